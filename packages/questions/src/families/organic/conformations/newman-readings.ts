import { readNewman, type Figure } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { newmanCompound } from './newman-compound.ts';
import { newmanCaption, snapped, type Triple } from './newman-bonds.ts';
import { newmanStrain } from './newman-strain.ts';

/** Newman projections: the conformation, the compound, and what a turn about the bond costs. */
export const newmanReadings: Family = {
  id: 'newman-readings',
  name: 'Reading Newman projections',
  subject: 'organic',
  topics: ['conformations'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['newman-projections'],
    intermediate: ['newman-projections'],
    advanced: ['newman-projections'],
  },
  uses: ['alkanes'],
  reference: 'McMurry, Organic Chemistry, sections 3.6 and 3.7',
  showsFigure: true,
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return conformation(random);
      case 'intermediate':
        return newmanCompound(random);
      case 'advanced':
        return newmanStrain(random);
    }
  },
};

/** What two groups on neighboring carbons can be to each other, by the angle between their bonds. */
const arrangements = {
  0: {
    text: 'Eclipsed; 0°',
    reason: 'the two bonds are aligned, one directly behind the other',
    need: 'the two bonds would have to be aligned, one directly behind the other',
  },
  60: {
    text: 'Staggered; 60° (gauche)',
    reason: 'the bonds are staggered, and the two groups are next to each other',
    need: 'the bonds would have to be staggered, with the two groups next to each other',
  },
  120: {
    text: 'Eclipsed; 120°',
    reason: 'the bonds are eclipsed, but each of the two groups is aligned with a different group',
    need: 'the bonds would have to be eclipsed, with each of the two groups aligned with a different group',
  },
  180: {
    text: 'Staggered; 180° (anti)',
    reason: 'the bonds are staggered, and the two groups point in opposite directions',
    need: 'the bonds would have to be staggered, with the two groups pointing in opposite directions',
  },
} as const;

type Angle = keyof typeof arrangements;
const angles: readonly Angle[] = [0, 60, 120, 180];
const pool = ['\\ce{CH3}', '\\ce{C2H5}', '\\ce{OH}', '\\ce{Cl}', '\\ce{Br}', '\\ce{NH2}', '\\ce{F}'] as const;

function conformation(random: Random): Draft | null {
  const key = random.pick(angles);
  const [inFront = '', behind = '', other = ''] = random.shuffle(pool);
  const third = random.pick([other, '\\ce{H}', '\\ce{H}']);
  const isEclipsed = key % 120 === 0;
  const isTurned = random.next() < 0.5;
  const frontPlace = random.integer(0, 2);
  // Clockwise or counterclockwise from the front group; the place behind it is counted from the first group in front.
  const turn = random.next() < 0.5 ? key : 360 - key;
  const backPlace = ((120 * frontPlace + turn - (isEclipsed ? 0 : 60) + 360) % 360) / 120;
  const figure: Figure = {
    kind: 'Newman projection',
    caption: newmanCaption,
    front: groupsWith(inFront, frontPlace, third),
    back: groupsWith(behind, backPlace, '\\ce{H}'),
    isEclipsed,
    isTurned,
  };
  return {
    text: `Which conformation is shown, and what is the dihedral angle between the groups ${inFront} (in front) and ${behind} (behind)?`,
    shown: {
      figure,
      keyFrom: (drawing) => {
        const { front, back } = readNewman(drawing);
        const angleOf = (bonds: typeof front, group: string): number =>
          snapped(bonds.find((bond) => `\\ce{${bond.group}}` === group)?.angle ?? Number.NaN);
        const apart = Math.abs(angleOf(front, inFront) - angleOf(back, behind));
        const found = angles.find((angle) => angle === Math.min(apart, 360 - apart));
        return found === undefined ? 'no arrangement' : arrangements[found].text;
      },
    },
    answer: arrangements[key].text,
    distractors: angles
      .filter((angle) => angle !== key)
      .map((angle) => ({
        text: arrangements[angle].text,
        slip: (angle % 120 === 0) === isEclipsed ? 'other-dihedral-angle' : 'eclipsed-for-staggered',
        teaching: `For this, ${arrangements[angle].need}; here ${arrangements[key].reason}.`,
      })),
    explanation: `Bonds that meet at the center belong to the front carbon; bonds that begin at the rim belong to the rear carbon. For ${inFront} and ${behind}, ${arrangements[key].reason}: ${arrangements[key].text.toLowerCase()}.`,
    finding: `The bonds of the two groups were measured in the drawing: ${key}° apart.`,
  };
}

/** Three groups clockwise, one of them at a place, the next one beside two hydrogens or one. */
function groupsWith(group: string, place: number, third: string): Triple {
  const at = (index: number): string => {
    if (index === place) return group;
    return index === (place + 1) % 3 ? third : '\\ce{H}';
  };
  return [at(0), at(1), at(2)];
}
