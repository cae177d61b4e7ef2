import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answers } from '../../database/schema/answers.ts';
import { keyCorrections } from '../../database/schema/reports.ts';
import { askForQuiz } from '../../testing/take-quiz.ts';
import { keyOf, typeAnswer } from '../../testing/take-typed-quiz.ts';
import type { TestStudent } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { rebuildAllAnswers } from '../answers/rebuild-answers-service.ts';
import { regradeCorrected } from '../grading/regrade-service.ts';
import { openWithoutOptionsServer, type WithoutOptionsServer } from './testing/without-options-server.ts';

describe.each(testDatabases)('on $name', ({ open }) => {
  let server: WithoutOptionsServer;

  beforeAll(async () => {
    server = await openWithoutOptionsServer(await open());
  });
  afterAll(() => server.close());

  const ledgerOf = (student: TestStudent) =>
    server.database.db
      .select()
      .from(answers)
      .where(eq(answers.studentId, student.id))
      .orderBy(answers.answeredAt, answers.questionId);

  test('its answer is graded as in a typed quiz, is a first try in the ledger, and changes no result', async () => {
    const student = await server.signIn();
    const { quizId, ids } = await server.finished(student);
    const history = (await student.get('/api/user/history')).json();
    const first = await server.ask(student, quizId, { questionId: ids[1] });
    const second = await server.ask(student, quizId, { questionId: ids[2] });
    const wrong = await typeAnswer(student, first.quizId, first.question, `${keyOf(first.question) + 1}`);
    expect(wrong.standing).toMatchObject({
      tries: [{ verdict: 'wrong', marks: 0, slip: { id: 'miscounted', teaching: 'Count again.' } }],
      solution: { explanation: expect.any(String) },
    });
    await typeAnswer(student, second.quizId, second.question, 'many');
    await typeAnswer(student, second.quizId, second.question, `${keyOf(second.question)}`);
    const rows = (await ledgerOf(student)).filter(({ kind }) => kind === 'typed');
    expect(rows).toMatchObject([
      { quizId: first.quizId, template: ids[1], rightAtFirst: false, firstChoice: 'miscounted', tries: 1 },
      {
        quizId: second.quizId,
        template: ids[2],
        rightAtFirst: true,
        firstChoice: 'key',
        answeredDay: '2026-03-11',
      },
    ]);
    expect((await student.get('/api/user/history')).json()).toEqual(history);
    expect((await student.get('/api/user/mistakes')).json()).toMatchObject({ standing: 1 });
    const { asked } = await server.read(student, quizId);
    expect(asked.map(({ question }) => question.standing.solution !== null)).toEqual([true, true]);
    const exported = (await student.get('/api/account/export')).json();
    const taken = exported.quizzes.find(({ id }: { id: string }) => id === first.quizId);
    expect(taken.questions[0].options).toHaveLength(4);
  });

  test('a quiz that is open in practice says what was chosen; with Premium there are three tries, and the first one counts', async () => {
    const student = await server.signIn({ subscriptionStatus: 'active' });
    const { quizId, questions } = await askForQuiz(student);
    const [, right] = questions;
    const questionId = right?.id;
    expect((await server.refusal(student, quizId, { questionId })).slice(0, 2)).toEqual([409, 'conflict']);
    expect((await server.refusal(student, quizId, { questionId, chosen: 0 })).slice(0, 2)).toEqual([
      409,
      'conflict',
    ]);
    const asked = await server.ask(student, quizId, { questionId, chosen: right?.correctAnswer });
    const missed = await typeAnswer(student, asked.quizId, asked.question, '999', true);
    expect(missed.standing.solution).toBeNull();
    expect(await ledgerOf(student)).toMatchObject([{ rightAtFirst: false, tries: 1, mode: 'practice' }]);
    // The list of mistakes would tell the key while tries are left.
    expect((await student.get('/api/user/mistakes')).json()).toMatchObject({ standing: 0 });
    await typeAnswer(student, asked.quizId, asked.question, `${keyOf(asked.question)}`, true);
    expect(await ledgerOf(student)).toMatchObject([{ rightAtFirst: false, tries: 2 }]);
    expect((await student.get('/api/user/mistakes')).json()).toMatchObject({ standing: 1 });
  });

  test('the ledger written anew keeps it, and a corrected key changes it and takes its words away', async () => {
    const student = await server.signIn();
    const { quizId, ids } = await server.finished(student);
    const { db } = server.database;
    const asked = await server.ask(student, quizId, { questionId: ids[1] });
    await typeAnswer(student, asked.quizId, asked.question, `${keyOf(asked.question) + 1}`);
    const rows = await ledgerOf(student);
    expect(rows).toHaveLength(6);
    await rebuildAllAnswers({ db, engine: server.engine });
    expect(await ledgerOf(student)).toEqual(rows);
    await db.insert(keyCorrections).values({
      questionId: asked.question.id,
      questionText: asked.question.question,
      rightAnswer: `${keyOf(asked.question) + 1}`,
      decidedAt: new Date(server.time.now),
    });
    const clock = () => server.time.now;
    await regradeCorrected({
      db,
      clock,
      engine: server.engine,
      randomness: { uuid: () => crypto.randomUUID(), seed: () => 1 },
    });
    const row = (await ledgerOf(student)).find(({ kind }) => kind === 'typed');
    expect(row).toMatchObject({ rightAtFirst: true, firstChoice: 'key', answeredDay: '2026-03-11' });
    expect((await server.read(student, quizId)).asked).toEqual([]);
  });

  test('one that is open when its key is corrected is graded by the corrected key', async () => {
    const student = await server.signIn();
    const { quizId, ids } = await server.finished(student);
    const asked = await server.ask(student, quizId, { questionId: ids[2] });
    const corrected = `${keyOf(asked.question) + 1}`;
    await server.database.db.insert(keyCorrections).values({
      questionId: asked.question.id,
      questionText: asked.question.question,
      rightAnswer: corrected,
      decidedAt: new Date(server.time.now),
    });
    const graded = await typeAnswer(student, asked.quizId, asked.question, corrected);
    expect(graded.standing.tries).toMatchObject([{ verdict: 'right', marks: 1, slip: null }]);
    const { solution } = graded.standing;
    expect(solution?.options[solution.correctAnswer]).toBe(corrected);
    const row = (await ledgerOf(student)).find(({ kind }) => kind === 'typed');
    expect(row).toMatchObject({ rightAtFirst: true, firstChoice: 'key' });
  });
});
