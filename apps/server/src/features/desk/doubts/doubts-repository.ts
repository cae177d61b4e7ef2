import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../../database/database.ts';
import { quarantines } from '../../../database/schema/item-health.ts';
import { reports } from '../../../database/schema/reports.ts';

const countedIds = z.object({ rows: z.array(z.object({ id: z.string(), count: z.int() })) });
const questionIds = z.object({ rows: z.array(z.object({ id: z.string() })) });

/** Reports and quarantines as one: which question, of which template, and when it was decided. */
const doubted = sql`(
  select ${reports.questionId} as id, ${reports.template} as template, ${reports.decidedAt} as decided_at from ${reports}
  union all
  select ${quarantines.questionId}, ${quarantines.template}, ${quarantines.decidedAt} from ${quarantines}
) as doubted`;

/**
 * Questions that were once in doubt, the one decided last first, and how many there are.
 * @param about the name of a question or of a template; empty for all that were decided
 */
export async function onceDoubted(
  db: Database,
  about: string,
  limit: number,
): Promise<{ ids: string[]; count: number }> {
  const isMeant = about === '' ? sql`decided_at is not null` : sql`${about} in (id, template)`;
  const found = await db.execute(
    sql`select id, (count(*) over ())::int as count from ${doubted} where ${isMeant}
      group by id order by max(decided_at) desc nulls last, id limit ${limit}`,
  );
  const { rows } = countedIds.parse(found);
  return { ids: rows.map(({ id }) => id), count: rows[0]?.count ?? 0 };
}

/** Questions of a template that were once in doubt. */
export async function questionsOfTemplate(db: Database, template: string): Promise<string[]> {
  const found = await db.execute(
    sql`select distinct id from ${doubted} where template = ${template} order by id`,
  );
  return questionIds.parse(found).rows.map(({ id }) => id);
}
