import { formatDecimals, formatSignificant, specificHeats } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { atMostOneOutside } from '../../options/at-most-one-outside.ts';
import { quantityOptions } from '../../options/quantity-options.ts';

const three = (value: number): string => formatSignificant(value, 3);
const water = 4.184;
const metals = specificHeats.filter(({ substance }) => !['H2O', 'C2H5OH'].includes(substance));

/** The temperature at which a hot metal and cold water meet. */
export function finalTemperature(random: Random): Draft | null {
  const { name, specificHeat } = random.pick(metals);
  const metalMass = random.integer(100, 300);
  const waterMass = random.integer(5, 20) * 10;
  const hot = random.integer(80, 99);
  const cold = random.integer(18, 26);
  const metalCapacity = metalMass * specificHeat;
  const waterCapacity = waterMass * water;
  const final = (metalCapacity * hot + waterCapacity * cold) / (metalCapacity + waterCapacity);
  if (final - cold < 2) return null;
  const slips = [
    {
      value: (hot + cold) / 2,
      slip: 'unweighted-mean',
      teaching: `The plain mean would need equal products *mc*; here they are ${three(metalCapacity)} and ${three(waterCapacity)} J/K.`,
    },
    {
      value: (metalMass * hot + waterMass * cold) / (metalMass + waterMass),
      slip: 'ignored-heat-capacity',
      teaching:
        'This weights with the masses alone; each mass has to be multiplied by its specific heat capacity.',
    },
    {
      value: (metalCapacity * cold + waterCapacity * hot) / (metalCapacity + waterCapacity),
      slip: 'exchanged-values',
      teaching: 'The starting temperatures are exchanged: the metal is the hot one.',
    },
    {
      value: (metalCapacity * (hot - cold)) / (metalCapacity + waterCapacity),
      slip: 'one-step-short',
      teaching: 'This is by how much the water warms; add it to its starting temperature.',
    },
    {
      value: (specificHeat * hot + water * cold) / (specificHeat + water),
      slip: 'ignored-mass',
      teaching:
        'This weights with the specific heat capacities alone; each has to be multiplied by the mass of its body.',
    },
    {
      value:
        (metalMass * water * hot + waterMass * specificHeat * cold) /
        (metalMass * water + waterMass * specificHeat),
      slip: 'exchanged-values',
      teaching: `The specific heat capacities are exchanged: that of ${name} is ${specificHeat} J/(g·K).`,
    },
    {
      value:
        (waterMass * specificHeat * hot + metalMass * water * cold) /
        (waterMass * specificHeat + metalMass * water),
      slip: 'exchanged-values',
      teaching: `The masses are exchanged: there are ${metalMass}.0 g of ${name}.`,
    },
    {
      value: cold + (final - cold) / 2,
      slip: 'needless-half',
      teaching:
        'The change of temperature of the water was halved; all of it is added to its starting temperature.',
    },
    {
      value: (metalMass * cold + waterMass * hot) / (metalMass + waterMass),
      slip: 'ignored-heat-capacity',
      teaching:
        'Two things went wrong: the heat capacities were left out, and the starting temperatures are exchanged.',
    },
    {
      value: (hot - cold) / 2,
      slip: 'unweighted-mean',
      teaching:
        'Half of the difference is neither the final temperature nor the change: the heat capacities differ.',
    },
    {
      value: (metalMass * (hot - cold)) / (metalMass + waterMass),
      slip: 'ignored-heat-capacity',
      teaching:
        'Two things went wrong: the masses count times their heat capacities, and this is only a change of temperature.',
    },
    {
      value: 2 * cold - final,
      slip: 'wrong-sign',
      teaching:
        'The change of temperature was subtracted from the starting temperature of the water; the water gets warmer.',
    },
    {
      value: hot - (final - cold),
      slip: 'wrong-reference',
      teaching:
        'The change of temperature of the water was subtracted from the temperature of the metal; it is added to that of the water.',
    },
    {
      value: cold + (metalCapacity * (hot - cold)) / waterCapacity,
      slip: 'one-body-only',
      teaching:
        'The heat was shared as if the metal cooled down to the starting temperature of the water; both end at the same temperature.',
    },
    {
      value: (metalCapacity * hot) / (metalCapacity + waterCapacity),
      slip: 'one-body-only',
      teaching:
        'Only the term of the metal was divided by the sum of the heat capacities; that of the water is missing.',
    },
    {
      value: (waterCapacity * cold) / (metalCapacity + waterCapacity),
      slip: 'one-body-only',
      teaching:
        'Only the term of the water was divided by the sum of the heat capacities; that of the metal is missing.',
    },
  ];
  const options = quantityOptions(
    final,
    (value) => `${formatDecimals(value, 1)} °C`,
    atMostOneOutside(slips, cold, hot, random),
  );
  return (
    options && {
      text: `A piece of ${name} (${metalMass}.0 g) at ${hot}.0 °C is put into ${waterMass}.0 g of water at ${cold}.0 °C. What is the final temperature? (specific heat capacities: ${name} ${specificHeat}, water ${water} J/(g·K); no heat is lost)`,
      ...options,
      explanation: `The heat that the metal gives is what the water takes: ${metalMass}.0 × ${specificHeat} × (${hot}.0 − *T*) = ${waterMass}.0 × ${water} × (*T* − ${cold}.0). So *T* = \\frac{${formatSignificant(metalCapacity, 5)} × ${hot}.0 + ${formatSignificant(waterCapacity, 5)} × ${cold}.0}{${formatSignificant(metalCapacity, 5)} + ${formatSignificant(waterCapacity, 5)}} = ${options.answer}.`,
      finding: `Heat given equals heat taken at ${options.answer}.`,
    }
  );
}
