import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composeQuiz, difficulties, subjects } from '@valence/questions';
import { percentile, type Figure } from './measure.ts';

const rounds = 2000;
const starts = 11;

/** What the engine adds to a start, and quizzes of ten that it composes alone. */
export function benchEngine(): Figure[] {
  return [...benchStart(), ...benchQuizzes()];
}

/** Loading the engine in a process of its own, median; `npm start` keeps compiled code from its first time on. */
function benchStart(): Figure[] {
  const cache = mkdtempSync(join(tmpdir(), 'valence-compiled-'));
  loadEngine({ NODE_COMPILE_CACHE: cache });
  const medianOf = (settings: Record<string, string>): string => {
    const samples = Array.from({ length: starts }, () => loadEngine(settings));
    return `${percentile(samples, 50).toFixed(0)} ms`;
  };
  const compiled = medianOf({ NODE_COMPILE_CACHE: cache });
  const uncompiled = medianOf({ NODE_DISABLE_COMPILE_CACHE: '1' });
  rmSync(cache, { recursive: true });
  return [
    { what: 'engine: added to a start, compiled before', value: compiled, expected: 'under 300 ms' },
    { what: 'engine: added to the very first start', value: uncompiled, expected: '' },
  ];
}

const loading =
  "const started = performance.now(); await import('@valence/questions'); console.log(performance.now() - started);";

function loadEngine(settings: Record<string, string>): number {
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', loading], {
    cwd: import.meta.dirname,
    env: { ...process.env, ...settings },
    encoding: 'utf8',
  });
  return Number(stdout);
}

/** Quizzes over all subjects and difficulties, warm. */
function benchQuizzes(): Figure[] {
  const seen: ReadonlySet<string> = new Set();
  const compose = (seed: number): void => {
    const subject = subjects[seed % subjects.length];
    const difficulty = difficulties[Math.floor(seed / subjects.length) % difficulties.length];
    if (subject !== undefined && difficulty !== undefined)
      composeQuiz({ subject, difficulty, count: 10, seed, seen });
  };
  for (let seed = 0; seed < rounds; seed += 1) compose(seed);

  const cpuBefore = process.cpuUsage();
  const samples: number[] = [];
  for (let seed = rounds; seed < 2 * rounds; seed += 1) {
    const started = performance.now();
    compose(seed);
    samples.push(performance.now() - started);
  }
  const cpu = process.cpuUsage(cpuBefore);
  const cpuPerQuiz = (cpu.user + cpu.system) / 1000 / rounds;
  return [
    { what: 'engine: CPU per quiz of 10', value: `${cpuPerQuiz.toFixed(3)} ms`, expected: 'under 1 ms' },
    { what: 'engine: p99 of a quiz of 10', value: `${percentile(samples, 99).toFixed(2)} ms`, expected: '' },
    { what: 'engine: quizzes of 10 a second', value: Math.round(1000 / cpuPerQuiz).toString(), expected: '' },
  ];
}
