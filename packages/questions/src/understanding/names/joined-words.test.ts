import { expect, test } from 'vitest';
import { withJoinedWords, withSpacedNames } from './joined-words.ts';

test.each([
  ['retro synthesis of alcohols', 'retrosynthesis of alcohols'],
  ['spectro photometry', 'spectrophotometry'],
  ['gas laws and buffers', 'gas laws and buffers'],
  ['acid base titration', 'acid base titration'],
  ['hydrogen bonding', 'hydrogen bonding'],
])('%j is read as %j', (text, read) => {
  expect(withJoinedWords(text)).toBe(read);
});

test.each([
  ['hydrogenbonding in water', 'hydrogen bonding in water'],
  ['stoichiometry', 'stoichiometry'],
  ['electrochemistry', 'electrochemistry'],
  ['understanding', 'understanding'],
])('%j has the names %j', (text, read) => {
  expect(withSpacedNames(text)).toBe(read);
});
