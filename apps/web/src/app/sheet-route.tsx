import type { User } from '@valence/contract';
import { useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { readKeptQuiz } from '../attempt/kept-quiz.ts';
import { ExamSheet } from '../features/results/sheet/exam-sheet.tsx';

export function SheetRoute({ user }: { user: User }) {
  const [, navigate] = useLocation();
  const [kept] = useState(() => readKeptQuiz(user.id));
  if (kept?.kind !== 'finished') return <Redirect to="/results" replace />;
  return <ExamSheet finished={kept.finished} onBack={() => navigate('/results')} />;
}
