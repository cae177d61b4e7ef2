import { expect, test } from 'vitest';
import { testDatabases } from '../../testing/test-databases.ts';
import { markRegraded, saveCorrection, unfinishedCorrections } from './key-corrections-repository.ts';

test.each(testDatabases)(
  'a key that is corrected again while quizzes are graded by the first correction is not done with it, on $name',
  async ({ open }) => {
    const { db, close } = await open();
    const correction = (rightAnswer: string, minute: number) => ({
      questionId: 'question',
      questionText: 'Which is 1?',
      rightAnswer,
      decidedAt: new Date(minute * 60_000),
      regradedAt: null,
    });
    const [first, second] = [correction('2', 1), correction('1', 2)];
    await saveCorrection(db, first);
    await saveCorrection(db, second);
    await markRegraded(db, first, new Date(3 * 60_000));
    expect(await unfinishedCorrections(db)).toEqual([second]);
    await markRegraded(db, second, new Date(4 * 60_000));
    expect(await unfinishedCorrections(db)).toEqual([]);
    await close();
  },
);
