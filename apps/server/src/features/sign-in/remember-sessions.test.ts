import { beforeEach, expect, test } from 'vitest';
import type { StudentChanges } from '../../database/student-changes.ts';
import { rememberSessions } from './remember-sessions.ts';
import type { FoundSession } from './sessions-repository.ts';

const now = new Date('2026-03-11T12:00:00Z');
let lookups: string[];
let isHearing: boolean;
let tell: (studentId: string | null) => void;
let duringLookup: () => void;
let expiresAt: Date;

const changes: StudentChanges = {
  listen: (listener) => {
    tell = listener;
  },
  isHearing: () => isHearing,
  heardEverywhere: async () => undefined,
};

beforeEach(() => {
  lookups = [];
  isHearing = true;
  duringLookup = () => undefined;
  expiresAt = new Date(now.getTime() + 60_000);
});

/** Each student has one session, named like them. */
function remembering() {
  return rememberSessions(async (idHash) => {
    lookups.push(idHash);
    const found = sessionOf(idHash);
    duringLookup();
    return found;
  }, changes);
}

test('a session is looked up once', async () => {
  const find = remembering();
  const [first, second] = [await find('maria', now), await find('maria', now)];
  expect(lookups).toEqual(['maria']);
  expect(second).toEqual(first);
});

test('a session is looked up again once its student changed, and nobody else’s is', async () => {
  const find = remembering();
  await find('maria', now);
  await find('pierre', now);
  tell('maria');
  await find('maria', now);
  await find('pierre', now);
  expect(lookups).toEqual(['maria', 'pierre', 'maria']);
});

test('while changes are not heard every call looks it up, and what was known before is not believed', async () => {
  const find = remembering();
  await find('maria', now);
  isHearing = false;
  await find('maria', now);
  tell(null);
  isHearing = true;
  await find('maria', now);
  expect(lookups).toHaveLength(3);
});

test('what was read while somebody changed is not remembered: it may be what changed', async () => {
  const find = remembering();
  duringLookup = () => tell('maria');
  await find('maria', now);
  await find('maria', now);
  expect(lookups).toHaveLength(2);
});

test('a session that has expired is not answered from memory', async () => {
  const find = remembering();
  await find('maria', now);
  await find('maria', expiresAt);
  expect(lookups).toHaveLength(2);
});

test('a session whose last use is to be noted is looked up: another process may have noted it', async () => {
  const find = remembering();
  expiresAt = new Date(now.getTime() + 10 * 3_600_000);
  await find('maria', now);
  await find('maria', new Date(now.getTime() + 3_600_000));
  expect(lookups).toHaveLength(2);
});

function sessionOf(id: string): FoundSession {
  return {
    startedAt: now,
    lastUsedAt: now,
    expiresAt,
    student: {
      id,
      email: `${id}@example.org`,
      firstName: null,
      lastName: null,
      profileImageUrl: null,
      subscriptionStatus: 'free',
      timeZone: null,
      timeZoneChangedAt: null,
    },
  };
}
