import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import type { Consequences } from '../../consequence-part.ts';

const results = {
  high: 'They come out too high.',
  low: 'They come out too low.',
  same: 'They are not affected.',
  scatters: 'They scatter more, around the true value.',
} as const;

/** What a mistake does to the results for the hardness. */
export const hardnessMistakes: Consequences<keyof typeof results> = {
  results,
  order: ['high', 'low', 'same', 'scatters'],
  teachings: {
    high: [
      'reversed-trend',
      'Results are too high only where more EDTA is written down than the metal ions of the portion need.',
    ],
    low: [
      'reversed-trend',
      'Results are too low only where less EDTA is written down, or less water titrated, than is reckoned with.',
    ],
    same: [
      'overlooked-effect',
      'Results are not affected only where neither the metal ions in the flask nor the counted EDTA change.',
    ],
    scatters: [
      'bias-for-scatter',
      'Results scatter more, around the true value, only where the mistake goes to both sides.',
    ],
  },
  cases: [
    [
      'The burette is wet with distilled water when it is filled with EDTA. How are the results for the hardness affected?',
      'high',
      'The EDTA is diluted, so that more of it is needed.',
    ],
    [
      'The Erlenmeyer flask is still wet with distilled water when the portion is pipetted into it. How are the results for the hardness affected?',
      'same',
      'The metal ions in the flask are what was pipetted, whatever water is there besides.',
    ],
    [
      'The pipette is wet with distilled water when it is filled with the sample. How are the results for the hardness affected?',
      'low',
      'The sample is diluted in the pipette, and the portion holds fewer metal ions.',
    ],
    [
      'An air bubble in the tip of the burette comes out during each titration of the water, but not of the blank. How are the results for the hardness affected?',
      'high',
      'The bubble is read as EDTA that went into the flask.',
    ],
    [
      'Some distilled water is used to wash drops from the wall into the solution. How are the results for the hardness affected?',
      'same',
      'Distilled water adds no metal ions, and none are lost.',
    ],
    [
      'The Erlenmeyer flask is rinsed with the sample before the portion is pipetted into it. How are the results for the hardness affected?',
      'high',
      'What stays in the flask adds its metal ions to those of the portion.',
    ],
    [
      'The blank is not subtracted. How are the results for the hardness affected?',
      'high',
      'EDTA that water and reagents use up is counted for the sample.',
    ],
    [
      'Each titration of the water, but not the blank, is stopped at the first trace of blue, before the color has changed completely. How are the results for the hardness affected?',
      'low',
      'Some metal ions are still bound to the indicator, and too little EDTA is counted.',
    ],
    [
      'The change of color is seen a drop too early as often as a drop too late. How are the results for the hardness affected?',
      'scatters',
      'Errors to both sides cancel in the mean, but single results lie further apart.',
    ],
    [
      'The level in the burette is read now a little from above, now a little from below. How are the results for the hardness affected?',
      'scatters',
      'Such readings are too high as often as too low.',
    ],
  ],
};

const contents = {
  shiftedUp: 'Calcium comes out too high, magnesium too low.',
  shiftedDown: 'Calcium comes out too low, magnesium too high.',
  bothLow: 'Both come out too low.',
  bothHigh: 'Both come out too high.',
  magnesiumHigh: 'Calcium is correct, magnesium too high.',
  magnesiumLow: 'Calcium is correct, magnesium too low.',
} as const;

type Content = keyof typeof contents;

/** What a mistake does to the two contents. */
export const twoMetalMistakes: readonly { text: string; result: Content; why: string }[] = [
  {
    text: 'In the second titration only pH 11 is reached, and a part of the magnesium hydroxide does not precipitate. How are the results for the two metals affected?',
    result: 'shiftedUp',
    why: 'The second titration counts some magnesium as calcium; the sum of both, from the first one, is right.',
  },
  {
    text: 'In the second titration the precipitate encloses a part of the calcium. How are the results for the two metals affected?',
    result: 'shiftedDown',
    why: 'The second titration misses some calcium; the sum of both, from the first one, is right.',
  },
  {
    text: 'The EDTA solution holds more than its label says. How are the results for the two metals affected?',
    result: 'bothLow',
    why: 'Less of the solution is needed in both titrations, and each volume is multiplied by too small a concentration.',
  },
  {
    text: 'The EDTA solution holds less than its label says. How are the results for the two metals affected?',
    result: 'bothHigh',
    why: 'More of the solution is needed in both titrations, and each volume is multiplied by too large a concentration.',
  },
  {
    text: 'Only in the titrations at pH 10 is the blank not subtracted. How are the results for the two metals affected?',
    result: 'magnesiumHigh',
    why: 'The sum of both metals comes out too large, and calcium, from the second titration, is correct.',
  },
  {
    text: 'Only in the titrations at pH 10 does the pipette deliver too little water. How are the results for the two metals affected?',
    result: 'magnesiumLow',
    why: 'The sum of both metals comes out too small, and calcium, from the second titration, is correct.',
  },
];

const slips: Readonly<Record<Content, readonly [slip: string, teaching: string]>> = {
  shiftedUp: [
    'decision-turned-around',
    'This needs too much EDTA in the second titration, with the first one right.',
  ],
  shiftedDown: [
    'decision-turned-around',
    'This needs too little EDTA in the second titration, with the first one right.',
  ],
  bothLow: ['reversed-trend', 'This needs too small a result of both titrations, by the same factor.'],
  bothHigh: ['reversed-trend', 'This needs too large a result of both titrations, by the same factor.'],
  magnesiumHigh: [
    'effect-where-none',
    'This needs too large a result of the first titration, with the second one right.',
  ],
  magnesiumLow: [
    'effect-where-none',
    'This needs too small a result of the first titration, with the second one right.',
  ],
};

/** Results that are each other's opposite. */
const opposites: readonly (readonly [one: Content, other: Content])[] = [
  ['shiftedUp', 'shiftedDown'],
  ['bothLow', 'bothHigh'],
  ['magnesiumHigh', 'magnesiumLow'],
];

/** A result in words, its opposite and another pair of opposites with the slips behind them: none of the four looks like the right one. */
export function contentOptions(result: Content, random: Random): Pick<PartDraft, 'answer' | 'distractors'> {
  const others = opposites.filter((pair) => !pair.includes(result));
  const own = opposites.flatMap((pair) => (pair.includes(result) ? pair : []));
  return {
    answer: contents[result],
    distractors: [...own.filter((name) => name !== result), ...random.pick(others)].map((name) => {
      const [slip, teaching] = slips[name];
      return { text: contents[name], slip, teaching };
    }),
  };
}
