import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../random.ts';
import type { Draft, Family } from '../family.ts';
import { quantityOptions } from '../quantity-options.ts';

interface Salt {
  formula: string;
  /** Number and charge of each ion in the formula unit. */
  ions: readonly (readonly [number, number])[];
}

const salts: readonly Salt[] = [
  {
    formula: 'Na2SO4',
    ions: [
      [2, 1],
      [1, -2],
    ],
  },
  {
    formula: 'CaCl2',
    ions: [
      [1, 2],
      [2, -1],
    ],
  },
  {
    formula: 'MgSO4',
    ions: [
      [1, 2],
      [1, -2],
    ],
  },
  {
    formula: 'K2CrO4',
    ions: [
      [2, 1],
      [1, -2],
    ],
  },
  {
    formula: 'Mg(NO3)2',
    ions: [
      [1, 2],
      [2, -1],
    ],
  },
  {
    formula: 'La(NO3)3',
    ions: [
      [1, 3],
      [3, -1],
    ],
  },
  {
    formula: 'K3Fe(CN)6',
    ions: [
      [3, 1],
      [1, -3],
    ],
  },
];
const simple = ['NaCl', 'KNO3', 'NaClO4', 'KCl'] as const;
/** Traces that form no precipitate with the salts beside them and share no ion with these. */
const traces = [
  { ion: 'Na+', charge: 1, beside: ['CaCl2', 'Mg(NO3)2'] },
  { ion: 'K+', charge: 1, beside: ['CaCl2', 'Mg(NO3)2', 'Na2SO4'] },
  { ion: 'Cl-', charge: 1, beside: ['Mg(NO3)2', 'Na2SO4'] },
  { ion: 'NO3-', charge: 1, beside: ['CaCl2', 'Na2SO4', 'MgSO4'] },
  { ion: 'Sr^2+', charge: 2, beside: ['CaCl2', 'Mg(NO3)2'] },
  { ion: 'Ca^2+', charge: 2, beside: ['Mg(NO3)2'] },
  { ion: 'SO4^2-', charge: 2, beside: ['Mg(NO3)2'] },
  { ion: 'Zn^2+', charge: 2, beside: ['Mg(NO3)2', 'Na2SO4'] },
  { ion: 'La^3+', charge: 3, beside: ['CaCl2', 'Mg(NO3)2'] },
] as const;
const concentration = (value: number): string => `${formatSignificant(value, 3)} mol/L`;
const law = 'log_{10} γ = −0.509*z*²\\sqrt{*I*}';

/** Ionic strength of one salt and of a mixture, and the activity of an ion by the limiting law. */
export const ionicStrengthAndActivity: Family = {
  id: 'ionic-strength-and-activity',
  name: 'Ionic strength and activity',
  subject: 'analytical',
  topics: ['buffers-analytical'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  reference: 'Harris, Quantitative Chemical Analysis, chapter 8',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return ofSalt(random);
      case 'intermediate':
        return ofMixture(random);
      case 'advanced':
        return activityOfIon(random);
    }
  },
};

function ofSalt(random: Random): Draft | null {
  const salt = random.pick(salts);
  const c = random.integer(2, 60) / 1000;
  const options = quantityOptions(strength(salt, c), concentration, [
    {
      value: strength(salt, c) * 2,
      slip: 'forgot-half',
      teaching: 'This is the sum of *c*_{i}*z*_{i}²; the ionic strength is half of it.',
    },
    {
      value: c,
      slip: 'concentration-for-ionic-strength',
      teaching: 'Ionic strength equals the concentration only for salts of two singly charged ions.',
    },
    {
      value: 0.5 * c * salt.ions.reduce((sum, [count, charge]) => sum + count * Math.abs(charge), 0),
      slip: 'charge-not-squared',
      teaching: 'The charges are squared before the sum is taken; here they count only once.',
    },
    {
      value: 0.5 * c * salt.ions.reduce((sum, [, charge]) => sum + charge ** 2, 0),
      slip: 'forgot-subscript',
      teaching: 'Each ion counts as often as it stands in the formula.',
    },
  ]);
  if (options === null) return null;
  return {
    text: `What is the ionic strength of ${formatSignificant(c, 3)} mol/L \\ce{${salt.formula}}, taken as completely dissociated?`,
    ...options,
    explanation: `*I* = ½Σ*c*_{i}*z*_{i}² = ½(${terms(salt, c)}) mol/L = ${options.answer}.`,
    finding: `Half the sum of concentration times squared charge: ${options.answer}.`,
  };
}

function ofMixture(random: Random): Draft | null {
  const salt = random.pick(salts);
  const other = random.pick(simple);
  const [c, d] = [random.integer(2, 40) / 1000, random.integer(5, 90) / 1000];
  const key = strength(salt, c) + d;
  const options = quantityOptions(key, concentration, [
    {
      value: c + d,
      slip: 'concentration-for-ionic-strength',
      teaching:
        'Multiply charged ions count with the square of their charge, so the concentrations do not simply add.',
    },
    {
      value: key * 2,
      slip: 'forgot-half',
      teaching: 'This is the sum of *c*_{i}*z*_{i}² over all ions; the ionic strength is half of it.',
    },
    {
      value: 0.5 * c * salt.ions.reduce((sum, [count, charge]) => sum + count * Math.abs(charge), 0) + d,
      slip: 'charge-not-squared',
      teaching: 'The charges are squared before the sum is taken; here they count only once.',
    },
    {
      value: strength(salt, c),
      slip: 'one-salt-only',
      teaching: `The ions of \\ce{${other}} count as well.`,
    },
    {
      value: 2 * strength(salt, c) + d,
      slip: 'forgot-half',
      teaching: `The factor ½ belongs to the ions of \\ce{${salt.formula}} too.`,
    },
  ]);
  if (options === null) return null;
  return {
    text: `A solution contains ${formatSignificant(c, 3)} mol/L \\ce{${salt.formula}} and ${formatSignificant(d, 3)} mol/L \\ce{${other}}, both taken as completely dissociated. What is its ionic strength?`,
    ...options,
    explanation: `*I* = ½Σ*c*_{i}*z*_{i}² = ½(${terms(salt, c)} + ${formatSignificant(d, 3)} × 1² + ${formatSignificant(d, 3)} × 1²) mol/L = ${options.answer}.`,
    finding: `Half the sum over the ions of both salts: ${options.answer}.`,
  };
}

function activityOfIon(random: Random): Draft | null {
  const { ion, charge, beside } = random.pick(traces);
  const background = random.pick<string>(beside);
  const salt = salts.find(({ formula }) => formula === background);
  if (salt === undefined) return null;
  const c = random.integer(100, 600) / 100_000;
  const trace = random.integer(10, 90) / 1e6;
  const ionic = strength(salt, c);
  // The limiting law is not meant for more.
  if (ionic > 0.01) return null;
  const gamma = (z2: number, i: number): number => 10 ** (-0.509 * z2 * Math.sqrt(i));
  const write = (value: number): string => `${formatSignificant(value, 3)} mol/L`;
  const key = trace * gamma(charge ** 2, ionic);
  const options = quantityOptions(key, write, [
    {
      value: trace * gamma(charge, ionic),
      slip: 'charge-not-squared',
      teaching: `In the limiting law the charge is squared: *z*² = ${charge ** 2}.`,
    },
    {
      value: trace * gamma(charge ** 2, c),
      slip: 'concentration-for-ionic-strength',
      teaching: `The ionic strength is not the concentration of \\ce{${salt.formula}}: it is ${formatSignificant(ionic, 3)} mol/L.`,
    },
    {
      value: trace / gamma(charge ** 2, ionic),
      slip: 'divided-for-multiplied',
      teaching: 'The activity is γ times the concentration, and by this law γ is below 1.',
    },
    {
      value: trace * Math.exp(-0.509 * charge ** 2 * Math.sqrt(ionic)),
      slip: 'natural-for-decadic-logarithm',
      teaching: 'With the constant 0.509 the law gives log_{10} γ, so a power of 10 is due.',
    },
    {
      value: trace * gamma(charge ** 2, ionic ** 2),
      slip: 'forgot-square-root',
      teaching: 'The root of the ionic strength stands in the law, not the ionic strength itself.',
    },
    {
      value: trace,
      slip: 'ignored-activity',
      teaching: 'This is the concentration; the other ions lower the activity.',
    },
  ]);
  if (options === null) return null;
  return {
    text: `A trace of \\ce{${ion}}, ${formatSignificant(trace, 3)} mol/L, is dissolved in ${formatSignificant(c, 3)} mol/L \\ce{${salt.formula}}. What is the activity of \\ce{${ion}} at 25 °C, given as a concentration? (${law}, *I* in mol/L; \\ce{${salt.formula}} alone decides *I*)`,
    ...options,
    explanation: `*I* = ½(${terms(salt, c)}) = ${formatSignificant(ionic, 3)} mol/L. log_{10} γ = −0.509 × ${charge ** 2} × \\sqrt{${formatSignificant(ionic, 3)}} = ${formatDecimals(Math.log10(gamma(charge ** 2, ionic)), 4)}, γ = ${formatDecimals(gamma(charge ** 2, ionic), 4)}. γ*c* = ${formatDecimals(gamma(charge ** 2, ionic), 4)} × ${formatSignificant(trace, 3)} mol/L = ${options.answer}.`,
    finding: `Ionic strength, then γ by the limiting law, then γ*c*: ${options.answer}.`,
  };
}

function strength({ ions }: Salt, c: number): number {
  return 0.5 * ions.reduce((sum, [count, charge]) => sum + count * c * charge ** 2, 0);
}

function terms({ ions }: Salt, c: number): string {
  return ions
    .map(([count, charge]) => `${formatSignificant(count * c, 3)} × ${Math.abs(charge)}²`)
    .join(' + ');
}
