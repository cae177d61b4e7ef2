import type { WrittenQuestion } from '../../written-question.ts';
import { energyAndGlucoseQuestions } from './energy-and-glucose.data.ts';
import { enzymeCatalysisQuestions } from './enzyme-catalysis.data.ts';
import { enzymeRateQuestions } from './enzyme-rates.data.ts';
import { fuelsInMitochondriaQuestions } from './fuels-in-mitochondria.data.ts';
import { geneAndGeneToolQuestions } from './genes-and-gene-tools.data.ts';
import { nitrogenSignalAndLightQuestions } from './nitrogen-signals-and-light.data.ts';
import { nucleicAcidAndMembraneQuestions } from './nucleic-acids-and-membranes.data.ts';
import { proteinSeparationAndHemoglobinQuestions } from './protein-separation-and-hemoglobin.data.ts';
import { sugarAndLipidQuestions } from './sugars-and-lipids.data.ts';
import { waterAminoAcidAndFoldQuestions } from './water-amino-acids-and-folds.data.ts';
import { proteinsLipidsAndNucleotidesFurtherQuestions } from './proteins-lipids-and-nucleotides-further.data.ts';
import { bloodBreakdownAndDrugsFurtherQuestions } from './blood-breakdown-and-drugs-further.data.ts';

/** More questions on the molecules of the cell and their reactions, a file for each group of topics. */
export const moleculesOfTheCellQuestions: readonly WrittenQuestion[] = [
  ...waterAminoAcidAndFoldQuestions,
  ...proteinSeparationAndHemoglobinQuestions,
  ...enzymeCatalysisQuestions,
  ...enzymeRateQuestions,
  ...sugarAndLipidQuestions,
  ...nucleicAcidAndMembraneQuestions,
  ...geneAndGeneToolQuestions,
  ...energyAndGlucoseQuestions,
  ...fuelsInMitochondriaQuestions,
  ...nitrogenSignalAndLightQuestions,
  ...proteinsLipidsAndNucleotidesFurtherQuestions,
  ...bloodBreakdownAndDrugsFurtherQuestions,
];
