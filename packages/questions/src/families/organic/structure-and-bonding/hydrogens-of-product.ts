import type { Draft } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { unsaturationCounted, unsaturationSlips } from './unsaturation-slips.ts';
import { formulaOf, isWhole, type Atoms } from './unsaturated-formula.ts';

/** The hydrogen atoms of what complete hydrogenation makes: the rings stay, each C=C bond takes up two. */
export function hydrogensOfProduct(atoms: Atoms, rings: number, uptake: number): Draft | null {
  const all = rings + uptake;
  const { hydrogen } = atoms;
  const key = hydrogen + 2 * uptake;
  const ofRings = rings === 1 ? 'The ring was' : 'The rings were';
  const options = quantityOptions(key, String, slipsOf(atoms, rings, uptake, ofRings).filter(isPossible));
  return (
    options && {
      text: `A compound ${formulaOf(atoms)} has ${ringsInWords(rings)}, and apart from ${rings === 1 ? 'it' : 'them'} only C=C double bonds as degrees of unsaturation. It is completely hydrogenated, and the rings stay closed. How many hydrogen atoms does a molecule of the product have?`,
      ...options,
      explanation: `${unsaturationCounted(atoms)} ${rings === 1 ? 'One of them is a ring' : `${rings} of them are rings`}, so the C=C bonds are ${all} − ${rings} = ${uptake}. Each takes up two hydrogen atoms: ${hydrogen} + 2 × ${uptake} = ${key}.`,
      finding: `Degrees of unsaturation ${all} minus ${rings} rings leave ${uptake} C=C bonds, so the product has ${key} hydrogen atoms.`,
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
  const opened = `${ofRings} taken to open and to take up hydrogen, too; here only the C=C bonds take it up.`;
  const oneEach =
    'Each C=C bond was taken to take up one hydrogen atom; it takes up one \\ce{H2}, which is two.';
  return [
    { value: hydrogen + 2 * all, slip: 'event-invented', teaching: opened },
    { value: hydrogen + uptake, slip: 'hydrogens-of-double-bond', teaching: oneEach },
    {
      value: hydrogen + all,
      slip: 'hydrogens-of-double-bond',
      teaching: `Two slips at once. First: ${opened} Second: one hydrogen atom was counted for each of them; there are two.`,
    },
    {
      value: hydrogen + 2 * rings,
      slip: 'exchanged-values',
      teaching: `${ofRings} taken to take up the hydrogen; the C=C bonds do, and they are the rest of the ${all} degrees of unsaturation.`,
    },
    {
      value: hydrogen + 2 * (all + rings),
      slip: 'added-for-subtracted',
      teaching: 'The rings are to be subtracted from the degrees of unsaturation, not added.',
    },
    {
      value: hydrogen + 2 * (uptake - rings),
      slip: 'needless-factor-two',
      teaching: `A ring is one degree of unsaturation, not two: ${rings} of the ${all} ${rings === 1 ? 'is' : 'are'} to be taken away, not ${2 * rings}.`,
    },
    {
      value: hydrogen,
      slip: 'one-step-short',
      teaching: 'The hydrogen atoms before the reaction were counted; the C=C bonds take up more.',
    },
    ...unsaturationSlips(uptake, atoms).map((slip) => ({ ...slip, value: hydrogen + 2 * slip.value })),
  ];
}

function isPossible(slip: SlippedValue): boolean {
  return isWhole(slip) && slip.value > 0;
}
