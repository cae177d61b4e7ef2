import type { Database } from '../../database/database.ts';
import { ownedTables, rowsOf } from './export-repository.ts';
import { readProfile } from './account-service.ts';

/** All data of a student as one JSON document, in pieces that are read as they are sent. */
export async function exportAccount(
  db: Database,
  studentId: string,
  now: Date,
): Promise<AsyncGenerator<string>> {
  // Before the first piece, while a refusal can still be answered as one.
  const student = await readProfile(db, studentId);
  return pieces(db, { exportedAt: now.toISOString(), profile: student });
}

async function* pieces(
  db: Database,
  { exportedAt, profile }: { exportedAt: string; profile: { id: string } },
): AsyncGenerator<string> {
  yield `{"exportedAt":${JSON.stringify(exportedAt)},"profile":${JSON.stringify(profile)}`;
  for (const owned of ownedTables) {
    yield `,${JSON.stringify(owned.name)}:[`;
    let between = '';
    for await (const row of rowsOf(db, owned, profile.id)) {
      yield between + JSON.stringify(row);
      between = ',';
    }
    yield ']';
  }
  yield '}\n';
}
