import { formatDecimals, formatSignificant, roundDecimals } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { finalTemperature } from './calorimetry/final-temperature.ts';
import { heatNeeded } from './calorimetry/heat-needed.ts';

const three = (value: number): string => formatSignificant(value, 3);
const water = 4.184;

/** Heat and temperature: one body, two bodies that share the heat, or a reaction in a calorimeter. */
export const calorimetry: Family = {
  id: 'calorimetry',
  name: 'Calorimetry',
  subject: 'general',
  topics: ['thermochemistry'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['specific-heat-capacity'],
    intermediate: ['enthalpy-of-solution', 'calorimetry'],
    advanced: ['calorimetry', 'specific-heat-capacity'],
  },
  uses: ['mass-mole-conversion', 'heat-and-temperature'],
  reference: 'OpenStax Chemistry 2e, sections 5.1 and 5.2',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return heatNeeded(random);
      case 'intermediate':
        return heatOfDissolving(random);
      case 'advanced':
        return finalTemperature(random);
    }
  },
};

const salts = [
  { shown: '\\ce{NH4NO3}', molarMass: 80.04, warms: false, kilojoules: 25.7 },
  { shown: '\\ce{KNO3}', molarMass: 101.1, warms: false, kilojoules: 34.9 },
  { shown: '\\ce{NH4Cl}', molarMass: 53.49, warms: false, kilojoules: 14.8 },
  { shown: '\\ce{NaOH}', molarMass: 40, warms: true, kilojoules: 44.5 },
  { shown: '\\ce{CaCl2}', molarMass: 110.98, warms: true, kilojoules: 81.3 },
  { shown: '\\ce{LiCl}', molarMass: 42.39, warms: true, kilojoules: 37 },
] as const;

function heatOfDissolving(random: Random): Draft | null {
  const salt = random.pick(salts);
  const mass = random.integer(200, 800) / 100;
  const solvent = random.integer(8, 20) * 10;
  const total = mass + solvent;
  const change = roundDecimals((1000 * salt.kilojoules * mass) / salt.molarMass / (total * water), 2);
  if (change < 1.5 || change > 40) return null;
  const start = random.integer(2000, 2400) / 100;
  const end = salt.warms ? start + change : start - change;
  const heat = (total * water * change) / 1000;
  const sign = salt.warms ? -1 : 1;
  const perMole = (sign * heat * salt.molarMass) / mass;
  const options = quantityOptions(perMole, (value) => `${value > 0 ? '+' : ''}${three(value)} kJ/mol`, [
    {
      value: -perMole,
      slip: 'wrong-sign',
      teaching: salt.warms
        ? 'The sign was reversed: the solution warms, so dissolving the solute releases heat and Δ*H* is negative.'
        : 'The sign was reversed: the solution cools, so dissolving the solute absorbs heat and Δ*H* is positive.',
    },
    {
      value: salt.warms ? -heat : heat,
      slip: 'one-step-short',
      teaching: 'This number is the heat for this sample in kJ; divide it by the amount of solute in moles.',
    },
    {
      value: (perMole * mass) / total,
      slip: 'solute-mass-only',
      teaching:
        'The heat was calculated for the mass of the solute alone; the temperature of the whole solution changes.',
    },
    {
      value: (perMole * (mass / salt.molarMass)) / mass,
      slip: 'masses-for-moles',
      teaching: 'This number is the heat for one gram of solute; the question asks for one mole.',
    },
    {
      value: salt.warms ? heat : -heat,
      slip: 'one-step-short',
      teaching:
        'Two things went wrong: the heat must still be divided by the amount of solute, and its sign is that of *q* for the solution, which is opposite to that of Δ*H*.',
    },
    {
      value: sign * heat * salt.molarMass,
      slip: 'given-amount-left-out',
      isBeforeLastStep: true,
      teaching: `The heat was multiplied by the molar mass alone, as if one gram had been dissolved; here it was ${three(mass)} g.`,
    },
    {
      value: sign * heat * mass,
      slip: 'masses-for-moles',
      isBeforeLastStep: true,
      teaching:
        'The heat was multiplied by the mass of the solute; it must be divided by the amount of solute in moles.',
    },
    {
      value: perMole / water,
      slip: 'ignored-heat-capacity',
      isBeforeLastStep: true,
      teaching: 'The specific heat capacity was left out; one gram requires 4.184 J for each kelvin.',
    },
    {
      value: (perMole * end) / change,
      slip: 'final-temperature-for-change',
      isBeforeLastStep: true,
      teaching: 'The final temperature was used in place of the temperature change.',
    },
    {
      value: (perMole * start) / change,
      slip: 'final-temperature-for-change',
      isBeforeLastStep: true,
      teaching: 'The initial temperature was used in place of the temperature change.',
    },
    {
      value: (-perMole * mass) / total,
      slip: 'solute-mass-only',
      teaching:
        'Two things went wrong: the heat was calculated for the mass of the solute alone, not of the whole solution, and its sign is that of *q* for the solution, which is opposite to that of Δ*H*.',
    },
    {
      value: -perMole / salt.molarMass,
      slip: 'masses-for-moles',
      teaching:
        'Two things went wrong: this is the heat for one gram of solute, and its sign is that of *q* for the solution, which is opposite to that of Δ*H*.',
    },
  ]);
  return (
    options && {
      text: `In a calorimeter, ${three(mass)} g of ${salt.shown} (${formatDecimals(salt.molarMass, 2)} g/mol) is dissolved in ${solvent}.0 g of water. The temperature changes from ${formatDecimals(start, 2)} °C to ${formatDecimals(end, 2)} °C. What is the enthalpy of solution? (Assume that no heat is exchanged with the calorimeter or the surroundings; specific heat capacity of the solution: ${water} J/(g·K))`,
      ...options,
      explanation: `The ${formatDecimals(total, 2)} g of solution ${salt.warms ? 'absorbs' : 'releases'} ${formatDecimals(total, 2)} g × ${water} J/(g·K) × ${formatDecimals(change, 2)} K = ${formatSignificant(heat, 5)} kJ. Divided by \\frac{${three(mass)}}{${formatDecimals(salt.molarMass, 2)}} = ${formatSignificant(mass / salt.molarMass, 5)} mol of solute, this is ${options.answer}, which is ${salt.warms ? 'negative because dissolving the solute releases heat' : 'positive because dissolving the solute absorbs heat'}.`,
      finding: `Heat of the solution over the amount of salt is ${options.answer}.`,
    }
  );
}
