import { formatDecimals } from '@valence/chemistry';
import { readFigure, readOrbitalDiagram, type SeenLevel } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { Distractor, Draft } from '../../family.ts';
import { twoSlips } from '../../notes/two-slips.ts';
import { countElectrons, diagramOf, diatomics, type ElectronCount } from './diatomic-diagram.ts';

type Change = 'removed from' | 'added to';

/** What becomes of a drawn species that loses or takes up one electron: its bond order and its unpaired electrons. */
export function afterChange(random: Random): Draft | null {
  const species = random.pick(diatomics);
  const change = random.pick(['removed from', 'added to'] as const);
  const figure = diagramOf(species);
  const { middle } = readOrbitalDiagram(readFigure(figure));
  const after = countElectrons({ middle: changed(middle, change) });
  const [old, now] = [orderOf(countElectrons({ middle })), orderOf(after)];
  const level = changedLevel(middle, change)?.name ?? '';
  const key = outcome(now, after.unpaired);
  const orders = [
    { value: now, sentence: '' },
    {
      value: old,
      sentence: `The bond order does change: the electron is ${change} a level ${starred(level)}, which changes the bond order by one half.`,
    },
    {
      value: 2 * old - now,
      sentence: `The electron is ${change} a level ${starred(level)}, so the bond becomes ${now > old ? 'stronger' : 'weaker'}, not ${now > old ? 'weaker' : 'stronger'}.`,
    },
    { value: 2 * now - old, sentence: 'A single electron changes the bond order by one half, not by one.' },
  ].filter(({ value }) => value >= 0 && value <= 3.5);
  const distractors = orders.flatMap(({ value, sentence }) =>
    [0, 1, 2].flatMap((unpaired): Distractor[] => {
      if (value === now && unpaired === after.unpaired) return [];
      const isCountWrong = unpaired !== after.unpaired;
      const miscounted = `${takenAsUnpaired(unpaired)}, but after the change ${countOf(after.unpaired)}.`;
      return [
        {
          text: outcome(value, unpaired),
          slip:
            value === now
              ? 'unpaired-electrons-miscounted'
              : value === old
                ? 'change-left-out'
                : 'ignored-antibonding',
          teaching: !isCountWrong ? sentence : sentence === '' ? miscounted : twoSlips(sentence, miscounted),
        },
      ];
    }),
  );
  return {
    text: `The diagram shows the valence electrons of a diatomic molecule or ion; the electrons of the separate atoms are omitted. One electron is ${change} this species, and the order of the levels stays the same. What are the bond order and the number of unpaired electrons after this change?`,
    shown: {
      figure,
      keyFrom: (drawing) => {
        const seen = changed(readOrbitalDiagram(drawing).middle, change);
        const counted = countElectrons({ middle: seen });
        return outcome(orderOf(counted), counted.unpaired);
      },
    },
    answer: key,
    distractors,
    explanation: `The electron is ${change} the ${change === 'removed from' ? 'highest occupied level' : 'lowest level with room for it'}, which ${starred(level) === 'with a star' ? 'is antibonding (it has a star)' : 'is bonding (it has no star)'}. The bond order becomes \\frac{${after.bonding} − ${after.antibonding}}{2} = ${orderText(now)}, and ${countOf(after.unpaired)}.`,
    finding: `Counted in the drawing after the change: bond order ${orderText(now)}, ${after.unpaired} unpaired.`,
  };
}

function starred(level: string): string {
  return level.includes('*') ? 'with a star' : 'without a star';
}

function orderOf({ bonding, antibonding }: ElectronCount): number {
  return (bonding - antibonding) / 2;
}

function orderText(value: number): string {
  return formatDecimals(value, 1);
}

function outcome(order: number, unpaired: number): string {
  return `Bond order: ${orderText(order)}; unpaired electrons: ${unpaired}`;
}

/** What was done by whoever counted so many unpaired electrons. */
export function takenAsUnpaired(count: number): string {
  if (count === 0) return 'All electrons were taken as paired';
  return count === 1 ? 'One electron was taken as unpaired' : 'Two electrons were taken as unpaired';
}

/** How many arrows stand alone on their line, as a sentence. */
function countOf(unpaired: number): string {
  if (unpaired === 0) return 'every electron is paired';
  return unpaired === 1 ? 'one electron is unpaired' : 'two electrons are unpaired';
}

/** The level that an electron leaves or enters. */
function changedLevel(levels: readonly SeenLevel[], change: Change): SeenLevel | undefined {
  const total = ({ electrons }: SeenLevel): number => electrons.reduce((sum, one) => sum + one, 0);
  return change === 'removed from'
    ? levels.findLast((level) => total(level) > 0)
    : levels.find((level) => total(level) < 2 * level.electrons.length);
}

/** The levels after an electron has left the highest occupied one, or entered the lowest with room; Hund's rule holds. */
function changed(levels: readonly SeenLevel[], change: Change): SeenLevel[] {
  const at = changedLevel(levels, change);
  return levels.map((level) => {
    if (level !== at) return level;
    const count = level.electrons.length;
    const now = level.electrons.reduce((sum, one) => sum + one, 0) + (change === 'added to' ? 1 : -1);
    return {
      ...level,
      electrons: Array.from({ length: count }, (_, place) =>
        now >= count + place + 1 ? 2 : now > place ? 1 : 0,
      ),
    };
  });
}
