import { readChair, type DrawingReading } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { Distractor, Draft } from '../../family.ts';
import { capital } from '../../texts/capital.ts';
import { chairOf, directions, type Direction } from './chair-groups.ts';

const substituents = {
  Br: 'bromo',
  Cl: 'chloro',
  C2H5: 'ethyl',
  F: 'fluoro',
  I: 'iodo',
  CH3: 'methyl',
} as const;

type Side = '*cis*' | '*trans*';

interface Pattern {
  side: Side;
  locant: number;
}

/** The carbon across the ring, which both ways of counting reach. */
const opposite = 4;

const patterns: readonly Pattern[] = ([2, 3, 4] as const).flatMap((locant) =>
  (['*cis*', '*trans*'] as const).map((side) => ({ side, locant })),
);

/** The isomer of a disubstituted cyclohexane that a chair shows. */
export function chairCompound(random: Random): Draft | null {
  const pattern = random.pick(patterns);
  const [one = 'Br', other = 'Cl'] = random.shuffle(Object.keys(substituents)).slice(0, 2);
  const from = random.integer(0, 5);
  const to = random.pick([from + pattern.locant - 1, from - pattern.locant + 7]) % 6;
  const [first, second]: [Direction, Direction] = [random.pick(directions), random.pick(directions)];
  if ((isUp(from, first) === isUp(to, second)) !== (pattern.side === '*cis*')) return null;
  const groups = [`\\ce{${one}}`, `\\ce{${other}}`] as const;
  const figure = chairOf(groups, [first, second], [from, to]);
  const key = nameOf(pattern, one, other);
  const [up, down] = isUp(from, first) ? groups : [groups[1], groups[0]];
  const points = isUp(from, first) ? 'up' : 'down';
  const side =
    pattern.side === '*cis*'
      ? `Both groups point ${points} from their carbons, so they are on the same side of the ring: *cis*.`
      : `The group ${up} points up and ${down} points down, so they are on opposite sides of the ring: *trans*.`;
  const way = pattern.locant === opposite ? 'either way' : 'the shorter way';
  return {
    text: 'Which compound is shown in this chair conformation?',
    shown: { figure, keyFrom },
    answer: key,
    distractors: patterns
      .filter((wrong) => wrong !== pattern)
      .map((wrong): Distractor => {
        const isSide = wrong.side !== pattern.side;
        const isPlace = wrong.locant !== pattern.locant;
        const place = `Count the carbons ${way} around the ring: the second group is on carbon ${pattern.locant}.`;
        return {
          text: nameOf(wrong, one, other),
          slip: isSide
            ? first === second
              ? 'axial-equatorial-confused'
              : 'side-of-ring-misjudged'
            : 'position-shifted',
          teaching: [...(isSide ? [side] : []), ...(isPlace ? [place] : [])].join(' '),
        };
      }),
    explanation: `${side} Counting ${way} around the ring places the second group on carbon ${pattern.locant}. The compound is ${key.replace(/[A-Z]/, (letter) => letter.toLowerCase())}.`,
    finding: `The positions and directions of both groups were read in the drawing: ${key}.`,
  };
}

/** At every other corner the axial bond points up, and the equatorial one down. */
function isUp(place: number, direction: Direction): boolean {
  return (place % 2 === 1) === (direction === 'axial');
}

/** `*trans*-1-Chloro-3-methylcyclohexane`; the groups come in alphabetical order. */
function nameOf({ side, locant }: Pattern, one: string, other: string): string {
  const [first = '', second = ''] = Object.entries(substituents)
    .filter(([group]) => group === one || group === other)
    .map(([, name]) => name)
    .toSorted();
  return `${side}-${capital(`1-${first}`)}-${locant}-${second}cyclohexane`;
}

function keyFrom(drawing: DrawingReading): string {
  const [first, second] = readChair(drawing);
  if (first === undefined || second === undefined) return 'not read';
  const apart = Math.abs(first.place - second.place);
  return nameOf(
    { side: first.isUp === second.isUp ? '*cis*' : '*trans*', locant: Math.min(apart, 6 - apart) + 1 },
    first.group,
    second.group,
  );
}
