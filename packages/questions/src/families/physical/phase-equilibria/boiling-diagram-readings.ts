import { heightAt } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { readingOptions } from '../../options/reading-options.ts';
import { restOf } from '../../options/slips-together.ts';
import {
  at,
  celsius,
  drawBoilingDiagram,
  fraction,
  vaporOver,
  type BoilingDiagram,
} from './boiling-diagram.ts';
import { phaseShare } from './phase-share.ts';

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
    const diagram = drawBoilingDiagram(random);
    switch (difficulty) {
      case 'beginner':
        return boiling(random, diagram);
      case 'intermediate':
        return distilled(random, diagram);
      case 'advanced':
        return phaseShare(random, diagram);
    }
  },
};

function boiling(random: Random, diagram: BoilingDiagram): Draft | null {
  const { light, heavy, ends, liquid, vapor, figure, to, from } = diagram;
  const isHeavy = random.pick([true, false]);
  const stated = random.integer(3, 17) / 20;
  const composition = isHeavy ? Math.round(100 * (1 - stated)) / 100 : stated;
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
          ? 'This is the reading from the liquid curve, the temperature at which a liquid of this composition begins to boil.'
          : 'This is the reading from the vapor curve, the temperature at which a vapor of this composition begins to condense.',
      },
      {
        value: heightAt(own, 1 - composition),
        slip: 'exchanged-components',
        teaching: `The mole fraction of the other component was used; the axis shows that of ${light}.`,
      },
      {
        value: heightAt(other, 1 - composition),
        slip: 'exchanged-components',
        teaching: `Two things went wrong: the axis was read as the mole fraction of ${heavy}, not of ${light}, and the wrong curve was used.`,
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
        teaching:
          'The boiling point of a mixture is not a weighted mean of those of the pure liquids; the curves bend.',
      },
      {
        value: (low + high) / 2,
        slip: 'averaged-temperatures',
        teaching:
          'The mean of the two boiling points was used, but the boiling point depends on the composition.',
      },
      {
        value: from + (to - from) * composition,
        slip: 'wrong-axis',
        teaching: 'The temperature must be read from the curve; it is not a proportional part of the axis.',
      },
    ],
    to - from > 50 ? 5 : 3,
  );
  return (
    options && {
      text: `${isCondensed ? 'A vapor' : 'A liquid mixture'} of ${light} and ${heavy} in which the mole fraction of ${isHeavy ? heavy : light} is ${fraction(stated)} is ${isCondensed ? 'cooled' : 'heated'} at 1 atm. At approximately what temperature does it begin to ${isCondensed ? 'condense' : 'boil'}?`,
      shown: {
        figure,
        keyFrom: ({ lines }) => celsius(heightAt(lines[isCondensed ? 1 : 0] ?? [], composition)),
      },
      ...options,
      explanation: `${isHeavy ? `The axis gives the mole fraction of ${light}: 1 − ${fraction(stated)} = ${fraction(composition)}. ` : ''}A ${isCondensed ? 'vapor begins to condense at the vapor curve' : 'liquid begins to boil at the liquid curve'}, which is at about ${options.answer} at a mole fraction of ${fraction(composition)}.`,
      finding: `The ${isCondensed ? 'vapor' : 'liquid'} curve is at ${options.answer} at that composition.`,
    }
  );
}

function distilled(random: Random, { light, heavy, liquid, vapor, figure }: BoilingDiagram): Draft | null {
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
          ? 'The vapor from the first boiling was used; its condensate is boiled again.'
          : 'The vapor from a second boiling was used; the question asks for the vapor from the first.',
      },
      {
        value: vaporOver(lines, twice),
        slip: 'one-step-too-many',
        teaching: `The liquid was boiled and condensed ${isTwice ? 'one time' : 'two times'} too many.`,
      },
      {
        value: start,
        slip: 'liquid-for-vapour',
        teaching:
          'The composition of the liquid was given; its vapor is richer in the more volatile component.',
      },
      {
        value: back,
        slip: 'other-curve',
        teaching:
          'This reads from the vapor curve to the liquid curve; the reading has to go from the liquid curve to the vapor curve.',
      },
      {
        value: 1 - key,
        slip: 'exchanged-components',
        lastStep: { ...restOf(1), deed: `the mole fraction of ${heavy} was given` },
        teaching: `This is the mole fraction of ${heavy} in the vapor.`,
      },
      {
        value: 1 - start,
        slip: 'exchanged-components',
        teaching: `This is the mole fraction of ${heavy} in the liquid.`,
      },
      {
        value: (start + once) / 2,
        slip: 'averaged-levels',
        teaching:
          'The mole fractions in the liquid and in the vapor were averaged; the one in the vapor alone is asked for.',
      },
      {
        value: (1 + start) / 2,
        slip: 'shared-equally',
        teaching: `The mean of the mole fraction in the liquid and 1 was taken, halfway to pure ${light}; the curves show the actual composition of the vapor.`,
      },
      {
        value: 2 * start,
        slip: 'needless-factor-two',
        teaching:
          'The mole fraction in the liquid was doubled; the curves show how rich the vapor really is.',
      },
      {
        value: 0.5,
        slip: 'shared-equally',
        teaching: 'The vapor was assumed to be an equimolar mixture; its curve shows the actual composition.',
      },
    ]
      .filter(({ value }) => value < 0.97)
      .map((slip) => ({ ...slip, isBeforeLastStep: slip.lastStep === undefined })),
    0.07,
  );
  if (key > 0.95) return null;
  return (
    options && {
      text: isTwice
        ? `A liquid in which the mole fraction of ${light} is ${fraction(start)} is brought to a boil. Its first vapor is condensed, and the condensate is brought to a boil again. What is the mole fraction of ${light} in the first vapor from this second boiling?`
        : `A liquid in which the mole fraction of ${light} is ${fraction(start)} is brought to a boil. What is the mole fraction of ${light} in the first vapor that forms?`,
      shown: {
        figure,
        keyFrom: ({ lines: read }) => {
          const first = vaporOver(read, start);
          return fraction(isTwice ? vaporOver(read, first) : first);
        },
      },
      ...options,
      explanation: `The liquid boils at about ${celsius(heightAt(liquid, start))}; at the same temperature, the vapor curve is at ${fraction(once)}${isTwice ? `. A liquid of this composition boils at about ${celsius(heightAt(liquid, once))}, and its vapor has a mole fraction of ${options.answer}.` : ', which is the mole fraction in the vapor.'}`,
      finding: `Horizontal lines from the liquid to the vapor lead to ${options.answer}.`,
    }
  );
}
