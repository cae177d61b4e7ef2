import type { ReactNode } from 'react';
import { Guard } from '../features/sign-in/guard.tsx';
import type { Page } from '../pages.ts';

interface GuardedProps {
  page: Pick<Page, 'path' | 'access'>;
  children: ReactNode;
}

/** The screen of a page, for whoever may see it. */
export function Guarded({ page: { path, access }, children }: GuardedProps) {
  if (access === 'everyone' || access === 'roles') return children;
  // The key makes the guard ask anew on every page; the frame around it stays.
  return (
    <Guard key={path} isOpen={access === 'front'}>
      {children}
    </Guard>
  );
}
