import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { statedMolarMass } from '../../worked-reaction.ts';
import type { Bounds } from '../../options/options-apart.ts';
import { believableOptions } from '../../options/quantity-options.ts';
import { toFigures, workingText } from '../../texts/shown-working.ts';
import { bodyCentred, cubicCrystals, lattices } from './cubic-crystals.data.ts';
import {
  avogadro,
  densityFromEdge,
  edgeFromDensity,
  metalName,
  molarMassFromRadius,
} from './unit-cell-densities.ts';

const three = (value: number): string => formatSignificant(value, 3);
const picometres = (value: number): string => `${three(value)} pm`;

/** Cubic crystals of metals: the radius from the cell, the density, and both put together. */
export const unitCells: Family = {
  id: 'unit-cells',
  name: 'Unit cells of cubic crystals',
  subject: 'physical',
  topics: ['solid-state'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['unit-cells'],
    intermediate: ['density-of-a-crystal'],
    advanced: ['density-of-a-crystal', 'unit-cells'],
  },
  uses: ['close-packing'],
  reference: 'OpenStax Chemistry 2e, section 10.6',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return radiusFromEdge(random);
      case 'intermediate':
        return random.next() < 0.5 ? densityFromEdge(random) : edgeFromDensity(random);
      case 'advanced':
        return random.next() < 0.5 ? radiusFromDensity(random) : molarMassFromRadius(random);
    }
  },
};

/** Touching spheres: the radius from the edge, or the edge from the radius. */
function radiusFromEdge(random: Random): Draft | null {
  const { symbol, lattice, edge } = random.pick(cubicCrystals);
  const name = metalName(symbol);
  const isEdgeAsked = random.next() < 0.5;
  const radius = Math.round(edge / lattice.ratio);
  const given = isEdgeAsked ? radius : edge;
  const under = (other: number): number => (isEdgeAsked ? given * other : given / other);
  // A cell is larger than an atom in it, but not by much.
  const within: Bounds = isEdgeAsked ? [1.2 * given, 6 * given] : [given / 6, given / 1.2];
  const options = believableOptions(
    under(lattice.ratio),
    picometres,
    [
      ...lattices
        .filter((other) => other !== lattice)
        .map((other) => ({
          value: under(other.ratio),
          slip: 'wrong-lattice',
          factor: 'l',
          teaching: `The relation for a ${other.name} lattice, *a* = ${other.written}, was used; in a ${lattice.name} one the atoms touch ${lattice.contact}, and *a* = ${lattice.written}.`,
        })),
      {
        value: under(lattice.ratio / 2),
        slip: 'diameter-for-radius',
        factor: 'd',
        teaching: isEdgeAsked
          ? 'The given radius was treated as a diameter and halved.'
          : 'The diameter of an atom was given; the radius is half of it.',
      },
      {
        value: under(lattice.ratio * 2),
        slip: 'diameter-for-radius',
        factor: 'd',
        teaching: isEdgeAsked
          ? 'The given radius was doubled before it was used as *r*.'
          : 'The radius was halved once more, as if it were a diameter.',
      },
      {
        value: under(4),
        slip: 'forgot-root',
        factor: 'l',
        teaching: `The square root was left out, so four radii were used as the edge; they are the length of a diagonal, and *a* = ${lattice.written}.`,
      },
      {
        value: under(2 * Math.sqrt(3)),
        slip: 'wrong-lattice',
        factor: 'l',
        teaching: `The edge was taken to be the body diagonal of a primitive cell, 2\\sqrt{3}*r*; it is *a* = ${lattice.written}.`,
      },
      {
        value: lattice === bodyCentred ? under(4 / 3) : Number.NaN,
        slip: 'forgot-root',
        factor: 'l',
        teaching: 'Four radii were divided by 3; the diagonal of the cell is \\sqrt{3} times its edge.',
      },
    ],
    within,
  );
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
      ? `${name} crystallizes in a ${lattice.name} lattice, and its atoms have a radius of ${given} pm. What is the edge length of the unit cell if the atoms are touching spheres?`
      : `${name} crystallizes in a ${lattice.name} lattice with a cell edge of ${given} pm. What is the radius of an atom if the atoms are touching spheres?`,
    ...options,
    explanation: `In a ${lattice.name} lattice the atoms touch ${lattice.contact}, so *a* = ${lattice.written}. ${isEdgeAsked ? '*a*' : '*r*'} = ${solved} = ${options.answer}.`,
    finding: `Touching spheres in a ${lattice.name} cell: ${options.answer}.`,
  };
}

/** The density tells the atoms in the cell, these the lattice, and the lattice the radius. */
function radiusFromDensity(random: Random): Draft | null {
  const { symbol, lattice, edge } = random.pick(cubicCrystals);
  const name = metalName(symbol);
  const molarMass = statedMolarMass(symbol);
  const volume = toFigures((edge * 1e-10) ** 3, 5);
  const density = toFigures((lattice.atoms * molarMass) / (avogadro * volume), 3);
  const number = (density * volume * avogadro) / molarMass;
  const share = Math.cbrt(1 / lattice.atoms) * edge;
  const options = believableOptions(
    edge / lattice.ratio,
    picometres,
    [
      ...lattices
        .filter((other) => other !== lattice)
        .map((other) => ({
          value: edge / other.ratio,
          slip: 'wrong-lattice',
          factor: 'l',
          teaching: `A ${other.name} lattice with ${other.atoms} atom${other.atoms === 1 ? '' : 's'} in the cell was assumed; the density corresponds to ${lattice.atoms} atom${lattice.atoms === 1 ? '' : 's'}.`,
        })),
      {
        value: (2 * edge) / lattice.ratio,
        slip: 'diameter-for-radius',
        factor: 'd',
        teaching: 'This is the distance between the centers of touching atoms, which is two radii.',
      },
      {
        value: share,
        slip: 'volume-shared-equally',
        teaching:
          'This is the edge of a cube whose volume is the volume per atom; touching spheres leave gaps, and the lattice shows where they touch.',
      },
      {
        value: share / 2,
        slip: 'volume-shared-equally',
        teaching:
          'This is half the edge of a cube whose volume is the volume per atom; the atoms do not occupy individual cubes, and the lattice shows where they touch.',
      },
      {
        value: share * Math.cbrt(3 / (4 * Math.PI)),
        slip: 'volume-shared-equally',
        teaching: 'This is for spheres that fill the whole cell; touching spheres leave gaps.',
      },
      {
        value: edge / 4,
        slip: 'forgot-root',
        factor: 'l',
        teaching: `The edge was assumed to be four radii; the atoms touch ${lattice.contact}, and *a* = ${lattice.written}.`,
      },
      {
        value: edge / lattice.ratio / 2,
        slip: 'needless-half',
        factor: 'd',
        teaching: 'The radius was halved once more, as if it were a diameter.',
      },
    ],
    [edge / 6, edge / 1.2],
  );
  return (
    options && {
      text: `${name} (*M* = ${formatDecimals(molarMass, 2)} g/mol) has a density of ${three(density)} g/cm³ and a cubic unit cell with an edge of ${edge} pm. The lattice is primitive, body-centered or face-centered. What is the radius of its atoms if they are touching spheres? (*N*_{A} = ${formatSignificant(avogadro, 4)} mol^{−1})`,
      ...options,
      explanation: `The volume of the cell is (${three(edge * 1e-10)} cm)³ = ${workingText(volume)} cm³. The cell contains \\frac{${three(density)} g/cm³ × ${workingText(volume)} cm³ × ${formatSignificant(avogadro, 4)} mol^{−1}}{${formatDecimals(molarMass, 2)} g/mol} = ${formatDecimals(number, 2)} atoms, that is, ${lattice.atoms}, so the lattice is ${lattice.name}. In it the atoms touch ${lattice.contact}, *a* = ${lattice.written}, and *r* = ${options.answer}.`,
      finding: `${lattice.atoms} atoms in the cell mean a ${lattice.name} lattice: ${options.answer}.`,
    }
  );
}
