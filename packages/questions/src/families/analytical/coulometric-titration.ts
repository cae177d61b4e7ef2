import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../random.ts';
import type { Draft, Family } from '../family.ts';
import { statedMolarMass } from '../general/worked-reaction.ts';
import { quantityOptions } from '../quantity-options.ts';
import { workingText } from '../shown-working.ts';

/** Titrants made at an electrode: electrons for each unit of analyte. */
const titrations = [
  { generated: 'Br2', analyte: 'aniline', formula: 'C6H5NH2', electrons: 6, note: 'three \\ce{Br2}' },
  { generated: 'Br2', analyte: 'phenol', formula: 'C6H5OH', electrons: 6, note: 'three \\ce{Br2}' },
  { generated: 'I2', analyte: 'ascorbic acid', formula: 'C6H8O6', electrons: 2, note: 'one \\ce{I2}' },
  { generated: 'I2', analyte: 'hydrogen sulfide', formula: 'H2S', electrons: 2, note: 'one \\ce{I2}' },
  { generated: 'Br2', analyte: 'cyclohexene', formula: 'C6H10', electrons: 2, note: 'one \\ce{Br2}' },
  { generated: 'I2', analyte: 'water (Karl Fischer)', formula: 'H2O', electrons: 2, note: 'one \\ce{I2}' },
] as const;
const faraday = 96_485;
const constant = '*F* = 96 485 C/mol';

/** Charge to amount, to mass, and to the content of a sample from an aliquot and a blank. */
export const coulometricTitration: Family = {
  id: 'coulometric-titration',
  name: 'Coulometric titrations',
  subject: 'analytical',
  topics: ['electroanalysis'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 22',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return amountGenerated(random);
      case 'intermediate':
        return massFound(random);
      case 'advanced':
        return contentOfSample(random);
    }
  },
};

function amountGenerated(random: Random): Draft | null {
  const { current, seconds } = drawRun(random);
  const halogen = random.pick(['Br2', 'I2', 'Cl2']);
  const electrons = (current * seconds) / 1000 / faraday;
  const micromoles = (value: number): string => `${formatSignificant(value * 1e6, 3)} µmol`;
  const options = quantityOptions(electrons / 2, micromoles, [
    {
      value: electrons,
      slip: 'electrons-transferred',
      teaching: `Each \\ce{${halogen}} takes two electrons away from two ions, so the amount of electrons is halved.`,
    },
    {
      value: electrons * 2,
      slip: 'multiplied-for-divided',
      teaching: 'Two electrons are needed for one molecule, so there are fewer molecules than electrons.',
    },
    {
      value: electrons / 2 / 60,
      slip: 'time-unit',
      teaching: 'A coulomb is an ampere times a second; the time was already in seconds.',
    },
    {
      value: (electrons / 2) * 1000,
      slip: 'unit-prefix',
      teaching: 'The current is in milliamperes: the factor 1000 was lost.',
    },
  ]);
  if (options === null) return null;
  return {
    text: `A constant current of ${formatDecimals(current, 2)} mA generates \\ce{${halogen}} from the halide for ${seconds} s, with a current efficiency of 100 %. What amount of \\ce{${halogen}} is formed? (${constant})`,
    ...options,
    explanation: `*Q* = *It* = ${formatDecimals(current / 1000, 5)} A × ${seconds} s = ${workingText((current * seconds) / 1000)} C. Electrons: *Q*/*F* = ${workingText(electrons)} mol. \\ce{2${halogen.replace('2', '')}- -> ${halogen} + 2e-}, so half as much \\ce{${halogen}}: ${options.answer}.`,
    finding: `*It*/(2*F*) gives ${options.answer}.`,
  };
}

function massFound(random: Random): Draft | null {
  const { current, seconds } = drawRun(random);
  const { generated, analyte, formula, electrons, note } = random.pick(titrations);
  const molarMass = statedMolarMass(formula);
  const charge = (current * seconds) / 1000;
  const mass = (perUnit: number): number => ((charge / faraday) * molarMass * 1e3) / perUnit;
  const write = (value: number): string => `${formatSignificant(value, 3)} mg`;
  const options = quantityOptions(mass(electrons), write, [
    {
      value: mass(1),
      slip: 'electrons-transferred',
      teaching: `Each molecule takes ${note}, and this takes ${electrons} electrons.`,
    },
    {
      value: mass(electrons === 6 ? 2 : 4),
      slip: 'electrons-transferred',
      teaching: `${electrons} electrons belong to one molecule: it takes ${note}, two electrons each.`,
    },
    {
      value: mass(electrons === 6 ? 3 : 1 / 2),
      slip: electrons === 6 ? 'molecules-for-electrons' : 'multiplied-for-divided',
      teaching:
        electrons === 6
          ? 'Three molecules of bromine are made by six electrons, two for each.'
          : 'The number of electrons for one molecule divides the amount of electrons.',
    },
    {
      value: mass(electrons) / 60,
      slip: 'time-unit',
      teaching: 'A coulomb is an ampere times a second; the time was already in seconds.',
    },
  ]);
  if (options === null) return null;
  return {
    text: `In a coulometric titration \\ce{${generated}} is generated at ${formatDecimals(current, 2)} mA. A sample that contains ${analyte} needs ${seconds} s; each molecule of it takes ${note}. What mass of ${analyte.replace(/ \(.*/, '')} was there? (*M* = ${formatDecimals(molarMass, 2)} g/mol, ${constant})`,
    ...options,
    explanation: `*Q* = ${formatDecimals(current / 1000, 5)} A × ${seconds} s = ${workingText(charge)} C, ${workingText((charge / faraday) * 1e6)} µmol of electrons. ${electrons} electrons for each molecule: ${workingText((charge / faraday / electrons) * 1e6)} µmol × ${formatDecimals(molarMass, 2)} g/mol = ${options.answer}.`,
    finding: `*ItM*/(${electrons}*F*) gives ${options.answer}.`,
  };
}

function contentOfSample(random: Random): Draft | null {
  const { current, seconds } = drawRun(random);
  const blank = random.integer(8, 40);
  const { generated, analyte, formula, electrons, note } = random.pick(titrations);
  const molarMass = statedMolarMass(formula);
  const [flask, aliquot] = [random.pick([50, 100, 250]), random.pick([5, 10, 20])];
  const content = (time: number, perUnit: number): number =>
    (((current * time) / 1000 / faraday / perUnit) * molarMass * 1e3 * flask) / aliquot;
  const write = (value: number): string => `${formatSignificant(value, 3)} mg`;
  const net = seconds - blank;
  const key = content(net, electrons);
  if (blank / seconds < 0.06) return null;
  const options = quantityOptions(key, write, [
    {
      value: content(seconds, electrons),
      slip: 'ignored-blank',
      teaching: `The ${blank} s of the blank belong to the reagents and are subtracted.`,
    },
    {
      value: (key * aliquot) / flask,
      slip: 'forgot-aliquot',
      teaching: `Only ${formatDecimals(aliquot, 2)} mL of ${formatDecimals(flask, 1)} mL were titrated.`,
    },
    {
      value: content(net, 1),
      slip: 'electrons-transferred',
      teaching: `Each molecule takes ${note}, and this takes ${electrons} electrons.`,
    },
    {
      value: content(seconds + blank, electrons),
      slip: 'added-excess',
      teaching: 'The time of the blank is subtracted, not added.',
    },
  ]);
  if (options === null) return null;
  const name = analyte.replace(/ \(.*/, '');
  return {
    text: `A sample is dissolved to ${formatDecimals(flask, 1)} mL, and ${formatDecimals(aliquot, 2)} mL of it are titrated with \\ce{${generated}} generated at ${formatDecimals(current, 2)} mA: the end point comes after ${seconds} s, that of a blank after ${blank} s. Each molecule of ${name} takes ${note}. What mass of ${name} does the whole sample contain? (*M* = ${formatDecimals(molarMass, 2)} g/mol, ${constant})`,
    ...options,
    explanation: `Net time: ${seconds} − ${blank} = ${net} s, *Q* = ${workingText((current * net) / 1000)} C. ${electrons} electrons for each molecule: \\frac{${workingText((current * net) / 1000)} C}{${electrons} × 96 485 C/mol} = ${workingText(((current * net) / 1000 / faraday / electrons) * 1e6)} µmol, × ${formatDecimals(molarMass, 2)} g/mol = ${workingText((key * aliquot) / flask)} mg in the aliquot; in the whole sample ${formatSignificant(flask / aliquot, 3)} times as much: ${options.answer}.`,
    finding: `Net charge over ${electrons}*F*, scaled from the aliquot to the sample: ${options.answer}.`,
  };
}

function drawRun(random: Random): { current: number; seconds: number } {
  return { current: random.integer(200, 2000) / 100, seconds: random.integer(120, 700) };
}
