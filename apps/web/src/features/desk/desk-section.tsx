import type { ReactNode, Ref } from 'react';
import { partsOfDesk, type PartOfDesk } from './parts-of-desk.ts';

interface DeskSectionProps {
  part: PartOfDesk;
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A part of the desk under its heading, to which the list of parts leads, and which has the focus once an entry of it is gone. */
export function DeskSection({ part, headingRef, children }: DeskSectionProps) {
  return (
    <section aria-labelledby={part} className="grid grid-cols-1 gap-4">
      <h2 id={part} ref={headingRef} tabIndex={-1} className="text-heading">
        {partsOfDesk[part].heading}
      </h2>
      {children}
    </section>
  );
}
