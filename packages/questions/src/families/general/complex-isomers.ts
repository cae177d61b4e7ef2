import type { Random } from '../../random.ts';
import { remembered } from '../../structures/remembered.ts';
import type { Draft, Family } from '../family.ts';
import { chargeText } from './complex-text.ts';
import { countArrangements, type Frame } from './count-arrangements.ts';

/** Ligands by a letter each, a bidentate one in capitals, and what tells the isomers apart. */
interface Pattern {
  frame: Frame;
  letters: string;
  because: string;
}

const pattern = (frame: Frame, letters: string, because: string): Pattern => ({ frame, letters, because });

const withoutEnantiomers = [
  pattern(
    'square',
    'aabb',
    'equal ligands stand side by side (*cis*) or opposite each other (*trans*), and the plane of the complex is a mirror plane',
  ),
  pattern(
    'square',
    'aabc',
    'the two equal ligands stand side by side (*cis*) or opposite each other (*trans*), and the plane of the complex is a mirror plane',
  ),
  pattern(
    'square',
    'aaab',
    'all four places are alike, so it does not matter where the single ligand is, and the plane of the complex is a mirror plane',
  ),
  pattern(
    'square',
    'abcd',
    'opposite the first ligand stands one of the three others, and the plane of the complex is a mirror plane',
  ),
  pattern(
    'octahedron',
    'aaaabb',
    'the two ligands of the kind that occurs twice stand side by side (*cis*) or opposite each other (*trans*), each time with a mirror plane',
  ),
  pattern(
    'octahedron',
    'aaabbb',
    'three equal ligands share one face (*fac*) or lie in one plane with the metal (*mer*), each time with a mirror plane',
  ),
  pattern(
    'octahedron',
    'aaaaab',
    'all six places are alike, so it does not matter where the single ligand is, and there are mirror planes',
  ),
];
const monodentate = [
  pattern(
    'octahedron',
    'aaaabc',
    'the two ligands that occur once stand side by side (*cis*) or opposite each other (*trans*), and either has a mirror plane',
  ),
  pattern(
    'octahedron',
    'aaabbc',
    'the three equal ligands share a face, or lie in one plane with the metal while the two equal ones are *cis* or *trans*; each has a mirror plane',
  ),
  pattern(
    'octahedron',
    'aabbcc',
    'all three pairs are *trans*, or one of the three pairs alone is *trans*, or no pair is, and this last one is chiral: 1 + 3 + 2',
  ),
];
const chelating = [
  pattern('octahedron', 'AAA', 'the three rings are arranged like a propeller, left-handed or right-handed'),
  pattern(
    'octahedron',
    'AAbb',
    'the two other ligands are *trans*, with a mirror plane, or *cis*, which is chiral: 1 + 2',
  ),
  pattern(
    'octahedron',
    'AAbc',
    'the two other ligands are *trans*, with a mirror plane, or *cis*, which is chiral: 1 + 2',
  ),
  pattern(
    'octahedron',
    'Abbbb',
    'the ring takes two neighbouring places, and all such pairs are alike and leave a mirror plane',
  ),
  pattern(
    'octahedron',
    'Abbcc',
    'one of the two equal pairs is *trans*, each time with a mirror plane, or neither is, which is chiral: 2 + 2',
  ),
  pattern(
    'octahedron',
    'Abbbc',
    'the single ligand stands opposite an atom of the ring or opposite one of the three equal ligands, each time with a mirror plane',
  ),
];
const neutral = ['NH3', 'H2O'] as const;
const anionic = ['Cl', 'Br'] as const;

/** Counting takes a thousand times as long as looking up, and there are few patterns. */
const arrangements = {
  square: remembered((letters) => countArrangements('square', letters)),
  octahedron: remembered((letters) => countArrangements('octahedron', letters)),
};

/** Isomers of complexes, counted by placing the ligands in every way and turning the results. */
export const complexIsomers: Family = {
  id: 'complex-isomers',
  name: 'Counting the isomers of complexes',
  subject: 'general',
  topics: ['coordination-chemistry'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
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

function ask(random: Random, { frame, letters, because }: Pattern): Draft | null {
  const complex = drawComplex(random, frame, letters);
  const { total, upToMirrors } = arrangements[frame](letters);
  const answer = String(total);
  const shape = frame === 'square' ? 'square planar' : 'octahedral';
  const told = capital(because);
  return {
    text: `How many stereoisomers has the ${shape} complex ${complex.shown}, enantiomers counted separately?${complex.note}`,
    answer,
    distractors: [
      {
        text: String(upToMirrors),
        slip: 'enantiomers-not-counted',
        teaching: `A chiral arrangement and its mirror image are two isomers. ${told}.`,
      },
      {
        text: String(2 * upToMirrors),
        slip: 'every-isomer-chiral',
        teaching: `Not every arrangement has a mirror image that differs from it. ${told}.`,
      },
      ...[total + 1, total - 1, total + 2, total + 3].map((number) => ({
        text: String(number),
        slip: 'counted-wrong',
        teaching: `${told}. That makes ${total} in all.`,
      })),
    ].filter(({ text }) => Number(text) > 0),
    explanation: `${told}. That makes ${answer} in all.`,
    finding: `All placements were made, and those that can be turned into each other counted once: ${total}${total === upToMirrors ? '; each is its own mirror image' : `, or ${upToMirrors} with mirror images counted once too`}.`,
  };
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

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
