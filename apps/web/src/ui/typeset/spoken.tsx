import type { ReactNode } from 'react';

/** Shows one thing and says another: the drawn children for the eye, the spoken words for the ear. */
export function Spoken({
  spoken,
  className,
  children,
}: {
  spoken: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <>
      <span className="sr-only">{` ${spoken.trim()} `}</span>
      <span className={className} aria-hidden="true">
        {children}
      </span>
    </>
  );
}
