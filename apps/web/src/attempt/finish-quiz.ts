import type { Attempt } from './attempt.ts';
import { deadlineOf } from './countdown.ts';
import type { FinishedQuiz, Quiz } from './quiz.ts';

/** What a finished attempt amounts to. A question that was left open has no answer. */
export function finishQuiz(quiz: Quiz, attempt: Attempt): FinishedQuiz {
  const deadline = deadlineOf(attempt.startedAt, quiz.timeLimit);
  const isTimeUp = deadline !== null && attempt.finishedAt !== null && attempt.finishedAt >= deadline;
  return {
    quiz,
    answers: attempt.progress.map((progress, place) => ({
      chosen: progress.kind === 'resolved' ? progress.answer : null,
      attempts: progress.tried.length,
      first: progress.tried[0] ?? null,
      isFlagged: attempt.flagged.includes(place),
      seconds: Math.round((attempt.spent[place] ?? 0) / 1000),
    })),
    ...(attempt.typed && { typed: attempt.typed }),
    timeSpent: Math.round(attempt.spent.reduce((sum, spent) => sum + spent, 0) / 1000),
    ...(isTimeUp && { isTimeUp }),
  };
}
