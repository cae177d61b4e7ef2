import type { Arrows, Figure, OrbitalDiagram, SeenDiagram } from '@valence/figures';

/** A diatomic species of the second period: its formula, its valence electrons, and what its diagram looks like. */
export interface Diatomic {
  formula: string;
  electrons: number;
  hasTwoElements: boolean;
  /** True from oxygen on, where the σ level made of 2p lies below the π level. */
  isSigmaFirst: boolean;
}

const alike = (formula: string, electrons: number): Diatomic => ({
  formula,
  electrons,
  hasTwoElements: false,
  isSigmaFirst: /^[OF]/.test(formula),
});
const mixed = (formula: string, electrons: number): Diatomic => ({
  formula,
  electrons,
  hasTwoElements: true,
  isSigmaFirst: formula.startsWith('OF'),
});

/** Species whose ground state the order of levels that a first course teaches gives rightly. */
export const diatomics: readonly Diatomic[] = [
  alike('B2', 6),
  alike('C2', 8),
  alike('C2^-', 9),
  alike('C2^2-', 10),
  alike('N2^+', 9),
  alike('N2', 10),
  alike('N2^-', 11),
  alike('O2^+', 11),
  alike('O2', 12),
  alike('O2^-', 13),
  alike('O2^2-', 14),
  alike('F2^+', 13),
  alike('F2', 14),
  mixed('BO', 9),
  mixed('BO^-', 10),
  mixed('CN', 9),
  mixed('CN^-', 10),
  mixed('CO^+', 9),
  mixed('CO', 10),
  mixed('NO^+', 10),
  mixed('NO', 11),
  mixed('OF^+', 12),
  mixed('OF', 13),
  mixed('OF^-', 14),
];

const sigma = 1;
const pi = 2;
const names = {
  alike: ['σ_{2s}', 'σ\\*_{2s}', 'σ_{2p}', 'π_{2p}', 'π\\*_{2p}', 'σ\\*_{2p}'],
  // Counted from the lowest level of the molecule, the two of the 1s orbitals included.
  mixed: ['3σ', '4σ\\*', '5σ', '1π', '2π\\*', '6σ\\*'],
} as const;

/** The arrows of so many electrons in so many orbitals of one energy, by Hund's rule. */
function filled(electrons: number, orbitals: number): Arrows[] {
  return Array.from({ length: orbitals }, (_, place): Arrows => {
    if (electrons >= orbitals + place + 1) return '↑↓';
    return electrons > place ? '↑' : '';
  });
}

/**
 * The diagram of a species; the atoms are called X and Y, and have no electrons.
 * @param isExcited true where one electron has gone from the highest occupied level to the next one
 */
export function diagramOf({ electrons, hasTwoElements, isSigmaFirst }: Diatomic, isExcited = false): Figure {
  const written = names[hasTwoElements ? 'mixed' : 'alike'];
  const [s = '', sStar = '', sigmaName = '', piName = '', piStar = '', sigmaStar = ''] = written;
  const middle = isSigmaFirst
    ? ([
        [sigmaName, sigma],
        [piName, pi],
      ] as const)
    : ([
        [piName, pi],
        [sigmaName, sigma],
      ] as const);
  const order = [[s, sigma], [sStar, sigma], ...middle, [piStar, pi], [sigmaStar, sigma]] as const;
  const counts = groundState(
    electrons,
    order.map(([, count]) => count),
  );
  const highest = counts.findLastIndex((count) => count > 0);
  const moved = (level: number): number =>
    isExcited ? Number(level === highest + 1) - Number(level === highest) : 0;
  const levels = order.map(([name, count], height) => ({
    name,
    height,
    orbitals: filled((counts[height] ?? 0) + moved(height), count),
  }));
  // The more electronegative atom has the lower levels.
  const shift = hasTwoElements ? 0.35 : 0;
  const joins = (['left', 'right'] as const).flatMap((side) =>
    [0, 0, 1, 1, 1, 1].map((atom, molecule) => ({ side, atom, molecule })),
  );
  return {
    kind: 'molecular orbital diagram',
    caption: `Valence electrons of a diatomic species in ${isExcited ? 'an excited' : 'its ground'} state; levels not to scale`,
    left: atomColumn('X', shift),
    middle: { name: 'species', levels },
    right: atomColumn(hasTwoElements ? 'Y' : 'X', -shift),
    joins,
  };
}

/** Electrons of each level, the lowest ones full before the next ones are begun. */
function groundState(electrons: number, orbitals: readonly number[]): number[] {
  let left = electrons;
  return orbitals.map((count) => {
    const here = Math.min(left, 2 * count);
    left -= here;
    return here;
  });
}

function atomColumn(name: string, shift: number): OrbitalDiagram['left'] {
  return {
    name,
    levels: [
      { name: '2s', height: 0.5 + shift, orbitals: [''] },
      { name: '2p', height: 3.5 + shift, orbitals: ['', '', ''] },
    ],
  };
}

/** What is counted in a diagram: electrons in levels without and with a star, and those that are alone on their line. */
export interface ElectronCount {
  bonding: number;
  antibonding: number;
  unpaired: number;
}

export function countElectrons({ middle }: Pick<SeenDiagram, 'middle'>): ElectronCount {
  const count = { bonding: 0, antibonding: 0, unpaired: 0 };
  for (const { name, electrons } of middle) {
    const here = electrons.reduce((total, one) => total + one, 0);
    if (name.includes('*')) count.antibonding += here;
    else count.bonding += here;
    count.unpaired += electrons.filter((one) => one === 1).length;
  }
  return count;
}
