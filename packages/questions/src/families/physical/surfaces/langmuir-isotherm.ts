import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { believableOptions, quantityOptions } from '../../options/quantity-options.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { restOf } from '../../options/slips-together.ts';

/** Langmuir adsorption: a coverage, a pressure from another coverage, a dissociating gas. */
export const langmuirIsotherm: Family = {
  id: 'langmuir-isotherm',
  name: 'The Langmuir isotherm',
  subject: 'physical',
  topics: ['surfaces'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['langmuir-isotherm'],
    intermediate: ['langmuir-isotherm'],
    advanced: ['langmuir-isotherm'],
  },
  uses: ['adsorption'],
  reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 19',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return coverage(random);
      case 'intermediate':
        return pressureForCoverage(random);
      case 'advanced':
        return dissociatingGas(random);
    }
  },
};

const three = (value: number): string => formatSignificant(value, 3);
/** What was done by whoever answered with the rest of a coverage. */
const emptyGiven = 'the fraction of sites that are still empty was given';

function coverage(random: Random): Draft | null {
  const constant = random.integer(50, 950) / 1000;
  const pressure = random.integer(5, 120) / 10;
  const product = constant * pressure;
  // On a nearly full surface, no wrong coverage lies clearly above the right one.
  if (product < 0.1 || product > 4) return null;
  const slips: SlippedValue[] = [
    {
      value: 1 / (1 + product),
      slip: 'empty-for-occupied',
      lastStep: { ...restOf(1), deed: emptyGiven },
      teaching: '1/(1 + *Kp*) is the fraction of sites that are still empty.',
    },
    {
      value: product,
      slip: 'linear-isotherm',
      teaching:
        'Coverage is proportional to pressure only on a nearly empty surface, where *Kp* is much less than 1.',
    },
    {
      value: 1 / product,
      slip: 'inverted-ratio',
      teaching: 'This is 1/(*Kp*); the isotherm is *Kp*/(1 + *Kp*).',
    },
    {
      value: Math.sqrt(product) / (1 + Math.sqrt(product)),
      slip: 'dissociative-for-molecular',
      isBeforeLastStep: true,
      teaching:
        'The square root of *Kp* was used, which applies only to a gas that dissociates on the surface.',
    },
    {
      value: product ** 2 / (1 + product ** 2),
      slip: 'needless-square',
      teaching: '*Kp* was squared; in the isotherm *Kp*/(1 + *Kp*), it stands without an exponent.',
    },
    {
      value: pressure / (1 + pressure),
      slip: 'forgot-equilibrium-constant',
      teaching: '*K* was left out; the pressure must be multiplied by it in both places of *Kp*/(1 + *Kp*).',
    },
    {
      value: constant / (1 + constant),
      slip: 'ignored-pressure',
      teaching: 'The pressure was left out; *K* must be multiplied by it in both places of *Kp*/(1 + *Kp*).',
    },
    {
      value: product / (1 + constant),
      slip: 'ignored-pressure',
      teaching: 'The pressure was left out of the denominator; the isotherm is *Kp*/(1 + *Kp*).',
    },
    {
      value: product < 0.7 ? constant / (1 + product) : Number.NaN,
      slip: 'ignored-pressure',
      teaching: 'The pressure was left out of the numerator; the isotherm is *Kp*/(1 + *Kp*).',
    },
    {
      value: pressure / (constant + pressure),
      slip: 'exchanged-constants',
      teaching:
        '*K* was used as the pressure at which half of the sites are covered, as in *p*/(*K* + *p*); that pressure is 1/*K*.',
    },
  ];
  // A coverage beyond 1 is ruled out at a glance.
  const options = believableOptions(product / (1 + product), three, slips, [0, 1]);
  if (options === null) return null;
  const [k, p] = [three(constant), three(pressure)];
  return {
    text: `A gas adsorbs without dissociation according to the Langmuir isotherm with *K* = ${k} bar^{−1}. What fraction of the sites is covered at ${p} bar?`,
    ...options,
    explanation: `A fraction *Kp*/(1 + *Kp*) of the sites is covered. *Kp* = ${k} × ${p} = ${formatDecimals(product, 4)}. *θ* = \\frac{*Kp*}{1 + *Kp*} = \\frac{${formatDecimals(product, 4)}}{1 + ${formatDecimals(product, 4)}} = ${options.answer}.`,
    finding: `*Kp*/(1 + *Kp*) is ${options.answer}.`,
  };
}

function pressureForCoverage(random: Random): Draft | null {
  const first = random.integer(3, 18) / 20;
  const second = random.integer(3, 19) / 20;
  const pressure = random.integer(10, 90);
  const odds = (fraction: number): number => fraction / (1 - fraction);
  if (Math.abs(first - second) < 0.1) return null;
  const options = quantityOptions((pressure * odds(second)) / odds(first), (value) => `${three(value)} kPa`, [
    {
      value: (pressure * second) / first,
      slip: 'linear-isotherm',
      factor: 'o',
      teaching:
        'The pressure was scaled in proportion to the coverage, but the fuller the surface, the fewer sites are free.',
    },
    {
      value: (pressure * odds(first)) / odds(second),
      slip: 'inverted-ratio',
      factor: 'o',
      teaching: `The ratio was inverted: a ${second > first ? 'higher' : 'lower'} coverage requires a ${second > first ? 'higher' : 'lower'} pressure.`,
    },
    {
      value: (pressure * odds(second)) / first,
      slip: 'one-step-short',
      factor: 'o',
      teaching: 'For the first pressure *θ* itself was used; *Kp* is *θ*/(1 − *θ*) there, too.',
    },
    {
      value: (pressure * (1 - first)) / (1 - second),
      slip: 'empty-for-occupied',
      factor: 'o',
      teaching:
        'Only the fractions of empty sites were compared; *Kp* is the ratio of covered to empty sites.',
    },
  ]);
  if (options === null) return null;
  const [x, y] = [three(first), three(second)];
  return {
    text: `For adsorption that obeys the nondissociative Langmuir isotherm, the coverage is ${x} at ${formatDecimals(pressure, 1)} kPa. What pressure gives a coverage of ${y} at the same temperature?`,
    ...options,
    explanation: `*Kp* = \\frac{*θ*}{1 − *θ*} is ${formatSignificant(odds(first), 5)} initially and ${formatSignificant(odds(second), 5)} at the new pressure. *p* = ${formatDecimals(pressure, 1)} kPa × \\frac{${formatSignificant(odds(second), 5)}}{${formatSignificant(odds(first), 5)}} = ${options.answer}.`,
    finding: `The ratio of *θ*/(1 − *θ*) scales the pressure to ${options.answer}.`,
  };
}

function dissociatingGas(random: Random): Draft | null {
  const first = random.integer(2, 16) / 20;
  const pressure = random.integer(10, 60);
  const times = random.pick([2, 3, 4, 5, 8, 9, 10, 16, 25]);
  const odds = first / (1 - first);
  const cover = (product: number): number => product / (1 + product);
  const options = quantityOptions(cover(odds * Math.sqrt(times)), three, [
    {
      value: cover(odds * times),
      slip: 'molecular-for-dissociative',
      isBeforeLastStep: true,
      teaching:
        'The pressure ratio itself was used; a gas that takes two sites per molecule has *θ*/(1 − *θ*) = \\sqrt{*Kp*}, so its square root is needed.',
    },
    {
      value: cover(odds ** 2 * times),
      slip: 'molecular-for-dissociative',
      isBeforeLastStep: true,
      teaching:
        'The constant was calculated from the dissociative isotherm, but the coverage from the nondissociative one.',
    },
    {
      value: 1 - cover(odds * Math.sqrt(times)),
      slip: 'empty-for-occupied',
      lastStep: { ...restOf(1), deed: emptyGiven },
      teaching: 'This is the fraction of sites that are still empty.',
    },
    {
      value: first,
      slip: 'ignored-pressure',
      teaching:
        'The coverage was left unchanged; a higher pressure fills more sites as long as the surface is not full.',
    },
  ]);
  if (options === null) return null;
  const x = three(first);
  return {
    text: `Hydrogen adsorbs on a metal as atoms, with each molecule occupying two sites, and obeys the Langmuir isotherm for dissociative adsorption. At ${pressure}.0 kPa the coverage is ${x}. What is the coverage at ${pressure * times}.0 kPa and the same temperature?`,
    ...options,
    explanation: `For dissociative adsorption, \\frac{*θ*}{1 − *θ*} = \\sqrt{*Kp*}. This ratio is ${formatSignificant(odds, 5)} initially and increases by a factor of \\sqrt{${times}} = ${formatSignificant(Math.sqrt(times), 5)} to ${formatSignificant(odds * Math.sqrt(times), 5)}, so *θ* = \\frac{${formatSignificant(odds * Math.sqrt(times), 5)}}{1 + ${formatSignificant(odds * Math.sqrt(times), 5)}} = ${options.answer}.`,
    finding: `*θ*/(1 − *θ*) is proportional to the square root of the pressure, which gives ${options.answer}.`,
  };
}
