import { formatDecimals, formatSignificant, solvePh, pKwAt25 } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import { clearlyRounded } from '../../options/clear-rounding.ts';
import type { Draft, Family } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { toFigures } from '../../texts/shown-working.ts';
import { phOptions } from '../../options/ph-options.ts';
import { diproticAcids, type DiproticAcid } from './diprotic-acids.data.ts';
import { prevailingStage } from './prevailing-stage.ts';
import { shareOfStage } from './share-of-stage.ts';
import { statedConstants } from './stated-constants.ts';

/** Acids with two protons: which stage a pH favours and by how much, the pH of the middle stage and of the acid itself. */
export const polyproticPh: Family = {
  id: 'polyprotic-ph',
  name: 'Acids with two protons',
  subject: 'general',
  topics: ['acids-and-bases'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['fractional-composition', 'polyprotic-acids'],
    intermediate: ['polyprotic-acids'],
    advanced: ['polyprotic-acids'],
  },
  uses: ['acid-dissociation-constant', 'henderson-hasselbalch-equation', 'ph-of-weak-acids'],
  reference: 'Harris, Quantitative Chemical Analysis, chapter 10',
  draft(random, difficulty) {
    const acid = random.pick(diproticAcids);
    switch (difficulty) {
      case 'beginner':
        return prevailingStage(random, acid);
      case 'intermediate':
        return random.next() < 0.5 ? ratioOfStages(random, acid) : phOfMiddleStage(random, acid);
      case 'advanced':
        return random.next() < 0.5 ? phOfAcid(random, acid) : shareOfStage(random, acid);
    }
  },
};

const two = (value: number): string => formatSignificant(value, 2);

/** The ratio of two neighbouring stages at a pH. */
function ratioOfStages(random: Random, diprotic: DiproticAcid): Draft | null {
  const { stages, pKas } = diprotic;
  const step = random.integer(0, 1);
  const pKa = pKas[step] ?? 0;
  const other = pKas[1 - step] ?? 0;
  const pH = Math.round(pKa * 100 + random.integer(-150, 150)) / 100;
  const [acid, base] = [stages[step] ?? '', stages[step + 1] ?? ''];
  const exponent = pH - pKa;
  if (Math.abs(exponent) < 0.25 || pH < 1 || pH > 13) return null;
  const options = quantityOptions(10 ** exponent, two, [
    {
      value: 10 ** -exponent,
      slip: 'inverted-ratio',
      teaching: `This is the inverse of the ratio; ${exponent > 0 ? 'above' : 'below'} p*K*_{a${step + 1}} there is more of ${exponent > 0 ? base : acid}.`,
    },
    {
      value: 10 ** (pH - other),
      slip: 'wrong-dissociation-step',
      teaching: `This uses p*K*_{a${2 - step}}; ${acid} and ${base} are the pair linked by p*K*_{a${step + 1}}.`,
    },
    {
      value: Math.exp(exponent),
      slip: 'natural-for-decadic-logarithm',
      teaching:
        'A power of e was used; pH and p*K*_{a} are base-10 logarithms, so the ratio is a power of ten.',
    },
    {
      value: exponent > 0 ? exponent : Number.NaN,
      slip: 'logarithm-for-number',
      teaching: 'The difference pH − p*K*_{a} was given as the ratio, but it is the logarithm of the ratio.',
    },
    {
      value: 1 / (1 + 10 ** -exponent),
      slip: 'share-for-ratio',
      teaching: `This is ${base} as a fraction of the sum of both, not its ratio to ${acid}.`,
    },
  ]);
  return (
    options && {
      text: `What is the ratio of concentrations \\frac{[${base}]}{[${acid}]} at pH ${formatDecimals(pH, 2)}? (${statedConstants(diprotic)})`,
      ...options,
      explanation: `For the loss of a proton by ${acid}, p*K*_{a${step + 1}} = ${formatDecimals(pKa, 2)}, so the ratio is 10^{pH − p*K*_{a${step + 1}}} = 10^{${formatDecimals(pH, 2)} − ${formatDecimals(pKa, 2)}} = ${options.answer}.`,
      finding: `Henderson–Hasselbalch with p*K*_{a${step + 1}} gives ${options.answer}.`,
    }
  );
}

/** The salt of the middle stage, where the mean of both p*K*ₐ agrees with the full charge balance. */
function phOfMiddleStage(random: Random, acid: DiproticAcid): Draft | null {
  const { stages, pKas, salts } = acid;
  if (salts.length === 0) return null;
  const salt = random.pick(salts);
  const concentration = random.integer(10, 30) / 100;
  const [first, second] = pKas;
  const mean = Math.round(((first + second) / 2) * 1000) / 1000;
  const exact = solvePh({
    strongCations: concentration,
    systems: [{ pKas, concentration, chargeOfAcid: 0 }],
  });
  const oneDecimal = (value: number): string => formatDecimals(value, 1);
  // An error of a hundredth in the constants must not change the key.
  const room = 0.01 / mean;
  if (clearlyRounded(exact, oneDecimal) !== clearlyRounded(mean, oneDecimal, room)) return null;
  const acidAlone = solvePh({ systems: [{ pKas: [first], concentration, chargeOfAcid: 0 }] });
  const baseAlone = pKwAt25 - (pKwAt25 - second - Math.log10(concentration)) / 2;
  const options = quantityOptions(mean, oneDecimal, [
    {
      value: first,
      slip: 'pka-taken-for-ph',
      teaching: `pH = p*K*_{a1} holds when ${stages[0]} and ${stages[1]} have equal concentrations; here most of the solute is ${stages[1]}.`,
    },
    {
      value: second,
      slip: 'pka-taken-for-ph',
      teaching: `pH = p*K*_{a2} holds when ${stages[1]} and ${stages[2]} have equal concentrations; here most of the solute is ${stages[1]}.`,
    },
    {
      value: (second - Math.log10(concentration)) / 2,
      slip: 'amphiprotic-as-acid',
      teaching: `This treats ${stages[1]} only as an acid; it accepts protons as well.`,
    },
    {
      value: acidAlone,
      slip: 'wrong-protonation-state',
      teaching: `This would be the pH of ${stages[0]} at the same concentration; the salt contains ${stages[1]}, which has already lost one proton.`,
    },
    {
      value: baseAlone,
      slip: 'wrong-protonation-state',
      teaching: `This would be the pH of a salt of ${stages[2]} at the same concentration; the salt here contains ${stages[1]}.`,
    },
  ]);
  return (
    options && {
      text: `What is the pH of ${formatDecimals(concentration, 2)} mol/L \\ce{${salt}} at 25 °C, to one decimal place? (${statedConstants(acid)}; assume that activities equal concentrations)`,
      ...options,
      explanation: `${stages[1]} is amphiprotic: it donates and accepts protons to nearly the same extent, so [${stages[0]}] ≈ [${stages[2]}] and pH = \\frac{p*K*_{a1} + p*K*_{a2}}{2} = \\frac{${formatDecimals(first, 2)} + ${formatDecimals(second, 2)}}{2} = ${mean}, which rounds to ${options.answer}.`,
      finding: `The mean of both p*K*_{a} and the full charge balance both give pH ${options.answer}.`,
    }
  );
}

/** The acid itself, where the second proton does not show in the pH. */
function phOfAcid(random: Random, acid: DiproticAcid): Draft | null {
  const { stages, pKas, isSoluble } = acid;
  if (!isSoluble) return null;
  const concentration = random.integer(10, 60) / 200;
  const [first, second] = pKas;
  const pH = solvePh({ systems: [{ pKas, concentration, chargeOfAcid: 0 }] });
  const x = rootOf(10 ** -first, concentration);
  // The second dissociation must be negligible.
  if (Math.abs(pH + Math.log10(x)) > 0.002) return null;
  if (clearlyRounded(-Math.log10(x), write) !== write(pH)) return null;
  const shown = formatSignificant(x, 3);
  if (write(-Math.log10(toFigures(x, 3))) !== write(pH)) return null;
  const options = phOptions(pH, [
    {
      value: -Math.log10(concentration),
      slip: 'weak-as-strong',
      teaching: 'This treats the acid as strong; a weak acid loses even its first proton only in part.',
    },
    {
      value: -Math.log10(2 * concentration),
      slip: 'too-many-protons',
      teaching:
        'This assumes that the acid loses both protons completely; even the first is lost only in part.',
    },
    {
      value: -Math.log10(2 * x),
      slip: 'too-many-protons',
      teaching: `This counts the protons of the first step twice; the second step (p*K*_{a2} = ${formatDecimals(second, 2)}) contributes hardly any.`,
    },
    {
      value: (first + second) / 2,
      slip: 'wrong-protonation-state',
      teaching: `The mean of the two p*K*_{a} values is an estimate for a salt of ${stages[1]}, not for the acid.`,
    },
    {
      value: first - Math.log10(concentration),
      slip: 'forgot-square-root',
      teaching:
        '*x*² = *K*_{a1}(*c* − *x*) must be solved for *x*; here the product *K*_{a1} × *c* itself was used as *x*.',
    },
    {
      value: -Math.log10(rootOf(10 ** -second, concentration)),
      slip: 'wrong-dissociation-step',
      teaching:
        'The second constant was used in *x*² = *K*(*c* − *x*); nearly all of the protons come from the first step.',
    },
    {
      value: -Math.log10(x / 2),
      slip: 'needless-half',
      teaching:
        'The concentration of \\ce{H3O+} was halved, as if to allow for two protons; it is equal to *x*.',
    },
    {
      value: first,
      slip: 'pka-taken-for-ph',
      teaching: `pH = p*K*_{a1} holds when ${stages[0]} and ${stages[1]} have equal concentrations; here the pH depends on the concentration of the acid.`,
    },
    {
      value: first / 2,
      slip: 'given-amount-left-out',
      teaching:
        'Half of p*K*_{a1} was given as the pH; log *c* must be subtracted from p*K*_{a1} before halving.',
    },
    {
      value: -Math.log(x),
      slip: 'natural-for-decadic-logarithm',
      teaching: 'The natural logarithm was used; pH is defined with the logarithm to base 10.',
    },
    {
      value: (first + Math.log10(concentration)) / 2,
      slip: 'wrong-sign',
      teaching:
        'The logarithm of the concentration was added to p*K*_{a1}; it must be subtracted before halving.',
    },
  ]);
  return (
    options && {
      text: `What is the pH of ${formatDecimals(concentration, 3)} mol/L ${stages[0]} at 25 °C? (${statedConstants(acid)}; assume that activities equal concentrations)`,
      ...options,
      explanation: `The second step contributes hardly any protons because [\\ce{H3O+}] from the first is far greater than *K*_{a2}. Solving *x*² = *K*_{a1}(*c* − *x*) with *K*_{a1} = 10^{−${formatDecimals(first, 2)}} gives *x* = [\\ce{H3O+}] = ${shown} mol/L, so pH = ${options.answer}.`,
      finding: `The full charge balance, second proton included, gives pH ${options.answer}.`,
    }
  );
}

function write(value: number): string {
  return formatDecimals(value, 2);
}

/** The positive root of x² = K(c − x). */
function rootOf(constant: number, concentration: number): number {
  return (Math.sqrt(constant ** 2 + 4 * constant * concentration) - constant) / 2;
}
