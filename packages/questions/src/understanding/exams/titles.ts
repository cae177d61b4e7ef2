import type { Exam } from './known-exams.ts';
import { chaptersIn, isWholeTitle } from './numbered-tables.ts';
import { withoutSectionNoun } from './section-nouns.ts';
import { titlesOfSections } from './tables/titles.data.ts';

/** Sections of a syllabus that are called alike. */
interface TitledSections {
  numbers: readonly string[];
  title: string;
}

/**
 * The sections of a syllabus that a text names by their title, and says nothing more.
 * @example sectionsTitled('IB', 'what drives chemical reactions')?.numbers // ['R1']
 */
export function sectionsTitled(exam: Exam['id'], text: string): TitledSections | null {
  const said = withoutSectionNoun(text);
  const line = chaptersIn(titlesOfSections[exam]).find((one) => isWholeTitle(said, one));
  return line === undefined ? null : { numbers: line.number.split(' '), title: line.title };
}

/** Whether what stands beside the number of a section is its title: it narrows nothing then. */
export function isTitleOf(exam: Exam['id'], numbers: readonly string[], text: string): boolean {
  return chaptersIn(titlesOfSections[exam]).some(
    (line) => line.number.split(' ').some((number) => numbers.includes(number)) && isWholeTitle(text, line),
  );
}
