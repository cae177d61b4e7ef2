import { useId } from 'react';

/** Two or three views of one chart, one of them chosen. */
export function Choice<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset className="flex rounded-md border border-line-strong p-0.5">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex min-h-8 cursor-pointer items-center rounded-sm px-3 text-sm font-semibold text-soft has-checked:bg-blue-wash has-checked:text-blue has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-blue"
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
