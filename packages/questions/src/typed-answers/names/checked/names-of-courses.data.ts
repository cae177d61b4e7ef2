/**
 * Names that school and second-year courses use, with the structures that OPSIN 2.7.0 gives them (MIT licence, by Daniel
 * Lowe and others), read once when the list was made. One name a line, its SMILES behind a bar.
 */
export const namesOfCourses: string = String.raw`
methane | C
ethane | CC
propane | CCC
butane | CCCC
2-methylpropane | CC(C)C
2-methylbutane | CC(C)CC
2,2-dimethylpropane | CC(C)(C)C
3-ethylpentane | C(C)C(CC)CC
2,2,4-trimethylpentane | CC(C)(CC(C)C)C
4-ethyl-2-methylhexane | C(C)C(CC(C)C)CC
5-ethyl-3-methyloctane | C(C)C(CC(CC)C)CCC
4-isopropylheptane | C(C)(C)C(CCC)CCC
5-(1-methylethyl)nonane | CC(C)C(CCCC)CCCC
4-(propan-2-yl)heptane | CC(C)C(CCC)CCC
5-tert-butyldecane | C(C)(C)(C)C(CCCC)CCCCC
3,3-diethylpentane | C(C)C(CC)(CC)CC
2,6-dimethyl-4-propylheptane | CC(C)CC(CC(C)C)CCC
icosane | CCCCCCCCCCCCCCCCCCCC
cyclopropane | C1CC1
methylcyclohexane | CC1CCCCC1
1,2-dimethylcyclopentane | CC1C(CCC1)C
1-ethyl-3-methylcyclohexane | C(C)C1CC(CCC1)C
1,1-dimethylcyclobutane | CC1(CCC1)C
cyclopropylcyclohexane | C1(CC1)C1CCCCC1
tert-butylcyclohexane | C(C)(C)(C)C1CCCCC1
isopropylcyclopentane | C(C)(C)C1CCCC1
ethene | C=C
propene | C=CC
but-1-ene | C=CCC
1-butene | C=CCC
cis-2-butene | C\C=C/C
(Z)-pent-2-ene | C\C=C/CC
trans-hex-3-ene | CC\C=C\CC
2-methylprop-1-ene | CC(=C)C
2-methylpropene | CC(=C)C
2-methylbut-2-ene | CC(C)=CC
3-methylbut-1-ene | CC(C=C)C
2,3-dimethylbut-2-ene | CC(C)=C(C)C
4-methylpent-2-ene | CC(C=CC)C
(E)-4-methylpent-2-ene | CC(/C=C/C)C
penta-1,3-diene | C=CC=CC
buta-1,3-diene | C=CC=C
1,3-butadiene | C=CC=C
2-methylbuta-1,3-diene | CC(=C)C=C
(2E,4E)-hexa-2,4-diene | C\C=C\C=C\C
(2E,4Z)-hexa-2,4-diene | C\C=C\C=C/C
hexa-1,5-diene | C=CCCC=C
propa-1,2-diene | C=C=C
propadiene | C=C=C
cyclohexene | C1=CCCCC1
cyclopentene | C1=CCCC1
1-methylcyclohexene | CC1=CCCCC1
3-methylcyclohexene | CC1C=CCCC1
cyclohexa-1,3-diene | C1=CC=CCC1
1,4-cyclohexadiene | C1=CCC=CC1
cyclopenta-1,3-diene | C1=CC=CC1
ethyne | C#C
propyne | C#CC
but-2-yne | CC#CC
hex-1-yne | C#CCCCC
4-methylpent-1-yne | CC(CC#C)C
pent-1-en-4-yne | C=CCC#C
pent-3-en-1-yne | C#CC=CC
acetylene | C#C
ethylene | C=C
propylene | C=CC
isobutylene | CC(C)=C
isoprene | C=CC(C)=C
styrene | C=CC1=CC=CC=C1
vinyl chloride | C(=C)Cl
allyl bromide | C(C=C)Br
chloromethane | ClC
dichloromethane | ClCCl
trichloromethane | ClC(Cl)Cl
tetrachloromethane | ClC(Cl)(Cl)Cl
carbon tetrachloride | C(Cl)(Cl)(Cl)Cl
chloroform | C(Cl)(Cl)Cl
bromoethane | BrCC
2-bromopropane | BrC(C)C
1-bromo-2-chloroethane | BrCCCl
2-bromo-3-chlorobutane | BrC(C)C(C)Cl
2-chloro-2-methylpropane | ClC(C)(C)C
1,2-dibromoethane | BrCCBr
1,1,1-trichloroethane | ClC(C)(Cl)Cl
1-iodobutane | ICCCC
1-bromo-2,2-dimethylpropane | BrCC(C)(C)C
chlorocyclohexane | ClC1CCCCC1
(bromomethyl)cyclohexane | BrCC1CCCCC1
3-chloroprop-1-ene | ClCC=C
(chloromethyl)benzene | ClCC1=CC=CC=C1
benzyl chloride | C(C1=CC=CC=C1)Cl
methyl iodide | CI
isopropyl bromide | C(C)(C)Br
sec-butyl bromide | C(C)(CC)Br
isobutyl chloride | C(C(C)C)Cl
neopentyl iodide | C(C(C)(C)C)I
cyclohexyl chloride | C1(CCCCC1)Cl
tetrafluoroethene | FC(=C(F)F)F
bromochlorodifluoromethane | BrC(F)(F)Cl
2-bromo-2-chloro-1,1,1-trifluoroethane | BrC(C(F)(F)F)Cl
(R)-2-bromobutane | Br[C@H](C)CC
(S)-2-chloropentane | Cl[C@@H](C)CCC
(2R,3S)-2,3-dibromobutane | Br[C@H](C)[C@H](C)Br
(2R,3R)-2,3-dibromobutane | Br[C@H](C)[C@@H](C)Br
(R)-1-bromo-1-chloroethane | Br[C@H](C)Cl
methanol | CO
ethanol | C(C)O
propan-1-ol | C(CC)O
1-propanol | C(CC)O
propan-2-ol | CC(C)O
2-propanol | CC(C)O
isopropanol | C(C)(C)O
butan-1-ol | C(CCC)O
2-methylpropan-1-ol | CC(CO)C
2-methylpropan-2-ol | CC(C)(C)O
2-methyl-2-propanol | CC(C)(C)O
tert-butanol | C(C)(C)(C)O
tert-butyl alcohol | C(C)(C)(C)O
pentan-3-ol | CCC(CC)O
3-methylbutan-2-ol | CC(C(C)O)C
2,2-dimethylpropan-1-ol | CC(CO)(C)C
hexan-2-ol | CC(CCCC)O
cyclopentanol | C1(CCCC1)O
2-methylcyclohexanol | CC1C(CCCC1)O
trans-2-methylcyclohexanol | C[C@H]1[C@@H](CCCC1)O
cis-4-methylcyclohexanol | C[C@H]1CC[C@H](CC1)O
4-tert-butylcyclohexan-1-ol | C(C)(C)(C)C1CCC(CC1)O
ethane-1,2-diol | C(CO)O
1,2-ethanediol | C(CO)O
ethylene glycol | C(CO)O
propane-1,2-diol | C(C(C)O)O
propane-1,2,3-triol | C(C(CO)O)O
glycerol | OCC(O)CO
butane-2,3-diol | CC(C(C)O)O
prop-2-en-1-ol | C(C=C)O
2-propen-1-ol | C(C=C)O
allyl alcohol | C(C=C)O
but-3-en-2-ol | CC(C=C)O
3-buten-2-ol | CC(C=C)O
(E)-but-2-en-1-ol | C(\C=C\C)O
prop-2-yn-1-ol | C(C#C)O
propargyl alcohol | C(C#C)O
2-chloroethanol | ClCCO
2-phenylethanol | C1(=CC=CC=C1)CCO
1-phenylethanol | C1(=CC=CC=C1)C(C)O
benzyl alcohol | C(C1=CC=CC=C1)O
phenylmethanol | C1(=CC=CC=C1)CO
cyclohexylmethanol | C1(CCCCC1)CO
phenol | C1(=CC=CC=C1)O
2-methylphenol | CC1=C(C=CC=C1)O
o-cresol | C1(=CC=CC=C1O)C
m-cresol | C1=C(C=CC=C1O)C
p-cresol | C1=CC(=CC=C1O)C
4-nitrophenol | [N+](=O)([O-])C1=CC=C(C=C1)O
p-nitrophenol | [N+](=O)([O-])C1=CC=C(C=C1)O
2,4,6-trinitrophenol | [N+](=O)([O-])C1=C(C(=CC(=C1)[N+](=O)[O-])[N+](=O)[O-])O
2,4,6-tribromophenol | BrC1=C(C(=CC(=C1)Br)Br)O
4-chloro-3-methylphenol | ClC1=C(C=C(C=C1)O)C
benzene-1,2-diol | C=1(C(=CC=CC1)O)O
benzene-1,4-diol | C1(=CC=C(C=C1)O)O
resorcinol | C1(O)=CC(O)=CC=C1
catechol | C=1(O)C(O)=CC=CC1
hydroquinone | C1(O)=CC=C(O)C=C1
naphthalen-1-ol | C1(=CC=CC2=CC=CC=C12)O
2-naphthol | C1=C(C=CC2=CC=CC=C12)O
(R)-butan-2-ol | C[C@H](CC)O
(2S,3R)-butane-2,3-diol | C[C@@H]([C@@H](C)O)O
(S)-1-phenylethanol | C1(=CC=CC=C1)[C@H](C)O
methoxymethane | COC
dimethyl ether | COC
ethoxyethane | C(C)OCC
diethyl ether | C(C)OCC
methoxyethane | COCC
ethyl methyl ether | COCC
methoxybenzene | COC1=CC=CC=C1
anisole | C1(=CC=CC=C1)OC
1-methoxypropane | COCCC
2-methoxypropane | COC(C)C
2-methoxy-2-methylpropane | COC(C)(C)C
tert-butyl methyl ether | COC(C)(C)C
isopropyl methyl ether | COC(C)C
diisopropyl ether | C(C)(C)OC(C)C
methyl phenyl ether | C1(=CC=CC=C1)OC
diphenyl ether | C1(=CC=CC=C1)OC1=CC=CC=C1
ethyl phenyl ether | C1(=CC=CC=C1)OCC
divinyl ether | C(=C)OC=C
methoxycyclohexane | COC1CCCCC1
1,2-dimethoxyethane | COCCOC
2-ethoxyethanol | C(C)OCCO
oxirane | O1CC1
tetrahydrofuran | O1CCCC1
methanal | C=O
formaldehyde | C=O
ethanal | C(C)=O
acetaldehyde | C(C)=O
propanal | C(CC)=O
propionaldehyde | C(CC)=O
butanal | C(CCC)=O
2-methylpropanal | CC(C=O)C
3-methylbutanal | CC(CC=O)C
pentanal | C(CCCC)=O
propenal | C(C=C)=O
prop-2-enal | C(C=C)=O
but-2-enal | C(C=CC)=O
(E)-but-2-enal | C(\C=C\C)=O
benzaldehyde | C(C1=CC=CC=C1)=O
4-methylbenzaldehyde | CC1=CC=C(C=O)C=C1
3-hydroxybutanal | OC(CC=O)C
2-hydroxybenzaldehyde | OC1=C(C=O)C=CC=C1
p-nitrobenzaldehyde | [N+](=O)([O-])C1=CC=C(C=O)C=C1
4-hydroxy-3-methoxybenzaldehyde | OC1=C(C=C(C=O)C=C1)OC
cyclohexanecarbaldehyde | C1(CCCCC1)C=O
benzenecarbaldehyde | C1(=CC=CC=C1)C=O
pentanedial | C(CCCC=O)=O
propanone | CC(C)=O
acetone | CC(=O)C
butanone | CC(CC)=O
butan-2-one | CC(CC)=O
2-butanone | CC(CC)=O
ethyl methyl ketone | CC(=O)CC
pentan-2-one | CC(CCC)=O
pentan-3-one | CCC(CC)=O
diethyl ketone | C(C)C(=O)CC
3-methylbutan-2-one | CC(C(C)=O)C
isopropyl methyl ketone | CC(=O)C(C)C
4-methylpentan-2-one | CC(CC(C)=O)C
4-hydroxy-4-methylpentan-2-one | OC(CC(C)=O)(C)C
cyclohexanone | C1(CCCCC1)=O
2-methylcyclohexanone | CC1C(CCCC1)=O
cyclohex-2-en-1-one | C1(C=CCCC1)=O
2-cyclohexenone | C1(C=CCCC1)=O
cyclopentanone | C1(CCCC1)=O
but-3-en-2-one | CC(C=C)=O
pentane-2,4-dione | CC(CC(C)=O)=O
butane-2,3-dione | CC(C(C)=O)=O
butanedione | CC(C(C)=O)=O
1-phenylethanone | C1(=CC=CC=C1)C(C)=O
acetophenone | C(C)(=O)C1=CC=CC=C1
methyl phenyl ketone | C1(=CC=CC=C1)C(=O)C
benzophenone | C(C1=CC=CC=C1)(=O)C1=CC=CC=C1
diphenyl ketone | C1(=CC=CC=C1)C(=O)C1=CC=CC=C1
1-phenylpropan-1-one | C1(=CC=CC=C1)C(CC)=O
4'-methylacetophenone | CC1=CC=C(C=C1)C(C)=O
1,3-diphenylprop-2-en-1-one | C1(=CC=CC=C1)C(C=CC1=CC=CC=C1)=O
cyclohexane-1,2-dione | C1(C(CCCC1)=O)=O
methanoic acid | C(=O)O
formic acid | C(=O)O
ethanoic acid | C(C)(=O)O
acetic acid | C(C)(=O)O
propanoic acid | C(CC)(=O)O
propionic acid | C(CC)(=O)O
butanoic acid | C(CCC)(=O)O
butyric acid | C(CCC)(=O)O
2-methylpropanoic acid | CC(C(=O)O)C
pentanoic acid | C(CCCC)(=O)O
hexanoic acid | C(CCCCC)(=O)O
octadecanoic acid | C(CCCCCCCCCCCCCCCCC)(=O)O
chloroacetic acid | ClCC(=O)O
trichloroacetic acid | ClC(C(=O)O)(Cl)Cl
trifluoroacetic acid | FC(C(=O)O)(F)F
2-chloropropanoic acid | ClC(C(=O)O)C
2-hydroxypropanoic acid | OC(C(=O)O)C
lactic acid | C(C(O)C)(=O)O
(S)-2-hydroxypropanoic acid | O[C@H](C(=O)O)C
(R)-2-aminopropanoic acid | N[C@@H](C(=O)O)C
aminoacetic acid | NCC(=O)O
2-aminoethanoic acid | NCC(=O)O
3-oxobutanoic acid | O=C(CC(=O)O)C
2-oxopropanoic acid | O=C(C(=O)O)C
propenoic acid | C(C=C)(=O)O
prop-2-enoic acid | C(C=C)(=O)O
(Z)-but-2-enedioic acid | C(\C=C/C(=O)O)(=O)O
(E)-but-2-enedioic acid | C(\C=C\C(=O)O)(=O)O
but-2-enoic acid | C(C=CC)(=O)O
ethanedioic acid | C(C(=O)O)(=O)O
oxalic acid | C(C(=O)O)(=O)O
propanedioic acid | C(CC(=O)O)(=O)O
malonic acid | C(CC(=O)O)(=O)O
butanedioic acid | C(CCC(=O)O)(=O)O
succinic acid | C(CCC(=O)O)(=O)O
hexanedioic acid | C(CCCCC(=O)O)(=O)O
adipic acid | C(CCCCC(=O)O)(=O)O
2-hydroxypropane-1,2,3-tricarboxylic acid | OC(CC(=O)O)(CC(=O)O)C(=O)O
benzoic acid | C(C1=CC=CC=C1)(=O)O
2-hydroxybenzoic acid | OC1=C(C(=O)O)C=CC=C1
salicylic acid | C(C=1C(O)=CC=CC1)(=O)O
4-aminobenzoic acid | NC1=CC=C(C(=O)O)C=C1
p-aminobenzoic acid | NC1=CC=C(C(=O)O)C=C1
m-chlorobenzoic acid | ClC=1C=C(C(=O)O)C=CC1
3,5-dinitrobenzoic acid | [N+](=O)([O-])C=1C=C(C(=O)O)C=C(C1)[N+](=O)[O-]
benzene-1,2-dicarboxylic acid | C=1(C(=CC=CC1)C(=O)O)C(=O)O
phthalic acid | C(C=1C(C(=O)O)=CC=CC1)(=O)O
terephthalic acid | C(C1=CC=C(C(=O)O)C=C1)(=O)O
benzene-1,4-dicarboxylic acid | C1(=CC=C(C=C1)C(=O)O)C(=O)O
phenylacetic acid | C1(=CC=CC=C1)CC(=O)O
3-phenylpropanoic acid | C1(=CC=CC=C1)CCC(=O)O
(E)-3-phenylprop-2-enoic acid | C1(=CC=CC=C1)/C=C/C(=O)O
cyclohexanecarboxylic acid | C1(CCCCC1)C(=O)O
2-acetoxybenzoic acid | C(C)(=O)OC1=C(C(=O)O)C=CC=C1
methyl methanoate | C(=O)OC
methyl formate | C(=O)OC
ethyl ethanoate | C(C)(=O)OCC
ethyl acetate | C(C)(=O)OCC
methyl propanoate | C(CC)(=O)OC
propyl ethanoate | C(C)(=O)OCCC
isopropyl acetate | C(C)(=O)OC(C)C
propan-2-yl ethanoate | C(C)(=O)OC(C)C
butyl butanoate | C(CCC)(=O)OCCCC
isopentyl acetate | C(C)(=O)OCCC(C)C
3-methylbutyl ethanoate | C(C)(=O)OCCC(C)C
methyl benzoate | C(C1=CC=CC=C1)(=O)OC
phenyl ethanoate | C(C)(=O)OC1=CC=CC=C1
phenyl acetate | C(C)(=O)OC1=CC=CC=C1
benzyl acetate | C(C)(=O)OCC1=CC=CC=C1
ethyl propenoate | C(C=C)(=O)OCC
methyl 2-methylprop-2-enoate | CC(C(=O)OC)=C
methyl 2-methylpropenoate | CC(C(=O)OC)=C
vinyl acetate | C(C)(=O)OC=C
ethenyl ethanoate | C(C)(=O)OC=C
ethyl 3-oxobutanoate | O=C(CC(=O)OCC)C
methyl 2-hydroxybenzoate | OC1=C(C(=O)OC)C=CC=C1
methyl salicylate | C(C=1C(O)=CC=CC1)(=O)OC
diethyl malonate | C(CC(=O)OCC)(=O)OCC
diethyl propanedioate | C(CC(=O)OCC)(=O)OCC
dimethyl oxalate | C(C(=O)OC)(=O)OC
dimethyl terephthalate | C(C1=CC=C(C(=O)OC)C=C1)(=O)OC
tert-butyl acetate | C(C)(=O)OC(C)(C)C
cyclohexyl acetate | C(C)(=O)OC1CCCCC1
methyl cyclohexanecarboxylate | C1(CCCCC1)C(=O)OC
ethyl 2-bromopropanoate | BrC(C(=O)OCC)C
methanamide | C(=O)N
formamide | C(=O)N
ethanamide | C(C)(=O)N
acetamide | C(C)(=O)N
propanamide | C(CC)(=O)N
benzamide | C(C1=CC=CC=C1)(=O)N
N-methylacetamide | CNC(C)=O
N,N-dimethylformamide | CN(C=O)C
N,N-dimethylmethanamide | CN(C=O)C
N-ethylpropanamide | C(C)NC(CC)=O
N-phenylacetamide | C1(=CC=CC=C1)NC(C)=O
N-phenylethanamide | C1(=CC=CC=C1)NC(C)=O
2-methylpropanamide | CC(C(=O)N)C
N,N-diethyl-3-methylbenzamide | C(C)N(C(C1=CC(=CC=C1)C)=O)CC
butanediamide | C(CCC(=O)N)(=O)N
N-methylbenzamide | CNC(C1=CC=CC=C1)=O
N-(4-hydroxyphenyl)acetamide | OC1=CC=C(C=C1)NC(C)=O
N-(4-hydroxyphenyl)ethanamide | OC1=CC=C(C=C1)NC(C)=O
acetanilide | C(C)(=O)NC1=CC=CC=C1
urea | NC(=O)N
methanamine | CN
methylamine | CN
ethanamine | C(C)N
ethylamine | C(C)N
dimethylamine | CNC
trimethylamine | CN(C)C
diethylamine | C(C)NCC
triethylamine | C(C)N(CC)CC
propan-1-amine | C(CC)N
propan-2-amine | CC(C)N
isopropylamine | C(C)(C)N
butan-2-amine | CC(CC)N
2-methylpropan-2-amine | CC(C)(C)N
tert-butylamine | C(C)(C)(C)N
N-methylethanamine | CNCC
N-methylmethanamine | CNC
N,N-dimethylethanamine | CN(CC)C
N-ethyl-N-methylpropan-1-amine | C(C)N(CCC)C
N,N-diethylethanamine | C(C)N(CC)CC
ethylmethylamine | C(C)NC
cyclohexanamine | C1(CCCCC1)N
cyclohexylamine | C1(CCCCC1)N
ethane-1,2-diamine | C(CN)N
hexane-1,6-diamine | C(CCCCCN)N
butane-1,4-diamine | C(CCCN)N
aniline | NC1=CC=CC=C1
phenylamine | C1(=CC=CC=C1)N
4-methylaniline | CC1=CC=C(N)C=C1
p-toluidine | NC1=CC=C(C=C1)C
N-methylaniline | CNC1=CC=CC=C1
N,N-dimethylaniline | CN(C1=CC=CC=C1)C
4-nitroaniline | [N+](=O)([O-])C1=CC=C(N)C=C1
2,4,6-tribromoaniline | BrC1=C(N)C(=CC(=C1)Br)Br
diphenylamine | C1(=CC=CC=C1)NC1=CC=CC=C1
benzylamine | C(C1=CC=CC=C1)N
phenylmethanamine | C1(=CC=CC=C1)CN
2-aminoethanol | NCCO
2-aminoethan-1-ol | NCCO
4-aminophenol | NC1=CC=C(C=C1)O
1-aminopropan-2-ol | NCC(C)O
2-(dimethylamino)ethanol | CN(CCO)C
2-(methylamino)ethanol | CNCCO
3-aminopropanoic acid | NCCC(=O)O
ethanenitrile | C(C)#N
acetonitrile | C(C)#N
propanenitrile | C(CC)#N
butanenitrile | C(CCC)#N
2-methylpropanenitrile | CC(C#N)C
benzonitrile | C(C1=CC=CC=C1)#N
propenenitrile | C(C=C)#N
prop-2-enenitrile | C(C=C)#N
acrylonitrile | C(C=C)#N
2-hydroxy-2-methylpropanenitrile | OC(C#N)(C)C
hexanedinitrile | C(CCCCC#N)#N
phenylacetonitrile | C1(=CC=CC=C1)CC#N
methyl cyanide | CC#N
nitromethane | [N+](=O)([O-])C
nitroethane | [N+](=O)([O-])CC
2-nitropropane | [N+](=O)([O-])C(C)C
nitrobenzene | [N+](=O)([O-])C1=CC=CC=C1
1,3-dinitrobenzene | [N+](=O)([O-])C1=CC(=CC=C1)[N+](=O)[O-]
m-dinitrobenzene | [N+](=O)([O-])C1=CC(=CC=C1)[N+](=O)[O-]
2,4,6-trinitrotoluene | [N+](=O)([O-])C1=C(C)C(=CC(=C1)[N+](=O)[O-])[N+](=O)[O-]
1-chloro-2,4-dinitrobenzene | ClC1=C(C=C(C=C1)[N+](=O)[O-])[N+](=O)[O-]
methanethiol | CS
ethanethiol | C(C)S
propane-1-thiol | C(CC)S
propane-2-thiol | CC(C)S
butane-1-thiol | C(CCC)S
ethane-1,2-dithiol | C(CS)S
2-sulfanylethanol | SCCO
2-mercaptoethanol | SCCO
benzenethiol | C1(=CC=CC=C1)S
dimethyl sulfide | CSC
ethyl methyl sulfide | CSCC
methylsulfanylmethane | CSC
ethyl mercaptan | C(C)S
dimethyl sulfoxide | CS(=O)C
benzenesulfonic acid | C1(=CC=CC=C1)S(=O)(=O)O
4-methylbenzenesulfonic acid | CC1=CC=C(C=C1)S(=O)(=O)O
p-toluenesulfonic acid | CC1=CC=C(C=C1)S(=O)(=O)O
ethanoyl chloride | C(C)(=O)Cl
acetyl chloride | C(C)(=O)Cl
propanoyl chloride | C(CC)(=O)Cl
benzoyl chloride | C(C1=CC=CC=C1)(=O)Cl
butanoyl chloride | C(CCC)(=O)Cl
2-methylpropanoyl chloride | CC(C(=O)Cl)C
ethanoyl bromide | C(C)(=O)Br
ethanoic anhydride | C(C)(=O)OC(C)=O
acetic anhydride | C(C)(=O)OC(C)=O
propanoic anhydride | C(CC)(=O)OC(CC)=O
benzoic anhydride | C(C1=CC=CC=C1)(=O)OC(C1=CC=CC=C1)=O
acetic propanoic anhydride | C(CC)(=O)OC(C)=O
phthalic anhydride | C1(C=2C(C(=O)O1)=CC=CC2)=O
maleic anhydride | C1(\C=C/C(=O)O1)=O
sodium ethanoate | C(C)(=O)[O-].[Na+]
sodium acetate | C(C)(=O)[O-].[Na+]
potassium propanoate | C(CC)(=O)[O-].[K+]
sodium benzoate | C(C1=CC=CC=C1)(=O)[O-].[Na+]
calcium ethanoate | C(C)(=O)[O-].[Ca+2].C(C)(=O)[O-]
ammonium acetate | C(C)(=O)[O-].[NH4+]
disodium oxalate | C(C(=O)[O-])(=O)[O-].[Na+].[Na+]
benzene | C1=CC=CC=C1
toluene | CC1=CC=CC=C1
methylbenzene | CC1=CC=CC=C1
ethylbenzene | C(C)C1=CC=CC=C1
1,2-dimethylbenzene | CC1=C(C=CC=C1)C
o-xylene | C=1(C(=CC=CC1)C)C
m-xylene | C1(=CC(=CC=C1)C)C
p-xylene | C1(=CC=C(C=C1)C)C
1,3,5-trimethylbenzene | CC1=CC(=CC(=C1)C)C
propan-2-ylbenzene | CC(C)C1=CC=CC=C1
isopropylbenzene | C(C)(C)C1=CC=CC=C1
cumene | C1(=CC=CC=C1)C(C)C
tert-butylbenzene | C(C)(C)(C)C1=CC=CC=C1
butylbenzene | C(CCC)C1=CC=CC=C1
vinylbenzene | C(=C)C1=CC=CC=C1
ethenylbenzene | C(=C)C1=CC=CC=C1
phenylethene | C1(=CC=CC=C1)C=C
phenylethyne | C1(=CC=CC=C1)C#C
1-ethyl-4-methylbenzene | C(C)C1=CC=C(C=C1)C
p-ethyltoluene | C(C)C1=CC=C(C)C=C1
chlorobenzene | ClC1=CC=CC=C1
1,4-dichlorobenzene | ClC1=CC=C(C=C1)Cl
p-dichlorobenzene | ClC1=CC=C(C=C1)Cl
1,2,4-trichlorobenzene | ClC1=C(C=C(C=C1)Cl)Cl
1-bromo-4-chlorobenzene | BrC1=CC=C(C=C1)Cl
1-bromo-3-nitrobenzene | BrC1=CC(=CC=C1)[N+](=O)[O-]
m-bromonitrobenzene | BrC=1C=C(C=CC1)[N+](=O)[O-]
2-bromotoluene | BrC1=C(C)C=CC=C1
4-nitrotoluene | [N+](=O)([O-])C1=CC=C(C)C=C1
1-methyl-4-nitrobenzene | CC1=CC=C(C=C1)[N+](=O)[O-]
2-chlorophenol | ClC1=C(C=CC=C1)O
3-bromoaniline | BrC=1C=C(N)C=CC1
4-bromoanisole | BrC1=CC=C(C=C1)OC
1-bromo-4-methoxybenzene | BrC1=CC=C(C=C1)OC
4-methoxyphenol | COC1=CC=C(C=C1)O
1-chloro-4-(trifluoromethyl)benzene | ClC1=CC=C(C=C1)C(F)(F)F
(trifluoromethyl)benzene | FC(F)(F)C1=CC=CC=C1
biphenyl | C1(=CC=CC=C1)C1=CC=CC=C1
naphthalene | C1=CC=CC2=CC=CC=C12
1-nitronaphthalene | [N+](=O)([O-])C1=CC=CC2=CC=CC=C12
2-methylnaphthalene | CC1=CC2=CC=CC=C2C=C1
1-bromonaphthalene | BrC1=CC=CC2=CC=CC=C12
anthracene | C1=CC=CC2=CC3=CC=CC=C3C=C12
phenanthrene | C1=CC=CC=2C3=CC=CC=C3C=CC12
pyridine | N1=CC=CC=C1
2-methylpyridine | CC1=NC=CC=C1
3-chloropyridine | ClC=1C=NC=CC1
pyridine-3-carboxylic acid | N1=CC(=CC=C1)C(=O)O
furan | O1C=CC=C1
furan-2-carbaldehyde | O1C(=CC=C1)C=O
thiophene | S1C=CC=C1
2-bromothiophene | BrC=1SC=CC1
pyrrole | N1C=CC=C1
piperidine | N1CCCCC1
imidazole | N1C=NC=C1
4-phenylbutan-2-one | C1(=CC=CC=C1)CCC(C)=O
2-phenylpropane | C1(=CC=CC=C1)C(C)C
1-phenylbutane | C1(=CC=CC=C1)CCCC
3-phenylheptane | C1(=CC=CC=C1)C(CC)CCCC
4-phenylpentan-2-ol | C1(=CC=CC=C1)C(CC(C)O)C
3-cyclohexylpropanoic acid | C1(CCCCC1)CCC(=O)O
2-(4-isobutylphenyl)propanoic acid | C(C(C)C)C1=CC=C(C=C1)C(C(=O)O)C
2-[4-(2-methylpropyl)phenyl]propanoic acid | CC(CC1=CC=C(C=C1)C(C(=O)O)C)C
(S)-2-(4-isobutylphenyl)propanoic acid | C(C(C)C)C1=CC=C(C=C1)[C@@H](C(=O)O)C
3-hydroxy-2-methylpropanal | OCC(C=O)C
4-oxopentanoic acid | O=C(CCC(=O)O)C
5-hydroxyhexan-2-one | OC(CCC(C)=O)C
2-bromo-4-methylpentane | BrC(C)CC(C)C
4-chloro-2-methylhex-2-ene | ClC(C=C(C)C)CC
(E)-3-methylpent-2-ene | C\C(=C/C)\CC
(Z)-3-methylpent-2-ene | C/C(=C/C)/CC
(E)-1,2-dichloroethene | Cl\C=C\Cl
cis-1,2-dichloroethene | Cl\C=C/Cl
trans-1,2-dibromoethene | Br\C=C\Br
(Z)-1-bromo-1-chloropropene | Br\C(=C/C)\Cl
(E)-2-bromobut-2-ene | Br\C(\C)=C\C
(R)-3-methylhexane | C[C@H](CC)CCC
(3R)-3-methylhexane | C[C@H](CC)CCC
(1R,2S)-1,2-dimethylcyclohexane | C[C@H]1[C@H](CCCC1)C
cis-1,2-dimethylcyclohexane | C[C@H]1[C@H](CCCC1)C
trans-1,3-dimethylcyclopentane | C[C@@H]1C[C@H](CC1)C
cis-1,3-dichlorocyclobutane | Cl[C@@H]1C[C@@H](C1)Cl
trans-1-chloro-4-methylcyclohexane | Cl[C@@H]1CC[C@H](CC1)C
(1R,2R)-cyclohexane-1,2-diol | [C@@H]1([C@@H](CCCC1)O)O
trans-cyclohexane-1,2-diol | [C@@H]1([C@@H](CCCC1)O)O
(1S,2R)-2-methylcyclohexan-1-ol | C[C@H]1[C@H](CCCC1)O
(2R,3R)-2,3-dihydroxybutanedioic acid | O[C@@H](C(=O)O)[C@H](C(=O)O)O
(R)-2-chlorobutane | Cl[C@H](C)CC
(R)-lactic acid | C([C@H](O)C)(=O)O
(S)-3-hydroxybutanoic acid | O[C@H](CC(=O)O)C
(3E)-hex-3-en-1-ol | C(C\C=C\CC)O
hex-5-en-2-one | CC(CCC=C)=O
1-chloro-3-ethoxypropane | ClCCCOCC
4-ethoxybutan-1-ol | C(C)OCCCCO
1-ethoxy-2-methylpropane | C(C)OCC(C)C
2-isopropoxypropane | C(C)(C)OC(C)C
2-(propan-2-yloxy)propane | CC(C)OC(C)C
4-(methylamino)butanoic acid | CNCCCC(=O)O
4-dimethylaminobenzaldehyde | CN(C1=CC=C(C=O)C=C1)C
methyl 4-hydroxybenzoate | OC1=CC=C(C(=O)OC)C=C1
ethyl 4-aminobenzoate | NC1=CC=C(C(=O)OCC)C=C1
3-(ethoxycarbonyl)propanoic acid | C(C)OC(=O)CCC(=O)O
4-cyanobenzoic acid | C(#N)C1=CC=C(C(=O)O)C=C1
3-formylbenzoic acid | C(=O)C=1C=C(C(=O)O)C=CC1
6-aminohexanoic acid | NCCCCCC(=O)O
4-acetylbenzoic acid | C(C)(=O)C1=CC=C(C(=O)O)C=C1
1,1-diethoxyethane | C(C)OC(C)OCC
2,2-dimethoxypropane | COC(C)(C)OC
triphenylmethanol | C1(=CC=CC=C1)C(O)(C1=CC=CC=C1)C1=CC=CC=C1
diphenylmethane | C1(=CC=CC=C1)CC1=CC=CC=C1
1,2-diphenylethane | C1(=CC=CC=C1)CCC1=CC=CC=C1
(E)-1,2-diphenylethene | C1(=CC=CC=C1)\C=C\C1=CC=CC=C1
2-methylidenebutane | C=C(C)CC
methylidenecyclohexane | C=C1CCCCC1
isohexane | CCCC(C)C
neopentane | CC(C)(C)C
isopentane | CCC(C)C
n-hexane | CCCCCC
n-butyl alcohol | C(CCC)O
pivalic acid | C(C(C)(C)C)(=O)O
valeric acid | C(CCCC)(=O)O
cinnamic acid | C(C=CC1=CC=CC=C1)(=O)O
acrylic acid | C(C=C)(=O)O
methacrylic acid | C(C(=C)C)(=O)O
methyl methacrylate | C(C(=C)C)(=O)OC
glutaric acid | C(CCCC(=O)O)(=O)O
palmitic acid | C(CCCCCCCCCCCCCCC)(=O)O
stearic acid | C(CCCCCCCCCCCCCCCCC)(=O)O
isobutyric acid | C(C(C)C)(=O)O
4-methylpent-3-en-2-one | CC(=CC(C)=O)C
3,3-dimethylbutan-2-one | CC(C(C)=O)(C)C
5-methylhexane-2,4-dione | CC(C(CC(C)=O)=O)C
2-ethylhexan-1-ol | C(C)C(CO)CCCC
3-ethyl-2,5-dimethylhexane | C(C)C(C(C)C)CC(C)C
1-chloro-1-methylcyclohexane | ClC1(CCCCC1)C
1-methylcyclohex-1-ene | CC1=CCCCC1
4-methylcyclohex-1-ene | CC1CC=CCC1
3-bromocyclohex-1-ene | BrC1C=CCCC1
5-methylcyclohexa-1,3-diene | CC1C=CC=CC1
1-(cyclohex-1-en-1-yl)ethanone | C1(=CCCCC1)C(C)=O
prop-1-en-2-ylbenzene | C=C(C)C1=CC=CC=C1
(prop-1-en-2-yl)benzene | C=C(C)C1=CC=CC=C1
2-phenylprop-1-ene | C1(=CC=CC=C1)C(=C)C
but-3-yn-2-ol | CC(C#C)O
oct-1-yn-3-ol | C#CC(CCCCC)O
`;
