import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LevelShares } from './forecast/level-shares.ts';
import { forecast, type ForecastInput, type LedgerRow } from './index.ts';

const dayLength = 86_400_000;
const now = Date.UTC(2026, 3, 1, 15);
const skills = ['acids', 'bases', 'salts'].flatMap((topic) =>
  [1, 2, 3].map((number) => ({ id: `${topic} ${number}`, topic, seconds: 60, needs: [] })),
);

function answers(
  count: number,
  right: (index: number) => boolean,
  more: Partial<LedgerRow> = {},
): LedgerRow[] {
  return Array.from({ length: count }, (_, index) => ({
    skill: skills[index % skills.length]?.id ?? '',
    at: now - (count - index) * 0.2 * dayLength,
    right: right(index),
    kind: 'choice',
    difficulty: (['beginner', 'intermediate', 'advanced'] as const)[Math.floor(index / 3) % 3] ?? 'advanced',
    ...more,
  }));
}

function inputOf(ledger: LedgerRow[], exam: Partial<ForecastInput['exam']> = {}): ForecastInput {
  const weights = { acids: 1, bases: 1, salts: 1 };
  return {
    now,
    exam: { at: now + 10 * dayLength, weights, questions: 60, choices: 4, ...exam },
    skills,
    ledger,
  };
}

function told(input: ForecastInput) {
  const result = forecast(input);
  if (!result.enough) throw new Error(result.because);
  return result;
}

const twoOfThree = (index: number) => index % 3 > 0;

describe('a forecast', () => {
  it('is the same for the same input, leaves the input alone, and is in order within 0 and 100', () => {
    const input = inputOf(answers(40, twoOfThree));
    const copy = structuredClone(input);
    const { low, middle, high } = told(input);
    expect(forecast(copy)).toEqual(forecast(input));
    expect(input).toEqual(copy);
    expect(0 <= low && low <= middle && middle <= high && high <= 100).toBe(true);
  });

  it('says that 15 answers are needed', () => {
    expect(forecast(inputOf(answers(14, twoOfThree)))).toEqual({
      enough: false,
      because: 'Not enough answers yet: 14 of 15.',
    });
    expect(forecast(inputOf(answers(15, twoOfThree))).enough).toBe(true);
  });

  it('counts neither equal rows twice, nor unknown skills, nor what comes after now', () => {
    const ledger = answers(14, twoOfThree);
    const odd = [
      ...ledger,
      ...ledger,
      ...answers(1, twoOfThree, { skill: 'unknown' }),
      ...answers(1, twoOfThree, { at: now + 1 }),
    ];
    expect(forecast(inputOf(odd)).enough).toBe(false);
  });

  it('says that topics of 60 % of the weight are needed', () => {
    const ledger = answers(30, twoOfThree, { skill: 'acids 1' });
    const result = forecast(inputOf(ledger, { weights: { acids: 59, bases: 41 } }));
    expect(result).toEqual({
      enough: false,
      because: 'The topics answered so far make up 59 % of the exam; it takes 60 %.',
    });
    expect(forecast(inputOf(ledger, { weights: { acids: 60, bases: 40 } })).enough).toBe(true);
  });

  it('is lower the later the exam', () => {
    const middles = [1, 7, 30, 90].map(
      (days) => told(inputOf(answers(60, twoOfThree), { at: now + days * dayLength })).middle,
    );
    for (const [index, middle] of middles.entries()) expect(middle).toBeLessThan(middles[index - 1] ?? 101);
  });

  it('is surer the longer the paper', () => {
    const widths = [10, 30, 60, 200].map((questions) => {
      const { low, high } = told(inputOf(answers(60, twoOfThree), { questions }));
      return high - low;
    });
    for (const [index, width] of widths.entries()) expect(width).toBeLessThan(widths[index - 1] ?? 101);
  });

  it('is higher for right answers to advanced questions than to beginner ones', () => {
    const at = (difficulty: 'beginner' | 'advanced') =>
      told(inputOf(answers(40, twoOfThree, { difficulty }))).middle;
    expect(at('advanced')).toBeGreaterThan(at('beginner') + 5);
  });

  it('is higher on a paper with fewer advanced questions, and takes a third of each level where nothing is said', () => {
    const at = (levelShares?: LevelShares) =>
      told(inputOf(answers(60, twoOfThree), levelShares === undefined ? {} : { levelShares }));
    const ours = { beginner: 0.4, intermediate: 0.5, advanced: 0.1 };
    expect(at(ours).middle).toBeGreaterThan(at().middle + 2);
    expect(at({ advanced: 1 }).middle).toBeLessThan(at().middle - 5);
    expect(at({ beginner: 2, intermediate: 2, advanced: 2 })).toEqual(at());
    expect(at({ beginner: 40, intermediate: 50, advanced: 10 })).toEqual(at(ours));
  });

  it('counts a level of odd share as none, and takes thirds where none is left', () => {
    const at = (levelShares: LevelShares) => told(inputOf(answers(60, twoOfThree), { levelShares }));
    expect(at({ beginner: 1, intermediate: -3, advanced: NaN })).toEqual(at({ beginner: 5 }));
    for (const odd of [{}, { beginner: 0 }, { beginner: -1, advanced: Infinity }])
      expect(at(odd)).toEqual(told(inputOf(answers(60, twoOfThree))));
    expect(at({ beginner: 1e308, intermediate: 1e308, advanced: 1e308 })).toEqual(
      told(inputOf(answers(60, twoOfThree))),
    );
  });

  it('is higher where a paper offers fewer options, and lowest where answers are typed', () => {
    const at = (choices: number) => told(inputOf(answers(40, twoOfThree), { choices })).middle;
    expect(at(3)).toBeGreaterThan(at(5));
    expect(at(5)).toBeGreaterThan(at(0));
  });

  it('goes by what the weight of a topic is', () => {
    const ledger = answers(90, (index) => index % 9 < 3);
    const at = (acids: number) => told(inputOf(ledger, { weights: { acids, bases: 1, salts: 1 } })).middle;
    expect(at(8)).toBeGreaterThan(at(1) + 10);
  });

  it('expects of a student who got better what the latest answers show', () => {
    const better = told(inputOf(answers(60, (index) => index >= 30))).middle;
    const mixed = told(inputOf(answers(60, (index) => index % 2 === 0))).middle;
    expect(better).toBeGreaterThan(mixed + 10);
  });

  it('tells a student who guesses about a guesser’s mark', () => {
    const { low, middle } = told(inputOf(answers(60, (index) => index % 4 === 1)));
    expect(middle).toBeLessThan(33);
    expect(low).toBeLessThan(22);
  });

  it('stands on the day of the exam and after it', () => {
    for (const days of [0, -3])
      expect(told(inputOf(answers(60, twoOfThree), { at: now + days * dayLength })).middle).toBeGreaterThan(
        50,
      );
  });

  it('never throws for any values', () => {
    const number = fc.oneof(fc.double(), fc.integer({ min: -5, max: 200 }));
    const name = fc.constantFrom('a', 'b', 'acids', '');
    const row = fc.record({
      skill: name,
      at: fc.oneof(number, fc.constant(now)),
      right: fc.boolean(),
      kind: fc.constantFrom('choice' as const, 'typed' as const),
    });
    const arbitrary = fc.record({
      now: fc.oneof(number, fc.constant(now)),
      exam: fc.record({
        at: number,
        weights: fc.dictionary(name, number),
        questions: number,
        choices: number,
        levelShares: fc.record(
          { beginner: number, intermediate: number, advanced: number },
          { requiredKeys: [] },
        ),
      }),
      skills: fc.array(fc.record({ id: name, topic: name, seconds: number, needs: fc.array(name) }), {
        maxLength: 5,
      }),
      ledger: fc.array(row, { maxLength: 40 }),
    });
    const inOrder = (result: ReturnType<typeof forecast>) =>
      !result.enough ||
      (0 <= result.low && result.low <= result.middle && result.middle <= result.high && result.high <= 100);
    fc.assert(
      fc.property(arbitrary, (input) => {
        expect(inOrder(forecast(input))).toBe(true);
      }),
      { numRuns: 300, seed: 7 },
    );
  });
});
