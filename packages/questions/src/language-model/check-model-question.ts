import { checkQuestion, type CheckReport } from '../checks/check-question.ts';
import type { Question } from '../question.ts';
import { asAsked, type Asked } from './as-asked.ts';

/**
 * Runs every check over a question that a language model wrote, and checks that it is what the model was asked for.
 * @param asked the topic, in any words, and the difficulty
 * @example checkModelQuestion(question, { topic: 'Ksp' }).results.filter((result) => result.verdict === 'failed')
 */
export function checkModelQuestion(question: Question, asked: Asked = {}): CheckReport {
  const { ok, results } = checkQuestion(question);
  const fit = asAsked(question, asked);
  return { ok: ok && fit.verdict !== 'failed', results: [...results, fit] };
}
