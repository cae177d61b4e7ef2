import type { Consequences } from '../../consequence-part.ts';

const results = {
  small: 'It comes out too small.',
  large: 'It comes out too large.',
  same: 'It comes out right.',
  sign: 'Its sign comes out wrong.',
} as const;

/** What a mistake does to the size of the enthalpy that is found for one mole of copper ions. */
export const mistakes: Consequences<keyof typeof results> = {
  results,
  order: ['small', 'large', 'same', 'sign'],
  teachings: {
    small: [
      'reversed-trend',
      'The size is too small only where the heat is found too small, or the amount too large.',
    ],
    large: [
      'reversed-trend',
      'The size is too large only where the heat is found too large, or the amount too small.',
    ],
    same: ['overlooked-effect', 'Heat or amount is not counted as it was, and nothing makes up for it.'],
    sign: ['effect-where-none', 'The solution warms in any case, which decides the sign.'],
  },
  cases: [
    [
      'Suppose that the highest reading is used in place of the corrected temperature. What becomes of the size of the enthalpy that is found for one mole of \\ce{Cu^{2+}}?',
      'small',
      'Until the highest reading the solution had given off heat to the room, which is then not counted.',
    ],
    [
      'The beaker warms up with the solution, but is left out of the calculation. What does this do to the size of the enthalpy that is found for one mole of \\ce{Cu^{2+}}?',
      'small',
      'The heat that the beaker took up is not counted.',
    ],
    [
      'Suppose that the solution was more concentrated than its label says, and that the powder was still in excess. What becomes of the size of the enthalpy that is found for one mole of \\ce{Cu^{2+}} with the concentration on the label?',
      'large',
      'More copper ions reacted than were counted: the heat is divided by too small an amount.',
    ],
    [
      'Suppose that a little of the powder is spilled before the rest, still an excess, is stirred in. What becomes of the size of the enthalpy that is found for one mole of \\ce{Cu^{2+}}?',
      'same',
      'The copper ions decide how much reacts, and all of them still do.',
    ],
  ],
};

const changes = {
  same: 'It is about the same.',
  twice: 'It is about twice as large.',
  half: 'It is about half as large.',
  fourth: 'It is about a quarter as large.',
} as const;

/** What another plan does to the rise of the temperature. */
export const changesOfPlan: Consequences<keyof typeof changes> = {
  results: changes,
  order: ['same', 'twice', 'half', 'fourth'],
  teachings: {
    same: [
      'heat-for-temperature',
      'The heat for each gram of solution changes here, and with it the rise of the temperature.',
    ],
    twice: [
      'heat-for-temperature',
      'The rise is twice as large only where each gram of solution gets twice the heat.',
    ],
    half: [
      'heat-for-temperature',
      'The rise is half as large only where each gram of solution gets half of the heat.',
    ],
    fourth: ['counted-twice', 'Here the same change was counted twice.'],
  },
  cases: [
    [
      'The experiment is repeated with twice the volume of the same solution, and with enough powder for an excess. How does the corrected rise of the temperature compare?',
      'same',
      'Twice the copper ions give off twice the heat, but it warms twice the mass.',
    ],
    [
      'The experiment is repeated with twice the mass of the powder, and with the solution as before. How does the corrected rise of the temperature compare?',
      'same',
      'The powder was in excess already, so that the copper ions decide: as much heat is given off to as much solution.',
    ],
    [
      'The experiment is repeated with the same volume of a solution of twice the concentration, and with enough powder for an excess. How does the corrected rise of the temperature compare?',
      'twice',
      'Twice the copper ions give off twice the heat, and it warms the same mass.',
    ],
    [
      'The solution is first diluted with its own volume of water of the same temperature, and all of it is used. How does the corrected rise of the temperature compare?',
      'half',
      'The same copper ions give off the same heat, but it warms twice the mass.',
    ],
  ],
};
