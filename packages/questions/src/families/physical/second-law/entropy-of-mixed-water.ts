import { formatDecimals, formatSignificant, zeroCelsius } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { signedQuantity } from '../../texts/signed-quantity.ts';

/** An entropy change as it is printed, with its sign where it is negative. */
export const joulesPerKelvin = (value: number): string => `${signedQuantity(value, 3)} J/K`;

/** The total entropy change of hot and cold water that are mixed; `null` where the drawn numbers make no question. */
export function entropyOfMixedWater(random: Random): Draft | null {
  const hotMass = random.integer(3, 20) * 10;
  const coldMass = random.integer(3, 20) * 10;
  const hot = random.integer(60, 95);
  const cold = random.integer(5, 30);
  const final = (hotMass * hot + coldMass * cold) / (hotMass + coldMass);
  if (Math.abs(final * 100 - Math.round(final * 100)) > 1e-6) return null;
  // A final temperature of the same number as the difference would read like a change.
  if (Math.abs(final - (hot - cold)) < 1e-9) return null;
  const kelvin = final + zeroCelsius;
  const lost = hotMass * 4.18 * Math.log(kelvin / (hot + zeroCelsius));
  const gained = coldMass * 4.18 * Math.log(kelvin / (cold + zeroCelsius));
  const heat = coldMass * 4.18 * (final - cold);
  const mean = (hot + cold) / 2;
  const atMean =
    hotMass * 4.18 * Math.log((mean + zeroCelsius) / (hot + zeroCelsius)) +
    coldMass * 4.18 * Math.log((mean + zeroCelsius) / (cold + zeroCelsius));
  const options = quantityOptions(lost + gained, joulesPerKelvin, [
    {
      value: gained,
      slip: 'entropy-of-one-part',
      teaching: `This is the entropy gained by the cold water alone; the hot water loses ${formatSignificant(-lost, 3)} J/K.`,
    },
    {
      value: -lost,
      slip: 'entropy-of-one-part',
      teaching: `This is the entropy lost by the hot water, with a positive sign; the cold water gains ${formatSignificant(gained, 3)} J/K, and the total is the gain minus the loss.`,
    },
    {
      value: gained - lost,
      slip: 'wrong-sign',
      factor: 's',
      teaching:
        'The entropy lost by the hot water was added; this water cools, so its entropy change is negative and lowers the sum.',
    },
    {
      value: (lost + gained) / Math.LN10,
      slip: 'natural-for-decadic-logarithm',
      factor: 'l',
      teaching: 'The base-10 logarithm was used; integrating d*T*/*T* gives the natural logarithm.',
    },
    {
      value: heat / (cold + zeroCelsius) - heat / (hot + zeroCelsius),
      slip: 'initial-temperature-only',
      teaching:
        'The heat was divided by the initial temperatures, but the temperatures of both portions change during the process.',
    },
    {
      value: (lost + gained) / 4.18,
      slip: 'forgot-factor',
      factor: 'c',
      teaching: 'The specific heat capacity, 4.18 J/(g·K), was left out.',
    },
    {
      value: 4.18 * (hotMass * Math.log(final / hot) + coldMass * Math.log(final / cold)),
      slip: 'celsius-for-kelvin',
      teaching: 'The logarithms of ratios of temperatures in °C were used; absolute temperatures are needed.',
    },
    {
      // Masses that differ much would give a loss, which nobody believes of a mixture that forms by itself.
      value: atMean > 0 ? atMean : Number.NaN,
      slip: 'averaged-temperatures',
      teaching: `The mean of the two temperatures, ${formatDecimals(mean, 1)} °C, was used as the final one; the masses differ, so each temperature must be weighted by its mass.`,
    },
  ]);
  if (options === null || lost + gained < 1) return null;
  // Both parts are shown to a thousandth, so rounding them must not change their sum.
  if (joulesPerKelvin(lost + gained - 0.001) !== joulesPerKelvin(lost + gained + 0.001)) return null;
  const part = (value: number): string => `${value > 0 ? '+' : ''}${formatDecimals(value, 3)} J/K`;
  return {
    text: `In an insulated vessel, ${hotMass} g of water at ${hot}.0 °C is mixed with ${coldMass} g of water at ${cold}.0 °C. What is the total entropy change? (specific heat capacity 4.18 J/(g·K), constant)`,
    ...options,
    explanation: `By the heat balance, the final temperature is ${formatDecimals(final, 2)} °C = ${formatDecimals(kelvin, 2)} K. Hot water: ${hotMass} × 4.18 × ln(${formatDecimals(kelvin, 2)}/${formatDecimals(hot + zeroCelsius, 2)}) = ${part(lost)}. Cold water: ${coldMass} × 4.18 × ln(${formatDecimals(kelvin, 2)}/${formatDecimals(cold + zeroCelsius, 2)}) = ${part(gained)}. In total, Δ*S* = ${options.answer}.`,
    finding: `The entropy changes of the two portions, with the common final temperature, add up to ${options.answer}.`,
  };
}
