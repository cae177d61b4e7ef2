import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { ofThree } from '../../options/three-potentials.ts';
import { bracketed } from '../../texts/bracketed.ts';
import { inSeries } from '../../texts/in-series.ts';
import { couples, drawCell, ion, volts, type Couple } from './half-cells.ts';

/** The standard potential of a cell of two half-cells of three, which have to be found first. */
export function standardPotential(random: Random): Draft | null {
  const [one, other] = drawCell(random);
  const third = random.pick(couples);
  const named = (couple: Couple): Couple & { name: string } => ({
    ...couple,
    name: `\\ce{${ion(couple)}}/\\ce{${couple.metal}}`,
  });
  const { potentials, asked, upper, lower, key, slips } = ofThree(random, [
    named(one),
    named(other),
    named(third),
  ]);
  const [low, middle, high] = potentials.map(({ potential }) => potential);
  if (low === undefined || middle === undefined || high === undefined) return null;
  if (middle - low < 0.15 || high - middle < 0.15) return null;
  const options = quantityOptions(key, volts, slips);
  const cell = {
    whole: 'What is the highest standard potential of a galvanic cell that can be built from two of them?',
    lower: `What is the standard potential of a galvanic cell built from two of them in which ${upper.name} is the cathode?`,
    upper: `What is the standard potential of a galvanic cell built from two of them in which ${lower.name} is the anode?`,
  }[asked];
  const found = {
    whole: `The potentials of ${upper.name} and ${lower.name} are the furthest apart.`,
    lower: `The anode has a lower potential than the cathode, ${upper.name}, so it is ${lower.name}.`,
    upper: `The cathode has a higher potential than the anode, ${lower.name}, so it is ${upper.name}.`,
  }[asked];
  return (
    options && {
      text: `Three half-cells are available: ${inSeries(random.shuffle([one, other, third]).map(described))}. ${cell}`,
      ...options,
      explanation: `${found} *E*°_{cell} = *E*°(cathode) − *E*°(anode) = ${volts(upper.potential)} − ${bracketed(volts(lower.potential))} = ${options.answer}.`,
      finding: `The difference of the two standard potentials is ${options.answer}.`,
    }
  );
}

function described(couple: Couple): string {
  return `\\ce{${ion(couple)}}/\\ce{${couple.metal}} (*E*° = ${volts(couple.potential)})`;
}
