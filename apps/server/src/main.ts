import { fileURLToPath } from 'node:url';
import { productName } from '@valence/contract';
import { createApp } from './app.ts';
import { createBackgroundWork } from './background/background-work.ts';
import { systemClock } from './clock.ts';
import { ConfigError, readConfig } from './config/config.ts';
import { DatabaseStartError } from './database/database.ts';
import { openDatabase } from './database/open-database.ts';
import { composedByEngine } from './features/quizzes/custom/custom-question-source.ts';
import { systemRandomness } from './randomness.ts';
import { releaseMemory } from './release-memory.ts';
import { proveInTime, warmUp } from './warm-up.ts';

/**
 * Milliseconds that open requests get to finish before the server goes down without them. A busy machine needs several
 * seconds for a crowd; orchestrators kill after 30 seconds and more.
 */
const patience = 25_000;
/** Milliseconds after which a start has come to rest. */
const settled = 10_000;

try {
  await start();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  // The engine's many files are read while the database, in threads of its own, starts up.
  const [database, engine] = await Promise.all([
    openDatabase(config, systemClock),
    import('@valence/questions'),
  ]);
  const background = createBackgroundWork(database.queue, (error, job) => {
    app.log.error({ err: error, job }, 'background work failed');
  });
  const model =
    config.ai === null
      ? null
      : // The SDK takes a while to read, and most servers have no model.
        (await import('./language-model/open-model-source.ts')).openModelSource(config.ai, {
          db: database.db,
          clock: systemClock,
          randomness: systemRandomness,
          engine,
          onFailure: (failure) => app.log.warn({ err: failure, kind: failure.kind }, 'a model failed'),
        });
  const customQuestions = model?.customQuestions ?? composedByEngine(engine);
  if (model !== null) background.add(model.topUp);
  const app = await createApp({
    config,
    database,
    clock: systemClock,
    randomness: systemRandomness,
    engine,
    customQuestions,
    background,
    webFolder: fileURLToPath(new URL('../../web/dist', import.meta.url)),
  }).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });

  /** What comes later is closed whatever fails before it. */
  const closeInOrder = async (): Promise<void> => {
    try {
      await app.close();
    } finally {
      try {
        await background.stop();
      } finally {
        await database.close();
      }
    }
  };
  let isClosing = false;
  const stop = (): void => {
    // Ctrl-C reaches this process twice: from the terminal, and from the script that started it.
    if (isClosing) return;
    isClosing = true;
    setTimeout(() => process.exit(1), patience).unref();
    void closeInOrder().then(
      () => {
        process.stdout.write(`${productName} has stopped.\n`);
        process.exit(0);
      },
      (error: unknown) => {
        process.stderr.write(`${productName} did not stop in order: ${explain(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // The script that started this process has ended without a word: nobody is left who could stop it.
  process.on('disconnect', stop);

  try {
    await background.start();
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await background.stop();
    await database.close();
    throw error;
  }
  process.stdout.write(`${productName} is ready at ${config.publicUrl}\n`);
  // What the database's program left behind is given up some seconds after its start.
  const release = (): unknown => setTimeout(releaseMemory, settled).unref();
  if (config.warmsUp) warmUp(engine, () => proveInTime(engine.proveAhead, release));
  else release();
}

/** What whoever started the server can act on is said in a sentence; anything else with its stack. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DatabaseStartError) return error.message;
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `${error.message}: something else listens there already. Stop it, or set PORT to another number.`;
  }
  return error.stack ?? error.message;
}
