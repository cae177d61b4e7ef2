import { expect, test } from 'vitest';
import type { Question } from '../../../question.ts';
import { makeSet } from '../../testing/drawn-once.ts';
import { atomsOf, massOf } from './known-compounds.ts';
import { unknownCompoundSet } from './unknown-compound-set.ts';
import { seedsToDraw } from '../../testing/seeds-to-draw.ts';

const seeds = seedsToDraw(25, 100);

const keyOf = ({ options, key }: Question): string => options[key]?.text ?? '';

test('of the other formulas one has the mass of the right one: neither faults nor masses alone tell it', () => {
  const counts = (['intermediate', 'advanced'] as const).flatMap((level) =>
    seeds.map((seed) => {
      const [formula] = makeSet(unknownCompoundSet, seed, level);
      const masses = (formula?.options ?? []).map(({ text }) => massOf(atomsOf(text)));
      return masses.filter((mass) => mass === masses[formula?.key ?? NaN]).length;
    }),
  );
  expect([...new Set(counts)]).toEqual([2]);
});

test('the right number of rings and double bonds is offered with a C=O bond and without, and none is offered where it is wrong, too', () => {
  const places = new Set<string>();
  const faults = (['intermediate', 'advanced'] as const).flatMap((level) =>
    seeds.flatMap((seed) => {
      const [, rings] = makeSet(unknownCompoundSet, seed, level);
      if (rings === undefined) return [`${seed}: no such question`];
      const key = keyOf(rings);
      const [number = ''] = key.split(',');
      const texts = rings.options.map(({ text }) => text);
      if (texts.some((text) => text.startsWith('None'))) places.add(key.startsWith('None') ? 'key' : 'slip');
      const wanted = number === 'None' ? 1 : 2;
      const isWell =
        texts.filter((text) => text.startsWith(`${number},`)).length === wanted &&
        !texts.includes('None, with a C=O bond');
      return isWell ? [] : [`${level} ${seed}: ${texts.join(' | ')}`];
    }),
  );
  expect(faults).toEqual([]);
  expect([...places].toSorted()).toEqual(['key', 'slip']);
});
