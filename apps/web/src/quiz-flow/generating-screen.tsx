import type { GenerationProgress } from '@valence/contract';
import { useEffect, useState } from 'react';
import { stageOf } from '../features/quizzes/selection/generation-stages.ts';
import { Button } from '../ui/button.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';

/** Milliseconds that a quiz may take without a word. */
const patience = 400;

interface GeneratingScreenProps {
  isGenerating: boolean;
  /** What the server told of it, where it told anything. */
  progress: GenerationProgress | null;
  onCancel: () => void;
}

/** Covers the screen while a quiz takes its time; most are there before anything would show. */
export function GeneratingScreen({ isGenerating, ...told }: GeneratingScreenProps) {
  return isGenerating ? <AfterPatience {...told} /> : null;
}

function AfterPatience({ progress, onCancel }: Omit<GeneratingScreenProps, 'isGenerating'>) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), patience);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  return (
    <div className="fixed inset-0 z-20 grid place-content-center bg-paper">
      <LoadingScreen told={progress && stageOf(progress)} />
      {progress !== null && (
        <Button tone="bare" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  );
}
