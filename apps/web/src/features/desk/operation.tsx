import { useQuery } from '@tanstack/react-query';
import { deskOperationQuery } from '../../api/desk/desk.ts';
import { Backups } from './backups.tsx';
import { FailureLine } from './failure-line.tsx';
import { Minute } from './moments.tsx';

/** How the server fares: errors of the last day, tokens of the language model, and backups. */
export function Operation() {
  const { data, error } = useQuery(deskOperationQuery);
  return (
    <section aria-labelledby="operation" className="grid grid-cols-1 gap-4">
      <h2 id="operation" className="text-heading">
        The server
      </h2>
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
    </section>
  );
}
