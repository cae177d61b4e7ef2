import { useQueryClient } from '@tanstack/react-query';
import { forgetQuiz, readKeptQuiz } from '../../attempt/kept/kept-quiz.ts';
import { HistoryScreen } from '../../features/history/history-screen.tsx';
import { OpenQuiz } from '../../features/history/open-quiz.tsx';
import { useStudent } from '../../features/sign-in/student-context.ts';
import { giveUp } from '../../quiz-flow/save-steps.ts';

export default function HistoryRoute() {
  const user = useStudent();
  const queries = useQueryClient();

  function discard(quizId: string) {
    const kept = readKeptQuiz(user.id);
    if (kept?.kind === 'active' && kept.quiz.quizId === quizId) forgetQuiz(user.id);
    giveUp(queries, user.id, { quizId });
  }

  return <HistoryScreen openQuiz={<OpenQuiz userId={user.id} onDiscard={discard} />} />;
}
