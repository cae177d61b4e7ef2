import { elements, type Element } from '@valence/chemistry';
import type { Question } from '../question.ts';
import { elementDraws } from './element-draws.ts';
import { isAboutElement } from './is-about-element.ts';
import { isOnElements } from './concepts-of-elements.ts';
import type { Template } from './templates.ts';
import type { Wish } from './understanding.ts';

const bySymbol: ReadonlyMap<string, Element> = new Map(elements.map((element) => [element.symbol, element]));

/** True for a template whose questions may be what is asked for; of a family, each draw has to be looked at (`fits`). */
export function mayFit(template: Template, wish: Wish): boolean {
  if (!testsAsked(template.tests, template.uses, wish)) return false;
  if (wish.element !== null) {
    const element = bySymbol.get(wish.element);
    if (element === undefined) return false;
    const isAbout =
      template.source.kind === 'written'
        ? isAboutElement(template.source.question.text, template.source.question.answer, element)
        : elementDraws(wish.element, template.key).length > 0;
    if (!isAbout) return false;
  }
  return wish.mentions.every((word) => template.words.has(word));
}

/** True for a question, drawn of a template that may fit, that is what the wish asks for. */
export function fits({ text, options, key, tests = [], uses = [] }: Question, wish: Wish): boolean {
  if (!testsAsked(tests, uses, wish)) return false;
  const element = wish.element === null ? undefined : bySymbol.get(wish.element);
  return element === undefined || isAboutElement(text, options[key]?.text ?? '', element);
}

function testsAsked(
  tests: readonly string[],
  uses: readonly string[],
  { concepts, involved, element }: Wish,
): boolean {
  if (element !== null && concepts.size === 0 && !tests.some(isOnElements)) return false;
  if (concepts.size > 0 && !tests.some((id) => concepts.has(id))) return false;
  return involved.every((set) => tests.some((id) => set.has(id)) || uses.some((id) => set.has(id)));
}
