/** The index of the subject, in the notation of `readIndexTerms`. */
export const physicalTerms = `
arrhenius-equation@advanced | rate constant ratio at temperatures; two-point Arrhenius equation; temperature dependence of rate; extrapolating rate constants; ln(k2/k1)
arrhenius-equation@beginner | activation energy from slope; Arrhenius plot; ln k vs 1/T; slope = −Ea/R; activation energy calculation
arrhenius-equation@intermediate | activation energy from two temperatures; two-point Arrhenius equation; activation energy calculation; ln(k2/k1); rate constants at two temperatures
arrhenius-plot-readings@advanced | Arrhenius plot; temperature from 1/T; ln k against 1/T; reading an Arrhenius graph
arrhenius-plot-readings@intermediate | Arrhenius plot; activation energy from a slope; ln k against 1/T; Arrhenius graph
boiling-diagram-readings@advanced | lever rule calculation; share of vapor and liquid; tie line lever rule; amounts of phases in a boiling diagram; liquid–vapor lever rule
boiling-diagram-readings@beginner | boiling point of a mixture from a diagram; T-x-y diagram; bubble point and dew point; temperature-composition diagram; boiling diagram of two liquids
boiling-diagram-readings@intermediate | composition of the vapor from a boiling diagram; T-x-y diagram; repeated distillation steps; tie line between liquid and vapor; theoretical plates on a boiling diagram
boltzmann-distribution@advanced | temperature from populations; degenerate excited level; population of excited state calculation; two-level system
boltzmann-distribution@beginner | population ratio calculation; Boltzmann factor; conformer populations; exp(−ΔE/RT); two-state population
boltzmann-distribution@intermediate | rotational level populations; degeneracy 2J + 1; Boltzmann population calculation; relative population of rotational levels | rotational-spectroscopy
bond-orders@advanced | diamagnetic or paramagnetic; magnetism from MO theory; unpaired electrons in diatomics; MO diagram of diatomics; diamagnetic diatomic species | bond-order-from-molecular-orbitals
bond-orders@beginner | bond order calculation; bonding minus antibonding electrons; MO theory; ½(bonding − antibonding)
bond-orders@intermediate | comparing bond orders; greatest bond order; diatomic molecules and ions; MO filling of diatomics; strongest bond by MO theory
calorimetry-measurements@advanced | molar heat of combustion calculation; calorimeter calibration; benzoic acid standard; calorimeter constant; energy of combustion at constant volume
calorimetry-measurements@beginner | q = mcΔT; heat to warm a metal; specific heat calculation; heating a substance; heat energy calculation
calorimetry-measurements@intermediate | final temperature calculation; hot metal in cold water; thermal equilibrium temperature; heat lost equals heat gained; calorimetry mixing problem; q = mcΔT
cell-thermodynamics@advanced | enthalpy of cell reaction; ΔH from cell potential; dE/dT; ΔS = nF dE/dT; thermodynamics of cells calculation | cell-potential-and-gibbs-energy
cell-thermodynamics@beginner | ΔG° = −nFE°; ΔG from cell potential; free energy of cell calculation; Gibbs energy from E°
cell-thermodynamics@intermediate | equilibrium constant from E°; log K = nE°/0.0592; K from cell potential calculation; ln K = nFE°/RT
clausius-clapeyron@advanced | boiling point at different pressure; boiling temperature calculation; boiling under reduced pressure; boiling point and pressure; ln(p2/p1); boiling at high altitude
clausius-clapeyron@beginner | enthalpy of vaporization from slope; ln p vs 1/T plot; slope = −ΔH/R; heat of vaporization calculation
clausius-clapeyron@intermediate | vapor pressure at another temperature; vapor pressure calculation; ln(p2/p1); vapor pressure and temperature
colligative-properties@advanced | molar mass from freezing point depression; cryoscopy; molar mass calculation; cryoscopic constant; ΔT = Kf m
colligative-properties@beginner | Π = cRT; osmotic pressure calculation; van't Hoff osmotic equation; osmotic pressure of nonelectrolyte
colligative-properties@intermediate | freezing point of salt solution; ΔT = iKf m; freezing point calculation; cryoscopic constant; salt lowers freezing point
de-broglie-wavelength@advanced | accelerating voltage of electrons; electron diffraction; electron microscope wavelength; λ = h/√(2meU); de Broglie calculation
de-broglie-wavelength@beginner | λ = h/mv; matter waves; wavelength of a particle; wave-particle duality; de Broglie calculation
de-broglie-wavelength@intermediate | wavelength from kinetic energy; λ = h/√(2mE); matter waves; wave-particle duality; de Broglie calculation
effusion@advanced | effusion of gas mixture; isotope enrichment by effusion; Graham's law; composition of effusing gas; gas separation by effusion
effusion@beginner | Graham's law; effusion time calculation; rate of effusion; effusion through a pinhole
effusion@intermediate | molar mass from effusion; Graham's law; unknown gas molar mass; effusion time; identifying gas by effusion rate
electrolysis@advanced | current efficiency; electrolysis time calculation; electroplating time; current and time; electrolysis calculation
electrolysis@beginner | moles deposited in electrolysis; n = Q/(zF); Faraday constant calculation; electrolysis calculation; charge and moles of electrons
electrolysis@intermediate | mass deposited at cathode; electroplating calculation; Q = It; electrolysis calculation; current and time
entropy-changes@advanced | entropy of mixing hot and cold water; total entropy change calculation; irreversible heat transfer entropy; mc ln(T2/T1); entropy of the universe
entropy-changes@beginner | entropy of fusion; entropy of vaporization; ΔS = ΔH/T; entropy of phase transition calculation; entropy change on melting or boiling
entropy-changes@intermediate | entropy change on heating a gas; ΔS = nC ln(T2/T1); entropy of ideal gas calculation; heating at constant volume or pressure
frost-diagram-readings@advanced | disproportionation in a Frost diagram; cell potential of a disproportionation; disproportionation potential from a Frost diagram; Frost diagram slopes on both sides
frost-diagram-readings@beginner | most stable oxidation state in a Frost diagram; reading a Frost diagram; steepest slope of a Frost diagram; Frost diagram stability
frost-diagram-readings@intermediate | standard potential from a Frost diagram; slope of a Frost diagram; electrode potential of a couple from nE; Frost diagram calculation
gibbs-and-equilibrium@advanced | ΔG = ΔG° + RT ln Q; nonstandard Gibbs energy; ΔG at nonstandard conditions; free energy and reaction quotient calculation | reaction-quotient
gibbs-and-equilibrium@beginner | ΔG° from K; ΔG° = −RT ln K; standard Gibbs energy calculation; free energy and equilibrium
gibbs-and-equilibrium@intermediate | K from ΔG°; equilibrium constant calculation; K = e^(−ΔG°/RT); ΔG° = −RT ln K; free energy and equilibrium
gibbs-and-temperature@advanced | equilibrium constant from ΔH and ΔS; K from ΔG°; ΔG° = −RT ln K; ΔG = ΔH − TΔS; equilibrium constant calculation
gibbs-and-temperature@beginner | ΔG = ΔH − TΔS; Gibbs free energy calculation; standard free energy change; ΔG from ΔH and ΔS; spontaneity calculation
gibbs-and-temperature@intermediate | temperature at which reaction becomes spontaneous; T = ΔH/ΔS; crossover temperature; ΔG = 0 temperature; spontaneity and temperature calculation
heat-and-work@advanced | isothermal reversible expansion; w = −nRT ln(V2/V1); reversible work calculation; work of ideal gas expansion; isothermal expansion work
heat-and-work@beginner | ΔU = q + w; internal energy calculation; heat and work sign convention; change in internal energy
heat-and-work@intermediate | work against constant external pressure; w = −pΔV; internal energy calculation; ΔU = q + w; expansion and compression work calculation
heat-engines@advanced | refrigerator; heat pump; coefficient of performance; minimum work calculation; COP; reversed Carnot cycle | heat-engines
heat-engines@beginner | Carnot efficiency; maximum efficiency calculation; η = 1 − Tc/Th; Carnot engine; thermal efficiency
heat-engines@intermediate | maximum work of heat engine; Carnot engine work calculation; Carnot efficiency; work from heat
hydrogen-spectrum@advanced | hydrogen-like ions; one-electron ions; E = −13.6 Z²/n²; He+ transition energy; photon energy calculation | hydrogen-spectrum
hydrogen-spectrum@beginner | energy of hydrogen transition; E = −13.6/n²; photon energy calculation; hydrogen energy levels; electron transition
hydrogen-spectrum@intermediate | Rydberg equation; wavelength of hydrogen transition; Rydberg formula calculation; absorption and emission lines
integrated-rate-laws@advanced | second-order integrated rate law; 1/[A] = 1/[A]0 + kt; time for given conversion; second-order time calculation
integrated-rate-laws@beginner | half-life calculation; percent remaining; first-order decay; fraction left after time
integrated-rate-laws@intermediate | first-order integrated rate law; time for given conversion; ln([A]0/[A]) = kt; first-order time calculation
ionic-strength@advanced | activity coefficient in mixed electrolytes; Debye-Hückel limiting law; ionic strength of mixture; mean activity coefficient calculation
ionic-strength@beginner | ionic strength calculation; I = ½ Σ m z²; ionic strength of a salt; ionic strength formula
ionic-strength@intermediate | Debye-Hückel limiting law; mean activity coefficient calculation; Debye-Hückel calculation; ionic strength
kirchhoff-law@advanced | ΔCp from heat capacities; change of reaction enthalpy with temperature; Kirchhoff equation calculation; heat capacities of products and reactants; enthalpy at another temperature
kirchhoff-law@intermediate | enthalpy at another temperature; ΔH(T2) = ΔH(T1) + ΔCpΔT; temperature dependence of reaction enthalpy; Kirchhoff equation calculation
langmuir-isotherm@advanced | dissociative adsorption; dissociative Langmuir isotherm; hydrogen adsorption on metals; surface coverage calculation
langmuir-isotherm@beginner | surface coverage calculation; θ = Kp/(1 + Kp); fractional coverage; Langmuir adsorption; adsorption isotherm
langmuir-isotherm@intermediate | pressure for given coverage; Langmuir calculation; surface coverage; Langmuir adsorption; adsorption isotherm
langmuir-plot-readings@advanced | linear Langmuir plot; p/V against p; monolayer volume from the slope; Langmuir plot slope and intercept; linearized Langmuir isotherm
langmuir-plot-readings@intermediate | Langmuir constant from an isotherm graph; half coverage pressure; adsorption isotherm graph; reading a Langmuir isotherm
method-of-initial-rates@advanced | method of initial rates; initial rates table; determining rate law from data; rate law from experimental data; predicting rate calculation
method-of-initial-rates@beginner | effect of concentration on rate; order of reaction; factor by which rate changes; rate equation
method-of-initial-rates@intermediate | rate constant calculation; determining order of reaction; rate constant from initial rate; method of initial rates; order and rate constant
molar-conductivity-readings@advanced | Ka from conductivity; Ostwald dilution law; degree of dissociation from molar conductivity; acid constant from conductance; molar conductivity of a weak acid
molar-conductivity-readings@beginner | molar conductivity against square root of concentration; strong and weak electrolyte curves; conductivity graph; molar conductivity of strong and weak electrolytes
molar-conductivity-readings@intermediate | Kohlrausch's law calculation; limiting molar conductivity of a weak acid; independent migration of ions; extrapolating molar conductivity to zero concentration; limiting molar conductivity of acetic acid
molecular-speeds@advanced | temperature for equal rms speed; rms speed calculation; root-mean-square speed; molecular speed and temperature; √(3RT/M)
molecular-speeds@beginner | ratio of rms speeds; root-mean-square speed; molecular speed and molar mass; speed inversely proportional to √M
molecular-speeds@intermediate | most probable speed; mean speed calculation; √(2RT/M); √(8RT/πM); Maxwell-Boltzmann speeds; gas molecule speed
multistep-profile-readings@advanced | activation energy of a mechanism; rate-determining step on an energy diagram; fast equilibrium before a slow step; multistep energy profile
multistep-profile-readings@beginner | number of intermediates; energy profile of a mechanism; steps in an energy diagram; transition states and intermediates
nernst-equation@advanced | nonstandard cell potential; Nernst equation calculation; cell potential at given concentrations; reaction quotient; E = E° − (0.0592/n) log Q
nernst-equation@beginner | E°cell calculation; E°cell = E°cathode − E°anode; standard reduction potentials; cell voltage; EMF of a cell
nernst-equation@intermediate | electrode potential calculation; half-cell potential; nonstandard electrode potential; metal electrode in dilute solution; E = E° + (0.0592/n) log c
orbital-diagram-readings@advanced | identify a species from its MO diagram; MO diagram of a heteronuclear diatomic; isoelectronic diatomics; homonuclear and heteronuclear diatomics; valence electrons in an MO diagram
orbital-diagram-readings@beginner | bond order from an MO diagram; reading molecular orbital diagrams; unpaired electrons in an MO diagram; bonding and antibonding electrons; paramagnetic or diamagnetic from an MO diagram; bond order of an excited state
orbital-diagram-readings@intermediate | bond order after ionization; removing an electron from a molecular orbital; adding an electron to a diatomic; HOMO and LUMO of diatomics; reading molecular orbital diagrams; unpaired electrons of diatomic ions
particle-in-a-box@advanced | free-electron model; conjugated dye absorption; HOMO-LUMO transition in a box; cyanine dyes; π electrons in a box; longest absorption wavelength calculation
particle-in-a-box@beginner | energy scaling n²/L²; box length and energy; particle in a 1D box; infinite square well; energy levels in a box
particle-in-a-box@intermediate | transition energy in a box; E = n²h²/8mL²; particle in a 1D box; infinite square well; energy level calculation
partition-functions@advanced | mean energy of two-level system; average energy calculation; degenerate energy levels; mean energy from partition function | boltzmann-distribution
partition-functions@beginner | partition function calculation; sum over states; q = Σ g e^(−E/kT); two-level partition function; degeneracy
partition-functions@intermediate | fraction in excited level; population of degenerate levels; two-level system; Boltzmann population calculation
phase-diagram-readings@beginner | phase diagram; boiling point at a pressure; reading a phase diagram; pressure and temperature graph
phase-diagram-readings@intermediate | phase change in a phase diagram; regions of a phase diagram; heating at constant pressure; triple point diagram
phase-rule@advanced | number of components with reactions; phase rule in reactive systems; degrees of freedom; independent reactions; phase rule calculation
phase-rule@beginner | degrees of freedom; F = C − P + 2; phase rule calculation; components and phases; thermodynamic variance
phase-rule@intermediate | number of phases; condensed phase rule; F = C − P + 1; phase rule calculation; components and degrees of freedom
photoelectric-effect@advanced | speed of photoelectrons; work function; photoelectron speed calculation; Ek = hc/λ − φ
photoelectric-effect@beginner | work function; kinetic energy of photoelectrons; Ek = hν − φ; photoelectric calculation
photoelectric-effect@intermediate | work function; kinetic energy from wavelength; photoelectron energy calculation; Ek = hc/λ − φ
physical-arrhenius-01 | activation energy from slope; Arrhenius plot; ln k vs 1/T; slope = −Ea/R; activation energy calculation
physical-arrhenius-02 | activation energy calculation; rate doubles every 10 degrees; two-point Arrhenius equation; temperature dependence of rate constant; rule of thumb 10 K
physical-arrhenius-03 | parallel reactions; selectivity and temperature; competing reactions; activation energy and selectivity; product ratio calculation; ratio of rate constants | arrhenius-equation
physical-arrhenius-04 | what a catalyst does; effect of catalyst on equilibrium; catalyst lowers activation energy; catalyst and equilibrium constant; catalyst and Ea
physical-arrhenius-05 | rate constant calculation; k = A e^(−Ea/RT); pre-exponential factor; frequency factor; rate constant from activation energy
physical-arrhenius-06 | Eyring equation; Gibbs energy of activation; free energy of activation calculation; activated complex theory; ΔG‡ from rate constant
physical-arrhenius-07 | fraction of collisions with activation energy; Boltzmann factor; exp(−Ea/RT); collision theory; fraction of molecules above Ea | arrhenius-equation
physical-arrhenius-101 | transition state definition; activated complex; saddle point; transition state vs intermediate; activated complex theory
physical-arrhenius-102 | entropy of activation; ring opening vs ring closing; ΔS‡; activation entropy and rate; loose vs tight transition state
physical-arrhenius-103 | Eyring plot; enthalpy of activation; entropy of activation; ln(k/T) vs 1/T; Eyring equation; activation parameters
physical-arrhenius-104 | primary isotope effect; bromination of acetone; nitration of benzene mechanism; rate-determining C–H cleavage; deuterium labeling; KIE mechanism evidence
physical-arrhenius-105 | carbon isotope effect; heavy-atom isotope effect; reduced mass; 12C/13C isotope effect; size of isotope effects
physical-arrhenius-106 | half-life of deuterated compound; kH/kD calculation; deuterium isotope effect; KIE calculation; deuterated drug
physical-arrhenius-107 | secondary isotope effect; α-secondary KIE; solvolysis mechanism; sp3 to sp2 rehybridization; SN1 evidence
physical-arrhenius-400 | Arrhenius plot slope; activation energy from Arrhenius plot; ln k vs 1/T; slope = -Ea/R; Arrhenius plot calculation
physical-arrhenius-401 | Arrhenius plot slope; gradient of Arrhenius plot; ln k vs 1/T; intercept ln A; Arrhenius equation straight line
physical-arrhenius-402 | Arrhenius plot slope; comparing Arrhenius plots; steeper Arrhenius plot; activation energy from slope; ln k vs 1/T
physical-arrhenius-460 | activation entropy from Eyring plot; Eyring plot intercept; entropy of activation; Eyring equation; ln(k/T) vs 1/T; delta S double dagger; transition state theory calculation; intercept of an Eyring plot; activation parameters
physical-arrhenius-461 | uncertainty of activation entropy; Eyring plot intercept extrapolation; error in entropy of activation; Eyring plot; activation entropy from Eyring plot; ln(k/T) vs 1/T; why activation entropy is inaccurate; long extrapolation to the intercept | transition-state-theory
physical-arrhenius-51 | primary kinetic isotope effect; C–H vs C–D bond; zero-point energy and isotopes; deuterium isotope effect; KIE; kH/kD
physical-arrhenius-981 | entropy of activation vs enthalpy of activation; two reactions with the same rate constant at one temperature; Eyring equation compare reactions; larger activation enthalpy faster on heating; transition state theory compensation
physical-atomic-spectra-01 | work function; kinetic energy of photoelectrons; Ek = hν − φ; photoelectric effect calculation; sodium work function
physical-atomic-spectra-02 | Rydberg equation; Balmer series; wavelength of emission line; hydrogen emission wavelength calculation; n = 4 to n = 2 transition; Rydberg formula
physical-atomic-spectra-03 | hydrogen-like ions; Li2+ energy levels; E = −13.6 Z²/n²; one-electron ions; photon energy of transition; Bohr energy calculation | hydrogen-spectrum
physical-atomic-spectra-04 | energy per mole of photons; E = hc/λ; einstein of photons; photon energy calculation; energy from wavelength
physical-atomic-spectra-05 | number of emission lines; number of spectral lines; n(n−1)/2 lines; hydrogen emission transitions; line spectrum of hydrogen
physical-atomic-spectra-06 | ground-state term symbol; term symbol of carbon; Hund's rules; Russell-Saunders coupling; LS coupling; 3P0
physical-atomic-spectra-07 | eV to kJ/mol; electronvolt conversion; ionization energy of hydrogen; converting eV; energy units
physical-atomic-spectra-101 | principal quantum number; energy of hydrogen orbitals; degenerate orbitals in hydrogen; 2s and 2p same energy; orbital energy quantum numbers
physical-atomic-spectra-102 | identifying orbital from nodes; radial distribution function; radial and angular nodes; 4p orbital; nodal plane
physical-atomic-spectra-103 | He+ vs H; hydrogen-like ions; nuclear charge scaling; ionization energy Z²; mean radius of 1s
physical-atomic-spectra-104 | spin multiplicity; 2S + 1; reading term symbols; triplet state; atomic term notation
physical-atomic-spectra-105 | J values; total angular momentum J; L + S to L − S; Russell-Saunders coupling; quartet D term; spin-orbit coupling
physical-atomic-spectra-106 | Pauli principle and terms; equivalent electrons; terms of p2 configuration; forbidden terms; microstates of p²
physical-atomic-spectra-107 | Hund's third rule; ground level of oxygen; more than half-filled subshell; 3P2; lowest J value
physical-atomic-spectra-400 | emission spectrum of hydrogen; line spectrum; hydrogen emission lines; energy levels of hydrogen; why lines in emission spectrum
physical-atomic-spectra-401 | emission spectrum of hydrogen; convergence limit; lines converge; hydrogen line spectrum; energy levels converge
physical-atomic-spectra-402 | emission spectrum of hydrogen; convergence limit and ionization energy; Lyman series; ionization energy of hydrogen from spectrum
physical-atomic-spectra-403 | Schrödinger equation hydrogen atom; radial function; separation of variables hydrogen; quantum numbers of hydrogen wavefunction; spherical harmonics
physical-atomic-spectra-404 | Schrödinger equation hydrogen atom; boundary conditions hydrogen atom; origin of quantum numbers; magnetic quantum number; solutions of hydrogen atom
physical-atomic-spectra-460 | term symbols for p2; terms of a p2 configuration; term symbols of carbon; carbon ground state terms; microstates of p2; 15 microstates; allowed terms from equivalent p electrons; 3P 1D 1S; Russell-Saunders terms; deriving term symbols
physical-atomic-spectra-51 | radial nodes; n − l − 1; 4f orbital; number of radial nodes; nodes of atomic orbitals; hydrogen wavefunctions
physical-atomic-spectra-52 | radial distribution function; probability density vs radial distribution; 1s orbital; 4πr²ψ²; electron density at the nucleus
physical-atomic-spectra-840 | convergence limit emission spectrum ionization energy; Lyman series limit; n = infinity to n = 1; why convergence limit gives ionization energy; hydrogen emission lines converge
physical-atomic-spectra-841 | convergence limit ionization energy calculation; ionization energy from wavelength; sodium convergence limit; E = hc/lambda kJ/mol; first IE from emission spectrum | ionization-energy
physical-atomic-spectra-870 | radius of nth bohr orbit for He+; Bohr radius formula n squared over Z; Bohr orbit radius of hydrogen-like ion; radius of fourth orbit of He+; calculate Bohr orbit radius
physical-atomic-spectra-871 | He+ orbit with same energy as hydrogen; energy of nth Bohr orbit of He+; Bohr energy with Z and n; energy of second orbit of He+; compare Bohr orbits of H and He+; hydrogen-like ion energy levels
physical-atomic-spectra-900 | photon absorption by hydrogen; energy levels of hydrogen; photon that fits no transition; quantized energy levels; absorption from the ground state; allowed energies
physical-atomic-spectra-901 | Bohr radius; radius of an orbit; hydrogen-like ions; orbit size and nuclear charge; one-electron ions; n squared over Z
physical-atomic-spectra-930 | term symbols of d2; number of microstates of d2; microstates of a d2 ion; 45 microstates; counting microstates; V3+ free ion microstates
physical-atomic-spectra-931 | term symbols of d2; ground term of d2; ground term by Hund’s rules; 3F ground term; terms of a d2 ion; Russell-Saunders terms of d2
physical-atomic-spectra-932 | term symbols of d2; which terms arise from d2; terms of the d2 configuration; missing term of d2; degeneracy of a term; microstates and terms
physical-atomic-spectra-943 | term symbol of carbon; ground term of carbon; Hund's rules and term symbols; term symbol for a p2 configuration; triplet P; microstates of 2p2; ground state term symbol
physical-chemical-bonding-theory-01 | bond order calculation; bond order of O2+; MO theory; bonding and antibonding electrons; dioxygenyl ion
physical-chemical-bonding-theory-02 | bond order on ionization; N2+ and O2+; bond order of N2 vs O2; removing antibonding electrons; MO diagram of diatomic molecules; MO theory
physical-chemical-bonding-theory-03 | delocalization energy of butadiene; Hückel molecular orbitals; HMO theory; π electron energy; 1,3-butadiene π orbitals; α and β integrals
physical-chemical-bonding-theory-04 | π molecular orbitals of benzene; benzene MOs; number of π orbitals; bonding and antibonding π orbitals; aromatic π system
physical-chemical-bonding-theory-05 | MO diagram of HF; hydrogen fluoride molecular orbitals; polar covalent bond in MO theory; electronegativity and MO coefficients; heteronuclear diatomic MO; σ and σ* orbitals
physical-chemical-bonding-theory-06 | delocalization energy of benzene; resonance energy of benzene; Hückel molecular orbitals; HMO theory; π electron energy; aromatic stabilization
physical-chemical-bonding-theory-07 | bond order of He2+; helium molecular ion; bond order calculation; MO theory; does He2+ exist
physical-chemical-bonding-theory-101 | bonding and antibonding orbitals; LCAO; number of molecular orbitals; combining atomic orbitals; MO theory
physical-chemical-bonding-theory-102 | paramagnetism of oxygen; why O2 is magnetic; MO theory vs Lewis structure; unpaired electrons in O2; liquid oxygen magnet; failure of Lewis structures
physical-chemical-bonding-theory-103 | conditions for orbital overlap; symmetry and energy match; LCAO; effective orbital combination; MO theory
physical-chemical-bonding-theory-104 | s-p mixing; MO order of B2; paramagnetic B2; σ2p above π2p; MO diagram of diboron
physical-chemical-bonding-theory-105 | MO diagram of CO; carbon monoxide molecular orbitals; electronegativity and orbital energy; heteronuclear diatomic MO
physical-chemical-bonding-theory-106 | HOMO of CO; carbon monoxide ligand; why CO binds through carbon; metal carbonyl bonding; σ donation; CO lone pair on carbon
physical-chemical-bonding-theory-107 | bond order of NO; nitric oxide; NO vs NO+; nitrosyl cation; bond order calculation; MO theory
physical-chemical-bonding-theory-108 | nonbonding orbitals of HF; MO diagram of HF; orbital symmetry and overlap; zero net overlap; hydrogen fluoride molecular orbitals
physical-chemical-bonding-theory-109 | assumptions of Hückel theory; HMO theory; Hückel approximation; neighboring p orbital interaction; β resonance integral
physical-chemical-bonding-theory-110 | allyl system; delocalization energy of allyl; allyl cation radical anion; nonbonding MO; HMO theory; allyl molecular orbitals
physical-chemical-bonding-theory-111 | cyclobutadiene; antiaromaticity; delocalization energy of cyclobutadiene; HMO theory; 4n π electrons; Hückel rule
physical-chemical-bonding-theory-112 | sp3 hybridization; hybridization of methane; tetrahedral angle; 109.5° bond angle; hybrid orbitals; shape of methane
physical-chemical-bonding-theory-113 | ionic-covalent resonance; Heitler-London; valence bond wavefunction of H2; ionic terms H+ H−; covalent vs ionic structures
physical-chemical-bonding-theory-114 | sigma and pi bonds in ethyne; acetylene bonding; sp hybridization; triple bond orbitals; counting sigma and pi bonds
physical-chemical-bonding-theory-115 | photoelectron spectrum of methane; PES of methane; localized vs delocalized bonds; limits of hybridization; MO of methane; ionization energies of methane
physical-chemical-bonding-theory-116 | HOMO-LUMO interaction; nucleophile HOMO electrophile LUMO; FMO theory; frontier molecular orbital theory
physical-chemical-bonding-theory-117 | [2+2] cycloaddition; Woodward-Hoffmann rules; photochemical cycloaddition; orbital symmetry; ethene dimerization; cyclobutane formation; symmetry-forbidden reaction
physical-chemical-bonding-theory-118 | HOMO of the diene; Diels-Alder reactivity; HOMO-LUMO gap and rate; maleic anhydride; normal electron demand; electron-rich diene
physical-chemical-bonding-theory-119 | photoelectron spectrum of N2; photoelectron spectroscopy; UPS; vibrational structure of PES bands; bonding vs nonbonding electron ionization | molecular-orbital-theory
physical-chemical-bonding-theory-120 | density functional theory; DFT vs coupled cluster; electron correlation; computational cost; DFT advantages; quantum chemistry methods
physical-chemical-bonding-theory-121 | force field; molecular mechanics; conformers of butane; MM vs quantum chemistry; limits of force fields
physical-chemical-bonding-theory-122 | solvation model; implicit solvent; calculated activation energy; solvent effect on transition state; gas-phase vs solution calculation
physical-chemical-bonding-theory-400 | basis sets 6-31G*; 6-31G notation; split-valence basis set; Gaussian basis sets; meaning of 6-31G
physical-chemical-bonding-theory-401 | basis sets 6-31G*; polarization functions; meaning of the star in 6-31G*; Gaussian basis sets and notation
physical-chemical-bonding-theory-402 | basis sets 6-31G*; counting basis functions; basis functions of water; split-valence basis set; Gaussian basis set calculation
physical-chemical-bonding-theory-403 | basis sets 6-31G*; diffuse functions; 6-31+G*; basis sets for anions; choosing a basis set
physical-chemical-bonding-theory-404 | DFT; density functional theory; Hohenberg-Kohn; electron density; basic idea of DFT
physical-chemical-bonding-theory-405 | DFT; Kohn-Sham; exchange-correlation functional; density functional theory functionals; LDA GGA hybrid
physical-chemical-bonding-theory-406 | DFT; hybrid functional; B3LYP; density functional theory; Hartree-Fock exchange
physical-chemical-bonding-theory-407 | DFT; dispersion correction; limitations of density functional theory; GGA functional; van der Waals in DFT
physical-chemical-bonding-theory-408 | molecular dynamics force fields; molecular dynamics; MD simulation time step; classical simulation in chemistry; Newton's equations
physical-chemical-bonding-theory-409 | molecular dynamics force fields; force field terms; Lennard-Jones and Coulomb; non-bonded interactions; classical simulation
physical-chemical-bonding-theory-410 | molecular dynamics; time step in MD; molecular dynamics force fields; X-H vibration; integration stability
physical-chemical-bonding-theory-411 | molecular dynamics force fields; limitations of force fields; reactions and force fields; classical simulation limits
physical-chemical-bonding-theory-412 | molecular dynamics; periodic boundary conditions; molecular dynamics force fields; simulation box; bulk liquid simulation
physical-chemical-bonding-theory-413 | molecular orbital theory O2 paramagnetic; MO diagram of O2; paramagnetism of oxygen; unpaired electrons in O2; why O2 is paramagnetic
physical-chemical-bonding-theory-414 | molecular orbital theory O2; bond order of O2 ions; MO diagram of O2; O2 O2- O2+ bond length; superoxide and peroxide
physical-chemical-bonding-theory-415 | SALCs and MO diagram of water; symmetry-adapted linear combinations; SALC definition; symmetry and MO diagrams; group theory orbitals
physical-chemical-bonding-theory-416 | SALCs and MO diagram of water; MO diagram of water; 1b1 orbital; nonbonding orbital of water; symmetry and MO diagrams
physical-chemical-bonding-theory-417 | MO diagram of water; SALCs and MO diagram of water; lone pairs of water MO; photoelectron spectrum of water; symmetry and MO diagrams
physical-chemical-bonding-theory-418 | Walsh diagrams; Walsh diagram of AH2; orbital energy vs bond angle; geometry dependence of MO energies; predicting molecular shape by MO
physical-chemical-bonding-theory-419 | Walsh diagrams; why water is bent MO; AH2 Walsh diagram; 3a1 orbital; geometry from Walsh diagram
physical-chemical-bonding-theory-420 | Walsh diagrams; singlet and triplet methylene; bond angle of CH2; Walsh diagram application; carbene geometry
physical-chemical-bonding-theory-421 | Hückel MO theory benzene energy levels; benzene pi orbitals; α + 2β; Frost circle of benzene; Hückel theory benzene
physical-chemical-bonding-theory-422 | Hückel theory butadiene; butadiene pi energy; delocalization energy of butadiene; Hückel butadiene energy levels
physical-chemical-bonding-theory-423 | Hückel theory butadiene; HOMO of butadiene; nodes of butadiene orbitals; pi molecular orbitals of butadiene
physical-chemical-bonding-theory-424 | Hückel theory butadiene; pi bond order of butadiene; Hückel coefficients; bond order C2-C3
physical-chemical-bonding-theory-425 | UV-Vis spectroscopy chromophores Woodward rules; Woodward-Fieser rules; λmax of a diene; calculating lambda max; conjugated diene UV
physical-chemical-bonding-theory-426 | cheminformatics SMILES; SMILES notation; reading a SMILES string; line notation for molecules; SMILES of ethanol
physical-chemical-bonding-theory-427 | cheminformatics SMILES; aromatic SMILES; lower-case letters in SMILES; line notation for molecules; SMILES of benzene
physical-chemical-bonding-theory-428 | cheminformatics SMILES; SMILES to formula; branches in SMILES; hydrogen atoms in SMILES; line notation for molecules
physical-chemical-bonding-theory-429 | cheminformatics SMILES; canonical SMILES; chemical databases; unique line notation; SMILES
physical-chemical-bonding-theory-430 | cheminformatics; Tanimoto similarity; molecular fingerprints; similarity of molecules calculation; chemical similarity
physical-chemical-bonding-theory-460 | Huckel energies of butadiene; butadiene HOMO LUMO gap; Huckel method; Huckel MO theory; HOMO-LUMO gap in beta; pi orbitals of butadiene; alpha and beta Huckel; excitation energy of butadiene; butadiene pi energy levels; HMO theory
physical-chemical-bonding-theory-51 | restricted rotation about double bond; ethene vs ethane rotation; π bond overlap; why double bonds cannot rotate; rotation barrier of C=C
physical-chemical-bonding-theory-52 | HOMO-LUMO interaction in Diels-Alder; electron-withdrawing group on dienophile; acrylonitrile as dienophile; normal electron demand; LUMO lowering; substituent effects in cycloaddition
physical-chemical-bonding-theory-53 | imaginary frequency; transition state optimization; saddle point; DFT frequency calculation; potential energy surface; stationary points | computational-chemistry
physical-chemical-bonding-theory-660 | MO diagram of CO; HOMO of CO; molecular orbitals of carbon monoxide; filling the MO diagram of CO; HOMO and LUMO of CO
physical-chemical-bonding-theory-701 | ionization energy of NO; nitric oxide molecular orbitals; antibonding electron; HOMO of NO; NO+ bond
physical-chemical-bonding-theory-702 | backside attack orbitals; SN2 frontier orbitals; HOMO and sigma star; LUMO of bromomethane; why inversion in SN2
physical-chemical-bonding-theory-981 | excited helium dimer bond; He2 excimer molecular orbitals; bond order of excited He2; helium excimer 2s bonding orbital; why excited helium forms a bond
physical-electrochemistry-01 | E°cell calculation; E°cell = E°cathode − E°anode; standard reduction potentials; cell voltage; silver-nickel cell; EMF of a cell
physical-electrochemistry-02 | electrolysis calculation; electroplating copper; mass deposited at cathode; current and time; Q = It; copper sulfate electrolysis
physical-electrochemistry-03 | Nernst equation calculation; nonstandard cell potential; zinc-silver cell; reaction quotient Q; cell voltage and concentration; E = E° − (RT/nF) ln Q
physical-electrochemistry-04 | anode and cathode; oxidation at the anode; direction of electron flow; voltaic cell; parts of a battery; An Ox Red Cat
physical-electrochemistry-05 | concentration cell potential; concentration cell calculation; Nernst equation; copper concentration cell; same electrodes different concentration
physical-electrochemistry-06 | Ksp from standard potentials; silver bromide; AgBr solubility product; equilibrium constant from E°; ln K = nFE°/RT; ΔG° = −nFE° | solubility-product
physical-electrochemistry-07 | charge for reduction; Faraday constant calculation; moles of electrons; coulombs; Q = nF; electrolysis calculation
physical-electrochemistry-08 | Kohlrausch's law; limiting molar conductivity; independent migration of ions; molar conductivity of acetic acid; weak electrolyte conductivity calculation
physical-electrochemistry-09 | pH from electrode potential; hydrogen electrode; pH electrode potential; reference electrode correction; calomel electrode; SHE; Ag/AgCl electrode | reference-electrodes
physical-electrochemistry-101 | E° ΔG° and K relationship; positive E° means spontaneous; ΔG° = −nFE°; signs of E° and ΔG°; spontaneity of redox reactions
physical-electrochemistry-102 | number of electrons and K; ln K = nFE°/RT; comparing equilibrium constants of cells; K from E°
physical-electrochemistry-103 | dead battery; cell at equilibrium; Q = K when E = 0; Daniell cell discharge; E vs E°; zinc-copper cell
physical-electrochemistry-104 | direction of concentration cell; silver concentration cell; cathode in concentration cell; AgNO3 concentration cell; more concentrated side is cathode
physical-electrochemistry-105 | E° of a concentration cell is zero; concentration cell voltage; when concentration cell stops; equal activities
physical-electrochemistry-106 | Ksp from concentration cell; measuring solubility product; silver chloride solubility product; Ksp electrochemical determination; AgCl
physical-electrochemistry-107 | hydrogen concentration cell; pH difference and voltage; hydrogen electrodes; cell voltage from pH; concentration cell calculation
physical-electrochemistry-108 | strong vs weak electrolyte conductivity; which solution conducts best; HCl conductivity; electrical conductivity of solutions; hydrogen ion mobility
physical-electrochemistry-109 | hydrated radius; ionic mobility; hydration shell; Li+ Na+ K+ mobility; alkali ion conductivity trend; why lithium ion moves slowly
physical-electrochemistry-110 | Kohlrausch square-root law; strong vs weak electrolyte; molar conductivity vs √c; molar conductivity and dilution; Ostwald dilution law
physical-electrochemistry-111 | conductometric titration; conductivity titration curve; HCl NaOH titration conductivity; strong acid strong base titration; ion mobility
physical-electrochemistry-112 | exchange current density; dynamic equilibrium at electrode; electrode kinetics; j0
physical-electrochemistry-113 | Tafel plot; Tafel equation; Tafel slope; transfer coefficient; exchange current density
physical-electrochemistry-114 | linear approximation low overpotential; charge transfer resistance; linearized Butler-Volmer; polarization resistance; transfer coefficient
physical-electrochemistry-115 | Tafel slope calculation; overpotential for tenfold current; Tafel equation; 120 mV per decade; overpotential calculation
physical-electrochemistry-116 | Frost diagram; most stable oxidation state; reading Frost diagrams; nE° vs oxidation number
physical-electrochemistry-117 | Latimer diagram; disproportionation of chlorine; chlorine in base; chlorine and sodium hydroxide; hypochlorite; bleach formation
physical-electrochemistry-118 | slope of Frost diagram; Frost diagram; standard potential from Frost diagram; nE° plot
physical-electrochemistry-119 | disproportionation of copper(I); Cu+ disproportionation; Latimer diagram of copper; equilibrium constant from E°; stability of Cu+
physical-electrochemistry-120 | structure of double layer; Helmholtz layer; electrode-solution interface; counterions at electrode; charged electrode
physical-electrochemistry-121 | Debye length; ionic strength and double layer; diffuse layer thickness; dilution of electrolyte
physical-electrochemistry-122 | Stern model; Stern layer; Gouy-Chapman model; Gouy-Chapman-Stern; compact layer; Helmholtz plane
physical-electrochemistry-123 | DLVO theory; coagulation by salt; colloid stability; Debye length; electrostatic stabilization; salting out a colloid
physical-electrochemistry-124 | entropy from cell voltage; dE/dT; ΔS = nF dE/dT; temperature dependence of cell voltage; reaction entropy of a cell
physical-electrochemistry-125 | entropy of cell reaction calculation; ΔS = nF dE/dT; dE/dT; cell entropy calculation; voltage change with temperature
physical-electrochemistry-126 | electrical work exceeding enthalpy; reversible cell work; cell efficiency above 100%; ΔG vs ΔH of a cell; cell absorbs heat
physical-electrochemistry-127 | sign of cell temperature coefficient; entropy of cell reaction; lead-acid battery; dE/dT and gas consumption; hydrogen-chlorine cell
physical-electrochemistry-400 | delta G = -nFE; ΔG° = −nFE°; sign of ΔG and E; cell potential and free energy; spontaneous cell reaction
physical-electrochemistry-401 | delta G = -nFE; ΔG° from E° calculation; free energy of a cell; Gibbs energy from cell potential; Daniell cell
physical-electrochemistry-402 | delta G = -nFE; does E° change when multiplying a reaction; intensive cell potential; Gibbs energy and cell potential; number of electrons n
physical-electrochemistry-403 | delta G = -nFE; E° from ΔG°; fuel cell voltage calculation; cell potential from Gibbs energy; number of electrons n
physical-electrochemistry-404 | Kohlrausch's law; limiting molar conductivity; independent migration of ions; molar conductivity at infinite dilution
physical-electrochemistry-405 | Kohlrausch's law calculation; limiting molar conductivity; independent migration of ions; molar conductivity of barium chloride
physical-electrochemistry-406 | Kohlrausch's law weak electrolyte; limiting molar conductivity of acetic acid; molar conductivity vs square root of concentration; weak electrolyte extrapolation
physical-electrochemistry-407 | Kohlrausch's law weak acid; degree of dissociation from molar conductivity; Ka from conductivity; limiting molar conductivity; Ostwald dilution law
physical-electrochemistry-501 | electrochemical impedance spectroscopy; EIS; alternating voltage; principle of EIS; impedance measurement
physical-electrochemistry-502 | electrochemical impedance spectroscopy; Nyquist plot; charge-transfer resistance; solution resistance; reading a Nyquist plot
physical-electrochemistry-503 | electrochemical impedance spectroscopy; Randles circuit; equivalent circuits; double-layer capacitance; EIS model
physical-electrochemistry-504 | electrochemical impedance spectroscopy; Warburg impedance; 45° line; Nyquist plots; diffusion in EIS
physical-electrochemistry-505 | electrochemical impedance spectroscopy; double-layer capacitance calculation; Nyquist plots; time constant RC; EIS calculation
physical-electrochemistry-506 | electrochemical impedance spectroscopy; EIS of coatings; corrosion and EIS; Nyquist plots; polarization resistance
physical-electrochemistry-51 | hydrogen overpotential; exchange current density; overvoltage on mercury; electrode kinetics; hydrogen evolution reaction; Tafel equation
physical-electrochemistry-52 | combining half-cell potentials; ΔG° = −nFE°; adding standard potentials; E° of Fe3+/Fe; why potentials are not additive; potential calculation
physical-electrochemistry-53 | Frost diagram; Frost diagram of manganese; disproportionation of Mn3+; reading Frost diagrams; stability of oxidation states
physical-electrochemistry-54 | Debye length; diffuse double layer thickness; ionic strength and double layer; Gouy-Chapman; screening length
physical-electrochemistry-870 | kolbe electrolysis; product of Kolbe electrolysis; alkane from electrolysis of sodium salt of carboxylic acid; Kolbe electrolysis of sodium hexanoate; electrolysis of carboxylate gives alkane; decarboxylative coupling at the anode
physical-electrochemistry-871 | kolbe electrolysis electrode products; electrolysis of potassium acetate; gases in Kolbe electrolysis; ethane from sodium acetate electrolysis; anode and cathode products Kolbe; electrolysis of sodium ethanoate solution
physical-electrochemistry-872 | kolbe electrolysis of a mixture; limitation of Kolbe electrolysis; why Kolbe gives mixture of alkanes; unsymmetrical alkane by Kolbe electrolysis; cross coupling in Kolbe electrolysis
physical-electrochemistry-943 | Frost diagram disproportionation; which species disproportionates; reading a Frost diagram; species above the line in a Frost diagram; oxidation state diagram; nE versus oxidation number | disproportionation
physical-electrochemistry-944 | Latimer diagram skip step potential; potential for nonadjacent species; combining potentials in a Latimer diagram; manganese Latimer diagram; weighted average of potentials; nE is additive; potential of a skipped couple
physical-electrochemistry-981 | zinc silver cell Nernst concentration change; which change raises cell voltage most; squared silver ion concentration in Q; reaction quotient and cell potential; Zn Ag cell Q; increase the emf of a zinc silver cell
physical-electrochemistry-982 | conductivity of acetic acid on dilution; molar conductivity of a weak electrolyte; diluting a weak acid conductivity; kappa and lambda on tenfold dilution; ostwald dilution law conductivity; weak acid degree of ionization and conductivity
physical-first-law-01 | ΔU = q + w; internal energy change; heat and work; internal energy calculation; sign convention for work
physical-first-law-02 | ΔU = q + w; expansion work; work against constant pressure; w = −pΔV; internal energy calculation
physical-first-law-03 | reversible isothermal expansion; isothermal work; w = −nRT ln(V2/V1); expansion work calculation; ideal gas expansion
physical-first-law-04 | state function vs path function; path independence; path functions; heat and work are path functions
physical-first-law-05 | ΔH from enthalpies of formation; standard enthalpy of formation calculation; ΔHf°; reaction enthalpy calculation; heat of formation
physical-first-law-06 | reversible adiabatic expansion; adiabatic work; adiabatic cooling; adiabatic expansion calculation; TV^(γ−1) = constant
physical-first-law-07 | Cp − CV = R; Cp vs Cv; molar heat capacity of ideal gas; heat capacity at constant volume; Mayer's relation
physical-first-law-08 | ΔH = ΔU + ΔnRT; ΔH vs ΔU; enthalpy of combustion from ΔU; naphthalene combustion; converting ΔU to ΔH
physical-first-law-101 | heat along different paths; ΔU = q + w; path independence of internal energy; heat and work calculation; path functions; heat and work sign convention
physical-first-law-102 | state function vs path function; cyclic process; work is a path function; thermodynamic cycle; closed cycle
physical-first-law-103 | p-V diagram paths; work as area under curve; path-dependent heat and work; comparing two paths; isobaric and isochoric steps
physical-first-law-104 | enthalpy is a state function; basis of Hess's law; why Hess's law works; path independence
physical-first-law-105 | free expansion; expansion into vacuum; Joule expansion; work against zero pressure; ideal gas internal energy
physical-first-law-106 | expansion work of reactions; change in moles of gas; w = −Δn RT; does the system do work; piston and gas evolution
physical-first-law-107 | reversible vs irreversible compression; isothermal compression work; work against constant pressure; minimum work of compression; one-step compression
physical-first-law-108 | isothermal vs adiabatic expansion; reversible adiabatic expansion; adiabatic cooling; final pressure after expansion; pV^γ constant
physical-first-law-109 | adiabatic heating; why bicycle pump gets hot; fast vs slow compression; compression warms a gas; adiabatic compression
physical-first-law-110 | constant-volume calorimeter; qV = ΔU; why bomb calorimeter gives internal energy; ΔU vs ΔH in calorimetry; coffee-cup vs bomb calorimeter
physical-first-law-111 | calorimeter constant; calorimeter calibration; heat of combustion calculation; benzoic acid standard; calorimeter heat capacity; energy content of fuel
physical-first-law-112 | incomplete combustion error; soot in calorimeter; sources of error in calorimetry; excess oxygen; combustion experiment error
physical-first-law-113 | ΔH vs ΔU of combustion; qp vs qv; ΔH = ΔU + Δn RT; change in moles of gas; combustion of glucose; heat at constant volume vs pressure
physical-first-law-114 | when ΔH equals ΔU; ΔH = ΔU + pΔV; ΔH vs ΔU; condensed-phase change; enthalpy vs internal energy
physical-first-law-115 | internal energy of vaporization; ΔU from ΔH calculation; ΔH = ΔU + RT; vaporization of water; work of vaporization
physical-first-law-116 | isothermal expansion ΔH = 0; heat vs enthalpy; when q equals ΔH; ideal gas enthalpy; common mistake with enthalpy
physical-first-law-117 | Cp vs Cv; Cp − Cv = R; why Cp is greater than Cv; molar heat capacity of gases; heating at constant pressure
physical-first-law-118 | heat capacity ratio; adiabatic index γ; γ = 1.40; speed of sound in gases; diatomic gas heat capacity; Cp/Cv
physical-first-law-119 | Cp of helium vs Cv of nitrogen; monatomic vs diatomic heat capacity; molar heat capacity of gases; 5/2 R; heating different gases
physical-first-law-120 | Cp − Cv of solids; heat capacity of solids vs gases; thermal expansion; Cp vs Cv of copper; expansion work
physical-first-law-121 | temperature dependence of reaction enthalpy; ΔCp = 0; Kirchhoff equation; enthalpy change with temperature; Kirchhoff's law of thermochemistry
physical-first-law-122 | temperature dependence of enthalpy of vaporization; heat capacity of liquid vs vapor; enthalpy of vaporization of water; ΔCp of vaporization; Kirchhoff equation
physical-first-law-123 | reaction enthalpy with phase change; enthalpy at another temperature; melting of a reactant; Kirchhoff equation; enthalpy correction
physical-first-law-124 | isenthalpic process; throttling process; constant enthalpy expansion; porous plug experiment; Joule-Thomson expansion
physical-first-law-125 | throttling of ideal gas; why ideal gas does not cool; Joule-Thomson coefficient zero; Joule-Thomson expansion; enthalpy of ideal gas
physical-first-law-126 | inversion curve; isenthalp; Joule-Thomson coefficient sign; throttling warms gas; inversion pressure
physical-first-law-127 | throttle vs turbine; adiabatic expansion vs throttling; isentropic expansion; gas liquefaction cooling; expander cooling | isothermal-and-adiabatic-processes
physical-first-law-128 | thermodynamic cycle calculation; net work per cycle; cyclic process; isothermal isochoric adiabatic cycle; ΔU around a cycle
physical-first-law-129 | ΔH vs ΔU with gas evolution; heat in open vs sealed vessel; Δn RT; zinc dissolving in acid; constant pressure vs constant volume heat
physical-first-law-400 | Kirchhoff's law enthalpy temperature dependence; Kirchhoff's law calculation; ΔH at another temperature; ΔCp; enthalpy of reaction at 698 K
physical-first-law-401 | Kirchhoff's law; Kirchhoff's law enthalpy temperature dependence; ΔCp positive; reaction enthalpy and temperature
physical-first-law-402 | reversible adiabatic expansion work; adiabatic work calculation; adiabatic expansion of ideal gas; w = CvΔT
physical-first-law-403 | reversible adiabatic expansion; final pressure adiabatic; pV^gamma constant; adiabatic expansion calculation; Poisson equation
physical-first-law-404 | reversible adiabatic expansion work; reversible vs irreversible adiabatic expansion; adiabatic cooling; maximum work
physical-first-law-51 | inversion temperature; throttling of gases; Joule-Thomson inversion; porous plug experiment; why hydrogen warms on expansion; gas liquefaction
physical-first-law-560 | bomb calorimeter heat capacity problem; calorimeter constant benzoic acid; heat capacity of calorimeter without water; bomb calorimeter calibration; C cal
physical-first-law-561 | bomb calorimeter heat capacity problem; heat released per gram of fuel; bomb calorimeter energy per gram; q = C delta T; fuel kJ/g
physical-first-law-870 | adiabatic expansion final temperature of ideal gas; TV^(γ-1) = constant calculation; temperature drop in reversible adiabatic expansion; final temperature adiabatic volume ratio; Poisson equation temperature and volume; adiabatic expansion monatomic gas temperature
physical-first-law-871 | adiabatic expansion helium vs nitrogen which is colder; effect of gamma on adiabatic cooling; monatomic vs diatomic gas adiabatic expansion; adiabatic temperature drop and heat capacity; final temperature after adiabatic expansion compare gases
physical-first-law-872 | why does Joule Thomson expansion cool most gases; Joule-Thomson cooling explanation; molecular attraction and throttling; why gas cools through porous plug; cause of Joule Thomson effect; throttling cooling intermolecular forces
physical-first-law-900 | calorimeter calibration; why calibrate with benzoic acid; benzoic acid standard; heat capacity of the calorimeter; calorimeter constant; bomb calorimeter parts
physical-first-law-901 | error in bomb calorimetry; too little water in the calorimeter; wrong calorimeter constant; effect on heat of combustion; bomb calorimeter mistake; temperature rise too large
physical-first-law-907 | extensive intensive and path functions; state function vs path function; examples of extensive and intensive properties; work is a path function; enthalpy is an extensive state function; classify thermodynamic quantities
physical-first-law-908 | intensive state function; temperature is intensive and a state function; which quantity is an intensive state function; intensive property of a gas; state function and intensive; heat and work are not state functions
physical-first-law-943 | why Cp is bigger than Cv; Cp minus Cv equals R; difference between Cp and Cv; heat capacity at constant pressure; work of expansion on heating; ideal gas heat capacities
physical-gibbs-energy-01 | crossover temperature; temperature of spontaneity; ΔG = ΔH − TΔS; temperature of reaction reversal; Gibbs free energy calculation
physical-gibbs-energy-02 | equilibrium constant from ΔG°; ΔG° = −RT ln K; K from Gibbs energy; equilibrium constant calculation; Gibbs free energy
physical-gibbs-energy-03 | K at another temperature; temperature dependence of K; van 't Hoff equation calculation; equilibrium constant and temperature
physical-gibbs-energy-04 | spontaneous at low temperature; temperature and spontaneity; ΔG = ΔH − TΔS; signs of ΔH and ΔS; enthalpy-driven reaction
physical-gibbs-energy-05 | ΔG° from free energies of formation; standard Gibbs energy of formation; ΔGf°; Gibbs free energy calculation; reaction Gibbs energy
physical-gibbs-energy-06 | decomposition pressure of CaCO3; ΔG° = −RT ln K; equilibrium pressure of CO2; limestone decomposition; calcium carbonate decomposition; Kp from ΔG°
physical-gibbs-energy-07 | ΔG = 0 at equilibrium; ΔG vs ΔG°; equilibrium condition; reaction Gibbs energy at equilibrium
physical-gibbs-energy-08 | graphite to diamond; diamond synthesis pressure; pressure dependence of Gibbs energy; graphite vs diamond stability; making diamonds | gibbs-energy
physical-gibbs-energy-101 | maximum non-expansion work; maximum useful work; free energy; ΔG = w max; meaning of Gibbs energy; reversible work
physical-gibbs-energy-102 | plot of ΔG vs T; slope −ΔS; ΔG = ΔH − TΔS; intercept ΔH; graph of free energy against temperature; Ellingham line
physical-gibbs-energy-103 | cold pack; ammonium nitrate dissolving; endothermic dissolution; signs of ΔH ΔS ΔG; spontaneous endothermic process; instant ice pack
physical-gibbs-energy-104 | ΔG at equilibrium; ΔG vs ΔG°; saturated solution; silver chloride solubility equilibrium; ΔG = 0
physical-gibbs-energy-105 | solubility and temperature; exothermic dissolution; retrograde solubility; salts less soluble when hot; Le Chatelier and solubility
physical-gibbs-energy-106 | entropy of dissolution calculation; ΔS = (ΔH − ΔG)/T; silver chloride; entropy of solution; ΔG = ΔH − TΔS
physical-gibbs-energy-107 | ATP hydrolysis coupling; glucose phosphorylation; coupled reactions ΔG calculation; hexokinase reaction; ΔG°' of coupled reactions; adding Gibbs energies
physical-gibbs-energy-108 | phosphoryl group transfer; common intermediate; how ATP drives reactions; energy coupling mechanism; ATP hydrolysis without coupling
physical-gibbs-energy-109 | overall equilibrium constant; product of equilibrium constants; K = K1 × K2; sequential reactions; pulling a reaction forward
physical-gibbs-energy-110 | chlorination of titanium dioxide; carbothermal reduction; titanium extraction; titanium tetrachloride; Kroll process; carbon as oxygen acceptor
physical-gibbs-energy-111 | direction of spontaneous transfer; phase equilibrium condition; μ and mass transfer; chemical potential gradient; equality of chemical potentials
physical-gibbs-energy-112 | chemical potential vs temperature; (∂μ/∂T)p = −Sm; phase stability; slope of μ against T; molar entropy of phases
physical-gibbs-energy-113 | definition of chemical potential; partial molar Gibbs energy; (∂G/∂n); partial molar quantities
physical-gibbs-energy-114 | supersaturated solution; crystallization driving force; chemical potential of solute; chemical potential at saturation; crystal growth
physical-gibbs-energy-115 | (∂G/∂p)T = V; pressure dependence of Gibbs energy; molar volume and G; dG = Vdp − SdT
physical-gibbs-energy-116 | pressure dependence of G; ΔG of compression calculation; RT ln(p2/p1); liquid vs gas Gibbs energy; VΔp
physical-gibbs-energy-117 | pressure and melting point; effect of pressure on phase stability; solid-liquid equilibrium; molar volume of phases; melting point under pressure
physical-gibbs-energy-118 | Kelvin equation; vapor pressure of small droplets; Kelvin effect; Laplace pressure; curved surfaces
physical-gibbs-energy-119 | mixed second derivatives; exact differential; equality of mixed partials; Schwarz theorem; derivation of Maxwell relations
physical-gibbs-energy-120 | Maxwell relation from G; (∂S/∂p)T = −(∂V/∂T)p; dG = −SdT + Vdp; deriving Maxwell relations
physical-gibbs-energy-121 | negative thermal expansion of water; density anomaly of water; entropy and compression; water between 0 and 4 °C; using Maxwell relations
physical-gibbs-energy-122 | internal pressure; thermodynamic equation of state; internal pressure of van der Waals gas; (∂U/∂V)T; a/V²
physical-gibbs-energy-123 | van't Hoff plot; ln K vs 1/T; exothermic reaction and K; slope −ΔH/R; temperature dependence of equilibrium constant
physical-gibbs-energy-124 | temperature dependence of equilibrium constant; K and temperature; exothermic reaction equilibrium; effect of ΔH on K; comparing equilibrium constants
physical-gibbs-energy-125 | molar solubility from Ksp; comparing solubilities; Ksp of MX vs MX2; solubility vs Ksp; salts with same Ksp | gibbs-energy-of-dissolution
physical-gibbs-energy-400 | van't Hoff equation; ln K vs 1/T; van't Hoff plot; slope -ΔH/R; temperature dependence of K
physical-gibbs-energy-401 | van't Hoff equation; ln K vs 1/T slope; van't Hoff plot calculation; enthalpy from equilibrium constants; temperature dependence of K
physical-gibbs-energy-402 | van't Hoff equation calculation; two-point van't Hoff equation; enthalpy from K at two temperatures; temperature dependence of K
physical-gibbs-energy-480 | when is delta G zero and delta G standard zero; delta G = 0 at equilibrium; delta G standard zero K = 1; difference between delta G and delta G naught; Q = K
physical-gibbs-energy-481 | delta G zero and delta G standard; water vapor equilibrium delta G; delta G standard of vaporization at 90 C; delta G at vapor pressure; boiling below 100 delta G sign
physical-gibbs-energy-51 | chemical potential of solvent; why solutes melt ice; why salt melts ice; freezing point lowering explanation; solvent chemical potential lowering | freezing-point-depression
physical-gibbs-energy-52 | (∂S/∂V)T = (∂p/∂T)V; entropy change with volume; thermodynamic partial derivatives; Helmholtz energy derivatives; using Maxwell relations
physical-gibbs-energy-53 | negative entropy of solution; hydration of ions; calcium sulfate solubility; ordering of water by ions; entropy of dissolution; exothermic but insoluble
physical-gibbs-energy-580 | delta G vs delta G standard at equilibrium; is delta G zero at equilibrium; delta G and delta G naught; delta G standard and K; delta G = 0 at equilibrium; sign of standard Gibbs energy from K; difference between delta G and delta G standard; K greater than 1 delta G standard negative; Gibbs energy at equilibrium
physical-gibbs-energy-840 | when is a reaction feasible delta H and delta S both positive; feasible above a temperature; delta G negative at high temperature; T greater than delta H over delta S; endothermic reaction feasible
physical-gibbs-energy-841 | reaction feasible delta H and delta S both positive; minimum temperature feasible calculation; units kJ and J delta G; convert entropy to kJ; feasibility temperature mistake
physical-gibbs-energy-907 | spontaneous at all temperatures; signs of delta H and delta S; delta H negative and delta S positive; exothermic with entropy increase; when is delta G always negative; spontaneity sign table
physical-gibbs-energy-908 | which reaction is spontaneous at all temperatures; decomposition of N2O spontaneous; sign of delta S from moles of gas; exothermic reaction with more moles of gas; predict spontaneity from equation and delta H; spontaneity at every temperature from equation
physical-gibbs-energy-930 | fugacity; what is fugacity; definition of fugacity; fugacity of a real gas; effective pressure; fugacity and chemical potential
physical-gibbs-energy-931 | fugacity; fugacity coefficient; fugacity coefficient below 1; attractions and fugacity; fugacity compared with pressure; real gas chemical potential
physical-gibbs-energy-932 | fugacity; fugacity coefficient from compression factor; fugacity coefficient and Z; integral for the fugacity coefficient; fugacity of a real gas at high pressure
physical-gibbs-energy-943 | chemical potential same in both phases; chemical potential at phase equilibrium; phase equilibrium condition; liquid vapor equilibrium chemical potential; why chemical potentials are equal; Gibbs energy minimum at phase equilibrium
physical-gibbs-energy-981 | delta G and K with temperature exothermic; delta G more negative but K smaller; effect of temperature on delta G and K; exothermic with positive entropy change; van't Hoff vs gibbs temperature dependence; does more negative delta G always mean larger K
physical-mechanisms-01 | reaction intermediate; identifying intermediates; intermediate vs catalyst; elementary steps; NO2 + CO mechanism; rate-determining step
physical-mechanisms-02 | rate law from mechanism; fast equilibrium slow step; 2NO + O2 mechanism; rate-determining step; pre-equilibrium approximation; third-order rate law
physical-mechanisms-03 | steady-state approximation calculation; effective rate constant; reactive intermediate kinetics; k = k1k2/(k−1 + k2); rate law from mechanism
physical-mechanisms-04 | rate law of elementary step; writing rate laws; elementary reaction order; molecularity; termolecular step
physical-mechanisms-05 | propagation step; initiation propagation termination; hydrogen bromine reaction; H2 + Br2 chain reaction; radical chain mechanism; HBr formation
physical-mechanisms-06 | unimolecular reactions; Lindemann-Hinshelwood mechanism; fall-off of rate constant; high-pressure limit; collisional activation; reaction order and pressure
physical-mechanisms-07 | catalyst in a mechanism; identifying the catalyst; chlorine radical ozone; ozone layer destruction; catalyst vs intermediate; CFCs and ozone; catalytic cycle
physical-mechanisms-101 | slow step; rate-limiting step; speeding up a reaction; bottleneck step; slowest step determines rate
physical-mechanisms-102 | mechanism consistent with rate law; NO2 + CO reaction; slow first step; deducing mechanism from rate law; 2NO2 → NO3 + NO
physical-mechanisms-103 | SN1 rate law; tert-butyl bromide hydrolysis; zero order in hydroxide; unimolecular substitution; rate law evidence for SN1
physical-mechanisms-104 | iodination of acetone; acid-catalyzed enolization; zero order in iodine; iodine clock propanone; enol formation slow step; halogenation of ketones kinetics
physical-mechanisms-105 | rate law from mechanism; 2NO + 2H2 reaction; fast equilibrium slow step; eliminating intermediates; nitric oxide and hydrogen
physical-mechanisms-106 | negative activation energy; apparent activation energy; anti-Arrhenius behavior; rate falls with temperature; composite activation energy | pre-equilibrium
physical-mechanisms-107 | condition for pre-equilibrium; fast equilibrium approximation; pre-equilibrium vs steady state; k−1 much larger than k2
physical-mechanisms-108 | steady-state assumption; d[X]/dt = 0; reactive intermediate; intermediate concentration constant; SSA
physical-mechanisms-109 | when is steady state valid; reactive intermediate; steady-state condition; short-lived intermediate; SSA
physical-mechanisms-110 | limiting rate law; saturation kinetics; order at high concentration; steady-state rate law limits; change of rate-determining step
physical-mechanisms-111 | overall activation energy; rate-determining step from energy profile; two-step energy diagram; reaction coordinate diagram; highest transition state
physical-mechanisms-112 | intermediates on energy diagram; intermediate vs transition state; valleys and peaks; reaction coordinate diagram; potential energy diagram
physical-mechanisms-113 | elementary vs overall rate law; molecularity; rate law from stoichiometry; why rate laws must be measured
physical-mechanisms-114 | ozone decomposition mechanism; product inhibition; negative reaction order; effect of product on rate; O3 decomposition rate law
physical-mechanisms-115 | unimolecular reactions; collisional activation; Lindemann-Hinshelwood mechanism; activated molecule A*
physical-mechanisms-116 | fall-off region; inert gas effect on unimolecular rate; collisional activation; third body; pressure dependence of rate constant
physical-mechanisms-117 | high-pressure limit; unimolecular rate constant; Lindemann-Hinshelwood rate law; k∞ = k1k2/k−1; steady-state derivation
physical-mechanisms-118 | 1/k_uni vs 1/[A] plot; Lindemann plot; high-pressure limiting rate constant; testing Lindemann mechanism; unimolecular kinetics plot
physical-mechanisms-119 | inhibition step; product inhibition; H2 + Br2 mechanism; HBr formation; chain retardation
physical-mechanisms-120 | radical scavenger; chain inhibitor; induction period; radical inhibitor evidence; antioxidants and radicals
physical-mechanisms-121 | explosion limits; hydrogen-oxygen explosion; chain branching; lower explosion limit; wall termination
physical-mechanisms-122 | photon energy threshold; color of light and reaction; Stark-Einstein law; light intensity vs frequency; photochemical activation
physical-mechanisms-123 | quantum yield calculation; quantum yield greater than 1; molecules reacted per photon; photochemical yield
physical-mechanisms-124 | Stern-Volmer; fluorescence quenching; fluorescence lifetime; dynamic quenching; fluorescence quantum yield calculation
physical-mechanisms-125 | primary photochemical process; excited electronic state; photochemical vs thermal reactions; light absorption and reaction
physical-mechanisms-126 | diffusion control; encounter rate; rate limit in solution; diffusion limit
physical-mechanisms-127 | diffusion-limited rate constant calculation; 8RT/3η; Stokes-Einstein; Smoluchowski; viscosity and rate constant
physical-mechanisms-128 | ion reactions in solution; electrostatic effect on diffusion rate; Debye-Smoluchowski; oppositely charged ions react faster; encounter of ions
physical-mechanisms-129 | diffusion vs activation control; viscosity dependence of rate; low activation energy; identifying diffusion control; solvent viscosity effect
physical-mechanisms-130 | hydrogen iodine reaction; H2 + I2 mechanism; rate law does not prove mechanism; iodine atoms; single-step vs multistep; photochemical evidence
physical-mechanisms-21 | molecularity; bimolecular step; rate law of elementary step; unimolecular vs bimolecular; O3 + Cl
physical-mechanisms-22 | rate law and mechanism consistency; can a mechanism be proven; 2NO + O2 mechanism; single-step vs multistep; deducing mechanism from rate law
physical-mechanisms-23 | bromate-bromide reaction; why reactions occur in steps; molecularity of elementary step; elementary vs overall reaction; termolecular collisions are rare
physical-mechanisms-24 | reaction coordinate diagram; number of steps and intermediates; transition states vs intermediates; energy profile diagram; counting transition states; potential energy diagram
physical-mechanisms-25 | activation energy of reverse step; reading an energy diagram; reaction coordinate diagram; activation energy from energy profile; barrier from intermediate
physical-mechanisms-26 | catalyzed vs uncatalyzed energy profile; catalyst energy diagram; effect of catalyst on ΔH; intermediate in catalysis; reaction coordinate diagram; alternative pathway
physical-mechanisms-300 | astrochemistry interstellar molecules; interstellar molecules; molecular hydrogen in space; molecular clouds
physical-mechanisms-301 | astrochemistry interstellar molecules; ion-molecule reactions; reactions in cold clouds; barrierless reactions
physical-mechanisms-302 | astrochemistry interstellar molecules; formation of H2 on dust grains; interstellar dust; grain surface chemistry
physical-mechanisms-303 | astrochemistry interstellar molecules; radio astronomy; rotational spectra of interstellar molecules; detecting molecules in space
physical-mechanisms-304 | astrochemistry interstellar molecules; H3+; proton transfer in space; HCO+; ion-molecule reactions
physical-mechanisms-400 | intermediates vs catalysts in mechanisms; identifying intermediates; reaction intermediate; intermediate or catalyst
physical-mechanisms-401 | intermediates vs catalysts in mechanisms; identifying catalyst and intermediate; decomposition of hydrogen peroxide with iodide; catalyst in a mechanism
physical-mechanisms-402 | intermediates vs catalysts in mechanisms; identify the catalyst in a mechanism; intermediate; reaction mechanism steps
physical-mechanisms-403 | intermediates vs catalysts in mechanisms; homogeneous catalysis NO; identifying catalyst; catalyst cancels from the overall equation
physical-mechanisms-404 | rate determining step and orders; orders and mechanism; rate equation and mechanism; slow step particles; rate-determining step
physical-mechanisms-405 | rate determining step and orders; linking orders to mechanism; choosing a mechanism from the rate equation; hydrogen and nitric oxide mechanism
physical-mechanisms-406 | rate determining step and orders; zero order reactant and mechanism; zero order in CO; slow step; order and mechanism
physical-mechanisms-407 | autocatalysis Mn2+ ethanedioate; permanganate oxalate autocatalysis; manganate(VII) ethanedioate; autocatalyst; homogeneous catalysis by Mn2+
physical-mechanisms-408 | autocatalysis graph; autocatalysis Mn2+ ethanedioate; S-shaped curve of autocatalysis; permanganate oxalate kinetics; concentration-time graph of autocatalysis
physical-mechanisms-409 | autocatalysis Mn2+ ethanedioate; why manganate(VII) ethanedioate is slow; like charges repel activation energy; permanganate oxalate
physical-mechanisms-410 | autocatalysis Mn2+ ethanedioate; adding Mn2+ to permanganate and oxalate; autocatalyst effect on rate; autocatalysis
physical-mechanisms-411 | autocatalysis; autocatalytic rate law; rate maximum of autocatalysis; A + P -> 2P; S-shaped curve
physical-mechanisms-412 | oscillating reactions; Belousov-Zhabotinsky reaction; BZ reaction; chemical oscillator; non-linear kinetics
physical-mechanisms-413 | oscillating reactions; conditions for chemical oscillation; autocatalysis feedback; non-linear kinetics; far from equilibrium
physical-mechanisms-414 | oscillating reactions; BZ reaction and the second law; Belousov-Zhabotinsky; why oscillating reactions stop; chemical oscillations thermodynamics
physical-mechanisms-415 | oscillating reactions; Lotka-Volterra mechanism; autocatalysis in oscillating reactions; chemical oscillator model; non-linear kinetics
physical-mechanisms-416 | oscillating reactions; flow reactor; sustained chemical oscillation; BZ reaction; far from equilibrium
physical-mechanisms-417 | chain reactions H2 + Br2; hydrogen-bromine reaction; initiation step; chain mechanism; radical chain kinetics
physical-mechanisms-418 | chain reactions H2 + Br2; rate law of the hydrogen-bromine reaction; half order in bromine; chain reaction rate law; steady state chain
physical-mechanisms-419 | ultrafast pump probe spectroscopy; pump-probe; femtosecond spectroscopy; transient absorption; femtochemistry
physical-mechanisms-420 | ultrafast pump probe spectroscopy; delay line; femtosecond delay path length; pump-probe delay calculation
physical-mechanisms-421 | ultrafast pump probe spectroscopy; ground-state bleach; transient absorption signals; excited-state absorption
physical-mechanisms-422 | ultrafast pump probe spectroscopy; femtochemistry; Zewail; dissociation of ICN; femtosecond dynamics
physical-mechanisms-423 | ultrafast spectroscopy; femtosecond pulse bandwidth; time-bandwidth product; ultrafast pump probe spectroscopy
physical-mechanisms-424 | RRKM theory; microcanonical rate constant; unimolecular rate theory; k(E); RRKM
physical-mechanisms-425 | RRKM theory; RRKM vs Lindemann; energy-dependent rate constant; unimolecular rate theory
physical-mechanisms-426 | RRKM theory; RRKM equation; sum of states; density of states; microcanonical rate constant
physical-mechanisms-427 | RRKM theory; molecular size and unimolecular rate; density of states; energy redistribution
physical-mechanisms-428 | RRKM theory; intramolecular vibrational redistribution; mode-specific chemistry; statistical assumption of RRKM
physical-mechanisms-429 | phase transfer catalysis; crown ethers phase transfer catalysis; tetrabutylammonium bromide; PTC; quaternary ammonium catalyst
physical-mechanisms-430 | phase transfer catalysis; naked anions; SN2 with phase transfer catalyst; 1-bromooctane and cyanide; crown ethers phase transfer catalysis
physical-mechanisms-431 | crown ethers phase transfer catalysis; 18-crown-6 potassium; purple benzene; host-guest chemistry; crown ether cavity
physical-mechanisms-432 | crown ethers; 12-crown-4 lithium; crown ether selectivity; cavity size; host-guest chemistry
physical-mechanisms-433 | phase transfer catalysis; choosing a phase transfer catalyst; lipophilic cation; quaternary ammonium salts; PTC
physical-mechanisms-460 | Lindemann mechanism; unimolecular falloff; Lindemann-Hinshelwood; unimolecular reactions at low pressure; falloff region; first order to second order at low pressure; collisional activation; unimolecular rate constant and pressure
physical-mechanisms-51 | quantum yield; photochemical chain reaction; hydrogen chlorine reaction; H2 + Cl2 explosion with light; radical chain reaction
physical-mechanisms-52 | diffusion control; viscosity and rate constant; encounter rate; radical recombination; Smoluchowski; solvent viscosity effect
physical-mechanisms-701 | iodination of acetone; iodination of propanone autocatalysis; product H+ as catalyst; buffer and reaction rate; zero order in iodine
physical-mechanisms-840 | work out rate determining step from rate equation; RDS from rate law; NO and H2 mechanism; fast pre-equilibrium; species in rate equation up to RDS; which step is slow
physical-mechanisms-860 | autocatalysis; what is autocatalysis; autocatalytic reaction; definition of autocatalysis; product as catalyst
physical-mechanisms-900 | bimolecular reaction; effect of compression on rate; halving the volume; molecularity and rate law; rate of a gas reaction and volume; NO and ozone
physical-mechanisms-901 | termolecular step; third body; role of M in ozone formation; O + O2 + M; termolecular reaction; collision partner
physical-molecular-spectroscopy-01 | normal modes of vibration; number of vibrational modes; 3N − 5; vibrations of CO2; vibrational degrees of freedom
physical-molecular-spectroscopy-02 | rotational transition wavenumber; 2B(J + 1); rigid rotor; rotational constant; microwave spectrum of CO; rotational spectrum calculation
physical-molecular-spectroscopy-03 | isotope effect on vibration; isotopic shift in IR; HCl vs DCl; reduced mass; vibrational wavenumber calculation; force constant | vibrational-spectroscopy
physical-molecular-spectroscopy-04 | microwave inactive molecules; selection rule permanent dipole; which molecules show rotational spectrum; gross selection rule; homonuclear diatomics; microwave spectroscopy
physical-molecular-spectroscopy-05 | IR inactive vibration; symmetric stretch of CO2; IR selection rule; change in dipole moment; infrared active modes; CO2 vibrations
physical-molecular-spectroscopy-06 | first overtone; overtone calculation; anharmonic oscillator; vibrational terms of HCl; anharmonicity constant; Morse oscillator
physical-molecular-spectroscopy-07 | rotational Raman spectrum; Stokes line; ΔJ = ±2; Raman shift calculation; 6B; rotational Raman of N2
physical-molecular-spectroscopy-101 | wavelength to wavenumber; wavenumber calculation; µm to cm−1; infrared wavenumber; unit conversion in spectroscopy
physical-molecular-spectroscopy-102 | why wavenumbers are used; wavenumber and energy; cm−1 units; wavenumber vs wavelength
physical-molecular-spectroscopy-103 | refractive index and frequency; light entering glass; frequency unchanged in medium; refraction; speed of light in medium
physical-molecular-spectroscopy-104 | Stokes shift calculation; Raman wavelength calculation; Raman shift; Stokes line; laser excitation wavelength
physical-molecular-spectroscopy-105 | anharmonic oscillator levels; Morse potential; converging vibrational levels; real vs harmonic oscillator
physical-molecular-spectroscopy-106 | first overtone; overtone of CO; anharmonic shift; overtone band; carbon monoxide IR
physical-molecular-spectroscopy-107 | bond length in excited vibrational state; evidence for anharmonicity; thermal expansion of bonds; anharmonic oscillator; asymmetric potential
physical-molecular-spectroscopy-108 | Birge-Sponer plot; Birge-Sponer extrapolation; dissociation energy from spectrum; D0 determination; vibrational spacing
physical-molecular-spectroscopy-109 | Raman selection rule; change in polarizability; Raman active; Raman vs IR activity
physical-molecular-spectroscopy-110 | rule of mutual exclusion; center of inversion; IR vs Raman; CO2 vibrational bands; centrosymmetric molecules
physical-molecular-spectroscopy-111 | Stokes vs anti-Stokes; anti-Stokes intensity; Boltzmann population of vibrational levels; Raman scattering intensity
physical-molecular-spectroscopy-112 | observing N2 stretch; IR inactive homonuclear diatomics; Raman active vibration; why N2 has no IR spectrum; IR vs Raman
physical-molecular-spectroscopy-113 | intensity of rotational lines; most populated rotational level; degeneracy 2J + 1; HCl IR line intensities; rotational level population
physical-molecular-spectroscopy-114 | combination differences; rotational constant from IR; P and R branch lines; rotational constant calculation; R(0) and P(2)
physical-molecular-spectroscopy-115 | chlorine isotope splitting; HCl IR spectrum; isotope effect in IR; H35Cl H37Cl; doublet lines in HCl
physical-molecular-spectroscopy-116 | Franck-Condon principle; vertical transition; nuclei fixed during transition; Born-Oppenheimer
physical-molecular-spectroscopy-117 | n → π* transition; solvatochromism; blue shift in ethanol; UV spectrum of ketones; n-π* vs π-π*; hypsochromic shift
physical-molecular-spectroscopy-118 | conjugation and absorption wavelength; HOMO-LUMO gap of polyenes; polyene color; bathochromic shift; why carotene is orange; conjugated double bonds UV
physical-molecular-spectroscopy-119 | Laporte rule; d-d transition intensity; charge-transfer band; selection rules of complexes; molar absorptivity of d-d bands; LMCT
physical-molecular-spectroscopy-120 | fluorescence vs phosphorescence; spin-forbidden emission; singlet vs triplet; Jablonski diagram; glow in the dark
physical-molecular-spectroscopy-121 | mirror image rule; fluorescence spectrum of anthracene; absorption-emission mirror image; vibrational structure of fluorescence
physical-molecular-spectroscopy-122 | Kasha's rule; internal conversion; emission from lowest excited state; Jablonski diagram; excitation wavelength independence
physical-molecular-spectroscopy-123 | stimulated emission; coherent light; how a laser works; spontaneous vs stimulated emission
physical-molecular-spectroscopy-124 | three-level vs four-level laser; population inversion; laser pumping threshold; Nd:YAG laser; ruby laser
physical-molecular-spectroscopy-125 | laser cavity; optical resonator; laser mirrors; parts of a laser; how a laser works
physical-molecular-spectroscopy-126 | Q-switching; giant pulse laser; Q-switched laser; mode locking; pulsed lasers
physical-molecular-spectroscopy-127 | Zeeman splitting; spin energy splitting and field; ΔE = γħB; NMR principle; Larmor frequency
physical-molecular-spectroscopy-128 | NMR sensitivity and field strength; high-field NMR; spin population difference; stronger NMR magnet
physical-molecular-spectroscopy-129 | NMR active nuclei; carbon-12 NMR inactive; nuclear spin zero; why 12C gives no NMR signal; I = 0 nuclei
physical-molecular-spectroscopy-130 | EPR spectrum; ESR; methyl radical; hyperfine splitting; 1:3:3:1 quartet; electron spin resonance | principles-of-magnetic-resonance
physical-molecular-spectroscopy-131 | symmetry elements of water; C2v; mirror planes and axes; point group of water
physical-molecular-spectroscopy-132 | point group of BF3; D3h; determining point groups; horizontal mirror plane; trigonal planar symmetry
physical-molecular-spectroscopy-133 | center of inversion; cis vs trans symmetry; 1,2-dichloroethene; symmetry of cis-trans isomers; C2v vs C2h
physical-molecular-spectroscopy-134 | character definition; trace of a matrix; matrix representation; group theory
physical-molecular-spectroscopy-135 | reducible representation; unshifted atoms; contribution to character; group theory for vibrations; 3N representation
physical-molecular-spectroscopy-136 | IR active modes from group theory; IR selection rule symmetry; C2v character table; A1 B1 B2 vibrations; infrared activity of symmetry species
physical-molecular-spectroscopy-137 | C3v character table; N–H stretches of ammonia; reducing a representation; A1 + E; symmetry of stretching vibrations; irreducible representations
physical-molecular-spectroscopy-400 | Mössbauer spectroscopy iron; isomer shift; Mossbauer spectroscopy; s electron density at the nucleus; 57Fe
physical-molecular-spectroscopy-401 | Mössbauer spectroscopy iron; isomer shift Fe(II) Fe(III); oxidation state from Mössbauer; Mossbauer iron compounds
physical-molecular-spectroscopy-402 | Mössbauer spectroscopy iron; quadrupole splitting; Mossbauer doublet; electric field gradient; symmetry of iron site
physical-molecular-spectroscopy-403 | Mössbauer spectroscopy iron; Prussian blue; mixed valence; Mossbauer spectroscopy application; Fe(II) and Fe(III)
physical-molecular-spectroscopy-404 | Mössbauer spectroscopy; recoil-free absorption; Mössbauer effect; why solids are needed; Mossbauer spectroscopy iron
physical-molecular-spectroscopy-405 | selection rules rotational vibrational spectroscopy; gross selection rule rotation; microwave spectrum selection rule; permanent dipole moment
physical-molecular-spectroscopy-406 | selection rules rotational vibrational spectroscopy; specific selection rules; Δv = ±1; ΔJ = ±1; infrared selection rules
physical-molecular-spectroscopy-407 | selection rules rotational vibrational spectroscopy; CO2 infrared active; gross selection rules; which molecules show rotational spectra
physical-molecular-spectroscopy-408 | selection rules rotational Raman; ΔJ = ±2; rotational Raman spectrum; selection rules rotational vibrational spectroscopy
physical-molecular-spectroscopy-409 | selection rules vibrational spectroscopy; overtones and anharmonicity; why overtones appear; forbidden transitions; selection rules
physical-molecular-spectroscopy-410 | rovibrational spectra P Q R branches; P and R branches; Q branch; ΔJ; vibration-rotation spectrum
physical-molecular-spectroscopy-411 | rovibrational spectra P Q R branches; R branch line position calculation; rotational constant; P and R branches
physical-molecular-spectroscopy-412 | NMR relaxation T1 T2; spin-lattice relaxation; spin-spin relaxation; T1 and T2 meaning; relaxation times
physical-molecular-spectroscopy-413 | NMR relaxation T1 T2; line width and T2; transverse relaxation time calculation; T2* from line width
physical-molecular-spectroscopy-414 | NMR relaxation T1 measurement; inversion recovery; T1 calculation; null point; spin-lattice relaxation
physical-molecular-spectroscopy-415 | NMR relaxation T1 T2; quaternary carbons weak signals; long T1 of quaternary carbon; dipolar relaxation mechanism
physical-molecular-spectroscopy-416 | NMR relaxation T1 T2; correlation time and relaxation; T1 minimum; line broadening of large proteins; relaxation mechanisms
physical-molecular-spectroscopy-417 | EPR spectroscopy hyperfine; hyperfine lines of nitrogen; nitroxide EPR; 2I + 1 lines; ESR hyperfine splitting
physical-molecular-spectroscopy-418 | EPR spectroscopy g value; g factor calculation; EPR spectroscopy hyperfine; electron paramagnetic resonance; ESR g value
physical-molecular-spectroscopy-419 | EPR spectroscopy hyperfine; benzene radical anion EPR; number of hyperfine lines; equivalent protons EPR
physical-molecular-spectroscopy-420 | EPR spectroscopy hyperfine; McConnell equation; spin density; hyperfine coupling constant calculation; methyl radical EPR
physical-molecular-spectroscopy-421 | Jablonski diagram fluorescence phosphorescence; intersystem crossing; internal conversion; photophysical processes; S1 to T1
physical-molecular-spectroscopy-422 | Jablonski diagram fluorescence phosphorescence; fluorescence quantum yield calculation; excited state lifetime; photophysical processes rates
physical-molecular-spectroscopy-423 | Jablonski diagram; Kasha's rule; fluorescence from S1; internal conversion; photophysical processes
physical-molecular-spectroscopy-424 | lanthanide luminescence; antenna effect; europium luminescence; f-f transitions; sensitization of lanthanides
physical-molecular-spectroscopy-425 | lanthanide luminescence; narrow emission lines of lanthanides; f-f transitions; europium emission; 4f shielding
physical-molecular-spectroscopy-426 | lanthanide luminescence; long lifetime of lanthanide emission; forbidden f-f transitions; time-gated luminescence
physical-molecular-spectroscopy-427 | lanthanide luminescence; quenching by water; europium lifetime H2O D2O; bound water molecules; O-H oscillators
physical-molecular-spectroscopy-428 | symmetry elements and operations; symmetry elements of ammonia; C3v; identifying symmetry elements; mirror planes of NH3
physical-molecular-spectroscopy-429 | symmetry elements and operations; symmetry elements of benzene; C2 axes of benzene; D6h; counting symmetry axes
physical-molecular-spectroscopy-430 | symmetry elements and operations; improper rotation; S4 axis of methane; rotation-reflection; symmetry operations
physical-molecular-spectroscopy-431 | metal carbonyl IR stretching bands from symmetry; CO stretching bands group theory; octahedral M(CO)6 IR; carbonyl IR bands; infrared active modes of carbonyls
physical-molecular-spectroscopy-432 | metal carbonyl IR stretching bands from symmetry; fac and mer carbonyl IR; CO stretching bands group theory; C3v carbonyl bands
physical-molecular-spectroscopy-433 | metal carbonyl IR stretching bands from symmetry; reducible representation of CO stretches; how to work out IR bands; characters of unshifted bonds
physical-molecular-spectroscopy-434 | metal carbonyl IR stretching bands from symmetry; cis and trans M(CO)4L2 IR; number of CO bands; distinguishing isomers by IR
physical-molecular-spectroscopy-435 | Karplus equation; dihedral angle and coupling constant; vicinal coupling; 3J and dihedral angle; Karplus curve
physical-molecular-spectroscopy-436 | Karplus equation; dihedral angle dependence of 3J; largest coupling anti; Karplus curve minimum; vicinal coupling constant
physical-molecular-spectroscopy-437 | Karplus equation; axial-axial coupling; cyclohexane coupling constants; 3J of chair protons; dihedral angle 180
physical-molecular-spectroscopy-438 | Karplus equation calculation; averaged coupling constant; conformational averaging of 3J; Karplus equation
physical-molecular-spectroscopy-460 | rotational constant and bond length; rotational constant B to bond length; B proportional to 1/r2; compare bond lengths from B; rotational spectroscopy bond length; moment of inertia of a diatomic; rigid rotor bond length; microwave spectrum bond length; effect of bond length on rotational constant
physical-molecular-spectroscopy-461 | rotational constant B to bond length; reduced mass in bond length calculation; bond length of CO from rotational constant; moment of inertia and reduced mass; rigid rotor reduced mass; I = mu r squared; bond length from moment of inertia; forgetting the reduced mass; rotational spectroscopy of CO
physical-molecular-spectroscopy-462 | hot bands; fundamental and hot bands; hot band vs fundamental; weak IR band that grows on heating; v=1 to v=2 transition; vibrational transitions of an anharmonic oscillator; why hot bands are at lower wavenumber; hot band temperature dependence; anharmonic vibrational spectrum
physical-molecular-spectroscopy-463 | anharmonicity constant; anharmonicity from fundamental and overtone; first overtone; wexe calculation; overtone and fundamental of CO; omega x from overtone; anharmonic oscillator energy levels; calculate xe; Morse oscillator vibrational terms; overtone wavenumber anharmonic
physical-molecular-spectroscopy-464 | point group of ethane; point group of staggered ethane; D3d point group; finding the point group; Dnd vs Dnh; point group flowchart; assign a point group from symmetry elements; dihedral mirror planes; D3h or D3d; symmetry elements
physical-molecular-spectroscopy-465 | point group of dichloromethane; point group of CH2Cl2; finding the point group; C2v point group; Td or C2v; symmetry elements of CH2Cl2; tetrahedral but not Td; assign a point group; point group of a substituted methane
physical-molecular-spectroscopy-466 | reduction formula; reducing a reducible representation; number of operations in a class; order of the group; reduce a representation in C3v; reduction formula mistake; group theory character table; irreps of a reducible representation; how many times A1 occurs
physical-molecular-spectroscopy-467 | reducible representation; sum of irreducible representations; characters of a reducible representation; reducing a reducible representation; gamma = 2A1 + B2; direct sum of irreps; C2v representation; characters add up; check a reduction
physical-molecular-spectroscopy-468 | IR or Raman active C2v; which vibrations are Raman active; A2 vibration; IR active modes from a character table; selection rules from a character table; Raman active but not IR active; C2v character table; infrared and Raman activity by symmetry; quadratic functions and Raman activity
physical-molecular-spectroscopy-469 | mutual exclusion rule; rule of mutual exclusion; IR and Raman active vibrations of water; center of inversion and Raman; CO2 IR vs Raman; IR and Raman activity; centrosymmetric molecules; vibrations active in both IR and Raman; water vs CO2 vibrations
physical-molecular-spectroscopy-480 | H equatorial from the coupling constant; axial equatorial J values cyclohexane; karplus dihedral angle chair; small coupling constant equatorial; 3 Hz coupling cyclohexane | spin-spin-splitting; chair-conformations
physical-molecular-spectroscopy-481 | H equatorial from the coupling constant; 4-tert-butylcyclohexanol cis trans NMR; axial H large J; 11 Hz diaxial coupling; cis or trans from coupling constants | spin-spin-splitting; chair-conformations
physical-molecular-spectroscopy-51 | P and R branches; missing Q branch; ΔJ = ±1 selection rule; vibration-rotation spectrum of HCl; IR spectrum of HCl gas
physical-molecular-spectroscopy-52 | vibration-rotation coupling; R branch convergence; rotational constant in excited vibrational state; P branch vs R branch spacing; band head
physical-molecular-spectroscopy-53 | Franck-Condon principle; vibrational progression; vertical transition; vibronic spectrum; displaced potential curves | electronic-spectroscopy
physical-molecular-spectroscopy-54 | Stokes shift; why fluorescence is at longer wavelength; vibrational relaxation; Jablonski diagram; absorption vs emission spectrum
physical-molecular-spectroscopy-55 | phosphorescence at low temperature; triplet state quenching; oxygen quenching; naphthalene phosphorescence; rigid matrix 77 K; triplet lifetime
physical-molecular-spectroscopy-56 | population inversion; two-level system saturation; stimulated emission; why two-level lasers do not work; laser pumping; Einstein coefficients
physical-molecular-spectroscopy-57 | point groups and dipole moment; C2v point group; which point groups are polar; symmetry and polarity; group theory | molecular-polarity
physical-molecular-spectroscopy-58 | improper rotation axis; S4 axis; symmetry criterion for chirality; achiral without mirror plane; rotation-reflection axis; point groups and chirality | chirality
physical-molecular-spectroscopy-59 | reducing a representation; reduction formula; C2v character table; irreducible representations; group theory calculation; A1 symmetry
physical-molecular-spectroscopy-701 | Δl = ±1; forbidden transition of hydrogen; selection rule for hydrogen atom; 2s to 1s; allowed atomic transitions
physical-molecular-spectroscopy-702 | rotational Raman of nitrogen; anisotropic polarizability; gross selection rule Raman; N2 microwave inactive; homonuclear diatomic rotation
physical-molecular-spectroscopy-703 | overtone of HCl; first overtone; anharmonicity and selection rule; Δv = 2; 5668 cm−1; breakdown of vibrational selection rule
physical-molecular-spectroscopy-704 | Laporte rule; tetrahedral versus octahedral color intensity; cobalt chloride blue and pink; d-d transitions forbidden; center of inversion and intensity
physical-molecular-spectroscopy-870 | rotational constant to bond length of diatomic; line spacing 2B and bond length; mistake B for line spacing; bond length from rotational constant error; how bond length depends on rotational constant
physical-molecular-spectroscopy-871 | bond length from rotational spectrum; what is needed to get bond length from line spacing; moment of inertia and reduced mass from rotational spectrum; rotational constant to bond length; bond length from microwave spectrum
physical-molecular-spectroscopy-872 | why does homonuclear N2 have no pure rotational spectrum; permanent dipole requirement microwave absorption; why N2 does not absorb microwaves; CO has rotational spectrum but N2 does not; dipole moment and rotational spectrum
physical-molecular-spectroscopy-900 | wavenumber and wavelength; wavenumber and frequency; comparing infrared bands; wavelength and frequency relation; doubling the wavenumber
physical-molecular-spectroscopy-901 | difference in wavenumber; nanometers to wavenumbers; separation of spectral lines; reciprocal centimeters; converting a wavelength interval
physical-molecular-spectroscopy-943 | isotope effect on vibrational wavenumber; HCl vs DCl; reduced mass and vibrational frequency; isotopic substitution in infrared spectra; deuterium shift; force constant of HCl and DCl
physical-molecular-spectroscopy-944 | P Q and R branches; rovibrational branches; delta J in P and R branches; Q branch; order of P Q R branches; rotational fine structure of an IR band
physical-molecular-spectroscopy-981 | rotational spectrum when gas is cooled; strongest rotational line and temperature; most populated J level; rotational line intensities vs temperature; CO microwave spectrum at lower temperature; line positions unchanged on cooling
physical-molecular-spectroscopy-982 | N2O structure from IR and Raman; rule of mutual exclusion N2O; NNO or NON; infrared and raman active bands center of inversion; mutual exclusion rule linear molecule; prove N2O is unsymmetrical
physical-phase-equilibria-01 | degrees of freedom; F = C − P + 2; triple point; phase rule; Gibbs' phase rule calculation
physical-phase-equilibria-02 | vapor pressure at another temperature; vapor pressure calculation; vapor pressure and temperature; Clausius-Clapeyron calculation; enthalpy of vaporization
physical-phase-equilibria-03 | slope of melting curve; Clapeyron equation; melting curve of ice; dp/dT; pressure and melting of ice | clausius-clapeyron-equation
physical-phase-equilibria-04 | sublimation of dry ice; triple point of CO2; solid carbon dioxide; dry ice; sublimation; why dry ice does not melt; CO2 phase diagram
physical-phase-equilibria-05 | degrees of freedom; phase rule; F = C − P + 2; calcium carbonate decomposition equilibrium; number of components; degrees of freedom calculation
physical-phase-equilibria-06 | lever rule calculation; tie line; liquid-vapor equilibrium; amount in vapor phase; binary mixture phase amounts; vapor-liquid composition diagram
physical-phase-equilibria-07 | Trouton's rule; entropy of vaporization; enthalpy of vaporization calculation; ΔH = TΔS at boiling point; estimating heat of vaporization
physical-phase-equilibria-08 | number of phases; what is a phase; counting phases; homogeneous vs heterogeneous; phases in a mixture; ice in salt water | gibbs-phase-rule
physical-phase-equilibria-101 | vapor pressure curve; liquid-vapor coexistence curve; reading phase diagrams; boiling curve; phase boundary; liquid-gas equilibrium line
physical-phase-equilibria-102 | path on a phase diagram; isothermal compression of vapor; sequence of phases; triple point and critical point; reading phase diagrams
physical-phase-equilibria-103 | water phase diagram; negative slope of melting curve; ice less dense than water; why ice floats; anomaly of water
physical-phase-equilibria-104 | going around the critical point; supercritical fluid; critical point; continuity of liquid and gas; liquid to gas without boiling
physical-phase-equilibria-105 | vapor pressure independent of volume; liquid-vapor equilibrium; saturated vapor; volume change and vapor pressure; closed container evaporation
physical-phase-equilibria-106 | definition of boiling point; boiling condition; vapor pressure equals atmospheric pressure; when does a liquid boil; boiling and external pressure
physical-phase-equilibria-107 | ln p vs 1/T plot; slope and enthalpy of vaporization; comparing vapor pressure curves; heat of vaporization from graph
physical-phase-equilibria-108 | boiling water by cooling; boiling at reduced pressure; Franklin's flask; why water boils when cooled; boiling under vacuum
physical-phase-equilibria-109 | eutectic point; eutectic; melting diagram; lowest melting mixture; solid-liquid phase diagram
physical-phase-equilibria-110 | cooling curve of an alloy; eutectic halt; thermal arrest; lead-tin alloy; solder; thermal analysis
physical-phase-equilibria-111 | congruent melting; compound formation in phase diagram; congruently melting compound; two eutectics; intermetallic compound
physical-phase-equilibria-112 | phenol-water system; upper critical solution temperature; UCST; miscibility gap; partially miscible liquids; consolute temperature
physical-phase-equilibria-113 | tie line; phase amounts; liquid-vapor composition diagram; proportion of phases
physical-phase-equilibria-114 | lever rule calculation; copper-nickel alloy; fraction of solid; tie line; alloy phase diagram
physical-phase-equilibria-115 | primary solid fraction; proeutectic phase; eutectic alloy calculation; lever rule calculation; primary crystals
physical-phase-equilibria-116 | tie line on heating; two-phase region; liquid-vapor composition diagram; share of vapor on warming; boiling diagram
physical-phase-equilibria-117 | ice vs supercooled water vapor pressure; Bergeron process; vapor pressure of ice; chemical potential and vapor pressure; supercooled water | vapor-pressure
physical-phase-equilibria-400 | phase diagram of CO2 vs water; comparing phase diagrams; slope of melting curve; solid-liquid line of water; phase diagrams
physical-phase-equilibria-401 | phase diagram of CO2 vs water; why dry ice sublimes; triple point of CO2; sublimation; comparing phase diagrams
physical-phase-equilibria-402 | phase diagram of CO2 vs water; effect of pressure on melting; slope of solid-liquid line; density of ice and water; phase diagrams
physical-phase-equilibria-403 | phase diagram of CO2; CO2 fire extinguisher pressure; vapor pressure curve; triple point and critical point; liquid carbon dioxide
physical-phase-equilibria-404 | gases solids liquids phase diagrams; reading a phase diagram; phase changes on a phase diagram; pressure-temperature diagram; states of matter
physical-phase-equilibria-405 | Clausius-Clapeyron; vapor pressure vs temperature graph; enthalpy of vaporization from slope; ln p vs 1/T; Clausius Clapeyron equation
physical-phase-equilibria-406 | Clausius-Clapeyron calculation; vapor pressure at two temperatures; enthalpy of vaporization; Clausius Clapeyron equation; vapor pressure vs temperature
physical-phase-equilibria-407 | Clausius-Clapeyron calculation; boiling point at reduced pressure; vapor pressure vs temperature; Clausius Clapeyron equation; vacuum distillation temperature
physical-phase-equilibria-408 | Clausius-Clapeyron; derivation of Clausius-Clapeyron; Clapeyron equation assumptions; vapor pressure vs temperature; ideal vapor
physical-phase-equilibria-460 | lever rule; tie line; temperature-composition diagram; T-x diagram of liquid and vapor; reading a two-phase region; composition and amount of phases; lever rule tie line; boiling point diagram tie line; relative amounts of liquid and vapour
physical-phase-equilibria-461 | Gibbs phase rule; degrees of freedom; F = C - P + 2; phase rule pure liquid and vapor; meaning of one degree of freedom; univariant system; phase rule one component; variance of a two-phase system
physical-phase-equilibria-51 | eutectic; eutectic phase diagram; cooling of a melt; solid-liquid phase diagram; cooling curve; simple eutectic system
physical-phase-equilibria-560 | phase diagram of CO2; triple point and critical point of CO2; liquid CO2 temperature range; liquid vapor equilibrium CO2; between triple point and critical point
physical-phase-equilibria-943 | triple point on a phase diagram; reading a phase diagram; triple point of iodine; where three curves meet; solid liquid gas in equilibrium; what is the triple point
physical-phase-equilibria-944 | Clausius-Clapeyron enthalpy of vaporization; enthalpy of vaporization from two vapor pressures; temperature in kelvin mistake; Clausius-Clapeyron error; Celsius instead of kelvin; heat of vaporization of ethanol
physical-phase-equilibria-945 | eutectic peritectic and congruent melting; eutectic vs peritectic; congruent melting; invariant reactions in binary phase diagrams; liquid to two solids; incongruent melting; peritectic reaction
physical-phase-equilibria-981 | phase rule ammonium chloride decomposition; degrees of freedom NH4Cl NH3 HCl; number of components when NH3 is added; gibbs phase rule with dissociation; components and restrictions phase rule; F for a solid dissociating into two gases
physical-quantum-mechanics-01 | λ = h/mv; wavelength of an electron; matter waves; wave-particle duality; de Broglie wavelength calculation
physical-quantum-mechanics-02 | particle in a box energy levels; transition energy calculation; E = n²h²/8mL²; infinite square well; particle in a 1D box
physical-quantum-mechanics-03 | probability in a box; probability density; integrating the wavefunction; infinite square well; wavefunction squared
physical-quantum-mechanics-04 | nodes of a wavefunction; number of nodes; n − 1 nodes; particle in a 1D box wavefunctions; infinite square well
physical-quantum-mechanics-05 | uncertainty principle calculation; Δx Δp ≥ h/4π; uncertainty in velocity; position and momentum uncertainty; electron velocity uncertainty
physical-quantum-mechanics-06 | particle in a cubic box; degeneracy of energy levels; particle in a 3D box; degenerate quantum states; counting states nx ny nz | particle-in-a-box
physical-quantum-mechanics-07 | zero-point energy; zero-point energy calculation; E0 = ½hν; harmonic oscillator energy levels; vibrational ground state; ZPE
physical-quantum-mechanics-101 | Heisenberg principle; position and momentum; Δx Δp; indeterminacy; uncertainty principle definition
physical-quantum-mechanics-102 | failure of Bohr model; why electrons have no orbits; Bohr orbit contradicts uncertainty; orbits vs orbitals; limits of the Bohr model
physical-quantum-mechanics-103 | confinement energy; kinetic energy from uncertainty; box half the length; energy scales as 1/L²; lowest kinetic energy estimate
physical-quantum-mechanics-104 | electromagnetic spectrum; which color has most energy; violet vs red light; frequency and energy; E = hν
physical-quantum-mechanics-105 | intensity vs frequency of light; threshold frequency; number of photoelectrons; effect of light intensity; photocurrent
physical-quantum-mechanics-106 | electron vs proton wavelength; λ = h/√(2mE); matter waves; wavelength and mass; wave-particle duality
physical-quantum-mechanics-107 | Born interpretation; probability density; meaning of ψ²; wavefunction squared; electron probability
physical-quantum-mechanics-108 | eigenfunction; eigenvalue equation; second derivative operator; quantum mechanical operators; eigenfunctions and eigenvalues
physical-quantum-mechanics-109 | classically forbidden region; curvature of wavefunction; wavefunction in a barrier; exponential decay of wavefunction; V > E
physical-quantum-mechanics-110 | superposition state; quantum measurement; energy eigenvalues; expectation value vs measurement; collapse of wavefunction
physical-quantum-mechanics-111 | harmonic oscillator energy levels; equally spaced levels; (v + ½)hν; zero-point energy; vibrational levels
physical-quantum-mechanics-112 | ground state of harmonic oscillator; quantum vs classical oscillator; probability distribution of oscillator; Gaussian wavefunction; turning points
physical-quantum-mechanics-113 | force constant and reduced mass; vibrational frequency √(k/μ); oscillator level spacing; harmonic oscillator calculation
physical-quantum-mechanics-114 | selection rule Δv = ±1; transition dipole moment; even and odd functions; overtone forbidden; vibrational selection rule; parity of wavefunctions
physical-quantum-mechanics-115 | rotational energy levels; BJ(J + 1); rotational quantum number; linear rotor energies
physical-quantum-mechanics-116 | isotope effect on rotational constant; moment of inertia; B = h/(8π²cI); rotational constant and mass; isotopic substitution
physical-quantum-mechanics-117 | degeneracy of rotational levels; 2J + 1; MJ quantum number; J = 3 states; angular momentum projection
physical-quantum-mechanics-118 | centrifugal distortion; nonrigid rotor; rotational line spacing at high J; bond stretching on rotation; centrifugal distortion constant
physical-quantum-mechanics-119 | quantum tunneling; mass dependence of tunneling; electron tunneling; lightest particle tunnels
physical-quantum-mechanics-120 | scanning tunneling microscope; STM; tunneling current and distance; exponential decay of current; tip-sample distance
physical-quantum-mechanics-121 | quantum tunneling; barrier width; factors affecting tunneling; tunneling probability
physical-quantum-mechanics-122 | ammonia inversion; inversion doubling; umbrella inversion; NH3 vs ND3; inversion splitting; ammonia tunneling
physical-quantum-mechanics-123 | variational theorem; trial function energy; upper bound to energy; variation method
physical-quantum-mechanics-124 | variational parameter; minimizing the energy; variation method; optimizing trial function; dE/dα = 0
physical-quantum-mechanics-125 | helium atom variation; effective nuclear charge; shielding in helium; variational treatment of helium; Zeff 1.69
physical-quantum-mechanics-126 | Hartree-Fock limit; basis set convergence; electron correlation energy; Hartree-Fock method; basis set size
physical-quantum-mechanics-127 | stopping potential; stopping voltage calculation; work function; photoelectric effect calculation; retarding potential
physical-quantum-mechanics-128 | electron and neutron diffraction; wavelength for diffraction; photon vs electron wavelength; X-ray wavelength from energy; neutron diffraction | photon-energy
physical-quantum-mechanics-400 | electromagnetic spectrum and molecular motion; microwave radiation rotation; which radiation causes rotation; infrared vibration; UV electronic transitions
physical-quantum-mechanics-401 | electromagnetic spectrum and molecular motion; rotation vibration electronic; microwave infrared UV; types of radiation and transitions
physical-quantum-mechanics-402 | electromagnetic spectrum and molecular motion; wavelength regions and transitions; microwave IR UV; rotational vibrational electronic transitions
physical-quantum-mechanics-403 | electromagnetic spectrum and molecular motion; infrared radiation molecular vibration; why infrared heats; IR photons and bonds
physical-quantum-mechanics-404 | Born-Oppenheimer approximation; separation of nuclear and electronic motion; why nuclei are fixed; Born-Oppenheimer
physical-quantum-mechanics-405 | Born-Oppenheimer approximation; potential energy surface; potential energy curve; molecular geometry concept
physical-quantum-mechanics-406 | Born-Oppenheimer approximation; H2 and D2 potential energy curve; isotopes and Born-Oppenheimer; same force constant
physical-quantum-mechanics-407 | Born-Oppenheimer approximation; electronic Hamiltonian; clamped nuclei; nuclear kinetic energy term
physical-quantum-mechanics-408 | Born-Oppenheimer approximation; breakdown of Born-Oppenheimer; conical intersection; non-adiabatic transitions
physical-quantum-mechanics-409 | expectation values in quantum chemistry; expectation value formula; average value from wavefunction; operator average
physical-quantum-mechanics-410 | expectation values in quantum chemistry; expectation value of position; particle in a box average position; ⟨x⟩
physical-quantum-mechanics-411 | expectation values in quantum chemistry; superposition expectation value calculation; average energy; weights of eigenstates
physical-quantum-mechanics-412 | expectation values in quantum chemistry; measurement outcomes; expectation value vs eigenvalue; superposition
physical-quantum-mechanics-413 | expectation values in quantum chemistry; mean radius of hydrogen 1s; ⟨r⟩ hydrogen atom; expectation value calculation
physical-quantum-mechanics-414 | perturbation theory first order energy; first-order energy correction; perturbation theory; expectation value of perturbation
physical-quantum-mechanics-415 | perturbation theory first order energy; particle in a box perturbation; step in the box; first-order correction calculation
physical-quantum-mechanics-416 | perturbation theory first order energy; Stark effect symmetry; odd perturbation; first-order correction zero
physical-quantum-mechanics-417 | perturbation theory; second-order energy; perturbation theory first order energy; ground state lowering
physical-quantum-mechanics-418 | UV-Vis spectroscopy chromophores; chromophore definition; UV-Vis spectroscopy chromophores Woodward rules; absorbing group
physical-quantum-mechanics-419 | UV-Vis spectroscopy chromophores Woodward rules; Woodward-Fieser rules enone; λmax of an enone calculation; mesityl oxide UV
physical-quantum-mechanics-420 | UV-Vis spectroscopy chromophores; n to pi* transition; solvent shift; blue shift in polar solvent; carbonyl UV absorption
physical-quantum-mechanics-460 | particle in a box conjugated dye; longer dye absorbs longer wavelength; box length and energy gap; particle in a box energy gap; conjugation length and absorption wavelength; cyanine dye absorption; why longer conjugation shifts to red; energy levels closer in a longer box; free electron model of dyes
physical-quantum-mechanics-461 | particle in a box HOMO LUMO; HOMO to LUMO transition of a dye; particle in a box conjugated dye; filling particle in a box levels with pi electrons; which n to n transition absorbs; pi electrons in a box; longest wavelength absorption of a polyene; free electron model of dyes; n to n+1 transition
physical-quantum-mechanics-462 | commutator of position and momentum; position momentum commutator; [x,p] = i hbar; commutators; canonical commutation relation; evaluate a commutator; momentum operator; commuting operators; calculate [x, px]
physical-quantum-mechanics-463 | commutator and uncertainty principle; commuting observables; meaning of a zero commutator; commutators of position and momentum; simultaneous eigenvalues; x and py commute; which quantities can be known at the same time; Heisenberg uncertainty principle from commutator; non-commuting operators
physical-quantum-mechanics-480 | wavefunction has nodes; what is a node; node meaning probability zero; psi squared zero at node; probability density at a node | schrodinger-equation
physical-quantum-mechanics-481 | wavefunction has nodes; particle in a box node in the middle; how does a particle cross a node; n = 2 particle in a box; node paradox
physical-quantum-mechanics-483 | zero point energy of D2 lower than H2; ZPE reduced mass; isotope effect zero point energy; deuterium vibrational frequency; harmonic oscillator reduced mass
physical-quantum-mechanics-484 | zero point energy of D2 lower than H2; bond dissociation energy D2 vs H2; D0 and De; isotope effect on bond energy; D2 stronger bond
physical-quantum-mechanics-51 | acceptable wavefunction; well-behaved wavefunction; normalizable function; Born interpretation; conditions on wavefunctions; normalization
physical-quantum-mechanics-52 | zero-point energy of rigid rotor; rotational ground state J = 0; why no rotational zero-point energy; uncertainty in orientation | rigid-rotor
physical-quantum-mechanics-53 | quantum tunneling; hydrogen tunneling; proton tunneling; large kinetic isotope effect; curved Arrhenius plot; non-Arrhenius behavior | kinetic-isotope-effect
physical-quantum-mechanics-54 | variational theorem; variation method; trial wavefunction; upper bound to ground-state energy; expectation value of energy
physical-quantum-mechanics-600 | Hermitian operators and commutators; Hermitian operator; real eigenvalues; operators in quantum mechanics; observables
physical-quantum-mechanics-601 | Hermitian operators and commutators; commutator of x and d/dx; commutator calculation; commuting operators
physical-quantum-mechanics-602 | Hermitian operators and commutators; commuting operators; simultaneous eigenfunctions; compatible observables; uncertainty and commutators
physical-quantum-mechanics-603 | Hermitian operators and commutators; orthogonality of eigenfunctions; Hermitian operator; orthogonal wavefunctions
physical-quantum-mechanics-604 | Hermitian operators and commutators; eigenfunctions and eigenvalues; eigenfunction of an operator; eigenvalue equation
physical-quantum-mechanics-870 | normalizing a wavefunction; normalization constant particle in a box; find A so that total probability is one; normalize A sin(nπx/L); normalization of sine wavefunction
physical-quantum-mechanics-871 | normalize a linear combination of orthonormal functions; normalization constant of a superposition; normalizing a wavefunction of two states; sum of squared coefficients equals one; normalization constant N
physical-quantum-mechanics-872 | which functions can be normalized; square integrable function; normalizable wavefunction; condition for normalizing a wavefunction; can this function be normalized
physical-quantum-mechanics-873 | which operator is Hermitian; is d/dx Hermitian; how do you tell if an operator is hermitian; momentum operator Hermitian; check whether operator is Hermitian; anti-Hermitian operator
physical-quantum-mechanics-874 | hermitian test; definition of a Hermitian operator; condition for operator to be Hermitian; hermiticity integral; how do you tell if an operator is hermitian
physical-quantum-mechanics-943 | zero-point energy of a particle in a box; particle in a box cannot have zero energy; why zero-point energy; uncertainty principle and particle in a box; confinement and momentum; lowest energy of a confined particle
physical-quantum-mechanics-944 | particle in a box n = 0; why n = 0 is not allowed; zero-energy solution of the box; wavefunction vanishes everywhere; quantum number starts at 1; particle in a box cannot have zero energy
physical-quantum-mechanics-945 | de Broglie wavelength of an accelerated electron; electron accelerated through a voltage; de Broglie wavelength calculation; wavelength from accelerating voltage; electron diffraction wavelength; h over square root 2meV
physical-quantum-mechanics-946 | square of the wavefunction; meaning of psi squared; Born interpretation; probability density; probability from a wavefunction value; sign of the wavefunction; comparing probabilities at two points | schrodinger-equation
physical-quantum-mechanics-981 | particle in a box conjugated polyene; HOMO-LUMO gap and chain length; free-electron model of polyenes; gap when number of pi electrons doubles; box length proportional to N; HOMO LUMO gap scaling 1/N
physical-rate-laws-01 | effect of concentration on rate; order of reaction; rate equation; changing concentrations and rate; rate = k[A]^2[B]
physical-rate-laws-02 | half-life calculation; fraction remaining; first-order decay; exponential decay; k = ln 2/t½; integrated rate law
physical-rate-laws-03 | second-order integrated rate law; integrated rate law calculation; time for 75% reaction; 1/[A] = kt + 1/[A]0; second-order reaction time
physical-rate-laws-04 | units of rate constant; units of k; second-order rate constant units; order of reaction and units; M^-1 s^-1
physical-rate-laws-05 | pseudo-first-order rate constant; excess reactant; half-life calculation; isolation method; k' = k[B]
physical-rate-laws-06 | time of maximum intermediate concentration; consecutive first-order reactions; A → B → C kinetics; intermediate concentration maximum; series reactions calculation
physical-rate-laws-07 | rate of formation; relative rates; stoichiometry and rate; rate of appearance and disappearance; N2O5 decomposition; reaction rate calculation
physical-rate-laws-08 | zeroth-order reaction; zero-order integrated rate law; time to completion; [A] = [A]0 − kt; zero-order calculation
physical-rate-laws-101 | alcohol elimination from blood; zero-order plot; ethanol metabolism kinetics; concentration vs time straight line; zero-order elimination
physical-rate-laws-102 | zero-order half-life; half-life depends on concentration; t½ = [A]0/2k; half-life and starting concentration
physical-rate-laws-103 | decomposition of ammonia on tungsten; saturated catalyst surface; surface-catalyzed reaction; zero order on metal surface; Langmuir kinetics
physical-rate-laws-104 | determining order from data; zero-order reaction completion; concentration-time data; zero-order calculation; reaction runs to exhaustion
physical-rate-laws-105 | ln[A] vs time; first-order plot; slope −k; graphical determination of order; linear kinetic plots
physical-rate-laws-106 | dye fading kinetics; absorbance vs time; constant half-life; first-order decay calculation; kinetics by colorimetry
physical-rate-laws-107 | distinguishing first and second order; determining reaction order; following reaction to high conversion; experimental design kinetics; kinetic plots
physical-rate-laws-108 | successive half-lives; order from half-lives; t75% = 2 t50%; constant half-life; determining reaction order
physical-rate-laws-109 | second-order half-life; t½ = 1/(k[A]0); half-life depends on concentration; dimerization kinetics; half-life calculation
physical-rate-laws-110 | 1/[A] vs t; second-order plot; slope +k; linear kinetic plots; second-order integrated rate law
physical-rate-laws-111 | sucrose hydrolysis kinetics; water in excess; inversion of sucrose; why reaction appears first order; excess reactant
physical-rate-laws-112 | isolation method; order from k observed; kobs vs concentration; determining rate law with excess; flooding method
physical-rate-laws-113 | ester hydrolysis kinetics; kobs vs [OH−] plot; alkaline hydrolysis of ester; parallel pathways; nonzero intercept; base hydrolysis rate
physical-rate-laws-114 | condition for pseudo-first-order; large excess required; flooding method; kinetics experiment error; insufficient excess
physical-rate-laws-115 | temperature jump; T-jump; how to study fast reactions; perturbation of equilibrium; chemical relaxation
physical-rate-laws-116 | relaxation time calculation; temperature jump; 1/τ = k1 + k−1; forward rate constant from K; T-jump
physical-rate-laws-117 | exponential relaxation; linearization near equilibrium; temperature jump; small perturbation; chemical relaxation theory
physical-rate-laws-118 | neutralization rate constant; fastest reaction in water; mixing time limit; H+ + OH− reaction rate; stopped-flow limit; Eigen temperature jump
physical-rate-laws-119 | parallel first-order reactions; competing reactions; product ratio; branching ratio; side reactions kinetics; k1/k2 ratio
physical-rate-laws-120 | consecutive first-order reactions; reactive intermediate concentration; A → B → C kinetics; concentration-time curves; steady-state intermediate
physical-rate-laws-121 | kinetic vs thermodynamic control; kinetic product; thermodynamic product; reversible parallel reactions; reaction time and product
physical-rate-laws-122 | successive half-lives; half-life doubling second order; order from half-lives; determining reaction order; second-order half-life
physical-rate-laws-300 | chemical engineering reactors CSTR PFR; CSTR; continuous stirred-tank reactor; ideal reactors
physical-rate-laws-301 | chemical engineering reactors CSTR PFR; CSTR conversion calculation; CSTR design equation; residence time
physical-rate-laws-302 | chemical engineering reactors CSTR PFR; CSTR vs PFR; plug flow reactor volume; comparing reactors
physical-rate-laws-303 | chemical engineering reactors CSTR PFR; plug flow reactor calculation; PFR design equation; residence time
physical-rate-laws-304 | chemical engineering reactors CSTR PFR; CSTRs in series; tanks in series; plug flow reactor
physical-rate-laws-400 | first order half life calculation; half-life from rate constant; t1/2 = ln 2/k; half-life of a first-order reaction; first order half life
physical-rate-laws-401 | first order half life; constant half-life; half-life and initial concentration; half-life of a first-order reaction
physical-rate-laws-402 | first order half life; rate constant from half-life; half-life calculation; half-life of a first-order reaction
physical-rate-laws-403 | reaction order graphs; second order graph; 1/[A] vs time; determining order from graphs; concentration-time plots
physical-rate-laws-404 | reaction order graphs; rate-concentration graph; zero order graph; recognizing order from a graph; orders and rate equations
physical-rate-laws-405 | reaction order graphs; constant half-life first order; order from concentration-time graph; determining reaction order
physical-rate-laws-406 | reaction order graphs; successive half-lives; second order half-life; order from concentration-time plot; linear plots of kinetics
physical-rate-laws-407 | reaction order; order of reaction; ordre de réaction; determining order from initial rates; cinétique chimique
physical-rate-laws-408 | reaction order; overall order of reaction; ordre global de réaction; fractional order; rate equation orders
physical-rate-laws-409 | reaction order from initial rates; ordre de réaction; determining the rate equation; zero order reactant; method of initial rates
physical-rate-laws-410 | reaction order from units; unit of rate constant; ordre de réaction unité de k; overall order; third order rate constant units
physical-rate-laws-51 | determining reaction order; linear plot for second order; successive half-lives; 1/[A] vs t; reaction order from half-lives; straight-line rate plots
physical-rate-laws-52 | total pressure kinetics; rate constant from total pressure; gas-phase decomposition; following reaction by pressure; first-order rate constant calculation
physical-rate-laws-53 | temperature jump; T-jump; relaxation time; chemical relaxation; fast reaction kinetics; 1/τ = k1([A] + [B]) + k−1
physical-rate-laws-840 | initial rates table finding orders; order in B from initial rates; comparing two runs only one concentration changes; method of initial rates; rate table mistake
physical-rate-laws-870 | time for 99.9% completion first order; 99.9 percent completion is ten half-lives; first order time from half-life; number of half-lives for 99.9 % reaction; how long until 99.9% has reacted; t99.9 and half-life
physical-rate-laws-871 | why 99.9% completion takes three times as long as 90%; time for 90%, 99% and 99.9% completion first order; t99.9% is three times t90%; equal fractions react in equal times first order; completion of a first order reaction and half-lives; compare times for 90% and 99.9% completion
physical-rate-laws-872 | zero order graph and units of k; zero order concentration time graph slope; integrated rate equation zero order; unit of zero order rate constant; slope of [A] vs t zero order; straight line [A] against time rate constant
physical-rate-laws-900 | absorbance instead of concentration; ln A against time; rate constant from absorbance; spectrophotometric kinetics; slope of an integrated plot; order and slope
physical-rate-laws-901 | first order versus second order; comparing orders; how fast the rate drops; same initial rate; reactant left over time; shape of concentration curves
physical-rate-laws-981 | parallel first-order reactions rate constants; branching ratio and rate constant; observed rate constant is a sum; two competing first-order reactions; yield and rate constant of parallel reactions; kB from 25 percent yield
physical-real-gases-01 | Graham's law; effusion rate; Graham's law calculation; rate of effusion of gases; helium effusion
physical-real-gases-02 | root-mean-square speed; rms speed; vrms calculation; √(3RT/M); speed of gas molecules
physical-real-gases-03 | van der Waals gas; real gas pressure; van der Waals constants; van der Waals calculation; real gases
physical-real-gases-04 | real gas vs ideal gas; conditions for ideal gas behavior; high temperature and low pressure; when do gases behave ideally; deviations from ideal gas behavior; ideal gas approximation
physical-real-gases-05 | mean free path calculation; collision cross-section; mean free path of nitrogen; distance between molecular collisions; kinetic theory of gases; λ = kT/(√2σp)
physical-real-gases-06 | Boyle temperature; second virial coefficient; van der Waals constants a and b; virial equation; Boyle temperature calculation; T_B = a/(Rb) | compressibility-factor
physical-real-gases-07 | mean translational kinetic energy; average kinetic energy of gas molecules; 3/2 RT; kinetic theory of gases; kinetic energy and temperature; kinetic energy calculation
physical-real-gases-101 | same temperature same kinetic energy; helium vs argon speed; average kinetic energy and temperature; molecular speed and mass
physical-real-gases-102 | why pressure rises with temperature; Gay-Lussac's law explanation; gas pressure and collisions with walls; heating gas in rigid container; particle model of gas pressure
physical-real-gases-103 | Maxwell-Boltzmann distribution; distribution of molecular speeds; temperature effect on speed distribution; Maxwell speed distribution curve; most probable speed
physical-real-gases-104 | kinetic explanation of Boyle's law; why pressure doubles on compression; collisions with walls; halving the volume; particle model of gas pressure
physical-real-gases-105 | ideal gas assumptions; intermolecular attraction in gases; why gases condense; failure of ideal gas model; real vs ideal gases
physical-real-gases-106 | which gas deviates most from ideal; ammonia as real gas; hydrogen bonding and nonideality; deviation from ideal gas behavior; comparing gases ideality
physical-real-gases-107 | molecular volume at high pressure; excluded volume; deviation at high pressure; volume larger than ideal; repulsion in gases
physical-real-gases-108 | van der Waals constants a and b; meaning of a and b; attraction and molecular size correction; vdW equation constants
physical-real-gases-109 | Z < 1; compression factor of methane; attractive forces dominate; Z vs pressure; molar volume of real gas
physical-real-gases-110 | critical temperature; liquefaction of gases; liquefying nitrogen; permanent gases; why nitrogen cannot be liquefied at room temperature
physical-real-gases-111 | disappearance of the meniscus; heating through critical point; critical density; supercritical CO2; critical temperature of CO2
physical-real-gases-112 | critical isotherm; inflection point on isotherm; p-V isotherms of real gas; Andrews isotherms; horizontal inflection
physical-real-gases-113 | supercritical carbon dioxide; decaffeination; supercritical fluid extraction; caffeine removal from coffee; green solvents; scCO2 | critical-point-of-a-gas
physical-real-gases-114 | mean free path and temperature; constant volume heating; number density of gas; collision cross-section
physical-real-gases-115 | factors affecting mean free path; mean free path and pressure; molecular size and collisions; distance between collisions
physical-real-gases-116 | mean free path and pressure; vacuum deposition; high vacuum; thin-film deposition; pressure for given mean free path
physical-real-gases-117 | viscosity definition; momentum transport; gas viscosity; diffusion vs viscosity vs thermal conductivity
physical-real-gases-118 | gas viscosity and temperature; viscosity of gases vs liquids; why air gets more viscous when hot; momentum transfer in gases
physical-real-gases-119 | thermal conductivity of gases; vacuum flask; Dewar flask; thermos insulation; Knudsen regime; why a thermos works
physical-real-gases-120 | gradients drive transport; uniform gas no net flux; diffusion requires gradient; Fick's law; net flux | transport-properties
physical-real-gases-121 | mean free path and molecular diameter; collision frequency; time between collisions; mean speed and mass; comparing two gases
physical-real-gases-400 | van der Waals constants a and b; meaning of a and b; van der Waals equation; real gas corrections; attraction and molecular volume
physical-real-gases-401 | van der Waals constants a and b; comparing van der Waals a; attraction between gas molecules; real gases; largest a value
physical-real-gases-402 | van der Waals constants a and b units; units of a and b; van der Waals equation; unit of van der Waals constant
physical-real-gases-403 | UF6 and Graham's law; uranium hexafluoride effusion; Graham's law calculation; isotope enrichment by diffusion; effusion rate ratio
physical-real-gases-404 | UF6 and Graham's law; why UF6 for uranium enrichment; uranium hexafluoride; gaseous diffusion; isotope separation
physical-real-gases-405 | UF6 and Graham's law; number of effusion stages; uranium enrichment calculation; isotope enrichment; separation factor
physical-real-gases-406 | law of corresponding states; compressibility factor; reduced variables; reduced temperature and pressure; corresponding states principle
physical-real-gases-407 | law of corresponding states; reduced temperature calculation; corresponding states of gases; critical temperature; compressibility factor
physical-real-gases-408 | compressibility factor calculation; law of corresponding states compressibility factor; Z = pV/nRT; real gas Z
physical-real-gases-409 | virial equation of state; second virial coefficient; virial coefficients; meaning of B; pair interactions in gases
physical-real-gases-410 | virial equation of state; Boyle temperature; second virial coefficient zero; virial coefficients and Boyle temperature
physical-real-gases-411 | virial equation of state calculation; second virial coefficient; compressibility factor from B; virial coefficients
physical-real-gases-412 | virial equation of state; Boyle temperature calculation; van der Waals Boyle temperature; virial coefficients
physical-real-gases-413 | viscosity of gases and liquids; viscosity of gases kinetic theory; viscosity pressure dependence; transport property theory
physical-real-gases-414 | viscosity of gases and liquids; viscosity of liquids temperature; activation energy of viscous flow; viscosity calculation
physical-real-gases-415 | viscosity of gases and liquids; temperature dependence of viscosity; viscosity of liquids vs gases; transport properties
physical-real-gases-51 | principle of corresponding states; law of corresponding states; reduced temperature and pressure; critical temperature and pressure; reduced variables calculation | critical-point-of-a-gas
physical-real-gases-52 | viscosity of gases; gas viscosity and pressure; kinetic theory of viscosity; momentum transport; Maxwell gas viscosity | mean-free-path
physical-real-gases-560 | real gases less ideal at high pressure and low temp; why real gases deviate; deviation from ideal gas; molecular volume and attraction; real vs ideal gas conditions
physical-real-gases-561 | real gases less ideal at low temp; ammonia gas deviation on cooling; pressure lower than ideal; attraction between gas molecules; nonideal gas cooling
physical-real-gases-960 | deviation of real gases from ideal behavior; real gas deviation at low temperature; why real gases deviate; attraction lowers the pressure; real gas vs ideal gas; nonideal behavior of carbon dioxide
physical-real-gases-961 | deviation of real gases from ideal behavior; compression factor; compressibility factor of hydrogen and methane; Z above and below 1; why Z of hydrogen is above 1; compression factor against pressure
physical-real-gases-962 | deviation of real gases from ideal behavior; low temperature and high pressure; when real gases deviate most; conditions for nonideal behavior; real gases; when is a gas not ideal
physical-real-gases-963 | Graham’s law; Graham’s law compared for two gases; Graham’s law of effusion; why helium balloons shrink faster; effusion of helium and argon; lighter gas effuses faster
physical-real-gases-964 | Graham’s law; Graham’s law compared for two gases; Graham’s law of effusion; effusion of hydrogen and oxygen; ratio of effusion rates; effusion of a gas mixture
physical-real-gases-981 | critical temperature of ammonia vs methane; critical temperature and intermolecular forces; hydrogen bonding raises critical temperature; why ammonia has a higher critical temperature; Tc and attraction between molecules
physical-real-gases-982 | gas cylinder pressure CO2 vs nitrogen; CO2 cylinder contains liquid; constant pressure in a carbon dioxide cylinder; below the critical temperature gas can be liquefied; why a CO2 cylinder pressure stays constant; permanent gas vs liquefied gas cylinder
physical-real-gases-983 | gas to liquid without phase boundary; path around the critical point; supercritical CO2 path; liquefy without condensation; heat compress cool around critical point; continuity of states
physical-second-law-01 | entropy of vaporization; ΔS = ΔH/T; entropy of vaporization calculation; Trouton's rule; entropy change of boiling
physical-second-law-02 | entropy change on heating; entropy of heating a gas; ΔS = nCp ln(T2/T1); entropy change calculation; entropy and temperature
physical-second-law-03 | mixing hot and cold water; total entropy change; irreversible heat transfer; entropy change calculation
physical-second-law-04 | predicting sign of ΔS; entropy decrease; entropy of condensation; sign of entropy change; disorder
physical-second-law-05 | standard entropy of reaction; reaction entropy calculation; ΔS° from standard entropies; entropy change of ammonia synthesis; standard molar entropy
physical-second-law-06 | freezing of supercooled water; supercooled water; entropy change of freezing; entropy of irreversible phase change; reversible path calculation
physical-second-law-07 | Carnot efficiency; Carnot engine; maximum efficiency of heat engine; efficiency calculation; η = 1 − Tc/Th
physical-second-law-08 | entropy of the surroundings; ΔSsurr = −ΔH/T; entropy change of surroundings; entropy of surroundings calculation
physical-second-law-101 | standard molar entropy comparison; predicting entropy; entropy of solid liquid gas; S° values; highest entropy
physical-second-law-102 | entropy of noble gases; Sackur-Tetrode equation; translational entropy; entropy and molar mass; helium vs xenon entropy; spacing of energy levels | entropy
physical-second-law-103 | ΔS = q/T; entropy change from heat transfer; entropy and temperature; definition of entropy change; q rev/T
physical-second-law-104 | predicting sign of ΔS; moles of gas and entropy; largest entropy increase; ammonium nitrate decomposition; entropy change of reaction
physical-second-law-105 | entropy of sublimation; state of reactant and reaction entropy; entropy of solid vs gas iodine; H2 + I2; ΔS° comparison
physical-second-law-106 | entropy of elements is not zero; absolute entropy; standard entropy vs enthalpy of formation; zero of entropy; ΔS° reaction calculation mistake
physical-second-law-107 | entropy of the surroundings; total entropy change; spontaneous with negative ΔS; combustion of hydrogen; ΔS universe; exothermic spontaneous reaction
physical-second-law-108 | entropy and life; living organisms and second law; entropy of surroundings; order in cells; does life violate the second law
physical-second-law-109 | supercooled water freezing; entropy of freezing; entropy of the surroundings; spontaneous freezing; system vs surroundings entropy
physical-second-law-110 | Kelvin statement; heat converted completely into work; isothermal expansion; cyclic process requirement; statements of the second law
physical-second-law-111 | Carnot efficiency; efficiency of heat engine; η = 1 − Tc/Th; improving engine efficiency; Carnot engine
physical-second-law-112 | entropy at absolute zero; perfect crystal; Nernst heat theorem; absolute zero; S = 0 at 0 K
physical-second-law-113 | residual entropy; residual entropy of CO; orientational disorder in crystals; calorimetric vs spectroscopic entropy; carbon monoxide crystal | third-law-of-thermodynamics
physical-second-law-114 | Nernst heat theorem; ΔG near absolute zero; polymorph transition; slope of ΔG at 0 K; ΔS approaches zero
physical-second-law-115 | Gibbs paradox; mixing identical gases; zero entropy of mixing; same gas on both sides; distinguishable vs indistinguishable
physical-second-law-116 | maximum entropy of mixing; −R Σ x ln x; ideal mixing entropy; equimolar mixture; entropy of mixing vs mole fraction
physical-second-law-117 | mixing at constant volume; mixing of ideal gases; Gibbs theorem; entropy change of zero on mixing; entropy of argon and krypton
physical-second-law-118 | upper critical solution temperature; miscibility and temperature; regular solution; partially miscible liquids; enthalpy of mixing; UCST
physical-second-law-119 | total entropy change calculation; entropy of hot object cooling; entropy of irreversible process; C ln(T2/T1); iron block in lake; entropy of universe
physical-second-law-120 | 100% efficient engine; Carnot efficiency; cold reservoir at absolute zero; why no engine is perfect; heat to work conversion
physical-second-law-121 | Boudouard reaction; ΔS from crossover temperature; K = 1 temperature; ΔG = 0; carbon monoxide equilibrium; ΔS = ΔH/T calculation
physical-second-law-400 | predicting sign of delta S; sign of entropy change; entropy increase or decrease; ΔS negative; moles of gas and entropy
physical-second-law-401 | predicting sign of delta S; sign of ΔS of phase changes; entropy increases or decreases; entropy of sublimation
physical-second-law-402 | predicting sign of delta S; sign of entropy change of a reaction; entropy and moles of gas; ΔS positive or negative
physical-second-law-403 | predicting sign of delta S; small entropy change; equal moles of gas; sign of ΔS; entropy increase or decrease
physical-second-law-404 | residual entropy; entropy at 0 K; disorder in crystals; third law exception; definition of residual entropy
physical-second-law-405 | residual entropy; residual entropy calculation; R ln 4; entropy at 0 K; orientational disorder
physical-second-law-406 | residual entropy; residual entropy of ice; Pauling ice rules; proton disorder; R ln 1.5
physical-second-law-460 | entropy of heating then melting; entropy change on heating; entropy of fusion; Cp ln T2/T1; total entropy change with phase change; entropy change heating a solid to melting; delta S for heating and melting; entropy of phase transition
physical-second-law-480 | carnot cycle steps; pchem 1 carnot cycle; order of carnot cycle; isothermal adiabatic steps; isothermal expansion then adiabatic expansion; four steps of heat engine
physical-second-law-481 | carnot efficiency working substance; pchem 1 carnot efficiency; efficiency depends only on temperatures; carnot engine helium or steam; carnot's theorem
physical-second-law-51 | signs of ΔH ΔS ΔG of mixing; mixing of ideal gases; Gibbs energy of mixing; entropy increase on mixing gases; spontaneous mixing
physical-second-law-580 | entropy and amount of substance; entropy 1 mol vs 2 mol of gas; entropy is extensive; higher entropy more particles; which has higher entropy; entropy of a gas sample; number of arrangements; more moles more entropy; microstates and entropy
physical-second-law-581 | entropy change when gas moles increase; 1 mol of gas to 2 mol of gas entropy; sign of delta S; entropy of reaction from moles of gas; N2O4 to NO2 entropy; more gas molecules more entropy; entropy change of dissociation; predict the sign of entropy change
physical-second-law-840 | entropy calcium carbonate decomposes; why entropy increases gas formed; CaCO3 to CaO and CO2 entropy; solid to gas entropy increase; sign of delta S | entropy
physical-second-law-841 | entropy calcium carbonate decomposes; calculate entropy change CaCO3; standard entropies products minus reactants; delta S CaO CO2; entropy of solid falls
physical-second-law-900 | free expansion entropy; entropy is a state function; reversible and irreversible expansion; expansion into a vacuum; R ln 2; entropy change on doubling the volume
physical-second-law-901 | standard molar entropies of alkanes; entropy and molecular complexity; methane ethane propane entropy; why larger molecules have more entropy; rotation and vibration of molecules
physical-second-law-902 | perpetual motion of the second kind; Kelvin statement; engine that takes heat from the sea; why heat cannot all become work; first law versus second law
physical-second-law-903 | total entropy change; entropy of the universe; system and surroundings; which process is spontaneous; criterion for spontaneity; sign of total entropy
physical-second-law-943 | entropy of mixing of ideal gases; why entropy of mixing does not depend on the gases; ideal gas mixing as expansion; mixing entropy independent of identity; origin of entropy of mixing; each gas expands into the total volume
physical-second-law-944 | entropy of mixing of ideal gases; comparing entropy of mixing of two gas pairs; entropy of mixing for helium and SF6; delta S mix depends only on amounts; entropy of mixing 11.5 J/K; mixing equal amounts of two gases
physical-second-law-945 | entropy change of ice melting and warming; entropy change from -10 C ice to 10 C water; entropy of heating and melting; Cp ln T2/T1 plus enthalpy over T; entropy of fusion calculation; three-step entropy calculation
physical-second-law-946 | entropy change of ice melting and warming; total heat divided by final temperature; error in an entropy calculation; why q/T needs each temperature; entropy of heating in steps; entropy with changing temperature
physical-second-law-947 | reversible process; what makes a process reversible; reversible vs irreversible process; definition of thermodynamic reversibility; infinitesimal change; quasi-equilibrium process | second-law-of-thermodynamics
physical-second-law-948 | reversible process examples; which process is reversible; reversible vs irreversible examples; melting ice reversible; slow but irreversible; free expansion irreversible; nearly reversible process | second-law-of-thermodynamics
physical-second-law-981 | possible output of an irreversible heat engine; heat engine below carnot efficiency; first and second law check on an engine; irreversible engine work and heat; carnot limit 500 K and 300 K; energy balance of a heat engine cycle
physical-solid-state-101 | face atom counts one half; atoms per unit cell; counting atoms in a cell; shared atoms in lattice; face-centered cubic
physical-solid-state-102 | perovskite formula; formula from unit cell; counting atoms in a cell; ABX3; corner edge face center atoms
physical-solid-state-103 | bcc to fcc iron; allotropes of iron; alpha to gamma iron; volume change on phase transition; bcc vs fcc density; polymorphism of iron | unit-cells
physical-solid-state-104 | coordination number 12; ccp and hcp neighbors; close-packed metals; nearest neighbors in metals
physical-solid-state-105 | hcp vs ccp; ABAB vs ABCABC; stacking of layers; cubic vs hexagonal close packing; fcc vs hcp
physical-solid-state-106 | tetrahedral holes; formula from hole filling; half the tetrahedral sites; zinc blende structure; interstitial sites
physical-solid-state-107 | packing efficiency; packing fraction of fcc; 74% space filling; fcc vs simple cubic; atomic packing factor calculation
physical-solid-state-108 | density from unit cell; density of copper calculation; fcc density; ρ = ZM/(NA a³); crystal density calculation
physical-solid-state-109 | data needed for crystal density; density from unit cell; ρ = ZM/(NA a³); theoretical density; X-ray density
physical-solid-state-110 | cesium chloride structure; coordination number 8; CsCl structure; 8:8 coordination; rock salt vs cesium chloride
physical-solid-state-111 | radius ratio rule; radius ratio 0.732; cation-anion size ratio; predicting crystal structure; eightfold coordination
physical-solid-state-112 | Bragg's law; Bragg angle; glancing angle; nλ = 2d sin θ; XRD
physical-solid-state-113 | powder diffraction; Debye-Scherrer rings; powder vs single crystal diffraction; diffraction cones; powder XRD
physical-solid-state-114 | indexing a powder pattern; bcc reflection condition; systematic absences; h + k + l even; identifying cubic lattice; Miller indices
physical-solid-state-115 | metal vs semiconductor bands; band gap of silicon; temperature dependence of conductivity; intrinsic semiconductor; partly filled band; conductivity of metals
physical-solid-state-116 | band gap and color; color of semiconductors; cadmium yellow; CdS pigment; zinc sulfide; absorption edge | band-theory
physical-solid-state-117 | insulator vs semiconductor; band gap width; valence and conduction band; band gap; conductors insulators semiconductors
physical-solid-state-118 | Frenkel defect; silver chloride defects; interstitial ions; Frenkel vs Schottky; defects and density
physical-solid-state-119 | F-center; color centers; yellow sodium chloride; electrons trapped in vacancies; Farbzentren; metal-excess defect
physical-solid-state-120 | aliovalent doping; cation vacancy; charge compensation; CaCl2-doped NaCl; extrinsic vacancies; impurity defects
physical-solid-state-121 | thermodynamics of vacancies; configurational entropy of defects; why crystals have defects; equilibrium vacancies; point defects at equilibrium
physical-solid-state-122 | meaning of Madelung constant; electrostatic energy of crystal; sum of Coulomb interactions; lattice energy geometry factor
physical-solid-state-123 | rock salt vs cesium chloride stability; Madelung constant comparison; NaCl structure preference; lattice energy and distance
physical-solid-state-124 | one-dimensional ionic chain; Madelung constant calculation; 2 ln 2; linear chain of ions; lattice sum
physical-solid-state-125 | Born exponent; Born-Landé equation; Born repulsion; 1 − 1/n factor; lattice energy equation | madelung-constant
physical-solid-state-126 | zero resistance; critical temperature of superconductor; superconductor definition; resistance of superconductors
physical-solid-state-127 | critical magnetic field; critical current; destroying superconductivity; superconductor limits; quenching a superconductor
physical-solid-state-128 | type II superconductor; flux vortices; mixed state; type I vs type II superconductors; upper critical field; flux tubes
physical-solid-state-129 | BCS theory; Cooper pairs; isotope effect in superconductors; electron-phonon coupling; lattice vibrations and superconductivity
physical-solid-state-130 | nematic liquid crystal; orientational order; nematic vs isotropic liquid; director; liquid crystal vs liquid
physical-solid-state-131 | mesogen; mesogen definition; rod-like molecules; liquid crystal-forming molecules; mesophase
physical-solid-state-132 | liquid crystal display; LCD; how LCD screens work; crossed polarizers; twisted nematic cell
physical-solid-state-133 | phase sequence of liquid crystals; smectic to nematic transition; entropy of phase transitions; clearing point; thermotropic liquid crystals
physical-solid-state-134 | zinc oxide n-type; oxygen-deficient oxide; nonstoichiometric oxides; metal excess defect; oxygen vacancies; ZnO heated turns conducting
physical-solid-state-400 | unit cells sc bcc fcc; atoms per unit cell; simple cubic body-centered cubic face-centered cubic; number of atoms in a unit cell; cubic unit cells
physical-solid-state-401 | unit cells sc bcc fcc; coordination number of cubic lattices; coordination number bcc fcc; nearest neighbors in metals
physical-solid-state-402 | packing efficiency sc bcc fcc; unit cells; packing fraction; percentage of space filled; cubic structures compared
physical-solid-state-403 | unit cells sc bcc fcc; edge length and atomic radius; bcc edge length; body diagonal; relation between a and r
physical-solid-state-404 | density from unit cell fcc; unit cells sc bcc fcc; density of a crystal calculation; face-centered cubic density; edge length and density
physical-solid-state-405 | crystal structure types NaCl CsCl ZnS; coordination numbers in ionic crystals; rock salt cesium chloride zinc blende; ionic lattice structures
physical-solid-state-406 | crystal structure types NaCl CsCl ZnS; radius ratio rule; radius ratio calculation; predicting ionic structure; zinc blende
physical-solid-state-407 | crystal structure types NaCl CsCl ZnS; formula units per unit cell; NaCl unit cell; CsCl unit cell; ions per cell
physical-solid-state-408 | perovskites; perovskite structure ABX3; coordination numbers in perovskite; ABX3; calcium titanate structure
physical-solid-state-409 | perovskites; Goldschmidt tolerance factor; tolerance factor calculation; ABX3; perovskite stability
physical-solid-state-410 | perovskites; perovskite unit cell; ABX3; counting atoms on edges; formula from unit cell
physical-solid-state-411 | perovskites; barium titanate ferroelectricity; uses of perovskites; ferroelectric perovskite; displacement of Ti4+
physical-solid-state-412 | Miller indices; labelling planes in crystals; intercepts and reciprocals; finding Miller indices; crystal planes
physical-solid-state-413 | Miller indices; zero Miller index; plane parallel to an axis; meaning of hkl; crystal planes
physical-solid-state-414 | Miller indices; spacing of planes; d-spacing of (111); cubic lattice plane distance; interplanar spacing calculation
physical-solid-state-415 | Miller indices; interplanar spacing; comparing d-spacings; largest plane distance; crystal planes
physical-solid-state-416 | Miller indices; Miller indices from intercepts; reciprocal intercepts; labelling planes in crystals
physical-solid-state-417 | point defects Schottky Frenkel; Schottky defect; vacancies in ionic crystals; Schottky vs Frenkel; defects in ionic solids
physical-solid-state-418 | point defects Schottky Frenkel; Frenkel defect conditions; Schottky vs Frenkel; silver halides defects; crystal defects
physical-solid-state-419 | point defects Schottky; number of Schottky defects calculation; vacancy concentration; defects and temperature; crystal defects
physical-solid-state-420 | band theory semiconductors doping; n-type doping; doping of silicon; n-type and p-type; semiconductor doping with phosphorus
physical-solid-state-421 | band theory semiconductors doping; p-n junction; depletion zone; diode; n-type and p-type
physical-solid-state-422 | band gap wavelength calculation; band theory semiconductors; absorption edge; band gap; light absorbed by a semiconductor
physical-solid-state-423 | ceramics and glass chemistry; structure of glass; amorphous silica; glass vs quartz; glass chemistry
physical-solid-state-424 | ceramics and glass chemistry; soda-lime glass; network modifier; composition of glass; glass chemistry
physical-solid-state-425 | ceramics and glass chemistry; borosilicate glass; why laboratory glass resists heat; thermal expansion of glass; glass chemistry
physical-solid-state-426 | ceramics and glass chemistry; properties of ceramics; why ceramics are brittle; alumina ceramic; hardness of ceramics
physical-solid-state-427 | glass transition; glass chemistry; cooling rate and glass transition temperature; ceramics and glass chemistry; supercooled liquid
physical-solid-state-428 | cement chemistry hydration; setting of cement; Portland cement; how concrete hardens; calcium silicate hydrate
physical-solid-state-429 | cement chemistry hydration; calcium silicate hydrate; C-S-H gel; strength of concrete; products of cement hydration
physical-solid-state-430 | cement chemistry hydration; gypsum in cement; flash set; tricalcium aluminate; ettringite
physical-solid-state-431 | cement chemistry hydration; alite and belite; Portland cement phases; early strength of cement; calcium silicates
physical-solid-state-432 | cement chemistry; carbonation of concrete; corrosion of steel in concrete; pH of concrete; cement hydration products
physical-solid-state-433 | MOFs; metal-organic frameworks; structure of MOFs; building units of MOFs; MOF linkers and nodes
physical-solid-state-434 | MOFs; metal-organic framework linkers; MOF-5; terephthalate linker; benzenedicarboxylate
physical-solid-state-435 | MOFs; uses of MOFs; metal-organic frameworks gas storage; surface area of MOFs; hydrogen storage in MOFs
physical-solid-state-436 | MOFs; isoreticular MOFs; reticular chemistry; pore size of MOFs; metal-organic framework design
physical-solid-state-437 | MOFs; activation of MOFs; metal-organic frameworks porosity; nitrogen adsorption of MOFs; solvent exchange
physical-solid-state-438 | materials chemistry sol-gel; sol-gel process; hydrolysis and condensation; TEOS; silica gel synthesis
physical-solid-state-439 | materials chemistry sol-gel; advantages of sol-gel processing; sol-gel vs solid-state synthesis; mixed oxides; sol-gel oxides
physical-solid-state-440 | materials chemistry sol-gel; drying of gels; xerogel; cracking of gels; capillary pressure in a gel
physical-solid-state-441 | materials chemistry sol-gel; aerogel; supercritical drying; xerogel vs aerogel; sol-gel process
physical-solid-state-442 | materials chemistry sol-gel; acid and base catalysis in sol-gel; TEOS hydrolysis; Stöber particles; sol-gel mechanism
physical-solid-state-443 | dye-sensitized solar cell; solar cells perovskite and dye-sensitised; Grätzel cell; photovoltaics; role of the dye
physical-solid-state-444 | dye-sensitized solar cell; iodide triiodide electrolyte; redox mediator; solar cells perovskite and dye-sensitised; Grätzel cell
physical-solid-state-445 | perovskite solar cells; solar cells perovskite and dye-sensitised; methylammonium lead iodide; ABX3; halide perovskite
physical-solid-state-446 | solar cells; band gap and solar cell efficiency; photovoltaics; Shockley-Queisser limit; solar cell voltage
physical-solid-state-447 | perovskite solar cells; band gap tuning; solar cells perovskite and dye-sensitised; photovoltaics voltage and current
physical-solid-state-448 | XRD, SEM and DSC for materials; characterization of materials; which technique; powder XRD; DSC
physical-solid-state-449 | XRD, SEM and DSC for materials; DSC curve; differential scanning calorimetry; glass transition in DSC; characterization of polymers
physical-solid-state-450 | XRD, SEM and DSC for materials; Scherrer equation; XRD peak broadening; crystallite size; powder diffraction
physical-solid-state-451 | Madelung constant Born-Landé; Kapustinskii equation; lattice energy calculations; lattice energy MgO vs NaF
physical-solid-state-452 | Madelung constant Born-Landé; Born exponent; Born-Landé equation calculation; lattice energy calculations
physical-solid-state-480 | bragg's law indexing a cubic pattern; sin squared theta ratios; fcc allowed reflections; 3 4 8 11 fcc; index powder pattern; hkl of powder lines
physical-solid-state-481 | bragg's law indexing a cubic pattern; primitive or body centered from powder lines; bcc vs simple cubic XRD; sin squared theta ratio 1 2 3 4 5 6; missing line 7
physical-solid-state-51 | octahedral holes; corundum structure; fraction of holes filled; aluminum oxide structure; interstitial sites; hole filling and formula
physical-solid-state-52 | fluorite structure; coordination numbers of CaF2; tetrahedral holes; calcium fluoride structure; 8:4 coordination
physical-solid-state-53 | pressure-induced phase transition; rock salt to cesium chloride; high-pressure structure; pressure and coordination number; RbCl structure | ionic-crystal-structures
physical-solid-state-54 | Bragg's law calculation; nλ = 2d sin θ; Bragg equation; interplanar spacing; XRD; lattice plane distance
physical-solid-state-55 | systematic absences; missing reflections; bcc diffraction pattern; structure factor; powder diffraction of iron; extinction rules
physical-solid-state-56 | doping of silicon; p-type semiconductor; gallium-doped silicon; acceptor levels; n-type vs p-type; extrinsic semiconductor
physical-solid-state-57 | metal vs semiconductor resistance; temperature dependence of conductivity; germanium; charge carriers; resistance and temperature; phonon scattering; conductivity of metals
physical-solid-state-58 | Schottky defect; cation and anion vacancies; density and vacancies; point defects in NaCl; quenched-in vacancies
physical-solid-state-59 | Born-Landé equation; NaCl vs MgO lattice; rock salt structure; Madelung constant depends on structure; lattice energy factors
physical-solid-state-60 | Meissner effect; superconductor vs perfect conductor; magnetic field expulsion; perfect diamagnetism; magnetic levitation
physical-solid-state-61 | smectic vs nematic; smectic phase; nematic phase; liquid crystal phases; mesophases
physical-solid-state-870 | how does doping silicon make a p type semiconductor; p-type doping with boron; why boron makes holes in silicon; holes from group 13 dopant; p type semiconductor explanation; boron doped silicon
physical-solid-state-900 | density of sodium and potassium; why potassium is less dense; body-centered cubic density; cell volume and density; comparing densities of metals
physical-solid-state-901 | lattice type from density; atoms per unit cell; cubic structure from density; number of atoms in the cell; tungsten density; body-centered or face-centered
physical-solid-state-930 | spinels; spinel structure; normal spinel; MgAl2O4; occupied holes in spinels; tetrahedral and octahedral holes in spinel
physical-solid-state-931 | spinels; inverse spinel; normal and inverse spinels; inverse spinel structure; cation distribution in spinels
physical-solid-state-932 | spinels; why Fe3O4 is an inverse spinel; magnetite structure; inverse spinel and CFSE; site preference in spinels; octahedral site preference energy
physical-solid-state-943 | doping silicon with phosphorus; n-type semiconductor; phosphorus-doped silicon; how doping works; extra electron of a donor atom; donor level; n-type doping
physical-solid-state-944 | Bragg's law lattice parameter; cubic lattice parameter from XRD; 111 reflection; d spacing of a cubic crystal; unit cell edge from Bragg angle; a from d and hkl; x-ray diffraction calculation
physical-solid-state-981 | KCl missing 111 reflection; why KCl looks primitive cubic in x-ray diffraction; isoelectronic K+ and Cl- x-ray scattering; systematic absence in KCl powder pattern; structure factor of KCl 111; KCl vs KBr powder diffraction | x-ray-diffraction
physical-solid-state-982 | FeO nonstoichiometry defects; wustite iron vacancies; density of Fe0.95O and Fe0.91O; cation vacancies balanced by Fe3+; which defects fit the density; iron-deficient iron(II) oxide
physical-solid-state-983 | electric field at the p-n junction; charge separation in a solar cell; electron to n side and hole to p side; how a silicon solar cell separates charges; photovoltaic cell junction field
physical-solid-state-984 | photon energy above the band gap; excess photon energy in a solar cell; thermalization loss; what happens to energy above the band gap; 2.0 eV photon in silicon; heat loss in solar cells
physical-solid-state-985 | why Madelung constant of NaCl is 1.75; Madelung sum alternating shells; six nearest neighbors and Madelung constant; like charges farther away in the lattice; NaCl Madelung series
physical-solid-state-986 | Kapustinskii equation and Madelung constant; Madelung constant divided by number of ions; why Kapustinskii works for unknown structures; Born-Lande vs Kapustinskii; Kapustinskii approximation basis
physical-solutions-and-colligative-01 | freezing point lowering; ΔTf = Kf·m; freezing point calculation; cryoscopic constant; colligative properties
physical-solutions-and-colligative-02 | osmotic pressure calculation; Π = iMRT; osmotic pressure of electrolyte; colligative properties; van 't Hoff factor calculation
physical-solutions-and-colligative-03 | vapor composition over ideal mixture; mole fraction in vapor; benzene–toluene mixture; ideal solution; Raoult's law calculation
physical-solutions-and-colligative-04 | mole fraction calculation; mole fraction; ethanol-water mixture; concentration units; composition of a mixture | molality
physical-solutions-and-colligative-05 | gas solubility in water; Henry's law calculation; dissolved oxygen; partial pressure; solubility of oxygen in water; Henry's constant
physical-solutions-and-colligative-06 | Debye-Hückel limiting law; mean activity coefficient calculation; ionic strength; activity coefficient of electrolyte; Debye-Hückel theory; non-ideal electrolyte solutions
physical-solutions-and-colligative-07 | degree of ionization from freezing point; cryoscopy; percent ionization calculation; weak acid dissociation; van't Hoff factor of weak electrolyte; ΔT = iKm; freezing point depression calculation
physical-solutions-and-colligative-08 | molality calculation; mol/kg; concentration units; moles of solute per kg solvent; glucose solution
physical-solutions-and-colligative-101 | why soda fizzes; carbonated drinks; gas solubility and pressure; opening a soda bottle; dissolved carbon dioxide
physical-solutions-and-colligative-102 | partial pressure and gas solubility; effect of inert gas on solubility; dissolved oxygen; adding helium; total vs partial pressure
physical-solutions-and-colligative-103 | the bends; decompression sickness; diving gas mixtures; heliox; nitrogen in the blood; scuba diving and gas solubility
physical-solutions-and-colligative-104 | ideal dilute solution; Raoult's law vs Henry's law; solvent vs solute vapor pressure; acetone-chloroform mixture; limiting laws
physical-solutions-and-colligative-105 | why solutions boil higher; vapor pressure lowering; sugar water boiling point; cause of boiling point elevation; why adding salt raises the boiling point
physical-solutions-and-colligative-106 | highest boiling point solution; comparing boiling points of solutions; number of ions; van't Hoff factor; electrolyte vs nonelectrolyte boiling point
physical-solutions-and-colligative-107 | molar mass from boiling point elevation; ebullioscopy; ΔT = Kb m; molar mass calculation; ebullioscopic constant
physical-solutions-and-colligative-108 | ebullioscopic constant; Kb of solvents; choice of solvent for ebullioscopy; molar mass measurement precision
physical-solutions-and-colligative-109 | what colligative properties depend on; number of solute particles; definition of colligative property; particle number in solution
physical-solutions-and-colligative-110 | mercury(II) chloride; HgCl2 does not dissociate; degree of dissociation from freezing point; covalent metal halide; van't Hoff factor of 1; nonelectrolyte salt
physical-solutions-and-colligative-111 | two solutions under a bell jar; isopiestic distillation; isopiestic method; vapor pressure of solutions; solvent transfer through vapor | raoults-law
physical-solutions-and-colligative-112 | vapor pressure curve of solution; vapor pressure lowering; vapor pressure-temperature diagram; nonvolatile solute; phase diagram of solution
physical-solutions-and-colligative-113 | molality vs molarity; temperature dependence of molarity; why use molality; thermal expansion of solutions
physical-solutions-and-colligative-114 | molality from mass percent; mass percent to molality; sulfuric acid concentration; concentration unit conversion; molality calculation
physical-solutions-and-colligative-115 | molality vs molarity; comparing molality and molarity; density and concentration; molarity to molality conversion
physical-solutions-and-colligative-116 | definition of azeotrope; constant boiling mixture; vapor and liquid same composition; azeotropic mixture
physical-solutions-and-colligative-117 | positive deviation from Raoult's law; minimum-boiling azeotrope; nonideal solutions; intermolecular forces in mixtures; positive azeotrope
physical-solutions-and-colligative-118 | ethanol-water azeotrope; 95.6% ethanol; distilling alcohol; minimum-boiling azeotrope; why you cannot distill pure ethanol; rectified spirit
physical-solutions-and-colligative-119 | hydrochloric acid azeotrope; constant boiling HCl; maximum-boiling azeotrope; boiling hydrochloric acid; negative azeotrope
physical-solutions-and-colligative-120 | fractionating column packing; column packing; glass beads in column; repeated vaporization and condensation; rectification
physical-solutions-and-colligative-121 | theoretical plates; number of theoretical plates; McCabe-Thiele; boiling diagram stages; distillation stages calculation
physical-solutions-and-colligative-122 | comparing ionic strengths; I = ½ Σ c z²; multivalent ions; magnesium sulfate ionic strength
physical-solutions-and-colligative-123 | salt effect on solubility; diverse ion effect; uncommon ion effect; salting in; silver chloride solubility in KNO3; activity vs concentration
physical-solutions-and-colligative-124 | mistake in preparing molal solution; kg of solvent vs kg of solution; molality calculation; solution preparation error; preparing a 1 molal solution
physical-solutions-and-colligative-125 | ionic strength of 1:1 electrolyte; I = ½ Σ c z²; ionic strength vs concentration; potassium nitrate
physical-solutions-and-colligative-126 | pA = xA pA*; partial vapor pressure; ideal solution vapor pressure; mole fraction and vapor pressure
physical-solutions-and-colligative-127 | molecular formula from freezing point; molar mass from freezing point depression; cryoscopy; empirical to molecular formula; CH2O empirical formula
physical-solutions-and-colligative-400 | van't Hoff factor; colligative properties van't Hoff factor; i factor of salts; number of ions; ideal van't Hoff factor
physical-solutions-and-colligative-401 | van't Hoff factor calculation; colligative properties van't Hoff factor; measured i of MgSO4; ion pairing; freezing point depression with i
physical-solutions-and-colligative-402 | van't Hoff factor less than 1; association and colligative properties; dimerization of acetic acid in benzene; abnormal molar mass; van't Hoff factor
physical-solutions-and-colligative-403 | dissolving salt in water boiling and freezing point; colligative properties of salt water; vapor pressure lowering by salt; salt water boiling point; salt water freezing point
physical-solutions-and-colligative-404 | boiling point of salt water calculation; colligative properties calculation; boiling point elevation of NaCl solution; van't Hoff factor; salt in water boiling point
physical-solutions-and-colligative-405 | vapor pressure of salt water; vapor pressure lowering calculation; salt dissolved in water vapor pressure; Raoult's law with electrolytes; colligative properties
physical-solutions-and-colligative-406 | freezing point depression molar mass determination; cryoscopy; molar mass from ΔTf; finding molar mass from freezing point; colligative properties molar mass
physical-solutions-and-colligative-407 | freezing point depression molar mass calculation; molar mass from ΔTf; cryoscopy; unknown molar mass colligative; molar mass determination
physical-solutions-and-colligative-408 | freezing point depression molar mass determination; errors in cryoscopy; molar mass too high; experimental error freezing point; molar mass from ΔTf
physical-solutions-and-colligative-409 | freezing point depression molar mass determination; Rast method; camphor cryoscopic constant; cryoscopy; choice of solvent
physical-solutions-and-colligative-410 | regular solution theory; regular solution model; mixing enthalpy; excess enthalpy; assumptions of regular solutions
physical-solutions-and-colligative-411 | regular solution theory; positive deviation from Raoult's law; mixing enthalpy and deviations; regular solution parameter
physical-solutions-and-colligative-412 | regular solution theory; phase separation; critical value of regular solution parameter; upper critical solution temperature
physical-solutions-and-colligative-413 | regular solution theory; activity coefficient regular solution calculation; Margules equation; deviations from ideality
physical-solutions-and-colligative-414 | regular solution theory; upper critical solution temperature calculation; interaction parameter; consolute temperature
physical-solutions-and-colligative-415 | partial molar volume; definition of partial molar volume; partial molar quantities; volume of mixing
physical-solutions-and-colligative-416 | partial molar volume; ethanol and water volume contraction; volume of mixing; partial molar volume ethanol water
physical-solutions-and-colligative-417 | partial molar volume calculation; volume of a mixture; partial molar volumes of ethanol and water; volume from partial molar volumes
physical-solutions-and-colligative-418 | partial molar volume; negative partial molar volume; partial molar volume from slope; determination of partial molar volume; electrostriction
physical-solutions-and-colligative-419 | partial molar volume; Gibbs-Duhem equation; partial molar quantities linked; Gibbs-Duhem for volume
physical-solutions-and-colligative-420 | Debye-Hückel limiting law; activity coefficient calculation; mean activity coefficient; Debye Huckel NaCl; activity coefficients of ions
physical-solutions-and-colligative-421 | Debye-Hückel limiting law; range of validity of Debye-Hückel; dilute ionic solutions; activity coefficients of ions
physical-solutions-and-colligative-422 | Debye-Hückel theory; ionic atmosphere; Debye-Hückel limiting law; why activity coefficients are below 1
physical-solutions-and-colligative-51 | ebullioscopy; molar mass from boiling point elevation; experimental error in molar mass; error analysis; evaporation of solvent
physical-solutions-and-colligative-52 | colligative vs non-colligative properties; what is a colligative property; electrical conductivity of solutions; number of dissolved particles; electrolyte vs nonelectrolyte
physical-solutions-and-colligative-53 | dimerization of benzoic acid; association of solute; van't Hoff factor below 1; carboxylic acid dimers; cryoscopy in benzene; i = 0.5
physical-solutions-and-colligative-54 | maximum-boiling azeotrope; acetone-chloroform azeotrope; negative deviation from Raoult's law; distillation residue; negative azeotrope
physical-solutions-and-colligative-55 | drop in distillation temperature; column head temperature; distillation curve; separating two liquids; reading thermometer in distillation; fractionating column
physical-solutions-and-colligative-56 | hypertonic solution; isotonic saline; red blood cells shrink; crenation; osmosis in cells; tonicity; hypertonic vs hypotonic
physical-solutions-and-colligative-57 | osmometry; molar mass of macromolecules; osmometry vs cryoscopy; polymer molar mass determination; membrane osmometry
physical-solutions-and-colligative-58 | second virial coefficient of osmotic pressure; extrapolation to zero concentration; membrane osmometry; Π/c plot; number-average molar mass; polymer in good solvent | osmotic-pressure
physical-solutions-and-colligative-701 | freezing point of urea and glucose solutions; equal masses of solutes; number of particles and freezing point; compare freezing point depression; colligative property comparison
physical-solutions-and-colligative-702 | molar mass of a protein; osmotic pressure versus freezing point; which colligative property for polymers; osmometry; size of colligative effects
physical-solutions-and-colligative-703 | why solutes lower the freezing point; origin of colligative properties; chemical potential of solvent; entropy of mixing and freezing; explanation of freezing point depression
physical-solutions-and-colligative-840 | van't hoff factor for K2SO4; percent dissociation from i; degree of dissociation K2SO4; i = 2.5; van't hoff factor alpha
physical-solutions-and-colligative-841 | van't hoff factor for K2SO4; ion pairing; why i is less than 3; van't hoff factor on dilution; real vs ideal van't hoff factor
physical-solutions-and-colligative-870 | molar mass from osmotic pressure; osmotic pressure calculation of molar mass; molar mass of a protein from osmotic pressure; Π = MRT solve for molar mass; osmometry molar mass calculation
physical-solutions-and-colligative-871 | compare molar masses from osmotic pressures; osmotic pressure and molar mass relation; same mass concentration different osmotic pressure; which solute has the larger molar mass osmotic pressure; osmotic pressure inverse to molar mass
physical-solutions-and-colligative-907 | ethanol water azeotrope; why an azeotrope forms; minimum boiling azeotrope; positive deviation from Raoult's law; maximum in vapor pressure; azeotrope of ethanol and water at 78.2 C
physical-solutions-and-colligative-943 | osmosis vs dialysis; difference between dialysis and osmosis; what passes through the membrane; semipermeable membrane; dialysis membrane; dialysis and small solutes | osmotic-pressure
physical-solutions-and-colligative-944 | molality to mole fraction; mole fraction from molality calculation; mole fraction of glucose; convert molality to mole fraction; mole fraction of solute in 1 kg water; molal aqueous solution
physical-solutions-and-colligative-945 | molality to mole fraction; what is needed to convert molality to mole fraction; molar mass of the solvent; conversion between concentration units; is density needed for mole fraction; molality conversion data needed
physical-solutions-and-colligative-981 | pressure at which last drop evaporates; dew point pressure of an ideal mixture; bubble point and dew point raoult; ideal binary mixture last drop of liquid; vapor composition equals overall composition; dew pressure calculation
physical-statistical-thermodynamics-01 | population ratio; Boltzmann factor; relative population of energy levels; exp(−ΔE/kT); two-level system
physical-statistical-thermodynamics-02 | rotational level populations; population of rotational levels; degeneracy 2J + 1; Boltzmann population calculation; rotational states of CO | rotational-spectroscopy
physical-statistical-thermodynamics-03 | mean energy of two-level system; average energy calculation; degenerate energy levels; statistical thermodynamics; mean energy from partition function | boltzmann-distribution
physical-statistical-thermodynamics-04 | residual entropy; S = k ln W; R ln 2; Boltzmann entropy formula; entropy at 0 K; residual entropy calculation | third-law-of-thermodynamics
physical-statistical-thermodynamics-05 | rotational partition function; symmetry number; rotational partition function of N2; q = kT/(σhcB); partition function calculation
physical-statistical-thermodynamics-06 | heat capacity of CO2; molar heat capacity by equipartition; degrees of freedom of linear molecule; Cv calculation; vibrational degrees of freedom
physical-statistical-thermodynamics-07 | NMR spin population difference; population excess in NMR; low sensitivity of NMR; nuclear spin states; proton spin polarization; 400 MHz NMR | boltzmann-distribution
physical-statistical-thermodynamics-101 | why dye spreads; microstates; number of arrangements; diffusion and entropy; entropy as probability; irreversibility
physical-statistical-thermodynamics-102 | meaning of partition function; molecular partition function; thermally accessible states; q in statistical mechanics
physical-statistical-thermodynamics-103 | number of microstates on expansion; microstates; W and volume; S = k ln W; thermodynamic probability
physical-statistical-thermodynamics-104 | residual entropy of N2O; nitrous oxide crystal; orientational disorder; R ln 2; frozen-in disorder
physical-statistical-thermodynamics-105 | ½kT per degree of freedom; equipartition of energy; quadratic terms; average energy per degree of freedom
physical-statistical-thermodynamics-106 | vibrational heat capacity; heat capacity of Cl2 vs N2; frozen-out vibrations; diatomic gas heat capacity; excitation of vibrations
physical-statistical-thermodynamics-107 | Dulong-Petit law; Einstein model of heat capacity; heat capacity of solids at low temperature; failure of equipartition; Debye model; 3R
physical-statistical-thermodynamics-108 | grand canonical ensemble; μVT ensemble; open system ensemble; types of ensembles; statistical mechanics
physical-statistical-thermodynamics-109 | microcanonical ensemble; NVE ensemble; isolated system; types of ensembles; statistical mechanics
physical-statistical-thermodynamics-110 | ensemble average; fluctuations in statistical mechanics; relative fluctuations 1/√N; macroscopic averages; ergodic hypothesis
physical-statistical-thermodynamics-111 | indistinguishable particles; N! in partition function; canonical partition function; Q = q^N/N!; Gibbs paradox; identical particles | ensembles
physical-statistical-thermodynamics-112 | equilibrium constant from molecular states; statistical interpretation of K; ratio of partition functions; ground-level energy difference; density of states and K
physical-statistical-thermodynamics-113 | temperature dependence of composition; density of states and equilibrium; entropy-driven equilibrium; isomerization equilibrium; energy vs entropy at equilibrium
physical-statistical-thermodynamics-114 | symmetry number; isotope exchange equilibrium; H2 + D2 exchange; hydrogen-deuterium exchange; high-temperature limit of K
physical-statistical-thermodynamics-115 | thermal dissociation of molecules; translational partition function; entropy drives dissociation; why molecules dissociate when hot; dissociation equilibrium
physical-statistical-thermodynamics-400 | Bose-Einstein and Fermi-Dirac statistics; fermions and bosons; quantum statistics; Pauli principle occupation; half-integral spin
physical-statistical-thermodynamics-401 | Bose-Einstein and Fermi-Dirac statistics; Fermi-Dirac distribution; Fermi level occupation; quantum statistics calculation
physical-statistical-thermodynamics-402 | Bose-Einstein and Fermi-Dirac statistics; classical limit; Boltzmann limit of quantum statistics; high temperature low density
physical-statistical-thermodynamics-403 | Fermi-Dirac statistics; electronic heat capacity of metals; Fermi level; Bose-Einstein and Fermi-Dirac statistics; quantum statistics
physical-statistical-thermodynamics-404 | Bose-Einstein and Fermi-Dirac statistics; counting states for bosons and fermions; quantum statistics; indistinguishable particles
physical-statistical-thermodynamics-405 | Einstein and Debye heat capacity of solids; Dulong-Petit law; heat capacity of solids; high-temperature limit 3R
physical-statistical-thermodynamics-406 | Einstein and Debye heat capacity of solids; Debye T cubed law; Einstein vs Debye model; low-temperature heat capacity
physical-statistical-thermodynamics-407 | Debye T cubed law calculation; Einstein and Debye heat capacity of solids; low-temperature heat capacity; Debye extrapolation
physical-statistical-thermodynamics-408 | Einstein and Debye heat capacity of solids; Debye temperature; heat capacity of diamond and lead; Dulong-Petit exceptions
physical-statistical-thermodynamics-409 | heat capacity of solids; electronic and lattice heat capacity; Einstein and Debye heat capacity of solids; C/T versus T squared
physical-statistical-thermodynamics-410 | translational rotational vibrational partition functions; translational partition function; volume dependence of q; contributions to partition function
physical-statistical-thermodynamics-411 | translational rotational vibrational partition functions; vibrational partition function calculation; q vib; partition function of a vibration
physical-statistical-thermodynamics-412 | translational rotational vibrational partition functions; translational partition function temperature dependence; q trans T^3/2; partition function calculation
physical-statistical-thermodynamics-413 | translational rotational vibrational partition functions; rotational partition function; symmetry number; isotopologues q rot
physical-statistical-thermodynamics-414 | Sackur-Tetrode equation; entropy of a monatomic gas; absolute entropy of an ideal gas; translational entropy
physical-statistical-thermodynamics-415 | Sackur-Tetrode equation calculation; entropy of noble gases; mass dependence of entropy; Sackur-Tetrode
physical-statistical-thermodynamics-416 | Sackur-Tetrode equation; entropy change on expansion; volume dependence of entropy; statistical entropy of ideal gas
physical-statistical-thermodynamics-417 | Sackur-Tetrode equation; failure of Sackur-Tetrode at low temperature; thermal wavelength; classical limit
physical-statistical-thermodynamics-418 | canonical ensemble; NVT ensemble; fixed variables of ensembles; statistical ensembles; canonical partition function
physical-statistical-thermodynamics-419 | canonical ensemble; Helmholtz energy from Q; A = -kT ln Q; thermodynamic functions from partition function
physical-statistical-thermodynamics-420 | canonical ensemble; energy fluctuations; heat capacity and fluctuations; relative fluctuation 1/sqrt N
physical-statistical-thermodynamics-480 | heat capacity of a diatomic goes up with temperature; Cv of nitrogen 5/2 R to 7/2 R; vibrational contribution to heat capacity; vibration excited at high temperature; diatomic Cv steps | equipartition-theorem
physical-statistical-thermodynamics-481 | heat capacity of a diatomic goes up with temperature; vibration frozen out at room temperature; vibrational quantum vs RT; quantised vibration heat capacity; equipartition fails N2 | equipartition-theorem
physical-statistical-thermodynamics-482 | fermi-dirac bose-einstein and boltzmann statistics; fermi dirac distribution +1; bose einstein distribution -1; quantum statistics formula; fermions bosons occupation number
physical-statistical-thermodynamics-51 | canonical ensemble; NVT ensemble; energy fluctuations; microcanonical vs canonical; statistical mechanics
physical-statistical-thermodynamics-52 | K from partition functions calculation; isomerization equilibrium constant; K = (qB/qA) e^(−ΔE0/RT); ground-level energy difference; statistical mechanics of equilibrium
physical-statistical-thermodynamics-870 | how does Cv change with temperature for a diatomic gas; heat capacity of hydrogen gas at low temperature; rotation frozen out at low temperature; Cv of H2 3/2 R to 5/2 R; freezing in of rotation
physical-statistical-thermodynamics-871 | why vibration contributes R to heat capacity; Cv of a diatomic gas at high temperature; equipartition vibration kinetic and potential energy; vibrational contribution to Cv of diatomic gas; Cv from 5/2 R to 7/2 R; why each rotation adds half R but vibration adds R
physical-statistical-thermodynamics-872 | partition function of a two level system; two-level system high temperature limit; populations of two levels at high temperature; q approaches 2 two level system; limits of partition function with temperature
physical-statistical-thermodynamics-981 | population inversion and degeneracy; J 1 more populated than J 0; rotational level population not an inversion; population per state vs per level; boltzmann degeneracy of rotational levels; maser population inversion misconception
physical-statistical-thermodynamics-982 | H2 + D2 HD equilibrium constant; zero-point energy and isotope exchange equilibrium; why K of HD is less than 4; symmetry numbers and K of 4; isotope exchange K from partition functions; HD equilibrium at room temperature
physical-surfaces-01 | surface coverage; θ = Kp/(1 + Kp); Langmuir adsorption; fractional coverage calculation; adsorption isotherm
physical-surfaces-02 | Langmuir isotherm calculation; pressure for given coverage; fractional surface coverage; Langmuir adsorption; adsorption isotherm
physical-surfaces-03 | dissociative adsorption; dissociative Langmuir isotherm; hydrogen adsorption on metals; square root of pressure; surface coverage calculation
physical-surfaces-04 | chemisorption vs physisorption; chemical adsorption; monolayer adsorption; physical adsorption; types of adsorption
physical-surfaces-05 | specific surface area; BET surface area; monolayer capacity; nitrogen adsorption; surface area calculation
physical-surfaces-06 | competitive adsorption; competitive Langmuir isotherm; two gases adsorbing; coadsorption; surface coverage calculation
physical-surfaces-07 | isosteric enthalpy of adsorption; heat of adsorption; enthalpy of adsorption calculation; Clausius-Clapeyron for adsorption; isosteric heat | adsorption
physical-surfaces-101 | adsorption vs absorption; surface vs bulk uptake; difference between adsorption and absorption; sorption
physical-surfaces-102 | why adsorption is exothermic; thermodynamics of adsorption; entropy of adsorption; enthalpy of adsorption sign; physisorption
physical-surfaces-103 | activated carbon; activated charcoal adsorption; dispersion forces and adsorption; benzene adsorption; London forces
physical-surfaces-104 | multilayer adsorption; BET vs Langmuir; Brunauer-Emmett-Teller; monolayer vs multilayer
physical-surfaces-105 | nitrogen adsorption at 77 K; surface area measurement; BET method; gas adsorption porosimetry; physisorption of nitrogen
physical-surfaces-106 | type II isotherm; multilayer adsorption; isotherm shape; nitrogen adsorption isotherm; monolayer shoulder
physical-surfaces-107 | specific surface area and particle size; particle diameter from BET; surface area of spheres; powder particle size | nanomaterials
physical-surfaces-108 | heterogeneous vs homogeneous catalyst; different phase catalyst; solid catalyst; types of catalysts
physical-surfaces-109 | supported catalyst; surface area of catalyst; finely divided platinum; platinum catalyst; why catalysts are powdered
physical-surfaces-110 | Sabatier principle; volcano plot; product desorption; optimal adsorption strength; catalyst activity of metals
physical-surfaces-111 | types of colloids; aerosol; fog; liquid in gas colloid; dispersed phase and medium; classification of colloids
physical-surfaces-112 | Tyndall effect; light scattering by colloids; colloid vs true solution; gold sol; visible light beam
physical-surfaces-113 | dialysis of colloids; stability of sols; iron(III) oxide sol; charge stabilization; peptizing ions; coagulation
physical-surfaces-114 | curdling of milk; casein precipitation; why lemon juice curdles milk; coagulation at isoelectric point; milk as colloid
physical-surfaces-115 | structure of surfactant; hydrophilic head hydrophobic tail; amphiphile; amphiphilic molecules; soap molecule structure; how soap works
physical-surfaces-116 | structure of a micelle; micelle orientation; heads out tails in; how soap works; hydrophobic core
physical-surfaces-117 | effect of salt on CMC; critical micelle concentration; anionic surfactant; electrostatic screening of head groups; SDS micelles
physical-surfaces-118 | Krafft temperature; Krafft point; detergent in cold water; surfactant solubility; micelle formation and temperature
physical-surfaces-119 | capillary rise; Jurin's law; capillary rise and radius; capillary action calculation; height in a narrow tube
physical-surfaces-120 | adhesion vs cohesion; wetting of glass; why water beads up; contact angle; hydrophobic vs hydrophilic surface
physical-surfaces-121 | Young-Laplace equation; Laplace pressure; pressure inside a bubble; excess pressure 2γ/r; surface tension and bubbles | capillarity-and-wetting
physical-surfaces-122 | Kelvin equation; Ostwald ripening; vapor pressure of small droplets; droplet growth; Kelvin effect | capillarity-and-wetting
physical-surfaces-123 | melting point depression of nanoparticles; gold nanoparticles; Gibbs-Thomson effect; surface atoms; size-dependent melting
physical-surfaces-124 | surface to volume ratio; surface area of nanoparticles; surface area to volume ratio calculation; nanoscale cube
physical-surfaces-125 | gold nanoparticles; surface plasmon resonance; color change of gold colloid; nanoparticle aggregation; salt-induced aggregation; plasmon band
physical-surfaces-126 | titanium dioxide nanoparticles; sunscreen; TiO2 UV absorption; uses of nanoparticles; why sunscreen is transparent
physical-surfaces-127 | mass transfer limitation; diffusion-limited catalysis; external mass transport; transport vs kinetic control; stirring and reaction rate | heterogeneous-catalysis
physical-surfaces-400 | Tyndall effect; colloids Tyndall effect; colloid vs solution; scattering of light by colloids; properties of colloids
physical-surfaces-401 | Hardy-Schulze rule; coagulation of colloids; colloids Tyndall effect Hardy Schulze; coagulating power of ions; ferric hydroxide sol
physical-surfaces-402 | gold number; protective colloid; protective action of colloids; gelatin gold number; lyophilic colloid
physical-surfaces-403 | gold number; protective colloid; how protective colloids work; gold sol red to blue; coagulation of gold sol
physical-surfaces-404 | gold number; gold number calculation; protective colloid; definition of gold number
physical-surfaces-405 | gold number; comparing protective colloids; protecting power; protective colloid calculation
physical-surfaces-406 | DLVO theory; colloid stability; double layer repulsion; coagulation by salt; Debye length; van der Waals attraction between particles
physical-surfaces-407 | DLVO theory; colloid stability; van der Waals and double layer; interaction of colloidal particles; potential energy of colloids
physical-surfaces-408 | DLVO theory; energy barrier of a colloid; primary and secondary minimum; kinetic stability of colloids; flocculation
physical-surfaces-409 | DLVO theory; Schulze-Hardy rule calculation; critical coagulation concentration; effect of counterion charge; colloid stability
physical-surfaces-410 | catalytic converter; catalytic converters removal of CO and NOx; car exhaust; pollutants from cars; platinum and rhodium catalyst
physical-surfaces-411 | catalytic converter; honeycomb of a catalytic converter; surface area of a catalyst; heterogeneous catalyst support; catalytic converters
physical-surfaces-412 | catalytic converter; catalyst poisoning; lead poisoning of catalytic converter; leaded gasoline; catalytic converters
physical-surfaces-413 | catalytic converter; three-way catalyst; reduction of nitrogen oxides; air-fuel ratio; catalytic converters
physical-surfaces-414 | adsorption isotherm; Freundlich isotherm; surface chemistry adsorption; x/m vs p; adsorption of gases on solids
physical-surfaces-415 | surface chemistry adsorption; physisorption and critical temperature; adsorption of gases on charcoal; easily liquefied gases are adsorbed
physical-surfaces-416 | graphene and carbon nanotubes; structure of graphene; bonding in graphene; sp2 carbon; why graphene conducts electricity
physical-surfaces-417 | graphene and carbon nanotubes; carbon nanotube structure; allotropes of carbon; nanotubes vs graphene; fullerenes
physical-surfaces-418 | graphene and carbon nanotubes; chirality of nanotubes; metallic and semiconducting nanotubes; armchair and zigzag nanotubes
physical-surfaces-419 | graphene and carbon nanotubes; production of graphene; CVD graphene; graphene on copper; chemical vapor deposition of graphene
physical-surfaces-420 | nanoparticles quantum dots size effects; quantum confinement; quantum dots; band gap and particle size; color of quantum dots
physical-surfaces-421 | nanoparticles quantum dots size effects; quantum dot synthesis; hot injection; burst nucleation; monodisperse nanoparticles
physical-surfaces-422 | nanoparticles quantum dots size effects; quantum confinement calculation; band gap of quantum dots; particle in a box quantum dot
physical-surfaces-423 | gold nanoparticles surface plasmon; surface plasmon resonance; why gold nanoparticles are red; color of gold sol; plasmon
physical-surfaces-424 | gold nanoparticles surface plasmon; gold nanorods; plasmon resonance and shape; longitudinal plasmon band; surface plasmon resonance
physical-surfaces-425 | gold nanoparticles synthesis; Turkevich method; citrate reduction; gold nanoparticles surface plasmon; stabilizing gold sol
physical-surfaces-426 | gold nanoparticles surface plasmon; plasmon biosensor; surface plasmon resonance sensing; refractive index and plasmon
physical-surfaces-427 | CVD and ALD thin films; atomic layer deposition; ALD vs CVD; chemical vapor deposition; thin films
physical-surfaces-428 | CVD and ALD thin films; atomic layer deposition; self-limiting growth; conformal films; ALD of trenches
physical-surfaces-429 | CVD and ALD thin films; atomic layer deposition; ALD cycles calculation; growth per cycle; alumina ALD
physical-surfaces-430 | CVD and ALD thin films; CVD precursor; chemical vapor deposition; requirements of CVD precursors; thin film chemistry
physical-surfaces-431 | CVD and ALD thin films; CVD growth rate and temperature; transport-limited deposition; chemical vapor deposition kinetics
physical-surfaces-432 | SEM and TEM; SEM vs TEM; scanning electron microscope; transmission electron microscope; electron microscopy of materials
physical-surfaces-433 | SEM and TEM; resolution of electron microscopes; electron wavelength; electron vs light microscope; electron microscopy
physical-surfaces-434 | SEM and TEM; charging in SEM; gold coating for SEM; sample preparation for SEM; scanning electron microscope
physical-surfaces-435 | SEM and TEM; backscattered electrons; atomic number contrast; SEM imaging; secondary electrons
physical-surfaces-436 | SEM and TEM; EDX analysis; characteristic X-rays; SEM elemental analysis; electron microscopy
physical-surfaces-437 | XPS surface analysis; X-ray photoelectron spectroscopy; surface sensitivity of XPS; electron mean free path; XPS depth
physical-surfaces-438 | XPS surface analysis; XPS binding energy calculation; core level binding energies; X-ray photoelectron spectroscopy; photoelectron kinetic energy
physical-surfaces-439 | XPS surface analysis; XPS chemical shift; C 1s binding energies; core level chemical shift; X-ray photoelectron spectroscopy
physical-surfaces-51 | Langmuir-Hinshelwood mechanism; CO oxidation on platinum; CO poisoning of catalyst; competitive adsorption; negative reaction order; catalytic converter
physical-surfaces-52 | coagulation of colloids; Hardy-Schulze rule; Schulze-Hardy rule; flocculation by electrolytes; arsenic sulfide sol; coagulating power of ions
physical-surfaces-53 | critical micelle concentration; CMC; surface tension of detergent solution; micelle formation; surface tension vs concentration
physical-surfaces-54 | contact angle; capillary depression; capillary rise; meniscus shape; hydrophobic surface; convex meniscus
physical-surfaces-55 | quantum dots; quantum confinement; size-dependent emission; CdSe quantum dots; band gap and particle size; quantum dot color
physical-surfaces-825 | Freundlich isotherm slope; Freundlich log plot; slope of log x/m vs log p; intercept of Freundlich plot; linear form of the Freundlich isotherm; 1/n and log k; adsorption isotherm graph
physical-surfaces-907 | lyophilic and lyophobic sols; stability of lyophilic sols; gelatin sol vs gold sol; why lyophilic sols are hard to coagulate; solvation shell of colloid particles; lyophilic colloid and electrolyte; hydrated sol particles
physical-surfaces-908 | Hardy-Schulze rule; coagulation values of NaCl CaCl2 AlCl3; coagulating power and ion charge; charge of sol particles from coagulation; flocculation value; lyophobic sol coagulated by electrolytes; trivalent ions coagulate best
physical-surfaces-943 | zero order decomposition on a metal surface; surface saturation; zero-order at high pressure; first order at low pressure; Langmuir kinetics; decomposition of a gas on hot metal; all sites occupied | zero-order-kinetics
physical-surfaces-981 | langmuir plot at two temperatures; p/V against p slope and intercept; linearized langmuir isotherm temperature; how K and Vmax change with temperature; langmuir intercept exothermic adsorption
physical-surfaces-982 | why catalytic rate falls at high temperature; rate maximum with temperature on a catalyst; coverage falls faster than rate constant rises; surface coverage and temperature in catalysis; negative apparent activation energy; rate equals k times theta on a metal
physical-surfaces-987 | BET surface area error near saturation; multilayer adsorption of nitrogen at 77 K; surface area overestimated by multilayers; monolayer amount in BET method; counting nitrogen molecules for surface area; 0.162 nm2 per nitrogen molecule
physical-surfaces-988 | BET assumptions about higher layers; BET model second layer adsorption energy; higher layers bound as in the liquid; enthalpy of condensation in BET theory; first layer vs upper layers in BET; assumptions of the BET isotherm
raoult-law@advanced | vapor composition; mole fraction in vapor; vapor-liquid equilibrium; Raoult and Dalton's law; vapor enrichment calculation
raoult-law@beginner | vapor pressure lowering; vapor pressure of solution calculation; nonvolatile solute; p = xp*; colligative property vapor pressure
raoult-law@intermediate | total vapor pressure of mixture; vapor pressure of ideal mixture; two volatile liquids; p = xA pA* + xB pB*; vapor pressure calculation
rate-plot-readings@advanced | 1/[A] against time; second-order plot; half-life of a second-order reaction; integrated rate law graph
rate-plot-readings@beginner | half-life from a graph; concentration against time graph; reading a decay curve; half-life of a first-order reaction
rate-plot-readings@intermediate | ln concentration against time; first-order plot; rate constant from a slope; integrated rate law graph
rotational-spectra@advanced | bond length from rotational spectrum; bond length calculation; moment of inertia; reduced mass; microwave spectrum; rotational constant
rotational-spectra@beginner | 2B(J + 1); rotational line calculation; rotational constant; rigid rotor; microwave spectrum
rotational-spectra@intermediate | spacing of rotational lines; rigid rotor line positions; 2B(J + 1); microwave spectrum; rotational line calculation
speed-distribution-readings@advanced | temperature from a speed distribution; most probable speed and temperature; ratio of molecular speeds; Maxwell–Boltzmann curves
speed-distribution-readings@beginner | Maxwell–Boltzmann curves; which curve is the hotter gas; distribution of molecular speeds at several temperatures; speed distribution of heavy and light gases; Maxwell speed distribution graph
speed-distribution-readings@intermediate | molar mass from the most probable speed; most probable speed; Maxwell–Boltzmann curves; peak of a speed distribution
steady-state-kinetics@advanced | steady-state approximation calculation; effective rate constant; k = k1k2/(k−1 + k2); reactive intermediate kinetics
steady-state-kinetics@beginner | parallel first-order reactions; branching ratio; competing reactions yield; product percentage calculation; side reactions kinetics | first-order-kinetics
steady-state-kinetics@intermediate | fast equilibrium slow step; rate from mechanism calculation; pre-equilibrium rate law; rate-determining step
unit-cells@advanced | molar mass from unit cell; identifying lattice type from density; atomic radius from density; ρ = ZM/(NA a³); crystal density calculation
unit-cells@beginner | edge length from atomic radius; fcc and bcc geometry; atomic radius from unit cell; unit cell edge calculation; lattice parameter
unit-cells@intermediate | density from unit cell; edge length from density; fcc and bcc density calculation; ρ = ZM/(NA a³); lattice parameter
van-der-waals@advanced | compression factor; Z from van der Waals equation; Z = pVm/RT; compressibility factor calculation; van der Waals constants
van-der-waals@beginner | compression factor; Z = pVm/RT; compressibility factor calculation; deviation from ideal gas behavior
van-der-waals@intermediate | van der Waals pressure calculation; real gas pressure; van der Waals constants a and b; real gas equation; vdW equation
van-t-hoff@advanced | reaction enthalpy from K values; ΔH from two equilibrium constants; ln(K2/K1) equation; temperature dependence of equilibrium constant; van't Hoff calculation
van-t-hoff@intermediate | K at another temperature; ln(K2/K1) equation; temperature dependence of equilibrium constant; van't Hoff calculation; equilibrium constant calculation
vibrational-frequencies@advanced | force constant calculation; bond stiffness from IR; harmonic oscillator; k = μ(2πcν)²; reduced mass
vibrational-frequencies@beginner | wavenumber to frequency; wavenumber to wavelength; infrared unit conversion; cm−1 to Hz; wavenumber calculation | photon-energy
vibrational-frequencies@intermediate | isotope effect on vibration; deuterium shift in IR; reduced mass; isotopic wavenumber calculation; harmonic oscillator frequency ratio | vibrational-spectroscopy
`;
