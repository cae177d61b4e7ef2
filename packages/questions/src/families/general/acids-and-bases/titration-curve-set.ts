import { formatSignificant } from '@valence/chemistry';
import type { Difficulty } from '../../../question.ts';
import type { Random } from '../../../random.ts';
import { partFrom, wholeSet, type ComputedSet, type PartDraft } from '../../computed-set.ts';
import { acidConcentration, drawCurve, type Curve } from './titration-curve-drafts.ts';
import { halfWay } from './titration-curve-half-way.ts';
import { indicator } from './titration-curve-indicators.ts';
import { equivalenceVolume } from './titration-curve-volumes.ts';
import { mistake } from './weighed-acid-mistakes.ts';
import { dissociationConstant, molarMass } from './weighed-acid-parts.ts';
import { particles, ratioOfForms } from './titration-curve-parts.ts';

/** The drawn titration of a weak acid: equivalence, concentration or molar mass, strength, indicator, and what a mistake does. */
export const titrationCurveSet: ComputedSet = {
  id: 'titration-curve-set',
  subject: 'general',
  topics: ['acids-and-bases'],
  tests: {
    beginner: [['titration-curves'], ['titration-curves', 'buffer-solutions'], ['acid-base-indicators']],
    intermediate: [
      ['titration-curves', 'acid-base-titration'],
      ['titration-curves', 'acid-dissociation-constant'],
      ['buffer-solutions'],
      ['acid-base-indicators'],
    ],
    advanced: [
      ['titration-curves', 'acid-base-titration'],
      ['titration-curves', 'acid-dissociation-constant'],
      ['acid-base-titration'],
    ],
  },
  reference: 'OpenStax Chemistry 2e, section 14.7',
  draft(random, difficulty) {
    const curve = drawCurve(random, [44, 68]);
    if (curve === null || standsAtNumber(curve)) return null;
    const mass = (random.integer(85, 210) * curve.base * curve.equivalence) / 1000;
    const weighed = Math.round(mass * 1000) / 1000;
    return wholeSet({
      title: 'Titration of a weak acid',
      text: told(curve, weighed, difficulty),
      figure: curve.figure,
      parts: partsOf(curve, weighed, random, difficulty),
    });
  },
};

/** True where what is to be read lies at a number of an axis, so that it could be hit without reading. */
function standsAtNumber({ equivalence, pKa }: Curve): boolean {
  return equivalence % 10 === 0 || pKa % 2 === 0;
}

function told({ volume, base }: Curve, weighed: number, difficulty: Difficulty): string {
  const titrant = `${formatSignificant(base, 3)} mol/L \\ce{NaOH}`;
  if (difficulty === 'advanced')
    return `A student weighs ${formatSignificant(weighed, 3)} g of a solid weak monoprotic acid, HA, and dissolves all of it in water. The solution, ${volume}.0 mL, is titrated with ${titrant} from a burette, and a pH meter records the curve.`;
  return `A flask contains ${volume}.0 mL of a solution of a weak monoprotic acid, HA. It is titrated with ${titrant} from a burette, and a pH meter records the curve.`;
}

function partsOf(
  curve: Curve,
  weighed: number,
  random: Random,
  difficulty: Difficulty,
): (PartDraft | null)[] {
  switch (difficulty) {
    case 'beginner':
      return [
        partOf(
          equivalenceVolume(curve),
          'What volume of \\ce{NaOH} has been added at the equivalence point?',
        ),
        particles(curve, random),
        indicator(curve, random),
      ];
    case 'intermediate':
      return [
        partOf(acidConcentration(curve), 'What was the concentration of the acid before the titration?'),
        partOf(halfWay(curve), 'What is the p*K*_{a} of the acid?'),
        ratioOfForms(curve, random),
        indicator(curve, random),
      ];
    case 'advanced':
      return [molarMass(curve, weighed), dissociationConstant(curve), mistake(random)];
  }
}

function partOf(draft: ReturnType<typeof halfWay>, text: string): PartDraft | null {
  return draft && partFrom(draft, text);
}
