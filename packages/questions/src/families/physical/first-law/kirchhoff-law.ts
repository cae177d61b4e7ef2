import { formatDecimals } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { signedQuantity } from '../../texts/signed-quantity.ts';

interface Species {
  formula: string;
  coefficient: number;
  /** Molar heat capacity at constant pressure near 298 K in J/(mol·K), NIST-JANAF, rounded. */
  heatCapacity: number;
}

const nitrogen = { formula: 'N2', heatCapacity: 29.1 };
const hydrogen = { formula: 'H2', heatCapacity: 28.8 };
const oxygen = { formula: 'O2', heatCapacity: 29.4 };
const ammonia = { formula: 'NH3', heatCapacity: 35.1 };
const steam = { formula: 'H2O', heatCapacity: 33.6 };
const monoxide = { formula: 'CO', heatCapacity: 29.1 };
const dioxide = { formula: 'CO2', heatCapacity: 37.1 };
const methane = { formula: 'CH4', heatCapacity: 35.7 };
const sulfurDioxide = { formula: 'SO2', heatCapacity: 39.9 };
const sulfurTrioxide = { formula: 'SO3', heatCapacity: 50.7 };

/** Gas reactions: reactants with negative coefficients, products with positive ones. */
const reactions: readonly { equation: string; species: readonly Species[] }[] = [
  {
    equation: 'N2(g) + 3H2(g) -> 2NH3(g)',
    species: [times(-1, nitrogen), times(-3, hydrogen), times(2, ammonia)],
  },
  {
    equation: '2H2(g) + O2(g) -> 2H2O(g)',
    species: [times(-2, hydrogen), times(-1, oxygen), times(2, steam)],
  },
  {
    equation: '2CO(g) + O2(g) -> 2CO2(g)',
    species: [times(-2, monoxide), times(-1, oxygen), times(2, dioxide)],
  },
  {
    equation: '2SO2(g) + O2(g) -> 2SO3(g)',
    species: [times(-2, sulfurDioxide), times(-1, oxygen), times(2, sulfurTrioxide)],
  },
  {
    equation: 'CO(g) + 3H2(g) -> CH4(g) + H2O(g)',
    species: [times(-1, monoxide), times(-3, hydrogen), times(1, methane), times(1, steam)],
  },
  {
    equation: 'CO2(g) + 4H2(g) -> CH4(g) + 2H2O(g)',
    species: [times(-1, dioxide), times(-4, hydrogen), times(1, methane), times(2, steam)],
  },
];

/** Reaction enthalpies away from 298 K: first with Δ*C*_{p} given, then built up from heat capacities. */
export const kirchhoffLaw: Family = {
  id: 'kirchhoff-law',
  name: 'Reaction enthalpy at another temperature',
  subject: 'physical',
  topics: ['first-law'],
  difficulties: ['intermediate', 'advanced'],
  tests: { intermediate: ['kirchhoffs-law'], advanced: ['kirchhoffs-law'] },
  reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 2',
  draft(random, difficulty) {
    return difficulty === 'advanced' ? changeFromHeatCapacities(random) : enthalpyAtTemperature(random);
  },
};

const kilojoules = (value: number): string => `${signedQuantity(value, 3)} kJ/mol`;

function enthalpyAtTemperature(random: Random): Draft | null {
  const enthalpy = (random.next() < 0.5 ? -1 : 1) * (random.integer(200, 950) / 10);
  const capacity = (random.next() < 0.5 ? -1 : 1) * (random.integer(250, 900) / 10);
  const kelvin = random.integer(9, 20) * 50;
  const change = (capacity * (kelvin - 298)) / 1000;
  // A result close to the change itself could be confused with it.
  if (Math.abs(Math.abs(enthalpy + change) - Math.abs(change)) < 1) return null;
  const options = quantityOptions(enthalpy + change, kilojoules, [
    {
      value: enthalpy - change,
      slip: 'wrong-sign',
      term: 'c',
      teaching: 'In Kirchhoff’s law, Δ_{r}*C*_{p}Δ*T* is added with its own sign; here it was subtracted.',
    },
    {
      value: enthalpy + (capacity * kelvin) / 1000,
      slip: 'absolute-temperature-for-difference',
      term: 'c',
      teaching: `The heat capacity must be multiplied by ${kelvin - 298} K, the temperature change from 298 K, not by ${kelvin} K.`,
    },
    {
      value: enthalpy,
      slip: 'ignored-temperature-change',
      term: 'c',
      teaching: `The change between 298 K and ${kelvin} K was left out; products and reactants have different heat capacities, so the reaction enthalpy depends on temperature.`,
    },
    {
      value: change,
      slip: 'one-step-short',
      term: 'h',
      teaching:
        'The change between the two temperatures alone was given; the value at 298 K must be added to it.',
    },
  ]);
  if (options === null || Math.abs(enthalpy + change) < 5) return null;
  return {
    text: `A reaction has Δ_{r}*H*° = ${kilojoules(enthalpy)} at 298 K and Δ_{r}*C*_{p} = ${signedQuantity(capacity, 3)} J/(mol·K), independent of temperature. What is Δ_{r}*H*° at ${kelvin} K?`,
    ...options,
    explanation: `By Kirchhoff’s law, Δ_{r}*H*°(*T*) = Δ_{r}*H*°(298 K) + Δ_{r}*C*_{p}(*T* − 298 K). The change is ${signedQuantity(capacity, 3)} J/(mol·K) × ${kelvin - 298} K = ${kilojoules(change)}, so the result is ${options.answer}.`,
    finding: `Kirchhoff’s law with a temperature change of ${kelvin - 298} K gives ${options.answer}.`,
  };
}

function changeFromHeatCapacities(random: Random): Draft | null {
  const { equation, species } = random.pick(reactions);
  const kelvin = random.integer(20, 40) * 25;
  const warming = kelvin - 298;
  const capacity = sum(species, (one) => one.coefficient * one.heatCapacity);
  const change = (capacity * warming) / 1000;
  const options = quantityOptions(change, kilojoules, [
    {
      value: -change,
      slip: 'wrong-sign',
      factor: 's',
      teaching:
        'The sign of the result was reversed; it is that of Δ_{r}*C*_{p}, in which the products count as positive.',
    },
    {
      value: (sum(species, (one) => Math.sign(one.coefficient) * one.heatCapacity) * warming) / 1000,
      slip: 'ignored-coefficients',
      factor: 'c',
      teaching:
        'The coefficients were left out; each heat capacity must be multiplied by its coefficient in the equation.',
    },
    {
      value: (capacity * kelvin) / 1000,
      slip: 'absolute-temperature-for-difference',
      factor: 't',
      teaching: `Δ_{r}*C*_{p} was multiplied by the final temperature, ${kelvin} K; the temperature change from 298 K is ${warming} K.`,
    },
    {
      value: (sum(species, (one) => Math.abs(one.coefficient) * one.heatCapacity) * warming) / 1000,
      slip: 'added-for-subtracted',
      factor: 'c',
      teaching:
        'The heat capacities of the reactants were added; they must be subtracted from those of the products.',
    },
  ]);
  if (options === null) return null;
  const data = species.map((one) => `\\ce{${one.formula}} ${formatDecimals(one.heatCapacity, 1)}`).join(', ');
  const working = [...species]
    .reverse()
    .map(
      (one) =>
        `${one.coefficient < 0 ? '−' : '+'} ${Math.abs(one.coefficient)} × ${formatDecimals(one.heatCapacity, 1)}`,
    )
    .join(' ')
    .replace(/^\+ /, '');
  return {
    text: `By how much does Δ_{r}*H*° for \\ce{${equation}} change when the temperature is raised from 298 K to ${kelvin} K? (*C*_{p} in J/(mol·K), assumed constant: ${data})`,
    ...options,
    explanation: `Δ_{r}*C*_{p} = ${working} = ${formatDecimals(capacity, 1)} J/(mol·K). By Kirchhoff’s law, the change is Δ_{r}*C*_{p} × ${warming} K = ${options.answer}.`,
    finding: `Δ_{r}*C*_{p} = ${formatDecimals(capacity, 1)} J/(mol·K) times ${warming} K gives ${options.answer}.`,
  };
}

function times(coefficient: number, species: Omit<Species, 'coefficient'>): Species {
  return { ...species, coefficient };
}

function sum(species: readonly Species[], term: (one: Species) => number): number {
  return species.reduce((total, one) => total + term(one), 0);
}
