import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultSettings } from '../quiz-settings.ts';
import { changedSettings, keepSettings, readKeptSettings, withinPlan } from './kept-settings.ts';

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('what was set is kept, one thing beside another, for the student who set it', () => {
  expect(readKeptSettings('maria')).toEqual({});
  keepSettings('maria', { hasTimer: false });
  keepSettings('maria', { isPracticeMode: false, count: 20 });
  expect(readKeptSettings('maria')).toEqual({ hasTimer: false, isPracticeMode: false, count: 20 });
  expect(readKeptSettings('rosalind')).toEqual({});
});

test('what cannot be a setting is none', () => {
  keepSettings('maria', { hasTimer: false });
  const broken = { difficulty: 'deadly', count: 7, hasTimer: 'no', isPracticeMode: 1, isTyped: true };
  for (const [text, read] of [
    ['{', {}],
    ['null', {}],
    ['"off"', {}],
    [JSON.stringify(broken), { isTyped: true }],
  ] as const) {
    for (const key of stored.keys()) stored.set(key, text);
    expect(readKeptSettings('maria')).toEqual(read);
  }
});

test('where nothing can be stored there is nothing to read, and nothing breaks', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepSettings('maria', { hasTimer: false });
  expect(readKeptSettings('maria')).toEqual({});
});

const free = { hasActiveSubscription: false };
const premium = { hasActiveSubscription: true };

test('what was kept under another plan is cut to the plan', () => {
  const kept = { ...defaultSettings(premium), count: 30, difficulty: 'advanced' as const };
  expect(withinPlan(kept, premium)).toEqual(kept);
  expect(withinPlan(kept, free)).toEqual({ ...kept, count: 10, isPracticeMode: false });
});

test('only what was changed is kept, so that a plan with practice finds it on', () => {
  const settings = defaultSettings(free);
  expect(changedSettings(settings, settings)).toEqual({});
  expect(changedSettings(settings, { ...settings, hasTimer: false, isTyped: true })).toEqual({
    hasTimer: false,
    isTyped: true,
  });
});
