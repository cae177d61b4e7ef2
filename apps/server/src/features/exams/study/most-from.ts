import type { LedgerRow } from '@valence/study';
import type { ExamStudy } from './exam-study.ts';

/** So many units are named, and so many answers of a unit read, the latest. */
const mostNamed = 3;
const latest = 20;
/** What is taken of a unit before it has answers: one of four right, as a guess is. */
const guessed = { right: 1, answers: 4 };

/** The units in which most marks are still missing: their share of the exam times what is not answered right in them. */
export function mostFrom(
  { units }: ExamStudy,
  unitOf: ReadonlyMap<string, string>,
  ledger: readonly LedgerRow[],
): string[] {
  const missing = units.map(({ id, name, share }) => {
    const rows = ledger.filter(({ skill }) => unitOf.get(skill) === id).slice(-latest);
    const right = rows.filter((row) => row.right).length;
    const known = (right + guessed.right) / (rows.length + guessed.answers);
    return { name, marks: share * (1 - known) };
  });
  return missing
    .toSorted((one, other) => other.marks - one.marks)
    .slice(0, mostNamed)
    .map(({ name }) => name);
}
