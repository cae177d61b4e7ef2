import type { Consequences } from '../../consequence-part.ts';

const results = {
  rises: 'The potential rises.',
  falls: 'The potential falls.',
  same: 'The potential stays the same.',
  zero: 'The potential becomes zero at once.',
} as const;

/** What a change of one half-cell does to the potential of a cell whose negative electrode is zinc. */
export const changesOfCell: Consequences<keyof typeof results> = {
  results,
  order: ['rises', 'falls', 'same', 'zero'],
  teachings: {
    rises: [
      'reversed-trend',
      'At a given temperature it rises only if the ion that takes up electrons becomes more concentrated, or the zinc ion less so.',
    ],
    falls: [
      'reversed-trend',
      'At a given temperature it falls only if the ion that takes up electrons becomes less concentrated, or the zinc ion more so.',
    ],
    same: ['effect-left-out', 'A concentration changes here, and the Nernst equation holds it.'],
    zero: [
      'overgeneralised-rule',
      'The potential is zero only at equilibrium, which is far away from these concentrations.',
    ],
  },
  cases: [
    [
      'The zinc solution is diluted to one tenth, and the other solution stays as it is. What becomes of the potential of the cell?',
      'rises',
      'Zinc ions are a product of the cell reaction: fewer of them favor it.',
    ],
    [
      'Zinc sulfate is dissolved in the solution around the zinc, and the other solution stays as it is. What becomes of the potential of the cell?',
      'falls',
      'Zinc ions are a product of the cell reaction: more of them hold it back.',
    ],
    [
      'The zinc is replaced by a sheet with twice the surface, in the same solution. What becomes of the potential of the cell?',
      'same',
      'The surface of a solid is not in the Nernst equation; it decides how large a current can be.',
    ],
    [
      'The measurement is repeated with twice the volume of both solutions. What becomes of the potential of the cell?',
      'same',
      'The Nernst equation holds concentrations, which stay as they were.',
    ],
    [
      'A substance is added to the half-cell without zinc that binds most of its metal ion in a complex. What becomes of the potential of the cell?',
      'falls',
      'The free ion takes up the electrons; less of it holds the cell reaction back.',
    ],
  ],
};
