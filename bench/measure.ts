/** The value below which so many percent of the samples lie (nearest rank). */
export function percentile(samples: readonly number[], percent: number): number {
  const sorted = [...samples].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** One line of the results table. */
export interface Figure {
  what: string;
  value: string;
  expected: string;
}
