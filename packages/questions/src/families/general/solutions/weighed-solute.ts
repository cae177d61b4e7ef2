import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { optionsApart } from '../../options/options-apart.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { isPercentApart } from '../../options/wrong-numbers.ts';
import { roomOfWorking, toFigures } from '../../texts/shown-working.ts';
import { massFor, volumeFor } from './solute-for-concentration.ts';
import { solutes, type Weighed } from './solutes.ts';

const three = (value: number): string => formatSignificant(value, 3);

/** The concentration of a weighed solute, the mass for a concentration, or the volume for it. */
export function weighedSolute(random: Random): Draft | null {
  const { shown, molarMass } = random.pick(solutes);
  const mass = random.integer(100, 990) / 100;
  const volume = random.pick([100, 200, 250, 500]);
  const weighed = { shown, molarMass, mass, volume };
  switch (random.pick(['mass', 'volume', 'concentration', 'concentration'] as const)) {
    case 'concentration':
      return concentrationOf(weighed);
    case 'mass':
      return massFor(weighed, random.integer(20, 400) / 1000);
    case 'volume':
      return volumeFor(weighed, random.integer(20, 400) / 1000);
  }
}

function concentrationOf({ shown, molarMass, mass, volume }: Weighed): Draft | null {
  const amount = mass / molarMass;
  const liters = volume / 1000;
  const options = optionsApart(
    amount / liters,
    (value) => `${three(value)} mol/L`,
    concentrationSlips(amount, liters, molarMass),
    isPercentApart(5),
    // No solution holds more of a salt.
    { within: [0, 20], room: roomOfWorking(amount, toFigures(amount, 4)) },
  );
  return (
    options && {
      text: `A solution is prepared by dissolving ${three(mass)} g of ${shown} (${formatDecimals(molarMass, 2)} g/mol) in water and diluting to ${volume}.0 mL. What is the concentration of the solution?`,
      ...options,
      explanation: `*n* = \\frac{${three(mass)}}{${formatDecimals(molarMass, 2)}} = ${formatSignificant(amount, 4)} mol; *c* = \\frac{${formatSignificant(amount, 4)} mol}{${formatSignificant(liters, 4)} L} = ${options.answer}.`,
      finding: `Amount over volume in liters is ${options.answer}.`,
    }
  );
}

function concentrationSlips(amount: number, liters: number, molarMass: number): SlippedValue[] {
  return [
    {
      value: amount / liters / 1000,
      slip: 'unit-prefix',
      factor: 'u',
      teaching: 'The volume was left in milliliters; for a concentration in mol/L, it must be in liters.',
    },
    {
      value: (amount * molarMass) / liters,
      slip: 'masses-for-moles',
      factor: 'm',
      teaching: 'The mass in grams was divided by the volume; it must be converted to moles first.',
    },
    {
      value: amount * liters,
      slip: 'multiplied-for-divided',
      factor: 'v',
      teaching: 'The amount must be divided by the volume, not multiplied by it.',
    },
    {
      value: amount,
      slip: 'one-step-short',
      factor: 'v',
      teaching: 'The amount in moles must still be divided by the volume in liters.',
    },
    {
      value: amount * molarMass * liters,
      slip: 'masses-for-moles',
      teaching:
        'Two things went wrong: the mass must be converted to moles, and the amount must be divided by the volume.',
    },
    {
      value: 1 / amount / liters,
      slip: 'inverted-ratio',
      teaching: 'The amount is the mass divided by the molar mass; here the ratio was inverted.',
    },
    {
      value: liters / amount,
      slip: 'inverted-ratio',
      teaching:
        'The whole fraction was inverted; concentration is amount divided by volume, not volume divided by amount.',
    },
  ];
}
