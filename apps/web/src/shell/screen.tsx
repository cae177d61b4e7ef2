import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { userQuery } from '../api/account/account.ts';
import { hasMenu, pageAt } from '../pages.ts';
import { useFocusAfterNavigation } from '../ui/use-focus-after-navigation.ts';
import { Guarded } from './guarded.tsx';

/** Where its code cannot be fetched, as after an update, the page is shown without its menu. */
const MenuScreen = lazy(() => import('./menu-screen.tsx').catch(() => ({ default: WithoutMenu })));

/** What stands around the screen of a page, and before it, as the table of pages says. A page with a menu brings its own. */
export default function Screen() {
  const { pathname } = useLocation();
  useFocusAfterNavigation(pathname);
  const { data: user } = useQuery(userQuery);
  const page = pageAt(pathname);
  if (page === null || hasMenu(page)) return <Outlet />;
  if (page.isBare === true)
    return (
      <main id="main">
        <Guarded page={page}>
          <Outlet />
        </Guarded>
      </main>
    );
  // Whoever has to sign in first is at no page that they could leave by its own way out.
  if (user === null && page.access !== 'everyone')
    return (
      <Suspense>
        <MenuScreen />
      </Suspense>
    );
  return <WithoutMenu />;
}

function WithoutMenu() {
  const page = pageAt(useLocation().pathname);
  return (
    <div className="flex min-h-dvh flex-col">
      <main id="main" className="mx-auto w-full max-w-6xl grow px-4 pt-4 sm:px-5 md:pt-6">
        {page !== null && (
          <Guarded page={page}>
            <Outlet />
          </Guarded>
        )}
      </main>
    </div>
  );
}
