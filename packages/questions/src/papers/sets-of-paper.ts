import { withShuffledOptions } from '../composition/question-source.ts';
import { levelsOfParts, type QuizSet, type SetQuestion, type SetToMake } from '../composition/quiz-sets.ts';
import { madeAnew, templateOfSet } from '../composition/take-sets.ts';
import { isOnSpecification } from '../exam-readings/exam-readings.ts';
import type { Exam } from '../exams/exam.ts';
import { partName } from '../families/computed-set.ts';
import { familyTemplate } from '../families/family-template.ts';
import type { Question } from '../question.ts';
import type { Random } from '../random.ts';
import { belongsToUnit } from './paper-pools.ts';
import type { PaperQuestion, Place } from './place.ts';

interface SetsWanted {
  exam: Exam;
  /** The places of the paper; those that a set takes are taken out, and some exchange their levels. */
  places: Place[];
  /** So many questions of the paper may stand in sets. */
  most: number;
  /** True for what this student saw and for what is withdrawn. */
  isOut: (id: string) => boolean;
  /** True where the student saw something that is made of the template (`templateOf`). */
  isFamiliar: (template: string) => boolean;
}

/**
 * Sets at random, each whole, each of whose questions has a place of its own unit: with them a paper keeps its quotas and its levels. A
 * computed set is made anew; one that the student had with other numbers comes after all others.
 * @returns the questions of each set in their order
 */
export function setsOfPaper(
  sets: readonly (QuizSet | SetToMake)[],
  { exam, places, most, isOut, isFamiliar }: SetsWanted,
  random: Random,
): PaperQuestion[][] {
  const wasHad = (set: QuizSet | SetToMake): boolean => 'made' in set && isFamiliar(templateOfSet(set));
  const inTurn = random.shuffle(sets).toSorted((one, other) => Number(wasHad(one)) - Number(wasHad(other)));
  const made = new Set<string>();
  const taken: PaperQuestion[][] = [];
  let room = most;
  for (const set of inTurn) {
    const asked = askedIn(set);
    const isOutside = asked.some(({ template }) => !isOnSpecification(exam.specification, template));
    const found =
      isOutside || asked.length > room || made.has(nameOf(set)) ? null : placesFor(asked, exam, places);
    const questions = found && questionsFor(set, isOut, random);
    if (found === null || questions === null) continue;
    room -= questions.length;
    made.add(nameOf(set));
    places.splice(0, places.length, ...found.left);
    taken.push(
      questions.map(({ question }, at) => ({ unit: found.units[at] ?? '', question, isNumerical: false })),
    );
  }
  return taken;
}

/** A computed set comes with one of its tasks in a paper. */
function nameOf(set: QuizSet | SetToMake): string {
  return 'made' in set ? set.made.id : (set.questions[0]?.question.id ?? '');
}

type Asked = Pick<Question, 'subject' | 'difficulty' | 'tests'> & { template: string };

/** What the questions of a set ask for, which is known before they are made. */
function askedIn(set: QuizSet | SetToMake): Asked[] {
  if ('questions' in set)
    return set.questions.map(({ question, template }) => ({ ...question, template: template.key }));
  const { made, subject, task } = set;
  return levelsOfParts(made, task).map((difficulty, place) => ({
    subject,
    difficulty,
    tests: made.tests[task]?.[place] ?? [],
    template: familyTemplate(partName(made, place), task),
  }));
}

function questionsFor(
  set: QuizSet | SetToMake,
  isOut: (id: string) => boolean,
  random: Random,
): SetQuestion[] | null {
  const isAnyOut = ({ question, template }: SetQuestion): boolean =>
    isOut(question.id) || isOut(template.key);
  if ('made' in set) return madeAnew(set, isAnyOut, random);
  if (set.questions.some(isAnyOut)) return null;
  return set.questions.map((one) => ({ ...one, question: withShuffledOptions(one.question, random) }));
}

/** What a set takes: the units of its questions, and the places that are left. */
interface Placing {
  units: readonly string[];
  left: readonly Place[];
}

/**
 * A place for each question of a set; `null` where one has none. Where a unit has no place of the level, it exchanges one with another
 * unit, so that the paper keeps its levels.
 */
function placesFor(asked: readonly Asked[], exam: Exam, places: readonly Place[]): Placing | null {
  const units: string[] = [];
  let left = [...places];
  for (const question of asked) {
    const ofUnit = left.filter(({ unit }) => belongsToUnit(exam, unit, question));
    const place = ofUnit.find(({ difficulty }) => difficulty === question.difficulty) ?? ofUnit[0];
    if (place === undefined) return null;
    const given = left.find(({ difficulty }) => difficulty === question.difficulty);
    if (given === undefined) return null;
    units.push(place.unit.id);
    left = left
      .filter((one) => one !== place)
      .map((one) =>
        one === given && place.difficulty !== question.difficulty
          ? { ...one, difficulty: place.difficulty }
          : one,
      );
  }
  return { units, left };
}
