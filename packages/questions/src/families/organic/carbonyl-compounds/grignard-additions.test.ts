import { expect, test } from 'vitest';
import { canonicalSmiles } from '../../../structures/canonical-smiles.ts';
import { formulaOfStructure } from '../../../computations/structures/formula-of-structure.ts';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { acidDerivatives } from './acid-derivatives.data.ts';
import { carbonyls } from './carbonyls.data.ts';
import { grignardAdditions } from './grignard-additions.ts';
import { reagents, withGroup } from './grignard-reagents.ts';

test('an acid derivative gives a tertiary alcohol or a ketone, and both are always among the options', () => {
  const keys = Array.from({ length: 200 }, (_, seed) => {
    const { text, options, key } = makeQuestion(grignardAdditions, seed + 1, 'advanced');
    const isKetone = options.map((option) => /=O|O=/.test(option.text));
    const [right = false] = isKetone.splice(key, 1);
    expect(right).toBe(text.includes('nitrile'));
    expect(isKetone).toContain(!right);
    return right;
  });
  expect(keys.filter(Boolean).length).toBeGreaterThan(50);
  expect(keys.filter((isKetone) => !isKetone).length).toBeGreaterThan(50);
});

test('the group beside the carbonyl carbon gives an isomer of the product, never the product', () => {
  for (const { product, beside } of carbonyls)
    for (const { branch } of beside === undefined ? [] : reagents) {
      const [right, wrong] = [withGroup(product, branch), withGroup(beside ?? '', branch)];
      expect(formulaOfStructure(wrong)).toBe(formulaOfStructure(right));
      expect(canonicalSmiles(wrong)).not.toBe(canonicalSmiles(right));
    }
});

test('the alcohol of an acid derivative is its ketone with one group more', () => {
  for (const { twofold, ketone } of acidDerivatives)
    for (const { branch } of reagents) {
      const [alcohol, other] = [twofold, ketone].map((one) => withGroup(one, branch).match(/[Cc]/g)?.length);
      expect((alcohol ?? 0) - (other ?? 0)).toBe(branch.match(/[Cc]/g)?.length);
    }
});
