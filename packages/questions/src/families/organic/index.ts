import type { Family } from '../family.ts';
import { alkeneAdditions } from './alkenes-and-alkynes/alkene-additions.ts';
import { degreesOfUnsaturation } from './structure-and-bonding/degrees-of-unsaturation.ts';
import { infraredReading } from './spectroscopy-organic/infrared-reading.ts';
import { massSpectrum } from './spectroscopy-organic/mass-spectrum.ts';
import { nmrSignals } from './spectroscopy-organic/nmr-signals.ts';
import { opticalRotation } from './stereochemistry/optical-rotation.ts';
import { ozonolysis } from './alkenes-and-alkynes/ozonolysis.ts';
import { protonTransfer } from './acidity-and-basicity/proton-transfer.ts';
import { radicalHalogenation } from './radical-reactions/radical-halogenation.ts';
import { fischerReadings } from './stereochemistry/fischer-readings.ts';
import { chairReadings } from './conformations/chair-readings.ts';
import { newmanReadings } from './conformations/newman-readings.ts';
import { ringConformers } from './conformations/ring-conformers.ts';
import { stereoisomerCount } from './stereochemistry/stereoisomer-count.ts';
import { substitutionRate } from './substitution-and-elimination/substitution-rate.ts';
import { functionalGroupRecognition } from './functional-groups/functional-group-recognition.ts';
import { isomerRecognition } from './isomerism/isomer-recognition.ts';
import { structureToFormula } from './structure-and-bonding/structure-to-formula.ts';
import { namesToStructures } from './organic-nomenclature/names-to-structures.ts';
import { namingCompounds } from './organic-nomenclature/naming-compounds.ts';
import { configurations } from './stereochemistry/configurations.ts';
import { alcoholOxidation } from './alcohols-and-ethers/alcohol-oxidation.ts';
import { grignardAdditions } from './carbonyl-compounds/grignard-additions.ts';
import { aromaticSubstitution } from './aromatic-compounds/aromatic-substitution.ts';
import { pericyclicReactions } from './pericyclic-reactions/pericyclic-reactions.ts';
import { polymerUnits } from './polymers/polymer-units.ts';
import { infraredReadings } from './spectroscopy-organic/infrared-readings.ts';
import { protonSpectrumReadings } from './spectroscopy-organic/proton-spectrum-readings.ts';
import { carbonSpectrumReadings } from './spectroscopy-organic/carbon-spectrum-readings.ts';
import { fragmentSpectrumReadings } from './spectroscopy-organic/fragment-spectrum-readings.ts';
import { reactionPlateReadings } from './alcohols-and-ethers/reaction-plate-readings.ts';
import { enantiomerChromatogramReadings } from './stereochemistry/enantiomer-chromatogram-readings.ts';
import { competingProfileReadings } from './alkenes-and-alkynes/competing-profile-readings.ts';
import { combinedSpectraReadings } from './spectroscopy-organic/combined-spectra-readings.ts';

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
  infraredReadings,
  protonSpectrumReadings,
  carbonSpectrumReadings,
  fragmentSpectrumReadings,
  reactionPlateReadings,
  enantiomerChromatogramReadings,
  competingProfileReadings,
  combinedSpectraReadings,
  newmanReadings,
  chairReadings,
  fischerReadings,
];
