import { useEffect, useState } from 'react';
import { ProgressBar } from './progress-bar.tsx';

interface LoadingScreenProps {
  title?: string;
  /** Milliseconds that it usually takes. */
  duration?: number;
  /** How far it really has got, where that is known. */
  told?: { percent: number; words: string } | null;
}

/** What a student looks at while something takes its time: a flask at work, what is done in it, and how far it has got. */
export function LoadingScreen({
  title = 'Generating your chemistry quiz...',
  duration = 3000,
  told = null,
}: LoadingScreenProps) {
  const elapsed = useElapsed();
  // It fills up only by what it waits for, which takes the screen away.
  const percent = told?.percent ?? Math.min(95, Math.round((elapsed / duration) * 100));
  const message =
    told?.words ?? messages[Math.floor(elapsed / (duration / messages.length)) % messages.length];
  return (
    <section className="mx-auto grid max-w-md grid-cols-1 justify-items-center gap-2 px-4 py-16 text-center">
      <Flask />
      <h1 className="mt-3 text-heading">
        <output>{title}</output>
      </h1>
      <p className="text-soft" aria-hidden="true">
        {message}
      </p>
      <div className="mt-3 w-full">
        <ProgressBar label={title} percent={percent} />
      </div>
    </section>
  );
}

const messages = [
  'Mixing compounds...',
  'Balancing equations...',
  'Analyzing periodic properties...',
  'Synthesizing quiz questions...',
  'Finalizing your personalized quiz...',
] as const;

/** Milliseconds between two looks at the clock. */
const tick = 100;

function useElapsed(): number {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const startedAt = performance.now();
    const timer = setInterval(() => setElapsed(performance.now() - startedAt), tick);
    return () => clearInterval(timer);
  }, []);
  return elapsed;
}

/** A flask in which bubbles rise, unless motion is unwelcome. */
function Flask() {
  return (
    <svg viewBox="0 0 96 96" className="size-24" fill="none" aria-hidden="true" focusable="false">
      <path
        d="M31.5 55 21 74.5C18.5 79.5 21.5 85 27 85h42c5.5 0 8.5-5.5 6-10.5L64.5 55Z"
        fill="var(--blue-wash)"
      />
      <g className="text-violet" fill="currentColor">
        <circle cx="41" cy="76" r="3.5" className="bubble" />
        <circle cx="50" cy="78" r="2.5" className="bubble [animation-delay:500ms]" />
        <circle cx="57" cy="75" r="4" className="bubble [animation-delay:1000ms]" />
      </g>
      <path
        d="M40 13h16M42.5 13v21.5L20 76.5C17.5 81.5 20.5 87 26 87h44c5.5 0 8.5-5.5 6-10.5L53.5 34.5V13M31 55.5h34"
        stroke="var(--blue)"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
