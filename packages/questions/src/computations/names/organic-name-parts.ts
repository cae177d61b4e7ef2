/** What a candidate parent chain carries, with locants counted along it. */
export interface NamedChain {
  length: number;
  suffix: Suffix | null;
  suffixLocants: number[];
  enes: number[];
  ynes: number[];
  prefixes: { name: string; locant: number }[];
}

export type Suffix = 'oic acid' | 'nitrile' | 'al' | 'one' | 'ol' | 'amine';

const stems = [
  '',
  'meth',
  'eth',
  'prop',
  'but',
  'pent',
  'hex',
  'hept',
  'oct',
  'non',
  'dec',
  'undec',
  'dodec',
];
const multipliers = ['', '', 'di', 'tri', 'tetra', 'penta', 'hexa'];

/**
 * Puts the name of a chain together: prefixes in alphabetical order, stem, multiple bonds, suffix.
 * @example assembleName({ length: 4, suffix: 'ol', suffixLocants: [2], enes: [], ynes: [], prefixes: [] }) // 'butan-2-ol'
 */
export function assembleName(chain: NamedChain): string {
  const core = `${stems[chain.length] ?? ''}${unsaturation(chain)}`;
  return joinPrefixes(chain) + withSuffix(core, chain);
}

function unsaturation({ enes, ynes, length }: NamedChain): string {
  if (enes.length + ynes.length === 0) return 'ane';
  // Ethene and ethyne have one place only.
  const located = (locants: readonly number[], ending: string): string =>
    length === 2
      ? ending
      : `${locants.length > 1 ? 'a' : ''}-${locants.join(',')}-${multipliers[locants.length] ?? ''}${ending}`;
  if (ynes.length === 0) return located(enes, 'ene');
  if (enes.length === 0) return located(ynes, 'yne');
  return `${located(enes, 'en')}-${ynes.join(',')}-${multipliers[ynes.length] ?? ''}yne`;
}

function withSuffix(core: string, chain: NamedChain): string {
  const { suffix, suffixLocants, length } = chain;
  if (suffix === null) return core;
  const ending = `${multipliers[suffixLocants.length] ?? ''}${suffix}`;
  const stem = /^[aeiou]/.test(ending) ? core.replace(/e$/, '') : core;
  const isTerminal = suffix === 'oic acid' || suffix === 'al' || suffix === 'nitrile';
  const needsNone =
    length === 1 || (length === 2 && chain.prefixes.length === 0 && suffixLocants.length === 1);
  return isTerminal || needsNone ? stem + ending : `${stem}-${suffixLocants.join(',')}-${ending}`;
}

function joinPrefixes(chain: NamedChain): string {
  const byName = new Map<string, number[]>();
  for (const { name, locant } of chain.prefixes) byName.set(name, [...(byName.get(name) ?? []), locant]);
  const needsNone =
    chain.length === 1 ||
    (chain.length === 2 &&
      chain.prefixes.length === 1 &&
      (chain.suffix === null || (chain.suffix !== 'ol' && chain.suffix !== 'amine')));
  return [...byName]
    .sort(([a], [b]) => (alphabetical(a) < alphabetical(b) ? -1 : 1))
    .map(([name, locants]) => {
      const isCompound = /\d/.test(name);
      const counted = isCompound
        ? `${locants.length > 1 ? (['', '', 'bis', 'tris'][locants.length] ?? '') : ''}(${name})`
        : `${multipliers[locants.length] ?? ''}${name}`;
      return needsNone ? counted : `${locants.sort((a, b) => a - b).join(',')}-${counted}`;
    })
    .reduce((whole, part) => (whole === '' ? part : `${whole}${/^\d/.test(part) ? '-' : ''}${part}`), '');
}

/** The part of a prefix that counts for alphabetical order. */
export function alphabetical(name: string): string {
  return name.includes('-') ? name.replace(/^tert-|^\d-/, '') : name;
}
