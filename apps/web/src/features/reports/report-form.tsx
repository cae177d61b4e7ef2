import type { ComponentProps, SubmitEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ReportFields } from './report-fields.tsx';

/** What both report dialogs show; each has its own rules of when it can be sent and what it says. */
export function ReportForm({
  description,
  isSending,
  isIncomplete = false,
  onSubmit,
  onClose,
  ...fields
}: {
  description: string;
  isSending: boolean;
  /** Keeps the form from being sent at all. */
  isIncomplete?: boolean;
  onSubmit: () => void;
  onClose: () => void;
} & ComponentProps<typeof ReportFields>) {
  function submit(event: SubmitEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <Dialog isOpen onOpenChange={onClose} title="Report Question Issue" description={description}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <ReportFields {...fields} />
        <div className="flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={isSending || isIncomplete}>
            {isSending ? 'Submitting...' : 'Submit Report'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
