import { formatDecimals, formatSignificant, roundedConstants, zeroCelsius } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { believableOptions, quantityOptions } from '../../options/quantity-options.ts';
import { printedConstants } from '../../texts/printed-constants.ts';

interface Salt {
  formula: string;
  ions: number;
  /** Molar mass in g/mol. */
  mass: number;
  /** In mol/kg, where ice is not what freezes first above it. */
  eutectic?: number;
}

const salts: readonly Salt[] = [
  { formula: 'NaCl', ions: 2, mass: 58.44 },
  { formula: 'KCl', ions: 2, mass: 74.55 },
  { formula: 'NaNO3', ions: 2, mass: 84.99 },
  { formula: 'CaCl2', ions: 3, mass: 110.98 },
  // The decahydrate, at −1.2 °C.
  { formula: 'Na2SO4', ions: 3, mass: 142.04, eutectic: 0.28 },
  { formula: 'K2SO4', ions: 3, mass: 174.26 },
];

interface Solvent {
  name: string;
  /** Cryoscopic constant in K·kg/mol, CRC Handbook. */
  cryoscopic: number;
}

const solvents: readonly Solvent[] = [
  { name: 'benzene', cryoscopic: 5.12 },
  { name: 'cyclohexane', cryoscopic: 20.2 },
  { name: 'water', cryoscopic: 1.86 },
];

/** In g/mol, between which a molar mass found by freezing can be believed. */
const moleculeMasses = [30, 1500] as const;

/** Freezing point and osmotic pressure: of molecules, of ions, and as a way to a molar mass. */
export const colligativeProperties: Family = {
  id: 'colligative-properties',
  name: 'Colligative properties',
  subject: 'physical',
  topics: ['solutions-and-colligative'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['osmotic-pressure'],
    intermediate: ['freezing-point-depression', 'vant-hoff-factor'],
    advanced: ['freezing-point-depression'],
  },
  uses: ['temperature-scales', 'molality', 'molar-mass'],
  reference: 'OpenStax Chemistry 2e, section 11.4',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return osmoticPressure(random);
      case 'intermediate':
        return freezingPointOfSalt(random);
      case 'advanced':
        return molarMass(random);
    }
  },
};

function osmoticPressure(random: Random): Draft | null {
  const solute = random.pick(['glucose', 'sucrose', 'urea', 'glycerol']);
  const concentration = random.integer(10, 300) / 1000;
  const celsius = random.integer(1, 8) * 5;
  const kelvin = celsius + zeroCelsius;
  const pressure = concentration * roundedConstants.gasLitreBar * kelvin;
  const options = quantityOptions(pressure, (value) => `${formatSignificant(value, 3)} bar`, [
    {
      value: concentration * roundedConstants.gasLitreBar * celsius,
      slip: 'celsius-for-kelvin',
      factor: 't',
      teaching: `The Celsius temperature was used; it must be absolute: ${celsius} °C is ${formatDecimals(kelvin, 2)} K.`,
    },
    {
      value: concentration * roundedConstants.gas * kelvin,
      slip: 'wrong-gas-constant',
      factor: 'r',
      teaching: `*R* was taken as ${printedConstants.gas}; with mol/L and bar, it is ${printedConstants.gasLitreBar} L·bar/(mol·K).`,
    },
    {
      value: 2 * pressure,
      slip: 'counted-ions-wrong',
      factor: 'i',
      teaching: `The concentration was doubled, but molecules of ${solute} do not dissociate in water, so each counts as one particle.`,
    },
    {
      value: (roundedConstants.gasLitreBar * kelvin) / concentration,
      slip: 'divided-for-multiplied',
      factor: 'c',
      teaching:
        'The osmotic pressure is proportional to the concentration, not inversely proportional to it: *Π* = *cRT*.',
    },
  ]);
  if (options === null) return null;
  const c = formatSignificant(concentration, 3);
  return {
    text: `What is the osmotic pressure of an ideal ${c} mol/L aqueous solution of ${solute} (a nonelectrolyte) at ${celsius} °C? (*R* = ${printedConstants.gasLitreBar} L·bar/(mol·K))`,
    ...options,
    explanation: `The osmotic pressure follows the same law as the pressure of an ideal gas of the same concentration: *Π* = *cRT* = ${c} mol/L × ${printedConstants.gasLitreBar} L·bar/(mol·K) × ${formatDecimals(kelvin, 2)} K = ${options.answer}.`,
    finding: `*Π* = *cRT* gives ${options.answer}.`,
  };
}

function freezingPointOfSalt(random: Random): Draft | null {
  const { formula, ions, mass, eutectic = 0.5 } = random.pick(salts);
  const grams = random.integer(20, 150) / 10;
  const water = random.integer(5, 20) * 50;
  const molality = grams / mass / (water / 1000);
  if (molality > Math.min(0.5, 0.95 * eutectic)) return null;
  const depression = ions * 1.86 * molality;
  const celsius = (value: number): string => `${formatSignificant(-value, 3)} °C`;
  const options = quantityOptions(depression, celsius, [
    {
      value: depression / ions,
      slip: 'ignored-dissociation',
      factor: 'i',
      teaching: `The dissociation was left out; each formula unit of \\ce{${formula}} gives ${ions} dissolved ions, and all of them count.`,
    },
    {
      value: (depression / ions) * (5 - ions),
      slip: 'counted-ions-wrong',
      factor: 'i',
      teaching: `\\ce{${formula}} gives ${ions} ions per formula unit, not ${5 - ions}.`,
    },
    {
      value: -depression,
      slip: 'wrong-sign',
      factor: 's',
      teaching: 'The minus sign was left out; dissolved particles lower the freezing point below 0 °C.',
    },
    {
      value: (depression * water) / 1000,
      slip: 'forgot-solvent-mass',
      factor: 'w',
      teaching: 'Molality is the number of moles per kilogram of solvent; the mass of water was left out.',
    },
  ]);
  if (options === null) return null;
  const m = formatSignificant(grams, 3);
  return {
    text: `At what temperature does a solution of ${m} g of \\ce{${formula}} (${formatDecimals(mass, 2)} g/mol) in ${water} g of water begin to freeze if the salt is fully dissociated and the solution behaves ideally? (*K*_{f} = 1.86 K·kg/mol)`,
    ...options,
    explanation: `*b* = \\frac{${m} g/(${formatDecimals(mass, 2)} g/mol)}{${formatSignificant(water / 1000, 3)} kg} = ${formatSignificant(molality, 5)} mol/kg. Δ*T*_{f} = *iK*_{f}*b* = ${ions} × 1.86 × ${formatSignificant(molality, 5)} K = ${formatSignificant(depression, 3)} K, so freezing begins at ${options.answer}.`,
    finding: `Δ*T*_{f} = *iK*_{f}*b* with *i* = ${ions} gives ${options.answer}.`,
  };
}

function molarMass(random: Random): Draft | null {
  const { name, cryoscopic } = random.pick(solvents);
  const grams = random.integer(100, 350) / 100;
  const solvent = random.integer(4, 16) * 5;
  const depression = random.integer(20, 400) / 100;
  const mass = (cryoscopic * grams) / (depression * (solvent / 1000));
  if (mass < 60 || mass > 600) return null;
  const slips = [
    {
      value: (cryoscopic * grams) / (depression * ((solvent + grams) / 1000)),
      slip: 'solution-for-solvent',
      factor: 's',
      teaching: 'The mass of the whole solution was used; molality refers to the mass of the solvent alone.',
    },
    {
      value: (cryoscopic * grams) / (depression * ((solvent - grams) / 1000)),
      slip: 'wrong-amount-of-solvent',
      factor: 's',
      teaching: `The mass of the solute was subtracted from that of the solvent, as if the solution had a mass of ${formatDecimals(solvent, 1)} g.`,
    },
    {
      value: (depression * grams) / (cryoscopic * (solvent / 1000)),
      slip: 'inverted-ratio',
      factor: 'r',
      teaching: 'The molality is Δ*T*_{f}/*K*_{f}; here this ratio was inverted.',
    },
    {
      value: mass * (solvent / 1000),
      slip: 'forgot-solvent-mass',
      factor: 's',
      teaching:
        'Δ*T*_{f}/*K*_{f} is the number of moles per kilogram of solvent; the mass of the solvent was left out.',
    },
    {
      value: mass * 2,
      slip: 'counted-ions-wrong',
      factor: 'n',
      teaching:
        'A factor of 2 was included, as for two ions; a nonelectrolyte gives one particle per molecule.',
    },
    {
      value: mass / 2,
      slip: 'counted-ions-wrong',
      factor: 'n',
      teaching:
        'The molar mass was divided by 2, as if each molecule gave two particles; a nonelectrolyte does not dissociate.',
    },
    {
      value: mass / cryoscopic,
      slip: 'forgot-factor',
      factor: 'r',
      teaching: 'Δ*T*_{f} itself was used as the molality; it must first be divided by *K*_{f}.',
    },
  ];
  const options = believableOptions(
    mass,
    (value) => `${formatSignificant(value, 3)} g/mol`,
    slips,
    moleculeMasses,
  );
  if (options === null) return null;
  const [m, k, d] = [
    formatDecimals(grams, 2),
    formatDecimals(cryoscopic, cryoscopic > 10 ? 1 : 2),
    formatSignificant(depression, 3),
  ];
  return {
    text: `When ${m} g of a nonelectrolyte is dissolved in ${formatDecimals(solvent, 1)} g of ${name}, the freezing point decreases by ${d} K. What is the molar mass of the solute? (*K*_{f} = ${k} K·kg/mol; assume an ideal solution)`,
    ...options,
    explanation: `*b* = \\frac{Δ*T*_{f}}{*K*_{f}} = \\frac{${d} K}{${k} K·kg/mol} = ${formatSignificant(depression / cryoscopic, 5)} mol/kg. In ${formatDecimals(solvent / 1000, 4)} kg of solvent this is ${formatSignificant((depression / cryoscopic) * (solvent / 1000), 5)} mol, so *M* = \\frac{${m} g}{${formatSignificant((depression / cryoscopic) * (solvent / 1000), 5)} mol} = ${options.answer}.`,
    finding: `The molality from the depression and the mass of solvent give *M* = ${options.answer}.`,
  };
}
