import type { TypedStanding } from '@valence/contract';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { canChoose } from '../../../attempt/attempt.ts';
import type { Progress } from '../../../attempt/progress.ts';
import { keyOf, type Quiz, type QuizQuestion } from '../../../attempt/quiz.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { BesideFigure } from '../../../ui/figure/beside-figure.tsx';
import { isSeen } from '../../../ui/question/is-seen.ts';
import { isBarSeen } from '../../../ui/question/steps-bar.tsx';
import { Typeset } from '../../../ui/typeset/typeset.tsx';
import { OptionRow, type OptionMark } from './option-row.tsx';
import { feedbackId, showFeedback } from './show-feedback.ts';
import { useQuizKeys } from './use-quiz-keys.ts';

/** Milliseconds in which nobody has read what is told: an Enter that comes so soon is the second half of a double press. */
const readAfter = 500;

const Answered = lazyPart(async () => (await import('./answered.tsx')).Answered);

interface QuestionPanelProps {
  quiz: Quiz;
  question: QuizQuestion;
  /** Where the student is with a typed question. */
  standing: TypedStanding | undefined;
  onGraded: (standing: TypedStanding, progress: Progress) => void;
  place: number;
  count: number;
  progress: Progress;
  struck: readonly number[];
  report: ReactNode;
  onChoose: (option: number) => void;
  onStrike: (option: number) => void;
  onFlag: () => void;
  /** Enter: submit, try again, or go on, whatever comes next. */
  onForward: () => void;
  onPrevious: () => void;
  onNext: () => void;
}

/** One question: its text, its options, and once it is answered, what there is to learn from it. */
export function QuestionPanel({
  quiz,
  standing,
  onGraded,
  question,
  place,
  count,
  progress,
  struck,
  report,
  onChoose,
  onStrike,
  onForward,
  ...moves
}: QuestionPanelProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const options = useRef<HTMLDivElement>(null);
  const feedback = useRef<HTMLDivElement>(null);
  const isAnswered = progress.kind !== 'open';
  const wasAnswered = useRef(isAnswered);
  const toldAt = useRef(-Infinity);
  const chosen = chosenOf(progress);
  const chosenBefore = useRef(chosen);
  const { toType } = question;
  const shown = { labelledBy: id, quiz, question, standing, progress, onGraded };
  // Structures are compared with one another, so they are to be seen together.
  const areDrawn = question.options.every((option) => option.startsWith('\\smiles{'));

  useEffect(() => Answered.preload(), []);

  // Here, where the question is: keys do nothing before it is seen.
  useQuizKeys({
    ...moves,
    onForward: () => performance.now() - toldAt.current >= readAfter && onForward(),
    onChoose: (option) => toType === undefined && onChoose(option),
    onStrike: (option) => toType === undefined && onStrike(option),
  });

  // The reader follows what is new: first the question, answered before or not, then its feedback.
  useEffect(() => {
    const wasTold = wasAnswered.current;
    wasAnswered.current = isAnswered;
    if (isAnswered && !wasTold) {
      toldAt.current = performance.now();
      // Question and options stay where they are: what was chosen is compared with what is right.
      feedback.current?.focus({ preventScroll: true });
      // In a low or magnified window the bar does not stay: where that is out of view, too, nothing would be seen to happen.
      if (feedback.current && !isSeen(feedback.current) && !isBarSeen()) showFeedback();
      return;
    }
    // Whoever chooses another option after a wrong try is where they want to be.
    if (wasTold && !isAnswered && chosen !== null) return;
    // An input that is to be typed in takes the focus itself, and says the question.
    if (toType === undefined || isAnswered) heading.current?.focus({ preventScroll: true });
    // A question begins at its beginning, however far the one before was scrolled.
    window.scrollTo({ top: 0 });
    // Another choice is neither another question nor news.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isAnswered, toType]);

  // An option chosen by its letter is focused, so that a screen reader says which one it is, and is seen by whoever chose it out of view.
  useEffect(() => {
    const isNew = chosen !== chosenBefore.current;
    chosenBefore.current = chosen;
    if (chosen === null || isAnswered) return;
    const option = options.current?.querySelectorAll('input')[chosen];
    option?.focus({ preventScroll: true });
    const row = option?.closest('label');
    if (isNew && row && !isSeen(row)) row.scrollIntoView({ block: 'nearest' });
  }, [chosen, isAnswered]);

  return (
    <section className="@container rounded-lg border border-line bg-surface p-5 shadow-low sm:p-8">
      <h2 ref={heading} id={id} tabIndex={-1} className="text-lead font-semibold outline-none">
        <span className="sr-only">
          Question {place + 1} of {count}:{' '}
        </span>
        <Typeset text={question.question} drawings={question.drawings} />
      </h2>
      <BesideFigure figure={question.figure}>
        <Answered part="typing" {...shown} />
        {/* Closer on a phone: text, figure and options are to be seen together. */}
        <div
          ref={options}
          role="radiogroup"
          aria-labelledby={id}
          className={`mt-6 grid gap-3 empty:hidden max-sm:mt-4 max-sm:gap-2 ${areDrawn ? 'drawn-options' : 'grid-cols-1'}`}
        >
          {question.options.map((option, index) => (
            <OptionRow
              key={option}
              group={id}
              index={index}
              text={option}
              drawings={question.drawings}
              isChosen={chosen === index}
              mark={markOf(progress, index, keyOf(question))}
              isLocked={!canChoose(progress, index)}
              isStruck={progress.kind !== 'resolved' && struck.includes(index)}
              onChoose={() => onChoose(index)}
              onStrike={() => onStrike(index)}
            />
          ))}
        </div>
      </BesideFigure>
      <output className="sr-only">{progress.kind === 'resolved' ? '' : struckWords(struck)}</output>
      <div ref={feedback} id={feedbackId} tabIndex={-1} className="outline-none" aria-live="polite">
        {isAnswered && <Answered part="feedback" {...shown} />}
      </div>
      {progress.kind === 'resolved' && <Answered part="proof" {...shown} />}
      {report}
    </section>
  );
}

/** What a key struck out is heard, too. */
function struckWords(struck: readonly number[]): string {
  if (struck.length === 0) return '';
  const letters = struck.toSorted((one, other) => one - other).map((option) => 'ABCD'[option]);
  return `Struck out: ${letters.join(', ')}`;
}

function chosenOf(progress: Progress): number | null {
  switch (progress.kind) {
    case 'open':
      return progress.chosen;
    case 'missed':
      return progress.tried.at(-1) ?? null;
    case 'resolved':
      return progress.answer;
  }
}

/** In practice the right option stays hidden until the question is resolved. */
function markOf(progress: Progress, option: number, key: number | null): OptionMark {
  if (key === null) return 'plain';
  if (progress.kind === 'resolved' && option === key) return 'right';
  if (progress.kind === 'resolved' && option === progress.answer) return 'wrong';
  return progress.tried.includes(option) ? 'wrong' : 'plain';
}
