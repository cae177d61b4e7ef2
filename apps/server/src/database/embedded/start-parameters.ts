import { PGlite } from '@electric-sql/pglite';

/**
 * The parameters that PGlite starts with, without its `-F` (no syncs), and with the one sync that reaches the disk. Its buffers, 128 MB
 * unless told, are in the memory of this process from the start; what they do not hold is in the cache of the system.
 */
export const startParameters = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['wal_sync_method=fsync', 'synchronous_commit=on', 'max_wal_size=64MB', 'shared_buffers=32MB'].flatMap(
    (one) => ['-c', one],
  ),
];
