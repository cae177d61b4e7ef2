import { useEffect, useState } from 'react';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { stageAfter } from './generation-stages.ts';

/** Milliseconds between two looks at the clock. */
const tick = 100;

/** How far the making of a custom quiz has got, in a bar and in words. */
export function GenerationProgress() {
  const [stage, setStage] = useState(() => stageAfter(0));
  useEffect(() => {
    const startedAt = performance.now();
    const timer = setInterval(() => setStage(stageAfter((performance.now() - startedAt) / 1000)), tick);
    return () => clearInterval(timer);
  }, []);
  const { percent, words } = stage;
  return (
    <div>
      <ProgressBar label="Generating your quiz" percent={percent} />
      <output className="figures mt-2 flex justify-between gap-4 text-sm text-soft">
        <span>{words}...</span>
        <span>{percent}%</span>
      </output>
    </div>
  );
}
