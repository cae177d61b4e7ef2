import { concepts } from '../../concepts/concepts.ts';
import { taxonomy } from '../../topics/taxonomy.ts';
import { phraseWords } from '../../topic-search/words.ts';
import { hasTerm } from '../question-index/question-index.ts';
import { atHome } from './at-home.ts';
import type { Template } from '../question-index/templates.ts';
import type { Wish } from './wish.ts';

/** With so many questions that an exam asks just so, others on its concepts do not come. */
const enoughInScope = 5;

/**
 * What mainly tests what was asked for, in the middle of it, and beside it neither tests anything that is outside the exam nor uses
 * what no syllabus teaches. Of a school's exam or a course only what is asked where the concept is at home: not its uses in other
 * subjects; and of a school's nothing advanced of a university's subject. Where that is enough, nothing comes whose index terms name another concept outside the
 * exam: of `AQA 3.1.9` no integrated rate laws.
 */
export function withinScope(found: readonly Template[], { among, scope }: Wish): readonly Template[] {
  if (scope === undefined) return found;
  const { concepts: ofExam, isSchool, beyond = [], usesItsOwn = false } = scope;
  const usable = usesItsOwn && ofExam !== null ? ofExam : taught;
  const inScope = found.filter((template) => {
    const {
      tests: [main = '', ...others],
      uses,
      edge,
    } = template;
    return (
      among?.has(main) !== false &&
      !edge.includes(main) &&
      (ofExam === null || (others.every((id) => ofExam.has(id)) && uses.every((id) => usable.has(id)))) &&
      !((isSchool || ofExam === null) && isAwayFromHome(template, main)) &&
      !(isSchool && isHardOfUniversity(template)) &&
      !beyond.some((words) => hasTerm({ terms: template.ownTerms }, words))
    );
  });
  const ofExamAlone = ofExam === null ? [] : inScope.filter((template) => !namesOutside(template, ofExam));
  const asked = ofExamAlone.length >= enoughInScope ? ofExamAlone : inScope;
  return among === null ? asked : atHome(asked, among);
}

/** Whether an index term of a question has the name of a concept that is outside an exam. A single word has to be the whole term. */
function namesOutside({ ownTerms, tests }: Template, ofExam: ReadonlySet<string>): boolean {
  return ownTerms.some((term) =>
    namedBy(term).some((ids) => !ids.some((id) => ofExam.has(id) || tests.includes(id))),
  );
}

const named = new WeakMap<readonly string[], readonly (readonly string[])[]>();

/** The concepts that a term names: for each name in it the ids of those that have it. */
function namedBy(term: readonly string[]): readonly (readonly string[])[] {
  const before = named.get(term);
  if (before !== undefined) return before;
  const found = term.flatMap((_, from) =>
    term.slice(from).flatMap((_word, more) => {
      const words = term.slice(from, from + more + 1);
      return words.length === 1 && term.length > 1 ? [] : [conceptsByName.get(words.join(' ')) ?? []];
    }),
  );
  const ofConcepts = found.filter((ids) => ids.length > 0);
  named.set(term, ofConcepts);
  return ofConcepts;
}

const conceptsByName: ReadonlyMap<string, readonly string[]> = Map.groupBy(
  concepts.flatMap(({ id, name, otherNames }) =>
    [name, ...otherNames].map((one) => ({ id, key: phraseWords(one).join(' ') })),
  ),
  ({ key }) => key,
)
  .entries()
  .reduce(
    (ids, [key, ones]) =>
      ids.set(
        key,
        ones.map(({ id }) => id),
      ),
    new Map<string, string[]>(),
  );

/** Whether a question of a university's subject is advanced, or was so for its author: readers count steps, not how far they lead. */
function isHardOfUniversity({ subject, difficulty, source }: Template): boolean {
  const mark = source.kind === 'written' ? source.question.difficulty : source.task;
  return subject !== 'general' && [difficulty, mark].includes('advanced');
}

/** Whether a question is asked in another subject than the one where its concept is at home. */
function isAwayFromHome({ subject }: Template, main: string): boolean {
  return subject !== 'general' && subject !== subjectOf.get(main);
}

/** Ids of the concepts that any syllabus of the map teaches. */
const taught: ReadonlySet<string> = new Set(
  concepts.filter(({ taughtIn }) => taughtIn.length > 0).map(({ id }) => id),
);

const subjectOf: ReadonlyMap<string, string> = new Map(
  concepts.flatMap(({ id, topic }) => {
    const home = taxonomy.find((one) => one.id === topic);
    return home === undefined ? [] : [[id, home.subject] as const];
  }),
);
