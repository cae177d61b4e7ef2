import { productName } from '@valence/contract';
import { LogOut } from 'lucide-react';
import { openAuthModal } from '../features/sign-in/auth-modal-store.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Mark } from '../ui/mark.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { ThemeToggle } from '../ui/theme-toggle.tsx';
import { toggleTheme } from '../ui/theme.ts';
import { AccountMenu } from './account-menu.tsx';
import { Avatar } from './avatar.tsx';
import { displayName } from './display-name.ts';
import type { FrameProps } from './frame-props.ts';
import { logOut } from './log-out.ts';
import { isActiveView, views } from './views.ts';

/** The sticky header; on a phone it carries the screen's title and the way to the account panel. */
export function Header({ title, path, user, onNavigate }: Omit<FrameProps, 'children'>) {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface">
      <div className="mx-auto flex min-h-16 w-full max-w-6xl items-center gap-2 px-4 sm:px-5">
        <PageLink
          href="/"
          onNavigate={onNavigate}
          className="flex items-center gap-2.5 text-lead font-bold tracking-tight md:mr-4"
        >
          <Mark className="size-8" />
          <span className="max-md:hidden">{productName}</span>
          <span className="sr-only md:hidden">{productName}, home</span>
        </PageLink>
        <span className="grow text-lead font-bold tracking-tight md:hidden">{title}</span>
        <ViewTabs path={path} onNavigate={onNavigate} />
        <div className="flex items-center gap-1 max-md:hidden">
          <ThemeToggle onClick={toggleTheme} />
          {user === undefined && <Skeleton className="size-9 rounded-full" />}
          {user && (
            <>
              <Avatar user={user} />
              <span className="max-w-44 truncate px-1.5 font-semibold max-lg:sr-only">
                {displayName(user)}
              </span>
              {user.hasActiveSubscription && <Badge tone="violet">Premium</Badge>}
              <Button tone="bare" className="-mr-3" onClick={() => void logOut()}>
                <LogOut className="size-5" aria-hidden />
                Logout
              </Button>
            </>
          )}
          {user === null && <Button onClick={openAuthModal}>Login</Button>}
        </div>
        <div className="md:hidden">
          <AccountMenu user={user ?? null} />
        </div>
      </div>
    </header>
  );
}

function ViewTabs({ path, onNavigate }: Pick<FrameProps, 'path' | 'onNavigate'>) {
  return (
    <nav aria-label="Views" className="flex grow gap-1 max-md:hidden">
      {views.map(({ id, label, path: to }) => {
        const isActive = isActiveView(to, path);
        return (
          <PageLink
            key={id}
            href={to}
            onNavigate={onNavigate}
            aria-current={isActive ? 'page' : undefined}
            className={`grid min-h-16 place-items-center border-b-3 px-3 pt-0.5 font-semibold ${isActive ? 'border-blue text-blue' : 'border-transparent text-soft hover:text-ink'}`}
          >
            {label}
          </PageLink>
        );
      })}
    </nav>
  );
}
