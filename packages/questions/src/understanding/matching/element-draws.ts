import { elements } from '@valence/chemistry';
import { families } from '../../families/families.ts';
import { makeQuestion } from '../../families/make-question.ts';
import { isAboutElement } from './is-about-element.ts';

/** Families under these topics ask about elements. */
const topics: ReadonlySet<string> = new Set([
  'atomic-structure',
  'electron-configuration',
  'periodic-trends',
  'nuclear-chemistry',
]);
const seedsPerTemplate = 60;
/** So many draws of a template are kept for an element. */
const mostDraws = 4;

/** Seeds by element and template. */
let found: ReadonlyMap<string, readonly number[]> | undefined;

/**
 * Seeds with which a family at a difficulty asks about an element: its text names this one alone. An element that is one of the options is
 * not asked about. They are looked for once, at the first call: about a
 * second of work, to be done while the process warms up.
 * @param template name of the template
 * @example elementDraws('Fe', 'isotopes.beginner') // [3, 17]
 */
export function elementDraws(symbol: string, template: string): readonly number[] {
  found ??= lookForDraws();
  return found.get(`${symbol} ${template}`) ?? [];
}

function lookForDraws(): Map<string, number[]> {
  const draws = new Map<string, number[]>();
  for (const family of Object.values(families).flat()) {
    if (!family.topics.some((topic) => topics.has(topic))) continue;
    for (const difficulty of family.difficulties)
      for (let seed = 1; seed <= seedsPerTemplate; seed += 1) {
        const { text } = makeQuestion(family, seed, difficulty);
        const [element, ...others] = elements.filter((one) => isAboutElement(text, '', one));
        if (element === undefined || others.length > 0) continue;
        const place = `${element.symbol} ${family.id}.${difficulty}`;
        const seeds = draws.get(place) ?? [];
        if (seeds.length < mostDraws) draws.set(place, [...seeds, seed]);
      }
  }
  return draws;
}
