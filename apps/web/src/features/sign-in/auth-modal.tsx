import { Mail } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { signInWaysQuery } from '../../api/account/sign-in.ts';
import { Button, buttonStyle } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmailForm } from './email-form.tsx';
import { loginAddress } from './login-address.ts';
import { offeredProviders } from './providers.ts';

type Mode = 'sign-in' | 'sign-up';
type Step = 'choose' | 'email';

interface AuthModalProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The path that sign-in comes back to. */
  returnTo: string;
}

/** Offers every way to sign in or up. All of them lead to the sign-in address, and back to where the student was. */
export function AuthModal({ isOpen, onOpenChange, returnTo }: AuthModalProps) {
  const [mode, setMode] = useState<Mode>('sign-in');
  const [step, setStep] = useState<Step>('choose');
  // One that opened by itself leads to the button that opens it again: nothing had the focus.
  const [wasPressed] = useState(
    () => document.activeElement !== null && document.activeElement !== document.body,
  );
  const isNew = mode === 'sign-up';
  const { data: ways } = useQuery({ ...signInWaysQuery, enabled: isOpen });
  const title = isNew ? 'Create your account' : step === 'email' ? 'Sign in with email' : 'Welcome back';

  function changeOpen(open: boolean) {
    if (!open) setStep('choose');
    onOpenChange(open);
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={changeOpen}
      title={title}
      returnFocusTo={() => (wasPressed ? null : document.querySelector<HTMLElement>('main [data-sign-in]'))}
    >
      {step === 'choose' ? (
        <div className="grid gap-2.5">
          {offeredProviders(ways).map((provider) => (
            <a
              key={provider.name}
              href={loginAddress({ returnTo, isNew, provider: provider.id })}
              className={buttonStyle({ tone: 'quiet', className: 'relative w-full' })}
            >
              <svg
                viewBox="0 0 24 24"
                className="absolute left-4 size-5"
                fill="currentColor"
                aria-hidden="true"
              >
                <path d={provider.path} />
              </svg>
              Continue with {provider.name}
            </a>
          ))}
          <Button className="relative w-full" onClick={() => setStep('email')}>
            <Mail className="absolute left-4 size-5" aria-hidden />
            Continue with email
          </Button>
        </div>
      ) : (
        <EmailForm
          key={mode}
          isNew={isNew}
          returnTo={returnTo}
          isElsewhere={ways?.accounts === 'issuer'}
          onBack={() => setStep('choose')}
        />
      )}
      <p className="mt-5 text-center">
        {isNew ? 'Already have an account?' : 'New here?'}{' '}
        <button
          type="button"
          className="font-semibold text-blue underline underline-offset-4"
          onClick={() => setMode(isNew ? 'sign-in' : 'sign-up')}
        >
          {isNew ? 'Sign in' : 'Create an account'}
        </button>
      </p>
      <p className="mt-4 text-center text-sm text-soft">
        By continuing you agree to our{' '}
        <a className="underline underline-offset-4" href="/terms">
          Terms
        </a>{' '}
        and{' '}
        <a className="underline underline-offset-4" href="/privacy">
          Privacy Policy
        </a>
        .
      </p>
    </Dialog>
  );
}
