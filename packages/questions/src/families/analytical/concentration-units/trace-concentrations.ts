import { withArticle } from '../../texts/with-article.ts';
import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { statedMolarMass } from '../../worked-reaction.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { roughQuantityOptions } from '../../options/rough-quantity-options.ts';
import { workingTo } from '../../texts/shown-working.ts';

const metals = [
  { name: 'cadmium', symbol: 'Cd' },
  { name: 'lead', symbol: 'Pb' },
  { name: 'copper', symbol: 'Cu' },
  { name: 'nickel', symbol: 'Ni' },
  { name: 'zinc', symbol: 'Zn' },
  { name: 'chromium', symbol: 'Cr' },
] as const;
const samples = [
  'polluted soil',
  'sewage sludge',
  'harbor sediment',
  'industrial dust',
  'mine tailings',
] as const;
const two = (value: number): string => formatDecimals(value, 2);
const oneDecimal = (value: number): string => formatDecimals(value, 1);

/** Parts per million, a dilution in two steps, and the content of a solid from its diluted digest. */
export const traceConcentrations: Family = {
  id: 'trace-concentrations',
  name: 'Trace concentrations and dilutions',
  subject: 'analytical',
  topics: ['concentration-units'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: { beginner: ['parts-per-million'], intermediate: ['dilution'], advanced: ['parts-per-million'] },
  uses: ['unit-conversion', 'molar-mass', 'molarity', 'quality-assurance'],
  reference: 'Harris, Quantitative Chemical Analysis, chapter 1',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return partsPerMillion(random);
      case 'intermediate':
        return twoDilutions(random);
      case 'advanced':
        return digestedSolid(random);
    }
  },
};

function partsPerMillion(random: Random): Draft | null {
  const { name } = random.pick(metals);
  const micrograms = random.integer(30, 950);
  const grams = random.integer(15, 95) / 10;
  const write = (value: number): string => `${formatSignificant(value, 2)} ppm`;
  const options = roughQuantityOptions(micrograms / grams, write, [
    {
      value: micrograms / grams / 1000,
      slip: 'unit-prefix',
      teaching: 'The result was divided by 1000; one ppm is 1 mg/kg, which is 1 µg/g.',
    },
    {
      value: (micrograms / grams) * 1000,
      slip: 'unit-prefix',
      teaching: 'This is the content in ppb (µg/kg); one ppm is 1 µg/g.',
    },
    {
      value: grams / micrograms,
      slip: 'inverted-ratio',
      teaching:
        'The ratio was inverted; the analyte belongs in the numerator and the sample in the denominator.',
    },
    {
      value: micrograms * grams,
      slip: 'multiplied-for-divided',
      teaching:
        'The two masses were multiplied; the content is the mass of the analyte divided by the mass of the sample.',
    },
    {
      value: (micrograms * grams) / 1000,
      slip: 'multiplied-for-divided',
      teaching:
        'Two things went wrong. The two masses were multiplied; the content is their quotient. Also, the result was divided by 1000, although 1 µg/g is 1 ppm.',
    },
    {
      value: (grams / micrograms) * 1000,
      slip: 'inverted-ratio',
      teaching:
        'Two things went wrong. The ratio was inverted. Also, the result was multiplied by 1000, although 1 µg/g is 1 ppm.',
    },
  ]);
  if (options === null) return null;
  return {
    text: `${withArticle(formatDecimals(grams, 1))} g sample of ${random.pick(samples)} contains ${micrograms} µg of ${name}. What is the ${name} content in ppm by mass?`,
    ...options,
    explanation: `One ppm by mass is 1 mg/kg = 1 µg/g. \\frac{${micrograms} µg}{${formatDecimals(grams, 1)} g} = ${formatSignificant(micrograms / grams, 3)} µg/g, that is, ${options.answer}.`,
    finding: `Micrograms per gram are ppm: ${options.answer}.`,
  };
}

function twoDilutions(random: Random): Draft | null {
  const { name, symbol } = random.pick(metals);
  // A standardized stock: a round one would make an answer without the molar mass round as well.
  const stock = random.pick([485, 512, 967, 1015, 1024]);
  const [firstTaken, firstFlask] = [random.pick([2, 5, 10, 20]), random.pick([100, 200, 250])];
  const [secondTaken, secondFlask] = [random.pick([1, 2, 5, 10]), random.pick([50, 100, 200])];
  const molarMass = statedMolarMass(symbol);
  const micromolar = (milligrams: number): number => (milligrams / molarMass) * 1000;
  const [first, second] = [firstTaken / firstFlask, secondTaken / secondFlask];
  const key = micromolar(stock * first * second);
  if (key < 1 || key > 400) return null;
  const write = (value: number): string => `${formatSignificant(value, 3)} µmol/L`;
  const options = quantityOptions(key, write, [
    {
      value: micromolar(stock * first),
      slip: 'one-step-short',
      factor: 'd',
      teaching: 'Only the first dilution was taken into account; there are two.',
    },
    {
      value: stock * first * second,
      slip: 'mass-for-amount',
      factor: 'm',
      teaching: `The concentration in mg/L was given as if it were in µmol/L; it must be divided by ${two(molarMass)} g/mol, which gives mmol/L.`,
    },
    {
      value: micromolar(
        ((stock * firstTaken) / (firstTaken + firstFlask)) * (secondTaken / (secondTaken + secondFlask)),
      ),
      slip: 'aliquot-added-to-flask-volume',
      factor: 'd',
      teaching:
        'The volumes taken were added to those of the flasks; the final volume of a dilution already includes the aliquot.',
    },
    {
      value: micromolar(stock * (first + second)),
      slip: 'added-for-multiplied',
      factor: 'd',
      teaching: 'The factors of successive dilutions multiply; here they were added.',
    },
    {
      value: stock * first * second * molarMass * 1000,
      slip: 'multiplied-for-divided',
      factor: 'm',
      teaching: 'A mass concentration must be divided by the molar mass; here it was multiplied by it.',
    },
  ]);
  if (options === null) return null;
  const { shown } = workingTo(options.answer, (keep) => write(1000 * keep(key / 1000)));
  return {
    text: `A ${name} stock solution contains ${stock} mg/L of the metal. First, ${two(firstTaken)} mL of it is diluted to ${formatDecimals(firstFlask, 1)} mL, and then ${two(secondTaken)} mL of the resulting solution is diluted to ${formatDecimals(secondFlask, 1)} mL. What is the final concentration? (*M*(\\ce{${symbol}}) = ${two(molarMass)} g/mol)`,
    ...options,
    explanation: `${stock} mg/L × \\frac{${two(firstTaken)}}{${formatDecimals(firstFlask, 1)}} × \\frac{${two(secondTaken)}}{${formatDecimals(secondFlask, 1)}} = ${formatSignificant(stock * first * second, 4)} mg/L. Divided by ${two(molarMass)} g/mol: ${shown(key / 1000)} mmol/L = ${options.answer}.`,
    finding: `Both dilution factors, then the molar mass: ${options.answer}.`,
  };
}

function digestedSolid(random: Random): Draft | null {
  const { name } = random.pick(metals);
  const mass = random.integer(200, 1200) / 1000;
  const digest = random.pick([25, 50, 100]);
  const [taken, flask] = [random.pick([1, 2, 5, 10]), random.pick([25, 50, 100])];
  const reading = random.integer(400, 4800) / 10;
  const blank = random.integer(30, 300) / 10;
  const net = reading - blank;
  if (taken * 2 > flask || blank < 0.06 * reading || net < 30) return null;
  const content = (micrograms: number): number => ((micrograms * (digest / 1000)) / mass) * (flask / taken);
  const key = content(net);
  const write = (value: number): string => `${formatSignificant(value, 3)} mg/kg`;
  const options = quantityOptions(key, write, [
    {
      value: content(reading),
      slip: 'ignored-blank',
      factor: 'b',
      teaching: 'The blank was not subtracted; the metal found in it does not come from the sample.',
    },
    {
      value: key / (flask / taken),
      slip: 'forgot-dilution-factor',
      factor: 'd',
      teaching: `The dilution was not taken into account; the digest was diluted from ${two(taken)} to ${formatDecimals(flask, 1)} mL before it was measured.`,
    },
    {
      value: (net * (flask / taken)) / mass,
      slip: 'forgot-digest-volume',
      factor: 'v',
      teaching: `The concentration of the digest was used as a mass; it must be multiplied by the volume of the digest, ${formatDecimals(digest / 1000, 3)} L.`,
    },
    {
      value: content(net) / (flask / taken) ** 2,
      slip: 'dilution-the-wrong-way',
      factor: 'd',
      teaching:
        'The concentration was divided by the dilution factor; before the dilution the digest was more concentrated, not less.',
    },
    {
      value: key * mass,
      slip: 'forgot-sample-mass',
      factor: 'm',
      teaching: `The mass of metal was not divided by the mass of the sample, ${formatDecimals(mass, 3)} g, from which it came.`,
    },
  ]);
  if (options === null || key > 2000) return null;
  return {
    text: `${withArticle(formatDecimals(mass, 3))} g sample of ${random.pick(samples)} is digested in acid and made up to ${formatDecimals(digest, 1)} mL; ${two(taken)} mL of this digest is diluted to ${formatDecimals(flask, 1)} mL. The diluted solution is found to contain ${oneDecimal(reading)} µg/L of ${name}, and a blank treated in the same way ${oneDecimal(blank)} µg/L. What is the ${name} content of the solid?`,
    ...options,
    explanation: `Net: ${oneDecimal(reading)} − ${oneDecimal(blank)} = ${oneDecimal(net)} µg/L. In the digest: ${oneDecimal(net)} µg/L × \\frac{${formatDecimals(flask, 1)}}{${two(taken)}} = ${formatSignificant((net * flask) / taken, 4)} µg/L; in ${formatDecimals(digest / 1000, 3)} L of it: ${formatSignificant(key * mass, 4)} µg. Divided by ${formatDecimals(mass, 3)} g: ${formatSignificant(key, 3)} µg/g = ${options.answer}.`,
    finding: `Blank, dilution, volume of the digest and mass of the sample give ${options.answer}.`,
  };
}
