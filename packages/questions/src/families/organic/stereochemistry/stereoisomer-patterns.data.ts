/** A pattern of `countStereoisomers`; X and Y stand for groups that are drawn later, and are always different. */
export interface Pattern {
  pattern: string;
  centres: number;
  doubleBonds: number;
  /** True where both halves are alike, so that a meso form exists. */
  hasMeso: boolean;
}

export const plain: readonly Pattern[] = [
  { pattern: 'C[C?H]({X})CC', centres: 1, doubleBonds: 0, hasMeso: false },
  { pattern: 'C[C?H]({X})CCC', centres: 1, doubleBonds: 0, hasMeso: false },
  { pattern: 'C[C?H]({X})[C?H]({Y})C', centres: 2, doubleBonds: 0, hasMeso: false },
  { pattern: 'C[C?H]({X})[C?H]({Y})CC', centres: 2, doubleBonds: 0, hasMeso: false },
  { pattern: 'C[C?H]({X})C[C?H]({Y})C', centres: 2, doubleBonds: 0, hasMeso: false },
  { pattern: 'CC[C?H]({X})[C?H](C)CC', centres: 2, doubleBonds: 0, hasMeso: false },
  { pattern: 'C[C?H]({X})[C?H](C)[C?H]({Y})CC', centres: 3, doubleBonds: 0, hasMeso: false },
  { pattern: 'OC[C?H]({X})[C?H]({Y})[C?H](C)CC', centres: 3, doubleBonds: 0, hasMeso: false },
  { pattern: 'CC(C)[C?H]({X})CC', centres: 1, doubleBonds: 0, hasMeso: false },
  { pattern: 'C[C?H]({X})CC[C?H]({Y})CC', centres: 2, doubleBonds: 0, hasMeso: false },
];
export const withDoubleBond: readonly Pattern[] = [
  { pattern: 'C/C=C~[C?H]({X})C', centres: 1, doubleBonds: 1, hasMeso: false },
  { pattern: 'CC/C=C~[C?H]({X})C', centres: 1, doubleBonds: 1, hasMeso: false },
  { pattern: 'C/C=C~C[C?H]({X})C', centres: 1, doubleBonds: 1, hasMeso: false },
  { pattern: 'C=C[C?H]({X})[C?H]({Y})C', centres: 2, doubleBonds: 0, hasMeso: false },
  { pattern: 'C/C=C~[C?H]({X})[C?H]({Y})C', centres: 2, doubleBonds: 1, hasMeso: false },
  { pattern: 'CC(C)=C[C?H]({X})CC', centres: 1, doubleBonds: 0, hasMeso: false },
  { pattern: 'Cl/C=C~[C?H]({X})CC', centres: 1, doubleBonds: 1, hasMeso: false },
];
export const symmetric: readonly Pattern[] = [
  { pattern: 'C[C?H]({X})[C?H]({X})C', centres: 2, doubleBonds: 0, hasMeso: true },
  { pattern: 'CC[C?H]({X})[C?H]({X})CC', centres: 2, doubleBonds: 0, hasMeso: true },
  { pattern: 'C[C?H]({X})C[C?H]({X})C', centres: 2, doubleBonds: 0, hasMeso: true },
  { pattern: '{Y}C[C?H]({X})[C?H]({X})C{Y}', centres: 2, doubleBonds: 0, hasMeso: true },
  { pattern: 'C[C?H]({X})CC[C?H]({X})C', centres: 2, doubleBonds: 0, hasMeso: true },
  { pattern: 'C[C?H]({X})C[C?H]({X})CC', centres: 2, doubleBonds: 0, hasMeso: false },
  { pattern: 'CC[C?H]({X})[C?H]({X})CCC', centres: 2, doubleBonds: 0, hasMeso: false },
  { pattern: 'C[C?H]({X})C(C)(C)[C?H]({X})C', centres: 2, doubleBonds: 0, hasMeso: true },
  { pattern: 'C[C?H]({X})[C?H]({X})CC', centres: 2, doubleBonds: 0, hasMeso: false },
];
