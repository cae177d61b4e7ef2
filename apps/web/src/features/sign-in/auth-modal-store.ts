/** Whether the one sign-in dialog of the app is open; any screen may ask for it. */
export function openAuthModal(): void {
  setAuthModal(true);
}

export function setAuthModal(isOpen: boolean): void {
  open = isOpen;
  for (const listener of listeners) listener();
}

export function isAuthModalOpen(): boolean {
  return open;
}

export function onAuthModalChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let open = false;
const listeners = new Set<() => void>();
