import { useQuery } from '@tanstack/react-query';
import { deskOperationQuery } from '../../api/desk/desk.ts';
import { FailureLine } from './failure-line.tsx';

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
              <li key={`${method} ${route} ${code}`} className="break-words">
                {method} {route}, {code}: {count}, last at {minuteOf(latestAt)}
              </li>
            ))}
          </ul>
          <h3 className="text-lead">Language model</h3>
          <p className="figures">
            {data.model === null
              ? 'None is set.'
              : `${data.model.tokensToday.toLocaleString('en-US')} of ${data.model.tokensADay.toLocaleString('en-US')} tokens of today (UTC)`}
          </p>
          <h3 className="text-lead">Backups</h3>
          <p>
            {lastBackup(data.backup)}{' '}
            {data.backup.isKnown ? 'With the server stopped, this makes one:' : 'This makes one:'}{' '}
            <code className="break-words">
              {data.backup.isKnown ? 'npm run backup -- valence.backup' : 'pg_dump --format=custom'}
            </code>
          </p>
        </>
      )}
    </section>
  );
}

function lastBackup({ madeAt, isKnown }: { madeAt: string | null; isKnown: boolean }): string {
  if (!isKnown) return 'The Postgres server is backed up by whoever runs it, and does not tell us when.';
  return madeAt === null ? 'None was made yet.' : `The last one was made at ${minuteOf(madeAt)}.`;
}

function minuteOf(moment: string): string {
  return `${moment.slice(0, 16).replace('T', ' ')} UTC`;
}
