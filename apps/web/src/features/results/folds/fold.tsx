import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';

interface Fold {
  headingId: string;
  contentId: string;
  isOpen: boolean;
  toggle: () => void;
  /** Classes of what folds: on a phone it is there when the heading was pressed, on wider screens and on paper always. */
  content: string;
}

/** What is long stands folded under its heading on a phone, and stays as it was left while the page is open. */
export function useFold(isOpenAtFirst = false): Fold {
  const id = useId();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return {
    headingId: `${id}-heading`,
    contentId: `${id}-content`,
    isOpen,
    toggle: () => setOpen(!isOpen),
    content: isOpen ? '' : 'not-print:max-sm:hidden',
  };
}

/** The heading, on a phone with a button in it that unfolds what it is about. */
export function FoldHeading({ title, fold }: { title: string; fold: Fold }) {
  return (
    <h2 id={fold.headingId} className="text-heading">
      <span className="not-print:max-sm:hidden">{title}</span>
      <button
        type="button"
        aria-expanded={fold.isOpen}
        aria-controls={fold.contentId}
        onClick={fold.toggle}
        className="flex min-h-11 w-full items-center justify-between gap-2 text-left sm:hidden print:hidden"
      >
        {title}
        <ChevronDown
          className={`size-5 shrink-0 text-soft transition-transform ${fold.isOpen ? 'rotate-180' : ''}`}
          aria-hidden
        />
      </button>
    </h2>
  );
}
