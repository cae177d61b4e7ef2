import { useId, useRef } from 'react';
import { inputStyle } from './field.tsx';
import { useEarlyInput } from './use-early-input.ts';

interface SelectFieldProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  /** What is wrong with what is chosen. */
  problem?: string | null;
}

/** A labelled choice of one of a few: the browser's own select, which every phone knows how to open. */
export function SelectField<Value extends string>({
  label,
  value,
  options,
  onChange,
  problem = null,
}: SelectFieldProps<Value>) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const chosen = () => options[select.current?.selectedIndex ?? -1]?.value;
  function choose() {
    const now = chosen();
    if (now !== undefined) onChange(now);
  }
  useEarlyInput(chosen, value, onChange);
  return (
    <div className="grid grid-cols-1 gap-1">
      <label className="grid grid-cols-1 gap-1">
        <span className="text-sm font-semibold">{label}</span>
        <select
          ref={select}
          value={value}
          onChange={choose}
          aria-invalid={problem === null ? undefined : true}
          aria-describedby={problem === null ? undefined : id}
          className={inputStyle}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </label>
      {problem !== null && (
        <p id={id} role="alert" className="text-sm font-semibold text-pink">
          {problem}
        </p>
      )}
    </div>
  );
}
