import { aminoAcidNamed } from './amino-acids.ts';
import { undecided, type Decision } from '../decision.ts';
import { residueAt } from './sequences.ts';

/**
 * What a codon means: a one-letter code, or `*` for a stop.
 * @example readCodon('UGA') // '*'
 */
export function readCodon(codon: string): string {
  return residueAt(codon, 0);
}

/** Decides which option is a codon of an amino acid, or of `stop`. */
export function decideCodon(codes: string, options: readonly string[]): Decision {
  const residue = codes === 'stop' ? '*' : aminoAcidNamed(codes)?.one;
  if (residue === undefined) return undecided(`${codes} is no amino acid`);
  if (!options.every((option) => /^(5′-)?[ACGU]{3}(-3′)?$/.test(option)))
    return undecided('Options must be codons');
  const right = options.map((option) => readCodon(option.replace(/[^ACGU]/g, '')) === residue);
  return { ok: true, right, finding: `Read in the standard genetic code: a codon for ${codes}.` };
}

/** What a change of one codon does. */
export type MutationEffect = 'silent' | 'missense' | 'nonsense';

/**
 * The effect of one codon turning into another.
 * @example mutationEffect('UAC', 'UAA') // 'nonsense'
 */
export function mutationEffect(before: string, after: string): MutationEffect {
  if (readCodon(before) === readCodon(after)) return 'silent';
  return readCodon(after) === '*' ? 'nonsense' : 'missense';
}

/** Decides which option names the effect of a changed codon, by its first word. */
export function decideMutation(before: string, after: string, options: readonly string[]): Decision {
  const effect = mutationEffect(before, after);
  const right = options.map((option) => option.toLowerCase().includes(effect));
  return {
    ok: true,
    right,
    finding: `${before} codes ${spokenCodon(before)}, ${after} codes ${spokenCodon(after)}: ${effect}.`,
  };
}

/** The residue of a codon in one letter, or `stop`: a star means italics in a text. */
function spokenCodon(codon: string): string {
  const residue = readCodon(codon);
  return residue === '*' ? 'stop' : residue;
}
