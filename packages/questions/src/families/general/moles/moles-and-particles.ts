import { formatDecimals, formatSignificant, roundedConstants } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { optionsOfOneStep } from '../../options/options-of-one-step.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { statedMolarMass } from '../../worked-reaction.ts';
import { toFigures } from '../../texts/shown-working.ts';
import { printedConstants } from '../../texts/printed-constants.ts';

interface Compound {
  formula: string;
  name: string;
  /** An element of the formula and how many of its atoms each unit holds. */
  element: string;
  atoms: number;
  molarMass: number;
}

const compounds: readonly Compound[] = (
  [
    ['CO2', 'carbon dioxide', 'oxygen', 2],
    ['H2SO4', 'sulfuric acid', 'oxygen', 4],
    ['NH3', 'ammonia', 'hydrogen', 3],
    ['C2H6O', 'ethanol', 'hydrogen', 6],
    ['C6H12O6', 'glucose', 'oxygen', 6],
    ['CH4', 'methane', 'hydrogen', 4],
    ['N2O4', 'dinitrogen tetroxide', 'oxygen', 4],
    ['P4O10', 'tetraphosphorus decoxide', 'phosphorus', 4],
    ['C3H8', 'propane', 'carbon', 3],
    ['SO3', 'sulfur trioxide', 'oxygen', 3],
    ['C10H8', 'naphthalene', 'carbon', 10],
    ['SF6', 'sulfur hexafluoride', 'fluorine', 6],
    ['CCl4', 'carbon tetrachloride', 'chlorine', 4],
    ['C8H10N4O2', 'caffeine', 'nitrogen', 4],
  ] as const
).map(([formula, name, element, atoms]) => ({
  formula,
  name,
  element,
  atoms,
  molarMass: statedMolarMass(formula),
}));

const avogadro = roundedConstants.avogadro;
const three = (value: number): string => formatSignificant(value, 3);

/** Mass, amount and number of particles; harder ones count the atoms of one element or go back to a mass. */
export const molesAndParticles: Family = {
  id: 'moles-and-particles',
  name: 'Converting mass, moles and particles',
  subject: 'general',
  topics: ['moles'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['mass-mole-conversion'],
    intermediate: ['moles-and-particles'],
    advanced: ['moles-and-particles'],
  },
  reference: 'OpenStax Chemistry 2e, section 3.1',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return amountOfMass(random);
      case 'intermediate':
        return atomsInMass(random);
      case 'advanced':
        return massOfAtoms(random);
    }
  },
};

function amountOfMass(random: Random): Draft | null {
  const { formula, name, element, atoms, molarMass } = random.pick(compounds);
  // As many amounts above one mole as below it.
  const mass = toFigures((random.integer(21, 899) / 10) * random.pick([8, 1]), 3);
  const amount = mass / molarMass;
  // One square of slips, so that the key is not told by being larger or smaller than the others.
  const isMultiplied = random.next() < 0.5;
  const asksAtoms = random.pick([false, true]);
  const key = asksAtoms ? amount * atoms : amount;
  const slipsOf = asksAtoms ? slipsOfAtoms : slipsOfMolecules;
  const options = optionsOfOneStep(
    key,
    (value) => `${three(value)} mol`,
    slipsOf(isMultiplied, amount, {
      element,
      name,
      atoms,
    }),
  );
  const asked = asksAtoms
    ? `${element} atoms`
    : `${name}, \\ce{${formula}} (${formatDecimals(molarMass, 2)} g/mol),`;
  const ofWhat = asksAtoms
    ? `${name}, \\ce{${formula}} (${formatDecimals(molarMass, 2)} g/mol)`
    : 'this compound';
  const shown = `\\frac{*m*}{*M*} = \\frac{${three(mass)} g}{${formatDecimals(molarMass, 2)} g/mol}`;
  return (
    options && {
      text: `How many moles of ${asked} are in ${three(mass)} g of ${ofWhat}?`,
      ...options,
      explanation: asksAtoms
        ? `The amount of ${name} is the mass divided by the molar mass: *n* = ${shown} = ${formatSignificant(amount, 4)} mol. Each molecule contains ${atoms} ${element} atoms: ${atoms} × ${formatSignificant(amount, 4)} mol = ${options.answer}.`
        : `The amount is the mass divided by the molar mass: *n* = ${shown} = ${options.answer}.`,
      finding: `${three(mass)} g over ${formatDecimals(molarMass, 2)} g/mol${asksAtoms ? `, times ${atoms},` : ''} is ${options.answer}.`,
    }
  );
}

type Held = Pick<Compound, 'element' | 'name' | 'atoms'>;

const invertedRatio =
  'This is the molar mass divided by the mass; the amount is the mass divided by the molar mass.';

/** Slips where the amount of the compound is asked for. */
function slipsOfMolecules(
  isMultiplied: boolean,
  amount: number,
  { element, name, atoms }: Held,
): SlippedValue[] {
  const times = isMultiplied ? atoms : 1 / atoms;
  return [
    { value: 1 / amount, slip: 'inverted-ratio', teaching: invertedRatio },
    {
      value: amount * times,
      slip: 'atoms-for-molecules',
      teaching: `The amount was ${isMultiplied ? 'multiplied' : 'divided'} by the number of ${element} atoms in the formula, ${atoms}; the question asks for moles of ${name}.`,
    },
    {
      value: 1 / amount / times,
      slip: 'inverted-ratio',
      teaching: `Two things went wrong: the molar mass was divided by the mass, and the result was ${isMultiplied ? 'divided' : 'multiplied'} by the number of ${element} atoms in the formula, ${atoms}.`,
    },
  ];
}

/** Slips where the amount of the atoms of one element is asked for. */
function slipsOfAtoms(isDivided: boolean, amount: number, { element, name, atoms }: Held): SlippedValue[] {
  const held = `each molecule of ${name} contains ${atoms} ${element} atoms`;
  const [times, deed] = isDivided
    ? [1 / atoms, `The amount of ${name} was divided by ${atoms}`]
    : [1, `This is the amount of ${name}`];
  const slip = isDivided ? 'divided-for-multiplied' : 'molecules-for-atoms';
  return [
    {
      value: atoms / amount,
      slip: 'inverted-ratio',
      teaching: 'The molar mass was divided by the mass; the amount is the mass divided by the molar mass.',
    },
    { value: amount * times, slip, teaching: `${deed}; ${held}.` },
    {
      value: times / amount,
      slip,
      teaching: `Two things went wrong: the molar mass was divided by the mass, and ${held}, so the amount must be multiplied by this number.`,
    },
  ];
}

function atomsInMass(random: Random): Draft | null {
  const { formula, name, element, atoms, molarMass } = random.pick(compounds);
  const mass = random.integer(21, 499) / 10;
  const molecules = (mass / molarMass) * avogadro;
  const options = quantityOptions(molecules * atoms, three, [
    {
      value: molecules,
      slip: 'one-step-short',
      isDecisive: true,
      factor: 'a',
      teaching: `Molecules were counted, but each molecule contains ${atoms} ${element} atoms.`,
    },
    {
      value: molecules / atoms,
      slip: 'divided-for-multiplied',
      factor: 'a',
      teaching: `The number of molecules was divided by ${atoms}; there are more ${element} atoms than molecules, so it must be multiplied by ${atoms}.`,
    },
    {
      value: mass * avogadro * atoms,
      slip: 'masses-for-moles',
      factor: 'm',
      teaching:
        'The Avogadro constant was multiplied by the mass in grams; it must be multiplied by the amount in moles.',
    },
    {
      value: (molarMass / mass) * avogadro * atoms,
      slip: 'inverted-ratio',
      factor: 'm',
      teaching: 'The amount is mass divided by molar mass; here the ratio was inverted.',
    },
  ]);
  return (
    options && {
      text: `How many ${element} atoms are in ${three(mass)} g of ${name}, \\ce{${formula}} (${formatDecimals(molarMass, 2)} g/mol)? Use ${printedConstants.avogadro} mol^{−1} for the Avogadro constant.`,
      ...options,
      explanation: `*n* = \\frac{${three(mass)}}{${formatDecimals(molarMass, 2)}} = ${formatSignificant(mass / molarMass, 4)} mol; multiplied by ${printedConstants.avogadro} mol^{−1}, this gives ${formatSignificant(molecules, 4)} molecules, each with ${atoms} ${element} atoms: ${options.answer}.`,
      finding: `Mass to moles to molecules to atoms gives ${options.answer}.`,
    }
  );
}

function massOfAtoms(random: Random): Draft | null {
  const { formula, name, element, atoms, molarMass } = random.pick(compounds);
  const count = random.integer(110, 990) / 100;
  const power = random.integer(21, 24);
  const number = count * 10 ** power;
  const mass = (number / atoms / avogadro) * molarMass;
  const options = quantityOptions(mass, (value) => `${three(value)} g`, [
    {
      value: mass * atoms,
      slip: 'molecules-for-atoms',
      factor: 'a',
      teaching: `This is the mass of as many molecules, but each molecule contains ${atoms} ${element} atoms, so fewer molecules are needed.`,
    },
    {
      value: mass * atoms * atoms,
      slip: 'multiplied-for-divided',
      factor: 'a',
      teaching: `To find the number of molecules, the number of atoms must be divided by ${atoms}, not multiplied.`,
    },
    {
      value: number / atoms / avogadro / molarMass,
      slip: 'divided-for-multiplied',
      factor: 'm',
      teaching:
        'The amount in moles was divided by the molar mass; to convert moles to grams, multiply by it.',
    },
    {
      value: number / atoms / avogadro,
      slip: 'one-step-short',
      factor: 'm',
      teaching: 'The amount in moles must still be multiplied by the molar mass.',
    },
  ]);
  return (
    options && {
      text: `What mass of ${name}, \\ce{${formula}} (${formatDecimals(molarMass, 2)} g/mol), contains ${three(number)} ${element} atoms? Use ${printedConstants.avogadro} mol^{−1} for the Avogadro constant.`,
      ...options,
      explanation: `Each molecule contains ${atoms} ${element} atoms: \\frac{${three(number)}}{${atoms} × ${printedConstants.avogadro} mol^{−1}} = ${formatSignificant(mass / molarMass, 4)} mol. Multiplied by ${formatDecimals(molarMass, 2)} g/mol, this gives ${options.answer}.`,
      finding: `Atoms to molecules to moles to grams gives ${options.answer}.`,
    }
  );
}
