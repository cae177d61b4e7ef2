import type { GenerationProgress } from '@valence/contract';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { stageAfter, stageOf } from './generation-stages.ts';

/** Milliseconds between two looks at the clock. */
const tick = 100;

interface GenerationBarProps {
  /** What the server told; where it tells nothing, the bar goes by the clock. */
  progress: GenerationProgress | null;
  onCancel: () => void;
}

/** How far the making of a custom quiz has got, in a bar and in words, with a way out where it takes its time. */
export function GenerationBar({ progress, onCancel }: GenerationBarProps) {
  const [estimate, setEstimate] = useState(() => stageAfter(0));
  const bar = useRef<HTMLDivElement>(null);
  // On a phone it comes up below what can be seen.
  useEffect(() => {
    bar.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    const startedAt = performance.now();
    const timer = setInterval(() => setEstimate(stageAfter((performance.now() - startedAt) / 1000)), tick);
    return () => clearInterval(timer);
  }, []);
  const { percent, words } = progress === null ? estimate : stageOf(progress);
  return (
    <div ref={bar} className="scroll-mb-28">
      <ProgressBar label="Generating your quiz" percent={percent} />
      <output className="figures mt-2 flex justify-between gap-4 text-sm text-soft">
        <span>{words}...</span>
        <span>{percent}%</span>
      </output>
      {progress !== null && (
        <div className="mt-2">
          <Button tone="bare" size="small" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      )}
    </div>
  );
}
