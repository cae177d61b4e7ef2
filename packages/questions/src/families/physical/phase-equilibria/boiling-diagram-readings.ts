import { formatDecimals } from '@valence/chemistry';
import { heightAt, placeOfHeight, type DrawingReading, type Figure, type Point } from '@valence/figures';
import type { Random } from '../../../random.ts';
import { places } from '../../curves/nice-axis.ts';
import type { Draft, Family } from '../../family.ts';
import { readingOptions } from '../../options/reading-options.ts';
import { mixtures, type Liquid } from './ideal-mixtures.data.ts';

/** Boiling diagrams of two liquids: boiling temperature, composition of the vapor, and the amounts by the lever rule. */
export const boilingDiagramReadings: Family = {
  id: 'boiling-diagram-readings',
  name: 'Reading a boiling diagram of two liquids',
  subject: 'physical',
  topics: ['phase-equilibria', 'solutions-and-colligative'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['binary-phase-diagrams'],
    intermediate: ['binary-phase-diagrams', 'fractional-distillation'],
    advanced: ['lever-rule'],
  },
  uses: ['raoults-law'],
  reference: 'Atkins and de Paula, Physical Chemistry, section 5C',
  showsFigure: true,
  draft(random, difficulty) {
    const diagram = drawDiagram(random);
    switch (difficulty) {
      case 'beginner':
        return boiling(random, diagram);
      case 'intermediate':
        return distilled(random, diagram);
      case 'advanced':
        return lever(random, diagram);
    }
  },
};

/** Normal pressure in mmHg. */
const pressure = 760;

function vaporPressure({ antoine: [a, b, c] }: Liquid, temperature: number): number {
  return 10 ** (a - b / (temperature + c));
}

function boilingPoint({ antoine: [a, b, c] }: Liquid): number {
  return b / (a - Math.log10(pressure)) - c;
}

interface Diagram {
  light: string;
  heavy: string;
  /** Boiling points of the light and the heavy liquid. */
  ends: readonly [number, number];
  from: number;
  to: number;
  liquid: Point[];
  vapor: Point[];
  figure: Figure;
}

/** Liquid and vapor in equilibrium at each temperature, by Raoult's law. */
function drawDiagram(random: Random): Diagram {
  const { light, heavy, from, to } = random.pick(mixtures);
  const ends = [boilingPoint(light), boilingPoint(heavy)] as const;
  const tie = places(ends[1], ends[0], 48).map((t) => {
    const [own, other] = [vaporPressure(light, t), vaporPressure(heavy, t)];
    const x = Math.min(1, Math.max(0, (pressure - other) / (own - other)));
    return { x, y: (x * own) / pressure, t };
  });
  const liquid = tie.map(({ x, t }): Point => [x, t]);
  const vapor = tie.map(({ y, t }): Point => [Math.min(1, y), t]);
  const figure: Figure = {
    kind: 'plot',
    of: 'boiling diagram of two liquids',
    caption: `Boiling diagram of ${light.name} and ${heavy.name} at 1 atm`,
    x: { quantity: `Mole fraction of ${light.name}`, from: 0, to: 1, step: 0.2, parts: 4 },
    y: { quantity: 'Temperature', unit: '°C', from, to, step: to - from > 50 ? 10 : 5, parts: 5 },
    series: [
      { name: 'liquid', shape: 'line', points: liquid },
      { name: 'vapor', shape: 'line', points: vapor },
    ],
  };
  return { light: light.name, heavy: heavy.name, ends, from, to, liquid, vapor, figure };
}

const celsius = (value: number): string => `${formatDecimals(value, 0)} °C`;
const fraction = (value: number): string => formatDecimals(value, 2);
const percent = (value: number): string => `${formatDecimals(value, 0)}%`;

/** The composition that a curve has at a temperature. */
function at(points: readonly Point[] | undefined, temperature: number): number {
  return placeOfHeight(points ?? [], temperature) ?? NaN;
}

/** Of the vapor over a boiling liquid the mole fraction. */
function vaporOver([liquid, vapor]: DrawingReading['lines'], composition: number): number {
  return at(vapor, heightAt(liquid ?? [], composition));
}

function boiling(random: Random, diagram: Diagram): Draft | null {
  const { light, heavy, ends, liquid, vapor, figure, to, from } = diagram;
  const isHeavy = random.pick([true, false]);
  const stated = random.integer(3, 17) / 20;
  const composition = isHeavy ? Number((1 - stated).toFixed(2)) : stated;
  const isCondensed = random.pick([true, false]);
  const [own, other] = isCondensed ? [vapor, liquid] : [liquid, vapor];
  const key = heightAt(own, composition);
  const [low, high] = ends;
  const options = readingOptions(
    key,
    celsius,
    [
      {
        value: heightAt(other, composition),
        slip: 'other-curve',
        teaching: isCondensed
          ? 'This is read from the curve of the liquid: at this temperature such a liquid begins to boil.'
          : 'This is read from the curve of the vapor: at this temperature such a vapor begins to condense.',
      },
      {
        value: heightAt(own, 1 - composition),
        slip: 'exchanged-components',
        teaching: `The mole fraction of the other component was taken; the axis is that of ${light}.`,
      },
      {
        value: heightAt(other, 1 - composition),
        slip: 'exchanged-components',
        teaching: `Two slips at once: the axis is that of ${light}, and the other curve was read.`,
      },
      {
        value: low,
        slip: 'one-component-only',
        teaching: `This is the boiling point of pure ${light}, at the right-hand end.`,
      },
      {
        value: high,
        slip: 'one-component-only',
        teaching: `This is the boiling point of pure ${heavy}, at the left-hand end.`,
      },
      {
        value: high - (high - low) * composition,
        slip: 'averaged-temperatures',
        teaching: 'The boiling points of the pure liquids are not mixed like the liquids; the curves bend.',
      },
      {
        value: (low + high) / 2,
        slip: 'averaged-temperatures',
        teaching: 'The mean of the two boiling points does not depend on the composition, which matters.',
      },
      {
        value: from + (to - from) * composition,
        slip: 'wrong-axis',
        teaching: 'The height at the axis follows from the curve, not from the share of the width.',
      },
    ],
    to - from > 50 ? 5 : 3,
  );
  return (
    options && {
      text: `${isCondensed ? 'A vapor' : 'A liquid mixture'} of ${light} and ${heavy} with a mole fraction of ${isHeavy ? heavy : light} of ${fraction(stated)} is ${isCondensed ? 'cooled' : 'heated'} at 1 atm. At about what temperature does it begin to ${isCondensed ? 'condense' : 'boil'}?`,
      shown: {
        figure,
        keyFrom: ({ lines }) => celsius(heightAt(lines[isCondensed ? 1 : 0] ?? [], composition)),
      },
      ...options,
      explanation: `${isHeavy ? `The axis gives the mole fraction of ${light}: 1 − ${fraction(stated)} = ${fraction(composition)}. ` : ''}A ${isCondensed ? 'vapor begins to condense at the curve of the vapor' : 'liquid begins to boil at the curve of the liquid'}, which is at about ${options.answer} above ${fraction(composition)}.`,
      finding: `The curve of the ${isCondensed ? 'vapor' : 'liquid'} is at ${options.answer} above that composition.`,
    }
  );
}

function distilled(random: Random, { light, heavy, liquid, vapor, figure }: Diagram): Draft | null {
  const start = random.integer(2, 12) / 20;
  const isTwice = random.pick([true, false]);
  const lines = [liquid, vapor];
  const once = vaporOver(lines, start);
  const twice = vaporOver(lines, once);
  const key = isTwice ? twice : once;
  const back = at(liquid, heightAt(vapor, start));
  const options = readingOptions(
    key,
    fraction,
    [
      {
        value: isTwice ? once : twice,
        slip: isTwice ? 'one-step-short' : 'one-step-too-many',
        teaching: isTwice
          ? 'This is the vapor of the first boiling; its condensate is boiled once more.'
          : 'This is the vapor after a second boiling; one is asked for.',
      },
      {
        value: vaporOver(lines, twice),
        slip: 'one-step-too-many',
        teaching: 'Here the liquid was boiled and condensed too often.',
      },
      {
        value: start,
        slip: 'liquid-for-vapour',
        teaching:
          'This is the composition of the liquid; its vapor is richer in the more volatile component.',
      },
      {
        value: back,
        slip: 'other-curve',
        teaching:
          'This way leads from the vapor to the liquid: go from the curve of the liquid to that of the vapor.',
      },
      {
        value: 1 - key,
        slip: 'exchanged-components',
        teaching: `This is the mole fraction of ${heavy}.`,
      },
      {
        value: 1 - start,
        slip: 'exchanged-components',
        teaching: `This is the mole fraction of ${heavy} in the liquid.`,
      },
      {
        value: (start + once) / 2,
        slip: 'averaged-levels',
        teaching: 'Liquid and vapor have each their own composition, which are not averaged.',
      },
      {
        value: (1 + start) / 2,
        slip: 'shared-equally',
        teaching: 'A boiling does not go half of the way to the pure component; the curves tell how far.',
      },
      {
        value: 2 * start,
        slip: 'needless-factor-two',
        teaching: 'The vapor is not simply twice as rich; the curves tell how rich it is.',
      },
      {
        value: 0.5,
        slip: 'shared-equally',
        teaching: 'A vapor is no half-and-half mixture; the curves tell.',
      },
    ].filter(({ value }) => value < 0.97),
    0.07,
  );
  if (key > 0.95) return null;
  return (
    options && {
      text: isTwice
        ? `A liquid with a mole fraction of ${light} of ${fraction(start)} is brought to a boil. Its first vapor is condensed, and the condensate is brought to a boil again. What is the mole fraction of ${light} in the first vapor of this second boiling?`
        : `A liquid with a mole fraction of ${light} of ${fraction(start)} is brought to a boil. What is the mole fraction of ${light} in the first vapor?`,
      shown: {
        figure,
        keyFrom: ({ lines: read }) => {
          const first = vaporOver(read, start);
          return fraction(isTwice ? vaporOver(read, first) : first);
        },
      },
      ...options,
      explanation: `The liquid boils at about ${celsius(heightAt(liquid, start))}; at the same temperature the curve of the vapor is at ${fraction(once)}.${isTwice ? ` As a liquid this boils at about ${celsius(heightAt(liquid, once))}, with a vapor of ${options.answer}.` : ` The vapor has the mole fraction ${options.answer}.`}`,
      finding: `Level lines from the liquid to the vapor lead to ${options.answer}.`,
    }
  );
}

function lever(random: Random, { light, ends, liquid, vapor, figure }: Diagram): Draft | null {
  const temperature = random.integer(Math.ceil(ends[0]) + 4, Math.floor(ends[1]) - 4);
  const isRound = temperature % (ends[1] - ends[0] > 40 ? 2 : 1) === 0;
  const [x, y] = [at(liquid, temperature), at(vapor, temperature)].map((one) => Number(one.toFixed(2))) as [
    number,
    number,
  ];
  if (!isRound || y - x < 0.25) return null;
  const whole = random.integer(Math.ceil((x + 0.05) * 20), Math.floor((y - 0.05) * 20)) / 20;
  const isVapor = random.pick([true, false]);
  const vaporShare = (whole - x) / (y - x);
  const key = 100 * (isVapor ? vaporShare : 1 - vaporShare);
  if (whole < x + 0.045 || whole > y - 0.045) return null;
  const [phase, otherPhase] = isVapor ? ['vapor', 'liquid'] : ['liquid', 'vapor'];
  const options = readingOptions(
    key,
    percent,
    [
      {
        value: 100 - key,
        slip: 'exchanged-lever-arms',
        teaching: `This is the share of the ${otherPhase}: the arm on the far side of the whole mixture counts.`,
      },
      {
        value: 100 * whole,
        slip: 'total-for-part',
        teaching: `This is the share of ${light} in the whole mixture, not the share of a phase.`,
      },
      {
        value: 100 * (isVapor ? y : x),
        slip: 'ignored-composition',
        teaching: `This is the share of ${light} in the ${phase}, not the share of the ${phase}.`,
      },
      {
        value: 100 * (isVapor ? x : y),
        slip: 'ignored-composition',
        teaching: `This is the share of ${light} in the ${otherPhase}, not the share of a phase.`,
      },
      {
        value: 100 * (y - x),
        slip: 'difference-for-level',
        teaching: 'This is the length of the whole lever; the share is one arm over it.',
      },
      {
        value: 100 * (isVapor ? whole - x : y - whole),
        slip: 'one-step-short',
        teaching: 'This is the arm; it is divided by the length of the whole lever.',
      },
      {
        value: 100 * (isVapor ? y - whole : whole - x),
        slip: 'exchanged-lever-arms',
        teaching: 'This is the other arm, and it was not divided by the length of the whole lever.',
      },
      {
        value: 50,
        slip: 'shared-equally',
        teaching: 'Two phases are not shared half and half; the arms tell.',
      },
      {
        value: isVapor ? (100 * whole) / y : (100 * x) / whole,
        slip: 'ratio-for-share',
        teaching:
          'The arms of the lever are differences of mole fractions, not the mole fractions themselves.',
      },
      {
        value: isVapor ? (100 * x) / whole : (100 * whole) / y,
        slip: 'ratio-for-share',
        teaching: 'A ratio of mole fractions is no share of a phase: take differences.',
      },
    ],
    17,
  );
  return (
    options && {
      text: `A mixture with a mole fraction of ${light} of ${fraction(whole)} is kept at ${celsius(temperature)} and 1 atm, where liquid and vapor are in equilibrium. About what percentage of its molecules is in the ${phase}?`,
      shown: {
        figure,
        keyFrom: ({ lines: [one, other] }) => {
          const [a, b] = [at(one, temperature), at(other, temperature)];
          return percent((100 * (isVapor ? whole - a : b - whole)) / (b - a));
        },
      },
      ...options,
      explanation: `At ${celsius(temperature)} the curve of the liquid is at ${fraction(x)} and that of the vapor at ${fraction(y)}. By the lever rule the share of the ${phase} is the arm on the side of the ${otherPhase} over the whole lever: ${isVapor ? `\\frac{${fraction(whole)} − ${fraction(x)}}{${fraction(y)} − ${fraction(x)}}` : `\\frac{${fraction(y)} − ${fraction(whole)}}{${fraction(y)} − ${fraction(x)}}`} = ${fraction(key / 100)}, which is ${options.answer}.`,
      finding: `The arm of the lever over its length is ${options.answer}.`,
    }
  );
}
