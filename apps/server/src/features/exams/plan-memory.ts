/** Keeps what was made of the same facts. */
export type Remembering<Made> = (facts: unknown, make: () => Promise<Made>) => Promise<Made>;

/** So many are kept, of all students together. */
const mostKept = 500;

/**
 * Remembers what was made of facts, so that a page that is looked at again does not have it made anew, and two calls at once make it
 * once. What is made is decided by its facts, so nothing has to be cleared: whoever answers a question has other facts. Each process
 * has its own.
 */
export function rememberPlans<Made>(): Remembering<Made> {
  const kept = new Map<string, Promise<Made>>();
  return (facts, make) => {
    const key = JSON.stringify(facts);
    const found = kept.get(key) ?? make();
    // The latest stand at the end, so that what nobody asks for goes first.
    kept.delete(key);
    kept.set(key, found);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    // What failed is tried again.
    found.catch(() => kept.delete(key));
    return found;
  };
}
