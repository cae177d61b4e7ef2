import type { Draft } from '../../family.ts';

/** A metal electrode as the question sets it. */
export interface Electrode {
  metal: string;
  ion: string;
  electrons: number;
  /** V, rounded to the hundredths that questions state. */
  potential: number;
}

/**
 * The half-reaction at one of the electrodes, beside that of the other electrode and both the other way: a square of balanced half-reactions,
 * of which none can be told by its charges.
 * @param listed both electrodes with their potentials, in an order that does not tell the cathode
 */
export function halfReactionAt(
  asked: 'anode' | 'cathode',
  { cathode, anode }: Readonly<Record<'anode' | 'cathode', Electrode>>,
  listed: string,
): Draft {
  const [right, other] = asked === 'anode' ? [anode, cathode] : [cathode, anode];
  const half = ({ ion: wholeIon, metal: wholeMetal, electrons }: Electrode, isOxidized: boolean): string => {
    const [ion, metal] = [wholeIon, wholeMetal].map((one) => one.slice(4, -1));
    const some = `${electrons === 1 ? '' : electrons}e^-`;
    return isOxidized ? `\\ce{${metal} -> ${ion} + ${some}}` : `\\ce{${ion} + ${some} -> ${metal}}`;
  };
  const isOxidation = asked === 'anode';
  const answer = half(right, isOxidation);
  const [found, elsewhere] = isOxidation ? ['lower', 'higher'] : ['higher', 'lower'];
  const ofOther = `${other.metal} has the ${elsewhere} potential, so its electrode is the ${isOxidation ? 'cathode' : 'anode'}`;
  const runs = isOxidation
    ? 'the metal is oxidized and loses electrons'
    : 'the ion is reduced and gains electrons';
  return {
    text: `A galvanic cell has two electrodes under standard conditions: ${listed}. Which half-reaction occurs at its ${asked}?`,
    answer,
    distractors: [
      {
        text: half(other, isOxidation),
        slip: 'mixed-up-anode-and-cathode',
        teaching: `${ofOther}.`,
      },
      {
        text: half(right, !isOxidation),
        slip: isOxidation ? 'oxidation-as-gain' : 'oxidation-for-reduction',
        teaching: `This is the correct electrode, but the reverse reaction occurs there: at the ${asked} ${runs}.`,
      },
      {
        text: half(other, !isOxidation),
        slip: 'mixed-up-anode-and-cathode',
        teaching: `This ${isOxidation ? 'reduction occurs at the cathode' : 'oxidation occurs at the anode'}, the other electrode of this cell.`,
      },
    ],
    explanation: `The electrode with the ${found} potential, ${right.metal}, is the ${asked}. There ${runs}: ${answer}.`,
    finding: `The ${found} standard potential belongs to ${right.metal}, which is the ${asked}.`,
  };
}
