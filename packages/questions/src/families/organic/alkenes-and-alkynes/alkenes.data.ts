/** An alkene by the four groups on its double bond, as SMILES branches; the left carbon has at least as many. */
export interface Alkene {
  name: string;
  smiles: string;
  /**
   * SMILES with `{a}` after the more and `{b}` after the less substituted carbon of the double bond `{=}`, and with `{c}` and `{d}` after
   * carbons outside of it that a student could take for one of them: next to `{a}` and next to `{b}`, or on the ring of styrene.
   */
  places: string;
  /** True where the more substituted carbon has a hydrogen of its own. */
  hasOneGroup?: true;
}

/** None of these gives a carbocation that would rearrange; where a ring or chain could add in two ways, it is alike. */
export const alkenes: readonly Alkene[] = [
  { name: 'propene', smiles: 'CC=C', places: 'C{c}C{a}{=}C{b}', hasOneGroup: true },
  { name: 'but-1-ene', smiles: 'CCC=C', places: 'CC{c}C{a}{=}C{b}', hasOneGroup: true },
  { name: 'pent-1-ene', smiles: 'CCCC=C', places: 'CCC{c}C{a}{=}C{b}', hasOneGroup: true },
  { name: 'hex-1-ene', smiles: 'CCCCC=C', places: 'CCCC{c}C{a}{=}C{b}', hasOneGroup: true },
  { name: '2-methylpropene', smiles: 'CC(C)=C', places: 'C{c}C{a}(C){=}C{b}' },
  { name: '2-methylbut-1-ene', smiles: 'CCC(C)=C', places: 'CC{c}C{a}(C){=}C{b}' },
  { name: '2-methylpent-1-ene', smiles: 'CCCC(C)=C', places: 'CCC{c}C{a}(C){=}C{b}' },
  { name: '2-methylbut-2-ene', smiles: 'CC(C)=CC', places: 'C{c}C{a}(C){=}C{b}C{d}' },
  { name: '2-methylpent-2-ene', smiles: 'CC(C)=CCC', places: 'C{c}C{a}(C){=}C{b}C{d}C' },
  { name: '1-methylcyclopentene', smiles: 'CC1=CCCC1', places: 'C{c}C1{a}{=}C{b}C{d}CC1' },
  { name: '1-methylcyclohexene', smiles: 'CC1=CCCCC1', places: 'C{c}C1{a}{=}C{b}C{d}CCC1' },
  { name: '1-ethylcyclohexene', smiles: 'CCC1=CCCCC1', places: 'CC{c}C1{a}{=}C{b}C{d}CCC1' },
  { name: 'methylidenecyclohexane', smiles: 'C=C1CCCCC1', places: 'C1{a}({=}C{b})C{c}CCCC1' },
  { name: 'methylidenecyclopentane', smiles: 'C=C1CCCC1', places: 'C1{a}({=}C{b})C{c}CCC1' },
  {
    name: 'phenylethene (styrene)',
    smiles: 'C=Cc1ccccc1',
    places: 'C{a}({=}C{b})c1ccc{c}cc1',
    hasOneGroup: true,
  },
];
