import { expect, test } from 'vitest';
import { createRandom } from '../../../random.ts';
import { empiricalFormulas } from './empirical-formulas.ts';
import { isPossibleCompound } from './possible-compound.ts';
import { partsOf } from './stated-composition.ts';

test.each(['C2H6O', 'CH3O', 'C2H5O', 'CH4', 'C2H7NO', 'C9H8O4', 'CH2', 'KMnO4', 'NaHCO3'])(
  '%s is possible, or twice it is',
  (formula) => {
    expect(isPossibleCompound(partsOf(formula))).toBe(true);
  },
);

test.each(['C2H7O', 'CH6O', 'CH7O', 'C4H12O', 'C2H12O', 'CH4Cl', 'C2H8NO'])(
  '%s has more hydrogen than its carbon can hold',
  (formula) => {
    expect(isPossibleCompound(partsOf(formula))).toBe(false);
  },
);

test.each(['intermediate', 'advanced'] as const)(
  'no option at %s is a formula of carbon that no compound has',
  (difficulty) => {
    for (let seed = 1; seed <= 100; seed += 1) {
      const draft = empiricalFormulas.draft(createRandom(seed), difficulty);
      for (const { text } of [{ text: draft?.answer ?? '\\ce{C}' }, ...(draft?.distractors ?? [])])
        expect(partsOf(text.slice('\\ce{'.length, -1))).toSatisfy(isPossibleCompound);
    }
  },
);
