import type { Plugin } from 'vite';

const links = /<link rel="modulepreload"[^>]*>\s*/g;
const module = /<script type="module"[^>]*><\/script>\s*/g;

/**
 * Has the app's page fetch its scripts after its first paint, which needs none of them: what the server drew is then not
 * held up by them. The server adds the scripts of the page's screen. A page that it did not draw, or that nobody looks at,
 * fetches them at once.
 */
export function scriptsAfterPaint(): Plugin {
  return {
    name: 'scripts-after-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        if (!html.includes('<!-- preloads -->')) return html;
        const scripts = [...(html.match(links) ?? []), '<!-- preloads -->', ...(html.match(module) ?? [])];
        const late = `<template id="scripts">${scripts.map((one) => one.trim()).join('')}</template>`;
        return html
          .replaceAll(links, '')
          .replaceAll(module, '')
          .replace('<!-- preloads -->', '')
          .replace('</body>', `${late}<script nonce="__CSP_NONCE__">${script}</script></body>`);
      },
    },
  };
}

const script = `(() => {
  const start = () => document.head.append(document.querySelector('#scripts').content);
  if (document.hidden || document.querySelector('#root').firstElementChild === null) start();
  else requestAnimationFrame(() => setTimeout(start));
})()`;
