import { difficulties, subjects } from '@valence/contract';
import { ListFilter } from 'lucide-react';
import { useId, useState } from 'react';
import type { HistoryFilters as Filters } from '../../api/progress/history.ts';
import { difficultyWords } from '../../attempt/difficulty-words.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';

/** What the list of finished quizzes is narrowed by; on a phone only the search shows until the others are asked for. */
export function HistoryFilters({
  filters,
  onChange,
}: {
  filters: Filters;
  onChange: (filters: Filters) => void;
}) {
  const set = (changed: Partial<Filters>) => onChange({ ...filters, ...changed });
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      <Field
        type="search"
        label="Search"
        placeholder="Name of a subject or topic"
        autoComplete="off"
        value={filters.search}
        onChange={(event) => set({ search: event.currentTarget.value })}
      />
      <Button
        tone="quiet"
        className="justify-self-start sm:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <ListFilter className="size-5" aria-hidden />
        Filters
      </Button>
      <div id={id} className={`${isOpen ? 'grid' : 'hidden'} gap-3 sm:contents`}>
        <SelectField
          label="Subject"
          value={filters.subject}
          onChange={(subject) => set({ subject })}
          options={[
            { value: '', label: 'All subjects' },
            ...subjects.map(({ id, name }) => ({ value: id, label: name })),
            { value: 'own', label: 'Topics you chose or typed' },
            { value: 'papers', label: 'Practice papers' },
          ]}
        />
        <SelectField
          label="Difficulty"
          value={filters.difficulty}
          onChange={(difficulty) => set({ difficulty })}
          options={[
            { value: '', label: 'All difficulties' },
            ...difficulties.map((one) => ({ value: one, label: difficultyWords[one] })),
          ]}
        />
        <SelectField
          label="Mode"
          value={filters.mode}
          onChange={(mode) => set({ mode })}
          options={[
            { value: '', label: 'Tests and practice' },
            { value: 'test', label: 'Tests, one attempt each' },
            { value: 'practice', label: 'Practice' },
          ]}
        />
        <Field
          type="date"
          label="From"
          max={filters.to}
          value={filters.from}
          onChange={(event) => set({ from: event.currentTarget.value })}
        />
        <Field
          type="date"
          label="To"
          min={filters.from}
          value={filters.to}
          onChange={(event) => set({ to: event.currentTarget.value })}
        />
      </div>
    </div>
  );
}
