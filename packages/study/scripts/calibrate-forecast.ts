/** `npm run study:calibration`: tells simulated students their marks on papers with the levels of ours, and writes how these turned out for the page on the forecast. */
import { writeFileSync } from 'node:fs';
import { levelShares } from '../../questions/src/papers/level-shares.ts';
import { forecast } from '../src/index.ts';
import { simulateStudent, studentKinds } from '../src/simulation/students.ts';

const file = new URL('../../../apps/web/src/features/forecast/calibration.data.json', import.meta.url);
const studentsEach = 150;
const lengths = [40, 160] as const;
/** Other students than those of the tests. */
const firstSeed = 9_000_000;
/** Told marks are gathered in bands of so many points. */
const bandWidth = 10;

const told = lengths.flatMap((answers, length) =>
  studentKinds.flatMap((kind, place) =>
    Array.from({ length: studentsEach }, (_, index) => {
      const seed = firstSeed + 104_729 * (index + studentsEach * (place + studentKinds.length * length));
      const { input, mark } = simulateStudent(kind, answers, seed, levelShares);
      const { low, middle, high } = requireTold(forecast(input));
      return { kind, answers, mark, middle, half: (high - low) / 2, isInside: low <= mark && mark <= high };
    }),
  ),
);

type Told = typeof told;

const bands = [...Map.groupBy(told, ({ middle }) => Math.floor(middle / bandWidth) * bandWidth)]
  .toSorted(([one], [other]) => one - other)
  .map(([from, students]) => ({
    from,
    to: from + bandWidth,
    students: students.length,
    told: mean(students, ({ middle }) => middle),
    mark: mean(students, ({ mark }) => mark),
    inside: percentInside(students),
  }));

const calibration = {
  madeBy: 'npm run study:calibration',
  students: told.length,
  firstSeed,
  levels: Object.entries(levelShares).map(([level, share]) => ({ level, percent: Math.round(100 * share) })),
  inside: percentInside(told),
  kinds: studentKinds.map((kind) => {
    const students = told.filter((one) => one.kind === kind);
    return { kind, students: students.length, inside: percentInside(students) };
  }),
  lengths: lengths.map((answers) => {
    const students = told.filter((one) => one.answers === answers);
    return {
      answers,
      students: students.length,
      inside: percentInside(students),
      half: mean(students, ({ half }) => half),
      off: mean(students, ({ mark, middle }) => Math.abs(mark - middle)),
    };
  }),
  bands,
};
writeFileSync(file, `${JSON.stringify(calibration, null, 2)}\n`);

function requireTold(made: ReturnType<typeof forecast>) {
  if (!made.enough) throw new Error(made.because);
  return made;
}

/** The mean, with one decimal. */
function mean(students: Told, of: (one: Told[number]) => number): number {
  return Math.round((10 * students.reduce((sum, one) => sum + of(one), 0)) / students.length) / 10;
}

function percentInside(students: Told): number {
  return mean(students, ({ isInside }) => (isInside ? 100 : 0));
}
