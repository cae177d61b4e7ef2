import { useEffect, useState, type ComponentType } from 'react';
import { ScreenSkeleton } from '../ui/skeleton.tsx';

/**
 * A screen whose code is fetched when it is first needed, or earlier by `preload`. Unlike Suspense it shows
 * the screen the moment its code is there, where React holds a fallback for 300 ms.
 */
export function lazyScreen<Props extends object>(
  fetchScreen: () => Promise<ComponentType<Props>>,
): ComponentType<Props> & { preload: () => void } {
  let loaded: { Screen: ComponentType<Props> } | null = null;
  let loading: Promise<{ Screen: ComponentType<Props> }> | null = null;

  function load() {
    loading ??= fetchScreen().then((Screen) => (loaded = { Screen }));
    return loading;
  }

  function LazyScreen(props: Props) {
    const [shown, setShown] = useState(() => loaded);
    const [failure, setFailure] = useState<unknown>(null);
    useEffect(() => {
      if (shown === null) load().then(setShown, setFailure);
    }, [shown]);
    if (failure !== null) throw failure;
    return shown === null ? <ScreenSkeleton /> : <shown.Screen {...props} />;
  }

  return Object.assign(LazyScreen, {
    preload: () => {
      // A failure shows where the screen is needed.
      load().catch(() => null);
    },
  });
}
