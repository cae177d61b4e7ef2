/** Milliseconds after which one that is still being made, as by a database that hangs, holds up none after it. */
const patience = 10_000;

/**
 * Makes an answer that is the same for everybody one at a time. Whoever asks meanwhile shares the next one: a crowd has no more made at
 * once than one visitor, and nobody is told what stood before they asked. Each process has its own.
 */
export function oneAtATime<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let last: Promise<void> = Promise.resolve();
  let next: Promise<Made> | null = null;
  return () => {
    next ??= last.then(() => {
      next = null;
      const made = make();
      last = overOrLate(made);
      return made;
    });
    return next;
  };
}

/** Waits until something is there or has failed, or no longer. */
function overOrLate(made: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, patience).unref();
    const over = () => {
      clearTimeout(late);
      resolve();
    };
    made.then(over, over);
  });
}
