import type { Apparatus } from '@valence/figures';
import { expect, test } from 'vitest';
import type { Question } from '../../../question.ts';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { apparatusReadings } from './apparatus-readings.ts';

const seeds = Array.from({ length: 120 }, (_, seed) => seed + 1);

/** Words of the key for each way in which a set-up differs from a right one. */
const told: readonly (readonly [
  differs: (figure: Apparatus) => boolean,
  fault: RegExp,
  consequence: RegExp,
])[] = [
  [({ of, bulb }) => of === 'distillation' && bulb === 'above', /bulb is too high/, /reads too low/],
  [({ of, bulb }) => of === 'distillation' && bulb === 'below', /bulb is too low/, /reads too high/],
  [({ waterEnters }) => waterEnters === 'high', /water enters at the wrong end/, /jacket does not fill/],
  [({ isClosed }) => isClosed, /completely closed/, /^Pressure builds up/],
  [({ hasStones }) => !hasStones, /chips are missing/, /bumps/],
];

test('a set-up differs in one thing at most, and the key says which one, or that there is none', () => {
  const found = new Set<string>();
  for (const seed of seeds)
    for (const [level, which, none] of [
      ['intermediate', 1, /^Nothing is wrong/],
      ['advanced', 2, /^It works/],
    ] as const) {
      const question = makeQuestion(apparatusReadings, seed, level);
      const differing = told.filter(([differs]) => differs(figureOf(question)));
      expect(differing.length).toBeLessThan(2);
      expect(keyOf(question)).toMatch(differing[0]?.[which] ?? none);
      found.add(`${figureOf(question).of} ${keyOf(question)}`);
    }
  expect(found.size).toBe(2 * (6 + 4));
});

test('the key names the piece that the asked number stands at', () => {
  const found = new Map<string, string>();
  for (const seed of seeds) {
    const question = makeQuestion(apparatusReadings, seed, 'beginner');
    const number = /number (\d)/.exec(question.text)?.[1];
    const piece = figureOf(question).labels.find((label) => label.number === number)?.piece ?? '';
    // One piece has one name, whatever number it has.
    expect(found.get(piece) ?? keyOf(question)).toBe(keyOf(question));
    found.set(piece, keyOf(question));
  }
  expect(found.size).toBe(13);
  expect(new Set(found.values()).size).toBe(13);
  expect(found.get('jacket')).toBe('Condenser');
  expect(found.get('basin')).toBe('Büchner funnel');
});

test('the levels of one seed draw on their own: they seldom agree in apparatus, fault and story', () => {
  const alike = seeds.filter((seed) => {
    const [one, other] = (['intermediate', 'advanced'] as const).map((level) => {
      const question = makeQuestion(apparatusReadings, seed, level);
      return `${question.text.split('. ')[0] ?? ''} ${JSON.stringify(figureOf(question))}`;
    });
    return one === other;
  });
  // Chance alone makes about 2 of 120 agree.
  expect(alike.length).toBeLessThan(8);
});

function figureOf({ figure }: Question): Apparatus {
  if (figure?.kind !== 'apparatus') throw new Error('no set-up');
  return figure;
}

function keyOf({ options, key }: Question): string {
  return options[key]?.text ?? '';
}
