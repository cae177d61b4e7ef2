import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import { confirmOnDesk, deskConfirmationQuery } from '../../api/desk/desk.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FailureLine } from './failure-line.tsx';

interface ConfirmedDialogProps<Done> {
  title: string;
  description: string;
  /** What the button says that does it. */
  label: string;
  /** Whether what is asked for in the dialog is there. */
  isReady?: boolean;
  act: () => Promise<Done>;
  onDone: (done: Done) => void;
  onClose: () => void;
  /** What has the focus after it closes; without it, what had it before. */
  returnFocusTo?: () => HTMLElement | null;
  children?: ReactNode;
}

/** Makes sure before what cannot be undone: the password is asked for, unless it was given a few minutes ago. */
export function ConfirmedDialog<Done>(props: ConfirmedDialogProps<Done>) {
  const { title, description, label, isReady = true, act, onDone, onClose, returnFocusTo, children } = props;
  const [password, setPassword] = useState('');
  const queries = useQueryClient();
  const { data: confirmation, error } = useQuery(deskConfirmationQuery);
  const isOpen = confirmation !== undefined && confirmation.until !== null;
  const asksPassword = !isOpen && confirmation?.by === 'password';
  const acting = useMutation({
    mutationFn: async () => {
      if (asksPassword) await confirmOnDesk(password);
      return act();
    },
    onSuccess: onDone,
    // It may have expired meanwhile, or stand though the rest failed.
    onSettled: () => queries.invalidateQueries({ queryKey: deskConfirmationQuery.queryKey }),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!acting.isPending) acting.mutate();
  }

  return (
    <Dialog
      isOpen
      isDecision
      onOpenChange={(isStillOpen) => {
        if (!isStillOpen) onClose();
      }}
      {...(returnFocusTo && { returnFocusTo })}
      title={title}
      description={description}
    >
      <form onSubmit={submit} className="grid grid-cols-1 gap-5">
        {children}
        {asksPassword && (
          <Field
            label="Your own password"
            type="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
        {!isOpen && confirmation?.by === 'signIn' && (
          <p role="alert">
            Your last sign-in is too long ago for this. Please sign out and in again, and come back.
          </p>
        )}
        <FailureLine error={error ?? acting.error} />
        <div className="flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
          <Button tone="bare" isBusy={acting.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            tone="danger"
            disabled={!isReady || !(isOpen || asksPassword)}
            isBusy={acting.isPending}
          >
            {label}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
