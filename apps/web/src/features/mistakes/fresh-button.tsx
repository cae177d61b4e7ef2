import type { QuizUsage } from '@valence/contract';
import { useId } from 'react';
import { difficultyWords } from '../../attempt/difficulty-words.ts';
import { costNote } from '../../quiz-preview/cost-note.ts';
import { Button } from '../../ui/button.tsx';
import type { FreshQuiz } from './fresh-quiz.ts';

interface FreshButtonProps {
  label: string;
  tone: 'primary' | 'quiet';
  quiz: FreshQuiz;
  usage: QuizUsage | undefined;
  isIdle: boolean;
  isStarting: boolean;
  onFresh: (quiz: FreshQuiz) => void;
}

/** Starts a quiz of fresh questions, and says before what it counts as. */
export function FreshButton({ label, tone, quiz, usage, isIdle, isStarting, onFresh }: FreshButtonProps) {
  const id = useId();
  return (
    <div className="grid justify-items-start gap-1.5">
      <Button tone={tone} disabled={isIdle} aria-describedby={id} onClick={() => onFresh(quiz)}>
        {isStarting ? 'Starting...' : label}
      </Button>
      <p id={id} className="text-sm text-soft">
        {difficultyWords[quiz.difficulty]}, {costNote(quiz.questions, usage)}
      </p>
    </div>
  );
}
