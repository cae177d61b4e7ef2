import type { ReactNode } from 'react';

/** What each badge shows, in lines within a box of 64; a badge that has no drawing shows its rim alone. */
export const emblemDrawings: Readonly<Record<string, ReactNode>> = {
  // A test tube with the first bubbles in it.
  'first-steps': (
    <>
      <path d="M25 15h14M27.5 15v28a4.5 4.5 0 0 0 9 0V15M27.5 31h9" />
      <circle cx="31" cy="37.5" r="1.2" fill="currentColor" />
      <circle cx="33.5" cy="42" r="1.2" fill="currentColor" />
    </>
  ),
  // A flask that has seen many quizzes.
  'quiz-master': (
    <>
      <path d="M27 15h10M29 15v11L19.5 43.500A3.5 3.5 0 0 0 22.6 48.500h18.800a3.5 3.5 0 0 0 3.1-5L35 26V15" />
      <path d="m24.5 36.5 5.5 5 9.5-8.5" />
    </>
  ),
  // A flawless octahedron.
  perfectionist: (
    <>
      <path d="M32 13 48 33 32 52 16 33Z" />
      <path d="m16 33 12 4 20-4M32 13l-4 24 4 15" />
    </>
  ),
  // A stopwatch in a hurry.
  'speed-demon': (
    <>
      <circle cx="34" cy="35" r="13" />
      <path d="M34 22v-5M30 16h8M34 35l5-6M44 25l2.5-2.500M10.5 30h6M9.5 36h7M12 42h6" />
    </>
  ),
  // A balance at rest.
  'sharp-mind': (
    <>
      <path d="M32 16v31M24 47.500h16M18 21.500l14-3 14 3" />
      <path d="m12.5 36 5.5-14 5.5 14a5.8 5.8 0 0 1-11 0ZM40.5 36 46 22l5.5 14a5.8 5.8 0 0 1-11 0Z" />
    </>
  ),
  // A sight on the nucleus.
  sniper: (
    <>
      <circle cx="32" cy="32" r="12.5" />
      <circle cx="32" cy="32" r="3" fill="currentColor" />
      <path d="M32 13.500V23M32 41v9.500M13.5 32H23M41 32h9.5" />
    </>
  ),
  // A compass over the five subjects.
  'element-explorer': (
    <>
      <circle cx="32" cy="32" r="15.5" />
      <path d="m39 25-4.5 9.500L25 39l4.5-9.500Z" />
      <circle cx="32" cy="32" r="1.3" fill="currentColor" />
      <path d="M32 16.500v3M32 44.500v3M16.5 32h3M44.5 32h3" />
    </>
  ),
  // A ring of six with its electrons, under laurels.
  'chemistry-legend': (
    <>
      <path d="m32 16 11 6.300v12.700l-11 6.3-11-6.300V22.300Z" />
      <circle cx="32" cy="28.6" r="6" />
      <path d="M17 38c1 5.5 5.5 9.5 11.5 10.500M47 38c-1 5.5-5.5 9.5-11.5 10.500M18.5 44.500l-4 .5M45.5 44.500l4 .5" />
    </>
  ),
};
