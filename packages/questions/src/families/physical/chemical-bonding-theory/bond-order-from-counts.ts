import { formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Distractor, Draft } from '../../family.ts';

/** Bonding and antibonding electrons. */
type Counts = readonly [bonding: number, antibonding: number];

/** As the valence electrons of real second-period diatomics share them out. */
const valencePairs: readonly Counts[] = [
  [2, 1],
  [3, 2],
  [4, 2],
  [5, 2],
  [6, 2],
  [7, 2],
  [8, 2],
  [8, 3],
  [8, 4],
  [8, 5],
  [8, 6],
  [8, 7],
];

/** One electron more or less. */
interface Change {
  kind: 'bonding' | 'antibonding';
  verb: 'gained' | 'lost';
}

/** Above that nobody believes in a bond order of two atoms. */
const largest = 6;

/** The bond order by counts of electrons, as they are given or after one more was gained or lost; or a count by the bond order. */
export function bondOrderFromCounts(random: Random): Draft | null {
  const countsCore = random.next() < 0.5;
  const ofValence = random.pick(valencePairs);
  // The 1s electrons of both atoms fill σ1s and σ*1s.
  const given: Counts = countsCore ? [ofValence[0] + 2, ofValence[1] + 2] : ofValence;
  const asked = random.next();
  if (asked < 0.35) return orderAfter(random, given, ofValence, countsCore);
  return asked < 0.75 ? antibondingFrom(given, countsCore) : orderOfGiven(given, countsCore);
}

function orderOfGiven(given: Counts, countsCore: boolean): Draft {
  const [bonding, antibonding] = given;
  const answer = bondOrderText(orderOf(given));
  return {
    text: `${populated(given, countsCore)}. What is its bond order?`,
    answer,
    distractors: written([...slipsInCount(given), ...miscounted(orderOf(given))]),
    explanation: `${rule}: bond order = \\frac{${bonding} − ${antibonding}}{2} = ${answer}.`,
    finding: `Half of ${bonding} − ${antibonding} is ${answer}.`,
  };
}

function orderAfter(random: Random, given: Counts, ofValence: Counts, countsCore: boolean): Draft | null {
  const change = random.pick(changesOf(ofValence));
  const counts = changed(given, change);
  const [bonding, antibonding] = counts;
  const order = orderOf(counts);
  if (order <= 0) return null;
  const answer = bondOrderText(order);
  return {
    text: `${populated(given, countsCore)}. What is its bond order after it has ${change.verb} one ${change.kind} electron?`,
    answer,
    distractors: written([...slipsInChange(given, change), ...slipsInCount(counts), ...miscounted(order)]),
    explanation: `After this change, ${bonding} electrons are bonding and ${antibonding} ${antibonding === 1 ? 'is' : 'are'} antibonding. ${rule}: bond order = \\frac{${bonding} − ${antibonding}}{2} = ${answer}.`,
    finding: `Half of ${bonding} − ${antibonding} is ${answer}.`,
  };
}

function antibondingFrom(given: Counts, countsCore: boolean): Draft {
  const [bonding, antibonding] = given;
  const order = bondOrderText(orderOf(given));
  const valence = countsCore ? '' : 'valence ';
  return {
    text: `A diatomic species of second-period elements has ${bonding} ${valence}electrons in bonding molecular orbitals${countsCore ? ', including those formed from the 1s orbitals,' : ''} and a bond order of ${order}. How many ${valence}electrons are in antibonding molecular orbitals?`,
    answer: String(antibonding),
    distractors: slipsInAntibonding(given).flatMap(({ value, ...slip }) =>
      Number.isInteger(value) && value >= 0 && value <= 14 ? [{ text: String(value), ...slip }] : [],
    ),
    explanation: `The bond order is half the excess of bonding over antibonding electrons, so this excess is 2 × ${order} = ${bonding - antibonding}: ${bonding} − ${bonding - antibonding} = ${antibonding}.`,
    finding: `${bonding} less twice the bond order is ${antibonding}.`,
  };
}

const rule =
  'Each antibonding electron cancels a bonding one, and every two remaining bonding electrons make one bond';

function populated([bonding, antibonding]: Counts, countsCore: boolean): string {
  return `A diatomic species of second-period elements has ${bonding} ${countsCore ? '' : 'valence '}electrons in bonding molecular orbitals and ${antibonding} in antibonding molecular orbitals${countsCore ? ', including those formed from the 1s orbitals' : ''}`;
}

function written(slips: readonly OrderSlip[]): Distractor[] {
  return slips.flatMap(({ value, ...slip }) =>
    value > 0 && value <= largest ? [{ text: bondOrderText(value), ...slip }] : [],
  );
}

/** A bond order as it is written: `3`, `2.5`, `0.5`. */
export function bondOrderText(value: number): string {
  return Number.isInteger(value) ? String(value) : formatSignificant(value, value < 1 ? 1 : 2);
}

function orderOf([bonding, antibonding]: Counts): number {
  return (bonding - antibonding) / 2;
}

/** The changes in the highest level: bonding ones are filled first. */
function changesOf([bonding, antibonding]: Counts): Change[] {
  return [
    { kind: antibonding > 2 ? 'antibonding' : 'bonding', verb: 'lost' },
    { kind: bonding < 8 ? 'bonding' : 'antibonding', verb: 'gained' },
  ];
}

function changed([bonding, antibonding]: Counts, { kind, verb }: Change): Counts {
  const step = verb === 'gained' ? 1 : -1;
  return kind === 'bonding' ? [bonding + step, antibonding] : [bonding, antibonding + step];
}

type OrderSlip = Pick<Distractor, 'slip' | 'teaching'> & { value: number };

/** What becomes of a change that is left out, turned around or not halved. */
function slipsInChange(given: Counts, change: Change): OrderSlip[] {
  const before = orderOf(given);
  const step = orderOf(changed(given, change)) - before;
  const { kind, verb } = change;
  const effect = `a${kind === 'bonding' ? '' : 'n'} ${kind} electron that is ${verb} makes the bond ${step > 0 ? 'stronger' : 'weaker'}`;
  return [
    {
      value: before,
      slip: 'change-left-out',
      teaching: `This is the bond order before the change; ${effect}, by half a bond.`,
    },
    {
      value: before - step,
      slip: 'reversed-trend',
      teaching: `The bond order was changed in the wrong direction: ${effect}.`,
    },
    {
      value: before + 2 * step,
      slip: 'forgot-half',
      teaching: 'The bond order was changed by one; a single electron changes it by only one half.',
    },
    {
      value: before - 2 * step,
      slip: 'reversed-trend',
      teaching: `Two slips at once: ${effect}, and one electron changes the bond order by only one half.`,
    },
  ];
}

function slipsInCount([bonding, antibonding]: Counts): OrderSlip[] {
  return [
    {
      value: bonding - antibonding,
      slip: 'forgot-half',
      teaching:
        'A bond consists of a pair of electrons, so the excess of bonding electrons has to be halved.',
    },
    {
      value: (bonding + antibonding) / 2,
      slip: 'wrong-sign',
      teaching: 'Antibonding electrons weaken the bond and are subtracted.',
    },
    {
      value: bonding / 2,
      slip: 'ignored-antibonding',
      teaching: 'The antibonding electrons have to be subtracted before halving.',
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
        'Only the antibonding electrons were halved; the excess of bonding over antibonding electrons has to be halved.',
    },
    {
      value: bonding / 2 - antibonding,
      slip: 'forgot-half',
      teaching:
        'Only the bonding electrons were halved; the excess of bonding over antibonding electrons has to be halved.',
    },
    {
      value: (bonding - antibonding) / 4,
      slip: 'needless-half',
      teaching: 'The excess of bonding electrons was divided by two twice; two electrons make one bond.',
    },
  ].filter(({ value }) => Number.isInteger(2 * value));
}

function slipsInAntibonding([bonding, antibonding]: Counts): OrderSlip[] {
  const order = orderOf([bonding, antibonding]);
  return [
    {
      value: bonding - order,
      slip: 'forgot-factor-two',
      teaching:
        'A bond consists of a pair of electrons, so the bond order has to be doubled before it is subtracted.',
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
      teaching: 'The bond order was halved; each bond consists of two electrons, so it has to be doubled.',
    },
    {
      value: bonding - 4 * order,
      slip: 'needless-factor-two',
      teaching:
        'The bond order was multiplied by four; each bond consists of two electrons, so it has to be doubled.',
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
        'The number of bonding electrons was halved; instead, twice the bond order has to be subtracted from it.',
    },
    ...[2, 1, -1, -2].map((off) => ({
      value: antibonding + off,
      slip: 'electrons-miscounted',
      teaching: `With this ${off > 0 ? 'many' : 'few'} antibonding electrons, the bond order would be ${bondOrderText(order - off / 2)}.`,
    })),
  ];
}

function miscounted(order: number): OrderSlip[] {
  return [
    { off: 1, teaching: 'One bonding pair too many was counted.' },
    { off: -1, teaching: 'One antibonding pair too many was subtracted.' },
    { off: 0.5, teaching: 'One antibonding electron was left out of the count.' },
    { off: -0.5, teaching: 'One antibonding electron too many was subtracted.' },
  ].map(({ off, teaching }) => ({ value: order + off, slip: 'electrons-miscounted', teaching }));
}
