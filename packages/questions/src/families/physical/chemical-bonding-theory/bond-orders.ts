import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { bondOrderFromCounts } from './bond-order-from-counts.ts';
import { bondOrderText } from './bond-order-slips.ts';
import { diatomics } from './diatomic-diagram.ts';

interface Species {
  formula: string;
  electrons: number;
}

/** Homonuclear diatomics of the second period with their valence electrons, neutral and ionic. */
const species: readonly Species[] = [
  { formula: 'B2', electrons: 6 },
  { formula: 'C2', electrons: 8 },
  { formula: 'C2^-', electrons: 9 },
  { formula: 'C2^2-', electrons: 10 },
  { formula: 'N2^+', electrons: 9 },
  { formula: 'N2', electrons: 10 },
  { formula: 'N2^-', electrons: 11 },
  { formula: 'O2^+', electrons: 11 },
  { formula: 'O2', electrons: 12 },
  { formula: 'O2^-', electrons: 13 },
  { formula: 'O2^2-', electrons: 14 },
  { formula: 'F2^+', electrons: 13 },
  { formula: 'F2', electrons: 14 },
];

/** These, and such of two elements whose levels a first course fills in the same order. */
const allSpecies = [...species, ...diatomics.filter((one) => one.hasTwoElements && one.electrons < 12)];

type Magnets = Record<'others' | 'four', readonly Species[]> & { best: Species };

/** Molecular orbitals of diatomics: bond orders, their comparison, magnetism. */
export const bondOrders: Family = {
  id: 'bond-orders',
  name: 'Bond orders from molecular orbitals',
  subject: 'physical',
  topics: ['chemical-bonding-theory'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['bond-order-from-molecular-orbitals'],
    intermediate: ['bond-order-from-molecular-orbitals'],
    advanced: ['bond-order-from-molecular-orbitals'],
  },
  uses: ['molecular-orbital-theory'],
  reference: 'OpenStax Chemistry 2e, section 8.4',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return bondOrderFromCounts(random);
      case 'intermediate':
        return greatestBondOrder(random);
      case 'advanced':
        return magnetism(random);
    }
  },
};

function greatestBondOrder(random: Random): Draft | null {
  const four = random.shuffle(species).slice(0, 4);
  const asksGreatest = random.next() < 0.5;
  const sorted = four.toSorted((one, other) =>
    asksGreatest ? bondOrder(other) - bondOrder(one) : bondOrder(one) - bondOrder(other),
  );
  const [best, ...others] = sorted;
  const second = others[0];
  if (best === undefined || second === undefined || bondOrder(best) === bondOrder(second)) return null;
  const listed = series(four.map(formula));
  return {
    text: `Consider the filling of the molecular orbitals of ${listed}. Which of these species has the ${asksGreatest ? 'greatest' : 'smallest'} bond order?`,
    answer: `\\ce{${best.formula}}`,
    distractors: others.map((one) => ({
      text: `\\ce{${one.formula}}`,
      slip: one.electrons > best.electrons === asksGreatest ? 'ignored-antibonding' : 'electrons-miscounted',
      teaching: `\\ce{${one.formula}} has ${one.electrons} valence electrons, ${bonding(one)} bonding and ${one.electrons - bonding(one)} antibonding: bond order ${bondOrderText(bondOrder(one))}, ${asksGreatest ? 'smaller' : 'larger'} than that of \\ce{${best.formula}}.`,
    })),
    explanation: `${four.map((one) => `\\ce{${one.formula}}: \\frac{${bonding(one)} − ${one.electrons - bonding(one)}}{2} = ${bondOrderText(bondOrder(one))}`).join('; ')}. The ${asksGreatest ? 'greatest' : 'smallest'} bond order is that of \\ce{${best.formula}}.`,
    finding: `Filling the orbitals gives \\ce{${best.formula}} the bond order ${bondOrderText(bondOrder(best))}, the ${asksGreatest ? 'greatest' : 'smallest'} of the four.`,
  };
}

function magnetism(random: Random): Draft | null {
  const asksDiamagnetic = random.next() < 0.6;
  const alike = amongMagnets(random, species, asksDiamagnetic);
  if (alike === null) return null;
  // Of two elements there are neutral species with an odd number of electrons, and ions with an even one.
  const drawn = random.next() < 0.4 ? alike : amongMagnets(random, allSpecies, asksDiamagnetic);
  if (drawn === null) return null;
  const { best, others, four } = drawn;
  const word = asksDiamagnetic ? 'diamagnetic' : 'paramagnetic';
  return {
    text: `According to molecular orbital theory, which of ${series(four.map(formula))} is ${word} in its ground state?`,
    answer: formula(best),
    distractors: others.map((one) => ({
      text: formula(one),
      slip: one.electrons % 2 === 0 ? 'ignored-hund' : 'unpaired-electrons-miscounted',
      teaching: `${formula(one)} has ${one.electrons} valence electrons and ${pairing(one)}, so it is ${asksDiamagnetic ? 'paramagnetic' : 'diamagnetic'}.`,
    })),
    explanation: `${four.map((one) => `${formula(one)} (${one.electrons} valence electrons): ${pairing(one)}`).join('; ')}. A species with unpaired electrons is paramagnetic, so ${formula(best)} is the ${word} one.`,
    finding: `Filling the orbitals leaves ${unpaired(best)} unpaired electrons in ${formula(best)}, which makes it the only ${word} one.`,
  };
}

/** One species that is diamagnetic, or is not, and three that are the other; `null` where no count of electrons misleads. */
function amongMagnets(random: Random, pool: readonly Species[], isBestDiamagnetic: boolean): Magnets | null {
  const mixed = random.shuffle(pool);
  const best = mixed.find((one) => isDiamagnetic(one) === isBestDiamagnetic);
  const others = mixed.filter((one) => isDiamagnetic(one) !== isBestDiamagnetic).slice(0, 3);
  // Even numbers of electrons that are not all paired are what the question is about.
  const isMisleading = (one?: Species): boolean =>
    one !== undefined && one.electrons % 2 === 0 && unpaired(one) > 0;
  if (best === undefined || ![best, ...others].some(isMisleading)) return null;
  return { best, others, four: random.shuffle([best, ...others]) };
}

function pairing(one: Species): string {
  const count = unpaired(one);
  if (count === 0 && one.electrons === 8)
    return 'no unpaired electrons (its π level lies below its second σ level)';
  if (count === 0) return 'no unpaired electrons';
  if (count === 1) return 'one unpaired electron';
  return `two unpaired electrons in its ${one.electrons === 6 ? 'π' : 'π\\*'} level, by Hund’s rule`;
}

function isDiamagnetic(one: Species): boolean {
  return unpaired(one) === 0;
}

function series(formulas: readonly string[]): string {
  return formulas.join(', ').replace(/, (?=[^,]*$)/, ' and ');
}

function formula(one: Species): string {
  return `\\ce{${one.formula}}`;
}

/** Fills σ, σ*, π (or σ and π), and π* in turn; the bond order does not depend on the order of σ and π. */
function bonding({ electrons }: Species): number {
  const antibonding = 2 + Math.max(0, electrons - 10);
  return electrons - antibonding;
}

function bondOrder(one: Species): number {
  return (2 * bonding(one) - one.electrons) / 2;
}

/** Up to ten electrons the π level lies below the second σ level; above ten both are full. */
function unpaired({ electrons }: Species): number {
  if (electrons === 6 || electrons === 12) return 2;
  return electrons % 2;
}
