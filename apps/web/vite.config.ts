import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

export default defineConfig(({ command, mode }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [reactRouter(), tailwindcss()],
  build: {
    target: ['chrome123', 'firefox121', 'safari17.5'],
    // Parts that come later ask for what they need themselves: lists of it would stand in pages that never show them.
    modulePreload: false,
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            chunkFileNames: ({ isDynamicEntry }) => `assets/${isDynamicEntry ? '[name]-' : ''}[hash].js`,
            // Few requests: the libraries of every page are one file, what most pages share is another, and what the same pages share
            // is a third, unless that is too little for a file of its own.
            codeSplitting: {
              groups: [
                {
                  name: 'libraries',
                  test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack|zod)\//,
                  priority: 2,
                },
                { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 4, priority: 2 },
                { name: 'shared', minShareCount: 20, priority: 1 },
                { name: 'few', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 800 },
              ],
            },
          },
        },
      },
    },
    // What draws the pages on the server needs nothing beside it.
    ssr: {
      define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
      resolve: command === 'build' ? { noExternal: true } : {},
      build: { rolldownOptions: { input: 'src/draw-page.ts' } },
    },
  },
  // Found before the first page asks for them: what is found later makes the browser load the page again.
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}', '!src/**/*.test.*', '!src/testing/**'] },
  server: {
    port: 3200,
    strictPort: true,
    proxy: { '/api': process.env['API_URL'] ?? 'http://localhost:3000' },
  },
}));
