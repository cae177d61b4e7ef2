import type { Random } from '../../../random.ts';
import { readConstitution } from '../../../structures/read-constitution.ts';
import { remembered } from '../../../remembered.ts';
import type { Distractor, Draft, Family } from '../../family.ts';
import { drawn } from '../../texts/drawn.ts';
import { donors, rows, sameSizes, withoutDonors, type BoilingSubstance } from './boiling-points.data.ts';
import { capital } from '../../texts/capital.ts';

/** Boiling points nearer than this are not worth an order. */
const leastGap = 8;

/** Who hydrogen-bonds, which of four substances of one size boils highest or lowest, and orders of boiling points. */
export const intermolecularForces: Family = {
  id: 'intermolecular-forces',
  name: 'Intermolecular forces and boiling points',
  subject: 'general',
  topics: ['intermolecular-forces'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['hydrogen-bonding'],
    intermediate: ['boiling-points-and-intermolecular-forces'],
    advanced: ['boiling-points-and-intermolecular-forces'],
  },
  uses: ['dipole-dipole-forces', 'london-dispersion-forces'],
  reference: 'OpenStax Chemistry 2e, section 10.1',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return hydrogenBonds(random);
      case 'intermediate':
        return extremeOfOneSize(random);
      case 'advanced':
        return orderOfBoiling(random);
    }
  },
};

function hydrogenBonds(random: Random): Draft {
  const isDonorAsked = random.next() < 0.5;
  const [rightOnes, wrongOnes] = isDonorAsked ? [donors, withoutDonors] : [withoutDonors, donors];
  const [smiles, name] = random.pick(rightOnes);
  const hydrogen = (structure: string): string => {
    const element = donorOf(structure);
    return element === null
      ? 'no hydrogen atom on nitrogen, oxygen, or fluorine'
      : `a hydrogen atom on ${element}`;
  };
  return {
    text: isDonorAsked
      ? 'In which of these substances do the molecules form hydrogen bonds with each other?'
      : 'In which of these substances do the molecules form no hydrogen bonds with each other?',
    answer: drawn(smiles, name),
    distractors: random
      .shuffle(wrongOnes)
      .slice(0, 3)
      .map(([other, called]) => ({
        text: drawn(other, called),
        slip: isDonorAsked ? 'any-hydrogen-makes-hydrogen-bonds' : 'ignored-hydrogen-bonds',
        teaching: isDonorAsked
          ? `${capital(called)} has ${hydrogen(other)} that could form a hydrogen bond.`
          : `${capital(called)} has ${hydrogen(other)}, which is attracted to a lone pair of another molecule.`,
      })),
    explanation: `A hydrogen bond requires a hydrogen atom on nitrogen, oxygen, or fluorine and a lone pair on one of these atoms in the other molecule. ${capital(name)} has ${hydrogen(smiles)}; of the four substances it is the only one that ${isDonorAsked ? 'can' : 'cannot'} form hydrogen bonds between its own molecules.`,
    finding: `The atoms that carry hydrogen were looked up in all four structures: ${name}.`,
  };
}

/** The element that carries a hydrogen atom for a hydrogen bond. */
const donorOf = remembered((smiles): string | null => {
  const molecule = readConstitution(smiles);
  for (let atom = 0; atom < molecule.getAllAtoms(); atom += 1) {
    const element = donorElements.get(molecule.getAtomicNo(atom));
    if (element !== undefined && molecule.getAllHydrogens(atom) > 0) return element;
  }
  return null;
});

const donorElements: ReadonlyMap<number, string> = new Map([
  [7, 'nitrogen'],
  [8, 'oxygen'],
  [9, 'fluorine'],
]);

/** Of four substances of one size, only the key has the strongest or the weakest kind of force. */
function extremeOfOneSize(random: Random): Draft | null {
  const isHighest = random.next() < 0.5;
  const group = random.pick(sameSizes);
  const isKey = (one: BoilingSubstance): boolean => (isHighest ? one.hasHydrogenBonds : !one.isPolar);
  const key = random.pick(group.filter(isKey));
  const others = random.shuffle(group.filter((one) => !isKey(one))).slice(0, 3);
  const isClear = others.every((other) =>
    isHighest ? key.boiling - other.boiling >= leastGap : other.boiling - key.boiling >= leastGap,
  );
  if (others.length < 3 || !isClear) return null;
  return {
    text: `The molecules of ${names(random.shuffle([key, ...others]))} are nearly the same size. Which of these substances has the ${isHighest ? 'highest' : 'lowest'} boiling point?`,
    answer: capital(key.name),
    distractors: others.map((other) => ({
      text: capital(other.name),
      slip: slipOf(other, isHighest),
      teaching: `${capital(other.name)} boils at ${celsius(other)} and ${key.name} at ${celsius(key)}. The forces between the molecules of ${other.name} are ${forcesOf(other)}; those between the molecules of ${key.name} are ${forcesOf(key)}.`,
    })),
    explanation: `For molecules of nearly the same size, the type of force is decisive. The forces between the molecules of ${key.name} are ${forcesOf(key)}; ${isHighest ? 'the other three substances form no hydrogen bonds between their own molecules' : 'the other three substances have stronger forces in addition to these'}. ${capital(key.name)} boils at ${celsius(key)}, ${listedInWords(others.map((other) => `${other.name} at ${celsius(other)}`))}.`,
    finding: `The boiling points of all four were compared: ${key.name}, ${celsius(key)}.`,
  };
}

function slipOf(other: BoilingSubstance, isHighest: boolean): string {
  if (isHighest) return other.isPolar ? 'dipole-above-hydrogen-bond' : 'ignored-hydrogen-bonds';
  return other.hasHydrogenBonds ? 'reversed-trend' : 'ignored-dipole-forces';
}

function forcesOf({ hasHydrogenBonds, isPolar }: BoilingSubstance): string {
  if (hasHydrogenBonds) return 'hydrogen bonds as well as dispersion and dipole–dipole forces';
  return isPolar ? 'dispersion and dipole–dipole forces' : 'dispersion forces only';
}

/** Three substances by boiling point, not by size alone, where each step has one clear reason. */
function orderOfBoiling(random: Random): Draft | null {
  const picked = random.shuffle(random.pick(rows)).slice(0, 3);
  const [low, middle, high] = picked.toSorted((one, other) => one.boiling - other.boiling);
  if (low === undefined || middle === undefined || high === undefined) return null;
  const [lowerStep, upperStep] = [reasonFor(middle, low), reasonFor(high, middle)];
  const byMass = [low, middle, high].toSorted((one, other) => one.mass - other.mass);
  const isMassOrder = byMass[0] === low && byMass[1] === middle;
  if (lowerStep === null || upperStep === null || isMassOrder) return null;
  const because = capital(`${lowerStep}, and ${upperStep}`);
  const measured = `they boil at ${listedInWords([low, middle, high].map(celsius))}`;
  const wrong = (order: readonly BoilingSubstance[], slip: string, teaching: string): Distractor => ({
    text: listed(order),
    slip,
    teaching,
  });
  return {
    text: `Which is the correct order of the boiling points of ${names(picked)}, from lowest to highest?`,
    answer: listed([low, middle, high]),
    distractors: [
      wrong(
        byMass,
        'ignored-hydrogen-bonds',
        `This is the order of the molar masses, but ${middle.mass < low.mass ? lowerStep : upperStep}.`,
      ),
      wrong(
        [high, middle, low],
        'reversed-trend',
        'This is the order with the highest boiling point first; the lowest should come first.',
      ),
      wrong([low, high, middle], 'series-misordered', `The last two are interchanged: ${upperStep}.`),
      wrong([middle, low, high], 'series-misordered', `The first two are interchanged: ${lowerStep}.`),
    ],
    explanation: `${because}. In the order ${listed([low, middle, high])} ${measured}.`,
    finding: `Sorted by boiling point: ${listed([low, middle, high])}, ${[low, middle, high].map(celsius).join(', ')}.`,
  };
}

/** Why the first boils higher than the second, or `null` if no single reason explains it. */
function reasonFor(higher: BoilingSubstance, lower: BoilingSubstance): string | null {
  if (higher.boiling - lower.boiling < leastGap) return null;
  if (higher.hasHydrogenBonds && !lower.hasHydrogenBonds)
    return `${higher.name} has a higher boiling point than ${lower.name} because its molecules form hydrogen bonds`;
  if (higher.mass < lower.mass + 5) return null;
  return lower.hasHydrogenBonds && !higher.hasHydrogenBonds
    ? `${higher.name} has a higher boiling point than ${lower.name} because the dispersion forces between its much larger molecules outweigh the hydrogen bonds`
    : `${higher.name} has a higher boiling point than ${lower.name} because the dispersion forces between its larger molecules are stronger`;
}

function names(substances: readonly BoilingSubstance[]): string {
  return listedInWords(substances.map(({ name }) => name));
}

function listedInWords(all: readonly string[]): string {
  return `${all.slice(0, -1).join(', ')}${all.length > 2 ? ',' : ''} and ${all.at(-1) ?? ''}`;
}

function listed(order: readonly BoilingSubstance[]): string {
  return order.map(({ name }) => name).join(' < ');
}

function celsius({ boiling }: BoilingSubstance): string {
  return `${boiling < 0 ? '−' : ''}${Math.abs(boiling)} °C`;
}
