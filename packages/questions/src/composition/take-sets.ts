import { couldAsk } from '../exam-readings/exam-readings.ts';
import { familyTemplate } from '../families/family-template.ts';
import { partName } from '../families/computed-set.ts';
import type { Difficulty, Subject } from '../question.ts';
import type { Random } from '../random.ts';
import { fits as fitsWish, meetsParts } from '../understanding/matching/fits.ts';
import type { Wish } from '../understanding/matching/wish.ts';
import { withShuffledOptions } from './question-source.ts';
import { questionsOfSet, type QuizSet, type SetQuestion, type SetToMake } from './quiz-sets.ts';

/** Which sets a quiz takes. */
interface SetsWanted {
  difficulties: readonly Difficulty[];
  /** Undefined where sets of any subject are wanted. */
  subject: Subject | undefined;
  fits: (questions: readonly SetQuestion[]) => boolean;
  /** False where what the questions of a set test says already that it does not fit: making one costs more than all else. */
  couldFit: (testsOfQuestions: readonly (readonly string[])[]) => boolean;
  /** So many sets at most, */
  most: number;
  /** with so many questions at most. */
  room: number;
  /** True for what the student saw lately, what is withdrawn and what the quiz has. */
  isOut: (question: SetQuestion) => boolean;
  /** True where the student saw something lately that is made of the template (`templateOf`). */
  isFamiliar: (template: string) => boolean;
}

/** A set for so many questions of a quiz. */
const questionsPerSet = 10;

/** A computed set is made so many times before another one has its place. */
const drawsPerSet = 4;

/** So many sets a quiz takes before it takes anything else. */
export function setsOfQuiz(count: number): number {
  return Math.floor(count / questionsPerSet);
}

/**
 * Sets at random, each whole, its questions in their order: one of which a question is out does not come. A computed set is made anew,
 * with one of its tasks in a quiz; one that the student had lately with other numbers comes after all others.
 */
export function takeSets(
  sets: readonly (QuizSet | SetToMake)[],
  wanted: SetsWanted,
  random: Random,
): SetQuestion[][] {
  const possible = random.shuffle(
    sets.filter(
      (set) =>
        wanted.difficulties.includes(set.difficulty) &&
        (wanted.subject === undefined || set.subject === wanted.subject),
    ),
  );
  const isFamiliar = (set: QuizSet | SetToMake): boolean =>
    'made' in set && wanted.isFamiliar(templateOfSet(set));
  const taken: SetQuestion[][] = [];
  const made = new Set<string>();
  let { room } = wanted;
  for (const set of possible.toSorted((one, other) => Number(isFamiliar(one)) - Number(isFamiliar(other)))) {
    if (taken.length >= wanted.most) break;
    if ('made' in set && made.has(set.made.id)) continue;
    const questions = 'made' in set ? madeFor(set, wanted, random) : writtenFor(set, wanted, random);
    if (questions === null || questions.length > room) continue;
    room -= questions.length;
    taken.push(questions);
    if ('made' in set) made.add(set.made.id);
  }
  return taken;
}

function writtenFor({ questions }: QuizSet, wanted: SetsWanted, random: Random): SetQuestion[] | null {
  if (questions.some(wanted.isOut) || !wanted.fits(questions)) return null;
  return questions.map(({ question, template }) => ({
    question: withShuffledOptions(question, random),
    template,
  }));
}

function madeFor(
  set: SetToMake,
  { fits, couldFit, isOut }: SetsWanted,
  random: Random,
): SetQuestion[] | null {
  if (!couldFit(set.made.tests[set.task] ?? [])) return null;
  const questions = madeAnew(set, isOut, random);
  return questions !== null && fits(questions) ? questions : null;
}

/** A computed set with numbers of which none is out, where a few draws bring some; else `null`. */
export function madeAnew(
  set: SetToMake,
  isOut: (question: SetQuestion) => boolean,
  random: Random,
): SetQuestion[] | null {
  for (let draw = 0; draw < drawsPerSet; draw += 1) {
    const questions = questionsOfSet(set, random.integer(0, 2 ** 31 - 1));
    if (!questions.some(isOut)) return questions;
  }
  return null;
}

/** What stands for a computed set with its task among templates: the template of its first question. */
export function templateOfSet({ made, task }: SetToMake): string {
  return familyTemplate(partName(made, 0), task);
}

/** True for a set all of whose questions are what one and the same wish asks for. None compares two things. */
export function isAsked(questions: readonly SetQuestion[], wishes: readonly Wish[]): boolean {
  return wishes.some(
    (wish) =>
      !wish.isCalculation &&
      wish.sides === undefined &&
      questions.every(
        ({ question, template }) =>
          fitsWish(question, wish, template) &&
          couldAsk(wish.scope?.specifications ?? [], template.key) !== false &&
          (wish.among === null || template.tests.some((id) => wish.among?.has(id))),
      ),
  );
}

/** False for a computed set that `isAsked` refuses whatever its numbers are. An element is at most its setting. */
export function couldBeAsked(
  testsOfQuestions: readonly (readonly string[])[],
  wishes: readonly Wish[],
): boolean {
  // On less than a name there is no set.
  const named = wishes.flatMap((wish) => {
    if (wish.likeWords === undefined) return [wish];
    const { named: asked, isName = false } = wish.likeWords;
    return isName && asked !== undefined ? [{ ...asked, among: wish.among }] : [];
  });
  return named.some(
    (wish) =>
      !wish.isCalculation &&
      wish.element === null &&
      wish.sides === undefined &&
      testsOfQuestions.every(
        (tests) =>
          meetsParts(found, tests, wish) && (wish.among === null || tests.some((id) => wish.among?.has(id))),
      ),
  );
}

/** A question of a set is found by what it tests alone. */
const found = { terms: [], source: { kind: 'computed' } };

/** Puts each set as a whole between the other questions. */
export function insertSets<T>(others: readonly T[], sets: readonly (readonly T[])[], random: Random): T[] {
  const blocks = others.map((taken) => [taken]);
  for (const set of sets) blocks.splice(random.integer(0, blocks.length), 0, [...set]);
  return blocks.flat();
}
