import { expect, test } from 'vitest';
import { questionsOfSet, servedSets, setsToMake } from '../composition/quiz-sets.ts';
import { templateOf } from '../composition/template-of.ts';
import { conceptsOfUnit } from '../exams/concepts-of-unit.ts';
import type { Exam } from '../exams/exam.ts';
import { examOf, exams } from '../exams/exams.ts';
import { taskOf } from '../families/family-template.ts';
import { difficulties, type Question } from '../question.ts';
import { createRandom } from '../random.ts';
import { templateName } from '../understanding/question-index/templates.ts';
import { askedAnswerOf } from '../typed-answers/asking/asked-answer-of.ts';
import { composePaper } from './compose-paper.ts';
import { poolOfUnit } from './paper-pools.ts';
import type { PaperQuestion } from './place.ts';
import { placesOfPaper } from './places-of-paper.ts';
import { levelShares } from './level-shares.ts';
import { unitQuotas, unitRange } from './unit-quotas.ts';

/** Papers of each exam: those of two students in `npm test`, hundreds in the longer check before a change lands. */
const papersOfExam = Number(process.env['EXAM_PAPERS'] ?? 10);
const papersOfStudent = 5;

test.each(exams)('papers of $name keep its quotas, and five of one student show nothing twice', (exam) => {
  const faults: string[] = [];
  let seen = new Set<string>();
  for (let number = 0; number < papersOfExam; number += 1) {
    if (number % papersOfStudent === 0) seen = new Set();
    const isHalf = number % 7 === 6;
    const count = isHalf ? Math.round(exam.paper.questions / 2) : exam.paper.questions;
    const paper = composePaper({ exam, count, seed: number, seen });
    if (paper === null) faults.push(`paper ${number}: nothing left`);
    else faults.push(...faultsOf(exam, count, paper, seen).map((fault) => `paper ${number}: ${fault}`));
    for (const { question } of paper ?? []) seen.add(question.id);
  }
  expect(faults).toEqual([]);
});

const { intermediate, advanced } = levelShares;
const sharesOf = { beginner: 1 - intermediate - advanced, intermediate, advanced };

function faultsOf(
  exam: Exam,
  count: number,
  paper: readonly PaperQuestion[],
  seen: ReadonlySet<string>,
): string[] {
  const faults: string[] = [];
  if (paper.length !== count) faults.push(`${paper.length} questions`);
  if (new Set(paper.map(({ question }) => question.id)).size !== paper.length)
    faults.push('a question twice');
  if (paper.some(({ question }) => seen.has(question.id))) faults.push('a question of an earlier paper');
  for (const unit of exam.units) {
    const ofUnit = paper.filter((place) => place.unit === unit.id);
    const { fewest, most } = unitRange(exam, unit, count);
    if (ofUnit.length < fewest || ofUnit.length > most) faults.push(`${unit.id}: ${ofUnit.length}`);
    const covered = new Set(conceptsOfUnit(unit).map(({ id }) => id));
    if (ofUnit.some(({ question }) => !covered.has(question.tests?.[0] ?? '')))
      faults.push(`${unit.id}: a question of another unit`);
  }
  const typed = paper.filter(({ isNumerical }) => isNumerical).length;
  const toType = Math.round(((exam.paper.numerical ?? 0) * count) / exam.paper.questions);
  if (typed !== toType) faults.push(`${typed} numbers to type`);
  for (const level of difficulties) {
    const share = paper.filter(({ question }) => question.difficulty === level).length;
    if (Math.abs(share - sharesOf[level] * count) > 1) faults.push(`${level}: ${share}`);
  }
  return faults;
}

test('where the exam has numbers to type, so many come, last, each provable without options', () => {
  const exam = examOf('jee-main');
  if (exam === undefined) throw new Error('JEE Main is missing');
  for (const [count, numbers] of [
    [25, 5],
    [13, 3],
  ] as const) {
    const paper = composePaper({ exam, count, seed: 5, seen: new Set() }) ?? [];
    expect(paper.map(({ isNumerical }) => isNumerical)).toEqual(
      paper.map((_, place) => place >= count - numbers),
    );
    const asked = paper.slice(-numbers).map(({ question }) => askedAnswerOf(question)?.kind);
    expect(asked).toEqual(Array.from({ length: numbers }, () => 'number'));
  }
  const others = exams.filter(({ id }) => id !== exam.id);
  for (const other of others) {
    const paper = composePaper({ exam: other, count: 10, seed: 1, seen: new Set() }) ?? [];
    expect(paper.some(({ isNumerical }) => isNumerical)).toBe(false);
  }
});

test('the same seed is the same paper, and another seed another one', () => {
  const exam = examOf('ap-chemistry');
  if (exam === undefined) throw new Error('AP Chemistry is missing');
  const ids = (seed: number): string[] =>
    (composePaper({ exam, count: 60, seed, seen: new Set() }) ?? []).map(({ question }) => question.id);
  expect(ids(3)).toEqual(ids(3));
  expect(ids(3)).not.toEqual(ids(4));
});

test('a template that is withdrawn does not come, and where all are there is no paper', () => {
  const exam = examOf('neet-ug');
  if (exam === undefined) throw new Error('NEET is missing');
  const paper = composePaper({ exam, count: 45, seed: 1, seen: new Set() }) ?? [];
  const written = paper.filter(({ question }) => question.origin.kind === 'written');
  const withdrawn = new Set(written.map(({ question }) => question.id));
  const again = composePaper({ exam, count: 45, seed: 1, seen: new Set(), withdrawn }) ?? [];
  expect(again).toHaveLength(45);
  expect(again.filter(({ question }) => withdrawn.has(question.id))).toEqual([]);
  const [unit] = exam.units;
  if (unit === undefined) throw new Error('NEET has no units');
  const nothing = { ...exam, units: [{ ...unit, covers: { topics: [] } }] };
  const whole = {
    ...nothing,
    units: nothing.units.map((only) => ({ ...only, percent: { low: 100, high: 100 } })),
  };
  expect(composePaper({ exam: whole, count: 3, seed: 1, seen: new Set() })).toBeNull();
});

test('where a unit has nothing new at a level, other units give it, and the paper keeps its levels', () => {
  const exam = examOf('ap-chemistry');
  if (exam === undefined) throw new Error('AP Chemistry is missing');
  const count = exam.paper.questions;
  const unit = exam.units.find(({ id }) =>
    placesOfPaper(exam, count, createRandom(1)).some(
      (place) => place.unit.id === id && place.difficulty === 'advanced',
    ),
  );
  if (unit === undefined) throw new Error('no unit has an advanced place');
  const withdrawn = new Set(poolOfUnit(exam, unit, 'advanced').templates.map(templateName));
  const paper = composePaper({ exam, count, seed: 1, seen: new Set(), withdrawn }) ?? [];
  const ofLevel = (level: string): number =>
    paper.filter(({ question }) => question.difficulty === level).length;
  expect(paper.filter((one) => one.unit === unit.id && one.question.difficulty === 'advanced')).toEqual([]);
  expect(difficulties.map(ofLevel)).toEqual(difficulties.map((level) => Math.round(sharesOf[level] * count)));
});

test('where the exam has sets, papers have them: whole, in their order, together, and of its units', () => {
  const mcat = exams.find(({ paper }) => paper.inSets === 30);
  if (mcat === undefined) throw new Error('no exam has three quarters of its questions in sets');
  const paper = composePaper({ exam: mcat, count: mcat.paper.questions, seed: 1, seen: new Set() }) ?? [];
  const inSets = paper.filter(({ question }) => question.stimulus !== undefined);
  expect(inSets.length).toBeGreaterThanOrEqual(10);
  expect(inSets.length).toBeLessThanOrEqual(30);
  const ids = new Set(inSets.map(({ question }) => question.stimulus?.id));
  for (const id of ids) {
    const places = paper.flatMap(({ question }, place) => (question.stimulus?.id === id ? [place] : []));
    expect((places.at(-1) ?? 0) - (places[0] ?? 0)).toBe(places.length - 1);
    const asked = places.map((place) => paper[place]?.question.id);
    const whole = servedSets().find((set) =>
      set.questions.some(({ question }) => question.stimulus?.id === id),
    );
    expect(asked).toEqual(
      whole?.questions.map(({ question }) => question.id) ?? madeAgain(paper[places[0] ?? 0]?.question),
    );
  }
});

/** The ids of the computed set to which a question belongs, made again from its seed. */
function madeAgain(question: Question | undefined): string[] {
  if (question?.origin.kind !== 'family') return [];
  const { family, seed } = question.origin;
  const set = setsToMake().find(
    ({ made, task }) => family.startsWith(`${made.id}-`) && task === taskOf(question),
  );
  return set === undefined ? [] : questionsOfSet(set, seed).map((one) => one.question.id);
}

/** The templates of the computed sets in a paper, one for each set. */
function computedIn(paper: readonly PaperQuestion[]): string[] {
  const ofSets = paper.filter(({ question: { stimulus, origin } }) => stimulus && origin.kind === 'family');
  return ofSets
    .map(({ question }) => templateOf(question))
    .filter((template) => template.includes('-set-1.'));
}

test('papers of exams with sets have computed ones as well, and five of one student have none of them twice', () => {
  for (const exam of exams.filter(({ paper }) => paper.inSets !== undefined)) {
    const seen = new Set<string>();
    const had: string[] = [];
    for (let seed = 1; seed <= papersOfStudent; seed += 1) {
      const paper = composePaper({ exam, count: exam.paper.questions, seed, seen }) ?? [];
      had.push(...computedIn(paper));
      for (const { question } of paper) seen.add(question.id);
    }
    expect(had).not.toEqual([]);
    // One that comes again has other numbers, and comes only where no other fits.
    const first = had.slice(0, 3);
    expect(first).toEqual([...new Set(first)]);
  }
});

test('a written set of which a question was seen or is withdrawn does not come', () => {
  const exam = examOf('ap-chemistry');
  if (exam === undefined) throw new Error('AP Chemistry is missing');
  const stimuli = (seen: ReadonlySet<string>, withdrawn: ReadonlySet<string>): unknown[] =>
    (composePaper({ exam, count: 60, seed: 3, seen, withdrawn }) ?? []).flatMap(
      ({ question: { stimulus, origin } }) => (origin.kind === 'written' && stimulus?.id) || [],
    );
  const lasts = new Set(servedSets().flatMap(({ questions }) => questions.at(-1)?.question.id ?? []));
  expect(stimuli(new Set(), new Set())).not.toEqual([]);
  expect(stimuli(lasts, new Set())).toEqual([]);
  expect(stimuli(new Set(), lasts)).toEqual([]);
});

test('of 60 questions of AP Chemistry unit 3 and unit 8 keep the published 18 to 22 and 11 to 15 %', () => {
  const exam = examOf('ap-chemistry');
  if (exam === undefined) throw new Error('AP Chemistry is missing');
  for (let seed = 0; seed < 50; seed += 1) {
    const quotas = unitQuotas(exam, 60, createRandom(seed));
    expect(quotas[2]).toBe(13);
    expect(quotas[7]).toBe(9);
    expect(quotas.toSorted()).toEqual([5, 5, 5, 5, 6, 6, 6, 9, 13].toSorted());
  }
});

test('ranges that cannot make up a paper are a defect that is told', () => {
  const exam = { id: 'odd', units: [], leftOut: [] };
  expect(() => unitQuotas(exam, 3, createRandom(1))).toThrow('The units of odd cannot make up 3 questions');
});
