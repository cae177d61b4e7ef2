import { composeQuiz, difficulties, findTopics } from '@valence/questions';
import { percentile, type Figure } from './measure.ts';

const rounds = 2000;
const topics = [
  'stoichiometry',
  'Ksp',
  'SN2 vs E2',
  'why is ice less dense than water',
  'Michaelis-Menten',
  'galvanic cells',
  'proton NMR',
  'calibration curve',
  'particle in a box',
  'citric acid cycle',
  'stereochemistry',
  'isomers',
  'naming organic compounds',
] as const;
/** 200 characters, half of the words misspelled. */
const longText =
  'how do I predict the prodcts of nuclophilic substitution and elimnation reactions of secondary alkyl halides ' +
  'with strong bases in polar aprotik solvents, and wich stereochemstry does the product get then?';

/** Topics found in students' words, and quizzes of thirty questions on a topic, warm. */
export function benchTopics(): Figure[] {
  const started = performance.now();
  findTopics('first search');
  const build = performance.now() - started;

  const search = timesOf(() => findTopics(longText));
  const quiz = timesOf((seed) =>
    composeQuiz({
      topic: topics[seed % topics.length] ?? topics[0],
      difficulty: difficulties[Math.floor(seed / topics.length) % difficulties.length] ?? 'beginner',
      count: 30,
      seed,
      seen: new Set(),
    }),
  );
  return [
    {
      what: 'topics: index built at the first search',
      value: `${build.toFixed(0)} ms`,
      expected: 'under 100 ms',
    },
    {
      what: `topics: p99 of processor time of a search of ${longText.length} characters`,
      value: `${percentile(search, 99).toFixed(2)} ms`,
      expected: 'under 1 ms',
    },
    {
      what: 'topics: p50 of processor time of a quiz of 30 on a topic',
      value: `${percentile(quiz, 50).toFixed(2)} ms`,
      expected: '',
    },
    {
      what: 'topics: p99 of processor time of a quiz of 30 on a topic',
      value: `${percentile(quiz, 99).toFixed(2)} ms`,
      expected: 'under 5 ms',
    },
  ];
}

/** Milliseconds of processor time of each call, whatever else the machine does, after as many calls to warm up. */
function timesOf(call: (seed: number) => unknown): number[] {
  for (let seed = 0; seed < rounds; seed += 1) call(seed);
  return Array.from({ length: rounds }, (_, seed) => {
    const before = process.cpuUsage();
    call(rounds + seed);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
}
