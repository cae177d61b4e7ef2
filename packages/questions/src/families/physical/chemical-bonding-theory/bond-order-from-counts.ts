import type { Random } from '../../../random.ts';
import type { Distractor, Draft } from '../../family.ts';
import {
  bondOrderText,
  miscounted,
  orderOf,
  slipsInAntibonding,
  slipsInCount,
  type Counts,
  type OrderSlip,
} from './bond-order-slips.ts';

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

/** What becomes of a change that is left out, turned around or not halved. */
function slipsInChange(given: Counts, change: Change): OrderSlip[] {
  const before = orderOf(given);
  const step = orderOf(changed(given, change)) - before;
  const { kind, verb } = change;
  const effect = `${verb === 'lost' ? 'losing' : 'gaining'} a${kind === 'bonding' ? '' : 'n'} ${kind} electron makes the bond ${step > 0 ? 'stronger' : 'weaker'}`;
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
      teaching: `Two things went wrong: ${effect}, and one electron changes the bond order by only one half.`,
    },
  ];
}
