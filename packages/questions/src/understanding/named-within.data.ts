/**
 * Things that have a name and no concept of their own: `names > targets > words`. They are asked within the concepts of the
 * targets, and only questions that contain the words are on them: of cross-couplings, those that name Heck.
 */
export const namedWithin = `
Heck reaction; Heck coupling; Heck > cross-coupling-reactions > Heck
Sonogashira coupling; Sonogashira > cross-coupling-reactions > Sonogashira
Negishi coupling; Negishi > cross-coupling-reactions > Negishi
Stille coupling; Stille > cross-coupling-reactions > Stille
Buchwald-Hartwig amination; Buchwald-Hartwig > cross-coupling-reactions > Buchwald
Horner-Wadsworth-Emmons; HWE; HWE reaction; Horner-Wadsworth-Emmons reaction > wittig-reaction > Horner
Claisen rearrangement > sigmatropic-rearrangements > Claisen
Oxymercuration; oxymercuration-demercuration > hydration-of-alkenes > oxymercuration
Friedel-Crafts acylation > friedel-crafts-reactions > acylation
Friedel-Crafts alkylation > friedel-crafts-reactions > alkylation
Nylon > condensation-polymers > nylon
Kevlar > condensation-polymers > Kevlar
Graphene > nanomaterials > graphene
Carbon nanotubes; nanotubes > nanomaterials > nanotubes
Millikan oil drop; Millikan; oil drop experiment; Millikan oil drop experiment > models-of-the-atom > Millikan
Cathode rays; cathode ray; cathode ray tube > models-of-the-atom > cathode
Gold foil experiment; Rutherford gold foil experiment; gold foil experiment Rutherford; Rutherford scattering > models-of-the-atom > foil
Brady's reagent; 2,4-DNP; 2,4-DNPH > tests-for-carbonyl-compounds > dinitrophenylhydrazine
Supercritical fluids; supercritical > phase-diagram > supercritical
Half-life of a first-order reaction; first order half-life > half-life-of-a-reaction > first half
Why ice floats; why does ice float; ice floats; why is ice less dense than water; ice less dense than water; density of ice > hydrogen-bonding > ice
Hemoglobin; oxygen binding curve of hemoglobin; hemoglobin oxygen binding curve > oxygen-binding-to-hemoglobin > hemoglobin
Number average molar mass; weight average molar mass; number average and weight average molar mass > molar-mass-of-polymers > average
Haber process; Haber; Haber-Bosch process > haber-process > ammonia
Contact process > haber-process > contact
Intermediates and catalysts in mechanisms; intermediates vs catalysts > reaction-mechanisms elementary-reactions catalysis > intermediate catalyst
Cisplatin > isomerism-of-complexes ligands > cisplatin
Selection rules > rotational-spectroscopy vibrational-spectroscopy raman-spectroscopy electronic-spectroscopy > selection
KHP; potassium hydrogen phthalate > acid-base-titration preparing-solutions > phthalate
Standardisation; standardising > acid-base-titration preparing-solutions > standardise
`;
