import { formatDecimals, formatSignificant, roundedConstants } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import { amongNear } from '../../options/reading-options.ts';
import { printedConstants } from '../../texts/printed-constants.ts';
import { branchOf, measuredIn, type Measured, type SolidAndLiquid } from './solid-and-liquid.ts';
import { kilojoules } from './transition-enthalpies.ts';

/** The vapor pressure over a phase at a temperature between its two rows. */
export function pressureBetweenRows(drawn: SolidAndLiquid, random: Random): PartDraft | null {
  const phase = random.pick(['solid', 'liquid'] as const);
  const [low, high] = drawn[phase];
  const temperature = Math.round(low[0] + (random.integer(20, 80) / 100) * (high[0] - low[0]));
  const { enthalpy } = branchOf(drawn[phase]);
  const foreign = branchOf(drawn[phase === 'solid' ? 'liquid' : 'solid']).enthalpy;
  const inverse = 1 / low[0] - 1 / temperature;
  const exponent = (enthalpy / roundedConstants.gas) * inverse;
  const [[t, p], [u, q]] = [low, high];
  const write = (value: number): string => `${formatSignificant(value, 3)} kPa`;
  const between = [
    {
      value: p + ((q - p) * (temperature - t)) / (u - t),
      slip: 'linear-for-exponential',
      teaching: 'The pressure itself was interpolated linearly; only its logarithm is linear, in 1/*T*.',
    },
    {
      value: p * Math.exp((foreign / roundedConstants.gas) * inverse),
      slip: 'other-process',
      teaching: `The enthalpy of ${phase === 'solid' ? 'vaporization was used; over the solid, that of sublimation' : 'sublimation was used; over the liquid, that of vaporization'} applies.`,
    },
    {
      value: (p + q) / 2,
      slip: 'averaged-levels',
      teaching: 'The mean of the pressures in the two rows was used, regardless of the temperature.',
    },
    {
      value: Math.sqrt(p * q),
      slip: 'averaged-levels',
      teaching: 'The mean of the logarithms of the two pressures was used, regardless of the temperature.',
    },
    {
      value: q * Math.exp(-exponent),
      slip: 'counted-from-wrong-end',
      teaching: 'The change calculated from the first of the two rows was subtracted from the second one.',
    },
    {
      value: p * (1 + exponent),
      slip: 'forgot-logarithm',
      teaching: 'The logarithm of the pressure ratio was used as the relative increase in pressure.',
    },
    {
      value: p * Math.exp(exponent * Math.LOG10E),
      slip: 'natural-for-decadic-logarithm',
      teaching: 'Base-10 logarithms were used first and natural ones afterward; the two cannot be mixed.',
    },
    {
      value: p * 10 ** exponent,
      slip: 'natural-for-decadic-logarithm',
      teaching: 'The natural logarithm was treated as a base-10 logarithm.',
    },
  ].filter(({ value }) => value > 1.02 * p && value < 0.98 * q);
  const options = amongNear(p * Math.exp(exponent), write, 0.06, between, [
    {
      value: q * Math.exp(exponent),
      slip: 'wrong-reference',
      teaching: 'The change calculated from the first of the two rows was added to the second one.',
    },
    {
      value: p * Math.exp(-exponent),
      slip: 'wrong-sign',
      teaching: 'The sign of the exponent was reversed: a vapor pressure increases with temperature.',
    },
  ]);
  const enthalpySign = phase === 'solid' ? 'Δ_{sub}*H*' : 'Δ_{vap}*H*';
  return (
    options && {
      text: `What is the vapor pressure over the ${phase} at ${temperature} K? (*R* = ${printedConstants.gas} J/(mol·K))`,
      keyFrom: ({ cells }) => write(interpolated(measuredIn(cells)[phase], temperature)),
      ...options,
      explanation: `The two rows for the ${phase} give ${enthalpySign} = ${kilojoules(enthalpy)}. From ${formatDecimals(t, 1)} K to ${temperature} K, ln *p* increases by ${enthalpySign}/*R* × (1/(${formatDecimals(t, 1)} K) − 1/(${temperature} K)) = ${formatDecimals(exponent, 4)}. So *p* = ${formatSignificant(p, 4)} kPa × e^{${formatDecimals(exponent, 4)}} = ${options.answer}.`,
      finding: `The line of ln *p* through the rows for the ${phase} gives ${options.answer}.`,
    }
  );
}

function interpolated(rows: readonly [Measured, Measured], temperature: number): number {
  const { enthalpy, intercept } = branchOf(rows);
  return Math.exp(intercept - enthalpy / roundedConstants.gas / temperature);
}
