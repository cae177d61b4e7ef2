import type { OpenDatabase } from '../../database/database.ts';
import { modelQuestions, modelShortages, modelSpending } from '../../database/schema/model-questions.ts';
import { withdrawals } from '../../database/schema/reports.ts';
import type { TestStudent } from '../../testing/test-app.ts';
import { createModelApp } from './model-app.ts';
import { startScriptedModel, type ScriptedModel } from './scripted-model.ts';
import { soundDrafts, truthfulModel } from './truthful-model.ts';

/** What is asked for. */
export const asked = { topic: 'gas laws', difficulty: 'beginner', count: 5 } as const;
export const premium = { subscriptionStatus: 'active' } as const;
/** What the model writes, unless a test has it write something else. */
export const sound = soundDrafts(asked.topic, asked.difficulty, 20);

/** A server that asks a model, and a Premium student. */
interface ModelServer {
  server: Awaited<ReturnType<typeof createModelApp>>;
  student: TestStudent;
}

/** What one test runs on: nothing is kept of the tests before, and the model is truthful until it is scripted otherwise. */
export interface ModelRun {
  model: ScriptedModel;
  start(limits?: Parameters<typeof createModelApp>[2]): Promise<ModelServer>;
  end(): Promise<void>;
}

export async function beginModelRun(database: OpenDatabase): Promise<ModelRun> {
  for (const table of [modelQuestions, modelShortages, modelSpending, withdrawals])
    await database.db.delete(table);
  const model = await startScriptedModel(truthfulModel(sound));
  let started: ModelServer | undefined;
  return {
    model,
    async start(limits = {}) {
      const server = await createModelApp(database, model.url, limits);
      started = { server, student: await server.signIn(premium) };
      return started;
    },
    async end() {
      await model.close();
      await started?.server.app.close();
    },
  };
}

/** How many quizzes on custom topics a student has left. */
export async function left(student: TestStudent): Promise<number> {
  return (await student.get('/api/user/custom-quiz-usage')).json().remaining;
}

export function idsOf({ questions }: { questions: readonly { id: string }[] }): string[] {
  return questions.map(({ id }) => id);
}
