import { elements } from '@valence/chemistry/elements';
import { expect, test } from 'vitest';
import { templatesOf } from './matching/coverage.ts';
import { understood } from './testing/understood.ts';
import { nameWithoutQuestions } from './testing/name-without-questions.ts';
import { understandTopic } from './understand-topic.ts';
import { capital } from './names/read-terms.ts';

test('of a list at a typed level, what has no question at it is told and not named', () => {
  const found = understandTopic('easy isotopes and 18-electron rule');
  expect(found).toMatchObject({
    name: 'Isotopes, beginner',
    withoutQuestions: ['18-electron rule at the beginner level'],
  });
});

test('sections of syllabi are known by the numbers of their boards', () => {
  expect(understood('AP Chemistry Unit 8').examSection).toBe('AP 8');
  expect(understood('AP Chemistry Unit 8').concepts).toContain('buffer-solutions');
  expect(understood('IB HL 3.1').examSection).toBe('IB S3.1');
  expect(understood('R1.3 energy from fuels').examSection).toBe('IB R1.3');
  expect(understood('AQA 3.1.9').concepts).toContain('rate-law');
  expect(understood('MCAT acid base').topics[0]).toBe('acids-and-bases');
  expect(understandTopic('AP US History unit 3').isUnderstood).toBe(false);
});

test('words beside a section narrow it', () => {
  const { concepts: asked } = understood('AP Chem unit 8 buffers');
  expect(asked).toContain('buffer-solutions');
  expect(asked).not.toContain('ph-of-strong-acids-and-bases');
});

test.each([
  ['simple redox', 'beginner'],
  ['SAT level stoichiometry', 'beginner'],
  ['hard Ksp', 'advanced'],
  ['second year kinetics', 'advanced'],
  ['particle in a box 2nd yr uni', 'advanced'],
  ['CSIR NET organometallics', 'advanced'],
  ['hard and soft acids and bases', null],
  ['simple distillation', null],
  ['basic atom structure for dummies', 'beginner'],
  ['foundation tier separating mixtures', 'beginner'],
])('%j names the difficulty %s', (text, difficulty) => {
  expect(understood(text).difficulty).toBe(difficulty);
});

test.each([
  ['lead', 'Pb'],
  ['Pb', 'Pb'],
  ['properties of chlorine', 'Cl'],
  ['electron configuration of chromium', 'Cr'],
])('%j is about the element %s', (text, element) => {
  expect(understood(text).wishes.map((wish) => wish.element)).toEqual([element]);
});

test('what the periodic table offers for an element asks for that element alone, for all 118', () => {
  for (const element of elements) {
    const { wishes } = understood(element.name);
    expect(wishes.map((wish) => wish.element)).toEqual(wishes.map(() => element.symbol));
  }
});

test('several wishes in one line are several', () => {
  expect(understood('buffers and titrations').wishes).toHaveLength(2);
  expect(understood('limiting reagent, molarity & gas laws').wishes).toHaveLength(3);
  expect(understood('acids and bases').wishes).toHaveLength(1);
});

test('what has no questions stands beside what has, and words that nobody knows are told', () => {
  const { name, withoutQuestions } = understood(`buffers and ${nameWithoutQuestions}`);
  expect([name, withoutQuestions]).toEqual(['Buffer solutions', [capital(nameWithoutQuestions)]]);
  const strange = understood('Henderson-Hasselbalch zorkification');
  expect(strange.unknownWords).toEqual(['zorkification']);
  expect(strange.nearest[0]).toBe('Henderson-Hasselbalch equation');
  expect(understood('buffers').withoutQuestions).toEqual([]);
  expect(understood('buffers').unknownWords).toEqual([]);
});

test('of calculations, only questions with something to calculate are served', () => {
  const found = understood('Born-Haber cycle calculations').wishes.flatMap(templatesOf);
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(({ isCalculation }) => !isCalculation)).toEqual([]);
});

test('a level in a word is narrower than that of a school', () => {
  expect(understood('high school gas laws').counts.intermediate).toBeGreaterThan(0);
  expect(understood('high school gas laws, easy').counts.intermediate).toBe(0);
});

test('a text of school level gets nothing advanced', () => {
  expect(understood('stoichiometry').counts.advanced).toBeGreaterThan(0);
  expect(understood('SAT level stoichiometry').counts.advanced).toBe(0);
});

test.each(['olympiad organic', 'hard organic', 'easy inorganic'])('%j is a subject at a level', (text) => {
  expect(understood(text).difficulty).not.toBeNull();
  expect(understood(text).wishes.flatMap(templatesOf).length).toBeGreaterThan(20);
});

test.each([
  ['iron', 'general-coordination-chemistry-273'],
  ['lead', 'general-coordination-chemistry-379'],
])('a quiz on %s has nothing that only lists it beside others', (text, listing) => {
  const found = understood(text).wishes.flatMap(templatesOf);
  expect(found.length).toBeGreaterThan(4);
  expect(found.some(({ source }) => source.kind === 'written' && source.question.id === listing)).toBe(false);
});

test('an element that is one of the options is not what is asked', () => {
  const keys = understood('bromine')
    .wishes.flatMap(templatesOf)
    .map(({ key }) => key);
  expect(keys.filter((key) => key.startsWith('periodic-extremes'))).toEqual([]);
});

test('a level that was typed comes alone and stands in the name', () => {
  const found = understood('challenging equilibrium problems');
  expect(found.name).toBe('Equilibrium, advanced');
  expect(found.counts.intermediate).toBe(0);
  expect(understood('simple organic naming').wishes.flatMap(templatesOf)[0]?.subject).toBe('organic');
});

test('a course beside a topic is no topic of its own', () => {
  expect(understood('chain reactions, pchem').name).toBe('Chain reactions');
  expect(understood('pchem').name).toBe('Physical chemistry');
});

test('isomers of the thing in front are no other isomers', () => {
  expect(understood('complexes and their isomers (geometric, optical)').concepts).toContain(
    'isomerism-of-complexes',
  );
});
