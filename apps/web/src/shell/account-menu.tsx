import type { User } from '@valence/contract';
import { CircleUserRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Avatar } from './avatar.tsx';

const AccountPanel = lazyPart(async () => (await import('./account-panel.tsx')).AccountPanel);

/** The button for the account panel where the header has no room; the panel's code comes when it is first opened. */
export function AccountMenu({ user }: { user: User | null | undefined }) {
  const [isOpen, setOpen] = useState(false);
  if (user === undefined) return <Skeleton className="m-1 size-9 rounded-full" />;
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
