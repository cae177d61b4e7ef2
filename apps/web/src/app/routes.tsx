import { useQuery } from '@tanstack/react-query';
import { pageAt, type PagePath, type User } from '@valence/contract';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { userQuery } from '../api/account.ts';
import { openAuthModal } from '../features/sign-in/auth-modal-store.ts';
import { Guard } from '../features/sign-in/guard.tsx';
import { SignInUnclear } from '../features/sign-in/sign-in-unclear.tsx';
import { ScreenSkeleton } from '../ui/skeleton.tsx';
import { toggleTheme } from '../ui/theme/theme.ts';
import {
  AccountRoute,
  ActiveRoute,
  BadgesScreen,
  CalcTestPage,
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
  SuccessPage,
  TermsPage,
} from './screens.tsx';
import { Shell } from '../shell/shell.tsx';
import { useBeginAtTop } from '../shell/use-begin-at-top.ts';

/** Which screen a path shows, and who may see it. */
export function Routes() {
  const [path] = useLocation();
  useBeginAtTop(path);
  const page = pageAt(path);
  return page === null ? open(<NotFoundPage />) : pages[page]();
}

const pages: Record<PagePath, () => ReactNode> = {
  '/': () => <FrontDoor />,
  '/quiz': () => guarded('/quiz', (user) => <SelectionRoute user={user} />, 'Quiz'),
  '/quiz/active': () => guarded('/quiz/active', (user) => <ActiveRoute user={user} />, 'Quiz'),
  '/quiz/review': () => guarded('/quiz/review', (user) => <ReviewRoute user={user} />, 'Quiz'),
  '/results': () => guarded('/results', (user) => <ResultsRoute user={user} />, 'Results'),
  '/results/print': () => <Guard>{(user) => <SheetRoute user={user} />}</Guard>,
  '/periodic-table': () => guarded('/periodic-table', (user) => <PeriodicTableRoute user={user} />),
  '/badges': () => guarded('/badges', () => <BadgesScreen />),
  '/subscribe': () => guarded('/subscribe', (user) => <SubscribePage user={user} />),
  '/subscription/success': () => guarded('/subscription/success', () => <SuccessPage />),
  '/account': () => guarded('/account', (user) => <AccountRoute user={user} />),
  '/calc-test': () => open(<CalcTestPage />),
  '/contact': () => open(<ContactPage />),
  '/terms': () => open(<TermsPage />),
  '/privacy': () => open(<PrivacyPage />),
};

function open(screen: ReactNode): ReactNode {
  return <Shell>{screen}</Shell>;
}

/** The key makes the guard ask anew on every page; the shell around it stays. */
function guarded(page: PagePath, screen: (user: User) => ReactNode, title?: string): ReactNode {
  return (
    <Shell title={title}>
      <Guard key={page}>{screen}</Guard>
    </Shell>
  );
}

/** Home for a student, the landing page for a visitor. */
function FrontDoor() {
  const { data: user, isPending, isError, refetch } = useQuery(userQuery);
  if (isPending) return open(<ScreenSkeleton />);
  if (isError && !user) return open(<SignInUnclear onTryAgain={() => void refetch()} />);
  if (!user) return <LandingPage onLogin={openAuthModal} onToggleTheme={toggleTheme} />;
  return open(<HomeRoute user={user} />);
}
