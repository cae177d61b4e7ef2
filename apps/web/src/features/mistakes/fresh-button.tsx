import type { QuizUsage } from '@valence/contract';
import { useId } from 'react';
import { difficultyWords } from '../../attempt/difficulty-words.ts';
import { costNote } from '../../quiz-preview/cost-note.ts';
import { Button } from '../../ui/button.tsx';
import type { FreshQuiz } from './fresh-quiz.ts';

interface FreshButtonProps {
  label: string;
  /** What they are on, where several such buttons stand together. */
  concept?: string;
  tone: 'primary' | 'quiet';
  quiz: FreshQuiz;
  usage: QuizUsage | undefined;
  isIdle: boolean;
  isStarting: boolean;
  onFresh: (quiz: FreshQuiz) => void;
}

/** Starts a quiz of fresh questions, and says before what it counts as. */
export function FreshButton({
  label,
  concept,
  tone,
  quiz,
  usage,
  isIdle,
  isStarting,
  onFresh,
}: FreshButtonProps) {
  const id = useId();
  const words = isStarting ? 'Starting...' : label;
  return (
    <div className="grid justify-items-start gap-1.5">
      <Button
        tone={tone}
        disabled={isIdle}
        aria-label={concept === undefined ? undefined : `${words}: ${concept}`}
        aria-describedby={id}
        onClick={() => onFresh(quiz)}
      >
        {words}
      </Button>
      <p id={id} className="text-sm text-soft">
        {difficultyWords[quiz.difficulty]}, {costNote(quiz.questions, usage)}
      </p>
    </div>
  );
}
