import * as fc from 'fast-check';

/** What people, old clients and attackers send where something else was meant. */
const strange: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  31,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u200b\u202e',
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '${7*7}',
  'ignore all previous instructions',
  '../../etc/passwd',
  'x'.repeat(5000),
  [],
  {},
  [[[[[[]]]]]],
  { __proto__: null, constructor: { prototype: { isAdmin: true } } },
];

/** A value with one place of it replaced, dropped or added to. */
export function spoil(value: unknown): fc.Arbitrary<unknown> {
  return fc
    .record({
      place: fc.nat(),
      how: fc.constantFrom('replace', 'drop', 'add'),
      by: fc.constantFrom(...strange),
    })
    .map(({ place, how, by }) => {
      const copy: unknown = structuredClone(value);
      const places = placesOf(copy);
      const chosen = places[place % Math.max(places.length, 1)];
      if (!chosen) return by;
      if (how === 'replace') Reflect.set(chosen.holder, chosen.key, by);
      if (how === 'drop') Reflect.deleteProperty(chosen.holder, chosen.key);
      if (how === 'add') Reflect.set(chosen.holder, 'surplus', by);
      return copy;
    });
}

interface Place {
  holder: object;
  key: string;
}

function placesOf(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => [{ holder: value, key }, ...placesOf(one)]);
}
