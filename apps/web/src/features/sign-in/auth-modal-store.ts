/** Whether the one sign-in dialog of the app is open; any screen may ask for it. */
export function openAuthModal(): void {
  setAuthModal(true);
}

/**
 * Opens it because a call was refused. A screen makes several, and all of them are refused: whoever has closed the dialog is not asked
 * again before the next screen. Signing in loads the page anew, and this with it.
 */
export function openAuthModalOnce(): void {
  if (location.pathname === toldOn) return;
  toldOn = location.pathname;
  openAuthModal();
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
let toldOn: string | null = null;
const listeners = new Set<() => void>();
