import { useQueryClient } from '@tanstack/react-query';
import type { User } from '@valence/contract';
import { useNavigate } from 'react-router';
import { userQuery } from '../../../api/account/account.ts';
import { ApiFailure } from '../../../api/request.ts';
import { createCheckout } from '../../../api/account/subscription.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { refreshPlan } from '../refresh-plan.ts';
import { usePaymentPage } from './use-payment-page.ts';

/** Takes the student to the checkout; whoever is signed out, to the front page. */
export function useCheckout(user: User | null) {
  const queries = useQueryClient();
  const navigate = useNavigate();

  const { leave, isLeaving } = usePaymentPage({
    ask: createCheckout,
    onFailure: (error) => {
      if (error instanceof ApiFailure && error.status === 401) {
        askToSignIn();
        queries.setQueryData(userQuery.queryKey, null);
        return;
      }
      toast({ title: 'Checkout Failed', description: explain(error), variant: 'destructive' });
      if (error instanceof ApiFailure && error.body?.code === 'alreadyPremium') void refreshPlan(queries);
    },
  });

  function askToSignIn() {
    toast({
      title: 'Sign In Required',
      description: 'Please sign in to subscribe to Premium',
      variant: 'destructive',
    });
    // At once, so that the guard of this page knows of it before it hears that nobody is signed in.
    void navigate('/', { flushSync: true });
  }

  return { startCheckout: user === null ? askToSignIn : leave, isLeaving };
}

function explain(error: Error): string {
  if (error instanceof ApiFailure) return error.body?.message ?? 'Failed to create checkout session';
  // What fetch throws where the server was not reached.
  if (error instanceof TypeError) return 'Unable to start checkout process. Please try again.';
  return 'No checkout URL received';
}
