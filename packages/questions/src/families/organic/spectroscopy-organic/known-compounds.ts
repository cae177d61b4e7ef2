import { formatDecimals } from '@valence/chemistry';
import { listed } from '../../texts/listed.ts';
import { bandsInWords } from './infrared-bands.data.ts';
import { spectraCompounds, type ProtonSignal, type SpectraCompound } from './spectra-compounds.data.ts';

type Class = keyof typeof bandsInWords;

const multiplets = ['', 'singlet', 'doublet', 'triplet', 'quartet', 'quintet', 'sextet', 'septet'];

/** The compounds with oxygen whose bands `bandsInWords` has. */
export const knownCompounds = spectraCompounds
  // The bands of a C=C bond are not in `bandsInWords`.
  .filter(({ formula, smiles }) => formula.includes('O') && !smiles.includes('C=C'))
  .map((compound) => ({ ...compound, class: classOf(compound), mass: massOf(atomsOf(compound.formula)) }));

export type KnownCompound = (typeof knownCompounds)[number];

/** How many kinds of carbon a spectrum shows. */
export function carbonText({ carbons: { length } }: SpectraCompound): string {
  return length === 1 ? '1 signal' : `${length} signals`;
}

/** A signal as a table prints it. */
export function signalText([shift, hydrogens, lines]: ProtonSignal): string {
  return `${formatDecimals(shift, 1)} ppm (${hydrogens} H, ${multiplets[lines] ?? ''})`;
}

/** What was overlooked where one compound is taken for another. */
export function slipOf(rival: KnownCompound, key: KnownCompound): string {
  if (rival.mass !== key.mass) return 'formulas-not-compared';
  return rival.class === key.class ? 'signal-misassigned' : 'band-misassigned';
}

/** In what the data of a compound would differ from those of the key, as the end of a sentence. */
export function difference(rival: KnownCompound, key: KnownCompound, hasProtons: boolean): string {
  if (rival.mass !== key.mass) return `its molar mass would be ${rival.mass} g/mol, not ${key.mass} g/mol`;
  if (rival.class !== key.class)
    return `the infrared spectrum of ${withArticle(rival.class)} would show ${bandsInSentence(rival.class)}`;
  if (!hasProtons)
    return `it would show ${carbonText(rival).replace(' ', ' ^{13}C ')}, not ${key.carbons.length}`;
  return protonDifference(rival);
}

/** In what the proton spectrum of a compound would differ, as the end of a sentence. */
export function protonDifference({ protons }: Pick<SpectraCompound, 'protons'>): string {
  const signals = new Intl.ListFormat('en-US').format(protons.map(signalText));
  return `its ^{1}H NMR ${protons.length === 1 ? 'signal' : 'signals'} would be at ${signals}`;
}

/** The bands of a class, as a sentence says what a spectrum shows. */
export function bandsInSentence(name: Class): string {
  const bands = bandsInWords[name].split(', ');
  return listed(bands.map((band) => (/^(?:no|two) /.test(band) ? band : `a ${band}`)));
}

/** A class with its article. */
export function withArticle(name: Class): string {
  if (name === 'acid') return 'a carboxylic acid';
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
}

function classOf({ smiles, carbons }: SpectraCompound): Class {
  const highest = Math.max(...carbons);
  if (highest > 155 && highest < 190) return smiles.endsWith('(=O)O') ? 'acid' : 'ester';
  if (highest > 190) {
    if (smiles.endsWith('C=O')) return 'aldehyde';
    return smiles.endsWith('CO') ? 'hydroxy ketone' : 'ketone';
  }
  return /(?:^O|[C)]O$)/.test(smiles) ? 'alcohol' : 'ether';
}

/** The molar mass in g/mol, to the unit. */
export function massOf({ carbon, hydrogen, oxygen }: Atoms): number {
  return 12 * carbon + hydrogen + 16 * oxygen;
}

/** The mass as a table prints it: soft ionization shows the whole molecule where electrons, as of ethers with *tert*-butyl groups, do not. */
export function massText({ mass }: { mass: number }): string {
  return `molar mass ${mass} g/mol (soft ionization)`;
}

/** Atoms of a molecule of carbon, hydrogen and oxygen. */
export interface Atoms {
  carbon: number;
  hydrogen: number;
  oxygen: number;
}

/** What a formula counts. */
export function atomsOf(formula: string): Atoms {
  const count = (element: string): number => {
    const [, digits] = new RegExp(`${element}(\\d*)`).exec(formula) ?? [];
    return digits === undefined ? 0 : Number(digits || 1);
  };
  return { carbon: count('C'), hydrogen: count('H'), oxygen: count('O') };
}

/** A formula as it is set, in the order of Hill. */
export function writeFormula({ carbon, hydrogen, oxygen }: Atoms): string {
  const part = (element: string, count: number): string =>
    count === 0 ? '' : `${element}${count === 1 ? '' : count}`;
  return `\\ce{${part('C', carbon)}${part('H', hydrogen)}${part('O', oxygen)}}`;
}
