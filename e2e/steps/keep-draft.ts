import { composeQuiz } from '@valence/questions';
import { openDatabase } from '../../apps/server/src/database/open-database.ts';
import { keepQuestion } from '../../apps/server/src/language-model/keeping/model-questions-repository.ts';
import type { RunningServer } from '../server/running-server.ts';

/** Keeps a question as one that the language model wrote, while the server is stopped for it. */
export async function keepDraft(server: RunningServer): Promise<void> {
  await server.kill();
  const config = { databaseUrl: null, databaseConnections: 1, dataDir: server.data };
  const database = await openDatabase(config, Date.now);
  const asked = { subject: 'general', difficulty: 'beginner', count: 1, seed: 1 } as const;
  for (const question of composeQuiz({ ...asked, seen: new Set() }))
    await keepQuestion(database.db, {
      id: `model.${question.id}`,
      topic: 'how much of a substance there is',
      tests: [...(question.tests ?? [])],
      difficulty: asked.difficulty,
      question: {
        ...question,
        id: `model.${question.id}`,
        origin: { kind: 'model', model: 'a-model-that-writes' },
      },
      solverModel: 'a-model-that-solves',
      promptVersion: 1,
      tokens: 12_345,
      writtenAt: new Date(),
    });
  await database.close();
  await server.restart();
}
