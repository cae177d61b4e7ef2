import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentToast, onToastChange } from '../ui/toast-store.ts';

const Toaster = lazy(async () => ({ default: (await import('../ui/toaster.tsx')).Toaster }));

/** The place of toasts; its code comes with the first one. */
export function ToasterHost() {
  const wasShown = useSyncExternalStore(onToastChange, hasShownToast);
  if (!wasShown) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}

/** Stays true after the first toast, so that its leaving can be seen. */
function hasShownToast(): boolean {
  hasShown ||= currentToast() !== null;
  return hasShown;
}

let hasShown = false;
