import { formatDecimals } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { proteinMass } from './protein-mass.ts';
import { halogenPattern } from './halogen-pattern.ts';

/** Carbon atoms from M+1, halogens in M+2, and the mass of a protein from two charge states. */
export const molecularIonPeaks: Family = {
  id: 'molecular-ion-peaks',
  name: 'Isotope patterns and charge states',
  subject: 'analytical',
  topics: ['mass-spectrometry'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['isotope-patterns'],
    intermediate: ['isotope-patterns'],
    advanced: ['multiply-charged-ions'],
  },
  uses: ['mass-spectrometry-of-organic-compounds', 'ionization-methods'],
  reference: 'Harris, Quantitative Chemical Analysis, chapter 22',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return carbonsFromPeak(random);
      case 'intermediate':
        return halogenPattern(random);
      case 'advanced':
        return proteinMass(random);
    }
  },
};

function carbonsFromPeak(random: Random): Draft | null {
  const carbons = random.integer(4, 24);
  const parent = random.integer(180, 950) / 10;
  const heavy = (parent * carbons * 1.1) / 100;
  const [m, next] = [formatDecimals(parent, 1), formatDecimals(heavy, 1)];
  const share = (Number(next) / Number(m)) * 100;
  if (Math.abs(share / 1.1 - carbons) > 0.2) return null;
  const candidates = [
    {
      value: Number(next) / 1.1,
      slip: 'not-related-to-molecular-ion',
      teaching: `The M+1 peak was compared with 100%; it must be compared with the molecular ion peak, which is ${m}%.`,
    },
    {
      value: share,
      slip: 'forgot-factor',
      teaching:
        'Each carbon was taken to contribute 1%; it contributes 1.1%, so the ratio must be divided by 1.1%.',
    },
    {
      value: share / 2.2,
      slip: 'two-per-carbon',
      teaching: 'Here 2.2% was used for each carbon; each adds 1.1% of M to M+1.',
    },
    {
      value: share * 1.1,
      slip: 'multiplied-for-divided',
      teaching:
        'The ratio was multiplied by 1.1; it must be divided by the contribution of one carbon, 1.1%.',
    },
    {
      value: (100 * Number(next)) / (Number(m) + Number(next)) / 1.1,
      slip: 'wrong-reference',
      teaching: 'The M+1 peak was compared with M and M+1 together; it must be compared with M alone.',
    },
    {
      value: (100 * Number(next)) / (Number(m) - Number(next)) / 1.1,
      slip: 'wrong-reference',
      teaching:
        'The M+1 peak was subtracted from M before the two were compared; it must be compared with M itself.',
    },
    {
      value: (100 * Number(next)) / (Number(m) - Number(next)),
      slip: 'wrong-reference',
      teaching:
        'Two things went wrong. The M+1 peak was subtracted from M before the two were compared; it must be compared with M itself. Also, each carbon was taken to contribute 1%; it contributes 1.1%.',
    },
    {
      value: Number(next) / 2.2,
      slip: 'two-per-carbon',
      teaching: `Two things went wrong. Each carbon was taken to add 2.2%; it adds 1.1%. Also, the M+1 peak was compared with 100%; the molecular ion peak is ${m}%.`,
    },
    {
      value: Number(next),
      slip: 'not-related-to-molecular-ion',
      teaching: `Two things went wrong. The M+1 peak was compared with 100%; the molecular ion peak is ${m}%. Also, each carbon was taken to contribute 1%; it contributes 1.1%.`,
    },
    {
      value: Number(next) * 1.1,
      slip: 'multiplied-for-divided',
      teaching: `Two things went wrong. The M+1 peak was compared with 100%; the molecular ion peak is ${m}%. Also, the result was multiplied by 1.1; it must be divided by the contribution of one carbon, 1.1%.`,
    },
  ];
  return {
    text: `In the mass spectrum of a compound of C, H, and O, the molecular ion peak has a relative intensity of ${m}% and the M+1 peak ${next}%. How many carbon atoms does the molecule have? (Each carbon adds 1.1% of M to M+1; neglect \\ce{^{2}H} and \\ce{^{17}O}.)`,
    answer: `${carbons}`,
    distractors: candidates
      .filter(({ value }) => value > 0.5 && isClearlyWhole(value))
      .map(({ value, slip, teaching }) => ({ text: `${Math.round(value)}`, slip, teaching })),
    explanation: `The M+1 peak is \\frac{${next}}{${m}} = ${formatDecimals(share, 1)}% of M. Division by 1.1% for each carbon gives, to the nearest whole number, ${carbons} atoms.`,
    finding: `(M+1)/M over 1.1% is ${carbons}.`,
  };
}

/** Not so near the middle between two whole numbers that it could be rounded either way. */
function isClearlyWhole(value: number): boolean {
  return Math.abs((value % 1) - 0.5) > 0.02;
}
