import type { SlippedValue } from '../../options/slipped-value.ts';
import { unsaturation, type Atoms } from './unsaturated-formula.ts';

/** What slips in the degrees of unsaturation make of a number that is one part of them. */
export function unsaturationSlips(part: number, { nitrogen, halogen, oxygen }: Atoms): SlippedValue[] {
  return [
    {
      value: part - nitrogen / 2,
      slip: 'nitrogen-ignored-in-unsaturation',
      teaching:
        'Each nitrogen atom allows one more hydrogen; here nitrogen was left out of the saturated formula.',
    },
    {
      value: part - nitrogen,
      slip: 'nitrogen-sign-in-unsaturation',
      teaching: 'Each nitrogen atom allows one more hydrogen, so it is added to 2*n* + 2, not subtracted.',
    },
    {
      value: part + halogen / 2,
      slip: 'halogen-ignored-in-unsaturation',
      teaching: 'A halogen takes the place of a hydrogen, so it must be counted together with the hydrogens.',
    },
    {
      value: part + oxygen,
      slip: 'oxygen-counted-in-unsaturation',
      teaching:
        'Each oxygen was counted as a degree of unsaturation; with its two bonds, oxygen does not change the number of hydrogens and is left out.',
    },
    {
      value: part - oxygen,
      slip: 'oxygen-counted-in-unsaturation',
      teaching:
        'Each oxygen was counted as two hydrogens; with its two bonds, oxygen does not change the number of hydrogens and is left out.',
    },
    {
      value: part + 1,
      slip: 'saturated-formula-wrong',
      teaching: 'The saturated open chain has 2*n* + 2 hydrogens (plus one for each nitrogen), not 2*n* + 4.',
    },
    {
      value: part - 1,
      slip: 'saturated-formula-wrong',
      teaching: 'The saturated open chain has 2*n* + 2 hydrogens (plus one for each nitrogen), not 2*n*.',
    },
  ];
}

/** The degrees of unsaturation as an explanation works them out. */
export function unsaturationCounted(atoms: Atoms): string {
  const { carbon, hydrogen, nitrogen, halogen } = atoms;
  return `The number of degrees of unsaturation is (2 × ${carbon} + 2${nitrogen > 0 ? ` + ${nitrogen}` : ''} − ${hydrogen + halogen})/2 = ${unsaturation(atoms)}${halogen > 0 ? ' (halogens count as hydrogens)' : ''}.`;
}
