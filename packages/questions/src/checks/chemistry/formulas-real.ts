import { parseFormula } from '@valence/chemistry';
import { failed, notApplicable, passed, type Check } from '../check.ts';
import { structuresInText } from '../../structures/structures-in-text.ts';
import { formulasIn, isSpecificFormula, speciesIn } from './chemistry-in-text.ts';
import { structureProblem } from './structure-problem.ts';

/** Every formula consists of real elements, also in equations, and every structure can be drawn. */
export const formulasRealCheck: Check = {
  name: 'Formulas real',
  run({ all }) {
    const structures = all.flatMap(({ nodes }) => structuresInText(nodes));
    const sources = all.flatMap(({ nodes }) => formulasIn(nodes));
    if (sources.length + structures.length === 0) return notApplicable('No formula or structure appears.');
    for (const { smiles } of structures) {
      const problem = structureProblem(smiles);
      if (problem !== null) return failed(`${smiles} is no structure: ${problem}`);
    }
    for (const species of new Set(sources.flatMap(speciesIn))) {
      if (!isSpecificFormula(species)) continue;
      const formula = parseFormula(species);
      if (!formula.ok) return failed(`${species}: ${formula.error.message}`);
    }
    return passed('Every formula is made of real elements, and every structure can be drawn.');
  },
};
