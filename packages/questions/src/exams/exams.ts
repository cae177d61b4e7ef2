import { aqaALevel, ibHigher, ibStandard, ocrALevel } from './britain-and-international.data.ts';
import type { Exam } from './exam.ts';
import { jeeMain, neet } from './india.data.ts';
import { acsGeneralChemistry, apChemistry, mcatChemistry } from './united-states.data.ts';

/** The exams that a student can plan to and sit papers for. */
export const exams: readonly Exam[] = [
  apChemistry,
  acsGeneralChemistry,
  mcatChemistry,
  aqaALevel,
  ocrALevel,
  ibStandard,
  ibHigher,
  jeeMain,
  neet,
];

/**
 * The exam of this id, or `undefined` where there is none.
 * @example examOf('ap-chemistry')?.paper.questions // 60
 */
export function examOf(id: string): Exam | undefined {
  return exams.find((exam) => exam.id === id);
}
