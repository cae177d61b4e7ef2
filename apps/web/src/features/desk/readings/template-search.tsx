import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deskTemplatesQuery } from '../../../api/desk/desk-readings.ts';
import { Button } from '../../../ui/button.tsx';
import { FailureLine } from '../failure-line.tsx';
import { SearchForm } from '../search-form.tsx';

interface TemplateSearchProps {
  isBusy: boolean;
  onChosen: (template: string) => void;
}

/** All templates by name or concept. How they fare is not shown: it would name their slips. */
export function TemplateSearch({ isBusy, onChosen }: TemplateSearchProps) {
  const [about, setAbout] = useState<string | null>(null);
  const { data, error } = useQuery({ ...deskTemplatesQuery(about ?? ''), enabled: about !== null });
  return (
    <>
      <SearchForm
        label="Template to solve, or id of a concept"
        action="Find templates"
        tone="quiet"
        required
        onSearch={setAbout}
      />
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
