import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import type { Consequences } from '../../consequence-part.ts';

const results = {
  high: 'They are too high.',
  low: 'They are too low.',
  same: 'They are not affected.',
  scatters: 'They scatter more around the true value.',
} as const;

/** What a mistake does to the results for the hardness. */
export const hardnessMistakes: Consequences<keyof typeof results> = {
  results,
  order: ['high', 'low', 'same', 'scatters'],
  concluded: (result) => results[result].replace(/^They/, 'The results'),
  teachings: {
    high: [
      'reversed-trend',
      'Results are too high only if the volume of EDTA counted for the metal ions is too large.',
    ],
    low: [
      'reversed-trend',
      'Results are too low only if the volume of EDTA counted for the metal ions is too small.',
    ],
    same: [
      'overlooked-effect',
      'Results are unaffected only if the volume of EDTA counted for the metal ions stays the same.',
    ],
    scatters: [
      'bias-for-scatter',
      'Results scatter more around the true value only if the mistake can go in either direction.',
    ],
  },
  here: {
    high: 'here the volume counted is always too large',
    low: 'here the volume counted is always too small',
    same: 'here the volume counted stays the same',
    scatters: 'here the volume counted is too large as often as too small',
  },
  cases: [
    [
      'The burette is wet with distilled water when it is filled with EDTA. How are the results for the hardness affected?',
      'high',
      'The EDTA is diluted, so more of it is needed.',
    ],
    [
      'The Erlenmeyer flask is still wet with distilled water when the portion is pipetted into it. How are the results for the hardness affected?',
      'same',
      'The flask contains exactly the metal ions that were pipetted, no matter how much additional water is present.',
    ],
    [
      'The pipette is wet with distilled water when it is filled with the sample. How are the results for the hardness affected?',
      'low',
      'The sample is diluted in the pipette, so the portion contains fewer metal ions.',
    ],
    [
      'An air bubble in the tip of the burette comes out during each titration of the water, but not of the blank. How are the results for the hardness affected?',
      'high',
      'The volume of the bubble is read as EDTA delivered to the flask.',
    ],
    [
      'Some distilled water is used to wash drops from the wall of the flask into the solution. How are the results for the hardness affected?',
      'same',
      'Distilled water adds no metal ions, and none are lost.',
    ],
    [
      'The Erlenmeyer flask is rinsed with the sample before the portion is pipetted into it. How are the results for the hardness affected?',
      'high',
      'The sample that remains in the flask adds its metal ions to those of the portion.',
    ],
    [
      'The blank is not subtracted. How are the results for the hardness affected?',
      'high',
      'EDTA consumed by the distilled water and the reagents is attributed to the sample.',
    ],
    [
      'Each titration of the water, but not the blank, is stopped at the first trace of blue, before the color has changed completely. How are the results for the hardness affected?',
      'low',
      'Some metal ions are still bound to the indicator, so too little EDTA is recorded.',
    ],
    [
      'The change of color is seen a drop too early as often as a drop too late. How are the results for the hardness affected?',
      'scatters',
      'Errors in both directions cancel in the mean, but individual results lie farther apart.',
    ],
    [
      'The level in the burette is read sometimes slightly from above and sometimes slightly from below. How are the results for the hardness affected?',
      'scatters',
      'Such readings are too high as often as too low.',
    ],
  ],
};

const contents = {
  shiftedUp: 'Calcium is too high, magnesium too low.',
  shiftedDown: 'Calcium is too low, magnesium too high.',
  bothLow: 'Both are too low.',
  bothHigh: 'Both are too high.',
  magnesiumHigh: 'Calcium is correct, magnesium too high.',
  magnesiumLow: 'Calcium is correct, magnesium too low.',
} as const;

type Content = keyof typeof contents;

/** What a mistake does to the two contents. */
export const twoMetalMistakes: readonly { text: string; result: Content; why: string }[] = [
  {
    text: 'In the second titration, only pH 11 is reached, and part of the magnesium hydroxide does not precipitate. How are the results for the two metals affected?',
    result: 'shiftedUp',
    why: 'The second titration counts some magnesium as calcium; the sum of the two metals, from the first titration, is correct.',
  },
  {
    text: 'In the second titration, the precipitate encloses part of the calcium. How are the results for the two metals affected?',
    result: 'shiftedDown',
    why: 'The second titration misses some calcium; the sum of the two metals, from the first titration, is correct.',
  },
  {
    text: 'The EDTA solution is more concentrated than its label says. How are the results for the two metals affected?',
    result: 'bothLow',
    why: 'Less of the solution is needed in both titrations, and each volume is multiplied by a concentration that is too low.',
  },
  {
    text: 'The EDTA solution is less concentrated than its label says. How are the results for the two metals affected?',
    result: 'bothHigh',
    why: 'More of the solution is needed in both titrations, and each volume is multiplied by a concentration that is too high.',
  },
  {
    text: 'Only in the titrations at pH 10 is the blank not subtracted. How are the results for the two metals affected?',
    result: 'magnesiumHigh',
    why: 'The sum of the two metals is too large, and calcium, from the second titration, is correct.',
  },
  {
    text: 'Only in the titrations at pH 10 does the pipette deliver too little water. How are the results for the two metals affected?',
    result: 'magnesiumLow',
    why: 'The sum of the two metals is too small, and calcium, from the second titration, is correct.',
  },
];

const slips: Readonly<Record<Content, readonly [slip: string, teaching: string]>> = {
  shiftedUp: [
    'decision-turned-around',
    'This would require too much EDTA in the second titration and a correct first titration.',
  ],
  shiftedDown: [
    'decision-turned-around',
    'This would require too little EDTA in the second titration and a correct first titration.',
  ],
  bothLow: [
    'reversed-trend',
    'This would require the results of both titrations to be too small by the same factor.',
  ],
  bothHigh: [
    'reversed-trend',
    'This would require the results of both titrations to be too large by the same factor.',
  ],
  magnesiumHigh: [
    'effect-where-none',
    'This would require too large a result in the first titration and a correct second titration.',
  ],
  magnesiumLow: [
    'effect-where-none',
    'This would require too small a result in the first titration and a correct second titration.',
  ],
};

/** What is so in the case of each result. */
const here: Readonly<Record<Content, string>> = {
  shiftedUp: 'here the second titration consumes too much EDTA, and the first is correct',
  shiftedDown: 'here the second titration consumes too little EDTA, and the first is correct',
  bothLow: 'here both volumes of EDTA are too small by the same factor',
  bothHigh: 'here both volumes of EDTA are too large by the same factor',
  magnesiumHigh: 'here only the result of the first titration is wrong, and it is too large',
  magnesiumLow: 'here only the result of the first titration is wrong, and it is too small',
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
      return { text: contents[name], slip, teaching: `${teaching.slice(0, -1)}; ${here[result]}.` };
    }),
  };
}
