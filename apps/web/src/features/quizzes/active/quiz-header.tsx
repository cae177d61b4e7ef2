import { Calculator } from 'lucide-react';
import { percentComplete, type Attempt } from '../../../attempt/attempt.ts';
import { difficultyWords } from '../../../attempt/difficulty-words.ts';
import type { Quiz } from '../../../attempt/quiz.ts';
import { sourceWords } from '../../../attempt/source-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { FlaggedMark } from '../../../ui/question/flagged-mark.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Countdown } from './countdown.tsx';
import { FlagButton } from './flag-button.tsx';
import { TopicText } from '../../../ui/typeset/topic-text.tsx';

interface QuizHeaderProps {
  quiz: Quiz;
  attempt: Attempt;
  deadline: number | null;
  onTimeUp: () => void;
  calculator: { onToggle: () => void; onReach: () => void } | undefined;
  onFlag: () => void;
  onExit: () => void;
}

/** What the quiz is, and a bar that stays in reach: how far along, the flag, the time, the calculator and the way out. */
export function QuizHeader({
  quiz,
  attempt,
  deadline,
  onTimeUp,
  calculator,
  onFlag,
  onExit,
}: QuizHeaderProps) {
  const isReview = attempt.mode === 'review';
  const percent = percentComplete(attempt);
  const isFlagged = attempt.flagged.includes(attempt.at);
  const source = sourceWords(quiz);
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="line-clamp-3 text-lead sm:text-heading">
          <TopicText text={quiz.title} />
        </h1>
        <Badge tone={quiz.difficulty === 'advanced' ? 'violet' : 'blue'}>
          {difficultyWords[quiz.difficulty]}
        </Badge>
        {quiz.isPracticeMode && !isReview && <Badge tone="green">Practice</Badge>}
        {source !== null && <p className="figures w-full text-sm text-soft">{source}</p>}
      </header>
      <div className="tall:sticky top-0 z-20 -mx-4 border-b border-line bg-paper px-4 pt-1 pb-2 sm:-mx-5 sm:px-5">
        <div className="flex min-h-11 flex-wrap items-center gap-x-1 sm:gap-x-2">
          <p className="figures mr-auto text-sm font-semibold whitespace-nowrap">
            Question {attempt.at + 1} of {quiz.questions.length}
          </p>
          {isReview ? (
            isFlagged && <FlaggedMark isInBar />
          ) : (
            <FlagButton isFlagged={isFlagged} onFlag={onFlag} />
          )}
          {deadline !== null && <Countdown deadline={deadline} onTimeUp={onTimeUp} />}
          {calculator !== undefined && (
            <Button
              tone="bare"
              size="bar"
              aria-keyshortcuts="Alt+C"
              onClick={calculator.onToggle}
              onPointerEnter={calculator.onReach}
              onFocus={calculator.onReach}
            >
              <Calculator className="size-4.5" aria-hidden />
              <span className="max-sm:sr-only">Calculator</span>
              <span className="text-soft max-md:hidden">(Alt+C)</span>
            </Button>
          )}
          <Button tone="bare" size="bar" className="-mr-3 whitespace-nowrap" onClick={onExit}>
            {isReview ? (
              'Back to Results'
            ) : (
              <span>
                Exit<span className="max-sm:sr-only"> Quiz</span>
              </span>
            )}
          </Button>
        </div>
        <div className="flex items-center gap-3">
          <div className="grow">
            <ProgressBar label={isReview ? 'Questions reviewed' : 'Questions answered'} percent={percent} />
          </div>
          <p className="figures text-sm whitespace-nowrap text-soft">{percent}% Complete</p>
        </div>
      </div>
    </>
  );
}
