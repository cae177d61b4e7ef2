/**
 * What is chemistry and stands in no concept of the map: `name; name > topic`. It is understood, has no questions of ours, and
 * leads to what comes nearest.
 */
export const beyondTheMap = `
MOFs; metal-organic frameworks; porous coordination polymers > solid-state
Orgel diagrams; Tanabe-Sugano diagrams; trans effect; angular overlap model; isolobal analogy; electron transfer in complexes; Marcus theory; template synthesis; spin crossover; nephelauxetic effect > coordination-chemistry
supramolecular chemistry; host guest chemistry; crown ethers; cryptands; rotaxanes; catenanes; molecular machines; self-assembly > intermolecular-forces
photovoltaics; solar cells; perovskites; dye-sensitised solar cells; quantum yield of solar cells > solid-state
aqua regia; superacids; magic acid; solvated electrons; liquid ammonia; ionic liquids; deep eutectic solvents > acids-and-bases
dendrimers; block copolymers; copolymer reactivity ratios; ring-opening polymerization; Flory-Huggins theory; rheology; polymer physics; hydrogels; polymer brushes > polymers
Barton deoxygenation; umpolung; dithianes; carbene chemistry; cyclopropanation; Simmons-Smith reaction; organocatalysis; photoredox catalysis; C-H activation; flow chemistry; total synthesis; natural product synthesis; asymmetric catalysis; Sharpless asymmetric dihydroxylation; chiral auxiliaries; Felkin-Anh model; Cram's rule; Evans aldol; Hantzsch synthesis; Paal-Knorr synthesis; Fischer indole synthesis; click chemistry; Favorskii rearrangement; Baylis-Hillman reaction; Corey-Chaykovsky reaction; Julia olefination; Peterson olefination; Shapiro reaction; Bamford-Stevens reaction; Nazarov cyclization; ene reaction; 1,3-dipolar cycloaddition; radical cyclization; solid-phase peptide synthesis; peptide coupling; bioorthogonal chemistry > carbonyl-compounds
chemometrics; multivariate analysis; principal component analysis; design of experiments; cheminformatics; SMILES notation; molecular docking; QSAR > errors-and-statistics
Karplus equation; nuclear Overhauser effect; NMR relaxation; roof effect; solid-state NMR; MRI contrast agents; Mössbauer spectroscopy; EXAFS; XANES; circular dichroism of complexes; terahertz spectroscopy; ion mobility spectrometry > molecular-spectroscopy
PFAS; persistent organic pollutants; ocean acidification; eutrophication; microplastics; pesticides; heavy metal pollution; photochemical smog; carbon capture; climate chemistry; green solvents; life cycle assessment > sampling-and-separation
astrochemistry; geochemistry; cosmochemistry; food chemistry; forensic chemistry; cosmetic chemistry; soil chemistry; radiochemistry; hot atom chemistry; sonochemistry; mechanochemistry; electrosynthesis > nuclear-chemistry
RRKM theory; potential energy surfaces; molecular beams; reaction dynamics; femtochemistry; Walsh diagrams; density matrices; Bose-Einstein and Fermi-Dirac statistics; Slater determinants; coupled cluster; post-Hartree-Fock methods; molecular dynamics; force fields; Monte Carlo simulation; time-dependent perturbation theory > quantum-mechanics
chemical engineering; chemical reactors; CSTR and PFR; mass transfer; unit operations; process chemistry > kinetics-basics
SEM and TEM; electron microscopy; atomic force microscopy; scanning tunnelling microscopy; chemical vapor deposition; atomic layer deposition; thin films; sol-gel process; ceramics; cement chemistry; glass chemistry; thermoelectrics; piezoelectrics; ferroelectrics; hydrogen storage > solid-state
froth flotation; roasting and calcination; Kroll process; zone refining; borax bead test; brown ring test; eudiometry > reactions-in-solution
octane number; knocking; petrochemistry; explosives chemistry; pyrotechnics; dyes and pigments; paints; detergents chemistry; cosmetics; perfumes > functional-groups
bioisosteres; antibiotics; enzyme inhibitors as drugs; anticancer drugs; metallodrugs; toxicology; drug delivery; vaccines chemistry; pharmacology; lipid nanoparticles > signalling
immunology of antibodies; proteomics; metabolomics; genomics; epigenetics; RNA interference; stem cells chemistry; muscle contraction; vision biochemistry; blood clotting > protein-methods
gold number; protective colloids > surfaces
anomeric effect > carbohydrates
Solvay process; chlor-alkali industry; blast furnace > reactions-in-solution
carbylamine test; isocyanide test > amines
Baldwin's rules > carbonyl-compounds
breathalyzer; alcohol breathalyzer > alcohols-and-ethers
regular solution theory; law of corresponding states > solutions-and-colligative
lab safety; laboratory safety; laboratory safety rules; lab equipment; laboratory glassware > sampling-and-separation
elephant toothpaste; elephants toothpaste; iodine clock; clock reactions > kinetics-basics
lemon battery; fruit battery > electrochemistry-basics
ultrafast spectroscopy; pump probe spectroscopy > molecular-spectroscopy
tin pest; sulfur allotropes; allotropes of sulfur; allotropes of phosphorus > periodic-trends
nitrogen rule; nitrogen rule of mass spectrometry; nitrogen rule mass spectrometry > mass-spectrometry
nylon 6,6; nylon 66; nylon rope trick > polymers
purine biosynthesis; pyrimidine biosynthesis; nucleotide biosynthesis; nucleotide synthesis; salvage pathway > nitrogen-metabolism
supercritical fluid chromatography; SFC > chromatography
inert pair effect > periodic-trends
atmospheric hydroxyl radical; hydroxyl radical > radical-reactions
spirit burner > thermochemistry
`;
