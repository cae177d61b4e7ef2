import type { DeskDoubt } from '@valence/contract';
import { Typeset } from '../../../ui/typeset/typeset.tsx';
import { Checks } from '../checks.tsx';
import { ItemLine } from '../items/item-line.tsx';
import { Day } from '../moments.tsx';
import { Part } from '../part.tsx';
import { twoDigits } from '../two-digits.ts';

/** What speaks for and against a question: answers, checks, reports, and what was done before. */
export function Evidence({ doubt }: { doubt: DeskDoubt }) {
  const { quarantine } = doubt;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Part heading="Reports">
        {doubt.reports.length === 0 ? (
          'Nobody has reported it.'
        ) : (
          <ul className="grid gap-1">
            {doubt.reports.map(({ id, reason, explanation, reportedAt, outcome }) => (
              <li key={id}>
                <Day at={reportedAt} />, {reason.replaceAll('_', ' ')}, {outcome}: {explanation}
              </li>
            ))}
          </ul>
        )}
      </Part>
      {quarantine !== null && (
        <Part heading="Quarantine">
          Over {quarantine.rested} students the key correlates {twoDigits(quarantine.keyDiscrimination)} with
          what else is right, and “<Typeset text={quarantine.slip} />”{' '}
          {twoDigits(quarantine.slipDiscrimination)}.
          {quarantine.decidedAt !== null && (
            <>
              {' '}
              That was decided on <Day at={quarantine.decidedAt} />.
            </>
          )}
        </Part>
      )}
      <Part heading="Answers">
        {doubt.items.length === 0
          ? 'None are counted yet.'
          : doubt.items.map((item) => <ItemLine key={item.difficulty} item={item} />)}
      </Part>
      <Checks checks={doubt.checks} />
      {doubt.history.length > 0 && (
        <Part heading="History">
          <ul className="grid gap-1">
            {doubt.history.map(({ id, at, action, target, details }) => (
              <li key={id}>
                <Day at={at} />, {action}
                {target !== doubt.questionId && ` on ${target}`}
                {typeof details.outcome === 'string' && `, ${details.outcome}`}
                {details.note && `: ${details.note}`}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}
