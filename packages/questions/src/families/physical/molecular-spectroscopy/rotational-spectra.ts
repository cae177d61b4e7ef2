import { formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { toFigures } from '../../texts/shown-working.ts';
import { bondLength } from './rotor-bond-length.ts';
import { molecules, wavenumbers } from './rotors.data.ts';

/** The rigid rotor: a line, the constant from a line, and the bond length behind it. */
export const rotationalSpectra: Family = {
  id: 'rotational-spectra',
  name: 'Rotational spectra',
  subject: 'physical',
  topics: ['molecular-spectroscopy'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['rotational-spectroscopy'],
    intermediate: ['rotational-spectroscopy'],
    advanced: ['rotational-spectroscopy'],
  },
  uses: ['rigid-rotor'],
  reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return linePosition(random);
      case 'intermediate':
        return lineFromAnother(random);
      case 'advanced':
        return bondLength(random);
    }
  },
};

function linePosition(random: Random): Draft | null {
  const { formula, constant } = random.pick(molecules);
  const level = random.integer(1, 9);
  const line = 2 * constant * (level + 1);
  const options = quantityOptions(line, wavenumbers, [
    {
      value: line / 2,
      slip: 'forgot-factor-two',
      factor: 'f',
      teaching: 'The factor of 2 was left out; the lines lie at 2*B*(*J* + 1).',
    },
    {
      value: 2 * constant * level,
      slip: 'wrong-level',
      factor: 'j',
      teaching: `The line from *J* = ${level - 1} was used; the line from *J* = ${level} is the next one.`,
    },
    {
      value: 2 * constant * (level + 2),
      slip: 'wrong-level',
      factor: 'j',
      teaching: `The line from *J* = ${level + 1} was used; the line from *J* = ${level} is the one before it.`,
    },
    {
      value: constant * (2 * level + 1),
      slip: 'wrong-degeneracy',
      factor: 'j',
      teaching:
        '*J* + ½ was used in place of *J* + 1; 2*J* + 1 is the degeneracy of a level and does not give the position of a line.',
    },
    {
      value: 4 * constant * (level + 1),
      slip: 'needless-factor-two',
      factor: 'f',
      teaching: 'The spacing of the lines, 2*B*, was doubled; the lines lie at 2*B*(*J* + 1).',
    },
    {
      value: constant * (level + 1) * (level + 2),
      slip: 'level-for-difference',
      teaching: `This is the energy of the upper level *J* = ${level + 1}; that of the lower one must be subtracted.`,
    },
    {
      value: constant * level * (level + 1),
      slip: 'level-for-difference',
      teaching: `This is the energy of the lower level *J* = ${level}, not a difference of two levels.`,
    },
  ]);
  if (options === null) return null;
  const noteOf = notesOnKnownPlaces(constant, level);
  return {
    text: `The rotational constant of \\ce{${formula}} is *B* = ${wavenumbers(constant)}. At what wavenumber does its rotational line from *J* = ${level} to *J* = ${level + 1} lie, if the molecule is a rigid rotor?`,
    answer: options.answer,
    distractors: options.distractors.map((distractor) => ({
      ...distractor,
      teaching: noteOf.get(distractor.text) ?? distractor.teaching,
    })),
    explanation: `The levels lie at *BJ*(*J* + 1), so the line lies at *B*[${level + 1} × ${level + 2} − ${level} × ${level + 1}] = ${2 * (level + 1)}*B* = ${2 * (level + 1)} × ${wavenumbers(constant)} = ${options.answer}.`,
    finding: `2*B*(*J* + 1) with *J* = ${level} gives ${options.answer}.`,
  };
}

/** What a student takes directly for the line, whichever slips also lead there: the spacing, and the energy of the upper level. */
function notesOnKnownPlaces(constant: number, level: number): ReadonlyMap<string, string> {
  const upper = (level + 1) * (level + 2);
  const notes: [string, string][] = [
    [
      wavenumbers(constant * upper),
      `This is ${upper}*B*, the energy of the level *J* = ${level + 1}; the energy of the level *J* = ${level}, ${level * (level + 1)}*B*, must be subtracted.`,
    ],
  ];
  if (level > 1)
    notes.push([
      wavenumbers(2 * constant),
      `This is 2*B*, the line from *J* = 0 to *J* = 1, which is also the spacing of the lines; the line from *J* = ${level} lies at ${2 * (level + 1)}*B*.`,
    ]);
  return new Map(notes);
}

function lineFromAnother(random: Random): Draft | null {
  const known = random.integer(0, 5);
  const asked = random.integer(0, 7);
  const constant = random.integer(40, 1100) / 100;
  const measured = toFigures(2 * constant * (known + 1), 3);
  const line = (measured * (asked + 1)) / (known + 1);
  if (asked === known || (asked === 0 && known > 0)) return null;
  const options = quantityOptions(line, wavenumbers, [
    {
      value: known === 0 ? line / 2 : (measured * asked) / known,
      slip: known === 0 ? 'forgot-factor-two' : 'wrong-level',
      teaching:
        known === 0
          ? 'The first line lies at 2*B*, so the lines are at multiples of 2*B*, not of *B*.'
          : 'The wavenumbers of the lines are proportional to *J* + 1, not to *J*, where *J* is that of the lower level.',
    },
    {
      value: (measured * (asked + 1) * (asked + 2)) / ((known + 1) * (known + 2)),
      slip: 'level-for-difference',
      factor: 'j',
      teaching:
        'The wavenumber was scaled like the energy of the upper level; the lines are differences of levels and are proportional to *J* + 1 of the lower level.',
    },
    {
      value: (measured * (known + 1)) / (asked + 1),
      slip: 'inverted-ratio',
      factor: 'j',
      teaching: 'Lines of higher *J* lie at higher wavenumbers; the ratio was inverted.',
    },
    {
      value: measured,
      slip: 'equal-lines',
      teaching:
        'The levels of a rotor move farther apart as *J* increases, so each transition has its own wavenumber.',
    },
  ]);
  if (options === null) return null;
  return {
    text: `In the rotational spectrum of a diatomic molecule (rigid rotor), the line from *J* = ${known} to *J* = ${known + 1} lies at ${wavenumbers(measured)}. At what wavenumber does the line from *J* = ${asked} to *J* = ${asked + 1} lie?`,
    ...options,
    explanation: `A line lies at 2*B*(*J* + 1). From the known line, 2*B* = \\frac{${wavenumbers(measured)}}{${known + 1}} = ${formatSignificant(measured / (known + 1), 4)} cm^{−1}; the other line lies at ${asked + 1} × 2*B* = ${options.answer}.`,
    finding: `2*B*(*J* + 1) for both lines gives ${options.answer}.`,
  };
}
