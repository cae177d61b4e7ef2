import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { gasMasses, hydrates } from './decompositions.data.ts';
import { drawThermogram, plateausOf, readMass } from './thermogram.ts';

const water = gasMasses.H2O;
/** Up to here in °C the salts lose nothing but water; sulfates of copper or cobalt do at 600 °C and more. */
const hottest = 450;
/** More water than this is in no common salt. */
const mostWater = 12;

/** The formula of a hydrate, from what it loses in all. */
export function waterOfCrystals(random: Random): Draft {
  const { salt, molarMass, steps } = random.pick(hydrates);
  const key = steps.reduce((sum, [moles]) => sum + moles, 0);
  const mass = random.integer(30, 95);
  const unit = mass / (molarMass + key * water);
  const figure = drawThermogram(
    'the hydrate of a salt',
    mass,
    steps.map(([moles, at]) => ({ at, lost: moles * water * unit })),
    hottest,
  );
  const left = readMass(molarMass * unit);
  const lost = mass - left;
  const write = (count: number): string => `${count} mol`;
  const slips = [
    {
      value: lost / water / (mass / molarMass),
      slip: 'hydrate-for-salt',
      teaching:
        'The mass of the hydrate was used as that of the salt; the salt is what remains after heating.',
    },
    {
      value: left / lost,
      slip: 'masses-for-moles',
      teaching:
        'Here the mass of the salt was divided by that of the water; the formula compares amounts in moles.',
    },
    {
      value: steps[0]?.[0] ?? NaN,
      slip: 'one-step-short',
      teaching:
        'This is the water lost in the first step only; the hydrate loses its water in more than one step.',
    },
    {
      value: 2 * key,
      slip: 'needless-doubling',
      teaching: 'The amount of water was doubled; nothing has to be doubled.',
    },
    {
      value: key / 2,
      slip: 'needless-half',
      teaching: 'The amount of water was halved; nothing has to be halved.',
    },
    {
      value: lost / water / (lost / molarMass),
      slip: 'wrong-reference',
      teaching:
        'Here the mass of the water was used as the mass of the salt as well; the salt is what remains after heating.',
    },
    {
      value: steps.at(-1)?.[0] ?? NaN,
      slip: 'other-stage',
      teaching: 'This is the water lost in the last step alone.',
    },
  ];
  const taken = new Set([key]);
  const distractors = slips.flatMap(({ value, slip, teaching }) => {
    const count = Math.round(value);
    if (!(count >= 1 && count <= mostWater) || taken.has(count)) return [];
    taken.add(count);
    return [{ text: write(count), slip, teaching }];
  });
  const [ofWater, ofSalt] = [lost / water, left / molarMass];
  return {
    text: `Up to ${hottest} °C, the hydrate loses all of its water and nothing else. How many moles of water does it contain per mole of the salt? (*M*: salt ${formatDecimals(molarMass, 1)} g/mol, \\ce{H2O} 18.02 g/mol)`,
    shown: {
      figure,
      keyFrom: ({ lines }) => {
        const read = plateausOf(lines[0]);
        const [first = NaN, last = NaN] = [read[0], read.at(-1)];
        return write(Math.round((first - last) / water / (last / molarMass)));
      },
    },
    answer: write(key),
    distractors,
    explanation: `The mass falls from ${mass} mg to about ${formatDecimals(left, 1)} mg. The ${formatSignificant(lost, 3)} mg of water is \\frac{${formatSignificant(lost, 3)}}{18.02} mmol = ${formatSignificant(ofWater, 3)} mmol, and the remaining salt is \\frac{${formatDecimals(left, 1)}}{${formatDecimals(molarMass, 1)}} mmol = ${formatSignificant(ofSalt, 3)} mmol. For each mole of the salt there was ${formatSignificant(ofWater / ofSalt, 2)} mol of water, that is, ${write(key)}. The hydrate is \\ce{${salt}.${key === 1 ? '' : key}H2O}.`,
    finding: `Water and salt are in the ratio ${key} to 1.`,
  };
}
