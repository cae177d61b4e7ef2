import { understandChoice, type TopicChoice } from '../choosing/understand-choice.ts';
import { difficulties, type Difficulty } from '../question.ts';
import { templatesOf } from '../understanding/matching/coverage.ts';
import { fits, isAboutAsked, testsPart } from '../understanding/matching/fits.ts';
import { nearnessTo, type Nearness } from '../understanding/matching/nearness.ts';
import { understandTopic } from '../understanding/understand-topic.ts';
import type { Wish } from '../understanding/matching/wish.ts';
import type { Template } from '../understanding/question-index/templates.ts';
import type { Pool } from './question-pool.ts';

/** What a quiz on a topic or a choice is to be on. */
export interface AskedWishes {
  wishes: readonly Wish[];
  /** The difficulties that may come, the nearest to the asked one first. */
  levels: readonly Difficulty[];
}

/** What a topic or a choice asks for. A difficulty that is typed with the topic counts, whatever is asked beside it. */
export function askedWishes(
  request: { topic: string } | { choice: TopicChoice },
  difficulty: Difficulty,
): AskedWishes {
  if ('choice' in request)
    return { wishes: understandChoice(request.choice)?.wishes ?? [], levels: nearestLevels(difficulty) };
  const understood = understandTopic(request.topic);
  if (!understood.isUnderstood) return { wishes: [], levels: [] };
  const { wishes, difficulty: typed, counts } = understood;
  return { wishes, levels: nearestLevels(typed ?? difficulty).filter((level) => counts[level] > 0) };
}

/** A difficulty first, then its neighbours. */
export function nearestLevels(difficulty: Difficulty): Difficulty[] {
  const asked = difficulties.indexOf(difficulty);
  return difficulties.toSorted(
    (one, other) =>
      Math.abs(difficulties.indexOf(one) - asked) - Math.abs(difficulties.indexOf(other) - asked),
  );
}

/** A margin is farther away than every difficulty. */
const ofMargin = 3;
/** What is on one of two things comes behind what compares them at the same difficulty. */
const ofLess = 0.5;

/**
 * Pools to take from one after the other, at each step one for each thing that is asked for, so that they take turns. What is at the
 * margin of a wish comes after what is nearer to it at any difficulty. Of things in a list each has its turn, and what tests two of them comes first; of
 * two things to be compared, what compares them comes before everything else.
 */
export function poolsOfWishes({ wishes, levels }: AskedWishes): Pool[][] {
  const [only, ...others] = wishes;
  if (only === undefined || others.length > 0) return poolsOfList(wishes, levels);
  const { sides } = only;
  if (sides !== undefined)
    return [
      ...nearestFirst(levels, [
        { by: 0, pools: (level) => [poolOf(only, level, [0])] },
        { by: ofLess, pools: (level) => sides.map((side) => poolOf(only, level, [1], side)) },
      ]),
      sides.map((side) => poolOfSide(only, levels, side)),
    ];
  return nearestFirst(levels, [
    { by: 0, pools: (level) => [poolOf(only, level, [0, 1])] },
    { by: ofMargin, pools: (level) => [poolOf(only, level, [2])] },
  ]);
}

/**
 * Of several wishes each has its turn, at the nearest difficulties that it has: where one has nothing at the asked one, the quiz is on both
 * all the same.
 */
function poolsOfList(wishes: readonly Wish[], levels: readonly Difficulty[]): Pool[][] {
  const ofEach = wishes.map((wish) =>
    levels.map((level) => poolInList(wish, level, wishes)).filter(({ templates }) => templates.length > 0),
  );
  return levels.map((_, place) => ofEach.flatMap((ofWish) => ofWish[place] ?? []));
}

interface Step {
  /** How much farther away it is than what is nearest at the same difficulty. */
  by: number;
  pools: (level: Difficulty) => Pool[];
}

/** The steps of every difficulty, those first that are the least far away. */
function nearestFirst(levels: readonly Difficulty[], steps: readonly Step[]): Pool[][] {
  return levels
    .flatMap((level, place) => steps.map(({ by, pools }) => ({ distance: place + by, level, pools })))
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ level, pools }) => pools(level));
}

/** What of a wish, and of one side of it where that is named, is so near. */
function poolOf(wish: Wish, level: Difficulty, near: readonly Nearness[], side?: Wish): Pool {
  const ofSide = side === undefined ? null : new Set(templatesOf(side));
  return {
    templates: templatesOf(wish).filter(
      (template) =>
        template.difficulty === level &&
        near.includes(nearnessTo(template, wish)) &&
        ofSide?.has(template) !== false,
    ),
    fits: (question, template) => fits(question, wish, template),
    nearness: (template) => nearnessTo(template, wish),
  };
}

/** What is on a wish in a list; what tests another one of the list as well comes first. */
function poolInList(wish: Wish, level: Difficulty, wishes: readonly Wish[]): Pool {
  const pool = poolOf(wish, level, [0, 1, 2]);
  const others = wishes.filter((other) => other !== wish && other.isListed === true);
  const isOnSeveral = (template: Template): boolean =>
    others.some(
      (other) =>
        isAboutAsked(template, other) &&
        [wish, other].every(({ parts }) => parts.every((part) => testsPart(template.tests, part))),
    );
  return {
    ...pool,
    nearness: (template) => (isOnSeveral(template) ? 0 : 1 + nearnessTo(template, wish)),
  };
}

/** What is on one side alone, of every difficulty, so that the sides stay in balance where one has little at the asked one. */
function poolOfSide(wish: Wish, levels: readonly Difficulty[], side: Wish): Pool {
  const pools = levels.map((level) => poolOf(wish, level, [2], side));
  return {
    templates: pools.flatMap(({ templates }) => templates),
    fits: (question, template) => fits(question, side, template),
    nearness: ({ difficulty }) => levels.indexOf(difficulty),
  };
}
