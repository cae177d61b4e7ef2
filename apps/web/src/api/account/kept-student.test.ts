import { signedInHintCookie, type User } from '@valence/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepStudent, keptStudent } from './kept-student.ts';

const marie: User = {
  id: '0b0e7c1e-6a1f-4a37-9b0f-0a4f6f3f9a11',
  firstName: 'Marie',
  lastName: 'Curie',
  email: 'marie@example.org',
  profileImageUrl: null,
  subscriptionStatus: 'free',
  hasActiveSubscription: false,
  isPremiumSold: true,
};

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  hintAt(marie.id);
});
afterEach(() => vi.unstubAllGlobals());

test('the student who is signed in is known without the server', () => {
  keepStudent(marie);
  expect(keptStudent()).toEqual(marie);
});

test('while the session is another student’s, or nobody’s, the student who is kept is not believed in', () => {
  keepStudent(marie);
  for (const id of ['7d6b8b1e-6a1f-4a37-9b0f-0a4f6f3f9a12', '1', `${marie.id}0`, '']) {
    hintAt(id);
    expect([id, keptStudent()]).toEqual([id, null]);
  }
  vi.stubGlobal('document', { cookie: 'theme=dark' });
  expect(keptStudent()).toBe(null);
});

test('who signs out is forgotten', () => {
  keepStudent(marie);
  keepStudent(null);
  expect([...stored]).toEqual([]);
  expect(keptStudent()).toBe(null);
});

test('what is broken, or of another shape, is nobody', () => {
  keepStudent(marie);
  for (const [key] of stored) {
    for (const broken of ['{', 'null', '{"id":1}', JSON.stringify({ ...marie, email: undefined })]) {
      stored.set(key, broken);
      expect([broken, keptStudent()]).toEqual([broken, null]);
    }
  }
});

test('where storage is blocked nobody is known, and nothing breaks', () => {
  vi.stubGlobal('localStorage', undefined);
  keepStudent(marie);
  expect(keptStudent()).toBe(null);
});

function hintAt(id: string): void {
  vi.stubGlobal('document', { cookie: `theme=dark; ${signedInHintCookie}=${id}` });
}
