import { withShuffledOptions } from '../composition/question-source.ts';
import type { QuizSet, SetQuestion } from '../composition/quiz-sets.ts';
import type { Exam } from '../exams/exam.ts';
import type { Random } from '../random.ts';
import { belongsToUnit } from './paper-pools.ts';
import type { PaperQuestion, Place } from './place.ts';

interface SetsWanted {
  exam: Exam;
  /** The places of the paper; those that a set takes are taken out. */
  places: Place[];
  /** So many questions of the paper may stand in sets. */
  most: number;
  /** True for what this student saw and for what is withdrawn. */
  isOut: (id: string) => boolean;
}

/**
 * Sets at random, each whole, each of whose questions has a place of its own unit and level: with them a paper keeps its quotas.
 * @returns the questions of each set in their order
 */
export function setsOfPaper(
  sets: readonly QuizSet[],
  { exam, places, most, isOut }: SetsWanted,
  random: Random,
): PaperQuestion[][] {
  const taken: PaperQuestion[][] = [];
  let room = most;
  for (const { questions } of random.shuffle(sets)) {
    if (questions.length > room || questions.some(({ question }) => isOut(question.id))) continue;
    const found = placesFor(questions, exam, places);
    if (found === null) continue;
    room -= questions.length;
    for (const place of found) places.splice(places.indexOf(place), 1);
    taken.push(
      questions.map(({ question }, at) => ({
        unit: found[at]?.unit.id ?? '',
        question: withShuffledOptions(question, random),
      })),
    );
  }
  return taken;
}

/** A place for each question of a set; `null` where one has none. */
function placesFor(questions: readonly SetQuestion[], exam: Exam, places: readonly Place[]): Place[] | null {
  const found: Place[] = [];
  for (const { question } of questions) {
    const place = places.find(
      (one) =>
        !found.includes(one) &&
        one.difficulty === question.difficulty &&
        belongsToUnit(exam, one.unit, question),
    );
    if (place === undefined) return null;
    found.push(place);
  }
  return found;
}
