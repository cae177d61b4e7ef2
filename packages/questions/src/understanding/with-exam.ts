import { phraseWords } from '../topic-search/words.ts';
import { saysNothing } from './as-subject.ts';
import type { ExamSection } from './exams/exam-section.ts';
import { isOfExamsAlone } from './exams/exam-sections.ts';
import { withoutSectionNoun } from './exams/section-nouns.ts';
import { levelOf } from './levels/levels.ts';
import { templatesOf, withinLimits } from './matching/coverage.ts';
import type { Wish } from './matching/wish.ts';
import { readWords } from './names/read-words.ts';
import type { ReadWishes } from './wish-of.ts';

/** The exam says more of the level than the year. */
const lastYears = /\b(?:grade|class) 1[12]\b/gi;

/** What stands beside an exam. A section is introduced at no level of its own: `5.7 intro to mechanisms`. */
export function besideExam({ rest, isSection }: ExamSection): string {
  const beside = withoutSectionNoun(rest.replace(lastYears, ' ').replace(/\s+/g, ' ').trim());
  return isSection ? beside.replace(/\bintro(?:duction)?\s+to\s+/i, '') : beside;
}

/** A section names its concepts; with words beside an exam, they are narrowed to what the exam teaches. */
export function withExam(exam: ExamSection, rest: string, read: ReadWishes | null): ReadWishes | null {
  const own: Wish = {
    name: exam.name,
    parts: [],
    element: null,
    among: exam.concepts,
    scope: exam.scope,
    isCalculation: false,
  };
  // Of what a school puts into a part of a course, and a board into a paper, the words beside it count.
  const isWhole = exam.isSection && exam.isCourse !== true;
  if (read === null) {
    const isOfOther = !exam.isCertain && readWords(rest).foreign.length + readWords(rest).weak.length > 0;
    if (isOfOther) return null;
    const hasWords =
      !isOfExamsAlone(rest) && phraseWords(rest).some((word) => !saysNothing(word) && levelOf(word) === null);
    return hasWords && !isWhole
      ? null
      : { wishes: [own], sureness: 1, difficulty: null, corrections: [], unknownWords: [] };
  }
  const fewest = isWhole ? fewestOfSection : 1;
  const taught = read.wishes.map((wish) =>
    withinLimits(wish, { among: exam.concepts, scope: exam.scope }, fewest),
  );
  const hasEnough = taught.map((wish) => templatesOf(wish).length >= fewest);
  // Beside a thing that the exam asks, one that it does not ask has no questions; alone it is asked as elsewhere.
  const isAsked = hasEnough.includes(true);
  const wishes = taught.map((wish, index) => {
    if (hasEnough[index]) return wish;
    if (isWhole) return own;
    return isAsked ? wish : asElsewhere(read.wishes[index] ?? wish, exam);
  });
  // What is no part of the section is of its title, and so is what stands beside.
  return { ...read, wishes: wishes.includes(own) ? [own] : wishes };
}

/** With fewer, the words beside a section are its title. */
const fewestOfSection = 3;

/** What a part of a course does not ask, as the rest of the course asks it, or else as it is asked elsewhere. */
function asElsewhere(wish: Wish, { scope }: ExamSection): Wish {
  const inCourse = withinLimits(wish, { among: scope.concepts, scope }, 1);
  return scope.concepts !== null && templatesOf(inCourse).length > 0 ? inCourse : wish;
}
