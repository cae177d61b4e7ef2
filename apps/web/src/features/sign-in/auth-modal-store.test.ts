import { afterEach, expect, test, vi } from 'vitest';
import { isAuthModalOpen, openAuthModal, openAuthModalOnce, setAuthModal } from './auth-modal-store.ts';

afterEach(() => vi.unstubAllGlobals());

/** Whether it is open after two calls of a screen were refused, one of them after the student had closed it. */
function closedOn(pathname: string): boolean {
  vi.stubGlobal('location', { pathname });
  openAuthModalOnce();
  expect(isAuthModalOpen()).toBe(true);
  setAuthModal(false);
  openAuthModalOnce();
  return !isAuthModalOpen();
}

test('whoever has closed the dialog is asked again by the next screen only, or by a press', () => {
  expect(closedOn('/results')).toBe(true);
  expect(closedOn('/badges')).toBe(true);
  expect(closedOn('/results')).toBe(true);
  openAuthModal();
  expect(isAuthModalOpen()).toBe(true);
});
