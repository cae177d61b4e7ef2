import { openEmbeddedDatabase } from '../database/embedded/open-embedded-database.ts';
import { upkeep } from '../database/schema/index.ts';

/** A process for the durability test: writes rows and says each one's number once it is committed, until it is killed. */
const [folder = ''] = process.argv.slice(2);
const { db } = await openEmbeddedDatabase(folder, Date.now);
for (let number = 0; number < 100_000; number += 1) {
  await db.insert(upkeep).values({ work: `row ${number}`, doneAt: new Date(0) });
  process.stdout.write(`${number}\n`);
}
