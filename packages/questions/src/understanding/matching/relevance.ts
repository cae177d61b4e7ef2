import { likenessTo } from '../like-words/asked-alike.ts';
import { testsPart } from './fits.ts';
import { nearnessTo } from './nearness.ts';
import { relevanceWeights } from './relevance-weights.data.ts';
import type { Template } from '../question-index/templates.ts';
import type { Wish } from './wish.ts';

/** What is known of a template beside a text that says more than a name. */
export interface Signs {
  cosine: number;
  covered: number;
  unsaid: number;
  /** 1 where the names of the text find it. */
  named: number;
  /** 1 where it is in the middle of what they name. */
  middle: number;
}

/**
 * What speaks for a template beside a text.
 * @param text as it was typed, with its misspellings put right
 * @param named what the names of the text ask for
 */
export function signsOf(text: string, named: Named | null): (template: Template) => Signs {
  const likeness = likenessTo(text);
  return (template) => {
    const wish = named?.templates.has(template) === true ? named.wish : null;
    // Who tests a thing says it, by whatever name it was asked for.
    const tested = (wish?.parts ?? [])
      .filter((part) => testsPart(template.tests, part))
      .flatMap(({ phrase }) => phrase);
    return {
      ...likeness(template, tested),
      named: wish === null ? 0 : 1,
      middle: wish !== null && nearnessTo(template, wish) === 0 ? 1 : 0,
    };
  };
}

/** A wish with the templates that meet it. */
export interface Named {
  wish: Wish;
  templates: ReadonlySet<Template>;
}

/** How surely a strict reader accepts a question with these signs, from 0 to 1: fitted to what readers said (record 121). */
export function relevanceOf(signs: Signs): number {
  const { constant, ...weights } = relevanceWeights;
  const sum = keys.reduce((total, sign) => total + weights[sign] * signs[sign], constant);
  return 1 / (1 + Math.exp(-sum));
}

const keys = ['cosine', 'covered', 'unsaid', 'named', 'middle'] as const satisfies (keyof Signs)[];

/** A reader is to accept every question of a quiz: less sure ones are left out. */
export const sureEnough = 0.9;
/** What is nearly as sure as the surest is as sure. */
export const asSure = 0.995;

/** What is less sure is as likely refused as accepted, and does not come though it is the surest. */
const leastSure = 0.5;

/** Of candidates those that a strict reader would accept beside a text, the surest first; where none is sure enough, the surest. */
export function relevantTo(
  text: string,
  candidates: Iterable<Template>,
  named: Named | null,
): readonly Template[] {
  const rated = ratedBy(text, candidates, named);
  return from(rated, Math.max(leastSure, Math.min(sureEnough, asSure * (rated[0]?.relevance ?? 0))));
}

/** Of what a name finds, what a strict reader would accept; none where nothing is sure enough. */
export function surelyNamedBy(text: string, named: Named): readonly Template[] {
  return from(ratedBy(text, named.templates, named), sureEnough);
}

interface Rated {
  template: Template;
  relevance: number;
}

/** Candidates with how surely a strict reader accepts them, the surest first. */
function ratedBy(text: string, candidates: Iterable<Template>, named: Named | null): readonly Rated[] {
  const signs = signsOf(text, named);
  return [...candidates]
    .map((template) => ({ template, relevance: relevanceOf(signs(template)) }))
    .toSorted((one, other) => other.relevance - one.relevance);
}

function from(rated: readonly Rated[], least: number): Template[] {
  return rated.flatMap(({ template, relevance }) => (relevance >= least ? [template] : []));
}
