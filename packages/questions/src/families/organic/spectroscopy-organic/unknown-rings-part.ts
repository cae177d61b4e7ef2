import type { PartDraft } from '../../computed-set.ts';
import { bandsInWords } from './infrared-bands.data.ts';
import { atomsOf, type Atoms, type KnownCompound } from './known-compounds.ts';

/** What formula and infrared spectrum say of rings and double bonds: their number, and whether one is a C=O bond. */
const findings = {
  carbonyl: { text: 'Exactly one, which is a C=O bond', count: 1, hasCarbonyl: true },
  other: { text: 'Exactly one, which is not a C=O bond', count: 1, hasCarbonyl: false },
  none: { text: 'None at all, but single bonds in an open chain', count: 0, hasCarbonyl: false },
  two: { text: 'Exactly two, one of which is a C=O bond', count: 2, hasCarbonyl: true },
} as const;

type Finding = keyof typeof findings;

const all = ['carbonyl', 'other', 'none', 'two'] as const;

/** How many rings and double bonds there are, and of what kind. */
export function ringsAndDoubleBonds({ formula, class: group }: KnownCompound): PartDraft {
  const atoms = atomsOf(formula);
  const { carbon, hydrogen } = atoms;
  const key = findingOf(atoms, bandsInWords[group]);
  const { count, hasCarbonyl } = findings[key];
  const most = 2 * carbon + 2;
  const band = hasCarbonyl
    ? 'The strong band near 1700 cm^{−1} is that of a C=O bond.'
    : 'There is no strong band near 1700 cm^{−1}, and so no C=O bond.';
  return {
    text: 'What do the molecular formula and the infrared spectrum together say about rings and double bonds in a molecule of the compound?',
    answer: findings[key].text,
    distractors: all
      .filter((other) => other !== key)
      .map((other) => ({ text: findings[other].text, ...slipFor(other, count) })),
    explanation: `A molecule has ${carbon} C and ${hydrogen} H. Without rings and double bonds ${carbon} carbon atoms hold 2 × ${carbon} + 2 = ${most} hydrogen atoms, with or without oxygen. Each ring or double bond costs two of them: there are \\frac{${most} − ${hydrogen}}{2} = ${count}. ${band}`,
    finding: `Half of the missing hydrogen atoms is ${count}. ${band}`,
  };
}

/** The finding that a formula and the bands lead to. */
export function findingIn(atoms: Atoms, infrared: string): string {
  return findings[findingOf(atoms, infrared)].text;
}

function findingOf({ carbon, hydrogen }: Atoms, infrared: string): Finding {
  const count = (2 * carbon + 2 - hydrogen) / 2;
  const hasCarbonyl = /strong band near 17\d\d/.test(infrared);
  const found = all.find((one) => findings[one].count === count && findings[one].hasCarbonyl === hasCarbonyl);
  if (found === undefined) throw new Error(`No finding for ${carbon} C and ${hydrogen} H`);
  return found;
}

function slipFor(other: Finding, count: number): { slip: string; teaching: string } {
  if (findings[other].count === count)
    return {
      slip: 'band-misassigned',
      teaching: 'Look for a strong band between 1650 and 1800 cm^{−1}: it is there only with a C=O bond.',
    };
  if (count === 0)
    return {
      slip: 'overgeneralised-rule',
      teaching:
        'The carbon atoms hold as many hydrogen atoms as they can; oxygen does not need a double bond.',
    };
  return other === 'none'
    ? {
        slip: 'left-out-a-term',
        teaching: 'Without rings and double bonds *n* carbon atoms hold 2*n* + 2 hydrogen atoms, not 2*n*.',
      }
    : {
        slip: 'hydrogens-of-double-bond',
        teaching: 'Each ring or double bond costs two hydrogen atoms, not one.',
      };
}
