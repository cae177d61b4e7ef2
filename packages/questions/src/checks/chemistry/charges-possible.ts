import { parseFormula, type Formula } from '@valence/chemistry';
import { failed, notApplicable, passed, type Check } from '../check.ts';
import type { QuestionReading } from '../question-reading.ts';
import { formulasInSource, isSpecificFormula, speciesIn } from './chemistry-in-text.ts';
import { ionProblem } from './ion-charges.ts';
import { saltProblem } from './salt-charges.ts';

/** A sentence about what does not exist, or would have to. */
const denial =
  /\b(not|cannot|can(?:'|’)t|isn(?:'|’)t|impossible|never|no such|wrong|incorrect|would|instead of|rather than|unstable|hypothetical)\b/i;
/** Single atoms lose and take electrons one by one: ionisation, mass spectra, one-electron atoms, cycles of Born and Haber. */
const freeAtoms =
  /ioni[sz]ation|electron affinit|gaseous|gas[ -]phase|gas ion|mass spectr|hydrogen-?like|one-electron|\bBohr|spectral|\bplasma|Born.{1,3}Haber|lattice|photoelectron|effective nuclear|\bradical|bond order|molecular orbital|\bsuccessive/i;
const gaseous = /\(g\)/;

/**
 * What the question states as true (its text, key and explanation) has charges and valences that exist: no \ce{NaCl2}, no
 * \ce{Cl^2-}, no \ce{Ca^+}, no more hydrogen than carbon can hold. Distractors may be impossible on purpose, and free atoms can be
 * given any charge.
 */
export const chargesPossibleCheck: Check = {
  name: 'Charges possible',
  run(reading) {
    const stated = statedFormulas(reading).flatMap((formula) =>
      speciesIn(formula).map((source) => ({ source, isGaseous: gaseous.test(formula) })),
    );
    const isOfAtoms = freeAtoms.test(`${reading.text.source} ${reading.explanation.source}`);
    let read = 0;
    for (const { source, isGaseous } of stated) {
      if (!isSpecificFormula(source)) continue;
      const formula = parseFormula(source);
      if (!formula.ok) continue;
      read += 1;
      const problem = problemOf(formula.value, source, isOfAtoms || isGaseous);
      if (problem !== null) return failed(`${source}: ${problem}`);
    }
    return read === 0
      ? notApplicable('No formula is stated.')
      : passed('The charges and valences of every formula exist.');
  },
};

/** The formulas of every sentence that affirms them; a key that answers what does not exist is none. */
function statedFormulas({ text, key, explanation }: QuestionReading): string[] {
  const sentences = [...sentencesOf(text.source), ...sentencesOf(explanation.source)];
  const asked = denial.test(text.source) || key === undefined ? [] : [key.source];
  return [...sentences.filter((sentence) => !denial.test(sentence)), ...asked].flatMap(formulasInSource);
}

function sentencesOf(source: string): string[] {
  return source.split(/(?<=[.?!;])\s+/);
}

function problemOf(formula: Formula, source: string, isFree: boolean): string | null {
  const { composition, charge } = formula;
  if (charge !== 0) return isFree && composition.size === 1 && charge >= -1 ? null : ionProblem(formula);
  return saltProblem(formula) ?? hydrogenProblem(formula, source);
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
