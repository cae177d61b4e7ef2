import { textbooks, type Textbook } from './textbooks.ts';

/**
 * What a chapter of a textbook is on, for a text that says nothing but its number. Of a text with words of its own those count, since editions number
 * their chapters otherwise; so they do for an edition that is not the one of the table.
 * @example withTextbookChapter('zumdahl 15') // 'buffer solutions, Henderson-Hasselbalch equation, …'
 * @example withTextbookChapter('zumdahl 15 buffers') // 'zumdahl 15 buffers'
 */
export function withTextbookChapter(text: string): string {
  const typed = text.trim();
  if (typed.length > longestPlace) return text;
  for (const book of textbooks) {
    const words = wordsOfChapter(book, typed);
    if (words !== null) return words;
  }
  return text;
}

/** Longer texts say more than a book and a number. */
const longestPlace = 120;

function wordsOfChapter(book: Textbook, text: string): string | null {
  if (text.search(book.called) < 0 || (book.needs && text.search(book.needs) < 0)) return null;
  const place = text.replace(book.called, ' ').replace(book.title, ' ');
  const [first, last] = book.editions;
  const editions = [...place.matchAll(edition)].map(([, ...numbers]) => Number(numbers.find(Boolean)));
  if (editions.every((number) => number >= first && number <= last)) {
    const words = numberedWords(book, place.replace(edition, ' '));
    if (words !== null) return words;
    // `3e` alone is topic E of a focus, except where it is the edition.
    if (editions.length > 0) return null;
  }
  return numberedWords(book, place);
}

function numberedWords({ table, isNameAlone }: Textbook, place: string): string | null {
  const said = place.replace(besidePlace, ' ').replace(/\s+/g, ' ').trim();
  const [, noun, number = '', letter = ''] = numbered.exec(said) ?? [];
  if (number === '' || (noun === undefined && !isNameAlone)) return null;
  const chapters = chaptersOf(table);
  const hasTopics = chapters.has(`${number}A`);
  if (letter !== '' && !hasTopics) return null;
  return chapters.get(number + letter.toUpperCase()) ?? chapters.get(number) ?? null;
}

/** `(11th ed.)`, `edition 5`, `2e`. */
const edition =
  /\(?\b(?:(\d{1,2})(?:st|nd|rd|th) ?ed(?:ition|n)?\b\.?|ed(?:ition|n)?\.? ?(\d{1,2})|(\d{1,2})e)\b\)?/gi;
/** What stands beside the number of a chapter and asks for nothing. */
const besidePlace =
  /[,:()#/]|['’](?:s\b)?|(?<=\d)\s+sections? ?\d{1,2}\b|\b(?:text ?|course ?)?books?\b|\b(?:by|from|of|in|on|the|for|my|and|et al|practi[cs]e|problems?|questions?|quiz(?:zes)?|test|exam|review|revision|help|study|please)\b|[&.!?](?=\s|$)/gi;
/** A section is read as its chapter: `9.3`. */
const numbered =
  /^(?:(chapters?|chap|ch|focus|topic|section|sec|unit)\.? ?)?(\d{1,2})([A-H])?(?:\.\d{1,2})*$/i;

const known = new Map<string, ReadonlyMap<string, string>>();

/** The words of each chapter of a table by its number. */
function chaptersOf(table: string): ReadonlyMap<string, string> {
  const before = known.get(table);
  if (before !== undefined) return before;
  const chapters = new Map(
    table
      .trim()
      .split('\n')
      .map((line) => {
        const [number = '', words = ''] = line.split(' > ');
        return [number, words] as const;
      }),
  );
  known.set(table, chapters);
  return chapters;
}
