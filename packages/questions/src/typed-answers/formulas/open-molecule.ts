import { addAtom, bind, emptyGraph } from '../names/graph/molecule-graph.ts';

/** Usual numbers of bonds of the elements that a condensed formula may have. */
export const valences: Readonly<Record<string, number>> = {
  C: 4,
  N: 3,
  O: 2,
  S: 2,
  H: 1,
  F: 1,
  Cl: 1,
  Br: 1,
  I: 1,
};

/** A molecule that is being built: every atom knows its hydrogens, and so the bonds that it can still make. */
export class OpenMolecule {
  readonly graph = emptyGraph();
  private readonly hydrogens: number[] = [];
  private readonly order: number[] = [];
  /** Within a group, only its own atoms may be bound to. */
  private floor = 0;

  /** @returns the new atom, bound to another where one is told */
  put(element: string, to: number | null, order: number): number {
    const atom = addAtom(this.graph, element);
    this.hydrogens[atom] = 0;
    if (to !== null) bind(this.graph, to, atom, order);
    this.order.push(atom);
    return atom;
  }

  addHydrogens(atom: number, count: number): void {
    this.hydrogens[atom] = (this.hydrogens[atom] ?? 0) + count;
  }

  bindTo(atom: number, other: number): void {
    bind(this.graph, atom, other);
  }

  setCharge(atom: number, charge: number): void {
    const charged = this.graph.atoms[atom];
    if (charged !== undefined) charged.charge = charge;
  }

  /** From here on the molecule goes on behind this atom, though others were added since. */
  goOnBehind(atom: number): void {
    this.order.push(atom);
  }

  /**
   * Builds a group of its own.
   * @param build adds its atoms
   * @returns the atom by which it is bound: its first, or where that has no bond left its last
   */
  addGroup(build: () => boolean): number | null {
    const outer = this.floor;
    this.floor = this.order.length;
    const isBuilt = build();
    const first = this.order[this.floor];
    const end = first === undefined || this.free(first) > 0 ? first : this.lastOpen();
    this.floor = outer;
    return isBuilt ? (end ?? null) : null;
  }

  /** Bonds that an atom could still make. */
  free(atom: number): number {
    const { element, charge } = this.graph.atoms[atom] ?? { element: 'C', charge: 0 };
    const bound = (this.graph.bondsAt[atom] ?? []).reduce(
      (sum, bond) => sum + (this.graph.bonds[bond]?.order ?? 0),
      0,
    );
    const usual = element === 'S' && bound > 2 ? 6 : (valences[element] ?? 0) + charge;
    return usual - bound - Math.max(this.hydrogens[atom] ?? 0, 0);
  }

  /** The atom added last that could still make a bond. */
  lastOpen(): number | null {
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

  /** A negative charge is of an acid's oxygen or sulfur, a positive one of an ammonium. */
  private takeCharge(charge: number): boolean {
    if (charge === 0) return true;
    const atom = this.order.findLast((each) => {
      const element = this.graph.atoms[each]?.element;
      return charge < 0
        ? (element === 'O' || element === 'S') && this.free(each) === 1
        : element === 'N' && this.free(each) === -1;
    });
    if (atom !== undefined) this.setCharge(atom, charge);
    return atom !== undefined;
  }
}
