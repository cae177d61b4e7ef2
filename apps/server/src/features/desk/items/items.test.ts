import { deskItems, fewestTries } from '@valence/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { itemHealth } from '../../../database/schema/item-health.ts';
import { withdrawals } from '../../../database/schema/reports.ts';
import { createTestApp, type TestApp, type TestStudent } from '../../../testing/test-app.ts';
import { testDatabases } from '../../../testing/test-databases.ts';
import { signInAs } from '../../readings/testing/readers.ts';

describe.each(testDatabases)('templates of the desk on $name', ({ open }) => {
  let server: TestApp;
  let maintainer: TestStudent;
  beforeAll(async () => {
    server = await createTestApp(await open());
    maintainer = await signInAs(server, 'maintainer');
    const row: Omit<typeof itemHealth.$inferInsert, 'template' | 'tests' | 'tries' | 'discrimination'> = {
      difficulty: 'beginner',
      subject: 'general',
      topic: 'counting',
      met: 60,
      leftOpen: 0,
      right: 4,
      typedTries: 0,
      typedRight: 0,
      rested: 0,
      slips: [{ id: 'miscounted', chosen: 4, discrimination: 0.3 }],
      medianSeconds: null,
      computedAt: new Date(server.time.now),
    };
    const at = (place: number) => ({
      ...row,
      template: `general-beginner-${place}`,
      tests: [`counting-${place}`],
    });
    await server.database.db.insert(itemHealth).values([
      { ...at(0), tries: 60, discrimination: 0.4 },
      { ...at(1), tries: 60, discrimination: -0.1 },
      { ...at(2), tries: fewestTries - 1, discrimination: -0.5 },
    ]);
    await server.database.db.insert(withdrawals).values(
      [1, 39].map((place) => ({
        template: `general-beginner-${place}`,
        cause: 'decision' as const,
        withdrawnAt: new Date(server.time.now),
      })),
    );
  });
  afterAll(() => server.close());

  const search = async (asked: Record<string, string>) =>
    deskItems.parse((await maintainer.get(`/api/desk/items?${new URLSearchParams(asked)}`)).json()).items;
  const names = async (asked: Record<string, string>) =>
    (await search(asked)).map(({ template }) => Number(template.split('-').at(-1)));

  test('are all there, what nobody has answered too, the worst first', async () => {
    const all = await search({});
    expect(all).toHaveLength(40);
    expect(all.slice(0, 3).map(({ template }) => template.at(-1))).toEqual(['2', '1', '0']);
    expect(all[3]).toMatchObject({ met: 0, tries: 0, interval: null, discrimination: null, slips: [] });
  });

  test('are found by the name of a concept, its id, and a part of their own name', async () => {
    expect(await names({ about: 'counting to 11' })).toEqual([11, 23, 35]);
    expect(await names({ about: 'counting-11' })).toEqual([11, 23, 35]);
    expect(await names({ about: 'beginner-39' })).toEqual([39]);
    expect(await names({ about: 'counting to 2', state: 'few' })).toEqual([2]);
    expect(await names({ about: ' Beginner-39 ' })).toEqual([39]);
    expect(await names({ about: 'General-beginner-2', state: 'few' })).toEqual([2]);
    expect(await names({ about: 'Counting-11' })).toEqual([11, 23, 35]);
    expect(await names({ about: '100% of_it' })).toEqual([]);
  });

  test('are found by level', async () => {
    expect(await names({ difficulty: 'beginner' })).toHaveLength(40);
    expect(await names({ difficulty: 'advanced' })).toEqual([]);
  });

  test.each([
    ['weak', [1]],
    ['judged', [1, 0]],
    ['few', [2]],
    ['withdrawn', [1, 39]],
  ])('are found by health: %s', async (state, found) => {
    expect(await names({ state })).toEqual(found);
  });

  test('that nobody has answered are found alone', async () => {
    expect(await names({ state: 'unanswered' })).toEqual(Array.from({ length: 37 }, (_, place) => place + 3));
  });

  test('have no figures with few answers', async () => {
    const [few] = await search({ state: 'few' });
    expect(few).toMatchObject({ interval: null, discrimination: null });
    expect(few?.slips).toEqual([{ name: 'Slip miscounted', chosen: 4, discrimination: null }]);
  });
});
