import type { WrittenQuestion } from '../../written-question.ts';
import { drugMetabolismQuestions } from './drug-metabolism.data.ts';
import { proteinsSugarsAndDrugsOfPlatinumQuestions } from './proteins-sugars-and-drugs-of-platinum.data.ts';
import { medicinalAndMechanisticQuestions } from './medicinal-and-mechanistic.data.ts';
import { kineticsPathwaysAndSeparationsQuestions } from './kinetics-pathways-and-separations.data.ts';
import { browningHeatAndRedoxQuestions } from './browning-heat-and-redox.data.ts';
import { chargesOfSideChainsQuestions } from './charges-of-side-chains.data.ts';
import { everydayDrugsAndFatsQuestions } from './everyday-drugs-and-fats.data.ts';
import { oilAndButterQuestions } from './oil-and-butter.data.ts';
import { mutarotationQuestions } from './mutarotation.data.ts';
import { structuresAndShuttlesQuestions } from './structures-and-shuttles.data.ts';

/** Questions on specific things, in the words in which students ask for them, a file for each theme. */
export const biochemistryAsTypedQuestions: readonly WrittenQuestion[] = [
  ...proteinsSugarsAndDrugsOfPlatinumQuestions,
  ...medicinalAndMechanisticQuestions,
  ...kineticsPathwaysAndSeparationsQuestions,
  ...browningHeatAndRedoxQuestions,
  ...chargesOfSideChainsQuestions,
  ...drugMetabolismQuestions,
  ...everydayDrugsAndFatsQuestions,
  ...oilAndButterQuestions,
  ...mutarotationQuestions,
  ...structuresAndShuttlesQuestions,
];
