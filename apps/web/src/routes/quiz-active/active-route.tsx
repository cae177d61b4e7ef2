import type { IssuedQuestion } from '@valence/contract';
import { useState } from 'react';
import { PrefetchPageLinks, useNavigate } from 'react-router';
import { useStudent } from '../../features/sign-in/student-context.ts';
import { TakeQuiz } from '../../quiz-flow/take-quiz.tsx';
import { useQuizInProgress } from '../../quiz-flow/use-quiz-in-progress.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { ScreenSkeleton } from '../../ui/skeleton.tsx';

const QuestionTools = lazyPart(async () => (await import('./question-tools.tsx')).QuestionTools);
const NoQuestions = lazyPart(
  async () => (await import('../../features/quizzes/active/no-questions.tsx')).NoQuestions,
);

export default function ActiveRoute() {
  const user = useStudent();
  const navigate = useNavigate();
  const open = useQuizInProgress(user.id);
  const [isAnswered, setAnswered] = useState(false);
  if (open === undefined) return <ScreenSkeleton />;
  if (open === null || open.quiz.questions.length === 0) {
    return <NoQuestions onExit={() => void navigate('/')} />;
  }
  const { quizId } = open.quiz;
  const report = (question: IssuedQuestion) => <QuestionTools quizId={quizId} question={question} />;
  return (
    <>
      <TakeQuiz
        user={user}
        quiz={open.quiz}
        attempt={open.attempt}
        onNavigate={(path, options) => void navigate(path, options)}
        report={report}
        onAnswered={() => setAnswered(true)}
      />
      {/* The results are at hand before they are needed, with or without a network then. */}
      {isAnswered && <PrefetchPageLinks page="/results" />}
    </>
  );
}
