import { useQuery } from '@tanstack/react-query';
import { Route, Switch } from 'wouter';
import { userQuery } from '../api/account.ts';
import { openAuthModal } from '../features/sign-in/auth-modal-store.ts';
import { Guard } from '../features/sign-in/guard.tsx';
import { ScreenSkeleton } from '../ui/skeleton.tsx';
import { toggleTheme } from '../ui/theme.ts';
import {
  ActiveRoute,
  ContactPage,
  HomeRoute,
  LandingPage,
  NotFoundPage,
  PeriodicTableRoute,
  PrivacyPage,
  ResultsRoute,
  ReviewRoute,
  SelectionRoute,
  SheetRoute,
  SubscribePage,
  TermsPage,
} from './screens.tsx';
import { Shell } from './shell.tsx';

/** Which screen a path shows, and who may see it. */
export function Routes() {
  return (
    <Switch>
      <Route path="/">
        <FrontDoor />
      </Route>
      <Route path="/quiz">
        <Shell title="Quiz">
          <Guard>{(user) => <SelectionRoute user={user} />}</Guard>
        </Shell>
      </Route>
      <Route path="/quiz/active">
        <Shell title="Quiz">
          <Guard>{(user) => <ActiveRoute user={user} />}</Guard>
        </Shell>
      </Route>
      <Route path="/quiz/review">
        <Shell title="Quiz">
          <Guard>{(user) => <ReviewRoute user={user} />}</Guard>
        </Shell>
      </Route>
      <Route path="/periodic-table">
        <Shell>
          <Guard>{(user) => <PeriodicTableRoute user={user} />}</Guard>
        </Shell>
      </Route>
      <Route path="/results">
        <Shell title="Results">
          <Guard>{(user) => <ResultsRoute user={user} />}</Guard>
        </Shell>
      </Route>
      <Route path="/results/print">
        <Guard>{(user) => <SheetRoute user={user} />}</Guard>
      </Route>
      <Route path="/subscribe">
        <Shell>
          <Guard>{() => <SubscribePage />}</Guard>
        </Shell>
      </Route>
      <Route path="/contact">
        <Shell>
          <ContactPage />
        </Shell>
      </Route>
      <Route path="/terms">
        <Shell>
          <TermsPage />
        </Shell>
      </Route>
      <Route path="/privacy">
        <Shell>
          <PrivacyPage />
        </Shell>
      </Route>
      <Route>
        <Shell>
          <NotFoundPage />
        </Shell>
      </Route>
    </Switch>
  );
}

/** Home for a student, the landing page for a visitor. */
function FrontDoor() {
  const { data: user, isPending } = useQuery(userQuery);
  if (isPending) {
    return (
      <Shell>
        <ScreenSkeleton />
      </Shell>
    );
  }
  if (!user) return <LandingPage onLogin={openAuthModal} onToggleTheme={toggleTheme} />;
  return (
    <Shell>
      <HomeRoute user={user} />
    </Shell>
  );
}
