import { formatDecimals, formatSignificant, zeroCelsius } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { printedConstants } from '../../texts/printed-constants.ts';
import { restOf } from '../../options/slips-together.ts';
import type { LastStep, SlippedValue } from '../../options/slipped-value.ts';

/** The Carnot limit: an efficiency, the work from a heat, the work that a heat pump or refrigerator needs. */
export const heatEngines: Family = {
  id: 'heat-engines',
  name: 'Heat engines and the Carnot limit',
  subject: 'physical',
  topics: ['second-law'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: { beginner: ['heat-engines'], intermediate: ['heat-engines'], advanced: ['heat-engines'] },
  uses: ['temperature-scales'],
  reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 3',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return efficiency(random);
      case 'intermediate':
        return greatestWork(random);
      case 'advanced':
        return heatPumpWork(random);
    }
  },
};

const kilojoules = (value: number): string => `${formatSignificant(value, 3)} kJ`;

/** What was done by whoever answered with the rest of an efficiency. */
const restGiven =
  'the fraction of the heat that is released to the cold reservoir was given, not the fraction that becomes work';

function efficiency(random: Random): Draft | null {
  const cold = random.integer(280, 350);
  const hot = random.integer(400, 900);
  const slips = [
    {
      value: (100 * cold) / hot,
      slip: 'rest-for-part',
      lastStep: { ...restOf(100), deed: restGiven },
      teaching:
        '*T*_{cold}/*T*_{hot} is the fraction of the heat that must be released to the cold reservoir; the work is the rest.',
    },
    {
      value: (100 * (hot - cold)) / cold,
      slip: 'wrong-reference',
      isBeforeLastStep: true,
      teaching:
        'The temperature difference was divided by the temperature of the cold reservoir; it must be divided by that of the hot one.',
    },
    {
      value: 100 * (1 - (cold - zeroCelsius) / (hot - zeroCelsius)),
      slip: 'celsius-for-kelvin',
      isBeforeLastStep: true,
      teaching: 'The temperatures were converted to °C; the ratio requires absolute temperatures, as given.',
    },
    {
      value: 100 * (1 - (cold + zeroCelsius) / (hot + zeroCelsius)),
      slip: 'kelvin-converted-twice',
      isBeforeLastStep: true,
      teaching: `${printedConstants.zeroCelsius} was added to both temperatures; they are in kelvins already and are used as given.`,
    },
    {
      value: 100,
      slip: 'second-law-forgotten',
      teaching:
        'No engine operating between two reservoirs converts all the heat to work; part of it must go to the cold reservoir.',
    },
  ];
  const options = quantityOptions(
    100 * (1 - cold / hot),
    (value) => `${formatSignificant(value, 3)}%`,
    upTo(100, slips),
  );
  if (options === null) return null;
  return {
    text: `What is the maximum efficiency of a heat engine that operates between a hot reservoir at ${hot} K and a cold reservoir at ${cold} K?`,
    ...options,
    explanation: `No engine operating between two temperatures can be more efficient than a Carnot engine: *η* = 1 − \\frac{*T*_{cold}}{*T*_{hot}} = 1 − \\frac{${cold}}{${hot}} = ${options.answer}.`,
    finding: `The Carnot efficiency is ${options.answer}.`,
  };
}

function greatestWork(random: Random): Draft | null {
  const cold = random.integer(1, 8) * 5;
  const hot = random.integer(20, 110) * 5;
  const heat = heatOf(random);
  const ratio = (cold + zeroCelsius) / (hot + zeroCelsius);
  const slips = [
    {
      value: heat * (1 - cold / hot),
      slip: 'celsius-for-kelvin',
      factor: 'e',
      isBeforeLastStep: true,
      teaching: `The Carnot efficiency requires absolute temperatures, so ${printedConstants.zeroCelsius} must be added to both values in °C.`,
    },
    {
      value: heat * ratio,
      slip: 'rest-for-part',
      lastStep: releasedGiven(heat),
      teaching: 'This is the heat that the engine has to release to the cold reservoir.',
    },
    {
      value: heat * (1 / ratio - 1),
      slip: 'wrong-reference',
      factor: 'e',
      isBeforeLastStep: true,
      teaching:
        'The temperature difference was divided by the temperature of the cold reservoir; it must be divided by that of the hot one.',
    },
    {
      value: (heat * (1 - ratio)) / (1 + ratio),
      slip: 'wrong-reference',
      factor: 'e',
      isBeforeLastStep: true,
      teaching:
        'The temperature difference was divided by the sum of the two temperatures; it must be divided by that of the hot reservoir alone.',
    },
    {
      value: heat * (1 - Math.sqrt(ratio)),
      slip: 'other-model',
      factor: 'e',
      isBeforeLastStep: true,
      teaching:
        'The square root of *T*_{cold}/*T*_{hot} was used, which gives the efficiency of an engine run for the greatest power; the Carnot efficiency contains the ratio itself.',
    },
    {
      value: heat,
      slip: 'second-law-forgotten',
      teaching: 'The second law does not allow all the heat to be converted to work.',
    },
  ];
  const options = quantityOptions(heat * (1 - ratio), kilojoules, upTo(heat, slips), undefined, {
    largest: heat,
  });
  if (options === null) return null;
  const [warm, cool] = [formatDecimals(hot + zeroCelsius, 2), formatDecimals(cold + zeroCelsius, 2)];
  return {
    text: `A heat engine absorbs ${heat} kJ of heat from a reservoir at ${celsius(hot)} and releases heat to a reservoir at ${celsius(cold)}. What is the maximum work that it can do? (0 °C = ${printedConstants.zeroCelsius} K)`,
    ...options,
    explanation: `No engine can do more work than a Carnot engine, for which *η* = 1 − \\frac{*T*_{cold}}{*T*_{hot}} = 1 − \\frac{${cool} K}{${warm} K} = ${formatSignificant(1 - ratio, 5)}. *w* = ${formatSignificant(1 - ratio, 5)} × ${heat} kJ = ${options.answer}.`,
    finding: `The Carnot efficiency times the heat is ${options.answer}.`,
  };
}

function heatPumpWork(random: Random): Draft | null {
  const isPump = random.next() < 0.5;
  const cold = isPump ? random.integer(-3, 2) * 5 : random.integer(-5, 1) * 5;
  const hot = isPump ? random.integer(4, 12) * 5 : random.integer(4, 8) * 5;
  const heat = heatOf(random);
  const [kelvinCold, kelvinHot] = [cold + zeroCelsius, hot + zeroCelsius];
  const lift = kelvinHot - kelvinCold;
  const asked = isPump ? kelvinHot : kelvinCold;
  const other = isPump ? kelvinCold : kelvinHot;
  const work = (heat * lift) / asked;
  const slips = [
    {
      value: (heat * lift) / other,
      slip: 'wrong-reference',
      factor: 'e',
      teaching: `The ${heat} kJ of heat is exchanged at ${celsius(isPump ? hot : cold)}, so ${formatDecimals(asked, 2)} K belongs in the denominator, not ${formatDecimals(other, 2)} K.`,
    },
    {
      value: (heat * lift) / (kelvinHot + kelvinCold),
      slip: 'wrong-reference',
      factor: 'e',
      teaching: `The temperature difference was divided by the sum of the two temperatures; it must be divided by ${formatDecimals(asked, 2)} K alone.`,
    },
    {
      value: heat,
      slip: 'work-for-heat',
      teaching:
        'The work does not have to supply all the heat: most of the heat is only moved from the cold side to the warm side.',
    },
    {
      value: (heat * lift) / (isPump ? hot : Math.abs(cold)),
      slip: 'celsius-for-kelvin',
      factor: 'e',
      teaching: `The temperature in the denominator must be absolute, ${formatDecimals(asked, 2)} K; here the number of degrees Celsius was used${!isPump && cold < 0 ? ', without its sign' : ''}.`,
    },
    {
      value: (heat * other) / asked,
      slip: 'one-step-short',
      teaching: isPump
        ? 'This is the heat taken from the cold side; the work is the difference between the heat delivered and this heat.'
        : 'This is the heat released to the room; the work is the difference between this heat and the heat removed.',
    },
  ];
  // A heat pump that needs more work than the heat it delivers is no pump; a refrigerator may need somewhat more.
  const largest = isPump ? heat : 1.3 * heat;
  const options = quantityOptions(work, kilojoules, upTo(largest, slips), undefined, { largest });
  if (options === null) return null;
  const name = isPump ? 'heat pump' : 'refrigerator';
  const task = isPump
    ? `deliver ${heat} kJ of heat at ${celsius(hot)} while taking heat from the outside at ${celsius(cold)}`
    : `remove ${heat} kJ of heat from its interior at ${celsius(cold)} while releasing heat to a room at ${celsius(hot)}`;
  return {
    text: `What is the minimum work that a ${name} needs to ${task}? (0 °C = ${printedConstants.zeroCelsius} K)`,
    ...options,
    explanation: `For a reversible process, \\frac{*q*_{hot}}{*T*_{hot}} = \\frac{*q*_{cold}}{*T*_{cold}}, and the work is the difference of the two heats: *w* = ${heat} kJ × \\frac{${formatDecimals(kelvinHot, 2)} − ${formatDecimals(kelvinCold, 2)}}{${formatDecimals(asked, 2)}} = ${options.answer}.`,
    finding: `The heat times the temperature difference divided by ${formatDecimals(asked, 2)} K is ${options.answer}.`,
  };
}

/** The slips whose results do not exceed the whole: more work than heat is ruled out at a glance. */
function upTo(whole: number, slips: readonly SlippedValue[]): SlippedValue[] {
  return slips.filter(({ value }) => value <= whole);
}

/** What was done by whoever answered with the heat that is left. */
function releasedGiven(heat: number): LastStep {
  return {
    apply: (value) => (value > 0 && value < heat ? heat - value : Number.NaN),
    deed: 'the heat released to the cold reservoir was given, not the work',
  };
}

/** Three figures that can be seen: no zero at the end. */
function heatOf(random: Random): number {
  return random.integer(10, 89) * 10 + random.integer(1, 9);
}

function celsius(temperature: number): string {
  return `${formatDecimals(temperature, 1)} °C`;
}
