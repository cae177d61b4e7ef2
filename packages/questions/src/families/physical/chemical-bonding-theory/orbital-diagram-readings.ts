import { formatDecimals } from '@valence/chemistry';
import { readFigure, readOrbitalDiagram, type DrawingReading } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { twoSlips } from '../../notes/two-slips.ts';
import { countElectrons, diagramOf, diatomics, type Diatomic } from './diatomic-diagram.ts';
import { afterChange, takenAsUnpaired } from './diatomic-change.ts';

/** Molecular orbital diagrams of diatomics: bond order, what an electron more or less changes, and whose diagram it is. */
export const orbitalDiagramReadings: Family = {
  id: 'orbital-diagram-readings',
  name: 'Reading molecular orbital diagrams',
  subject: 'physical',
  topics: ['chemical-bonding-theory'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['bond-order-from-molecular-orbitals'],
    intermediate: ['bond-order-from-molecular-orbitals'],
    advanced: ['molecular-orbital-theory'],
  },
  uses: ['hunds-rule'],
  reference: 'OpenStax Chemistry 2e, section 8.4',
  showsFigure: true,
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return bondOrder(random);
      case 'intermediate':
        return afterChange(random);
      case 'advanced':
        return whichSpecies(random);
    }
  },
};

interface OrderSlip {
  value: number;
  slip: string;
  teaching: string;
}

function bondOrder(random: Random): Draft | null {
  const wanted = random.integer(0, 2);
  const isExcited = random.next() < 0.5;
  const figure = diagramOf(random.pick(diatomics), isExcited);
  const { bonding, antibonding, unpaired } = countElectrons(readOrbitalDiagram(readFigure(figure)));
  if (unpaired !== wanted) return null;
  const key = (bonding - antibonding) / 2;
  const slips: OrderSlip[] = [
    ...[1, -1, 0.5, -0.5, 1.5, -1.5].map((off) => ({
      value: key + off,
      slip: 'electrons-miscounted',
      teaching: `For this bond order, the electron count is off by ${2 * Math.abs(off)}: there are ${bonding} in the levels without a star and ${antibonding} in those with a star.`,
    })),
    {
      value: 2 * key,
      slip: 'forgot-half',
      teaching: 'The excess of bonding electrons was not halved; a bond is a pair of electrons.',
    },
    {
      value: bonding / 2,
      slip: 'ignored-antibonding',
      teaching:
        'Only the levels without a star were counted; each electron in a level with a star cancels one of these electrons.',
    },
  ];
  const alone = `${unpaired === 0 ? 'No arrow is' : unpaired === 1 ? 'One arrow is' : 'Two arrows are'} unpaired, so the species is ${unpaired === 0 ? 'diamagnetic' : 'paramagnetic'}.`;
  // Too large as often as too small, where there is room below.
  const below = slips.filter(({ value }) => value >= 0 && value < key);
  const above = slips.filter(({ value }) => value > key && value <= 4);
  const wrong = random.pick(random.next() < 0.5 && below.length > 0 ? below : above);
  const count = random.pick([0, 1, 2].filter((other) => other !== unpaired));
  const miscounted = `${takenAsUnpaired(count)}, but ${unpaired === 0 ? 'every arrow has a partner on its line' : unpaired === 1 ? 'one arrow is alone on its line' : 'two arrows are alone on their lines'}.`;
  return {
    text: `The diagram shows the valence electrons of a diatomic molecule or ion${isExcited ? ' in an excited state' : ''}; the electrons of the separate atoms are omitted. What are its bond order and its number of unpaired electrons${isExcited ? ' in this state' : ''}?`,
    shown: {
      figure,
      keyFrom: (drawing) => {
        const found = countElectrons(readOrbitalDiagram(drawing));
        return stated((found.bonding - found.antibonding) / 2, found.unpaired);
      },
    },
    answer: stated(key, unpaired),
    // A wrong order, a wrong count, and both: each of the four differs alike from the others.
    distractors: [
      { text: stated(key, count), slip: 'unpaired-electrons-miscounted', teaching: miscounted },
      { text: stated(wrong.value, unpaired), slip: wrong.slip, teaching: wrong.teaching },
      { text: stated(wrong.value, count), slip: wrong.slip, teaching: twoSlips(wrong.teaching, miscounted) },
    ],
    explanation: `The levels without a star contain ${bonding} electrons and the levels with a star ${antibonding}: bond order = \\frac{${bonding} − ${antibonding}}{2} = ${order(key)}. ${alone}`,
    finding: `Counted in the drawing: bond order ${order(key)}, ${unpaired} unpaired.`,
  };
}

function stated(value: number, unpaired: number): string {
  return `Bond order: ${order(value)}; unpaired electrons: ${unpaired}`;
}

function order(value: number): string {
  return formatDecimals(value, 1);
}

function whichSpecies(random: Random): Draft | null {
  const key = random.pick(diatomics);
  const figure = diagramOf(key);
  const others = random.shuffle(diatomics.filter((one) => !isDrawnAlike(one, key))).slice(0, 9);
  return {
    text: 'The diagram shows the valence electrons of a diatomic species; the electrons of the separate atoms are omitted. Which of these species could it represent?',
    shown: { figure, keyFrom: speciesFrom(key, others) },
    answer: written(key),
    distractors: others.map((one) => ({
      text: written(one),
      slip:
        one.electrons !== key.electrons
          ? chargeForgotten(one) === key.electrons
            ? 'charge-turned-around'
            : 'electrons-miscounted'
          : 'levels-not-compared',
      teaching: `${written(one)} has ${one.electrons} valence electrons${one.electrons === key.electrons ? ', too,' : ''} and ${one.hasTwoElements ? 'two different atoms, so the levels on the right are lower' : 'two identical atoms, whose levels are at the same height'}; the diagram shows ${key.electrons}${one.hasTwoElements === key.hasTwoElements ? '' : ` and ${key.hasTwoElements ? 'two different atoms' : 'two identical atoms'}`}.`,
    })),
    explanation: `There are ${key.electrons} arrows on the levels of the species, and the levels of its atoms are at ${key.hasTwoElements ? 'different heights, so the atoms are different' : 'the same height, so the atoms are identical'}. Of these species, only ${written(key)} has ${key.electrons} valence electrons and ${key.hasTwoElements ? 'two different atoms' : 'two identical atoms'}.`,
    finding: `The drawing has ${key.electrons} electrons and ${key.hasTwoElements ? 'different' : 'equal'} atoms, as ${written(key)} has.`,
  };
}

/** Diagrams that nobody could tell apart, or only by the order of two levels. */
function isDrawnAlike(one: Diatomic, other: Diatomic): boolean {
  return one.electrons === other.electrons && one.hasTwoElements === other.hasTwoElements;
}

/** The species that fits the electrons and the heights of the drawing, of those that can be offered. */
function speciesFrom(key: Diatomic, others: readonly Diatomic[]): (drawing: DrawingReading) => string {
  return (drawing) => {
    const { left, middle, right } = readOrbitalDiagram(drawing);
    const electrons = middle.flatMap((level) => level.electrons).reduce((total, one) => total + one, 0);
    const hasTwoElements = Math.abs((left[0]?.height ?? 0) - (right[0]?.height ?? 0)) > 3;
    const fitting = [key, ...others].filter(
      (one) => one.electrons === electrons && one.hasTwoElements === hasTwoElements,
    );
    return fitting.map(written).join(' or ');
  };
}

/** The valence electrons with the charge taken the wrong way round. */
function chargeForgotten({ formula, electrons }: Diatomic): number {
  const [, size = '', sign = ''] = /\^(\d?)([+-])$/.exec(formula) ?? [];
  const charge = (sign === '' ? 0 : Number(size === '' ? 1 : size)) * (sign === '-' ? -1 : 1);
  return electrons + 2 * charge;
}

function written({ formula }: Diatomic): string {
  return `\\ce{${formula}}`;
}
