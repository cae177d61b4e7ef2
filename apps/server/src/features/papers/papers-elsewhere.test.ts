import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { given, minute, openPaper, report, save, start, submit } from './testing/paper-calls.ts';

describe.each(testDatabases)('a paper that is open in two places, on $name', ({ open }) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open());
  });
  afterAll(() => server.close());

  test('goes on in another place from what is kept there, and never over it', async () => {
    const student = await server.signIn();
    const paper = await start(student);
    const from = (page: string, answers: readonly (number | null)[], after: number) => {
      const request = given(paper, answers, minute);
      return { ...request, after, standing: { ...request.standing, page } };
    };
    const kept = async (body: object) => (await save(student, body)).json().kept;
    expect(await kept(from('laptop', [0], 0))).toBeUndefined();
    // The answer to its first call is on its way.
    expect(await kept(from('laptop', [0, 1], 0))).toBeUndefined();
    expect(await kept(from('phone', [0, 1, 2, 3], 2))).toBeUndefined();
    // Here nobody heard of the phone, though more steps were made.
    const behind = from('laptop', [3, 3, 3, 3, 3, 3], 2);
    expect(await kept(behind)).toMatchObject({
      page: 'phone',
      answers: [0, 1, 2, 3, ...Array.from({ length: 6 }, () => null)],
    });
    expect((await submit(student, behind)).json().message).toContain('went on elsewhere');
    expect((await openPaper(student))?.standing).toMatchObject({ page: 'phone', revision: 4 });
    // Who knows what is kept may submit without a step of their own.
    expect((await submit(student, from('laptop', [0, 1, 2, 3], 4))).statusCode).toBe(200);
    expect(await report(student, paper.paperId)).toMatchObject({ right: 4, wrong: 0 });
  });

  test('ends at its deadline with what is kept, though it went on elsewhere', async () => {
    const student = await server.signIn();
    const paper = await start(student);
    const request = given(paper, [0, 1], minute);
    await save(student, { ...request, after: 0, standing: { ...request.standing, page: 'phone' } });
    server.time.now += 20 * minute;
    const late = given(paper, [3, 3, 3], 19 * minute);
    const behind = { ...late, after: 0, standing: { ...late.standing, page: 'laptop' } };
    expect((await submit(student, behind)).statusCode).toBe(200);
    expect(await report(student, paper.paperId)).toMatchObject({ right: 2, wrong: 0 });
  });
});
