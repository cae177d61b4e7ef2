import { constants, elementOf, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../random.ts';
import type { Draft, Family } from '../family.ts';
import { statedMolarMass } from '../general/worked-reaction.ts';
import { quantityOptions } from '../quantity-options.ts';
import { toFigures, workingText } from '../shown-working.ts';

interface Lattice {
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
const bodyCentred: Lattice = {
  name: 'body-centred cubic',
  atoms: 2,
  ratio: 4 / Math.sqrt(3),
  written: '\\frac{4*r*}{\\sqrt{3}}',
  contact: 'along the diagonal of the cell',
};
const faceCentred: Lattice = {
  name: 'face-centred cubic',
  atoms: 4,
  ratio: 2 * Math.SQRT2,
  written: '2\\sqrt{2}*r*',
  contact: 'along the diagonal of a face',
};
const lattices = [primitive, bodyCentred, faceCentred];

/** Metals by lattice, with the edge of the cell in pm at room temperature (CRC Handbook, rounded). */
const crystals: readonly (readonly [symbol: string, lattice: Lattice, edge: number])[] = [
  ['Al', faceCentred, 405],
  ['Ni', faceCentred, 352],
  ['Cu', faceCentred, 361],
  ['Rh', faceCentred, 380],
  ['Pd', faceCentred, 389],
  ['Ag', faceCentred, 409],
  ['Ir', faceCentred, 384],
  ['Pt', faceCentred, 392],
  ['Au', faceCentred, 408],
  ['Pb', faceCentred, 495],
  ['Ca', faceCentred, 559],
  ['Li', bodyCentred, 351],
  ['Na', bodyCentred, 429],
  ['K', bodyCentred, 533],
  ['V', bodyCentred, 303],
  ['Cr', bodyCentred, 288],
  ['Fe', bodyCentred, 287],
  ['Nb', bodyCentred, 330],
  ['Mo', bodyCentred, 315],
  ['Ba', bodyCentred, 503],
  ['Ta', bodyCentred, 330],
  ['W', bodyCentred, 317],
];
const avogadro = toFigures(constants.avogadro.value, 4);
const three = (value: number): string => formatSignificant(value, 3);
const picometres = (value: number): string => `${three(value)} pm`;

/** Cubic crystals of metals: the radius from the cell, the density, and both put together the other way round. */
export const unitCells: Family = {
  id: 'unit-cells',
  name: 'Unit cells of cubic crystals',
  subject: 'physical',
  topics: ['solid-state'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  reference: 'OpenStax Chemistry 2e, section 10.6',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return radiusFromEdge(random);
      case 'intermediate':
        return densityFromEdge(random);
      case 'advanced':
        return radiusFromDensity(random);
    }
  },
};

/** Touching spheres: the radius from the edge, or the edge from the radius. */
function radiusFromEdge(random: Random): Draft | null {
  const [symbol, lattice, edge] = random.pick(crystals);
  const name = elementOf(symbol).name;
  const isEdgeAsked = random.next() < 0.5;
  const radius = Math.round(edge / lattice.ratio);
  const given = isEdgeAsked ? radius : edge;
  const under = (other: number): number => (isEdgeAsked ? given * other : given / other);
  const options = quantityOptions(under(lattice.ratio), picometres, [
    ...lattices
      .filter((other) => other !== lattice)
      .map((other) => ({
        value: under(other.ratio),
        slip: 'wrong-lattice',
        teaching: `In a ${other.name} lattice the atoms touch ${other.contact}; in a ${lattice.name} one they touch ${lattice.contact}.`,
      })),
    {
      value: under(lattice.ratio / 2),
      slip: 'diameter-for-radius',
      teaching: `The diameter of an atom is two radii: *a* = ${lattice.written}.`,
    },
    {
      value: under(lattice.ratio * 2),
      slip: 'diameter-for-radius',
      teaching: `A factor of two is counted twice: *a* = ${lattice.written}.`,
    },
  ]);
  if (options === null) return null;
  const root = lattice === bodyCentred ? '\\sqrt{3}' : '\\sqrt{2}';
  const solved =
    lattice === bodyCentred
      ? isEdgeAsked
        ? `\\frac{4 × ${given} pm}{${root}}`
        : `\\frac{${root} × ${given} pm}{4}`
      : isEdgeAsked
        ? `2 × ${root} × ${given} pm`
        : `\\frac{${given} pm}{2 × ${root}}`;
  return {
    text: isEdgeAsked
      ? `${name} crystallises in a ${lattice.name} lattice, and its atoms have the radius ${given} pm. What is the edge length of the unit cell, if the atoms are spheres that touch?`
      : `${name} crystallises in a ${lattice.name} lattice with the cell edge ${given} pm. What is the radius of an atom, if the atoms are spheres that touch?`,
    ...options,
    explanation: `In a ${lattice.name} lattice the atoms touch ${lattice.contact}, so *a* = ${lattice.written}. ${isEdgeAsked ? '*a*' : '*r*'} = ${solved} = ${options.answer}.`,
    finding: `Touching spheres in a ${lattice.name} cell: ${options.answer}.`,
  };
}

function densityFromEdge(random: Random): Draft | null {
  const [symbol, lattice, edge] = random.pick(crystals);
  const { name } = elementOf(symbol);
  const molarMass = statedMolarMass(symbol);
  const volume = toFigures((edge * 1e-10) ** 3, 5);
  const density = (lattice.atoms * molarMass) / (avogadro * volume);
  const options = quantityOptions(density, (value) => `${three(value)} g/cm³`, [
    ...lattices
      .filter((other) => other !== lattice)
      .map((other) => ({
        value: (density * other.atoms) / lattice.atoms,
        slip: 'wrong-atoms-per-cell',
        teaching: `This puts ${other.atoms} atom${other.atoms === 1 ? '' : 's'} in the cell; ${counted(lattice)}.`,
      })),
    {
      value: (density * cornersIncluded(lattice)) / lattice.atoms,
      slip: 'shared-atoms-counted-whole',
      teaching: `Atoms at corners${lattice === faceCentred ? ' and on faces' : ''} belong to neighbouring cells too; ${counted(lattice)}.`,
    },
    {
      value: density * 1000,
      slip: 'unit-prefix',
      teaching: 'This number is the density in kg/m³.',
    },
  ]);
  return (
    options && {
      text: `${name} (*M* = ${molarMass.toFixed(2)} g/mol) crystallises in a ${lattice.name} lattice with the cell edge ${edge} pm. What is its density? (*N*_{A} = ${formatSignificant(avogadro, 4)} mol^{−1})`,
      ...options,
      explanation: `${capital(counted(lattice))}. The volume of the cell is (${three(edge * 1e-10)} cm)³ = ${workingText(volume)} cm³. *ρ* = \\frac{${lattice.atoms} × ${molarMass.toFixed(2)} g/mol}{${formatSignificant(avogadro, 4)} mol^{−1} × ${workingText(volume)} cm³} = ${options.answer}.`,
      finding: `Mass of ${lattice.atoms} atoms over the volume of the cell: ${options.answer}.`,
    }
  );
}

/** The density tells the atoms in the cell, these the lattice, and the lattice the radius. */
function radiusFromDensity(random: Random): Draft | null {
  const [symbol, lattice, edge] = random.pick(crystals);
  const { name } = elementOf(symbol);
  const molarMass = statedMolarMass(symbol);
  const volume = toFigures((edge * 1e-10) ** 3, 5);
  const density = toFigures((lattice.atoms * molarMass) / (avogadro * volume), 3);
  const number = (density * volume * avogadro) / molarMass;
  const options = quantityOptions(edge / lattice.ratio, picometres, [
    ...lattices
      .filter((other) => other !== lattice)
      .map((other) => ({
        value: edge / other.ratio,
        slip: 'wrong-lattice',
        teaching: `This is for a ${other.name} lattice with ${other.atoms} atom${other.atoms === 1 ? '' : 's'} in the cell; the density asks for ${lattice.atoms}.`,
      })),
    {
      value: (2 * edge) / lattice.ratio,
      slip: 'diameter-for-radius',
      teaching: 'This is the distance between the centres of touching atoms, which is two radii.',
    },
    {
      value: Math.cbrt(1 / lattice.atoms) * edge,
      slip: 'volume-shared-equally',
      teaching:
        'This is the edge of a cube for each atom; touching spheres leave gaps, and the lattice tells where they touch.',
    },
  ]);
  return (
    options && {
      text: `${name} (*M* = ${molarMass.toFixed(2)} g/mol) has the density ${three(density)} g/cm³ and a cubic unit cell with the edge ${edge} pm. The lattice is primitive, body-centred or face-centred. What is the radius of its atoms, taken as touching spheres? (*N*_{A} = ${formatSignificant(avogadro, 4)} mol^{−1})`,
      ...options,
      explanation: `The cell has (${three(edge * 1e-10)} cm)³ = ${workingText(volume)} cm³. In it are \\frac{${three(density)} g/cm³ × ${workingText(volume)} cm³ × ${formatSignificant(avogadro, 4)} mol^{−1}}{${molarMass.toFixed(2)} g/mol} = ${number.toFixed(2)} atoms, so ${lattice.atoms}: the lattice is ${lattice.name}. There the atoms touch ${lattice.contact}, *a* = ${lattice.written}, and *r* = ${options.answer}.`,
      finding: `${lattice.atoms} atoms in the cell mean a ${lattice.name} lattice: ${options.answer}.`,
    }
  );
}

function counted({ name, atoms }: Lattice): string {
  const inside = { 1: '', 2: ' + 1', 4: ' + 6 × \\frac{1}{2}' }[atoms] ?? '';
  return `a ${name} cell holds 8 × \\frac{1}{8}${inside} = ${atoms} atom${atoms === 1 ? '' : 's'}`;
}

/** Every atom that is drawn in the cell. */
function cornersIncluded({ atoms }: Lattice): number {
  return { 1: 8, 2: 9, 4: 14 }[atoms] ?? atoms;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
