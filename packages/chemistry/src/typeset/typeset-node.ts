/** A piece of typeset text. Trees are plain data, so that any renderer can walk them. */
export type TypesetNode =
  | { kind: 'text'; text: string }
  | { kind: 'superscript'; children: TypesetNode[] }
  | { kind: 'subscript'; children: TypesetNode[] }
  | { kind: 'italic'; children: TypesetNode[] }
  | { kind: 'fraction'; numerator: TypesetNode[]; denominator: TypesetNode[] }
  | { kind: 'root'; children: TypesetNode[] }
  | { kind: 'chemistry'; source: string; children: ChemistryNode[] }
  | { kind: 'structure'; smiles: string; name: string };

/** A piece of a formula or an equation inside `\ce{…}`. */
export type ChemistryNode =
  | { kind: 'symbols'; text: string }
  | { kind: 'coefficient'; text: string }
  | { kind: 'superscript'; text: string }
  | { kind: 'subscript'; text: string }
  /** Mass number over atomic number, in front of a symbol; either may be empty. */
  | { kind: 'nuclide'; mass: string; number: string }
  | { kind: 'bond'; order: 1 | 2 | 3 }
  | { kind: 'dot' }
  | { kind: 'plus' }
  | { kind: 'state'; state: string }
  | { kind: 'arrow'; arrow: Arrow; above: string; below: string };

export type Arrow = 'forward' | 'backward' | 'equilibrium' | 'resonance';
