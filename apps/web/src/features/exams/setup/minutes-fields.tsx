import { useState } from 'react';
import { SelectField } from '../../../ui/select-field.tsx';

interface MinutesFieldsProps {
  /** Monday first. */
  minutes: readonly number[];
  onChange: (minutes: readonly number[]) => void;
}

const choices = [0, 5, 10, 15, 20, 25, 30, 40, 50, 60, 75, 90, 120, 180, 240];
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Minutes a day: one number for all, or one for each day of the week. */
export function MinutesFields({ minutes, onChange }: MinutesFieldsProps) {
  const [byDay, setByDay] = useState(() => new Set(minutes).size > 1);
  const [first = 0] = minutes;
  return (
    <div className="grid gap-3">
      {/* Above the fields: there are more of them once it is ticked, and it stays where it was pressed. */}
      <label className="flex min-h-9 w-fit items-center gap-2.5">
        <input
          type="checkbox"
          checked={byDay}
          className="size-5 accent-blue"
          onChange={() => {
            if (byDay) onChange(minutes.map(() => Math.max(...minutes)));
            setByDay(!byDay);
          }}
        />
        Different minutes on different days
      </label>
      {byDay ? (
        <fieldset className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          <legend className="sr-only">Minutes a day</legend>
          {weekdays.map((day, place) => (
            <SelectField
              key={day}
              label={day}
              value={String(minutes[place] ?? 0)}
              options={optionsWith(minutes[place] ?? 0)}
              onChange={(chosen) =>
                onChange(minutes.map((one, index) => (index === place ? Number(chosen) : one)))
              }
            />
          ))}
        </fieldset>
      ) : (
        <SelectField
          label="Minutes a day"
          value={String(first)}
          options={optionsWith(first).filter(({ value }) => value !== '0')}
          onChange={(chosen) => onChange(minutes.map(() => Number(chosen)))}
        />
      )}
    </div>
  );
}

function optionsWith(value: number): { value: string; label: string }[] {
  return [...new Set([...choices, value])]
    .toSorted((one, other) => one - other)
    .map((count) => ({ value: String(count), label: count === 0 ? 'Free' : `${count} min` }));
}
