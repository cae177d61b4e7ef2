import { difficulties, type Difficulty } from '../question.ts';
import { levelTable } from './level-readings.data.ts';
import { readLevelReadings, type LevelReading } from './read-level-readings.ts';

/** The readings of level and kind on record, by the name of the template. */
export const levelReadings: ReadonlyMap<string, LevelReading> = readLevelReadings(levelTable);

/**
 * The level of a template, as readers say who did not see the author's mark (docs/levels.md): the middle one of their readings, of
 * two in the middle the lower one. A template with a single one is as it is marked: the reader agreed, or nobody has read it.
 * @param template its name: `general-moles-01`, `ideal-gas-law.beginner`
 * @example levelOf('ideal-gas-law.beginner', 'beginner')
 */
export function levelOf(template: string, mark: Difficulty): Difficulty {
  const { levels = [] } = levelReadings.get(template) ?? {};
  if (levels.length < 2) return mark;
  const lowestFirst = levels.toSorted(
    (one, other) => difficulties.indexOf(one) - difficulties.indexOf(other),
  );
  return lowestFirst[Math.floor((lowestFirst.length - 1) / 2)] ?? mark;
}

/**
 * True for the name of a template whose questions ask for a bare calculation, by the readers of its kind.
 * @example isCalculation('ideal-gas-law.beginner') // true
 */
export function isCalculation(template: string): boolean {
  return levelReadings.get(template)?.kind === 'calculation';
}
