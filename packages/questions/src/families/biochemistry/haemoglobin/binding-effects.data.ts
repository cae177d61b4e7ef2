import type { Consequences } from '../../consequence-part.ts';

const curves = {
  right: 'The new curve is S-shaped and lies farther to the right.',
  left: 'The new curve is S-shaped and lies farther to the left.',
  same: 'The new curve is the same as the original.',
  hyperbola: 'The new curve is hyperbolic and has no S shape.',
} as const;

/** What a change does to the binding curve of hemoglobin. */
export const curveChanges: Consequences<keyof typeof curves> = {
  results: curves,
  order: ['right', 'left', 'same', 'hyperbola'],
  teachings: {
    right: [
      'affinity-misread',
      'The curve lies farther to the right only when the affinity for oxygen is lower.',
    ],
    left: [
      'affinity-misread',
      'The curve lies farther to the left only when the affinity for oxygen is higher.',
    ],
    same: [
      'neglected-change',
      'The affinity changes here, and the position of the curve depends on the affinity.',
    ],
    hyperbola: [
      'cooperativity-ignored',
      'The S shape is lost only when the sites no longer influence one another.',
    ],
  },
  cases: [
    [
      'The curve is measured again at a lower pH. How does the new curve compare with the original?',
      'right',
      'Protons bind more tightly to the form without oxygen and lower the affinity, which is the Bohr effect.',
    ],
    [
      'The curve is measured again at the same pH, but with more carbon dioxide. How does the new curve compare with the original?',
      'right',
      'Carbon dioxide binds to amino groups of the form without oxygen and lowers the affinity.',
    ],
    [
      'The curve is measured again at a higher temperature. How does the new curve compare with the original?',
      'right',
      'Binding of oxygen releases heat, so warming lowers the affinity.',
    ],
    [
      'The curve is measured again after 2,3-bisphosphoglycerate has been removed. How does the new curve compare with the original?',
      'left',
      '2,3-Bisphosphoglycerate stabilizes hemoglobin in the form without oxygen; without it, the affinity is higher.',
    ],
    [
      'The curve is measured again with fetal hemoglobin, which binds 2,3-bisphosphoglycerate less tightly. How does the new curve compare with the original?',
      'left',
      'With less 2,3-bisphosphoglycerate bound, the affinity for oxygen is higher.',
    ],
    [
      'The blood is diluted with its own plasma to half the concentration of hemoglobin, with all other conditions unchanged. How does the new curve compare with the original?',
      'same',
      'The saturation is a fraction of the sites; it does not depend on how many sites there are.',
    ],
    [
      'The curve is measured again for blood with one and a half times as much hemoglobin, with all other conditions unchanged. How does the new curve compare with the original?',
      'same',
      'The saturation is a fraction of the sites; it does not depend on how many sites there are.',
    ],
    [
      'The subunits are separated from one another, and the curve is measured for single subunits. How does the new curve compare with the original?',
      'hyperbola',
      'A single site is not affected by the oxygen on other sites, so no cooperativity remains.',
    ],
    [
      'The curve is measured for myoglobin instead, which has one binding site. How does the new curve compare with the original?',
      'hyperbola',
      'A single site cannot cooperate with others.',
    ],
  ],
};

export const conclusions = {
  stronger: 'X lowers the affinity and strengthens the cooperativity.',
  higher: 'X raises the affinity and weakens the cooperativity.',
  weaker: 'X weakens the cooperativity and does not change *P*_{50}.',
  both: 'X lowers the affinity and weakens the cooperativity.',
} as const;

/** The slip and the sentence behind each conclusion where it is wrong. */
export const conclusionSlips: Readonly<
  Record<keyof typeof conclusions, readonly [slip: string, teaching: string]>
> = {
  stronger: [
    'one-part-right',
    'If so, half saturation would require a higher pressure, and the saturation with X would rise over a narrower range of pressures.',
  ],
  higher: ['affinity-misread', 'If so, half saturation would be reached at a lower pressure than without X.'],
  weaker: [
    'cooperativity-ignored',
    'If so, half saturation would be at the same pressure, and the saturation with X would rise over a wider range of pressures.',
  ],
  both: [
    'one-part-right',
    'If so, half saturation would require a higher pressure, and the saturation with X would rise over a wider range of pressures as well.',
  ],
};
