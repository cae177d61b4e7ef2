import type { Pool } from '../composition/question-pool.ts';
import { conceptsOfSubject } from '../concepts/concepts-of-subject.ts';
import { conceptsOfUnit } from '../exams/concepts-of-unit.ts';
import { isOnSpecification } from '../exam-readings/exam-readings.ts';
import type { Exam, ExamUnit } from '../exams/exam.ts';
import type { Difficulty, Question, Subject } from '../question.ts';
import { templateName, templates, type Template } from '../understanding/question-index/templates.ts';

const ofBiochemistry: Covered = new Set(conceptsOfSubject('biochemistry').map(({ id }) => id));

type Covered = ReadonlySet<string>;

/** Kept, since reading all templates anew would take longer than drawing the questions. */
const pools = new WeakMap<ExamUnit, Map<Difficulty, Pool>>();
const coverage = new WeakMap<Exam, { units: ReadonlyMap<string, Covered>; whole: Covered }>();

/**
 * What a paper can take for a unit at a level: what mainly tests a concept of the unit, beside it nothing that is outside the exam, and
 * what readers do not say to be beyond its specification.
 */
export function poolOfUnit(exam: Exam, unit: ExamUnit, difficulty: Difficulty): Pool {
  const ofUnit = pools.get(unit) ?? new Map<Difficulty, Pool>();
  pools.set(unit, ofUnit);
  const pool = ofUnit.get(difficulty) ?? makePool(exam, unit, difficulty);
  ofUnit.set(difficulty, pool);
  return pool;
}

function makePool(exam: Exam, unit: ExamUnit, difficulty: Difficulty): Pool {
  return {
    templates: templates().filter(
      (template) =>
        template.difficulty === difficulty &&
        belongsToUnit(exam, unit, template) &&
        isOnSpecification(exam.specification, templateName(template)),
    ),
    fits: ({ tests }: Question) => isTested(exam, unit, tests),
  };
}

/** Whether a question or its template mainly tests a concept of the unit, as the exam asks it, and beside it nothing that is outside the exam. */
export function belongsToUnit(
  exam: Exam,
  unit: ExamUnit,
  { subject, tests = [] }: Pick<Template | Question, 'subject' | 'tests'>,
): boolean {
  return isTested(exam, unit, tests) && isInItsContext(subject, tests);
}

function isTested(exam: Exam, unit: ExamUnit, tests: readonly string[] = []): boolean {
  const { units, whole } = coverageOf(exam);
  const [main] = tests;
  return (
    main !== undefined &&
    units.get(unit.id)?.has(main) === true &&
    tests.every((concept) => whole.has(concept))
  );
}

/** What a course of biochemistry asks of a concept of general chemistry stands in its own context, which other exams do not teach. */
function isInItsContext(subject: Subject, tests: readonly string[]): boolean {
  return subject !== 'biochemistry' || ofBiochemistry.has(tests[0] ?? '');
}

function coverageOf(exam: Exam): { units: ReadonlyMap<string, Covered>; whole: Covered } {
  const known = coverage.get(exam);
  if (known !== undefined) return known;
  const units = new Map(
    exam.units.map((unit) => [unit.id, new Set(conceptsOfUnit(unit).map(({ id }) => id))] as const),
  );
  const made = { units, whole: new Set([...units.values()].flatMap((concepts) => [...concepts])) };
  coverage.set(exam, made);
  return made;
}
