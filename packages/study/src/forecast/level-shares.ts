/** The levels of questions, the easiest first. */
export const levels = ['beginner', 'intermediate', 'advanced'] as const;

export type Level = (typeof levels)[number];

/** How hard each level is: about one logit apart. */
export const hardness: ReadonlyMap<string, number> = new Map(
  levels.map((level, index) => [level, index - 1]),
);

/** Shares of the paper by level, on any scale; a level that is left out has none. */
export type LevelShares = Readonly<Partial<Record<Level, number>>>;

/**
 * Each level's share of the paper, summing to 1. What is negative or no number counts as none, and where nothing is left, or nothing was
 * said, each level has a third.
 */
export function levelSharesOf(said?: LevelShares): { level: Level; share: number }[] {
  const shares = levels.map((level) => {
    const share = said?.[level] ?? 0;
    return { level, share: Number.isFinite(share) && share > 0 ? share : 0 };
  });
  // Divided by the largest first, so that the sum of very large numbers is one still.
  const most = Math.max(...shares.map(({ share }) => share));
  if (most === 0) return levels.map((level) => ({ level, share: 1 / levels.length }));
  const total = shares.reduce((sum, { share }) => sum + share / most, 0);
  return shares.map(({ level, share }) => ({ level, share: share / most / total }));
}
