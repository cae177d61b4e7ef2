import type { Consequences } from '../../consequence-part.ts';

const results = {
  small: 'The magnitude is too small.',
  large: 'The magnitude is too large.',
  same: 'The magnitude is correct.',
  sign: 'The sign is wrong.',
} as const;

/** What a mistake does to the size of the enthalpy that is found for one mole of copper ions. */
export const mistakes: Consequences<keyof typeof results> = {
  results,
  order: ['small', 'large', 'same', 'sign'],
  teachings: {
    small: [
      'reversed-trend',
      'The magnitude is too small only if the heat found is too small or the amount used is too large.',
    ],
    large: [
      'reversed-trend',
      'The magnitude is too large only if the heat found is too large or the amount used is too small.',
    ],
    same: [
      'overlooked-effect',
      'The heat or the amount used in the calculation is incorrect, and nothing compensates for this.',
    ],
    sign: ['effect-where-none', 'The solution warms in any case, and this determines the sign.'],
  },
  cases: [
    [
      'Suppose that the highest reading is used in place of the corrected temperature. How does this affect the magnitude of the calculated enthalpy change per mole of \\ce{Cu^{2+}}?',
      'small',
      'By the time of the highest reading, the solution had lost heat to the room. This heat is not counted, so the heat found is too small.',
      {
        same: 'The heat lost before the highest reading is missing from the calculation, and nothing compensates for this.',
        large: 'For this, the heat found would have to be too large; here some of the heat is not counted.',
      },
    ],
    [
      'The beaker warms up with the solution but is left out of the calculation. How does this affect the magnitude of the calculated enthalpy change per mole of \\ce{Cu^{2+}}?',
      'small',
      'The heat absorbed by the beaker is not counted, so the heat found is too small.',
      {
        same: 'The heat taken up by the beaker is missing from the calculation, and nothing compensates for this.',
        large: 'For this, the heat found would have to be too large; here some of the heat is not counted.',
      },
    ],
    [
      'Suppose that the solution was more concentrated than its label says, and that the powder was still in excess. How does this affect the magnitude of the enthalpy change per mole of \\ce{Cu^{2+}} calculated with the concentration on the label?',
      'large',
      'More copper ions reacted than were counted, so the heat is divided by too small an amount.',
      {
        same: 'The amount used in the calculation is too small, and nothing compensates for this.',
        small:
          'For this, the amount used would have to be too large; here it is smaller than the amount that reacted.',
      },
    ],
    [
      'Suppose that a little of the powder is spilled before the rest, still an excess, is stirred in. How does this affect the magnitude of the calculated enthalpy change per mole of \\ce{Cu^{2+}}?',
      'same',
      'The copper ions determine how much reacts. All of them still react, so the heat and the amount used are correct.',
      {
        small: 'For this, less heat would have to be released; here all of the copper ions still react.',
        large:
          'For this, the amount used would have to be too small; it is that of the copper ions, all of which still react.',
      },
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
  concluded: (result) => changes[result].replace(/^It/, 'The temperature rise'),
  teachings: {
    same: [
      'heat-for-temperature',
      'The heat for each gram of solution changes here, and so does the temperature rise.',
    ],
    twice: [
      'heat-for-temperature',
      'The rise is twice as large only if each gram of solution absorbs twice the heat.',
    ],
    half: [
      'heat-for-temperature',
      'The rise is half as large only if each gram of solution absorbs half of the heat.',
    ],
    fourth: ['counted-twice', 'Here the same change was counted twice.'],
  },
  cases: [
    [
      'The experiment is repeated with twice the volume of the same solution and with enough powder for an excess. How does the corrected temperature rise compare with the original one?',
      'same',
      'Twice as many copper ions release twice the heat, but this heat warms twice the mass.',
      {
        twice: 'Twice the heat is released, but it warms twice the mass of solution.',
        half: 'Twice the mass of solution is warmed, but twice the heat is released as well.',
        fourth:
          'For this, each gram of solution would have to absorb a quarter of the heat; it absorbs the same heat.',
      },
    ],
    [
      'The experiment is repeated with twice the mass of the powder and with the same solution as before. How does the corrected temperature rise compare with the original one?',
      'same',
      'The powder was already in excess, so the copper ions limit the reaction: the same heat warms the same mass of solution.',
      {
        twice: 'The powder was already in excess, so twice as much of it does not release more heat.',
        half: 'For this, each gram of solution would have to absorb half of the heat; it absorbs the same heat.',
        fourth:
          'For this, each gram of solution would have to absorb a quarter of the heat; it absorbs the same heat.',
      },
    ],
    [
      'The experiment is repeated with the same volume of a solution of twice the concentration and with enough powder for an excess. How does the corrected temperature rise compare with the original one?',
      'twice',
      'Twice as many copper ions release twice the heat, and this heat warms the same mass.',
      {
        same: 'The mass of the solution is the same, but twice as many copper ions react in it.',
        half: 'For this, each gram of solution would have to absorb half of the heat; it absorbs twice the heat.',
        fourth:
          'For this, each gram of solution would have to absorb a quarter of the heat; it absorbs twice the heat.',
      },
    ],
    [
      'The solution is first diluted with an equal volume of water at the same temperature, and all of it is used. How does the corrected temperature rise compare with the original one?',
      'half',
      'The same number of copper ions releases the same heat, but this heat warms twice the mass.',
      {
        same: 'The heat released is the same, but it warms twice the mass of solution.',
        twice:
          'For this, each gram of solution would have to absorb twice the heat; it absorbs half of the heat.',
        fourth:
          'Here the dilution was counted twice: the mass is doubled, but the heat released is not halved.',
      },
    ],
  ],
};
