import { addAtom, bind, emptyGraph, type MoleculeGraph } from '../names/molecule-graph.ts';

/** A symbol with its count, a group with its count, or a bond that was drawn. */
type Part =
  | { kind: 'atom'; symbol: string; count: number }
  | { kind: 'group'; parts: readonly Part[]; count: number }
  | { kind: 'bond'; order: number };

const valences: Readonly<Record<string, number>> = { C: 4, N: 3, O: 2, S: 2, H: 1, F: 1, Cl: 1, Br: 1, I: 1 };
const halogens = new Set(['F', 'Cl', 'Br', 'I']);

/** Spellings of groups that are read from the wrong end, or stand for more than one atom. */
const groupSpellings: readonly (readonly [RegExp, string])[] = [
  [/^(?:HOOC|HO2C)/, 'HOC(O)'],
  [/^OHC/, 'HC(O)'],
  [/(?<=[H\d])OOC(?=[CH(])/g, 'OC(O)'],
  [/^O2N/, 'NO2'],
  [/^C2H5/, 'CH3CH2'],
  [/C2H5/g, 'CH2CH3'],
];

/**
 * Reads a condensed formula of an organic molecule as a structure: what is bonded to what follows from the order of the
 * symbols and from their usual numbers of bonds, with double bonds where bonds are left over.
 * @param written without states; bonds may be drawn, a charge stands behind `^`
 * @returns `null` for what does not say its structure: molecular formulas, salts, complexes, other elements
 * @example readCondensedFormula('CH3CH(OH)CH3')?.atoms.length // 4
 */
export function readCondensedFormula(written: string): MoleculeGraph | null {
  const { body, charge } = withoutCharge(written);
  const spelled = groupSpellings.reduce((text, [spelling, plain]) => text.replace(spelling, plain), body);
  const parts = readParts(spelled, { at: 0 }, 0);
  if (parts === null || charge === null || parts.length === 0) return null;
  const builder = new Builder();
  if (!builder.add(parts, null) || !builder.close(charge)) return null;
  return builder.graph;
}

function withoutCharge(written: string): { body: string; charge: number | null } {
  const match = /\^\{(\d*)([+-])\}$/.exec(written);
  const body = written
    .slice(0, match?.index ?? written.length)
    .replace(/[₀-₉]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x2080))
    .replaceAll(' ', '');
  if (match === null) return { body, charge: 0 };
  return { body, charge: match[1] === '' || match[1] === '1' ? (match[2] === '+' ? 1 : -1) : null };
}

const token = /([A-Z][a-z]?)(\d{0,2})|(\()|\)(\d{0,2})|([-=#≡])/y;

function readParts(text: string, place: { at: number }, depth: number): Part[] | null {
  const parts: Part[] = [];
  while (place.at < text.length) {
    if (text.charAt(place.at) === ')') return depth > 0 ? parts : null;
    token.lastIndex = place.at;
    const match = token.exec(text);
    if (match === null) return null;
    place.at = token.lastIndex;
    const [, symbol, count, open, , bond] = match;
    if (open !== undefined) {
      const inner = depth > 8 ? null : readParts(text, place, depth + 1);
      token.lastIndex = place.at;
      const closed = inner === null ? null : token.exec(text);
      if (inner === null || closed === null || closed[4] === undefined) return null;
      place.at = token.lastIndex;
      const count = Number(closed[4] || 1);
      if (isLink(inner)) parts.push(...Array.from({ length: count }, () => inner).flat());
      else parts.push({ kind: 'group', parts: inner, count });
    } else if (bond !== undefined) {
      parts.push({ kind: 'bond', order: bond === '-' ? 1 : bond === '=' ? 2 : 3 });
    } else if (symbol !== undefined && Object.hasOwn(valences, symbol)) {
      parts.push({ kind: 'atom', symbol, count: Number(count || 1) });
    } else return null;
  }
  return depth === 0 ? parts : null;
}

/** Pieces of the chain itself, which stand in brackets to be counted: `CH3(CH2)4CH3`. */
function isLink(parts: readonly Part[]): boolean {
  const text = parts.map((part) => (part.kind === 'atom' ? `${part.symbol}${part.count}` : '?')).join('');
  return text === 'C1H2' || text === 'C1H1O1H1';
}

const mostAtoms = 60;

class Builder {
  readonly graph = emptyGraph();
  private readonly hydrogens: number[] = [];
  private readonly order: number[] = [];
  /** Within a group, only its own atoms may be bound to. */
  private floor = 0;

  /**
   * Adds parts behind an atom.
   * @returns false where they fit nowhere
   */
  add(parts: readonly Part[], start: number | null): boolean {
    let current = start;
    let hydrogens = 0;
    let bond = 0;
    let waiting: Part[] = [];
    for (const [place, part] of parts.entries()) {
      if (this.graph.atoms.length > mostAtoms) return false;
      if (part.kind === 'bond') {
        bond = part.order;
        continue;
      }
      if (part.kind === 'atom' && part.symbol === 'H') {
        if (current === null) hydrogens += part.count;
        else this.hydrogens[current] = (this.hydrogens[current] ?? 0) + part.count;
        continue;
      }
      const isSide = part.kind === 'group' || halogens.has(part.symbol);
      if (isSide && current === null) {
        waiting.push(part);
        continue;
      }
      const next = parts[place + 1];
      if (part.kind === 'group') {
        if (!this.addGroup(part.parts, part.count, current ?? 0)) return false;
        continue;
      }
      const isHydroxyl = next?.kind === 'atom' && next.symbol === 'H';
      const added = this.addAtoms(part.symbol, part.count, current, bond, isHydroxyl, next);
      if (added === null) return false;
      const isFirst = current === null;
      current = added;
      bond = 0;
      if (!isFirst) continue;
      this.hydrogens[current] = (this.hydrogens[current] ?? 0) + hydrogens;
      hydrogens = 0;
      for (const side of waiting) if (!this.addSide(side, current)) return false;
      waiting = [];
    }
    return waiting.length === 0 && hydrogens === 0;
  }

  private addSide(part: Part, atom: number): boolean {
    if (part.kind === 'group') return this.addGroup(part.parts, part.count, atom);
    return part.kind === 'atom' && this.addAtoms(part.symbol, part.count, atom, 0, false, undefined) !== null;
  }

  /** A group is bound by its first atom, or where that has no bond left by its last: `(CH3CH2)2CHOH`. */
  private addGroup(parts: readonly Part[], count: number, at: number): boolean {
    const [only] = parts;
    const isOxo = parts.length === 1 && only?.kind === 'atom' && only.symbol === 'O' && only.count === 1;
    if (isOxo && count === 1 && this.free(at) >= 2) {
      this.put('O', at, 2);
      return true;
    }
    for (let copy = 0; copy < count; copy += 1) {
      const outer = this.floor;
      this.floor = this.order.length;
      const isBuilt = this.add(parts, null);
      const first = this.order[this.floor];
      const end = first === undefined || this.free(first) > 0 ? first : this.lastOpen();
      this.floor = outer;
      const target = this.free(at) > 0 ? at : this.lastOpen();
      if (!isBuilt || end === undefined || end === null || target === null || target === end) return false;
      bind(this.graph, target, end);
    }
    return true;
  }

  /** @returns the atom behind which the formula goes on; `null` where there is no place */
  private addAtoms(
    symbol: string,
    count: number,
    at: number | null,
    bond: number,
    isHydroxyl: boolean,
    next: Part | undefined,
  ): number | null {
    if (symbol === 'C' && count === 6 && next?.kind === 'atom' && next.symbol === 'H' && next.count === 5) {
      return this.addPhenyl(at);
    }
    if (at === null) return count === 1 ? this.put(symbol, null, 1) : null;
    const target = this.free(at) > 0 ? at : this.lastOpen();
    if (target === null) return null;
    if (halogens.has(symbol)) {
      for (let copy = 0; copy < count; copy += 1) this.put(symbol, target, 1);
      return target;
    }
    const element = this.graph.atoms[target]?.element;
    if (symbol === 'O' && count === 2 && element === 'N') return this.addNitro(target);
    if (symbol === 'O' && count === 3 && element === 'S') {
      this.put('O', target, 2);
      this.put('O', target, 2);
      return this.put('O', target, 1);
    }
    if (symbol === 'O' && count === 2 && element === 'C' && this.free(target) >= 3) {
      this.put('O', target, 2);
      return this.put('O', target, 1);
    }
    if (count !== 1) return null;
    if (symbol === 'O' && element === 'C' && bond !== 1 && !isHydroxyl && this.free(target) >= 2) {
      this.put('O', target, 2);
      return target;
    }
    return this.put(symbol, target, bond === 0 ? 1 : bond);
  }

  private addNitro(nitrogen: number): number {
    const atom = this.graph.atoms[nitrogen];
    if (atom !== undefined) atom.charge = 1;
    this.put('O', nitrogen, 2);
    const oxygen = this.put('O', nitrogen, 1);
    const other = this.graph.atoms[oxygen];
    if (other !== undefined) other.charge = -1;
    return nitrogen;
  }

  /** The five hydrogens are read behind the ring's first atom: they are taken back there. */
  private addPhenyl(at: number | null): number | null {
    const target = at === null ? null : this.free(at) > 0 ? at : this.lastOpen();
    if (at !== null && target === null) return null;
    const first = this.put('C', target, 1);
    let last = first;
    for (let member = 1; member < 6; member += 1) {
      last = this.put('C', last, member % 2 === 1 ? 2 : 1);
      this.hydrogens[last] = 1;
    }
    bind(this.graph, last, first, 1);
    this.hydrogens[first] = -5;
    this.order.push(first);
    return first;
  }

  private put(element: string, to: number | null, order: number): number {
    const atom = addAtom(this.graph, element);
    this.hydrogens[atom] = 0;
    if (to !== null) bind(this.graph, to, atom, order);
    this.order.push(atom);
    return atom;
  }

  /** Bonds that an atom could still make. */
  private free(atom: number): number {
    const { element, charge } = this.graph.atoms[atom] ?? { element: 'C', charge: 0 };
    const bound = (this.graph.bondsAt[atom] ?? []).reduce(
      (sum, bond) => sum + (this.graph.bonds[bond]?.order ?? 0),
      0,
    );
    const usual = element === 'S' && bound > 2 ? 6 : (valences[element] ?? 0) + charge;
    return usual - bound - Math.max(this.hydrogens[atom] ?? 0, 0);
  }

  private lastOpen(): number | null {
    return this.order.slice(this.floor).findLast((atom) => this.free(atom) > 0) ?? null;
  }

  /** Bonds that are left over double those between neighbours; then every atom has to have all of its own. */
  close(charge: number): boolean {
    if (!this.takeCharge(charge)) return false;
    for (const bond of this.graph.bonds) {
      const more = Math.min(this.free(bond.one), this.free(bond.other));
      if (more > 0 && bond.order + more <= 3) bond.order += more;
    }
    return this.graph.atoms.every((_, atom) => this.free(atom) === 0);
  }

  private takeCharge(charge: number): boolean {
    if (charge === 0) return true;
    const atom = this.order.findLast((each) => {
      const element = this.graph.atoms[each]?.element;
      return charge < 0
        ? (element === 'O' || element === 'S') && this.free(each) === 1
        : element === 'N' && this.free(each) === -1;
    });
    const charged = atom === undefined ? undefined : this.graph.atoms[atom];
    if (charged !== undefined) charged.charge = charge;
    return charged !== undefined;
  }
}
