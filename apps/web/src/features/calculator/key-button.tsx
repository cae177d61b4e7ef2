import type { ComponentProps } from 'react';

/** A key. A click leaves the focus where it is: whoever presses keys may go on typing, and Enter still computes. */
export function KeyButton({ className = '', ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      onMouseDown={(event) => event.preventDefault()}
      className={`grid min-h-11 place-items-center rounded-md font-semibold transition-colors select-none forced-colors:border ${className}`}
      {...rest}
    />
  );
}
