import { parseEquation } from '@valence/chemistry';
import { expect, test } from 'vitest';
import { reversedAndMultiplied, reversedOnce, threeEquations } from './hess-cycles.data.ts';

test.each([...reversedOnce, ...reversedAndMultiplied, ...threeEquations])(
  'the equations add up to $target',
  ({ target, steps }) => {
    const sum = new Map<string, number>();
    for (const [factor, equation] of steps) add(sum, equation, factor);
    add(sum, target, -1);
    expect([...sum].filter(([, count]) => count !== 0)).toEqual([]);
  },
);

function add(sum: Map<string, number>, source: string, factor: number): void {
  const equation = parseEquation(source);
  if (!equation.ok) throw new Error(`${source}: ${equation.error.message}`);
  const { reactants, products } = equation.value;
  for (const [side, sign] of [
    [reactants, -1],
    [products, 1],
  ] as const)
    for (const { text, state, coefficient } of side) {
      const key = `${text}(${state ?? ''})`;
      sum.set(key, (sum.get(key) ?? 0) + sign * factor * coefficient);
    }
}
