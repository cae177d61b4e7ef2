import type { Difficulty, Question } from '../../question.ts';
import type { ComputedSet } from '../computed-set.ts';
import type { Family } from '../family.ts';
import { makeQuestion as drawQuestion } from '../make-question.ts';
import { makeSet as drawSet } from '../make-set.ts';

/** As `makeQuestion`; the tests of a file that look at the same draws draw them once. */
export const makeQuestion = drawnOnce<Family, Question>(drawQuestion);

/** As `makeSet`, likewise. */
export const makeSet = drawnOnce<ComputedSet, Question[]>(drawSet);

type Draw<Source, Result> = (source: Source, seed: number, task: Difficulty) => Result;

/** Keeps the draws of one family or set, until another one is drawn. */
function drawnOnce<Source, Result>(draw: Draw<Source, Result>): Draw<Source, Result> {
  let last: Source | undefined;
  const drawn = new Map<string, Result>();
  return (source, seed, task) => {
    if (source !== last) drawn.clear();
    last = source;
    const name = `${task} ${seed}`;
    const result = drawn.get(name) ?? draw(source, seed, task);
    drawn.set(name, result);
    return result;
  };
}
