/** A grey stand-in of the size that its classes give it. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      className={`block animate-pulse rounded-md bg-sunken dark:bg-line ${className}`}
      aria-hidden="true"
    />
  );
}

/** What a screen shows while it is not known who looks at it, or while its code is on its way. */
export function ScreenSkeleton() {
  return (
    <output aria-label="Loading" className="grid gap-6 py-2">
      <Skeleton className="h-10 w-2/3 max-w-96" />
      <Skeleton className="h-40 w-full" />
      <span className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Skeleton className="h-36" />
        <Skeleton className="h-36" />
        <Skeleton className="h-36" />
      </span>
    </output>
  );
}
