import { readFischer } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { Distractor, Draft, Family } from '../../family.ts';
import { fischerDescriptors } from './fischer-descriptors.ts';
import {
  descriptorsOf,
  epimerAt,
  fischerFigure,
  mirrored,
  smilesOfFischer,
  type Groups,
} from './fischer-molecules.ts';
import { fischerRelationship } from './fischer-relationship.ts';

/** Fischer projections: how two are related, R and S, and the configuration of an epimer or the enantiomer. */
export const fischerReadings: Family = {
  id: 'fischer-readings',
  name: 'Reading Fischer projections',
  subject: 'organic',
  topics: ['stereochemistry'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['fischer-projections', 'enantiomers-and-diastereomers'],
    intermediate: ['fischer-projections', 'r-and-s-configuration'],
    advanced: ['fischer-projections', 'r-and-s-configuration'],
  },
  uses: ['chirality'],
  reference: 'McMurry, Organic Chemistry, sections 5.5 and 25.2',
  showsFigure: true,
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return fischerRelationship(random);
      case 'intermediate':
        return configuration(random);
      case 'advanced':
        return configurationOfAnother(random);
    }
  },
};

/** A molecule whose numbering begins at the top, with a hydrogen at one side of each center. */
function moleculeOf(random: Random, count: number): Groups {
  const sides = random.pick([['OH'], ['OH', 'NH2'], ['Cl', 'OH'], ['Br', 'OH'], ['Cl', 'Br'], ['Br', 'NH2']]);
  return {
    top: random.pick(['CHO', 'CO2H']),
    bottom: random.pick(['CH3', 'CH2OH']),
    centers: Array.from({ length: count }, () => {
      const group = random.pick(sides);
      return random.next() < 0.5 ? { left: 'H', right: group } : { left: group, right: 'H' };
    }),
  };
}

/** `(2*R*,3*S*)`: the topmost carbon is number 1. */
function written(descriptors: readonly string[]): string {
  return `(${descriptors.map((descriptor, place) => `${place + 2}*${descriptor}*`).join(',')})`;
}

/**
 * Configurations in which the centers of some sets are reversed, with what was mistaken there. A set is a number in which each center
 * is a bit.
 */
function reversedAt(key: readonly string[], sets: readonly number[]): Distractor[] {
  return sets.map((set) => {
    const isWrong = (place: number): boolean => Math.floor(set / 2 ** place) % 2 === 1;
    const wrong = key.flatMap((_, place) => (isWrong(place) ? [`C-${place + 2}`] : []));
    const isAll = wrong.length === key.length;
    const descriptors = key.map((descriptor, place) =>
      isWrong(place) ? (descriptor === 'R' ? 'S' : 'R') : descriptor,
    );
    return {
      text: written(descriptors),
      slip: isAll ? 'cip-viewed-from-wrong-side' : 'one-part-right',
      teaching: isAll
        ? 'Every center is reversed: the hydrogen at the side points toward the viewer, so the direction that is seen must be reversed.'
        : `${wrong.join(' and ')} ${wrong.length === 1 ? 'is' : 'are'} reversed here: rank the four groups, find the direction from first to third, and reverse it, since the hydrogen at the side points toward the viewer.`,
    };
  });
}

function configuration(random: Random): Draft {
  const molecule = moleculeOf(random, 2);
  const key = descriptorsOf(smilesOfFischer(molecule));
  return {
    text: 'What is the configuration at each stereocenter? The carbon at the top is C-1.',
    shown: {
      figure: fischerFigure(molecule),
      keyFrom: (drawing) => written(readFischer(drawing).flatMap(fischerDescriptors)),
    },
    answer: written(key),
    distractors: reversedAt(key, [1, 2, 3]),
    explanation: `At each center, rank the four groups by atomic number at the first point of difference. Groups at the sides point toward the viewer, so with the hydrogen there, the direction from first to third is reversed. This gives ${key.map((descriptor, place) => `*${descriptor}* at C-${place + 2}`).join(' and ')}: ${written(key)}.`,
    finding: `The Cahn–Ingold–Prelog rules were applied to the structure and to the groups read in the drawing: ${written(key)}.`,
  };
}

function configurationOfAnother(random: Random): Draft {
  const molecule = moleculeOf(random, 3);
  const place = random.integer(-1, 2);
  const changed = (one: Groups): Groups => (place < 0 ? mirrored(one) : epimerAt(one, place));
  const name = place < 0 ? 'enantiomer' : `C-${place + 2} epimer`;
  // The four options are so chosen that each of them has the same differences to the others: none can be told from its looks.
  const missed = place < 0 ? 7 : 2 ** place;
  const further = random.pick([1, 2, 3, 4, 5, 6, 7].filter((set) => set !== missed));
  const sets = [missed, further, symmetricDifference(missed, further)];
  const drawnOne = descriptorsOf(smilesOfFischer(molecule));
  const key = descriptorsOf(smilesOfFischer(changed(molecule)));
  return {
    text: `What is the configuration of the ${name} of the molecule shown? The carbon at the top is C-1.`,
    shown: {
      figure: fischerFigure(molecule),
      keyFrom: (drawing) => written(readFischer(drawing).map(changed).flatMap(fischerDescriptors)),
    },
    answer: written(key),
    distractors: reversedAt(key, sets).map((distractor, at) => {
      const teaching = comparedWithShown(sets[at] ?? 0, place);
      return {
        ...distractor,
        ...(teaching !== null && { teaching }),
        ...(distractor.text === written(drawnOne) && {
          slip: 'configuration-difference-overlooked',
          teaching: `This is the configuration of the molecule shown; its ${name} differs ${place < 0 ? 'at every center' : `only at C-${place + 2}`}.`,
        }),
      };
    }),
    explanation: `The molecule shown is ${written(drawnOne)}: at each center, the groups are ranked, and since the hydrogen at the side points toward the viewer, the direction from first to third is reversed. The ${name} has the opposite configuration at ${place < 0 ? 'every center' : `C-${place + 2} only`}: ${written(key)}.`,
    finding: `The Cahn–Ingold–Prelog rules were applied to the structure and to the groups read in the drawing: ${written(key)}.`,
  };
}

/**
 * What was done to the molecule shown where the centers of a set are wrong: some were left as they are in an enantiomer, or others
 * reversed in place of the one of an epimer. `null` where neither was done.
 */
function comparedWithShown(set: number, place: number): string | null {
  const names = [0, 1, 2].filter((one) => one !== place && Math.floor(set / 2 ** one) % 2 === 1);
  const centers = names.map((one) => `C-${one + 2}`).join(' and ');
  const isOne = names.length === 1;
  if (place < 0)
    return `${centers} ${isOne ? 'has' : 'have'} the same configuration here as in the molecule shown; its enantiomer differs at every center.`;
  const isMissed = Math.floor(set / 2 ** place) % 2 === 1;
  return isMissed && isOne
    ? `Here ${centers} is reversed instead of C-${place + 2}; the C-${place + 2} epimer differs from the molecule shown only at C-${place + 2}.`
    : null;
}

/** The centers that are in one of two sets and not in both. */
function symmetricDifference(one: number, other: number): number {
  return [1, 2, 4].reduce((total, bit) => {
    const isIn = (set: number): boolean => Math.floor(set / bit) % 2 === 1;
    return isIn(one) === isIn(other) ? total : total + bit;
  }, 0);
}
