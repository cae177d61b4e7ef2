import { standingPart } from '../composition/compose-quiz.ts';
import { sourceOfPool, type QuestionSource } from '../composition/question-source.ts';
import { servedSets, setsToMake } from '../composition/quiz-sets.ts';
import { insertSets } from '../composition/take-sets.ts';
import { templatesOfIds } from '../composition/template-of.ts';
import { spreadTemplates } from '../composition/spread-templates.ts';
import type { Exam, ExamUnit } from '../exams/exam.ts';
import { difficulties, type Difficulty } from '../question.ts';
import { createRandom, type Random } from '../random.ts';
import { numericalOf } from './numerical-of.ts';
import { poolOfUnit } from './paper-pools.ts';
import type { PaperQuestion, PaperTaken, Place } from './place.ts';
import { placesOfPaper } from './places-of-paper.ts';
import { setsOfPaper } from './sets-of-paper.ts';

export interface PaperRequest {
  exam: Exam;
  /** How many questions; a full paper has `exam.paper.questions`. */
  count: number;
  /** Any whole number; the same request with the same seed is the same paper. */
  seed: number;
  /** Ids of all questions that this student ever saw: none of them comes. */
  seen: ReadonlySet<string>;
  /** Templates that are out of new quizzes (`templateOf`). */
  withdrawn?: ReadonlySet<string>;
}

/** How often a template may come; a second time only where nothing else of its unit and level is left, and so on. */
const mostOfTemplate = [1, 2, Infinity];

/**
 * Composes a paper like the real one: each unit within its range, the levels in the same shares in each paper (`placesOfPaper`), so that
 * one paper is as hard as another; no question that was seen before, and no template twice while there are others.
 * Where the exam has sets, written and computed, as many as fit come first, each whole. Where it has numbers to type, they come last,
 * as in the real one.
 * @returns the questions in the order of the paper; `null` for a student who has seen so much that a unit has nothing new
 * @example composePaper({ exam: apChemistry, count: 60, seed: 1, seen: new Set() })
 */
export function composePaper({ exam, count, seed, seen, withdrawn = new Set() }: PaperRequest) {
  const random = createRandom(seed);
  const places = placesOfPaper(exam, count, random);
  const most = Math.round(((exam.paper.inSets ?? 0) * count) / exam.paper.questions);
  const isOut = (id: string): boolean => seen.has(id) || withdrawn.has(id);
  const seenTemplates = templatesOfIds(seen);
  const isFamiliar = (template: string): boolean => seenTemplates.has(template);
  const allSets = most === 0 ? [] : [...servedSets(), ...setsToMake()];
  const sets = setsOfPaper(allSets, { exam, places, most, isOut, isFamiliar }, random);
  const inSets = new Set(sets.flat().map(({ question }) => question.id));
  const taken = new Map<string, PaperTaken>();
  const isTaken = (id: string): boolean => seen.has(id) || taken.has(id) || inSets.has(id);
  const toType = Math.round(((exam.paper.numerical ?? 0) * count) / exam.paper.questions);
  const numerical = numericalOf({ exam, places, most: toType, withdrawn, isTaken }, random);
  for (const one of numerical) taken.set(one.question.id, one);
  const draw = drawer({ exam, random, withdrawn, isTaken, taken });
  const open = scarceFirst(places);
  for (let place = open.shift(); place !== undefined; place = open.shift()) {
    const found = draw(place.unit, place.difficulty);
    if (found === null) return null;
    taken.set(found.question.id, { ...found, unit: place.unit.id });
    exchangeLevels(open, found.question.difficulty, place.difficulty);
  }
  const typed = new Set(numerical.map(({ question }) => question.id));
  const withOptions = [...taken.values()].filter(({ question }) => !typed.has(question.id));
  return [
    ...inOrder(withOptions, sets, random),
    ...numerical.map(({ unit, question }) => ({ unit, question, isNumerical: true })),
  ];
}

/** What there is least of comes first, while other places are open to exchange levels with. */
function scarceFirst(places: readonly Place[]): Place[] {
  return places.toSorted(
    (one, other) => difficulties.indexOf(other.difficulty) - difficulties.indexOf(one.difficulty),
  );
}

/** Where a unit had nothing new at the level that was asked, another unit gives a question of it, so that the paper keeps its levels. */
function exchangeLevels(open: Place[], given: Difficulty, asked: Difficulty): void {
  const at = given === asked ? -1 : open.findIndex(({ difficulty }) => difficulty === given);
  const place = open[at];
  if (place !== undefined) open[at] = { ...place, difficulty: asked };
}

interface Drawing {
  exam: Exam;
  random: Random;
  withdrawn: ReadonlySet<string>;
  isTaken: (id: string) => boolean;
  taken: ReadonlyMap<string, PaperTaken>;
}

/** Draws for a unit at a level, or at the nearest level that has something new. */
function drawer({ exam, random, withdrawn, isTaken, taken }: Drawing) {
  const sources = new Map<string, QuestionSource>();
  const sourceOf = (unit: ExamUnit, difficulty: Difficulty, most: number): QuestionSource => {
    const key = `${unit.id} ${difficulty} ${most}`;
    const known = sources.get(key);
    if (known !== undefined) return known;
    const pool = standingPart(poolOfUnit(exam, unit, difficulty), withdrawn);
    const made = sourceOfPool(pool, random, {
      accepts: () => true,
      isTaken,
      isFull: ({ key: template }) =>
        [...taken.values()].filter((other) => other.template.key === template).length >= most,
    });
    sources.set(key, made);
    return made;
  };
  return (unit: ExamUnit, difficulty: Difficulty): Omit<PaperTaken, 'unit'> | null => {
    for (const level of nearest(difficulty)) {
      for (const most of mostOfTemplate) {
        const found = sourceOf(unit, level, most)();
        if (found !== null) return found;
      }
    }
    return null;
  };
}

/** The level itself, then its neighbors. */
function nearest(difficulty: Difficulty): Difficulty[] {
  const asked = difficulties.indexOf(difficulty);
  return difficulties.toSorted(
    (one, other) =>
      Math.abs(difficulties.indexOf(one) - asked) - Math.abs(difficulties.indexOf(other) - asked),
  );
}

/** Units and levels mixed, as in most of the real papers, and no template after itself; each set as a whole between the others. */
function inOrder(
  taken: readonly PaperTaken[],
  sets: readonly (readonly PaperQuestion[])[],
  random: Random,
): PaperQuestion[] {
  const mixed = random.shuffle(taken);
  const spread = spreadTemplates(mixed);
  const placed = new Set(spread.map(({ question }) => question.id));
  const rest = mixed.filter(({ question }) => !placed.has(question.id));
  const unitOf = new Map(taken.map(({ question, unit }) => [question.id, unit]));
  const single = [...spread, ...rest].map(({ question }) => ({
    unit: unitOf.get(question.id) ?? '',
    question,
    isNumerical: false,
  }));
  return insertSets(single, sets, random);
}
