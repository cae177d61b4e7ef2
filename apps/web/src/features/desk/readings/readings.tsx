import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deskChanged } from '../../../api/desk/desk-changed.ts';
import { deskReadingsQuery, openReading } from '../../../api/desk/desk-readings.ts';
import { Button } from '../../../ui/button.tsx';
import { DeskSection } from '../desk-section.tsx';
import { FailureLine } from '../failure-line.tsx';
import { BlindQuestion } from './blind-question.tsx';
import { ComparedReading } from './compared-reading.tsx';
import { OwnReadings } from './own-readings.tsx';
import { TemplateSearch } from './template-search.tsx';

/** Questions to solve without their keys: whichever was read least, one that is looked for, or the next of an audit. */
export function Readings() {
  const { data, error } = useQuery(deskReadingsQuery);
  const [comparedId, setComparedId] = useState<string | null>(null);
  const queries = useQueryClient();
  const again = () => deskChanged(queries);
  const opening = useMutation({
    mutationFn: openReading,
    onSuccess: () => setComparedId(null),
    onSettled: again,
  });
  return (
    <DeskSection part="readings">
      <p className="max-w-2xl text-soft">
        Choose an option before the key is shown. What you say is kept as you said it.
      </p>
      <FailureLine error={error ?? opening.error} />
      {data?.open && (
        <BlindQuestion
          key={data.open.id}
          question={data.open}
          onConfirmed={(id) => {
            setComparedId(id);
            void again();
          }}
        />
      )}
      {/* Both keys are of one reading: as siblings they must differ, or the question stays on screen. */}
      {comparedId !== null && <ComparedReading key={`compared ${comparedId}`} id={comparedId} />}
      {data !== undefined && data.open === null && (
        <>
          <div className="flex flex-wrap gap-3">
            <Button isBusy={opening.isPending} onClick={() => opening.mutate({ kind: 'any' })}>
              Next one to read
            </Button>
            {data.audits.map(({ number, size, decided, hasNext }) => (
              <Button
                key={number}
                tone="quiet"
                disabled={!hasNext}
                isBusy={opening.isPending}
                onClick={() => opening.mutate({ kind: 'audit', number })}
              >
                {hasNext ? `Next of Audit ${number}` : `Nothing of Audit ${number} waits for you`} ({decided}{' '}
                of {size} decided)
              </Button>
            ))}
          </div>
          <TemplateSearch
            isBusy={opening.isPending}
            onChosen={(template) => opening.mutate({ kind: 'template', template })}
          />
        </>
      )}
      {data !== undefined && <OwnReadings read={data.read} onChosen={setComparedId} />}
    </DeskSection>
  );
}
