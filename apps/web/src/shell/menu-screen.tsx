import { useQuery } from '@tanstack/react-query';
import { productName } from '@valence/contract';
import { Outlet, useLocation } from 'react-router';
import { userQuery } from '../api/account/account.ts';
import { pageAt } from '../pages.ts';
import { SkipLink } from '../ui/landmarks/skip-link.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Guarded } from './guarded.tsx';
import { Header } from './header.tsx';

/** A screen with the ways to the others around it: header, main, and on a phone the bar at the bottom. Visitors see the front page without. */
export default function MenuScreen() {
  const { pathname } = useLocation();
  const { data: user, isPending, isError } = useQuery(userQuery);
  const page = pageAt(pathname);
  const screen = (
    <Guarded page={page ?? notFound}>
      <Outlet />
    </Guarded>
  );
  if (page?.access === 'front' && user === null && !isError) return screen;
  return (
    <div className="under-header flex min-h-dvh flex-col">
      <SkipLink />
      <Header title={page?.heading ?? productName} user={isPending ? undefined : (user ?? null)} />
      <main
        id="main"
        className="mx-auto w-full max-w-6xl grow px-4 py-6 max-md:pb-[calc(6rem+env(safe-area-inset-bottom))] sm:px-5 md:py-10"
      >
        {screen}
      </main>
      <BottomBar />
    </div>
  );
}

const notFound = { path: '', access: 'everyone' } as const;
