import { withArticle } from '../../texts/with-article.ts';
import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { statedMolarMass } from '../../worked-reaction.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { toFigures, workingTo } from '../../texts/shown-working.ts';
import { restOf } from '../../options/slips-together.ts';

interface Determination {
  /** What is asked, in words and as a formula. */
  analyte: string;
  formula: string;
  weighed: string;
  /** Units of the analyte in one unit of the weighed form. */
  units: number;
}

const single: readonly Determination[] = [
  { analyte: 'chloride', formula: 'Cl', weighed: 'AgCl', units: 1 },
  { analyte: 'bromide', formula: 'Br', weighed: 'AgBr', units: 1 },
  { analyte: 'sulfate', formula: 'SO4', weighed: 'BaSO4', units: 1 },
  { analyte: 'sulfur', formula: 'S', weighed: 'BaSO4', units: 1 },
  { analyte: 'barium', formula: 'Ba', weighed: 'BaSO4', units: 1 },
  { analyte: 'calcium', formula: 'Ca', weighed: 'CaO', units: 1 },
  { analyte: 'lead', formula: 'Pb', weighed: 'PbSO4', units: 1 },
  { analyte: 'silver', formula: 'Ag', weighed: 'AgCl', units: 1 },
];
const multiple: readonly Determination[] = [
  { analyte: 'iron', formula: 'Fe', weighed: 'Fe2O3', units: 2 },
  { analyte: 'aluminum', formula: 'Al', weighed: 'Al2O3', units: 2 },
  { analyte: 'chromium', formula: 'Cr', weighed: 'Cr2O3', units: 2 },
  { analyte: 'magnesium', formula: 'Mg', weighed: 'Mg2P2O7', units: 2 },
  { analyte: 'phosphorus', formula: 'P', weighed: 'Mg2P2O7', units: 2 },
  { analyte: 'iron (all of it from magnetite)', formula: 'Fe3O4', weighed: 'Fe2O3', units: 2 / 3 },
];
/** Two solids whose mixture gives one weighed product: grams of product for each, one unit of product per unit. */
const mixtures = [
  { first: 'NaCl', second: 'KCl', product: 'AgCl', action: 'With excess \\ce{AgNO3}, it gives' },
  { first: 'Na2SO4', second: 'K2SO4', product: 'BaSO4', action: 'With excess \\ce{BaCl2}, it gives' },
  { first: 'NaBr', second: 'KBr', product: 'AgBr', action: 'With excess \\ce{AgNO3}, it gives' },
  { first: 'MgCO3', second: 'CaCO3', product: 'CO2', action: 'On strong ignition, it releases' },
] as const;
/** A sample that consists of nothing else is not analyzed. */
const mostPercent = 99;
const percent = (value: number): string => `${formatSignificant(value, 3)}%`;

/** Mass percentages from a weighed precipitate: 1:1, with a stoichiometric factor, and of a mixture. */
export const gravimetricAnalysis: Family = {
  id: 'gravimetric-analysis',
  name: 'Gravimetric analysis',
  subject: 'analytical',
  topics: ['gravimetry'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['gravimetric-analysis'],
    intermediate: ['gravimetric-analysis'],
    advanced: ['gravimetric-analysis'],
  },
  uses: ['molar-mass', 'mole-ratio', 'mass-mole-conversion'],
  reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 12',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return massPercentage(random, random.pick(single));
      case 'intermediate':
        return massPercentage(random, random.pick(multiple));
      case 'advanced':
        return ofMixture(random);
    }
  },
};

function massPercentage(random: Random, { analyte, formula, weighed, units }: Determination): Draft | null {
  const sample = random.integer(3000, 9900) / 10_000;
  const precipitate = random.integer(1200, 7000) / 10_000;
  const [small, large] = [statedMolarMass(formula), statedMolarMass(weighed)];
  const found = (precipitate * units * small) / large;
  const key = (found / sample) * 100;
  if (key < 4 || key > 85) return null;
  const [m, p] = [formatDecimals(sample, 4), formatDecimals(precipitate, 4)];
  const isThird = units < 1;
  const factor = units === 1 ? '' : isThird ? '\\frac{2}{3} × ' : `${units} × `;
  const options = quantityOptions(
    key,
    percent,
    [
      {
        value: key / units,
        slip: 'ignored-atoms-per-formula',
        factor: 'f',
        teaching: isThird
          ? 'One \\ce{Fe3O4} was counted for each \\ce{Fe2O3}; three \\ce{Fe2O3} form from two \\ce{Fe3O4}, because no iron is lost.'
          : `One atom of \\ce{${formula}} was counted for each \\ce{${weighed}}, which contains two; the gravimetric factor includes a factor of ${units}.`,
      },
      {
        value: (precipitate / sample) * 100,
        slip: 'forgot-gravimetric-factor',
        factor: 'f',
        teaching: `The mass of \\ce{${weighed}} was used as that of \\ce{${formula}}; it must still be converted with the gravimetric factor.`,
      },
      {
        value: ((precipitate * large) / (units * small) / sample) * 100,
        slip: 'inverted-ratio',
        factor: 'f',
        teaching: `The gravimetric factor was inverted; the molar mass of \\ce{${formula}} belongs in the numerator.`,
      },
      {
        value: found * 100,
        slip: 'forgot-sample-mass',
        factor: 's',
        teaching: `The mass of \\ce{${formula}} was not divided by the ${m} g of sample, as if this were 1 g.`,
      },
      {
        value: (found / precipitate) * 100,
        slip: 'share-of-precipitate',
        factor: 's',
        teaching: `The mass found was divided by the ${p} g of \\ce{${weighed}} instead of the mass of the sample.`,
      },
    ].map((slipped) => (slipped.value <= mostPercent ? slipped : { ...slipped, value: Number.NaN })),
    undefined,
    { largest: mostPercent },
  );
  if (options === null) return null;
  const { shown } = workingTo(options.answer, (keep) => percent((keep(found) / sample) * 100));
  return {
    text: `${withArticle(m)} g sample is dissolved, and its ${analyte} is converted to ${p} g of pure \\ce{${weighed}}. What is the mass percentage of \\ce{${formula}}${formula === 'SO4' ? ' (sulfate)' : ''} in the sample? (*M*: \\ce{${formula}} ${formatDecimals(small, 2)} g/mol, \\ce{${weighed}} ${formatDecimals(large, 2)} g/mol)`,
    ...options,
    explanation: `The ratio of the molar masses converts the mass of the product weighed to that of the analyte${units === 1 ? '' : isThird ? '; two \\ce{Fe3O4} give three \\ce{Fe2O3}' : `; each \\ce{${weighed}} contains ${units} \\ce{${formula}}`}: *m* = ${p} g × \\frac{${factor}${formatDecimals(small, 2)}}{${formatDecimals(large, 2)}} = ${shown(found)} g; \\frac{${shown(found)} g}{${m} g} = ${options.answer}.`,
    finding: `The gravimetric factor and the mass of the sample give ${options.answer}.`,
  };
}

function ofMixture(random: Random): Draft | null {
  const { first, second, product, action } = random.pick(mixtures);
  const [m1, m2, mp] = [first, second, product].map(statedMolarMass);
  if (m1 === undefined || m2 === undefined || mp === undefined) return null;
  const sample = random.integer(3000, 9000) / 10_000;
  const [yield1, yield2] = [toFigures(mp / m1, 7), toFigures(mp / m2, 7)];
  const drawn = random.integer(20, 80) / 100;
  const weighed = Math.round(sample * (drawn * yield1 + (1 - drawn) * yield2) * 10_000) / 10_000;
  const mass = (weighed - sample * yield2) / (yield1 - yield2);
  const key = (mass / sample) * 100;
  const amounts = [mass / m1, (sample - mass) / m2] as const;
  const options = quantityOptions(
    key,
    percent,
    [
      {
        value: 100 - key,
        slip: 'answered-another-quantity',
        lastStep: restOf(100),
        teaching: `This is the percentage of \\ce{${second}}, the other component of the mixture.`,
      },
      {
        value: (amounts[0] / (amounts[0] + amounts[1])) * 100,
        slip: 'amount-share-for-mass-share',
        isBeforeLastStep: true,
        teaching: `This is the mole percentage of \\ce{${first}}, not its mass percentage.`,
      },
      {
        value: ((weighed * m1) / mp / sample) * 100,
        slip: 'all-precipitate-from-one-salt',
        isBeforeLastStep: true,
        teaching: `This assumes that all of the \\ce{${product}} comes from \\ce{${first}}; some of it comes from \\ce{${second}}.`,
      },
      {
        value: 50,
        slip: 'shared-equally',
        teaching: `Equal masses of both were assumed; the mass of \\ce{${product}} tells how much of each there is.`,
      },
    ].map((slipped) => (slipped.value < 100 ? slipped : { ...slipped, value: Number.NaN })),
  );
  if (options === null || key < 15 || key > 85) return null;
  const [s, w] = [formatDecimals(sample, 4), formatDecimals(weighed, 4)];
  // The small difference of the two yields needs more of their digits than a product would.
  const massWith = (digits: number): number => {
    const [one, other] = [toFigures(mp / m1, digits), toFigures(mp / m2, digits)];
    return (weighed - sample * other) / (one - other);
  };
  const digits = [5, 6].find((count) => percent((massWith(count) / sample) * 100) === options.answer) ?? 7;
  const [y1, y2] = [formatSignificant(mp / m1, digits), formatSignificant(mp / m2, digits)];
  const { shown } = workingTo(options.answer, (keep) => percent((keep(massWith(digits)) / sample) * 100));
  return {
    text: `${withArticle(s)} g mixture consists of \\ce{${first}} and \\ce{${second}} only. ${action} ${w} g of \\ce{${product}}. What is the mass percentage of \\ce{${first}}? (*M*: \\ce{${first}} ${formatDecimals(m1, 2)}, \\ce{${second}} ${formatDecimals(m2, 2)}, \\ce{${product}} ${formatDecimals(mp, 2)} g/mol)`,
    ...options,
    explanation: `1 g of \\ce{${first}} gives ${y1} g of \\ce{${product}}, and 1 g of \\ce{${second}} gives ${y2} g. With *x* for the mass of \\ce{${first}} in grams: ${y1}*x* + ${y2}(${s} − *x*) = ${w}, so *x* = \\frac{${w} − ${y2} × ${s}}{${y1} − ${y2}} = ${shown(massWith(digits))} g, which is ${options.answer} of ${s} g.`,
    finding: `One equation for the mass of both parts, one for the product: ${options.answer}.`,
  };
}
