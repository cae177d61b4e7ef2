import { afterHyphen } from './name-reading.ts';
import type { CountedGroup, Group, NameSource, Parsed } from './parsed-name.ts';
import { groupOfCompound, readGroups } from './read-groups.ts';

/** One to three kinds of groups, one after the other; each as often as its multiplier says. */
export function* groupSequences(
  source: NameSource,
  at: number,
  most: number,
): Generator<{ groups: Group[]; end: number }> {
  for (const { value, end } of countedGroups(source, at)) {
    const groups = Array.from({ length: value.count }, () => value.group);
    yield { groups, end };
    if (most === 1) continue;
    for (const rest of groupSequences(source, afterHyphen(source.text, end), most - 1)) {
      yield { groups: [...groups, ...rest.groups], end: rest.end };
    }
  }
}

/** A group of more than one word needs no brackets here: `2-methylpropyl acetate`. */
function* countedGroups(source: NameSource, at: number): Generator<Parsed<CountedGroup>> {
  yield* readGroups(source, at);
  for (const { value, end } of source.readCompounds(source, at, 'group')) {
    // `phenylmethylamine` may have its phenyl on the carbon or on the nitrogen; `chloroacetyl` has one place.
    const isOpen = value.relation === null && value.prefixes.some(({ locants }) => locants.length === 0);
    if (isOpen && value.suffix?.name !== 'oyl') continue;
    if (value.prefixes.length + value.stereo.length > 0 || value.relation !== null)
      yield { value: { count: 1, group: groupOfCompound(value) }, end };
  }
}
