import type { Consequences } from '../../consequence-part.ts';

const results = {
  higher: 'It becomes higher.',
  lower: 'It becomes lower.',
  same: 'It stays the same.',
  depends: 'It becomes higher or lower, depending on the liquid.',
} as const;

/** What a change does to the pressure in a closed flask with a liquid. */
export const flaskChanges: Consequences<keyof typeof results> = {
  results,
  order: ['higher', 'lower', 'same', 'depends'],
  concluded: (result) => results[result].replace(/^It/, 'The pressure'),
  teachings: {
    higher: [
      'effect-where-none',
      'At a given temperature, the pressure becomes higher only if something other than the vapor of the pure liquid contributes to it.',
    ],
    lower: [
      'effect-where-none',
      'As long as pure liquid is left, enough of it evaporates or condenses to restore the vapor pressure.',
    ],
    same: [
      'overlooked-effect',
      'The pressure stays the same only if pure liquid is left and nothing else contributes to the pressure.',
    ],
    depends: [
      'effect-where-none',
      'The result is the same for either liquid; their curves differ only in height.',
    ],
  },
  cases: [
    [
      'A closed flask, free of air, contains liquid A and its vapor. More of liquid A is let in at the same temperature, which halves the volume left for the vapor. What happens to the pressure once it is steady?',
      'same',
      'The vapor pressure depends on the liquid and its temperature, not on its amount, so some of the vapor condenses.',
    ],
    [
      'A closed flask, free of air, contains liquid B and its vapor. It is connected to a second, evacuated flask at the same temperature, and some liquid is left. What happens to the pressure once it is steady?',
      'same',
      'More liquid evaporates until the vapor pressure at this temperature is reached again.',
    ],
    [
      'A closed flask, free of air, contains a few drops of liquid B and its vapor. It is connected to a second, evacuated flask at the same temperature, and all the liquid evaporates. How does the final pressure compare with the original one?',
      'lower',
      'With no liquid left, the amount of vapor is fixed, and it occupies a larger volume than it could fill at the vapor pressure.',
    ],
    [
      'A closed flask, free of air, contains liquid A and its vapor. Dry air is let in at the same temperature, and some liquid is left. What happens to the total pressure?',
      'higher',
      'The partial pressure of the vapor stays the same, and that of the air is added to it.',
    ],
    [
      'A closed flask, free of air, contains liquid A and its vapor. A substance with no vapor pressure of its own is dissolved in the liquid. What happens to the pressure at the same temperature?',
      'lower',
      'In the solution the mole fraction of liquid A is smaller, and so is its vapor pressure.',
    ],
    [
      'A closed flask, free of air, contains liquid B and its vapor. An insoluble gas is forced in through a valve at the same temperature, and some liquid is left. What happens to the total pressure?',
      'higher',
      'The partial pressure of the vapor stays the same, and that of the gas is added to it.',
    ],
    [
      'A closed flask, free of air, contains one of the two liquids and its vapor. It is emptied and refilled with the same volume of the other liquid at the same temperature, again free of air, and some liquid remains. How does the new pressure compare with the old one?',
      'depends',
      'The liquid whose curve lies higher has the higher vapor pressure, so it matters which of the two comes second.',
      {
        higher: 'This is so only if the second liquid is the one whose curve lies higher.',
        lower: 'This is so only if the second liquid is the one whose curve lies lower.',
        same: 'At the same temperature, the two liquids have different vapor pressures.',
      },
    ],
    [
      'A closed flask, free of air, contains one of the two liquids and its vapor. A little of the other liquid is mixed in at the same temperature; the mixture is ideal. What happens to the pressure?',
      'depends',
      'The pressure of an ideal mixture lies between those of the two liquids: it becomes higher only if the other liquid is the more volatile one.',
      {
        higher: 'This is so only if the liquid that is mixed in is the more volatile one.',
        lower: 'This is so only if the liquid that is mixed in is the less volatile one.',
        same: 'At the same temperature, the two liquids have different vapor pressures, and the mixture lies between them.',
      },
    ],
  ],
};

const lines = {
  steeper: 'It is steeper.',
  flatter: 'It is less steep.',
  up: 'It has the same slope and lies higher.',
  down: 'It has the same slope and lies lower.',
} as const;

/** Which line a text asks about. */
function lineIn(text: string): string {
  if (text.startsWith('A second liquid')) return 'The line of the second liquid';
  return text.includes('the measured line') ? 'The measured line' : 'The new line';
}

/** What another liquid or another way to measure does to the line of ln *p* against 1/*T*. */
export const lineOfVaporChanges: Consequences<keyof typeof lines> = {
  results: lines,
  order: ['steeper', 'flatter', 'up', 'down'],
  concluded: (result, text) => lines[result].replace(/^It/, lineIn(text)),
  teachings: {
    steeper: [
      'exchanged-slope-and-intercept',
      'The line is steeper only if the enthalpy of vaporization is, or appears to be, larger.',
    ],
    flatter: [
      'exchanged-slope-and-intercept',
      'The line is less steep only if the enthalpy of vaporization is, or appears to be, smaller.',
    ],
    up: [
      'exchanged-slope-and-intercept',
      'A line is shifted up without a change in slope only if all pressures are larger by the same factor.',
    ],
    down: [
      'exchanged-slope-and-intercept',
      'A line is shifted down without a change in slope only if all pressures are smaller by the same factor.',
    ],
  },
  cases: [
    [
      'A second liquid has the same normal boiling point but a larger enthalpy of vaporization. How does its line compare with that of the first?',
      'steeper',
      'The slope is −Δ_{vap}*H*/*R*, and Δ_{vap}*H* is larger. The two lines cross at the normal boiling point.',
    ],
    [
      'A second liquid has the same normal boiling point but a smaller enthalpy of vaporization. How does its line compare with that of the first?',
      'flatter',
      'The slope is −Δ_{vap}*H*/*R*, and Δ_{vap}*H* is smaller. The two lines cross at the normal boiling point.',
    ],
    [
      'A second liquid has the same enthalpy of vaporization but a lower normal boiling point. How does its line compare with that of the first?',
      'up',
      'The slope is −Δ_{vap}*H*/*R*, the same for both. A liquid that boils at a lower temperature has the higher vapor pressure.',
    ],
    [
      'A second liquid has the same enthalpy of vaporization but a higher normal boiling point. How does its line compare with that of the first?',
      'down',
      'The slope is −Δ_{vap}*H*/*R*, the same for both. A liquid that boils at a higher temperature has the lower vapor pressure.',
    ],
    [
      'The air was not pumped out completely, and each measured pressure is too high by the same 1 kPa. How does the measured line compare with the correct one?',
      'flatter',
      '1 kPa is a larger fraction of a small pressure, so the points at the lower temperatures are raised the most.',
    ],
    [
      'The pressures are plotted in mmHg instead of kPa, with the same numbers on the axes. How does the line compare with that in the plot?',
      'up',
      'In mmHg each pressure is larger by the same factor, and the logarithm of this factor is added to every point.',
    ],
    [
      'The gauge shows only 95% of each pressure. How does the measured line compare with the correct one?',
      'down',
      'The logarithm of 0.95, which is negative, is added to every point.',
    ],
    [
      'Each pressure is measured too low by the same 1 kPa because the zero of the gauge is off. How does the measured line compare with the correct one?',
      'steeper',
      '1 kPa is a larger fraction of a small pressure, so the points at the lower temperatures are lowered the most.',
    ],
  ],
};
