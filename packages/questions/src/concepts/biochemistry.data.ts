/** The concepts of the subject, in the notation of `readConcepts`. */
export const biochemistryConcepts = `
# water-and-buffers
water-as-a-biological-solvent | Water as a biological solvent | hydrophobic effect; properties of water; hydrophobic interactions; water in biology | hydrogen-bonding | MCAT 5B
biological-buffers | Biological buffers | bicarbonate buffer; blood buffer; phosphate buffer; blood pH; acidosis and alkalosis | buffer-solutions | MCAT 5A
osmolarity | Osmolarity | tonicity; osmolality | osmotic-pressure | MCAT 2A

# amino-acids
amino-acid-structures | Amino acid structures | amino acids; amino acid; side chains; proteinogenic amino acids; essential amino acids; one-letter codes | amines; carboxylic-acids | AQA 3.3.13; OCR 6.2.2; MCAT 1A
classes-of-amino-acids | Classes of amino acids | polar and nonpolar amino acids; hydrophobic amino acids; acidic and basic amino acids | amino-acid-structures | MCAT 1A
zwitterions | Zwitterions | zwitterion; dipolar ions; charge of an amino acid; ionization of amino acids | amino-acid-structures; acid-dissociation-constant | AQA 3.3.13; OCR 6.2.2; MCAT 1A
isoelectric-point | Isoelectric point | pI; isoelectric pH | zwitterions | MCAT 1A
titration-of-amino-acids | Titration of amino acids | titration curve of glycine; titration of glycine; amino acid titration curves | zwitterions; titration-curves | MCAT 1A
peptide-bond | Peptide bond | peptide bonds; peptides; amide link; dipeptide; planarity of the peptide bond | amino-acid-structures; amides | AQA 3.3.13; MCAT 1A; MCAT 5D
peptide-synthesis | Peptide synthesis | peptide coupling; DCC; HATU; solid-phase peptide synthesis; Merrifield synthesis; coupling reagents | peptide-bond; protecting-groups |
peptide-charge | Peptide charge | net charge of a peptide; charge of a protein at a pH | zwitterions; peptide-bond | MCAT 1A

# protein-structure
levels-of-protein-structure | Levels of protein structure | primary secondary tertiary and quaternary structure; protein structure; quaternary structure | peptide-bond | AQA 3.3.13; MCAT 1A
alpha-helix-and-beta-sheet | Alpha helix and beta sheet | alpha helix; beta sheet; secondary structure; beta turns | levels-of-protein-structure; hydrogen-bonding | AQA 3.3.13; MCAT 1A
ramachandran-plot | Ramachandran plot | phi and psi angles; dihedral angles of the backbone | alpha-helix-and-beta-sheet
tertiary-structure-and-folding | Tertiary structure and folding | protein folding; denaturation; chaperones; Levinthal paradox; Anfinsen experiment | levels-of-protein-structure | MCAT 1A
disulfide-bonds | Disulfide bonds | disulfide bridges; cystine; disulphide bonds | tertiary-structure-and-folding | AQA 3.3.13; MCAT 1A
fibrous-proteins | Fibrous proteins | collagen; keratin; silk fibroin | levels-of-protein-structure
misfolding-diseases | Misfolding diseases | amyloid; prions; protein aggregation | tertiary-structure-and-folding
size-of-proteins | Size of proteins | number of residues of a protein; molar mass of a protein | peptide-bond |
peptide-sequences | Number of peptide sequences | number of possible peptides; counting sequences | peptide-bond |

# protein-methods
protein-purification | Protein purification | enzyme purification; specific activity; purification table; salting out; dialysis | tertiary-structure-and-folding | MCAT 5C
gel-electrophoresis | Gel electrophoresis | SDS-PAGE; polyacrylamide gel; native gel; electrophoresis; agarose gel electrophoresis | peptide-charge | MCAT 5C
isoelectric-focusing | Isoelectric focusing | two-dimensional gel electrophoresis; 2D gels | isoelectric-point; gel-electrophoresis | MCAT 5C
affinity-chromatography | Affinity chromatography | His-tag purification; immobilized metal affinity | protein-purification | MCAT 5C
size-exclusion-chromatography | Size-exclusion chromatography | gel filtration; gel permeation chromatography; molecular sieve chromatography | protein-purification | MCAT 5C
protein-sequencing | Protein sequencing | Edman degradation; peptide mapping; Sanger's reagent | peptide-bond
cleavage-of-peptides | Cleavage of peptides | trypsin; chymotrypsin digestion; cyanogen bromide; proteolysis; overlapping fragments | protein-sequencing
protein-concentration | Protein concentration | Bradford assay; absorbance at 280 nm; biuret test; A280 | beer-lambert-law | MCAT 1A
western-blot-and-elisa | Western blot and ELISA | western blotting; ELISA; immunoassay; antibodies in the laboratory | gel-electrophoresis | MCAT 1B
protein-structure-determination | Protein structure determination | cryo-electron microscopy; protein crystallography; protein NMR; circular dichroism | levels-of-protein-structure
ultracentrifugation | Ultracentrifugation | sedimentation coefficient; Svedberg unit; centrifugation | protein-purification

# haemoglobin
oxygen-binding-to-hemoglobin | Oxygen binding to hemoglobin | haemoglobin; hemoglobin; oxygen dissociation curve; myoglobin; oxygen saturation curve | levels-of-protein-structure | MCAT 1A
cooperativity | Cooperativity | cooperative binding; Hill coefficient; Hill equation; Hill plot; MWC model; T and R states | oxygen-binding-to-hemoglobin | MCAT 1A
bohr-effect | Bohr effect | Bohr shift; 2,3-BPG; carbon dioxide transport | oxygen-binding-to-hemoglobin | MCAT 1A
heme | Heme | haem; porphyrin; iron in hemoglobin; carbon monoxide poisoning | oxygen-binding-to-hemoglobin
sickle-cell-hemoglobin | Sickle cell hemoglobin | sickle cell anemia; sickle cell disease | oxygen-binding-to-hemoglobin
ligand-binding | Ligand binding | dissociation constant Kd; Scatchard plot; binding affinity; binding curves | equilibrium-constant-expression | MCAT 1A

# enzymes
enzyme-action | Enzyme action | enzymes; enzyme; active site; induced fit; lock and key | activation-energy; tertiary-structure-and-folding | AQA 3.3.13; MCAT 1A
classes-of-enzymes | Classes of enzymes | EC numbers; oxidoreductases; transferases and hydrolases; kinases; ligases and lyases | enzyme-action | MCAT 1A
catalytic-mechanisms-of-enzymes | Catalytic mechanisms of enzymes | catalytic triad; serine proteases; acid-base catalysis in enzymes; covalent catalysis; metal ion catalysis | enzyme-action | MCAT 1A
cofactors-and-coenzymes | Cofactors and coenzymes | coenzymes; cofactors; vitamins as coenzymes; NAD+ and FAD; prosthetic groups | enzyme-action | MCAT 1A
effects-of-ph-and-temperature-on-enzymes | Effects of pH and temperature on enzymes | optimum pH; optimum temperature of enzymes | enzyme-action | MCAT 1A
allosteric-regulation | Allosteric regulation | allosteric enzymes; allostery; feedback inhibition; ATCase; aspartate transcarbamoylase | enzyme-action; cooperativity | MCAT 1A
regulation-by-covalent-modification | Regulation by covalent modification | phosphorylation of enzymes; zymogens; isozymes; proteolytic activation | enzyme-action | MCAT 1A
ribozymes | Ribozymes | catalytic RNA; catalytic antibodies | enzyme-action | MCAT 1B

# enzyme-kinetics
michaelis-menten-kinetics | Michaelis-Menten kinetics | Michaelis-Menten equation; Michaelis Menten; Vmax and Km; Km; michaelis constant | enzyme-action; rate-law; steady-state-approximation | MCAT 1A
turnover-number | Turnover number | kcat; catalytic efficiency; kcat/Km; specificity constant | michaelis-menten-kinetics | MCAT 1A
lineweaver-burk-plot | Lineweaver-Burk plot | double reciprocal plot; Eadie-Hofstee plot; Hanes-Woolf plot; lineweaver burke | michaelis-menten-kinetics | MCAT 1A
competitive-inhibition | Competitive inhibition | competitive inhibitor; apparent Km; Ki | michaelis-menten-kinetics | AQA 3.3.13; MCAT 1A
noncompetitive-and-mixed-inhibition | Noncompetitive and mixed inhibition | noncompetitive inhibition; non-competitive inhibitor; mixed inhibition | competitive-inhibition | MCAT 1A
uncompetitive-inhibition | Uncompetitive inhibition | uncompetitive inhibitor | competitive-inhibition | MCAT 1A
irreversible-inhibition | Irreversible inhibition | suicide inhibitors; irreversible inhibitor; aspirin as inhibitor; penicillin as inhibitor | enzyme-action
enzyme-inhibitors-as-drugs | Enzyme inhibitors as drugs | covalent inhibitors; transition-state analogues; HIV protease inhibitors; kinase inhibitors | irreversible-inhibition; competitive-inhibition |
two-substrate-kinetics | Two-substrate kinetics | ping-pong mechanism; bisubstrate reactions; sequential mechanism | michaelis-menten-kinetics
enzyme-activity | Enzyme activity | enzyme units; katal; unit of enzyme activity | michaelis-menten-kinetics |

# carbohydrates
monosaccharides | Monosaccharides | sugars; aldoses and ketoses; glucose and fructose; hexoses and pentoses; simple sugars | aldehydes-and-ketones; chirality | MCAT 5D
ring-forms-of-sugars | Ring forms of sugars | anomers; mutarotation; Haworth projections; pyranose and furanose; alpha and beta glucose; anomeric carbon | monosaccharides; acetals-and-hemiacetals | MCAT 5D
epimers | Epimers | epimer; stereochemistry of sugars | monosaccharides; enantiomers-and-diastereomers | MCAT 5D
glycosidic-bonds | Glycosidic bonds | glycosidic bond; disaccharides; sucrose lactose and maltose; glycosidic linkage | ring-forms-of-sugars | MCAT 5D
reducing-sugars | Reducing sugars | reducing sugar; Benedict's test; reducing end | ring-forms-of-sugars | MCAT 5D
maillard-reaction | Maillard reaction | browning of food; nonenzymatic browning; food chemistry | reducing-sugars | 
polysaccharides | Polysaccharides | starch; glycogen; cellulose; amylose and amylopectin; chitin | glycosidic-bonds | MCAT 5D
glycoproteins | Glycoproteins | glycosylation; glycans; lectins; proteoglycans | glycosidic-bonds

# lipids
fatty-acids | Fatty acids | saturated and unsaturated fatty acids; fatty acid; omega-3 fatty acids; cis and trans fats | carboxylic-acids | MCAT 5D
triacylglycerols | Triacylglycerols | triglycerides; fats and oils; triglyceride; iodine number of a fat; saponification value | fatty-acids; esterification | MCAT 5D
phospholipids | Phospholipids | phospholipid; glycerophospholipids; amphipathic lipids | fatty-acids | MCAT 5D; MCAT 2A
sphingolipids | Sphingolipids | ceramide; sphingomyelin; gangliosides | phospholipids | MCAT 5D
steroids-and-cholesterol | Steroids and cholesterol | cholesterol; steroids; steroid hormones; bile acids | lipid-classes | MCAT 5D
lipid-classes | Lipid classes | lipids; waxes; terpenes and isoprenoids; fat-soluble vitamins | | MCAT 5D
eicosanoids | Eicosanoids | prostaglandins; leukotrienes; COX inhibitors | fatty-acids | MCAT 5D

# membranes
lipid-bilayer | Lipid bilayer | fluid mosaic model; membrane fluidity; cell membrane; lipid rafts; membrane structure | phospholipids | MCAT 2A
membrane-proteins | Membrane proteins | integral and peripheral membrane proteins; transmembrane helix; hydropathy plot | lipid-bilayer | MCAT 2A
passive-transport | Passive transport | facilitated diffusion; ion channels; simple diffusion; aquaporins; glucose transporters | lipid-bilayer | MCAT 2A
active-transport | Active transport | sodium-potassium pump; Na+/K+ ATPase; symport and antiport; secondary active transport | passive-transport | MCAT 2A
membrane-potential | Membrane potential | resting potential; Goldman equation; action potential; electrochemical gradient | nernst-equation; passive-transport | MCAT 3A
free-energy-of-transport | Free energy of transport | energy of membrane transport; electrochemical potential difference | membrane-potential; gibbs-energy | MCAT 2A

# nucleic-acids
nucleotides | Nucleotides | nucleotide; nucleosides; purines and pyrimidines; nitrogenous bases | | AQA 3.3.13; MCAT 1B; MCAT 5D
structure-of-dna | Structure of DNA | DNA double helix; DNA structure; A B and Z DNA; Watson-Crick model; phosphodiester bonds | nucleotides | AQA 3.3.13; MCAT 1B; MCAT 5D
base-pairing | Base pairing | complementary bases; complementary strand; Watson-Crick base pairs; AT and GC pairs | structure-of-dna; hydrogen-bonding | AQA 3.3.13; MCAT 1B
chargaffs-rules | Chargaff's rules | Chargaff; base composition | base-pairing | MCAT 1B
dna-melting | DNA melting | melting temperature of DNA; hyperchromicity; DNA denaturation; hybridization of nucleic acids; renaturation | base-pairing | MCAT 1B
rna | RNA | RNA structure; types of RNA; mRNA tRNA and rRNA; messenger RNA | nucleotides | MCAT 1B
dna-supercoiling | DNA supercoiling | topoisomerases; linking number; chromatin and nucleosomes; histones | structure-of-dna | MCAT 1B
concentration-of-nucleic-acids | Concentration of nucleic acids | absorbance at 260 nm; A260; DNA concentration | beer-lambert-law |

# replication-and-transcription
dna-replication | DNA replication | semiconservative replication; replication fork; Okazaki fragments; Meselson-Stahl experiment; helicase and primase | structure-of-dna | MCAT 1B
dna-polymerase | DNA polymerase | DNA polymerases; proofreading; telomerase | dna-replication | MCAT 1B
dna-repair | DNA repair | mismatch repair; base excision repair; thymine dimers; DNA damage | dna-replication | MCAT 1B
transcription | Transcription | RNA polymerase; promoters; template strand; coding strand; RNA synthesis | rna; base-pairing | MCAT 1B
rna-processing | RNA processing | splicing; introns and exons; poly-A tail; 5' cap | transcription | MCAT 1B
gene-regulation | Gene regulation | lac operon; transcription factors; operons; repressors and activators; epigenetics | transcription | MCAT 1B
pcr | PCR | polymerase chain reaction; qPCR; RT-PCR; primers for PCR | dna-replication | MCAT 1B
cloning-and-restriction-enzymes | Cloning and restriction enzymes | restriction enzymes; recombinant DNA; plasmids; molecular cloning; DNA ligase | structure-of-dna | MCAT 1B
dna-sequencing | DNA sequencing | Sanger sequencing; dideoxy sequencing; next-generation sequencing | dna-replication | MCAT 1B
crispr | CRISPR | CRISPR-Cas9; genome editing; gene editing | cloning-and-restriction-enzymes
southern-and-northern-blots | Southern and northern blots | Southern blot; northern blot; DNA microarray | gel-electrophoresis | MCAT 1B

# translation
genetic-code | Genetic code | codons; codon; start and stop codons; degeneracy of the code; reading frame; wobble | rna | MCAT 1B
protein-synthesis | Protein synthesis | translation; ribosome; ribosomes; anticodon; tRNA charging; aminoacyl-tRNA synthetase | genetic-code | MCAT 1B
mutations | Mutations | silent missense and nonsense mutations; frameshift mutation; point mutations; missense mutation | genetic-code | MCAT 1B
post-translational-modification | Post-translational modification | posttranslational modification; ubiquitin and proteasome; protein targeting; signal peptide | protein-synthesis | MCAT 1B

# bioenergetics
atp-hydrolysis | ATP hydrolysis | ATP; adenosine triphosphate; high-energy phosphates; phosphoryl transfer potential | gibbs-energy | MCAT 1D
biochemical-standard-state | Biochemical standard state | delta G prime; standard transformed Gibbs energy; actual free energy change in cells | gibbs-energy-and-equilibrium-constant | MCAT 1D
coupling-to-atp | Coupling to ATP | coupled reactions in cells; energy coupling in metabolism | atp-hydrolysis; coupled-reactions | MCAT 1D
biological-redox | Biological redox | NADH and NADPH; biological reduction potentials; electron carriers; redox in biochemistry | standard-electrode-potential | MCAT 1D
metabolic-regulation | Metabolic regulation | anabolism and catabolism; metabolic pathways; regulation of metabolism; energy charge | atp-hydrolysis | MCAT 1D

# glycolysis
glycolysis-pathway | Glycolysis pathway | glycolysis; glucose to pyruvate; glycolisis; Embden-Meyerhof pathway; substrate-level phosphorylation | atp-hydrolysis; monosaccharides | MCAT 1D
regulation-of-glycolysis | Regulation of glycolysis | phosphofructokinase; hexokinase and glucokinase; PFK-1; fructose 2,6-bisphosphate | glycolysis-pathway; allosteric-regulation | MCAT 1D
fermentation | Fermentation | lactic acid fermentation; lactate dehydrogenase; anaerobic respiration; alcoholic fermentation; Cori cycle | glycolysis-pathway | MCAT 1D
gluconeogenesis | Gluconeogenesis | gluconeogenisis; glucose synthesis | glycolysis-pathway | MCAT 1D
pentose-phosphate-pathway | Pentose phosphate pathway | PPP; hexose monophosphate shunt; NADPH production | glycolysis-pathway | MCAT 1D
glycogen-metabolism | Glycogen metabolism | glycogenolysis; glycogenesis; glycogen phosphorylase | polysaccharides; regulation-by-covalent-modification | MCAT 1D

# citric-acid-cycle
citric-acid-cycle | Citric acid cycle | Krebs cycle; TCA cycle; tricarboxylic acid cycle; kreb cycle | glycolysis-pathway | MCAT 1D
pyruvate-dehydrogenase | Pyruvate dehydrogenase | pyruvate dehydrogenase complex; link reaction; acetyl-CoA formation; thiamine pyrophosphate | glycolysis-pathway | MCAT 1D
atp-yield-of-respiration | ATP yield of respiration | yield of ATP; ATP per glucose; cellular respiration; aerobic respiration | citric-acid-cycle; electron-transport-chain | MCAT 1D
anaplerotic-reactions | Anaplerotic reactions | anaplerosis; glyoxylate cycle; pyruvate carboxylase | citric-acid-cycle

# oxidative-phosphorylation
electron-transport-chain | Electron transport chain | ETC; respiratory chain; complexes I to IV; cytochromes; ubiquinone | biological-redox | MCAT 1D
chemiosmosis | Chemiosmosis | chemiosmotic theory; proton-motive force; proton gradient; Mitchell hypothesis | electron-transport-chain; free-energy-of-transport | MCAT 1D
atp-synthase | ATP synthase | F1F0 ATPase; binding change mechanism; rotary catalysis; complex V | chemiosmosis | MCAT 1D
inhibitors-and-uncouplers | Inhibitors and uncouplers | uncouplers; cyanide poisoning; 2,4-dinitrophenol as uncoupler; rotenone; oligomycin | electron-transport-chain
mitochondrial-shuttles | Mitochondrial shuttles | malate-aspartate shuttle; glycerol phosphate shuttle | electron-transport-chain
reactive-oxygen-species | Reactive oxygen species | oxidative stress; superoxide dismutase; antioxidants; glutathione | electron-transport-chain | MCAT 1D

# fatty-acid-metabolism
beta-oxidation | Beta oxidation | β-oxidation; fatty acid oxidation; breakdown of fatty acids; carnitine shuttle | fatty-acids; citric-acid-cycle | MCAT 1D
fatty-acid-synthesis | Fatty acid synthesis | fatty acid synthase; lipogenesis; malonyl-CoA; acetyl-CoA carboxylase | beta-oxidation | MCAT 1D
ketone-bodies | Ketone bodies | ketogenesis; ketosis; acetoacetate; ketoacidosis | beta-oxidation | MCAT 1D
cholesterol-synthesis | Cholesterol synthesis | mevalonate pathway; HMG-CoA reductase; statins; lipoproteins | steroids-and-cholesterol | MCAT 1D

# nitrogen-metabolism
transamination | Transamination | transaminases; aminotransferases; pyridoxal phosphate; glutamate and alpha-ketoglutarate | amino-acid-structures | MCAT 1D
urea-cycle | Urea cycle | ornithine cycle; ammonia detoxification; nitrogen excretion | transamination | MCAT 1D
amino-acid-breakdown | Amino acid breakdown | glucogenic and ketogenic amino acids; phenylketonuria; amino acid catabolism | transamination; citric-acid-cycle | MCAT 1D
nucleotide-metabolism | Nucleotide metabolism | purine synthesis; gout; ribonucleotide reductase; methotrexate | nucleotides
nitrogen-fixation | Nitrogen fixation | nitrogenase; nitrogen cycle | transamination
nitrogen-balance | Nitrogen balance | positive and negative nitrogen balance | amino-acid-breakdown |

# signalling
g-protein-coupled-receptors | G-protein-coupled receptors | GPCR; GPCRs; G proteins; cAMP; second messengers; adenylate cyclase | membrane-proteins | MCAT 3A
receptor-tyrosine-kinases | Receptor tyrosine kinases | insulin receptor; RTK; MAP kinase cascade; Ras | membrane-proteins | MCAT 3A
hormones | Hormones | insulin and glucagon; peptide and steroid hormones; adrenaline; endocrine signaling | | MCAT 3A
neurotransmitters | Neurotransmitters | acetylcholine; synaptic transmission; dopamine and serotonin | membrane-potential | MCAT 3A
medicinal-chemistry | Medicinal chemistry | drug design; structure-activity relationships; SAR; Lipinski's rule of five; pharmacophore; prodrugs | ligand-binding
cytochrome-p450 | Cytochrome P450 | P450; P450 enzymes; heme monooxygenase; CYP enzymes; compound I | heme; biological-redox |
platinum-anticancer-drugs | Platinum anticancer drugs | cisplatin; carboplatin; oxaliplatin; anticancer platinum drugs | ligand-substitution; structure-of-dna |
lipophilicity-and-absorption | Lipophilicity and absorption | logP; log P; octanol-water partition coefficient; logD; pH-partition hypothesis; drug pKa | medicinal-chemistry; henderson-hasselbalch-equation |
opioids | Opioids | opioid analgesics; morphine rule; opioid receptors; naloxone; codeine | medicinal-chemistry |
bioisosteres | Bioisosteres | bioisosterism; isosteric replacement; tetrazole as bioisostere | medicinal-chemistry |
beta-lactam-antibiotics | β-Lactam antibiotics | beta-lactam antibiotics; penicillin; cephalosporins; beta-lactamase; antibiotic resistance | irreversible-inhibition |
pharmacokinetics | Pharmacokinetics | ADME; drug metabolism; bioavailability; first-pass effect | first-order-kinetics

# photosynthesis
light-reactions-of-photosynthesis | Light reactions of photosynthesis | light-dependent reactions; photosystems; Z scheme; photophosphorylation; chlorophyll | electron-transport-chain
calvin-cycle | Calvin cycle | dark reactions; carbon fixation; rubisco; light-independent reactions | light-reactions-of-photosynthesis
photorespiration | Photorespiration | C4 plants; CAM plants; C4 and CAM photosynthesis | calvin-cycle
overall-equation-of-photosynthesis | Overall equation of photosynthesis | equation of photosynthesis | light-reactions-of-photosynthesis |
`;
