import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { earlyPresses } from './build/early-presses.ts';
import { inlineIcon } from './build/inline-icon.ts';
import { inlineStyles } from './build/inline-styles.ts';
import { precompress } from './build/precompress.ts';
import { prerenderLanding } from './build/prerender-landing.ts';
import { scriptsAfterPaint } from './build/scripts-after-paint.ts';
import { themeBeforePaint } from './build/theme-before-paint.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The server writes a fresh nonce over this word in every page that it serves. */
const cspNonce = '__CSP_NONCE__';

/** What the page of a quiz in progress is made of; it is to stay within its budget of requests and bytes. */
const quizParts =
  /packages\/chemistry\/src\/typeset\/(?!plain-)|web\/src\/(attempt\/(attempt|countdown|difficulty-words|finish-quiz|kept-hint|kept-quiz|quiz-place|quiz|record-request|unrecorded)\.ts|ui\/(typeset|progress-bar)|features\/quizzes\/active\/(?!leave-dialog|no-questions)|app\/first-paint\/(press-again|read-served)|features\/(reports\/report-button|calculator\/use-calculator-key)|quiz-flow\/(take-quiz|calculator-host|fetch-results-ahead)|shell\/(toaster-host|auth-modal-host))|icons\/(arrow-left|arrow-right|calculator|check|flag|shield-check|timer|x)\.mjs/;
/** What stands around every screen. */
const frameParts =
  /node_modules\/(class-variance-authority|clsx)\/|lucide-react\/dist\/esm\/(?!icons\/)|contract\/src\/(practice|product)\.ts|web\/src\/(ui\/(badge|button|lazy-part|mark|notice|page-link|skeleton|theme\/theme-|toast\/toast-store|tooltip)|features\/sign-in\/auth-modal-store|shell\/(account-menu|account-strip|avatar|bottom-bar|display-name|failure|frame|header|log-out|views))|icons\/(award|chart-line|circle-user-round|flask-conical|grid-3x3|house|message-circle)\.mjs/;

/** It opens from its own chunk, and that is to stay small. */
const calculatorParts = /web\/src\/features\/calculator\//;

const uncompiled = new RegExp(
  `^(?!.*/typeset/).*(?:${quizParts.source}|${frameParts.source}|${calculatorParts.source})`,
);

export default defineConfig({
  root: here('.'),
  plugins: [
    // On the quiz page and in the calculator the compiler's caches weigh more than the work they save, but for typeset texts.
    react({ compiler: true, exclude: [/node_modules/, uncompiled] }),
    tailwindcss(),
    themeBeforePaint(),
    earlyPresses(),
    prerenderLanding(),
    scriptsAfterPaint(),
    inlineIcon(),
    inlineStyles(),
    precompress(),
  ],
  html: { cspNonce },
  build: {
    manifest: true,
    target: ['chrome123', 'firefox121', 'safari17.5'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: here('index.html'), active: here('active.html'), landing: here('landing.html') },
      output: {
        // Few requests for what is needed together: the frame, a quiz, the calls, an open dialog.
        codeSplitting: {
          groups: [
            // All that the landing page needs beside its own lines: it is to load no React.
            {
              name: 'first',
              test: /rolldown\/runtime|vite\/preload-helper|web\/src\/ui\/theme\/theme\.ts/,
              priority: 10,
            },
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            {
              name: 'dialog',
              test: /node_modules\/(@radix-ui\/react-dialog|react-remove-scroll|aria-hidden)\//,
            },
            { name: 'quiz', test: quizParts },
            { name: 'frame', test: frameParts },
            // What the app has and a quiz does not need.
            {
              name: 'app',
              test: /@tanstack\/|web\/src\/(api\/(account|query-client|request|signed-in-hint)|ui\/(served-page|use-from-browser))\.?/,
            },
            { name: 'contract', test: /packages\/contract\/|node_modules\/zod\// },
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
