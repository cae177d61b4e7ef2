import { levelTellsTable } from './level-tells.data.ts';
import type { Seen } from './seen.ts';

/** How much each feature of an option spoke for the key, in a level. */
export type Tells = ReadonlyMap<string, number>;

/** What gave the keys of levels away when their draws were measured, by the name of the template. */
export type LevelTells = ReadonlyMap<string, Tells>;

/** Those on record. */
export const levelTells: LevelTells = readTells(levelTellsTable);

/**
 * The place of the key among its options by how much they look like a key: 0 where it looks most like one. Options that look alike
 * share their places.
 * @param seen the features of the key, then of the other options
 */
export function placeOfKey(tells: Tells, seen: readonly Seen[]): { from: number; to: number } {
  const [key = 0, ...others] = seen.map((one) => {
    let score = 0;
    for (const [name, weight] of tells) score += weight * (one[name] ?? 0);
    return score;
  });
  const from = others.filter((score) => score > key + room).length;
  return { from, to: others.filter((score) => score >= key - room).length };
}

const room = 1e-6;

/** A line for each level: its name, then features by their numbers in the first line, each with its weight. */
function readTells(table: string): Map<string, Tells> {
  const [names = '', ...lines] = table.trim().split('\n');
  const known = names.split('|');
  return new Map(
    lines.map((line) => {
      const [template = '', ...weights] = line.split(' ');
      const tells = weights.map((weight) => {
        const [place = '', value = ''] = weight.split(':');
        return [known[Number(place)] ?? '', Number(value)] as const;
      });
      return [template, new Map(tells)];
    }),
  );
}
