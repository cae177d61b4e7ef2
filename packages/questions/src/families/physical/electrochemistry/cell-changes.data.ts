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
      'At a given temperature, the potential rises only if the ion that is reduced becomes more concentrated or the zinc ion becomes less so.',
    ],
    falls: [
      'reversed-trend',
      'At a given temperature, the potential falls only if the ion that is reduced becomes less concentrated or the zinc ion becomes more so.',
    ],
    same: ['effect-left-out', 'A concentration that appears in the Nernst equation changes here.'],
    zero: [
      'overgeneralised-rule',
      'The potential is zero only at equilibrium, and these concentrations are far from equilibrium.',
    ],
  },
  cases: [
    [
      'The zinc solution is diluted to one tenth of its concentration, and the other solution is left unchanged. What happens to the potential of the cell?',
      'rises',
      'Zinc ions are a product of the cell reaction, so a lower concentration of them favors it.',
    ],
    [
      'Zinc sulfate is dissolved in the solution around the zinc, and the other solution is left unchanged. What happens to the potential of the cell?',
      'falls',
      'Zinc ions are a product of the cell reaction, so a higher concentration of them opposes it.',
    ],
    [
      'The zinc is replaced by a sheet with twice the surface area, in the same solution. What happens to the potential of the cell?',
      'same',
      'The surface area of a solid does not appear in the Nernst equation; it affects only how large a current can be.',
    ],
    [
      'The measurement is repeated with twice the volume of both solutions. What happens to the potential of the cell?',
      'same',
      'The Nernst equation contains concentrations, which have not changed.',
    ],
    [
      'A substance that binds most of the metal ion in a complex is added to the half-cell without zinc. What happens to the potential of the cell?',
      'falls',
      'The free ion is the species that is reduced, so a lower concentration of it opposes the cell reaction.',
    ],
  ],
};
