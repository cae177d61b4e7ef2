import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { OpenDatabase } from './database.ts';
import { openEmbeddedDatabase } from './embedded/open-embedded-database.ts';
import { openPostgresDatabase } from './open-postgres-database.ts';

/**
 * Opens and migrates the database that the settings name.
 * @throws DatabaseStartError with a message for whoever started the server
 */
export function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databaseConnections' | 'dataDir'>,
  clock: Clock,
): Promise<OpenDatabase> {
  return config.databaseUrl === null
    ? openEmbeddedDatabase(config.dataDir, clock)
    : openPostgresDatabase(config.databaseUrl, config.databaseConnections);
}
