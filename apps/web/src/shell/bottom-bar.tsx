import { PageLink } from '../ui/page-link.tsx';
import type { FrameProps } from './frame-props.ts';
import { isActiveView, views } from './views.ts';

/** The phone's way between the views. */
export function BottomBar({ path, onNavigate }: Pick<FrameProps, 'path' | 'onNavigate'>) {
  return (
    <nav
      aria-label="Views"
      className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-6 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {views.map(({ id, label, brief, path: to, icon: Icon }) => {
        const isActive = isActiveView(to, path);
        return (
          <PageLink
            key={id}
            href={to}
            onNavigate={onNavigate}
            aria-current={isActive ? 'page' : undefined}
            className={`grid min-h-15 min-w-0 place-content-center justify-items-center gap-1 border-t-3 pb-0.5 text-center text-[0.8125rem] leading-tight ${isActive ? 'border-blue font-bold text-blue' : 'border-transparent text-soft'}`}
          >
            <Icon className="size-5.5" aria-hidden />
            <span>
              {brief !== label && <span className="sr-only">{label.slice(0, -brief.length)}</span>}
              {brief}
            </span>
          </PageLink>
        );
      })}
    </nav>
  );
}
