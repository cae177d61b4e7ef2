import type { Difficulty } from '../question.ts';
import { longestTopic } from '../topic-search/longest-topic.ts';
import { suggestTopics } from '../topic-search/suggest-topics.ts';
import { countsOf } from './matching/counts.ts';
import { templatesOf, withinLimits } from './matching/coverage.ts';
import { conceptsOf, nearestConcepts, partsWithQuestions, topicsOf } from './matching/nearest.ts';
import {
  examSectionIn,
  isSectionNumber,
  isSectionOfUnknown,
  taughtAtSchool,
  withoutOtherExams,
} from './exams/exam-sections.ts';
import { isHostile } from './refusing/hostile-text.ts';
import { speaksOfSelfHarm } from './refusing/self-harm.ts';
import { fromLevel, ofTypedLevel, withoutLevel } from './levels/levels.ts';
import { joinNames, uncapitalised, withApostrophes } from './join-names.ts';
import { asSubject } from './as-subject.ts';
import { exclusionIn } from './names/exclusions.ts';
import { otherSettingIn } from './settings.ts';
import { readBesideCourse } from './beside-course.ts';
import { readRest } from './read-asked.ts';
import { namesOfOtherWorlds } from './names/lists/other-worlds.data.ts';
import { isSubject } from './names/vocabulary.ts';
import type { Wish, Without } from './matching/wish.ts';
import type { NotUnderstood, Understood } from './understanding.ts';
import { tidied } from './tidied.ts';
import { besideExam, withExam } from './with-exam.ts';

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
  // Other topics are no answer to this, so none is offered.
  if (speaksOfSelfHarm(text)) return { isUnderstood: false, reason: 'self-harm', nearest: [] };
  if (text.length > longestTopic || isHostile(text)) return refused('hostile', text);
  const tidy = tidied(text);
  if (isSectionOfUnknown(tidy) || namesOfOtherWorlds.test(tidy)) return refused('not chemistry', text);
  const { wanted, without } = withExclusion(tidy);
  const exam = examSectionIn(wanted);
  const typed = withoutLevel(withoutOtherExams(exam === null ? wanted : besideExam(exam)));
  const { text: rest } = typed;
  const isNumbered = exam === null ? isSectionOfUnknown : isSectionNumber;
  if (exam?.isSection !== true && isNumbered(withoutChemistry(rest))) return refused('not chemistry', text);
  const isSubject = exam === null && (rest !== wanted || isChemistry.test(rest));
  const read = readBesideCourse(asSubject(rest, isSubject));
  const asked = exam === null ? read : withExam(exam, rest, read);
  if (asked === null) return refused('not chemistry', text);
  // Of the two difficulties of a school or a year, a word takes the one that it names or is nearer to: `high school, easy`.
  const isNarrowed = typed.also !== null && asked.difficulty !== null;
  const narrowed = asked.difficulty === typed.difficulty ? typed.difficulty : typed.also;
  const level = isNarrowed ? narrowed : (typed.difficulty ?? asked.difficulty);
  const also = isNarrowed ? null : typed.also;
  const taught = level === 'beginner' && exam === null ? asked.wishes.map(asTaughtAtSchool) : asked.wishes;
  const whole = taught.length === 1 ? taught.map(asAlone) : taught;
  const notIn = otherSettingIn(wanted);
  const limits = { ...(without && { without }), ...(notIn.length > 0 && { notIn }) };
  const wishes =
    without === null && notIn.length === 0 ? whole : whole.map((wish) => withinLimits(wish, limits, 1));
  const counts = countsOf(wishes);
  const concepts = conceptsOf(wishes);
  const served = wishes.filter((wish) => templatesOf(wish).length > 0);
  const mayCome = level === null ? fromLevel(counts, exam?.least ?? null) : ofTypedLevel(counts, level, also);
  const servedAt = level === null || counts[level] > 0 ? level : 'intermediate';
  const comes = level === null ? served : withQuestionsIn(served, mayCome);
  // Named is what the questions are on; where there are none, what was asked for.
  const printed = withApostrophes(joinNames(namesOf(comes.length > 0 ? comes : wishes)) + leftOutIn(without));
  const isOtherLevel = level !== null && also === null && served.length > 0 && counts[level] === 0;
  const name =
    level === null || also !== null || exam !== null || isOtherLevel ? printed : `${printed}, ${level}`;
  const ofParts = served.length > 0 ? [] : partsWithQuestions(wishes);
  return {
    isUnderstood: true,
    wishes,
    name,
    concepts,
    topics: topicsOf(concepts),
    examSection: exam?.section ?? null,
    sureness: asked.sureness,
    corrections: asked.corrections,
    difficulty: level,
    counts: mayCome,
    withoutQuestions: [
      ...(served.length === 0 ? [] : namesOf(wishes.filter((wish) => !served.includes(wish)))),
      ...namesOf(served.filter((wish) => !comes.includes(wish))).map(
        (missed) => `${uncapitalised(missed)} at the ${servedAt} level`,
      ),
      ...(isOtherLevel ? [`${uncapitalised(printed)} at the ${level} level`] : []),
    ],
    unknownWords: asked.unknownWords,
    broader: broaderNames(wishes),
    nearest: [...new Set([...ofParts, ...nearestConcepts(concepts, suggestionCount)])].slice(
      0,
      suggestionCount,
    ),
  };
}

/** Who asks for nothing more begins with general chemistry. */
const isChemistry = /^chem(?:istry)?$/i;

/** Of several wishes those with questions of a difficulty that may come; all of them where none has any. */
function withQuestionsIn(
  wishes: readonly Wish[],
  counts: Readonly<Record<Difficulty, number>>,
): readonly Wish[] {
  const found = wishes.filter((wish) => templatesOf(wish).some(({ difficulty }) => counts[difficulty] > 0));
  return found.length > 0 ? found : wishes;
}

/** What is wanted of a text, and what it excludes. What is excluded in words that we do not know stays in the text. */
function withExclusion(text: string): { wanted: string; without: Without | null } {
  const exclusion = exclusionIn(text);
  const things = exclusion?.excluded.map(readRest) ?? [];
  if (exclusion === null || things.some((thing) => thing === null)) return { wanted: text, without: null };
  return {
    wanted: exclusion.text,
    without: {
      things: things.flatMap((thing) => thing?.wishes ?? []),
      calculations: exclusion.isWithoutCalculations,
    },
  };
}

/** What is left out, behind the name: ` without calculations`. */
function leftOutIn(without: Without | null): string {
  if (without === null) return '';
  const names = [...namesOf(without.things), ...(without.calculations ? ['calculations'] : [])];
  const [first = '', ...others] = names;
  return ` without ${joinNames([uncapitalised(first), ...others])}`;
}

function withoutChemistry(text: string): string {
  return text.replace(/\s*\bchem(?:istry)?\b\s*/i, ' ').trim();
}

/** A wish beside which a text asks for nothing else. */
function asAlone(wish: Wish): Wish {
  const isNarrow = wish.likeWords !== undefined && wish.likeWords.isName !== true;
  return isNarrow || wish.sides !== undefined ? wish : { ...wish, isAlone: true };
}

/** A beginner in a whole subject or topic begins with what schools teach of it, where they teach enough. */
function asTaughtAtSchool(wish: Wish): Wish {
  const [part, ...others] = wish.parts;
  if (part === undefined || others.length > 0 || !part.isTopic) return wish;
  const atSchool = { ...wish, among: taughtAtSchool() };
  const ofBeginners = templatesOf(atSchool).filter(({ difficulty }) => difficulty === 'beginner').length;
  return ofBeginners >= (isSubject(part) ? enoughOfSubject : enoughOfTopic) ? atSchool : wish;
}

const enoughOfSubject = 15;
const enoughOfTopic = 8;

/** The names of the concepts and topics that narrow wishes are a part of. */
function broaderNames(wishes: readonly Wish[]): string[] {
  const named = wishes.flatMap(({ likeWords }) =>
    likeWords?.isName === true ? [] : (likeWords?.named?.parts ?? []),
  );
  const names = named.filter(({ concepts }) => concepts.size > 0).map(({ name }) => name);
  // What is called by the whole of it has nothing broader.
  return [...new Set(names)].filter((name) => wishes.every((wish) => wish.name !== name));
}

/** The names of wishes, each once. */
function namesOf(wishes: readonly Wish[]): string[] {
  return [...new Set(wishes.map(({ name }) => name))];
}

function refused(reason: NotUnderstood['reason'], text: string): NotUnderstood {
  return { isUnderstood: false, reason, nearest: suggestTopics(text, suggestionCount) };
}
