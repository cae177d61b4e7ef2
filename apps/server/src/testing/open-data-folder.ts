import { DatabaseStartError } from '../database/database.ts';
import { openEmbeddedDatabase } from '../database/embedded/open-embedded-database.ts';

// Opens the data folder of the environment, and says as the server does why it cannot.
try {
  await openEmbeddedDatabase(process.env['DATA_DIR'] ?? '', () => 0);
  process.exit(0);
} catch (error) {
  if (!(error instanceof DatabaseStartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
