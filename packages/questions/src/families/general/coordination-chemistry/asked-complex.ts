import { elementOf } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import { shownComplex, stateEquation, stateOf } from './complex-text.ts';
import { octahedralComplexes } from './octahedral-complexes.data.ts';
import { fill, type Filling } from './d-orbital-filling.ts';

/** A complex that is asked about: by its formula, or by its metal ion alone. */
export interface Asked {
  /** `octahedral complex \\ce{[FeF6]^3-}` */
  described: string;
  metal: string;
  state: number;
  /** How the d electrons are counted. */
  counted: string;
  filling: Filling;
  /** The charge that could be taken for the oxidation state. */
  charge: number;
}

/** Ions of four to seven d electrons. */
const ions: readonly (readonly [metal: string, state: number])[] = [
  ['Cr', 2],
  ['Mn', 2],
  ['Mn', 3],
  ['Fe', 2],
  ['Fe', 3],
  ['Co', 2],
  ['Co', 3],
  ['Ni', 3],
];

/** A complex with a name, whose ligands decide its spin; it is asked by its formula. */
export function knownComplex(random: Random): Asked {
  const { complex, spin } = random.pick(octahedralComplexes);
  const state = stateOf(complex);
  const group = groupOf(complex.metal);
  return {
    described: `the octahedral complex ${shownComplex(complex)}`,
    metal: complex.metal,
    state,
    counted: `The oxidation state of the metal is ${stateEquation(complex)}, so there are ${group} − ${state} = ${group - state} d electrons`,
    filling: fill(group - state, spin),
    charge: complex.charge,
  };
}

/** A metal ion with a spin that is told. */
export function anyComplex(random: Random): Asked {
  const [metal, state] = random.pick(ions);
  const group = groupOf(metal);
  return {
    described: `an octahedral complex of \\ce{${metal}^${state}+}`,
    metal,
    state,
    counted: `There are ${group} − ${state} = ${group - state} d electrons`,
    filling: fill(group - state, random.pick(['high', 'low'])),
    charge: state,
  };
}

/** The group of a metal in the periodic table. */
export function groupOf(metal: string): number {
  const { group } = elementOf(metal);
  if (group === null) throw new Error(`${metal} is in no group`);
  return group;
}

/** Tells the group in brackets. */
export function groupNote({ metal }: Asked): string {
  return `(${elementOf(metal).name} is in group ${groupOf(metal)}.)`;
}
