import type { FinishedQuiz } from '../../attempt/quiz.ts';
import { downloadName, quizDownload } from './quiz-download.ts';

/** Hands a finished quiz to the browser as a file. */
export function downloadQuiz(finished: FinishedQuiz, now: Date): void {
  const text = JSON.stringify(quizDownload(finished, now), null, 2);
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = downloadName(finished.quiz.title, now);
  link.click();
  URL.revokeObjectURL(address);
}
