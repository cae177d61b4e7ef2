import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { phOptions } from '../../options/ph-options.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { toFigures } from '../../texts/shown-working.ts';
import { metalIons } from './activities.data.ts';
import { coefficient } from './activity-coefficient.ts';

const three = (value: number): string => formatSignificant(value, 3);

/** p of the activity of an ion from its concentration, or of its concentration from the activity. */
export function activityExponent(random: Random): Draft | null {
  const { symbol, ion, size } = random.pick(metalIons);
  const ionic = random.integer(20, 100) / 1000;
  const gamma = coefficient(2, size, ionic);
  const isActivityAsked = random.pick([true, false]);
  const given = isActivityAsked ? random.integer(20, 90) * 1e-5 : random.integer(100, 450) * 1e-6;
  const found = toFigures(isActivityAsked ? gamma * given : given / gamma, 4);
  const options = phOptions(-Math.log10(found), slipsOf({ ion, gamma, given, found, isActivityAsked }));
  const [g, value, result] = [three(gamma), formatSignificant(given, 3), formatSignificant(found, 4)];
  if (options === null) return null;
  return isActivityAsked
    ? {
        text: `In a solution of ionic strength ${formatDecimals(ionic, 3)} mol/L, the concentration of \\ce{${ion}} is ${value} mol/L, and its activity coefficient is γ = ${g}. What is p${symbol}, the negative base-10 logarithm of the activity?`,
        ...options,
        explanation: `The activity, not the concentration, determines p${symbol}: *a* = γ*c* = ${g} × ${value} = ${result}, with *c* in mol/L. p${symbol} = −log_{10}(${result}) = ${options.answer}.`,
        finding: `Activity coefficient times concentration, as a negative logarithm: ${options.answer}.`,
      }
    : {
        text: `In a solution of ionic strength ${formatDecimals(ionic, 3)} mol/L, an ion-selective electrode shows that the activity of \\ce{${ion}} is ${value}; its activity coefficient is γ = ${g}. What is the negative base-10 logarithm of the concentration of \\ce{${ion}} in mol/L?`,
        ...options,
        explanation: `From *a* = γ*c* it follows that *c* = \\frac{*a*}{γ} = \\frac{${value}}{${g}} = ${result}, in mol/L. −log_{10}(${result}) = ${options.answer}.`,
        finding: `Activity over activity coefficient, as a negative logarithm: ${options.answer}.`,
      };
}

interface Given {
  ion: string;
  gamma: number;
  /** Concentration, or activity where the concentration is asked for, and what follows from it. */
  given: number;
  found: number;
  isActivityAsked: boolean;
}

function slipsOf({ ion, gamma, given, found, isActivityAsked }: Given): SlippedValue[] {
  const exponent = -Math.log10(given);
  // What γ adds to the exponent where it multiplies.
  const shift = -Math.log10(gamma);
  const way = isActivityAsked ? 1 : -1;
  return [
    {
      value: exponent,
      slip: 'ignored-activity',
      teaching: `This assumes that γ is 1; the other ions lower the activity of \\ce{${ion}} to ${three(gamma)} times its concentration.`,
    },
    {
      value: exponent - way * shift,
      slip: isActivityAsked ? 'divided-for-multiplied' : 'multiplied-for-divided',
      teaching: isActivityAsked
        ? 'The activity is γ times the concentration; here the concentration was divided by γ.'
        : 'The concentration is the activity divided by γ; here the activity was multiplied by γ.',
    },
    {
      value: -Math.log(found),
      slip: 'natural-for-decadic-logarithm',
      teaching: 'The natural logarithm was used; the question asks for the negative base-10 logarithm.',
    },
    {
      value: exponent + 2 * way * shift,
      slip: 'squared-the-factor',
      teaching: 'γ was squared; it already accounts for the charge of the ion.',
    },
    {
      value: shift,
      slip: 'one-step-short',
      teaching: `This is −log_{10} γ alone; the ${isActivityAsked ? 'concentration' : 'activity'} must be included as well.`,
    },
    {
      value: gamma ** way * exponent,
      slip: 'factor-on-logarithm',
      teaching: isActivityAsked
        ? 'The logarithm of the concentration was multiplied by γ; the concentration itself must be multiplied by γ.'
        : 'The logarithm of the activity was divided by γ; the activity itself must be divided by γ.',
    },
    {
      value: exponent + gamma,
      slip: 'factor-on-logarithm',
      teaching: `γ itself was added to the negative logarithm; ${logarithmOf(isActivityAsked)}.`,
    },
    {
      value: exponent - gamma,
      slip: 'factor-on-logarithm',
      teaching: `γ itself was subtracted from the negative logarithm; ${logarithmOf(isActivityAsked)}.`,
    },
    {
      value: exponent - 2 * way * shift,
      slip: 'squared-the-factor',
      teaching: `Two things went wrong. γ was squared, although it already accounts for the charge of the ion. Also, ${isActivityAsked ? 'the concentration was divided by it; it must be multiplied by γ' : 'the activity was multiplied by it; it must be divided by γ'}.`,
    },
  ];
}

function logarithmOf(isActivityAsked: boolean): string {
  return isActivityAsked ? 'the quantity to add is −log_{10} γ' : 'the quantity to subtract is −log_{10} γ';
}
