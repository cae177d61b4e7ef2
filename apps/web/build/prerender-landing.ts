import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer, type Plugin } from 'vite';

/** Writes the landing page's markup into `landing.html`. */
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
      async handler(html) {
        if (!html.includes('<!-- landing -->')) return html;
        const markup = await renderLanding(root);
        return html.replace('<!-- landing -->', () => markup);
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
