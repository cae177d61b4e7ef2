/** The index of the subject, in the notation of `readIndexTerms`. */
export const biochemistryTerms = `
amino-acid-curve-readings@intermediate | titration curve of an amino acid; isoelectric point from a graph; pI of an amino acid; pKa of an amino acid from a curve
amino-acid-ionisation@advanced | mean net charge of amino acid; fractional charge calculation; amino acid charge at pH; partial ionization; charge from pKa; Henderson-Hasselbalch for amino acids | zwitterions
amino-acid-ionisation@beginner | net charge of an amino acid; amino acid charge at pH; charge from pKa; ionization of amino acids; lysine charge; amino acid charge calculation | zwitterions
amino-acid-ionisation@intermediate | percent protonated; percent ionization from pH and pKa; side chain ionization; fraction deprotonated calculation; amino acid side chain pKa
base-composition@advanced | base composition of one strand; percent of bases in duplex; DNA base composition calculation; complementary strand composition
base-composition@beginner | percent of bases in DNA; A = T and G = C; DNA base composition calculation; cytosine to adenine percentage
base-composition@intermediate | number of hydrogen bonds in DNA; GC content; hydrogen bonds between base pairs; Watson-Crick hydrogen bonds calculation; A-T two G-C three
beta-oxidation-yield@advanced | unsaturated fatty acid oxidation; odd-chain fatty acid oxidation; propionyl-CoA; ATP from oleic acid; enoyl-CoA isomerase; ATP yield calculation
beta-oxidation-yield@beginner | fatty acid oxidation; rounds of β oxidation; NADH and FADH2 from fatty acid; acyl-CoA breakdown; number of cycles calculation
beta-oxidation-yield@intermediate | ATP from a fatty acid; complete oxidation of fatty acid; ATP yield of palmitate; ATP yield calculation; fatty acid oxidation
biochemistry-amino-acids-01 | achiral amino acid; glycine; amino acid without stereocenter; chiral amino acids; amino acid stereochemistry
biochemistry-amino-acids-02 | cysteine; disulfide bridge formation; cystine; thiol oxidation; sulfur-containing amino acids
biochemistry-amino-acids-03 | pI calculation; isoelectric point calculation; glutamic acid; acidic amino acid pI; averaging pKa values
biochemistry-amino-acids-04 | net charge of lysine; amino acid charge at pH 7; charge of an amino acid; basic amino acid; amino acid ionization states | zwitterions
biochemistry-amino-acids-05 | net charge of a peptide; peptide charge calculation; charge at pH 7; side chain pKa values; ionizable groups
biochemistry-amino-acids-06 | arginine; guanidino group; guanidinium; basic amino acid side chains; side chain functional groups
biochemistry-amino-acids-07 | L-cysteine is R; R/S of amino acids; CIP priority of cysteine; L amino acid configuration; D/L vs R/S
biochemistry-amino-acids-08 | threonine; amino acid with two stereocenters; isoleucine and threonine; chiral centers in amino acids; amino acid stereochemistry
biochemistry-amino-acids-09 | titration curve of alanine; half-equivalence point; volume where pH = pKa; amino acid titration calculation; diprotic amino acid
biochemistry-amino-acids-10 | electrophoresis of amino acids; pI and charge; migration in electric field; lysine migrates to cathode; separating amino acids by charge
biochemistry-amino-acids-101 | conservative substitution; leucine to isoleucine; hydrophobic core; amino acid replacement; mutations and protein stability; nonpolar amino acids
biochemistry-amino-acids-102 | histidine; general acid-base catalysis; imidazole side chain; pKa of histidine; proton transfer in enzymes | classes-of-amino-acids
biochemistry-amino-acids-103 | A280; absorbance at 280 nm; tryptophan absorbance; UV absorption of proteins; aromatic amino acids; extinction coefficient of proteins
biochemistry-amino-acids-104 | high melting point of amino acids; glycine; dipolar ion; amino acids as salts; ionic attraction in amino acids
biochemistry-amino-acids-105 | predominant form of glycine; glycine titration; dipolar ion; form at first equivalence point; amino acid charge states
biochemistry-amino-acids-106 | buffer regions of amino acids; half-equivalence points; alanine titration curve; best buffering; titration equivalents; pKa of amino acids
biochemistry-amino-acids-107 | histidine titration curve; identifying amino acid from pKa; three pKa values; buffer regions; pKa 6.0 side chain
biochemistry-amino-acids-108 | glycine titration; dipolar ion; carboxylate already ionized; titration from zwitterion; pKa of glycine
biochemistry-amino-acids-109 | peptide bond length; partial double bond character; amide resonance; C–N bond length; planarity of peptide bond; lone pair delocalization
biochemistry-amino-acids-110 | stability of peptide bonds; peptide bond hydrolysis; kinetic stability; kinetic vs thermodynamic stability; activation energy of hydrolysis; why proteins do not hydrolyze
biochemistry-amino-acids-300 | amino acid charges at physiological pH; positively charged amino acids; basic amino acids; lysine
biochemistry-amino-acids-301 | amino acid charges at physiological pH; histidine charge; pKa of histidine; side chain charge calculation
biochemistry-amino-acids-302 | amino acid charges at physiological pH; net charge of a peptide; charge at pH 7.4; charged side chains
biochemistry-amino-acids-303 | amino acid charges at physiological pH; negatively charged amino acids; acidic amino acids; aspartate and glutamate
biochemistry-amino-acids-480 | isoelectric point of a peptide with lysine in it; pI of Ala-Lys-Gly; which pKas to average; net charge of peptide with lysine; forgot lysine side chain pI
biochemistry-amino-acids-481 | isoelectric point of a peptide with lysine in it; peptide with basic pI; which peptide has high pI; pI above 8 lysine; basic amino acid peptide | classes-of-amino-acids
biochemistry-amino-acids-501 | polar vs nonpolar amino acids; nonpolar amino acids; classifying amino acids by side chain; hydrophobic amino acids; valine
biochemistry-amino-acids-502 | polar vs nonpolar amino acids; polar uncharged amino acids; classifying amino acids by side chain; amino acids at pH 7; side chain polarity
biochemistry-amino-acids-503 | polar vs nonpolar amino acids; classifying amino acids by side chain; phenylalanine nonpolar; hydrophobic side chain; R group
biochemistry-amino-acids-504 | polar vs nonpolar amino acids; amphipathic helix; shape of a protein depends on amino acids; protein structure and residues; hydrophobic face
biochemistry-amino-acids-505 | amino acid side chain pKa; charge of lysine at pH 7; side chain charge; protonation of side chains; lysine pKa
biochemistry-amino-acids-506 | amino acid side chain pKa; histidine charge at pH 7; Henderson-Hasselbalch amino acids; fraction protonated calculation; imidazole pKa
biochemistry-amino-acids-507 | amino acid side chain pKa; charges of side chains at pH 7; acidic amino acids; aspartate and glutamate; negatively charged side chains
biochemistry-amino-acids-508 | amino acid side chain pKa; shifted pKa in proteins; buried aspartate; effect of environment on pKa; side chain ionization
biochemistry-amino-acids-509 | isoelectric point calculation; pI of alanine; pI of amino acids; calculating pI; isoelectric point from pKa
biochemistry-amino-acids-51 | acidic amino acids; negatively charged side chains; glutamate; amino acid charge at pH 7; aspartate and glutamate; side chain charge
biochemistry-amino-acids-510 | isoelectric point calculation; pI of lysine; pI of basic amino acids; calculating pI; three pKa values
biochemistry-amino-acids-511 | isoelectric point calculation; pI of a peptide; calculating pI of peptides; net charge of peptide; pI from pKa values
biochemistry-amino-acids-512 | peptide coupling reagents DCC HATU; DCC; peptide coupling; amide formation; carbodiimide
biochemistry-amino-acids-513 | peptide coupling reagents; HOBt; HATU; racemization in peptide coupling; amide formation; DCC additive
biochemistry-amino-acids-514 | peptide synthesis; peptide coupling; protecting groups in peptide synthesis; DCC coupling; number of dipeptides
biochemistry-amino-acids-515 | solid-phase peptide synthesis; Fmoc; HATU coupling; peptide coupling reagents; SPPS cycle
biochemistry-amino-acids-516 | solid-phase peptide synthesis; overall yield calculation; peptide synthesis yield; Merrifield synthesis; coupling efficiency
biochemistry-amino-acids-52 | reversed-phase HPLC; C18 column; elution order of peptides; RP-HPLC; hydrophobic peptides; acetonitrile gradient; peptide separation | classes-of-amino-acids
biochemistry-amino-acids-820 | pH of lysine hydrochloride; pH of an amphiprotic amino acid; lysine monohydrochloride in water; pI vs pH of an amino acid salt; which pKa values to average for lysine
biochemistry-amino-acids-821 | deamidation of asparagine; mass and charge change of a peptide; peptide amide hydrolysis trypsin; citrulline vs aspartate from deamidation; change in peptide charge on storage
biochemistry-amino-acids-825 | high melting point of amino acids; why amino acids have high melting points; zwitterion and melting point; glycine vs its ethyl ester; ionic attraction between zwitterions; amino acids are like salts
biochemistry-amino-acids-826 | why the peptide bond is planar; resonance of the peptide bond; planar amide group; partial double bond C-N; amide resonance structure; N-methylacetamide resonance
biochemistry-amino-acids-827 | dipeptides from glycine and alanine; drawing a dipeptide; Gly-Ala and Ala-Gly; structure of a dipeptide; dipeptide structures of glycine and alanine; forming a peptide bond from two amino acids
biochemistry-amino-acids-828 | number of dipeptides; how many dipeptides from two amino acids; dipeptides from glycine and alanine; counting dipeptides; possible dipeptides of Gly and Ala; four dipeptides; sequence order of dipeptides
biochemistry-amino-acids-829 | pI of lysine; finding the isoelectric point of lysine; which pKa values to average for pI; pI of a basic amino acid; isoelectric point with three pKa values; averaging pKa values
biochemistry-amino-acids-830 | isoelectric point of lysine; lysine vs alanine isoelectric point; why lysine has a high pI; basic side chain and pI; high isoelectric point of basic amino acids; side-chain amino group of lysine
biochemistry-amino-acids-840 | zwitterion of alanine at high pH; alanine in strong base; alanine at pH 13 structure; amino acid in excess NaOH; amino acid anion
biochemistry-amino-acids-841 | zwitterion of alanine at high pH; alanine electrophoresis; alanine moves to positive electrode; amino acid charge at pH 11; NH3+ loses a proton
biochemistry-amino-acids-870 | amino acid one letter codes; single letter amino acid codes; one letter to three letter codes; amino acid abbreviations; peptide sequence codes; amino acid letters
biochemistry-amino-acids-871 | amino acid one letter codes; W Y T amino acids; single letter code tryptophan; one letter code tyrosine threonine tryptophan; amino acid abbreviations; amino acid letters
biochemistry-amino-acids-900 | amphoteric amino acids; zwitterion with acid and base; dipolar ion as acid and base; alanine in acid and base; amino acids react with acids and bases
biochemistry-amino-acids-901 | which molecule forms a zwitterion; amino acid derivatives; N-methylalanine; esters and amides of amino acids; groups needed for a zwitterion
biochemistry-amino-acids-902 | 4-aminobenzoic acid; PABA zwitterion; why is aminobenzoic acid not a zwitterion; basicity of aromatic amines; zwitterion or neutral form
biochemistry-amino-acids-903 | structure of a dipeptide; Ala-Gly; drawing a dipeptide; peptide bond as an amide; order of residues in a peptide
biochemistry-amino-acids-904 | ester in place of a peptide bond; depsipeptide; hydrogen bonds of the peptide bond; N–H donor of peptide bonds; amide and ester compared
biochemistry-amino-acids-905 | cis peptide bonds; cis-proline; cis-trans isomers of peptide bonds; proline isomerization; trans peptide bond
biochemistry-amino-acids-981 | beta-alanine vs alpha amino acids; beta-alanine structure; alpha carbon of amino acids; common structure of protein amino acids; why beta-alanine is not a protein amino acid
biochemistry-amino-acids-982 | phenylalanine vs tyrosine structure; amino acids differing by an OH group; amino acid pair differing by one oxygen; hydroxylated phenylalanine is tyrosine; compare amino acid side chains
biochemistry-amino-acids-983 | leucine vs isoleucine; difference between leucine and isoleucine; leucine isoleucine same mass; isomeric amino acids; branch in the side chain leucine isoleucine
biochemistry-bioenergetics-01 | coupled reactions; glucose phosphorylation; hexokinase; ATP hydrolysis coupling; adding ΔG values; ΔG°' calculation
biochemistry-bioenergetics-02 | K from ΔG°'; ΔG°' = −RT ln K; equilibrium constant calculation; biochemical equilibrium
biochemistry-bioenergetics-03 | ΔG of ATP hydrolysis in cells; actual free energy in cells; phosphorylation potential; ΔG = ΔG°' + RT ln Q; ATP ADP Pi concentrations
biochemistry-bioenergetics-04 | NADH oxidation by oxygen; ΔG°' = −nFΔE°'; free energy of electron transport; standard reduction potentials NADH; redox energy calculation
biochemistry-bioenergetics-05 | ΔG°' from equilibrium ratio; phosphoglucomutase; ΔG°' = −RT ln K; glucose 1-phosphate to 6-phosphate; equilibrium ratio calculation | biochemical-standard-state
biochemistry-bioenergetics-06 | phosphoenolpyruvate; PEP; substrate-level phosphorylation; pyruvate kinase; coupled reactions; ΔG°' calculation
biochemistry-bioenergetics-07 | energy charge; adenylate energy charge; ATP ADP AMP ratio; energy charge calculation; Atkinson
biochemistry-bioenergetics-08 | creatine phosphate; phosphocreatine; creatine kinase; muscle energy buffer; equilibrium ratio calculation | biochemical-standard-state
biochemistry-bioenergetics-09 | daily ATP turnover; mass of ATP per day; ATP in the human body; ATP synthesis energy calculation | atp-hydrolysis
biochemistry-bioenergetics-10 | ratio for spontaneous metabolic step; ΔG = ΔG°' + RT ln Q; mass action ratio; direction of metabolic reaction; product to reactant ratio calculation
biochemistry-bioenergetics-101 | why ATP hydrolysis releases energy; ATP; charge repulsion in ATP; phosphoanhydride bonds; high-energy phosphate; energy currency
biochemistry-bioenergetics-102 | high-energy bond misconception; bond breaking needs energy; ATP bond energy; phosphate bond; ATP misconception
biochemistry-bioenergetics-103 | equilibrium ratio with ATP calculation; coupled reactions; ΔG°' calculation; mass-action ratio; ΔG° = −RT ln K
biochemistry-bioenergetics-104 | common intermediate; coupled reactions; hexokinase; energy coupling; phosphoryl transfer
biochemistry-bioenergetics-105 | pyrophosphatase; fatty acid activation; pyrophosphate hydrolysis; acyl-CoA synthetase; diphosphate hydrolysis; ATP to AMP
biochemistry-bioenergetics-106 | biological reduction potentials; succinate dehydrogenase; FAD vs NAD+; fumarate/succinate; E°'; electron affinity of coenzymes
biochemistry-bioenergetics-107 | anabolism vs catabolism; anabolic pathways; catabolic pathways; fatty acid synthesis; biosynthesis | metabolic-regulation
biochemistry-bioenergetics-108 | AMP as energy signal; adenylate kinase; AMPK; energy charge; AMP-activated protein kinase
biochemistry-bioenergetics-109 | futile cycle; substrate cycle; phosphofructokinase and fructose bisphosphatase; reciprocal regulation; glycolysis vs gluconeogenesis
biochemistry-bioenergetics-110 | NAD+ and NADH; nicotinamide; hydride transfer; NAD+ structure; niacin; reduced coenzymes
biochemistry-bioenergetics-300 | redox potentials of NADH and O2; NADH oxidation; biochemical standard potential; direction of electron flow
biochemistry-bioenergetics-301 | redox potentials of NADH and O2; biochemical standard potential; E°' vs E°; pH 7 standard state
biochemistry-bioenergetics-302 | redox potentials of NADH and O2; ΔG°' from redox potentials; NADH oxidation calculation; succinate vs NADH
biochemistry-bioenergetics-820 | biochemical standard state and pH; lactate assay with lactate dehydrogenase; driving an unfavorable reaction to completion; delta G prime and pH; effect of pH on a reaction that releases H+
biochemistry-bioenergetics-821 | NAD+/NADH ratio in the cytosol; lactate pyruvate ratio and NADH; equilibrium constant from reduction potentials; lactate dehydrogenase equilibrium; reduction potential of NAD and pyruvate
biochemistry-bioenergetics-900 | phosphoryl transfer potential; phosphate group transfer to ADP; high-energy phosphates compared; creatine phosphate and ATP; why ATP is in the middle; standard free energies of hydrolysis
biochemistry-bioenergetics-901 | hydrolysis of AMP; phosphoanhydride bonds of ATP; ester and anhydride bonds in ATP; ATP to ADP to AMP; why AMP releases less energy
biochemistry-bioenergetics-902 | pH and ATP hydrolysis; proton released by ATP hydrolysis; free energy of ATP at high pH; effect of pH on ATP hydrolysis; charges of ATP and ADP
biochemistry-bioenergetics-903 | malate dehydrogenase; positive standard free energy but runs forward; unfavorable step in the citric acid cycle; standard and actual free energy; low product concentration drives a reaction
biochemistry-bioenergetics-904 | converting standard free energy to pH 7; chemical and biochemical standard state; proton-releasing reaction at pH 7; transformed standard free energy calculation; delta G naught to delta G naught prime
biochemistry-bioenergetics-905 | separate pathways for synthesis and breakdown; why anabolism is not reverse of catabolism; reciprocal control; independent regulation of opposite pathways; different enzymes for synthesis and breakdown
biochemistry-bioenergetics-906 | mass action ratio; rate-limiting step; step far from equilibrium; control point of a pathway; Q compared with K; near-equilibrium reactions
biochemistry-carbohydrates-01 | stereocenters in glucose; open-chain glucose; counting chiral centers; aldohexose; chiral carbons in glucose
biochemistry-carbohydrates-02 | aldopentose stereoisomers; 2^n stereoisomers; number of stereoisomers of sugars; ribose isomers; pentoses
biochemistry-carbohydrates-03 | amylose molar mass; starch; condensation polymer molar mass; loss of water in polymerization; molar mass of polysaccharide
biochemistry-carbohydrates-04 | glucopyranose; stereocenters in cyclic glucose; anomeric carbon; hemiacetal; counting chiral centers
biochemistry-carbohydrates-05 | glucose vs galactose; C4 epimer; epimers vs anomers; galactose; sugar stereoisomers
biochemistry-carbohydrates-06 | nonreducing sugar; sucrose; disaccharides; reducing vs nonreducing sugars; Benedict's test; Fehling's test
biochemistry-carbohydrates-07 | mutarotation; anomers; α and β glucose; specific rotation; anomer percentage calculation
biochemistry-carbohydrates-08 | disaccharide formula; maltose; condensation of sugars; loss of water; C12H22O11
biochemistry-carbohydrates-10 | methylation analysis; glycogen branching; branch points of glycogen; permethylation; α-1,6 branches | polysaccharides
biochemistry-carbohydrates-101 | ketopentose; classifying monosaccharides; aldose vs ketose; ribulose; pentoses and hexoses; sugar structures
biochemistry-carbohydrates-102 | L-glucose; D vs L sugars; enantiomers of glucose; stereocenters of glucose; mirror-image sugars
biochemistry-carbohydrates-103 | Lobry de Bruyn-van Ekenstein transformation; enediol; base isomerization of glucose; glucose mannose fructose; tautomerization of sugars; epimerization | monosaccharides
biochemistry-carbohydrates-104 | C-2 epimer of glucose; mannose; D-mannose; stereoisomers of glucose; glucose vs mannose
biochemistry-carbohydrates-105 | mannose and galactose; diastereomers of sugars; epimers vs diastereomers; stereoisomers of hexoses; diastereomer vs enantiomer
biochemistry-carbohydrates-106 | UDP-glucose 4-epimerase; epimerase mechanism; UDP-galactose; NAD+ as cofactor; galactose metabolism; Leloir pathway
biochemistry-carbohydrates-107 | pyranose ring formation; cyclic hemiacetal of glucose; hemiacetal; C-5 hydroxyl group; cyclization of glucose
biochemistry-carbohydrates-108 | β-D-glucopyranose stability; anomers; equatorial hydroxyl groups; chair conformation of glucose; α vs β glucose; mutarotation equilibrium
biochemistry-carbohydrates-109 | mutarotation; methyl glucoside; acetal vs hemiacetal; optical rotation of glucose; glycosides do not mutarotate
biochemistry-carbohydrates-110 | lactose; hydrolysis of lactose; milk sugar; disaccharides; glucose and galactose; lactose intolerance
biochemistry-carbohydrates-111 | Benedict's test; Benedict's reagent; copper(I) oxide; test for glucose; Fehling's test; brick-red precipitate
biochemistry-carbohydrates-112 | fructose Benedict's test; ketose reducing sugar; fructose; isomerization of fructose; enediol; Fehling's test of fructose
biochemistry-carbohydrates-113 | trehalose; nonreducing disaccharide; Benedict's test; 1,1-glycosidic bond; both anomeric carbons; nonreducing sugars
biochemistry-carbohydrates-114 | reducing end of glycogen; glycogen structure; nonreducing ends; branch points; number of reducing ends
biochemistry-carbohydrates-115 | N-linked glycosylation; asparagine; N-glycan; N-linked vs O-linked; glycosylation
biochemistry-carbohydrates-116 | I-cell disease; mannose 6-phosphate; lysosomal enzyme targeting; protein sorting; lysosomal storage disease
biochemistry-carbohydrates-117 | proteoglycans; glycosaminoglycans; cartilage; chondroitin sulfate; why cartilage resists pressure; GAGs
biochemistry-carbohydrates-300 | food chemistry Maillard reaction; Maillard reaction; browning of food; reducing sugars and amino acids
biochemistry-carbohydrates-301 | food chemistry Maillard reaction; Maillard mechanism; Amadori rearrangement; glycosylamine; imine formation
biochemistry-carbohydrates-302 | food chemistry Maillard reaction; browning of meat; temperature of Maillard reaction; browning of food
biochemistry-carbohydrates-303 | food chemistry Maillard reaction; effect of pH on Maillard reaction; pretzels and lye; browning of food
biochemistry-carbohydrates-304 | food chemistry Maillard reaction; acrylamide; asparagine; reducing acrylamide in food
biochemistry-carbohydrates-501 | glycosidic bonds starch cellulose; starch vs cellulose; alpha 1,4 glycosidic bond; beta 1,4 linkage; polysaccharide linkages
biochemistry-carbohydrates-502 | glycosidic bonds starch cellulose; why humans cannot digest cellulose; starch vs cellulose; polysaccharide linkages; amylase and cellulase
biochemistry-carbohydrates-503 | anomeric effect; axial preference in pyranoses; n to sigma star; 2-methoxytetrahydropyran; stereoelectronic effect
biochemistry-carbohydrates-504 | anomeric effect; axial preference; anomeric effect in pyranoses; electronegative substituent axial; alpha anomer preference
biochemistry-carbohydrates-505 | anomeric effect; solvent and anomeric effect; alpha and beta glucose ratio; methyl glucoside anomers; axial preference in pyranoses
biochemistry-carbohydrates-506 | anomeric effect; bond lengths and anomeric effect; 2,3-dichloro-1,4-dioxane; n to sigma star donation; diaxial preference
biochemistry-carbohydrates-507 | anomeric effect; anomeric effect in acyclic acetals; dimethoxymethane conformation; gauche preference; stereoelectronic effects
biochemistry-carbohydrates-51 | N-glycosylation sequon; Asn-X-Ser/Thr; N-linked glycosylation; glycosylation site mutant; N-glycan removal; PNGase F
biochemistry-carbohydrates-710 | starch vs cellulose vs glycogen; starch, glycogen and cellulose; functions of polysaccharides; storage vs structural polysaccharides; difference between starch and cellulose
biochemistry-carbohydrates-711 | starch vs cellulose vs glycogen; iodine test of starch, glycogen and cellulose; iodine color of amylose and glycogen; why starch turns blue with iodine; helix of amylose
biochemistry-carbohydrates-712 | starch vs cellulose vs glycogen; why glycogen is branched; glycogen vs amylose; glycogen and cellulose; advantage of branching in glycogen
biochemistry-carbohydrates-713 | carbohydrates vs lipids vs proteins; carbohydrates, lipids, proteins and nucleic acids; elements in biomolecules; elemental composition of macromolecules; telling biomolecules apart by elements
biochemistry-carbohydrates-714 | carbohydrates vs lipids vs proteins; food tests; tests for carbohydrates, lipids and proteins; Benedict, biuret, iodine and emulsion tests; identifying biomolecules
biochemistry-carbohydrates-820 | structure of a disaccharide from methylation; methylation analysis of a disaccharide; allolactose vs lactose; bromine water oxidation of a disaccharide; position of a glycosidic bond
biochemistry-carbohydrates-821 | endo vs exo amylase; alpha-amylase vs beta-amylase; iodine test during starch digestion; where amylase cuts amylose; hydrolysis of amylose and iodine color
biochemistry-carbohydrates-825 | sucrose is a nonreducing sugar; maltose is a reducing sugar; reducing and nonreducing disaccharides; maltose vs sucrose; why sucrose is not reducing; anomeric carbons in sucrose; glycosidic bond between two anomeric carbons
biochemistry-carbohydrates-826 | browning of toast; Maillard reaction in bread; what browns bread; nonenzymatic browning; Maillard vs caramelization; sugar and amino acid browning; toast color and aroma
biochemistry-carbohydrates-870 | glucose with HI gives hexane; glucose straight chain evidence; reactions of glucose open chain; structure of glucose evidence; n-hexane from glucose; glucose and hydroiodic acid
biochemistry-carbohydrates-871 | limitations of open chain structure of glucose; glucose pentaacetate hydroxylamine; evidence for cyclic structure of glucose; facts open chain glucose cannot explain; glucose does not give Schiff test; reactions of glucose open chain structure
biochemistry-carbohydrates-872 | bromine water glucose fructose; distinguish glucose and fructose; aldose vs ketose test; why fructose gives Tollens test; ketose as reducing sugar; bromine water test for aldoses; how is a ketose a reducing sugar
biochemistry-carbohydrates-907 | biomolecules monomers and bonds; match macromolecule with monomer and linkage; monomers and linkages of macromolecules; nucleotides and phosphodiester bonds; building blocks of biomolecules; which bond joins which monomer; four classes of biomolecules | glycosidic-bonds
biochemistry-carbohydrates-908 | bonds broken in hydrolysis of biomolecules; hydrolysis of starch protein fat and DNA; glycosidic peptide ester phosphodiester; linkages of macromolecules; names of bonds in biomolecules; hydrolysis of macromolecules | glycosidic-bonds; peptide-bond
biochemistry-carbohydrates-960 | mutarotation of sugars; mutarotation; mutarotation of glucose; specific rotation of glucose over time; alpha and beta glucose equilibrium; anomers in water
biochemistry-carbohydrates-961 | mutarotation of sugars; mutarotation; which sugars show mutarotation; sucrose does not mutarotate; free anomeric carbon; mutarotation of disaccharides
biochemistry-citric-acid-cycle-01 | CO2 from glucose; pyruvate oxidation; Krebs cycle; TCA cycle; CO2 released in respiration; decarboxylation steps
biochemistry-citric-acid-cycle-02 | ATP per turn of citric acid cycle; TCA cycle ATP yield; Krebs cycle energy; 2.5 ATP per NADH; ATP per acetyl-CoA
biochemistry-citric-acid-cycle-03 | oxaloacetate; citrate synthase; first step of citric acid cycle; Krebs cycle; TCA cycle; acetyl-CoA
biochemistry-citric-acid-cycle-04 | succinate dehydrogenase; FAD; Krebs cycle enzymes; complex II; FADH2 production; TCA cycle
biochemistry-citric-acid-cycle-05 | fumarase; malate; hydration of fumarate; malic acid structure; Krebs cycle intermediates; TCA cycle
biochemistry-citric-acid-cycle-06 | ATP from α-ketoglutarate; 2-oxoglutarate; partial TCA cycle yield; Krebs cycle ATP count; NADH and FADH2 per step
biochemistry-citric-acid-cycle-07 | electrons per turn of citric acid cycle; reduced coenzymes of TCA cycle; 3 NADH 1 FADH2; Krebs cycle products
biochemistry-citric-acid-cycle-08 | malonate inhibition; succinate dehydrogenase inhibitor; succinate accumulation; Krebs cycle inhibitor; TCA cycle
biochemistry-citric-acid-cycle-09 | isotope labeling of citric acid cycle; fate of acetyl carbons; carbon tracing in TCA cycle; origin of CO2 in first turn; Krebs cycle labeling | citric-acid-cycle
biochemistry-citric-acid-cycle-10 | decarboxylation of pyruvate; carbon fate of pyruvate; acetyl-CoA formation; oxidative decarboxylation; PDH
biochemistry-citric-acid-cycle-101 | PDH regulation; pyruvate dehydrogenase kinase; acetyl-CoA and NADH inhibition; phosphorylation of PDH; fatty acids vs glucose as fuel
biochemistry-citric-acid-cycle-102 | arsenite poisoning; lipoic acid; dihydrolipoate; arsenic toxicity; vicinal thiols; 2-oxoglutarate dehydrogenase
biochemistry-citric-acid-cycle-103 | acetyl-CoA cannot replenish the cycle; carbon balance of citric acid cycle; Krebs cycle; replenishing intermediates; why fat cannot become glucose
biochemistry-citric-acid-cycle-104 | glyoxylate cycle; glyoxylate bypass; fat to sugar in seeds; isocitrate lyase; malate synthase; germinating seeds | citric-acid-cycle
biochemistry-citric-acid-cycle-105 | pyruvate carboxylase; PEP carboxykinase; 14C bicarbonate label; isotope tracing; oxaloacetate to phosphoenolpyruvate
biochemistry-citric-acid-cycle-51 | pyruvate carboxylase; replenishing the citric acid cycle; oxaloacetate; anaplerosis; TCA cycle intermediates; Krebs cycle
biochemistry-citric-acid-cycle-52 | pyruvate carboxylase; acetyl-CoA as activator; fate of pyruvate; gluconeogenesis regulation; pyruvate dehydrogenase inhibition; fatty acid oxidation and gluconeogenesis
biochemistry-citric-acid-cycle-701 | triheptanoin; odd-chain fatty acids anaplerosis; propionyl-CoA to succinyl-CoA; pyruvate carboxylase deficiency; refilling the citric acid cycle
biochemistry-citric-acid-cycle-710 | aerobic vs anaerobic respiration; ATP yield of aerobic and anaerobic respiration; why fermentation yields little ATP; energy left in lactate; 30 ATP vs 2 ATP
biochemistry-citric-acid-cycle-820 | malonate and fumarate experiment; evidence that the citric acid cycle is a cycle; Krebs malonate experiment; succinate from fumarate in muscle; malonate inhibition of succinate dehydrogenase
biochemistry-citric-acid-cycle-821 | 14CO2 from labeled pyruvate; pyruvate C-1 vs C-2 label; aconitase inhibitor fluorocitrate; where carbons of pyruvate are released; toxin of the citric acid cycle
biochemistry-citric-acid-cycle-981 | is citrate synthase anaplerotic; why citrate synthase is not anaplerotic; anaplerotic reaction definition; net gain of citric acid cycle intermediates; oxaloacetate consumed in citrate formation
biochemistry-citric-acid-cycle-982 | PEP carboxylase mutant growth; succinate rescues growth on glucose; mutant lacking anaplerotic enzyme; replenish citric acid cycle intermediates; PEP carboxylase deficient bacteria supplement; which supplement restores oxaloacetate
biochemistry-enzyme-kinetics-01 | Michaelis-Menten equation; initial rate calculation; v = Vmax[S]/(Km + [S]); Km and Vmax; enzyme rate
biochemistry-enzyme-kinetics-02 | substrate concentration for 90% Vmax; Km and Vmax; enzyme saturation; Michaelis-Menten calculation
biochemistry-enzyme-kinetics-03 | rate with competitive inhibitor; apparent Km; Ki; Km(1 + [I]/Ki); enzyme inhibition calculation
biochemistry-enzyme-kinetics-05 | Km from x-intercept; double reciprocal plot; −1/Km; Lineweaver-Burk intercept
biochemistry-enzyme-kinetics-06 | Km from slope and intercept; double reciprocal plot; slope Km/Vmax; Lineweaver-Burk calculation
biochemistry-enzyme-kinetics-07 | uncompetitive inhibitor; Vmax and Km both lowered; types of enzyme inhibition; identifying inhibition type
biochemistry-enzyme-kinetics-08 | first-order region of enzyme kinetics; substrate half-life; low substrate concentration limit; Vmax/Km; enzyme half-life calculation | michaelis-menten-kinetics
biochemistry-enzyme-kinetics-09 | Ki from IC50; Cheng-Prusoff equation; IC50; inhibitor constant calculation; Ki
biochemistry-enzyme-kinetics-10 | noncompetitive inhibitor; Vmax lowered Km unchanged; types of enzyme inhibition; identifying inhibition type
biochemistry-enzyme-kinetics-101 | parallel lines in Lineweaver-Burk plot; double-reciprocal plot; identifying type of inhibition; enzyme inhibition plots
biochemistry-enzyme-kinetics-102 | mixed inhibition; double-reciprocal plot; crossing lines; identifying type of inhibition; Vmax and Km with inhibitor
biochemistry-enzyme-kinetics-103 | noncompetitive inhibitor; excess substrate and inhibition; overcoming inhibition; competitive vs noncompetitive inhibition
biochemistry-enzyme-kinetics-104 | mixed inhibition calculation; Ki and Ki'; apparent Km calculation; α and α'; inhibition constants
biochemistry-enzyme-kinetics-105 | uncompetitive inhibitor; apparent Km lowered; ES complex; inhibitor binds ES complex; Le Chatelier in enzyme binding
biochemistry-enzyme-kinetics-106 | uncompetitive inhibitor; inhibition at low substrate; ES complex; inhibitor binds only ES; substrate below Km
biochemistry-enzyme-kinetics-107 | uncompetitive vs competitive inhibition; glyphosate; inhibitors in living cells; substrate buildup in a pathway; enzyme inhibitors as drugs
biochemistry-enzyme-kinetics-108 | uncompetitive inhibition calculation; rate with inhibitor calculation; Ki'; modified Michaelis-Menten equation; fraction of Vmax
biochemistry-enzyme-kinetics-109 | kcat calculation; active site titration; kcat = Vmax/[E]; irreversible inhibitor titration; catalytic constant
biochemistry-enzyme-kinetics-111 | suicide inhibitor; mechanism-based inhibitor; suicide substrate; selectivity of inhibitors; inactivation by own target
biochemistry-enzyme-kinetics-112 | sequential vs ping-pong; intersecting Lineweaver-Burk lines; bisubstrate kinetics; ternary complex; sequential mechanism
biochemistry-enzyme-kinetics-113 | ping-pong mechanism; modified enzyme intermediate; double-displacement mechanism; bisubstrate reactions; substituted enzyme
biochemistry-enzyme-kinetics-114 | specific activity; enzyme concentration and rate; units per mg; doubling enzyme amount; initial rate
biochemistry-enzyme-kinetics-115 | NADH assay at 340 nm; enzyme units calculation; units per mL; absorbance change per minute; Beer-Lambert law in enzyme assay
biochemistry-enzyme-kinetics-116 | coupled enzyme assay; hexokinase assay; indicator enzyme; NADPH assay; glucose 6-phosphate dehydrogenase
biochemistry-enzyme-kinetics-117 | initial rate measurement; progress curve; substrate depletion; why use initial rates; enzyme assay errors
biochemistry-enzyme-kinetics-118 | ordered sequential mechanism; alcohol dehydrogenase; ordered vs random mechanism; bisubstrate reactions; NAD+ binds first
biochemistry-enzyme-kinetics-480 | competitive and uncompetitive inhibition plot; parallel lines lineweaver burk; uncompetitive binds ES only; lineweaver burk uncompetitive; competitive vs uncompetitive
biochemistry-enzyme-kinetics-501 | HIV protease inhibitors; transition-state analogue drugs; saquinavir; hydroxyethylene isostere; protease inhibitor
biochemistry-enzyme-kinetics-502 | HIV protease; HIV protease inhibitors; aspartic protease; catalytic aspartates; transition-state analogue drugs
biochemistry-enzyme-kinetics-503 | transition-state analogue; HIV protease inhibitors; transition-state analogue drugs; enzyme inhibitor design; tight-binding inhibitors
biochemistry-enzyme-kinetics-504 | covalent inhibitors kinase; covalent inhibitors; ibrutinib; acrylamide warhead; irreversible drug design; Michael acceptor
biochemistry-enzyme-kinetics-505 | covalent inhibitors kinase; selectivity of covalent inhibitors; irreversible drug design; targeted covalent inhibitor; kinact/KI
biochemistry-enzyme-kinetics-506 | covalent inhibitors kinase; duration of irreversible inhibitors; protein turnover; irreversible drug design; covalent drugs
biochemistry-enzyme-kinetics-507 | derivation of Michaelis-Menten equation; steady state assumption; Michaelis-Menten derivation; ES constant; enzyme kinetics derivation
biochemistry-enzyme-kinetics-508 | derivation of Michaelis-Menten equation; Km from rate constants; steady state assumption; Michaelis-Menten derivation; meaning of Km
biochemistry-enzyme-kinetics-509 | derivation of Michaelis-Menten equation; enzyme conservation; Vmax; Michaelis-Menten derivation; total enzyme
biochemistry-enzyme-kinetics-51 | irreversible inhibitor kinetics; Vmax and Km; effect of inhibitor on Vmax; inactivation of enzyme; active site blocking | michaelis-menten-kinetics
biochemistry-enzyme-kinetics-510 | Km vs Kd; derivation and application of the Michaelis-Menten equation; steady state assumption; Km calculation from rate constants; enzyme kinetics
biochemistry-enzyme-kinetics-511 | Lineweaver-Burk plots inhibitors; competitive inhibition on Lineweaver-Burk; reading double reciprocal plots; competitive vs noncompetitive vs uncompetitive; inhibitor types on plots
biochemistry-enzyme-kinetics-512 | Lineweaver-Burk plots inhibitors; noncompetitive inhibition on Lineweaver-Burk; reading double reciprocal plots; inhibitor types on plots; intercept -1/Km
biochemistry-enzyme-kinetics-513 | Lineweaver-Burk plots inhibitors; uncompetitive inhibition; parallel lines; reading double reciprocal plots; slope and intercept of inhibitor plots
biochemistry-enzyme-kinetics-514 | mixed inhibition; uncompetitive and mixed inhibition; how inhibitors change Km and Vmax; mixed inhibitor; alpha and alpha prime
biochemistry-enzyme-kinetics-52 | reversible vs irreversible inhibition; dialysis of inhibitor; tight-binding inhibitor; covalent inhibitors; testing for irreversible inhibition
biochemistry-enzyme-kinetics-53 | ping-pong mechanism; double-displacement mechanism; parallel lines in Lineweaver-Burk plot; double-reciprocal plot; bisubstrate kinetics; sequential vs ping-pong
biochemistry-enzyme-kinetics-54 | ping-pong mechanism; aspartate aminotransferase; pyridoxal phosphate; half-reaction of aminotransferase; PLP; AST; oxaloacetate
biochemistry-enzyme-kinetics-560 | competitive vs noncompetitive inhibitor on a lineweaver burk plot; lineweaver burk intercepts; why competitive lines meet on y axis; Vmax unchanged competitive; double reciprocal plot inhibition
biochemistry-enzyme-kinetics-561 | competitive vs noncompetitive inhibitor on a lineweaver burk plot; identify inhibitor from intercepts; lineweaver burk x and y intercept; Km and Vmax change inhibitor type
biochemistry-enzyme-kinetics-804 | kcat; turnover number calculation; kcat per active site; enzyme with several subunits; catalytic constant
biochemistry-enzyme-kinetics-820 | IC50 and substrate concentration; IC50 vs Ki of a competitive inhibitor; Cheng-Prusoff equation; how IC50 depends on substrate; calculate IC50 competitive inhibition
biochemistry-enzyme-kinetics-821 | specificity constant competing substrates; kcat/Km with two substrates in one solution; rates of competing substrates; kcat vs kcat/Km; enzyme specificity for two substrates
biochemistry-enzyme-kinetics-822 | Haldane relationship; enzyme kinetics and equilibrium constant; kcat forward and reverse; mutant enzyme and equilibrium constant; reversible Michaelis-Menten kinetics
biochemistry-enzyme-kinetics-870 | kcat/Km; catalytic efficiency; diffusion limit of enzymes; catalytic perfection; what does kcat over Km mean; diffusion-controlled enzyme; specificity constant meaning
biochemistry-enzyme-kinetics-871 | kcat and Km both doubled; rate at low substrate kcat/Km; kcat/Km at low and high substrate; effect of mutation on kcat and Km; catalytic efficiency at low substrate concentration
biochemistry-enzyme-kinetics-900 | measuring a Michaelis constant with two substrates; saturating the second substrate; bisubstrate assay design; choosing the cosubstrate concentration; KM of a two-substrate enzyme
biochemistry-enzyme-kinetics-901 | isotope exchange; sucrose phosphorylase; evidence for a ping-pong mechanism; glucosyl enzyme intermediate; labeled fructose exchange
biochemistry-enzymes-01 | enzymes and equilibrium; what enzymes do not change; enzyme as catalyst; equilibrium constant and enzymes
biochemistry-enzymes-02 | rate enhancement by enzymes; ΔΔG‡; lowering activation energy calculation; transition state stabilization; catalytic power
biochemistry-enzymes-03 | bell-shaped pH profile; pH optimum; ionizable active-site residues; fraction of active enzyme; pH-rate profile calculation
biochemistry-enzymes-04 | transferase; hexokinase; kinases; EC classes; enzyme classification
biochemistry-enzymes-05 | niacin; vitamin B3; NAD+ precursor; vitamins and coenzymes; nicotinamide
biochemistry-enzymes-06 | catalytic triad; chymotrypsin; serine protease; Ser-His-Asp; active site residues
biochemistry-enzymes-07 | Q10; temperature coefficient Q10; enzyme rate and temperature; rate doubles every 10 degrees; body temperature enzyme
biochemistry-enzymes-08 | enzyme temperature dependence; rate increase with temperature; two-point Arrhenius equation; ratio of rate constants calculation; activation energy of enzyme reaction
biochemistry-enzymes-09 | katal; enzyme unit conversion; international unit U; units to katal; µmol per minute
biochemistry-enzymes-10 | enzyme inactivation; loss of enzyme activity; first-order inactivation; percent remaining; half-life calculation
biochemistry-enzymes-101 | enzymes speed both directions; enzymes and equilibrium; reverse reaction catalysis; catalyst does not shift equilibrium
biochemistry-enzymes-102 | transition state stabilization; tight substrate binding; ground state stabilization; kcat and binding; activation barrier of enzymes | enzyme-action
biochemistry-enzymes-103 | induced fit; hexokinase; ATP hydrolysis avoided; conformational change of enzyme; exclusion of water from active site
biochemistry-enzymes-104 | isomerases; triose phosphate isomerase; EC classes of enzymes; enzyme classification; EC 5
biochemistry-enzymes-105 | transferases; glycogen phosphorylase; phosphorolysis; EC classes of enzymes; phosphorolysis vs hydrolysis
biochemistry-enzymes-106 | ligases; glutamine synthetase; ligase vs transferase; EC classes of enzymes; ATP-dependent joining
biochemistry-enzymes-107 | burst kinetics; chymotrypsin mechanism; p-nitrophenyl acetate; acyl-enzyme intermediate; pre-steady-state kinetics; serine protease
biochemistry-enzymes-108 | oxyanion hole; chymotrypsin; serine protease mechanism; tetrahedral intermediate; transition state stabilization
biochemistry-enzymes-109 | carbonic anhydrase; zinc in enzymes; metal ion catalysis; zinc-bound water; Lewis acid catalysis; metalloenzyme
biochemistry-enzymes-110 | lysozyme; pH optimum; Glu35 and Asp52; pH-rate profile; pKa of active site residues; bell-shaped pH curve
biochemistry-enzymes-111 | coenzyme A; acyl carrier; thioesters; CoA; pantothenic acid
biochemistry-enzymes-112 | EDTA and enzymes; metal cofactor; zinc enzyme; apoenzyme and holoenzyme; metalloenzyme; chelation of metal ion
biochemistry-enzymes-113 | thiamine deficiency; beriberi; vitamin B1; thiamine pyrophosphate; pyruvate and lactate in blood; TPP
biochemistry-enzymes-114 | pepsin; optimum pH; enzymes in digestion; pepsin in the small intestine; stomach enzyme; enzyme denaturation by pH
biochemistry-enzymes-115 | thermal denaturation of enzymes; optimum temperature; enzyme stability over time; heat inactivation; enzyme at high temperature
biochemistry-enzymes-116 | allosteric inhibitor; allosteric site; conformational change; noncompetitive inhibitor binding; inhibitor away from active site
biochemistry-enzymes-117 | aspartate transcarbamoylase; ATCase; regulatory and catalytic subunits; regulatory subunit; CTP binding; desensitized enzyme
biochemistry-enzymes-118 | ATCase activation by ATP; aspartate transcarbamoylase; allosteric activator; purine and pyrimidine balance; pyrimidine synthesis regulation; ATP vs CTP
biochemistry-enzymes-119 | chymotrypsinogen activation; zymogen activation; chymotrypsin; limited proteolysis; Ile16 and Asp194; proenzymes
biochemistry-enzymes-120 | enteropeptidase; enterokinase; trypsinogen activation; zymogen cascade; pancreatic proteases; digestive enzymes | regulation-by-covalent-modification
biochemistry-enzymes-121 | phosphatase; dephosphorylation; kinase vs phosphatase; phosphorylation reversal; phosphate ester hydrolysis; protein phosphorylation
biochemistry-enzymes-122 | ribonuclease P; RNase P; catalytic RNA; tRNA processing; RNA enzyme
biochemistry-enzymes-123 | hammerhead ribozyme; 2'-OH nucleophile; RNA cleavage mechanism; catalytic RNA; deoxy substitution; transesterification of RNA
biochemistry-enzymes-124 | RNA vs DNA catalysis; RNA folding; catalytic RNA; why RNA can be a catalyst; RNA world; single-stranded RNA
biochemistry-enzymes-300 | killing enzyme with heat; denaturation; enzymes and heat; boiling an enzyme; temperature and enzymes
biochemistry-enzymes-301 | killing enzyme with heat; denaturation vs cold; enzymes and heat; freezing an enzyme
biochemistry-enzymes-302 | killing enzyme with heat; denaturation; bonds broken in denaturation; protein denaturation by heat
biochemistry-enzymes-303 | killing enzyme with heat; optimum temperature of enzymes; denaturation; enzyme temperature curve
biochemistry-enzymes-501 | catalytic triad; catalytic triad serine proteases; role of histidine; Ser-His-Asp mechanism; chymotrypsin mechanism
biochemistry-enzymes-502 | catalytic triad serine proteases; oxyanion hole; Ser-His-Asp mechanism; tetrahedral intermediate; serine protease mechanism
biochemistry-enzymes-503 | catalytic triad serine proteases; role of aspartate in triad; Ser-His-Asp mechanism; site-directed mutagenesis; trypsin mutant
biochemistry-enzymes-51 | aspartate transcarbamoylase; ATCase; CTP inhibition; T state and R state; allosteric inhibitor; sigmoidal kinetics; feedback inhibition
biochemistry-enzymes-52 | feedback inhibition; end-product inhibition; committed step; negative feedback in metabolism; regulation of pathways | allosteric-regulation
biochemistry-enzymes-53 | zymogens; trypsinogen; proenzymes; trypsin activation; digestive enzymes; proteolytic activation
biochemistry-enzymes-54 | phosphomimetic mutation; phosphorylation of serine; glutamate mimics phosphoserine; protein kinase; site-directed mutagenesis
biochemistry-enzymes-55 | ribosome is a ribozyme; peptidyl transferase; catalytic RNA; 23S rRNA; peptide bond formation in the ribosome
biochemistry-enzymes-56 | self-splicing intron; catalytic RNA; Tetrahymena ribozyme; Cech experiment; group I intron; control experiment with protease
biochemistry-enzymes-57 | biotin; vitamin B7; avidin; pyruvate carboxylase; raw egg white and biotin; carboxylation coenzyme
biochemistry-enzymes-58 | lyases; EC classes of enzymes; enzyme classification; fumarase; hydrolase vs lyase; EC 4
biochemistry-enzymes-600 | ACE inhibitors captopril design; captopril; captopril zinc binding; thiol in captopril; rational drug design
biochemistry-enzymes-601 | ACE inhibitors captopril design; captopril; teprotide; rational drug design; snake venom peptide
biochemistry-enzymes-602 | ACE inhibitors captopril design; captopril; rational drug design; carboxypeptidase A and ACE; zinc peptidase
biochemistry-enzymes-710 | how enzymes lower activation energy; activation energy with and without a catalyst; catalase and hydrogen peroxide; enzyme vs inorganic catalyst; activation energy with an enzyme
biochemistry-enzymes-711 | how enzymes lower activation energy; transition state stabilization by enzymes; active site lysine mutation; substrate binding vs transition state stabilization; how an active site lowers the barrier
biochemistry-enzymes-820 | effect of a surface charge on active site pKa; subtilisin Asp 99 mutant; pKa of active site histidine and pH rate profile; ionic strength and pKa of histidine; pH optimum of a mutant protease
biochemistry-enzymes-821 | retaining glycosidase mechanism; glycosidase mutant rescued by azide; double displacement at the anomeric carbon; inverting vs retaining glycosidases; nucleophile mutant of beta-glucosidase
biochemistry-enzymes-822 | PALA and aspartate transcarbamoylase; ATCase activated by an inhibitor; isolated catalytic subunits of ATCase; transition state analog and allostery; T and R states of aspartate transcarbamoylase
biochemistry-enzymes-825 | NAD+ FAD and coenzyme A; what coenzymes carry; coenzymes as carriers; electron carriers and acyl carriers; role of NAD and FAD; function of coenzyme A; what does coenzyme A carry
biochemistry-enzymes-826 | B vitamins and coenzymes; which B vitamin makes which coenzyme; vitamin precursor of coenzyme A; pantothenic acid; niacin riboflavin thiamine coenzymes; vitamin to coenzyme matching; B5 coenzyme A
biochemistry-enzymes-840 | competitive inhibitor drug active site; enzyme inhibitor drug; drug blocks active site; how competitive inhibitors slow enzymes; antibiotic competitive inhibitor
biochemistry-enzymes-870 | vitamin B1 beriberi; thiamine deficiency; vitamin deficiency diseases; water soluble vitamins sources; beriberi polished rice; vitamins and deficiency diseases
biochemistry-enzymes-871 | competitive inhibitor active site; drug competes with substrate; competitive inhibitors and active site shape; drug binding in the active site; reversible inhibitor overcome by substrate; competitive inhibitor drug
biochemistry-enzymes-872 | feedback inhibition; committed step of a branched pathway; end product inhibition; feedback inhibition of a branched pathway; which enzyme does the end product inhibit; why feedback inhibits the committed step
biochemistry-enzymes-907 | why do apples turn brown; enzymatic browning; polyphenol oxidase; apple browning reaction; oxidation of phenols in fruit; browning of cut fruit | enzyme-action
biochemistry-enzymes-908 | apple browning needs oxygen and an enzyme; apple slices in nitrogen and boiling water; experiment on enzymatic browning; blanching stops browning; conditions for apple browning; denatured polyphenol oxidase | enzyme-action
biochemistry-fatty-acid-metabolism-01 | rounds of beta oxidation; palmitate oxidation; acetyl-CoA from palmitate; fatty acid breakdown; fatty acid oxidation cycles
biochemistry-fatty-acid-metabolism-02 | ATP yield of palmitic acid; 106 ATP; palmitate oxidation; fatty acid oxidation ATP calculation; energy from fat
biochemistry-fatty-acid-metabolism-03 | oxidation of unsaturated fatty acids; oleic acid ATP yield; enoyl-CoA isomerase; fatty acid oxidation ATP calculation; oleate beta oxidation
biochemistry-fatty-acid-metabolism-04 | carnitine; carnitine shuttle; fatty acid transport into mitochondria; acylcarnitine; CPT1 | beta-oxidation
biochemistry-fatty-acid-metabolism-05 | NADPH; reducing power for biosynthesis; lipogenesis; NADPH vs NADH; fatty acid synthase; pentose phosphate pathway product
biochemistry-fatty-acid-metabolism-06 | NADPH for palmitate; fatty acid synthase; palmitate synthesis stoichiometry; malonyl-CoA; 14 NADPH
biochemistry-fatty-acid-metabolism-07 | energy cost of palmitate synthesis; ATP cost of fatty acid synthesis; palmitate synthesis stoichiometry; malonyl-CoA; lipogenesis cost calculation
biochemistry-fatty-acid-metabolism-08 | 3-hydroxybutyrate; β-hydroxybutyrate; ATP from ketone bodies; acetoacetate; ketone body oxidation; ketolysis
biochemistry-fatty-acid-metabolism-09 | fat vs carbohydrate energy; ATP per gram; fat vs sugar energy density; palmitic acid vs glucose; why fat stores more energy | atp-yield-of-respiration
biochemistry-fatty-acid-metabolism-10 | why fat cannot become glucose; acetyl-CoA not converted to pyruvate; even-chain fatty acids; glyoxylate cycle absent in humans; fatty acids and glucose
biochemistry-fatty-acid-metabolism-101 | acetyl-CoA carboxylase; 14C bicarbonate label; malonyl-CoA; palmitate synthesis; isotope labeling; fatty acid synthase
biochemistry-fatty-acid-metabolism-102 | malonyl-CoA; carnitine acyltransferase; carnitine shuttle; CPT1; regulation of fatty acid oxidation; futile cycle prevention
biochemistry-fatty-acid-metabolism-103 | starvation metabolism; brain fuel in fasting; fasting; ketosis; fuel of the brain; acetoacetate and 3-hydroxybutyrate
biochemistry-fatty-acid-metabolism-104 | HMG-CoA; compartmentation of metabolism; mitochondria vs cytosol; ketogenesis; HMG-CoA synthase
biochemistry-fatty-acid-metabolism-105 | familial hypercholesterolemia; LDL receptor; LDL cholesterol; receptor-mediated endocytosis; feedback on HMG-CoA reductase
biochemistry-fatty-acid-metabolism-106 | HMG-CoA reductase; mevalonate; rate-limiting step of cholesterol synthesis; committed step; statin target
biochemistry-fatty-acid-metabolism-501 | fat metabolism; fatty acids and ketones; ketone bodies; fasting fuel of the brain; ketosis
biochemistry-fatty-acid-metabolism-502 | beta oxidation of fatty acids; steps of beta oxidation; β-oxidation enzymes; fat metabolism; order of beta oxidation
biochemistry-fatty-acid-metabolism-503 | beta oxidation of fatty acids; location of beta oxidation; fat metabolism; acetyl-CoA from fatty acids; mitochondrial matrix
biochemistry-fatty-acid-metabolism-51 | statins; HMG-CoA reductase; mevalonate pathway; coenzyme Q10; ubiquinone; statin side effects; isoprenoids
biochemistry-fatty-acid-metabolism-52 | statins; LDL receptor; lowering LDL cholesterol; how statins work; HMG-CoA reductase inhibitors; lipoproteins
biochemistry-fatty-acid-metabolism-53 | use of ketone bodies; acetoacetate; liver and ketone bodies; thiophorase; succinyl-CoA transferase; ketogenesis; ketolysis
biochemistry-fatty-acid-metabolism-820 | MCAD deficiency vs carnitine acyltransferase deficiency; medium-chain fat without carnitine; hypoketotic hypoglycemia; medium-chain fatty acids and ketone bodies; carnitine deficiency and octanoate
biochemistry-fatty-acid-metabolism-821 | labeled acetyl-CoA in palmitate; fatty acid synthesis vs beta oxidation label; palmitate methyl end from acetyl-CoA; rounds of beta oxidation label; malonyl-CoA vs acetyl-CoA carbons of palmitate
biochemistry-fatty-acid-metabolism-825 | ketone bodies in diabetes; how ketone bodies form; diabetic ketoacidosis; ketogenesis from excess acetyl-CoA; why the liver makes ketone bodies; type 1 diabetes ketones; acetyl-CoA overload of the citric acid cycle
biochemistry-fatty-acid-metabolism-826 | net ATP from palmitate; ATP yield of palmitate oxidation; rounds of beta oxidation of palmitate; error in the ATP count of palmitate; 7 rounds for 16 carbons; beta oxidation ATP calculation; 106 ATP
biochemistry-fatty-acid-metabolism-827 | HMG-CoA reductase; how statins work; statins inhibit HMG-CoA reductase; mevalonate formation; competitive inhibition by statins; statin mechanism; rate-limiting step of cholesterol synthesis
biochemistry-glycolysis-01 | net ATP of glycolysis; ATP yield of glycolysis; 2 ATP per glucose; energy investment and payoff; glucose to pyruvate
biochemistry-glycolysis-02 | glycogenolysis; glycogen phosphorylase; ATP yield from glycogen; glucose 1-phosphate; anaerobic ATP yield; muscle glycogen
biochemistry-glycolysis-03 | Cori cycle; lactate to glucose; ATP cost of gluconeogenesis; lactate recycling; liver and muscle
biochemistry-glycolysis-04 | phosphofructokinase; PFK-1; committed step of glycolysis; rate-limiting enzyme of glycolysis; key enzymes of glycolysis
biochemistry-glycolysis-05 | lactic acid fermentation; NAD+ regeneration; anaerobic respiration in muscle; why muscles make lactic acid; lactate dehydrogenase; pyruvate to lactate
biochemistry-glycolysis-06 | fructose 2,6-bisphosphate; PFK-1 activation; fructose 1,6-bisphosphatase; reciprocal regulation; glycolysis vs gluconeogenesis control
biochemistry-glycolysis-07 | isotope labeling in glycolysis; carbon-14 tracer; carbon fate in glycolysis; C1 of glucose to methyl of pyruvate; radiolabeled glucose | glycolysis-pathway
biochemistry-glycolysis-08 | alcoholic fermentation; ethanol yield from glucose; yeast fermentation; theoretical yield calculation; fermentation stoichiometry
biochemistry-glycolysis-09 | aldolase; ΔG in the cell; ΔG = ΔG°' + RT ln Q; actual free energy change; unfavorable step of glycolysis
biochemistry-glycolysis-10 | glucose from glycerol; glycerol in gluconeogenesis; glycerol kinase; ATP cost of gluconeogenesis; glycerol to DHAP
biochemistry-glycolysis-101 | arsenate poisoning; arsenate and glycolysis; glyceraldehyde 3-phosphate dehydrogenase; net ATP of glycolysis; arsenic toxicity; uncoupling of glycolysis
biochemistry-glycolysis-102 | enolase; fluoride inhibition of glycolysis; 2-phosphoglycerate; blood glucose sample; sodium fluoride tube; enzyme inhibition in glycolysis
biochemistry-glycolysis-103 | phosphofructokinase; PFK-1; ATP inhibition of PFK; allosteric site; ATP as substrate and inhibitor
biochemistry-glycolysis-104 | glucokinase vs hexokinase; glucokinase; Km of hexokinase; blood glucose sensing; liver glucose uptake
biochemistry-glycolysis-105 | phosphofructokinase; PFK-1; AMP activation; energy in sprinting; allosteric activator of PFK
biochemistry-glycolysis-106 | bread dough rising; yeast; pyruvate decarboxylase; alcoholic fermentation; carbon dioxide in baking; why bread rises
biochemistry-glycolysis-107 | lactate dehydrogenase; NAD+ regeneration; lactic acid fermentation; anaerobic exercise; muscle fatigue; LDH deficiency
biochemistry-glycolysis-108 | Pasteur effect; yeast with and without air; aerobic vs anaerobic yeast; phosphofructokinase inhibition by ATP; respiration vs fermentation
biochemistry-glycolysis-109 | glucose 6-phosphatase; liver vs muscle glycogen; muscle glycogen; blood glucose supply; glycogenolysis
biochemistry-glycolysis-110 | alcohol and hypoglycemia; ethanol metabolism; NADH/NAD+ ratio; fasting and alcohol; alcohol dehydrogenase; pyruvate to lactate
biochemistry-glycolysis-111 | NADPH; ribose 5-phosphate; hexose monophosphate shunt; products of the pentose phosphate pathway; phosphogluconate pathway
biochemistry-glycolysis-112 | 14C-labeled glucose; isotope tracing; C-1 vs C-6 labeled glucose; radioactive CO2; 6-phosphogluconate decarboxylation
biochemistry-glycolysis-113 | nonoxidative pentose phosphate pathway; ribose 5-phosphate; transketolase and transaldolase; hexose monophosphate shunt; ribose for nucleotides
biochemistry-glycolysis-114 | glycogen branching; why glycogen is branched; glycogen structure; nonreducing ends; glycogen as energy store
biochemistry-glycolysis-115 | McArdle disease; glycogen storage disease; muscle phosphorylase deficiency; glycogen phosphorylase; GSD type V
biochemistry-glycolysis-116 | glycogen phosphorylase; glycogen synthase; epinephrine and glycogen; adrenaline; reciprocal regulation; phosphorylation of enzymes; glycogenolysis
biochemistry-glycolysis-501 | glycolysis steps and enzymes; hexokinase; first step of glycolysis; enzymes of glycolysis; glucose 6-phosphate
biochemistry-glycolysis-502 | glycolysis steps and enzymes; aldolase; enzymes of glycolysis; fructose 1,6-bisphosphate cleavage; steps of glycolysis
biochemistry-glycolysis-503 | glycolysis steps and enzymes; order of glycolysis intermediates; steps of glycolysis; glycolysis sequence; phosphoenolpyruvate
biochemistry-glycolysis-504 | glycolysis steps and enzymes; substrate-level phosphorylation; ATP-forming steps of glycolysis; enzymes of glycolysis; pyruvate kinase
biochemistry-glycolysis-51 | G6PD deficiency; glucose 6-phosphate dehydrogenase; NADPH and glutathione; hemolytic anemia; oxidative stress in red blood cells; favism
biochemistry-glycolysis-52 | hexose monophosphate shunt; NADPH for fatty acid synthesis; nonoxidative branch; transketolase and transaldolase; ribose 5-phosphate; pentose phosphate modes
biochemistry-glycolysis-53 | alcoholic fermentation; yeast fermentation; NAD+ regeneration; alcohol dehydrogenase; acetaldehyde to ethanol; ethanol fermentation; brewing
biochemistry-glycolysis-710 | glycolysis vs gluconeogenesis; gluconeogenesis and glycolysis; bypass reactions of gluconeogenesis; irreversible steps of glycolysis; is gluconeogenesis the reverse of glycolysis
biochemistry-glycolysis-711 | glycolysis vs gluconeogenesis; ATP cost of gluconeogenesis; glycolysis and gluconeogenesis energy; why gluconeogenesis needs 6 ATP; free energy of glycolysis and gluconeogenesis
biochemistry-glycolysis-712 | aerobic vs anaerobic respiration; products of aerobic and anaerobic respiration; anaerobic respiration in muscle; lactate vs carbon dioxide and water; difference between aerobic and anaerobic respiration
biochemistry-glycolysis-820 | labeled lactate to glucose; gluconeogenesis isotope label; fumarate symmetry and scrambling of label; 14C in glucose from pyruvate; tracing carbon in gluconeogenesis
biochemistry-glycolysis-821 | glycerol fermentation with sulfite; yeast with bisulfite; ATP yield of glycerol fermentation; acetaldehyde trapped in fermentation; ethanol vs glycerol fermentation
biochemistry-glycolysis-825 | fate of pyruvate without oxygen; anaerobic fate of pyruvate; lactic acid and alcoholic fermentation; pyruvate in muscle and yeast; fermentation products; lactate vs ethanol; anaerobic respiration of pyruvate
biochemistry-glycolysis-870 | irreversible steps of glycolysis; irreversible enzymes of glycolysis; hexokinase PFK-1 pyruvate kinase; regulated steps of glycolysis; three irreversible reactions glycolysis; which glycolysis steps are irreversible
biochemistry-glycolysis-871 | fructose 2,6-bisphosphate; regulation of PFK1 by fructose 2,6-bisphosphate; F-2,6-BP and glucagon; PFK-2 phosphorylation; bifunctional enzyme PFK-2 FBPase-2; control of phosphofructokinase-1 in the liver
biochemistry-glycolysis-900 | lactic and alcoholic fermentation compared; no gas in lactic acid fermentation; carbon dioxide from fermentation; homolactic fermentation; why lactate fermentation gives no CO2
biochemistry-glycolysis-901 | fermentation of glycerol; redox balance of fermentation; NADH balance; glycerol as carbon source; why glycerol cannot be fermented
biochemistry-haemoglobin-01 | myoglobin; fractional saturation; P50; Y = p/(p + P50); oxygen saturation calculation; hyperbolic binding curve | oxygen-binding-to-hemoglobin
biochemistry-haemoglobin-02 | Hill equation; oxygen delivery; Hill equation calculation; sigmoidal oxygen curve; oxygen released in tissue; P50
biochemistry-haemoglobin-03 | pH effect on hemoglobin; oxygen release in muscle; P50 shift; right shift of oxygen dissociation curve; oxygen affinity and pH
biochemistry-haemoglobin-04 | iron in hemoglobin; ferrous iron; Fe2+; methemoglobin; oxidation state of heme iron
biochemistry-haemoglobin-05 | iron content of hemoglobin; mass percent iron; percent by mass calculation; iron in blood | percent-composition
biochemistry-haemoglobin-06 | 2,3-BPG; 2,3-bisphosphoglycerate; T state; allosteric effector of hemoglobin; DPG; oxygen affinity; high altitude adaptation | bohr-effect
biochemistry-haemoglobin-07 | fetal hemoglobin; HbF; 2,3-BPG; maternal-fetal oxygen transfer; fetal vs adult hemoglobin; oxygen affinity | bohr-effect
biochemistry-haemoglobin-08 | carbon monoxide poisoning; carboxyhemoglobin; Haldane equation; CO vs O2 affinity; CO binding to hemoglobin | heme
biochemistry-haemoglobin-09 | Hill plot; Hill coefficient; Hill equation calculation; log(Y/(1 − Y)); hemoglobin cooperativity
biochemistry-haemoglobin-10 | oxygen capacity of blood; oxygen-carrying capacity; four oxygen per hemoglobin; maximum oxygen in blood calculation
biochemistry-haemoglobin-101 | R state hemoglobin; oxygen binding curve; hyperbolic vs sigmoidal; P50; T and R states; loss of cooperativity
biochemistry-haemoglobin-102 | hemoglobin in the lungs; proton release on oxygenation; CO2 release in lungs; CO2 transport in blood; bicarbonate to CO2; Haldane effect
biochemistry-haemoglobin-103 | 2,3-BPG; 2,3-bisphosphoglycerate; stored blood; blood transfusion; oxygen affinity; DPG
biochemistry-haemoglobin-104 | high altitude adaptation; 2,3-BPG; oxygen dissociation curve; right shift; oxygen delivery; acclimatization
biochemistry-haemoglobin-105 | coordination of heme iron; proximal histidine; porphyrin nitrogens; deoxyhemoglobin iron; five-coordinate iron; coordination number of iron
biochemistry-haemoglobin-106 | oxidation of heme iron; heme pocket; methemoglobin; metmyoglobin; globin protects heme; Fe2+ to Fe3+
biochemistry-haemoglobin-107 | carbon monoxide poisoning; carboxyhemoglobin; CO and hemoglobin; left shift of oxygen curve; CO vs anemia | heme
biochemistry-haemoglobin-108 | distal histidine; CO vs O2 binding; carbon monoxide and myoglobin; hydrogen bond to oxygen; heme pocket; myoglobin
biochemistry-haemoglobin-109 | fetal hemoglobin; HbF; sickle cell anemia; γ chains; HbS in infants
biochemistry-haemoglobin-110 | voxelotor; sickle cell drug; R state stabilizer; treatment of sickle cell disease; oxygen affinity drugs; HbS polymerization
biochemistry-haemoglobin-501 | carbon monoxide poisoning; haemoglobin ligand exchange carbon monoxide; CO and hemoglobin; CO binds iron; ligand exchange in haemoglobin
biochemistry-haemoglobin-502 | haemoglobin ligand exchange; oxygen binding to iron in haemoglobin; heme coordination; ligands of iron in hemoglobin; CO and hemoglobin
biochemistry-haemoglobin-503 | carbon monoxide poisoning treatment; haemoglobin ligand exchange carbon monoxide; CO and oxygen equilibrium; Le Chatelier hemoglobin; ligand exchange
biochemistry-haemoglobin-504 | Scatchard plot; ligand binding Kd Scatchard; Kd from Scatchard plot; number of binding sites; dissociation constant
biochemistry-haemoglobin-505 | ligand binding Kd; fractional occupancy calculation; dissociation constant; binding curve; Kd Scatchard
biochemistry-haemoglobin-51 | sickle cell anemia; Glu to Val mutation; HbS; E6V; net charge of hemoglobin; hemoglobin electrophoresis | peptide-charge
biochemistry-haemoglobin-52 | sickle cell anemia; HbS polymerization; deoxyhemoglobin S fibers; sickling; hydrophobic pocket; Glu6Val
biochemistry-haemoglobin-701 | sickle cell trait; hemoglobin electrophoresis; carriers of sickle cell disease; HbA and HbS bands; inheritance of hemoglobin S
biochemistry-haemoglobin-820 | Bohr effect and respiratory quotient; H+ uptake by deoxyhemoglobin; carbon dioxide transport fat vs glucose; hemoglobin as a buffer; respiratory quotient of glucose and palmitic acid
biochemistry-haemoglobin-821 | high affinity hemoglobin mutant; hemoglobin variant with unstable T state; T state mutation and red cell count; high oxygen affinity and erythropoietin; loading and unloading of oxygen by a hemoglobin mutant
biochemistry-haemoglobin-825 | hemoglobin and O2 binding; iron spin state in hemoglobin; high spin to low spin on oxygen binding; iron moves into the porphyrin plane; deoxyhemoglobin vs oxyhemoglobin iron; bioinorganic hemoglobin; haem iron
biochemistry-haemoglobin-840 | why is carbon monoxide toxic; carbon monoxide and haemoglobin; CO poisoning; CO binds hemoglobin instead of oxygen; carboxyhaemoglobin | oxygen-binding-to-hemoglobin
biochemistry-haemoglobin-900 | why the fourth oxygen binds best; T and R states; oxygen binding to the last site; cooperative binding of oxygen; shift from T to R
biochemistry-haemoglobin-901 | positive and negative cooperativity; 81-fold concentration range; 10 % to 90 % saturation; steepness of a binding curve; detecting cooperativity from binding data
biochemistry-haemoglobin-902 | Christian Bohr’s experiment; carbon dioxide and oxygen affinity; pH and oxygen uptake of blood; discovery of the Bohr effect; effect of CO2 on hemoglobin
biochemistry-haemoglobin-903 | carbamates of hemoglobin; carbaminohemoglobin; carbon dioxide at constant pH; carbamate formation at amino termini; CO2 binding to hemoglobin
biochemistry-haemoglobin-904 | His 146 of hemoglobin; salt bridges in deoxyhemoglobin; mutation that weakens the Bohr effect; groups responsible for the Bohr effect; hemoglobin variant with high affinity
biochemistry-lipids-01 | fatty acid shorthand notation; linoleic acid; 18:2; delta nomenclature; polyunsaturated fatty acid; naming fatty acids
biochemistry-lipids-02 | arachidonic acid; 20:4; index of hydrogen deficiency; double bond equivalents; DBE of fatty acid | fatty-acids
biochemistry-lipids-03 | saponification number; saponification value; saponification; KOH for fat; soap making; tripalmitin
biochemistry-lipids-04 | melting points of fatty acids; unsaturation and melting point; saturated vs unsaturated fats; linolenic acid; cis double bonds; why oils are liquid
biochemistry-lipids-05 | omega-3 fatty acid; omega numbering; α-linolenic acid; omega notation; fish oil
biochemistry-lipids-06 | hydrogenation of fats; hardening of oils; hydrogenation of triglycerides; moles of hydrogen for unsaturated fat; linoleic acid; margarine
biochemistry-lipids-07 | cholesterol; index of hydrogen deficiency; rings plus π bonds; double bond equivalents; steroid structure
biochemistry-lipids-08 | phosphatidylcholine; lecithin; hydrolysis of phospholipid; phospholipid components; glycerophospholipid
biochemistry-lipids-09 | nonsaponifiable lipids; cholesterol; saponifiable vs nonsaponifiable; steroids; lipid hydrolysis
biochemistry-lipids-10 | saponification number; molar mass of fat; saponification value; saponification calculation; KOH per gram of fat
biochemistry-lipids-101 | fat vs glycogen energy storage; body fat; why fat stores more energy; energy density of fat; anhydrous storage; fats as energy store
biochemistry-lipids-102 | charge of phospholipids; phosphatidylcholine; phosphatidylserine; head groups; lipid head group charge
biochemistry-lipids-103 | phospholipid bilayer formation; amphipathic molecules; hydrophobic tails and hydrophilic head; cell membrane; why phospholipids form bilayers
biochemistry-lipids-104 | phosphatidylserine in apoptosis; annexin V; apoptosis; membrane asymmetry; outer and inner leaflet; scramblase | lipid-bilayer
biochemistry-lipids-105 | sphingomyelin; ester vs amide hydrolysis; saponification of membrane lipids; amide-linked fatty acid; ceramide; mild alkaline hydrolysis
biochemistry-lipids-106 | sphingomyelin vs phosphatidylcholine; phosphocholine head group; choline; sphingomyelin; membrane lipids
biochemistry-lipids-107 | gangliosides; sialic acid; cerebrosides; glycolipids; cerebroside vs ganglioside; glycosphingolipids
biochemistry-lipids-108 | cholesterol and membrane fluidity; lipid phase transition; cholesterol in membranes; melting of lipid bilayers; membrane fluidity buffer
biochemistry-lipids-109 | steroid hormones; cholesterol as precursor; cortisol and testosterone; bile acids; hormones from cholesterol
biochemistry-lipids-11 | locating a double bond; oxidative cleavage of fatty acid; double bond position; 18:1 fatty acid; ozonolysis products
biochemistry-lipids-110 | bile salts; taurocholate; taurine; conjugated bile acids; bile as a detergent; emulsification of fat
biochemistry-lipids-111 | fat-soluble vitamins; vitamin D; fat-soluble vs water-soluble vitamins; vitamins stored in fat; ADEK
biochemistry-lipids-112 | waxes; beeswax; wax ester; long-chain alcohol ester; classifying lipids
biochemistry-lipids-113 | isoprene units; squalene; terpenes; isoprene rule; terpenoids; triterpene
biochemistry-lipids-114 | TLC of lipids; thin-layer chromatography; cholesteryl ester; silica plate; Rf of lipids; neutral lipids vs phospholipids
biochemistry-lipids-115 | arachidonic acid; precursor of prostaglandins; 20:4 fatty acid; prostaglandins and leukotrienes; omega-6 fatty acid
biochemistry-lipids-116 | prostaglandins as local hormones; paracrine signaling; short lifetime of prostaglandins; local mediators
biochemistry-lipids-117 | low-dose aspirin; thromboxane; prostacyclin; platelets; aspirin and blood clotting; cyclooxygenase in platelets; antiplatelet drug
biochemistry-lipids-51 | sphingomyelin; sphingosine; hydrolysis of sphingomyelin; phospholipids without glycerol; ceramide; membrane lipids
biochemistry-lipids-52 | Tay-Sachs disease; ganglioside GM2; hexosaminidase A; lysosomal storage disease; ganglioside degradation
biochemistry-lipids-53 | cholesterol in membranes; orientation of cholesterol; amphipathic cholesterol; cholesterol structure; hydroxyl group of cholesterol; membrane lipids
biochemistry-lipids-54 | bile acid sequestrants; cholestyramine; bile acids; lowering blood cholesterol; bile salts from cholesterol; enterohepatic circulation
biochemistry-lipids-55 | how aspirin works; aspirin; cyclooxygenase; COX inhibition; prostaglandins; acetylation of serine; NSAIDs
biochemistry-lipids-56 | phospholipase A2; arachidonic acid release; glucocorticoids; leukotrienes vs prostaglandins; ibuprofen; anti-inflammatory drugs; COX and lipoxygenase
biochemistry-lipids-600 | chocolate fat polymorphism; cocoa butter; why chocolate melts in the mouth; melting of chocolate; POP POS SOS
biochemistry-lipids-601 | chocolate fat polymorphism; tempering chocolate; cocoa butter crystal forms; form V; polymorphism of fats
biochemistry-lipids-602 | chocolate fat polymorphism; chocolate bloom; cocoa butter crystal forms; polymorphism of fats; form VI
biochemistry-lipids-701 | phospholipase A2; lysophosphatidylcholine; snake venom and membranes; lysolecithin detergent; shape of lipids
biochemistry-lipids-710 | saturated vs unsaturated fats; bromine test for unsaturated fat; saturated and unsaturated fats; telling saturated from unsaturated fat; bromine water and fats
biochemistry-lipids-711 | saturated vs unsaturated fats; iodine value of fats; which fat turns rancid faster; rancidity of unsaturated fats; saturated and unsaturated fats in air
biochemistry-lipids-712 | saturated vs unsaturated fats; coconut oil vs cocoa butter; melting point of saturated and unsaturated fats; chain length and melting point of fats; why coconut oil melts so low
biochemistry-lipids-820 | pancreatic lipase positions of fatty acids; chirality of a triacylglycerol; arrangement of fatty acids in a triglyceride; palmitate and oleate triacylglycerol; stereocenter of triglycerides
biochemistry-lipids-825 | isoprene units in terpenes; counting isoprene units; diterpene carbon number; classification of terpenes; isoprene rule; carbons in a diterpene; monoterpene sesquiterpene diterpene; retinol diterpene | lipid-classes
biochemistry-lipids-826 | energy of fats vs carbohydrates; why fats give more energy; calories per gram of fat; fat more reduced than carbohydrate; oxidation of fat and sugar; energy per gram; 9 kcal vs 4 kcal
biochemistry-lipids-870 | vitamin deficiency diseases; fat soluble vitamins; vitamin A night blindness; vitamins and diseases; fat soluble and water soluble vitamins; scurvy rickets beriberi
biochemistry-lipids-871 | iodine number; iodine value of a fat; iodine number and hydrogenation; hardening of vegetable oil; degree of unsaturation of oils; iodine number before and after hydrogenation
biochemistry-lipids-872 | iodine number calculation; number of C=C bonds from iodine number; iodine value calculation; double bonds in a triglyceride from iodine number; degree of unsaturation of a fat; iodine absorbed by oil
biochemistry-lipids-907 | why fats are not polymers; triacylglycerol is not a polymer; are lipids polymers; glycerol and three fatty acids; lipids vs other macromolecules; fat structure vs polysaccharide
biochemistry-lipids-943 | hardening of oils; hydrogenation of vegetable oil; fats vs oils melting point; unsaturation and bromine test; nickel catalyst and oil; Scottish Higher fats and oils; margarine; melting point of hydrogenated oil
biochemistry-lipids-960 | why olive oil is liquid and butter is solid; olive oil and butter; saturated and unsaturated fatty acids; cis double bonds and melting point; fats and oils at room temperature; unsaturated fats are liquid
biochemistry-lipids-961 | why olive oil is liquid and butter is solid; hydrogenation of olive oil; hardening of oils; margarine from oil; saturated and unsaturated fatty acids; oleic acid to stearic acid
biochemistry-lipids-962 | cis double bonds and melting point; cis and trans fatty acids; saturated and unsaturated fatty acids; why olive oil is liquid and butter is solid; oleic and elaidic acid; trans fats
biochemistry-membranes-01 | membrane permeability; what crosses the cell membrane; simple diffusion of oxygen; small nonpolar molecules; phospholipid bilayer
biochemistry-membranes-02 | Nernst potential of potassium; equilibrium potential calculation; resting potential; K+ equilibrium potential; Nernst equation for membranes
biochemistry-membranes-03 | ΔG of ion transport; electrochemical gradient; sodium gradient; ΔG = RT ln(c2/c1) + zFΔψ; ion transport calculation
biochemistry-membranes-04 | membrane fluidity; homeoviscous adaptation; unsaturated fatty acids in membranes; cold adaptation; cis double bonds and fluidity
biochemistry-membranes-05 | sodium-potassium pump; Na+/K+-ATPase; 3 Na+ out 2 K+ in; electrogenic pump; Na/K pump
biochemistry-membranes-06 | maximum concentration gradient from ATP; ATP-driven pump; ΔG = RT ln(c2/c1); primary active transport; transport thermodynamics calculation
biochemistry-membranes-07 | number of lipids in a vesicle; liposome; area per lipid; vesicle surface area; bilayer leaflets
biochemistry-membranes-08 | facilitated diffusion vs active transport; carrier saturation; transport proteins; carrier proteins; saturable transport
biochemistry-membranes-09 | SGLT; sodium-glucose symport; secondary active transport; cotransport; glucose concentration gradient; symporter
biochemistry-membranes-10 | calcium equilibrium potential; Nernst potential of calcium; Nernst equation for divalent ion; equilibrium potential calculation; Ca2+ gradient
biochemistry-membranes-101 | transmembrane helix length; residues to span a bilayer; helix rise per residue; membrane-spanning α helix; hydrophobic segment calculation
biochemistry-membranes-102 | β barrel; porins; alternating polar and nonpolar residues; outer membrane proteins; amphipathic β strands
biochemistry-membranes-103 | FRAP; fluorescence recovery after photobleaching; lateral diffusion in membranes; immobile fraction; fluid mosaic model; membrane protein mobility
biochemistry-membranes-104 | facilitated diffusion; simple vs facilitated diffusion; carrier saturation; membrane transport kinetics; carrier protein; uptake rate vs concentration
biochemistry-membranes-105 | glucose transporter; GLUT4; facilitated diffusion of glucose; phosphorylation of glucose; hexokinase trapping; glucose uptake by cells
biochemistry-membranes-106 | potassium channel selectivity; selectivity filter; K+ vs Na+ channel; ion channels; dehydration of ions; KcsA
biochemistry-membranes-107 | digoxin; Na+/K+-ATPase; cardiac glycosides; sodium-calcium exchanger; digitalis; sodium-potassium pump; secondary active transport
biochemistry-membranes-108 | resting potential; potassium and membrane potential; Nernst equation for K+; hyperkalemia; depolarization; nerve cell potential
biochemistry-membranes-51 | peripheral membrane proteins; integral vs peripheral proteins; extraction with salt; ionic binding to membranes; removing membrane proteins
biochemistry-membranes-52 | hydropathy plot; seven transmembrane helices; membrane protein topology; 7TM receptor; GPCR structure; N terminus outside
biochemistry-membranes-820 | membrane potential when potassium channels open; direction of chloride flow; equilibrium potential of chloride vs potassium; hyperpolarization and chloride; resting potential and potassium permeability
biochemistry-membranes-821 | H+ equilibrium across the plasma membrane; intracellular pH and membrane potential; proton pump of the plasma membrane; electrochemical gradient of H+; pH inside a cell at equilibrium
biochemistry-membranes-825 | cholesterol and membrane fluidity; effect of cholesterol on membranes; cholesterol in the lipid bilayer; cholesterol as fluidity buffer; membrane fluidity and temperature; cholesterol at low and high temperature | steroids-and-cholesterol
biochemistry-membranes-900 | evidence for active transport; facilitated diffusion or active transport; accumulation against a gradient; saturation and competition of carriers; uptake against a concentration gradient
biochemistry-membranes-901 | oral rehydration; sodium-glucose symporter; SGLT; glucose and sodium cotransport; secondary active transport in the intestine; salt and sugar solution for diarrhea
biochemistry-membranes-902 | why net flow of potassium stops; origin of a membrane potential; diffusion potential; electrochemical equilibrium; charge separation across a membrane
biochemistry-membranes-903 | squid giant axon; sodium replaced by choline; peak of the action potential; resting potential and sodium; ions of the action potential
biochemistry-membranes-904 | Goldman equation calculation; acetylcholine receptor reversal potential; equal permeability to sodium and potassium; Goldman-Hodgkin-Katz; end-plate potential
biochemistry-nitrogen-metabolism-01 | nitrogen sources of urea; aspartate and ammonia; ornithine cycle; carbamoyl phosphate; where urea nitrogen comes from
biochemistry-nitrogen-metabolism-02 | urea from protein; nitrogen excretion; protein 16% nitrogen; urea mass calculation; daily urea excretion | urea-cycle
biochemistry-nitrogen-metabolism-03 | alanine to pyruvate; aminotransferase; ALT; alanine transaminase; pyruvate; α-keto acid; 2-oxoglutarate to glutamate
biochemistry-nitrogen-metabolism-04 | ATP cost of urea; energy cost of nitrogen excretion; four ATP per urea; urea synthesis energy calculation
biochemistry-nitrogen-metabolism-05 | pyridoxal phosphate; PLP; vitamin B6; aminotransferase coenzyme; coenzyme of transaminases
biochemistry-nitrogen-metabolism-06 | ketogenic amino acids; leucine; ketogenic vs glucogenic; glucogenic amino acids; amino acid catabolism
biochemistry-nitrogen-metabolism-07 | nitrogen balance calculation; protein intake and nitrogen; positive nitrogen balance; nitrogen excretion; dietary protein
biochemistry-nitrogen-metabolism-08 | net ATP cost of urea; fumarate link to citric acid cycle; Krebs bicycle; ATP cost of urea synthesis; urea cycle energetics
biochemistry-nitrogen-metabolism-09 | phenylketonuria; PKU; tyrosine; phenylalanine hydroxylase; essential amino acids; inborn errors of metabolism
biochemistry-nitrogen-metabolism-10 | ammonium from amino acids; nitrogen content of glutamine; deamination; ammonium mass calculation; nitrogen atoms in amino acids | amino-acid-structures
biochemistry-nitrogen-metabolism-101 | alanine aminotransferase; ALT; liver enzymes; alanine to pyruvate; aminotransferase; liver function test
biochemistry-nitrogen-metabolism-102 | ornithine transcarbamoylase deficiency; OTC deficiency; hyperammonemia; orotic acid; urea cycle disorder; inborn error of metabolism
biochemistry-nitrogen-metabolism-103 | aspartate to oxaloacetate; keto acid partners; aminotransferase; amino acid carbon skeleton; aspartate
biochemistry-nitrogen-metabolism-104 | maple syrup urine disease; branched-chain amino acids; BCAA; leucine isoleucine valine; inborn error of metabolism; MSUD
biochemistry-nitrogen-metabolism-105 | glucogenic vs ketogenic amino acids; phenylalanine breakdown; ketogenic amino acids; tyrosine degradation; fumarate and acetoacetate
biochemistry-nitrogen-metabolism-106 | gout; uric acid; allopurinol; xanthine oxidase; purine breakdown; gout treatment
biochemistry-nitrogen-metabolism-107 | ribonucleotide reductase; hydroxyurea; deoxyribonucleotide synthesis; tyrosyl radical; dNTP synthesis
biochemistry-nitrogen-metabolism-108 | nitrogen-fixing organisms; rhizobia; nitrogen-fixing bacteria; N2 to ammonia; nitrogen cycle; biological nitrogen fixation
biochemistry-nitrogen-metabolism-109 | nitrogenase; hydrogen from nitrogenase; electron balance of nitrogenase; N2 + 8H+ + 8e−; percentage of electrons calculation
biochemistry-nitrogen-metabolism-110 | nitrogenase; ATP cost of nitrogen fixation; activation barrier of N2; 16 ATP per N2; N≡N triple bond; inertness of nitrogen
biochemistry-nitrogen-metabolism-111 | acetylene reduction assay; nitrogenase activity; nitrogenase; ethylene from acetylene; root nodules
biochemistry-nitrogen-metabolism-112 | positive nitrogen balance; growth and protein; protein in the diet; nitrogen intake vs excretion; protein nutrition
biochemistry-nitrogen-metabolism-113 | negative nitrogen balance; essential amino acids; lysine deficiency; incomplete protein; dietary protein quality
biochemistry-nitrogen-metabolism-114 | muscle loss calculation; nitrogen excretion to protein; 6.25 factor; protein from nitrogen calculation; starvation; muscle wasting
biochemistry-nitrogen-metabolism-115 | starvation metabolism; protein sparing in fasting; brain fuel in fasting; prolonged fasting; gluconeogenesis in fasting | ketone-bodies
biochemistry-nitrogen-metabolism-501 | purine and pyrimidine biosynthesis; de novo nucleotide synthesis; purine synthesis; pyrimidine synthesis; PRPP
biochemistry-nitrogen-metabolism-502 | pyrimidine biosynthesis; purine and pyrimidine biosynthesis; carbamoyl phosphate; aspartate transcarbamoylase; origin of ring atoms
biochemistry-nitrogen-metabolism-503 | purine biosynthesis; purine and pyrimidine biosynthesis; IMP; de novo nucleotide routes; AMP and GMP synthesis
biochemistry-nitrogen-metabolism-504 | purine and pyrimidine biosynthesis; regulation of purine synthesis; GTP and AMP synthesis; de novo purine regulation; reciprocal control
biochemistry-nitrogen-metabolism-51 | methotrexate; dihydrofolate reductase; thymidylate synthase; folate antagonists; DHFR; dTMP synthesis; chemotherapy
biochemistry-nitrogen-metabolism-52 | leghemoglobin; root nodules; rhizobia; nitrogenase and oxygen; legumes; nitrogen-fixing bacteria
biochemistry-nitrogen-metabolism-701 | aspartame and phenylketonuria; PKU warning label; phenylalanine in sweetener; phenylalanine hydroxylase; Asp-Phe methyl ester
biochemistry-nitrogen-metabolism-820 | 15N leucine experiment; lysine does not transaminate; essential amino acids and transamination; Schoenheimer nitrogen isotope; why lysine is not labeled with 15N
biochemistry-nitrogen-metabolism-821 | HAT medium; hybridoma selection; salvage vs de novo nucleotide synthesis; HGPRT and thymidine kinase; aminopterin selection of fused cells
biochemistry-nitrogen-metabolism-870 | urea cycle nitrogen sources; where do the nitrogens of urea come from; aspartate in the urea cycle; argininosuccinate; second nitrogen of urea; labeled aspartate urea cycle
biochemistry-nitrogen-metabolism-900 | equilibrium constant of transamination; reversibility of aminotransferases; why transamination is reversible; free energy of transamination; amino acid and keto acid interconversion
biochemistry-nitrogen-metabolism-901 | keto analogs of amino acids; diet in kidney failure; keto acids of essential amino acids; keto acid to amino acid; low-nitrogen diet
biochemistry-nitrogen-metabolism-902 | ornithine as a catalyst; discovery of the urea cycle; Krebs and Henseleit; ornithine is regenerated; liver slices experiment
biochemistry-nitrogen-metabolism-903 | argininosuccinase deficiency; arginine treatment; argininosuccinic aciduria; urea cycle disorder treatment; nitrogen excretion as argininosuccinate
biochemistry-nucleic-acids-02 | complementary DNA strand; reverse complement; antiparallel strands; DNA sequence complement; Watson-Crick pairing
biochemistry-nucleic-acids-03 | hydrogen bonds in DNA; counting hydrogen bonds; GC three hydrogen bonds; AT vs GC pairs; Watson-Crick pairing
biochemistry-nucleic-acids-04 | length of DNA; B-DNA rise per base pair; 0.34 nm per base pair; DNA double helix dimensions; DNA length calculation
biochemistry-nucleic-acids-05 | Wallace rule; melting temperature calculation; Tm of a primer; GC content and Tm; 2 °C per AT 4 °C per GC; primer design
biochemistry-nucleic-acids-06 | nucleotide vs nucleoside; phosphate group; parts of a nucleotide; nucleoside
biochemistry-nucleic-acids-07 | alkaline hydrolysis of RNA; 2′ hydroxyl group; RNA vs DNA stability; why RNA is less stable; base hydrolysis of RNA
biochemistry-nucleic-acids-08 | A260 DNA concentration; absorbance at 260 nm; DNA quantification; UV absorbance of DNA; dilution factor | beer-lambert-law
biochemistry-nucleic-acids-09 | plasmid copy number calculation; number of DNA molecules; molecules of plasmid from mass; mass of a base pair; Avogadro calculation | moles-and-particles
biochemistry-nucleic-acids-10 | frequency of restriction sites; palindromic sequence; six-cutter; 4^6; EcoRI; expected number of cuts
biochemistry-nucleic-acids-101 | thymine; nucleobase structures; structure of thymine; pyrimidines; DNA bases; thymine vs uracil
biochemistry-nucleic-acids-102 | cyclic AMP; cAMP structure; hydrolysis of cAMP; components of a nucleotide; adenine ribose phosphate
biochemistry-nucleic-acids-103 | charge of an oligonucleotide; phosphate charges; net charge of RNA; 5' phosphate; trinucleotide
biochemistry-nucleic-acids-104 | antiparallel strands; 5' to 3' direction; double helix; DNA strand direction; why DNA is antiparallel
biochemistry-nucleic-acids-105 | number of phosphodiester bonds; phosphodiester bonds; counting bonds in DNA; sugar-phosphate backbone
biochemistry-nucleic-acids-106 | major groove; minor groove; DNA-binding proteins; sequence recognition; major vs minor groove; transcription factors
biochemistry-nucleic-acids-107 | A-form helix; A-DNA vs B-DNA; 2' hydroxyl group; RNA double helix; sugar pucker
biochemistry-nucleic-acids-108 | single-stranded DNA; base composition of DNA; A = T and G = C; virus DNA; percent of bases
biochemistry-nucleic-acids-109 | base composition of one strand; percent adenine calculation; A = T and G = C; complementary strand composition
biochemistry-nucleic-acids-110 | hyperchromic effect; hyperchromicity; DNA denaturation; absorbance at 260 nm; melting temperature of DNA; base stacking
biochemistry-nucleic-acids-111 | salt and DNA melting; ionic strength and Tm; phosphate repulsion; DNA stability; melting temperature
biochemistry-nucleic-acids-112 | DNA-DNA hybridization; mismatched base pairs; heteroduplex; human vs chimpanzee DNA; melting temperature of hybrids; evolutionary distance
biochemistry-nucleic-acids-113 | GC content and melting temperature; Tm; G-C pairs; DNA denaturation; DNA stability
biochemistry-nucleic-acids-114 | RNA hairpin; stem-loop; self-complementary RNA; RNA secondary structure; UUCG tetraloop; Watson-Crick pairs
biochemistry-nucleic-acids-115 | ribosomal RNA; types of RNA; rRNA; most abundant RNA; mRNA tRNA rRNA
biochemistry-nucleic-acids-116 | topoisomerase; gyrase; positive supercoils; replication fork; enzymes of DNA replication; helicase
biochemistry-nucleic-acids-117 | ethidium bromide; intercalation; plasmid gel mobility; DNA unwinding; intercalating dye; supercoiled plasmid electrophoresis
biochemistry-nucleic-acids-118 | histone acetylation; epigenetics; chromatin; histone tails; lysine acetylation; nucleosome; gene activation | dna-supercoiling
biochemistry-nucleic-acids-119 | A260/A280 ratio; DNA purity; protein contamination; absorbance ratio; NanoDrop; purity of nucleic acids
biochemistry-nucleic-acids-120 | primer concentration calculation; A260; oligonucleotide concentration; Beer-Lambert law for DNA; dilution factor
biochemistry-nucleic-acids-121 | RNA contamination; fluorescent dye quantification; A260 vs fluorescence; plasmid quantification; PicoGreen; Qubit vs NanoDrop
biochemistry-nucleic-acids-122 | hyperchromic effect; DNase digestion; absorbance of nucleotides; A260; DNA degradation and absorbance | dna-melting
biochemistry-nucleic-acids-123 | northern blot; mRNA size; Southern vs northern vs western; blotting techniques; detecting mRNA
biochemistry-nucleic-acids-124 | stringency wash; cross-hybridization; hybridization stringency; Southern blot; partial match of probe; heterologous probe | dna-melting
biochemistry-nucleic-acids-125 | alternative splicing; two mRNAs from one gene; northern blot bands; splice variants; interpreting blots
biochemistry-nucleic-acids-460 | DNA melting temperature; GC content and Tm; why GC rich DNA melts higher; hydrogen bonds in GC and AT pairs; Tm of DNA; base pairs hydrogen bonds; base stacking and DNA stability; melting temp and GC content; A-T vs G-C pairs
biochemistry-nucleic-acids-461 | DNA denaturation; which bonds break when DNA melts; DNA melting hydrogen bonds; strand separation on heating; DNA base pairs hydrogen bonds; heating double stranded DNA; DNA melting temperature; does melting break the backbone; phosphodiester bonds and denaturation
biochemistry-nucleic-acids-51 | superhelical density; linking number; DNA topology; supercoiling calculation; plasmid supercoiling; ΔLk/Lk0
biochemistry-nucleic-acids-52 | supercoiled vs nicked plasmid; agarose gel electrophoresis; plasmid conformations; plasmid gel mobility; open circular DNA
biochemistry-nucleic-acids-53 | Southern vs northern blot; detecting gene transcription; hybridization probe; mRNA detection; blotting DNA and RNA; gene expression analysis
biochemistry-nucleic-acids-54 | RFLP; restriction fragment length polymorphism; Southern blot of a carrier; restriction site mutation; detecting heterozygous carriers; restriction digest bands
biochemistry-nucleic-acids-701 | coenzymes with nucleotides; adenine in NAD and FAD; coenzyme A structure; biotin; nucleotide coenzymes
biochemistry-nucleic-acids-702 | base composition of a virus; single-stranded RNA virus; uracil percentage; is it DNA or RNA; A not equal to U
biochemistry-nucleic-acids-703 | self-splicing intron; catalytic RNA; ribozyme discovery; RNA without protein; Cech experiment
biochemistry-nucleic-acids-710 | DNA vs RNA; RNA and DNA; difference between DNA and RNA; sugar and bases of RNA and DNA; ribose vs deoxyribose; uracil vs thymine
biochemistry-nucleic-acids-804 | Chargaff’s rules; purines equal pyrimidines; A = T and G = C; DNA base composition; ratio of bases in DNA
biochemistry-nucleic-acids-820 | DNA-RNA hybrid in base; alkaline hydrolysis of RNA vs DNA; absorbance after alkaline treatment of a hybrid; hyperchromic effect of RNA hydrolysis; DNA vs RNA in NaOH
biochemistry-nucleic-acids-821 | nearest neighbor frequencies of DNA; evidence that DNA strands are antiparallel; antiparallel vs parallel strands; Kornberg nearest neighbor analysis; dinucleotide frequencies in DNA
biochemistry-nucleic-acids-825 | nucleoside vs nucleotide; purines and pyrimidines; which is a nucleotide; nucleotide with a purine; guanosine monophosphate; cytidine vs guanosine; base sugar phosphate
biochemistry-nucleic-acids-900 | why a purine pairs with a pyrimidine; purine-purine pairs; width of the double helix; size of base pairs; why A does not pair with G
biochemistry-nucleic-acids-901 | 2-aminoadenine; diaminopurine; three hydrogen bonds with thymine; modified base pairing; unusual bases in phage DNA
biochemistry-nucleic-acids-902 | tetranucleotide hypothesis; Chargaff’s experiment; base composition of different species; what Chargaff discovered; base composition and tissue
biochemistry-nucleic-acids-903 | 5-methylcytosine and Chargaff; percentage of adenine from cytosine; base composition with methylcytosine; methylated DNA composition; percent of bases calculation
biochemistry-nucleic-acids-904 | negative supercoiling; underwound DNA; why DNA is supercoiled; advantage of negative supercoils; strand separation in a plasmid
biochemistry-nucleic-acids-905 | type I and type II topoisomerases; linking number changes by two; topoisomerase mechanism; gyrase; steps of the linking number
biochemistry-nucleic-acids-981 | what absorbs at 260 nm in DNA; DNA bases absorb UV; A260 chromophore; DNA absorbance at 260 nm; which part of DNA absorbs ultraviolet light
biochemistry-nucleic-acids-982 | A320 correction in DNA quantification; why subtract absorbance at 320 nm; turbidity background in DNA absorbance; A260 minus A320; light scattering correction for DNA concentration; nanodrop 320 nm
biochemistry-oxidative-phosphorylation-01 | P/O ratio; ATP per NADH; protons per ATP; c ring stoichiometry; H+/ATP ratio
biochemistry-oxidative-phosphorylation-02 | proton motive force; proton gradient energy; ΔpH and membrane potential; mitochondrial proton gradient; pmf calculation
biochemistry-oxidative-phosphorylation-03 | oligomycin; 2,4-dinitrophenol; DNP uncoupler; respiratory control; oxygen consumption of mitochondria; ATP synthase inhibitor
biochemistry-oxidative-phosphorylation-04 | intermembrane space; proton pumping; proton gradient; mitochondrial inner membrane; chemiosmotic theory
biochemistry-oxidative-phosphorylation-05 | cytochrome c oxidase; complex IV; terminal electron acceptor; oxygen reduced to water; respiratory chain
biochemistry-oxidative-phosphorylation-06 | oxygen consumed per glucose; NADH and FADH2 electrons; aerobic respiration stoichiometry; oxygen as electron acceptor; electron counting
biochemistry-oxidative-phosphorylation-07 | c ring; protons per ATP; rotary mechanism; H+/ATP ratio; F0F1 ATPase
biochemistry-oxidative-phosphorylation-08 | rotenone; complex I inhibitor; succinate bypasses complex I; respiratory chain inhibitors; complex II substrate
biochemistry-oxidative-phosphorylation-09 | efficiency of oxidative phosphorylation; energy conversion efficiency; percent energy stored as ATP; NADH oxidation energy; efficiency calculation | atp-yield-of-respiration
biochemistry-oxidative-phosphorylation-10 | brown fat; thermogenin; UCP1; heat production in mitochondria; nonshivering thermogenesis; uncoupling protein
biochemistry-oxidative-phosphorylation-101 | bacteriorhodopsin experiment; chemiosmotic theory; proton gradient; Racker and Stoeckenius; reconstituted vesicles; Mitchell hypothesis
biochemistry-oxidative-phosphorylation-102 | Jagendorf experiment; acid bath experiment; thylakoid pH jump; chemiosmotic theory; protonophore; uncoupler; ATP made in the dark
biochemistry-oxidative-phosphorylation-103 | rotary catalysis; γ subunit; F1Fo ATPase; rotation of ATP synthase; F1 head; molecular motor
biochemistry-oxidative-phosphorylation-104 | binding change mechanism; Boyer mechanism; release of ATP; F1Fo ATPase; role of the proton gradient
biochemistry-oxidative-phosphorylation-105 | F1-ATPase; isolated F1 hydrolyzes ATP; F1Fo; reverse reaction of ATP synthase; ATP hydrolysis by F1
biochemistry-oxidative-phosphorylation-106 | cyanide poisoning; complex IV inhibitor; cytochrome c oxidase; redox state of carriers; crossover point; electron transport inhibitors
biochemistry-oxidative-phosphorylation-107 | valinomycin; potassium ionophore; proton-motive force; membrane potential vs pH gradient; ionophores
biochemistry-oxidative-phosphorylation-108 | cytosolic NADH; inner mitochondrial membrane; NADH transport; malate-aspartate shuttle; glycerol phosphate shuttle
biochemistry-oxidative-phosphorylation-109 | malate-aspartate shuttle; aminooxyacetate; aspartate aminotransferase; pyridoxal phosphate inhibitor; PLP | transamination
biochemistry-oxidative-phosphorylation-110 | ATP yield of glucose; 30 or 32 ATP; ATP per glucose calculation; malate-aspartate vs glycerol phosphate shuttle; complete oxidation of glucose
biochemistry-oxidative-phosphorylation-111 | glycerol phosphate shuttle; glycerol 3-phosphate dehydrogenase; electrons to ubiquinone; FAD; cytosolic NADH
biochemistry-oxidative-phosphorylation-112 | Fenton reaction; hydroxyl radical; iron and hydrogen peroxide; oxidative stress; ROS; Fe2+ + H2O2
biochemistry-oxidative-phosphorylation-113 | glutathione; GSH; glutathione peroxidase; antioxidants; peroxide removal; oxidative stress
biochemistry-oxidative-phosphorylation-501 | respiration equation; photosynthesis equation and respiration; word equation of aerobic respiration; glucose and oxygen; cellular respiration equation
biochemistry-oxidative-phosphorylation-51 | superoxide dismutase; SOD; superoxide; hydrogen peroxide; disproportionation of superoxide; antioxidant enzymes; ROS
biochemistry-oxidative-phosphorylation-52 | mitochondrial superoxide production; ROS from mitochondria; respiratory control; uncoupler; electron leak; state 3 vs state 4 respiration | electron-transport-chain
biochemistry-oxidative-phosphorylation-710 | aerobic vs anaerobic respiration; anaerobic respiration vs fermentation; nitrate as electron acceptor; final electron acceptor of respiration; aerobic respiration, anaerobic respiration and fermentation
biochemistry-oxidative-phosphorylation-820 | antimycin block of complex III; ascorbate TMPD cytochrome c; which complex of the respiratory chain is blocked; complex III vs complex IV inhibitor; ATP from ascorbate oxidation
biochemistry-oxidative-phosphorylation-821 | c ring size of ATP synthase; H+ per ATP chloroplast vs mitochondria; number of c subunits and proton-motive force; ATP synthase c subunits; protons per ATP
biochemistry-oxidative-phosphorylation-981 | why oxaloacetate becomes aspartate in the shuttle; malate-aspartate shuttle aspartate export; oxaloacetate cannot cross the inner membrane; transamination in the malate-aspartate shuttle; aspartate leaves the matrix
biochemistry-oxidative-phosphorylation-982 | NADH shuttles blocked; lactate formed when shuttles are blocked; regenerate NAD+ without mitochondrial shuttles; glycolysis with blocked malate-aspartate and glycerol phosphate shuttles; cytosolic NADH reoxidation
biochemistry-photosynthesis-01 | source of oxygen in photosynthesis; water splitting; photolysis of water; photosystem II; where does the oxygen come from
biochemistry-photosynthesis-02 | ATP cost of Calvin cycle; 18 ATP per glucose; carbon fixation; ATP and NADPH per CO2; dark reactions
biochemistry-photosynthesis-03 | efficiency of photosynthesis; photons per CO2; quantum requirement; light energy to chemical energy; photosynthetic efficiency calculation | light-reactions-of-photosynthesis
biochemistry-photosynthesis-04 | location of the Calvin cycle; stroma; dark reactions; light-independent reactions; chloroplast structure
biochemistry-photosynthesis-05 | G3P output of Calvin cycle; stoichiometry of the Calvin cycle; regeneration of RuBP; glyceraldehyde 3-phosphate; ribulose bisphosphate; carbon fixation
biochemistry-photosynthesis-06 | energy of a mole of photons; E = hc/λ; photon energy calculation; wavelength to kJ/mol; energy of red light; einstein of photons
biochemistry-photosynthesis-07 | photons per O2; quantum requirement of photosynthesis; photosystem I and II; Z scheme; oxygen evolution; splitting of water in photosynthesis
biochemistry-photosynthesis-08 | proton-motive force calculation; thylakoid pH gradient; ΔG of proton gradient; 2.303RTΔpH; photophosphorylation; thylakoid lumen
biochemistry-photosynthesis-09 | C4 plants; C4 pathway; rubisco oxygenation; maize photosynthesis; CO2 concentrating mechanism; C3 vs C4 plants
biochemistry-photosynthesis-10 | photosynthesis equation; oxygen produced in photosynthesis; photosynthesis stoichiometry calculation; 6CO2 + 6H2O; glucose to oxygen mass; mass to mass calculation
biochemistry-photosynthesis-101 | carotenoids; accessory pigments; action spectrum vs absorption spectrum; chlorophyll absorption; photosynthetic pigments; light harvesting
biochemistry-photosynthesis-102 | cyclic photophosphorylation; cyclic electron flow; herbicide DCMU; photosystem I; atrazine; photosystem II inhibitor; far-red light
biochemistry-photosynthesis-103 | 3-phosphoglycerate; Calvin experiment; 14CO2 labeling; first product of CO2 fixation; carbon fixation; rubisco
biochemistry-photosynthesis-104 | Calvin cycle in the dark; ribulose bisphosphate; 3-phosphoglycerate; light switched off; RuBP levels; dark reactions
biochemistry-photosynthesis-105 | rubisco oxygenase; ribulose bisphosphate and O2; phosphoglycolate; rubisco; oxygenation reaction
biochemistry-photosynthesis-106 | photorespiration on hot days; temperature and rubisco; CO2 vs O2 solubility; C3 plants in heat; rubisco oxygenation
biochemistry-photosynthesis-107 | C3 vs C4 plants; C4 plants; energy cost of C4 pathway; C4 photosynthesis; climate and plant type
biochemistry-photosynthesis-108 | CAM plants; crassulacean acid metabolism; malic acid in vacuole; desert plants; cactus photosynthesis; stomata at night | photorespiration
biochemistry-photosynthesis-109 | origin of oxygen in photosynthesis; 18O water experiment; isotope labeling; photolysis of water; splitting of water; where oxygen comes from
biochemistry-photosynthesis-110 | purple sulfur bacteria; anoxygenic photosynthesis; van Niel equation; H2S photosynthesis; bacterial photosynthesis | overall-equation-of-photosynthesis
biochemistry-photosynthesis-111 | photosynthesis vs respiration; rubisco; comparing photosynthesis and respiration; is photosynthesis the reverse of respiration
biochemistry-photosynthesis-112 | photosynthesis equation for sucrose; balancing photosynthesis equation; sucrose formation; CO2 and O2 in photosynthesis
biochemistry-photosynthesis-501 | photosynthesis equation; photosynthesis equation and respiration; balanced equation of photosynthesis; glucose and oxygen; chemical equation for photosynthesis
biochemistry-photosynthesis-502 | photosynthesis and respiration; photosynthesis equation and respiration; plant in the dark; gas exchange of plants; respiration equation
biochemistry-photosynthesis-820 | cytochrome f redox state in light; DCMU effect on photosystem II; photosystem I vs photosystem II light; red and far-red light in photosynthesis; herbicide and plastoquinone
biochemistry-photosynthesis-821 | uncoupling of photophosphorylation; methylamine in thylakoids; ammonia uncouples chloroplasts; photosynthetic electron flow and ATP with an uncoupler; proton gradient in thylakoids
biochemistry-photosynthesis-900 | Hill reaction; DCPIP experiment; dye reduction by chloroplasts; isolated thylakoids in light; artificial electron acceptor
biochemistry-photosynthesis-901 | Emerson enhancement effect; red drop; two photosystems in series; evidence for two photosystems; 700 nm and 650 nm light
biochemistry-photosynthesis-902 | low oxygen and photosynthesis; oxygen inhibition of carbon fixation; Warburg effect in plants; rubisco oxygenase; carbon dioxide uptake in 2 % oxygen
biochemistry-photosynthesis-903 | carbon loss by photorespiration; percentage of carbon dioxide released; oxygenation to carboxylation ratio; 2-phosphoglycolate recycling; photorespiration calculation
biochemistry-photosynthesis-904 | bromothymol blue and pondweed; indicator experiment; carbon dioxide uptake and pH; elodea experiment; plants in bromothymol blue
biochemistry-photosynthesis-905 | why 12 water molecules; water on both sides of the photosynthesis equation; origin of oxygen atoms; oxygen from water not carbon dioxide; equation with 12 H2O
biochemistry-photosynthesis-906 | photosynthetic quotient; algae that make oil; ratio of oxygen to carbon dioxide; photosynthesis of fat; equation for making oil
biochemistry-protein-methods-01 | trypsin; trypsin digestion; trypsin cleavage sites; proteolytic fragments; protease specificity
biochemistry-protein-methods-02 | purification factor; fold purification; specific activity; purification table; units per mg
biochemistry-protein-methods-03 | SDS-PAGE reducing vs nonreducing; subunit composition; quaternary structure determination; gel filtration native mass; disulfide-linked chains; 2-mercaptoethanol
biochemistry-protein-methods-04 | SDS-PAGE; separation by molecular weight; polyacrylamide gel; protein gel; sodium dodecyl sulfate
biochemistry-protein-methods-05 | cation exchange; protein pI and ion exchange; cation exchange resin; sulfonate resin; net charge of proteins
biochemistry-protein-methods-06 | cyanogen bromide; CNBr cleavage; methionine cleavage; homoserine lactone; peptide fragments
biochemistry-protein-methods-07 | gel filtration; partition coefficient Kav; void volume; elution volume calculation; SEC
biochemistry-protein-methods-08 | electrospray ionization; ESI-MS; m/z calculation; charge states; peptide mass spectrum; protonated peptide
biochemistry-protein-methods-09 | Edman degradation; repetitive yield; N-terminal sequencing; phenyl isothiocyanate; sequencing cycle efficiency
biochemistry-protein-methods-10 | molecular weight from SDS-PAGE; relative mobility Rf; calibration of a gel; log molar mass vs mobility; protein size markers
biochemistry-protein-methods-101 | desalting column; buffer exchange; removing ammonium sulfate; gel filtration; ion exchange chromatography of proteins; salting out
biochemistry-protein-methods-102 | gel filtration; SEC; elution order by size; gel permeation of proteins; largest protein elutes first
biochemistry-protein-methods-103 | gel filtration; elongated protein; Stokes radius; anomalous molar mass; SDS-PAGE vs gel filtration; hydrodynamic radius; oligomeric state
biochemistry-protein-methods-104 | gel filtration; void volume; elution volume; Kav greater than 1; interaction with the matrix; SEC troubleshooting
biochemistry-protein-methods-105 | IEF; pI and electrode; pH gradient gel; migration of proteins by charge; anode and cathode in focusing
biochemistry-protein-methods-106 | 2D gel electrophoresis; urea vs SDS; IEF sample preparation; SDS charge; two-dimensional electrophoresis
biochemistry-protein-methods-107 | hemoglobin S; sickle cell screening; IEF of hemoglobin; newborn screening; Glu to Val and pI; HbA vs HbS
biochemistry-protein-methods-108 | GST tag; glutathione S-transferase; GST fusion protein; glutathione elution; protein purification tags; fusion tags
biochemistry-protein-methods-109 | lectin chromatography; concanavalin A; ConA; mannose binding; purifying glycoproteins; lectins
biochemistry-protein-methods-110 | immobilized inhibitor column; binding vs catalysis; catalytically dead mutant; kcat mutant; inhibitor affinity column
biochemistry-protein-methods-111 | loading control; actin normalization; western blot quantification; band intensity; housekeeping protein; immunoblot
biochemistry-protein-methods-112 | conformational epitope; monoclonal antibody; western blot without a band; native vs denatured antigen; ELISA vs western blot; linear epitope
biochemistry-protein-methods-113 | sandwich ELISA; capture and detection antibodies; monoclonal antibodies; epitopes; immunoassay
biochemistry-protein-methods-114 | Bradford assay; out of calibration range; diluting a sample; standard curve; Coomassie assay; linear range
biochemistry-protein-methods-115 | Edman degradation; blocked N-terminus; N-terminal acetylation; acetylated N terminus; failed sequencing
biochemistry-protein-methods-116 | leucine vs isoleucine; mass spectrometry sequencing; tandem mass spectrometry of peptides; MS/MS; isobaric residues; peptide sequencing
biochemistry-protein-methods-117 | protein NMR; NMR structure in solution; NMR vs X-ray crystallography; small protein structure; protein dynamics; choosing a structure method
biochemistry-protein-methods-118 | circular dichroism; CD spectrum; 208 and 222 nm; α helix content; thermal unfolding; secondary structure determination
biochemistry-protein-methods-119 | disordered loop; missing electron density; X-ray crystallography; flexible residues; protein crystal structure; disorder in crystals
biochemistry-protein-methods-120 | phase problem; X-ray crystallography; electron density map; structure factors; heavy atom replacement; diffraction intensities
biochemistry-protein-methods-121 | differential centrifugation; cell fractionation; pellet of nuclei; subcellular fractionation; organelle isolation; liver homogenate
biochemistry-protein-methods-122 | sedimentation coefficient; frictional coefficient; unfolded protein sedimentation; Svedberg; protein shape and sedimentation
biochemistry-protein-methods-123 | rotor speed and time; centrifugation calculation; rpm and sedimentation time; relative centrifugal force; RCF
biochemistry-protein-methods-124 | CsCl density gradient; isopycnic centrifugation; Meselson-Stahl experiment; 15N DNA; density gradient centrifugation; buoyant density
biochemistry-protein-methods-125 | yield above 100 %; purification table; removal of inhibitor; total activity; recovery of enzyme activity
biochemistry-protein-methods-126 | biuret test; test for proteins; copper sulfate and protein; violet color test; peptide bonds and copper; food tests
biochemistry-protein-methods-501 | gel electrophoresis of DNA; agarose gel; migration by size; gel electrophoresis of proteins and DNA; DNA moves to positive electrode
biochemistry-protein-methods-502 | gel electrophoresis of proteins and DNA; role of SDS; SDS-PAGE vs agarose; migration by charge and size; gel electrophoresis
biochemistry-protein-methods-503 | choosing a protein column; size exclusion ion exchange and affinity columns; protein chromatography choice; cation exchange; separating proteins
biochemistry-protein-methods-504 | choosing a protein column; size exclusion ion exchange and affinity columns for a protein mix; protein purification strategy; His-tag then gel filtration; protein chromatography choice
biochemistry-protein-methods-505 | choosing a protein column; size exclusion ion exchange and affinity columns for a protein mix; anion exchange; protein chromatography choice; pI and ion exchange
biochemistry-protein-methods-51 | IEF; pI; zero net charge; pH gradient gel; why a protein stops focusing; separating proteins by charge
biochemistry-protein-methods-52 | 2D gel electrophoresis; two-dimensional gel; phosphorylation and pI; 2D-PAGE; detecting phosphoproteins; phosphoserine
biochemistry-protein-methods-53 | His tag purification; imidazole elution; Ni-NTA; IMAC; nickel column; polyhistidine tag; protein purification
biochemistry-protein-methods-54 | His tag at low pH; Ni-NTA; IMAC; pH and histidine protonation; nickel column troubleshooting; imidazole ring lone pair
biochemistry-protein-methods-55 | western blot; immunoblotting; antibody detection; epitope; detecting a protein; primary antibody
biochemistry-protein-methods-56 | competitive ELISA; ELISA; enzyme-linked immunosorbent assay; competitive immunoassay; hormone assay; interpreting an ELISA
biochemistry-protein-methods-57 | cryo-EM; cryo-electron microscopy; choosing a structure method; X-ray crystallography vs cryo-EM; structure of large complexes; structural biology methods
biochemistry-protein-methods-58 | Svedberg unit; sedimentation coefficient; 70S ribosome; 30S and 50S subunits; why 30S + 50S = 70S; ribosomal subunits
biochemistry-protein-methods-820 | pepsin digest of an antibody on SDS gel; reducing vs nonreducing SDS-PAGE; F(ab')2 fragment bands; antibody heavy and light chains SDS-PAGE; disulfide bonds of antibodies
biochemistry-protein-methods-821 | A280 of a tryptophan mutant; kcat from A280 protein concentration; error in enzyme concentration and kcat; absorbance at 280 nm and turnover number; kcat vs KM when enzyme concentration is wrong
biochemistry-protein-methods-900 | choosing a cleavage reagent; cyanogen bromide or trypsin; cyanogen bromide; large fragments of a protein; cleaving at methionine
biochemistry-protein-methods-901 | trypsin after acetylation of lysine; acetylated lysine and trypsin; modified lysine digestion; trypsin cleaves after arginine; trypsin specificity
biochemistry-protein-methods-902 | cyclic peptide digestion; trypsin on a cyclic peptide; mass increase of 18 on hydrolysis; peptide still in one piece after trypsin; cleavage of a ring
biochemistry-protein-methods-943 | dialysis of a protein solution; how dialysis works; removing salt from a protein; desalting by dialysis; dialysis bag; semipermeable membrane retains protein; dialysis tubing
biochemistry-protein-structure-01 | length of alpha helix; rise per residue; 3.6 residues per turn; alpha helix dimensions; helix pitch calculation
biochemistry-protein-structure-02 | number of disulfide pairings; ribonuclease; RNase A refolding; Anfinsen experiment; combinations of cysteines | disulfide-bonds
biochemistry-protein-structure-03 | hydrogen bonding in alpha helix; i to i + 4 hydrogen bonds; secondary structure; backbone hydrogen bonds; what stabilizes an alpha helix
biochemistry-protein-structure-04 | primary structure; amino acid sequence; primary secondary tertiary quaternary; protein structure levels definition
biochemistry-protein-structure-05 | number of amino acid residues; protein molar mass; average residue mass 110; residues from molecular weight; kDa
biochemistry-protein-structure-06 | proline; helix breaker; proline in alpha helix; proline kink; secondary structure
biochemistry-protein-structure-07 | counting disulfide bridges; mass spectrometry of disulfides; mass change on reduction; disulfide reduction; number of S–S bonds calculation
biochemistry-protein-structure-08 | protein unfolding equilibrium; fraction unfolded; protein stability; free energy of unfolding; protein denaturation equilibrium calculation | gibbs-energy-and-equilibrium-constant
biochemistry-protein-structure-09 | hydrophobic effect; why proteins fold; hydrophobic core; entropy of water in folding; hydrophobic interactions
biochemistry-protein-structure-10 | number of possible tetrapeptides; 20^n sequences; peptide combinations; sequence diversity
biochemistry-protein-structure-101 | protein denaturation; boiling an egg; primary structure; denaturing egg white; cooking eggs; heat denaturation
biochemistry-protein-structure-102 | quaternary structure; myoglobin vs hemoglobin; subunits of proteins; monomeric proteins; myoglobin
biochemistry-protein-structure-103 | quaternary structure; subunit dissociation; oligomer dissociation on dilution; enzyme activity on dilution; dimer-monomer equilibrium
biochemistry-protein-structure-104 | phi and psi of α helix; right-handed α helix; torsion angles; backbone dihedral angles; secondary structure from angles
biochemistry-protein-structure-105 | omega angle; planar peptide group; phi and psi angles; trans peptide bond; torsion angles of the backbone
biochemistry-protein-structure-106 | proline in Ramachandran plot; proline ring; phi angle of proline; restricted rotation of proline; torsion angles
biochemistry-protein-structure-107 | left-handed α helix; D-amino acids; poly-D-alanine; mirror-image helix; phi and psi angles; helix handedness
biochemistry-protein-structure-108 | Anfinsen experiment; ribonuclease refolding; scrambled disulfides; protein folding; denaturation with urea; ribonuclease A
biochemistry-protein-structure-109 | prions; prion disease; mad cow disease; BSE; Creutzfeldt-Jakob disease; infectious proteins; how prions spread
biochemistry-protein-structure-110 | transthyretin amyloidosis; kinetic stabilizer; amyloid disease; tafamidis; tetramer stabilization; transthyretin
biochemistry-protein-structure-111 | amyloid nucleation; seeding of fibrils; lag phase; nucleation and growth; amyloid aggregation kinetics; amyloid fibrils
biochemistry-protein-structure-112 | prion inactivation; prion decontamination; prions; sterilizing surgical instruments; destroying prions with NaOH; prion disease
biochemistry-protein-structure-113 | collagen; glycine in collagen; triple helix; Gly-X-Y repeat; collagen structure; every third residue glycine
biochemistry-protein-structure-114 | permanent wave; hair perm chemistry; keratin disulfide bridges; oxidation of cysteine; thiols and disulfides; hair chemistry; cystine
biochemistry-protein-structure-115 | silk vs wool; keratin; silk fibroin; β sheet in silk; α-keratin; why silk does not stretch
biochemistry-protein-structure-116 | collagen mutation; osteogenesis imperfecta; dominant negative mutation; type I collagen; brittle bone disease; probability of mutant chains | fibrous-proteins
biochemistry-protein-structure-117 | molar mass of protein from gene; number of residues from base pairs; coding sequence length; 110 g/mol per residue; codons to protein mass calculation
biochemistry-protein-structure-118 | amino acid analysis; minimum molar mass of a protein; tryptophan content; residues per molecule calculation; gel filtration molar mass
biochemistry-protein-structure-119 | mean residue mass; 110 g/mol per residue; average mass of amino acid residue; water lost in peptide formation; estimating number of residues | peptide-bond
biochemistry-protein-structure-120 | length of extended polypeptide; protein dimensions; length per residue; extended chain calculation; folded vs extended protein
biochemistry-protein-structure-121 | tripeptide isomers; counting tripeptides; peptide permutations; possible amino acid sequences; how many peptides
biochemistry-protein-structure-122 | possible hexapeptide sequences; permutations with repeated residues; counting peptide isomers; peptide permutations calculation
biochemistry-protein-structure-123 | Edman degradation; trypsin cleavage; counting possible sequences; deducing peptide sequence; pentapeptide sequence; cleavage after lysine
biochemistry-protein-structure-124 | cyclic peptides; counting cyclic tetrapeptides; circular permutations; cyclopeptides; peptide rings
biochemistry-protein-structure-480 | primary secondary tertiary structure and the bonds that hold them; what breaks primary structure; peptide bond hydrolysis protein; denaturation vs hydrolysis; boiling in HCl protein
biochemistry-protein-structure-501 | protein folding and denaturation; denaturation by heat; boiling an egg; what denatures proteins; shape of a protein
biochemistry-protein-structure-502 | protein folding; forces in protein folding; hydrophobic effect in folding; shape of a protein; protein folding and denaturation
biochemistry-protein-structure-503 | protein folding and denaturation; urea denaturation; mercaptoethanol; what denatures proteins; ribonuclease unfolding
biochemistry-protein-structure-504 | protein denaturation; denaturation by pH; what denatures proteins; protein folding and denaturation; curdling of milk; acid and proteins
biochemistry-protein-structure-505 | shape of a protein; shape of a protein depends on the amino acids; protein structure and residues; sequence determines structure; protein folding easy
biochemistry-protein-structure-506 | shape of a protein depends on the amino acids; protein structure and residues; hydrophobic core; where polar residues are; polar vs nonpolar amino acids
biochemistry-protein-structure-51 | glycine in Ramachandran plot; phi and psi angles; steric clash; glycine flexibility; backbone torsion angles; dihedral angles
biochemistry-protein-structure-52 | scurvy; vitamin C deficiency; collagen; hydroxyproline; prolyl hydroxylase; ascorbic acid; triple helix stability
biochemistry-protein-structure-53 | amyloid fibrils; cross-β structure; amyloid; β strands in amyloid; X-ray fiber diffraction; protein aggregation | alpha-helix-and-beta-sheet
biochemistry-protein-structure-701 | permanent wave; hair perm chemistry; keratin disulfides; thiol and hydrogen peroxide on hair; alpha-keratin cross-links
biochemistry-protein-structure-702 | subunits from SDS-PAGE; gel filtration versus SDS-PAGE; 2-mercaptoethanol band; quaternary structure evidence; molar mass of subunits
biochemistry-protein-structure-703 | number of peptides; peptide library size; possible hexapeptides; twenty to the power n; combinations of amino acids
biochemistry-protein-structure-751 | residues per chain from SDS-PAGE; gel filtration and reducing SDS-PAGE; molar mass of one chain; number of residues in a subunit; average residue mass 110
biochemistry-protein-structure-752 | keratin versus silk fibroin; why silk cannot be permed; disulfide cross-links in hair; alpha-keratin rich in cysteine; structural proteins compared
biochemistry-protein-structure-820 | shifted pKa of aspartate in a folded protein; salt bridge and protein stability at low pH; pKa in folded vs unfolded protein; acid denaturation and pKa; effect of pH on protein stability
biochemistry-protein-structure-821 | alpha helix salt bridge i to i+4; pH dependence of helix content; glutamate and lysine in an alpha helix; helicity of a peptide vs pH; residues per turn of alpha helix and side chains
biochemistry-protein-structure-825 | primary secondary tertiary protein structure; bonds in protein structure; levels of protein structure; forces holding protein structure; what holds secondary structure together; peptide bonds hydrogen bonds side chains
biochemistry-protein-structure-900 | gelatin; boiling collagen; denaturation of collagen; triple helix unwinding; collagen to gelatin
biochemistry-protein-structure-901 | lathyrism; lysyl oxidase; cross-links of collagen; collagen fibers; lysine cross-links; connective tissue protein
biochemistry-protein-structure-943 | proline helix breaker; why proline breaks an alpha helix; proline in an alpha helix; proline has no NH; rigid ring of proline; proline and secondary structure | alpha-helix-and-beta-sheet
biochemistry-protein-structure-981 | tertiary structure of lysozyme; which statement describes tertiary structure; tertiary vs secondary structure example; helices and sheets packing into a fold; identify the level of protein structure
biochemistry-protein-structure-982 | amino acid composition vs sequence; same composition different primary structure; primary structure is the order of residues; complete hydrolysis of a protein; what total hydrolysis tells you
biochemistry-protein-structure-983 | which hydrogen bond is secondary structure; backbone hydrogen bonds in an alpha helix; i to i+4 hydrogen bond; backbone vs side chain hydrogen bonds; hydrogen bonds in levels of protein structure
biochemistry-replication-and-transcription-01 | mRNA from template strand; transcribing DNA to RNA; template strand; messenger RNA sequence; DNA to mRNA
biochemistry-replication-and-transcription-02 | Meselson-Stahl experiment; semiconservative replication; 15N labeled DNA; heavy and light DNA
biochemistry-replication-and-transcription-03 | replication time; replication fork speed; bidirectional replication; E. coli chromosome; origin of replication
biochemistry-replication-and-transcription-04 | 3′ hydroxyl; 5′ to 3′ synthesis; DNA strand elongation; direction of DNA synthesis; polymerase adds nucleotides
biochemistry-replication-and-transcription-05 | Okazaki fragments; lagging strand; leading vs lagging strand; discontinuous replication; 5′ to 3′ synthesis
biochemistry-replication-and-transcription-06 | PCR amplification calculation; polymerase chain reaction; doubling per cycle; 2^n copies; number of DNA copies
biochemistry-replication-and-transcription-07 | number of PCR cycles; polymerase chain reaction; million-fold amplification; 2^n copies; exponential amplification
biochemistry-replication-and-transcription-08 | replication fidelity; proofreading; mismatch repair; replication error rate; DNA copying errors; 3′ to 5′ exonuclease
biochemistry-replication-and-transcription-09 | sigma factor; promoter recognition; bacterial RNA polymerase; initiation of transcription; RNA polymerase holoenzyme
biochemistry-replication-and-transcription-10 | Meselson-Stahl experiment; semiconservative replication; 15N 14N density labeling; heavy DNA fraction
biochemistry-replication-and-transcription-101 | AZT; azidothymidine; zidovudine; reverse transcriptase inhibitor; HIV drugs; chain termination; nucleoside analogs
biochemistry-replication-and-transcription-102 | Okazaki fragments; DNA ligase; lagging strand; temperature-sensitive mutant; leading vs lagging strand
biochemistry-replication-and-transcription-103 | RNA primer; primase; why DNA polymerase needs a primer; 3' hydroxyl group; DNA replication
biochemistry-replication-and-transcription-104 | proofreading; 3' to 5' exonuclease; replication fidelity; replication errors; mutator polymerase
biochemistry-replication-and-transcription-105 | telomerase; telomeres; RNA template; TTAGGG repeat; reverse transcriptase; chromosome ends | dna-polymerase
biochemistry-replication-and-transcription-106 | xeroderma pigmentosum; thymine dimers; nucleotide excision repair; UV damage to DNA; skin cancer and sunlight; pyrimidine dimers
biochemistry-replication-and-transcription-107 | why DNA has thymine not uracil; cytosine deamination; uracil in DNA; base excision repair; uracil DNA glycosylase
biochemistry-replication-and-transcription-108 | 5-methylcytosine deamination; mutation hot spots; CpG sites; C to T mutation; thymine from methylcytosine
biochemistry-replication-and-transcription-109 | mismatch repair; Dam methylation; GATC; strand discrimination; mutator strain
biochemistry-replication-and-transcription-110 | RNA polymerase; RNA polymerase vs DNA polymerase; primer not needed; initiation of RNA synthesis
biochemistry-replication-and-transcription-111 | promoter mutation; Pribnow box; −10 box; TATAAT; bacterial promoter; sigma factor
biochemistry-replication-and-transcription-112 | 5' cap; 7-methylguanosine cap; mRNA capping; eukaryotic mRNA; function of the cap
biochemistry-replication-and-transcription-113 | poly-A tail; oligo(dT) column; mRNA isolation; mRNA purification; polyadenylation
biochemistry-replication-and-transcription-114 | splice site mutation; intron retention; premature stop codon; GT-AG rule; splicing
biochemistry-replication-and-transcription-115 | lac operon; catabolite repression; cAMP and CAP; CRP; glucose effect; lac operon with glucose and lactose
biochemistry-replication-and-transcription-116 | differential gene expression; cell differentiation; why cells differ; same genome different proteins; tissue-specific transcription
biochemistry-replication-and-transcription-117 | qPCR; quantitative PCR; Ct value; threshold cycle; PCR doubling calculation; real-time PCR
biochemistry-replication-and-transcription-118 | primer design; PCR primers; forward and reverse primer; reverse complement; polymerase chain reaction
biochemistry-replication-and-transcription-119 | palindromic sequence; restriction site; EcoRI; GAATTC; DNA palindrome; restriction endonuclease
biochemistry-replication-and-transcription-120 | blue-white screening; X-gal; recombinant plasmid; insertional inactivation; lacZ; ampicillin selection
biochemistry-replication-and-transcription-121 | compatible ends; sticky ends; BamHI and BglII; ligation of restriction ends; cohesive ends
biochemistry-replication-and-transcription-122 | Sanger sequencing; ddNTP to dNTP ratio; dideoxynucleotides; chain termination; short reads in Sanger sequencing
biochemistry-replication-and-transcription-123 | heterozygous position; Sanger chromatogram; double peak; point mutation detection; SNP; reading a sequencing trace
biochemistry-replication-and-transcription-124 | sequencing by synthesis; Illumina sequencing; reversible terminators; next-generation sequencing; NGS; 3' blocked nucleotides
biochemistry-replication-and-transcription-125 | guide RNA; Cas9 target; gene editing; sgRNA; genome editing
biochemistry-replication-and-transcription-126 | non-homologous end joining; NHEJ; indels; gene knockout; frameshift mutation; Cas9 double-strand break
biochemistry-replication-and-transcription-127 | dCas9; CRISPR interference; CRISPRi; dead Cas9; gene silencing
biochemistry-replication-and-transcription-128 | homology-directed repair; HDR; repair template; PAM mutation; silent mutation; base exchange by Cas9
biochemistry-replication-and-transcription-51 | alternative splicing; exon skipping; splicing; one gene two proteins; mRNA splicing; tissue-specific proteins
biochemistry-replication-and-transcription-52 | R-loops; discovery of introns; introns; mRNA-DNA hybrid electron microscopy; split genes; splicing | rna-processing
biochemistry-replication-and-transcription-53 | lac operon; lac repressor; super-repressor mutant; lacIs; allolactose; operon mutants; β-galactosidase
biochemistry-replication-and-transcription-54 | lac operon; trans-acting repressor; lacI mutants; merodiploid; cis vs trans; lac repressor; β-galactosidase
biochemistry-replication-and-transcription-55 | Sanger sequencing; dideoxynucleotides; chain termination; ddNTP; 3' hydroxyl; chain terminator
biochemistry-replication-and-transcription-56 | reading a Sanger sequence; Sanger sequencing; template sequence; reverse complement; chain-termination method; dideoxy method | base-pairing
biochemistry-replication-and-transcription-57 | PAM sequence; Cas9; guide RNA; gene editing; protospacer adjacent motif; genome editing
biochemistry-replication-and-transcription-710 | DNA vs RNA synthesis; DNA and RNA; thymidine and uridine labeling; replication vs transcription; measuring DNA and RNA synthesis
biochemistry-replication-and-transcription-820 | cis and trans in the lac operon; operator constitutive mutant partial diploid; lac operon merodiploid; repressor vs operator mutation; lac operon permease and beta-galactosidase
biochemistry-replication-and-transcription-821 | rifampicin blocks initiation of transcription; alpha vs gamma labeled ATP in RNA synthesis; initiation vs elongation of transcription; antibiotic against RNA polymerase; gamma phosphate at the 5' end of RNA
biochemistry-replication-and-transcription-825 | why DNA has thymine instead of uracil; T instead of U in DNA; cytosine deamination; uracil in DNA; uracil repair; thymine vs uracil; repair of deaminated cytosine | dna-repair
biochemistry-replication-and-transcription-900 | electron micrograph of transcription; Christmas tree of ribosomal RNA genes; several RNA polymerases on one gene; growing RNA chains; many transcripts of one gene
biochemistry-replication-and-transcription-901 | reversed promoter; direction of a promoter; promoter orientation; which way RNA polymerase moves; inverted promoter mutation
biochemistry-replication-and-transcription-902 | Taq polymerase; heat-stable polymerase; why PCR needs Taq; denaturation step of PCR; thermostable enzyme
biochemistry-replication-and-transcription-903 | PCR with one primer; linear amplification; missing primer; asymmetric PCR; number of strands calculation
biochemistry-signalling-01 | cyclic AMP; cAMP; second messenger; glucagon signaling; adenylyl cyclase; GPCR
biochemistry-signalling-02 | signal amplification; signaling cascade; protein kinase A; PKA activation by cAMP; cAMP; amplification calculation
biochemistry-signalling-03 | competitive antagonist; receptor occupancy with antagonist; Gaddum equation; receptor occupancy calculation; agonist vs antagonist; Kd and Ki
biochemistry-signalling-04 | insulin receptor; insulin signaling; tyrosine kinase receptor; RTK; types of receptors
biochemistry-signalling-05 | steroid hormones; cortisol vs adrenaline; lipid-soluble hormones; intracellular receptors; nuclear receptors; steroid vs peptide hormones
biochemistry-signalling-06 | receptor occupancy; Kd; fractional occupancy calculation; dissociation constant; hormone receptor binding
biochemistry-signalling-07 | nonhydrolyzable GTP analog; GTPγS; G protein GTPase; turning off G proteins; adenylyl cyclase; GTP hydrolysis switch
biochemistry-signalling-08 | Scatchard plot; bound/free vs bound; receptor binding assay; Kd and Bmax calculation; radioligand binding; hormone receptor binding calculation
biochemistry-signalling-09 | caffeine as phosphodiesterase inhibitor; phosphodiesterase; cAMP breakdown; β-adrenergic receptor signaling; caffeine and adrenaline; ending the cAMP signal; second messengers
biochemistry-signalling-10 | first-order decay time calculation; integrated rate law; decay of cAMP; ln([A]0/[A]) = kt; time from rate constant
biochemistry-signalling-101 | IP3 and DAG; phospholipase C; PIP2; inositol trisphosphate; diacylglycerol; Gq pathway; second messengers
biochemistry-signalling-102 | autophosphorylation; receptor dimerization; RTK; growth factor receptors; tyrosine phosphorylation
biochemistry-signalling-103 | Ras mutation; oncogenic Ras; GTPase; kinase inhibitor resistance; cancer signaling; oncogenes
biochemistry-signalling-104 | insulin and glucose uptake; GLUT4 translocation; insulin signaling; insulin receptor; how insulin works; Akt
biochemistry-signalling-105 | steroid vs peptide hormones; cortisol vs epinephrine; speed of hormone action; steroid hormone mechanism; nuclear receptors; gene expression by hormones
biochemistry-signalling-106 | glucagon; blood glucose regulation; insulin vs glucagon; low blood sugar; liver glycogen breakdown
biochemistry-signalling-107 | calcium and neurotransmitter release; synaptic vesicles; synapse; exocytosis; action potential at nerve terminal; voltage-gated calcium channels
biochemistry-signalling-108 | SSRI; serotonin reuptake inhibitors; antidepressants; serotonin; how antidepressants work; reuptake transporter
biochemistry-signalling-109 | L-dopa; Parkinson's disease; blood-brain barrier; dopamine; levodopa; prodrugs
biochemistry-signalling-110 | Lipinski's rule of five; drug-likeness; oral absorption of drugs; hydrogen-bond donors in drugs; Ro5
biochemistry-signalling-111 | structure-activity relationship; SAR; hydrogen-bond donor; lead compound; bioisosteres; drug design; lead optimization
biochemistry-signalling-112 | cytochrome P450; metabolic blocking with fluorine; drug metabolism; fluorine in drugs; para hydroxylation; drug half-life extension
biochemistry-signalling-113 | chiral drugs; enantiomers as drugs; chiral inversion; racemization in the body; ibuprofen enantiomers; active enantiomer; thalidomide
biochemistry-signalling-114 | grapefruit juice and drugs; cytochrome P450 inhibition; CYP3A4; first-pass metabolism; bioavailability; drug interactions
biochemistry-signalling-400 | drug metabolism phase I and II; phase I metabolism; phase II metabolism; biotransformation of drugs; conjugation reactions
biochemistry-signalling-401 | drug metabolism phase I and II; glucuronidation; phase II reactions examples; conjugation; biotransformations
biochemistry-signalling-402 | drug metabolism phase I and II; acetaminophen toxicity; glutathione conjugation; NAPQI; reactive metabolites
biochemistry-signalling-480 | how does a prodrug get activated; prodrug activation enzyme; what is a prodrug; prodrug metabolism; inactive drug converted in body | medicinal-chemistry
biochemistry-signalling-481 | how does a prodrug get activated; codeine morphine CYP2D6; codeine demethylation; codeine prodrug; poor metabolizers codeine; cytochrome P450 prodrug
biochemistry-signalling-501 | cisplatin; DNA and cisplatin; action of cisplatin; anticancer platinum drugs; cisplatin binds DNA
biochemistry-signalling-502 | cisplatin; DNA and cisplatin; anticancer platinum drugs; aquation of cisplatin; ligand exchange; activation of cisplatin
biochemistry-signalling-503 | cisplatin; DNA and cisplatin; N7 of guanine; anticancer platinum drugs; cross-linking of DNA; platinum drugs mechanism
biochemistry-signalling-504 | cisplatin vs transplatin; anticancer platinum drugs; cis isomer activity; DNA and cisplatin; intrastrand cross-link
biochemistry-signalling-505 | carboplatin; anticancer platinum drugs; carboplatin vs cisplatin; leaving ligand of platinum drugs; cisplatin family mechanism
biochemistry-signalling-506 | cisplatin resistance; anticancer platinum drugs; glutathione and cisplatin; nucleotide excision repair; DNA and cisplatin
biochemistry-signalling-507 | beta-lactam antibiotics; penicillin; β-lactam ring; beta lactam antibiotics penicillin mechanism; strained amide
biochemistry-signalling-508 | beta lactam antibiotics penicillin mechanism; penicillin mode of action; transpeptidase; D-Ala-D-Ala mimic; penicillin-binding protein
biochemistry-signalling-509 | penicillin resistance; beta-lactamase; beta lactam antibiotics; antibiotic resistance; penicilloic acid
biochemistry-signalling-51 | nerve agents; acetylcholinesterase inhibition; organophosphates; sarin; acetylcholine; neuromuscular junction; cholinesterase inhibitors
biochemistry-signalling-510 | clavulanic acid; beta-lactamase inhibitor; penicillin resistance; amoxicillin clavulanate; beta lactam antibiotics
biochemistry-signalling-511 | penicillin V acid stability; beta lactam antibiotics; penicillin G vs V; structure-activity of penicillins; neighboring group participation
biochemistry-signalling-512 | bioisosteres; bioisostere definition; replacement groups in drug design; isosteric replacement; drug design
biochemistry-signalling-513 | bioisosteres; tetrazole bioisostere; carboxylic acid bioisostere; losartan; drug design
biochemistry-signalling-514 | bioisosteres; fluorine in drug design; metabolic blocking; replacement groups in drug design; H to F bioisostere
biochemistry-signalling-515 | bioisosteres; ester to amide; metabolic stability; replacement groups in drug design; amide bioisostere
biochemistry-signalling-516 | opioid receptor ligands; morphine pharmacophore; opioid SAR; morphine rule; opioids structure activity
biochemistry-signalling-517 | opioids; heroin vs morphine; opioid structure activity; prodrug; blood-brain barrier; morphine SAR
biochemistry-signalling-518 | codeine; opioids; morphine vs codeine; opioid receptor ligands structure activity; O-demethylation; morphine SAR
biochemistry-signalling-519 | naloxone; opioid antagonist; opioid structure activity; N-allyl group; opioid receptor ligands
biochemistry-signalling-52 | GABA; inhibitory neurotransmitter; chloride channels; Nernst potential of chloride; hyperpolarization; GABA receptor
biochemistry-signalling-520 | logP; log P; octanol-water partition coefficient; lipophilicity; logP and drug pKa absorption
biochemistry-signalling-521 | logP and drug pKa absorption; pH-partition hypothesis; drug ionization; absorption of basic drugs; drug pKa
biochemistry-signalling-522 | logD; logP and pKa; log D calculation; ionization and lipophilicity; logP and drug pKa absorption
biochemistry-signalling-523 | logP; lipophilicity and absorption; Lipinski log P limit; logP and drug pKa absorption; solubility of lipophilic drugs
biochemistry-signalling-524 | cytochrome P450; P450 monooxygenase; P450 reaction equation; cytochrome P450 heme; hydroxylation by P450
biochemistry-signalling-525 | cytochrome P450 heme; P450 cysteine ligand; thiolate ligand; heme proteins; P450 450 nm absorption
biochemistry-signalling-526 | cytochrome P450; compound I; rebound mechanism; P450 oxidation mechanism; mechanism of P450 oxidations
biochemistry-signalling-527 | cytochrome P450; CYP3A4; grapefruit juice; drug interactions; P450 inhibition
biochemistry-signalling-528 | cytochrome P450; P450 epoxidation; benzylic hydroxylation; P450 oxidations; drug metabolism by P450
biochemistry-signalling-529 | insulin and glucagon; insulin and glucagon regulation of metabolism; effects of insulin; hormonal control of pathways; fed state
biochemistry-signalling-53 | prodrugs; ester prodrug; drug absorption; membrane permeability of drugs; esterase activation; oral bioavailability
biochemistry-signalling-530 | insulin and glucagon regulation of metabolism; glucagon and fructose 2,6-bisphosphate; hormonal control of pathways; glucagon effects on liver; regulation of gluconeogenesis
biochemistry-signalling-531 | insulin and glucagon regulation of metabolism; glycogen synthase and phosphorylase; hormonal control of glycogen; glucagon phosphorylation; insulin and PP1
biochemistry-signalling-532 | insulin and glucagon regulation of metabolism; diabetic ketoacidosis; type 1 diabetes metabolism; hormonal control of pathways; ketone bodies in diabetes
biochemistry-signalling-54 | aspirin overdose; ion trapping; urine alkalinization; salicylate poisoning; ionized fraction calculation; weak acid excretion; bicarbonate treatment
biochemistry-signalling-55 | duration of drug action; doubling the dose; drug half-life; first-order elimination; dose and half-life
biochemistry-signalling-56 | drug half-life calculation; volume of distribution; drug concentration calculation; intravenous dose; first-order elimination
biochemistry-signalling-57 | thyroid hormones; TSH; hypothyroidism; thyroxine; negative feedback of hormones; pituitary-thyroid axis; feedback loop
biochemistry-signalling-58 | dominant negative receptor; receptor dimerization; RTK; autophosphorylation; growth factor receptors; kinase-dead receptor; transphosphorylation
biochemistry-signalling-701 | enalapril prodrug; ester prodrug absorption; masking a carboxylic acid; enalaprilat; lipophilicity of prodrugs
biochemistry-signalling-702 | loperamide; opioid for diarrhea; P-glycoprotein; blood-brain barrier efflux; peripheral opioid
biochemistry-signalling-703 | deutetrabenazine; deuterated drugs; deuterium as bioisostere; metabolic stability C-D bond; slowing drug metabolism
biochemistry-signalling-751 | ring bioisosteres; thiophene for benzene; replacing a benzene ring in a drug; classical bioisosteres; flat aromatic ring in a binding site
biochemistry-signalling-820 | mutants of the cAMP pathway; forskolin and GTP analog; G protein mutant vs receptor mutant; adenylyl cyclase activation experiment; S49 cells cyc mutant
biochemistry-signalling-821 | spare receptors; EC50 vs Kd; irreversible antagonist and dose-response; receptor occupancy and response; receptor reserve
biochemistry-signalling-840 | how does cisplatin stop cancer cells dividing; cisplatin DNA binding; cisplatin mechanism of action; cisplatin guanine crosslink; cisplatin stops DNA replication
biochemistry-translation-01 | stop codon; UAG; termination codons; nonsense codon; start and stop codons
biochemistry-translation-02 | translating mRNA; reading frame; codon table; mRNA to peptide; start codon AUG; translation
biochemistry-translation-03 | energy cost of translation; ATP cost of protein synthesis; GTP in translation; tRNA charging; aminoacyl-tRNA
biochemistry-translation-04 | nonsense mutation; premature stop codon; point mutation; types of mutations; missense vs nonsense
biochemistry-translation-05 | length of coding sequence; codons per amino acid; nucleotides for a protein; start and stop codons; triplet code calculation
biochemistry-translation-06 | anticodon; codon-anticodon pairing; tRNA; initiator tRNA; antiparallel pairing
biochemistry-translation-07 | sickle-cell anemia; missense mutation; Glu to Val; point mutation; sickle cell disease; types of mutations
biochemistry-translation-08 | frameshift mutation; base deletion; reading frame shift; translating mRNA; deletion mutation
biochemistry-translation-09 | number of sense codons; 64 codons; 61 codons; triplet code; stop codons; redundancy of the code
biochemistry-translation-10 | degeneracy of the genetic code; number of codons per amino acid; synonymous codons; number of possible mRNA sequences; degenerate code
biochemistry-translation-101 | lipidation of proteins; farnesylation; palmitoylation; prenylation; lipid-anchored proteins; Ras
biochemistry-translation-102 | C-peptide; proinsulin; insulin processing; C-peptide test; diabetes; insulin
biochemistry-translation-51 | ubiquitin; proteasome; protein degradation; lysine 48 chains; ubiquitination; protein turnover
biochemistry-translation-52 | signal peptide; signal sequence; protein targeting; secretory pathway; protein sorting; secreted proteins; cytosolic location | post-translational-modification
biochemistry-translation-820 | direction of protein synthesis experiment; Dintzis experiment; labeled leucine in globin chains; amino to carboxyl direction of translation; pulse labeling of hemoglobin
biochemistry-translation-821 | signal peptide cleavage in microsomes; protease protection assay; cotranslational transport into the ER; cell-free translation with microsomes; secreted protein signal sequence experiment
biochemistry-translation-900 | peptidyl transfer; A site and P site; ribosome elongation; peptide bond formation on the ribosome; which tRNA carries the growing chain
biochemistry-translation-901 | wrong amino acid on a tRNA; Chapeville experiment; adaptor hypothesis; anticodon recognition; alanine on cysteine tRNA
biochemistry-translation-902 | erythropoietin production; glycosylation in bacteria; recombinant glycoproteins; why use hamster cells; sugar chains of proteins
biochemistry-translation-903 | mass of phosphorylation; mass spectrometry of modified proteins; 80 u mass shift; phosphoserine; identifying a modification by mass
biochemistry-water-and-buffers-01 | phosphate buffer pH; buffer pH calculation; pH = pKa + log([A−]/[HA]); buffer solution
biochemistry-water-and-buffers-02 | bicarbonate buffer; blood pH; carbonic acid bicarbonate ratio; blood buffer system; buffer ratio calculation; HCO3−/CO2
biochemistry-water-and-buffers-03 | adding strong base to buffer; buffer pH change calculation; phosphate buffer; buffer after adding NaOH
biochemistry-water-and-buffers-04 | hydronium concentration from pH; [H+] = 10^−pH; pH to concentration calculation; blood pH; hydrogen ion concentration
biochemistry-water-and-buffers-05 | choosing a buffer; best buffer pKa close to pH; buffer selection; phosphate buffer; buffer range
biochemistry-water-and-buffers-06 | percent ionization at given pH; degree of ionization; acetic acid ionization; fraction deprotonated; percent ionized calculation
biochemistry-water-and-buffers-07 | acidosis; bicarbonate buffer; blood pH calculation; dissolved CO2 in blood; metabolic acidosis; acid-base disorder
biochemistry-water-and-buffers-08 | Tris buffer; adding acid to buffer; acid needed to change pH; buffer calculation; adjusting buffer pH
biochemistry-water-and-buffers-09 | lactic acid; weak acid pH calculation; pH from Ka; √(Ka c); hydronium concentration of weak acid
biochemistry-water-and-buffers-10 | buffer from weak acid and NaOH; phosphate buffer preparation; volume of NaOH for buffer; buffer preparation calculation; partial neutralization
biochemistry-water-and-buffers-101 | sweating; evaporative cooling; heat of vaporization of water; properties of water; why sweating cools; hydrogen bonding in water
biochemistry-water-and-buffers-102 | why ice floats; density of ice; anomaly of water; hydrogen bonds in ice; life in frozen ponds; properties of water
biochemistry-water-and-buffers-103 | hydrophobic effect; entropy of hydration; transfer of benzene to water; hydrophobic interaction thermodynamics; why oil and water do not mix; ΔG = ΔH − TΔS
biochemistry-water-and-buffers-104 | hyperventilation; respiratory alkalosis; blood pH; bicarbonate buffer; panic attack breathing; CO2 and blood pH
biochemistry-water-and-buffers-105 | bicarbonate buffer; blood buffer; open buffer system; pKa 6.1; carbonic acid in blood; CO2/HCO3−; why bicarbonate buffers blood
biochemistry-water-and-buffers-106 | diabetic ketoacidosis; metabolic acidosis; ketoacidosis; blood gas analysis; respiratory compensation; type 1 diabetes; bicarbonate buffer | biological-buffers
biochemistry-water-and-buffers-107 | turgor pressure; plant cell wall; cells in pure water; osmosis in plant and animal cells; cell lysis; hypotonic solution; osmosis
biochemistry-water-and-buffers-108 | glucose infusion; tonicity; isosmotic vs isotonic; intravenous fluids; dextrose solution; cell swelling
biochemistry-water-and-buffers-51 | tonicity; isosmotic vs isotonic; urea and red blood cells; hypotonic solution; hemolysis; osmosis in cells; penetrating solutes
biochemistry-water-and-buffers-52 | osmolarity calculation; osmoles; total particle concentration; osmolarity of CaCl2; dissociation into ions
biochemistry-water-and-buffers-53 | salt bridge; charge screening by water; dielectric constant of water; ion pairs in proteins; relative permittivity; solvation of ions
biochemistry-water-and-buffers-580 | hyperventilation and blood pH; bicarbonate buffer hyperventilation; respiratory alkalosis; blood buffer; carbonic acid bicarbonate buffer; CO2 and blood pH; blood pH when CO2 falls; bicarbonate to CO2 ratio; breathing fast and blood pH
biochemistry-water-and-buffers-820 | blood pH after inhaling CO2 at altitude; renal compensation of respiratory alkalosis; compensated respiratory alkalosis blood pH; bicarbonate buffer with lowered bicarbonate; acid-base balance of a climber
biochemistry-water-and-buffers-821 | osmolarity vs tonicity; red blood cells in NaCl and urea; hyperosmotic but isotonic solution; permeant and impermeant solutes; osmolarity of NaCl plus urea
biochemistry-water-and-buffers-822 | temperature dependence of Tris buffer; Tris buffer pH in the cold room; pI and choice of ion exchanger; cation vs anion exchanger for a protein; Tris pKa and temperature
biochemistry-water-and-buffers-825 | bicarbonate buffer in respiratory acidosis; respiratory acidosis; CO2 retention and blood pH; shift of the bicarbonate equilibrium; hypoventilation and pH; carbonic acid buffer in the blood; raised CO2 in blood
biochemistry-water-and-buffers-826 | bicarbonate buffer in respiratory acidosis; renal compensation; chronic respiratory acidosis; kidneys retain bicarbonate; compensated respiratory acidosis; metabolic compensation of acidosis; kidney and blood pH | biological-buffers
biochemistry-water-and-buffers-827 | osmolarity of saline; osmolarity of 0.9% saline; 0.9% NaCl osmolarity calculation; percent w/v to osmolarity; physiological saline; normal saline osmolarity; isotonic saline calculation
biochemistry-water-and-buffers-828 | osmolarity of 0.9% saline; molarity vs osmolarity of NaCl; forgetting dissociation in osmolarity; osmolarity mistake; NaCl gives two particles; is saline isotonic with plasma; 0.154 mol/L saline
biochemistry-water-and-buffers-829 | hyperventilation and blood pH; respiratory alkalosis; why hyperventilation raises pH; loss of CO2 raises pH; bicarbonate buffer and breathing; fast breathing makes blood alkaline; blowing off CO2
biochemistry-water-and-buffers-981 | why oxygen is poorly soluble in water; solubility of O2 in blood plasma; nonpolar gases in water; why hemoglobin is needed to carry oxygen; O2 dissolving in water polarity
biochemistry-water-and-buffers-982 | bilayers in hexane; hydrophobic effect and bilayer formation; why lipid bilayers need water; phospholipids in a nonpolar solvent; hydrocarbon tails in hexane | water-as-a-biological-solvent
biochemistry-water-and-buffers-983 | hydrogen bonds between amides in water vs CCl4; N-methylacetamide dimers; water competes for hydrogen bonds; amide hydrogen bonding in nonpolar solvent; why hydrogen bonds are weak in water
biological-buffer@advanced | buffer pH after adding acid; buffer pH after adding strong base; adding HCl to a buffer; adding NaOH to a buffer; buffer calculation; biological buffers
biological-buffer@beginner | buffer pH calculation; pH = pKa + log([A−]/[HA]); MES buffer; phosphate buffer; acetate buffer; buffer pH from concentrations; biological buffers
biological-buffer@intermediate | buffer preparation calculation; how to make a buffer; conjugate base amount for pH; MES buffer; phosphate buffer; acetate buffer
biological-redox@advanced | ATP from redox energy; maximum ATP from electron transfer; ΔG = −nFE; biological reduction potentials; energy from oxidation calculation
biological-redox@beginner | ΔE°' calculation; biological reduction potentials; standard reduction potential at pH 7; electron transfer in metabolism; NADH to FAD
biological-redox@intermediate | ΔG°' from reduction potentials; ΔG = −nFE; biological reduction potentials; free energy of electron transfer; NADH oxidation energy
codon-reading@advanced | template strand to peptide; DNA to protein; transcription and translation; gene to amino acid sequence; codon table; central dogma
codon-reading@beginner | translating mRNA; codon table; mRNA to peptide; reading codons; start and stop codons; AUG
codon-reading@intermediate | translating mRNA; finding the start codon; reading frame; codon table; mRNA to amino acid sequence; open reading frame
complementary-strand@advanced | reverse primer; PCR primer design; primer sequence; reverse complement; polymerase chain reaction
complementary-strand@beginner | complementary DNA strand; complementary sequence; reverse complement; base pairing rules; A-T and G-C
complementary-strand@intermediate | template strand to RNA; transcribing DNA to mRNA; RNA sequence from template; complementary RNA; DNA to RNA
coupled-free-energy@advanced | ΔG of ATP in the cell; actual free energy of ATP hydrolysis; ΔG = ΔG°' + RT ln Q; phosphorylation potential; nonstandard ΔG calculation
coupled-free-energy@beginner | adding ΔG values; coupling to ATP hydrolysis; creatine phosphate; ΔG°' of coupled reaction; energy coupling
coupled-free-energy@intermediate | phosphoryl transfer equilibrium; ΔG°' to K; K = exp(−ΔG°/RT); equilibrium constant of coupled reaction; phosphate transfer potential; creatine phosphate
enzyme-inhibition@advanced | inhibitor concentration for given inhibition; competitive inhibitor; Ki; IC50 calculation; degree of inhibition
enzyme-inhibition@beginner | apparent Km calculation; competitive inhibitor; Ki; Km(1 + [I]/Ki); inhibition constant
enzyme-inhibition@intermediate | enzyme rate with inhibitor; inhibited rate calculation; Ki; competitive inhibitor; noncompetitive inhibitor; competitive vs noncompetitive inhibition | noncompetitive-and-mixed-inhibition
enzyme-purification@advanced | purification factor; fold purification calculation; specific activity; enzyme purification table; crude extract vs pooled fraction
enzyme-purification@beginner | specific activity; units per mg; specific activity calculation; enzyme extract; enzyme purification
enzyme-purification@intermediate | purification factor; purification yield; fold purification calculation; enzyme purification table; specific activity
fatty-acid-formula@advanced | iodine number; iodine value; degree of unsaturation of fats; iodine number calculation; unsaturated fats
fatty-acid-formula@beginner | molecular formula of fatty acid ester; lipid numbers; fatty acid shorthand notation; fatty acid methyl ester; FAME; degrees of unsaturation in fatty acids
fatty-acid-formula@intermediate | molecular formula of a triglyceride; triglycerides; fatty acid shorthand; glycerol ester formula; fat molecular formula
gel-readings@beginner | SDS-PAGE gel; size of a protein on a gel; protein ladder; molecular weight from a gel
isoelectric-point@advanced | pI of a peptide; isoelectric point calculation; peptide pI from pKa values; zero net charge of peptide
isoelectric-point@beginner | isoelectric point calculation; pI of amino acid; average of two pKa values; pI = (pKa1 + pKa2)/2; neutral side chain pI
isoelectric-point@intermediate | pI of acidic amino acid; pI of basic amino acid; isoelectric point calculation; three pKa values; pI with ionizable side chain
lineweaver-burk-readings@advanced | type of inhibition from a graph; Lineweaver-Burk plot with inhibitor; mixed or noncompetitive inhibition; double reciprocal plot
lineweaver-burk-readings@intermediate | Lineweaver-Burk plot; Km from the x-intercept; Vmax from the y-intercept; double reciprocal plot
membrane-transport-energy@advanced | electrochemical gradient; ΔG of ion transport; electrochemical potential; zFΔψ; sodium gradient energy; membrane transport calculation
membrane-transport-energy@beginner | ΔG of transport; concentration gradient energy; RT ln(c2/c1); transport of uncharged solute; membrane transport calculation
membrane-transport-energy@intermediate | equilibrium potential; Nernst potential; Nernst equation for ions; reversal potential; potassium equilibrium potential; membrane potential calculation
michaelis-menten-rate@advanced | Km from two rates; Michaelis constant calculation; determining Km and Vmax; Michaelis-Menten equation; enzyme kinetics data
michaelis-menten-rate@beginner | Michaelis-Menten equation; enzyme rate calculation; v = Vmax[S]/(Km + [S]); initial rate of an enzyme; Km and Vmax
michaelis-menten-rate@intermediate | substrate concentration for fraction of Vmax; Michaelis-Menten equation; percent of Vmax; Km; enzyme saturation calculation
michaelis-menten-readings@beginner | Michaelis-Menten plot; Km from a graph; half of Vmax; enzyme kinetics graph
michaelis-menten-readings@intermediate | competitive inhibitor graph; Ki from a graph; apparent Km; Michaelis-Menten plot with inhibitor
oxygen-binding-readings@beginner | oxygen binding curve; P50 of hemoglobin; hemoglobin and myoglobin curves; oxygen dissociation curve
oxygen-binding-readings@intermediate | Bohr shift of the oxygen curve; oxygen released in tissue; oxygen dissociation curve; saturation of hemoglobin
oxygen-binding@advanced | oxygen delivered by hemoglobin; Hill equation; oxygen release in tissue calculation; lungs to tissue oxygen; oxygen transport in blood
oxygen-binding@beginner | myoglobin saturation; fractional saturation calculation; P50 of myoglobin; hyperbolic oxygen binding; Y = pO2/(pO2 + P50) | oxygen-binding-to-hemoglobin
oxygen-binding@intermediate | Hill equation; Hill coefficient; hemoglobin saturation calculation; P50; fraction of sites with oxygen
peptide-charge@advanced | net charge of heptapeptide; peptide charge calculation; net charge at given pH; ionizable side chains; tyrosine and arginine pKa
peptide-charge@beginner | net charge of a peptide; charge at pH 7; peptide charge calculation; tetrapeptide charge; ionizable side chains
peptide-charge@intermediate | net charge of peptide; peptide charge calculation; pentapeptide charge; charge at high pH; ionizable side chains
peptide-cleavage@advanced | overlapping fragments; peptide sequence from fragments; trypsin and chymotrypsin; cyanogen bromide; CNBr cleavage; deducing amino acid sequence
peptide-cleavage@beginner | trypsin cleavage; trypsin digestion; peptide fragments; tryptic digest; cuts after Lys and Arg
peptide-cleavage@intermediate | trypsin cleavage; chymotrypsin cleavage; no cut before proline; peptide fragments; protease specificity; tryptic digest
peptide-mass@advanced | disulfide-linked peptides; mass of disulfide-bridged peptides; peptide molar mass calculation; loss of two hydrogens; cystine | peptide-bond
peptide-mass@beginner | molar mass of a peptide; peptide molecular weight calculation; loss of water in peptide formation; peptide mass from amino acids | peptide-bond
peptide-mass@intermediate | cyclic peptide molar mass; cyclopeptide; mass of a cyclic peptide calculation; peptide molecular weight; loss of water on ring closure | peptide-bond
polysaccharide-mass@advanced | starch hydrolysis; glucose from starch; mass of glucose calculation; hydrolysis of polysaccharide stoichiometry; starch to sugar
polysaccharide-mass@beginner | molar mass of oligosaccharide; loss of water in condensation; oligosaccharide mass calculation; chain of sugar units | glycosidic-bonds
polysaccharide-mass@intermediate | branched oligosaccharide mass; cyclic oligosaccharide; molar mass of oligosaccharide; cyclodextrin mass; loss of water in condensation | glycosidic-bonds
protein-absorbance@advanced | protein stock concentration; A280; dilution factor; mg/mL from absorbance; diluted protein absorbance calculation
protein-absorbance@beginner | A280; protein concentration from absorbance; UV absorption of proteins; absorbance at 280 nm; A = εcl
protein-absorbance@intermediate | extinction coefficient from Trp and Tyr; A280; protein concentration calculation; tryptophan and tyrosine absorbance; molar absorptivity of a protein
respiration-yield@advanced | ATP from glucose; 30 or 32 ATP; malate-aspartate shuttle; glycerol phosphate shuttle; ATP yield calculation; complete oxidation of glucose
respiration-yield@beginner | ATP from acetyl-CoA; ATP per acetyl-CoA; TCA cycle ATP yield; Krebs cycle; ATP yield calculation | citric-acid-cycle
respiration-yield@intermediate | ATP from pyruvate; complete oxidation of pyruvate; 12.5 ATP per pyruvate; ATP yield calculation; aerobic respiration
turnover-number@advanced | product formed by an enzyme; kcat and Km; amount of product over time calculation; rate from kcat; Michaelis-Menten equation
turnover-number@beginner | kcat calculation; kcat = Vmax/[E]; catalytic constant; turnover number from Vmax
turnover-number@intermediate | catalytic efficiency; kcat/Km; specificity constant; catalytic efficiency calculation
`;
