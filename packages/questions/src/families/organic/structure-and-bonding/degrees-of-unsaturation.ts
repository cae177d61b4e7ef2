import type { Draft, Family } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { ringsAndUptake } from './rings-and-uptake.ts';
import { drawAtoms, formulaOf, isWhole, unsaturation, type Atoms } from './unsaturated-formula.ts';

/** Rings plus π bonds from a formula; harder ones bring nitrogen and halogens, then what part of them takes up hydrogen. */
export const degreesOfUnsaturation: Family = {
  id: 'degrees-of-unsaturation',
  name: 'Counting degrees of unsaturation',
  subject: 'organic',
  topics: ['structure-and-bonding'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['degrees-of-unsaturation'],
    intermediate: ['degrees-of-unsaturation'],
    advanced: ['degrees-of-unsaturation'],
  },
  uses: ['hydrogenation-of-alkenes'],
  reference: 'McMurry, Organic Chemistry, chapter 7',
  draft(random, difficulty) {
    const atoms = drawAtoms(random, difficulty !== 'beginner');
    if (atoms === null) return null;
    return difficulty === 'advanced' ? ringsAndUptake(random, atoms) : fromFormula(atoms);
  },
};

function fromFormula(atoms: Atoms): Draft | null {
  const { carbon, hydrogen, nitrogen, oxygen, halogen } = atoms;
  const key = unsaturation(atoms);
  const options = quantityOptions(
    key,
    String,
    [
      {
        value: (2 * carbon + 2 - hydrogen - halogen - nitrogen) / 2,
        slip: 'nitrogen-sign-in-unsaturation',
        teaching: `Each nitrogen atom allows one more hydrogen, so it is added to 2*n* + 2, not subtracted${nitrogen === 1 ? ', and the 2 must not be omitted (which would give the same result)' : ''}.`,
      },
      {
        value: (2 * carbon + 2 + nitrogen - hydrogen) / 2,
        slip: 'halogen-ignored-in-unsaturation',
        teaching:
          'A halogen takes the place of a hydrogen, so it must be counted together with the hydrogens.',
      },
      {
        value: (2 * carbon + nitrogen - hydrogen - halogen) / 2,
        slip: 'saturated-formula-wrong',
        teaching: `A saturated open chain of ${carbon} carbons has 2 × ${carbon} + 2 hydrogens, not 2 × ${carbon}: each of the two ends of the chain carries one extra hydrogen${nitrogen === 2 ? '; leaving out the two nitrogens, which add one hydrogen each, gives the same result' : ''}.`,
      },
      {
        value: 2 * key,
        slip: 'forgot-to-halve-hydrogens',
        teaching: 'This is the number of missing hydrogens; each ring or π bond accounts for two of them.',
      },
      {
        value: key + oxygen,
        slip: 'oxygen-counted-in-unsaturation',
        teaching:
          'Each oxygen was counted as a degree of unsaturation; with its two bonds, oxygen does not change the number of hydrogens and is left out.',
      },
      {
        value: key - oxygen,
        slip: 'oxygen-counted-in-unsaturation',
        teaching:
          'Each oxygen was counted as two hydrogens; with its two bonds, oxygen does not change the number of hydrogens and is left out.',
      },
      {
        value: key / 2,
        slip: 'needless-half',
        teaching:
          'The number of missing hydrogens was halved twice; each ring or π bond accounts for two hydrogens, so it is halved only once.',
      },
      {
        value: key + 1,
        slip: 'saturated-formula-wrong',
        teaching:
          'The saturated compound has 2*n* + 2 hydrogens for *n* carbons (and one more for each nitrogen), not 2*n* + 4.',
      },
      {
        value: 2 * key - 2,
        slip: 'saturated-formula-wrong',
        teaching:
          'Two things went wrong: the saturated open chain has 2*n* + 2 hydrogens, not 2*n*, and the number of missing hydrogens must be halved.',
      },
      {
        value: 2 * key + 2,
        slip: 'saturated-formula-wrong',
        teaching:
          'Two things went wrong: the saturated open chain has 2*n* + 2 hydrogens, not 2*n* + 4, and the number of missing hydrogens must be halved.',
      },
      {
        value: 2 * (key + oxygen),
        slip: 'oxygen-counted-in-unsaturation',
        teaching:
          'Two things went wrong: oxygen must be left out, and the number of missing hydrogens must be halved.',
      },
      {
        value: key + oxygen + 1,
        slip: 'oxygen-counted-in-unsaturation',
        teaching:
          'Two things went wrong: oxygen must be left out, and the saturated open chain has 2*n* + 2 hydrogens, not 2*n* + 4.',
      },
      {
        value: key + oxygen - 1,
        slip: 'oxygen-counted-in-unsaturation',
        teaching:
          'Two things went wrong: oxygen must be left out, and the saturated open chain has 2*n* + 2 hydrogens, not 2*n*.',
      },
      {
        value: key - oxygen - 1,
        slip: 'oxygen-counted-in-unsaturation',
        teaching:
          'Two things went wrong: each oxygen was counted as two hydrogens, but must be left out, and the saturated open chain has 2*n* + 2 hydrogens, not 2*n*.',
      },
      {
        value: key - 2,
        slip: 'saturated-formula-wrong',
        teaching:
          'The formula with 2*n* − 2 hydrogens was taken as saturated; an open chain of *n* carbons without multiple bonds has 2*n* + 2.',
      },
    ].filter((slip) => isWhole(slip) && slip.value > 0),
  );
  if (options === null) return null;
  const formula = formulaOf(atoms);
  return {
    text: `How many degrees of unsaturation (rings plus π bonds) does a compound with the formula ${formula} have?`,
    ...options,
    explanation: `A saturated open-chain compound would have 2 × ${carbon} + 2${nitrogen > 0 ? ` + ${nitrogen} (for nitrogen)` : ''} = ${2 * carbon + 2 + nitrogen} hydrogens${halogen > 0 ? ', with halogens counted as hydrogens' : ''}. ${formula} has ${hydrogen}${halogen > 0 ? ` + ${halogen} = ${hydrogen + halogen}` : ''}. Half of the difference is (${2 * carbon + 2 + nitrogen} − ${hydrogen + halogen})/2 = ${key}.`,
    finding: `Degrees of unsaturation of ${formula}: (2C + 2 + N − H − X)/2 = ${key}.`,
  };
}
