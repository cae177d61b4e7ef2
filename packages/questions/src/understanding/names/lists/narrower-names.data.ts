/**
 * What has a name and is no concept: each with its synonyms: `name; synonym > concepts`, where `#topic` stands for the concepts of a topic. Only questions whose
 * index terms have the words are on it; what it stands under is what comes nearest. These names come before all others.
 */
export const narrowerNames = `
Tests for gases; test for gases; testing for gases; gas tests; tests for common gases; testing gases; test for hydrogen; test for oxygen; test for carbon dioxide; test for chlorine; test for ammonia; tests for carbon dioxide > tests-for-ions
Air bag; airbag; airbags > gas-stoichiometry
Carbon monoxide poisoning; carbon monoxide poisonous; carbon monoxide dangerous; carbon monoxide kills; carbon monoxide kill > oxygen-binding-to-hemoglobin
Primary and secondary cells; primary and secondary batteries; primary vs secondary batteries; primary cells; primary batteries > batteries-and-fuel-cells
Fireworks; firework; colors of fireworks; colours of fireworks; firework colors; firework colours; fireworks colors; fireworks colours > atomic-emission-spectroscopy
Primary and secondary standards; primary vs secondary standard; primary vs secondary standards; primary standard; primary standards; secondary standard; secondary standards > preparing-solutions
Balancing in basic solution; balancing redox in basic solution; redox in basic solution; balancing redox reactions in basic solution; balancing redox equations in basic solution; balancing half-reactions in basic solution; redox in alkaline solution; balancing redox in alkaline solution > half-equations
Breathalyzer; breathalyser; breathalyzers > oxidation-of-alcohols
Counting atoms; counting atoms in formulas; counting atoms in a formula; counting atoms in a chemical formula; number of atoms in a formula > polyatomic-ions
Heck reaction; Heck coupling; Heck > cross-coupling-reactions
Sonogashira coupling; Sonogashira > cross-coupling-reactions
Negishi coupling; Negishi > cross-coupling-reactions
Stille coupling; Stille > cross-coupling-reactions
Buchwald-Hartwig amination; Buchwald-Hartwig > cross-coupling-reactions
Horner-Wadsworth-Emmons; HWE; HWE reaction; Horner-Wadsworth-Emmons reaction > wittig-reaction
Claisen rearrangement > sigmatropic-rearrangements
Oxymercuration; oxymercuration-demercuration > hydration-of-alkenes
Friedel-Crafts acylation > friedel-crafts-reactions
Friedel-Crafts alkylation > friedel-crafts-reactions
Nylon > condensation-polymers
Kevlar > condensation-polymers
Graphene > nanomaterials
Carbon nanotubes; nanotubes > nanomaterials
Millikan oil drop; Millikan; oil drop experiment; Millikan oil drop experiment > models-of-the-atom
Cathode rays; cathode ray; cathode ray tube > models-of-the-atom
Gold foil experiment; Rutherford gold foil experiment; gold foil experiment Rutherford; Rutherford scattering > models-of-the-atom
Brady's reagent; 2,4-DNP; 2,4-DNPH > tests-for-carbonyl-compounds
Supercritical fluids; supercritical > phase-diagram
Half-life of a first-order reaction; first order half-life > half-life-of-a-reaction
Why ice floats; why does ice float; ice floats; why is ice less dense than water; ice less dense than water; density of ice > hydrogen-bonding
Hemoglobin; oxygen binding curve of hemoglobin; hemoglobin oxygen binding curve > oxygen-binding-to-hemoglobin
Number average molar mass; weight average molar mass; number average and weight average molar mass > molar-mass-of-polymers
Haber; Haber-Bosch process > haber-process
Intermediates and catalysts in mechanisms; intermediates vs catalysts > reaction-mechanisms elementary-reactions catalysis
Cisplatin > isomerism-of-complexes ligands
KHP; potassium hydrogen phthalate > acid-base-titration preparing-solutions
Standardisation; standardising > acid-base-titration preparing-solutions
MOFs; porous coordination polymers > #solid-state
Orgel diagrams > #coordination-chemistry
Tanabe-Sugano diagrams > #coordination-chemistry
angular overlap model > #coordination-chemistry
electron transfer in complexes > #coordination-chemistry
template synthesis > #coordination-chemistry
spin crossover > #coordination-chemistry
nephelauxetic effect > #coordination-chemistry
host guest chemistry > #intermolecular-forces
crown ethers > #intermolecular-forces
cryptands > #intermolecular-forces
rotaxanes > #intermolecular-forces
catenanes > #intermolecular-forces
molecular machines > #intermolecular-forces
self-assembly > #intermolecular-forces
photovoltaics > #solid-state
perovskites > #solid-state
dye-sensitised solar cells > #solid-state
quantum yield of solar cells > #solid-state
aqua regia > #acids-and-bases
magic acid > #acids-and-bases
solvated electrons > #acids-and-bases
deep eutectic solvents > #acids-and-bases
block copolymers > #polymers
copolymer reactivity ratios > #polymers
Flory-Huggins theory > #polymers
rheology > #polymers
polymer physics > #polymers
polymer brushes > #polymers
Barton deoxygenation > #carbonyl-compounds
dithianes > #carbonyl-compounds
carbene chemistry > #carbonyl-compounds
Simmons-Smith reaction > #carbonyl-compounds
total synthesis > #carbonyl-compounds
natural product synthesis > #carbonyl-compounds
asymmetric catalysis > #carbonyl-compounds
Sharpless asymmetric dihydroxylation > #carbonyl-compounds
Cram's rule > #carbonyl-compounds
Evans aldol > #carbonyl-compounds
Hantzsch synthesis > #carbonyl-compounds
Paal-Knorr synthesis > #carbonyl-compounds
Fischer indole synthesis > #carbonyl-compounds
Baylis-Hillman reaction > #carbonyl-compounds
Corey-Chaykovsky reaction > #carbonyl-compounds
Julia olefination > #carbonyl-compounds
Peterson olefination > #carbonyl-compounds
Shapiro reaction > #carbonyl-compounds
Bamford-Stevens reaction > #carbonyl-compounds
Nazarov cyclization > #carbonyl-compounds
ene reaction > #carbonyl-compounds
1,3-dipolar cycloaddition > #carbonyl-compounds
radical cyclization > #carbonyl-compounds
solid-phase peptide synthesis > #carbonyl-compounds
peptide coupling > #carbonyl-compounds
bioorthogonal chemistry > #carbonyl-compounds
multivariate analysis > #errors-and-statistics
principal component analysis > #errors-and-statistics
design of experiments > #errors-and-statistics
SMILES notation > #errors-and-statistics
molecular docking > #errors-and-statistics
QSAR > #errors-and-statistics
Karplus equation > #molecular-spectroscopy
nuclear Overhauser effect > #molecular-spectroscopy
roof effect > #molecular-spectroscopy
solid-state NMR > #molecular-spectroscopy
MRI contrast agents > #molecular-spectroscopy
EXAFS > #molecular-spectroscopy
XANES > #molecular-spectroscopy
circular dichroism of complexes > #molecular-spectroscopy
terahertz spectroscopy > #molecular-spectroscopy
ion mobility spectrometry > #molecular-spectroscopy
PFAS > #sampling-and-separation
microplastics > #sampling-and-separation
pesticides > #sampling-and-separation
heavy metal pollution > #sampling-and-separation
carbon capture > #sampling-and-separation
climate chemistry > #sampling-and-separation
green solvents > #sampling-and-separation
life cycle assessment > #sampling-and-separation
geochemistry > #nuclear-chemistry
cosmochemistry > #nuclear-chemistry
food chemistry > #nuclear-chemistry
forensic chemistry > #nuclear-chemistry
cosmetic chemistry > #nuclear-chemistry
soil chemistry > #nuclear-chemistry
radiochemistry > #nuclear-chemistry
hot atom chemistry > #nuclear-chemistry
sonochemistry > #nuclear-chemistry
mechanochemistry > #nuclear-chemistry
electrosynthesis > #nuclear-chemistry
potential energy surfaces > #quantum-mechanics
molecular beams > #quantum-mechanics
reaction dynamics > #quantum-mechanics
femtochemistry > #quantum-mechanics
Walsh diagrams > #quantum-mechanics
density matrices > #quantum-mechanics
Bose-Einstein and Fermi-Dirac statistics > #quantum-mechanics
Slater determinants > #quantum-mechanics
coupled cluster > #quantum-mechanics
post-Hartree-Fock methods > #quantum-mechanics
force fields > #quantum-mechanics
Monte Carlo simulation > #quantum-mechanics
time-dependent perturbation theory > #quantum-mechanics
chemical engineering > #kinetics-basics
CSTR and PFR > #kinetics-basics
mass transfer > #kinetics-basics
unit operations > #kinetics-basics
process chemistry > #kinetics-basics
SEM and TEM > #solid-state
atomic force microscopy > #solid-state
scanning tunnelling microscopy > #solid-state
chemical vapor deposition > #solid-state
atomic layer deposition > #solid-state
thin films > #solid-state
ceramics > #solid-state
glass chemistry > #solid-state
thermoelectrics > #solid-state
piezoelectrics > #solid-state
ferroelectrics > #solid-state
hydrogen storage > #solid-state
froth flotation > #reactions-in-solution
roasting and calcination > #reactions-in-solution
Kroll process > #reactions-in-solution
zone refining > #reactions-in-solution
borax bead test > #reactions-in-solution
brown ring test > #reactions-in-solution
eudiometry > #reactions-in-solution
knocking > #functional-groups
petrochemistry > #functional-groups
explosives chemistry > #functional-groups
pyrotechnics > #functional-groups
dyes and pigments > #functional-groups
paints > #functional-groups
detergents chemistry > #functional-groups
cosmetics > #functional-groups
perfumes > #functional-groups
antibiotics > #signalling
anticancer drugs; metallodrugs > #signalling
toxicology > #signalling
drug delivery > #signalling
vaccines chemistry > #signalling
pharmacology > #signalling
lipid nanoparticles > #signalling
immunology of antibodies > #protein-methods
proteomics > #protein-methods
metabolomics > #protein-methods
genomics > #protein-methods
epigenetics > #protein-methods
RNA interference > #protein-methods
stem cells chemistry > #protein-methods
muscle contraction > #protein-methods
vision biochemistry > #protein-methods
blood clotting > #protein-methods
gold number; protective colloids > #surfaces
chlor-alkali industry > #reactions-in-solution
blast furnace > #reactions-in-solution
carbylamine test; isocyanide test > #amines
breathalyzer; alcohol breathalyzer > #alcohols-and-ethers
regular solution theory > #solutions-and-colligative
law of corresponding states > #solutions-and-colligative
lab safety; laboratory safety rules > #sampling-and-separation
lab equipment; laboratory glassware > #sampling-and-separation
elephant toothpaste; elephants toothpaste > #kinetics-basics
iodine clock; clock reactions > #kinetics-basics
lemon battery; fruit battery > #electrochemistry-basics
pump probe spectroscopy > #molecular-spectroscopy
tin pest > #periodic-trends
sulfur allotropes; allotropes of sulfur > #periodic-trends
allotropes of phosphorus > #periodic-trends
nitrogen rule of mass spectrometry; nitrogen rule mass spectrometry > #mass-spectrometry
nylon 6,6; nylon 66; nylon rope trick > #polymers
purine biosynthesis > #nitrogen-metabolism
pyrimidine biosynthesis > #nitrogen-metabolism
nucleotide biosynthesis; nucleotide synthesis > #nitrogen-metabolism
salvage pathway > #nitrogen-metabolism
SFC > #chromatography
hydroxyl radical > #radical-reactions
spirit burner > #thermochemistry
absolute zero > temperature-scales
Configurations of chromium and copper; electron configurations of chromium and copper; electron configurations of copper and chromium; chromium and copper electron configurations; copper and chromium electron configurations; cr and cu electron configurations; cu and cr electron configurations; electron configurations of cr and cu; chromium and copper exceptions; exceptions to aufbau; aufbau exceptions > electron-configuration
Temperature conversion; temperature conversions; converting temperatures; celsius to kelvin; converting celsius to kelvin; kelvin to celsius; converting kelvin to celsius; fahrenheit to celsius; celsius to fahrenheit > temperature-scales
Counting chiral centers; counting chiral centres; counting stereocenters; counting stereocentres; counting chiral carbons; number of stereocenters; number of chiral centers; how many stereocenters; how many chiral centers > chirality
homogeneous and heterogeneous mixtures > pure-substances-and-mixtures
Rf value; Rf values; calculating Rf; retardation factor; retardation factors > thin-layer-chromatography
Melting point; melting points > states-of-matter properties-of-solids
isobars; isotones > isotopes
isotopic abundance > isotopes
time of flight mass spectrometry > mass-spectrum-of-an-element
TOF mass spectrometry > mass-spectrum-of-an-element
Thomson plum pudding model > models-of-the-atom
Dalton atomic theory > models-of-the-atom
nuclear model > models-of-the-atom
configuration of transition metal ions > electron-configuration-of-ions
4s before 3d > electron-configuration-of-ions
box diagrams > hunds-rule
paramagnetism and diamagnetism > hunds-rule
electron spin > pauli-exclusion-principle
principal quantum number > quantum-numbers
magnetic quantum number > quantum-numbers
spin quantum number > quantum-numbers
shapes of orbitals > atomic-orbitals
subshells > atomic-orbitals
XPS > photoelectron-spectroscopy
core electrons > valence-electrons
metals nonmetals and metalloids > structure-of-the-periodic-table
blocks of the periodic table > structure-of-the-periodic-table
Slater's rules > effective-nuclear-charge
covalent radius > atomic-radius
isoelectronic ions > ionic-radius
isoelectronic series > ionic-radius
successive ionization energies > ionization-energy
diagonal relationship > metallic-character
solubility of group 2 hydroxides and sulfates > group-2-metals
halide ions > group-17-halogens
displacement reactions of halogens > group-17-halogens
tests for halide ions > group-17-halogens
amphoteric oxides > period-3-oxides
three-center two-electron bonds > boranes
Wade's rules > boranes
electron-deficient compounds > boranes
aluminosilicates > silicates-and-silicones
silicone polymers > silicates-and-silicones
nitrogen oxides > chemistry-of-nitrogen-and-phosphorus
oxoacids of phosphorus > chemistry-of-nitrogen-and-phosphorus
sulfuric acid manufacture > chemistry-of-oxygen-and-sulfur
peroxides > chemistry-of-oxygen-and-sulfur
xenon fluorides > interhalogens-and-noble-gas-compounds
polyhalide ions > interhalogens-and-noble-gas-compounds
formation of ions > ionic-bonding
single double and triple bonds > covalent-bonding
potential energy curve of a bond > bond-length-and-bond-energy
hypervalent molecules > octet-rule-and-its-exceptions
interstitial and substitutional alloys > alloys
steel and brass > alloys
diamond and graphite > network-covalent-solids
allotropes of carbon > network-covalent-solids
lone pair repulsion > bond-angles
ion-dipole forces; ion-dipole; ion-dipole interaction > dipole-dipole-forces
anomalous properties of water > hydrogen-bonding
volatility > boiling-points-and-intermolecular-forces
molecular solids > properties-of-solids
amorphous solids > properties-of-solids
capillary action > surface-tension-and-viscosity
oxyanions > polyatomic-ions
binary acids > naming-acids
Avogadro's number > the-mole
Avogadro constant > the-mole
E factor > green-chemistry
serial dilution > dilution
hydration of ions > representations-of-solutions
solubility curve > solubility-of-gases-and-solids
saturated solution > solubility-of-gases-and-solids
supersaturated solution > solubility-of-gases-and-solids
factors affecting solubility > solubility-of-gases-and-solids
single replacement > types-of-chemical-reactions
tests for anions > tests-for-ions
tests for cations > tests-for-ions
flame tests > tests-for-ions
Ellingham diagram > extraction-of-metals
smelting > extraction-of-metals
extraction of aluminum > extraction-of-metals
molar volume of a gas > avogadros-law
molar volume at STP > avogadros-law
collecting gas over water > partial-pressures
enthalpy level diagram > endothermic-and-exothermic-processes
coffee cup calorimeter > calorimetry
enthalpy of fusion > heating-curve
enthalpy of vaporization > heating-curve
fossil fuels > fuels
biofuels > fuels
fuel cells as energy sources > fuels
specific energy > fuels
molar solubility > solubility-product
conjugate acid-base pairs > bronsted-lowry-theory
conjugate base > bronsted-lowry-theory
pOH > ph
hydrogen ion concentration > ph
percent ionization > ph-of-weak-acids
triprotic acids > polyprotic-acids
strength of oxyacids > molecular-structure-and-acid-strength
strength of binary acids > molecular-structure-and-acid-strength
half-equivalence point > titration-curves
phenolphthalein > acid-base-indicators
rate from a graph > reaction-rate
measuring rates > reaction-rate
transition state > activation-energy
reaction energy profile > activation-energy
energy profile diagram > activation-energy
rate constant > rate-law
order of reaction > rate-law
reaction order > rate-law
Daniell cell > galvanic-cell
anode and cathode > galvanic-cell
salt bridge > galvanic-cell
standard hydrogen electrode > standard-electrode-potential
electrochemical series > standard-electrode-potential
electrolysis of molten salts > electrolytic-cell
electrolysis of aqueous solutions > electrolytic-cell
fuel cells; fuel cell; how do fuel cells work; how does a fuel cell work > batteries-and-fuel-cells
batteries; battery; how do batteries work; how does a battery work > batteries-and-fuel-cells
conductivity of metals; electrical conductivity of metals; metals conduct electricity; why do metals conduct electricity; why metals conduct electricity > metallic-bonding band-theory
how soap works; how does soap work; how does soap clean; how soap cleans; how do soaps work; how do soaps clean; cleaning action of soap > surfactants-and-micelles surface-tension-and-viscosity
lithium-ion battery > batteries-and-fuel-cells
hydrogen fuel cell > batteries-and-fuel-cells
primary and secondary cells > batteries-and-fuel-cells
sacrificial protection > corrosion
cathodic protection > corrosion
chain reaction of fission > nuclear-fission-and-fusion
magic numbers > band-of-stability
beta plus decay > positron-emission-and-electron-capture
coordination number > complex-ions
denticity > ligands
EDTA complexes > chelate-effect
variable oxidation states > transition-metals
cis-trans isomerism of complexes > isomerism-of-complexes
facial and meridional isomers > isomerism-of-complexes
optical isomers of complexes > isomerism-of-complexes
linkage isomers > isomerism-of-complexes
crystal field stabilization energy > high-spin-and-low-spin-complexes
CFSE > high-spin-and-low-spin-complexes
magnetism of complexes > high-spin-and-low-spin-complexes
oxidation state of the metal in a complex > d-electron-count
acidity of aqua ions > reactions-of-aqua-ions
vanadium oxidation states > redox-of-transition-metals
manganate titrations > redox-of-transition-metals
iron(II) and manganate(VII) > redox-of-transition-metals
migratory insertion > oxidative-addition-and-reductive-elimination
beta-hydride elimination > oxidative-addition-and-reductive-elimination
back-bonding > metal-carbonyls
pi acceptor ligands > metal-carbonyls
Dewar-Chatt-Duncanson model > metal-carbonyls
hapticity > metallocenes
Suzuki coupling > cross-coupling-reactions
ring-closing metathesis > olefin-metathesis
Grubbs catalyst > olefin-metathesis
Wilkinson's catalyst > homogeneous-catalytic-cycles
hydroformylation > homogeneous-catalytic-cycles
Monsanto process > homogeneous-catalytic-cycles
lanthanide contraction > lanthanides-and-actinides
primary secondary tertiary alcohols > primary-secondary-and-tertiary
retrosynthesis > synthetic-routes
retrosynthetic analysis > synthetic-routes
synthons > synthetic-routes
condensed formulas > structural-formulas
bond-line structures > structural-formulas
nucleophilicity > nucleophiles-and-electrophiles
electrophilicity > nucleophiles-and-electrophiles
electron-donating groups > inductive-effect
carbanions > reactive-intermediates
carbenes > reactive-intermediates
carbocation stability > reactive-intermediates
stability of carbocations > reactive-intermediates
chain isomers > structural-isomers
positional isomers > structural-isomers
functional group isomers > structural-isomers
crude oil > fractional-distillation-and-cracking
catalytic cracking > fractional-distillation-and-cracking
conformations of butane > newman-projections
torsional strain > newman-projections
ring flip > chair-conformations
1,3-diaxial interactions > chair-conformations
racemic mixture > optical-activity
D and L sugars and amino acids > fischer-projections
asymmetric synthesis > resolution-of-enantiomers
acidity of terminal alkynes > acidity-of-organic-compounds
acidity of phenols and alcohols > acidity-of-organic-compounds
aniline basicity > basicity-of-amines
choosing a base > leveling-effect
deprotonation equilibria > leveling-effect
leaving groups > alkyl-halides
leaving group ability > alkyl-halides
solvolysis > sn1-reaction
solvent effects in substitution > sn1-against-sn2
anti-periplanar; anti-periplanar geometry; E2 anti-periplanar geometry; E2 anti-periplanar > e2-reaction
antiperiplanar > e2-reaction
Hofmann product > zaitsevs-rule
Hofmann elimination > zaitsevs-rule
hydrohalogenation > electrophilic-addition
bromine water test > electrophilic-addition
anti-Markovnikov addition > markovnikovs-rule
anti addition > halogenation-of-alkenes
Lindlar catalyst > hydrogenation-of-alkenes
dissolving metal reduction > hydrogenation-of-alkenes
Birch reduction of alkynes > hydrogenation-of-alkenes
syn dihydroxylation > epoxidation-and-dihydroxylation
osmium tetroxide > epoxidation-and-dihydroxylation
Sharpless epoxidation > epoxidation-and-dihydroxylation
hydration of alkynes > reactions-of-alkynes
acetylide ions > reactions-of-alkynes
terminal alkynes > reactions-of-alkynes
dehydration of alcohols to alkenes > synthesis-of-alkenes
antiaromatic compounds; antiaromatic; antiaromaticity > aromaticity
Kekulé structure > structure-of-benzene
delocalization energy of benzene > structure-of-benzene
arenium ion > electrophilic-aromatic-substitution
activating and deactivating groups > directing-effects
benzyne mechanism > nucleophilic-aromatic-substitution
Meisenheimer complex > nucleophilic-aromatic-substitution
diazotization > diazonium-salts
azo dyes > diazonium-salts
Sandmeyer reaction > diazonium-salts
azo coupling > diazonium-salts
pyridine and pyrrole > heterocycles
PCC oxidation > oxidation-of-alcohols
dichromate oxidation > oxidation-of-alcohols
Jones oxidation > oxidation-of-alcohols
Swern oxidation > oxidation-of-alcohols
thionyl chloride > alcohols-to-alkyl-halides
PBr3 > alcohols-to-alkyl-halides
fermentation of glucose to ethanol > production-of-ethanol
ethanol by fermentation > production-of-ethanol
Williamson ether synthesis > ethers
ether cleavage > ethers
disulfides > thiols-and-sulfides
silyl ethers > protecting-groups
TBDMS > protecting-groups
cyanohydrins > nucleophilic-addition-to-carbonyls
addition of HCN > nucleophilic-addition-to-carbonyls
Tollens' reagent > tests-for-carbonyl-compounds
Fehling's solution > tests-for-carbonyl-compounds
silver mirror test > tests-for-carbonyl-compounds
acetal protection > acetals-and-hemiacetals
oximes and hydrazones > imines-and-enamines
reductive amination > imines-and-enamines
Schiff base > imines-and-enamines
lithium aluminium hydride > reduction-of-carbonyls
organolithium reagents > grignard-reactions
alpha carbon acidity > enolates
LDA > enolates
alpha halogenation > enolates
crossed aldol > aldol-reaction
alpha beta unsaturated carbonyls > aldol-reaction
Gilman reagents > michael-addition
organocuprates > michael-addition
malonic ester synthesis > alkylation-of-enolates
acetoacetic ester synthesis > alkylation-of-enolates
Stork enamine > alkylation-of-enolates
acidity of carboxylic acids > carboxylic-acids
soap making > hydrolysis-of-esters
biodiesel > hydrolysis-of-esters
acid anhydrides > acyl-chlorides-and-anhydrides
amide hydrolysis > amides
lactams and lactones > amides
nitrile hydrolysis > nitriles
Dieckmann condensation > claisen-condensation
Gabriel synthesis > preparation-of-amines
reduction of nitriles > preparation-of-amines
reduction of nitrobenzene > preparation-of-amines
cationic surfactants > quaternary-ammonium-salts
caprolactam synthesis > beckmann-rearrangement
base peak > mass-spectrometry-of-organic-compounds
fragmentation > mass-spectrometry-of-organic-compounds
MS fragmentation > mass-spectrometry-of-organic-compounds
TMS standard > chemical-shift
coupling constants > spin-spin-splitting
J coupling > spin-spin-splitting
DEPT > carbon-13-nmr
COSY > two-dimensional-nmr
HSQC > two-dimensional-nmr
HMBC > two-dimensional-nmr
NOESY > two-dimensional-nmr
Woodward-Fieser rules > uv-visible-spectra-of-conjugated-molecules
chromophores > uv-visible-spectra-of-conjugated-molecules
HOMO-LUMO absorption > uv-visible-spectra-of-conjugated-molecules
monomers and repeat units > addition-polymers
repeating unit > addition-polymers
PET > condensation-polymers
cationic and anionic polymerization > chain-growth-mechanisms
living polymerization > chain-growth-mechanisms
ATRP and RAFT > chain-growth-mechanisms
dispersity > molar-mass-of-polymers
polydispersity index > molar-mass-of-polymers
thermoplastics and thermosets > properties-of-polymers
glass transition temperature > properties-of-polymers
crystallinity of polymers > properties-of-polymers
cross-linking > properties-of-polymers
recycling of plastics > biodegradable-polymers
disposal of polymers > biodegradable-polymers
chlorination of methane > halogenation-of-alkanes
bromination of alkanes > halogenation-of-alkanes
selectivity of radical halogenation > halogenation-of-alkanes
NBS bromination > stability-of-radicals
allylic and benzylic radicals > stability-of-radicals
chlorofluorocarbons > ozone-depletion
endo rule > diels-alder-reaction
Cope rearrangement > sigmatropic-rearrangements
frontier orbitals of pericyclic reactions > woodward-hoffmann-rules
exact differentials > state-functions
Poisson's law for gases > isothermal-and-adiabatic-processes
Mayer's relation > heat-capacities-at-constant-volume-and-pressure
inversion temperature > joule-thomson-effect
absolute entropy > entropy-of-reaction
standard molar entropy > entropy-of-reaction
Clausius inequality > second-law-of-thermodynamics
entropy of the universe > second-law-of-thermodynamics
residual entropy > third-law-of-thermodynamics
Nernst heat theorem > third-law-of-thermodynamics
entropy of vaporization > entropy-of-heating-and-phase-change
Trouton's rule > entropy-of-heating-and-phase-change
Gibbs energy of mixing > entropy-of-mixing
refrigerators and heat pumps > heat-engines
Gibbs-Duhem equation > chemical-potential
fugacity > chemical-potential
fundamental equation of thermodynamics > maxwell-relations
Helmholtz energy > maxwell-relations
thermodynamic potentials > maxwell-relations
most probable speed > molecular-speeds
Maxwell speed distribution > molecular-speeds
collision cross-section > mean-free-path
corresponding states > critical-point-of-a-gas
liquefaction of gases > critical-point-of-a-gas
Fick's laws of diffusion > transport-properties
thermal conductivity of gases > transport-properties
diffusion coefficient > transport-properties
triple point > phase-diagram
critical point > phase-diagram
phase diagram of water > phase-diagram
evaporation and boiling > vapor-pressure
eutectics > binary-phase-diagrams
liquid-vapor diagrams > binary-phase-diagrams
vapor pressure lowering > raoults-law
antifreeze > freezing-point-depression
melting point depression > freezing-point-depression
osmosis > osmotic-pressure
isotonic and hypertonic > osmotic-pressure
osmometry > osmotic-pressure
mole fraction > molality
deviations from Raoult's law > azeotropes
nonideal solutions > azeotropes
theoretical plates of a distillation > fractional-distillation
second order half-life > second-order-kinetics
flash photolysis > relaxation-methods
stopped flow > relaxation-methods
competing reactions > consecutive-and-parallel-reactions
series reactions > consecutive-and-parallel-reactions
Arrhenius plot > arrhenius-equation
pre-exponential factor > arrhenius-equation
frequency factor > arrhenius-equation
enthalpy of activation > transition-state-theory
entropy of activation > transition-state-theory
reaction intermediates > reaction-mechanisms
explosions > chain-reactions
branching chains > chain-reactions
hydrogen-bromine reaction > chain-reactions
Jablonski diagram > photochemistry
photosensitization > photochemistry
fluorescence quenching > photochemistry
Stern-Volmer > photochemistry
Faraday constant > cell-potential-and-gibbs-energy
ΔG = −nFE > cell-potential-and-gibbs-energy
molar conductivity > conductivity-of-electrolytes
Kohlrausch's law > conductivity-of-electrolytes
ion mobility > conductivity-of-electrolytes
transport number > conductivity-of-electrolytes
Pourbaix diagram > latimer-and-frost-diagrams
Helmholtz layer > electrical-double-layer
Gouy-Chapman model > electrical-double-layer
supercapacitors > electrical-double-layer
capacitance of an electrode > electrical-double-layer
electromagnetic spectrum > photon-energy
Born interpretation > schrodinger-equation
operators and eigenvalues > schrodinger-equation
free-electron model of polyenes > particle-in-a-box
zero-point energy > quantum-harmonic-oscillator
particle on a ring > rigid-rotor
spherical harmonics > rigid-rotor
angular momentum in quantum mechanics > rigid-rotor
perturbation theory > variational-principle
Hartree-Fock > variational-principle
Bohr radius > bohr-model
Balmer series > hydrogen-spectrum
Lyman series > hydrogen-spectrum
radial distribution function > hydrogen-like-orbitals
nodes of orbitals > hydrogen-like-orbitals
radial nodes > hydrogen-like-orbitals
spin-orbit coupling > term-symbols
rotational constant > rotational-spectroscopy
force constant > vibrational-spectroscopy
normal modes > vibrational-spectroscopy
infrared selection rules > vibrational-spectroscopy
vibrational frequency > vibrational-spectroscopy
Morse potential > anharmonicity
overtones > anharmonicity
dissociation energy from spectra > anharmonicity
Stokes lines > raman-spectroscopy
Franck-Condon principle > electronic-spectroscopy
vibronic transitions > electronic-spectroscopy
intersystem crossing > fluorescence-and-phosphorescence
population inversion > lasers
stimulated emission > lasers
Larmor frequency > principles-of-magnetic-resonance
EPR > principles-of-magnetic-resonance
ESR > principles-of-magnetic-resonance
electron paramagnetic resonance > principles-of-magnetic-resonance
nuclear spin > principles-of-magnetic-resonance
point groups > molecular-symmetry
irreducible representations > character-tables
reducible representations > character-tables
symmetry-adapted orbitals > character-tables
paramagnetism of oxygen > bond-order-from-molecular-orbitals
MO diagram of CO > heteronuclear-diatomics
density functional theory > computational-chemistry
DFT > computational-chemistry
molecular mechanics > computational-chemistry
basis sets > computational-chemistry
rotational partition function > partition-function
vibrational partition function > partition-function
canonical ensemble > ensembles
microcanonical ensemble > ensembles
adsorption isotherm > adsorption
physisorption and chemisorption > adsorption
surface coverage > adsorption
Freundlich isotherm > bet-isotherm
Langmuir-Hinshelwood mechanism > heterogeneous-catalysis
Eley-Rideal mechanism > heterogeneous-catalysis
zeolites > heterogeneous-catalysis
Tyndall effect > colloids
zeta potential > colloids
DLVO theory > colloids
critical micelle concentration > surfactants-and-micelles
detergents > surfactants-and-micelles
contact angle > capillarity-and-wetting
Young-Laplace equation > capillarity-and-wetting
Kelvin equation of droplets > capillarity-and-wetting
quantum dots > nanomaterials
carbon nanotubes and graphene > nanomaterials
body-centered cubic > unit-cells
face-centered cubic > unit-cells
hexagonal close packing > close-packing
cubic close packing > close-packing
packing efficiency > close-packing
octahedral and tetrahedral holes > close-packing
rock salt structure > ionic-crystal-structures
zinc blende > ionic-crystal-structures
cesium chloride structure > ionic-crystal-structures
radius ratio rule > ionic-crystal-structures
fluorite structure > ionic-crystal-structures
Miller indices > x-ray-diffraction
powder diffraction > x-ray-diffraction
Bragg's law > x-ray-diffraction
Bragg equation > x-ray-diffraction
doping of semiconductors > band-theory
n-type and p-type > band-theory
Schottky and Frenkel defects > crystal-defects
nonstoichiometric compounds > crystal-defects
Kapustinskii equation > madelung-constant
Born-Landé equation > madelung-constant
high-temperature superconductors > superconductivity
hydrophobic effect > water-as-a-biological-solvent
hydrophobic interactions > water-as-a-biological-solvent
blood buffer > biological-buffers
phosphate buffer > biological-buffers
acidosis and alkalosis > biological-buffers
essential amino acids > amino-acid-structures
one-letter codes > amino-acid-structures
planarity of the peptide bond > peptide-bond
dipeptide > peptide-bond
beta turns > alpha-helix-and-beta-sheet
chaperones > tertiary-structure-and-folding
Levinthal paradox > tertiary-structure-and-folding
Anfinsen experiment > tertiary-structure-and-folding
denaturation > tertiary-structure-and-folding
keratin > fibrous-proteins
silk fibroin > fibrous-proteins
collagen > fibrous-proteins
prions > misfolding-diseases
amyloid > misfolding-diseases
specific activity > protein-purification
salting out > protein-purification
dialysis > protein-purification
SDS-PAGE > gel-electrophoresis
native gel > gel-electrophoresis
polyacrylamide gel > gel-electrophoresis
agarose gel electrophoresis > gel-electrophoresis
two-dimensional gel electrophoresis > isoelectric-focusing
2D gels > isoelectric-focusing
His-tag purification > affinity-chromatography
immobilized metal affinity > affinity-chromatography
gel permeation chromatography > size-exclusion-chromatography
peptide mapping > protein-sequencing
Sanger's reagent > protein-sequencing
Edman degradation > protein-sequencing
cyanogen bromide > cleavage-of-peptides
trypsin > cleavage-of-peptides
chymotrypsin digestion > cleavage-of-peptides
overlapping fragments > cleavage-of-peptides
Bradford assay > protein-concentration
absorbance at 280 nm > protein-concentration
A280 > protein-concentration
biuret test > protein-concentration
western blotting > western-blot-and-elisa
ELISA > western-blot-and-elisa
cryo-electron microscopy > protein-structure-determination
protein crystallography > protein-structure-determination
protein NMR > protein-structure-determination
circular dichroism > protein-structure-determination
myoglobin > oxygen-binding-to-hemoglobin
oxygen dissociation curve > oxygen-binding-to-hemoglobin
oxygen saturation curve > oxygen-binding-to-hemoglobin
Hill coefficient > cooperativity
Hill equation > cooperativity
Hill plot > cooperativity
MWC model > cooperativity
T and R states > cooperativity
carbon dioxide transport > bohr-effect
2,3-BPG > bohr-effect
carbon monoxide poisoning > heme
porphyrin > heme
Scatchard plot > ligand-binding
active site > enzyme-action
induced fit > enzyme-action
lock and key > enzyme-action
transferases and hydrolases > classes-of-enzymes
kinases > classes-of-enzymes
ligases and lyases > classes-of-enzymes
oxidoreductases > classes-of-enzymes
catalytic triad > catalytic-mechanisms-of-enzymes
serine proteases > catalytic-mechanisms-of-enzymes
acid-base catalysis in enzymes > catalytic-mechanisms-of-enzymes
covalent catalysis > catalytic-mechanisms-of-enzymes
metal ion catalysis > catalytic-mechanisms-of-enzymes
NAD+ and FAD > cofactors-and-coenzymes
vitamins as coenzymes > cofactors-and-coenzymes
prosthetic groups > cofactors-and-coenzymes
optimum pH > effects-of-ph-and-temperature-on-enzymes
optimum temperature of enzymes > effects-of-ph-and-temperature-on-enzymes
feedback inhibition > allosteric-regulation
ATCase > allosteric-regulation
aspartate transcarbamoylase > allosteric-regulation
zymogens > regulation-by-covalent-modification
isozymes > regulation-by-covalent-modification
phosphorylation of enzymes > regulation-by-covalent-modification
proteolytic activation > regulation-by-covalent-modification
catalytic antibodies > ribozymes
catalytic efficiency > turnover-number
kcat/Km > turnover-number
specificity constant > turnover-number
Eadie-Hofstee plot > lineweaver-burk-plot
Hanes-Woolf plot > lineweaver-burk-plot
apparent Km > competitive-inhibition
suicide inhibitors > irreversible-inhibition
aspirin as inhibitor > irreversible-inhibition
penicillin as inhibitor > irreversible-inhibition
anomers > ring-forms-of-sugars
Haworth projections > ring-forms-of-sugars
anomeric carbon > ring-forms-of-sugars
alpha and beta glucose > ring-forms-of-sugars
sucrose lactose and maltose > glycosidic-bonds
glycogen > polysaccharides
cellulose > polysaccharides
chitin > polysaccharides
amylose and amylopectin > polysaccharides
lectins > glycoproteins
proteoglycans > glycoproteins
omega-3 fatty acids > fatty-acids
cis and trans fats > fatty-acids
iodine number of a fat > triacylglycerols
saponification value > triacylglycerols
ceramide > sphingolipids
gangliosides > sphingolipids
steroid hormones > steroids-and-cholesterol
waxes > lipid-classes
terpenes and isoprenoids > lipid-classes
fat-soluble vitamins > lipid-classes
leukotrienes > eicosanoids
COX inhibitors > eicosanoids
prostaglandins > eicosanoids
membrane fluidity > lipid-bilayer
lipid rafts > lipid-bilayer
hydropathy plot > membrane-proteins
transmembrane helix > membrane-proteins
ion channels > passive-transport
aquaporins > passive-transport
glucose transporters > passive-transport
simple diffusion > passive-transport
facilitated diffusion > passive-transport
sodium-potassium pump > active-transport
Na+/K+ ATPase > active-transport
symport and antiport > active-transport
secondary active transport > active-transport
Goldman equation > membrane-potential
action potential > membrane-potential
purines and pyrimidines > nucleotides
nucleosides > nucleotides
A B and Z DNA > structure-of-dna
phosphodiester bonds > structure-of-dna
topoisomerases > dna-supercoiling
linking number > dna-supercoiling
chromatin and nucleosomes > dna-supercoiling
histones > dna-supercoiling
Okazaki fragments > dna-replication
Meselson-Stahl experiment > dna-replication
replication fork > dna-replication
helicase and primase > dna-replication
proofreading > dna-polymerase
telomerase > dna-polymerase
mismatch repair > dna-repair
base excision repair > dna-repair
thymine dimers > dna-repair
promoters > transcription
template strand > transcription
coding strand > transcription
introns and exons > rna-processing
poly-A tail > rna-processing
5' cap > rna-processing
transcription factors > gene-regulation
qPCR > pcr
RT-PCR > pcr
primers for PCR > pcr
plasmids > cloning-and-restriction-enzymes
DNA ligase > cloning-and-restriction-enzymes
next-generation sequencing > dna-sequencing
DNA microarray > southern-and-northern-blots
wobble > genetic-code
start and stop codons > genetic-code
degeneracy of the code > genetic-code
reading frame > genetic-code
anticodon > protein-synthesis
tRNA charging > protein-synthesis
aminoacyl-tRNA synthetase > protein-synthesis
ribosome > protein-synthesis
ribosomes > protein-synthesis
frameshift mutation > mutations
point mutations > mutations
missense mutation > mutations
ubiquitin and proteasome > post-translational-modification
signal peptide > post-translational-modification
protein targeting > post-translational-modification
energy charge > metabolic-regulation
substrate-level phosphorylation > glycolysis-pathway
hexokinase and glucokinase > regulation-of-glycolysis
fructose 2,6-bisphosphate > regulation-of-glycolysis
lactic acid fermentation > fermentation
lactate dehydrogenase > fermentation
alcoholic fermentation > fermentation
Cori cycle > fermentation
NADPH production > pentose-phosphate-pathway
thiamine pyrophosphate > pyruvate-dehydrogenase
glyoxylate cycle > anaplerotic-reactions
cyanide poisoning > inhibitors-and-uncouplers
2,4-dinitrophenol as uncoupler > inhibitors-and-uncouplers
rotenone > inhibitors-and-uncouplers
oligomycin > inhibitors-and-uncouplers
superoxide dismutase > reactive-oxygen-species
antioxidants > reactive-oxygen-species
glutathione > reactive-oxygen-species
carnitine shuttle > beta-oxidation
acetyl-CoA carboxylase > fatty-acid-synthesis
lipoproteins > cholesterol-synthesis
mevalonate pathway > cholesterol-synthesis
phenylketonuria > amino-acid-breakdown
glucogenic and ketogenic amino acids > amino-acid-breakdown
purine synthesis > nucleotide-metabolism
gout > nucleotide-metabolism
ribonucleotide reductase > nucleotide-metabolism
methotrexate > nucleotide-metabolism
nitrogen cycle > nitrogen-fixation
adenylate cyclase > g-protein-coupled-receptors
MAP kinase cascade > receptor-tyrosine-kinases
Ras > receptor-tyrosine-kinases
insulin receptor > receptor-tyrosine-kinases
insulin and glucagon > hormones
adrenaline > hormones
peptide and steroid hormones > hormones
acetylcholine > neurotransmitters
dopamine and serotonin > neurotransmitters
Lipinski's rule of five > medicinal-chemistry
pharmacophore > medicinal-chemistry
prodrugs > medicinal-chemistry
structure-activity relationships > medicinal-chemistry
SAR > medicinal-chemistry
drug metabolism > pharmacokinetics
bioavailability > pharmacokinetics
Z scheme > light-reactions-of-photosynthesis
photophosphorylation > light-reactions-of-photosynthesis
chlorophyll > light-reactions-of-photosynthesis
rubisco > calvin-cycle
C4 plants > photorespiration
CAM plants > photorespiration
C4 and CAM photosynthesis > photorespiration
systematic and random errors > accuracy-and-precision
bias > accuracy-and-precision
relative standard deviation > standard-deviation
RSD > standard-deviation
coefficient of variation > standard-deviation
standard error of the mean > standard-deviation
F test > significance-tests
paired t test > significance-tests
ANOVA > significance-tests
control charts > quality-assurance
method validation > quality-assurance
certified reference materials > quality-assurance
spike recovery > quality-assurance
figures of a logarithm > significant-figures-in-calculations
equivalent weight > normality
volumetric flask > preparing-solutions
reading a burette > volumetric-glassware
measuring cylinders > volumetric-glassware
gravimetric factor > gravimetric-analysis
nucleation and particle growth > digestion-and-coprecipitation
homogeneous precipitation > digestion-and-coprecipitation
DSC > thermogravimetric-analysis
carbonate titration > titration-of-polyprotic-acids
Warder titration > titration-of-polyprotic-acids
bromate titration > redox-titration-calculations
cerium titration > redox-titration-calculations
chemical oxygen demand > dichromate-titrations
COD > dichromate-titrations
biochemical oxygen demand > winkler-method
BOD > winkler-method
Mohr method > argentometric-titrations
Volhard method > argentometric-titrations
Fajans method > argentometric-titrations
redox indicators > redox-titration-curves
electrogravimetry > coulometry
cyclic voltammetry > voltammetry
linear sweep voltammetry > voltammetry
CV electrochemistry > voltammetry
glucose sensor > amperometry
Clark electrode > amperometry
biosensors > amperometry
colorimetry > uv-visible-spectrophotometer
monochromator > uv-visible-spectrophotometer
isosbestic point > analysis-of-mixtures-by-absorbance
inner filter effect > fluorimetry
graphite furnace > atomic-absorption-spectroscopy
hollow cathode lamp > atomic-absorption-spectroscopy
ICP-OES > atomic-emission-spectroscopy
inductively coupled plasma > atomic-emission-spectroscopy
background correction > interferences-in-atomic-spectroscopy
matrix effects > interferences-in-atomic-spectroscopy
ionization interference > interferences-in-atomic-spectroscopy
sensitivity of a method > detection-limit
signal to noise ratio > detection-limit
stationary and mobile phase > principles-of-chromatography
paper chromatography > thin-layer-chromatography
GC detectors > gas-chromatography
flame ionization detector > gas-chromatography
temperature programming > gas-chromatography
reversed-phase chromatography > high-performance-liquid-chromatography
normal phase > high-performance-liquid-chromatography
LC-MS > high-performance-liquid-chromatography
selectivity factor > retention-factor
retention time > retention-factor
Purnell equation > chromatographic-resolution
eddy diffusion > van-deemter-equation
band broadening > van-deemter-equation
electro-osmosis > capillary-electrophoresis
electron ionization > ionization-methods
MALDI > ionization-methods
quadrupole > mass-analyzers
time-of-flight analyzer > mass-analyzers
ion trap > mass-analyzers
Orbitrap > mass-analyzers
collision-induced dissociation > tandem-mass-spectrometry
proteomics by MS > tandem-mass-spectrometry
multiple reaction monitoring > tandem-mass-spectrometry
deconvolution of electrospray spectra > multiply-charged-ions
separatory funnel > liquid-liquid-extraction
distribution coefficient > liquid-liquid-extraction
partition coefficient > liquid-liquid-extraction
melting point and purity > recrystallization
sample preparation > sampling
simple distillation > distillation-techniques
steam distillation > distillation-techniques
vacuum distillation > distillation-techniques
reflux > distillation-techniques
Büchner filtration > filtration-and-evaporation
air pollution > environmental-analysis
water quality > environmental-analysis
greenhouse gases > environmental-analysis
alkaline error > ph-electrode
liquid junction potential > reference-electrodes
nitrogen determination > kjeldahl-analysis
peptization > washing-of-precipitates
virial equation; virial; virial equation of state; virial coefficients > compressibility-factor
McLafferty rearrangement; McLafferty > mass-spectrometry-of-organic-compounds
molecular ion peak > mass-spectrometry-of-organic-compounds
methyl orange > acid-base-indicators
bromothymol blue > acid-base-indicators
litmus > acid-base-indicators
hand warmer > endothermic-and-exothermic-processes
cold pack > endothermic-and-exothermic-processes
Dieckmann > claisen-condensation
transesterification > hydrolysis-of-esters
soap; soaps > hydrolysis-of-esters surfactants-and-micelles
saponification > hydrolysis-of-esters triacylglycerols
nitrosation > diazonium-salts
Sandmeyer > diazonium-salts
Gabriel > preparation-of-amines
bromohydrin; halohydrin > halogenation-of-alkenes
benzyne; arynes > nucleophilic-aromatic-substitution
sulfonation > electrophilic-aromatic-substitution
bromination of benzene > electrophilic-aromatic-substitution
Kekule > structure-of-benzene
PCC > oxidation-of-alcohols
Jones reagent > oxidation-of-alcohols
Swern > oxidation-of-alcohols
Tollens; Tollens test > tests-for-carbonyl-compounds
Fehling > tests-for-carbonyl-compounds
silver mirror > tests-for-carbonyl-compounds
iodoform test; iodoform; haloform; haloform reaction > tests-for-carbonyl-compounds enolates
Werner > complex-ions
polyethene; polyethylene > addition-polymers
polystyrene > addition-polymers
pvc > addition-polymers
teflon > addition-polymers
Edman > protein-sequencing
lysozyme > catalytic-mechanisms-of-enzymes
chymotrypsin > catalytic-mechanisms-of-enzymes
transition state analogue > catalytic-mechanisms-of-enzymes
biotin > cofactors-and-coenzymes
niacin > cofactors-and-coenzymes
cobalamin > cofactors-and-coenzymes
IC50 > competitive-inhibition
vitamins > cofactors-and-coenzymes lipid-classes
trans fats > fatty-acids
essential fatty acids > fatty-acids
terpenes > lipid-classes
telomeres > dna-polymerase
TATA box > transcription
creatine phosphate; phosphocreatine > atp-hydrolysis coupling-to-atp
carnitine > beta-oxidation
insulin > hormones receptor-tyrosine-kinases
glucagon > hormones
epinephrine > hormones
lanthanides; lanthanide; rare earths; rare earth elements; rare earth metals > lanthanides-and-actinides
actinides; actinide; transuranium elements; transuranic elements > lanthanides-and-actinides
bleach and acid; bleach and toilet cleaner; bleach and vinegar; mixing bleach with acid; toilet cleaner; mixing cleaners; cleaning products; mixing cleaning products > group-17-halogens disproportionation
brown fat; thermogenin > inhibitors-and-uncouplers
water splitting > light-reactions-of-photosynthesis
lead acid battery > batteries-and-fuel-cells
sacrificial anode > corrosion
geiger counter > half-life-of-a-nuclide
dn configuration > d-electron-count
spin-only magnetic moment > high-spin-and-low-spin-complexes
thalidomide > chirality
plane-polarised light > optical-activity
Winkler > winkler-method
calomel; saturated calomel > reference-electrodes
junction potential; liquid junction > reference-electrodes
Randles-Sevcik > voltammetry
Cottrell > voltammetry
Ilkovic > voltammetry
electrogravimetric > coulometry
manometer > partial-pressures
barometer > partial-pressures
electrolysis of water > electrolytic-cell
electrolysis of brine > electrolytic-cell
phosphoric acid > polyprotic-acids
antacid; antacids > neutralization back-titration
acid strength; strength of an acid > acid-dissociation-constant molecular-structure-and-acid-strength
instantaneous rate > reaction-rate
enthalpy of neutralisation; heat of neutralization > calorimetry
enthalpy of atomisation > born-haber-cycle
hydration enthalpy > enthalpy-of-solution
ATP synthesis > atp-synthase chemiosmosis
comproportionation > disproportionation
`;
