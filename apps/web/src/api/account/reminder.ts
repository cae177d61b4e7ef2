import { queryOptions } from '@tanstack/react-query';
import { reminder, type RemindRequest } from '@valence/contract';
import { request } from '../request.ts';

const path = '/api/user/reminder';

/** The student's daily reminder, seen from this browser. */
export const reminderQuery = queryOptions({
  queryKey: [path],
  queryFn: ({ signal }) => request('GET', path, reminder, undefined, signal),
});

export function turnReminderOn(body: RemindRequest) {
  return request('PUT', path, reminder, body);
}

export function turnReminderOff() {
  return request('DELETE', path, reminder);
}
