import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { findAccountByEmail } from '../features/accounts/accounts-repository.ts';
import { signIn } from '../features/accounts/accounts-service.ts';
import { findResetHash } from '../features/accounts/password-resets-repository.ts';
import { defaultGuessLimits, limitGuesses } from '../features/accounts/passwords/guess-limits.ts';
import { hashPassword } from '../features/accounts/passwords/password-hash.ts';
import { rebuildAskedAnswers } from '../features/answers/rebuild-answers-service.ts';
import {
  compareChecks,
  deleteConsent,
  hasConsented,
  insertCheck,
  insertConsent,
} from '../features/calibration/calibration-repository.ts';
import { addErrorCounts, errorsAfter } from '../features/errors/errors-repository.ts';
import { unfinishedCorrections } from '../features/key-corrections/key-corrections-repository.ts';
import { readProgress } from '../features/progress/progress-service.ts';
import { compressOldQuizzes } from '../features/quizzes/snapshots/compress-quizzes-service.ts';
import { snapshotsOf } from '../features/quizzes/snapshots/snapshots-repository.ts';
import { triesOfQuiz } from '../features/quizzes/typed/typed-tries-repository.ts';
import { smallEngine } from '../testing/small-engine.ts';
import { emptyDatabases, type EmptyDatabase } from '../testing/empty-databases.ts';
import { allAudits } from '../features/key-audits/key-audits-repository.ts';
import { forgetReader, insertReading, readingCounts } from '../features/readings/readings-repository.ts';
import {
  findReminder,
  hasSubscription,
  saveSubscription,
} from '../features/reminders/reminders-repository.ts';
import { rolesOf } from '../features/roles/roles-repository.ts';
import { hashToken } from '../features/sign-in/secret-token.ts';
import { createSessions } from '../features/sign-in/sessions-service.ts';
import { systemRandomness } from '../randomness.ts';
import { plainProgress } from '../testing/plain-progress.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { sessions } from './schema/accounts.ts';
import { answers } from './schema/answers.ts';
import { forecastChecks } from './schema/calibration.ts';
import { papers } from './schema/papers.ts';
import { modelQuestions } from './schema/model-questions.ts';
import { quizResults, quizzes } from './schema/quizzes.ts';
import { readings } from './schema/readings.ts';
import { errata } from './schema/reports.ts';

const journalFile = join('meta', '_journal.json');
const journal = z
  .looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) })
  .parse(JSON.parse(readFileSync(join(migrationsFolder, journalFile), 'utf8')));
const versions = journal.entries.map(({ tag }, index) => ({ tag, index }));

const student = '00000000-0000-4000-8000-000000000001';
const now = Date.parse('2026-03-11T12:00:00Z');

const [first, ...later] = versions;

/**
 * Every version is come to on each database. Where an upgrade begins, and with which rows, is tried on one: Postgres has the
 * same rules embedded, and a server opens databases faster.
 */
const fastestDatabase = emptyDatabases.slice(-1);

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

describe.each(fastestDatabase)('accounts of the embedded provider on $name', ({ open }) => {
  test('keep their password, their student and their session when accounts become local', async () => {
    const database = await open();
    const { db } = database;
    const account = '00000000-0000-4000-8000-0000000000aa';
    const passwordHash = await hashPassword('polonium and radium');
    await migrateTo(database, versions.findIndex(({ tag }) => tag.endsWith('_local_accounts')) - 1);
    await database.run(`
      insert into users (id, issuer, subject, email, created_at)
      values ('${student}', 'built-in', '${account}', 'maria@example.com', '2026-03-01');
      insert into identity_accounts (id, email, first_name, last_name, password_hash, created_at)
      values ('${account}', 'maria@example.com', 'Maria', 'Curie', '${passwordHash}', '2026-03-01');
      insert into sessions (student_id, secret_hash, started_at, last_used_at, expires_at)
      values ('${student}', '${hashToken('secret')}', '2026-03-11', '2026-03-11T11:00:01Z', '2026-04-10');
      insert into sign_in_attempts (state_hash, browser_hash, nonce, code_verifier, return_to, expires_at)
      values ('state', 'browser', 'nonce', 'verifier', '/', '2026-03-11T13:00:00Z');`);
    await migrateTo(database, versions.length - 1);

    const clock = () => now;
    const own = createSessions(db, clock);
    expect((await own.load(`${student}.secret`))?.student.id).toBe(student);
    const guesses = limitGuesses({ db, valkey: null }, defaultGuessLimits);
    const context = {
      db,
      clock,
      randomness: systemRandomness,
      sessions: own,
      ...guesses,
      welcome: null,
      tellOfChange: null,
    };
    const credentials = { email: 'maria@example.com', password: 'polonium and radium', address: '127.0.0.1' };
    const entered = await signIn(context, credentials);
    expect(entered).toMatchObject({ kind: 'signedIn', cookie: expect.stringMatching(`^${student}\\.`) });
    await database.close();
  });
});

describe.each(fastestDatabase)('questions of a model from before they were read, on $name', ({ open }) => {
  test('stay, are known to test nothing, and nobody has looked at them', async () => {
    const database = await open();
    await migrateTo(
      database,
      versions.findIndex(({ tag }) => tag.endsWith('_model_questions_by_concept')) - 1,
    );
    await database.run(`
      insert into model_questions (id, topic, difficulty, question, solver_model, prompt_version, tokens, written_at)
      values ('model.beginner.1', 'buffers', 'beginner', '{"id":"model.beginner.1"}', 'solves', 1, 220, '2026-03-01');`);
    await migrateTo(database, versions.length - 1);
    expect(await database.db.select().from(modelQuestions)).toMatchObject([
      { id: 'model.beginner.1', topic: 'buffers', tests: [], tokens: 220, decision: null },
    ]);
    await database.close();
  });
});

describe.each(fastestDatabase)('local accounts from before mail was sent, on $name', ({ open }) => {
  test('keep their password and their reset code, and count as not confirmed', async () => {
    const database = await open();
    const account = '00000000-0000-4000-8000-0000000000aa';
    await migrateTo(database, versions.findIndex(({ tag }) => tag.endsWith('_mailed_links')) - 1);
    await database.run(`
      insert into local_accounts (id, email, first_name, last_name, password_hash, created_at)
      values ('${account}', 'maria@example.com', 'Maria', 'Curie', 'a hash', '2026-03-01');
      insert into password_resets (account_id, code_hash, expires_at)
      values ('${account}', 'another hash', '2026-03-11T13:00:00Z');`);
    await migrateTo(database, versions.length - 1);

    expect(await findAccountByEmail(database.db, 'maria@example.com')).toMatchObject({
      id: account,
      passwordHash: 'a hash',
      emailConfirmedAt: null,
    });
    expect(await findResetHash(database.db, account, new Date(now))).toBe('another hash');
    await database.close();
  });
});

describe.each(fastestDatabase)('quizzes from before questions could be compressed, on $name', ({ open }) => {
  test('keep their questions in full, and then compressed', async () => {
    const database = await open();
    const { db } = database;
    const quiz = '00000000-0000-4000-8000-0000000000bb';
    const questions = smallEngine.composeQuiz({
      subject: 'general',
      difficulty: 'beginner',
      count: 5,
      seed: 1,
      seen: new Set(),
    });
    await migrateTo(database, versions.findIndex(({ tag }) => tag.endsWith('_compressed_questions')) - 1);
    await database.run(`
      insert into users (id, issuer, subject, email, created_at)
      values ('${student}', 'test', 'ada', 'ada@example.org', '2026-01-01');
      insert into quizzes (id, student_id, kind, topic, difficulty, issued_at, questions, question_ids)
      values ('${quiz}', '${student}', 'subject', 'general', 'beginner', '2026-01-01',
        '${JSON.stringify(questions)}', '${JSON.stringify(questions.map(({ id }) => id))}');`);
    await migrateTo(database, versions.length - 1);
    expect((await snapshotsOf(db, student, [quiz])).get(quiz)).toEqual(questions);
    await compressOldQuizzes({ db, clock: () => now, engine: smallEngine, days: 30 });
    const [row] = await db.select().from(quizzes);
    expect(row?.questions).toBeNull();
    expect((await snapshotsOf(db, student, [quiz])).get(quiz)).toEqual(questions);
    await database.close();
  });
});

describe.each(fastestDatabase)('quizzes from before there was a ledger of answers, on $name', ({ open }) => {
  test('are in it after the next start', async () => {
    const database = await open();
    const { db } = database;
    const quiz = '00000000-0000-4000-8000-0000000000cc';
    const questions = smallEngine.composeQuiz({
      subject: 'general',
      difficulty: 'beginner',
      count: 3,
      seed: 1,
      seen: new Set(),
    });
    const [right, wrong] = questions.map(({ id, key }, place) => ({
      questionId: id,
      userAnswer: place === 0 ? key : (key + 1) % 4,
      correctAnswer: key,
      isCorrect: place === 0,
      attempts: 1,
      timeSpent: 7,
    }));
    await migrateTo(database, versions.findIndex(({ tag }) => tag.endsWith('_answer_ledger')) - 1);
    await database.run(`
      insert into users (id, issuer, subject, email, created_at)
      values ('${student}', 'test', 'ada', 'ada@example.org', '2026-01-01');
      insert into quizzes (id, student_id, kind, topic, difficulty, issued_at, questions, question_ids)
      values ('${quiz}', '${student}', 'subject', 'general', 'beginner', '2026-01-01',
        '${JSON.stringify(questions)}', '${JSON.stringify(questions.map(({ id }) => id))}');
      insert into quiz_results (quiz_id, student_id, topic, completed_at, completed_day, score, total_questions,
        correct_answers, correct_at_first, time_spent, practice, marks, answers)
      values ('${quiz}', '${student}', 'general', '2026-01-01T10:00:00Z', '2026-01-01', 50, 2, 1, 1, 20, false, '10',
        '${JSON.stringify([right, wrong])}');`);
    await migrateTo(database, versions.length - 1);
    await rebuildAskedAnswers({ db, engine: smallEngine });
    expect(await db.select().from(answers).orderBy(answers.place)).toMatchObject([
      { studentId: student, quizId: quiz, rightAtFirst: true, firstChoice: 'key', seconds: 7 },
      { answeredDay: '2026-01-01', rightAtFirst: false, firstChoice: 'miscounted', mode: 'quiz' },
    ]);
    expect(await rebuildAskedAnswers({ db, engine: smallEngine })).toEqual({ students: 0, quizzes: 0 });
    await database.close();
  });
});

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

describe.each(fastestDatabase)('quizzes from before answers were typed, on $name', ({ open }) => {
  test('have no typed question, and take none but by a new quiz', async () => {
    const database = await open();
    const { db } = database;
    const quiz = '00000000-0000-4000-8000-000000000777';
    await migrateTo(database, versions.findIndex(({ tag }) => tag.endsWith('_typed_answers')) - 1);
    await database.run(`
      insert into users (id, issuer, subject, email, created_at)
      values ('${student}', 'test', 'ada', 'ada@example.org', '2026-01-01');
      insert into quizzes (id, student_id, kind, topic, difficulty, issued_at, questions, question_ids)
      values ('${quiz}', '${student}', 'subject', 'general', 'beginner', '2026-01-01', '[]', '["one"]');`);
    await migrateTo(database, versions.length - 1);
    const [row] = await db.select().from(quizzes);
    expect(row).toMatchObject({ id: quiz, questionIds: ['one'], typedIds: [] });
    expect(await triesOfQuiz(db, student, quiz)).toEqual(new Map());
    await database.close();
  });
});

describe.each(fastestDatabase)('tries from before a key was told of each, on $name', ({ open }) => {
  test('stand as they were told, but where a key was corrected: those are graded anew with the next decision', async () => {
    const database = await open();
    const { db } = database;
    const quiz = '00000000-0000-4000-8000-000000000777';
    const before = versions.findIndex(({ tag }) => tag.endsWith('_corrected_keys')) - 1;
    await migrateTo(database, before);
    const row = (question: string) =>
      `('${student}', '${quiz}', '${question}', 1, '5', 'wrong', 0, '[]', '5', true, '2026-01-02')`;
    await database.run(`
      insert into users (id, issuer, subject, email, created_at)
      values ('${student}', 'test', 'ada', 'ada@example.org', '2026-01-01');
      insert into quizzes (id, student_id, kind, topic, difficulty, issued_at, questions, question_ids)
      values ('${quiz}', '${student}', 'subject', 'general', 'beginner', '2026-01-01', '[]', '["one", "two"]');
      insert into typed_tries (student_id, quiz_id, question_id, number, typed, verdict, marks, problems,
        understood_as, is_last, tried_at) values ${row('one')}, ${row('two')};
      insert into key_corrections (question_id, question_text, right_answer, decided_at, regraded_at)
      values ('two', 'Which?', '5', '2026-01-03', '2026-01-03');`);
    await migrateTo(database, versions.length - 1);
    const tries = await triesOfQuiz(db, student, quiz);
    expect(tries.get('one')).toMatchObject([{ typed: '5', correctedKey: null }]);
    expect(tries.get('two')).toMatchObject([{ typed: '5', correctedKey: -1 }]);
    expect(await unfinishedCorrections(db)).toMatchObject([{ questionId: 'two' }]);
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

describe.each(fastestDatabase)('a ledger from before questions without options, on $name', ({ open }) => {
  test('keeps its rows, takes one of a quiz without a result, and goes with its student all the same', async () => {
    const database = await open();
    const { db } = database;
    const [quiz, alone] = ['00000000-0000-4000-8000-000000000777', '00000000-0000-4000-8000-000000000778'];
    const before = versions.findIndex(({ tag }) => tag.endsWith('_without_options')) - 1;
    await migrateTo(database, before);
    const row = (quizId: string | undefined) => `
      insert into answers (student_id, quiz_id, place, answered_at, answered_day, question_id, template, subject, topic, tests,
        difficulty, mode, kind, right_at_first, tries)
      values ('${student}', '${quizId}', 0, '2026-01-01', '2026-01-01', 'one', 'one', 'general', 'counting', '{}',
        'beginner', 'quiz', 'choice', true, 1);`;
    await database.run(`
      insert into users (id, issuer, subject, email, created_at)
      values ('${student}', 'test', 'ada', 'ada@example.org', '2026-01-01');
      insert into quizzes (id, student_id, kind, topic, difficulty, issued_at, questions, question_ids)
      values ('${quiz}', '${student}', 'subject', 'general', 'beginner', '2026-01-01', '[]', '["one"]');
      insert into quiz_results (quiz_id, student_id, topic, completed_at, completed_day, score, total_questions,
        correct_answers, correct_at_first, time_spent, practice, marks, answers)
      values ('${quiz}', '${student}', 'general', '2026-01-01T10:00:00Z', '2026-01-01', 100, 1, 1, 1, 20, false, '1', '[]');
      ${row(quiz)}`);
    await migrateTo(database, versions.length - 1);
    await database.run(row(alone));
    expect(await db.select().from(answers).orderBy(answers.quizId)).toMatchObject([
      { quizId: quiz, rightAtFirst: true },
      { quizId: alone },
    ]);
    await database.run(`delete from users where id = '${student}';`);
    expect(await db.select().from(answers)).toEqual([]);
    await database.close();
  });
});

describe.each(fastestDatabase)(
  'papers from before forecasts were compared with them, on $name',
  ({ open }) => {
    test('stay and are compared with nothing; a forecast is kept only of who agreed, and goes with that', async () => {
      const database = await open();
      const { db } = database;
      const quiz = '00000000-0000-4000-8000-000000000777';
      const before = versions.findIndex(({ tag }) => tag.endsWith('_forecast_checks')) - 1;
      await migrateTo(database, before);
      await database.run(`
      insert into users (id, issuer, subject, email, created_at)
      values ('${student}', 'test', 'ada', 'ada@example.org', '2026-01-01');
      insert into quizzes (id, student_id, kind, topic, difficulty, issued_at, questions, question_ids)
      values ('${quiz}', '${student}', 'paper', 'AP Chemistry', 'intermediate', '2026-01-01', '[]', '[]');
      insert into papers (student_id, quiz_id, exam_id, terms, started_at, deadline, standing)
      values ('${student}', '${quiz}', 'ap-chemistry', '{}', '2026-01-01', '2026-01-01', '{}');`);
      await migrateTo(database, versions.length - 1);
      expect(await db.select().from(papers)).toMatchObject([{ quizId: quiz }]);
      expect(await hasConsented(db, student)).toBe(false);
      expect(await compareChecks(db, 20)).toEqual({ students: 0, papers: 0, inside: 0, off: 0 });
      const check = {
        studentId: student,
        quizId: quiz,
        low: 40,
        middle: 50,
        high: 60,
        madeAt: new Date(now),
      };
      await expect(insertCheck(db, check)).rejects.toThrow('insert into "forecast_checks"');
      await insertConsent(db, student, new Date(now));
      await insertCheck(db, check);
      await deleteConsent(db, student);
      expect(await db.select().from(forecastChecks)).toEqual([]);
      await database.close();
    });
  },
);

describe.each(fastestDatabase)('a database from before there were reminders, on $name', ({ open }) => {
  test('has none, keeps its sessions, and takes one that ends with its session', async () => {
    const database = await open();
    const { db } = database;
    const before = versions.findIndex(({ tag }) => tag.endsWith('_reminders')) - 1;
    expect(versions[before]?.tag).toBe('0034_answers_to_question');
    await migrateTo(database, before);
    await database.run(`
      insert into users (id, issuer, subject, email, created_at)
      values ('${student}', 'test', 'ada', 'ada@example.org', '2026-01-01');
      insert into sessions (student_id, secret_hash, started_at, last_used_at, expires_at)
      values ('${student}', 'hash', '2026-03-11', '2026-03-11', '2026-04-10');`);
    await migrateTo(database, versions.length - 1);
    expect(await findReminder(db, student)).toBeNull();
    expect(await db.select().from(sessions)).toMatchObject([{ secretHash: 'hash' }]);
    const browser = { studentId: student, secretHash: 'hash' };
    const subscription = { endpoint: 'https://fcm.googleapis.com/one', keys: { p256dh: 'a', auth: 'b' } };
    await saveSubscription(db, browser, subscription, new Date(now));
    expect(await hasSubscription(db, browser)).toBe(true);
    await database.run("delete from sessions where secret_hash = 'hash'");
    expect(await hasSubscription(db, browser)).toBe(false);
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

/** Runs the migrations up to one of them, as the version did that had no later one. */
async function migrateTo(database: EmptyDatabase, last: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'valence-migrations-'));
  // The snapshots beside them are for whoever writes the next one, and large.
  const filter = (path: string) => !path.endsWith('_snapshot.json');
  cpSync(migrationsFolder, folder, { recursive: true, filter });
  writeFileSync(
    join(folder, journalFile),
    JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }),
  );
  await database.migrate(folder);
  rmSync(folder, { recursive: true });
}

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
