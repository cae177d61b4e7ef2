import { ArrowLeft, ArrowRight, Flag } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';

interface QuizFooterProps {
  isFirst: boolean;
  isLast: boolean;
  canGoOn: boolean;
  onPrevious: () => void;
  onNext: () => void;
}

/** The way between questions, and out of the last one. */
export function QuizFooter({ isFirst, isLast, canGoOn, onPrevious, onNext }: QuizFooterProps) {
  return (
    <div className="grid gap-3">
      <div className="flex justify-between gap-3">
        <Button tone="quiet" disabled={isFirst} onClick={onPrevious}>
          <ArrowLeft className="size-5" aria-hidden />
          Previous
        </Button>
        <Button tone={canGoOn ? 'primary' : 'quiet'} disabled={!canGoOn} onClick={onNext}>
          {isLast ? 'Finish Quiz' : 'Next'}
          {isLast ? <Flag className="size-5" aria-hidden /> : <ArrowRight className="size-5" aria-hidden />}
        </Button>
      </div>
      <p className="text-center text-sm text-soft max-md:hidden">
        Keys: <kbd className="font-sans font-semibold">A</kbd> to{' '}
        <kbd className="font-sans font-semibold">D</kbd> choose,{' '}
        <kbd className="font-sans font-semibold">Enter</kbd> submits and goes on,{' '}
        <kbd className="font-sans font-semibold">←</kbd> <kbd className="font-sans font-semibold">→</kbd> move
      </p>
    </div>
  );
}
