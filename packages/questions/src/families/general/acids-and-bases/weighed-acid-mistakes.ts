import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';

/** Mistakes by what they make of the molar mass, each with its reason. */
const mistakes: Readonly<
  Record<'small' | 'large' | 'none', readonly (readonly [text: string, why: string])[]>
> = {
  small: [
    [
      'The burette is rinsed with water, but not with the base, before it is filled.',
      'The base is diluted, so more of it is needed.',
    ],
    [
      'An air bubble leaves the tip of the burette during the titration.',
      'The volume of the bubble is counted as base delivered.',
    ],
    [
      'The base is more dilute than its label says.',
      'More of this base is needed than if its label were correct.',
    ],
    [
      'A few more crystals are put into the flask after the solid has been weighed.',
      'There is more acid than was weighed, so more base is needed.',
    ],
    [
      'The balance shows a little less than the solid actually weighs.',
      'There is more acid than was weighed, so more base is needed.',
    ],
    [
      'Some base runs down the outside of the flask instead of into it.',
      'Base that misses the flask is counted as used.',
    ],
  ],
  large: [
    [
      'A little of the weighed solid is spilled before it is dissolved.',
      'There is less acid than was weighed, so less base is needed.',
    ],
    ['The weighed solid is not quite dry.', 'Part of the weighed mass is water, so less base is needed.'],
    [
      'The weighed solid contains some sodium chloride.',
      'Part of the weighed mass is salt, so less base is needed.',
    ],
    [
      'A little of the solution is lost from the flask before the titration.',
      'Part of the weighed acid is lost, so less base is needed.',
    ],
    [
      'The volume recorded at the equivalence point is slightly less than that added.',
      'The recorded volume is smaller than the true one.',
    ],
    [
      'The base is more concentrated than its label says.',
      'Less of this base is needed than if its label were correct.',
    ],
  ],
  none: [
    [
      'The flask is still wet with water when the acid is added to it.',
      'Water in the flask changes neither the amount of acid nor that of base.',
    ],
    [
      'The solid is dissolved in somewhat more water than planned.',
      'The amount of acid in the flask is the same in a larger volume of water.',
    ],
    [
      'The base is added more quickly than planned for the first few milliliters.',
      'All of this base reacts and is counted.',
    ],
    [
      'The solid is stirred for longer than planned while it dissolves.',
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
    text: 'Which of these mistakes, by itself, makes the calculated molar mass too small?',
    does: 'The volume is too large for the weighed mass, so the molar mass is too small.',
    comes: 'The calculated molar mass is too small.',
  },
  large: {
    text: 'Which of these mistakes, by itself, makes the calculated molar mass too large?',
    does: 'The volume is too small for the weighed mass, so the molar mass is too large.',
    comes: 'The calculated molar mass is too large.',
  },
  none: {
    text: 'Which of these mistakes, by itself, leaves the calculated molar mass unchanged?',
    does: 'The volume still matches the weighed mass, so the molar mass is correct.',
    comes: 'The calculated molar mass is correct.',
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
    explanation: `The molar mass is the weighed mass divided by the amount of base. ${effect === 'none' ? 'Even if' : 'If'} ${asCondition(answer)} ${lowered(reason)} ${does}`,
    finding: `Mass over amount: ${lowered(does)}`,
  };
}

function lowered(sentence: string): string {
  return `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}

/** A sentence as the first part of one that goes on with what follows. */
function asCondition(sentence: string): string {
  return lowered(sentence).replace(/\.$/, ',');
}

function slipBetween(effect: Effect, other: Effect): string {
  if (effect === 'none') return 'overlooked-effect';
  return other === 'none' ? 'effect-where-none' : 'reversed-trend';
}
