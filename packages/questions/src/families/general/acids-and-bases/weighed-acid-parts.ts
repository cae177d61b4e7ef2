import { formatDecimals, formatSignificant } from '@valence/chemistry';
import { heightAt, steepest } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import { optionsApart } from '../../options/options-apart.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';
import { plainNumber, scientificNumber } from '../../texts/plain-number.ts';
import { curveOf, type Curve } from './titration-curve-drafts.ts';

/** The molar mass of a weighed acid from its equivalence volume. */
export function molarMass({ equivalence, volume, base, upTo }: Curve, weighed: number): PartDraft | null {
  const write = (value: number): string => `${plainNumber(value, 2)} g/mol`;
  const of = (added: number): number => (1000 * weighed) / (base * added);
  const options = shareReadingOptions(
    of(equivalence),
    write,
    [
      {
        value: of(equivalence / 2),
        slip: 'half-equivalence-for-equivalence',
        teaching: 'At half of the equivalence volume only half of the acid has reacted.',
      },
      {
        value: of(upTo),
        slip: 'excess-titrant-for-equivalence',
        teaching: 'At the end of the curve base is in excess; only the base up to the jump has reacted.',
      },
      {
        value: of(volume),
        slip: 'swapped-volumes',
        teaching: 'This takes the volume of the acid solution for that of the base.',
      },
      {
        value: of(equivalence + volume),
        slip: 'volume-of-mixture',
        teaching: 'The amount of base is in the volume added, not in the whole mixture.',
      },
      {
        value: of(2 * equivalence),
        slip: 'needless-factor-two',
        teaching: 'A monoprotic acid reacts 1 to 1 with the base.',
      },
    ],
    0.17,
  );
  const [c, m, added] = [
    `${formatSignificant(base, 3)} mol/L`,
    `${formatSignificant(weighed, 3)} g`,
    `${formatDecimals(equivalence, 1)} mL`,
  ];
  const amount = base * equivalence;
  const mol = `${scientificNumber(amount / 1000, 4)} mol`;
  return (
    options && {
      text: 'What is the molar mass of the acid?',
      keyFrom: (drawing) => write(of(steepest(curveOf(drawing)).at)),
      ...options,
      explanation: `The curve is steepest at ${added}. Acid and base have then reacted 1 to 1: *n* = ${c} × ${added} = ${mol}. The molar mass is \\frac{${m}}{${mol}} = ${options.answer}.`,
      finding: `The mass over the amount of base up to the jump: ${options.answer}.`,
    }
  );
}

/** Powers of ten between two constants that nobody reads for one another: a reader of the pH is off by 0.2 at most. */
const apart = 0.9;

/** The constant of the acid itself, from the pH at half of the equivalence volume. */
export function dissociationConstant({ pKa, start, equivalence, pH }: Curve): PartDraft | null {
  const write = (value: number): string => scientificNumber(value, 1);
  const options = optionsApart(
    10 ** -pKa,
    write,
    [
      {
        value: 10 ** -pH,
        slip: 'equivalence-for-any-point',
        teaching: 'This takes the pH at the equivalence point; the constant is read at half of its volume.',
      },
      {
        value: 10 ** -start,
        slip: 'other-special-point',
        teaching: 'This is [\\ce{H3O+}] in the solution of the acid before any base is added.',
      },
      {
        value: 10 ** (pKa - 14),
        slip: 'conjugate-acid-for-base',
        teaching: 'This is *K*_{b} of the anion, which belongs to 14 minus the pH.',
      },
      {
        value: 10 ** (-pH / 2),
        slip: 'halved-one-amount',
        teaching: 'The volume is halved, not the pH.',
      },
      {
        value: 10 ** (-2 * start),
        slip: 'squared-the-factor',
        teaching:
          'The square of [\\ce{H3O+}] at the start still has to be divided by the concentration of HA.',
      },
    ],
    (one, other) => Math.abs(Math.log10(one / other)) >= apart,
    { isRead: true },
  );
  return (
    options && {
      text: 'Which value is closest to the acid dissociation constant *K*_{a}?',
      keyFrom: (drawing) => {
        const points = curveOf(drawing);
        return write(10 ** -heightAt(points, steepest(points).at / 2));
      },
      ...options,
      explanation: `The curve is steepest at ${formatDecimals(equivalence, 1)} mL. At half of this volume [HA] equals [\\ce{A-}], so that the pH equals p*K*_{a}. There the curve is at pH ${formatDecimals(pKa, 1)}, and *K*_{a} = 10^{−${formatDecimals(pKa, 1)}} = ${options.answer}.`,
      finding: `Ten to the minus pH at half of the equivalence volume is ${options.answer}.`,
    }
  );
}

/** Mistakes by what they make of the molar mass, each with its reason. */
const mistakes: Readonly<
  Record<'small' | 'large' | 'none', readonly (readonly [text: string, why: string])[]>
> = {
  small: [
    [
      'The burette is rinsed with water, but not with the base, before it is filled.',
      'The base is diluted, so that more of it is needed.',
    ],
    [
      'A bubble of air leaves the tip of the burette during the titration.',
      'The volume of the bubble is read as volume of base.',
    ],
    [
      'Some base runs down the outside of the flask instead of into it.',
      'Base that misses the flask is read as used.',
    ],
  ],
  large: [
    [
      'A little of the weighed solid is spilled before it is dissolved.',
      'Less acid than weighed is there, so that less base is needed.',
    ],
    [
      'The weighed solid is not quite dry.',
      'Part of the weighed mass is water, so that less base is needed.',
    ],
    [
      'The base is more concentrated than its label says.',
      'Less of the base is needed than of one as labeled.',
    ],
  ],
  none: [
    [
      'The flask is still wet with water when the acid is put into it.',
      'Water in the flask changes neither the amount of acid nor that of base.',
    ],
    [
      'The solid is dissolved in 10 mL more water than planned.',
      'The amount of acid in the flask is the same in more water.',
    ],
  ],
};

/** Which mistake makes the molar mass come out too small, or too large. */
export function mistake(random: Random): PartDraft | null {
  const [asked, opposite] = random.shuffle(['small', 'large'] as const);
  if (asked === undefined || opposite === undefined) return null;
  const [key] = random.shuffle(mistakes[asked]);
  if (key === undefined) return null;
  const [answer, reason] = key;
  const volume = asked === 'small' ? 'large' : 'small';
  return {
    text: `Which of these mistakes alone makes the molar mass come out too ${asked}?`,
    answer,
    distractors: [
      ...random
        .shuffle(mistakes[opposite])
        .slice(0, 2)
        .map(([text, why]) => ({
          text,
          slip: 'reversed-trend',
          teaching: `${why} The molar mass comes out too ${opposite}.`,
        })),
      ...random
        .shuffle(mistakes.none)
        .slice(0, 1)
        .map(([text, why]) => ({ text, slip: 'effect-where-none', teaching: why })),
    ],
    explanation: `The molar mass is the weighed mass over the amount of base. ${reason} The volume is too ${volume} for the weighed mass, and the molar mass too ${asked}. ${answer}`,
    finding: `Mass over amount: a volume that is too ${volume} makes the molar mass too ${asked}.`,
  };
}
