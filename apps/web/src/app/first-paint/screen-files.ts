import type { PagePath } from '@valence/contract';

/**
 * The file of each page's screen, as the build's manifest names it: the server has the browser fetch the screen's code
 * beside that of the app, and not after it.
 */
export const screenFiles: Readonly<Record<PagePath | 'notFound', string>> = {
  '/': 'src/app/home-route.tsx',
  '/quiz': 'src/app/selection-route.tsx',
  '/quiz/active': 'src/app/active-route.tsx',
  '/quiz/review': 'src/app/review-route.tsx',
  '/results': 'src/app/results-route.tsx',
  '/results/print': 'src/app/sheet-route.tsx',
  '/periodic-table': 'src/app/periodic-table-route.tsx',
  '/badges': 'src/features/badges/badges-screen.tsx',
  '/subscribe': 'src/features/subscription/subscribe-page.tsx',
  '/subscription/success': 'src/features/subscription/success-page.tsx',
  '/account': 'src/app/account-route.tsx',
  '/contact': 'src/features/contact/contact-page.tsx',
  '/calc-test': 'src/features/calculator/calc-test-page.tsx',
  '/terms': 'src/features/legal/terms-page.tsx',
  '/privacy': 'src/features/legal/privacy-page.tsx',
  notFound: 'src/app/not-found-page.tsx',
};
