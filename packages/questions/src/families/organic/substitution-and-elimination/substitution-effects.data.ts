import type { PartDraft } from '../../computed-set.ts';
import type { Consequences } from '../../consequence-part.ts';
import type { Mechanism } from './substitution-runs.ts';

const results = {
  larger: 'It is a larger constant.',
  smaller: 'It is a smaller constant.',
  same: 'It is the same constant.',
  drifts: 'It is no constant; it falls during the run.',
} as const;

type Observed = Consequences<keyof typeof results>;

const order: Observed['order'] = ['larger', 'smaller', 'same', 'drifts'];

const chloride =
  'The chloride of the same structure takes the place of the bromide. What becomes of *k*_{obs} at a given concentration of the nucleophile?';
const iodide =
  'The iodide of the same structure takes the place of the bromide. What becomes of *k*_{obs} at a given concentration of the nucleophile?';
const moreBromide =
  'A run is repeated with twice the concentration of the bromide, still far below that of the nucleophile. What becomes of *k*_{obs}?';
const equalAmounts =
  'A run is repeated with so little of the nucleophile that its concentration is only that of the bromide. What becomes of *k*_{obs}, the rate divided by the concentration of the bromide, during this run?';

/** What another condition does to the observed constant of each mechanism. */
export const observedChanges: Readonly<Record<Mechanism, Observed>> = {
  sn2: {
    results,
    order,
    teachings: {
      larger: [
        'size-of-effect-misjudged',
        'Only a better leaving group, or more of the nucleophile, makes the slow step faster here.',
      ],
      smaller: [
        'size-of-effect-misjudged',
        'Only a poorer leaving group, or a nucleophile that is held back, makes the slow step slower here.',
      ],
      same: [
        'neglected-change',
        'In this slow step the nucleophile attacks as the leaving group leaves; both matter.',
      ],
      drifts: [
        'excess-for-reacted',
        'It would fall only if the nucleophile were used up noticeably during a run.',
      ],
    },
    cases: [
      [
        chloride,
        'smaller',
        'Chloride is a poorer leaving group than bromide, and the bond to it breaks in the slow step.',
      ],
      [
        iodide,
        'larger',
        'Iodide is a better leaving group than bromide, and the bond to it breaks in the slow step.',
      ],
      [
        moreBromide,
        'same',
        'The rate doubles with the bromide; *k*_{obs}, the rate divided by its concentration, does not hang on it.',
      ],
      [
        equalAmounts,
        'drifts',
        '*k*_{obs} is *k*_{2} times the concentration of the nucleophile. In large excess this hardly changes; here it falls with that of the bromide.',
      ],
    ],
  },
  sn1: {
    results,
    order,
    teachings: {
      larger: [
        'size-of-effect-misjudged',
        'Only a better leaving group, or a more polar solvent, makes the slow step faster here.',
      ],
      smaller: [
        'size-of-effect-misjudged',
        'Only a poorer leaving group, or a less polar solvent, makes the slow step slower here.',
      ],
      same: [
        'neglected-change',
        'In the slow step the bond to the leaving group breaks and ions form: leaving group and solvent matter.',
      ],
      drifts: ['both-reagents-in-rate', 'It would fall only if the nucleophile were part of the slow step.'],
    },
    cases: [
      [
        chloride,
        'smaller',
        'Chloride is a poorer leaving group than bromide, and the bond to it breaks in the slow step.',
      ],
      [
        iodide,
        'larger',
        'Iodide is a better leaving group than bromide, and the bond to it breaks in the slow step.',
      ],
      [
        moreBromide,
        'same',
        'The rate doubles with the bromide; *k*_{obs}, the rate divided by its concentration, does not hang on it.',
      ],
      [
        equalAmounts,
        'same',
        'The nucleophile is not part of the slow step, so that its concentration does not matter.',
      ],
      [
        'A run is repeated in a mixture with more water and less ethanol. What becomes of *k*_{obs}?',
        'larger',
        'Ions form in the slow step. Water is more polar than ethanol and stabilizes them.',
      ],
      [
        'A run is repeated in a mixture with less water and more ethanol. What becomes of *k*_{obs}?',
        'smaller',
        'Ions form in the slow step. Ethanol is less polar than water and stabilizes them less.',
      ],
    ],
  },
};

const lines = {
  steeper: 'It is steeper, with the same intercept.',
  flatter: 'It is less steep, with the same intercept.',
  both: 'It is steeper, with a higher intercept.',
  less: 'It is less steep, with a lower intercept.',
  turned: 'It is less steep, with a higher intercept.',
  raised: 'It is steeper, with a lower intercept.',
  same: 'It is the same line.',
} as const;

/** What another condition does to the line of two parallel paths. */
export const lineChanges: readonly {
  text: string;
  result: keyof typeof lines;
  why: string;
}[] = [
  {
    text: 'The line is measured again with acetate instead of hydroxide, at the same concentrations. How does the new line lie?',
    result: 'flatter',
    why: 'Acetate is a weaker nucleophile and a weaker base, which slows down the path that is bimolecular. The other path runs without it.',
  },
  {
    text: 'The line is measured again with formate instead of hydroxide, at the same concentrations. How does the new line lie?',
    result: 'flatter',
    why: 'Formate is a weaker nucleophile and a weaker base, which slows down the path that is bimolecular. The other path runs without it.',
  },
  {
    text: 'The line is measured again with ethanethiolate, a far better nucleophile, instead of hydroxide. How does the new line lie?',
    result: 'steeper',
    why: 'Ethanethiolate makes the bimolecular path faster. The other path runs without it.',
  },
  {
    text: 'The line is measured again with the tosylate of the same structure instead of the bromide. How does the new line lie?',
    result: 'both',
    why: 'Tosylate is a better leaving group, and the bond to it breaks in the slow step of either path.',
  },
  {
    text: 'The line is measured again at 65 °C instead of 55 °C, everything else as before. How does the new line lie?',
    result: 'both',
    why: 'Either slow step has a barrier, so that both constants grow with the temperature.',
  },
  {
    text: 'The line is measured again at 45 °C instead of 55 °C, everything else as before. How does the new line lie?',
    result: 'less',
    why: 'Either slow step has a barrier, so that both constants fall with the temperature.',
  },
  {
    text: 'The line is measured again in a mixture with less water, which speeds up the attack of hydroxide somewhat. How does the new line lie?',
    result: 'raised',
    why: 'The attack of hydroxide is the slope, which becomes larger. In the other path ions form, which the less polar solvent stabilizes less: the intercept becomes smaller.',
  },
  {
    text: 'The line is measured again with twice the concentration of the bromide in all runs. How does the new line lie?',
    result: 'same',
    why: 'Twice as much bromide doubles the rate; *k*_{obs}, the rate divided by the concentration of the bromide, is what it was.',
  },
  {
    text: 'The line is measured again with thiophenolate, a far better nucleophile, instead of hydroxide. How does the new line lie?',
    result: 'steeper',
    why: 'Thiophenolate makes the bimolecular path faster. The other path runs without it.',
  },
  {
    text: 'The line is measured again with the iodide of the same structure instead of the bromide. How does the new line lie?',
    result: 'both',
    why: 'Iodide is a better leaving group, and the bond to it breaks in the slow step of either path.',
  },
  {
    text: 'The line is measured again with the chloride of the same structure instead of the bromide. How does the new line lie?',
    result: 'less',
    why: 'Chloride is a poorer leaving group, and the bond to it breaks in the slow step of either path.',
  },
  {
    text: 'The line is measured again in a mixture with more water, which slows the attack of hydroxide somewhat. How does the new line lie?',
    result: 'turned',
    why: 'The attack of hydroxide is the slope, which becomes smaller. In the other path ions form, which the more polar solvent stabilizes: the intercept becomes larger.',
  },
  {
    text: 'The line is measured again with half the concentration of the bromide in all runs. How does the new line lie?',
    result: 'same',
    why: 'Half as much bromide halves the rate; *k*_{obs}, the rate divided by the concentration of the bromide, is what it was.',
  },
];

const slips: Readonly<Record<keyof typeof lines, readonly [slip: string, teaching: string]>> = {
  steeper: [
    'exchanged-slope-and-intercept',
    'The slope alone becomes larger only where the path with hydroxide, and no other, becomes faster.',
  ],
  flatter: [
    'exchanged-slope-and-intercept',
    'The slope alone becomes smaller only where the path with hydroxide, and no other, becomes slower.',
  ],
  both: ['effect-where-none', 'Slope and intercept become larger only where both paths become faster.'],
  less: ['effect-where-none', 'Slope and intercept become smaller only where both paths become slower.'],
  turned: [
    'solvent-role-reversed',
    'This needs a path with hydroxide that becomes slower and one without that becomes faster.',
  ],
  raised: [
    'solvent-role-reversed',
    'This needs a path with hydroxide that becomes faster and one without that becomes slower.',
  ],
  same: ['neglected-change', 'Something that matters in a slow step was changed.'],
};

/** The line of a result, and all others with the slips behind them. */
export function lineOptions(result: keyof typeof lines): Pick<PartDraft, 'answer' | 'distractors'> {
  const others = lineNames.filter((name) => name !== result);
  return {
    answer: lines[result],
    distractors: others.map((name) => {
      const [slip, teaching] = slips[name];
      return { text: lines[name], slip, teaching };
    }),
  };
}

const lineNames = ['steeper', 'flatter', 'both', 'less', 'turned', 'raised', 'same'] as const;
