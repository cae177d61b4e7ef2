import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { capital } from '../../texts/capital.ts';
import { hydrogensOfProduct, ringsInWords } from './hydrogens-of-product.ts';
import { formulaOf, isWhole, unsaturation, type Atoms } from './unsaturated-formula.ts';
import { unsaturationCounted, unsaturationSlips } from './unsaturation-slips.ts';
import { twoSlips } from '../../notes/two-slips.ts';

/** Rings from the uptake of hydrogen, the uptake from the rings, or the hydrogen atoms that the product has then. */
export function ringsAndUptake(random: Random, atoms: Atoms): Draft | null {
  const key = unsaturation(atoms);
  const rings = random.integer(0, Math.min(3, key - 1));
  const uptake = key - rings;
  if (key < 3 || atoms.carbon < 4 + rings || 2 * uptake > atoms.carbon) return null;
  const asked = random.pick(['rings', 'uptake', 'hydrogens'] as const);
  // Without rings nothing is left to take away where they are given, and a zero that is asked for often gives itself away.
  if (rings === 0 && (asked !== 'rings' || random.next() < 0.5)) return null;
  switch (asked) {
    case 'rings':
      return ringsAsked(atoms, rings, uptake);
    case 'uptake':
      return uptakeAsked(atoms, rings, uptake);
    case 'hydrogens':
      return hydrogensOfProduct(atoms, rings, uptake);
  }
}

function ringsAsked(atoms: Atoms, rings: number, uptake: number): Draft | null {
  const key = rings + uptake;
  const options = quantityOptions(
    rings,
    String,
    [
      {
        value: key,
        slip: 'one-step-short',
        teaching: `This is the total number of degrees of unsaturation; ${rings === 0 ? 'they are all π bonds' : uptake === 1 ? 'one of them is a π bond' : `${uptake} of them are π bonds`} that took up hydrogen.`,
      },
      {
        value: uptake,
        slip: 'answered-another-quantity',
        teaching: 'This is the number of π bonds: one for each mole of hydrogen taken up.',
      },
      {
        value: key + uptake,
        slip: 'added-for-subtracted',
        teaching:
          'The number of π bonds that took up hydrogen must be subtracted from the degrees of unsaturation, not added.',
      },
      {
        value: 2 * key - uptake,
        slip: 'forgot-to-halve-hydrogens',
        teaching:
          'Each degree of unsaturation corresponds to two missing hydrogens, so the number of missing hydrogens must be halved first.',
      },
      {
        value: key - 2 * uptake,
        slip: 'hydrogens-counted-twice',
        teaching: `Each mole of hydrogen taken up corresponds to one C=C bond, so ${uptake} of the ${key} degrees of unsaturation ${uptake === 1 ? 'is a π bond' : 'are π bonds'}, not ${2 * uptake}.`,
      },
      {
        value: key - uptake / 2,
        slip: 'needless-half',
        teaching:
          'The amount of hydrogen was halved; each mole of hydrogen taken up corresponds to one C=C bond.',
      },
      ...unsaturationSlips(rings, atoms),
      ...unsaturationSlips(key, atoms).map((slip) => ({
        ...slip,
        teaching: twoSlips(slip.teaching, 'the π bonds that took up hydrogen were not subtracted.'),
      })),
    ].filter(isCount),
  );
  if (options === null) return null;
  return {
    text: `The only degrees of unsaturation of a compound with the formula ${formulaOf(atoms)} are C=C double bonds and rings. Complete hydrogenation of 1 mol of the compound consumes ${uptake} mol of hydrogen, \\ce{H2}, and leaves any rings intact. How many rings does the compound have?`,
    ...options,
    explanation: `${unsaturationCounted(atoms)} Each mole of hydrogen corresponds to one C=C bond, so C=C bonds account for ${uptake === key ? `all ${key}` : `${uptake} of the ${key}`}. ${rings === 0 ? 'No ring is left' : 'The rest are rings'}: ${key} − ${uptake} = ${rings}.`,
    finding: `Degrees of unsaturation ${key} minus ${uptake} mol of hydrogen leave ${rings}.`,
  };
}

function uptakeAsked(atoms: Atoms, rings: number, uptake: number): Draft | null {
  const key = rings + uptake;
  const options = quantityOptions(
    uptake,
    String,
    [
      {
        value: key,
        slip: 'one-step-short',
        teaching:
          'This is the total number of degrees of unsaturation; those that are rings take up no hydrogen here.',
      },
      {
        value: 2 * uptake,
        slip: 'atoms-for-molecules',
        teaching:
          'This is the number of moles of hydrogen atoms: each C=C bond takes up two hydrogen atoms, which make one \\ce{H2}.',
      },
      {
        value: key + rings,
        slip: 'added-for-subtracted',
        teaching: 'The number of rings must be subtracted from the degrees of unsaturation, not added.',
      },
      {
        value: 2 * key - rings,
        slip: 'forgot-to-halve-hydrogens',
        teaching:
          'Each degree of unsaturation corresponds to two missing hydrogens, so the number of missing hydrogens must be halved first.',
      },
      {
        value: key - 2 * rings,
        slip: 'needless-factor-two',
        teaching: `A ring is one degree of unsaturation, not two: subtract ${rings} from ${key}, not ${2 * rings}.`,
      },
      {
        value: rings,
        slip: 'answered-another-quantity',
        teaching: 'This is the number of rings; the C=C bonds take up the hydrogen.',
      },
      ...unsaturationSlips(uptake, atoms),
      ...unsaturationSlips(key, atoms).map((slip) => ({
        ...slip,
        teaching: twoSlips(slip.teaching, `the ${rings === 1 ? 'ring was' : 'rings were'} not subtracted.`),
      })),
    ].filter((slip) => isCount(slip) && slip.value > 0),
  );
  if (options === null) return null;
  return {
    text: `A compound with the formula ${formulaOf(atoms)} has ${ringsInWords(rings)}; all of its other degrees of unsaturation are C=C double bonds. How many moles of hydrogen, \\ce{H2}, does 1 mol of the compound take up when it is completely hydrogenated and the ${rings === 1 ? 'ring stays' : 'rings stay'} intact?`,
    ...options,
    explanation: `${unsaturationCounted(atoms)} ${capital(rings === 1 ? 'one' : rings === 2 ? 'two' : 'three')} of them ${rings === 1 ? 'is a ring' : 'are rings'}, so the number of C=C bonds is ${key} − ${rings} = ${uptake}. Each C=C bond takes up one \\ce{H2}: ${uptake} mol.`,
    finding: `Degrees of unsaturation ${key} minus ${ringsInWords(rings)} leave ${uptake} C=C bonds.`,
  };
}

function isCount(slip: SlippedValue): boolean {
  return isWhole(slip) && slip.value >= 0;
}
