import { formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { roomOfWorking, toFigures } from '../../texts/shown-working.ts';

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
  ['aluminum', 2.7],
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
  tests: {
    beginner: ['unit-conversion', 'si-units-and-prefixes'],
    intermediate: ['unit-conversion'],
    advanced: ['density'],
  },
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
      teaching: `The conversion was inverted: 1 ${to.symbol}${unit} is ${power > 0 ? 'smaller' : 'larger'} than 1 ${from.symbol}${unit}, so the number must become ${power > 0 ? 'larger' : 'smaller'}.`,
    },
    {
      value: value * 10 ** (power - 3),
      slip: 'unit-prefix',
      teaching: `The conversion factor from ${from.symbol}${unit} to ${to.symbol}${unit} is ${ten(power)}; this result is too small by a factor of 1000.`,
    },
    {
      value: value * 10 ** (power + 3),
      slip: 'unit-prefix',
      teaching: `The conversion factor from ${from.symbol}${unit} to ${to.symbol}${unit} is ${ten(power)}; this result is too large by a factor of 1000.`,
    },
    {
      value: value * 10 ** (power / 3),
      slip: 'prefix-as-ten',
      teaching: 'A factor of 10 was used for each step between the prefixes; each step is a factor of 1000.',
    },
    ...[1, -1].map((places) => ({
      value: value * 10 ** (power + places),
      slip: 'power-of-ten',
      teaching: `The decimal point is one place too far to the ${places > 0 ? 'right' : 'left'}: the conversion factor from ${from.symbol}${unit} to ${to.symbol}${unit} is ${ten(power)}.`,
    })),
  ]);
  return (
    options && {
      text: `What is ${three(value)} ${from.symbol}${unit} in ${to.symbol}${unit}?`,
      ...options,
      explanation: `${[from, to]
        .filter(({ exponent }) => exponent !== 0)
        .map(({ symbol, exponent }) => `1 ${symbol}${unit} = ${ten(exponent)} ${unit}`)
        .join(' and ')}, so the number is multiplied by ${ten(power)}: ${options.answer}.`,
      finding: `Multiplied by ${ten(power)}: ${options.answer}.`,
    }
  );
}

/** From one unit to another: 1 of the first is ten to the exponent of the second; a square or cube takes its lengths so. */
interface Step {
  from: string;
  to: string;
  exponent: number;
  power?: 2 | 3;
}

const step = (from: string, to: string, exponent: number, power?: 2 | 3): Step =>
  power === undefined ? { from, to, exponent } : { from, to, exponent, power };

/** The units of numerator and denominator; both change. */
const compoundUnits: readonly (readonly [above: Step, below: Step])[] = [
  [step('g', 'kg', -3), step('cm³', 'm³', -6, 3)],
  [step('kg', 'g', 3), step('m³', 'cm³', 6, 3)],
  [step('mg', 'g', -3), step('cm³', 'm³', -6, 3)],
  [step('µg', 'mg', -3), step('cm³', 'm³', -6, 3)],
  [step('g', 'mg', 3), step('m²', 'cm²', 4, 2)],
  [step('µg', 'mg', -3), step('cm²', 'm²', -4, 2)],
  [step('mg', 'µg', 3), step('m²', 'cm²', 4, 2)],
  [step('µmol', 'nmol', 3), step('L', 'mL', 3)],
  [step('mmol', 'µmol', 3), step('L', 'mL', 3)],
  [step('mg', 'g', -3), step('dL', 'L', -1)],
  [step('g', 'mg', 3), step('L', 'dL', 1)],
  [step('ng', 'mg', -6), step('mL', 'L', -3)],
  [step('µg', 'mg', -3), step('mL', 'L', -3)],
  [step('kJ', 'J', 3), step('mol', 'mmol', 3)],
  [step('J', 'kJ', -3), step('g', 'kg', -3)],
  [step('kJ', 'J', 3), step('kg', 'mg', 6)],
];

function compoundUnit(random: Random): Draft | null {
  const value = random.integer(105, 990) / 100;
  const [above, below] = random.pick(compoundUnits);
  const [from, to] = [`${above.from}/${below.from}`, `${above.to}/${below.to}`];
  const power = above.exponent - below.exponent;
  const result = (exponent: number): number => value * 10 ** exponent;
  const flat = below.exponent / (below.power ?? 1);
  const options = quantityOptions(result(power), (number) => `${three(number)} ${to}`, [
    {
      value: below.power === undefined ? Number.NaN : result(above.exponent - flat),
      slip: 'forgot-exponent',
      teaching: `The conversion factor between the lengths must be ${below.power === 2 ? 'squared' : 'cubed'}: 1 ${below.from} is ${ten(below.exponent)} ${below.to}, not ${ten(flat)} ${below.to}.`,
    },
    {
      value: result(above.exponent + below.exponent),
      slip: 'multiplied-for-divided',
      teaching: `Because ${below.from} is in the denominator, converting it to ${below.to} requires the factor ${ten(-below.exponent)}; here ${ten(below.exponent)} was used.`,
    },
    {
      value: result(above.exponent),
      slip: 'one-step-short',
      teaching: `This converts ${above.from} to ${above.to} but leaves ${below.from} unchanged.`,
    },
    {
      value: result(-below.exponent),
      slip: 'one-step-short',
      teaching: `This converts ${below.from} to ${below.to} but leaves ${above.from} unchanged.`,
    },
    {
      value: result(-power),
      slip: 'inverted-ratio',
      teaching: 'Both steps were taken in the wrong direction, so the conversion is inverted.',
    },
    ...[1, -1].map((places) => ({
      value: result(power + places),
      slip: 'power-of-ten',
      teaching: `The decimal point is one place too far to the ${places > 0 ? 'right' : 'left'}: the number must be multiplied by ${ten(above.exponent)} and divided by ${ten(below.exponent)}.`,
    })),
    ...[3, -3].map((places) => ({
      value: result(power + places),
      slip: 'unit-prefix',
      teaching: `One step too ${places > 0 ? 'many' : 'few'} was taken between prefixes, so the result is too ${places > 0 ? 'large' : 'small'} by a factor of 1000.`,
    })),
  ]);
  return (
    options && {
      text: `What is ${three(value)} ${from} in ${to}?`,
      ...options,
      explanation: `1 ${above.from} = ${ten(above.exponent)} ${above.to} and 1 ${below.from} = ${ten(below.exponent)} ${below.to}. The factor for the numerator is divided by that for the denominator, so the number is multiplied by \\frac{${ten(above.exponent)}}{${ten(below.exponent)}} = ${power === 0 ? '1 and does not change' : ten(power)}: ${options.answer}.`,
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
  const shownGrams = toFigures(toFigures(cubicCentimetres, 4) * density, 4);
  const options = quantityOptions(
    mass,
    (value) => `${three(value)} kg`,
    [
      {
        value: mass * 1000,
        slip: 'unit-prefix',
        teaching: 'This number is the mass in grams, not in kilograms.',
      },
      {
        value: mass * 10,
        slip: 'one-length-only',
        teaching: 'Only one of the two lengths in millimeters was converted to centimeters; both must be.',
      },
      {
        value: mass * 100,
        slip: 'unit-prefix',
        teaching: 'The lengths in millimeters were multiplied without being converted to centimeters.',
      },
      {
        value: cubicCentimetres / density / 1000,
        slip: 'divided-for-multiplied',
        teaching: 'Mass is density times volume; here the volume was divided by the density.',
      },
    ],
    roomOfWorking(mass, shownGrams / 1000),
  );
  return (
    options && {
      text: `A block of ${name} (density ${three(density)} g/cm³) measures ${three(a)} mm × ${three(b)} mm × ${three(c)} cm. What is its mass in kilograms?`,
      ...options,
      explanation: `*V* = ${formatSignificant(a / 10, 3)} cm × ${formatSignificant(b / 10, 3)} cm × ${three(c)} cm = ${formatSignificant(cubicCentimetres, 4)} cm³; *m* = ${formatSignificant(cubicCentimetres, 4)} cm³ × ${three(density)} g/cm³ = ${formatSignificant(shownGrams, 4)} g = ${options.answer}.`,
      finding: `Volume in cubic centimeters times density: ${options.answer}.`,
    }
  );
}

/** A power of ten as it is written: ten itself without an exponent. */
function ten(exponent: number): string {
  if (exponent === 1) return '10';
  return `10^{${exponent < 0 ? `−${-exponent}` : exponent}}`;
}
