import type { PaymentPage } from '@valence/contract';
import { useEffect } from 'react';
import { useOneAtATime } from '../../../api/use-one-at-a-time.ts';

interface PaymentPageOptions {
  /** Asks the server where the page is. */
  ask: () => Promise<PaymentPage>;
  onFailure: (error: Error) => void;
}

/** Sends the browser to a page of the payment provider. `isLeaving` until it has left, or could not. */
export function usePaymentPage({ ask, onFailure }: PaymentPageOptions) {
  const { mutate, isPending, isSuccess, reset } = useOneAtATime({
    mutationFn: ask,
    onSuccess: ({ url }) => location.assign(url),
    onError: onFailure,
  });
  useEffect(() => {
    // Going back from the provider's page may bring this one back as it was left.
    function onPageShow({ persisted }: PageTransitionEvent) {
      if (persisted) reset();
    }
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [reset]);
  return { leave: () => mutate(), isLeaving: isPending || isSuccess };
}
