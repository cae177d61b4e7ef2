import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deskChanged } from '../../api/desk/desk-changed.ts';
import { rebuildAnswersOnDesk } from '../../api/desk/desk.ts';
import { Button } from '../../ui/button.tsx';
import { FailureLine } from './failure-line.tsx';

/** Has the ledger that plans and figures are read from written anew from the quizzes that are kept. */
export function RebuildAnswers() {
  const queries = useQueryClient();
  const asking = useMutation({
    mutationFn: rebuildAnswersOnDesk,
    onSuccess: () => deskChanged(queries),
  });
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="max-w-2xl text-soft">
        Plans, mistakes and the figures of questions are read from a ledger of answers. It can be written anew
        from the quizzes that are kept; nothing else changes.
      </p>
      <FailureLine error={asking.error} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button tone="quiet" size="small" isBusy={asking.isPending} onClick={() => asking.mutate()}>
          Write the answers anew
        </Button>
        <output>{asking.isSuccess && 'It is done within the hour.'}</output>
      </div>
    </div>
  );
}
