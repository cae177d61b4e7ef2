import { expect, type Page } from '@playwright/test';
import type { ToType } from '@valence/contract';
import type { Question } from '@valence/questions';
import { openEmbeddedDatabase } from '../../apps/server/src/database/embedded/open-embedded-database.ts';
import { quizzes } from '../../apps/server/src/database/schema/quizzes.ts';
import type { RunningServer } from '../server/running-server.ts';

export interface TypedQuestion extends Question {
  toType: ToType;
}

/**
 * The questions of the typed quiz on the page in their order there, with the keys that the killed server leaves in its data. No key
 * of what is typed is with the browser.
 */
export async function questionsWithKeys(page: Page, server: RunningServer): Promise<TypedQuestion[]> {
  const kept = await page.evaluate(
    () => Object.entries(localStorage).find(([name]) => name.startsWith('valence.quiz.'))?.[1] ?? '',
  );
  const { quiz }: { quiz: { quizId: string; questions: { id: string; toType?: ToType }[] } } =
    JSON.parse(kept);
  expect(quiz.questions).toHaveLength(5);
  for (const question of quiz.questions)
    expect(question).toMatchObject({ options: [], correctAnswer: 0, explanation: '' });

  await server.kill();
  const database = await openEmbeddedDatabase(server.data, Date.now);
  const stored = (await database.db.select().from(quizzes)).find(({ id }) => id === quiz.quizId);
  await database.close();
  await server.restart();
  return quiz.questions.flatMap(({ id, toType }) => {
    const question = stored?.questions?.find((one) => one.id === id);
    return question && toType ? [{ ...question, toType }] : [];
  });
}
