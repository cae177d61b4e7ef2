import { parseFormula, type Formula } from '@valence/chemistry';
import { failed, notApplicable, passed, type Check } from '../check.ts';
import { formulasIn, isSpecificFormula, speciesIn } from './chemistry-in-text.ts';

/** Elements with a single possible charge in compounds. */
const fixedCharges: Readonly<Record<string, number>> = {
  Li: 1,
  Na: 1,
  K: 1,
  Rb: 1,
  Cs: 1,
  Mg: 2,
  Ca: 2,
  Sr: 2,
  Ba: 2,
  Al: 3,
  Zn: 2,
};
const anionCharges: Readonly<Record<string, number>> = { F: -1, Cl: -1, Br: -1, I: -1, O: -2, S: -2, N: -3 };
/** Monatomic anions beyond these do not exist in any compound or solution. */
const anionLimits: Readonly<Record<string, number>> = {
  F: -1,
  Cl: -1,
  Br: -1,
  I: -1,
  At: -1,
  H: -1,
  O: -2,
  S: -2,
  Se: -2,
  Te: -2,
  N: -3,
  P: -3,
  As: -3,
  C: -4,
  Si: -4,
};
const metals = new Set(Object.keys(fixedCharges));

/**
 * What the question states as true (its text, key and explanation) has charges and valences that exist: no \ce{NaCl2},
 * no \ce{Cl^2-}, no more hydrogen than carbon can hold. Distractors may be impossible on purpose, and gaseous cations
 * of any charge can be made.
 */
export const chargesPossibleCheck: Check = {
  name: 'Charges possible',
  run({ text, key, explanation }) {
    if (
      /\b(not|cannot|impossible|does not|no such|wrong|incorrect|unstable|hypothetical)\b/i.test(text.source)
    )
      return notApplicable('The question itself is about what does not exist.');
    const stated = [text, explanation, ...(key === undefined ? [] : [key])];
    const species = new Set(stated.flatMap(({ nodes }) => formulasIn(nodes)).flatMap(speciesIn));
    let read = 0;
    for (const source of species) {
      if (!isSpecificFormula(source)) continue;
      const formula = parseFormula(source);
      if (!formula.ok) continue;
      read += 1;
      const problem = problemOf(formula.value, source);
      if (problem !== null) return failed(`${source}: ${problem}`);
    }
    return read === 0
      ? notApplicable('No formula is stated.')
      : passed('The charges and valences of every formula exist.');
  },
};

function problemOf(formula: Formula, source: string): string | null {
  const atoms = [...formula.composition];
  const [first] = atoms;
  if (first !== undefined && atoms.length === 1 && first[1] === 1) {
    const limit = anionLimits[first[0]] ?? (formula.charge < 0 && metals.has(first[0]) ? -1 : -4);
    return formula.charge < limit ? `no ion of ${first[0]} has the charge ${formula.charge}` : null;
  }
  return saltProblem(formula) ?? hydrogenProblem(formula, source);
}

/** In a binary compound of a metal of fixed charge with a halogen, O, S or N, the charges must cancel. */
function saltProblem({ composition, charge }: Formula): string | null {
  if (composition.size !== 2 || charge !== 0) return null;
  const [one, other] = [...composition.keys()];
  const metal = [one, other].find((symbol) => symbol !== undefined && metals.has(symbol));
  const partner = metal === one ? other : one;
  if (metal === undefined || partner === undefined) return null;
  const anion = anionCharges[partner];
  if (anion === undefined) return null;
  const metalCount = composition.get(metal) ?? 0;
  const partnerCount = composition.get(partner) ?? 0;
  const sum = metalCount * (fixedCharges[metal] ?? 0) + partnerCount * anion;
  // Peroxides, superoxides, azides, polysulfides and polyhalides hold more of the nonmetal than the rule says.
  const hasChains =
    partner === 'O' || partner === 'N' || partner === 'S' || (partner === 'I' && partnerCount === 3);
  if (sum === 0 || (hasChains && sum < 0)) return null;
  return `the charges of ${metal} and ${partner} do not cancel`;
}

/** A neutral molecule of C, H, O and halogens binds at most 2 C + 2 of hydrogen and halogen. */
function hydrogenProblem({ composition, charge, parts }: Formula, source: string): string | null {
  const carbons = composition.get('C') ?? 0;
  const known = [...composition.keys()].every((symbol) =>
    ['C', 'H', 'O', 'F', 'Cl', 'Br', 'I'].includes(symbol),
  );
  if (carbons === 0 || charge !== 0 || !known || parts > 1 || source.includes('-')) return null;
  const single = ['H', 'F', 'Cl', 'Br', 'I'].reduce((sum, symbol) => sum + (composition.get(symbol) ?? 0), 0);
  return single > 2 * carbons + 2 ? `${carbons} C cannot bind ${single} H or halogen` : null;
}
