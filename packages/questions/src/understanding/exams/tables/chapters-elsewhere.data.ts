/**
 * The numbered parts of further schools' syllabi, in our own words and written as in `chapters.data.ts`. Facts alone: the performance
 * expectations on matter of the Next Generation Science Standards (high school), the topics of Hong Kong's DSE, the achievement
 * standards of New Zealand's NCEA, the units of Queensland and Western Australia, and the courses of Ontario and Alberta.
 */
export const ngssHighSchool = `
1 > Patterns in the periodic table > structure-of-the-periodic-table valence-electrons metallic-character atomic-radius electronegativity types-of-chemical-bonds group-1-metals group-17-halogens noble-gases
2 > Outcomes of chemical reactions > types-of-chemical-reactions valence-electrons naming-ionic-compounds balancing-equations combustion ionic-bonding
3 > Structure of substances and forces between particles > intermolecular-forces london-dispersion-forces dipole-dipole-forces hydrogen-bonding boiling-points-and-intermolecular-forces properties-of-solids properties-of-ionic-solids metallic-bonding surface-tension-and-viscosity
4 > Energy of bonds in reactions > bond-enthalpies endothermic-and-exothermic-processes enthalpy-of-reaction
5 > Rates of reaction > reaction-rate collision-theory activation-energy
6 > Shifting equilibria > dynamic-equilibrium le-chateliers-principle haber-process
7 > Conservation of mass > balancing-equations the-mole molar-mass mass-mole-conversion moles-and-particles mole-ratio mass-mass-stoichiometry
8 > Nuclear processes > radioactive-decay nuclear-equations nuclear-fission-and-fusion half-life-of-a-nuclide
`;

export const hongKongTopics = `
1 > Planet Earth > pure-substances-and-mixtures filtration-and-evaporation distillation-techniques tests-for-ions physical-and-chemical-changes
2 > Microscopic World I > subatomic-particles isotopes relative-atomic-mass structure-of-the-periodic-table valence-electrons group-1-metals group-17-halogens noble-gases ionic-bonding covalent-bonding metallic-bonding network-covalent-solids properties-of-ionic-solids
3 > Metals > extraction-of-metals activity-series corrosion alloys #moles percent-composition empirical-formula balancing-equations mass-mass-stoichiometry
4 > Acids and bases > arrhenius-acids-and-bases ph neutralization preparing-salts molarity dilution acid-base-titration acid-base-indicators
5 > Fossil fuels and carbon compounds > fuels fractional-distillation-and-cracking homologous-series naming-alkanes alkanes halogenation-of-alkanes halogenation-of-alkenes addition-polymers
6 > Microscopic World II > bond-polarity molecular-polarity vsepr-theory intermolecular-forces london-dispersion-forces hydrogen-bonding boiling-points-and-intermolecular-forces octet-rule-and-its-exceptions
7 > Redox reactions, chemical cells and electrolysis > oxidation-numbers oxidation-and-reduction oxidizing-and-reducing-agents half-equations galvanic-cell batteries-and-fuel-cells electrolytic-cell electroplating
8 > Chemical reactions and energy > endothermic-and-exothermic-processes enthalpy-of-reaction enthalpy-of-formation enthalpy-of-combustion calorimetry hesss-law
9 > Rate of reaction > reaction-rate collision-theory activation-energy catalysis avogadros-law gas-stoichiometry
10 > Chemical equilibrium > dynamic-equilibrium equilibrium-constant-expression calculating-an-equilibrium-constant le-chateliers-principle
11 > Chemistry of carbon compounds > #organic-nomenclature structural-isomers cis-trans-isomerism chirality alkyl-halides alcohols oxidation-of-alcohols aldehydes-and-ketones carboxylic-acids esterification hydrolysis-of-esters amides condensation-polymers synthetic-routes
12 > Patterns in the chemical world > period-3-oxides metallic-character transition-metals
13 > Industrial chemistry > rate-law initial-rates arrhenius-equation catalysis haber-process green-chemistry atom-economy electrolytic-cell
14 > Materials chemistry > addition-polymers condensation-polymers properties-of-polymers biodegradable-polymers alloys nanomaterials liquid-crystals close-packing unit-cells
15 > Analytical chemistry > tests-for-ions chemical-tests-for-functional-groups thin-layer-chromatography column-chromatography infrared-spectroscopy mass-spectrometry-of-organic-compounds distillation-techniques recrystallization
`;

export const newZealandStandards = `
91161 > Quantitative analysis > the-mole molar-mass mass-mole-conversion molarity acid-base-titration percent-composition empirical-formula
91162 > Identifying ions in solution > tests-for-ions precipitation-reactions solubility-rules complex-ions
91164 > Bonding, structure, properties and energy changes > lewis-structures vsepr-theory molecular-polarity ionic-bonding metallic-bonding network-covalent-solids properties-of-solids endothermic-and-exothermic-processes bond-enthalpies
91165 > Properties of selected organic compounds > #organic-nomenclature structural-isomers cis-trans-isomerism #alkenes-and-alkynes alcohols alkyl-halides carboxylic-acids amines addition-polymers
91166 > Chemical reactivity > reaction-rate collision-theory activation-energy catalysis dynamic-equilibrium equilibrium-constant-expression le-chateliers-principle bronsted-lowry-theory ph ph-of-strong-acids-and-bases ionic-product-of-water
91167 > Oxidation and reduction > oxidation-numbers oxidation-and-reduction oxidizing-and-reducing-agents half-equations
91388 > Spectroscopic data > mass-spectrometry-of-organic-compounds infrared-spectroscopy carbon-13-nmr
91390 > Thermochemical principles and the properties of particles and substances > electron-configuration atomic-radius ionization-energy electronegativity lewis-structures vsepr-theory molecular-polarity intermolecular-forces enthalpy-of-formation enthalpy-of-combustion hesss-law calorimetry bond-enthalpies entropy
91391 > Properties of organic compounds > #organic-nomenclature chirality alcohols oxidation-of-alcohols aldehydes-and-ketones tests-for-carbonyl-compounds carboxylic-acids esterification acyl-chlorides-and-anhydrides amides amines hydrolysis-of-esters condensation-polymers
91392 > Equilibrium principles in aqueous systems > solubility-product common-ion-effect ph ph-of-weak-acids ph-of-weak-bases acid-dissociation-constant buffer-solutions titration-curves ph-and-solubility hydrolysis-of-salts
91393 > Oxidation-reduction processes > galvanic-cell standard-electrode-potential standard-cell-potential predicting-redox-reactions electrolytic-cell batteries-and-fuel-cells half-equations oxidation-numbers
`;

export const queenslandUnits = `
1 > Chemical fundamentals > #atomic-structure #electron-configuration #periodic-trends #chemical-bonding #moles pure-substances-and-mixtures endothermic-and-exothermic-processes enthalpy-of-reaction bond-enthalpies fuels balancing-equations limiting-reagent percentage-yield
2 > Molecular interactions and reactions > #intermolecular-forces vsepr-theory molecular-polarity principles-of-chromatography boyles-law charless-law ideal-gas-law kinetic-molecular-theory solubility-of-gases-and-solids molarity ph reaction-rate collision-theory activation-energy catalysis maxwell-boltzmann-distribution-of-energies
3 > Equilibrium, acids and redox reactions > dynamic-equilibrium equilibrium-constant-expression calculating-an-equilibrium-constant le-chateliers-principle haber-process bronsted-lowry-theory ph acid-dissociation-constant buffer-solutions acid-base-indicators acid-base-titration titration-curves oxidation-numbers half-equations galvanic-cell standard-electrode-potential standard-cell-potential electrolytic-cell batteries-and-fuel-cells
4 > Structure, synthesis and design > #organic-nomenclature structural-isomers cis-trans-isomerism #alkenes-and-alkynes alcohols oxidation-of-alcohols carboxylic-acids esterification amines amides levels-of-protein-structure addition-polymers condensation-polymers mass-spectrometry-of-organic-compounds infrared-spectroscopy green-chemistry synthetic-routes
`;

export const ontarioUnits = `
3A > Matter, chemical trends and bonding > isotopes relative-atomic-mass #periodic-trends ionic-bonding covalent-bonding bond-polarity lewis-structures naming-ionic-compounds naming-molecular-compounds
3B > Chemical reactions > types-of-chemical-reactions balancing-equations activity-series precipitation-reactions combustion
3C > Quantities in chemical reactions > #moles #empirical-formulas #stoichiometry
3D > Solutions and solubility > molarity dilution solubility-of-gases-and-solids like-dissolves-like net-ionic-equations precipitation-reactions arrhenius-acids-and-bases ph neutralization acid-base-titration
3E > Gases and atmospheric chemistry > boyles-law charless-law gay-lussacs-law combined-gas-law avogadros-law ideal-gas-law partial-pressures gas-stoichiometry kinetic-molecular-theory
4A > Organic chemistry > #organic-nomenclature structural-isomers #alkenes-and-alkynes alcohols oxidation-of-alcohols aldehydes-and-ketones carboxylic-acids esterification amines amides addition-polymers condensation-polymers
4B > Structure and properties of matter > electron-configuration models-of-the-atom vsepr-theory molecular-polarity intermolecular-forces properties-of-solids network-covalent-solids metallic-bonding
4C > Energy changes and rates of reaction > calorimetry enthalpy-of-reaction enthalpy-of-formation hesss-law bond-enthalpies reaction-rate collision-theory activation-energy rate-law reaction-mechanisms catalysis
4D > Chemical systems and equilibrium > dynamic-equilibrium equilibrium-constant-expression le-chateliers-principle equilibrium-concentrations solubility-product bronsted-lowry-theory ph acid-dissociation-constant ph-of-weak-acids buffer-solutions acid-base-titration
4E > Electrochemistry > oxidation-numbers half-equations oxidation-and-reduction galvanic-cell standard-cell-potential electrolytic-cell batteries-and-fuel-cells corrosion
`;

export const albertaUnits = `
20A > The diversity of matter and chemical bonding > ionic-bonding covalent-bonding lewis-structures vsepr-theory molecular-polarity intermolecular-forces electronegativity
20B > Forms of matter: gases; gases > boyles-law charless-law combined-gas-law ideal-gas-law kinetic-molecular-theory real-gases
20C > Matter as solutions, acids and bases; solutions, acids and bases > molarity dilution solubility-of-gases-and-solids arrhenius-acids-and-bases ph neutralization acid-base-indicators
20D > Quantitative relationships in chemical changes > net-ionic-equations precipitation-reactions mole-ratio mass-mass-stoichiometry limiting-reagent percentage-yield gas-stoichiometry acid-base-titration
30A > Thermochemical changes > calorimetry enthalpy-of-reaction enthalpy-of-formation enthalpy-of-combustion hesss-law bond-enthalpies activation-energy catalysis
30B > Electrochemical changes > oxidation-numbers half-equations oxidizing-and-reducing-agents galvanic-cell standard-electrode-potential standard-cell-potential predicting-redox-reactions electrolytic-cell faradays-laws-of-electrolysis redox-titration-calculations corrosion
30C > Chemical changes of organic compounds > #organic-nomenclature structural-isomers alkanes #alkenes-and-alkynes alkyl-halides alcohols carboxylic-acids esterification addition-polymers condensation-polymers fuels fractional-distillation-and-cracking
30D > Chemical equilibrium focussing on acid-base systems; chemical equilibrium > dynamic-equilibrium equilibrium-constant-expression le-chateliers-principle equilibrium-concentrations bronsted-lowry-theory ph acid-dissociation-constant ph-of-weak-acids ph-of-weak-bases buffer-solutions titration-curves
`;
