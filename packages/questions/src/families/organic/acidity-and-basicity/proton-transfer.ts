import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { roomOfWorking, toFigures } from '../../texts/shown-working.ts';
import { restOf, turnedUpsideDown } from '../../options/slips-together.ts';

interface Acid {
  name: string;
  acid: string;
  base: string;
  /** p*K*_{a} at 25 °C in water, as McMurry and Clayden tabulate it. */
  pKa: number;
}

const acids: readonly Acid[] = [
  { name: 'trichloroethanoic acid', acid: 'CCl3COOH', base: 'CCl3COO-', pKa: 0.66 },
  { name: 'chloroethanoic acid', acid: 'ClCH2COOH', base: 'ClCH2COO-', pKa: 2.87 },
  { name: 'methanoic acid', acid: 'HCOOH', base: 'HCOO-', pKa: 3.75 },
  { name: 'benzoic acid', acid: 'C6H5COOH', base: 'C6H5COO-', pKa: 4.2 },
  { name: 'the anilinium ion', acid: 'C6H5NH3+', base: 'C6H5NH2', pKa: 4.6 },
  { name: 'ethanoic acid', acid: 'CH3COOH', base: 'CH3COO-', pKa: 4.76 },
  { name: 'the pyridinium ion', acid: 'C5H5NH+', base: 'C5H5N', pKa: 5.23 },
  { name: 'the ammonium ion', acid: 'NH4+', base: 'NH3', pKa: 9.25 },
  { name: 'phenol', acid: 'C6H5OH', base: 'C6H5O-', pKa: 9.99 },
  { name: 'the methylammonium ion', acid: 'CH3NH3+', base: 'CH3NH2', pKa: 10.64 },
];

/** Proton transfers between organic acids and bases: the constant, its direction, and the ionised share at a pH. */
export const protonTransfer: Family = {
  id: 'proton-transfer',
  name: 'Acid–base equilibria of organic compounds',
  subject: 'organic',
  topics: ['acidity-and-basicity'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['henderson-hasselbalch-equation', 'fractional-composition'],
    intermediate: ['acid-dissociation-constant'],
    advanced: ['acid-base-extraction', 'henderson-hasselbalch-equation'],
  },
  uses: [
    'combining-equilibrium-constants',
    'leveling-effect',
    'bronsted-lowry-theory',
    'liquid-liquid-extraction',
  ],
  reference: 'McMurry, Organic Chemistry, chapters 2 and 20',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return ionisedShare(random);
      case 'intermediate':
        return constant(random);
      case 'advanced':
        return extraction(random);
    }
  },
};

const percent = (value: number): string => `${formatSignificant(value, 2)}%`;
const carboxylicAcids = acids.filter(({ name }) => name.endsWith('acid') && !name.startsWith('trichloro'));

function ionisedShare(random: Random): Draft | null {
  const { name, pKa } = random.pick([...carboxylicAcids, ...acids.filter((acid) => acid.name === 'phenol')]);
  const difference = random.integer(-10, 10) / 10;
  if (Math.abs(difference) < 0.2) return null;
  const pH = pKa + difference;
  const ratio = 10 ** difference;
  const key = (100 * ratio) / (1 + ratio);
  const options = quantityOptions(
    key,
    percent,
    [
      {
        value: 100 - key,
        slip: 'inverted-ratio',
        lastStep: restOf(100),
        teaching: `This is the percentage that is not ionized: at a pH ${difference > 0 ? 'above' : 'below'} its p*K*_{a}, an acid is mostly ${difference > 0 ? 'ionized' : 'not ionized'}.`,
      },
      {
        value: 100 * Math.min(ratio, 1 / ratio),
        slip: 'ratio-for-share',
        teaching: `This is the ratio of the ${difference < 0 ? 'ionized to the neutral' : 'neutral to the ionized'} form; to find a percentage, divide by the sum of both forms.`,
      },
      {
        value: 50,
        slip: 'half-ionised-everywhere',
        teaching: 'The concentrations of acid and base are equal only when the pH equals the p*K*_{a}.',
      },
      {
        value: (100 * Math.exp(difference)) / (1 + Math.exp(difference)),
        slip: 'natural-for-decadic-logarithm',
        isBeforeLastStep: true,
        teaching: 'pH and p*K*_{a} are base-10 logarithms: the ratio is a power of 10, not of e.',
      },
      {
        value: 100 * Math.abs(difference),
        slip: 'logarithm-for-number',
        isBeforeLastStep: true,
        teaching:
          'The difference between pH and p*K*_{a} was taken as the fraction; it is the logarithm of the ratio.',
      },
      {
        value: (100 * Math.sqrt(ratio)) / (1 + Math.sqrt(ratio)),
        slip: 'needless-half',
        isBeforeLastStep: true,
        teaching:
          'The difference between pH and p*K*_{a} was halved; the entire difference is the logarithm of the ratio.',
      },
      {
        value: (100 * ratio ** 2) / (1 + ratio ** 2),
        slip: 'needless-factor-two',
        isBeforeLastStep: true,
        teaching:
          'The difference between pH and p*K*_{a} was doubled; the difference itself is the logarithm of the ratio.',
      },
    ],
    roomOfWorking(key, (100 * toFigures(ratio, 3)) / (1 + toFigures(ratio, 3))),
  );
  if (options === null) return null;
  return {
    text: `What percentage of ${name} (p*K*_{a} = ${formatDecimals(pKa, 2)}) is ionized in a dilute solution buffered at pH ${formatDecimals(pH, 2)}?`,
    ...options,
    explanation: `The Henderson–Hasselbalch equation gives the ratio of base to acid: \\frac{[base]}{[acid]} = 10^{pH − p*K*_{a}} = 10^{${formatDecimals(pH, 2)} − ${formatDecimals(pKa, 2)}} = ${formatSignificant(ratio, 3)}. The ionized fraction is \\frac{${formatSignificant(ratio, 3)}}{1 + ${formatSignificant(ratio, 3)}} = ${percent(key)}.`,
    finding: `Henderson–Hasselbalch: ${percent(key)} is ionized.`,
  };
}

function constant(random: Random): Draft | null {
  const [donor, acceptor] = random.shuffle(acids);
  if (donor === undefined || acceptor === undefined) return null;
  const exponent = acceptor.pKa - donor.pKa;
  if (Math.abs(exponent) < 0.3) return null;
  const write = (value: number): string => formatSignificant(value, 2);
  const options = quantityOptions(10 ** exponent, write, [
    {
      value: 10 ** -exponent,
      slip: 'inverted-ratio',
      lastStep: turnedUpsideDown,
      teaching: `The ratio of the two *K*_{a} values was inverted: ${exponent > 0 ? 'the stronger acid is on the left, so the products are favored' : 'the stronger acid is on the right, so the starting materials are favored'}, and *K* is ${exponent > 0 ? 'greater' : 'less'} than 1.`,
    },
    {
      value: 10 ** -(acceptor.pKa + donor.pKa),
      slip: 'wrong-sign',
      teaching:
        'One p*K*_{a} value is subtracted from the other, not added to it: one acid donates its proton, and the other acid is formed.',
    },
    {
      value: Math.exp(exponent),
      slip: 'natural-for-decadic-logarithm',
      isBeforeLastStep: true,
      teaching: 'p*K*_{a} is a base-10 logarithm, so *K* is a power of 10, not of e.',
    },
    {
      value: Math.abs(exponent),
      slip: 'one-step-short',
      teaching: `This is the difference between the p*K*_{a} values; *K* is 10 raised to ${exponent > 0 ? 'this power' : 'the negative of this number'}.`,
    },
  ]);
  if (options === null) return null;
  const equation = `\\ce{${donor.acid} + ${acceptor.base} <=> ${donor.base} + ${acceptor.acid}}`;
  return {
    text: `What is the equilibrium constant for the reaction ${equation}? (p*K*_{a} of ${donor.name}: ${formatDecimals(donor.pKa, 2)}; of ${acceptor.name}: ${formatDecimals(acceptor.pKa, 2)})`,
    ...options,
    explanation: `*K* = \\frac{*K*_{a} of the acid on the left}{*K*_{a} of the acid on the right} = 10^{${formatDecimals(acceptor.pKa, 2)} − ${formatDecimals(donor.pKa, 2)}} = 10^{${formatDecimals(exponent, 2)}} = ${write(10 ** exponent)}.`,
    finding: `The difference between the p*K*_{a} values gives *K* = ${write(10 ** exponent)}.`,
  };
}

function extraction(random: Random): Draft | null {
  // No named acid: each has its own partition between ether and water.
  const pKa = random.integer(350, 490) / 100;
  const partition = random.integer(3, 40) / 2;
  const difference = random.integer(4, 20) / 10;
  const pH = pKa + difference;
  const ratio = 10 ** difference;
  const distribution = partition / (1 + ratio);
  const key = (100 * distribution) / (1 + distribution);
  if (key < 2 || key > 95) return null;
  const options = quantityOptions(
    key,
    percent,
    [
      {
        value: (100 * partition) / (1 + partition),
        slip: 'ionisation-ignored',
        isBeforeLastStep: true,
        teaching:
          'The ionization in the water was left out: at this pH, most of the acid there is ionized, and only the neutral acid enters the ether.',
      },
      {
        value: 100 - key,
        slip: 'answered-another-quantity',
        lastStep: restOf(100),
        teaching: 'This is the percentage that stays in the water.',
      },
      {
        value: (100 * partition) / (partition + 1 + 1 / ratio),
        slip: 'inverted-ratio',
        isBeforeLastStep: true,
        teaching:
          'At a pH above its p*K*_{a}, the acid is mostly ionized: the ratio of ion to acid is 10^{pH − p*K*_{a}}, not the inverse.',
      },
      {
        value: 100 / (1 + ratio),
        slip: 'partition-ignored',
        isBeforeLastStep: true,
        teaching:
          'This is the neutral fraction in the water alone; the distribution between ether and water must also be taken into account.',
      },
    ],
    roomOfWorking(key, (100 * partition) / (partition + 1 + toFigures(ratio, 3))),
  );
  if (options === null) return null;
  return {
    text: `A carboxylic acid (p*K*_{a} = ${formatDecimals(pKa, 2)}) is shaken with equal volumes of ether and an aqueous buffer at pH ${formatDecimals(pH, 2)}. At equilibrium the neutral acid is ${formatSignificant(partition, 3)} times as concentrated in ether as in water; its anion stays in the water. What percentage of the acid is in the ether?`,
    ...options,
    explanation: `In the water, \\frac{[anion]}{[acid]} = 10^{${formatDecimals(difference, 2)}} = ${formatSignificant(ratio, 3)}. For every 1 part of neutral acid in the water, there are ${formatSignificant(partition, 3)} parts in the ether and ${formatSignificant(ratio, 3)} parts of anion, so the fraction in the ether is \\frac{${formatSignificant(partition, 3)}}{${formatSignificant(partition, 3)} + 1 + ${formatSignificant(ratio, 3)}} = ${percent(key)}.`,
    finding: `Partition and ionization together leave ${percent(key)} in the ether.`,
  };
}
