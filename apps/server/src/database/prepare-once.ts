import type { Database } from './database.ts';

/**
 * A query that is built once for each database, and parsed once on each of its connections, instead of at every call:
 * building one takes drizzle longer than all else about a short answer. For the few that home asks for all the time.
 */
export function prepareOnce<Query>(prepare: (db: Database) => Query): (db: Database) => Query {
  const prepared = new WeakMap<Database, Query>();
  return (db) => {
    const known = prepared.get(db);
    if (known !== undefined) return known;
    const query = prepare(db);
    prepared.set(db, query);
    return query;
  };
}
