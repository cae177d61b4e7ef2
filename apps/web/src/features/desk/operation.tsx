import { useQuery } from '@tanstack/react-query';
import { deskOperationQuery } from '../../api/desk/desk.ts';
import { Backups } from './backups.tsx';
import { DeskSection } from './desk-section.tsx';
import { FailureLine } from './failure-line.tsx';
import { Minute } from './moments.tsx';

/** How the server fares: errors of the last day, tokens of the language model, and backups. */
export function Operation() {
  const { data, error } = useQuery(deskOperationQuery);
  return (
    <DeskSection part="operation">
      <FailureLine error={error} />
      {data !== undefined && (
        <>
          <h3 className="text-lead">Errors of the last day</h3>
          {data.errors.length === 0 && <p className="text-soft">None.</p>}
          <ul className="figures grid grid-cols-1 gap-1 empty:hidden">
            {data.errors.map(({ method, route, code, count, latestAt }) => (
              <li key={`${method} ${route} ${code}`}>
                {method} {route}, {code}: {count}, last at <Minute at={latestAt} />
              </li>
            ))}
          </ul>
          <h3 className="text-lead">Language model</h3>
          <p className="figures">
            {data.model === null
              ? 'None is set.'
              : `${data.model.tokensToday.toLocaleString('en-US')} of ${data.model.tokensADay.toLocaleString('en-US')} tokens of today (UTC)`}
          </p>
          <Backups backups={data.backups} />
        </>
      )}
    </DeskSection>
  );
}
