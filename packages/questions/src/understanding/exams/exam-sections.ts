import { concepts } from '../../concepts/concepts.ts';
import { beyondOf } from './beyond.ts';
import { chapterIn } from './chapters.ts';
import { courseIn } from './courses.ts';
import type { ExamSection } from './exam-section.ts';
import { joinNames, uncapitalised } from '../join-names.ts';
import { highSchoolIn } from './by-age/high-school.ts';
import { formerSection } from './former-ib-topics.ts';
import { higherLevelOfIb } from './tables/higher-level.data.ts';
import { exams, type Exam } from './known-exams.ts';
import { isWithin, partOfALevel } from './parts-of-a-level.ts';
import { isTitleOf, sectionsTitled } from './titles.ts';
import { upperSchoolIn } from './by-age/upper-school.ts';
import { youngerStudentsIn } from './by-age/younger-students.ts';
import type { Scope } from '../matching/wish.ts';
import { withoutMatch } from './without-match.ts';

/** Names of exams that have no map of their own: they say nothing about the topic. */
const otherExams =
  /\b(?:edexcel|WJEC|CCEA|cambridge|CIE|ACS(?:\s+exam)?|DAT|OAT|PCAT|GRE|GAMSAT|BMAT|UCAT|HSC|VCE|WACE|NCERT|Salters|Regents|(?:CBSE|ICSE)|SAT(?:\s+chem(?:istry)?)?\s+subject\s+test|CLEP|NCEA|SQA|leaving\s+cert|FRQs?|MCQs?|free\s+response|required practicals?|abitur|baccalauréat|bac|exam|final(?! (?:year|yr)\b)|midterm|(?<=\bclass 1[12]\b.*)boards?|nursing school|semester \d|(?:100|200|300)[- ]level)\b/gi;

const otherSubjects =
  /\b(?:biology|physics|math(?:s|ematics)?|calculus|(?:pre)?calc|history|economics|psychology|geography|geology|sociology|philosophy|literature|government|computer science|business|english|spanish|french|german|music|art)\b/i;

/** A number of a section alone, of which nobody knows whose it is. */
const sectionAlone = /^(?:units?|modules?|chapters?|topics?|sections?|papers?|lessons?)\s*\d[\d\s.,&–-]*$/i;

/** True for a text that numbers a section and names no exam: `unit 3`. */
export function isSectionOfUnknown(text: string): boolean {
  return sectionAlone.test(text);
}

/** True for a number that an exam has no section of: `unit 12`, but not `paper 1`, which asks everything. */
export function isSectionNumber(text: string): boolean {
  return (isSectionOfUnknown(text) && !/^papers?\b/i.test(text)) || /^\d+(?:\.\d+)+$/.test(text);
}

/**
 * The exam or the section of a syllabus that a text names.
 * @example examSectionIn('AP Chem Unit 8')?.section // 'AP 8'
 * @example examSectionIn('MCAT acid base')?.rest // 'acid base'
 */
export function examSectionIn(text: string): ExamSection | null {
  const found = namedIn(text);
  const beyond = found === null ? [] : beyondOf(found.section);
  return found === null || beyond.length === 0 ? found : { ...found, scope: { ...found.scope, beyond } };
}

function namedIn(text: string): ExamSection | null {
  if (otherSubjects.test(text) && !/\bchem/i.test(text)) return null;
  const younger = youngerStudentsIn(text);
  if (younger !== null) return younger;
  for (const exam of exams) {
    const match = exam.pattern.exec(text);
    if (match === null) continue;
    const rest = withoutMatch(text, match);
    const section =
      formerSection(exam.id, exam.name, rest) ??
      titledWithin(exam, numberedSection(exam, rest)) ??
      partOfExam(exam, rest) ??
      titledSection(exam, rest) ??
      wholeExam(exam, rest);
    return exam.id === 'IB' && standardLevel.test(text) ? atStandardLevel(section) : section;
  }
  const titled = unitWithTitle(text);
  if (titled !== null) return titled;
  const chapter = chapterIn(text);
  return chapter?.isSection === true
    ? chapter
    : (courseIn(text) ?? chapter ?? upperSchoolIn(text) ?? highSchoolIn(text));
}

const numberedUnit = /^(?:unit|topic|module|section)?\s*([\d.]+)\s*[:.–-]?\s+(\S.*)$/i;

/** The section of the exam that numbers and calls it so, where no exam is named: `Unit 9 Thermodynamics and Electrochemistry`. */
function unitWithTitle(text: string): ExamSection | null {
  const [, number = '', title = ''] = numberedUnit.exec(text) ?? [];
  const exam = exams.find(({ id }) => number !== '' && isTitleOf(id, [number], title));
  return exam === undefined ? null : numberedSection(exam, `unit ${number}`);
}

const standardLevel = /\bSL\b|\bstandard level\b/i;

/** A section of the IB without what higher level alone is asked; where nothing else is left, the section as it is. */
function atStandardLevel(section: ExamSection): ExamSection {
  const concepts = section.concepts.difference(higherLevelOfIb);
  if (concepts.size === 0) return section;
  return {
    ...section,
    concepts,
    scope: { ...section.scope, leavesOut: higherLevelOfIb },
    name: section.name.replace(/^IB Chemistry/, '$& SL'),
    rest: section.rest.replace(standardLevel, ' ').replace(/\s+/g, ' ').trim(),
  };
}

let atSchool: ReadonlySet<string> | undefined;

/** Of so many schools' syllabi, a concept has to be in nearly all to be what everybody begins with. */
const mostOfSchools = 3;

/** Ids of the concepts that nearly every school's syllabus has. */
export function taughtAtSchool(): ReadonlySet<string> {
  const ofSchools = exams.filter(({ isSchool }) => isSchool).map(({ id }) => `${id} `);
  atSchool ??= new Set(
    concepts
      .filter(
        ({ taughtIn }) =>
          ofSchools.filter((exam) => taughtIn.some((place) => place.startsWith(exam))).length >=
          mostOfSchools,
      )
      .map(({ id }) => id),
  );
  return atSchool;
}

/** A text without the names of exams that have no map of their own. */
export function withoutOtherExams(text: string): string {
  const rest = text.replace(otherExams, ' ').replace(/\s+/g, ' ').trim();
  return rest === '' ? text : rest;
}

/** True for a text that names such exams and nothing else. */
export function isOfExamsAlone(text: string): boolean {
  return text.replace(otherExams, '').trim() === '';
}

function numberedSection(exam: Exam, text: string): ExamSection | null {
  const { id, name, sections } = exam;
  for (const { pattern, numbersOf, name: called } of sections) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const numbers = numbersOf(match);
    const taught = taughtInSections(exam, numbers);
    if (taught.size === 0) continue;
    const unit = numbers.some((number) => number.includes('.')) ? undefined : calledUnits[id];
    const kind = unit === undefined ? '' : `${unit}${numbers.length > 1 ? 's' : ''} `;
    return {
      section: `${id} ${numbers.join(', ')}`,
      name: `${name}, ${called ?? `${kind}${joinNames(numbers)}`}`,
      concepts: taught,
      scope: { ...scopeOf(exam), around: taughtInSections(exam, numbers.map(sectionAround)) },
      isSection: true,
      isCertain: true,
      rest: isTitleOf(id, numbers, withoutMatch(text, match)) ? '' : withoutMatch(text, match),
    };
  }
  return null;
}

/** The section within a numbered one whose title stands behind the number: `module 5 transition elements`. */
function titledWithin(exam: Exam, numbered: ExamSection | null): ExamSection | null {
  const titled = numbered === null || numbered.rest === '' ? null : titledSection(exam, numbered.rest);
  return titled !== null && numbered?.concepts.isSupersetOf(titled.concepts) === true ? titled : numbered;
}

/** What a text names by the title alone that the syllabus gives it. */
function titledSection(exam: Exam, text: string): ExamSection | null {
  const found = sectionsTitled(exam.id, text);
  const taught = taughtInSections(exam, found?.numbers ?? []);
  if (found === null || taught.size === 0) return null;
  return {
    section: `${exam.id} ${found.numbers.join(', ')}`,
    name: `${exam.name}, ${uncapitalised(found.title)}`,
    concepts: taught,
    scope: { ...scopeOf(exam), around: taughtInSections(exam, found.numbers.map(sectionAround)) },
    isSection: true,
    isCertain: true,
    rest: '',
  };
}

/** `AP 7` is around `AP 7.11`. */
function sectionAround(number: string): string {
  return number.replace(/\.\d+$/, '');
}

/** What the largest parts of a syllabus are called. */
const calledUnits: Readonly<Partial<Record<Exam['id'], string>>> = { AP: 'Unit', OCR: 'module' };

function partOfExam(exam: Exam, text: string): ExamSection | null {
  const part = partOfALevel(exam.id, text);
  if (part === null) return null;
  return {
    section: `${exam.id} ${part.name}`,
    name: `${exam.name}, ${part.name}`,
    concepts: taughtInSections(exam, part.numbers),
    scope: scopeOf(exam),
    isSection: true,
    isCourse: true,
    isCertain: true,
    rest: part.rest,
  };
}

/** `AP 7.11` is within `AP 7`, and `AQA 3.1.10` not within `AQA 3.1.1`. */
function taughtInSections({ id }: Exam, numbers: readonly string[]): ReadonlySet<string> {
  return taughtAt((place) => numbers.some((number) => isWithin(place, `${id} ${number}`)));
}

function scopeOf({ id, specification, isSchool }: Exam): Scope {
  return {
    concepts: taughtAt((place) => place.startsWith(`${id} `)),
    specifications: [specification],
    isSchool,
  };
}

function wholeExam(exam: Exam, rest: string): ExamSection {
  const scope = scopeOf(exam);
  return {
    section: exam.id,
    name: exam.name,
    concepts: scope.concepts ?? new Set(),
    scope,
    isSection: false,
    isCertain: true,
    rest,
  };
}

function taughtAt(isPlace: (place: string) => boolean): ReadonlySet<string> {
  return new Set(concepts.filter(({ taughtIn }) => taughtIn.some(isPlace)).map(({ id }) => id));
}
