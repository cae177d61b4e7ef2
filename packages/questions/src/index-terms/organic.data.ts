/** The index of the subject, in the notation of `readIndexTerms`. */
export const organicTerms = `
alcohol-oxidation@advanced | oxidation of diols; primary vs secondary alcohol oxidation; Jones and Dess-Martin oxidation; choosing oxidizing agents; predicting products
alcohol-oxidation@beginner | primary and secondary alcohol oxidation; chromic acid oxidation; acidified dichromate; alcohol to ketone or acid; predicting products
alcohol-oxidation@intermediate | primary alcohol to aldehyde; mild oxidation of alcohols; PCC, Swern and Dess-Martin; aldehyde from primary alcohol; selective oxidation
alkene-additions@advanced | halohydrin formation; halohydrin; halogen in water and alkene; halohydrin regioselectivity; predicting products of alkene addition | halogenation-of-alkenes
alkene-additions@beginner | Markovnikov addition; hydrohalogenation of alkenes; addition of HX to alkenes; hydrogen halide addition; predicting products of alkene addition; electrophilic addition to alkenes
alkene-additions@intermediate | anti-Markovnikov addition; anti-Markovnikov product; hydroboration or HBr with peroxides; regioselectivity of alkene addition; predicting products of alkene addition | markovnikovs-rule
aromatic-substitution@advanced | directing effects of two substituents; disubstituted benzene EAS; competing directing groups; EAS; regioselectivity of EAS
aromatic-substitution@beginner | ortho-para vs meta directors; ortho, meta, para directing; EAS; electrophilic aromatic substitution products; substituent effects in EAS
aromatic-substitution@intermediate | order of EAS reactions; multistep aromatic synthesis; disubstituted benzene synthesis; ortho-para vs meta directors; EAS synthesis
carbon-spectrum-readings@advanced | structure from a 13C NMR spectrum; carbonyl carbons in 13C NMR; chemical shift ranges of carbon; interpreting carbon NMR spectra
carbon-spectrum-readings@intermediate | number of signals in a 13C NMR spectrum; which isomer fits the carbon NMR; reading a 13C NMR spectrum; symmetry and carbon signals
chair-readings@advanced | energy of a ring flip; A values; free energy of chair flip; more stable chair; energy difference between chairs; axial cost of a substituent
chair-readings@beginner | axial and equatorial after a ring flip; ring flip of cyclohexane; reading chair conformations; axial or equatorial substituent; chair flip
chair-readings@intermediate | cis or trans from a chair; name of a disubstituted cyclohexane from its chair; reading chair conformations; cis and trans disubstituted cyclohexanes; up and down in a chair
combined-spectra-readings@advanced | structure from MS, IR and proton NMR; combined spectra problem; unknown compound from spectra; structure elucidation from a table of data
combined-spectra-readings@intermediate | combining IR, MS and 13C NMR; structure from several spectra; molecular ion and carbonyl band; identify the compound from spectral data
competing-profile-readings@advanced | activation energy of the reverse reaction; energy diagram of competing reactions; barrier back to the starting materials; reversibility and thermodynamic control
competing-profile-readings@intermediate | kinetic vs thermodynamic product; energy diagram of two products; which product at low temperature; kinetic control and thermodynamic control diagram
configurations@advanced | relationship between stereoisomers; enantiomers vs diastereomers; comparing stereoisomers; two stereocenters
configurations@beginner | E/Z configuration; E/Z isomers; assigning E and Z; CIP priority rules for alkenes; geometric isomers
configurations@intermediate | assigning R and S; CIP rules; Cahn-Ingold-Prelog priorities; absolute configuration; R/S configuration
degrees-of-unsaturation@advanced | number of rings from hydrogenation; hydrogen uptake and unsaturation; rings vs double bonds; index of hydrogen deficiency; degrees of unsaturation calculation
degrees-of-unsaturation@beginner | index of hydrogen deficiency; IHD; double bond equivalents; DBE calculation; rings plus pi bonds; degrees of unsaturation calculation
degrees-of-unsaturation@intermediate | unsaturation with halogens and nitrogen; index of hydrogen deficiency; double bond equivalents; DBE calculation; IHD
enantiomer-chromatogram-readings@advanced | enantiomeric excess from peak areas; ee from chiral HPLC; optical purity from a chromatogram; calculating enantiomeric excess
enantiomer-chromatogram-readings@intermediate | chiral HPLC; percentage of one enantiomer; enantiomers on a chiral column; peak areas of enantiomers
fischer-readings@advanced | configuration of an epimer; epimers in Fischer projections; enantiomer of a Fischer projection; R and S at three stereocenters; R and S from a Fischer projection
fischer-readings@beginner | comparing two Fischer projections; enantiomers or diastereomers from Fischer projections; turning a Fischer projection by 180°; relationship between Fischer projections; same compound in two Fischer projections
fischer-readings@intermediate | R and S from a Fischer projection; assigning configuration in Fischer projections; absolute configuration from a Fischer projection; CIP rules with a Fischer projection; 2R,3S configuration
fragment-spectrum-readings@advanced | loss from the molecular ion; base peak of a mass spectrum; fragmentation of the molecular ion; what fragment is lost; interpreting a mass spectrum
fragment-spectrum-readings@intermediate | chlorine or bromine in a mass spectrum; M+2 peak; 3:1 and 1:1 isotope peaks; halogens from the molecular ion; isotope pattern of two halogens
functional-group-recognition@advanced | identifying functional groups; functional groups in a molecule; multiple functional groups; naming the functional groups
functional-group-recognition@beginner | identifying functional groups; functional groups; functional group from structure; organic functional groups
functional-group-recognition@intermediate | identifying functional groups; functional groups; primary, secondary and tertiary groups; functional group from structure
grignard-additions@advanced | Grignard with ester; tertiary alcohol from ester; excess Grignard reagent; double addition to esters
grignard-additions@beginner | Grignard reagent; Grignard with aldehyde or ketone; alcohol synthesis from carbonyl; organomagnesium; predicting products
grignard-additions@intermediate | alcohol synthesis by Grignard; choosing Grignard reagents; Grignard retrosynthesis; Grignard reagent | synthetic-routes
infrared-reading@advanced | absence of IR bands; structure from IR spectrum; distinguishing isomers by IR; interpreting IR spectra; IR spectroscopy
infrared-reading@beginner | IR spectroscopy; identifying functional groups by IR; interpreting IR spectra; IR absorption bands; O–H and C=O stretches; wavenumber
infrared-reading@intermediate | distinguishing isomers by IR; interpreting IR spectra; IR spectroscopy; structure from IR spectrum; IR absorption bands
infrared-readings@beginner | IR spectrum; identify the functional group; reading an infrared spectrum; O-H and C=O bands
infrared-readings@intermediate | IR spectrum; class of compound from infrared; nitrile and alkyne bands; reading an infrared spectrum
isomer-recognition@advanced | counting constitutional isomers; number of isomers; constitutional isomers; drawing all isomers
isomer-recognition@beginner | identifying constitutional isomers; constitutional isomers; same molecular formula; finding an isomer
isomer-recognition@intermediate | identifying constitutional isomers; which is not an isomer; constitutional isomers; same molecular formula
mass-spectrum@advanced | M+1 peak; number of carbons from M+1; carbon-13 isotope peak; M+1 calculation; mass spec
mass-spectrum@beginner | molecular ion peak; m/z of molecular ion; M+ peak; molecular ion calculation; mass spec
mass-spectrum@intermediate | fragment ions; fragmentation in mass spectrometry; m/z of a fragment; neutral loss; mass spec fragmentation
names-to-structures@advanced | structure from IUPAC name; drawing structures from names; IUPAC nomenclature; naming polyfunctional compounds
names-to-structures@beginner | structure from IUPAC name; drawing structures from names; IUPAC nomenclature; haloalkane and alkane names
names-to-structures@intermediate | structure from IUPAC name; drawing structures from names; IUPAC nomenclature; naming substituted compounds
naming-compounds@advanced | naming polyfunctional compounds; IUPAC nomenclature; IUPAC name from structure; naming substituted carboxylic acids
naming-compounds@beginner | naming branched alkanes; IUPAC nomenclature; alkane nomenclature; lowest locants; longest chain
naming-compounds@intermediate | naming organic compounds; IUPAC nomenclature; IUPAC name from structure; naming substituted compounds
newman-readings@advanced | torsional strain energy; strain energy of a conformation; energy of rotation about a bond; gauche interactions of methyl groups; eclipsing costs in kJ/mol; reading Newman projections
newman-readings@beginner | anti gauche or eclipsed; dihedral angle from a Newman projection; reading Newman projections; conformation of two groups; staggered and eclipsed conformations
newman-readings@intermediate | compound from a Newman projection; structure from a Newman projection; Newman projection to skeletal structure; reading Newman projections; front and back carbon
nmr-signals@advanced | distinguishing isomers by NMR; number of 13C NMR signals; 13C NMR; C-13 NMR; isomer identification by NMR
nmr-signals@beginner | number of 13C NMR signals; 13C NMR; C-13 NMR; equivalent carbons; symmetry and NMR signals
nmr-signals@intermediate | number of 1H NMR signals; chemically equivalent hydrogens; 1H NMR; equivalent protons; types of hydrogen
optical-rotation@advanced | specific rotation calculation; polarimeter calculation; ee from observed rotation; enantiomeric excess; polarimetry; optical purity calculation
optical-rotation@beginner | enantiomeric excess from optical rotation; optical purity; ee calculation; enantiomeric excess; specific rotation
optical-rotation@intermediate | enantiomer percentage from rotation; percentage of each enantiomer; ee calculation; optical purity calculation; enantiomeric excess; specific rotation
organic-acidity-and-basicity-01 | conjugate base of phenol; conjugate bases; phenoxide ion; conjugate acid-base pairs; phenol as an acid
organic-acidity-and-basicity-02 | equilibrium constant from pKa; acid-base equilibrium position; direction of acid-base equilibrium; K from pKa difference; pKa calculation | acid-dissociation-constant
organic-acidity-and-basicity-03 | percent ionized at given pH; ionization of weak acid and pH; degree of ionization; pKa and pH calculation; benzoic acid
organic-acidity-and-basicity-04 | acidity of chloro carboxylic acids; electron-withdrawing groups and acidity; comparing pKa; acid strength of carboxylic acids; lowest pKa; strongest acid
organic-acidity-and-basicity-05 | most acidic hydrogen; 1,3-dicarbonyl acidity; acidity of alpha hydrogens; β-diketone; active methylene; most stable enolate
organic-acidity-and-basicity-06 | acidity of terminal alkynes; hybridization and acidity; s character and acidity; ethyne vs ethane acidity; pKa of acetylene; acetylide ion
organic-acidity-and-basicity-07 | Ka from pKa; comparing Ka values; pKa difference; Ka vs pKa; pKa calculation
organic-acidity-and-basicity-08 | percent protonated at given pH; protonation of amines; amine protonation and pH; pKa of anilinium; Henderson-Hasselbalch calculation
organic-acidity-and-basicity-101 | acid-base extraction; separating phenol from benzoic acid; NaHCO3 vs NaOH extraction; phenol vs carboxylic acid acidity; liquid-liquid extraction | acidity-of-organic-compounds
organic-acidity-and-basicity-102 | aliphatic vs aromatic amine basicity; aniline vs benzylamine; most basic nitrogen; protonation site of diamine; alkylamine vs arylamine
organic-acidity-and-basicity-103 | gas-phase basicity of amines; solvation of ammonium ions; triethylamine vs diethylamine; solvation effect on basicity; secondary vs tertiary amine basicity
organic-acidity-and-basicity-104 | leveling of strong acids; strong acids in water; hydronium strongest acid in water; levelling effect; why strong acids are equally strong
organic-acidity-and-basicity-105 | strongest base in water; levelling effect; hydroxide ion; leveling of strong bases; amide ion in water
organic-acidity-and-basicity-106 | choosing a solvent for strong bases; sodium amide; deprotonating terminal alkynes; solvent acidity; levelling effect
organic-acidity-and-basicity-107 | differentiating solvent; acid strength in acetic acid; glacial acetic acid solvent; perchloric acid vs HCl; levelling effect
organic-acidity-and-basicity-108 | nonaqueous titration; titration in glacial acetic acid; titration of weak bases; perchloric acid titration; levelling effect
organic-acidity-and-basicity-21 | pKa from Ka; pKa = −log Ka; pKa calculation; converting Ka to pKa
organic-acidity-and-basicity-22 | pH for percent ionization; ionization of phenol; pH and pKa relation; Henderson-Hasselbalch calculation; percent ionized at given pH
organic-acidity-and-basicity-23 | separating benzoic acid and phenol; pH for extraction; liquid-liquid extraction with buffer; selective ionization; pKa and extraction | acid-base-extraction
organic-acidity-and-basicity-24 | dianion alkylation; acetylide alkylation; alkylation of terminal alkyne; NaNH2; regioselective alkylation of dianion | acidity-of-organic-compounds
organic-acidity-and-basicity-25 | electron-withdrawing halogens and acidity; haloacetic acid acidity; electronegativity and acidity; fluoroacetic acid vs iodoacetic acid; acid strength of carboxylic acids
organic-acidity-and-basicity-26 | distance dependence of inductive effect; acidity of fluorinated alcohols; CF3 group; electron-withdrawing groups and acidity; acidity of alcohols
organic-acidity-and-basicity-27 | basicity of substituted anilines; ranking base strength; substituent effects on aniline basicity; electron-withdrawing groups and basicity; aniline basicity
organic-acidity-and-basicity-28 | guanidine basicity; guanidinium ion; resonance-stabilized conjugate acid; strong organic bases; arginine side chain | basicity-of-amines
organic-acidity-and-basicity-480 | cyclopentadiene pKa 16; why is cyclopentadiene acidic; cyclopentadienyl anion aromatic; aromatic anion six pi electrons; cyclopentadiene vs cyclopentane acidity | acidity-of-organic-compounds; aromaticity
organic-acidity-and-basicity-481 | cyclopentadiene pKa 16; which hydrogen of cyclopentadiene is acidic; cyclopentadiene CH2 deprotonation; lone pair joins pi system; deprotonating cyclopentadiene | acidity-of-organic-compounds; aromaticity
organic-acidity-and-basicity-501 | ARIO; organic acidity pKa ranking ARIO; comparing acid strengths; atom effect on acidity; pKa ranking
organic-acidity-and-basicity-502 | ARIO; organic acidity pKa ranking; resonance and acidity; carboxylic acid vs alcohol acidity; comparing acid strengths
organic-acidity-and-basicity-503 | organic acidity pKa ranking ARIO; pKa order; ranking acids; comparing acid strengths; phenol vs ethanol acidity
organic-acidity-and-basicity-504 | organic acidity pKa ranking ARIO; most acidic proton; comparing acid strengths; 4-hydroxybenzoic acid; conjugate base strength
organic-acidity-and-basicity-710 | inductive vs resonance effects; inductive and resonance effects on acidity; steric inhibition of resonance; 3,5-dimethyl-4-nitrophenol; nitro group twisted out of plane; acidity of nitrophenols
organic-acidity-and-basicity-970 | why phenol is more acidic than ethanol; acidity of phenol compared with alcohol; phenoxide ion stability; phenol vs ethanol acid strength; delocalization in phenoxide; why is phenol acidic
organic-acidity-and-basicity-971 | resonance forms of phenoxide; phenoxide resonance structures; delocalized charge in phenoxide ion; resonance in phenoxide ion; why phenoxide is stable
organic-acidity-and-basicity-972 | phenol and phenoxide resonance stabilization; why resonance makes phenol acidic; phenoxide more stable than phenol; phenol more acidic than alcohols reason; stability of phenoxide and ethoxide
organic-alcohols-and-ethers-01 | oxidation of secondary alcohols; ketone from secondary alcohol; acidified potassium dichromate; K2Cr2O7; dichromate oxidation
organic-alcohols-and-ethers-02 | identifying tertiary alcohols; primary vs secondary vs tertiary alcohols; classification of alcohols; 3° alcohol
organic-alcohols-and-ethers-03 | epoxide ring opening in base; base-catalyzed epoxide opening; regioselectivity of epoxide opening; nucleophilic epoxide opening; oxirane with methoxide
organic-alcohols-and-ethers-04 | Williamson ether synthesis; preparation of ethers; alkoxide and alkyl halide; MTBE synthesis; making tert-butyl ethers
organic-alcohols-and-ethers-05 | dehydration of alcohols; acid-catalyzed dehydration; alkene from alcohol; E1 dehydration; major alkene product
organic-alcohols-and-ethers-06 | percent yield calculation; percent yield of 1-bromobutane; theoretical yield; yield of organic synthesis; actual yield
organic-alcohols-and-ethers-07 | alcohol with sodium; sodium ethoxide; alkoxide formation; reaction of ethanol with sodium; acidity of alcohols
organic-alcohols-and-ethers-08 | anti dihydroxylation; mCPBA; peroxy acid epoxidation; epoxide opening in acid; meso diol; trans-2-butene epoxide
organic-alcohols-and-ethers-101 | boiling point of diols; ethylene glycol boiling point; hydrogen bonding in alcohols; boiling points of alcohols; diol vs alcohol boiling point
organic-alcohols-and-ethers-102 | Lucas test; Lucas reagent; ZnCl2 and HCl; distinguishing primary, secondary, tertiary alcohols; test for alcohols
organic-alcohols-and-ethers-103 | PBr3 vs HBr; phosphorus tribromide; avoiding carbocation rearrangement; alcohol to bromide
organic-alcohols-and-ethers-104 | fermentation calculation; fermentation of glucose; mass of ethanol from glucose; theoretical yield of ethanol; mass to mass calculation
organic-alcohols-and-ethers-105 | azeotrope; ethanol–water azeotrope; molecular sieve; absolute ethanol; drying ethanol; distillation of ethanol
organic-alcohols-and-ethers-106 | boiling point of ethers; ether vs alcohol boiling point; diethyl ether solubility; hydrogen bond acceptor only; physical properties of ethers
organic-alcohols-and-ethers-107 | cleavage of tert-butyl ethers; ether cleavage; SN1 ether cleavage; HI and ethers; acidic cleavage of ethers
organic-alcohols-and-ethers-108 | epoxide hydrolysis; ethylene glycol synthesis; epoxide opening in acid; ethylene oxide; ethane-1,2-diol
organic-alcohols-and-ethers-109 | boiling point of thiols; thiol vs alcohol boiling point; ethanethiol; hydrogen bonding in thiols; mercaptans
organic-alcohols-and-ethers-110 | disulfide formation; oxidation of thiols; disulfide bond; iodine and thiols; mercaptans
organic-alcohols-and-ethers-111 | acidity of thiols; thiolate nucleophile; sulfide synthesis; thiol vs alcohol acidity; thioether
organic-alcohols-and-ethers-112 | thiourea; thiol synthesis; isothiouronium salt; overalkylation of thiols; mercaptan preparation | thiols-and-sulfides
organic-alcohols-and-ethers-113 | properties of a protecting group; what makes a good protecting group; protection and deprotection; requirements for protecting groups
organic-alcohols-and-ethers-114 | silyl ether; TMS protection; protecting an alcohol; TMSCl; Grignard and OH group incompatibility; silyl protecting group
organic-alcohols-and-ethers-115 | protecting a ketone; acetal protecting group; reducing ester but not ketone; LiAlH4 with protected ketone; ethylene glycol protection
organic-alcohols-and-ethers-116 | orthogonal protecting groups; Boc and Cbz; Boc group; Cbz group; amine protecting groups; peptide synthesis protection
organic-alcohols-and-ethers-117 | Mitsunobu inversion; DEAD and triphenylphosphine; inversion of configuration; alcohol to ester with inversion
organic-alcohols-and-ethers-118 | inverting an alcohol stereocenter; Mitsunobu inversion; inversion of alcohol configuration; DEAD and PPh3
organic-alcohols-and-ethers-119 | triphenylphosphine oxide; Mitsunobu by-product; Mitsunobu mechanism; DEAD and PPh3
organic-alcohols-and-ethers-120 | Mitsunobu nucleophile pKa; acidic pronucleophile; Mitsunobu mechanism; scope of Mitsunobu reaction
organic-alcohols-and-ethers-121 | oxygen-18 labeling of esterification; Mitsunobu vs Fischer esterification; isotopic labeling; which C–O bond breaks in esterification | esterification
organic-alcohols-and-ethers-21 | thionyl chloride; SOCl2; alcohol to alkyl chloride; converting alcohols to chlorides; SOCl2 and pyridine
organic-alcohols-and-ethers-22 | fermentation; fermentation of glucose; ethanol from glucose; mass to mass calculation; theoretical yield of ethanol; reacting masses
organic-alcohols-and-ethers-23 | ether cleavage; HBr cleavage of ethers; anisole with HBr; acidic cleavage of ethers; phenol from aryl ether
organic-alcohols-and-ethers-24 | Grignard with epoxide; Grignard reagent and ethylene oxide; 2-phenylethanol; chain extension by two carbons; epoxide ring opening
organic-alcohols-and-ethers-25 | pinacol; pinacolone; 1,2-methyl shift; rearrangement of diols; vicinal diol with acid
organic-alcohols-and-ethers-26 | solubility of alcohols in water; alcohol chain length and solubility; hydrophobic chain; miscibility with water; methanol vs hexanol solubility
organic-alcohols-and-ethers-27 | identifying an alcohol from reactions; dichromate test; tertiary alcohol identification; isomers of C5H12O; primary vs secondary vs tertiary alcohols
organic-alcohols-and-ethers-28 | fermentation; fermentation conditions; yeast; ethanol from sugar; making alcohol
organic-alcohols-and-ethers-29 | bioethanol; biofuels; carbon neutral; carbon footprint of ethanol; ethanol as fuel | production-of-ethanol
organic-alcohols-and-ethers-30 | role of acid in alcohol substitution; protonation of OH group; leaving group activation; 1-bromobutane preparation; NaBr and sulfuric acid
organic-alcohols-and-ethers-300 | epoxide ring opening acid vs base; regiochemistry of epoxide opening; epoxides; acid-catalyzed epoxide opening
organic-alcohols-and-ethers-301 | epoxide ring opening acid vs base; stereochemistry of epoxide opening; trans diol; anti opening
organic-alcohols-and-ethers-31 | PBr3; phosphorus tribromide; inversion with PBr3; alcohol to bromide with inversion; SN2 stereochemistry of alcohols
organic-alcohols-and-ethers-501 | Lucas test; Lucas reagent; ZnCl2 and HCl; distinguishing primary secondary and tertiary alcohols; tests for alcohols; cloudiness with Lucas reagent
organic-alcohols-and-ethers-502 | Lucas test; Lucas reagent; turbidity in Lucas test; alkyl chloride formation; tests for alcohols
organic-alcohols-and-ethers-503 | Lucas test; benzyl alcohol Lucas test; Lucas reagent; benzyl carbocation; tests for alcohols
organic-alcohols-and-ethers-504 | Lucas test limitations; Lucas test; Lucas reagent; solubility of alcohols; tests for alcohols
organic-alcohols-and-ethers-505 | breathalyzer; alcohol breathalyzer chemistry; dichromate breath test; orange to green; oxidation of ethanol
organic-alcohols-and-ethers-506 | breathalyzer; alcohol breathalyzer chemistry; ethanol to acetic acid half-equation; electrons in oxidation of ethanol; dichromate breath test
organic-alcohols-and-ethers-507 | breathalyzer; fuel cell breathalyzer; alcohol breathalyzer chemistry; oxidation of ethanol at the anode; breath alcohol measurement
organic-alcohols-and-ethers-508 | breathalyzer interference; alcohol breathalyzer chemistry; acetone in breath; ketones resist oxidation; dichromate breath test
organic-alcohols-and-ethers-509 | oxidation of alcohols; PCC; alcohol to aldehyde; which reagents stop at the aldehyde; choice of oxidant
organic-alcohols-and-ethers-510 | oxidation of alcohols; choice of oxidant; PCC vs Jones; alcohol to aldehyde ketone or acid; reagents that turn an alcohol into an aldehyde
organic-alcohols-and-ethers-511 | oxidation of alcohols; role of water in oxidation; aldehyde hydrate; choice of oxidant; stop at the aldehyde; PCC vs chromic acid
organic-alcohols-and-ethers-512 | Swern oxidation; choice of oxidant; oxidation of alcohols; alcohol to aldehyde; mild oxidation
organic-alcohols-and-ethers-600 | why onions make you cry; tears in the kitchen; onion sulfur compounds; lachrymatory factor; onions
organic-alcohols-and-ethers-601 | why onions make you cry; onion chemistry; alliinase; sulfenic acids; cutting onions
organic-alcohols-and-ethers-602 | why onions make you cry; onion sulfur compounds; sulfenic acid; propanethial S-oxide; lachrymatory factor
organic-alcohols-and-ethers-603 | why onions make you cry; tears in the kitchen; onions in cold water; volatility of onion irritant
organic-alcohols-and-ethers-701 | boiling points of alcohol isomers; tert-butyl alcohol boiling point; butan-1-ol versus diethyl ether; alcohol hydrogen bonding; branching lowers boiling point
organic-alcohols-and-ethers-710 | primary secondary and tertiary alcohols; primary vs secondary vs tertiary alcohols; structure of primary, secondary and tertiary alcohols; hydrogens on the carbon bearing OH; classifying alcohols; difference between 1°, 2° and 3° alcohols
organic-alcohols-and-ethers-711 | oxidation of primary, secondary and tertiary alcohols; primary secondary and tertiary alcohols with dichromate; primary vs secondary alcohol oxidation; why tertiary alcohols are not oxidized; oxidation products of alcohols by class
organic-alcohols-and-ethers-712 | dehydration of primary, secondary and tertiary alcohols; primary secondary and tertiary alcohols; ease of dehydration of alcohols; why tertiary alcohols dehydrate fastest; order of dehydration of alcohols
organic-alcohols-and-ethers-800 | sodium test for alcohols; false positive with sodium; water reacts with sodium; testing for alcohol in a distillate; O-H test
organic-alcohols-and-ethers-801 | peroxides in ether; testing ether for peroxides; old ether bottle hazard; potassium iodide peroxide test; ether safety
organic-alcohols-and-ethers-840 | why dont tertiary alcohols oxidise; tertiary alcohol dichromate; no hydrogen on carbon with OH; oxidation of tertiary alcohols; tertiary alcohol no reaction
organic-alcohols-and-ethers-841 | why dont tertiary alcohols oxidise; butan-2-ol vs 2-methylpropan-2-ol; dichromate orange to green; which bond breaks in alcohol oxidation; C-C bond tertiary alcohol
organic-alcohols-and-ethers-870 | tosylate formation retention of configuration; how does TsCl make OH a good leaving group; TsCl pyridine mechanism; tosyl chloride and alcohol stereochemistry; why tosylation keeps configuration; tosylate C-O bond not broken
organic-alcohols-and-ethers-871 | TsCl then nucleophile stereochemistry; tosylate SN2 inversion; alcohol to tosylate to nitrile; TsCl pyridine then NaCN; using tosylates in synthesis; tosylate substitution product configuration
organic-alcohols-and-ethers-872 | fermentation vs hydration of ethene; advantages of hydration of ethene; making ethanol from ethene and steam; advantages and disadvantages of ethanol production; compare two ways to make ethanol; continuous process ethanol
organic-alcohols-and-ethers-873 | disadvantages of fermentation; fermentation vs hydration of ethene to make ethanol; ethanol from sugarcane; distilling ethanol after fermentation; drawbacks of making ethanol by fermentation; ethanol from sugar or from oil
organic-alcohols-and-ethers-900 | tertiary alcohols in the Mitsunobu reaction; scope of the Mitsunobu reaction; which alcohol fails in Mitsunobu; SN2 step of Mitsunobu; steric hindrance in Mitsunobu
organic-alcohols-and-ethers-901 | amine by Mitsunobu reaction; phthalimide in Mitsunobu; Gabriel-type amine synthesis from an alcohol; inversion in amine synthesis; Mitsunobu with nitrogen nucleophiles
organic-alcohols-and-ethers-907 | boiling points of alcohols ethers and thiols; alcohol vs thiol vs ether boiling point; propan-1-ol ethanethiol methoxyethane; why alcohols boil higher than thiols; order of boiling points alcohol thiol ether; hydrogen bonding in alcohols and not in thiols
organic-alcohols-and-ethers-930 | asymmetric catalysis; Sharpless epoxidation; Sharpless asymmetric epoxidation; diethyl tartrate; enantioselective epoxidation of allylic alcohols; chiral ligand and product configuration
organic-alcohols-and-ethers-943 | distil or reflux; aldehyde from a primary alcohol; distillation vs reflux oxidation of alcohols; stopping oxidation at the aldehyde; acidified dichromate and primary alcohol; distill off the aldehyde
organic-alcohols-and-ethers-960 | breathalyzer; breathalyzer reaction; dichromate turns green with ethanol; dichromate breath test; alcohol breath test; chromium in a breathalyzer
organic-alcohols-and-ethers-970 | oxidation of primary alcohols under reflux equation; distil or reflux for oxidizing primary alcohols; equation with [O] for oxidation of alcohol; reflux with excess dichromate; oxidation of propan-1-ol to propanoic acid equation
organic-alcohols-and-ethers-971 | williamson ether synthesis tertiary halide; why tertiary halide gives alkene in williamson synthesis; williamson synthesis elimination; williamson ether synthesis which combination works; tertiary alkyl halide with alkoxide
organic-alcohols-and-ethers-981 | thiol vs alcohol acidity; why thiols are more acidic than alcohols; ethanethiol pKa vs ethanol; thiolate stability; acidity of SH and OH; sulfur size and acidity
organic-alcohols-and-ethers-982 | dimethyl sulfide and methyl iodide; trimethylsulfonium iodide; sulfonium salt formation; sulfides as nucleophiles; alkylation of a sulfide; SN2 with a thioether
organic-alcohols-and-ethers-983 | oxidation of dimethyl sulfide; sulfoxide and sulfone; sulfide to sulfoxide to sulfone; DMSO from dimethyl sulfide; hydrogen peroxide oxidation of a sulfide; stepwise oxidation at sulfur
organic-alkenes-and-alkynes-01 | addition of HBr to alkenes; hydrohalogenation of alkenes; Markovnikov product; hydrobromination; predicting products
organic-alkenes-and-alkynes-02 | hydroboration-oxidation; anti-Markovnikov hydration; syn addition; BH3 then H2O2; 1-methylcyclohexene hydroboration; hydration of alkenes
organic-alkenes-and-alkynes-03 | ozonolysis products; oxidative cleavage of alkenes; O3 then Zn; ozonolysis with reductive work-up; predicting products
organic-alkenes-and-alkynes-04 | alkene from ozonolysis products; ozonolysis structure determination; oxidative cleavage of alkenes; working backward from ozonolysis
organic-alkenes-and-alkynes-05 | number of rings from hydrogenation; hydrogen uptake and unsaturation; limonene; index of hydrogen deficiency; rings vs double bonds
organic-alkenes-and-alkynes-06 | bromination of trans-2-butene; anti addition of bromine; meso-2,3-dibromobutane; stereochemistry of bromine addition; stereospecific addition
organic-alkenes-and-alkynes-07 | hydration of alkynes; mercury-catalyzed hydration; ketone from terminal alkyne; HgSO4 H2SO4; enol to ketone tautomerization
organic-alkenes-and-alkynes-08 | bromination of cyclohexene; anti addition; trans-1,2-dibromocyclohexane; bromonium ion; addition of bromine to alkenes
organic-alkenes-and-alkynes-09 | 1,4-addition; 1,2- vs 1,4-addition; HBr addition to butadiene; conjugate addition to dienes; thermodynamic product
organic-alkenes-and-alkynes-10 | diene and dienophile; cycloaddition; [4+2] cycloaddition; cyclohexene synthesis; Diels-Alder product; predicting products
organic-alkenes-and-alkynes-101 | alkene reactivity order; comparing rates of HBr addition; carbocation stability in addition; substituted alkenes react faster; HBr addition to alkenes
organic-alkenes-and-alkynes-103 | industrial ethanol production; ethene to ethanol; steam and phosphoric acid; direct hydration of ethene; reaction conditions for ethanol
organic-alkenes-and-alkynes-104 | single hydration product; regioselectivity of hydration; symmetrical alkenes; acid-catalyzed hydration; Markovnikov hydration
organic-alkenes-and-alkynes-105 | hydration vs oxymercuration vs hydroboration; comparing hydration methods; oxymercuration; Markovnikov vs anti-Markovnikov hydration; alcohol synthesis from alkenes | hydroboration
organic-alkenes-and-alkynes-106 | hydroboration-oxidation; anti-Markovnikov alcohol; primary alcohol from terminal alkene; BH3 then H2O2; anti-Markovnikov hydration
organic-alkenes-and-alkynes-107 | syn addition; hydroboration mechanism; concerted addition; hydroboration stereochemistry; four-membered transition state
organic-alkenes-and-alkynes-108 | hydroboration of alkynes; aldehyde from terminal alkyne; disiamylborane; anti-Markovnikov hydration of alkynes; 9-BBN
organic-alkenes-and-alkynes-109 | double bonds from hydrogen uptake; hydrogenation calculation; volume of hydrogen absorbed; moles of hydrogen absorbed
organic-alkenes-and-alkynes-110 | syn addition of hydrogen; stereochemistry of hydrogenation; catalytic hydrogenation; cis-1,2-dimethylcyclohexane; platinum catalyst
organic-alkenes-and-alkynes-111 | Baeyer test; cold dilute KMnO4; test for alkenes with permanganate; cis diol from alkene; potassium permanganate and alkene
organic-alkenes-and-alkynes-112 | trans diol synthesis; anti dihydroxylation; syn vs anti dihydroxylation; mCPBA then acid; trans-1,2-cyclohexanediol
organic-alkenes-and-alkynes-113 | selective epoxidation; limonene epoxide; mCPBA; electron-rich alkene epoxidation; peroxy acid epoxidation
organic-alkenes-and-alkynes-114 | OsO4 syn dihydroxylation; meso diol; syn vs anti dihydroxylation; osmium tetroxide; stereospecific addition
organic-alkenes-and-alkynes-115 | identifying conjugated dienes; conjugated vs isolated dienes; cumulated diene; alternating double bonds
organic-alkenes-and-alkynes-116 | bond lengths in butadiene; 1,3-butadiene bond length; sp2–sp2 single bond; partial double bond character; delocalization in dienes
organic-alkenes-and-alkynes-117 | exocyclic alkene; methylenecyclohexane synthesis; Wittig vs elimination; regioselective alkene synthesis; alkene from ketone
organic-alkenes-and-alkynes-118 | cyclohexene preparation; dehydration of cyclohexanol; distilling off the product; shifting dehydration equilibrium; lab preparation of an alkene
organic-alkenes-and-alkynes-21 | bromination of alkynes; addition of bromine to alkynes; tetrabromide; excess bromine and alkyne; tetrabromopropane
organic-alkenes-and-alkynes-22 | Lindlar catalyst; cis alkene from alkyne; partial hydrogenation of alkynes; syn addition of hydrogen; semihydrogenation
organic-alkenes-and-alkynes-23 | bromohydrin; halohydrin formation; bromine water and alkene; bromine in water; Markovnikov opening of bromonium ion
organic-alkenes-and-alkynes-24 | alkylation of acetylide; sodium in liquid ammonia; trans alkene from alkyne; dissolving metal reduction; alkyne synthesis with NaNH2
organic-alkenes-and-alkynes-25 | 1,2- vs 1,4-addition; HBr addition to butadiene; thermodynamic vs kinetic product; temperature and product ratio; reversible addition to dienes
organic-alkenes-and-alkynes-26 | induced dipole in bromine; polarization of Br2; bromine as electrophile; bromine addition mechanism; alkene and bromine mechanism
organic-alkenes-and-alkynes-27 | evidence for bromonium ion; bromine addition mechanism; two-step addition mechanism; trapping of bromonium ion; bromine water and ethene
organic-alkenes-and-alkynes-28 | acid-catalyzed hydration; Markovnikov hydration; tert-butyl alcohol from isobutene; alcohol from alkene; predicting products
organic-alkenes-and-alkynes-29 | oxymercuration-demercuration; oxymercuration; Hg(OAc)2 then NaBH4; Markovnikov hydration without rearrangement; alcohol from alkene
organic-alkenes-and-alkynes-30 | hydrogenation of vegetable oil; margarine; hardening of fats; partially hydrogenated oils; nickel catalyst hydrogenation
organic-alkenes-and-alkynes-31 | heat of hydrogenation; alkene stability; cis vs trans alkene stability; stability of substituted alkenes; enthalpy of hydrogenation
organic-alkenes-and-alkynes-32 | dehydration of alcohols; ease of dehydration; tertiary alcohol dehydration; alkene from alcohol; acid-catalyzed dehydration
organic-alkenes-and-alkynes-33 | cyclohexene preparation; dehydration of cyclohexanol; checking purity by IR; O-H absorption in IR; lab preparation of an alkene | synthesis-of-alkenes
organic-alkenes-and-alkynes-460 | hydride shift; hydride shift in HCl addition; which alkene rearranges with HCl; carbocation rearrangement in HX addition; 1,2-hydride shift; predict carbocation rearrangement; rearrangement in hydrohalogenation; Markovnikov addition with rearrangement; secondary to tertiary carbocation
organic-alkenes-and-alkynes-461 | hydride shift; when does a hydride shift happen; conditions for carbocation rearrangement; hydride shift in HX addition; 1,2-hydride shift; why carbocations rearrange; carbocation rearrangement rule; HBr addition with rearrangement
organic-alkenes-and-alkynes-462 | hydroboration oxidation; hydroboration syn addition; hydroboration stereochemistry; deuterium labelled hydroboration; hydroboration of 1-methylcyclopentene; BD3 then H2O2; where does the H go in hydroboration; syn addition of borane; hydroboration product with cis H and OH
organic-alkenes-and-alkynes-463 | hydroboration oxidation; hydroboration regiochemistry; anti-Markovnikov hydration; why is hydroboration anti-Markovnikov; BH3 then H2O2 NaOH; hydroboration oxidation product; less substituted alcohol from an alkene; boron adds to the less hindered carbon; alkene to anti-Markovnikov alcohol
organic-alkenes-and-alkynes-464 | ozonolysis working backwards; ozonolysis retrosynthesis; finding the alkene from ozonolysis products; ozonolysis; reverse ozonolysis; alkene from two carbonyls; oxidative cleavage of alkenes; O3 then Zn; deduce alkene structure from cleavage products
organic-alkenes-and-alkynes-465 | ozonolysis working backwards; ozonolysis of a cyclic alkene; ozonolysis giving one product; dicarbonyl from ozonolysis; ring opening ozonolysis; which alkene gives a keto aldehyde; ozonolysis of 1-methylcyclohexene; reverse ozonolysis; find the cycloalkene from its ozonolysis product
organic-alkenes-and-alkynes-466 | alkyne alkylation; making an internal alkyne; terminal alkyne to internal alkyne; acetylide and alkyl halide; NaNH2 then alkyl halide; acetylide alkylation; synthesis of hex-2-yne; lengthening an alkyne chain; deprotonate a terminal alkyne
organic-alkenes-and-alkynes-467 | acetylide with tertiary halide; acetylide SN2 or E2; acetylide and alkyl halide; acetylide as a base; limits of acetylide alkylation; why acetylides need primary alkyl halides; sodium acetylide and tert-butyl bromide; alkyne alkylation
organic-alkenes-and-alkynes-501 | Markovnikov's rule; Markovnikov addition; propene and HBr; regiochemistry of addition to alkenes; predicting major product
organic-alkenes-and-alkynes-502 | Markovnikov's rule; when Markovnikov's rule does not decide; unsymmetrical alkenes; regiochemistry of addition to alkenes; secondary carbocations
organic-alkenes-and-alkynes-503 | Markovnikov's rule; reason for Markovnikov's rule; carbocation stability and addition; tertiary carbocation; HCl and 2-methylpropene
organic-alkenes-and-alkynes-504 | Simmons-Smith reaction; cyclopropanation; carbenes cyclopropanation; cyclopropane formation; CH2I2 and Zn(Cu)
organic-alkenes-and-alkynes-505 | Simmons-Smith reaction; stereochemistry of cyclopropanation; stereospecific cyclopropanation; cyclopropane formation; syn addition of CH2
organic-alkenes-and-alkynes-506 | dichlorocarbene; carbenes cyclopropanation; cyclopropanation; chloroform and KOH; dihalocarbene addition; cyclopropane formation
organic-alkenes-and-alkynes-507 | carbenes; dichlorocarbene; carbenes cyclopropanation; electrophilic carbene; cyclopropanation mechanism
organic-alkenes-and-alkynes-508 | Simmons-Smith reaction; directed cyclopropanation; hydroxyl-directed Simmons-Smith; cyclopropanation; allylic alcohol cyclopropanation
organic-alkenes-and-alkynes-509 | oxymercuration demercuration; oxymercuration; Markovnikov hydration; Hg(OAc)2 then NaBH4; alkene to alcohol
organic-alkenes-and-alkynes-510 | oxymercuration demercuration; hydration without rearrangement; oxymercuration; methyl shift in acid hydration; mercurinium ion
organic-alkenes-and-alkynes-511 | oxymercuration mechanism; mercurinium ion; oxymercuration demercuration; anti addition; Markovnikov hydration
organic-alkenes-and-alkynes-512 | oxymercuration vs hydroboration; oxymercuration demercuration; predicting products of alkene reactions; alkene reagents; Markovnikov vs anti-Markovnikov hydration
organic-alkenes-and-alkynes-513 | predicting products of alkene reactions; alkene reagents; ozonolysis; alkene reactions and products; oxidative cleavage
organic-alkenes-and-alkynes-514 | predicting products of alkene reactions; syn and anti addition; alkene reactions and reagents; trans diol; stereochemistry of addition
organic-alkenes-and-alkynes-516 | predicting products of alkene reactions; hydroboration oxidation; alkene reactions and reagents; anti-Markovnikov alcohol; BH3 then H2O2
organic-alkenes-and-alkynes-517 | click chemistry; CuAAC; azide-alkyne cycloaddition; 1,2,3-triazole; triazole formation
organic-alkenes-and-alkynes-518 | CuAAC; click chemistry CuAAC; 1,4-triazole regioselectivity; copper-catalyzed azide-alkyne cycloaddition; role of copper in click
organic-alkenes-and-alkynes-519 | click chemistry; definition of click chemistry; criteria for click reactions; CuAAC; Sharpless
organic-alkenes-and-alkynes-520 | click chemistry; strain-promoted azide-alkyne cycloaddition; copper-free click; cyclooctyne; bioorthogonal chemistry
organic-alkenes-and-alkynes-521 | CuAAC mechanism; click chemistry CuAAC; copper acetylide; terminal alkynes only; azide-alkyne cycloaddition
organic-alkenes-and-alkynes-701 | hydride shift; 3-methylbut-1-ene and HCl; 2-chloro-2-methylbutane; evidence for carbocation; rearrangement during HX addition
organic-alkenes-and-alkynes-702 | trifluoropropene and HCl; anti-Markovnikov by electron withdrawing group; CF3 alkene addition; slow electrophilic addition; exception to Markovnikov's rule
organic-alkenes-and-alkynes-710 | alkanes, alkenes and alkynes; alkanes vs alkenes vs alkynes; general formulas of alkanes, alkenes and alkynes; number of hydrogens in alkanes, alkenes and alkynes; pentane, pentene and pentyne
organic-alkenes-and-alkynes-711 | alkanes, alkenes and alkynes; ethane, ethene and ethyne; bond length and angle in alkanes, alkenes and alkynes; single, double and triple bonds of carbon; ethane vs ethylene vs acetylene
organic-alkenes-and-alkynes-712 | alkanes, alkenes and alkynes; tests for alkanes, alkenes and alkynes; distinguish hexane, hexene and hexyne; bromine and silver nitrate tests for hydrocarbons; alkene vs terminal alkyne test
organic-alkenes-and-alkynes-713 | alkanes, alkenes and alkynes; cis-trans isomers of alkanes, alkenes and alkynes; why alkynes have no cis-trans isomers; butane, but-2-ene and but-2-yne; geometric isomerism alkene vs alkyne
organic-alkenes-and-alkynes-751 | alkene to alkane; hydrogen and nickel; reagents for hydrogenation; hex-1-ene to hexane; reduction of a double bond
organic-alkenes-and-alkynes-752 | dehydration of propan-2-ol; alkene from an alcohol; phosphoric acid dehydration; making propene; loss of water from an alcohol
organic-alkenes-and-alkynes-870 | reducing alkynes to trans alkenes; sodium in liquid ammonia alkyne; Lindlar catalyst or sodium in ammonia; reagent for trans alkene from alkyne; dissolving metal reduction of alkynes; reducing alkynes to cis or trans alkenes
organic-alkenes-and-alkynes-871 | why does sodium in ammonia give trans alkenes; Lindlar cis and sodium ammonia trans; mechanism of dissolving metal reduction of alkynes; vinylic anion trans alkene; cis or trans alkene from alkyne reduction; Birch type reduction of alkynes stereochemistry
organic-alkenes-and-alkynes-872 | why does bromine add anti to an alkene; bromonium ion; anti addition of bromine; backside attack on bromonium ion; trans-1,2-dibromocyclopentane; bromine addition stereochemistry
organic-alkenes-and-alkynes-873 | evidence for the bromonium ion; bromonium ion or carbocation; stereochemistry of bromine addition to but-2-ene; why no open carbocation in bromination; meso or racemic 2,3-dibromobutane; anti addition proof
organic-alkenes-and-alkynes-900 | addition of ICl to an alkene; mixed halogens and Markovnikov's rule; iodine monochloride addition; modern form of Markovnikov's rule; regioselectivity with an interhalogen
organic-alkenes-and-alkynes-901 | HBr and 1-phenylpropene; benzylic carbocation in addition; modern Markovnikov's rule; more stable carbocation decides; addition of HBr to a phenylalkene
organic-alkenes-and-alkynes-902 | ozonolysis of a cyclic alkene; dicarbonyl compound from ozonolysis; ring or chain from ozonolysis; hexanedial from cyclohexene; structure from ozonolysis
organic-alkenes-and-alkynes-903 | ozonolysis of natural rubber; structure of polyisoprene; 4-oxopentanal; levulinaldehyde; repeat unit from ozonolysis; Harries ozonolysis of rubber
organic-alkenes-and-alkynes-904 | addition of HBr to cyclohexa-1,3-diene; 1,2- and 1,4-addition give the same product; symmetric allylic cation; 3-bromocyclohexene; HX addition to a cyclic diene
organic-alkenes-and-alkynes-905 | reactivity of conjugated dienes; why dienes react faster than alkenes; stable but reactive diene; allylic cation from butadiene; diene stability and reaction rate
organic-alkenes-and-alkynes-930 | asymmetric catalysis; asymmetric hydrogenation; BINAP hydrogenation; Noyori hydrogenation; chiral ruthenium BINAP catalyst; enantioselective hydrogenation of alkenes
organic-alkenes-and-alkynes-943 | HBr and propene curly arrows; mechanism of HBr with propene; major product of HBr addition; Markovnikov addition mechanism; electrophilic addition of HBr; curved arrows for HBr addition; secondary carbocation
organic-amines-01 | identifying secondary amines; primary vs secondary vs tertiary amines; classification of amines; amine vs amide
organic-amines-02 | reductive amination; NaBH3CN; secondary amine from aldehyde; amine synthesis; sodium cyanoborohydride | imines-and-enamines
organic-amines-03 | Hofmann elimination; Hofmann product; exhaustive methylation; less substituted alkene; quaternary ammonium elimination; Hofmann vs Zaitsev | zaitsevs-rule
organic-amines-04 | reduction of nitro compounds; aniline from nitrobenzene; Sn and HCl; aniline synthesis; nitro to amine
organic-amines-05 | reduction of nitriles; LiAlH4 reduction of nitrile; amine from alkyl halide via nitrile; chain extension with cyanide; primary amine synthesis
organic-amines-06 | strongest base; comparing basicity of nitrogen compounds; aniline vs alkylamine basicity; basicity order of amines; pyridine vs aniline
organic-amines-07 | Sandmeyer reaction; CuCN; benzonitrile; benzenediazonium chloride; aryl nitrile synthesis
organic-amines-08 | imine formation; Schiff base; ketone with primary amine; imine synthesis; predicting products
organic-amines-101 | separating amine from alcohol; extracting an amine with acid; liquid-liquid extraction; liberating an amine with NaOH; separation of a mixture
organic-amines-102 | nitrogen inversion; pyramidal inversion; umbrella inversion; chirality of amines; why amines cannot be resolved | amines
organic-amines-103 | fishy smell and lemon juice; trimethylamine; fish odor; amine salt formation; amine with acid; why lemon removes fish smell
organic-amines-104 | Gabriel synthesis; potassium phthalimide; primary amine synthesis; avoiding overalkylation
organic-amines-105 | quaternary vs tertiary ammonium salts; ammonium salt with NaOH; quats; liberating an amine from its salt
organic-amines-106 | chiral ammonium ions; resolution of quaternary ammonium salts; nitrogen inversion; chiral nitrogen
organic-amines-107 | Hofmann rearrangement; loss of one carbon; nitrile reduction vs Hofmann rearrangement; amide to amine; number of carbons in amine product
organic-amines-108 | isocyanate intermediate; Hofmann vs Curtius rearrangement; R–N=C=O; Hofmann rearrangement mechanism
organic-amines-109 | Curtius rearrangement; acyl azide; carbamate formation; isocyanate with alcohol; urethane
organic-amines-110 | Hofmann rearrangement stereochemistry; retention of configuration; migration with retention; Hofmann rearrangement mechanism
organic-amines-111 | oxime to amide; Beckmann; oxime rearrangement; amide synthesis
organic-amines-112 | caprolactam; nylon-6 monomer; cyclohexanone oxime; lactam formation; oxime to lactam
organic-amines-113 | anti migration; which group migrates in Beckmann; oxime stereochemistry; migration anti to OH
organic-amines-114 | acetophenone oxime; acetanilide; anti group migration; oxime to amide; predicting products
organic-amines-115 | structure from Beckmann products; ketone from amide hydrolysis; oxime to amide; working backward to ketone
organic-amines-21 | ammonium salt; amine salts; amine with HCl; ethylammonium chloride; alkylammonium salt
organic-amines-22 | naming amines; IUPAC nomenclature; amine nomenclature; 4-methylpentan-2-amine
organic-amines-23 | Hofmann rearrangement; Hofmann degradation; amide to amine; Br2 and NaOH with amide; loss of one carbon
organic-amines-24 | 1,3,5-tribromobenzene synthesis; bromination of aniline; deamination; removal of amino group; H3PO2; diazotization
organic-amines-25 | boiling points of amines; tertiary vs primary amine boiling point; hydrogen bonding in amines; trimethylamine
organic-amines-26 | alkylation of ammonia; overalkylation; polyalkylation of amines; haloalkane with ammonia; nucleophilic substitution with ammonia
organic-amines-27 | identifying quaternary ammonium salts; quaternary ammonium ion; quats; R4N+
organic-amines-28 | fabric softener; cationic surfactant; quats; how fabric softener works
organic-amines-29 | phase-transfer catalysis; phase-transfer catalyst; tetrabutylammonium bromide; TBAB
organic-amines-501 | Hinsberg test; Hinsberg reagent; primary amine test; benzenesulfonyl chloride; distinguishing 1°, 2°, 3° amines; tests for amines
organic-amines-502 | Hinsberg test; secondary amine; sulfonamide solubility in alkali; benzenesulfonyl chloride; distinguishing 1°, 2°, 3° amines
organic-amines-503 | Hinsberg test; tertiary amine; distinguishing primary secondary and tertiary amines; tests for amines; benzenesulfonyl chloride
organic-amines-504 | Hinsberg test limitations; Hinsberg test; long-chain primary amine; sulfonamide solubility; tests for amines
organic-amines-505 | carbylamine test; isocyanide test; primary amine test; chloroform and KOH; test for aniline; foul smell test
organic-amines-506 | carbylamine reaction; carbylamine test; isocyanide formation equation; chloroform and KOH; balanced equation carbylamine
organic-amines-507 | carbylamine reaction mechanism; carbylamine test; dichlorocarbene; alpha elimination; isocyanide test
organic-amines-508 | carbylamine test; distinguishing aniline and N-methylaniline; isocyanide test; tests for amines; primary vs secondary amine
organic-amines-509 | caffeine molecule; caffeine structure; alkaloids; caffeine is a weak base; functional groups of caffeine
organic-amines-510 | caffeine molecule; molecular formula of caffeine; caffeine structure; counting carbons in caffeine; C8H10N4O2
organic-amines-511 | extraction of caffeine from tea; caffeine molecule; caffeine extraction; role of sodium carbonate; tannins
organic-amines-512 | caffeine molecule; caffeine and theobromine; xanthine alkaloids; caffeine structure and hydrogen bonding; alkaloids
organic-amines-513 | alkaloids; what is an alkaloid; nicotine quinine morphine; plant bases; classes of natural products
organic-amines-514 | extraction of alkaloids; alkaloids; acid-base extraction of an alkaloid; isolating alkaloids from plants; alkaloid salts
organic-amines-515 | alkaloid biosynthesis; Pictet-Spengler reaction; alkaloids; iminium ion cyclization; isoquinoline alkaloids
organic-amines-516 | nicotine; alkaloids; basic nitrogen of nicotine; protonation of an alkaloid; pyridine vs pyrrolidine basicity
organic-amines-701 | phase transfer catalyst poisoning; iodide inhibits phase transfer; tetrabutylammonium hydrogensulfate; 1-iodooctane and cyanide; ion pair extraction
organic-amines-710 | ammonia vs amines; ammonia and amines; why ammonia and amines are bases; similarity of ammonia and amines; amines as derivatives of ammonia
organic-amines-711 | ammonia vs amines; base strength of ammonia and amines; ammonia vs methylamine vs aniline; basicity of ammonia, methylamine and aniline; why aniline is a weaker base than ammonia
organic-amines-712 | amines vs amides; amines and amides; basicity of amines and amides; why amides are not basic; amide vs amine in acid; esters, amides and amines
organic-amines-713 | amines vs amides; amines and amides; IR of amines and amides; difference between an amine and an amide; carbonyl band of an amide
organic-amines-790 | Strecker synthesis; Strecker amino acid synthesis; valine by Strecker; aldehyde ammonia HCN amino acid; laboratory synthesis of amino acids; alpha-aminonitrile hydrolysis
organic-amines-791 | Gabriel synthesis of amino acids; Gabriel malonic ester synthesis; phthalimidomalonate; strecker and gabriel amino acid synthesis; racemic amino acid synthesis; phenylalanine by Gabriel synthesis
organic-amines-800 | reduction of nitrobenzene workup; why add NaOH before steam distillation; freeing aniline from its salt; anilinium chloride; preparing phenylamine
organic-amines-840 | ethylamine stronger base than phenylamine; basicity of phenylamine; aniline weak base lone pair delocalised; inductive effect alkyl amine; order of base strength ammonia amines
organic-amines-879 | Hofmann bromamide degradation; amide for propan-1-amine; butanamide to propylamine; Hofmann degradation starting amide; amide to amine with one carbon fewer; Br2 and NaOH with an amide; Hofmann rearrangement starting material
organic-amines-880 | carbon lost in the Hofmann degradation; where the carbonyl carbon goes in Hofmann; carbonate from Hofmann bromamide reaction; Na2CO3 by-product of Hofmann degradation; loss of the C=O carbon; Hofmann rearrangement carbon lost
organic-amines-907 | steam distillation of aniline; why steam distillation is used for aniline; purification of phenylamine; distilling a compound that decomposes; steam distillation below 100 C; separating aniline after reducing nitrobenzene
organic-amines-908 | why short chain amines are soluble in water; solubility of methylamine and ethylamine; hydrogen bonding of amines with water; amine solubility; lower amines dissolve in water; amines hydrogen bond to water
organic-amines-909 | short vs long chain amines; fishy smell of amines; solubility of octadecylamine; chain length and solubility of amines; volatility and smell of amines; propan-1-amine vs octadecan-1-amine; why amines smell of fish
organic-amines-943 | ethylamine vs phenylamine basicity; ethylamine vs aniline; why aniline is a weak base; basicity of aromatic amines; lone pair delocalized into the ring; aliphatic vs aromatic amines; phenylamine weak base
organic-amines-944 | ethylamine vs phenylamine basicity; does the benzene ring donate electrons to nitrogen; aniline basicity misconception; why phenylamine is not a stronger base; ring takes the lone pair of nitrogen; electron-rich ring and basicity
organic-amines-945 | Gabriel synthesis of an amino acid; phthalimidomalonate; Gabriel malonic ester synthesis; hydrolysis and decarboxylation to an amino acid; amino acid from diethyl phthalimidomalonate; last step of the Gabriel synthesis | preparation-of-amines; decarboxylation
organic-amines-970 | why is aniline less basic than cyclohexylamine; aniline weaker base than cyclohexylamine; basicity of aniline lone pair delocalization; why aniline is a weak base; aromatic amines less basic than aliphatic amines
organic-amines-981 | amine from haloalkane and ammonia sealed tube; why ammonia and haloalkane are heated in a sealed vessel; butylamine from 1-bromobutane; ammonia escapes under reflux; conditions for amine preparation
organic-amines-982 | role of excess ammonia in amine preparation; deprotonation of ethylammonium ion; second ammonia acts as a base; ethylamine from bromoethane mechanism; alkylammonium to amine proton transfer
organic-aromatic-compounds-01 | cyclopentadienyl anion; Hückel's rule; π electron count; 4n+2 rule; aromatic ions
organic-aromatic-compounds-02 | meta director; nitration of methyl benzoate; meta-directing groups; electrophilic aromatic substitution; EAS
organic-aromatic-compounds-03 | order of EAS reactions; synthesis of 1-bromo-3-nitrobenzene; meta director; multistep aromatic synthesis; disubstituted benzene synthesis
organic-aromatic-compounds-04 | isomers of trisubstituted benzene; counting aromatic isomers; number of isomers on benzene ring; dichloronitrobenzene isomers
organic-aromatic-compounds-05 | Friedel-Crafts acylation; acetophenone synthesis; acyl chloride and AlCl3; electrophilic aromatic substitution; aryl ketone
organic-aromatic-compounds-06 | benzylic oxidation; KMnO4 oxidation of alkylbenzene; benzoic acid from ethylbenzene; oxidation of side chains; potassium permanganate
organic-aromatic-compounds-07 | tropylium ion; Hückel's rule; aromatic vs antiaromatic; aromatic ions; 4n+2 rule; cycloheptatrienyl cation
organic-aromatic-compounds-08 | ortho, meta, para isomers; dibromobenzene isomers; disubstituted benzene isomers; counting aromatic isomers
organic-aromatic-compounds-101 | criteria for aromaticity; conditions for aromaticity; Hückel's rule; 4n+2 rule
organic-aromatic-compounds-102 | cyclooctatetraene; COT; nonaromatic; antiaromatic vs nonaromatic; tub-shaped ring
organic-aromatic-compounds-103 | acidity of cyclopentadiene; cyclopentadienyl anion; aromatic anion; cyclopentadiene vs cycloheptatriene; antiaromatic anion
organic-aromatic-compounds-104 | bond lengths in benzene; equal carbon–carbon bonds; delocalized electrons in benzene; evidence against Kekulé structure
organic-aromatic-compounds-105 | evidence against Kekulé structure; isomers of dibromobenzene; Kekulé benzene; number of disubstituted benzenes
organic-aromatic-compounds-106 | Lewis acid catalyst; chlorination of benzene; role of AlCl3; halogen carrier; halogenation of benzene
organic-aromatic-compounds-107 | EAS energy diagram; energy profile of aromatic substitution; rate-determining step of EAS; reaction coordinate diagram; arenium ion
organic-aromatic-compounds-108 | meta director; nitration of methyl benzoate; meta-directing groups; nitration lab; EAS
organic-aromatic-compounds-109 | 3-nitrobenzoic acid synthesis; order of steps in aromatic synthesis; meta director; side-chain oxidation then nitration; multistep aromatic synthesis
organic-aromatic-compounds-110 | nitronium ion formation; freezing point depression evidence; nitric acid in sulfuric acid; nitrating mixture; van 't Hoff factor of nitric acid | nitration-of-benzene
organic-aromatic-compounds-111 | intramolecular Friedel-Crafts acylation; tetralone synthesis; ring closure by acylation; α-tetralone
organic-aromatic-compounds-112 | SNAr; 2,4-dinitrochlorobenzene; activated aryl halides; ortho and para nitro groups; aryl halide reactivity
organic-aromatic-compounds-113 | SNAr; SNAr leaving group order; Sanger's reagent; rate-determining step of SNAr; fluoride in SNAr
organic-aromatic-compounds-114 | Meisenheimer complex; SNAr mechanism; SNAr; addition-elimination mechanism
organic-aromatic-compounds-115 | benzyne; aryne; benzyne mechanism; sodium amide and aryl halide; elimination-addition
organic-aromatic-compounds-116 | effect of nitro group on substitution; electrophilic vs nucleophilic aromatic substitution; EAS vs SNAr; deactivating nitro group; SNAr
organic-aromatic-compounds-117 | iron(III) chloride test; FeCl3 test; test for phenols; violet color with FeCl3; phenol vs alcohol
organic-aromatic-compounds-118 | acidity of nitrophenols; phenol acidity; resonance stabilization of phenoxide; 4-nitrophenol pKa; substituent effects on acidity
organic-aromatic-compounds-119 | diazonium salt decomposition; diazonium to phenol; why diazotization is kept cold; benzenediazonium chloride; warming diazonium salt
organic-aromatic-compounds-120 | azo coupling; azo dye; diazo coupling; azo compounds; dye synthesis
organic-aromatic-compounds-121 | Sandmeyer reaction; multistep aromatic synthesis; 1-bromo-3-chlorobenzene synthesis; nitro to amine to diazonium; CuCl
organic-aromatic-compounds-122 | furan aromaticity; furan π electrons; aromatic heterocycle; lone pair in aromatic sextet; Hückel's rule
organic-aromatic-compounds-123 | imidazole; imidazolium ion; protonation of imidazole; histidine side chain; basic nitrogen in heterocycles
organic-aromatic-compounds-124 | pyrrole reactivity; electrophilic substitution of pyrrole; electron-rich heterocycle; pyrrole vs benzene; bromination of pyrrole
organic-aromatic-compounds-125 | pyridine electrophilic substitution; pyridine nitration; position 3 of pyridine; electron-poor heterocycle; pyridine reactivity
organic-aromatic-compounds-126 | benzylic hydrogen requirement; KMnO4 oxidation of alkylbenzene; tert-butylbenzene; benzylic oxidation; benzoic acid
organic-aromatic-compounds-127 | phthalic acid; o-xylene oxidation; phthalic anhydride; identifying xylenes by oxidation; KMnO4 oxidation of alkylbenzene
organic-aromatic-compounds-128 | terephthalic acid; oxidation of dialkylbenzenes; p-cymene; KMnO4 oxidation of alkylbenzene; benzylic oxidation
organic-aromatic-compounds-21 | resonance energy of benzene; stability of benzene; heat of hydrogenation of benzene; delocalization energy; aromatic stabilization energy; enthalpy of hydrogenation calculation
organic-aromatic-compounds-22 | Friedel-Crafts alkylation; rearrangement in Friedel-Crafts alkylation; tert-butylbenzene; hydride shift; electrophilic aromatic substitution
organic-aromatic-compounds-23 | nitration of toluene; ortho/para ratio; partial rate factors; ortho vs para substitution; ortho-para director | directing-effects
organic-aromatic-compounds-24 | Clemmensen reduction; multistep aromatic synthesis; Zn(Hg) HCl; acylation then reduction; meta-substituted aniline synthesis
organic-aromatic-compounds-25 | why benzene undergoes substitution; substitution vs addition in benzene; benzene vs cyclohexene with bromine; bromination of benzene; aromatic stability
organic-aromatic-compounds-26 | arenium ion; Wheland intermediate; sigma complex; EAS mechanism; resonance forms of arenium ion; bromination of benzene
organic-aromatic-compounds-27 | isotope effect in nitration; EAS rate-determining step; deuterated benzene; evidence for EAS mechanism; C–H vs C–D bond
organic-aromatic-compounds-28 | nitronium ion; role of sulfuric acid in nitration; nitrating mixture; HNO3 and H2SO4; mixed acid
organic-aromatic-compounds-29 | preparation of nitrobenzene; 1,3-dinitrobenzene; dinitration; temperature control in nitration; meta-directing nitro group
organic-aromatic-compounds-30 | limitations of Friedel-Crafts; nitrobenzene as solvent; deactivated rings; deactivating groups; Friedel-Crafts acylation
organic-aromatic-compounds-300 | Birch reduction; Birch reduction of benzene; 1,4-cyclohexadiene; dissolving metal reduction; sodium in liquid ammonia
organic-aromatic-compounds-301 | Birch reduction; Birch reduction mechanism; radical anion; dissolving metal reduction of arenes; solvated electrons
organic-aromatic-compounds-302 | Birch reduction; Birch reduction of anisole; regioselectivity of Birch reduction; electron-donating group Birch
organic-aromatic-compounds-303 | Birch reduction; Birch reduction of benzoic acid; electron-withdrawing group Birch; regioselectivity of Birch reduction
organic-aromatic-compounds-304 | Birch reduction; enone from anisole; hydrolysis of enol ether; Birch reduction in synthesis
organic-aromatic-compounds-305 | Sonogashira, Stille, Negishi; cross-coupling partners; Stille coupling; Negishi coupling; Suzuki coupling
organic-aromatic-compounds-306 | Sonogashira, Stille, Negishi; Suzuki vs Stille; organotin toxicity; comparing cross-couplings
organic-aromatic-compounds-307 | Sonogashira, Stille, Negishi; functional group tolerance; Kumada coupling; comparing cross-couplings
organic-aromatic-compounds-308 | Heck reaction; Heck mechanism; Suzuki and Heck; migratory insertion; beta-hydride elimination
organic-aromatic-compounds-309 | Heck reaction; Heck reaction product; arylation of alkenes; iodobenzene and acrylate; Suzuki and Heck
organic-aromatic-compounds-31 | limitations of Friedel-Crafts alkylation; polyalkylation; acylation then reduction; Clemmensen reduction; alkylation vs acylation; butylbenzene synthesis
organic-aromatic-compounds-310 | Heck reaction; role of base in Heck reaction; Heck mechanism; palladium catalytic cycle
organic-aromatic-compounds-311 | Buchwald-Hartwig amination; C-N coupling; palladium-catalyzed amination; aryl amines
organic-aromatic-compounds-312 | Buchwald-Hartwig amination; Buchwald-Hartwig mechanism; C-N coupling; catalytic cycle of amination
organic-aromatic-compounds-313 | Buchwald-Hartwig amination; side reactions of amination; beta-hydride elimination; bulky phosphine ligands
organic-aromatic-compounds-32 | phenol and bromine water; 2,4,6-tribromophenol; test for phenol; bromination of phenol
organic-aromatic-compounds-33 | reactivity of phenol vs benzene; nitration of phenol; activating OH group; phenol activated ring; electrophilic substitution of phenol
organic-aromatic-compounds-34 | Suzuki coupling; biaryl synthesis; boronic acid; palladium catalyst; aryl halide coupling
organic-aromatic-compounds-35 | Suzuki coupling; palladium catalytic cycle; oxidative addition; transmetalation; reductive elimination; cross-coupling mechanism
organic-aromatic-compounds-460 | aromatic antiaromatic or nonaromatic; is cycloheptatriene aromatic; criteria for aromaticity; nonaromatic because of an sp3 carbon; Huckel's rule; 4n+2 but not aromatic; is this ring aromatic; continuous ring of p orbitals
organic-aromatic-compounds-461 | aromatic antiaromatic or nonaromatic; cyclopentadienyl anion aromatic; cyclopentadienyl cation antiaromatic; Huckel's rule; 4n+2 vs 4n pi electrons; aromatic ions; counting pi electrons in a ring; is this ring aromatic; antiaromaticity
organic-aromatic-compounds-480 | Suzuki coupling catalytic cycle steps; oxidation state of palladium in Suzuki; oxidative addition transmetalation reductive elimination; Pd(0) Pd(II) cycle
organic-aromatic-compounds-481 | Suzuki coupling catalytic cycle steps; role of base in Suzuki; transmetalation base; boronic acid base; why Suzuki needs a base
organic-aromatic-compounds-482 | why is pyrrole such a weak base compared to pyridine; pyrrole vs pyridine basicity; pyrrole lone pair in aromatic sextet; electrons nitrogen contributes pyrrole pyridine | heterocycles; aromaticity
organic-aromatic-compounds-483 | why are halogens ortho para directors; halogens deactivate but direct ortho para; chlorobenzene nitration; inductive vs resonance chlorine; chlorine lone pair directing
organic-aromatic-compounds-484 | why are halogens ortho para directors; partial rate factors chlorobenzene; chlorobenzene deactivated every position; relative rates ortho meta para; nitration of chlorobenzene rate factors
organic-aromatic-compounds-485 | why are halogens ortho para directors; chlorine vs nitro directing; deactivator but not meta director; arenium ion lone pair chlorine; halogen exception deactivating groups
organic-aromatic-compounds-501 | azo dyes; azo coupling; making an azo dye; dye chemistry; 2-naphthol coupling; diazonium salt
organic-aromatic-compounds-502 | azo dyes; color of azo dyes; dye chemistry; conjugation and color; chromophore; why azo dyes are colored
organic-aromatic-compounds-503 | azo dyes; methyl orange synthesis; azo coupling position; dye chemistry; para coupling
organic-aromatic-compounds-504 | azo coupling pH; azo dyes; phenol coupling; diazonium salt; conditions for azo coupling
organic-aromatic-compounds-505 | nitration of benzene; C6H6 nitration; nitronium ion; electrophile in nitration; nitration mechanism
organic-aromatic-compounds-506 | nitration of benzene mechanism; C6H6 nitration; loss of proton; arenium ion; electrophilic substitution mechanism
organic-aromatic-compounds-507 | phenol and NaOH; acidity of phenol; reactions of phenol; sodium phenoxide; phenol as a weak acid
organic-aromatic-compounds-508 | phenol reactions with bromine; bromine water and phenol; 2,4,6-tribromophenol; electrophilic substitution of phenol; reactions of phenol
organic-aromatic-compounds-509 | acidity of phenol; phenol and NaOH; phenol vs carboxylic acid; acid strength order; reactions of phenol
organic-aromatic-compounds-510 | Friedel-Crafts alkylation vs acylation; Friedel-Crafts acylation; acylation then reduction; avoiding rearrangement; propylbenzene synthesis
organic-aromatic-compounds-511 | Friedel-Crafts alkylation vs acylation; polyalkylation; limits of Friedel-Crafts; Friedel-Crafts acylation; comparison of alkylation and acylation
organic-aromatic-compounds-512 | Friedel-Crafts acylation; amount of AlCl3; Friedel-Crafts alkylation vs acylation; mechanism of acylation; Lewis acid complex
organic-aromatic-compounds-513 | Fischer indole synthesis; indoles from arylhydrazones; indole synthesis; phenylhydrazine and ketone; heterocycle synthesis
organic-aromatic-compounds-514 | Fischer indole synthesis mechanism; Fischer indole synthesis; [3,3]-sigmatropic; indoles from arylhydrazones; N-N bond cleavage
organic-aromatic-compounds-515 | Fischer indole synthesis; tetrahydrocarbazole; indoles from arylhydrazones; cyclohexanone phenylhydrazone; indole synthesis product
organic-aromatic-compounds-516 | Hantzsch pyridine synthesis; dihydropyridine formation; Hantzsch synthesis; multicomponent reaction; heterocycle synthesis
organic-aromatic-compounds-517 | Hantzsch pyridine synthesis; oxidation of dihydropyridine; aromatization; Hantzsch synthesis; pyridine synthesis
organic-aromatic-compounds-518 | Hantzsch pyridine synthesis mechanism; Hantzsch synthesis; dihydropyridine formation; enamine Michael addition; Knoevenagel step
organic-aromatic-compounds-519 | heterocycles pyridine pyrrole indole; indole reactivity; electrophilic substitution of indole; C3 of indole; heteroaromatics
organic-aromatic-compounds-520 | heterocycles pyridine pyrrole indole; Chichibabin reaction; nucleophilic substitution of pyridine; pyridine reactivity; heteroaromatics
organic-aromatic-compounds-580 | nitrating mixture; nitronium ion formation; generating NO2+; nitration of benzene electrophile; role of sulfuric acid in nitration; nitric acid as a base; HNO3 and H2SO4; nitration of benzene; generation of the electrophile; protonated nitric acid loses water
organic-aromatic-compounds-600 | Paal-Knorr; Paal-Knorr synthesis; pyrrole from 1,4-diketone; hexane-2,5-dione; pyrrole synthesis
organic-aromatic-compounds-601 | Paal-Knorr; Paal-Knorr furan synthesis; furan from 1,4-diketone; acid-catalyzed cyclization
organic-aromatic-compounds-602 | Paal-Knorr; Paal-Knorr retrosynthesis; pyrrole from 1,4-diketone; substituted pyrrole synthesis
organic-aromatic-compounds-701 | 4-aminobenzoic acid synthesis; order of steps KMnO4 and reduction; oxidation of 4-nitrotoluene; PABA synthesis; amino group and permanganate
organic-aromatic-compounds-804 | dinitration of benzene; temperature control in nitration; 1,3-dinitrobenzene; by-product of nitration; over-nitration
organic-aromatic-compounds-840 | phenol more reactive than benzene with bromine; phenol and bromine water; lone pair on oxygen delocalised into ring; activation of phenol ring; electron density phenol
organic-aromatic-compounds-870 | why chlorobenzene is less reactive to nucleophilic substitution; C-Cl bond length chlorobenzene resonance; partial double bond character chlorobenzene; aryl halides less reactive; haloarenes nucleophilic substitution; resonance in chlorobenzene
organic-aromatic-compounds-871 | phenyl cation instability; why chlorobenzene does not react by SN1; aryl halides no SN1; chlorobenzene and benzyl chloride compared; instability of phenyl cation; why haloarenes are unreactive
organic-aromatic-compounds-900 | curly arrows of nitration; mechanism of nitration of benzene; electron pair attack on NO2+; first step of electrophilic substitution; curved arrow from the ring
organic-aromatic-compounds-901 | kinetics of nitration; zero-order nitration; rate-determining formation of nitronium ion; nitration in nitromethane; benzene and toluene nitrated at the same rate
organic-aromatic-compounds-907 | why phenol is more reactive than benzene; phenol and bromine water; phenol vs benzene bromination; lone pair of oxygen activates the ring; phenol needs no catalyst for bromination; delocalization of oxygen lone pair into the ring
organic-aromatic-compounds-943 | why benzene is more stable than expected; delocalization in benzene; aromatic stabilization; extra stability of benzene; benzene vs cyclohexatriene; Kekule structure stability
organic-aromatic-compounds-944 | pyrrole vs pyridine basicity; why pyrrole is a weak base; pyridine is more basic than pyrrole; lone pair of pyrrole in the sextet; basicity of heterocycles; protonation of pyrrole destroys aromaticity
organic-aromatic-compounds-945 | ranking pKa of phenols; acidity of substituted phenols; nitrophenol chlorophenol methylphenol acidity; substituent effects on phenol acidity; order of pKa phenols; p-cresol vs p-nitrophenol
organic-aromatic-compounds-946 | resonance energy of benzene; heat of hydrogenation of benzene; benzene from cyclohexene hydrogenation; 360 minus 208; enthalpy of hydrogenation and aromatic stability; resonance energy calculation mistake
organic-aromatic-compounds-970 | why aniline does not give friedel crafts reaction; aniline and AlCl3; aniline friedel crafts alkylation; aniline salt with aluminum chloride; aniline lewis base AlCl3
organic-aromatic-compounds-971 | friedel crafts acylation of acetanilide; acetanilide vs aniline friedel crafts; protecting aniline for friedel crafts; why aniline does not undergo friedel crafts; acetylation of aniline before friedel crafts
organic-aromatic-compounds-972 | why benzene does not decolorize bromine; bromine with cyclohexene and benzene; reactivity of benzene and alkenes toward bromine; delocalized electrons in benzene and bromine; benzene less reactive than cyclohexene
organic-aromatic-compounds-973 | halogen carrier for benzene; bromine with benzene and iron; addition against substitution benzene cyclohexene; bromination of benzene and cyclohexene observations; FeBr3 halogen carrier; test with bromine benzene and cyclohexene
organic-aromatic-compounds-974 | 2,4 and 3 directing groups; directing effect of OH and NO2; nitration of phenol and nitrobenzene; 2,4-directing and 3-directing groups on benzene; ortho para and meta directors phenol nitrobenzene
organic-aromatic-compounds-975 | why OH group directs to 2 and 4; why phenol is attacked at ortho and para; directing effect of OH group; 2,4-directing groups on benzene ring; resonance explanation of ortho para directors
organic-aromatic-compounds-981 | toluene chlorination ring vs side chain; methylbenzene chlorine AlCl3 vs UV light; conditions for ring or methyl substitution; electrophilic vs radical chlorination of toluene; ortho para chlorotoluene or benzyl chloride | electrophilic-aromatic-substitution
organic-aromatic-compounds-982 | regeneration of AlBr3 catalyst; halogen carrier regenerated; bromination of benzene mechanism catalyst step; AlBr4- and proton; why only catalytic aluminum bromide is needed; last step of electrophilic bromination
organic-carbonyl-compounds-01 | Grignard reagent with aldehyde; CH3MgBr; secondary alcohol from aldehyde; organomagnesium; predicting products
organic-carbonyl-compounds-02 | cyclic acetal formation; ketal; ethylene glycol protecting group; protecting a ketone; spiro acetal
organic-carbonyl-compounds-03 | aldol condensation; α,β-unsaturated aldehyde; self-condensation of butanal; aldol product; predicting products
organic-carbonyl-compounds-04 | NaBH4 selectivity; sodium borohydride; chemoselective reduction; reducing ketone but not ester; NaBH4 vs LiAlH4
organic-carbonyl-compounds-05 | phosphonium ylide; alkene from ketone; Wittig product; triphenylphosphine ylide; predicting products
organic-carbonyl-compounds-06 | NaBH4; sodium borohydride; reduction of ketones; secondary alcohol from ketone; hydride reduction
organic-carbonyl-compounds-07 | conjugate addition; Gilman reagent; organocuprate; lithium dimethylcuprate; 1,4-addition to enones; 1,2- vs 1,4-addition | michael-addition
organic-carbonyl-compounds-101 | isomers of pentanone; ketone isomers; number of ketones C5H10O; counting constitutional isomers | aldehydes-and-ketones
organic-carbonyl-compounds-102 | solubility of acetone in water; ketone solubility; hydrogen bond acceptor; why acetone mixes with water
organic-carbonyl-compounds-103 | aldehyde from primary alcohol; distillation vs reflux; partial oxidation of alcohols; preparing an aldehyde; acidified dichromate; distilling off the aldehyde
organic-carbonyl-compounds-104 | autoxidation of benzaldehyde; oxidation of aldehydes in air; benzaldehyde to benzoic acid; aldehyde vs ketone oxidation
organic-carbonyl-compounds-105 | racemic cyanohydrin; HCN addition to aldehyde; formation of a racemate; attack on both carbonyl faces; cyanohydrin
organic-carbonyl-compounds-106 | acid catalysis of carbonyl addition; protonation of carbonyl oxygen; carbonyl activation by acid; acid-catalyzed addition to ketones
organic-carbonyl-compounds-107 | 2,4-DNP test; distinguishing ketone from alcohol; Brady's reagent; identifying unknown organic liquids; qualitative analysis of organic compounds
organic-carbonyl-compounds-108 | 2,4-dinitrophenylhydrazone; derivative melting point; identifying ketones by derivatives; Brady's reagent; 2,4-DNP
organic-carbonyl-compounds-109 | acetal hydrolysis; deprotection of acetals; acetal stability in acid and base; cleaving an acetal
organic-carbonyl-compounds-110 | hydrolysis of cyclic acetal; acetal hydrolysis products; 1,3-dioxane hydrolysis; cyclic acetal
organic-carbonyl-compounds-111 | enamine formation; ketone with secondary amine; pyrrolidine enamine; enamine synthesis
organic-carbonyl-compounds-112 | oxime formation; pH dependence of imine formation; hydroxylamine; optimum pH for imine formation
organic-carbonyl-compounds-113 | LiAlH4 vs NaBH4; lithium aluminum hydride; solvents for hydride reductions; why dry ether; sodium borohydride
organic-carbonyl-compounds-114 | racemization via enolate; loss of optical activity of ketones; alpha stereocenter epimerization; base-catalyzed racemization
organic-carbonyl-compounds-115 | aldol addition; aldol product; 3-hydroxybutanal; β-hydroxy aldehyde; aldol vs aldol condensation
organic-carbonyl-compounds-116 | crossed aldol; mixed aldol condensation; Claisen-Schmidt condensation; chalcone; choosing partners for crossed aldol
organic-carbonyl-compounds-117 | retro-aldol analysis; aldol retrosynthesis; crossed aldol condensation; enone synthesis; starting materials for an aldol
organic-carbonyl-compounds-118 | Wolff-Kishner reduction; hydrazine and KOH; ketone to CH2; deoxygenation of ketones; carbonyl to methylene
organic-carbonyl-compounds-119 | Wolff-Kishner mechanism; loss of nitrogen; hydrazone; carbanion intermediate
organic-carbonyl-compounds-120 | Clemmensen vs Wolff-Kishner; Wolff-Kishner reduction; acid-sensitive groups; acetal survives base; ketone to CH2
organic-carbonyl-compounds-121 | Clemmensen reduction; Clemmensen vs Wolff-Kishner; base-sensitive groups; Zn(Hg) HCl; ketone to CH2
organic-carbonyl-compounds-122 | triphenylphosphine oxide; Wittig by-product; phosphine oxide; ylide
organic-carbonyl-compounds-123 | ylide preparation; phosphonium ylide; butyllithium base; phosphonium salt; making a Wittig reagent
organic-carbonyl-compounds-124 | choosing Wittig reagents; Wittig retrosynthesis; trisubstituted alkene synthesis; ylide and ketone; alkene stereoisomers from Wittig
organic-carbonyl-compounds-125 | lactone from cyclic ketone; lactone synthesis; peroxy acid and ketone; mCPBA; ring expansion to lactone
organic-carbonyl-compounds-126 | ketone to ester; peroxy acid and ketone; mCPBA; functional group change
organic-carbonyl-compounds-127 | migratory aptitude; Baeyer-Villiger regioselectivity; which group migrates; mCPBA and ketone
organic-carbonyl-compounds-128 | retention in Baeyer-Villiger; stereochemistry of migration; migrating group keeps configuration; retention of configuration
organic-carbonyl-compounds-129 | Baeyer-Villiger of aldehydes; hydride migration; migratory aptitude; aldehyde with peroxy acid
organic-carbonyl-compounds-130 | β carbon; conjugate addition; 1,4-addition; methyl vinyl ketone; Michael acceptor
organic-carbonyl-compounds-131 | diethyl malonate Michael addition; conjugate addition product; methyl vinyl ketone; 1,5-dicarbonyl compound; Michael donor and acceptor
organic-carbonyl-compounds-132 | 1,2- vs 1,4-addition; conjugate addition vs direct addition; thermodynamic control of Michael addition; stabilized carbanions; cyclohexenone addition
organic-carbonyl-compounds-133 | steps of Robinson annulation; Michael then aldol; ring-forming reactions; annulation
organic-carbonyl-compounds-134 | Wieland-Miescher ketone; Robinson annulation product; bicyclic enone; annulation; methyl vinyl ketone
organic-carbonyl-compounds-135 | 1,5-diketone intermediate; Michael addition step; methyl vinyl ketone and cyclohexanone; annulation
organic-carbonyl-compounds-136 | Robinson annulation retrosynthesis; fused ring enone synthesis; starting ketone for annulation; cyclopentanone and methyl vinyl ketone
organic-carbonyl-compounds-137 | intramolecular aldol of 1,5-diketone; Robinson annulation mechanism; ring closure step; six-membered ring formation
organic-carbonyl-compounds-138 | tertiary halide elimination with enolate; limits of enolate alkylation; alkyl halides for alkylation; E2 with enolates; SN2 on enolates
organic-carbonyl-compounds-139 | LDA; lithium diisopropylamide; complete enolate formation; LDA vs ethoxide; base strength for enolates
organic-carbonyl-compounds-140 | malonic ester synthesis; dialkylation of malonate; diethyl malonate; carboxylic acid synthesis; choosing alkyl halides
organic-carbonyl-compounds-141 | aldehydes without α hydrogen; Cannizzaro substrate; non-enolizable aldehydes; pivaldehyde; disproportionation of aldehydes
organic-carbonyl-compounds-142 | benzaldehyde with NaOH; disproportionation of aldehydes; benzyl alcohol and benzoate; predicting products
organic-carbonyl-compounds-143 | hydride transfer; Cannizzaro mechanism; deuterium labeling evidence; intermolecular hydride shift
organic-carbonyl-compounds-144 | crossed Cannizzaro; formaldehyde as reducing agent; hydride transfer; benzyl alcohol synthesis
organic-carbonyl-compounds-145 | intramolecular Cannizzaro; glyoxal; glycolate; disproportionation of aldehydes
organic-carbonyl-compounds-146 | Mannich components; three-component reaction; β-amino ketone; aminomethylation
organic-carbonyl-compounds-147 | β-amino ketone; Mannich base; aminomethylation of acetone; Mannich product
organic-carbonyl-compounds-148 | iminium ion; Mannich mechanism; enol attack on iminium; Eschenmoser salt
organic-carbonyl-compounds-149 | Mannich base retrosynthesis; β-amino ketone; starting ketone for Mannich reaction; acetophenone
organic-carbonyl-compounds-150 | methyl vinyl ketone synthesis; Hofmann elimination of Mannich base; enone from Mannich base; quaternary ammonium elimination | mannich-reaction
organic-carbonyl-compounds-151 | pinacol mechanism; methyl shift; oxocarbenium ion; driving force of pinacol rearrangement; resonance-stabilized cation
organic-carbonyl-compounds-152 | pinacol mechanism; order of steps in pinacol rearrangement; 1,2-shift in diols; pinacol to pinacolone
organic-carbonyl-compounds-153 | regioselectivity of pinacol rearrangement; unsymmetrical pinacol; most stable carbocation; methyl migration; diol with acid
organic-carbonyl-compounds-154 | spiro ketone; ring expansion; pinacol ring expansion; spirocycle synthesis; bicyclic diol with acid
organic-carbonyl-compounds-155 | malononitrile; benzylidenemalononitrile; active methylene condensation; predicting products
organic-carbonyl-compounds-156 | active methylene compounds; acidity of malonate; stabilized carbanion; amine base catalysis; diethyl malonate
organic-carbonyl-compounds-157 | Doebner modification; cinnamic acid synthesis; malonic acid and benzaldehyde; decarboxylative condensation | decarboxylation
organic-carbonyl-compounds-158 | Knoevenagel vs aldol; acidity of malonate; active methylene compounds; selective condensation; chemoselectivity
organic-carbonyl-compounds-159 | ethyl cyanoacetate; Knoevenagel retrosynthesis; active methylene compounds; starting materials for condensation
organic-carbonyl-compounds-160 | formaldehyde hydrate; gem-diol; geminal diols; extent of hydration; formalin; methanediol
organic-carbonyl-compounds-161 | chloral hydrate; electron-withdrawing groups and hydration; gem-diol; stable hydrate; trichloroacetaldehyde
organic-carbonyl-compounds-162 | oxygen-18 exchange of ketones; isotopic labeling; reversible hydration; gem-diol; hydration mechanism
organic-carbonyl-compounds-163 | cyclopropanone hydrate; angle strain and hydration; gem-diol; small-ring ketones | ring-strain
organic-carbonyl-compounds-21 | Tollens' test; silver mirror test; aldehyde vs ketone test; Tollens' reagent; ammoniacal silver nitrate
organic-carbonyl-compounds-22 | cyanohydrin; HCN addition to aldehyde; cyanohydrin formation; hydroxynitrile; addition of HCN
organic-carbonyl-compounds-23 | hydration of aldehydes; gem-diol; geminal diols; hydration equilibrium; hydrate percentage calculation | nucleophilic-addition-to-carbonyls
organic-carbonyl-compounds-24 | cyclic hemiacetal; lactol; intramolecular hemiacetal; hydroxy aldehyde cyclization; ring-chain equilibrium
organic-carbonyl-compounds-25 | intramolecular aldol condensation; intramolecular aldol; cyclohexenone synthesis; ring formation by aldol; diketone aldol
organic-carbonyl-compounds-26 | protecting a ketone; acetal protecting group; ethylene glycol protection; Grignard with protected ketone; multistep synthesis
organic-carbonyl-compounds-27 | kinetic enolate; LDA; kinetic vs thermodynamic enolate; lithium diisopropylamide; less substituted enolate; regioselective enolate formation
organic-carbonyl-compounds-28 | boiling points of ketones; dipole-dipole forces; comparing boiling points; ketone vs alcohol boiling point; acetone boiling point
organic-carbonyl-compounds-29 | aldehyde vs ketone reactivity; reactivity of carbonyl compounds; steric hindrance at carbonyl; cyanide addition; relative reactivity toward nucleophiles
organic-carbonyl-compounds-30 | racemic alcohol from ketone; prochiral ketone; NaBH4 reduction stereochemistry; formation of a racemate; new stereocenter from reduction
organic-carbonyl-compounds-300 | Felkin-Anh and Cram chelation; Felkin-Anh model; diastereoselective addition to carbonyls; conformation of Felkin model
organic-carbonyl-compounds-301 | Felkin-Anh and Cram chelation; chelation control; Cram chelate; Grignard addition to alkoxy ketones
organic-carbonyl-compounds-302 | Felkin-Anh and Cram chelation; chelation control; zinc borohydride; diastereoselective reduction
organic-carbonyl-compounds-303 | Felkin-Anh and Cram chelation; chelation vs Felkin control; silyl protecting group and stereoselectivity; polar Felkin-Anh
organic-carbonyl-compounds-304 | Felkin-Anh and Cram chelation; polar Felkin-Anh; orbital explanation of Felkin-Anh; alpha-heteroatom ketones
organic-carbonyl-compounds-31 | Fehling's test; Fehling's solution; copper(I) oxide; test for aldehydes; brick-red precipitate
organic-carbonyl-compounds-32 | 2,4-DNP test; iodoform test; methyl ketone test; Tollens' test; qualitative analysis of organic compounds; identifying an unknown ketone; Brady's reagent
organic-carbonyl-compounds-33 | alpha carbon; alpha hydrogen acidity; enolate formation; acidic hydrogen of aldehydes
organic-carbonyl-compounds-34 | deuterium exchange; alpha hydrogen exchange; H/D exchange; number of alpha hydrogens; D2O and NaOD
organic-carbonyl-compounds-460 | Grignard with an ester; Grignard adds twice to an ester; tertiary alcohol from an ester; ester and excess Grignard; which alcohol can be made from an ester and a Grignard; two identical groups tertiary alcohol; RMgX ester product; Grignard retrosynthesis
organic-carbonyl-compounds-461 | protecting a ketone as a cyclic acetal; ketone protecting group; acetal protecting group Grignard; why acetals survive Grignard reagents; ethylene glycol protection; ketal protecting group; protect ketone react ester; acetals stable to base; protecting groups
organic-carbonyl-compounds-462 | protecting a ketone as a cyclic acetal; acetal hydrolysis in acid; deprotection of an acetal; removing a ketal; acetals acid labile; acetal protecting group stability; ester hydrolysis with an acetal present; protecting groups acid or base
organic-carbonyl-compounds-463 | Wittig reaction retrosynthesis; how to pick the ylide and the carbonyl; Wittig working backwards; Wittig reaction; which ylide and carbonyl make this alkene; phosphonium ylide; plan a Wittig synthesis; disconnect an alkene Wittig; alkene from a carbonyl and ylide
organic-carbonyl-compounds-464 | which Wittig route is better; choosing between two Wittig routes; how to pick the ylide and the carbonyl; making the ylide from a primary halide; Wittig ylide SN2; less hindered alkyl halide for Wittig; phosphonium salt from alkyl halide; Wittig reaction ylide preparation
organic-carbonyl-compounds-465 | imine vs enamine; primary vs secondary amine with ketone; why secondary amines give enamines; enamine formation; iminium ion; imine formation; amine plus ketone product; difference between imines and enamines
organic-carbonyl-compounds-466 | imine vs enamine; which amine gives an enamine; enamine formation; secondary amine and ketone; cyclopentanone and piperidine; imine or enamine product; predict enamine product; alpha hydrogen needed for an enamine; primary vs secondary amine with ketone
organic-carbonyl-compounds-480 | NaBH4 LiAlH4 DIBAL-H; reduce ester with NaBH4 LiAlH4 DIBAL; which hydride reduces ester; ester to aldehyde DIBAL; ester to alcohol LiAlH4; hydride reagents compared
organic-carbonyl-compounds-481 | NaBH4 LiAlH4 DIBAL-H; why DIBAL stops at aldehyde; DIBAL ester tetrahedral intermediate; aldehyde set free in workup; DIBAL -78 partial reduction
organic-carbonyl-compounds-501 | 2,4-DNP test; Brady's reagent; 2,4-dinitrophenylhydrazine; test for ketones; test for carbonyl group; orange precipitate
organic-carbonyl-compounds-502 | 2,4-DNP reaction mechanism; Brady's reagent; hydrazone formation; addition-elimination; condensation with 2,4-dinitrophenylhydrazine
organic-carbonyl-compounds-503 | 2,4-DNP test; Brady's reagent; esters do not react with 2,4-DNP; test for aldehydes and ketones; carbonyl test negative
organic-carbonyl-compounds-504 | iodoform test; haloform reaction; triiodomethane test; iodine and NaOH; methyl ketone test; yellow precipitate
organic-carbonyl-compounds-505 | iodoform reaction products; haloform reaction; iodoform test butanone; predicting products; methyl ketone cleavage
organic-carbonyl-compounds-506 | haloform reaction mechanism; iodoform mechanism; CI3- leaving group; haloform reaction; iodoform test mechanism
organic-carbonyl-compounds-507 | iodoform test; distinguishing ethanal and propanal; haloform test; methyl carbonyl test; triiodomethane
organic-carbonyl-compounds-508 | hydroxynitrile formation; nucleophilic addition of KCN; KCN and aldehydes; cyanohydrin; propanal and HCN
organic-carbonyl-compounds-509 | hydroxynitrile racemate; nucleophilic addition KCN to carbonyls; racemic mixture from ethanal; planar carbonyl; HCN addition mechanism
organic-carbonyl-compounds-510 | nucleophilic addition KCN to carbonyls; hydroxynitrile mechanism; role of KCN; cyanohydrin formation; cyanide nucleophile
organic-carbonyl-compounds-511 | hydroxynitrile formation; nucleophilic addition KCN to carbonyls; chiral hydroxynitrile; racemate or achiral; cyanohydrin stereochemistry
organic-carbonyl-compounds-512 | kinetic vs thermodynamic enolate; LDA; enolate regiochemistry; kinetic enolate conditions; LDA THF -78 °C
organic-carbonyl-compounds-513 | kinetic vs thermodynamic enolate; enolate equilibration; thermodynamic enolate; LDA; enolate regiochemistry
organic-carbonyl-compounds-514 | kinetic enolate; LDA alkylation; enolates kinetic vs thermodynamic LDA; butanone enolate; regiochemistry of enolate formation
organic-carbonyl-compounds-515 | LDA; lithium diisopropylamide; enolate formation; non-nucleophilic base; kinetic enolate base
organic-carbonyl-compounds-516 | malonic ester synthesis; diethyl malonate alkylation; malonic ester and acetoacetic ester synthesis; decarboxylation; alkyl halide to acid
organic-carbonyl-compounds-517 | acetoacetic ester synthesis; malonic ester and acetoacetic ester synthesis; methyl ketone synthesis; ethyl acetoacetate alkylation; decarboxylation
organic-carbonyl-compounds-518 | malonic ester synthesis; acidity of malonic ester; 1,3-dicarbonyl acidity; diethyl malonate; base for malonic ester
organic-carbonyl-compounds-519 | malonic ester synthesis; ring formation with malonic ester; cycloalkanecarboxylic acid; dibromobutane; malonic ester and acetoacetic ester synthesis
organic-carbonyl-compounds-520 | Grignard reaction with esters; Grignard reaction with ketones and esters; ester to tertiary alcohol; methyl benzoate and MeMgBr; Grignard products
organic-carbonyl-compounds-521 | Grignard reaction with ketones and esters; Grignard synthesis of tertiary alcohols; Grignard additions; planning a Grignard synthesis; Grignard and ketone
organic-carbonyl-compounds-522 | Grignard reaction with esters; Grignard reaction with ketones and esters; why esters add twice; ketone vs ester reactivity; Grignard mechanism
organic-carbonyl-compounds-523 | Grignard reaction with ketones; Grignard and OH groups; acidic protons destroy Grignard reagents; Grignard limitations; protecting groups for Grignard
organic-carbonyl-compounds-524 | Favorskii rearrangement; ring contraction; α-halo ketone rearrangement; 2-chlorocyclohexanone and methoxide; Favorskii product
organic-carbonyl-compounds-525 | Favorskii rearrangement; cyclopropanone intermediate; Favorskii mechanism; α-halo ketone rearrangement; evidence for cyclopropanone
organic-carbonyl-compounds-526 | quasi-Favorskii rearrangement; Favorskii rearrangement; semibenzilic mechanism; α-halo ketone rearrangement; no enolizable hydrogen
organic-carbonyl-compounds-527 | Favorskii rearrangement; Favorskii product; opening of cyclopropanone; α-halo ketone rearrangement; branched ester synthesis
organic-carbonyl-compounds-528 | umpolung; dithiane; umpolung dithiane; acyl anion equivalent; polarity reversal
organic-carbonyl-compounds-529 | umpolung dithiane; Corey-Seebach reaction; ketone synthesis with dithiane; acyl anion equivalent; dithiane alkylation
organic-carbonyl-compounds-530 | umpolung; benzoin condensation; cyanide catalysis; polarity reversal; acyl anion equivalent
organic-carbonyl-compounds-531 | umpolung; 1,4-diketone synthesis; Stetter reaction; polarity reversal strategies; acyl anion equivalents
organic-carbonyl-compounds-532 | umpolung; thiamine mechanism; thiamine pyrophosphate; acyl anion equivalent; thiazolium ylide
organic-carbonyl-compounds-533 | Evans aldol; chiral auxiliary; Evans auxiliary; oxazolidinone; asymmetric aldol
organic-carbonyl-compounds-534 | Evans aldol; Zimmerman-Traxler; syn aldol; boron enolate geometry; Evans aldol chiral auxiliary
organic-carbonyl-compounds-535 | Zimmerman-Traxler model; boron enolates; Evans aldol; chair transition state; syn aldol selectivity
organic-carbonyl-compounds-536 | chiral auxiliary; Evans aldol; separation of diastereomers; purification in asymmetric synthesis; oxazolidinone
organic-carbonyl-compounds-537 | removal of Evans auxiliary; chiral auxiliary; LiOOH hydrolysis; oxazolidinone cleavage; Evans auxiliary
organic-carbonyl-compounds-538 | organocatalysis proline; proline aldol; enamine catalysis; organocatalysis; List-Barbas aldol
organic-carbonyl-compounds-539 | organocatalysis proline; role of the carboxylic acid of proline; enamine catalysis; proline aldol selectivity; hydrogen bonding in organocatalysis
organic-carbonyl-compounds-540 | iminium catalysis; organocatalysis; MacMillan catalyst; LUMO lowering; enamine vs iminium catalysis
organic-carbonyl-compounds-541 | Hajos-Parrish reaction; organocatalysis proline; desymmetrization; intramolecular aldol with proline; enamine catalysis
organic-carbonyl-compounds-542 | organocatalysis; advantages of organocatalysis; proline; metal-free catalysis; asymmetric catalysis
organic-carbonyl-compounds-543 | Horner-Wadsworth-Emmons; HWE reaction; phosphonate olefination; E selectivity; ethyl cinnamate
organic-carbonyl-compounds-544 | Horner-Wadsworth-Emmons; HWE vs Wittig; phosphonate olefination; by-product phosphate; advantages of HWE
organic-carbonyl-compounds-545 | Horner-Wadsworth-Emmons; Still-Gennari; E and Z selectivity of HWE; phosphonate olefination; reversibility of HWE addition
organic-carbonyl-compounds-546 | Favorskii rearrangement; α-halo ketone rearrangement; substrate of Favorskii rearrangement; Favorskii; ester from halo ketone
organic-carbonyl-compounds-580 | nucleophilic addition of KCN; cyanide addition mechanism; hydroxynitrile formation; cyanohydrin mechanism; ethanal and KCN mechanism; curly arrows nucleophilic addition; nucleophilic addition to aldehydes; HCN and acetaldehyde; 2-hydroxypropanenitrile; mechanism for CN- attack on C=O
organic-carbonyl-compounds-600 | Bürgi-Dunitz angle; trajectory of carbonyl attack; Burgi-Dunitz trajectory; nucleophile approach angle
organic-carbonyl-compounds-601 | Bürgi-Dunitz angle; why 107 degrees; pi star orbital of carbonyl; trajectory of carbonyl attack
organic-carbonyl-compounds-602 | Bürgi-Dunitz angle; Felkin-Anh and Bürgi-Dunitz; trajectory of carbonyl attack; diastereoselectivity
organic-carbonyl-compounds-701 | making butanone; oxidation of butan-1-ol; ketone from secondary alcohol; aldehyde or ketone from alcohol; dichromate oxidation plan
organic-carbonyl-compounds-702 | hydrate of formaldehyde; methanediol; hydration of acetone; aldehydes more reactive than ketones; gem-diol equilibrium
organic-carbonyl-compounds-703 | 1,5-dicarbonyl; Michael addition product pattern; 1,5-diketone; recognizing a Michael product; retrosynthesis of 1,5-diketones
organic-carbonyl-compounds-704 | auxiliary versus catalyst; drawback of chiral auxiliaries; stoichiometric chirality; attach and remove auxiliary; Evans auxiliary disadvantage
organic-carbonyl-compounds-800 | why Grignard reactions must be dry; water destroys Grignard reagent; phenylmagnesium bromide and water; wet ether; Grignard side product benzene
organic-carbonyl-compounds-801 | Tollens reagent disposal; silver mirror safety; explosive silver nitride; why Tollens is made fresh; ammoniacal silver waste
organic-carbonyl-compounds-840 | aldol vs cannizzaro; alpha hydrogen; which aldehydes do cannizzaro; acetaldehyde vs benzaldehyde NaOH; no alpha H
organic-carbonyl-compounds-841 | aldol vs cannizzaro; phenylacetaldehyde aldol; 2,2-dimethylpropanal cannizzaro; sort aldehydes aldol or cannizzaro; benzaldehyde cannizzaro; pivaldehyde no alpha H
organic-carbonyl-compounds-860 | aldol addition product; functional groups of an aldol; what is an aldol; aldol reaction basics; beta-hydroxy aldehyde
organic-carbonyl-compounds-900 | Michael acceptors; which alkene is a Michael acceptor; electron-poor alkenes; enol ether is no acceptor; acrylonitrile and nitroethene as acceptors
organic-carbonyl-compounds-901 | catalytic base in Michael addition; malonate and acrylate; mechanism of Michael addition; why Michael needs little base; regenerating the base
organic-carbonyl-compounds-902 | amine in the Mannich reaction; tertiary amines in the Mannich reaction; iminium ion from formaldehyde; why secondary amines are used; scope of the Mannich reaction
organic-carbonyl-compounds-903 | Robinson tropinone synthesis; tropinone; double Mannich reaction; retrosynthesis of a Mannich base; bicyclic amine by Mannich reaction
organic-carbonyl-compounds-930 | alkylation of enolates; kinetic and thermodynamic enolates; regioselective alkylation of a ketone; LDA against KOtBu; methylation of 2-methylcyclohexanone; kinetic enolate alkylation
organic-carbonyl-compounds-931 | alkylation of enolates; C-alkylation against O-alkylation; C- and O-alkylation of enolates; silyl enol ether formation; ambident enolate; hard and soft electrophiles with enolates
organic-carbonyl-compounds-932 | alkylation of enolates; malonic ester synthesis; limits of the malonic ester synthesis; acids from diethyl malonate; malonic ester synthesis quaternary carbon; malonic ester retrosynthesis
organic-carbonyl-compounds-943 | choosing the ylide for a Wittig reaction; Wittig ylide; Wittig retrosynthesis; ylide for an alkene from acetone; which phosphorus ylide is needed; planning a Wittig reaction
organic-carbonyl-compounds-944 | Cannizzaro which aldehydes; aldehydes without alpha hydrogen; Cannizzaro or aldol; which aldehydes undergo Cannizzaro; formaldehyde benzaldehyde pivaldehyde; no alpha hydrogen conc NaOH
organic-carbonyl-compounds-970 | tollens reagent silver mirror equation; equation for silver mirror test; oxidation of aldehyde by Ag+; tollens reaction equation; aldehyde and silver ions half equations
organic-carbonyl-compounds-971 | tollens reagent preparation; ammonia in tollens reagent; what is tollens reagent made of; diamminesilver ion silver mirror; ammoniacal silver nitrate
organic-carbonyl-compounds-972 | predicting crossed aldol condensation products; crossed aldol benzaldehyde and propanal; mixed aldol condensation product; crossed aldol product structure; claisen-schmidt condensation product
organic-carbonyl-compounds-973 | why are aldehydes more reactive than ketones to nucleophiles; steric hindrance in ketones; bond angles in nucleophilic addition; aldehydes vs ketones nucleophilic addition; steric reason ketones react slower
organic-carbonyl-compounds-981 | clemmensen reduction product; clemmensen of a keto acid; zinc amalgam and HCl; 4-phenylbutanoic acid from keto acid; ketone to CH2 with carboxylic acid unchanged; chemoselectivity of clemmensen
organic-carbonyl-compounds-982 | wolff-kishner second step; hydrazone to alkane with KOH; acetophenone to ethylbenzene; hydrazine alone gives hydrazone; strong base and heat in wolff-kishner; KOH in ethylene glycol reduction
organic-carbonyl-compounds-983 | which aldehyde does felkin-anh apply to; alpha stereocenter in felkin-anh; felkin-anh requirements; diastereoselective grignard addition to an aldehyde; 2-methylbutanal and grignard; when felkin-anh predicts the major diastereomer
organic-carbonyl-compounds-984 | felkin-anh grignard vs hydride reduction; same alcohol from aldehyde and ketone diastereomers; MeMgBr on aldehyde vs LiAlH4 on ketone; 2-phenylpropanal felkin-anh; 3-phenylbutan-2-ol stereochemistry; swapping nucleophile and substituent felkin-anh
organic-carboxylic-acids-01 | Fischer esterification; making esters; ester from acid and alcohol; propyl ethanoate; condensation of acid and alcohol
organic-carboxylic-acids-02 | percent yield of ester; percent yield calculation; yield of esterification; theoretical yield; ethyl ethanoate synthesis yield
organic-carboxylic-acids-03 | saponification; saponification calculation; soap making; mass of NaOH for saponification; triglyceride hydrolysis; base hydrolysis of fats
organic-carboxylic-acids-04 | reduction of amides; LiAlH4 reduction of amide; amine from amide; lithium aluminum hydride; benzylamine
organic-carboxylic-acids-05 | β-keto ester; ethyl acetoacetate; ester condensation; sodium ethoxide with ester; predicting products
organic-carboxylic-acids-06 | amide from acyl chloride; ammonolysis of acyl chlorides; amide synthesis; benzamide; acid chloride with ammonia
organic-carboxylic-acids-07 | acetoacetic ester synthesis; decarboxylation of β-keto ester; ketone synthesis; ethyl acetoacetate alkylation; predicting products
organic-carboxylic-acids-08 | base hydrolysis of esters; saponification; benzoic acid from methyl benzoate; alkaline hydrolysis; ester with NaOH
organic-carboxylic-acids-101 | carboxylic acid with metals; magnesium and carboxylic acid; carboxylate salt formation; hydrogen from acid and metal; balanced equation of acid with magnesium
organic-carboxylic-acids-102 | identifying an acid by titration; molar mass from titration; equivalent mass of carboxylic acid; titration calculation; propanoic acid | carboxylic-acids
organic-carboxylic-acids-103 | carboxylic acid synthesis routes; Grignard with CO2; tertiary halide with cyanide; nitrile hydrolysis vs Grignard carboxylation; pivalic acid
organic-carboxylic-acids-104 | methyl salicylate; oil of wintergreen; salicylic acid and methanol; Fischer esterification
organic-carboxylic-acids-105 | reactivity of carboxylic acid derivatives; interconversion of acyl compounds; ester to acyl chloride not possible; acyl derivative reactivity order
organic-carboxylic-acids-106 | tetrahedral intermediate; acyl substitution mechanism; addition-elimination mechanism; sp2 to sp3 change at carbonyl
organic-carboxylic-acids-107 | oxygen-18 exchange in ester hydrolysis; isotopic labeling evidence; reversible tetrahedral intermediate; Bender experiment; BAC2 mechanism
organic-carboxylic-acids-108 | boiling points of amides; hydrogen bonding in amides; acetamide vs N,N-dimethylacetamide; N–H hydrogen bonding
organic-carboxylic-acids-109 | protonation of amides; O-protonation; basicity of amides; amide resonance; why amides are weak bases
organic-carboxylic-acids-110 | nitrile hydrolysis; carboxylic acid from nitrile; acid hydrolysis of nitriles; butanoic acid
organic-carboxylic-acids-111 | Grignard with nitrile; ketone from nitrile; ketone synthesis; benzonitrile and Grignard reagent; propiophenone
organic-carboxylic-acids-112 | transesterification; choice of base in Claisen condensation; matching alkoxide; sodium ethoxide
organic-carboxylic-acids-113 | crossed Claisen condensation; mixed Claisen; ethyl benzoylacetate; β-keto ester; ester without α hydrogen
organic-carboxylic-acids-114 | driving force of Claisen condensation; deprotonation of β-keto ester; Claisen fails; acidic hydrogen between carbonyls
organic-carboxylic-acids-115 | Dieckmann condensation; intramolecular Claisen; cyclic β-keto ester; diethyl adipate; five-membered ring formation
organic-carboxylic-acids-116 | malonic acid decarboxylation; 1,3-diacid heating; loss of CO2 on heating; butanoic acid
organic-carboxylic-acids-117 | malonic acid decarboxylation; decarboxylation calculation; mass loss of CO2; acetic acid from malonic acid; stoichiometry of decarboxylation | decarboxylation
organic-carboxylic-acids-118 | Bredt's rule; bridgehead double bond; bicyclic β-keto acid; non-decarboxylating β-keto acid
organic-carboxylic-acids-21 | neutralization of benzoic acid; benzoic acid and sodium bicarbonate; mass to mass calculation; carboxylic acid neutralization calculation; reacting masses
organic-carboxylic-acids-22 | Grignard with CO2; carboxylation of Grignard reagent; carboxylic acid synthesis; benzoic acid from phenylmagnesium bromide; dry ice and Grignard
organic-carboxylic-acids-23 | LiAlH4 reduction of esters; lithium aluminum hydride; reduction of esters; primary alcohol from ester
organic-carboxylic-acids-24 | esterification equilibrium calculation; ICE table; equilibrium amount of ester; ethyl acetate equilibrium; equilibrium constant of esterification
organic-carboxylic-acids-25 | malonic ester synthesis; diethyl malonate; ring formation with dihalide; decarboxylation of malonic acid; cyclopentanecarboxylic acid
organic-carboxylic-acids-26 | amide resonance; planar amide nitrogen; C–N partial double bond; peptide bond planarity; resonance structures of amides
organic-carboxylic-acids-27 | sodium bicarbonate test; test for carboxylic acids; NaHCO3 effervescence; carbon dioxide from carboxylic acid; carboxylic acid vs phenol
organic-carboxylic-acids-28 | carboxylic acid dimer; dimerization of acetic acid; hydrogen-bonded dimer; apparent molar mass
organic-carboxylic-acids-29 | separating acid and phenol; liquid-liquid extraction; separatory funnel; NaHCO3 vs NaOH extraction; separation of a mixture
organic-carboxylic-acids-30 | reactivity of carboxylic acid derivatives; reactivity order of acyl compounds; acid chloride with water; most reactive acyl derivative; hydrolysis of acyl chlorides
organic-carboxylic-acids-31 | addition vs acyl substitution; tetrahedral intermediate; leaving group in acyl substitution; addition-elimination mechanism; aldehyde vs acyl chloride
organic-carboxylic-acids-32 | isotopic labeling of ester hydrolysis; oxygen-18 labeling; acyl-oxygen cleavage; mechanism of saponification; BAC2 mechanism
organic-carboxylic-acids-33 | shifting esterification equilibrium; Le Châtelier in esterification; removing water; increasing ester yield; Dean-Stark
organic-carboxylic-acids-34 | purification of ester; washing with sodium carbonate; separatory funnel; work-up of an ester; ester preparation lab | esterification
organic-carboxylic-acids-35 | aspirin synthesis; acetic anhydride; anhydride vs acyl chloride; acetylation of salicylic acid; making aspirin
organic-carboxylic-acids-36 | acyl chloride with water; hydrolysis of acid chlorides; ethanoyl chloride; acetyl chloride; HCl fumes
organic-carboxylic-acids-37 | cyclic anhydride with alcohol; succinic anhydride; half ester; ring opening of anhydride; alcoholysis of anhydrides
organic-carboxylic-acids-38 | acid hydrolysis of amides; amide hydrolysis; hydrolysis of N-methylbenzamide; products of amide hydrolysis
organic-carboxylic-acids-39 | β-keto acid decarboxylation; loss of CO2 on heating; β-keto acids; which acid decarboxylates
organic-carboxylic-acids-40 | mechanism of decarboxylation; β-keto acid; enol intermediate; cyclic transition state; acetoacetic acid
organic-carboxylic-acids-460 | reactivity of acid derivatives; reactivity order of acyl chlorides anhydrides esters amides; anhydride vs ester reactivity; leaving group in acyl substitution; why anhydrides are more reactive than esters; carboxylic acid derivatives reactivity; acetic anhydride vs ethyl acetate; leaving group basicity; relative reactivity of carboxylic acid derivatives
organic-carboxylic-acids-480 | why amides less reactive than esters; amide resonance lone pair; amide carbonyl less electrophilic; nitrogen donates lone pair; ester vs amide nucleophile | nucleophilic-acyl-substitution
organic-carboxylic-acids-481 | why amides less reactive than esters; leaving group amide vs ester; NH2- poor leaving group; tetrahedral intermediate leaving group; hydrolysis of amide vs ester base | nucleophilic-acyl-substitution
organic-carboxylic-acids-501 | acylation mechanism; nucleophilic addition-elimination; acyl chloride and ammonia; acyl chlorides mechanism; tetrahedral intermediate
organic-carboxylic-acids-502 | acylation; acyl chloride and alcohol; ester from acyl chloride; acyl chlorides reactions; nucleophilic addition-elimination
organic-carboxylic-acids-503 | acylation mechanism; acid anhydride and amine; addition-elimination of anhydrides; amide formation; acetic anhydride
organic-carboxylic-acids-504 | carboxylic acid derivatives; reactivity of carboxylic acid derivatives; order of acyl reactivity; carboxylic acids derivatives; acid chloride anhydride ester amide
organic-carboxylic-acids-505 | carboxylic acid derivatives; amide from acid and amine; reactivity of carboxylic acids; activation of carboxylic acids; why acids and amines form salts
organic-carboxylic-acids-506 | carboxylic acid derivatives; amide hydrolysis; reactivity of carboxylic acid derivatives; least reactive acid derivative; hydrolysis conditions
organic-carboxylic-acids-580 | boiling point of carboxylic acids vs alcohols; why carboxylic acids boil higher than alcohols; carboxylic acid dimers; hydrogen bonded dimer; acetic acid dimer; acid vs alcohol boiling point; hydrogen bonding in carboxylic acids; boiling point of acetic acid; ethanoic acid and propan-1-ol boiling points
organic-carboxylic-acids-581 | order of boiling points of organic compounds; boiling point alkane aldehyde alcohol carboxylic acid; rank boiling points by functional group; compare boiling points of similar molar mass; carboxylic acid vs alcohol boiling point; intermolecular forces and boiling points; boiling point order; alkane aldehyde alcohol acid order
organic-carboxylic-acids-582 | acyl chloride and ethylamine; acyl chloride with primary amine; N-substituted amide; amide from an acyl chloride; propanoyl chloride and ethylamine; N-ethylpropanamide; acyl chloride amine product; acylation of amines; acid chloride and amine
organic-carboxylic-acids-583 | acyl chloride and ethylamine; white salt with acyl chloride and amine; ethylammonium chloride; excess amine with an acyl chloride; HCl and amine salt; acetyl chloride and ethylamine; second product of acyl chloride and amine; why two equivalents of amine; ethanoyl chloride and amine by-product | acyl-chlorides-and-anhydrides
organic-carboxylic-acids-710 | inductive vs resonance effects; inductive and resonance effects in acid derivatives; acid chloride vs amide reactivity; resonance vs induction for Cl and N; why acid chlorides are more reactive than amides
organic-carboxylic-acids-711 | esters vs amides; esters and amides; hydrolysis of esters and amides; test to distinguish an ester from an amide; ammonia from an amide with NaOH
organic-carboxylic-acids-712 | esters vs amides; esters and amides; formation of an ester or an amide; acetylation of aminophenol; acetaminophen synthesis; NH2 vs OH acylation; esters, amides and amines
organic-carboxylic-acids-790 | biodiesel; transesterification; biodiesel from triglyceride and methanol; products of biodiesel production; glycerol and methyl esters; making biodiesel
organic-carboxylic-acids-791 | soap in biodiesel production; free fatty acids in biodiesel; biodiesel catalyst NaOH problem; biodiesel from waste cooking oil; water in transesterification; why biodiesel yield is low
organic-carboxylic-acids-792 | biodiesel yield calculation; mass of biodiesel from oil; biodiesel stoichiometry; transesterification calculation; methyl oleate from triolein; biodiesel mole ratio
organic-carboxylic-acids-803 | purity of aspirin; iron(III) chloride test; salicylic acid impurity; melting range of impure product; aspirin synthesis lab
organic-carboxylic-acids-804 | acetyl chloride fumes in moist air; steamy fumes of HCl; hydrolysis of acyl chlorides; handling acyl chlorides safely; ethanoyl chloride and water
organic-carboxylic-acids-805 | washing crystals; rinse with cold solvent; acetanilide recrystallization; low yield after rinsing; Büchner funnel rinse
organic-carboxylic-acids-879 | carbon chain extension with KCN; 1-bromopropane to butanoic acid; nitrile hydrolysis to carboxylic acid; KCN then dilute acid; bromoalkane to acid with one more carbon; halogenoalkane to nitrile to carboxylic acid; product of 1-bromopropane with KCN and H2SO4
organic-carboxylic-acids-880 | carbon-13 label in nitrile hydrolysis; labeled KCN; where does the cyanide carbon end up; isotopic label in pentanoic acid; cyanide carbon becomes carboxyl carbon; 13C cyanide and bromobutane
organic-carboxylic-acids-881 | why water is added in aspirin synthesis; preparing aspirin; excess acetic anhydride and water; hydrolysis of ethanoic anhydride; aspirin crystallizes on adding cold water; aspirin practical; workup of aspirin preparation | acyl-chlorides-and-anhydrides
organic-carboxylic-acids-900 | making an ester in a test tube; smell of esters; fruity smell; observation in esterification; butyl ethanoate; testing for an ester with sodium carbonate
organic-carboxylic-acids-901 | lactone formation; cyclic ester; γ-butyrolactone; hydroxy acid to lactone; intramolecular esterification
organic-carboxylic-acids-902 | mechanism of Fischer esterification; protonation of a carboxylic acid; first step of esterification; which oxygen is protonated; acid catalysis in esterification
organic-carboxylic-acids-903 | acid vs base hydrolysis of esters; why base hydrolysis is complete; saponification is irreversible; reversible acid hydrolysis; ester with NaOH and with acid
organic-carboxylic-acids-904 | identifying an ester from its hydrolysis products; formate esters; iodoform test on hydrolysis product; Tollens' test of formic acid; structure of an unknown ester
organic-carboxylic-acids-930 | Hell-Volhard-Zelinsky reaction; Hell–Volhard–Zelinsky; HVZ reaction; role of PBr3; alpha bromination of carboxylic acids; acyl bromide enol
organic-carboxylic-acids-931 | Hell-Volhard-Zelinsky reaction; Hell–Volhard–Zelinsky product; HVZ reaction product; alpha-bromo acid; carboxylic acid with PBr3 and Br2; 2-bromo-3-methylbutanoic acid
organic-carboxylic-acids-932 | Hell-Volhard-Zelinsky reaction; Hell–Volhard–Zelinsky limits; acid without alpha hydrogen; which acids undergo the HVZ reaction; alpha bromination needs alpha hydrogens
organic-carboxylic-acids-943 | extracting benzoic acid with NaHCO3; acid-base extraction; separatory funnel extraction; benzoic acid and sodium bicarbonate; benzoate in the aqueous layer; liquid-liquid extraction of an acid
organic-carboxylic-acids-944 | amides vs acid chlorides reactivity; why amides are less reactive; reactivity of carboxylic acid derivatives; acid chloride hydrolysis; acetamide vs acetyl chloride; amide resonance; nucleophilic acyl substitution order
organic-carboxylic-acids-945 | hydrolysis of fats and oils; products of fat hydrolysis; esters fats and oils; glycerol and fatty acids; Scottish Higher esters; one glycerol and three fatty acids; triglyceride hydrolysis ratio | hydrolysis-of-esters
organic-carboxylic-acids-970 | acyl chloride and ammonia mechanism; nucleophilic addition-elimination curly arrows; curly arrows for acyl chloride with ammonia; first step of addition-elimination; acetyl chloride ammonia mechanism
organic-carboxylic-acids-971 | acyl chloride and ammonia mechanism; why two moles of ammonia with acyl chloride; role of second ammonia molecule acyl chloride; acyl chloride with excess ammonia; amide from acyl chloride mechanism
organic-carboxylic-acids-972 | why does claisen need a full equivalent of base; claisen condensation full equivalent of ethoxide; base used up in claisen condensation; stoichiometric base in claisen; deprotonation of beta-keto ester
organic-carboxylic-acids-973 | claisen condensation driving force; anion before acid workup in claisen; why claisen condensation goes to completion; enolate of beta-keto ester; final deprotonation in claisen condensation
organic-carboxylic-acids-974 | mechanism of acid catalysed ester hydrolysis; steps of acid hydrolysis of an ester; acid-catalyzed ester hydrolysis mechanism order; protonation water attack loss of alcohol; ester hydrolysis in acid mechanism
organic-carboxylic-acids-975 | tetrahedral intermediate in ester hydrolysis; acid catalysed ester hydrolysis intermediate; mechanism of ester hydrolysis in acid; intermediate of acid hydrolysis of methyl ester
organic-carboxylic-acids-976 | acid hydrolysis of esters is reversible; acid catalyst in esterification and hydrolysis; ester hydrolysis equilibrium in acid; reverse of fischer esterification; acid catalyzed ester hydrolysis reversible
organic-carboxylic-acids-981 | cyanide stoichiometric vs catalytic; KCN with haloalkane vs aldehyde; cyanohydrin formation catalyst; why only a little KCN for hydroxynitriles; nitrile from bromoethane vs cyanohydrin; cyanide regenerated by HCN
organic-carboxylic-acids-982 | alkaline hydrolysis of a nitrile; sodium propanoate from propanenitrile; nitrile hydrolysis with NaOH gives carboxylate; acidify after alkaline hydrolysis; why no carboxylic acid distills; ammonia from nitrile hydrolysis
organic-conformations-01 | eclipsing strain; torsional strain; rotational barrier; eclipsed conformation energy; barrier to rotation in propane; strain energy calculation | newman-projections
organic-conformations-02 | gauche interactions in cyclohexane; 1,3-diaxial interactions; trans-1,2-dimethylcyclohexane; diequatorial vs diaxial; disubstituted cyclohexane stability; strain energy calculation
organic-conformations-03 | methylcyclohexane; axial vs equatorial; A value; conformer population from ΔG; percentage of equatorial conformer; ΔG° = −RT ln K calculation | gibbs-energy-and-equilibrium-constant
organic-conformations-04 | cis and trans dimethylcyclohexane; diequatorial conformers; axial vs equatorial; disubstituted cyclohexanes
organic-conformations-05 | anti and gauche butane; conformer population; butane conformations; gauche interaction; percentage of anti conformer; Boltzmann calculation | newman-projections; boltzmann-distribution
organic-conformations-06 | strain energy of cyclopropane; ring strain from heat of combustion; ring strain calculation; angle strain; cycloalkane stability
organic-conformations-07 | axial and equatorial bonds; number of axial hydrogens; axial hydrogens in cyclohexane; cyclohexane conformations
organic-conformations-101 | alkanes and water immiscible; solubility of alkanes; density of hydrocarbons; oil floats on water; why oil and water don't mix
organic-conformations-102 | incomplete combustion; combustion of propane; carbon monoxide formation; balancing combustion equations; incomplete combustion equation
organic-conformations-103 | melting point and molecular symmetry; neopentane melting point; melting points of alkanes; branching and melting point; crystal packing | alkanes
organic-conformations-104 | cracking; why cracking is needed; supply and demand of oil fractions; oil refinery; catalytic cracking; fuel oil to gasoline
organic-conformations-105 | cracking experiment; cracking paraffin oil; bromine water test; testing for alkenes; lab cracking
organic-conformations-106 | gauche interactions; conformations of 2-methylbutane; staggered conformers; counting gauche interactions
organic-conformations-107 | strain-free ring; cyclohexane stability; angle strain; most stable cycloalkane
organic-conformations-108 | ring strain from heat of combustion; strain per CH2; total ring strain; cyclopentane vs cyclooctane; cycloalkane strain energy
organic-conformations-109 | puckered cyclobutane; torsional strain; eclipsing in cyclobutane; angle strain vs torsional strain; why cyclobutane is not flat
organic-conformations-110 | epoxide reactivity; ring opening of epoxides; epoxide vs ether reactivity; strain release; oxirane | ring-strain
organic-conformations-21 | dihedral angle; staggered ethane; staggered conformation; torsion angle; conformations of ethane
organic-conformations-22 | eclipsed butane; butane conformations; torsional strain; eclipsing energy calculation; strain energy of syn butane | newman-projections
organic-conformations-23 | A values; axial vs equatorial; cis-1-chloro-4-methylcyclohexane; disubstituted cyclohexane; conformer population calculation; ΔG° = −RT ln K calculation | gibbs-energy-and-equilibrium-constant
organic-conformations-25 | why alkanes are unreactive; low reactivity of alkanes; inertness of alkanes; C–C and C–H bond strength; paraffins
organic-conformations-26 | branching and boiling point; boiling points of isomers; pentane vs neopentane; dispersion forces and shape; branched vs straight-chain alkanes
organic-conformations-27 | fractional distillation of crude oil; fractionating column; oil refinery; petroleum fractions; crude oil
organic-conformations-28 | cracking equation; cracking of alkanes; balancing cracking equations; alkane to alkene by cracking
organic-conformations-29 | thermal vs catalytic cracking; cracking mechanism; zeolite catalyst; steam cracking; catalytic cracking
organic-conformations-460 | ring flip of trans-1,2-dimethylcyclohexane; trans-1,2-dimethylcyclohexane chair; diequatorial vs diaxial; ring flip; most stable chair conformation; which chair is more stable; axial and equatorial after a ring flip; disubstituted cyclohexane chair stability; chair flip
organic-conformations-461 | ring flip of trans-1,2-dimethylcyclohexane; drawing a ring flip; ring flip does not change cis to trans; cis or trans from a chair drawing; chair flip drawing mistake; cis vs trans dimethylcyclohexane axial equatorial; axial equatorial in cis and trans; drawing cyclohexane chairs
organic-conformations-501 | octane number; octane rating; antiknock; isooctane and heptane; knocking in engines; gasoline quality
organic-conformations-502 | octane number; octane rating and branching; antiknock; hydrocarbon structure and octane number; knocking
organic-conformations-503 | octane number; knocking in engines; antiknock; self-ignition of gasoline; octane rating meaning
organic-conformations-504 | octane number; reforming; catalytic reforming; antiknock; hydrocarbon structure and octane rating; raising octane number
organic-conformations-505 | tetraethyllead; antiknock agent; leaded gasoline; octane number; catalyst poisoning by lead
organic-conformations-506 | fractional distillation of crude oil; alkanes gcse; crude oil fractions; boiling point and chain length; crude oil topics
organic-conformations-507 | cracking equation; alkanes cracking and polymers; cracking gcse; ethene to polyethene; crude oil topics
organic-conformations-508 | cracking; why cracking is done; alkanes cracking gcse; crude oil supply and demand; crude oil topics
organic-conformations-509 | combustion of hydrocarbons; burning propane equation; hydrocarbons naming and burning; complete combustion; balancing combustion equations
organic-conformations-510 | incomplete combustion; burning hydrocarbons; hydrocarbons naming and burning; soot and carbon monoxide; yellow flame
organic-conformations-511 | hydrocarbons naming and burning; naming and combustion of alkanes; combustion of hydrocarbons; moles of CO2 from an alkane; identifying an alkane
organic-conformations-512 | combustion of hydrocarbons; volume of oxygen for burning butane; burning hydrocarbons calculation; complete combustion of butane; gas volumes in combustion
organic-conformations-580 | cracking alkanes; cracking conditions and products; catalytic cracking; cracking in the lab; cracking long chain hydrocarbons; cracking over aluminum oxide; products of cracking; alkanes to alkenes; cracking paraffin with hot catalyst; thermal and catalytic cracking
organic-conformations-581 | why cracking gives alkenes; cracking alkanes; cracking products alkane and alkene; hydrogen balance in cracking; cracking equation; products of cracking; cracking long chain hydrocarbons; alkene from cracking; balancing a cracking equation
organic-conformations-710 | methane, ethane and propane; boiling points of methane, ethane and propane; methane vs ethane vs propane; boiling points of homologous alkanes; trend in a homologous series of alkanes
organic-conformations-870 | most stable conformation of butane; butane conformers order of energy; anti gauche eclipsed butane; newman projections of butane; dihedral angle and energy of butane; conformational analysis of butane; stability order of butane conformations
organic-conformations-871 | why is gauche butane less stable than anti; gauche interaction in butane; steric strain in gauche butane; anti and gauche conformers of butane; 3.8 kJ gauche; newman projection gauche anti
organic-conformations-879 | cis-1,3-dimethylcyclohexane chair; more stable chair of cis-1,3-dimethylcyclohexane; diequatorial vs diaxial; 1,3-diaxial interaction of methyls; stable conformation of dimethylcyclohexane; two axial methyl groups
organic-conformations-880 | equally stable chairs; cis-1,4-dimethylcyclohexane ring flip; chairs of equal energy; one axial one equatorial methyl in both chairs; ring flip of cis-1,4 dimethyl; which dimethylcyclohexane has two equal chairs
organic-conformations-943 | conformations of ethane; eclipsed and staggered ethane; rotational energy of ethane; energy diagram of ethane rotation; eclipsed maxima; class 11 hydrocarbons conformations; torsional strain of ethane | newman-projections
organic-conformations-981 | meaning of octane number; octane number 92; isooctane and heptane reference mixture; octane rating definition; what does the octane rating of gasoline mean
organic-conformations-982 | octane number and compression ratio; why high compression engines need high octane fuel; engine knock and autoignition; premature ignition in gasoline engines; octane rating and knocking
organic-functional-groups-01 | identifying esters; ester functional group; ester vs carboxylic acid; functional groups; ester structure
organic-functional-groups-02 | functional groups in aspirin; aspirin structure; acetylsalicylic acid; identifying functional groups; ester and carboxylic acid
organic-functional-groups-03 | amide functional group; identifying amides; amide vs amine; functional groups
organic-functional-groups-04 | identifying tertiary amines; primary vs secondary vs tertiary amines; amine vs amide; classification of amines; quaternary ammonium
organic-functional-groups-05 | identifying aldehydes; aldehyde vs ketone; aldehyde functional group; functional groups
organic-functional-groups-06 | identifying acetals; acetal vs hemiacetal; acetal functional group; acetal vs ether
organic-functional-groups-07 | acid anhydride; identifying acid anhydrides; anhydride functional group; functional groups
organic-functional-groups-101 | general formula of carboxylic acids; number of carbons from molar mass; molar mass in homologous series; carboxylic acid formula calculation
organic-functional-groups-102 | enthalpy of combustion of alcohols; CH2 increment; trend in enthalpy of combustion; combustion enthalpy in homologous series; extrapolating a trend
organic-functional-groups-103 | primary, secondary and tertiary hydrogens; types of hydrogen in alkanes; classification of hydrogens; counting primary, secondary, tertiary hydrogens
organic-functional-groups-104 | organic oxidation and reduction; identifying organic oxidation; oxidation in organic chemistry; ethanol to acetaldehyde
organic-functional-groups-105 | oxidation levels of functional groups; ranking oxidation levels; oxidation state of carbon; organic oxidation and reduction
organic-functional-groups-106 | oxidation number of carbon; oxidation state of carbon; oxidation number change in hydration; organic oxidation numbers
organic-functional-groups-107 | oxidation level of functional groups; redox-neutral conversion; hydrolysis vs redox; oxidation state of carbon
organic-functional-groups-108 | number of electrons in organic oxidation; oxidation of ethylene glycol; electrons transferred per molecule; oxidation number of carbon; oxalic acid
organic-functional-groups-21 | identifying thiols; thiol vs sulfide; mercaptans; SH group; functional groups
organic-functional-groups-22 | identifying imines; imine vs amine; C=N double bond; Schiff base; functional groups
organic-functional-groups-23 | identifying secondary amines; amine vs amide; morpholine; classification of amines
organic-functional-groups-25 | homologs; members of a homologous series; carboxylic acid series; same functional group
organic-functional-groups-26 | general formula of a homologous series; general formula CnH2nO; unsaturated alcohols; deriving general formula
organic-functional-groups-27 | boiling point trend of alcohols; solubility trend of alcohols; physical properties in homologous series; chain length and boiling point; chain length and solubility
organic-functional-groups-28 | tertiary alcohol synthesis; retrosynthesis of an alcohol; Grignard reagent with ketone; 2-phenylpropan-2-ol; choosing Grignard reagents | synthetic-routes
organic-functional-groups-29 | order of steps in aromatic synthesis; 4-nitrobenzoic acid synthesis; multistep aromatic synthesis; ortho-para vs meta director; disubstituted benzene synthesis
organic-functional-groups-300 | Lassaigne's test; sodium fusion; Lassaigne's test sodium fusion; detection of nitrogen sulfur halogens; why sodium is used
organic-functional-groups-301 | Lassaigne's test; sodium fusion test for nitrogen; Prussian blue; detection of nitrogen
organic-functional-groups-302 | Lassaigne's test; sodium fusion test for halogens; nitric acid in Lassaigne's test; silver nitrate test of extract
organic-functional-groups-303 | Lassaigne's test; nitrogen and sulfur together; blood red thiocyanate; sodium fusion extract
organic-functional-groups-304 | Lassaigne's test; limits of Lassaigne's test; hydrazine Lassaigne test; detection of nitrogen
organic-functional-groups-480 | multistep synthesis from benzene; order of steps aromatic synthesis; 3-bromoaniline from benzene; meta-bromoaniline synthesis; nitration then bromination then reduction | directing-effects
organic-functional-groups-481 | multistep synthesis from benzene; styrene from benzene; ethylbenzene NBS then base; friedel crafts NBS elimination; benzylic bromination elimination
organic-functional-groups-501 | test tube tests for functional groups; test for carboxylic acid; sodium bicarbonate test; limewater test; functional group tests
organic-functional-groups-502 | test tube tests for functional groups; distinguishing alkane alkene aldehyde alcohol; bromine water test; dichromate test; Tollens' test; identifying unknown liquids
organic-functional-groups-503 | test tube tests for functional groups; test for alcohols; acidified dichromate test; orange to green; distinguishing tertiary alcohols
organic-functional-groups-504 | test tube tests for functional groups; silver nitrate test; test for haloalkanes; test for halogenoalkanes; identifying halogens in organic compounds
organic-functional-groups-505 | test tube tests for functional groups; ferric chloride test; sodium metal test; identifying an unknown C7H8O; phenol vs alcohol
organic-functional-groups-506 | organic synthesis routes; AQA organic synthesis; reagents and conditions; alcohol to carboxylic acid; reflux vs distillation
organic-functional-groups-507 | organic synthesis routes; AQA organic synthesis; lengthening the carbon chain; nitrile reduction; reagents and conditions
organic-functional-groups-508 | organic synthesis routes; multi-step synthesis; AQA organic synthesis; ethene to ethyl ethanoate; planning a synthesis
organic-functional-groups-509 | organic synthesis routes; hydroxynitrile route; AQA organic synthesis; multi-step synthesis; lactic acid from ethanol
organic-functional-groups-510 | aromatic synthesis order of steps; disubstituted benzene synthesis; organic synthesis from benzene; order of substitution; directing groups in synthesis
organic-functional-groups-511 | aromatic synthesis order of steps; disubstituted benzene synthesis; Friedel-Crafts acylation limits; starting from benzene; order of substitution
organic-functional-groups-512 | aromatic synthesis order of steps; 4-nitroaniline synthesis; protecting aniline as acetanilide; disubstituted benzene in the right order; organic synthesis benzene
organic-functional-groups-513 | C-H activation; directing group; directed functionalisation of C–H bonds; C-H functionalization; ortho C-H activation
organic-functional-groups-514 | C-H activation; palladium acetoxylation; 2-phenylpyridine; directed C-H functionalization; palladacycle
organic-functional-groups-515 | C-H activation mechanism; concerted metalation-deprotonation; CMD; C-H functionalization; role of acetate in C-H activation
organic-functional-groups-516 | C-H activation; C-H arylation vs Suzuki; selectivity of C-H activation; step economy; directed C-H functionalization
organic-functional-groups-517 | C-H activation; kinetic isotope effect in C-H functionalization; rate-determining vs product-determining step; intermolecular competition KIE; C-H activation mechanism
organic-functional-groups-518 | Fischer vs Schrock carbenes; metal carbenes; Fischer carbene reactivity; Schrock alkylidene; carbene complexes
organic-functional-groups-519 | Schrock carbene; Fischer vs Schrock carbenes; tantalum alkylidene; recognizing a Schrock carbene; metal carbenes
organic-functional-groups-520 | Fischer carbene reactivity; aminolysis of Fischer carbene; Fischer vs Schrock carbenes; metal carbenes; electrophilic carbene carbon
organic-functional-groups-521 | Tebbe reagent; Schrock carbene; Fischer vs Schrock carbenes; titanium alkylidene olefination; metal carbenes
organic-functional-groups-522 | Fischer carbene bonding; Fischer vs Schrock carbenes; heteroatom stabilization of carbenes; metal carbenes; π donation
organic-functional-groups-523 | photoredox catalysis; ruthenium photocatalyst; visible-light photocatalysis; single-electron transfer; flow chemistry and photoredox catalysis
organic-functional-groups-524 | photoredox catalysis; oxidative quenching; trifluoromethyl radical; photoredox cycle; single-electron transfer
organic-functional-groups-525 | photoredox catalysis; excited state redox potential; excited-state reduction potential calculation; photocatalyst potential; Rehm-Weller
organic-functional-groups-526 | flow chemistry; photochemistry in flow; flow chemistry and photoredox catalysis; microreactor; Beer-Lambert in flow
organic-functional-groups-527 | flow chemistry; microreactor safety; heat transfer in flow; continuous flow synthesis; exothermic reactions in flow
organic-functional-groups-528 | flow chemistry; residence time calculation; continuous flow synthesis; flow rate; flow reactor
organic-functional-groups-529 | retrosynthesis practice; retrosynthetic arrow; disconnections; planning a synthesis backward; retrosynthesis notation
organic-functional-groups-530 | retrosynthesis practice; disconnections and synthons; synthetic equivalents; Grignard disconnection; retrosynthesis
organic-functional-groups-531 | retrosynthesis practice; aldol disconnection; 1,3-difunctional compounds; disconnections; planning a synthesis
organic-functional-groups-532 | retrosynthesis practice; ether disconnection; Williamson ether synthesis planning; disconnections; choosing the right disconnection
organic-functional-groups-533 | retrosynthesis practice; total synthesis strategy; Diels-Alder in total synthesis; key step; strategic disconnection
organic-functional-groups-534 | total synthesis strategy; convergent vs linear synthesis; overall yield of a synthesis; planning natural product synthesis; longest linear sequence
organic-functional-groups-535 | total synthesis strategy; orthogonal protecting groups; planning natural product synthesis; TBS and benzyl ethers; protecting group strategy
organic-functional-groups-536 | total synthesis strategy; divergent synthesis; common intermediate; planning natural product synthesis; late-stage diversification
organic-functional-groups-537 | photoredox catalysis; reductive quenching; amine radical cation; photoredox cycle; single-electron transfer
organic-functional-groups-538 | photoredox catalysis; visible-light photocatalysis; flow chemistry and photoredox catalysis; photocatalyst role; blue LED
organic-functional-groups-539 | flow chemistry; residence time; continuous flow synthesis; flow rate and reaction time; flow reactor
organic-functional-groups-540 | flow chemistry; hazardous intermediates in flow; telescoped flow synthesis; safety of flow chemistry; continuous flow
organic-functional-groups-900 | classifying alcohols and amines; tert-butyl alcohol and tert-butylamine; tertiary alcohol but primary amine; how amines are classified; classes of amines and alcohols
organic-functional-groups-901 | class of alcohol in citric acid; secondary alcohol in isocitric acid; tertiary alcohol is not oxidized; classifying alcohols in larger molecules; citric and isocitric acid
organic-functional-groups-902 | excited state of Ru(bpy)3; excited state as oxidant and reductant; MLCT excited state in photoredox; photocatalyst ground state vs excited state; ruthenium photocatalyst redox properties
organic-functional-groups-903 | sacrificial amine in photoredox; closing the photoredox cycle; reductive dehalogenation with visible light; turnover of a photocatalyst; role of the tertiary amine; oxidative quenching cycle
organic-functional-groups-943 | Lassaigne test nitrogen and sulfur; Lassaigne's test with N and S both present; blood red color in Lassaigne's test; sodium thiocyanate in the fusion extract; sodium fusion test thiocyanate; no Prussian blue
organic-isomerism-01 | isomers of pentane; number of isomers of C5H12; counting constitutional isomers; alkane isomers; chain isomers
organic-isomerism-02 | isomers of C4H9Br; bromobutane isomers; counting constitutional isomers; position isomers
organic-isomerism-03 | isomers of C4H10O; counting constitutional isomers; functional group isomers; alcohol and ether isomers
organic-isomerism-04 | identifying constitutional isomers; same molecular formula; functional group isomers; which is not an isomer
organic-isomerism-05 | isomers of C4H11N; amine isomers; counting constitutional isomers; primary, secondary and tertiary amines
organic-isomerism-06 | ether isomers; isomers of C4H10O; counting constitutional isomers; alkoxyalkane isomers
organic-isomerism-07 | isomers of C5H10; alkene isomers; pentene isomers; counting constitutional isomers
organic-isomerism-08 | carboxylic acid isomers; isomers of C5H10O2; pentanoic acid isomers; counting constitutional isomers
organic-isomerism-101 | maleic vs fumaric acid; maleic anhydride; but-2-enedioic acid; cis isomer loses water; geometric isomers
organic-isomerism-102 | tautomers vs resonance forms; keto-enol tautomers; enol of acetone; resonance vs isomerism
organic-isomerism-21 | isomers of C3H6Cl2; dichloropropane isomers; counting constitutional isomers; position isomers
organic-isomerism-22 | monochlorination products; equivalent hydrogens; isomers of hexane; 2,3-dimethylbutane; radical chlorination of alkanes | structural-isomers
organic-isomerism-23 | enols of butanone; keto-enol tautomerism; counting enols; enol stereoisomers; tautomers
organic-isomerism-25 | keto-enol tautomers; identifying tautomers; tautomers vs resonance forms; keto and enol forms
organic-isomerism-26 | alpha hydrogens; keto-enol tautomerism; enolizable carbonyl compounds; no enol form; benzaldehyde
organic-isomerism-27 | keto-enol equilibrium; acetylacetone; solvent effect on enol content; intramolecular hydrogen bond in enol; pentane-2,4-dione enol
organic-isomerism-501 | structural isomers of C5H12; isomers of pentane; constitutional isomers; pentane isomers; cyclopentane is not an isomer of pentane
organic-isomerism-502 | structural isomers of C5H12; drawing isomers; counting constitutional isomers; isomers of pentane; same molecule drawn twice
organic-isomerism-503 | structural isomers of C5H12; neopentane; isomers of pentane; monochlorination products; equivalent hydrogens
organic-isomerism-504 | structural isomers of C5H12; boiling points of isomers; branching and boiling point; isomers of pentane; pentane isopentane neopentane
organic-isomerism-710 | resonance vs tautomerism; tautomers vs resonance structures; tautomers and resonance forms in NMR; why resonance forms cannot be separated; keto enol vs acetate resonance
organic-isomerism-711 | resonance vs tautomerism; resonance and tautomerism in enolates; enol vs enolate; keto and enol give the same enolate; tautomers and resonance forms of acetone
organic-isomerism-870 | cis trans in cyclic compounds; cis trans isomers of cyclobutane; geometric isomers in rings; which ring has cis and trans isomers; cis trans 1,3-dimethylcyclobutane; cis trans isomerism cycloalkanes
organic-isomerism-871 | why do rings have cis and trans isomers; restricted rotation in cyclopropane; cis trans isomerism in C3 rings; cis and trans 1,2-dichlorocyclopropane; geometric isomers from ring structure; restricted rotation ring or double bond
organic-isomerism-900 | restricted rotation about a double bond; why alkenes have cis-trans isomers; rotation about C=C breaks the pi bond; cis-trans isomers of but-2-ene; barrier to rotation
organic-isomerism-901 | cis is not always Z; E/Z and cis/trans compared; CIP priorities on a double bond; 2-bromobut-2-ene; assigning E or Z
organic-isomerism-902 | trans-cyclooctene; cis-trans isomers of cycloalkenes; smallest trans cycloalkene; why cyclohexene is cis; geometric isomers in rings
organic-isomerism-903 | why the keto form is favored; keto vs enol stability; bond energies of ketone and enol; enol content of acetone; keto-enol equilibrium
organic-isomerism-904 | mechanism of keto-enol tautomerization; acid-catalyzed tautomerization; enol to ketone in acid; proton transfers in tautomerization; prop-1-en-2-ol to acetone
organic-organic-nomenclature-01 | naming branched alkanes; IUPAC nomenclature; 2,2,4-trimethylpentane; lowest locants; isooctane
organic-organic-nomenclature-02 | naming branched alkanes; IUPAC nomenclature; alphabetical order of substituents; longest chain; lowest locants
organic-organic-nomenclature-03 | naming hydroxy ketones; principal functional group priority; IUPAC nomenclature; naming ketones; naming polyfunctional compounds
organic-organic-nomenclature-04 | naming unsaturated alcohols; naming alkenols; IUPAC nomenclature; naming alcohols; principal group numbering
organic-organic-nomenclature-05 | naming esters; ester nomenclature; propyl methanoate; structure from IUPAC name; propyl formate
organic-organic-nomenclature-06 | naming alcohols; IUPAC nomenclature; branched alcohol name; lowest locant for OH
organic-organic-nomenclature-07 | naming carboxylic acids; naming unsaturated acids; IUPAC nomenclature; enoic acid
organic-organic-nomenclature-101 | longest carbon chain; correcting IUPAC names; naming branched alkanes; IUPAC nomenclature; 2,4-dimethylhexane
organic-organic-nomenclature-102 | naming enynes; enyne; IUPAC nomenclature; double and triple bond numbering
organic-organic-nomenclature-103 | E/Z nomenclature; incorrect alkene names; which alkenes have E/Z isomers; IUPAC nomenclature; naming E/Z alkenes | cis-trans-isomerism
organic-organic-nomenclature-104 | isopropyl alcohol; rubbing alcohol; propan-2-ol; common names of alcohols; isopropanol
organic-organic-nomenclature-105 | MTBE; naming ethers; tert-butyl group; common to IUPAC name; methyl tert-butyl ether
organic-organic-nomenclature-106 | butyric acid; ethyl butyrate; common names of carboxylic acids; formula from common name; trivial names
organic-organic-nomenclature-107 | common names of ketones; trivial vs IUPAC names; naming ketones; isobutyl methyl ketone
organic-organic-nomenclature-108 | benzyl vs phenyl; allyl vs vinyl; benzyl and allyl groups; trivial group names; benzyl allyl ether
organic-organic-nomenclature-21 | naming ethers; alkoxyalkane names; IUPAC nomenclature; methoxypropane
organic-organic-nomenclature-22 | naming nitriles; principal functional group priority; IUPAC nomenclature; naming polyfunctional compounds; amino nitrile
organic-organic-nomenclature-23 | naming unsaturated ketones; naming ketones; IUPAC nomenclature; naming enones
organic-organic-nomenclature-25 | naming alkenes; IUPAC nomenclature; alkene nomenclature; numbering the double bond
organic-organic-nomenclature-26 | E/Z nomenclature; naming E/Z alkenes; structure from IUPAC name; assigning E and Z; 3-methylpent-2-ene
organic-organic-nomenclature-27 | naming enynes; enyne; IUPAC nomenclature; double and triple bond numbering
organic-organic-nomenclature-501 | naming alcohols; alkanes alkenes alcohols naming; nomenclature of alcohols; butan-2-ol; naming organic compounds
organic-organic-nomenclature-502 | naming alkanes; alkane nomenclature; branched alkanes naming; alkanes alkenes alcohols naming; 2-methylbutane
organic-organic-nomenclature-503 | naming alkenes; alkene nomenclature; alkanes alkenes alcohols naming; pent-1-ene; position of the double bond
organic-organic-nomenclature-504 | naming alkanes and alkenes; alkene nomenclature; alkane nomenclature; wrong IUPAC names; Alkane und Alkene Nomenklatur
organic-organic-nomenclature-505 | naming alkenes; alkene nomenclature; naming branched alkenes; IUPAC name of an alkene; 2-methylbut-2-ene
organic-organic-nomenclature-870 | name of straight chain alkanes; naming unbranched alkanes; first ten alkanes; methane to decane names; alkane with eight carbons; octane; name from condensed formula of an alkane
organic-organic-nomenclature-871 | formula of nonane; first ten alkanes formulas; molecular formula of straight chain alkanes; methane ethane propane butane to decane; alkane formula CnH2n+2 from name; nonane decane
organic-organic-nomenclature-872 | list of the first ten alkanes; names and formulas of alkanes; naming straight chain alkanes methane to decane; heptane or hexane; prefixes meth eth prop but pent hex; error in alkane names
organic-organic-nomenclature-970 | naming bicyclic compounds; bicyclo[2.2.1]heptane; norbornane name; bicyclo nomenclature; bridged rings names
organic-organic-nomenclature-971 | numbering bicyclic compounds; bicyclo numbering of substituents; bicyclo[3.2.1]octane; naming bicyclic compounds with substituents; bridgehead numbering
organic-organic-nomenclature-972 | structure of a bicyclo name; bicyclo[3.2.0]heptane; fused bicyclic and spiro compounds; bicyclic nomenclature; drawing bicyclic compounds from names
organic-pericyclic-reactions-101 | s-cis diene; diene reactivity in Diels-Alder; cyclopentadiene; maleic anhydride; diene conformation
organic-pericyclic-reactions-102 | dienophile reactivity; electron-withdrawing group on dienophile; LUMO lowering; HOMO–LUMO interaction; frontier orbitals
organic-pericyclic-reactions-103 | electrocyclic ring closure; 6π electrocyclization; hexatriene to cyclohexadiene; electrocyclization
organic-pericyclic-reactions-104 | cyclobutene ring opening; direction of electrocyclic reactions; ring opening vs ring closing; ring strain in electrocyclic reactions
organic-pericyclic-reactions-105 | vitamin D synthesis; 7-dehydrocholesterol; photochemical ring opening; vitamin D from sunlight; electrocyclic ring opening
organic-pericyclic-reactions-106 | Nazarov cyclization; 4π electrocyclization; pentadienyl cation; cyclopentenone synthesis
organic-pericyclic-reactions-107 | Cope rearrangement; [3,3] sigmatropic shift; 1,5-diene rearrangement; predicting products
organic-pericyclic-reactions-108 | Claisen rearrangement; allyl phenyl ether; ortho-allylphenol; [3,3] sigmatropic shift; aromatic Claisen rearrangement
organic-pericyclic-reactions-109 | [3,3] sigmatropic shift; naming sigmatropic shifts; [i,j] notation; classification of sigmatropic shifts
organic-pericyclic-reactions-110 | oxy-Cope rearrangement; Cope rearrangement; enol to aldehyde tautomerization; [3,3] sigmatropic shift
organic-pericyclic-reactions-111 | [1,5] hydrogen shift; 1,5-H shift; suprafacial hydrogen shift; methylcyclopentadiene; [1,5] vs [1,3] shift
organic-pericyclic-reactions-112 | Claisen rearrangement; allyl vinyl ether; γ,δ-unsaturated aldehyde; [3,3] sigmatropic shift
organic-pericyclic-reactions-113 | conrotatory ring closure; HOMO of butadiene; conrotatory vs disrotatory; frontier orbital analysis; orbital symmetry
organic-pericyclic-reactions-114 | thermal vs photochemical electrocyclic reactions; photochemical reversal of selection rules; conrotatory vs disrotatory; HOMO of excited state; orbital symmetry
organic-pericyclic-reactions-460 | endo rule; Diels-Alder endo or exo; endo product; why is endo favored; secondary orbital overlap; kinetic vs thermodynamic Diels-Alder product; endo vs exo Diels Alder; cyclopentadiene Diels-Alder; secondary orbital interactions | diels-alder-reaction
organic-pericyclic-reactions-461 | conrotatory or disrotatory; 4n electrocyclic; cyclobutene ring opening; thermal 4 pi electrocyclic; electrocyclic ring opening stereochemistry; Woodward-Hoffmann rules electrocyclic; dimethylcyclobutene ring opening; conrotatory ring opening; E,Z diene from cyclobutene
organic-pericyclic-reactions-501 | Diels-Alder endo exo; endo rule; endo selectivity; cyclopentadiene and maleic anhydride; endo adduct
organic-pericyclic-reactions-502 | Diels-Alder endo exo; kinetic vs thermodynamic Diels-Alder; retro-Diels-Alder; furan and maleimide; endo selectivity
organic-pericyclic-reactions-503 | Diels-Alder endo exo; stereochemistry of Diels-Alder; endo rule; outside groups of the diene; all-cis product
organic-pericyclic-reactions-981 | bond changes in electrocyclic ring closure; pi bond converted to sigma bond; electrocyclic reaction definition; recognizing an electrocyclic reaction; pi and sigma bond count in pericyclic reactions
organic-pericyclic-reactions-982 | torquoselectivity; cyclobutene ring opening outward rotation; trans-3,4-dimethylcyclobutene ring opening; conrotatory opening E,E vs Z,Z diene; methyl groups rotate outward; sterics in electrocyclic ring opening
organic-pericyclic-reactions-983 | hexatriene ring closure E vs Z; why E-hexatriene does not cyclize; geometry needed for 6 pi electrocyclization; central double bond must be Z; hexatriene to cyclohexadiene
organic-polymers-01 | PVC; monomer of polyvinyl chloride; monomer from polymer chain; vinyl chloride; addition polymerization
organic-polymers-02 | degree of polymerization; polystyrene; number of repeat units; degree of polymerization calculation
organic-polymers-03 | nylon-6,6; repeat unit of nylon; polyamide; repeat unit molar mass calculation; condensation polymerization
organic-polymers-04 | nylon-6; degree of polymerization; number of repeat units; polyamide; degree of polymerization calculation
organic-polymers-05 | Teflon; PTFE; tetrafluoroethene; monomer from polymer chain; addition polymerization
organic-polymers-06 | polyester; PET; mass of water from polymerization; polyester stoichiometry calculation; condensation polymerization; polyethylene terephthalate | mass-mass-stoichiometry
organic-polymers-07 | nylon-6 monomer; monomer from repeat unit; polyamide; 6-aminohexanoic acid; condensation polymerization
organic-polymers-101 | polyvinyl alcohol; PVA; polyvinyl acetate; vinyl alcohol tautomer; enol of acetaldehyde | addition-polymers
organic-polymers-102 | repeat unit of addition polymer; repeating unit from monomer; drawing repeat units; polybutene
organic-polymers-103 | radical initiator; benzoyl peroxide; radical polymerization; initiation step; polystyrene
organic-polymers-104 | cationic polymerization; isobutylene polymerization; anionic vs cationic polymerization; polyisobutylene
organic-polymers-105 | living polymerization; anionic polymerization; degree of polymerization calculation; butyllithium initiator; polystyrene molar mass
organic-polymers-106 | backbiting; chain branching in polyethylene; LDPE branching; chain transfer; radical polymerization of ethene
organic-polymers-107 | initiator concentration effect; radical polymerization kinetics; kinetic chain length; polymer chain length and initiator
organic-polymers-108 | Ziegler-Natta catalyst; TiCl4 and AlEt3; titanium catalyst; coordination polymerization
organic-polymers-109 | isotactic polypropylene; stereoregular polymerization; polypropylene; Ziegler-Natta catalyst; coordination polymerization
organic-polymers-110 | HDPE vs LDPE; linear polyethylene; branching in polyethylene; high-density polyethylene; polyethylene density
organic-polymers-111 | Ziegler-Natta mechanism; insertion into metal–carbon bond; coordination polymerization; Cossee mechanism
organic-polymers-112 | natural rubber; cis-polyisoprene; gutta-percha; rubber elasticity; cis vs trans polyisoprene
organic-polymers-113 | isotactic; isotactic vs syndiotactic vs atactic; polypropylene stereochemistry; identifying tacticity
organic-polymers-114 | isotactic, syndiotactic, atactic; monomers that give tactic polymers; polystyrene tacticity; stereoregular polymers
organic-polymers-115 | isotactic vs atactic polypropylene; polymer crystallinity; melting point of polypropylene; chain packing
organic-polymers-116 | tacticity by NMR; PMMA; diastereotopic protons in polymers; isotactic vs syndiotactic; meso and racemo dyads | tacticity
organic-polymers-117 | optical inactivity of isotactic polymers; pseudoasymmetric carbons; isotactic polypropylene chirality; optical rotation of polymers | tacticity
organic-polymers-118 | vulcanization; vulcanized rubber; sulfur cross-links; natural rubber; cross-linking
organic-polymers-119 | oxo-degradable plastic; biodegradation test; microplastics; fragmentation vs biodegradation; CO2 from biodegradation
organic-polymers-120 | PHB; polyester hydrolysis; compostable polymers; hydrolyzable polymers; polyhydroxybutyrate
organic-polymers-21 | monomers for addition polymerization; which monomer can polymerize; lactic acid; addition vs condensation polymers; C=C monomers
organic-polymers-22 | number-average molar mass; Mn; average molecular weight of polymers; number-average calculation
organic-polymers-23 | Carothers equation; degree of polymerization; extent of reaction; step-growth polymerization; polyester chain length calculation | molar-mass-of-polymers
organic-polymers-25 | PLA; polylactic acid; compostable plastic; ester hydrolysis of polymers; biodegradable plastics; polylactide
organic-polymers-26 | burning PVC; incineration of plastics; plastic waste disposal; HCl from PVC; disposal of polymers | biodegradable-polymers
organic-polymers-27 | polyglycolic acid; dissolving sutures; PGA; hydrolysis of polyesters; medical polymers; absorbable stitches
organic-polymers-28 | HDPE vs LDPE; polyethylene; branching in polymers; density of polyethylene; chain packing
organic-polymers-29 | thermoplastic vs thermoset; thermosetting plastics; cross-linking; thermosets; thermosoftening
organic-polymers-30 | plasticizer; glass transition temperature; PVC plasticizer; Tg; flexible PVC
organic-polymers-300 | GPC polymer molecular weight; gel permeation chromatography; size exclusion of polymers; elution order in GPC
organic-polymers-301 | GPC polymer molecular weight; GPC calibration; hydrodynamic volume; polystyrene standards
organic-polymers-302 | GPC polymer molecular weight; number-average and weight-average; Mn and Mw calculation; polymer molecular weight averages
organic-polymers-303 | GPC polymer molecular weight; dispersity and GPC; width of GPC peak; polymer molecular weight averages
organic-polymers-501 | addition polymerization gcse; alkenes and polymers; bromine water and polymers; cracking and polymers; polypropene
organic-polymers-502 | nylon 6,6; nylon monomers; making nylon; polyamide; condensation polymerization; hexane-1,6-diamine
organic-polymers-503 | nylon rope trick; interfacial polymerization; making nylon 6,6; nylon 6,6; hexanedioyl dichloride
organic-polymers-504 | making nylon 6,6; nylon 6,6; acyl chloride and diamine; nylon by-product HCl; interfacial polymerization
organic-polymers-505 | making nylon 6,6; nylon 6,6; role of base in nylon synthesis; interfacial polymerization; nylon rope trick
organic-polymers-506 | ring-opening polymerization of PLA; lactide polymerisation; PLA; polylactide; lactide monomer
organic-polymers-507 | ring-opening polymerization PLA; lactide polymerisation; PLA from lactide vs lactic acid; polycondensation vs ring opening; polylactide molar mass
organic-polymers-508 | ring-opening polymerization mechanism; lactide polymerisation; tin octanoate; coordination-insertion; PLA end groups
organic-polymers-509 | ring-opening polymerization PLA; PLA stereochemistry; lactide polymerisation; PLLA vs PDLLA; crystallinity of PLA; tacticity
organic-polymers-510 | ring-opening polymerization; caprolactone; ring strain in polymerization; thermodynamics of ROP; lactone polymerization
organic-polymers-511 | dendrimers; hyperbranched polymers; dendrimers vs hyperbranched polymers; branched macromolecules; dispersity of dendrimers
organic-polymers-512 | dendrimers; end groups of a dendrimer; dendrimer generations calculation; branched macromolecules; PAMAM dendrimer
organic-polymers-513 | dendrimers; divergent vs convergent synthesis; dendrimer defects; branched macromolecules; dendrimer growth
organic-polymers-514 | hyperbranched polymers; AB2 monomer; dendrimers and hyperbranched polymers; no gelation; branched macromolecules
organic-polymers-515 | hyperbranched polymers; dendrimers; viscosity of branched polymers; branched vs linear polymers; properties of dendrimers
organic-polymers-516 | copolymer reactivity ratios; Mayo-Lewis; alternating copolymer; reactivity ratios; copolymerization
organic-polymers-517 | Mayo-Lewis equation; copolymer composition calculation; reactivity ratios; Mayo-Lewis copolymer reactivity ratios; copolymer composition
organic-polymers-518 | reactivity ratios; copolymer reactivity ratios; Mayo-Lewis; meaning of r1; copolymerization kinetics
organic-polymers-519 | azeotropic copolymerization; Mayo-Lewis equation; reactivity ratios calculation; copolymer composition; composition drift
organic-polymers-520 | composition drift; Mayo-Lewis; copolymer composition; reactivity ratios; batch copolymerization
organic-polymers-521 | emulsion polymerization; latex particles; emulsion polymerization mechanism; micelles; where emulsion polymerization takes place
organic-polymers-522 | emulsion polymerization kinetics; Smith-Ewart; radicals per particle; Smith-Ewart case 2; latex kinetics
organic-polymers-523 | emulsion polymerization kinetics; compartmentalization; Smith-Ewart; rate and molar mass in emulsion; surfactant effect
organic-polymers-524 | emulsion polymerization; persulfate initiator; emulsion vs suspension polymerization; water-soluble initiator; latex
organic-polymers-525 | emulsion polymerization; role of surfactant; micelles in emulsion polymerization; particle nucleation; latex
organic-polymers-526 | ATRP; RAFT ATRP controlled radical polymerisation; living radical polymerization; dormant chains; copper catalyst ATRP
organic-polymers-527 | RAFT polymerization; RAFT ATRP controlled radical polymerisation; degree of polymerization in RAFT; living radical methods; chain transfer agent
organic-polymers-528 | RAFT ATRP controlled radical polymerisation; living polymerization evidence; dispersity and conversion; living radical methods; controlled radical polymerization
organic-polymers-529 | radical polymerization mechanism; termination step; initiation propagation termination; combination vs disproportionation; radical polymerisation
organic-polymers-530 | conducting polymers; polyacetylene; why polyacetylene conducts; conjugated polymer; doping
organic-polymers-531 | conducting polymers; p-doping; polyacetylene doping with iodine; conjugated conductors; oxidation of polyacetylene
organic-polymers-532 | conducting polymers; polyacetylene band gap; Peierls distortion; bond alternation; polyacetylene semiconductor
organic-polymers-533 | conducting polymers; polyaniline; protonic acid doping; emeraldine salt; conjugated conductors and doping
organic-polymers-534 | conducting polymers; polaron; polythiophene; charge carriers in conjugated polymers; doping of polymers
organic-polymers-535 | hydrogels; crosslinked water-swollen networks; hydrogel swelling; cross-linking; superabsorbent polymer
organic-polymers-536 | hydrogels; superabsorbent polymers; sodium polyacrylate; swelling in salt; osmotic swelling; diaper polymer
organic-polymers-537 | hydrogels; cross-link density; hydrogel swelling; Flory-Rehner; crosslinked water-swollen networks
organic-polymers-538 | hydrogels; PNIPAM; LCST; thermoresponsive hydrogel; smart gel
organic-polymers-539 | hydrogels; pH-responsive hydrogel; poly(acrylic acid) gel; drug delivery; swelling and pH
organic-polymers-540 | Flory-Huggins theory; Flory-Huggins parameter; chi parameter; polymer solution thermodynamics; good solvent
organic-polymers-541 | Flory-Huggins theory; polymer blends immiscibility; entropy of mixing of polymers; polymer solution thermodynamics; chi parameter
organic-polymers-542 | Flory-Huggins theory; theta solvent; theta temperature; ideal chain; second virial coefficient of polymer solutions
organic-polymers-543 | Flory-Huggins theory; critical chi parameter; phase separation of polymer solutions; Flory-Huggins calculation; chi critical
organic-polymers-544 | Flory-Huggins theory; chi and temperature; UCST; theta temperature of polystyrene in cyclohexane; polymer solution thermodynamics
organic-polymers-545 | weight average molar mass; Mw calculation; number average and weight average molar mass PDI; Mw and Mn; molar mass averages
organic-polymers-546 | dispersity; PDI; polydispersity index calculation; number average and weight average molar mass PDI; Mw/Mn
organic-polymers-547 | number average and weight average molar mass; osmometry vs light scattering; Mn and Mw methods; molar mass determination; PDI
organic-polymers-600 | Carothers equation; degree of polymerization and conversion; Xn = 1/(1-p); step-growth polymerization calculation
organic-polymers-601 | Carothers equation; stoichiometric imbalance; extended Carothers equation; limit of degree of polymerization
organic-polymers-602 | Carothers equation; degree of polymerization and conversion; step growth needs high conversion; nylon chain length
organic-polymers-701 | monomer to initiator ratio; living ring-opening polymerization; chain length of PLA; lactide and alcohol initiator; controlling molar mass
organic-polymers-702 | Ziegler-Natta catalyst and water; moisture kills catalyst; triethylaluminum and water; titanium-carbon bond; dry propene polymerization
organic-polymers-710 | addition vs condensation polymers; addition and condensation polymers; difference between addition and condensation polymerization; by-product of condensation polymers; polypropylene vs nylon
organic-polymers-711 | addition vs condensation polymers; addition or condensation polymer from the repeat unit; identify addition and condensation polymers; backbone of addition and condensation polymers; ester side group vs ester link in polymers
organic-polymers-712 | addition vs condensation polymers; chain-growth vs step-growth polymerization; addition and condensation polymerization chain length; step growth and chain growth; polymer length at half conversion
organic-polymers-713 | addition vs condensation polymers; repeat units of addition and condensation polymers; polyester vs poly(acrylic acid); addition and condensation polymers with the same formula; hydroxy acid vs acrylic acid polymer
organic-polymers-714 | thermoplastics vs thermosets; thermoplastics, thermosets and elastomers; recycling thermoplastics and thermosets; which plastics can be remelted; examples of thermoplastics and thermosets
organic-polymers-715 | thermoplastics vs thermosets vs elastomers; thermoplastics, thermosets and elastomers; cross-links in thermoplastics and thermosets; elastomers vs thermosets; cross-linking in polymers
organic-polymers-716 | thermoplastics vs thermosets; thermosetting and thermoplastic polyesters; diol vs triol polyester; glycerol gives a thermoset; cross-linking monomers
organic-polymers-717 | thermoplastics vs thermosets vs elastomers; thermoplastic, elastomer or thermoset; telling thermoplastics from thermosets; swelling vs dissolving polymers; identify polymer type by heating
organic-polymers-790 | circular economy plastics; linear economy to circular economy; chemical recycling of PET; mechanical vs chemical recycling; recycling of plastics; depolymerization recycling
organic-polymers-791 | bioplastics; bio-based vs biodegradable plastics; bio-polyethylene; plastic from sugarcane; circular economy bioplastics; are plant based plastics biodegradable
organic-polymers-840 | repeat unit of terylene; PET repeat unit; polyester from ethanediol and terephthalic acid; condensation polymer repeat unit; benzene-1,4-dicarboxylic acid ethane-1,2-diol
organic-polymers-841 | repeat unit of terylene; another way to draw PET repeat unit; same polymer different repeat unit; alternative repeat unit polyester; where to start the repeat unit
organic-polymers-900 | PLA in the sea; degradation of PLA and temperature; industrial composting; poly(lactic acid) in seawater; compostable plastic in the ocean
organic-polymers-901 | why PET is not biodegradable; PET vs PLA; aromatic and aliphatic polyesters; biodegradability of polyesters; enzymes and polyester chains
organic-polymers-907 | repeat unit of a polyester; repeating unit from diol and dicarboxylic acid; polyester from propane-1,3-diol and butanedioic acid; condensation polymer repeat unit; polyester repeat unit formula; diol and diacid polymer
organic-polymers-908 | error in a polyester repeat unit; repeat unit with one oxygen too many; polyester from ethane-1,2-diol and hexanedioic acid; how many oxygens in a polyester repeat unit; wrong repeat unit of a condensation polymer; ends of the repeat unit
organic-polymers-943 | thermosoftening vs thermosetting plastics; thermoplastics vs thermosets; cross-links in polymers; difference between thermosoftening and thermosetting; forces between polymer chains; why thermosets do not melt
organic-polymers-970 | why are polyesters and polyamides biodegradable but poly(alkenes) are not; hydrolysis of polyamides; why poly(alkenes) are not biodegradable; polar bonds in condensation polymers; poly(propene) inert; biodegradability of condensation and addition polymers
organic-polymers-971 | repeat unit of a polyamide from its monomers; polyamide repeat unit; repeat unit from diamine and dicarboxylic acid; drawing condensation polymer repeat units; amide link in a polyamide
organic-polymers-981 | dendrimer vs hyperbranched polymer; dispersity of dendrimers; monodisperse dendrimer; molar mass distribution of dendrimer and hyperbranched polymer; telling a dendrimer from a hyperbranched polymer
organic-polymers-982 | convergent dendrimer synthesis purification; convergent vs divergent dendrimer synthesis; dendrons attached to a core; incomplete dendrimer removal; advantage of convergent synthesis
organic-polymers-983 | PAMAM dendrimer generations; amine groups double each generation; methyl acrylate and ethylenediamine dendrimer; divergent dendrimer growth; michael addition in PAMAM synthesis; branching of PAMAM
organic-radical-reactions-01 | number of monochlorination products; monochlorination isomers; radical chlorination of alkanes; free radical halogenation; chlorination of 2-methylbutane | structural-isomers
organic-radical-reactions-02 | selectivity of radical chlorination; relative reactivity of hydrogens; product ratio in chlorination; chlorination of propane; product percentage calculation
organic-radical-reactions-03 | bond energy calculation; enthalpy from bond enthalpies; ΔH of chlorination of methane; bond dissociation energy; bonds broken minus bonds formed
organic-radical-reactions-04 | propagation step; initiation, propagation, termination; free radical substitution mechanism; chlorination of methane; free radical halogenation
organic-radical-reactions-05 | NBS; allylic bromination; Wohl-Ziegler reaction; N-bromosuccinimide; allylic radical; predicting products | stability-of-radicals
organic-radical-reactions-06 | selectivity of radical bromination; bromination of 2-methylpropane; relative reactivity of hydrogens; product ratio in bromination; product percentage calculation
organic-radical-reactions-101 | antioxidants; BHT; radical scavenger; radical inhibitor; food preservatives; rancidity | radical-chain-reaction
organic-radical-reactions-102 | termination step; ethane by-product; chlorination of methane; radical coupling; evidence for methyl radicals
organic-radical-reactions-103 | iodination of methane; why iodine does not react with alkanes; endothermic propagation step; bond enthalpy calculation
organic-radical-reactions-104 | benzylic radical; benzylic bromination; toluene bromination in light; side-chain halogenation; resonance-stabilized radical
organic-radical-reactions-105 | triphenylmethyl radical; trityl radical; persistent radicals; steric stabilization of radicals; Gomberg radical
organic-radical-reactions-106 | catalytic ozone destruction; chlorine radical and ozone; net reaction of catalytic cycle; CFCs; ozone layer
organic-radical-reactions-107 | Antarctic ozone hole; polar stratospheric clouds; chlorine reservoirs; ozone hole in spring; photolysis of Cl2
organic-radical-reactions-108 | anti-Markovnikov addition; HBr with peroxides; peroxide effect; Kharasch effect; 1-bromohexane
organic-radical-reactions-109 | anti-Markovnikov addition explanation; HBr with peroxides; peroxide effect; radical stability in addition; Kharasch effect
organic-radical-reactions-110 | propagation steps of HBr addition; HBr with peroxides; radical chain mechanism; peroxide effect
organic-radical-reactions-111 | why HI shows no peroxide effect; peroxide effect limits; HCl, HBr and HI with peroxides; anti-Markovnikov addition; endothermic propagation step
organic-radical-reactions-112 | peroxide impurities in alkenes; avoiding anti-Markovnikov addition; peroxide effect; Markovnikov vs anti-Markovnikov HBr addition
organic-radical-reactions-21 | radical stability; allyl radical; bond dissociation energies of radicals; most stable radical; C–H bond strength
organic-radical-reactions-22 | kinetic chain length; chain length of radical reaction; quantum yield; photochlorination of methane; chain length calculation | radical-chain-reaction
organic-radical-reactions-23 | monochlorination stereoisomers; number of monochlorination products; radical chlorination of 3-methylpentane; counting stereoisomers of products
organic-radical-reactions-25 | CFCs vs HFCs; CFC replacement; hydrofluorocarbons; ozone layer; chlorofluorocarbons
organic-radical-reactions-26 | chlorine radical and ozone; chlorine reservoir; catalytic ozone destruction; chain termination in stratosphere; ozone layer chemistry
organic-radical-reactions-27 | bromination vs chlorination selectivity; early vs late transition state; selectivity of radical bromination; radical halogenation selectivity
organic-radical-reactions-480 | chapman cycle and how CFCs kill ozone; chlorine catalytic cycle ozone; net reaction of Cl and ClO cycle; O + O3 to 2 O2; CFC ozone depletion net equation
organic-radical-reactions-481 | chapman cycle; ozone photolysis; why UV absorption does not use up ozone; O + O2 reforms ozone; ozone null cycle
organic-radical-reactions-501 | photochemical smog; smog; nitrogen oxides and hydrocarbons; air pollution; ozone layer and smog class 11; causes of smog
organic-radical-reactions-502 | photochemical smog; ground-level ozone formation; smog chemistry; photolysis of NO2; tropospheric ozone; ozone layer and smog class 11
organic-radical-reactions-503 | photochemical smog vs classical smog; smog; London smog; oxidizing smog; types of smog; ozone layer and smog class 11
organic-radical-reactions-504 | ozone layer and smog; good and bad ozone; stratospheric vs tropospheric ozone; ground-level ozone; photochemical smog
organic-radical-reactions-505 | photochemical smog time course; smog; ground-level ozone; NO NO2 ozone daily profile; tropospheric ozone
organic-radical-reactions-506 | atmospheric hydroxyl radical; OH formation; OH radical in the troposphere; O(1D) and water; tropospheric oxidation chemistry
organic-radical-reactions-507 | atmospheric hydroxyl radical; oxidation of methane by OH; OH radical reactions; peroxy radicals and NO; tropospheric oxidation
organic-radical-reactions-508 | atmospheric hydroxyl radical; lifetime against OH; OH radical lifetime calculation; pollutant lifetime; tropospheric oxidation
organic-radical-reactions-509 | atmospheric hydroxyl radical; OH radical; detergent of the atmosphere; tropospheric oxidation; removal of pollutants
organic-radical-reactions-510 | atmospheric hydroxyl radical; HCFC vs CFC; OH radical and C–H bonds; lifetime of HCFCs; ozone depletion and OH
organic-radical-reactions-701 | iodination of methane; why iodine does not react with alkanes; hydrogen abstraction enthalpy; propagation step energies; halogen reactivity with methane
organic-radical-reactions-702 | oxygen inhibits radical chain; inhibitor of chlorination; induction period; peroxy radical; radical scavenger
organic-radical-reactions-710 | methane, ethane and propane; chlorination of methane, ethane and propane; monochlorination products of alkanes; methane vs ethane vs propane; equivalent hydrogens in alkanes
organic-radical-reactions-825 | how antioxidants stop rancidity; vitamin E as an antioxidant; autoxidation of oils; chain-breaking antioxidant; rancid oil radical chain; phenol antioxidant mechanism; peroxyl radical; tocopherol | radical-chain-reaction
organic-radical-reactions-826 | antioxidants preservatives and emulsifiers; food additives; types of food additives; BHT antioxidant; sodium benzoate preservative; lecithin emulsifier; chemicals in food | radical-chain-reaction; surfactants-and-micelles
organic-radical-reactions-870 | initiation step of methane and chlorine; why uv light is needed for chlorination; homolytic fission of chlorine; free radical substitution initiation; photochlorination of methane uv; role of ultraviolet light in radical substitution
organic-radical-reactions-871 | propagation steps equations; free radical substitution equations; initiation propagation termination of ethane and bromine; write the propagation steps; radical substitution mechanism steps; bromination of ethane mechanism
organic-radical-reactions-872 | limits of free radical substitution; mixture of products in chlorination of methane; further substitution of chloromethane; excess methane to get chloromethane; free radical substitution multiple products; how to avoid polychlorination
organic-radical-reactions-873 | why is antimarkovnikov addition only with HBr; why HCl does not show peroxide effect; peroxide effect only HBr; Kharasch effect HCl; HCl with peroxides; bond enthalpy and peroxide effect
organic-radical-reactions-874 | NBS allylic bromination; why use NBS instead of bromine; N-bromosuccinimide low bromine concentration; allylic bromination of cyclohexene; allylic substitution versus addition of bromine; role of NBS
organic-radical-reactions-900 | NBS with but-1-ene; allylic bromination gives two products; allylic radical resonance; allylic rearrangement in bromination; two isomers from NBS
organic-radical-reactions-901 | oxidation of unsaturated fats; rancid fat; autoxidation of linoleic acid; bis-allylic hydrogen; radical between two double bonds
organic-radical-reactions-981 | ozone lower near traffic than downwind; NO titration of ozone; ozone in city vs countryside smog; nitric oxide destroys ozone near roads; photochemical smog ozone downwind
organic-radical-reactions-982 | role of hydrocarbons in photochemical smog; VOCs and ozone formation; peroxy radicals oxidize NO to NO2; how ozone builds up in smog; NO NO2 O3 cycle with hydrocarbons; RO2 and NO
organic-spectroscopy-organic-01 | number of 13C NMR signals; C-13 NMR; 13C NMR; equivalent carbons; symmetry and NMR signals
organic-spectroscopy-organic-02 | molecular ion peak; M+ peak; m/z of molecular ion; mass spectrum of chlorobenzene; mass spec
organic-spectroscopy-organic-03 | number of 13C NMR signals; xylene isomers; C-13 NMR; distinguishing isomers by NMR; 13C NMR
organic-spectroscopy-organic-04 | structure from 1H NMR; 1H NMR; ester NMR; interpreting proton NMR spectra; structure elucidation
organic-spectroscopy-organic-05 | IR spectrum of carboxylic acid; broad O-H stretch; carbonyl stretch; IR spectroscopy; interpreting IR spectra; identifying functional groups by IR
organic-spectroscopy-organic-06 | M+1 peak; number of carbons from M+1; carbon-13 isotope peak; mass spectrum calculation; mass spec
organic-spectroscopy-organic-07 | n+1 rule; quartet; signal splitting; multiplicity of NMR signals; coupling in 1H NMR
organic-spectroscopy-organic-08 | integration in 1H NMR; number of hydrogens from integration; integral ratio; proton NMR peak areas
organic-spectroscopy-organic-09 | number of 1H NMR signals; 1H NMR; isomers of C4H10O; tert-butyl alcohol NMR; equivalent protons
organic-spectroscopy-organic-10 | nitrogen rule; molecular ion of amines; formula from molecular ion; odd molecular mass; amine mass spectrum
organic-spectroscopy-organic-101 | D2O shake; D2O exchange; exchangeable protons; OH signal in NMR; labile proton
organic-spectroscopy-organic-102 | assigning NMR signals; methyl acetate NMR; deshielding by oxygen; OCH3 chemical shift; 1H NMR
organic-spectroscopy-organic-103 | alkyne proton chemical shift; magnetic anisotropy of triple bond; shielding of alkyne hydrogen; ring current; anisotropic effect
organic-spectroscopy-organic-104 | n+1 rule; triplet and doublet; splitting pattern; 1,1,2-trichloroethane NMR; multiplicity
organic-spectroscopy-organic-105 | coupling constant; trans coupling constant; J value; 16 Hz coupling; cis vs trans alkene by NMR; cinnamic acid
organic-spectroscopy-organic-106 | integration gives ratio; interpreting NMR integrals; peak area ratio in 1H NMR; proton count from integration
organic-spectroscopy-organic-107 | enol content by NMR; keto-enol ratio by NMR; quantitative NMR; acetylacetone; integration calculation
organic-spectroscopy-organic-108 | structure from 13C NMR; 13C NMR of ketones; C-13 NMR; carbonyl carbon signal; pentan-3-one; distinguishing isomers by NMR
organic-spectroscopy-organic-109 | COSY; COSY cross peaks; 2D NMR; 1H–1H correlation
organic-spectroscopy-organic-110 | HSQC; 2D NMR; HSQC cross peaks; one-bond C–H correlation; HSQC vs HMBC
organic-spectroscopy-organic-111 | COSY; COSY of butanone; interpreting COSY; 2D NMR
organic-spectroscopy-organic-112 | HMBC; HMBC cross peaks; 2D NMR; long-range C–H correlation; distinguishing isomeric esters
organic-spectroscopy-organic-113 | NOESY; NOE; E/Z assignment by NMR; through-space correlation; 2D NMR
organic-spectroscopy-organic-114 | structure from IR and NMR; benzyl alcohol spectrum; identifying an unknown compound; structure determination by spectroscopy
organic-spectroscopy-organic-115 | structure from IR and NMR; ester spectrum; tert-butyl group in NMR; identifying an unknown compound; structure determination by spectroscopy
organic-spectroscopy-organic-116 | structure from MS, IR and NMR; propiophenone spectrum; m/z 105; benzoyl cation; identifying an unknown compound
organic-spectroscopy-organic-117 | conjugated vs isolated dienes UV; λmax of dienes; conjugation and absorption wavelength; UV-Vis of dienes
organic-spectroscopy-organic-118 | monitoring hydrogenation by UV; UV spectrum of enones; π to π* band; following a reaction by UV-Vis; loss of conjugation
organic-spectroscopy-organic-21 | acylium ion; fragmentation of ketones; m/z 43; alpha cleavage; mass spectrum of acetone; fragment ions
organic-spectroscopy-organic-22 | number of 1H NMR signals; equivalent hydrogens; 1H NMR; isomers of C5H10; cyclopentane NMR
organic-spectroscopy-organic-23 | M+2 peak; chlorine and bromine isotope pattern; Br and Cl mass spectrum; isotope peak ratio calculation; halogen isotope peaks
organic-spectroscopy-organic-25 | TMS; tetramethylsilane; NMR reference standard; 0 ppm reference; NMR standard
organic-spectroscopy-organic-26 | aldehyde proton; structure from 1H NMR; NMR of aldehydes; 9–10 ppm signal; 1H NMR; isomers of C3H6O
organic-spectroscopy-organic-27 | ring current; aromatic proton chemical shift; deshielding of aromatic protons; magnetic anisotropy; benzene NMR
organic-spectroscopy-organic-28 | septet; isopropyl group NMR; doublet and septet; n+1 rule; splitting pattern; 2-chloropropane NMR
organic-spectroscopy-organic-29 | OH proton exchange in NMR; exchangeable protons; ethanol NMR; proton exchange and coupling; hydroxyl signal in NMR | spin-spin-splitting
organic-spectroscopy-organic-30 | quantitative NMR; mole ratio from NMR integration; qNMR; NMR integration of mixtures; integration calculation
organic-spectroscopy-organic-31 | integration ratio; peak area ratio in 1H NMR; NMR integral; proton NMR integration
organic-spectroscopy-organic-32 | structure from IR and NMR; identifying an unknown compound; structure determination by spectroscopy; butanone spectrum; interpreting spectra
organic-spectroscopy-organic-33 | structure from IR, NMR and MS; identifying an unknown compound; methyl benzoate spectrum; structure determination by spectroscopy; m/z 105
organic-spectroscopy-organic-34 | conjugation and λmax; longest wavelength absorption; UV-Vis of polyenes; conjugation and absorption wavelength; HOMO–LUMO gap
organic-spectroscopy-organic-35 | β-carotene color; why carrots are orange; conjugation and color; HOMO–LUMO gap; color of organic compounds
organic-spectroscopy-organic-36 | UV spectrum of aniline; effect of pH on UV spectrum; auxochrome; blue shift; hypsochromic shift
organic-spectroscopy-organic-460 | ethyl group NMR pattern; isopropyl group NMR pattern; triplet and quartet; doublet and septet; splitting and integration of ethyl and isopropyl; n+1 rule; proton NMR splitting patterns; recognise ethyl and isopropyl in NMR; NMR multiplicity and integration
organic-spectroscopy-organic-461 | structure from proton NMR; septet and doublet; isopropyl acetate NMR; identify an ester from its NMR; splitting and integration of isopropyl; C5H10O2 NMR; which ester fits the NMR; isopropyl ester NMR; 1H NMR structure determination
organic-spectroscopy-organic-462 | number of carbon-13 signals; C13 signals from symmetry; how many carbon peaks; equivalent carbons; carbon NMR of mesitylene; 13C NMR number of peaks; symmetry and NMR signals; 1,3,5-trimethylbenzene carbon NMR; carbon environments
organic-spectroscopy-organic-501 | 13C NMR DEPT; DEPT-135; carbon types from DEPT; CH2 negative; DEPT
organic-spectroscopy-organic-502 | 13C NMR DEPT; quaternary carbon; DEPT-90 and DEPT-135; carbon types and shifts; missing in DEPT
organic-spectroscopy-organic-503 | 13C NMR DEPT; DEPT-135 interpretation; C4H10O isomers by DEPT; carbon types and shifts; butan-2-ol 13C
organic-spectroscopy-organic-504 | 13C NMR DEPT; DEPT-90 and DEPT-135; identifying a ketone by DEPT; carbon types; 3-methylbutan-2-one
organic-spectroscopy-organic-505 | IR peaks; infrared spectroscopy; spectroscopy IR peaks; C=O stretch; IR absorption of functional groups
organic-spectroscopy-organic-506 | IR peaks; O-H stretch; infrared spectroscopy of alcohols; IR absorption of functional groups; broad band 3350
organic-spectroscopy-organic-507 | IR peaks; nitrile IR band; infrared spectroscopy; triple bond region; IR absorption of functional groups
organic-spectroscopy-organic-508 | IR peaks; aldehyde C-H stretch; aldehyde vs ketone IR; infrared spectroscopy; IR absorption of functional groups
organic-spectroscopy-organic-509 | how to read a proton NMR spectrum; introduction to 1H NMR; integration; NMR for beginners; proton NMR interpretation
organic-spectroscopy-organic-510 | how to read a proton NMR spectrum; introduction to 1H NMR; number of signals; NMR of methyl acetate; singlets
organic-spectroscopy-organic-511 | how to read a proton NMR spectrum; introduction to 1H NMR; triplet and quartet; ethyl group NMR; n+1 rule
organic-spectroscopy-organic-580 | IR peaks for C=O O-H and N-H; identify compounds from IR; IR spectrum ketone alcohol amine; IR functional groups; IR absorptions; carbonyl peak at 1715; N-H peaks in IR; broad O-H peak; primary amine IR two bands; interpreting IR spectra
organic-spectroscopy-organic-581 | O-H vs N-H in IR; IR alcohol vs amine; O-H and N-H stretch; broad O-H peak; primary amine IR two bands; difference between OH and NH peaks; N-H stretch shape; IR peaks above 3200; IR bands of OH and NH2
organic-spectroscopy-organic-600 | roofing; roof effect NMR; leaning doublets; AB quartet; second-order coupling
organic-spectroscopy-organic-601 | roofing; roof effect NMR; second-order spectra; field strength and roofing; AB quartet
organic-spectroscopy-organic-602 | roofing; roof effect NMR; AB quartet; second-order spectra; AB to A2
organic-spectroscopy-organic-840 | number of carbon 13 peaks in dimethylbenzene isomers; xylene C13 NMR signals; p-xylene three peaks; symmetry and carbon environments; 1,4-dimethylbenzene carbon NMR
organic-spectroscopy-organic-841 | number of carbon 13 peaks in dimethylbenzene isomers; identify xylene isomer by C13 NMR; ortho meta para xylene 13C peaks; 3 4 5 carbon signals; carbon environments dimethylbenzene
organic-spectroscopy-organic-900 | peak height vs peak area; area of a multiplet; integrating triplet and quartet; line intensities of a triplet and a quartet; bromoethane NMR spectrum
organic-spectroscopy-organic-901 | impurity in an NMR spectrum; integral too large; checking purity by integration; ethyl acetate NMR integration; unexpected integration ratio
organic-spectroscopy-organic-907 | carbonyl stretch of ester ketone and amide; C=O stretching frequencies; IR carbonyl 1740 1715 1670; amide carbonyl lower wavenumber; ester vs ketone IR; C=O wavenumber order
organic-spectroscopy-organic-908 | Woodward-Fieser rules for dienes; lambda max of a diene; exocyclic double bond increment; 3-methylenecyclohexene lambda max; predicted UV maximum of a conjugated diene; heteroannular or homoannular base value
organic-spectroscopy-organic-943 | OH signal broad in NMR; D2O shake; exchange of OH protons; OH proton NMR; hydroxyl peak vanishes with D2O; proton exchange in alcohols; labile protons in NMR | proton-nmr
organic-spectroscopy-organic-944 | FTIR interferogram; how FTIR gets a spectrum; Fourier transform infrared; interferogram to spectrum; Fourier transform of an interferogram; resolving into cosine waves | infrared-spectroscopy
organic-spectroscopy-organic-945 | FTIR interferogram; Michelson interferometer in FTIR; single wavenumber in an interferogram; moving mirror interferometer; cosine signal of monochromatic light; how FTIR tells wavenumbers apart | infrared-spectroscopy
organic-spectroscopy-organic-960 | n + 1 rule in proton NMR; n+1 rule; splitting pattern from neighbors; why a signal is a singlet; singlets in proton NMR; no neighboring hydrogens
organic-spectroscopy-organic-961 | n + 1 rule in proton NMR; n+1 rule; what is n in the n + 1 rule; splitting pattern from neighbors; triplet of an ethyl group; neighboring hydrogens in NMR
organic-spectroscopy-organic-962 | n + 1 rule in proton NMR; n+1 rule; splitting pattern from neighbors; sextet in NMR; splitting pattern of 1-bromopropane; neighbors on both sides
organic-spectroscopy-organic-970 | why is TMS used as a standard; TMS inert and volatile; tetramethylsilane reference properties; removing TMS after NMR; TMS standard in NMR
organic-spectroscopy-organic-971 | why TMS signal is upfield; TMS at 0 ppm; shielding in tetramethylsilane; why is TMS used as a reference; TMS standard silicon electronegativity
organic-stereochemistry-01 | number of stereocenters; counting chiral centers; chiral carbons; asymmetric carbons; identifying stereocenters
organic-stereochemistry-02 | enantiomeric excess from optical rotation; optical purity; ee calculation; specific rotation; optical rotation calculation
organic-stereochemistry-03 | ee calculation; percentage of each enantiomer; optical purity; enantiomer ratio; R and S percentages
organic-stereochemistry-04 | E/Z configuration; E/Z isomers; Z alkene; CIP priority rules for alkenes; assigning E and Z
organic-stereochemistry-05 | stereoisomers of 2,3-dichlorobutane; number of stereoisomers; meso form; 2^n rule; meso vs enantiomers
organic-stereochemistry-06 | number of stereoisomers; E/Z and R/S isomers; double bond and stereocenter; 2^n rule
organic-stereochemistry-07 | relationship between stereoisomers; diastereomers; enantiomers vs diastereomers; comparing stereoisomers
organic-stereochemistry-08 | assigning R and S; CIP rules; Cahn-Ingold-Prelog priorities; absolute configuration; R/S configuration
organic-stereochemistry-09 | meso form; superimposable mirror images; identical or enantiomers; relationship between stereoisomers; butane-2,3-diol
organic-stereochemistry-10 | identifying chiral carbons; chiral alcohol; stereocenter; asymmetric carbon; four different groups
organic-stereochemistry-101 | CIP priorities; descriptor change without inversion; R/S change and retention; Cahn-Ingold-Prelog priorities; retention of configuration
organic-stereochemistry-102 | properties of enantiomers; carvone; smell of enantiomers; optical rotation of enantiomers; how enantiomers differ
organic-stereochemistry-103 | identifying meso compounds; meso form; plane of symmetry; hexane-3,4-diol
organic-stereochemistry-104 | meso form in Fischer projection; butane-2,3-diol; identifying meso compounds; internal mirror plane
organic-stereochemistry-105 | rotating a Fischer projection; 180° rotation; tartaric acid; Fischer projection rules
organic-stereochemistry-106 | chiral chromatography; chiral stationary phase; separating enantiomers; chiral HPLC; racemate separation
organic-stereochemistry-107 | recovering acid from diastereomeric salt; chiral amine resolution; liberating the free acid; separating enantiomers; chiral resolution
organic-stereochemistry-108 | why resolving agent must be pure; diastereomeric salts; racemic resolving agent; separating enantiomers; chiral resolution
organic-stereochemistry-109 | prochiral carbon; prochiral center; enantiotopic hydrogens; identifying prochiral carbons
organic-stereochemistry-11 | specific rotation calculation; specific rotation; polarimetry; polarimeter; [α] = α/(l·c)
organic-stereochemistry-110 | pro-R and pro-S; pro-S hydrogen; enantiotopic hydrogens; prochiral hydrogens
organic-stereochemistry-111 | Re and Si faces; homotopic faces; prochiral carbonyl; enantiotopic faces
organic-stereochemistry-112 | diastereotopic protons; diastereotopic hydrogens; enantiotopic vs diastereotopic; homotopic, enantiotopic, diastereotopic; nonequivalent CH2 protons in NMR
organic-stereochemistry-113 | alcohol dehydrogenase stereospecificity; pro-R hydrogen; deuterium-labeled ethanol; enzyme stereospecificity; NAD+ hydride transfer
organic-stereochemistry-114 | ee from masses; ee calculation; enantiomer ratio; limonene enantiomers; optical purity
organic-stereochemistry-115 | enantiomer percentage from rotation; ee from optical rotation; optical purity calculation; specific rotation; ee calculation
organic-stereochemistry-116 | rotation depends on concentration; observed vs specific rotation; polarimeter reading; optical rotation and concentration; polarimetry
organic-stereochemistry-117 | ee of a mixture; mixing samples of different ee; ee calculation; enantiomer ratio calculation
organic-stereochemistry-118 | CIP priority rules; Cahn-Ingold-Prelog priorities; ranking substituents; assigning priorities
organic-stereochemistry-21 | specific rotation of enantiomers; enantiomers rotate light oppositely; specific rotation; optical rotation
organic-stereochemistry-22 | relationship between stereoisomers; trans-1,2-dimethylcyclopropane; enantiomers vs diastereomers; cyclic stereoisomers; chiral cyclopropanes
organic-stereochemistry-23 | pseudoasymmetric carbon; number of stereoisomers; meso forms; three stereocenters; 2^n rule
organic-stereochemistry-25 | meaning of Fischer projection lines; reading Fischer projections; horizontal and vertical bonds; drawing Fischer projections
organic-stereochemistry-26 | rotating a Fischer projection; 90° rotation; Fischer projection rules; lactic acid configuration
organic-stereochemistry-27 | D and L notation; D-glyceraldehyde; D/L configuration; R/S from Fischer projection; glyceraldehyde
organic-stereochemistry-28 | chiral resolution; separating enantiomers; diastereomeric salts; racemic mixture separation; racemate resolution
organic-stereochemistry-29 | kinetic resolution; enzymatic resolution; lipase; chiral resolution; separating enantiomers
organic-stereochemistry-501 | thalidomide; chiral drugs; racemic drug; enantiomers in medicine; chirality of drugs
organic-stereochemistry-502 | thalidomide; chiral drugs; racemization of thalidomide; enantiomers in medicine; single enantiomer drug
organic-stereochemistry-503 | chiral drugs; enantiomers in medicine; thalidomide; ibuprofen enantiomers; why drug enantiomers act differently; chirality and receptors
organic-stereochemistry-504 | chiral drugs; single enantiomer drugs; enantiomers in medicine; advantages of asymmetric synthesis; optically pure drugs
organic-stereochemistry-505 | diastereomers vs enantiomers; enantiomers and diastereomers; relations between stereoisomers; R,R and S,S; two stereocenters
organic-stereochemistry-506 | diastereomers vs enantiomers; properties of diastereomers; enantiomers and diastereomers; separating stereoisomers; relations between stereoisomers
organic-stereochemistry-507 | diastereomers vs enantiomers; cis-trans isomers are diastereomers; relations between stereoisomers; but-2-ene stereoisomers; enantiomers and diastereomers
organic-stereochemistry-710 | chirality vs optical activity; chiral and optically active; difference between chirality and optical activity; meaning of chiral and optically active; chirality and polarized light
organic-stereochemistry-711 | chirality vs optical activity; chiral but optically inactive; chirality and optical activity; racemic mixture vs meso compound; optically inactive samples of chiral molecules
organic-stereochemistry-712 | chirality vs optical activity; configuration vs sign of rotation; R/S vs plus and minus rotation; lactic acid and lactate rotation; does rotation change mean inversion; R and S versus d and l
organic-stereochemistry-713 | R/S vs E/Z; R and S and E and Z; compound with both R/S and E/Z; stereocenter and double bond configuration; when to use R/S and when E/Z
organic-stereochemistry-714 | R/S vs E/Z; R/S and E/Z; CIP priority in R/S and E/Z; what R/S and E/Z have in common; assigning R S and E Z
organic-stereochemistry-870 | D or L sugar from Fischer projection; how to tell D and L sugars; D and L configuration of sugars; Fischer projection of aldopentose; which carbon decides D or L; D L sugars
organic-stereochemistry-871 | Fischer projection to Haworth; converting Fischer to Haworth; Haworth projection of galactose; right in Fischer is down in Haworth; Fischer to Haworth D sugars; drawing Haworth from Fischer
organic-stereochemistry-872 | Haworth projection D or L; alpha or beta in Haworth projection; L sugar Haworth CH2OH down; Haworth of L sugars; fischer projection to haworth D and L sugars; anomer of an L sugar
organic-stereochemistry-907 | stereoisomers of tartaric acid; enantiomers diastereomers and meso; meso tartaric acid; relationship of tartaric acid isomers; optical rotation and melting point of stereoisomers; meso compound is a diastereomer
organic-stereochemistry-930 | asymmetric catalysis; chiral catalyst; asymmetric catalysis and ee; how a chiral catalyst gives enantiomeric excess; diastereomeric transition states; enantioselective catalysis; asymmetric reduction of a ketone
organic-stereochemistry-943 | chiral without a stereocenter; chirality without a chiral carbon; definition of chirality; nonsuperimposable mirror image; chiral molecule with no asymmetric carbon; is a stereocenter needed for chirality
organic-stereochemistry-944 | chiral without a stereocenter; chiral allenes; axial chirality; chirality of an allene; allene enantiomers; cumulene symmetry; penta-2,3-diene | chirality
organic-stereochemistry-945 | Haworth projection of galactose; beta-D-galactopyranose; Fischer to Haworth; drawing a Haworth projection; OH groups up or down in Haworth; beta anomer of galactose
organic-structure-and-bonding-01 | sp2 carbon atoms; counting sp2 carbons; hybridization of carbon; hybridization in organic molecules
organic-structure-and-bonding-02 | index of hydrogen deficiency; IHD; double bond equivalents; DBE calculation; rings plus pi bonds; degrees of unsaturation calculation
organic-structure-and-bonding-03 | index of hydrogen deficiency; double bond equivalents; degrees of unsaturation with nitrogen; IHD; DBE calculation; caffeine
organic-structure-and-bonding-04 | counting sigma bonds; number of sigma bonds; σ and π bonds; sigma bonds in an enyne; σ vs π bonds
organic-structure-and-bonding-05 | formal charge on nitrogen; formal charge calculation; nitro group; nitromethane Lewis structure
organic-structure-and-bonding-06 | pyrrole vs pyridine; basicity of pyridine and pyrrole; aromatic nitrogen heterocycles; lone pair in aromatic sextet; basicity of heterocycles
organic-structure-and-bonding-07 | molecular formula from structure; skeletal formula to molecular formula; line-angle formula; vanillin; counting hydrogens in skeletal structures
organic-structure-and-bonding-08 | index of hydrogen deficiency; double bond equivalents; DBE calculation; rings plus pi bonds; IHD; unsaturation from molecular formula
organic-structure-and-bonding-09 | counting pi bonds; number of pi bonds; naphthalene structure; Kekulé structure; σ vs π bonds
organic-structure-and-bonding-101 | skeletal formula to condensed formula; reading skeletal formulas; condensed structural formula; line-angle formula; bond-line structure
organic-structure-and-bonding-102 | mechanism arrows for HBr addition; electrophilic addition mechanism; electron pushing; curved arrows; drawing mechanism arrows
organic-structure-and-bonding-103 | collapse of tetrahedral intermediate; ester hydrolysis mechanism arrows; electron pushing; curved arrows; saponification mechanism
organic-structure-and-bonding-104 | fishhook arrows; half-headed arrows; homolysis of bromine; drawing homolytic cleavage; single-barbed arrows
organic-structure-and-bonding-105 | homolytic cleavage; homolysis of bromine; radical vs ionic reactions; bromination of methane in light
organic-structure-and-bonding-106 | solvation and heterolysis; solvent effect on ionization; gas phase vs solution bond cleavage; heterolytic cleavage; ionization of tert-butyl chloride
organic-structure-and-bonding-107 | site of nucleophilic attack; amine with acyl chloride; nucleophile attacks carbonyl carbon; nucleophilic atom and electrophilic atom; amide formation mechanism
organic-structure-and-bonding-108 | electrophilic and nucleophilic sites; formaldehyde polarity; carbonyl group reactivity; ambiphilic molecule; nucleophile vs electrophile
organic-structure-and-bonding-109 | electron-donating groups; +I effect; alkyl groups donate electrons; electron-donating vs withdrawing groups
organic-structure-and-bonding-110 | anti-Markovnikov addition of HCl; trifluoropropene; electron-withdrawing CF3 group; destabilized carbocation; addition to electron-poor alkene
organic-structure-and-bonding-111 | ethyl cation stabilization; sigma-p overlap; C–H donation to p orbital; carbocation stability
organic-structure-and-bonding-112 | counting hyperconjugating hydrogens; alpha C–H bonds; number of hyperconjugation structures; carbocation stability
organic-structure-and-bonding-113 | stability of substituted alkenes; σ to π* overlap; alkene stability explanation; heat of hydrogenation and hyperconjugation
organic-structure-and-bonding-114 | secondary isotope effect; β-deuterium isotope effect; secondary kinetic isotope effect; deuterated tert-butyl chloride
organic-structure-and-bonding-115 | radical vs carbocation stability; stability of radicals; hyperconjugation in radicals; half-filled p orbital
organic-structure-and-bonding-116 | carbene; divalent carbon; carbene vs carbocation; identifying intermediates
organic-structure-and-bonding-117 | dichlorocarbene; cyclopropanation; carbene addition to alkene; CHCl3 and base; dichlorocyclopropane
organic-structure-and-bonding-118 | intermediate vs transition state; reaction energy diagram; two-step energy profile; reaction coordinate diagram; minimum between two maxima
organic-structure-and-bonding-119 | neopentyl rearrangement; methyl shift; 1,2-methyl shift; neopentyl alcohol with HBr; Wagner-Meerwein rearrangement
organic-structure-and-bonding-120 | hydride shift; 1,2-hydride shift; carbocation stability; when carbocations rearrange
organic-structure-and-bonding-121 | ring expansion; alkyl shift; cyclobutyl to cyclopentyl cation; 1,2-alkyl shift; Wagner-Meerwein rearrangement
organic-structure-and-bonding-122 | thermodynamic product conditions; kinetic vs thermodynamic product; reversible reaction conditions; high temperature product control
organic-structure-and-bonding-123 | sulfonation of naphthalene; naphthalenesulfonic acid; reversible sulfonation; kinetic vs thermodynamic product
organic-structure-and-bonding-124 | early transition state; exothermic transition state; transition state resembles reactants; early vs late transition state
organic-structure-and-bonding-125 | late transition state; endothermic transition state; degree of bond breaking; early vs late transition state
organic-structure-and-bonding-126 | explanation of Markovnikov's rule; late transition state; carbocation stability and rate; transition state resembles carbocation
organic-structure-and-bonding-21 | counting hydrogens in skeletal structures; skeletal formulas; line-angle structures; bond-line formula; implicit hydrogens
organic-structure-and-bonding-22 | sp hybridized carbons; counting sp carbons; allene hybridization; hybridization of carbon; cumulated double bonds
organic-structure-and-bonding-23 | stability of conjugated dienes; conjugation energy; heat of hydrogenation; resonance stabilization of butadiene; enthalpy of hydrogenation calculation
organic-structure-and-bonding-24 | naphthalene resonance; average bond order; Kekulé structures; resonance structures of naphthalene; bond order from resonance structures
organic-structure-and-bonding-25 | identifying electrophiles; electrophile vs nucleophile; nitronium ion; electrophile examples
organic-structure-and-bonding-26 | nucleophilicity; ethoxide vs ethanol; charge and nucleophile strength; stronger nucleophile; nucleophile strength
organic-structure-and-bonding-27 | nucleophilicity vs basicity; nucleophilicity in protic solvents; solvation of halide ions; iodide vs fluoride nucleophile; polarizability and nucleophilicity; protic solvent effect
organic-structure-and-bonding-28 | electron-pushing arrows; arrow pushing; curved arrows; drawing mechanism arrows; curly arrow direction
organic-structure-and-bonding-29 | E2 mechanism arrows; electron pushing; curved arrows; arrow pushing in elimination; number of curly arrows
organic-structure-and-bonding-30 | enamine resonance structures; drawing resonance structures; electron pushing; curved arrows; enamine
organic-structure-and-bonding-31 | heterolytic cleavage; heterolysis; carbocation formation; tert-butyl cation; bond breaking into ions
organic-structure-and-bonding-32 | homolysis vs heterolysis; homolytic cleavage; solvent effect on bond cleavage; bond breaking into radicals
organic-structure-and-bonding-33 | carbocation stability; most stable carbocation; tertiary carbocation; primary vs secondary vs tertiary carbocation; hyperconjugation
organic-structure-and-bonding-34 | oxocarbenium ion; carbocation stabilized by oxygen; lone pair stabilization of carbocation; carbocation stability; resonance-stabilized carbocation
organic-structure-and-bonding-36 | allylic carbocation; resonance structures of allyl cation; drawing resonance structures; resonance forms
organic-structure-and-bonding-37 | transition state of SN1; late transition state; transition state resembles carbocation; SN1 energy diagram
organic-structure-and-bonding-501 | inductive effect; -I effect; +I and -I groups; electron-withdrawing group; inductive and mesomeric effect
organic-structure-and-bonding-502 | inductive and mesomeric effect; mesomeric effect; +M effect; methoxy group; resonance effect vs inductive effect
organic-structure-and-bonding-503 | mesomeric effect; -M effect; inductive and mesomeric effect; electron-withdrawing by resonance; nitro group
organic-structure-and-bonding-504 | inductive and mesomeric effect; mesomeric effect; effect on acidity; +M vs -I; methoxybenzoic acid acidity
organic-structure-and-bonding-505 | Baldwin's rules; Baldwin notation; 5-exo-trig; ring closure preferences; exo and endo
organic-structure-and-bonding-506 | Baldwin's rules; disfavored ring closure; 5-endo-trig; ring closure preferences; favored and disfavored cyclizations
organic-structure-and-bonding-507 | Baldwin's rules; 6-endo-trig; classifying ring closure; ring closure preferences; oxa-Michael cyclization
organic-structure-and-bonding-508 | Baldwin's rules; 5-endo-dig; alkyne cyclization; ring closure preferences; orbital reason for Baldwin's rules
organic-structure-and-bonding-509 | Baldwin's rules; limits of Baldwin's rules; kinetic control of ring closure; ring closure preferences; disfavored does not mean impossible
organic-structure-and-bonding-600 | Hammett equation; sigma and rho; substituent constant; definition of sigma; benzoic acid ionization
organic-structure-and-bonding-601 | Hammett equation; positive rho; meaning of rho; sigma and rho; mechanism from Hammett plot
organic-structure-and-bonding-602 | Hammett equation; Hammett equation calculation; relative rate from sigma and rho; p-nitro substituent
organic-structure-and-bonding-603 | Hammett equation; nonlinear Hammett plot; curved Hammett plot; change of rate-determining step; Hammett plot mechanism
organic-structure-and-bonding-604 | Hammett equation; sigma meta and para; methoxy substituent constant; resonance and inductive effects; sigma values
organic-structure-and-bonding-640 | formal charges on line structures; formal charge of a carbanion; formal charge with hidden hydrogens; formal charges in skeletal structures; drawing formal charges on line structures
organic-structure-and-bonding-641 | formal charges on line structures; which atom needs a formal charge; formal charge of nitrogen with four bonds; assigning formal charges in skeletal structures; drawing formal charges on line structures
organic-structure-and-bonding-642 | picking the major resonance contributor; major resonance contributor octet rule; resonance of an oxocarbenium ion; comparing resonance structures by octets; which resonance structure contributes more
organic-structure-and-bonding-643 | picking the major resonance contributor; major resonance contributor of an enolate; negative charge on the more electronegative atom; best resonance structure of an anion; which resonance structure contributes most
organic-structure-and-bonding-644 | hybridization of nitrogen next to a carbonyl; hybridization of an amide nitrogen; is amide nitrogen sp2 or sp3; nitrogen hybridization in amides and amines; sp2 nitrogen delocalized lone pair
organic-structure-and-bonding-645 | hybridization of nitrogen next to a carbonyl; which nitrogen is sp3; delocalized lone pair and hybridization; sp2 or sp3 nitrogen; nitrogen conjugated with a carbonyl
organic-structure-and-bonding-710 | nucleophile vs electrophile; nucleophiles and electrophiles; nucleophile and electrophile in addition of HBr; is an alkene a nucleophile or electrophile; identify the nucleophile and electrophile
organic-structure-and-bonding-711 | nucleophile vs electrophile; nucleophilic and electrophilic carbon; Grignard carbon vs alkyl halide carbon; nucleophiles and electrophiles by polarity; carbon as nucleophile or electrophile
organic-structure-and-bonding-712 | nucleophile vs electrophile; nucleophiles and electrophiles; neutral nucleophiles and electrophiles; must nucleophiles be negative; charge of nucleophiles and electrophiles
organic-structure-and-bonding-713 | resonance vs tautomerism; resonance forms and tautomers; arrows for resonance and tautomers; double-headed arrow vs equilibrium arrow; difference between resonance and tautomerism
organic-structure-and-bonding-714 | inductive vs resonance effects; inductive and resonance effects; inductive vs mesomeric effect; sigma and pi electron effects; difference between induction and resonance
organic-structure-and-bonding-751 | hydrogens not drawn in skeletal formula; primary secondary tertiary carbons; counting hydrogens on CH2; line structure of an alkyl ring; secondary hydrogens
organic-structure-and-bonding-840 | index of hydrogen deficiency C6H10O; IHD; degrees of unsaturation C6H10O; which structure fits C6H10O; rings and double bonds from formula; DBE
organic-structure-and-bonding-870 | counting alpha hydrogens; number of hyperconjugation structures of an alkene; alpha hydrogens of 2-methylpent-2-ene; hyperconjugation in alkenes; hyperconjugation and stability of alkenes; no-bond resonance count
organic-structure-and-bonding-871 | hyperconjugation and stability of alkenes; order of stability of alkenes; alpha hydrogens and alkene stability; most stable alkene by hyperconjugation; arrange alkenes in order of stability; substituted alkenes more stable
organic-structure-and-bonding-872 | stability order of carbocations free radicals and carbanions; carbocation vs carbanion stability; effect of methyl groups on carbanions and radicals; primary secondary tertiary carbanion stability; compare carbocation radical carbanion; +I effect on carbanions and carbocations
organic-structure-and-bonding-873 | carbanion stability order; stability of carbanions; benzyl and tert-butyl carbanion; arrange carbanions in order of stability; why tertiary carbanions are least stable; resonance and +I in carbanions
organic-structure-and-bonding-900 | reading condensed formulas; CHO in a condensed formula; aldehyde group in condensed formula; condensed structural formulas; CHO vs COH
organic-structure-and-bonding-901 | carbon with five bonds; impossible structural formula; checking valence in condensed formulas; four bonds to carbon; errors in condensed formulas
organic-structure-and-bonding-902 | early and late transition states; transition state of the reverse reaction; microscopic reversibility; ionization of tert-butyl chloride; Hammond's postulate and reverse step
organic-structure-and-bonding-903 | difference in activation energy and carbocation stability; late transition state of SN1; Hammond's postulate and rates; how much of the cation's stability shows in the rate; energy diagram of two ionizations
organic-structure-and-bonding-907 | stability of carbocations radicals and carbanions; primary secondary tertiary stability order; carbanion stability opposite to carbocation; alkyl groups donate electrons; why tertiary carbanions are unstable; electron donating alkyl groups and reactive intermediates
organic-substitution-and-elimination-01 | SN2 rate law; SN2 kinetics; second-order kinetics of SN2; effect of concentration on SN2 rate; SN2 rate calculation
organic-substitution-and-elimination-02 | SN2 stereochemistry; inversion of configuration; Walden inversion; alkyl azide synthesis; backside attack; predicting products
organic-substitution-and-elimination-03 | SN2 reactivity order; Finkelstein reaction; primary vs tertiary halides SN2; steric hindrance in SN2; comparing SN2 rates
organic-substitution-and-elimination-04 | E2 of tertiary halide; Zaitsev product; dehydrohalogenation; major alkene product; predicting elimination products
organic-substitution-and-elimination-05 | hydride shift; 1,2-hydride shift; rearrangement in SN1; alcohol with HBr; predicting products
organic-substitution-and-elimination-06 | double inversion; net retention of configuration; Walden inversion; SN2 stereochemistry; inversion of configuration
organic-substitution-and-elimination-07 | alkyl halide with cyanide; nitrile synthesis; chain extension with cyanide; NaCN in DMSO; predicting products
organic-substitution-and-elimination-08 | number of elimination products; E2 products of 2-bromobutane; alkene stereoisomers from elimination; dehydrohalogenation; cis and trans alkenes from elimination | cis-trans-isomerism
organic-substitution-and-elimination-09 | SN1 vs SN2; SN1 and SN2 rate laws; SN1 and SN2 kinetics; nucleophile concentration and mechanism; SN1 SN2 rate calculation
organic-substitution-and-elimination-10 | bulky base elimination; potassium tert-butoxide; Hofmann product; less substituted alkene; tBuOK E2 | zaitsevs-rule
organic-substitution-and-elimination-101 | boiling points of haloalkanes; dispersion forces and halogen size; boiling point trend of alkyl halides; London forces | alkyl-halides
organic-substitution-and-elimination-102 | test for halogens in haloalkanes; silver nitrate test; acidify with nitric acid; identifying haloalkanes; Ag2O precipitate
organic-substitution-and-elimination-103 | racemization in SN1; stereochemistry of SN1; planar carbocation; attack from both sides; racemic product
organic-substitution-and-elimination-104 | solvent effect on SN1; solvolysis of tert-butyl chloride; polar protic solvent; solvent polarity and SN1 rate; polar transition state
organic-substitution-and-elimination-105 | SN1 vs SN2; evidence for SN2; inversion and kinetics; distinguishing SN1 and SN2; SN2 stereochemistry
organic-substitution-and-elimination-106 | SN1 vs SN2; effect of substrate on mechanism; methyl to tert-butyl reactivity; primary vs secondary vs tertiary halides; hydrolysis rate of alkyl bromides
organic-substitution-and-elimination-107 | allylic carbocation; allylic rearrangement; allyl shift; SN1 of allylic halides; crotyl chloride solvolysis
organic-substitution-and-elimination-108 | E1 rate law; E1 kinetics; first-order elimination; unimolecular elimination
organic-substitution-and-elimination-109 | common carbocation intermediate; evidence for E1 mechanism; E1 and SN1 product ratio
organic-substitution-and-elimination-110 | methyl shift in dehydration; dehydration with rearrangement; pinacolyl alcohol dehydration; rearrangement in E1; acid-catalyzed dehydration
organic-substitution-and-elimination-111 | E1 mechanism; steps of E1; E1 vs E2 steps; carbocation intermediate
organic-substitution-and-elimination-112 | number of elimination products; counting E1 alkenes; alkene stereoisomers from elimination; E1 products
organic-substitution-and-elimination-113 | distinguishing E1 from E2; E1 vs E2 kinetics; rate dependence on base; elimination rate law
organic-substitution-and-elimination-114 | conditions for E2; strong base elimination; E1 vs E2 conditions; sodium ethoxide in ethanol
organic-substitution-and-elimination-115 | kinetic isotope effect in elimination; deuterium isotope effect; primary kinetic isotope effect; kH/kD; evidence for E2
organic-substitution-and-elimination-116 | E1 and E2 rate calculation; mixed-order elimination; fraction of E2; elimination rate law; E1 vs E2 kinetics
organic-substitution-and-elimination-117 | menthyl chloride elimination; anti-periplanar requirement; trans-diaxial elimination; E2 stereochemistry in rings
organic-substitution-and-elimination-118 | anti elimination; E2 stereochemistry; stereospecific elimination; anti-periplanar; stilbene dibromide
organic-substitution-and-elimination-119 | temperature and elimination; entropy of elimination; effect of heat on E2 vs SN2; why heat favors elimination
organic-substitution-and-elimination-120 | alkylation of acetylides; acetylide with methyl iodide; choosing alkyl halide for alkyne synthesis; SN2 vs E2; internal alkyne synthesis
organic-substitution-and-elimination-121 | Zaitsev product; most substituted alkene; E2 major product; dehydrohalogenation; tetrasubstituted alkene
organic-substitution-and-elimination-122 | E1cB mechanism; carbanion intermediate; conjugate base elimination; first step of E1cB
organic-substitution-and-elimination-123 | β-hydroxy ketone dehydration; E1cB substrate; aldol dehydration; loss of water in base
organic-substitution-and-elimination-124 | aldol condensation dehydration; hydroxide as leaving group; enolate expels hydroxide; E1cB in aldol condensation
organic-substitution-and-elimination-125 | carbanion from H/D exchange; reversible E1cB; deuterium exchange evidence; evidence for E1cB mechanism
organic-substitution-and-elimination-126 | E1, E2 and E1cB comparison; elimination mechanism spectrum; order of bond breaking; E1cB vs E2 vs E1
organic-substitution-and-elimination-127 | anchimeric assistance; mustard gas; sulfur mustard hydrolysis; episulfonium ion; NGP
organic-substitution-and-elimination-128 | anchimeric assistance; retention by double inversion; α-lactone; 2-bromopropanoate hydrolysis; NGP
organic-substitution-and-elimination-129 | anchimeric assistance; acetoxonium ion; trans vs cis 2-acetoxycyclohexyl tosylate; rate acceleration by acetoxy group; NGP
organic-substitution-and-elimination-130 | anchimeric assistance; signs of neighboring group participation; retention of configuration; rate acceleration and retention; NGP
organic-substitution-and-elimination-131 | episulfonium ion; isotopic labeling evidence; anchimeric assistance; sulfur participation; NGP
organic-substitution-and-elimination-21 | best leaving group; leaving group ability; leaving groups; leaving group and pKa; halide leaving groups | alkyl-halides
organic-substitution-and-elimination-22 | racemization in SN1; stereochemistry of SN1; partial racemization; ion pair inversion; percent racemization calculation
organic-substitution-and-elimination-23 | intramolecular Williamson ether synthesis; cyclic ether formation; THF synthesis; intramolecular SN2; tetrahydrofuran
organic-substitution-and-elimination-24 | anti-periplanar elimination; E2 in cyclohexanes; anti elimination; trans-diaxial elimination; E2 stereochemistry
organic-substitution-and-elimination-25 | aryl halides unreactive; chlorobenzene with NaOH; aryl vs alkyl halides; hydrolysis of haloalkanes; unreactive halides in substitution
organic-substitution-and-elimination-26 | hydrolysis rates of haloalkanes; silver nitrate test; C–X bond strength; haloalkane reactivity order; AgNO3 in ethanol
organic-substitution-and-elimination-27 | SN1 rate law; SN1 kinetics; unimolecular substitution; effect of concentration on SN1 rate; first-order substitution
organic-substitution-and-elimination-28 | common-ion effect in SN1; mass law effect; carbocation recombination; evidence for SN1 carbocation; ion return | sn1-reaction
organic-substitution-and-elimination-29 | KOH in ethanol; conditions for elimination; aqueous vs ethanolic KOH; alcoholic KOH; temperature and elimination; substitution vs elimination
organic-substitution-and-elimination-30 | SN2 vs E2; primary halide with ethoxide; ether vs alkene product; substitution vs elimination; substrate and mechanism
organic-substitution-and-elimination-31 | SN2 vs E2; choosing reagents for substitution; weak base good nucleophile; sodium azide in DMF; polar aprotic solvent; substitution vs elimination
organic-substitution-and-elimination-480 | why polar aprotic solvent speeds up SN2; DMF SN2 rate; solvent effect SN2; azide in DMF vs methanol; naked nucleophile; poorly solvated anion; why polar aprotic solvents are good for SN2
organic-substitution-and-elimination-710 | substitution vs elimination; substitution and elimination reactions; difference between substitution and elimination; alcohol or alkene from an alkyl halide; what is lost in substitution and elimination
organic-substitution-and-elimination-711 | substitution vs elimination; substitution or elimination; strong base vs weak base in substitution and elimination; ethoxide vs acetate vs thiolate; base strength and elimination; weak base good nucleophile gives substitution
organic-substitution-and-elimination-712 | nucleophile vs base; nucleophilicity vs basicity; nucleophiles and bases; kinetics vs thermodynamics of nucleophiles and bases; difference between basicity and nucleophilicity
organic-substitution-and-elimination-713 | nucleophile vs base; strong base weak nucleophile; good nucleophile weak base; NaH vs NaI; non-nucleophilic bases; nucleophiles and bases examples
organic-substitution-and-elimination-714 | nucleophile vs base; nucleophilicity and basicity in different solvents; nucleophilicity protic vs aprotic solvent; chloride vs iodide as nucleophile; halide nucleophilicity in DMF
organic-substitution-and-elimination-715 | what makes a good leaving group; good vs poor leaving groups; leaving group and pKa of the conjugate acid; weak bases as leaving groups; leaving group ability and base strength
organic-substitution-and-elimination-716 | what makes a good leaving group; why OH is a poor leaving group; tosylate vs protonated alcohol; hydroxide vs water vs tosylate leaving group; turning OH into a good leaving group
organic-substitution-and-elimination-717 | what makes a good leaving group; why tosylate is a good leaving group; tosylate vs hydroxide leaving group; why OH is a poor leaving group; resonance stabilized leaving groups
organic-substitution-and-elimination-870 | silver nitrate test haloalkanes; rate of hydrolysis of halogenoalkanes silver nitrate; which precipitate forms first haloalkanes; why do iodoalkanes hydrolyse faster than chloroalkanes; comparing hydrolysis of 1-chlorobutane 1-bromobutane 1-iodobutane; hydrolysis of haloalkanes experiment
organic-substitution-and-elimination-871 | bond enthalpy or polarity in hydrolysis of haloalkanes; why chloroalkanes react slowest; C-X bond strength and rate of hydrolysis; why do iodoalkanes hydrolyse faster; bond polarity vs bond enthalpy haloalkanes; reactivity of halogenoalkanes bond strength
organic-substitution-and-elimination-872 | why does SN2 give inversion; SN2 transition state geometry; backside attack inversion; Walden inversion transition state; stereochemistry of SN2; umbrella inversion SN2
organic-substitution-and-elimination-873 | order of SN2 reactivity of haloalkanes; SN1 vs SN2 order of reactivity; SN2 primary secondary tertiary order; arrange isomeric bromobutanes in SN2; steric hindrance SN2 order; reactivity order bromobutanes
organic-substitution-and-elimination-874 | order of SN1 reactivity; which halide reacts fastest by SN1; benzylic halides SN1; SN1 carbocation stability halides; diphenylmethyl bromide SN1; arrange benzyl bromides in SN1 reactivity
organic-substitution-and-elimination-875 | Finkelstein reaction; halogen exchange sodium iodide acetone; why acetone in Finkelstein reaction; NaI in acetone; chloroalkane to iodoalkane; making alkyl iodides by halide exchange
organic-substitution-and-elimination-876 | Finkelstein Swarts reaction; Swarts reaction; halogen exchange reactions; making alkyl fluorides with AgF; reagents for Finkelstein and Swarts; alkyl iodide and alkyl fluoride preparation
organic-substitution-and-elimination-877 | SN1 vs SN2 effect of solvent; protic and aprotic solvents in substitution; which solvent favors SN1 or SN2; polar protic solvent SN1; polar aprotic solvent SN2; DMF or aqueous ethanol for substitution
organic-substitution-and-elimination-878 | effect of solvent on SN2 rate; polar aprotic solvents speed up SN2; why DMSO and acetonitrile for SN2; protic solvents slow SN2; solvation of nucleophile hydrogen bonds; SN2 relative rates in solvents
organic-substitution-and-elimination-900 | nucleophile or base; hydroxide as a nucleophile and as a base; 2-bromopropane with KOH; roles of hydroxide ion; substitution and elimination with hydroxide
organic-substitution-and-elimination-901 | bulky bases; potassium tert-butoxide; SN2 vs E2 with a primary halide; alkene from a primary bromide; methoxide vs tert-butoxide
organic-substitution-and-elimination-902 | SN1 and E1 share a carbocation; common intermediate of SN1 and E1; product ratio independent of leaving group; solvolysis of tert-butyl chloride; alkene fraction in solvolysis
organic-substitution-and-elimination-903 | when Zaitsev's rule is needed; how many alkenes form in an elimination; elimination with two different β carbons; regioselectivity of elimination; 2-bromo-3-methylbutane
organic-substitution-and-elimination-904 | why the more substituted alkene forms; reason for Zaitsev's rule; alkene character of the E2 transition state; elimination of 2-bromobutane; stability of substituted alkenes
organic-substitution-and-elimination-905 | alkyl fluorides in elimination; exception to Zaitsev's rule; carbanion-like transition state; Hofmann product from 2-fluoropentane
organic-substitution-and-elimination-907 | why tertiary halogenoalkanes react by SN1; SN1 vs SN2 tertiary; steric hindrance and carbocation stability; tertiary alkyl halides SN1 not SN2; why no SN2 at tertiary carbon; backside attack blocked
organic-substitution-and-elimination-908 | tertiary carbocation stability in SN1; inductive effect of alkyl groups in SN1; 2-bromo-2-methylpropane and OH-; tert-butyl bromide carbocation vs primary; why primary halogenoalkanes do not form carbocations; hydrolysis of tertiary bromoalkane by carbocation
organic-substitution-and-elimination-943 | why SN1 gives racemization; racemization in SN1; SN1 stereochemistry; planar carbocation; attack from either face; SN1 vs SN2 stereochemistry; tertiary chloride hydrolysis racemic
organic-substitution-and-elimination-944 | why tert-butyl bromide does not undergo SN2; steric hindrance in SN2; tertiary halides and SN2; methyl vs tert-butyl SN2; backside attack blocked; SN2 reactivity order
organic-substitution-and-elimination-981 | why chlorobenzene is unreactive to hydroxide; aryl halide vs alkyl halide reactivity; chlorobenzene C-Cl bond strength; double bond character of C-Cl in chlorobenzene; lone pair delocalization in chlorobenzene; haloarenes and nucleophilic substitution
organic-substitution-and-elimination-982 | benzyl chloride vs aryl chloride with NaOH; selective hydrolysis of a benzylic chloride; 4-chlorobenzyl alcohol; 4-chlorobenzyl chloride and hydroxide; which chlorine is replaced; benzylic vs ring halogen
ozonolysis@advanced | ozonolysis with oxidative work-up; O3 then H2O2; oxidative cleavage of alkenes; ozonolysis products; carboxylic acid from alkene
ozonolysis@beginner | ozonolysis products; oxidative cleavage of alkenes; O3 then Zn; ozonolysis with reductive work-up; predicting products
ozonolysis@intermediate | alkene from ozonolysis products; ozonolysis structure determination; working backward from ozonolysis; oxidative cleavage of alkenes
pericyclic-reactions@advanced | Diels-Alder stereochemistry; stereospecific cycloaddition; cis principle; [4+2] cycloaddition; cis and trans Diels-Alder products
pericyclic-reactions@beginner | orbital symmetry rules; pericyclic selection rules; pericyclic reactions; electron count of pericyclic reactions; thermal vs photochemical pericyclic reactions
pericyclic-reactions@intermediate | stereochemistry of pericyclic reactions; pericyclic reactions; orbital symmetry rules; conrotatory vs disrotatory; pericyclic selection rules
polymer-units@advanced | mass of water from polymerization; condensation polymerization stoichiometry; condensation polymerization calculation; polyamides and polyesters
polymer-units@beginner | degree of polymerization; number of monomer units; number of repeat units; degree of polymerization calculation
polymer-units@intermediate | number of repeat units; repeat unit molar mass; degree of polymerization; condensation polymerization calculation; polyamides and polyesters
proton-spectrum-readings@advanced | structure from a proton NMR spectrum; which isomer fits the 1H NMR spectrum; reading an NMR spectrum; integrals and splitting; interpreting 1H NMR spectra
proton-spectrum-readings@intermediate | splitting in a proton NMR spectrum; n + 1 rule from a spectrum; quartet and triplet; neighboring hydrogens from splitting; multiplicity of an NMR signal
proton-transfer@advanced | liquid-liquid extraction calculation; distribution ratio; partition coefficient and pH; extraction of weak acid; distribution coefficient; log D | acid-base-extraction
proton-transfer@beginner | percent ionized at given pH; ionization of weak acid and pH; pKa and pH calculation; degree of ionization; Henderson-Hasselbalch calculation
proton-transfer@intermediate | equilibrium constant from pKa; K from pKa difference; direction of acid-base equilibrium; acid-base equilibrium position; proton transfer equilibrium | acid-dissociation-constant
radical-halogenation@advanced | product ratio in radical chlorination; relative reactivity of hydrogens; primary, secondary and tertiary hydrogens; selectivity of radical chlorination; product percentage calculation
radical-halogenation@beginner | number of monochlorination products; monohalogenation isomers; free radical halogenation; equivalent hydrogens; radical chlorination of alkanes | structural-isomers
radical-halogenation@intermediate | product ratio in radical chlorination; relative reactivity of hydrogens; selectivity of radical chlorination; product percentage calculation; free radical halogenation
reaction-plate-readings@beginner | following a reaction by TLC; when is the reaction finished; TLC of a reaction mixture; monitoring a reaction
reaction-plate-readings@intermediate | TLC of a reaction mixture; polarity and Rf; is the reaction complete; monitoring a reaction by TLC; silica plate polar and nonpolar spots
ring-conformers@advanced | conformer population calculation; disubstituted cyclohexane; A values; most stable chair; ΔG° = −RT ln K calculation
ring-conformers@beginner | A values; disubstituted cyclohexane stability; axial vs equatorial; energy difference between chairs; cyclohexane ring flip; conformational energy calculation
ring-conformers@intermediate | percentage of equatorial conformer; axial vs equatorial; conformer population calculation; A values; monosubstituted cyclohexane; ΔG° = −RT ln K calculation
stereoisomer-count@advanced | number of stereoisomers with meso form; meso form; 2^n rule exceptions; number of stereoisomers
stereoisomer-count@beginner | number of stereoisomers; 2^n rule; number of stereocenters; counting chiral centers
stereoisomer-count@intermediate | number of stereoisomers; E/Z and R/S isomers; double bond and stereocenter; 2^n rule
structure-to-formula@advanced | counting sigma bonds; number of sigma bonds; σ bonds; σ and π bonds
structure-to-formula@beginner | molecular formula from structure; skeletal formula to molecular formula; line-angle formula; counting hydrogens in skeletal structures
structure-to-formula@intermediate | molecular formula from structure; skeletal formula to molecular formula; line-angle formula; formula of cyclic compounds
substitution-rate@advanced | SN1 and SN2 competition; SN1 vs SN2; fraction of SN2; SN1 and SN2 rate laws; SN1 SN2 rate calculation
substitution-rate@beginner | SN1 and SN2 rate laws; SN1 vs SN2 kinetics; effect of concentration on substitution rate; nucleophilic substitution kinetics
substitution-rate@intermediate | effect of dilution on rate; SN1 and SN2 rate laws; SN1 vs SN2 kinetics; nucleophilic substitution rate calculation | rate-law
`;
