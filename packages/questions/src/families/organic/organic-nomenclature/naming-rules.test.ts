import { expect, test } from 'vitest';
import type { NamedChain } from '../../../computations/names/organic-name-parts.ts';
import { directionSentence, orderSentence, parentSentence } from './naming-rules.ts';

const heptane: NamedChain = {
  length: 7,
  suffix: null,
  suffixLocants: [],
  enes: [],
  ynes: [],
  prefixes: [
    { name: 'methyl', locant: 5 },
    { name: 'ethyl', locant: 3 },
  ],
};

test('with equal numbers from both ends the alphabet decides', () => {
  expect(directionSentence(heptane)).toContain('comes first in the name, ethyl');
});

test('the lower set of numbers decides before the alphabet', () => {
  const prefixes = [
    { name: 'methyl', locant: 4 },
    { name: 'ethyl', locant: 3 },
  ];
  expect(directionSentence({ ...heptane, prefixes })).toContain('3,4 instead of 4,5');
});

test('the principal group decides before everything else, and an acid can only be counted from its end', () => {
  expect(directionSentence({ ...heptane, suffix: 'ol', suffixLocants: [2] })).toContain(
    'principal group the lower number, 2 instead of 6',
  );
  expect(directionSentence({ ...heptane, suffix: 'oic acid', suffixLocants: [1] })).toContain(
    'always number 1',
  );
});

test('the alphabet is spoken of only where it has something to order', () => {
  expect(orderSentence({ ...heptane, prefixes: [{ name: 'methyl', locant: 3 }] })).toBe(
    'The name is therefore ',
  );
  expect(orderSentence(heptane)).toContain('alphabetical');
});

test('of equally long chains the one with more branches is spoken of only where there are two', () => {
  const methyl = { name: 'methyl', locant: 2 };
  const ethyl = { name: 'ethyl', locant: 3 };
  const pentane: NamedChain = { ...heptane, length: 5, prefixes: [methyl, ethyl] };
  expect(parentSentence(pentane)).toContain('the one with more branches');
  expect(parentSentence({ ...pentane, suffix: 'ol', suffixLocants: [2] })).not.toContain('branches');
  expect(parentSentence({ ...pentane, prefixes: [ethyl] })).not.toContain('branches');
  expect(parentSentence({ ...heptane, prefixes: [methyl, { name: 'ethyl', locant: 4 }] })).not.toContain(
    'branches',
  );
});
