import { randomUUID } from 'node:crypto';
import { deskOpenedReading, deskReading, deskReadings, deskTemplates } from '@valence/contract';
import * as chemistry from '@valence/questions';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '../../database/schema/accounts.ts';
import { readings } from '../../database/schema/readings.ts';
import { withdrawals } from '../../database/schema/reports.ts';
import { openMemoryDatabase } from '../../testing/memory-database.ts';
import { answersTo, askForQuiz } from '../../testing/take-quiz.ts';
import { createTestApp, type TestApp, type TestStudent } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { auditEntries } from '../roles/audit-log-repository.ts';
import { confirmReading, signInAs } from './testing/readers.ts';

/** What would tell the key, anywhere in an answer. */
const tellsKey =
  /"(key|correctAnswer|isKey|slips?|explanation|proof|checks?|finding|teaching|origin|seed|template|questionId)"/;

describe.each(testDatabases)('a reading on $name', ({ open }) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open());
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    for (const table of [users, withdrawals]) await server.database.db.delete(table);
  });

  const opening = (reader: TestStudent, from: object) => reader.post('/api/desk/open-reading', { from });
  const openTemplate = async (reader: TestStudent, number: number) => {
    const answer = await opening(reader, { kind: 'template', template: `general-beginner-${number}` });
    return deskOpenedReading.parse(answer.json()).open;
  };
  const standing = async (reader: TestStudent) =>
    deskReadings.parse((await reader.get('/api/desk/readings')).json());

  test('shows a question without its key, and nothing that tells it, until it is confirmed', async () => {
    const reader = await signInAs(server, 'maintainer');
    const answer = await opening(reader, { kind: 'template', template: 'general-beginner-6' });
    const { open: shown } = deskOpenedReading.parse(answer.json());
    expect(shown).toMatchObject({ question: 'Which is 6?', options: ['4', '5', '6', '7'], audit: null });
    for (const body of [answer.body, (await reader.get('/api/desk/readings')).body]) {
      expect(body).not.toMatch(tellsKey);
      expect(body).not.toContain('general-beginner-6');
      expect(body).not.toContain('miscounted');
    }
    expect((await reader.get(`/api/desk/reading?id=${shown.id}`)).statusCode).toBe(409);

    const said = await confirmReading(reader, shown.id, 1, ' Is it counted from one? ');
    const compared = deskReading.parse(said.json());
    expect(compared).toMatchObject({
      template: 'general-beginner-6',
      choice: 1,
      agrees: false,
      doubt: 'Is it counted from one?',
      explanation: '6 is 6.',
      checks: [{ check: 'counted', verdict: 'passed' }],
      mayReport: true,
    });
    expect(compared.options.map(({ isKey, slip }) => [isKey, slip])).toEqual([
      [false, 'Slip miscounted'],
      [false, 'Slip miscounted'],
      [true, null],
      [false, 'Slip miscounted'],
    ]);
    expect((await standing(reader)).read).toMatchObject([{ id: shown.id, choice: 1, agrees: false }]);
  });

  test('is said once: neither a second time nor by another, nor in the database', async () => {
    const [reader, other] = [await signInAs(server, 'maintainer'), await signInAs(server, 'maintainer')];
    const { id } = await openTemplate(reader, 7);
    expect((await confirmReading(other, id, 0)).statusCode).toBe(409);
    const both = await Promise.all([confirmReading(reader, id, 3), confirmReading(reader, id, 2)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await confirmReading(reader, id, 1)).statusCode).toBe(409);
    expect((await other.get(`/api/desk/reading?id=${id}`)).statusCode).toBe(409);
    const { db } = server.database;
    for (const change of [
      sql`update readings set choice = 0 where id = ${id}`,
      sql`delete from readings where id = ${id}`,
    ])
      await expect(db.execute(change)).rejects.toMatchObject({
        cause: { message: expect.stringContaining('A reading that was confirmed stays as it is') },
      });
  });

  test('is written down when it is opened and when it is confirmed, and the log tells neither question nor choice', async () => {
    const reader = await signInAs(server, 'maintainer');
    const { id } = await openTemplate(reader, 3);
    server.time.now += 1000;
    await confirmReading(reader, id, 0);
    await confirmReading(reader, id, 0);
    const entries = await auditEntries(server.database.db, id, 10);
    expect(entries).toMatchObject([
      { action: 'reading.confirm', actor: reader.id, details: {} },
      { action: 'reading.open', actor: reader.id, details: {} },
    ]);
    expect(entries).toHaveLength(2);
  });

  test('stands open until it is confirmed: whatever else is asked for, it is that one', async () => {
    const reader = await signInAs(server, 'maintainer');
    const first = await openTemplate(reader, 1);
    expect(await openTemplate(reader, 2)).toEqual(first);
    expect((await standing(reader)).open).toEqual(first);
    const twice = await Promise.all([opening(reader, { kind: 'any' }), opening(reader, { kind: 'any' })]);
    expect(twice.map((answer) => answer.json().open.id)).toEqual([first.id, first.id]);
  });

  test('is of a question whose key the reader has not seen', async () => {
    const reader = await signInAs(server, 'maintainer');
    await confirmReading(reader, (await openTemplate(reader, 9)).id, 1);
    const again = await opening(reader, { kind: 'template', template: 'general-beginner-9' });
    expect([again.statusCode, again.json().message]).toEqual([
      409,
      'You have seen the key of this question.',
    ]);

    const student = await signInAs(server, 'maintainer');
    const quiz = await askForQuiz(student);
    await student.post('/api/user/record-quiz', answersTo(quiz, 5));
    const answered = await opening(student, { kind: 'template', template: quiz.questions[0]?.id });
    expect(answered.statusCode).toBe(409);
    expect((await opening(reader, { kind: 'template', template: 'nothing' })).statusCode).toBe(409);
  });

  test('of any question is of one that was read least', async () => {
    const readers = [await signInAs(server, 'maintainer'), await signInAs(server, 'maintainer')];
    const counts = async () =>
      deskTemplates
        .parse((await readers[0]?.get('/api/desk/templates?about=General'))?.json())
        .templates.map(({ readings }) => readings);
    for (const reader of readers) {
      const before = await counts();
      const { open } = deskOpenedReading.parse((await opening(reader, { kind: 'any' })).json());
      await confirmReading(reader, open.id, 0);
      const after = await counts();
      const place = after.findIndex((readings, number) => readings !== before[number]);
      expect(before[place]).toBe(Math.min(...before));
    }
  });

  test('of a question that the reader knows says nothing, and counts as none', async () => {
    const reader = await signInAs(server, 'maintainer');
    const { id } = await openTemplate(reader, 11);
    const body = { id, answer: { kind: 'known' }, doubt: null };
    expect((await reader.post('/api/desk/confirm-reading', body)).json()).toMatchObject({
      isKnown: true,
      choice: null,
    });
  });

  test('leads to a report, once, which a maintainer decides as any other', async () => {
    const reader = await signInAs(server, 'maintainer');
    const { id } = await openTemplate(reader, 13);
    const report = { id, reason: 'wrong_answer', explanation: 'I arrive at B, by counting.' };
    expect((await reader.post('/api/desk/report-reading', report)).statusCode).toBe(409);
    await confirmReading(reader, id, 0);
    server.time.now += 1000;
    expect(
      (await reader.post('/api/desk/report-reading', { ...report, explanation: 'No.' })).statusCode,
    ).toBe(400);
    expect((await reader.post('/api/desk/report-reading', report)).json()).toEqual({ isWithdrawn: false });
    expect((await reader.post('/api/desk/report-reading', report)).statusCode).toBe(409);
    const doubts = (await reader.get('/api/desk/doubts')).json().doubts;
    expect(doubts).toMatchObject([
      { questionId: 'general-beginner-13', reports: [{ explanation: 'I arrive at B, by counting.' }] },
    ]);
    expect((await auditEntries(server.database.db, id, 1))[0]).toMatchObject({
      action: 'reading.report',
      actor: reader.id,
      details: { reason: 'wrong_answer' },
    });
    const decision = { questionId: 'general-beginner-13', decision: { kind: 'withdraw' }, note: null };
    expect((await reader.post('/api/desk/decide', decision)).json()).toMatchObject({ isWithdrawn: true });
  });

  test('stays when the account of its reader is deleted, and tells nothing of the reader', async () => {
    const reader = await signInAs(server, 'maintainer');
    const { id } = await openTemplate(reader, 15);
    await confirmReading(reader, id, 2, 'My teacher says otherwise.');
    const { id: stillOpen } = await openTemplate(reader, 16);
    const { db } = server.database;
    const rowOf = async (one: string) => (await db.select().from(readings).where(eq(readings.id, one)))[0];
    const before = await rowOf(id);
    expect(before).toMatchObject({ reader: reader.id, doubt: 'My teacher says otherwise.' });
    expect((await reader.send('DELETE', '/api/account/delete')).statusCode).toBe(200);
    expect(await rowOf(id)).toEqual({ ...before, reader: null, doubt: null });
    expect(await rowOf(stillOpen)).toBeUndefined();
    for (const change of [
      sql`update readings set reader = null, choice = 0 where id = ${id}`,
      sql`update readings set reader = ${reader.id} where id = ${id}`,
      sql`delete from readings where id = ${id}`,
    ])
      await expect(db.execute(change)).rejects.toMatchObject({
        cause: { message: expect.stringContaining('A reading that was confirmed stays as it is') },
      });
  });

  test('of a stranger is refused', async () => {
    const reader = await signInAs(server, 'maintainer');
    expect((await confirmReading(reader, randomUUID(), 0)).statusCode).toBe(409);
  });
});

test('of questions of chemistry, the answer that shows one holds no key', async () => {
  const server = await createTestApp(await openMemoryDatabase(), {}, { engine: chemistry });
  const reader = await signInAs(server, 'maintainer');
  const names = chemistry.catalogue().map(({ template }) => template);
  for (const template of names.filter((_, place) => place % 600 === 3)) {
    const answer = await reader.post('/api/desk/open-reading', { from: { kind: 'template', template } });
    const { open } = deskOpenedReading.parse(answer.json());
    expect(answer.body).not.toMatch(tellsKey);
    const said = deskReading.parse((await confirmReading(reader, open.id, 0)).json());
    expect(said.options.filter(({ isKey }) => isKey)).toHaveLength(1);
    expect(answer.body).not.toContain(JSON.stringify(said.explanation));
    expect(said).toMatchObject({ template, question: open.question });
    expect(said.options.map(({ text }) => text)).toEqual(open.options);
  }
  await server.close();
});
