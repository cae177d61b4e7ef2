import { openPaperResponse, paperReport, savePaperResponse, type OpenPaper } from '@valence/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answers } from '../../database/schema/answers.ts';
import { papers } from '../../database/schema/papers.ts';
import { createTestApp, type TestApp, type TestStudent } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';

const path = '/api/user/papers';
const json = { 'content-type': 'application/json' };
/** Ten questions; the last two, at the places 8 and 9, ask for the numbers 8 and 9 to be typed. */
const wish = { examId: 'typing-numbers', length: 'full', extraTime: 0 } as const;

describe.each(testDatabases)('papers with numbers to type on $name', ({ open }) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open());
  });
  afterAll(() => server.close());

  async function start(student: TestStudent): Promise<OpenPaper> {
    const { paper } = openPaperResponse.parse((await student.post(path, wish)).json());
    if (paper === null) throw new Error('No paper');
    return paper;
  }
  function given(paper: OpenPaper, eighth: string | number | null, ninth: string | number | null) {
    const all = paper.standing.answers.with(8, eighth).with(9, ninth);
    const { standing, paperId } = paper;
    return { paperId, elapsed: 1000, standing: { ...standing, answers: all, revision: 1 } };
  }
  const save = (student: TestStudent, body: object) =>
    student.send('PUT', `${path}/open`, json, JSON.stringify(body));
  async function reportAfter(student: TestStudent, paper: OpenPaper, ...typed: [string, string]) {
    await student.post(`${path}/open/submit`, given(paper, ...typed));
    return paperReport.parse((await student.get(`${path}/${paper.paperId}`)).json());
  }

  test('show no options to type by, and whether an answer is right changes nothing that is told', async () => {
    const student = await server.signIn();
    const paper = await start(student);
    expect(paper.questions.map(({ options }) => options.length)).toEqual([4, 4, 4, 4, 4, 4, 4, 4, 0, 0]);
    expect(paper.questions[8]?.toType).toEqual({ kind: 'number', unit: null });
    const told = async (typed: string, revision: number) => {
      const wished = given(paper, typed, null);
      const saved = await save(student, { ...wished, standing: { ...wished.standing, revision } });
      const { body } = await student.get(`${path}/open`);
      expect(body).not.toMatch(/correctAnswer|explanation|slip|verdict/);
      const shown = openPaperResponse.parse(JSON.parse(body)).paper;
      expect(shown?.standing.answers[8]).toBe(typed);
      return { saved: saved.json(), questions: shown?.questions, notRead: shown?.notRead };
    };
    expect(await told('8', 1)).toEqual(await told('7', 2));
    // Not by the call of typed quizzes either.
    const asQuiz = {
      quizId: paper.paperId,
      questionId: paper.questions[8]?.id,
      typed: '7',
      isPracticeMode: false,
    };
    const checked = await student.post('/api/user/typed-answer', asQuiz);
    expect(checked.statusCode).toBe(404);
    expect(checked.body).not.toContain('slip');
  });

  test('tell what cannot be read while it can be changed, and count it as no answer', async () => {
    const student = await server.signIn();
    const paper = await start(student);
    const saved = await save(student, given(paper, 'eight', '9'));
    const { notRead } = savePaperResponse.parse(saved.json());
    expect(notRead).toEqual([{ at: 8, words: '“eight” is no number.' }]);
    const again = openPaperResponse.parse((await student.get(`${path}/open`)).json()).paper;
    expect(again?.notRead).toEqual(notRead);
    expect(again?.standing.answers.slice(8)).toEqual(['eight', '9']);
    const report = await reportAfter(student, paper, 'eight', '9');
    expect(report).toMatchObject({ right: 1, wrong: 0, unanswered: 9, marks: 4 });
    expect(report.questions[8]?.typed).toMatchObject({ text: null, tries: [], notRead: 'eight' });
  });

  test('are marked by the scheme of the exam, all or nothing, and stand in ledger, history and mistakes as typed', async () => {
    const student = await server.signIn();
    const paper = await start(student);
    const report = await reportAfter(student, paper, '7', '9');
    expect(report).toMatchObject({ right: 1, wrong: 1, unanswered: 8, marks: 3, most: 40 });
    expect(report.questions[8]).toMatchObject({
      question: { correctAnswer: 0 },
      typed: { text: '7', marks: 0, tries: [{ typed: '7', verdict: 'wrong' }], notRead: null },
    });
    expect(report.questions[9]?.typed).toMatchObject({ text: '9', marks: 1, alsoRight: 'Also right: 9.0.' });
    const rows = await server.database.db.select().from(answers).where(eq(answers.studentId, student.id));
    const typed = rows
      .filter(({ kind }) => kind === 'typed')
      .toSorted((one, other) => one.place - other.place);
    expect(typed).toMatchObject([
      { place: 8, typed: '7', rightAtFirst: false, tries: 1, mode: 'quiz' },
      { place: 9, typed: '9', rightAtFirst: true, tries: 1, firstChoice: 'key' },
    ]);
    expect(rows).toHaveLength(10);
    const history = (await student.get(`/api/user/history/${paper.paperId}`)).json();
    expect(history.answers[8].typed).toMatchObject({ text: '7', marks: 0 });
    const mistakes = (await student.get('/api/user/mistakes')).body;
    expect(mistakes).toContain('"typed":"7"');
  });

  test('give no part of the marks for a number in another unit', async () => {
    const student = await server.signIn();
    const report = await reportAfter(student, await start(student), '8 g', '9');
    expect(report).toMatchObject({ right: 1, wrong: 1 });
    expect(report.questions[8]?.typed).toMatchObject({ marks: 0, tries: [{ verdict: 'wrong', marks: 0 }] });
  });

  test('take no choice for a number, and no text for a choice', async () => {
    const student = await server.signIn();
    const paper = await start(student);
    expect((await save(student, given(paper, 0, null))).statusCode).toBe(400);
    const asText = { ...given(paper, null, null) };
    asText.standing.answers = asText.standing.answers.with(0, '3');
    const response = await save(student, asText);
    expect(response.json()).toMatchObject({ fields: [{ field: 'answers' }] });
  });

  test('that were stored before numbers were typed go on with options', async () => {
    const student = await server.signIn();
    const { paper } = openPaperResponse.parse(
      (await student.post(path, { ...wish, examId: 'counting' })).json(),
    );
    if (paper === null) throw new Error('No paper');
    const [stored] = await server.database.db.select().from(papers).where(eq(papers.studentId, student.id));
    if (stored === undefined) throw new Error('No row');
    const { typedAt, ...before } = stored.terms;
    expect(typedAt).toEqual([]);
    await server.database.db.update(papers).set({ terms: before }).where(eq(papers.studentId, student.id));
    expect((await save(student, given(paper, 0, 1))).statusCode).toBe(200);
    const again = openPaperResponse.parse((await student.get(`${path}/open`)).json()).paper;
    expect(again?.questions[9]?.options).toHaveLength(4);
    const submitted = await student.post(`${path}/open/submit`, { ...given(paper, 0, 1) });
    expect(submitted.statusCode).toBe(200);
    const report = paperReport.parse((await student.get(`${path}/${paper.paperId}`)).json());
    expect(report).toMatchObject({ right: 2, wrong: 0, unanswered: 8 });
  });
});
