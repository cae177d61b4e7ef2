import { useQueryClient } from '@tanstack/react-query';
import type { DeskDoubt } from '@valence/contract';
import { useRef } from 'react';
import { deskChanged } from '../../../api/desk/desk-changed.ts';
import { QuestionFigure } from '../../../ui/figure/question-figure.tsx';
import { StimulusBlock } from '../../../ui/figure/stimulus-block.tsx';
import { Typeset } from '../../../ui/typeset/typeset.tsx';
import { KeyedOptions } from '../keyed-options.tsx';
import { nextHeading } from '../next-heading.ts';
import { Part } from '../part.tsx';
import { DecisionForm } from './decision-form.tsx';
import { Evidence } from './evidence.tsx';

interface DoubtProps {
  doubt: DeskDoubt;
  /** It stays in its list whatever is decided. */
  isKept?: boolean;
}

/** A question in doubt: what it asks beside what checks and answers say, who reported what, and what was done; below them the decision. */
export function Doubt({ doubt, isKept = false }: DoubtProps) {
  const { drawings, figure, stimulus, correction } = doubt;
  const entry = useRef<HTMLElement>(null);
  const queries = useQueryClient();
  return (
    <article
      ref={entry}
      aria-label={doubt.questionId}
      className="grid grid-cols-1 gap-4 rounded-lg border border-line bg-surface p-5 shadow-low sm:p-6"
    >
      <header>
        <h3 tabIndex={-1} className="text-lead">
          {doubt.questionId}
        </h3>
        <p className="text-soft">
          Template {doubt.template}. {doubt.isWithdrawn ? 'Out of new quizzes.' : 'In new quizzes.'}{' '}
          {doubt.contradictsKey ? 'A check contradicts the key.' : 'No check contradicts the key.'}
        </p>
      </header>
      <div className="grid grid-cols-1 gap-x-8 gap-y-4 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-4">
          {stimulus && <StimulusBlock stimulus={stimulus} drawings={drawings} />}
          <p className="font-semibold">
            <Typeset text={doubt.question} drawings={drawings} />
          </p>
          {figure && <QuestionFigure figure={figure} />}
          <KeyedOptions options={doubt.options} drawings={drawings} />
          {correction !== null && (
            <p className="font-semibold">
              {correction.key === null
                ? 'It was corrected: it counts for everybody.'
                : `It was corrected: ${'ABCD'[correction.key]} counts as right.`}
            </p>
          )}
          <Part heading="Explanation">
            <Typeset text={doubt.explanation} drawings={drawings} />
          </Part>
        </div>
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Evidence doubt={doubt} />
        </div>
        <DecisionForm
          doubt={doubt}
          onDecided={() => {
            if (!isKept) nextHeading(entry.current)?.focus();
            void deskChanged(queries);
          }}
        />
      </div>
    </article>
  );
}
