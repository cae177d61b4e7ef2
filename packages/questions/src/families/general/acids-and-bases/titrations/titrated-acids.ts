/** An acid that is titrated with a strong base until all its protons are gone. */
export interface TitratedAcid {
  formula: string;
  name: string;
  protons: number;
}

/** With how many figures a working is printed: with one more than the data have, with two where only they lead to the key. */
export function fewestFigures(leadsToKey: (figures: number) => boolean): number {
  return leadsToKey(5) ? 5 : 6;
}

export function protonsOf(count: number): string {
  return `${count} proton${count === 1 ? '' : 's'}`;
}
