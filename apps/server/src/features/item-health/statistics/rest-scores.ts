import type { AnswerRow } from './first-encounters.ts';
import type { SharesRight } from './shares-right.ts';

/** With fewer other answers a student's rest score says nothing. */
const fewestOthers = 5;

/**
 * A student's rest score beside each answer: by how much the student is right more often than everybody else on the other
 * questions. Taking each question's own share right off keeps it fair to those who ask for harder ones.
 * @param answered one student's first encounters, without what was left open
 * @returns in the order of `answered`, from -1 to 1; `null` where there are too few others
 */
export function restScores(answered: readonly AnswerRow[], shares: SharesRight): (number | null)[] {
  const above = answered.map((row) => (row.rightAtFirst ? 1 : 0) - shares.of(row));
  const total = above.reduce((sum, one) => sum + one, 0);
  const others = answered.length - 1;
  return above.map((own) => (others < fewestOthers ? null : (total - own) / others));
}
