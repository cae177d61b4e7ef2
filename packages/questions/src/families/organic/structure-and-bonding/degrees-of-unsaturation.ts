import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { quantityOptions } from '../../options/quantity-options.ts';

interface Atoms {
  carbon: number;
  hydrogen: number;
  nitrogen: number;
  oxygen: number;
  halogen: number;
  symbol: string;
}

/** Rings plus π bonds from a formula; harder ones bring nitrogen and halogens, then the uptake of hydrogen. */
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
    return difficulty === 'advanced' ? ringsAfterHydrogenation(random, atoms) : fromFormula(atoms);
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
        teaching: `A nitrogen atom makes room for one more hydrogen, so it is added to 2*n* + 2, not subtracted${nitrogen === 1 ? ', and the 2 is not left out (which gives the same number)' : ''}.`,
      },
      {
        value: (2 * carbon + 2 + nitrogen - hydrogen) / 2,
        slip: 'halogen-ignored-in-unsaturation',
        teaching: 'A halogen takes the place of a hydrogen and is counted together with the hydrogens.',
      },
      {
        value: (2 * carbon + nitrogen - hydrogen - halogen) / 2,
        slip: 'saturated-formula-wrong',
        teaching: `A saturated open chain of ${carbon} carbons has 2 × ${carbon} + 2 hydrogens: the two ends of the chain carry one more each${nitrogen === 2 ? '; leaving out the two nitrogens, which add one hydrogen each, gives the same number' : ''}.`,
      },
      {
        value: 2 * key,
        slip: 'forgot-to-halve-hydrogens',
        teaching: 'This is the number of missing hydrogens; each ring or π bond stands for two of them.',
      },
      {
        value: key + oxygen,
        slip: 'oxygen-counted-in-unsaturation',
        teaching: 'Oxygen with its two bonds does not change the number of hydrogens and is left out.',
      },
      {
        value: key - oxygen,
        slip: 'oxygen-counted-in-unsaturation',
        teaching:
          'Each oxygen was counted like two hydrogens; with its two bonds it does not change their number and is left out.',
      },
      {
        value: key / 2,
        slip: 'needless-half',
        teaching:
          'Half of the missing hydrogens was halved once more; each ring or π bond stands for two hydrogens.',
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
          'Two slips at once: the saturated open chain has 2*n* + 2 hydrogens, not 2*n*, and the number of missing hydrogens is halved.',
      },
      {
        value: 2 * key + 2,
        slip: 'saturated-formula-wrong',
        teaching:
          'Two slips at once: the saturated open chain has 2*n* + 2 hydrogens, not 2*n* + 4, and the number of missing hydrogens is halved.',
      },
      {
        value: 2 * (key + oxygen),
        slip: 'oxygen-counted-in-unsaturation',
        teaching: 'Two slips at once: oxygen is left out, and the number of missing hydrogens is halved.',
      },
      {
        value: key + oxygen + 1,
        slip: 'oxygen-counted-in-unsaturation',
        teaching:
          'Two slips at once: oxygen is left out, and the saturated open chain has 2*n* + 2 hydrogens, not 2*n* + 4.',
      },
      {
        value: key + oxygen - 1,
        slip: 'oxygen-counted-in-unsaturation',
        teaching:
          'Two slips at once: oxygen is left out, and the saturated open chain has 2*n* + 2 hydrogens, not 2*n*.',
      },
    ].filter((slip) => isWhole(slip) && slip.value > 0),
  );
  if (options === null) return null;
  const formula = formulaOf(atoms);
  return {
    text: `How many degrees of unsaturation (rings plus π bonds) does the formula ${formula} have?`,
    ...options,
    explanation: `Saturated: 2 × ${carbon} + 2${nitrogen > 0 ? ` + ${nitrogen} (for nitrogen)` : ''} = ${2 * carbon + 2 + nitrogen} hydrogens${halogen > 0 ? ', halogens counted as hydrogens' : ''}. ${formula} has ${hydrogen}${halogen > 0 ? ` + ${halogen} = ${hydrogen + halogen}` : ''}. Half of the difference: (${2 * carbon + 2 + nitrogen} − ${hydrogen + halogen})/2 = ${key}.`,
    finding: `Degrees of unsaturation of ${formula}: (2C + 2 + N − H − X)/2 = ${key}.`,
  };
}

function ringsAfterHydrogenation(random: Random, atoms: Atoms): Draft | null {
  const key = unsaturation(atoms);
  const uptake = random.integer(1, key - 1);
  const rings = key - uptake;
  if (rings > 3 || atoms.carbon < 4 + rings) return null;
  const formula = formulaOf(atoms);
  const options = quantityOptions(
    rings,
    String,
    [
      {
        value: key,
        slip: 'one-step-short',
        teaching: `This is the number of all degrees of unsaturation; ${uptake === 1 ? 'one of them is a π bond' : `${uptake} of them are π bonds`} that took up hydrogen.`,
      },
      {
        value: uptake,
        slip: 'answered-another-quantity',
        teaching: 'This is the number of π bonds: one for each mole of hydrogen taken up.',
      },
      {
        value: key + uptake,
        slip: 'wrong-sign',
        teaching:
          'The π bonds that took up hydrogen are to be subtracted from the degrees of unsaturation, not added.',
      },
      {
        value: 2 * key - uptake,
        slip: 'forgot-to-halve-hydrogens',
        teaching:
          'Each degree of unsaturation stands for two missing hydrogens, so their number has to be halved first.',
      },
      {
        value: rings + 1,
        slip: 'saturated-formula-wrong',
        teaching:
          'One ring too many: the saturated open chain has 2*n* + 2 hydrogens (plus one for each nitrogen).',
      },
      {
        value: rings - atoms.nitrogen / 2,
        slip: 'nitrogen-ignored-in-unsaturation',
        teaching:
          'A nitrogen atom makes room for one more hydrogen; here nitrogen was left out of the saturated formula.',
      },
      {
        value: rings + atoms.halogen / 2,
        slip: 'halogen-ignored-in-unsaturation',
        teaching: 'A halogen takes the place of a hydrogen and is counted together with the hydrogens.',
      },
      {
        value: rings + atoms.oxygen,
        slip: 'oxygen-counted-in-unsaturation',
        teaching: 'Oxygen with its two bonds does not change the number of hydrogens and is left out.',
      },
      {
        value: rings - 1,
        slip: 'saturated-formula-wrong',
        teaching:
          'One ring too few: the saturated open chain has 2*n* + 2 hydrogens (plus one for each nitrogen), not 2*n*.',
      },
      {
        value: key - 2 * uptake,
        slip: 'hydrogens-counted-twice',
        teaching: `Each mole of hydrogen saturates one C=C bond, so ${uptake} of the ${key} degrees of unsaturation are π bonds, not ${2 * uptake}.`,
      },
      {
        value: key - uptake / 2,
        slip: 'needless-half',
        teaching: 'The amount of hydrogen was halved; each mole of it saturates one C=C bond.',
      },
    ].filter((slip) => isWhole(slip) && slip.value >= 0),
  );
  if (options === null) return null;
  return {
    text: `A compound ${formula} has only C=C double bonds and rings as degrees of unsaturation. Complete hydrogenation of 1 mol takes up ${uptake} mol of hydrogen, \\ce{H2}, and leaves the rings untouched. How many rings does the compound have?`,
    ...options,
    explanation: `Degrees of unsaturation: (2 × ${atoms.carbon} + 2${atoms.nitrogen > 0 ? ` + ${atoms.nitrogen}` : ''} − ${atoms.hydrogen + atoms.halogen})/2 = ${key}${atoms.halogen > 0 ? ' (halogens count as hydrogens)' : ''}. Each mole of hydrogen shows one C=C bond: ${uptake}. The rest are rings: ${key} − ${uptake} = ${rings}.`,
    finding: `Degrees of unsaturation ${key} minus ${uptake} mol of hydrogen leave ${rings}.`,
  };
}

function drawAtoms(random: Random, hasHetero: boolean): Atoms | null {
  const carbon = random.integer(5, 14);
  const nitrogen = hasHetero ? random.integer(0, 3) : 0;
  const halogen = hasHetero ? random.integer(0, 2) : 0;
  const oxygen = random.integer(0, 3);
  if (hasHetero && nitrogen + halogen === 0) return null;
  const unsaturations = random.integer(2, Math.min(7, carbon - 3));
  const hydrogen = 2 * carbon + 2 + nitrogen - halogen - 2 * unsaturations;
  if (hydrogen < 4 || nitrogen + oxygen + halogen > carbon) return null;
  return { carbon, hydrogen, nitrogen, oxygen, halogen, symbol: random.pick(['Cl', 'Br', 'F']) };
}

function unsaturation({ carbon, hydrogen, nitrogen, halogen }: Atoms): number {
  return (2 * carbon + 2 + nitrogen - hydrogen - halogen) / 2;
}

/** The formula in Hill order: carbon, hydrogen, then alphabetically. */
function formulaOf({ carbon, hydrogen, nitrogen, oxygen, halogen, symbol }: Atoms): string {
  const rest = [
    { element: symbol, count: halogen },
    { element: 'N', count: nitrogen },
    { element: 'O', count: oxygen },
  ].sort((a, b) => a.element.localeCompare(b.element));
  const parts = [{ element: 'C', count: carbon }, { element: 'H', count: hydrogen }, ...rest];
  return `\\ce{${parts.map(({ element, count }) => (count === 0 ? '' : `${element}${count === 1 ? '' : count}`)).join('')}}`;
}

/** Nobody would tick half a ring: slips that do not give a whole number are no options. */
function isWhole({ value }: SlippedValue): boolean {
  return Number.isInteger(value);
}
