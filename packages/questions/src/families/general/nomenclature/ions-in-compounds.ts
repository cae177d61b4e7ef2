import type { NamedIon } from '@valence/chemistry';

/** Names that are confused with each other, the likeliest first. */
export const confused: Readonly<Record<string, readonly string[]>> = {
  chloride: ['chlorate', 'chlorite'],
  bromide: ['bromate', 'perbromate'],
  iodide: ['iodate', 'periodate'],
  oxide: ['hydroxide', 'peroxide'],
  sulfide: ['sulfate', 'sulfite'],
  hydroxide: ['oxide', 'hydride'],
  nitrate: ['nitrite', 'nitride'],
  nitrite: ['nitrate', 'nitride'],
  sulfate: ['sulfite', 'sulfide'],
  sulfite: ['sulfate', 'sulfide'],
  carbonate: ['carbide', 'hydrogen carbonate'],
  phosphate: ['phosphite', 'phosphide'],
  chlorate: ['chloride', 'perchlorate'],
  perchlorate: ['chlorate', 'chloride'],
};

/** The smallest numbers of both ions whose charges balance. */
export function countsOf(cation: NamedIon, anion: NamedIon): [number, number] {
  const negative = -anion.charge;
  const common =
    cation.charge % negative === 0 ? negative : negative % cation.charge === 0 ? cation.charge : 1;
  return [negative / common, cation.charge / common];
}

/** An ion so many times, in brackets where it needs them. */
export function group(formula: string, count: number): string {
  if (count === 1) return formula;
  return /\d|[A-Z].*[A-Z]/.test(formula) ? `(${formula})${count}` : `${formula}${count}`;
}

/** An ion with its charge, typeset. */
export function shown({ formula, charge }: NamedIon): string {
  const size = Math.abs(charge) === 1 ? '' : String(Math.abs(charge));
  return `\\ce{${formula}^{${size}${charge > 0 ? '+' : '-'}}}`;
}

/** The ions of a table that have these names. */
export function ionsOf(ions: readonly NamedIon[], names: string): NamedIon[] {
  return names.split(' ').map((name) => {
    const ion = ions.find((candidate) => candidate.name === name);
    if (ion === undefined) throw new Error(`There is no ion ${name}`);
    return ion;
  });
}
