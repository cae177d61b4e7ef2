import { useQueryClient } from '@tanstack/react-query';
import { userQuery } from '../../../api/account/account.ts';
import { ApiFailure } from '../../../api/request.ts';
import { openBillingPortal } from '../../../api/account/subscription.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { usePaymentPage } from './use-payment-page.ts';

/** Takes the student to where the subscription is cancelled, kept and paid. */
export function useBillingPortal() {
  const queries = useQueryClient();
  const { leave, isLeaving } = usePaymentPage({
    ask: openBillingPortal,
    onFailure: (error) => {
      if (error instanceof ApiFailure && error.status === 401) {
        // The guard around the page asks to sign in.
        queries.setQueryData(userQuery.queryKey, null);
        return;
      }
      const told = error instanceof ApiFailure ? error.body?.message : undefined;
      toast({
        title: 'Billing Unavailable',
        description: told ?? 'Unable to open the billing portal. Please try again.',
        variant: 'destructive',
      });
    },
  });
  return { openPortal: leave, isLeaving };
}
