import { isSchoolConcept } from '../concepts/concepts.ts';
import { difficulties, type Difficulty } from '../question.ts';
import { levelTable } from './level-readings.data.ts';
import { readLevelReadings, type LevelReading } from './read-level-readings.ts';

/** The readings of level and kind on record, by the name of the template. */
export const levelReadings: ReadonlyMap<string, LevelReading> = readLevelReadings(levelTable);

/**
 * The level of a template: the author's mark where it lies between what two readers say who did not see it, else the nearer of theirs
 * (docs/levels.md). What mainly tests a concept that no school teaches may be a level above what they count. A template without two
 * readings is as it is marked.
 * @param template its name: `general-moles-01`, `ideal-gas-law.beginner`
 * @param tests ids of the concepts that it tests, the main one first
 * @example levelOf('ideal-gas-law.beginner', 'beginner', ['ideal-gas-law'])
 */
export function levelOf(template: string, mark: Difficulty, [main]: readonly string[] = []): Difficulty {
  const { levels = [] } = levelReadings.get(template) ?? {};
  if (levels.length < 2) return mark;
  const ranks = levels.map((level) => difficulties.indexOf(level));
  const room = main === undefined || isSchoolConcept(main) ? 0 : 1;
  const most = Math.max(...ranks) + room;
  const rank = Math.max(Math.min(...ranks), Math.min(most, difficulties.indexOf(mark)));
  return difficulties[rank] ?? mark;
}

/**
 * True for the name of a template whose questions ask for a bare calculation, by the readers of its kind.
 * @example isCalculation('ideal-gas-law.beginner') // true
 */
export function isCalculation(template: string): boolean {
  return levelReadings.get(template)?.kind === 'calculation';
}
