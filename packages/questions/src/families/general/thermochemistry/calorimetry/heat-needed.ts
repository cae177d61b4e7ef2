import { formatSignificant, specificHeats, zeroCelsius } from '@valence/chemistry';
import type { Random } from '../../../../random.ts';
import type { Draft } from '../../../family.ts';
import { believableOptions } from '../../../options/quantity-options.ts';
import type { SlippedValue } from '../../../options/slipped-value.ts';
import { americanName } from '../../../texts/american-name.ts';
import { printedConstants } from '../../../texts/printed-constants.ts';

const three = (value: number): string => formatSignificant(value, 3);

/** How many times too large or too small a heat can be believed; what is written in powers of ten is seen to be none. */
const believable = 15;

interface Warmed {
  name: string;
  capacity: number;
  mass: number;
  from: number;
  to: number;
}

/** The heat that warms one of two substances whose heat capacities are given. */
export function heatNeeded(random: Random): Draft | null {
  const [own, other] = random.shuffle(specificHeats);
  if (own === undefined || other === undefined) return null;
  // With heat capacities that are nearly equal nothing hangs on the choice.
  if (Math.abs(own.specificHeat - other.specificHeat) < 0.1 * own.specificHeat) return null;
  const mass = random.integer(101, 480);
  const from = random.integer(18, 26);
  const to = from + random.integer(21, 49);
  const name = americanName(own.name);
  const heat = mass * own.specificHeat * (to - from);
  const options = believableOptions(
    heat / 1000,
    (value) => `${three(value)} kJ`,
    slipsOf(
      { name, capacity: own.specificHeat, mass, from, to },
      { name: americanName(other.name), capacity: other.specificHeat },
    ),
    [heat / 1000 / believable, Math.min((heat / 1000) * believable, 1000)],
  );
  const given = random
    .shuffle([own, other])
    .map((one) => `${americanName(one.name)} ${one.specificHeat} J/(g·K)`);
  return (
    options && {
      text: `How much heat is needed to warm ${mass} g of ${name} from ${from}.0 °C to ${to}.0 °C? (specific heat capacities: ${given.join(', ')})`,
      ...options,
      explanation: `The heat is the mass times the specific heat capacity times the temperature change: *q* = *mc*Δ*T* = ${mass} g × ${own.specificHeat} J/(g·K) × ${to - from}.0 K = ${formatSignificant(heat, 5)} J = ${options.answer}.`,
      finding: `Mass times heat capacity times change of temperature is ${options.answer}.`,
    }
  );
}

function slipsOf(
  { name, capacity, mass, from, to }: Warmed,
  other: Pick<Warmed, 'name' | 'capacity'>,
): SlippedValue[] {
  const change = to - from;
  const kilojoules = (used: number, difference: number): number => (mass * used * difference) / 1000;
  return [
    {
      value: kilojoules(capacity, to),
      slip: 'final-temperature-for-change',
      factor: 'temperature',
      teaching: `The final temperature was used in place of the temperature change, ${change} K.`,
    },
    {
      value: 1000 * kilojoules(capacity, change),
      slip: 'unit-prefix',
      teaching: 'The product is in joules; one kilojoule is 1000 joules.',
    },
    {
      value: kilojoules(other.capacity, change),
      slip: 'wrong-substance-data',
      factor: 'capacity',
      teaching: `The heat capacity of ${other.name} was used, not that of ${name}.`,
    },
    {
      value: kilojoules(1 / capacity, change),
      slip: 'divided-for-multiplied',
      factor: 'capacity',
      teaching:
        'The mass and the temperature change must be multiplied by the heat capacity, not divided by it.',
    },
    {
      value: kilojoules(capacity, change + zeroCelsius),
      slip: 'difference-converted-to-kelvin',
      factor: 'temperature',
      teaching: `${printedConstants.zeroCelsius} was added to the temperature change; a temperature difference is the same in °C and in K.`,
    },
    {
      value: kilojoules(capacity, from),
      slip: 'final-temperature-for-change',
      factor: 'temperature',
      teaching: `The initial temperature was used in place of the temperature change, ${change} K.`,
    },
    {
      value: kilojoules(capacity, to + from),
      slip: 'wrong-sign',
      factor: 'temperature',
      teaching: `The temperatures were added; their difference, ${change} K, must be used.`,
    },
    {
      value: kilojoules(capacity, (to + from) / 2),
      slip: 'final-temperature-for-change',
      factor: 'temperature',
      teaching: `The mean of the two temperatures was used in place of their difference, ${change} K.`,
    },
    {
      value: kilojoules(1, change),
      slip: 'ignored-heat-capacity',
      factor: 'capacity',
      teaching: `The heat capacity was left out; one gram of ${name} requires ${capacity} J for each kelvin.`,
    },
    {
      value: capacity * change,
      slip: 'ignored-mass',
      teaching: 'This is the heat for one gram in joules; multiplication by the mass was left out.',
    },
  ];
}
