/** An alkene by the four groups on its double bond, as SMILES branches; the left carbon has at least as many. */
export interface Alkene {
  name: string;
  smiles: string;
  /** SMILES with `{a}` after the more and `{b}` after the less substituted carbon, the double bond opened. */
  opened: string;
}

/** None of these gives a carbocation that would rearrange; where a ring or chain could add in two ways, it is alike. */
export const alkenes: readonly Alkene[] = [
  { name: 'propene', smiles: 'CC=C', opened: 'CC{a}C{b}' },
  { name: 'but-1-ene', smiles: 'CCC=C', opened: 'CCC{a}C{b}' },
  { name: 'pent-1-ene', smiles: 'CCCC=C', opened: 'CCCC{a}C{b}' },
  { name: 'hex-1-ene', smiles: 'CCCCC=C', opened: 'CCCCC{a}C{b}' },
  { name: '2-methylpropene', smiles: 'CC(C)=C', opened: 'CC{a}(C)C{b}' },
  { name: '2-methylbut-1-ene', smiles: 'CCC(C)=C', opened: 'CCC{a}(C)C{b}' },
  { name: '2-methylpent-1-ene', smiles: 'CCCC(C)=C', opened: 'CCCC{a}(C)C{b}' },
  { name: '2-methylbut-2-ene', smiles: 'CC(C)=CC', opened: 'CC{a}(C)C{b}C' },
  { name: '2-methylpent-2-ene', smiles: 'CC(C)=CCC', opened: 'CC{a}(C)C{b}CC' },
  { name: '1-methylcyclopentene', smiles: 'CC1=CCCC1', opened: 'CC1{a}C{b}CCC1' },
  { name: '1-methylcyclohexene', smiles: 'CC1=CCCCC1', opened: 'CC1{a}C{b}CCCC1' },
  { name: '1-ethylcyclohexene', smiles: 'CCC1=CCCCC1', opened: 'CCC1{a}C{b}CCCC1' },
  { name: 'methylidenecyclohexane', smiles: 'C=C1CCCCC1', opened: 'C1{a}(C{b})CCCCC1' },
  { name: 'methylidenecyclopentane', smiles: 'C=C1CCCC1', opened: 'C1{a}(C{b})CCCC1' },
  { name: 'phenylethene (styrene)', smiles: 'C=Cc1ccccc1', opened: 'C{a}(C{b})c1ccccc1' },
];
