/** Readings of names in the notation of `readNameReadings`. Written by `npm run questions:name-reading`. */
export const nameTable = `
absorption-spectrum-readings.beginner > Uv
absorption-spectrum-readings.intermediate
alcohol-oxidation.advanced
alcohol-oxidation.beginner
alcohol-oxidation.intermediate > PCC | Swern
alkene-additions.advanced
alkene-additions.beginner > Organic mechanisms
alkene-additions.intermediate
amino-acid-curve-readings.intermediate
amino-acid-ionisation.advanced
amino-acid-ionisation.beginner
amino-acid-ionisation.intermediate > Buffer solutions | Tris buffer
analytical-acid-base-titrations-01 > Titration of a weak acid
analytical-acid-base-titrations-02 > Acetic acid | Measuring unknown concentrations
analytical-acid-base-titrations-03 > Measuring unknown concentrations
analytical-acid-base-titrations-04 > Methyl orange | Mixtures
analytical-acid-base-titrations-05 > Buffer solutions | Formic acid | Measuring unknown concentrations | Quantitative analysis | Tris buffer
analytical-acid-base-titrations-06
analytical-acid-base-titrations-07 > Acetic acid | Measuring unknown concentrations | Quantitative analysis
analytical-acid-base-titrations-101
analytical-acid-base-titrations-102 > Acetic acid
analytical-acid-base-titrations-103
analytical-acid-base-titrations-104
analytical-acid-base-titrations-105
analytical-acid-base-titrations-106
analytical-acid-base-titrations-107
analytical-acid-base-titrations-108
analytical-acid-base-titrations-109
analytical-acid-base-titrations-110
analytical-acid-base-titrations-111
analytical-acid-base-titrations-112
analytical-acid-base-titrations-113 > Bakelite
analytical-acid-base-titrations-114 > Measuring unknown concentrations | Methyl orange
analytical-acid-base-titrations-115 > Measuring unknown concentrations | Quantitative analysis
analytical-acid-base-titrations-116 > Measuring unknown concentrations | Standardisation | Titration of polyprotic acids
analytical-acid-base-titrations-600 > Kjeldahl analysis
analytical-acid-base-titrations-601
analytical-acid-base-titrations-602
analytical-acid-base-titrations-701
analytical-acid-base-titrations-710
analytical-acid-base-titrations-711
analytical-acid-base-titrations-712 > Solution stoichiometry | Titration of a weak acid
analytical-acid-base-titrations-802 > Solution stoichiometry | Titration of a weak acid
analytical-acid-base-titrations-803 > Solution stoichiometry | Titration of a weak acid
analytical-acid-base-titrations-820 > Dolomite | Mixtures | OCR A-level Chemistry, 2.1.4
analytical-acid-base-titrations-821 > Acid-base indicators | Acids and alkalis | Measuring unknown concentrations | Methyl orange | Mixtures | Titration of a weak acid
analytical-acid-base-titrations-822 > Acids and alkalis | Mixtures | Solution stoichiometry | Titration of a weak acid
analytical-acid-base-titrations-825 > Solution stoichiometry | Titration of a weak acid
analytical-acid-base-titrations-870 > Solution stoichiometry | Titration of a weak acid
analytical-acid-base-titrations-879 > Measuring unknown concentrations
analytical-acid-base-titrations-880 > Measuring unknown concentrations
analytical-acid-base-titrations-981
analytical-acid-base-titrations-982
analytical-atomic-spectrometry-01 > Flame
analytical-atomic-spectrometry-02 > Flame
analytical-atomic-spectrometry-04 > Flame
analytical-atomic-spectrometry-05 > Flame
analytical-atomic-spectrometry-06 > Degeneracy | Flame
analytical-atomic-spectrometry-101 > Flame
analytical-atomic-spectrometry-102 > Flame
analytical-atomic-spectrometry-103 > Flame
analytical-atomic-spectrometry-104
analytical-atomic-spectrometry-105 > Atomic emission
analytical-atomic-spectrometry-106 > Atomic emission | M/z
analytical-atomic-spectrometry-107 > Atomic emission
analytical-atomic-spectrometry-108
analytical-atomic-spectrometry-109
analytical-atomic-spectrometry-110
analytical-atomic-spectrometry-111
analytical-atomic-spectrometry-112 > Paints
analytical-atomic-spectrometry-701 > Flame | Hollow cathode lamp
analytical-atomic-spectrometry-702 > Flame | Graphite
analytical-atomic-spectrometry-703 > Monochromator
analytical-atomic-spectrometry-704 > Graphite
analytical-atomic-spectrometry-705 > Atomic emission
analytical-atomic-spectrometry-706 > Atomic emission
analytical-atomic-spectrometry-710 > Flame
analytical-atomic-spectrometry-711 > Atomic absorption spectroscopy | Flame | ICP-OES
analytical-atomic-spectrometry-712
analytical-atomic-spectrometry-820 > Ethyne | Flame | Ionization interference
analytical-atomic-spectrometry-821 > Flame | Graphite
analytical-atomic-spectrometry-825 > Graphite
analytical-atomic-spectrometry-826
analytical-atomic-spectrometry-827 > Flame
analytical-atomic-spectrometry-828 > Flame
analytical-atomic-spectrometry-840
analytical-atomic-spectrometry-870
analytical-atomic-spectrometry-871 > Flame
analytical-atomic-spectrometry-900 > Flame
analytical-atomic-spectrometry-901 > Flame
analytical-atomic-spectrometry-902 > Flame
analytical-buffers-analytical-01
analytical-buffers-analytical-02 > Tris buffer
analytical-buffers-analytical-03
analytical-buffers-analytical-04 > Tris buffer
analytical-buffers-analytical-05 > Tris buffer
analytical-buffers-analytical-06 > Acetic acid | Tris buffer
analytical-buffers-analytical-07 > Ionic strength
analytical-buffers-analytical-101
analytical-buffers-analytical-102
analytical-buffers-analytical-103 > pH and solubility
analytical-buffers-analytical-104
analytical-buffers-analytical-105
analytical-buffers-analytical-106
analytical-buffers-analytical-107 > Acetic acid
analytical-buffers-analytical-820
analytical-buffers-analytical-821 > Tris buffer
analytical-buffers-analytical-879
analytical-buffers-analytical-907 > Mixtures | Tris buffer
analytical-buffers-analytical-908 > Tris buffer
analytical-calibration-01
analytical-calibration-02
analytical-calibration-03
analytical-calibration-04
analytical-calibration-05
analytical-calibration-06
analytical-calibration-07
analytical-calibration-101
analytical-calibration-102 > ICP-OES
analytical-calibration-103
analytical-calibration-104
analytical-calibration-105 > LC-MS
analytical-calibration-106
analytical-calibration-107
analytical-calibration-400
analytical-calibration-401
analytical-calibration-402
analytical-calibration-403
analytical-calibration-404
analytical-calibration-405
analytical-calibration-406
analytical-calibration-407
analytical-calibration-408
analytical-calibration-409
analytical-calibration-410
analytical-calibration-411
analytical-calibration-480
analytical-calibration-481
analytical-calibration-482 > Pesticides
analytical-calibration-820
analytical-calibration-821
analytical-calibration-822
analytical-calibration-900
analytical-calibration-901
analytical-calibration-902
analytical-calibration-903
analytical-chromatography-01
analytical-chromatography-02
analytical-chromatography-03 > Selectivity factor
analytical-chromatography-04 > Phase
analytical-chromatography-05
analytical-chromatography-06
analytical-chromatography-07
analytical-chromatography-08
analytical-chromatography-09
analytical-chromatography-101
analytical-chromatography-102 > Phase
analytical-chromatography-103 > Separation techniques
analytical-chromatography-104
analytical-chromatography-105 > IB Chemistry, S1.1 | Paper chromatography
analytical-chromatography-106 > IB Chemistry, S1.1
analytical-chromatography-107
analytical-chromatography-108
analytical-chromatography-109 > Phase
analytical-chromatography-110
analytical-chromatography-111
analytical-chromatography-112 > Glycols | Phase | Polyethene | Polythene
analytical-chromatography-113 > Phase
analytical-chromatography-114
analytical-chromatography-115
analytical-chromatography-116
analytical-chromatography-117
analytical-chromatography-118
analytical-chromatography-119 > Phase
analytical-chromatography-120 > Phase
analytical-chromatography-121 > Chiral chromatography | MCAT, 5C
analytical-chromatography-122
analytical-chromatography-123 > Phase
analytical-chromatography-124
analytical-chromatography-125
analytical-chromatography-126 > Theoretical plates
analytical-chromatography-127
analytical-chromatography-128 > Cationic surfactants
analytical-chromatography-129 > Theoretical plates
analytical-chromatography-130 > Theoretical plates
analytical-chromatography-131 > Theoretical plates
analytical-chromatography-132
analytical-chromatography-133
analytical-chromatography-21 > Phase
analytical-chromatography-22
analytical-chromatography-23
analytical-chromatography-24 > IB Chemistry, S1.1
analytical-chromatography-25 > IB Chemistry, S1.1 | Phase
analytical-chromatography-26 > IB Chemistry, S1.1
analytical-chromatography-27 > Phase
analytical-chromatography-28
analytical-chromatography-29
analytical-chromatography-30 > Phase
analytical-chromatography-31 > Phase
analytical-chromatography-400 > Phase
analytical-chromatography-401 > Phase
analytical-chromatography-402 > Thin-layer chromatography
analytical-chromatography-403 > Phase
analytical-chromatography-404
analytical-chromatography-405
analytical-chromatography-406
analytical-chromatography-407 > Phase
analytical-chromatography-408
analytical-chromatography-409
analytical-chromatography-410
analytical-chromatography-411 > Supercritical fluids
analytical-chromatography-480 > Cambridge A-level Chemistry, topic 37: Analytical techniques (A2) | Liquid chromatography | OCR A-level Chemistry, 6.3.1
analytical-chromatography-481
analytical-chromatography-600 > Phase
analytical-chromatography-601
analytical-chromatography-602
analytical-chromatography-701 > Phase
analytical-chromatography-702 > Phase
analytical-chromatography-703 > Phase
analytical-chromatography-704
analytical-chromatography-705 > Phase
analytical-chromatography-710 > Cambridge A-level Chemistry, topic 37: Analytical techniques (A2) | OCR A-level Chemistry, 6.3.1
analytical-chromatography-711 > Cambridge A-level Chemistry, topic 37: Analytical techniques (A2) | OCR A-level Chemistry, 6.3.1
analytical-chromatography-712
analytical-chromatography-713 > Phase
analytical-chromatography-714 > Phase
analytical-chromatography-715 > Pesticides | Phase
analytical-chromatography-803
analytical-chromatography-804
analytical-chromatography-820
analytical-chromatography-821 > Van Deemter equation
analytical-chromatography-822 > Phase
analytical-chromatography-825
analytical-chromatography-826 > Phase
analytical-chromatography-840 > AQA A-level Chemistry, 3.3.16 | Cambridge A-level Chemistry, topic 37: Analytical techniques (A2) | OCR A-level Chemistry, 6.3.1
analytical-chromatography-870 > Thin-layer chromatography
analytical-chromatography-871 > Pesticides
analytical-chromatography-872 > Flame
analytical-chromatography-900 > Phase
analytical-chromatography-901
analytical-chromatography-902
analytical-chromatography-903
analytical-chromatography-960
analytical-chromatography-961 > Petrol
analytical-chromatography-962
analytical-complexometric-titrations-01
analytical-complexometric-titrations-02
analytical-complexometric-titrations-03 > Quantitative analysis
analytical-complexometric-titrations-04 > Masking
analytical-complexometric-titrations-05
analytical-complexometric-titrations-06 > Masking
analytical-complexometric-titrations-07 > Quantitative analysis
analytical-complexometric-titrations-101
analytical-complexometric-titrations-102
analytical-complexometric-titrations-103 > Masking
analytical-complexometric-titrations-480 > Conditional formation constants
analytical-complexometric-titrations-481
analytical-complexometric-titrations-482
analytical-complexometric-titrations-600
analytical-complexometric-titrations-601
analytical-complexometric-titrations-602
analytical-complexometric-titrations-603
analytical-complexometric-titrations-701
analytical-complexometric-titrations-702
analytical-complexometric-titrations-703
analytical-complexometric-titrations-704
analytical-complexometric-titrations-710 > Acid-base titration
analytical-complexometric-titrations-820 > Acid-base titration | Mixtures
analytical-complexometric-titrations-821 > Masking
analytical-complexometric-titrations-825 > Acid-base titration
analytical-complexometric-titrations-870
analytical-complexometric-titrations-960 > Neutralization | Salts | Water hardness
analytical-complexometric-titrations-961
analytical-concentration-units-01
analytical-concentration-units-02 > Solution stoichiometry
analytical-concentration-units-03
analytical-concentration-units-04
analytical-concentration-units-05 > Concentrations and solution making | Measuring cylinders | Preparing solutions
analytical-concentration-units-06
analytical-concentration-units-07
analytical-concentration-units-08
analytical-concentration-units-101
analytical-concentration-units-102
analytical-concentration-units-103
analytical-concentration-units-104
analytical-concentration-units-105
analytical-concentration-units-106 > Bisphenol A
analytical-concentration-units-107
analytical-concentration-units-108
analytical-concentration-units-109
analytical-concentration-units-110 > Concentration | Concentrations and solution making | Phosphoric acid
analytical-concentration-units-111
analytical-concentration-units-112 > Concentrations and solution making | Preparing solutions
analytical-concentration-units-113 > Concentrations and solution making | Preparing solutions
analytical-concentration-units-400 > Concentration | Concentrations and solution making
analytical-concentration-units-401 > Concentration | Concentrations and solution making
analytical-concentration-units-402 > Concentration | Concentrations and solution making
analytical-concentration-units-403
analytical-concentration-units-701
analytical-concentration-units-702 > Mixtures
analytical-concentration-units-703 > Solution stoichiometry
analytical-concentration-units-710 > Solution stoichiometry | Solutions | Titration of a weak acid
analytical-concentration-units-711 > KHP | Solutions
analytical-concentration-units-712 > Concentrations and solution making | Preparing solutions | Solutions
analytical-concentration-units-820 > Calibration curve | Calibration methods
analytical-concentration-units-821
analytical-concentration-units-825
analytical-concentration-units-826
analytical-concentration-units-870 > Concentrations and solution making | Counting significant figures | Preparing solutions | Volumetric glassware
analytical-concentration-units-879
analytical-concentration-units-880
analytical-concentration-units-900
analytical-concentration-units-901
analytical-electroanalysis-01 > Electrolytic cell
analytical-electroanalysis-02
analytical-electroanalysis-03 > Cell potential
analytical-electroanalysis-04
analytical-electroanalysis-05
analytical-electroanalysis-06
analytical-electroanalysis-101
analytical-electroanalysis-102 > Acetic acid
analytical-electroanalysis-103
analytical-electroanalysis-104 > Acetic acid | Mixtures
analytical-electroanalysis-105
analytical-electroanalysis-106
analytical-electroanalysis-107
analytical-electroanalysis-108
analytical-electroanalysis-109 > Seawater
analytical-electroanalysis-110 > Digestion | Uv
analytical-electroanalysis-111 > Coulometry and voltammetry
analytical-electroanalysis-112 > Coulometry and voltammetry
analytical-electroanalysis-113 > Coulometry and voltammetry | Glucose
analytical-electroanalysis-114 > Coulometry and voltammetry
analytical-electroanalysis-115 > Amperometry | Coulometry and voltammetry | Electroanalysis | Glucose
analytical-electroanalysis-116
analytical-electroanalysis-117
analytical-electroanalysis-118
analytical-electroanalysis-400
analytical-electroanalysis-401
analytical-electroanalysis-402
analytical-electroanalysis-403
analytical-electroanalysis-404
analytical-electroanalysis-405
analytical-electroanalysis-406
analytical-electroanalysis-407
analytical-electroanalysis-820
analytical-electroanalysis-821 > Complex ion equilibria
analytical-electroanalysis-822 > Electrolytic cell | Galvanic cells and electrolysis
analytical-electroanalysis-900
analytical-electroanalysis-901
analytical-electroanalysis-981
analytical-electroanalysis-982 > Glucose
analytical-errors-and-statistics-01
analytical-errors-and-statistics-02
analytical-errors-and-statistics-03
analytical-errors-and-statistics-04
analytical-errors-and-statistics-05
analytical-errors-and-statistics-06
analytical-errors-and-statistics-07
analytical-errors-and-statistics-08
analytical-errors-and-statistics-09
analytical-errors-and-statistics-101
analytical-errors-and-statistics-102
analytical-errors-and-statistics-103
analytical-errors-and-statistics-104
analytical-errors-and-statistics-400
analytical-errors-and-statistics-701
analytical-errors-and-statistics-702
analytical-errors-and-statistics-703
analytical-errors-and-statistics-704
analytical-errors-and-statistics-705
analytical-errors-and-statistics-706
analytical-errors-and-statistics-707
analytical-errors-and-statistics-708
analytical-errors-and-statistics-709
analytical-errors-and-statistics-710
analytical-errors-and-statistics-711
analytical-errors-and-statistics-712
analytical-errors-and-statistics-713
analytical-errors-and-statistics-714
analytical-errors-and-statistics-820 > AQA A-level Chemistry, 3.1.2
analytical-errors-and-statistics-821
analytical-errors-and-statistics-822 > Measurement
analytical-errors-and-statistics-825 > AQA A-level Chemistry, 3.1.2
analytical-errors-and-statistics-826
analytical-errors-and-statistics-870
analytical-errors-and-statistics-871 > Concentrations and solution making | Preparing solutions | Volumetric glassware
analytical-errors-and-statistics-900
analytical-errors-and-statistics-901
analytical-errors-and-statistics-902
analytical-errors-and-statistics-903
analytical-errors-and-statistics-904 > Loss on drying
analytical-errors-and-statistics-905
analytical-gravimetry-01
analytical-gravimetry-02 > Hematite
analytical-gravimetry-03 > Mixtures
analytical-gravimetry-04
analytical-gravimetry-05 > Oxalate
analytical-gravimetry-06
analytical-gravimetry-07
analytical-gravimetry-101 > Barium sulfate | Digestion
analytical-gravimetry-102 > Digestion | Surfaces and adsorption
analytical-gravimetry-103 > Digestion | Digestion and coprecipitation
analytical-gravimetry-104 > Digestion
analytical-gravimetry-105 > Barium sulfate
analytical-gravimetry-106
analytical-gravimetry-107
analytical-gravimetry-108
analytical-gravimetry-109
analytical-gravimetry-110
analytical-gravimetry-710 > AP Chemistry, 4.5
analytical-gravimetry-804
analytical-gravimetry-820 > Digestion
analytical-gravimetry-821 > Mixtures
analytical-gravimetry-825
analytical-gravimetry-826
analytical-gravimetry-840
analytical-gravimetry-841
analytical-gravimetry-879
analytical-gravimetry-880
analytical-gravimetry-900
analytical-gravimetry-901 > Oxalate
analytical-mass-spectrometry-01
analytical-mass-spectrometry-02
analytical-mass-spectrometry-03
analytical-mass-spectrometry-04
analytical-mass-spectrometry-05
analytical-mass-spectrometry-06
analytical-mass-spectrometry-101
analytical-mass-spectrometry-102 > AQA A-level Chemistry, 3.1.1
analytical-mass-spectrometry-103
analytical-mass-spectrometry-104
analytical-mass-spectrometry-105
analytical-mass-spectrometry-106
analytical-mass-spectrometry-107
analytical-mass-spectrometry-108
analytical-mass-spectrometry-109
analytical-mass-spectrometry-110 > Acetone
analytical-mass-spectrometry-111
analytical-mass-spectrometry-112
analytical-mass-spectrometry-113 > Pesticides
analytical-mass-spectrometry-114
analytical-mass-spectrometry-115
analytical-mass-spectrometry-116
analytical-mass-spectrometry-400
analytical-mass-spectrometry-401
analytical-mass-spectrometry-402
analytical-mass-spectrometry-403
analytical-mass-spectrometry-404
analytical-mass-spectrometry-405
analytical-mass-spectrometry-406
analytical-mass-spectrometry-407
analytical-mass-spectrometry-408
analytical-mass-spectrometry-409
analytical-mass-spectrometry-410
analytical-mass-spectrometry-411
analytical-mass-spectrometry-412
analytical-mass-spectrometry-413
analytical-mass-spectrometry-414 > MALDI
analytical-mass-spectrometry-415
analytical-mass-spectrometry-701
analytical-mass-spectrometry-702
analytical-mass-spectrometry-703
analytical-mass-spectrometry-704
analytical-mass-spectrometry-820 > Nitrogen rule
analytical-mass-spectrometry-821
analytical-mass-spectrometry-822 > Chromatography | Gas chromatography
analytical-mass-spectrometry-870
analytical-mass-spectrometry-871
analytical-mass-spectrometry-900 > Time of flight
analytical-mass-spectrometry-901 > Time of flight
analytical-mass-spectrometry-902
analytical-mass-spectrometry-903
analytical-molecular-absorption-01 > Measuring unknown concentrations
analytical-molecular-absorption-02
analytical-molecular-absorption-03 > Mixtures
analytical-molecular-absorption-04 > Measuring unknown concentrations
analytical-molecular-absorption-05 > Measuring unknown concentrations
analytical-molecular-absorption-06 > Measuring unknown concentrations
analytical-molecular-absorption-101 > Measuring unknown concentrations
analytical-molecular-absorption-102 > Measuring unknown concentrations
analytical-molecular-absorption-103 > Monochromator
analytical-molecular-absorption-104
analytical-molecular-absorption-105
analytical-molecular-absorption-106 > Mole fraction
analytical-molecular-absorption-107
analytical-molecular-absorption-108
analytical-molecular-absorption-109
analytical-molecular-absorption-110
analytical-molecular-absorption-111
analytical-molecular-absorption-112
analytical-molecular-absorption-113 > Quenching
analytical-molecular-absorption-114
analytical-molecular-absorption-21 > AQA A-level Chemistry, 3.2.5
analytical-molecular-absorption-22
analytical-molecular-absorption-23 > Uv
analytical-molecular-absorption-400 > Oxidation and reduction
analytical-molecular-absorption-401 > Beer-Lambert law | Measuring unknown concentrations
analytical-molecular-absorption-402
analytical-molecular-absorption-403 > Uv
analytical-molecular-absorption-404
analytical-molecular-absorption-405
analytical-molecular-absorption-406
analytical-molecular-absorption-407
analytical-molecular-absorption-408 > Fluorimetry
analytical-molecular-absorption-580
analytical-molecular-absorption-581 > Crystal field theory | D-block elements | Transition metals | Uv
analytical-molecular-absorption-582 > Uv
analytical-molecular-absorption-701 > Mixtures
analytical-molecular-absorption-702 > Mixtures
analytical-molecular-absorption-703 > Measuring unknown concentrations | Mixtures
analytical-molecular-absorption-704 > Measuring unknown concentrations
analytical-molecular-absorption-705 > Measuring unknown concentrations
analytical-molecular-absorption-710 > Uv
analytical-molecular-absorption-711 > UV-visible spectra of conjugated molecules
analytical-molecular-absorption-712 > Infrared spectroscopy | UV-visible spectra of conjugated molecules
analytical-molecular-absorption-801 > Uv
analytical-molecular-absorption-820 > Measuring unknown concentrations
analytical-molecular-absorption-821 > Mixtures
analytical-molecular-absorption-825 > Measuring unknown concentrations
analytical-molecular-absorption-826 > Measuring unknown concentrations
analytical-molecular-absorption-870 > Beer-Lambert law
analytical-molecular-absorption-900 > Mixtures
analytical-molecular-absorption-901 > Mixtures
analytical-potentiometry-01
analytical-potentiometry-02
analytical-potentiometry-03
analytical-potentiometry-04
analytical-potentiometry-05
analytical-potentiometry-06
analytical-potentiometry-07
analytical-potentiometry-101
analytical-potentiometry-102
analytical-potentiometry-103 > Mixtures
analytical-potentiometry-104
analytical-potentiometry-105 > Indicator electrode
analytical-potentiometry-106
analytical-potentiometry-107
analytical-potentiometry-701
analytical-potentiometry-702
analytical-potentiometry-703
analytical-potentiometry-704
analytical-potentiometry-820 > Citrate
analytical-potentiometry-821 > EDTA titrations
analytical-potentiometry-825
analytical-precipitation-titrations-01
analytical-precipitation-titrations-02 > Acid-base titration | Silver nitrate
analytical-precipitation-titrations-03
analytical-precipitation-titrations-04 > HSC Chemistry, module 8: Applying chemical ideas
analytical-precipitation-titrations-05 > Cell potential
analytical-precipitation-titrations-06
analytical-precipitation-titrations-07 > Mixtures
analytical-precipitation-titrations-101
analytical-precipitation-titrations-400 > Silver nitrate
analytical-precipitation-titrations-401
analytical-precipitation-titrations-402
analytical-precipitation-titrations-403
analytical-precipitation-titrations-404
analytical-precipitation-titrations-405
analytical-precipitation-titrations-701
analytical-precipitation-titrations-820
analytical-precipitation-titrations-821 > Precipitation and solubility | Solubility | Solubility product
analytical-precipitation-titrations-870
analytical-precipitation-titrations-871
analytical-redox-titrations-01
analytical-redox-titrations-02
analytical-redox-titrations-03 > Vitamins
analytical-redox-titrations-04
analytical-redox-titrations-05
analytical-redox-titrations-06 > Oxalate
analytical-redox-titrations-07 > Acid-base titration | Ethanol
analytical-redox-titrations-101 > Oxalate
analytical-redox-titrations-102 > Mixtures
analytical-redox-titrations-103 > JEE Main, unit 20: Principles related to practical chemistry
analytical-redox-titrations-104 > Hematite
analytical-redox-titrations-105
analytical-redox-titrations-106 > JEE Main, unit 20: Principles related to practical chemistry | Peroxides
analytical-redox-titrations-107
analytical-redox-titrations-108
analytical-redox-titrations-109 > Azides
analytical-redox-titrations-110
analytical-redox-titrations-111
analytical-redox-titrations-112
analytical-redox-titrations-113
analytical-redox-titrations-114
analytical-redox-titrations-115
analytical-redox-titrations-116 > Acetone
analytical-redox-titrations-117
analytical-redox-titrations-118 > Titrations
analytical-redox-titrations-119
analytical-redox-titrations-400
analytical-redox-titrations-401
analytical-redox-titrations-402
analytical-redox-titrations-403
analytical-redox-titrations-404 > Vitamins
analytical-redox-titrations-405 > Vitamins
analytical-redox-titrations-406
analytical-redox-titrations-407 > Vitamins
analytical-redox-titrations-580
analytical-redox-titrations-701
analytical-redox-titrations-702 > Phosphoric acid
analytical-redox-titrations-703
analytical-redox-titrations-704
analytical-redox-titrations-705 > AQA A-level Chemistry, 3.2.5 | JEE Main, unit 20: Principles related to practical chemistry
analytical-redox-titrations-706
analytical-redox-titrations-707
analytical-redox-titrations-708
analytical-redox-titrations-709
analytical-redox-titrations-751
analytical-redox-titrations-800 > Concentrations and solution making | Preparing solutions
analytical-redox-titrations-801
analytical-redox-titrations-820 > Mixtures
analytical-redox-titrations-821 > Dichromate titrations | Redox titrations | Titrations
analytical-redox-titrations-822
analytical-redox-titrations-825
analytical-redox-titrations-826
analytical-redox-titrations-827
analytical-redox-titrations-900 > Oxalate
analytical-redox-titrations-901 > Acid-base titration | Iron by titration
analytical-sampling-and-separation-01
analytical-sampling-and-separation-02
analytical-sampling-and-separation-03 > Laboratory techniques
analytical-sampling-and-separation-04
analytical-sampling-and-separation-05
analytical-sampling-and-separation-06
analytical-sampling-and-separation-07
analytical-sampling-and-separation-101
analytical-sampling-and-separation-102
analytical-sampling-and-separation-103 > Ethanol
analytical-sampling-and-separation-104
analytical-sampling-and-separation-105
analytical-sampling-and-separation-106 > AQA GCSE Chemistry, topic 1: Atomic structure and the periodic table | Cambridge IGCSE Chemistry, topic 12: Experimental techniques and chemical analysis | Edexcel GCSE Chemistry, topic 2: States of matter and mixtures | Edexcel International GCSE Chemistry, section 1: Principles of chemistry | HSC Chemistry, module 1: Properties and structure of matter | IB Chemistry, S1.1 | Laboratory techniques | OCR Gateway GCSE Chemistry, topic 2: Elements, compounds and mixtures | Separating things | Separation techniques
analytical-sampling-and-separation-107 > Pesticides | Phase
analytical-sampling-and-separation-108 > Phase
analytical-sampling-and-separation-109 > Phase
analytical-sampling-and-separation-110 > Phase
analytical-sampling-and-separation-111 > Phase
analytical-sampling-and-separation-112
analytical-sampling-and-separation-113
analytical-sampling-and-separation-114
analytical-sampling-and-separation-21
analytical-sampling-and-separation-22 > HSC Chemistry, module 1: Properties and structure of matter | Separating things
analytical-sampling-and-separation-23 > HSC Chemistry, module 1: Properties and structure of matter
analytical-sampling-and-separation-24
analytical-sampling-and-separation-25
analytical-sampling-and-separation-26 > Separation techniques
analytical-sampling-and-separation-27
analytical-sampling-and-separation-28
analytical-sampling-and-separation-400 > AQA GCSE Chemistry, topic 9: Chemistry of the atmosphere | Cambridge IGCSE Chemistry, topic 10: Chemistry of the environment | Edexcel GCSE Chemistry, topic 8: Fuels and Earth science | Edexcel International GCSE Chemistry, section 2: Inorganic chemistry | OCR Gateway GCSE Chemistry, topic 6: Global challenges
analytical-sampling-and-separation-401 > Edexcel International GCSE Chemistry, section 2: Inorganic chemistry
analytical-sampling-and-separation-402
analytical-sampling-and-separation-403 > AQA GCSE Chemistry, topic 9: Chemistry of the atmosphere | Cambridge IGCSE Chemistry, topic 10: Chemistry of the environment | Edexcel GCSE Chemistry, topic 8: Fuels and Earth science | Edexcel International GCSE Chemistry, section 2: Inorganic chemistry | OCR Gateway GCSE Chemistry, topic 6: Global challenges
analytical-sampling-and-separation-404 > AQA GCSE Chemistry, topic 9: Chemistry of the atmosphere | Cambridge IGCSE Chemistry, topic 10: Chemistry of the environment | Edexcel GCSE Chemistry, topic 8: Fuels and Earth science | Edexcel International GCSE Chemistry, section 2: Inorganic chemistry | OCR Gateway GCSE Chemistry, topic 6: Global challenges
analytical-sampling-and-separation-405 > Edexcel International GCSE Chemistry, section 2: Inorganic chemistry
analytical-sampling-and-separation-406 > Cambridge A-level Chemistry, topic 12: Nitrogen and sulfur | Edexcel International GCSE Chemistry, section 2: Inorganic chemistry
analytical-sampling-and-separation-407
analytical-sampling-and-separation-408 > AQA GCSE Chemistry, topic 9: Chemistry of the atmosphere | Cambridge A-level Chemistry, topic 12: Nitrogen and sulfur | Edexcel GCSE Chemistry, topic 8: Fuels and Earth science | Edexcel International GCSE Chemistry, section 2: Inorganic chemistry | OCR Gateway GCSE Chemistry, topic 6: Global challenges
analytical-sampling-and-separation-409 > AQA GCSE Chemistry, topic 9: Chemistry of the atmosphere | Atmospheric chemistry | Cambridge A-level Chemistry, topic 12: Nitrogen and sulfur | Cambridge IGCSE Chemistry, topic 10: Chemistry of the environment | Chemistry of air | Edexcel GCSE Chemistry, topic 8: Fuels and Earth science | Edexcel International GCSE Chemistry, section 2: Inorganic chemistry | OCR Gateway GCSE Chemistry, topic 6: Global challenges
analytical-sampling-and-separation-410
analytical-sampling-and-separation-411
analytical-sampling-and-separation-412
analytical-sampling-and-separation-414
analytical-sampling-and-separation-415
analytical-sampling-and-separation-416
analytical-sampling-and-separation-417
analytical-sampling-and-separation-418
analytical-sampling-and-separation-419
analytical-sampling-and-separation-420
analytical-sampling-and-separation-421 > OCR A-level Chemistry, 4.2.3
analytical-sampling-and-separation-422 > JEE Main, unit 13: Purification and characterisation of organic compounds | OCR A-level Chemistry, 4.2.3
analytical-sampling-and-separation-423
analytical-sampling-and-separation-424
analytical-sampling-and-separation-425
analytical-sampling-and-separation-426
analytical-sampling-and-separation-427
analytical-sampling-and-separation-460 > Mixtures | Recrystallization | Separating things
analytical-sampling-and-separation-461 > Mixtures | Pure substances and mixtures | Recrystallization | Separating things
analytical-sampling-and-separation-480 > Cambridge A-level Chemistry, topic 25: Equilibria (A2)
analytical-sampling-and-separation-481
analytical-sampling-and-separation-482 > OCR A-level Chemistry, 6.2.5
analytical-sampling-and-separation-483 > OCR A-level Chemistry, 6.2.5
analytical-sampling-and-separation-600
analytical-sampling-and-separation-601
analytical-sampling-and-separation-602
analytical-sampling-and-separation-603
analytical-sampling-and-separation-605 > OCR A-level Chemistry, 4.2.3 | Vacuum distillation
analytical-sampling-and-separation-606 > OCR A-level Chemistry, 4.2.3 | Vacuum distillation
analytical-sampling-and-separation-701
analytical-sampling-and-separation-702
analytical-sampling-and-separation-703
analytical-sampling-and-separation-704
analytical-sampling-and-separation-705 > Pesticides
analytical-sampling-and-separation-706
analytical-sampling-and-separation-707
analytical-sampling-and-separation-708
analytical-sampling-and-separation-709
analytical-sampling-and-separation-710
analytical-sampling-and-separation-711
analytical-sampling-and-separation-712
analytical-sampling-and-separation-751 > Petrol
analytical-sampling-and-separation-752
analytical-sampling-and-separation-800 > Cambridge A-level Chemistry, topic 25: Equilibria (A2)
analytical-sampling-and-separation-801
analytical-sampling-and-separation-802 > Explosions
analytical-sampling-and-separation-820 > Propagation of uncertainty
analytical-sampling-and-separation-821 > Laboratory techniques | Phase | Separation techniques
analytical-sampling-and-separation-822 > Quality assurance
analytical-sampling-and-separation-825
analytical-sampling-and-separation-870 > Cambridge A-level Chemistry, topic 25: Equilibria (A2) | Liquid-liquid extraction | Sampling and extraction | Separation techniques
analytical-sampling-and-separation-879 > Separating things
analytical-sampling-and-separation-880
analytical-sampling-and-separation-881 > Aspirin
analytical-sampling-and-separation-900 > AQA GCSE Chemistry, topic 9: Chemistry of the atmosphere | Cambridge IGCSE Chemistry, topic 10: Chemistry of the environment | Edexcel GCSE Chemistry, topic 8: Fuels and Earth science | Edexcel International GCSE Chemistry, section 2: Inorganic chemistry | OCR Gateway GCSE Chemistry, topic 6: Global challenges
analytical-sampling-and-separation-901 > AQA GCSE Chemistry, topic 9: Chemistry of the atmosphere | Cambridge IGCSE Chemistry, topic 10: Chemistry of the environment | Edexcel GCSE Chemistry, topic 8: Fuels and Earth science | Edexcel International GCSE Chemistry, section 2: Inorganic chemistry | OCR Gateway GCSE Chemistry, topic 6: Global challenges
analytical-significant-figures-01
analytical-significant-figures-02 > Counting significant figures
analytical-significant-figures-03 > Counting significant figures
analytical-significant-figures-04 > Counting significant figures
analytical-significant-figures-05 > Counting significant figures
analytical-significant-figures-101
analytical-significant-figures-102 > Counting significant figures
analytical-significant-figures-400
analytical-significant-figures-401
analytical-significant-figures-402
analytical-significant-figures-403
analytical-significant-figures-404
analytical-significant-figures-560 > Counting significant figures
analytical-significant-figures-561 > Counting significant figures
analytical-significant-figures-701
analytical-significant-figures-702 > Counting significant figures
analytical-significant-figures-703
analytical-significant-figures-704
analytical-significant-figures-705
analytical-significant-figures-820 > Buffer solutions | Counting significant figures | Henderson-Hasselbalch equation | Tris buffer
analytical-significant-figures-821 > Counting significant figures | Gravimetric analysis | Gravimetry
analytical-significant-figures-900
analytical-significant-figures-901
analytical-significant-figures-981
analytical-significant-figures-982
analytical-significant-figures-983
apparatus-readings.advanced > Reflux
apparatus-readings.beginner
apparatus-readings.intermediate > Distillation | Distillation techniques | HSC Chemistry, module 1: Properties and structure of matter | IB Chemistry, S1.1 | MCAT, 5C | Separating things | Separation techniques
argentometric-titration.advanced > HSC Chemistry, module 8: Applying chemical ideas
argentometric-titration.beginner
argentometric-titration.intermediate > Acid-base titration
aromatic-substitution.advanced > Organic mechanisms
aromatic-substitution.beginner > Cambridge A-level Chemistry, topic 30: Arenes | Cambridge A-level Chemistry, topic 31: Halogen compounds (A2) | Edexcel A-level Chemistry, topic 18: Organic chemistry III | Edexcel International A-level, unit 5: Transition metals and organic nitrogen chemistry | OCR A-level Chemistry, 6.1.1 | Organic mechanisms
aromatic-substitution.intermediate > Cambridge A-level Chemistry, topic 31: Halogen compounds (A2) | Edexcel A-level Chemistry, topic 18: Organic chemistry III | Edexcel International A-level, unit 5: Transition metals and organic nitrogen chemistry | Organic mechanisms
arrhenius-equation.advanced
arrhenius-equation.beginner
arrhenius-equation.intermediate
arrhenius-plot-readings.advanced > Activation energy
arrhenius-plot-readings.intermediate
average-atomic-mass.advanced > Cambridge A-level Chemistry, topic 1: Atomic structure | JEE Main, unit 2: Atomic structure
average-atomic-mass.intermediate > Cambridge A-level Chemistry, topic 1: Atomic structure | JEE Main, unit 2: Atomic structure
back-titration.advanced
back-titration.beginner
back-titration.intermediate
balancing-coefficients.advanced
balancing-coefficients.beginner
balancing-coefficients.intermediate
base-composition.advanced
base-composition.beginner
base-composition.intermediate > Purine
beer-lambert.advanced > Mixtures
beer-lambert.beginner
beer-lambert.intermediate
beta-oxidation-yield.advanced
beta-oxidation-yield.beginner
beta-oxidation-yield.intermediate > Palmitate
biochemistry-amino-acids-01
biochemistry-amino-acids-02
biochemistry-amino-acids-03
biochemistry-amino-acids-04
biochemistry-amino-acids-05
biochemistry-amino-acids-06
biochemistry-amino-acids-07
biochemistry-amino-acids-08
biochemistry-amino-acids-09 > Alanine
biochemistry-amino-acids-10
biochemistry-amino-acids-101
biochemistry-amino-acids-102
biochemistry-amino-acids-103
biochemistry-amino-acids-104 > Net charge | OCR A-level Chemistry, 6.2.2
biochemistry-amino-acids-105 > Net charge | OCR A-level Chemistry, 6.2.2
biochemistry-amino-acids-106 > Alanine
biochemistry-amino-acids-107
biochemistry-amino-acids-108 > Net charge
biochemistry-amino-acids-109
biochemistry-amino-acids-110 > AQA A-level Chemistry, 3.3.13 | Cambridge A-level Chemistry, topic 34: Nitrogen compounds (A2) | Edexcel A-level Chemistry, topic 18: Organic chemistry III
biochemistry-amino-acids-300
biochemistry-amino-acids-301 > Buffer solutions | Tris buffer
biochemistry-amino-acids-302
biochemistry-amino-acids-303
biochemistry-amino-acids-480
biochemistry-amino-acids-481
biochemistry-amino-acids-501
biochemistry-amino-acids-502
biochemistry-amino-acids-503
biochemistry-amino-acids-504
biochemistry-amino-acids-505 > Classes of amino acids
biochemistry-amino-acids-506 > Buffer solutions | Tris buffer
biochemistry-amino-acids-507
biochemistry-amino-acids-508 > Amino acid structures
biochemistry-amino-acids-509
biochemistry-amino-acids-51 > Aspartate
biochemistry-amino-acids-510
biochemistry-amino-acids-511 > Amino acids
biochemistry-amino-acids-512
biochemistry-amino-acids-513
biochemistry-amino-acids-514
biochemistry-amino-acids-515 > Phase
biochemistry-amino-acids-516 > Phase
biochemistry-amino-acids-52 > Acetonitrile | Phase
biochemistry-amino-acids-820 > Titration of amino acids
biochemistry-amino-acids-821 > Aspartate | Cleavage of peptides | Net charge | Peptide charge | Trypsin
biochemistry-amino-acids-825 > Net charge | OCR A-level Chemistry, 6.2.2
biochemistry-amino-acids-826 > Biomolecules
biochemistry-amino-acids-827 > Alanine | Glycine
biochemistry-amino-acids-828 > Alanine | Glycine
biochemistry-amino-acids-829
biochemistry-amino-acids-830 > Alanine
biochemistry-amino-acids-840
biochemistry-amino-acids-841 > OCR A-level Chemistry, 6.2.2
biochemistry-amino-acids-870 > Amino acid structures | COD
biochemistry-amino-acids-871 > Amino acid structures | COD
biochemistry-amino-acids-900 > Net charge
biochemistry-amino-acids-901 > Net charge
biochemistry-amino-acids-902 > Net charge
biochemistry-amino-acids-903
biochemistry-amino-acids-904 > Cambridge A-level Chemistry, topic 34: Nitrogen compounds (A2) | Edexcel A-level Chemistry, topic 18: Organic chemistry III
biochemistry-amino-acids-905
biochemistry-amino-acids-981 > Alanine
biochemistry-amino-acids-982 > AQA A-level Chemistry, 3.3.13 | Cambridge A-level Chemistry, topic 34: Nitrogen compounds (A2) | Edexcel A-level Chemistry, topic 18: Organic chemistry III | Edexcel International A-level, unit 5: Transition metals and organic nitrogen chemistry | OCR A-level Chemistry, 6.2.2
biochemistry-amino-acids-983 > AQA A-level Chemistry, 3.3.13 | Cambridge A-level Chemistry, topic 34: Nitrogen compounds (A2) | Edexcel A-level Chemistry, topic 18: Organic chemistry III | Edexcel International A-level, unit 5: Transition metals and organic nitrogen chemistry | OCR A-level Chemistry, 6.2.2
biochemistry-bioenergetics-01 > ADP | Glucose
biochemistry-bioenergetics-02
biochemistry-bioenergetics-03 > ADP
biochemistry-bioenergetics-04
biochemistry-bioenergetics-05 > Glucose
biochemistry-bioenergetics-06 > ADP | Kinases | Pyruvate
biochemistry-bioenergetics-07
biochemistry-bioenergetics-08 > Kinases
biochemistry-bioenergetics-09
biochemistry-bioenergetics-10
biochemistry-bioenergetics-101
biochemistry-bioenergetics-102 > ADP
biochemistry-bioenergetics-103 > ADP
biochemistry-bioenergetics-104 > ADP | Intermediate
biochemistry-bioenergetics-105 > ADP
biochemistry-bioenergetics-106 > Fumarate
biochemistry-bioenergetics-107
biochemistry-bioenergetics-108 > Kinases
biochemistry-bioenergetics-109 > Fructose
biochemistry-bioenergetics-110
biochemistry-bioenergetics-300
biochemistry-bioenergetics-301
biochemistry-bioenergetics-302 > Succinate
biochemistry-bioenergetics-820 > Biochemical standard state
biochemistry-bioenergetics-821 > Cell potential | Nernst equation | Pyruvate
biochemistry-bioenergetics-900 > ADP | ATP hydrolysis
biochemistry-bioenergetics-901 > ADP
biochemistry-bioenergetics-902 > ADP
biochemistry-bioenergetics-903 > Biochemical standard state | Malate
biochemistry-bioenergetics-904
biochemistry-bioenergetics-905
biochemistry-bioenergetics-906
biochemistry-carbohydrates-01
biochemistry-carbohydrates-02 > Ribose
biochemistry-carbohydrates-03
biochemistry-carbohydrates-04 > Anomeric carbon
biochemistry-carbohydrates-05 > Anomers
biochemistry-carbohydrates-06 > Benedict's solution | Fehling
biochemistry-carbohydrates-07 > Optical isomerism | Racemic
biochemistry-carbohydrates-08
biochemistry-carbohydrates-10
biochemistry-carbohydrates-101
biochemistry-carbohydrates-102
biochemistry-carbohydrates-103
biochemistry-carbohydrates-104
biochemistry-carbohydrates-105
biochemistry-carbohydrates-106 > Carbohydrates | Galactose | Glucose | MCAT, 5D | Monosaccharides
biochemistry-carbohydrates-107
biochemistry-carbohydrates-108
biochemistry-carbohydrates-109
biochemistry-carbohydrates-110 > Glycosidic bonds
biochemistry-carbohydrates-111 > Fehling
biochemistry-carbohydrates-112 > Fehling
biochemistry-carbohydrates-113
biochemistry-carbohydrates-114
biochemistry-carbohydrates-115
biochemistry-carbohydrates-116 > Mannose
biochemistry-carbohydrates-117
biochemistry-carbohydrates-300
biochemistry-carbohydrates-301
biochemistry-carbohydrates-302
biochemistry-carbohydrates-303
biochemistry-carbohydrates-304
biochemistry-carbohydrates-501
biochemistry-carbohydrates-502
biochemistry-carbohydrates-503
biochemistry-carbohydrates-504
biochemistry-carbohydrates-505 > Alpha and beta glucose | Glucose
biochemistry-carbohydrates-506
biochemistry-carbohydrates-507
biochemistry-carbohydrates-51
biochemistry-carbohydrates-710
biochemistry-carbohydrates-711
biochemistry-carbohydrates-712 > Cellulose
biochemistry-carbohydrates-713 > Carbohydrates | Monosaccharides | Triacylglycerols
biochemistry-carbohydrates-714 > Carbohydrates | Polysaccharides | Reducing sugars
biochemistry-carbohydrates-820 > Bromine water test | Reducing sugars
biochemistry-carbohydrates-821 > Digestion
biochemistry-carbohydrates-825
biochemistry-carbohydrates-826
biochemistry-carbohydrates-870 > Hydroiodic acid
biochemistry-carbohydrates-871
biochemistry-carbohydrates-872 > Bromine water test | Tollens
biochemistry-carbohydrates-907
biochemistry-carbohydrates-908
biochemistry-carbohydrates-960
biochemistry-carbohydrates-961 > Monosaccharides | Reducing sugars
biochemistry-citric-acid-cycle-01 > Glucose | Pyruvate dehydrogenase
biochemistry-citric-acid-cycle-02
biochemistry-citric-acid-cycle-03 > Citrate
biochemistry-citric-acid-cycle-04
biochemistry-citric-acid-cycle-05 > Intermediate
biochemistry-citric-acid-cycle-06
biochemistry-citric-acid-cycle-07
biochemistry-citric-acid-cycle-08
biochemistry-citric-acid-cycle-09
biochemistry-citric-acid-cycle-10
biochemistry-citric-acid-cycle-101 > Glucose | Pyruvate
biochemistry-citric-acid-cycle-102 > Carbohydrate metabolism | Pyruvate
biochemistry-citric-acid-cycle-103 > Glucose | Intermediate
biochemistry-citric-acid-cycle-104 > Malate
biochemistry-citric-acid-cycle-105 > Anaplerotic | Anaplerotic reactions
biochemistry-citric-acid-cycle-51 > Intermediate
biochemistry-citric-acid-cycle-52
biochemistry-citric-acid-cycle-701 > Pyruvate
biochemistry-citric-acid-cycle-710 > ATP yield of respiration | Fermentation of ethanol | Glycolysis and gluconeogenesis
biochemistry-citric-acid-cycle-820
biochemistry-citric-acid-cycle-821
biochemistry-citric-acid-cycle-981 > Intermediate
biochemistry-citric-acid-cycle-982 > Glucose | Intermediate | Succinate
biochemistry-enzyme-kinetics-01
biochemistry-enzyme-kinetics-02
biochemistry-enzyme-kinetics-03
biochemistry-enzyme-kinetics-05
biochemistry-enzyme-kinetics-06
biochemistry-enzyme-kinetics-07
biochemistry-enzyme-kinetics-08
biochemistry-enzyme-kinetics-09
biochemistry-enzyme-kinetics-10
biochemistry-enzyme-kinetics-101 > Michaelis-Menten kinetics
biochemistry-enzyme-kinetics-102 > Michaelis-Menten kinetics
biochemistry-enzyme-kinetics-103
biochemistry-enzyme-kinetics-104
biochemistry-enzyme-kinetics-105
biochemistry-enzyme-kinetics-106
biochemistry-enzyme-kinetics-107 > Enzyme inhibitors as drugs | Glyphosate
biochemistry-enzyme-kinetics-108
biochemistry-enzyme-kinetics-109 > Active site
biochemistry-enzyme-kinetics-111
biochemistry-enzyme-kinetics-112
biochemistry-enzyme-kinetics-113 > Intermediate
biochemistry-enzyme-kinetics-114 > Initial rates
biochemistry-enzyme-kinetics-115
biochemistry-enzyme-kinetics-116 > Glucose | Glucose 6-phosphate | Nadph
biochemistry-enzyme-kinetics-117
biochemistry-enzyme-kinetics-118
biochemistry-enzyme-kinetics-480
biochemistry-enzyme-kinetics-501
biochemistry-enzyme-kinetics-502 > Transition state analogue
biochemistry-enzyme-kinetics-503
biochemistry-enzyme-kinetics-504 > Enzymes | Kinases
biochemistry-enzyme-kinetics-505 > Enzymes | Kinases
biochemistry-enzyme-kinetics-506 > Enzymes | Kinases
biochemistry-enzyme-kinetics-507
biochemistry-enzyme-kinetics-508
biochemistry-enzyme-kinetics-509
biochemistry-enzyme-kinetics-51 > Active site
biochemistry-enzyme-kinetics-510
biochemistry-enzyme-kinetics-511 > Michaelis-Menten kinetics
biochemistry-enzyme-kinetics-512 > Michaelis-Menten kinetics
biochemistry-enzyme-kinetics-513 > Michaelis-Menten kinetics
biochemistry-enzyme-kinetics-514
biochemistry-enzyme-kinetics-52 > Dialysis | Reversible and irreversible
biochemistry-enzyme-kinetics-53 > Lineweaver-Burk plot | Michaelis-Menten kinetics
biochemistry-enzyme-kinetics-54 > Aspartate | Oxaloacetate
biochemistry-enzyme-kinetics-560
biochemistry-enzyme-kinetics-561
biochemistry-enzyme-kinetics-804 > Active site | Subunit
biochemistry-enzyme-kinetics-820 > Michaelis-Menten kinetics
biochemistry-enzyme-kinetics-821 > Turnover number
biochemistry-enzyme-kinetics-822
biochemistry-enzyme-kinetics-870 > Turnover number
biochemistry-enzyme-kinetics-871
biochemistry-enzyme-kinetics-900
biochemistry-enzyme-kinetics-901 > Fructose | Intermediate
biochemistry-enzymes-01
biochemistry-enzymes-02
biochemistry-enzymes-03
biochemistry-enzymes-04
biochemistry-enzymes-05
biochemistry-enzymes-06
biochemistry-enzymes-07
biochemistry-enzymes-08
biochemistry-enzymes-09
biochemistry-enzymes-10
biochemistry-enzymes-101 > AQA A-level Chemistry, 3.3.13
biochemistry-enzymes-102
biochemistry-enzymes-103
biochemistry-enzymes-104
biochemistry-enzymes-105 > Glycogen
biochemistry-enzymes-106
biochemistry-enzymes-107 > Intermediate
biochemistry-enzymes-108 > Oxyanions
biochemistry-enzymes-109
biochemistry-enzymes-110
biochemistry-enzymes-111
biochemistry-enzymes-112
biochemistry-enzymes-113
biochemistry-enzymes-114
biochemistry-enzymes-115
biochemistry-enzymes-116
biochemistry-enzymes-117 > Aspartate
biochemistry-enzymes-118 > Aspartate | Purines and pyrimidines
biochemistry-enzymes-119
biochemistry-enzymes-120
biochemistry-enzymes-121 > Kinases
biochemistry-enzymes-122
biochemistry-enzymes-123 > MCAT, 1B | Transesterification
biochemistry-enzymes-124
biochemistry-enzymes-300
biochemistry-enzymes-301
biochemistry-enzymes-302
biochemistry-enzymes-303
biochemistry-enzymes-501
biochemistry-enzymes-502 > Catalytic triad | Intermediate | Oxyanions
biochemistry-enzymes-503
biochemistry-enzymes-51 > Aspartate
biochemistry-enzymes-52
biochemistry-enzymes-53
biochemistry-enzymes-54
biochemistry-enzymes-55
biochemistry-enzymes-56
biochemistry-enzymes-57
biochemistry-enzymes-58
biochemistry-enzymes-600 > Enzymes
biochemistry-enzymes-601 > Enzymes
biochemistry-enzymes-602 > Enzymes
biochemistry-enzymes-710 > Energy diagram | Temperature and reaction rate
biochemistry-enzymes-711 > Lysine
biochemistry-enzymes-820
biochemistry-enzymes-821 > Azides
biochemistry-enzymes-822 > Aspartate | Competitive inhibition | Subunit
biochemistry-enzymes-825
biochemistry-enzymes-826 > Niacin
biochemistry-enzymes-840
biochemistry-enzymes-870 > Cofactors and coenzymes | Enzymes | Enzymes and their mechanisms
biochemistry-enzymes-871
biochemistry-enzymes-872 > Allosteric regulation
biochemistry-enzymes-907
biochemistry-enzymes-908
biochemistry-fatty-acid-metabolism-01
biochemistry-fatty-acid-metabolism-02
biochemistry-fatty-acid-metabolism-03
biochemistry-fatty-acid-metabolism-04 > Mitochondria
biochemistry-fatty-acid-metabolism-05
biochemistry-fatty-acid-metabolism-06
biochemistry-fatty-acid-metabolism-07
biochemistry-fatty-acid-metabolism-08
biochemistry-fatty-acid-metabolism-09
biochemistry-fatty-acid-metabolism-10 > Glucose | Glyoxylate cycle | Pyruvate
biochemistry-fatty-acid-metabolism-101
biochemistry-fatty-acid-metabolism-102
biochemistry-fatty-acid-metabolism-103
biochemistry-fatty-acid-metabolism-104 > Fatty acid metabolism
biochemistry-fatty-acid-metabolism-105 > Hmg-coa | MCAT, 1D | Receptor
biochemistry-fatty-acid-metabolism-106 > Statins
biochemistry-fatty-acid-metabolism-501
biochemistry-fatty-acid-metabolism-502
biochemistry-fatty-acid-metabolism-503
biochemistry-fatty-acid-metabolism-51
biochemistry-fatty-acid-metabolism-52 > Hmg-coa | MCAT, 1D | Receptor
biochemistry-fatty-acid-metabolism-53
biochemistry-fatty-acid-metabolism-820 > Ketone bodies
biochemistry-fatty-acid-metabolism-821
biochemistry-fatty-acid-metabolism-825
biochemistry-fatty-acid-metabolism-826
biochemistry-fatty-acid-metabolism-827
biochemistry-glycolysis-01 > PFK | Pyruvate
biochemistry-glycolysis-02 > Glucose
biochemistry-glycolysis-03 > Glucose
biochemistry-glycolysis-04
biochemistry-glycolysis-05 > Fermentation of ethanol
biochemistry-glycolysis-06 > Fructose
biochemistry-glycolysis-07 > Glucose
biochemistry-glycolysis-08 > Glucose
biochemistry-glycolysis-09 > Aldolase
biochemistry-glycolysis-10 > Glucose | Kinases
biochemistry-glycolysis-101 > Glyceraldehyde 3-phosphate | PFK
biochemistry-glycolysis-102 > Glucose | PFK
biochemistry-glycolysis-103
biochemistry-glycolysis-104 > Glucose | PFK
biochemistry-glycolysis-105
biochemistry-glycolysis-106 > Glycolysis and gluconeogenesis
biochemistry-glycolysis-107 > Fermentation of ethanol
biochemistry-glycolysis-108 > Fermentation of ethanol
biochemistry-glycolysis-109 > Glucose
biochemistry-glycolysis-110 > Ethanol
biochemistry-glycolysis-111
biochemistry-glycolysis-112 > Glucose
biochemistry-glycolysis-113
biochemistry-glycolysis-114
biochemistry-glycolysis-115
biochemistry-glycolysis-116
biochemistry-glycolysis-501 > PFK
biochemistry-glycolysis-502 > Fructose | PFK
biochemistry-glycolysis-503 > Intermediate | PFK
biochemistry-glycolysis-504 > PFK | Pyruvate
biochemistry-glycolysis-51 > Glucose | Glucose 6-phosphate
biochemistry-glycolysis-52 > Ribose
biochemistry-glycolysis-53 > Ethanol | Glycolysis and gluconeogenesis
biochemistry-glycolysis-710 > PFK
biochemistry-glycolysis-711 > ADP | Coupled reactions
biochemistry-glycolysis-712 > Fermentation of ethanol | Glycolysis and gluconeogenesis
biochemistry-glycolysis-820 > Fumarate | Glucose | Pyruvate
biochemistry-glycolysis-821 > Acetaldehyde | Ethanol by fermentation | Fermentation of ethanol | Glycolysis and gluconeogenesis | Glycolysis pathway | PFK
biochemistry-glycolysis-825
biochemistry-glycolysis-870 > PFK | Pyruvate
biochemistry-glycolysis-871 > Fructose | Glycolysis pathway
biochemistry-glycolysis-900 > Glycolysis and gluconeogenesis
biochemistry-glycolysis-901 > Fermentation of ethanol | Glycerol | Glycolysis and gluconeogenesis
biochemistry-haemoglobin-01
biochemistry-haemoglobin-02
biochemistry-haemoglobin-03 > MCAT, 1A
biochemistry-haemoglobin-04
biochemistry-haemoglobin-05
biochemistry-haemoglobin-06
biochemistry-haemoglobin-07 > Cooperative oxygen binding
biochemistry-haemoglobin-08
biochemistry-haemoglobin-09
biochemistry-haemoglobin-10 > Cooperative oxygen binding | MCAT, 1A
biochemistry-haemoglobin-101
biochemistry-haemoglobin-102
biochemistry-haemoglobin-103 > Cooperative oxygen binding
biochemistry-haemoglobin-104 > Cooperative oxygen binding
biochemistry-haemoglobin-105
biochemistry-haemoglobin-106 > Oxygen binding to hemoglobin
biochemistry-haemoglobin-107
biochemistry-haemoglobin-108
biochemistry-haemoglobin-109 > Oxygen binding to hemoglobin
biochemistry-haemoglobin-110
biochemistry-haemoglobin-501 > Cooperative oxygen binding
biochemistry-haemoglobin-502
biochemistry-haemoglobin-503 > Equilibrium yield
biochemistry-haemoglobin-504
biochemistry-haemoglobin-505
biochemistry-haemoglobin-51 > Oxygen binding to hemoglobin
biochemistry-haemoglobin-52 > Oxygen binding to hemoglobin
biochemistry-haemoglobin-701 > Oxygen binding to hemoglobin
biochemistry-haemoglobin-820 > Bohr effect | Glucose | Oxygen binding to hemoglobin | Oxygen transport
biochemistry-haemoglobin-821 > Cooperative oxygen binding | Cooperativity
biochemistry-haemoglobin-825 > Octahedral complexes | Square planar complexes
biochemistry-haemoglobin-840
biochemistry-haemoglobin-900
biochemistry-haemoglobin-901 > Cooperative oxygen binding | Oxygen binding to hemoglobin | Oxygen transport
biochemistry-haemoglobin-902
biochemistry-haemoglobin-903
biochemistry-haemoglobin-904
biochemistry-lipids-01
biochemistry-lipids-02 > MCAT, 5D
biochemistry-lipids-03
biochemistry-lipids-04
biochemistry-lipids-05
biochemistry-lipids-06
biochemistry-lipids-07 > MCAT, 5D
biochemistry-lipids-08
biochemistry-lipids-09
biochemistry-lipids-10
biochemistry-lipids-101
biochemistry-lipids-102
biochemistry-lipids-103
biochemistry-lipids-104
biochemistry-lipids-105
biochemistry-lipids-106
biochemistry-lipids-107
biochemistry-lipids-108 > Phase
biochemistry-lipids-109 > Testosterone
biochemistry-lipids-11
biochemistry-lipids-110
biochemistry-lipids-111
biochemistry-lipids-112
biochemistry-lipids-113
biochemistry-lipids-114 > MCAT, 5D
biochemistry-lipids-115
biochemistry-lipids-116
biochemistry-lipids-117 > Blood clotting | Lipids
biochemistry-lipids-51
biochemistry-lipids-52
biochemistry-lipids-53
biochemistry-lipids-54 > MCAT, 5D
biochemistry-lipids-55
biochemistry-lipids-56
biochemistry-lipids-600
biochemistry-lipids-601
biochemistry-lipids-602
biochemistry-lipids-701
biochemistry-lipids-710
biochemistry-lipids-711
biochemistry-lipids-712
biochemistry-lipids-820 > Chirality | Oleate | Optical isomerism | Palmitate
biochemistry-lipids-825 > Retinol
biochemistry-lipids-826
biochemistry-lipids-870 > Cofactors and coenzymes | Lipid classes
biochemistry-lipids-871
biochemistry-lipids-872
biochemistry-lipids-907 > Glycerol
biochemistry-lipids-943
biochemistry-lipids-960
biochemistry-lipids-961
biochemistry-lipids-962 > Olive oil
biochemistry-membranes-01
biochemistry-membranes-02
biochemistry-membranes-03
biochemistry-membranes-04
biochemistry-membranes-05
biochemistry-membranes-06
biochemistry-membranes-07
biochemistry-membranes-08
biochemistry-membranes-09 > Glucose
biochemistry-membranes-10
biochemistry-membranes-101
biochemistry-membranes-102
biochemistry-membranes-103
biochemistry-membranes-104
biochemistry-membranes-105
biochemistry-membranes-106 > Diffusion through a membrane
biochemistry-membranes-107
biochemistry-membranes-108
biochemistry-membranes-51
biochemistry-membranes-52 > Hydropathy plot | Receptor
biochemistry-membranes-820 > Diffusion through a membrane | Passive transport | Permeability
biochemistry-membranes-821
biochemistry-membranes-825
biochemistry-membranes-900 > Facilitated diffusion
biochemistry-membranes-901 > Glucose
biochemistry-membranes-902
biochemistry-membranes-903
biochemistry-membranes-904 > Acetylcholine | Permeability | Receptor
biochemistry-nitrogen-metabolism-01
biochemistry-nitrogen-metabolism-02
biochemistry-nitrogen-metabolism-03 > Glutamate
biochemistry-nitrogen-metabolism-04 > MCAT, 1D
biochemistry-nitrogen-metabolism-05
biochemistry-nitrogen-metabolism-06
biochemistry-nitrogen-metabolism-07
biochemistry-nitrogen-metabolism-08 > Fumarate
biochemistry-nitrogen-metabolism-09
biochemistry-nitrogen-metabolism-10 > Deamination | Mass and moles
biochemistry-nitrogen-metabolism-101
biochemistry-nitrogen-metabolism-102
biochemistry-nitrogen-metabolism-103
biochemistry-nitrogen-metabolism-104 > Branching chains
biochemistry-nitrogen-metabolism-105 > Fumarate | Tyrosine
biochemistry-nitrogen-metabolism-106
biochemistry-nitrogen-metabolism-107
biochemistry-nitrogen-metabolism-108
biochemistry-nitrogen-metabolism-109
biochemistry-nitrogen-metabolism-110
biochemistry-nitrogen-metabolism-111 > Ethyne
biochemistry-nitrogen-metabolism-112
biochemistry-nitrogen-metabolism-113
biochemistry-nitrogen-metabolism-114
biochemistry-nitrogen-metabolism-115
biochemistry-nitrogen-metabolism-501
biochemistry-nitrogen-metabolism-502 > Purine biosynthesis
biochemistry-nitrogen-metabolism-503 > Pyrimidine biosynthesis
biochemistry-nitrogen-metabolism-504 > Pyrimidine biosynthesis
biochemistry-nitrogen-metabolism-51
biochemistry-nitrogen-metabolism-52
biochemistry-nitrogen-metabolism-701 > MCAT, 1D
biochemistry-nitrogen-metabolism-820
biochemistry-nitrogen-metabolism-821 > Kinases
biochemistry-nitrogen-metabolism-870
biochemistry-nitrogen-metabolism-900
biochemistry-nitrogen-metabolism-901
biochemistry-nitrogen-metabolism-902
biochemistry-nitrogen-metabolism-903
biochemistry-nucleic-acids-02 > Purine
biochemistry-nucleic-acids-03 > Purine
biochemistry-nucleic-acids-04
biochemistry-nucleic-acids-05
biochemistry-nucleic-acids-06 > Purine
biochemistry-nucleic-acids-07
biochemistry-nucleic-acids-08 > Uv
biochemistry-nucleic-acids-09
biochemistry-nucleic-acids-10
biochemistry-nucleic-acids-101 > Purine
biochemistry-nucleic-acids-102 > Purine | Ribose
biochemistry-nucleic-acids-103 > Purine
biochemistry-nucleic-acids-104
biochemistry-nucleic-acids-105
biochemistry-nucleic-acids-106
biochemistry-nucleic-acids-107 > DNA | Structure of DNA
biochemistry-nucleic-acids-108 > GC content
biochemistry-nucleic-acids-109 > GC content
biochemistry-nucleic-acids-110 > GC content
biochemistry-nucleic-acids-111 > GC content
biochemistry-nucleic-acids-112 > GC content
biochemistry-nucleic-acids-113
biochemistry-nucleic-acids-114
biochemistry-nucleic-acids-115
biochemistry-nucleic-acids-116
biochemistry-nucleic-acids-117 > Plasmids
biochemistry-nucleic-acids-118 > Lysine
biochemistry-nucleic-acids-119
biochemistry-nucleic-acids-120
biochemistry-nucleic-acids-121 > Plasmids
biochemistry-nucleic-acids-122
biochemistry-nucleic-acids-123
biochemistry-nucleic-acids-124
biochemistry-nucleic-acids-125 > Replication and transcription
biochemistry-nucleic-acids-460 > Purine
biochemistry-nucleic-acids-461 > GC content | Phosphodiester bonds
biochemistry-nucleic-acids-51 > Plasmids
biochemistry-nucleic-acids-52 > Agar
biochemistry-nucleic-acids-53
biochemistry-nucleic-acids-54
biochemistry-nucleic-acids-701 > MCAT, 1B | NAD+ and FAD | Nucleic acids | Purine
biochemistry-nucleic-acids-702 > DNA | GC content | Structure of DNA
biochemistry-nucleic-acids-703
biochemistry-nucleic-acids-710 > Purine
biochemistry-nucleic-acids-804 > GC content
biochemistry-nucleic-acids-820 > DNA | DNA melting | GC content
biochemistry-nucleic-acids-821 > Purine
biochemistry-nucleic-acids-825
biochemistry-nucleic-acids-900
biochemistry-nucleic-acids-901 > Purine
biochemistry-nucleic-acids-902 > GC content
biochemistry-nucleic-acids-903
biochemistry-nucleic-acids-904 > Plasmids
biochemistry-nucleic-acids-905
biochemistry-nucleic-acids-981
biochemistry-nucleic-acids-982
biochemistry-oxidative-phosphorylation-01
biochemistry-oxidative-phosphorylation-02 > Electron transport chain
biochemistry-oxidative-phosphorylation-03
biochemistry-oxidative-phosphorylation-04
biochemistry-oxidative-phosphorylation-05
biochemistry-oxidative-phosphorylation-06 > Glucose
biochemistry-oxidative-phosphorylation-07
biochemistry-oxidative-phosphorylation-08
biochemistry-oxidative-phosphorylation-09
biochemistry-oxidative-phosphorylation-10
biochemistry-oxidative-phosphorylation-101 > Electron transport chain
biochemistry-oxidative-phosphorylation-102 > Electron transport chain
biochemistry-oxidative-phosphorylation-103 > Subunit
biochemistry-oxidative-phosphorylation-104
biochemistry-oxidative-phosphorylation-105
biochemistry-oxidative-phosphorylation-106
biochemistry-oxidative-phosphorylation-107 > Electron transport chain
biochemistry-oxidative-phosphorylation-108 > Aspartate | Malate
biochemistry-oxidative-phosphorylation-109 > Malate
biochemistry-oxidative-phosphorylation-110 > Aspartate | Glucose | Malate
biochemistry-oxidative-phosphorylation-111 > Glycerol
biochemistry-oxidative-phosphorylation-112
biochemistry-oxidative-phosphorylation-113 > Peroxides
biochemistry-oxidative-phosphorylation-501 > ATP yield of respiration
biochemistry-oxidative-phosphorylation-51
biochemistry-oxidative-phosphorylation-52
biochemistry-oxidative-phosphorylation-710 > Fermentation | Fermentation of ethanol | Glycolysis and gluconeogenesis
biochemistry-oxidative-phosphorylation-820
biochemistry-oxidative-phosphorylation-821 > Electron transport chain | Subunit
biochemistry-oxidative-phosphorylation-981 > Malate
biochemistry-oxidative-phosphorylation-982 > Aspartate | Fermentation of ethanol | Malate | Mitochondrial
biochemistry-photosynthesis-01
biochemistry-photosynthesis-02 > Glucose | Nadph
biochemistry-photosynthesis-03
biochemistry-photosynthesis-04
biochemistry-photosynthesis-05
biochemistry-photosynthesis-06
biochemistry-photosynthesis-07
biochemistry-photosynthesis-08 > Electron transport chain
biochemistry-photosynthesis-09
biochemistry-photosynthesis-10 > Glucose
biochemistry-photosynthesis-101
biochemistry-photosynthesis-102
biochemistry-photosynthesis-103
biochemistry-photosynthesis-104
biochemistry-photosynthesis-105
biochemistry-photosynthesis-106
biochemistry-photosynthesis-107
biochemistry-photosynthesis-108
biochemistry-photosynthesis-109
biochemistry-photosynthesis-110
biochemistry-photosynthesis-111 > Overall equation of photosynthesis
biochemistry-photosynthesis-112
biochemistry-photosynthesis-501 > Glucose
biochemistry-photosynthesis-502
biochemistry-photosynthesis-820
biochemistry-photosynthesis-821 > Electron transport chain
biochemistry-photosynthesis-900
biochemistry-photosynthesis-901
biochemistry-photosynthesis-902 > Warburg effect
biochemistry-photosynthesis-903
biochemistry-photosynthesis-904 > Bromothymol blue | Overall equation of photosynthesis
biochemistry-photosynthesis-905
biochemistry-photosynthesis-906
biochemistry-protein-methods-01 > Digestion
biochemistry-protein-methods-02
biochemistry-protein-methods-03 > Levels of protein structure | Native gel | Purifying proteins
biochemistry-protein-methods-04 > Purifying proteins
biochemistry-protein-methods-05
biochemistry-protein-methods-06 > Lactone
biochemistry-protein-methods-07
biochemistry-protein-methods-08
biochemistry-protein-methods-09
biochemistry-protein-methods-10 > Purifying proteins
biochemistry-protein-methods-101 > Salting out
biochemistry-protein-methods-102
biochemistry-protein-methods-103 > Protein purification | Purifying proteins | SDS-PAGE
biochemistry-protein-methods-104
biochemistry-protein-methods-105 > Purifying proteins
biochemistry-protein-methods-106 > Purifying proteins
biochemistry-protein-methods-107 > Purifying proteins
biochemistry-protein-methods-108 > Glutathione
biochemistry-protein-methods-109 > Mannose
biochemistry-protein-methods-110
biochemistry-protein-methods-111 > Actin | ELISA | MCAT, 1B
biochemistry-protein-methods-112 > MCAT, 1B
biochemistry-protein-methods-113 > MCAT, 1B | Western blotting
biochemistry-protein-methods-114 > MCAT, 1A | Purifying proteins
biochemistry-protein-methods-115
biochemistry-protein-methods-116
biochemistry-protein-methods-117
biochemistry-protein-methods-118
biochemistry-protein-methods-119
biochemistry-protein-methods-120 > Phase
biochemistry-protein-methods-121 > Purifying and analysing proteins | Purifying proteins
biochemistry-protein-methods-122 > Purifying proteins
biochemistry-protein-methods-123 > Purifying and analysing proteins | Purifying proteins
biochemistry-protein-methods-124 > Purifying and analysing proteins | Purifying proteins
biochemistry-protein-methods-125
biochemistry-protein-methods-126 > Purifying proteins
biochemistry-protein-methods-501 > Agar | Purifying and analysing proteins | Purifying proteins
biochemistry-protein-methods-502 > Agar | Purifying proteins
biochemistry-protein-methods-503
biochemistry-protein-methods-504
biochemistry-protein-methods-505
biochemistry-protein-methods-51 > Amino acids | Purifying proteins
biochemistry-protein-methods-52 > Purifying proteins
biochemistry-protein-methods-53
biochemistry-protein-methods-54
biochemistry-protein-methods-55 > ELISA | MCAT, 1B
biochemistry-protein-methods-56 > MCAT, 1B | Western blotting
biochemistry-protein-methods-57
biochemistry-protein-methods-58 > Purifying and analysing proteins | Purifying proteins | Subunit
biochemistry-protein-methods-820 > Purifying proteins
biochemistry-protein-methods-821 > Michaelis-Menten kinetics | Purifying proteins
biochemistry-protein-methods-900 > Trypsin
biochemistry-protein-methods-901 > Digestion
biochemistry-protein-methods-902 > Digestion
biochemistry-protein-methods-943
biochemistry-protein-structure-01
biochemistry-protein-structure-02 > Cysteine
biochemistry-protein-structure-03
biochemistry-protein-structure-04
biochemistry-protein-structure-05
biochemistry-protein-structure-06
biochemistry-protein-structure-07 > AQA A-level Chemistry, 3.3.13
biochemistry-protein-structure-08
biochemistry-protein-structure-09 > Physical properties of water
biochemistry-protein-structure-10
biochemistry-protein-structure-101
biochemistry-protein-structure-102 > Hemoglobin
biochemistry-protein-structure-103
biochemistry-protein-structure-104
biochemistry-protein-structure-105
biochemistry-protein-structure-106
biochemistry-protein-structure-107 > Alanine
biochemistry-protein-structure-108
biochemistry-protein-structure-109
biochemistry-protein-structure-110
biochemistry-protein-structure-111 > Phase
biochemistry-protein-structure-112
biochemistry-protein-structure-113 > Gelatin
biochemistry-protein-structure-114
biochemistry-protein-structure-115
biochemistry-protein-structure-116 > Gelatin
biochemistry-protein-structure-117 > COD
biochemistry-protein-structure-118 > Tryptophan
biochemistry-protein-structure-119
biochemistry-protein-structure-120
biochemistry-protein-structure-121
biochemistry-protein-structure-122
biochemistry-protein-structure-123 > Edman | Edman degradation | Lysine
biochemistry-protein-structure-124
biochemistry-protein-structure-480
biochemistry-protein-structure-501
biochemistry-protein-structure-502
biochemistry-protein-structure-503
biochemistry-protein-structure-504
biochemistry-protein-structure-505
biochemistry-protein-structure-506
biochemistry-protein-structure-51
biochemistry-protein-structure-52 > Gelatin
biochemistry-protein-structure-53
biochemistry-protein-structure-701
biochemistry-protein-structure-702 > Purifying proteins
biochemistry-protein-structure-703
biochemistry-protein-structure-751
biochemistry-protein-structure-752
biochemistry-protein-structure-820 > Acid dissociation constant | Ka and Kb | Weak acids and bases
biochemistry-protein-structure-821 > Net charge | Peptide charge
biochemistry-protein-structure-825
biochemistry-protein-structure-900
biochemistry-protein-structure-901 > Gelatin
biochemistry-protein-structure-943
biochemistry-protein-structure-981 > Lysozyme
biochemistry-protein-structure-982
biochemistry-protein-structure-983
biochemistry-replication-and-transcription-01
biochemistry-replication-and-transcription-02
biochemistry-replication-and-transcription-03
biochemistry-replication-and-transcription-04
biochemistry-replication-and-transcription-05
biochemistry-replication-and-transcription-06
biochemistry-replication-and-transcription-07
biochemistry-replication-and-transcription-08
biochemistry-replication-and-transcription-09
biochemistry-replication-and-transcription-10
biochemistry-replication-and-transcription-101 > DNA replication | Replication and transcription
biochemistry-replication-and-transcription-102
biochemistry-replication-and-transcription-103
biochemistry-replication-and-transcription-104
biochemistry-replication-and-transcription-105
biochemistry-replication-and-transcription-106 > Replication and transcription | Uv
biochemistry-replication-and-transcription-107 > Replication and transcription
biochemistry-replication-and-transcription-108 > Replication and transcription
biochemistry-replication-and-transcription-109 > Replication and transcription
biochemistry-replication-and-transcription-110
biochemistry-replication-and-transcription-111
biochemistry-replication-and-transcription-112 > Replication and transcription
biochemistry-replication-and-transcription-113 > Replication and transcription
biochemistry-replication-and-transcription-114 > Replication and transcription | Translation and the genetic code
biochemistry-replication-and-transcription-115 > Glucose
biochemistry-replication-and-transcription-116
biochemistry-replication-and-transcription-117
biochemistry-replication-and-transcription-118
biochemistry-replication-and-transcription-119
biochemistry-replication-and-transcription-120
biochemistry-replication-and-transcription-121
biochemistry-replication-and-transcription-122
biochemistry-replication-and-transcription-123 > Chromatogram | Point mutations
biochemistry-replication-and-transcription-124
biochemistry-replication-and-transcription-125
biochemistry-replication-and-transcription-126 > Translation and the genetic code
biochemistry-replication-and-transcription-127 > Gene expression | Gene regulation
biochemistry-replication-and-transcription-128
biochemistry-replication-and-transcription-51 > Replication and transcription
biochemistry-replication-and-transcription-52
biochemistry-replication-and-transcription-53
biochemistry-replication-and-transcription-54
biochemistry-replication-and-transcription-55
biochemistry-replication-and-transcription-56
biochemistry-replication-and-transcription-57
biochemistry-replication-and-transcription-710 > Gene expression | Transcription
biochemistry-replication-and-transcription-820
biochemistry-replication-and-transcription-821
biochemistry-replication-and-transcription-825
biochemistry-replication-and-transcription-900
biochemistry-replication-and-transcription-901
biochemistry-replication-and-transcription-902
biochemistry-replication-and-transcription-903
biochemistry-signalling-01
biochemistry-signalling-02 > Kinases | Receptor
biochemistry-signalling-03
biochemistry-signalling-04 > Tyrosine
biochemistry-signalling-05
biochemistry-signalling-06
biochemistry-signalling-07
biochemistry-signalling-08
biochemistry-signalling-09 > Receptor
biochemistry-signalling-10
biochemistry-signalling-101 > Receptor
biochemistry-signalling-102 > Tyrosine
biochemistry-signalling-103 > Kinases | Tyrosine
biochemistry-signalling-104 > Glucose | Kinases | Receptor | Tyrosine
biochemistry-signalling-105
biochemistry-signalling-106 > Glycogen | Insulin
biochemistry-signalling-107 > Action potential
biochemistry-signalling-108
biochemistry-signalling-109 > Signalling and regulation
biochemistry-signalling-110
biochemistry-signalling-111
biochemistry-signalling-112
biochemistry-signalling-113 > Drug discovery | Thalidomide
biochemistry-signalling-114 > Drug discovery
biochemistry-signalling-400 > Drug discovery | Phase
biochemistry-signalling-401 > Drug discovery | Phase
biochemistry-signalling-402 > Drug discovery | Phase
biochemistry-signalling-480
biochemistry-signalling-481
biochemistry-signalling-501
biochemistry-signalling-502
biochemistry-signalling-503
biochemistry-signalling-504
biochemistry-signalling-505
biochemistry-signalling-506
biochemistry-signalling-507
biochemistry-signalling-508
biochemistry-signalling-509
biochemistry-signalling-51
biochemistry-signalling-510
biochemistry-signalling-511
biochemistry-signalling-512
biochemistry-signalling-513
biochemistry-signalling-514
biochemistry-signalling-515
biochemistry-signalling-516 > Receptor
biochemistry-signalling-517
biochemistry-signalling-518 > Receptor
biochemistry-signalling-519
biochemistry-signalling-52 > Receptor
biochemistry-signalling-520
biochemistry-signalling-521
biochemistry-signalling-522
biochemistry-signalling-523
biochemistry-signalling-524
biochemistry-signalling-525 > Cysteine
biochemistry-signalling-526
biochemistry-signalling-527
biochemistry-signalling-528
biochemistry-signalling-529 > Glucagon
biochemistry-signalling-53
biochemistry-signalling-530 > Fructose | Glycolysis pathway | Insulin
biochemistry-signalling-531
biochemistry-signalling-532
biochemistry-signalling-54 > Aspirin | Buffer solutions | Drug discovery | Ion trap | Tris buffer
biochemistry-signalling-55 > Drug discovery
biochemistry-signalling-56 > Drug discovery
biochemistry-signalling-57
biochemistry-signalling-58 > Tyrosine
biochemistry-signalling-701 > Masking
biochemistry-signalling-702
biochemistry-signalling-703
biochemistry-signalling-751
biochemistry-signalling-820
biochemistry-signalling-821 > Hormones
biochemistry-signalling-840
biochemistry-translation-01 > COD
biochemistry-translation-02 > COD
biochemistry-translation-03 > TRNA charging
biochemistry-translation-04
biochemistry-translation-05 > COD
biochemistry-translation-06 > DNA | Purine | Structure of DNA
biochemistry-translation-07 > Translation and the genetic code
biochemistry-translation-08 > COD
biochemistry-translation-09 > COD
biochemistry-translation-10 > COD | Degeneracy
biochemistry-translation-101 > Ras
biochemistry-translation-102 > Post-translational modification
biochemistry-translation-51 > Lysine
biochemistry-translation-52
biochemistry-translation-820 > Hemoglobin
biochemistry-translation-821 > Post-translational modification | Protein synthesis | Translation and the genetic code
biochemistry-translation-900
biochemistry-translation-901 > Alanine | Cysteine
biochemistry-translation-902
biochemistry-translation-903
biochemistry-water-and-buffers-01 > Tris buffer
biochemistry-water-and-buffers-02 > Tris buffer
biochemistry-water-and-buffers-03 > Tris buffer
biochemistry-water-and-buffers-04
biochemistry-water-and-buffers-05 > Tris buffer
biochemistry-water-and-buffers-06 > Acetic acid | Buffer solutions | Tris buffer
biochemistry-water-and-buffers-07 > Tris buffer
biochemistry-water-and-buffers-08
biochemistry-water-and-buffers-09
biochemistry-water-and-buffers-10 > Tris buffer
biochemistry-water-and-buffers-101 > MCAT, 5B | Water as a biological solvent
biochemistry-water-and-buffers-102 > Water as a biological solvent
biochemistry-water-and-buffers-103 > Physical properties of water
biochemistry-water-and-buffers-104 > Buffer solutions | Tris buffer
biochemistry-water-and-buffers-105 > Tris buffer
biochemistry-water-and-buffers-106 > Fatty acid metabolism
biochemistry-water-and-buffers-107 > Diffusion through a membrane | Osmolarity
biochemistry-water-and-buffers-108 > Diffusion through a membrane | Glucose
biochemistry-water-and-buffers-51
biochemistry-water-and-buffers-52 > Diffusion through a membrane
biochemistry-water-and-buffers-53 > Physical properties of water | Salt bridge
biochemistry-water-and-buffers-580 > Tris buffer
biochemistry-water-and-buffers-820 > Tris buffer
biochemistry-water-and-buffers-821
biochemistry-water-and-buffers-822 > Buffer solutions
biochemistry-water-and-buffers-825 > Equilibrium yield | Tris buffer
biochemistry-water-and-buffers-826
biochemistry-water-and-buffers-827 > Diffusion through a membrane
biochemistry-water-and-buffers-828 > Diffusion through a membrane
biochemistry-water-and-buffers-829 > Equilibrium yield | Tris buffer
biochemistry-water-and-buffers-981 > Hemoglobin
biochemistry-water-and-buffers-982
biochemistry-water-and-buffers-983 > Physical properties of water | Why things boil
biological-buffer.advanced > Tris buffer
biological-buffer.beginner > Phosphate buffer | Tris buffer
biological-buffer.intermediate > Conjugate base | Phosphate buffer | Tris buffer
biological-redox.advanced
biological-redox.beginner
biological-redox.intermediate
boiling-diagram-readings.advanced
boiling-diagram-readings.beginner > Mixtures
boiling-diagram-readings.intermediate > Distillation | Fractional distillation
boltzmann-distribution.advanced
boltzmann-distribution.beginner
boltzmann-distribution.intermediate
bond-enthalpies.advanced
bond-enthalpies.intermediate
bond-orders.advanced
bond-orders.beginner > Paramagnetic
bond-orders.intermediate > Antibonding | Paramagnetic
born-haber-readings.advanced > Atomisation | Edexcel International A-level, unit 2: Energetics, groups, halogenoalkanes and alcohols | Enthalpy of atomisation | Haber
born-haber-readings.beginner > Edexcel International A-level, unit 2: Energetics, groups, halogenoalkanes and alcohols | Haber | Ionic bonding
born-haber-readings.intermediate > Edexcel International A-level, unit 2: Energetics, groups, halogenoalkanes and alcohols | Haber
buffer-ph.advanced > HSC Chemistry, module 6: Acid/base reactions | Tris buffer
buffer-ph.intermediate > Conjugate base | Tris buffer
burette-readings.beginner > Concentrations and solution making | Preparing solutions
burette-readings.intermediate > Concentrations and solution making | Preparing solutions
calibration-line.advanced > Measuring unknown concentrations
calibration-line.beginner
calibration-line.intermediate
calibration-plot-readings.beginner
calibration-plot-readings.intermediate > Dilution
calorimetry-measurements.advanced
calorimetry-measurements.beginner
calorimetry-measurements.intermediate
calorimetry.advanced > JEE Main, unit 20: Principles related to practical chemistry
calorimetry.beginner
calorimetry.intermediate > AQA A-level Chemistry, 3.1.8 | Cambridge A-level Chemistry, topic 23: Chemical energetics (A2) | Cambridge A-level Chemistry, topic 27: Group 2 (A2) | Edexcel A-level Chemistry, topic 13: Energetics II
carbon-spectrum-readings.advanced
carbon-spectrum-readings.intermediate
cell-thermodynamics.advanced
cell-thermodynamics.beginner
cell-thermodynamics.intermediate
chair-readings.advanced
chair-readings.beginner
chair-readings.intermediate
chromatogram-readings.beginner
chromatogram-readings.intermediate
chromatographic-resolution.advanced
chromatographic-resolution.beginner
chromatographic-resolution.intermediate
clausius-clapeyron.advanced
clausius-clapeyron.beginner > Boiling
clausius-clapeyron.intermediate > Boiling
codon-reading.advanced
codon-reading.beginner > COD
codon-reading.intermediate > COD
colligative-properties.advanced > MCAT, 5A
colligative-properties.beginner > MCAT, 5A
colligative-properties.intermediate > MCAT, 5A
combined-spectra-readings.advanced
combined-spectra-readings.intermediate
competing-profile-readings.advanced > How fast reactions go | Temperature and reaction rate
competing-profile-readings.intermediate
complementary-strand.advanced
complementary-strand.beginner > Purine
complementary-strand.intermediate
complex-d-electrons.advanced
complex-d-electrons.beginner
complex-d-electrons.intermediate
complex-isomers.advanced > Square planar complexes
complex-isomers.beginner > Octahedral complexes
complex-isomers.intermediate > Square planar complexes
compound-names.advanced > Naming transition metal compounds | OCR A-level Chemistry, 2.1.2
compound-names.beginner > AP Chemistry, 1.8 | AP Chemistry, Unit 1 | Charges of ions
compound-names.intermediate > Naming ionic compounds
conductometric-curve-readings.beginner
conductometric-curve-readings.intermediate
confidence-and-t-test.advanced
confidence-and-t-test.beginner
confidence-and-t-test.intermediate
configurations.advanced > Chirality | Optical isomerism | Racemic
configurations.beginner > Cambridge A-level Chemistry, topic 13: Introduction to organic chemistry
configurations.intermediate
coulometric-titration.advanced
coulometric-titration.beginner
coulometric-titration.intermediate
coupled-free-energy.advanced > ADP | Biochemical standard state
coupled-free-energy.beginner > Creatine phosphate
coupled-free-energy.intermediate > Creatine phosphate
crystal-field-spin.advanced
crystal-field-spin.beginner > Square planar complexes
crystal-field-spin.intermediate > Square planar complexes
de-broglie-wavelength.advanced
de-broglie-wavelength.beginner
de-broglie-wavelength.intermediate
decay-curve-readings.beginner
decay-curve-readings.intermediate
degrees-of-unsaturation.advanced > MCAT, 5D | Structure and bonding of carbon
degrees-of-unsaturation.beginner > MCAT, 5D | Structure and bonding of carbon
degrees-of-unsaturation.intermediate > MCAT, 5D | Structure and bonding of carbon
derivative-curve-readings.intermediate
edta-titration.advanced > Acid-base titration
edta-titration.beginner
edta-titration.intermediate
effusion.advanced > Mixtures
effusion.beginner
effusion.intermediate
electrolysis.advanced
electrolysis.beginner
electrolysis.intermediate
electrolytic-cell-readings.intermediate > AP Chemistry, 9.8 | Anode
electron-configurations.advanced > Charges of ions | Electron shells
electron-configurations.beginner
electron-configurations.intermediate
element-mass-spectrum-readings.beginner > Cambridge A-level Chemistry, topic 1: Atomic structure | Edexcel A-level Chemistry, topic 7: Modern analytical techniques I | Time of flight
element-mass-spectrum-readings.intermediate > Cambridge A-level Chemistry, topic 1: Atomic structure | Edexcel A-level Chemistry, topic 7: Modern analytical techniques I | Time of flight
empirical-formulas.advanced
empirical-formulas.beginner
empirical-formulas.intermediate > JEE Main, unit 13: Purification and characterisation of organic compounds
enantiomer-chromatogram-readings.advanced > Optical activity | Racemic
enantiomer-chromatogram-readings.intermediate
energy-profile-readings.advanced > Edexcel A-level Chemistry, topic 16: Kinetics II | How fast reactions go | Reaction rates | Temperature and reaction rate
energy-profile-readings.beginner > Edexcel A-level Chemistry, topic 16: Kinetics II | How fast reactions go | OCR Gateway GCSE Chemistry, topic 5: Monitoring and controlling chemical reactions | Reaction rates | Temperature and reaction rate
energy-profile-readings.intermediate > Edexcel A-level Chemistry, topic 16: Kinetics II | How fast reactions go | Reaction rates | Temperature and reaction rate
entropy-changes.advanced > Phase
entropy-changes.beginner > Melting and boiling | Phase
entropy-changes.intermediate > Phase
enzyme-inhibition.advanced > IC50
enzyme-inhibition.beginner
enzyme-inhibition.intermediate
enzyme-purification.advanced
enzyme-purification.beginner
enzyme-purification.intermediate > Specific activity
equilibria-with-activities.advanced
equilibria-with-activities.beginner
equilibria-with-activities.intermediate
equilibrium-calculations.advanced
equilibrium-calculations.beginner
equilibrium-calculations.intermediate
error-propagation.advanced
error-propagation.beginner
error-propagation.intermediate
fatty-acid-formula.advanced
fatty-acid-formula.beginner
fatty-acid-formula.intermediate
fischer-readings.advanced
fischer-readings.beginner > Chirality | Optical isomerism | Racemic
fischer-readings.intermediate
formation-enthalpies.advanced
formation-enthalpies.beginner
formation-enthalpies.intermediate > IB Chemistry, R1.2
fragment-spectrum-readings.advanced > Edexcel A-level Chemistry, topic 19: Modern analytical techniques II
fragment-spectrum-readings.intermediate
frost-diagram-readings.advanced
frost-diagram-readings.beginner
frost-diagram-readings.intermediate
functional-group-recognition.advanced
functional-group-recognition.beginner
functional-group-recognition.intermediate > Edexcel A-level Chemistry, topic 6: Organic chemistry I
galvanic-cell-readings.beginner > Anode
galvanic-cell-readings.intermediate
gas-changes.advanced
gas-changes.beginner
gas-changes.intermediate
gas-stoichiometry.advanced
gas-stoichiometry.intermediate > Mass and volume
gel-readings.beginner > Purifying proteins
general-acids-and-bases-01 > Acids and bases at home
general-acids-and-bases-02 > Acids and bases at home
general-acids-and-bases-03 > Acids and bases at home
general-acids-and-bases-04 > AP Chemistry, 8.1 | Cambridge A-level Chemistry, topic 7: Equilibria
general-acids-and-bases-05 > AP Chemistry, 8.2 | Acids and bases at home | Gas-forming reactions | Mixtures | Salts
general-acids-and-bases-06 > AP Chemistry, 8.2 | Acids and bases at home
general-acids-and-bases-07
general-acids-and-bases-08 > Tris buffer
general-acids-and-bases-09
general-acids-and-bases-201
general-acids-and-bases-202
general-acids-and-bases-203 > Acids and bases at home
general-acids-and-bases-204 > Toluene
general-acids-and-bases-205 > Acids and bases at home
general-acids-and-bases-206 > AQA A-level Chemistry, 3.2.5
general-acids-and-bases-207 > AQA A-level Chemistry, 3.2.5
general-acids-and-bases-208 > Acid rain | Acids and bases at home
general-acids-and-bases-209 > Acids and bases at home | Mixtures
general-acids-and-bases-21 > Acids and bases at home
general-acids-and-bases-210 > Acids and bases at home
general-acids-and-bases-211
general-acids-and-bases-212
general-acids-and-bases-213
general-acids-and-bases-214
general-acids-and-bases-215 > Acids and alkalis | PH and pOH | pH
general-acids-and-bases-216 > Acids and bases at home | pH | pH of weak bases
general-acids-and-bases-217 > Acids and bases at home | Aniline
general-acids-and-bases-218
general-acids-and-bases-219
general-acids-and-bases-22 > Acids and bases at home
general-acids-and-bases-220 > AP Chemistry, 8.3
general-acids-and-bases-221
general-acids-and-bases-222
general-acids-and-bases-223
general-acids-and-bases-224 > Acetate
general-acids-and-bases-225
general-acids-and-bases-226 > Solution stoichiometry | Titration of a weak acid
general-acids-and-bases-227 > Measuring unknown concentrations | Quantitative analysis | Titration of a weak acid
general-acids-and-bases-228 > Acetic acid | Measuring unknown concentrations
general-acids-and-bases-229
general-acids-and-bases-23 > AQA A-level Chemistry, 3.2.5 | MCAT, 5A
general-acids-and-bases-230
general-acids-and-bases-231
general-acids-and-bases-232
general-acids-and-bases-233
general-acids-and-bases-24 > AQA A-level Chemistry, 3.2.5 | MCAT, 5A
general-acids-and-bases-25 > Acids and bases at home | Ka and Kb
general-acids-and-bases-26 > Acids and bases at home
general-acids-and-bases-27
general-acids-and-bases-28
general-acids-and-bases-29
general-acids-and-bases-30
general-acids-and-bases-300 > AQA A-level Chemistry, 3.2.5 | MCAT, 5A
general-acids-and-bases-301 > Acid-base titration | Measuring unknown concentrations | Quantitative analysis | Titration of a weak acid | Titrations
general-acids-and-bases-302 > Acid-base titration | Measuring unknown concentrations | Quantitative analysis | Titration of a weak acid | Titrations
general-acids-and-bases-303 > Acid-base titration | Measuring unknown concentrations | Quantitative analysis | Titration of a weak acid | Titrations
general-acids-and-bases-304 > Acid-base titration | Measuring unknown concentrations | Quantitative analysis | Titration of a weak acid | Titrations
general-acids-and-bases-305 > Measuring unknown concentrations
general-acids-and-bases-306 > Measuring unknown concentrations | Methyl orange | Titration of a weak acid
general-acids-and-bases-307 > Acids and bases at home
general-acids-and-bases-308 > Acids and bases at home
general-acids-and-bases-309 > Edexcel A-level Chemistry, topic 5: Formulae, equations and amounts | Measuring unknown concentrations | Quantitative analysis
general-acids-and-bases-31
general-acids-and-bases-310 > Acids and bases at home | pH | pH of weak acids
general-acids-and-bases-311 > Tris buffer
general-acids-and-bases-312 > HSC Chemistry, module 6: Acid/base reactions | Ka and Kb | Measuring unknown concentrations | Quantitative analysis | Weak acids and bases | pH | pH of weak bases
general-acids-and-bases-313 > Tris buffer
general-acids-and-bases-314 > Tris buffer
general-acids-and-bases-315 > Measuring unknown concentrations | Quantitative analysis
general-acids-and-bases-316 > Measuring unknown concentrations | Quantitative analysis
general-acids-and-bases-317 > Measuring unknown concentrations | Quantitative analysis
general-acids-and-bases-318 > Measuring unknown concentrations | Quantitative analysis
general-acids-and-bases-319
general-acids-and-bases-32 > JEE Main, unit 6: Equilibrium | NCERT class 11, chapter 6: Equilibrium
general-acids-and-bases-320 > Cambridge A-level Chemistry, topic 25: Equilibria (A2) | Measuring unknown concentrations | Quantitative analysis
general-acids-and-bases-321 > Cambridge A-level Chemistry, topic 25: Equilibria (A2) | Measuring unknown concentrations | Quantitative analysis | Titration of a weak acid
general-acids-and-bases-322
general-acids-and-bases-323 > PH and pOH
general-acids-and-bases-324
general-acids-and-bases-325
general-acids-and-bases-326 > Bisphenol A | Solution stoichiometry | Titration of a weak acid
general-acids-and-bases-327 > AQA A-level Chemistry, 3.1.12 | Bisphenol A | JEE Main, unit 6: Equilibrium | NCERT class 11, chapter 6: Equilibrium | Titration of a weak acid
general-acids-and-bases-328 > AQA A-level Chemistry, 3.1.12 | JEE Main, unit 6: Equilibrium | NCERT class 11, chapter 6: Equilibrium | Solution stoichiometry | Titration of a weak acid
general-acids-and-bases-329 > AQA A-level Chemistry, 3.1.12 | JEE Main, unit 6: Equilibrium | NCERT class 11, chapter 6: Equilibrium | Solution stoichiometry | Titration of a weak acid
general-acids-and-bases-33 > Acid-base titration | Measuring unknown concentrations | Quantitative analysis | Titration of a weak acid | Titrations
general-acids-and-bases-330 > AQA A-level Chemistry, 3.1.12 | Cambridge IGCSE Chemistry, topic 12: Experimental techniques and chemical analysis | JEE Main, unit 6: Equilibrium | NCERT class 11, chapter 6: Equilibrium | Titration of a weak acid
general-acids-and-bases-331 > AQA A-level Chemistry, 3.1.12 | JEE Main, unit 6: Equilibrium | NCERT class 11, chapter 6: Equilibrium | Solution stoichiometry | Titration of a weak acid
general-acids-and-bases-332
general-acids-and-bases-333
general-acids-and-bases-334 > Magic acid
general-acids-and-bases-335
general-acids-and-bases-336
general-acids-and-bases-337
general-acids-and-bases-338
general-acids-and-bases-339
general-acids-and-bases-34 > Measuring unknown concentrations | Titration of a weak acid
general-acids-and-bases-340 > Acetic acid
general-acids-and-bases-341
general-acids-and-bases-35
general-acids-and-bases-36 > Acids and bases at home | Ka and Kb
general-acids-and-bases-37
general-acids-and-bases-460 > JEE Main, unit 6: Equilibrium | Mass and moles | NCERT class 11, chapter 6: Equilibrium | Titration of a weak acid
general-acids-and-bases-461 > JEE Main, unit 6: Equilibrium | NCERT class 11, chapter 6: Equilibrium | Titration of a weak acid
general-acids-and-bases-501
general-acids-and-bases-560
general-acids-and-bases-561
general-acids-and-bases-562 > Acetate | Conjugate base | Tris buffer
general-acids-and-bases-563 > Conjugate base | Tris buffer
general-acids-and-bases-564 > JEE Main, unit 6: Equilibrium | NCERT class 11, chapter 6: Equilibrium | Titration of a weak acid
general-acids-and-bases-565 > JEE Main, unit 6: Equilibrium | NCERT class 11, chapter 6: Equilibrium | Titration of a weak acid
general-acids-and-bases-566
general-acids-and-bases-580 > Cambridge A-level Chemistry, topic 25: Equilibria (A2) | Measuring unknown concentrations
general-acids-and-bases-581 > Cambridge A-level Chemistry, topic 25: Equilibria (A2) | Measuring unknown concentrations
general-acids-and-bases-582 > Equilibrium yield
general-acids-and-bases-583 > Acetate | Acetic acid | Tris buffer
general-acids-and-bases-584 > Acids and alkalis | Measuring unknown concentrations | Titration of a weak acid
general-acids-and-bases-600 > Edexcel GCSE Chemistry, topic 2: States of matter and mixtures
general-acids-and-bases-601 > Buffer solutions | Tris buffer
general-acids-and-bases-602
general-acids-and-bases-603 > Coordinate bond | Drawing molecules | Lewis structures of organic molecules
general-acids-and-bases-604 > JEE Main, unit 6: Equilibrium | NCERT class 11, chapter 6: Equilibrium
general-acids-and-bases-605 > AP Chemistry, 8.3 | Acid dissociation constant | Cambridge A-level Chemistry, topic 25: Equilibria (A2) | Ka and Kb | Weak acids and bases
general-acids-and-bases-606 > AP Chemistry, 8.2 | Acid dissociation constant | Acids and bases at home | Cambridge A-level Chemistry, topic 25: Equilibria (A2) | Ka and Kb | PH and pOH | Weak acids and bases | pH | pH of strong acids and bases
general-acids-and-bases-607 > Acids and bases at home
general-acids-and-bases-608
general-acids-and-bases-609 > Phosphine
general-acids-and-bases-610
general-acids-and-bases-611
general-acids-and-bases-612
general-acids-and-bases-613
general-acids-and-bases-680 > Acids and bases at home
general-acids-and-bases-681 > Acids and bases at home | pH
general-acids-and-bases-682 > Acids and bases at home | Ionic product of water | PH and pOH
general-acids-and-bases-683 > Tris buffer
general-acids-and-bases-684 > Tris buffer
general-acids-and-bases-685
general-acids-and-bases-686 > Conjugate base | Tris buffer
general-acids-and-bases-701 > Acids and bases at home | Toluene
general-acids-and-bases-702 > Acids and bases at home
general-acids-and-bases-703 > AP Chemistry, 8.2 | Acids and bases at home | Gas-forming reactions | Salts
general-acids-and-bases-751 > Acids and bases at home
general-acids-and-bases-752
general-acids-and-bases-753 > Acids and bases at home
general-acids-and-bases-754 > JEE Main, unit 6: Equilibrium | NCERT class 11, chapter 6: Equilibrium | Which is more acidic
general-acids-and-bases-760
general-acids-and-bases-761
general-acids-and-bases-762 > Ionic product of water | PH and pOH
general-acids-and-bases-763 > Acids and alkalis | Acids and bases at home | Ionic product of water
general-acids-and-bases-764 > Acids and alkalis | Acids and bases at home | Ionic product of water
general-acids-and-bases-765 > Acids and alkalis | Acids and bases at home | Gas-forming reactions | Salts
general-acids-and-bases-766 > Tris buffer | pH
general-acids-and-bases-806
general-acids-and-bases-807 > Measuring unknown concentrations | Titration of a weak acid
general-acids-and-bases-820 > Measuring unknown concentrations | Quantitative analysis
general-acids-and-bases-821 > Acids and alkalis | Solution stoichiometry | Titration of a weak acid
general-acids-and-bases-822
general-acids-and-bases-823 > JEE Main, unit 20: Principles related to practical chemistry | Measuring unknown concentrations | Quantitative analysis | Solution stoichiometry
general-acids-and-bases-840
general-acids-and-bases-841
general-acids-and-bases-871
general-acids-and-bases-872
general-acids-and-bases-879
general-acids-and-bases-880 > Periodic table
general-acids-and-bases-881 > Periodic table
general-acids-and-bases-900
general-acids-and-bases-901
general-acids-and-bases-902 > Acetic acid | Mixtures
general-acids-and-bases-903 > Acetate
general-acids-and-bases-904
general-acids-and-bases-907 > AP Chemistry, 8.4 | Gas-forming reactions | Quicklime | Salts
general-acids-and-bases-908 > Arrhenius acids and bases
general-acids-and-bases-909 > Acetate | Formate
general-acids-and-bases-910 > NCERT class 11, chapter 6: Equilibrium | Titration of a weak acid
general-acids-and-bases-981 > Acids and bases at home
general-acids-and-bases-982 > Acids and bases at home
general-acids-and-bases-983 > Acids and bases at home
general-atomic-spectra-600
general-atomic-spectra-601 > AP Chemistry, 3.11 | Fireworks
general-atomic-spectra-960
general-atomic-structure-01
general-atomic-structure-02
general-atomic-structure-03 > Cambridge A-level Chemistry, topic 1: Atomic structure | JEE Main, unit 2: Atomic structure | OCR Gateway GCSE Chemistry, topic 1: Particles
general-atomic-structure-04 > Cambridge A-level Chemistry, topic 1: Atomic structure | JEE Main, unit 2: Atomic structure
general-atomic-structure-05
general-atomic-structure-06 > AP Chemistry, 3.11
general-atomic-structure-101 > Cambridge A-level Chemistry, topic 1: Atomic structure | Edexcel A-level Chemistry, topic 7: Modern analytical techniques I | HSC Chemistry, module 1: Properties and structure of matter | Time of flight
general-atomic-structure-102
general-atomic-structure-103
general-atomic-structure-104 > Atomic structure and isotopes
general-atomic-structure-21
general-atomic-structure-22 > JEE Main, unit 2: Atomic structure
general-atomic-structure-23 > Cambridge A-level Chemistry, topic 1: Atomic structure | Edexcel A-level Chemistry, topic 7: Modern analytical techniques I | HSC Chemistry, module 1: Properties and structure of matter | Time of flight
general-atomic-structure-24 > Cambridge A-level Chemistry, topic 1: Atomic structure | Edexcel A-level Chemistry, topic 7: Modern analytical techniques I | HSC Chemistry, module 1: Properties and structure of matter | Time of flight
general-atomic-structure-25
general-atomic-structure-26
general-atomic-structure-27 > Atomic structure and isotopes
general-atomic-structure-28 > Cambridge A-level Chemistry, topic 1: Atomic structure | Edexcel A-level Chemistry, topic 7: Modern analytical techniques I | HSC Chemistry, module 1: Properties and structure of matter | Time of flight
general-atomic-structure-29
general-atomic-structure-300
general-atomic-structure-301
general-atomic-structure-302
general-atomic-structure-303
general-atomic-structure-400 > HSC Chemistry, module 1: Properties and structure of matter
general-atomic-structure-401 > HSC Chemistry, module 1: Properties and structure of matter | Models of the atom
general-atomic-structure-402 > HSC Chemistry, module 1: Properties and structure of matter
general-atomic-structure-403 > HSC Chemistry, module 1: Properties and structure of matter
general-atomic-structure-404 > HSC Chemistry, module 1: Properties and structure of matter | Models of the atom
general-atomic-structure-405
general-atomic-structure-406
general-atomic-structure-560 > Cambridge A-level Chemistry, topic 1: Atomic structure | Cambridge A-level Chemistry, topic 2: Atoms, molecules and stoichiometry | Time of flight
general-atomic-structure-561 > Cambridge A-level Chemistry, topic 1: Atomic structure | Edexcel A-level Chemistry, topic 7: Modern analytical techniques I | Time of flight
general-atomic-structure-580 > Cambridge A-level Chemistry, topic 1: Atomic structure | Cambridge A-level Chemistry, topic 2: Atoms, molecules and stoichiometry | Time of flight
general-atomic-structure-581 > Cambridge A-level Chemistry, topic 1: Atomic structure | Cambridge A-level Chemistry, topic 2: Atoms, molecules and stoichiometry | Time of flight
general-atomic-structure-660 > HSC Chemistry, module 1: Properties and structure of matter
general-atomic-structure-661 > Hydrogen atom | IB Chemistry, S1.2
general-atomic-structure-701 > Cambridge A-level Chemistry, topic 1: Atomic structure | Edexcel A-level Chemistry, topic 7: Modern analytical techniques I | HSC Chemistry, module 1: Properties and structure of matter | Time of flight
general-atomic-structure-702 > AP Chemistry, 1.2 | Atomic structure
general-atomic-structure-710 > Network covalent solids | Solids
general-atomic-structure-711 > Atomic structure | Graphite | Network covalent solids | Solids
general-atomic-structure-712 > Atomic structure
general-atomic-structure-760 > AP Chemistry, 1.2 | Isobars | Subatomic particles
general-atomic-structure-820 > Atomic structure | Cambridge A-level Chemistry, topic 1: Atomic structure | Edexcel A-level Chemistry, topic 7: Modern analytical techniques I | HSC Chemistry, module 1: Properties and structure of matter | Mass spectrum of an element | OCR A-level Chemistry, 2.1.1 | Time of flight
general-atomic-structure-821
general-atomic-structure-840 > JEE Main, unit 2: Atomic structure
general-atomic-structure-879 > HSC Chemistry, module 1: Properties and structure of matter | JEE Main, unit 2: Atomic structure
general-balancing-01 > AP Chemistry, 4.3
general-balancing-02 > AP Chemistry, 4.3
general-balancing-03 > AP Chemistry, 4.3
general-balancing-04 > AP Chemistry, 4.3
general-balancing-05
general-balancing-06
general-balancing-101
general-balancing-102
general-balancing-103 > Cambridge A-level Chemistry, topic 2: Atoms, molecules and stoichiometry | Edexcel A-level Chemistry, topic 5: Formulae, equations and amounts | Edexcel International A-level, unit 1: Structure, bonding and introduction to organic chemistry | IB Chemistry, R2.1 | OCR A-level Chemistry, 2.1.2
general-balancing-104
general-balancing-300
general-balancing-301 > Mass and moles
general-balancing-560 > AP Chemistry, 4.3
general-balancing-561 > AP Chemistry, 4.3
general-balancing-701
general-balancing-820
general-balancing-870 > AP Chemistry, 4.3 | AQA A-level Chemistry, 3.1.2 | Balancing equations | Cambridge A-level Chemistry, topic 2: Atoms, molecules and stoichiometry | Edexcel A-level Chemistry, topic 5: Formulae, equations and amounts | Edexcel International A-level, unit 1: Structure, bonding and introduction to organic chemistry | IB Chemistry, R2.1 | OCR A-level Chemistry, 2.1.2
general-balancing-871 > AP Chemistry, 4.3 | AQA A-level Chemistry, 3.1.2 | Balancing equations | Cambridge A-level Chemistry, topic 2: Atoms, molecules and stoichiometry | Edexcel A-level Chemistry, topic 5: Formulae, equations and amounts | Edexcel International A-level, unit 1: Structure, bonding and introduction to organic chemistry | IB Chemistry, R2.1 | OCR A-level Chemistry, 2.1.2 | Vinegar
general-balancing-879
general-balancing-880
general-balancing-981
general-balancing-982 > Electrolytes | Why metals conduct
general-balancing-983
general-balancing-984
general-chemical-bonding-01 > Lewis structures of organic molecules
general-chemical-bonding-02 > Drawing molecules | HSC Chemistry, module 1: Properties and structure of matter | Lewis structures of organic molecules
general-chemical-bonding-03 > HSC Chemistry, module 1: Properties and structure of matter
general-chemical-bonding-04 > Cambridge A-level Chemistry, topic 27: Group 2 (A2) | Cambridge A-level Chemistry, topic 3: Chemical bonding | HSC Chemistry, module 1: Properties and structure of matter | Sharing and giving electrons
general-chemical-bonding-05 > Drawing molecules | HSC Chemistry, module 1: Properties and structure of matter | Lewis structures of organic molecules
general-chemical-bonding-06 > MCAT, 5B
general-chemical-bonding-07
general-chemical-bonding-08 > HSC Chemistry, module 1: Properties and structure of matter | Sharing and giving electrons
general-chemical-bonding-09 > AP Chemistry, 1.8 | AP Chemistry, Unit 1
general-chemical-bonding-101 > Cambridge A-level Chemistry, topic 3: Chemical bonding | MCAT, 5B | Why metals conduct
general-chemical-bonding-102 > IB Chemistry, S2.4
general-chemical-bonding-103 > MCAT, 5B
general-chemical-bonding-104 > AP Chemistry, 2.1
general-chemical-bonding-105
general-chemical-bonding-106
general-chemical-bonding-107 > Sharing and giving electrons | Why metals conduct
general-chemical-bonding-108 > Cambridge A-level Chemistry, topic 3: Chemical bonding | Sharing and giving electrons | Why metals conduct
general-chemical-bonding-11 > Sharing and giving electrons | Why metals conduct
general-chemical-bonding-110 > Cambridge A-level Chemistry, topic 3: Chemical bonding | Sharing and giving electrons | Solids
general-chemical-bonding-111
general-chemical-bonding-112
general-chemical-bonding-113
general-chemical-bonding-114 > HSC Chemistry, module 1: Properties and structure of matter | Sharing and giving electrons
general-chemical-bonding-115 > HSC Chemistry, module 1: Properties and structure of matter | Metal-metal bonds
general-chemical-bonding-116 > HSC Chemistry, module 1: Properties and structure of matter
general-chemical-bonding-117 > Lewis structures of organic molecules
general-chemical-bonding-118 > Lewis structures of organic molecules
general-chemical-bonding-119 > Lewis structures of organic molecules
general-chemical-bonding-12
general-chemical-bonding-120 > HSC Chemistry, module 1: Properties and structure of matter | Lewis structures of organic molecules
general-chemical-bonding-121 > Drawing molecules | HSC Chemistry, module 1: Properties and structure of matter | Lewis structures of organic molecules
general-chemical-bonding-122
general-chemical-bonding-123 > HSC Chemistry, module 1: Properties and structure of matter
general-chemical-bonding-124 > Molecular polarity
general-chemical-bonding-125 > Molecular polarity
general-chemical-bonding-126
general-chemical-bonding-127
general-chemical-bonding-128 > HSC Chemistry, module 1: Properties and structure of matter
general-chemical-bonding-129 > HSC Chemistry, module 1: Properties and structure of matter | IB Chemistry, S2.3
general-chemical-bonding-13 > Cambridge A-level Chemistry, topic 27: Group 2 (A2) | Cambridge A-level Chemistry, topic 3: Chemical bonding | HSC Chemistry, module 1: Properties and structure of matter | Sharing and giving electrons
general-chemical-bonding-130
general-chemical-bonding-131 > Cambridge A-level Chemistry, topic 3: Chemical bonding
general-chemical-bonding-132 > Cambridge A-level Chemistry, topic 3: Chemical bonding
general-chemical-bonding-133 > Graphite
general-chemical-bonding-134 > HSC Chemistry, module 1: Properties and structure of matter
general-chemical-bonding-135 > HSC Chemistry, module 1: Properties and structure of matter
general-chemical-bonding-136 > HSC Chemistry, module 1: Properties and structure of matter
general-chemical-bonding-137
general-chemical-bonding-138 > HSC Chemistry, module 1: Properties and structure of matter | Why metals conduct
general-chemical-bonding-139 > HSC Chemistry, module 1: Properties and structure of matter | Hydrazine | Sharing and giving electrons
general-chemical-bonding-14
general-chemical-bonding-15 > Why metals conduct
general-chemical-bonding-16 > Why metals conduct
general-chemical-bonding-17 > HSC Chemistry, module 1: Properties and structure of matter
general-chemical-bonding-18
general-chemical-bonding-19 > HSC Chemistry, module 1: Properties and structure of matter
general-chemical-bonding-20 > HSC Chemistry, module 1: Properties and structure of matter
general-chemical-bonding-21
general-chemical-bonding-22 > JEE Main, unit 3: Chemical bonding and molecular structure | Waxes | Why things boil
general-chemical-bonding-23 > Molecular polarity
general-chemical-bonding-24 > Molecular polarity | Silane
general-chemical-bonding-25 > HSC Chemistry, module 1: Properties and structure of matter
general-chemical-bonding-26 > HSC Chemistry, module 1: Properties and structure of matter
general-chemical-bonding-27 > Cambridge A-level Chemistry, topic 3: Chemical bonding | JEE Main, unit 3: Chemical bonding and molecular structure
general-chemical-bonding-28 > Cambridge A-level Chemistry, topic 3: Chemical bonding | JEE Main, unit 3: Chemical bonding and molecular structure
general-chemical-bonding-29 > Drawing molecules
general-chemical-bonding-30 > Drawing molecules
general-chemical-bonding-300 > Drawing molecules
general-chemical-bonding-301 > HSC Chemistry, module 1: Properties and structure of matter
general-chemical-bonding-302 > Properties of solids | Solids
general-chemical-bonding-303 > Cambridge A-level Chemistry, topic 3: Chemical bonding | JEE Main, unit 3: Chemical bonding and molecular structure
general-chemical-bonding-304
general-chemical-bonding-305 > HSC Chemistry, module 1: Properties and structure of matter
general-chemical-bonding-306 > HSC Chemistry, module 1: Properties and structure of matter
general-chemical-bonding-307 > Lewis structures of organic molecules
general-chemical-bonding-308 > HSC Chemistry, module 1: Properties and structure of matter | Lewis structures of organic molecules
general-chemical-bonding-309 > Drawing molecules | HSC Chemistry, module 1: Properties and structure of matter | Lewis structures of organic molecules
general-chemical-bonding-31 > Drawing molecules
general-chemical-bonding-310 > Lewis structures of organic molecules
general-chemical-bonding-311 > HSC Chemistry, module 1: Properties and structure of matter
general-chemical-bonding-312 > Drawing molecules | HSC Chemistry, module 1: Properties and structure of matter | Lewis structures of organic molecules
general-chemical-bonding-313
general-chemical-bonding-314
general-chemical-bonding-315
general-chemical-bonding-32 > Sharing and giving electrons
general-chemical-bonding-33
general-chemical-bonding-34 > HSC Chemistry, module 1: Properties and structure of matter
general-chemical-bonding-35 > HSC Chemistry, module 1: Properties and structure of matter
general-chemical-bonding-400 > IB Chemistry, S2.3
general-chemical-bonding-560 > HSC Chemistry, module 1: Properties and structure of matter | Sharing and giving electrons
general-chemical-bonding-561 > Cambridge A-level Chemistry, topic 3: Chemical bonding | Sharing and giving electrons | Why metals conduct
general-chemical-bonding-562 > Cambridge A-level Chemistry, topic 3: Chemical bonding | MCAT, 5B | Why metals conduct
general-chemical-bonding-563 > Cambridge A-level Chemistry, topic 3: Chemical bonding | MCAT, 5B | Why metals conduct
general-chemical-bonding-580 > Drawing molecules | Lewis structures of organic molecules
general-chemical-bonding-600 > Drawing molecules | HSC Chemistry, module 1: Properties and structure of matter | Lewis structures of organic molecules
general-chemical-bonding-601 > AP Chemistry, 3.2 | AP Chemistry, Unit 3 | Cambridge A-level Chemistry, topic 3: Chemical bonding | JEE Main, unit 3: Chemical bonding and molecular structure | Network covalent solids | Solids
general-chemical-bonding-602 > JEE Main, unit 3: Chemical bonding and molecular structure | Network covalent solids | Solids
general-chemical-bonding-603 > Bonding | Covalent bonding | Ionic, covalent and metallic bonding | Sharing and giving electrons
general-chemical-bonding-604 > HSC Chemistry, module 1: Properties and structure of matter
general-chemical-bonding-640 > AP Chemistry, 2.1 | Bonding | Covalent bonding | Ionic, covalent and metallic bonding | MCAT, 5B | Sharing and giving electrons
general-chemical-bonding-641 > AQA A-level Chemistry, 3.1.3 | Balancing equations | Bonding | Cambridge A-level Chemistry, topic 3: Chemical bonding | Covalent bonding | Ionic, covalent and metallic bonding | JEE Main, unit 3: Chemical bonding and molecular structure | NCERT class 11, chapter 4: Chemical bonding and molecular structure | Sharing and giving electrons
general-chemical-bonding-642 > AP Chemistry, 2.1 | Bonding | Covalent bonding | Ionic, covalent and metallic bonding | MCAT, 5B | Sharing and giving electrons
general-chemical-bonding-643 > Drawing molecules | Lewis structures | Lewis structures of organic molecules
general-chemical-bonding-644
general-chemical-bonding-645 > Drawing molecules | Lewis structures | Lewis structures of organic molecules
general-chemical-bonding-646 > Cambridge A-level Chemistry, topic 3: Chemical bonding | JEE Main, unit 3: Chemical bonding and molecular structure
general-chemical-bonding-647 > HSC Chemistry, module 1: Properties and structure of matter | Lewis structures of organic molecules
general-chemical-bonding-648 > Bonding | Ionic, covalent and metallic bonding | Metallic bonding | Solids | Why metals conduct
general-chemical-bonding-710 > IB Chemistry, S2.4
general-chemical-bonding-711 > Covalent bonding
general-chemical-bonding-712 > AP Chemistry, 2.1 | IB Chemistry, S2.4
general-chemical-bonding-713
general-chemical-bonding-714 > Why metals conduct
general-chemical-bonding-715 > Why metals conduct
general-chemical-bonding-716 > Why metals conduct
general-chemical-bonding-717 > Drawing molecules | Lewis structures | Lewis structures of organic molecules | Molecular polarity
general-chemical-bonding-718 > Molecular polarity
general-chemical-bonding-719 > Molecular polarity
general-chemical-bonding-720 > Cambridge A-level Chemistry, topic 3: Chemical bonding | JEE Main, unit 3: Chemical bonding and molecular structure
general-chemical-bonding-721 > AQA A-level Chemistry, 3.1.3 | Graphene | Graphite | HSC Chemistry, module 1: Properties and structure of matter | Network covalent solids | Solids
general-chemical-bonding-722 > Equilibrium yield | Graphite | Network covalent solids | Solids
general-chemical-bonding-723 > Cambridge A-level Chemistry, topic 3: Chemical bonding | Graphene | Network covalent solids | Sigma and pi bonds
general-chemical-bonding-724 > Sharing and giving electrons
general-chemical-bonding-725 > Carbon bonding | HSC Chemistry, module 1: Properties and structure of matter | Sharing and giving electrons
general-chemical-bonding-726
general-chemical-bonding-727
general-chemical-bonding-728 > Network covalent solids | Solids
general-chemical-bonding-729 > Antibonding
general-chemical-bonding-730 > Antibonding
general-chemical-bonding-731 > Materials
general-chemical-bonding-732 > Materials
general-chemical-bonding-733
general-chemical-bonding-751 > Rock salt structure | Sharing and giving electrons | Why metals conduct
general-chemical-bonding-752 > HSC Chemistry, module 1: Properties and structure of matter
general-chemical-bonding-760 > AP Chemistry, 2.1 | AQA GCSE Chemistry, topic 2: Bonding, structure and the properties of matter | Cambridge IGCSE Chemistry, topic 2: Atoms, elements and compounds | Edexcel GCSE Chemistry, topic 1: Key concepts in chemistry | Edexcel International GCSE Chemistry, section 1: Principles of chemistry | OCR Gateway GCSE Chemistry, topic 2: Elements, compounds and mixtures | Sharing and giving electrons
general-chemical-bonding-761 > Ionic vs covalent
general-chemical-bonding-762 > AP Chemistry, 2.1 | Bond length and bond energy | Sharing and giving electrons
general-chemical-bonding-820
general-chemical-bonding-821 > Cambridge A-level Chemistry, topic 4: States of matter | OCR A-level Chemistry, 3.1.1 | Solids
general-chemical-bonding-822
general-chemical-bonding-840 > Drawing molecules | HSC Chemistry, module 1: Properties and structure of matter | Lewis structures of organic molecules
general-chemical-bonding-841 > Drawing molecules | HSC Chemistry, module 1: Properties and structure of matter | Lewis structures of organic molecules
general-chemical-bonding-842 > Molecular polarity
general-chemical-bonding-879 > HSC Chemistry, module 1: Properties and structure of matter | Lewis structures of organic molecules
general-chemical-bonding-880 > Drawing molecules | HSC Chemistry, module 1: Properties and structure of matter
general-chemical-bonding-881 > Drawing molecules | HSC Chemistry, module 1: Properties and structure of matter
general-chemical-bonding-882 > Drawing molecules | HSC Chemistry, module 1: Properties and structure of matter
general-chemical-bonding-883
general-chemical-bonding-884
general-chemical-bonding-900 > Bond polarity | Molecular polarity
general-chemical-bonding-901 > Molecular polarity
general-chemical-bonding-902 > Tarnishing
general-chemical-bonding-903 > IB Chemistry, S2.3 | JEE Main, unit 3: Chemical bonding and molecular structure | Materials
general-chemical-bonding-904 > Edexcel A-level Chemistry, topic 2: Bonding and structure | Edexcel International A-level, unit 1: Structure, bonding and introduction to organic chemistry
general-chemical-bonding-905
general-chemical-bonding-907 > HSC Chemistry, module 1: Properties and structure of matter | Lewis structures of organic molecules
general-conformations-970 > Petrol
general-conformations-971
general-coordination-chemistry-201
general-coordination-chemistry-202
general-coordination-chemistry-203
general-coordination-chemistry-204
general-coordination-chemistry-205 > Ligands
general-coordination-chemistry-206
general-coordination-chemistry-207
general-coordination-chemistry-208
general-coordination-chemistry-209
general-coordination-chemistry-21 > Chelating ligands
general-coordination-chemistry-210
general-coordination-chemistry-211
general-coordination-chemistry-212
general-coordination-chemistry-213
general-coordination-chemistry-214
general-coordination-chemistry-215 > Octahedral complexes
general-coordination-chemistry-216 > Octahedral complexes | Square planar complexes
general-coordination-chemistry-217
general-coordination-chemistry-218 > Edexcel International A-level, unit 5: Transition metals and organic nitrogen chemistry
general-coordination-chemistry-219 > Square planar complexes
general-coordination-chemistry-22
general-coordination-chemistry-220 > Octahedral complexes | Square planar complexes
general-coordination-chemistry-221 > Octahedral complexes
general-coordination-chemistry-222 > Oxalate
general-coordination-chemistry-223 > Crystal field theory | JEE Main, unit 12: Coordination compounds | NCERT class 12, chapter 5: Coordination compounds
general-coordination-chemistry-224
general-coordination-chemistry-225
general-coordination-chemistry-226
general-coordination-chemistry-227
general-coordination-chemistry-228
general-coordination-chemistry-229
general-coordination-chemistry-23 > OCR A-level Chemistry, 5.3.1
general-coordination-chemistry-230
general-coordination-chemistry-231
general-coordination-chemistry-232
general-coordination-chemistry-233
general-coordination-chemistry-234
general-coordination-chemistry-235 > Edexcel A-level Chemistry, topic 15: Transition metals | Edexcel International A-level, unit 5: Transition metals and organic nitrogen chemistry
general-coordination-chemistry-236 > Edexcel A-level Chemistry, topic 15: Transition metals | Edexcel International A-level, unit 5: Transition metals and organic nitrogen chemistry
general-coordination-chemistry-237 > AQA A-level Chemistry, 3.2.6 | Edexcel A-level Chemistry, topic 15: Transition metals | Edexcel International A-level, unit 5: Transition metals and organic nitrogen chemistry | Inorganic chemistry
general-coordination-chemistry-238
general-coordination-chemistry-239
general-coordination-chemistry-24 > Subshells
general-coordination-chemistry-240
general-coordination-chemistry-241
general-coordination-chemistry-242
general-coordination-chemistry-243
general-coordination-chemistry-244
general-coordination-chemistry-245
general-coordination-chemistry-246 > Metal-metal bonds
general-coordination-chemistry-247
general-coordination-chemistry-248
general-coordination-chemistry-249
general-coordination-chemistry-25
general-coordination-chemistry-250
general-coordination-chemistry-251
general-coordination-chemistry-252
general-coordination-chemistry-253
general-coordination-chemistry-254
general-coordination-chemistry-255
general-coordination-chemistry-256
general-coordination-chemistry-257 > Ethane
general-coordination-chemistry-258 > Named reactions | Phosphine
general-coordination-chemistry-259 > Inorganic chemistry | Negishi coupling | Stille coupling
general-coordination-chemistry-26 > Crystal field theory
general-coordination-chemistry-260 > Inorganic chemistry
general-coordination-chemistry-261 > Inorganic chemistry
general-coordination-chemistry-262 > Inorganic chemistry
general-coordination-chemistry-263 > Organometallic chemistry
general-coordination-chemistry-264 > Inorganic chemistry
general-coordination-chemistry-265 > Inorganic chemistry
general-coordination-chemistry-266 > Inorganic chemistry | Organometallic chemistry
general-coordination-chemistry-267 > Hydrogenation of alkenes | Migratory insertion
general-coordination-chemistry-268
general-coordination-chemistry-269 > AQA A-level Chemistry, 3.2.5 | Acetic acid
general-coordination-chemistry-27
general-coordination-chemistry-270 > Phosphine
general-coordination-chemistry-271
general-coordination-chemistry-272
general-coordination-chemistry-273
general-coordination-chemistry-274
general-coordination-chemistry-275
general-coordination-chemistry-276
general-coordination-chemistry-277
general-coordination-chemistry-278
general-coordination-chemistry-279
general-coordination-chemistry-28
general-coordination-chemistry-280
general-coordination-chemistry-281 > Actinides | D-block elements
general-coordination-chemistry-282 > Actinides
general-coordination-chemistry-283 > Actinides | D-block elements | JEE Main, unit 11: d- and f-block elements
general-coordination-chemistry-284 > Actinides | D-block elements
general-coordination-chemistry-285 > D-block elements
general-coordination-chemistry-286 > Square planar complexes
general-coordination-chemistry-29
general-coordination-chemistry-30
general-coordination-chemistry-300 > AQA A-level Chemistry, 3.2.5 | Cambridge A-level Chemistry, topic 28: Transition elements
general-coordination-chemistry-301
general-coordination-chemistry-302 > AQA A-level Chemistry, 3.2.5 | Cambridge A-level Chemistry, topic 28: Transition elements
general-coordination-chemistry-303 > AQA A-level Chemistry, 3.2.5 | Cambridge A-level Chemistry, topic 28: Transition elements
general-coordination-chemistry-304
general-coordination-chemistry-305
general-coordination-chemistry-306
general-coordination-chemistry-307
general-coordination-chemistry-308
general-coordination-chemistry-309
general-coordination-chemistry-31
general-coordination-chemistry-310
general-coordination-chemistry-311
general-coordination-chemistry-312
general-coordination-chemistry-313
general-coordination-chemistry-314
general-coordination-chemistry-315 > Cambridge A-level Chemistry, topic 28: Transition elements | Inorganic chemistry
general-coordination-chemistry-316 > Cambridge A-level Chemistry, topic 28: Transition elements
general-coordination-chemistry-317
general-coordination-chemistry-318
general-coordination-chemistry-319
general-coordination-chemistry-32 > Square planar complexes
general-coordination-chemistry-320 > Intermediate
general-coordination-chemistry-321
general-coordination-chemistry-322
general-coordination-chemistry-323 > Octahedral complexes | Square planar complexes
general-coordination-chemistry-324
general-coordination-chemistry-325
general-coordination-chemistry-326
general-coordination-chemistry-327
general-coordination-chemistry-328
general-coordination-chemistry-329
general-coordination-chemistry-33
general-coordination-chemistry-330
general-coordination-chemistry-331
general-coordination-chemistry-332
general-coordination-chemistry-333
general-coordination-chemistry-334
general-coordination-chemistry-335
general-coordination-chemistry-336
general-coordination-chemistry-337
general-coordination-chemistry-338
general-coordination-chemistry-339
general-coordination-chemistry-34 > Square planar complexes
general-coordination-chemistry-340
general-coordination-chemistry-341
general-coordination-chemistry-342
general-coordination-chemistry-343
general-coordination-chemistry-344
general-coordination-chemistry-345
general-coordination-chemistry-346 > Inorganic chemistry
general-coordination-chemistry-347
general-coordination-chemistry-348
general-coordination-chemistry-349
general-coordination-chemistry-35
general-coordination-chemistry-350
general-coordination-chemistry-351 > Metal-metal bonds
general-coordination-chemistry-352
general-coordination-chemistry-353
general-coordination-chemistry-354
general-coordination-chemistry-355
general-coordination-chemistry-356 > Acetic acid
general-coordination-chemistry-357
general-coordination-chemistry-358 > Acetic acid
general-coordination-chemistry-359
general-coordination-chemistry-360
general-coordination-chemistry-362
general-coordination-chemistry-363
general-coordination-chemistry-364 > Octahedral complexes | Square planar complexes
general-coordination-chemistry-365 > Edexcel A-level Chemistry, topic 15: Transition metals | Square planar complexes
general-coordination-chemistry-366 > Square planar complexes
general-coordination-chemistry-367
general-coordination-chemistry-368 > Chelating ligands
general-coordination-chemistry-369
general-coordination-chemistry-370 > Square planar complexes
general-coordination-chemistry-371 > Square planar complexes
general-coordination-chemistry-372 > Octahedral complexes | Square planar complexes
general-coordination-chemistry-374
general-coordination-chemistry-375 > Coordination chemistry | Crystal field theory | D-block elements | Edexcel A-level Chemistry, topic 15: Transition metals | Edexcel International A-level, unit 5: Transition metals and organic nitrogen chemistry | Inorganic chemistry | Transition metal chemistry | Transition metals
general-coordination-chemistry-376 > Dilution
general-coordination-chemistry-377 > Complex ion equilibria | Inorganic chemistry
general-coordination-chemistry-378 > Transition metal chemistry
general-coordination-chemistry-379
general-coordination-chemistry-380 > Chelate effect | Complex ions | Ligands | Transition metal chemistry
general-coordination-chemistry-381 > Band of stability
general-coordination-chemistry-382 > D-block elements | Transition metal chemistry | Transition metals
general-coordination-chemistry-383
general-coordination-chemistry-384
general-coordination-chemistry-385
general-coordination-chemistry-386
general-coordination-chemistry-400 > Cambridge A-level Chemistry, topic 28: Transition elements
general-coordination-chemistry-460
general-coordination-chemistry-461 > Crystal field theory | High-spin and low-spin complexes | Octahedral complexes | Square planar complexes
general-coordination-chemistry-462 > Square planar complexes
general-coordination-chemistry-463 > Square planar complexes
general-coordination-chemistry-464
general-coordination-chemistry-465 > Oxidation and reduction | Oxidation numbers
general-coordination-chemistry-466
general-coordination-chemistry-480
general-coordination-chemistry-482 > Octahedral complexes | Square planar complexes
general-coordination-chemistry-483 > Crystal field theory
general-coordination-chemistry-484
general-coordination-chemistry-485
general-coordination-chemistry-486
general-coordination-chemistry-487
general-coordination-chemistry-488
general-coordination-chemistry-580
general-coordination-chemistry-581 > Edexcel A-level Chemistry, topic 15: Transition metals | Edexcel International A-level, unit 5: Transition metals and organic nitrogen chemistry
general-coordination-chemistry-582 > Mixtures
general-coordination-chemistry-600 > OCR A-level Chemistry, 5.3.1
general-coordination-chemistry-601 > Crystal field theory | OCR A-level Chemistry, 5.3.1
general-coordination-chemistry-602
general-coordination-chemistry-603 > Tests for ions
general-coordination-chemistry-604
general-coordination-chemistry-605
general-coordination-chemistry-606
general-coordination-chemistry-607 > Square planar complexes
general-coordination-chemistry-608
general-coordination-chemistry-609
general-coordination-chemistry-610
general-coordination-chemistry-611
general-coordination-chemistry-612
general-coordination-chemistry-613
general-coordination-chemistry-614 > Chelating ligands | Complex ions | Ligands
general-coordination-chemistry-615 > Chelating ligands | Complex ions | Ligands
general-coordination-chemistry-616 > Complex ions | d-electron count
general-coordination-chemistry-617
general-coordination-chemistry-618
general-coordination-chemistry-660 > Octahedral complexes | Racemic | Square planar complexes
general-coordination-chemistry-661 > Square planar complexes
general-coordination-chemistry-662 > Complex ions | d-electron count
general-coordination-chemistry-663 > Complex ions | d-electron count
general-coordination-chemistry-664 > Square planar complexes | d-electron count
general-coordination-chemistry-665 > D-block elements | Equilibrium yield | Redox of transition metals | Transition metals
general-coordination-chemistry-666 > Charges of ions | Nomenclature | Polyatomic ions
general-coordination-chemistry-667 > Octahedral complexes | Square planar complexes | Tests for ions
general-coordination-chemistry-668 > Octahedral complexes | Square planar complexes
general-coordination-chemistry-669 > Square planar complexes
general-coordination-chemistry-670
general-coordination-chemistry-671 > Square planar complexes
general-coordination-chemistry-672 > Phosphine
general-coordination-chemistry-701 > Edexcel A-level Chemistry, topic 15: Transition metals | Edexcel International A-level, unit 5: Transition metals and organic nitrogen chemistry
general-coordination-chemistry-702
general-coordination-chemistry-751
general-coordination-chemistry-790
general-coordination-chemistry-820
general-coordination-chemistry-825 > Octahedral complexes | Square planar complexes
general-coordination-chemistry-840
general-coordination-chemistry-841
general-coordination-chemistry-842 > OCR A-level Chemistry, 5.3.1
general-coordination-chemistry-843 > Actinides
general-coordination-chemistry-879 > Square planar complexes
general-coordination-chemistry-880 > Charges of ions | Electron shells | Isoelectronic ions
general-coordination-chemistry-881
general-coordination-chemistry-882
general-coordination-chemistry-884 > Edexcel A-level Chemistry, topic 15: Transition metals | Square planar complexes
general-coordination-chemistry-885
general-coordination-chemistry-886
general-coordination-chemistry-907 > Square planar complexes | Subshells
general-coordination-chemistry-908 > Octahedral complexes | Square planar complexes
general-coordination-chemistry-909
general-coordination-chemistry-910 > Dissolving | Gas solubility
general-coordination-chemistry-911 > Cambridge A-level Chemistry, topic 28: Transition elements | OCR A-level Chemistry, 5.3.1
general-coordination-chemistry-912
general-coordination-chemistry-913
general-coordination-chemistry-914 > Ethane
general-coordination-chemistry-915
general-coordination-chemistry-916 > Oxalate
general-coordination-chemistry-917 > Square planar complexes
general-coordination-chemistry-930
general-coordination-chemistry-931
general-coordination-chemistry-932 > Acetic acid
general-coordination-chemistry-933
general-coordination-chemistry-940
general-coordination-chemistry-941
general-coordination-chemistry-942
general-coordination-chemistry-943 > Square planar complexes
general-coordination-chemistry-944 > Edexcel A-level Chemistry, topic 15: Transition metals | Square planar complexes
general-coordination-chemistry-981
general-coordination-chemistry-982 > Cambridge A-level Chemistry, topic 28: Transition elements | Edexcel A-level Chemistry, topic 15: Transition metals | Edexcel International A-level, unit 5: Transition metals and organic nitrogen chemistry | Mixtures | OCR A-level Chemistry, 5.3.1
general-coordination-chemistry-983 > Edexcel A-level Chemistry, topic 15: Transition metals | Edexcel International A-level, unit 5: Transition metals and organic nitrogen chemistry
general-electrochemistry-basics-01
general-electrochemistry-basics-02
general-electrochemistry-basics-03
general-electrochemistry-basics-04 > Anode
general-electrochemistry-basics-05
general-electrochemistry-basics-06
general-electrochemistry-basics-201 > Anode
general-electrochemistry-basics-202
general-electrochemistry-basics-203 > AP Chemistry, 9.8 | Reference electrodes
general-electrochemistry-basics-204
general-electrochemistry-basics-205
general-electrochemistry-basics-206 > AP Chemistry, 9.8
general-electrochemistry-basics-207
general-electrochemistry-basics-208
general-electrochemistry-basics-209 > Anode
general-electrochemistry-basics-21
general-electrochemistry-basics-210 > Anode
general-electrochemistry-basics-211
general-electrochemistry-basics-212
general-electrochemistry-basics-213
general-electrochemistry-basics-214
general-electrochemistry-basics-215
general-electrochemistry-basics-216 > Tarnishing
general-electrochemistry-basics-217 > Tarnishing
general-electrochemistry-basics-22
general-electrochemistry-basics-23
general-electrochemistry-basics-24
general-electrochemistry-basics-25
general-electrochemistry-basics-26
general-electrochemistry-basics-27
general-electrochemistry-basics-28
general-electrochemistry-basics-29 > JEE Main, unit 7: Redox reactions and electrochemistry | Tarnishing
general-electrochemistry-basics-30 > JEE Main, unit 7: Redox reactions and electrochemistry | Tarnishing
general-electrochemistry-basics-300 > Galvanic and electrolytic cells | JEE Main, unit 7: Redox reactions and electrochemistry | NCERT class 12, chapter 2: Electrochemistry
general-electrochemistry-basics-301 > Tarnishing
general-electrochemistry-basics-302 > Tarnishing
general-electrochemistry-basics-303 > AQA A-level Chemistry, 3.1.11 | Edexcel A-level Chemistry, topic 14: Redox II | Edexcel International A-level, unit 5: Transition metals and organic nitrogen chemistry | HSC Chemistry, module 3: Reactive chemistry | OCR A-level Chemistry, 5.2.3
general-electrochemistry-basics-304 > AQA A-level Chemistry, 3.1.11 | Anode | Edexcel A-level Chemistry, topic 14: Redox II | Edexcel International A-level, unit 5: Transition metals and organic nitrogen chemistry | HSC Chemistry, module 3: Reactive chemistry | OCR A-level Chemistry, 5.2.3
general-electrochemistry-basics-305 > Anode
general-electrochemistry-basics-306
general-electrochemistry-basics-307 > Edexcel A-level Chemistry, topic 14: Redox II | OCR A-level Chemistry, 5.2.3
general-electrochemistry-basics-308
general-electrochemistry-basics-309 > Edexcel A-level Chemistry, topic 14: Redox II | OCR A-level Chemistry, 5.2.3
general-electrochemistry-basics-31
general-electrochemistry-basics-310
general-electrochemistry-basics-311 > Hydrogen fuel cell | Oxidation and reduction
general-electrochemistry-basics-312 > AQA A-level Chemistry, 3.1.11 | OCR A-level Chemistry, 5.2.3
general-electrochemistry-basics-313
general-electrochemistry-basics-314 > Hydrogen fuel cell
general-electrochemistry-basics-315
general-electrochemistry-basics-316
general-electrochemistry-basics-317
general-electrochemistry-basics-318
general-electrochemistry-basics-319 > Electrochemistry | HSC Chemistry, module 3: Reactive chemistry | NCERT class 11, chapter 7: Redox reactions | Standard electrode potential
general-electrochemistry-basics-32 > JEE Main, unit 7: Redox reactions and electrochemistry | Tarnishing
general-electrochemistry-basics-320 > Electrochemistry | HSC Chemistry, module 3: Reactive chemistry | NCERT class 11, chapter 7: Redox reactions | Standard electrode potential
general-electrochemistry-basics-321 > AP Chemistry, 9.8 | AP Chemistry, Unit 9 | AQA A-level Chemistry, 3.1.11 | Cambridge A-level Chemistry, topic 24: Electrochemistry | Edexcel A-level Chemistry, topic 14: Redox II | Edexcel International A-level, unit 5: Transition metals and organic nitrogen chemistry | Electrochemistry | HSC Chemistry, module 3: Reactive chemistry | IB Chemistry, R3.2 | JEE Main, unit 7: Redox reactions and electrochemistry | NCERT class 11, chapter 7: Redox reactions | NCERT class 12, chapter 2: Electrochemistry | OCR A-level Chemistry, 5.2.3 | Standard electrode potential
general-electrochemistry-basics-322 > Anode
general-electrochemistry-basics-323 > Anode
general-electrochemistry-basics-324 > Anode
general-electrochemistry-basics-325 > Anode | Galvanic and electrolytic cells
general-electrochemistry-basics-400
general-electrochemistry-basics-460 > AQA A-level Chemistry, 3.1.11 | Anode | Edexcel A-level Chemistry, topic 14: Redox II | Edexcel International A-level, unit 5: Transition metals and organic nitrogen chemistry | HSC Chemistry, module 3: Reactive chemistry | OCR A-level Chemistry, 5.2.3
general-electrochemistry-basics-461
general-electrochemistry-basics-560
general-electrochemistry-basics-561
general-electrochemistry-basics-562
general-electrochemistry-basics-563
general-electrochemistry-basics-600
general-electrochemistry-basics-680 > Oxidation and reduction
general-electrochemistry-basics-681 > Galvanic cell
general-electrochemistry-basics-760 > Anode | Electrolytic cell
general-electrochemistry-basics-761 > Anode | Galvanic cell
general-electrochemistry-basics-762
general-electrochemistry-basics-763 > Anode | Standard electrode potential
general-electrochemistry-basics-764 > Anode | Disproportionation | Oxidation and reduction
general-electrochemistry-basics-765 > Standard electrode potential
general-electrochemistry-basics-803 > Edexcel GCSE Chemistry, topic 5: Separate chemistry 1
general-electrochemistry-basics-820 > AQA A-level Chemistry, 3.1.11 | Cell potential | Edexcel A-level Chemistry, topic 14: Redox II | Edexcel International A-level, unit 5: Transition metals and organic nitrogen chemistry | OCR A-level Chemistry, 5.2.3 | Standard electrode potential
general-electrochemistry-basics-821 > Equilibrium concentrations
general-electrochemistry-basics-822 > Anode
general-electrochemistry-basics-823
general-electrochemistry-basics-840
general-electrochemistry-basics-841
general-electrochemistry-basics-842
general-electrochemistry-basics-843
general-electrochemistry-basics-844
general-electrochemistry-basics-845
general-electrochemistry-basics-870 > Electrolytic cell | Moles | Moles and particles | Number of particles | The mole and molar mass
general-electrochemistry-basics-871 > Electrolytic cell
general-electrochemistry-basics-872 > Oxidation and reduction
general-electrochemistry-basics-873 > Oxidation and reduction
general-electrochemistry-basics-874 > Anode | Cambridge A-level Chemistry, topic 24: Electrochemistry | OCR A-level Chemistry, 5.2.3
general-electrochemistry-basics-875 > Anode | Cambridge A-level Chemistry, topic 24: Electrochemistry | OCR A-level Chemistry, 5.2.3 | Phase
general-electrochemistry-basics-876
general-electrochemistry-basics-879
general-electrochemistry-basics-880 > Energy diagram | Galvanic cell | Galvanic cells and electrolysis | Temperature and reaction rate
general-electrochemistry-basics-881
general-electrochemistry-basics-900 > JEE Main, unit 7: Redox reactions and electrochemistry | Tarnishing
general-electrochemistry-basics-907 > Galvanic cell
general-electrochemistry-basics-908
general-electrochemistry-basics-909 > Anode
general-electrochemistry-basics-960 > Electrochemistry
general-electrochemistry-basics-961
general-electrochemistry-basics-962 > Electrolytic cell | Ethanol
general-electron-configuration-01
general-electron-configuration-02 > Charges of ions
general-electron-configuration-03 > Charges of ions | Electron shells
general-electron-configuration-04
general-electron-configuration-05 > Models of the atom
general-electron-configuration-06
general-electron-configuration-07
general-electron-configuration-101
general-electron-configuration-102
general-electron-configuration-103 > Electron shells | Paramagnetic
general-electron-configuration-104
general-electron-configuration-105 > Electron shells | HSC Chemistry, module 1: Properties and structure of matter
general-electron-configuration-106 > Electron shells | HSC Chemistry, module 1: Properties and structure of matter
general-electron-configuration-107 > Cambridge A-level Chemistry, topic 1: Atomic structure | Edexcel A-level Chemistry, topic 1: Atomic structure and the periodic table | Edexcel International A-level, unit 1: Structure, bonding and introduction to organic chemistry | OCR A-level Chemistry, 2.2.1
general-electron-configuration-108 > HSC Chemistry, module 1: Properties and structure of matter
general-electron-configuration-109
general-electron-configuration-110 > HSC Chemistry, module 1: Properties and structure of matter
general-electron-configuration-111 > HSC Chemistry, module 1: Properties and structure of matter
general-electron-configuration-112 > HSC Chemistry, module 1: Properties and structure of matter
general-electron-configuration-113 > Subshells
general-electron-configuration-114
general-electron-configuration-115 > Electron shells
general-electron-configuration-116
general-electron-configuration-21
general-electron-configuration-22 > HSC Chemistry, module 1: Properties and structure of matter
general-electron-configuration-23
general-electron-configuration-24
general-electron-configuration-25 > Electron shells
general-electron-configuration-26 > Electron shells | HSC Chemistry, module 1: Properties and structure of matter
general-electron-configuration-27 > HSC Chemistry, module 1: Properties and structure of matter
general-electron-configuration-28 > HSC Chemistry, module 1: Properties and structure of matter
general-electron-configuration-29 > HSC Chemistry, module 1: Properties and structure of matter
general-electron-configuration-300 > HSC Chemistry, module 1: Properties and structure of matter
general-electron-configuration-301 > HSC Chemistry, module 1: Properties and structure of matter
general-electron-configuration-302 > HSC Chemistry, module 1: Properties and structure of matter | Shapes of orbitals
general-electron-configuration-560 > HSC Chemistry, module 1: Properties and structure of matter
general-electron-configuration-561
general-electron-configuration-580 > AP Chemistry, 3.11
general-electron-configuration-581
general-electron-configuration-660
general-electron-configuration-661 > Electron shells
general-electron-configuration-662 > Electron shells
general-electron-configuration-663 > Electron configuration | Electron shells | HSC Chemistry, module 1: Properties and structure of matter | Hund's rule | JEE Main, unit 2: Atomic structure | NCERT class 11, chapter 2: Structure of the atom
general-electron-configuration-664 > Electron shells | HSC Chemistry, module 1: Properties and structure of matter
general-electron-configuration-665 > Charges of ions | Electron shells | HSC Chemistry, module 1: Properties and structure of matter
general-electron-configuration-790 > Bohr model | Models of the atom
general-electron-configuration-791 > Bohr model | Hydrogen atom | Hydrogen spectrum | Models of the atom
general-electron-configuration-820 > Charges of ions | Electron shells | Paramagnetic
general-electron-configuration-840
general-electron-configuration-841
general-electron-configuration-879 > Charges of ions | Edexcel A-level Chemistry, topic 1: Atomic structure and the periodic table | Edexcel International A-level, unit 1: Structure, bonding and introduction to organic chemistry
general-electron-configuration-900 > Charges of ions | Electron shells
general-electron-configuration-901 > Charges of ions | Electron shells
general-electron-configuration-902
general-electron-configuration-903
general-empirical-formulas-01
general-empirical-formulas-02 > OCR Gateway GCSE Chemistry, topic 2: Elements, compounds and mixtures
general-empirical-formulas-03
general-empirical-formulas-04 > Glucose
general-empirical-formulas-05
general-empirical-formulas-101
general-empirical-formulas-102
general-empirical-formulas-103 > HSC Chemistry, module 2: Introduction to quantitative chemistry
general-empirical-formulas-104
general-empirical-formulas-105 > Empirical and molecular formulas | Empirical formula
general-empirical-formulas-106
general-empirical-formulas-107 > Empirical formula
general-empirical-formulas-108 > Quantitative chemistry
general-empirical-formulas-109
general-empirical-formulas-110
general-empirical-formulas-300 > JEE Main, unit 13: Purification and characterisation of organic compounds | OCR Gateway GCSE Chemistry, topic 2: Elements, compounds and mixtures
general-empirical-formulas-301 > AP Chemistry, 1.3 | AP Chemistry, Unit 1 | AQA A-level Chemistry, 3.1.2 | Cambridge A-level Chemistry, topic 2: Atoms, molecules and stoichiometry | Cambridge IGCSE Chemistry, topic 3: Stoichiometry | Edexcel A-level Chemistry, topic 5: Formulae, equations and amounts | Edexcel International A-level, unit 1: Structure, bonding and introduction to organic chemistry | Empirical and molecular formulas | Empirical formula | HSC Chemistry, module 2: Introduction to quantitative chemistry | IB Chemistry, S1.4 | OCR A-level Chemistry, 2.1.3 | OCR Gateway GCSE Chemistry, topic 2: Elements, compounds and mixtures | Quantitative chemistry
general-empirical-formulas-303 > JEE Main, unit 13: Purification and characterisation of organic compounds | OCR Gateway GCSE Chemistry, topic 2: Elements, compounds and mixtures
general-empirical-formulas-304 > OCR Gateway GCSE Chemistry, topic 2: Elements, compounds and mixtures | Percent composition
general-empirical-formulas-305
general-empirical-formulas-306 > Empirical and molecular formulas | Empirical formula
general-empirical-formulas-307 > AQA A-level Chemistry, 3.1.2 | Cambridge A-level Chemistry, topic 2: Atoms, molecules and stoichiometry | Edexcel A-level Chemistry, topic 5: Formulae, equations and amounts | Edexcel International A-level, unit 1: Structure, bonding and introduction to organic chemistry | HSC Chemistry, module 2: Introduction to quantitative chemistry | JEE Main, unit 1: Some basic concepts in chemistry | NCERT class 11, chapter 1: Some basic concepts of chemistry | OCR A-level Chemistry, 2.1.3 | Quantitative chemistry
general-empirical-formulas-308
general-empirical-formulas-560
general-empirical-formulas-561
general-empirical-formulas-600
general-empirical-formulas-601
general-empirical-formulas-680 > Quantitative chemistry
general-empirical-formulas-681 > Quantitative chemistry
general-empirical-formulas-803 > JEE Main, unit 13: Purification and characterisation of organic compounds
general-empirical-formulas-804 > Empirical and molecular formulas | Empirical formula | JEE Main, unit 13: Purification and characterisation of organic compounds | Quantitative chemistry
general-empirical-formulas-870 > AP Chemistry, 1.3 | Mixtures
general-empirical-formulas-871 > AP Chemistry, 1.3 | Hematite | Mixtures
general-empirical-formulas-872 > HSC Chemistry, module 2: Introduction to quantitative chemistry | Nitrogen oxides | Percent composition
general-empirical-formulas-873 > HSC Chemistry, module 2: Introduction to quantitative chemistry | Percent composition
general-empirical-formulas-900 > Ethyne
general-empirical-formulas-901
general-empirical-formulas-902 > Empirical and molecular formulas | Empirical formula | JEE Main, unit 1: Some basic concepts in chemistry | NCERT class 11, chapter 1: Some basic concepts of chemistry
general-empirical-formulas-903 > Empirical and molecular formulas | Empirical formula | HSC Chemistry, module 2: Introduction to quantitative chemistry | JEE Main, unit 1: Some basic concepts in chemistry | NCERT class 11, chapter 1: Some basic concepts of chemistry | Quantitative chemistry
general-equilibrium-01
general-equilibrium-02
general-equilibrium-03
general-equilibrium-04
general-equilibrium-05 > AP Chemistry, 7.2
general-equilibrium-06
general-equilibrium-07
general-equilibrium-08 > AP Chemistry, 7.8
general-equilibrium-09 > AP Chemistry, 7.8
general-equilibrium-10 > AQA A-level Chemistry, 3.1.6 | OCR A-level Chemistry, 3.2.3
general-equilibrium-11
general-equilibrium-12 > Edexcel A-level Chemistry, topic 11: Equilibrium II | Equilibrium yield | Mixtures
general-equilibrium-13 > Edexcel A-level Chemistry, topic 11: Equilibrium II | Equilibrium yield
general-equilibrium-14 > Equilibrium yield
general-equilibrium-15
general-equilibrium-16 > Equilibrium yield
general-equilibrium-17 > AP Chemistry, 7.3
general-equilibrium-18
general-equilibrium-19 > Equilibrium constant expression | Kc and Kp
general-equilibrium-20
general-equilibrium-201 > AP Chemistry, 7.8
general-equilibrium-202 > AP Chemistry, 7.8
general-equilibrium-203 > AP Chemistry, 7.8
general-equilibrium-204
general-equilibrium-205 > Kc and Kp
general-equilibrium-206 > Equilibrium yield
general-equilibrium-207 > AP Chemistry, 7.3 | Equilibrium constant expression
general-equilibrium-208 > AP Chemistry, 7.10
general-equilibrium-209 > AP Chemistry, 7.2 | Mixtures
general-equilibrium-210 > Equilibrium constant expression
general-equilibrium-211 > Equilibrium constant expression | Kc and Kp | Mixtures
general-equilibrium-212 > Equilibrium constant expression | Equilibrium yield | Kc and Kp
general-equilibrium-213 > AQA A-level Chemistry, 3.1.6 | Edexcel A-level Chemistry, topic 10: Equilibrium I | Edexcel International A-level, unit 2: Energetics, groups, halogenoalkanes and alcohols | OCR A-level Chemistry, 3.2.3
general-equilibrium-214 > Equilibrium constant expression | Kc and Kp
general-equilibrium-215 > Equilibrium constant expression
general-equilibrium-216 > Equilibrium constant expression
general-equilibrium-217
general-equilibrium-218
general-equilibrium-219
general-equilibrium-220 > AQA A-level Chemistry, 3.1.6 | Edexcel A-level Chemistry, topic 10: Equilibrium I | OCR A-level Chemistry, 3.2.3
general-equilibrium-221
general-equilibrium-222
general-equilibrium-223
general-equilibrium-224 > AP Chemistry, 7.12 | AP Chemistry, Unit 7 | Acetate | HSC Chemistry, module 5: Equilibrium and acid reactions | Precipitation and solubility
general-equilibrium-300 > Equilibrium constant expression | Kc and Kp
general-equilibrium-301
general-equilibrium-302
general-equilibrium-303 > PH and pOH
general-equilibrium-304 > Gas pressure
general-equilibrium-305 > AP Chemistry, 7.3 | Mole fraction
general-equilibrium-306 > AQA A-level Chemistry, 3.1.6 | Edexcel A-level Chemistry, topic 10: Equilibrium I | Edexcel International A-level, unit 2: Energetics, groups, halogenoalkanes and alcohols | Equilibrium yield | HSC Chemistry, module 5: Equilibrium and acid reactions | OCR A-level Chemistry, 3.2.3
general-equilibrium-307
general-equilibrium-308
general-equilibrium-309
general-equilibrium-310 > Spontaneous
general-equilibrium-311
general-equilibrium-312
general-equilibrium-313
general-equilibrium-314
general-equilibrium-315
general-equilibrium-316
general-equilibrium-317
general-equilibrium-318
general-equilibrium-319
general-equilibrium-320
general-equilibrium-321
general-equilibrium-322
general-equilibrium-323
general-equilibrium-324 > Cambridge A-level Chemistry, topic 7: Equilibria | Cambridge IGCSE Chemistry, topic 6: Chemical reactions | OCR Gateway GCSE Chemistry, topic 6: Global challenges
general-equilibrium-325 > Cambridge IGCSE Chemistry, topic 6: Chemical reactions | How fast reactions go
general-equilibrium-326 > AQA A-level Chemistry, 3.1.6 | Edexcel A-level Chemistry, topic 10: Equilibrium I | Equilibrium yield | JEE Main, unit 6: Equilibrium | NCERT class 11, chapter 6: Equilibrium | OCR A-level Chemistry, 3.2.3
general-equilibrium-327
general-equilibrium-328 > Edexcel A-level Chemistry, topic 11: Equilibrium II | Edexcel International A-level, unit 4: Rates, equilibria and further organic chemistry
general-equilibrium-329 > Edexcel A-level Chemistry, topic 11: Equilibrium II | Edexcel International A-level, unit 4: Rates, equilibria and further organic chemistry
general-equilibrium-330
general-equilibrium-400 > Edexcel A-level Chemistry, topic 11: Equilibrium II | Edexcel International A-level, unit 4: Rates, equilibria and further organic chemistry
general-equilibrium-401 > Equilibrium yield
general-equilibrium-402
general-equilibrium-560
general-equilibrium-561
general-equilibrium-562
general-equilibrium-563
general-equilibrium-564
general-equilibrium-580 > Equilibrium constant expression
general-equilibrium-581
general-equilibrium-600
general-equilibrium-601 > Ionic equilibria | Precipitation and solubility | Solubility | Solubility product
general-equilibrium-680
general-equilibrium-681
general-equilibrium-682 > Edexcel A-level Chemistry, topic 10: Equilibrium I | Edexcel International A-level, unit 2: Energetics, groups, halogenoalkanes and alcohols | Equilibrium yield | OCR A-level Chemistry, 3.2.3
general-equilibrium-683 > Edexcel International A-level, unit 2: Energetics, groups, halogenoalkanes and alcohols | How fast reactions go
general-equilibrium-684 > Activation energy | Arrhenius equation | How fast reactions go | Temperature and reaction rate
general-equilibrium-685 > HSC Chemistry, module 5: Equilibrium and acid reactions
general-equilibrium-686 > HSC Chemistry, module 5: Equilibrium and acid reactions
general-equilibrium-687
general-equilibrium-688 > Gas pressure | Mixtures | Partial pressures
general-equilibrium-689 > Gas pressure | Partial pressures
general-equilibrium-690 > Equilibrium concentrations
general-equilibrium-691 > Equilibrium concentrations | Gas density and molar mass | HSC Chemistry, module 5: Equilibrium and acid reactions | Ideal gas law
general-equilibrium-692 > AP Chemistry, 7.8 | Edexcel GCSE Chemistry, topic 5: Separate chemistry 1
general-equilibrium-693 > AP Chemistry, 7.8
general-equilibrium-701 > Edexcel A-level Chemistry, topic 11: Equilibrium II | Equilibrium constant expression | Kc and Kp
general-equilibrium-751
general-equilibrium-752
general-equilibrium-760 > Dynamic equilibrium | Equilibrium constant | Equilibrium constant expression | Kc and Kp
general-equilibrium-761 > AQA A-level Chemistry, 3.1.6 | Equilibrium constant | Equilibrium constant in pressures | Equilibrium yield | HSC Chemistry, module 5: Equilibrium and acid reactions | Kc and Kp
general-equilibrium-762 > AP Chemistry, 7.10 | AP Chemistry, 7.2 | Equilibrium constant | Equilibrium constant in pressures | Kc and Kp | Reaction quotient
general-equilibrium-820 > Equilibrium constant | Equilibrium constant expression | Kc and Kp
general-equilibrium-821 > Equilibrium yield
general-equilibrium-822 > AP Chemistry, 7.3 | Equilibrium concentrations
general-equilibrium-823 > HSC Chemistry, module 5: Equilibrium and acid reactions | Isothermal and adiabatic processes | Mixtures
general-equilibrium-824 > AP Chemistry, 7.11 | HSC Chemistry, module 5: Equilibrium and acid reactions
general-equilibrium-825
general-equilibrium-840
general-equilibrium-841
general-equilibrium-842 > AP Chemistry, 7.8
general-equilibrium-843 > Edexcel A-level Chemistry, topic 10: Equilibrium I | Edexcel International A-level, unit 2: Energetics, groups, halogenoalkanes and alcohols | OCR A-level Chemistry, 3.2.3
general-equilibrium-844 > Equilibrium yield | Haber
general-equilibrium-879
general-equilibrium-900
general-equilibrium-901
general-equilibrium-907
general-equilibrium-908
general-equilibrium-909 > AQA A-level Chemistry, 3.1.6 | OCR A-level Chemistry, 3.2.3
general-equilibrium-910 > HSC Chemistry, module 5: Equilibrium and acid reactions
general-equilibrium-960 > AP Chemistry, 7.10 | AP Chemistry, 7.2
general-equilibrium-961 > Equilibrium constant expression | Kc and Kp
general-gas-laws-01
general-gas-laws-02
general-gas-laws-03 > Mixtures
general-gas-laws-04
general-gas-laws-05
general-gas-laws-06
general-gas-laws-07
general-gas-laws-101
general-gas-laws-102
general-gas-laws-103
general-gas-laws-104
general-gas-laws-201
general-gas-laws-202
general-gas-laws-203
general-gas-laws-204
general-gas-laws-205
general-gas-laws-206
general-gas-laws-207
general-gas-laws-208
general-gas-laws-209
general-gas-laws-21
general-gas-laws-210
general-gas-laws-211 > Ideal gas law
general-gas-laws-212
general-gas-laws-213 > Ideal gas law
general-gas-laws-214
general-gas-laws-215 > Azides | Mass and volume
general-gas-laws-22
general-gas-laws-23
general-gas-laws-24
general-gas-laws-300
general-gas-laws-301 > Explosions
general-gas-laws-302 > Edexcel A-level Chemistry, topic 5: Formulae, equations and amounts | Gas stoichiometry | HSC Chemistry, module 2: Introduction to quantitative chemistry | IB Chemistry, R2.1 | OCR A-level Chemistry, 2.1.3 | Stoichiometry
general-gas-laws-303 > Explosions | Mixtures
general-gas-laws-304
general-gas-laws-305 > Mass and volume
general-gas-laws-306
general-gas-laws-307
general-gas-laws-308 > Gas pressure
general-gas-laws-309
general-gas-laws-310
general-gas-laws-560
general-gas-laws-561
general-gas-laws-600
general-gas-laws-701 > Mass and volume
general-gas-laws-702
general-gas-laws-703
general-gas-laws-760 > Gas pressure
general-gas-laws-761 > Gas pressure
general-gas-laws-762 > AP Chemistry, 3.4
general-gas-laws-820 > Mixtures
general-gas-laws-821 > Gas stoichiometry | Stoichiometry
general-gas-laws-870
general-gas-laws-871
general-gas-laws-872 > Mass and moles | Mass-mole conversion | Number of particles | The mole and molar mass
general-gas-laws-873 > AP Chemistry, 3.4
general-gas-laws-874
general-gas-laws-879
general-gas-laws-880
general-gas-laws-900
general-gas-laws-901 > AP Chemistry, 3.4
general-gas-laws-902
general-gas-laws-903
general-gas-laws-907
general-gas-laws-908
general-gas-laws-960 > Azides
general-gas-laws-961 > Mass and moles
general-gibbs-energy-300 > Gibbs energy and equilibrium
general-gibbs-energy-301 > AQA A-level Chemistry, 3.1.8 | Cambridge A-level Chemistry, topic 23: Chemical energetics (A2) | Edexcel A-level Chemistry, topic 13: Energetics II | Equilibrium yield | Hot and cold reactions
general-intermolecular-forces-01 > Physical properties of water | Why things boil
general-intermolecular-forces-02
general-intermolecular-forces-03 > JEE Main, unit 3: Chemical bonding and molecular structure
general-intermolecular-forces-04
general-intermolecular-forces-05 > Why things boil
general-intermolecular-forces-06 > AP Chemistry, 3.3 | Boiling | Phase change
general-intermolecular-forces-07 > HSC Chemistry, module 1: Properties and structure of matter | JEE Main, unit 3: Chemical bonding and molecular structure
general-intermolecular-forces-08 > JEE Main, unit 3: Chemical bonding and molecular structure
general-intermolecular-forces-09 > JEE Main, unit 3: Chemical bonding and molecular structure
general-intermolecular-forces-10 > JEE Main, unit 3: Chemical bonding and molecular structure
general-intermolecular-forces-101 > Phase | Why things boil
general-intermolecular-forces-102
general-intermolecular-forces-103 > Why things boil
general-intermolecular-forces-104 > Propane
general-intermolecular-forces-105
general-intermolecular-forces-106
general-intermolecular-forces-107 > Cambridge A-level Chemistry, topic 3: Chemical bonding | Edexcel International A-level, unit 2: Energetics, groups, halogenoalkanes and alcohols | IB Chemistry, S2.2
general-intermolecular-forces-108 > Cambridge A-level Chemistry, topic 3: Chemical bonding | Edexcel International A-level, unit 2: Energetics, groups, halogenoalkanes and alcohols
general-intermolecular-forces-109 > HSC Chemistry, module 1: Properties and structure of matter | JEE Main, unit 3: Chemical bonding and molecular structure
general-intermolecular-forces-11 > JEE Main, unit 3: Chemical bonding and molecular structure
general-intermolecular-forces-110 > HSC Chemistry, module 1: Properties and structure of matter | JEE Main, unit 3: Chemical bonding and molecular structure | Waxes
general-intermolecular-forces-111 > Cambridge A-level Chemistry, topic 3: Chemical bonding
general-intermolecular-forces-112 > Cambridge A-level Chemistry, topic 3: Chemical bonding
general-intermolecular-forces-113 > Cambridge A-level Chemistry, topic 3: Chemical bonding
general-intermolecular-forces-114
general-intermolecular-forces-115
general-intermolecular-forces-116 > HSC Chemistry, module 1: Properties and structure of matter | JEE Main, unit 3: Chemical bonding and molecular structure
general-intermolecular-forces-12 > JEE Main, unit 3: Chemical bonding and molecular structure | Why things boil
general-intermolecular-forces-13 > Dipole-dipole forces
general-intermolecular-forces-14 > Cambridge A-level Chemistry, topic 3: Chemical bonding | Edexcel International A-level, unit 2: Energetics, groups, halogenoalkanes and alcohols | JEE Main, unit 3: Chemical bonding and molecular structure
general-intermolecular-forces-15
general-intermolecular-forces-16 > JEE Main, unit 3: Chemical bonding and molecular structure | MCAT, 4B
general-intermolecular-forces-17 > HSC Chemistry, module 1: Properties and structure of matter | JEE Main, unit 3: Chemical bonding and molecular structure
general-intermolecular-forces-18 > HSC Chemistry, module 1: Properties and structure of matter | JEE Main, unit 3: Chemical bonding and molecular structure | Soap
general-intermolecular-forces-19 > JEE Main, unit 3: Chemical bonding and molecular structure | Waxes
general-intermolecular-forces-20 > Cambridge A-level Chemistry, topic 3: Chemical bonding | JEE Main, unit 3: Chemical bonding and molecular structure
general-intermolecular-forces-300 > Measurement and units
general-intermolecular-forces-301 > Gibbs energy and equilibrium
general-intermolecular-forces-302
general-intermolecular-forces-303
general-intermolecular-forces-304
general-intermolecular-forces-305
general-intermolecular-forces-306
general-intermolecular-forces-307 > Rotaxanes
general-intermolecular-forces-308
general-intermolecular-forces-309
general-intermolecular-forces-310
general-intermolecular-forces-311
general-intermolecular-forces-312
general-intermolecular-forces-313 > Why things boil
general-intermolecular-forces-314 > Hydrogen bonding | Intermolecular forces | Why things boil
general-intermolecular-forces-315 > Hydrogen bonding | Intermolecular forces | Why things boil
general-intermolecular-forces-316 > AP Chemistry, 3.1 | AP Chemistry, Unit 3 | HSC Chemistry, module 1: Properties and structure of matter | Hydrogen bonding | IB Chemistry, S2.2 | Intermolecular forces | JEE Main, unit 3: Chemical bonding and molecular structure | MCAT, 5B | NCERT class 11, chapter 4: Chemical bonding and molecular structure | Why things boil
general-intermolecular-forces-317
general-intermolecular-forces-318 > JEE Main, unit 3: Chemical bonding and molecular structure
general-intermolecular-forces-319 > Contact angle | Surface chemistry | Surfaces and adsorption
general-intermolecular-forces-320 > Surfaces and adsorption
general-intermolecular-forces-400 > AP Chemistry, 3.3
general-intermolecular-forces-501
general-intermolecular-forces-600
general-intermolecular-forces-640 > HSC Chemistry, module 1: Properties and structure of matter | Physical properties of water
general-intermolecular-forces-641 > HSC Chemistry, module 1: Properties and structure of matter | Intermolecular forces | Physical properties of water | Why things boil
general-intermolecular-forces-642 > HSC Chemistry, module 1: Properties and structure of matter | Physical properties of water | Why things boil
general-intermolecular-forces-701
general-intermolecular-forces-702 > Acetone | Physical properties of water | Why things boil
general-intermolecular-forces-710 > AP Chemistry, 3.2 | HSC Chemistry, module 1: Properties and structure of matter
general-intermolecular-forces-711 > X-ray diffraction
general-intermolecular-forces-712
general-intermolecular-forces-713 > Physical properties of water
general-intermolecular-forces-820
general-intermolecular-forces-821
general-intermolecular-forces-879 > Physical properties of water
general-intermolecular-forces-880 > Physical properties of water
general-intermolecular-forces-900 > Vapor pressure
general-intermolecular-forces-981 > Real gases
general-intermolecular-forces-982 > Edexcel A-level Chemistry, topic 2: Bonding and structure | Edexcel International A-level, unit 2: Energetics, groups, halogenoalkanes and alcohols | HSC Chemistry, module 1: Properties and structure of matter | JEE Main, unit 3: Chemical bonding and molecular structure
general-intermolecular-forces-983 > AP Chemistry, 3.3 | Cambridge A-level Chemistry, topic 3: Chemical bonding | Edexcel A-level Chemistry, topic 2: Bonding and structure | Edexcel International A-level, unit 2: Energetics, groups, halogenoalkanes and alcohols | Ethanol | HSC Chemistry, module 1: Properties and structure of matter | JEE Main, unit 3: Chemical bonding and molecular structure
general-intermolecular-forces-984 > AP Chemistry, 3.3 | Cambridge A-level Chemistry, topic 3: Chemical bonding | Edexcel A-level Chemistry, topic 2: Bonding and structure | Edexcel International A-level, unit 2: Energetics, groups, halogenoalkanes and alcohols | HSC Chemistry, module 1: Properties and structure of matter | JEE Main, unit 3: Chemical bonding and molecular structure
general-kinetics-basics-01 > Cambridge A-level Chemistry, topic 26: Reaction kinetics (A2)
general-kinetics-basics-02 > HSC Chemistry, module 3: Reactive chemistry
general-kinetics-basics-03
general-kinetics-basics-04
general-kinetics-basics-05 > AQA A-level Chemistry, 3.1.9
general-kinetics-basics-06
general-kinetics-basics-07 > Edexcel A-level Chemistry, topic 16: Kinetics II | How fast reactions go | Reaction rates | Temperature and reaction rate
general-kinetics-basics-08 > Edexcel A-level Chemistry, topic 16: Kinetics II | Energy diagram | Temperature and reaction rate
general-kinetics-basics-09 > Factors affecting rate
general-kinetics-basics-10 > Collision theory | Marble
general-kinetics-basics-11
general-kinetics-basics-12 > Factors affecting rate
general-kinetics-basics-13
general-kinetics-basics-14 > Factors affecting rate
general-kinetics-basics-201 > Edexcel A-level Chemistry, topic 16: Kinetics II | How fast reactions go | Reaction rates | Temperature and reaction rate
general-kinetics-basics-202 > Energy diagram | HSC Chemistry, module 4: Drivers of reactions | Maxwell-Boltzmann
general-kinetics-basics-203 > Factors affecting rate
general-kinetics-basics-204
general-kinetics-basics-205
general-kinetics-basics-206 > AQA A-level Chemistry, 3.1.5 | Cambridge A-level Chemistry, topic 8: Reaction kinetics | Edexcel A-level Chemistry, topic 9: Kinetics I | Edexcel International A-level, unit 2: Energetics, groups, halogenoalkanes and alcohols | HSC Chemistry, module 3: Reactive chemistry | OCR A-level Chemistry, 3.2.2
general-kinetics-basics-300 > Cambridge A-level Chemistry, topic 26: Reaction kinetics (A2) | Peroxides
general-kinetics-basics-301 > AP Chemistry, 5.11 | AP Chemistry, Unit 5 | AQA A-level Chemistry, 3.1.5 | AQA GCSE Chemistry, topic 6: The rate and extent of chemical change | Cambridge A-level Chemistry, topic 26: Reaction kinetics (A2) | Cambridge A-level Chemistry, topic 8: Reaction kinetics | Cambridge IGCSE Chemistry, topic 6: Chemical reactions | Catalysis | Edexcel A-level Chemistry, topic 9: Kinetics I | Edexcel GCSE Chemistry, topic 7: Rates of reaction and energy changes | Edexcel International A-level, unit 2: Energetics, groups, halogenoalkanes and alcohols | Edexcel International GCSE Chemistry, section 3: Physical chemistry | HSC Chemistry, module 3: Reactive chemistry | How fast reactions go | IB Chemistry, R2.2 | JEE Main, unit 8: Chemical kinetics | Kinetics | NCERT class 12, chapter 3: Chemical kinetics | OCR A-level Chemistry, 3.2.2 | OCR Gateway GCSE Chemistry, topic 5: Monitoring and controlling chemical reactions | Reaction rates
general-kinetics-basics-302 > Cambridge A-level Chemistry, topic 26: Reaction kinetics (A2)
general-kinetics-basics-303 > AQA A-level Chemistry, 3.1.5 | Edexcel International A-level, unit 2: Energetics, groups, halogenoalkanes and alcohols | HSC Chemistry, module 3: Reactive chemistry | How fast reactions go | Reaction rates
general-kinetics-basics-304
general-kinetics-basics-305 > HSC Chemistry, module 3: Reactive chemistry
general-kinetics-basics-306 > HSC Chemistry, module 3: Reactive chemistry
general-kinetics-basics-307 > HSC Chemistry, module 3: Reactive chemistry
general-kinetics-basics-308 > HSC Chemistry, module 3: Reactive chemistry
general-kinetics-basics-309 > AQA A-level Chemistry, 3.1.5 | Cambridge A-level Chemistry, topic 8: Reaction kinetics | Edexcel A-level Chemistry, topic 9: Kinetics I | Edexcel International A-level, unit 2: Energetics, groups, halogenoalkanes and alcohols | HSC Chemistry, module 3: Reactive chemistry | How fast reactions go | OCR A-level Chemistry, 3.2.2
general-kinetics-basics-310
general-kinetics-basics-311 > Rate laws
general-kinetics-basics-312 > Rate laws
general-kinetics-basics-313
general-kinetics-basics-314 > Marble | Rate from a graph
general-kinetics-basics-315
general-kinetics-basics-316 > Cambridge A-level Chemistry, topic 26: Reaction kinetics (A2)
general-kinetics-basics-400
general-kinetics-basics-401 > AP Chemistry, 3.5 | AP Chemistry, Unit 3
general-kinetics-basics-480
general-kinetics-basics-580 > AQA A-level Chemistry, 3.1.5 | Cambridge IGCSE Chemistry, topic 6: Chemical reactions | Edexcel International GCSE Chemistry, section 3: Physical chemistry
general-kinetics-basics-581 > Cambridge IGCSE Chemistry, topic 6: Chemical reactions
general-kinetics-basics-600
general-kinetics-basics-601 > Collision theory
general-kinetics-basics-680 > Edexcel A-level Chemistry, topic 16: Kinetics II | Energy diagram | Gibbs energy and equilibrium | Temperature and reaction rate
general-kinetics-basics-681 > Edexcel A-level Chemistry, topic 16: Kinetics II | Energy diagram | Entropy and Gibbs energy | Entropy and spontaneity | Gibbs energy | Gibbs energy and equilibrium | HSC Chemistry, module 4: Drivers of reactions | Spontaneous | Temperature and reaction rate
general-kinetics-basics-682 > Activation energy | Edexcel A-level Chemistry, topic 16: Kinetics II | How fast reactions go | Reaction rates | Temperature and reaction rate
general-kinetics-basics-683 > Edexcel A-level Chemistry, topic 16: Kinetics II | How fast reactions go | Reaction rates | Temperature and reaction rate
general-kinetics-basics-760 > Chemistry of air | Edexcel International A-level, unit 2: Energetics, groups, halogenoalkanes and alcohols | How fast reactions go | Phase | Reaction rates | Surfaces and adsorption
general-kinetics-basics-761 > Chemistry of air | How fast reactions go | Surfaces and adsorption
general-kinetics-basics-762 > Chemistry of air | How fast reactions go | Surfaces and adsorption
general-kinetics-basics-763
general-kinetics-basics-764
general-kinetics-basics-765
general-kinetics-basics-766 > AQA A-level Chemistry, 3.1.5 | Edexcel International A-level, unit 2: Energetics, groups, halogenoalkanes and alcohols | HSC Chemistry, module 3: Reactive chemistry | Integrated rate laws
general-kinetics-basics-767 > AP Chemistry, 5.1 | AQA A-level Chemistry, 3.1.5 | Cambridge A-level Chemistry, topic 8: Reaction kinetics | Edexcel A-level Chemistry, topic 9: Kinetics I | Edexcel International A-level, unit 2: Energetics, groups, halogenoalkanes and alcohols | HSC Chemistry, module 3: Reactive chemistry | Integrated rate laws
general-kinetics-basics-768
general-kinetics-basics-769 > Ozone
general-kinetics-basics-808 > AP Chemistry, 5.1 | AP Chemistry, Unit 5 | How fast reactions go | Kinetics | Marble | Reaction rates
general-kinetics-basics-820 > AP Chemistry, 5.2 | AQA A-level Chemistry, 3.1.9
general-kinetics-basics-821 > AP Chemistry, 5.11 | AQA A-level Chemistry, 3.1.5 | Cambridge A-level Chemistry, topic 8: Reaction kinetics | Catalysis | Edexcel A-level Chemistry, topic 9: Kinetics I | Edexcel International A-level, unit 2: Energetics, groups, halogenoalkanes and alcohols | Energy diagram | HSC Chemistry, module 3: Reactive chemistry | OCR A-level Chemistry, 3.2.2
general-kinetics-basics-822
general-kinetics-basics-840
general-kinetics-basics-841 > Acetone
general-kinetics-basics-870 > Energy diagram | Factors affecting rate | Temperature and reaction rate
general-kinetics-basics-871 > Rate laws
general-kinetics-basics-872
general-kinetics-basics-873 > Rate laws
general-kinetics-basics-874 > Acid rain | How fast reactions go | Reaction rates
general-kinetics-basics-879 > AQA A-level Chemistry, 3.1.5 | Cambridge A-level Chemistry, topic 8: Reaction kinetics | Edexcel A-level Chemistry, topic 9: Kinetics I | Edexcel International A-level, unit 2: Energetics, groups, halogenoalkanes and alcohols | Energy diagram | Temperature and reaction rate
general-measurement-01
general-measurement-02
general-measurement-03
general-measurement-04 > AP Chemistry, 3.4 | AP Chemistry, Unit 3
general-measurement-05 > Counting significant figures
general-measurement-06
general-measurement-101
general-measurement-102 > AQA A-level Chemistry, 3.1.2 | OCR A-level Chemistry, 2.1.3
general-measurement-103
general-measurement-104 > AQA A-level Chemistry, 3.1.2 | OCR A-level Chemistry, 2.1.3
general-measurement-105
general-measurement-106
general-measurement-107 > AP Chemistry, 3.4
general-measurement-108 > Absolute zero
general-measurement-109
general-measurement-110
general-measurement-111 > AQA GCSE Chemistry, topic 8: Chemical analysis | Separating things
general-measurement-112 > AQA GCSE Chemistry, topic 8: Chemical analysis | Separating things
general-measurement-113
general-measurement-114
general-measurement-115
general-measurement-116
general-measurement-117
general-measurement-118 > Tarnishing | Vinegar
general-measurement-119 > Tarnishing
general-measurement-120 > Tarnishing
general-measurement-121 > Ethanol
general-measurement-122
general-measurement-21 > Tarnishing
general-measurement-22 > Tarnishing
general-measurement-23 > Separating things
general-measurement-24 > AQA GCSE Chemistry, topic 1: Atomic structure and the periodic table | Cambridge IGCSE Chemistry, topic 2: Atoms, elements and compounds | Separating things
general-measurement-25
general-measurement-300 > AP Chemistry, 1.4 | AQA GCSE Chemistry, topic 8: Chemical analysis | Edexcel GCSE Chemistry, topic 2: States of matter and mixtures | Mixtures | Pure substances and mixtures | Separating things
general-measurement-301 > AP Chemistry, 1.4 | AQA GCSE Chemistry, topic 8: Chemical analysis | Edexcel GCSE Chemistry, topic 2: States of matter and mixtures | Mixtures | Pure substances and mixtures | Separating things
general-measurement-302
general-measurement-303
general-measurement-304 > Cambridge IGCSE Chemistry, topic 12: Experimental techniques and chemical analysis
general-measurement-305 > Cambridge IGCSE Chemistry, topic 12: Experimental techniques and chemical analysis
general-measurement-306 > Concentrations and solution making | Preparing solutions
general-measurement-400 > Tarnishing
general-measurement-401
general-measurement-402
general-measurement-403
general-measurement-404
general-measurement-405
general-measurement-560
general-measurement-561
general-measurement-580 > Concentrations and solution making | Preparing solutions
general-measurement-581 > Concentrations and solution making | Preparing solutions
general-measurement-600
general-measurement-710
general-measurement-711 > Measurement and units
general-measurement-712 > AP Chemistry, 3.3 | States of matter
general-measurement-800
general-measurement-801 > Concentrations and solution making | Preparing solutions
general-measurement-802
general-measurement-803 > Laboratory apparatus
general-measurement-804 > Flame
general-measurement-805
general-measurement-806 > Cambridge IGCSE Chemistry, topic 12: Experimental techniques and chemical analysis
general-measurement-820 > Density
general-measurement-821 > Glucose
general-measurement-825 > Glucose
general-measurement-870 > Tarnishing
general-measurement-871 > Electrolytes | Tarnishing | Why metals conduct
general-measurement-879 > Paracetamol
general-measurement-880
general-measurement-907 > Flame
general-measurement-908
general-measurement-909
general-measurement-910
general-measurement-970 > Tarnishing
general-molecular-geometry-01
general-molecular-geometry-02
general-molecular-geometry-03 > Cambridge A-level Chemistry, topic 3: Chemical bonding
general-molecular-geometry-04 > Lewis structures of organic molecules
general-molecular-geometry-05
general-molecular-geometry-06
general-molecular-geometry-07
general-molecular-geometry-101
general-molecular-geometry-102
general-molecular-geometry-103
general-molecular-geometry-104
general-molecular-geometry-105
general-molecular-geometry-106 > Structure and bonding of carbon
general-molecular-geometry-107
general-molecular-geometry-21
general-molecular-geometry-22 > Cambridge A-level Chemistry, topic 3: Chemical bonding
general-molecular-geometry-23
general-molecular-geometry-24
general-molecular-geometry-25
general-molecular-geometry-26
general-molecular-geometry-27
general-molecular-geometry-28
general-molecular-geometry-300
general-molecular-geometry-301
general-molecular-geometry-302 > VSEPR theory
general-molecular-geometry-303 > Structure and bonding of carbon
general-molecular-geometry-304 > Structure and bonding of carbon
general-molecular-geometry-305
general-molecular-geometry-501
general-molecular-geometry-560 > Cambridge A-level Chemistry, topic 3: Chemical bonding | Edexcel A-level Chemistry, topic 2: Bonding and structure | Edexcel International A-level, unit 1: Structure, bonding and introduction to organic chemistry
general-molecular-geometry-580
general-molecular-geometry-581
general-molecular-geometry-582 > Cambridge A-level Chemistry, topic 3: Chemical bonding | Edexcel A-level Chemistry, topic 2: Bonding and structure | Edexcel International A-level, unit 1: Structure, bonding and introduction to organic chemistry
general-molecular-geometry-600
general-molecular-geometry-601 > Drawing molecules | Lewis structures
general-molecular-geometry-602
general-molecular-geometry-603 > Structure and bonding of carbon
general-molecular-geometry-640
general-molecular-geometry-641
general-molecular-geometry-642 > Structure and bonding of carbon
general-molecular-geometry-643
general-molecular-geometry-644 > Structure and bonding of carbon
general-molecular-geometry-701
general-molecular-geometry-710
general-molecular-geometry-711
general-molecular-geometry-751
general-molecular-geometry-820 > VSEPR theory
general-molecular-geometry-821
general-molecular-geometry-879
general-molecular-geometry-900
general-molecular-geometry-901
general-moles-01 > Number of particles
general-moles-02 > Number of particles
general-moles-03 > Edexcel International GCSE Chemistry, section 1: Principles of chemistry
general-moles-04 > Edexcel International GCSE Chemistry, section 1: Principles of chemistry
general-moles-05
general-moles-06 > Edexcel International GCSE Chemistry, section 1: Principles of chemistry
general-moles-07
general-moles-08 > Mixtures
general-moles-09
general-moles-10
general-moles-101
general-moles-102
general-moles-103 > Number of particles
general-moles-104 > Number of particles
general-moles-105 > Number of particles
general-moles-106 > Number of particles
general-moles-107
general-moles-108 > Number of particles
general-moles-109 > Number of particles
general-moles-110 > Mixtures
general-moles-111 > Dolomite | Mixtures
general-moles-112 > Mixtures
general-moles-113 > Mixtures
general-moles-300 > AP Chemistry, 1.1 | AP Chemistry, Unit 1 | AQA A-level Chemistry, 3.1.2 | IB Chemistry, S1.4 | Moles | Moles and particles | OCR A-level Chemistry, 2.1.3 | The mole and molar mass
general-moles-301 > Number of particles
general-moles-302 > Number of particles
general-moles-303
general-moles-304
general-moles-760 > Atomic structure and isotopes | Isotopes | Number of particles
general-moles-761 > Mass and moles | Molar mass | Moles | Number of particles | Quantitative chemistry | The mole and molar mass
general-moles-900 > Number of particles
general-moles-901 > Mass and moles | Moles | Number of particles
general-moles-902 > Mixtures
general-moles-903 > Mixtures
general-moles-960 > Charges of ions | Nomenclature
general-moles-961 > Charges of ions | Nomenclature
general-nomenclature-01 > OCR A-level Chemistry, 2.1.2
general-nomenclature-02 > Binary compounds | Naming ionic compounds
general-nomenclature-03 > Binary compounds | Charges of ions | Naming ionic compounds
general-nomenclature-04
general-nomenclature-05
general-nomenclature-06 > Naming transition metal compounds
general-nomenclature-101 > Binary compounds | Naming ionic compounds
general-nomenclature-102 > Charges of ions
general-nomenclature-103 > Charges of ions
general-nomenclature-104 > OCR A-level Chemistry, 2.1.2
general-nomenclature-105
general-nomenclature-106 > Ionic vs covalent | Naming molecular compounds
general-nomenclature-107
general-nomenclature-108
general-nomenclature-109
general-nomenclature-110
general-nomenclature-111
general-nomenclature-112
general-nomenclature-113 > Binary compounds | Charges of ions
general-nomenclature-114
general-nomenclature-560
general-nomenclature-600 > Naming transition metal compounds | Nomenclature
general-nomenclature-601 > Naming transition metal compounds
general-nomenclature-602 > Binary compounds | Naming ionic compounds
general-nomenclature-900
general-nomenclature-981 > AP Chemistry, 1.8 | Charges of ions
general-nomenclature-982 > Binary compounds | Charges of ions
general-nomenclature-983 > Binary compounds | Charges of ions
general-nomenclature-984 > Binary compounds | Charges of ions | OCR A-level Chemistry, 2.1.2
general-nomenclature-985 > OCR A-level Chemistry, 2.1.2
general-nomenclature-986 > OCR A-level Chemistry, 2.1.2
general-nomenclature-987 > OCR A-level Chemistry, 2.1.2
general-nomenclature-988 > OCR A-level Chemistry, 2.1.2
general-nuclear-chemistry-01
general-nuclear-chemistry-02
general-nuclear-chemistry-03
general-nuclear-chemistry-04 > Alpha decay
general-nuclear-chemistry-05 > Alpha decay
general-nuclear-chemistry-06 > Alpha decay | Nuclear decay | Radioactive decay
general-nuclear-chemistry-07
general-nuclear-chemistry-201
general-nuclear-chemistry-202
general-nuclear-chemistry-203 > Nuclear decay
general-nuclear-chemistry-204 > Coal
general-nuclear-chemistry-205
general-nuclear-chemistry-206
general-nuclear-chemistry-207
general-nuclear-chemistry-208
general-nuclear-chemistry-209
general-nuclear-chemistry-210
general-nuclear-chemistry-211
general-nuclear-chemistry-212 > Alpha decay | Nuclear decay | Radioactive decay
general-nuclear-chemistry-213
general-nuclear-chemistry-214
general-nuclear-chemistry-215
general-nuclear-chemistry-216
general-nuclear-chemistry-217
general-nuclear-chemistry-218 > Alpha decay
general-nuclear-chemistry-219 > Nuclear decay | Radioactive decay
general-nuclear-chemistry-220 > Radioactive decay
general-nuclear-chemistry-300
general-nuclear-chemistry-301
general-nuclear-chemistry-302
general-nuclear-chemistry-303
general-nuclear-chemistry-304 > Alpha decay | Chain reactions | Nuclear decay | Radioactive decay
general-nuclear-chemistry-305
general-nuclear-chemistry-306
general-nuclear-chemistry-307
general-nuclear-chemistry-308
general-nuclear-chemistry-309
general-nuclear-chemistry-310
general-nuclear-chemistry-311
general-nuclear-chemistry-312 > Alpha decay | Half-life | Half-life of a nuclide
general-nuclear-chemistry-480 > Half-life
general-nuclear-chemistry-481
general-nuclear-chemistry-482
general-nuclear-chemistry-560 > Alpha decay
general-nuclear-chemistry-600 > Alpha decay
general-nuclear-chemistry-601 > Half-life
general-nuclear-chemistry-602
general-nuclear-chemistry-603
general-nuclear-chemistry-604
general-nuclear-chemistry-605 > Half-life | Half-life of a nuclide
general-nuclear-chemistry-606
general-nuclear-chemistry-607
general-nuclear-chemistry-608 > D-block elements | Lanthanides
general-nuclear-chemistry-609 > Alpha decay | Nuclear decay | Radioactive decay
general-nuclear-chemistry-610 > Alpha decay | Nuclear decay | Radioactive decay
general-nuclear-chemistry-611 > D-block elements | Lanthanides
general-nuclear-chemistry-760
general-nuclear-chemistry-761 > Chain reaction of fission
general-nuclear-chemistry-879
general-nuclear-chemistry-880 > Alpha decay
general-nuclear-chemistry-881
general-nuclear-chemistry-882
general-nuclear-chemistry-900
general-nuclear-chemistry-901
general-nuclear-chemistry-907 > Alpha decay
general-periodic-trends-01 > Cambridge A-level Chemistry, topic 9: Chemical periodicity | IB Chemistry, S2.2
general-periodic-trends-02
general-periodic-trends-03
general-periodic-trends-04
general-periodic-trends-05
general-periodic-trends-06
general-periodic-trends-07 > Charges of ions
general-periodic-trends-08
general-periodic-trends-09 > Cambridge A-level Chemistry, topic 9: Chemical periodicity
general-periodic-trends-10
general-periodic-trends-101 > Cambridge A-level Chemistry, topic 9: Chemical periodicity
general-periodic-trends-102 > Cambridge A-level Chemistry, topic 9: Chemical periodicity
general-periodic-trends-103 > Cambridge A-level Chemistry, topic 9: Chemical periodicity
general-periodic-trends-104 > HSC Chemistry, module 1: Properties and structure of matter | JEE Main, unit 9: Classification of elements and periodicity in properties | NCERT class 11, chapter 3: Periodicity of properties | Periodic table | Periodic trends
general-periodic-trends-105
general-periodic-trends-106 > AP Chemistry, 1.7 | AP Chemistry, Unit 1 | HSC Chemistry, module 1: Properties and structure of matter | IB Chemistry, S3.1 | Periodic table | Periodic trends | Periodicity
general-periodic-trends-107 > Edexcel A-level Chemistry, topic 1: Atomic structure and the periodic table | Slater's rules
general-periodic-trends-108
general-periodic-trends-109 > HSC Chemistry, module 1: Properties and structure of matter | Periodic trends | Periodicity
general-periodic-trends-11 > HSC Chemistry, module 1: Properties and structure of matter
general-periodic-trends-110 > HSC Chemistry, module 1: Properties and structure of matter | Periodic trends | Periodicity
general-periodic-trends-111 > HSC Chemistry, module 1: Properties and structure of matter | Subshells
general-periodic-trends-112 > Cambridge A-level Chemistry, topic 9: Chemical periodicity | Periodic trends | Periodicity
general-periodic-trends-113
general-periodic-trends-114
general-periodic-trends-115
general-periodic-trends-116
general-periodic-trends-117 > Edexcel International A-level, unit 2: Energetics, groups, halogenoalkanes and alcohols
general-periodic-trends-118 > HSC Chemistry, module 1: Properties and structure of matter
general-periodic-trends-119 > Cambridge A-level Chemistry, topic 27: Group 2 (A2)
general-periodic-trends-12 > AP Chemistry, 1.7 | AP Chemistry, Unit 1 | Edexcel A-level Chemistry, topic 1: Atomic structure and the periodic table | HSC Chemistry, module 1: Properties and structure of matter | IB Chemistry, S3.1 | MCAT, 4E | NCERT class 11, chapter 3: Periodicity of properties | Periodic trends | Periodicity
general-periodic-trends-120 > HSC Chemistry, module 1: Properties and structure of matter
general-periodic-trends-121 > AQA A-level Chemistry, 3.2.2 | Cambridge A-level Chemistry, topic 27: Group 2 (A2) | HSC Chemistry, module 1: Properties and structure of matter | OCR A-level Chemistry, 3.1.2
general-periodic-trends-122 > HSC Chemistry, module 1: Properties and structure of matter
general-periodic-trends-123 > HSC Chemistry, module 1: Properties and structure of matter
general-periodic-trends-124 > HSC Chemistry, module 1: Properties and structure of matter
general-periodic-trends-125 > HSC Chemistry, module 1: Properties and structure of matter
general-periodic-trends-126 > HSC Chemistry, module 1: Properties and structure of matter
general-periodic-trends-127
general-periodic-trends-128
general-periodic-trends-129
general-periodic-trends-13 > HSC Chemistry, module 1: Properties and structure of matter
general-periodic-trends-130
general-periodic-trends-131
general-periodic-trends-132
general-periodic-trends-133
general-periodic-trends-134
general-periodic-trends-135
general-periodic-trends-136
general-periodic-trends-137 > JEE Main, unit 10: p-block elements | P-block elements
general-periodic-trends-138 > JEE Main, unit 10: p-block elements | P-block elements
general-periodic-trends-139
general-periodic-trends-14 > HSC Chemistry, module 1: Properties and structure of matter | Periodic trends | Periodicity
general-periodic-trends-140
general-periodic-trends-141
general-periodic-trends-142
general-periodic-trends-143
general-periodic-trends-144
general-periodic-trends-145
general-periodic-trends-146
general-periodic-trends-147
general-periodic-trends-148 > Cambridge A-level Chemistry, topic 12: Nitrogen and sulfur
general-periodic-trends-149
general-periodic-trends-15 > HSC Chemistry, module 1: Properties and structure of matter
general-periodic-trends-150 > Cambridge A-level Chemistry, topic 12: Nitrogen and sulfur
general-periodic-trends-151
general-periodic-trends-152
general-periodic-trends-153
general-periodic-trends-154
general-periodic-trends-155
general-periodic-trends-156
general-periodic-trends-157
general-periodic-trends-158 > AP Chemistry, 1.7 | AP Chemistry, Unit 1 | AQA A-level Chemistry, 3.1.3 | Cambridge A-level Chemistry, topic 3: Chemical bonding | Cambridge A-level Chemistry, topic 9: Chemical periodicity | Edexcel A-level Chemistry, topic 2: Bonding and structure | HSC Chemistry, module 1: Properties and structure of matter | IB Chemistry, S2.2 | IB Chemistry, S3.1 | MCAT, 4E | NCERT class 11, chapter 3: Periodicity of properties | OCR A-level Chemistry, 2.2.2 | Periodic table | Periodic trends | Periodicity
general-periodic-trends-159
general-periodic-trends-16 > HSC Chemistry, module 1: Properties and structure of matter
general-periodic-trends-160
general-periodic-trends-18 > HSC Chemistry, module 1: Properties and structure of matter
general-periodic-trends-19
general-periodic-trends-20 > Cambridge A-level Chemistry, topic 9: Chemical periodicity | Periodic trends | Periodicity
general-periodic-trends-21 > HSC Chemistry, module 1: Properties and structure of matter | OCR A-level Chemistry, 3.1.2
general-periodic-trends-22 > Cambridge A-level Chemistry, topic 27: Group 2 (A2) | HSC Chemistry, module 1: Properties and structure of matter | OCR A-level Chemistry, 3.1.2
general-periodic-trends-23
general-periodic-trends-24
general-periodic-trends-25 > P-block elements
general-periodic-trends-26 > HSC Chemistry, module 1: Properties and structure of matter | IB Chemistry, S3.1
general-periodic-trends-27 > HSC Chemistry, module 1: Properties and structure of matter
general-periodic-trends-28 > HSC Chemistry, module 1: Properties and structure of matter
general-periodic-trends-29
general-periodic-trends-30 > HSC Chemistry, module 1: Properties and structure of matter
general-periodic-trends-300
general-periodic-trends-301
general-periodic-trends-302
general-periodic-trends-303
general-periodic-trends-304
general-periodic-trends-305 > JEE Main, unit 10: p-block elements | P-block elements
general-periodic-trends-306 > HSC Chemistry, module 1: Properties and structure of matter
general-periodic-trends-307 > HSC Chemistry, module 1: Properties and structure of matter
general-periodic-trends-308 > HSC Chemistry, module 1: Properties and structure of matter
general-periodic-trends-309 > HSC Chemistry, module 1: Properties and structure of matter | Structure of the periodic table
general-periodic-trends-31
general-periodic-trends-310
general-periodic-trends-312
general-periodic-trends-313 > Cambridge A-level Chemistry, topic 9: Chemical periodicity
general-periodic-trends-314
general-periodic-trends-315
general-periodic-trends-317 > Oxoacids of phosphorus
general-periodic-trends-318
general-periodic-trends-319
general-periodic-trends-320 > Oxoacids of phosphorus
general-periodic-trends-321
general-periodic-trends-322 > Quenching
general-periodic-trends-323
general-periodic-trends-324
general-periodic-trends-325
general-periodic-trends-326 > JEE Main, unit 10: p-block elements | Main group chemistry | P-block elements
general-periodic-trends-327
general-periodic-trends-328 > Ashing
general-periodic-trends-329
general-periodic-trends-330
general-periodic-trends-331
general-periodic-trends-332
general-periodic-trends-333 > Cambridge A-level Chemistry, topic 12: Nitrogen and sulfur
general-periodic-trends-334 > Cambridge A-level Chemistry, topic 12: Nitrogen and sulfur
general-periodic-trends-335 > Cambridge A-level Chemistry, topic 12: Nitrogen and sulfur
general-periodic-trends-336
general-periodic-trends-337 > HSC Chemistry, module 1: Properties and structure of matter | OCR A-level Chemistry, 3.1.3
general-periodic-trends-338 > HSC Chemistry, module 1: Properties and structure of matter | OCR A-level Chemistry, 3.1.3
general-periodic-trends-339 > HSC Chemistry, module 1: Properties and structure of matter | OCR A-level Chemistry, 3.1.3
general-periodic-trends-340 > AQA GCSE Chemistry, topic 1: Atomic structure and the periodic table | Cambridge IGCSE Chemistry, topic 8: The periodic table | Edexcel GCSE Chemistry, topic 6: Groups in the periodic table | Edexcel International GCSE Chemistry, section 2: Inorganic chemistry | HSC Chemistry, module 1: Properties and structure of matter | OCR Gateway GCSE Chemistry, topic 4: Predicting and identifying reactions and products
general-periodic-trends-341 > AQA GCSE Chemistry, topic 1: Atomic structure and the periodic table | Cambridge IGCSE Chemistry, topic 8: The periodic table | HSC Chemistry, module 1: Properties and structure of matter
general-periodic-trends-342 > Cambridge A-level Chemistry, topic 3: Chemical bonding
general-periodic-trends-343 > HSC Chemistry, module 1: Properties and structure of matter
general-periodic-trends-344 > AQA A-level Chemistry, 3.2.2 | Cambridge A-level Chemistry, topic 10: Group 2 | Cambridge A-level Chemistry, topic 27: Group 2 (A2) | Edexcel A-level Chemistry, topic 4: Groups 1, 2 and 7 | Edexcel International A-level, unit 2: Energetics, groups, halogenoalkanes and alcohols | HSC Chemistry, module 1: Properties and structure of matter | OCR A-level Chemistry, 3.1.2
general-periodic-trends-345 > HSC Chemistry, module 1: Properties and structure of matter
general-periodic-trends-347 > Cambridge A-level Chemistry, topic 9: Chemical periodicity
general-periodic-trends-348
general-periodic-trends-349
general-periodic-trends-350
general-periodic-trends-351
general-periodic-trends-352
general-periodic-trends-353
general-periodic-trends-354
general-periodic-trends-355
general-periodic-trends-356 > JEE Main, unit 10: p-block elements | P-block elements
general-periodic-trends-357 > JEE Main, unit 10: p-block elements | P-block elements
general-periodic-trends-358 > JEE Main, unit 10: p-block elements | P-block elements
general-periodic-trends-359 > Chemistry of oxygen and sulfur | Inorganic chemistry | JEE Main, unit 10: p-block elements | Main group chemistry | P-block elements
general-periodic-trends-360
general-periodic-trends-361
general-periodic-trends-480
general-periodic-trends-580 > AP Chemistry, 1.7 | AQA A-level Chemistry, 3.2.1 | Cambridge A-level Chemistry, topic 9: Chemical periodicity | Edexcel A-level Chemistry, topic 1: Atomic structure and the periodic table
general-periodic-trends-581 > Melting point
general-periodic-trends-582 > HSC Chemistry, module 1: Properties and structure of matter | Periodic trends | Periodicity
general-periodic-trends-583 > Electron shells
general-periodic-trends-584 > Electron shells
general-periodic-trends-585 > AQA A-level Chemistry, 3.2.2 | HSC Chemistry, module 1: Properties and structure of matter | OCR A-level Chemistry, 3.1.2
general-periodic-trends-586 > HSC Chemistry, module 1: Properties and structure of matter | OCR A-level Chemistry, 3.1.3
general-periodic-trends-587 > HSC Chemistry, module 1: Properties and structure of matter
general-periodic-trends-600
general-periodic-trends-601
general-periodic-trends-602
general-periodic-trends-603
general-periodic-trends-604
general-periodic-trends-605
general-periodic-trends-606
general-periodic-trends-607
general-periodic-trends-608
general-periodic-trends-609
general-periodic-trends-610 > Edexcel GCSE Chemistry, topic 1: Key concepts in chemistry
general-periodic-trends-611 > AP Chemistry, 1.7 | AQA A-level Chemistry, 3.2.1 | Cambridge A-level Chemistry, topic 9: Chemical periodicity | Edexcel A-level Chemistry, topic 1: Atomic structure and the periodic table | OCR A-level Chemistry, 3.1.1 | Structure of the periodic table
general-periodic-trends-612 > AP Chemistry, 1.7 | AQA A-level Chemistry, 3.2.1 | Cambridge A-level Chemistry, topic 9: Chemical periodicity | Edexcel A-level Chemistry, topic 1: Atomic structure and the periodic table | OCR A-level Chemistry, 3.1.1 | Structure of the periodic table
general-periodic-trends-613 > AP Chemistry, 1.7
general-periodic-trends-614 > Periodic trends | Periodicity
general-periodic-trends-615 > Why metals conduct
general-periodic-trends-616 > Why things boil
general-periodic-trends-617 > Cambridge A-level Chemistry, topic 3: Chemical bonding
general-periodic-trends-618 > Cambridge A-level Chemistry, topic 3: Chemical bonding
general-periodic-trends-619
general-periodic-trends-640
general-periodic-trends-641 > HSC Chemistry, module 1: Properties and structure of matter | Periodic table | Periodic trends | Periodicity
general-periodic-trends-642 > Electron shells | Hund's rule | Paramagnetic
general-periodic-trends-643
general-periodic-trends-644 > AQA A-level Chemistry, 3.2.2 | Cambridge A-level Chemistry, topic 10: Group 2 | HSC Chemistry, module 1: Properties and structure of matter | OCR A-level Chemistry, 3.1.2
general-periodic-trends-645 > Electron shells
general-periodic-trends-646 > AP Chemistry, 1.7 | HSC Chemistry, module 1: Properties and structure of matter | Periodic table | Periodic trends | Periodicity
general-periodic-trends-647
general-periodic-trends-648
general-periodic-trends-649 > HSC Chemistry, module 1: Properties and structure of matter
general-periodic-trends-651 > Periodic trends | Periodicity
general-periodic-trends-652
general-periodic-trends-653
general-periodic-trends-654 > Periodic trends | Periodicity
general-periodic-trends-655 > Chemistry of nitrogen and phosphorus | Silicates and silicones
general-periodic-trends-656 > Period 3 oxides | Silicates and silicones
general-periodic-trends-657 > Chemistry of nitrogen and phosphorus | Molecular polarity
general-periodic-trends-658
general-periodic-trends-659 > AQA A-level Chemistry, 3.2.2 | Cambridge A-level Chemistry, topic 27: Group 2 (A2) | HSC Chemistry, module 1: Properties and structure of matter | OCR A-level Chemistry, 3.1.2
general-periodic-trends-710 > Cambridge A-level Chemistry, topic 9: Chemical periodicity
general-periodic-trends-711
general-periodic-trends-820 > HSC Chemistry, module 1: Properties and structure of matter | Ionization energy | Main group chemistry
general-periodic-trends-821 > Charges of ions | Electron configuration of ions | Electron shells | HSC Chemistry, module 1: Properties and structure of matter
general-periodic-trends-822 > Cambridge A-level Chemistry, topic 10: Group 2 | Edexcel A-level Chemistry, topic 4: Groups 1, 2 and 7 | Edexcel International A-level, unit 2: Energetics, groups, halogenoalkanes and alcohols | HSC Chemistry, module 1: Properties and structure of matter | Ionic bonding
general-periodic-trends-825 > HSC Chemistry, module 1: Properties and structure of matter
general-periodic-trends-826
general-periodic-trends-827
general-periodic-trends-840
general-periodic-trends-879 > AQA A-level Chemistry, 3.2.2 | Cambridge A-level Chemistry, topic 10: Group 2 | HSC Chemistry, module 1: Properties and structure of matter | OCR A-level Chemistry, 3.1.2
general-periodic-trends-880
general-periodic-trends-881
general-periodic-trends-882 > Periodic trends | Periodicity
general-periodic-trends-883
general-periodic-trends-900 > HSC Chemistry, module 1: Properties and structure of matter
general-periodic-trends-901
general-periodic-trends-907
general-periodic-trends-908
general-periodic-trends-909 > JEE Main, unit 10: p-block elements
general-periodic-trends-910 > JEE Main, unit 10: p-block elements
general-periodic-trends-981 > Atomic radius | Cambridge A-level Chemistry, topic 9: Chemical periodicity
general-periodic-trends-982
general-periodic-trends-983 > Cambridge A-level Chemistry, topic 9: Chemical periodicity | JEE Main, unit 9: Classification of elements and periodicity in properties | Molecular polarity | Periodic table | Periodic trends | Periodicity
general-reactions-in-solution-01 > Gas-forming reactions
general-reactions-in-solution-02 > Gas-forming reactions
general-reactions-in-solution-03
general-reactions-in-solution-04 > Why metals conduct
general-reactions-in-solution-05 > Edexcel GCSE Chemistry, topic 1: Key concepts in chemistry | OCR Gateway GCSE Chemistry, topic 3: Chemical reactions
general-reactions-in-solution-06 > Gas-forming reactions
general-reactions-in-solution-07
general-reactions-in-solution-101 > Gas-forming reactions
general-reactions-in-solution-102
general-reactions-in-solution-103 > Gas-forming reactions
general-reactions-in-solution-104
general-reactions-in-solution-105 > Gas-forming reactions
general-reactions-in-solution-106 > Hydrogen sulfide
general-reactions-in-solution-107 > Gas-forming reactions
general-reactions-in-solution-108 > AQA A-level Chemistry, 3.2.2 | Edexcel A-level Chemistry, topic 4: Groups 1, 2 and 7 | Edexcel GCSE Chemistry, topic 3: Chemical changes | OCR A-level Chemistry, 3.1.4
general-reactions-in-solution-109
general-reactions-in-solution-21 > AQA A-level Chemistry, 3.2.2 | AQA A-level Chemistry, 3.2.6
general-reactions-in-solution-22 > AQA A-level Chemistry, 3.2.2 | Edexcel GCSE Chemistry, topic 3: Chemical changes | JEE Main, unit 20: Principles related to practical chemistry | OCR A-level Chemistry, 3.1.4 | OCR A-level Chemistry, 5.3.2
general-reactions-in-solution-23 > AQA A-level Chemistry, 3.2.6 | Edexcel GCSE Chemistry, topic 3: Chemical changes
general-reactions-in-solution-24 > Gas-forming reactions
general-reactions-in-solution-25 > Gas-forming reactions
general-reactions-in-solution-26 > Gas-forming reactions
general-reactions-in-solution-27 > Gas-forming reactions
general-reactions-in-solution-28 > AQA A-level Chemistry, 3.2.2 | AQA GCSE Chemistry, topic 8: Chemical analysis | Edexcel A-level Chemistry, topic 4: Groups 1, 2 and 7 | Edexcel GCSE Chemistry, topic 3: Chemical changes | Edexcel GCSE Chemistry, topic 9: Separate chemistry 2 | Edexcel International GCSE Chemistry, section 2: Inorganic chemistry | HSC Chemistry, module 8: Applying chemical ideas
general-reactions-in-solution-300 > HSC Chemistry, module 8: Applying chemical ideas | Tests for ions
general-reactions-in-solution-301 > HSC Chemistry, module 8: Applying chemical ideas | Tests for ions
general-reactions-in-solution-302 > Flame | HSC Chemistry, module 8: Applying chemical ideas | Tests for ions
general-reactions-in-solution-303 > HSC Chemistry, module 8: Applying chemical ideas | Tests for ions
general-reactions-in-solution-304 > AQA A-level Chemistry, 3.2.2 | Edexcel GCSE Chemistry, topic 3: Chemical changes | OCR A-level Chemistry, 3.1.4 | OCR A-level Chemistry, 5.3.2
general-reactions-in-solution-305 > AQA A-level Chemistry, 3.2.2 | OCR A-level Chemistry, 3.1.4 | OCR A-level Chemistry, 5.3.2
general-reactions-in-solution-306
general-reactions-in-solution-307 > AQA A-level Chemistry, 3.2.2 | Edexcel GCSE Chemistry, topic 3: Chemical changes | Flame | OCR A-level Chemistry, 3.1.4 | OCR A-level Chemistry, 5.3.2
general-reactions-in-solution-308 > Gas-forming reactions | OCR Gateway GCSE Chemistry, topic 3: Chemical reactions | Types of chemical reactions
general-reactions-in-solution-309 > Gas-forming reactions | Salts
general-reactions-in-solution-310 > Gas-forming reactions | Salts
general-reactions-in-solution-311 > AP Chemistry, 8.4 | Neutralization | Salts
general-reactions-in-solution-312 > Gas-forming reactions | Salts
general-reactions-in-solution-313 > AP Chemistry, 4.7 | Salts | Types of chemical reactions
general-reactions-in-solution-314 > AQA A-level Chemistry, 3.2.2 | AQA A-level Chemistry, 3.2.6 | AQA GCSE Chemistry, topic 8: Chemical analysis | Edexcel GCSE Chemistry, topic 3: Chemical changes | Litmus
general-reactions-in-solution-315 > AQA A-level Chemistry, 3.2.2 | AQA A-level Chemistry, 3.2.6
general-reactions-in-solution-316 > AQA A-level Chemistry, 3.2.2 | AQA A-level Chemistry, 3.2.6
general-reactions-in-solution-317 > AQA A-level Chemistry, 3.2.2 | AQA A-level Chemistry, 3.2.6
general-reactions-in-solution-318 > Gas-forming reactions
general-reactions-in-solution-319 > Balancing equations | Gas-forming reactions
general-reactions-in-solution-501 > AQA GCSE Chemistry, topic 10: Using resources | Cambridge IGCSE Chemistry, topic 10: Chemistry of the environment
general-reactions-in-solution-502
general-reactions-in-solution-503 > AQA GCSE Chemistry, topic 10: Using resources | Cambridge IGCSE Chemistry, topic 10: Chemistry of the environment | Edexcel GCSE Chemistry, topic 2: States of matter and mixtures | OCR Gateway GCSE Chemistry, topic 6: Global challenges
general-reactions-in-solution-504 > AQA GCSE Chemistry, topic 10: Using resources | Cambridge IGCSE Chemistry, topic 10: Chemistry of the environment | Edexcel GCSE Chemistry, topic 2: States of matter and mixtures | OCR Gateway GCSE Chemistry, topic 6: Global challenges
general-reactions-in-solution-505 > AQA GCSE Chemistry, topic 10: Using resources | Cambridge IGCSE Chemistry, topic 10: Chemistry of the environment | Edexcel GCSE Chemistry, topic 2: States of matter and mixtures | OCR Gateway GCSE Chemistry, topic 6: Global challenges
general-reactions-in-solution-506 > AQA A-level Chemistry, 3.2.2 | AQA A-level Chemistry, 3.2.6 | Gas-forming reactions | Tests for ions
general-reactions-in-solution-580 > AQA A-level Chemistry, 3.2.2 | Edexcel GCSE Chemistry, topic 3: Chemical changes | OCR A-level Chemistry, 3.1.4 | OCR A-level Chemistry, 5.3.2
general-reactions-in-solution-581 > AQA A-level Chemistry, 3.2.2 | Edexcel GCSE Chemistry, topic 3: Chemical changes | OCR A-level Chemistry, 3.1.4 | OCR A-level Chemistry, 5.3.2
general-reactions-in-solution-582 > OCR Gateway GCSE Chemistry, topic 3: Chemical reactions
general-reactions-in-solution-583 > Stoichiometry
general-reactions-in-solution-584 > Preparing salts | Salts
general-reactions-in-solution-600 > AQA GCSE Chemistry, topic 10: Using resources | Cambridge IGCSE Chemistry, topic 10: Chemistry of the environment | Edexcel GCSE Chemistry, topic 2: States of matter and mixtures | OCR Gateway GCSE Chemistry, topic 6: Global challenges
general-reactions-in-solution-601 > AQA GCSE Chemistry, topic 10: Using resources | Cambridge IGCSE Chemistry, topic 10: Chemistry of the environment | Edexcel GCSE Chemistry, topic 2: States of matter and mixtures | OCR Gateway GCSE Chemistry, topic 6: Global challenges
general-reactions-in-solution-602 > AQA A-level Chemistry, 3.2.2 | JEE Main, unit 20: Principles related to practical chemistry | OCR A-level Chemistry, 3.1.4 | OCR A-level Chemistry, 5.3.2 | Tests for ions
general-reactions-in-solution-603 > Salts
general-reactions-in-solution-604 > Types of chemical reactions
general-reactions-in-solution-605 > Electrolytes | Why metals conduct
general-reactions-in-solution-606
general-reactions-in-solution-607 > Gas-forming reactions
general-reactions-in-solution-608
general-reactions-in-solution-609
general-reactions-in-solution-610 > Edexcel GCSE Chemistry, topic 1: Key concepts in chemistry | OCR Gateway GCSE Chemistry, topic 3: Chemical reactions
general-reactions-in-solution-611 > Mixtures
general-reactions-in-solution-612 > Mixtures
general-reactions-in-solution-613 > HSC Chemistry, module 8: Applying chemical ideas
general-reactions-in-solution-680
general-reactions-in-solution-681 > Cambridge IGCSE Chemistry, topic 10: Chemistry of the environment | Edexcel International GCSE Chemistry, section 2: Inorganic chemistry | Greenhouse effect
general-reactions-in-solution-682
general-reactions-in-solution-683 > Fuels
general-reactions-in-solution-803 > Gas-forming reactions | HSC Chemistry, module 5: Equilibrium and acid reactions
general-reactions-in-solution-805
general-reactions-in-solution-820 > AQA A-level Chemistry, 3.2.2 | AQA A-level Chemistry, 3.2.6 | Gas-forming reactions | Mixtures
general-reactions-in-solution-870 > AQA GCSE Chemistry, topic 4: Chemical changes
general-reactions-in-solution-871 > Separating things
general-reactions-in-solution-872 > Separating things | Water treatment
general-reactions-in-solution-873
general-reactions-in-solution-874 > AP Chemistry, 8.4 | Acids and bases at home | Gas-forming reactions
general-reactions-in-solution-875 > Colloids and surfaces | Detergents
general-reactions-in-solution-876 > Colloids and surfaces
general-reactions-in-solution-877 > Gas-forming reactions
general-reactions-in-solution-879
general-reactions-in-solution-900 > Gas-forming reactions | Mass and moles | OCR Gateway GCSE Chemistry, topic 3: Chemical reactions | Salts
general-reactions-in-solution-907 > Cambridge IGCSE Chemistry, topic 10: Chemistry of the environment | Edexcel GCSE Chemistry, topic 2: States of matter and mixtures | Osmosis
general-reactions-in-solution-908 > Cambridge IGCSE Chemistry, topic 10: Chemistry of the environment
general-reactions-in-solution-909 > Gas-forming reactions | Salts
general-reactions-in-solution-910 > Gas-forming reactions
general-reactions-in-solution-960 > AQA A-level Chemistry, 3.2.2 | OCR A-level Chemistry, 3.1.4 | OCR A-level Chemistry, 5.3.2 | Tests for ions
general-real-gases-600 > Real gases and kinetic theory
general-real-gases-601
general-real-gases-602
general-redox-01 > MCAT, 5A | Sharing and giving electrons
general-redox-02 > MCAT, 5A | Oxyanions | Sharing and giving electrons
general-redox-03 > MCAT, 5A | Sharing and giving electrons
general-redox-04 > MCAT, 5A
general-redox-05 > MCAT, 5A | Sharing and giving electrons | Sulfurous acid
general-redox-06 > MCAT, 5A | Sharing and giving electrons
general-redox-07
general-redox-101 > MCAT, 5A | Sharing and giving electrons
general-redox-102 > MCAT, 5A
general-redox-103 > MCAT, 5A | Sharing and giving electrons
general-redox-104 > MCAT, 5A | Sharing and giving electrons
general-redox-105 > MCAT, 5A | Sharing and giving electrons
general-redox-106 > MCAT, 5A | Sharing and giving electrons
general-redox-107
general-redox-108
general-redox-109
general-redox-110
general-redox-111 > AQA GCSE Chemistry, topic 4: Chemical changes | Coke in the blast furnace | Edexcel GCSE Chemistry, topic 4: Extracting metals and equilibria | Edexcel International GCSE Chemistry, section 2: Inorganic chemistry | OCR Gateway GCSE Chemistry, topic 6: Global challenges
general-redox-112
general-redox-113 > AQA GCSE Chemistry, topic 4: Chemical changes | Cambridge IGCSE Chemistry, topic 9: Metals | Edexcel GCSE Chemistry, topic 4: Extracting metals and equilibria | Edexcel International GCSE Chemistry, section 2: Inorganic chemistry
general-redox-114 > AQA GCSE Chemistry, topic 4: Chemical changes | Cambridge IGCSE Chemistry, topic 9: Metals | Edexcel GCSE Chemistry, topic 4: Extracting metals and equilibria | Edexcel International GCSE Chemistry, section 2: Inorganic chemistry | OCR Gateway GCSE Chemistry, topic 6: Global challenges
general-redox-115
general-redox-116 > Ethanol | MCAT, 5A | Sharing and giving electrons
general-redox-117
general-redox-118 > MCAT, 5A | Sharing and giving electrons
general-redox-21
general-redox-22
general-redox-23 > Edexcel A-level Chemistry, topic 4: Groups 1, 2 and 7 | MCAT, 5A | Sharing and giving electrons
general-redox-24 > MCAT, 5A | NCERT class 11, chapter 7: Redox reactions | Sharing and giving electrons
general-redox-25 > Sharing and giving electrons
general-redox-300 > Sharing and giving electrons
general-redox-301
general-redox-302
general-redox-303 > Activity series | Gas-forming reactions
general-redox-304 > Edexcel International A-level, unit 2: Energetics, groups, halogenoalkanes and alcohols
general-redox-305 > Sharing and giving electrons
general-redox-306 > AQA A-level Chemistry, 3.2.3 | Sharing and giving electrons
general-redox-307 > Disproportionation | Sharing and giving electrons
general-redox-308
general-redox-309 > AQA GCSE Chemistry, topic 4: Chemical changes | Cambridge IGCSE Chemistry, topic 9: Metals | Edexcel GCSE Chemistry, topic 4: Extracting metals and equilibria | Edexcel International GCSE Chemistry, section 2: Inorganic chemistry
general-redox-310 > AQA GCSE Chemistry, topic 4: Chemical changes | Cambridge IGCSE Chemistry, topic 9: Metals | Edexcel GCSE Chemistry, topic 4: Extracting metals and equilibria | Edexcel International GCSE Chemistry, section 2: Inorganic chemistry
general-redox-311 > AQA GCSE Chemistry, topic 4: Chemical changes | Cambridge IGCSE Chemistry, topic 9: Metals | Edexcel GCSE Chemistry, topic 4: Extracting metals and equilibria | Edexcel International GCSE Chemistry, section 2: Inorganic chemistry
general-redox-312 > AQA GCSE Chemistry, topic 4: Chemical changes | Cambridge IGCSE Chemistry, topic 9: Metals | Edexcel GCSE Chemistry, topic 4: Extracting metals and equilibria | Edexcel International GCSE Chemistry, section 2: Inorganic chemistry | OCR Gateway GCSE Chemistry, topic 6: Global challenges
general-redox-313 > AQA GCSE Chemistry, topic 4: Chemical changes | Cambridge IGCSE Chemistry, topic 9: Metals | Edexcel GCSE Chemistry, topic 4: Extracting metals and equilibria | Edexcel International GCSE Chemistry, section 2: Inorganic chemistry | Froth flotation | OCR Gateway GCSE Chemistry, topic 6: Global challenges
general-redox-314 > AQA GCSE Chemistry, topic 4: Chemical changes | Cambridge IGCSE Chemistry, topic 9: Metals | Edexcel GCSE Chemistry, topic 4: Extracting metals and equilibria | Edexcel International GCSE Chemistry, section 2: Inorganic chemistry | OCR Gateway GCSE Chemistry, topic 6: Global challenges
general-redox-315 > AQA GCSE Chemistry, topic 4: Chemical changes | Cambridge IGCSE Chemistry, topic 9: Metals | Edexcel GCSE Chemistry, topic 4: Extracting metals and equilibria | Edexcel International GCSE Chemistry, section 2: Inorganic chemistry | Froth flotation | OCR Gateway GCSE Chemistry, topic 6: Global challenges
general-redox-316 > AQA GCSE Chemistry, topic 4: Chemical changes | Coke in the blast furnace | Edexcel GCSE Chemistry, topic 4: Extracting metals and equilibria | Edexcel International GCSE Chemistry, section 2: Inorganic chemistry | OCR Gateway GCSE Chemistry, topic 6: Global challenges
general-redox-317 > AQA GCSE Chemistry, topic 4: Chemical changes | Edexcel GCSE Chemistry, topic 4: Extracting metals and equilibria | Edexcel International GCSE Chemistry, section 2: Inorganic chemistry | OCR Gateway GCSE Chemistry, topic 6: Global challenges
general-redox-318 > Coke in the blast furnace | Extraction of metals | Gas-forming reactions
general-redox-319 > AQA GCSE Chemistry, topic 4: Chemical changes | Cambridge IGCSE Chemistry, topic 9: Metals | Edexcel GCSE Chemistry, topic 4: Extracting metals and equilibria | Edexcel International GCSE Chemistry, section 2: Inorganic chemistry | Hematite | OCR Gateway GCSE Chemistry, topic 6: Global challenges
general-redox-320
general-redox-321
general-redox-322 > Sharing and giving electrons
general-redox-323
general-redox-324 > HSC Chemistry, module 3: Reactive chemistry | Sharing and giving electrons
general-redox-325 > Sharing and giving electrons
general-redox-326 > Sharing and giving electrons
general-redox-400 > Sharing and giving electrons
general-redox-401 > Bauxite | Edexcel International GCSE Chemistry, section 2: Inorganic chemistry
general-redox-402 > Edexcel International GCSE Chemistry, section 2: Inorganic chemistry
general-redox-403
general-redox-460 > Edexcel International A-level, unit 2: Energetics, groups, halogenoalkanes and alcohols
general-redox-580 > AQA GCSE Chemistry, topic 4: Chemical changes | Cambridge IGCSE Chemistry, topic 9: Metals | Edexcel International GCSE Chemistry, section 2: Inorganic chemistry
general-redox-581 > MCAT, 5A | Sharing and giving electrons
general-redox-582 > Sharing and giving electrons
general-redox-600 > MCAT, 5A | Sharing and giving electrons
general-redox-601 > Disulfides | MCAT, 5A | Sharing and giving electrons
general-redox-602
general-redox-603 > Sharing and giving electrons
general-redox-604 > Mixtures
general-redox-605 > MCAT, 5A | Sharing and giving electrons
general-redox-606 > Sharing and giving electrons
general-redox-607
general-redox-608 > Edexcel A-level Chemistry, topic 4: Groups 1, 2 and 7 | OCR A-level Chemistry, 3.1.4
general-redox-609 > MCAT, 5A | Sharing and giving electrons
general-redox-610
general-redox-611
general-redox-612
general-redox-613 > Sharing and giving electrons
general-redox-614 > MCAT, 5A | Sharing and giving electrons
general-redox-615 > MCAT, 5A | Sharing and giving electrons
general-redox-616 > NCERT class 11, chapter 7: Redox reactions | Oxidation and reduction | Oxidizing and reducing agents | Sharing and giving electrons
general-redox-617 > Sharing and giving electrons
general-redox-618
general-redox-660
general-redox-661
general-redox-760 > MCAT, 5A | Sharing and giving electrons
general-redox-761 > MCAT, 5A | Sharing and giving electrons
general-redox-790 > HSC Chemistry, module 3: Reactive chemistry | Oxalate | Sharing and giving electrons
general-redox-820 > AQA A-level Chemistry, 3.2.3 | Edexcel A-level Chemistry, topic 4: Groups 1, 2 and 7 | Sharing and giving electrons
general-redox-821
general-redox-822
general-redox-840
general-redox-841 > Hemoglobin
general-redox-870 > Sharing and giving electrons
general-redox-871 > MCAT, 5A | Sharing and giving electrons
general-redox-872 > HSC Chemistry, module 3: Reactive chemistry | Sharing and giving electrons
general-redox-873 > AQA GCSE Chemistry, topic 4: Chemical changes | Activity series | Ashing | Cambridge IGCSE Chemistry, topic 9: Metals | Edexcel International GCSE Chemistry, section 2: Inorganic chemistry
general-redox-874 > AQA GCSE Chemistry, topic 4: Chemical changes | Cambridge IGCSE Chemistry, topic 9: Metals | Edexcel International GCSE Chemistry, section 2: Inorganic chemistry | Smelting
general-redox-907 > Edexcel International A-level, unit 2: Energetics, groups, halogenoalkanes and alcohols
general-solutions-01 > Edexcel GCSE Chemistry, topic 1: Key concepts in chemistry | Solution stoichiometry
general-solutions-02
general-solutions-03 > MCAT, 5A
general-solutions-04 > Solution stoichiometry
general-solutions-05
general-solutions-06
general-solutions-07 > Edexcel GCSE Chemistry, topic 1: Key concepts in chemistry | Solution stoichiometry
general-solutions-101 > Dissolving
general-solutions-102
general-solutions-103 > AP Chemistry, 3.10 | Dissolving | Gas solubility
general-solutions-104 > Dissolving | Gas solubility | Hand warmer
general-solutions-105 > AP Chemistry, 3.10 | Dissolving | Gas solubility
general-solutions-106 > AP Chemistry, 3.10 | AP Chemistry, Unit 3 | Gas solubility
general-solutions-107 > Why metals conduct
general-solutions-108 > Why metals conduct
general-solutions-21
general-solutions-22
general-solutions-23 > Dissolving
general-solutions-24 > Why metals conduct
general-solutions-25
general-solutions-26 > Dissolving | Ions in solution | Solutions
general-solutions-560
general-solutions-580 > MCAT, 5A
general-solutions-581 > MCAT, 5A
general-solutions-600 > Aqua regia | Edexcel GCSE Chemistry, topic 1: Key concepts in chemistry
general-solutions-601 > Dissolving | Gas solubility
general-solutions-602 > Dissolving | Gas solubility
general-solutions-603
general-solutions-604
general-solutions-605
general-solutions-606
general-solutions-607 > Dipole-dipole forces
general-solutions-608 > Why things boil
general-solutions-609 > Hot and cold reactions
general-solutions-610 > Like dissolves like
general-solutions-611 > Colligative properties | Freezing point depression
general-solutions-612 > MCAT, 5A
general-solutions-680 > Gas solubility
general-solutions-681 > Dissolving | Gas solubility
general-solutions-710
general-solutions-711 > Separating things
general-solutions-712
general-solutions-713 > Hot and cold reactions | Solids | Why metals conduct
general-solutions-760 > Solution stoichiometry
general-solutions-761 > Solution stoichiometry
general-solutions-762 > Solution stoichiometry
general-solutions-800
general-solutions-801 > MCAT, 5A
general-solutions-820 > Dissolving | Gas solubility
general-solutions-821 > Why metals conduct
general-solutions-825 > Dissolving
general-solutions-870 > Edexcel GCSE Chemistry, topic 5: Separate chemistry 1 | Molarity | Solution stoichiometry
general-solutions-871 > Edexcel GCSE Chemistry, topic 5: Separate chemistry 1 | Molarity | Solution stoichiometry
general-solutions-879
general-solutions-880
general-solutions-900 > MCAT, 5A
general-solutions-901
general-solutions-907
general-solutions-908 > Dissolving
general-solutions-909 > Edexcel GCSE Chemistry, topic 1: Key concepts in chemistry | Number of particles
general-solutions-910 > Edexcel GCSE Chemistry, topic 1: Key concepts in chemistry | Number of particles
general-stoichiometry-01 > Mass and moles
general-stoichiometry-02
general-stoichiometry-03
general-stoichiometry-04 > Edexcel GCSE Chemistry, topic 1: Key concepts in chemistry | OCR Gateway GCSE Chemistry, topic 3: Chemical reactions
general-stoichiometry-05
general-stoichiometry-06
general-stoichiometry-07
general-stoichiometry-101 > Mass and moles
general-stoichiometry-102 > Mass and moles
general-stoichiometry-103 > Cambridge A-level Chemistry, topic 2: Atoms, molecules and stoichiometry | Cambridge IGCSE Chemistry, topic 3: Stoichiometry | Edexcel GCSE Chemistry, topic 1: Key concepts in chemistry | Edexcel International GCSE Chemistry, section 1: Principles of chemistry | HSC Chemistry, module 2: Introduction to quantitative chemistry | OCR Gateway GCSE Chemistry, topic 3: Chemical reactions
general-stoichiometry-104 > Cambridge A-level Chemistry, topic 2: Atoms, molecules and stoichiometry | HSC Chemistry, module 2: Introduction to quantitative chemistry
general-stoichiometry-105 > Cambridge A-level Chemistry, topic 2: Atoms, molecules and stoichiometry | HSC Chemistry, module 2: Introduction to quantitative chemistry
general-stoichiometry-106 > Quantitative chemistry
general-stoichiometry-107 > Detergents | Quantitative chemistry
general-stoichiometry-108 > Biofuels
general-stoichiometry-21 > Cambridge A-level Chemistry, topic 2: Atoms, molecules and stoichiometry | Cambridge IGCSE Chemistry, topic 3: Stoichiometry | Edexcel GCSE Chemistry, topic 1: Key concepts in chemistry | Edexcel International GCSE Chemistry, section 1: Principles of chemistry | Ethanol | HSC Chemistry, module 2: Introduction to quantitative chemistry | OCR Gateway GCSE Chemistry, topic 3: Chemical reactions | Production of ethanol
general-stoichiometry-22 > Cambridge A-level Chemistry, topic 2: Atoms, molecules and stoichiometry | Cambridge IGCSE Chemistry, topic 3: Stoichiometry | Edexcel GCSE Chemistry, topic 1: Key concepts in chemistry | Edexcel International GCSE Chemistry, section 1: Principles of chemistry | HSC Chemistry, module 2: Introduction to quantitative chemistry | OCR Gateway GCSE Chemistry, topic 3: Chemical reactions
general-stoichiometry-23 > Cambridge A-level Chemistry, topic 2: Atoms, molecules and stoichiometry | Cambridge IGCSE Chemistry, topic 3: Stoichiometry | Edexcel GCSE Chemistry, topic 1: Key concepts in chemistry | Edexcel International GCSE Chemistry, section 1: Principles of chemistry | HSC Chemistry, module 2: Introduction to quantitative chemistry | OCR Gateway GCSE Chemistry, topic 3: Chemical reactions
general-stoichiometry-24 > Cambridge A-level Chemistry, topic 2: Atoms, molecules and stoichiometry | Edexcel A-level Chemistry, topic 5: Formulae, equations and amounts | Edexcel International A-level, unit 1: Structure, bonding and introduction to organic chemistry | HSC Chemistry, module 2: Introduction to quantitative chemistry | OCR A-level Chemistry, 2.1.3 | Quantitative chemistry
general-stoichiometry-25 > Cambridge A-level Chemistry, topic 2: Atoms, molecules and stoichiometry | Edexcel A-level Chemistry, topic 5: Formulae, equations and amounts | Edexcel International A-level, unit 1: Structure, bonding and introduction to organic chemistry | HSC Chemistry, module 2: Introduction to quantitative chemistry | OCR A-level Chemistry, 2.1.3 | Quantitative chemistry
general-stoichiometry-300
general-stoichiometry-301
general-stoichiometry-400 > Quantitative chemistry
general-stoichiometry-401 > Life cycle assessment | Quantitative chemistry
general-stoichiometry-402 > Quantitative chemistry
general-stoichiometry-580 > Cambridge A-level Chemistry, topic 2: Atoms, molecules and stoichiometry | Cambridge IGCSE Chemistry, topic 3: Stoichiometry | Edexcel GCSE Chemistry, topic 1: Key concepts in chemistry | Edexcel International GCSE Chemistry, section 1: Principles of chemistry | HSC Chemistry, module 2: Introduction to quantitative chemistry | Methane | OCR Gateway GCSE Chemistry, topic 3: Chemical reactions
general-stoichiometry-581 > Cambridge A-level Chemistry, topic 2: Atoms, molecules and stoichiometry | Cambridge IGCSE Chemistry, topic 3: Stoichiometry | Edexcel GCSE Chemistry, topic 1: Key concepts in chemistry | Edexcel International GCSE Chemistry, section 1: Principles of chemistry | HSC Chemistry, module 2: Introduction to quantitative chemistry | OCR Gateway GCSE Chemistry, topic 3: Chemical reactions
general-stoichiometry-600
general-stoichiometry-601 > Edexcel GCSE Chemistry, topic 1: Key concepts in chemistry | OCR Gateway GCSE Chemistry, topic 3: Chemical reactions
general-stoichiometry-602 > Ozone
general-stoichiometry-820 > Mass and moles | Mixtures
general-stoichiometry-821
general-stoichiometry-822 > Mass and moles
general-stoichiometry-823 > Mass and moles | Mole ratio
general-stoichiometry-824
general-stoichiometry-870 > Green chemistry | Quantitative chemistry
general-stoichiometry-871 > Green chemistry | Quantitative chemistry
general-stoichiometry-879
general-stoichiometry-900 > Mass and moles
general-stoichiometry-901 > Mass and moles
general-thermochemistry-01
general-thermochemistry-02
general-thermochemistry-03
general-thermochemistry-04
general-thermochemistry-05 > AP Chemistry, 6.2
general-thermochemistry-06
general-thermochemistry-07 > Edexcel International A-level, unit 2: Energetics, groups, halogenoalkanes and alcohols | Haber
general-thermochemistry-08
general-thermochemistry-09 > AP Chemistry, 6.2 | AQA GCSE Chemistry, topic 5: Energy changes | Edexcel GCSE Chemistry, topic 7: Rates of reaction and energy changes | OCR Gateway GCSE Chemistry, topic 3: Chemical reactions
general-thermochemistry-10 > AP Chemistry, 6.1 | AP Chemistry, 6.2 | IB Chemistry, R1.1
general-thermochemistry-11
general-thermochemistry-12 > Edexcel International A-level, unit 2: Energetics, groups, halogenoalkanes and alcohols | Mixtures
general-thermochemistry-13
general-thermochemistry-14
general-thermochemistry-15 > Edexcel International A-level, unit 2: Energetics, groups, halogenoalkanes and alcohols | Haber
general-thermochemistry-16 > AQA GCSE Chemistry, topic 7: Organic chemistry | Edexcel International A-level, unit 2: Energetics, groups, halogenoalkanes and alcohols | Edexcel International GCSE Chemistry, section 4: Organic chemistry | Fossil fuels
general-thermochemistry-17 > AQA GCSE Chemistry, topic 7: Organic chemistry | AQA GCSE Chemistry, topic 9: Chemistry of the atmosphere | Cambridge IGCSE Chemistry, topic 11: Organic chemistry | Edexcel GCSE Chemistry, topic 8: Fuels and Earth science | Edexcel International GCSE Chemistry, section 4: Organic chemistry | Natural gas | OCR Gateway GCSE Chemistry, topic 6: Global challenges | Petrol
general-thermochemistry-18 > AQA GCSE Chemistry, topic 7: Organic chemistry | AQA GCSE Chemistry, topic 9: Chemistry of the atmosphere | Cambridge IGCSE Chemistry, topic 11: Organic chemistry | Edexcel International A-level, unit 2: Energetics, groups, halogenoalkanes and alcohols | Edexcel International GCSE Chemistry, section 4: Organic chemistry | HSC Chemistry, module 7: Organic chemistry | OCR Gateway GCSE Chemistry, topic 6: Global challenges
general-thermochemistry-201 > AP Chemistry, 6.2
general-thermochemistry-202 > AP Chemistry, 6.2
general-thermochemistry-203
general-thermochemistry-204
general-thermochemistry-205
general-thermochemistry-206 > Enthalpy of reaction
general-thermochemistry-207
general-thermochemistry-208 > Phase
general-thermochemistry-209
general-thermochemistry-210
general-thermochemistry-211 > Enthalpy of reaction
general-thermochemistry-212 > Enthalpy of reaction
general-thermochemistry-213
general-thermochemistry-214 > Enthalpy of reaction
general-thermochemistry-215 > Enthalpy of reaction
general-thermochemistry-216 > Edexcel International A-level, unit 2: Energetics, groups, halogenoalkanes and alcohols | Haber
general-thermochemistry-217
general-thermochemistry-218 > Cambridge A-level Chemistry, topic 27: Group 2 (A2) | Edexcel International A-level, unit 2: Energetics, groups, halogenoalkanes and alcohols | Hot and cold reactions
general-thermochemistry-219 > Cambridge A-level Chemistry, topic 27: Group 2 (A2) | Edexcel International A-level, unit 2: Energetics, groups, halogenoalkanes and alcohols
general-thermochemistry-220 > Cambridge A-level Chemistry, topic 27: Group 2 (A2) | Edexcel International A-level, unit 2: Energetics, groups, halogenoalkanes and alcohols | Enthalpy of solution | Hot and cold reactions
general-thermochemistry-221 > Cambridge A-level Chemistry, topic 27: Group 2 (A2) | Hot and cold reactions
general-thermochemistry-222 > Natural gas
general-thermochemistry-300 > AQA GCSE Chemistry, topic 7: Organic chemistry | AQA GCSE Chemistry, topic 9: Chemistry of the atmosphere | Edexcel International A-level, unit 2: Energetics, groups, halogenoalkanes and alcohols | Edexcel International GCSE Chemistry, section 4: Organic chemistry | JEE Main, unit 4: Chemical thermodynamics | NCERT class 11, chapter 5: Thermodynamics
general-thermochemistry-301
general-thermochemistry-302
general-thermochemistry-303 > Enthalpy of reaction
general-thermochemistry-304 > Enthalpy of reaction | Ozone
general-thermochemistry-305
general-thermochemistry-306 > Enthalpy | Enthalpy of formation | Enthalpy of reaction
general-thermochemistry-307 > IB Chemistry, R1.2
general-thermochemistry-308 > Enthalpy of reaction | IB Chemistry, R1.2
general-thermochemistry-309 > Enthalpy of reaction | IB Chemistry, R1.2
general-thermochemistry-310 > Enthalpy of reaction | IB Chemistry, R1.2
general-thermochemistry-311 > Cambridge A-level Chemistry, topic 27: Group 2 (A2) | Edexcel International A-level, unit 2: Energetics, groups, halogenoalkanes and alcohols
general-thermochemistry-312 > Edexcel International A-level, unit 2: Energetics, groups, halogenoalkanes and alcohols | Haber
general-thermochemistry-313 > Edexcel International A-level, unit 2: Energetics, groups, halogenoalkanes and alcohols | Haber | Lattice enthalpy
general-thermochemistry-314
general-thermochemistry-400
general-thermochemistry-560
general-thermochemistry-561 > Heat capacity | Specific heat capacity
general-thermochemistry-562
general-thermochemistry-563
general-thermochemistry-580 > Edexcel International A-level, unit 2: Energetics, groups, halogenoalkanes and alcohols | Haber
general-thermochemistry-581 > Edexcel International A-level, unit 2: Energetics, groups, halogenoalkanes and alcohols | Haber
general-thermochemistry-600 > AP Chemistry, 6.2 | Supersaturated solution
general-thermochemistry-641 > Energy diagram | Entropy and Gibbs energy | Gibbs energy | Gibbs energy and equilibrium | Graphite | Temperature and reaction rate
general-thermochemistry-642 > Energy diagram | Graphite | HSC Chemistry, module 4: Drivers of reactions | Maxwell-Boltzmann | Maxwell-Boltzmann distribution of energies
general-thermochemistry-680
general-thermochemistry-681 > AP Chemistry, 6.2
general-thermochemistry-682
general-thermochemistry-683
general-thermochemistry-684
general-thermochemistry-685 > Heat
general-thermochemistry-686 > Edexcel International A-level, unit 2: Energetics, groups, halogenoalkanes and alcohols | Haber | Ionic bonding
general-thermochemistry-687 > Edexcel International A-level, unit 2: Energetics, groups, halogenoalkanes and alcohols | Haber
general-thermochemistry-688
general-thermochemistry-689 > Acids and alkalis | Edexcel A-level Chemistry, topic 8: Energetics I | Edexcel International A-level, unit 2: Energetics, groups, halogenoalkanes and alcohols | Gas-forming reactions | Salts
general-thermochemistry-701 > AP Chemistry, 6.3 | AQA GCSE Chemistry, topic 5: Energy changes | Edexcel GCSE Chemistry, topic 7: Rates of reaction and energy changes | Edexcel International GCSE Chemistry, section 3: Physical chemistry | HSC Chemistry, module 4: Drivers of reactions | IB Chemistry, R1.1
general-thermochemistry-702 > HSC Chemistry, module 4: Drivers of reactions
general-thermochemistry-703
general-thermochemistry-751 > Graphite
general-thermochemistry-760 > Enthalpy of reaction | Standard entropy
general-thermochemistry-761 > AP Chemistry, 9.1 | Gibbs energy and equilibrium | Standard entropy
general-thermochemistry-762
general-thermochemistry-763 > Gibbs energy and equilibrium | Graphite
general-thermochemistry-764 > Edexcel International A-level, unit 4: Rates, equilibria and further organic chemistry | Gibbs energy and equilibrium
general-thermochemistry-765 > Gibbs energy and equilibrium
general-thermochemistry-766
general-thermochemistry-767
general-thermochemistry-790 > Enthalpy | Enthalpy of combustion | Enthalpy of reaction | Fuels
general-thermochemistry-791 > Enthalpy | Enthalpy of combustion | Enthalpy of reaction
general-thermochemistry-806
general-thermochemistry-807 > Mixtures
general-thermochemistry-820 > AQA A-level Chemistry, 3.1.4 | Edexcel International A-level, unit 2: Energetics, groups, halogenoalkanes and alcohols | Enthalpy | Enthalpy of reaction | Equilibrium yield | Hess's law | OCR A-level Chemistry, 3.2.1 | Thermochemistry
general-thermochemistry-821 > Calorimetry | Heat | Mixtures
general-thermochemistry-822
general-thermochemistry-823 > Balancing equations | Edexcel International A-level, unit 2: Energetics, groups, halogenoalkanes and alcohols | JEE Main, unit 4: Chemical thermodynamics | NCERT class 11, chapter 5: Thermodynamics
general-thermochemistry-840 > JEE Main, unit 20: Principles related to practical chemistry | Propane
general-thermochemistry-841 > JEE Main, unit 20: Principles related to practical chemistry
general-thermochemistry-870
general-thermochemistry-879 > JEE Main, unit 20: Principles related to practical chemistry
general-thermochemistry-880
general-thermochemistry-900
general-thermochemistry-901 > Ethanol
general-thermochemistry-902
general-thermochemistry-903 > Enthalpy of reaction | Methane
general-thermochemistry-907 > Haber
general-thermochemistry-908 > Hot and cold reactions
general-thermochemistry-909
general-thermochemistry-943 > Energy diagram | Temperature and reaction rate
general-thermochemistry-944 > Entropy and Gibbs energy | Entropy and spontaneity | Spontaneous
general-thermochemistry-945 > Energy diagram | Mixtures | Temperature and reaction rate
general-thermochemistry-946 > Energy diagram | Temperature and reaction rate
general-thermochemistry-947 > Energy diagram | Temperature and reaction rate
general-thermochemistry-960 > Tarnishing
general-thermochemistry-961 > AQA A-level Chemistry, 3.1.4 | Acetate | Endothermic and exothermic processes | Hot and cold reactions | IB Chemistry, R1.1 | Standard entropy | Thermochemistry
general-thermochemistry-970
general-thermochemistry-971 > Hot and cold reactions
general-thermochemistry-972
gibbs-and-equilibrium.advanced > Entropy and spontaneity | HSC Chemistry, module 4: Drivers of reactions | Spontaneous
gibbs-and-equilibrium.beginner
gibbs-and-equilibrium.intermediate
gibbs-and-temperature.advanced
gibbs-and-temperature.beginner > Edexcel International A-level, unit 4: Rates, equilibria and further organic chemistry | Spontaneous
gibbs-and-temperature.intermediate
glassware-readings.beginner > Concentrations and solution making | Measuring cylinders | Preparing solutions
gravimetric-analysis.advanced > Mixtures
gravimetric-analysis.beginner > Silver chloride precipitate
gravimetric-analysis.intermediate
grignard-additions.advanced > Aldehydes and ketones | Edexcel A-level Chemistry, topic 18: Organic chemistry III
grignard-additions.beginner
grignard-additions.intermediate
heat-and-work.advanced
heat-and-work.beginner
heat-and-work.intermediate
heat-engines.advanced
heat-engines.beginner
heat-engines.intermediate
heating-curve-readings.advanced > Phase change
heating-curve-readings.beginner > JEE Main, unit 4: Chemical thermodynamics | NCERT class 11, chapter 5: Thermodynamics
heating-curve-readings.intermediate
hess-law.advanced
hess-law.beginner
hess-law.intermediate
hydrogen-spectrum.advanced > Atomic theory | Hydrogen atom | Models of the atom
hydrogen-spectrum.beginner > Atomic theory | Models of the atom
hydrogen-spectrum.intermediate > Models of the atom
ideal-gas-law.advanced
ideal-gas-law.beginner
ideal-gas-law.intermediate
infrared-reading.advanced
infrared-reading.beginner
infrared-reading.intermediate
infrared-readings.beginner
infrared-readings.intermediate
initial-rate-table.advanced
initial-rate-table.beginner
initial-rate-table.intermediate
initial-rates.advanced
initial-rates.beginner
initial-rates.intermediate
integrated-rate-laws.advanced
integrated-rate-laws.beginner
integrated-rate-laws.intermediate
intermolecular-forces.advanced
intermolecular-forces.beginner > Physical properties of water | Why things boil
intermolecular-forces.intermediate
internal-standard.advanced
internal-standard.beginner
internal-standard.intermediate
ion-selective-electrode.advanced
ion-selective-electrode.beginner
ion-selective-electrode.intermediate
ionic-strength.advanced > Mixtures
ionic-strength.beginner
ionic-strength.intermediate
isoelectric-point.advanced > Amino acids
isoelectric-point.beginner
isoelectric-point.intermediate
isomer-recognition.advanced > HSC Chemistry, module 7: Organic chemistry
isomer-recognition.beginner
isomer-recognition.intermediate
job-plot-readings.advanced
job-plot-readings.beginner > Mole fraction
job-plot-readings.intermediate
kirchhoff-law.advanced
kirchhoff-law.intermediate
langmuir-isotherm.advanced
langmuir-isotherm.beginner
langmuir-isotherm.intermediate
langmuir-plot-readings.advanced
langmuir-plot-readings.intermediate
limiting-reagent.advanced
limiting-reagent.intermediate
lineweaver-burk-readings.advanced > Michaelis-Menten kinetics | Noncompetitive and mixed inhibition
lineweaver-burk-readings.intermediate
mass-spectrum.advanced
mass-spectrum.beginner > Edexcel A-level Chemistry, topic 19: Modern analytical techniques II
mass-spectrum.intermediate
mass-stoichiometry.advanced > Mass and moles
mass-stoichiometry.beginner > Mass and moles
mass-stoichiometry.intermediate
membrane-transport-energy.advanced
membrane-transport-energy.beginner
membrane-transport-energy.intermediate
method-of-initial-rates.advanced
method-of-initial-rates.beginner
method-of-initial-rates.intermediate
michaelis-menten-rate.advanced
michaelis-menten-rate.beginner
michaelis-menten-rate.intermediate
michaelis-menten-readings.beginner
michaelis-menten-readings.intermediate
molar-conductivity-readings.advanced > Acid dissociation constant | Ka and Kb | Weak acids and bases
molar-conductivity-readings.beginner
molar-conductivity-readings.intermediate
molarity-and-dilution.advanced > Solution stoichiometry
molarity-and-dilution.beginner
molarity-and-dilution.intermediate > Edexcel GCSE Chemistry, topic 1: Key concepts in chemistry | Solution stoichiometry
molecular-ion-peaks.advanced
molecular-ion-peaks.beginner
molecular-ion-peaks.intermediate
molecular-speeds.advanced
molecular-speeds.beginner
molecular-speeds.intermediate > Most probable speed
molecule-shapes.advanced
molecule-shapes.beginner
molecule-shapes.intermediate
moles-and-particles.advanced
moles-and-particles.beginner > Number of particles
moles-and-particles.intermediate > Edexcel International GCSE Chemistry, section 1: Principles of chemistry
multistep-profile-readings.advanced > Rate-determining step and mechanism
multistep-profile-readings.beginner > Transition state
names-to-structures.advanced > Cambridge A-level Chemistry, topic 29: Further organic chemistry | Edexcel A-level Chemistry, topic 6: Organic chemistry I | MCAT, 5D
names-to-structures.beginner > Alkanes | Alkanes and conformations | Hydrocarbons | MCAT, 5D | Naming alkanes
names-to-structures.intermediate > Cambridge A-level Chemistry, topic 29: Further organic chemistry
naming-compounds.advanced > Cambridge A-level Chemistry, topic 29: Further organic chemistry
naming-compounds.beginner > MCAT, 5D | Naming functional groups
naming-compounds.intermediate > Cambridge A-level Chemistry, topic 29: Further organic chemistry
nernst-equation.advanced > Reaction quotient
nernst-equation.beginner
nernst-equation.intermediate > Cell potential
newman-readings.advanced
newman-readings.beginner
newman-readings.intermediate
nmr-signals.advanced
nmr-signals.beginner
nmr-signals.intermediate > Reading IR, NMR and mass spectra | Spectroscopy
nuclear-decays.advanced
nuclear-decays.beginner > Alpha decay
nuclear-decays.intermediate
optical-rotation.advanced > Racemic
optical-rotation.beginner > Racemic
optical-rotation.intermediate > Racemic
orbital-box-readings.beginner > Electron shells
orbital-box-readings.intermediate > Electron shells | HSC Chemistry, module 1: Properties and structure of matter | Paramagnetic
orbital-diagram-readings.advanced > Antibonding
orbital-diagram-readings.beginner > Paramagnetic
orbital-diagram-readings.intermediate > Paramagnetic
organic-acidity-and-basicity-01
organic-acidity-and-basicity-02
organic-acidity-and-basicity-03 > Buffer solutions | Tris buffer
organic-acidity-and-basicity-04
organic-acidity-and-basicity-05 > Electronic effects | Keto-enol
organic-acidity-and-basicity-06 > MCAT, 5D | NCERT class 12, chapter 8: Aldehydes, ketones and carboxylic acids
organic-acidity-and-basicity-07
organic-acidity-and-basicity-08 > Buffer solutions | Tris buffer
organic-acidity-and-basicity-101
organic-acidity-and-basicity-102 > Aniline | OCR A-level Chemistry, 6.2.1
organic-acidity-and-basicity-103 > Phase
organic-acidity-and-basicity-104
organic-acidity-and-basicity-105
organic-acidity-and-basicity-106
organic-acidity-and-basicity-107 > Acetic acid
organic-acidity-and-basicity-108 > Acetic acid
organic-acidity-and-basicity-21
organic-acidity-and-basicity-22 > Buffer solutions | Tris buffer
organic-acidity-and-basicity-23
organic-acidity-and-basicity-24
organic-acidity-and-basicity-25
organic-acidity-and-basicity-26
organic-acidity-and-basicity-27
organic-acidity-and-basicity-28
organic-acidity-and-basicity-480
organic-acidity-and-basicity-481
organic-acidity-and-basicity-501 > Acidity and basicity of organic compounds | Acidity of organic compounds | Electronic effects
organic-acidity-and-basicity-502
organic-acidity-and-basicity-503 > Electronic effects
organic-acidity-and-basicity-504 > Electronic effects
organic-acidity-and-basicity-710 > Lewis structures of organic molecules | Structure and bonding of carbon
organic-acidity-and-basicity-970 > Ethanol | NCERT class 12, chapter 8: Aldehydes, ketones and carboxylic acids
organic-acidity-and-basicity-971 > Lewis structures of organic molecules
organic-acidity-and-basicity-972 > Lewis structures of organic molecules | NCERT class 12, chapter 8: Aldehydes, ketones and carboxylic acids
organic-alcohols-and-ethers-01
organic-alcohols-and-ethers-02
organic-alcohols-and-ethers-03 > Ethers
organic-alcohols-and-ethers-04
organic-alcohols-and-ethers-05 > Bulky base | HSC Chemistry, module 7: Organic chemistry
organic-alcohols-and-ethers-06
organic-alcohols-and-ethers-07 > AQA A-level Chemistry, 3.3.5 | Edexcel A-level Chemistry, topic 6: Organic chemistry I | Edexcel International A-level, unit 2: Energetics, groups, halogenoalkanes and alcohols | HSC Chemistry, module 7: Organic chemistry | OCR A-level Chemistry, 4.2.1
organic-alcohols-and-ethers-08 > Ethers
organic-alcohols-and-ethers-101 > AQA A-level Chemistry, 3.3.5 | Cambridge A-level Chemistry, topic 16: Hydroxy compounds | Edexcel A-level Chemistry, topic 6: Organic chemistry I | IB Chemistry, S3.2
organic-alcohols-and-ethers-102 > Alkyl bromide
organic-alcohols-and-ethers-103
organic-alcohols-and-ethers-104 > AQA A-level Chemistry, 3.3.5 | AQA GCSE Chemistry, topic 7: Organic chemistry | Alcohols | Alcohols and ethers | Cambridge IGCSE Chemistry, topic 11: Organic chemistry | Edexcel GCSE Chemistry, topic 9: Separate chemistry 2 | Edexcel International GCSE Chemistry, section 4: Organic chemistry | Ethanol | Glucose
organic-alcohols-and-ethers-105 > Alcohols | Alcohols and ethers | Fermentation of ethanol | HSC Chemistry, module 7: Organic chemistry
organic-alcohols-and-ethers-106
organic-alcohols-and-ethers-107
organic-alcohols-and-ethers-108 > Ethers
organic-alcohols-and-ethers-109
organic-alcohols-and-ethers-110
organic-alcohols-and-ethers-111
organic-alcohols-and-ethers-112
organic-alcohols-and-ethers-113
organic-alcohols-and-ethers-114
organic-alcohols-and-ethers-115 > Glycols
organic-alcohols-and-ethers-116
organic-alcohols-and-ethers-117
organic-alcohols-and-ethers-118
organic-alcohols-and-ethers-119
organic-alcohols-and-ethers-120
organic-alcohols-and-ethers-121
organic-alcohols-and-ethers-21 > Alkyl bromide
organic-alcohols-and-ethers-22 > Ethanol | Glucose
organic-alcohols-and-ethers-23
organic-alcohols-and-ethers-24 > Ethers
organic-alcohols-and-ethers-25
organic-alcohols-and-ethers-26
organic-alcohols-and-ethers-27
organic-alcohols-and-ethers-28
organic-alcohols-and-ethers-29
organic-alcohols-and-ethers-30
organic-alcohols-and-ethers-300 > Ethers
organic-alcohols-and-ethers-301 > Ethers
organic-alcohols-and-ethers-31
organic-alcohols-and-ethers-501
organic-alcohols-and-ethers-502
organic-alcohols-and-ethers-503
organic-alcohols-and-ethers-504
organic-alcohols-and-ethers-505
organic-alcohols-and-ethers-506 > Ethanol
organic-alcohols-and-ethers-507 > AQA A-level Chemistry, 3.3.5 | Alcohols | Alcohols and ethers | Cambridge A-level Chemistry, topic 16: Hydroxy compounds | Edexcel A-level Chemistry, topic 6: Organic chemistry I | Edexcel International A-level, unit 2: Energetics, groups, halogenoalkanes and alcohols | HSC Chemistry, module 7: Organic chemistry | JEE Main, unit 17: Organic compounds containing oxygen | MCAT, 5D | NCERT class 12, chapter 7: Alcohols, phenols and ethers | OCR A-level Chemistry, 4.2.1
organic-alcohols-and-ethers-508 > Alcohols | Alcohols and ethers | NCERT class 12, chapter 7: Alcohols, phenols and ethers | Oxidation of alcohols
organic-alcohols-and-ethers-509 > HSC Chemistry, module 7: Organic chemistry
organic-alcohols-and-ethers-510 > HSC Chemistry, module 7: Organic chemistry
organic-alcohols-and-ethers-511
organic-alcohols-and-ethers-512
organic-alcohols-and-ethers-600
organic-alcohols-and-ethers-601
organic-alcohols-and-ethers-602
organic-alcohols-and-ethers-603 > Thiols and sulfides
organic-alcohols-and-ethers-701 > Cambridge A-level Chemistry, topic 16: Hydroxy compounds | Edexcel A-level Chemistry, topic 6: Organic chemistry I
organic-alcohols-and-ethers-710
organic-alcohols-and-ethers-711
organic-alcohols-and-ethers-712 > Edexcel A-level Chemistry, topic 6: Organic chemistry I | HSC Chemistry, module 7: Organic chemistry | OCR A-level Chemistry, 4.2.1
organic-alcohols-and-ethers-800 > Edexcel A-level Chemistry, topic 6: Organic chemistry I | OCR A-level Chemistry, 6.3.1
organic-alcohols-and-ethers-801
organic-alcohols-and-ethers-840
organic-alcohols-and-ethers-841
organic-alcohols-and-ethers-870 > Alcohols to alkyl halides | Alkyl bromide | Chirality | R and S configuration
organic-alcohols-and-ethers-871 > Alcohols to alkyl halides | Alkyl bromide | Polar aprotic solvent | SN2 vs E2
organic-alcohols-and-ethers-872 > Edexcel GCSE Chemistry, topic 9: Separate chemistry 2
organic-alcohols-and-ethers-873
organic-alcohols-and-ethers-900
organic-alcohols-and-ethers-901
organic-alcohols-and-ethers-907 > Propane
organic-alcohols-and-ethers-930 > Optical isomerism | Racemic
organic-alcohols-and-ethers-943
organic-alcohols-and-ethers-960
organic-alcohols-and-ethers-970 > Reflux
organic-alcohols-and-ethers-971 > Bulky base
organic-alcohols-and-ethers-981
organic-alcohols-and-ethers-982 > Polar aprotic solvent
organic-alcohols-and-ethers-983
organic-alkenes-and-alkynes-01 > Organic mechanisms
organic-alkenes-and-alkynes-02 > Markovnikov addition
organic-alkenes-and-alkynes-03
organic-alkenes-and-alkynes-04
organic-alkenes-and-alkynes-05 > MCAT, 5D
organic-alkenes-and-alkynes-06
organic-alkenes-and-alkynes-07
organic-alkenes-and-alkynes-08
organic-alkenes-and-alkynes-09
organic-alkenes-and-alkynes-10
organic-alkenes-and-alkynes-101 > HSC Chemistry, module 7: Organic chemistry | MCAT, 5D
organic-alkenes-and-alkynes-103 > AQA A-level Chemistry, 3.3.4 | Electrophilic addition | Fermentation of ethanol | Organic mechanisms
organic-alkenes-and-alkynes-104 > Organic mechanisms
organic-alkenes-and-alkynes-105 > Organic mechanisms
organic-alkenes-and-alkynes-106 > Markovnikov addition
organic-alkenes-and-alkynes-107 > Markovnikov addition
organic-alkenes-and-alkynes-108 > Alkenes | Markovnikov addition | Reactions of alkenes
organic-alkenes-and-alkynes-109
organic-alkenes-and-alkynes-110
organic-alkenes-and-alkynes-111
organic-alkenes-and-alkynes-112 > Syn dihydroxylation
organic-alkenes-and-alkynes-113
organic-alkenes-and-alkynes-114
organic-alkenes-and-alkynes-115
organic-alkenes-and-alkynes-116
organic-alkenes-and-alkynes-117 > Alkenes
organic-alkenes-and-alkynes-118 > Edexcel International A-level, unit 1: Structure, bonding and introduction to organic chemistry
organic-alkenes-and-alkynes-21
organic-alkenes-and-alkynes-22 > Alkenes | HSC Chemistry, module 7: Organic chemistry | Hydrogenation of alkenes | Reactions of alkenes
organic-alkenes-and-alkynes-23 > Organic mechanisms
organic-alkenes-and-alkynes-24
organic-alkenes-and-alkynes-25
organic-alkenes-and-alkynes-26 > HSC Chemistry, module 7: Organic chemistry | MCAT, 5D
organic-alkenes-and-alkynes-27 > HSC Chemistry, module 7: Organic chemistry | MCAT, 5D
organic-alkenes-and-alkynes-28 > Organic mechanisms
organic-alkenes-and-alkynes-29 > Organic mechanisms
organic-alkenes-and-alkynes-30
organic-alkenes-and-alkynes-31 > Cambridge A-level Chemistry, topic 14: Hydrocarbons | Edexcel A-level Chemistry, topic 6: Organic chemistry I | Edexcel International A-level, unit 1: Structure, bonding and introduction to organic chemistry | HSC Chemistry, module 7: Organic chemistry | IB Chemistry, R3.2 | OCR A-level Chemistry, 4.1.3 | Reactions of alkenes
organic-alkenes-and-alkynes-32 > Alkenes | Alkenes and alkynes | HSC Chemistry, module 7: Organic chemistry
organic-alkenes-and-alkynes-33
organic-alkenes-and-alkynes-460
organic-alkenes-and-alkynes-461
organic-alkenes-and-alkynes-462 > Markovnikov addition
organic-alkenes-and-alkynes-463
organic-alkenes-and-alkynes-464 > Retrosynthesis
organic-alkenes-and-alkynes-465
organic-alkenes-and-alkynes-466
organic-alkenes-and-alkynes-467 > Bulky base | Nucleophilic substitution
organic-alkenes-and-alkynes-501 > Organic mechanisms
organic-alkenes-and-alkynes-502 > Organic mechanisms
organic-alkenes-and-alkynes-503 > HSC Chemistry, module 7: Organic chemistry
organic-alkenes-and-alkynes-504
organic-alkenes-and-alkynes-505
organic-alkenes-and-alkynes-506
organic-alkenes-and-alkynes-507 > Electronic effects
organic-alkenes-and-alkynes-508
organic-alkenes-and-alkynes-509 > Organic mechanisms
organic-alkenes-and-alkynes-510
organic-alkenes-and-alkynes-511
organic-alkenes-and-alkynes-512 > Organic mechanisms
organic-alkenes-and-alkynes-513
organic-alkenes-and-alkynes-514 > Diols | Electrophilic addition | Halogenation of alkenes | Organic mechanisms
organic-alkenes-and-alkynes-516 > Markovnikov addition
organic-alkenes-and-alkynes-517
organic-alkenes-and-alkynes-518
organic-alkenes-and-alkynes-519
organic-alkenes-and-alkynes-520 > Azides
organic-alkenes-and-alkynes-521 > Azides
organic-alkenes-and-alkynes-701 > HSC Chemistry, module 7: Organic chemistry | MCAT, 5D | NCERT class 11, chapter 9: Hydrocarbons
organic-alkenes-and-alkynes-702 > MCAT, 5D
organic-alkenes-and-alkynes-710
organic-alkenes-and-alkynes-711 > Bond length and bond energy | Hybridization
organic-alkenes-and-alkynes-712
organic-alkenes-and-alkynes-713
organic-alkenes-and-alkynes-751
organic-alkenes-and-alkynes-752 > Edexcel International A-level, unit 1: Structure, bonding and introduction to organic chemistry | Phosphoric acid
organic-alkenes-and-alkynes-870 > Lindlar catalyst
organic-alkenes-and-alkynes-871
organic-alkenes-and-alkynes-872
organic-alkenes-and-alkynes-873 > Chirality | Meso compounds
organic-alkenes-and-alkynes-900 > HSC Chemistry, module 7: Organic chemistry
organic-alkenes-and-alkynes-901 > HSC Chemistry, module 7: Organic chemistry
organic-alkenes-and-alkynes-902
organic-alkenes-and-alkynes-903 > Repeating unit
organic-alkenes-and-alkynes-904
organic-alkenes-and-alkynes-905
organic-alkenes-and-alkynes-930 > Hydrogenation of alkenes
organic-alkenes-and-alkynes-943 > HSC Chemistry, module 7: Organic chemistry
organic-amines-01
organic-amines-02
organic-amines-03
organic-amines-04 > Cambridge A-level Chemistry, topic 19: Nitrogen compounds
organic-amines-05 > Cambridge A-level Chemistry, topic 19: Nitrogen compounds
organic-amines-06 > Aniline
organic-amines-07
organic-amines-08
organic-amines-101 > Mixtures
organic-amines-102
organic-amines-103 > Cambridge A-level Chemistry, topic 19: Nitrogen compounds | IB Chemistry, S3.2 | MCAT, 5D
organic-amines-104
organic-amines-105
organic-amines-106
organic-amines-107
organic-amines-108 > Intermediate
organic-amines-109
organic-amines-110
organic-amines-111
organic-amines-112 > Nylon
organic-amines-113
organic-amines-114
organic-amines-115
organic-amines-21 > Cambridge A-level Chemistry, topic 19: Nitrogen compounds | IB Chemistry, S3.2
organic-amines-22 > Cambridge A-level Chemistry, topic 29: Further organic chemistry
organic-amines-23
organic-amines-24
organic-amines-25
organic-amines-26
organic-amines-27
organic-amines-28 > Amines | Edexcel A-level Chemistry, topic 18: Organic chemistry III | Edexcel International A-level, unit 5: Transition metals and organic nitrogen chemistry
organic-amines-29 > Amines | Phase
organic-amines-501 > HSC Chemistry, module 7: Organic chemistry
organic-amines-502
organic-amines-503 > HSC Chemistry, module 7: Organic chemistry
organic-amines-504
organic-amines-505 > Aniline | HSC Chemistry, module 7: Organic chemistry
organic-amines-506 > HSC Chemistry, module 7: Organic chemistry
organic-amines-507 > Chemical tests for functional groups
organic-amines-508
organic-amines-509
organic-amines-510 > Lewis structures of organic molecules
organic-amines-511
organic-amines-512
organic-amines-513
organic-amines-514
organic-amines-515
organic-amines-516 > NCERT class 12, chapter 9: Amines
organic-amines-701 > Phase
organic-amines-710 > IB Chemistry, S3.2 | MCAT, 5D
organic-amines-711 > OCR A-level Chemistry, 6.2.1
organic-amines-712 > OCR A-level Chemistry, 6.2.1
organic-amines-713 > Amides
organic-amines-790
organic-amines-791 > Amines | Carboxylic acids | Decarboxylation | Preparation of amines
organic-amines-800 > Cambridge A-level Chemistry, topic 19: Nitrogen compounds | Nitrobenzene
organic-amines-840 > OCR A-level Chemistry, 6.2.1
organic-amines-879
organic-amines-880
organic-amines-907 > Aniline | Nitrobenzene
organic-amines-908 > Cambridge A-level Chemistry, topic 19: Nitrogen compounds | Cambridge A-level Chemistry, topic 34: Nitrogen compounds (A2) | Hydrogen bonding in water | Physical properties of water | Why things boil
organic-amines-909 > AQA A-level Chemistry, 3.3.11 | Cambridge A-level Chemistry, topic 19: Nitrogen compounds | Cambridge A-level Chemistry, topic 34: Nitrogen compounds (A2) | MCAT, 5D | OCR A-level Chemistry, 6.2.1 | Propane
organic-amines-943
organic-amines-944 > OCR A-level Chemistry, 6.2.1
organic-amines-945
organic-amines-970 > OCR A-level Chemistry, 6.2.1
organic-amines-981
organic-amines-982
organic-aromatic-compounds-01
organic-aromatic-compounds-02 > Cambridge A-level Chemistry, topic 31: Halogen compounds (A2) | Edexcel A-level Chemistry, topic 18: Organic chemistry III | Edexcel International A-level, unit 5: Transition metals and organic nitrogen chemistry | Organic mechanisms
organic-aromatic-compounds-03 > Cambridge A-level Chemistry, topic 31: Halogen compounds (A2) | Edexcel A-level Chemistry, topic 18: Organic chemistry III | Edexcel International A-level, unit 5: Transition metals and organic nitrogen chemistry | Nitrobenzene | Organic mechanisms
organic-aromatic-compounds-04
organic-aromatic-compounds-05 > Organic mechanisms
organic-aromatic-compounds-06
organic-aromatic-compounds-07
organic-aromatic-compounds-08
organic-aromatic-compounds-101
organic-aromatic-compounds-102
organic-aromatic-compounds-103
organic-aromatic-compounds-104
organic-aromatic-compounds-105
organic-aromatic-compounds-106 > AQA A-level Chemistry, 3.3.10
organic-aromatic-compounds-107
organic-aromatic-compounds-108 > Cambridge A-level Chemistry, topic 31: Halogen compounds (A2) | Edexcel A-level Chemistry, topic 18: Organic chemistry III | Edexcel International A-level, unit 5: Transition metals and organic nitrogen chemistry | Organic mechanisms
organic-aromatic-compounds-109 > Organic mechanisms
organic-aromatic-compounds-110
organic-aromatic-compounds-111 > Organic mechanisms
organic-aromatic-compounds-112
organic-aromatic-compounds-113
organic-aromatic-compounds-114
organic-aromatic-compounds-115
organic-aromatic-compounds-116
organic-aromatic-compounds-117
organic-aromatic-compounds-118
organic-aromatic-compounds-119
organic-aromatic-compounds-120
organic-aromatic-compounds-121
organic-aromatic-compounds-122
organic-aromatic-compounds-123
organic-aromatic-compounds-124 > Furan
organic-aromatic-compounds-125
organic-aromatic-compounds-126 > Cambridge A-level Chemistry, topic 30: Arenes
organic-aromatic-compounds-127
organic-aromatic-compounds-128
organic-aromatic-compounds-21 > Cambridge A-level Chemistry, topic 29: Further organic chemistry
organic-aromatic-compounds-22
organic-aromatic-compounds-23
organic-aromatic-compounds-24 > Aniline | Clemmensen and Wolff-Kishner reductions
organic-aromatic-compounds-25 > Cambridge A-level Chemistry, topic 31: Halogen compounds (A2)
organic-aromatic-compounds-26
organic-aromatic-compounds-27
organic-aromatic-compounds-28 > Mixtures
organic-aromatic-compounds-29 > AQA A-level Chemistry, 3.3.10 | Edexcel A-level Chemistry, topic 18: Organic chemistry III | Edexcel International A-level, unit 5: Transition metals and organic nitrogen chemistry | Organic mechanisms
organic-aromatic-compounds-30 > AQA A-level Chemistry, 3.3.10 | Edexcel A-level Chemistry, topic 18: Organic chemistry III | Edexcel International A-level, unit 5: Transition metals and organic nitrogen chemistry | Organic mechanisms
organic-aromatic-compounds-300
organic-aromatic-compounds-301 > Solvated electrons
organic-aromatic-compounds-302 > Electron-donating groups
organic-aromatic-compounds-303
organic-aromatic-compounds-304
organic-aromatic-compounds-305 > Sonogashira coupling
organic-aromatic-compounds-306 > Negishi coupling | Sonogashira coupling
organic-aromatic-compounds-307 > Negishi coupling | Sonogashira coupling | Stille coupling
organic-aromatic-compounds-308 > Beta-hydride elimination
organic-aromatic-compounds-309
organic-aromatic-compounds-31 > Organic mechanisms
organic-aromatic-compounds-310
organic-aromatic-compounds-311
organic-aromatic-compounds-312
organic-aromatic-compounds-313 > Phosphine
organic-aromatic-compounds-32
organic-aromatic-compounds-33
organic-aromatic-compounds-34
organic-aromatic-compounds-35
organic-aromatic-compounds-460 > Antiaromatic compounds
organic-aromatic-compounds-461 > NCERT class 11, chapter 9: Hydrocarbons
organic-aromatic-compounds-480
organic-aromatic-compounds-481
organic-aromatic-compounds-482 > Furan
organic-aromatic-compounds-483
organic-aromatic-compounds-484
organic-aromatic-compounds-485
organic-aromatic-compounds-501
organic-aromatic-compounds-502 > Cambridge A-level Chemistry, topic 34: Nitrogen compounds (A2) | Diazonium salts
organic-aromatic-compounds-503 > Methyl orange
organic-aromatic-compounds-504
organic-aromatic-compounds-505
organic-aromatic-compounds-506
organic-aromatic-compounds-507 > Edexcel A-level Chemistry, topic 18: Organic chemistry III | Edexcel International A-level, unit 5: Transition metals and organic nitrogen chemistry
organic-aromatic-compounds-508
organic-aromatic-compounds-509 > Edexcel A-level Chemistry, topic 18: Organic chemistry III | Edexcel International A-level, unit 5: Transition metals and organic nitrogen chemistry | Electronic effects
organic-aromatic-compounds-510 > Organic mechanisms
organic-aromatic-compounds-511
organic-aromatic-compounds-512
organic-aromatic-compounds-513
organic-aromatic-compounds-514
organic-aromatic-compounds-515
organic-aromatic-compounds-516
organic-aromatic-compounds-517
organic-aromatic-compounds-518
organic-aromatic-compounds-519 > Furan | Pyridine and pyrrole
organic-aromatic-compounds-520 > Furan
organic-aromatic-compounds-580 > Mixtures
organic-aromatic-compounds-600 > Furan
organic-aromatic-compounds-601
organic-aromatic-compounds-602 > Furan
organic-aromatic-compounds-701 > Cambridge A-level Chemistry, topic 30: Arenes
organic-aromatic-compounds-804 > AQA A-level Chemistry, 3.3.10 | Edexcel A-level Chemistry, topic 18: Organic chemistry III | Edexcel International A-level, unit 5: Transition metals and organic nitrogen chemistry | Organic mechanisms
organic-aromatic-compounds-840
organic-aromatic-compounds-870 > Lewis structures of organic molecules
organic-aromatic-compounds-871 > Nucleophilic aromatic substitution
organic-aromatic-compounds-900
organic-aromatic-compounds-901 > Toluene
organic-aromatic-compounds-907
organic-aromatic-compounds-943
organic-aromatic-compounds-944 > Furan
organic-aromatic-compounds-945
organic-aromatic-compounds-946
organic-aromatic-compounds-970
organic-aromatic-compounds-971
organic-aromatic-compounds-972 > Electrophilic aromatic substitution
organic-aromatic-compounds-973 > Addition reactions | Cambridge A-level Chemistry, topic 31: Halogen compounds (A2) | Electrophilic addition | Halogenation of alkenes | Organic mechanisms
organic-aromatic-compounds-974 > Cambridge A-level Chemistry, topic 31: Halogen compounds (A2) | Edexcel A-level Chemistry, topic 18: Organic chemistry III | Edexcel International A-level, unit 5: Transition metals and organic nitrogen chemistry | Nitration of benzene | Organic mechanisms
organic-aromatic-compounds-975
organic-aromatic-compounds-981 > Alkanes | Halogenation of alkanes | Radical chain reaction | Uv
organic-aromatic-compounds-982 > AQA A-level Chemistry, 3.3.10 | Cambridge A-level Chemistry, topic 31: Halogen compounds (A2)
organic-carbonyl-compounds-01
organic-carbonyl-compounds-02 > Glycols
organic-carbonyl-compounds-03
organic-carbonyl-compounds-04
organic-carbonyl-compounds-05
organic-carbonyl-compounds-06
organic-carbonyl-compounds-07
organic-carbonyl-compounds-101
organic-carbonyl-compounds-102 > AQA A-level Chemistry, 3.3.8 | Cambridge A-level Chemistry, topic 17: Carbonyl compounds | IB Chemistry, S3.2 | OCR A-level Chemistry, 6.1.2
organic-carbonyl-compounds-103 > Reflux
organic-carbonyl-compounds-104 > HSC Chemistry, module 7: Organic chemistry
organic-carbonyl-compounds-105 > Cambridge A-level Chemistry, topic 17: Carbonyl compounds | OCR A-level Chemistry, 6.1.2
organic-carbonyl-compounds-106
organic-carbonyl-compounds-107 > AQA A-level Chemistry, 3.3.8 | HSC Chemistry, module 8: Applying chemical ideas
organic-carbonyl-compounds-108 > AQA A-level Chemistry, 3.3.8 | Cambridge A-level Chemistry, topic 17: Carbonyl compounds | HSC Chemistry, module 8: Applying chemical ideas
organic-carbonyl-compounds-109
organic-carbonyl-compounds-110
organic-carbonyl-compounds-111
organic-carbonyl-compounds-112
organic-carbonyl-compounds-113 > AQA A-level Chemistry, 3.3.8 | Aldehydes and ketones | OCR A-level Chemistry, 6.1.2
organic-carbonyl-compounds-114
organic-carbonyl-compounds-115
organic-carbonyl-compounds-116
organic-carbonyl-compounds-117
organic-carbonyl-compounds-118 > Hydrazine
organic-carbonyl-compounds-119 > Carbanions | Intermediate
organic-carbonyl-compounds-120
organic-carbonyl-compounds-121
organic-carbonyl-compounds-122 > Phosphine
organic-carbonyl-compounds-123
organic-carbonyl-compounds-124
organic-carbonyl-compounds-125
organic-carbonyl-compounds-126
organic-carbonyl-compounds-127
organic-carbonyl-compounds-128
organic-carbonyl-compounds-129
organic-carbonyl-compounds-130
organic-carbonyl-compounds-131
organic-carbonyl-compounds-132 > Carbanions
organic-carbonyl-compounds-133
organic-carbonyl-compounds-134
organic-carbonyl-compounds-135 > Intermediate
organic-carbonyl-compounds-136
organic-carbonyl-compounds-137
organic-carbonyl-compounds-138
organic-carbonyl-compounds-139 > Keto-enol
organic-carbonyl-compounds-140
organic-carbonyl-compounds-141
organic-carbonyl-compounds-142
organic-carbonyl-compounds-143
organic-carbonyl-compounds-144
organic-carbonyl-compounds-145
organic-carbonyl-compounds-146
organic-carbonyl-compounds-147 > Acetone
organic-carbonyl-compounds-148
organic-carbonyl-compounds-149
organic-carbonyl-compounds-150
organic-carbonyl-compounds-151
organic-carbonyl-compounds-152 > Diols
organic-carbonyl-compounds-153
organic-carbonyl-compounds-154
organic-carbonyl-compounds-155
organic-carbonyl-compounds-156
organic-carbonyl-compounds-157
organic-carbonyl-compounds-158
organic-carbonyl-compounds-159
organic-carbonyl-compounds-160 > Diols | Organic mechanisms
organic-carbonyl-compounds-161 > Diols | Organic mechanisms
organic-carbonyl-compounds-162 > Diols
organic-carbonyl-compounds-163 > Diols | Organic mechanisms
organic-carbonyl-compounds-21 > HSC Chemistry, module 8: Applying chemical ideas
organic-carbonyl-compounds-22 > Organic mechanisms
organic-carbonyl-compounds-23 > Aldehydes and ketones | Diols | Nucleophilic addition to carbonyls | Organic mechanisms | Organic reactions
organic-carbonyl-compounds-24
organic-carbonyl-compounds-25
organic-carbonyl-compounds-26 > Glycols | Named reactions
organic-carbonyl-compounds-27 > Keto-enol
organic-carbonyl-compounds-28
organic-carbonyl-compounds-29
organic-carbonyl-compounds-30
organic-carbonyl-compounds-300 > Cram's rule
organic-carbonyl-compounds-301 > Felkin-Anh model
organic-carbonyl-compounds-302 > Felkin-Anh model
organic-carbonyl-compounds-303
organic-carbonyl-compounds-304 > Cram's rule
organic-carbonyl-compounds-31 > HSC Chemistry, module 8: Applying chemical ideas | OCR A-level Chemistry, 6.1.2
organic-carbonyl-compounds-32 > AQA A-level Chemistry, 3.3.8 | HSC Chemistry, module 8: Applying chemical ideas | OCR A-level Chemistry, 6.1.2
organic-carbonyl-compounds-33 > Keto-enol
organic-carbonyl-compounds-34
organic-carbonyl-compounds-460 > Aldehydes and ketones
organic-carbonyl-compounds-461 > Glycols
organic-carbonyl-compounds-462
organic-carbonyl-compounds-463
organic-carbonyl-compounds-464
organic-carbonyl-compounds-465
organic-carbonyl-compounds-466
organic-carbonyl-compounds-480 > Aldehydes and ketones
organic-carbonyl-compounds-481 > Intermediate
organic-carbonyl-compounds-501 > AQA A-level Chemistry, 3.3.8 | HSC Chemistry, module 8: Applying chemical ideas
organic-carbonyl-compounds-502 > HSC Chemistry, module 8: Applying chemical ideas
organic-carbonyl-compounds-503 > AQA A-level Chemistry, 3.3.8 | HSC Chemistry, module 8: Applying chemical ideas
organic-carbonyl-compounds-504 > Aldehydes and ketones | HSC Chemistry, module 8: Applying chemical ideas
organic-carbonyl-compounds-505 > HSC Chemistry, module 8: Applying chemical ideas
organic-carbonyl-compounds-506 > Tests for carbonyl compounds
organic-carbonyl-compounds-507 > HSC Chemistry, module 8: Applying chemical ideas
organic-carbonyl-compounds-508 > Organic mechanisms
organic-carbonyl-compounds-509 > Mixtures | NCERT class 12, chapter 8: Aldehydes, ketones and carboxylic acids | OCR A-level Chemistry, 6.1.2
organic-carbonyl-compounds-510
organic-carbonyl-compounds-511 > Organic mechanisms
organic-carbonyl-compounds-512 > Keto-enol | THF
organic-carbonyl-compounds-513 > Keto-enol | LDA
organic-carbonyl-compounds-514
organic-carbonyl-compounds-515 > Enolates | Keto-enol | MCAT, 5D
organic-carbonyl-compounds-516 > Acetoacetic ester synthesis
organic-carbonyl-compounds-517
organic-carbonyl-compounds-518
organic-carbonyl-compounds-519 > Acetoacetic ester synthesis
organic-carbonyl-compounds-520 > Aldehydes and ketones | Edexcel A-level Chemistry, topic 18: Organic chemistry III
organic-carbonyl-compounds-521
organic-carbonyl-compounds-522 > Edexcel A-level Chemistry, topic 18: Organic chemistry III
organic-carbonyl-compounds-523 > Aldehydes and ketones | Edexcel A-level Chemistry, topic 18: Organic chemistry III
organic-carbonyl-compounds-524
organic-carbonyl-compounds-525 > Intermediate
organic-carbonyl-compounds-526
organic-carbonyl-compounds-527
organic-carbonyl-compounds-528
organic-carbonyl-compounds-529
organic-carbonyl-compounds-530
organic-carbonyl-compounds-531
organic-carbonyl-compounds-532
organic-carbonyl-compounds-533
organic-carbonyl-compounds-534
organic-carbonyl-compounds-535 > Condensation reactions of carbonyls | Enolates | Named reactions
organic-carbonyl-compounds-536 > Chirality | Optical isomerism | Racemic
organic-carbonyl-compounds-537
organic-carbonyl-compounds-538
organic-carbonyl-compounds-539
organic-carbonyl-compounds-540
organic-carbonyl-compounds-541
organic-carbonyl-compounds-542 > Proline
organic-carbonyl-compounds-543 > Wittig reaction
organic-carbonyl-compounds-544 > Wittig reaction
organic-carbonyl-compounds-545 > Wittig reaction
organic-carbonyl-compounds-546
organic-carbonyl-compounds-580 > Acetaldehyde
organic-carbonyl-compounds-600 > Aldehydes and ketones | Organic reactions
organic-carbonyl-compounds-601 > Aldehydes and ketones | Organic reactions
organic-carbonyl-compounds-602
organic-carbonyl-compounds-701 > AQA A-level Chemistry, 3.3.8 | Edexcel A-level Chemistry, topic 17: Organic chemistry II | Edexcel International A-level, unit 4: Rates, equilibria and further organic chemistry
organic-carbonyl-compounds-702 > Diols | HSC Chemistry, module 7: Organic chemistry
organic-carbonyl-compounds-703 > Retrosynthesis
organic-carbonyl-compounds-704
organic-carbonyl-compounds-800 > Aldehydes and ketones
organic-carbonyl-compounds-801 > Aldehydes and ketones
organic-carbonyl-compounds-840 > Acetaldehyde
organic-carbonyl-compounds-841
organic-carbonyl-compounds-860 > Enolates
organic-carbonyl-compounds-900
organic-carbonyl-compounds-901
organic-carbonyl-compounds-902
organic-carbonyl-compounds-903
organic-carbonyl-compounds-930
organic-carbonyl-compounds-931 > Keto-enol
organic-carbonyl-compounds-932 > Decarboxylation
organic-carbonyl-compounds-943 > Acetone
organic-carbonyl-compounds-944
organic-carbonyl-compounds-970 > HSC Chemistry, module 8: Applying chemical ideas
organic-carbonyl-compounds-971 > HSC Chemistry, module 8: Applying chemical ideas
organic-carbonyl-compounds-972
organic-carbonyl-compounds-973
organic-carbonyl-compounds-981
organic-carbonyl-compounds-982 > Glycols
organic-carbonyl-compounds-983 > Optical isomerism
organic-carbonyl-compounds-984 > Optical isomerism | Racemic
organic-carboxylic-acids-01 > Cambridge A-level Chemistry, topic 33: Carboxylic acids and derivatives (A2)
organic-carboxylic-acids-02
organic-carboxylic-acids-03 > Cambridge A-level Chemistry, topic 18: Carboxylic acids and derivatives | Carboxylic acid derivatives | Edexcel A-level Chemistry, topic 17: Organic chemistry II | Edexcel International A-level, unit 4: Rates, equilibria and further organic chemistry | OCR A-level Chemistry, 6.1.3
organic-carboxylic-acids-04 > AQA A-level Chemistry, 3.3.11 | Cambridge A-level Chemistry, topic 19: Nitrogen compounds | Edexcel A-level Chemistry, topic 18: Organic chemistry III | Edexcel International A-level, unit 5: Transition metals and organic nitrogen chemistry | OCR A-level Chemistry, 6.2.1
organic-carboxylic-acids-05
organic-carboxylic-acids-06
organic-carboxylic-acids-07
organic-carboxylic-acids-08
organic-carboxylic-acids-101 > Cambridge A-level Chemistry, topic 33: Carboxylic acids and derivatives (A2) | IB Chemistry, S3.2 | MCAT, 5D
organic-carboxylic-acids-102
organic-carboxylic-acids-103 > HSC Chemistry, module 7: Organic chemistry | MCAT, 5D | Nitrile hydrolysis
organic-carboxylic-acids-104 > Cambridge A-level Chemistry, topic 33: Carboxylic acids and derivatives (A2)
organic-carboxylic-acids-105 > Organic mechanisms
organic-carboxylic-acids-106 > Intermediate
organic-carboxylic-acids-107
organic-carboxylic-acids-108 > Cambridge A-level Chemistry, topic 34: Nitrogen compounds (A2) | Edexcel A-level Chemistry, topic 18: Organic chemistry III | Edexcel International A-level, unit 5: Transition metals and organic nitrogen chemistry | OCR A-level Chemistry, 6.2.2
organic-carboxylic-acids-109
organic-carboxylic-acids-110 > AQA A-level Chemistry, 3.3.11 | Butanoic acid | Edexcel A-level Chemistry, topic 18: Organic chemistry III
organic-carboxylic-acids-111
organic-carboxylic-acids-112 > Enolates
organic-carboxylic-acids-113
organic-carboxylic-acids-114
organic-carboxylic-acids-115
organic-carboxylic-acids-116 > Butanoic acid
organic-carboxylic-acids-117
organic-carboxylic-acids-118 > Carboxylic acids | Carboxylic acids and derivatives
organic-carboxylic-acids-21
organic-carboxylic-acids-22
organic-carboxylic-acids-23 > NCERT class 12, chapter 8: Aldehydes, ketones and carboxylic acids
organic-carboxylic-acids-24
organic-carboxylic-acids-25
organic-carboxylic-acids-26 > Lewis structures of organic molecules
organic-carboxylic-acids-27 > IB Chemistry, S3.2
organic-carboxylic-acids-28 > Cambridge A-level Chemistry, topic 18: Carboxylic acids and derivatives | Cambridge A-level Chemistry, topic 33: Carboxylic acids and derivatives (A2) | Physical properties of water | Why things boil
organic-carboxylic-acids-29 > Mixtures
organic-carboxylic-acids-30 > Organic mechanisms
organic-carboxylic-acids-31 > OCR A-level Chemistry, 6.1.3
organic-carboxylic-acids-32
organic-carboxylic-acids-33 > Cambridge A-level Chemistry, topic 33: Carboxylic acids and derivatives (A2)
organic-carboxylic-acids-34
organic-carboxylic-acids-35 > Cambridge A-level Chemistry, topic 33: Carboxylic acids and derivatives (A2) | Edexcel A-level Chemistry, topic 17: Organic chemistry II | Edexcel International A-level, unit 4: Rates, equilibria and further organic chemistry
organic-carboxylic-acids-36
organic-carboxylic-acids-37 > Cambridge A-level Chemistry, topic 33: Carboxylic acids and derivatives (A2) | Edexcel A-level Chemistry, topic 17: Organic chemistry II | Edexcel International A-level, unit 4: Rates, equilibria and further organic chemistry
organic-carboxylic-acids-38 > Edexcel A-level Chemistry, topic 18: Organic chemistry III | Edexcel International A-level, unit 5: Transition metals and organic nitrogen chemistry | OCR A-level Chemistry, 6.2.2
organic-carboxylic-acids-39
organic-carboxylic-acids-40 > Intermediate
organic-carboxylic-acids-460
organic-carboxylic-acids-480
organic-carboxylic-acids-481 > Intermediate
organic-carboxylic-acids-501 > Intermediate | OCR A-level Chemistry, 6.1.3
organic-carboxylic-acids-502
organic-carboxylic-acids-503 > Cambridge A-level Chemistry, topic 33: Carboxylic acids and derivatives (A2) | Edexcel A-level Chemistry, topic 17: Organic chemistry II | Edexcel International A-level, unit 4: Rates, equilibria and further organic chemistry | OCR A-level Chemistry, 6.1.3
organic-carboxylic-acids-504 > Organic mechanisms
organic-carboxylic-acids-505 > OCR A-level Chemistry, 6.2.2
organic-carboxylic-acids-506 > Organic mechanisms
organic-carboxylic-acids-580 > Cambridge A-level Chemistry, topic 18: Carboxylic acids and derivatives | Cambridge A-level Chemistry, topic 33: Carboxylic acids and derivatives (A2) | Physical properties of water
organic-carboxylic-acids-581 > Carboxylic acids
organic-carboxylic-acids-582
organic-carboxylic-acids-583
organic-carboxylic-acids-710 > Lewis structures of organic molecules | Structure and bonding of carbon
organic-carboxylic-acids-711 > Ester | Hydrolysis of esters
organic-carboxylic-acids-712
organic-carboxylic-acids-790 > Cambridge A-level Chemistry, topic 18: Carboxylic acids and derivatives | Edexcel A-level Chemistry, topic 17: Organic chemistry II | Edexcel International A-level, unit 4: Rates, equilibria and further organic chemistry | Hydrolysis of esters | OCR A-level Chemistry, 6.1.3
organic-carboxylic-acids-791 > Cambridge A-level Chemistry, topic 18: Carboxylic acids and derivatives | Edexcel A-level Chemistry, topic 17: Organic chemistry II | Edexcel International A-level, unit 4: Rates, equilibria and further organic chemistry | Hydrolysis of esters | OCR A-level Chemistry, 6.1.3 | Triacylglycerols
organic-carboxylic-acids-792 > Mass and moles | Oleate
organic-carboxylic-acids-803 > Phenols
organic-carboxylic-acids-804
organic-carboxylic-acids-805
organic-carboxylic-acids-879 > AQA A-level Chemistry, 3.3.11 | Edexcel A-level Chemistry, topic 18: Organic chemistry III
organic-carboxylic-acids-880 > AQA A-level Chemistry, 3.3.11 | Edexcel A-level Chemistry, topic 18: Organic chemistry III
organic-carboxylic-acids-881
organic-carboxylic-acids-900 > Cambridge A-level Chemistry, topic 33: Carboxylic acids and derivatives (A2)
organic-carboxylic-acids-901
organic-carboxylic-acids-902 > HSC Chemistry, module 7: Organic chemistry
organic-carboxylic-acids-903
organic-carboxylic-acids-904 > AQA A-level Chemistry, 3.3.9 | Cambridge A-level Chemistry, topic 18: Carboxylic acids and derivatives | OCR A-level Chemistry, 6.1.3 | Tollens
organic-carboxylic-acids-930 > PBr3
organic-carboxylic-acids-931 > HSC Chemistry, module 7: Organic chemistry | PBr3
organic-carboxylic-acids-932 > HSC Chemistry, module 7: Organic chemistry
organic-carboxylic-acids-943
organic-carboxylic-acids-944
organic-carboxylic-acids-945
organic-carboxylic-acids-970
organic-carboxylic-acids-971 > Edexcel A-level Chemistry, topic 17: Organic chemistry II | Edexcel International A-level, unit 4: Rates, equilibria and further organic chemistry | OCR A-level Chemistry, 6.1.3
organic-carboxylic-acids-972
organic-carboxylic-acids-973 > Acidity and basicity of organic compounds | Acidity of organic compounds | Electronic effects | Which is more acidic
organic-carboxylic-acids-974
organic-carboxylic-acids-975
organic-carboxylic-acids-976
organic-carboxylic-acids-981 > AQA A-level Chemistry, 3.3.11 | Carboxylic acid derivatives | Edexcel A-level Chemistry, topic 18: Organic chemistry III
organic-carboxylic-acids-982 > AQA A-level Chemistry, 3.3.11 | Edexcel A-level Chemistry, topic 18: Organic chemistry III
organic-conformations-01
organic-conformations-02
organic-conformations-03
organic-conformations-04
organic-conformations-05
organic-conformations-06 > Conformations
organic-conformations-07
organic-conformations-101 > AQA A-level Chemistry, 3.3.2 | Cambridge A-level Chemistry, topic 14: Hydrocarbons | Edexcel A-level Chemistry, topic 6: Organic chemistry I | Edexcel International A-level, unit 1: Structure, bonding and introduction to organic chemistry | OCR A-level Chemistry, 4.1.2
organic-conformations-102 > AQA GCSE Chemistry, topic 7: Organic chemistry | Edexcel GCSE Chemistry, topic 9: Separate chemistry 2 | IB Chemistry, S3.2
organic-conformations-103
organic-conformations-104
organic-conformations-105 > Edexcel GCSE Chemistry, topic 8: Fuels and Earth science | Kerosene
organic-conformations-106
organic-conformations-107 > Conformations
organic-conformations-108 > Conformations
organic-conformations-109
organic-conformations-110
organic-conformations-21
organic-conformations-22
organic-conformations-23
organic-conformations-25 > IB Chemistry, S3.2 | Kerosene
organic-conformations-26
organic-conformations-27
organic-conformations-28
organic-conformations-29
organic-conformations-460
organic-conformations-461
organic-conformations-501
organic-conformations-502
organic-conformations-503
organic-conformations-504
organic-conformations-505 > Octane number
organic-conformations-506 > Cambridge A-level Chemistry, topic 14: Hydrocarbons
organic-conformations-507 > Addition and condensation polymers | Addition polymers | Chain-growth
organic-conformations-508
organic-conformations-509
organic-conformations-510 > Flame
organic-conformations-511 > Naming functional groups
organic-conformations-512
organic-conformations-580 > Kerosene
organic-conformations-581
organic-conformations-710 > Edexcel GCSE Chemistry, topic 9: Separate chemistry 2 | Ethane | Methane | Propane
organic-conformations-870
organic-conformations-871
organic-conformations-879
organic-conformations-880
organic-conformations-943
organic-conformations-981 > Mixtures
organic-conformations-982
organic-functional-groups-01 > Cambridge A-level Chemistry, topic 21: Organic synthesis | Cambridge A-level Chemistry, topic 36: Organic synthesis (A2) | Edexcel A-level Chemistry, topic 6: Organic chemistry I
organic-functional-groups-02 > Edexcel A-level Chemistry, topic 6: Organic chemistry I
organic-functional-groups-03 > Cambridge A-level Chemistry, topic 13: Introduction to organic chemistry | Cambridge A-level Chemistry, topic 21: Organic synthesis | Cambridge A-level Chemistry, topic 36: Organic synthesis (A2) | Edexcel A-level Chemistry, topic 6: Organic chemistry I
organic-functional-groups-04 > AQA A-level Chemistry, 3.3.5 | Cambridge A-level Chemistry, topic 16: Hydroxy compounds | Edexcel A-level Chemistry, topic 6: Organic chemistry I | OCR A-level Chemistry, 4.2.1
organic-functional-groups-05 > Cambridge A-level Chemistry, topic 21: Organic synthesis | Cambridge A-level Chemistry, topic 36: Organic synthesis (A2)
organic-functional-groups-06
organic-functional-groups-07 > Cambridge A-level Chemistry, topic 13: Introduction to organic chemistry | Cambridge A-level Chemistry, topic 21: Organic synthesis | Cambridge A-level Chemistry, topic 36: Organic synthesis (A2) | Edexcel A-level Chemistry, topic 6: Organic chemistry I
organic-functional-groups-101 > Edexcel GCSE Chemistry, topic 8: Fuels and Earth science
organic-functional-groups-102 > AQA GCSE Chemistry, topic 7: Organic chemistry | Cambridge IGCSE Chemistry, topic 11: Organic chemistry | Edexcel GCSE Chemistry, topic 8: Fuels and Earth science | Edexcel International GCSE Chemistry, section 4: Organic chemistry | OCR Gateway GCSE Chemistry, topic 6: Global challenges
organic-functional-groups-103
organic-functional-groups-104 > Acetaldehyde | Ethanol
organic-functional-groups-105
organic-functional-groups-106
organic-functional-groups-107
organic-functional-groups-108 > Glycols
organic-functional-groups-21
organic-functional-groups-22 > NCERT class 11, chapter 8: Organic chemistry: principles and techniques
organic-functional-groups-23 > AQA A-level Chemistry, 3.3.5 | Cambridge A-level Chemistry, topic 16: Hydroxy compounds | Edexcel A-level Chemistry, topic 6: Organic chemistry I
organic-functional-groups-25 > Edexcel GCSE Chemistry, topic 8: Fuels and Earth science
organic-functional-groups-26
organic-functional-groups-27
organic-functional-groups-28
organic-functional-groups-29 > AQA A-level Chemistry, 3.3.14 | Edexcel A-level Chemistry, topic 18: Organic chemistry III | Edexcel International A-level, unit 5: Transition metals and organic nitrogen chemistry
organic-functional-groups-300
organic-functional-groups-301
organic-functional-groups-302
organic-functional-groups-303
organic-functional-groups-304 > Hydrazine
organic-functional-groups-480 > AQA A-level Chemistry, 3.3.14 | Edexcel A-level Chemistry, topic 18: Organic chemistry III | Edexcel International A-level, unit 5: Transition metals and organic nitrogen chemistry
organic-functional-groups-481
organic-functional-groups-501 > Edexcel A-level Chemistry, topic 6: Organic chemistry I
organic-functional-groups-502 > Edexcel A-level Chemistry, topic 6: Organic chemistry I
organic-functional-groups-503
organic-functional-groups-504
organic-functional-groups-505 > AQA A-level Chemistry, 3.3.6 | Edexcel A-level Chemistry, topic 6: Organic chemistry I | OCR A-level Chemistry, 6.3.1
organic-functional-groups-506
organic-functional-groups-507 > Cambridge A-level Chemistry, topic 19: Nitrogen compounds | OCR A-level Chemistry, 6.2.1
organic-functional-groups-508 > Edexcel A-level Chemistry, topic 6: Organic chemistry I | OCR A-level Chemistry, 4.2.3
organic-functional-groups-509 > Edexcel A-level Chemistry, topic 6: Organic chemistry I | OCR A-level Chemistry, 4.2.3
organic-functional-groups-510 > AQA A-level Chemistry, 3.3.14 | Edexcel A-level Chemistry, topic 18: Organic chemistry III | Edexcel International A-level, unit 5: Transition metals and organic nitrogen chemistry
organic-functional-groups-511
organic-functional-groups-512
organic-functional-groups-513
organic-functional-groups-514
organic-functional-groups-515
organic-functional-groups-516
organic-functional-groups-517
organic-functional-groups-518
organic-functional-groups-519
organic-functional-groups-520
organic-functional-groups-521 > Carbenes
organic-functional-groups-522
organic-functional-groups-523
organic-functional-groups-524
organic-functional-groups-525
organic-functional-groups-526
organic-functional-groups-527
organic-functional-groups-528
organic-functional-groups-529
organic-functional-groups-530
organic-functional-groups-531 > Condensation reactions of carbonyls | Enolates
organic-functional-groups-532
organic-functional-groups-533 > Total synthesis
organic-functional-groups-534
organic-functional-groups-535 > Natural product synthesis | Total synthesis
organic-functional-groups-536 > Intermediate
organic-functional-groups-537
organic-functional-groups-538
organic-functional-groups-539
organic-functional-groups-540 > Intermediate
organic-functional-groups-900 > AQA A-level Chemistry, 3.3.5 | Cambridge A-level Chemistry, topic 16: Hydroxy compounds | Edexcel A-level Chemistry, topic 6: Organic chemistry I | OCR A-level Chemistry, 4.2.1
organic-functional-groups-901
organic-functional-groups-902
organic-functional-groups-903 > Quenching
organic-functional-groups-943 > Prussian blue
organic-isomerism-01
organic-isomerism-02
organic-isomerism-03 > Edexcel International A-level, unit 1: Structure, bonding and introduction to organic chemistry | HSC Chemistry, module 7: Organic chemistry
organic-isomerism-04
organic-isomerism-05 > Edexcel International A-level, unit 1: Structure, bonding and introduction to organic chemistry
organic-isomerism-06 > Edexcel International A-level, unit 1: Structure, bonding and introduction to organic chemistry | HSC Chemistry, module 7: Organic chemistry
organic-isomerism-07
organic-isomerism-08 > Edexcel International A-level, unit 1: Structure, bonding and introduction to organic chemistry
organic-isomerism-101
organic-isomerism-102 > Acetone
organic-isomerism-21
organic-isomerism-22 > Free radical halogenation | Radical chain reaction | Radical substitution | Radicals
organic-isomerism-23
organic-isomerism-25
organic-isomerism-26
organic-isomerism-27
organic-isomerism-501
organic-isomerism-502
organic-isomerism-503 > Radical chain reaction | Radicals
organic-isomerism-504 > Cambridge A-level Chemistry, topic 13: Introduction to organic chemistry | Edexcel A-level Chemistry, topic 6: Organic chemistry I | JEE Main, unit 14: Some basic principles of organic chemistry | NCERT class 11, chapter 8: Organic chemistry: principles and techniques
organic-isomerism-710 > Electronic effects | Lewis structures of organic molecules
organic-isomerism-711 > Acetone | Electronic effects | Lewis structures of organic molecules
organic-isomerism-870
organic-isomerism-871
organic-isomerism-900
organic-isomerism-901 > Cambridge A-level Chemistry, topic 13: Introduction to organic chemistry
organic-isomerism-902
organic-isomerism-903 > Acetone
organic-isomerism-904 > Acetone
organic-organic-nomenclature-01 > MCAT, 5D | Naming functional groups
organic-organic-nomenclature-02 > MCAT, 5D | Naming functional groups
organic-organic-nomenclature-03 > HSC Chemistry, module 7: Organic chemistry
organic-organic-nomenclature-04 > Cambridge A-level Chemistry, topic 29: Further organic chemistry | HSC Chemistry, module 7: Organic chemistry
organic-organic-nomenclature-05 > Cambridge A-level Chemistry, topic 29: Further organic chemistry | Edexcel A-level Chemistry, topic 6: Organic chemistry I | Formate
organic-organic-nomenclature-06 > Cambridge A-level Chemistry, topic 29: Further organic chemistry
organic-organic-nomenclature-07 > Cambridge A-level Chemistry, topic 29: Further organic chemistry | HSC Chemistry, module 7: Organic chemistry
organic-organic-nomenclature-101 > MCAT, 5D | Naming functional groups
organic-organic-nomenclature-102 > Alkenes | HSC Chemistry, module 7: Organic chemistry
organic-organic-nomenclature-103 > Cambridge A-level Chemistry, topic 13: Introduction to organic chemistry | HSC Chemistry, module 7: Organic chemistry | NCERT class 11, chapter 8: Organic chemistry: principles and techniques | Naming functional groups | OCR A-level Chemistry, 4.1.1
organic-organic-nomenclature-104
organic-organic-nomenclature-105
organic-organic-nomenclature-106
organic-organic-nomenclature-107
organic-organic-nomenclature-108
organic-organic-nomenclature-21 > HSC Chemistry, module 7: Organic chemistry | MCAT, 5D
organic-organic-nomenclature-22 > HSC Chemistry, module 7: Organic chemistry | MCAT, 5D
organic-organic-nomenclature-23 > HSC Chemistry, module 7: Organic chemistry
organic-organic-nomenclature-25
organic-organic-nomenclature-26 > Cambridge A-level Chemistry, topic 13: Introduction to organic chemistry | HSC Chemistry, module 7: Organic chemistry | NCERT class 11, chapter 8: Organic chemistry: principles and techniques | Naming functional groups | OCR A-level Chemistry, 4.1.1
organic-organic-nomenclature-27 > Alkenes | HSC Chemistry, module 7: Organic chemistry
organic-organic-nomenclature-501 > Cambridge A-level Chemistry, topic 29: Further organic chemistry
organic-organic-nomenclature-502 > MCAT, 5D | Naming functional groups
organic-organic-nomenclature-503
organic-organic-nomenclature-504 > Naming functional groups
organic-organic-nomenclature-505
organic-organic-nomenclature-870 > MCAT, 5D | Naming functional groups
organic-organic-nomenclature-871 > MCAT, 5D | Naming functional groups
organic-organic-nomenclature-872 > MCAT, 5D | Naming functional groups
organic-organic-nomenclature-970 > Alkanes | Hydrocarbons | Naming alkanes | Naming functional groups
organic-organic-nomenclature-971 > Alkanes | Hydrocarbons | Naming alkanes | Naming functional groups
organic-organic-nomenclature-972 > Alkanes | Hydrocarbons | Naming alkanes | Naming functional groups
organic-pericyclic-reactions-101
organic-pericyclic-reactions-102
organic-pericyclic-reactions-103
organic-pericyclic-reactions-104
organic-pericyclic-reactions-105 > Vitamins
organic-pericyclic-reactions-106
organic-pericyclic-reactions-107
organic-pericyclic-reactions-108
organic-pericyclic-reactions-109
organic-pericyclic-reactions-110
organic-pericyclic-reactions-111
organic-pericyclic-reactions-112
organic-pericyclic-reactions-113
organic-pericyclic-reactions-114
organic-pericyclic-reactions-460
organic-pericyclic-reactions-461
organic-pericyclic-reactions-501
organic-pericyclic-reactions-502
organic-pericyclic-reactions-503
organic-pericyclic-reactions-981
organic-pericyclic-reactions-982
organic-pericyclic-reactions-983
organic-polymers-01 > Cambridge A-level Chemistry, topic 35: Polymerisation (A2)
organic-polymers-02 > Polystyrene
organic-polymers-03 > Edexcel A-level Chemistry, topic 17: Organic chemistry II | Plastics
organic-polymers-04 > Nylon 6,6
organic-polymers-05 > Cambridge A-level Chemistry, topic 35: Polymerisation (A2)
organic-polymers-06 > Edexcel A-level Chemistry, topic 18: Organic chemistry III | Plastics | Polyethene | Polythene
organic-polymers-07 > Edexcel A-level Chemistry, topic 17: Organic chemistry II | Plastics
organic-polymers-101
organic-polymers-102 > Cambridge A-level Chemistry, topic 35: Polymerisation (A2)
organic-polymers-103 > Plastics
organic-polymers-104 > Addition polymers | Plastics
organic-polymers-105 > Polystyrene
organic-polymers-106 > Plastics
organic-polymers-107 > Addition polymers | Plastics
organic-polymers-108 > Plastics
organic-polymers-109
organic-polymers-110
organic-polymers-111 > Addition polymers | Carbon bonding | Plastics
organic-polymers-112 > Plastics
organic-polymers-113
organic-polymers-114 > Polystyrene
organic-polymers-115
organic-polymers-116
organic-polymers-117
organic-polymers-118 > Plastics
organic-polymers-119 > AQA GCSE Chemistry, topic 10: Using resources | Fragmentation | Microplastics | OCR A-level Chemistry, 6.2.3
organic-polymers-120
organic-polymers-21 > Plastics
organic-polymers-22
organic-polymers-23 > Addition and condensation polymers
organic-polymers-25
organic-polymers-26
organic-polymers-27 > Plastics
organic-polymers-28
organic-polymers-29 > Edexcel GCSE Chemistry, topic 9: Separate chemistry 2
organic-polymers-30
organic-polymers-300 > Protein purification
organic-polymers-301 > Polystyrene
organic-polymers-302
organic-polymers-303
organic-polymers-501 > Cambridge A-level Chemistry, topic 35: Polymerisation (A2)
organic-polymers-502 > Edexcel A-level Chemistry, topic 17: Organic chemistry II
organic-polymers-503 > Plastics
organic-polymers-504 > HSC Chemistry, module 7: Organic chemistry | Plastics
organic-polymers-505 > Edexcel A-level Chemistry, topic 17: Organic chemistry II | HSC Chemistry, module 7: Organic chemistry | Plastics
organic-polymers-506
organic-polymers-507
organic-polymers-508
organic-polymers-509
organic-polymers-510 > Conformations
organic-polymers-511 > Dispersity
organic-polymers-512
organic-polymers-513
organic-polymers-514
organic-polymers-515 > Dendrimers
organic-polymers-516
organic-polymers-517
organic-polymers-518
organic-polymers-519
organic-polymers-520
organic-polymers-521
organic-polymers-522
organic-polymers-523
organic-polymers-524
organic-polymers-525
organic-polymers-526 > Addition polymers | Chain-growth | Plastics | Polymers
organic-polymers-527 > Addition polymers | Chain-growth | Chain-growth mechanisms | Plastics | Polymers
organic-polymers-528 > Addition polymers | Chain-growth | Plastics | Polymers
organic-polymers-529 > Plastics
organic-polymers-530
organic-polymers-531
organic-polymers-532
organic-polymers-533
organic-polymers-534
organic-polymers-535
organic-polymers-536
organic-polymers-537
organic-polymers-538
organic-polymers-539
organic-polymers-540
organic-polymers-541
organic-polymers-542
organic-polymers-543 > Phase
organic-polymers-544 > Polystyrene
organic-polymers-545 > Number average molar mass
organic-polymers-546 > Number average molar mass
organic-polymers-547
organic-polymers-600 > Addition and condensation polymers | Plastics
organic-polymers-601 > Addition and condensation polymers | Plastics
organic-polymers-602 > Addition and condensation polymers | Nylon | Plastics
organic-polymers-701
organic-polymers-702 > Addition polymers | Carbon bonding | Plastics
organic-polymers-710 > AQA A-level Chemistry, 3.3.4 | Chain-growth | Edexcel International A-level, unit 1: Structure, bonding and introduction to organic chemistry
organic-polymers-711 > Chain-growth
organic-polymers-712 > Plastics
organic-polymers-713 > Chain-growth
organic-polymers-714
organic-polymers-715
organic-polymers-716 > Diols
organic-polymers-717
organic-polymers-790 > Addition and condensation polymers | Condensation polymers
organic-polymers-791 > Addition and condensation polymers | Addition polymers | Chain-growth
organic-polymers-840 > Diols | Edexcel A-level Chemistry, topic 18: Organic chemistry III
organic-polymers-841 > Edexcel A-level Chemistry, topic 18: Organic chemistry III
organic-polymers-900
organic-polymers-901
organic-polymers-907 > Diols
organic-polymers-908 > Diols
organic-polymers-943
organic-polymers-970
organic-polymers-971 > Edexcel A-level Chemistry, topic 17: Organic chemistry II
organic-polymers-981
organic-polymers-982
organic-polymers-983
organic-radical-reactions-01 > Organic mechanisms | Radical chain reaction | Radicals
organic-radical-reactions-02 > Organic mechanisms | Radical chain reaction
organic-radical-reactions-03
organic-radical-reactions-04
organic-radical-reactions-05
organic-radical-reactions-06 > Organic mechanisms | Radical chain reaction
organic-radical-reactions-101
organic-radical-reactions-102 > Ethane
organic-radical-reactions-103 > Alkanes and conformations | Hydrocarbons
organic-radical-reactions-104
organic-radical-reactions-105 > Free radical halogenation
organic-radical-reactions-106
organic-radical-reactions-107 > AQA A-level Chemistry, 3.3.3 | OCR A-level Chemistry, 4.2.2
organic-radical-reactions-108 > Markovnikov addition | Organic mechanisms | Peroxides | Radical chain reaction
organic-radical-reactions-109 > Markovnikov addition | Peroxides
organic-radical-reactions-110 > Markovnikov addition | Peroxides
organic-radical-reactions-111 > Markovnikov addition | Peroxides
organic-radical-reactions-112 > Organic mechanisms
organic-radical-reactions-21 > Free radical halogenation
organic-radical-reactions-22
organic-radical-reactions-23 > NCERT class 11, chapter 9: Hydrocarbons | Organic mechanisms | Radical chain reaction | Radicals
organic-radical-reactions-25
organic-radical-reactions-26
organic-radical-reactions-27 > Alkanes | Hydrocarbons | Radical chain reaction
organic-radical-reactions-480 > AQA A-level Chemistry, 3.3.3
organic-radical-reactions-481 > AQA A-level Chemistry, 3.3.3 | OCR A-level Chemistry, 4.2.2 | Ozone depletion | Uv
organic-radical-reactions-501 > Ozone
organic-radical-reactions-502 > Cambridge A-level Chemistry, topic 12: Nitrogen and sulfur
organic-radical-reactions-503 > Cambridge A-level Chemistry, topic 12: Nitrogen and sulfur | Ozone
organic-radical-reactions-504 > Ozone depletion | Photochemical smog
organic-radical-reactions-505 > Cambridge A-level Chemistry, topic 12: Nitrogen and sulfur
organic-radical-reactions-506
organic-radical-reactions-507
organic-radical-reactions-508
organic-radical-reactions-509 > Detergents
organic-radical-reactions-510 > Ozone
organic-radical-reactions-701 > Hydrocarbons | Methane
organic-radical-reactions-702
organic-radical-reactions-710 > Chlorination of methane | Ethane | Methane | Organic mechanisms | Radical chain reaction | Radicals
organic-radical-reactions-825 > Free radical halogenation
organic-radical-reactions-826
organic-radical-reactions-870 > Methane
organic-radical-reactions-871 > Ethane
organic-radical-reactions-872 > Mixtures | Organic mechanisms
organic-radical-reactions-873 > Enthalpy | Enthalpy of reaction | Markovnikov addition | Peroxides
organic-radical-reactions-874 > Alkanes | Alkanes and conformations | Halogenation of alkanes | Radical chain reaction
organic-radical-reactions-900 > Electronic effects | Lewis structures of organic molecules | Stability of radicals
organic-radical-reactions-901 > Free radical halogenation
organic-radical-reactions-981 > Cambridge A-level Chemistry, topic 12: Nitrogen and sulfur
organic-radical-reactions-982 > Cambridge A-level Chemistry, topic 12: Nitrogen and sulfur
organic-spectroscopy-organic-01
organic-spectroscopy-organic-02 > Edexcel A-level Chemistry, topic 19: Modern analytical techniques II
organic-spectroscopy-organic-03
organic-spectroscopy-organic-04
organic-spectroscopy-organic-05
organic-spectroscopy-organic-06
organic-spectroscopy-organic-07
organic-spectroscopy-organic-08
organic-spectroscopy-organic-09
organic-spectroscopy-organic-10 > Edexcel A-level Chemistry, topic 19: Modern analytical techniques II | Nitrogen rule
organic-spectroscopy-organic-101 > AQA A-level Chemistry, 3.3.15 | Edexcel A-level Chemistry, topic 19: Modern analytical techniques II | Edexcel International A-level, unit 4: Rates, equilibria and further organic chemistry | HSC Chemistry, module 8: Applying chemical ideas | MCAT, 4D
organic-spectroscopy-organic-102
organic-spectroscopy-organic-103 > Reading IR, NMR and mass spectra
organic-spectroscopy-organic-104
organic-spectroscopy-organic-105
organic-spectroscopy-organic-106
organic-spectroscopy-organic-107
organic-spectroscopy-organic-108
organic-spectroscopy-organic-109 > Reading IR, NMR and mass spectra
organic-spectroscopy-organic-110 > HMBC | Reading IR, NMR and mass spectra
organic-spectroscopy-organic-111 > Reading IR, NMR and mass spectra
organic-spectroscopy-organic-112 > Reading IR, NMR and mass spectra
organic-spectroscopy-organic-113 > Reading IR, NMR and mass spectra
organic-spectroscopy-organic-114
organic-spectroscopy-organic-115
organic-spectroscopy-organic-116 > M/z
organic-spectroscopy-organic-117 > Reading IR, NMR and mass spectra
organic-spectroscopy-organic-118 > Reading IR, NMR and mass spectra
organic-spectroscopy-organic-21 > Acetone | Edexcel A-level Chemistry, topic 19: Modern analytical techniques II
organic-spectroscopy-organic-22
organic-spectroscopy-organic-23
organic-spectroscopy-organic-25 > Reading IR, NMR and mass spectra
organic-spectroscopy-organic-26
organic-spectroscopy-organic-27 > Reading IR, NMR and mass spectra
organic-spectroscopy-organic-28
organic-spectroscopy-organic-29
organic-spectroscopy-organic-30 > Mixtures
organic-spectroscopy-organic-31
organic-spectroscopy-organic-32
organic-spectroscopy-organic-33 > M/z
organic-spectroscopy-organic-34 > Reading IR, NMR and mass spectra
organic-spectroscopy-organic-35 > Reading IR, NMR and mass spectra
organic-spectroscopy-organic-36 > Aniline | Reading IR, NMR and mass spectra
organic-spectroscopy-organic-460 > AQA A-level Chemistry, 3.3.15 | IB Chemistry, S3.2 | NMR integration
organic-spectroscopy-organic-461
organic-spectroscopy-organic-462
organic-spectroscopy-organic-501
organic-spectroscopy-organic-502
organic-spectroscopy-organic-503
organic-spectroscopy-organic-504
organic-spectroscopy-organic-505
organic-spectroscopy-organic-506
organic-spectroscopy-organic-507
organic-spectroscopy-organic-508
organic-spectroscopy-organic-509
organic-spectroscopy-organic-510
organic-spectroscopy-organic-511
organic-spectroscopy-organic-580
organic-spectroscopy-organic-581
organic-spectroscopy-organic-600
organic-spectroscopy-organic-601 > Reading IR, NMR and mass spectra
organic-spectroscopy-organic-602 > Reading IR, NMR and mass spectra
organic-spectroscopy-organic-840
organic-spectroscopy-organic-841
organic-spectroscopy-organic-900
organic-spectroscopy-organic-901
organic-spectroscopy-organic-907
organic-spectroscopy-organic-908 > Reading IR, NMR and mass spectra
organic-spectroscopy-organic-943
organic-spectroscopy-organic-944
organic-spectroscopy-organic-945
organic-spectroscopy-organic-960
organic-spectroscopy-organic-961
organic-spectroscopy-organic-962 > AQA A-level Chemistry, 3.3.15
organic-spectroscopy-organic-970 > Chemical shift | Reading IR, NMR and mass spectra
organic-spectroscopy-organic-971 > Reading IR, NMR and mass spectra
organic-stereochemistry-01
organic-stereochemistry-02 > Racemic
organic-stereochemistry-03 > Optical activity | Racemic
organic-stereochemistry-04 > Cambridge A-level Chemistry, topic 13: Introduction to organic chemistry
organic-stereochemistry-05
organic-stereochemistry-06
organic-stereochemistry-07 > Racemic
organic-stereochemistry-08
organic-stereochemistry-09 > Diols | Racemic
organic-stereochemistry-10
organic-stereochemistry-101
organic-stereochemistry-102 > Racemic
organic-stereochemistry-103 > Diols
organic-stereochemistry-104 > Diols
organic-stereochemistry-105
organic-stereochemistry-106 > Phase
organic-stereochemistry-107 > Racemic
organic-stereochemistry-108
organic-stereochemistry-109
organic-stereochemistry-11 > Racemic
organic-stereochemistry-110
organic-stereochemistry-111
organic-stereochemistry-112
organic-stereochemistry-113
organic-stereochemistry-114 > Optical activity | Racemic
organic-stereochemistry-115 > Racemic
organic-stereochemistry-116 > Racemic
organic-stereochemistry-117 > Mixtures | Optical activity | Racemic
organic-stereochemistry-118
organic-stereochemistry-21 > Racemic
organic-stereochemistry-22 > Racemic
organic-stereochemistry-23
organic-stereochemistry-25
organic-stereochemistry-26
organic-stereochemistry-27
organic-stereochemistry-28 > Mixtures
organic-stereochemistry-29
organic-stereochemistry-501
organic-stereochemistry-502
organic-stereochemistry-503 > Edexcel A-level Chemistry, topic 17: Organic chemistry II | Racemic | Thalidomide
organic-stereochemistry-504 > Resolution of enantiomers
organic-stereochemistry-505 > Racemic
organic-stereochemistry-506 > Racemic
organic-stereochemistry-507 > Chirality | Optical isomerism | Racemic
organic-stereochemistry-710 > Racemic
organic-stereochemistry-711 > Mixtures
organic-stereochemistry-712 > Racemic
organic-stereochemistry-713
organic-stereochemistry-714 > Cis-trans isomerism
organic-stereochemistry-870
organic-stereochemistry-871
organic-stereochemistry-872
organic-stereochemistry-907 > Racemic
organic-stereochemistry-930 > Optical activity | Optical isomerism | Racemic
organic-stereochemistry-943 > NCERT class 12, chapter 6: Haloalkanes and haloarenes
organic-stereochemistry-944
organic-stereochemistry-945
organic-structure-and-bonding-01
organic-structure-and-bonding-02 > MCAT, 5D | Structure and bonding of carbon
organic-structure-and-bonding-03 > MCAT, 5D | Structure and bonding of carbon
organic-structure-and-bonding-04
organic-structure-and-bonding-05 > Drawing molecules
organic-structure-and-bonding-06 > Furan
organic-structure-and-bonding-07 > Lewis structures of organic molecules | Structure and bonding of carbon
organic-structure-and-bonding-08 > MCAT, 5D | Structure and bonding of carbon
organic-structure-and-bonding-09
organic-structure-and-bonding-101 > Lewis structures of organic molecules | Structure and bonding of carbon
organic-structure-and-bonding-102
organic-structure-and-bonding-103 > AQA A-level Chemistry, 3.3.1 | Intermediate | OCR A-level Chemistry, 4.1.1
organic-structure-and-bonding-104 > Structure and bonding of carbon
organic-structure-and-bonding-105 > Structure and bonding of carbon
organic-structure-and-bonding-106 > Phase | Structure and bonding of carbon
organic-structure-and-bonding-107 > AQA A-level Chemistry, 3.3.3 | Arrows in mechanisms | Cambridge A-level Chemistry, topic 13: Introduction to organic chemistry | OCR A-level Chemistry, 4.1.3
organic-structure-and-bonding-108 > Arrows in mechanisms
organic-structure-and-bonding-109
organic-structure-and-bonding-110 > MCAT, 5D
organic-structure-and-bonding-111
organic-structure-and-bonding-112
organic-structure-and-bonding-113
organic-structure-and-bonding-114
organic-structure-and-bonding-115
organic-structure-and-bonding-116 > Electronic effects | JEE Main, unit 14: Some basic principles of organic chemistry | NCERT class 11, chapter 8: Organic chemistry: principles and techniques
organic-structure-and-bonding-117 > Electronic effects
organic-structure-and-bonding-118 > AQA A-level Chemistry, 3.3.4 | Electronic effects | IB Chemistry, R3.4 | JEE Main, unit 14: Some basic principles of organic chemistry | NCERT class 11, chapter 8: Organic chemistry: principles and techniques | OCR A-level Chemistry, 4.1.3
organic-structure-and-bonding-119
organic-structure-and-bonding-120
organic-structure-and-bonding-121
organic-structure-and-bonding-122
organic-structure-and-bonding-123
organic-structure-and-bonding-124
organic-structure-and-bonding-125
organic-structure-and-bonding-126
organic-structure-and-bonding-21 > Lewis structures of organic molecules | Structure and bonding of carbon
organic-structure-and-bonding-22
organic-structure-and-bonding-23
organic-structure-and-bonding-24 > Electronic effects | Lewis structures of organic molecules
organic-structure-and-bonding-25 > AQA A-level Chemistry, 3.3.3 | Arrows in mechanisms | OCR A-level Chemistry, 4.1.3
organic-structure-and-bonding-26 > Arrows in mechanisms | OCR A-level Chemistry, 4.1.3
organic-structure-and-bonding-27 > Arrows in mechanisms
organic-structure-and-bonding-28
organic-structure-and-bonding-29 > OCR A-level Chemistry, 4.1.1
organic-structure-and-bonding-30 > Lewis structures of organic molecules | Organic mechanisms
organic-structure-and-bonding-31 > Structure and bonding of carbon
organic-structure-and-bonding-32 > Structure and bonding of carbon
organic-structure-and-bonding-33
organic-structure-and-bonding-34 > Lewis structures of organic molecules
organic-structure-and-bonding-36 > Lewis structures of organic molecules | Structure and bonding of carbon
organic-structure-and-bonding-37
organic-structure-and-bonding-501
organic-structure-and-bonding-502 > Lewis structures of organic molecules | Structure and bonding of carbon
organic-structure-and-bonding-503 > Lewis structures of organic molecules | Structure and bonding of carbon
organic-structure-and-bonding-504
organic-structure-and-bonding-505
organic-structure-and-bonding-506
organic-structure-and-bonding-507
organic-structure-and-bonding-508
organic-structure-and-bonding-509
organic-structure-and-bonding-600
organic-structure-and-bonding-601
organic-structure-and-bonding-602
organic-structure-and-bonding-603
organic-structure-and-bonding-604
organic-structure-and-bonding-640 > Lewis structures
organic-structure-and-bonding-641 > Lewis structures
organic-structure-and-bonding-642 > Drawing molecules | Structure and bonding of carbon
organic-structure-and-bonding-643 > Keto-enol | Lewis structures of organic molecules | Structure and bonding of carbon
organic-structure-and-bonding-644 > Electronic effects | Lewis structures of organic molecules | Resonance | Resonance in organic molecules | Structure and bonding of carbon
organic-structure-and-bonding-645 > Electronic effects | Lewis structures of organic molecules | Resonance | Resonance in organic molecules | Structure and bonding of carbon
organic-structure-and-bonding-710 > AQA A-level Chemistry, 3.3.3 | Arrows in mechanisms
organic-structure-and-bonding-711 > AQA A-level Chemistry, 3.3.3 | Arrows in mechanisms | OCR A-level Chemistry, 4.1.3
organic-structure-and-bonding-712 > AQA A-level Chemistry, 3.3.3 | Arrows in mechanisms | OCR A-level Chemistry, 4.1.3
organic-structure-and-bonding-713 > Electronic effects | Lewis structures of organic molecules | Structure and bonding of carbon
organic-structure-and-bonding-714 > Lewis structures of organic molecules
organic-structure-and-bonding-751 > Drawing molecules | Lewis structures of organic molecules | Structure and bonding of carbon
organic-structure-and-bonding-840 > Structure and bonding of carbon
organic-structure-and-bonding-870
organic-structure-and-bonding-871
organic-structure-and-bonding-872
organic-structure-and-bonding-873
organic-structure-and-bonding-900
organic-structure-and-bonding-901
organic-structure-and-bonding-902
organic-structure-and-bonding-903
organic-structure-and-bonding-907
organic-substitution-and-elimination-01 > AQA A-level Chemistry, 3.3.3 | Alkyl bromide | Cambridge A-level Chemistry, topic 15: Halogen compounds | OCR A-level Chemistry, 4.2.2 | Polar aprotic solvent | SN2 vs E2
organic-substitution-and-elimination-02 > Azides | Polar aprotic solvent | SN2 vs E2
organic-substitution-and-elimination-03 > Polar aprotic solvent | SN2 vs E2
organic-substitution-and-elimination-04 > Bulky base
organic-substitution-and-elimination-05
organic-substitution-and-elimination-06 > Polar aprotic solvent | SN2 vs E2
organic-substitution-and-elimination-07 > DMSO | Organic mechanisms | Polar aprotic solvent
organic-substitution-and-elimination-08 > Bulky base | Organic mechanisms | SN2 vs E2
organic-substitution-and-elimination-09 > Alkyl bromide | Cambridge A-level Chemistry, topic 15: Halogen compounds | Polar aprotic solvent
organic-substitution-and-elimination-10
organic-substitution-and-elimination-101
organic-substitution-and-elimination-102 > Alkyl bromide | Cambridge A-level Chemistry, topic 31: Halogen compounds (A2) | JEE Main, unit 16: Organic compounds containing halogens | NCERT class 12, chapter 6: Haloalkanes and haloarenes
organic-substitution-and-elimination-103 > Alkyl bromide | Cambridge A-level Chemistry, topic 15: Halogen compounds
organic-substitution-and-elimination-104 > Alkyl bromide
organic-substitution-and-elimination-105 > Alkyl bromide | Cambridge A-level Chemistry, topic 15: Halogen compounds | Polar aprotic solvent
organic-substitution-and-elimination-106 > Polar aprotic solvent
organic-substitution-and-elimination-107 > Alkyl bromide
organic-substitution-and-elimination-108
organic-substitution-and-elimination-109 > Alkyl bromide
organic-substitution-and-elimination-110 > Alkyl bromide | Alkyl halides
organic-substitution-and-elimination-111 > Alkyl bromide | Intermediate
organic-substitution-and-elimination-112 > Organic mechanisms
organic-substitution-and-elimination-113
organic-substitution-and-elimination-114
organic-substitution-and-elimination-115 > Alkyl bromide
organic-substitution-and-elimination-116
organic-substitution-and-elimination-117 > Alkyl bromide
organic-substitution-and-elimination-118 > Bulky base | SN2 vs E2
organic-substitution-and-elimination-119 > Alkyl bromide | Bulky base | Nucleophilic substitution
organic-substitution-and-elimination-120 > Alkyl bromide | Bulky base
organic-substitution-and-elimination-121 > Bulky base
organic-substitution-and-elimination-122 > Conjugate base
organic-substitution-and-elimination-123
organic-substitution-and-elimination-124
organic-substitution-and-elimination-125
organic-substitution-and-elimination-126
organic-substitution-and-elimination-127
organic-substitution-and-elimination-128 > Lactone
organic-substitution-and-elimination-129
organic-substitution-and-elimination-130
organic-substitution-and-elimination-131
organic-substitution-and-elimination-21
organic-substitution-and-elimination-22 > Alkyl bromide
organic-substitution-and-elimination-23 > THF
organic-substitution-and-elimination-24 > Bulky base | SN2 vs E2
organic-substitution-and-elimination-25 > AQA A-level Chemistry, 3.3.3 | Alkyl bromide | Cambridge A-level Chemistry, topic 15: Halogen compounds | Edexcel A-level Chemistry, topic 6: Organic chemistry I | Edexcel International A-level, unit 2: Energetics, groups, halogenoalkanes and alcohols | OCR A-level Chemistry, 4.2.2
organic-substitution-and-elimination-26 > Alkyl bromide | Cambridge A-level Chemistry, topic 31: Halogen compounds (A2) | Silver nitrate
organic-substitution-and-elimination-27 > Alkyl bromide | Cambridge A-level Chemistry, topic 15: Halogen compounds
organic-substitution-and-elimination-28
organic-substitution-and-elimination-29 > Bulky base | Nucleophilic substitution
organic-substitution-and-elimination-30 > Bulky base
organic-substitution-and-elimination-31 > Azides | Bulky base | DMF
organic-substitution-and-elimination-480 > Alkyl bromide | Azides
organic-substitution-and-elimination-710 > Bulky base
organic-substitution-and-elimination-711 > Arrows in mechanisms | Bulky base | Nucleophiles and electrophiles
organic-substitution-and-elimination-712 > Arrows in mechanisms
organic-substitution-and-elimination-713 > Arrows in mechanisms | Bulky base
organic-substitution-and-elimination-714 > Arrows in mechanisms
organic-substitution-and-elimination-715 > Alkyl bromide | Polar aprotic solvent
organic-substitution-and-elimination-716 > Alcohols to alkyl halides | Alkyl bromide | Alkyl halides | Polar aprotic solvent
organic-substitution-and-elimination-717 > Lewis structures of organic molecules | Polar aprotic solvent
organic-substitution-and-elimination-870 > Alkyl bromide | Cambridge A-level Chemistry, topic 31: Halogen compounds (A2)
organic-substitution-and-elimination-871 > Alkyl bromide | Cambridge A-level Chemistry, topic 31: Halogen compounds (A2)
organic-substitution-and-elimination-872 > Polar aprotic solvent | SN2 vs E2
organic-substitution-and-elimination-873 > Polar aprotic solvent | SN1 against SN2 | SN2 vs E2
organic-substitution-and-elimination-874
organic-substitution-and-elimination-875 > Acetone | Alkyl bromide | Equilibrium yield
organic-substitution-and-elimination-876
organic-substitution-and-elimination-877 > Alkyl bromide
organic-substitution-and-elimination-878 > Alkyl bromide | Hydrogen bonding | Intermolecular forces | Physical properties of water | SN2 vs E2 | Why things boil
organic-substitution-and-elimination-900 > Bulky base
organic-substitution-and-elimination-901
organic-substitution-and-elimination-902 > Alkyl bromide
organic-substitution-and-elimination-903 > Bulky base
organic-substitution-and-elimination-904 > Bulky base
organic-substitution-and-elimination-905 > Bulky base | Carbanions
organic-substitution-and-elimination-907 > Alkyl bromide | Polar aprotic solvent
organic-substitution-and-elimination-908
organic-substitution-and-elimination-943 > Alkyl bromide
organic-substitution-and-elimination-944 > AQA A-level Chemistry, 3.3.3 | OCR A-level Chemistry, 4.2.2 | Polar aprotic solvent
organic-substitution-and-elimination-981 > Lewis structures of organic molecules
organic-substitution-and-elimination-982 > Alkyl bromide
outlier-test.advanced
outlier-test.beginner
outlier-test.intermediate
oxidation-numbers.advanced > MCAT, 5A | Sharing and giving electrons
oxidation-numbers.beginner > MCAT, 5A | Sharing and giving electrons
oxidation-numbers.intermediate > MCAT, 5A | Sharing and giving electrons
oxygen-binding-readings.beginner > Cooperative oxygen binding
oxygen-binding-readings.intermediate > Cooperative oxygen binding
oxygen-binding.advanced
oxygen-binding.beginner
oxygen-binding.intermediate
ozonolysis.advanced
ozonolysis.beginner
ozonolysis.intermediate
partial-pressures.advanced > Mixtures
partial-pressures.beginner > Mixtures
partial-pressures.intermediate > Mixtures
particle-box-readings.beginner
particle-box-readings.intermediate
particle-in-a-box.advanced
particle-in-a-box.beginner
particle-in-a-box.intermediate
partition-functions.advanced
partition-functions.beginner
partition-functions.intermediate
peptide-charge.advanced > Arginine | Tyrosine
peptide-charge.beginner
peptide-charge.intermediate
peptide-cleavage.advanced
peptide-cleavage.beginner > Digestion
peptide-cleavage.intermediate > Proline
peptide-mass.advanced
peptide-mass.beginner
peptide-mass.intermediate
percent-composition.beginner
percent-composition.intermediate
percent-yield.advanced > Edexcel GCSE Chemistry, topic 1: Key concepts in chemistry | Mass and moles | OCR Gateway GCSE Chemistry, topic 3: Chemical reactions
percent-yield.beginner > Edexcel GCSE Chemistry, topic 1: Key concepts in chemistry | OCR Gateway GCSE Chemistry, topic 3: Chemical reactions
percent-yield.intermediate > Edexcel GCSE Chemistry, topic 1: Key concepts in chemistry | Mass and moles | OCR Gateway GCSE Chemistry, topic 3: Chemical reactions
pericyclic-reactions.advanced
pericyclic-reactions.beginner
pericyclic-reactions.intermediate > Electrocyclic reactions
periodic-extremes.advanced > Electronegativity
periodic-extremes.beginner > Ionization energy
periodic-extremes.intermediate > Cambridge A-level Chemistry, topic 9: Chemical periodicity | Ionization energy
phase-diagram-readings.beginner
phase-diagram-readings.intermediate > Triple point
phase-rule.advanced
phase-rule.beginner
phase-rule.intermediate
photoelectric-effect.advanced > Quantum mechanics
photoelectric-effect.beginner
photoelectric-effect.intermediate
photoelectron-readings.intermediate > HSC Chemistry, module 1: Properties and structure of matter
physical-arrhenius-01
physical-arrhenius-02
physical-arrhenius-03
physical-arrhenius-04 > How fast reactions go
physical-arrhenius-05 > Frequency factor | Pre-exponential factor
physical-arrhenius-06
physical-arrhenius-07
physical-arrhenius-101 > Intermediate
physical-arrhenius-102
physical-arrhenius-103 > Transition state
physical-arrhenius-104 > Acetone
physical-arrhenius-105
physical-arrhenius-106
physical-arrhenius-107 > Solvolysis
physical-arrhenius-400
physical-arrhenius-401
physical-arrhenius-402
physical-arrhenius-460 > Transition state
physical-arrhenius-461
physical-arrhenius-51
physical-arrhenius-981
physical-atomic-spectra-01
physical-atomic-spectra-02 > Models of the atom
physical-atomic-spectra-03 > Atomic theory | Hydrogen atom | Models of the atom
physical-atomic-spectra-04 > AP Chemistry, 3.11
physical-atomic-spectra-05 > Models of the atom
physical-atomic-spectra-06
physical-atomic-spectra-07 > MCAT, 4E
physical-atomic-spectra-101
physical-atomic-spectra-102
physical-atomic-spectra-103 > Orbitals
physical-atomic-spectra-104
physical-atomic-spectra-105
physical-atomic-spectra-106
physical-atomic-spectra-107 > Subshells
physical-atomic-spectra-400
physical-atomic-spectra-401 > Models of the atom
physical-atomic-spectra-402 > Models of the atom
physical-atomic-spectra-403 > Spherical harmonics
physical-atomic-spectra-404 > Orbitals
physical-atomic-spectra-460
physical-atomic-spectra-51
physical-atomic-spectra-52
physical-atomic-spectra-840 > Periodic table
physical-atomic-spectra-841
physical-atomic-spectra-870 > Hydrogen atom
physical-atomic-spectra-871
physical-atomic-spectra-900
physical-atomic-spectra-901
physical-atomic-spectra-930 > Electron configuration | Electron shells | Term symbols
physical-atomic-spectra-931 > Electron configuration | Electron shells | Paramagnetic
physical-atomic-spectra-932
physical-atomic-spectra-943
physical-chemical-bonding-theory-01 > Paramagnetic
physical-chemical-bonding-theory-02 > Paramagnetic
physical-chemical-bonding-theory-03
physical-chemical-bonding-theory-04 > Antibonding
physical-chemical-bonding-theory-05
physical-chemical-bonding-theory-06
physical-chemical-bonding-theory-07 > Paramagnetic
physical-chemical-bonding-theory-101
physical-chemical-bonding-theory-102 > Antibonding
physical-chemical-bonding-theory-103 > Antibonding
physical-chemical-bonding-theory-104 > Antibonding
physical-chemical-bonding-theory-105 > Antibonding
physical-chemical-bonding-theory-106 > Antibonding | Metal-metal bonds
physical-chemical-bonding-theory-107 > Nitrosyl | Paramagnetic
physical-chemical-bonding-theory-108 > Antibonding
physical-chemical-bonding-theory-109
physical-chemical-bonding-theory-110
physical-chemical-bonding-theory-111
physical-chemical-bonding-theory-112
physical-chemical-bonding-theory-113 > Ionic vs covalent
physical-chemical-bonding-theory-114
physical-chemical-bonding-theory-115 > Methane
physical-chemical-bonding-theory-116
physical-chemical-bonding-theory-117 > Molecular orbital theory
physical-chemical-bonding-theory-118 > Molecular orbital theory
physical-chemical-bonding-theory-119
physical-chemical-bonding-theory-120 > Coupled cluster
physical-chemical-bonding-theory-121
physical-chemical-bonding-theory-122 > Phase
physical-chemical-bonding-theory-400
physical-chemical-bonding-theory-401
physical-chemical-bonding-theory-402
physical-chemical-bonding-theory-403
physical-chemical-bonding-theory-404
physical-chemical-bonding-theory-405
physical-chemical-bonding-theory-406 > Hartree-Fock
physical-chemical-bonding-theory-407
physical-chemical-bonding-theory-408 > Force fields
physical-chemical-bonding-theory-409
physical-chemical-bonding-theory-410 > Force fields
physical-chemical-bonding-theory-411
physical-chemical-bonding-theory-412 > Force fields
physical-chemical-bonding-theory-413
physical-chemical-bonding-theory-414 > Paramagnetic
physical-chemical-bonding-theory-415
physical-chemical-bonding-theory-416
physical-chemical-bonding-theory-417
physical-chemical-bonding-theory-418
physical-chemical-bonding-theory-419
physical-chemical-bonding-theory-420
physical-chemical-bonding-theory-421
physical-chemical-bonding-theory-422
physical-chemical-bonding-theory-423
physical-chemical-bonding-theory-424
physical-chemical-bonding-theory-425 > Chromophores
physical-chemical-bonding-theory-426
physical-chemical-bonding-theory-427
physical-chemical-bonding-theory-428
physical-chemical-bonding-theory-429
physical-chemical-bonding-theory-430
physical-chemical-bonding-theory-460
physical-chemical-bonding-theory-51
physical-chemical-bonding-theory-52 > Molecular orbital theory
physical-chemical-bonding-theory-53
physical-chemical-bonding-theory-660 > Antibonding
physical-chemical-bonding-theory-701
physical-chemical-bonding-theory-702 > Molecular orbital theory
physical-chemical-bonding-theory-981 > Paramagnetic
physical-electrochemistry-01
physical-electrochemistry-02
physical-electrochemistry-03
physical-electrochemistry-04
physical-electrochemistry-05 > Galvanic cell
physical-electrochemistry-06 > ΔG = −nFE
physical-electrochemistry-07 > Electrolytic cell
physical-electrochemistry-08
physical-electrochemistry-09 > Calomel | Cell potential
physical-electrochemistry-101
physical-electrochemistry-102
physical-electrochemistry-103 > AP Chemistry, 9.9
physical-electrochemistry-104
physical-electrochemistry-105 > Galvanic cell
physical-electrochemistry-106 > Galvanic cell
physical-electrochemistry-107 > Galvanic cell
physical-electrochemistry-108
physical-electrochemistry-109
physical-electrochemistry-110
physical-electrochemistry-111
physical-electrochemistry-112
physical-electrochemistry-113
physical-electrochemistry-114
physical-electrochemistry-115
physical-electrochemistry-116
physical-electrochemistry-117
physical-electrochemistry-118
physical-electrochemistry-119
physical-electrochemistry-120
physical-electrochemistry-121
physical-electrochemistry-122
physical-electrochemistry-123 > Salting out
physical-electrochemistry-124
physical-electrochemistry-125
physical-electrochemistry-126
physical-electrochemistry-127 > Lead acid battery
physical-electrochemistry-400
physical-electrochemistry-401 > Daniell cell
physical-electrochemistry-402
physical-electrochemistry-403
physical-electrochemistry-404
physical-electrochemistry-405
physical-electrochemistry-406
physical-electrochemistry-407 > Kohlrausch's law
physical-electrochemistry-501
physical-electrochemistry-502
physical-electrochemistry-503
physical-electrochemistry-504
physical-electrochemistry-505
physical-electrochemistry-506
physical-electrochemistry-51
physical-electrochemistry-52
physical-electrochemistry-53 > Oxidation and reduction
physical-electrochemistry-54
physical-electrochemistry-870 > Anode | Electrochemistry | Electrolytic cell | Galvanic and electrolytic cells | Galvanic cells and electrolysis | JEE Main, unit 7: Redox reactions and electrochemistry
physical-electrochemistry-871 > Anode | Decarboxylation | Electrochemistry | Electrolytic cell | Ethane | Galvanic and electrolytic cells | Galvanic cells and electrolysis | JEE Main, unit 7: Redox reactions and electrochemistry
physical-electrochemistry-872
physical-electrochemistry-943
physical-electrochemistry-944
physical-electrochemistry-981
physical-electrochemistry-982
physical-first-law-01
physical-first-law-02
physical-first-law-03
physical-first-law-04
physical-first-law-05
physical-first-law-06
physical-first-law-07
physical-first-law-08 > Bomb calorimetry | Calorimetry | Chemical thermodynamics laws | First law of thermodynamics | Naphthalene
physical-first-law-101
physical-first-law-102
physical-first-law-103
physical-first-law-104
physical-first-law-105
physical-first-law-106
physical-first-law-107
physical-first-law-108
physical-first-law-109
physical-first-law-110
physical-first-law-111
physical-first-law-112
physical-first-law-113 > Glucose
physical-first-law-114 > Phase
physical-first-law-115
physical-first-law-116
physical-first-law-117
physical-first-law-118 > Degrees of freedom
physical-first-law-119
physical-first-law-120
physical-first-law-121
physical-first-law-122
physical-first-law-123 > Phase
physical-first-law-124
physical-first-law-125
physical-first-law-126
physical-first-law-127
physical-first-law-128
physical-first-law-129
physical-first-law-400
physical-first-law-401
physical-first-law-402
physical-first-law-403
physical-first-law-404
physical-first-law-51
physical-first-law-560
physical-first-law-561
physical-first-law-870
physical-first-law-871
physical-first-law-872
physical-first-law-900
physical-first-law-901
physical-first-law-907
physical-first-law-908
physical-first-law-943
physical-gibbs-energy-01
physical-gibbs-energy-02
physical-gibbs-energy-03
physical-gibbs-energy-04
physical-gibbs-energy-05 > Entropy and spontaneity | Spontaneous
physical-gibbs-energy-06
physical-gibbs-energy-07
physical-gibbs-energy-08 > Diamond and graphite | Graphite
physical-gibbs-energy-101 > Entropy and spontaneity | Gibbs energy and equilibrium | HSC Chemistry, module 4: Drivers of reactions | Spontaneous
physical-gibbs-energy-102 > Spontaneous
physical-gibbs-energy-103
physical-gibbs-energy-104 > Saturated solution
physical-gibbs-energy-105 > Gibbs energy
physical-gibbs-energy-106
physical-gibbs-energy-107 > Glucose
physical-gibbs-energy-108 > Intermediate
physical-gibbs-energy-109
physical-gibbs-energy-110
physical-gibbs-energy-111 > Phase
physical-gibbs-energy-112 > Phase
physical-gibbs-energy-113
physical-gibbs-energy-114
physical-gibbs-energy-115
physical-gibbs-energy-116
physical-gibbs-energy-117
physical-gibbs-energy-118
physical-gibbs-energy-119
physical-gibbs-energy-120
physical-gibbs-energy-121
physical-gibbs-energy-122
physical-gibbs-energy-123
physical-gibbs-energy-124
physical-gibbs-energy-125
physical-gibbs-energy-400
physical-gibbs-energy-401
physical-gibbs-energy-402
physical-gibbs-energy-480
physical-gibbs-energy-481
physical-gibbs-energy-51
physical-gibbs-energy-52
physical-gibbs-energy-53
physical-gibbs-energy-580 > Entropy and spontaneity | Spontaneous
physical-gibbs-energy-840 > Gibbs energy and equilibrium
physical-gibbs-energy-841 > Gibbs energy and equilibrium
physical-gibbs-energy-907
physical-gibbs-energy-908 > Standard entropy
physical-gibbs-energy-930
physical-gibbs-energy-931
physical-gibbs-energy-932 > Chemical potential | Compressibility factor | Deviations from ideal behavior
physical-gibbs-energy-943
physical-gibbs-energy-981 > Spontaneous
physical-mechanisms-01 > AP Chemistry, 5.8 | Rate-determining step
physical-mechanisms-02
physical-mechanisms-03 > Intermediate
physical-mechanisms-04
physical-mechanisms-05
physical-mechanisms-06
physical-mechanisms-07 > How fast reactions go | Intermediate
physical-mechanisms-101
physical-mechanisms-102
physical-mechanisms-103
physical-mechanisms-104 > Acetone
physical-mechanisms-105 > Intermediate
physical-mechanisms-106
physical-mechanisms-107 > Rate-determining step and mechanism
physical-mechanisms-108 > Reactive intermediates
physical-mechanisms-109 > Reactive intermediates
physical-mechanisms-110
physical-mechanisms-111
physical-mechanisms-112 > Transition state
physical-mechanisms-113
physical-mechanisms-114 > Ozone
physical-mechanisms-115
physical-mechanisms-116
physical-mechanisms-117
physical-mechanisms-118 > Reaction mechanisms
physical-mechanisms-119
physical-mechanisms-120 > Antioxidants
physical-mechanisms-121
physical-mechanisms-122
physical-mechanisms-123
physical-mechanisms-124
physical-mechanisms-125
physical-mechanisms-126
physical-mechanisms-127
physical-mechanisms-128
physical-mechanisms-129
physical-mechanisms-130
physical-mechanisms-21
physical-mechanisms-22
physical-mechanisms-23 > Bromate
physical-mechanisms-24
physical-mechanisms-25 > Intermediate
physical-mechanisms-26 > How fast reactions go
physical-mechanisms-300
physical-mechanisms-301
physical-mechanisms-302
physical-mechanisms-303
physical-mechanisms-304
physical-mechanisms-400 > AP Chemistry, 5.8
physical-mechanisms-401 > AP Chemistry, 5.8 | How fast reactions go
physical-mechanisms-402 > AP Chemistry, 5.8 | How fast reactions go | Intermediate
physical-mechanisms-403 > AP Chemistry, 5.8 | How fast reactions go
physical-mechanisms-404
physical-mechanisms-405
physical-mechanisms-406
physical-mechanisms-407 > Oxalate
physical-mechanisms-408 > Oxalate
physical-mechanisms-409 > Catalysis | Oxalate
physical-mechanisms-410 > Oxalate
physical-mechanisms-411
physical-mechanisms-412
physical-mechanisms-413
physical-mechanisms-414
physical-mechanisms-415
physical-mechanisms-416
physical-mechanisms-417
physical-mechanisms-418 > Chain reactions
physical-mechanisms-419
physical-mechanisms-420
physical-mechanisms-421
physical-mechanisms-422
physical-mechanisms-423 > Pump probe spectroscopy
physical-mechanisms-424
physical-mechanisms-425
physical-mechanisms-426
physical-mechanisms-427
physical-mechanisms-428
physical-mechanisms-429 > Crown ethers | Phase
physical-mechanisms-430 > Crown ethers | Phase
physical-mechanisms-431 > Phase | Phase-transfer catalysis
physical-mechanisms-432
physical-mechanisms-433 > Phase
physical-mechanisms-460
physical-mechanisms-51 > Explosions
physical-mechanisms-52
physical-mechanisms-701 > Acetone
physical-mechanisms-840 > AP Chemistry, 5.8
physical-mechanisms-860
physical-mechanisms-900 > Ozone | Reaction mechanisms
physical-mechanisms-901
physical-molecular-spectroscopy-01
physical-molecular-spectroscopy-02
physical-molecular-spectroscopy-03
physical-molecular-spectroscopy-04
physical-molecular-spectroscopy-05
physical-molecular-spectroscopy-06
physical-molecular-spectroscopy-07
physical-molecular-spectroscopy-101 > Atomic physics of light | Early quantum theory | Photon energy
physical-molecular-spectroscopy-102 > Atomic physics of light | Early quantum theory | Photon energy
physical-molecular-spectroscopy-103 > Atomic physics of light | Early quantum theory | Photon energy
physical-molecular-spectroscopy-104
physical-molecular-spectroscopy-105
physical-molecular-spectroscopy-106
physical-molecular-spectroscopy-107
physical-molecular-spectroscopy-108
physical-molecular-spectroscopy-109
physical-molecular-spectroscopy-110
physical-molecular-spectroscopy-111
physical-molecular-spectroscopy-112
physical-molecular-spectroscopy-113
physical-molecular-spectroscopy-114
physical-molecular-spectroscopy-115
physical-molecular-spectroscopy-116 > Born-oppenheimer
physical-molecular-spectroscopy-117
physical-molecular-spectroscopy-118 > Carotene
physical-molecular-spectroscopy-119
physical-molecular-spectroscopy-120
physical-molecular-spectroscopy-121
physical-molecular-spectroscopy-122
physical-molecular-spectroscopy-123
physical-molecular-spectroscopy-124
physical-molecular-spectroscopy-125
physical-molecular-spectroscopy-126
physical-molecular-spectroscopy-127
physical-molecular-spectroscopy-128
physical-molecular-spectroscopy-129
physical-molecular-spectroscopy-130 > Electron spin
physical-molecular-spectroscopy-131
physical-molecular-spectroscopy-132
physical-molecular-spectroscopy-133
physical-molecular-spectroscopy-134
physical-molecular-spectroscopy-135
physical-molecular-spectroscopy-136
physical-molecular-spectroscopy-137
physical-molecular-spectroscopy-400
physical-molecular-spectroscopy-401
physical-molecular-spectroscopy-402
physical-molecular-spectroscopy-403
physical-molecular-spectroscopy-404
physical-molecular-spectroscopy-405
physical-molecular-spectroscopy-406
physical-molecular-spectroscopy-407
physical-molecular-spectroscopy-408
physical-molecular-spectroscopy-409
physical-molecular-spectroscopy-410
physical-molecular-spectroscopy-411
physical-molecular-spectroscopy-412
physical-molecular-spectroscopy-413
physical-molecular-spectroscopy-414
physical-molecular-spectroscopy-415
physical-molecular-spectroscopy-416
physical-molecular-spectroscopy-417
physical-molecular-spectroscopy-418
physical-molecular-spectroscopy-419
physical-molecular-spectroscopy-420 > Principles of magnetic resonance
physical-molecular-spectroscopy-421
physical-molecular-spectroscopy-422 > Jablonski | Jablonski diagram
physical-molecular-spectroscopy-423
physical-molecular-spectroscopy-424 > Fluorescence and phosphorescence | Molecular spectroscopy
physical-molecular-spectroscopy-425 > Actinides | D-block elements
physical-molecular-spectroscopy-426 > Actinides | D-block elements
physical-molecular-spectroscopy-427 > Fluorescence and phosphorescence | Molecular spectroscopy
physical-molecular-spectroscopy-428
physical-molecular-spectroscopy-429
physical-molecular-spectroscopy-430
physical-molecular-spectroscopy-431 > Character tables
physical-molecular-spectroscopy-432
physical-molecular-spectroscopy-433
physical-molecular-spectroscopy-434 > Character tables
physical-molecular-spectroscopy-435
physical-molecular-spectroscopy-436
physical-molecular-spectroscopy-437
physical-molecular-spectroscopy-438 > Proton NMR
physical-molecular-spectroscopy-460
physical-molecular-spectroscopy-461
physical-molecular-spectroscopy-462
physical-molecular-spectroscopy-463
physical-molecular-spectroscopy-464 > Ethane
physical-molecular-spectroscopy-465
physical-molecular-spectroscopy-466
physical-molecular-spectroscopy-467
physical-molecular-spectroscopy-468
physical-molecular-spectroscopy-469
physical-molecular-spectroscopy-480
physical-molecular-spectroscopy-481
physical-molecular-spectroscopy-51
physical-molecular-spectroscopy-52
physical-molecular-spectroscopy-53
physical-molecular-spectroscopy-54
physical-molecular-spectroscopy-55 > Naphthalene
physical-molecular-spectroscopy-56
physical-molecular-spectroscopy-57
physical-molecular-spectroscopy-58
physical-molecular-spectroscopy-59
physical-molecular-spectroscopy-701 > Molecular spectroscopy
physical-molecular-spectroscopy-702
physical-molecular-spectroscopy-703
physical-molecular-spectroscopy-704
physical-molecular-spectroscopy-870
physical-molecular-spectroscopy-871
physical-molecular-spectroscopy-872
physical-molecular-spectroscopy-900 > Atomic physics of light | Early quantum theory | Photon energy
physical-molecular-spectroscopy-901 > Early quantum theory | Photon energy
physical-molecular-spectroscopy-943
physical-molecular-spectroscopy-944
physical-molecular-spectroscopy-981
physical-molecular-spectroscopy-982
physical-phase-equilibria-01
physical-phase-equilibria-02 > Boiling | Enthalpy of vaporization
physical-phase-equilibria-03
physical-phase-equilibria-04
physical-phase-equilibria-05
physical-phase-equilibria-06 > Mixtures | Phase diagram
physical-phase-equilibria-07 > Phase
physical-phase-equilibria-08 > Mixtures
physical-phase-equilibria-101
physical-phase-equilibria-102 > Critical point
physical-phase-equilibria-103 > Why ice floats
physical-phase-equilibria-104
physical-phase-equilibria-105 > AP Chemistry, 3.3 | Boiling | JEE Main, unit 5: Solutions | Phase change
physical-phase-equilibria-106 > AP Chemistry, 3.3 | JEE Main, unit 5: Solutions
physical-phase-equilibria-107 > Boiling
physical-phase-equilibria-108 > AP Chemistry, 3.3 | JEE Main, unit 5: Solutions
physical-phase-equilibria-109 > Mixtures
physical-phase-equilibria-110 > Phase diagram
physical-phase-equilibria-111 > Eutectics
physical-phase-equilibria-112 > Phase diagram
physical-phase-equilibria-113
physical-phase-equilibria-114 > Phase diagram
physical-phase-equilibria-115 > Phase diagram
physical-phase-equilibria-116
physical-phase-equilibria-117
physical-phase-equilibria-400 > Phase change
physical-phase-equilibria-401
physical-phase-equilibria-402
physical-phase-equilibria-403 > Phase change
physical-phase-equilibria-404
physical-phase-equilibria-405 > Boiling
physical-phase-equilibria-406 > Boiling
physical-phase-equilibria-407 > Vacuum distillation
physical-phase-equilibria-408 > Boiling | Properties of liquids | Vapor pressure
physical-phase-equilibria-460
physical-phase-equilibria-461
physical-phase-equilibria-51
physical-phase-equilibria-560
physical-phase-equilibria-943
physical-phase-equilibria-944 > Boiling
physical-phase-equilibria-945
physical-phase-equilibria-981
physical-quantum-mechanics-01
physical-quantum-mechanics-02
physical-quantum-mechanics-03
physical-quantum-mechanics-04
physical-quantum-mechanics-05
physical-quantum-mechanics-06
physical-quantum-mechanics-07
physical-quantum-mechanics-101
physical-quantum-mechanics-102
physical-quantum-mechanics-103
physical-quantum-mechanics-104 > Quantum mechanics
physical-quantum-mechanics-105
physical-quantum-mechanics-106
physical-quantum-mechanics-107
physical-quantum-mechanics-108
physical-quantum-mechanics-109
physical-quantum-mechanics-110 > Schrödinger equation
physical-quantum-mechanics-111
physical-quantum-mechanics-112
physical-quantum-mechanics-113
physical-quantum-mechanics-114
physical-quantum-mechanics-115
physical-quantum-mechanics-116 > Constant mass | Quantum mechanics
physical-quantum-mechanics-117
physical-quantum-mechanics-118 > Quantum mechanics
physical-quantum-mechanics-119
physical-quantum-mechanics-120
physical-quantum-mechanics-121
physical-quantum-mechanics-122
physical-quantum-mechanics-123
physical-quantum-mechanics-124
physical-quantum-mechanics-125 > Effective nuclear charge
physical-quantum-mechanics-126
physical-quantum-mechanics-127
physical-quantum-mechanics-128
physical-quantum-mechanics-400 > Uv
physical-quantum-mechanics-401 > Electronic spectroscopy | Uv
physical-quantum-mechanics-402 > Atomic physics of light | Early quantum theory | Photon energy | Uv | Wavelength, frequency and wavenumber
physical-quantum-mechanics-403 > Atomic physics of light | Early quantum theory | IB Chemistry, S1.3 | Quantum mechanics
physical-quantum-mechanics-404
physical-quantum-mechanics-405
physical-quantum-mechanics-406
physical-quantum-mechanics-407
physical-quantum-mechanics-408
physical-quantum-mechanics-409
physical-quantum-mechanics-410
physical-quantum-mechanics-411
physical-quantum-mechanics-412
physical-quantum-mechanics-413
physical-quantum-mechanics-414 > Expectation values
physical-quantum-mechanics-415 > Particle in a box
physical-quantum-mechanics-416 > Expectation values
physical-quantum-mechanics-417 > Variational principle
physical-quantum-mechanics-418
physical-quantum-mechanics-419 > MCAT, 4D
physical-quantum-mechanics-420
physical-quantum-mechanics-460
physical-quantum-mechanics-461
physical-quantum-mechanics-462
physical-quantum-mechanics-463
physical-quantum-mechanics-480
physical-quantum-mechanics-481
physical-quantum-mechanics-483
physical-quantum-mechanics-484
physical-quantum-mechanics-51
physical-quantum-mechanics-52
physical-quantum-mechanics-53
physical-quantum-mechanics-54
physical-quantum-mechanics-600
physical-quantum-mechanics-601
physical-quantum-mechanics-602
physical-quantum-mechanics-603
physical-quantum-mechanics-604
physical-quantum-mechanics-870
physical-quantum-mechanics-871
physical-quantum-mechanics-872
physical-quantum-mechanics-873
physical-quantum-mechanics-874
physical-quantum-mechanics-943
physical-quantum-mechanics-944
physical-quantum-mechanics-945
physical-quantum-mechanics-946
physical-quantum-mechanics-981
physical-rate-laws-01
physical-rate-laws-02
physical-rate-laws-03
physical-rate-laws-04
physical-rate-laws-05
physical-rate-laws-06
physical-rate-laws-07
physical-rate-laws-08
physical-rate-laws-101 > Ethanol
physical-rate-laws-102
physical-rate-laws-103 > AP Chemistry, 5.3 | Integrated rate laws
physical-rate-laws-104
physical-rate-laws-105
physical-rate-laws-106 > AQA A-level Chemistry, 3.1.9 | Colorimetry
physical-rate-laws-107 > JEE Main, unit 8: Chemical kinetics | NCERT class 12, chapter 3: Chemical kinetics
physical-rate-laws-108
physical-rate-laws-109
physical-rate-laws-110
physical-rate-laws-111
physical-rate-laws-112
physical-rate-laws-113
physical-rate-laws-114
physical-rate-laws-115
physical-rate-laws-116
physical-rate-laws-117
physical-rate-laws-118
physical-rate-laws-119
physical-rate-laws-120
physical-rate-laws-121
physical-rate-laws-122 > JEE Main, unit 8: Chemical kinetics | NCERT class 12, chapter 3: Chemical kinetics
physical-rate-laws-300
physical-rate-laws-301
physical-rate-laws-302
physical-rate-laws-303
physical-rate-laws-304
physical-rate-laws-400 > Edexcel A-level Chemistry, topic 16: Kinetics II | Edexcel International A-level, unit 4: Rates, equilibria and further organic chemistry
physical-rate-laws-401
physical-rate-laws-402 > AQA A-level Chemistry, 3.1.9 | Edexcel A-level Chemistry, topic 16: Kinetics II
physical-rate-laws-403
physical-rate-laws-404 > AP Chemistry, 5.3 | Integrated rate laws
physical-rate-laws-405 > AQA A-level Chemistry, 3.1.9
physical-rate-laws-406
physical-rate-laws-407
physical-rate-laws-408
physical-rate-laws-409
physical-rate-laws-410
physical-rate-laws-51
physical-rate-laws-52 > Phase
physical-rate-laws-53
physical-rate-laws-840
physical-rate-laws-870
physical-rate-laws-871
physical-rate-laws-872
physical-rate-laws-900
physical-rate-laws-901
physical-rate-laws-981
physical-real-gases-01
physical-real-gases-02
physical-real-gases-03
physical-real-gases-04
physical-real-gases-05
physical-real-gases-06 > Van der Waals
physical-real-gases-07
physical-real-gases-101 > IB Chemistry, S1.5
physical-real-gases-102
physical-real-gases-103
physical-real-gases-104
physical-real-gases-105
physical-real-gases-106
physical-real-gases-107
physical-real-gases-108
physical-real-gases-109
physical-real-gases-110
physical-real-gases-111
physical-real-gases-112
physical-real-gases-113
physical-real-gases-114 > Collision cross-section
physical-real-gases-115
physical-real-gases-116 > Thin films | Thin-film deposition
physical-real-gases-117
physical-real-gases-118
physical-real-gases-119
physical-real-gases-120
physical-real-gases-121
physical-real-gases-400
physical-real-gases-401
physical-real-gases-402 > Deviations from ideal behavior
physical-real-gases-403
physical-real-gases-404 > Real gases and kinetic theory
physical-real-gases-405 > Real gases and kinetic theory
physical-real-gases-406 > Critical point | Critical point of a gas
physical-real-gases-407 > Compressibility factor | Critical point | Critical point of a gas
physical-real-gases-408
physical-real-gases-409 > Compressibility factor
physical-real-gases-410
physical-real-gases-411
physical-real-gases-412 > Van der Waals
physical-real-gases-413
physical-real-gases-414
physical-real-gases-415
physical-real-gases-51
physical-real-gases-52
physical-real-gases-560
physical-real-gases-561 > Cambridge A-level Chemistry, topic 4: States of matter
physical-real-gases-960
physical-real-gases-961
physical-real-gases-962
physical-real-gases-963
physical-real-gases-964 > Mixtures
physical-real-gases-981 > Why things boil
physical-real-gases-982 > Boiling
physical-real-gases-983
physical-second-law-01 > Phase | Trouton's rule
physical-second-law-02 > Phase
physical-second-law-03 > Phase
physical-second-law-04 > Standard entropy
physical-second-law-05
physical-second-law-06 > Phase
physical-second-law-07
physical-second-law-08 > Spontaneous
physical-second-law-101
physical-second-law-102
physical-second-law-103 > HSC Chemistry, module 4: Drivers of reactions | Standard entropy
physical-second-law-104 > Standard entropy
physical-second-law-105
physical-second-law-106
physical-second-law-107
physical-second-law-108 > Spontaneous
physical-second-law-109
physical-second-law-110 > Entropy | Spontaneous
physical-second-law-111
physical-second-law-112 > Standard entropy
physical-second-law-113
physical-second-law-114 > Standard entropy
physical-second-law-115
physical-second-law-116 > Mixtures
physical-second-law-117
physical-second-law-118
physical-second-law-119 > Spontaneous
physical-second-law-120
physical-second-law-121 > AP Chemistry, 9.2 | HSC Chemistry, module 4: Drivers of reactions | Spontaneous
physical-second-law-400 > AP Chemistry, 9.2 | Standard entropy
physical-second-law-401 > Phase | Standard entropy
physical-second-law-402 > AP Chemistry, 9.2
physical-second-law-403 > AP Chemistry, 9.2
physical-second-law-404 > Standard entropy
physical-second-law-405 > Standard entropy
physical-second-law-406 > Standard entropy
physical-second-law-460 > Phase
physical-second-law-480
physical-second-law-481
physical-second-law-51
physical-second-law-580 > Standard entropy
physical-second-law-581 > AP Chemistry, 9.2 | Standard entropy
physical-second-law-840 > AP Chemistry, 9.2 | Standard entropy
physical-second-law-841
physical-second-law-900 > HSC Chemistry, module 4: Drivers of reactions | Standard entropy
physical-second-law-901 > Methane
physical-second-law-902 > Spontaneous
physical-second-law-903
physical-second-law-943
physical-second-law-944
physical-second-law-945 > Phase
physical-second-law-946 > Phase
physical-second-law-947
physical-second-law-948
physical-second-law-981 > Spontaneous
physical-solid-state-101
physical-solid-state-102
physical-solid-state-103
physical-solid-state-104 > Unit cells
physical-solid-state-105 > Unit cells
physical-solid-state-106 > Unit cells | Zinc blende
physical-solid-state-107
physical-solid-state-108
physical-solid-state-109
physical-solid-state-110
physical-solid-state-111
physical-solid-state-112
physical-solid-state-113
physical-solid-state-114 > Miller indices
physical-solid-state-115
physical-solid-state-116
physical-solid-state-117
physical-solid-state-118 > Crystals and unit cells
physical-solid-state-119 > Crystals and unit cells
physical-solid-state-120 > Crystals and unit cells
physical-solid-state-121 > Crystals and unit cells
physical-solid-state-122
physical-solid-state-123
physical-solid-state-124
physical-solid-state-125
physical-solid-state-126
physical-solid-state-127 > Quenching
physical-solid-state-128
physical-solid-state-129
physical-solid-state-130
physical-solid-state-131
physical-solid-state-132
physical-solid-state-133 > Phase
physical-solid-state-134 > Band theory
physical-solid-state-400
physical-solid-state-401
physical-solid-state-402
physical-solid-state-403
physical-solid-state-404
physical-solid-state-405
physical-solid-state-406
physical-solid-state-407
physical-solid-state-408
physical-solid-state-409 > Crystals | Crystals and unit cells
physical-solid-state-410
physical-solid-state-411 > Crystals | Crystals and unit cells | Ionic crystal structures
physical-solid-state-412 > Unit cells
physical-solid-state-413 > X-ray diffraction
physical-solid-state-414 > X-ray diffraction
physical-solid-state-415 > X-ray diffraction
physical-solid-state-416 > Unit cells
physical-solid-state-417 > Crystals and unit cells
physical-solid-state-418 > Crystals and unit cells
physical-solid-state-419 > Crystals and unit cells
physical-solid-state-420 > Band theory
physical-solid-state-421 > Band theory
physical-solid-state-422
physical-solid-state-423 > Ceramics
physical-solid-state-424 > Ceramics
physical-solid-state-425 > Ceramics
physical-solid-state-426
physical-solid-state-427 > Ceramics
physical-solid-state-428
physical-solid-state-429
physical-solid-state-430
physical-solid-state-431 > Phase
physical-solid-state-432
physical-solid-state-433
physical-solid-state-434
physical-solid-state-435
physical-solid-state-436
physical-solid-state-437
physical-solid-state-438
physical-solid-state-439
physical-solid-state-440
physical-solid-state-441
physical-solid-state-442 > Acid-base catalysis
physical-solid-state-443
physical-solid-state-444
physical-solid-state-445
physical-solid-state-446
physical-solid-state-447 > Dye-sensitised solar cells
physical-solid-state-448 > Crystals | Crystals and unit cells | Electron microscopy | Solid state | X-ray diffraction
physical-solid-state-449
physical-solid-state-450 > Crystals and unit cells | DSC
physical-solid-state-451 > Ionic bonding
physical-solid-state-452 > Madelung constant
physical-solid-state-480
physical-solid-state-481
physical-solid-state-51 > Unit cells
physical-solid-state-52
physical-solid-state-53
physical-solid-state-54
physical-solid-state-55
physical-solid-state-56
physical-solid-state-57
physical-solid-state-58 > Crystals and unit cells | Quenching
physical-solid-state-59 > Rock salt structure
physical-solid-state-60
physical-solid-state-61 > Phase
physical-solid-state-870 > Band theory | Crystal defects
physical-solid-state-900
physical-solid-state-901
physical-solid-state-930 > Unit cells
physical-solid-state-931
physical-solid-state-932 > Octahedral complexes | Square planar complexes
physical-solid-state-943
physical-solid-state-944
physical-solid-state-981
physical-solid-state-982
physical-solid-state-983
physical-solid-state-984
physical-solid-state-985
physical-solid-state-986
physical-solutions-and-colligative-01
physical-solutions-and-colligative-02
physical-solutions-and-colligative-03 > Mixtures | Toluene
physical-solutions-and-colligative-04 > Ethanol | Mixtures
physical-solutions-and-colligative-05 > Partial pressures
physical-solutions-and-colligative-06
physical-solutions-and-colligative-07
physical-solutions-and-colligative-08 > Glucose
physical-solutions-and-colligative-101 > MCAT, 4B
physical-solutions-and-colligative-102
physical-solutions-and-colligative-103 > MCAT, 4B | Mixtures
physical-solutions-and-colligative-104 > Acetone | Mixtures
physical-solutions-and-colligative-105 > MCAT, 5A
physical-solutions-and-colligative-106 > MCAT, 5A
physical-solutions-and-colligative-107 > MCAT, 5A
physical-solutions-and-colligative-108
physical-solutions-and-colligative-109 > MCAT, 5A
physical-solutions-and-colligative-110 > MCAT, 5A
physical-solutions-and-colligative-111
physical-solutions-and-colligative-112 > MCAT, 5A | Phase
physical-solutions-and-colligative-113
physical-solutions-and-colligative-114
physical-solutions-and-colligative-115
physical-solutions-and-colligative-116 > Mixtures
physical-solutions-and-colligative-117 > Mixtures
physical-solutions-and-colligative-118 > Ethanol
physical-solutions-and-colligative-119
physical-solutions-and-colligative-120 > Mixtures and colligative properties
physical-solutions-and-colligative-121
physical-solutions-and-colligative-122
physical-solutions-and-colligative-123
physical-solutions-and-colligative-124
physical-solutions-and-colligative-125
physical-solutions-and-colligative-126 > Mole fraction
physical-solutions-and-colligative-127 > Empirical and molecular formulas | Molecular formula
physical-solutions-and-colligative-400 > MCAT, 5A
physical-solutions-and-colligative-401 > MCAT, 5A
physical-solutions-and-colligative-402
physical-solutions-and-colligative-403 > MCAT, 5A
physical-solutions-and-colligative-404 > MCAT, 5A | Van't Hoff factor
physical-solutions-and-colligative-405 > Van't Hoff factor
physical-solutions-and-colligative-406 > MCAT, 5A
physical-solutions-and-colligative-407 > MCAT, 5A
physical-solutions-and-colligative-408 > MCAT, 5A
physical-solutions-and-colligative-409
physical-solutions-and-colligative-410
physical-solutions-and-colligative-411
physical-solutions-and-colligative-412 > Phase
physical-solutions-and-colligative-413
physical-solutions-and-colligative-414
physical-solutions-and-colligative-415
physical-solutions-and-colligative-416 > Ethanol
physical-solutions-and-colligative-417 > Mixtures
physical-solutions-and-colligative-418
physical-solutions-and-colligative-419
physical-solutions-and-colligative-420
physical-solutions-and-colligative-421
physical-solutions-and-colligative-422
physical-solutions-and-colligative-51
physical-solutions-and-colligative-52
physical-solutions-and-colligative-53
physical-solutions-and-colligative-54 > Acetone
physical-solutions-and-colligative-55
physical-solutions-and-colligative-56
physical-solutions-and-colligative-57
physical-solutions-and-colligative-58
physical-solutions-and-colligative-701 > Glucose | MCAT, 5A
physical-solutions-and-colligative-702
physical-solutions-and-colligative-703
physical-solutions-and-colligative-840
physical-solutions-and-colligative-841
physical-solutions-and-colligative-870 > MCAT, 5A
physical-solutions-and-colligative-871 > MCAT, 5A
physical-solutions-and-colligative-907 > Ethanol
physical-solutions-and-colligative-943
physical-solutions-and-colligative-944 > Glucose
physical-solutions-and-colligative-945
physical-solutions-and-colligative-981 > Mixtures
physical-statistical-thermodynamics-01
physical-statistical-thermodynamics-02
physical-statistical-thermodynamics-03
physical-statistical-thermodynamics-04
physical-statistical-thermodynamics-05
physical-statistical-thermodynamics-06 > Degrees of freedom
physical-statistical-thermodynamics-07
physical-statistical-thermodynamics-101
physical-statistical-thermodynamics-102
physical-statistical-thermodynamics-103
physical-statistical-thermodynamics-104
physical-statistical-thermodynamics-105 > Degrees of freedom
physical-statistical-thermodynamics-106 > Degrees of freedom
physical-statistical-thermodynamics-107 > Degrees of freedom
physical-statistical-thermodynamics-108
physical-statistical-thermodynamics-109
physical-statistical-thermodynamics-110
physical-statistical-thermodynamics-111
physical-statistical-thermodynamics-112
physical-statistical-thermodynamics-113 > Partition function
physical-statistical-thermodynamics-114 > Partition function
physical-statistical-thermodynamics-115 > Partition function
physical-statistical-thermodynamics-400
physical-statistical-thermodynamics-401
physical-statistical-thermodynamics-402
physical-statistical-thermodynamics-403
physical-statistical-thermodynamics-404
physical-statistical-thermodynamics-405
physical-statistical-thermodynamics-406
physical-statistical-thermodynamics-407
physical-statistical-thermodynamics-408
physical-statistical-thermodynamics-409
physical-statistical-thermodynamics-410 > Rotational partition function | Vibrational partition function
physical-statistical-thermodynamics-411 > Rotational partition function
physical-statistical-thermodynamics-412 > Rotational partition function | Vibrational partition function
physical-statistical-thermodynamics-413 > Vibrational partition function
physical-statistical-thermodynamics-414 > Entropy
physical-statistical-thermodynamics-415 > Entropy
physical-statistical-thermodynamics-416
physical-statistical-thermodynamics-417 > Entropy
physical-statistical-thermodynamics-418
physical-statistical-thermodynamics-419
physical-statistical-thermodynamics-420
physical-statistical-thermodynamics-480
physical-statistical-thermodynamics-481
physical-statistical-thermodynamics-482
physical-statistical-thermodynamics-51
physical-statistical-thermodynamics-52
physical-statistical-thermodynamics-870 > Degrees of freedom
physical-statistical-thermodynamics-871 > Degrees of freedom
physical-statistical-thermodynamics-872
physical-statistical-thermodynamics-981
physical-statistical-thermodynamics-982
physical-surfaces-01
physical-surfaces-02
physical-surfaces-03
physical-surfaces-04
physical-surfaces-05
physical-surfaces-06
physical-surfaces-07
physical-surfaces-101
physical-surfaces-102 > Gibbs energy and equilibrium
physical-surfaces-103
physical-surfaces-104
physical-surfaces-105
physical-surfaces-106
physical-surfaces-107 > Adsorption | BET isotherm
physical-surfaces-108 > Chemistry of air | Phase | Surfaces and adsorption
physical-surfaces-109 > Chemistry of air
physical-surfaces-110 > Chemistry of air
physical-surfaces-111 > Phase
physical-surfaces-112
physical-surfaces-113
physical-surfaces-114
physical-surfaces-115
physical-surfaces-116
physical-surfaces-117
physical-surfaces-118
physical-surfaces-119 > Surface chemistry | Surfaces and adsorption
physical-surfaces-120
physical-surfaces-121
physical-surfaces-122
physical-surfaces-123 > Melting point depression
physical-surfaces-124
physical-surfaces-125
physical-surfaces-126 > Uv
physical-surfaces-127
physical-surfaces-400
physical-surfaces-401 > Tyndall effect
physical-surfaces-402
physical-surfaces-403
physical-surfaces-404
physical-surfaces-405
physical-surfaces-406
physical-surfaces-407
physical-surfaces-408
physical-surfaces-409
physical-surfaces-410 > AQA A-level Chemistry, 3.2.5 | Surface chemistry | Surfaces and adsorption
physical-surfaces-411 > Chemistry of air
physical-surfaces-412 > Chemistry of air | Petrol
physical-surfaces-413 > Chemistry of air | Heterogeneous catalysis | Surface chemistry | Surfaces and adsorption
physical-surfaces-414
physical-surfaces-415
physical-surfaces-416 > Carbon nanotubes
physical-surfaces-417
physical-surfaces-418 > Graphene
physical-surfaces-419 > Carbon nanotubes
physical-surfaces-420
physical-surfaces-421
physical-surfaces-422
physical-surfaces-423
physical-surfaces-424
physical-surfaces-425
physical-surfaces-426
physical-surfaces-427
physical-surfaces-428
physical-surfaces-429
physical-surfaces-430
physical-surfaces-431
physical-surfaces-432
physical-surfaces-433
physical-surfaces-434
physical-surfaces-435
physical-surfaces-436 > SEM and TEM
physical-surfaces-437
physical-surfaces-438
physical-surfaces-439
physical-surfaces-51 > Catalytic converter | Chemistry of air
physical-surfaces-52
physical-surfaces-53
physical-surfaces-54 > Surfaces and adsorption
physical-surfaces-55
physical-surfaces-825
physical-surfaces-907
physical-surfaces-908
physical-surfaces-943 > Chemistry of air
physical-surfaces-981
physical-surfaces-982 > Chemistry of air
physical-surfaces-987
physical-surfaces-988
polymer-units.advanced > Plastics
polymer-units.beginner
polymer-units.intermediate > Plastics
polyprotic-curve-readings.advanced > Measuring unknown concentrations | Quantitative analysis
polyprotic-curve-readings.intermediate > Measuring unknown concentrations | Quantitative analysis
polyprotic-ph.advanced
polyprotic-ph.beginner
polyprotic-ph.intermediate
polysaccharide-mass.advanced > Glucose
polysaccharide-mass.beginner
polysaccharide-mass.intermediate
protein-absorbance.advanced > Purifying proteins
protein-absorbance.beginner > Purifying proteins
protein-absorbance.intermediate > Purifying proteins | Tryptophan | Tyrosine
proton-spectrum-readings.advanced
proton-spectrum-readings.intermediate > AQA A-level Chemistry, 3.3.15
proton-transfer.advanced
proton-transfer.beginner > Buffer solutions | Tris buffer
proton-transfer.intermediate
quantum-numbers.advanced
quantum-numbers.beginner
quantum-numbers.intermediate
radical-halogenation.advanced > Organic mechanisms | Radical chain reaction
radical-halogenation.beginner > Organic mechanisms | Radical chain reaction | Radicals
radical-halogenation.intermediate > Organic mechanisms | Radical chain reaction
radioactive-decay.advanced
radioactive-decay.beginner
radioactive-decay.intermediate
raoult-law.advanced > Mole fraction
raoult-law.beginner
raoult-law.intermediate > Mixtures
rate-plot-readings.advanced
rate-plot-readings.beginner
rate-plot-readings.intermediate
reaction-plate-readings.beginner > Mixtures
reaction-plate-readings.intermediate > Mixtures
recrystallization-readings.advanced > Mixtures
recrystallization-readings.beginner
recrystallization-readings.intermediate
redox-titration.advanced
redox-titration.beginner > Dichromate titrations
redox-titration.intermediate > Dichromate titrations
respiration-yield.advanced > Aspartate | Glucose | Malate | Mitochondrial shuttles
respiration-yield.beginner
respiration-yield.intermediate
ring-conformers.advanced > MCAT, 5B
ring-conformers.beginner
ring-conformers.intermediate > MCAT, 5B
rotational-spectra.advanced
rotational-spectra.beginner
rotational-spectra.intermediate
set-up-choice.advanced
set-up-choice.intermediate
significant-figures.advanced > Counting significant figures
significant-figures.beginner
significant-figures.intermediate > Counting significant figures
solubility-curve-readings.beginner > Gas solubility
solubility-curve-readings.intermediate > Dissolving | Gas solubility
solubility-products.advanced
solubility-products.beginner > Molar solubility
solubility-products.intermediate
solvent-extraction.advanced > Laboratory techniques
solvent-extraction.beginner
solvent-extraction.intermediate
species-distribution-readings.advanced
species-distribution-readings.beginner
species-distribution-readings.intermediate
speed-distribution-readings.advanced
speed-distribution-readings.beginner
speed-distribution-readings.intermediate
standard-addition.advanced
standard-addition.beginner
standard-addition.intermediate
standard-cell-potentials.advanced
standard-cell-potentials.beginner
standard-cell-potentials.intermediate
steady-state-kinetics.advanced > Intermediate
steady-state-kinetics.beginner
steady-state-kinetics.intermediate
stereoisomer-count.advanced
stereoisomer-count.beginner
stereoisomer-count.intermediate
strong-acid-base-ph.advanced > AP Chemistry, 8.2 | Acids and alkalis | Acids and bases at home | Gas-forming reactions | Salts
strong-acid-base-ph.beginner > Acids and alkalis | Acids and bases at home
strong-acid-base-ph.intermediate > Acids and alkalis | Acids and bases at home
structure-to-formula.advanced
structure-to-formula.beginner > Lewis structures of organic molecules | Structure and bonding of carbon
structure-to-formula.intermediate > Lewis structures of organic molecules | Structure and bonding of carbon
subatomic-particles.advanced
subatomic-particles.beginner
subatomic-particles.intermediate
substitution-rate.advanced > Alkyl bromide | Polar aprotic solvent
substitution-rate.beginner > Alkyl bromide | Polar aprotic solvent | SN1 against SN2 | SN1 reaction
substitution-rate.intermediate > Alkyl bromide | Polar aprotic solvent | SN1 against SN2 | SN1 reaction
thermogram-readings.advanced > Mixtures
thermogram-readings.beginner
thermogram-readings.intermediate > Oxalate
titration-curve-readings.advanced > Cambridge A-level Chemistry, topic 25: Equilibria (A2) | JEE Main, unit 6: Equilibrium | NCERT class 11, chapter 6: Equilibrium
titration-curve-readings.beginner > Cambridge A-level Chemistry, topic 25: Equilibria (A2) | Measuring unknown concentrations | NCERT class 11, chapter 6: Equilibrium | Quantitative analysis
titration-curve-readings.intermediate > Measuring unknown concentrations | NCERT class 11, chapter 6: Equilibrium | Quantitative analysis
titrations.advanced > JEE Main, unit 6: Equilibrium | NCERT class 11, chapter 6: Equilibrium | Polyprotic | Titration of a weak acid
titrations.beginner > Cambridge IGCSE Chemistry, topic 12: Experimental techniques and chemical analysis | JEE Main, unit 6: Equilibrium | NCERT class 11, chapter 6: Equilibrium | Titration of a weak acid
titrations.intermediate > Cambridge IGCSE Chemistry, topic 12: Experimental techniques and chemical analysis | JEE Main, unit 6: Equilibrium | NCERT class 11, chapter 6: Equilibrium | Titration of a weak acid
tlc-plate-readings.beginner
tlc-plate-readings.intermediate
trace-concentrations.advanced > Concentrations and solution making | Digestion | Edexcel A-level Chemistry, topic 5: Formulae, equations and amounts | Parts per million
trace-concentrations.beginner
trace-concentrations.intermediate
turnover-number.advanced > Kcat/Km
turnover-number.beginner
turnover-number.intermediate
unit-cells.advanced
unit-cells.beginner
unit-cells.intermediate
unit-conversions.advanced
unit-conversions.beginner
unit-conversions.intermediate
unpaired-electrons.advanced > Charges of ions | Electron shells | HSC Chemistry, module 1: Properties and structure of matter | Hund's rule | Paramagnetic
unpaired-electrons.beginner > Cambridge A-level Chemistry, topic 1: Atomic structure | Edexcel A-level Chemistry, topic 1: Atomic structure and the periodic table | Edexcel International A-level, unit 1: Structure, bonding and introduction to organic chemistry | Electron shells | IB Chemistry, S1.3 | OCR A-level Chemistry, 2.2.1 | Paramagnetic
unpaired-electrons.intermediate > Cambridge A-level Chemistry, topic 1: Atomic structure | Edexcel A-level Chemistry, topic 1: Atomic structure and the periodic table | Edexcel International A-level, unit 1: Structure, bonding and introduction to organic chemistry | Electron shells | HSC Chemistry, module 1: Properties and structure of matter | Hund's rule | IB Chemistry, S1.3 | OCR A-level Chemistry, 2.2.1 | Paramagnetic
van-der-waals.advanced
van-der-waals.beginner
van-der-waals.intermediate
van-t-hoff.advanced
van-t-hoff.intermediate
vibrational-frequencies.advanced
vibrational-frequencies.beginner > Atomic physics of light | Early quantum theory | Photon energy
vibrational-frequencies.intermediate
weak-acid-base-ph.advanced
weak-acid-base-ph.intermediate > Acids and bases at home
`;
