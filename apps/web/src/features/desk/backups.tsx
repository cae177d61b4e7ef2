import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DeskOperation } from '@valence/contract';
import { deskChanged } from '../../api/desk/desk-changed.ts';
import { makeBackupOnDesk } from '../../api/desk/desk.ts';
import { Button } from '../../ui/button.tsx';
import { FailureLine } from './failure-line.tsx';
import { Minute } from './moments.tsx';

/** Backups of the embedded database, and a way to make one while the server runs. */
export function Backups({ backups }: Pick<DeskOperation, 'backups'>) {
  return (
    <>
      <h3 className="text-lead">Backups</h3>
      {backups === null ? (
        <p>
          The Postgres server is backed up by whoever runs it, and does not tell us when. This makes a backup:{' '}
          <code>pg_dump --format=custom</code>
        </p>
      ) : (
        <OwnBackups {...backups} />
      )}
    </>
  );
}

function OwnBackups({ folder, lastAt, kept }: NonNullable<DeskOperation['backups']>) {
  const queries = useQueryClient();
  const making = useMutation({
    mutationFn: makeBackupOnDesk,
    onSuccess: () => void deskChanged(queries),
  });
  return (
    <>
      <p>
        {lastAt === null ? (
          'None was made yet.'
        ) : (
          <>
            The last one was made at <Minute at={lastAt} />.
          </>
        )}{' '}
        They are files at the server, in <code className="break-all">{folder}</code>. Copy them to another
        disk: nothing removes them there. They hold everything, so whoever can read them has it.
      </p>
      <ul className="figures grid grid-cols-1 gap-1 empty:hidden">
        {kept.map(({ name, bytes, madeAt }) => (
          <li key={name}>
            {name}: {megabytes(bytes)} MB, made at <Minute at={madeAt} />
          </li>
        ))}
      </ul>
      <FailureLine error={making.error} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button tone="quiet" size="small" isBusy={making.isPending} onClick={() => making.mutate()}>
          Make a backup
        </Button>
        <output>{outcomeOf(making)}</output>
      </div>
    </>
  );
}

function outcomeOf({ isPending, data }: { isPending: boolean; data: { name: string } | undefined }): string {
  if (isPending) return 'Everybody waits a moment while the database is read.';
  return data === undefined ? '' : `${data.name} is there.`;
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toLocaleString('en-US', { maximumFractionDigits: 1 });
}
