import type { ComponentProps, ReactNode } from 'react';

/** Classes of every text input and select. */
export const inputStyle =
  'min-h-11 w-full rounded-md border border-line-strong bg-paper px-3 text-ink placeholder:text-soft';

/** A labelled text input; `after` stands inside its right edge. */
export function Field({
  label,
  after,
  ...rest
}: { label: string; after?: ReactNode } & ComponentProps<'input'>) {
  return (
    <label className="grid gap-1">
      <span className="text-sm font-semibold">{label}</span>
      <span className="relative">
        <input {...rest} className={`${inputStyle} ${after === undefined ? '' : 'pr-12'}`} />
        {after !== undefined && (
          <span className="absolute inset-y-0 right-0 grid place-items-center">{after}</span>
        )}
      </span>
    </label>
  );
}
