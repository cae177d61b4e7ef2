import { randomUUID } from 'node:crypto';
import { deskDecidedQuestions, deskDoubts, type DeskDecision } from '@valence/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '../../../database/schema/accounts.ts';
import { quarantines } from '../../../database/schema/item-health.ts';
import { keyCorrections, reports, withdrawals } from '../../../database/schema/reports.ts';
import { smallEngine } from '../../../testing/small-engine.ts';
import { createTestApp, type TestApp, type TestStudent } from '../../../testing/test-app.ts';
import { testDatabases } from '../../../testing/test-databases.ts';
import { signInAs } from '../../readings/testing/readers.ts';

/** Two draws of one family, the first of a set. */
const drawn = smallEngine.firstQuestions().map((question, place) => ({
  ...question,
  id: `drawn.beginner.${place}`,
  ...(place === 0 && {
    stimulus: { id: 'numbers', title: 'A table of numbers', text: 'Four numbers were counted.' },
  }),
}));

describe.each(testDatabases)('a question in doubt on $name', ({ open }) => {
  let server: TestApp;
  let maintainer: TestStudent;
  beforeAll(async () => {
    server = await createTestApp(await open());
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    for (const table of [users, withdrawals, keyCorrections, quarantines])
      await server.database.db.delete(table);
    maintainer = await signInAs(server, 'maintainer');
    for (const place of [0, 1]) await report(place);
  });

  function drawAt(place: number) {
    const question = drawn[place];
    if (question === undefined) throw new Error('No such draw');
    return question;
  }
  async function report(place: number): Promise<void> {
    const question = drawAt(place);
    await server.database.db.insert(reports).values({
      id: randomUUID(),
      studentId: (await server.signIn()).id,
      questionId: question.id,
      template: 'drawn.beginner',
      question,
      reason: 'wrong_answer',
      explanation: 'Another one is right.',
      checks: [],
      contradictsKey: false,
      reportedAt: new Date(server.time.now + place),
      outcome: null,
      note: null,
      decidedAt: null,
    });
  }
  async function reportOthers(count: number): Promise<void> {
    const [reported] = await server.database.db.select().from(reports);
    if (reported === undefined) throw new Error('Nothing was reported');
    await server.database.db.insert(reports).values(
      Array.from({ length: count }, (_, place) => ({
        ...reported,
        id: randomUUID(),
        questionId: `other.beginner.${place}`,
        template: 'other.beginner',
        reportedAt: new Date(server.time.now - 1000),
      })),
    );
  }
  async function quarantine(place: number): Promise<void> {
    const question = drawAt(place);
    await server.database.db.insert(quarantines).values({
      template: 'drawn.beginner',
      questionId: question.id,
      question,
      checks: [{ check: 'counted', verdict: 'failed', finding: 'It is another number.' }],
      contradictsKey: true,
      slip: 'miscounted',
      slipDiscrimination: 0.3,
      keyDiscrimination: -0.2,
      rested: 80,
      raisedAt: new Date(server.time.now),
      decidedAt: null,
    });
  }
  const doubts = async () => deskDoubts.parse((await maintainer.get('/api/desk/doubts')).json()).doubts;
  const decided = async (about: string) =>
    deskDecidedQuestions.parse((await maintainer.get(`/api/desk/decided?about=${about}`)).json()).questions;
  async function decide(place: number, decision: DeskDecision['decision']): Promise<number> {
    server.time.now += 1000;
    const body = { questionId: `drawn.beginner.${place}`, decision, note: null };
    return (await maintainer.post('/api/desk/decide', body)).statusCode;
  }

  test('shows what its set is on', async () => {
    const [ofSet, alone] = await doubts();
    expect(ofSet?.stimulus).toEqual({
      id: 'numbers',
      title: 'A table of numbers',
      text: 'Four numbers were counted.',
    });
    expect(alone).not.toHaveProperty('stimulus');
  });

  test('comes first where answers speak against its key, and how many wait is told', async () => {
    await reportOthers(20);
    await quarantine(2);
    const waiting = deskDoubts.parse((await maintainer.get('/api/desk/doubts')).json());
    expect(waiting.open).toBe(23);
    expect(waiting.doubts).toHaveLength(20);
    expect(waiting.doubts[0]).toMatchObject({
      questionId: 'drawn.beginner.2',
      quarantine: { slip: 'Slip miscounted', rested: 80 },
    });
  });

  test('does not show a quarantine that was decided as if it stood, but that it was decided', async () => {
    await quarantine(2);
    expect((await doubts())[0]).toMatchObject({ contradictsKey: true, quarantine: { decidedAt: null } });
    expect(await decide(2, { kind: 'keep' })).toBe(200);
    const decidedAt = new Date(server.time.now).toISOString();
    expect((await decided('drawn.beginner.2'))[0]).toMatchObject({
      contradictsKey: true,
      quarantine: { decidedAt },
    });
    await report(2);
    expect((await doubts()).find(({ questionId }) => questionId === 'drawn.beginner.2')).toMatchObject({
      contradictsKey: false,
      checks: [],
      quarantine: { rested: 80, decidedAt },
    });
  });

  test('is one of ten that are shown of a template, and how many there are is told', async () => {
    await reportOthers(11);
    const found = deskDecidedQuestions.parse(
      (await maintainer.get('/api/desk/decided?about=other.beginner')).json(),
    );
    expect([found.questions.length, found.count]).toEqual([10, 11]);
  });

  test('has in its history what was decided about its template, and when that came back', async () => {
    expect(await decide(0, { kind: 'withdraw', fault: 'unclear' })).toBe(200);
    server.time.now += 1000;
    await maintainer.post('/api/desk/restore', { template: 'drawn.beginner', note: 'Reworded.' });
    const [open] = await doubts();
    expect(open?.questionId).toBe('drawn.beginner.1');
    expect(open?.history).toMatchObject([
      { action: 'template.restore', target: 'drawn.beginner', details: { note: 'Reworded.' } },
      { action: 'question.decide', target: 'drawn.beginner.0', details: { outcome: 'withdrawn' } },
    ]);
  });

  test('is found once it is decided, by its name, its template or as the last, and can be decided again', async () => {
    expect(await decided('')).toEqual([]);
    const key = ((drawn[0]?.key ?? 0) + 1) % 4;
    expect(await decide(0, { kind: 'correct', key })).toBe(200);
    expect((await doubts()).map(({ questionId }) => questionId)).toEqual(['drawn.beginner.1']);
    for (const about of ['', 'drawn.beginner.0', ' Drawn.beginner.0'])
      expect(await decided(about)).toMatchObject([
        { questionId: 'drawn.beginner.0', correction: { key }, reports: [{ outcome: 'corrected' }] },
      ]);
    expect((await decided('drawn.beginner')).map(({ questionId }) => questionId)).toEqual([
      'drawn.beginner.0',
      'drawn.beginner.1',
    ]);
    expect(await decided('another')).toEqual([]);

    expect(await decide(0, { kind: 'correct', key: null, fault: 'noneRight' })).toBe(200);
    expect((await decided(''))[0]).toMatchObject({ correction: { key: null } });
    expect(await decide(0, { kind: 'correct', key: drawn[0]?.key ?? 0 })).toBe(200);
    expect((await decided(''))[0]).toMatchObject({ correction: null });
  });
});
