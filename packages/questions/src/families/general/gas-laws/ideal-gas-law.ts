import { formatSignificant, roundedConstants, zeroCelsius } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import { clearlyRounded } from '../../options/clear-rounding.ts';
import type { Distractor, Draft, Family } from '../../family.ts';
import { roomOfWorking, toFigures } from '../../texts/shown-working.ts';
import { printedConstants } from '../../texts/printed-constants.ts';

/** Gas constant in L·atm/(mol·K) as the questions state it: that of J/(mol·K) over the joules of a litre times atmosphere. */
const R = roundedConstants.gasLitreAtmosphere;
const gases = ['\\ce{N2}', '\\ce{O2}', '\\ce{Ar}', '\\ce{He}', '\\ce{CH4}', '\\ce{CO2}'] as const;

/** One gas, three known quantities, the fourth asked; harder ones hide a unit trap or compare two states. */
export const idealGasLaw: Family = {
  id: 'ideal-gas-law',
  name: 'Using the ideal gas law',
  subject: 'general',
  topics: ['gas-laws'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: { beginner: ['ideal-gas-law'], intermediate: ['ideal-gas-law'], advanced: ['ideal-gas-law'] },
  uses: ['temperature-scales'],
  reference: 'OpenStax Chemistry 2e, section 9.2',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return volumeAtKelvin(random);
      case 'intermediate':
        return pressureAtCelsius(random);
      case 'advanced':
        return gasAdded(random);
    }
  },
};

function volumeAtKelvin(random: Random): Draft | null {
  const moles = random.integer(5, 40) / 20;
  const kelvin = random.integer(26, 42) * 10;
  const pressure = random.integer(6, 30) / 10;
  const litres = (value: number): string => `${formatSignificant(value, 3)} L`;
  const volume = (moles * R * kelvin) / pressure;
  if (clearlyRounded(volume, litres) === null) return null;
  return {
    text: `What volume does ${formatSignificant(moles, 3)} mol of ${random.pick(gases)} occupy at ${kelvin} K and ${formatSignificant(pressure, 3)} atm? (Assume ideal behavior; *R* = ${printedConstants.gasLitreAtmosphere} L·atm/(mol·K))`,
    answer: litres(volume),
    distractors: [
      {
        text: litres(moles * R * kelvin * pressure),
        slip: 'multiplied-for-divided',
        teaching:
          'Solving *PV* = *nRT* for *V* means dividing by the pressure: a higher pressure compresses the gas into a smaller volume.',
      },
      {
        text: litres(pressure / (moles * R * kelvin)),
        slip: 'inverted-ratio',
        teaching: 'This is *P*/(*nRT*), the reciprocal of the volume: its unit would be 1/L.',
      },
      {
        text: litres((moles * R * (kelvin - zeroCelsius)) / pressure),
        slip: 'kelvin-converted-twice',
        teaching: 'The temperature was already given in kelvin, so nothing should be subtracted.',
      },
      {
        text: litres(moles * 22.414 * pressure),
        slip: 'molar-volume-everywhere',
        teaching:
          'Two things went wrong: the molar volume of 22.4 L/mol was used, which applies only at 273 K and 1 atm, and it was multiplied by the pressure.',
      },
      {
        text: litres(moles * R * (kelvin - zeroCelsius) * pressure),
        slip: 'kelvin-converted-twice',
        teaching:
          'Two things went wrong: the temperature was already in kelvin, and *nRT* must be divided by the pressure.',
      },
      {
        text: litres((moles * R * (kelvin + zeroCelsius)) / pressure),
        slip: 'kelvin-converted-twice',
        teaching: 'The temperature was already given in kelvin, so nothing should be added.',
      },
      {
        text: litres(moles * R * (kelvin + zeroCelsius) * pressure),
        slip: 'kelvin-converted-twice',
        teaching:
          'Two things went wrong: nothing should be added to a temperature in kelvin, and *nRT* must be divided by the pressure.',
      },
      {
        text: litres((moles * 22.414) / pressure),
        slip: 'molar-volume-everywhere',
        teaching:
          'This corrects the molar volume at 273 K and 1 atm for the pressure, but not for the temperature.',
      },
      {
        text: litres((R * kelvin) / pressure),
        slip: 'one-step-short',
        teaching:
          'This is the volume of one mole at this temperature and pressure; multiplication by the amount was left out.',
      },
    ].filter(isPositive),
    explanation: `The ideal gas law *PV* = *nRT* is solved for *V*: *V* = \\frac{*nRT*}{*P*} = \\frac{${formatSignificant(moles, 3)} mol × ${printedConstants.gasLitreAtmosphere} L·atm/(mol·K) × ${kelvin} K}{${formatSignificant(pressure, 3)} atm} = ${litres(volume)}.`,
    finding: `*PV* = *nRT* solved for *V* gives ${litres(volume)}.`,
  };
}

function pressureAtCelsius(random: Random): Draft | null {
  const moles = random.integer(5, 60) / 20;
  const celsius = random.integer(2, 18) * 5;
  const volume = random.integer(20, 250) / 10;
  const atmospheres = (value: number): string => `${formatSignificant(value, 3)} atm`;
  const kelvin = celsius + zeroCelsius;
  const pressure = (moles * R * kelvin) / volume;
  if (clearlyRounded(pressure, atmospheres) === null) return null;
  return {
    text: `A rigid ${formatSignificant(volume, 3)} L vessel contains ${formatSignificant(moles, 3)} mol of ${random.pick(gases)} at ${celsius} °C. What is the pressure? (Assume ideal behavior; *R* = ${printedConstants.gasLitreAtmosphere} L·atm/(mol·K))`,
    answer: atmospheres(pressure),
    distractors: [
      {
        text: atmospheres((moles * R * celsius) / volume),
        slip: 'celsius-for-kelvin',
        teaching: `The temperature was left in °C; gas laws require it in kelvin, so ${printedConstants.zeroCelsius} must be added.`,
      },
      {
        text: atmospheres(moles * R * kelvin * volume),
        slip: 'multiplied-for-divided',
        teaching:
          'The pressure decreases when the volume increases, so *nRT* must be divided by *V*, not multiplied by it.',
      },
      {
        text: atmospheres((moles * roundedConstants.gas * kelvin) / volume),
        slip: 'wrong-gas-constant',
        teaching: `With liters and atmospheres *R* is ${printedConstants.gasLitreAtmosphere} L·atm/(mol·K); ${printedConstants.gas} J/(mol·K) is used with m³ and Pa.`,
      },
      {
        text: atmospheres((moles * R * (celsius - zeroCelsius) * -1) / volume),
        slip: 'wrong-sign',
        teaching: `To convert to kelvin, ${printedConstants.zeroCelsius} must be added to the value in °C, not subtracted from it.`,
      },
      {
        text: atmospheres(moles * R * celsius * volume),
        slip: 'celsius-for-kelvin',
        teaching:
          'Two things went wrong: the temperature must be in kelvin, and *nRT* must be divided by *V*.',
      },
      {
        text: atmospheres((moles * roundedConstants.gas * celsius) / volume),
        slip: 'wrong-gas-constant',
        teaching: `Two things went wrong: the temperature must be in kelvin, and with liters and atmospheres *R* is ${printedConstants.gasLitreAtmosphere} L·atm/(mol·K).`,
      },
      {
        text: atmospheres((R * kelvin) / volume),
        slip: 'one-step-short',
        teaching: 'This is the pressure of one mole; multiplication by the amount was left out.',
      },
      {
        text: atmospheres((R * celsius) / volume),
        slip: 'celsius-for-kelvin',
        teaching:
          'This is the pressure of one mole, with the temperature left in °C: the amount must be included, and *T* must be in kelvin.',
      },
      {
        text: atmospheres(volume / (moles * R * kelvin)),
        slip: 'inverted-ratio',
        teaching: 'This is *V*/(*nRT*), the reciprocal of the pressure: its unit would be 1/atm.',
      },
    ],
    explanation: `*T* = ${celsius} + ${printedConstants.zeroCelsius} = ${formatSignificant(kelvin, 5)} K, so *P* = \\frac{*nRT*}{*V*} = \\frac{${formatSignificant(moles, 3)} × ${printedConstants.gasLitreAtmosphere} × ${formatSignificant(kelvin, 5)}}{${formatSignificant(volume, 3)}} atm = ${atmospheres(pressure)}.`,
    finding: `*PV* = *nRT* at ${formatSignificant(kelvin, 5)} K gives ${atmospheres(pressure)}.`,
  };
}

function gasAdded(random: Random): Draft | null {
  const volume = random.integer(10, 60) / 2;
  const [cooler, warmer] = [random.integer(2, 6) * 5, random.integer(10, 18) * 5];
  // The slips that forget a temperature bring too much when the cylinder warms up, and too little when it cools down.
  const isWarmed = random.integer(0, 1) === 1;
  const [first, last] = isWarmed ? [cooler, warmer] : [warmer, cooler];
  const before = random.integer(10, 25) / 10;
  const after = before + random.integer(5, 20) / 10;
  const initial = (before * volume) / (R * (first + zeroCelsius));
  const final = (after * volume) / (R * (last + zeroCelsius));
  const added = final - initial;
  if (added < 0.05) return null;
  const moles = (value: number): string => `${formatSignificant(value, 3)} mol`;
  const shown = toFigures(final, 4) - toFigures(initial, 4);
  if (clearlyRounded(added, moles, roomOfWorking(added, shown)) === null) return null;
  return {
    text: `A rigid ${formatSignificant(volume, 3)} L cylinder contains ${random.pick(gases)} at ${formatSignificant(before, 3)} atm and ${first} °C. More of the gas is pumped in while the cylinder ${isWarmed ? 'warms up' : 'cools down'} to ${last} °C; the pressure is then ${formatSignificant(after, 3)} atm. What amount of gas, in moles, was added? (Assume ideal behavior; *R* = ${printedConstants.gasLitreAtmosphere} L·atm/(mol·K))`,
    answer: moles(added),
    distractors: [
      {
        text: moles(((after - before) * volume) / (R * (first + zeroCelsius))),
        slip: 'ignored-temperature-change',
        teaching: `Both states were calculated at ${first} °C; ${isWarmed ? 'warming alone raises' : 'cooling alone lowers'} the pressure too, so each state must be calculated at its own temperature.`,
      },
      {
        text: moles(final),
        slip: 'one-step-short',
        teaching: 'This is the amount at the end; the initial amount must still be subtracted.',
      },
      {
        text: moles(((after - before) * volume) / (R * Math.abs(last - first))),
        slip: 'difference-for-absolute-temperature',
        teaching:
          'The gas law needs absolute temperatures; a temperature difference cannot be used in place of *T*.',
      },
      {
        text: moles(initial),
        slip: 'answered-another-quantity',
        teaching: 'This is the amount in the cylinder at the start, not the amount added.',
      },
      {
        text: moles(((after - before) * volume) / (R * (last + zeroCelsius))),
        slip: 'ignored-temperature-change',
        teaching: `Both states were calculated at ${last} °C; at the start the gas was not yet this ${isWarmed ? 'warm' : 'cold'}.`,
      },
      {
        text: moles((volume / R) * (after / (first + zeroCelsius) - before / (last + zeroCelsius))),
        slip: 'exchanged-values',
        teaching:
          'Each pressure belongs to the temperature of its own state; here the two were interchanged.',
      },
      {
        text: moles(initial + final),
        slip: 'wrong-sign',
        teaching: 'The amount at the start must be subtracted from that at the end, not added to it.',
      },
      {
        text: moles((after * volume) / (R * (first + zeroCelsius))),
        slip: 'answered-another-quantity',
        teaching:
          'This is the amount at the end, computed with the temperature at the start; the initial amount has not been subtracted.',
      },
    ],
    explanation: `Before: *n* = \\frac{${formatSignificant(before, 3)} × ${formatSignificant(volume, 3)}}{${printedConstants.gasLitreAtmosphere} × ${formatSignificant(first + zeroCelsius, 5)}} = ${formatSignificant(initial, 4)} mol. After: *n* = \\frac{${formatSignificant(after, 3)} × ${formatSignificant(volume, 3)}}{${printedConstants.gasLitreAtmosphere} × ${formatSignificant(last + zeroCelsius, 5)}} = ${formatSignificant(final, 4)} mol. The difference, ${moles(added)}, was added.`,
    finding: `*n* = *PV*/(*RT*) for both states; their difference is ${moles(added)}.`,
  };
}

function isPositive(distractor: Distractor): boolean {
  return !distractor.text.startsWith('−') && !/^0\.0+ /.test(distractor.text);
}
