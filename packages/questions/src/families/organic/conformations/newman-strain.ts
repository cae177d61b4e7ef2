import { formatDecimals } from '@valence/chemistry';
import { readFigure, readNewman, type DrawingReading, type Figure } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { readingOptions } from '../../options/reading-options.ts';
import { signTurned } from '../../options/slips-together.ts';
import { newmanCaption, snapped, type Triple } from './newman-bonds.ts';

/** What two neighbors cost in kJ/mol; the question states them. Source: McMurry, Organic Chemistry, table 3.5. */
const costs = { hydrogens: 4, mixed: 6, methyls: 11, gauche: 3.8 } as const;

const kinds = ['hydrogens', 'mixed', 'methyls', 'gauche'] as const;

type Cost = keyof typeof costs;
type Bonds = ReturnType<typeof readNewman>;
type Counts = Readonly<Record<Cost, number>>;

/** The strain energy when the carbon behind is turned by 60°, or by how much it changes. */
export function newmanStrain(random: Random): Draft | null {
  const methyls = random.pick([2, 3, 3, 4]);
  const places = new Set(random.shuffle([0, 1, 2, 3, 4, 5]).slice(0, methyls));
  const group = (place: number): string => (places.has(place) ? '\\ce{CH3}' : '\\ce{H}');
  const triple = (from: number): Triple => [group(from), group(from + 1), group(from + 2)];
  const isEclipsed = random.next() < 0.5;
  const isClockwise = random.next() < 0.5;
  const figure: Figure = {
    kind: 'Newman projection',
    caption: newmanCaption,
    front: triple(0),
    back: triple(3),
    isEclipsed,
    isTurned: random.next() < 0.5,
  };
  const turn = isClockwise ? 60 : -60;
  const seen = readNewman(readFigure(figure));
  const at = (by: number): Counts => pairsOf(seen, by);
  const [before, after] = [at(0), at(turn)];
  const isChange = random.next() < 0.5;
  const asked = (first: number, last: number): number => (isChange ? last - first : last);
  const key = asked(strain(before), strain(after));
  if (Math.abs(strain(after) - strain(before)) < 0.5 || key === 0) return null;
  const without = (cost: Cost): number =>
    asked(strain({ ...before, [cost]: 0 }), strain({ ...after, [cost]: 0 }));
  const taken = (cost: Cost, as: number): number =>
    key + asked(before[cost], after[cost]) * (as - costs[cost]);
  const write = isChange ? signed : plain;
  const options = readingOptions(
    key,
    write,
    [
      ...(isChange
        ? [
            {
              value: -key,
              slip: 'wrong-sign',
              lastStep: signTurned,
              teaching: `The change is the strain after the rotation minus the strain before it; here, ${isEclipsed ? 'leaving an eclipsed arrangement' : 'becoming eclipsed'} ${key > 0 ? 'costs' : 'releases'} energy.`,
            },
            {
              value: strain(after),
              slip: 'value-for-change',
              teaching: 'This is the strain after the rotation; the strain before it must be subtracted.',
            },
            {
              value: -strain(before),
              slip: 'value-for-change',
              teaching:
                'Only the strain before the rotation was considered; the new arrangement is strained as well.',
            },
          ]
        : [
            {
              value: strain(before),
              slip: 'other-stage',
              teaching: 'This is the strain before the rotation, in the conformation shown.',
            },
            {
              value: strain(after) - strain(before),
              slip: 'one-step-too-many',
              teaching:
                'This is the change in strain; the strain before the rotation must not be subtracted.',
            },
            {
              value: strain(before) - strain(after),
              slip: 'other-stage',
              teaching:
                'This is the decrease in strain; the question asks for the strain after the rotation.',
            },
          ]),
      {
        value: asked(strain(before), strain(at(-turn))),
        slip: 'turned-the-other-way',
        teaching: `Here the rear carbon was rotated ${isClockwise ? 'counterclockwise instead of clockwise' : 'clockwise instead of counterclockwise'}.`,
      },
      {
        value: without('gauche'),
        slip: 'gauche-overlooked',
        term: 'gauche',
        teaching:
          'The gauche pairs were left out: in the staggered arrangement, methyl groups that are 60° apart also cause strain.',
      },
      {
        value: without('hydrogens'),
        slip: 'neighbors-overlooked',
        term: 'hydrogens',
        teaching: 'The pairs of eclipsed hydrogens were left out; they cause strain as well.',
      },
      {
        value: without('mixed'),
        slip: 'neighbors-overlooked',
        term: 'mixed',
        teaching:
          'The pairs in which a methyl group eclipses a hydrogen were left out; they cause strain as well.',
      },
      {
        value: taken('methyls', costs.gauche),
        slip: 'eclipsed-for-staggered',
        term: 'methyls',
        teaching: 'Eclipsed methyl groups were treated as a gauche pair.',
      },
      {
        value: taken('mixed', costs.hydrogens),
        slip: 'neighbors-overlooked',
        term: 'mixed',
        teaching: 'Pairs of a methyl group and a hydrogen were treated as pairs of hydrogens.',
      },
      {
        value: taken('gauche', costs.methyls),
        slip: 'eclipsed-for-staggered',
        term: 'gauche',
        teaching: 'Gauche methyl groups were treated as eclipsed ones.',
      },
      {
        value: isEclipsed ? key + costs.gauche : isChange ? key - costs.gauche : Number.NaN,
        slip: 'gauche-overlooked',
        term: 'gauche',
        teaching: 'The number of gauche pairs was miscounted by one.',
      },
      {
        value: asked(strain(before), strain(at(2 * turn))),
        slip: 'turned-too-far',
        teaching:
          'The rear carbon was rotated by 120°; a rotation by 60° moves each bond only to the next position.',
      },
      {
        value: strain(before) + strain(after),
        slip: 'added-for-subtracted',
        teaching: `The strains before and after the rotation were added; ${isChange ? 'a change is their difference' : 'the question asks only for the strain after it'}.`,
      },
    ].filter(({ value }) => isChange || value > 0),
    0.9,
  );
  return (
    options && {
      text: `Each eclipsed pair costs ${formatDecimals(costs.hydrogens, 1)} kJ/mol for H and H, ${formatDecimals(costs.mixed, 1)} kJ/mol for H and \\ce{CH3}, and ${formatDecimals(costs.methyls, 1)} kJ/mol for \\ce{CH3} and \\ce{CH3}; each gauche pair of \\ce{CH3} groups costs ${formatDecimals(costs.gauche, 1)} kJ/mol. ${isChange ? 'By how much does the strain energy change when' : 'What is the strain energy after'} the rear carbon is rotated 60° ${isClockwise ? 'clockwise' : 'counterclockwise'} as seen by the viewer?`,
      shown: { figure, keyFrom: (drawing) => keyFrom(drawing, turn, isChange) },
      ...options,
      explanation: isChange
        ? `Before the rotation, the strain is ${sumOf(before)}. After it, the strain is ${sumOf(after)}. The change is ${formatDecimals(strain(after), 1)} − ${formatDecimals(strain(before), 1)} = ${options.answer}.`
        : `After the rotation, the bonds are ${isEclipsed ? 'staggered' : 'eclipsed'}, and the strain is ${sumOf(after)}. The strain before the rotation is not included.`,
      finding: `Pairs of neighbors were counted in the drawing before and after the rotation: ${options.answer}.`,
    }
  );
}

function keyFrom(drawing: DrawingReading, turn: number, isChange: boolean): string {
  const seen = readNewman(drawing);
  const after = strain(pairsOf(seen, turn));
  return isChange ? signed(after - strain(pairsOf(seen, 0))) : plain(after);
}

/** How many pairs of each kind there are once the carbon behind is turned clockwise by an angle. */
function pairsOf({ front, back }: Bonds, turn: number): Counts {
  const counts = { hydrogens: 0, mixed: 0, methyls: 0, gauche: 0 };
  for (const one of front)
    for (const other of back) {
      const apart = Math.abs(snapped(one.angle) - snapped(other.angle) - turn + 720) % 360;
      const angle = Math.min(apart, 360 - apart);
      const methyls = [one, other].filter(({ group }) => group === 'CH3').length;
      if (angle === 0) counts[(['hydrogens', 'mixed', 'methyls'] as const)[methyls] ?? 'mixed'] += 1;
      if (angle === 60 && methyls === 2) counts.gauche += 1;
    }
  return counts;
}

function strain(counts: Counts): number {
  return kinds.reduce((total, cost) => total + counts[cost] * costs[cost], 0);
}

function sumOf(counts: Counts): string {
  const present = kinds.filter((cost) => counts[cost] > 0);
  if (present.length === 0) return '0.0 kJ/mol, since no pair causes strain';
  const sum = present.map((cost) => `${counts[cost]} × ${formatDecimals(costs[cost], 1)}`).join(' + ');
  return `${sum} = ${formatDecimals(strain(counts), 1)} kJ/mol`;
}

function plain(value: number): string {
  return `${formatDecimals(value, 1)} kJ/mol`;
}

function signed(value: number): string {
  return `${value > 0 ? '+' : ''}${formatDecimals(value, 1)} kJ/mol`;
}
