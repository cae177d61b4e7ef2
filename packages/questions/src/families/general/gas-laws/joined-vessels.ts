import { withArticle } from '../../texts/with-article.ts';
import { formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { atMostOneOutside } from '../../options/at-most-one-outside.ts';
import { optionsApart } from '../../options/options-apart.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { slipsTogether } from '../../options/slips-together.ts';
import { isPercentApart } from '../../options/wrong-numbers.ts';
import { gases, three, atmospheres } from './gas-samples.ts';

export function joinedVessels(random: Random): Draft | null {
  const [first, second] = random.shuffle(gases);
  if (first === undefined || second === undefined) return null;
  const volumes = [random.integer(10, 60) / 10, random.integer(10, 60) / 10] as const;
  const low = random.integer(60, 180) / 100;
  const high = low + random.integer(150, 300) / 100;
  const pressures = random.next() < 0.5 ? ([low, high] as const) : ([high, low] as const);
  const sum = volumes[0] + volumes[1];
  const parts = [(pressures[0] * volumes[0]) / sum, (pressures[1] * volumes[1]) / sum] as const;
  // With volumes nearly alike the plain mean of the pressures would lead to the key.
  const mean = (pressures[0] + pressures[1]) / 2;
  if (Math.abs(mean / (parts[0] + parts[1]) - 1) < 0.06) return null;
  const samples = [
    { gas: first.shown, pressure: pressures[0], volume: volumes[0] },
    { gas: second.shown, pressure: pressures[1], volume: volumes[1] },
  ] as const;
  const options = optionsApart(
    parts[0] + parts[1],
    atmospheres,
    offeredOf(samples, parts[0] + parts[1], random),
    isPercentApart(5),
    { isAlone: true },
  );
  return (
    options && {
      text: `${withArticle(three(volumes[0]))} L vessel containing ${first.shown} at ${atmospheres(pressures[0])} is connected to a ${three(volumes[1])} L vessel containing ${second.shown} at ${atmospheres(pressures[1])}. The temperature is constant, and the gases are ideal and do not react. What is the final total pressure?`,
      ...options,
      explanation: `Each gas expands into the total volume, ${three(sum)} L. ${first.shown}: ${atmospheres(pressures[0])} × \\frac{${three(volumes[0])}}{${three(sum)}} = ${formatSignificant(parts[0], 4)} atm; ${second.shown}: ${atmospheres(pressures[1])} × \\frac{${three(volumes[1])}}{${three(sum)}} = ${formatSignificant(parts[1], 4)} atm. The total is ${options.answer}.`,
      finding: `Each gas expands into both vessels; the partial pressures add up to ${options.answer}.`,
    }
  );
}

/** What one vessel contains at first: atm and L. */
interface Sample {
  gas: string;
  pressure: number;
  volume: number;
}

/** The slips that end between the two pressures, where the total must lie, and one that ends not far from them. */
function offeredOf(samples: readonly [Sample, Sample], key: number, random: Random): SlippedValue[] {
  const [first, second] = samples;
  const low = Math.min(first.pressure, second.pressure);
  const high = Math.max(first.pressure, second.pressure);
  const sum = first.pressure + second.pressure;
  const slips = slipsTogether(
    key,
    [...slipsOfTotal(samples), ...slipsOfPart(first, second), ...slipsOfPart(second, first)],
    { keepsPowerOfTen: true },
  );
  // The likeliest of those beyond is the sum.
  const isSumBeyond = random.next() < 0.5;
  return atMostOneOutside(
    slips.filter(
      ({ value }) =>
        (value > low && value < high) || (isSumBeyond ? value === sum : value > 0.7 * low && value <= sum),
    ),
    low,
    high,
    random,
  );
}

function slipsOfTotal([first, second]: readonly [Sample, Sample]): SlippedValue[] {
  const sum = first.pressure + second.pressure;
  const volume = first.volume + second.volume;
  const [part, otherPart] = [first, second].map((one) => (one.pressure * one.volume) / volume);
  return [
    {
      value: sum,
      slip: 'ignored-dilution',
      teaching:
        'The initial pressures were added; each gas expands into both vessels, so its own pressure falls first.',
    },
    {
      value: sum / 2,
      slip: 'unweighted-mean',
      teaching: 'The simple mean of the pressures was taken, which applies only to equal volumes.',
    },
    {
      value: part ?? Number.NaN,
      slip: 'answered-another-quantity',
      teaching: `This is the partial pressure of ${first.gas}; that of ${second.gas} must be added.`,
    },
    {
      value: otherPart ?? Number.NaN,
      slip: 'answered-another-quantity',
      teaching: `This is the partial pressure of ${second.gas}; that of ${first.gas} must be added.`,
    },
    {
      value: (first.pressure * second.volume + second.pressure * first.volume) / volume,
      slip: 'exchanged-values',
      teaching:
        'The volumes were interchanged; each pressure must be multiplied by the volume of its own vessel.',
    },
    {
      value: ((part ?? Number.NaN) + (otherPart ?? Number.NaN)) / 2,
      slip: 'needless-half',
      teaching: 'The mean of the two partial pressures was taken; the total pressure is their sum.',
    },
  ];
}

/** Slips in what one gas contributes. */
function slipsOfPart({ gas, pressure, volume }: Sample, other: Sample): SlippedValue[] {
  const total = volume + other.volume;
  const rest = (other.pressure * other.volume) / total;
  return [
    {
      value: pressure + rest,
      slip: 'ignored-dilution',
      term: gas,
      teaching: `The pressure of ${gas} was left at ${atmospheres(pressure)}; this gas expands into both vessels, so its pressure falls.`,
    },
    {
      value: (pressure * other.volume) / total + rest,
      slip: 'exchanged-values',
      term: gas,
      teaching: `The pressure of ${gas} was multiplied by the volume of the other vessel; it must be multiplied by that of its own.`,
    },
    {
      value: (pressure * volume) / other.volume + rest,
      slip: 'ratio-for-share',
      term: gas,
      teaching: `For ${gas}, the volume of its vessel was divided by that of the other vessel; it must be divided by the total volume.`,
    },
  ];
}
