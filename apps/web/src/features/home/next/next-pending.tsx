import { Skeleton } from '../../../ui/skeleton.tsx';

/** Stands for the card while it is not known which it is. */
export function NextPending() {
  return (
    <output aria-label="Loading what is next" className="block">
      <Skeleton className="min-h-72 md:min-h-44" />
    </output>
  );
}
