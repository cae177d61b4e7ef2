/**
 * Questions in which an element or a substance is only an example, a reagent or a label, as readers say who saw name, question and answer:
 * `name > templates`. Whoever asks for nothing but the substance does not mean them.
 */
export const onlyExamples = `
Acetic acid > analytical-acid-base-titrations-02 analytical-acid-base-titrations-07 analytical-acid-base-titrations-102 analytical-buffers-analytical-06 analytical-electroanalysis-102 analytical-electroanalysis-104 biochemistry-water-and-buffers-06 general-acids-and-bases-03 general-acids-and-bases-228 general-acids-and-bases-307 general-acids-and-bases-308 general-acids-and-bases-309 general-acids-and-bases-902 general-coordination-chemistry-269 organic-carboxylic-acids-117
Acetone > analytical-mass-spectrometry-110 organic-carbonyl-compounds-147 organic-spectroscopy-organic-21 organic-substitution-and-elimination-875 physical-solutions-and-colligative-104 physical-solutions-and-colligative-54
Aluminium > general-redox-102 general-redox-403
Ammonia > analytical-buffers-analytical-05 analytical-complexometric-titrations-702 analytical-complexometric-titrations-870 analytical-precipitation-titrations-400 general-acids-and-bases-22 general-acids-and-bases-685 general-coordination-chemistry-222 general-coordination-chemistry-316 general-gas-laws-874 general-periodic-trends-328 general-periodic-trends-332 general-redox-614 general-stoichiometry-601 organic-alkenes-and-alkynes-870 organic-alkenes-and-alkynes-871 organic-amines-26 organic-amines-711 organic-carboxylic-acids-970 organic-carboxylic-acids-971
Aniline > general-acids-and-bases-217 organic-acidity-and-basicity-102 organic-acidity-and-basicity-27 organic-amines-06 organic-aromatic-compounds-24
Argon > general-equilibrium-220 general-equilibrium-688 general-periodic-trends-07
Beryllium > general-nuclear-chemistry-218
Bleach > analytical-redox-titrations-105 general-redox-618 general-stoichiometry-601
Boron > general-atomic-structure-102
Calcium carbonate > analytical-acid-base-titrations-820
Calcium hydroxide > analytical-concentration-units-111 general-equilibrium-752 general-periodic-trends-120 general-reactions-in-solution-109
Calcium oxide > general-thermochemistry-217
Carbon > general-chemical-bonding-32 general-chemical-bonding-725 general-nuclear-chemistry-03 general-nuclear-chemistry-202 physical-chemical-bonding-theory-106
Carbon dioxide > analytical-acid-base-titrations-803
Cellulose > biochemistry-carbohydrates-711 biochemistry-carbohydrates-712
Chlorine > general-redox-02
Chloroform > general-molecular-geometry-21 organic-amines-505 physical-solutions-and-colligative-104 physical-solutions-and-colligative-54
Chromium > general-coordination-chemistry-226 general-coordination-chemistry-33 general-electron-configuration-901 general-nomenclature-06
Cobalt > general-electron-configuration-103 general-reactions-in-solution-306
Copper > general-balancing-300 general-chemical-bonding-127 general-chemical-bonding-714 general-coordination-chemistry-377 general-electrochemistry-basics-803 general-electrochemistry-basics-871 general-periodic-trends-315
Copper sulfate > general-redox-107
Ethanol > general-measurement-121 general-thermochemistry-901 organic-acidity-and-basicity-970 organic-functional-groups-104 physical-solutions-and-colligative-04 physical-solutions-and-colligative-416
Ethyl acetate > analytical-chromatography-108 analytical-chromatography-25 organic-carboxylic-acids-24 organic-spectroscopy-organic-901
Ethyne > analytical-atomic-spectrometry-820 general-empirical-formulas-900
Fermentation > biochemistry-water-and-buffers-09 organic-polymers-21
Fluorine > general-chemical-bonding-134 general-nuclear-chemistry-219
Formaldehyde > analytical-acid-base-titrations-822 general-molecular-geometry-821 organic-carbonyl-compounds-902 organic-structure-and-bonding-108
Fullerenes > physical-surfaces-417
Glucose > analytical-electroanalysis-115 biochemistry-bioenergetics-01 biochemistry-bioenergetics-05 biochemistry-carbohydrates-106 biochemistry-carbohydrates-110 biochemistry-carbohydrates-505 biochemistry-citric-acid-cycle-01 biochemistry-citric-acid-cycle-101 biochemistry-citric-acid-cycle-103 biochemistry-enzyme-kinetics-116 biochemistry-fatty-acid-metabolism-09 biochemistry-glycolysis-02 biochemistry-glycolysis-08 biochemistry-glycolysis-102 biochemistry-glycolysis-51 biochemistry-haemoglobin-820 biochemistry-membranes-09 biochemistry-oxidative-phosphorylation-110 biochemistry-photosynthesis-02 biochemistry-photosynthesis-10 biochemistry-photosynthesis-501 biochemistry-replication-and-transcription-115 general-measurement-821 organic-alcohols-and-ethers-104 organic-alcohols-and-ethers-22 physical-first-law-113 physical-gibbs-energy-107 physical-solutions-and-colligative-08 physical-solutions-and-colligative-701
Gold > general-chemical-bonding-130 general-redox-601 general-redox-605 general-solutions-712 physical-surfaces-402 physical-surfaces-403 physical-surfaces-404
Graphene > general-chemical-bonding-721 general-chemical-bonding-723
Graphite > analytical-atomic-spectrometry-702 analytical-atomic-spectrometry-704 analytical-atomic-spectrometry-821 general-atomic-structure-711 general-chemical-bonding-133 general-chemical-bonding-721 general-thermochemistry-641 general-thermochemistry-642 general-thermochemistry-751 general-thermochemistry-763
Helium > general-equilibrium-689 general-gas-laws-07 physical-real-gases-963
Hemoglobin > biochemistry-haemoglobin-05 biochemistry-haemoglobin-09 biochemistry-protein-structure-102 biochemistry-translation-820
Hydrochloric acid > analytical-concentration-units-06 analytical-concentration-units-712 general-acids-and-bases-01 general-acids-and-bases-309 general-balancing-06 general-kinetics-basics-10 general-kinetics-basics-871 general-reactions-in-solution-24 general-redox-109 general-redox-22 general-redox-870 general-solutions-04
Hydrogen > general-atomic-structure-702 general-chemical-bonding-24 general-coordination-chemistry-255 general-electrochemistry-basics-313 general-redox-117 physical-electrochemistry-51
Hydrogen chloride > general-gas-laws-874
Hydrogen peroxide > general-kinetics-basics-300
Hydrogen sulfide > general-reactions-in-solution-106
Insulin > biochemistry-signalling-106 biochemistry-signalling-530
Iodine > general-chemical-bonding-642 general-equilibrium-09 general-redox-326
Iron > general-coordination-chemistry-228 general-coordination-chemistry-237 general-coordination-chemistry-372 general-equilibrium-402 general-periodic-trends-651 general-redox-581 general-redox-615
Iron oxide > analytical-gravimetry-821 general-chemical-bonding-902 general-electrochemistry-basics-217
Limestone > analytical-gravimetry-110 general-equilibrium-206 general-redox-318 physical-gibbs-energy-06
Magnesium > general-acids-and-bases-701 general-atomic-structure-21 general-reactions-in-solution-24
Manganese > general-coordination-chemistry-309 general-redox-01
Methane > organic-conformations-710 organic-radical-reactions-710 physical-second-law-901
Methanol > analytical-chromatography-04 analytical-chromatography-410 analytical-redox-titrations-116 general-coordination-chemistry-269 general-intermolecular-forces-112 organic-alcohols-and-ethers-26
Molybdenum > general-coordination-chemistry-245
Naphthalene > physical-first-law-08 physical-molecular-spectroscopy-55
Neon > general-electron-configuration-110
Nickel > general-coordination-chemistry-210
Nitric acid > analytical-concentration-units-02 analytical-concentration-units-821 general-acids-and-bases-230 general-reactions-in-solution-06 general-reactions-in-solution-874 general-redox-820 organic-substitution-and-elimination-102
Nitrogen > general-chemical-bonding-02 general-chemical-bonding-08 general-nomenclature-108 general-periodic-trends-360 general-periodic-trends-657 general-redox-606 physical-real-gases-110
Nitrogen dioxide > analytical-sampling-and-separation-704
Nylon > organic-polymers-03 organic-polymers-04 organic-polymers-602
Oxalic acid > analytical-acid-base-titrations-115 organic-functional-groups-108
Oxygen > general-balancing-01 general-redox-322 physical-solutions-and-colligative-05
Ozone > general-kinetics-basics-769 general-thermochemistry-304 organic-radical-reactions-25 organic-radical-reactions-501 organic-radical-reactions-503 organic-radical-reactions-510 physical-mechanisms-07 physical-mechanisms-900
Phosphoric acid > analytical-concentration-units-110 general-periodic-trends-127 organic-alkenes-and-alkynes-752
Phosphorus > general-periodic-trends-127
Platinum > physical-surfaces-109
Polyethene > analytical-chromatography-112 organic-polymers-06
Potassium > general-nuclear-chemistry-601
Rhodium > general-coordination-chemistry-269
Silica > analytical-chromatography-113 analytical-chromatography-27 analytical-chromatography-28 analytical-chromatography-29 analytical-chromatography-713 biochemistry-lipids-114
Silver nitrate > analytical-precipitation-titrations-02 analytical-precipitation-titrations-400 organic-substitution-and-elimination-26
Soap > biochemistry-lipids-03 organic-carboxylic-acids-03 organic-carboxylic-acids-791
Sodium > general-chemical-bonding-648 general-nomenclature-982 physical-electrochemistry-870
Sodium bicarbonate > organic-carboxylic-acids-27 organic-functional-groups-501
Sodium carbonate > general-coordination-chemistry-235
Sodium chloride > general-empirical-formulas-870 general-periodic-trends-330 general-reactions-in-solution-01 general-solutions-612 organic-amines-800 organic-functional-groups-505 organic-substitution-and-elimination-107 organic-substitution-and-elimination-117
Sodium hydroxide > general-coordination-chemistry-236 general-reactions-in-solution-108
Sulfur > general-periodic-trends-320 general-redox-05
Sulfur dioxide > analytical-sampling-and-separation-406 analytical-sampling-and-separation-407 general-redox-602
Sulfuric acid > analytical-acid-base-titrations-01 analytical-acid-base-titrations-112 analytical-concentration-units-107 analytical-concentration-units-403 analytical-electroanalysis-103 general-acids-and-bases-332 general-coordination-chemistry-820 general-kinetics-basics-761 general-periodic-trends-18 general-periodic-trends-337 general-periodic-trends-339 general-reactions-in-solution-103 general-reactions-in-solution-583 general-redox-820 general-solutions-25 general-solutions-821 physical-solutions-and-colligative-114
Tin > general-electrochemistry-basics-821
Toluene > general-acids-and-bases-204 general-acids-and-bases-701 organic-aromatic-compounds-901 physical-solutions-and-colligative-03
Uranium > general-nuclear-chemistry-205 general-nuclear-chemistry-209 general-nuclear-chemistry-217 general-nuclear-chemistry-603
Vitamins > analytical-redox-titrations-404
Water > analytical-chromatography-117 analytical-chromatography-715 analytical-complexometric-titrations-01 analytical-complexometric-titrations-04 analytical-complexometric-titrations-102 analytical-complexometric-titrations-603 analytical-concentration-units-07 analytical-redox-titrations-107 analytical-sampling-and-separation-102 analytical-sampling-and-separation-104 analytical-sampling-and-separation-112 analytical-sampling-and-separation-415 analytical-sampling-and-separation-702 biochemistry-carbohydrates-872 biochemistry-protein-structure-119 biochemistry-water-and-buffers-103 general-balancing-103 general-balancing-301 general-coordination-chemistry-218 general-coordination-chemistry-323 general-empirical-formulas-05 general-empirical-formulas-110 general-empirical-formulas-307 general-empirical-formulas-308 general-empirical-formulas-601 general-equilibrium-11 general-gas-laws-04 general-gas-laws-204 general-gas-laws-24 general-gas-laws-821 general-measurement-871 general-moles-05 general-periodic-trends-116 general-periodic-trends-119 general-periodic-trends-125 general-periodic-trends-145 general-periodic-trends-149 general-periodic-trends-24 general-periodic-trends-655 general-periodic-trends-656 general-reactions-in-solution-503 general-reactions-in-solution-504 general-reactions-in-solution-505 general-reactions-in-solution-875 general-reactions-in-solution-876 general-redox-305 general-redox-600 general-solutions-102 general-solutions-604 general-solutions-606 general-thermochemistry-01 general-thermochemistry-208 organic-acidity-and-basicity-104 organic-alcohols-and-ethers-26 organic-alcohols-and-ethers-800 organic-alkenes-and-alkynes-23 organic-carbonyl-compounds-102 organic-carbonyl-compounds-800 organic-conformations-101 organic-polymers-524 organic-polymers-702 physical-molecular-spectroscopy-427 physical-rate-laws-111 physical-second-law-06 physical-solutions-and-colligative-05 physical-solutions-and-colligative-403 physical-solutions-and-colligative-404 physical-solutions-and-colligative-405 physical-solutions-and-colligative-416
`;
