import { expect, test } from 'vitest';
import type { Template } from '../question-index/templates.ts';
import { understandTopic } from '../understand-topic.ts';
import type { Understood } from '../understanding.ts';
import { templatesOf } from './coverage.ts';
import { nearnessTo } from './nearness.ts';

function understood(text: string): Understood {
  const found = understandTopic(text);
  if (!found.isUnderstood) throw new Error(`“${text}” was refused as ${found.reason}`);
  return found;
}

function servedFor(text: string): readonly Template[] {
  return understood(text).wishes.flatMap(templatesOf);
}

test.each([
  ['galvanic vs electrolytic cells', /galvanic|voltaic/, /electrolytic/],
  ['difference between enantiomers and diastereomers', /enantiomer/, /diastereomer/],
  ['intermediates vs catalysts in mechanisms', /intermediat/, /cataly/],
])('where enough questions compare, %j brings them alone', (text, one, other) => {
  const served = servedFor(text);
  expect(served.length).toBeGreaterThanOrEqual(4);
  const onOneAlone = served.filter(({ ownTerms, tests }) => {
    const said = [...ownTerms.flat(), ...tests].join(' ');
    return !one.test(said) || !other.test(said);
  });
  expect(onOneAlone.map(({ key }) => key)).toEqual([]);
});

test('what is asked to be told apart brings nothing on one of both alone', () => {
  const text = 'hplc vs gc when to use which';
  const [wish] = understood(text).wishes;
  const served = servedFor(text);
  expect(served.length).toBeGreaterThan(0);
  expect(served.filter((template) => wish === undefined || nearnessTo(template, wish) === 2)).toEqual([]);
});

test('two narrow things that few questions compare bring what is on each of them', () => {
  const served = servedFor('electron affinity vs ionization energy');
  for (const concept of ['electron-affinity', 'ionization-energy'])
    expect(served.filter(({ tests }) => tests.includes(concept)).length).toBeGreaterThan(1);
});

test('two whole topics bring only what compares them; where nothing does, both are named as nearest', () => {
  const served = servedFor('thermodynamics vs kinetics');
  expect(served.length).toBeGreaterThan(0);
  for (const { terms } of served) expect(terms.flat()).toEqual(expect.arrayContaining(['kinetics']));
  const { counts, nearest } = understood('thermo vs stoichiometry');
  expect(counts).toEqual({ beginner: 0, intermediate: 0, advanced: 0 });
  expect(nearest).toEqual(expect.arrayContaining(['Thermodynamics', 'Stoichiometry']));
});

test('a titration of a weak acid with a strong base compares no strong acid with a weak one', () => {
  const mixed = servedFor('strong acid vs weak acid').filter(({ ownTerms }) =>
    ownTerms.every((term) => !/strong.* acid|strong acid/.test(term.join(' '))),
  );
  expect(mixed.map(({ key }) => key)).toEqual([]);
});

test('between two methods, a question that only uses both compares neither', () => {
  expect(servedFor('hplc vs gc').filter(({ tests }) => tests.includes('internal-standard'))).toEqual([]);
});

test('a mixture of a strong and a weak acid is no comparison of them', () => {
  const mixed = servedFor('strong vs weak acids').filter(({ tests }) =>
    tests.some((id) => id === 'buffer-solutions' || id === 'conductometric-titrations'),
  );
  expect(mixed).toEqual([]);
});

test('a concept that is a comparison is asked for by its sides', () => {
  for (const [text, concept] of [
    ['substitution vs elimination', 'substitution-against-elimination'],
    ['endothermic vs exothermic', 'endothermic-and-exothermic-processes'],
  ] as const) {
    const served = servedFor(text).filter(({ tests }) => tests.includes(concept));
    expect(served.length).toBeGreaterThan(2);
  }
});

test('what compares one side with a third thing is on neither', () => {
  const tests = servedFor('sn1 vs e1').flatMap((template) => template.tests);
  expect(tests.filter((id) => id === 'sn1-against-sn2' || id === 'e1-against-e2')).toEqual([]);
});

test('of a plain comparison with one side that has no questions, the other side does not come alone', () => {
  expect(servedFor('ionic radius vs isotones')).toEqual([]);
});

test('whoever asks which of two wins gets what is on their competition', () => {
  const ids = (text: string) => servedFor(text).map(({ key }) => key);
  expect(ids('SN2 vs E2 and when which one wins')).toEqual(ids('SN2 vs E2'));
  expect(ids('SN2 vs E2').length).toBeGreaterThan(4);
});
