import { formatSignificant } from '@valence/chemistry';
import type { Random } from '../../random.ts';
import type { Draft, Family } from '../family.ts';
import { quantityOptions } from '../quantity-options.ts';
import { roomOfWorking, toFigures } from './shown-working.ts';

const three = (value: number): string => formatSignificant(value, 3);

interface Prefix {
  symbol: string;
  exponent: number;
}

const prefixes: readonly Prefix[] = [
  { symbol: 'k', exponent: 3 },
  { symbol: '', exponent: 0 },
  { symbol: 'm', exponent: -3 },
  { symbol: 'µ', exponent: -6 },
  { symbol: 'n', exponent: -9 },
];

/** Densities in g/cm³ at 20 °C (CRC Handbook). */
const densities = [
  ['aluminium', 2.7],
  ['iron', 7.87],
  ['copper', 8.96],
  ['silver', 10.5],
  ['lead', 11.3],
  ['gold', 19.3],
  ['titanium', 4.51],
  ['zinc', 7.14],
  ['magnesium', 1.74],
] as const;

/** One prefix for another, compound units, and lengths that enter with a power. */
export const unitConversions: Family = {
  id: 'unit-conversions',
  name: 'Converting units',
  subject: 'general',
  topics: ['measurement'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  reference: 'OpenStax Chemistry 2e, sections 1.4 and 1.6',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return otherPrefix(random);
      case 'intermediate':
        return compoundUnit(random);
      case 'advanced':
        return massOfBlock(random);
    }
  },
};

function otherPrefix(random: Random): Draft | null {
  const unit = random.pick(['g', 'm', 'L']);
  const [from, to] = random.shuffle(prefixes);
  if (from === undefined || to === undefined) return null;
  const value = random.integer(105, 990) / random.pick([10, 100]);
  const power = from.exponent - to.exponent;
  if (Math.abs(power) > 6) return null;
  const right = value * 10 ** power;
  const options = quantityOptions(right, (result) => `${three(result)} ${to.symbol}${unit}`, [
    {
      value: value * 10 ** -power,
      slip: 'inverted-ratio',
      teaching: `A ${to.symbol}${unit} is ${power > 0 ? 'smaller' : 'larger'} than a ${from.symbol}${unit}, so the number gets ${power > 0 ? 'larger' : 'smaller'}.`,
    },
    {
      value: value * 10 ** (power - 3),
      slip: 'unit-prefix',
      teaching: `The step from ${from.symbol}${unit} to ${to.symbol}${unit} is 10^{${signed(power)}}; this is a factor of a thousand too small.`,
    },
    {
      value: value * 10 ** (power + 3),
      slip: 'unit-prefix',
      teaching: `The step from ${from.symbol}${unit} to ${to.symbol}${unit} is 10^{${signed(power)}}; this is a factor of a thousand too large.`,
    },
    {
      value: value * 10 ** (power / 3),
      slip: 'prefix-as-ten',
      teaching: 'From one of these prefixes to the next it is a factor of 1000, not of 10.',
    },
  ]);
  return (
    options && {
      text: `What is ${three(value)} ${from.symbol}${unit} in ${to.symbol}${unit}?`,
      ...options,
      explanation: `1 ${from.symbol}${unit} = 10^{${signed(from.exponent)}} ${unit} and 1 ${to.symbol}${unit} = 10^{${signed(to.exponent)}} ${unit}, so the number is multiplied by 10^{${signed(power)}}: ${options.answer}.`,
      finding: `Multiplied by 10^{${signed(power)}}: ${options.answer}.`,
    }
  );
}

function compoundUnit(random: Random): Draft | null {
  const value = random.integer(105, 990) / 100;
  const [from, to, factor, steps] = random.pick([
    ['g/cm³', 'kg/m³', 1000, '1 g = 10^{−3} kg and 1 cm³ = 10^{−6} m³'],
    ['kg/m³', 'g/L', 1, '1 kg = 1000 g and 1 m³ = 1000 L'],
    ['mg/mL', 'g/L', 1, '1 mg = 10^{−3} g and 1 mL = 10^{−3} L'],
    ['km/h', 'm/s', 1 / 3.6, '1 km = 1000 m and 1 h = 3600 s'],
    ['g/mL', 'mg/µL', 1, '1 g = 1000 mg and 1 mL = 1000 µL'],
    ['mmol/mL', 'mol/L', 1, '1 mmol = 10^{−3} mol and 1 mL = 10^{−3} L'],
    ['mol/L', 'mmol/L', 1000, '1 mol = 1000 mmol'],
    ['µg/mL', 'mg/L', 1, '1 µg = 10^{−3} mg and 1 mL = 10^{−3} L'],
    ['kJ/g', 'J/mg', 1, '1 kJ = 1000 J and 1 g = 1000 mg'],
    ['g/L', 'kg/L', 0.001, '1 g = 10^{−3} kg'],
  ] as const);
  const options = quantityOptions(value * factor, (result) => `${three(result)} ${to}`, [
    {
      value: value * factor * 1000,
      slip: 'unit-prefix',
      teaching: 'One of the two prefixes is converted the wrong way or left out: a factor of 1000 too large.',
    },
    {
      value: (value * factor) / 1000,
      slip: 'unit-prefix',
      teaching: 'One of the two prefixes is converted the wrong way or left out: a factor of 1000 too small.',
    },
    {
      value: value * factor * 1e6,
      slip: 'inverted-ratio',
      teaching:
        'This is a factor of a million too large: each prefix counts once, and one below the stroke divides.',
    },
    {
      value: value / factor,
      slip: 'inverted-ratio',
      teaching: 'The conversion is upside down.',
    },
  ]);
  return (
    options && {
      text: `What is ${three(value)} ${from} in ${to}?`,
      ...options,
      explanation: `${steps}, so the number is ${factor === 1 ? 'the same' : `multiplied by ${formatSignificant(factor, 3)}`}: ${options.answer}.`,
      finding: `Both units converted: ${options.answer}.`,
    }
  );
}

function massOfBlock(random: Random): Draft | null {
  const [name, tabulated] = random.pick(densities);
  const density = toFigures(tabulated, 3);
  const [a, b, c] = [
    random.integer(105, 990) / 10,
    random.integer(105, 990) / 10,
    random.integer(105, 490) / 100,
  ];
  const cubicCentimetres = (a / 10) * (b / 10) * c;
  const mass = (cubicCentimetres * density) / 1000;
  const options = quantityOptions(
    mass,
    (value) => `${three(value)} kg`,
    [
      {
        value: mass * 1000,
        slip: 'unit-prefix',
        teaching: 'This number is the mass in grams.',
      },
      {
        value: mass * 10,
        slip: 'one-length-only',
        teaching: 'Both lengths in millimetres have to be converted, not one alone.',
      },
      {
        value: mass * 100,
        slip: 'forgot-exponent',
        teaching: 'The lengths in millimetres have to be turned into centimetres before multiplying.',
      },
      {
        value: cubicCentimetres / density / 1000,
        slip: 'divided-for-multiplied',
        teaching: 'Mass is density times volume.',
      },
    ],
    roomOfWorking(cubicCentimetres, toFigures(cubicCentimetres, 4)),
  );
  return (
    options && {
      text: `A block of ${name} (density ${three(density)} g/cm³) measures ${three(a)} mm × ${three(b)} mm × ${three(c)} cm. What is its mass in kilograms?`,
      ...options,
      explanation: `*V* = ${formatSignificant(a / 10, 3)} cm × ${formatSignificant(b / 10, 3)} cm × ${three(c)} cm = ${formatSignificant(cubicCentimetres, 4)} cm³; *m* = ${formatSignificant(cubicCentimetres, 4)} cm³ × ${three(density)} g/cm³ = ${formatSignificant(toFigures(cubicCentimetres, 4) * density, 4)} g = ${options.answer}.`,
      finding: `Volume in cubic centimetres times density: ${options.answer}.`,
    }
  );
}

function signed(exponent: number): string {
  return exponent < 0 ? `−${-exponent}` : String(exponent);
}
