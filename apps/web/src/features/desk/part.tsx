import type { ReactNode } from 'react';

/** A part of what is known of a question, under its name. */
export function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <h4 className="text-sm font-semibold text-soft">{heading}</h4>
      <div>{children}</div>
    </div>
  );
}
