import type { Random } from '../../../random.ts';
import type { Distractor, Draft } from '../../family.ts';
import { ce, drawAcid } from './fatty-acids.ts';

/** The formula of a triacylglycerol from the shorthand of its acids. */
export function formulaOfFat(random: Random): Draft {
  const acids = [drawAcid(random), drawAcid(random), drawAcid(random)];
  const carbons = acids.reduce((sum, acid) => sum + acid.carbons, 3);
  const bonds = acids.reduce((sum, acid) => sum + acid.bonds, 0);
  const chains = acids.reduce((sum, acid) => sum + 2 * acid.carbons - 2 * acid.bonds, 0);
  // Glycerol is C3H8O3, and three waters leave.
  const hydrogens = chains + 8 - 6;
  const shorthand = acids.map((acid) => `${acid.carbons}:${acid.bonds}`);
  return {
    text: `A triacylglycerol is formed from glycerol and the unbranched fatty acids ${shorthand[0]}, ${shorthand[1]} and ${shorthand[2]}. What is its molecular formula?`,
    answer: ce(carbons, hydrogens, 6),
    distractors: [
      {
        text: ce(carbons, hydrogens + 6, 9),
        slip: 'forgot-water-loss',
        teaching:
          'The loss of water was left out; three ester bonds form, and one molecule of water is lost for each.',
      },
      {
        text: ce(carbons - 3, hydrogens, 6),
        slip: 'glycerol-forgotten',
        teaching: 'The three carbons of glycerol were left out.',
      },
      {
        text: ce(carbons, hydrogens + 4, 8),
        slip: 'water-count-off',
        teaching: 'One molecule of water was subtracted, but three are lost when three ester bonds form.',
      },
      {
        text: ce(carbons, hydrogens - 2, 5),
        slip: 'water-count-off',
        teaching: 'Four molecules of water were subtracted, but three are lost when three ester bonds form.',
      },
      ...slipsOfBonds(carbons, hydrogens, bonds),
      {
        text: ce(carbons + 3, hydrogens + 6, 6),
        slip: 'carboxyl-carbon-forgotten',
        teaching:
          'A carbon was added to each chain for its carboxyl group; the first number of the shorthand already includes it.',
      },
      {
        text: ce(carbons, hydrogens, 3),
        slip: 'ester-oxygens-missed',
        teaching: 'Each of the three ester groups has two oxygens; only one in each was counted.',
      },
      {
        text: ce(carbons + 3, hydrogens + 6, 3),
        slip: 'ester-oxygens-missed',
        teaching:
          'Two things went wrong: only one of the two oxygens of each ester group was counted, and a carbon was added to each chain for its carboxyl group.',
      },
      {
        text: ce(carbons, hydrogens + 2, 7),
        slip: 'water-count-off',
        teaching: 'Two molecules of water were subtracted, but three are lost when three ester bonds form.',
      },
      {
        text: ce(carbons + 3, hydrogens + 12, 9),
        slip: 'forgot-water-loss',
        teaching:
          'Two things went wrong: a carbon was added to each chain for its carboxyl group, and no water was subtracted for the three ester bonds.',
      },
      {
        text: ce(carbons - 3, hydrogens, 3),
        slip: 'ester-oxygens-missed',
        teaching:
          'Two things went wrong: the three carbons of glycerol were left out, and only one of the two oxygens of each ester group was counted.',
      },
    ],
    explanation: `The fatty acids are ${acids
      .map((acid) => ce(acid.carbons, 2 * acid.carbons - 2 * acid.bonds, 2))
      .join(', ')
      .replace(
        /, (?=[^,]*$)/,
        ' and ',
      )}. Adding glycerol, \\ce{C3H8O3}, and subtracting three \\ce{H2O} gives ${ce(carbons, hydrogens, 6)}.`,
    finding: `Three acids and glycerol less three molecules of water: ${ce(carbons, hydrogens, 6)}.`,
  };
}

/** What comes of counting the hydrogens that double bonds cost, with glycerol and without it. */
function slipsOfBonds(carbons: number, hydrogens: number, bonds: number): Distractor[] {
  if (bonds === 0)
    return [
      {
        text: ce(carbons, hydrogens - 2, 6),
        slip: 'double-bonds-miscounted',
        teaching: 'Two hydrogens were subtracted for a C=C bond, but none of the chains has one.',
      },
      {
        text: ce(carbons - 3, hydrogens - 2, 6),
        slip: 'glycerol-forgotten',
        teaching:
          'Two things went wrong: the carbons of glycerol were left out, and hydrogens were subtracted for a C=C bond although no chain has one.',
      },
    ];
  return [
    {
      text: ce(carbons, hydrogens + 2 * bonds, 6),
      slip: 'double-bond-effect-reversed',
      teaching: 'This formula has no C=C at all; each C=C in the chains means two fewer hydrogens.',
    },
    {
      text: ce(carbons, hydrogens - 2 * bonds, 6),
      slip: 'double-bonds-miscounted',
      teaching: 'Four hydrogens were subtracted for each C=C in the chains; each means two fewer.',
    },
    {
      text: ce(carbons - 3, hydrogens + 2 * bonds, 6),
      slip: 'glycerol-forgotten',
      teaching:
        'Two things went wrong: the carbons of glycerol were left out, and no hydrogens were subtracted for the C=C bonds in the chains.',
    },
    {
      text: ce(carbons - 3, hydrogens - 2 * bonds, 6),
      slip: 'glycerol-forgotten',
      teaching:
        'Two things went wrong: the carbons of glycerol were left out, and four hydrogens instead of two were subtracted for each C=C in the chains.',
    },
  ];
}
