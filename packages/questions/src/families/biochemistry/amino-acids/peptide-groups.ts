/** An ionisable group of a peptide with the p*K*ₐ that the question states. */
export interface PeptideGroup {
  name: string;
  kind: 'acid' | 'base';
  pKa: number;
}

/** Typical values in peptides; every question states those it uses. */
const sideChains: Readonly<Record<string, PeptideGroup>> = {
  D: { name: 'Asp', kind: 'acid', pKa: 3.9 },
  E: { name: 'Glu', kind: 'acid', pKa: 4.2 },
  C: { name: 'Cys', kind: 'acid', pKa: 8.3 },
  Y: { name: 'Tyr', kind: 'acid', pKa: 10.1 },
  H: { name: 'His', kind: 'base', pKa: 6 },
  K: { name: 'Lys', kind: 'base', pKa: 10.5 },
  R: { name: 'Arg', kind: 'base', pKa: 12.5 },
};

/**
 * The ionisable groups of a peptide in one-letter codes: both ends and the side chains that ionise.
 * @example peptideGroups('AK').map((group) => group.name) // ['terminal carboxyl', 'terminal amino', 'Lys']
 */
export function peptideGroups(peptide: string): PeptideGroup[] {
  return [
    { name: 'terminal carboxyl', kind: 'acid', pKa: 3.5 },
    { name: 'terminal amino', kind: 'base', pKa: 8 },
    ...[...peptide].flatMap((residue) => sideChains[residue] ?? []),
  ];
}
