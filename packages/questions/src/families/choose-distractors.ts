import { readMeaning, sameMeaning } from '../checks/options/meaning.ts';
import { statedQuantity } from '../computations/numbers/stated-quantity.ts';
import { contentOf } from '../name-of-content.ts';
import { createRandom, fingerprint, type Random } from '../random.ts';
import type { Distractor, Draft } from './family.ts';
import { placeOfKey, type Tells } from './options/seen/level-tells.ts';
import { placesWithoutTell, type Asked } from './options/chosen/places-without-tell.ts';
import { standTogether } from './options/chosen/stand-together.ts';
import { printedNumbers } from './options/seen/printed-numbers.ts';
import { seenAmong } from './options/seen/seen-options.ts';
import { textsWithoutTell } from './options/chosen/texts-without-tell.ts';

/** So many choices are tried by what gave the keys of their level away. */
const mostChoices = 24;

/** The wrong options of a draft. */
export interface Choice {
  /** Three; fewer where no more differ from the key and from each other. */
  distractors: readonly Distractor[];
  /** True where of the four options the key looks most like a key, by what gave the keys of its level away; `null` where all look alike. */
  looksRight: boolean | null;
}

/**
 * Three of the distractors whose meaning differs from the answer and from those before: those among which the key can be
 * told neither from its place among numbers, nor from how a text looks, nor from what gave the keys of its level away.
 * The same text and key always have the same options, whichever seed drew them: they are one question.
 * @param tells what gives the keys of its level away, where that is on record
 */
export function chooseDistractors(draft: Draft, tells?: Tells): Choice {
  const offered = offeredBy(draft);
  if (offered.length < 3) return { distractors: offered, looksRight: null };
  const seen = { ...draft, text: contentOf(draft.text), answer: contentOf(draft.answer) };
  const wrong = offered.map((distractor) => ({ ...distractor, text: contentOf(distractor.text) }));
  const random = createRandom(Number.parseInt(fingerprint(`${seen.text}\n${seen.answer}`).slice(0, 7), 36));
  const choices =
    offered.length === 3
      ? [[0, 1, 2]]
      : fairChoices(seen, wrong, random, tells === undefined ? 1 : mostChoices);
  const { places, looksRight } = evenChoice(seen, wrong, choices, tells, random);
  return { distractors: offered.filter((_, place) => places.includes(place)), looksRight };
}

/** Of four options each would look most like the key so often, if looks said nothing. */
const shareByChance = 1 / 4;

/**
 * Whether a seed asks for another draw. It decides, as chance would, whether the key is to be the option that looks most like a key:
 * over many seeds looks then say nothing of the key.
 */
export function asksForAnotherDraw({ looksRight }: Choice, seed: number): boolean {
  // A stream of its own: that of the seed itself draws the numbers of the question.
  const isToLookRight = createRandom(~seed).next() < shareByChance;
  return looksRight !== null && looksRight !== isToLookRight;
}

function offeredBy(draft: Draft): Distractor[] {
  const explained = new Set(printedNumbers(draft.explanation).map(Math.abs));
  const meanings = [readMeaning(draft.answer)];
  const offered: Distractor[] = [];
  for (const distractor of draft.distractors) {
    const meaning = readMeaning(distractor.text);
    if (meanings.some((other) => sameMeaning(other, meaning))) continue;
    if (distractor.isFurther && explained.has(sizeOf(distractor.text))) continue;
    meanings.push(meaning);
    offered.push(distractor);
  }
  return offered;
}

/** Choices of three that can stand together; any, where none of them can. */
function fairChoices(draft: Draft, offered: readonly Distractor[], random: Random, most: number): number[][] {
  const fair = choicesOf(draft, offered, random, { most, isAllowed: standTogether(offered) });
  return fair.length > 0 ? fair : choicesOf(draft, offered, random, { most });
}

function choicesOf(
  draft: Draft,
  offered: readonly Distractor[],
  random: Random,
  asked: Pick<Asked, 'most' | 'isAllowed'>,
): number[][] {
  const answer = readMeaning(draft.answer);
  const kept = offered.flatMap(({ isDecisive }, place) => (isDecisive === true ? [place] : []));
  const [key, ...values] = [draft.answer, ...offered.map(({ text }) => text)].flatMap((text) => {
    const { value, name } = readMeaning(text);
    return value === null || name !== answer.name ? [] : [value];
  });
  if (key === undefined || values.length < offered.length)
    return textsWithoutTell(
      draft.answer,
      offered.map(({ text }) => text),
      random,
      { kept, ...asked },
    );
  return placesWithoutTell(key, values, random, {
    stem: printedNumbers(draft.text),
    lengths: [draft.answer, ...offered.map(({ text }) => text)].map(({ length }) => length),
    kept,
    ...asked,
  });
}

/** The first choice in which the key has a drawn place by the tells of its level, or comes nearest to it. */
function evenChoice(
  draft: Draft,
  offered: readonly Distractor[],
  choices: readonly (readonly number[])[],
  tells: Tells | undefined,
  random: Random,
): { places: readonly number[]; looksRight: boolean | null } {
  const [first = [0, 1, 2]] = choices;
  if (tells === undefined) return { places: first, looksRight: null };
  const seenOf = seenAmong(draft.text, [draft.answer, ...offered.map(({ text }) => text)]);
  const drawn = random.integer(0, 3);
  let best = { places: first, from: 0, to: 3, off: Number.POSITIVE_INFINITY };
  for (const places of choices) {
    const { from, to } = placeOfKey(tells, seenOf([0, ...places.map((place) => place + 1)]).seen);
    const off = Math.max(0, from - drawn, drawn - to);
    if (off < best.off) best = { places, from, to, off };
    if (off === 0) break;
  }
  return { places: best.places, looksRight: best.from === 0 && best.to === 3 ? null : best.from === 0 };
}

/** The number of an option as it is printed, without its sign. */
function sizeOf(text: string): number {
  return Math.abs(statedQuantity(text)?.value ?? Number.NaN);
}
