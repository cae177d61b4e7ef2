import '../ui/theme/style-nonce.ts';
import type { User } from '@valence/contract';
import { LogOut, Mail, Phone, Settings, Sparkles, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { Link } from 'react-router';
import { openAuthModal } from '../features/sign-in/auth-modal-store.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, buttonStyle } from '../ui/button.tsx';
import { useSupportEmail, useSupportPhone } from '../ui/served-page.ts';
import { ThemeToggle } from '../ui/theme/theme-toggle.tsx';
import { ThemeWords } from '../ui/theme/theme-words.tsx';
import { Avatar } from './avatar.tsx';
import { DeskLink } from './desk-link.tsx';
import { displayName } from './display-name.ts';
import { logOut } from './log-out.ts';

interface AccountPanelProps {
  user: User | null;
  onClose: () => void;
}

/** The account menu of a narrow screen, from the right edge. */
export function AccountPanel({ user, onClose }: AccountPanelProps) {
  return (
    <Dialog.Root
      defaultOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-(--scrim)" />
        <Dialog.Content
          aria-describedby={undefined}
          className="slide-in fixed inset-y-0 right-0 z-50 flex w-[min(20rem,88vw)] flex-col gap-6 overflow-y-auto border-l border-line bg-surface p-5 shadow-high"
        >
          <div className="flex items-center justify-between">
            <Dialog.Title className="text-heading">Account Menu</Dialog.Title>
            <Dialog.Close aria-label="Close" className={buttonStyle({ tone: 'bare', size: 'icon' })}>
              <X className="size-5" aria-hidden />
            </Dialog.Close>
          </div>
          {user ? (
            <SignedIn user={user} onLeave={onClose} />
          ) : (
            <SignedOut
              onLogin={() => {
                onClose();
                openAuthModal();
              }}
            />
          )}
          <div className="flex items-center justify-between border-t border-line pt-3">
            <span className="font-semibold">
              <ThemeWords />
            </span>
            <ThemeToggle />
          </div>
          <NeedHelp />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function SignedIn({ user, onLeave }: { user: User; onLeave: () => void }) {
  const { hasActiveSubscription: isPremium, isPremiumSold } = user;
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex items-center gap-3">
        <Avatar user={user} />
        <div className="min-w-0">
          <p className="truncate font-bold">{displayName(user)}</p>
          <p className="truncate text-sm text-soft">{user.email}</p>
        </div>
      </div>
      {isPremiumSold && (
        <div>
          <Badge tone={isPremium ? 'violet' : 'plain'}>{isPremium ? 'Premium' : 'Free'}</Badge>
        </div>
      )}
      <div className="grid gap-2.5">
        {!isPremium && isPremiumSold && (
          <Link to="/subscribe" onClick={onLeave} className={buttonStyle({ tone: 'premium' })}>
            <Sparkles className="size-5" aria-hidden />
            Upgrade to Premium
          </Link>
        )}
        <Link to="/account" onClick={onLeave} className={buttonStyle({ tone: 'quiet' })}>
          <Settings className="size-5" aria-hidden />
          Account Settings
        </Link>
        <DeskLink onLeave={onLeave} />
        <Button tone="quiet" onClick={() => void logOut()}>
          <LogOut className="size-5" aria-hidden />
          Logout
        </Button>
      </div>
    </div>
  );
}

function SignedOut({ onLogin }: { onLogin: () => void }) {
  return (
    <div className="grid gap-4">
      <p className="text-lead font-bold">Welcome!</p>
      <p className="text-soft">Sign in to access your account and track progress</p>
      <Button onClick={onLogin}>Login</Button>
    </div>
  );
}

function NeedHelp() {
  const phone = useSupportPhone();
  const email = useSupportEmail();
  return (
    <section className="mt-auto rounded-md bg-sunken p-4" aria-labelledby="need-help">
      <h3 id="need-help" className="font-bold">
        Need Help?
      </h3>
      <a href={phone.address} className="mt-1 flex items-center gap-2 text-blue underline underline-offset-4">
        <Phone className="size-4.5" aria-hidden />
        {phone.number}
      </a>
      {email !== null && (
        <a
          href={`mailto:${email}`}
          className="mt-1 flex items-center gap-2 wrap-anywhere text-blue underline underline-offset-4"
        >
          <Mail className="size-4.5 shrink-0" aria-hidden />
          {email}
        </a>
      )}
      <p className="mt-1 text-sm text-soft">A team member will get back to you.</p>
      <a href="/contact" className="mt-2 inline-block text-blue underline underline-offset-4">
        Contact
      </a>
    </section>
  );
}
