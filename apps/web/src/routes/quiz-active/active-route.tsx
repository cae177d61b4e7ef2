import { useState } from 'react';
import { PrefetchPageLinks, useNavigate } from 'react-router';
import { NoQuestions } from '../../features/quizzes/active/no-questions.tsx';
import { reportFromQuiz } from '../../features/reports/report-button.tsx';
import { useStudent } from '../../features/sign-in/student-context.ts';
import { TakeQuiz } from '../../quiz-flow/take-quiz.tsx';
import { useKeptQuiz } from '../../quiz-flow/use-kept-quiz.ts';
import { ScreenSkeleton } from '../../ui/skeleton.tsx';

export default function ActiveRoute() {
  const user = useStudent();
  const navigate = useNavigate();
  const kept = useKeptQuiz(user.id);
  const [isAnswered, setAnswered] = useState(false);
  if (kept === undefined) return <ScreenSkeleton />;
  if (kept?.kind !== 'active' || kept.quiz.questions.length === 0) {
    return <NoQuestions onExit={() => void navigate('/')} />;
  }
  return (
    <>
      <TakeQuiz
        user={user}
        quiz={kept.quiz}
        attempt={kept.attempt}
        onNavigate={(path, options) => void navigate(path, options)}
        report={reportFromQuiz}
        onAnswered={() => setAnswered(true)}
      />
      {/* The results are at hand before they are needed, with or without a network then. */}
      {isAnswered && <PrefetchPageLinks page="/results" />}
    </>
  );
}
