import {
  formatDecimals,
  formatSignificant,
  halfLife,
  roundSignificant,
  timeToReach,
} from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import { consequencePart } from '../../consequence-part.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';
import { plainNumber, scientificNumber } from '../../texts/plain-number.ts';
import { observedChanges } from './substitution-effects.data.ts';
import { observedIn, type ObservedConstants } from './observed-constants.ts';
import { molarText } from './substitution-runs.ts';

/** The time after which a part of the bromide is left, at a concentration of the nucleophile that is not in the table. */
export function timeAtConcentration(
  { nucleophile, figure, rows }: ObservedConstants,
  random: Random,
): PartDraft | null {
  if (figure.kind !== 'table') return null;
  const [first, last] = [rows[0]?.[0] ?? NaN, rows.at(-1)?.[0] ?? NaN];
  const times = random.pick([4, 5, 0.5, 0.4]);
  const concentration = times * first;
  const left = random.pick([20, 25, 30]);
  const { mechanism, constantAt } = observedIn(figure.rows);
  const k = constantAt(concentration);
  const other = mechanism === 'sn2' ? constantAt(first) : (constantAt(first) * concentration) / first;
  const minutes = (share: number, constant: number): number => timeToReach(1, 1, constant, share / 100) / 60;
  const write = (value: number): string => `${plainNumber(value, 2)} min`;
  const options = shareReadingOptions(
    minutes(left, k),
    write,
    [
      {
        value: minutes(left, other),
        ...(mechanism === 'sn2'
          ? {
              slip: 'nucleophile-left-out-of-rate',
              teaching:
                'The constant in the first row was used; *k*_{obs} increases with the concentration of the nucleophile.',
            }
          : {
              slip: 'both-reagents-in-rate',
              teaching:
                'The constant was changed in proportion to the concentration of the nucleophile; the table shows that it stays the same.',
            }),
        factor: 'constant',
      },
      {
        value: minutes(100 - left, k),
        slip: 'reacted-for-remaining',
        factor: 'share',
        teaching: `The ${left}% was taken as the percentage that has reacted; it is the percentage that is left.`,
      },
      {
        value: minutes(left, k) / Math.LN10,
        slip: 'natural-for-decadic-logarithm',
        factor: 'logarithm',
        teaching: 'A base-10 logarithm was used; the first-order rate law requires the natural logarithm.',
      },
      {
        value: minutes(left, k) * Math.LN10,
        slip: 'needless-factor',
        factor: 'logarithm',
        teaching:
          'The natural logarithm was multiplied by 2.303; this factor belongs with base-10 logarithms.',
      },
      {
        value: minutes(left, mechanism === 'sn2' ? constantAt(last) : (k * last) / first),
        slip: mechanism === 'sn2' ? 'wrong-reference' : 'both-reagents-in-rate',
        factor: 'constant',
        teaching:
          mechanism === 'sn2'
            ? 'The constant in the last row was used; it belongs to a different concentration.'
            : 'The constant was tripled, like the concentration of the nucleophile in the last row; the table shows that it stays the same.',
      },
      {
        value: minutes((left * left) / 100, k),
        slip: 'share-taken-twice',
        factor: 'share',
        teaching:
          'The time was doubled; after the second period, only the same percentage of what was left after the first remains.',
      },
      {
        value: (100 - left) / 100 / k / 60,
        slip: 'linear-for-exponential',
        factor: 'share',
        teaching:
          'The reaction was assumed to continue at its initial rate; it becomes slower as the bromide is used up.',
      },
      {
        value: halfLife(1, 1, k) / 60,
        slip: 'half-life-for-whole-time',
        factor: 'share',
        teaching: 'One half-life was used; after it, half of the bromide is left.',
      },
    ],
    0.12,
  );
  const c = `${molarText(concentration)} mol/L`;
  const perFirst = rows.map(([at, constant]) => constant / at);
  const mean = perFirst.reduce((sum, value) => sum + value, 0) / perFirst.length;
  const constant =
    mechanism === 'sn2'
      ? `*k*_{obs} is proportional to [\\ce{${nucleophile.ion}}], on average ${scientificNumber(mean, 3)} L/(mol s) × [\\ce{${nucleophile.ion}}]; at ${c} it is ${scientificNumber(k, 3)} s^{−1}`
      : `*k*_{obs} does not change with [\\ce{${nucleophile.ion}}]; at ${c} it is therefore ${scientificNumber(k, 3)} s^{−1}, the mean of the rows`;
  const part = formatDecimals(left / 100, 2);
  return (
    options && {
      text: `The run is repeated with [\\ce{${nucleophile.ion}}] = ${c}. After how much time is ${left}% of the bromide left?`,
      keyFrom: ({ cells }) => write(minutes(left, observedIn(cells).constantAt(concentration))),
      ...options,
      distractors: options.distractors.map(({ teaching, ...said }) => ({
        ...said,
        teaching: withoutLogarithm(teaching),
      })),
      explanation: `${constant}. By the first-order rate law, *t* = \\frac{ln(1/${part})}{*k*_{obs}} = \\frac{${formatSignificant(Math.log(100 / left), 4)}}{${scientificNumber(k, 3)} s^{−1}}, which is ${formatSignificant(Math.log(100 / left) / roundSignificant(k, 3), 3)} s, or about ${options.answer}.`,
      finding: `With *k*_{obs} at ${c}, the first-order rate law gives ${options.answer}.`,
    }
  );
}

/** At a rate that stays the initial one there is no logarithm to be taken, only the factor between the two kinds of them. */
function withoutLogarithm(teaching: string): string {
  if (!teaching.includes('was assumed to continue at its initial rate')) return teaching;
  return teaching
    .replace(
      'A base-10 logarithm was used; the first-order rate law requires the natural logarithm.',
      'The result was divided by 2.303, as if it contained a natural logarithm.',
    )
    .replace(
      /[Tt]he natural logarithm was multiplied by 2\.303; this factor belongs with base-10 logarithms\./,
      (found) =>
        `${found.slice(0, 1)}he result was multiplied by 2.303, as if it contained a base-10 logarithm.`,
    );
}

/** What another condition does to the constant. */
export function changedCondition({ mechanism }: ObservedConstants, random: Random): PartDraft {
  return consequencePart(random, observedChanges[mechanism]);
}
