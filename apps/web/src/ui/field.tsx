import { useId, type ComponentProps, type ReactNode } from 'react';

/** Classes of every text input and select. */
export const inputStyle =
  'min-h-11 w-full rounded-md border border-line-strong bg-paper px-3 text-ink placeholder:text-soft aria-invalid:border-pink';

interface FieldProps extends ComponentProps<'input'> {
  label: string;
  /** Stands inside its right edge. */
  after?: ReactNode;
  /** Stands under it, in the place that a problem takes: where one may come without warning, nothing moves then. */
  hint?: string;
  /** What is wrong with what was typed. */
  problem?: string | null;
}

/** A labelled text input, with what is wrong with it under it. */
export function Field({ label, after, hint, problem = null, ...rest }: FieldProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-1 content-start gap-1">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <span className="relative">
        <input
          id={id}
          aria-invalid={problem === null ? undefined : true}
          aria-describedby={
            problem !== null ? `${id}-problem` : hint !== undefined ? `${id}-hint` : undefined
          }
          {...rest}
          className={`${inputStyle} ${after === undefined ? '' : 'pr-12'}`}
        />
        {after !== undefined && (
          <span className="absolute inset-y-0 right-0 grid place-items-center">{after}</span>
        )}
      </span>
      {problem === null && hint !== undefined && (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      )}
      {problem !== null && (
        <p id={`${id}-problem`} role="alert" className="text-sm font-semibold text-pink">
          {problem}
        </p>
      )}
    </div>
  );
}
