import type { Difficulty } from '../../../question.ts';
import type { Random } from '../../../random.ts';
import { wholeSet, type ComputedSet, type SetAttempt } from '../../computed-set.ts';
import { consequencePart } from '../../consequence-part.ts';
import { heatedAt } from './change-under-pressure.ts';
import { pressureBetweenRows } from './pressure-between-rows.ts';
import { fusion, sublimationOrVaporization } from './transition-enthalpies.ts';
import { triplePressure, tripleTemperature } from './triple-point-parts.ts';
import { drawSolidAndLiquid } from './solid-and-liquid.ts';
import { boilingUnder, vaporAmount } from './vapor-curve-parts.ts';
import { drawVaporCurves } from './vapor-curves.ts';
import { flaskChanges, lineOfVaporChanges } from './vapor-effects.data.ts';
import { boilingOfLine, drawVaporLine, enthalpyOfLine } from './vapor-line.ts';

/** Vapor pressures: two curves, a line of logarithms, or a table of solid and liquid with the triple point between them. */
export const vaporPressureSet: ComputedSet = {
  id: 'vapor-pressure-set',
  subject: 'physical',
  topics: ['phase-equilibria'],
  tests: {
    beginner: [['vapor-pressure'], ['vapor-pressure'], ['vapor-pressure']],
    intermediate: [
      ['clausius-clapeyron-equation'],
      ['clausius-clapeyron-equation', 'vapor-pressure'],
      ['clausius-clapeyron-equation'],
    ],
    advanced: [
      ['clausius-clapeyron-equation'],
      ['clausius-clapeyron-equation'],
      ['clausius-clapeyron-equation', 'phase-diagram'],
      ['phase-diagram'],
    ],
  },
  reference: 'OpenStax Chemistry 2e, sections 10.3 and 10.4',
  draft: (random, difficulty) => wholeSet(attemptAt(random, difficulty)),
};

function attemptAt(random: Random, difficulty: Difficulty): SetAttempt | null {
  switch (difficulty) {
    case 'beginner':
      return twoLiquids(random);
    case 'intermediate':
      return logarithms(random);
    case 'advanced':
      return triplePoint(random);
  }
}

function twoLiquids(random: Random): SetAttempt | null {
  const drawn = drawVaporCurves(random);
  return (
    drawn && {
      title: 'Vapor pressures of two liquids',
      text: 'The vapor pressures of two pure liquids, A and B, were measured in a closed vessel that was free of air. The plot shows the vapor pressures as a function of temperature.',
      figure: drawn.figure,
      parts: [boilingUnder(drawn, random), vaporAmount(drawn, random), consequencePart(random, flaskChanges)],
    }
  );
}

function logarithms(random: Random): SetAttempt | null {
  const drawn = drawVaporLine(random);
  return (
    drawn && {
      title: 'A straight-line plot of vapor pressure',
      text: 'The vapor pressure *p* of a pure liquid was measured at five temperatures in a closed vessel that was free of air. The plot shows the natural logarithm of its numerical value in kPa against the reciprocal of the absolute temperature.',
      figure: drawn.figure,
      parts: [
        enthalpyOfLine(drawn, random),
        boilingOfLine(drawn, random),
        consequencePart(random, lineOfVaporChanges),
      ],
    }
  );
}

function triplePoint(random: Random): SetAttempt {
  const drawn = drawSolidAndLiquid(random);
  return {
    title: 'Vapor over solid and liquid',
    text: 'The vapor pressure of a pure substance was measured at two temperatures over the solid and at two over the liquid. Assume that the enthalpies of sublimation and vaporization are constant and that the vapor is an ideal gas.',
    figure: drawn.figure,
    parts: [
      sublimationOrVaporization(drawn, random),
      random.pick([true, false]) ? fusion(drawn) : pressureBetweenRows(drawn, random),
      random.pick([true, false]) ? tripleTemperature(drawn) : triplePressure(drawn),
      heatedAt(drawn, random),
    ],
  };
}
