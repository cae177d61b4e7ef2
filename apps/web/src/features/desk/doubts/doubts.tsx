import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { deskChanged } from '../../../api/desk/desk-changed.ts';
import { deskDoubtsQuery, restoreOnDesk } from '../../../api/desk/desk.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Decided } from './decided.tsx';
import { Doubt } from './doubt.tsx';
import { ShownOf } from './shown-of.tsx';
import { DeskSection } from '../desk-section.tsx';
import { FailureLine } from '../failure-line.tsx';
import { Day } from '../moments.tsx';

/** Questions that wait for a decision, and templates that are out of new quizzes. */
export function Doubts() {
  const { data, error } = useQuery(deskDoubtsQuery);
  const queries = useQueryClient();
  const outHeading = useRef<HTMLHeadingElement>(null);
  const [note, setNote] = useState('');
  const restoring = useMutation({
    mutationFn: restoreOnDesk,
    onSuccess: () => {
      // Its button goes with what is restored.
      outHeading.current?.focus();
      setNote('');
      return deskChanged(queries);
    },
  });
  return (
    <DeskSection part="doubts">
      <FailureLine error={error} />
      {data?.doubts.length === 0 && <p className="text-soft">Nothing waits for a decision.</p>}
      {data !== undefined && <ShownOf shown={data.doubts.length} count={data.open} />}
      {data?.doubts.map((doubt) => (
        <Doubt key={doubt.questionId} doubt={doubt} />
      ))}
      <h3 ref={outHeading} tabIndex={-1} className="text-lead">
        Out of new quizzes
      </h3>
      <FailureLine error={restoring.error} />
      {data?.withdrawn.length === 0 && <p className="text-soft">No template is out.</p>}
      {data !== undefined && data.withdrawn.length > 0 && (
        <div className="sm:max-w-md">
          <Field
            label="What was mended, for the log"
            maxLength={500}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </div>
      )}
      <ul className="grid grid-cols-1 gap-2 empty:hidden">
        {data?.withdrawn.map(({ template, cause, withdrawnAt }) => (
          <li key={template} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="min-w-0 grow">
              {template}, {causeWords[cause] ?? cause}, since <Day at={withdrawnAt} />
            </span>
            <Button
              tone="quiet"
              size="small"
              isBusy={restoring.isPending}
              aria-label={`Restore ${template}`}
              onClick={() => restoring.mutate({ template, note })}
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
      <Decided />
    </DeskSection>
  );
}

const causeWords: Readonly<Record<string, string>> = {
  reports: 'by its reports',
  recheck: 'because a check contradicts its key',
  answers: 'because its answers speak against its key',
  decision: 'by decision',
};
