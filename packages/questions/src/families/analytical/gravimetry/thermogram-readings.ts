import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { DrawingReading } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';
import { decompositions, gasMasses, gasNames } from './decompositions.data.ts';
import { mixtureShare } from './mixture-share.ts';
import { drawThermogram, plateausOf, readMass } from './thermogram.ts';
import { waterOfCrystals } from './water-of-crystals.ts';

/** Thermogravimetric curves: the water of a hydrate, what leaves in a step, and the content of a mixture. */
export const thermogramReadings: Family = {
  id: 'thermogram-readings',
  name: 'Reading a thermogravimetric curve',
  subject: 'analytical',
  topics: ['gravimetry'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['thermogravimetric-analysis', 'hydrates'],
    intermediate: ['thermogravimetric-analysis'],
    advanced: ['thermogravimetric-analysis'],
  },
  uses: ['molar-mass'],
  reference: 'Harris, Quantitative Chemical Analysis, section 27-4',
  showsFigure: true,
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return waterOfCrystals(random);
      case 'intermediate':
        return lostInStep(random);
      case 'advanced':
        return mixtureShare(random);
    }
  },
};

const ordinals = ['first', 'second', 'third'] as const;

function lostInStep(random: Random): Draft | null {
  const { formula, molarMass, steps } = random.pick(decompositions);
  const mass = random.integer(30, 95);
  const losses = steps.map(({ gases, at }) => ({
    at,
    lost: (mass * gases.reduce((sum, gas) => sum + gasMasses[gas], 0)) / molarMass,
  }));
  const figure = drawThermogram('a solid', mass, losses);
  const place = random.integer(0, steps.length - 1);
  const levels = [mass];
  for (const { lost } of losses) levels.push((levels.at(-1) ?? NaN) - lost);
  const [before, after] = [readMass(levels[place] ?? NaN), readMass(levels[place + 1] ?? NaN)];
  const last = readMass(levels.at(-1) ?? NaN);
  const lost = before - after;
  if (lost < 4.5) return null;
  const write = (value: number): string => `${formatDecimals(value, 0)} g`;
  const otherPlace = place === 0 ? 1 : place - 1;
  const otherLoss = readMass(levels[otherPlace] ?? NaN) - readMass(levels[otherPlace + 1] ?? NaN);
  const options = shareReadingOptions(
    (molarMass * lost) / mass,
    write,
    [
      {
        value: (molarMass * (mass - after)) / mass,
        slip: 'value-for-change',
        teaching: 'This is the total mass lost from the beginning, not the mass lost in this step alone.',
      },
      {
        value: (molarMass * lost) / before,
        slip: 'wrong-reference',
        teaching:
          'The loss was compared with the mass before this step; it must be compared with the initial mass.',
      },
      {
        value: (molarMass * otherLoss) / mass,
        slip: 'other-stage',
        teaching: `This is the mass lost in the ${ordinals[otherPlace] ?? ''} step.`,
      },
      {
        value: (molarMass * after) / mass,
        slip: 'rest-for-part',
        teaching: 'This is the mass of one mole that remains after the step, not the mass that is lost.',
      },
      {
        value: (100 * lost) / mass,
        slip: 'answered-another-quantity',
        teaching: 'This is the percentage that is lost; it must still be applied to the molar mass.',
      },
      {
        value: lost,
        slip: 'forgot-amount',
        teaching: 'This is the mass in mg lost by the sample; one mole loses more.',
      },
      {
        value: (molarMass * lost) / last,
        slip: 'wrong-reference',
        teaching: 'The loss was compared with the final residue; it must be compared with the initial mass.',
      },
      {
        value: (molarMass * (before - last)) / mass,
        slip: 'other-stage',
        teaching: 'This is the mass lost in this step and all later ones together.',
      },
      // More than the whole mole is believed by nobody.
    ].filter(({ value }) => value < molarMass),
    0.16,
  );
  const gases = gasNames[steps[place]?.gases.join(' ') ?? ''] ?? '';
  const loss = formatSignificant(lost, 3);
  return (
    options && {
      text: `The initial solid has a molar mass of ${formatDecimals(molarMass, 1)} g/mol. What mass of gas does one mole of this solid lose in the ${ordinals[place] ?? ''} step?`,
      shown: {
        figure,
        keyFrom: ({ lines }: DrawingReading) => {
          const read = plateausOf(lines[0]);
          const fallen = (read[place] ?? NaN) - (read[place + 1] ?? NaN);
          return write((molarMass * fallen) / (read[0] ?? NaN));
        },
      },
      ...options,
      explanation: `In the ${ordinals[place] ?? ''} step, the mass falls from about ${formatDecimals(before, 1)} mg to ${formatDecimals(after, 1)} mg, a loss of ${loss} mg from the initial ${mass} mg. One mole loses the same fraction of its mass: ${formatDecimals(molarMass, 1)} g × \\frac{${loss}}{${mass}} = ${options.answer}. The solid is \\ce{${formula}}, and this is the mass of ${gases}.`,
      finding: `The share that is lost in the step, of one mole, is ${options.answer}.`,
    }
  );
}
