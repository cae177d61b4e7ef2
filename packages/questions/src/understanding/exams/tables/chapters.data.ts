/**
 * The numbered topics of boards that the map of concepts has no places for, in our own words: `number > title; other titles > what it covers`, a
 * concept or, with `#`, what schools teach of a topic of the taxonomy. Facts alone, as the boards' specifications number them:
 * Edexcel A-level (9CH0), Edexcel International A-level units, Cambridge International A-level (9701, from 2022), and the
 * NCERT books in the edition of 2023, whose chapters have other numbers than in earlier ones; the modules of New South Wales and
 * the units of Victoria.
 */
export const edexcelTopics = `
1 > Atomic structure and the periodic table > #atomic-structure #electron-configuration structure-of-the-periodic-table ionization-energy atomic-radius effective-nuclear-charge
2 > Bonding and structure > #chemical-bonding #molecular-geometry #intermolecular-forces electronegativity
3 > Redox I > oxidation-numbers oxidation-and-reduction oxidizing-and-reducing-agents half-equations disproportionation
4 > Groups 1, 2 and 7 > group-1-metals group-2-metals group-17-halogens tests-for-ions disproportionation
5 > Formulae, equations and amounts > #moles #empirical-formulas #balancing #stoichiometry molarity dilution ideal-gas-law gas-stoichiometry parts-per-million acid-base-titration
6 > Organic chemistry I > #organic-nomenclature #functional-groups structural-formulas structural-isomers cis-trans-isomerism #alkenes-and-alkynes alkanes fractional-distillation-and-cracking halogenation-of-alkanes radical-chain-reaction alkyl-halides alcohols oxidation-of-alcohols alcohols-to-alkyl-halides addition-polymers
7 > Modern analytical techniques I > mass-spectrometry-of-organic-compounds infrared-spectroscopy mass-spectrum-of-an-element
8 > Energetics I > endothermic-and-exothermic-processes specific-heat-capacity calorimetry enthalpy-of-reaction bond-enthalpies enthalpy-of-formation enthalpy-of-combustion hesss-law
9 > Kinetics I > reaction-rate collision-theory activation-energy maxwell-boltzmann-distribution-of-energies catalysis
10 > Equilibrium I > dynamic-equilibrium equilibrium-constant-expression le-chateliers-principle haber-process
11 > Equilibrium II > equilibrium-constant-expression equilibrium-constant-in-pressures calculating-an-equilibrium-constant equilibrium-concentrations magnitude-of-the-equilibrium-constant le-chateliers-principle
12 > Acid-base equilibria > bronsted-lowry-theory ph ph-of-strong-acids-and-bases ionic-product-of-water acid-dissociation-constant ph-of-weak-acids buffer-solutions henderson-hasselbalch-equation titration-curves acid-base-indicators
13 > Energetics II > lattice-enthalpy born-haber-cycle enthalpy-of-solution entropy entropy-of-reaction gibbs-energy gibbs-energy-and-temperature gibbs-energy-and-equilibrium-constant electron-affinity
14 > Redox II > galvanic-cell standard-electrode-potential standard-cell-potential predicting-redox-reactions batteries-and-fuel-cells permanganate-titrations iodometric-titrations redox-titration-calculations
15 > Transition metals > transition-metals complex-ions ligands colors-of-complexes isomerism-of-complexes ligand-substitution reactions-of-aqua-ions redox-of-transition-metals heterogeneous-catalysis chelate-effect
16 > Kinetics II > rate-law initial-rates half-life-of-a-reaction first-order-kinetics rate-determining-step reaction-mechanisms arrhenius-equation activation-energy
17 > Organic chemistry II > chirality optical-activity enantiomers-and-diastereomers aldehydes-and-ketones tests-for-carbonyl-compounds nucleophilic-addition-to-carbonyls reduction-of-carbonyls carboxylic-acids esterification hydrolysis-of-esters acyl-chlorides-and-anhydrides condensation-polymers
18 > Organic chemistry III > #aromatic-compounds #amines amides nitriles amino-acid-structures zwitterions peptide-bond condensation-polymers grignard-reactions synthetic-routes
19 > Modern analytical techniques II > high-resolution-mass-spectrometry mass-spectrometry-of-organic-compounds carbon-13-nmr proton-nmr chemical-shift spin-spin-splitting nmr-integration principles-of-chromatography gas-chromatography high-performance-liquid-chromatography
`;

export const edexcelUnits = `
1 > Structure, bonding and introduction to organic chemistry > #moles #empirical-formulas #balancing #stoichiometry #atomic-structure #electron-configuration ionization-energy #chemical-bonding #molecular-geometry naming-alkanes structural-formulas structural-isomers cis-trans-isomerism alkanes #alkenes-and-alkynes addition-polymers
2 > Energetics, groups, halogenoalkanes and alcohols > #thermochemistry #intermolecular-forces #redox group-1-metals group-2-metals group-17-halogens reaction-rate collision-theory activation-energy maxwell-boltzmann-distribution-of-energies catalysis dynamic-equilibrium le-chateliers-principle alkyl-halides alcohols oxidation-of-alcohols infrared-spectroscopy mass-spectrometry-of-organic-compounds
4 > Rates, equilibria and further organic chemistry > rate-law initial-rates half-life-of-a-reaction rate-determining-step arrhenius-equation entropy entropy-of-reaction gibbs-energy lattice-enthalpy born-haber-cycle equilibrium-constant-expression equilibrium-constant-in-pressures calculating-an-equilibrium-constant equilibrium-concentrations le-chateliers-principle bronsted-lowry-theory ph ph-of-strong-acids-and-bases acid-dissociation-constant ph-of-weak-acids buffer-solutions titration-curves acid-base-indicators chirality optical-activity aldehydes-and-ketones tests-for-carbonyl-compounds nucleophilic-addition-to-carbonyls carboxylic-acids esterification hydrolysis-of-esters acyl-chlorides-and-anhydrides proton-nmr carbon-13-nmr
5 > Transition metals and organic nitrogen chemistry > galvanic-cell standard-electrode-potential standard-cell-potential predicting-redox-reactions transition-metals complex-ions ligands colors-of-complexes ligand-substitution reactions-of-aqua-ions redox-of-transition-metals #aromatic-compounds #amines amides amino-acid-structures synthetic-routes
`;

export const cambridgeTopics = `
1 > Atomic structure > #atomic-structure #electron-configuration ionization-energy atomic-radius ionic-radius
2 > Atoms, molecules and stoichiometry > #moles #empirical-formulas #balancing #stoichiometry relative-atomic-mass
3 > Chemical bonding > #chemical-bonding #molecular-geometry #intermolecular-forces electronegativity
4 > States of matter > ideal-gas-law kinetic-molecular-theory real-gases vapor-pressure properties-of-solids properties-of-ionic-solids network-covalent-solids
5 > Chemical energetics > endothermic-and-exothermic-processes calorimetry specific-heat-capacity enthalpy-of-reaction bond-enthalpies enthalpy-of-formation enthalpy-of-combustion hesss-law
6 > Redox processes > oxidation-numbers oxidation-and-reduction oxidizing-and-reducing-agents half-equations disproportionation
7 > Equilibria > dynamic-equilibrium equilibrium-constant-expression equilibrium-constant-in-pressures calculating-an-equilibrium-constant equilibrium-concentrations le-chateliers-principle haber-process contact-process bronsted-lowry-theory
8 > Reaction kinetics > reaction-rate collision-theory activation-energy maxwell-boltzmann-distribution-of-energies catalysis
9 > Chemical periodicity > period-3-oxides atomic-radius ionic-radius electronegativity structure-of-the-periodic-table amphoterism
10 > Group 2 > group-2-metals
11 > Group 17 > group-17-halogens
12 > Nitrogen and sulfur > chemistry-of-nitrogen-and-phosphorus acid-rain photochemical-smog
13 > Introduction to organic chemistry > #organic-nomenclature recognizing-functional-groups homologous-series structural-formulas structural-isomers cis-trans-isomerism chirality homolytic-and-heterolytic-fission nucleophiles-and-electrophiles
14 > Hydrocarbons > alkanes fractional-distillation-and-cracking halogenation-of-alkanes radical-chain-reaction #alkenes-and-alkynes
15 > Halogen compounds > alkyl-halides sn1-reaction sn2-reaction sn1-against-sn2
16 > Hydroxy compounds > alcohols oxidation-of-alcohols alcohols-to-alkyl-halides primary-secondary-and-tertiary
17 > Carbonyl compounds > aldehydes-and-ketones tests-for-carbonyl-compounds nucleophilic-addition-to-carbonyls reduction-of-carbonyls
18 > Carboxylic acids and derivatives > carboxylic-acids esterification hydrolysis-of-esters
19 > Nitrogen compounds > amines preparation-of-amines nitriles
20 > Polymerisation > addition-polymers
21 > Organic synthesis > synthetic-routes recognizing-functional-groups
22 > Analytical techniques > infrared-spectroscopy mass-spectrometry-of-organic-compounds mass-spectrum-of-an-element
23 > Chemical energetics (A2) > lattice-enthalpy born-haber-cycle enthalpy-of-solution electron-affinity entropy entropy-of-reaction gibbs-energy gibbs-energy-and-temperature
24 > Electrochemistry > electrolytic-cell faradays-laws-of-electrolysis galvanic-cell standard-electrode-potential standard-cell-potential predicting-redox-reactions nernst-equation cell-potential-and-gibbs-energy
25 > Equilibria (A2) > ph ph-of-strong-acids-and-bases ionic-product-of-water acid-dissociation-constant ph-of-weak-acids buffer-solutions henderson-hasselbalch-equation titration-curves solubility-product common-ion-effect liquid-liquid-extraction
26 > Reaction kinetics (A2) > rate-law initial-rates first-order-kinetics half-life-of-a-reaction rate-determining-step reaction-mechanisms catalysis heterogeneous-catalysis
27 > Group 2 (A2) > group-2-metals enthalpy-of-solution lattice-enthalpy
28 > Transition elements > transition-metals complex-ions ligands colors-of-complexes isomerism-of-complexes ligand-substitution redox-of-transition-metals complex-ion-equilibria reactions-of-aqua-ions
29 > Further organic chemistry > chirality optical-activity enantiomers-and-diastereomers naming-functional-groups aromaticity structure-of-benzene
30 > Arenes > structure-of-benzene electrophilic-aromatic-substitution nitration-of-benzene friedel-crafts-reactions directing-effects side-chain-oxidation
31 > Halogen compounds (A2) > alkyl-halides electrophilic-aromatic-substitution directing-effects nucleophilic-aromatic-substitution
32 > Phenol > phenols
33 > Carboxylic acids and derivatives (A2) > carboxylic-acids acidity-of-organic-compounds acyl-chlorides-and-anhydrides esterification
34 > Nitrogen compounds (A2) > amines preparation-of-amines basicity-of-amines amides diazonium-salts amino-acid-structures zwitterions peptide-bond
35 > Polymerisation (A2) > condensation-polymers addition-polymers
36 > Organic synthesis (A2) > synthetic-routes recognizing-functional-groups
37 > Analytical techniques (A2) > thin-layer-chromatography gas-chromatography principles-of-chromatography carbon-13-nmr proton-nmr chemical-shift spin-spin-splitting nmr-integration
`;

export const ncertClass11 = `
1 > Some basic concepts of chemistry; some basic concepts; basic concepts of chemistry > #moles #empirical-formulas #stoichiometry molarity molality counting-significant-figures significant-figures-in-calculations pure-substances-and-mixtures
2 > Structure of the atom; atomic structure > #atomic-structure #electron-configuration bohr-model hydrogen-spectrum photon-energy photoelectric-effect de-broglie-wavelength heisenberg-uncertainty-principle
3 > Periodicity of properties; classification of elements and periodicity in properties; classification of elements and periodicity; periodic table; periodicity; classification of elements > structure-of-the-periodic-table history-of-the-periodic-table effective-nuclear-charge atomic-radius ionic-radius ionization-energy electron-affinity electronegativity metallic-character
4 > Chemical bonding and molecular structure; chemical bonding; bonding > types-of-chemical-bonds ionic-bonding lattice-enthalpy covalent-bonding bond-length-and-bond-energy coordinate-bond lewis-structures octet-rule-and-its-exceptions formal-charge resonance bond-polarity vsepr-theory bond-angles molecular-polarity hybridization sigma-and-pi-bonds molecular-orbital-theory bond-order-from-molecular-orbitals hydrogen-bonding
5 > Thermodynamics > #thermochemistry first-law-of-thermodynamics pressure-volume-work state-functions entropy gibbs-energy gibbs-energy-and-temperature gibbs-energy-and-equilibrium-constant
6 > Equilibrium > #equilibrium #acids-and-bases
7 > Redox reactions; redox > #redox standard-electrode-potential
8 > Organic chemistry: principles and techniques; general organic chemistry; GOC > #organic-nomenclature recognizing-functional-groups homologous-series structural-formulas structural-isomers homolytic-and-heterolytic-fission nucleophiles-and-electrophiles resonance-in-organic-molecules inductive-effect hyperconjugation reactive-intermediates lassaignes-test
9 > Hydrocarbons > alkanes newman-projections halogenation-of-alkanes #alkenes-and-alkynes aromaticity structure-of-benzene electrophilic-aromatic-substitution directing-effects
`;

export const ncertClass12 = `
1 > Solutions > mass-percent-of-a-solution molarity molality parts-per-million henrys-law raoults-law boiling-point-elevation freezing-point-depression osmotic-pressure vant-hoff-factor colligative-properties azeotropes
2 > Electrochemistry > galvanic-cell standard-electrode-potential standard-cell-potential predicting-redox-reactions nernst-equation cell-potential-and-gibbs-energy cell-potential-and-equilibrium-constant concentration-cells conductivity-of-electrolytes electrolytic-cell faradays-laws-of-electrolysis batteries-and-fuel-cells corrosion
3 > Chemical kinetics; kinetics > reaction-rate rate-law initial-rates zero-order-kinetics first-order-kinetics integrated-rate-laws half-life-of-a-reaction pseudo-first-order-kinetics arrhenius-equation activation-energy collision-theory catalysis
4 > The d- and f-block elements; d block elements; d and f block > transition-metals redox-of-transition-metals lanthanides-and-actinides
5 > Coordination compounds; coordination chemistry > complex-ions werners-theory ligands chelate-effect naming-coordination-compounds isomerism-of-complexes crystal-field-theory colors-of-complexes high-spin-and-low-spin-complexes spectrochemical-series metal-carbonyls
6 > Haloalkanes and haloarenes; alkyl halides and aryl halides > alkyl-halides sn1-reaction sn2-reaction sn1-against-sn2 substitution-against-elimination chirality optical-activity nucleophilic-aromatic-substitution
7 > Alcohols, phenols and ethers; alcohols and phenols > alcohols oxidation-of-alcohols alcohols-to-alkyl-halides phenols ethers
8 > Aldehydes, ketones and carboxylic acids > aldehydes-and-ketones tests-for-carbonyl-compounds nucleophilic-addition-to-carbonyls reduction-of-carbonyls clemmensen-and-wolff-kishner-reductions aldol-reaction cannizzaro-reaction carboxylic-acids esterification decarboxylation acidity-of-organic-compounds
9 > Amines > amines preparation-of-amines basicity-of-amines diazonium-salts curtius-and-hofmann-rearrangements
10 > Biomolecules > monosaccharides ring-forms-of-sugars glycosidic-bonds reducing-sugars polysaccharides amino-acid-structures zwitterions peptide-bond levels-of-protein-structure nucleotides structure-of-dna base-pairing rna
`;

/** Years 11 and 12 in New South Wales (NESA, Stage 6). */
export const nswModules = `
1 > Properties and structure of matter > pure-substances-and-mixtures filtration-and-evaporation distillation-techniques #atomic-structure #electron-configuration #periodic-trends #chemical-bonding #intermolecular-forces naming-ionic-compounds
2 > Introduction to quantitative chemistry > balancing-equations #moles #stoichiometry #empirical-formulas molarity dilution ideal-gas-law gas-stoichiometry
3 > Reactive chemistry > types-of-chemical-reactions precipitation-reactions activity-series oxidation-and-reduction oxidation-numbers half-equations galvanic-cell standard-electrode-potential standard-cell-potential reaction-rate collision-theory activation-energy catalysis
4 > Drivers of reactions > endothermic-and-exothermic-processes calorimetry heat-and-temperature activation-energy bond-enthalpies enthalpy-of-formation enthalpy-of-combustion hesss-law entropy entropy-of-reaction gibbs-energy gibbs-energy-and-temperature
5 > Equilibrium and acid reactions > dynamic-equilibrium equilibrium-constant-expression calculating-an-equilibrium-constant equilibrium-concentrations le-chateliers-principle solubility-product common-ion-effect precipitation-reactions
6 > Acid/base reactions > arrhenius-acids-and-bases bronsted-lowry-theory ph ph-of-strong-acids-and-bases ph-of-weak-acids acid-dissociation-constant neutralization acid-base-titration titration-curves acid-base-indicators buffer-solutions
7 > Organic chemistry > #organic-nomenclature structural-isomers alkanes #alkenes-and-alkynes alcohols oxidation-of-alcohols production-of-ethanol aldehydes-and-ketones carboxylic-acids esterification amines addition-polymers condensation-polymers fuels
8 > Applying chemical ideas > tests-for-ions gravimetric-analysis argentometric-titrations beer-lambert-law atomic-absorption-spectroscopy tests-for-carbonyl-compounds proton-nmr carbon-13-nmr infrared-spectroscopy mass-spectrometry-of-organic-compounds
`;

/** Years 11 and 12 in Victoria (VCE, from 2023). */
export const vceUnits = `
1 > Diversity of materials > #atomic-structure #electron-configuration #periodic-trends #chemical-bonding #molecular-geometry #intermolecular-forces metallic-bonding activity-series #moles #empirical-formulas naming-alkanes alkanes addition-polymers condensation-polymers
2 > Reactions in the natural world > hydrogen-bonding specific-heat-capacity bronsted-lowry-theory ph ph-of-strong-acids-and-bases neutralization oxidation-and-reduction half-equations corrosion solubility-of-gases-and-solids molarity acid-base-titration gravimetric-analysis beer-lambert-law gas-stoichiometry ideal-gas-law
3.1 > Options for supplying energy; energy options > fuels enthalpy-of-combustion calorimetry endothermic-and-exothermic-processes combustion galvanic-cell batteries-and-fuel-cells standard-electrode-potential predicting-redox-reactions oxidation-and-reduction half-equations
3.2 > Rate and yield of reactions > reaction-rate collision-theory activation-energy maxwell-boltzmann-distribution-of-energies catalysis dynamic-equilibrium equilibrium-constant-expression le-chateliers-principle calculating-an-equilibrium-constant electrolytic-cell faradays-laws-of-electrolysis green-chemistry
4.1 > Organic compounds and their reactions > #organic-nomenclature recognizing-functional-groups homologous-series structural-formulas structural-isomers alkanes alkyl-halides alcohols oxidation-of-alcohols carboxylic-acids esterification hydrolysis-of-esters amines atom-economy percentage-yield synthetic-routes peptide-bond triacylglycerols
4.2 > Analysis and use of organic compounds > chemical-tests-for-functional-groups mass-spectrometry-of-organic-compounds infrared-spectroscopy proton-nmr carbon-13-nmr combined-structure-elucidation high-performance-liquid-chromatography competitive-inhibition medicinal-chemistry enzyme-action chirality
`;

/** National 5 Chemistry in Scotland (SQA), at 15 to 16 years. */
export const nationalFiveUnits = `
1 > Chemical changes and structure > reaction-rate collision-theory catalysis subatomic-particles isotopes relative-atomic-mass valence-electrons structure-of-the-periodic-table ionic-bonding covalent-bonding network-covalent-solids properties-of-ionic-solids naming-ionic-compounds polyatomic-ions balancing-equations the-mole molar-mass mass-mole-conversion molarity percent-composition mass-mass-stoichiometry arrhenius-acids-and-bases ph neutralization acid-base-titration
2 > Nature's chemistry > homologous-series alkanes naming-alkanes structural-isomers halogenation-of-alkenes hydration-of-alkenes alcohols carboxylic-acids recognizing-functional-groups combustion fuels heat-and-temperature specific-heat-capacity endothermic-and-exothermic-processes
3 > Chemistry in society > metallic-bonding activity-series extraction-of-metals oxidation-and-reduction half-equations galvanic-cell addition-polymers properties-of-polymers haber-process radioactive-decay half-life-of-a-nuclide tests-for-ions preparing-salts filtration-and-evaporation
`;

/** Higher Chemistry in Scotland (SQA). */
export const scottishUnits = `
1 > Chemical changes and structure > #periodic-trends #chemical-bonding #intermolecular-forces reaction-rate collision-theory activation-energy catalysis oxidizing-and-reducing-agents half-equations
2 > Nature's chemistry > recognizing-functional-groups esterification hydrolysis-of-esters alcohols oxidation-of-alcohols aldehydes-and-ketones carboxylic-acids peptide-bond triacylglycerols
3 > Chemistry in society > atom-economy percentage-yield mass-mass-stoichiometry limiting-reagent dynamic-equilibrium le-chateliers-principle enthalpy-of-combustion calorimetry hesss-law bond-enthalpies redox-titration-calculations acid-base-titration principles-of-chromatography
`;

/** What JEE and NEET ask or asked, and the books of both years no longer have; it has no number. */
export const testedBesideNcert = `
a > States of matter; gaseous state; states of matter gases and liquids > boyles-law charless-law avogadros-law combined-gas-law ideal-gas-law partial-pressures kinetic-molecular-theory real-gases van-der-waals-equation compressibility-factor
b > The solid state; solid state; solid states > unit-cells close-packing density-of-a-crystal ionic-crystal-structures crystal-defects band-theory
c > Surface chemistry > adsorption colloids surfactants-and-micelles heterogeneous-catalysis catalysis
d > Metallurgy; general principles and processes of isolation of elements; isolation of elements; extraction of metals > extraction-of-metals
e > The s-block elements; s block; s block elements > group-1-metals group-2-metals
f > Polymers > addition-polymers condensation-polymers copolymers biodegradable-polymers
g > Environmental chemistry > acid-rain greenhouse-effect photochemical-smog ozone-depletion water-treatment
h > Practical organic chemistry; purification of organic compounds; purification and characterisation of organic compounds; POC > distillation-techniques recrystallization principles-of-chromatography lassaignes-test kjeldahl-analysis combustion-analysis chemical-tests-for-functional-groups tests-for-carbonyl-compounds
i > Salt analysis; qualitative analysis; practical chemistry; principles related to practical chemistry > tests-for-ions
j > Ionic equilibrium > ph ph-of-strong-acids-and-bases ph-of-weak-acids ph-of-weak-bases hydrolysis-of-salts ionic-product-of-water acid-dissociation-constant polyprotic-acids buffer-solutions henderson-hasselbalch-equation titration-curves acid-base-indicators solubility-product common-ion-effect bronsted-lowry-theory
k > Chemical equilibrium > dynamic-equilibrium equilibrium-constant-expression equilibrium-constant-in-pressures calculating-an-equilibrium-constant equilibrium-concentrations magnitude-of-the-equilibrium-constant reaction-quotient le-chateliers-principle combining-equilibrium-constants haber-process
p > The p-block elements; p block; p block elements; p block trends; p block chemistry > group-17-halogens noble-gases chemistry-of-nitrogen-and-phosphorus chemistry-of-oxygen-and-sulfur
`;

/** JEE Main (NTA): its units, which are not the chapters of the books. */
export const jeeMainUnits = `
1 > Some basic concepts in chemistry > #moles #stoichiometry #empirical-formulas balancing-equations
2 > Atomic structure > #atomic-structure #electron-configuration bohr-model hydrogen-spectrum photoelectric-effect de-broglie-wavelength heisenberg-uncertainty-principle
3 > Chemical bonding and molecular structure > #chemical-bonding #molecular-geometry #intermolecular-forces molecular-orbital-theory bond-order-from-molecular-orbitals
4 > Chemical thermodynamics > #thermochemistry first-law-of-thermodynamics pressure-volume-work entropy entropy-of-reaction gibbs-energy gibbs-energy-and-temperature gibbs-energy-and-equilibrium-constant
5 > Solutions > mass-percent-of-a-solution molarity molality raoults-law vapor-pressure boiling-point-elevation freezing-point-depression osmotic-pressure vant-hoff-factor colligative-properties henrys-law
6 > Equilibrium > #equilibrium #acids-and-bases
7 > Redox reactions and electrochemistry > #redox galvanic-cell standard-electrode-potential standard-cell-potential nernst-equation conductivity-of-electrolytes electrolytic-cell faradays-laws-of-electrolysis batteries-and-fuel-cells corrosion
8 > Chemical kinetics > reaction-rate rate-law initial-rates zero-order-kinetics first-order-kinetics integrated-rate-laws half-life-of-a-reaction arrhenius-equation activation-energy collision-theory catalysis
9 > Classification of elements and periodicity in properties > structure-of-the-periodic-table history-of-the-periodic-table atomic-radius ionic-radius ionization-energy electron-affinity electronegativity metallic-character
10 > p-block elements > group-17-halogens noble-gases chemistry-of-nitrogen-and-phosphorus chemistry-of-oxygen-and-sulfur inert-pair-effect boranes interhalogens-and-noble-gas-compounds
11 > d- and f-block elements > transition-metals redox-of-transition-metals lanthanides-and-actinides alloys
12 > Coordination compounds > complex-ions werners-theory ligands naming-coordination-compounds isomerism-of-complexes crystal-field-theory colors-of-complexes high-spin-and-low-spin-complexes chelate-effect
13 > Purification and characterisation of organic compounds > distillation-techniques recrystallization principles-of-chromatography lassaignes-test kjeldahl-analysis combustion-analysis empirical-formula
14 > Some basic principles of organic chemistry > #organic-nomenclature structural-isomers chirality cis-trans-isomerism homolytic-and-heterolytic-fission nucleophiles-and-electrophiles inductive-effect resonance-in-organic-molecules hyperconjugation reactive-intermediates
15 > Hydrocarbons > alkanes newman-projections halogenation-of-alkanes #alkenes-and-alkynes aromaticity structure-of-benzene electrophilic-aromatic-substitution directing-effects
16 > Organic compounds containing halogens > alkyl-halides sn1-reaction sn2-reaction sn1-against-sn2 substitution-against-elimination nucleophilic-aromatic-substitution
17 > Organic compounds containing oxygen > alcohols oxidation-of-alcohols phenols ethers aldehydes-and-ketones nucleophilic-addition-to-carbonyls tests-for-carbonyl-compounds aldol-reaction cannizzaro-reaction carboxylic-acids esterification
18 > Organic compounds containing nitrogen > amines preparation-of-amines basicity-of-amines diazonium-salts
19 > Biomolecules > monosaccharides ring-forms-of-sugars glycosidic-bonds reducing-sugars polysaccharides amino-acid-structures peptide-bond levels-of-protein-structure structure-of-dna base-pairing
20 > Principles related to practical chemistry; practical chemistry > tests-for-ions lassaignes-test chemical-tests-for-functional-groups tests-for-carbonyl-compounds acid-base-titration permanganate-titrations redox-titration-calculations calorimetry
`;
