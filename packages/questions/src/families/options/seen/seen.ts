/** Features of an option by name. A name is read as "the key is more often …". */
export type Seen = Readonly<Record<string, number>>;
