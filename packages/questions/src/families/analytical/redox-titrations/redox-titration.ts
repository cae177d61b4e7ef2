import { withArticle } from '../../texts/with-article.ts';
import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { statedMolarMass } from '../../worked-reaction.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { workingTo } from '../../texts/shown-working.ts';
import { iodineMakers, redoxPairs, type RedoxPair } from './redox-pairs.data.ts';

const two = (value: number): string => formatDecimals(value, 2);

/** Concentrations and contents by permanganate, dichromate and bromate, and iodometry with two ratios. */
export const redoxTitration: Family = {
  id: 'redox-titration',
  name: 'Redox titrations',
  subject: 'analytical',
  topics: ['redox-titrations'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['permanganate-titrations'],
    intermediate: ['permanganate-titrations'],
    advanced: ['iodometric-titrations'],
  },
  uses: ['half-equations', 'mole-ratio', 'mass-mole-conversion'],
  reference: 'Harris, Quantitative Chemical Analysis, chapter 16',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return concentration(random);
      case 'intermediate':
        return massPercentage(random);
      case 'advanced':
        return iodometry(random);
    }
  },
};

function concentration(random: Random): Draft | null {
  const pair = random.pick(redoxPairs);
  const sample = random.pick([10, 20, 25, 50]);
  const { volume, titrant } = drawTitre(random);
  const ratio = pair.analyteUnits / pair.titrantUnits;
  const amount = volume * titrant;
  const key = (amount * ratio) / sample;
  const write = (value: number): string => `${formatSignificant(value, 3)} mol/L`;
  const options = quantityOptions(key, write, [
    ...slipsOfRatio(key, pair),
    {
      value: (sample * titrant * ratio) / volume,
      slip: 'swapped-volumes',
      factor: 'v',
      teaching: `The two volumes were interchanged; the amount of titrant follows from its ${two(volume)} mL, and the amount of \\ce{${pair.analyte}} is divided by the ${two(sample)} mL of the sample.`,
    },
    {
      value: volume * titrant * ratio,
      slip: 'forgot-sample-volume',
      factor: 'v',
      teaching: `The amount in mmol was given as the concentration; it must still be divided by the ${two(sample)} mL of solution that contained it.`,
    },
  ]);
  if (options === null) return null;
  const { kept, shown } = workingTo(options.answer, (keep) => write(keep(keep(amount) * ratio) / sample));
  return {
    text: `In acid, titration of ${two(sample)} mL of a solution of \\ce{${pair.analyte}} requires ${two(volume)} mL of ${formatDecimals(titrant, 5)} mol/L \\ce{${pair.titrant}}: \\ce{${pair.equation}}. What is the concentration of \\ce{${pair.analyte}}?`,
    ...options,
    explanation: `The equation relates the amount of titrant to that of \\ce{${pair.analyte}}. *n*(titrant) = ${two(volume)} mL × ${formatDecimals(titrant, 5)} mmol/mL = ${shown(amount)} mmol. *n*(\\ce{${pair.analyte}}) = ${shownRatio(pair)} × ${shown(amount)} mmol = ${shown(kept(amount) * ratio)} mmol; divided by ${two(sample)} mL: ${options.answer}.`,
    tests: [testedBy(pair)],
    finding: `Amount of titrant times ${shownRatio(pair)}, over the volume of the sample: ${options.answer}.`,
  };
}

function massPercentage(random: Random): Draft | null {
  const pair = random.pick(redoxPairs);
  const { volume, titrant } = drawTitre(random);
  const ratio = pair.analyteUnits / pair.titrantUnits;
  const molarMass = statedMolarMass(pair.reported);
  const mass = random.integer(200, 1200) / 1000;
  const amount = volume * titrant;
  const found = amount * ratio;
  const key = ((found * molarMass) / (mass * 1000)) * 100;
  if (key < 3 || key > 80) return null;
  const write = (value: number): string => `${formatSignificant(value, 3)}%`;
  const options = quantityOptions(
    key,
    write,
    [
      ...slipsOfRatio(key, pair),
      {
        value: (key / ratio) * pair.analyteUnits * pair.titrantUnits,
        slip: 'multiplied-both-coefficients',
        factor: 'r',
        teaching:
          'The amount must be multiplied by one coefficient and divided by the other; here it was multiplied by both.',
      },
      {
        value: (found * molarMass) / 10,
        slip: 'forgot-sample-mass',
        factor: 's',
        teaching: `The mass found was not divided by the ${formatDecimals(mass, 3)} g of sample, as if this were 1 g.`,
      },
    ].map((slipped) => (slipped.value < 100 ? slipped : { ...slipped, value: Number.NaN })),
  );
  if (options === null) return null;
  const { kept, shown } = workingTo(options.answer, (keep) =>
    write(keep(keep(keep(amount) * ratio) * molarMass) / (mass * 10)),
  );
  const foundShown = kept(kept(amount) * ratio);
  return {
    text: `${withArticle(formatDecimals(mass, 3))} g sample is dissolved in acid. Titration of its \\ce{${pair.analyte}} requires ${two(volume)} mL of ${formatDecimals(titrant, 5)} mol/L \\ce{${pair.titrant}}: \\ce{${pair.equation}}. What is the mass percentage of \\ce{${pair.reported}} in the sample? (*M*(\\ce{${pair.reported}}) = ${two(molarMass)} g/mol)`,
    ...options,
    explanation: `*n*(titrant) = ${two(volume)} mL × ${formatDecimals(titrant, 5)} mmol/mL = ${shown(amount)} mmol; *n*(\\ce{${pair.analyte}}) = ${shownRatio(pair)} × ${shown(amount)} mmol = ${shown(foundShown)} mmol. The mass is ${shown(foundShown)} mmol × ${two(molarMass)} mg/mmol = ${shown(foundShown * molarMass)} mg, which is ${options.answer} of ${formatDecimals(mass * 1000, 0)} mg.`,
    tests: [testedBy(pair)],
    finding: `Amount of titrant times ${shownRatio(pair)}, as a mass over the sample: ${options.answer}.`,
  };
}

/** The slips of omitting and of inverting the ratio of the coefficients. */
function slipsOfRatio(key: number, pair: RedoxPair): SlippedValue[] {
  const ratio = pair.analyteUnits / pair.titrantUnits;
  return [
    {
      value: key / ratio,
      slip: 'ignored-coefficients',
      factor: 'r',
      teaching: `The amounts of titrant and \\ce{${pair.analyte}} were taken to be equal, but ${ratioText(pair)}.`,
    },
    {
      value: key / ratio ** 2,
      slip: 'divided-for-multiplied',
      factor: 'r',
      teaching: `The amount of titrant was divided by ${shownRatio(pair)}; there is more \\ce{${pair.analyte}} than titrant, so it must be multiplied by this ratio.`,
    },
  ];
}

function iodometry(random: Random): Draft | null {
  const { analyte, equation, perIodine, relation, reported } = random.pick(iodineMakers);
  const volume = random.integer(900, 3200) / 100;
  const thiosulfate = random.integer(900, 1100) / 10_000;
  const sample = random.pick([10, 20, 25]);
  const molarMass = statedMolarMass(reported);
  const inGrams = (amount: number): number => (amount * molarMass) / sample;
  const amount = volume * thiosulfate;
  const found = (amount / 2) * perIodine;
  const write = (value: number): string => `${formatSignificant(value, 3)} g/L`;
  const options = quantityOptions(inGrams(found), write, [
    {
      value: inGrams(amount * perIodine),
      slip: 'one-ratio-of-two',
      factor: 'r',
      teaching:
        'The amount of thiosulfate was not halved first; each \\ce{I2} reacts with two thiosulfate ions.',
    },
    {
      value: perIodine === 1 ? inGrams(amount * 2) : inGrams(amount / 2),
      slip: perIodine === 1 ? 'multiplied-for-divided' : 'one-ratio-of-two',
      factor: 'r',
      teaching:
        perIodine === 1
          ? 'The amount of thiosulfate was doubled; there is half as much iodine as thiosulfate, not twice as much.'
          : `The amounts of \\ce{${analyte}} and iodine were taken to be equal, but ${relation}.`,
    },
    {
      value: inGrams(amount / 2 / perIodine),
      slip: 'inverted-ratio',
      factor: 'r',
      teaching: `The ratio of \\ce{${analyte}} to iodine was inverted: ${relation}.`,
    },
    {
      value: (found * molarMass) / 1000,
      slip: 'forgot-sample-volume',
      factor: 'v',
      teaching: `The mass in the ${two(sample)} mL titrated was given; it must still be scaled up to a liter.`,
    },
    {
      value: inGrams((amount / 4) * perIodine),
      slip: 'one-step-too-many',
      factor: 'r',
      teaching:
        'The amount of thiosulfate was halved twice; each \\ce{I2} reacts with two thiosulfate ions, so it is halved once.',
    },
  ]);
  if (options === null) return null;
  const { kept, shown } = workingTo(options.answer, (keep) =>
    write(keep(keep(keep(keep(amount) / 2) * perIodine) * molarMass) / sample),
  );
  const iodineShown = kept(kept(amount) / 2);
  const foundShown = kept(iodineShown * perIodine);
  return {
    text: `A ${two(sample)} mL portion of a solution of \\ce{${analyte}} is treated with excess \\ce{KI}: \\ce{${equation}}. Titration of the iodine requires ${two(volume)} mL of ${formatDecimals(thiosulfate, 4)} mol/L \\ce{Na2S2O3}. What is the mass concentration of the solution, expressed as \\ce{${reported}}? (*M*(\\ce{${reported}}) = ${two(molarMass)} g/mol)`,
    ...options,
    explanation: `\\ce{I2 + 2S2O3^2- -> 2I- + S4O6^2-}. *n*(\\ce{S2O3^2-}) = ${two(volume)} mL × ${formatDecimals(thiosulfate, 4)} mmol/mL = ${shown(amount)} mmol, and *n*(\\ce{I2}) = \\frac{1}{2} × ${shown(amount)} mmol = ${shown(iodineShown)} mmol. Because ${relation}, *n*(\\ce{${analyte}}) = ${shownFactor(perIodine)}${shown(iodineShown)} mmol${perIodine === 1 ? '' : ` = ${shown(foundShown)} mmol`}. The mass is ${shown(foundShown)} mmol × ${two(molarMass)} mg/mmol = ${shown(foundShown * molarMass)} mg in ${two(sample)} mL: ${options.answer}.`,
    finding: `Thiosulfate to iodine 2:1, then the ratio of the equation: ${options.answer}.`,
  };
}

/** What the amount of iodine is multiplied by. */
function shownFactor(perIodine: number): string {
  if (perIodine === 1) return '';
  return perIodine > 1 ? `${perIodine} × ` : '\\frac{1}{3} × ';
}

function drawTitre(random: Random): { volume: number; titrant: number } {
  return { volume: random.integer(900, 3400) / 100, titrant: random.integer(1800, 2200) / 100_000 };
}

function testedBy({ titrant }: RedoxPair): string {
  if (titrant === 'KMnO4') return 'permanganate-titrations';
  return titrant === 'K2Cr2O7' ? 'dichromate-titrations' : 'redox-titration-calculations';
}

function shownRatio({ analyteUnits, titrantUnits }: RedoxPair): string {
  return titrantUnits === 1 ? `${analyteUnits}` : `\\frac{${analyteUnits}}{${titrantUnits}}`;
}

function ratioText({ titrant, analyte, analyteUnits, titrantUnits }: RedoxPair): string {
  return `${titrantUnits} \\ce{${titrant}} ${titrantUnits === 1 ? 'reacts' : 'react'} with ${analyteUnits} \\ce{${analyte}}`;
}
