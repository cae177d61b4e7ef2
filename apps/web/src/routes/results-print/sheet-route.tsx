import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { ExamSheet } from '../../features/results/sheet/exam-sheet.tsx';
import { useStudent } from '../../features/sign-in/student-context.ts';
import { ScreenSkeleton } from '../../ui/skeleton.tsx';
import { useFinishedQuiz } from '../../quiz-flow/use-finished-quiz.ts';

export default function SheetRoute() {
  const user = useStudent();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const opened = search.get('quiz');
  const finished = useFinishedQuiz(user.id, opened);
  const back = opened === null ? '/results' : `/results?quiz=${opened}`;
  if (finished === undefined) return <ScreenSkeleton />;
  if (finished === null) return <Navigate to="/results" replace />;
  return <ExamSheet finished={finished} onBack={() => void navigate(back)} />;
}
