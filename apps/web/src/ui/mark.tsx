/** The mark: a V of two bonds, a lone pair at its foot, an atom of iodine and one of dichromate at its ends. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true" focusable="false">
      <g fill="none" stroke="var(--blue)" strokeLinecap="round">
        <path d="M7 9.5 16 25 25 9.5" strokeWidth="3.2" />
        <path d="m11.6 9 4.5 7.6" strokeWidth="2.2" />
      </g>
      <circle cx="5" cy="5" r="2.8" fill="var(--violet)" />
      <circle cx="27" cy="5" r="2.8" fill="var(--orange)" />
      <circle cx="13.5" cy="29.7" r="1.5" fill="var(--blue)" />
      <circle cx="18.5" cy="29.7" r="1.5" fill="var(--blue)" />
    </svg>
  );
}
