/** What is kept of one computation; beyond it, everything is computed anew. */
const mostKept = 20_000;

/**
 * A computation on a structure that remembers its results: reading a SMILES takes a hundred times as long as looking
 * one up, and families draw the same molecules again and again.
 * @example const nameOf = remembered((smiles) => organicName(smiles))
 */
export function remembered<Result>(compute: (smiles: string) => Result): (smiles: string) => Result {
  const known = new Map<string, { result: Result }>();
  return (smiles) => {
    const kept = known.get(smiles);
    if (kept !== undefined) return kept.result;
    const result = compute(smiles);
    if (known.size >= mostKept) known.clear();
    known.set(smiles, { result });
    return result;
  };
}
