/** The atoms of a formula. */
export interface Counts {
  C: number;
  H: number;
  Br: number;
  Cl: number;
  N: number;
  O: number;
}

/** A mass number for each element. */
export type Masses = Readonly<Record<keyof Counts, number>>;

/** Mass numbers of the most abundant isotopes. */
export const lightest: Masses = { C: 12, H: 1, Br: 79, Cl: 35, N: 14, O: 16 };

const order = ['C', 'H', 'Br', 'Cl', 'N', 'O'] as const;

export function massOf(counts: Counts, masses: Masses): number {
  return order.reduce((sum, element) => sum + counts[element] * masses[element], 0);
}

export function formulaOf(counts: Counts): string {
  const parts = order.map((element) =>
    counts[element] === 0 ? '' : `${element}${counts[element] === 1 ? '' : counts[element]}`,
  );
  return `\\ce{${parts.join('')}}`;
}

/** The isotopes of a formula in words: `^{12}C, ^{1}H, and ^{16}O`. */
export function isotopesOf(counts: Counts, masses: Masses): string {
  const named = order
    .filter((element) => counts[element] > 0)
    .map((element) => `^{${masses[element]}}${element}`);
  return `${named.slice(0, -1).join(', ')}, and ${named.at(-1) ?? ''}`;
}

/** The sum that makes the mass of a formula. */
export function addends(counts: Counts, masses: Masses): string {
  return order
    .filter((element) => counts[element] > 0)
    .map((element) => `${counts[element]} × ${masses[element]}`)
    .join(' + ');
}
