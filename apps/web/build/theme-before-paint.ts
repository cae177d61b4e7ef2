import type { Plugin } from 'vite';

/** Puts the script that settles the theme before the first paint into every page. */
export function themeBeforePaint(): Plugin {
  return {
    name: 'theme-before-paint',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('<!-- theme -->', `<script>${script}</script>`),
    },
  };
}

/** The key and the classes are those of `src/ui/theme/theme.ts`. */
const script = `(() => {
  let chosen = null;
  try { chosen = localStorage.getItem('darkMode'); } catch {}
  const dark = chosen === null ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'true';
  document.documentElement.classList.add(dark ? 'dark' : 'light');
})()`;
