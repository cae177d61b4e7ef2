import { withArticle } from '../../texts/with-article.ts';
import { formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { gases, three, atmospheres } from './gas-samples.ts';

export function joinedVessels(random: Random): Draft | null {
  const [first, second] = random.shuffle(gases);
  if (first === undefined || second === undefined) return null;
  const volumes = [random.integer(10, 60) / 10, random.integer(10, 60) / 10] as const;
  const pressures = [random.integer(60, 390) / 100, random.integer(60, 390) / 100] as const;
  const sum = volumes[0] + volumes[1];
  const parts = [(pressures[0] * volumes[0]) / sum, (pressures[1] * volumes[1]) / sum] as const;
  const options = quantityOptions(parts[0] + parts[1], atmospheres, [
    {
      value: pressures[0] + pressures[1],
      slip: 'ignored-dilution',
      teaching:
        'The initial pressures were added; each gas expands into both vessels, so its own pressure falls first.',
    },
    {
      value: (pressures[0] + pressures[1]) / 2,
      slip: 'unweighted-mean',
      teaching: 'The simple mean of the pressures was taken, which applies only to equal volumes.',
    },
    {
      value: parts[0],
      slip: 'answered-another-quantity',
      teaching: `This is the partial pressure of ${first.shown}; that of ${second.shown} must be added.`,
    },
    {
      value: (pressures[0] * volumes[1] + pressures[1] * volumes[0]) / sum,
      slip: 'exchanged-values',
      teaching:
        'The volumes were interchanged; each pressure must be multiplied by the volume of its own vessel.',
    },
  ]);
  return (
    options && {
      text: `${withArticle(three(volumes[0]))} L vessel containing ${first.shown} at ${atmospheres(pressures[0])} is connected to a ${three(volumes[1])} L vessel containing ${second.shown} at ${atmospheres(pressures[1])}. The temperature is constant, and the gases are ideal and do not react. What is the final total pressure?`,
      ...options,
      explanation: `Each gas expands into the total volume, ${three(sum)} L. ${first.shown}: ${atmospheres(pressures[0])} × \\frac{${three(volumes[0])}}{${three(sum)}} = ${formatSignificant(parts[0], 4)} atm; ${second.shown}: ${atmospheres(pressures[1])} × \\frac{${three(volumes[1])}}{${three(sum)}} = ${formatSignificant(parts[1], 4)} atm. The total is ${options.answer}.`,
      finding: `Each gas expands into both vessels; the partial pressures add up to ${options.answer}.`,
    }
  );
}
