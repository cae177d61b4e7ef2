import { catalogue, type CatalogueEntry } from '../composition/catalogue.ts';
import { composeQuiz } from '../composition/compose-quiz.ts';
import { isCalculation, levelReadings } from '../levels/level-readings.ts';
import { questionKinds } from '../levels/kinds.ts';
import { templateOf } from '../composition/template-of.ts';
import { difficulties, subjects, type Subject } from '../question.ts';
import type { AuditReport } from './audit-bank.ts';

/** Each subject has so many templates of each level: seven quizzes of ten without one that was there before. */
const fewestOfLevel = 75;

/** So many templates may wait for a reader of their level: this figure only ever falls. */
const mostWaiting = 0;

/** Quizzes of ten questions by which the share of calculations is measured, at each difficulty. */
const quizzesMeasured = 4;

/**
 * Says which templates were not rated by readers who did not see their mark, counts the kinds of questions, and measures how
 * much of a default quiz is bare calculation (docs/levels.md).
 * @example auditLevels().broken // []
 */
export function auditLevels(): AuditReport {
  const entries = catalogue();
  const waiting = entries.filter(waitsForReader).map(({ template }) => template);
  const known = new Set(entries.map(({ template }) => template));
  const calculated = subjects.map((subject) => ({ subject, shares: calculatedShares(subject) }));
  return {
    lines: [
      ...subjects.map((subject) => `${subject}: ${kindsOf(entries, subject)}`),
      `templates that wait for a reader of levels: ${waiting.length} of ${entries.length}`,
      `bare calculations in default quizzes, at most: ${calculated
        .map(({ subject, shares }) => `${subject} ${percent(Math.max(...shares))}`)
        .join(', ')}`,
    ],
    broken: [
      ...(waiting.length > mostWaiting
        ? [`${waiting.length} templates wait for a reader of levels: ${waiting.join(', ')}`]
        : []),
      ...subjects.flatMap((subject) => thinLevels(entries, subject)),
      ...[...levelReadings.keys()]
        .filter((template) => !known.has(template))
        .map((template) => `the reading of ${template} is of no template`),
      ...calculated
        .filter(({ shares }) => shares.some((share) => share > 0.5))
        .map(({ subject }) => `more than half of a quiz on ${subject} is bare calculation`),
    ],
  };
}

/** True where nobody rated a template, or the one reader parts from the mark and no second one decides. Its mark stands until then. */
function waitsForReader({ template, difficulty }: CatalogueEntry): boolean {
  const { levels = [] } = levelReadings.get(template) ?? {};
  return levels.length === 0 || (levels.length === 1 && levels[0] !== difficulty);
}

function thinLevels(entries: readonly CatalogueEntry[], subject: Subject): string[] {
  return difficulties.flatMap((level) => {
    const count = entries.filter((one) => one.subject === subject && one.difficulty === level).length;
    return count < fewestOfLevel ? [`${subject} has ${count} ${level} templates`] : [];
  });
}

function kindsOf(entries: readonly CatalogueEntry[], subject: Subject): string {
  const kinds = entries
    .filter((entry) => entry.subject === subject)
    .map(({ template }) => levelReadings.get(template)?.kind);
  return questionKinds.map((kind) => `${kinds.filter((one) => one === kind).length} ${kind}`).join(', ');
}

/** The share of bare calculations of each of some quizzes on a subject. */
function calculatedShares(subject: Subject): number[] {
  return difficulties.flatMap((difficulty) =>
    Array.from({ length: quizzesMeasured }, (_, seed) => {
      const quiz = composeQuiz({ subject, difficulty, count: 10, seed, seen: new Set() });
      return quiz.filter((question) => isCalculation(templateOf(question))).length / quiz.length;
    }),
  );
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
