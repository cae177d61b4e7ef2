import { conceptsBelow } from '../../concepts/concepts-below.ts';
import { hasTerm } from '../question-index/question-index.ts';
import type { Template } from '../question-index/templates.ts';
import { nearnessTo } from './nearness.ts';
import type { Sides, Wish } from './wish.ts';

/** So many questions that compare two things are a quiz of their own. */
const enoughComparing = 2;

/** A side of more concepts is too wide for what is on it alone. */
const mostOfSide = 3;

/**
 * What compares the sides of a wish or tests the concept that is their comparison, and where that is little, what is on one side and
 * names the other. Where there is nothing, what has one of two names of one concept, or what is on one side alone if each side has as
 * much and is something narrow of its own: whoever asks how two things differ can accept a question that is plainly on one of them, and
 * none that is beside it or compares it with a third thing (`E1 against E2`).
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
  const byNearness = Map.groupBy(asked, (template) => nearnessTo(template, wish));
  const comparing = byNearness.get(0) ?? [];
  if (comparing.length >= enoughComparing) return comparing;
  const naming = [...comparing, ...(byNearness.get(1) ?? [])];
  if (naming.length > 0 || wish.isComparisonAlone === true) return naming;
  const others = byNearness.get(2) ?? [];
  const shared = sharedConcepts(sides);
  if (shared.length > 0)
    return others.filter(
      (template) =>
        isCentral(template, shared) &&
        sides.some(({ parts }) => parts.every(({ words }) => hasTerm({ terms: template.ownTerms }, words))),
    );
  const alone = sides.map((side) =>
    side.parts.some(({ concepts: ofSide }) => ofSide.size > mostOfSide)
      ? []
      : templatesOf(side).filter(
          (template) =>
            others.includes(template) &&
            nearnessTo(template, side) < 2 &&
            mainlyTests(template, side) &&
            testsNothingBelow(template, side),
        ),
  );
  return alone.every((ones) => ones.length > 0) ? [...new Set(alone.flat())] : [];
}

function sharedConcepts([one, other]: Sides): readonly string[] {
  const ids = ({ parts }: Wish): string[] => parts.flatMap((part) => [...part.concepts]);
  const ofOther = new Set(ids(other));
  return ids(one).filter((id) => ofOther.has(id));
}

function mainlyTests({ tests: [main = ''] }: Template, { parts }: Wish): boolean {
  return parts.every((part) => part.concepts.size === 0 || part.concepts.has(main));
}

/** Whether a question mainly tests one of the concepts, in the middle of it. */
function isCentral({ tests: [main = ''], edge }: Template, ids: readonly string[]): boolean {
  return ids.includes(main) && !edge.includes(main);
}

/** Whether a question tests nothing that is narrower than what a side names. */
function testsNothingBelow({ tests }: Template, { parts }: Wish): boolean {
  return parts.every(({ concepts: ofSide }) => {
    const below = new Set([...ofSide].flatMap((id) => [...conceptsBelow(id)].filter((one) => one !== id)));
    return !tests.some((id) => below.has(id));
  });
}
