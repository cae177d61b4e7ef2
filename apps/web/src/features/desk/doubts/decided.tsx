import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deskDecidedQuery } from '../../../api/desk/desk.ts';
import { FailureLine } from '../failure-line.tsx';
import { SearchForm } from '../search-form.tsx';
import { Doubt } from './doubt.tsx';
import { ShownOf } from './shown-of.tsx';

/** Questions that were decided, to look at or decide again: a correction can be corrected. */
export function Decided() {
  const [about, setAbout] = useState<string | null>(null);
  const words = about ?? '';
  const found = deskDecidedQuery(words);
  const { data, error } = useQuery({ ...found, enabled: about !== null });
  const queries = useQueryClient();
  return (
    <>
      <h3 className="text-lead">Decided before</h3>
      <SearchForm
        label="Question or template; empty for the last ten"
        action="Show what was decided"
        tone="quiet"
        maxLength={200}
        onSearch={(typed) => {
          setAbout(typed);
          if (typed === about) void queries.invalidateQueries({ queryKey: found.queryKey });
        }}
      />
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
