import { expect, test } from 'vitest';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { ringConformers } from './ring-conformers.ts';

test.each(['intermediate', 'advanced'] as const)(
  'the share of either chair is asked for, and the two are told apart by which is more stable (%s)',
  (level) => {
    const keys = drawn(level).map(({ text, options, key }) => {
      const isOfLess = /less stable|in the axial chair/.test(text);
      const share = Number.parseInt(options[key]?.text ?? '', 10);
      expect(share > 50).toBe(!isOfLess);
      return isOfLess;
    });
    expect(keys.filter(Boolean).length).toBeGreaterThan(30);
    expect(keys.filter((isOfLess) => !isOfLess).length).toBeGreaterThan(30);
  },
);

test.each(['intermediate', 'advanced'] as const)('no option is all or nothing (%s)', (level) => {
  const texts = drawn(level).flatMap(({ options }) => options.map(({ text }) => text));
  expect(texts.filter((text) => text === '0%' || text === '100%')).toEqual([]);
});

test('the energies of chairs are made of the groups that are on the ring, whatever else is listed', () => {
  for (const { text, options, key } of drawn('beginner')) {
    const [compound = '', listed = ''] = text.split('? Being axial');
    // Ethyl is no part of methyl.
    const costs = [...listed.matchAll(/the ([\w-]+) group ([\d.]+) kJ/g)].filter(([, name = '']) =>
      new RegExp(name === 'hydroxy' ? 'cyclohexan-1-ol' : `\\b${name}`).test(compound),
    );
    const [one = 0, other = 0] = costs.map(([, , energy]) => Number(energy));
    const isSum = compound.includes('*trans*') && /-4-/.test(compound);
    const ofChair = compound.includes('less stable') ? Math.max(one, other) : Math.min(one, other);
    const found = isSum ? one + other : compound.includes('differ in') ? Math.abs(one - other) : ofChair;
    expect(costs).toHaveLength(2);
    expect(options[key]?.text).toBe(`${found.toFixed(1)} kJ/mol`);
  }
});

function drawn(level: 'beginner' | 'intermediate' | 'advanced'): ReturnType<typeof makeQuestion>[] {
  return Array.from({ length: 300 }, (_, seed) => makeQuestion(ringConformers, seed + 1, level));
}
