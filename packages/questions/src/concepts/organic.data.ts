/** The concepts of the subject, in the notation of `readConcepts`. */
export const organicConcepts = `
# organic-nomenclature
naming-alkanes | Naming alkanes | IUPAC names of alkanes; parent chain; branched alkanes; alkyl groups | | IB S3.2; AQA 3.3.1; OCR 4.1.1; MCAT 5D
naming-alkenes-and-alkynes | Naming alkenes and alkynes | names of alkenes; E/Z names | naming-alkanes | IB S3.2; AQA 3.3.1; OCR 4.1.1
naming-functional-groups | Naming functional groups | IUPAC nomenclature; suffixes and prefixes; principal characteristic group; organic nomenclature | naming-alkanes | IB S3.2; AQA 3.3.1; OCR 4.1.1; MCAT 5D
common-names-of-organic-compounds | Common names of organic compounds | trivial names; trivial names of organic compounds | naming-functional-groups

# functional-groups
recognizing-functional-groups | Recognizing functional groups | functional groups; functional group; classes of organic compounds; functional group identification | | IB S3.2; AQA 3.3.1; OCR 4.1.1; MCAT 5D
lassaignes-test | Lassaigne’s test | sodium fusion test; detection of nitrogen sulfur and halogens; sodium fusion extract | recognizing-functional-groups | 
homologous-series | Homologous series | homologous series of compounds; general formula of a series | recognizing-functional-groups | IB S3.2; AQA 3.3.1; OCR 4.1.1
chemical-tests-for-functional-groups | Chemical tests for functional groups | test tube tests; Lucas test; Hinsberg test; carbylamine test; qualitative organic analysis; tests for organic functional groups | recognizing-functional-groups | AQA 3.3.6; OCR 6.3.1
primary-secondary-and-tertiary | Primary secondary and tertiary | classification of carbons; primary secondary tertiary alcohols; classifying alcohols and amines | recognizing-functional-groups | IB S3.2; AQA 3.3.5; OCR 4.2.1
oxidation-level-of-carbon | Oxidation level of carbon | oxidation state in organic chemistry | recognizing-functional-groups
synthetic-routes | Synthetic routes | organic synthesis; multistep synthesis; retrosynthesis; retrosynthetic analysis; functional group interconversion; synthons | recognizing-functional-groups; nucleophiles-and-electrophiles | AQA 3.3.14; OCR 4.2.3; OCR 6.2.5
metal-carbenes | Metal carbenes | Fischer carbenes; Schrock carbenes; carbene complexes; alkylidenes | complex-ions; reactive-intermediates |
flow-chemistry | Flow chemistry | continuous flow synthesis; microreactors; continuous processing | synthetic-routes |
photoredox-catalysis | Photoredox catalysis | visible-light photocatalysis in synthesis; ruthenium photocatalyst; single-electron transfer catalysis | radical-chain-reaction; photon-energy |
c-h-activation | C–H activation | C-H activation; C-H functionalization; directing groups in C-H activation; directed C-H functionalization | catalysis |
click-chemistry | Click chemistry | CuAAC; azide-alkyne cycloaddition; strain-promoted azide-alkyne cycloaddition; bioorthogonal reactions | reactions-of-alkynes |
umpolung | Umpolung | polarity reversal; dithiane chemistry; Corey-Seebach reaction; benzoin condensation; acyl anion equivalents | nucleophiles-and-electrophiles; aldehydes-and-ketones |
baldwins-rules | Baldwin’s rules | Baldwin rules; exo and endo ring closure; 5-exo-trig; ring closure preferences | nucleophiles-and-electrophiles; ring-strain |

# structure-and-bonding
structural-formulas | Structural formulas | skeletal formulas; condensed formulas; line-angle formulas; bond-line structures; drawing organic molecules | | IB S3.2; AQA 3.3.1; OCR 4.1.1
degrees-of-unsaturation | Degrees of unsaturation | degree of unsaturation; index of hydrogen deficiency; IHD; double bond equivalents; DBE | structural-formulas | MCAT 5D
curly-arrows | Curly arrows | arrow pushing; curved arrows; electron-pushing arrows; mechanism arrows | structural-formulas; lewis-structures | IB R3.4; AQA 3.3.1; OCR 4.1.1
homolytic-and-heterolytic-fission | Homolytic and heterolytic fission | homolysis; heterolysis; bond fission; bond cleavage | curly-arrows | IB R3.3; IB R3.4; OCR 4.1.1
nucleophiles-and-electrophiles | Nucleophiles and electrophiles | nucleophile; electrophile; nucleophilicity; electrophilicity | curly-arrows | IB R3.4; AQA 3.3.3; OCR 4.1.3; MCAT 5D
resonance-in-organic-molecules | Resonance in organic molecules | conjugation; delocalization in organic molecules; resonance contributors; conjugated systems | resonance; curly-arrows | MCAT 5B
inductive-effect | Inductive effect | inductive effects; electron-withdrawing groups; electron-donating groups | bond-polarity | MCAT 5D
hyperconjugation | Hyperconjugation | no-bond resonance | inductive-effect
reactive-intermediates | Reactive intermediates | carbocations; carbanions; carbocation stability; carbenes; stability of carbocations | homolytic-and-heterolytic-fission; inductive-effect | IB R3.4; AQA 3.3.4; OCR 4.1.3
carbocation-rearrangement | Carbocation rearrangement | hydride shift; methyl shift; 1,2-shift; Wagner-Meerwein rearrangement | reactive-intermediates
kinetic-and-thermodynamic-control | Kinetic and thermodynamic control | kinetic product; thermodynamic product; kinetic versus thermodynamic control | reactive-intermediates; activation-energy | AP 9.4; MCAT 5E
hammond-postulate | Hammond postulate | Hammond's postulate; early and late transition states | activation-energy
hammett-equation | Hammett equation | Hammett plot; sigma and rho values; linear free energy relationships; substituent constants | directing-effects; acidity-of-organic-compounds |

# isomerism
structural-isomers | Structural isomers | constitutional isomers; structural isomerism; chain isomers; positional isomers; functional group isomers | structural-formulas | IB S3.2; AQA 3.3.1; OCR 4.1.1; MCAT 5B
cis-trans-isomerism | Cis-trans isomerism | E/Z isomerism; geometric isomerism; cis and trans; CIP rules for alkenes; E-Z isomers | structural-isomers; sigma-and-pi-bonds | IB S3.2; AQA 3.3.1; OCR 4.1.3; MCAT 5B
tautomerism | Tautomerism | keto-enol tautomerism; tautomers; enols; keto enol tautomerization | structural-isomers | MCAT 5D

# conformations
alkanes | Alkanes | properties of alkanes; saturated hydrocarbons; paraffins | structural-formulas | IB S3.2; AQA 3.3.2; OCR 4.1.2
fractional-distillation-and-cracking | Fractional distillation and cracking | cracking; crude oil; petroleum refining; catalytic cracking | alkanes | AQA 3.3.2
octane-number | Octane number | octane rating; antiknock; engine knocking; isooctane; reforming of gasoline | fractional-distillation-and-cracking |
newman-projections | Newman projections | Newman projection; staggered and eclipsed; gauche and anti; conformations of butane; torsional strain | alkanes | MCAT 5B
anomeric-effect | Anomeric effect | axial preference in pyranoses; stereoelectronic effects in acetals; endo anomeric effect | chair-conformations; acetals-and-hemiacetals |
chair-conformations | Chair conformations | cyclohexane chair; axial and equatorial; ring flip; cyclohexane conformations; A values; 1,3-diaxial interactions | newman-projections | MCAT 5B
ring-strain | Ring strain | angle strain; strain of small rings; cycloalkanes | newman-projections

# stereochemistry
chirality | Chirality | chiral centers; chiral carbon; stereocenters; asymmetric carbon; optical isomerism; chiral centres | vsepr-theory; structural-isomers | IB S3.2; AQA 3.3.7; OCR 6.2.2; MCAT 5B
r-and-s-configuration | R and S configuration | R/S configuration; Cahn-Ingold-Prelog rules; CIP priority; absolute configuration | chirality | MCAT 5B
enantiomers-and-diastereomers | Enantiomers and diastereomers | enantiomers; diastereomers; mirror images; diastereoisomers; stereoisomers | chirality | IB S3.2; MCAT 5B
meso-compounds | Meso compounds | meso compound; internal plane of symmetry | enantiomers-and-diastereomers | MCAT 5B
counting-stereoisomers | Counting stereoisomers | number of stereoisomers; 2^n rule | meso-compounds
optical-activity | Optical activity | optical rotation; specific rotation; polarimetry; polarimeter; racemic mixture | chirality | IB S3.2; AQA 3.3.7; MCAT 5B
fischer-projections | Fischer projections | Fischer projection; D and L sugars and amino acids; Fischer projections of sugars; Fischer projections of carbohydrates | r-and-s-configuration | MCAT 5D
resolution-of-enantiomers | Resolution of enantiomers | chiral resolution; separating enantiomers; asymmetric synthesis | enantiomers-and-diastereomers | MCAT 5C
prochirality | Prochirality | enantiotopic and diastereotopic; re and si faces | chirality
enantiomeric-excess | Enantiomeric excess | optical purity; ee value | optical-activity |

# acidity-and-basicity
acidity-of-organic-compounds | Acidity of organic compounds | pKa of organic compounds; acidity of phenols and alcohols; acidity of terminal alkynes | acid-dissociation-constant; inductive-effect; resonance-in-organic-molecules | OCR 6.1.1; MCAT 5D
basicity-of-amines | Basicity of amines | base strength of amines; aniline basicity | acidity-of-organic-compounds | AQA 3.3.11; OCR 6.2.1
leveling-effect | Leveling effect | levelling effect; choosing a base; deprotonation equilibria | acidity-of-organic-compounds

# substitution-and-elimination
alkyl-halides | Alkyl halides | halogenoalkanes; haloalkanes; leaving groups; leaving group ability | recognizing-functional-groups | IB R3.4; AQA 3.3.3; OCR 4.2.2
sn1-reaction | SN1 reaction | SN1; SN1 mechanism; unimolecular substitution; solvolysis | reactive-intermediates; alkyl-halides | IB R3.4; MCAT 5D
sn2-reaction | SN2 reaction | SN2; SN2 mechanism; bimolecular substitution; backside attack; Walden inversion | nucleophiles-and-electrophiles; alkyl-halides | IB R3.4; AQA 3.3.3; OCR 4.2.2; MCAT 5D
sn1-against-sn2 | SN1 against SN2 | SN1 vs SN2; solvent effects in substitution | sn1-reaction; sn2-reaction | IB R3.4; MCAT 5D
e1-reaction | E1 reaction | E1; E1 mechanism; unimolecular elimination | sn1-reaction
e2-reaction | E2 reaction | E2; E2 mechanism; bimolecular elimination; anti-periplanar; antiperiplanar | sn2-reaction; newman-projections | AQA 3.3.3
e1-against-e2 | E1 against E2 | E1 vs E2; comparing eliminations | e1-reaction; e2-reaction
substitution-against-elimination | Substitution against elimination | SN2 vs E2; SN1 SN2 E1 E2; substitution vs elimination | sn1-against-sn2; e1-against-e2 | AQA 3.3.3
zaitsevs-rule | Zaitsev's rule | Saytzeff rule; Zaitsev product; Hofmann product; Hofmann elimination | e2-reaction
e1cb-reaction | E1cB reaction | E1cB; elimination through a carbanion | e2-reaction
neighboring-group-participation | Neighboring group participation | anchimeric assistance | sn2-reaction

# alkenes-and-alkynes
electrophilic-addition | Electrophilic addition | addition to alkenes; electrophilic addition mechanism; hydrohalogenation; bromine water test | nucleophiles-and-electrophiles; sigma-and-pi-bonds | IB R3.4; AQA 3.3.4; OCR 4.1.3; MCAT 5D
markovnikovs-rule | Markovnikov's rule | Markovnikov; Markownikoff rule; anti-Markovnikov addition; regioselectivity of addition | electrophilic-addition; reactive-intermediates | IB R3.4; AQA 3.3.4; OCR 4.1.3
halogenation-of-alkenes | Halogenation of alkenes | bromination of alkenes; bromonium ion; halohydrin formation; anti addition | electrophilic-addition | IB R3.4; AQA 3.3.4; OCR 4.1.3
hydration-of-alkenes | Hydration of alkenes | acid-catalyzed hydration; oxymercuration; oxymercuration-demercuration | markovnikovs-rule | AQA 3.3.4; OCR 4.1.3
hydroboration | Hydroboration | hydroboration-oxidation; BH3 then H2O2; hydroboration oxidation regiochemistry; regiochemistry of hydroboration | hydration-of-alkenes
hydrogenation-of-alkenes | Hydrogenation of alkenes | catalytic hydrogenation; Lindlar catalyst; dissolving metal reduction; Birch reduction of alkynes | electrophilic-addition; catalysis | IB R3.2; OCR 4.1.3
ozonolysis | Ozonolysis | oxidative cleavage of alkenes | electrophilic-addition
epoxidation-and-dihydroxylation | Epoxidation and dihydroxylation | epoxidation; syn dihydroxylation; mCPBA; osmium tetroxide; Sharpless epoxidation | electrophilic-addition
cyclopropanation | Cyclopropanation | Simmons-Smith reaction; cyclopropane formation; dihalocarbene addition; carbene addition to alkenes | electrophilic-addition; reactive-intermediates |
reactions-of-alkynes | Reactions of alkynes | alkynes; alkine; alkines; hydration of alkynes; acetylide ions; terminal alkynes | electrophilic-addition
conjugated-dienes | Conjugated dienes | dienes; 1,2- and 1,4-addition; conjugate addition to dienes | electrophilic-addition; kinetic-and-thermodynamic-control
synthesis-of-alkenes | Synthesis of alkenes | dehydration of alcohols to alkenes; preparing alkenes | zaitsevs-rule | AQA 3.3.5; OCR 4.2.1

# aromatic-compounds
aromaticity | Aromaticity | Hückel's rule; Huckel rule; 4n+2 rule; antiaromatic compounds; aromatic compounds | resonance-in-organic-molecules |
structure-of-benzene | Structure of benzene | benzene; Kekulé structure; delocalization energy of benzene; arenes | resonance-in-organic-molecules | IB S2.2; AQA 3.3.10; OCR 6.1.1
electrophilic-aromatic-substitution | Electrophilic aromatic substitution | EAS; aromatic substitution; eletrophilic aromatic substitution; arenium ion | structure-of-benzene; nucleophiles-and-electrophiles | IB R3.4; AQA 3.3.10; OCR 6.1.1
nitration-of-benzene | Nitration of benzene | nitration; nitronium ion | electrophilic-aromatic-substitution | IB R3.4; AQA 3.3.10; OCR 6.1.1
friedel-crafts-reactions | Friedel-Crafts reactions | Friedel-Crafts alkylation; Friedel-Crafts acylation; friedel crafts | electrophilic-aromatic-substitution | AQA 3.3.10; OCR 6.1.1
directing-effects | Directing effects | ortho para and meta directors; activating and deactivating groups; directing groups | electrophilic-aromatic-substitution; inductive-effect | OCR 6.1.1
nucleophilic-aromatic-substitution | Nucleophilic aromatic substitution | SNAr; benzyne mechanism; Meisenheimer complex | directing-effects
phenols | Phenols | phenol; reactions of phenol | structure-of-benzene | OCR 6.1.1
diazonium-salts | Diazonium salts | diazotization; azo dyes; Sandmeyer reaction; azo coupling | electrophilic-aromatic-substitution
heterocycles | Heterocycles | heteroaromatic compounds; pyridine and pyrrole; aromatic heterocycles | aromaticity
synthesis-of-heterocycles | Synthesis of heterocycles | Fischer indole synthesis; Hantzsch pyridine synthesis; Paal-Knorr synthesis; heterocycle synthesis | heterocycles; imines-and-enamines |
side-chain-oxidation | Side-chain oxidation | benzylic oxidation; oxidation of alkylbenzenes | structure-of-benzene |
birch-reduction | Birch reduction | dissolving metal reduction of arenes; 1,4-cyclohexadienes from benzene | aromaticity | 

# alcohols-and-ethers
alcohols | Alcohols | properties of alcohols; hydroxyl group; reactions of alcohols | recognizing-functional-groups; hydrogen-bonding | IB S3.2; AQA 3.3.5; OCR 4.2.1; MCAT 5D
oxidation-of-alcohols | Oxidation of alcohols | PCC oxidation; dichromate oxidation; Jones oxidation; Swern oxidation; oxidising alcohols | alcohols; oxidation-level-of-carbon | IB R3.2; AQA 3.3.5; OCR 4.2.1; MCAT 5D
alcohols-to-alkyl-halides | Alcohols to alkyl halides | thionyl chloride; PBr3; substitution of alcohols | alcohols; alkyl-halides | OCR 4.2.1
production-of-ethanol | Production of ethanol | fermentation of glucose to ethanol; ethanol by fermentation | alcohols | AQA 3.3.5
ethers | Ethers | Williamson ether synthesis; ether cleavage; ether | alcohols; sn2-reaction
epoxides | Epoxides | ring opening of epoxides; oxiranes; epoxide opening; epoxide ring opening; ring-opening of an epoxide | ethers
thiols-and-sulfides | Thiols and sulfides | thiols; disulfides; sulfides | alcohols
protecting-groups | Protecting groups | protecting group; silyl ethers; TBDMS; protection and deprotection | alcohols
mitsunobu-reaction | Mitsunobu reaction | Mitsunobu inversion | alcohols; sn2-reaction

# carbonyl-compounds
aldehydes-and-ketones | Aldehydes and ketones | carbonyl group; aldehydes; ketones; carbonyl compounds | recognizing-functional-groups | IB S3.2; AQA 3.3.8; OCR 6.1.2; MCAT 5D
nucleophilic-addition-to-carbonyls | Nucleophilic addition to carbonyls | nucleophilic addition; cyanohydrins; addition of HCN | aldehydes-and-ketones; nucleophiles-and-electrophiles | AQA 3.3.8; OCR 6.1.2; MCAT 5D
felkin-anh-model | Felkin-Anh model | Cram’s rule; Cram chelation; chelation control; diastereoselective addition to carbonyls | nucleophilic-addition-to-carbonyls; enantiomers-and-diastereomers | 
tests-for-carbonyl-compounds | Tests for carbonyl compounds | tests for aldehydes and ketones; aldehyde and ketone tests; distinguishing aldehydes from ketones; Tollens' reagent; Fehling's solution; 2,4-DNP; Brady's reagent; silver mirror test | aldehydes-and-ketones | AQA 3.3.8; OCR 6.1.2
acetals-and-hemiacetals | Acetals and hemiacetals | acetals; hemiacetals; ketals; acetal protection | nucleophilic-addition-to-carbonyls | MCAT 5D
imines-and-enamines | Imines and enamines | imine; enamine; oximes and hydrazones; reductive amination; Schiff base | nucleophilic-addition-to-carbonyls | MCAT 5D
reduction-of-carbonyls | Reduction of carbonyls | sodium borohydride; lithium aluminium hydride; NaBH4; LiAlH4; hydride reduction | nucleophilic-addition-to-carbonyls | IB R3.2; AQA 3.3.8; OCR 6.1.2
clemmensen-and-wolff-kishner-reductions | Clemmensen and Wolff-Kishner reductions | Clemmensen reduction; Wolff-Kishner reduction | reduction-of-carbonyls
grignard-reactions | Grignard reactions | Grignard reagent; Grignard reagents; organolithium reagents; organomagnesium | nucleophilic-addition-to-carbonyls
wittig-reaction | Wittig reaction | Wittig; phosphorus ylides; Horner-Wadsworth-Emmons | nucleophilic-addition-to-carbonyls
baeyer-villiger-oxidation | Baeyer-Villiger oxidation | Baeyer-Villiger; Bayer Villiger | aldehydes-and-ketones
enolates | Enolates | enolate; enolate ions; alpha carbon acidity; LDA; alpha halogenation; haloform reaction | tautomerism; acidity-of-organic-compounds | MCAT 5D
aldol-reaction | Aldol reaction | aldol; aldol condensation; aldol addition; crossed aldol; alpha beta unsaturated carbonyls | enolates; nucleophilic-addition-to-carbonyls | MCAT 5D
michael-addition | Michael addition | conjugate addition; 1,4-addition to enones; Gilman reagents; organocuprates | enolates
robinson-annulation | Robinson annulation | Robinson annelation | michael-addition; aldol-reaction
organocatalysis | Organocatalysis | proline catalysis; enamine catalysis; iminium catalysis; MacMillan catalyst | imines-and-enamines; aldol-reaction |
chiral-auxiliaries | Chiral auxiliaries | Evans auxiliary; Evans aldol; oxazolidinone; Zimmerman-Traxler model; syn aldol | aldol-reaction; enantiomers-and-diastereomers |
favorskii-rearrangement | Favorskii rearrangement | Favorskii; alpha-halo ketone rearrangement; cyclopropanone intermediate | enolates |
alkylation-of-enolates | Alkylation of enolates | malonic ester synthesis; acetoacetic ester synthesis; Stork enamine | enolates; sn2-reaction
cannizzaro-reaction | Cannizzaro reaction | Cannizzaro disproportionation | aldehydes-and-ketones
mannich-reaction | Mannich reaction | aminomethylation; Mannich bases | enolates; imines-and-enamines
pinacol-rearrangement | Pinacol rearrangement | pinacol-pinacolone rearrangement | carbocation-rearrangement
knoevenagel-condensation | Knoevenagel condensation | Knoevenagel | aldol-reaction
hydrates-of-carbonyl-compounds | Hydrates of carbonyl compounds | geminal diols; gem-diols; hydration of aldehydes | nucleophilic-addition-to-carbonyls |

# carboxylic-acids
carboxylic-acids | Carboxylic acids | carboxylic acid; carboxyl group; acidity of carboxylic acids | recognizing-functional-groups; acidity-of-organic-compounds | IB S3.2; AQA 3.3.9; OCR 6.1.3; MCAT 5D
esterification | Esterification | Fischer esterification; esters; making esters | carboxylic-acids; alcohols | AQA 3.3.9; OCR 6.1.3; MCAT 5D
hydrolysis-of-esters | Hydrolysis of esters | saponification; ester hydrolysis; soap making; biodiesel | esterification | AQA 3.3.9; OCR 6.1.3; MCAT 5D
nucleophilic-acyl-substitution | Nucleophilic acyl substitution | acyl substitution; addition-elimination; nucleophilic addition-elimination; tetrahedral intermediate; nucleophilic substitution at the carbonyl group; substitution at the carbonyl group | carboxylic-acids; nucleophiles-and-electrophiles | AQA 3.3.9; OCR 6.1.3; MCAT 5D
acyl-chlorides-and-anhydrides | Acyl chlorides and anhydrides | acid chlorides; acid anhydrides; acyl chlorides | nucleophilic-acyl-substitution | AQA 3.3.9; OCR 6.1.3; MCAT 5D
amides | Amides | amide; amide hydrolysis; lactams and lactones | nucleophilic-acyl-substitution | OCR 6.2.2; MCAT 5D
nitriles | Nitriles | nitrile hydrolysis; cyanides in synthesis | nucleophilic-addition-to-carbonyls | OCR 6.2.4; AQA 3.3.11
claisen-condensation | Claisen condensation | Claisen; Dieckmann condensation; beta-keto esters | enolates; nucleophilic-acyl-substitution
decarboxylation | Decarboxylation | loss of carbon dioxide from beta-keto acids | carboxylic-acids | MCAT 5D

# amines
amines | Amines | amine; properties of amines; aliphatic and aromatic amines | recognizing-functional-groups | IB S3.2; AQA 3.3.11; OCR 6.2.1; MCAT 5D
preparation-of-amines | Preparation of amines | synthesis of amines; Gabriel synthesis; reduction of nitriles; reduction of nitrobenzene | amines; sn2-reaction | AQA 3.3.11; OCR 6.2.1
alkaloids | Alkaloids | alkaloid; morphine; nicotine; quinine; caffeine | amines |
quaternary-ammonium-salts | Quaternary ammonium salts | cationic surfactants | amines | AQA 3.3.11
phase-transfer-catalysis | Phase-transfer catalysis | phase transfer catalyst; PTC; phase transfer catalysis | quaternary-ammonium-salts; sn2-reaction
curtius-and-hofmann-rearrangements | Curtius and Hofmann rearrangements | Hofmann rearrangement; Curtius rearrangement | amines
beckmann-rearrangement | Beckmann rearrangement | oximes to amides; caprolactam synthesis | imines-and-enamines

# spectroscopy-organic
infrared-spectroscopy | Infrared spectroscopy | IR spectroscopy; FTIR; FT-IR; IR spectrum; infrared spectra; IR absorption of functional groups; infra red; IR peaks; IR bands | recognizing-functional-groups | IB S3.2; AQA 3.3.6; OCR 4.2.4; MCAT 4D
mass-spectrometry-of-organic-compounds | Mass spectrometry of organic compounds | mass spectra of organic compounds; fragmentation; molecular ion; base peak; MS fragmentation | structural-formulas | IB S3.2; AQA 3.3.6; OCR 4.2.4; MCAT 4D
proton-nmr | Proton NMR | 1H NMR; proton NMR spectroscopy; H NMR; nuclear magnetic resonance; NMR peaks; NMR signals | structural-formulas | IB S3.2; AQA 3.3.15; OCR 6.3.2; MCAT 4D
chemical-shift | Chemical shift | chemical shifts; shielding and deshielding; TMS standard; ppm scale in NMR | proton-nmr | IB S3.2; AQA 3.3.15; OCR 6.3.2; MCAT 4D
spin-spin-splitting | Spin-spin splitting | n + 1 rule; splitting pattern; coupling constants; multiplicity; J coupling | proton-nmr | IB S3.2; AQA 3.3.15; OCR 6.3.2; MCAT 4D
nmr-integration | NMR integration | integration ratio; peak areas in NMR | proton-nmr | IB S3.2; AQA 3.3.15; OCR 6.3.2; MCAT 4D
carbon-13-nmr | Carbon-13 NMR | 13C NMR; carbon NMR; carbon-13 NMR peaks; carbon-13 NMR signals; 13C NMR peaks; 13C signals; DEPT | chemical-shift | AQA 3.3.15; OCR 6.3.2
two-dimensional-nmr | Two-dimensional NMR | COSY; HSQC; HMBC; NOESY; 2D NMR | spin-spin-splitting
combined-structure-elucidation | Combined structure elucidation | structure determination from spectra; combined spectra problems; solving structures; spectroscopic identification; structural analysis | infrared-spectroscopy; mass-spectrometry-of-organic-compounds; spin-spin-splitting | IB S3.2; AQA 3.3.15; OCR 6.3.2
uv-visible-spectra-of-conjugated-molecules | UV-visible spectra of conjugated molecules | Woodward-Fieser rules; chromophores; HOMO-LUMO absorption; UV-vis of conjugated systems; UV-vis of conjugated molecules | resonance-in-organic-molecules | MCAT 4D

# polymers
addition-polymers | Addition polymers | addition polymerization; addition polymerisation; polyethylene; monomers and repeat units; repeating unit | sigma-and-pi-bonds | IB S2.4; AQA 3.3.4; OCR 4.1.3
copolymers | Copolymers | copolymerization; Mayo-Lewis equation; reactivity ratios; block and random copolymers | addition-polymers |
condensation-polymers | Condensation polymers | polyesters; polyamides; nylon; Kevlar; condensation polymerization; step-growth polymerization; PET | esterification; amides | IB S2.4; AQA 3.3.12; OCR 6.2.3
chain-growth-mechanisms | Chain-growth mechanisms | radical polymerization; cationic and anionic polymerization; living polymerization; ATRP and RAFT | addition-polymers; radical-chain-reaction
ring-opening-polymerization | Ring-opening polymerization | ring opening polymerisation; ROP; polylactide; PLA; polycaprolactone; lactide | condensation-polymers |
emulsion-polymerization | Emulsion polymerization | emulsion polymerisation; Smith-Ewart theory; latex | chain-growth-mechanisms |
ziegler-natta-polymerization | Ziegler-Natta polymerization | Ziegler-Natta catalyst; coordination polymerization | addition-polymers
tacticity | Tacticity | isotactic syndiotactic and atactic polymers; stereoregular polymers | addition-polymers; chirality
molar-mass-of-polymers | Molar mass of polymers | number-average molar mass; weight-average molar mass; dispersity; degree of polymerization; polydispersity index | addition-polymers
properties-of-polymers | Properties of polymers | thermoplastics and thermosets; glass transition temperature; crystallinity of polymers; cross-linking | addition-polymers; intermolecular-forces | IB S2.4
polymer-solutions | Polymer solutions | Flory-Huggins theory; Flory-Huggins parameter; theta solvent; polymer solution thermodynamics | properties-of-polymers; gibbs-energy |
hydrogels | Hydrogels | hydrogel; superabsorbent polymers; swelling of networks; cross-linked water-swollen networks | properties-of-polymers |
conducting-polymers | Conducting polymers | conductive polymers; polyacetylene; doping of polymers; polyaniline; PEDOT | resonance-in-organic-molecules; addition-polymers |
dendrimers | Dendrimers | dendrimer; hyperbranched polymers; branched macromolecules | condensation-polymers |
biodegradable-polymers | Biodegradable polymers | degradation of polymers; recycling of plastics; disposal of polymers | condensation-polymers | IB S2.4; AQA 3.3.12; OCR 6.2.3

# radical-reactions
radical-chain-reaction | Radical chain reaction | free radical substitution; initiation propagation and termination; free radicals; radical mechanism | homolytic-and-heterolytic-fission | IB R3.3; AQA 3.3.2; OCR 4.1.2
halogenation-of-alkanes | Halogenation of alkanes | radical halogenation; chlorination of methane; bromination of alkanes; selectivity of radical halogenation | radical-chain-reaction | IB R3.3; AQA 3.3.2; OCR 4.1.2
stability-of-radicals | Stability of radicals | radical stability; allylic and benzylic radicals; NBS bromination | radical-chain-reaction
ozone-depletion | Ozone depletion | ozone layer; CFCs; chlorofluorocarbons | radical-chain-reaction | AQA 3.3.3; OCR 4.2.2
atmospheric-hydroxyl-radical | Atmospheric hydroxyl radical | OH radical in the atmosphere; hydroxyl radical; tropospheric oxidation | photochemical-smog |
photochemical-smog | Photochemical smog | smog; ground-level ozone; tropospheric ozone; air pollution chemistry; winter smog | radical-chain-reaction |
radical-addition-of-hbr | Radical addition of HBr | peroxide effect; Kharasch effect | radical-chain-reaction; markovnikovs-rule

# pericyclic-reactions
diels-alder-reaction | Diels-Alder reaction | Diels-Alder; Diels Alder; cycloaddition; endo rule; dienophile | conjugated-dienes
electrocyclic-reactions | Electrocyclic reactions | electrocyclization; conrotatory and disrotatory; electrocyclic ring closure | diels-alder-reaction
sigmatropic-rearrangements | Sigmatropic rearrangements | Cope rearrangement; Claisen rearrangement; sigmatropic shifts | diels-alder-reaction
woodward-hoffmann-rules | Woodward-Hoffmann rules | orbital symmetry; frontier orbitals of pericyclic reactions | electrocyclic-reactions
`;
