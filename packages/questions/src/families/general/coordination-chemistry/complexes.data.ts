/** A ligand as written in the formula of a complex. */
interface Ligand {
  formula: string;
  charge: number;
  /** How many of its atoms bind to the metal. */
  denticity: number;
  /** Said where the formula does not tell what it is. */
  name?: string;
}

const aqua: Ligand = { formula: 'H2O', charge: 0, denticity: 1 };
const ammine: Ligand = { formula: 'NH3', charge: 0, denticity: 1 };
const carbonyl: Ligand = { formula: 'CO', charge: 0, denticity: 1 };
const cyanido: Ligand = { formula: 'CN', charge: -1, denticity: 1 };
const chlorido: Ligand = { formula: 'Cl', charge: -1, denticity: 1 };
const fluorido: Ligand = { formula: 'F', charge: -1, denticity: 1 };
const hydroxido: Ligand = { formula: 'OH', charge: -1, denticity: 1 };
const nitrito: Ligand = { formula: 'NO2', charge: -1, denticity: 1, name: 'nitrite' };
const oxalato: Ligand = { formula: 'C2O4', charge: -2, denticity: 2, name: 'ethanedioate (oxalate)' };
const ethanediamine: Ligand = {
  formula: 'C2H8N2',
  charge: 0,
  denticity: 2,
  name: 'ethane-1,2-diamine (en)',
};
const bipyridine: Ligand = { formula: 'C10H8N2', charge: 0, denticity: 2, name: '2,2′-bipyridine (bpy)' };
const acetylacetonato: Ligand = {
  formula: 'C5H7O2',
  charge: -1,
  denticity: 2,
  name: 'pentane-2,4-dionate (acac)',
};
const edta: Ligand = {
  formula: 'C10H12N2O8',
  charge: -4,
  denticity: 6,
  name: 'fully deprotonated EDTA',
};

/** A complex that is known, its ligands in the order of the formula. */
export interface Complex {
  metal: string;
  ligands: readonly (readonly [ligand: Ligand, count: number])[];
  charge: number;
}

const complex = (metal: string, charge: number, ...ligands: Complex['ligands']): Complex => ({
  metal,
  charge,
  ligands,
});

/** With ligands that bind through one atom. */
export const simpleComplexes: readonly Complex[] = [
  complex('Ti', 3, [aqua, 6]),
  complex('V', 2, [aqua, 6]),
  complex('V', 3, [aqua, 6]),
  complex('Cr', 3, [aqua, 6]),
  complex('Cr', 3, [ammine, 6]),
  complex('Cr', 2, [chlorido, 1], [aqua, 5]),
  complex('Cr', 1, [chlorido, 2], [aqua, 4]),
  complex('Cr', 2, [aqua, 6]),
  complex('Cr', -3, [cyanido, 6]),
  complex('Cr', -4, [cyanido, 6]),
  complex('Cr', 0, [carbonyl, 6]),
  complex('Mn', 2, [aqua, 6]),
  complex('Mn', 3, [aqua, 6]),
  complex('Mn', -3, [cyanido, 6]),
  complex('Mn', -4, [cyanido, 6]),
  complex('Mn', -2, [fluorido, 6]),
  complex('Fe', 2, [aqua, 6]),
  complex('Fe', 3, [aqua, 6]),
  complex('Fe', -4, [cyanido, 6]),
  complex('Fe', -3, [cyanido, 6]),
  complex('Fe', -3, [fluorido, 6]),
  complex('Fe', 0, [carbonyl, 5]),
  complex('Co', 2, [aqua, 6]),
  complex('Co', 2, [ammine, 6]),
  complex('Co', 3, [ammine, 6]),
  complex('Co', -3, [cyanido, 6]),
  complex('Co', 2, [chlorido, 1], [ammine, 5]),
  complex('Co', 1, [chlorido, 2], [ammine, 4]),
  complex('Co', 0, [ammine, 3], [nitrito, 3]),
  complex('Co', -2, [chlorido, 4]),
  complex('Co', -3, [fluorido, 6]),
  complex('Ni', 2, [ammine, 6]),
  complex('Ni', 2, [aqua, 6]),
  complex('Ni', -2, [cyanido, 4]),
  complex('Ni', 0, [carbonyl, 4]),
  complex('Cu', -2, [chlorido, 4]),
  complex('Cu', -3, [cyanido, 4]),
  complex('Zn', 2, [ammine, 4]),
  complex('Zn', -2, [hydroxido, 4]),
  complex('Ru', 3, [ammine, 6]),
  complex('Ru', 2, [ammine, 6]),
  complex('Rh', 2, [chlorido, 1], [ammine, 5]),
  complex('Pd', -2, [chlorido, 4]),
  complex('Ag', 1, [ammine, 2]),
  complex('Ag', -1, [cyanido, 2]),
  complex('Ir', -2, [chlorido, 6]),
  complex('Pt', 0, [chlorido, 2], [ammine, 2]),
  complex('Pt', -2, [chlorido, 4]),
  complex('Pt', -2, [chlorido, 6]),
  complex('Pt', 2, [ammine, 4]),
  complex('Au', -1, [chlorido, 4]),
  complex('Au', -1, [cyanido, 2]),
];

/** With ligands that bind through several atoms. */
export const chelates: readonly Complex[] = [
  complex('Cr', -3, [oxalato, 3]),
  complex('Fe', -3, [oxalato, 3]),
  complex('Co', -3, [oxalato, 3]),
  complex('Mn', -3, [oxalato, 3]),
  complex('Cu', -2, [oxalato, 2]),
  complex('Pt', -2, [oxalato, 2]),
  complex('Cr', 3, [ethanediamine, 3]),
  complex('Co', 3, [ethanediamine, 3]),
  complex('Ni', 2, [ethanediamine, 3]),
  complex('Rh', 3, [ethanediamine, 3]),
  complex('Co', 1, [chlorido, 2], [ethanediamine, 2]),
  complex('Cr', 1, [chlorido, 2], [ethanediamine, 2]),
  complex('Pt', 2, [ethanediamine, 2]),
  complex('Pd', 2, [ethanediamine, 2]),
  complex('Co', 1, [ethanediamine, 2], [nitrito, 2]),
  complex('Co', 1, [ammine, 4], [oxalato, 1]),
  complex('Ru', 2, [bipyridine, 3]),
  complex('Fe', 2, [bipyridine, 3]),
  complex('Ru', 0, [bipyridine, 2], [chlorido, 2]),
  complex('Cr', 0, [acetylacetonato, 3]),
  complex('Fe', 0, [acetylacetonato, 3]),
  complex('Co', 0, [acetylacetonato, 3]),
  complex('Mn', 0, [acetylacetonato, 3]),
  complex('Co', -1, [edta, 1]),
  complex('Cr', -1, [edta, 1]),
];
