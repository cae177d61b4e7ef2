import { formatDecimals, zeroCelsius } from '@valence/chemistry';
import type { Figure } from '@valence/figures';
import type { Random } from '../../../random.ts';
import { printedConstants } from '../../texts/printed-constants.ts';
import { scientificNumber } from '../../texts/plain-number.ts';
import { readNumber } from '../../texts/read-number.ts';

const gas = Number(printedConstants.gas);

/** Rate constants of a first-order reaction, in s^{−1}, at temperatures in °C. */
export interface MeasuredConstants {
  temperatures: readonly number[];
  /** As the table prints them. */
  constants: readonly number[];
  /** Of the printed constants, in J/mol. */
  energy: number;
  figure: Figure;
}

/** Five constants that follow one Arrhenius line. */
export function drawConstants(random: Random): MeasuredConstants {
  // The warmer the reaction, the larger its activation energy at the same rate: otherwise all of them would lie near 90 kJ/mol.
  const first = random.integer(4, 40) * 2;
  const step = random.integer(7, 12);
  const temperatures = [0, 1, 2, 3, 4].map((place) => first + place * step);
  const atFirst = random.integer(11, 95) * 10 ** random.integer(-7, -5);
  // The factor *A* of a first-order reaction lies between 10^11 and 10^14 per second.
  const factor = 10 ** (random.integer(110, 138) / 10);
  const energy = (gas * Math.log(factor / atFirst)) / inverse(first);
  const constants = temperatures.map(
    (celsius) => atFirst * Math.exp((energy / gas) * (inverse(first) - inverse(celsius))),
  );
  const figure: Figure = {
    kind: 'table',
    caption: 'Rate constants of the decomposition',
    columns: ['Temperature (°C)', '*k* (s^{−1})'],
    rows: temperatures.map((celsius, place) => [
      formatDecimals(celsius, 1),
      scientificNumber(constants[place] ?? NaN, 3),
    ]),
  };
  return { ...measuredIn(figure.rows), figure };
}

/** What a table of temperatures and constants says; the activation energy is that of its first and last row. */
export function measuredIn(cells: readonly (readonly string[])[]): Omit<MeasuredConstants, 'figure'> {
  const temperatures = cells.map(([celsius = '']) => readNumber(celsius));
  const constants = cells.map(([, constant = '']) => readNumber(constant));
  const [from = NaN, to = NaN] = [temperatures[0], temperatures.at(-1)];
  const growth = Math.log((constants.at(-1) ?? NaN) / (constants[0] ?? NaN));
  return { temperatures, constants, energy: (gas * growth) / (inverse(from) - inverse(to)) };
}

/** 1/*T* in K^{−1} of a temperature in °C. */
export function inverse(celsius: number): number {
  return 1 / (celsius + zeroCelsius);
}
