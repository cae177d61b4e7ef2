import type { Family } from '../family.ts';
import { alkeneAdditions } from './alkene-additions.ts';
import { degreesOfUnsaturation } from './degrees-of-unsaturation.ts';
import { infraredReading } from './infrared-reading.ts';
import { massSpectrum } from './mass-spectrum.ts';
import { nmrSignals } from './nmr-signals.ts';
import { opticalRotation } from './optical-rotation.ts';
import { ozonolysis } from './ozonolysis.ts';
import { protonTransfer } from './proton-transfer.ts';
import { radicalHalogenation } from './radical-halogenation.ts';
import { ringConformers } from './ring-conformers.ts';
import { stereoisomerCount } from './stereoisomer-count.ts';
import { substitutionRate } from './substitution-rate.ts';
import { functionalGroupRecognition } from './functional-group-recognition.ts';
import { isomerRecognition } from './isomer-recognition.ts';
import { structureToFormula } from './structure-to-formula.ts';
import { namesToStructures } from './names-to-structures.ts';
import { namingCompounds } from './naming-compounds.ts';
import { configurations } from './configurations.ts';
import { alcoholOxidation } from './alcohol-oxidation.ts';
import { grignardAdditions } from './grignard-additions.ts';
import { aromaticSubstitution } from './aromatic-substitution.ts';
import { pericyclicReactions } from './pericyclic-reactions.ts';
import { polymerUnits } from './polymer-units.ts';

/** The families of the subject. */
export const organicFamilies: readonly Family[] = [
  alkeneAdditions,
  degreesOfUnsaturation,
  infraredReading,
  massSpectrum,
  nmrSignals,
  opticalRotation,
  ozonolysis,
  protonTransfer,
  radicalHalogenation,
  ringConformers,
  stereoisomerCount,
  substitutionRate,
  functionalGroupRecognition,
  isomerRecognition,
  structureToFormula,
  namesToStructures,
  namingCompounds,
  configurations,
  alcoholOxidation,
  grignardAdditions,
  aromaticSubstitution,
  pericyclicReactions,
  polymerUnits,
];
