import { concepts, isSchoolConcept } from '../../concepts/concepts.ts';
import { isNeutral, phraseWords } from '../../topic-search/words.ts';

/** A numbered part of a syllabus. */
export interface Chapter {
  number: string;
  title: string;
  /** What it is called, as it is printed first. */
  titles: readonly string[];
  concepts: ReadonlySet<string>;
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

/** Beside a number, words of its title say nothing more, nor does what stands beside any title. */
export function withoutTitle(rest: string, { titles }: Chapter): string {
  const ofTitle = new Set([...ofChapters, ...titles.flatMap(phraseWords)]);
  return phraseWords(rest).every((word) => ofTitle.has(word)) ? '' : rest;
}

/** Whether a text says what a part is called, and nothing more. */
export function isTitle(text: string, { titles }: Chapter): boolean {
  const typed = tellingWords(text);
  return titles.some(
    (one) =>
      isAlike(typed, tellingWords(one)) || isAlike(new Set(phraseWords(text)), new Set(phraseWords(one))),
  );
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
