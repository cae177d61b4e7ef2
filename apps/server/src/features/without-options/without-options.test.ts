import {
  askedWithoutOptions,
  withoutOptions,
  withoutOptionsPerDay,
  type AskedWithoutOptions,
} from '@valence/contract';
import type { Question } from '@valence/questions';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answers } from '../../database/schema/answers.ts';
import { keyCorrections } from '../../database/schema/reports.ts';
import { quizResults, quizzes } from '../../database/schema/quizzes.ts';
import { smallEngine } from '../../testing/small-engine.ts';
import { answersTo, askForQuiz } from '../../testing/take-quiz.ts';
import { keyOf, typeAnswer } from '../../testing/take-typed-quiz.ts';
import { createTestApp, type TestApp, type TestStudent } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { rebuildAllAnswers } from '../answers/rebuild-answers-service.ts';
import { regradeCorrected } from '../grading/regrade-service.ts';
import type { QuestionEngine } from '../quizzes/question-engine.ts';

const drawn = (question: Question): Question => ({
  ...question,
  // The first of five is written; all others are drawn.
  origin: question.id.endsWith('-0') ? { kind: 'written' } : { kind: 'family', family: question.id, seed: 1 },
});
/** What the quiz composed last was to avoid. */
let avoided: ReadonlySet<string> = new Set();
/** All that there is to type on the skill of the written questions. */
const onSkill = ['else-0', 'else-1'];
/** Questions of a family that can draw no more than these; whatever else is on its skill comes behind. */
const fromSmallFamily = new Set<string>();
const ofSmallFamily = Array.from({ length: 6 }, (_, draw) => `small-family/${draw}`);
/** Each seed brings questions of its own, as in the real engine; a variant is named after its question. */
const engine: QuestionEngine = {
  ...smallEngine,
  composeQuiz: (request) => {
    avoided = request.seen;
    return smallEngine.composeQuiz(request).map(drawn);
  },
  typedSupply: ({ origin, text }) =>
    origin.kind === 'written'
      ? { isDrawn: false, written: onSkill }
      : { isDrawn: !text.endsWith('4?'), written: [] },
  makeTypedVariants: (question, many, seed, { answered } = {}) =>
    question.origin.kind === 'written'
      ? onSkill.filter((id) => answered?.has(id) !== true).map((id) => ({ ...question, id }))
      : [
          ...(fromSmallFamily.has(question.id)
            ? ofSmallFamily.filter((id) => answered?.has(id) !== true)
            : []),
          ...Array.from({ length: many }, (_, index) => `${question.id}/${seed}-${index}`),
        ]
          .slice(0, many)
          .map((id) => ({ ...question, id })),
  templateOf: ({ id }) => id.split('/')[0] ?? '',
};

const callOf = (quizId: string) => `/api/user/without-options/${quizId}`;

describe.each(testDatabases)('on $name', ({ open }) => {
  let server: TestApp;

  beforeAll(async () => {
    server = await createTestApp(await open(), {}, { engine });
  });
  afterAll(() => server.close());

  /** Five questions: the first is written, and on the skill of the last nothing can be typed. The first so many are right. */
  async function finished(student: TestStudent, right = 5, difficulty = 'beginner') {
    const quiz = await askForQuiz(student, { difficulty });
    await student.post('/api/user/record-quiz', answersTo(quiz, right));
    return { quizId: quiz.quizId, ids: quiz.questions.map(({ id }) => id) };
  }

  async function ask(student: TestStudent, quizId: string, body: object): Promise<AskedWithoutOptions> {
    const response = await student.post(callOf(quizId), body);
    if (response.statusCode !== 200) throw new Error(response.body);
    return askedWithoutOptions.parse(response.json());
  }

  async function refusal(student: TestStudent, quizId: string, body: object) {
    const response = await student.post(callOf(quizId), body);
    return [response.statusCode, response.json().code, response.json().message];
  }

  const read = async (student: TestStudent, quizId: string) =>
    withoutOptions.parse((await student.get(callOf(quizId))).json());

  const ledgerOf = (student: TestStudent) =>
    server.database.db
      .select()
      .from(answers)
      .where(eq(answers.studentId, student.id))
      .orderBy(answers.answeredAt, answers.questionId);

  test('a right answer is followed by a fresh question, without its key and once, and no allowance is touched', async () => {
    const student = await server.signIn();
    const { quizId, ids } = await finished(student);
    const usage = (await student.get('/api/user/quiz-usage')).json();
    expect(await read(student, quizId)).toEqual({ offered: ids.slice(0, 4), asked: [] });
    const response = await student.post(callOf(quizId), { questionId: ids[1] });
    for (const word of ['options', 'correctAnswer', 'explanation', 'slips', 'proof'])
      expect(response.body).not.toContain(`"${word}"`);
    const asked = askedWithoutOptions.parse(response.json());
    expect(asked.question.id).toMatch(`${ids[1]}/`);
    expect(asked.question.standing).toEqual({ tries: [], solution: null });
    expect(await ask(student, quizId, { questionId: ids[1] })).toEqual(asked);
    const again = await student.get(callOf(quizId));
    expect(again.body).not.toContain('"correctAnswer"');
    expect(again.json()).toEqual({ offered: [ids[0], ids[2], ids[3]], asked: [asked] });
    expect((await student.get('/api/user/quiz-usage')).json()).toEqual(usage);
    const exported = (await student.get('/api/account/export')).json();
    const taken = exported.quizzes.find(({ id }: { id: string }) => id === asked.quizId);
    expect(taken.questions).toEqual([{ id: asked.question.id, text: asked.question.question }]);
  });

  test('its answer is graded as in a typed quiz, is a first try in the ledger, and changes no result', async () => {
    const student = await server.signIn();
    const { quizId, ids } = await finished(student);
    const history = (await student.get('/api/user/history')).json();
    const first = await ask(student, quizId, { questionId: ids[1] });
    const second = await ask(student, quizId, { questionId: ids[2] });
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
    const { asked } = await read(student, quizId);
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
    expect((await refusal(student, quizId, { questionId })).slice(0, 2)).toEqual([409, 'conflict']);
    expect((await refusal(student, quizId, { questionId, chosen: 0 })).slice(0, 2)).toEqual([
      409,
      'conflict',
    ]);
    const asked = await ask(student, quizId, { questionId, chosen: right?.correctAnswer });
    const missed = await typeAnswer(student, asked.quizId, asked.question, '999', true);
    expect(missed.standing.solution).toBeNull();
    expect(await ledgerOf(student)).toMatchObject([{ rightAtFirst: false, tries: 1, mode: 'practice' }]);
    // The list of mistakes would tell the key while tries are left.
    expect((await student.get('/api/user/mistakes')).json()).toMatchObject({ standing: 0 });
    await typeAnswer(student, asked.quizId, asked.question, `${keyOf(asked.question)}`, true);
    expect(await ledgerOf(student)).toMatchObject([{ rightAtFirst: false, tries: 2 }]);
    expect((await student.get('/api/user/mistakes')).json()).toMatchObject({ standing: 1 });
  });

  test('a written question is followed by another one on its skill, while there is one that its student was never issued', async () => {
    const student = await server.signIn();
    const [first, second, third] = [
      await finished(student),
      await finished(student, 5, 'intermediate'),
      await finished(student, 5, 'advanced'),
    ];
    const followed: string[] = [];
    for (const { quizId, ids } of [first, second]) {
      expect((await read(student, quizId)).offered).toContain(ids[0]);
      followed.push((await ask(student, quizId, { questionId: ids[0] })).question.id);
    }
    expect(followed.sort()).toEqual(onSkill);
    expect((await read(student, third.quizId)).offered).toEqual(third.ids.slice(1, 4));
    expect(await refusal(student, third.quizId, { questionId: third.ids[0] })).toEqual([
      409,
      'conflict',
      'You have met everything that we have to type on this skill.',
    ]);
    const other = await server.signIn();
    const { quizId, ids } = await finished(other);
    expect((await read(other, quizId)).offered).toContain(ids[0]);
  });

  test('where a small family is used up, something else on the skill follows', async () => {
    const student = await server.signIn({ subscriptionStatus: 'active' });
    const followed: string[] = [];
    for (let quiz = 0; quiz <= ofSmallFamily.length; quiz += 1) {
      const { quizId, ids } = await finished(student);
      const questionId = ids[3] ?? '';
      fromSmallFamily.add(questionId);
      followed.push((await ask(student, quizId, { questionId })).question.id);
    }
    expect(followed.slice(0, -1).sort()).toEqual(ofSmallFamily);
    expect(followed.at(-1)).not.toMatch(/^small-family/);
  });

  test('what was wrong, has nothing to type on its skill, and what is another student’s or nobody’s, is refused in words', async () => {
    const student = await server.signIn();
    const { quizId, ids } = await finished(student, 3);
    expect(await read(student, quizId)).toEqual({ offered: ids.slice(0, 3), asked: [] });
    expect(await refusal(student, quizId, { questionId: ids[3], chosen: 3 })).toEqual([
      409,
      'conflict',
      'A question without options follows a right answer, and this one was not right.',
    ]);
    expect(await refusal(student, quizId, { questionId: ids[4] })).toEqual([
      400,
      'badRequest',
      'questionId: there is nothing to type on the skill of this question.',
    ]);
    expect((await refusal(student, quizId, { questionId: 'made-up' })).slice(0, 2)).toEqual([
      404,
      'notFound',
    ]);
    const other = await server.signIn();
    expect((await refusal(other, quizId, { questionId: ids[1] })).slice(0, 2)).toEqual([404, 'notFound']);
    expect((await other.get(callOf(quizId))).statusCode).toBe(404);
    const asked = await ask(student, quizId, { questionId: ids[1] });
    const typed = { quizId: asked.quizId, questionId: asked.question.id, typed: '1', isPracticeMode: false };
    expect((await other.post('/api/user/typed-answer', typed)).statusCode).toBe(404);
    // It leads to no further one, and is not a quiz that could be recorded or gone on with.
    expect((await student.get(callOf(asked.quizId))).statusCode).toBe(404);
    const claimed = answersTo(await askForQuiz(student), 5);
    const recorded = await student.post('/api/user/record-quiz', {
      ...claimed,
      quizId: asked.quizId,
      questionsData: [],
    });
    expect(recorded.statusCode).toBe(404);
  });

  test('a typed question is followed by none', async () => {
    const student = await server.signIn();
    const wanted = { topic: 'general', difficulty: 'beginner', count: 5, answers: 'type' };
    const quiz = (await student.post('/api/generate-questions', wanted)).json();
    expect(await read(student, quiz.quizId)).toEqual({ offered: [], asked: [] });
  });

  test('there are so many a day on every plan, and the next day there are more', async () => {
    const student = await server.signIn({ subscriptionStatus: 'active' });
    let asked = 0;
    for (let round = 0; asked < withoutOptionsPerDay; round += 1) {
      const { quizId } = await finished(student);
      for (const questionId of (await read(student, quizId)).offered.slice(0, withoutOptionsPerDay - asked)) {
        await ask(student, quizId, { questionId });
        asked += 1;
      }
    }
    const { quizId } = await finished(student);
    const [questionId] = (await read(student, quizId)).offered;
    const response = await student.post(callOf(quizId), { questionId });
    expect([response.statusCode, response.json()]).toMatchObject([
      403,
      { code: 'dailyLimitReached', limit: withoutOptionsPerDay, resetDate: '2026-03-12T00:00:00.000Z' },
    ]);
    server.time.now += 24 * 60 * 60 * 1000;
    await ask(student, quizId, { questionId });
    server.time.now -= 24 * 60 * 60 * 1000;
  });

  test('the ledger written anew keeps it, and a corrected key changes it and takes its words away', async () => {
    const student = await server.signIn();
    const { quizId, ids } = await finished(student);
    const { db } = server.database;
    const asked = await ask(student, quizId, { questionId: ids[1] });
    await typeAnswer(student, asked.quizId, asked.question, `${keyOf(asked.question) + 1}`);
    const rows = await ledgerOf(student);
    expect(rows).toHaveLength(6);
    await rebuildAllAnswers({ db, engine });
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
      engine,
      randomness: { uuid: () => crypto.randomUUID(), seed: () => 1 },
    });
    const row = (await ledgerOf(student)).find(({ kind }) => kind === 'typed');
    expect(row).toMatchObject({ rightAtFirst: true, firstChoice: 'key', answeredDay: '2026-03-11' });
    expect((await read(student, quizId)).asked).toEqual([]);
  });

  test('one that is open when its key is corrected is graded by the corrected key', async () => {
    const student = await server.signIn();
    const { quizId, ids } = await finished(student);
    const asked = await ask(student, quizId, { questionId: ids[2] });
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

  test('the next quiz avoids what was asked without options, beside the questions of the quizzes before', async () => {
    const student = await server.signIn();
    const { quizId, ids } = await finished(student);
    const asked = [];
    for (const questionId of ids.slice(1, 4)) asked.push(await ask(student, quizId, { questionId }));
    await askForQuiz(student);
    expect([...avoided].sort()).toEqual([...ids, ...asked.map(({ question }) => question.id)].sort());
  });

  test('two requests at once draw one question', async () => {
    const student = await server.signIn();
    const { quizId, ids } = await finished(student);
    const all = await Promise.all([1, 2, 3].map(() => ask(student, quizId, { questionId: ids[3] })));
    expect(new Set(all.map(({ question }) => question.id)).size).toBe(1);
    const rows = await server.database.db
      .select({ kind: quizzes.kind, count: count() })
      .from(quizzes)
      .where(eq(quizzes.studentId, student.id))
      .groupBy(quizzes.kind);
    expect(rows.find(({ kind }) => kind === 'withoutOptions')?.count).toBe(1);
    const results = await server.database.db
      .select()
      .from(quizResults)
      .where(eq(quizResults.studentId, student.id));
    expect(results).toHaveLength(1);
  });
});
