import { elements, type Element } from '@valence/chemistry/elements';

/** A property that can be painted over the table, from the lowest value to the highest. */
export interface Trend {
  id: 'electronegativity' | 'covalentRadius' | 'ionisationEnergy' | 'meltingPoint';
  name: string;
  unit: string;
  /** Digits after the point that the table gives for every element; `null` where they differ. */
  decimals: number | null;
  source: string;
}

export const trends: readonly Trend[] = [
  {
    id: 'electronegativity',
    name: 'Electronegativity',
    unit: 'Pauling scale',
    decimals: 2,
    source: 'Allred 1961, as in the CRC Handbook of Chemistry and Physics',
  },
  {
    id: 'covalentRadius',
    name: 'Covalent radius',
    unit: 'pm',
    decimals: 0,
    source: 'Cordero et al., Dalton Trans. 2008, 2832',
  },
  {
    id: 'ionisationEnergy',
    name: 'First ionization energy',
    unit: 'kJ/mol',
    decimals: 1,
    source: 'NIST Atomic Spectra Database',
  },
  {
    id: 'meltingPoint',
    name: 'Melting point',
    unit: '°C',
    decimals: null,
    source: 'CRC Handbook of Chemistry and Physics, at 1 atm',
  },
];

/** The lowest and the highest value that any element has. */
export function rangeOf({ id }: Trend): { lowest: Element; highest: Element } {
  const known = elements.filter((element) => element[id] !== null);
  const byValue = known.toSorted((one, other) => (one[id] ?? 0) - (other[id] ?? 0));
  const [lowest] = byValue;
  const highest = byValue.at(-1);
  if (lowest === undefined || highest === undefined) throw new Error(`Nothing is known of ${id}`);
  return { lowest, highest };
}

/** Where an element's value lies between the lowest (0) and the highest (1); `null` where it has none. */
export function shareOf(trend: Trend, element: Element): number | null {
  const value = element[trend.id];
  const { lowest, highest } = rangeOf(trend);
  const least = lowest[trend.id] ?? 0;
  return value === null ? null : (value - least) / ((highest[trend.id] ?? 0) - least);
}

/** An element's value as it is printed, without its unit; `null` where none is agreed on. */
export function valueText({ id, decimals }: Trend, element: Element): string | null {
  const value = element[id];
  return value === null ? null : printed(value, decimals);
}

/**
 * A number with a true minus.
 * @param decimals digits after the point; `null` for those that it has
 */
export function printed(value: number, decimals: number | null): string {
  return (decimals === null ? String(value) : value.toFixed(decimals)).replace('-', '−');
}
