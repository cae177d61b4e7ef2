import { concepts, isTaught } from '../../concepts/concepts.ts';
import { couldAsk } from '../../exam-readings/exam-readings.ts';
import { taxonomy } from '../../topics/taxonomy.ts';
import { templateName, type Template } from '../question-index/templates.ts';
import { atHome } from './at-home.ts';
import type { Scope, Wish } from './wish.ts';

/**
 * What mainly tests what was asked for, in the middle of it, and what the exam could ask, as readers say who know its specification. Of a
 * school's exam or a course only what is asked where the concept is at home: not its uses in other subjects.
 */
export function withinScope(found: readonly Template[], { among, scope }: Wish): readonly Template[] {
  if (scope === undefined) return found;
  const isAtHomeAlone = scope.isSchool || scope.concepts === null;
  const asked = found.filter((template) => {
    const [main = ''] = template.tests;
    return (
      among?.has(main) !== false &&
      !template.tests.some((id) => isElsewhere(id, among, scope)) &&
      !template.edge.includes(main) &&
      !isBeyond(template, scope) &&
      !(isAtHomeAlone && isAwayFromHome(template, main)) &&
      isAsked(template, scope)
    );
  });
  return among === null ? asked : atHome(asked, among);
}

/** Whether an index term of a question says what the exam does not ask of the concept. */
function isBeyond({ ownTerms }: Template, { beyond = [] }: Scope): boolean {
  return beyond.some((words) => ownTerms.some((term) => words.every((word) => term.includes(word))));
}

/** Whether an exam asks a concept in another of its sections, or at another of its levels. */
function isElsewhere(
  id: string,
  among: Wish['among'],
  { concepts: ofExam, around, leavesOut }: Scope,
): boolean {
  const isOfSection = among?.has(id) !== false || around?.has(id) === true;
  return leavesOut?.has(id) === true || (ofExam?.has(id) === true && !isOfSection);
}

/**
 * Where nobody read whether an exam could ask a question, or readers said it of other schools: it tests nothing else that is outside the exam.
 * Where nobody read it, it uses nothing that no syllabus teaches, either.
 */
function isAsked(template: Template, { concepts: ofExam, specifications }: Scope): boolean {
  const [, ...others] = template.tests;
  const could = couldAsk(specifications, templateName(template));
  const isOfOthers = could === true && specifications.length > 1;
  if (could !== null && !isOfOthers) return could;
  return (
    ofExam === null || (others.every((id) => ofExam.has(id)) && (isOfOthers || template.uses.every(isTaught)))
  );
}

/** Whether a question is asked in another subject than the one where its concept is at home. */
function isAwayFromHome({ subject }: Template, main: string): boolean {
  return subject !== 'general' && subject !== subjectOf.get(main);
}

const subjectOf: ReadonlyMap<string, string> = new Map(
  concepts.flatMap(({ id, topic }) => {
    const home = taxonomy.find((one) => one.id === topic);
    return home === undefined ? [] : [[id, home.subject] as const];
  }),
);
