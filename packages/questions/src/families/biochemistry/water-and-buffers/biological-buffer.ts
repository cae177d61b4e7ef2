import { formatSignificant, roundDecimals, roundSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { isFarApart, isPercentApart, wrongNumbers } from '../../options/wrong-numbers.ts';
import { buffers, type Buffer, pH, stated } from './buffer-systems.ts';

/** Henderson–Hasselbalch: the pH of a buffer, its preparation, and what strong acid or base does to it. */
export const biologicalBuffer: Family = {
  id: 'biological-buffer',
  name: 'Biological buffers',
  subject: 'biochemistry',
  topics: ['water-and-buffers'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['henderson-hasselbalch-equation'],
    intermediate: ['preparing-a-buffer', 'henderson-hasselbalch-equation'],
    advanced: ['henderson-hasselbalch-equation', 'buffer-solutions'],
  },
  uses: ['biological-buffers'],
  reference: 'Lehninger Principles of Biochemistry, chapter 2',
  draft(random, difficulty) {
    const buffer = random.pick(buffers);
    switch (difficulty) {
      case 'beginner':
        return pHOfBuffer(random, buffer);
      case 'intermediate':
        return amountForPH(random, buffer);
      case 'advanced':
        return afterAddition(random, buffer);
    }
  },
};

function pHOfBuffer(random: Random, { acid, base, pKa }: Buffer): Draft {
  const acidic = random.integer(5, 60);
  const basic = random.integer(5, 60);
  const ratio = basic / acidic;
  const result = pKa + Math.log10(ratio);
  return {
    text: `A buffer contains ${acidic}.0 mmol/L ${acid} and ${basic}.0 mmol/L ${base}. What is its pH? (p*K*_{a} of ${acid}: ${stated(pKa)})`,
    answer: pH(result),
    distractors: wrongNumbers(
      result,
      isFarApart(0.06),
      [
        {
          value: pKa - Math.log10(ratio),
          slip: 'acid-over-base',
          teaching: `The ratio of base to acid was inverted; with more ${ratio > 1 ? 'base than acid, the pH is above' : 'acid than base, the pH is below'} p*K*_{a}.`,
        },
        {
          value: pKa + Math.log(ratio),
          slip: 'natural-for-decadic-logarithm',
          teaching: 'The natural logarithm was used; the buffer equation contains log_{10}.',
        },
        {
          value: pKa,
          slip: 'pka-taken-for-ph',
          teaching:
            'The p*K*_{a} itself was given; the pH equals it only when the concentrations of acid and base are equal.',
        },
        {
          value: pKa + Math.log10(basic / (acidic + basic)),
          slip: 'share-for-ratio',
          teaching: 'The base was divided by the total of acid and base; the ratio is base over acid.',
        },
        {
          value: pKa - Math.log(ratio),
          slip: 'acid-over-base',
          teaching:
            'Two things went wrong: the ratio of base to acid was inverted, and the natural logarithm was used instead of log_{10}.',
        },
        {
          value: pKa + Math.log10(acidic / (acidic + basic)),
          slip: 'acid-over-base',
          teaching:
            'Two things went wrong: the acid was used instead of the base, and it was divided by the total; the ratio is base over acid.',
        },
        {
          value: pKa - Math.log10(basic / (acidic + basic)),
          slip: 'share-for-ratio',
          teaching:
            'Two things went wrong: the logarithm was subtracted instead of added, and it was that of a fraction of the total instead of the ratio of base to acid.',
        },
      ],
      pH,
    ),
    explanation: `The Henderson–Hasselbalch equation contains the ratio of base to acid: pH = p*K*_{a} + log_{10} \\frac{[base]}{[acid]} = ${stated(pKa)} + log_{10} \\frac{${basic}.0}{${acidic}.0} = ${pH(result)}.`,
    finding: `The Henderson–Hasselbalch equation gives pH ${pH(result)}.`,
  };
}

function amountForPH(random: Random, { acid, base, pKa }: Buffer): Draft | null {
  const shift = random.integer(-9, 9) / 10;
  if (Math.abs(shift) < 0.15) return null;
  const target = roundDecimals(pKa + shift, 2);
  const total = random.integer(4, 40) * 5;
  const volume = random.pick([0.25, 0.5, 2, 2.5]);
  const amount = total * volume;
  const ratio = 10 ** (target - pKa);
  const result = (amount * ratio) / (1 + ratio);
  const natural = Math.exp(target - pKa);
  const steep = ratio ** Math.LN10;
  const amountText = formatSignificant(amount, roundSignificant(amount, 3) === amount ? 3 : 4);
  const millimoles = (value: number): string => `${formatSignificant(value, 3)} mmol`;
  return {
    text: `A buffer of pH ${pH(target)} is to contain ${acid} and ${base} at a total concentration of ${formatSignificant(total, 3)} mmol/L. What amount of ${base} must ${formatSignificant(volume, 3)} L of the buffer contain? (p*K*_{a} of ${acid}: ${stated(pKa)})`,
    answer: millimoles(result),
    distractors: wrongNumbers(
      result,
      isPercentApart(5),
      [
        {
          value: amount / (1 + ratio),
          slip: 'acid-over-base',
          factor: 'e',
          teaching: `This is the amount of the acid, ${acid}; the ratio 10^{pH − p*K*_{a}} was taken as acid over base instead of base over acid.`,
        },
        {
          value: (amount * natural) / (1 + natural),
          slip: 'natural-for-decadic-logarithm',
          factor: 'e',
          teaching: 'The ratio was taken as e to the power pH − p*K*_{a} instead of 10 to that power.',
        },
        {
          value: amount / 2,
          slip: 'pka-taken-for-ph',
          factor: 'e',
          teaching:
            'The two forms were assumed to be present in equal amounts, which is true only when pH = p*K*_{a}.',
        },
        {
          value: (total * ratio) / (1 + ratio),
          slip: 'one-step-short',
          factor: 'v',
          teaching: 'The concentration in mmol/L was not multiplied by the volume.',
        },
        {
          value: (amount * steep) / (1 + steep),
          slip: 'natural-for-decadic-logarithm',
          factor: 'e',
          teaching:
            'The exponent pH − p*K*_{a} was multiplied by 2.303, which is needed for a power of e; the ratio is a power of 10.',
        },
        {
          value: amount * Math.min(ratio, 1 / ratio),
          slip: 'ratio-for-fraction',
          factor: 'e',
          teaching: `The ratio of ${ratio < 1 ? 'base to acid' : 'acid to base'}, ${formatSignificant(Math.min(ratio, 1 / ratio), 3)}, was taken as the fraction of base in the total amount.`,
        },
        {
          value: amount,
          slip: 'total-for-part-of-it',
          teaching: `This is the total amount of both forms; only part of it is ${base}.`,
        },
        {
          value: result / volume ** 2,
          slip: 'divided-for-multiplied',
          factor: 'v',
          teaching: 'The concentration was divided by the volume instead of multiplied by it.',
        },
        // The base is part of the whole that the question states.
      ].filter(({ value }) => value <= amount),
      millimoles,
      undefined,
      { largest: amount, keepsPowerOfTen: true },
    ),
    explanation: `[base]/[acid] = 10^{pH − p*K*_{a}} = 10^{${pH(target - pKa)}} = ${formatSignificant(ratio, 5)}. The total amount is ${formatSignificant(total, 3)} mmol/L × ${formatSignificant(volume, 3)} L = ${amountText} mmol. The base makes up \\frac{${formatSignificant(ratio, 5)}}{1 + ${formatSignificant(ratio, 5)}} of this amount, which is ${millimoles(result)}.`,
    finding: `The share of base at this pH times the total amount is ${millimoles(result)}.`,
  };
}

function afterAddition(random: Random, { acid, base, pKa }: Buffer): Draft | null {
  const acidic = random.integer(6, 40) * 2;
  const basic = random.integer(6, 40) * 2;
  const added = random.integer(4, 30);
  const isBase = random.integer(0, 1) === 1;
  const turned = isBase ? added : -added;
  if (acidic - turned < 6 || basic + turned < 6) return null;
  const reading = (acids: number, bases: number): number => pKa + Math.log10(bases / acids);
  const result = reading(acidic - turned, basic + turned);
  const reagent = isBase ? 'NaOH' : 'HCl';
  return {
    text: `A buffer contains ${acidic}.0 mmol of ${acid} and ${basic}.0 mmol of ${base}. What is its pH after the addition of ${added}.0 mmol of ${reagent} with almost no change in volume? (p*K*_{a} of ${acid}: ${stated(pKa)})`,
    answer: pH(result),
    distractors: wrongNumbers(
      result,
      isFarApart(0.06),
      [
        {
          value: reading(acidic, basic),
          slip: 'reaction-before-buffer',
          teaching: `This is the pH before the addition; ${reagent} first converts ${isBase ? 'acid to base' : 'base to acid'}.`,
        },
        {
          value: basic - turned > 0 ? reading(acidic + turned, basic - turned) : Number.NaN,
          slip: 'wrong-sign',
          teaching: `${reagent} was assumed to react with the wrong component; it consumes ${isBase ? acid : base}.`,
        },
        {
          value: isBase ? reading(acidic, basic + added) : reading(acidic + added, basic),
          slip: 'one-step-short',
          teaching: `The ${isBase ? base : acid} formed was added, but the ${isBase ? acid : base} consumed was not subtracted.`,
        },
        {
          value: reading(basic + turned, acidic - turned),
          slip: 'acid-over-base',
          teaching:
            'The amounts after the reaction are correct, but their ratio was inverted; it is base over acid.',
        },
        {
          value: isBase ? reading(acidic - added, basic) : reading(acidic, basic - added),
          slip: 'one-step-short',
          teaching: `The ${isBase ? acid : base} consumed was subtracted, but the ${isBase ? base : acid} formed was not added.`,
        },
        {
          value: pKa + Math.log((basic + turned) / (acidic - turned)),
          slip: 'natural-for-decadic-logarithm',
          teaching: 'The natural logarithm was used; the buffer equation contains log_{10}.',
        },
        {
          value: reading(basic, acidic),
          slip: 'reaction-before-buffer',
          teaching: `Two things went wrong. The amounts are those before the addition, but ${reagent} first converts ${isBase ? 'acid to base' : 'base to acid'}. Also, the ratio of base to acid was inverted.`,
        },
        {
          value: basic - turned > 0 ? reading(basic - turned, acidic + turned) : Number.NaN,
          slip: 'wrong-sign',
          teaching: `Two things went wrong. ${reagent} was assumed to react with the wrong component; it consumes ${isBase ? acid : base}. Also, the ratio of base to acid was inverted.`,
        },
        {
          value: isBase ? reading(basic + added, acidic) : reading(basic, acidic + added),
          slip: 'one-step-short',
          teaching: `Two things went wrong. The ${isBase ? base : acid} formed was added, but the ${isBase ? acid : base} consumed was not subtracted. Also, the ratio of base to acid was inverted.`,
        },
      ],
      pH,
    ),
    explanation: `${reagent} converts ${added}.0 mmol of ${isBase ? `${acid} to ${base}` : `${base} to ${acid}`}, leaving ${acidic - turned}.0 mmol of acid and ${basic + turned}.0 mmol of base. pH = ${stated(pKa)} + log_{10} \\frac{${basic + turned}.0}{${acidic - turned}.0} = ${pH(result)}.`,
    finding: `After the neutralization the buffer equation gives pH ${pH(result)}.`,
  };
}
