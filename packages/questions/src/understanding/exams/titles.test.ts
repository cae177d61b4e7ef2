import { expect, test } from 'vitest';
import { concepts } from '../../concepts/concepts.ts';
import { templatesOf } from '../matching/coverage.ts';
import { chaptersIn } from './numbered-tables.ts';
import { titlesOfSections } from './tables/titles.data.ts';
import { understood } from '../testing/understood.ts';
import { understandTopic } from '../understand-topic.ts';

test.each([
  ['AP Chem unit 4 chemical reactions', 'AP 4'],
  ['apchem unit six', 'AP 6'],
  ['AP chem unit IX', 'AP 9'],
  ['ap chem kinetics unit', 'AP 5'],
  ['AP chemistry applications of thermodynamics', 'AP 9'],
  ['IB what drives chemical reactions', 'IB R1'],
  ['IB structure 2.2 the covalent model', 'IB S2.2'],
  ['ib R3.2 electron transfer reactions', 'IB R3.2'],
  ['AQA A level amount of substance', 'AQA 3.1.2'],
  ['aqa 3.2.6 reactions of ions in aqueous solution', 'AQA 3.2.6'],
  ['OCR A periodic table and energy', 'OCR 3'],
  ['ocr 5.2.3 redox and electrode potentials', 'OCR 5.2.3'],
  ['MCAT 5C separation and purification', 'MCAT 5C'],
  ['mcat bioenergetics and metabolism', 'MCAT 1D'],
])('%j is all of %s', (text, section) => {
  const { examSection, wishes } = understood(text);
  expect(examSection).toBe(section);
  expect(wishes.map(({ parts }) => parts)).toEqual([[]]);
});

test.each([
  ['unit 8 ap chem buffers', 'Buffer solutions'],
  ['AP chem unit 3 IMFs', 'Intermolecular forces'],
  ['AP chem thermodynamics unit', 'Thermodynamics'],
])('%j is narrower than a section', (text, name) => {
  expect(understood(text).name).toBe(name);
});

test('units of measure are no parts of a syllabus', () => {
  expect(understood('AP chem SI units').name).toMatch(/unit/i);
  expect(understood('AP chem unit conversion').name).toMatch(/conversion/i);
});

test.each(Object.entries(titlesOfSections))(
  'every title of %s has a section with concepts',
  (exam, table) => {
    const without = chaptersIn(table)
      .flatMap(({ number }) => number.split(' '))
      .filter((number) =>
        concepts.every(({ taughtIn }) => taughtIn.every((place) => !place.startsWith(`${exam} ${number}`))),
      );
    expect(without).toEqual([]);
  },
);

test.each([
  ['ap chem intermolecular forces', 'Intermolecular forces'],
  ['AP Chemistry unit 3 intermolecular forces', 'Intermolecular forces'],
  ['QCE unit 3 redox', 'Oxidation and reduction'],
  ['leaving cert stoichiometry', 'Stoichiometry'],
  ['mole concept for neet', 'The mole'],
])('one thing of a title that lists several is asked for itself: %j', (text, name) => {
  expect(understandTopic(text)).toMatchObject({ name });
});

test('words beside a paper that nobody understands are no wish for all of the paper', () => {
  expect(understandTopic('AQA GCSE paper 2 zorkification').isUnderstood).toBe(false);
  expect(understandTopic('AQA GCSE paper 2 revision please')).toMatchObject({
    name: 'GCSE Chemistry, paper 2',
  });
  expect(understandTopic('ACS gen chem 2 final')).toMatchObject({
    name: 'General chemistry, second semester',
  });
});

test('what a paper does not ask is asked as the rest of the exam asks it', () => {
  const taught = new Set(understood('AQA A level').concepts);
  const served = understood('AQA paper 1 alkenes').wishes.flatMap(templatesOf);
  expect(served.length).toBeGreaterThan(10);
  expect(served.filter(({ tests: [main = ''] }) => !taught.has(main))).toEqual([]);
});
