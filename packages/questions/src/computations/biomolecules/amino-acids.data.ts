/** A proteinogenic amino acid: its codes, its name and its structure, un-ionised and with natural configuration. */
export interface AminoAcid {
  one: string;
  three: string;
  name: string;
  smiles: string;
}

/** The twenty amino acids of the standard genetic code. */
export const aminoAcids: readonly AminoAcid[] = [
  { one: 'A', three: 'Ala', name: 'alanine', smiles: 'C[C@@H](C(=O)O)N' },
  { one: 'R', three: 'Arg', name: 'arginine', smiles: 'C(C[C@@H](C(=O)O)N)CNC(=N)N' },
  { one: 'N', three: 'Asn', name: 'asparagine', smiles: 'C([C@@H](C(=O)O)N)C(=O)N' },
  { one: 'D', three: 'Asp', name: 'aspartic acid', smiles: 'C([C@@H](C(=O)O)N)C(=O)O' },
  { one: 'C', three: 'Cys', name: 'cysteine', smiles: 'C([C@@H](C(=O)O)N)S' },
  { one: 'Q', three: 'Gln', name: 'glutamine', smiles: 'C(CC(=O)N)[C@@H](C(=O)O)N' },
  { one: 'E', three: 'Glu', name: 'glutamic acid', smiles: 'C(CC(=O)O)[C@@H](C(=O)O)N' },
  { one: 'G', three: 'Gly', name: 'glycine', smiles: 'C(C(=O)O)N' },
  { one: 'H', three: 'His', name: 'histidine', smiles: 'C1=C(NC=N1)C[C@@H](C(=O)O)N' },
  { one: 'I', three: 'Ile', name: 'isoleucine', smiles: 'CC[C@H](C)[C@@H](C(=O)O)N' },
  { one: 'L', three: 'Leu', name: 'leucine', smiles: 'CC(C)C[C@@H](C(=O)O)N' },
  { one: 'K', three: 'Lys', name: 'lysine', smiles: 'C(CCN)C[C@@H](C(=O)O)N' },
  { one: 'M', three: 'Met', name: 'methionine', smiles: 'CSCC[C@@H](C(=O)O)N' },
  { one: 'F', three: 'Phe', name: 'phenylalanine', smiles: 'C1=CC=C(C=C1)C[C@@H](C(=O)O)N' },
  { one: 'P', three: 'Pro', name: 'proline', smiles: 'C1C[C@H](NC1)C(=O)O' },
  { one: 'S', three: 'Ser', name: 'serine', smiles: 'C([C@@H](C(=O)O)N)O' },
  { one: 'T', three: 'Thr', name: 'threonine', smiles: 'C[C@H]([C@@H](C(=O)O)N)O' },
  { one: 'W', three: 'Trp', name: 'tryptophan', smiles: 'C1=CC=C2C(=C1)C(=CN2)C[C@@H](C(=O)O)N' },
  { one: 'Y', three: 'Tyr', name: 'tyrosine', smiles: 'C1=CC(=CC=C1C[C@@H](C(=O)O)N)O' },
  { one: 'V', three: 'Val', name: 'valine', smiles: 'CC(C)[C@@H](C(=O)O)N' },
];
