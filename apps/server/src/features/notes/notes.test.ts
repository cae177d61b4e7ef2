import { noteMaxLength } from '@valence/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { questionNotes } from '../../database/schema/notes.ts';
import { answersTo, askForQuiz } from '../../testing/take-quiz.ts';
import { createTestApp, type TestApp, type TestStudent } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';

const path = (quizId: string) => `/api/user/notes/${quizId}`;

describe.each(testDatabases)('notes at questions on $name', ({ open }) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open());
  });
  afterAll(() => server.close());

  const notes = async (student: TestStudent, quizId: string) =>
    (await student.get(path(quizId))).json().notes;
  const write = (student: TestStudent, quizId: string, questionId: string, text: string) =>
    student.send(
      'PUT',
      path(quizId),
      { 'content-type': 'application/json' },
      JSON.stringify({ questionId, text }),
    );
  async function withQuiz() {
    const student = await server.signIn();
    const quiz = await askForQuiz(student);
    return { student, quiz, first: quiz.questions[0]?.id ?? '', second: quiz.questions[1]?.id ?? '' };
  }

  test('are kept for each question, and the latest stands', async () => {
    const { student, quiz, first, second } = await withQuiz();
    expect(await notes(student, quiz.quizId)).toEqual([]);
    expect((await write(student, quiz.quizId, first, 'Ask in class.')).statusCode).toBe(204);
    await write(student, quiz.quizId, second, 'Units!');
    await write(student, quiz.quizId, first, 'Understood:\n2 mol, not 1.');
    expect(await notes(student, quiz.quizId)).toEqual(
      [
        { questionId: first, text: 'Understood:\n2 mol, not 1.' },
        { questionId: second, text: 'Units!' },
      ].toSorted((one, other) => (one.questionId < other.questionId ? -1 : 1)),
    );
  });

  test('can be written after the quiz is finished', async () => {
    const { student, quiz, first } = await withQuiz();
    await student.post('/api/user/record-quiz', answersTo(quiz, 3));
    expect((await write(student, quiz.quizId, first, 'Again before the exam.')).statusCode).toBe(204);
    expect(await notes(student, quiz.quizId)).toHaveLength(1);
  });

  test('are taken away by an empty one', async () => {
    const { student, quiz, first } = await withQuiz();
    await write(student, quiz.quizId, first, 'Ask in class.');
    expect((await write(student, quiz.quizId, first, ' \n')).statusCode).toBe(204);
    expect(await notes(student, quiz.quizId)).toEqual([]);
  });

  test('are as long as they may be, and no longer', async () => {
    const { student, quiz, first } = await withQuiz();
    const longest = 'x'.repeat(noteMaxLength);
    expect((await write(student, quiz.quizId, first, longest)).statusCode).toBe(204);
    const refused = await write(student, quiz.quizId, first, `${longest}y`);
    expect(refused.statusCode).toBe(400);
    expect(JSON.stringify(refused.json())).toContain('text');
    expect(await notes(student, quiz.quizId)).toEqual([{ questionId: first, text: longest }]);
    // The length is looked at before the quiz is looked for.
    expect((await write(student, crypto.randomUUID(), first, `${longest}y`)).statusCode).toBe(400);
  });

  test('are nobody else’s', async () => {
    const { student, quiz, first } = await withQuiz();
    const other = await server.signIn();
    await write(student, quiz.quizId, first, 'Mine.');
    expect(await notes(other, quiz.quizId)).toEqual([]);
    expect((await write(other, quiz.quizId, first, 'Mine now.')).statusCode).toBe(404);
    expect(await notes(student, quiz.quizId)).toEqual([{ questionId: first, text: 'Mine.' }]);
  });

  test('belong to a question of the quiz', async () => {
    const { student, quiz } = await withQuiz();
    expect((await write(student, quiz.quizId, 'no-question', 'Where?')).statusCode).toBe(404);
  });

  test('are read and written by students only', async () => {
    const { student, quiz, first } = await withQuiz();
    await write(student, quiz.quizId, first, 'Mine.');
    const url = path(quiz.quizId);
    expect((await server.app.inject({ url })).statusCode).toBe(401);
    const payload = { questionId: first, text: 'Not mine.' };
    const headers = { 'sec-fetch-site': 'same-origin' };
    expect((await server.app.inject({ method: 'PUT', url, payload, headers })).statusCode).toBe(401);
    expect(await notes(student, quiz.quizId)).toEqual([{ questionId: first, text: 'Mine.' }]);
  });

  test('are in the download of the account, and go with it', async () => {
    const { student, quiz, first } = await withQuiz();
    await write(student, quiz.quizId, first, 'Ask in class.');
    const download = (await student.get('/api/account/export')).json();
    expect(download.question_notes).toMatchObject([{ questionId: first, note: 'Ask in class.' }]);
    expect((await student.send('DELETE', '/api/account/delete')).statusCode).toBe(200);
    const left = await server.database.db.select().from(questionNotes);
    expect(left.filter(({ studentId }) => studentId === student.id)).toEqual([]);
  });
});
