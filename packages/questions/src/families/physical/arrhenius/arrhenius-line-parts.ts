import { formatDecimals } from '@valence/chemistry';
import { heightAt } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import { optionsApart } from '../../options/options-apart.ts';
import { scientificNumber } from '../../texts/plain-number.ts';
import type { ArrheniusLine } from './arrhenius-line.ts';

/** Natural logarithms between two options: a reader is off by 0.2 at most. */
const apart = 1.1;

/** The rate constant at a temperature within the line. */
export function constantAt({ from, fall, span, top }: ArrheniusLine, random: Random): PartDraft | null {
  const part = random.integer(3, 13) / 16;
  const temperature = Math.round(1000 / (from + part * span));
  const inverse = 1000 / temperature;
  const height = (at: number): number => top - (fall * (at - from)) / span;
  const logarithm = height(inverse);
  // Neither the place nor the height lies at a number of its axis.
  if (nearMultiple(inverse, 0.2, 0.02) || nearMultiple(logarithm, 2, 0.3)) return null;
  const write = (value: number): string =>
    `${value >= 1 && value < 9.5 ? formatDecimals(value, 0) : scientificNumber(value, 1)} s^{−1}`;
  const options = optionsApart(
    Math.exp(logarithm),
    write,
    [
      {
        value: 10 ** logarithm,
        slip: 'natural-for-decadic-logarithm',
        teaching: 'The axis shows natural logarithms: *k* is a power of e, not of 10.',
      },
      {
        value: Math.exp(height(2 * from + span - inverse)),
        slip: 'scale-backwards',
        teaching: 'The 1/*T* axis was read from the wrong end; the temperature decreases toward the right.',
      },
      {
        value: Math.exp(top),
        slip: 'other-special-point',
        teaching: 'This is the value at the upper end of the line, where the temperature is higher.',
      },
      {
        value: -logarithm,
        slip: 'logarithm-for-number',
        teaching: 'This is the logarithm without its sign; *k* is e to the power of the logarithm.',
      },
      {
        value: Math.exp(top - fall),
        slip: 'other-special-point',
        teaching: 'This is the value at the lower end of the line, where the temperature is lower.',
      },
    ],
    (one, other) => Math.abs(Math.log(one / other)) >= apart,
    { isRead: true },
  );
  const [t, x, y] = [
    `${temperature} K`,
    `${formatDecimals(inverse, 2)} × 10^{−3} K^{−1}`,
    formatDecimals(logarithm, 1),
  ];
  return (
    options && {
      text: `Which value is closest to the rate constant at ${t}?`,
      keyFrom: ({ lines }) => write(Math.exp(heightAt(lines[0] ?? [], inverse))),
      ...options,
      explanation: `At ${t}, 1/*T* is ${x}. There the line shows ln(*k*/s^{−1}) = ${y}, so *k* = e^{${y}} s^{−1}, which is closest to ${options.answer}.`,
      finding: `The line is at ${y} there, and e to this power is ${options.answer}.`,
    }
  );
}

function nearMultiple(value: number, of: number, by: number): boolean {
  return Math.abs(value - of * Math.round(value / of)) < by;
}

const lines = {
  flatter: 'It is less steep and lies higher.',
  steeper: 'It is steeper and lies higher.',
  parallel: 'It lies higher, with the same slope.',
  same: 'It is the same line.',
} as const;

type Line = keyof typeof lines;

const changes: readonly (readonly [text: string, line: Line, why: string, here: string])[] = [
  [
    'A catalyst provides a pathway with a lower activation energy and the same frequency factor *A*. How does the line for the catalyzed reaction compare with the one shown?',
    'flatter',
    'The slope is −*E*_{a}/*R*: with a lower *E*_{a} the line falls less steeply. The intercept, ln *A*, is the same, so the line lies higher at every temperature.',
    'Here *E*_{a} is lower, and *A* is the same.',
  ],
  [
    'The measurements are repeated with twice the initial concentration of the reactant. How does the new line compare with the one shown?',
    'same',
    'Twice the concentration doubles the rate. The rate constant depends on the temperature and on any catalyst, but not on concentrations.',
    'Here the rate changes, but neither *E*_{a} nor *A*.',
  ],
  [
    'A similar substance reacts with the same activation energy but a larger frequency factor *A*. How does its line compare with the one shown?',
    'parallel',
    'The slope is −*E*_{a}/*R*, the same for both. The intercept is ln *A*, which is larger.',
    'Here *E*_{a} is the same, and *A* is larger.',
  ],
  [
    'A similar substance reacts with a larger activation energy, but has a larger *k* at every temperature in the plot. How does its line compare with the one shown?',
    'steeper',
    'The slope is −*E*_{a}/*R*: with a larger *E*_{a} the line falls more steeply. A larger *k* at every one of these temperatures places the line higher.',
    'Here *E*_{a} is larger.',
  ],
];

const slips: Readonly<Record<Line, readonly [slip: string, teaching: string]>> = {
  flatter: [
    'exchanged-slope-and-intercept',
    'A line is less steep only if the activation energy is lower: the slope is −*E*_{a}/*R*.',
  ],
  steeper: [
    'exchanged-slope-and-intercept',
    'A line is steeper only if the activation energy is larger: the slope is −*E*_{a}/*R*.',
  ],
  parallel: [
    'exchanged-slope-and-intercept',
    'A line moves up without a change in slope only if *A* alone is larger: the intercept is ln *A*.',
  ],
  same: ['effect-left-out', 'The line stays the same only if neither the activation energy nor *A* changes.'],
};

/** How the line of another reaction lies. */
export function changedLine(random: Random): PartDraft {
  const [text, key, why, here] = random.pick(changes);
  return {
    text,
    answer: lines[key],
    distractors: (['flatter', 'steeper', 'parallel', 'same'] as const)
      .filter((line) => line !== key)
      .map((line) => {
        const [slip, teaching] = slips[line];
        return {
          text: lines[line],
          slip: key === 'same' ? 'rate-for-rate-constant' : slip,
          teaching: `${teaching} ${here}`,
        };
      }),
    explanation: `${why} ${key === 'same' ? 'The line stays the same.' : lines[key].replace(/^It/, 'The new line')}`,
    finding: why,
  };
}
