import type { PartDraft } from '../../computed-set.ts';
import type { Consequences } from '../../consequence-part.ts';
import type { Mechanism } from './substitution-runs.ts';

const results = {
  larger: '*k*_{obs} is constant, but larger.',
  smaller: '*k*_{obs} is constant, but smaller.',
  same: '*k*_{obs} is constant and unchanged.',
  drifts: '*k*_{obs} is not constant; it falls during the run.',
} as const;

type Observed = Consequences<keyof typeof results>;

const order: Observed['order'] = ['larger', 'smaller', 'same', 'drifts'];

const chloride =
  'The corresponding chloride is used instead of the bromide. What is observed for *k*_{obs} at a given concentration of the nucleophile?';
const iodide =
  'The corresponding iodide is used instead of the bromide. What is observed for *k*_{obs} at a given concentration of the nucleophile?';
const moreBromide =
  'A run is repeated with twice the concentration of the bromide, still far below that of the nucleophile. What is observed for *k*_{obs}?';
const equalAmounts =
  'A run is repeated with so little of the nucleophile that its concentration only equals that of the bromide. What is observed for *k*_{obs}, the rate divided by the concentration of the bromide, during this run?';

/** What another condition does to the observed constant of each mechanism. */
export const observedChanges: Readonly<Record<Mechanism, Observed>> = {
  sn2: {
    results,
    order,
    teachings: {
      larger: [
        'size-of-effect-misjudged',
        'A better leaving group or more of the nucleophile would have this effect; here there is neither.',
      ],
      smaller: [
        'size-of-effect-misjudged',
        'A poorer leaving group or a less reactive nucleophile would have this effect; here there is neither.',
      ],
      same: [
        'neglected-change',
        'In this slow step, the nucleophile attacks as the leaving group leaves, so both matter.',
      ],
      drifts: [
        'excess-for-reacted',
        '*k*_{obs} would fall only if the nucleophile were used up noticeably during a run.',
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
        'The rate doubles with the concentration of the bromide; *k*_{obs}, the rate divided by this concentration, does not depend on it.',
      ],
      [
        equalAmounts,
        'drifts',
        '*k*_{obs} is *k*_{2} times the concentration of the nucleophile. In large excess, that concentration hardly changes; here it falls along with that of the bromide.',
        {
          smaller:
            '*k*_{obs} is smaller from the start, but it does not stay constant: the nucleophile is used up along with the bromide.',
        },
      ],
    ],
  },
  sn1: {
    results,
    order,
    teachings: {
      larger: [
        'size-of-effect-misjudged',
        'A better leaving group or a more polar solvent would have this effect; here there is neither.',
      ],
      smaller: [
        'size-of-effect-misjudged',
        'A poorer leaving group or a less polar solvent would have this effect; here there is neither.',
      ],
      same: [
        'neglected-change',
        'In the slow step, the bond to the leaving group breaks and ions form, so the leaving group and the solvent matter.',
      ],
      drifts: [
        'both-reagents-in-rate',
        '*k*_{obs} would be constant even if the nucleophile took part in the slow step, because it is in large excess.',
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
        'The rate doubles with the concentration of the bromide; *k*_{obs}, the rate divided by this concentration, does not depend on it.',
      ],
      [
        equalAmounts,
        'same',
        'The nucleophile does not take part in the slow step, so its concentration does not matter.',
        { drifts: '*k*_{obs} would fall only if the nucleophile took part in the slow step.' },
      ],
      [
        'A run is repeated in a mixture with more water and less ethanol. What is observed for *k*_{obs}?',
        'larger',
        'Ions form in the slow step. Water is more polar than ethanol and stabilizes them.',
      ],
      [
        'A run is repeated in a mixture with less water and more ethanol. What is observed for *k*_{obs}?',
        'smaller',
        'Ions form in the slow step. Ethanol is less polar than water and stabilizes them less.',
      ],
    ],
  },
};

const lines = {
  steeper: 'The new line is steeper, with the same intercept.',
  flatter: 'The new line is less steep, with the same intercept.',
  both: 'The new line is steeper, with a higher intercept.',
  less: 'The new line is less steep, with a lower intercept.',
  turned: 'The new line is less steep, with a higher intercept.',
  raised: 'The new line is steeper, with a lower intercept.',
  same: 'The new line has the same slope and the same intercept.',
} as const;

/** What another condition does to the line of two parallel paths. */
export const lineChanges: readonly {
  text: string;
  result: keyof typeof lines;
  why: string;
  /** The line of somebody who takes the observed constant for the rate. */
  ofRate?: keyof typeof lines;
}[] = [
  {
    text: 'The line is measured again with acetate instead of hydroxide, at the same concentrations. How does the new line compare with the original one?',
    result: 'flatter',
    why: 'Acetate is a weaker nucleophile and a weaker base, which slows down the bimolecular path. The other path does not involve it.',
  },
  {
    text: 'The line is measured again with formate instead of hydroxide, at the same concentrations. How does the new line compare with the original one?',
    result: 'flatter',
    why: 'Formate is a weaker nucleophile and a weaker base, which slows down the bimolecular path. The other path does not involve it.',
  },
  {
    text: 'The line is measured again with ethanethiolate, a far better nucleophile, instead of hydroxide. How does the new line compare with the original one?',
    result: 'steeper',
    why: 'Ethanethiolate makes the bimolecular path faster. The other path does not involve it.',
  },
  {
    text: 'The line is measured again with the corresponding tosylate instead of the bromide. How does the new line compare with the original one?',
    result: 'both',
    why: 'Tosylate is a better leaving group, and the bond to it breaks in the slow step of both paths.',
  },
  {
    text: 'The line is measured again at 65 °C instead of 55 °C, with everything else unchanged. How does the new line compare with the original one?',
    result: 'both',
    why: 'Each slow step has an energy barrier, so both constants increase with temperature.',
  },
  {
    text: 'The line is measured again at 45 °C instead of 55 °C, with everything else unchanged. How does the new line compare with the original one?',
    result: 'less',
    why: 'Each slow step has an energy barrier, so both constants decrease when the temperature is lowered.',
  },
  {
    text: 'The line is measured again in a mixture with less water, which speeds up the attack of hydroxide somewhat. How does the new line compare with the original one?',
    result: 'raised',
    why: 'The attack of hydroxide determines the slope, which becomes larger. In the other path, ions form, which the less polar solvent stabilizes less, so the intercept becomes smaller.',
  },
  {
    text: 'The line is measured again with twice the concentration of the bromide in all runs. How does the new line compare with the original one?',
    result: 'same',
    why: 'Twice as much bromide doubles the rate; *k*_{obs}, the rate divided by the concentration of the bromide, is unchanged.',
    ofRate: 'both',
  },
  {
    text: 'The line is measured again with thiophenolate, a far better nucleophile, instead of hydroxide. How does the new line compare with the original one?',
    result: 'steeper',
    why: 'Thiophenolate makes the bimolecular path faster. The other path does not involve it.',
  },
  {
    text: 'The line is measured again with the corresponding iodide instead of the bromide. How does the new line compare with the original one?',
    result: 'both',
    why: 'Iodide is a better leaving group, and the bond to it breaks in the slow step of both paths.',
  },
  {
    text: 'The line is measured again with the corresponding chloride instead of the bromide. How does the new line compare with the original one?',
    result: 'less',
    why: 'Chloride is a poorer leaving group, and the bond to it breaks in the slow step of both paths.',
  },
  {
    text: 'The line is measured again in a mixture with more water, which slows the attack of hydroxide somewhat. How does the new line compare with the original one?',
    result: 'turned',
    why: 'The attack of hydroxide determines the slope, which becomes smaller. In the other path, ions form, which the more polar solvent stabilizes, so the intercept becomes larger.',
  },
  {
    text: 'The line is measured again with half the concentration of the bromide in all runs. How does the new line compare with the original one?',
    result: 'same',
    why: 'Half as much bromide halves the rate; *k*_{obs}, the rate divided by the concentration of the bromide, is unchanged.',
    ofRate: 'less',
  },
];

const slips: Readonly<Record<keyof typeof lines, readonly [slip: string, teaching: string]>> = {
  steeper: [
    'exchanged-slope-and-intercept',
    'The slope alone becomes larger only if the path with hydroxide, and no other, becomes faster.',
  ],
  flatter: [
    'exchanged-slope-and-intercept',
    'The slope alone becomes smaller only if the path with hydroxide, and no other, becomes slower.',
  ],
  both: ['effect-where-none', 'Slope and intercept become larger only if both paths become faster.'],
  less: ['effect-where-none', 'Slope and intercept become smaller only if both paths become slower.'],
  turned: [
    'solvent-role-reversed',
    'For this, the path with hydroxide would have to become slower and the path without it faster.',
  ],
  raised: [
    'solvent-role-reversed',
    'For this, the path with hydroxide would have to become faster and the path without it slower.',
  ],
  same: [
    'neglected-change',
    'Something that matters in a slow step was changed, so the line cannot be the same.',
  ],
};

/** What is so with each result, after the sentence on another one. */
const here: Readonly<Record<keyof typeof lines, string>> = {
  steeper: 'here only the path with hydroxide becomes faster',
  flatter: 'here only the path with hydroxide becomes slower',
  both: 'here both paths become faster',
  less: 'here both paths become slower',
  turned: 'here the path with hydroxide becomes slower and the other one faster',
  raised: 'here the path with hydroxide becomes faster and the other one slower',
  same: 'here neither constant changes',
};

/** The line of a result, and all others with the slips behind them. */
export function lineOptions({
  result,
  ofRate,
}: Pick<(typeof lineChanges)[number], 'result' | 'ofRate'>): Pick<PartDraft, 'answer' | 'distractors'> {
  const others = lineNames.filter((name) => name !== result);
  return {
    answer: lines[result],
    distractors: others.map((name) => {
      const text = lines[name];
      if (name === ofRate)
        return {
          text,
          slip: 'effect-where-none',
          teaching: `Only the rate is ${name === 'less' ? 'halved' : 'doubled'}; *k*_{obs} is the rate divided by the concentration of the bromide.`,
          isDecisive: true,
        };
      const [, teaching] = slips[name];
      return {
        text,
        slip: slipOf(name, result),
        teaching: `${teaching.slice(0, -1)}; ${here[result]}.`,
      };
    }),
  };
}

/** Only another solvent moves slope and intercept against each other; elsewhere one of the two is right, or neither moves so. */
function slipOf(name: keyof typeof lines, result: keyof typeof lines): string {
  const [isSolvent, isOpposed] = [result, name].map((one) => one === 'turned' || one === 'raised');
  if (isOpposed !== true || isSolvent === true) return slips[name][0];
  const [slope, intercept] = [0, 1].map((part) => moves[name][part] === moves[result][part]);
  return slope === true || intercept === true ? 'one-part-right' : 'effect-where-none';
}

/** Where slope and intercept go. */
const moves: Readonly<Record<keyof typeof lines, readonly [slope: number, intercept: number]>> = {
  steeper: [1, 0],
  flatter: [-1, 0],
  both: [1, 1],
  less: [-1, -1],
  turned: [-1, 1],
  raised: [1, -1],
  same: [0, 0],
};

const lineNames = ['steeper', 'flatter', 'both', 'less', 'turned', 'raised', 'same'] as const;
