import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FoldHeading, useFold } from './folds/fold.tsx';
import { LoadFailure } from './load-failure.tsx';

interface PanelProps {
  title: string;
  query: { isPending: boolean; isError: boolean; refetch: () => unknown };
  isEmpty: boolean;
  /** What the panel says before there is anything to show. */
  empty: string;
  children: ReactNode;
}

/** A titled card around data that may be loading, missing or empty; on a phone it folds. */
export function Panel({ title, query, isEmpty, empty, children }: PanelProps) {
  const fold = useFold();
  return (
    <section
      aria-labelledby={fold.headingId}
      className="rounded-lg border border-line bg-surface p-5 shadow-low sm:p-6"
      aria-busy={query.isPending}
    >
      <FoldHeading title={title} fold={fold} />
      <div id={fold.contentId} className={`mt-2 ${fold.content}`}>
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
