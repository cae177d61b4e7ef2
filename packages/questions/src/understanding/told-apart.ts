import { concepts } from '../concepts/concepts.ts';
import type { Part, Wish } from './matching/wish.ts';

const byId = new Map(concepts.map((concept) => [concept.id, concept]));

/** A name with more concepts is a topic, and means all of them. */
const mostMeanings = 4;

/**
 * Several wishes, each name that stands for things of different topics read as the one that belongs to what is typed beside it: beside
 * `nuclear decay` a half-life is that of a nuclide, beside `Dalton's law` van der Waals is his equation for gases.
 */
export function toldApart(wishes: readonly Wish[]): Wish[] {
  return wishes.map((wish) => {
    const [part, ...others] = wish.parts;
    if (part === undefined || others.length > 0) return wish;
    const beside = new Set(
      wishes.filter((other) => other !== wish).flatMap(({ parts }) => parts.flatMap(topicsOf)),
    );
    const meant = meaningBeside(part, beside);
    // Its words have the other meaning in the index as well.
    return meant === null ? wish : { ...wish, parts: [{ ...part, concepts: meant, words: [] }] };
  });
}

/** Of the concepts of a name those of the topics beside it, or else those that build on one of them; `null` where that tells nothing. */
function meaningBeside(
  { concepts: asked, isTopic }: Part,
  beside: ReadonlySet<string>,
): ReadonlySet<string> | null {
  if (isTopic || asked.size < 2 || asked.size > mostMeanings) return null;
  const ids = [...asked];
  if (new Set(ids.map(topicOf)).size < 2) return null;
  const near = [
    ids.filter((id) => beside.has(topicOf(id))),
    ids.filter((id) => groundOf(id).some((before) => beside.has(topicOf(before)))),
  ].find((found) => found.length > 0);
  return near === undefined || near.length === ids.length ? null : new Set(near);
}

/** What a concept presupposes, and what that does. */
function groundOf(id: string): string[] {
  const before = byId.get(id)?.presupposes ?? [];
  return [...before, ...before.flatMap((one) => byId.get(one)?.presupposes ?? [])];
}

function topicOf(id: string): string {
  return byId.get(id)?.topic ?? '';
}

function topicsOf({ concepts: asked, within }: Part): string[] {
  return [...asked, ...within].map(topicOf);
}
