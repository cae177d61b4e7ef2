import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress.ts';
import { prerenderLanding } from './build/prerender-landing.ts';
import { themeBeforePaint } from './build/theme-before-paint.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The server writes a fresh nonce over this word in every page that it serves. */
const cspNonce = '__CSP_NONCE__';

export default defineConfig({
  root: here('.'),
  plugins: [react({ compiler: true }), tailwindcss(), themeBeforePaint(), prerenderLanding(), precompress()],
  html: { cspNonce },
  build: {
    target: ['chrome123', 'firefox121', 'safari17.5'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: here('index.html'), landing: here('landing.html') },
      output: {
        // Few requests for what is needed together: the shell, a quiz with its results, an open dialog.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            {
              name: 'base',
              test: /packages\/contract\/|node_modules\/(zod|class-variance-authority|clsx)\//,
            },
            {
              name: 'dialog',
              test: /node_modules\/(@radix-ui\/react-dialog|react-remove-scroll|aria-hidden)\//,
            },
            {
              name: 'attempt',
              test: /packages\/chemistry\/src\/typeset\/|web\/src\/(attempt|ui\/typeset)\//,
            },
          ],
        },
      },
    },
  },
  server: {
    port: 3200,
    strictPort: true,
    proxy: { '/api': process.env['API_URL'] ?? 'http://localhost:3000' },
  },
});
