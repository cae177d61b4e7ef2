import type { Difficulty } from '../../../question.ts';
import type { Random } from '../../../random.ts';
import { partFrom, wholeSet, type ComputedSet, type SetDraft } from '../../computed-set.ts';
import { drawInhibition } from './inhibition-lines.ts';
import { binding, inhibitionConstant, kindOfInhibition } from './inhibition-parts.ts';
import { constantOfLine, limitOfLine } from './intercept-parts.ts';
import { constantOf } from './michaelis-constant.ts';
import { drawCurves, type Curves } from './michaelis-menten-curves.ts';
import { otherEnzyme } from './other-enzyme.ts';
import { otherSubstrate } from './other-substrate.ts';
import { rateOfLine } from './rate-of-line.ts';

/** A saturation curve, or two Lineweaver–Burk lines: the constants of an enzyme, and what an inhibitor does to them. */
export const enzymeInhibitionSet: ComputedSet = {
  id: 'enzyme-inhibition-set',
  subject: 'biochemistry',
  topics: ['enzyme-kinetics'],
  tests: {
    beginner: [['michaelis-menten-kinetics'], ['michaelis-menten-kinetics'], ['michaelis-menten-kinetics']],
    intermediate: [
      ['lineweaver-burk-plot', 'michaelis-menten-kinetics'],
      ['lineweaver-burk-plot'],
      ['lineweaver-burk-plot', 'competitive-inhibition'],
    ],
    advanced: [
      ['lineweaver-burk-plot', 'competitive-inhibition'],
      ['lineweaver-burk-plot'],
      ['competitive-inhibition', 'noncompetitive-and-mixed-inhibition'],
    ],
  },
  reference: 'Berg, Tymoczko and Stryer, Biochemistry, sections 8.4 and 8.5',
  draft(random, difficulty) {
    return difficulty === 'beginner' ? saturation(random) : inhibition(random, difficulty);
  },
};

function saturation(random: Random): SetDraft | null {
  const curves = drawCurves(random, { step: 1, isWide: true, reaches: [3, 4, 5] });
  if (standsAtNumber(curves) || leadsByWrongAxis(curves)) return null;
  const constant = constantOf(curves);
  const parts = [
    constant && partFrom(constant, 'What is the *K*_{M} of the enzyme?'),
    otherEnzyme(curves, random),
    otherSubstrate(curves, random),
  ];
  return wholeSet({
    title: 'Saturation of an enzyme',
    text: 'The initial rate of an enzyme-catalyzed reaction is measured at several concentrations of its substrate, S. The concentration of the enzyme, the temperature and the pH are the same in all runs. The enzyme follows Michaelis–Menten kinetics.',
    figure: curves.figure,
    parts,
  });
}

/** True where a constant lies at a number of its axis. */
function standsAtNumber({ km, vmax, figure }: Curves): boolean {
  return km % figure.x.step === 0 || vmax % figure.y.step === 0;
}

/** True where the limiting rate or its half has the number of the constant: who reads the wrong axis would come to it. */
function leadsByWrongAxis({ km, vmax }: Curves): boolean {
  return [vmax, vmax / 2].some((number) => Math.abs(Math.log(number / km)) < 0.15);
}

function inhibition(random: Random, difficulty: Exclude<Difficulty, 'beginner'>): SetDraft | null {
  const isAdvanced = difficulty === 'advanced';
  const drawn = drawInhibition(random, isAdvanced);
  if (drawn === null) return null;
  const about = isAdvanced
    ? `Two series of initial rates were measured with the same enzyme, one of them with ${drawn.inhibitor} µmol/L of a reversible inhibitor.`
    : 'Two series of initial rates were measured with the same enzyme, one of them with a fixed concentration of a reversible inhibitor.';
  const parts = isAdvanced
    ? [inhibitionConstant(drawn), rateOfLine(drawn, random), binding(drawn)]
    : [constantOfLine(drawn, random), limitOfLine(drawn, random), kindOfInhibition(drawn)];
  return wholeSet({
    title: 'An enzyme with an inhibitor',
    text: `${about} The plot shows the lines fitted to the reciprocal rates. The concentration of the enzyme, the temperature and the pH were the same throughout.`,
    figure: drawn.figure,
    parts,
  });
}
