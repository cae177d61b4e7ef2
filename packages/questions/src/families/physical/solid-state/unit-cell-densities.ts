import { constants, elementOf, formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { statedMolarMass } from '../../worked-reaction.ts';
import type { Bounds } from '../../options/options-apart.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { believableOptions } from '../../options/quantity-options.ts';
import { roomOfWorking, toFigures, workingText } from '../../texts/shown-working.ts';
import { cubicCrystals, faceCentred, lattices, type Lattice } from './cubic-crystals.data.ts';
import { americanName } from '../../texts/american-name.ts';
import { capital } from '../../texts/capital.ts';

/** In mol⁻¹, as the questions state it. */
export const avogadro = toFigures(constants.avogadro.value, 4);
/** The US name of a metal, as it begins a sentence. */
export function metalName(symbol: string): string {
  return americanName(elementOf(symbol).name);
}

const shownAvogadro = `${formatSignificant(avogadro, 4)} mol^{−1}`;
const three = (value: number): string => formatSignificant(value, 3);

/** The density from the edge of the cell. */
export function densityFromEdge(random: Random): Draft | null {
  const { symbol, lattice, edge } = random.pick(cubicCrystals);
  const name = metalName(symbol);
  const molarMass = statedMolarMass(symbol);
  const volume = toFigures((edge * 1e-10) ** 3, 5);
  const density = (lattice.atoms * molarMass) / (avogadro * volume);
  const options = believableOptions(
    density,
    (value) => `${three(value)} g/cm³`,
    [
      ...otherCounts(lattice, (atoms) => (density * atoms) / lattice.atoms),
      {
        value: density * 1000,
        slip: 'unit-prefix',
        teaching: 'This number is the density in kg/m³.',
      },
      {
        value: density * 8,
        slip: 'needless-half',
        factor: 'edge',
        teaching:
          'Half the edge length was cubed, as if the edge were a diameter; the whole edge length must be cubed.',
      },
      {
        value: density / 8,
        slip: 'diameter-for-radius',
        factor: 'edge',
        teaching:
          'Twice the edge length was cubed, as if a radius were given; the edge length itself is given.',
      },
      {
        value: (density * 6) / Math.PI,
        slip: 'sphere-for-cube',
        factor: 'edge',
        teaching: 'The volume of a sphere with the edge as its diameter was used; the cell is a cube.',
      },
      {
        value: density * 2 ** 1.5,
        slip: 'needless-root',
        factor: 'edge',
        teaching:
          'The given length was divided by \\sqrt{2}, as if it were the diagonal of a face; it is already the edge.',
      },
      {
        value: density / 2 ** 1.5,
        slip: 'needless-root',
        factor: 'edge',
        teaching:
          'The edge was multiplied by \\sqrt{2}, which makes it the diagonal of a face; the volume is the cube of the edge itself.',
      },
    ],
    densities,
  );
  return (
    options && {
      text: `${name} (*M* = ${formatDecimals(molarMass, 2)} g/mol) crystallizes in a ${lattice.name} lattice with a cell edge of ${edge} pm. What is its density? (*N*_{A} = ${shownAvogadro})`,
      ...options,
      explanation: `${capital(counted(lattice))}. The volume of the cell is (${three(edge * 1e-10)} cm)³ = ${workingText(volume)} cm³. *ρ* = \\frac{${lattice.atoms} × ${formatDecimals(molarMass, 2)} g/mol}{${shownAvogadro} × ${workingText(volume)} cm³} = ${options.answer}.`,
      finding: `Mass of ${lattice.atoms} atoms divided by the volume of the cell: ${options.answer}.`,
    }
  );
}

/** The edge of the cell from the density. */
export function edgeFromDensity(random: Random): Draft | null {
  const { symbol, lattice, edge } = random.pick(cubicCrystals);
  const name = metalName(symbol);
  const molarMass = statedMolarMass(symbol);
  const density = toFigures((lattice.atoms * molarMass) / (avogadro * (edge * 1e-10) ** 3), 3);
  const volume = toFigures((lattice.atoms * molarMass) / (avogadro * density), 5);
  const edgeOf = (atoms: number): number => Math.cbrt((volume * atoms) / lattice.atoms) * 1e10;
  const options = believableOptions(
    edgeOf(lattice.atoms),
    (value) => `${three(value)} pm`,
    [
      ...otherCounts(lattice, edgeOf),
      {
        value: edgeOf(lattice.atoms) / 2,
        slip: 'needless-half',
        factor: 'edge',
        teaching:
          'The cube root was halved, as if the question asked for a radius; the cube root is already the edge.',
      },
      {
        value: edgeOf(lattice.atoms) * 2,
        slip: 'diameter-for-radius',
        factor: 'edge',
        teaching: 'The cube root was doubled, as if it were a radius; the cube root is already the edge.',
      },
      {
        value: edgeOf((lattice.atoms * 6) / Math.PI),
        slip: 'sphere-for-cube',
        factor: 'edge',
        teaching:
          'The volume was treated as that of a sphere with the edge as its diameter; the cell is a cube.',
      },
      {
        value: edgeOf(lattice.atoms) * Math.SQRT2,
        slip: 'answered-another-quantity',
        factor: 'edge',
        teaching:
          'The cube root was multiplied by \\sqrt{2}, which gives the diagonal of a face, not the edge.',
      },
      {
        value: edgeOf(lattice.atoms) / Math.SQRT2,
        slip: 'needless-root',
        factor: 'edge',
        teaching:
          'The cube root was divided by \\sqrt{2}, as if it were the diagonal of a face; it is already the edge.',
      },
    ],
    edges,
  );
  return (
    options && {
      text: `${name} (*M* = ${formatDecimals(molarMass, 2)} g/mol) crystallizes in a ${lattice.name} lattice and has a density of ${three(density)} g/cm³. What is the edge length of the unit cell? (*N*_{A} = ${shownAvogadro})`,
      ...options,
      explanation: `${capital(counted(lattice))}. The volume of the cell is \\frac{${lattice.atoms} × ${formatDecimals(molarMass, 2)} g/mol}{${shownAvogadro} × ${three(density)} g/cm³} = ${workingText(volume)} cm³. *a* = (${workingText(volume)} cm³)^{1/3} = ${three(edgeOf(lattice.atoms) * 1e-10)} cm = ${options.answer}.`,
      finding: `Cube root of the volume that ${lattice.atoms} atoms occupy: ${options.answer}.`,
    }
  );
}

/** The molar mass from the radius and the density. */
export function molarMassFromRadius(random: Random): Draft | null {
  const { symbol, lattice, edge } = random.pick(cubicCrystals);
  const radius = toFigures(edge / lattice.ratio, 4);
  const density = toFigures((lattice.atoms * statedMolarMass(symbol)) / (avogadro * (edge * 1e-10) ** 3), 4);
  const side = toFigures(radius * lattice.ratio, 4);
  const volume = toFigures((side * 1e-10) ** 3, 5);
  const cell = density * volume * avogadro;
  const options = believableOptions(
    cell / lattice.atoms,
    (value) => `${three(value)} g/mol`,
    molarMassSlips(lattice, cell / lattice.atoms),
    molarMasses,
    roomOfWorking((radius * lattice.ratio) ** 3, side ** 3),
  );
  return (
    options && {
      text: `A metal has a ${lattice.name} lattice and a density of ${formatSignificant(density, 4)} g/cm³. Its atoms are touching spheres with a radius of ${formatSignificant(radius, 4)} pm. What is the molar mass of the metal? (*N*_{A} = ${shownAvogadro})`,
      ...options,
      explanation: `The atoms touch ${lattice.contact}, so *a* = ${lattice.written} = ${formatSignificant(side, 4)} pm, and the volume of the cell is (${formatSignificant(side * 1e-10, 4)} cm)³ = ${workingText(volume)} cm³. ${capital(counted(lattice))}. *M* = \\frac{${formatSignificant(density, 4)} g/cm³ × ${workingText(volume)} cm³ × ${shownAvogadro}}{${lattice.atoms}} = ${options.answer}.`,
      finding: `Mass of the cell divided by its ${lattice.atoms} atoms, for one mole: ${options.answer}.`,
    }
  );
}

/** In g/cm³, what a metal could have at a first glance: the densest has 22.6. */
const densities: Bounds = [0.1, 45];
/** In pm, what the edge of a cell could be at a first glance. */
const edges: Bounds = [120, 1200];
/** In g/mol, what a metal could have at a first glance. */
const molarMasses: Bounds = [4, 450];

/** What the molar mass becomes with another edge, another number of atoms, or both. */
function molarMassSlips(lattice: Lattice, key: number): SlippedValue[] {
  const others = lattices.filter((other) => other !== lattice);
  return [
    ...others.map((other) => ({
      value: (key * (other.ratio / lattice.ratio) ** 3 * lattice.atoms) / other.atoms,
      slip: 'wrong-lattice',
      teaching: `This is for a ${other.name} lattice, with *a* = ${other.written} and ${other.atoms} atom${other.atoms === 1 ? '' : 's'} in the cell.`,
    })),
    {
      value: key * lattice.atoms,
      slip: 'one-step-short',
      teaching: `This is the mass of one mole of cells; each cell contains ${lattice.atoms} atoms.`,
    },
    {
      value: (key * lattice.atoms * 4 * Math.PI) / 3 / lattice.ratio ** 3,
      slip: 'volume-shared-equally',
      teaching: 'Only the volume of the spheres was used; the density also includes the gaps between them.',
    },
    {
      value: key / 8,
      slip: 'diameter-for-radius',
      teaching: `The given radius was treated as a diameter; *a* = ${lattice.written}.`,
    },
    ...others.map((other) => ({
      value: key * (other.ratio / lattice.ratio) ** 3,
      slip: 'wrong-lattice',
      factor: 'edge',
      teaching: `The edge was assumed to be ${other.written}; the atoms touch ${lattice.contact}, and *a* = ${lattice.written}.`,
    })),
    {
      value: key * (4 / lattice.ratio) ** 3,
      slip: 'forgot-root',
      factor: 'edge',
      teaching: `Four radii were used as the edge; they are the length of a diagonal, and *a* = ${lattice.written}.`,
    },
    ...otherCounts(lattice, (atoms) => (key * lattice.atoms) / atoms),
  ];
}

/** Results for wrong numbers of atoms in the cell: those of other lattices, and all atoms drawn. */
function otherCounts(lattice: Lattice, valueOf: (atoms: number) => number): SlippedValue[] {
  return [
    ...lattices
      .filter((other) => other !== lattice)
      .map((other) => ({
        value: valueOf(other.atoms),
        slip: 'wrong-atoms-per-cell',
        factor: 'atoms',
        teaching: `A cell with ${other.atoms} atom${other.atoms === 1 ? '' : 's'} was assumed; ${counted(lattice)}.`,
      })),
    {
      value: valueOf(cornersIncluded(lattice)),
      slip: 'shared-atoms-counted-whole',
      factor: 'atoms',
      teaching: `Atoms at corners${lattice === faceCentred ? ' and on faces' : ''}, which are shared with neighboring cells, were counted as whole ones, ${cornersIncluded(lattice)} atoms in all; ${counted(lattice)}.`,
    },
  ];
}

function counted({ name, atoms }: Lattice): string {
  const inside = { 1: '', 2: ' + 1', 4: ' + 6 × \\frac{1}{2}' }[atoms] ?? '';
  return `a ${name} cell contains 8 × \\frac{1}{8}${inside} = ${atoms} atom${atoms === 1 ? '' : 's'}`;
}

/** Every atom that is drawn in the cell. */
function cornersIncluded({ atoms }: Lattice): number {
  return { 1: 8, 2: 9, 4: 14 }[atoms] ?? atoms;
}
