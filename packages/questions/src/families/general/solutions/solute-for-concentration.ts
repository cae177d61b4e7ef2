import { formatDecimals, formatSignificant, roundSignificant } from '@valence/chemistry';
import type { Draft } from '../../family.ts';
import { believableOptions } from '../../options/quantity-options.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { plainNumber } from '../../texts/plain-number.ts';
import { roomOfWorking, toFigures } from '../../texts/shown-working.ts';
import type { Weighed } from './solutes.ts';

const three = (value: number): string => formatSignificant(value, 3);

/** In g, as a balance shows it: what is weighed for some hundred mL. */
const masses = [0.01, 500] as const;

/** The mass that makes a volume of a concentration. */
export function massFor({ shown, molarMass, volume }: Weighed, concentration: number): Draft | null {
  const liters = volume / 1000;
  const amount = concentration * liters;
  const key = amount * molarMass;
  const options = believableOptions(
    key,
    (value) => `${three(value)} g`,
    massSlips(key, { concentration, liters, molarMass }),
    masses,
    roomOfWorking(amount, toFigures(amount, 4)),
  );
  return (
    options && {
      text: `What mass of ${shown} (${formatDecimals(molarMass, 2)} g/mol) is needed to prepare ${volume}.0 mL of a ${three(concentration)} mol/L solution?`,
      ...options,
      explanation: `*n* = ${three(concentration)} mol/L × ${formatSignificant(liters, 4)} L = ${formatSignificant(amount, 4)} mol; *m* = ${formatSignificant(amount, 4)} mol × ${formatDecimals(molarMass, 2)} g/mol = ${options.answer}.`,
      finding: `Concentration times volume in liters times molar mass is ${options.answer}.`,
    }
  );
}

function massSlips(
  key: number,
  { concentration, liters, molarMass }: { concentration: number; liters: number; molarMass: number },
): SlippedValue[] {
  return [
    {
      value: key / liters,
      slip: 'mass-for-one-litre',
      factor: 'v',
      teaching: 'This is the mass for one liter; it must be multiplied by the volume in liters.',
    },
    {
      value: key / liters ** 2,
      slip: 'divided-for-multiplied',
      factor: 'v',
      teaching: 'The concentration must be multiplied by the volume, not divided by it.',
    },
    {
      value: molarMass * liters,
      slip: 'one-step-short',
      factor: 'c',
      teaching: 'The molar mass was multiplied by the volume, but not by the concentration.',
    },
    {
      value: (molarMass * liters) / concentration,
      slip: 'divided-for-multiplied',
      factor: 'c',
      teaching: 'The amount is the volume multiplied by the concentration, not divided by it.',
    },
    {
      value: key / molarMass,
      slip: 'one-step-short',
      factor: 'm',
      teaching: 'This is the amount in moles; it must be multiplied by the molar mass to obtain a mass.',
    },
  ];
}

/** In mL: what is diluted in one flask. */
const volumes = [2, 9000] as const;

/** The volume to which a mass is diluted for a concentration. */
export function volumeFor({ shown, molarMass, mass }: Weighed, concentration: number): Draft | null {
  const amount = mass / molarMass;
  const key = (1000 * amount) / concentration;
  if (key < 20 || key >= 1000) return null;
  const options = believableOptions(
    key,
    (value) => `${plainNumber(roundSignificant(value, 3), 3)} mL`,
    volumeSlips({ concentration, amount, molarMass }),
    volumes,
    roomOfWorking(amount, toFigures(amount, 4)),
  );
  return (
    options && {
      text: `A sample of ${three(mass)} g of ${shown} (${formatDecimals(molarMass, 2)} g/mol) is dissolved in water. What final volume of solution gives a concentration of ${three(concentration)} mol/L?`,
      ...options,
      explanation: `*n* = \\frac{${three(mass)}}{${formatDecimals(molarMass, 2)}} = ${formatSignificant(amount, 4)} mol; *V* = \\frac{${formatSignificant(amount, 4)} mol}{${three(concentration)} mol/L} = ${three(key / 1000)} L, which is ${options.answer}.`,
      finding: `Amount over concentration is ${options.answer}.`,
    }
  );
}

function volumeSlips({
  concentration,
  amount,
  molarMass,
}: {
  concentration: number;
  amount: number;
  molarMass: number;
}): SlippedValue[] {
  return [
    {
      value: 1000 * amount,
      slip: 'one-step-short',
      factor: 'c',
      teaching: 'This is the volume for 1 mol/L; the amount must be divided by the concentration.',
    },
    {
      value: 1000 * amount * concentration,
      slip: 'multiplied-for-divided',
      factor: 'c',
      teaching: 'The amount must be divided by the concentration, not multiplied by it.',
    },
    {
      value: (1000 * concentration) / amount,
      slip: 'inverted-ratio',
      teaching:
        'The concentration was divided by the amount; the volume is the amount divided by the concentration.',
    },
    {
      value: amount * molarMass * concentration * 1000,
      slip: 'masses-for-moles',
      teaching:
        'Two things went wrong: the mass must be converted to moles, and the amount must be divided by the concentration.',
    },
    {
      value: 1000 / concentration,
      slip: 'one-step-short',
      factor: 'm',
      teaching: 'This is the volume that contains 1 mol; it must be multiplied by the amount.',
    },
    {
      value: 1000 / amount,
      slip: 'inverted-ratio',
      teaching:
        'Two things went wrong: the reciprocal of the amount was used, and the concentration was left out.',
    },
  ];
}
