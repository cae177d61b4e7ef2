import type { ChangeEvent } from 'react';
import { inputStyle } from './field.tsx';

interface SelectFieldProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** A labelled choice of one of a few: the browser's own select, which every phone knows how to open. */
export function SelectField<Value extends string>({
  label,
  value,
  options,
  onChange,
}: SelectFieldProps<Value>) {
  function choose(event: ChangeEvent<HTMLSelectElement>) {
    const chosen = options[event.currentTarget.selectedIndex];
    if (chosen !== undefined) onChange(chosen.value);
  }
  return (
    <label className="grid gap-1">
      <span className="text-sm font-semibold">{label}</span>
      <select value={value} onChange={choose} className={inputStyle}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
