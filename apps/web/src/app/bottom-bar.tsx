import { PageLink } from '../ui/page-link.tsx';
import type { FrameProps } from './frame-props.ts';
import { isActiveView, views } from './views.ts';

/** The phone's way between the views. */
export function BottomBar({ path, onNavigate }: Pick<FrameProps, 'path' | 'onNavigate'>) {
  return (
    <nav
      aria-label="Views"
      className="fixed inset-x-0 bottom-0 z-30 grid auto-cols-fr grid-flow-col border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {views.map(({ id, label, path: to, icon: Icon }) => {
        const isActive = isActiveView(to, path);
        return (
          <PageLink
            key={id}
            href={to}
            onNavigate={onNavigate}
            aria-current={isActive ? 'page' : undefined}
            className={`grid min-h-15 place-content-center justify-items-center gap-0.5 text-center text-sm leading-tight ${isActive ? 'font-bold text-blue' : 'text-soft'}`}
          >
            <Icon className="size-5.5" aria-hidden />
            {label}
          </PageLink>
        );
      })}
    </nav>
  );
}
