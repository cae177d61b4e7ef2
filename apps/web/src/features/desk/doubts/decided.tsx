import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deskDecidedQuery } from '../../../api/desk/desk.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FailureLine } from '../failure-line.tsx';
import { Doubt } from './doubt.tsx';
import { ShownOf } from './shown-of.tsx';

/** Questions that were decided, to look at or decide again: a correction can be corrected. */
export function Decided() {
  const [typed, setTyped] = useState('');
  const [about, setAbout] = useState<string | null>(null);
  const words = about ?? '';
  const found = deskDecidedQuery(words);
  const { data, error } = useQuery({ ...found, enabled: about !== null });
  const queries = useQueryClient();
  return (
    <>
      <h3 className="text-lead">Decided before</h3>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          setAbout(typed.trim());
          if (typed.trim() === about) void queries.invalidateQueries({ queryKey: found.queryKey });
        }}
      >
        <div className="min-w-60 grow sm:max-w-md">
          <Field
            label="Question or template; empty for the last ten"
            maxLength={200}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Button type="submit" tone="quiet">
          Show what was decided
        </Button>
      </form>
      <FailureLine error={error} />
      {data?.count === 0 && (
        <p className="text-soft">
          {words === '' ? 'Nothing was decided yet.' : 'No such question was ever in doubt.'}
        </p>
      )}
      {data !== undefined && words !== '' && <ShownOf shown={data.questions.length} count={data.count} />}
      {data?.questions.map((question) => (
        <Doubt key={question.questionId} doubt={question} isKept />
      ))}
    </>
  );
}
