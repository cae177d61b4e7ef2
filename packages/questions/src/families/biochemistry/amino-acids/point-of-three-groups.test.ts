import { expect, test } from 'vitest';
import { netCharge } from '../../../computations/biomolecules/peptides.ts';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { isoelectricPoint } from './isoelectric-point.ts';
import { seedsToDraw } from '../../testing/seeds-to-draw.ts';

const seeds = seedsToDraw(30, 120);

/** The pH of no net charge, found by halving. */
function neutralAt(text: string): number {
  const printed = (name: string): number =>
    Number(new RegExp(String.raw`([\d.]+) \(${name}\)`).exec(text)?.[1] ?? NaN);
  const [carboxyl, amino, side] = [printed('α-carboxyl'), printed('α-amino'), printed('side chain')];
  const groups = /second amino|imidazole/.test(text)
    ? { acids: [carboxyl], bases: [amino, side] }
    : { acids: [carboxyl, side], bases: [amino] };
  let [low, high] = [0, 14];
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if (netCharge(groups, middle) > 0) low = middle;
    else high = middle;
  }
  return low;
}

test('the charge of three groups is zero at the key, whichever two of them surround the neutral form', () => {
  const questions = seeds.map((seed) => makeQuestion(isoelectricPoint, seed, 'intermediate'));
  for (const { text, options, key } of questions)
    expect(Math.abs(Number(options[key]?.text) - neutralAt(text))).toBeLessThan(0.06);
  for (const group of ['second carboxyl', 'second amino', 'imidazole', 'thiol', 'phenol'])
    expect(questions.some(({ text }) => text.includes(group))).toBe(true);
});
