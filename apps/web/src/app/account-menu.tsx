import type { User } from '@valence/contract';
import { CircleUserRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Avatar } from './avatar.tsx';

const AccountPanel = lazyPart(async () => (await import('./account-panel.tsx')).AccountPanel);

/** The phone's button for the account panel; the panel's code comes when it is first opened. */
export function AccountMenu({ user }: { user: User | null }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        tone="bare"
        size="icon"
        aria-label="Account Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {user ? <Avatar user={user} /> : <CircleUserRound className="size-6" aria-hidden />}
      </Button>
      {isOpen && <AccountPanel user={user} onClose={() => setOpen(false)} />}
    </>
  );
}
