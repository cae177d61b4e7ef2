import { phraseWords } from '../topic-search/words.ts';
import { levelOf } from './levels/levels.ts';
import { templatesOf, withinLimits } from './matching/coverage.ts';
import { inEnglish } from './names/in-english.ts';
import { readWords } from './names/read-words.ts';
import { isSubject, type Term } from './names/vocabulary.ts';
import { readAsked } from './read-asked.ts';
import { isOneName, type ReadWishes } from './wish-of.ts';

const course = String.raw`(?:intro(?:ductory)?(?: to)? |college )?(?:(?:general|gen|intro|organic|org|physical|phys|analytical|anal|biological)[ -]chem(?:istry)?|orgo|o-?chem|p-?chem|biochem(?:istry)?)(?: (?:class|course))?`;
const beforeTopic = String.raw`(?:\s*[:,–-]\s*|\s+)(?!(?:of|in|and|for|or|vs|to|is|behind)\b|&)(?=\S)`;
/** In front of a topic, or behind it. What is asked of a subject, or of another one beside it, is no topic that it teaches. */
const inFront = new RegExp(String.raw`^(?<level>\w+ )?${course}${beforeTopic}`, 'i');
const behind = new RegExp(String.raw`(?<=\S)(?:\s*[,–-]\s*|\s+(?:for |in |\())${course}\)?$`, 'i');
const chemistryInFront = new RegExp(String.raw`^(?<level>\w+ )?chem(?:istry)?${beforeTopic}`, 'i');

/** With fewer questions in the subject of a course, a topic is none that the subject has of its own. */
const fewestInCourse = 5;
/** Fewer are on both by chance. */
const fewestOfBoth = 3;

/**
 * What a text asks for, where a course that is named beside it says where it is taught: `biochem enzyme kinetics`, `NMR for orgo`. What the
 * subject has by the name comes, else what of the subject is on both. Chemistry itself says nothing more.
 * @returns `null` for what is not about chemistry
 */
export function readBesideCourse(text: string): ReadWishes | null {
  const subject = subjectIn(text);
  if (subject === null) {
    const topic = withoutCourse(text, chemistryInFront);
    const isOfName = readWords(text).terms.some(({ words }) => words.some((word) => chemistry.has(word)));
    return (topic === text || isOfName ? null : readAsked(topic)) ?? readAsked(text);
  }
  const english = inEnglish(text) ?? text;
  const topic = withoutCourse(english, inFront).replace(behind, '');
  if (topic === english || subjectIn(topic) !== null) return readAsked(text);
  const read = ofSubjectByName(topic, subject) ?? readAsked(topic);
  if (read === null) return readAsked(text);
  const within = inSubject(read, subject);
  // A first course teaches something of everything.
  if (within !== null || subject.name === 'General chemistry') return within ?? read;
  const ofBoth = readAsked(text);
  const count = countOf(ofBoth);
  const isNarrower = count >= fewestOfBoth && count < countOf(read);
  return isNarrower || countOf(read) === 0 ? ofBoth : read;
}

const chemistry: ReadonlySet<string> = new Set(phraseWords('chemistry chem'));

/** A text without the course in front of it, in front of which a level can stand. */
function withoutCourse(text: string, course: RegExp): string {
  const level = course.exec(text)?.groups?.['level']?.trim() ?? '';
  return phraseWords(level).every((word) => levelOf(word) !== null) ? text.replace(course, '$<level>') : text;
}

/** What has a name of its own in a subject: of organic chemistry, the reactions are `organic reactions`. */
function ofSubjectByName(topic: string, { name }: Term): ReadWishes | null {
  const [adjective = ''] = name.split(' ');
  const named = `${adjective} ${topic}`;
  const words = readWords(named);
  const hasBoth = words.terms.some((term) =>
    phraseWords(adjective).every((word) => term.words.includes(word)),
  );
  return isOneName(words) && hasBoth && adjective !== 'General' ? readAsked(named) : null;
}

/** The subject that a text names. */
function subjectIn(text: string): Term | null {
  return readWords(text).terms.find(({ term }) => isSubject(term))?.term ?? null;
}

/** The same within a subject; `null` where that has too little of it. */
function inSubject(read: ReadWishes, { concepts: among }: Term): ReadWishes | null {
  const wishes = read.wishes.map((wish) => withinLimits(wish, { among }, 1));
  const within = { ...read, wishes };
  const count = countOf(within);
  return count > 0 && count >= Math.min(fewestInCourse, countOf(read)) ? within : null;
}

function countOf(read: ReadWishes | null): number {
  return read?.wishes.flatMap(templatesOf).length ?? 0;
}
