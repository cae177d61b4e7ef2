import { Flag } from 'lucide-react';

/** Says of a question that the student flagged it; in a bar, without words where it is narrow. */
export function FlaggedMark({ isInBar = false }: { isInBar?: boolean }) {
  return (
    <span className="inline-flex items-center gap-1 text-sm font-semibold whitespace-nowrap text-orange">
      <Flag className="size-4.5 fill-current" aria-hidden />
      <span className={isInBar ? 'max-sm:sr-only' : ''}>Flagged</span>
    </span>
  );
}
