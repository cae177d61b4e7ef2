/** A short message at the edge of the screen. */
export interface ToastMessage {
  title: string;
  description: string;
  variant?: 'default' | 'destructive';
  action?: { label: string; onAction: () => void };
}

export interface ShownToast extends ToastMessage {
  id: number;
  /** A dismissed toast is closed, and kept for a while. */
  isOpen: boolean;
}

/** Milliseconds after which a dismissed toast is removed. */
const keptFor = 1_000_000;

/** Shows a message; one that is still up makes room, since one at a time is shown. */
export function toast(message: ToastMessage): void {
  publish({ ...message, id: (count += 1), isOpen: true });
}

/** Closes the message that is up. */
export function dismissToast(): void {
  if (current === null || !current.isOpen) return;
  const dismissed = { ...current, isOpen: false };
  publish(dismissed);
  removal = setTimeout(() => publish(null), keptFor);
}

export function currentToast(): ShownToast | null {
  return current;
}

export function onToastChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let count = 0;
let current: ShownToast | null = null;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function publish(next: ShownToast | null): void {
  clearTimeout(removal);
  current = next;
  for (const listener of listeners) listener();
}
