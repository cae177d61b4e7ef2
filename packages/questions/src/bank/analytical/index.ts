import type { WrittenQuestion } from '../written-question.ts';
import { analyticalAsTypedQuestions } from './as-typed/index.ts';
import { calibrationAndSeparationQuestions } from './calibration-and-separation.data.ts';
import { combinedIdeasQuestions } from './combined-ideas.data.ts';
import { equilibriaInTitrationsQuestions } from './equilibria-in-titrations.data.ts';
import { analyticalFurtherAnglesQuestions } from './further-angles/index.ts';
import { instrumentsQuestions } from './instruments.data.ts';
import { ionsAndElectrodesQuestions } from './ions-and-electrodes.data.ts';
import { qualityOfResultsQuestions } from './quality-of-results.data.ts';
import { redoxAndPrecipitationQuestions } from './redox-and-precipitation.data.ts';
import { solutionsAndGravimetryQuestions } from './solutions-and-gravimetry.data.ts';
import { spectrometryQuestions } from './spectrometry.data.ts';
import { statisticsAndFiguresQuestions } from './statistics-and-figures.data.ts';
import { titrationQuestions } from './titrations.data.ts';
import { separationsInPracticeQuestions } from './separations-in-practice.data.ts';
import { methodsOfAnalysisQuestions } from './methods-of-analysis/index.ts';
import { methodsComparedQuestions } from './methods-compared.data.ts';
import { linkedIdeasInAnalysisQuestions } from './linked-ideas-in-analysis.data.ts';
import { analyticalAskedQuestions } from './asked/index.ts';
import { analyticalNarrowQuestions } from './narrow/index.ts';

/** The written questions of the subject, a file for each group of topics. */
export const analyticalQuestions: readonly WrittenQuestion[] = [
  ...statisticsAndFiguresQuestions,
  ...solutionsAndGravimetryQuestions,
  ...titrationQuestions,
  ...redoxAndPrecipitationQuestions,
  ...ionsAndElectrodesQuestions,
  ...spectrometryQuestions,
  ...calibrationAndSeparationQuestions,
  ...qualityOfResultsQuestions,
  ...equilibriaInTitrationsQuestions,
  ...instrumentsQuestions,
  ...combinedIdeasQuestions,
  ...separationsInPracticeQuestions,
  ...methodsOfAnalysisQuestions,
  ...analyticalAsTypedQuestions,
  ...analyticalFurtherAnglesQuestions,
  ...methodsComparedQuestions,
  ...linkedIdeasInAnalysisQuestions,
  ...analyticalAskedQuestions,
  ...analyticalNarrowQuestions,
];
