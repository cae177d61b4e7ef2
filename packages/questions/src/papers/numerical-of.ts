import { standingPart } from '../composition/compose-quiz.ts';
import { sourceOfPool } from '../composition/question-source.ts';
import type { Exam } from '../exams/exam.ts';
import type { Question } from '../question.ts';
import type { Random } from '../random.ts';
import { askedAnswerOf } from '../typed-answers/asking/asked-answer-of.ts';
import { poolOfUnit } from './paper-pools.ts';
import type { PaperTaken, Place } from './place.ts';

interface NumericalWanted {
  exam: Exam;
  /** The places of the paper; those that are filled are taken out. */
  places: Place[];
  /** So many questions of the paper ask for a number to be typed. */
  most: number;
  withdrawn: ReadonlySet<string>;
  isTaken: (id: string) => boolean;
}

/**
 * Questions that ask for a number to be typed, each at a place of its own unit and level, so that a paper with them keeps its quotas.
 * @returns fewer than wanted for a student who has seen so much that nothing else is left
 */
export function numericalOf(
  { exam, places, most, withdrawn, isTaken }: NumericalWanted,
  random: Random,
): PaperTaken[] {
  const found: PaperTaken[] = [];
  for (const place of most === 0 ? [] : random.shuffle(places)) {
    if (found.length === most) break;
    const { unit, difficulty } = place;
    const pool = standingPart(poolOfUnit(exam, unit, difficulty), withdrawn);
    // What is no calculation hardly ever has a number for its answer, and drawing all of it to find out takes long.
    const templates = pool.templates.filter(({ isCalculation }) => isCalculation);
    const taken = sourceOfPool({ ...pool, templates }, random, {
      accepts: isNumerical,
      isTaken: (id) => isTaken(id) || found.some(({ question }) => question.id === id),
      isFull: ({ key }) => found.some(({ template }) => template.key === key),
    })();
    if (taken === null) continue;
    places.splice(places.indexOf(place), 1);
    found.push({ ...taken, unit: unit.id });
  }
  return found;
}

function isNumerical(question: Question): boolean {
  return askedAnswerOf(question)?.kind === 'number';
}
