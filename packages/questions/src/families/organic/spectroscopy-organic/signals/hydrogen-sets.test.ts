import { expect, test } from 'vitest';
import { countProtonEnvironments } from '../../../../computations/structures/structure-facts.ts';
import { hydrogenSets } from './hydrogen-sets.ts';
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
