import { elementOf, formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { statedMolarMass } from '../../worked-reaction.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { toFigures, workingText } from '../../texts/shown-working.ts';
import { bodyCentred, cubicCrystals, lattices } from './cubic-crystals.data.ts';
import { avogadro, densityFromEdge, edgeFromDensity, molarMassFromRadius } from './unit-cell-densities.ts';

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
        factor: 'l',
        teaching: `In a ${other.name} lattice the atoms touch ${other.contact}; in a ${lattice.name} one they touch ${lattice.contact}.`,
      })),
    {
      value: under(lattice.ratio / 2),
      slip: 'diameter-for-radius',
      factor: 'd',
      teaching: `The diameter of an atom is two radii: *a* = ${lattice.written}.`,
    },
    {
      value: under(lattice.ratio * 2),
      slip: 'diameter-for-radius',
      teaching: `This is ${isEdgeAsked ? 'twice the edge' : 'half the radius'}: *a* = ${lattice.written}.`,
    },
    {
      value: isEdgeAsked ? given / lattice.ratio : given * lattice.ratio,
      slip: 'inverted-ratio',
      factor: 'l',
      teaching: `The radius and the edge were exchanged: *a* = ${lattice.written}.`,
    },
    {
      value: under(4),
      slip: 'forgot-root',
      factor: 'l',
      teaching: `The root was left out, so that four radii are the edge; they are a diagonal, and *a* = ${lattice.written}.`,
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
      ? `${name} crystallizes in a ${lattice.name} lattice, and its atoms have the radius ${given} pm. What is the edge length of the unit cell, if the atoms are spheres that touch?`
      : `${name} crystallizes in a ${lattice.name} lattice with the cell edge ${given} pm. What is the radius of an atom, if the atoms are spheres that touch?`,
    ...options,
    explanation: `In a ${lattice.name} lattice the atoms touch ${lattice.contact}, so *a* = ${lattice.written}. ${isEdgeAsked ? '*a*' : '*r*'} = ${solved} = ${options.answer}.`,
    finding: `Touching spheres in a ${lattice.name} cell: ${options.answer}.`,
  };
}

/** The density tells the atoms in the cell, these the lattice, and the lattice the radius. */
function radiusFromDensity(random: Random): Draft | null {
  const { symbol, lattice, edge } = random.pick(cubicCrystals);
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
        factor: 'l',
        teaching: `This is for a ${other.name} lattice with ${other.atoms} atom${other.atoms === 1 ? '' : 's'} in the cell; the density asks for ${lattice.atoms}.`,
      })),
    {
      value: (2 * edge) / lattice.ratio,
      slip: 'diameter-for-radius',
      factor: 'd',
      teaching: 'This is the distance between the centers of touching atoms, which is two radii.',
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
      text: `${name} (*M* = ${formatDecimals(molarMass, 2)} g/mol) has the density ${three(density)} g/cm³ and a cubic unit cell with the edge ${edge} pm. The lattice is primitive, body-centered or face-centered. What is the radius of its atoms, taken as touching spheres? (*N*_{A} = ${formatSignificant(avogadro, 4)} mol^{−1})`,
      ...options,
      explanation: `The cell has (${three(edge * 1e-10)} cm)³ = ${workingText(volume)} cm³. In it are \\frac{${three(density)} g/cm³ × ${workingText(volume)} cm³ × ${formatSignificant(avogadro, 4)} mol^{−1}}{${formatDecimals(molarMass, 2)} g/mol} = ${formatDecimals(number, 2)} atoms, so ${lattice.atoms}: the lattice is ${lattice.name}. There the atoms touch ${lattice.contact}, *a* = ${lattice.written}, and *r* = ${options.answer}.`,
      finding: `${lattice.atoms} atoms in the cell mean a ${lattice.name} lattice: ${options.answer}.`,
    }
  );
}
