import type { User } from '@valence/contract';
import { Badge } from '../ui/badge.tsx';
import { Button, buttonStyle } from '../ui/button.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { Avatar } from './avatar.tsx';
import { displayName } from './display-name.ts';
import type { FrameProps } from './frame-props.ts';
import { logOut } from './log-out.ts';

/** Who is signed in, on which plan, and the ways to the account and out of it: as much as the header has room for. */
export function AccountStrip({
  user,
  path,
  onNavigate,
}: Pick<FrameProps, 'path' | 'onNavigate'> & { user: User }) {
  return (
    <>
      <span className="flex min-w-0 items-center gap-2 px-1.5 max-xl:hidden">
        <Avatar user={user} />
        <span className="max-w-34 truncate font-semibold">{displayName(user)}</span>
      </span>
      <span className="max-lg:hidden">
        {user.hasActiveSubscription ? (
          <Badge tone="violet">Premium</Badge>
        ) : (
          <PageLink
            href="/subscribe"
            onNavigate={onNavigate}
            className={buttonStyle({ tone: 'premium', size: 'small' })}
          >
            Upgrade to Premium
          </PageLink>
        )}
      </span>
      <span className="-mr-3 flex max-xl:hidden forced-colors:mr-0 forced-colors:gap-1.5">
        <PageLink
          href="/account"
          onNavigate={onNavigate}
          aria-current={path === '/account' ? 'page' : undefined}
          className={buttonStyle({ tone: 'bare', size: 'small' })}
        >
          Account
        </PageLink>
        <Button tone="bare" size="small" onClick={() => void logOut()}>
          Logout
        </Button>
      </span>
    </>
  );
}
