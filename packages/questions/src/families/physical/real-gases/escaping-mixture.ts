import { formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { effusingGases, massOf } from './effusing-gases.ts';

/** The share of one of two gases in what leaves a mixture first. */
export function escapingMixture(random: Random): Draft | null {
  const [gas, other] = [random.pick(effusingGases), random.pick(effusingGases)];
  if (gas.mass === other.mass) return null;
  const share = random.integer(3, 17) * 5;
  const root = Math.sqrt(other.mass / gas.mass);
  const isLighter = root > 1;
  const outside = (weight: number, inside = share): number =>
    (100 * inside * weight) / (inside * weight + 100 - inside);
  const [own, rest] = [`\\ce{${gas.formula}}`, `\\ce{${other.formula}}`];
  const exchanged = `The percentages of the two gases inside were interchanged; ${share}.0% of the particles are ${own}.`;
  const enriching = random.shuffle(
    enrichingSlips({ share, root, outside }).filter(({ value }) => isClear(value, outside(root))),
  );
  // An option on the wrong side of the percentage inside is ruled out at a glance.
  const kept = random.integer(1, 2);
  if (enriching.length < 2) return null;
  const options = quantityOptions(outside(root), (value) => `${formatSignificant(value, 3)}%`, [
    ...enriching.map((slip, place) => ({ ...slip, isDecisive: place < kept })),
    {
      value: share,
      slip: 'ignored-mass',
      teaching:
        'The percentage inside the vessel was given; the lighter particles hit the hole more often, so the escaping gas is richer in them.',
    },
    {
      value: outside(1 / root),
      slip: 'inverted-ratio',
      teaching: `The ratio of the rates was inverted: ${own} is ${isLighter ? 'lighter' : 'heavier'}, so the escaping gas is ${isLighter ? 'enriched, not depleted,' : 'depleted, not enriched,'} in it.`,
    },
    {
      value: outside(root, 50),
      slip: 'ignored-composition',
      teaching:
        'This is the result for an equimolar mixture; the rates must be weighted by the amounts inside.',
    },
    {
      value: 100 - outside(root),
      slip: 'answered-another-quantity',
      teaching: `This is the percentage of ${rest} among the escaping particles; the question asks for ${own}.`,
    },
    {
      value: outside(root, 100 - share),
      slip: 'exchanged-values',
      teaching: exchanged,
    },
    {
      value: 100 - share,
      slip: 'ignored-mass',
      teaching: `This is the percentage of ${rest} inside the vessel; the escaping gas has another composition, and the question asks for ${own}.`,
    },
    {
      value: outside(1 / root ** 2),
      slip: 'inverted-ratio',
      teaching:
        'Two things went wrong: the ratio of the rates was inverted, and the square root of the ratio of the molar masses was left out.',
    },
    {
      value: outside(root ** 2, 50),
      slip: 'ignored-composition',
      teaching:
        'Two things went wrong: the mixture was treated as equimolar, and the square root of the ratio of the molar masses was left out.',
    },
    {
      value: outside(1 / root, 50),
      slip: 'ignored-composition',
      teaching:
        'Two things went wrong: the mixture was treated as equimolar, and the ratio of the rates was inverted.',
    },
    {
      value: outside(root ** 2, 100 - share),
      slip: 'exchanged-values',
      teaching:
        'Two things went wrong: the percentages of the two gases inside were interchanged, and the square root of the ratio of the molar masses was left out.',
    },
  ]);
  if (options === null) return null;
  const ratio = formatSignificant(root, 5);
  return {
    text: `A vessel contains a mixture of ${own} (${massOf(gas)} g/mol) and ${rest} (${massOf(other)} g/mol), in which ${share}.0% of the particles are ${own}. Gas begins to effuse through a pinhole into a vacuum. What percentage of the first particles to escape are ${own}?`,
    ...options,
    explanation: `Each gas effuses at a rate proportional to its fraction divided by \\sqrt{*M*}. The rate of ${own} is weighted by a factor of \\sqrt{\\frac{${massOf(other)}}{${massOf(gas)}}} = ${ratio} relative to ${rest}. Its percentage among the escaping particles is \\frac{${share}.0 × ${ratio}}{${share}.0 × ${ratio} + ${100 - share}.0} = ${options.answer}.`,
    finding: `The fractions weighted by 1/\\sqrt{*M*} give ${options.answer}.`,
  };
}

interface Escaping {
  /** The percentage inside, and the ratio of the rates. */
  share: number;
  root: number;
  /** The percentage outside, from the weight of the gas relative to the other one. */
  outside(weight: number): number;
}

/** Slips that enrich the lighter gas, as it is right. */
function enrichingSlips({ share, root, outside }: Escaping): SlippedValue[] {
  return [
    {
      value: outside(root ** 2),
      slip: 'forgot-root',
      teaching:
        'The square root was left out: the ratio of the rates is the square root of the inverse ratio of the molar masses.',
    },
    {
      value: share * root,
      slip: 'one-step-short',
      teaching:
        'The percentage inside was multiplied by the ratio of the rates, but not divided by the sum of both contributions.',
    },
    {
      value: share * root ** 2,
      slip: 'one-step-short',
      teaching:
        'Two things went wrong: the square root of the ratio of the molar masses was left out, and the result was not divided by the sum of both contributions.',
    },
    {
      value: outside(root ** 3),
      slip: 'masses-for-moles',
      teaching:
        'The percentage inside was taken as a percentage by mass and divided by the molar mass; it already counts particles, so only the rates must be taken into account.',
    },
    {
      value: outside(Math.sqrt(root)),
      slip: 'needless-root',
      teaching: 'The ratio of the rates was replaced by its own square root; the root is taken only once.',
    },
  ];
}

/** Whether a percentage is not ruled out by its size, and is another one than the key. */
function isClear(value: number, key: number): boolean {
  return value > 4 && value < 96 && Math.abs(value - key) > 0.06 * Math.max(value, key);
}
