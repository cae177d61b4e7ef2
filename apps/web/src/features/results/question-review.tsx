import type { IssuedQuestion } from '@valence/contract';
import { ChevronDown, Download, Flag, Printer, Share2 } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { flaggedPlaces } from '../../attempt/quiz-places.ts';
import type { FinishedQuiz } from '../../attempt/quiz.ts';
import { Button } from '../../ui/button.tsx';
import { beginsSet } from '../../ui/figure/begins-set.ts';
import { StimulusBlock } from '../../ui/figure/stimulus-block.tsx';
import { share } from '../../ui/share.ts';
import { downloadQuiz } from './download-quiz.ts';
import { resultText } from './result-text.ts';
import { ReviewEntry } from './review-entry.tsx';

interface QuestionReviewProps {
  finished: FinishedQuiz;
  /** Opens the sheet for paper; without it there is none. */
  onPrint?: () => void;
  /** Stands under a question, for whoever finds a fault in it. */
  report?: ((question: IssuedQuestion) => ReactNode) | undefined;
}

/** Every question of the quiz with what was chosen, what is right, and why. Wrong ones are open at first, but on a phone. */
export function QuestionReview({ finished, onPrint, report }: QuestionReviewProps) {
  const [isOpen, setOpen] = useState(true);
  const [isFlaggedOnly, setFlaggedOnly] = useState(false);
  const id = useId();
  const flagged = flaggedPlaces(finished);
  const { questions } = finished.quiz;
  const isShown = (place: number) => !isFlaggedOnly || flagged.includes(place);
  const shownBefore = (place: number) => questions.findLast((_, other) => other < place && isShown(other));
  return (
    <section aria-labelledby="review">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h2 id="review" className="mr-auto text-heading">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            className="flex min-h-11 items-center gap-2"
          >
            Question Review
            <ChevronDown
              className={`size-5 text-soft transition-transform ${isOpen ? 'rotate-180' : ''}`}
              aria-hidden
            />
          </button>
        </h2>
        {flagged.length > 0 && (
          <Button
            tone="quiet"
            aria-pressed={isFlaggedOnly}
            className={isFlaggedOnly ? 'border-blue bg-blue-wash text-blue' : ''}
            onClick={() => setFlaggedOnly(!isFlaggedOnly)}
          >
            <Flag className="size-5" aria-hidden />
            Only Flagged ({flagged.length})
          </Button>
        )}
        <Button tone="quiet" onClick={() => downloadQuiz(finished, new Date())}>
          <Download className="size-5" aria-hidden />
          Download
        </Button>
        <Button tone="quiet" onClick={() => void share(resultText(finished, location.origin))}>
          <Share2 className="size-5" aria-hidden />
          Share Result
        </Button>
        {onPrint !== undefined && (
          <Button tone="quiet" onClick={onPrint}>
            <Printer className="size-5" aria-hidden />
            Printable Sheet
          </Button>
        )}
      </div>
      <ol id={id} hidden={!isOpen} className="mt-4 grid grid-cols-1 gap-3 [&[hidden]]:hidden">
        {questions.map((question, place) => (
          <li
            key={question.id}
            hidden={!isShown(place)}
            className="grid grid-cols-1 gap-3 [&[hidden]]:hidden"
          >
            {question.stimulus && beginsSet(question, shownBefore(place)) && (
              <StimulusBlock stimulus={question.stimulus} drawings={question.drawings} />
            )}
            <ReviewEntry
              question={question}
              place={place}
              answer={finished.answers[place]}
              isFlagged={flagged.includes(place)}
              report={report?.(question)}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
