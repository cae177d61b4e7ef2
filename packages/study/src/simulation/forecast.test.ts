import { describe, expect, it } from 'vitest';
import { levelShares } from '../../../questions/src/papers/level-shares.ts';
import { forecast } from '../index.ts';
import { simulateStudent, studentKinds } from './students.ts';

/** `npm run test:study` has 1,200 students for each kind of paper, the short form 160. */
const full = process.env.STUDY_SIMULATION === 'full';
const students = full ? 150 : 20;
const lengths = [40, 160];

const papers = [{ of: 'levels in thirds' }, { of: 'the levels of our papers', shares: levelShares }];

describe.each(papers)('the forecast, for simulated students and a paper of $of', ({ shares }) => {
  const results = lengths.flatMap((answers, length) =>
    studentKinds.flatMap((kind, place) =>
      Array.from({ length: students }, (_, index) => {
        const seed = 500_000 + 7919 * (index + students * (place + studentKinds.length * length));
        const { input, mark } = simulateStudent(kind, answers, seed, shares);
        const told = forecast(input);
        if (!told.enough) throw new Error(told.because);
        return {
          kind,
          answers,
          middle: told.middle,
          half: (told.high - told.low) / 2,
          inside: told.low <= mark && mark <= told.high,
        };
      }),
    ),
  );
  const share = (of: typeof results, holds: (one: (typeof results)[number]) => boolean) =>
    of.filter(holds).length / of.length;

  it('holds 85 to 95 % of the marks in its 90 % interval', () => {
    const inside = share(results, (one) => one.inside);
    expect(inside).toBeGreaterThanOrEqual(0.85);
    expect(inside).toBeLessThanOrEqual(0.95);
  });

  it('holds at least 80 % of the marks of each kind of student', () => {
    for (const kind of studentKinds)
      expect(
        share(
          results.filter((one) => one.kind === kind),
          (one) => one.inside,
        ),
      ).toBeGreaterThanOrEqual(0.8);
  });

  it('is within 14.5 points after 40 answers and within 12.5 after 160, on average', () => {
    for (const [answers, bound] of [
      [40, 14.5],
      [160, 12.5],
    ] as const) {
      const some = results.filter((one) => one.answers === answers);
      expect(some.reduce((sum, one) => sum + one.half, 0) / some.length).toBeLessThanOrEqual(bound);
    }
  });

  it('tells at most one guesser in ten more than 35', () => {
    expect(
      share(
        results.filter((one) => one.kind === 'guessing'),
        (one) => one.middle > 35,
      ),
    ).toBeLessThanOrEqual(0.1);
  });
});
