import type { DeskDoubt } from '@valence/contract';
import { QuestionFigure } from '../../ui/figure/question-figure.tsx';
import { useRef } from 'react';
import { Typeset } from '../../ui/typeset/typeset.tsx';
import { DecisionForm } from './decision-form.tsx';
import { focusNextEntry } from './focus-next-entry.ts';
import { ItemLine } from './item-line.tsx';
import { KeyedOptions } from './keyed-options.tsx';
import { Day } from './moments.tsx';
import { Part } from './part.tsx';

/** A question in doubt: what it asks, what checks and answers say, who reported what, what was done, and the decision. */
export function Doubt({ doubt, onDecided }: { doubt: DeskDoubt; onDecided: () => void }) {
  const { drawings, quarantine } = doubt;
  const entry = useRef<HTMLElement>(null);
  return (
    <article
      ref={entry}
      aria-label={doubt.questionId}
      className="grid grid-cols-1 gap-4 rounded-lg border border-line bg-surface p-5 shadow-low sm:p-6"
    >
      <header>
        <h3 tabIndex={-1} className="text-lead break-words">
          {doubt.questionId}
        </h3>
        <p className="break-words text-soft">
          Template {doubt.template}. {doubt.isWithdrawn ? 'Out of new quizzes.' : 'In new quizzes.'}{' '}
          {doubt.contradictsKey ? 'A check contradicts the key.' : 'No check contradicts the key.'}
        </p>
      </header>
      <p className="font-semibold">
        <Typeset text={doubt.question} drawings={drawings} />
      </p>
      {doubt.figure && <QuestionFigure figure={doubt.figure} />}
      <KeyedOptions options={doubt.options} drawings={drawings} />
      <Part heading="Explanation">
        <Typeset text={doubt.explanation} drawings={drawings} />
      </Part>
      {quarantine !== null && (
        <Part heading="Quarantine">
          Over {quarantine.rested} students the key correlates {quarantine.keyDiscrimination.toFixed(2)} with
          what else is right, and “<Typeset text={quarantine.slip} />”{' '}
          {quarantine.slipDiscrimination.toFixed(2)}.
        </Part>
      )}
      <Part heading="Answers">
        {doubt.items.length === 0
          ? 'None are counted yet.'
          : doubt.items.map((item) => <ItemLine key={item.difficulty} item={item} />)}
      </Part>
      <Part heading="Checks">
        <ul className="grid gap-1">
          {doubt.checks
            .filter(({ verdict }) => verdict !== 'not applicable')
            .map(({ check, verdict, finding }) => (
              <li
                key={`${check} ${finding}`}
                className={verdict === 'failed' ? 'font-semibold text-pink' : ''}
              >
                {check}, {verdict}: <Typeset text={finding} />
              </li>
            ))}
        </ul>
      </Part>
      <Part heading="Reports">
        {doubt.reports.length === 0 ? (
          'Nobody has reported it.'
        ) : (
          <ul className="grid gap-1">
            {doubt.reports.map(({ id, reason, explanation, reportedAt, outcome }) => (
              <li key={id} className="break-words">
                <Day at={reportedAt} />, {reason.replaceAll('_', ' ')}, {outcome}: {explanation}
              </li>
            ))}
          </ul>
        )}
      </Part>
      {doubt.history.length > 0 && (
        <Part heading="History">
          <ul className="grid gap-1">
            {doubt.history.map(({ id, at, action, details }) => (
              <li key={id} className="break-words">
                <Day at={at} />, {action}
                {typeof details.outcome === 'string' && `, ${details.outcome}`}
                {details.note && `: ${details.note}`}
              </li>
            ))}
          </ul>
        </Part>
      )}
      <DecisionForm
        doubt={doubt}
        onDecided={() => {
          focusNextEntry(entry.current);
          onDecided();
        }}
      />
    </article>
  );
}
