import { concepts, isSchoolConcept } from '../../concepts/concepts.ts';
import { isNeutral, phraseWords } from '../../topic-search/words.ts';

/** A numbered part of a syllabus. */
export interface Chapter {
  number: string;
  title: string;
  /** What it is called, as it is printed first. */
  titles: readonly string[];
  concepts: ReadonlySet<string>;
  /** The words of each title: those that tell it apart, and all of them. */
  wordsOfTitles: readonly (readonly [telling: ReadonlySet<string>, all: ReadonlySet<string>])[];
}

const read = new Map<string, readonly Chapter[]>();

/** The parts of a table (`chapters.data.ts` says how a line is written). */
export function chaptersIn(table: string): readonly Chapter[] {
  const known = read.get(table);
  if (known !== undefined) return known;
  const chapters = table
    .trim()
    .split('\n')
    .map((line): Chapter => {
      const [number = '', named = '', covers = ''] = line.split(' > ');
      const titles = named.split('; ');
      return {
        number,
        title: titles[0] ?? '',
        titles,
        wordsOfTitles: titles.map((title) => [tellingWords(title), new Set(phraseWords(title))]),
        concepts: new Set(covers.split(' ').flatMap(conceptsOf)),
      };
    });
  read.set(table, chapters);
  return chapters;
}

/** A concept, or what schools teach of a topic. */
function conceptsOf(target: string): readonly string[] {
  if (!target.startsWith('#')) return [target];
  return concepts
    .filter(({ id, topic: ofConcept }) => ofConcept === target.slice(1) && isSchoolConcept(id))
    .map(({ id }) => id);
}

/**
 * Beside a number, words of its title say nothing more, nor does what stands beside any title. One thing of a title that lists three and more
 * is asked for itself.
 */
export function withoutTitle(rest: string, { titles, wordsOfTitles }: Chapter): string {
  const ofTitle = new Set([...ofChapters, ...titles.flatMap(phraseWords)]);
  const [[telling = new Set<string>()] = []] = wordsOfTitles;
  const isOneOfMany = tellingWords(rest).size === 1 && telling.size > 2 && /,/.test(titles[0] ?? '');
  return !isOneOfMany && phraseWords(rest).every((word) => ofTitle.has(word)) ? '' : rest;
}

/** Whether a text says what a part is called, and nothing more. */
export function isTitle(text: string, chapter: Chapter): boolean {
  return isCalled(text, chapter, 1);
}

/**
 * The same where one word that tells it apart does not make a title: `thermodynamics` alone is not `Applications of thermodynamics`.
 */
export function isWholeTitle(text: string, chapter: Chapter): boolean {
  return isCalled(text, chapter, 2);
}

/** @param fewest so many words that tell a title apart make it without its other ones */
function isCalled(text: string, { titles, wordsOfTitles }: Chapter, fewest: number): boolean {
  const typed = tellingWords(text);
  const all = new Set(phraseWords(text));
  return wordsOfTitles.some(([telling, ofTitle], place) => {
    const isTold = typed.size >= fewest && isAlike(typed, telling) && hasAllOfList(all, titles[place] ?? '');
    return isTold || isAlike(all, ofTitle);
  });
}

/** Whether words are of everything that a title lists: those of `stoichiometry` are not of `Stoichiometry, formulas and equations`. */
function hasAllOfList(words: ReadonlySet<string>, title: string): boolean {
  return title.split(/, | and /).every((thing) => phraseWords(thing).some((word) => words.has(word)));
}

function isAlike(typed: ReadonlySet<string>, title: ReadonlySet<string>): boolean {
  return typed.size > 0 && typed.symmetricDifference(title).size === 0;
}

function tellingWords(text: string): Set<string> {
  return new Set(phraseWords(text).filter((word) => !isNeutral(word) && !ofChapters.has(word)));
}

/** What stands beside the title of a chapter. */
const ofChapters: ReadonlySet<string> = new Set(
  phraseWords(
    'chapter chapters unit chemistry chem class year 11 12 ncert cbse nsw hsc prelim preliminary ocr b salters storyline and of the',
  ),
);
