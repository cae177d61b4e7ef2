import { useState, type FormEvent } from 'react';
import { deleteAccount } from '../../api/account/change-account.ts';
import { ApiFailure } from '../../api/request.ts';
import { useOneAtATime } from '../../api/use-one-at-a-time.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { toast } from '../../ui/toast/toast-store.ts';

interface DeleteAccountDialogProps {
  email: string;
  onClose: () => void;
  onDeleted: () => void;
}

/** Makes sure: the account is deleted only for who has typed its e-mail address. */
export function DeleteAccountDialog({ email, onClose, onDeleted }: DeleteAccountDialogProps) {
  const [typed, setTyped] = useState('');
  const isConfirmed = typed.trim().toLowerCase() === email.toLowerCase();
  const deleting = useOneAtATime({
    mutationFn: deleteAccount,
    onSuccess: () => {
      toast({ title: 'Account Deleted', description: 'Your account has been permanently deleted.' });
      onDeleted();
    },
    onError: (error) => {
      const message = error instanceof ApiFailure ? error.body?.message : undefined;
      toast({
        title: 'Deletion Failed',
        description: message ?? 'Failed to delete account',
        variant: 'destructive',
      });
    },
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isConfirmed) {
      deleting.mutate();
      return;
    }
    toast({
      title: 'Invalid Confirmation',
      description: 'Please type your email address exactly to confirm.',
      variant: 'destructive',
    });
  }

  return (
    <Dialog
      isOpen
      isDecision
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Delete your account?"
      description="Your profile, quizzes, results, badges and reports are removed for good, and a subscription ends at once."
    >
      <form onSubmit={submit} className="grid gap-5">
        <Field
          label={`Type ${email} to confirm`}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div className="flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
          <Button tone="bare" isBusy={deleting.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" tone="danger" disabled={!isConfirmed} isBusy={deleting.isPending}>
            {deleting.isPending ? 'Deleting...' : 'Delete My Account'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
