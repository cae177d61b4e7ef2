import { useId, type ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadFailure } from './load-failure.tsx';

interface PanelProps {
  title: string;
  query: { isPending: boolean; isError: boolean; refetch: () => unknown };
  isEmpty: boolean;
  /** What the panel says before there is anything to show. */
  empty: string;
  children: ReactNode;
}

/** A titled card around data that may be loading, missing or empty. */
export function Panel({ title, query, isEmpty, empty, children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="rounded-lg border border-line bg-surface p-5 shadow-low sm:p-6"
      aria-busy={query.isPending}
    >
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      <div className="mt-2">
        {query.isError ? (
          <LoadFailure onTryAgain={() => void query.refetch()} />
        ) : query.isPending ? (
          <div className="grid gap-3 py-3">
            <Skeleton className="h-10" />
            <Skeleton className="h-10" />
            <Skeleton className="h-10" />
          </div>
        ) : isEmpty ? (
          <p className="py-2 text-soft">{empty}</p>
        ) : (
          children
        )}
      </div>
    </section>
  );
}
