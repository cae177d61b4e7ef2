import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { readProgress } from '../../features/progress/progress-service.ts';
import { emptyDatabases, type EmptyDatabase } from '../../testing/empty-databases.ts';
import { plainProgress } from '../../testing/plain-progress.ts';
import { sessions } from '../schema/accounts.ts';
import { quizResults, quizzes } from '../schema/quizzes.ts';
import { fastestDatabase, migrateTo, now, student, versions } from './versions.ts';

const [first, ...later] = versions;

describe.each(emptyDatabases)('on $name', ({ open }) => {
  test('what the first version wrote comes to the newest at once, and is counted right', async () => {
    const database = await openFirstVersion(open);
    await migrateTo(database, versions.length - 1);
    expect(await readBack(database)).toEqual(everything);
    await database.close();
  });

  test('what the first version wrote comes to the newest by every version between, and is counted right', async () => {
    const database = await openFirstVersion(open);
    for (const { index } of later) await migrateTo(database, index);
    expect(await readBack(database)).toEqual(everything);
    await database.close();
  });
});

/** The steps above come by every version. From each of them at once to the newest is swept before a change lands. */
const beginnings = process.env['SWEEPS'] === undefined ? later.slice(-1) : later;

describe.each(fastestDatabase)('on $name, from each version', ({ open }) => {
  test.each(beginnings)(
    'what the first version wrote and $tag brought forward comes to the newest, and is counted right',
    async ({ index }) => {
      const database = await openFirstVersion(open);
      await migrateTo(database, index);
      await migrateTo(database, versions.length - 1);
      expect(await readBack(database)).toEqual(everything);
      await database.close();
    },
  );
});

async function openFirstVersion(open: () => Promise<EmptyDatabase>): Promise<EmptyDatabase> {
  const database = await open();
  await migrateTo(database, first?.index ?? 0);
  await database.run(writtenByTheFirstVersion());
  return database;
}

/** What the newest version finds of what the first one wrote. */
async function readBack({ db }: EmptyDatabase) {
  const results = await db.select().from(quizResults);
  const place = { id: student, timeZone: null, timeZoneChangedAt: null, subscriptionStatus: 'free' as const };
  const { quizzesToday, ...counted } = await readProgress({ db, clock: () => now }, place, null);
  const days = { today: '2026-03-11', yesterday: '2026-03-10', monday: '2026-03-09' };
  const [session] = await db.select().from(sessions);
  return {
    quizzes: (await db.select().from(quizzes)).length,
    topics: new Set(results.map(({ topic }) => topic)),
    quizzesToday,
    totalQuizzes: counted.totalQuizzes,
    dailyStreak: counted.dailyStreak,
    isCountedRight: isDeepStrictEqual(counted, plainProgress(results, days)),
    sessionStartedAt: session?.startedAt,
  };
}

const everything = {
  quizzes: 6,
  topics: new Set(['organic', 'general']),
  quizzesToday: 2,
  totalQuizzes: 6,
  dailyStreak: 3,
  isCountedRight: true,
  // Nobody is signed out by an upgrade; the longest life of a session counts from its last known use.
  sessionStartedAt: new Date('2026-03-11T05:00:00Z'),
};

/** Six quizzes of one student, two on each of three days, each answered differently. */
function writtenByTheFirstVersion(): string {
  const rows = Array.from({ length: 6 }, (_, index) => {
    const quiz = `00000000-0000-4000-8000-0000000001${index}0`;
    const day = ['2026-03-09', '2026-03-10', '2026-03-11'][Math.floor(index / 2)];
    const moment = `${day}T0${index}:00:00Z`;
    const right = (index * 2) % 6;
    const answers = Array.from({ length: 5 }, (_, place) => ({
      questionId: `question-${place}`,
      userAnswer: place < right ? 1 : 2,
      correctAnswer: 1,
      isCorrect: place < right,
      attempts: 1,
      timeSpent: 4,
    }));
    return `
      insert into quizzes (id, student_id, kind, topic, difficulty, issued_at, questions, question_ids)
      values ('${quiz}', '${student}', 'subject', '${index % 2 === 0 ? 'organic' : 'general'}', 'beginner', '${moment}', '[]', '[]');
      insert into quiz_results (quiz_id, student_id, completed_at, completed_day, score, total_questions,
        correct_answers, correct_at_first, time_spent, practice, answers)
      values ('${quiz}', '${student}', '${moment}', '${day}', ${20 * right}, 5, ${right}, ${right},
        ${30 + index}, false, '${JSON.stringify(answers)}');`;
  });
  return `
    insert into users (id, issuer, subject, email, created_at)
    values ('${student}', 'test', 'ada', 'ada@example.org', '2026-03-01');
    insert into sessions (id_hash, user_id, last_used_at, expires_at)
    values ('hash', '${student}', '2026-03-11T05:00:00Z', '2026-04-10T05:00:00Z');
    ${rows.join('\n')}`;
}
