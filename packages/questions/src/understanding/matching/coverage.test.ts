import { expect, test } from 'vitest';
import { understandTopic } from '../understand-topic.ts';
import { saysPhrase } from '../question-index/says.ts';
import type { Template } from '../question-index/templates.ts';
import { templatesOf } from './coverage.ts';

function servedFor(text: string): readonly Template[] {
  const found = understandTopic(text);
  if (!found.isUnderstood) throw new Error(`“${text}” was refused as ${found.reason}`);
  return found.wishes.flatMap(templatesOf);
}

test('a word beside a name that no index term has is met by what questions in the middle of the name say', () => {
  const served = servedFor('protecting groups in synthesis');
  expect(served.length).toBeGreaterThan(1);
  for (const template of served) {
    expect(template.tests[0]).toBe('protecting-groups');
    expect(saysPhrase(template, ['synthesis'])).toBe(true);
  }
});

test('a whole topic brings what mainly tests it', () => {
  const asked = understandTopic('acids and bases');
  const concepts = new Set(asked.isUnderstood ? asked.concepts : []);
  const beside = servedFor('acids and bases').filter(({ tests: [main = ''] }) => !concepts.has(main));
  expect(beside.map(({ key }) => key)).toEqual([]);
});

test('one of two things that are one concept brings what says it', () => {
  const terms = servedFor('fluorescence').map(({ ownTerms }) => ownTerms.flat().join(' '));
  expect(terms.length).toBeGreaterThan(3);
  expect(terms.filter((said) => /phosphorescenc/.test(said) && !/fluor/.test(said))).toEqual([]);
});

test('a weak acid with a strong base is no weak base with a strong acid', () => {
  const terms = servedFor('titration of weak acid with strong base').flatMap(({ ownTerms }) =>
    ownTerms.map((term) => term.join(' ')),
  );
  expect(terms.length).toBeGreaterThan(5);
  expect(terms.filter((term) => /weak bas strong acid/.test(term))).toEqual([]);
});

test('a topic behind a name is asked of it; one that the name belongs to gives way', () => {
  expect(servedFor('Wittig reaction stereochemistry')).toEqual([]);
  expect(servedFor('thermodynamics Born-Haber').length).toBeGreaterThan(3);
});
