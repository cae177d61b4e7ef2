/**
 * Runs in the page's head: settles the theme before the first paint, and switches it when a button with
 * `data-action="theme"` is pressed, on every page and before any other script has come. Where storage is blocked, a
 * choice holds for this visit. Until something is chosen the theme is the system's, and changes with it. The browser's code needs no
 * copy of it.
 */
export const themeScript = import.meta.env.SSR
  ? `(() => {
  const { classList } = document.documentElement;
  const show = (dark) => { classList.toggle('dark', dark); classList.toggle('light', !dark); };
  let chosen = null;
  try { chosen = localStorage.getItem('darkMode'); } catch {}
  const system = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => { if (chosen === null) show(system.matches); };
  show(chosen === 'true');
  follow();
  system.addEventListener('change', follow);
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-action="theme"]')) return;
    const dark = !classList.contains('dark');
    chosen = String(dark);
    show(dark);
    try { localStorage.setItem('darkMode', chosen); } catch {}
  });
})()`
  : '';
