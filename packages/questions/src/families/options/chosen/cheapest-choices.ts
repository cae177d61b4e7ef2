/** Choices of three options, of which those that cost least are kept. */
interface CheapestChoices {
  /** What costs as much, or more, is not among them. */
  bound(): number;
  add(places: number[], cost: number): void;
  cheapestFirst(): number[][];
}

/** @param most so many are kept */
export function cheapestChoices(most: number): CheapestChoices {
  const kept: { places: number[]; cost: number }[] = [];
  return {
    bound: () => (kept.length < most ? Number.POSITIVE_INFINITY : (kept.at(-1)?.cost ?? 0)),
    add(places, cost) {
      const dearer = kept.findIndex((other) => other.cost > cost);
      kept.splice(dearer < 0 ? kept.length : dearer, 0, { places, cost });
      kept.splice(most);
    },
    cheapestFirst: () => kept.map(({ places }) => places),
  };
}
