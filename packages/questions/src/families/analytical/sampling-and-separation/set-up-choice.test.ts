import { expect, test } from 'vitest';
import type { Question } from '../../../question.ts';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { setUpChoice } from './set-up-choice.ts';

const seeds = Array.from({ length: 200 }, (_, seed) => seed + 1);
const keyOf = ({ options, key }: Question): string => options[key]?.text ?? '';

/**
 * The mole fraction of the vapor over a mixture of equal amounts, by Raoult and Trouton: one boiling and one condensing gives a
 * liquid of this purity.
 */
function purityOfFirstDrops(one: number, other: number): number {
  const [low, high] = [Math.min(one, other) + 273, Math.max(one, other) + 273];
  const volatility = Math.exp((88 / 8.314) * (high / low - 1));
  return volatility / (1 + volatility);
}

test('a table asks for the set-up that what boils first, layers or crystals ask for', () => {
  const found = new Map<string, number>();
  for (const seed of seeds) {
    const question = makeQuestion(setUpChoice, seed, 'intermediate');
    const { figure } = question;
    const rows = figure?.kind === 'table' ? figure.rows : [];
    const numbers = rows.map(([, melting = '', boiling = '']) =>
      [melting, boiling].map((text) => Number(text.replace('−', '-'))),
    );
    const [[m = NaN, b = NaN] = [], [n = NaN, c = NaN] = []] = numbers;
    const isSolid = Math.max(m, n) > 20;
    const mixes = rows.every((row) => row[3] === 'miscible');
    const purity = purityOfFirstDrops(b, c);
    // Nothing lies at the border between one distillation and many.
    expect(mixes && purity > 0.78 && purity < 0.89).toBe(false);
    const expected = mixes
      ? purity > 0.89
        ? /^A flask with a distillation head/
        : /fractionating column/
      : isSolid
        ? /^A Büchner funnel/
        : /^A separatory funnel/;
    expect(keyOf(question)).toMatch(expected);
    found.set(keyOf(question), (found.get(keyOf(question)) ?? 0) + 1);
  }
  expect(found.size).toBe(4);
  expect(Math.min(...found.values())).toBeGreaterThan(30);
});

/** Whether a task can be done in a set-up, from the numbers of its text. */
const serves: Readonly<Record<string, (text: string) => boolean>> = {
  distillation: (text) => {
    const [, low, high] = /^Separating .*?point (\d+) °C.*?point (\d+) °C/.exec(text) ?? [];
    return purityOfFirstDrops(Number(low), Number(high)) > 0.89;
  },
  reflux: (text) => {
    const [, boiling, temperature] = /^Keeping .*?point (\d+) °C\) at (\d+) °C/.exec(text) ?? [];
    return Math.abs(Number(temperature) - Number(boiling)) < 3;
  },
  'vacuum filtration': (text) => {
    const [, mass, water, solubility] =
      /^Collecting (\d+) g .*? with (\d+) g .*?solubility ([\d.]+) g/.exec(text) ?? [];
    return Number(mass) * 0.9 > (Number(water) * Number(solubility)) / 100;
  },
};

test('one task alone can be done in the set-up that is drawn, and another one is told in the same words', () => {
  const keys = new Set<string>();
  for (const seed of seeds) {
    const question = makeQuestion(setUpChoice, seed, 'advanced');
    const of = question.figure?.kind === 'apparatus' ? question.figure.of : '';
    const texts = question.options.map(({ text }) => text);
    expect(texts.filter((text) => serves[of]?.(text))).toEqual([keyOf(question)]);
    const [first = ''] = keyOf(question).split(' ');
    expect(texts.filter((text) => text.startsWith(`${first} `))).toHaveLength(2);
    keys.add(keyOf(question));
  }
  expect(keys.size).toBeGreaterThan(80);
});
