import { expect, test } from 'vitest';
import { concepts } from '../../concepts/concepts.ts';
import { chapterIn } from './chapters.ts';
import * as elsewhere from './tables/chapters-elsewhere.data.ts';
import * as ofBritain from './tables/chapters-of-britain.data.ts';
import * as known from './tables/chapters.data.ts';
import { templatesOf } from '../matching/coverage.ts';
import { understandTopic } from '../understand-topic.ts';

const tables = { ...known, ...ofBritain, ...elsewhere };

test.each([
  ['edexcel topic 8', 'Edexcel A-level Chemistry, topic 8: Energetics I', 'hesss-law'],
  ['Edexcel IAL unit 5', 'Edexcel International A-level, unit 5', 'transition-metals'],
  ['edexcel chemistry unit 4', 'Edexcel International A-level, unit 4', 'chirality'],
  ['CIE A level chemistry topic 28', 'Cambridge A-level Chemistry, topic 28', 'complex-ions'],
  ['9701 chapter 7', 'Cambridge A-level Chemistry, topic 7: Equilibria', 'le-chateliers-principle'],
  ['NCERT class 12 ch 2', 'NCERT class 12, chapter 2: Electrochemistry', 'nernst-equation'],
  [
    'year 12 chem module 5 nsw',
    'HSC Chemistry, module 5: Equilibrium and acid reactions',
    'solubility-product',
  ],
  ['sqa higher natures chemistry', 'Scottish Higher Chemistry, unit 2', 'esterification'],
  ['higher chemistry chemistry in society', 'Scottish Higher Chemistry, unit 3', 'hesss-law'],
  ['national 5 chemistry unit 2', 'National 5 Chemistry, unit 2', 'homologous-series'],
  ['sqa nat 5 chemistry in society', 'National 5 Chemistry, unit 3', 'galvanic-cell'],
  ['9701 topic 12 nitrogen n sulfur', 'Cambridge A-level Chemistry, topic 12', 'acid-rain'],
  [
    'VCE unit 2 aos 1 how chemicals interact with water',
    'VCE Chemistry, unit 2: Reactions in the natural world',
    'hydrogen-bonding',
  ],
  [
    'neet unit 13 purification',
    'NEET, unit 13: Purification and characterisation of organic compounds',
    'recrystallization',
  ],
  ['prelim hsc chem year 11 module 2', 'HSC Chemistry, module 2', 'molarity'],
  ['VCE chem unit 3', 'VCE Chemistry, unit 3', 'faradays-laws-of-electrolysis'],
  ['HS-PS1-8', 'NGSS high school chemistry, HS-PS1-8: Nuclear processes', 'radioactive-decay'],
  ['salters oceans ocr b', 'OCR B \\(Salters\\) Chemistry, storyline O: Oceans', 'buffer-solutions'],
  ['wjec unit 3 p block', 'WJEC A-level Chemistry, section 3.3', 'group-17-halogens'],
  ['wjec unit 3', 'WJEC A-level Chemistry, unit 3', 'rate-law'],
  ['ccea as 1', 'CCEA A-level Chemistry, unit AS1', 'ionization-energy'],
  ['leaving cert chemistry section 4', 'Leaving Certificate Chemistry, section 4', 'molarity'],
  ['hkdse topic 7', 'HKDSE Chemistry, topic 7', 'galvanic-cell'],
  ['AS91166', 'NCEA Chemistry, standard 91166', 'reaction-rate'],
  ['WACE chemistry unit 3', 'WACE Chemistry, unit 3', 'buffer-solutions'],
  ['SCH4U chem', 'Ontario Chemistry, SCH4U', 'hesss-law'],
  ['vce unit 4 aos 1', 'VCE Chemistry, unit 4.1', 'esterification'],
  ['jee mains unit 20 practical chem', 'JEE Main, unit 20', 'tests-for-ions'],
  ['alberta chem 30', 'Alberta Chemistry, Chemistry 30', 'faradays-laws-of-electrolysis'],
  ['cbse class 11 chemistry chapter 4', 'NCERT class 11, chapter 4', 'vsepr-theory'],
])('%j is %s', (text, name, concept) => {
  const found = understandTopic(text);
  expect(found.isUnderstood && found.name).toMatch(new RegExp(`^${name}`));
  expect(chapterIn(text)?.concepts).toContain(concept);
});

test('every part of every table has a title, concepts of the map, and four questions', () => {
  const ids = new Set([...concepts.map(({ id }) => id), ...concepts.map(({ topic }) => `#${topic}`)]);
  for (const line of Object.values(tables).flatMap((table) => table.trim().split('\n'))) {
    const [, title = '', covers = ''] = line.split(' > ');
    expect(title).not.toBe('');
    expect(covers.split(' ').filter((target) => !ids.has(target))).toEqual([]);
  }
  const parts = [
    ...numbered(tables.edexcelTopics, 'edexcel topic'),
    ...numbered(tables.cambridgeTopics, 'cie topic'),
    ...numbered(tables.nswModules, 'hsc chemistry module'),
    ...numbered(tables.vceUnits, 'vce unit'),
    ...numbered(tables.nationalFiveUnits, 'national 5 unit'),
    ...numbered(tables.scottishUnits, 'scottish higher chemistry unit'),
    ...numbered(tables.ncertClass11, 'ncert class 11 chapter'),
    ...numbered(tables.ncertClass12, 'ncert class 12 chapter'),
    ...numbered(tables.wjecUnits, 'wjec'),
    ...numbered(tables.salters, 'salters').filter((text) => !text.endsWith(' O')),
    ...numbered(tables.leavingCertSections, 'leaving cert section'),
    ...numbered(tables.ngssHighSchool, 'NGSS HS-PS1'),
    ...numbered(tables.hongKongTopics, 'hkdse topic'),
    ...numbered(tables.newZealandStandards, 'NCEA'),
    ...numbered(tables.queenslandUnits, 'QCE unit'),
  ];
  const few = parts.filter((text) => {
    const found = understandTopic(text);
    return !found.isUnderstood || found.wishes.flatMap(templatesOf).length < 4;
  });
  expect(few).toEqual([]);
});

test('words beside a book narrow it to what the book teaches', () => {
  const found = understandTopic('ncert class 12 electrochemistry');
  if (!found.isUnderstood) throw new Error(found.reason);
  const served = found.wishes.flatMap(templatesOf);
  expect(served.length).toBeGreaterThan(10);
  expect(served.filter(({ tests }) => tests.includes('biological-redox'))).toEqual([]);
});

test('the title of a part asks for nothing beside its number', () => {
  expect(chapterIn('edexcel topic 14 redox II')?.rest).toBe('');
});

test.each([
  'ncert class 12 political science',
  'ncert class 12 political science chapter 3',
  'edexcel maths topic 8',
  'edexcel topic 99',
  'edexcel igcse topic 9',
  'cambridge university admissions',
])('%j brings nothing', (text) => {
  expect(understandTopic(text).isUnderstood).toBe(false);
});

function numbered(table: string, before: string): string[] {
  return table
    .trim()
    .split('\n')
    .map((line) => `${before} ${line.split(' > ')[0]}`);
}

test.each(['ontario', 'alberta', 'trip to alberta'])('%j is a province, and no exam', (text) => {
  expect(understandTopic(text).isUnderstood).toBe(false);
});

test('a test on the books of NCERT names their chapters by title too', () => {
  const { name } = chapterIn('ncert class 11 chapter 1') ?? {};
  expect(understandTopic('neet class 11 some basic concepts of chemistry')).toMatchObject({ name });
});
