import type { PGlite } from '@electric-sql/pglite';
import { studentChangesChannel, whoChanged, type StudentChanges } from '../student-changes.ts';

/** Hears which students changed in the Postgres of this process, which nobody else writes to. */
export async function hearEmbeddedChanges(client: PGlite): Promise<StudentChanges> {
  const listeners: ((studentId: string | null) => void)[] = [];
  await client.listen(studentChangesChannel, (text) => {
    for (const listener of listeners) listener(whoChanged(text));
  });
  return {
    listen: (listener) => {
      listeners.push(listener);
    },
    isHearing: () => true,
    heardEverywhere: async () => undefined,
  };
}
