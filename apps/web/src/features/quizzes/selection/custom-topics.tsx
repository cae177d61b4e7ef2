import { normalizeTopic, type GenerationProgress, type User } from '@valence/contract';
import type { FormEvent } from 'react';
import type { QuizSettings } from '../../../attempt/quiz-settings.ts';
import { isToldFewer } from '../../../quiz-preview/preview-words.ts';
import { QuizPreview } from '../../../quiz-preview/quiz-preview.tsx';
import { useQuizPreview } from '../../../quiz-preview/use-quiz-preview.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { TopicField, type TopicProblem } from '../../../ui/topic-field.tsx';
import { CustomAllowance } from './custom-allowance.tsx';
import { GenerationBar } from './generation-bar.tsx';

interface CustomTopicsProps {
  user: Pick<User, 'hasActiveSubscription' | 'isPremiumSold'>;
  settings: QuizSettings;
  topic: string;
  problem: TopicProblem | null;
  /** Any quiz is on its way. */
  isStarting: boolean;
  /** A quiz on an own topic is. */
  isGenerating: boolean;
  progress: GenerationProgress | null;
  onCancel: () => void;
  onType: (topic: string) => void;
  /** `isToldFewer`: the screen says that the quiz will be shorter than asked for. */
  onStart: (topic: string, isToldFewer: boolean) => void;
}

/** Premium's way to a quiz on any topic, with what is left of the week's allowance. */
export function CustomTopics({
  user,
  settings,
  topic,
  problem,
  isStarting,
  isGenerating,
  progress,
  onCancel,
  onType,
  onStart,
}: CustomTopicsProps) {
  const preview = useQuizPreview({ topic }, settings.count);

  function submit(event: FormEvent) {
    event.preventDefault();
    const asked = normalizeTopic(topic);
    if (asked !== '') {
      if (!isStarting) onStart(asked, isToldFewer(preview, settings.count));
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
        <div className="grid gap-2">
          <TopicField label="Chemistry topic" topic={topic} problem={problem} onChange={onType} />
          {problem === null && (
            <QuizPreview
              id="topic-preview"
              user={user}
              preview={preview}
              wanted={settings}
              hint="You’ll see how many questions we have before this uses one of your quizzes."
              onTopic={onType}
            />
          )}
        </div>
        <div>
          <Button type="submit" tone="premium" isBusy={isStarting} aria-describedby="topic-preview">
            {isGenerating ? 'Generating...' : 'Generate Custom Quiz'}
          </Button>
        </div>
        {isGenerating && <GenerationBar progress={progress} onCancel={onCancel} />}
      </form>
    </div>
  );
}
