/**
 * Questions in which an element or a substance is only an example, a reagent or a label, as readers say who saw name, question and answer:
 * `name > templates`. Whoever asks for nothing but the substance does not mean them.
 */
export const onlyExamples = `
Acetaldehyde > biochemistry-glycolysis-53
Acetic acid > analytical-acid-base-titrations-02 analytical-acid-base-titrations-07 analytical-acid-base-titrations-102 analytical-buffers-analytical-06 analytical-electroanalysis-102 analytical-electroanalysis-104 biochemistry-water-and-buffers-06 general-acids-and-bases-03 general-acids-and-bases-228 general-acids-and-bases-307 general-acids-and-bases-308 general-acids-and-bases-309 general-acids-and-bases-902 general-coordination-chemistry-269 organic-carboxylic-acids-117
Acetic anhydride > analytical-acid-base-titrations-103
Acetone > analytical-mass-spectrometry-110 organic-carbonyl-compounds-147 organic-spectroscopy-organic-21 organic-substitution-and-elimination-875 physical-solutions-and-colligative-104 physical-solutions-and-colligative-54
Acetonitrile > organic-substitution-and-elimination-878
Aluminium > general-redox-102 general-redox-403
Aluminium chloride > organic-aromatic-compounds-05 organic-aromatic-compounds-970
Ammonia > analytical-acid-base-titrations-982 analytical-buffers-analytical-05 analytical-buffers-analytical-907 analytical-complexometric-titrations-702 analytical-complexometric-titrations-870 analytical-precipitation-titrations-400 back-titration.beginner general-acids-and-bases-22 general-acids-and-bases-685 general-coordination-chemistry-222 general-coordination-chemistry-316 general-coordination-chemistry-982 general-equilibrium-908 general-gas-laws-874 general-nomenclature-983 general-periodic-trends-328 general-periodic-trends-332 general-reactions-in-solution-874 general-redox-614 general-redox-618 general-stoichiometry-601 general-thermochemistry-689 organic-alkenes-and-alkynes-870 organic-alkenes-and-alkynes-871 organic-amines-26 organic-amines-711 organic-amines-981 organic-amines-982 organic-carbonyl-compounds-971 organic-carboxylic-acids-711 organic-carboxylic-acids-970 organic-carboxylic-acids-971 organic-carboxylic-acids-982
Ammonium chloride > general-acids-and-bases-685 physical-phase-equilibria-981
Aniline > general-acids-and-bases-217 organic-acidity-and-basicity-102 organic-acidity-and-basicity-27 organic-amines-06 organic-aromatic-compounds-24
Argon > general-equilibrium-220 general-equilibrium-688 general-periodic-trends-07
Barium chloride > analytical-atomic-spectrometry-871 analytical-gravimetry-104 analytical-gravimetry-105 analytical-precipitation-titrations-701 general-periodic-trends-344 general-reactions-in-solution-104
Benzoic acid > analytical-chromatography-822 analytical-sampling-and-separation-821 calorimetry-measurements.advanced organic-structure-and-bonding-600 physical-first-law-111 physical-first-law-560 physical-first-law-900
Beryllium > general-nuclear-chemistry-218
Bleach > analytical-redox-titrations-105 general-redox-618 general-stoichiometry-601
Boron > general-atomic-structure-102
Bronze > general-redox-320
Butane > organic-alcohols-and-ethers-701 organic-alcohols-and-ethers-841 organic-organic-nomenclature-501 organic-spectroscopy-organic-503 organic-stereochemistry-104
Cadmium > general-coordination-chemistry-881
Calcium carbonate > analytical-acid-base-titrations-820 general-coordination-chemistry-581
Calcium chloride > analytical-atomic-spectrometry-828 analytical-complexometric-titrations-601 general-periodic-trends-330
Calcium hydroxide > analytical-concentration-units-111 general-equilibrium-752 general-periodic-trends-120 general-reactions-in-solution-109
Calcium oxide > general-thermochemistry-217
Calcium sulfate > analytical-complexometric-titrations-601
Carbon > general-chemical-bonding-32 general-chemical-bonding-725 general-nuclear-chemistry-03 general-nuclear-chemistry-202 physical-chemical-bonding-theory-106
Carbon dioxide > analytical-acid-base-titrations-803
Carbon tetrachloride > physical-gibbs-energy-110
Cellulose > biochemistry-carbohydrates-711 biochemistry-carbohydrates-712
Chlorine > general-redox-02
Chlorine dioxide > physical-gibbs-energy-110
Chlorobenzene > organic-aromatic-compounds-121
Chloroform > general-molecular-geometry-21 organic-alkenes-and-alkynes-506 organic-amines-505 physical-solutions-and-colligative-104 physical-solutions-and-colligative-54
Chromium > general-coordination-chemistry-226 general-coordination-chemistry-33 general-coordination-chemistry-465 general-electron-configuration-901 general-nomenclature-06
Chromium oxide > general-chemical-bonding-902
Citric acid > analytical-redox-titrations-407 biochemistry-bioenergetics-903 biochemistry-citric-acid-cycle-01 biochemistry-citric-acid-cycle-02 biochemistry-citric-acid-cycle-03 biochemistry-citric-acid-cycle-04 biochemistry-citric-acid-cycle-05 biochemistry-citric-acid-cycle-06 biochemistry-citric-acid-cycle-07 biochemistry-citric-acid-cycle-08 biochemistry-citric-acid-cycle-09 biochemistry-citric-acid-cycle-103 biochemistry-citric-acid-cycle-51 biochemistry-citric-acid-cycle-701 biochemistry-citric-acid-cycle-820 biochemistry-citric-acid-cycle-821 biochemistry-citric-acid-cycle-981 biochemistry-citric-acid-cycle-982 biochemistry-fatty-acid-metabolism-825 biochemistry-nitrogen-metabolism-08
Cobalt > general-electron-configuration-103 general-reactions-in-solution-306
Cobalt chloride > general-coordination-chemistry-605 general-coordination-chemistry-606 general-coordination-chemistry-840 general-coordination-chemistry-915 general-coordination-chemistry-943
Copper > general-balancing-300 general-chemical-bonding-127 general-chemical-bonding-714 general-coordination-chemistry-377 general-electrochemistry-basics-803 general-electrochemistry-basics-871 general-periodic-trends-315
Copper sulfate > general-redox-107
Cortisol > analytical-calibration-105
Cyclopropane > organic-alkenes-and-alkynes-504 organic-alkenes-and-alkynes-506 organic-isomerism-871 organic-stereochemistry-22
Cysteine > general-coordination-chemistry-486
Ethanol > general-measurement-121 general-thermochemistry-901 organic-acidity-and-basicity-970 organic-functional-groups-104 physical-solutions-and-colligative-04 physical-solutions-and-colligative-416
Ethyl acetate > analytical-chromatography-108 analytical-chromatography-25 organic-carboxylic-acids-24 organic-spectroscopy-organic-901
Ethylene glycol > organic-alcohols-and-ethers-115 organic-carbonyl-compounds-02 organic-carbonyl-compounds-26 organic-carbonyl-compounds-461 organic-carbonyl-compounds-982
Ethyne > analytical-atomic-spectrometry-820 general-empirical-formulas-900
Fermentation > biochemistry-water-and-buffers-09 organic-polymers-21
Fluorine > general-chemical-bonding-134 general-nuclear-chemistry-219
Formaldehyde > analytical-acid-base-titrations-822 analytical-complexometric-titrations-704 general-molecular-geometry-821 organic-carbonyl-compounds-902 organic-structure-and-bonding-108
Fullerenes > physical-surfaces-417
Furan > organic-aromatic-compounds-520
Glucose > analytical-electroanalysis-115 biochemistry-bioenergetics-01 biochemistry-bioenergetics-05 biochemistry-carbohydrates-106 biochemistry-carbohydrates-110 biochemistry-carbohydrates-505 biochemistry-citric-acid-cycle-01 biochemistry-citric-acid-cycle-101 biochemistry-citric-acid-cycle-103 biochemistry-enzyme-kinetics-116 biochemistry-fatty-acid-metabolism-09 biochemistry-glycolysis-02 biochemistry-glycolysis-08 biochemistry-glycolysis-102 biochemistry-glycolysis-51 biochemistry-haemoglobin-820 biochemistry-membranes-09 biochemistry-oxidative-phosphorylation-110 biochemistry-photosynthesis-02 biochemistry-photosynthesis-10 biochemistry-photosynthesis-501 biochemistry-replication-and-transcription-115 general-measurement-821 organic-alcohols-and-ethers-104 organic-alcohols-and-ethers-22 physical-first-law-113 physical-gibbs-energy-107 physical-solutions-and-colligative-08 physical-solutions-and-colligative-701
Gold > general-chemical-bonding-130 general-redox-601 general-redox-605 general-solutions-712 physical-surfaces-402 physical-surfaces-403 physical-surfaces-404
Graphene > general-chemical-bonding-721 general-chemical-bonding-723
Graphite > analytical-atomic-spectrometry-702 analytical-atomic-spectrometry-704 analytical-atomic-spectrometry-821 general-atomic-structure-711 general-chemical-bonding-133 general-chemical-bonding-721 general-thermochemistry-641 general-thermochemistry-642 general-thermochemistry-751 general-thermochemistry-763
Helium > general-equilibrium-689 general-equilibrium-825 general-gas-laws-07 physical-real-gases-963
Hemoglobin > biochemistry-haemoglobin-05 biochemistry-haemoglobin-09 biochemistry-protein-structure-102 biochemistry-translation-820
Heptane > analytical-chromatography-704
Hexane > analytical-chromatography-108 analytical-chromatography-25 biochemistry-carbohydrates-870 biochemistry-water-and-buffers-982 organic-aromatic-compounds-600 organic-polymers-502 organic-stereochemistry-103
Hydrochloric acid > analytical-concentration-units-06 analytical-concentration-units-712 analytical-precipitation-titrations-403 general-acids-and-bases-01 general-acids-and-bases-309 general-balancing-06 general-kinetics-basics-10 general-kinetics-basics-871 general-reactions-in-solution-24 general-reactions-in-solution-307 general-redox-109 general-redox-22 general-redox-304 general-redox-870 general-redox-907 general-solutions-04
Hydrogen > general-atomic-structure-702 general-balancing-880 general-chemical-bonding-24 general-coordination-chemistry-255 general-electrochemistry-basics-312 general-electrochemistry-basics-313 general-redox-117 physical-electrochemistry-51
Hydrogen bromide > general-electrochemistry-basics-820 physical-mechanisms-23
Hydrogen chloride > general-gas-laws-874
Hydrogen iodide > general-kinetics-basics-301 general-kinetics-basics-303 physical-mechanisms-401
Hydrogen peroxide > general-kinetics-basics-300
Hydrogen sulfide > general-reactions-in-solution-106
Ibuprofen > biochemistry-signalling-113 organic-stereochemistry-503
Imidazole > biochemistry-amino-acids-102 biochemistry-amino-acids-506 biochemistry-protein-methods-54
Indole > organic-aromatic-compounds-520
Insulin > biochemistry-signalling-106 biochemistry-signalling-530
Iodine > general-chemical-bonding-642 general-equilibrium-09 general-redox-326
Iron > general-coordination-chemistry-228 general-coordination-chemistry-237 general-coordination-chemistry-250 general-coordination-chemistry-372 general-equilibrium-402 general-nuclear-chemistry-481 general-nuclear-chemistry-482 general-nuclear-chemistry-879 general-periodic-trends-651 general-redox-581 general-redox-582 general-redox-615
Iron oxide > analytical-gravimetry-821 general-chemical-bonding-902 general-electrochemistry-basics-217
Iron sulfate > general-redox-107
Iron(III) chloride > general-electrochemistry-basics-26 organic-carboxylic-acids-803
Lead iodide > physical-solid-state-445
Limestone > analytical-gravimetry-110 general-equilibrium-206 general-redox-318 physical-gibbs-energy-06
Lysine > amino-acid-ionisation.beginner biochemistry-amino-acids-480 biochemistry-amino-acids-481 biochemistry-nitrogen-metabolism-820 biochemistry-protein-methods-901 biochemistry-protein-structure-821 biochemistry-protein-structure-901
Magnesium > general-acids-and-bases-701 general-atomic-structure-21 general-reactions-in-solution-24
Magnesium sulfate > general-periodic-trends-822
Manganese > general-coordination-chemistry-309 general-redox-01
Mercury oxide > general-coordination-chemistry-278
Methane > organic-conformations-710 organic-radical-reactions-710 physical-second-law-901
Methanol > analytical-chromatography-04 analytical-chromatography-410 analytical-redox-titrations-116 general-coordination-chemistry-269 general-intermolecular-forces-112 organic-alcohols-and-ethers-26
Molybdenum > general-coordination-chemistry-245
Naphthalene > physical-first-law-08 physical-molecular-spectroscopy-55
Neon > general-electron-configuration-110 general-equilibrium-879
Nickel > general-coordination-chemistry-210
Nitric acid > analytical-concentration-units-02 analytical-concentration-units-821 analytical-gravimetry-880 analytical-precipitation-titrations-402 general-acids-and-bases-230 general-nomenclature-560 general-reactions-in-solution-06 general-reactions-in-solution-874 general-redox-820 organic-functional-groups-302 organic-substitution-and-elimination-102
Nitric oxide > general-acids-and-bases-871 general-redox-820
Nitrogen > general-chemical-bonding-02 general-chemical-bonding-08 general-nomenclature-108 general-periodic-trends-360 general-periodic-trends-657 general-redox-606 physical-real-gases-110
Nitrogen dioxide > analytical-sampling-and-separation-704 physical-real-gases-982
Nitrous oxide > analytical-atomic-spectrometry-820
Nylon > organic-polymers-03 organic-polymers-04 organic-polymers-602
Oleic acid > beta-oxidation-yield.advanced
Oxalic acid > analytical-acid-base-titrations-115 organic-functional-groups-108
Oxygen > general-balancing-01 general-balancing-561 general-redox-322 physical-solutions-and-colligative-05
Ozone > general-kinetics-basics-769 general-thermochemistry-304 organic-radical-reactions-25 organic-radical-reactions-501 organic-radical-reactions-503 organic-radical-reactions-510 physical-mechanisms-07 physical-mechanisms-900
PET > general-nuclear-chemistry-219 general-nuclear-chemistry-301
Pentane > analytical-mass-spectrometry-406 organic-isomerism-27
Perchloric acid > analytical-acid-base-titrations-104 organic-acidity-and-basicity-108
Phosphine > general-coordination-chemistry-354
Phosphoric acid > analytical-concentration-units-110 general-periodic-trends-127 organic-alkenes-and-alkynes-752
Phosphorus > general-periodic-trends-127
Platinum > physical-surfaces-109
Polyethene > analytical-chromatography-112 organic-polymers-06
Potassium > general-nuclear-chemistry-601
Potassium bromide > organic-substitution-and-elimination-901 physical-electrochemistry-06
Potassium chloride > analytical-potentiometry-704 biochemistry-membranes-820
Potassium hydroxide > analytical-acid-base-titrations-802 analytical-concentration-units-711 general-acids-and-bases-326 general-electrochemistry-basics-210
Potassium nitrate > analytical-potentiometry-704 general-reactions-in-solution-877 physical-solutions-and-colligative-125
Potassium permanganate > organic-aromatic-compounds-06
Quartz > analytical-molecular-absorption-22
Rhodium > general-coordination-chemistry-269
Silica > analytical-chromatography-113 analytical-chromatography-27 analytical-chromatography-28 analytical-chromatography-29 analytical-chromatography-481 analytical-chromatography-713 biochemistry-lipids-114
Silver > general-electrochemistry-basics-843
Silver chloride > analytical-potentiometry-101 analytical-potentiometry-704 analytical-precipitation-titrations-01 analytical-precipitation-titrations-02 analytical-precipitation-titrations-821
Silver nitrate > analytical-precipitation-titrations-02 analytical-precipitation-titrations-400 organic-substitution-and-elimination-26
Soap > biochemistry-lipids-03 organic-carboxylic-acids-03 organic-carboxylic-acids-791
Sodium > general-chemical-bonding-648 general-nomenclature-982 physical-electrochemistry-870
Sodium acetate > general-acids-and-bases-224 physical-electrochemistry-871
Sodium azide > analytical-redox-titrations-109 organic-substitution-and-elimination-02 organic-substitution-and-elimination-31 organic-substitution-and-elimination-480
Sodium bicarbonate > organic-carboxylic-acids-27 organic-functional-groups-501
Sodium carbonate > general-coordination-chemistry-235
Sodium chloride > general-empirical-formulas-870 general-periodic-trends-330 general-reactions-in-solution-01 general-solutions-612 organic-amines-800 organic-functional-groups-505 organic-substitution-and-elimination-107 organic-substitution-and-elimination-117 organic-substitution-and-elimination-982
Sodium hydroxide > general-coordination-chemistry-236 general-coordination-chemistry-981 general-reactions-in-solution-108
Sodium hypochlorite > physical-electrochemistry-117
Sodium nitrate > general-coordination-chemistry-701 organic-functional-groups-302
Sodium sulfate > analytical-sampling-and-separation-870 biochemistry-protein-methods-04 general-nomenclature-982
Solder > physical-phase-equilibria-110
Strontium nitrate > general-periodic-trends-879
Sulfur > general-periodic-trends-320 general-redox-05
Sulfur dioxide > analytical-sampling-and-separation-406 analytical-sampling-and-separation-407 general-redox-602
Sulfur trioxide > general-nomenclature-982
Sulfuric acid > analytical-acid-base-titrations-01 analytical-acid-base-titrations-112 analytical-concentration-units-107 analytical-concentration-units-403 analytical-electroanalysis-103 general-acids-and-bases-332 general-acids-and-bases-460 general-balancing-982 general-coordination-chemistry-820 general-kinetics-basics-761 general-periodic-trends-18 general-periodic-trends-337 general-periodic-trends-339 general-reactions-in-solution-103 general-reactions-in-solution-583 general-redox-820 general-solutions-25 general-solutions-821 organic-alcohols-and-ethers-30 organic-aromatic-compounds-110 organic-aromatic-compounds-580 physical-solutions-and-colligative-114
Tin > general-electrochemistry-basics-821
Tin chloride > general-periodic-trends-353 organic-amines-800
Toluene > general-acids-and-bases-204 general-acids-and-bases-701 organic-aromatic-compounds-901 physical-solutions-and-colligative-03
Uranium > general-nuclear-chemistry-205 general-nuclear-chemistry-209 general-nuclear-chemistry-217 general-nuclear-chemistry-603
Vitamins > analytical-redox-titrations-404
Water > analytical-acid-base-titrations-701 analytical-chromatography-116 analytical-chromatography-117 analytical-chromatography-715 analytical-complexometric-titrations-01 analytical-complexometric-titrations-04 analytical-complexometric-titrations-102 analytical-complexometric-titrations-603 analytical-concentration-units-07 analytical-redox-titrations-107 analytical-redox-titrations-113 analytical-redox-titrations-114 analytical-redox-titrations-116 analytical-redox-titrations-117 analytical-sampling-and-separation-102 analytical-sampling-and-separation-104 analytical-sampling-and-separation-112 analytical-sampling-and-separation-415 analytical-sampling-and-separation-702 analytical-sampling-and-separation-880 biochemistry-carbohydrates-872 biochemistry-photosynthesis-109 biochemistry-photosynthesis-905 biochemistry-protein-structure-119 biochemistry-water-and-buffers-103 biochemistry-water-and-buffers-53 biochemistry-water-and-buffers-981 biochemistry-water-and-buffers-983 calorimetry.advanced gas-stoichiometry.advanced general-acids-and-bases-204 general-acids-and-bases-564 general-acids-and-bases-565 general-acids-and-bases-682 general-balancing-103 general-balancing-301 general-balancing-982 general-coordination-chemistry-218 general-coordination-chemistry-323 general-empirical-formulas-05 general-empirical-formulas-108 general-empirical-formulas-110 general-empirical-formulas-307 general-empirical-formulas-308 general-empirical-formulas-601 general-empirical-formulas-680 general-equilibrium-11 general-equilibrium-841 general-equilibrium-842 general-gas-laws-04 general-gas-laws-204 general-gas-laws-24 general-gas-laws-560 general-gas-laws-561 general-gas-laws-821 general-intermolecular-forces-982 general-measurement-560 general-measurement-871 general-measurement-908 general-moles-05 general-moles-106 general-periodic-trends-116 general-periodic-trends-119 general-periodic-trends-125 general-periodic-trends-145 general-periodic-trends-149 general-periodic-trends-24 general-periodic-trends-581 general-periodic-trends-655 general-periodic-trends-656 general-periodic-trends-826 general-periodic-trends-910 general-reactions-in-solution-503 general-reactions-in-solution-504 general-reactions-in-solution-505 general-reactions-in-solution-875 general-reactions-in-solution-876 general-redox-305 general-redox-460 general-redox-600 general-solutions-102 general-solutions-560 general-solutions-604 general-solutions-606 general-solutions-879 general-thermochemistry-01 general-thermochemistry-204 general-thermochemistry-208 general-thermochemistry-841 organic-acidity-and-basicity-104 organic-acidity-and-basicity-105 organic-alcohols-and-ethers-26 organic-alcohols-and-ethers-800 organic-alkenes-and-alkynes-23 organic-amines-908 organic-carbonyl-compounds-102 organic-carbonyl-compounds-800 organic-carboxylic-acids-881 organic-conformations-101 organic-polymers-524 organic-polymers-702 physical-molecular-spectroscopy-427 physical-rate-laws-111 physical-second-law-06 physical-solutions-and-colligative-05 physical-solutions-and-colligative-403 physical-solutions-and-colligative-404 physical-solutions-and-colligative-405 physical-solutions-and-colligative-416 physical-solutions-and-colligative-907 thermogram-readings.beginner
White phosphorus > general-periodic-trends-655
Zinc > general-periodic-trends-882
Zinc chloride > general-equilibrium-907 physical-solid-state-405
Zinc sulfate > general-redox-107
`;
