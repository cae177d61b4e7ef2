import { acids, formatDecimals, pKwAt25, roundDecimals } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { phOptions } from '../../options/ph-options.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';

const pairs = (
  [
    ['CH3COOH', 'CH3COO-', 'CH3COOH'],
    ['HCOOH', 'HCOO-', 'HCOOH'],
    ['NH4+', 'NH3', 'NH4^+'],
    ['CH3CH2COOH', 'CH3CH2COO-', 'CH3CH2COOH'],
    ['HOCl', 'OCl-', 'HOCl'],
    ['C5H5NH+', 'C5H5N', 'C5H5NH^+'],
  ] as const
).map(([acid, base, name]) => ({
  acid: `\\ce{${acid}}`,
  base: `\\ce{${base}}`,
  pKa: roundDecimals(acids.find((entry) => entry.acid === name)?.pKas[0] ?? Number.NaN, 2),
}));

/** The Henderson–Hasselbalch equation: pH of a buffer, and pH after a strong acid or base is added. */
export const bufferPh: Family = {
  id: 'buffer-ph',
  name: 'pH of buffers',
  subject: 'general',
  topics: ['acids-and-bases'],
  difficulties: ['intermediate', 'advanced'],
  tests: {
    intermediate: ['henderson-hasselbalch-equation'],
    advanced: ['buffer-solutions', 'henderson-hasselbalch-equation'],
  },
  uses: ['neutralization'],
  reference: 'OpenStax Chemistry 2e, section 14.6',
  draft(random, difficulty) {
    return difficulty === 'advanced' ? bufferAfterAddition(random) : bufferOfAmounts(random);
  },
};

function bufferOfAmounts(random: Random): Draft | null {
  const { acid, base, pKa } = random.pick(pairs);
  const acidConcentration = random.integer(5, 60) / 100;
  const baseConcentration = random.integer(5, 60) / 100;
  const ratio = baseConcentration / acidConcentration;
  if (Math.abs(Math.log10(ratio)) < 0.15) return null;
  const options = phOptions(pKa + Math.log10(ratio), slipsOf(pKa, acidConcentration, baseConcentration));
  return (
    options && {
      text: `A buffer contains ${formatDecimals(acidConcentration, 2)} mol/L ${acid} (p*K*_{a} = ${formatDecimals(pKa, 2)}) and ${formatDecimals(baseConcentration, 2)} mol/L ${base}. What is its pH at 25 °C?`,
      ...options,
      explanation: `pH = p*K*_{a} + log \\frac{[base]}{[acid]} = ${formatDecimals(pKa, 2)} + log \\frac{${formatDecimals(baseConcentration, 2)}}{${formatDecimals(acidConcentration, 2)}} = ${options.answer}.`,
      finding: `p*K*_{a} plus the logarithm of base over acid: ${options.answer}.`,
    }
  );
}

function bufferAfterAddition(random: Random): Draft | null {
  const { acid, base, pKa } = random.pick(pairs);
  const acidAmount = random.integer(20, 80);
  const baseAmount = random.integer(20, 80);
  const added = random.integer(4, 16);
  const isAcid = random.next() < 0.5;
  const step = isAcid ? -added : added;
  const ratio = (baseAmount + step) / (acidAmount - step);
  const before = baseAmount / acidAmount;
  const turned = (baseAmount - step) / (acidAmount + step);
  const pH = pKa + Math.log10(ratio);
  const strong = isAcid ? '\\ce{HCl}' : '\\ce{NaOH}';
  const options = phOptions(pH, [
    {
      value: pKa + Math.log10(turned),
      slip: 'neutralisation-turned-around',
      teaching: isAcid
        ? 'The amounts were changed in the wrong direction: added acid converts base into its conjugate acid, so there is less base and more acid.'
        : 'The amounts were changed in the wrong direction: added base converts acid into its conjugate base, so there is less acid and more base.',
    },
    {
      value: pKa + Math.log10(before),
      slip: 'ignored-neutralisation',
      teaching: `This is the pH before the ${strong} was added.`,
    },
    {
      value: pKa - Math.log10(ratio),
      slip: 'acid-over-base',
      teaching: 'The ratio in the equation is base over acid; here it was inverted.',
    },
    {
      value: pKa + Math.log10(isAcid ? baseAmount / (acidAmount + added) : (baseAmount + added) / acidAmount),
      slip: 'one-partner-only',
      teaching: `Only the amount of ${isAcid ? 'acid' : 'base'} was changed; what one member of the pair gains, the other loses.`,
    },
    {
      value: pKa + Math.log(ratio),
      slip: 'natural-for-decadic-logarithm',
      teaching: 'The natural logarithm was used; the equation contains the logarithm to base 10.',
    },
  ]);
  return (
    options && {
      text: `A buffer contains ${acidAmount}.0 mmol of ${acid} (p*K*_{a} = ${formatDecimals(pKa, 2)}) and ${baseAmount}.0 mmol of ${base}. What is its pH at 25 °C after ${added}.0 mmol of ${strong} is added?`,
      ...options,
      explanation: `${strong} converts ${added}.0 mmol of ${isAcid ? base : acid} into ${isAcid ? acid : base}, leaving ${acidAmount - step}.0 mmol of acid and ${baseAmount + step}.0 mmol of base. pH = ${formatDecimals(pKa, 2)} + log \\frac{${baseAmount + step}.0}{${acidAmount - step}.0} = ${options.answer}.`,
      finding: `After the reaction the ratio of base to acid gives pH ${options.answer}.`,
    }
  );
}

function slipsOf(pKa: number, acid: number, base: number): SlippedValue[] {
  const ratio = base / acid;
  const upsideDown = 'The ratio in the equation is base over acid; here it was inverted.';
  const natural = 'The natural logarithm was used; the equation contains the logarithm to base 10.';
  const pKb = 'p*K*_{b} was used in place of p*K*_{a}, which the equation contains.';
  return [
    { value: pKa - Math.log10(ratio), slip: 'acid-over-base', teaching: upsideDown },
    {
      value: pKa,
      slip: 'pka-taken-for-ph',
      teaching:
        'The logarithm of the ratio was left out; the pH equals p*K*_{a} only when the concentrations of acid and base are equal.',
    },
    { value: pKa + Math.log(ratio), slip: 'natural-for-decadic-logarithm', teaching: natural },
    {
      value: pKwAt25 - pKa - Math.log10(ratio),
      slip: 'poh-for-ph',
      teaching: 'This is the pOH of the buffer.',
    },
    {
      value: pKa + ratio,
      slip: 'forgot-logarithm',
      teaching: 'The ratio itself was added; instead, its logarithm must be added.',
    },
    { value: pKwAt25 - pKa + Math.log10(ratio), slip: 'conjugate-acid-for-base', teaching: pKb },
    {
      value: pKa + Math.log10(base / (acid + base)),
      slip: 'share-for-ratio',
      teaching: 'The base was divided by the sum of acid and base; the ratio is base over acid.',
    },
    {
      value: pKa + Math.log10(acid / (acid + base)),
      slip: 'acid-over-base',
      teaching:
        'Two things went wrong: the acid was used instead of the base, and it was divided by the sum of acid and base; the ratio is base over acid.',
    },
    {
      value: pKa - Math.log(ratio),
      slip: 'acid-over-base',
      teaching: `Two things went wrong. ${upsideDown} Also, t${natural.slice(1)}`,
    },
    {
      value: (pKa - Math.log10(acid)) / 2,
      slip: 'ignored-common-ion',
      teaching: 'This is the pH of the acid alone; the base in the buffer raises it.',
    },
    {
      value: pKa - ratio,
      slip: 'forgot-logarithm',
      teaching: 'The ratio was subtracted; instead, its logarithm must be added.',
    },
  ];
}
