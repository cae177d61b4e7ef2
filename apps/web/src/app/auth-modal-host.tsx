import { lazy, Suspense, useSyncExternalStore } from 'react';
import { isAuthModalOpen, onAuthModalChange, setAuthModal } from '../features/sign-in/auth-modal-store.ts';

const AuthModal = lazy(async () => ({
  default: (await import('../features/sign-in/auth-modal.tsx')).AuthModal,
}));

/** The one sign-in dialog of the app; its code comes when it is first asked for. */
export function AuthModalHost() {
  const isOpen = useSyncExternalStore(onAuthModalChange, isAuthModalOpen);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <AuthModal isOpen onOpenChange={setAuthModal} returnTo={location.pathname + location.search} />
    </Suspense>
  );
}
