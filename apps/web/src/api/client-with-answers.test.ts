import { expect, test, vi } from 'vitest';
import { userPath } from './account/account.ts';
import { clientWithAnswers } from './client-with-answers.ts';
import { onEachVisit } from './on-each-visit.ts';
import { timeZone } from './time-zone.ts';

const path = '/api/user/progress';
const answers = { [userPath]: { id: '1' }, [path]: { quizzesToday: 2 } };

/** Whether a screen that asks on each visit asks again for what came with the page. */
function isAskedAgain(drawnFor: string | null): boolean {
  vi.stubGlobal('document', { cookie: '' });
  const client = clientWithAnswers(answers, drawnFor, () => undefined);
  const query = client.getQueryCache().find({ queryKey: [path], exact: true });
  expect(query?.state.data).toEqual({ quizzesToday: 2 });
  return query === undefined || onEachVisit(query) === 'always';
}

test('what came with the page is not asked for again where the page was drawn for the zone of the browser', () => {
  expect(isAskedAgain(timeZone())).toBe(false);
});

test('it is asked for again where the page was drawn for another zone, or for none', () => {
  expect(isAskedAgain('Pacific/Kiritimati')).toBe(true);
  expect(isAskedAgain(null)).toBe(true);
});

test('on a later visit a screen asks anew, and at once for what has changed', () => {
  vi.useFakeTimers();
  const client = clientWithAnswers(answers, timeZone(), () => undefined);
  const query = () => client.getQueryCache().find({ queryKey: [path], exact: true });
  expect(query()).toSatisfy((one) => onEachVisit(one) === false);
  void client.invalidateQueries({ queryKey: [path], refetchType: 'none' });
  expect(query()).toSatisfy((one) => onEachVisit(one) === 'always');
  client.setQueryData([path], { quizzesToday: 3 });
  expect(query()).toSatisfy((one) => onEachVisit(one) === false);
  vi.advanceTimersByTime(3000);
  expect(query()).toSatisfy((one) => onEachVisit(one) === 'always');
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(query()).toSatisfy((one) => onEachVisit(one) === 'always');
  vi.useRealTimers();
});
