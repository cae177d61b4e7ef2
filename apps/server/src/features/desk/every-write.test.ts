import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '../../database/schema/roles.ts';
import { keepQuestion } from '../../language-model/keeping/model-questions-repository.ts';
import { callsOf } from '../../testing/calls-of.ts';
import { smallEngine } from '../../testing/small-engine.ts';
import { askForQuiz } from '../../testing/take-quiz.ts';
import { createTestApp, type TestApp, type TestStudent } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { signInAs } from '../readings/testing/readers.ts';

/** Sent by POST, and changes nothing but the session of whoever asks. */
const withoutWrite = ['/api/desk/find-students', '/api/desk/confirm'];
const account = { firstName: 'Irene', lastName: 'Curie', email: 'irene@example.com' };
const [password, confirmPassword] = ['artificial radioactivity', 'artificial radioactivity'];

describe.each(testDatabases)('every write of the desk on $name', ({ name, open }) => {
  let server: TestApp;
  let somebody: TestStudent;
  const written = new Set<string>();
  beforeAll(async () => {
    server = await createTestApp(await open());
    somebody = await signInAs(server, 'maintainer', 'operator');
  });
  afterAll(() => server.close());

  /** Makes a call that changes something, and answers what it answers. */
  async function write(call: string, body: object, action: string): Promise<Record<string, string>> {
    const before = await server.database.db.$count(auditLog);
    const response = await somebody.post(`/api/desk/${call}`, body);
    expect([call, response.statusCode]).toEqual([call, 200]);
    const entries = await server.database.db.select().from(auditLog);
    const added = entries.filter((entry) => entry.action === action && entry.actor === somebody.id);
    expect([call, entries.length - before, added.length > 0]).toEqual([call, 1, true]);
    written.add(`/api/desk/${call}`);
    return response.json();
  }

  test('on questions leaves one line, which names who did it', async () => {
    const student = await server.signIn();
    const questionId = (await askForQuiz(student)).questions[0]?.id ?? '';
    const reported = { questionId, reportReason: 'typo', reportExplanation: 'A letter is missing.' };
    expect((await student.post('/api/report-answer', reported)).statusCode).toBe(200);
    const deciding = { questionId, decision: { kind: 'withdraw' }, note: null };
    await write('decide', deciding, 'question.decide');
    await write('restore', { template: questionId, note: null }, 'template.restore');

    const [question] = smallEngine.firstQuestions();
    if (question === undefined) throw new Error('The engine has no question');
    await keepQuestion(server.database.db, {
      id: 'model.1',
      topic: 'counting',
      tests: [],
      difficulty: 'beginner',
      question: { ...question, id: 'model.1', origin: { kind: 'model', model: 'writes' } },
      solverModel: 'solves',
      promptVersion: 1,
      tokens: 220,
      writtenAt: new Date(server.time.now),
    });
    const ofModel = { questionId: 'model.1', note: null };
    await write('decide-model-question', { ...ofModel, isKept: true }, 'model-question.keep');
    await write('decide-model-question', { ...ofModel, isKept: false }, 'model-question.throw-out');

    await write('open-reading', { from: { kind: 'any' } }, 'reading.open');
    const { open: shown } = (await somebody.get('/api/desk/readings')).json();
    const reading = { id: shown.id };
    await write('confirm-reading', { ...reading, answer: { kind: 'none' }, doubt: null }, 'reading.confirm');
    const report = { ...reading, reason: 'typo', explanation: 'A letter is missing.' };
    await write('report-reading', report, 'reading.report');
  });

  test('on audits, students and the server leaves one line, which names who did it', async () => {
    const { number } = await write('announce-audit', { size: 2, seed: 'a beacon' }, 'audit.announce');
    await write('draw-audit', { number }, 'audit.draw');
    await write('end-audit', { number }, 'audit.end');

    const signUp = { ...account, password, confirmPassword };
    const headers = { 'sec-fetch-site': 'same-origin' };
    const signedUp = await server.app.inject({ method: 'POST', url: '/api/login', headers, payload: signUp });
    expect(signedUp.statusCode).toBe(200);
    const { email } = account;
    const { students } = (await somebody.post('/api/desk/find-students', { email })).json();
    const studentId = students[0]?.id;
    await write('change-role', { studentId, role: 'maintainer', isGranted: true }, 'role.grant');
    await write('change-role', { studentId, role: 'maintainer', isGranted: false }, 'role.revoke');
    await write('reset-password', { studentId }, 'student.reset-password');
    await write('end-sessions', { studentId }, 'student.end-sessions');
    await write('delete-student', { studentId, email }, 'student.delete');

    // A Postgres server is backed up by whoever runs it.
    if (name === 'the embedded database') await write('make-backup', { isAsked: true }, 'backup.make');
    else written.add('/api/desk/make-backup');
    await write('rebuild-answers', { isEverybody: true }, 'answers.rebuild');
    await write('end-every-session', { isEverybody: true }, 'everybody.end-sessions');
  });

  test('is among those that are tried above', () => {
    const calls = callsOf(server.app.printRoutes({ commonPrefix: false }))
      .filter((call) => call.includes(' /api/desk') && !/^(GET|HEAD) /.test(call))
      .map((call) => call.split(' ')[1]);
    expect(calls.toSorted()).toEqual([...written, ...withoutWrite].toSorted());
  });
});
