/** A stereodescriptor as it stands in a name. */
export interface StereoMark {
  locant: string | null;
  /** `d` and `l` are those of an amino acid; `meso` has two centres, one the mirror image of the other. */
  mark: 'r' | 's' | 'e' | 'z' | 'cis' | 'trans' | 'd' | 'l' | 'meso';
}

/** The parent word that descriptors were given to, by whose locants they are read. */
export interface MarkedPart {
  /** The atoms of the parent word, in its order. */
  skeleton: readonly number[];
  /** The atom that each locant names. */
  atomAt: ReadonlyMap<string, number>;
  /** Multiple bonds, by the first of their atoms. */
  unsaturated: readonly (readonly [one: number, other: number])[];
}

/** Descriptors with what they belong to; `part` is `null` where the name has no parent. */
export interface StereoMarks {
  marks: readonly StereoMark[];
  part: MarkedPart | null;
}
