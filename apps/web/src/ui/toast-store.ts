/** A short message at the edge of the screen. */
export interface ToastMessage {
  title: string;
  description: string;
  variant?: 'default' | 'destructive';
  action?: { label: string; onAction: () => void };
}

export interface ShownToast extends ToastMessage {
  id: number;
}

/** Shows a message; one that is still up makes room, since one at a time is shown. */
export function toast(message: ToastMessage): void {
  publish({ ...message, id: (count += 1) });
}

export function dismissToast(): void {
  publish(null);
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
const listeners = new Set<() => void>();

function publish(next: ShownToast | null): void {
  current = next;
  for (const listener of listeners) listener();
}
