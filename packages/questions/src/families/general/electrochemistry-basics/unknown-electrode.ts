import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { optionsApart } from '../../options/options-apart.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { isPercentApart } from '../../options/wrong-numbers.ts';
import { given, pair, volts } from './electrode-texts.ts';
import type { Electrode } from './half-reaction-at-electrode.ts';

/** The share of the negative potentials that is skipped. */
const skipped = 0.6;
/** Between these potentials in V lie the metals that do not react with water, and what could be one of them. */
const believable = [-2, 2] as const;

interface Cell {
  cathode: Electrode;
  anode: Electrode;
}

/**
 * An electrode whose potential is found from a cell with one of two that are known.
 * @param bystander the known electrode that is not part of the cell
 */
export function unknownElectrode(
  random: Random,
  { cathode, anode }: Cell,
  bystander: Electrode,
): Draft | null {
  const asksCathode = random.next() < 0.5;
  const cell = cathode.potential - anode.potential;
  const [asked, known] = asksCathode ? [cathode, anode] : [anode, cathode];
  const [role, other] = asksCathode ? ['cathode', 'anode'] : ['anode', 'cathode'];
  // Most potentials are negative: some of them are not asked for.
  if (asked.potential < 0 && random.next() < skipped) return null;
  const instead = `Two things went wrong: the potential of ${pair(bystander)} was used instead of that of ${pair(known)}, and`;
  const slips = [
    ...slipsWith(known.potential, cell, asksCathode).map(({ value, slip, deed, rest }) => ({
      value,
      slip,
      teaching: `${deed.slice(0, 1).toUpperCase()}${deed.slice(1)}; ${rest}.`,
    })),
    {
      value: asksCathode ? bystander.potential + cell : bystander.potential - cell,
      slip: 'other-pair-of-potentials',
      teaching: `The potential of ${pair(bystander)} was used; the electrode in this cell is ${pair(known)}.`,
    },
    // What is no difference or sum of two potentials that are given would be ruled out at a glance.
    ...slipsWith(bystander.potential, cell, asksCathode)
      .filter(({ value }) => value !== -bystander.potential - cell)
      .map(({ value, deed }) => ({
        value,
        slip: 'other-pair-of-potentials',
        teaching: `${instead} ${deed}.`,
      })),
  ];
  const options = optionsApart(asked.potential, volts, slips, isPercentApart(5), {
    isAlone: true,
    within: believable,
  });
  const working = asksCathode
    ? `${volts(cell)} + (${volts(known.potential)})`
    : `${volts(known.potential)} − (${volts(cell)})`;
  const both = [given(known), given(bystander)].toSorted((one, two) => (one < two ? -1 : 1));
  return (
    options && {
      text: `Two electrodes have known standard potentials: ${both.join(' and ')}. A galvanic cell with ${pair(known)} as the ${other} and a third electrode as the ${role} has a standard potential of ${volts(cell)}. What is the standard reduction potential of the third electrode?`,
      ...options,
      explanation: `*E*°(cell) = *E*°(cathode) − *E*°(anode), so *E*°(${role}) = ${working} = ${options.answer}.`,
      finding: `Solved for the other electrode: ${options.answer}.`,
    }
  );
}

/** What becomes of a known potential in the wrong equations, and what is to be done instead. */
function slipsWith(
  known: number,
  cell: number,
  asksCathode: boolean,
): (Pick<SlippedValue, 'value' | 'slip'> & { deed: string; rest: string })[] {
  return [
    {
      value: asksCathode ? cell - known : -known - cell,
      slip: 'wrong-sign',
      deed: asksCathode
        ? 'the potential of the anode was subtracted from that of the cell'
        : 'the sign of the potential of the cathode was reversed',
      rest: asksCathode ? 'it must be added' : 'the cell potential must be subtracted from it as it is',
    },
    {
      value: asksCathode ? -known - cell : cell - known,
      slip: 'wrong-sign',
      deed: 'the sign of the result was reversed, as for an oxidation',
      rest: 'the potential asked for is a reduction potential',
    },
    {
      value: asksCathode ? known - cell : known + cell,
      slip: 'mixed-up-anode-and-cathode',
      deed: `the known electrode was treated as the ${asksCathode ? 'cathode' : 'anode'}`,
      rest: `it is the ${asksCathode ? 'anode' : 'cathode'}, so the other electrode has the ${asksCathode ? 'higher' : 'lower'} potential`,
    },
  ];
}
