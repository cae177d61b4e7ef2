/**
 * The numbered sections of boards in Britain and Ireland beside those of `chapters.data.ts`, in our own words and written the same way.
 * Facts alone, as the specifications number them: WJEC and Eduqas GCE Chemistry (from 2015), OCR B Chemistry B (Salters, H433), whose
 * parts have names, CCEA GCE Chemistry (from 2016) and the Leaving Certificate of Ireland.
 */
export const wjecUnits = `
1.1 > Formulae and equations > naming-ionic-compounds polyatomic-ions oxidation-numbers balancing-equations net-ionic-equations state-symbols
1.2 > Basic ideas about atoms; atoms > subatomic-particles isotopes radioactive-decay half-life-of-a-nuclide nuclear-equations electron-configuration ionization-energy hydrogen-spectrum photon-energy
1.3 > Chemical calculations; calculations > #moles #empirical-formulas #stoichiometry relative-atomic-mass mass-spectrum-of-an-element molarity ideal-gas-law acid-base-titration
1.4 > Bonding > #chemical-bonding #molecular-geometry #intermolecular-forces
1.5 > Solid structures > network-covalent-solids properties-of-ionic-solids metallic-bonding properties-of-solids
1.6 > The periodic table; periodic table > #periodic-trends oxidation-and-reduction tests-for-ions solubility-rules gravimetric-analysis
1.7 > Simple equilibria and acid-base reactions; simple equilibria > dynamic-equilibrium equilibrium-constant-expression le-chateliers-principle ph neutralization preparing-salts acid-base-titration
2.1 > Thermochemistry > endothermic-and-exothermic-processes calorimetry enthalpy-of-reaction enthalpy-of-formation enthalpy-of-combustion bond-enthalpies hesss-law specific-heat-capacity
2.2 > Rates of reaction; rates > reaction-rate collision-theory activation-energy maxwell-boltzmann-distribution-of-energies catalysis
2.3 > The wider impact of chemistry > fuels green-chemistry greenhouse-effect atom-economy
2.4 > Organic compounds > #organic-nomenclature homologous-series structural-formulas structural-isomers cis-trans-isomerism
2.5 > Hydrocarbons > fractional-distillation-and-cracking fuels alkanes halogenation-of-alkanes radical-chain-reaction #alkenes-and-alkynes addition-polymers
2.6 > Halogenoalkanes > alkyl-halides sn2-reaction synthesis-of-alkenes ozone-depletion
2.7 > Alcohols and carboxylic acids > alcohols production-of-ethanol oxidation-of-alcohols carboxylic-acids esterification
2.8 > Instrumental analysis > mass-spectrometry-of-organic-compounds infrared-spectroscopy carbon-13-nmr proton-nmr
3.1 > Redox and standard electrode potential > half-equations galvanic-cell standard-electrode-potential standard-cell-potential predicting-redox-reactions batteries-and-fuel-cells
3.2 > Redox reactions > permanganate-titrations iodometric-titrations dichromate-titrations redox-titration-calculations half-equations
3.3 > Chemistry of the p-block; p-block; p block > group-17-halogens amphoterism octet-rule-and-its-exceptions inert-pair-effect disproportionation period-3-oxides
3.4 > Chemistry of the d-block transition metals; transition metals; d block > transition-metals complex-ions ligands colors-of-complexes ligand-substitution reactions-of-aqua-ions heterogeneous-catalysis
3.5 > Chemical kinetics; kinetics > rate-law initial-rates first-order-kinetics rate-determining-step reaction-mechanisms arrhenius-equation
3.6 > Enthalpy changes for solids and solutions > lattice-enthalpy born-haber-cycle enthalpy-of-solution electron-affinity
3.7 > Entropy and feasibility of reactions; entropy > entropy entropy-of-reaction gibbs-energy gibbs-energy-and-temperature
3.8 > Equilibrium constants > equilibrium-constant-expression equilibrium-constant-in-pressures calculating-an-equilibrium-constant equilibrium-concentrations magnitude-of-the-equilibrium-constant
3.9 > Acid-base equilibria > bronsted-lowry-theory ph ph-of-strong-acids-and-bases ionic-product-of-water acid-dissociation-constant ph-of-weak-acids buffer-solutions henderson-hasselbalch-equation titration-curves acid-base-indicators hydrolysis-of-salts
4.1 > Stereoisomerism > cis-trans-isomerism chirality optical-activity enantiomers-and-diastereomers
4.2 > Aromaticity > structure-of-benzene electrophilic-aromatic-substitution nitration-of-benzene friedel-crafts-reactions
4.3 > Alcohols and phenols > alcohols alcohols-to-alkyl-halides phenols oxidation-of-alcohols
4.4 > Aldehydes and ketones > aldehydes-and-ketones tests-for-carbonyl-compounds nucleophilic-addition-to-carbonyls reduction-of-carbonyls
4.5 > Carboxylic acids and their derivatives > carboxylic-acids esterification hydrolysis-of-esters acyl-chlorides-and-anhydrides amides nitriles
4.6 > Amines > amines preparation-of-amines basicity-of-amines diazonium-salts
4.7 > Amino acids, peptides and proteins > amino-acid-structures zwitterions peptide-bond levels-of-protein-structure
4.8 > Organic synthesis and analysis > synthetic-routes condensation-polymers addition-polymers carbon-13-nmr proton-nmr chemical-shift spin-spin-splitting combined-structure-elucidation gas-chromatography thin-layer-chromatography recrystallization distillation-techniques
`;

export const salters = `
EL > Elements of Life; EL > subatomic-particles isotopes relative-atomic-mass mass-spectrum-of-an-element #moles #empirical-formulas #balancing molarity electron-configuration structure-of-the-periodic-table ionization-energy ionic-bonding covalent-bonding vsepr-theory group-2-metals acid-base-titration preparing-salts tests-for-ions hydrogen-spectrum nuclear-fission-and-fusion
DF > Developing Fuels; DF > fuels combustion enthalpy-of-combustion enthalpy-of-formation bond-enthalpies hesss-law calorimetry catalysis alkanes fractional-distillation-and-cracking #alkenes-and-alkynes structural-isomers cis-trans-isomerism addition-polymers ideal-gas-law gas-stoichiometry
ES > Elements from the Sea; ES > group-17-halogens oxidation-and-reduction oxidation-numbers half-equations electrolytic-cell dynamic-equilibrium equilibrium-constant-expression le-chateliers-principle iodometric-titrations atom-economy hydrogen-bonding intermolecular-forces
OZ > The Ozone Story; Ozone Story; OZ > ozone-depletion radical-chain-reaction halogenation-of-alkanes homolytic-and-heterolytic-fission reaction-rate activation-energy maxwell-boltzmann-distribution-of-energies collision-theory catalysis alkyl-halides sn2-reaction intermolecular-forces photon-energy
WM > What's in a Medicine?; WM > alcohols oxidation-of-alcohols phenols carboxylic-acids esterification hydrolysis-of-esters infrared-spectroscopy mass-spectrometry-of-organic-compounds thin-layer-chromatography recrystallization green-chemistry
CI > The Chemical Industry; CI > rate-law initial-rates half-life-of-a-reaction rate-determining-step arrhenius-equation equilibrium-constant-expression calculating-an-equilibrium-constant le-chateliers-principle haber-process contact-process atom-economy percentage-yield chemistry-of-nitrogen-and-phosphorus
PL > Polymers and Life; PL > condensation-polymers amides amines hydrolysis-of-esters amino-acid-structures zwitterions peptide-bond levels-of-protein-structure enzyme-action competitive-inhibition structure-of-dna base-pairing chirality proton-nmr carbon-13-nmr
O > Oceans; O > lattice-enthalpy enthalpy-of-solution entropy entropy-of-reaction gibbs-energy bronsted-lowry-theory ph ph-of-strong-acids-and-bases acid-dissociation-constant ph-of-weak-acids buffer-solutions henderson-hasselbalch-equation solubility-product common-ion-effect greenhouse-effect ocean-acidification
DM > Developing Metals; DM > transition-metals complex-ions ligands colors-of-complexes ligand-substitution redox-of-transition-metals permanganate-titrations redox-titration-calculations standard-electrode-potential standard-cell-potential predicting-redox-reactions galvanic-cell corrosion batteries-and-fuel-cells heterogeneous-catalysis
CD > Colour by Design; Color by Design; CD > structure-of-benzene electrophilic-aromatic-substitution nitration-of-benzene friedel-crafts-reactions diazonium-salts aldehydes-and-ketones nucleophilic-addition-to-carbonyls tests-for-carbonyl-compounds synthetic-routes gas-chromatography uv-visible-spectra-of-conjugated-molecules triacylglycerols
`;

export const cceaUnits = `
AS1 > Basic concepts in physical and inorganic chemistry > #atomic-structure #electron-configuration #chemical-bonding #molecular-geometry #intermolecular-forces #moles #empirical-formulas oxidation-numbers half-equations group-17-halogens acid-base-titration tests-for-ions ionization-energy
AS2 > Further physical and inorganic chemistry and an introduction to organic chemistry > structural-formulas structural-isomers cis-trans-isomerism alkanes halogenation-of-alkanes #alkenes-and-alkynes alkyl-halides alcohols oxidation-of-alcohols infrared-spectroscopy enthalpy-of-formation enthalpy-of-combustion bond-enthalpies hesss-law reaction-rate maxwell-boltzmann-distribution-of-energies dynamic-equilibrium le-chateliers-principle group-2-metals atom-economy percentage-yield
A21 > Further physical and organic chemistry > lattice-enthalpy born-haber-cycle enthalpy-of-solution entropy gibbs-energy rate-law initial-rates arrhenius-equation equilibrium-constant-expression calculating-an-equilibrium-constant bronsted-lowry-theory ph acid-dissociation-constant ph-of-weak-acids buffer-solutions titration-curves chirality aldehydes-and-ketones tests-for-carbonyl-compounds carboxylic-acids esterification triacylglycerols structure-of-benzene electrophilic-aromatic-substitution
A22 > Analytical, transition metals, electrochemistry and organic nitrogen chemistry > mass-spectrometry-of-organic-compounds proton-nmr thin-layer-chromatography gas-chromatography redox-titration-calculations permanganate-titrations iodometric-titrations transition-metals complex-ions ligands colors-of-complexes isomerism-of-complexes ligand-substitution standard-electrode-potential standard-cell-potential predicting-redox-reactions batteries-and-fuel-cells amines diazonium-salts amides nitriles amino-acid-structures peptide-bond levels-of-protein-structure condensation-polymers
`;

export const leavingCertSections = `
1 > Periodic table and atomic structure > #atomic-structure #electron-configuration structure-of-the-periodic-table history-of-the-periodic-table hydrogen-spectrum oxidation-numbers oxidation-and-reduction activity-series electrolytic-cell radioactive-decay
2 > Chemical bonding > #chemical-bonding #molecular-geometry #intermolecular-forces electronegativity atomic-radius ionization-energy
3 > Stoichiometry, formulas and equations > states-of-matter boyles-law charless-law combined-gas-law avogadros-law ideal-gas-law #moles #empirical-formulas #balancing #stoichiometry
4 > Volumetric analysis > molarity dilution acid-base-titration neutralization permanganate-titrations iodometric-titrations redox-titration-calculations volumetric-glassware arrhenius-acids-and-bases bronsted-lowry-theory
5 > Fuels and heats of reaction > fuels fractional-distillation-and-cracking alkanes homologous-series structural-isomers enthalpy-of-combustion enthalpy-of-formation calorimetry hesss-law bond-enthalpies endothermic-and-exothermic-processes
6 > Rates of reaction > reaction-rate collision-theory activation-energy catalysis heterogeneous-catalysis
7 > Organic chemistry > #organic-nomenclature alkyl-halides alcohols oxidation-of-alcohols aldehydes-and-ketones carboxylic-acids esterification hydrolysis-of-esters #alkenes-and-alkynes halogenation-of-alkanes radical-chain-reaction addition-polymers structure-of-benzene principles-of-chromatography infrared-spectroscopy
8 > Chemical equilibrium > dynamic-equilibrium equilibrium-constant-expression calculating-an-equilibrium-constant equilibrium-concentrations le-chateliers-principle haber-process contact-process
9 > Environmental chemistry: water; water > ph ph-of-strong-acids-and-bases ionic-product-of-water acid-dissociation-constant ph-of-weak-acids acid-base-indicators water-hardness water-treatment winkler-method atomic-absorption-spectroscopy
`;
