import { reductionPotentials } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { potentialDifferenceSlips } from '../../options/potential-difference-slips.ts';
import { ofThree } from '../../options/three-potentials.ts';
import { given, pair, volts } from './electrode-texts.ts';
import { halfReactionAt, type Electrode } from './half-reaction-at-electrode.ts';
import { unknownElectrode } from './unknown-electrode.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';

/** Metal electrodes with the ion of their usual charge. */
const electrodes: readonly Electrode[] = reductionPotentials.flatMap(({ halfReaction, potential }) => {
  const match = /^([A-Z][a-z]?)\^(\d?)\+ \+ (\d?)e\^- -> ([A-Z][a-z]?)\(s\)$/.exec(halfReaction);
  if (match === null || halfReaction.startsWith('Fe^3') || halfReaction.startsWith('Cu^+')) return [];
  const [, symbol = '', charge = '', electrons = ''] = match;
  return [
    {
      metal: `\\ce{${symbol}}`,
      ion: `\\ce{${symbol}^{${charge}+}}`,
      electrons: Number(electrons || 1),
      potential: Math.round(potential * 100) / 100,
    },
  ];
});
/** Metals that do not react quickly with water. */
const stable = electrodes.filter(({ potential }) => potential > -1.8);
/** How many potentials a question of the beginner level gives; of three, two have to be chosen first. */
const potentialsGiven = [3, 2, 3, 3] as const;
/** The standard potential of a galvanic cell, which electrode is the anode, and an unknown electrode. */
export const standardCellPotentials: Family = {
  id: 'standard-cell-potentials',
  name: 'Standard cell potentials',
  subject: 'general',
  topics: ['electrochemistry-basics', 'redox'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['standard-cell-potential'],
    intermediate: ['galvanic-cell'],
    advanced: ['standard-cell-potential'],
  },
  uses: ['standard-electrode-potential', 'half-equations'],
  reference: 'OpenStax Chemistry 2e, section 17.3',
  draft(random, difficulty) {
    const [first, second, third] = random.shuffle(stable);
    if (first === undefined || second === undefined) return null;
    const [cathode, anode] = first.potential > second.potential ? [first, second] : [second, first];
    if (cathode.potential - anode.potential < 0.15 || Math.abs(anode.potential) < 0.1) return null;
    switch (difficulty) {
      case 'beginner':
        return random.pick(potentialsGiven) === 2 || third === undefined
          ? potentialOfCell(cathode, anode)
          : potentialOfThree(random, [cathode, anode, third]);
      case 'intermediate':
        return halfReactionAt(random.pick(['anode', 'cathode']), { cathode, anode }, listed(cathode, anode));
      case 'advanced':
        return third === undefined ? null : unknownElectrode(random, { cathode, anode }, third);
    }
  },
};

function potentialOfCell(cathode: Electrode, anode: Electrode): Draft | null {
  const right = cathode.potential - anode.potential;
  const slips = [
    ...potentialDifferenceSlips({
      high: cathode.potential,
      low: anode.potential,
      upper: 'cathode',
      lower: 'anode',
    }),
    {
      value: cathode.electrons * cathode.potential - anode.electrons * anode.potential,
      slip: 'scaled-potential',
      isBeforeLastStep: true,
      teaching:
        'Each potential was multiplied by the number of electrons in its half-reaction; potentials do not depend on this number.',
    },
    {
      value: cathode.potential * 2 - anode.potential * 2,
      slip: 'scaled-potential',
      isBeforeLastStep: true,
      teaching:
        'The difference was doubled, as if for two electrons; potentials do not depend on how many are transferred.',
    },
  ];
  if (holdReciprocal(slips, right)) return null;
  const options = quantityOptions(right, volts, slips);
  return (
    options && {
      text: `A galvanic cell has two electrodes: ${listed(cathode, anode)}. What is the standard potential of the cell?`,
      ...options,
      explanation: `The electrode with the higher potential is the cathode. *E*° = ${volts(cathode.potential)} − (${volts(anode.potential)}) = ${options.answer}.`,
      finding: `Cathode minus anode: ${options.answer}.`,
    }
  );
}

/** Whether a slip happens to come to the reciprocal of the key: reciprocals, which nobody takes of potentials, would then be offered. */
function holdReciprocal(slips: readonly SlippedValue[], key: number): boolean {
  return slips.some(({ value }) => Math.abs(value * key - 1) < 1e-9);
}

/** The cell of two electrodes of three, which have to be found first. */
function potentialOfThree(
  random: Random,
  electrodesGiven: readonly [Electrode, Electrode, Electrode],
): Draft | null {
  const [one, other, third] = electrodesGiven;
  const named = (electrode: Electrode): Electrode & { name: string } => ({
    ...electrode,
    name: pair(electrode),
  });
  const { potentials, asked, upper, lower, key, slips } = ofThree(random, [
    named(one),
    named(other),
    named(third),
  ]);
  const [low, middle, high] = potentials.map(({ potential }) => potential);
  if (low === undefined || middle === undefined || high === undefined) return null;
  if (middle - low < 0.15 || high - middle < 0.15) return null;
  if (holdReciprocal(slips, key)) return null;
  const options = quantityOptions(key, volts, slips);
  const cell = {
    whole: 'What is the highest standard potential of any galvanic cell made from two of them?',
    lower: `What is the standard potential of a galvanic cell made from two of them that has ${upper.name} as its cathode?`,
    upper: `What is the standard potential of a galvanic cell made from two of them that has ${lower.name} as its anode?`,
  }[asked];
  const found = {
    whole: `The two with the greatest difference in potential are ${upper.name} and ${lower.name}.`,
    lower: `The anode has a lower potential than the cathode, ${upper.name}, so it is ${lower.name}.`,
    upper: `The cathode has a higher potential than the anode, ${lower.name}, so it is ${upper.name}.`,
  }[asked];
  return (
    options && {
      text: `Three electrodes are available: ${listed(one, other, third)}. ${cell}`,
      ...options,
      explanation: `${found} *E*° = ${volts(upper.potential)} − (${volts(lower.potential)}) = ${options.answer}.`,
      finding: `Cathode ${upper.name} minus anode ${lower.name}: ${options.answer}.`,
    }
  );
}

/** Both electrodes, in an order that does not give the cathode away. */
function listed(...pairOfElectrodes: readonly Electrode[]): string {
  const all = pairOfElectrodes.map(given).toSorted((one, other) => (one < other ? -1 : 1));
  return `${all.slice(0, -1).join(', ')}${all.length > 2 ? ',' : ''} and ${all.at(-1) ?? ''}`;
}
