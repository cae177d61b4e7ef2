import type { WrittenQuestion } from '../written-question.ts';
import { energyQuestions } from './energy.data.ts';
import { enzymeRegulationQuestions } from './enzyme-regulation.data.ts';
import { enzymeQuestions } from './enzymes.data.ts';
import { geneTechnologyQuestions } from './gene-technology.data.ts';
import { geneQuestions } from './genes.data.ts';
import { lipidAndMembraneFunctionQuestions } from './lipid-and-membrane-functions.data.ts';
import { metabolismAndSignalingQuestions } from './metabolism-and-signaling.data.ts';
import { metabolismQuestions } from './metabolism.data.ts';
import { moleculesOfTheCellQuestions } from './molecules-of-the-cell/index.ts';
import { proteinLaboratoryQuestions } from './protein-laboratory.data.ts';
import { proteinQuestions } from './proteins.data.ts';
import { sugarLipidMembraneQuestions } from './sugars-lipids-membranes.data.ts';
import { waterAndAminoAcidQuestions } from './water-and-amino-acids.data.ts';
import { biochemistryAsTypedQuestions } from './as-typed/index.ts';
import { biochemistryFurtherAngleQuestions } from './further-angles/index.ts';
import { moleculesOfLifeComparedQuestions } from './molecules-of-life-compared.data.ts';
import { linkedIdeasInBiochemistryQuestions } from './linked-ideas-in-biochemistry.data.ts';
import { biochemistryAskedQuestions } from './asked/index.ts';
import { biochemistryNarrowQuestions } from './narrow/index.ts';

/** The written questions of the subject, a file for each group of topics. */
export const biochemistryQuestions: readonly WrittenQuestion[] = [
  ...waterAndAminoAcidQuestions,
  ...proteinQuestions,
  ...enzymeQuestions,
  ...sugarLipidMembraneQuestions,
  ...geneQuestions,
  ...energyQuestions,
  ...metabolismQuestions,
  ...proteinLaboratoryQuestions,
  ...enzymeRegulationQuestions,
  ...lipidAndMembraneFunctionQuestions,
  ...geneTechnologyQuestions,
  ...metabolismAndSignalingQuestions,
  ...moleculesOfTheCellQuestions,
  ...biochemistryAsTypedQuestions,
  ...biochemistryFurtherAngleQuestions,
  ...moleculesOfLifeComparedQuestions,
  ...linkedIdeasInBiochemistryQuestions,
  ...biochemistryAskedQuestions,
  ...biochemistryNarrowQuestions,
];
