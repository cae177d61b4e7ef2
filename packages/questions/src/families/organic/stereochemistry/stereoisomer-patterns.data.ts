/** A pattern of `countStereoisomers`; X and Y stand for groups that are drawn later, and are always different. */
export interface Pattern {
  pattern: string;
  centres: number;
  doubleBonds: number;
  /** How many meso forms there are: where both halves are alike, one, or one for each configuration of a double bond between them. */
  meso: number;
}

export const plain: readonly Pattern[] = [
  { pattern: 'C[C?H]({X})CC', centres: 1, doubleBonds: 0, meso: 0 },
  { pattern: 'C[C?H]({X})CCC', centres: 1, doubleBonds: 0, meso: 0 },
  { pattern: 'C[C?H]({X})[C?H]({Y})C', centres: 2, doubleBonds: 0, meso: 0 },
  { pattern: 'C[C?H]({X})[C?H]({Y})CC', centres: 2, doubleBonds: 0, meso: 0 },
  { pattern: 'C[C?H]({X})C[C?H]({Y})C', centres: 2, doubleBonds: 0, meso: 0 },
  { pattern: 'CC[C?H]({X})[C?H](C)CC', centres: 2, doubleBonds: 0, meso: 0 },
  { pattern: 'C[C?H]({X})[C?H](C)[C?H]({Y})CC', centres: 3, doubleBonds: 0, meso: 0 },
  { pattern: 'OC[C?H]({X})[C?H]({Y})[C?H](C)CC', centres: 3, doubleBonds: 0, meso: 0 },
  { pattern: 'CC(C)[C?H]({X})CC', centres: 1, doubleBonds: 0, meso: 0 },
  { pattern: 'C[C?H]({X})CC[C?H]({Y})CC', centres: 2, doubleBonds: 0, meso: 0 },
];
export const withDoubleBond: readonly Pattern[] = [
  { pattern: 'C/C=C~[C?H]({X})C', centres: 1, doubleBonds: 1, meso: 0 },
  { pattern: 'CC/C=C~[C?H]({X})C', centres: 1, doubleBonds: 1, meso: 0 },
  { pattern: 'C/C=C~C[C?H]({X})C', centres: 1, doubleBonds: 1, meso: 0 },
  { pattern: 'C=C[C?H]({X})[C?H]({Y})C', centres: 2, doubleBonds: 0, meso: 0 },
  { pattern: 'C/C=C~[C?H]({X})[C?H]({Y})C', centres: 2, doubleBonds: 1, meso: 0 },
  { pattern: 'CC(C)=C[C?H]({X})CC', centres: 1, doubleBonds: 0, meso: 0 },
  { pattern: 'Cl/C=C~[C?H]({X})CC', centres: 1, doubleBonds: 1, meso: 0 },
];
export const symmetric: readonly Pattern[] = [
  { pattern: 'C[C?H]({X})[C?H]({X})C', centres: 2, doubleBonds: 0, meso: 1 },
  { pattern: 'CC[C?H]({X})[C?H]({X})CC', centres: 2, doubleBonds: 0, meso: 1 },
  { pattern: 'C[C?H]({X})C[C?H]({X})C', centres: 2, doubleBonds: 0, meso: 1 },
  { pattern: '{Y}C[C?H]({X})[C?H]({X})C{Y}', centres: 2, doubleBonds: 0, meso: 1 },
  { pattern: 'C[C?H]({X})CC[C?H]({X})C', centres: 2, doubleBonds: 0, meso: 1 },
  { pattern: 'C[C?H]({X})C[C?H]({X})CC', centres: 2, doubleBonds: 0, meso: 0 },
  { pattern: 'CC[C?H]({X})[C?H]({X})CCC', centres: 2, doubleBonds: 0, meso: 0 },
  { pattern: 'C[C?H]({X})C(C)(C)[C?H]({X})C', centres: 2, doubleBonds: 0, meso: 1 },
  { pattern: 'C[C?H]({X})[C?H]({X})CC', centres: 2, doubleBonds: 0, meso: 0 },
  { pattern: 'C[C?H]({X})/C=C~[C?H]({X})C', centres: 2, doubleBonds: 1, meso: 2 },
  { pattern: 'CC[C?H]({X})/C=C~[C?H]({X})CC', centres: 2, doubleBonds: 1, meso: 2 },
  { pattern: 'C[C?H]({X})C/C=C~C[C?H]({X})C', centres: 2, doubleBonds: 1, meso: 2 },
  { pattern: 'C/C=C~[C?H]({X})[C?H]({X})C', centres: 2, doubleBonds: 1, meso: 0 },
  { pattern: 'C[C?H]({X})/C=C~[C?H]({X})CC', centres: 2, doubleBonds: 1, meso: 0 },
  { pattern: 'C[C?H]({X})C[C?H]({X})C=C', centres: 2, doubleBonds: 0, meso: 0 },
];
