import PQueue from 'p-queue';

/** Thrown instead of starting work when as many callers wait already as are allowed to. */
export class TooBusy extends Error {
  override name = 'TooBusy';
}

/** Makes a gate that lets `atOnce` pieces of work run at a time and `waiting` more wait for their turn, first come first served. */
export function limitConcurrency({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const queue = new PQueue({ concurrency: atOnce });
  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (queue.pending >= atOnce && queue.size >= waiting) throw new TooBusy('Too many callers are waiting');
    return queue.add(work);
  };
}
