import { eq, getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../../database/schema/accounts.ts';
import { answersTo, askForQuiz } from '../../testing/take-quiz.ts';
import { createTestApp, type TestApp, type TestStudent } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { Browser } from '../sign-in/testing/browser.ts';
import { maria } from '../sign-in/testing/sign-in-app.ts';
import { ownedTables, rowsOf } from './export-repository.ts';

describe.each(testDatabases)('the end of an account on $name', ({ open }) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open());
  });
  afterAll(() => server.close());

  test('a deleted student is out everywhere, and no table has a row of theirs', async () => {
    const student = await server.signIn();
    const other = await server.signIn();
    for (const one of [student, other]) await takeQuiz(one);
    expect(await rowCount(student.id)).toBeGreaterThan(3);
    const before = await rowCount(other.id);

    const answer = await student.send('DELETE', '/api/account/delete');
    expect([answer.statusCode, answer.json().message]).toEqual([
      200,
      'Your account has been permanently deleted.',
    ]);
    expect(answer.headers['set-cookie']).toEqual(
      expect.arrayContaining([expect.stringContaining('valence_session=;')]),
    );
    expect(await rowCount(student.id)).toBe(0);
    expect(await server.database.db.select().from(users).where(eq(users.id, student.id))).toEqual([]);
    expect((await student.get('/api/auth/user')).statusCode).toBe(401);
    expect((await student.send('DELETE', '/api/account/delete')).statusCode).toBe(401);
    expect(await rowCount(other.id)).toBe(before);
  });

  test('the local account goes along: the password opens nothing any more', async () => {
    const browser = new Browser(server.app, 'http://localhost:3000');
    await browser.submit(await browser.open('/api/login?prompt=create'), maria);
    const deleted = await server.app.inject({
      method: 'DELETE',
      url: '/api/account/delete',
      headers: {
        cookie: `valence_session=${browser.cookie('valence_session')}`,
        'sec-fetch-site': 'same-origin',
      },
    });
    expect(deleted.statusCode).toBe(200);
    const form = await new Browser(server.app, 'http://localhost:3000').open('/api/login');
    const { email, password } = maria;
    const refused = await new Browser(server.app, 'http://localhost:3000').submit(form, { email, password });
    expect([refused.url.pathname, refused.status]).toEqual(['/api/login', 401]);
    const dump = await server.database.db.execute('select count(*)::int as kept from local_accounts');
    expect(dump).toMatchObject({ rows: [{ kept: 0 }] });
  });

  test('the download holds the profile and every row of every table of the student', async () => {
    const student = await server.signIn({ firstName: 'Marie', email: 'marie@example.org' });
    await takeQuiz(student);
    const answer = await student.get('/api/account/export');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="valence-2026-03-11.json"');
    const document = answer.json();
    expect(document.profile).toMatchObject({ firstName: 'Marie', email: 'marie@example.org' });
    expect(document.quizzes).toHaveLength(1);
    expect(document.quiz_results).toHaveLength(1);
    expect(Object.keys(document)).toEqual(['exportedAt', 'profile', ...ownedTables.map(({ name }) => name)]);
  });

  test('the download is for the signed-in', async () => {
    expect((await server.app.inject({ url: '/api/account/export' })).statusCode).toBe(401);
  });

  async function takeQuiz(student: TestStudent): Promise<void> {
    const quiz = await askForQuiz(student);
    await student.post('/api/user/record-quiz', answersTo(quiz, 3));
    await student.post('/api/similar-questions', { missedQuestions: quiz.questions.slice(3) });
  }

  async function rowCount(studentId: string): Promise<number> {
    let count = 0;
    for (const owned of ownedTables) {
      for await (const _ of rowsOf(server.database.db, owned, studentId)) count += 1;
    }
    return count;
  }
});

test('every table that speaks of students is known to the download', () => {
  const names = ownedTables.map(({ table }) => getTableName(table));
  expect(names).toEqual(
    expect.arrayContaining(['quizzes', 'quiz_results', 'reports', 'notices', 'review_questions']),
  );
});
