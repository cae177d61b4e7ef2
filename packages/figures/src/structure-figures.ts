/** Figures of molecules: their orbitals, and the ways in which their shape is put on paper. */

/** Of an orbital: nothing, an arrow up, one down, or both. */
export type Arrows = '' | '↑' | '↓' | '↑↓';

/** The levels of two atoms at the sides and those of their molecule in the middle, with energy upward and not to scale. */
export interface OrbitalDiagram {
  kind: 'molecular orbital diagram';
  left: OrbitalColumn;
  middle: OrbitalColumn;
  right: OrbitalColumn;
  /** Which level of an atom goes into which of the molecule: its side, its place and the other's place, each from the lowest. */
  joins: readonly { side: 'left' | 'right'; atom: number; molecule: number }[];
}

export interface OrbitalColumn {
  /** Stands below the column. */
  name: string;
  /** From the lowest to the highest; heights count in steps between the levels of the molecule. */
  levels: readonly { name: string; height: number; orbitals: readonly Arrows[] }[];
}

/** Looking along a bond: three groups at the carbon in front, and three at the one behind it. */
export interface NewmanProjection {
  kind: 'Newman projection';
  /** Clockwise, the first one pointing up, or 60° to the right of it. */
  front: Three;
  /** Clockwise; in a staggered projection the first one comes next after the first of the front, in an eclipsed one it is behind it. */
  back: Three;
  isEclipsed: boolean;
  isTurned: boolean;
}

type Three = readonly [first: string, second: string, third: string];

/** A six-membered ring as a chair with the groups that are not hydrogen. */
export interface ChairDrawing {
  kind: 'chair';
  /** Places around the ring: 0 is the left tip, which points down, and 1 the carbon behind it. */
  groups: readonly { text: string; place: number; direction: 'axial' | 'equatorial' }[];
}

/** One or two molecules with their chain upright: what stands at the sides points toward the reader. */
export interface FischerProjections {
  kind: 'Fischer projection';
  molecules: readonly FischerMolecule[];
}

export interface FischerMolecule {
  /** Stands below the molecule where there are two. */
  name: string;
  top: string;
  bottom: string;
  /** From top to bottom. */
  centers: readonly { left: string; right: string }[];
}
