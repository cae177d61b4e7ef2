import { useSyncExternalStore } from 'react';
import { isAuthModalOpen, onAuthModalChange, setAuthModal } from '../features/sign-in/auth-modal-store.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

const AuthModal = lazyPart(async () => (await import('../features/sign-in/auth-modal.tsx')).AuthModal);

/** The one sign-in dialog of the app; its code comes when it is first asked for. */
export function AuthModalHost() {
  const isOpen = useSyncExternalStore(onAuthModalChange, isAuthModalOpen, isAuthModalOpen);
  if (!isOpen) return null;
  return <AuthModal isOpen onOpenChange={setAuthModal} returnTo={location.pathname + location.search} />;
}
