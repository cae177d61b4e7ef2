import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { LandingPage } from '../../features/landing/landing-page.tsx';
import { openAuthModal } from '../../features/sign-in/auth-modal-store.ts';

/** The landing page within the app; `?sign-in` is how its plain markup asks for the dialog. */
export function Landing() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isAsked = search.has('sign-in');
  useEffect(() => {
    if (!isAsked) return;
    openAuthModal();
    void navigate('/', { replace: true });
  }, [isAsked, navigate]);
  return <LandingPage onLogin={openAuthModal} />;
}
