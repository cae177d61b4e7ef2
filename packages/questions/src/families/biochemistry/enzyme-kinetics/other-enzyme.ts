import { heightAt } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';
import { plainNumber } from '../../texts/plain-number.ts';
import { micromolar, type Curves } from './michaelis-menten-curves.ts';

/** How much of the enzyme is used, in words. */
const amounts = [
  { times: 2, words: 'twice the concentration' },
  { times: 3, words: 'three times the concentration' },
  { times: 1.5, words: '1.5 times the concentration' },
  { times: 0.5, words: 'half the concentration' },
  { times: 0.4, words: '40% of the concentration' },
] as const;

/** The rate with another concentration of the enzyme. */
export function otherEnzyme({ km, vmax, to }: Curves, random: Random): PartDraft | null {
  const substrate = Math.round(random.pick([0.5, 1.5, 2]) * km);
  const { times, words } = random.pick(amounts);
  const write = (value: number): string => `${plainNumber(value, 2)} nmol/(L s)`;
  const rate = (concentration: number): number =>
    concentration <= to ? (vmax * concentration) / (km + concentration) : Number.NaN;
  const unchanged = rate(substrate);
  const key = times * unchanged;
  // More enzyme makes no reaction slower, less makes none faster, and none is faster than with all of the enzyme at work.
  const highest = Math.max(unchanged, times * vmax);
  // The same number as that of the constant would confuse.
  if (Math.abs(key - km) < 0.05 * km) return null;
  const options = shareReadingOptions(
    key,
    write,
    [
      {
        value: rate(substrate),
        slip: 'effect-left-out',
        teaching: 'This is the rate in the plot; it changes with the concentration of the enzyme.',
      },
      {
        value: rate(times * substrate),
        slip: 'answered-another-quantity',
        teaching: `This is the rate at ${words} of the substrate; here the concentration of the enzyme is changed.`,
      },
      {
        value: times * vmax,
        slip: 'taken-as-saturated',
        teaching: `This is the limiting rate with ${words} of the enzyme; the enzyme is not saturated at this substrate concentration.`,
      },
      {
        value: vmax,
        slip: 'taken-as-saturated',
        teaching: 'This is the limiting rate in the plot; the curve is lower at this concentration.',
      },
      {
        value: times ** 2 * rate(substrate),
        slip: 'needless-factor',
        teaching: 'The change in the enzyme concentration was applied twice; it must be applied only once.',
      },
      {
        value: times * rate(times * substrate),
        slip: 'exchanged-values',
        teaching:
          'The concentration of the substrate was changed as well, but only that of the enzyme is different.',
      },
      {
        value: (times * vmax) / 2,
        slip: 'other-point-of-curve',
        teaching:
          'Half of the limiting rate was used, which is reached at *K*_{M}; here [S] is not equal to *K*_{M}.',
      },
      {
        value: times * Math.min(vmax, (vmax * substrate) / (2 * km)),
        slip: 'rate-taken-as-linear',
        teaching: 'The curve was treated as a straight line through half of the limiting rate, but it bends.',
      },
      {
        value: (times * vmax * substrate) / (times * km + substrate),
        slip: 'unchanged-taken-as-changed',
        teaching:
          '*K*_{M} was changed along with the limiting rate; *K*_{M} does not depend on the amount of enzyme.',
      },
      ...(times > 1
        ? [
            {
              value: (times + 1) * unchanged,
              slip: 'needless-sum',
              teaching: `The rate in the plot was added to the new rate; ${words} makes the rate only ${times} times as high.`,
            },
          ]
        : []),
      ...[0.5, 2].flatMap((factor) => {
        const misread = `at ${factor > 1 ? 'twice' : 'half'} the concentration given`;
        return [
          {
            value: times * rate(factor * substrate),
            slip: 'ruling-misread',
            teaching: `The curve was read ${misread}.`,
          },
          {
            value: rate(factor * substrate),
            slip: 'effect-left-out',
            teaching: `Two things went wrong: the curve was read ${misread}, and the change in the enzyme concentration was left out.`,
          },
        ];
      }),
    ].filter(({ value }) => (times > 1 ? value >= unchanged && value <= times * vmax : value <= highest)),
    0.17,
  );
  const [s, read] = [micromolar(substrate), `${plainNumber(rate(substrate), 3)} nmol/(L s)`];
  return (
    options && {
      text: `In another run, ${words} of the enzyme is used. What is the initial rate at [S] = ${s} in this run?`,
      keyFrom: ({ lines }) => write(times * heightAt(lines[0] ?? [], substrate)),
      ...options,
      explanation: `In the plot, the rate at ${s} is about ${read}. At the same [S], the rate is proportional to the concentration of the enzyme: ${times} × ${read} = ${options.answer}.`,
      finding: `${times} times the rate of the curve at this concentration: ${options.answer}.`,
    }
  );
}
