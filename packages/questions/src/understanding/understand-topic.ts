import type { Difficulty } from '../question.ts';
import { longestTopic } from '../topic-search/longest-topic.ts';
import { suggestTopics } from '../topic-search/suggest-topics.ts';
import { countsOf } from './matching/counts.ts';
import { templatesOf } from './matching/coverage.ts';
import { conceptsOf, nearestConcepts, partsWithQuestions, topicsOf } from './matching/nearest.ts';
import type { ExamSection } from './exams/exam-section.ts';
import {
  examSectionIn,
  isSectionNumber,
  isSectionOfUnknown,
  taughtAtSchool,
  withoutOtherExams,
} from './exams/exam-sections.ts';
import { isHostile } from './hostile-text.ts';
import { speaksOfSelfHarm } from './self-harm.ts';
import { fromLevel, ofTypedLevel, withoutLevel } from './names/levels.ts';
import { joinNames, uncapitalised } from './join-names.ts';
import { asSubject } from './as-subject.ts';
import { exclusionIn } from './names/exclusions.ts';
import { inFull } from './names/short-forms/in-full.ts';
import { otherSettingIn } from './settings.ts';
import { readAsked, readRest } from './read-asked.ts';
import type { ReadWishes } from './wish-of.ts';
import { namesOfOtherWorlds } from './names/lists/other-worlds.data.ts';
import { readWords } from './names/read-words.ts';
import { isSubject } from './names/vocabulary.ts';
import { phraseWords } from '../topic-search/words.ts';
import type { Wish, Without } from './matching/wish.ts';
import type { NotUnderstood, Understood } from './understanding.ts';
import { withRegentsTables } from './exams/by-number/regents-tables.ts';
import { withRequiredPracticals } from './exams/by-number/required-practicals.ts';
import { withJoinedWords, withSpacedNames } from './names/joined-words.ts';
import { withSectionDigits, withoutSectionNoun } from './exams/section-nouns.ts';

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
  const { text: rest, difficulty } = withoutLevel(
    withoutOtherExams(exam === null ? wanted : besideExam(exam)),
  );
  const isNumbered = exam === null ? isSectionOfUnknown : isSectionNumber;
  if (exam?.isSection !== true && isNumbered(withoutChemistry(rest))) return refused('not chemistry', text);
  const read = readAsked(asSubject(rest, exam === null && rest !== wanted));
  const asked = exam === null ? read : withExam(exam, rest, read);
  if (asked === null) return refused('not chemistry', text);
  const level = difficulty ?? asked.difficulty;
  const taught = level === 'beginner' && exam === null ? asked.wishes.map(asTaughtAtSchool) : asked.wishes;
  const whole = taught.length === 1 ? taught.map(asAlone) : taught;
  const notIn = otherSettingIn(wanted);
  const wishes =
    without === null && notIn.length === 0
      ? whole
      : whole.map((wish) => ({ ...wish, ...(without && { without }), ...(notIn.length > 0 && { notIn }) }));
  const counts = countsOf(wishes);
  const concepts = conceptsOf(wishes);
  const served = wishes.filter((wish) => templatesOf(wish).length > 0);
  const servedAt = level === null || counts[level] > 0 ? level : 'intermediate';
  const comes = servedAt === null ? served : withQuestionsAt(served, servedAt);
  // Named is what the questions are on; where there are none, what was asked for.
  const printed = joinNames(namesOf(comes.length > 0 ? comes : wishes)) + leftOutIn(without);
  const isOtherLevel = level !== null && served.length > 0 && counts[level] === 0;
  const name = level === null || exam !== null || isOtherLevel ? printed : `${printed}, ${level}`;
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
    counts: level === null ? fromLevel(counts, exam?.least ?? null) : ofTypedLevel(counts, level),
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

/** Of several wishes those with questions at a difficulty; all of them where none has any. */
function withQuestionsAt(wishes: readonly Wish[], level: Difficulty): readonly Wish[] {
  const found = wishes.filter((wish) => templatesOf(wish).some(({ difficulty }) => difficulty === level));
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

/** What stands beside an exam. A section is introduced at no level of its own: `5.7 intro to mechanisms`. */
function besideExam({ rest, isSection }: ExamSection): string {
  const beside = withoutSectionNoun(rest);
  return isSection ? beside.replace(/\bintro(?:duction)?\s+to\s+/i, '') : beside;
}

function withoutChemistry(text: string): string {
  return text.replace(/\s*\bchem(?:istry)?\b\s*/i, ' ').trim();
}

/** A section names its concepts; with words beside an exam, they are narrowed to what the exam teaches. */
function withExam(exam: ExamSection, rest: string, read: ReadWishes | null): ReadWishes | null {
  const own: Wish = {
    name: exam.name,
    parts: [],
    element: null,
    among: exam.concepts,
    scope: exam.scope,
    isCalculation: false,
  };
  if (read === null) {
    const isOfOther = !exam.isCertain && readWords(rest).foreign.length + readWords(rest).weak.length > 0;
    if (isOfOther) return null;
    const hasWords = phraseWords(rest).some((word) => !/^\d+$/.test(word) && !neutralBeside.has(word));
    return hasWords && !exam.isSection
      ? null
      : { wishes: [own], sureness: 1, difficulty: null, corrections: [], unknownWords: [] };
  }
  const fewest = exam.isSection ? fewestOfSection : 1;
  const taught = read.wishes.map((wish) => {
    const asked = { ...wish, among: exam.concepts, scope: exam.scope };
    const named = wish.likeWords?.named;
    // What is left of a narrow text outside of the exam says nothing of what its names ask in it.
    return named !== undefined && templatesOf(asked).length < fewest
      ? { ...named, among: exam.concepts, scope: exam.scope }
      : asked;
  });
  const hasEnough = taught.map((wish) => templatesOf(wish).length >= fewest);
  // Beside a thing that the exam asks, one that it does not ask has no questions; alone it is asked as elsewhere.
  const isAsked = hasEnough.includes(true);
  const wishes = taught.map((wish, index) => {
    if (hasEnough[index]) return wish;
    return exam.isSection ? own : isAsked ? wish : (read.wishes[index] ?? wish);
  });
  // What is no part of the section is of its title, and so is what stands beside.
  return { ...read, wishes: wishes.includes(own) ? [own] : wishes };
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

/** With fewer, the words beside a section are its title. */
const fewestOfSection = 3;

/** Words that stand beside the name of an exam and ask for nothing. */
const neutralBeside: ReadonlySet<string> = new Set(
  phraseWords(
    'chemistry chem general practice questions quiz exam test review prep paper hl sl unit topic section gcse igcse ks3 ks4',
  ),
);

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

/** Authors of books who have other names in chemistry too: only with a chapter behind them. */
const author =
  /^(?:wade|klein|harris|chang|brown|tro|ebbing|burdge|levine|engel|voet|solomons|castellan)(?:['’]s?)?(?: (?:and|&) \p{L}+)?(?: (?:(?:general|organic|inorganic|physical|analytical) )?chemistry)?,? (?:textbook |book )?(?:chapter|ch\.?)(?!\p{L}) ?(?:\d+:? (?=\p{L}))?(?:on |about |for )?(?:the )?(?=\p{L})/iu;
const namedBook =
  /\b(?:atkins|zumdahl|mcmurry|clayden|housecroft|shriver|vollhardt|silberberg|petrucci|lehninger|stryer|skoog|mcquarrie|openstax|kaplan|princeton review)(?:['’]s?)?(?: (?:(?:physical|organic|inorganic|general) )?chemistry)?\b,?/giu;
const placeInBook =
  /\b(?:(?:text)?book|chapter(?: ?\d+)?|(?:ch|focus|unit|section|part)\.? ?\d+)\b:?(?: (?:on|about))?/giu;

/** A text without the book that it is in, where it says what of it: `Atkins physical chemistry, chapter on the second law`. */
function withoutBook(text: string): string {
  const named = text.replace(namedBook, ' ');
  const rest = (named === text ? text.replace(author, '') : named.replace(placeInBook, ' ')).trim();
  return /\p{L}{3}/u.test(rest) ? rest : text;
}

function tidied(text: string): string {
  const tidy = withoutBook(text.normalize('NFC'))
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\bvan ?['’]?t ?hoff/gi, "van't Hoff")
    .replace(/(?<=\p{L}{4}) n (?=\p{L}{4})/gu, ' and ')
    // Words that only lend weight: `how does soap actually work`.
    .replace(/\s(?:actually|really|exactly|basically|at all)\b/giu, '')
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
    withJoinedWords(inFull(withRequiredPracticals(withRegentsTables(withSectionDigits(tidy))))),
  );
}
