import { useEffect, useRef, useState } from 'react';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { stageAfter } from './generation-stages.ts';

/** Milliseconds between two looks at the clock. */
const tick = 100;

/** How far the making of a custom quiz has got, in a bar and in words. */
export function GenerationProgress() {
  const [stage, setStage] = useState(() => stageAfter(0));
  const bar = useRef<HTMLDivElement>(null);
  // On a phone it comes up below what can be seen.
  useEffect(() => {
    bar.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    const startedAt = performance.now();
    const timer = setInterval(() => setStage(stageAfter((performance.now() - startedAt) / 1000)), tick);
    return () => clearInterval(timer);
  }, []);
  const { percent, words } = stage;
  return (
    <div ref={bar} className="scroll-mb-28">
      <ProgressBar label="Generating your quiz" percent={percent} />
      <output className="figures mt-2 flex justify-between gap-4 text-sm text-soft">
        <span>{words}...</span>
        <span>{percent}%</span>
      </output>
    </div>
  );
}
