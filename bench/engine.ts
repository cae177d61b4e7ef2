import { composeQuiz, difficulties, subjects } from '@valence/questions';
import { percentile, type Figure } from './measure.ts';

const rounds = 2000;

/** Quizzes of ten questions composed by the engine alone, over all subjects and difficulties, warm. */
export function benchEngine(): Figure[] {
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
