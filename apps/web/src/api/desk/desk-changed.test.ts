import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { userQuery } from '../account/account.ts';
import { accuracyQuery } from './accuracy.ts';
import { deskChanged } from './desk-changed.ts';
import { deskReadingsQuery, deskTemplatesQuery } from './desk-readings.ts';
import {
  deskDecidedQuery,
  deskDoubtsQuery,
  deskItemsQuery,
  deskModelQuestionsQuery,
  deskOperationQuery,
  deskQueueQuery,
  deskStudentsQuery,
} from './desk.ts';

test('what was done on the desk makes every list of it stale, searches of before too, and nothing else', async () => {
  const queries = new QueryClient();
  const lists = [
    accuracyQuery,
    deskDoubtsQuery,
    deskDecidedQuery(''),
    deskDecidedQuery('general-1'),
    deskItemsQuery('state=withdrawn'),
    deskModelQuestionsQuery('kept', 1),
    deskReadingsQuery,
    deskTemplatesQuery('general'),
    deskStudentsQuery('ada@example.org'),
    deskOperationQuery,
    deskQueueQuery,
  ].map(({ queryKey }): readonly unknown[] => queryKey);
  const ofTheStudent: readonly unknown[] = userQuery.queryKey;
  for (const queryKey of [...lists, ofTheStudent]) queries.setQueryData(queryKey, {});
  await deskChanged(queries);
  expect(lists.filter((queryKey) => queries.getQueryState(queryKey)?.isInvalidated !== true)).toEqual([]);
  expect(queries.getQueryState(ofTheStudent)?.isInvalidated).toBe(false);
});
