import { useRef } from 'react';
import { inputStyle } from './field.tsx';
import { useEarlyInput } from './use-early-input.ts';

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
  const select = useRef<HTMLSelectElement>(null);
  const chosen = () => options[select.current?.selectedIndex ?? -1]?.value;
  function choose() {
    const now = chosen();
    if (now !== undefined) onChange(now);
  }
  useEarlyInput(chosen, value, onChange);
  return (
    <label className="grid grid-cols-1 gap-1">
      <span className="text-sm font-semibold">{label}</span>
      <select ref={select} value={value} onChange={choose} className={inputStyle}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
