/** Amino acids without the end of their names: carbons with the acid's first, their locants, how many acid groups. */
export const aminoAcids: Readonly<Record<string, readonly [smiles: string, locants: string]>> = {
  glycin: ['CCN', '1 2 n'],
  alanin: ['CC(N)C', '1 2 n 3'],
  valin: ['CC(N)C(C)C', '1 2 n 3 4 4'],
  leucin: ['CC(N)CC(C)C', '1 2 n 3 4 5 5'],
  isoleucin: ['CC(N)C(C)CC', '1 2 n 3 - 4 5'],
  serin: ['CC(N)CO', '1 2 n 3 o'],
  threonin: ['CC(N)C(O)C', '1 2 n 3 o 4'],
  cystein: ['CC(N)CS', '1 2 n 3 s'],
  methionin: ['CC(N)CCSC', '1 2 n 3 4 s -'],
  phenylalanin: ['CC(N)CC1=CC=CC=C1', "1 2 n 3 1' 2' 3' 4' 5' 6'"],
  tyrosin: ['CC(N)CC1=CC=C(O)C=C1', "1 2 n 3 1' 2' 3' 4' o 5' 6'"],
  tryptophan: ['CC(N)CC1=CNC2=CC=CC=C12', "1 2 n 3 3' 2' 1' 7a' 7' 6' 5' 4' 3a'"],
  asparagin: ['CC(N)CC(=O)N', '1 2 n 3 4 - -'],
  glutamin: ['CC(N)CCC(=O)N', '1 2 n 3 4 5 - -'],
  lysin: ['CC(N)CCCCN', '1 2 n 3 4 5 6 -'],
  arginin: ['CC(N)CCCNC(=N)N', '1 2 n 3 4 5 - - - -'],
  histidin: ['CC(N)CC1=CNC=N1', '1 - n - - - - - -'],
  prolin: ['CC1CCCN1', '1 2 3 4 5 n'],
};

/** Of amino acids with a second stereocentre, both of them in the L form. */
export const sideCentres: Readonly<Record<string, string>> = { isoleucin: '2s,3s', threonin: '2s,3r' };

/** Monosaccharides as open chains with their centres in the D form (P-102.3.2). */
export const sugars: Readonly<Record<string, readonly [smiles: string, locants: string, marks: string]>> = {
  glyceraldehyde: ['C(=O)C(O)CO', '1 - 2 - 3 -', '2r'],
  erythrose: ['C(=O)C(O)C(O)CO', '1 - 2 - 3 - 4 -', '2r,3r'],
  threose: ['C(=O)C(O)C(O)CO', '1 - 2 - 3 - 4 -', '2s,3r'],
  ribose: ['C(=O)C(O)C(O)C(O)CO', '1 - 2 - 3 - 4 - 5 -', '2r,3r,4r'],
  arabinose: ['C(=O)C(O)C(O)C(O)CO', '1 - 2 - 3 - 4 - 5 -', '2s,3r,4r'],
  xylose: ['C(=O)C(O)C(O)C(O)CO', '1 - 2 - 3 - 4 - 5 -', '2r,3s,4r'],
  lyxose: ['C(=O)C(O)C(O)C(O)CO', '1 - 2 - 3 - 4 - 5 -', '2s,3s,4r'],
  allose: ['C(=O)C(O)C(O)C(O)C(O)CO', '1 - 2 - 3 - 4 - 5 - 6 -', '2r,3r,4r,5r'],
  altrose: ['C(=O)C(O)C(O)C(O)C(O)CO', '1 - 2 - 3 - 4 - 5 - 6 -', '2s,3r,4r,5r'],
  glucose: ['C(=O)C(O)C(O)C(O)C(O)CO', '1 - 2 - 3 - 4 - 5 - 6 -', '2r,3s,4r,5r'],
  mannose: ['C(=O)C(O)C(O)C(O)C(O)CO', '1 - 2 - 3 - 4 - 5 - 6 -', '2s,3s,4r,5r'],
  gulose: ['C(=O)C(O)C(O)C(O)C(O)CO', '1 - 2 - 3 - 4 - 5 - 6 -', '2r,3r,4s,5r'],
  idose: ['C(=O)C(O)C(O)C(O)C(O)CO', '1 - 2 - 3 - 4 - 5 - 6 -', '2s,3r,4s,5r'],
  galactose: ['C(=O)C(O)C(O)C(O)C(O)CO', '1 - 2 - 3 - 4 - 5 - 6 -', '2r,3s,4s,5r'],
  talose: ['C(=O)C(O)C(O)C(O)C(O)CO', '1 - 2 - 3 - 4 - 5 - 6 -', '2s,3s,4s,5r'],
  fructose: ['C(O)C(=O)C(O)C(O)C(O)CO', '1 - 2 - 3 - 4 - 5 - 6 -', '3s,4r,5r'],
};
