import { buttonStyle } from '../button.tsx';

/**
 * The button that switches the theme. Which of its two icons and labels shows is decided by the class
 * on the root element, and the page's first script does what it promises: it works before any other has come.
 */
export function ThemeToggle() {
  return (
    <button type="button" data-action="theme" className={buttonStyle({ tone: 'bare', size: 'icon' })}>
      <span className="dark:hidden">
        <Icon path="M20.5 14.2A8.5 8.5 0 0 1 9.8 3.5a8.5 8.5 0 1 0 10.7 10.7Z" />
        <span className="sr-only">Dark mode</span>
      </span>
      <span className="hidden dark:inline">
        <Icon path="M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM12 2v2m0 16v2M2 12h2m16 0h2M4.9 4.9l1.4 1.4m11.4 11.4 1.4 1.4m0-14.2-1.4 1.4M6.3 17.7l-1.4 1.4" />
        <span className="sr-only">Light mode</span>
      </span>
    </button>
  );
}

function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true" focusable="false">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
