import { Lock } from 'lucide-react';

/** Marks what only Premium has. */
export function PremiumLock() {
  return (
    <>
      <Lock className="size-4 shrink-0 text-violet" aria-hidden />
      <span className="sr-only">Premium</span>
    </>
  );
}
