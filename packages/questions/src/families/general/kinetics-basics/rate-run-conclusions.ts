import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import type { Distractor } from '../../family.ts';
import type { DrawnRuns } from './rate-runs.ts';

/** What the runs of a set let one conclude, at each difficulty. */
export const rateRunConclusions = {
  beginner: (drawn: DrawnRuns, random: Random): PartDraft =>
    random.pick([sameConcentrations, diluted, warmer])(drawn),
  intermediate: telling,
  advanced: cause,
};

function sameConcentrations(): PartDraft {
  return {
    text: 'Run 1 is repeated with twice the amounts in twice the volume, so that the concentrations are those of run 1 again. What happens to the initial rate in mol/(L s)?',
    answer: 'It stays the same.',
    distractors: [
      {
        text: 'It doubles.',
        slip: 'totals-for-concentrations',
        teaching: 'Twice as much reacts in each second, but in twice the volume: per liter nothing changes.',
      },
      {
        text: 'It falls to one half.',
        slip: 'dilution-the-wrong-way',
        teaching: 'Nothing is diluted here: amount and volume both double.',
      },
      {
        text: 'It becomes four times as large.',
        slip: 'totals-for-concentrations',
        teaching: 'A rate law holds concentrations, and those are the same as before.',
      },
    ],
    explanation:
      'The rate law holds concentrations, and these are the same as in run 1. Twice as much reacts in each second, in twice the volume: the rate per liter stays the same.',
    finding: 'A rate law holds concentrations; these do not change.',
  };
}

const parts = ['', 'one half', 'one quarter', 'one eighth'];

function diluted({ law: { orders } }: DrawnRuns): PartDraft {
  const total = orders[0] + orders[1];
  const write = (order: number): string =>
    order === 0 ? 'It stays the same.' : `It falls to ${parts[order] ?? ''}.`;
  return {
    text: 'The mixture of run 1 is prepared again with the same amounts, but in twice the volume. What happens to the initial rate in mol/(L s)?',
    answer: write(total),
    distractors: [0, 1, 2, 3]
      .filter((order) => order !== total)
      .map((order) => ({
        text: write(order),
        slip: order === 0 ? 'ignored-dilution' : order === 1 ? 'assumed-first-order' : 'wrong-exponent',
        teaching:
          order === 0
            ? 'Both concentrations are halved, and the rate depends on at least one of them.'
            : `This would hold for an overall order of ${order}; compare runs 1 and 2, and runs 1 and 3.`,
      })),
    explanation: `Both concentrations are halved. The table shows the orders ${orders[0]} and ${orders[1]}, together ${total}, so that the rate is multiplied by (\\frac{1}{2})^{${total}}. ${write(total)}`,
    finding: `With the overall order ${total}, halving both concentrations leaves ${parts[total] ?? ''} of the rate.`,
  };
}

function warmer({ a, b }: DrawnRuns): PartDraft {
  return {
    text: 'Run 1 is repeated with the same concentrations, but 10 °C warmer, and the initial rate is clearly larger. Which part of the rate law has changed?',
    answer: 'The rate constant',
    distractors: [
      {
        text: `The order in \\ce{${a}}`,
        slip: 'exchanged-constants',
        teaching: 'Orders say how the rate follows the concentrations; a rise of 10 °C does not change them.',
      },
      {
        text: `The order in \\ce{${b}}`,
        slip: 'exchanged-constants',
        teaching: 'An order belongs to the way by which the reaction goes; the temperature stands in *k*.',
      },
      {
        text: 'The concentrations at the start',
        slip: 'wrong-cause',
        teaching: 'They are the same as in run 1; what changed is how many collisions succeed.',
      },
    ],
    explanation:
      'Concentrations and orders are the same. In warmer mixtures more collisions have enough energy, which makes *k* larger: the rate constant has changed.',
    finding: 'At given concentrations and orders only the constant is left to depend on temperature.',
  };
}

/** Which two runs tell one order alone. */
function telling({ a, b, runs }: DrawnRuns, random: Random): PartDraft | null {
  const [asked, other] = random.shuffle(['a', 'b'] as const);
  if (asked === undefined || other === undefined) return null;
  const names = { a, b };
  const pairs = runs.flatMap((one, place) =>
    runs.slice(place + 1).map((two, after) => ({
      text: `Runs ${place + 1} and ${place + after + 2}`,
      isAskedSame: one[asked] === two[asked],
      isOtherSame: one[other] === two[other],
    })),
  );
  const right = pairs.filter(({ isAskedSame, isOtherSame }) => !isAskedSame && isOtherSame);
  const [key] = right;
  if (key === undefined || right.length > 1) return null;
  const distractors: Distractor[] = pairs
    .filter((pair) => pair !== key)
    .map(({ text, isAskedSame }) => ({
      text,
      slip: isAskedSame ? 'exchanged-values' : 'both-changes-for-one',
      teaching: isAskedSame
        ? `Between these runs [\\ce{${names[asked]}}] does not change: they show the order with respect to \\ce{${names[other]}}.`
        : `Between these runs both concentrations change, so that the order with respect to \\ce{${names[other]}} has to be known first.`,
    }));
  return {
    text: `Which two runs alone are enough to find the order with respect to \\ce{${names[asked]}}, if the order with respect to \\ce{${names[other]}} is not known?`,
    answer: key.text,
    distractors,
    explanation: `The factor of the rate can be ascribed to \\ce{${names[asked]}} where [\\ce{${names[asked]}}] changes and [\\ce{${names[other]}}] does not. This holds for one pair alone: ${key.text.toLowerCase()}.`,
    finding: `Only in ${key.text.toLowerCase()} does [\\ce{${names[asked]}}] change alone.`,
  };
}

/** What can have happened in the run that does not fit. */
function cause({ a, runs, law, off }: DrawnRuns, random: Random): PartDraft | null {
  const wrong = off === null ? undefined : runs[off];
  const other = runs.find((_, place) => place !== off);
  if (wrong === undefined || other === undefined) return null;
  const [m, n] = law.orders;
  const expected = other.rate * (wrong.a / other.a) ** m * (wrong.b / other.b) ** n;
  const isFast = wrong.rate > expected;
  const fast = [
    'It was run at a higher temperature than the others.',
    `More \\ce{${a}} was added than was recorded.`,
  ];
  const slow = [
    'It was run at a lower temperature than the others.',
    `Part of the \\ce{${a}} had reacted before the first reading.`,
  ];
  const neutral = [
    'Twice the volume was used, at the same concentrations.',
    'It was followed for longer after the initial rate was taken.',
  ];
  const [answer = ''] = random.shuffle(isFast ? fast : slow);
  const [found, opposite] = isFast ? ['larger', 'smaller'] : ['smaller', 'larger'];
  return {
    text: 'Which of these alone can explain the rate of the run that does not fit the others?',
    answer,
    distractors: [
      ...(isFast ? slow : fast).map((text) => ({
        text,
        slip: 'reversed-trend',
        teaching: `This would make the rate ${opposite} than the others predict; it is ${found}.`,
      })),
      {
        text: random.pick(neutral),
        slip: 'effect-where-none',
        teaching: 'This does not change the initial rate in mol/(L s) at all.',
      },
    ],
    explanation: `By the rate law of the other four runs the rate of this run is ${found} than it should be. A ${isFast ? 'higher' : 'lower'} temperature or ${isFast ? 'more' : 'less'} \\ce{${a}} than noted does that. ${answer}`,
    finding: `The rate is ${found} than the law of the others predicts.`,
  };
}
