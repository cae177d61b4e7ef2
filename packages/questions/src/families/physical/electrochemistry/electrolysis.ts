import { formatDecimals, formatSignificant, roundedConstants } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { toFigures } from '../../texts/shown-working.ts';
import { printedConstants } from '../../texts/printed-constants.ts';

interface Metal {
  salt: string;
  symbol: string;
  name: string;
  charge: number;
  /** Molar mass in g/mol. */
  mass: number;
}

const metals: readonly Metal[] = [
  { salt: 'CuSO4', symbol: 'Cu', name: 'copper', charge: 2, mass: 63.55 },
  { salt: 'AgNO3', symbol: 'Ag', name: 'silver', charge: 1, mass: 107.87 },
  { salt: 'NiSO4', symbol: 'Ni', name: 'nickel', charge: 2, mass: 58.69 },
  { salt: 'AuCl3', symbol: 'Au', name: 'gold', charge: 3, mass: 196.97 },
  { salt: 'CdSO4', symbol: 'Cd', name: 'cadmium', charge: 2, mass: 112.41 },
  { salt: 'Cr(NO3)3', symbol: 'Cr', name: 'chromium', charge: 3, mass: 52.0 },
];

const faraday = roundedConstants.faraday;

/** Faraday's laws: charge to amount, current and time to mass, mass to time with a current efficiency. */
export const electrolysis: Family = {
  id: 'electrolysis',
  name: 'Electrolysis and Faraday’s laws',
  subject: 'physical',
  topics: ['electrochemistry'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['faradays-laws-of-electrolysis'],
    intermediate: ['faradays-laws-of-electrolysis'],
    advanced: ['faradays-laws-of-electrolysis'],
  },
  uses: ['electrolytic-cell', 'mass-mole-conversion'],
  reference: 'OpenStax Chemistry 2e, section 17.7',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return amountFromCharge(random);
      case 'intermediate':
        return massFromCurrent(random);
      case 'advanced':
        return timeForMass(random);
    }
  },
};

function amountFromCharge(random: Random): Draft | null {
  const metal = random.pick(metals);
  const charge = random.integer(11, 99) * 100;
  const amount = charge / (metal.charge * faraday);
  const options = quantityOptions(amount, (value) => `${formatSignificant(value, 3)} mol`, [
    {
      value: amount * metal.charge,
      slip: 'electrons-transferred',
      factor: 'z',
      teaching: `The number of moles of electrons was given; each ${ion(metal)} ion needs ${electrons(metal)}.`,
    },
    {
      value: amount * metal.charge ** 2,
      slip: 'multiplied-for-divided',
      factor: 'z',
      teaching: `The number of moles of electrons was multiplied by ${metal.charge}; each ${ion(metal)} ion needs ${electrons(metal)}, so it must be divided by ${metal.charge}.`,
    },
    {
      value: 1 / amount,
      slip: 'inverted-ratio',
      teaching: 'The charge must be divided by the Faraday constant, not the reverse.',
    },
    {
      value: amount / 2,
      slip: 'electrons-transferred',
      factor: 'z',
      teaching: `Twice as many electrons were counted; each ${ion(metal)} ion needs only ${electrons(metal)}.`,
    },
    {
      value: amount * metal.mass,
      slip: 'answered-another-quantity',
      teaching: 'This is the mass in grams; the question asks for the amount in moles.',
    },
  ]);
  if (options === null) return null;
  return {
    text: `A charge of ${charge} C passes through aqueous \\ce{${metal.salt}}. How many moles of ${metal.name} are deposited at the cathode if nothing else is reduced there? (*F* = ${printedConstants.faraday} C/mol)`,
    ...options,
    explanation: `Each ${ion(metal)} ion needs ${electrons(metal)}: *n* = \\frac{*Q*}{*zF*} = \\frac{${charge} C}{${metal.charge} × ${printedConstants.faraday} C/mol} = ${options.answer}.`,
    finding: `*n* = *Q*/(*zF*) with *z* = ${metal.charge} gives ${options.answer}.`,
  };
}

function massFromCurrent(random: Random): Draft | null {
  const metal = random.pick(metals);
  const current = random.integer(10, 60) / 10;
  const minutes = random.integer(3, 36) * 5;
  const mass = (current * minutes * 60 * metal.mass) / (metal.charge * faraday);
  const options = quantityOptions(mass, (value) => `${formatSignificant(value, 3)} g`, [
    {
      value: mass * metal.charge,
      slip: 'electrons-transferred',
      factor: 'z',
      teaching: `Each ${ion(metal)} ion needs ${electrons(metal)}; only one was counted.`,
    },
    {
      value: mass / 60,
      slip: 'time-unit',
      factor: 't',
      teaching: 'The time was left in minutes; an ampere is a coulomb per second, so it must be in seconds.',
    },
    {
      value: mass * metal.charge ** 2,
      slip: 'multiplied-for-divided',
      factor: 'z',
      teaching: `The charge must be divided by *zF*; here it was multiplied by *z* = ${metal.charge}.`,
    },
    {
      value: mass / metal.mass,
      slip: 'one-step-short',
      factor: 'm',
      teaching: 'The amount in moles must still be multiplied by the molar mass.',
    },
    {
      value: mass / 2,
      slip: 'electrons-transferred',
      factor: 'z',
      teaching: `Each ${ion(metal)} ion needs ${electrons(metal)}; twice as many were counted.`,
    },
  ]);
  if (options === null) return null;
  const i = formatDecimals(current, 2);
  return {
    text: `A current of ${i} A flows for ${minutes} min through aqueous \\ce{${metal.salt}}. What mass of ${metal.name} is deposited if nothing else is reduced? (*F* = ${printedConstants.faraday} C/mol, *M* = ${formatDecimals(metal.mass, 2)} g/mol)`,
    ...options,
    explanation: `*Q* = *It* = ${i} A × ${minutes * 60} s = ${formatDecimals(current * minutes * 60, 0)} C. *m* = \\frac{*QM*}{*zF*} = \\frac{${formatDecimals(current * minutes * 60, 0)} × ${formatDecimals(metal.mass, 2)}}{${metal.charge} × ${printedConstants.faraday}} g = ${options.answer}.`,
    finding: `*m* = *ItM*/(*zF*) with *z* = ${metal.charge} gives ${options.answer}.`,
  };
}

function timeForMass(random: Random): Draft | null {
  const metal = random.pick(metals);
  const current = random.integer(10, 100) / 10;
  const grams = random.integer(10, 200) / 10;
  const efficiency = random.integer(12, 19) * 5;
  // To the five figures that the working shows.
  const charge = toFigures((grams * metal.charge * faraday) / metal.mass, 5);
  const ideal = charge / current / 60;
  const minutes = ideal / (efficiency / 100);
  if (minutes < 5 || minutes > 900) return null;
  const options = quantityOptions(minutes, (value) => `${formatSignificant(value, 3)} min`, [
    {
      value: ideal,
      slip: 'ignored-efficiency',
      factor: 'e',
      teaching: `The losses were left out; only ${efficiency}% of the current deposits metal, so more time is needed.`,
    },
    {
      value: ideal * (efficiency / 100),
      slip: 'multiplied-for-divided',
      factor: 'e',
      teaching:
        'The time was multiplied by the efficiency; losses make the electrolysis take longer, so it must be divided by the efficiency.',
    },
    {
      value: minutes / metal.charge,
      slip: 'electrons-transferred',
      factor: 'z',
      teaching: `Each ${ion(metal)} ion needs ${electrons(metal)}; only one was counted.`,
    },
    {
      value: minutes * 60,
      slip: 'time-unit',
      factor: 't',
      teaching: 'The time in seconds must still be converted to minutes.',
    },
  ]);
  if (options === null) return null;
  const [i, m] = [formatDecimals(current, 2), formatSignificant(grams, 3)];
  return {
    text: `How many minutes must a current of ${i} A flow through aqueous \\ce{${metal.salt}} to deposit ${m} g of ${metal.name} if ${efficiency}.0% of the current deposits the metal? (*F* = ${printedConstants.faraday} C/mol, *M* = ${formatDecimals(metal.mass, 2)} g/mol)`,
    ...options,
    explanation: `Depositing the metal requires *Q* = \\frac{*m*}{*M*}*zF* = \\frac{${m}}{${formatDecimals(metal.mass, 2)}} × ${metal.charge} × ${printedConstants.faraday} C = ${formatSignificant(charge, 5)} C. *t* = \\frac{*Q*}{${formatDecimals(efficiency / 100, 3)} × *I*} = \\frac{${formatSignificant(charge, 5)} C}{${formatDecimals(efficiency / 100, 3)} × ${i} A} = ${formatSignificant(minutes * 60, 5)} s = ${options.answer}.`,
    finding: `*t* = *mzF*/(*MI*) divided by the efficiency gives ${options.answer}.`,
  };
}

function electrons({ charge }: Metal): string {
  return charge === 1 ? 'one electron' : `${charge} electrons`;
}

function ion({ symbol, charge }: Metal): string {
  return `\\ce{${symbol}^${charge === 1 ? '' : charge}+}`;
}
