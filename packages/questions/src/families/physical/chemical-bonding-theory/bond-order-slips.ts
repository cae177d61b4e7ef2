import { formatSignificant } from '@valence/chemistry';
import type { Distractor } from '../../family.ts';

/** Bonding and antibonding electrons. */
export type Counts = readonly [bonding: number, antibonding: number];

/** What a slip makes of a bond order or a count. */
export type OrderSlip = Pick<Distractor, 'slip' | 'teaching'> & { value: number };

/** A bond order as it is written: `3`, `2.5`, `0.5`. */
export function bondOrderText(value: number): string {
  return Number.isInteger(value) ? String(value) : formatSignificant(value, value < 1 ? 1 : 2);
}

/** Half of the excess of bonding electrons. */
export function orderOf([bonding, antibonding]: Counts): number {
  return (bonding - antibonding) / 2;
}

/** What becomes of the bond order of some counts. */
export function slipsInCount([bonding, antibonding]: Counts): OrderSlip[] {
  return [
    {
      value: bonding - antibonding,
      slip: 'forgot-half',
      teaching: 'The excess of bonding electrons was not halved; a bond consists of a pair of electrons.',
    },
    {
      value: (bonding + antibonding) / 2,
      slip: 'wrong-sign',
      teaching: 'The antibonding electrons were added; they weaken the bond and are subtracted.',
    },
    {
      value: bonding / 2,
      slip: 'ignored-antibonding',
      teaching: 'The antibonding electrons were left out; they must be subtracted before halving.',
    },
    {
      value: antibonding / 2,
      slip: 'answered-another-quantity',
      teaching:
        'Half the number of antibonding electrons is the bonding that is canceled, not the bonding that is left.',
    },
    {
      value: bonding - antibonding / 2,
      slip: 'forgot-half',
      teaching:
        'Only the antibonding electrons were halved; the excess of bonding over antibonding electrons must be halved.',
    },
    {
      value: bonding / 2 - antibonding,
      slip: 'forgot-half',
      teaching:
        'Only the bonding electrons were halved; the excess of bonding over antibonding electrons must be halved.',
    },
    {
      value: (bonding - antibonding) / 4,
      slip: 'needless-half',
      teaching: 'The excess of bonding electrons was divided by two twice; two electrons make one bond.',
    },
  ].filter(({ value }) => Number.isInteger(2 * value));
}

/** What becomes of the number of antibonding electrons that a bond order and the bonding ones tell. */
export function slipsInAntibonding([bonding, antibonding]: Counts): OrderSlip[] {
  const order = orderOf([bonding, antibonding]);
  return [
    {
      value: bonding - order,
      slip: 'forgot-factor-two',
      teaching:
        'The bond order was not doubled before it was subtracted; a bond consists of a pair of electrons.',
    },
    {
      value: bonding / 2 - order,
      slip: 'pairs-for-electrons',
      teaching: 'This is the number of antibonding pairs; each of them consists of two electrons.',
    },
    {
      value: 2 * order,
      slip: 'answered-another-quantity',
      teaching:
        'This is the excess of bonding over antibonding electrons, not the number of antibonding electrons.',
    },
    {
      value: bonding - order / 2,
      slip: 'needless-half',
      teaching: 'The bond order was halved; each bond consists of two electrons, so it must be doubled.',
    },
    {
      value: bonding - 4 * order,
      slip: 'needless-factor-two',
      teaching:
        'The bond order was multiplied by four; each bond consists of two electrons, so it must be doubled.',
    },
    {
      value: bonding + antibonding,
      slip: 'total-for-part',
      teaching: 'This is the total number of electrons; the question asks only for the antibonding ones.',
    },
    {
      value: bonding / 2,
      slip: 'ignored-antibonding',
      teaching:
        'The number of bonding electrons was halved; instead, twice the bond order must be subtracted from it.',
    },
    ...[2, 1, -1, -2].map((off) => ({
      value: antibonding + off,
      slip: 'electrons-miscounted',
      teaching: `With this ${off > 0 ? 'many' : 'few'} antibonding electrons, the bond order would be ${bondOrderText(order - off / 2)}, not ${bondOrderText(order)}.`,
    })),
  ];
}

/** A bond order by counts that are off by an electron or a pair. */
export function miscounted(order: number): OrderSlip[] {
  return [
    { off: 1, teaching: 'One bonding pair too many was counted.' },
    { off: -1, teaching: 'One antibonding pair too many was subtracted.' },
    { off: 0.5, teaching: 'One antibonding electron was left out of the count.' },
    { off: -0.5, teaching: 'One antibonding electron too many was subtracted.' },
  ].map(({ off, teaching }) => ({ value: order + off, slip: 'electrons-miscounted', teaching }));
}
