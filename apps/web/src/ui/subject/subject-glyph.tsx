import type { SubjectId } from '@valence/contract';
import type { ReactNode } from 'react';

/** A drawn sign for each subject, in the colour that stands for it. */
export function SubjectGlyph({ subject }: { subject: SubjectId }) {
  const { colours, drawing } = glyphs[subject];
  return (
    <span className={`grid size-12 shrink-0 place-items-center rounded-md ${colours}`}>
      <svg
        viewBox="0 0 32 32"
        className="size-8"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.9"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {drawing}
      </svg>
    </span>
  );
}

const glyphs: Record<SubjectId, { colours: string; drawing: ReactNode }> = {
  general: {
    colours: 'bg-blue-wash text-blue',
    drawing: (
      <>
        <ellipse cx="16" cy="16" rx="13" ry="5.5" transform="rotate(30 16 16)" />
        <ellipse cx="16" cy="16" rx="13" ry="5.5" transform="rotate(-30 16 16)" />
        <circle cx="16" cy="16" r="2" fill="currentColor" />
      </>
    ),
  },
  organic: {
    colours: 'bg-green-wash text-green',
    drawing: (
      <>
        <path d="m16 4 10 6v12l-10 6-10-6V10Z" />
        <path d="m9.5 12 6.5-4m6.5 4v8M16 24l-6.5-4" />
      </>
    ),
  },
  physical: {
    colours: 'bg-orange-wash text-orange',
    drawing: (
      <>
        <path d="M4 4v24h24" />
        <path d="M7 20c5 0 5-13 10-13s4 17 11 17" />
      </>
    ),
  },
  biochemistry: {
    colours: 'bg-pink-wash text-pink',
    drawing: (
      <>
        <path d="M9 3c0 9 14 9 14 18 0 4-2 6-2 8" />
        <path d="M23 3c0 9-14 9-14 18 0 4 2 6 2 8" />
        <path d="M10.5 7h11M12 25h8" />
      </>
    ),
  },
  analytical: {
    colours: 'bg-violet-wash text-violet',
    drawing: (
      <>
        <path d="M13 3h6m-5 0v17l2 4 2-4V3" />
        <path d="M14 10h2m-2 5h2M16 27v1.5" />
      </>
    ),
  },
};
