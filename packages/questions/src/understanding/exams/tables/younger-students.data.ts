/**
 * The numbered topics of exams at 14 to 16 years, in our own words: `number > title > what it covers`, as in `chapters.data.ts`. Facts
 * alone, as the specifications number them: AQA GCSE (8462), Edexcel GCSE (1CH0) and International GCSE (4CH1), OCR Gateway (J248), Cambridge IGCSE (0620, from 2023). What
 * the two papers do not ask of such students is left out where the tables are read.
 */
export const aqaGcse = `
1 > Atomic structure and the periodic table > #atomic-structure structure-of-the-periodic-table history-of-the-periodic-table group-1-metals group-17-halogens noble-gases transition-metals pure-substances-and-mixtures filtration-and-evaporation
2 > Bonding, structure and the properties of matter > #chemical-bonding states-of-matter alloys properties-of-solids properties-of-ionic-solids network-covalent-solids metallic-bonding intermolecular-forces
3 > Quantitative chemistry > #moles #stoichiometry balancing-equations molarity percent-composition
4 > Chemical changes > activity-series extraction-of-metals oxidation-and-reduction neutralization preparing-salts ph acid-base-titration electrolytic-cell half-equations arrhenius-acids-and-bases
5 > Energy changes > endothermic-and-exothermic-processes bond-enthalpies batteries-and-fuel-cells heat-and-temperature
6 > The rate and extent of chemical change > reaction-rate collision-theory activation-energy catalysis dynamic-equilibrium le-chateliers-principle
7 > Organic chemistry > alkanes fractional-distillation-and-cracking fuels combustion homologous-series halogenation-of-alkenes hydration-of-alkenes alcohols production-of-ethanol carboxylic-acids addition-polymers condensation-polymers
8 > Chemical analysis > pure-substances-and-mixtures principles-of-chromatography tests-for-ions
9 > Chemistry of the atmosphere > greenhouse-effect acid-rain combustion fuels
10 > Using resources > water-treatment corrosion alloys haber-process biodegradable-polymers properties-of-polymers
`;

export const edexcelIgcse = `
1 > Principles of chemistry > states-of-matter pure-substances-and-mixtures filtration-and-evaporation distillation-techniques principles-of-chromatography subatomic-particles isotopes relative-atomic-mass structure-of-the-periodic-table #moles #stoichiometry balancing-equations empirical-formula ionic-bonding properties-of-ionic-solids covalent-bonding network-covalent-solids metallic-bonding electrolytic-cell
2 > Inorganic chemistry > group-1-metals group-17-halogens activity-series corrosion extraction-of-metals alloys arrhenius-acids-and-bases neutralization preparing-salts acid-base-titration acid-base-indicators ph tests-for-ions acid-rain greenhouse-effect
3 > Physical chemistry > endothermic-and-exothermic-processes bond-enthalpies heat-and-temperature reaction-rate collision-theory activation-energy catalysis dynamic-equilibrium le-chateliers-principle
4 > Organic chemistry > homologous-series recognizing-functional-groups fractional-distillation-and-cracking fuels combustion alkanes halogenation-of-alkenes alcohols production-of-ethanol carboxylic-acids esterification addition-polymers condensation-polymers biodegradable-polymers
`;

export const edexcelGcse = `
1 > Key concepts in chemistry > subatomic-particles isotopes relative-atomic-mass models-of-the-atom structure-of-the-periodic-table history-of-the-periodic-table valence-electrons ionic-bonding properties-of-ionic-solids covalent-bonding network-covalent-solids metallic-bonding #moles #stoichiometry empirical-formula balancing-equations molarity
2 > States of matter and mixtures > states-of-matter pure-substances-and-mixtures filtration-and-evaporation distillation-techniques principles-of-chromatography water-treatment
3 > Chemical changes > arrhenius-acids-and-bases ph neutralization preparing-salts acid-base-indicators precipitation-reactions electrolytic-cell half-equations tests-for-ions
4 > Extracting metals and equilibria > activity-series extraction-of-metals oxidation-and-reduction dynamic-equilibrium le-chateliers-principle haber-process
5 > Separate chemistry 1 > transition-metals alloys corrosion electroplating molarity acid-base-titration percentage-yield atom-economy avogadros-law haber-process batteries-and-fuel-cells dynamic-equilibrium
6 > Groups in the periodic table > group-1-metals group-17-halogens noble-gases
7 > Rates of reaction and energy changes > reaction-rate collision-theory activation-energy catalysis endothermic-and-exothermic-processes bond-enthalpies heat-and-temperature
8 > Fuels and Earth science > fuels fractional-distillation-and-cracking combustion homologous-series alkanes greenhouse-effect acid-rain
9 > Separate chemistry 2 > tests-for-ions alkanes halogenation-of-alkenes alcohols production-of-ethanol carboxylic-acids addition-polymers condensation-polymers biodegradable-polymers properties-of-polymers
`;

export const ocrGateway = `
1 > Particles > states-of-matter physical-and-chemical-changes subatomic-particles isotopes relative-atomic-mass models-of-the-atom
2 > Elements, compounds and mixtures > pure-substances-and-mixtures empirical-formula filtration-and-evaporation distillation-techniques principles-of-chromatography ionic-bonding properties-of-ionic-solids covalent-bonding network-covalent-solids metallic-bonding structure-of-the-periodic-table history-of-the-periodic-table valence-electrons properties-of-polymers
3 > Chemical reactions > balancing-equations state-symbols half-equations #moles #stoichiometry endothermic-and-exothermic-processes bond-enthalpies activation-energy oxidation-and-reduction types-of-chemical-reactions arrhenius-acids-and-bases neutralization ph preparing-salts electrolytic-cell
4 > Predicting and identifying reactions and products > group-1-metals group-17-halogens noble-gases transition-metals activity-series tests-for-ions
5 > Monitoring and controlling chemical reactions > molarity acid-base-titration percentage-yield atom-economy avogadros-law reaction-rate collision-theory catalysis activation-energy dynamic-equilibrium le-chateliers-principle
6 > Global challenges > extraction-of-metals haber-process contact-process alloys corrosion homologous-series alkanes halogenation-of-alkenes alcohols carboxylic-acids addition-polymers condensation-polymers fractional-distillation-and-cracking fuels batteries-and-fuel-cells greenhouse-effect acid-rain water-treatment biodegradable-polymers
`;

export const cambridgeIgcse = `
1 > States of matter > states-of-matter
2 > Atoms, elements and compounds > pure-substances-and-mixtures subatomic-particles isotopes relative-atomic-mass ionic-bonding properties-of-ionic-solids covalent-bonding network-covalent-solids metallic-bonding
3 > Stoichiometry > #moles #stoichiometry balancing-equations state-symbols empirical-formula percent-composition molarity
4 > Electrochemistry > electrolytic-cell electroplating batteries-and-fuel-cells half-equations
5 > Chemical energetics > endothermic-and-exothermic-processes bond-enthalpies activation-energy
6 > Chemical reactions > physical-and-chemical-changes reaction-rate collision-theory activation-energy catalysis dynamic-equilibrium le-chateliers-principle haber-process contact-process oxidation-and-reduction
7 > Acids, bases and salts > arrhenius-acids-and-bases neutralization preparing-salts ph acid-base-indicators
8 > The periodic table > structure-of-the-periodic-table group-1-metals group-17-halogens noble-gases transition-metals
9 > Metals > activity-series alloys corrosion extraction-of-metals metallic-bonding
10 > Chemistry of the environment > water-treatment acid-rain greenhouse-effect
11 > Organic chemistry > homologous-series recognizing-functional-groups fuels fractional-distillation-and-cracking alkanes halogenation-of-alkenes hydration-of-alkenes alcohols production-of-ethanol carboxylic-acids esterification addition-polymers condensation-polymers biodegradable-polymers
12 > Experimental techniques and chemical analysis > laboratory-apparatus acid-base-titration principles-of-chromatography filtration-and-evaporation distillation-techniques tests-for-ions
`;
