/** Where the student is with one question. */
export type Progress =
  /** Nothing submitted since the last try; `tried` holds the options that were wrong. */
  | { kind: 'open'; chosen: number | null; tried: readonly number[] }
  /** A wrong try in practice, with tries left; the last of `tried` is the one just made. */
  | { kind: 'missed'; tried: readonly number[] }
  /** Locked: `answer` is final. */
  | { kind: 'resolved'; answer: number | null; tried: readonly number[] };
