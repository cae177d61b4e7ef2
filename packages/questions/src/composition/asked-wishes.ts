import { understandChoice, type TopicChoice } from '../choosing/understand-choice.ts';
import { difficulties, type Difficulty } from '../question.ts';
import { templatesOf } from '../understanding/matching/coverage.ts';
import { fits } from '../understanding/matching/fits.ts';
import { nearnessTo, type Nearness } from '../understanding/matching/nearness.ts';
import { understandTopic } from '../understanding/understand-topic.ts';
import type { Wish } from '../understanding/matching/wish.ts';
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
  return {
    wishes,
    levels:
      typed === null ? nearestLevels(difficulty) : nearestLevels(typed).filter((level) => counts[level] > 0),
  };
}

/** A difficulty first, then its neighbours. */
export function nearestLevels(difficulty: Difficulty): Difficulty[] {
  const asked = difficulties.indexOf(difficulty);
  return difficulties.toSorted(
    (one, other) =>
      Math.abs(difficulties.indexOf(one) - asked) - Math.abs(difficulties.indexOf(other) - asked),
  );
}

/** A margin is as far away as one difficulty and a half. */
const ofMargin = 1.5;

/**
 * Pools to take from one after the other, at each step one for each wish, so that wishes take turns. Of a single wish, what is at
 * its margin comes after what is nearer to it at the next difficulty.
 */
export function poolsOfWishes({ wishes, levels }: AskedWishes): Pool[][] {
  const [only, ...others] = wishes;
  if (only === undefined || others.length > 0)
    return levels.map((level) => wishes.map((wish) => poolOf(wish, level, [0, 1, 2])));
  return levels
    .flatMap((level, place) => [
      { distance: place, pool: poolOf(only, level, [0, 1]) },
      { distance: place + ofMargin, pool: poolOf(only, level, [2]) },
    ])
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ pool }) => [pool]);
}

function poolOf(wish: Wish, level: Difficulty, near: readonly Nearness[]): Pool {
  return {
    templates: templatesOf(wish).filter(
      (template) => template.difficulty === level && near.includes(nearnessTo(template, wish)),
    ),
    fits: (question, template) => fits(question, wish, template),
    nearness: (template) => nearnessTo(template, wish),
  };
}
