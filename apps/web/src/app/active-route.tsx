import type { User } from '@valence/contract';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { forgetQuiz, keepQuiz, readKeptQuiz } from '../attempt/kept-quiz.ts';
import { recordRequest } from '../attempt/record-request.ts';
import { keepUnrecorded } from '../attempt/unrecorded.ts';
import { ActiveQuiz } from '../features/quiz/active/active-quiz.tsx';
import { NoQuestions } from '../features/quiz/active/no-questions.tsx';

export function ActiveRoute({ user }: { user: User }) {
  const [, navigate] = useLocation();
  const [kept] = useState(() => readKeptQuiz(user.id));
  if (kept?.kind !== 'active' || kept.quiz.questions.length === 0) {
    return <NoQuestions onExit={() => navigate('/')} />;
  }
  const { quiz } = kept;
  return (
    <ActiveQuiz
      key={quiz.quizId}
      quiz={quiz}
      initialAttempt={kept.attempt}
      onProgress={(attempt) => keepQuiz(user.id, { kind: 'active', quiz, attempt })}
      onFinish={(finished) => {
        keepUnrecorded(user.id, recordRequest(finished));
        keepQuiz(user.id, { kind: 'finished', finished });
        navigate('/results', { replace: true });
      }}
      onExit={() => {
        forgetQuiz(user.id);
        navigate('/quiz');
      }}
    />
  );
}
