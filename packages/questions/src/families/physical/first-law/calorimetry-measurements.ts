import { withArticle } from '../../texts/with-article.ts';
import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { combustionEnergy } from './combustion-energy.ts';

const metals = [
  { name: 'copper', capacity: 0.385 },
  { name: 'iron', capacity: 0.449 },
  { name: 'aluminum', capacity: 0.897 },
  { name: 'lead', capacity: 0.129 },
  { name: 'silver', capacity: 0.235 },
] as const;

/** Calorimeters: heat from a warming, a final temperature, a combustion energy after calibration. */
export const calorimetryMeasurements: Family = {
  id: 'calorimetry-measurements',
  name: 'Calorimetry',
  subject: 'physical',
  topics: ['first-law'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['specific-heat-capacity'],
    intermediate: ['heat-and-temperature'],
    advanced: ['bomb-calorimetry'],
  },
  uses: ['calorimetry', 'enthalpy-of-combustion', 'molar-mass'],
  reference: 'OpenStax Chemistry 2e, section 5.2',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return heatTakenUp(random);
      case 'intermediate':
        return finalTemperature(random);
      case 'advanced':
        return combustionEnergy(random);
    }
  },
};

function heatTakenUp(random: Random): Draft | null {
  const { name, capacity } = random.pick([...metals, { name: 'water', capacity: 4.18 }]);
  const grams = random.integer(10, 60) * 10;
  const cold = random.integer(12, 30);
  const hot = cold + random.integer(10, 60);
  const joules = grams * capacity * (hot - cold);
  const options = quantityOptions(joules / 1000, (value) => `${formatSignificant(value, 3)} kJ`, [
    {
      value: joules,
      slip: 'unit-prefix',
      factor: 'u',
      teaching:
        'The specific heat capacity is in J/(g·K), so the result is in joules; it must be divided by 1000 to give kJ.',
    },
    {
      value: (grams * capacity * hot) / 1000,
      slip: 'final-for-change',
      factor: 't',
      teaching: `The final temperature was used; the heat depends on the temperature change, ${hot - cold} K.`,
    },
    {
      value: (grams * capacity * (hot - cold + 273)) / 1000,
      slip: 'absolute-temperature-for-difference',
      factor: 't',
      teaching: 'A temperature difference is the same in K and in °C, so 273 must not be added to it.',
    },
    {
      value: (grams * (hot - cold)) / capacity / 1000,
      slip: 'divided-for-multiplied',
      factor: 'c',
      teaching: 'The heat is the product *mc*Δ*T*; *m*Δ*T* is multiplied, not divided, by the heat capacity.',
    },
  ]);
  if (options === null) return null;
  return {
    text: `How much heat is needed to warm ${grams} g of ${name} from ${cold}.0 °C to ${hot}.0 °C? (specific heat capacity ${formatSignificant(capacity, 3)} J/(g·K))`,
    ...options,
    explanation: `The heat is the mass times the specific heat capacity times the change in temperature: *q* = *mc*Δ*T* = ${grams} g × ${formatSignificant(capacity, 3)} J/(g·K) × ${hot - cold}.0 K = ${formatSignificant(joules, 5)} J = ${options.answer}.`,
    finding: `*mc*Δ*T* is ${options.answer}.`,
  };
}

function finalTemperature(random: Random): Draft | null {
  const { name, capacity } = random.pick(metals);
  const metal = random.integer(5, 40) * 10;
  const water = random.integer(5, 25) * 10;
  const hot = random.integer(70, 150);
  const cold = random.integer(12, 28);
  const mixed = (weightMetal: number, weightWater: number): number =>
    (weightMetal * hot + weightWater * cold) / (weightMetal + weightWater);
  const final = mixed(metal * capacity, water * 4.18);
  if (final - cold < 2 || final > 95) return null;
  const slips = [
    {
      value: mixed(metal, water),
      slip: 'ignored-heat-capacity',
      teaching:
        'The temperatures were weighted by the masses alone; a gram of water absorbs far more heat per kelvin than a gram of metal.',
    },
    {
      value: (hot + cold) / 2,
      slip: 'averaged-temperatures',
      teaching:
        'The two temperatures were averaged; their mean is the final temperature only if the metal and the water have the same heat capacity.',
    },
    {
      value: mixed(metal * 4.18, water * capacity),
      slip: 'exchanged-components',
      teaching: 'The two specific heat capacities were interchanged.',
    },
    {
      value: mixed(capacity, 4.18),
      slip: 'ignored-mass',
      teaching:
        'The temperatures were weighted by the specific heat capacities alone; these must be multiplied by the masses.',
    },
    {
      value: final - cold,
      slip: 'one-step-short',
      teaching: 'This is the temperature rise of the water; add it to the initial temperature of the water.',
    },
    {
      value: cold + (metal * capacity * (hot - cold)) / ((metal + water) * 4.18),
      slip: 'wrong-substance-data',
      teaching:
        'The specific heat capacity of water was used for the whole mass; the metal warms with its own specific heat capacity.',
    },
    {
      value: cold + (metal * capacity * (hot - cold)) / ((metal + water) * (capacity + 4.18)),
      slip: 'sum-for-product',
      teaching:
        'The sum of the masses was multiplied by the sum of the specific heat capacities; each mass must be multiplied by its own.',
    },
    {
      value: mixed(water * capacity, metal * 4.18),
      slip: 'exchanged-components',
      teaching: 'The two masses were interchanged.',
    },
    {
      value: (cold + final) / 2,
      slip: 'needless-half',
      teaching: 'Only half of the temperature rise was added to the initial temperature of the water.',
    },
    {
      value: hot - (final - cold),
      slip: 'wrong-reference',
      teaching:
        'The temperature change of the water was subtracted from the temperature of the metal; it must be added to that of the water.',
    },
    {
      value: cold + (metal * capacity * (hot - cold)) / (water * 4.18),
      slip: 'one-body-only',
      teaching:
        'The heat was calculated as if the metal cooled to the initial temperature of the water, but both reach the same final temperature.',
    },
    {
      value: (metal * capacity * hot) / (metal * capacity + water * 4.18),
      slip: 'one-body-only',
      teaching:
        'Only the term for the metal was divided by the sum of the heat capacities; the term for the water is missing.',
    },
    {
      value: (hot - cold) / 2,
      slip: 'difference-for-mean',
      teaching:
        'The difference between the two temperatures was halved; the final temperature is a weighted mean of the two.',
    },
  ];
  // Nobody expects the hot metal to cool the water or to become hotter, or water at 100 °C where none boils away.
  const options = quantityOptions(
    final,
    (value) => `${formatDecimals(value, 1)} °C`,
    slips.filter(({ value }) => value > cold && value < Math.min(hot, 100)),
  );
  if (options === null) return null;
  const c = formatSignificant(capacity, 3);
  return {
    text: `${withArticle(String(metal))} g block of ${name} at ${hot}.0 °C is put into ${water} g of water at ${cold}.0 °C in an insulated vessel of negligible heat capacity. What final temperature do both reach? (specific heat capacities in J/(g·K): ${name} ${c}, water 4.18; no water boils away)`,
    ...options,
    explanation: `The heat lost by the metal equals the heat gained by the water: ${metal} × ${c} × (${hot} − *T*) = ${water} × 4.18 × (*T* − ${cold}). *T* = \\frac{${formatDecimals(metal * capacity, 2)} × ${hot} + ${formatDecimals(water * 4.18, 1)} × ${cold}}{${formatDecimals(metal * capacity, 2)} + ${formatDecimals(water * 4.18, 1)}} °C = ${options.answer}.`,
    finding: `The heat balance of ${name} and water gives ${options.answer}.`,
  };
}
