import { readQuizInProgress } from '../../api/quizzes/quiz-in-progress.ts';
import type { Elsewhere } from '../../attempt/catch-up.ts';
import { quizQuestions, type Quiz } from '../../attempt/quiz.ts';

/** What the server knows of a quiz; `null` where it is finished, or another one was begun since. */
export async function readElsewhere(
  { quizId, questions }: Quiz,
  signal: AbortSignal,
): Promise<Elsewhere | null> {
  const { quiz: served } = await readQuizInProgress({ signal });
  if (served?.quizId !== quizId) return null;
  const there = quizQuestions(served);
  const placeOf = (id: string) => there.findIndex((question) => question.id === id);
  return {
    progress: questions.map(({ id }) => served.progress[placeOf(id)]),
    typed: Object.fromEntries(
      there.flatMap(({ id, standing }) => (standing === undefined ? [] : [[id, standing]])),
    ),
  };
}
