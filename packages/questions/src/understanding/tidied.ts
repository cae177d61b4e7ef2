import { withRegentsTables } from './exams/by-number/regents-tables.ts';
import { withRequiredPracticals } from './exams/by-number/required-practicals.ts';
import { withTextbookChapter } from './exams/by-number/textbook-chapters.ts';
import { withSectionDigits } from './exams/section-nouns.ts';
import { withJoinedWords, withSpacedNames } from './names/joined-words.ts';
import { inFull } from './names/short-forms/in-full.ts';
import { withoutBook } from './names/without-book.ts';
import { withLevelNames } from './levels/with-level-names.ts';

/** A text as everything else reads it: what its chapter of a textbook is on, without the book it is in, with short forms in full, joined and spaced words as the names have them. */
export function tidied(text: string): string {
  const tidy = withoutBook(withTextbookChapter(text.normalize('NFC')))
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\bvan ?['’]?t ?hoff/gi, "van't Hoff")
    .replace(/(?<=\p{L}{4}) n (?=\p{L}{4})/gu, ' and ')
    // Words that only lend weight: `how does soap actually work`.
    .replace(/\s(?:actually|really|exactly|basically|weird|at all)\b/giu, '')
    // Of what is behind a name, only a quantum number is principal.
    .replace(/(?<=\p{L}{3}[’']?s? )principal(?=$|[,;])/giu, 'principle')
    // What is asked of the thing in front: `coordination compounds and their isomers`.
    .replace(
      /((?:naming |drawing )?(\p{L}[\p{L} -]*)) and (?:their|its) ((?:stereo)?isomers|isomerism)(?: ?\([^)]*\))?$/iu,
      '$1 and $3 of $2',
    )
    .replace(/\s+/g, ' ')
    .trim();
  return withSpacedNames(
    withJoinedWords(
      inFull(withRequiredPracticals(withRegentsTables(withSectionDigits(withLevelNames(tidy))))),
    ),
  );
}
