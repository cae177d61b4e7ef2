import { and, arrayOverlaps, asc, desc, eq, gte, inArray, isNull, like, lt, lte, or, sql } from 'drizzle-orm';
import type { Difficulty, ItemState } from '@valence/contract';
import type { Database } from '../../../database/database.ts';
import { itemHealth } from '../../../database/schema/item-health.ts';

export type StoredItem = typeof itemHealth.$inferSelect;
export type ItemOrder = keyof typeof orders;

interface Search {
  /** A part of a template's name, in lower case. */
  about: string;
  /** Ids of concepts, one of which is tested instead. */
  concepts: readonly string[];
  difficulty: Difficulty | undefined;
  state: ItemState;
  /** Templates that are out of new quizzes. */
  withdrawn: readonly string[];
  /** From so many tries on figures are told. */
  fewest: number;
  order: ItemOrder;
  limit: number;
}

/** How templates fare, by a part of their name or the concepts that they test. */
export async function findItems(db: Database, search: Search): Promise<StoredItem[]> {
  const { about, concepts, difficulty, order, limit } = search;
  // What a name may hold by itself stands for itself.
  const part = `%${about.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return db
    .select()
    .from(itemHealth)
    .where(
      and(
        difficulty === undefined ? undefined : eq(itemHealth.difficulty, difficulty),
        stateOf(search),
        about === ''
          ? undefined
          : or(
              like(itemHealth.template, part),
              concepts.length === 0 ? undefined : arrayOverlaps(itemHealth.tests, [...concepts]),
            ),
      ),
    )
    .orderBy(orders[order], asc(itemHealth.template), asc(itemHealth.difficulty))
    .limit(limit);
}

function stateOf({ state, withdrawn, fewest }: Pick<Search, 'state' | 'withdrawn' | 'fewest'>) {
  switch (state) {
    case 'all':
    case 'unanswered':
      return undefined;
    case 'weak':
      return and(
        gte(itemHealth.tries, fewest),
        or(isNull(itemHealth.discrimination), lte(itemHealth.discrimination, 0)),
      );
    case 'judged':
      return gte(itemHealth.tries, fewest);
    case 'few':
      return lt(itemHealth.tries, fewest);
    case 'withdrawn':
      return inArray(itemHealth.template, [...withdrawn]);
  }
}

/** What is worst comes first; what is not known comes last. */
const orders = {
  discrimination: sql`${itemHealth.discrimination} asc nulls last`,
  right: sql`${itemHealth.right}::float / nullif(${itemHealth.tries}, 0) asc nulls last`,
  tries: desc(itemHealth.tries),
} as const;

/** Template and level of what somebody has met, parted by a space. */
export async function answeredItems(db: Database): Promise<Set<string>> {
  const rows = await db
    .select({ template: itemHealth.template, difficulty: itemHealth.difficulty })
    .from(itemHealth);
  return new Set(rows.map(({ template, difficulty }) => `${template} ${difficulty}`));
}

/** How some templates fare. */
export async function itemsOf(db: Database, templates: readonly string[]): Promise<StoredItem[]> {
  if (templates.length === 0) return [];
  return db
    .select()
    .from(itemHealth)
    .where(inArray(itemHealth.template, [...templates]))
    .orderBy(asc(itemHealth.template), asc(itemHealth.difficulty));
}
