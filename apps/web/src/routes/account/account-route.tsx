import { useQueryClient } from '@tanstack/react-query';
import { AccountScreen } from '../../features/account/account-screen.tsx';
import { useStudent } from '../../features/sign-in/student-context.ts';
import { SubscriptionCard } from '../../features/subscription/subscription-card.tsx';
import { forgetStudent } from '../../quiz-flow/forget-student.ts';
import { DeskLink } from '../../shell/desk-link.tsx';
import { logOut } from '../../shell/log-out.ts';

/** Milliseconds in which the message that the account is gone can be read. */
const farewell = 1000;

export default function AccountRoute() {
  const user = useStudent();
  const queries = useQueryClient();
  return (
    <AccountScreen
      Subscription={SubscriptionCard}
      desk={<DeskLink />}
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
