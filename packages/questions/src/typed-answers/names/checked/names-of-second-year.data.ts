/**
 * Names by the rules of a second-year course, with structures written by hand from the rules, and not by the reader. One
 * name a line, its SMILES behind a bar.
 */
export const namesOfSecondYear: string = String.raw`
2,3-dihydro-1H-indole | C1Cc2ccccc2N1
1,2,3,4-tetrahydronaphthalene | c1ccc2c(c1)CCCC2
decahydronaphthalene | C1CCC2CCCCC2C1
3,4-dihydro-2H-pyran | C1CCC=CO1
9,10-dihydroanthracene | c1ccc2c(c1)Cc1ccccc1C2
4H-pyran-4-one | O=c1ccocc1
pyridin-2(1H)-one | O=c1cccc[nH]1
1H-indole-2,3-dione | O=C1Nc2ccccc2C1=O
pyrimidine-2,4(1H,3H)-dione | O=c1cc[nH]c(=O)[nH]1
anthracene-9,10-dione | O=C1c2ccccc2C(=O)c2ccccc21
1,3-dioxolane | C1COCO1
2-methyl-1,3-dioxolane | CC1OCCO1
1,3-thiazole | c1cscn1
1H-1,2,4-triazole | c1nc[nH]n1
1,3,5-triazine | c1ncncn1
azetidine | C1CNC1
thiirane | C1CS1
bicyclo[2.2.1]hept-2-ene | C1CC2CC1C=C2
bicyclo[2.2.1]heptan-2-ol | OC1CC2CCC1C2
bicyclo[4.4.0]decane | C1CCC2CCCCC2C1
7-oxabicyclo[4.1.0]heptane | C1CCC2OC2C1
1,4-diazabicyclo[2.2.2]octane | C1CN2CCN1CC2
spiro[4.5]decane | C1CCC2(C1)CCCCC2
1,4-dioxaspiro[4.5]decane | C1CCC2(CC1)OCCO2
3-pyridinecarboxylic acid | OC(=O)c1cccnc1
2-pyridylmethanol | OCc1ccccn1
2-(furan-2-yl)ethanol | OCCc1ccco1
2-(1H-indol-3-yl)acetic acid | OC(=O)Cc1c[nH]c2ccccc12
quinolin-8-ol | Oc1cccc2cccnc12
phenanthren-9-ol | Oc1cc2ccccc2c2ccccc12
9H-purin-6-amine | Nc1ncnc2[nH]cnc12
adamantan-1-ol | OC12CC3CC(CC(C3)C1)C2
cyclohexanecarbonyl chloride | ClC(=O)C1CCCCC1
p-toluenesulfonyl chloride | Cc1ccc(cc1)S(=O)(=O)Cl
4-methylbenzenesulfonamide | Cc1ccc(cc1)S(N)(=O)=O
oxalyl chloride | ClC(=O)C(=O)Cl
butanedioyl dichloride | ClC(=O)CCC(=O)Cl
glutaric anhydride | O=C1CCCC(=O)O1
maleic anhydride | O=C1OC(=O)C=C1
2-methylsuccinic anhydride | CC1CC(=O)OC1=O
N-bromosuccinimide | BrN1C(=O)CCC1=O
sodium ethoxide | CC[O-].[Na+]
potassium tert-butoxide | CC(C)(C)[O-].[K+]
benzenediazonium chloride | N#[N+]c1ccccc1.[Cl-]
tetramethylammonium chloride | C[N+](C)(C)C.[Cl-]
methylmagnesium bromide | C[Mg]Br
butyllithium | [Li]CCCC
triphenylphosphine oxide | O=P(c1ccccc1)(c1ccccc1)c1ccccc1
acetone oxime | CC(C)=NO
benzaldehyde 2,4-dinitrophenylhydrazone | C(=NNc1ccc(cc1[N+]([O-])=O)[N+]([O-])=O)c1ccccc1
propanone semicarbazone | CC(C)=NNC(N)=O
acetone cyanohydrin | CC(C)(O)C#N
cyclohexene oxide | C1CCC2OC2C1
styrene oxide | C1OC1c1ccccc1
1,2-epoxypropane | CC1CO1
benzaldehyde dimethyl acetal | COC(OC)c1ccccc1
cyclohexanone ethylene ketal | C1CCC2(CC1)OCCO2
malonic acid diethyl ester | CCOC(=O)CC(=O)OCC
ethyl hydrogen malonate | CCOC(=O)CC(O)=O
ethylene glycol dimethyl ether | COCCOC
dimethyl sulfate | COS(=O)(=O)OC
triethyl phosphate | CCOP(=O)(OCC)OCC
methyl tosylate | COS(=O)(=O)c1ccc(C)cc1
diethyl carbonate | CCOC(=O)OCC
phenyl isocyanate | O=C=Nc1ccccc1
dimethyl disulfide | CSSC
dimethyl sulfone | CS(C)(=O)=O
N,N'-dimethylurea | CNC(=O)NC
methyl N-phenylcarbamate | COC(=O)Nc1ccccc1
N-methylpropan-2-imine | CN=C(C)C
2-benzamidoacetic acid | OC(=O)CNC(=O)c1ccccc1
(4-chlorophenoxy)acetic acid | OC(=O)COc1ccc(Cl)cc1
4-(methylsulfonyl)aniline | CS(=O)(=O)c1ccc(N)cc1
fumaric acid | OC(=O)/C=C/C(O)=O
dimethyl maleate | COC(=O)/C=C\C(=O)OC
oleic acid | CCCCCCCC/C=C\CCCCCCCC(O)=O
L-alanine | C[C@H](N)C(O)=O
D-alanine | C[C@@H](N)C(O)=O
L-cysteine | N[C@@H](CS)C(O)=O
L-threonine | C[C@@H](O)[C@H](N)C(O)=O
methyl L-alaninate | COC(=O)[C@H](C)N
alanine | CC(N)C(O)=O
D-glucose | OC[C@@H](O)[C@@H](O)[C@H](O)[C@@H](O)C=O
D-ribose | OC[C@@H](O)[C@@H](O)[C@@H](O)C=O
meso-2,3-dibromobutane | C[C@H](Br)[C@@H](C)Br
5-pentanolide | O=C1CCCCO1
gamma-butyrolactone | O=C1CCCO1
delta-valerolactam | O=C1CCCCN1
trifluoroacetic anhydride | O=C(OC(=O)C(F)(F)F)C(F)(F)F
3-(carboxymethyl)benzoic acid | OC(=O)Cc1cccc(c1)C(O)=O
phenylthiourea | NC(=S)Nc1ccccc1
methyldisulfanylmethane | CSSC
glycine ethyl ester | CCOC(=O)CN
5-phenyl-1H-tetrazole | c1ccccc1-c1nnn[nH]1
cis-2,3-dimethyloxirane | C[C@H]1O[C@H]1C
4-bromonitrobenzene | Brc1ccc(cc1)[N+]([O-])=O
pyrogallol | Oc1cccc(O)c1O
phloroglucinol | Oc1cc(O)cc(O)c1
epichlorohydrin | ClCC1CO1
durene | Cc1cc(C)c(C)cc1C
cinnamaldehyde | O=C/C=C/c1ccccc1
cinnamic acid | OC(=O)/C=C/c1ccccc1
trans-cinnamic acid | OC(=O)/C=C/c1ccccc1
cis-cinnamic acid | OC(=O)/C=C\c1ccccc1
crotonic acid | C/C=C/C(=O)O
cyclopentadiene | C1=CC=CC1
glyoxal | O=CC=O
anilinium chloride | [NH3+]c1ccccc1.[Cl-]
ethylamine hydrochloride | CC[NH3+].[Cl-]
pyridinium chloride | c1cc[nH+]cc1.[Cl-]
dimethylamine hydrochloride | CNC.Cl
acetic acid sodium salt | CC(=O)[O-].[Na+]
sulfanilamide | Nc1ccc(S(N)(=O)=O)cc1
sulfanilic acid | Nc1ccc(S(=O)(=O)O)cc1
ketene | C=C=O
diphenylketene | O=C=C(c1ccccc1)c1ccccc1
allene | C=C=C
chloroprene | C=CC(Cl)=C
lithium diisopropylamide | [Li+].CC(C)[N-]C(C)C
ethylenediamine | NCCN
N,N-dimethylethylenediamine | CN(C)CCN
hexamethylenediamine | NCCCCCCN
putrescine | NCCCCN
ethanolamine | NCCO
thionyl chloride | ClS(Cl)=O
phosgene | ClC(Cl)=O
carbonyl chloride | ClC(Cl)=O
hydrogen peroxide | OO
peracetic acid | CC(=O)OO
peroxyacetic acid | CC(=O)OO
m-chloroperoxybenzoic acid | OOC(=O)c1cccc(Cl)c1
3-chloroperbenzoic acid | OOC(=O)c1cccc(Cl)c1
diacetyl | CC(=O)C(C)=O
chloral | ClC(Cl)(Cl)C=O
chloral hydrate | OC(O)C(Cl)(Cl)Cl
dihydroxyacetone | OCC(=O)CO
benzal chloride | ClC(Cl)c1ccccc1
ethylidene chloride | CC(Cl)Cl
chlorotrimethylsilane | C[Si](C)(C)Cl
phenylboronic acid | OB(O)c1ccccc1
beta-alanine | NCCC(=O)O
monomethyl succinate | COC(=O)CCC(=O)O
glyceryl triacetate | CC(=O)OCC(COC(C)=O)OC(C)=O
triacetin | CC(=O)OCC(COC(C)=O)OC(C)=O
ethylene glycol diacetate | CC(=O)OCCOC(C)=O
N-methylpyrrole | Cn1cccc1
N-methylpyrrolidine | CN1CCCC1
N-methylmorpholine | CN1CCOCC1
ethylene chlorohydrin | OCCCl
sodium dodecyl sulfate | CCCCCCCCCCCCOS(=O)(=O)[O-].[Na+]
potassium hydrogen phthalate | OC(=O)c1ccccc1C(=O)[O-].[K+]
sodium hydrogen oxalate | OC(=O)C(=O)[O-].[Na+]
gamma-aminobutyric acid | NCCCC(=O)O
beta-hydroxybutyric acid | CC(O)CC(=O)O
alpha-ketoglutaric acid | OC(=O)CCC(=O)C(=O)O
2-hydroxypropanoic acid | CC(O)C(=O)O
butenedioic acid | OC(=O)C=CC(=O)O
cis-butenedioic acid | OC(=O)/C=C\C(=O)O
2-methylglyceric acid | CC(O)(CO)C(=O)O
sec-amyl acetate | CCCC(C)OC(C)=O
linolenic acid | CC/C=C\C/C=C\C/C=C\CCCCCCCC(=O)O
acetylcholine | CC(=O)OCC[N+](C)(C)C
`;
