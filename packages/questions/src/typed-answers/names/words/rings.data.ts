/**
 * Ring systems with as many double bonds as they hold, with the hydrogen that goes without saying (1H-pyrrole, 9H-fluorene):
 * SMILES, and the locants of its atoms (IUPAC recommendations 2013, P-22.2 and P-25.2.1).
 */
export const ringSystems: Readonly<Record<string, readonly [smiles: string, locants: string]>> = {
  benzene: ['C1=CC=CC=C1', '1 2 3 4 5 6'],
  naphthalene: ['C1=CC=C2C=CC=CC2=C1', '2 3 4 4a 5 6 7 8 8a 1'],
  anthracene: ['C1=CC=C2C=C3C=CC=CC3=CC2=C1', '2 3 4 4a 10 10a 5 6 7 8 8a 9 9a 1'],
  phenanthrene: ['C1=CC=CC2=C1C=CC1=CC=CC=C12', '1 2 3 4 4a 10a 10 9 8a 8 7 6 5 4b'],
  fluorene: ['C1C2=CC=CC=C2C2=CC=CC=C12', '9 9a 1 2 3 4 4a 4b 5 6 7 8 8a'],
  indene: ['C1C=CC2=CC=CC=C12', '1 2 3 3a 4 5 6 7 7a'],
  azulene: ['C1=CC=C2C=CC=CC=C12', '1 2 3 3a 4 5 6 7 8 8a'],
  pyridine: ['N1=CC=CC=C1', '1 2 3 4 5 6'],
  pyridazine: ['N1=NC=CC=C1', '1 2 3 4 5 6'],
  pyrimidine: ['N1=CN=CC=C1', '1 2 3 4 5 6'],
  pyrazine: ['N1=CC=NC=C1', '1 2 3 4 5 6'],
  pyrrole: ['N1C=CC=C1', 'n/1 2 3 4 5'],
  furan: ['O1C=CC=C1', '1 2 3 4 5'],
  thiophene: ['S1C=CC=C1', '1 2 3 4 5'],
  imidazole: ['N1C=NC=C1', 'n/1 2 3 4 5'],
  pyrazole: ['N1N=CC=C1', 'n/1 2 3 4 5'],
  oxazole: ['O1C=NC=C1', '1 2 3 4 5'],
  isoxazole: ['O1N=CC=C1', '1 2 3 4 5'],
  thiazole: ['S1C=NC=C1', '1 2 3 4 5'],
  isothiazole: ['S1N=CC=C1', '1 2 3 4 5'],
  tetrazole: ['N1N=NN=C1', '1 2 3 4 5'],
  pyran: ['O1CC=CC=C1', '1 2 3 4 5 6'],
  chromene: ['O1CC=CC2=CC=CC=C12', '1 2 3 4 4a 5 6 7 8 8a'],
  indole: ['N1C=CC2=CC=CC=C12', 'n/1 2 3 3a 4 5 6 7 7a'],
  isoindole: ['C1=C2C=CC=CC2=CN1', '1 7a 7 6 5 4 3a 3 2'],
  benzofuran: ['O1C=CC2=CC=CC=C12', '1 2 3 3a 4 5 6 7 7a'],
  '1-benzofuran': ['O1C=CC2=CC=CC=C12', '1 2 3 3a 4 5 6 7 7a'],
  benzothiophene: ['S1C=CC2=CC=CC=C12', '1 2 3 3a 4 5 6 7 7a'],
  '1-benzothiophene': ['S1C=CC2=CC=CC=C12', '1 2 3 3a 4 5 6 7 7a'],
  benzimidazole: ['N1C=NC2=CC=CC=C12', 'n/1 2 3 3a 4 5 6 7 7a'],
  benzoxazole: ['O1C=NC2=CC=CC=C12', '1 2 3 3a 4 5 6 7 7a'],
  benzothiazole: ['S1C=NC2=CC=CC=C12', '1 2 3 3a 4 5 6 7 7a'],
  benzotriazole: ['N1N=NC2=CC=CC=C12', '1 2 3 3a 4 5 6 7 7a'],
  indazole: ['N1N=CC2=CC=CC=C12', '1 2 3 3a 4 5 6 7 7a'],
  quinoline: ['N1=CC=CC2=CC=CC=C12', '1 2 3 4 4a 5 6 7 8 8a'],
  isoquinoline: ['C1=NC=CC2=CC=CC=C12', '1 2 3 4 4a 5 6 7 8 8a'],
  quinazoline: ['N1=CN=CC2=CC=CC=C12', '1 2 3 4 4a 5 6 7 8 8a'],
  quinoxaline: ['N1=CC=NC2=CC=CC=C12', '1 2 3 4 4a 5 6 7 8 8a'],
  cinnoline: ['N1=NC=CC2=CC=CC=C12', '1 2 3 4 4a 5 6 7 8 8a'],
  phthalazine: ['C1=NN=CC2=CC=CC=C12', '1 2 3 4 4a 5 6 7 8 8a'],
  pteridine: ['N1=CN=CC2=NC=CN=C12', '1 2 3 4 4a 5 6 7 8 8a'],
  purine: ['N1C=NC2=CN=CN=C12', '9 8 7 5 6 1 2 3 4'],
  carbazole: ['N1C2=CC=CC=C2C2=CC=CC=C12', 'n/9 9a 1 2 3 4 4a 4b 5 6 7 8 8a'],
  dibenzofuran: ['O1C2=CC=CC=C2C2=CC=CC=C12', '5 5a 6 7 8 9 9a 9b 1 2 3 4 4a'],
  dibenzothiophene: ['S1C2=CC=CC=C2C2=CC=CC=C12', '5 5a 6 7 8 9 9a 9b 1 2 3 4 4a'],
  acridine: ['N1=C2C=CC=CC2=CC2=CC=CC=C12', '10 10a 5 6 7 8 8a 9 9a 1 2 3 4 4a'],
  xanthene: ['C1C2=CC=CC=C2OC2=CC=CC=C12', '9 9a 1 2 3 4 4a 10 10a 5 6 7 8 8a'],
};

/** Ring systems with several places for their hydrogen: which one is to be said. */
export const openRings: ReadonlySet<string> = new Set(['pyran', 'chromene']);

/** Groups that leave out more than the last letter of their ring. */
export const contractedRings: Readonly<Record<string, string>> = {
  pyridyl: 'pyridine',
  furyl: 'furan',
  thienyl: 'thiophene',
  naphthyl: 'naphthalene',
  quinolyl: 'quinoline',
  isoquinolyl: 'isoquinoline',
  anthryl: 'anthracene',
  phenanthryl: 'phenanthrene',
  piperidyl: 'piperidine',
  adamantyl: 'adamantane',
};

/** Heteroatoms in the order of the names (P-22.2.2), and in replacement prefixes (P-31.1.4). */
export const heteroElements: Readonly<Record<string, string>> = { ox: 'O', thi: 'S', az: 'N' };

/**
 * Stems of heterocycles (Hantzsch and Widman, P-22.2.2): how many atoms, and whether double bonds stand between them. Rings
 * with nitrogen have stems of their own.
 */
export const heteroStems: Readonly<
  Record<string, readonly [size: number, isUnsaturated: boolean, last: RegExp]>
> = {
  irane: [3, false, /[OS]/],
  iridine: [3, false, /N/],
  irene: [3, true, /[OS]/],
  etane: [4, false, /[OS]/],
  etidine: [4, false, /N/],
  olane: [5, false, /[OS]/],
  olidine: [5, false, /N/],
  ole: [5, true, /[OSN]/],
  ane: [6, false, /[OS]/],
  inane: [6, false, /N/],
  ine: [6, true, /N/],
  in: [6, true, /[OS]/],
  epane: [7, false, /[OSN]/],
  epine: [7, true, /[OSN]/],
};
