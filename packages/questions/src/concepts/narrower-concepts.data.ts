/**
 * Concepts that a student who asks for the first one accepts as well: what lies below it, or is one of its usual tasks. One line
 * for each concept; what lies below the narrower ones belongs to it too.
 */
export const narrowerConcepts = `
isotopes: relative-atomic-mass mass-spectrum-of-an-element
models-of-the-atom: bohr-model
electron-configuration: electron-configuration-of-ions hunds-rule pauli-exclusion-principle
ionic-bonding: properties-of-ionic-solids lattice-enthalpy
covalent-bonding: coordinate-bond bond-length-and-bond-energy
lewis-structures: octet-rule-and-its-exceptions formal-charge
resonance: resonance-in-organic-molecules
vsepr-theory: bond-angles electron-domain-geometry
molecular-polarity: bond-polarity
intermolecular-forces: london-dispersion-forces dipole-dipole-forces hydrogen-bonding boiling-points-and-intermolecular-forces
the-mole: mass-mole-conversion moles-and-particles molar-mass
empirical-formula: combustion-analysis
oxidation-and-reduction: oxidation-numbers oxidizing-and-reducing-agents half-equations disproportionation
ideal-gas-law: gas-density-and-molar-mass
calorimetry: bomb-calorimetry
enthalpy-of-reaction: enthalpy-of-formation enthalpy-of-combustion hesss-law bond-enthalpies
equilibrium-constant-expression: calculating-an-equilibrium-constant magnitude-of-the-equilibrium-constant combining-equilibrium-constants
ph: ph-of-strong-acids-and-bases ph-of-weak-acids ph-of-weak-bases
buffer-solutions: henderson-hasselbalch-equation buffer-capacity preparing-a-buffer biological-buffers
acid-base-titration: titration-curves acid-base-indicators back-titration titration-of-polyprotic-acids
rate-law: initial-rates
activation-energy: arrhenius-equation
catalysis: heterogeneous-catalysis
galvanic-cell: standard-cell-potential concentration-cells
standard-electrode-potential: standard-cell-potential predicting-redox-reactions
electrolytic-cell: faradays-laws-of-electrolysis electroplating
radioactive-decay: nuclear-equations half-life-of-a-nuclide positron-emission-and-electron-capture
complex-ions: ligands naming-coordination-compounds isomerism-of-complexes ligand-substitution d-electron-count
ligands: chelate-effect
crystal-field-theory: high-spin-and-low-spin-complexes spectrochemical-series colors-of-complexes jahn-teller-effect
transition-metals: colors-of-complexes redox-of-transition-metals
naming-functional-groups: naming-alkanes naming-alkenes-and-alkynes
reactive-intermediates: carbocation-rearrangement
alkanes: naming-alkanes halogenation-of-alkanes
chirality: r-and-s-configuration enantiomers-and-diastereomers meso-compounds
alkyl-halides: sn1-reaction sn2-reaction e1-reaction e2-reaction sn1-against-sn2 e1-against-e2 substitution-against-elimination
sn1-reaction: sn1-against-sn2
sn2-reaction: sn1-against-sn2
e1-reaction: e1-against-e2
e2-reaction: e1-against-e2
electrophilic-addition: markovnikovs-rule halogenation-of-alkenes hydration-of-alkenes
electrophilic-aromatic-substitution: nitration-of-benzene friedel-crafts-reactions directing-effects
alcohols: oxidation-of-alcohols alcohols-to-alkyl-halides production-of-ethanol
ethers: epoxides
enolates: aldol-reaction alkylation-of-enolates claisen-condensation
carboxylic-acids: esterification decarboxylation
amines: preparation-of-amines basicity-of-amines quaternary-ammonium-salts
proton-nmr: chemical-shift spin-spin-splitting nmr-integration
addition-polymers: chain-growth-mechanisms ziegler-natta-polymerization
radical-chain-reaction: halogenation-of-alkanes radical-addition-of-hbr
first-law-of-thermodynamics: pressure-volume-work enthalpy-and-internal-energy
entropy: entropy-of-reaction second-law-of-thermodynamics entropy-of-heating-and-phase-change entropy-of-mixing statistical-entropy third-law-of-thermodynamics
gibbs-energy: gibbs-energy-and-temperature gibbs-energy-and-equilibrium-constant gibbs-energy-of-dissolution
kinetic-molecular-theory: molecular-speeds
real-gases: van-der-waals-equation compressibility-factor critical-point-of-a-gas
phase-diagram: binary-phase-diagrams lever-rule
vapor-pressure: clausius-clapeyron-equation
colligative-properties: boiling-point-elevation freezing-point-depression osmotic-pressure vant-hoff-factor
reaction-mechanisms: rate-determining-step elementary-reactions pre-equilibrium steady-state-approximation multistep-energy-profile lindemann-mechanism
nernst-equation: concentration-cells
bohr-model: hydrogen-spectrum
vibrational-spectroscopy: anharmonicity rovibrational-spectra
molecular-symmetry: character-tables
molecular-orbital-theory: bond-order-from-molecular-orbitals heteronuclear-diatomics huckel-method frontier-orbitals
partition-function: equilibrium-constants-from-partition-functions
adsorption: langmuir-isotherm bet-isotherm
unit-cells: close-packing density-of-a-crystal
gel-electrophoresis: isoelectric-focusing
protein-purification: affinity-chromatography size-exclusion-chromatography
oxygen-binding-to-hemoglobin: cooperativity bohr-effect heme sickle-cell-hemoglobin
michaelis-menten-kinetics: turnover-number lineweaver-burk-plot
monosaccharides: ring-forms-of-sugars epimers
structure-of-dna: base-pairing chargaffs-rules
dna-replication: dna-polymerase
glycolysis-pathway: regulation-of-glycolysis
electron-transport-chain: chemiosmosis inhibitors-and-uncouplers
counting-significant-figures: significant-figures-in-calculations
beer-lambert-law: transmittance deviations-from-beers-law analysis-of-mixtures-by-absorbance
atomic-absorption-spectroscopy: interferences-in-atomic-spectroscopy
theoretical-plates: van-deemter-equation
liquid-liquid-extraction: acid-base-extraction
edta-titrations: conditional-formation-constants masking-and-metal-ion-indicators
optical-activity: enantiomeric-excess
nucleophilic-addition-to-carbonyls: hydrates-of-carbonyl-compounds
gas-chromatography: retention-index
preparing-solutions: volumetric-glassware
photon-energy: wavelength-frequency-and-wavenumber
integrated-rate-laws: zero-order-kinetics first-order-kinetics second-order-kinetics
`;
