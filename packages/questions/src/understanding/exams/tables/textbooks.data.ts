/**
 * What the chapters of textbooks are on, by their numbers, in our own words and as a text that is understood: `number > words`. Numbers are those of the
 * newest edition in common use, which stands above each book. A chapter that the bank has little on is not listed, nor one that we are not sure of.
 */

// Chapters that courses of general chemistry share, whatever their book numbers them.
const measurement = 'unit conversion, significant figures, density, classification of matter';
const atomsAndNames = 'subatomic particles, isotopes, naming ionic compounds, naming molecular compounds';
const equationsAndMoles = 'balancing equations, mass-mole conversion, empirical formula, limiting reagent';
const aqueousReactions = 'precipitation reactions, net ionic equations, oxidation numbers, molarity';
const gases = 'ideal gas law, partial pressures, gas stoichiometry, kinetic molecular theory';
const thermochemistry = "calorimetry, Hess's law, enthalpy of formation, enthalpy of reaction";
const quantumAtom = 'photon energy, hydrogen spectrum, quantum numbers, electron configuration';
const configurations = 'photon energy, quantum numbers, electron configuration, periodic trends';
const periodicity = 'effective nuclear charge, atomic radius, ionization energy, electron affinity';
const lewisBonding = 'Lewis structures, resonance, bond polarity, lattice enthalpy';
const lewisAndShapes = 'Lewis structures, resonance, formal charge, VSEPR theory';
const shapesAndOrbitals =
  'VSEPR theory, molecular polarity, sp3 sp2 sp hybridization, molecular orbital theory';
const orbitalsInBonds = 'sp3 sp2 sp hybridization, sigma bonds, molecular orbital theory';
const liquidsAndSolids = 'intermolecular forces, vapor pressure, triple point, unit cells';
const liquids = 'intermolecular forces, vapor pressure, triple point, heating curve';
const solids = 'unit cells, close packing, properties of solids, band theory';
const solutions = "molality, Henry's law, freezing-point depression, osmotic pressure";
const kinetics = 'initial rates, integrated rate laws, Arrhenius equation, rate-determining step';
const equilibrium =
  "equilibrium constant expression, calculating an equilibrium constant, equilibrium concentrations, Le Chatelier's principle";
const acidsAndBases = 'Brønsted-Lowry theory, strong acids, pH of weak acids, hydrolysis of salts';
const acidBaseEquilibria = 'strong acids, pH of weak acids, buffer solutions, titration curves';
const buffersAndTitrations =
  'buffer solutions, Henderson-Hasselbalch equation, titration curves, acid-base indicators';
const solubility = 'solubility product, common-ion effect, fractional precipitation, complex-ion equilibria';
const buffersAndSolubility = 'buffer solutions, titration curves, solubility product, complex-ion equilibria';
const freeEnergy =
  'Gibbs energy, second law of thermodynamics, entropy of reaction, third law of thermodynamics';
const electrochemistry = 'galvanic cell, standard cell potential, Nernst equation, electrolysis';
const nuclear = 'nuclear chemistry';
const mainGroups = 'group 1 metals, group 2 metals, group 15, halogens';
const nonmetals = 'group 15, group 16, halogens, noble gases';
const coordination =
  'transition metals, naming coordination compounds, isomerism of complexes, crystal field theory';
const organicInBrief = 'organic nomenclature, functional groups, structural isomers, alcohols';
const metallurgy = 'alloys, metallic bonding, extraction of metals';
const airAndWater = 'greenhouse effect, ozone depletion, photochemical smog, acid rain';

/** OpenStax, Chemistry 2e (2019). */
export const openstaxChemistry = `
1 > ${measurement}
2 > ${atomsAndNames}
3 > molar mass, empirical formula, molarity, dilution
4 > balancing equations, precipitation reactions, limiting reagent, percentage yield
5 > ${thermochemistry}
6 > ${configurations}
7 > ${lewisAndShapes}
8 > ${orbitalsInBonds}
9 > ${gases}
10 > ${liquidsAndSolids}
11 > ${solutions}
12 > ${kinetics}
13 > ${equilibrium}
14 > ${acidBaseEquilibria}
15 > ${solubility}
16 > ${freeEnergy}
17 > ${electrochemistry}
18 > ${mainGroups}
19 > ${coordination}
20 > ${organicInBrief}
21 > ${nuclear}
`;

/** OpenStax, Chemistry: Atoms First 2e (2019). */
export const openstaxAtomsFirst = `
1 > ${measurement}
2 > subatomic particles, isotopes, relative atomic mass, models of the atom
3 > ${configurations}
4 > ${lewisAndShapes}
5 > ${orbitalsInBonds}
6 > molar mass, empirical formula, molarity, dilution
7 > balancing equations, precipitation reactions, limiting reagent, percentage yield
8 > ${gases}
9 > ${thermochemistry}
10 > ${liquidsAndSolids}
11 > ${solutions}
12 > ${freeEnergy}
13 > ${equilibrium}
14 > ${acidBaseEquilibria}
15 > ${solubility}
16 > ${electrochemistry}
17 > ${kinetics}
18 > ${mainGroups}
19 > ${coordination}
20 > ${nuclear}
21 > ${organicInBrief}
`;

/** Brown, LeMay, Bursten, Murphy, Woodward, Stoltzfus: Chemistry, The Central Science, 14th and 15th edition. */
export const brownLemay = `
1 > ${measurement}
2 > ${atomsAndNames}
3 > ${equationsAndMoles}
4 > ${aqueousReactions}
5 > ${thermochemistry}
6 > ${quantumAtom}
7 > ${periodicity}
8 > ${lewisBonding}
9 > ${shapesAndOrbitals}
10 > ${gases}
11 > ${liquids}
12 > ${solids}
13 > ${solutions}
14 > ${kinetics}
15 > ${equilibrium}
16 > ${acidsAndBases}
17 > ${buffersAndSolubility}
18 > ${airAndWater}
19 > ${freeEnergy}
20 > ${electrochemistry}
21 > ${nuclear}
22 > ${nonmetals}
23 > ${coordination}
24 > ${organicInBrief}
`;

/** Zumdahl, Zumdahl and DeCoste: Chemistry, 10th edition. */
export const zumdahl = `
1 > ${measurement}
2 > ${atomsAndNames}
3 > ${equationsAndMoles}
4 > ${aqueousReactions}
5 > ${gases}
6 > ${thermochemistry}
7 > ${configurations}
8 > ${lewisBonding}
9 > ${orbitalsInBonds}
10 > ${liquidsAndSolids}
11 > ${solutions}
12 > ${kinetics}
13 > ${equilibrium}
14 > ${acidsAndBases}
15 > ${buffersAndTitrations}
16 > ${solubility}
17 > ${freeEnergy}
18 > ${electrochemistry}
19 > ${nuclear}
20 > ${mainGroups}
21 > ${coordination}
22 > ${organicInBrief}
`;

/** Tro: Chemistry, A Molecular Approach, 5th edition. */
export const tro = `
1 > ${measurement}
2 > subatomic particles, isotopes, relative atomic mass, moles
3 > polyatomic ions, naming molecular compounds, molar mass, empirical formula
4 > balancing equations, mass-mass stoichiometry, limiting reagent, percentage yield
5 > ${aqueousReactions}
6 > ${gases}
7 > ${thermochemistry}
8 > ${quantumAtom}
9 > ${periodicity}
10 > ${lewisBonding}
11 > ${shapesAndOrbitals}
12 > ${liquids}
13 > ${solids}
14 > ${solutions}
15 > ${kinetics}
16 > ${equilibrium}
17 > ${acidsAndBases}
18 > ${buffersAndSolubility}
19 > ${freeEnergy}
20 > ${electrochemistry}
21 > ${nuclear}
22 > ${organicInBrief}
23 > monosaccharides, amino acids, fatty acids, nucleotides
24 > ${nonmetals}
25 > ${metallurgy}
26 > ${coordination}
`;

/** Chang, Goldsby and Overby: Chemistry, 11th to 14th edition. */
export const chang = `
1 > ${measurement}
2 > ${atomsAndNames}
3 > ${equationsAndMoles}
4 > ${aqueousReactions}
5 > ${gases}
6 > ${thermochemistry}
7 > ${quantumAtom}
8 > ${periodicity}
9 > ${lewisBonding}
10 > ${shapesAndOrbitals}
11 > ${liquidsAndSolids}
12 > ${solutions}
13 > ${kinetics}
14 > ${equilibrium}
15 > ${acidsAndBases}
16 > ${buffersAndSolubility}
17 > ${freeEnergy}
18 > ${electrochemistry}
19 > ${nuclear}
20 > ${airAndWater}
21 > ${metallurgy}
22 > ${nonmetals}
23 > ${coordination}
24 > ${organicInBrief}
25 > addition polymers, condensation polymers, amino acids, nucleotides
`;

/** Silberberg and Amateis: Chemistry, The Molecular Nature of Matter and Change, 8th and 9th edition. */
export const silberberg = `
1 > ${measurement}
2 > ${atomsAndNames}
3 > ${equationsAndMoles}
4 > ${aqueousReactions}
5 > ${gases}
6 > ${thermochemistry}
7 > ${quantumAtom}
8 > electron configuration, ionization energy, atomic radius, effective nuclear charge
9 > ionic bonding, lattice enthalpy, bond enthalpies, electronegativity
10 > ${lewisAndShapes}
11 > ${orbitalsInBonds}
12 > ${liquidsAndSolids}
13 > ${solutions}
14 > ${mainGroups}
15 > ${organicInBrief}
16 > ${kinetics}
17 > ${equilibrium}
18 > ${acidsAndBases}
19 > ${buffersAndSolubility}
20 > ${freeEnergy}
21 > ${electrochemistry}
23 > ${coordination}
24 > ${nuclear}
`;

/** McMurry: Organic Chemistry, 9th edition; the 10th is the book of OpenStax. */
export const mcmurry = `
1 > hybridization, sigma bonds, structural formulas
2 > bond polarity, formal charge, resonance in organic molecules, acidity of organic compounds
3 > functional groups, structural isomers, naming alkanes, Newman projections
4 > cis-trans isomerism, ring strain, chair conformations
5 > chirality, R/S configuration, optical activity, enantiomers
6 > curly arrows, nucleophiles, homolysis, multistep energy profile
7 > degrees of unsaturation, Markovnikov's rule, Hammond postulate, carbocation rearrangement
8 > hydroboration, hydration of alkenes, halogenation of alkenes, ozonolysis
9 > reactions of alkynes
10 > alkyl halides, radical halogenation, Grignard reagents, cross-coupling reactions
11 > SN2 reaction, E2 reaction, SN1 reaction, E1 reaction
12 > infrared spectroscopy, mass spectrometry of organic compounds
13 > proton NMR, chemical shift, spin-spin splitting, carbon-13 NMR
14 > conjugated dienes, Diels-Alder reaction, UV-visible spectra of conjugated molecules
15 > aromaticity, structure of benzene, heterocycles
16 > electrophilic aromatic substitution, directing effects, Friedel-Crafts reactions, nucleophilic aromatic substitution
17 > alcohols, oxidation of alcohols, phenols, protecting groups
18 > ethers, epoxides, thiols
19 > nucleophilic addition to carbonyls, acetals, imines, Wittig reaction
20 > carboxylic acids, nitriles
21 > esterification, hydrolysis of esters, acid chlorides, amides
22 > enolates, tautomerism, alkylation of enolates, decarboxylation
23 > aldol reaction, Claisen condensation, Michael addition, Robinson annulation
24 > amines, basicity of amines, preparation of amines, diazonium salts
25 > monosaccharides, Fischer projections, anomers, glycosidic bonds
26 > amino acids, isoelectric point, peptide bond, protein sequencing
27 > fatty acids, triacylglycerols, phospholipids, steroids
28 > nucleotides, base pairing, transcription, genetic code
29 > beta oxidation, glycolysis, citric acid cycle, transamination
30 > electrocyclic reactions, Diels-Alder reaction, sigmatropic rearrangements, Woodward-Hoffmann rules
31 > addition polymers, condensation polymers, Ziegler-Natta polymerization, copolymers
`;

/** Klein: Organic Chemistry, 3rd and 4th edition. */
export const klein = `
1 > formal charge, hybridization, VSEPR theory, intermolecular forces
2 > structural formulas, functional groups, resonance in organic molecules, curly arrows
3 > acidity of organic compounds, basicity of amines
4 > Newman projections, structural isomers, IUPAC names of alkanes, chair conformations
5 > chirality, R/S configuration, optical activity, enantiomers
6 > curly arrows, nucleophiles, carbocation rearrangement, multistep energy profile
7 > SN2 reaction, E2 reaction, SN1 reaction, E1 reaction
8 > hydroboration, Markovnikov's rule, halogenation of alkenes, ozonolysis
9 > reactions of alkynes
10 > radical halogenation, radical chain reaction, stability of radicals, radical addition of HBr
11 > synthetic routes
12 > alcohols, oxidation of alcohols, phenols, Grignard reagents
13 > ethers, epoxides, thiols
14 > infrared spectroscopy, mass spectrometry of organic compounds, degrees of unsaturation
15 > proton NMR, chemical shift, spin-spin splitting, carbon-13 NMR
16 > conjugated dienes, Diels-Alder reaction, electrocyclic reactions, sigmatropic rearrangements
17 > aromaticity, structure of benzene, heterocycles
18 > electrophilic aromatic substitution, directing effects, Friedel-Crafts reactions, nucleophilic aromatic substitution
19 > nucleophilic addition to carbonyls, acetals, imines, Wittig reaction
20 > carboxylic acids, esterification, acid chlorides, amides
21 > enolates, aldol reaction, Claisen condensation, alkylation of enolates
22 > amines, basicity of amines, preparation of amines, diazonium salts
24 > monosaccharides, Fischer projections, anomers, glycosidic bonds
25 > amino acids, isoelectric point, peptide bond, protein sequencing
26 > fatty acids, triacylglycerols, phospholipids, steroids
27 > addition polymers, condensation polymers, copolymers, properties of polymers
`;

/** Wade and Simek: Organic Chemistry, 9th edition. */
export const wade = `
1 > hybridization, formal charge, resonance in organic molecules, structural formulas
2 > functional groups, molecular polarity, acidity of organic compounds
3 > Newman projections, IUPAC names of alkanes, ring strain, chair conformations
4 > radical halogenation, radical chain reaction, stability of radicals, Hammond postulate
5 > chirality, R/S configuration, optical activity, enantiomers
6 > alkyl halides, SN2 reaction, SN1 reaction
7 > E2 reaction, E1 reaction, Zaitsev's rule, degrees of unsaturation
8 > hydroboration, Markovnikov's rule, halogenation of alkenes, ozonolysis
9 > reactions of alkynes
10 > alcohols, Grignard reagents, reduction of carbonyls, thiols
11 > pinacol rearrangement, alcohols to alkyl halides, oxidation of alcohols
12 > infrared spectroscopy, mass spectrometry of organic compounds
13 > proton NMR, chemical shift, spin-spin splitting, carbon-13 NMR
14 > ethers, epoxides, thiols
15 > conjugated dienes, Diels-Alder reaction, UV-visible spectra of conjugated molecules
16 > aromaticity, structure of benzene, heterocycles
17 > electrophilic aromatic substitution, directing effects, Friedel-Crafts reactions, nucleophilic aromatic substitution
18 > nucleophilic addition to carbonyls, acetals, imines, Wittig reaction
19 > amines, basicity of amines, preparation of amines, diazonium salts
20 > carboxylic acids, esterification
21 > hydrolysis of esters, acid chlorides, amides, nitriles
22 > enolates, aldol reaction, Claisen condensation, alkylation of enolates
23 > monosaccharides, anomers, glycosidic bonds, nucleotides
24 > amino acids, isoelectric point, peptide bond, protein sequencing
25 > fatty acids, triacylglycerols, phospholipids, steroids
26 > addition polymers, condensation polymers, copolymers, properties of polymers
`;

/** Clayden, Greeves and Warren: Organic Chemistry, 2nd edition. */
export const clayden = `
2 > structural formulas, functional groups, oxidation level of carbon
3 > infrared spectroscopy, mass spectrometry of organic compounds, carbon-13 NMR, degrees of unsaturation
4 > molecular orbital theory, hybridization, sigma bonds
5 > curly arrows, nucleophiles, frontier orbitals
6 > nucleophilic addition to carbonyls, reduction of carbonyls, geminal diols
7 > conjugation, aromaticity, UV-visible spectra of conjugated molecules
8 > basicity of amines, acidity of organic compounds
9 > Grignard reactions
10 > nucleophilic acyl substitution, hydrolysis of esters, acid chlorides, amides
11 > acetals, imines, Wittig reaction
12 > kinetic control, activation energy, reaction mechanisms, Gibbs energy
13 > proton NMR, chemical shift, spin-spin splitting, NMR integration
14 > chirality, enantiomers, R/S configuration, meso compounds
15 > SN1 reaction, SN2 reaction, alkyl halides
16 > chair conformations, Newman projections, ring strain
17 > E2 reaction, E1 reaction, E1cB reaction, Zaitsev's rule
18 > combined structure elucidation, infrared spectroscopy, carbon-13 NMR, proton NMR
19 > Markovnikov's rule, halogenation of alkenes, epoxidation, hydration of alkenes
20 > enolates, tautomerism
21 > electrophilic aromatic substitution, directing effects, Friedel-Crafts reactions, nitration of benzene
22 > Michael addition, nucleophilic aromatic substitution, diazonium salts
23 > protecting groups, Birch reduction, reduction of carbonyls, oxidation of alcohols
24 > directing effects, Markovnikov's rule
25 > alkylation of enolates, enolates
26 > aldol reaction, Claisen condensation, Mannich reaction
28 > retrosynthesis, synthetic routes
29 > heterocycles
30 > synthesis of heterocycles
31 > Baldwin's rules, anomeric effect
32 > chair conformations, epoxides
33 > Felkin-Anh model, prochirality
34 > Diels-Alder reaction, frontier orbitals, Woodward-Hoffmann rules
35 > sigmatropic rearrangements, electrocyclic reactions
36 > neighboring group participation, pinacol rearrangement, Beckmann rearrangement, carbocation rearrangement
37 > radical chain reaction, stability of radicals, radical addition of HBr
38 > carbenes, cyclopropanation, olefin metathesis
39 > Hammett equation, kinetic isotope effect
40 > cross-coupling reactions, 18-electron rule, oxidative addition and reductive elimination
41 > chiral auxiliaries, organocatalysis, enantiomeric excess, resolution of enantiomers
42 > amino acids, nucleotides, monosaccharides, fatty acids
`;

/** Atkins, de Paula and Keeler: Physical Chemistry, 11th edition: each focus, and its topics. */
export const atkins = `
1 > ideal gas law, molecular speeds, mean free path, van der Waals equation
1A > ideal gas law, partial pressures, combined gas law
1B > kinetic molecular theory, molecular speeds, mean free path
1C > real gases, van der Waals equation, compressibility factor, critical point of a gas
2 > pressure-volume work, adiabatic processes, Kirchhoff's law, enthalpy of formation
2A > pressure-volume work, first law of thermodynamics, bomb calorimetry
2B > internal energy, heat capacities, calorimetry
2C > Kirchhoff's law, Hess's law, enthalpy of formation
2D > state functions, Joule-Thomson effect
2E > isothermal and adiabatic processes
3 > entropy, second law of thermodynamics, heat engines, Maxwell relations
3A > entropy, second law of thermodynamics, heat engines
3B > entropy of heating and phase change
3C > third law of thermodynamics, entropy of reaction
3D > Gibbs energy, Helmholtz energy
3E > Maxwell relations, Gibbs energy and pressure
4 > triple point, chemical potential, Clausius-Clapeyron equation, phase rule
4A > supercritical fluids, triple point, phase rule, vapor pressure
4B > chemical potential, Clausius-Clapeyron equation
5 > partial molar quantities, Raoult's law, colligative properties, binary phase diagrams
5A > partial molar quantities, entropy of mixing, Raoult's law, Henry's law
5B > freezing-point depression, boiling-point elevation, osmotic pressure, regular solutions
5C > binary phase diagrams, lever rule, azeotropes, fractional distillation
5D > eutectic
5F > activity coefficients, ionic strength
6 > van't Hoff equation, Le Chatelier's principle, Nernst equation, standard electrode potential
6A > Gibbs energy and equilibrium constant, reaction quotient
6B > van't Hoff equation, Le Chatelier's principle
6C > galvanic cell, Nernst equation, cell potential and Gibbs energy, cell potential and equilibrium constant
6D > standard electrode potential, predicting redox reactions
7 > photoelectric effect, particle in a box, harmonic oscillator, rigid rotor
7A > photon energy, photoelectric effect, de Broglie wavelength
7B > Schrödinger equation
7C > quantum-mechanical operators, expectation values, Heisenberg uncertainty principle
7D > particle in a box, tunneling
7E > quantum harmonic oscillator
7F > rigid rotor
8 > hydrogen-like orbitals, hydrogen spectrum, term symbols, effective nuclear charge
8A > hydrogen-like orbitals, hydrogen spectrum, quantum numbers
8B > Pauli exclusion principle, effective nuclear charge, electron configuration, ionization energy
8C > term symbols, hydrogen spectrum
9 > valence bond theory, bond order, Hückel method, heteronuclear diatomics
9A > valence bond theory, hybridization
9B > molecular orbital theory
9C > bond order, molecular orbital theory
9D > heteronuclear diatomics, variational principle
9E > Hückel method
9F > computational chemistry
10 > molecular symmetry, character tables
10A > point groups, symmetry elements
10B > character tables
11 > rotational spectroscopy, anharmonicity, Raman spectroscopy, electronic spectroscopy
11A > selection rules, Beer-Lambert law
11B > rotational spectroscopy
11C > vibrational spectroscopy, anharmonicity, rovibrational spectra
11F > electronic spectroscopy
11G > fluorescence and phosphorescence, lasers
12 > principles of magnetic resonance, chemical shift, spin-spin splitting, NMR relaxation
12A > principles of magnetic resonance
12B > chemical shift, spin-spin splitting
12C > NMR relaxation
13 > Boltzmann distribution, partition function, statistical entropy, equipartition theorem
13A > Boltzmann distribution
13B > partition function
13C > equipartition theorem
13D > ensembles
13E > statistical entropy, partition function
13F > equilibrium constants from partition functions
14 > intermolecular forces, dipole moment, surface tension, molar mass of polymers
14A > dipole moment
14B > intermolecular forces, London dispersion forces, dipole-dipole forces, hydrogen bonding
14C > surface tension, vapor pressure, capillarity and wetting
14D > molar mass of polymers, properties of polymers
14E > colloids, surfactants and micelles
15 > unit cells, X-ray diffraction, close packing, band theory
15A > unit cells, Miller indices
15B > X-ray diffraction
15C > close packing, ionic crystal structures, Madelung constant, lattice enthalpy
15E > band theory, superconductivity
16 > transport properties, mean free path, conductivity of electrolytes, effusion and diffusion
16A > transport properties, mean free path, effusion
16B > conductivity of electrolytes
17 > integrated rate laws, Arrhenius equation, steady-state approximation, photochemistry
17A > rate law, initial rates, reaction rate
17B > integrated rate laws, half-life of a reaction
17C > relaxation methods
17D > Arrhenius equation
17E > elementary reactions, consecutive reactions, steady-state approximation, pre-equilibrium
17F > Lindemann mechanism, chain reactions, explosions
17G > photochemistry
18 > collision theory, transition state theory, diffusion-controlled reactions, Marcus theory
18A > collision theory
18B > diffusion-controlled reactions
18C > transition state theory, kinetic isotope effect
18E > Marcus theory
19 > adsorption, Langmuir isotherm, heterogeneous catalysis, Butler-Volmer equation
19B > adsorption, Langmuir isotherm, BET isotherm
19C > heterogeneous catalysis
19D > Butler-Volmer equation, electrical double layer
`;

/** Housecroft and Sharpe: Inorganic Chemistry, 4th and 5th edition. */
export const housecroft = `
1 > quantum numbers, electron configuration, ionization energy, effective nuclear charge
2 > Lewis structures, bond order, VSEPR theory, molecular polarity
3 > molecular symmetry, character tables
4 > X-ray diffraction, vibrational spectroscopy, Mössbauer spectroscopy, photoelectron spectroscopy
5 > polyatomic molecular orbitals, molecular orbital theory
6 > close packing, Born-Haber cycle, Madelung constant, crystal defects
7 > acid dissociation constant, solubility product, complex ions, chelate effect
8 > Latimer diagrams, standard electrode potential, disproportionation, Nernst equation
9 > liquid ammonia, superacids, ionic liquids
11 > group 1 metals
12 > group 2 metals
13 > boranes
14 > silicates, inert pair effect
15 > group 15
16 > group 16
17 > group 17 halogens, interhalogens
18 > noble gas compounds, noble gases
19 > transition metals, ligands, isomerism of complexes, naming coordination compounds
20 > crystal field theory, spectrochemical series, electronic spectra of complexes, Jahn-Teller effect
21 > transition metals, redox of transition metals, reactions of aqua ions
22 > metal-metal bonds, group 12 elements
24 > metal carbonyls, 18-electron rule, metallocenes, oxidative addition
26 > ligand substitution mechanisms, trans effect, electron transfer mechanisms
29 > bioinorganic chemistry
`;

/** Weller, Rourke, Overton and Armstrong: Shriver and Atkins' Inorganic Chemistry, 7th edition. */
export const shriver = `
1 > quantum numbers, electron configuration, ionization energy, effective nuclear charge
2 > Lewis structures, VSEPR theory, valence bond theory, bond order
3 > molecular symmetry, character tables
4 > close packing, Born-Haber cycle, crystal defects, band theory
5 > Brønsted-Lowry theory, Lewis acids, HSAB, superacids
6 > Latimer diagrams, standard electrode potential, disproportionation, Ellingham diagram
7 > ligands, naming coordination compounds, isomerism of complexes, chelate effect
8 > X-ray diffraction, vibrational spectroscopy, Mössbauer spectroscopy
9 > periodic trends
11 > group 1 metals
12 > group 2 metals
13 > boranes
14 > silicates, inert pair effect
15 > group 15
16 > group 16
17 > group 17 halogens, interhalogens
18 > noble gas compounds, noble gases
19 > transition metals, redox of transition metals
20 > crystal field theory, spectrochemical series, electronic spectra of complexes, Jahn-Teller effect
21 > ligand substitution mechanisms, trans effect, electron transfer mechanisms
22 > 18-electron rule, metal carbonyls, metallocenes, oxidative addition
23 > lanthanides and actinides
`;

/** Miessler, Fischer and Tarr: Inorganic Chemistry, 5th edition. */
export const miessler = `
2 > quantum numbers, electron configuration, ionization energy, effective nuclear charge
3 > formal charge, Lewis structures, VSEPR theory, molecular polarity
4 > molecular symmetry, character tables
5 > molecular orbital theory, bond order, heteronuclear diatomics
6 > Brønsted-Lowry theory, Lewis acids, HSAB, superacids
7 > close packing, lattice enthalpy, band theory, superconductivity
8 > ${mainGroups}
9 > ligands, naming coordination compounds, isomerism of complexes
10 > crystal field theory, spectrochemical series, Jahn-Teller effect
11 > colors of complexes, electronic spectra of complexes
12 > ligand substitution mechanisms, trans effect, electron transfer mechanisms
13 > 18-electron rule, metal carbonyls, metallocenes
14 > oxidative addition, olefin metathesis, homogeneous catalytic cycles
15 > isolobal analogy, boranes, metal-metal bonds
16 > bioinorganic chemistry
`;

/** Harris: Quantitative Chemical Analysis, 9th and 10th edition. */
export const harris = `
0 > sampling, quality assurance
1 > SI units, molarity, parts per million, dilution
2 > volumetric glassware, laboratory safety, filtration
3 > significant figures, propagation of uncertainty, accuracy and precision
4 > standard deviation, confidence interval, significance tests, outlier tests
5 > calibration curve, standard addition, internal standard, detection limit
6 > solubility product, common-ion effect, equilibrium constant expression, acid dissociation constant
7 > argentometric titrations, back titration, acid-base titration
8 > ionic strength, activity coefficients, systematic treatment of equilibrium
9 > Henderson-Hasselbalch equation, pH of weak acids, buffer solutions, fractional composition
10 > polyprotic acids, isoelectric point, fractional composition
11 > titration curves, acid-base indicators, Kjeldahl analysis, Gran plot
12 > EDTA titrations, conditional formation constants, metal ion indicators
13 > systematic treatment of equilibrium, equilibria with activities, pH and solubility
14 > galvanic cell, Nernst equation, standard electrode potential, cell potential and equilibrium constant
15 > reference electrodes, pH electrode, ion-selective electrodes, potentiometric titrations
16 > redox titration curves, permanganate titrations, iodometric titrations, dichromate titrations
17 > coulometry, voltammetry, amperometry, electrogravimetry
18 > Beer-Lambert law, transmittance, fluorimetry
19 > analysis of mixtures by absorbance, Job's method, fluorimetry
20 > UV-visible spectrophotometer, stray light
21 > atomic absorption spectroscopy, atomic emission spectroscopy, ICP-MS
22 > mass analyzers, ionization methods, isotope patterns, tandem mass spectrometry
23 > liquid-liquid extraction, retention factor, chromatographic resolution, van Deemter equation
24 > gas chromatography, retention index
25 > high-performance liquid chromatography, supercritical fluid chromatography
26 > ion-exchange chromatography, size-exclusion chromatography, affinity chromatography, capillary electrophoresis
27 > gravimetric analysis, thermogravimetric analysis, combustion analysis
28 > representative sample, solid-phase extraction, liquid-liquid extraction
`;

/** Skoog, Holler and Crouch: Principles of Instrumental Analysis, 7th edition. */
export const skoogInstrumental = `
1 > calibration curve, standard addition, internal standard, detection limit
6 > photon energy, Beer-Lambert law, photoelectric effect
7 > UV-visible spectrophotometer, lasers
8 > atomic emission spectroscopy, atomic absorption spectroscopy
9 > atomic absorption spectroscopy
10 > atomic emission spectroscopy, inductively coupled plasma
11 > ICP-MS, mass analyzers, isotope dilution
12 > X-ray fluorescence
13 > Beer-Lambert law, transmittance, deviations from Beer's law, UV-visible spectrophotometer
14 > analysis of mixtures by absorbance, Job's method, UV-visible spectra of conjugated molecules
15 > fluorescence and phosphorescence, fluorimetry
16 > infrared spectroscopy, vibrational spectroscopy
17 > infrared spectroscopy
18 > Raman spectroscopy
19 > proton NMR, chemical shift, spin-spin splitting, principles of magnetic resonance
20 > mass analyzers, ionization methods, isotope patterns, tandem mass spectrometry
21 > electron microscopy, photoelectron spectroscopy
22 > reference electrodes, Nernst equation, standard electrode potential
23 > reference electrodes, pH electrode, ion-selective electrodes, potentiometric titrations
24 > coulometry
25 > voltammetry, stripping voltammetry, amperometry
26 > retention factor, chromatographic resolution, van Deemter equation
27 > gas chromatography, retention index
28 > high-performance liquid chromatography, ion-exchange chromatography, size-exclusion chromatography, chiral chromatography
29 > supercritical fluid chromatography
30 > capillary electrophoresis
31 > thermogravimetric analysis, differential scanning calorimetry
32 > isotope dilution, radioactive decay, half-life of a nuclide
`;

/** Skoog, West, Holler and Crouch: Fundamentals of Analytical Chemistry, 9th edition. */
export const skoogFundamentals = `
4 > molarity, parts per million, mass percent of a solution, dilution
5 > accuracy and precision
6 > standard deviation, propagation of uncertainty, significant figures
7 > confidence interval, significance tests, outlier tests
8 > calibration curve, standard addition, internal standard, sampling
9 > acid dissociation constant, solubility product, pH of weak acids, buffer solutions
10 > ionic strength, activity coefficients
11 > systematic treatment of equilibrium, ionic strength
12 > gravimetric analysis, washing of precipitates, digestion and coprecipitation
14 > titration curves, acid-base indicators
15 > polyprotic acids, titration of polyprotic acids, fractional composition
16 > Kjeldahl analysis, back titration, acid-base titration
17 > EDTA titrations, argentometric titrations, water hardness, conditional formation constants
18 > galvanic cell, Nernst equation, standard electrode potential
19 > redox titration curves, Nernst equation
20 > permanganate titrations, iodometric titrations, dichromate titrations, Karl Fischer titration
21 > reference electrodes, pH electrode, ion-selective electrodes, potentiometric titrations
22 > coulometry, electrolytic cell
23 > voltammetry, stripping voltammetry, amperometry
24 > Beer-Lambert law, transmittance, photon energy
25 > UV-visible spectrophotometer
26 > analysis of mixtures by absorbance, Beer-Lambert law, deviations from Beer's law
27 > fluorimetry, fluorescence and phosphorescence
28 > atomic absorption spectroscopy, atomic emission spectroscopy, interferences in atomic spectroscopy
29 > ionization methods, mass analyzers, ICP-MS, isotope patterns
31 > liquid-liquid extraction, retention factor, chromatographic resolution, van Deemter equation
32 > gas chromatography, retention index
33 > high-performance liquid chromatography, ion-exchange chromatography, size-exclusion chromatography
34 > capillary electrophoresis, supercritical fluid chromatography, thin-layer chromatography
`;

/** Nelson and Cox: Lehninger Principles of Biochemistry, 7th and 8th edition. */
export const lehninger = `
2 > biological buffers, hydrogen bonding, osmolarity, water as a biological solvent
3 > amino acids, isoelectric point, protein purification, protein sequencing
4 > alpha helix, Ramachandran plot, protein folding, fibrous proteins
5 > hemoglobin, cooperativity, Bohr effect, ligand binding
6 > Michaelis-Menten kinetics, competitive inhibition, allosteric regulation, enzyme action
7 > monosaccharides, anomers, glycosidic bonds, polysaccharides
8 > nucleotides, base pairing, DNA melting, RNA
9 > PCR, restriction enzymes, DNA sequencing, CRISPR
10 > fatty acids, triacylglycerols, phospholipids, steroids
11 > lipid bilayer, membrane proteins, passive transport, active transport
12 > G-protein-coupled receptors, receptor tyrosine kinases, hormones
13 > biochemical standard state, ATP hydrolysis, coupling to ATP, biological redox
14 > glycolysis, fermentation, gluconeogenesis, pentose phosphate pathway
15 > glycogen metabolism, metabolic regulation
16 > citric acid cycle, pyruvate dehydrogenase, anaplerotic reactions
17 > beta oxidation, ketone bodies
18 > transamination, urea cycle, amino acid breakdown
19 > electron transport chain, chemiosmosis, ATP synthase, uncouplers
20 > Calvin cycle, photorespiration, photosystems
21 > fatty acid synthesis, cholesterol synthesis, eicosanoids
22 > nitrogen fixation, nucleotide metabolism
23 > hormones, metabolic regulation
24 > DNA supercoiling
25 > DNA replication, DNA polymerase, DNA repair
26 > transcription, RNA processing, ribozymes
27 > genetic code, protein synthesis, post-translational modification
28 > gene regulation
`;

/** Berg, Tymoczko, Gatto and Stryer: Biochemistry, 8th and 9th edition. */
export const stryer = `
2 > amino acids, peptide bond, alpha helix, protein folding
3 > protein purification, gel electrophoresis, protein sequencing, western blot
4 > base pairing, DNA replication, transcription, genetic code
5 > PCR, restriction enzymes, DNA sequencing
7 > hemoglobin, cooperativity, Bohr effect
8 > Michaelis-Menten kinetics, competitive inhibition, enzyme action, turnover number
9 > catalytic mechanisms of enzymes
10 > allosteric regulation, regulation by covalent modification
11 > monosaccharides, anomers, glycosidic bonds, polysaccharides
12 > fatty acids, phospholipids, lipid bilayer, membrane proteins
13 > active transport, passive transport, membrane potential, free energy of transport
14 > G-protein-coupled receptors, receptor tyrosine kinases
15 > ATP hydrolysis, coupling to ATP, biological redox, metabolic regulation
16 > glycolysis pathway, gluconeogenesis, regulation of glycolysis, fermentation
17 > citric acid cycle, pyruvate dehydrogenase, anaplerotic reactions
18 > electron transport chain, chemiosmosis, ATP synthase, uncouplers
19 > light reactions of photosynthesis
20 > Calvin cycle, pentose phosphate pathway, photorespiration
21 > glycogen metabolism
22 > beta oxidation, fatty acid synthesis, ketone bodies
23 > urea cycle, amino acid breakdown, transamination
24 > nitrogen fixation
25 > nucleotide metabolism
26 > cholesterol synthesis, phospholipids, sphingolipids
28 > DNA replication, DNA polymerase, DNA repair
29 > transcription, RNA processing
30 > protein synthesis, genetic code
31 > gene regulation
`;
