import { useEffect, useSyncExternalStore } from 'react';
import { lazyPart } from '../ui/lazy-part.tsx';
import { currentToast, onToastChange } from '../ui/toast/toast-store.ts';

const Toaster = lazyPart(async () => (await import('../ui/toast/toaster.tsx')).Toaster);

/** Milliseconds after which the first screen has long been painted. */
const calmAfter = 3000;

/** The place of toasts; its code comes with the first one. */
export function ToasterHost({ isFetchedAhead = true }: { isFetchedAhead?: boolean }) {
  const wasShown = useSyncExternalStore(onToastChange, hasShownToast, hasShownToast);
  useEffect(() => {
    if (!isFetchedAhead) return;
    // Fetched ahead, since a message may be about the network that just went away.
    const timer = setTimeout(Toaster.preload, calmAfter);
    return () => clearTimeout(timer);
  }, [isFetchedAhead]);
  if (!wasShown) return null;
  return <Toaster />;
}

/** Stays true after the first toast, so that its leaving can be seen. */
function hasShownToast(): boolean {
  hasShown ||= currentToast() !== null;
  return hasShown;
}

let hasShown = false;
