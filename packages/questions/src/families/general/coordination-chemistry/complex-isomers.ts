import type { Random } from '../../../random.ts';
import { remembered } from '../../../remembered.ts';
import type { Distractor, Draft, Family } from '../../family.ts';
import { chargeText } from './complex-text.ts';
import { countArrangements, type Frame } from './count-arrangements.ts';
import {
  chelating,
  monodentate,
  withoutEnantiomers,
  type CountingSlip,
  type IsomerPattern,
} from './isomer-patterns.data.ts';
import { capital } from '../../texts/capital.ts';

const neutral = ['NH3', 'H2O'] as const;
const anionic = ['Cl', 'Br'] as const;

/** Counting takes a thousand times as long as looking up, and there are few patterns. */
const arrangements = {
  square: remembered((letters) => countArrangements('square', letters)),
  octahedron: remembered((letters) => countArrangements('octahedron', letters)),
  tetrahedron: remembered((letters) => countArrangements('tetrahedron', letters)),
};

/** Isomers of complexes, counted by placing the ligands in every way and turning the results. */
export const complexIsomers: Family = {
  id: 'complex-isomers',
  name: 'Counting the isomers of complexes',
  subject: 'general',
  topics: ['coordination-chemistry'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['isomerism-of-complexes'],
    intermediate: ['isomerism-of-complexes'],
    advanced: ['isomerism-of-complexes'],
  },
  uses: ['counting-stereoisomers', 'ligands'],
  reference: 'OpenStax Chemistry 2e, section 19.2',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return ask(random, random.pick(withoutEnantiomers));
      case 'intermediate':
        return ask(random, random.pick(monodentate));
      case 'advanced':
        return ask(random, random.pick(chelating));
    }
  },
};

function ask(random: Random, pattern: IsomerPattern): Draft {
  const { frame, letters, because } = pattern;
  const complex = drawComplex(random, frame, letters);
  const { total, upToMirrors } = arrangements[frame](letters);
  const answer = String(total);
  const shape = frame === 'square' ? 'square planar' : 'octahedral';
  return {
    text: `How many stereoisomers does the ${shape} complex ${complex.shown} have, enantiomers counted separately?${complex.note}`,
    answer,
    distractors: [
      ...random.shuffle([
        ...mirrorSlips(pattern),
        ...pattern.miscounts.map(({ slip, teaching, count }) => ({
          text: String(miscounted(pattern, count)),
          slip,
          teaching,
        })),
      ]),
      {
        text: String(total + 1),
        slip: 'same-structure-counted-twice',
        teaching:
          'One arrangement is counted twice: turn each complex, and compare it with those found before.',
      },
      ...(total > 1
        ? [
            {
              text: String(total - 1),
              slip: 'isomer-overlooked',
              teaching:
                'One arrangement is left out: go through all places that each ligand can take, and mirror images.',
            },
            {
              text: String(total + 2),
              slip: 'same-structure-counted-twice',
              teaching:
                'Two arrangements are counted twice: turn each complex, and compare it with those found before.',
            },
          ]
        : []),
    ],
    explanation: `${capital(because)}. That makes ${answer} in all.`,
    finding: `All placements were made, and those that can be turned into each other counted once: ${total}${total === upToMirrors ? '; each is its own mirror image' : `, or ${upToMirrors} with mirror images counted once too`}.`,
  };
}

/** Too few or too many mirror images. A single arrangement tempts nobody to double it. */
function mirrorSlips({ frame, letters, chiral }: IsomerPattern): Distractor[] {
  const { total, upToMirrors } = arrangements[frame](letters);
  const everyChiral: Distractor = {
    text: String(2 * upToMirrors),
    slip: 'every-isomer-chiral',
    teaching: `This gives every arrangement a mirror image of its own, but ${chiral === null ? 'each has a mirror plane and is its own mirror image' : `only ${chiral} is chiral`}.`,
  };
  if (chiral === null) return total === 1 ? [] : [everyChiral];
  const once: Distractor = {
    text: String(upToMirrors),
    slip: 'enantiomers-not-counted',
    teaching: `This counts ${chiral} and its mirror image as one isomer; they are two.`,
  };
  return upToMirrors === 1 ? [once] : [once, everyChiral];
}

/** The number that a slip of counting leads to. */
function miscounted({ frame, letters }: IsomerPattern, count: CountingSlip): number {
  const { total, placements } = arrangements[frame](letters);
  switch (count.way) {
    case 'overlooked':
      return total - count.isomers;
    case 'twice':
      return total + 1;
    case 'another':
      return arrangements[count.frame](count.letters).total;
    case 'placements':
      return placements / count.alike;
    case 'product':
      return count.choices.reduce((product, choices) => product * choices, 1);
  }
}

interface Drawn {
  shown: string;
  note: string;
}

/** A metal of the right kind and ligands for the letters, in the order of a formula, with the charge. */
function drawComplex(random: Random, frame: Frame, letters: string): Drawn {
  const [metal, state] =
    frame === 'square'
      ? random.pick([
          ['Pt', 2],
          ['Pd', 2],
        ] as const)
      : random.pick([
          ['Co', 3],
          ['Cr', 3],
          ['Rh', 3],
          ['Ir', 3],
        ] as const);
  const isChelate = /[A-Z]/.test(letters);
  const chelate = random.pick(['C2H8N2', 'C2O4'] as const);
  const single = random.shuffle([...neutral, ...anionic]);
  const kinds = [...new Set(letters.toLowerCase())];
  const ligands = kinds.map((kind, index) => {
    const isBidentate = letters.includes(kind.toUpperCase());
    const formula = isBidentate ? chelate : (single[index] ?? 'NH3');
    const count = [...letters.toLowerCase()].filter((letter) => letter === kind).length;
    return { formula, count, charge: chargeOf(formula) * count };
  });
  const sorted = ligands.toSorted((one, other) => (one.formula < other.formula ? -1 : 1));
  const charge = sorted.reduce<number>((sum, ligand) => sum + ligand.charge, state);
  const written = sorted.map(({ formula, count }) => {
    const group = /^[A-Z][a-z]?$/.test(formula) ? formula : `(${formula})`;
    return count === 1 ? group : `${group}${count}`;
  });
  const note =
    chelate === 'C2O4'
      ? ' (\\ce{C2O4^2-}, oxalate, binds through two of its oxygen atoms.)'
      : ' (\\ce{C2H8N2}, ethane-1,2-diamine, binds through both nitrogen atoms.)';
  return { shown: `\\ce{[${metal}${written.join('')}]${chargeText(charge)}}`, note: isChelate ? note : '' };
}

function chargeOf(formula: string): number {
  if (formula === 'C2O4') return -2;
  return formula === 'Cl' || formula === 'Br' ? -1 : 0;
}
