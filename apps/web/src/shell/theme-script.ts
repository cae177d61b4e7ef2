/**
 * Runs in the page's head: settles the theme before the first paint, and switches it when a button with
 * `data-action="theme"` is pressed, on every page and before any other script has come. Where storage is blocked, a
 * choice holds for this visit. The browser's code needs no copy of it.
 */
export const themeScript = import.meta.env.SSR
  ? `(() => {
  const { classList } = document.documentElement;
  const show = (dark) => { classList.toggle('dark', dark); classList.toggle('light', !dark); };
  let chosen = null;
  try { chosen = localStorage.getItem('darkMode'); } catch {}
  show(chosen === null ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'true');
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-action="theme"]')) return;
    const dark = !classList.contains('dark');
    show(dark);
    try { localStorage.setItem('darkMode', String(dark)); } catch {}
  });
})()`
  : '';
