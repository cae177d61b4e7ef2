import { expect, test } from 'vitest';
import { templatesOf } from '../../matching/coverage.ts';
import { understood } from '../../testing/understood.ts';
import { understandTopic } from '../../understand-topic.ts';
import * as tables from '../tables/textbooks.data.ts';
import { withTextbookChapter } from './textbook-chapters.ts';

test.each(Object.entries(tables))(
  'every chapter of %s is understood, to the last word, and has at least five questions',
  (_, table) => {
    for (const line of table.trim().split('\n')) {
      const [number, words = ''] = line.split(' > ');
      const { wishes, unknownWords, corrections, withoutQuestions } = understood(words);
      const hasFive = new Set(wishes.flatMap(templatesOf)).size >= 5;
      expect({ number, hasFive, unknownWords, corrections, withoutQuestions }).toEqual({
        number,
        hasFive: true,
        unknownWords: [],
        corrections: [],
        withoutQuestions: [],
      });
    }
  },
);

test('no book has two chapters of one number', () => {
  for (const table of Object.values(tables)) {
    const numbers = table
      .trim()
      .split('\n')
      .map((line) => line.split(' > ')[0]);
    expect(new Set(numbers).size).toBe(numbers.length);
  }
});

test.each([
  ['openstax chemistry 2e ch 13', /Le Chatelier/],
  ['OpenStax Chemistry: Atoms First 2e, chapter 13', /Le Chatelier/],
  ['openstax atoms first ch 12', /Gibbs energy/],
  ['openstax organic chemistry ch 11', /SN2/],
  ['brown lemay chapter 9', /VSEPR/],
  ['Brown, LeMay, Bursten Chemistry The Central Science 14th edition ch. 16', /pH of weak acids/],
  ['brown and lemay 9.3', /VSEPR/],
  ['brown chemistry chapter 20', /Nernst/],
  ['zumdahl 15', /Buffer solutions/],
  ['chapter 12 of zumdahl, practice questions', /Arrhenius/],
  ['tro ch 15', /Arrhenius/],
  ['chang chapter 14', /Le Chatelier/],
  ['silberberg ch 24', /Nuclear chemistry/],
  ['mcmurry chapter 17', /Alcohols/],
  ['McMurry 9e ch17', /Alcohols/],
  ['klein organic chemistry 4e ch 9', /alkynes/],
  ['wade ch 14', /Epoxides/i],
  ['clayden ch 20', /Enolates/],
  ['clayden 17', /E2 reaction/],
  ['atkins focus 6', /Van’t Hoff/],
  ['atkins physical chemistry 11th ed topic 17D', /Arrhenius/],
  ['atkins 2e', /adiabatic/],
  ["atkins' pchem focus 13", /Boltzmann/],
  ['housecroft and sharpe ch 20', /Crystal field/],
  ['shriver & atkins ch 22', /18-electron/],
  ['miessler tarr chapter 4', /symmetry/i],
  ['harris ch 12', /EDTA/],
  ['skoog instrumental analysis 7th ed ch 27', /Gas chromatography/],
  ['skoog ch 25', /Voltammetry/i],
  ['skoog west fundamentals of analytical chemistry ch 14', /Titration curves/],
  ['lehninger 8th edition ch 19', /Electron transport chain/],
  ['stryer 16', /Glycolysis/],
])('%j is what that chapter is on', (text, name) => {
  expect(understood(text).name).toMatch(name);
});

test.each([
  ['zumdahl 15 buffers', /^Buffer/],
  ['mcmurry chapter 17: phenols', /^Phenols/],
  ['brown lemay chapter 19 entropy', /^Entropy/],
])('of %j the words count, and not the number', (text, name) => {
  expect(understood(text).name).toMatch(name);
});

test.each([
  'brown 9',
  'klein 9',
  'harris 15',
  'openstax ch 13',
  'zumdahl 99',
  'mcmurry 10e',
  'clayden 2nd edition',
  'brown organic chemistry ch 9',
  'zumdahl chemical principles ch 8',
  'tro introductory chemistry ch 15',
  'chang physical chemistry ch 5',
  'atkins inorganic chemistry ch 4',
  'klein 2nd edition chapter 9',
  'shriver 6th ed ch 4',
])('%j names no chapter that we know', (text) => {
  expect(withTextbookChapter(text)).toBe(text);
});

test('what looks like a book inside a longer text is left alone', () => {
  const text = 'klein bottle chapter 9';
  expect(withTextbookChapter(text)).toBe(text);
  expect(understandTopic('wade through chapter 8 of my life').isUnderstood).toBe(false);
});
