/** Thrown instead of starting work when as many callers wait already as are allowed to. */
export class TooBusy extends Error {
  override name = 'TooBusy';
}

/** Makes a gate that lets `atOnce` pieces of work run at a time and `waiting` more wait for their turn, first come first served. */
export function limitConcurrency(limit: { atOnce: number; waiting: number }) {
  const queue: (() => void)[] = [];
  let running = 0;

  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= limit.atOnce) {
      if (queue.length >= limit.waiting) throw new TooBusy('Too many callers are waiting');
      await new Promise<void>((resolve) => {
        queue.push(resolve);
      });
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      // The turn is handed on rather than given back, so that no newcomer slips in between.
      if (next) next();
      else running -= 1;
    }
  };
}
