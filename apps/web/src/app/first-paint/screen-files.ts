import type { PagePath } from '@valence/contract';

/**
 * The file of each page's screen, as the build's manifest names it: the server has the browser fetch the screen's code
 * beside that of the app, and not after it.
 */
export const screenFiles: Readonly<Record<PagePath | 'notFound', string>> = {
  '/': 'src/routes/home/home-route.tsx',
  '/quiz': 'src/routes/quiz-selection/selection-route.tsx',
  '/quiz/active': 'src/routes/quiz-active/active-route.tsx',
  '/quiz/review': 'src/routes/quiz-review/review-route.tsx',
  '/results': 'src/routes/results/results-route.tsx',
  '/results/print': 'src/routes/results-print/sheet-route.tsx',
  '/periodic-table': 'src/routes/periodic-table/periodic-table-route.tsx',
  '/badges': 'src/features/badges/badges-screen.tsx',
  '/subscribe': 'src/features/subscription/subscribe-page.tsx',
  '/subscription/success': 'src/features/subscription/success-page.tsx',
  '/account': 'src/routes/account/account-route.tsx',
  '/contact': 'src/features/contact/contact-page.tsx',
  '/calc-test': 'src/features/calculator/calc-test-page.tsx',
  '/terms': 'src/features/legal/terms-page.tsx',
  '/privacy': 'src/features/legal/privacy-page.tsx',
  notFound: 'src/routes/not-found/not-found-page.tsx',
};
