import type { Arrow } from '@valence/chemistry/typeset';

/** A reaction arrow with its conditions, drawn: the typeface has no such glyphs. */
export function ReactionArrow({ arrow, above, below }: { arrow: Arrow; above: string; below: string }) {
  return (
    <span className="arrow">
      {above !== '' && <span>{above}</span>}
      <svg viewBox="0 0 40 14" preserveAspectRatio="xMidYMid meet" focusable="false">
        <path d={shapes[arrow]} fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinejoin="round" />
      </svg>
      {below !== '' && <span>{below}</span>}
    </span>
  );
}

const shapes: Record<Arrow, string> = {
  forward: 'M1 7h37m-6-4.5 6 4.5-6 4.5',
  backward: 'M39 7H2m6-4.5L2 7l6 4.5',
  equilibrium: 'M1 5h37l-6-4.2M39 9H2l6 4.2',
  resonance: 'M2 7h36m-6-4.5L38 7l-6 4.5M8 2.5 2 7l6 4.5',
};
