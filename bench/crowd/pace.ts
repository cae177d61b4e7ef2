import { setTimeout as wait } from 'node:timers/promises';
import { visit } from './visit.ts';

/**
 * So many students at one quiz a minute, who come evenly for some seconds; over when the last of them is done.
 * @returns milliseconds of each of their calls
 */
export async function pace(
  base: string,
  cookies: readonly string[],
  crowd: number,
  seconds: number,
): Promise<number[]> {
  const visits: Promise<number[]>[] = [];
  const count = Math.round((crowd / 60) * seconds);
  const started = performance.now();
  for (let turn = 0; turn < count; turn += 1) {
    await wait(Math.max(0, started + (turn / count) * seconds * 1000 - performance.now()));
    visits.push(visit(base, cookies[turn % cookies.length] ?? ''));
  }
  return (await Promise.all(visits)).flat();
}
