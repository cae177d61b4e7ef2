import type { AskedWithoutOptions, IssuedQuestion } from '@valence/contract';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { quizQuestions, typedProgress } from '../../../attempt/quiz.ts';
import { Button } from '../../../ui/button.tsx';
import { QuestionFigure } from '../../../ui/figure/question-figure.tsx';
import { Typeset } from '../../../ui/typeset/typeset.tsx';
import { GivenAnswer } from '../typed/given-answer.tsx';
import { TypedAnswer } from '../typed/typed-answer.tsx';
import { TypedFeedback } from '../typed/typed-feedback.tsx';

interface AskedPanelProps {
  asked: AskedWithoutOptions;
  isPracticeMode: boolean;
  onGraded: (asked: AskedWithoutOptions) => void;
  /** What stands under the question, once its key is told, for whoever finds a fault in it. */
  report?: ((question: IssuedQuestion) => ReactNode) | undefined;
}

/** A question without options under the one that was right: its input, and once it is graded, what there is to learn. */
export function AskedPanel({ asked, isPracticeMode, onGraded, report }: AskedPanelProps) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const feedback = useRef<HTMLDivElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  const { quizId, question: typed } = asked;
  const { standing } = typed;
  const [triesLooked, setTriesLooked] = useState(0);
  const [question] = quizQuestions({ questions: [], typed: [typed] });
  const told = typedProgress(standing);
  const isOver = told.kind === 'resolved';
  // A wrong try is looked at before the next one.
  const isMissed = !isOver && standing.tries.length > triesLooked;
  const [triesBefore] = useState(standing.tries.length);
  const isNews = standing.tries.length > triesBefore && (isOver || isMissed);

  // What was pressed for is seen, where it fits: the bars of a quiz lie over its upper and lower ends.
  useEffect(() => {
    if (!isOver) panel.current?.scrollIntoView({ block: 'nearest' });
    // Once, when it opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useEffect(() => {
    if (!isNews) return;
    // Enter goes to the next try, and not to the quiz behind it; the verdict is announced all the same.
    (again.current ?? feedback.current)?.focus({ preventScroll: true });
    feedback.current?.scrollIntoView({ block: 'nearest' });
  }, [isNews]);

  if (question === undefined) return null;
  return (
    <section
      ref={panel}
      aria-label="Now without options"
      className="mt-5 scroll-my-28 rounded-md border border-line-strong bg-surface px-4 py-4 sm:px-5"
    >
      <p className="text-sm font-semibold text-soft">
        <span aria-hidden>Now without options: a</span>
        <span className="sr-only">A</span> fresh question on the same skill
      </p>
      <p id={id} className="mt-1 text-lead font-semibold">
        <Typeset text={typed.question} drawings={typed.drawings} />
      </p>
      {typed.figure && <QuestionFigure figure={typed.figure} />}
      {isOver ? (
        <GivenAnswer standing={standing} />
      ) : (
        <TypedAnswer
          formId={`${id}-form`}
          labelledBy={id}
          quiz={{ quizId, isPracticeMode }}
          question={question}
          toType={typed.toType}
          standing={standing}
          progress={isMissed ? told : { kind: 'open', chosen: null, tried: told.tried }}
          onGraded={(graded) => onGraded({ ...asked, question: { ...typed, standing: graded } })}
        />
      )}
      <div ref={feedback} tabIndex={-1} aria-live="polite" className="scroll-my-28 outline-none">
        {(isOver || isMissed) && <TypedFeedback standing={standing} isOver={isOver} />}
      </div>
      {standing.solution !== null && report?.(standing.solution)}
      {/* Two places: one button that turned into the other while it is pressed would send the form. */}
      {isMissed && (
        <Button ref={again} className="mt-4" onClick={() => setTriesLooked(standing.tries.length)}>
          Try a Different Answer
        </Button>
      )}
      {!isOver && !isMissed && (
        <Button className="mt-4" type="submit" form={`${id}-form`}>
          Submit Answer
        </Button>
      )}
    </section>
  );
}
