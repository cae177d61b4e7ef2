import type { User } from '@valence/contract';
import { Link, NavLink } from 'react-router';
import { Badge } from '../ui/badge.tsx';
import { Button, buttonStyle } from '../ui/button.tsx';
import { Avatar } from './avatar.tsx';
import { displayName } from './display-name.ts';
import { logOut } from './log-out.ts';

/** Who is signed in, on which plan, and the ways to the account and out of it: as much as the header has room for. */
export function AccountStrip({ user }: { user: User }) {
  return (
    <>
      <span className="flex min-w-0 items-center gap-2 px-1.5 @max-[79rem]/header:hidden">
        <Avatar user={user} />
        <span className="max-w-34 truncate font-semibold">{displayName(user)}</span>
      </span>
      <span className="@max-[63rem]/header:hidden">
        {!user.isPremiumSold ? null : user.hasActiveSubscription ? (
          <Badge tone="violet">Premium</Badge>
        ) : (
          <Link to="/subscribe" className={buttonStyle({ tone: 'premium', size: 'small' })}>
            Upgrade to Premium
          </Link>
        )}
      </span>
      <span className="-mr-3 flex @max-[79rem]/header:hidden forced-colors:mr-0 forced-colors:gap-1.5">
        <NavLink to="/account" className={buttonStyle({ tone: 'bare', size: 'small' })}>
          Account
        </NavLink>
        <Button tone="bare" size="small" onClick={() => void logOut()}>
          Logout
        </Button>
      </span>
    </>
  );
}
