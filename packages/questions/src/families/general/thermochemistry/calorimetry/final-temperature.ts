import { formatDecimals, formatSignificant, specificHeats } from '@valence/chemistry';
import type { Random } from '../../../../random.ts';
import type { Draft } from '../../../family.ts';
import { optionsApart } from '../../../options/options-apart.ts';
import { isFarApart } from '../../../options/wrong-numbers.ts';
import { americanName } from '../../../texts/american-name.ts';

const three = (value: number): string => formatSignificant(value, 3);
const water = 4.184;
const metals = specificHeats.filter(({ substance }) => !['H2O', 'C2H5OH'].includes(substance));

/** In °C: temperatures nearer to each other could be taken for one another after rounding on the way. */
const leastGap = 0.5;

/** The temperature at which a hot metal and cold water meet. */
export function finalTemperature(random: Random): Draft | null {
  const { name: listed, specificHeat } = random.pick(metals);
  const name = americanName(listed);
  const metalMass = random.integer(100, 300);
  const waterMass = random.integer(5, 20) * 10;
  const hot = random.integer(80, 99);
  const cold = random.integer(18, 26);
  const metalCapacity = metalMass * specificHeat;
  const waterCapacity = waterMass * water;
  const final = (metalCapacity * hot + waterCapacity * cold) / (metalCapacity + waterCapacity);
  if (final - cold < 3) return null;
  const slips = [
    {
      value: (hot + cold) / 2,
      slip: 'unweighted-mean',
      teaching: `The simple mean applies only if the products *mc* are equal; here they are ${three(metalCapacity)} and ${three(waterCapacity)} J/K.`,
    },
    {
      value: (metalMass * hot + waterMass * cold) / (metalMass + waterMass),
      slip: 'ignored-heat-capacity',
      teaching:
        'The temperatures were weighted by the masses alone; each mass must be multiplied by its specific heat capacity.',
    },
    {
      value: (metalCapacity * cold + waterCapacity * hot) / (metalCapacity + waterCapacity),
      slip: 'exchanged-values',
      teaching: 'The initial temperatures were interchanged; the metal is the hotter body.',
    },
    {
      value: (metalCapacity * (hot - cold)) / (metalCapacity + waterCapacity),
      slip: 'one-step-short',
      teaching: 'This is the temperature rise of the water; add it to the initial temperature of the water.',
    },
    {
      value: (specificHeat * hot + water * cold) / (specificHeat + water),
      slip: 'ignored-mass',
      teaching:
        'The temperatures were weighted by the specific heat capacities alone; each must be multiplied by the mass of its substance.',
    },
    {
      value:
        (metalMass * water * hot + waterMass * specificHeat * cold) /
        (metalMass * water + waterMass * specificHeat),
      slip: 'exchanged-values',
      teaching: `The specific heat capacities were interchanged; that of ${name} is ${specificHeat} J/(g·K).`,
    },
    {
      value:
        (waterMass * specificHeat * hot + metalMass * water * cold) /
        (waterMass * specificHeat + metalMass * water),
      slip: 'exchanged-values',
      teaching: `The masses were interchanged; the mass of ${name} is ${metalMass}.0 g.`,
    },
    {
      value: cold + (final - cold) / 2,
      slip: 'needless-half',
      teaching:
        'The temperature change of the water was halved; all of it must be added to the initial temperature of the water.',
    },
    {
      value: cold + (metalCapacity * cold) / (metalCapacity + waterCapacity),
      slip: 'value-for-change',
      teaching:
        'The temperature rise of the water was calculated with the temperature of the water itself; the difference between the two initial temperatures must be used.',
    },
    {
      value: cold + (metalCapacity * hot) / (metalCapacity + waterCapacity),
      slip: 'value-for-change',
      teaching:
        'The temperature rise of the water was calculated with the temperature of the metal itself; the difference between the two initial temperatures must be used.',
    },
    {
      value: cold + (metalCapacity * (hot - cold)) / (water * (metalMass + waterMass)),
      slip: 'wrong-substance-data',
      teaching: `The mass of ${name} was added to that of the water, as if all of it had the specific heat capacity of water.`,
    },
    {
      value: (metalMass * cold + waterMass * hot) / (metalMass + waterMass),
      slip: 'ignored-heat-capacity',
      teaching:
        'Two things went wrong: the heat capacities were left out, and the initial temperatures were interchanged.',
    },
    {
      value: (hot - cold) / 2,
      slip: 'unweighted-mean',
      teaching:
        'Half of the difference is neither the final temperature nor the temperature change, because the heat capacities differ.',
    },
    {
      value: (metalMass * (hot - cold)) / (metalMass + waterMass),
      slip: 'ignored-heat-capacity',
      teaching:
        'Two things went wrong: the masses must be multiplied by the heat capacities, and this is only a temperature change.',
    },
    {
      value: hot - (final - cold),
      slip: 'wrong-reference',
      teaching:
        'The temperature change of the water was subtracted from the temperature of the metal; it must be added to that of the water.',
    },
    {
      value: cold + (metalCapacity * (hot - cold)) / waterCapacity,
      slip: 'one-body-only',
      teaching:
        'The heat was calculated as if the metal cooled to the initial temperature of the water; both end at the same higher temperature.',
    },
    {
      value: (metalCapacity * hot) / (metalCapacity + waterCapacity),
      slip: 'one-body-only',
      teaching:
        'Only the term for the metal was divided by the sum of the heat capacities; the term for the water is missing.',
    },
  ];
  // What lies outside of the two initial temperatures is ruled out at a glance.
  const options = optionsApart(
    final,
    (value) => `${formatDecimals(value, 1)} °C`,
    slips,
    isFarApart(leastGap),
    { isRead: true, within: [cold, hot] },
  );
  return (
    options && {
      text: `A piece of ${name} (${metalMass}.0 g) at ${hot}.0 °C is placed in ${waterMass}.0 g of water at ${cold}.0 °C. What is the final temperature? (Assume that no heat is lost; specific heat capacities: ${name} ${specificHeat} J/(g·K), water ${water} J/(g·K))`,
      ...options,
      explanation: `The heat released by the metal equals the heat absorbed by the water: ${metalMass}.0 × ${specificHeat} × (${hot}.0 − *T*) = ${waterMass}.0 × ${water} × (*T* − ${cold}.0). So *T* = \\frac{${formatSignificant(metalCapacity, 5)} × ${hot}.0 + ${formatSignificant(waterCapacity, 5)} × ${cold}.0}{${formatSignificant(metalCapacity, 5)} + ${formatSignificant(waterCapacity, 5)}} = ${options.answer}.`,
      finding: `Heat given equals heat taken at ${options.answer}.`,
    }
  );
}
