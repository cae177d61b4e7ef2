import { describe, expect, test } from 'vitest';
import { addErrorCounts, errorsAfter } from '../../features/errors/errors-repository.ts';
import { smallEngine } from '../../testing/small-engine.ts';
import { allAudits } from '../../features/key-audits/key-audits-repository.ts';
import { forgetReader, insertReading, readingCounts } from '../../features/readings/readings-repository.ts';
import { rolesOf } from '../../features/roles/roles-repository.ts';
import { readings } from '../schema/readings.ts';
import { errata } from '../schema/reports.ts';
import { fastestDatabase, migrateTo, now, student, versions } from './versions.ts';

describe.each(fastestDatabase)('faults that were upheld before there were errata, on $name', ({ open }) => {
  test('are among them, but for a correction that was undone', async () => {
    const database = await open();
    await migrateTo(database, versions.findIndex(({ tag }) => tag.endsWith('_item_health')) - 1);
    const row = (id: number, question: string, reason: string, outcome: string) => `
      insert into reports (student_id, id, question_id, template, question, reason, explanation, checks, contradicts_key,
        reported_at, outcome, decided_at)
      values ('${student}', '00000000-0000-4000-8000-00000000000${id}', '${question}', '${question}',
        '{"subject":"general","key":1,"options":[{"text":"1"},{"text":"2"}]}', '${reason}', 'Wrong.', '[]', false,
        '2026-01-0${id}', ${outcome}, '2026-01-09');`;
    await database.run(`
      insert into users (id, issuer, subject, email, created_at)
      values ('${student}', 'test', 'ada', 'ada@example.org', '2026-01-01');
      ${row(1, 'corrected', 'wrong_answer', "'corrected'")}
      ${row(2, 'unclear', 'unclear_question', "'withdrawn'")}
      ${row(3, 'kept', 'wrong_answer', "'kept'")}
      ${row(4, 'open', 'wrong_answer', 'null')}
      ${row(5, 'undone', 'wrong_answer', "'corrected'")}
      insert into withdrawals (template, cause, withdrawn_at) values ('unclear', 'decision', '2026-01-08');
      insert into key_corrections (question_id, question_text, right_answer, decided_at)
      values ('corrected', 'Which?', '1', '2026-01-09'), ('undone', 'Which?', '2', '2026-01-09');`);
    await migrateTo(database, versions.length - 1);
    const moment = (day: string) => new Date(`${day}T00:00:00Z`);
    expect(await database.db.select().from(errata).orderBy(errata.questionId)).toMatchObject([
      { questionId: 'corrected', subject: 'general', kind: 'wrongKey', withdrawnAt: moment('2026-01-09') },
      {
        questionId: 'unclear',
        kind: 'unclear',
        raisedAt: moment('2026-01-02'),
        withdrawnAt: moment('2026-01-08'),
      },
    ]);
    await database.close();
  });
});

describe.each(fastestDatabase)('a database from before errors were counted, on $name', ({ open }) => {
  test('has counted none, keeps what was done, and counts from then on', async () => {
    const database = await open();
    const { db } = database;
    const before = versions.findIndex(({ tag }) => tag.endsWith('_hourly_errors')) - 1;
    expect(versions[before]?.tag).toBe('0028_typed_answers');
    await migrateTo(database, before);
    await database.run(`
      insert into users (id, issuer, subject, email, created_at)
      values ('${student}', 'test', 'ada', 'ada@example.org', '2026-01-01');
      insert into student_roles (student_id, role, granted_at) values ('${student}', 'operator', '2026-01-02');`);
    await migrateTo(database, versions.length - 1);
    expect(await rolesOf(db, student)).toEqual(['operator']);
    expect(await errorsAfter(db, new Date(0), 10)).toEqual([]);
    const failed = { method: 'GET', route: '/api/user/notes', code: 'internal' } as const;
    const one = { ...failed, hour: new Date(now), count: 1, latestAt: new Date(now) };
    await addErrorCounts(db, [one]);
    await addErrorCounts(db, [one]);
    expect(await errorsAfter(db, new Date(0), 10)).toEqual([
      { ...failed, count: 2, latestAt: new Date(now) },
    ]);
    await database.close();
  });
});

describe.each(fastestDatabase)('a database from before keys were read on the desk, on $name', ({ open }) => {
  test('has no reading and no audit, keeps what was done, and takes both from then on', async () => {
    const database = await open();
    const { db } = database;
    const before = versions.findIndex(({ tag }) => tag.endsWith('_readings')) - 1;
    expect(versions[before]?.tag).toBe('0030_decided_model_questions');
    await migrateTo(database, before);
    await database.run(`
      insert into users (id, issuer, subject, email, created_at)
      values ('${student}', 'test', 'ada', 'ada@example.org', '2026-01-01');
      insert into student_roles (student_id, role, granted_at) values ('${student}', 'maintainer', '2026-01-02');
      insert into withdrawals (template, cause, withdrawn_at) values ('general-1', 'decision', '2026-01-03');`);
    await migrateTo(database, versions.length - 1);
    expect(await rolesOf(db, student)).toEqual(['maintainer']);
    expect(await allAudits(db)).toEqual([]);
    expect(await readingCounts(db)).toEqual(new Map());
    const [question] = smallEngine.firstQuestions();
    if (question === undefined) throw new Error('The small engine has questions');
    const reading = {
      id: '00000000-0000-4000-8000-000000000001',
      reader: student,
      itemId: null,
      template: question.id,
      difficulty: question.difficulty,
      questionId: question.id,
      question,
      openedAt: new Date(now),
      choice: 1,
      isKnown: false,
      doubt: null,
      readAt: new Date(now),
    };
    await insertReading(db, reading);
    expect(await readingCounts(db)).toEqual(new Map([[question.id, 1]]));
    await expect(database.run('delete from readings')).rejects.toThrow('stays as it is');
    await database.close();
  });
});

describe.each(fastestDatabase)('readings from before their readers were forgotten, on $name', ({ open }) => {
  test('stay; those whose account was deleted name nobody, and nobody holds what stood open', async () => {
    const database = await open();
    const { db } = database;
    const gone = '00000000-0000-4000-8000-0000000000dd';
    const before = versions.findIndex(({ tag }) => tag.endsWith('_forgotten_readers')) - 1;
    expect(versions[before]?.tag).toBe('0035_reminders');
    await migrateTo(database, before);
    const row = (number: number, reader: string, readAt: string) => `
      insert into readings (id, reader, template, difficulty, question_id, question, opened_at, choice, doubt, read_at)
      values ('00000000-0000-4000-8000-00000000000${number}', '${reader}', 'one', 'beginner', 'one', '{}', '2026-01-01', 1,
        'I doubt it.', ${readAt});`;
    await database.run(`
      insert into users (id, issuer, subject, email, created_at)
      values ('${student}', 'test', 'ada', 'ada@example.org', '2026-01-01');
      ${row(1, student, "'2026-01-02'")}
      ${row(2, gone, "'2026-01-02'")}
      ${row(3, student, 'null')}
      ${row(4, gone, 'null')}`);
    await migrateTo(database, versions.length - 1);
    const rows = await db.select().from(readings).orderBy(readings.id);
    expect(rows.map(({ reader, choice, doubt }) => [reader, choice, doubt])).toEqual([
      [student, 1, 'I doubt it.'],
      [null, 1, null],
      [student, 1, 'I doubt it.'],
    ]);
    await expect(database.run('update readings set choice = 2 where read_at is not null')).rejects.toThrow(
      'stays as it is',
    );
    await forgetReader(db, student);
    expect(await readingCounts(db)).toEqual(new Map([['one', 2]]));
    await database.close();
  });
});
