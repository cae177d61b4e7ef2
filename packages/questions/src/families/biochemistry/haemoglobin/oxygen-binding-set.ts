import type { Difficulty } from '../../../question.ts';
import type { Random } from '../../../random.ts';
import { wholeSet, type ComputedSet, type SetAttempt } from '../../computed-set.ts';
import { consequencePart } from '../../consequence-part.ts';
import { drawBindingCurve, oxygenGivenOff, pressureForSites } from './binding-curve-parts.ts';
import { curveChanges } from './binding-effects.data.ts';
import { drawColumns } from './effector-columns.ts';
import { coefficientOfColumn } from './coefficient-of-column.ts';
import { conclusion, givenOffWithX, pressureBeyond } from './effector-parts.ts';
import { hillCoefficient } from './hill-coefficient.ts';
import { halfSaturation } from './half-saturation.ts';
import { drawHillPlot, saturationAt } from './hill-plot-parts.ts';

/** Oxygen on hemoglobin: a binding curve, a Hill plot, or a table with and without an effector. */
export const oxygenBindingSet: ComputedSet = {
  id: 'oxygen-binding-set',
  subject: 'biochemistry',
  topics: ['haemoglobin'],
  tests: {
    beginner: [
      ['oxygen-binding-to-hemoglobin'],
      ['oxygen-binding-to-hemoglobin'],
      ['oxygen-binding-to-hemoglobin'],
    ],
    intermediate: [['cooperativity'], ['cooperativity'], ['cooperativity', 'oxygen-binding-to-hemoglobin']],
    advanced: [
      ['cooperativity'],
      ['cooperativity', 'oxygen-binding-to-hemoglobin'],
      ['cooperativity', 'oxygen-binding-to-hemoglobin'],
      ['cooperativity', 'ligand-binding'],
    ],
  },
  reference: 'Lehninger Principles of Biochemistry, chapter 5',
  draft: (random, difficulty) => wholeSet(attemptAt(random, difficulty)),
};

function attemptAt(random: Random, difficulty: Difficulty): SetAttempt | null {
  switch (difficulty) {
    case 'beginner':
      return curve(random);
    case 'intermediate':
      return hillPlot(random);
    case 'advanced':
      return effector(random);
  }
}

function curve(random: Random): SetAttempt {
  const drawn = drawBindingCurve(random);
  return {
    title: 'Oxygen carried by blood',
    text: 'The saturation of the hemoglobin in blood was measured at several partial pressures of oxygen at constant temperature and pH. Each hemoglobin molecule has four binding sites. The plot shows the binding curve.',
    figure: drawn.figure,
    parts: [
      pressureForSites(drawn, random),
      oxygenGivenOff(drawn, random),
      consequencePart(random, curveChanges),
    ],
  };
}

function hillPlot(random: Random): SetAttempt | null {
  const drawn = drawHillPlot(random);
  return (
    drawn && {
      title: 'A Hill plot',
      text: 'A protein with four binding sites binds oxygen. *Y* is the fraction of the sites that carry oxygen at a partial pressure *p*. The figure shows its Hill plot, with base-10 logarithms, for the middle range of saturations.',
      figure: drawn.figure,
      parts: [hillCoefficient(drawn), halfSaturation(drawn, random), saturationAt(drawn, random)],
    }
  );
}

function effector(random: Random): SetAttempt | null {
  const drawn = drawColumns(random);
  return (
    drawn && {
      title: 'Hemoglobin and an effector',
      text: 'The saturation of hemoglobin with oxygen was measured at several partial pressures, without and with a substance X that binds to hemoglobin, but not at its four binding sites for oxygen. The temperature and pH were the same throughout. Both columns follow the Hill equation, \\frac{*Y*}{1 − *Y*} = (*p*/*P*_{50})^{*n*}.',
      figure: drawn.figure,
      parts: [
        coefficientOfColumn(drawn, random),
        pressureBeyond(drawn, random),
        givenOffWithX(drawn, random),
        conclusion(drawn),
      ],
    }
  );
}
