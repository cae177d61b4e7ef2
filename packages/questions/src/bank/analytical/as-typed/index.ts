import type { WrittenQuestion } from '../../written-question.ts';
import { numbersLinesAndPhasesQuestions } from './numbers-lines-and-phases.data.ts';
import { advancedMethodsByNameQuestions } from './advanced-methods-by-name.data.ts';
import { spectraColumnsAndSafeWorkQuestions } from './spectra-columns-and-safe-work.data.ts';
import { airWaterAndTitrationsQuestions } from './air-water-and-titrations.data.ts';
import { everydayMeasurementsQuestions } from './everyday-measurements.data.ts';
import { laboratoryMeasuringAndSeparatingQuestions } from './laboratory-measuring-and-separating.data.ts';
import { limescaleQuestions } from './limescale.data.ts';
import { choosingAChromatographyQuestions } from './choosing-a-chromatography.data.ts';
import { nitrogenCurrentsAndFiguresQuestions } from './nitrogen-currents-and-figures.data.ts';

/** Questions for topics in the words in which students ask for them: a file for each theme. */
export const analyticalAsTypedQuestions: readonly WrittenQuestion[] = [
  ...airWaterAndTitrationsQuestions,
  ...spectraColumnsAndSafeWorkQuestions,
  ...advancedMethodsByNameQuestions,
  ...numbersLinesAndPhasesQuestions,
  ...everydayMeasurementsQuestions,
  ...laboratoryMeasuringAndSeparatingQuestions,
  ...limescaleQuestions,
  ...choosingAChromatographyQuestions,
  ...nitrogenCurrentsAndFiguresQuestions,
];
