import { useQueryClient } from '@tanstack/react-query';
import type { User } from '@valence/contract';
import { AccountScreen } from '../../features/account/account-screen.tsx';
import { SubscriptionCard } from '../../features/subscription/subscription-card.tsx';
import { forgetStudent } from '../../quiz-flow/forget-student.ts';
import { logOut } from '../../shell/log-out.ts';

/** Milliseconds in which the message that the account is gone can be read. */
const farewell = 1000;

export function AccountRoute({ user }: { user: User }) {
  const queries = useQueryClient();
  return (
    <AccountScreen
      Subscription={SubscriptionCard}
      onLogOut={() => void logOut()}
      onDeleted={() => {
        forgetStudent(user.id);
        setTimeout(() => {
          queries.clear();
          location.assign('/');
        }, farewell);
      }}
    />
  );
}
