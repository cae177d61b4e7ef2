/** The concepts of the subject, in the notation of `readConcepts`. */
export const generalConcepts = `
# measurement
si-units-and-prefixes | SI units and prefixes | SI units; metric prefixes; base units | | AQA 3.1.2; OCR 2.1.3
unit-conversion | Unit conversion | converting units; dimensional analysis; factor-label method; conversion factors | si-units-and-prefixes | MCAT 4E
density | Density | mass per volume | unit-conversion |
temperature-scales | Temperature scales | Kelvin and Celsius; absolute zero; absolute temperature | | IB S1.1; AP 3.4
pure-substances-and-mixtures | Pure substances and mixtures | classification of matter; elements compounds and mixtures; homogeneous and heterogeneous mixtures | | AP 1.4; IB S1.1
states-of-matter | States of matter | phases of matter; solids liquids and gases; changes of state | | AP 3.3; IB S1.1
physical-and-chemical-changes | Physical and chemical changes | physical change; chemical change | | AP 4.1; AP 4.4; IB S1.1
laboratory-apparatus | Laboratory apparatus | lab equipment; laboratory glassware; glassware; names of lab equipment | |
laboratory-safety | Laboratory safety | lab safety; safety rules; hazard symbols; working safely in the laboratory; personal protective equipment | |

# atomic-structure
subatomic-particles | Subatomic particles | protons neutrons and electrons; nuclide notation; atomic number; mass number | | AP 1.5; IB S1.2; AQA 3.1.1; OCR 2.1.1; MCAT 4E
isotopes | Isotopes | isotope; isotopic abundance | subatomic-particles | AP 1.2; IB S1.2; AQA 3.1.1; OCR 2.1.1; MCAT 4E
relative-atomic-mass | Relative atomic mass | average atomic mass; weighted mean of isotopes; atomic weight | isotopes | AP 1.2; IB S1.2; AQA 3.1.1; OCR 2.1.1; MCAT 4E
mass-spectrum-of-an-element | Mass spectrum of an element | time of flight mass spectrometry; TOF mass spectrometry | isotopes | AP 1.2; IB S1.2; AQA 3.1.1; OCR 2.1.1
models-of-the-atom | Models of the atom | Rutherford gold foil experiment; Thomson plum pudding model; Dalton atomic theory; nuclear model | subatomic-particles | IB S1.2; AQA 3.1.1; OCR 2.1.1; MCAT 4E

# electron-configuration
electron-configuration | Electron configuration | electronic configuration; electron configurations; aufbau principle; spdf notation | subatomic-particles | AP 1.5; IB S1.3; AQA 3.1.1; OCR 2.2.1; MCAT 4E
electron-configuration-of-ions | Electron configuration of ions | configuration of transition metal ions; 4s before 3d | electron-configuration | AP 1.5; IB S1.3; AQA 3.1.1; AQA 3.2.5; OCR 5.3.1
hunds-rule | Hund's rule | Hund rule; orbital diagrams; box diagrams; unpaired electrons; paramagnetism and diamagnetism | electron-configuration | IB S1.3; OCR 2.2.1; MCAT 4E
pauli-exclusion-principle | Pauli exclusion principle | exclusion principle; electron spin | electron-configuration | IB S1.3; MCAT 4E
quantum-numbers | Quantum numbers | principal quantum number; magnetic quantum number; spin quantum number | electron-configuration | MCAT 4E
atomic-orbitals | Atomic orbitals | s p d and f orbitals; shapes of orbitals; subshells | electron-configuration | IB S1.3; OCR 2.2.1; MCAT 4E
photoelectron-spectroscopy | Photoelectron spectroscopy | PES; photoelectron spectrum; XPS | electron-configuration; ionization-energy | AP 1.6
valence-electrons | Valence electrons | outer electrons; core electrons; valence shell | electron-configuration | AP 1.8; IB S3.1; MCAT 4E

# periodic-trends
structure-of-the-periodic-table | Structure of the periodic table | periods and groups; blocks of the periodic table; metals nonmetals and metalloids | electron-configuration | AP 1.7; IB S3.1; AQA 3.2.1; OCR 3.1.1; MCAT 4E
history-of-the-periodic-table | History of the periodic table | Mendeleev; Mendeleev's periodic table; Newlands' law of octaves; Döbereiner's triads; Moseley's law | structure-of-the-periodic-table |
effective-nuclear-charge | Effective nuclear charge | Zeff; shielding; screening; Slater's rules; nuclear charge and shielding | electron-configuration | AP 1.7; IB S3.1; MCAT 4E
atomic-radius | Atomic radius | atomic size; covalent radius; trend in atomic radii | effective-nuclear-charge | AP 1.7; IB S3.1; AQA 3.2.1; MCAT 4E
ionic-radius | Ionic radius | ionic size; isoelectronic ions; isoelectronic series | atomic-radius | AP 1.7; IB S3.1; MCAT 4E
ionization-energy | Ionization energy | ionisation energy; first ionization energy; ionization potential; successive ionization energies | effective-nuclear-charge | AP 1.7; IB S1.3; AQA 3.1.1; OCR 3.1.1; MCAT 4E; IB S3.1
electron-affinity | Electron affinity | electron gain enthalpy; electron affinities | effective-nuclear-charge | AP 1.7; IB S3.1; AQA 3.1.8; MCAT 4E
electronegativity | Electronegativity | Pauling scale; electronegativities | effective-nuclear-charge | AP 1.7; IB S2.2; AQA 3.1.3; OCR 2.2.2; MCAT 4E; IB S3.1
metallic-character | Metallic character | metallic and nonmetallic character; diagonal relationship | ionization-energy | IB S3.1
group-1-metals | Group 1 metals | alkali metals; group one elements | structure-of-the-periodic-table | IB S3.1
group-2-metals | Group 2 metals | alkaline earth metals; group two elements; solubility of group 2 hydroxides and sulfates | structure-of-the-periodic-table | AQA 3.2.2; OCR 3.1.2
group-17-halogens | Group 17 halogens | halogens; group 7; halide ions; displacement reactions of halogens; tests for halide ions | structure-of-the-periodic-table | IB S3.1; AQA 3.2.3; OCR 3.1.3
period-3-oxides | Period 3 oxides | acidic and basic oxides; amphoteric oxides; oxides across a period | structure-of-the-periodic-table | IB S3.1; AQA 3.2.4
amphoterism | Amphoterism | amphoteric oxides and hydroxides; amphoteric hydroxides; amphoteric substances | period-3-oxides |
noble-gases | Noble gases | group 18; inert gases | structure-of-the-periodic-table | IB S3.1
boranes | Boranes | diborane; three-center two-electron bonds; Wade's rules; electron-deficient compounds | structure-of-the-periodic-table; molecular-orbital-theory
silicates-and-silicones | Silicates and silicones | silicon chemistry; aluminosilicates; silicone polymers | structure-of-the-periodic-table
chemistry-of-nitrogen-and-phosphorus | Chemistry of nitrogen and phosphorus | group 15; nitrogen oxides; oxoacids of phosphorus; pnictogens | structure-of-the-periodic-table
chemistry-of-oxygen-and-sulfur | Chemistry of oxygen and sulfur | group 16; chalcogens; sulfuric acid manufacture; peroxides | structure-of-the-periodic-table
interhalogens-and-noble-gas-compounds | Interhalogens and noble gas compounds | interhalogen compounds; xenon fluorides; polyhalide ions | group-17-halogens; vsepr-theory
inert-pair-effect | Inert pair effect | inert pair; tin and lead; group 14 oxidation states | effective-nuclear-charge |
zinc-cadmium-and-mercury | Zinc, cadmium and mercury | group 12 elements; mercury chemistry; mercury compounds; amalgams | structure-of-the-periodic-table |
solvay-process | Solvay process | ammonia-soda process; manufacture of sodium carbonate; soda ash | solubility-of-gases-and-solids |

# chemical-bonding
types-of-chemical-bonds | Types of chemical bonds | ionic covalent and metallic bonding; bond type | electronegativity; valence-electrons | AP 2.1; IB S2.4; AQA 3.1.3; OCR 2.2.2; MCAT 5B
ionic-bonding | Ionic bonding | ionic bond; ionic compounds; formation of ions; electrovalent bond | valence-electrons | AP 1.8; AP 2.1; IB S2.1; AQA 3.1.3; OCR 2.2.2
properties-of-ionic-solids | Properties of ionic solids | ionic lattice; structure of ionic solids | ionic-bonding | AP 2.3; AP 3.2; IB S2.1; AQA 3.1.3; OCR 2.2.2
lattice-enthalpy | Lattice enthalpy | lattice energy; lattice dissociation enthalpy; Coulomb's law and lattice energy | ionic-bonding; ionic-radius | AP 2.3; IB S2.1; AQA 3.1.8; OCR 5.2.1
covalent-bonding | Covalent bonding | covalent bond; single double and triple bonds; shared pairs | valence-electrons | AP 2.1; IB S2.2; AQA 3.1.3; OCR 2.2.2; MCAT 5B
bond-length-and-bond-energy | Bond length and bond energy | bond order and bond length; potential energy curve of a bond; bond strength | covalent-bonding | AP 2.2; IB S2.2; MCAT 5B
coordinate-bond | Coordinate bond | dative bond; dative covalent bond; coordination bond | covalent-bonding | IB S2.2; AQA 3.1.3; OCR 2.2.2; MCAT 5B
lewis-structures | Lewis structures | Lewis diagrams; Lewis dot structures; dot and cross diagrams; electron dot structures | valence-electrons; covalent-bonding | AP 2.5; IB S2.2; OCR 2.2.2; MCAT 5B
octet-rule-and-its-exceptions | Octet rule and its exceptions | octet rule; expanded octet; incomplete octet; hypervalent molecules | lewis-structures | AP 2.5; IB S2.2; MCAT 5B
formal-charge | Formal charge | formal charges | lewis-structures | AP 2.6; IB S2.2; MCAT 5B
resonance | Resonance | resonance structures; resonance forms; delocalization; delocalised electrons; resonence | lewis-structures | AP 2.6; IB S2.2; MCAT 5B
bond-polarity | Bond polarity | polar bonds; polar covalent bond; dipole of a bond; partial charges | electronegativity; covalent-bonding | AP 2.1; IB S2.2; AQA 3.1.3; OCR 2.2.2; MCAT 5B
metallic-bonding | Metallic bonding | metallic bond; sea of electrons; electron sea model; metallic lattice | valence-electrons | AP 2.4; IB S2.3; AQA 3.1.3; OCR 3.1.1
alloys | Alloys | interstitial and substitutional alloys; steel and brass | metallic-bonding | AP 2.4; IB S2.3
network-covalent-solids | Network covalent solids | giant covalent structures; covalent network; macromolecular crystals; diamond and graphite; allotropes of carbon | covalent-bonding | AP 3.2; IB S2.2; AQA 3.1.3; OCR 3.1.1
bonding-triangle | Bonding triangle | triangular bonding diagram; van Arkel-Ketelaar triangle | types-of-chemical-bonds | IB S2.4

# molecular-geometry
vsepr-theory | VSEPR theory | VSEPR; valence shell electron pair repulsion; shapes of molecules; molecular shape; vsper | lewis-structures | AP 2.7; IB S2.2; AQA 3.1.3; OCR 2.2.2; MCAT 5B
bond-angles | Bond angles | bond angle; lone pair repulsion | vsepr-theory | AP 2.7; IB S2.2; AQA 3.1.3; OCR 2.2.2
electron-domain-geometry | Electron-domain geometry | electron geometry; electron pair geometry; steric number | vsepr-theory | AP 2.7; IB S2.2
molecular-polarity | Molecular polarity | dipole moment; polar and nonpolar molecules; polarity of molecules | vsepr-theory; bond-polarity | AP 2.7; IB S2.2; AQA 3.1.3; OCR 2.2.2; MCAT 5B
hybridization | Hybridization | hybridisation; hybridization of orbitals; sp3 sp2 and sp hybrid orbitals; hybrid orbitals | vsepr-theory; atomic-orbitals | AP 2.7; IB S2.2; MCAT 5B
sigma-and-pi-bonds | Sigma and pi bonds | sigma bond; pi bond; σ and π bonds | hybridization | AP 2.7; IB S2.2; OCR 4.1.3; MCAT 5B

# intermolecular-forces
intermolecular-forces | Intermolecular forces | IMFs; van der Waals forces; van der walls forces; intermolecular attractions | molecular-polarity | AP 3.1; IB S2.2; AQA 3.1.3; OCR 2.2.2; MCAT 5B
london-dispersion-forces | London dispersion forces | dispersion forces; London forces; induced dipole forces; instantaneous dipoles; polarizability | intermolecular-forces | AP 3.1; IB S2.2; AQA 3.1.3; OCR 2.2.2; MCAT 5B
dipole-dipole-forces | Dipole-dipole forces | dipole-dipole interactions; permanent dipole forces; ion-dipole forces | molecular-polarity; intermolecular-forces | AP 3.1; IB S2.2; AQA 3.1.3; OCR 2.2.2; MCAT 5B
hydrogen-bonding | Hydrogen bonding | hydrogen bond; hydrogen bonds; H bonding; anomalous properties of water | dipole-dipole-forces | AP 3.1; IB S2.2; AQA 3.1.3; OCR 2.2.2; MCAT 5B
boiling-points-and-intermolecular-forces | Boiling points and intermolecular forces | comparing boiling points; trends in boiling points; volatility | intermolecular-forces | AP 3.1; IB S2.2; AQA 3.1.3; OCR 2.2.2
properties-of-solids | Properties of solids | types of crystalline solids; molecular solids; amorphous solids | intermolecular-forces | AP 3.2; IB S2.2; AQA 3.1.3
ionic-liquids | Ionic liquids | room-temperature ionic liquids; molten salts at room temperature; imidazolium salts | lattice-enthalpy |
surface-tension-and-viscosity | Surface tension and viscosity | surface tension; viscosity; capillary action | intermolecular-forces | AP 3.3; MCAT 4B
like-dissolves-like | Like dissolves like | solubility and polarity; miscibility | intermolecular-forces | AP 3.10; IB S2.2

# nomenclature
naming-ionic-compounds | Naming ionic compounds | formulas of ionic compounds; names of salts | ionic-bonding | IB S2.1; OCR 2.1.2; AP 1.8
polyatomic-ions | Polyatomic ions | oxyanions; names of common ions | naming-ionic-compounds | IB S2.1; OCR 2.1.2
naming-molecular-compounds | Naming molecular compounds | naming covalent compounds; binary molecular compounds; Greek prefixes | covalent-bonding | IB S2.2
naming-acids | Naming acids | names of acids; oxyacids; binary acids | polyatomic-ions |
naming-transition-metal-compounds | Naming transition metal compounds | Roman numerals in names; Stock system | naming-ionic-compounds; oxidation-numbers | OCR 2.1.2; IB S3.1

# moles
the-mole | The mole | mole concept; moles; Avogadro's number; Avogadro constant; amount of substance | | AP 1.1; IB S1.4; AQA 3.1.2; OCR 2.1.3; MCAT 4E
molar-mass | Molar mass | molar masses; relative formula mass; relative molecular mass; formula weight; molecular weight | the-mole | AP 1.1; IB S1.4; AQA 3.1.2; OCR 2.1.3; MCAT 4E
mass-mole-conversion | Mass-mole conversion | grams to moles; moles to grams; mole calculations | molar-mass | AP 1.1; IB S1.4; AQA 3.1.2; OCR 2.1.3; MCAT 4E
moles-and-particles | Moles and particles | number of atoms; number of molecules; particles in a sample | the-mole | AP 1.1; IB S1.4; AQA 3.1.2; OCR 2.1.3
indirect-analysis | Indirect analysis | composition of a two-component mixture | mass-mole-conversion |

# empirical-formulas
percent-composition | Percent composition | percentage by mass; mass percent of an element; elemental composition | molar-mass | AP 1.3; IB S1.4; MCAT 4E
empirical-formula | Empirical formula | simplest formula; empirical formulas; empirical formulae | percent-composition | AP 1.3; IB S1.4; AQA 3.1.2; OCR 2.1.3; MCAT 4E
molecular-formula | Molecular formula | molecular formulas; true formula | empirical-formula | IB S1.4; AQA 3.1.2; OCR 2.1.3; MCAT 4E
combustion-analysis | Combustion analysis | elemental analysis; CHN analysis | empirical-formula | AP 1.3; IB S1.4
hydrates | Hydrates | water of crystallization; water of crystallisation; hydrated salts | empirical-formula | AP 1.3; OCR 2.1.3; AQA 3.1.2

# balancing
balancing-equations | Balancing equations | balancing chemical equations; balanced equations; coefficients; conservation of mass in equations | | AP 4.3; IB R2.1; AQA 3.1.2; OCR 2.1.2; MCAT 4E
state-symbols | State symbols | (s) (l) (g) (aq) | balancing-equations | IB R2.1; OCR 2.1.2

# stoichiometry
mole-ratio | Mole ratio | molar ratio; stoichiometric ratio; mole to mole | balancing-equations; the-mole | AP 4.5; IB R2.1; AQA 3.1.2; OCR 2.1.3; MCAT 4E
mass-mass-stoichiometry | Mass-mass stoichiometry | reacting masses; stoichiometry; mass to mass | mole-ratio; molar-mass | AP 4.5; IB R2.1; AQA 3.1.2; OCR 2.1.3; MCAT 4E
limiting-reagent | Limiting reagent | limiting reactant; excess reagent; excess reactant; limiting reactants | mole-ratio | AP 4.5; IB R2.1; MCAT 4E
percentage-yield | Percentage yield | percent yield; theoretical yield; actual yield | limiting-reagent | IB R2.1; AQA 3.1.2; OCR 2.1.3; MCAT 4E
atom-economy | Atom economy | atom efficiency | mole-ratio | IB R2.1; AQA 3.1.2; OCR 2.1.3
green-chemistry | Green chemistry | principles of green chemistry; E factor; sustainable chemistry | atom-economy | OCR 2.1.3

# solutions
molarity | Molarity | molar concentration; concentration in mol/dm3; amount concentration | the-mole | AP 3.7; IB S1.4; AQA 3.1.2; OCR 2.1.3; MCAT 5A
dilution | Dilution | diluting a solution; M1V1 = M2V2; serial dilution | molarity | AP 3.7; IB S1.4; OCR 2.1.3; MCAT 5A
representations-of-solutions | Representations of solutions | particle diagrams of solutions; hydration of ions | molarity | AP 3.8
solubility-of-gases-and-solids | Solubility of gases and solids | solubility curve; saturated solution; supersaturated solution; factors affecting solubility | like-dissolves-like | AP 3.10; MCAT 5A
electrolytes | Electrolytes | strong electrolyte; weak electrolyte; nonelectrolyte | molarity | MCAT 5A

# reactions-in-solution
net-ionic-equations | Net ionic equations | ionic equations; spectator ions; complete ionic equation | balancing-equations | AP 4.2; OCR 2.1.2; AQA 3.1.2
precipitation-reactions | Precipitation reactions | precipitate; double displacement; double replacement | solubility-rules | AP 4.7; MCAT 5A
water-treatment | Water treatment | drinking water treatment; chlorination of drinking water; coagulation and flocculation; purification of drinking water | precipitation-reactions |
solubility-rules | Solubility rules | soluble and insoluble salts; solubility guidelines | | AP 4.7; MCAT 5A
types-of-chemical-reactions | Types of chemical reactions | reaction types; synthesis decomposition and displacement; single replacement | balancing-equations | AP 4.7
neutralization | Neutralization | neutralisation; acid-base neutralization; salt formation | balancing-equations | AP 4.8; AP 8.4; IB R3.1; OCR 2.1.4
preparing-salts | Preparing salts | making salts; preparation of soluble salts; preparation of insoluble salts; salt preparation | neutralization; solubility-rules |
tests-for-ions | Tests for ions | chemical tests; qualitative analysis of ions; tests for anions; tests for cations; flame tests | precipitation-reactions | AQA 3.2.2; AQA 3.2.6; OCR 3.1.4; OCR 5.3.2

# redox
oxidation-numbers | Oxidation numbers | oxidation states; oxidation number; assigning oxidation numbers | electronegativity | AP 4.9; IB R3.2; AQA 3.1.7; OCR 2.1.5; MCAT 5A; IB S3.1
oxidation-and-reduction | Oxidation and reduction | OIL RIG; redox; redox reactions; loss and gain of electrons | oxidation-numbers | AP 4.9; IB R3.2; AQA 3.1.7; OCR 2.1.5; MCAT 5A
oxidizing-and-reducing-agents | Oxidizing and reducing agents | oxidising agent; reducing agent; oxidant and reductant | oxidation-and-reduction | AP 4.9; IB R3.2; AQA 3.1.7; OCR 5.2.3; MCAT 5A
half-equations | Half-equations | half-reactions; ion-electron method; half reaction method; balancing redox equations | oxidation-and-reduction; balancing-equations | AP 4.9; IB R3.2; AQA 3.1.7; OCR 5.2.3; MCAT 5A
disproportionation | Disproportionation | dismutation | oxidation-numbers | OCR 2.1.5; AQA 3.2.3; MCAT 5A
activity-series | Activity series | reactivity series; metal displacement | oxidation-and-reduction | IB R3.2
extraction-of-metals | Extraction of metals | metallurgy; blast furnace; Ellingham diagram; smelting; extraction of aluminum | oxidation-and-reduction; gibbs-energy-and-temperature

# gas-laws
boyles-law | Boyle's law | pressure-volume relationship; Boyle law | | AP 3.4; IB S1.5; MCAT 4B
charless-law | Charles's law | Charles law; Charles' law; volume-temperature relationship | temperature-scales | AP 3.4; IB S1.5; MCAT 4B
gay-lussacs-law | Gay-Lussac's law | pressure-temperature relationship; Amontons's law | temperature-scales | AP 3.4; IB S1.5
combined-gas-law | Combined gas law | general gas law | boyles-law; charless-law | AP 3.4; IB S1.5
avogadros-law | Avogadro's law | molar volume of a gas; molar volume at STP; equal volumes of gases | the-mole | AP 3.4; IB S1.5; OCR 2.1.3; MCAT 4B; IB S1.4
ideal-gas-law | Ideal gas law | PV = nRT; ideal gas equation; perfect gas equation | combined-gas-law; avogadros-law | AP 3.4; IB S1.5; AQA 3.1.2; OCR 2.1.3; MCAT 4B
gas-density-and-molar-mass | Gas density and molar mass | molar mass of a gas; density of a gas | ideal-gas-law; molar-mass | AP 3.4; IB S1.5
partial-pressures | Partial pressures | Dalton's law; partial pressure; collecting gas over water; Dalton law | ideal-gas-law | AP 3.4; MCAT 4B
gas-stoichiometry | Gas stoichiometry | stoichiometry of gases | ideal-gas-law; mole-ratio | AP 4.5; IB R2.1; OCR 2.1.3

# thermochemistry
endothermic-and-exothermic-processes | Endothermic and exothermic processes | exothermic reaction; endothermic reaction; enthalpy level diagram | | AP 6.1; AP 6.2; IB R1.1; AQA 3.1.4; OCR 3.2.1; MCAT 5E
heat-and-temperature | Heat and temperature | thermal equilibrium; heat transfer | temperature-scales | AP 6.3; IB R1.1; MCAT 5E
specific-heat-capacity | Specific heat capacity | specific heat; q = mcΔT; heat capacity calculations | heat-and-temperature | AP 6.4; IB R1.1; AQA 3.1.4; OCR 3.2.1; MCAT 5E
calorimetry | Calorimetry | coffee cup calorimeter; calorimeter; calorimitry | specific-heat-capacity | AP 6.4; IB R1.1; AQA 3.1.4; OCR 3.2.1; MCAT 5E
heating-curve | Heating curve | heating and cooling curves; latent heat; enthalpy of fusion; enthalpy of vaporization; energy of phase changes | specific-heat-capacity | AP 6.5; IB S1.1; MCAT 5E
enthalpy-of-reaction | Enthalpy of reaction | reaction enthalpy; heat of reaction; standard enthalpy change | endothermic-and-exothermic-processes; mole-ratio | AP 6.6; IB R1.1; AQA 3.1.4; OCR 3.2.1; MCAT 5E
bond-enthalpies | Bond enthalpies | bond energies; mean bond enthalpy; bond dissociation energy; average bond energies | enthalpy-of-reaction; covalent-bonding | AP 6.7; IB R1.2; AQA 3.1.4; OCR 3.2.1; MCAT 5E
enthalpy-of-formation | Enthalpy of formation | heat of formation; standard enthalpies of formation | enthalpy-of-reaction | AP 6.8; IB R1.2; AQA 3.1.4; OCR 3.2.1; MCAT 5E
enthalpy-of-combustion | Enthalpy of combustion | heat of combustion | enthalpy-of-reaction | IB R1.2; AQA 3.1.4; OCR 3.2.1; MCAT 5E
hesss-law | Hess's law | Hess law; Hess cycle; energy cycle; enthalpy cycle | enthalpy-of-reaction | AP 6.9; IB R1.2; AQA 3.1.4; OCR 3.2.1; MCAT 5E
born-haber-cycle | Born-Haber cycle | Born Haber; born-haber cycles | hesss-law; lattice-enthalpy; electron-affinity; ionization-energy | IB R1.2; AQA 3.1.8; OCR 5.2.1
enthalpy-of-solution | Enthalpy of solution | heat of solution; enthalpy of hydration; dissolving cycle | lattice-enthalpy; hesss-law | AQA 3.1.8; OCR 5.2.1
fuels | Fuels | fossil fuels; biofuels; fuel cells as energy sources; specific energy | enthalpy-of-combustion | IB R1.3
combustion | Combustion | burning; fire triangle; complete and incomplete combustion; fire extinguishers; flammability | types-of-chemical-reactions | IB R1.3

# equilibrium
dynamic-equilibrium | Dynamic equilibrium | chemical equilibrium; reversible reactions; equilibrium | reaction-rate | AP 7.1; AP 7.8; IB R2.3; AQA 3.1.6; OCR 3.2.3; MCAT 5E
equilibrium-constant-expression | Equilibrium constant expression | Kc expression; law of mass action; equilibrium law; Kc | dynamic-equilibrium | AP 7.3; IB R2.3; AQA 3.1.6; OCR 3.2.3; MCAT 5E
equilibrium-constant-in-pressures | Equilibrium constant in pressures | Kp; Kp and Kc | equilibrium-constant-expression; partial-pressures | AP 7.3; AQA 3.1.10; OCR 5.1.2
reaction-quotient | Reaction quotient | Q and K; direction of a reaction | equilibrium-constant-expression | AP 7.2; AP 7.3; AP 7.10; IB R2.3; MCAT 5E
calculating-an-equilibrium-constant | Calculating an equilibrium constant | calculating K; finding Kc from data; equilibrium constant from initial concentrations; equilibrium constant from concentrations | equilibrium-constant-expression | AP 7.4; IB R2.3; AQA 3.1.6; OCR 5.1.2
magnitude-of-the-equilibrium-constant | Magnitude of the equilibrium constant | size of K; extent of reaction | equilibrium-constant-expression | AP 7.5; IB R2.3
combining-equilibrium-constants | Combining equilibrium constants | properties of K; reversing and multiplying equilibria | equilibrium-constant-expression | AP 7.6; IB R2.3
equilibrium-concentrations | Equilibrium concentrations | ICE table; RICE table; ice tables | calculating-an-equilibrium-constant | AP 7.7; IB R2.3; OCR 5.1.2
le-chateliers-principle | Le Chatelier's principle | Le Châtelier; le chatelier principle; le chatelier's principal; shifting equilibrium; le chatelliers principle | reaction-quotient | AP 7.9; IB R2.3; AQA 3.1.6; OCR 3.2.3; MCAT 5E
haber-process | Haber process | Haber-Bosch process; ammonia synthesis; industrial equilibrium | le-chateliers-principle | IB R2.3; AQA 3.1.6; OCR 3.2.3
contact-process | Contact process | manufacture of sulfuric acid; sulfur trioxide from sulfur dioxide | le-chateliers-principle |
solubility-product | Solubility product | Ksp; solubility product constant; solubility equilibria; molar solubility | equilibrium-constant-expression | AP 7.11; MCAT 5A
common-ion-effect | Common-ion effect | common ion; common ion effect on solubility | solubility-product; le-chateliers-principle | AP 7.12; MCAT 5A

# acids-and-bases
bronsted-lowry-theory | Brønsted-Lowry theory | Bronsted-Lowry acids and bases; conjugate acid-base pairs; proton donor and acceptor; conjugate base | | AP 8.1; IB R3.1; AQA 3.1.12; OCR 5.1.3; MCAT 5A
arrhenius-acids-and-bases | Arrhenius acids and bases | Arrhenius theory of acids | | MCAT 5A
lewis-acids-and-bases | Lewis acids and bases | Lewis acid; Lewis base; electron pair acceptor | coordinate-bond | IB R3.4; AQA 3.2.5; MCAT 5A
frustrated-lewis-pairs | Frustrated Lewis pairs | FLP; FLPs; metal-free hydrogen activation | lewis-acids-and-bases |
superacids | Superacids | superacid; magic acid; fluoroantimonic acid; Hammett acidity function | bronsted-lowry-theory |
liquid-ammonia | Liquid ammonia | solvated electrons; metal-ammonia solutions; nonaqueous solvent systems | bronsted-lowry-theory |
ph | pH | pH scale; pH calculations; hydrogen ion concentration; pOH | | AP 8.2; IB R3.1; AQA 3.1.12; OCR 5.1.3; MCAT 5A
ph-of-strong-acids-and-bases | pH of strong acids and bases | strong acids; strong bases; pH of strong acids | ph | AP 8.2; IB R3.1; AQA 3.1.12; OCR 5.1.3; MCAT 5A
ionic-product-of-water | Ionic product of water | Kw; autoionization of water; self-ionization of water; ion product of water | ph; equilibrium-constant-expression | AP 8.1; IB R3.1; AQA 3.1.12; OCR 5.1.3; MCAT 5A
acid-dissociation-constant | Acid dissociation constant | Ka; pKa; acid ionization constant; strength of acids | equilibrium-constant-expression; bronsted-lowry-theory | AP 8.3; IB R3.1; AQA 3.1.12; OCR 5.1.3; MCAT 5A
ph-of-weak-acids | pH of weak acids | weak acid; weak acids; weak acid pH; percent ionization | acid-dissociation-constant; ph | AP 8.3; IB R3.1; AQA 3.1.12; OCR 5.1.3; MCAT 5A
ph-of-weak-bases | pH of weak bases | weak base; weak bases; Kb; base dissociation constant | acid-dissociation-constant; ph | AP 8.3; IB R3.1; MCAT 5A
hydrolysis-of-salts | Hydrolysis of salts | pH of salt solutions; acidic and basic salts; salt hydrolysis | ph-of-weak-acids; ph-of-weak-bases | IB R3.1; MCAT 5A; AP 8.3
polyprotic-acids | Polyprotic acids | diprotic acids; triprotic acids; stepwise dissociation | ph-of-weak-acids | AP 8.3; MCAT 5A
molecular-structure-and-acid-strength | Molecular structure and acid strength | acid strength and structure; strength of oxyacids; strength of binary acids | acid-dissociation-constant; bond-polarity | AP 8.6
buffer-solutions | Buffer solutions | buffers; buffer; how buffers work; acid buffer | ph-of-weak-acids | AP 8.4; AP 8.8; IB R3.1; AQA 3.1.12; OCR 5.1.3; MCAT 5A
henderson-hasselbalch-equation | Henderson-Hasselbalch equation | Henderson Hasselbalch; buffer pH; pH of a buffer; henderson hasselbach | buffer-solutions | AP 8.9; IB R3.1; OCR 5.1.3; MCAT 5A
buffer-capacity | Buffer capacity | capacity of a buffer | buffer-solutions | AP 8.10; MCAT 5A
acid-base-titration | Acid-base titration | titration; acid base titrations; titration calculations | neutralization; molarity | AP 4.6; AP 8.5; IB R3.1; AQA 3.1.12; OCR 2.1.4; MCAT 5A
titration-curves | Titration curves | pH curves; equivalence point; half-equivalence point; pH titration curve | acid-base-titration; henderson-hasselbalch-equation | AP 8.5; IB R3.1; AQA 3.1.12; OCR 5.1.3; MCAT 5A
acid-base-indicators | Acid-base indicators | indicators; indicator; choosing an indicator; phenolphthalein | titration-curves | AP 8.7; IB R3.1; AQA 3.1.12; OCR 5.1.3; MCAT 5A
ph-and-solubility | pH and solubility | effect of pH on solubility | solubility-product; ph | AP 8.11

# kinetics-basics
reaction-rate | Reaction rate | rate of reaction; reaction rates; measuring rates; rate from a graph | | AP 5.1; IB R2.2; AQA 3.1.5; OCR 3.2.2; MCAT 5E
collision-theory | Collision theory | collision model; effective collisions; factors affecting reaction rate | reaction-rate | AP 5.5; IB R2.2; AQA 3.1.5; OCR 3.2.2; MCAT 5E
activation-energy | Activation energy | energy barrier; reaction energy profile; energy profile diagram; transition state | collision-theory | AP 5.6; IB R2.2; AQA 3.1.5; OCR 3.2.2; MCAT 5E
maxwell-boltzmann-distribution-of-energies | Maxwell-Boltzmann distribution of energies | Boltzmann distribution curve; distribution of molecular energies | activation-energy | AP 3.5; IB R2.2; AQA 3.1.5; OCR 3.2.2
catalysis | Catalysis | catalyst; catalysts; homogeneous and heterogeneous catalysis | activation-energy | AP 5.11; IB R2.2; AQA 3.1.5; OCR 3.2.2; MCAT 5E
rate-law | Rate law | rate equation; rate laws; order of reaction; rate constant; reaction order | reaction-rate | AP 5.2; IB R2.2; AQA 3.1.9; OCR 5.1.1; MCAT 5E
initial-rates | Initial rates | method of initial rates; initial rate method | rate-law | AP 5.2; IB R2.2; AQA 3.1.9; OCR 5.1.1; MCAT 5E

# electrochemistry-basics
galvanic-cell | Galvanic cell | voltaic cell; galvanic cells; electrochemical cell; Daniell cell; anode and cathode; salt bridge | half-equations | AP 9.8; IB R3.2; AQA 3.1.11; OCR 5.2.3; MCAT 4C
standard-electrode-potential | Standard electrode potential | standard reduction potentials; electrode potentials; standard hydrogen electrode; electrochemical series | galvanic-cell | AP 9.8; IB R3.2; AQA 3.1.11; OCR 5.2.3; MCAT 4C
standard-cell-potential | Standard cell potential | cell EMF; E cell; cell voltage; electromotive force | standard-electrode-potential | AP 9.9; IB R3.2; AQA 3.1.11; OCR 5.2.3; MCAT 4C
predicting-redox-reactions | Predicting redox reactions | feasibility from electrode potentials | standard-cell-potential | IB R3.2; AQA 3.1.11; OCR 5.2.3
electrolytic-cell | Electrolytic cell | electrolysis; electrolysis of molten salts; electrolysis of aqueous solutions | half-equations | AP 9.8; IB R3.2; MCAT 4C
electroplating | Electroplating | plating of metals | electrolytic-cell | IB R3.2
batteries-and-fuel-cells | Batteries and fuel cells | battery; lithium-ion battery; fuel cell; hydrogen fuel cell; primary and secondary cells | galvanic-cell | IB R3.2; AQA 3.1.11; OCR 5.2.3; MCAT 4C
corrosion | Corrosion | rusting; sacrificial protection; cathodic protection | galvanic-cell | IB R3.2

# nuclear-chemistry
radioactive-decay | Radioactive decay | alpha beta and gamma decay; alpha beta and gamma radiation; types of radioactive decay; radioactivity; nuclear radiation | isotopes | MCAT 4E
nuclear-equations | Nuclear equations | balancing nuclear equations; nuclear reactions | radioactive-decay | MCAT 4E
half-life-of-a-nuclide | Half-life of a nuclide | radioactive half-life; nuclear half-life | radioactive-decay | MCAT 4E
decay-series | Decay series | radioactive series; decay chains; secular equilibrium; Bateman equations; uranium series | half-life-of-a-nuclide; nuclear-equations |
radiometric-dating | Radiometric dating | carbon dating; carbon-14 dating; radiocarbon | half-life-of-a-nuclide
nuclear-binding-energy | Nuclear binding energy | mass defect; binding energy per nucleon | radioactive-decay | MCAT 4E
nuclear-fission-and-fusion | Nuclear fission and fusion | fission; fusion; chain reaction of fission | nuclear-binding-energy
band-of-stability | Band of stability | neutron to proton ratio; nuclear stability; belt of stability; magic numbers | radioactive-decay
isotope-fractionation | Isotope fractionation | stable isotope geochemistry; delta notation; oxygen isotope ratios | isotopes |
positron-emission-and-electron-capture | Positron emission and electron capture | positron emission; electron capture; beta plus decay | radioactive-decay | MCAT 4E

# coordination-chemistry
complex-ions | Complex ions | complexes; complex ion; coordination compounds; coordination number; metal complexes | coordinate-bond | IB S3.1; AQA 3.2.5; OCR 5.3.1
werners-theory | Werner's theory | Werner theory of coordination compounds; primary and secondary valency; Alfred Werner | complex-ions |
ligands | Ligands | ligand; monodentate bidentate and polydentate ligands; denticity | complex-ions | IB S3.1; AQA 3.2.5; OCR 5.3.1
chelate-effect | Chelate effect | chelation; chelates; EDTA complexes | ligands | AQA 3.2.5
naming-coordination-compounds | Naming coordination compounds | nomenclature of complexes; names of complexes | complex-ions; naming-transition-metal-compounds
transition-metals | Transition metals | transition elements; variable oxidation states; d-block elements; properties of transition metals | electron-configuration-of-ions | IB S3.1; AQA 3.2.5; OCR 5.3.1
isomerism-of-complexes | Isomerism of complexes | cis-trans isomerism of complexes; facial and meridional isomers; optical isomers of complexes; linkage isomers | complex-ions | AQA 3.2.5; OCR 5.3.1
ligand-substitution | Ligand substitution | ligand exchange; ligand replacement | ligands | AQA 3.2.5; OCR 5.3.1
ligand-substitution-mechanisms | Ligand substitution mechanisms | associative and dissociative substitution; associative mechanism; dissociative mechanism; interchange mechanism; inert and labile complexes | ligand-substitution; rate-law |
trans-effect | Trans effect | kinetic trans effect; trans influence; trans-directing series; trans effect in square planar complexes; trans effect in platinum complexes | ligand-substitution |
complex-ion-equilibria | Complex ion equilibria | formation constant of a complex; Kf of complex ions; dissolving a precipitate by complexation | solubility-product; complex-ions |
crystal-field-theory | Crystal field theory | crystal field splitting; d orbital splitting; ligand field theory; CFT | complex-ions; atomic-orbitals | IB S3.1
electronic-spectra-of-complexes | Electronic spectra of complexes | Orgel diagrams; Tanabe-Sugano diagrams; Laporte rule; spin selection rule; charge-transfer bands | crystal-field-theory; colors-of-complexes |
colors-of-complexes | Colors of complexes | colours of complexes; colour of transition metal ions; d-d transitions; why complexes are colored | crystal-field-theory | IB S3.1; AQA 3.2.5; OCR 5.3.1
high-spin-and-low-spin-complexes | High-spin and low-spin complexes | high spin and low spin; spin state; crystal field stabilization energy; CFSE; magnetism of complexes | crystal-field-theory; hunds-rule
spectrochemical-series | Spectrochemical series | strong field ligands; weak field ligands | crystal-field-theory | IB S3.1
d-electron-count | d-electron count | d electrons; counting d electrons; oxidation state of the metal in a complex | complex-ions; oxidation-numbers
18-electron-rule | 18-electron rule | eighteen electron rule; 18 electron rule; EAN rule | d-electron-count
metal-metal-bonds | Metal-metal bonds | quadruple bonds; delta bonds; metal clusters; octachlorodirhenate; multiple bonds between metals | d-electron-count; molecular-orbital-theory |
isolobal-analogy | Isolobal analogy | isolobal fragments; isolobality | 18-electron-rule |
jahn-teller-effect | Jahn-Teller effect | Jahn-Teller distortion | crystal-field-theory
reactions-of-aqua-ions | Reactions of aqua ions | metal aqua ions; acidity of aqua ions; hexaaqua ions | complex-ions; acid-dissociation-constant | AQA 3.2.6; OCR 5.3.1
redox-of-transition-metals | Redox of transition metals | vanadium oxidation states; manganate titrations; iron(II) and manganate(VII) | transition-metals; oxidation-and-reduction | AQA 3.2.5; OCR 5.3.1
electron-transfer-mechanisms | Electron transfer mechanisms | inner-sphere and outer-sphere electron transfer; Taube experiment; bridging ligand | redox-of-transition-metals |
marcus-theory | Marcus theory | reorganization energy; inverted region; Marcus cross relation | electron-transfer-mechanisms; activation-energy |
oxidative-addition-and-reductive-elimination | Oxidative addition and reductive elimination | oxidative addition; reductive elimination; elementary steps of organometallics; migratory insertion; beta-hydride elimination | 18-electron-rule; oxidation-numbers
metal-carbonyls | Metal carbonyls | carbonyl complexes; back-bonding; pi acceptor ligands; Dewar-Chatt-Duncanson model | 18-electron-rule
metallocenes | Metallocenes | ferrocene; sandwich compounds; hapticity | 18-electron-rule
cross-coupling-reactions | Cross-coupling reactions | Suzuki coupling; Heck reaction; Sonogashira coupling; Negishi coupling; Stille coupling; Buchwald-Hartwig amination; palladium catalysis | oxidative-addition-and-reductive-elimination
olefin-metathesis | Olefin metathesis | Grubbs catalyst; ring-closing metathesis; ring-opening metathesis polymerization; ROMP | oxidative-addition-and-reductive-elimination
homogeneous-catalytic-cycles | Homogeneous catalytic cycles | Wilkinson's catalyst; hydroformylation; Monsanto process; catalytic cycle | oxidative-addition-and-reductive-elimination; catalysis | AQA 3.2.5
bioinorganic-chemistry | Bioinorganic chemistry | metalloproteins; metals in biology; metalloenzymes | complex-ions
lanthanides-and-actinides | Lanthanides and actinides | f-block elements; lanthanide contraction; rare earth elements | electron-configuration
hard-and-soft-acids-and-bases | Hard and soft acids and bases | HSAB; hard-soft acid-base theory | lewis-acids-and-bases
supramolecular-chemistry | Supramolecular chemistry | host-guest chemistry; molecular recognition; crown ethers and cryptands; rotaxanes and catenanes; molecular machines | intermolecular-forces; chelate-effect |
`;
