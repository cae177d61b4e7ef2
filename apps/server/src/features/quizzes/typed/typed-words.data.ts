/** What took marks away from a typed answer, in words for its student, and that it was graded anew. */
const problemWords: Readonly<Record<string, string>> = {
  corrected: 'The key of this question was corrected after you answered.',
  unitMissing: 'The number is right. Its unit is missing.',
  unitWrong: 'The number is right, but the unit is one of another quantity.',
  figures: 'The value is right. Give it with as many significant figures as the data have.',
  notSmallest: 'It is balanced. Divide the coefficients to the smallest whole numbers.',
  unbalanced: 'The substances are right. The equation is not balanced yet.',
  states: 'The equation is right. The states of the substances are missing, or one of them is wrong.',
  notPreferred: 'The name denotes the right structure. It is not the preferred one.',
};

/** What took marks away by its id; nothing for one that has no words any more. */
export function wordsOfProblem(problem: string): string[] {
  const [id, given, wanted] = problem.split(':');
  if (id === 'otherQuantity' && given !== undefined && wanted !== undefined)
    return [
      `This is a unit of ${given}, and ${wanted === 'amount' || wanted === 'energy' ? 'an' : 'a'} ${wanted} is asked.`,
    ];
  return [problemWords[problem] ?? []].flat();
}

/** Beside the key of a question that counts for everybody. */
export const excusedWords = 'We found a fault in this question: every answer to it counts as right.';

/** How else the right answer may be written, by what is asked for. */
export const freedomWords = {
  unit: 'the same in any other unit of this quantity',
  composition: 'The atoms may stand in another order.',
  structure: 'Any other formula that shows the same structure is right as well.',
  equation: 'The substances of a side may stand in another order, and any arrow will do.',
  name: 'Other accepted names are right as well, and blanks may stand for hyphens.',
} as const;

interface SlipWords {
  name: string;
  teaching: string;
}

/** Slips that any number can show, whatever was asked. */
export const genericSlipWords: Readonly<Record<string, SlipWords>> = {
  powerOfTen: {
    name: 'Off by a power of ten',
    teaching: 'The digits are right, the size is not: check prefixes of units, and powers of ten.',
  },
  sign: {
    name: 'The sign turned around',
    teaching: 'The size is right: ask which way the quantity changes, and what counts as positive.',
  },
  reciprocal: {
    name: 'One over the answer',
    teaching: 'This is the reciprocal: the division was done the other way around.',
  },
  factorTwo: {
    name: 'A factor of two',
    teaching: 'This is twice or half the answer: check coefficients, subscripts and charges.',
  },
  celsiusForKelvin: {
    name: 'Degrees Celsius for kelvin',
    teaching: 'The two scales differ by 273.15: check which one the formula and the question ask for.',
  },
  percentForFraction: {
    name: 'Percent for a fraction',
    teaching: 'A share of 1 is 100%: check which of the two is asked for, and write the sign.',
  },
  lnForLog: {
    name: 'Natural for common logarithm',
    teaching: 'The two differ by a factor of 2.303: pH and absorbance go by the logarithm to the base 10.',
  },
};
