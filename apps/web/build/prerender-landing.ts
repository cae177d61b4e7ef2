import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer, type Plugin } from 'vite';

/**
 * Writes the landing page's markup and its whole stylesheet into `landing.html`, so that the first
 * paint waits for nothing but the page itself.
 */
export function prerenderLanding(): Plugin {
  let root = '';
  return {
    name: 'prerender-landing',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!html.includes('<!-- landing -->')) return html;
        const markup = await renderLanding(root);
        const withMarkup = html.replace('<!-- landing -->', () => markup);
        return inlineStyles(withMarkup, (file) => {
          const asset = bundle?.[file];
          if (asset?.type !== 'asset') throw new Error(`The stylesheet ${file} is not in the bundle.`);
          return asset.source.toString();
        });
      },
    },
  };
}

async function renderLanding(root: string): Promise<string> {
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const module = await server.ssrLoadModule('/src/features/landing/landing-page.tsx');
    return renderToStaticMarkup(createElement(module['LandingPage']));
  } finally {
    await server.close();
  }
}

function inlineStyles(html: string, read: (file: string) => string): string {
  const link = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;
  return html.replace(link, (_tag, file: string) => {
    return `<style nonce="__CSP_NONCE__">${read(file)}</style>`;
  });
}
