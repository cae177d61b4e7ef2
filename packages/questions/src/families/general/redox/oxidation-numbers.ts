import type { Random } from '../../../random.ts';
import type { Distractor, Draft, Family } from '../../family.ts';
import {
  compounds,
  ions,
  moreIons,
  oxidationNumber,
  othersTotal,
  plainStates,
  type OxidationCase,
} from './oxidation-cases.data.ts';
import { capital } from '../../texts/capital.ts';
import { signedNumber } from '../../texts/signed-number.ts';

/** The oxidation number in a compound, in an ion, and how it changes from one species to another. */
export const oxidationNumbers: Family = {
  id: 'oxidation-numbers',
  name: 'Oxidation numbers',
  subject: 'general',
  topics: ['redox'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['oxidation-numbers'],
    intermediate: ['oxidation-numbers'],
    advanced: ['oxidation-numbers', 'oxidation-and-reduction'],
  },
  reference: 'OpenStax Chemistry 2e, section 4.2',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return askNumber(random.pick(compounds));
      case 'intermediate':
        return askNumber(drawIon(random));
      case 'advanced':
        return askElectrons(random);
    }
  },
};

function drawIon(random: Random): OxidationCase {
  const ion = random.pick(ions);
  return random.next() > 0.55 ? random.pick(moreIons) : ion;
}

function askNumber(asked: OxidationCase): Draft {
  const { formula, charge, name, atoms, others } = asked;
  const right = oxidationNumber(asked);
  const total = charge - othersTotal(others);
  const unlikeOxygen = others
    .flatMap(([symbol]) => (symbol === 'O' ? [] : [`\\ce{${symbol}}`]))
    .join(' and ');
  const candidates: (readonly [value: number, slip: string, teaching: string])[] = [
    [
      -othersTotal(others) / atoms,
      'ignored-ion-charge',
      `The oxidation numbers must add up to the charge of the ion, ${signedNumber(charge)}, not to zero.`,
    ],
    [
      total,
      'total-charge-for-one-ion',
      `This is the total for the ${atoms} ${name} atoms, ${signedNumber(total)}; divided by ${atoms}, it gives ${signedNumber(right)}.`,
    ],
    [
      (-charge - othersTotal(others)) / atoms,
      'charge-turned-around',
      `The sum must be ${signedNumber(charge)}; here the sign of the charge was reversed.`,
    ],
    [-right, 'wrong-sign', balancedBy(asked)],
    [
      (charge - othersTotal(others.filter(([symbol]) => symbol === 'O'))) / atoms,
      'ignored-other-atoms',
      `This leaves out ${unlikeOxygen}; the oxidation numbers of all the other atoms add up to ${signedNumber(othersTotal(others))}.`,
    ],
    [
      (charge - othersTotal(others.map(withOxygenAtMinusOne))) / atoms,
      'oxygen-minus-one',
      'The oxidation number of oxygen is −2 here; it is −1 in peroxides.',
    ],
    [
      (charge - othersTotal(others.map(withOneAtom))) / atoms,
      'forgot-subscript',
      `This counts only one atom of each of the other elements; the oxidation numbers of all the other atoms add up to ${signedNumber(othersTotal(others))}.`,
    ],
    [
      (charge + othersTotal(others)) / atoms,
      'wrong-sign',
      `The total for the other atoms, ${signedNumber(othersTotal(others))}, was added to the charge; it must be subtracted from the charge.`,
    ],
    [right - 2, 'oxidation-number-miscounted', sumWith(asked, right - 2)],
    [right + 1, 'oxidation-number-miscounted', sumWith(asked, right + 1)],
    [right - 1, 'oxidation-number-miscounted', sumWith(asked, right - 1)],
    [right + 2, 'oxidation-number-miscounted', sumWith(asked, right + 2)],
  ];
  const isOxide = others.some(([symbol]) => symbol === 'O');
  return {
    text: `What is the ${ofUnlikeAtoms.has(formula) ? 'average ' : ''}oxidation number of ${name} in \\ce{${formula}}?`,
    answer: signedNumber(right),
    distractors: candidates
      .filter(
        ([value, slip]) =>
          Number.isInteger(value) && Math.abs(value) < 9 && (slip !== 'oxygen-minus-one' || isOxide),
      )
      .map(([value, slip, teaching]): Distractor => ({ text: signedNumber(value), slip, teaching })),
    explanation: `The oxidation numbers must add up to the overall charge: ${sumShown(asked)}, so *x* = ${signedNumber(right)}.`,
    finding: `${sumShown(asked)} gives ${signedNumber(right)}.`,
  };
}

/** Their atoms of the element are not alike, so that its oxidation number is a mean. */
const ofUnlikeAtoms: ReadonlySet<string> = new Set(['N2O', 'N2O3', 'S2O3^2-', 'Na2S2O3']);

const everyCase = [...compounds.slice(0, 14), ...ions, ...plainStates];

function askElectrons(random: Random): Draft | null {
  const from = random.pick(everyCase);
  const candidates = everyCase.filter((other) => other.element === from.element && other !== from);
  if (candidates.length === 0) return null;
  const to = random.pick(candidates);
  const [start, end] = [oxidationNumber(from), oxidationNumber(to)];
  const change = end - start;
  if (change === 0) return null;
  const isMean = [from, to].some(({ formula }) => ofUnlikeAtoms.has(formula));
  const gives = (count: number): string => `It loses ${electrons(count)}.`;
  const takes = (count: number): string => `It gains ${electrons(count)}.`;
  const say = (value: number): string => (value > 0 ? gives(value) : takes(-value));
  const formal = (asked: OxidationCase): number => asked.charge;
  const steps = [
    {
      value: -change,
      slip: 'oxidation-as-gain',
      teaching: `The oxidation number ${change > 0 ? 'increases' : 'decreases'} here, which means that electrons are ${change > 0 ? 'lost, not gained' : 'gained, not lost'}.`,
    },
    {
      value: end * to.atoms - start * from.atoms,
      slip: 'total-charge-for-one-ion',
      teaching:
        'The question asks about each atom; here the totals for all the atoms in each formula were compared.',
    },
    {
      value: formal(to) - formal(from),
      slip: 'ion-charge-for-oxidation-number',
      teaching: 'The charges of the whole species were compared, not the oxidation numbers.',
    },
    {
      value: -start,
      slip: 'oxidation-number-for-change',
      teaching: `This is the change from ${signedNumber(start)} to 0; the final oxidation number is ${signedNumber(end)}.`,
    },
    {
      value: end,
      slip: 'oxidation-number-for-change',
      teaching: `This is the change from 0 to ${signedNumber(end)}; the initial oxidation number is ${signedNumber(start)}.`,
    },
    {
      value: Math.sign(change) * (Math.abs(start) + Math.abs(end)),
      slip: 'wrong-sign',
      teaching: `The two oxidation numbers were added; the change from ${signedNumber(start)} to ${signedNumber(end)} is their difference, ${Math.abs(change)}.`,
    },
    {
      value: change > 0 ? change + 1 : change - 1,
      slip: 'step-miscounted',
      teaching: `The change from ${signedNumber(start)} to ${signedNumber(end)} is ${Math.abs(change)}.`,
    },
  ];
  return {
    text: `\\ce{${from.formula}} is converted into \\ce{${to.formula}}. Based on oxidation numbers, what happens to each ${from.name} atom${isMean ? ' on average' : ''}?`,
    answer: say(change),
    distractors: steps
      .filter(({ value }) => value !== 0 && Math.abs(value) <= (Math.abs(change) > 5 ? 8 : 7))
      .map(({ value, slip, teaching }) => ({ text: say(value), slip, teaching })),
    explanation: `${capital(from.name)} goes from ${signedNumber(start)} in \\ce{${from.formula}} to ${signedNumber(end)} in \\ce{${to.formula}}: the oxidation number ${change > 0 ? 'increases' : 'decreases'} by ${Math.abs(change)}, so each atom ${change > 0 ? 'loses' : 'gains'} ${electrons(Math.abs(change))}.`,
    finding: `Oxidation numbers ${signedNumber(start)} and ${signedNumber(end)}: each atom ${change > 0 ? 'loses' : 'gains'} ${electrons(Math.abs(change))}.`,
  };
}

function sumShown({ charge, atoms, others }: OxidationCase): string {
  const x = atoms === 1 ? '*x*' : `${atoms}*x*`;
  const rest = others.map(([, count, state]) => ` + ${count} × (${signedNumber(state)})`).join('');
  return `${x}${rest} = ${charge === 0 ? '0' : signedNumber(charge)}`;
}

/** Why the oxidation number has its sign: in an ion the charge counts as well as the other atoms. */
function balancedBy(asked: OxidationCase): string {
  const { charge, atoms, name, others } = asked;
  const rest = signedNumber(othersTotal(others));
  if (charge === 0)
    return `The oxidation numbers of the other atoms add up to ${rest}, which ${name} must balance with the opposite sign.`;
  const total = charge - othersTotal(others);
  const holders =
    atoms === 1 ? `${name} has` : `the oxidation numbers of the ${atoms} ${name} atoms add up to`;
  return `The oxidation numbers of the other atoms add up to ${rest} and the sum must be ${signedNumber(charge)}, so ${holders} ${signedNumber(charge)} − (${rest}) = ${signedNumber(total)}, with a ${total < 0 ? 'minus' : 'plus'} sign.`;
}

/** What a wrong oxidation number would make of the sum. */
function sumWith({ charge, atoms, others }: OxidationCase, wrong: number): string {
  return `With ${signedNumber(wrong)}, the oxidation numbers would add up to ${signedNumber(wrong * atoms + othersTotal(others))}, not to ${signedNumber(charge)}.`;
}

function withOneAtom([symbol, , state]: OxidationCase['others'][number]): OxidationCase['others'][number] {
  return [symbol, 1, state];
}

function withOxygenAtMinusOne([
  symbol,
  count,
  state,
]: OxidationCase['others'][number]): OxidationCase['others'][number] {
  return [symbol, count, symbol === 'O' ? -1 : state];
}

function electrons(count: number): string {
  return `${count} electron${count === 1 ? '' : 's'}`;
}
