import type { IssuedQuestion } from '@valence/contract';
import { Check, ChevronDown, Download, Flag, Minus, Printer, X } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { flaggedPlaces, type FinishedQuiz } from '../../attempt/quiz.ts';
import { Button } from '../../ui/button.tsx';
import { FlaggedMark } from '../../ui/flagged-mark.tsx';
import { Typeset } from '../../ui/typeset/typeset.tsx';
import { downloadQuiz } from './download-quiz.ts';

interface QuestionReviewProps {
  finished: FinishedQuiz;
  onPrint: () => void;
  /** Stands under a question, for whoever finds a fault in it. */
  report?: ((question: IssuedQuestion) => ReactNode) | undefined;
}

/** Every question of the quiz with what was chosen, what is right, and why. Wrong ones are open at first. */
export function QuestionReview({ finished, onPrint, report }: QuestionReviewProps) {
  const [isOpen, setOpen] = useState(true);
  const [isFlaggedOnly, setFlaggedOnly] = useState(false);
  const id = useId();
  const flagged = flaggedPlaces(finished);
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
        <Button tone="quiet" onClick={onPrint}>
          <Printer className="size-5" aria-hidden />
          Printable Sheet
        </Button>
      </div>
      <ol id={id} hidden={!isOpen} className="mt-4 grid grid-cols-1 gap-3 [&[hidden]]:hidden">
        {finished.quiz.questions.map((question, place) => (
          <li key={question.id} hidden={isFlaggedOnly && !flagged.includes(place)}>
            <Entry
              question={question}
              place={place}
              chosen={finished.answers[place]?.chosen ?? null}
              isFlagged={flagged.includes(place)}
              report={report?.(question)}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Entry({
  question,
  place,
  chosen,
  isFlagged,
  report,
}: {
  question: IssuedQuestion;
  place: number;
  chosen: number | null;
  isFlagged: boolean;
  report: ReactNode;
}) {
  const isRight = chosen === question.correctAnswer;
  const outcome = isRight ? outcomes.right : chosen === null ? outcomes.open : outcomes.wrong;
  const slip = chosen === null ? null : question.slips[chosen];
  return (
    <details open={!isRight} className="group rounded-lg border border-line bg-surface shadow-low">
      <summary className="flex cursor-pointer items-start gap-3 p-4 sm:p-5">
        <span className={`grid size-8 shrink-0 place-items-center rounded-full ${outcome.colours}`}>
          <outcome.icon className="size-5" aria-hidden />
          <span className="sr-only">{outcome.word}</span>
        </span>
        <span className="min-w-0 grow pt-0.5 font-semibold">
          {isFlagged && (
            <span className="block">
              <FlaggedMark />
            </span>
          )}
          {place + 1}. <Typeset text={question.question} drawings={question.drawings} />
        </span>
        <ChevronDown
          className="mt-1.5 size-5 shrink-0 text-soft transition-transform group-open:rotate-180"
          aria-hidden
        />
      </summary>
      <div className="grid grid-cols-1 gap-3 px-4 pb-5 sm:pr-10 sm:pl-16">
        <dl className="grid grid-cols-1 gap-3">
          <Answer label="Your answer" question={question} option={chosen} colours={outcome.text} />
          {!isRight && (
            <Answer
              label="Right answer"
              question={question}
              option={question.correctAnswer}
              colours="text-green"
            />
          )}
          {slip && (
            <div className="rounded-md border-l-4 border-pink bg-pink-wash px-4 py-3">
              <dt className="font-semibold text-pink">
                The slip: <Typeset text={slip.name} />
              </dt>
              <dd className="mt-1">
                <Typeset text={slip.teaching} drawings={question.drawings} />
              </dd>
            </div>
          )}
          <div>
            <dt className="text-sm font-semibold text-soft">Explanation</dt>
            <dd>
              <Typeset text={question.explanation} drawings={question.drawings} />
            </dd>
          </div>
        </dl>
        {report !== undefined && <div>{report}</div>}
      </div>
    </details>
  );
}

function Answer({
  label,
  question,
  option,
  colours,
}: {
  label: string;
  question: IssuedQuestion;
  option: number | null;
  colours: string;
}) {
  const text = option === null ? undefined : question.options[option];
  return (
    <div>
      <dt className="text-sm font-semibold text-soft">{label}</dt>
      <dd>
        {text === undefined || option === null ? (
          'Not answered'
        ) : (
          <>
            <strong className={colours}>{'ABCD'[option]}</strong>{' '}
            <Typeset text={text} drawings={question.drawings} />
          </>
        )}
      </dd>
    </div>
  );
}

const outcomes = {
  right: { word: 'Right.', icon: Check, colours: 'bg-green-wash text-green', text: 'text-green' },
  wrong: { word: 'Wrong.', icon: X, colours: 'bg-pink-wash text-pink', text: 'text-pink' },
  open: { word: 'Not answered.', icon: Minus, colours: 'bg-sunken text-soft', text: 'text-soft' },
} as const;
