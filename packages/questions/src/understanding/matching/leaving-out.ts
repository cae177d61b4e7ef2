import { hasTerm } from '../question-index/question-index.ts';
import { saysPhrase } from '../question-index/says.ts';
import type { Template } from '../question-index/templates.ts';
import { isAboutAsked, testsPart } from './fits.ts';
import type { Without, Wish } from './wish.ts';

/** Of templates, those that have nothing of what is not wanted: they neither test nor name it. */
export function leavingOut(
  found: readonly Template[],
  { things, calculations }: Without,
): readonly Template[] {
  return found.filter(
    (template) =>
      !(calculations && template.isCalculation) && !things.some((thing) => touches(template, thing)),
  );
}

function touches(template: Template, thing: Wish): boolean {
  const { parts, element } = thing;
  const meets = parts.every(
    (part) =>
      testsPart(template.tests, part) ||
      hasTerm(template, part.words) ||
      saysPhrase(template, part.phrase.length > 0 ? part.phrase : part.words),
  );
  return meets && (element === null || isAboutAsked(template, thing));
}
