import { longestTopic } from '../topic-search/longest-topic.ts';
import { notationsInWords } from '../topic-search/notations.ts';
import { suggestTopics } from '../topic-search/suggest-topics.ts';
import { countsOf, nearestConcepts, templatesOf, topicsOf } from './coverage.ts';
import { examSectionIn, withoutOtherExams, type ExamSection } from './exam-sections.ts';
import { isHostile } from './hostile-text.ts';
import { withoutLevel } from './levels.ts';
import { joinNames } from './join-names.ts';
import { inEnglish } from './in-english.ts';
import { readWishes, type ReadWishes } from './read-wishes.ts';
import { phraseWords } from '../topic-search/words.ts';
import type { NotUnderstood, Understood, Wish } from './understanding.ts';
import { withoutSymbols } from './without-symbols.ts';

const suggestionCount = 3;

/**
 * What a text of a student's own asks for: concepts of the map, topics, sections of syllabi, elements, several of them at once.
 * A text that is not chemistry, or tries to instruct whoever reads it, is refused; misspelled names are understood, and every
 * correction is told.
 * @example understandTopic('stoichometry') // { isUnderstood: true, name: 'Stoichiometry', … }
 * @example understandTopic('AP Chem Unit 8') // { isUnderstood: true, examSection: 'AP 8', … }
 * @example understandTopic('GC football') // { isUnderstood: false, reason: 'not chemistry', … }
 */
export function understandTopic(text: string): Understood | NotUnderstood {
  if (text.length > longestTopic || isHostile(text)) return refused('hostile', text);
  const tidy = tidied(text);
  const exam = examSectionIn(tidy);
  const { text: rest, difficulty } = withoutLevel(withoutOtherExams(exam?.rest ?? tidy));
  const read = readRest(rest);
  const asked = exam === null ? read : withExam(exam, rest, read);
  if (asked === null) return refused('not chemistry', text);
  const level = difficulty ?? asked.difficulty;
  const counts = countsOf(asked.wishes);
  const concepts = new Set(asked.wishes.flatMap((wish) => [...wish.concepts]));
  const served = asked.wishes.filter((wish) => templatesOf(wish).length > 0);
  // Named is what the questions are on; where there are none, what was asked for.
  const name = joinNames(namesOf(served.length > 0 ? served : asked.wishes));
  const nearest = nearestConcepts(asked.wishes, suggestionCount);
  // The words that no name has may be all that no question meets.
  const isNearest =
    served.length === 0 &&
    asked.unknownWords.length > 0 &&
    (readWishes(name)?.wishes ?? []).some((wish) => templatesOf(wish).length > 0);
  return {
    isUnderstood: true,
    wishes: asked.wishes,
    name,
    concepts: [...concepts],
    topics: topicsOf(asked.wishes),
    examSection: exam?.section ?? null,
    sureness: asked.sureness,
    corrections: asked.corrections,
    difficulty: level,
    counts: level === 'beginner' ? { ...counts, advanced: 0 } : counts,
    withoutQuestions:
      served.length === 0 ? [] : namesOf(asked.wishes.filter((wish) => !served.includes(wish))),
    unknownWords: asked.unknownWords,
    nearest: isNearest ? [name, ...nearest].slice(0, suggestionCount) : nearest,
  };
}

function readRest(text: string): ReadWishes | null {
  const translated = inEnglish(text) ?? text;
  const read = readWishes(translated);
  if (read !== null && read.unknownWords.length === 0) return read;
  const named = withoutSymbols(translated);
  const ofName = named === translated ? null : readWishes(named);
  if (ofName !== null && ofName.unknownWords.length === 0) return ofName;
  if (read !== null) return read;
  const inWords = notationsInWords(text);
  return inWords === text ? null : readWishes(inWords);
}

/** A section names its concepts; with words beside an exam, they are narrowed to what the exam teaches. */
function withExam(exam: ExamSection, rest: string, read: ReadWishes | null): ReadWishes | null {
  const own: Wish = { name: exam.name, concepts: exam.concepts, involved: [], mentions: [], element: null };
  if (read === null) {
    const hasWords = phraseWords(rest).some((word) => !/^\d+$/.test(word) && !neutralBeside.has(word));
    return hasWords && !exam.isSection
      ? null
      : { wishes: [own], sureness: 1, difficulty: null, corrections: [], unknownWords: [] };
  }
  const wishes = read.wishes.map((wish) => {
    const taught = new Set([...wish.concepts].filter((id) => exam.concepts.has(id)));
    if (taught.size > 0) return { ...wish, concepts: taught };
    return exam.isSection ? own : wish;
  });
  return { ...read, wishes };
}

/** Words that stand beside the name of an exam and ask for nothing. */
const neutralBeside: ReadonlySet<string> = new Set(
  phraseWords(
    'chemistry chem general practice questions quiz exam test review prep paper hl sl unit topic section',
  ),
);

/** The names of wishes, each once. */
function namesOf(wishes: readonly Wish[]): string[] {
  return [...new Set(wishes.map(({ name }) => name))];
}

function refused(reason: NotUnderstood['reason'], text: string): NotUnderstood {
  return { isUnderstood: false, reason, nearest: suggestTopics(text, suggestionCount) };
}

function tidied(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
