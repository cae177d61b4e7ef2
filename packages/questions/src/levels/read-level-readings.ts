import { difficulties, type Difficulty } from '../question.ts';
import { questionKinds, type QuestionKind } from './kinds.ts';

/** What readers, who did not see how a template is marked, say of it. */
export interface LevelReading {
  /** Of one reader or up to five, in the order in which they read. */
  levels: readonly Difficulty[];
  kind: QuestionKind;
}

/**
 * Reads a table of readings: a line each, `id 12 calculation`, where the digits are the levels that up to five readers gave, from 1.
 * @throws with the line that is none
 * @example readLevelReadings('general-moles-01 12 calculation').get('general-moles-01')?.levels // ['beginner', 'intermediate']
 */
export function readLevelReadings(table: string): Map<string, LevelReading> {
  return new Map(table.split('\n').flatMap((line) => (line.trim() === '' ? [] : [readingOf(line)])));
}

function readingOf(line: string): [string, LevelReading] {
  const [, id, digits = '', name] = /^(\S+) ([123]{1,5}) ([a-z]+)$/.exec(line.trim()) ?? [];
  const levels = [...digits].flatMap((digit) => difficulties[Number(digit) - 1] ?? []);
  const kind = questionKinds.find((one) => one === name);
  if (id === undefined || kind === undefined) throw new Error(`“${line}” is no reading of a level`);
  return [id, { levels, kind }];
}
