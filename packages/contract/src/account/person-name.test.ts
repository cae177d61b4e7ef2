import { describe, expect, test } from 'vitest';
import { readPersonName } from './person-name.ts';

const nameOf = (typed: string): string => {
  const read = readPersonName(typed);
  return read.ok ? read.name : read.problem;
};

test('a name is composed, trimmed, and keeps one blank between words', () => {
  expect(nameOf('  Maria \t Salomea\n')).toBe('Maria Salomea');
  expect(nameOf('Ire\u0300ne')).toBe('Irène');
});

describe('a name that nobody could see is none', () => {
  test.each([
    ['nothing', ''],
    ['blanks', ' \u00a0\u3000\t'],
    ['zero-width characters', '\u200b\u2060\ufeff\u180e'],
    ['joiners alone', '\u200c\u200d'],
    ['marks of direction', '\u202e\u200f\u2066\u2069\u061c'],
    ['soft hyphens', '\u00ad\u00ad'],
    ['fillers of Hangul, which count as letters', '\u3164\uffa0\u115f\u1160'],
    ['a Braille pattern without a dot', '\u2800'],
    ['tags', '\u{e0041}\u{e0042}'],
    ['control characters', '\0\u0007\u009f'],
    ['half of a surrogate pair', '\ud83e'],
  ])('%s', (_, typed) => {
    expect(readPersonName(typed)).toEqual({ ok: false, problem: 'missing' });
  });
});

test.each(['...', '—', '👩‍🔬', '\ufe0f', '\u0301'])('%j has neither a letter nor a digit', (typed) => {
  expect(readPersonName(typed)).toEqual({ ok: false, problem: 'unreadable' });
});

test('what turns the direction of writing or shows nothing is taken out of a name', () => {
  expect(nameOf('Ma\u202eria\u202c')).toBe('Maria');
  expect(nameOf('\u2067Maria\u2069')).toBe('Maria');
  expect(nameOf('M\u200ba\u00adr\u2060ia\u3164')).toBe('Maria');
  expect(nameOf('\u200dMa\u200d ria\u200c')).toBe('Ma ria');
});

describe('names are kept as their scripts write them', () => {
  test.each([
    ['Persian, with a non-joiner between letters', 'مهدی\u200cزاده'],
    ['Hindi, with a joiner after a virama', 'क्\u200dष'],
    ['Malayalam, which may end in a joiner', 'മോഹന്\u200d'],
    ['an emoji made of several', 'Ada 👩\u200d🔬'],
    ['an emoji with a variation selector', 'Marie ❤\ufe0f'],
    ['Japanese, with an ideographic variant', '葛\u{e0100}城'],
    ['Hebrew', 'עדה'],
    ['a digit', '7'],
    ['one letter', 'O'],
    ['an apostrophe and a hyphen', "O'Neil-Skłodowska"],
    ['letters beyond the first plane', '𠮷野'],
  ])('%s', (_, typed) => {
    expect(nameOf(typed)).toBe(typed);
  });
});

test('a name has at most 100 characters, counted as a person counts them', () => {
  expect(nameOf('𠮷'.repeat(100))).toBe('𠮷'.repeat(100));
  expect(nameOf('x'.repeat(101))).toBe('tooLong');
});

test('a long text is refused before it is composed', () => {
  // Composing that many marks in disorder takes minutes.
  const marks = 'a\u0315\u0300'.concat('\u0315\u0300'.repeat(500_000));
  const started = performance.now();
  expect(nameOf(marks)).toBe('tooLong');
  expect(performance.now() - started).toBeLessThan(1000);
  expect(nameOf(`${'\u200b'.repeat(1000)}Maria`)).toBe('tooLong');
});
