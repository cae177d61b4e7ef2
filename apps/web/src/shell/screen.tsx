import { useQuery } from '@tanstack/react-query';
import { productName } from '@valence/contract';
import { Outlet, useLocation } from 'react-router';
import { userQuery } from '../api/account/account.ts';
import { Guard } from '../features/sign-in/guard.tsx';
import { pageAt } from '../pages.ts';
import { Frame } from './frame.tsx';
import { useFocusAfterNavigation } from '../ui/use-focus-after-navigation.ts';

/** What stands around the screen of a page, and before it, as the table of pages says. */
export default function Screen() {
  const { pathname } = useLocation();
  useFocusAfterNavigation(pathname);
  const { data: user, isPending, isError } = useQuery(userQuery);
  const { path, access, heading = productName, isBare, hasOwnExit } = pageAt(pathname) ?? notFound;
  // The key makes the guard ask anew on every page; the frame around it stays.
  const screen =
    access === 'everyone' || access === 'roles' ? (
      <Outlet />
    ) : (
      <Guard key={path} isOpen={access === 'front'}>
        <Outlet />
      </Guard>
    );
  const isLanding = access === 'front' && user === null && !isError;
  if (isBare === true || isLanding) return screen;
  return (
    <Frame
      title={heading}
      user={isPending ? undefined : (user ?? null)}
      hasMenu={hasOwnExit !== true || (user === null && access !== 'everyone')}
    >
      {screen}
    </Frame>
  );
}

const notFound = {
  path: '',
  access: 'everyone',
  heading: productName,
  isBare: false,
  hasOwnExit: false,
} as const;
