import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { gasMasses, hydrates } from './decompositions.data.ts';
import { drawThermogram, plateausOf, readMass } from './thermogram.ts';

const water = gasMasses.H2O;
/** Up to here in °C the salts lose nothing but water; sulfates of copper or cobalt do at 600 °C and more. */
const hottest = 450;
/** More water than this is in no common salt. */
const mostWater = 12;

/** Which of its water is asked for: all of it, or what leaves in one of two steps. */
const askedOf = ['all', 'first', 'all', 'first', 'second'] as const;
type Asked = (typeof askedOf)[number];

/** The water of a hydrate, or a part of it, from what is lost. */
export function waterOfCrystals(random: Random): Draft | null {
  const { salt, molarMass, steps } = random.pick(hydrates);
  const asked = random.pick(askedOf);
  if (asked !== 'all' && steps.length === 1) return null;
  const total = steps.reduce((sum, [moles]) => sum + moles, 0);
  const [ofFirst = NaN, ofSecond = NaN] = steps.map(([moles]) => moles);
  const key = { all: total, first: ofFirst, second: ofSecond }[asked];
  const mass = random.integer(30, 95);
  const unit = mass / (molarMass + total * water);
  const figure = drawThermogram(
    'the hydrate of a salt',
    mass,
    steps.map(([moles, at]) => ({ at, lost: moles * water * unit })),
    hottest,
  );
  const left = readMass(molarMass * unit);
  const between = readMass(mass - ofFirst * water * unit);
  const [before, after] = ends(asked, [mass, between, left]);
  const lost = before - after;
  const write = (count: number): string => `${count} mol`;
  const slips = slipsIn({
    asked,
    molarMass,
    counts: [total, ofFirst, ofSecond],
    masses: [mass, between, left],
  });
  const taken = new Set([key]);
  const distractors = slips.flatMap(({ value, slip, teaching }) => {
    const count = Math.round(value);
    if (!(count >= 1 && count <= mostWater) || taken.has(count)) return [];
    taken.add(count);
    return [{ text: write(count), slip, teaching }];
  });
  const [ofWater, ofSalt] = [lost / water, left / molarMass];
  const formula = `\\ce{${salt}.${total === 1 ? '' : total}H2O}`;
  const amount = {
    all: 'does it contain',
    first: 'does it lose in the first step',
    second: 'does it lose in the second step',
  }[asked];
  const fall =
    asked === 'all'
      ? `The mass falls from ${mass} mg to about ${formatDecimals(left, 1)} mg.`
      : `In the ${asked} step, the mass falls from about ${formatDecimals(before, 1)} mg to ${formatDecimals(after, 1)} mg${asked === 'first' ? `, and in the end ${formatDecimals(left, 1)} mg is left` : ''}.`;
  return {
    text: `Up to ${hottest} °C, the hydrate loses all of its water and nothing else. How many moles of water ${amount} per mole of the salt? (*M*: salt ${formatDecimals(molarMass, 1)} g/mol, \\ce{H2O} 18.02 g/mol)`,
    shown: {
      figure,
      keyFrom: ({ lines }) => {
        const read = plateausOf(lines[0]);
        const [first = NaN, second = NaN, last = NaN] = [read[0], read[1], read.at(-1)];
        const [high, low] = ends(asked, [first, second, last]);
        return write(Math.round((high - low) / water / (last / molarMass)));
      },
    },
    answer: write(key),
    distractors,
    explanation: `${fall} The ${formatSignificant(lost, 3)} mg of water is \\frac{${formatSignificant(lost, 3)}}{18.02} mmol = ${formatSignificant(ofWater, 3)} mmol, and the remaining salt is \\frac{${formatDecimals(left, 1)}}{${formatDecimals(molarMass, 1)}} mmol = ${formatSignificant(ofSalt, 3)} mmol. For each mole of the salt there was ${formatSignificant(ofWater / ofSalt, 2)} mol of water, that is, ${write(key)}. The hydrate is ${formula}.`,
    finding: `Water and salt are in the ratio ${key} to 1.`,
  };
}

type Masses = readonly [mass: number, between: number, left: number];

/** The masses before and after what is asked about. */
function ends(asked: Asked, [mass, between, left]: Masses): [before: number, after: number] {
  return [asked === 'second' ? between : mass, asked === 'first' ? between : left];
}

interface Measured {
  asked: Asked;
  molarMass: number;
  /** Moles of water for each mole of salt. */
  counts: readonly [total: number, first: number, second: number];
  /** In mg, as they are read off the curve. */
  masses: Masses;
}

function slipsIn({ asked, molarMass, counts: [total, first, second], masses }: Measured): SlippedValue[] {
  const [mass, between, left] = masses;
  const [before, after] = ends(asked, masses);
  const lost = before - after;
  const ofMasses = (gone: number, salt: number): number => gone / water / (salt / molarMass);
  const key = { all: total, first, second }[asked];
  return [
    {
      value: ofMasses(lost, mass),
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
      value: asked === 'first' ? NaN : first,
      slip: asked === 'all' ? 'one-step-short' : 'other-stage',
      teaching:
        asked === 'all'
          ? 'This is the water lost in the first step only; the hydrate loses its water in more than one step.'
          : 'This is the water lost in the first step; the question asks for the second.',
    },
    {
      value: asked === 'second' ? NaN : second,
      slip: 'other-stage',
      teaching: 'This is the water lost in the last step alone.',
    },
    {
      value: asked === 'all' ? NaN : total,
      slip: 'needless-sum',
      teaching: 'This is all the water of the hydrate, which it loses in both steps together.',
    },
    {
      value: 2 * key,
      slip: 'needless-doubling',
      teaching: 'The amount of water was doubled; nothing has to be doubled.',
    },
    {
      value: key % 2 === 0 ? key / 2 : NaN,
      slip: 'needless-half',
      teaching: 'The amount of water was halved; nothing has to be halved.',
    },
    {
      value: ofMasses(lost, lost),
      slip: 'wrong-reference',
      teaching:
        'Here the mass of the water was used as the mass of the salt as well; the salt is what remains after heating.',
    },
    {
      value: asked === 'first' ? ofMasses(lost, between) : NaN,
      slip: 'hydrate-for-salt',
      teaching:
        'What remains after the first step was used as the salt; it still holds the water that is lost in the second.',
    },
    {
      value: ofMasses(after, mass),
      slip: 'rest-for-part',
      teaching:
        'The mass that remains was taken as that of the water, and the initial mass as that of the salt; the water is what is lost, and the salt is what remains in the end.',
    },
    {
      value: lost / water,
      slip: 'one-step-short',
      teaching: 'This is the amount of the water in mmol; it must be divided by the amount of the salt.',
    },
  ];
}
