import { formatDecimals } from '@valence/chemistry';
import type { SlippedValue } from '../../options/slipped-value.ts';

/** A diagram at one pH, with a concentration in mmol/L that is given there. */
interface Given {
  ph: number;
  species: readonly string[];
  /** The share of each species: as it is read, and at the pH that is the pOH. */
  shares: readonly number[];
  elsewhere: readonly number[];
  /** Of all species, or of one. */
  concentration: number;
}

/** What is asked of it. */
interface Task {
  text: string;
  /** What the given concentration is multiplied by. */
  factorOf: (shares: readonly number[]) => number;
  /** The steps that lead to the answer, without it. */
  working: string;
  finding: string;
  slips: readonly SlippedValue[];
  /** Between which values an answer does not contradict the text at a first glance. */
  bounds: readonly [from: number, to: number];
}

const share = (value: number | undefined): string => formatDecimals(value ?? NaN, 2);

/** The concentration of one species from that of all. */
export function ofSpecies(
  { ph, species, shares, elsewhere, concentration: total }: Given,
  asked: number,
): Task {
  const [own = NaN, name = ''] = [shares[asked], species[asked]];
  return {
    text: `A solution of an acid ${species[0] ?? ''} at pH ${formatDecimals(ph, 1)} has a total acid concentration of ${total} mmol/L. What is the approximate concentration of ${name}?`,
    factorOf: (read) => read[asked] ?? NaN,
    working: `the curve of ${name} is at about ${share(own)}. ${share(own)} × ${total} mmol/L`,
    finding: `The share of ${name} of the whole`,
    bounds: [0, 1.001 * total],
    slips: [
      ...otherPlaces(shares, [asked]).map(({ one, at }) => ({
        value: total * one,
        slip: 'other-curve',
        teaching: `This is the concentration of ${species[at] ?? ''}.`,
      })),
      {
        value: total * (1 - own),
        slip: 'rest-for-part',
        teaching: `This is the concentration of everything that is not ${name}.`,
      },
      {
        value: total,
        slip: 'total-for-part-of-it',
        teaching: 'This is the concentration of all species together.',
      },
      {
        value: 100 * own,
        slip: 'answered-another-quantity',
        teaching: 'This is the fraction in percent; it must still be applied to the total concentration.',
      },
      {
        value: total / species.length,
        slip: 'shared-equally',
        teaching:
          'The total was divided equally among the species; the diagram shows a different fraction for each.',
      },
      {
        value: total * (elsewhere[asked] ?? NaN),
        slip: 'poh-for-ph',
        teaching: `The fraction was read at pH ${formatDecimals(14 - ph, 1)}, which is the pOH.`,
      },
      {
        value: total / 2,
        slip: 'half-everywhere',
        teaching:
          'Half of the total was used, which is correct only where the pH equals a p*K*_{a} of this species.',
      },
      {
        value: (total * own) / 2,
        slip: 'needless-half',
        teaching:
          'The result was halved; nothing needs to be halved, because the fraction refers to the total concentration.',
      },
      {
        value: total / own,
        slip: 'divided-for-multiplied',
        teaching: 'The concentration was divided by the fraction; the question asks for a part of the total.',
      },
    ],
  };
}

/** The concentration of all species from that of one. */
export function ofAll({ ph, species, shares, elsewhere, concentration }: Given, known: number): Task {
  const [own = NaN, name = ''] = [shares[known], species[known]];
  return {
    text: `In a solution of an acid ${species[0] ?? ''} at pH ${formatDecimals(ph, 1)}, the concentration of ${name} is ${concentration} mmol/L. What is the approximate total concentration of the acid in all its forms?`,
    factorOf: (read) => 1 / (read[known] ?? NaN),
    working: `the curve of ${name} is at about ${share(own)}. \\frac{${concentration} mmol/L}{${share(own)}}`,
    finding: `The concentration of ${name} over its fraction`,
    bounds: [0.999 * concentration, Infinity],
    slips: [
      ...otherPlaces(shares, [known]).map(({ one, at }) => ({
        value: concentration / one,
        slip: 'other-curve',
        teaching: `The fraction of ${species[at] ?? ''} was read, but the given concentration is that of ${name}.`,
      })),
      {
        value: concentration * own,
        slip: 'multiplied-for-divided',
        teaching:
          'The concentration was multiplied by the fraction; the given concentration is a part, and the question asks for the total.',
      },
      {
        value: concentration / (1 - own),
        slip: 'rest-for-part',
        teaching: `The fraction of everything that is not ${name} was used.`,
      },
      {
        value: concentration * (1 + own),
        slip: 'share-for-excess',
        teaching:
          'The fraction was added on top of the given concentration; it is a fraction of the total, not of this part.',
      },
      {
        value: concentration * (2 - own),
        slip: 'wrong-reference',
        teaching:
          'The rest was taken as a fraction of the given concentration; it is a fraction of the total.',
      },
      {
        value: concentration * species.length,
        slip: 'shared-equally',
        teaching: `The concentration was multiplied by ${species.length}, as if all species were present in equal amounts; the diagram shows the fraction of each.`,
      },
      {
        value: concentration / (elsewhere[known] ?? NaN),
        slip: 'poh-for-ph',
        teaching: `The fraction was read at pH ${formatDecimals(14 - ph, 1)}, which is the pOH.`,
      },
      {
        value: concentration * 2,
        slip: 'half-everywhere',
        teaching:
          'The concentration was doubled; a species makes up half of the total only where the pH equals one of its p*K*_{a} values.',
      },
      {
        value: concentration / own / 2,
        slip: 'needless-half',
        teaching:
          'The result was halved; nothing needs to be halved, because the fraction refers to the total concentration.',
      },
    ],
  };
}

/** The concentration of one species from that of another. */
export function ofOther(
  { ph, species, shares, elsewhere, concentration }: Given,
  known: number,
  asked: number,
): Task {
  const [own = NaN, name = '', wanted = NaN, wantedName = ''] = [
    shares[known],
    species[known],
    shares[asked],
    species[asked],
  ];
  return {
    text: `In a solution of an acid ${species[0] ?? ''} at pH ${formatDecimals(ph, 1)}, the concentration of ${name} is ${concentration} mmol/L. What is the approximate concentration of ${wantedName}?`,
    factorOf: (read) => (read[asked] ?? NaN) / (read[known] ?? NaN),
    working: `the curves of ${wantedName} and ${name} are at about ${share(wanted)} and ${share(own)}. ${concentration} mmol/L × \\frac{${share(wanted)}}{${share(own)}}`,
    finding: `The concentration of ${name}, times the ratio of the two fractions,`,
    bounds: [0, Infinity],
    slips: [
      {
        value: (concentration * own) / wanted,
        slip: 'inverted-ratio',
        teaching: 'The ratio of the fractions was inverted.',
      },
      {
        value: concentration * wanted,
        slip: 'total-for-part-of-it',
        teaching: `The given concentration was used as the total concentration of all species; it is that of ${name} alone.`,
      },
      {
        value: concentration / own,
        slip: 'one-step-short',
        teaching: `This is the concentration of all species; that of ${wantedName} is only a fraction of it.`,
      },
      {
        value: concentration / wanted,
        slip: 'other-curve',
        teaching: `The given concentration was divided by the fraction of ${wantedName}, which does not give the concentration of any species.`,
      },
      {
        value: (concentration * (1 - own)) / own,
        slip: 'rest-for-part',
        teaching: `This is the concentration of everything that is not ${name}.`,
      },
      {
        value: concentration * (1 - own),
        slip: 'wrong-reference',
        teaching:
          'The rest was taken as a fraction of the given concentration; it is a fraction of the total.',
      },
      {
        value: concentration,
        slip: 'shared-equally',
        teaching: `${name} and ${wantedName} were taken to have the same concentration; the diagram shows different fractions for them.`,
      },
      ...otherPlaces(shares, [known, asked]).map(({ one, at }) => ({
        value: (concentration * one) / own,
        slip: 'other-curve',
        teaching: `This is the concentration of ${species[at] ?? ''}.`,
      })),
      {
        value: (concentration * (elsewhere[asked] ?? NaN)) / (elsewhere[known] ?? NaN),
        slip: 'poh-for-ph',
        teaching: `The fractions were read at pH ${formatDecimals(14 - ph, 1)}, which is the pOH.`,
      },
    ],
  };
}

/** The shares of all species but some. */
function otherPlaces(shares: readonly number[], without: readonly number[]): { one: number; at: number }[] {
  return shares.map((one, at) => ({ one, at })).filter(({ at }) => !without.includes(at));
}
