import { normalizeTopic, type GenerationProgress } from '@valence/contract';
import type { FormEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { TopicField, type TopicProblem } from '../../../ui/topic-field.tsx';
import { CustomAllowance } from './custom-allowance.tsx';
import { GenerationBar } from './generation-bar.tsx';

interface CustomTopicsProps {
  topic: string;
  problem: TopicProblem | null;
  /** Any quiz is on its way. */
  isStarting: boolean;
  /** A quiz on an own topic is. */
  isGenerating: boolean;
  progress: GenerationProgress | null;
  onCancel: () => void;
  onType: (topic: string) => void;
  onStart: (topic: string) => void;
}

/** Premium's way to a quiz on any topic, with what is left of the week's allowance. */
export function CustomTopics({
  topic,
  problem,
  isStarting,
  isGenerating,
  progress,
  onCancel,
  onType,
  onStart,
}: CustomTopicsProps) {
  function submit(event: FormEvent) {
    event.preventDefault();
    const asked = normalizeTopic(topic);
    if (asked !== '') {
      if (!isStarting) onStart(asked);
      return;
    }
    toast({
      title: 'Topic Required',
      description: 'Please enter a chemistry topic for your custom quiz.',
      variant: 'destructive',
    });
  }

  return (
    <div className="grid gap-4">
      <CustomAllowance />
      <form onSubmit={submit} className="grid gap-4 rounded-lg border border-line bg-surface p-5 shadow-low">
        <TopicField label="Chemistry topic" topic={topic} problem={problem} onChange={onType} />
        <div>
          <Button type="submit" tone="premium" disabled={isStarting}>
            {isGenerating ? 'Generating...' : 'Generate Custom Quiz'}
          </Button>
        </div>
        {isGenerating && <GenerationBar progress={progress} onCancel={onCancel} />}
      </form>
    </div>
  );
}
