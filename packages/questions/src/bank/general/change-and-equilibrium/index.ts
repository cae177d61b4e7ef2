import type { WrittenQuestion } from '../../written-question.ts';
import { gasLawQuestions } from './gases.data.ts';
import { heatAndEnthalpyQuestions } from './heat.data.ts';
import { equilibriumQuestions } from './equilibria.data.ts';
import { acidAndBaseQuestions } from './acids.data.ts';
import { rateAndCellQuestions } from './rates-and-cells.data.ts';
import { nucleusQuestions } from './nuclei.data.ts';
import { coordinationQuestions } from './coordination.data.ts';
import { metalIonReactionQuestions } from './metal-ions-in-reaction.data.ts';
import { organometallicQuestions } from './organometallics.data.ts';
import { metalInLifeQuestions } from './metals-in-life-and-the-f-block.data.ts';
import { heatAndAcidsFurtherQuestions } from './heat-and-acids-further.data.ts';

/** The questions on gases, heat, equilibria, acids, rates, cells, nuclei and complexes. */
export const changeAndEquilibriumQuestions: readonly WrittenQuestion[] = [
  ...gasLawQuestions,
  ...heatAndEnthalpyQuestions,
  ...equilibriumQuestions,
  ...acidAndBaseQuestions,
  ...rateAndCellQuestions,
  ...nucleusQuestions,
  ...coordinationQuestions,
  ...metalIonReactionQuestions,
  ...organometallicQuestions,
  ...metalInLifeQuestions,
  ...heatAndAcidsFurtherQuestions,
];
