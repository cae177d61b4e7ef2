import type { Exam } from './exam.ts';

/**
 * The share of each unit in what our questions cover of the exam, by id: the middle of its range, all together 1.
 * @example unitShares(apChemistry).get('unit-3')
 */
export function unitShares({ units }: Pick<Exam, 'units'>): ReadonlyMap<string, number> {
  const middles = units.map(({ id, percent }) => [id, (percent.low + percent.high) / 2] as const);
  const total = middles.reduce((sum, [, middle]) => sum + middle, 0);
  return new Map(middles.map(([id, middle]) => [id, middle / total]));
}
