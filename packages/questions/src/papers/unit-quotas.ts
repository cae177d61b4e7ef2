import type { Exam, ExamUnit } from '../exams/exam.ts';
import { unitShares } from '../exams/unit-shares.ts';
import type { Random } from '../random.ts';

/**
 * How many questions of a paper may fall to a unit: its published range, to the whole question. Ranges of percent rarely hold whole
 * numbers of questions: 7 to 9 % of 60 would be five questions, and the ranges of AP Chemistry then never make up 60.
 * @example unitRange(apChemistry, apChemistry.units[0], 60) // { fewest: 4, most: 6 }
 */
export function unitRange(
  { leftOut }: Pick<Exam, 'leftOut'>,
  { percent }: Pick<ExamUnit, 'percent'>,
  count: number,
): { fewest: number; most: number } {
  const covered = coveredPercent({ leftOut });
  return {
    fewest: Math.floor((percent.low * count) / covered),
    most: Math.ceil((percent.high * count) / covered),
  };
}

/** What our questions cover of an exam, in percent. */
function coveredPercent({ leftOut }: Pick<Exam, 'leftOut'>): number {
  return 100 - leftOut.reduce((sum, left) => sum + left.percent, 0);
}

/**
 * The number of questions of each unit in a paper, in the order of the exam: each within its range, as near to its share as can be,
 * all together `count`. Where the published ranges hold too few whole questions, more than a range come where they are least beyond it:
 * of 60 questions of AP Chemistry at most 13 are of unit 3 (18 to 22 %). Which units of equal share get the last ones is left to chance.
 * @throws when the ranges cannot make up the paper: a defect of the exam's data, found by its tests
 */
export function unitQuotas(
  exam: Pick<Exam, 'id' | 'units' | 'leftOut'>,
  count: number,
  random: Random,
): number[] {
  const shares = unitShares(exam);
  const units = exam.units.map((unit) => {
    const { fewest, most } = unitRange(exam, unit, count);
    const ideal = (shares.get(unit.id) ?? 0) * count;
    const published = (unit.percent.high * count) / coveredPercent(exam);
    return { ideal, published, most, fewest, quota: Math.min(most, Math.max(fewest, Math.floor(ideal))) };
  });
  const missing = (): number => count - units.reduce((sum, { quota }) => sum + quota, 0);
  while (missing() !== 0) {
    const step = Math.sign(missing());
    const open = units.filter(({ quota, fewest, most }) => quota + step >= fewest && quota + step <= most);
    // The one that lacks most comes first, within what is published; chance decides between equals.
    const beyond = ({ quota, published }: (typeof open)[number]): number =>
      Math.max(0, quota + step - published);
    const [next] = random
      .shuffle(open)
      .toSorted(
        (one, other) =>
          beyond(one) - beyond(other) || step * (other.ideal - other.quota - (one.ideal - one.quota)),
      );
    if (next === undefined) throw new Error(`The units of ${exam.id} cannot make up ${count} questions`);
    next.quota += step;
  }
  return units.map(({ quota }) => quota);
}
