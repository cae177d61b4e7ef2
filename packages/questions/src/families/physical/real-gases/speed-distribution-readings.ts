import { formatDecimals } from '@valence/chemistry';
import type { DrawingReading } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';
import { printedConstants } from '../../texts/printed-constants.ts';
import { curveOfGas } from './curve-of-gas.ts';
import { gasConstant, gases, speedOf, speedPlot, topOf } from './speed-curves.ts';

/** Distributions of molecular speeds: which curve is whose, and molar mass or temperature from the places of maxima. */
export const speedDistributionReadings: Family = {
  id: 'speed-distribution-readings',
  name: 'Reading distributions of molecular speeds',
  subject: 'physical',
  topics: ['real-gases'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['molecular-speeds'],
    intermediate: ['molecular-speeds'],
    advanced: ['molecular-speeds'],
  },
  uses: ['kinetic-molecular-theory', 'temperature-scales'],
  reference: 'OpenStax Chemistry 2e, section 9.5',
  showsFigure: true,
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return curveOfGas(random);
      case 'intermediate':
        return molarMass(random);
      case 'advanced':
        return temperature(random);
    }
  },
};

/** In g/mol: of all gases only hydrogen and helium are lighter, and hardly any is heavier. */
const molarMasses = [7.5, 400] as const;

const speedText = (value: number): string => formatDecimals(value, 0);

function molarMass(random: Random): Draft | null {
  const celsius = random.integer(2, 50) * 10;
  const kelvin = celsius + 273;
  const [gas, other] = random.shuffle([...gases]);
  if (gas === undefined || other === undefined) return null;
  const [speed, elsewhere] = [speedOf(kelvin, gas.mass), speedOf(kelvin, other.mass)];
  const read = Math.round(speed / 5) * 5;
  const of = (temperature: number, v: number, factor = 2): number =>
    (1000 * factor * gasConstant * temperature) / v ** 2;
  const write = (value: number): string => `${formatDecimals(value, 0)} g/mol`;
  const options = shareReadingOptions(
    of(kelvin, read),
    write,
    [
      {
        value: of(kelvin, read, 3),
        slip: 'other-mean-speed',
        factor: 'mean',
        teaching:
          'The factor of 3 belongs to the root-mean-square speed; the maximum is the most probable speed, which has a factor of 2.',
      },
      {
        value: of(kelvin, read, 1),
        slip: 'forgot-factor-two',
        factor: 'mean',
        teaching: 'The most probable speed is √(2*RT*/*M*); the factor of 2 was left out.',
      },
      {
        value: of(celsius, read),
        slip: 'celsius-for-kelvin',
        factor: 'temperature',
        teaching: 'The temperature was used in °C; it must be converted to kelvins.',
      },
      {
        value: of(kelvin, elsewhere),
        slip: 'other-curve',
        factor: 'speed',
        teaching: 'The maximum was read from the other curve.',
      },
      {
        value: of(kelvin, read / 2),
        slip: 'ruling-misread',
        factor: 'speed',
        teaching: 'The speed was read as half its value.',
      },
      {
        value: of(kelvin, Math.sqrt(2) * read),
        slip: 'needless-half',
        factor: 'half',
        teaching: 'The expression 2*RT*/*v*^{2} was halved; it contains no factor of ½.',
      },
      {
        value: of(kelvin, read) * 2,
        slip: 'needless-factor-two',
        factor: 'half',
        teaching: 'The result was doubled; the expression for *M* contains no further factor of 2.',
      },
    ],
    0.2,
    [],
    molarMasses,
  );
  return (
    options && {
      text: `P and Q are the speed distributions of two gases at ${celsius} °C. What is the molar mass of the gas with curve P, according to its most probable speed?`,
      shown: {
        figure: speedPlot([
          { name: 'P', speed },
          { name: 'Q', speed: elsewhere },
        ]),
        keyFrom: ({ lines }) => write(of(kelvin, topOf(lines[0]))),
      },
      ...options,
      explanation: `Curve P is highest at about ${speedText(read)} m/s, which is the most probable speed, √(2*RT*/*M*). So *M* = \\frac{2*RT*}{*v*^{2}} = \\frac{2 × ${printedConstants.gas} J/(mol·K) × ${kelvin} K}{(${speedText(read)} m/s)^{2}} = ${formatDecimals(of(kelvin, read) / 1000, 4)} kg/mol, which is ${options.answer}.`,
      finding: `The position of the maximum leads to ${options.answer}.`,
    }
  );
}

function temperature(random: Random): Draft | null {
  const celsius = random.integer(1, 20) * 10;
  const first = celsius + 273;
  const second = Math.round(first * (random.integer(120, 200) / 100) ** 2);
  const gas = random.pick(gases);
  const isColder = random.pick([true, false]);
  const [v1, v2] = [speedOf(first, gas.mass), speedOf(second, gas.mass)].map((v) => Math.round(v / 5) * 5);
  if (v1 === undefined || v2 === undefined || second > 1300) return null;
  const [from, to] = isColder ? [v2, v1] : [v1, v2];
  const known = isColder ? second : first;
  const stated = known - 273;
  const write = (value: number): string => `${formatDecimals(value, 0)} K`;
  const ratio = to / from;
  const options = shareReadingOptions(
    known * ratio ** 2,
    write,
    [
      {
        value: known * ratio,
        slip: 'forgot-square',
        teaching:
          'The ratio of the speeds was not squared; the speed is proportional to the square root of the temperature.',
      },
      {
        value: known * Math.sqrt(ratio),
        slip: 'root-for-square',
        teaching: 'The square root of the ratio of the speeds was used, but its square is needed.',
      },
      {
        value: known / ratio ** 2,
        slip: 'inverted-ratio',
        teaching: 'The ratio of the speeds was inverted: the faster gas is the hotter one.',
      },
      {
        value: known / ratio,
        slip: 'inverted-ratio',
        teaching: 'Two things went wrong: the ratio of the speeds was inverted, and it was not squared.',
      },
      {
        value: stated * ratio ** 2,
        slip: 'celsius-for-kelvin',
        teaching: 'The temperature was multiplied in °C; it must be converted to kelvins first.',
      },
      {
        value: (stated - 273) * ratio ** 2,
        slip: 'kelvin-converted-twice',
        teaching: 'To convert from °C to K, 273 must be added, not subtracted.',
      },
      {
        value: known,
        slip: 'equal-temperature-for-equal-speed',
        teaching:
          'This is the temperature of the other curve; at a different temperature the maximum is elsewhere.',
      },
      {
        value: known + (to - from),
        slip: 'difference-for-ratio',
        teaching: 'Speeds in m/s cannot be added to kelvins; the ratio of the speeds is needed.',
      },
      {
        value: known * ratio ** 4,
        slip: 'needless-square',
        teaching: 'The ratio of the speeds must be squared once, not twice.',
      },
    ].filter(({ value }) => value > 40),
    0.15,
  );
  const [own, base] = isColder ? ['P', 'Q'] : ['Q', 'P'];
  return (
    options && {
      text: `P and Q are the speed distributions of the same gas at two temperatures; ${base} is at ${formatDecimals(stated, 0)} °C. What is the temperature of the gas with curve ${own}, in K?`,
      shown: {
        figure: speedPlot([
          { name: 'P', speed: v1 },
          { name: 'Q', speed: v2 },
        ]),
        keyFrom: ({ lines }: DrawingReading) => {
          const [one, two] = [topOf(lines[0]), topOf(lines[1])];
          return write(known * (isColder ? one / two : two / one) ** 2);
        },
      },
      ...options,
      explanation: `The maxima are at about ${speedText(v1)} m/s (P) and ${speedText(v2)} m/s (Q). The most probable speed is √(2*RT*/*M*), so the temperatures are in the ratio of the squares of these speeds. The temperature of ${base} is ${formatDecimals(stated, 0)} + 273 = ${known} K, so for ${own}, *T* = ${known} K × (\\frac{${speedText(to)}}{${speedText(from)}})^{2} = ${options.answer}.`,
      finding: `The square of the ratio of the two maxima leads to ${options.answer}.`,
    }
  );
}
