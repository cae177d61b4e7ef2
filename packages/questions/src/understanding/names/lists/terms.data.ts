/**
 * Terms that mean several concepts, or one by a name that the concept map does not carry: `terms > targets`. A target is a
 * concept with all that is below it, `=concept` for that concept alone, or `#topic` for all concepts of a topic. A `#` alone
 * says that the line names a topic, however few its targets are. The first term of a line is the name that is printed. These
 * lines come before the names of topics and concepts, so that a broad name brings what is central to it.
 */
export const terms = `
Electron transport in photosynthesis; photosynthetic electron transport; electron transport of photosynthesis; electron transport chain of photosynthesis; electron transport chain in photosynthesis; photosynthesis electron transport chain; photosynthetic electron transport chain; thylakoid electron transport chain; electron transport in chloroplasts; electron transport chain in chloroplasts > light-reactions-of-photosynthesis
Electron transport in mitochondria; mitochondrial electron transport; electron transport chain mitochondria; mitochondria electron transport chain; mitochondrial electron transport chain; electron transport chain in mitochondria; electron transport chain of mitochondria; electron transport in respiration; respiration electron transport chain > electron-transport-chain
Measurement and units > si-units-and-prefixes unit-conversion density temperature-scales #
Electron configuration; electron configurations > electron-configuration valence-electrons #
The mole and molar mass > the-mole #
Balancing equations; balance equations > =balancing-equations #
Structure and bonding of carbon > structural-formulas degrees-of-unsaturation homolytic-and-heterolytic-fission resonance-in-organic-molecules hybridization sigma-and-pi-bonds
Intermolecular forces; intermolecular force; vanderwaals forces; vanderwaal forces; vander waals forces > intermolecular-forces #
Supersaturated; effect of temperature on solubility; solubility curves > solubility-of-gases-and-solids
Ions in solution > representations-of-solutions electrolytes
Surface area and rate; concentration and rate > collision-theory
Kinetics; chemical kinetics; reaction kinetics > reaction-rate collision-theory activation-energy rate-law integrated-rate-laws half-life-of-a-reaction =catalysis
Temperature and reaction rate > arrhenius-equation =activation-energy #
Which is more acidic; more acidic; stronger acid; which acid is stronger; which is the stronger acid > acidity-of-organic-compounds molecular-structure-and-acid-strength
Galvanic and electrolytic cells; galvanic vs electrolytic; electrolytic vs galvanic > =galvanic-cell =electrolytic-cell
Galvanic cells and electrolysis > =galvanic-cell standard-cell-potential electrolytic-cell #
Nuclear decay; radioactive; radioactive isotopes; radioisotopes; radiation > radioactive-decay radiometric-dating
Transition metal chemistry > transition-metals complex-ions crystal-field-theory
Alkanes and conformations > alkanes newman-projections chair-conformations ring-strain #
Optical isomerism; optical isomers; handedness; thalidomide > =chirality enantiomers-and-diastereomers =optical-activity
Acidity and basicity of organic compounds > acidity-of-organic-compounds basicity-of-amines #
Reactions of alkenes; alkene reactions > electrophilic-addition hydroboration hydrogenation-of-alkenes ozonolysis epoxidation-and-dihydroxylation
Alkenes and alkynes > electrophilic-addition hydroboration hydrogenation-of-alkenes ozonolysis epoxidation-and-dihydroxylation reactions-of-alkynes synthesis-of-alkenes naming-alkenes-and-alkynes
Amines; amine > amines #
Radical substitution > =radical-chain-reaction halogenation-of-alkanes
Plastics; plastic > addition-polymers condensation-polymers properties-of-polymers biodegradable-polymers
First law and enthalpy > first-law-of-thermodynamics state-functions isothermal-and-adiabatic-processes heat-capacities-at-constant-volume-and-pressure bomb-calorimetry
Standard entropy > =entropy third-law-of-thermodynamics entropy-of-reaction
Entropy and spontaneity; spontaneity and entropy > =entropy entropy-of-reaction second-law-of-thermodynamics =gibbs-energy gibbs-energy-and-temperature
Gibbs energy and equilibrium > gibbs-energy vant-hoff-equation #
Real gases and kinetic theory > kinetic-molecular-theory effusion-and-diffusion mean-free-path real-gases #
Mixtures and colligative properties > raoults-law henrys-law colligative-properties molality azeotropes fractional-distillation
Evaporation > =vapor-pressure
Atomic structure and spectra > bohr-model hydrogen-like-orbitals #
Antibonding; antibonding orbital; bonding orbital; molecular orbital diagram; linear combination of atomic orbitals; diatomic molecules > =molecular-orbital-theory bond-order-from-molecular-orbitals heteronuclear-diatomics
Surfaces and adsorption > adsorption heterogeneous-catalysis capillarity-and-wetting #
Crystals and unit cells > unit-cells ionic-crystal-structures x-ray-diffraction crystal-defects #
Crystals; crystal structure; crystal structures; crystalline solids; crystallography > unit-cells ionic-crystal-structures x-ray-diffraction
Structure of DNA; DNA structure; double helix; Watson-Crick; B-DNA; antiparallel strands > structure-of-dna
Replication and transcription > dna-replication dna-repair transcription rna-processing #
Translation and the genetic code > genetic-code protein-synthesis mutations #
Glycolysis and gluconeogenesis > glycolysis-pathway gluconeogenesis fermentation #
Amino acid and nitrogen metabolism > transamination urea-cycle amino-acid-breakdown nitrogen-balance #
Signalling and regulation > g-protein-coupled-receptors receptor-tyrosine-kinases hormones neurotransmitters #
Gravimetric analysis > gravimetric-analysis digestion-and-coprecipitation washing-of-precipitates #
Coulometry and voltammetry > coulometry voltammetry stripping-voltammetry amperometry #
Sampling and extraction > sampling liquid-liquid-extraction solid-phase-extraction #
Titration of a weak acid; strong acid strong base titration; neutralisation titration; end point > =acid-base-titration titration-curves acid-base-indicators
Atmospheric chemistry > ozone-depletion atmospheric-hydroxyl-radical photochemical-smog acid-rain greenhouse-effect
Group 1; group 1 elements > group-1-metals
Group 2; group 2 elements > group-2-metals
VSEPR theory; vesper theory; vesper; VSEPR shapes; VSEPR geometry; VSEPR geometries; VSEPR model; VSEPR molecular geometry > vsepr-theory
P-block elements; p block; p block chemistry > group-17-halogens noble-gases boranes silicates-and-silicones chemistry-of-nitrogen-and-phosphorus chemistry-of-oxygen-and-sulfur interhalogens-and-noble-gas-compounds
S-block elements; s block > group-1-metals group-2-metals
D-block elements; d block; d and f block > transition-metals redox-of-transition-metals colors-of-complexes lanthanides-and-actinides
F-block elements; f block > lanthanides-and-actinides
Statistical mechanics; stat mech; statistical thermodynamics; stat thermo > #statistical-thermodynamics
Electronic effects; general organic chemistry; GOC > inductive-effect resonance-in-organic-molecules hyperconjugation acidity-of-organic-compounds =reactive-intermediates
Biomolecules; biological molecules > amino-acid-structures classes-of-amino-acids peptide-bond levels-of-protein-structure =monosaccharides glycosidic-bonds polysaccharides fatty-acids triacylglycerols phospholipids lipid-classes nucleotides =structure-of-dna base-pairing rna
Stoichiometry; stoich; reaction stoichiometry; stoichiometric calculations; stoichiometry problems; amount of product formed; mass of product; how much product > mole-ratio mass-mass-stoichiometry limiting-reagent percentage-yield gas-stoichiometry
Yield > percentage-yield
Units; units of measurement; grams to kilograms; millilitres to litres > si-units-and-prefixes unit-conversion
Measurement > si-units-and-prefixes unit-conversion counting-significant-figures significant-figures-in-calculations accuracy-and-precision
Protons, neutrons and electrons; protons; neutrons; electrons; number of protons; number of neutrons; nucleus of the atom > subatomic-particles
Atomic structure; structure of the atom; atoms > subatomic-particles isotopes relative-atomic-mass =models-of-the-atom =bohr-model
Atomic mass; relative isotopic mass > relative-atomic-mass
Atomic theory > =models-of-the-atom =bohr-model
Rutherford; Thomson > =models-of-the-atom
Orbitals > atomic-orbitals hydrogen-like-orbitals
Electron shells; orbital filling; aufbau; noble gas configuration; noble gas notation; s p d f; spdf; anomalous configurations of chromium and copper; d block configuration > electron-configuration electron-configuration-of-ions
Hund > hunds-rule
Pauli; Pauli exclusion > pauli-exclusion-principle
Periodicity; trends of the periodic table; trends in the periodic table; periodic properties > atomic-radius ionic-radius ionization-energy electron-affinity electronegativity metallic-character effective-nuclear-charge
Periodic trends > atomic-radius ionic-radius ionization-energy electron-affinity electronegativity metallic-character effective-nuclear-charge
Periodic table; groups and periods; the periodic table; periodic classification; periodic classification of elements > structure-of-the-periodic-table atomic-radius ionization-energy electronegativity metallic-character
Most electronegative element > electronegativity
Main group chemistry; descriptive inorganic chemistry; main group elements > group-1-metals group-2-metals group-17-halogens period-3-oxides noble-gases boranes silicates-and-silicones chemistry-of-nitrogen-and-phosphorus chemistry-of-oxygen-and-sulfur interhalogens-and-noble-gas-compounds
Inorganic chemistry > #coordination-chemistry group-1-metals group-2-metals group-17-halogens period-3-oxides noble-gases boranes silicates-and-silicones chemistry-of-nitrogen-and-phosphorus chemistry-of-oxygen-and-sulfur interhalogens-and-noble-gas-compounds ionic-crystal-structures
Bonding; chemical bonds; intramolecular forces; chemical bonding; structure and bonding > types-of-chemical-bonds =ionic-bonding properties-of-ionic-solids =covalent-bonding metallic-bonding bond-polarity bond-length-and-bond-energy coordinate-bond =lewis-structures
Ionic, covalent and metallic bonding; ionic covalent metallic; ionic, covalent and metallic > types-of-chemical-bonds =ionic-bonding properties-of-ionic-solids =covalent-bonding metallic-bonding bonding-triangle
Ionic vs covalent; ionic and covalent bonds; ionic and covalent bonding > types-of-chemical-bonds =ionic-bonding properties-of-ionic-solids =covalent-bonding bonding-triangle
Polar covalent > bond-polarity
Multiple bonds; bond length; potential energy curve > bond-length-and-bond-energy
Structure of metals > metallic-bonding
Octet > octet-rule-and-its-exceptions
Electron dot diagram; polyatomic ion structure > lewis-structures
Dative covalent > coordinate-bond
Electron domains; electron groups; lone pairs; tetrahedral; trigonal planar; trigonal pyramidal; trigonal bipyramidal; octahedral; square planar; seesaw; t-shaped; linear molecules; bent molecules; AXE notation; 3d shape; molecular geometry; molecular shapes; shape of a molecule > vsepr-theory
sp3; sp3d2; sp2; sp; sp2 carbon; sp3 carbon; sp carbon; hybridisation of carbon > hybridization
Interparticle forces; intermolecular bonds > intermolecular-forces
London dispersion; induced dipole > london-dispersion-forces
Dipole-dipole; permanent dipole > dipole-dipole-forces
Boiling point trends; order of boiling points; intermolecular forces and boiling points > boiling-points-and-intermolecular-forces
High boiling point of water > hydrogen-bonding
Oil and water > like-dissolves-like
Physical and chemical properties; physical properties; chemical properties > physical-and-chemical-changes
Diffusion; diffusion of particles > effusion-and-diffusion
Properties of liquids > surface-tension-and-viscosity vapor-pressure
Solids; types of solids; structure of solids > properties-of-solids network-covalent-solids properties-of-ionic-solids metallic-bonding
Nomenclature; naming; naming compounds; chemical names; inorganic nomenclature; chemical nomenclature; writing formulas; chemical formulas; formula of a compound; what is the formula of > naming-ionic-compounds polyatomic-ions naming-molecular-compounds naming-acids naming-transition-metal-compounds
Oxoacids; nomenclature of acids > naming-acids
Prefixes in names; naming covalent compounds prefixes > naming-molecular-compounds
pH of salts; pH of salt solutions; salt hydrolysis pH; acidic and basic salts > hydrolysis-of-salts
Selective precipitation; selective precipitation qualitative analysis > fractional-precipitation
Biodegradable plastics > biodegradable-polymers
Reactivity series displacement > activity-series
Shapes of orbitals; shapes of atomic orbitals > atomic-orbitals
Stability of benzene; benzene stability delocalisation > structure-of-benzene
Solubility of gases and Henry's law; Henry's law gas solubility > henrys-law
Binary compounds > naming-ionic-compounds naming-molecular-compounds
Roman numerals; naming transition metal ionic compounds; naming ionic compounds with transition metals; naming type ii ionic compounds; naming transition metal salts > naming-transition-metal-compounds
Hydrates names > hydrates
Moles; mole conversions; the mole; mole; mol; mole calculations; molar calculations > the-mole molar-mass
Number of particles; Avogadro; how many atoms; how many molecules > moles-and-particles the-mole
Formula mass; molecular mass; gram formula weight; molecular weight > molar-mass
Percentage composition; percent by mass of an element > percent-composition
Formula of a hydrate; water of hydration > hydrates
Empirical and molecular formulas; empirical and molecular formula > empirical-formula molecular-formula
Chemical equations; writing equations; word equations; stoichiometric coefficients; balancing; balancing reactions; conservation of mass; law of conservation of mass > =balancing-equations
Balancing redox; redox equations in acid; redox equations in base; balancing redox reactions; balance redox > half-equations
Solution stoichiometry > =acid-base-titration molarity
Solutions; solution > molarity dilution representations-of-solutions solubility-of-gases-and-solids electrolytes =preparing-solutions molality
Concentration; solution concentration; concentration units; units of concentration; converting concentrations; concentrations > molarity molality parts-per-million mass-percent-of-a-solution normality
Dilution equation; c1v1 c2v2; C1V1 = C2V2; stock solution; dilution factor; dilutions > dilution
Make a solution; making a solution; preparing standard solutions; aliquot > preparing-solutions
Pipette; burette; volumetric glassware > volumetric-glassware
Solubility > solubility-of-gases-and-solids solubility-rules solubility-product
Dissolving; dissolution; solute and solvent > representations-of-solutions like-dissolves-like solubility-of-gases-and-solids
Precipitation; precipitates > precipitation-reactions solubility-rules
Types of reactions; single displacement; synthesis and decomposition; metathesis reaction; classifying reactions; reaction types > types-of-chemical-reactions
Polarity; polar; polar or nonpolar; polar vs nonpolar > molecular-polarity bond-polarity
Metals and their reactions > metallic-bonding activity-series extraction-of-metals alloys corrosion
Particle model; particle theory; particle model of matter > states-of-matter
Industrial chemistry; industrial processes; chemical industry > haber-process contact-process extraction-of-metals production-of-ethanol fractional-distillation-and-cracking
Chemical reactions > types-of-chemical-reactions balancing-equations precipitation-reactions neutralization combustion activity-series
Gas-forming reactions; aqueous reactions; reactions in solution; reactions in aqueous solution > types-of-chemical-reactions net-ionic-equations precipitation-reactions neutralization
Qualitative analysis; qualitative inorganic analysis > tests-for-ions
Displacement reactions; displacement of metals; reactivity of metals > activity-series
Halogen displacement > group-17-halogens
Oxidation; reduction; oxidised and reduced; LEO GER; electron transfer; redox chemistry; oxidation-reduction; oxidation reduction; oxidation reduction reactions > oxidation-and-reduction
Comproportionation > disproportionation
Gas laws; gases; gas law; ideal gases; gas calculations; behavior of gases > boyles-law charless-law gay-lussacs-law combined-gas-law avogadros-law ideal-gas-law gas-density-and-molar-mass partial-pressures
Ideal gas; perfect gas; gas constant > ideal-gas-law
Boyle; pressure and volume of a gas > boyles-law
Charles > charless-law
Pressure and temperature of a gas > gay-lussacs-law
Dalton; Dalton law of partial pressures; mole fraction of a gas > partial-pressures
Molar volume; stp; molar gas volume; gas volumes; volumes of gases > avogadros-law
Gas density > gas-density-and-molar-mass
Gas pressure; manometer; barometer > partial-pressures boyles-law gay-lussacs-law
Enthalpy; enthalpies; enthalpy change; delta h; enthalpy changes; heats of reaction; thermochemical equation; thermochemical equations > enthalpy-of-reaction enthalpy-of-formation enthalpy-of-combustion hesss-law bond-enthalpies
Thermochemistry; energetics; thermochem > endothermic-and-exothermic-processes heat-and-temperature specific-heat-capacity calorimetry heating-curve enthalpy-of-reaction born-haber-cycle enthalpy-of-solution
Constant pressure calorimetry > =calorimetry
Hess; Hess cycles; Hess law cycles > hesss-law
Atomic absorption spectroscopy; AAS; atomic absorption; atomic absorption spectrometry; flame atomic absorption; flame AAS > =atomic-absorption-spectroscopy
Interferences in AAS; atomic absorption spectroscopy interferences; atomic absorption interferences > interferences-in-atomic-spectroscopy
Deviations from ideal behavior; deviation from ideal behavior; real gases deviation from ideal behavior > van-der-waals-equation compressibility-factor
Purification of proteins > protein-purification
Protein purification fold; purification fold; fold purification; protein purification fold specific activity > =protein-purification
Coupled reactions; coupled reactions ATP; ATP coupled reactions > coupled-reactions coupling-to-atp
Heat; heat calculations > specific-heat-capacity =calorimetry heating-curve heat-and-temperature
Heat capacity; heat capacities > specific-heat-capacity heat-capacities-at-constant-volume-and-pressure
Exothermic; endothermic; exothermic and endothermic; hand warmer; cold pack; energy changes in reactions; energy changes; endothermic and exothermic; exothermic and endothermic reactions > endothermic-and-exothermic-processes
Enthalpy of neutralisation; heat of neutralization > calorimetry
Hydration enthalpy > enthalpy-of-solution
Enthalpy of atomisation > born-haber-cycle
Heat of vaporisation; heat of fusion; latent heat of fusion > heating-curve
Phase change; phase changes; phase transition; phase transitions; changes of state; change of state; changes in state; state changes; melting; freezing; melting and freezing; melting and boiling > heating-curve =phase-diagram =vapor-pressure
Thermodynamics; chemical thermodynamics; thermo > #first-law #second-law #gibbs-energy
Chemical thermodynamics laws; laws of thermodynamics > first-law-of-thermodynamics second-law-of-thermodynamics third-law-of-thermodynamics
Equilibrium; chemical equilibrium; equilibria; position of equilibrium > dynamic-equilibrium equilibrium-constant-expression equilibrium-constant-in-pressures reaction-quotient equilibrium-concentrations le-chateliers-principle
Equilibrium constant; equilibrium constants; keq; K; equilibrium expression; heterogeneous equilibrium > equilibrium-constant-expression equilibrium-constant-in-pressures calculating-an-equilibrium-constant magnitude-of-the-equilibrium-constant combining-equilibrium-constants
Kc and Kp; Kp and Kc; Kc vs Kp > equilibrium-constant-expression equilibrium-constant-in-pressures calculating-an-equilibrium-constant
Equilibrium yield > le-chateliers-principle haber-process
Acids and bases; acid-base; acid base; acids; bases; acids bases; acid base chemistry; acid base equilibria; acid-base equilibria; acid-base chemistry > bronsted-lowry-theory arrhenius-acids-and-bases lewis-acids-and-bases ph ionic-product-of-water acid-dissociation-constant hydrolysis-of-salts polyprotic-acids molecular-structure-and-acid-strength =buffer-solutions henderson-hasselbalch-equation buffer-capacity =acid-base-titration titration-curves acid-base-indicators
Acid base reactions; acid-base reactions > neutralization bronsted-lowry-theory
Acids and alkalis; acid and alkali; acids alkalis; alkali; alkalis; acids, bases and alkalis > =ph arrhenius-acids-and-bases neutralization acid-base-indicators ph-of-strong-acids-and-bases
Acid; acidic; acidic solutions; alkaline; base; hydronium; litmus > =ph ph-of-strong-acids-and-bases bronsted-lowry-theory arrhenius-acids-and-bases
Strong acids and bases; strong acids and strong bases > ph-of-strong-acids-and-bases
Weak acids and bases; weak acids and weak bases > ph-of-weak-acids ph-of-weak-bases acid-dissociation-constant
Brønsted; Brønsted-Lowry; conjugate acid; conjugate pair; conjugate pairs; conjugate acids and bases; proton donor; amphoteric; amphiprotic; conjugate acid and base > bronsted-lowry-theory
Arrhenius acid > arrhenius-acids-and-bases
Acid strength; strength of an acid > acid-dissociation-constant molecular-structure-and-acid-strength
Ka and Kb; pKb; pKa and Ka; ka and pka > acid-dissociation-constant ph-of-weak-bases
Autoionisation > ionic-product-of-water
Degree of dissociation; percent dissociation; percent ionisation > ph-of-weak-acids
Phosphoric acid > polyprotic-acids
Antacid; antacids > neutralization back-titration
pH and pOH > =ph ph-of-strong-acids-and-bases ionic-product-of-water
Buffers; buffer; buffer solutions; buffer problems; buffer chemistry > buffer-solutions
Tris buffer > preparing-a-buffer biological-buffers henderson-hasselbalch-equation
Reaction rates; rates of reaction; rate of reaction; rates > reaction-rate collision-theory =activation-energy rate-law =catalysis
Average rate; instantaneous rate; speed of a reaction > reaction-rate
Energy diagram; energy profile; reaction coordinate diagram; potential energy diagram; reaction coordinate > =activation-energy multistep-energy-profile
Factors affecting rate; temperature and rate; rate factors > collision-theory maxwell-boltzmann-distribution-of-energies
Maxwell-Boltzmann; Maxwell-Boltzmann distribution; Maxwell Boltzmann; Maxwell distribution > maxwell-boltzmann-distribution-of-energies molecular-speeds
Rate laws; differential rate law; overall order; units of the rate constant; experimental rate data; reaction order > rate-law pseudo-first-order-kinetics
Concentration against time > integrated-rate-laws
Half-life; half life; half lives > half-life-of-a-reaction half-life-of-a-nuclide
Electrochemistry; electrochem; electrochemical cells > galvanic-cell standard-electrode-potential standard-cell-potential predicting-redox-reactions electrolytic-cell electroplating batteries-and-fuel-cells corrosion cell-potential-and-gibbs-energy cell-potential-and-equilibrium-constant nernst-equation concentration-cells faradays-laws-of-electrolysis
Anode; cathode; electrodes; anode and cathode > =galvanic-cell =electrolytic-cell
Cell notation; cell diagram; half-cell; voltaic cells > =galvanic-cell
Cell potential; cell potentials; E0 cell; emf; e cell > standard-cell-potential =nernst-equation
Standard potential; reduction potential; reduction potentials > standard-electrode-potential
Lead acid battery > batteries-and-fuel-cells
Electrolysis of water; electrolysis of brine > electrolytic-cell
Sacrificial anode > corrosion
Faraday > faradays-laws-of-electrolysis
Nuclear chemistry; nuclear > radioactive-decay nuclear-binding-energy nuclear-fission-and-fusion band-of-stability radiometric-dating
Alpha decay; beta decay; gamma rays; gamma radiation; alpha particle; beta particle; transmutation > =radioactive-decay nuclear-equations
Half life of a radioactive isotope; becquerel; geiger counter > half-life-of-a-nuclide
Nuclear fission; nuclear fusion > nuclear-fission-and-fusion
Binding energy > nuclear-binding-energy
Radiocarbon dating; carbon-14 > radiometric-dating
Coordination chemistry; coordination compounds; coordination complexes; transition metal complexes; complexes > complex-ions werners-theory crystal-field-theory spectrochemical-series isomerism-of-complexes
Chelating ligands; bidentate ligands; coordination sphere > ligands chelate-effect
Crystal field > crystal-field-theory
Octahedral complexes; tetrahedral complexes > =crystal-field-theory high-spin-and-low-spin-complexes isomerism-of-complexes
Octahedral vs tetrahedral splitting; octahedral and tetrahedral splitting; octahedral splitting; tetrahedral splitting > =crystal-field-theory
Salts; soluble salts; acids and salts > preparing-salts neutralization hydrolysis-of-salts
Quantitative chemistry; chemistry quantitative; chemical calculations > #moles #empirical-formulas #stoichiometry molarity #
Organic mechanisms; organic reaction mechanisms; mechanisms in organic chemistry > sn1-reaction sn2-reaction e1-reaction e2-reaction electrophilic-addition electrophilic-aromatic-substitution nucleophilic-addition-to-carbonyls nucleophilic-acyl-substitution radical-chain-reaction curly-arrows #
Real gases and ideal gases; real vs ideal gases; ideal vs real gases; van der Waals vs ideal gas > =real-gases
Square planar complexes > =crystal-field-theory high-spin-and-low-spin-complexes isomerism-of-complexes
Electron counting; organometallic electron counting; electron counting of complexes > 18-electron-rule
Colors of transition metal ions; transition metal colors; transition metal ion colors > colors-of-complexes
Rates and stoichiometry; reaction rates and stoichiometry > reaction-rate
dn configuration > d-electron-count
Spin-only magnetic moment; magnetism of complexes; magnetic moment > high-spin-and-low-spin-complexes
Werner > complex-ions
Isomers of complexes; isomerism in coordination compounds > isomerism-of-complexes
Organometallic chemistry; organometallics; organometallic compounds > 18-electron-rule oxidative-addition-and-reductive-elimination metal-carbonyls metallocenes cross-coupling-reactions olefin-metathesis homogeneous-catalytic-cycles
Homogeneous catalysis > homogeneous-catalytic-cycles
Organic nomenclature; organic naming; naming organics; organic compound names; names of organic compounds; IUPAC names; IUPAC naming; IUPAC name; IUPAC; naming organic compounds; naming organic molecules; systematic names; naming hydrocarbons; locants; prefixes and suffixes; substituents > naming-alkanes naming-alkenes-and-alkynes naming-functional-groups
Longest chain; naming branched alkanes > naming-alkanes
Hydrocarbons; branched hydrocarbons > naming-alkanes naming-alkenes-and-alkynes alkanes
Functional groups; organic families; amino group; ether group; ester group; amide group; alcohol ketone aldehyde; esters amides and ethers > recognizing-functional-groups
Hydrogen deficiency > degrees-of-unsaturation
Electron pushing; curved arrow pushing; arrow pushing > curly-arrows
Carbocation; carbocations; carbocation stability; carbanions > reactive-intermediates
Lewis structures of organic molecules > =lewis-structures formal-charge structural-formulas resonance-in-organic-molecules
Isomerism; isomer; isomers; number of isomers; how many isomers > structural-isomers cis-trans-isomerism counting-stereoisomers
Position isomers > structural-isomers
Geometric isomers; geometrical isomerism; E/Z; E and Z; cis-trans alkenes; e z isomerism; cis trans isomers > cis-trans-isomerism
Conformations; conformation; conformer; conformers; conformational analysis; steric strain; dihedral angle > newman-projections chair-conformations ring-strain
Cyclohexane; boat conformation; axial; equatorial; 1,3-diaxial; axial and equatorial > chair-conformations
Sawhorse projection; staggered; eclipsed; gauche; butane conformations > newman-projections
Stereochemistry; stereoisomerism; stereoisomers > chirality counting-stereoisomers optical-activity fischer-projections cis-trans-isomerism resolution-of-enantiomers
Chiral; achiral; stereogenic centre; chiral compounds > chirality
Meso > meso-compounds
Racemic; racemate; racemic mixture > optical-activity resolution-of-enantiomers enantiomers-and-diastereomers
Organic nomenclature; naming organic; organic naming; organic names; iupac > #organic-nomenclature
R and S configuration; R and S; R/S; R or S; RS configuration; CIP rules; Cahn–Ingold–Prelog; priority rules > r-and-s-configuration
Plane-polarised light > optical-activity
Acidity and basicity; acidity; pka values; pka of organic acids; organic acids; organic acids and bases; conjugate base stability; ario; acidity of organic molecules; resonance stabilisation > acidity-of-organic-compounds
Organic bases; basicity; basicity of aniline > basicity-of-amines
Acidity of phenol; acidity of alcohols; alpha hydrogens; phenol more acidic > acidity-of-organic-compounds
Nucleophilic substitution; substitution; nucleophilic substitution reactions; aliphatic substitution; substitution reactions > sn1-reaction sn2-reaction sn1-against-sn2 substitution-against-elimination
Elimination; elimination reactions; dehydrohalogenation > e1-reaction e2-reaction e1-against-e2 zaitsevs-rule e1cb-reaction substitution-against-elimination
Substitution and elimination; SN1 SN2 E1 E2; sn1 sn2 e1 and e2 > sn1-reaction sn2-reaction e1-reaction e2-reaction sn1-against-sn2 e1-against-e2 substitution-against-elimination zaitsevs-rule
SN2 vs E2; E2 vs SN2; SN2 and E2 > substitution-against-elimination
Substitution against elimination; substitution vs elimination > substitution-against-elimination sn1-against-sn2 e1-against-e2 sn1-reaction sn2-reaction e1-reaction e2-reaction
Inversion of configuration > sn2-reaction
Alkyl bromide; alkyl bromides; tosylate; tosylates; leaving group > alkyl-halides alcohols-to-alkyl-halides
Polar aprotic solvent; protic and aprotic; protic and aprotic solvents > sn1-against-sn2 sn2-reaction
Bulky base > substitution-against-elimination zaitsevs-rule =e2-reaction
Zaitsev; Saytzeff > zaitsevs-rule
Williamson > =ethers
Alkenes; alkene; olefin; olefins; double bonds; unsaturated hydrocarbons > electrophilic-addition hydroboration hydrogenation-of-alkenes ozonolysis epoxidation-and-dihydroxylation synthesis-of-alkenes naming-alkenes-and-alkynes
Addition reactions; addition of HBr; addition of HX > electrophilic-addition radical-addition-of-hbr
Addition of bromine; halohydrin; bromohydrin; bromine water > halogenation-of-alkenes
Markovnikov addition; anti-Markovnikov; regioselectivity > markovnikovs-rule hydroboration radical-addition-of-hbr
Hydrogenation > hydrogenation-of-alkenes
Dihydroxylation; syn addition > epoxidation-and-dihydroxylation
Triple bonds; alkyne; alkynes; acetylide > reactions-of-alkynes
Aromatic compounds; aromatic; aromatics; aromatic chemistry; benzene chemistry; arenes > aromaticity structure-of-benzene electrophilic-aromatic-substitution nucleophilic-aromatic-substitution phenols
Antiaromatic; Hückel; 4n+2; Huckel > aromaticity
Benzene ring; stability of benzene; Kekule > structure-of-benzene
Electrophilic substitution; sulfonation; bromination of benzene > electrophilic-aromatic-substitution
Ortho para; ortho para director; ortho meta para; meta director; meta directing; ortho para directing > directing-effects
Benzyne; arynes > nucleophilic-aromatic-substitution
Pyridine > heterocycles
Alcohols and ethers > alcohols ethers #
Dehydration of alcohols > synthesis-of-alkenes
PCC; Jones reagent; chromic acid oxidation; Swern > oxidation-of-alcohols
Fermentation of ethanol > production-of-ethanol fermentation
Grignard synthesis of alcohols; Grignard; organolithium; grignards > grignard-reactions
Aldehydes and ketones; carbonyl; carbonyls; carbonyl chemistry; carbonyl reactions; carbonyl compounds; aldehyde; ketone; reactivity of aldehydes and ketones > aldehydes-and-ketones nucleophilic-addition-to-carbonyls tests-for-carbonyl-compounds acetals-and-hemiacetals imines-and-enamines reduction-of-carbonyls grignard-reactions
Addition to carbonyls > nucleophilic-addition-to-carbonyls
Keto-enol; keto enol > tautomerism =enolates
Michael acceptor; Michael > michael-addition
Ylide > wittig-reaction
Oxime; hydrazone; oximes > imines-and-enamines
Reducing carbonyls; hydride reduction > reduction-of-carbonyls
Clemmensen; Wolff-Kishner > clemmensen-and-wolff-kishner-reductions
Tollens; Tollens test; Fehling; silver mirror; iodoform test; haloform > tests-for-carbonyl-compounds
Cannizzaro > cannizzaro-reaction
Alpha carbon; enolate chemistry; alpha carbon chemistry > enolates
Condensation reactions of carbonyls; carbonyl condensation; carbonyl condensations > aldol-reaction claisen-condensation knoevenagel-condensation
Named reactions; name reactions; named organic reactions > wittig-reaction aldol-reaction claisen-condensation diels-alder-reaction grignard-reactions michael-addition robinson-annulation cannizzaro-reaction mannich-reaction pinacol-rearrangement knoevenagel-condensation baeyer-villiger-oxidation clemmensen-and-wolff-kishner-reductions beckmann-rearrangement curtius-and-hofmann-rearrangements mitsunobu-reaction friedel-crafts-reactions cross-coupling-reactions
Carboxylic acid derivatives; acid derivatives; reactivity of acid derivatives; carboxylic derivatives > nucleophilic-acyl-substitution acyl-chlorides-and-anhydrides amides nitriles esterification hydrolysis-of-esters
Carboxylic acids and derivatives; carboxylic acids and their derivatives > carboxylic-acids nucleophilic-acyl-substitution acyl-chlorides-and-anhydrides amides nitriles esterification hydrolysis-of-esters
Transesterification; soap > hydrolysis-of-esters
Ester; esters > esterification hydrolysis-of-esters
Hydrolysis of amides; lactam > amides
Anhydride > acyl-chlorides-and-anhydrides
Dieckmann > claisen-condensation
Acetoacetic ester > alkylation-of-enolates
Primary secondary tertiary amines > =amines
Quaternary ammonium > quaternary-ammonium-salts
Diazonium; Sandmeyer; nitrosation > diazonium-salts
Gabriel; alkylation of amines; amine synthesis > preparation-of-amines
Spectroscopy; spectra; interpreting spectra; reading spectra; spectroscopic methods; organic spectroscopy; structure determination; structure elucidation > infrared-spectroscopy mass-spectrometry-of-organic-compounds proton-nmr carbon-13-nmr two-dimensional-nmr combined-structure-elucidation uv-visible-spectra-of-conjugated-molecules
Nuclear magnetic resonance; NMR; NMR spectroscopy; NMR spectrum; NMR spectra; nuclear magnetic resonance spectroscopy; magnetic resonance; number of signals > proton-nmr carbon-13-nmr two-dimensional-nmr
Proton NMR; 1H NMR; H NMR; proton NMR spectroscopy; hydrogen NMR > proton-nmr
C NMR > carbon-13-nmr
Splitting; spin-spin coupling; NMR splitting; coupling in NMR > spin-spin-splitting
Integration of NMR > nmr-integration
Deshielding; TMS > chemical-shift
IR; infrared; carbonyl stretch; C=O stretch; O-H stretch; fingerprint region; IR and NMR spectroscopy > infrared-spectroscopy
Mass spectrum; mass spectra; molecular ion peak; fragments; McLafferty > mass-spectrometry-of-organic-compounds isotope-patterns
Mass spectrometry; mass spec; mass spectrometer; mass spectroscopy; MS > #mass-spectrometry mass-spectrometry-of-organic-compounds mass-spectrum-of-an-element
M+1 peak; m+2 peak; chlorine and bromine isotopes; isotopic pattern > isotope-patterns
UV-vis spectroscopy; UV-visible spectroscopy; UV-vis; uv visible; spectrophotometry; spectrophotometric; visible spectroscopy; absorption spectroscopy; uv-visible spectrophotometry; colorimeter > beer-lambert-law uv-visible-spectrophotometer uv-visible-spectra-of-conjugated-molecules
Polymers; polymer; polymerisation; polymer chemistry; monomers; monomer > addition-polymers condensation-polymers tacticity molar-mass-of-polymers properties-of-polymers biodegradable-polymers
Addition and condensation polymers > =addition-polymers condensation-polymers
Step-growth > condensation-polymers
Chain-growth > chain-growth-mechanisms addition-polymers
Polyethene; polystyrene; pvc; teflon > addition-polymers
Radicals; radical; radical reactions; free radical; radical chain > radical-chain-reaction stability-of-radicals
Free radical halogenation; halogenation; chlorination; selectivity of bromine; nbs; allylic bromination; benzylic bromination > halogenation-of-alkanes stability-of-radicals
Propagation step; termination; initiation propagation termination > radical-chain-reaction
Homolytic; homolytic cleavage; homolytic fission > homolytic-and-heterolytic-fission
Radical addition; anti-Markovnikov radical addition > radical-addition-of-hbr
Pericyclic reactions; pericyclic > diels-alder-reaction electrocyclic-reactions sigmatropic-rearrangements woodward-hoffmann-rules
Dienes and dienophiles > diels-alder-reaction
Electrocyclic; electrocyclic ring opening; conrotatory; disrotatory > electrocyclic-reactions
Sigmatropic; hydrogen shift; Cope > sigmatropic-rearrangements
Woodward-Hoffmann; thermally allowed; photochemically allowed; suprafacial; antarafacial > woodward-hoffmann-rules
Heat and work > first-law-of-thermodynamics
Adiabatic; isothermal; isobaric; isochoric > isothermal-and-adiabatic-processes
Kirchhoff > kirchhoffs-law
Joule-Thomson > joule-thomson-effect
Delta u > first-law-of-thermodynamics
Open closed isolated system > first-law-of-thermodynamics
Delta s; disorder > entropy
Carnot; efficiency of an engine > heat-engines
Gibbs; free energy change; Gibbs energy change; G H TS; Gibbs-Helmholtz > gibbs-energy
Spontaneous; spontaneous reaction; spontaneous process; spontaneity; exergonic; endergonic > =gibbs-energy gibbs-energy-and-temperature second-law-of-thermodynamics
Entropy and Gibbs energy; entropy and free energy > =entropy entropy-of-reaction second-law-of-thermodynamics =gibbs-energy gibbs-energy-and-temperature
Van 't Hoff plot > vant-hoff-equation
Gibbs-Duhem > chemical-potential
Fundamental equation > maxwell-relations
Van der Waals; vanderwaals > van-der-waals-equation london-dispersion-forces dipole-dipole-forces
Compressibility; compression factor; virial; Boyle temperature > compressibility-factor
Kinetic theory > kinetic-molecular-theory
Graham; diffusion of gases > effusion-and-diffusion
Mean speed; speed of gas molecules > molecular-speeds
Collision frequency > mean-free-path
Clapeyron > clausius-clapeyron-equation
Sublimation; subliming; melting curve; dry ice > =phase-diagram
Boiling; boiling point and pressure; pressure cooker > vapor-pressure clausius-clapeyron-equation
Degrees of freedom > gibbs-phase-rule equipartition-theorem
Distillation > fractional-distillation distillation-techniques
Raoult > raoults-law
Henry constant; fizzy drinks; the bends > henrys-law
Freezing point; lowering of the freezing point; salt melts ice; road salt > freezing-point-depression
Reverse osmosis > osmotic-pressure
Activity; activities; Debye Hückel; extended Debye-Hückel > activity-coefficients
Partial molar; partial molar volume > chemical-potential
Temperature dependence of the rate; temperature and rate constant; effect of temperature on rate; ln k 1 t; ln k against 1/t; steric factor > arrhenius-equation
Eyring; activation parameters; activated complex > transition-state-theory
Rate determining > rate-determining-step
Mechanisms; reaction mechanism; mechanism > reaction-mechanisms
Unimolecular; bimolecular; termolecular > elementary-reactions
Lindemann > lindemann-mechanism
Conductivity; ionic conductivity; Kohlrausch > conductivity-of-electrolytes
Butler-Volmer; Tafel > butler-volmer-equation
Quantum mechanics; quantum; quantum chemistry; quantum theory > #quantum-mechanics
Early quantum theory > photon-energy photoelectric-effect bohr-model de-broglie-wavelength
Blackbody radiation; Planck; photons; wavelength and frequency > photon-energy
Schrödinger; hamiltonian; eigenvalue; eigenfunction; normalisation; probability density > schrodinger-equation
One-dimensional box; energy levels of a box > particle-in-a-box
Heisenberg uncertainty > heisenberg-uncertainty-principle
Atomic spectra; line spectrum; absorption lines; emission spectra > hydrogen-spectrum
Rydberg; Rydberg formula; Rydberg constant; hydrogen emission; Balmer; Paschen > hydrogen-spectrum
Hydrogen atom > hydrogen-spectrum hydrogen-like-orbitals bohr-model
Bohr; Bohr atom > bohr-model
Group theory; symmetry > molecular-symmetry
Vibration; vibrational modes; reduced mass > vibrational-spectroscopy
Raman > raman-spectroscopy
Anharmonic; Birge-Sponer > anharmonicity
Franck–Condon > electronic-spectroscopy
Molecular spectroscopy > rotational-spectroscopy vibrational-spectroscopy raman-spectroscopy selection-rules electronic-spectroscopy fluorescence-and-phosphorescence
Molecular orbitals; molecular orbital; MO > molecular-orbital-theory
HOMO; LUMO > frontier-orbitals
Paramagnetic; paramagnetism; diamagnetic; paramagnetic oxygen > bond-order-from-molecular-orbitals hunds-rule
Statistical mechanics; statistical thermodynamics > boltzmann-distribution partition-function statistical-entropy equipartition-theorem ensembles
Boltzmann; population of levels; thermal population > boltzmann-distribution
Surface chemistry; surfaces; surface science > adsorption heterogeneous-catalysis capillarity-and-wetting
Langmuir-Hinshelwood; Eley-Rideal; heterogeneous catalyst; solid catalyst > heterogeneous-catalysis
BET; Freundlich > bet-isotherm
Physisorption; chemisorption > =adsorption
Desorption; monolayer > adsorption
Colloids and surfaces; colloid chemistry > colloids surfactants-and-micelles
Solid state; solid state chemistry > unit-cells ionic-crystal-structures x-ray-diffraction band-theory crystal-defects
Primitive cubic; simple cubic; body-centred cubic; face-centred cubic; bcc; fcc; atoms per unit cell; lattice constant; lattice parameter; edge length of the cell; metallic radius > unit-cells
Packing of spheres > close-packing
Bragg; Bragg diffraction > x-ray-diffraction
Spinel; rutile; fluorite; wurtzite > ionic-crystal-structures
Biochemistry buffers; bicarbonate; pH of blood; acidosis; alkalosis; pH in cells > biological-buffers
Water as a solvent of life > water-as-a-biological-solvent
Amino acids; amino acid; aminoacids; r groups; three-letter codes; amino acid chemistry > amino-acid-structures classes-of-amino-acids zwitterions isoelectric-point titration-of-amino-acids
pI of an amino acid; pI of a peptide; isoelectric > isoelectric-point
Net charge; charge of a peptide; charge at pH > peptide-charge zwitterions
Titration curve of an amino acid > titration-of-amino-acids
Peptides; peptide > peptide-bond peptide-charge
Proteins; protein; protein structure > levels-of-protein-structure alpha-helix-and-beta-sheet ramachandran-plot tertiary-structure-and-folding disulfide-bonds fibrous-proteins
Folding; tertiary structure; protein denaturation; denatured protein; Anfinsen; hydrophobic core > tertiary-structure-and-folding
Primary structure; primary secondary tertiary quaternary > levels-of-protein-structure
Beta pleated sheet; alpha-helices > alpha-helix-and-beta-sheet
Ramachandran; phi and psi > ramachandran-plot
Misfolding > misfolding-diseases
Purifying proteins; protein analysis; protein methods; ammonium sulfate precipitation > protein-purification gel-electrophoresis ultracentrifugation protein-concentration
Edman; peptide sequencing > protein-sequencing
Trypsin digestion > cleavage-of-peptides
Size exclusion > size-exclusion-chromatography
His-tag > affinity-chromatography
Antibodies > western-blot-and-elisa
Biochemical methods; biochemistry lab techniques; laboratory methods of biochemistry > protein-purification gel-electrophoresis western-blot-and-elisa pcr dna-sequencing cloning-and-restriction-enzymes ultracentrifugation
Oxygen transport; oxygen binding; oxygen binding curve; oxygen saturation; oxygen transport in blood > =oxygen-binding-to-hemoglobin cooperativity bohr-effect
Cooperative oxygen binding; sigmoidal binding; P50; t state and r state > cooperativity =oxygen-binding-to-hemoglobin
BPG; bisphosphoglycerate; high altitude adaptation > bohr-effect
Sickle cell > sickle-cell-hemoglobin
Carbon monoxide binding; heme iron > heme
Enzymes; enzyme; enzymology > enzyme-action classes-of-enzymes catalytic-mechanisms-of-enzymes cofactors-and-coenzymes effects-of-ph-and-temperature-on-enzymes allosteric-regulation regulation-by-covalent-modification michaelis-menten-kinetics competitive-inhibition noncompetitive-and-mixed-inhibition uncompetitive-inhibition irreversible-inhibition enzyme-inhibitors-as-drugs enzyme-activity
Enzyme mechanism; enzyme catalysis; enzyme mechanisms; proteases; chymotrypsin; lysozyme; transition state analogue > catalytic-mechanisms-of-enzymes
How enzymes work; enzyme specificity; substrate binding > enzyme-action
Enzyme classes; hydrolase; transferase; ligase > classes-of-enzymes
Vitamins; biotin; niacin; cobalamin > cofactors-and-coenzymes
Allosteric > allosteric-regulation
Enzyme kinetics; Vmax; Km and Vmax; initial velocity; substrate concentration; steady-state enzyme > michaelis-menten-kinetics
Eadie-Hofstee > lineweaver-burk-plot
Inhibition; inhibitor; inhibitors; enzyme inhibition; enzyme inhibitors; IC50 > competitive-inhibition noncompetitive-and-mixed-inhibition uncompetitive-inhibition irreversible-inhibition
Non-competitive > noncompetitive-and-mixed-inhibition
Uncompetitive > uncompetitive-inhibition
Carbohydrates; carbohydrate; carbs; sugar; sugars; carbohydrate chemistry > monosaccharides glycosidic-bonds reducing-sugars polysaccharides #
Aldose; ketose; hexose; pentose; d and l sugars > monosaccharides
Pyranose; furanose > ring-forms-of-sugars
Epimers of sugars > epimers
Sucrose; lactose; maltose; oligosaccharides > glycosidic-bonds
Amylose > polysaccharides
Lipids; lipid > fatty-acids triacylglycerols phospholipids sphingolipids steroids-and-cholesterol lipid-classes eicosanoids
Fat; fats; oils; saponification number; iodine value > triacylglycerols
Saturated fat; unsaturated fat; saturated and unsaturated; trans fats; omega-3; essential fatty acids; melting points of fatty acids > fatty-acids
Terpenes > lipid-classes
Membranes; membrane; biological membranes; plasma membrane; cell membranes > lipid-bilayer membrane-proteins
Membrane transport; transport across membranes > passive-transport active-transport free-energy-of-transport
Fluid mosaic > lipid-bilayer
Symport; antiport; ion pumps; sodium-potassium > active-transport
Diffusion through a membrane; osmosis in cells > passive-transport osmolarity
Goldman; Nernst potential of ions; Nernst potential > membrane-potential
Nucleic acids; nucleic acid; DNA and RNA > nucleotides structure-of-dna rna
DNA > structure-of-dna dna-melting
Purine; purines; pyrimidine; pyrimidines; adenine; guanine; thymine; cytosine; uracil > nucleotides base-pairing
GC content; melting temperature; hybridisation of DNA > dna-melting chargaffs-rules
Phosphodiester; deoxyribose > nucleotides
Supercoiling > dna-supercoiling
Replication; semiconservative; Meselson-Stahl; helicase; primase; Okazaki; leading and lagging strand; lagging strand; leading strand; origin of replication > dna-replication
Telomeres > dna-polymerase
Gene expression; regulation of genes > gene-regulation transcription
TATA box; mRNA > transcription
RNA splicing; introns; exons; polyadenylation > rna-processing
Cloning > cloning-and-restriction-enzymes
Molecular biology; central dogma > dna-replication transcription protein-synthesis genetic-code rna-processing
Molecular biology techniques > pcr dna-sequencing cloning-and-restriction-enzymes southern-and-northern-blots crispr
Translation; tRNA; transfer RNA; aminoacyl-trna; ribosomal; protein biosynthesis; peptidyl transferase; elongation factor; mRNA translation; shine-dalgarno > protein-synthesis
Start codon; stop codon; open reading frame > genetic-code
Nonsense mutation; silent mutation; frameshift > mutations
Post-translational > post-translational-modification
Bioenergetics > atp-hydrolysis biochemical-standard-state coupling-to-atp biological-redox
ADP; hydrolysis of ATP; energy of ATP; energy currency; high-energy bonds; phosphate transfer; phosphocreatine; creatine phosphate > atp-hydrolysis coupling-to-atp
Standard transformed; free energy in biochemistry > biochemical-standard-state
NAD; NADH; NAD+ and NADH; FAD; FADH2; reduction potential of NAD > biological-redox
Metabolism; catabolism and anabolism > metabolic-regulation glycolysis-pathway citric-acid-cycle =electron-transport-chain chemiosmosis beta-oxidation gluconeogenesis
Carbohydrate metabolism; glucose metabolism > glycolysis-pathway gluconeogenesis glycogen-metabolism pentose-phosphate-pathway pyruvate-dehydrogenase
Glycolysis; glycolytic; breakdown of glucose; enzymes of glycolysis; steps and enzymes of glycolysis; glycolysis steps and enzymes; glycolytic steps and enzymes; glycolytic enzymes > glycolysis-pathway
PFK; hexokinase; glucokinase; pyruvate kinase > regulation-of-glycolysis glycolysis-pathway
Lactate; lactic acid; lactate fermentation; anaerobic > fermentation
Glycogen breakdown; glycogen synthesis; glycogen > glycogen-metabolism
Citric acid cycle; Krebs cycle; Krebs; TCA; TCA cycle; citrate synthase; isocitrate dehydrogenase; succinate dehydrogenase > citric-acid-cycle
Pyruvate oxidation; acetyl-CoA > pyruvate-dehydrogenase
Oxidative phosphorylation; oxphos > electron-transport-chain chemiosmosis atp-synthase inhibitors-and-uncouplers
Electron transport; complexes of the respiratory chain; complex i; complex iv; coenzyme Q; cytochrome c > electron-transport-chain
ATP synthesis > atp-synthase chemiosmosis
Proton pumping; Mitchell > chemiosmosis
Uncoupling; brown fat; thermogenin; dinitrophenol > inhibitors-and-uncouplers
ATP yield; ATP yield of glucose; ATP from glucose; P/O ratio; cellular respiration; respiration > atp-yield-of-respiration
Fatty acid metabolism; fat metabolism; lipid metabolism > beta-oxidation fatty-acid-synthesis ketone-bodies
Oxidation of fatty acids; ATP yield of fatty acids; ATP from palmitate; carnitine > beta-oxidation
Fatty acid biosynthesis > fatty-acid-synthesis
Amino acid metabolism; nitrogen metabolism > transamination urea-cycle amino-acid-breakdown
Urea; ammonia toxicity > urea-cycle
Signalling; cell signalling; cell signaling; signal transduction > g-protein-coupled-receptors receptor-tyrosine-kinases hormones
Cyclic AMP; protein kinase A > g-protein-coupled-receptors
Tyrosine kinase > receptor-tyrosine-kinases
Insulin; glucagon; epinephrine > hormones receptor-tyrosine-kinases
Photosynthesis; photosynthetic > light-reactions-of-photosynthesis calvin-cycle photorespiration overall-equation-of-photosynthesis #
Light reactions; photosystem i; photosystem ii; water splitting; thylakoid > light-reactions-of-photosynthesis
Ribulose bisphosphate > calvin-cycle
C3 and C4 plants > photorespiration
Errors and statistics; error analysis; experimental error; statistics; errors; measurement uncertainty; uncertainty; statistics in analytical chemistry > accuracy-and-precision standard-deviation confidence-interval significance-tests outlier-tests propagation-of-uncertainty
Uncertainty propagation; uncertainties > propagation-of-uncertainty
Standard error; variance > standard-deviation
Dixon; Grubbs; outlier; outliers; rejecting data > outlier-tests
Comparing means; comparing two means; null hypothesis; hypothesis testing > significance-tests
Systematic error; random error > accuracy-and-precision
Significant figures; sigfigs; sig figs; rounding; rounding rules; decimal places; significant zeros; significant digits > counting-significant-figures significant-figures-in-calculations
Mass percent; percent w/w; w/v > mass-percent-of-a-solution
Gravimetry; gravimetric; gravimetric determination; precipitation gravimetry; ignition to constant mass > gravimetric-analysis digestion-and-coprecipitation
Co-precipitation > digestion-and-coprecipitation
Thermogravimetric > thermogravimetric-analysis
Titrations; titration; titrate; volumetric analysis; titrimetry; titrant > acid-base-titration =edta-titrations permanganate-titrations iodometric-titrations dichromate-titrations argentometric-titrations potentiometric-titrations redox-titration-calculations
Acid-base titration; acid base titration; acid-base titrations > acid-base-titration
Methyl orange; bromothymol blue > acid-base-indicators
Diprotic titration; titration of sodium carbonate > titration-of-polyprotic-acids
Kjeldahl nitrogen > kjeldahl-analysis
Complexometric; complexation titration; EDTA titrations > edta-titrations
Hard water > water-hardness
Conditional stability constant; formation constant; complexation; metal-ligand complexes > conditional-formation-constants
Eriochrome; murexide; metal ion indicator > masking-and-metal-ion-indicators
Redox titrations; redox titration; oxidation-reduction titration > redox-titration-calculations permanganate-titrations iodometric-titrations dichromate-titrations redox-titration-curves
Permanganate; KMnO4 titration; manganometry > permanganate-titrations
Iodine titration; iodometric; thiosulfate; sodium thiosulfate > iodometric-titrations
Winkler > winkler-method
Dichromate > dichromate-titrations
Precipitation titration; precipitation titrations; argentometric; Mohr; Volhard; Fajans; adsorption indicator; titration of chloride > argentometric-titrations
Sparingly soluble; slightly soluble salts; insoluble salts; q and ksp; will a precipitate form; solubility equilibrium; Ksp; solubility product > solubility-product
Precipitation and solubility; solubility and precipitation > solubility-product fractional-precipitation common-ion-effect precipitation-reactions solubility-rules
Ionic equilibria; ionic equilibrium > systematic-treatment-of-equilibrium ph =buffer-solutions henderson-hasselbalch-equation solubility-product hydrolysis-of-salts polyprotic-acids
Distribution diagram; speciation > fractional-composition
Mass balance; charge balance > systematic-treatment-of-equilibrium
Potentiometry; potentiometric > ion-selective-electrodes ph-electrode reference-electrodes potentiometric-titrations
Calomel; saturated calomel; junction potential; liquid junction; silver chloride electrode > reference-electrodes
Selectivity coefficient; electrode slope; nernstian response > ion-selective-electrodes
Electroanalysis; electroanalytical; electroanalytical chemistry; electroanalytical methods > coulometry voltammetry stripping-voltammetry amperometry conductometric-titrations ion-selective-electrodes
Coulometric; electrogravimetric; electrodeposition > coulometry
Voltammetric; cyclic voltammogram; limiting current; Randles-Sevcik; Cottrell; Ilkovic; working electrode; three-electrode cell; potentiostat; polarographic > voltammetry
Absorbance and transmittance; absorptivity; extinction coefficient; path length; cuvette; Beer-Lambert; a ebc; molar absorptivity; a epsilon b c; a epsilon c l; absorbance > beer-lambert-law
Isosbestic > analysis-of-mixtures-by-absorbance
Atomic spectroscopy; atomic spectrometry > atomic-absorption-spectroscopy atomic-emission-spectroscopy interferences-in-atomic-spectroscopy icp-ms
Atomic emission; AES; ICP > atomic-emission-spectroscopy icp-ms
Hollow cathode; electrothermal atomiser > atomic-absorption-spectroscopy
Releasing agent; ionisation suppressor; spectral interference > interferences-in-atomic-spectroscopy
Calibration; calibration graph; standard curve; regression line; slope and intercept; r squared > calibration-curve
Calibration methods > calibration-curve standard-addition internal-standard
LOD; LOQ; limit of quantification > detection-limit
Chromatography; chromatographic; chromatographic separations > principles-of-chromatography thin-layer-chromatography column-chromatography gas-chromatography high-performance-liquid-chromatography retention-factor chromatographic-resolution theoretical-plates ion-exchange-chromatography
Liquid chromatography > high-performance-liquid-chromatography column-chromatography
Gas-liquid chromatography; capillary column; split injection > gas-chromatography
RF > thin-layer-chromatography
Stationary phase; mobile phase; elution; eluent > principles-of-chromatography
Dead time > retention-factor
Peak width; number of plates > theoretical-plates
Electrospray ionisation; soft ionisation > ionization-methods
Time of flight; TOF > mass-analyzers mass-spectrum-of-an-element
High resolution mass; resolving power > high-resolution-mass-spectrometry
Extraction; liquid extraction; partitioning; distribution constant; multiple extractions; separating funnel; extraction efficiency > liquid-liquid-extraction
Separation techniques; separation methods; separating mixtures; separations; purification techniques > distillation-techniques filtration-and-evaporation recrystallization liquid-liquid-extraction principles-of-chromatography
Acid digestion; sample size; sample pretreatment > sampling
Environmental chemistry > acid-rain greenhouse-effect ozone-depletion photochemical-smog eutrophication ocean-acidification persistent-organic-pollutants
Laboratory techniques; lab techniques; organic lab techniques > distillation-techniques recrystallization liquid-liquid-extraction filtration-and-evaporation thin-layer-chromatography
Materials; materials chemistry; materials science > band-theory nanomaterials properties-of-polymers superconductivity liquid-crystals alloys crystal-defects
Nanotechnology; nanochemistry; nanoparticles > nanomaterials
Drug discovery; pharmaceutical chemistry; drugs > medicinal-chemistry pharmacokinetics
Organic reactions; organic chemical reactions; organic reaction mechanisms; reactions in organic chemistry > sn1-reaction sn2-reaction e1-reaction e2-reaction electrophilic-addition electrophilic-aromatic-substitution nucleophilic-addition-to-carbonyls nucleophilic-acyl-substitution
Organic synthesis; retrosynthesis; multistep synthesis; organic pathways; organic reaction pathways > synthetic-routes
Physical properties of water; properties of water > water-as-a-biological-solvent hydrogen-bonding
Colligative properties; colligative > colligative-properties
Rate-determining step and mechanism; rate determining step and mechanisms > rate-determining-step pre-equilibrium
Quantitative analysis; quantitative chemical analysis > gravimetric-analysis acid-base-titration =edta-titrations permanganate-titrations iodometric-titrations calibration-curve
Quantitative chemistry > the-mole molar-mass mass-mass-stoichiometry limiting-reagent percentage-yield molarity
Atomic physics of light; light and matter > photon-energy photoelectric-effect hydrogen-spectrum
`;
