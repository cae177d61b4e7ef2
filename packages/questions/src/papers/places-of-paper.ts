import type { Exam, ExamUnit } from '../exams/exam.ts';
import type { Difficulty } from '../question.ts';
import type { Random } from '../random.ts';
import { poolOfUnit } from './paper-pools.ts';
import type { Place } from './place.ts';
import { levelShares } from './level-shares.ts';
import { unitQuotas } from './unit-quotas.ts';

/**
 * The places of a paper, unit by unit within the published ranges. The advanced ones are where the units have advanced questions; the
 * others take turns through all units, so that they are even in each and in the whole.
 */
export function placesOfPaper(exam: Exam, count: number, random: Random): Place[] {
  const quotas = unitQuotas(exam, count, random);
  const units = exam.units.flatMap((unit, at) => Array.from({ length: quotas[at] ?? 0 }, () => unit));
  const advanced = advancedPlaces(exam, units, Math.round(levelShares.advanced * units.length), random);
  const rest = units.length - advanced.size;
  const intermediate = Math.round(levelShares.intermediate * units.length);
  let turn = random.integer(0, Math.max(0, rest - 1));
  return units.map((unit, at): Place => {
    if (advanced.has(at)) return { unit, difficulty: 'advanced' };
    turn += 1;
    return { unit, difficulty: levelOfTurn(turn, intermediate, rest) };
  });
}

/** Of so many places in turn, just so many are intermediate, as evenly spread as can be. */
function levelOfTurn(turn: number, intermediate: number, places: number): Difficulty {
  const before = Math.floor(((turn - 1) * intermediate) / places);
  return Math.floor((turn * intermediate) / places) > before ? 'intermediate' : 'beginner';
}

/** Draws places, each the likelier the more advanced questions its unit has for each of its places. */
function advancedPlaces(
  exam: Exam,
  units: readonly ExamUnit[],
  count: number,
  random: Random,
): ReadonlySet<number> {
  const weights = units.map(
    (unit) =>
      poolOfUnit(exam, unit, 'advanced').templates.length / units.filter((one) => one === unit).length,
  );
  const drawn = new Set<number>();
  while (drawn.size < count && drawn.size < units.length) {
    const open = weights.map((weight, at) => (drawn.has(at) ? 0 : weight));
    let left = random.next() * open.reduce((sum, weight) => sum + weight, 0);
    const place = open.findIndex((weight) => (left -= weight) < 0);
    drawn.add(place < 0 ? open.findIndex((_, at) => !drawn.has(at)) : place);
  }
  return drawn;
}
