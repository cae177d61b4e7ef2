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
 * The half-reaction at one of the electrodes, beside those that run elsewhere, the other way, or with electrons on the wrong side.
 * @param listed both electrodes with their potentials, in an order that does not tell the cathode
 */
export function halfReactionAt(
  asked: 'anode' | 'cathode',
  { cathode, anode }: Readonly<Record<'anode' | 'cathode', Electrode>>,
  listed: string,
): Draft {
  const [right, other] = asked === 'anode' ? [anode, cathode] : [cathode, anode];
  const half = ({ ion, metal, electrons }: Electrode, isFromMetal: boolean, areReleased: boolean): string => {
    const [from, to] = isFromMetal ? [metal, ion] : [ion, metal];
    const some = `${electrons === 1 ? '' : electrons}e^-`;
    const [left, made] = [from, to].map((one) => one.slice(4, -1));
    return `\\ce{${left}${areReleased ? '' : ` + ${some}`} -> ${made}${areReleased ? ` + ${some}` : ''}}`;
  };
  const isOxidation = asked === 'anode';
  const answer = half(right, isOxidation, isOxidation);
  const [found, elsewhere] = isOxidation ? ['lower', 'higher'] : ['higher', 'lower'];
  const ofOther = `${other.metal} has the ${elsewhere} potential, so that its electrode is the ${isOxidation ? 'cathode' : 'anode'}`;
  const runs = isOxidation
    ? 'the metal is oxidized and releases electrons'
    : 'the ion is reduced and takes up electrons';
  const unbalanced =
    'The charges differ on the two sides: an ion takes up electrons to become metal, and metal releases them to become ions.';
  return {
    text: `A galvanic cell has two electrodes under standard conditions: ${listed}. Which half-reaction runs at its ${asked}?`,
    answer,
    distractors: [
      {
        text: half(other, isOxidation, isOxidation),
        slip: 'mixed-up-anode-and-cathode',
        teaching: `${ofOther}.`,
      },
      {
        text: half(right, !isOxidation, !isOxidation),
        slip: isOxidation ? 'oxidation-as-gain' : 'oxidation-for-reduction',
        teaching: `This is the right electrode, but it runs the other way there: at the ${asked} ${runs}.`,
      },
      {
        text: half(other, !isOxidation, !isOxidation),
        slip: 'mixed-up-anode-and-cathode',
        teaching: `This ${isOxidation ? 'reduction runs at the cathode' : 'oxidation runs at the anode'}, the other electrode of this cell.`,
      },
      ...[right, other].flatMap((electrode) =>
        [true, false].map((isFromMetal) => ({
          text: half(electrode, isFromMetal, !isFromMetal),
          slip: electrode === right ? 'electrons-on-wrong-side' : 'mixed-up-anode-and-cathode',
          teaching:
            electrode === right
              ? unbalanced
              : `Two slips at once: ${ofOther}, and the electrons are on the wrong side.`,
        })),
      ),
    ],
    explanation: `The electrode with the ${found} potential, ${right.metal}, is the ${asked}. There ${runs}: ${answer}.`,
    finding: `The ${found} standard potential belongs to ${right.metal}, which is the ${asked}.`,
  };
}
