import { productName } from '@valence/contract';
import { openAuthModal } from '../features/sign-in/auth-modal-store.ts';
import { Button } from '../ui/button.tsx';
import { Mark } from '../ui/mark.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { ThemeToggle } from '../ui/theme/theme-toggle.tsx';
import { ThemeWords } from '../ui/theme/theme-words.tsx';
import { toggleTheme } from '../ui/theme/theme.ts';
import { Tooltip } from '../ui/tooltip/tooltip.tsx';
import { AccountMenu } from './account-menu.tsx';
import { AccountStrip } from './account-strip.tsx';
import type { FrameProps } from './frame-props.ts';
import { isActiveView, views } from './views.ts';

/**
 * The sticky header. A wide one holds everything; a narrow one leaves the account to its menu, and on a phone the views
 * to the bar at the bottom.
 */
export function Header({ title, path, user, onNavigate }: Omit<FrameProps, 'children'>) {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface">
      <div className="mx-auto flex min-h-16 w-full max-w-7xl items-center gap-2 px-4 sm:px-5">
        <PageLink
          href="/"
          onNavigate={onNavigate}
          className="flex items-center gap-2.5 text-lead font-bold tracking-tight lg:mr-3"
        >
          <Mark className="size-8" />
          <span className="max-lg:sr-only">{productName}</span>
        </PageLink>
        <span className="grow text-lead font-bold tracking-tight md:hidden">{title}</span>
        <ViewTabs path={path} onNavigate={onNavigate} />
        <div className="flex items-center gap-1.5 max-md:hidden">
          <Tooltip text={<ThemeWords />}>
            <ThemeToggle onClick={toggleTheme} />
          </Tooltip>
          {user === undefined && <Skeleton className="size-9 rounded-full max-xl:hidden" />}
          {user && <AccountStrip user={user} path={path} onNavigate={onNavigate} />}
          {user === null && <Button onClick={openAuthModal}>Login</Button>}
        </div>
        <div className={user === null ? 'md:hidden' : 'xl:hidden'}>
          <AccountMenu user={user} onNavigate={onNavigate} />
        </div>
      </div>
    </header>
  );
}

function ViewTabs({ path, onNavigate }: Pick<FrameProps, 'path' | 'onNavigate'>) {
  return (
    <nav aria-label="Views" className="flex grow gap-0.5 max-md:hidden">
      {views.map(({ id, label, path: to }) => {
        const isActive = isActiveView(to, path);
        return (
          <PageLink
            key={id}
            href={to}
            onNavigate={onNavigate}
            aria-current={isActive ? 'page' : undefined}
            className={`grid min-h-16 place-items-center border-b-3 px-2.5 pt-0.5 font-semibold whitespace-nowrap ${isActive ? 'border-blue text-blue' : 'border-transparent text-soft hover:text-ink'}`}
          >
            {label}
          </PageLink>
        );
      })}
    </nav>
  );
}
