import { undecided, type Decision } from '../decision.ts';

/** The standard genetic code (NCBI translation table 1), codons in the order U, C, A, G. */
const aminoAcids = 'FFLLSSSSYY**CC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG';
const bases = 'UCAG';

const threeLetter: Readonly<Record<string, string>> = {
  A: 'Ala',
  R: 'Arg',
  N: 'Asn',
  D: 'Asp',
  C: 'Cys',
  Q: 'Gln',
  E: 'Glu',
  G: 'Gly',
  H: 'His',
  I: 'Ile',
  L: 'Leu',
  K: 'Lys',
  M: 'Met',
  F: 'Phe',
  P: 'Pro',
  S: 'Ser',
  T: 'Thr',
  W: 'Trp',
  Y: 'Tyr',
  V: 'Val',
};

/**
 * The peptide that a messenger RNA codes, from its first AUG (or its start, where it has none) to a stop codon, in
 * one-letter codes; empty where nothing is coded.
 */
function translate(rna: string): string {
  const start = Math.max(0, rna.indexOf('AUG'));
  let peptide = '';
  for (let at = start; at + 3 <= rna.length; at += 3) {
    const residue = residueAt(rna, at);
    if (residue === '*') break;
    peptide += residue;
  }
  return peptide;
}

/**
 * What the codon at a place of an RNA means: a one-letter code, or `*` for a stop and for what is no codon.
 * @example residueAt('AUGUGA', 3) // '*'
 */
export function residueAt(rna: string, at: number): string {
  if (at + 3 > rna.length) return '*';
  const [first, second, third] = [baseAt(rna, at), baseAt(rna, at + 1), baseAt(rna, at + 2)];
  return aminoAcids[16 * first + 4 * second + third] ?? '*';
}

function baseAt(rna: string, at: number): number {
  return bases.indexOf(rna.charAt(at));
}

/**
 * The complementary strand, written from its own 5′ end.
 * @example complement('ATGC', 'DNA') // 'GCAT'
 */
export function complement(strand: string, into: 'DNA' | 'RNA'): string {
  let paired = '';
  for (let at = strand.length - 1; at >= 0; at -= 1) paired += pairs[into][strand.charAt(at)] ?? '?';
  return paired;
}

const pairs: Readonly<Record<'DNA' | 'RNA', Readonly<Record<string, string>>>> = {
  DNA: { A: 'T', T: 'A', U: 'A', G: 'C', C: 'G' },
  RNA: { A: 'U', T: 'A', U: 'A', G: 'C', C: 'G' },
};

/** Decides which option is the peptide that the RNA codes, in one-letter or three-letter codes. */
export function decideTranslation(rna: string, options: readonly string[]): Decision {
  const peptide = translate(rna.replace(/[^ACGU]/g, ''));
  if (peptide === '') return undecided('This RNA codes nothing');
  const long = [...peptide].map((residue) => threeLetter[residue] ?? '?').join('-');
  const right = options.map((option) => {
    const written = option.replace(/[–−\s]/g, '-').replace(/-+/g, '-');
    return written === long || written.replaceAll('-', '') === peptide;
  });
  return { ok: true, right, finding: `Translated codon by codon: ${long}.` };
}

/** Decides which option is the complementary strand; strands are read 5′ to 3′ unless they are marked 3′ first. */
export function decideComplement(strand: string, into: 'DNA' | 'RNA', options: readonly string[]): Decision {
  const expected = complement(strand.replace(/[^ACGTU]/g, ''), into);
  const right = options.map((option) => {
    const letters = option.replace(/[^ACGTU]/g, '');
    const isReversed = /^\s*3/.test(option);
    return (isReversed ? [...letters].reverse().join('') : letters) === expected;
  });
  return { ok: true, right, finding: `Paired base by base: 5′-${expected}-3′.` };
}
