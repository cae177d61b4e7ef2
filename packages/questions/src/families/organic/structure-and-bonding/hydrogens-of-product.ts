import type { Draft } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { unsaturationCounted, unsaturationSlips } from './unsaturation-slips.ts';
import { formulaOf, isWhole, type Atoms } from './unsaturated-formula.ts';
import { twoSlips } from '../../notes/two-slips.ts';

/** The hydrogen atoms of what complete hydrogenation makes: the rings stay, each C=C bond takes up two. */
export function hydrogensOfProduct(atoms: Atoms, rings: number, uptake: number): Draft | null {
  const all = rings + uptake;
  const { hydrogen } = atoms;
  const key = hydrogen + 2 * uptake;
  const ofRings = rings === 1 ? 'The ring was' : 'The rings were';
  const options = quantityOptions(key, String, slipsOf(atoms, rings, uptake, ofRings).filter(isPossible));
  return (
    options && {
      text: `A compound with the formula ${formulaOf(atoms)} has ${ringsInWords(rings)}; all of its other degrees of unsaturation are C=C double bonds. The compound is completely hydrogenated, and the ${rings === 1 ? 'ring stays' : 'rings stay'} intact. How many hydrogen atoms does a molecule of the product contain?`,
      ...options,
      explanation: `${unsaturationCounted(atoms)} ${rings === 1 ? 'One of them is a ring' : `${rings === 2 ? 'Two' : 'Three'} of them are rings`}, so the number of C=C bonds is ${all} − ${rings} = ${uptake}. Each C=C bond takes up two hydrogen atoms: ${hydrogen} + 2 × ${uptake} = ${key}.`,
      finding: `Degrees of unsaturation ${all} minus ${ringsInWords(rings)} leave ${uptake} C=C bonds, so the product has ${key} hydrogen atoms.`,
    }
  );
}

/** `one ring`, `three rings`. */
export function ringsInWords(rings: number): string {
  return rings === 1 ? 'one ring' : `${rings === 2 ? 'two' : 'three'} rings`;
}

function slipsOf(atoms: Atoms, rings: number, uptake: number, ofRings: string): SlippedValue[] {
  const all = rings + uptake;
  const { hydrogen } = atoms;
  const opened = `${ofRings} assumed to open and take up hydrogen as well; here only the C=C bonds take up hydrogen.`;
  const oneEach =
    'Each C=C bond was assumed to take up one hydrogen atom; it takes up one \\ce{H2}, which is two hydrogen atoms.';
  return [
    { value: hydrogen + 2 * all, slip: 'event-invented', teaching: opened },
    { value: hydrogen + uptake, slip: 'hydrogens-of-double-bond', teaching: oneEach },
    {
      value: hydrogen + all,
      slip: 'hydrogens-of-double-bond',
      teaching: twoSlips(
        opened,
        'only one hydrogen atom was counted for each ring or C=C bond instead of two.',
      ),
    },
    {
      value: hydrogen + 2 * rings,
      slip: 'exchanged-values',
      teaching: `${ofRings} assumed to take up the hydrogen; it is the C=C bonds that do so, and they make up the rest of the ${all} degrees of unsaturation.`,
    },
    {
      value: hydrogen + 2 * (all + rings),
      slip: 'added-for-subtracted',
      teaching: 'The number of rings must be subtracted from the degrees of unsaturation, not added.',
    },
    {
      value: hydrogen + 2 * (uptake - rings),
      slip: 'needless-factor-two',
      teaching: `A ring is one degree of unsaturation, not two: subtract ${rings} from ${all}, not ${2 * rings}.`,
    },
    {
      value: hydrogen,
      slip: 'one-step-short',
      teaching: 'This is the number of hydrogen atoms before the reaction; the C=C bonds take up more.',
    },
    ...unsaturationSlips(uptake, atoms).map((slip) => ({ ...slip, value: hydrogen + 2 * slip.value })),
  ];
}

function isPossible(slip: SlippedValue): boolean {
  return isWhole(slip) && slip.value > 0;
}
