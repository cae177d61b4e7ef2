import type { Consequences } from '../../consequence-part.ts';

const results = {
  higher: 'It becomes higher.',
  lower: 'It becomes lower.',
  same: 'It stays the same.',
  depends: 'It depends on which liquid it is.',
} as const;

/** What a change does to the pressure in a closed flask with a liquid. */
export const flaskChanges: Consequences<keyof typeof results> = {
  results,
  order: ['higher', 'lower', 'same', 'depends'],
  teachings: {
    higher: [
      'effect-where-none',
      'At a given temperature only something besides the vapor of the pure liquid makes the pressure higher.',
    ],
    lower: [
      'effect-where-none',
      'With pure liquid left, the pressure is the vapor pressure again as soon as enough has evaporated or condensed.',
    ],
    same: [
      'neglected-change',
      'It is the same only where pure liquid is left and nothing else adds to the pressure.',
    ],
    depends: [
      'effect-where-none',
      'What is said here is true of either liquid; their curves differ in height alone.',
    ],
  },
  cases: [
    [
      'A closed flask, free of air, holds liquid A and its vapor. More of liquid A is let in at the same temperature, which leaves half the volume to the vapor. What becomes of the pressure once it is steady?',
      'same',
      'The vapor pressure hangs on the liquid and its temperature, not on its amount: vapor condenses.',
    ],
    [
      'A closed flask, free of air, holds liquid B and its vapor. It is joined to a second evacuated flask at the same temperature; liquid is left. What becomes of the pressure once it is steady?',
      'same',
      'More liquid evaporates until the vapor pressure at this temperature is reached again.',
    ],
    [
      'A closed flask, free of air, holds a few drops of liquid B and its vapor. It is joined to a second evacuated flask at the same temperature, and all the liquid evaporates long before the pressure is steady. What becomes of the pressure?',
      'lower',
      'With no liquid left the amount of vapor is fixed, and it spreads over a larger volume than it could fill at the vapor pressure.',
    ],
    [
      'A closed flask, free of air, holds liquid A and its vapor. Dry air is let in at the same temperature; liquid is left. What becomes of the total pressure?',
      'higher',
      'The vapor keeps its pressure, and that of the air is added to it.',
    ],
    [
      'A closed flask, free of air, holds liquid A and its vapor. Something is dissolved in the liquid that has no vapor pressure of its own. What becomes of the pressure at the same temperature?',
      'lower',
      'In the solution the mole fraction of the liquid is smaller, and so is its vapor pressure.',
    ],
    [
      'A closed flask, free of air, holds liquid B and its vapor. An insoluble gas is pressed in through a valve at the same temperature; liquid is left. What becomes of the total pressure?',
      'higher',
      'The vapor keeps its pressure, and that of the gas is added to it.',
    ],
    [
      'A closed flask, free of air, holds one of the two liquids and its vapor. It is emptied, and the same volume of the other liquid is put in at the same temperature, free of air again. What becomes of the pressure?',
      'depends',
      'The liquid whose curve lies higher has the higher vapor pressure, so that it matters which of the two comes second.',
    ],
    [
      'A closed flask, free of air, holds one of the two liquids and its vapor. A little of the other liquid is mixed in at the same temperature; the mixture is ideal. What becomes of the pressure?',
      'depends',
      'The pressure of an ideal mixture lies between those of the two liquids: it becomes higher where the other liquid is the more volatile one.',
    ],
  ],
};

const lines = {
  steeper: 'It is steeper.',
  flatter: 'It is less steep.',
  up: 'It is as steep and lies higher everywhere.',
  down: 'It is as steep and lies lower everywhere.',
} as const;

/** What another liquid or another way to measure does to the line of ln *p* against 1/*T*. */
export const lineOfVaporChanges: Consequences<keyof typeof lines> = {
  results: lines,
  order: ['steeper', 'flatter', 'up', 'down'],
  teachings: {
    steeper: [
      'exchanged-slope-and-intercept',
      'The line is steeper only where the enthalpy of vaporization is, or seems, larger.',
    ],
    flatter: [
      'exchanged-slope-and-intercept',
      'The line is less steep only where the enthalpy of vaporization is, or seems, smaller.',
    ],
    up: [
      'exchanged-slope-and-intercept',
      'A line is shifted up where all pressures are larger by the same factor.',
    ],
    down: [
      'exchanged-slope-and-intercept',
      'A line is shifted down where all pressures are smaller by the same factor.',
    ],
  },
  cases: [
    [
      'A second liquid has the same normal boiling point, but a larger enthalpy of vaporization. How does its line compare with that of the first?',
      'steeper',
      'The slope is −Δ_{vap}*H*/*R*. Both lines cross at the normal boiling point.',
    ],
    [
      'A second liquid has the same normal boiling point, but a smaller enthalpy of vaporization. How does its line compare with that of the first?',
      'flatter',
      'The slope is −Δ_{vap}*H*/*R*. Both lines cross at the normal boiling point.',
    ],
    [
      'A second liquid has the same enthalpy of vaporization, but a lower normal boiling point. How does its line compare with that of the first?',
      'up',
      'The slope is −Δ_{vap}*H*/*R*, the same for both. A liquid that boils at a lower temperature has the higher vapor pressure.',
    ],
    [
      'A second liquid has the same enthalpy of vaporization, but a higher normal boiling point. How does its line compare with that of the first?',
      'down',
      'The slope is −Δ_{vap}*H*/*R*, the same for both. A liquid that boils at a higher temperature has the lower vapor pressure.',
    ],
    [
      'The air was not pumped out completely, and each measured pressure is too high by the same 1 kPa. How does the measured line compare with the right one?',
      'flatter',
      '1 kPa is a larger part of a small pressure: the points of the lower temperatures are raised most.',
    ],
    [
      'The pressures are plotted in mmHg instead of kPa, with the same axes of numbers. How does the line compare with that in the plot?',
      'up',
      'Each pressure is the same factor more in mmHg, and the logarithm of this factor is added to every point.',
    ],
    [
      'The gauge shows only 95 % of each pressure. How does the measured line compare with the right one?',
      'down',
      'The logarithm of 0.95, which is negative, is added to every point.',
    ],
    [
      'Each pressure is measured too low by the same 1 kPa, since the zero of the gauge is off. How does the measured line compare with the right one?',
      'steeper',
      '1 kPa is a larger part of a small pressure: the points of the lower temperatures are lowered most.',
    ],
  ],
};
