import { expect, test } from 'vitest';
import { concepts } from '../../concepts/concepts.ts';
import { templatesOf } from '../matching/coverage.ts';
import { higherLevelOfIb } from './tables/higher-level.data.ts';
import { examSectionIn } from './exam-sections.ts';
import { understandTopic } from '../understand-topic.ts';

/** Ids of the concepts of a topic that any syllabus teaches. */
function ofTopic(topic: string): string[] {
  return concepts
    .filter((concept) => concept.topic === topic && concept.taughtIn.length > 0)
    .map(({ id }) => id);
}

function servedFor(text: string): ReturnType<typeof templatesOf> {
  const found = understandTopic(text);
  if (!found.isUnderstood) throw new Error(`“${text}” was refused as ${found.reason}`);
  return found.wishes.flatMap(templatesOf);
}

test.each([
  ['AP chemistry units 1-2', 'AP 1, 2'],
  ['AP Chem unit 3 & unit 4', 'AP 3, 4'],
  ['ap chem units 5 to 7', 'AP 5, 6, 7'],
  ['AP Chem Unit 8', 'AP 8'],
  ['AP Chem unit 3.4', 'AP 3.4'],
  ['OCR modules 3 and 5', 'OCR 3, 5'],
  ['MCAT general chemistry section 4', 'MCAT 4'],
  ['MCAT 5E', 'MCAT 5E'],
  ['aamc content category 4E', 'MCAT 4E'],
  ['AP chem 8', 'AP 8'],
  ['mcat bio/biochem amino acids', 'MCAT 1, 2, 3, 5D'],
  ['mcat chem phys electrochemistry', 'MCAT 4, 5'],
  ['aqa paper 2 organic', 'AQA paper 2, organic'],
  ['OCR A2 inorganic chemistry', 'OCR second year, inorganic'],
  ['edexcel paper 1', 'Edexcel A-level Chemistry paper 1'],
  ['IB HL topic 13', 'IB 13'],
  ['Edexcel topic 17 organic ii', 'Edexcel A-level Chemistry 17'],
  ['ap chem u4 redox', 'AP 4'],
  ['APchem 7.9', 'AP 7.9'],
  ['ap unit 5 mechanisms n catalysts', 'AP 5'],
  ['mcat 5c separations', 'MCAT 5C'],
  ['class 12 ch10 biomolecules neet', 'NCERT class 12 10'],
  ['jee main solutions colligative ch 1 class 12', 'NCERT class 12 1'],
  ['NEET p block', 'NEET p'],
  ['4CH1 2h chemical tests', 'Edexcel International GCSE Chemistry 2'],
  ['IB chem HL option D', 'IB D'],
  ['AQA GCSE bonding', 'GCSE'],
])('%j names %s', (text, section) => {
  expect(examSectionIn(text)?.section).toBe(section);
});

test.each([
  ['JEE physical chemistry equilibrium', 'equilibrium', 'carbonyl-compounds'],
  ['ACS organic second semester', 'carbonyl-compounds', 'conformations'],
  ['orgo 1', 'conformations', 'carbonyl-compounds'],
  ['gen chem II', 'equilibrium', 'stoichiometry'],
])('of the course in %j, %s is a part and %s is not', (text, taught, other) => {
  const taughtThere = examSectionIn(text)?.concepts ?? new Set();
  expect(ofTopic(taught).filter((id) => !taughtThere.has(id))).toEqual([]);
  expect(ofTopic(other).filter((id) => taughtThere.has(id))).toEqual([]);
});

test('a section of a school’s exam asks nothing beside the exam, and nothing advanced of a university’s subject', () => {
  const ofAp = examSectionIn('AP Chemistry')?.concepts ?? new Set();
  for (const { tests, subject, difficulty } of servedFor('AP Chemistry Unit 3')) {
    expect(tests.filter((id) => !ofAp.has(id))).toEqual([]);
    expect(difficulty === 'advanced' && subject !== 'general').toBe(false);
  }
});

test('a branch and a paper of an A-level are what both have in common', () => {
  const organic = examSectionIn('AQA paper 2 organic')?.concepts ?? new Set();
  expect(organic.has('esterification')).toBe(true);
  expect(organic.has('rate-law')).toBe(false);
  expect(examSectionIn('AQA paper 1 physical')?.concepts.has('rate-law')).toBe(false);
});

test('of a section comes nothing that names or uses what the exam does not have, nor a use in another subject', () => {
  const terms = servedFor('AQA 3.1.9').flatMap(({ ownTerms }) => ownTerms.map((term) => term.join(' ')));
  expect(terms.filter((term) => /integrat rat law/.test(term))).toEqual([]);
  expect(servedFor('AP chemistry 9.5').map(({ subject }) => subject)).not.toContain('biochemistry');
  const ofGcse = examSectionIn('GCSE rates of reaction')?.concepts ?? new Set();
  for (const { tests, difficulty } of servedFor('GCSE rates of reaction').filter(
    (template) => template.difficulty === 'beginner',
  ))
    expect([tests.filter((id) => !ofGcse.has(id)), difficulty]).toEqual([[], 'beginner']);
});

test('standard level of the IB gets nothing that higher level alone is asked, in a section and in words beside the exam', () => {
  for (const text of ['ib chem reactivity 2.3 SL', 'IB SL', 'ib sl kinetics']) {
    const tested = servedFor(text).flatMap(({ tests }) => tests);
    expect(tested.length).toBeGreaterThan(10);
    expect(tested.filter((id) => higherLevelOfIb.has(id))).toEqual([]);
  }
  expect(servedFor('ib chem reactivity 2.3 HL').flatMap(({ tests }) => tests)).toContain('reaction-quotient');
  const found = understandTopic('ib chem reactivity 2.3 SL');
  expect(found.isUnderstood && found.name).toBe('IB Chemistry SL, R2.3');
});

test('what stands beside a section and is no part of it is of its title', () => {
  const found = understandTopic('ap chem 8.4 acid base rxns and buffers');
  expect(found.isUnderstood && found.name).toBe('AP Chemistry, 8.4');
});

test('a question of a section tests nothing else that the exam asks in sections farther off', () => {
  const section = examSectionIn('OCR module 4');
  const ofExam = section?.scope.concepts ?? new Set();
  const tested = servedFor('OCR module 4').flatMap(({ tests }) => tests);
  expect(tested.length).toBeGreaterThan(50);
  expect(tested.filter((id) => ofExam.has(id) && section?.concepts.has(id) === false)).toEqual([]);
});

test('beginners in organic chemistry get what schools teach', () => {
  const served = servedFor('beginner organic chemistry');
  expect(served.length).toBeGreaterThan(30);
  expect(served.filter(({ tests }) => tests.includes('enolates'))).toEqual([]);
});

test.each([
  'AP Chem unit 12',
  'AQA 3.1.99',
  'PCAT chemistry unit 3',
  'AP Biology unit 2',
  'IB physics 2.2',
  'A level maths module 3',
  'unit 3',
  'chapters 4, 5',
])('%j brings nothing: it is another subject’s, or nobody knows whose', (text) => {
  expect(understandTopic(text).isUnderstood).toBe(false);
});

test.each([
  ['MCAT bio/biochem 1D', 'MCAT, 1D'],
  ['mcat chem/phys 5E', 'MCAT, 5E'],
])('%j is a section of a section of the exam', (text, name) => {
  expect(understandTopic(text)).toMatchObject({ name });
});

test('AP level is what AP asks', () => {
  expect(understandTopic('ap level photoelectron spectroscopy')).toMatchObject({ examSection: 'AP' });
});

test.each([
  ['OCR A 5.3.1', /acidity|vanad|crystal field/],
  ['CIE 9701 topic 28', /acidity|amphoteric/],
  ['IB R3.4', /homoly|radical/],
  ['AQA 3.2.6', /flam|firework/],
])('%s asks of its concepts only what the board asks there', (text, beyond) => {
  const served = servedFor(text);
  expect(served.length).toBeGreaterThan(8);
  const terms = served.flatMap(({ ownTerms }) => ownTerms.map((term) => term.join(' ')));
  expect(terms.filter((term) => beyond.test(term))).toEqual([]);
});
