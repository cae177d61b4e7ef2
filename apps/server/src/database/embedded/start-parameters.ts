import { PGlite } from '@electric-sql/pglite';

/** The parameters that PGlite starts with, without its `-F` (no syncs), and with the one sync that reaches the disk. */
export const startParameters = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['wal_sync_method=fsync', 'synchronous_commit=on', 'max_wal_size=64MB'].flatMap((one) => ['-c', one]),
];
