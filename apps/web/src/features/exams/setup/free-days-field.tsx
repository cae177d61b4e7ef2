import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { asDate } from '../../../ui/days/day-words.ts';
import { Field } from '../../../ui/field.tsx';

interface FreeDaysFieldProps {
  freeDays: readonly string[];
  today: string;
  /** The day of the exam, where it is known. */
  until: string;
  onChange: (freeDays: readonly string[]) => void;
}

/** Dates without study: a birthday, a trip. */
export function FreeDaysField({ freeDays, today, until, onChange }: FreeDaysFieldProps) {
  const [date, setDate] = useState('');
  function add() {
    if (date === '') return;
    onChange([...new Set([...freeDays, date])].toSorted());
    setDate('');
  }
  return (
    <div className="grid gap-2">
      <div className="flex items-end gap-3">
        <Field
          label="Free days (optional)"
          type="date"
          min={today}
          {...(until === '' ? {} : { max: until })}
          value={date}
          onChange={(event) => setDate(event.currentTarget.value)}
        />
        <Button tone="quiet" disabled={date === ''} onClick={add}>
          Add
        </Button>
      </div>
      {freeDays.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label="Free days">
          {freeDays.map((day) => (
            <li
              key={day}
              className="flex items-center gap-1 rounded-full border border-line bg-sunken py-0.5 pr-1 pl-3 text-sm"
            >
              {asDate(day)}
              <button
                type="button"
                aria-label={`Study on ${asDate(day)} after all`}
                className="grid size-7 place-items-center rounded-full hover:bg-line"
                onClick={() => onChange(freeDays.filter((one) => one !== day))}
              >
                <X className="size-4" aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
