import { useQuery } from '@tanstack/react-query';
import { difficulties, fewestTries } from '@valence/contract';
import { useState } from 'react';
import { deskItemsQuery } from '../../../api/desk/desk.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { DeskSection } from '../desk-section.tsx';
import { FailureLine } from '../failure-line.tsx';
import { ItemLine } from './item-line.tsx';

const levels = [
  { value: 'all', label: 'All levels' },
  ...difficulties.map((value) => ({ value, label: value })),
] as const;
const states = [
  { value: 'all', label: 'All' },
  { value: 'weak', label: 'Low discrimination' },
  { value: 'judged', label: `Judged: ${fewestTries} answers or more` },
  { value: 'few', label: 'Too few answers' },
  { value: 'unanswered', label: 'Never answered' },
  { value: 'withdrawn', label: 'Out of new quizzes' },
] as const;
const orders = [
  { value: 'discrimination', label: 'Worst discrimination first' },
  { value: 'right', label: 'Fewest right first' },
  { value: 'tries', label: 'Most answered first' },
] as const;

/** Every template of the catalogue, by concept, level and health. */
export function ItemSearch() {
  const [about, setAbout] = useState('');
  const [level, setLevel] = useState<(typeof levels)[number]['value']>('all');
  const [state, setState] = useState<(typeof states)[number]['value']>('all');
  const [order, setOrder] = useState<(typeof orders)[number]['value']>('discrimination');
  const [search, setSearch] = useState<string | null>(null);
  const { data, error } = useQuery({ ...deskItemsQuery(search ?? ''), enabled: search !== null });
  return (
    <DeskSection part="items">
      <form
        className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4"
        onSubmit={(event) => {
          event.preventDefault();
          const asked = new URLSearchParams({ about, state, order });
          if (level !== 'all') asked.set('difficulty', level);
          setSearch(asked.toString());
        }}
      >
        <Field
          label="Concept, or part of a template"
          value={about}
          maxLength={200}
          onChange={(event) => setAbout(event.target.value)}
        />
        <SelectField label="Level" value={level} options={levels} onChange={setLevel} />
        <SelectField label="Health" value={state} options={states} onChange={setState} />
        <SelectField label="Order" value={order} options={orders} onChange={setOrder} />
        <Button type="submit" className="justify-self-start">
          Search
        </Button>
      </form>
      <FailureLine error={error} />
      {data?.items.length === 0 && <p className="text-soft">Nothing in the catalogue fits.</p>}
      <ul className="grid grid-cols-1 gap-3 empty:hidden lg:grid-cols-2">
        {data?.items.map((item) => (
          <li
            key={`${item.template} ${item.difficulty}`}
            className="min-w-0 rounded-md border border-line bg-surface px-4 py-3"
          >
            <p className="font-semibold">
              {item.template}
              {item.isWithdrawn && ', out of new quizzes'}
            </p>
            {item.tests.length > 0 && <p className="text-sm text-soft">Tests {item.tests.join(', ')}</p>}
            <ItemLine item={item} />
          </li>
        ))}
      </ul>
    </DeskSection>
  );
}
