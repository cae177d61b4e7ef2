import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ModelQuestionState } from '@valence/contract';
import { useState } from 'react';
import { deskChanged } from '../../api/desk/desk-changed.ts';
import { deskModelQuestionsQuery } from '../../api/desk/desk.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { DeskSection } from './desk-section.tsx';
import { FailureLine } from './failure-line.tsx';
import { ModelQuestion } from './model-question.tsx';

const states: readonly { value: ModelQuestionState; label: string }[] = [
  { value: 'new', label: 'New: nobody has looked at them' },
  { value: 'kept', label: 'Kept' },
  { value: 'thrownOut', label: 'Thrown out' },
];

/** What the language model wrote and what is kept of it for other students, to keep or throw out. */
export function ModelQuestions() {
  const [state, setState] = useState<ModelQuestionState>('new');
  const [page, setPage] = useState(0);
  const { data, error } = useQuery({
    ...deskModelQuestionsQuery(state, page),
    placeholderData: keepPreviousData,
  });
  const queries = useQueryClient();
  const decided = () => {
    // The last one of a page takes the page along.
    if (data?.questions.length === 1 && page > 0) setPage(page - 1);
    void deskChanged(queries);
  };
  const pages = data === undefined ? 1 : Math.max(1, Math.ceil(data.count / data.perPage));
  return (
    <DeskSection part="model-questions">
      <div className="max-w-xl">
        <SelectField
          label="Questions of the model"
          value={state}
          options={states}
          onChange={(chosen) => {
            setState(chosen);
            setPage(0);
          }}
        />
      </div>
      <FailureLine error={error} />
      {data?.count === 0 && <p className="text-soft">There are none.</p>}
      {data?.questions.map((question) => (
        <ModelQuestion key={question.questionId} question={question} onDecided={decided} />
      ))}
      {pages > 1 && (
        <div className="flex flex-wrap items-center gap-3">
          <Button tone="quiet" size="small" disabled={page === 0} onClick={() => setPage(page - 1)}>
            Previous
          </Button>
          <span className="figures">
            Page {page + 1} of {pages}
          </span>
          <Button tone="quiet" size="small" disabled={page + 1 >= pages} onClick={() => setPage(page + 1)}>
            Next
          </Button>
        </div>
      )}
    </DeskSection>
  );
}
