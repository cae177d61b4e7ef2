import { NavLink } from 'react-router';
import { menu } from './menu.ts';

/** No more than a thumb tells apart. */
const tabs = menu.filter(({ isForWide }) => isForWide !== true);

/** The phone's way between the views. */
export function BottomBar() {
  return (
    <nav
      aria-label="Views"
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-5 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      {tabs.map(({ path, label, brief = label, icon: Icon }) => (
        <NavLink
          key={path}
          to={path}
          end={path === '/'}
          prefetch="intent"
          className={({ isActive }) =>
            `grid min-h-15 min-w-0 place-content-center justify-items-center gap-1 border-t-3 pb-0.5 text-center text-[min(0.8125rem,4.8vw)] leading-tight ${isActive ? 'border-blue font-bold text-blue' : 'border-transparent text-soft'}`
          }
        >
          <Icon className="size-5.5" aria-hidden />
          <span>
            {brief !== label && <span className="sr-only">{label.slice(0, -brief.length)}</span>}
            {brief}
          </span>
        </NavLink>
      ))}
    </nav>
  );
}
