import { FileClock } from 'lucide-react';
import { Link } from 'react-router';
import { buttonStyle } from '../../../ui/button.tsx';

/** The way to a whole paper under the conditions of an exam. */
export function PapersCard() {
  return (
    <article className="flex h-full flex-col rounded-lg border border-line bg-blue-wash p-5 shadow-low">
      <div className="flex items-start gap-3.5">
        <FileClock className="size-11 shrink-0 text-blue" strokeWidth={1.5} aria-hidden />
        <div className="min-w-0">
          <h3 className="text-lead leading-snug">Practice papers</h3>
          <p className="text-sm text-soft">AP, A-level, IB, MCAT, JEE and more</p>
        </div>
      </div>
      <p className="mt-3 mb-5 text-soft">
        A paper like the real one: its time, its marks, and a report at the end.
      </p>
      <Link to="/papers" className={buttonStyle({ tone: 'quiet', className: 'mt-auto w-full' })}>
        Choose an exam
      </Link>
    </article>
  );
}
