import { randomUUID } from 'node:crypto';
import { deskDoubts, deskQueue, deskStudents, roles } from '@valence/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '../../database/schema/accounts.ts';
import { withdrawals } from '../../database/schema/reports.ts';
import { systemRandomness } from '../../randomness.ts';
import { callsOf } from '../../testing/calls-of.ts';
import { answersTo, askForQuiz } from '../../testing/take-quiz.ts';
import { createTestApp, type TestApp, type TestStudent } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { auditEntries } from '../roles/audit-log-repository.ts';
import { changeRole } from '../roles/change-role-service.ts';

const decision = { questionId: 'nobody', decision: { kind: 'keep' }, note: null };
const nobody = { studentId: randomUUID() };
const reading = { id: randomUUID() };
/** Every call of the desk with what is sent, and who may make it. */
const calls = [
  ['GET', '/api/desk', null, ['maintainer', 'operator']],
  ['GET', '/api/desk/doubts', null, ['maintainer']],
  ['GET', '/api/desk/decided', null, ['maintainer']],
  ['POST', '/api/desk/decide', decision, ['maintainer']],
  ['POST', '/api/desk/restore', { template: 'nothing', note: null }, ['maintainer']],
  ['GET', '/api/desk/items', null, ['maintainer']],
  ['GET', '/api/desk/model-questions', null, ['maintainer']],
  [
    'POST',
    '/api/desk/decide-model-question',
    { questionId: 'none', isKept: true, note: null },
    ['maintainer'],
  ],
  ['GET', '/api/desk/confirmation', null, ['maintainer', 'operator']],
  ['POST', '/api/desk/confirm', { password: 'not the one' }, ['maintainer', 'operator']],
  ['POST', '/api/desk/change-role', { ...nobody, role: 'maintainer', isGranted: true }, ['operator']],
  ['POST', '/api/desk/find-students', { email: 'nobody@example.org' }, ['operator']],
  ['POST', '/api/desk/end-sessions', nobody, ['operator']],
  ['POST', '/api/desk/reset-password', nobody, ['operator']],
  ['POST', '/api/desk/delete-student', { ...nobody, email: 'nobody@example.org' }, ['operator']],
  ['GET', '/api/desk/readings', null, ['maintainer']],
  ['GET', '/api/desk/templates', null, ['maintainer']],
  ['POST', '/api/desk/open-reading', { from: { kind: 'audit', number: 1 } }, ['maintainer']],
  [
    'POST',
    '/api/desk/confirm-reading',
    { ...reading, answer: { kind: 'none' }, doubt: null },
    ['maintainer'],
  ],
  ['GET', `/api/desk/reading?id=${reading.id}`, null, ['maintainer']],
  [
    'POST',
    '/api/desk/report-reading',
    { ...reading, reason: 'typo', explanation: 'A long one.' },
    ['maintainer'],
  ],
  ['POST', '/api/desk/announce-audit', { size: 999, seed: 'too many' }, ['operator']],
  ['POST', '/api/desk/draw-audit', { number: 999 }, ['operator']],
  ['POST', '/api/desk/end-audit', { number: 999 }, ['operator']],
  ['GET', '/api/desk/queue', null, ['operator']],
  ['GET', '/api/desk/operation', null, ['operator']],
  ['POST', '/api/desk/make-backup', { isAsked: true }, ['operator']],
  ['POST', '/api/desk/rebuild-answers', { isEverybody: true }, ['operator']],
  // Last: it ends the session of whoever asks.
  ['POST', '/api/desk/end-every-session', { isEverybody: true }, ['operator']],
] as const;

describe.each(testDatabases)('the desk on $name', ({ open }) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open());
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    for (const table of [users, withdrawals]) await server.database.db.delete(table);
  });

  async function signInAs(role: (typeof roles)[number] | null, premium = false): Promise<TestStudent> {
    const student = await server.signIn(premium ? { subscriptionStatus: 'active' } : {});
    const context = { db: server.database.db, clock: () => server.time.now, randomness: systemRandomness };
    if (role !== null) await changeRole(context, null, { studentId: student.id, role, isGranted: true });
    return student;
  }
  const done = (target: string) => auditEntries(server.database.db, target, 10);

  test('does not exist for a visitor, a student and Premium, and for each role exactly its calls do', async () => {
    const askers = [
      { role: null, student: await signInAs(null) },
      { role: null, student: await signInAs(null, true) },
      ...(await Promise.all(roles.map(async (role) => ({ role, student: await signInAs(role) })))),
    ];
    for (const [method, url, body, among] of calls) {
      const headers = { 'sec-fetch-site': 'same-origin' };
      const asVisitor = await server.app.inject({ method, url, headers, ...(body && { payload: body }) });
      expect([method, url, asVisitor.statusCode]).toEqual([method, url, 404]);
      for (const { role, student } of askers) {
        // What is sent wrongly is not read either, for who may not ask.
        const wrong = body === null ? await student.get(url) : await student.post(url, {});
        const answer = body === null ? wrong : await student.post(url, body);
        const mayAsk = among.some((one) => one === role);
        const statuses = [answer.statusCode, wrong.statusCode].map((status) => status === 404);
        expect([url, role, statuses]).toEqual([url, role, [!mayAsk, !mayAsk]]);
        expect([200, 404, 409]).toContain(answer.statusCode);
      }
    }
  });

  test('has no call but those that are tried above', () => {
    const registered = callsOf(server.app.printRoutes({ commonPrefix: false })).filter(
      (call) => call.includes(' /api/desk') && !call.startsWith('HEAD'),
    );
    expect(registered.toSorted()).toEqual(
      calls.map(([method, url]) => `${method} ${url.split('?')[0]}`).toSorted(),
    );
  });

  test('a student hears of the own roles, and nearly everybody of none', async () => {
    for (const role of [null, ...roles]) {
      const { roles: own } = (await (await signInAs(role)).get('/api/user/roles')).json();
      expect(own).toEqual(role === null ? [] : [role]);
    }
  });

  test('leads a report to its decision: marks change, the student is told, and the log has it', async () => {
    const [student, maintainer] = [await signInAs(null), await signInAs('maintainer')];
    const quiz = await askForQuiz(student);
    await student.post('/api/user/record-quiz', answersTo(quiz, 4));
    const questionId = quiz.questions[4]?.id ?? '';
    const key = ((quiz.questions[4]?.correctAnswer ?? 0) + 1) % 4;
    const reported = { questionId, reportReason: 'wrong_answer', reportExplanation: 'Another one is right.' };
    expect((await student.post('/api/report-answer', reported)).statusCode).toBe(200);

    const { doubts } = deskDoubts.parse((await maintainer.get('/api/desk/doubts')).json());
    expect(doubts).toMatchObject([
      {
        questionId,
        reports: [{ reason: 'wrong_answer', explanation: 'Another one is right.', outcome: 'open' }],
        quarantine: null,
        history: [],
      },
    ]);
    expect(JSON.stringify(doubts)).not.toContain(student.id);
    const correcting = { questionId, decision: { kind: 'correct', key }, note: 'Thank you.' };
    expect((await maintainer.post('/api/desk/decide', correcting)).json()).toEqual({
      outcome: 'corrected',
      regraded: 1,
      isWithdrawn: true,
    });
    expect((await student.get('/api/user/notices')).json().notices).toMatchObject([
      { scoreBefore: 80, scoreAfter: 100 },
    ]);
    expect((await student.get('/api/user/reports')).json().reports).toMatchObject([
      { outcome: 'corrected', note: 'Thank you.' },
    ]);
    expect((await server.app.inject('/api/accuracy')).json().errata).toMatchObject([{ kind: 'wrongKey' }]);
    expect(await done(questionId)).toMatchObject([
      { action: 'question.decide', actor: maintainer.id, details: { outcome: 'corrected', key } },
    ]);

    const restoring = { template: questionId, note: null };
    expect((await maintainer.post('/api/desk/restore', restoring)).statusCode).toBe(200);
    expect((await maintainer.post('/api/desk/restore', restoring)).statusCode).toBe(409);
    expect((await done(questionId)).map(({ action }) => action).toSorted()).toEqual([
      'question.decide',
      'template.restore',
    ]);
  });

  test('writes nothing down about what was refused', async () => {
    const maintainer = await signInAs('maintainer');
    const refused = await maintainer.post('/api/desk/decide', decision);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Nobody has reported a question nobody.',
    ]);
    expect(await done('nobody')).toEqual([]);
  });

  test('finds a student by e-mail, and ends the sessions of that one', async () => {
    const [student, operator] = [
      await server.signIn({ email: 'Ada@example.org' }),
      await signInAs('operator'),
    ];
    const { students } = deskStudents.parse(
      (await operator.post('/api/desk/find-students', { email: 'ada@EXAMPLE.org' })).json(),
    );
    expect(students).toMatchObject([{ id: student.id, plan: 'free', sessions: 1, roles: [] }]);
    const ended = await operator.post('/api/desk/end-sessions', { studentId: student.id });
    expect(ended.json()).toEqual({ ended: 1 });
    expect((await student.get('/api/auth/user')).statusCode).toBe(401);
    expect((await operator.get('/api/auth/user')).statusCode).toBe(200);
    const { audit } = deskQueue.parse((await operator.get('/api/desk/queue')).json());
    expect(audit).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ action: 'student.end-sessions', actor: operator.id, target: student.id }),
      ]),
    );
  });
});
