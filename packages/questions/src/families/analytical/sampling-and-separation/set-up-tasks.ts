import { formatDecimals } from '@valence/chemistry';
import type { Apparatus } from '@valence/figures';
import type { Random } from '../../../random.ts';

/** What a task needs: a set-up that is drawn, or something else. */
type Needed = Apparatus['of'] | 'other';

/** A task of the laboratory with the numbers that decide what it needs. */
export interface Task {
  text: string;
  needs: Needed;
  /** Why it needs that. */
  why: string;
}

type TwoLiquids = readonly [light: string, boiling: number, heavy: string, boiling: number];
type Solubility = readonly [solid: string, grams: number];

/** Liquids with their boiling points in °C (CRC Handbook, rounded) that mix in all proportions and form no azeotrope. */
const farApart: readonly TwoLiquids[] = [
  ['acetone', 56, 'anisole', 154],
  ['methanol', 65, 'ethylene glycol', 197],
  ['ethanol', 78, 'glycerol', 290],
  ['diethyl ether', 35, 'aniline', 184],
  ['dichloromethane', 40, 'nitrobenzene', 211],
  ['cyclohexane', 81, 'decane', 174],
  ['ethyl acetate', 77, 'benzyl alcohol', 205],
];
const closeTogether: readonly TwoLiquids[] = [
  ['hexane', 69, 'heptane', 98],
  ['pentane', 36, 'hexane', 69],
  ['methanol', 65, 'ethanol', 78],
  ['benzene', 80, 'toluene', 111],
  ['1-propanol', 97, '1-butanol', 118],
  ['cyclohexane', 81, 'methylcyclohexane', 101],
  ['heptane', 98, 'octane', 126],
];

/** A single distillation parts two liquids well where their boiling points differ by so much. */
const farEnough = 70;

function twoLiquids(random: Random, isFit: boolean): Task {
  const [light, low, heavy, high] = random.pick(isFit ? farApart : closeTogether);
  const apart = high - low;
  return {
    text: `Separating ${light} (boiling point ${low} °C) from ${heavy} (boiling point ${high} °C), with which it is miscible`,
    needs: apart >= farEnough ? 'distillation' : 'other',
    why:
      apart >= farEnough
        ? `The boiling points are ${apart} °C apart, far enough for a simple distillation.`
        : `The boiling points are only ${apart} °C apart, so a fractionating column is needed between the flask and the head.`,
  };
}

/** Solvents with their boiling points in °C. */
const solvents = [
  ['ethanol', 78],
  ['methanol', 65],
  ['acetone', 56],
  ['tetrahydrofuran', 66],
  ['ethyl acetate', 77],
  ['cyclohexane', 81],
  ['toluene', 111],
] as const;

function longReaction(random: Random, isFit: boolean): Task {
  const [solvent, boiling] = random.pick(solvents);
  const temperature = isFit ? boiling : boiling + 10 * random.integer(4, 7);
  const hours = random.integer(2, 6);
  return {
    text: `Keeping a solution in ${solvent} (boiling point ${boiling} °C) at ${temperature} °C for ${hours} hours, open to the air but without losing solvent`,
    needs: temperature <= boiling ? 'reflux' : 'other',
    why:
      temperature <= boiling
        ? `The solution boils at ${boiling} °C, so heating under reflux is needed: a condenser above the flask returns the vapor.`
        : `Open to the air, a boiling solution in ${solvent} does not become much hotter than ${boiling} °C; this task requires another solvent.`,
  };
}

/** Solids with what dissolves of them in 100 g of water at 20 °C, in g (CRC Handbook, rounded). */
const sparing: readonly Solubility[] = [
  ['benzoic acid', 0.3],
  ['acetanilide', 0.5],
  ['aspirin', 0.3],
  ['phthalic acid', 0.6],
  ['salicylic acid', 0.2],
];
const dissolving: readonly Solubility[] = [
  ['sodium chloride', 36],
  ['potassium chloride', 34],
  ['ammonium chloride', 37],
  ['potassium nitrate', 32],
  ['urea', 108],
];

function solidInWater(random: Random, isFit: boolean): Task {
  const [solid, solubility] = random.pick(isFit ? sparing : dissolving);
  const mass = random.integer(6, 15);
  const water = random.pick([50, 75, 100]);
  const dissolved = (solubility * water) / 100;
  const left = Math.max(0, mass - dissolved);
  return {
    text: `Collecting ${mass} g of ${solid} that has been stirred with ${water} g of water at 20 °C (solubility ${formatDecimals(solubility, solubility < 1 ? 1 : 0)} g in 100 g of water)`,
    needs: left > 0.9 * mass ? 'vacuum filtration' : 'other',
    why:
      left > 0.9 * mass
        ? `Of the ${mass} g, only ${formatDecimals(dissolved, 1)} g dissolves; vacuum filtration retains the rest and quickly dries it.`
        : `In ${water} g of water, ${formatDecimals(dissolved, 0)} g could dissolve, so all ${mass} g is in solution and passes through the filter.`,
  };
}

/** For each set-up that is drawn a task that it serves, and one in the same words whose numbers ask for something else. */
export const tasksFor: Readonly<Record<Apparatus['of'], (random: Random, isFit: boolean) => Task>> = {
  distillation: twoLiquids,
  reflux: longReaction,
  'vacuum filtration': solidInWater,
};
