import { useQueryClient } from '@tanstack/react-query';
import { BadgeCheck, MailQuestion } from 'lucide-react';
import { sendConfirmation } from '../../api/account/change-account.ts';
import { profileQuery } from '../../api/account/profile.ts';
import { ApiFailure } from '../../api/request.ts';
import { useOneAtATime } from '../../api/use-one-at-a-time.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast/toast-store.ts';

/** Whether the address is confirmed, with a way to have the link mailed again. */
export function EmailConfirmation({ email, isConfirmed }: { email: string; isConfirmed: boolean }) {
  const queries = useQueryClient();
  const sending = useOneAtATime({
    mutationFn: sendConfirmation,
    onSuccess: ({ isEmailConfirmed }) => {
      void queries.invalidateQueries({ queryKey: profileQuery.queryKey });
      toast(
        isEmailConfirmed
          ? { title: 'Already Confirmed', description: 'Your email address was confirmed before.' }
          : { title: 'Link Sent', description: `Please look for our mail at ${email}.` },
      );
    },
    onError: (error) => {
      const message = error instanceof ApiFailure ? error.body?.message : undefined;
      toast({
        title: 'No Link Sent',
        description: message ?? 'Please try again in a moment.',
        variant: 'destructive',
      });
    },
  });

  if (isConfirmed) {
    return (
      <p className="mt-1 flex items-center gap-1.5 text-sm text-soft">
        <BadgeCheck className="size-4 text-green" aria-hidden />
        Confirmed
      </p>
    );
  }
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="flex items-center gap-1.5 text-sm text-soft">
        <MailQuestion className="size-4" aria-hidden />
        Not confirmed yet
      </p>
      <Button tone="quiet" size="small" isBusy={sending.isPending} onClick={() => sending.mutate()}>
        {sending.isPending ? 'Sending...' : 'Send the link again'}
      </Button>
    </div>
  );
}
