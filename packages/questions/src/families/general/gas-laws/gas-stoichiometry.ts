import { formatDecimals, formatSignificant, roundedConstants, zeroCelsius } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { roomOfWorking, toFigures } from '../../texts/shown-working.ts';
import { workReaction, type ReactionPart, type WorkedReaction } from '../../worked-reaction.ts';
import { printedConstants } from '../../texts/printed-constants.ts';

/** Gas constant in L·atm/(mol·K) as the questions state it. */
const R = roundedConstants.gasLitreAtmosphere;
const three = (value: number): string => formatSignificant(value, 3);

/** Reactions that give one gas; the solid reactant comes first. */
const reactions = (
  [
    ['Zn + 2HCl -> ZnCl2 + H2', 'H2'],
    ['2Al + 6HCl -> 2AlCl3 + 3H2', 'H2'],
    ['Mg + 2HCl -> MgCl2 + H2', 'H2'],
    ['CaCO3 + 2HCl -> CaCl2 + H2O + CO2', 'CO2'],
    ['Na2CO3 + 2HCl -> 2NaCl + H2O + CO2', 'CO2'],
    ['2KClO3 -> 2KCl + 3O2', 'O2'],
    ['2NaN3 -> 2Na + 3N2', 'N2'],
    ['CaH2 + 2H2O -> Ca(OH)2 + 2H2', 'H2'],
    ['CaC2 + 2H2O -> Ca(OH)2 + C2H2', 'C2H2'],
    ['2KMnO4 -> K2MnO4 + MnO2 + O2', 'O2'],
  ] as const
).map(([source, gas]) => ({ reaction: workReaction(source), gas: `\\ce{${gas}}` }));

/** The volume of a gas from the mass of a solid, and the mass for a volume that is collected over water. */
export const gasStoichiometry: Family = {
  id: 'gas-stoichiometry',
  name: 'Gases in reactions',
  subject: 'general',
  topics: ['gas-laws', 'stoichiometry'],
  difficulties: ['intermediate', 'advanced'],
  tests: { intermediate: ['gas-stoichiometry'], advanced: ['partial-pressures', 'gas-stoichiometry'] },
  uses: ['ideal-gas-law', 'mole-ratio', 'mass-mole-conversion'],
  reference: 'OpenStax Chemistry 2e, section 9.3',
  draft(random, difficulty) {
    const { reaction, gas } = random.pick(reactions);
    const solid = reaction.reactants[0];
    const product = reaction.products.find(({ shown }) => shown === gas);
    if (solid === undefined || product === undefined) return null;
    return difficulty === 'advanced'
      ? massForVolume(random, reaction, solid, product)
      : volumeOfGas(random, reaction, solid, product);
  },
};

function volumeOfGas(
  random: Random,
  reaction: WorkedReaction,
  solid: ReactionPart,
  gas: ReactionPart,
): Draft | null {
  const mass = random.integer(105, 980) / 100;
  const celsius = random.integer(16, 32);
  const pressure = random.integer(92, 108) / 100;
  const kelvin = celsius + zeroCelsius;
  const ratio = gas.coefficient / solid.coefficient;
  const amount = (mass / solid.molarMass) * ratio;
  const litres = (value: number): string => `${three(value)} L`;
  const options = quantityOptions(
    (amount * R * kelvin) / pressure,
    litres,
    [
      ...(ratio === 1
        ? []
        : [
            {
              value: ((amount / ratio) * R * kelvin) / pressure,
              slip: 'ignored-coefficients',
              teaching: `The equation relates ${solid.coefficient} mol of ${solid.shown} to ${gas.coefficient} mol of ${gas.shown}, not equal amounts.`,
            },
          ]),
      {
        value: amount * 22.414,
        slip: 'molar-volume-everywhere',
        teaching: `The molar volume of 22.4 L/mol applies at 0 °C and 1 atm, not at ${celsius} °C.`,
      },
      {
        value: (amount * R * celsius) / pressure,
        slip: 'celsius-for-kelvin',
        teaching: 'The temperature was left in °C; the gas law requires it in kelvin.',
      },
      {
        value: ((mass / gas.molarMass) * ratio * R * kelvin) / pressure,
        slip: 'wrong-substance-data',
        teaching: `The molar mass of ${gas.shown} was used, but the mass given is that of ${solid.shown}.`,
      },
      {
        value: ((solid.molarMass / mass) * ratio * R * kelvin) / pressure,
        slip: 'inverted-ratio',
        teaching: 'The amount is mass divided by molar mass; here the ratio was inverted.',
      },
    ],
    roomOfWorking(amount, toFigures(amount, 4)),
  );
  return (
    options && {
      text: `What volume of ${gas.shown} forms at ${celsius} °C and ${three(pressure)} atm when ${three(mass)} g of ${solid.shown} (${formatDecimals(solid.molarMass, 2)} g/mol) reacts completely according to ${reaction.shown}? (Assume ideal behavior; *R* = ${printedConstants.gasLitreAtmosphere} L·atm/(mol·K); molar mass of ${gas.shown}: ${formatDecimals(gas.molarMass, 2)} g/mol)`,
      ...options,
      explanation: `*n*(${gas.shown}) = \\frac{${three(mass)}}{${formatDecimals(solid.molarMass, 2)}} × \\frac{${gas.coefficient}}{${solid.coefficient}} = ${formatSignificant(amount, 4)} mol. *V* = \\frac{${formatSignificant(amount, 4)} × ${printedConstants.gasLitreAtmosphere} × ${formatDecimals(kelvin, 2)}}{${three(pressure)}} = ${options.answer}.`,
      finding: `Mass to moles, mole ratio, ideal gas law: ${options.answer}.`,
    }
  );
}

/** Vapour pressure of water in Torr (CRC Handbook). */
const vapourPressures: readonly (readonly [celsius: number, torr: number])[] = [
  [18, 15.5],
  [20, 17.5],
  [22, 19.8],
  [24, 22.4],
  [25, 23.8],
  [26, 25.2],
  [28, 28.3],
];

function massForVolume(
  random: Random,
  reaction: WorkedReaction,
  solid: ReactionPart,
  gas: ReactionPart,
): Draft | null {
  // Carbon dioxide dissolves in water too well to be collected over it.
  if (gas.shown === '\\ce{CO2}') return null;
  const [celsius, vapour] = random.pick(vapourPressures);
  const torr = random.integer(735, 770);
  const millilitres = random.integer(11, 49) * 10;
  const kelvin = celsius + zeroCelsius;
  const ratio = solid.coefficient / gas.coefficient;
  const toMass = (pressure: number, temperature: number, factor: number): number =>
    ((pressure * (millilitres / 1000)) / (62.36 * temperature)) * factor * solid.molarMass;
  const right = toMass(torr - vapour, kelvin, ratio);
  const amount = right / solid.molarMass / ratio;
  const options = quantityOptions(
    right,
    (value) => `${three(value)} g`,
    [
      {
        value: toMass(torr + vapour, kelvin, ratio),
        slip: 'wrong-sign',
        teaching: 'The vapor pressure of water must be subtracted from the total pressure, not added to it.',
      },
      ...(ratio === 1
        ? []
        : [
            {
              value: toMass(torr - vapour, kelvin, 1),
              slip: 'ignored-coefficients',
              teaching: `The equation relates ${solid.coefficient} mol of ${solid.shown} to ${gas.coefficient} mol of ${gas.shown}, not equal amounts.`,
            },
            {
              value: toMass(torr - vapour, kelvin, 1 / ratio),
              slip: 'inverted-ratio',
              teaching: `The ratio of the coefficients was inverted: ${solid.coefficient} mol of ${solid.shown} gives ${gas.coefficient} mol of ${gas.shown}.`,
            },
          ]),
      {
        value: toMass(torr - vapour, celsius, ratio),
        slip: 'celsius-for-kelvin',
        teaching: 'The temperature was left in °C; the gas law requires it in kelvin.',
      },
      {
        value: (right / solid.molarMass) * gas.molarMass,
        slip: 'wrong-substance-data',
        teaching: `This uses the molar mass of ${gas.shown}; the question asks for ${solid.shown}.`,
      },
    ],
    roomOfWorking(amount, toFigures(amount, 4)),
  );
  return (
    options && {
      text: `In an experiment, ${millilitres}.0 mL of ${gas.shown} is collected over water at ${celsius} °C and a total pressure of ${torr}.0 Torr (vapor pressure of water: ${formatDecimals(vapour, 1)} Torr). What mass of ${solid.shown} (${formatDecimals(solid.molarMass, 2)} g/mol) has reacted according to ${reaction.shown}? (Assume ideal behavior; *R* = 62.36 L·Torr/(mol·K))`,
      ...options,
      explanation: `The gas collected contains water vapor, so *P*(${gas.shown}) = ${torr}.0 − ${formatDecimals(vapour, 1)} = ${formatDecimals(torr - vapour, 1)} Torr; *n* = \\frac{${formatDecimals(torr - vapour, 1)} × ${formatDecimals(millilitres / 1000, 4)}}{62.36 × ${formatDecimals(kelvin, 2)}} = ${formatSignificant(amount, 4)} mol of ${gas.shown}. Mass of ${solid.shown}: ${formatSignificant(amount, 4)} mol${ratio === 1 ? '' : ` × \\frac{${solid.coefficient}}{${gas.coefficient}}`} × ${formatDecimals(solid.molarMass, 2)} g/mol = ${options.answer}.`,
      finding: `Pressure less water vapor, ideal gas law, mole ratio, molar mass: ${options.answer}.`,
    }
  );
}
