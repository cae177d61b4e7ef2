import type { Consequences } from '../../consequence-part.ts';

const results = {
  long: 'The half-life is too long.',
  short: 'The half-life is too short.',
  same: 'The half-life is correct.',
  chance: 'The half-life is too long or too short by chance.',
} as const;

type Result = keyof typeof results;

/** What a mistake does to the half-life that is found; each result is right in as many cases. */
export const errors: Consequences<Result> = {
  results,
  order: ['long', 'short', 'same', 'chance'],
  teachings: {
    long: [
      'reversed-trend',
      'The half-life is too long only if the rates appear to decrease more slowly than they do.',
    ],
    short: [
      'reversed-trend',
      'The half-life is too short only if the rates appear to decrease faster than they do.',
    ],
    same: [
      'overlooked-effect',
      'This changes the last net rate and the first one by different factors, so their ratio is not the same.',
    ],
    chance: [
      'bias-for-scatter',
      'Only random scatter can act in either direction, and this mistake has the same effect each time it is made.',
    ],
  },
  here: {
    long: 'here the rates appear to decrease more slowly',
    short: 'here the rates appear to decrease faster',
    same: 'here neither the ratio of the net rates nor the time between the rows is changed',
    chance: 'here the counts of a few seconds scatter in either direction',
  },
  cases: [
    [
      'Suppose that the background is not subtracted before the half-life is calculated from the first and last rows. How does this affect the calculated half-life?',
      'long',
      'The background does not decay, so the rates that include it decrease by a smaller factor in the same time.',
    ],
    [
      'Suppose that twice the background is subtracted by mistake before the half-life is calculated from the first and last rows. How does this affect the calculated half-life?',
      'short',
      'The quantity subtracted is a larger fraction of the last rate than of the first one, so the rates appear to decrease by a larger factor.',
    ],
    [
      'Suppose that the counter is accidentally placed closer to the source when the last row is measured. How does this affect the half-life calculated from the first and last rows?',
      'long',
      'Closer to the source, the counter receives more of the radiation. The last rate is too high, so the rates appear to decrease by a smaller factor.',
    ],
    [
      'Suppose that a dirty window lets only nine tenths of the source’s radiation into the counter when the last row is measured, although all of it was let in before. How does this affect the half-life calculated from the first and last rows?',
      'short',
      'The last rate is too low, so the rates appear to decrease by a larger factor in the same time.',
    ],
    [
      'Suppose that the source is accidentally placed farther from the counter than usual while all rows are measured, and the background is subtracted. How does this affect the half-life calculated from the first and last rows?',
      'same',
      'All net rates are smaller by the same factor, so their ratio is unchanged.',
    ],
    [
      'Suppose that the clock is five minutes fast in all rows. How does this affect the half-life calculated from the first and last rows?',
      'same',
      'The half-life depends on the time between two rows, in which the extra five minutes at both ends cancel.',
    ],
    [
      'Suppose that the background is counted for only a few seconds, and the result is subtracted from all rates. How does this affect the half-life calculated from the first and last rows?',
      'chance',
      'The small number of counts in a few seconds scatters, so the measured background is too high or too low.',
    ],
    [
      'Suppose that the last row is counted for only a few seconds, and the rate per minute is calculated from this count. How does this affect the half-life calculated from the first and last rows?',
      'chance',
      'The small number of counts in a few seconds scatters, so the last rate is too high or too low.',
    ],
  ],
};

const comparisons = {
  same: 'It is the same.',
  half: 'It is half as large.',
  twice: 'It is twice as large.',
  quarter: 'It is a quarter as large.',
} as const;

/** Why a net count rate is not another one, where no half-life is asked for, from how many nuclei there are. */
function ofRates(here: string): Readonly<Record<keyof typeof comparisons, string>> {
  return {
    same: `Only as many nuclei give the same net count rate; here there are ${here}.`,
    half: `Only half as many nuclei give half the net count rate; here there are ${here}.`,
    twice: `Only twice as many nuclei give twice the net count rate; here there are ${here}.`,
    quarter: `Only a quarter as many nuclei give a quarter of the net count rate; here there are ${here}.`,
  };
}

/** How the half-life and the count rates of another source, or at another time, compare; each result is right in as many cases. */
export const effects: Consequences<keyof typeof comparisons> = {
  results: comparisons,
  order: ['same', 'half', 'twice', 'quarter'],
  concluded: (result, text) =>
    comparisons[result].replace(
      /^It/,
      text.includes('half-life compare') ? 'The half-life' : 'The net count rate',
    ),
  teachings: {
    same: [
      'effect-left-out',
      'The number of nuclei is different, and so is the number that decay each minute.',
    ],
    half: [
      'effect-where-none',
      'Half as many nuclei give half the net count rate, but the half-life is unchanged.',
    ],
    twice: [
      'effect-where-none',
      'Twice as many nuclei give twice the net count rate, but the half-life is unchanged.',
    ],
    quarter: [
      'effect-where-none',
      'A quarter as many nuclei give a quarter of the net count rate, but the half-life is unchanged.',
    ],
  },
  cases: [
    [
      'A second source contains twice as much of the same nuclide. How does its half-life compare with that of the first source?',
      'same',
      'The half-life is a property of the nuclide. Twice as many nuclei give twice the net count rate at all times.',
    ],
    [
      'A second source contains the same nuclide in a different chemical compound and is 30 K warmer. How does its half-life compare with that of the first source?',
      'same',
      'The half-life is a property of the nucleus and does not depend on the bonds that the atom forms or on the temperature in a laboratory.',
      {
        half: 'For this, the nuclei would have to decay faster; neither the compound nor the temperature makes them do so.',
        twice:
          'For this, the nuclei would have to decay more slowly; neither the compound nor the temperature makes them do so.',
        quarter:
          'For this, the nuclei would have to decay much faster; neither the compound nor the temperature makes them do so.',
      },
    ],
    [
      'A second source contains half as much of the same nuclide. How does its half-life compare with that of the first source?',
      'same',
      'The half-life is a property of the nuclide. Half as many nuclei give half the net count rate at all times.',
    ],
    [
      'A second source, otherwise identical, contains twice as much of the same nuclide as the first one did at the start. How does its net count rate compare with that of the first source at the start?',
      'twice',
      'With twice as many nuclei, twice as many decay each minute.',
      ofRates('twice as many'),
    ],
    [
      'A second source, otherwise identical, was made one half-life later than the first one but before the first measurement. How does its net count rate at that measurement compare with that of the first source?',
      'twice',
      'The first source has decayed for one half-life longer, in which it has lost half of its nuclei.',
      ofRates('twice as many'),
    ],
    [
      'How does the net count rate of the source one half-life before the first measurement compare with that at the first measurement?',
      'twice',
      'In one half-life, half of the nuclei decay, so there were twice as many before it.',
      ofRates('twice as many'),
    ],
    [
      'A second source, otherwise identical, was made one half-life earlier than the first one. How does its net count rate at the time of the first measurement compare with that of the first source?',
      'half',
      'The second source has decayed for one half-life longer, in which half of its nuclei have decayed.',
      ofRates('half as many'),
    ],
    [
      'A second source, otherwise identical, contains half as much of the same nuclide as the first one did at the start. How does its net count rate compare with that of the first source at the start?',
      'half',
      'With half as many nuclei, half as many decay each minute.',
      ofRates('half as many'),
    ],
    [
      'How does the net count rate of the source one half-life after the first measurement compare with that at the first measurement?',
      'half',
      'In one half-life, half of the nuclei decay, so half as many decay each minute.',
      ofRates('half as many'),
    ],
    [
      'A second source, otherwise identical, was made two half-lives earlier than the first one. How does its net count rate at the time of the first measurement compare with that of the first source?',
      'quarter',
      'The second source has decayed for two half-lives longer, so half of a half of its nuclei is left.',
      ofRates('a quarter as many'),
    ],
    [
      'A second source, otherwise identical, contains a quarter as much of the same nuclide as the first one did at the start. How does its net count rate compare with that of the first source at the start?',
      'quarter',
      'With a quarter as many nuclei, a quarter as many decay each minute.',
      ofRates('a quarter as many'),
    ],
    [
      'How does the net count rate of the source two half-lives after the first measurement compare with that at the first measurement?',
      'quarter',
      'In the second half-life, half of what is left decays, so half of a half is left after both.',
      ofRates('a quarter as many'),
    ],
  ],
};
