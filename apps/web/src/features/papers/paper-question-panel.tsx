import type { Drawing, PaperQuestion, PaperStanding } from '@valence/contract';
import { Fragment, useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { BesideFigure } from '../../ui/figure/beside-figure.tsx';
import { Typeset } from '../../ui/typeset/typeset.tsx';
import { TypedNumber, type TypedNumberProps } from './typed-number.tsx';

/** One option as the quiz screens draw it. */
export interface PaperOption {
  group: string;
  index: number;
  text: string;
  drawings: readonly Drawing[];
  isChosen: boolean;
  isStruck: boolean;
  onChoose: () => void;
  onStrike: () => void;
}

interface PaperQuestionPanelProps {
  question: PaperQuestion;
  place: number;
  count: number;
  answer: PaperStanding['answers'][number];
  struck: readonly number[];
  onChoose: (option: number) => void;
  onStrike: (option: number) => void;
  onClear: () => void;
  /** Where the answer is typed. */
  typed: Omit<TypedNumberProps, 'labelledBy'> | null;
  option: (option: PaperOption) => ReactNode;
}

/** One question of a paper: its text and its options or input, and nothing of what is right. */
export function PaperQuestionPanel({
  question,
  place,
  count,
  answer,
  struck,
  onChoose,
  onStrike,
  onClear,
  typed,
  option,
}: PaperQuestionPanelProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const areDrawn = question.options.every((text) => text.startsWith('\\smiles{'));
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <section className="@container rounded-lg border border-line bg-surface p-5 shadow-low sm:p-8">
      <h2 ref={heading} id={id} tabIndex={-1} className="text-lead font-semibold outline-none">
        <span className="sr-only">
          Question {place + 1} of {count}:{' '}
        </span>
        <Typeset text={question.question} drawings={question.drawings} />
      </h2>
      <BesideFigure figure={question.figure}>
        {typed === null ? (
          <div
            role="radiogroup"
            aria-labelledby={id}
            className={`mt-6 grid gap-3 ${areDrawn ? 'drawn-options' : 'grid-cols-1'}`}
          >
            {question.options.map((text, index) => (
              <Fragment key={text}>
                {option({
                  group: id,
                  index,
                  text,
                  drawings: question.drawings,
                  isChosen: answer === index,
                  isStruck: struck.includes(index),
                  onChoose: () => onChoose(index),
                  onStrike: () => onStrike(index),
                })}
              </Fragment>
            ))}
          </div>
        ) : (
          <div className="mt-6">
            <TypedNumber labelledBy={id} {...typed} />
          </div>
        )}
      </BesideFigure>
      <div className="mt-3 flex min-h-9 justify-end">
        {answer !== null && (
          <Button tone="bare" size="small" onClick={onClear}>
            Clear Answer
          </Button>
        )}
      </div>
    </section>
  );
}
