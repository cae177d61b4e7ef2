import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

interface LazyOptions {
  /** Stands in until the code is there. */
  meanwhile?: ReactNode;
  /** Says in the part's place that its code could not be had; without it the part is left out. */
  Missing?: ComponentType;
}

interface LazyPart {
  /** Fetches the code, for the next need of it; a failure shows where the part is needed. */
  preload: () => void;
  /** Fetches the code, and settles when it is there: the part then stands in its place at once. */
  load: () => Promise<unknown>;
}

/**
 * A screen or a dialog whose code is fetched when it is first needed, or earlier by `preload`. Unlike Suspense
 * it shows the part the moment its code is there, where React holds a fallback for 300 ms.
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  { meanwhile = null, Missing }: LazyOptions = {},
): ComponentType<Props> & LazyPart {
  let loaded: { Part: ComponentType<Props> } | null = null;
  let loading: Promise<{ Part: ComponentType<Props> }> | null = null;

  async function load() {
    try {
      loading ??= fetchPart().then((Part) => (loaded = { Part }));
      return await loading;
    } catch (error) {
      // The next need tries again: the network may be back.
      loading = null;
      throw error;
    }
  }

  function LazyPart(props: Props) {
    const [shown, setShown] = useState(() => loaded);
    const [isMissing, setMissing] = useState(false);
    useEffect(() => {
      if (shown === null) load().then(setShown, () => setMissing(true));
    }, [shown]);
    if (shown === null && isMissing && Missing !== undefined) return <Missing />;
    return shown === null ? meanwhile : <shown.Part {...props} />;
  }

  return Object.assign(LazyPart, {
    preload: () => {
      load().catch(() => null);
    },
    load,
  });
}
