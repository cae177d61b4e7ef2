import { hasTerm } from '../question-index/question-index.ts';
import { says, saysPhrase } from '../question-index/says.ts';
import type { Template } from '../question-index/templates.ts';
import { isAboutAsked, testsPart } from './fits.ts';
import type { Without, Wish } from './wish.ts';

/** Of templates, those that have nothing of what is not wanted: they neither test nor use nor name it. */
export function leavingOut(
  found: readonly Template[],
  { things, calculations }: Without,
): readonly Template[] {
  return found.filter(
    (template) =>
      !(calculations && template.isCalculation) && !things.some((thing) => touches(template, thing)),
  );
}

/** Of templates, those that neither say one of the words nor are looked for under it. */
export function notOn(found: readonly Template[], words: readonly string[]): readonly Template[] {
  if (words.length === 0) return found;
  return found.filter(
    (template) =>
      !words.some((word) => says(template, [word]) || template.ownTerms.some((term) => term.includes(word))),
  );
}

function touches(template: Template, thing: Wish): boolean {
  const { parts, element } = thing;
  if (
    parts.some(({ name }) => name === 'Reaction mechanisms') &&
    template.tests.some((id) => ofMechanisms.has(id))
  )
    return true;
  const meets = parts.every(
    (part) =>
      testsPart(template.tests, part) ||
      template.uses.some((id) => part.concepts.has(id)) ||
      hasTerm(template, part.words) ||
      saysPhrase(template, part.phrase.length > 0 ? part.phrase : part.words),
  );
  return meets && (element === null || isAboutAsked(template, thing));
}

/** What organic chemistry asks about mechanisms under other names. */
const ofMechanisms: ReadonlySet<string> = new Set(
  (
    'curly-arrows nucleophiles-and-electrophiles homolytic-and-heterolytic-fission reactive-intermediates carbocation-rearrangement ' +
    'sn1-reaction sn2-reaction sn1-against-sn2 e1-reaction e2-reaction e1-against-e2 e1cb-reaction substitution-against-elimination ' +
    'neighboring-group-participation hammond-postulate hammett-equation radical-chain-reaction kinetic-and-thermodynamic-control ' +
    'reaction-mechanisms rate-determining-step elementary-reactions'
  ).split(' '),
);
