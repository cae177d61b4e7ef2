import { formatDecimals, formatSignificant, roundedConstants } from '@valence/chemistry';
import type { Draft } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { restOf } from '../../options/slips-together.ts';
import { printedConstants } from '../../texts/printed-constants.ts';

/** Energies of two figures fix a share to about a percent. */
const percent = (value: number): string => `${formatDecimals(value, 0)}%`;

/** Which of two chairs is asked for, and how far apart they are. */
interface AskedShare {
  /** In kJ/mol. */
  energy: number;
  kelvin: number;
  /** Whether the share of the less stable chair is asked for. */
  isOfLess: boolean;
  /** What the two chairs are called. */
  more: string;
  less: string;
}

/** A slip in the energy by which the chairs differ. */
interface EnergySlip {
  energy: number;
  slip: string;
  teaching: string;
}

/** The share of the more stable of two chairs in percent. */
export function shareAt(energy: number, kelvin: number): number {
  return 100 / (1 + Math.exp(-energy / (0.008314 * kelvin)));
}

/** The asked share with the slips in its energy, and those on the way from there; no chair is all or nothing. */
export function shareOptions(
  { energy, kelvin, isOfLess, more, less }: AskedShare,
  slips: readonly EnergySlip[],
): Pick<Draft, 'answer' | 'distractors'> | null {
  const own = (share: number): number => (isOfLess ? 100 - share : share);
  const share = shareAt(energy, kelvin);
  const options = quantityOptions(own(share), percent, [
    ...slips.map((slip) => ({
      value: own(shareAt(slip.energy, kelvin)),
      slip: slip.slip,
      isBeforeLastStep: true,
      teaching: slip.teaching,
    })),
    {
      value: 100 - own(share),
      slip: 'wrong-sign',
      lastStep: restOf(100),
      teaching: `This is the percentage of the ${isOfLess ? more : less}; the ${more} is lower in energy and predominates.`,
    },
    {
      value: own(100 / (1 + 10 ** (-energy / (0.008314 * kelvin)))),
      slip: 'natural-for-decadic-logarithm',
      isBeforeLastStep: true,
      teaching: 'Δ*G*° = −*RT* ln *K* uses the natural logarithm: *K* is a power of e, not of 10.',
    },
    {
      value: 2 * share - 100,
      slip: 'excess-for-share',
      teaching: `This is the excess of the ${more} over the other one, not the percentage of either chair.`,
    },
    {
      value: own(100 * (1 - Math.exp(-energy / (0.008314 * kelvin)))),
      slip: 'ratio-for-share',
      isBeforeLastStep: true,
      teaching: `The ratio of the ${less} to the ${more} was taken for the percentage of the ${less}; a percentage compares one chair with the total of both.`,
    },
  ]);
  const distractors = (options?.distractors ?? [])
    .filter(({ text }) => text !== '100%' && text !== '0%')
    .map((distractor) => ({
      ...distractor,
      ...(isImpossible(distractor.text, isOfLess) && { alike: 'the other side of one half' }),
    }));
  return options === null || distractors.length < 3 ? null : { ...options, distractors };
}

/** The more stable chair makes up more than half: what lies on the other side is ruled out without a calculation. */
function isImpossible(text: string, isOfLess: boolean): boolean {
  const share = Number.parseFloat(text);
  return isOfLess ? share > 50 : share < 50;
}

/** From the energy to the asked share. */
export function workingOf({ energy, kelvin, isOfLess, more, less }: AskedShare): string {
  const exponent = (1000 * energy) / (roundedConstants.gas * kelvin);
  const share = shareAt(energy, kelvin);
  const rest = isOfLess
    ? ` The ${less} makes up the rest, \\frac{1}{1 + *K*} = ${percent(100 - share)}.`
    : '';
  return `ln *K* = \\frac{${formatDecimals(energy * 1000, 0)}}{${printedConstants.gas} × ${kelvin}} = ${formatSignificant(exponent, 3)}, so *K* = ${formatSignificant(Math.exp(exponent), 3)} (for the equilibrium toward the more stable chair). The fraction of the ${more} is \\frac{*K*}{1 + *K*} = ${percent(share)}.${rest}`;
}

/** How the key was computed. */
export function findingOf({ energy, kelvin, isOfLess, less, more }: AskedShare): string {
  const share = shareAt(energy, kelvin);
  return `An energy difference of ${formatDecimals(energy, 1)} kJ/mol gives ${percent(isOfLess ? 100 - share : share)} of the ${isOfLess ? less : more}.`;
}
