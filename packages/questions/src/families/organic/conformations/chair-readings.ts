import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { chairCompound } from './chair-compound.ts';
import { chairOf, directionOf, directions, type Direction } from './chair-groups.ts';
import { chairFlipEnergy } from './chair-flip-energy.ts';

/** Chairs: where the groups stand after a flip, which isomer it is, and what the flip costs. */
export const chairReadings: Family = {
  id: 'chair-readings',
  name: 'Reading chair conformations',
  subject: 'organic',
  topics: ['conformations'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['chair-conformations'],
    intermediate: ['chair-conformations'],
    advanced: ['chair-conformations'],
  },
  uses: ['cis-trans-isomerism'],
  reference: 'McMurry, Organic Chemistry, sections 4.5 to 4.8',
  showsFigure: true,
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return afterFlip(random);
      case 'intermediate':
        return chairCompound(random);
      case 'advanced':
        return chairFlipEnergy(random);
    }
  },
};

const groups = [
  '\\ce{CH3}',
  '\\ce{OH}',
  '\\ce{Cl}',
  '\\ce{Br}',
  '\\ce{F}',
  '\\ce{C2H5}',
  '\\ce{NH2}',
  '\\ce{CN}',
] as const;
function flipped(direction: Direction): Direction {
  return direction === 'axial' ? 'equatorial' : 'axial';
}

function afterFlip(random: Random): Draft {
  const [first = '', second = ''] = random.shuffle(groups);
  const [one, other] = [random.pick(directions), random.pick(directions)];
  const from = random.integer(0, 5);
  const figure = chairOf([first, second], [one, other], [from, from + random.integer(1, 5)]);
  const stated = (ofFirst: Direction, ofSecond: Direction): string =>
    `${first} ${ofFirst}, ${second} ${ofSecond}`;
  const key = stated(flipped(one), flipped(other));
  const half = (kept: string, direction: Direction): string =>
    `Here the ${kept} group is still ${direction}, as in the drawing; a ring flip converts every axial bond into an equatorial one and every equatorial bond into an axial one.`;
  return {
    text: `Which positions do the groups ${first} and ${second} occupy after this chair undergoes a ring flip?`,
    shown: {
      figure,
      keyFrom: (drawing) => {
        const [ofFirst, ofSecond] = [directionOf(drawing, first), directionOf(drawing, second)];
        return ofFirst === undefined || ofSecond === undefined
          ? 'not read'
          : stated(flipped(ofFirst), flipped(ofSecond));
      },
    },
    answer: key,
    distractors: [
      {
        text: stated(one, other),
        slip: 'ring-flip-forgotten',
        teaching:
          'These are the positions in the drawing; in the other chair, each group occupies the other kind of position.',
      },
      { text: stated(flipped(one), other), slip: 'counted-one-substituent', teaching: half(second, other) },
      { text: stated(one, flipped(other)), slip: 'counted-one-substituent', teaching: half(first, one) },
    ],
    explanation: `Vertical bonds are axial; bonds that point outward around the ring are equatorial. In the drawing, ${first} is ${one} and ${second} is ${other}. A ring flip interchanges axial and equatorial at every carbon: ${key}.`,
    finding: `Read in the drawing: ${stated(one, other)}; the flip reverses both.`,
  };
}
