import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../e2e/server/running-server.ts';
import { percentile, type Figure } from './measure.ts';

const firstStarts = 3;
const starts = 7;

/** From the command to the first answer, on the embedded database; asked for every 100 ms. */
export async function benchStart(settings: Record<string, string>): Promise<Figure[]> {
  const first: number[] = [];
  for (let start = 0; start < firstStarts; start += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'valence-first-start-'));
    const began = performance.now();
    const server = await startServer({ ...settings, DATA_DIR: folder });
    first.push(performance.now() - began);
    await server.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
  const again: number[] = [];
  const server = await startServer(settings);
  for (let start = 0; start < starts; start += 1) {
    await server.kill();
    const began = performance.now();
    await server.restart();
    again.push(performance.now() - began);
  }
  await server.dispose();
  return [
    figure('start: on an empty folder', first, ''),
    figure('start: on the data of a process that was killed', again, 'under 3 s'),
  ];
}

function figure(what: string, samples: readonly number[], expected: string): Figure {
  const seconds = (percent: number): string => `${(percentile(samples, percent) / 1000).toFixed(1)} s`;
  return { what, value: `median ${seconds(50)}, at most ${seconds(100)} (n = ${samples.length})`, expected };
}
