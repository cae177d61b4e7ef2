import { proveWrittenSet } from '../bank/prove-written-set.ts';
import { sets } from '../bank/sets.ts';
import { composeQuiz } from '../composition/compose-quiz.ts';
import { servedSets } from '../composition/quiz-sets.ts';
import { difficultiesOf } from '../families/computed-set.ts';
import { computedSets } from '../families/computed-sets.ts';
import { difficulties, subjects, type Subject } from '../question.ts';
import type { AuditReport } from './audit-bank.ts';

/** Quizzes of ten questions by which the share of questions with data is measured, at each difficulty. */
const quizzesMeasured = 4;
/** At least this share of the questions of default quizzes shows a table, a figure or a set. */
const leastData = 0.25;

/**
 * Counts the sets of each subject, those that are served and those that wait for a second reader, and the computed ones with their
 * difficulties; and measures how many questions of default quizzes have something to look at.
 * @example auditSets().broken // []
 */
export function auditSets(): AuditReport {
  const shares = new Map(subjects.map((subject) => [subject, shareOfData(subject)]));
  const lines = subjects.map((subject) => {
    const served = servedSets().filter((set) => set.subject === subject);
    const unread = sets[subject].flatMap((set) => proveWrittenSet(subject, set).unread);
    const levels = difficulties.map(
      (difficulty) => `${served.filter((set) => set.difficulty === difficulty).length} ${difficulty}`,
    );
    return (
      `${subject}: ${sets[subject].length} sets written, ${served.length} served (${levels.join(', ')}), ` +
      `${unread.length} of their questions to be solved again; ${computedOf(subject)}; ` +
      `${Math.round(100 * (shares.get(subject) ?? 0))} % of the questions of its quizzes show data`
    );
  });
  const broken = [
    ...subjects.flatMap((subject) => sets[subject].flatMap((set) => proveWrittenSet(subject, set).faults)),
    ...[...shares]
      .filter(([, share]) => share < leastData)
      .map(([subject]) => `quizzes on ${subject} show too little data`),
  ];
  return { lines, broken };
}

/** A computed set makes new questions for each quiz, at each of its difficulties. */
function computedOf(subject: Subject): string {
  const levels = computedSets[subject].flatMap(difficultiesOf);
  const counts = difficulties.map(
    (difficulty) => `${levels.filter((level) => level === difficulty).length} ${difficulty}`,
  );
  return `${computedSets[subject].length} computed (${counts.join(', ')})`;
}

function shareOfData(subject: Subject): number {
  const questions = difficulties.flatMap((difficulty) =>
    Array.from({ length: quizzesMeasured }, (_, seed) =>
      composeQuiz({ subject, difficulty, count: 10, seed, seen: new Set() }),
    ).flat(),
  );
  return questions.filter(({ figure, stimulus }) => figure ?? stimulus).length / questions.length;
}
