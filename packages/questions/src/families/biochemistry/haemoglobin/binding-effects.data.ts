import type { Consequences } from '../../consequence-part.ts';

const curves = {
  right: 'It is S-shaped and lies further to the right.',
  left: 'It is S-shaped and lies further to the left.',
  same: 'It is the same curve.',
  hyperbola: 'It rises at once and has no S shape.',
} as const;

/** What a change does to the binding curve of hemoglobin. */
export const curveChanges: Consequences<keyof typeof curves> = {
  results: curves,
  order: ['right', 'left', 'same', 'hyperbola'],
  teachings: {
    right: [
      'affinity-misread',
      'The curve lies further to the right only where the affinity for oxygen is lower.',
    ],
    left: [
      'affinity-misread',
      'The curve lies further to the left only where the affinity for oxygen is higher.',
    ],
    same: ['neglected-change', 'The affinity changes here, and the curve shows the affinity.'],
    hyperbola: [
      'cooperativity-ignored',
      'The S shape is lost only where the sites no longer influence each other.',
    ],
  },
  cases: [
    [
      'The curve is measured again at a lower pH. How does the new curve lie?',
      'right',
      'Protons bind to the form without oxygen better and lower the affinity: the Bohr effect.',
    ],
    [
      'The curve is measured again at the same pH, but with more carbon dioxide. How does the new curve lie?',
      'right',
      'Carbon dioxide binds to amino groups of the form without oxygen and lowers the affinity.',
    ],
    [
      'The curve is measured again at a higher temperature. How does the new curve lie?',
      'right',
      'Binding of oxygen gives off heat, so that warming lowers the affinity.',
    ],
    [
      'The curve is measured again after 2,3-bisphosphoglycerate has been removed. How does the new curve lie?',
      'left',
      '2,3-Bisphosphoglycerate holds hemoglobin in the form without oxygen; without it the affinity is higher.',
    ],
    [
      'The curve is measured again with fetal hemoglobin, which binds 2,3-bisphosphoglycerate less. How does the new curve lie?',
      'left',
      'With less 2,3-bisphosphoglycerate bound, the affinity for oxygen is higher.',
    ],
    [
      'The blood is diluted with its own plasma to half the concentration of hemoglobin, with all other conditions kept. How does the new curve lie?',
      'same',
      'The saturation is a share of the sites; how many sites there are does not enter.',
    ],
    [
      'Blood with one and a half times as much hemoglobin is measured, with all other conditions kept. How does the new curve lie?',
      'same',
      'The saturation is a share of the sites; how many sites there are does not enter.',
    ],
    [
      'The subunits are separated from each other, and the single ones are measured. How does the new curve lie?',
      'hyperbola',
      'A single site cannot feel what the others carry: nothing is left of the cooperativity.',
    ],
    [
      'The curve is measured again with myoglobin, which has one binding site. How does the new curve lie?',
      'hyperbola',
      'A single site cannot cooperate with others.',
    ],
  ],
};

export const conclusions = {
  lower: 'It lowers the affinity and leaves the cooperativity as it is.',
  higher: 'It raises the affinity and leaves the cooperativity as it is.',
  weaker: 'It weakens the cooperativity and leaves half saturation where it is.',
  both: 'It lowers the affinity and weakens the cooperativity.',
} as const;

/** The slip and the sentence behind each conclusion where it is wrong. */
export const conclusionSlips: Readonly<
  Record<keyof typeof conclusions, readonly [slip: string, teaching: string]>
> = {
  lower: [
    'one-part-right',
    'Then half saturation would need a higher pressure, and the sites would be filled over the same range of pressures in ratios.',
  ],
  higher: ['affinity-misread', 'Then half saturation would be reached at a lower pressure than without X.'],
  weaker: [
    'cooperativity-ignored',
    'Then half saturation would be at the same pressure, and the column with X would rise over a wider range.',
  ],
  both: [
    'one-part-right',
    'Then half saturation would need a higher pressure, and the column with X would rise over a wider range as well.',
  ],
};
