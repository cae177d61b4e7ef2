/** A carbonyl compound that ozonolysis can give, as SMILES parts of the alkene it came from. */
export interface Half {
  name: string;
  /** Ends with the carbon of the double bond. */
  left: string;
  /** Begins with the carbon of the double bond; `{}` is where it takes another group. */
  right: string;
  /** `left` of an isomer: what a cut at the wrong carbon would give. */
  isomer: string | null;
  /** `left` with one carbon less, where a chain ends in the carbonyl carbon. */
  shorter: string | null;
  /** What an oxidative workup turns it into, where the carbonyl carbon has hydrogen. */
  acid: string | null;
}

export const halves: readonly Half[] = [
  { name: 'ethanal', left: 'CC', right: 'C{}C', isomer: null, shorter: 'C', acid: 'CC(=O)O' },
  { name: 'propanal', left: 'CCC', right: 'C{}CC', isomer: 'CC(C)', shorter: 'CC', acid: 'CCC(=O)O' },
  { name: 'butanal', left: 'CCCC', right: 'C{}CCC', isomer: 'CCC(C)', shorter: 'CCC', acid: 'CCCC(=O)O' },
  {
    name: '2-methylpropanal',
    left: 'CC(C)C',
    right: 'C{}C(C)C',
    isomer: null,
    shorter: 'CC(C)',
    acid: 'CC(C)C(=O)O',
  },
  { name: 'propanone', left: 'CC(C)', right: 'C{}(C)C', isomer: 'CCC', shorter: null, acid: null },
  { name: 'butanone', left: 'CCC(C)', right: 'C{}(C)CC', isomer: 'CCCC', shorter: null, acid: null },
  { name: 'pentan-3-one', left: 'CCC(CC)', right: 'C{}(CC)CC', isomer: 'CCCC(C)', shorter: null, acid: null },
  { name: 'cyclopentanone', left: 'C1CCCC1', right: 'C2{}CCCC2', isomer: null, shorter: null, acid: null },
  { name: 'cyclohexanone', left: 'C1CCCCC1', right: 'C2{}CCCCC2', isomer: null, shorter: null, acid: null },
  {
    name: 'benzaldehyde',
    left: 'c1ccccc1C',
    right: 'C{}c2ccccc2',
    isomer: null,
    shorter: null,
    acid: 'c1ccccc1C(=O)O',
  },
];
