import { proveWrittenSet, stimulusOf } from '../bank/prove-written-set.ts';
import { wasSolvedAgain } from '../bank/second-readings.ts';
import { sets } from '../bank/sets.ts';
import type { WrittenSet } from '../bank/written-set.ts';
import { difficulties, subjects, type Difficulty, type Question, type Subject } from '../question.ts';
import { computedSets } from '../families/computed-sets.ts';
import { difficultiesOf, partName, type ComputedSet } from '../families/computed-set.ts';
import { familyTemplate } from '../families/family-template.ts';
import { makeSet } from '../families/make-set.ts';
import { levelOf } from '../levels/level-readings.ts';
import type { Template } from '../understanding/question-index/templates.ts';
import { templateOf } from './template-of.ts';

/** A written set as quizzes take it: its questions in their order, keys first. */
export interface QuizSet {
  subject: Subject;
  /** Of the question in the middle, from the easiest to the hardest. */
  difficulty: Difficulty;
  questions: readonly SetQuestion[];
}

/** A question of a set with what it is withdrawn and found by. */
export interface SetQuestion {
  question: Question;
  template: Pick<Template, 'key' | 'tests' | 'terms'> & { source: { kind: 'written' | 'computed' } };
}

/** A computed set with one of its tasks: its questions are made for each quiz. */
export interface SetToMake {
  subject: Subject;
  task: Difficulty;
  /** Of the question in the middle, from the easiest to the hardest. */
  difficulty: Difficulty;
  made: ComputedSet;
}

/** Every computed set with each of its tasks. */
export function setsToMake(): SetToMake[] {
  return subjects.flatMap((subject) =>
    computedSets[subject].flatMap((made) =>
      difficultiesOf(made).map((task) => ({ subject, task, difficulty: levelOfSet(made, task), made })),
    ),
  );
}

function levelOfSet(made: ComputedSet, task: Difficulty): Difficulty {
  return middleOf(levelsOfParts(made, task));
}

/** The levels of the questions of a computed set, in their order. */
export function levelsOfParts(made: ComputedSet, task: Difficulty): Difficulty[] {
  const parts = made.tests[task] ?? [];
  return parts.map((_, place) => levelOf(familyTemplate(partName(made, place), task), task));
}

/** The questions of a computed set with the numbers that a seed decides, in their order, options shuffled. */
export function questionsOfSet({ made, task }: SetToMake, seed: number): SetQuestion[] {
  return makeSet(made, seed, task).map((question) => ({
    question,
    template: {
      key: templateOf(question),
      tests: question.tests ?? [],
      terms: [],
      source: { kind: 'computed' },
    },
  }));
}

let served: readonly QuizSet[] | undefined;

/** Every written set that may be served: second readers solved all of its questions as they stand. Proved at the first call. */
export function servedSets(): readonly QuizSet[] {
  served ??= subjects.flatMap((subject) =>
    sets[subject].filter(isRead).flatMap((set) => quizSet(subject, set) ?? []),
  );
  return served;
}

function isRead(set: WrittenSet): boolean {
  return set.questions.every((question) => wasSolvedAgain(question, stimulusOf(set)));
}

/** A set with the proof of its questions; `null` where something is wrong with it. */
export function quizSet(subject: Subject, written: WrittenSet): QuizSet | null {
  const { questions, faults } = proveWrittenSet(subject, written);
  if (faults.length > 0) return null;
  const taken = questions.map((question): SetQuestion => ({
    question,
    template: templateOfWritten(question),
  }));
  return { subject, difficulty: middleOf(questions.map(({ difficulty }) => difficulty)), questions: taken };
}

function middleOf(marks: readonly Difficulty[]): Difficulty {
  const levels = marks.map((difficulty) => difficulties.indexOf(difficulty)).toSorted();
  return difficulties[levels[(levels.length - 1) >> 1] ?? 0] ?? 'beginner';
}

/** A question of a set is found by what it tests alone: it comes with the others, or not at all. */
function templateOfWritten(question: Question): SetQuestion['template'] {
  return { key: templateOf(question), tests: question.tests ?? [], terms: [], source: { kind: 'written' } };
}
