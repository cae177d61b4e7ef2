import { formatDecimals, formatSignificant, roundedConstants } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { statedMolarMass } from '../../worked-reaction.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { amountGenerated } from './amount-generated.ts';
import { workingTo } from '../../texts/shown-working.ts';
import { printedConstants } from '../../texts/printed-constants.ts';

/** A titrant made at an electrode, and what it reacts with. */
interface Titration {
  generated: string;
  analyte: string;
  formula: string;
  /** Electrons for each molecule of analyte. */
  electrons: 2 | 6;
  /** Where the titration has a name of its own. */
  method?: string;
  /** The solvent of the sample, where the choice matters. */
  solvent?: string;
}

const titrations: readonly Titration[] = [
  { generated: 'Br2', analyte: 'aniline', formula: 'C6H5NH2', electrons: 6 },
  { generated: 'Br2', analyte: 'phenol', formula: 'C6H5OH', electrons: 6 },
  { generated: 'I2', analyte: 'ascorbic acid', formula: 'C6H8O6', electrons: 2 },
  { generated: 'I2', analyte: 'hydrogen sulfide', formula: 'H2S', electrons: 2 },
  { generated: 'Br2', analyte: 'cyclohexene', formula: 'C6H10', electrons: 2 },
  {
    generated: 'I2',
    analyte: 'water',
    formula: 'H2O',
    electrons: 2,
    method: 'Karl Fischer ',
    solvent: 'dry methanol',
  },
];
const faraday = roundedConstants.faraday;
const constant = `*F* = ${printedConstants.faraday} C/mol`;

/** Charge to amount, to mass, and to the content of a sample from an aliquot and a blank. */
export const coulometricTitration: Family = {
  id: 'coulometric-titration',
  name: 'Coulometric titrations',
  subject: 'analytical',
  topics: ['electroanalysis'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: { beginner: ['coulometry'], intermediate: ['coulometry'], advanced: ['coulometry'] },
  uses: [
    'faradays-laws-of-electrolysis',
    'karl-fischer-titration',
    'mass-mole-conversion',
    'dilution',
    'mole-ratio',
  ],
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

function massFound(random: Random): Draft | null {
  const { current, seconds } = drawRun(random);
  const titration = random.pick(titrations);
  const { generated, analyte, formula, electrons } = titration;
  const molarMass = statedMolarMass(formula);
  const charge = (current * seconds) / 1000;
  const mass = (perUnit: number): number => ((charge / faraday) * molarMass * 1e3) / perUnit;
  const write = (value: number): string => `${formatSignificant(value, 3)} mg`;
  const options = quantityOptions(mass(electrons), write, [
    oneElectronOnly(mass(1), titration),
    ...(electrons === 6
      ? [
          {
            value: mass(2),
            slip: 'electrons-transferred',
            factor: 'z',
            teaching: `One \\ce{${generated}} was counted for each molecule; each molecule reacts with three.`,
          },
          {
            value: mass(3),
            slip: 'molecules-for-electrons',
            factor: 'z',
            teaching: `The amount of electrons was divided by three, the number of \\ce{${generated}}; to form them, bromide gives up six electrons, two for each.`,
          },
        ]
      : [
          {
            value: mass(4),
            slip: 'electrons-transferred',
            factor: 'z',
            teaching: `Four electrons were counted for one \\ce{${generated}}; to form it, two ions each give up one electron.`,
          },
          {
            value: mass(1 / 2),
            slip: 'multiplied-for-divided',
            factor: 'z',
            teaching:
              'The amount of electrons was multiplied by the number of electrons for one molecule; it must be divided by it.',
          },
        ]),
    {
      value: mass(electrons) / 60,
      slip: 'time-unit',
      factor: 't',
      teaching: 'The time was divided by 60; it was already in seconds, and a coulomb is an ampere-second.',
    },
  ]);
  if (options === null) return null;
  const { kept, shown } = workingTo(options.answer, (keep) =>
    write((keep(keep((keep(charge) / faraday) * 1e6) / electrons) * molarMass) / 1000),
  );
  const passed = kept((kept(charge) / faraday) * 1e6);
  return {
    text: `In a coulometric ${titration.method ?? ''}titration, \\ce{${generated}} is generated at a constant current of ${formatDecimals(current, 2)} mA. Titration of a sample that contains ${analyte} takes ${seconds} s; each molecule of ${analyte} reacts with ${taken(titration)}. What mass of ${analyte} did the sample contain? (*M* = ${formatDecimals(molarMass, 2)} g/mol, ${constant})`,
    ...options,
    explanation: `*Q* = ${formatDecimals(current / 1000, 5)} A × ${seconds} s = ${shown(charge)} C. Electrons: *Q*/*F* = ${shown(passed)} µmol. Two electrons are transferred for each \\ce{${generated}} formed, that is, ${electrons} for each molecule of ${analyte}: ${shown(passed / electrons)} µmol × ${formatDecimals(molarMass, 2)} g/mol = ${options.answer}.`,
    finding: `*ItM*/(${electrons}*F*) gives ${options.answer}.`,
  };
}

function contentOfSample(random: Random): Draft | null {
  const { current, seconds } = drawRun(random);
  const blank = random.integer(8, 40);
  const titration = random.pick(titrations);
  const { generated, analyte, formula, electrons } = titration;
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
      factor: 'b',
      teaching: `The ${blank} s of the blank was not subtracted; it is due to the solvent and the reagents.`,
    },
    {
      value: (key * aliquot) / flask,
      slip: 'forgot-aliquot',
      factor: 'a',
      teaching: `The result was not scaled up to the whole sample; only ${formatDecimals(aliquot, 2)} mL of ${formatDecimals(flask, 1)} mL was titrated.`,
    },
    oneElectronOnly(content(net, 1), titration),
    {
      value: content(seconds + blank, electrons),
      slip: 'added-excess',
      factor: 'b',
      teaching: 'The time of the blank was added; it must be subtracted.',
    },
  ]);
  if (options === null) return null;
  const charge = (current * net) / 1000;
  const { kept, shown } = workingTo(options.answer, (keep) => {
    const found = keep((keep(charge) / electrons / faraday) * 1e6);
    return write((keep((found * molarMass) / 1000) * flask) / aliquot);
  });
  const found = kept((kept(charge) / electrons / faraday) * 1e6);
  return {
    text: `${titration.solvent === undefined ? 'A sample is dissolved' : `A sample is dissolved in ${titration.solvent}`} and made up to ${formatDecimals(flask, 1)} mL, and ${formatDecimals(aliquot, 2)} mL of this solution is titrated with \\ce{${generated}} generated at a constant current of ${formatDecimals(current, 2)} mA. The end point is reached after ${seconds} s, and that of a blank after ${blank} s. Each molecule of ${analyte} reacts with ${taken(titration)}. What mass of ${analyte} does the whole sample contain? (*M* = ${formatDecimals(molarMass, 2)} g/mol, ${constant})`,
    ...options,
    explanation: `Net time: ${seconds} − ${blank} = ${net} s, so *Q* = ${shown(charge)} C. Two electrons are transferred for each \\ce{${generated}} formed, that is, ${electrons} for each molecule of ${analyte}: \\frac{${shown(charge)} C}{${electrons} × ${printedConstants.faraday} C/mol} = ${shown(found)} µmol; ${shown(found)} µmol × ${formatDecimals(molarMass, 2)} g/mol = ${shown((found * molarMass) / 1000)} mg in the aliquot; the whole sample contains ${formatSignificant(flask / aliquot, 3)} times as much: ${options.answer}.`,
    finding: `Net charge over ${electrons}*F*, scaled from the aliquot to the sample: ${options.answer}.`,
  };
}

function oneElectronOnly(value: number, titration: Titration): SlippedValue {
  const { electrons } = titration;
  return {
    value,
    slip: 'electrons-transferred',
    teaching: `This counts one electron for each molecule, but each molecule reacts with ${taken(titration)}, and ${electrons} electrons are transferred to form ${electrons === 6 ? 'them' : 'it'}.`,
  };
}

function taken({ generated, electrons }: Titration): string {
  return `${electrons === 6 ? 'three' : 'one'} \\ce{${generated}}`;
}

function drawRun(random: Random): { current: number; seconds: number } {
  return { current: random.integer(200, 2000) / 100, seconds: random.integer(120, 700) };
}
