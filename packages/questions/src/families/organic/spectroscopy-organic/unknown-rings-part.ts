import type { PartDraft } from '../../computed-set.ts';
import type { Distractor } from '../../family.ts';
import { bandsInWords } from './infrared-bands.data.ts';
import { atomsOf, type Atoms } from './known-compounds.ts';
import type { UnknownCompound } from './unknown-compounds.data.ts';

const words = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** How many rings and double bonds there are together, and whether a C=O bond is among them. */
export function ringsAndDoubleBonds({ formula, class: group }: UnknownCompound): PartDraft {
  const atoms = atomsOf(formula);
  const { carbon, hydrogen } = atoms;
  const count = countOf(atoms);
  const hasCarbonyl = showsCarbonyl(bandsInWords[group]);
  const most = 2 * carbon + 2;
  const band = hasCarbonyl
    ? 'The strong band between 1700 and 1750 cm^{−1} is that of a C=O bond.'
    : 'There is no strong band between 1650 and 1800 cm^{−1}, and so no C=O bond.';
  return {
    text: 'How many rings and double bonds, counted together, does a molecule of the compound have, and is a C=O bond among them?',
    answer: write(count, hasCarbonyl),
    distractors: wrong(count, hasCarbonyl),
    explanation: `A molecule has ${carbon} C and ${hydrogen} H. Without rings and double bonds ${carbon} carbon atoms hold 2 × ${carbon} + 2 = ${most} hydrogen atoms, with or without oxygen. Each ring or double bond costs two of them: there are \\frac{${most} − ${hydrogen}}{2} = ${count}. ${band}`,
    finding: `Half of the missing hydrogen atoms is ${count}. ${band}`,
  };
}

/** What a formula and the bands lead to, as the options say it. */
export function findingIn(atoms: Atoms, infrared: string): string {
  return write(countOf(atoms), showsCarbonyl(infrared));
}

function countOf({ carbon, hydrogen }: Atoms): number {
  return (2 * carbon + 2 - hydrogen) / 2;
}

function showsCarbonyl(infrared: string): boolean {
  return /strong band near 17\d\d/.test(infrared);
}

function write(count: number, hasCarbonyl: boolean): string {
  if (count === 0) return 'None: only single bonds, and no ring';
  return `${words[count] ?? ''}, with ${hasCarbonyl ? 'a' : 'no'} C=O bond`;
}

function wrong(count: number, hasCarbonyl: boolean): Distractor[] {
  if (count === 0)
    return [
      [1, true],
      [1, false],
      [2, true],
    ].map(([number, isCarbonyl]) => ({
      text: write(Number(number), Boolean(isCarbonyl)),
      slip: 'overgeneralised-rule',
      teaching:
        'The carbon atoms hold as many hydrogen atoms as they can; oxygen does not need a double bond.',
    }));
  return [
    {
      text: write(count, !hasCarbonyl),
      slip: 'band-misassigned',
      teaching: 'Look for a strong band between 1650 and 1800 cm^{−1}: it is there only with a C=O bond.',
    },
    {
      text: write(2 * count, hasCarbonyl),
      slip: 'hydrogens-of-double-bond',
      teaching: 'Each ring or double bond costs two hydrogen atoms, not one.',
    },
    {
      text: write(count - 1, hasCarbonyl),
      slip: 'left-out-a-term',
      teaching: 'Without rings and double bonds *n* carbon atoms hold 2*n* + 2 hydrogen atoms, not 2*n*.',
    },
  ];
}
