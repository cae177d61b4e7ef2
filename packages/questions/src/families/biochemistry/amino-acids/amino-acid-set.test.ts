import { readFigure, type Point } from '@valence/figures';
import { expect, test } from 'vitest';
import type { Question } from '../../../question.ts';
import { makeSet } from '../../testing/drawn-once.ts';
import { optionFaults, steps } from '../../testing/option-faults.ts';
import { seedsToDraw } from '../../testing/seeds-to-draw.ts';
import { aminoAcidSet } from './amino-acid-set.ts';

const seeds = seedsToDraw(20, 100);
const keyOf = ({ options, key }: Question): string => options[key]?.text ?? '';

/** p*K*ₐ values by least squares: those with which the charge balance of a 0.2 mol/L solution gives the drawn curve. */
function constantsIn({ stimulus }: Question, count: number): number[] {
  if (stimulus?.figure === undefined) throw new Error('no figure');
  const [curve = []] = readFigure(stimulus.figure).lines;
  const misfit = (pKas: readonly number[]): number =>
    curve.reduce((sum, [added, pH]) => sum + (addedAt(pH, pKas) - added) ** 2, 0);
  let best = Array.from({ length: count }, (_, step) => pHAt(curve, step + 0.5));
  for (const width of [0.2, 0.1, 0.05, 0.02, 0.01])
    for (let round = 0; round < 8; round += 1)
      for (const step of best.keys()) {
        const tried = [-width, 0, width].map((by) => best.map((pKa, at) => (at === step ? pKa + by : pKa)));
        best = tried.toSorted((one, other) => misfit(one) - misfit(other))[0] ?? best;
      }
  return best;
}

/** Moles of base for each mole of acid at a pH; each mole adds half a milliliter to 10 mL. */
function addedAt(pH: number, pKas: readonly number[]): number {
  const lost = pKas.reduce((sum, pKa) => sum + 1 / (1 + 10 ** (pKa - pH)), 0);
  const excess = 10 ** (pH - 14) - 10 ** -pH;
  return (2 * lost + 10 * excess) / (2 - excess);
}

function pHAt(curve: readonly Point[], added: number): number {
  return curve.reduce((best, point) =>
    Math.abs(point[0] - added) < Math.abs(best[0] - added) ? point : best,
  )[1];
}

/** Mean charge after so much base, on a straight line between those at the drawn points before and after. */
function chargeAfter(added: number, curve: readonly Point[], pKas: readonly number[], start: number): number {
  const after = Math.max(
    1,
    curve.findIndex(([x]) => x >= added),
  );
  const [[x, pH], [u, next]] = [curve[after - 1] ?? never(), curve[after] ?? never()];
  const [one, other] = [chargeAt(pH, pKas, start), chargeAt(next, pKas, start)];
  return one + ((added - x) / (u - x)) * (other - one);
}

/** Mean charge of the molecules at a pH. */
function chargeAt(pH: number, pKas: readonly number[], start: number): number {
  return start - pKas.reduce((sum, pKa) => sum + 1 / (1 + 10 ** (pKa - pH)), 0);
}

/** The pH at which the mean charge is zero, by halving. */
function isoelectric(pKas: readonly number[], start: number): number {
  let [low, high] = [0, 14];
  for (let round = 0; round < 60; round += 1) {
    const middle = (low + high) / 2;
    if (chargeAt(middle, pKas, start) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

const reading = steps(0.3);

test('constant, isoelectric point and main form follow from constants fitted to the drawn curve', () => {
  const faults = seeds.flatMap((seed) => {
    const [constant, point, form, ...more] = makeSet(aminoAcidSet, seed, 'intermediate');
    if (constant === undefined || point === undefined || form === undefined || more.length > 0)
      return [`${seed}: not three questions`];
    const pKas = constantsIn(constant, 2);
    const charge = chargeAt(Number(/pH ([\d.]+)\?/.exec(form.text)?.[1]), pKas, 1);
    const expected = form.text.includes('at any pH')
      ? '–\\ce{COOH} and –\\ce{NH2}'
      : charge > 0.6
        ? 'cation'
        : charge < -0.6
          ? 'anion'
          : Math.abs(charge) < 0.4
            ? 'zwitterion'
            : '?';
    return [
      ...optionFaults(constant, pKas[constant.text.includes('ammonium') ? 1 : 0] ?? NaN, reading),
      ...optionFaults(point, isoelectric(pKas, 1), reading),
      ...(keyOf(form).includes(expected) ? [] : [form.id]),
    ];
  });
  expect(faults).toEqual([]);
});

test('each group is asked for its constant, and each of the four forms is a key', () => {
  const made = Array.from({ length: 60 }, (_, seed) => makeSet(aminoAcidSet, seed, 'intermediate'));
  const asked = new Set(made.map(([constant]) => /carboxyl|ammonium/.exec(constant?.text ?? '')?.[0]));
  expect(asked).toEqual(new Set(['carboxyl', 'ammonium']));
  expect(new Set(made.flatMap(([, , form]) => (form === undefined ? [] : [keyOf(form)]))).size).toBe(4);
});

/** By the p*K*ₐ of the side chain, which lies apart from those of the carboxyl and the ammonium group. */
function nameOf([, second = NaN, third = NaN]: readonly number[]): { name: string; charge: number } {
  if (second < 5.2) return { name: 'Glutamic acid', charge: 1 };
  return third > 10 ? { name: 'Lysine', charge: 2 } : { name: 'Histidine', charge: 2 };
}

test('name, isoelectric point and mean charge follow from constants fitted to the drawn curve', () => {
  const faults = seeds.flatMap((seed) => {
    const [name, point, mean, ...more] = makeSet(aminoAcidSet, seed, 'advanced');
    if (name === undefined || point === undefined || mean === undefined || more.length > 0)
      return [`${seed}: not three questions`];
    const pKas = constantsIn(name, 3);
    const found = nameOf(pKas);
    const added = Number(/addition of ([\d.]+) mol/.exec(mean.text)?.[1]);
    const [curve = []] = readFigure(name.stimulus?.figure ?? never()).lines;
    const charge = chargeAfter(added, curve, pKas, found.charge);
    return [
      ...(keyOf(name) === found.name ? [] : [`${name.id}: ${found.name}`]),
      ...optionFaults(point, isoelectric(pKas, found.charge), reading),
      ...optionFaults(mean, charge, steps(0.2)),
    ];
  });
  expect(faults).toEqual([]);
});

function never(): never {
  throw new Error('no figure');
}
