import { useMutation, useQueryClient } from '@tanstack/react-query';
import { premiumPromise } from '@valence/contract';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { userQuery } from '../../../api/account/account.ts';
import { ApiFailure } from '../../../api/request.ts';
import { verifySubscription } from '../../../api/account/subscription.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { refreshPlan } from '../refresh-plan.ts';

const underWay = 'Your payment is being processed. Please check back in a moment.';

/** How the payment stands with which a student came back: `none` where there is no payment to ask about. */
export type ReturnedPayment =
  | { kind: 'none' | 'verifying' | 'verified' }
  | { kind: 'unclear'; message: string };

/**
 * Verifies, once, the payment that the address names, and then takes it out of the address.
 * @param sessionId of the checkout; `null` where the student does not come from one
 */
export function useVerifiedPayment(sessionId: string | null): ReturnedPayment {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { mutate, status, error } = useMutation({
    mutationFn: verifySubscription,
    onSuccess: async () => {
      await refreshPlan(queries);
      void navigate('/subscribe', { replace: true });
      toast({ title: 'Welcome to Premium! 🎉', description: `${premiumPromise} are yours.` });
    },
    onError: () => {
      void queries.invalidateQueries({ queryKey: userQuery.queryKey });
      toast({ title: 'Verification in Progress', description: underWay });
    },
  });

  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (sessionId === null || asked.current === sessionId) return;
    asked.current = sessionId;
    mutate(sessionId);
  }, [sessionId, mutate]);

  switch (status) {
    case 'idle':
      return { kind: sessionId === null ? 'none' : 'verifying' };
    case 'pending':
      return { kind: 'verifying' };
    case 'success':
      return { kind: 'verified' };
    case 'error':
      return { kind: 'unclear', message: explain(error) };
  }
}

function explain(error: Error): string {
  return error instanceof ApiFailure ? (error.body?.message ?? 'Verification failed') : underWay;
}
