import { aminoAcidValues } from '@valence/chemistry';

/** An amino acid whose side chain ionises, with its three p*K*ₐ values at 25 °C. */
export interface IonisableAminoAcid {
  name: string;
  carboxyl: number;
  amino: number;
  side: { pKa: number; kind: 'acid' | 'base'; group: string };
}

/** Side chains in the order in which seeds choose them. */
const groups: Readonly<Record<string, string>> = {
  'aspartic acid': 'side-chain carboxyl group',
  'glutamic acid': 'side-chain carboxyl group',
  cysteine: 'thiol group',
  tyrosine: 'phenolic hydroxyl group',
  histidine: 'imidazole ring',
  lysine: 'side-chain amino group',
  arginine: 'guanidinium group',
};

/** With the values of the data sheet. */
export const ionisableAminoAcids: readonly IonisableAminoAcid[] = Object.entries(groups).map(
  ([name, group]) => {
    const acid = aminoAcidValues.find((one) => one.name === name);
    if (acid === undefined || acid.side === null) throw new Error(`${name} has no side chain that ionizes`);
    const { carboxyl, amino, side, sideKind } = acid;
    return { name, carboxyl, amino, side: { pKa: side, kind: sideKind === 'acid' ? 'acid' : 'base', group } };
  },
);
