import { formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { believableOptions, quantityOptions } from '../../options/quantity-options.ts';
import { restOf } from '../../options/slips-together.ts';

interface Pair {
  volatile: string;
  other: string;
  /** Vapour pressures of the pure liquids at 298 K in kPa, CRC Handbook, rounded. */
  high: number;
  low: number;
}

/** Pairs of liquids that mix almost ideally. */
const pairs: readonly Pair[] = [
  { volatile: 'benzene', other: 'toluene', high: 12.7, low: 3.79 },
  { volatile: 'pentane', other: 'hexane', high: 68.3, low: 20.2 },
  { volatile: 'hexane', other: 'heptane', high: 20.2, low: 6.09 },
  { volatile: 'pentane', other: 'heptane', high: 68.3, low: 6.09 },
];

/** Raoult's law: a nonvolatile solute, the total pressure of two liquids, the composition of their vapour. */
export const raoultLaw: Family = {
  id: 'raoult-law',
  name: 'Vapor over ideal mixtures',
  subject: 'physical',
  topics: ['solutions-and-colligative', 'phase-equilibria'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: { beginner: ['raoults-law'], intermediate: ['raoults-law'], advanced: ['raoults-law'] },
  uses: ['molality', 'partial-pressures'],
  reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return nonvolatileSolute(random);
      case 'intermediate':
        return totalPressure(random);
      case 'advanced':
        return vapourComposition(random);
    }
  },
};

const three = (value: number): string => formatSignificant(value, 3);
const kilopascals = (value: number): string => `${three(value)} kPa`;

function nonvolatileSolute(random: Random): Draft | null {
  const solvent = random.pick(['water', 'ethanol', 'benzene', 'acetone'] as const);
  const pure = { water: 3.17, ethanol: 7.87, benzene: 12.7, acetone: 30.8 }[solvent];
  const solute = random.integer(5, 40) / 10;
  const amount = random.integer(20, 120) / 10;
  const share = amount / (amount + solute);
  const options = believableOptions(
    pure * share,
    kilopascals,
    [
      {
        value: pure * (1 - share),
        slip: 'lowering-for-pressure',
        teaching:
          'This is the decrease in the vapor pressure; the question asks for the vapor pressure itself.',
      },
      {
        value: (pure * (amount - solute)) / amount,
        slip: 'mole-ratio-for-mole-fraction',
        teaching:
          'The pressure was lowered by the ratio of solute to solvent; the mole fraction of the solute refers to the total number of moles in the solution.',
      },
      {
        value: pure,
        slip: 'ignored-composition',
        teaching:
          'The vapor pressure of the pure solvent was given; the solute lowers the mole fraction of the solvent and therefore the vapor pressure.',
      },
      {
        value: pure / share,
        slip: 'divided-for-multiplied',
        teaching:
          'The vapor pressure of the pure solvent was divided by the mole fraction of the solvent; it must be multiplied by it.',
      },
      {
        value: pure * (2 - share),
        slip: 'reversed-trend',
        teaching:
          'The change in the vapor pressure was added to that of the pure solvent; a nonvolatile solute lowers the vapor pressure.',
      },
      {
        value: (pure * amount) / (amount + 2 * solute),
        slip: 'counted-ions-wrong',
        teaching: 'The solute was counted as if it gave two ions; a nonelectrolyte does not dissociate.',
      },
      {
        value: pure / 2,
        slip: 'ignored-composition',
        teaching:
          'Half the vapor pressure of the pure solvent was given, as if the solution contained equal amounts of both substances.',
      },
      {
        value: (pure * solute) / amount,
        slip: 'mole-ratio-for-mole-fraction',
        teaching:
          'The vapor pressure of the pure solvent was multiplied by the ratio of solute to solvent; it must be multiplied by the mole fraction of the solvent.',
      },
    ],
    // Far above the vapor pressure of the pure solvent nothing is believed.
    [0, 2 * pure],
  );
  if (options === null) return null;
  const [n, s] = [formatSignificant(amount, 3), formatSignificant(solute, 3)];
  return {
    text: `At 25 °C, pure ${solvent} has a vapor pressure of ${formatSignificant(pure, 3)} kPa. What is the vapor pressure of an ideal solution of ${s} mol of a nonvolatile nonelectrolyte in ${n} mol of ${solvent}?`,
    ...options,
    explanation: `By Raoult’s law, the vapor pressure is proportional to the mole fraction of the solvent. *x*(${solvent}) = \\frac{${n}}{${n} + ${s}} = ${formatSignificant(share, 5)}. Then *p* = *xp*\\* = ${formatSignificant(share, 5)} × ${formatSignificant(pure, 3)} kPa = ${options.answer}.`,
    finding: `The mole fraction of the solvent times its vapor pressure is ${options.answer}.`,
  };
}

function totalPressure(random: Random): Draft | null {
  const { volatile, other, high, low } = random.pick(pairs);
  const [first, second] = [random.integer(5, 60) / 10, random.integer(5, 60) / 10];
  const share = first / (first + second);
  const options = quantityOptions(share * high + (1 - share) * low, kilopascals, [
    {
      value: (high + low) / 2,
      slip: 'ignored-composition',
      teaching:
        'The two vapor pressures were averaged; each must be weighted by the mole fraction of its liquid.',
    },
    {
      value: (1 - share) * high + share * low,
      slip: 'exchanged-components',
      teaching:
        'The two mole fractions were interchanged; each vapor pressure must be multiplied by the mole fraction of its own liquid.',
    },
    {
      value: high + low,
      slip: 'ignored-composition',
      teaching:
        'The vapor pressures of the two pure liquids were added; each must be multiplied by the mole fraction of its liquid first.',
    },
    {
      value: share * high,
      slip: 'one-component-only',
      teaching: `This is the partial pressure of ${volatile} alone; ${other} evaporates as well.`,
    },
    {
      value: (1 - share) * low,
      slip: 'one-component-only',
      teaching: `This is the partial pressure of ${other} alone; ${volatile} evaporates as well.`,
    },
    {
      value: 1 / (share / high + (1 - share) / low),
      slip: 'liquid-for-vapour',
      teaching:
        'Here each mole fraction was divided by its vapor pressure, as if the composition of the vapor were given; the given composition is that of the liquid.',
    },
    {
      value: (first / second) * high + (second / first) * low,
      slip: 'mole-ratio-for-mole-fraction',
      teaching:
        'Each amount was divided by that of the other liquid; a mole fraction refers to the total number of moles in the mixture.',
    },
    {
      value: (1 - share) * high,
      slip: 'exchanged-components',
      teaching: `Two things went wrong. The vapor pressure of ${volatile} was multiplied by the mole fraction of ${other}. Also, the contribution of ${other} was left out.`,
    },
    {
      value: share * low,
      slip: 'exchanged-components',
      teaching: `Two things went wrong. The vapor pressure of ${other} was multiplied by the mole fraction of ${volatile}. Also, the contribution of ${volatile} was left out.`,
    },
  ]);
  if (options === null) return null;
  const [n, m] = [formatSignificant(first, 3), formatSignificant(second, 3)];
  return {
    text: `At 25 °C, the vapor pressures are ${formatSignificant(high, 3)} kPa for ${volatile} and ${formatSignificant(low, 3)} kPa for ${other}. What is the vapor pressure of an ideal mixture of ${n} mol of ${volatile} and ${m} mol of ${other}?`,
    ...options,
    explanation: `*x*(${volatile}) = \\frac{${n}}{${n} + ${m}} = ${formatSignificant(share, 5)} and *x*(${other}) = ${formatSignificant(1 - share, 5)}. *p* = ${formatSignificant(share, 5)} × ${formatSignificant(high, 3)} kPa + ${formatSignificant(1 - share, 5)} × ${formatSignificant(low, 3)} kPa = ${options.answer}.`,
    finding: `The partial pressures by Raoult’s law add up to ${options.answer}.`,
  };
}

/** The mole fraction of either liquid in the vapor: that of the volatile one alone would always be large. */
function vapourComposition(random: Random): Draft | null {
  const pair = random.pick(pairs);
  const isOther = random.next() < 0.5;
  const { asked, other, own, others } = isOther
    ? { asked: pair.other, other: pair.volatile, own: pair.low, others: pair.high }
    : { asked: pair.volatile, other: pair.other, own: pair.high, others: pair.low };
  const share = random.integer(10, 90) / 100;
  const above = (share * own) / (share * own + (1 - share) * others);
  const options = quantityOptions(
    above,
    (value) => formatSignificant(value, 3),
    [
      {
        value: share,
        slip: 'liquid-for-vapour',
        isBeforeLastStep: true,
        teaching:
          'The mole fraction in the liquid was given; the vapor is richer in the more volatile liquid than the mixture below it.',
      },
      {
        value: own / (own + others),
        slip: 'ignored-composition',
        isBeforeLastStep: true,
        teaching:
          'An equimolar liquid was assumed; each vapor pressure must be weighted by the mole fraction of its liquid.',
      },
      {
        value: 1 - above,
        slip: 'exchanged-components',
        lastStep: { ...restOf(1), deed: `the mole fraction of ${other} was given` },
        teaching: `This is the mole fraction of ${other} in the vapor.`,
      },
      {
        value: (share * others) / (share * others + (1 - share) * own),
        slip: 'exchanged-components',
        isBeforeLastStep: true,
        teaching: `The two vapor pressures were interchanged; that of ${asked} is ${formatSignificant(own, 3)} kPa.`,
      },
      {
        value: (share * own) / (own + others),
        slip: 'one-step-short',
        isBeforeLastStep: true,
        teaching:
          'The partial pressure was divided by the sum of the vapor pressures of the pure liquids, not by the total pressure above the mixture.',
      },
      {
        value: (share * own) / ((1 - share) * others),
        slip: 'mole-ratio-for-mole-fraction',
        isBeforeLastStep: true,
        teaching: `The partial pressure of ${asked} was divided by that of ${other}; a mole fraction refers to the sum of both.`,
      },
    ].filter(({ value }) => value < 1),
  );
  if (options === null) return null;
  const [first, second] = [formatSignificant(share * own, 5), formatSignificant((1 - share) * others, 5)];
  const [x, h, l] = [three(share), three(own), three(others)];
  return {
    text: `An ideal liquid mixture of ${asked} and ${other} has a mole fraction *x*(${asked}) of ${x} at 25 °C. What is the mole fraction of ${asked} in the vapor above it? (vapor pressures of the pure liquids: ${asked} ${h} kPa, ${other} ${l} kPa)`,
    ...options,
    explanation: `*p*(${asked}) = ${x} × ${h} kPa = ${first} kPa; *p*(${other}) = ${three(1 - share)} × ${l} kPa = ${second} kPa. *y*(${asked}) = \\frac{*p*(${asked})}{*p*(${asked}) + *p*(${other})} = \\frac{${first}}{${first} + ${second}} = ${options.answer}.`,
    finding: `The partial pressure divided by the sum of both is ${options.answer}.`,
  };
}
