import { describe, expect, test } from 'vitest';
import { rebuildAskedAnswers } from '../../features/answers/rebuild-answers-service.ts';
import {
  compareChecks,
  deleteConsent,
  hasConsented,
  insertCheck,
  insertConsent,
} from '../../features/calibration/calibration-repository.ts';
import { unfinishedCorrections } from '../../features/key-corrections/key-corrections-repository.ts';
import { compressOldQuizzes } from '../../features/quizzes/snapshots/compress-quizzes-service.ts';
import { snapshotsOf } from '../../features/quizzes/snapshots/snapshots-repository.ts';
import { triesOfQuiz } from '../../features/quizzes/typed/typed-tries-repository.ts';
import { smallEngine } from '../../testing/small-engine.ts';
import { answers } from '../schema/answers.ts';
import { forecastChecks } from '../schema/calibration.ts';
import { papers } from '../schema/papers.ts';
import { modelQuestions } from '../schema/model-questions.ts';
import { quizzes } from '../schema/quizzes.ts';
import { fastestDatabase, migrateTo, now, student, versions } from './versions.ts';

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
