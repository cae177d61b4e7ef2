import type { Draft } from '../../../family.ts';
import { quantityOptions } from '../../../options/quantity-options.ts';
import type { SlippedValue } from '../../../options/slipped-value.ts';
import { drawn } from '../../../texts/drawn.ts';
import { hydrogenSets, setsOfHydrogens, type HydrogenSet } from './hydrogen-sets.ts';
import { inSeries } from '../../../texts/in-series.ts';

/** How many hydrogens the largest set of equivalent ones has. */
export function largestSet(smiles: string, name: string): Draft | null {
  const sets = setsOfHydrogens(smiles).toSorted((one, other) => other.hydrogens - one.hydrogens);
  const [largest] = sets;
  if (largest === undefined || sets.length === 1) return null;
  const options = quantityOptions(largest.hydrogens, String, slipsOf(largest, sets));
  return (
    options && {
      text: `How many hydrogens are in the largest set of chemically equivalent hydrogens of ${name}? ${drawn(smiles, name)}`,
      ...options,
      explanation: `Hydrogens on the same carbon (or on carbons that are interchanged by symmetry) are equivalent here. The sets are ${inSeries(hydrogenSets(smiles))}: the largest has ${largest.hydrogens}.`,
      finding: `The symmetry classes of the atoms that bear hydrogen were counted on the structure: the largest has ${largest.hydrogens} hydrogens.`,
    }
  );
}

function slipsOf(largest: HydrogenSet, sets: readonly HydrogenSet[]): SlippedValue[] {
  const sum = (of: readonly HydrogenSet[]): number =>
    of.reduce((total, { hydrogens }) => total + hydrogens, 0);
  const all = sum(sets);
  const smaller = [...new Set(sets.map(({ hydrogens }) => hydrogens))].slice(1);
  const ofKind = (group: string): number => {
    const alike = sets.filter((set) => set.group === group);
    return alike.length > 1 ? sum(alike) : Number.NaN;
  };
  return [
    {
      value: largest.inOneGroup,
      slip: 'symmetry-overlooked',
      teaching: `Only one ${largest.group} group was counted; by symmetry, the hydrogens of other such groups are equivalent to those of this one.`,
    },
    {
      value: sets.length,
      slip: 'signals-for-hydrogens',
      teaching:
        'This is the number of sets; the question asks for the number of hydrogens in the largest one.',
    },
    ...['CH_{3}', 'CH_{2}', 'CH'].map((group) => ({
      value: ofKind(group),
      slip: 'neighbors-overlooked',
      teaching: `The hydrogens of all ${group} groups were treated as one set; groups with different neighbors form separate sets.`,
    })),
    ...smaller.map((value) => ({
      value,
      slip: 'signal-misassigned',
      teaching: `A set of ${value} H was taken as the largest; there is a larger one.`,
    })),
    {
      value: largest.hydrogens / largest.inOneGroup,
      slip: 'wrong-thing-counted',
      teaching: `The ${largest.group} groups of the set were counted; each has ${largest.inOneGroup} hydrogens.`,
    },
    {
      value: all,
      slip: 'all-hydrogens-counted',
      teaching: `All ${all} hydrogens of the molecule were counted; they fall into ${sets.length} sets.`,
    },
    {
      value: all - largest.hydrogens,
      slip: 'rest-for-part',
      teaching: 'This is the number of hydrogens outside the largest set.',
    },
  ].filter(({ value }) => value > 0 && value !== largest.hydrogens);
}
