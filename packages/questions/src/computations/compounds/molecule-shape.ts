import { findElement } from '@valence/chemistry';
import { undecided, type Decision } from '../decision.ts';

/** What the VSEPR model says about a central atom. */
export interface MoleculeShape {
  bondedAtoms: number;
  lonePairs: number;
  electronGeometry: string;
  shape: string;
}

const electronGeometries: readonly string[] = [
  '',
  '',
  'linear',
  'trigonal planar',
  'tetrahedral',
  'trigonal bipyramidal',
  'octahedral',
];

/** Shapes by bonded atoms, then lone pairs. */
const shapes: Readonly<Record<string, string>> = {
  '2,0': 'linear',
  '3,0': 'trigonal planar',
  '2,1': 'bent',
  '4,0': 'tetrahedral',
  '3,1': 'trigonal pyramidal',
  '2,2': 'bent',
  '5,0': 'trigonal bipyramidal',
  '4,1': 'seesaw',
  '3,2': 'T-shaped',
  '2,3': 'linear',
  '6,0': 'octahedral',
  '5,1': 'square pyramidal',
  '4,2': 'square planar',
};

/**
 * The VSEPR shape of a main-group species with one central atom, written first, and around it hydrogen, halogen, oxygen
 * or sulfur atoms: domains = (valence electrons + one-valent neighbours − charge) / 2.
 * @returns `null` for other species, odd-electron ones included
 * @example moleculeShape('XeF4')?.shape // 'square planar'
 */
export function moleculeShape(species: string): MoleculeShape | null {
  const reading = readSpecies(species);
  if (reading === null) return null;
  const { central, neighbours, charge } = reading;
  const valence = valenceElectrons(central);
  const bondedAtoms = neighbours.length;
  const oneValent = neighbours.filter((symbol) => !isTwoValent(symbol)).length;
  const domains = valence === null ? Number.NaN : (valence + oneValent - charge) / 2;
  const shape = shapeOf(bondedAtoms, domains - bondedAtoms);
  if (shape === undefined) return null;
  return {
    bondedAtoms,
    lonePairs: domains - bondedAtoms,
    electronGeometry: electronGeometries[domains] ?? '',
    shape,
  };
}

/** The shape of so many bonded atoms and lone pairs, or `undefined` where there is none. */
export function shapeOf(bondedAtoms: number, lonePairs: number): string | undefined {
  return shapes[`${bondedAtoms},${lonePairs}`];
}

/** Decides which option is the shape or the electron-domain geometry of a species, or how many lone pairs it has. */
export function decideMoleculeShape(
  species: string,
  asked: 'shape' | 'electronGeometry' | 'lonePairs',
  options: readonly string[],
): Decision {
  const found = moleculeShape(species);
  if (found === null) return undecided(`The model does not speak of ${species}`);
  const right = options.map((option) => option.toLowerCase() === String(found[asked]).toLowerCase());
  return { ok: true, right, finding: findingOf(species, found) };
}

/** Decides which species of the options has a shape. */
export function decideSpeciesOfShape(shape: string, options: readonly string[]): Decision {
  const right: boolean[] = [];
  for (const option of options) {
    const found = moleculeShape(option.replace(/^\\ce\{(.*)\}$/, '$1'));
    if (found === null) return undecided(`The model does not speak of ${option}`);
    right.push(found.shape === shape);
  }
  return { ok: true, right, finding: `Electron domains counted for every species; one is ${shape}.` };
}

function findingOf(species: string, { bondedAtoms, lonePairs, shape }: MoleculeShape): string {
  return `The central atom of \\ce{${species}} has ${bondedAtoms} bonded atoms and ${lonePairs} lone pairs: ${shape}.`;
}

interface Reading {
  central: string;
  neighbours: string[];
  charge: number;
}

/** Water and hydronium write hydrogen first; elsewhere the central atom comes first, and in I3- it is the odd one. */
function readSpecies(species: string): Reading | null {
  const match = /^((?:[A-Z][a-z]?\d*)+?)(?:\^?\{?(\d*)([+-])\}?)?$/.exec(species);
  if (match === null) return null;
  const [, atoms = '', size = '', sign = ''] = match;
  const symbols = [...atoms.matchAll(/([A-Z][a-z]?)(\d*)/g)].flatMap(([, symbol = '', count = '']) =>
    Array.from({ length: Number(count || 1) }, () => symbol),
  );
  const at = symbols.findIndex((symbol) => symbol !== 'H');
  const central = symbols[at];
  if (central === undefined || symbols.length < 3) return null;
  const charge = sign === '' ? 0 : Number(size || 1) * (sign === '+' ? 1 : -1);
  const neighbours = symbols.filter((_, index) => index !== at);
  return neighbours.every(isNeighbour) ? { central, neighbours, charge } : null;
}

function isNeighbour(symbol: string): boolean {
  return isTwoValent(symbol) || ['H', 'F', 'Cl', 'Br', 'I'].includes(symbol);
}

function isTwoValent(symbol: string): boolean {
  return symbol === 'O' || symbol === 'S';
}

function valenceElectrons(symbol: string): number | null {
  const group = findElement(symbol)?.group ?? null;
  if (group === null || (group > 2 && group < 13)) return null;
  return group > 12 ? group - 10 : group;
}
