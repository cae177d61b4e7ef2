import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deskTemplatesQuery } from '../../../api/desk/desk-readings.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FailureLine } from '../failure-line.tsx';

interface TemplateSearchProps {
  isBusy: boolean;
  onChosen: (template: string) => void;
}

/** All templates by name or concept. How they fare is not shown: it would name their slips. */
export function TemplateSearch({ isBusy, onChosen }: TemplateSearchProps) {
  const [typed, setTyped] = useState('');
  const [about, setAbout] = useState<string | null>(null);
  const { data, error } = useQuery({ ...deskTemplatesQuery(about ?? ''), enabled: about !== null });
  return (
    <>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          setAbout(typed.trim());
        }}
      >
        <div className="min-w-60 grow sm:max-w-md">
          <Field
            label="Template to solve, or id of a concept"
            required
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Button type="submit" tone="quiet">
          Find templates
        </Button>
      </form>
      <FailureLine error={error} />
      {data?.templates.length === 0 && <p className="text-soft">Nothing in the catalogue fits.</p>}
      <ul className="grid grid-cols-1 gap-2 empty:hidden">
        {data?.templates.map(({ template, subject, difficulty, readings }) => (
          <li key={template} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="min-w-0 grow">
              {template}, {subject}, {difficulty}, read {readings === 1 ? 'once' : `${readings} times`}
            </span>
            <Button
              tone="quiet"
              size="small"
              disabled={isBusy}
              aria-label={`Solve ${template}`}
              onClick={() => onChosen(template)}
            >
              Solve
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
