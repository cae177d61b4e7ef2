import { parseEquation } from '@valence/chemistry';
import { expect, test } from 'vitest';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { hessLaw } from './hess-law.ts';

/** How much of each substance an equation makes. */
function madeBy(source: string): Map<string, number> {
  const equation = parseEquation(source);
  if (!equation.ok) throw new Error(`${source}: ${equation.error.message}`);
  const made = new Map<string, number>();
  const { reactants, products } = equation.value;
  for (const [side, sign] of [
    [reactants, -1],
    [products, 1],
  ] as const)
    for (const { text, state, coefficient } of side)
      made.set(`${text}(${state ?? ''})`, (made.get(`${text}(${state ?? ''})`) ?? 0) + sign * coefficient);
  return made;
}

const numberOf = (text: string): number => Number.parseFloat(text.replace('−', '-').replaceAll(' ', ''));
const factors = Array.from({ length: 13 }, (_, place) => place - 6).filter((factor) => factor !== 0);

/** The factors by which the equations of a question add up to its target, tried out one after the other. */
function solved(text: string): { factors: number[]; enthalpy: number } {
  const [target = '', ...given] = [...text.matchAll(/\\ce\{(.*?->.*?)\}/g)].map(([, source = '']) =>
    madeBy(source),
  );
  const enthalpies = [...text.matchAll(/Δ\*H\*° = ([−+][\d. ]+) kJ/g)].map(([, value = '']) =>
    numberOf(value),
  );
  const choices = given.reduce<number[][]>(
    (all) => all.flatMap((chosen) => factors.map((factor) => [...chosen, factor])),
    [[]],
  );
  const right = choices.filter((chosen) => {
    const left = new Map(target === '' ? [] : target);
    for (const [place, factor] of chosen.entries())
      for (const [substance, count] of given[place] ?? [])
        left.set(substance, (left.get(substance) ?? 0) - factor * count);
    return [...left.values()].every((count) => count === 0);
  });
  const [only = []] = right;
  if (right.length !== 1) throw new Error(`${right.length} ways: ${text}`);
  return {
    factors: only,
    enthalpy: only.reduce((sum, factor, place) => sum + factor * (enthalpies[place] ?? NaN), 0),
  };
}

test.each(hessLaw.difficulties)(
  'the printed equations add up to the target, and their enthalpies to the key alone (%s)',
  (task) => {
    const reversed = new Set<string>();
    for (let seed = 1; seed <= 60; seed += 1) {
      const { text, options, key } = makeQuestion(hessLaw, seed, task);
      const { factors: found, enthalpy } = solved(text);
      for (const [place, option] of options.entries())
        expect(Math.abs(numberOf(option.text) - enthalpy) < 0.05, `${text} ${option.text}`).toBe(
          place === key,
        );
      reversed.add(found.some((factor) => factor > 0) ? 'some' : 'all');
      expect(found.some((factor) => factor < 0)).toBe(true);
    }
    expect(reversed.size).toBe(2);
  },
);
