import { conceptsBelow } from '../../concepts/concepts-below.ts';
import type { Template } from '../question-index/templates.ts';
import { comparingNearness } from './comparing.ts';
import { isBroad } from './names-of-part.ts';
import { nearnessTo } from './nearness.ts';
import type { Sides, Wish } from './wish.ts';

/** So many questions that compare two things are a quiz of their own. */
const enoughComparing = 2;

/**
 * What compares the sides of a wish, and where that is little, what is on one side and names the other. Where that is little, too,
 * what is central to one side alone comes if each side has as much, neither is broad, and both are not one concept: whoever asks how
 * two things differ can accept a question that is plainly on one of them, and none that is beside it or compares it with a third
 * thing (`E1 against E2`).
 * @param found everything that is on both or on one of them
 */
export function comparingSides(
  wish: Wish,
  found: readonly Template[],
  sides: Sides,
  templatesOf: (side: Wish) => readonly Template[],
): readonly Template[] {
  const asked = [...new Set(found)].filter(
    ({ tests }) => wish.among === null || tests.some((id) => wish.among?.has(id)),
  );
  const byNearness = Map.groupBy(asked, (template) => comparingNearness(template, sides));
  const comparing = byNearness.get(0) ?? [];
  if (comparing.length >= enoughComparing) return comparing;
  const naming = [...comparing, ...(byNearness.get(1) ?? [])];
  if (naming.length >= enoughComparing || wish.isComparisonAlone === true || !areTwoConcepts(sides))
    return naming;
  const others = byNearness.get(2) ?? [];
  const alone = sides.map((side) =>
    templatesOf(side).filter(
      (template) =>
        others.includes(template) && nearnessTo(template, side) === 0 && testsNothingBelow(template, side),
    ),
  );
  return alone.every((ones) => ones.length > 0) ? [...new Set([...naming, ...alone.flat()])] : naming;
}

/** True where each side names a concept, or a few, and none of them is the other side's. */
function areTwoConcepts([one, other]: Sides): boolean {
  const ids = ({ parts }: Wish): string[] => parts.flatMap(({ concepts }) => [...concepts]);
  const ofOther = new Set(ids(other));
  return (
    [one, other].every(({ parts }) => parts.every((part) => part.concepts.size > 0 && !isBroad(part))) &&
    !ids(one).some((id) => ofOther.has(id))
  );
}

/** Whether a question tests nothing that is narrower than what a side names. */
function testsNothingBelow({ tests }: Template, { parts }: Wish): boolean {
  return parts.every(({ concepts }) => {
    const below = new Set([...concepts].flatMap((id) => [...conceptsBelow(id)].filter((one) => one !== id)));
    return !tests.some((id) => below.has(id));
  });
}
