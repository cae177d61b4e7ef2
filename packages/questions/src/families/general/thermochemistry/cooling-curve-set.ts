import { formatDecimals } from '@valence/chemistry';
import type { Difficulty } from '../../../question.ts';
import { wholeSet, type ComputedSet } from '../../computed-set.ts';
import { consequencePart } from '../../consequence-part.ts';
import { changesOfPlan, mistakes } from './cooling-effects.data.ts';
import { drawCooling, mixedAt, type Cooling } from './cooling-curves.ts';
import { changeOf, enthalpy, heat } from './cooling-parts.ts';

/** A metal in a salt solution, the temperature followed in time: its change, the heat or the enthalpy, and what a change of the plan does. */
export const coolingCurveSet: ComputedSet = {
  id: 'cooling-curve-set',
  subject: 'general',
  topics: ['thermochemistry'],
  tests: {
    intermediate: [['calorimetry'], ['specific-heat-capacity'], ['calorimetry']],
    advanced: [['calorimetry'], ['calorimetry', 'enthalpy-of-reaction'], ['heat-and-temperature']],
  },
  reference: 'OpenStax Chemistry 2e, sections 5.1 and 5.2',
  draft(random, difficulty) {
    const cooling = drawCooling(random, difficulty === 'intermediate');
    if (cooling === null) return null;
    const isAdvanced = difficulty === 'advanced';
    return wholeSet({
      title: 'A reaction warms a solution',
      text: told(cooling, difficulty),
      figure: cooling.figure,
      parts: [
        changeOf(cooling),
        isAdvanced ? enthalpy(cooling, random.next() < 0.5) : heat(cooling),
        isAdvanced ? consequencePart(random, changesOfPlan) : consequencePart(random, mistakes),
      ],
    });
  },
};

function told(
  { metal, name, salt, volume, concentration, metalMass }: Cooling,
  difficulty: Difficulty,
): string {
  const line =
    difficulty === 'intermediate'
      ? 'The dashed line extrapolates the cooling back to the time of mixing.'
      : 'After 6 minutes, the reaction is complete and the solution only cools.';
  const amounts =
    difficulty === 'intermediate'
      ? `${volume}.0 mL of a solution of \\ce{${salt}}`
      : `${volume}.0 mL of a ${formatDecimals(concentration, 3)} mol/L solution of \\ce{${salt}}`;
  return `A beaker contains ${amounts}. The temperature of the solution is read every half minute. At ${mixedAt} minutes, ${formatDecimals(metalMass, 2)} g of ${name} powder, an excess, is stirred in: \\ce{${metal}(s) + Cu^{2+}(aq) -> ${metal}^{2+}(aq) + Cu(s)}. ${line} The temperature rise for a reaction without heat loss is found from the cooling line at the time of mixing.`;
}
