import { randomFrom } from '../random.ts';

/**
 * The questions in an order that a seed decides, in which no skill follows itself, nor `previous`, the last one answered,
 * where the questions allow it.
 */
export function orderQuestions(ids: readonly string[], previous: string | undefined, seed: number): string[] {
  const order = arrange(ids, previous, seed);
  const repeats = order.some((id, index) => id === order[index - 1]);
  return repeats ? arrange(ids, undefined, seed) : order;
}

/** Takes what is left most often first, since it is the hardest to keep apart. */
function arrange(ids: readonly string[], previous: string | undefined, seed: number): string[] {
  const next = randomFrom(seed);
  const left = new Map<string, { count: number; rank: number }>();
  for (const id of ids) {
    const entry = left.get(id);
    if (entry) entry.count += 1;
    else left.set(id, { count: 1, rank: next() });
  }
  const order: string[] = [];
  let last = previous;
  while (left.size > 0) {
    let best: string | undefined;
    for (const [id, entry] of left) {
      if (id === last && left.size > 1) continue;
      const held = best === undefined ? undefined : left.get(best);
      if (!held || entry.count > held.count || (entry.count === held.count && entry.rank < held.rank))
        best = id;
    }
    const entry = best === undefined ? undefined : left.get(best);
    if (best === undefined || !entry) break;
    order.push(best);
    entry.count -= 1;
    if (entry.count === 0) left.delete(best);
    last = best;
  }
  return order;
}
