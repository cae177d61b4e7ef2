import type { Random } from '../../../random.ts';
import { chargeText } from './complex-text.ts';
import type { Frame } from './count-arrangements.ts';

const neutral = ['NH3', 'H2O'] as const;
const anionic = ['Cl', 'Br'] as const;

/** A complex as it is printed, and what has to be said of its ligands. */
interface Drawn {
  shown: string;
  note: string;
}

/** A metal of the right kind and ligands for the letters, in the order of a formula, with the charge. */
export function drawComplex(random: Random, frame: Frame, letters: string): Drawn {
  const [metal, state] = random.pick(metals[frame]);
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

const metals: Readonly<Record<Frame, readonly (readonly [symbol: string, state: number])[]>> = {
  square: [
    ['Pt', 2],
    ['Pd', 2],
  ],
  tetrahedron: [
    ['Zn', 2],
    ['Co', 2],
  ],
  octahedron: [
    ['Co', 3],
    ['Cr', 3],
    ['Rh', 3],
    ['Ir', 3],
  ],
};

function chargeOf(formula: string): number {
  if (formula === 'C2O4') return -2;
  return formula === 'Cl' || formula === 'Br' ? -1 : 0;
}
