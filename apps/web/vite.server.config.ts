import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What the server draws pages with. It needs nothing beside it. */
export default defineConfig({
  root: here('.'),
  plugins: [react()],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
  build: {
    ssr: here('src/app/first-paint/draw-pages.ts'),
    outDir: 'dist/server',
    copyPublicDir: false,
    minify: true,
  },
});
