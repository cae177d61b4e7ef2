import type { Part } from './condensed-parts.ts';
import type { OpenMolecule } from './open-molecule.ts';

const halogens = new Set(['F', 'Cl', 'Br', 'I']);
const mostAtoms = 60;

/**
 * Adds the parts of a condensed formula behind an atom, each bound to what chemists read it as bound to.
 * @returns false where they fit nowhere
 */
export function placeParts(molecule: OpenMolecule, parts: readonly Part[], start: number | null): boolean {
  let current = start;
  let hydrogens = 0;
  let bond = 0;
  let waiting: Part[] = [];
  for (const [place, part] of parts.entries()) {
    if (molecule.graph.atoms.length > mostAtoms) return false;
    if (part.kind === 'bond') {
      bond = part.order;
      continue;
    }
    if (part.kind === 'atom' && part.symbol === 'H') {
      if (current === null) hydrogens += part.count;
      else molecule.addHydrogens(current, part.count);
      continue;
    }
    const isSide = part.kind === 'group' || halogens.has(part.symbol);
    if (isSide && current === null) {
      waiting.push(part);
      continue;
    }
    const next = parts[place + 1];
    if (part.kind === 'group') {
      if (!addGroup(molecule, part.parts, part.count, current ?? 0)) return false;
      continue;
    }
    const isHydroxyl = next?.kind === 'atom' && next.symbol === 'H';
    const added = addAtoms(molecule, part.symbol, part.count, current, bond, isHydroxyl, next);
    if (added === null) return false;
    const isFirst = current === null;
    current = added;
    bond = 0;
    if (!isFirst) continue;
    molecule.addHydrogens(current, hydrogens);
    hydrogens = 0;
    for (const side of waiting) if (!addSide(molecule, side, current)) return false;
    waiting = [];
  }
  return waiting.length === 0 && hydrogens === 0;
}

function addSide(molecule: OpenMolecule, part: Part, atom: number): boolean {
  if (part.kind === 'group') return addGroup(molecule, part.parts, part.count, atom);
  return (
    part.kind === 'atom' && addAtoms(molecule, part.symbol, part.count, atom, 0, false, undefined) !== null
  );
}

/** A group is bound by its first atom, or where that has no bond left by its last: `(CH3CH2)2CHOH`. */
function addGroup(molecule: OpenMolecule, parts: readonly Part[], count: number, at: number): boolean {
  const [only] = parts;
  const isOxo = parts.length === 1 && only?.kind === 'atom' && only.symbol === 'O' && only.count === 1;
  if (isOxo && count === 1 && molecule.free(at) >= 2) {
    molecule.put('O', at, 2);
    return true;
  }
  for (let copy = 0; copy < count; copy += 1) {
    const end = molecule.addGroup(() => placeParts(molecule, parts, null));
    const target = molecule.free(at) > 0 ? at : molecule.lastOpen();
    if (end === null || target === null || target === end) return false;
    molecule.bindTo(target, end);
  }
  return true;
}

/** @returns the atom behind which the formula goes on; `null` where there is no place */
function addAtoms(
  molecule: OpenMolecule,
  symbol: string,
  count: number,
  at: number | null,
  bond: number,
  isHydroxyl: boolean,
  next: Part | undefined,
): number | null {
  if (symbol === 'C' && count === 6 && next?.kind === 'atom' && next.symbol === 'H' && next.count === 5) {
    return addPhenyl(molecule, at);
  }
  if (at === null) return count === 1 ? molecule.put(symbol, null, 1) : null;
  const target = molecule.free(at) > 0 ? at : molecule.lastOpen();
  if (target === null) return null;
  if (halogens.has(symbol)) {
    for (let copy = 0; copy < count; copy += 1) molecule.put(symbol, target, 1);
    return target;
  }
  const element = molecule.graph.atoms[target]?.element;
  if (symbol === 'O' && count === 2 && element === 'N') return addNitro(molecule, target);
  if (symbol === 'O' && count === 3 && element === 'S') {
    molecule.put('O', target, 2);
    molecule.put('O', target, 2);
    return molecule.put('O', target, 1);
  }
  if (symbol === 'O' && count === 2 && element === 'C' && molecule.free(target) >= 3) {
    molecule.put('O', target, 2);
    return molecule.put('O', target, 1);
  }
  if (count !== 1) return null;
  if (symbol === 'O' && element === 'C' && bond !== 1 && !isHydroxyl && molecule.free(target) >= 2) {
    molecule.put('O', target, 2);
    return target;
  }
  return molecule.put(symbol, target, bond === 0 ? 1 : bond);
}

function addNitro(molecule: OpenMolecule, nitrogen: number): number {
  molecule.setCharge(nitrogen, 1);
  molecule.put('O', nitrogen, 2);
  molecule.setCharge(molecule.put('O', nitrogen, 1), -1);
  return nitrogen;
}

/** The five hydrogens are read behind the ring's first atom: they are taken back there. */
function addPhenyl(molecule: OpenMolecule, at: number | null): number | null {
  const target = at === null ? null : molecule.free(at) > 0 ? at : molecule.lastOpen();
  if (at !== null && target === null) return null;
  const first = molecule.put('C', target, 1);
  let last = first;
  for (let member = 1; member < 6; member += 1) {
    last = molecule.put('C', last, member % 2 === 1 ? 2 : 1);
    molecule.addHydrogens(last, 1);
  }
  molecule.bindTo(last, first);
  molecule.addHydrogens(first, -5);
  molecule.goOnBehind(first);
  return first;
}
