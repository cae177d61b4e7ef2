import type { Plugin } from 'vite';

const link = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;

/** Writes the whole stylesheet into each page, so that its first paint waits for nothing but the page itself. */
export function inlineStyles(): Plugin {
  return {
    name: 'inline-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        return html.replace(link, (_tag, file: string) => {
          const asset = bundle?.[file];
          if (asset?.type !== 'asset') throw new Error(`The stylesheet ${file} is not in the bundle.`);
          return `<style nonce="__CSP_NONCE__">${asset.source.toString()}</style>`;
        });
      },
    },
  };
}
