import type { Consequences } from '../../consequence-part.ts';

const results = {
  rises: 'The potential rises a little.',
  falls: 'The potential falls a little.',
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
    same: [
      'effect-left-out',
      'The potential stays the same only if no concentration that appears in the Nernst equation changes.',
    ],
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
      {
        falls:
          'The zinc ion, a product, becomes less concentrated; the potential falls only if a change opposes the cell reaction.',
        same: 'The zinc ion becomes less concentrated, and its concentration appears in the Nernst equation.',
      },
    ],
    [
      'Zinc sulfate is dissolved in the solution around the zinc, and the other solution is left unchanged. What happens to the potential of the cell?',
      'falls',
      'Zinc ions are a product of the cell reaction, so a higher concentration of them opposes it.',
      {
        rises:
          'The zinc ion, a product, becomes more concentrated; the potential rises only if a change favors the cell reaction.',
        same: 'The zinc ion becomes more concentrated, and its concentration appears in the Nernst equation.',
      },
    ],
    [
      'The zinc is replaced by a sheet with twice the surface area, in the same solution. What happens to the potential of the cell?',
      'same',
      'The surface area of a solid does not appear in the Nernst equation; it affects only how large a current can be.',
      {
        rises:
          'More surface allows a larger current, but it does not favor the cell reaction, since no concentration changes.',
        falls: 'The concentrations are the same as before, so nothing opposes the cell reaction.',
      },
    ],
    [
      'The measurement is repeated with twice the volume of the same two solutions. What happens to the potential of the cell?',
      'same',
      'The Nernst equation contains concentrations, which have not changed.',
      {
        rises:
          'There is more of each ion, but the concentrations are the same, so nothing favors the cell reaction.',
        falls:
          'The larger volumes are not a dilution: the concentrations are the same, so nothing opposes the cell reaction.',
      },
    ],
    [
      'A substance that binds most of the metal ion in a complex is added to the half-cell without zinc. What happens to the potential of the cell?',
      'falls',
      'The free ion is the species that is reduced, so a lower concentration of it opposes the cell reaction.',
      {
        rises:
          'The free metal ion, which is reduced, becomes less concentrated; the potential rises only if a change favors the cell reaction.',
        same: 'The free metal ion becomes less concentrated, and its concentration appears in the Nernst equation.',
      },
    ],
    [
      'More of the salt of its metal is dissolved in the half-cell without zinc, and the zinc solution is left unchanged. What happens to the potential of the cell?',
      'rises',
      'The ion in this half-cell is the species that is reduced, so a higher concentration of it favors the cell reaction.',
      {
        falls:
          'The ion that is reduced becomes more concentrated; the potential falls only if a change opposes the cell reaction.',
        same: 'The ion that is reduced becomes more concentrated, and its concentration appears in the Nernst equation.',
      },
    ],
    [
      'The half-cell without zinc is replaced by a second one with zinc in a 1.00 mol/L solution of \\ce{Zn^{2+}}. What happens to the potential of the cell?',
      'zero',
      'The two half-cells are then alike, with the same electrode reaction at the same concentration, so nothing drives a reaction.',
      {
        rises: 'The two half-cells are then alike, so no cell reaction is favored.',
        falls:
          'The two half-cells are then alike, so no part of the potential is left: nothing drives a reaction.',
        same: 'The electrode reaction without zinc, which gave the cell its potential, is no longer there.',
      },
    ],
  ],
};
