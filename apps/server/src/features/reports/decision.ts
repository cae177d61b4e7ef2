/** What a maintainer decides about a reported question; `key` is the right option's place as the report shows it. */
export type Decision = { kind: 'keep' } | { kind: 'withdraw' } | { kind: 'correct'; key: number | null };
