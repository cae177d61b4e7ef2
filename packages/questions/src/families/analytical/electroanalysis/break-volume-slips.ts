import type { SlippedValue } from '../../options/slipped-value.ts';

/** What slips make of the volume at the break of a curve that ends at 20 mL. */
export function slipsOfWhole(equivalence: number): SlippedValue[] {
  return [
    {
      value: equivalence / 2,
      slip: 'half-equivalence-for-equivalence',
      teaching:
        'This is half of the volume at the break, where half of the acid is still left; the break is the equivalence point.',
    },
    {
      // Nobody believes a volume beyond the end of the axis, and the end itself is another slip.
      value: equivalence > 9 ? Number.NaN : 2 * equivalence,
      slip: 'equivalence-for-any-point',
      teaching:
        'The volume at the break was doubled, as if half of the acid were neutralized there; at the break all of it is.',
    },
    {
      value: 10,
      slip: 'other-special-point',
      teaching: 'This is the middle of the volume axis; the break in the curve must be read.',
    },
  ];
}

/** What they make of half of it. */
export function slipsOfHalf(equivalence: number): SlippedValue[] {
  return [
    {
      value: equivalence,
      slip: 'equivalence-for-any-point',
      teaching:
        'At the break all of the acid is neutralized; half of it is neutralized at half of this volume.',
    },
    {
      value: equivalence / 4,
      slip: 'needless-half',
      teaching: 'The volume at the break was halved twice; half of it neutralizes half of the acid.',
    },
    {
      value: 10,
      slip: 'excess-titrant-for-equivalence',
      teaching:
        'This is half of the volume at which the titration was stopped; it is the volume at the break that must be halved.',
    },
  ];
}
