import { useQueryClient } from '@tanstack/react-query';
import { productName } from '@valence/contract';
import { useEffect } from 'react';
import { useNavigate, useSearchParams, type MetaDescriptor } from 'react-router';
import { userQuery } from '../../api/account/account.ts';
import { keptStudent } from '../../api/account/kept-student.ts';
import { pageAt } from '../../pages.ts';
import { ScreenSkeleton } from '../../ui/skeleton.tsx';

export function meta(): MetaDescriptor[] {
  return [{ title: productName }];
}

/**
 * The page that the service worker keeps, drawn for nobody. Without a network it stands in for the page that was asked for, and
 * leads there with what the browser itself knows of the student.
 */
export default function OfflineRoute() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const to = search.get('to') ?? '/';
  useEffect(() => {
    const student = keptStudent();
    if (student !== null && !queries.getQueryData(userQuery.queryKey)) {
      queries.setQueryData(userQuery.queryKey, student, { updatedAt: 0 });
    }
    void navigate(pathHere(to), { replace: true });
  }, [queries, navigate, to]);
  return (
    <main id="main" className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-5">
      <ScreenSkeleton />
    </main>
  );
}

/** An address of another site, or of none of the app's pages, leads home. */
function pathHere(to: string): string {
  if (!URL.canParse(to, location.origin)) return '/';
  const { origin, pathname, search } = new URL(to, location.origin);
  return origin === location.origin && pageAt(pathname) !== null ? pathname + search : '/';
}
