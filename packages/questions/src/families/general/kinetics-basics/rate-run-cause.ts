import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import type { Distractor } from '../../family.ts';
import type { DrawnRuns } from './rate-runs.ts';

/** Something that can have happened in a run: what makes its rate larger, and what makes it smaller. */
type Pair = readonly [fast: string, slow: string];

function eventsOf(
  reactant: string,
): Readonly<Record<'temperature' | 'amount' | 'other' | 'volume' | 'time', Pair>> {
  return {
    temperature: [
      'It was carried out at a higher temperature than the others.',
      'It was carried out at a lower temperature than the others.',
    ],
    amount: [
      `It was carried out with more \\ce{${reactant}} than was recorded.`,
      `It was carried out with less \\ce{${reactant}} than was recorded.`,
    ],
    other: [
      'It was carried out in a flask with some catalyst left in it.',
      `Its first reading was taken after part of the \\ce{${reactant}} had reacted.`,
    ],
    // Neither of these pairs changes an initial rate for each liter.
    volume: [
      'It was carried out in a larger volume with the same concentrations.',
      'It was carried out in a smaller volume with the same concentrations.',
    ],
    time: [
      'It was stopped later, after its rate had been measured.',
      'It was stopped sooner, after its rate had been measured.',
    ],
  };
}

/** What can have happened in the run that does not fit, or what cannot. */
export function cause({ a, runs, law, off }: DrawnRuns, random: Random): PartDraft | null {
  const wrong = off === null ? undefined : runs[off];
  const other = runs.find((_, place) => place !== off);
  if (wrong === undefined || other === undefined) return null;
  const [m, n] = law.orders;
  const expected = other.rate * (wrong.a / other.a) ** m * (wrong.b / other.b) ** n;
  const isFast = wrong.rate > expected;
  const isAskedFor = random.pick([true, false]);
  const draft = isAskedFor
    ? whatCan(eventsOf(a), isFast, random)
    : whatCannot(eventsOf(a), reasonsOf(a, isFast), { isFast, random });
  const [found, causes] = isFast
    ? ['larger', `A higher temperature, more \\ce{${a}} than was recorded, or a catalyst has this effect`]
    : [
        'smaller',
        `A lower temperature, less \\ce{${a}} than was recorded, or a late first reading has this effect`,
      ];
  return {
    ...draft,
    explanation: `According to the rate law of the other four runs, the rate of this run is ${found} than it should be. ${causes}, and the opposite has the opposite effect. A different volume with the same concentrations, or anything done after the rate was measured, does not change an initial rate. The statement that ${isAskedFor ? 'can' : 'cannot'} explain the rate is: ${draft.answer}`,
    finding: `The rate is ${found} than the law of the others predicts.`,
  };
}

type Asked = Pick<PartDraft, 'text' | 'answer' | 'distractors'>;

/** Beside the key stands its opposite with two that belong together as well, or four different things are offered. */
function whatCan(events: ReturnType<typeof eventsOf>, isFast: boolean, random: Random): Asked {
  const [right, turned] = isFast ? [0, 1] : [1, 0];
  const [key, another] = random.shuffle([events.temperature, events.amount]);
  const [idle, idler] = random.shuffle([events.volume, events.time]);
  const areInPairs = random.pick([true, false]);
  const reversed = (areInPairs ? key : another)?.[turned] ?? '';
  const without = areInPairs ? (idle ?? []) : [idle, idler].map((pair) => random.pick(pair ?? ['']));
  return {
    text: 'Which of these, by itself, can explain the rate of the run that does not fit the others?',
    answer: key?.[right] ?? '',
    distractors: [
      {
        text: reversed,
        slip: 'reversed-trend',
        teaching: `This would make the rate ${isFast ? 'smaller' : 'larger'} than the other runs predict, but it is ${isFast ? 'larger' : 'smaller'}.`,
      },
      ...without.map((text): Distractor => ({
        text,
        slip: 'effect-where-none',
        teaching: events.volume.includes(text)
          ? 'With the same concentrations, the rate in mol/(L s) is the same in any volume.'
          : 'What is done after the rate has been measured does not change the measured rate.',
      })),
    ],
  };
}

/** Why the temperature, the amount, and something else can each explain the rate. */
function reasonsOf(reactant: string, isFast: boolean): readonly [string, string, string] {
  return isFast
    ? [
        'A higher temperature makes the rate constant larger, and with it the rate',
        `With more \\ce{${reactant}} than was recorded, the rate is larger than the recorded concentrations predict`,
        'A catalyst makes the reaction faster, so the rate is larger than the other runs predict',
      ]
    : [
        'A lower temperature makes the rate constant smaller, and with it the rate',
        `With less \\ce{${reactant}} than was recorded, the rate is smaller than the recorded concentrations predict`,
        `After part of the \\ce{${reactant}} has reacted, the rate is smaller than it was at the start`,
      ];
}

function whatCannot(
  events: ReturnType<typeof eventsOf>,
  reasons: readonly string[],
  { isFast, random }: { isFast: boolean; random: Random },
): Asked {
  const [right, turned] = isFast ? [0, 1] : [1, 0];
  const { temperature, amount, other, volume, time } = events;
  return {
    text: 'Which of these, by itself, can *not* explain the rate of the run that does not fit the others?',
    answer: random.pick([temperature[turned], amount[turned], random.pick(volume), random.pick(time)]) ?? '',
    distractors: [temperature, amount, other].map((pair, place) => ({
      text: pair[right] ?? '',
      slip: 'negation-overlooked',
      teaching: `${reasons[place] ?? ''}. This is what is observed, so this event can explain the rate.`,
    })),
  };
}
