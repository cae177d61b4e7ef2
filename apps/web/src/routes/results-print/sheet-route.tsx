import { Navigate, useNavigate } from 'react-router';
import { ExamSheet } from '../../features/results/sheet/exam-sheet.tsx';
import { useStudent } from '../../features/sign-in/student-context.ts';
import { ScreenSkeleton } from '../../ui/skeleton.tsx';
import { useKeptQuiz } from '../../quiz-flow/use-kept-quiz.ts';

export default function SheetRoute() {
  const user = useStudent();
  const navigate = useNavigate();
  const kept = useKeptQuiz(user.id);
  if (kept === undefined) return <ScreenSkeleton />;
  if (kept?.kind !== 'finished') return <Navigate to="/results" replace />;
  return <ExamSheet finished={kept.finished} onBack={() => void navigate('/results')} />;
}
