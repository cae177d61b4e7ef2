import { readFigure } from '@valence/figures';
import { expect, test } from 'vitest';
import type { Difficulty, Question } from '../../../question.ts';
import { difficultiesOf } from '../../computed-set.ts';
import { makeSet } from '../../testing/drawn-once.ts';
import { optionFaults, shares, steps } from '../../testing/option-faults.ts';
import { seedsToDraw } from '../../testing/seeds-to-draw.ts';
import { titrationCurveSet } from './titration-curve-set.ts';

const seeds = seedsToDraw(20, 100);

/** What the drawing and the printed text say of the titration, found without looking for the jump. */
interface Found {
  equivalence: number;
  constant: number;
  /** In mL and mol/L. */
  volume: number;
  base: number;
  weighed: number;
}

function foundIn({ stimulus }: Question): Found {
  if (stimulus?.figure === undefined) throw new Error('no figure');
  const [points = []] = readFigure(stimulus.figure).lines;
  const { equivalence, constant } = granPlot(points);
  const number = (pattern: RegExp): number => Number(pattern.exec(stimulus.text)?.[1]);
  return {
    equivalence,
    constant,
    volume: number(/([\d.]+) mL/),
    base: number(/([\d.]+) mol\/L/),
    weighed: number(/([\d.]+) g /),
  };
}

/** Gran's line: in the buffer region *V* × 10^(−pH) falls in proportion to *V*, with the slope −*K*a, to zero at the equivalence point. */
function granPlot(points: readonly (readonly [number, number])[]): { equivalence: number; constant: number } {
  const past = points.find(([, pH]) => pH > 8.5)?.[0] ?? 0;
  const line = points
    .filter(([volume]) => volume > 0.3 * past && volume < 0.85 * past)
    .map(([volume, pH]) => [volume, volume * 10 ** -pH] as const);
  const mean = (place: 0 | 1): number => line.reduce((sum, point) => sum + point[place], 0) / line.length;
  const [x, y] = [mean(0), mean(1)];
  const slope =
    line.reduce((sum, [one, other]) => sum + (one - x) * (other - y), 0) /
    line.reduce((sum, [one]) => sum + (one - x) ** 2, 0);
  return { equivalence: x - y / slope, constant: -slope };
}

const keyOf = ({ options, key }: Question): string => options[key]?.text ?? '';

/** What the expectations of each question find wrong in the sets of a level. */
function faultsOf(
  level: Difficulty,
  faultsAt: readonly ((question: Question, found: Found) => string[])[],
): string[] {
  return seeds.flatMap((seed) => {
    const questions = makeSet(titrationCurveSet, seed, level);
    if (questions.length !== faultsAt.length) return [`${seed}: ${questions.length} questions`];
    return questions.flatMap((question, place) => faultsAt[place]?.(question, foundIn(question)) ?? []);
  });
}

const millilitres = steps(1);
const pHs = steps(0.3);
const byPower = (one: number, other: number): number => Math.abs(Math.log10(one / other)) / 0.3;

/** Share of the acid that is left at a pH below that of the equivalence point, and of base in excess above it, from the constant alone. */
function offAt(pH: number, { constant, salt }: { constant: number; salt: number }): number {
  const left = 1 / (1 + constant / 10 ** -pH);
  const excess = 10 ** (pH - 14) / salt;
  return excess - left;
}

/** What each question on indicators asks for, and which of the others' changes end so that they are clearly wrong. */
const indicatorTasks = [
  {
    asked: /best for this titration/,
    fits: ({ from, to, pH }: Record<'from' | 'to' | 'pH', number>) => from <= pH && pH <= to,
    isOut: (off: number) => off < -0.02 || off > 0.03,
  },
  {
    asked: /while much of the acid is still left/,
    fits: ({ off }: { off: number }) => off < -0.1,
    isOut: (off: number) => off > -0.02,
  },
  {
    asked: /far too much base be added before/,
    fits: ({ off }: { off: number }) => off > 0.04,
    isOut: (off: number) => off < 0.02,
  },
] as const;

/** The change of the key ends where its question asks it to, by the acid constant and the salt solution; those of the others clearly do not. */
function indicatorFaults(question: Question, { equivalence, constant, volume, base }: Found): string[] {
  const salt = (base * equivalence) / (volume + equivalence);
  const pH = 14 + Math.log10(Math.sqrt((1e-14 / constant) * salt));
  const task = indicatorTasks.find(({ asked }) => asked.test(question.text));
  if (task === undefined) return [`${question.id}: ${question.text}`];
  return question.options.flatMap(({ text }, place) => {
    const [from = 0, to = 0] = [...text.matchAll(/[\d.]+/g)].map(Number);
    const off = offAt(to, { constant, salt });
    const isRight = task.fits({ from, to, pH, off });
    const isWell = place === question.key ? isRight : !isRight && task.isOut(off);
    return isWell ? [] : [`${question.id}: ${text} at pH ${pH}`];
  });
}

function particlesFaults(question: Question, { equivalence }: Found): string[] {
  const share = Number(/after (\d+) mL/.exec(question.text)?.[1]) / equivalence;
  const ranges = [
    [0, 0.2, 'Mostly HA, with little'],
    [0.45, 0.55, 'About as much HA'],
    [1.1, 9, 'Hardly any HA'],
  ] as const;
  const [, , expected] = ranges.find(([from, to]) => share > from && share < to) ?? [0, 0, 'nothing clear'];
  return keyOf(question).startsWith(expected) ? [] : [`${question.id}: ${expected} at ${share}`];
}

test('volume, particles and indicator follow from Gran’s line through the drawn curve', () => {
  const faults = faultsOf('beginner', [
    (question, { equivalence }) => optionFaults(question, equivalence, millilitres),
    particlesFaults,
    indicatorFaults,
  ]);
  expect(faults).toEqual([]);
});

test('concentration, constant, ratio and indicator follow from Gran’s line through the drawn curve', () => {
  const faults = faultsOf('intermediate', [
    (question, { equivalence, base, volume }) =>
      optionFaults(question, (base * equivalence) / volume, shares(0.07)),
    (question, { constant }) => optionFaults(question, -Math.log10(constant), pHs),
    (question, { equivalence }) => {
      const added = Number(/after (\d+) mL/.exec(question.text)?.[1]);
      const ratio = added / (equivalence - added);
      const isOfAcid = question.text.includes('[HA]/[');
      return optionFaults(question, isOfAcid ? 1 / ratio : ratio, shares(0.07));
    },
    indicatorFaults,
  ]);
  expect(faults).toEqual([]);
});

test('molar mass, constant and the mistake follow from Gran’s line and from plain reasoning', () => {
  const makesSmall =
    /rinsed with water|air bubble|outside of the flask|more dilute|few more crystals|less than the solid/;
  const makesLarge =
    /spilled|not quite dry|sodium chloride|lost from the flask|recorded at the equivalence|more concentrated/;
  const faults = faultsOf('advanced', [
    (question, { equivalence, base, weighed }) =>
      optionFaults(question, (1000 * weighed) / (base * equivalence), shares(0.07)),
    (question, { constant }) => optionFaults(question, constant, byPower),
    (question) => {
      const isSmall = question.text.includes('too small');
      const isLarge = question.text.includes('too large');
      const fitting = question.options.flatMap(({ text }, place) =>
        makesSmall.test(text) === isSmall && makesLarge.test(text) === isLarge ? [place] : [],
      );
      return String(fitting) === String(question.key) ? [] : [question.id];
    },
  ]);
  expect(faults).toEqual([]);
});

test('the equivalence point does not lie at a number of the axis', () => {
  const offs = difficultiesOf(titrationCurveSet).flatMap((level) =>
    seeds.flatMap((seed) =>
      makeSet(titrationCurveSet, seed, level)
        .slice(0, 1)
        .map((question) => {
          const { equivalence } = foundIn(question);
          return Math.abs(equivalence - 10 * Math.round(equivalence / 10));
        }),
    ),
  );
  expect(Math.min(...offs)).toBeGreaterThan(0.3);
});

test('the best indicator is asked for, and those whose change ends too early or too late', () => {
  const asked = difficultiesOf(titrationCurveSet)
    .filter((level) => level !== 'advanced')
    .flatMap((level) =>
      seeds.map((seed) => {
        const { text = '' } = makeSet(titrationCurveSet, seed, level).at(-1) ?? {};
        return indicatorTasks.findIndex((task) => task.asked.test(text));
      }),
    );
  expect(new Set(asked)).toEqual(new Set([0, 1, 2]));
});

test('a mistake is asked for by what it does to the molar mass, in all three ways', () => {
  const asked = seeds.map((seed) => makeSet(titrationCurveSet, seed, 'advanced').at(-1)?.text ?? '');
  for (const effect of ['too small?', 'too large?', 'unchanged?'])
    expect(asked.some((text) => text.endsWith(effect))).toBe(true);
});

test('the ratio is asked of the anion to the acid and of the acid to the anion', () => {
  const asked = seeds.map((seed) => makeSet(titrationCurveSet, seed, 'intermediate')[2]?.text ?? '');
  expect(new Set(asked.map((text) => text.includes('[HA]/[')))).toEqual(new Set([true, false]));
});
