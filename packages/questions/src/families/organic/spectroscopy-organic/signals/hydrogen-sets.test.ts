import { expect, test } from 'vitest';
import { countProtonEnvironments } from '../../../../computations/structures/structure-facts.ts';
import { hydrogenSets } from './hydrogen-sets.ts';
import { largestSet } from './largest-set.ts';
import { signalMolecules } from './signal-molecules.data.ts';

test('equivalent groups are one set with all their hydrogens', () => {
  expect(hydrogenSets('CC(C)O')).toEqual(['CH_{3} (6 H)', 'CH (1 H)', 'OH (1 H)']);
  expect(hydrogenSets('c1ccccc1')).toEqual(['CH (6 H)']);
});

test('as many sets are listed as signals are counted', () => {
  const wrong = signalMolecules.filter(
    ({ smiles }) => hydrogenSets(smiles).length !== countProtonEnvironments(smiles),
  );
  expect(wrong).toEqual([]);
});

test('the largest set is that of all groups which symmetry makes equivalent', () => {
  const largest = [
    ['CC(C)CO', 6],
    ['CC(C)(C)C=O', 9],
    ['CCOCC', 6],
    ['CCCCCC', 6],
    ['C1CCOCC1', 4],
    ['CC(C)(C)O', 9],
  ] as const;
  for (const [smiles, hydrogens] of largest) {
    const { text, answer } = largestSet(smiles, 'this') ?? { text: '', answer: '' };
    expect(`${text.includes('largest set')} ${smiles} ${answer}`).toBe(`true ${smiles} ${hydrogens}`);
  }
});
