import { productName, type User } from '@valence/contract';
import { Link, NavLink } from 'react-router';
import { openAuthModal } from '../features/sign-in/auth-modal-store.ts';
import { Button } from '../ui/button.tsx';
import { Mark } from '../ui/mark.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { ThemeToggle } from '../ui/theme/theme-toggle.tsx';
import { ThemeWords } from '../ui/theme/theme-words.tsx';
import { Tooltip } from '../ui/tooltip/tooltip.tsx';
import { AccountMenu } from './account-menu.tsx';
import { AccountStrip } from './account-strip.tsx';
import { menu } from './menu.ts';

/**
 * The sticky header. A wide one holds everything; a narrow one leaves the account to its menu, and on a phone the views
 * to the bar at the bottom. What has room is asked of the header, in the size of its text: media queries know the window alone.
 */
export function Header({ title, user }: { title: string; user: User | null | undefined }) {
  return (
    <header className="@container/header sticky top-0 z-30 print:hidden border-b border-line bg-surface">
      <div className="mx-auto flex min-h-16 w-full max-w-7xl items-center gap-2 px-4 sm:px-5">
        <Link to="/" className="flex items-center gap-2.5 text-lead font-bold tracking-tight lg:mr-3">
          <Mark className="size-8" />
          <span className="@max-[63rem]/header:sr-only">{productName}</span>
        </Link>
        <span className="grow text-lead font-bold tracking-tight md:hidden">{title}</span>
        <ViewTabs />
        <div className="flex shrink-99 flex-wrap items-center justify-end gap-1.5 max-md:hidden">
          <Tooltip text={<ThemeWords />}>
            <ThemeToggle />
          </Tooltip>
          {user === undefined && <Skeleton className="size-9 rounded-full @max-[79rem]/header:hidden" />}
          {user && <AccountStrip user={user} />}
          {user === null && <Button onClick={openAuthModal}>Login</Button>}
        </div>
        <div className={user === null ? 'md:hidden' : '@[79rem]/header:hidden'}>
          <AccountMenu user={user} />
        </div>
      </div>
    </header>
  );
}

function ViewTabs() {
  return (
    <nav aria-label="Views" className="flex min-w-0 shrink grow flex-wrap gap-0.5 max-md:hidden">
      {menu.map(({ path, label }) => (
        <NavLink
          key={path}
          to={path}
          end={path === '/'}
          prefetch="intent"
          className={({ isActive }) =>
            `grid min-h-16 place-items-center border-b-3 px-2.5 pt-0.5 font-semibold whitespace-nowrap ${isActive ? 'border-blue text-blue' : 'border-transparent text-soft hover:text-ink'}`
          }
        >
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
