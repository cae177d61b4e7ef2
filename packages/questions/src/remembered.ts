/** Most results kept; beyond this number the cache is emptied. */
const mostKept = 20_000;

/**
 * Caches the results of a pure function of a text. Reading a SMILES takes a hundred times as long as a look-up, and
 * families draw the same molecules again and again.
 * @example const nameOf = remembered((smiles) => organicName(smiles))
 */
export function remembered<Result>(compute: (written: string) => Result): (written: string) => Result {
  const known = new Map<string, { result: Result }>();
  return (written) => {
    const kept = known.get(written);
    if (kept !== undefined) return kept.result;
    const result = compute(written);
    if (known.size >= mostKept) known.clear();
    known.set(written, { result });
    return result;
  };
}
