import { expect, test } from 'vitest';
import { templatesOf } from '../matching/coverage.ts';
import { understood } from '../testing/understood.ts';
import { understandTopic } from '../understand-topic.ts';
import { withLevelNames } from './with-level-names.ts';

test.each([
  ['gr 10 moles', 'grade 10 moles'],
  ['klasse 10 redox', 'grade 10 redox'],
  ['CHEM 1211 gas laws', 'chem gas laws'],
  ['chem101 moles', 'chem moles'],
  ['aldehydes orgo2', 'aldehydes orgo 2'],
  ['buffers gen chem two', 'buffers gen chem 2'],
  ['physical chemistry 2 quantum mechanics', 'physical chemistry quantum mechanics'],
  ['12th std solid state', 'class 12 solid state'],
  ['9th class atoms', 'class 9 atoms'],
  ['+2 chemistry surface chemistry', 'class 12 chemistry surface chemistry'],
  ['LC higher catalysis', 'leaving cert catalysis'],
  ['leaving cert chem stoichiometry 6th year', 'leaving cert stoichiometry'],
  ['sec 4 pure chem redox', 'O-level chem redox'],
  ['IB DP chemistry HL: hybridization', 'IB HL: hybridization'],
  ['yr 12 ATAR galvanic cells', 'ATAR galvanic cells'],
  ['bsc 1st year atomic structure', '1st year atomic structure'],
  ['MSc group theory', 'msc level group theory'],
  ['MSc sem 1 group theory', 'msc level group theory'],
  ['bsc thermodynamics sem 2', 'undergraduate thermodynamics'],
  ['BSc 1st sem stereochemistry', 'undergraduate stereochemistry'],
  ['second semester organic chemistry', 'organic chemistry second semester'],
  ['first sem gen chem: stoichiometry', 'gen chem first semester: stoichiometry'],
  ['acid base equilibria for college freshmen', 'acid base equilibria for freshman'],
  ['NEET p-block elements class 12', 'NEET p-block elements'],
  ['NEET unit some basic concepts of chemistry', 'NEET some basic concepts of chemistry'],
  ['NEET unit 5', 'NEET unit 5'],
  ['11. Klasse Redoxreaktionen', 'grade 11 Redoxreaktionen'],
  ['WA year 12 chem equilibrium', 'WACE chem equilibrium'],
  ['ISC 11 atomic structure', 'class 11 atomic structure'],
  ['neet chemical bonding pyq', 'neet chemical bonding'],
  ['jee mains previous year questions on solutions', 'jee mains on solutions'],
  ["I'm in year 9 and need help with the periodic table", 'year 9 periodic table'],
  ['my daughter is in 8th grade: acids', '8th grade: acids'],
  ['veterinary biochem glycolysis', 'biochem glycolysis'],
  ['buffers for nursing students', 'buffers'],
])('%j is read as %j', (typed, read) => {
  expect(withLevelNames(typed)).toBe(read);
});

test.each([
  'gr 1 and gr 2 metals',
  '+2 oxidation state',
  'standard conditions 25 C',
  'form 5-membered rings',
  'why do sugars form six-membered rings',
  'form four bonds carbon',
  'energies of n levels in the hydrogen atom',
  'organic chemistry two step synthesis',
  'LC chemical ionization MS',
  'internal std 10 ppm',
  'clinical chemistry',
  '0.1 M Sc(OTf)3',
  'LC-MS',
  'H2 and O2',
  'CH3 radicals',
  'second order, 30 sec 4 M',
  'TCE degradation',
  '12th group of the periodic table',
  'medical uses of isotopes',
  "I'm stuck on buffers",
  'engineering plastics',
])('%j names no level', (typed) => {
  expect(withLevelNames(typed)).toBe(typed);
});

test.each([
  ['galvanic cells', 'yr 12 ATAR galvanic cells'],
  ['galvanic cells', 'galvanic cells (grade 12)'],
  ['redox', 'redox - matric'],
  ['electrolysis', 'WAEC electrolysis'],
  ['chromatography', 'SACE stage 2 chromatography'],
  ['mole concept', 'O level mole concept'],
  ['hybridization', 'IB DP chemistry HL: hybridization'],
  ['solid state', 'HSC maharashtra 12th solid state'],
  ['thermochemistry', 'CHM 2045 thermochemistry'],
  ['solubility rules', 'dual enrollment chem solubility rules'],
  ['acids and bases', 'acids and bases for nursing students chem'],
])('%j is what is asked of %j', (topic, text) => {
  const asked = new Set(understood(topic).wishes.flatMap(templatesOf));
  const found = understood(text).wishes.flatMap(templatesOf);
  expect(found.length).toBeGreaterThan(4);
  expect(found.filter((template) => !asked.has(template))).toEqual([]);
});

test.each(['grade 12 history', 'WAEC government', 'matric physics', 'class 12 english', 'H2 physics'])(
  '%j is another subject at a level',
  (text) => {
    expect(understandTopic(text).isUnderstood).toBe(false);
  },
);

test('the last years of school are no beginners, and are asked nothing that no school teaches', () => {
  expect(understood('electrochemistry - grade 12').difficulty).toBe(null);
  expect(understood('grade 12 organic chemistry').counts.advanced).toBeLessThan(
    understood('organic chemistry').counts.advanced,
  );
});

test('a year at a university brings what is not for beginners, under the bare name', () => {
  const { name, counts } = understood('2nd year crystal field theory');
  const all = understood('crystal field theory').counts;
  expect(name).toBe('Crystal field theory');
  expect(counts).toEqual({ ...all, beginner: 0 });
});

test('a hard or an easy question of a school or a year is one of its two difficulties', () => {
  expect(understood('hard high school stoichiometry').difficulty).toBe('intermediate');
  expect(understood('easy high school stoichiometry').difficulty).toBe('beginner');
});
