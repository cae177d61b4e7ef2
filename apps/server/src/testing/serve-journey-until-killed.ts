import * as questions from '@valence/questions';
import { openEmbeddedDatabase } from '../database/embedded/open-embedded-database.ts';
import { createTestApp } from './test-app.ts';

/**
 * A server on a data folder, with the real questions and a clock that its parent sets by message, until it is killed.
 * Says its address, and the cookie of a new student where it was not given one to go on with.
 */
const [folder = '', now = '', known] = process.argv.slice(2);
const server = await createTestApp(await openEmbeddedDatabase(folder, Date.now), {}, { engine: questions });
server.time.now = Number(now);
const cookie = known ?? (await server.signIn({ subscriptionStatus: 'active' })).cookie;
process.on('message', (later) => {
  server.time.now = Number(later);
  process.send?.('set');
});
const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ address, cookie });
