import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { auditSize, seedLength, type KeyAudit } from '@valence/contract';
import { useRef, useState } from 'react';
import { accuracyQuery } from '../../api/desk/accuracy.ts';
import { deskChanged } from '../../api/desk/desk-changed.ts';
import { announceAudit, drawAudit, endAudit } from '../../api/desk/desk-readings.ts';
import { Button } from '../../ui/button.tsx';
import { counted } from '../../ui/counted.ts';
import { Field } from '../../ui/field.tsx';
import { ConfirmedDialog } from './confirmed-dialog.tsx';
import { DeskSection } from './desk-section.tsx';
import { FailureLine } from './failure-line.tsx';

/** Audits of our keys: one is announced, and so public, before its sample is drawn. */
export function Audits() {
  const [size, setSize] = useState('100');
  const [seed, setSeed] = useState('');
  const [isAnnouncing, setIsAnnouncing] = useState(false);
  const [ending, setEnding] = useState<KeyAudit | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isEnded = useRef(false);
  const { data, error } = useQuery(accuracyQuery);
  const queries = useQueryClient();
  const again = () => void deskChanged(queries);
  const drawing = useMutation({ mutationFn: drawAudit, onSuccess: again });
  return (
    <DeskSection part="audits" headingRef={heading}>
      <p className="max-w-2xl text-soft">
        Size and seed are public on the page about accuracy from the moment you announce them, and cannot be
        changed. Take a seed that you could not choose, such as a number that somebody publishes every day.
      </p>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          setIsAnnouncing(true);
        }}
      >
        <Field
          label="Questions"
          type="number"
          required
          min={auditSize.least}
          max={auditSize.most}
          value={size}
          onChange={(event) => setSize(event.target.value)}
        />
        <div className="min-w-60 grow sm:max-w-md">
          <Field
            label="Seed"
            required
            maxLength={seedLength}
            value={seed}
            onChange={(event) => setSeed(event.target.value)}
          />
        </div>
        <Button type="submit">Announce audit</Button>
      </form>
      <FailureLine error={error ?? drawing.error} />
      <ul className="grid grid-cols-1 gap-4 empty:hidden">
        {data?.audits.map((audit) => (
          <li key={audit.number} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="min-w-0 grow">
              Audit {audit.number}: {counted(audit.size, 'question')}, seed “{audit.seed}”, {audit.decided}{' '}
              decided
              {audit.closedAt !== null && ', closed'}
            </span>
            {audit.drawnAt === null && (
              <Button
                tone="quiet"
                size="small"
                isBusy={drawing.isPending}
                aria-label={`Draw the sample of Audit ${audit.number}`}
                onClick={() => drawing.mutate(audit.number)}
              >
                Draw the sample
              </Button>
            )}
            {audit.drawnAt !== null && audit.closedAt === null && (
              <Button
                tone="quiet"
                size="small"
                aria-label={`End Audit ${audit.number}`}
                onClick={() => {
                  isEnded.current = false;
                  setEnding(audit);
                }}
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isAnnouncing && (
        <ConfirmedDialog
          title={`Announce an audit of ${counted(Number(size), 'question')}?`}
          description={`Its seed is “${seed}”. From now on it is public, and is neither changed nor taken back.`}
          label="Announce"
          act={() => announceAudit({ size: Number(size), seed })}
          onDone={() => {
            setIsAnnouncing(false);
            setSeed('');
            again();
          }}
          onClose={() => setIsAnnouncing(false)}
        />
      )}
      {ending !== null && (
        <ConfirmedDialog
          title={`End Audit ${ending.number}?`}
          description={`Nobody goes on reading it. In its public bound what is not decided counts as missed, now ${counted(ending.size - ending.decided, 'question')}, and so does any that was reported and waits for a decision.`}
          label="End audit"
          act={() => endAudit(ending.number)}
          onDone={() => {
            isEnded.current = true;
            setEnding(null);
            again();
          }}
          onClose={() => setEnding(null)}
          // What was pressed is not there any more.
          returnFocusTo={() => (isEnded.current ? heading.current : null)}
        />
      )}
    </DeskSection>
  );
}
