import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import { userQuery } from '../api/calls.ts';
import { openAuthModal } from '../features/sign-in/auth-modal-store.ts';
import { Guard } from '../features/sign-in/guard.tsx';
import { ScreenSkeleton } from '../ui/skeleton.tsx';
import { toggleTheme } from '../ui/theme.ts';
import { Shell } from './shell.tsx';

const LandingPage = lazy(async () => ({
  default: (await import('../features/landing/landing-page.tsx')).LandingPage,
}));
const HomeRoute = lazy(async () => ({ default: (await import('./home-route.tsx')).HomeRoute }));
const SelectionRoute = lazy(async () => ({
  default: (await import('./selection-route.tsx')).SelectionRoute,
}));
const ActiveRoute = lazy(async () => ({ default: (await import('./active-route.tsx')).ActiveRoute }));
const ResultsRoute = lazy(async () => ({ default: (await import('./results-route.tsx')).ResultsRoute }));
const ContactPage = lazy(async () => ({
  default: (await import('../features/contact/contact-page.tsx')).ContactPage,
}));
const TermsPage = lazy(async () => ({
  default: (await import('../features/legal/terms-page.tsx')).TermsPage,
}));
const PrivacyPage = lazy(async () => ({
  default: (await import('../features/legal/privacy-page.tsx')).PrivacyPage,
}));
const NotFoundPage = lazy(async () => ({ default: (await import('./not-found-page.tsx')).NotFoundPage }));

/** Which screen a path shows, and who may see it. Each screen is a chunk of its own. */
export function Routes() {
  return (
    <Switch>
      <Route path="/">
        <FrontDoor />
      </Route>
      <Route path="/quiz">
        <Screen title="Quiz">
          <Guard>{(user) => <SelectionRoute user={user} />}</Guard>
        </Screen>
      </Route>
      <Route path="/quiz/active">
        <Screen title="Quiz">
          <Guard>{(user) => <ActiveRoute user={user} />}</Guard>
        </Screen>
      </Route>
      <Route path="/results">
        <Screen title="Results">
          <Guard>{(user) => <ResultsRoute user={user} />}</Guard>
        </Screen>
      </Route>
      <Route path="/contact">
        <Screen>
          <ContactPage />
        </Screen>
      </Route>
      <Route path="/terms">
        <Screen>
          <TermsPage />
        </Screen>
      </Route>
      <Route path="/privacy">
        <Screen>
          <PrivacyPage />
        </Screen>
      </Route>
      <Route>
        <Screen>
          <NotFoundPage />
        </Screen>
      </Route>
    </Switch>
  );
}

/** Home for a student, the landing page for a visitor. */
function FrontDoor() {
  const { data: user, isPending } = useQuery(userQuery);
  if (isPending || user) {
    return <Screen>{user ? <HomeRoute user={user} /> : <ScreenSkeleton />}</Screen>;
  }
  return (
    <Suspense fallback={null}>
      <LandingPage onLogin={openAuthModal} onToggleTheme={toggleTheme} />
    </Suspense>
  );
}

function Screen({ title, children }: { title?: 'Quiz' | 'Results'; children: ReactNode }) {
  return (
    <Shell {...(title === undefined ? {} : { title })}>
      <Suspense fallback={<ScreenSkeleton />}>{children}</Suspense>
    </Shell>
  );
}
