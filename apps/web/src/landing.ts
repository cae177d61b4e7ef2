/*
 * The landing page is plain markup with two live buttons. React and the sign-in dialog are fetched when
 * a visitor reaches for the login button; without them it is a plain link to the sign-in page.
 */
import './styles/landing.css';
import { toggleTheme } from './ui/theme/theme.ts';

function loadDialog() {
  return import('./features/landing/landing-dialog.tsx');
}

function login(event: Event): Element | null {
  return event.target instanceof Element ? event.target.closest('[data-action="login"]') : null;
}

for (const intent of ['pointerover', 'touchstart', 'focusin'] as const) {
  document.addEventListener(
    intent,
    (event) => {
      // Where it cannot be had, the click finds out.
      if (login(event) !== null) loadDialog().catch(() => null);
    },
    { passive: true },
  );
}

document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('[data-action="theme"]') !== null)
    toggleTheme();
  const link = login(event);
  if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  loadDialog()
    .then(({ openLandingDialog }) => openLandingDialog())
    .catch(() => location.assign('/api/login'));
});
