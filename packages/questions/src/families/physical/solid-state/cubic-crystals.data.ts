export interface Lattice {
  name: string;
  /** Atoms that belong to one cell. */
  atoms: number;
  /** The edge over the radius of touching spheres, and how it is written. */
  ratio: number;
  written: string;
  /** Where the spheres touch. */
  contact: string;
}

const primitive: Lattice = {
  name: 'primitive cubic',
  atoms: 1,
  ratio: 2,
  written: '2*r*',
  contact: 'along the edge',
};
export const bodyCentred: Lattice = {
  name: 'body-centered cubic',
  atoms: 2,
  ratio: 4 / Math.sqrt(3),
  written: '\\frac{4*r*}{\\sqrt{3}}',
  contact: 'along the body diagonal',
};
export const faceCentred: Lattice = {
  name: 'face-centered cubic',
  atoms: 4,
  ratio: 2 * Math.SQRT2,
  written: '2\\sqrt{2}*r*',
  contact: 'along the face diagonal',
};
export const lattices: readonly Lattice[] = [primitive, bodyCentred, faceCentred];

/** A metal by its lattice, the edge of the cell in pm and the density in g/cm³, both at room temperature. */
interface CubicCrystal {
  symbol: string;
  lattice: Lattice;
  edge: number;
  /** Measured, and so the proof of lattice and edge. */
  density: number;
}

const crystal = (symbol: string, lattice: Lattice, edge: number, density: number): CubicCrystal => ({
  symbol,
  lattice,
  edge,
  density,
});

/** CRC Handbook of Chemistry and Physics, rounded: lattice parameters and densities of the elements. */
export const cubicCrystals: readonly CubicCrystal[] = [
  crystal('Al', faceCentred, 405, 2.7),
  crystal('Ni', faceCentred, 352, 8.9),
  crystal('Cu', faceCentred, 361, 8.96),
  crystal('Rh', faceCentred, 380, 12.4),
  crystal('Pd', faceCentred, 389, 12.0),
  crystal('Ag', faceCentred, 409, 10.5),
  crystal('Ir', faceCentred, 384, 22.6),
  crystal('Pt', faceCentred, 392, 21.5),
  crystal('Au', faceCentred, 408, 19.3),
  crystal('Pb', faceCentred, 495, 11.3),
  crystal('Ca', faceCentred, 559, 1.54),
  crystal('Yb', faceCentred, 548, 6.9),
  crystal('Th', faceCentred, 508, 11.7),
  crystal('Li', bodyCentred, 351, 0.534),
  crystal('Na', bodyCentred, 429, 0.97),
  crystal('K', bodyCentred, 533, 0.89),
  crystal('V', bodyCentred, 303, 6.0),
  crystal('Cr', bodyCentred, 288, 7.15),
  crystal('Fe', bodyCentred, 287, 7.87),
  crystal('Nb', bodyCentred, 330, 8.57),
  crystal('Mo', bodyCentred, 315, 10.2),
  crystal('Ba', bodyCentred, 503, 3.62),
  crystal('Eu', bodyCentred, 458, 5.24),
  crystal('Ta', bodyCentred, 330, 16.4),
  crystal('W', bodyCentred, 317, 19.3),
];
