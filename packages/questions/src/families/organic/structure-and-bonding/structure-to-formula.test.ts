import { expect, test } from 'vitest';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { structureToFormula } from './structure-to-formula.ts';
import { seedsToDraw } from '../../testing/seeds-to-draw.ts';

const seeds = seedsToDraw(20, 80);

/** How many hydrogens a formula has fewer than its open chain has room for. */
function roomIn(text: string): number {
  const atoms = new Map(
    [...text.slice('\\ce{'.length).matchAll(/([A-Z][a-z]?)(\d*)/g)].map(([, element = '', count = '']) => [
      element,
      count === '' ? 1 : Number(count),
    ]),
  );
  const of = (...elements: string[]): number =>
    elements.reduce((sum, element) => sum + (atoms.get(element) ?? 0), 0);
  return 2 * of('C') + 2 + of('N') - of('H', 'F', 'Cl', 'Br', 'I');
}

test('no formula is offered that has more hydrogens than an open chain has room for', () => {
  const faults = (['beginner', 'intermediate'] as const).flatMap((level) =>
    seeds.flatMap((seed) =>
      makeQuestion(structureToFormula, seed, level).options.filter(({ text }) => !(roomIn(text) >= 0)),
    ),
  );
  expect(faults).toEqual([]);
});

test('of an arene no saturated formula is offered', () => {
  const arenes = seeds
    .map((seed) => makeQuestion(structureToFormula, seed, 'intermediate'))
    .filter(({ options, key }) => roomIn(options[key]?.text ?? '') >= 8);
  expect(arenes.length).toBeGreaterThan(10);
  expect(arenes.filter(({ options }) => options.some(({ text }) => roomIn(text) === 0))).toEqual([]);
});
