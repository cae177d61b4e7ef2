import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';

/** Mistakes by what they make of the molar mass, each with its reason. */
const mistakes: Readonly<
  Record<'small' | 'large' | 'none', readonly (readonly [text: string, why: string])[]>
> = {
  small: [
    [
      'The burette is rinsed with water, but not with the base, before it is filled.',
      'The base is diluted, so that more of it is needed.',
    ],
    [
      'A bubble of air leaves the tip of the burette during the titration.',
      'The volume of the bubble is read as volume of base.',
    ],
    ['The base is more dilute than its label says.', 'More of the base is needed than of one as labeled.'],
    [
      'A few crystals are put into the flask after the solid has been weighed.',
      'More acid than weighed is there, so that more base is needed.',
    ],
    [
      'The balance shows a little less than the solid really weighs.',
      'More acid than weighed is there, so that more base is needed.',
    ],
    [
      'Some base runs down the outside of the flask instead of into it.',
      'Base that misses the flask is read as used.',
    ],
  ],
  large: [
    [
      'A little of the weighed solid is spilled before it is dissolved.',
      'Less acid than weighed is there, so that less base is needed.',
    ],
    [
      'The weighed solid is not quite dry.',
      'Part of the weighed mass is water, so that less base is needed.',
    ],
    [
      'The weighed solid contains some sodium chloride.',
      'Part of the weighed mass is salt, so that less base is needed.',
    ],
    [
      'A little of the solution is lost from the flask before the titration.',
      'Part of the weighed acid is lost, so that less base is needed.',
    ],
    [
      'At the equivalence point a slightly smaller volume is noted than was added.',
      'The noted volume is smaller than the true one.',
    ],
    [
      'The base is more concentrated than its label says.',
      'Less of the base is needed than of one as labeled.',
    ],
  ],
  none: [
    [
      'The flask is still wet with water when the acid is put into it.',
      'Water in the flask changes neither the amount of acid nor that of base.',
    ],
    [
      'The solid is dissolved in somewhat more water than planned.',
      'The amount of acid in the flask is the same in more water.',
    ],
    [
      'The base is added more quickly than planned for the first few milliliters.',
      'All of this base is counted, however quickly it is added.',
    ],
    [
      'The solid is stirred for longer than planned until it has dissolved.',
      'Stirring changes neither the amount of acid nor that of base.',
    ],
    [
      'Drops on the wall of the flask are washed down with water during the titration.',
      'Water in the flask changes neither the amount of acid nor that of base.',
    ],
  ],
};

type Effect = keyof typeof mistakes;

const effects: readonly Effect[] = ['small', 'large', 'none'];

/** What is asked, what an effect does to the molar mass, and the slip of who chooses it where another is asked for. */
const asked: Readonly<Record<Effect, { text: string; does: string; comes: string }>> = {
  small: {
    text: 'Which of these mistakes alone makes the molar mass come out too small?',
    does: 'The volume is too large for the weighed mass, and the molar mass too small.',
    comes: 'The molar mass comes out too small.',
  },
  large: {
    text: 'Which of these mistakes alone makes the molar mass come out too large?',
    does: 'The volume is too small for the weighed mass, and the molar mass too large.',
    comes: 'The molar mass comes out too large.',
  },
  none: {
    text: 'Which of these mistakes alone leaves the molar mass as it is?',
    does: 'The volume still fits the weighed mass, and the molar mass is right.',
    comes: 'The molar mass comes out right.',
  },
};

/** Which mistake makes the molar mass come out too small, or too large, or leaves it as it is. */
export function mistake(random: Random): PartDraft | null {
  const effect = random.pick(effects);
  const [key] = random.shuffle(mistakes[effect]);
  if (key === undefined) return null;
  const [answer, reason] = key;
  const { text, does } = asked[effect];
  const wrong = effects
    .filter((other) => other !== effect)
    .flatMap((other) => mistakes[other].map(([option, why]) => ({ other, option, why })));
  return {
    text,
    answer,
    distractors: random.shuffle(wrong).map(({ other, option, why }) => ({
      text: option,
      slip: slipBetween(effect, other),
      teaching: `${why} ${asked[other].comes}`,
    })),
    explanation: `The molar mass is the weighed mass over the amount of base. ${reason} ${does} ${answer}`,
    finding: `Mass over amount: ${does.charAt(0).toLowerCase()}${does.slice(1)}`,
  };
}

function slipBetween(effect: Effect, other: Effect): string {
  if (effect === 'none') return 'overlooked-effect';
  return other === 'none' ? 'effect-where-none' : 'reversed-trend';
}
