import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { isFarApart, isPercentApart, wrongNumbers } from '../../options/wrong-numbers.ts';
import { sugars, water, molar } from './sugar-units.ts';

/** Sugars joined with loss of water: the mass of a chain, and what hydrolysis gives back. */
export const polysaccharideMass: Family = {
  id: 'polysaccharide-mass',
  name: 'Masses of oligo- and polysaccharides',
  subject: 'biochemistry',
  topics: ['carbohydrates'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['glycosidic-bonds'],
    intermediate: ['glycosidic-bonds'],
    advanced: ['polysaccharides'],
  },
  uses: ['molar-mass', 'mass-mass-stoichiometry'],
  reference: 'Lehninger Principles of Biochemistry, chapter 7',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return oneSugar(random);
      case 'intermediate':
        return twoSugars(random);
      case 'advanced':
        return hydrolysis(random);
    }
  },
};

function oneSugar(random: Random): Draft {
  const sugar = random.pick(sugars);
  const units = random.integer(3, 24);
  const sum = units * sugar.mass;
  const result = sum - (units - 1) * water;
  return {
    text: `What is the molar mass of an unbranched chain of ${units} ${sugar.name} units joined by glycosidic bonds? (${sugar.name} ${formatDecimals(sugar.mass, 2)} g/mol, water 18.02 g/mol)`,
    answer: molar(result),
    distractors: wrongNumbers(
      result,
      isFarApart(2),
      [
        {
          value: sum,
          slip: 'forgot-water-loss',
          teaching:
            'The loss of water was left out; one molecule is lost for each glycosidic bond that forms.',
        },
        {
          value: sum - units * water,
          slip: 'water-count-off',
          teaching: `Water was subtracted ${units} times, but an open chain of ${units} units has only ${units - 1} bonds.`,
        },
        {
          value: sum - water,
          slip: 'water-count-off',
          teaching: `Water was subtracted only once, but there are ${units - 1} glycosidic bonds, and one molecule of water is lost for each.`,
        },
        {
          value: sum + (units - 1) * water,
          slip: 'wrong-sign',
          teaching: 'Water was added instead of subtracted; it is lost when the bonds form.',
        },
        {
          value: sum - 2 * (units - 1) * water,
          slip: 'water-count-off',
          term: 'w',
          teaching:
            'Two molecules of water were subtracted for each glycosidic bond; only one is lost, an OH from one unit and an H from the other.',
        },
        {
          value: sum - (units + 1) * water,
          slip: 'water-count-off',
          term: 'w',
          teaching: `Water was subtracted ${units + 1} times; an open chain of ${units} units has ${units - 1} bonds, and no water is lost at its ends.`,
        },
        {
          value: result - sugar.mass,
          slip: 'units-for-bonds',
          term: 's',
          teaching: `Only ${units - 1} units were counted, as many as there are bonds; the chain has ${units} units.`,
        },
      ],
      molar,
    ),
    explanation: `One molecule of water is lost for each bond between two units. ${units} × ${formatDecimals(sugar.mass, 2)} = ${formatDecimals(sum, 2)}. For ${units - 1} bonds, subtract ${units - 1} × 18.02 = ${formatDecimals((units - 1) * water, 2)}. The chain has a molar mass of ${molar(result)}.`,
    finding: `${units} sugars less ${units - 1} molecules of water make ${molar(result)}.`,
  };
}

function twoSugars(random: Random): Draft {
  const [first = sugars[0], second = sugars[1]] = random.shuffle(sugars);
  const units = random.integer(2, 6);
  const others = random.integer(2, 6);
  const total = units + others;
  const sum = units * first.mass + others * second.mass;
  const isRing = random.integer(0, 1) === 1;
  const bonds = isRing ? total : total - 1;
  const result = sum - bonds * water;
  return {
    text: `${isRing ? 'Suppose that a closed ring' : 'An open, branched chain'} is made of ${units} ${first.name} and ${others} ${second.name} units joined by glycosidic bonds. What is its molar mass? (${first.name} ${formatDecimals(first.mass, 2)} g/mol, ${second.name} ${formatDecimals(second.mass, 2)} g/mol, water 18.02 g/mol)`,
    answer: molar(result),
    distractors: wrongNumbers(
      result,
      isFarApart(2),
      [
        {
          value: sum - (isRing ? total - 1 : total) * water,
          slip: 'water-count-off',
          term: 'w',
          teaching: isRing
            ? `One bond too few was counted; a closed ring has as many bonds as units, in this case ${total}.`
            : `One bond too many was counted; without a ring, ${total} units are joined by ${total - 1} bonds, whether the chain is branched or not.`,
        },
        {
          value: sum,
          slip: 'forgot-water-loss',
          term: 'w',
          teaching:
            'The loss of water was left out; one molecule is lost for each glycosidic bond that forms.',
        },
        {
          value: others * first.mass + units * second.mass - bonds * water,
          slip: 'exchanged-values',
          term: 'n',
          teaching: 'The numbers of units of the two sugars were interchanged.',
        },
        {
          value: sum - (total - 2) * water,
          slip: 'water-count-off',
          term: 'w',
          teaching: `Only bonds between units of the same kind were counted; the two kinds are also joined to each other, so there are ${bonds} bonds in all.`,
        },
        {
          value: sum + bonds * water,
          slip: 'wrong-sign',
          term: 'w',
          teaching: 'Water was added instead of subtracted; it is lost when the bonds form.',
        },
        {
          value: sum - 2 * bonds * water,
          slip: 'water-count-off',
          term: 'w',
          teaching:
            'Two molecules of water were subtracted for each glycosidic bond; only one is lost, an OH from one unit and an H from the other.',
        },
        {
          value: sum - (total + 1) * water,
          slip: 'water-count-off',
          term: 'w',
          teaching: `The number of bonds was taken as one more than the number of units; only ${bonds} bonds join the ${total} units.`,
        },
        {
          value: sum - water,
          slip: 'water-count-off',
          term: 'w',
          teaching: `Water was subtracted only once, but there are ${bonds} glycosidic bonds, and one molecule of water is lost for each.`,
        },
        {
          value: result - first.mass,
          slip: 'units-miscounted',
          term: 'n',
          teaching: `One ${first.name} unit too few was counted; there are ${units}.`,
        },
        {
          value: result + second.mass,
          slip: 'units-miscounted',
          term: 'n',
          teaching: `One ${second.name} unit too many was counted; there are ${others}.`,
        },
      ],
      molar,
    ),
    explanation: `${units} × ${formatDecimals(first.mass, 2)} + ${others} × ${formatDecimals(second.mass, 2)} = ${formatDecimals(sum, 2)}. These ${total} units are joined by ${bonds} bonds, each formed with the loss of one molecule of water, so subtract ${bonds} × 18.02: ${molar(result)}.`,
    finding: `The sugars less ${bonds} molecules of water make ${molar(result)}.`,
  };
}

function hydrolysis(random: Random): Draft {
  const starch = random.integer(4, 80) * 5;
  const percent = random.integer(7, 17) * 5;
  const result = ((starch * percent) / 100) * (180.16 / 162.14);
  const all = starch * (180.16 / 162.14);
  const grams = (value: number): string => `${formatSignificant(value, 3)} g`;
  return {
    text: `In the hydrolysis of ${formatSignificant(starch, 3)} g of starch, a very long chain of glucose residues (162.14 g/mol each), ${percent}.0% of the residues are released as glucose (180.16 g/mol). What mass of glucose forms?`,
    answer: grams(result),
    distractors: wrongNumbers(
      result,
      isPercentApart(4),
      [
        {
          value: (starch * percent) / 100,
          slip: 'forgot-water-loss',
          factor: 'w',
          teaching:
            'The uptake of water was left out; on hydrolysis, each residue takes up one molecule of water, which adds to the mass.',
        },
        {
          value: ((starch * percent) / 100) * (162.14 / 180.16),
          slip: 'inverted-ratio',
          factor: 'w',
          teaching:
            'The ratio of the molar masses was inverted; water is taken up, so the mass increases by the factor 180.16/162.14.',
        },
        {
          value: all,
          slip: 'one-step-short',
          factor: 'p',
          teaching: `All of the residues were counted, but only ${percent}% of them are released as glucose.`,
        },
        {
          value: all * (1 - percent / 100),
          slip: 'wrong-fraction',
          factor: 'p',
          teaching: `The ${100 - percent}.0% of the residues that are not released were counted instead of the ${percent}.0% that are.`,
        },
        {
          value: starch * (percent / 100) * ((162.14 + 2 * 18.02) / 162.14),
          slip: 'water-count-off',
          factor: 'w',
          teaching:
            'Two molecules of water were added for each residue released; each residue takes up only one.',
        },
        {
          value: starch * (percent / 100 + 18.02 / 162.14),
          slip: 'water-count-off',
          teaching:
            'Water was added for all of the residues; only those that are released take up a molecule of water.',
        },
        // Complete hydrolysis does not give more.
      ].filter(({ value }) => value <= all),
      grams,
      undefined,
      { largest: all, keepsPowerOfTen: true },
    ),
    explanation: `The mass of the residues released is ${formatSignificant(starch, 3)} g × ${formatSignificant(percent / 100, 3)} = ${formatDecimals((starch * percent) / 100, 2)} g. Each residue takes up one molecule of water: ${formatDecimals((starch * percent) / 100, 2)} g × \\frac{180.16}{162.14} = ${grams(result)}.`,
    finding: `The residues released, with their water, have a mass of ${grams(result)}.`,
  };
}
