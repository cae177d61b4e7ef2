import { likenessTo } from '../like-words/asked-alike.ts';
import { question } from '../names/asking.ts';
import { testsPart } from './fits.ts';
import { nearnessTo } from './nearness.ts';
import { relevanceWeights } from './relevance-weights.data.ts';
import type { Template } from '../question-index/templates.ts';
import type { Wish } from './wish.ts';

/** What is known of a template beside a text that says more than a name, and of how it compares with the best of all that could be meant. */
export interface Signs {
  /** The cosine of the nearest way to ask for it. */
  cosine: number;
  /** The share of the text that its ways to ask cover together. */
  covered: number;
  /** 1 where they cover all of it. */
  isCovered: number;
  /** How many telling words it never says. */
  unsaid: number;
  /** 1 where the names of the text find it together. */
  named: number;
  /** The share of the names, by their words, that find it by themselves. */
  share: number;
  /** 1 where it is in the middle of what they name. */
  middle: number;
  behindCosine: number;
  behindCovered: number;
  furtherUnsaid: number;
  behindShare: number;
  /** 1 beside a question in words. */
  isQuestion: number;
  /** The cosine beside a question in words, where the same words ask for more things. */
  cosineOfQuestion: number;
  /** 1 for something to calculate beside a question in words. */
  isCalculation: number;
}

/** The signs in the order of the weights. */
export const signNames = [
  'cosine',
  'covered',
  'isCovered',
  'unsaid',
  'named',
  'share',
  'middle',
  'behindCosine',
  'behindCovered',
  'furtherUnsaid',
  'behindShare',
  'isQuestion',
  'cosineOfQuestion',
  'isCalculation',
] as const satisfies (keyof Signs)[];

/** What the names of a text find. */
export interface Named {
  wish: Wish;
  /** The templates that meet all of them. */
  templates: ReadonlySet<Template>;
  /** What each of them finds by itself, and the number of its words. */
  byName: readonly { words: number; templates: ReadonlySet<Template> }[];
}

/** More words that a template does not say are no worse. */
const mostUnsaid = 4;
const allCovered = 0.999;

/**
 * What speaks for each of the templates that a text could mean.
 * @param text as it was typed, with its misspellings put right
 * @param named what the names of the text find
 */
export function signsOf(
  text: string,
  candidates: Iterable<Template>,
  named: Named | null,
): ReadonlyMap<Template, Signs> {
  const likeness = likenessTo(text);
  const isQuestion = question.test(text) ? 1 : 0;
  const own = [...candidates].map((template) => {
    const wish = named?.templates.has(template) === true ? named.wish : null;
    // Who tests a thing says it, by whatever name it was asked for.
    const tested = (named?.wish.parts ?? [])
      .filter((part) => testsPart(template.tests, part))
      .flatMap(({ phrase }) => phrase);
    const { cosine, covered, unsaid } = likeness(template, tested);
    return {
      template,
      cosine,
      covered,
      unsaid: Math.min(mostUnsaid, unsaid),
      named: wish === null ? 0 : 1,
      share: wish === null ? shareOf(template, named) : 1,
      middle: wish !== null && nearnessTo(template, wish) === 0 ? 1 : 0,
    };
  });
  const best = {
    cosine: Math.max(...own.map(({ cosine }) => cosine)),
    covered: Math.max(...own.map(({ covered }) => covered)),
    unsaid: Math.min(...own.map(({ unsaid }) => unsaid)),
    share: Math.max(...own.map(({ share }) => share)),
  };
  return new Map(
    own.map(({ template, ...signs }) => [
      template,
      {
        ...signs,
        isCovered: signs.covered > allCovered ? 1 : 0,
        behindCosine: best.cosine - signs.cosine,
        behindCovered: best.covered - signs.covered,
        furtherUnsaid: signs.unsaid - best.unsaid,
        behindShare: best.share - signs.share,
        isQuestion,
        cosineOfQuestion: isQuestion * signs.cosine,
        isCalculation: template.isCalculation ? isQuestion : 0,
      },
    ]),
  );
}

function shareOf(template: Template, named: Named | null): number {
  let all = 0;
  let finding = 0;
  for (const { words, templates } of named?.byName ?? []) {
    all += words;
    if (templates.has(template)) finding += words;
  }
  return all === 0 ? 0 : finding / all;
}

/** How surely a strict reader accepts a question with these signs, from 0 to 1: fitted to what readers said (record 121). */
export function relevanceOf(signs: Signs): number {
  const { constant, ...weights } = relevanceWeights;
  const sum = signNames.reduce((total, sign) => total + weights[sign] * signs[sign], constant);
  return 1 / (1 + Math.exp(-sum));
}

/** A reader is to accept every question of a quiz: less sure ones are left out. */
export const sureEnough = 0.9;
/** What is nearly as sure as the surest is as sure. */
const asSure = 0.99;

/** What is less sure is refused by most, and does not come though it is the surest. */
const leastSure = 0.3;

const fairlySure = 0.8;
const evenOdds = 0.5;

/** Of candidates those that a strict reader would accept beside a text, the surest first; where none is sure enough, the surest. */
export function relevantTo(
  text: string,
  candidates: Iterable<Template>,
  named: Named | null,
): readonly Template[] {
  const rated = ratedBy(text, candidates, named);
  return acceptedOf(rated.map(({ template, relevance }) => ({ one: template, relevance })));
}

/**
 * Of what is rated, the surest first, what may come: what is sure enough or nearly as sure as the surest; of what is hardly sure, no more than
 * a reader accepts together more likely than not.
 */
export function acceptedOf<One>(rated: readonly { one: One; relevance: number }[]): One[] {
  const surest = rated[0]?.relevance ?? 0;
  const least = Math.max(leastSure, Math.min(sureEnough, asSure * surest));
  const enough = rated.filter(({ relevance }) => relevance >= least);
  let together = 1;
  const accepted = enough.filter(({ relevance }, place) => {
    together *= relevance;
    return place === 0 || surest >= fairlySure || together >= evenOdds;
  });
  return accepted.map(({ one }) => one);
}

/** Of what a name finds, compared with the best of it, what a strict reader would accept; none where nothing is sure enough. */
export function surelyNamedBy(text: string, named: Named): readonly Template[] {
  return from(ratedBy(text, named.templates, named), sureEnough);
}

interface Rated {
  template: Template;
  relevance: number;
}

/** Candidates with how surely a strict reader accepts them, the surest first. */
function ratedBy(text: string, candidates: Iterable<Template>, named: Named | null): readonly Rated[] {
  return [...signsOf(text, candidates, named)]
    .map(([template, signs]) => ({ template, relevance: relevanceOf(signs) }))
    .toSorted((one, other) => other.relevance - one.relevance);
}

function from(rated: readonly Rated[], least: number): Template[] {
  return rated.flatMap(({ template, relevance }) => (relevance >= least ? [template] : []));
}
