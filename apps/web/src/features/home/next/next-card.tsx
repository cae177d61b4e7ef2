import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface NextCardProps {
  icon: LucideIcon;
  title: ReactNode;
  /** Why this comes next. */
  children: ReactNode;
  /** The one button, or a link that looks like one; at the limit two ways back. */
  action: ReactNode;
  /** What pressing it counts as. */
  note?: string;
}

/** The card at the top of Home, with one button where something new can be done. */
export function NextCard({ icon: Icon, title, children, action, note }: NextCardProps) {
  return (
    <section
      aria-labelledby="next"
      className="grid min-h-72 grid-cols-1 content-center gap-x-8 gap-y-5 rounded-lg border border-l-6 border-line border-l-blue bg-surface px-6 py-7 shadow-low sm:px-8 md:min-h-44 md:grid-cols-[1fr_auto] md:items-center"
    >
      <div>
        <p className="flex items-center gap-2 text-sm font-semibold text-blue">
          <Icon className="size-4.5" aria-hidden />
          What is next
        </p>
        <h2 id="next" className="mt-1 text-heading wrap-anywhere">
          {title}
        </h2>
        <p className="mt-1 max-w-[60ch] text-soft">{children}</p>
      </div>
      <div className="grid justify-items-start gap-2 md:justify-items-end">
        {action}
        {note !== undefined && <p className="text-sm text-soft">{note}</p>}
      </div>
    </section>
  );
}
