/** The concepts of the subject, in the notation of `readConcepts`. */
export const physicalConcepts = `
# first-law
first-law-of-thermodynamics | First law of thermodynamics | internal energy; conservation of energy in thermodynamics; ΔU = q + w; first law | heat-and-temperature | MCAT 5E
pressure-volume-work | Pressure-volume work | PV work; expansion work; work of expansion; work and heat | first-law-of-thermodynamics | MCAT 5E
state-functions | State functions | state function; path functions; exact differentials | first-law-of-thermodynamics | MCAT 5E
isothermal-and-adiabatic-processes | Isothermal and adiabatic processes | reversible expansion; adiabatic expansion; isothermal expansion; Poisson's law for gases | pressure-volume-work; ideal-gas-law | MCAT 5E
heat-capacities-at-constant-volume-and-pressure | Heat capacities at constant volume and pressure | Cp and Cv; molar heat capacity; Mayer's relation | first-law-of-thermodynamics
bomb-calorimetry | Bomb calorimetry | bomb calorimeter; calorimetry at constant volume | calorimetry; first-law-of-thermodynamics | MCAT 5E
kirchhoffs-law | Kirchhoff's law | Kirchhoff's equation; temperature dependence of enthalpy | enthalpy-of-reaction; heat-capacities-at-constant-volume-and-pressure
joule-thomson-effect | Joule-Thomson effect | Joule-Thomson coefficient; throttling; inversion temperature | first-law-of-thermodynamics
enthalpy-and-internal-energy | Enthalpy and internal energy | ΔH and ΔU; delta H and delta U | first-law-of-thermodynamics |

# second-law
entropy | Entropy | entropy change; disorder and dispersal of energy; entropies | | AP 9.1; IB R1.4; AQA 3.1.8; OCR 5.2.2; MCAT 5E
entropy-of-reaction | Entropy of reaction | absolute entropy; standard molar entropy; standard entropy change | entropy | AP 9.2; IB R1.4; AQA 3.1.8; OCR 5.2.2; MCAT 5E
second-law-of-thermodynamics | Second law of thermodynamics | second law; entropy of the universe; entropy of the surroundings; spontaneous change; Clausius inequality | entropy | MCAT 5E
third-law-of-thermodynamics | Third law of thermodynamics | third law; residual entropy; Nernst heat theorem | entropy-of-reaction
entropy-of-heating-and-phase-change | Entropy of heating and phase change | entropy of vaporization; Trouton's rule; entropy change on heating | entropy
entropy-of-mixing | Entropy of mixing | Gibbs energy of mixing; mixing of ideal gases | entropy
heat-engines | Heat engines | Carnot cycle; Carnot efficiency; refrigerators and heat pumps; carnot engine | second-law-of-thermodynamics

# gibbs-energy
gibbs-energy | Gibbs energy | Gibbs free energy; free energy; ΔG = ΔH − TΔS; delta G; thermodynamic favorability; spontaneity | entropy; enthalpy-of-reaction | AP 9.3; IB R1.4; AQA 3.1.8; OCR 5.2.2; MCAT 5E
gibbs-energy-and-temperature | Gibbs energy and temperature | feasibility and temperature; crossover temperature; temperature at which a reaction becomes spontaneous | gibbs-energy | AP 9.3; IB R1.4; AQA 3.1.8; OCR 5.2.2; MCAT 5E
gibbs-energy-and-equilibrium-constant | Gibbs energy and equilibrium constant | ΔG° = −RT ln K; free energy and equilibrium; delta G and K | gibbs-energy; equilibrium-constant-expression | AP 9.5; IB R1.4; MCAT 5E; IB R2.3
gibbs-energy-of-dissolution | Gibbs energy of dissolution | free energy of dissolution | gibbs-energy; solubility-product | AP 9.6
coupled-reactions | Coupled reactions | coupling of reactions; driving an unfavorable reaction | gibbs-energy | AP 9.7; MCAT 1D
vant-hoff-equation | Van't Hoff equation | van 't Hoff equation; van t Hoff; temperature dependence of K | gibbs-energy-and-equilibrium-constant
chemical-potential | Chemical potential | partial molar Gibbs energy; Gibbs-Duhem equation; fugacity | gibbs-energy
maxwell-relations | Maxwell relations | fundamental equation of thermodynamics; Helmholtz energy; thermodynamic potentials | gibbs-energy; state-functions
gibbs-energy-and-pressure | Gibbs energy and pressure | pressure dependence of the Gibbs energy | gibbs-energy |

# real-gases
kinetic-molecular-theory | Kinetic molecular theory | kinetic theory of gases; KMT; postulates of the kinetic theory | ideal-gas-law | AP 3.5; IB S1.5; MCAT 4B
molecular-speeds | Molecular speeds | root mean square speed; rms speed; Maxwell speed distribution; most probable speed | kinetic-molecular-theory | AP 3.5; MCAT 4B
effusion-and-diffusion | Effusion and diffusion | Graham's law; effusion; Graham law; rate of effusion | molecular-speeds
mean-free-path | Mean free path | collision frequency of gases; collision cross-section | molecular-speeds
real-gases | Real gases | deviations from ideality; nonideal gases; deviation from the ideal gas law | ideal-gas-law; intermolecular-forces | AP 3.6; IB S1.5; MCAT 4B
van-der-waals-equation | Van der Waals equation | van der Waals constants; van der waals gas | real-gases | MCAT 4B
compressibility-factor | Compressibility factor | compression factor Z; virial equation; virial coefficients | real-gases
critical-point-of-a-gas | Critical point of a gas | critical temperature; critical constants; corresponding states; liquefaction of gases | real-gases
transport-properties | Transport properties | Fick's laws of diffusion; thermal conductivity of gases; viscosity of gases; diffusion coefficient | mean-free-path

# phase-equilibria
phase-diagram | Phase diagram | phase diagrams; triple point; supercritical fluids; critical point; phase diagram of water | states-of-matter | MCAT 5E
vapor-pressure | Vapor pressure | vapour pressure; evaporation and boiling; vapor pressure of a liquid | intermolecular-forces; dynamic-equilibrium | AP 3.3
clausius-clapeyron-equation | Clausius-Clapeyron equation | Clausius Clapeyron; Clapeyron equation; enthalpy of vaporization from vapor pressures | vapor-pressure
gibbs-phase-rule | Gibbs phase rule | phase rule; degrees of freedom of a system; F = C − P + 2 | phase-diagram
binary-phase-diagrams | Binary phase diagrams | liquid-vapor diagrams; eutectic; eutectics; temperature-composition diagram; two-component phase diagrams; phase diagrams of two components; phase diagrams of mixtures | gibbs-phase-rule; raoults-law
lever-rule | Lever rule | lever principle; tie lines | binary-phase-diagrams

# solutions-and-colligative
raoults-law | Raoult's law | Raoult law; vapor pressure lowering; ideal solutions; ideal mixtures | vapor-pressure; partial-pressures
henrys-law | Henry's law | Henry law; solubility of gases; gas solubility and pressure | partial-pressures; solubility-of-gases-and-solids | MCAT 4B
boiling-point-elevation | Boiling point elevation | ebullioscopy; ebullioscopic constant; elevation of boiling point | raoults-law; molality | MCAT 5A
freezing-point-depression | Freezing point depression | cryoscopy; cryoscopic constant; melting point depression; antifreeze | raoults-law; molality | MCAT 5A
osmotic-pressure | Osmotic pressure | osmosis; osmometry; van 't Hoff law of osmotic pressure; isotonic and hypertonic | molarity | MCAT 5A
vant-hoff-factor | Van't Hoff factor | van 't Hoff factor; i factor; colligative properties of electrolytes | freezing-point-depression; electrolytes | MCAT 5A
colligative-properties | Colligative properties | colligative property; colligative | raoults-law | MCAT 5A
molality | Molality | molal concentration; mole fraction; mol/kg solvent | molarity
azeotropes | Azeotropes | azeotrope; deviations from Raoult's law; nonideal solutions | raoults-law
regular-solutions | Regular solutions | regular solution theory; regular solution model; excess functions; upper critical solution temperature | azeotropes; entropy-of-mixing
partial-molar-quantities | Partial molar quantities | partial molar volume; volume of mixing; partial molar volumes | chemical-potential
fractional-distillation | Fractional distillation | distillation of mixtures; theoretical plates of a distillation | raoults-law | IB S1.1; MCAT 5C
ionic-strength | Ionic strength | ionic strength of a solution | electrolytes
activity-coefficients | Activity coefficients | activities of ions; Debye-Hückel law; Debye Huckel limiting law; mean activity coefficient | ionic-strength; chemical-potential

# rate-laws
zero-order-kinetics | Zero-order kinetics | zero order; zero-order reaction; zeroth order | rate-law | AP 5.3; AQA 3.1.9; OCR 5.1.1
first-order-kinetics | First-order kinetics | first order; first-order reaction; first order half-life | rate-law | AP 5.3; OCR 5.1.1; AQA 3.1.9
second-order-kinetics | Second-order kinetics | second order; second-order reaction; second order half-life | rate-law | AP 5.3; AQA 3.1.9
integrated-rate-laws | Integrated rate laws | integrated rate equation; concentration changes over time | first-order-kinetics; second-order-kinetics | AP 5.3
chemical-reactors | Chemical reactors | CSTR; plug flow reactor; batch reactor; PFR; residence time; continuous stirred-tank reactor | integrated-rate-laws | 
half-life-of-a-reaction | Half-life of a reaction | half life; half-lives; half-life in kinetics | first-order-kinetics | AP 5.3; OCR 5.1.1
pseudo-first-order-kinetics | Pseudo-first-order kinetics | pseudo first order; isolation method; flooding | rate-law
relaxation-methods | Relaxation methods | temperature jump; flash photolysis; stopped flow; fast reactions | integrated-rate-laws
consecutive-and-parallel-reactions | Consecutive and parallel reactions | consecutive reactions; parallel reactions; competing reactions; series reactions | integrated-rate-laws |

# arrhenius
arrhenius-equation | Arrhenius equation | Arrhenius; Arrhenius plot; pre-exponential factor; frequency factor; temperature dependence of the rate constant | activation-energy; rate-law | AP 5.6; IB R2.2; AQA 3.1.9; OCR 5.1.1; MCAT 5E
transition-state-theory | Transition state theory | Eyring equation; activated complex theory; enthalpy of activation; entropy of activation | arrhenius-equation
kinetic-isotope-effect | Kinetic isotope effect | KIE; primary isotope effect; deuterium isotope effect | arrhenius-equation

# mechanisms
elementary-reactions | Elementary reactions | elementary steps; molecularity; unimolecular and bimolecular steps | rate-law | AP 5.4; IB R2.2; MCAT 5E
reaction-mechanisms | Reaction mechanisms | mechanism of a reaction; reaction intermediates; mechanisms and rate laws | elementary-reactions | AP 5.7; AP 5.8; IB R2.2; OCR 5.1.1; MCAT 5E
rate-determining-step | Rate-determining step | rate-limiting step; slow step; RDS | reaction-mechanisms | AP 5.8; IB R2.2; AQA 3.1.9; OCR 5.1.1; MCAT 5E
pre-equilibrium | Pre-equilibrium | pre-equilibrium approximation; fast equilibrium step | rate-determining-step; equilibrium-constant-expression | AP 5.9
steady-state-approximation | Steady-state approximation | steady state; SSA; Bodenstein approximation | reaction-mechanisms |
multistep-energy-profile | Multistep energy profile | energy profile of several steps; multistep reaction energy profile | reaction-mechanisms; activation-energy | AP 5.10; IB R2.2
lindemann-mechanism | Lindemann mechanism | Lindemann-Hinshelwood mechanism; unimolecular gas reactions | steady-state-approximation
rrkm-theory | RRKM theory | RRK theory; microcanonical rate constant; statistical theory of unimolecular reactions | lindemann-mechanism; partition-function
chain-reactions | Chain reactions | chain reaction kinetics; explosions; branching chains; hydrogen-bromine reaction | steady-state-approximation
autocatalysis | Autocatalysis | autocatalytic reactions; autocatalyst; manganate(VII) and ethanedioate | catalysis; rate-law | AQA 3.2.5
oscillating-reactions | Oscillating reactions | Belousov-Zhabotinsky reaction; BZ reaction; chemical oscillators; nonlinear kinetics | autocatalysis
astrochemistry | Astrochemistry | interstellar molecules; chemistry in space; ion-molecule reactions in space | reaction-mechanisms | 
photochemistry | Photochemistry | quantum yield; Jablonski diagram; photosensitization; fluorescence quenching; Stern-Volmer | elementary-reactions
ultrafast-spectroscopy | Ultrafast spectroscopy | pump-probe spectroscopy; femtochemistry; transient absorption | photochemistry
diffusion-controlled-reactions | Diffusion-controlled reactions | diffusion control; encounter pairs | elementary-reactions

# electrochemistry
cell-potential-and-gibbs-energy | Cell potential and Gibbs energy | ΔG = −nFE; free energy of a cell; Faraday constant | standard-cell-potential; gibbs-energy | AP 9.9; IB R3.2; MCAT 4C
cell-potential-and-equilibrium-constant | Cell potential and equilibrium constant | E° and K; equilibrium constant from cell potential | cell-potential-and-gibbs-energy | AP 9.9; MCAT 4C
nernst-equation | Nernst equation | Nernst; nerst equation; cell potential under nonstandard conditions | standard-cell-potential; reaction-quotient | AP 9.10; MCAT 4C
concentration-cells | Concentration cells | concentration cell | nernst-equation | AP 9.10; MCAT 4C
faradays-laws-of-electrolysis | Faraday's laws of electrolysis | Faraday's law; charge and amount in electrolysis; electrolysis calculations | electrolytic-cell; mole-ratio | AP 9.11; MCAT 4C
conductivity-of-electrolytes | Conductivity of electrolytes | molar conductivity; Kohlrausch's law; conductance; ion mobility; transport number | electrolytes
butler-volmer-equation | Butler-Volmer equation | overpotential; Tafel equation; electrode kinetics; exchange current density | nernst-equation
latimer-and-frost-diagrams | Latimer and Frost diagrams | Latimer diagram; Frost diagram; Pourbaix diagram | cell-potential-and-gibbs-energy
electrical-double-layer | Electrical double layer | Helmholtz layer; Gouy-Chapman model; capacitance of an electrode; supercapacitors | conductivity-of-electrolytes
electrochemical-impedance-spectroscopy | Electrochemical impedance spectroscopy | EIS; Nyquist plot; equivalent circuits; Randles circuit; Warburg impedance; charge-transfer resistance | butler-volmer-equation; electrical-double-layer |
temperature-coefficient-of-a-cell | Temperature coefficient of a cell | temperature dependence of the cell potential; entropy from cell potentials | cell-potential-and-gibbs-energy |

# quantum-mechanics
photon-energy | Photon energy | energy of a photon; E = hν; Planck relation; electromagnetic spectrum; light energy and wavelength | | AP 3.11; AP 3.12; IB S1.3; MCAT 4D
photoelectric-effect | Photoelectric effect | work function; photoelectrons | photon-energy | AP 3.12; MCAT 4E
de-broglie-wavelength | De Broglie wavelength | matter waves; wave-particle duality; de Broglie | photon-energy
heisenberg-uncertainty-principle | Heisenberg uncertainty principle | uncertainty principle; Heisenberg | de-broglie-wavelength | MCAT 4E
schrodinger-equation | Schrödinger equation | Schrodinger equation; wavefunctions; wave functions; Born interpretation; operators and eigenvalues | de-broglie-wavelength
quantum-mechanical-operators | Quantum-mechanical operators | Hermitian operators; commutators; operators in quantum mechanics; eigenfunctions and eigenvalues | schrodinger-equation |
expectation-values | Expectation values | expectation value; average of an observable; mean value of an operator | schrodinger-equation
born-oppenheimer-approximation | Born-Oppenheimer approximation | separation of nuclear and electronic motion; potential energy surfaces; clamped nuclei | schrodinger-equation
particle-in-a-box | Particle in a box | particle in a 1D box; infinite square well; free-electron model of polyenes | schrodinger-equation
quantum-harmonic-oscillator | Quantum harmonic oscillator | harmonic oscillator; zero-point energy | schrodinger-equation
rigid-rotor | Rigid rotor | particle on a ring; angular momentum in quantum mechanics; spherical harmonics | schrodinger-equation
tunneling | Tunneling | quantum tunnelling; tunnel effect | schrodinger-equation
variational-principle | Variational principle | variation theory; perturbation theory; Hartree-Fock; approximation methods in quantum chemistry | schrodinger-equation

# atomic-spectra
bohr-model | Bohr model | Bohr model of the atom; energy levels of hydrogen; Bohr radius | photon-energy | IB S1.3; MCAT 4E
hydrogen-spectrum | Hydrogen spectrum | Rydberg equation; Balmer series; Lyman series; emission spectrum; line spectrum of hydrogen | bohr-model | IB S1.3; MCAT 4E
hydrogen-like-orbitals | Hydrogen-like orbitals | radial distribution function; nodes of orbitals; hydrogenic orbitals; radial nodes | atomic-orbitals; schrodinger-equation
term-symbols | Term symbols | Russell-Saunders coupling; atomic terms; LS coupling; spin-orbit coupling | quantum-numbers

# molecular-spectroscopy
rotational-spectroscopy | Rotational spectroscopy | microwave spectroscopy; rotational spectroscopy of diatomics; rotational spectra of diatomic molecules; rotational constant; rotational spectra; pure rotation spectrum | rigid-rotor
vibrational-spectroscopy | Vibrational spectroscopy | vibrational frequency; force constant; normal modes; vibrational spectra; infrared selection rules | quantum-harmonic-oscillator
anharmonicity | Anharmonicity | Morse potential; overtones; anharmonic oscillator; dissociation energy from spectra | vibrational-spectroscopy
raman-spectroscopy | Raman spectroscopy | Raman scattering; Stokes lines; Raman effect | vibrational-spectroscopy
rovibrational-spectra | Rovibrational spectra | P and R branches; rotation-vibration spectrum | rotational-spectroscopy; vibrational-spectroscopy
selection-rules | Selection rules | gross and specific selection rules; allowed and forbidden transitions; transition dipole moment | vibrational-spectroscopy; rotational-spectroscopy
electronic-spectroscopy | Electronic spectroscopy | Franck-Condon principle; vibronic transitions; electronic transitions | vibrational-spectroscopy
fluorescence-and-phosphorescence | Fluorescence and phosphorescence | fluorescence; phosphorescence; luminescence; intersystem crossing | electronic-spectroscopy
lasers | Lasers | laser; population inversion; stimulated emission | electronic-spectroscopy
principles-of-magnetic-resonance | Principles of magnetic resonance | Larmor frequency; EPR; ESR; electron paramagnetic resonance; nuclear spin | quantum-numbers
nmr-relaxation | NMR relaxation | T1 and T2; spin-lattice relaxation; spin-spin relaxation; inversion recovery | principles-of-magnetic-resonance
mossbauer-spectroscopy | Mössbauer spectroscopy | Mossbauer spectroscopy; isomer shift; nuclear quadrupole splitting | term-symbols
molecular-symmetry | Molecular symmetry | point groups; symmetry elements; symmetry operations; group theory | vsepr-theory
character-tables | Character tables | irreducible representations; reducible representations; symmetry-adapted orbitals | molecular-symmetry
wavelength-frequency-and-wavenumber | Wavelength, frequency and wavenumber | wavenumber; wavenumbers; converting wavelength to frequency | photon-energy |

# chemical-bonding-theory
molecular-orbital-theory | Molecular orbital theory | MO theory; molecular orbitals; MO diagrams; bonding and antibonding orbitals; LCAO | atomic-orbitals; covalent-bonding
bond-order-from-molecular-orbitals | Bond order from molecular orbitals | bond order; bond orders; MO configuration of diatomics; paramagnetism of oxygen | molecular-orbital-theory
heteronuclear-diatomics | Heteronuclear diatomics | MO diagram of CO; heteronuclear molecular orbitals | molecular-orbital-theory
polyatomic-molecular-orbitals | Polyatomic molecular orbitals | symmetry-adapted linear combinations; SALCs; Walsh diagrams; MO diagram of water | molecular-orbital-theory; character-tables
huckel-method | Hückel method | Huckel molecular orbitals; HMO; Hückel theory; pi electron energy | molecular-orbital-theory
valence-bond-theory | Valence bond theory | VB theory; orbital overlap | hybridization
frontier-orbitals | Frontier orbitals | HOMO and LUMO; frontier molecular orbital theory; FMO | molecular-orbital-theory
computational-chemistry | Computational chemistry | density functional theory; DFT; molecular mechanics; basis sets | variational-principle
molecular-dynamics | Molecular dynamics | MD simulation; force fields; classical simulation of molecules | computational-chemistry
cheminformatics | Cheminformatics | SMILES notation; line notation of molecules; InChI; molecular fingerprints | computational-chemistry

# statistical-thermodynamics
boltzmann-distribution | Boltzmann distribution | Boltzmann factor; population of energy levels; Boltzmann populations
partition-function | Partition function | molecular partition function; partition functions; rotational partition function; vibrational partition function | boltzmann-distribution
statistical-entropy | Statistical entropy | Boltzmann entropy; S = k ln W; microstates; number of microstates | entropy; boltzmann-distribution
quantum-statistics | Quantum statistics | Bose-Einstein statistics; Fermi-Dirac statistics; bosons and fermions; Fermi level statistics | boltzmann-distribution
heat-capacities-of-solids | Heat capacities of solids | Einstein solid; Debye model; Dulong-Petit law; Debye T cubed law | equipartition-theorem
equipartition-theorem | Equipartition theorem | equipartition; degrees of freedom of a molecule | boltzmann-distribution
ensembles | Ensembles | canonical ensemble; microcanonical ensemble; statistical ensembles | partition-function
equilibrium-constants-from-partition-functions | Equilibrium constants from partition functions | statistical equilibrium constant | partition-function; gibbs-energy-and-equilibrium-constant

# surfaces
adsorption | Adsorption | physisorption and chemisorption; adsorption isotherm; surface coverage | intermolecular-forces
langmuir-isotherm | Langmuir isotherm | Langmuir adsorption; Langmuir | adsorption
bet-isotherm | BET isotherm | Brunauer-Emmett-Teller; BET surface area; Freundlich isotherm | langmuir-isotherm
heterogeneous-catalysis | Heterogeneous catalysis | surface catalysis; Langmuir-Hinshelwood mechanism; Eley-Rideal mechanism; zeolites | adsorption; catalysis | AQA 3.2.5
colloids | Colloids | colloid; sols gels and emulsions; Tyndall effect; zeta potential; DLVO theory | intermolecular-forces
surfactants-and-micelles | Surfactants and micelles | surfactants; critical micelle concentration; micelles; detergents | intermolecular-forces
capillarity-and-wetting | Capillarity and wetting | contact angle; Young-Laplace equation; Kelvin equation of droplets; wetting | surface-tension-and-viscosity
nanomaterials | Nanomaterials | nanoparticles; quantum dots; carbon nanotubes and graphene | network-covalent-solids
thin-film-deposition | Thin-film deposition | chemical vapor deposition; CVD; atomic layer deposition; ALD; thin films | adsorption
electron-microscopy | Electron microscopy | SEM; TEM; scanning electron microscope; transmission electron microscope | de-broglie-wavelength

# solid-state
unit-cells | Unit cells | unit cell; body-centered cubic; face-centered cubic; bcc and fcc; cubic lattices; crystal lattices | properties-of-solids
close-packing | Close packing | hexagonal close packing; cubic close packing; packing efficiency; octahedral and tetrahedral holes | unit-cells
density-of-a-crystal | Density of a crystal | density from the unit cell; unit cell density | unit-cells; density
ionic-crystal-structures | Ionic crystal structures | rock salt structure; zinc blende; cesium chloride structure; radius ratio rule; fluorite structure; perovskite | close-packing; ionic-radius
x-ray-diffraction | X-ray diffraction | Bragg's law; Bragg equation; XRD; Miller indices; crystallography; powder diffraction | unit-cells
band-theory | Band theory | band gap; semiconductors; conductors and insulators; doping of semiconductors; n-type and p-type; band theory of solids | molecular-orbital-theory; metallic-bonding
crystal-defects | Crystal defects | Schottky and Frenkel defects; point defects; nonstoichiometric compounds | ionic-crystal-structures
madelung-constant | Madelung constant | Kapustinskii equation; Born-Landé equation | lattice-enthalpy; ionic-crystal-structures
metal-organic-frameworks | Metal-organic frameworks | MOFs; MOF; porous coordination polymers; reticular chemistry | ligands; adsorption
solar-cells | Solar cells | photovoltaics; dye-sensitized solar cells; perovskite solar cells; Grätzel cell | band-theory
sol-gel-processing | Sol-gel processing | sol-gel process; sol-gel synthesis; aerogels and xerogels; hydrolysis of alkoxides | colloids
glass-and-ceramics | Glass and ceramics | glass chemistry; ceramics; soda-lime glass; network formers and modifiers | properties-of-solids
cement-chemistry | Cement chemistry | Portland cement; hydration of cement; concrete; alite and belite | silicates-and-silicones
superconductivity | Superconductivity | superconductors; high-temperature superconductors | band-theory
liquid-crystals | Liquid crystals | nematic and smectic phases; mesophases | intermolecular-forces
`;
