import { ListChecks } from 'lucide-react';
import { Link } from 'react-router';
import { buttonStyle } from '../../../ui/button.tsx';

/** The way to a quiz on single topics and concepts, beside the whole subjects. */
export function ChooseCard() {
  return (
    <article className="flex h-full flex-col rounded-lg border border-line bg-blue-wash p-5 shadow-low">
      <div className="flex items-start gap-3.5">
        <ListChecks className="size-11 shrink-0 text-blue" strokeWidth={1.5} aria-hidden />
        <div className="min-w-0">
          <h3 className="text-lead leading-snug">Choose what to learn</h3>
          <p className="text-sm text-soft">Topics and concepts of all subjects</p>
        </div>
      </div>
      <p className="mt-3 mb-5 text-soft">
        Pick what your next test is on, and mix it as you like. It counts as a subject quiz.
      </p>
      <Link to="/quiz/topics" className={buttonStyle({ tone: 'quiet', className: 'mt-auto w-full' })}>
        Open the list
      </Link>
    </article>
  );
}
