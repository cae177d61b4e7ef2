import { pageAt, type PagePath } from '@valence/contract';
import type { ComponentType } from 'react';
import { lazyPart } from '../ui/lazy-part.tsx';
import { MissingScreen } from '../ui/missing-screen.tsx';
import { ScreenSkeleton } from '../ui/skeleton.tsx';

/* Every screen is a chunk of its own. */
export const LandingPage = lazyScreen(
  async () => (await import('../features/landing/landing-page.tsx')).LandingPage,
);
export const HomeRoute = lazyScreen(async () => (await import('../routes/home/home-route.tsx')).HomeRoute);
export const SelectionRoute = lazyScreen(
  async () => (await import('../routes/quiz-selection/selection-route.tsx')).SelectionRoute,
);
export const ActiveRoute = lazyScreen(
  async () => (await import('../routes/quiz-active/active-route.tsx')).ActiveRoute,
);
export const PeriodicTableRoute = lazyScreen(
  async () => (await import('../routes/periodic-table/periodic-table-route.tsx')).PeriodicTableRoute,
);
export const ResultsRoute = lazyScreen(
  async () => (await import('../routes/results/results-route.tsx')).ResultsRoute,
);
export const ReviewRoute = lazyScreen(
  async () => (await import('../routes/quiz-review/review-route.tsx')).ReviewRoute,
);
export const SheetRoute = lazyScreen(
  async () => (await import('../routes/results-print/sheet-route.tsx')).SheetRoute,
);
export const BadgesScreen = lazyScreen(
  async () => (await import('../features/badges/badges-screen.tsx')).BadgesScreen,
);
export const AccountRoute = lazyScreen(
  async () => (await import('../routes/account/account-route.tsx')).AccountRoute,
);
export const CalcTestPage = lazyScreen(
  async () => (await import('../features/calculator/calc-test-page.tsx')).CalcTestPage,
);
export const ContactPage = lazyScreen(
  async () => (await import('../features/contact/contact-page.tsx')).ContactPage,
);
export const TermsPage = lazyScreen(async () => (await import('../features/legal/terms-page.tsx')).TermsPage);
export const PrivacyPage = lazyScreen(
  async () => (await import('../features/legal/privacy-page.tsx')).PrivacyPage,
);
export const SubscribePage = lazyScreen(
  async () => (await import('../features/subscription/subscribe-page.tsx')).SubscribePage,
);
export const SuccessPage = lazyScreen(
  async () => (await import('../features/subscription/success-page.tsx')).SuccessPage,
);
export const NotFoundPage = lazyScreen(
  async () => (await import('../routes/not-found/not-found-page.tsx')).NotFoundPage,
);

/** The code of the screen that a path shows; at the front door that is home. */
export function screenAt(path: string): { preload: () => void; load: () => Promise<unknown> } {
  const page = pageAt(path);
  return page === null ? NotFoundPage : screens[page];
}

/** Fetches the code of every screen. */
export async function loadScreens(): Promise<void> {
  await Promise.all([NotFoundPage, ...Object.values(screens)].map((screen) => screen.load()));
}

const screens: Record<PagePath, { preload: () => void; load: () => Promise<unknown> }> = {
  '/': HomeRoute,
  '/quiz': SelectionRoute,
  '/quiz/active': ActiveRoute,
  '/quiz/review': ReviewRoute,
  '/periodic-table': PeriodicTableRoute,
  '/badges': BadgesScreen,
  '/account': AccountRoute,
  '/results': ResultsRoute,
  '/results/print': SheetRoute,
  '/subscribe': SubscribePage,
  '/subscription/success': SuccessPage,
  '/calc-test': CalcTestPage,
  '/contact': ContactPage,
  '/terms': TermsPage,
  '/privacy': PrivacyPage,
};

function lazyScreen<Props extends object>(fetchScreen: () => Promise<ComponentType<Props>>) {
  return lazyPart(fetchScreen, { meanwhile: <ScreenSkeleton />, Missing: MissingScreen });
}
