import type { Random } from '../../../../random.ts';
import type { Draft } from '../../../family.ts';
import { addends, formulaOf, lightest, massOf, type Counts } from './mass-numbers.ts';

interface Loss {
  lost: string;
  mass: number;
}

const losses: readonly Loss[] = [
  { lost: 'a methyl radical', mass: 15 },
  { lost: 'a molecule of water', mass: 18 },
  { lost: 'an ethyl radical', mass: 29 },
  { lost: 'a methoxy radical', mass: 31 },
  { lost: 'a molecule of ethene', mass: 28 },
  { lost: 'an ethoxy radical', mass: 45 },
];

/** The mass number of a fragment, from the formula of a compound and what its molecular ion loses. */
export function fragmentOfIon(random: Random): Draft | null {
  const carbon = random.integer(4, 9);
  const oxygen = random.integer(1, 2);
  const counts: Counts = {
    C: carbon,
    H: 2 * carbon + 2 - 2 * random.integer(0, 1),
    Br: 0,
    Cl: 0,
    N: 0,
    O: oxygen,
  };
  const molecular = massOf(counts, lightest);
  const { lost, mass } = random.pick(losses);
  const key = molecular - mass;
  const others = losses.filter((loss) => Math.abs(loss.mass - mass) > 5);
  const confused = random.pick(others);
  return {
    text: `The molecular ion of a compound with the formula ${formulaOf(counts)} loses ${lost}. At what *m*/*z* does the charged fragment appear? (Isotopes: ^{12}C, ^{1}H, ^{16}O)`,
    answer: String(key),
    distractors: [
      {
        text: String(mass),
        slip: 'lost-mass-for-fragment',
        teaching: `This is the mass of the part that is lost; the neutral part is not detected, but the charged fragment is.`,
      },
      {
        text: String(molecular),
        slip: 'one-step-short',
        teaching: 'This is the molecular ion itself; the mass of the lost part must still be subtracted.',
      },
      {
        text: String(molecular - confused.mass),
        slip: 'fragment-mass-confused',
        teaching: `Here ${confused.mass} units were subtracted, the mass of ${confused.lost}; ${lost} has a mass of ${mass}.`,
      },
      {
        text: String(molecular + mass),
        slip: 'wrong-sign',
        teaching: 'The mass of the lost part is subtracted from that of the molecular ion, not added to it.',
      },
      ...others
        .filter((loss) => loss !== confused)
        .map((loss) => ({
          text: String(molecular - loss.mass),
          slip: 'fragment-mass-confused',
          teaching: `Here ${loss.mass} units were subtracted, the mass of ${loss.lost}; ${lost} has a mass of ${mass}.`,
        })),
      {
        text: String(key - counts.H),
        slip: 'hydrogen-miscounted',
        teaching: `The ${counts.H} hydrogens were left out of the molecular ion; each of them adds one unit.`,
      },
      {
        text: String(key - 16),
        slip: 'atom-left-out',
        teaching: 'An oxygen atom, with 16 units, was left out of the molecular ion.',
      },
      {
        text: String(key + 16),
        slip: 'formula-atoms-miscounted',
        teaching: 'An oxygen atom, with 16 units, was counted twice in the molecular ion.',
      },
      ...[12, -12].map((off) => ({
        text: String(key + off),
        slip: 'carbons-miscounted',
        teaching: `A carbon atom, with 12 units, was ${off > 0 ? 'counted twice in' : 'left out of'} the molecular ion.`,
      })),
      {
        text: String(key + counts.H),
        slip: 'hydrogen-miscounted',
        teaching: `The ${counts.H} hydrogens were counted with two units each; ^{1}H has one.`,
      },
    ],
    explanation: `The mass of the molecular ion is ${addends(counts, lightest)} = ${molecular}. Loss of ${lost} (${mass}) leaves ${molecular} − ${mass} = ${key}.`,
    finding: `Molecular mass number ${molecular} minus ${mass} gives ${key}.`,
  };
}
