import { Calculator } from 'lucide-react';
import { percentComplete, type Attempt } from '../../../attempt/attempt.ts';
import type { Quiz } from '../../../attempt/quiz.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { difficultyWords } from '../../../attempt/difficulty-words.ts';
import { sourceWords } from '../../../attempt/source-words.ts';
import { Countdown } from './countdown.tsx';

interface QuizHeaderProps {
  quiz: Quiz;
  attempt: Attempt;
  deadline: number | null;
  onTimeUp: () => void;
  calculator: { onToggle: () => void; onReach: () => void } | undefined;
  onExit: () => void;
}

/** Title, difficulty, time and how far along. */
export function QuizHeader({ quiz, attempt, deadline, onTimeUp, calculator, onExit }: QuizHeaderProps) {
  const isReview = attempt.mode === 'review';
  const isPractice = quiz.isPracticeMode && !isReview;
  const percent = percentComplete(attempt);
  const source = sourceWords(quiz);
  return (
    <header className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className={`line-clamp-3 text-heading ${isPractice ? 'max-sm:w-full' : ''}`}>{quiz.title}</h1>
        <Badge tone={quiz.difficulty === 'advanced' ? 'violet' : 'blue'}>
          {difficultyWords[quiz.difficulty]}
        </Badge>
        {isPractice && <Badge tone="green">Practice</Badge>}
        <span className="ml-auto flex items-center gap-2 max-sm:-mr-3 max-sm:w-[calc(100%+0.75rem)] max-sm:justify-between">
          {deadline !== null && <Countdown deadline={deadline} onTimeUp={onTimeUp} />}
          {calculator !== undefined && (
            <Button
              tone="bare"
              size="small"
              aria-keyshortcuts="Alt+C"
              onClick={calculator.onToggle}
              onPointerEnter={calculator.onReach}
              onFocus={calculator.onReach}
            >
              <Calculator className="size-4.5" aria-hidden />
              Calculator
              <span className="text-soft max-md:hidden">(Alt+C)</span>
            </Button>
          )}
          <Button tone="bare" size="small" onClick={onExit}>
            {isReview ? 'Back to Results' : 'Exit Quiz'}
          </Button>
        </span>
      </div>
      {source !== null && <p className="figures text-sm text-soft">{source}</p>}
      <div>
        <ProgressBar label={isReview ? 'Questions reviewed' : 'Questions answered'} percent={percent} />
        <p className="figures mt-1.5 flex justify-between text-sm text-soft">
          <span>
            Question {attempt.at + 1} of {quiz.questions.length}
          </span>
          <span>{percent}% Complete</span>
        </p>
      </div>
    </header>
  );
}
