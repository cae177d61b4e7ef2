import type { User } from '@valence/contract';
import { Redirect, useLocation } from 'wouter';
import { ExamSheet } from '../../features/results/sheet/exam-sheet.tsx';
import { ScreenSkeleton } from '../../ui/skeleton.tsx';
import { useKeptQuiz } from '../../quiz-flow/use-kept-quiz.ts';

export function SheetRoute({ user }: { user: User }) {
  const [, navigate] = useLocation();
  const kept = useKeptQuiz(user.id);
  if (kept === undefined) return <ScreenSkeleton />;
  if (kept?.kind !== 'finished') return <Redirect to="/results" replace />;
  return <ExamSheet finished={kept.finished} onBack={() => navigate('/results')} />;
}
