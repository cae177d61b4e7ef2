import type { Random } from '../../../random.ts';
import type { Distractor } from '../../family.ts';
import type { Atoms } from './known-compounds.ts';
import { twoSlips } from '../../notes/two-slips.ts';

/** A finding on rings and double bonds: how many there are, and whether a C=O bond is among them. */
export interface Finding {
  count: number;
  hasCarbonyl: boolean;
}

const words = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** A finding as the options say it, in the same words whatever was found. */
export function writeFinding({ count, hasCarbonyl }: Finding): string {
  return `${words[count] ?? ''}, with ${hasCarbonyl ? 'a' : 'no'} C=O bond`;
}

/**
 * The right count with the wrong bond, and another count with both: no half of the key stands out among them. Where there are none,
 * there is no C=O bond either: beside it stand one, with both, and two, also where one is right.
 */
export function wrongFindings(random: Random, atoms: Atoms, finding: Finding): Distractor[] {
  const { count, hasCarbonyl } = finding;
  const off = countsOff(atoms, finding);
  if (count === 0) {
    const [one, two] = off.map((slip) => withBothBonds(slip, hasCarbonyl));
    return [...always(one ?? []), random.pick(two ?? [])];
  }
  const otherBond = {
    text: writeFinding({ count, hasCarbonyl: !hasCarbonyl }),
    slip: 'band-misassigned',
    teaching: bandTeaching(hasCarbonyl),
  };
  const counted = off.filter(({ wrong }) => wrong > 0);
  const none = off.find(({ wrong }) => wrong === 0);
  const another = withBothBonds(random.pick(counted), hasCarbonyl);
  // As often as is needed for none not to be right whenever it is offered.
  if (none === undefined || random.integer(1, 3) === 1) return [otherBond, ...another];
  return [...always([otherBond, withoutBond(none)]), random.pick(another)];
}

interface CountOff {
  wrong: number;
  slip: string;
  teaching: string;
}

/** Counts that are off, as students find them; one and two where there are none. */
function countsOff({ carbon, hydrogen, oxygen }: Atoms, { count, hasCarbonyl }: Finding): CountOff[] {
  if (count === 0)
    return [1, 2].map((wrong) => ({
      wrong,
      slip: 'overgeneralised-rule',
      teaching:
        'The carbon atoms already hold as many hydrogen atoms as they can; oxygen does not need a double bond.',
    }));
  const most = 2 * carbon + 2;
  return [
    {
      wrong: 2 * count,
      slip: 'forgot-to-halve-hydrogens',
      teaching: `The molecule has ${most - hydrogen} hydrogen atoms fewer than it could hold; each ring or double bond accounts for two of them, not one.`,
    },
    {
      wrong: count - 1,
      slip: 'saturated-formula-wrong',
      teaching: `Without rings or double bonds, ${carbon} carbon atoms can hold ${most} hydrogen atoms, not ${2 * carbon}.`,
    },
    ...(count % 2 === 0
      ? [
          {
            wrong: count / 2,
            slip: 'needless-half',
            teaching: `The molecule has ${most - hydrogen} hydrogen atoms fewer than it could hold; this number is halved once, not twice.`,
          },
        ]
      : []),
    hasCarbonyl
      ? {
          wrong: count + 1,
          slip: 'needless-factor-two',
          teaching:
            'The missing hydrogen atoms already account for the C=O bond; it must not be added again.',
        }
      : {
          wrong: count + oxygen,
          slip: 'oxygen-counted-in-unsaturation',
          teaching:
            'Each oxygen atom was counted as a ring or double bond; oxygen atoms do not change how many hydrogen atoms the carbon atoms can hold.',
        },
  ];
}

function bandTeaching(hasCarbonyl: boolean): string {
  return hasCarbonyl
    ? 'The strong band between 1650 and 1800 cm^{−1} was overlooked; it shows a C=O bond.'
    : 'A C=O bond would show a strong band between 1650 and 1800 cm^{−1}, which is missing here.';
}

/** A count that is off, with the right bond and with the wrong one. */
function withBothBonds({ wrong, slip, teaching }: CountOff, hasCarbonyl: boolean): Distractor[] {
  return [
    { text: writeFinding({ count: wrong, hasCarbonyl }), slip, teaching },
    {
      text: writeFinding({ count: wrong, hasCarbonyl: !hasCarbonyl }),
      slip,
      teaching: twoSlips(teaching, bandTeaching(hasCarbonyl)),
    },
  ];
}

function withoutBond({ wrong, slip, teaching }: CountOff): Distractor {
  return { text: writeFinding({ count: wrong, hasCarbonyl: false }), slip, teaching };
}

function always(distractors: readonly Distractor[]): Distractor[] {
  return distractors.map((distractor) => ({ ...distractor, isDecisive: true }));
}
