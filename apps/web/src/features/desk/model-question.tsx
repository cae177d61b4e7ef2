import type { DeskModelQuestion } from '@valence/contract';
import { useRef } from 'react';
import { QuestionFigure } from '../../ui/figure/question-figure.tsx';
import { Typeset } from '../../ui/typeset/typeset.tsx';
import { KeyedOptions } from './keyed-options.tsx';
import { ModelDecision } from './model-decision.tsx';
import { Day } from './moments.tsx';
import { nextHeading } from './next-heading.ts';
import { Part } from './part.tsx';

/** A question that the language model wrote: what it asks, what proved it, and what becomes of it. */
export function ModelQuestion({
  question,
  onDecided,
}: {
  question: DeskModelQuestion;
  onDecided: () => void;
}) {
  const { questionId, drawings, history } = question;
  const entry = useRef<HTMLElement>(null);
  return (
    <article
      ref={entry}
      aria-label={questionId}
      className="grid grid-cols-1 gap-4 rounded-lg border border-line bg-surface p-5 shadow-low sm:p-6"
    >
      <header>
        <h3 tabIndex={-1} className="text-lead">
          {questionId}
        </h3>
        <p className="text-soft">
          Written for “{question.topic}”, {question.subject}, {question.difficulty}, on{' '}
          <Day at={question.writtenAt} /> by {question.writer}, for {question.tokens.toLocaleString('en-US')}{' '}
          tokens. Tests: {question.tests.length === 0 ? 'not known' : question.tests.join(', ')}.{' '}
          {question.isWithdrawn ? 'Out of new quizzes.' : 'In new quizzes.'}
        </p>
      </header>
      <p className="font-semibold">
        <Typeset text={question.question} drawings={drawings} />
      </p>
      {question.figure && <QuestionFigure figure={question.figure} />}
      <KeyedOptions options={question.options} drawings={drawings} />
      <Part heading="Explanation">
        <Typeset text={question.explanation} drawings={drawings} />
      </Part>
      <Part heading="Solver">
        {question.solver} solved it without key and explanation, and answered {keyLetter(question)}, the key.
      </Part>
      <Part heading="Proof">
        <ul className="grid gap-1">
          {question.proof.map(({ check, finding }) => (
            <li key={`${check} ${finding}`}>
              {check}: <Typeset text={finding} />
            </li>
          ))}
        </ul>
      </Part>
      <Part heading="Reference">{question.reference}</Part>
      {history.length > 0 && (
        <Part heading="History">
          <ul className="grid gap-1">
            {history.map(({ id, at, action, details }) => (
              <li key={id}>
                <Day at={at} />, {action}
                {details.note && `: ${details.note}`}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {question.state !== 'thrownOut' && (
        <ModelDecision
          question={question}
          whereNext={() => nextHeading(entry.current)}
          onDecided={onDecided}
        />
      )}
    </article>
  );
}

/** It was kept since the solver's answer was the key. */
function keyLetter({ options }: DeskModelQuestion): string {
  return 'ABCD'[options.findIndex(({ isKey }) => isKey)] ?? '';
}
