import { ArrowDown, ArrowLeft, ArrowRight, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Progress } from '../../../attempt/progress.ts';
import { Button } from '../../../ui/button.tsx';
import { StepsBar } from '../../../ui/question/steps-bar.tsx';
import { typedFormId } from '../typed/typed-form-id.ts';
import { showFeedback } from './show-feedback.ts';

interface QuizFooterProps {
  isFirst: boolean;
  isLast: boolean;
  progress: Progress;
  /** The button sends the form of a typed answer, where there is one. */
  isTyped: boolean;
  /** Nothing is chosen or submitted any more. */
  isReview: boolean;
  onSubmit: () => void;
  onTryAgain: () => void;
  onPrevious: () => void;
  onNext: () => void;
  /** Stands above the buttons. */
  children: ReactNode;
}

/** What can be done with the question, and the way to the others: always in reach, however long the question is. */
export function QuizFooter({
  isFirst,
  isLast,
  progress,
  isTyped,
  isReview,
  onSubmit,
  onTryAgain,
  onPrevious,
  onNext,
  children,
}: QuizFooterProps) {
  const canGoOn = progress.kind === 'resolved';
  return (
    <>
      <StepsBar>
        {children}
        <div className="flex justify-between gap-2 @max-[14rem]:flex-wrap sm:gap-3">
          <Button tone="quiet" className="max-sm:px-3" disabled={isFirst} onClick={onPrevious}>
            <ArrowLeft className="size-5" aria-hidden />
            <span className="max-sm:sr-only">Previous</span>
          </Button>
          {progress.kind === 'open' && (
            <Button
              className="grow sm:max-w-sm"
              disabled={!isTyped && progress.chosen === null}
              type="submit"
              form={typedFormId}
              onClick={onSubmit}
            >
              Submit Answer
            </Button>
          )}
          {progress.kind === 'missed' && (
            <Button className="grow sm:max-w-sm" onClick={onTryAgain}>
              Try a Different Answer
            </Button>
          )}
          {canGoOn && (
            <Button tone="bare" className="max-sm:grow" onClick={showFeedback}>
              <ArrowDown className="size-5" aria-hidden />
              See Why
            </Button>
          )}
          <Button
            tone={canGoOn ? 'primary' : 'quiet'}
            className={canGoOn ? 'max-sm:grow' : 'max-sm:px-3'}
            disabled={!canGoOn}
            onClick={onNext}
          >
            <span className={canGoOn ? '' : 'max-sm:sr-only'}>{isLast ? 'Finish Quiz' : 'Next'}</span>
            {isLast ? (
              <Check className="size-5" aria-hidden />
            ) : (
              <ArrowRight className="size-5" aria-hidden />
            )}
          </Button>
        </div>
      </StepsBar>
      <p className="text-center text-sm text-soft max-md:hidden">
        Keys:{' '}
        {!isTyped && !isReview && (
          <>
            <Key>A</Key> to <Key>D</Key> choose, <Key>Shift</Key>+<Key>A</Key> to <Key>D</Key> strike out,{' '}
            <Key>F</Key> flags,{' '}
          </>
        )}
        {(!isTyped || isReview) && (
          <>
            <Key>←</Key> <Key>→</Key> move,{' '}
          </>
        )}
        <Key>Enter</Key> {isReview ? 'goes on' : 'submits and goes on'}
      </p>
    </>
  );
}

function Key({ children }: { children: string }) {
  return <kbd className="font-sans font-semibold">{children}</kbd>;
}
