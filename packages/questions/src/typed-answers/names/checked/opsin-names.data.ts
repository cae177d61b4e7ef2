/**
 * Of the 1066 pairs of name and InChI in the test data of OPSIN (https://github.com/dan2097/opsin, commit 996a580, MIT licence,
 * copyright 2017 Daniel Lowe), those that our grammar reads, and those of school and second-year nomenclature that it does not.
 * Left out are classes that such courses do not name: carbohydrates, fused and spiro heterocycles, isotopes, natural products,
 * radicals, organometallic compounds. One name a line, the layers of its InChI behind a bar.
 */
export const opsinNames: string = String.raw`
succinimide | C4H5NO2/c6-3-1-2-4(7)5-3/h1-2H2,(H,5,6,7)
caprolactam | C6H11NO/c8-6-4-2-1-3-5-7-6/h1-5H2,(H,7,8)
gamma-butyrolactone | C4H6O2/c5-4-2-1-3-6-4/h1-3H2
gamma-valerolactone | C5H8O2/c1-4-2-3-5(6)7-4/h4H,2-3H2,1H3
delta-valerolactone | C5H8O2/c6-5-3-1-2-4-7-5/h1-4H2
(2E)-1,3-diphenylprop-2-en-1-one | C15H12O/c16-15(14-9-5-2-6-10-14)12-11-13-7-3-1-4-8-13/h1-12H/b12-11+
(2E)-1-(2,5-dihydroxyphenyl)-3-[4-(dimethylamino)phenyl]prop-2-en-1-one | C17H17NO3/c1-18(2)13-6-3-12(4-7-13)5-9-16(20)15-11-14(19)8-10-17(15)21/h3-11,19,21H,1-2H3/b9-5+
4-[(1E)-3-oxo-3-phenylprop-1-en-1-yl]benzonitrile | C16H11NO/c17-12-14-8-6-13(7-9-14)10-11-16(18)15-4-2-1-3-5-15/h1-11H/b11-10+
2-[(2E)-3-phenylprop-2-enoyl]benzoic acid | C16H12O3/c17-15(11-10-12-6-2-1-3-7-12)13-8-4-5-9-14(13)16(18)19/h1-11H,(H,18,19)/b11-10+
1-(4-hydroxy-2-methoxyphenyl)-3-phenylpropan-1-one | C16H16O3/c1-19-16-11-13(17)8-9-14(16)15(18)10-7-12-5-3-2-4-6-12/h2-6,8-9,11,17H,7,10H2,1H3
ethyl chloride | C2H5Cl/c1-2-3/h2H2,1H3
methylamino-benzene | C7H9N/c1-8-7-5-3-2-4-6-7/h2-6,8H,1H3
methyl-amino-benzene | C7H9N/c1-6-4-2-3-5-7(6)8/h2-5H,8H2,1H3
dimethylaminobenzene | C8H11N/c1-9(2)8-6-4-3-5-7-8/h3-7H,1-2H3
2,5-bisaminothiobenzene | C6H8N2S2/c7-9-5-1-2-6(10-8)4-3-5/h1-4H,7-8H2
1,4-dimethoxycarbonyl-benzene | C10H10O4/c1-13-9(11)7-3-5-8(6-4-7)10(12)14-2/h3-6H,1-2H3
p-dimethylaminopyridine | C7H10N2/c1-9(2)7-3-5-8-6-4-7/h3-6H,1-2H3
1,1-dimethylethyl(R)-amino-(4-fluorophenyl)-acetate | C12H16FNO2/c1-12(2,3)16-11(15)10(14)8-4-6-9(13)7-5-8/h4-7,10H,14H2,1-3H3/t10-/m1/s1
tert-butyl(R)-3-vinylpyrrolidine-1-carboxylate | C11H19NO2/c1-5-9-6-7-12(8-9)10(13)14-11(2,3)4/h5,9H,1,6-8H2,2-4H3/t9-/m0/s1
4-(2-methoxy-acetyl)cis-3,5-dimethyl-piperazine | C9H18N2O2/c1-7-4-10-5-8(2)11(7)9(12)6-13-3/h7-8,10H,4-6H2,1-3H3/t7-,8+
methyl(R)-amino-(4-fluorophenyl)-acetate | C9H10FNO2/c1-13-9(12)8(11)6-2-4-7(10)5-3-6/h2-5,8H,11H2,1H3/t8-/m1/s1
(2-fluorobenzyl)methylamine | C8H10FN/c1-10-6-7-4-2-3-5-8(7)9/h2-5,10H,6H2,1H3
carbon tetrachloride | CCl4/c2-1(3,4)5
1H-IMIDAZOLE | C3H4N2/c1-2-5-3-4-1/h1-3H,(H,4,5)
1h-imidazole | C3H4N2/c1-2-5-3-4-1/h1-3H,(H,4,5)
1-(1-phenylcyclopentyl)methylamine | C12H17N/c13-10-12(8-4-5-9-12)11-6-2-1-3-7-11/h1-3,6-7H,4-5,8-10,13H2
methylformate | C2H4O2/c1-4-2-3/h2H,1H3
ethylacetate | C4H8O2/c1-3-6-4(2)5/h3H2,1-2H3
ethyl-ethanoate | C4H8O2/c1-3-6-4(2)5/h3H2,1-2H3
ethyl2-ethylacetate | C6H12O2/c1-3-5-6(7)8-4-2/h3-5H2,1-2H3
diethylterephthalate | C12H14O4/c1-3-15-11(13)9-5-7-10(8-6-9)12(14)16-4-2/h5-8H,3-4H2,1-2H3
diethyloxalate | C6H10O4/c1-3-9-5(7)6(8)10-4-2/h3-4H2,1-2H3
diethylsuccinate | C8H14O4/c1-3-11-7(9)5-6-8(10)12-4-2/h3-6H2,1-2H3
ethylphenylacetate | C10H12O2/c1-2-12-10(11)8-9-6-4-3-5-7-9/h3-7H,2,8H2,1H3
2-methylacetate | C3H6O2/c1-2-3(4)5/h2H2,1H3,(H,4,5)/p-1
ethylterephthalate | C10H10O4/c1-2-6-5-7(9(11)12)3-4-8(6)10(13)14/h3-5H,2H2,1H3,(H,11,12)(H,13,14)/p-2
triethylterephthalate | C14H18O4/c1-4-8-7-11(13(15)16)9(5-2)10(6-3)12(8)14(17)18/h7H,4-6H2,1-3H3,(H,15,16)(H,17,18)/p-2
tetraethylterephthalate | C16H22O4/c1-5-9-10(6-2)14(16(19)20)12(8-4)11(7-3)13(9)15(17)18/h5-8H2,1-4H3,(H,17,18)(H,19,20)/p-2
ethylmalonate | C5H8O4/c1-2-3(4(6)7)5(8)9/h3H,2H2,1H3,(H,6,7)(H,8,9)/p-2
diethylmalonate | C7H12O4/c1-3-7(4-2,5(8)9)6(10)11/h3-4H2,1-2H3,(H,8,9)(H,10,11)/p-2
ethylsuccinate | C6H10O4/c1-2-4(6(9)10)3-5(7)8/h4H,2-3H2,1H3,(H,7,8)(H,9,10)/p-2
acetylacetate | C4H6O3/c1-3(5)2-4(6)7/h2H2,1H3,(H,6,7)/p-1
propanal dimethyl acetal | C5H12O2/c1-4-5(6-2)7-3/h5H,4H2,1-3H3
propanal diethyl acetal | C7H16O2/c1-4-7(8-5-2)9-6-3/h7H,4-6H2,1-3H3
propanal ethylene acetal | C5H10O2/c1-2-5-6-3-4-7-5/h5H,2-4H2,1H3
cyclohexanone ethylene ketal | C8H14O2/c1-2-4-8(5-3-1)9-6-7-10-8/h1-7H2
butanal ethyl hemiacetal | C6H14O2/c1-3-5-6(7)8-4-2/h6-7H,3-5H2,1-2H3
phenol acetate | C8H8O2/c1-7(9)10-8-5-3-2-4-6-8/h2-6H,1H3
arginine | C6H14N4O2/c7-4(5(11)12)2-1-3-10-6(8)9/h4H,1-3,7H2,(H,11,12)(H4,8,9,10)/t4-/m0/s1
glutamic acid | C5H9NO4/c6-3(5(9)10)1-2-4(7)8/h3H,1-2,6H2,(H,7,8)(H,9,10)/t3-/m0/s1
serine | C3H7NO3/c4-2(1-5)3(6)7/h2,5H,1,4H2,(H,6,7)/t2-/m0/s1
L-serine | C3H7NO3/c4-2(1-5)3(6)7/h2,5H,1,4H2,(H,6,7)/t2-/m0/s1
D-serine | C3H7NO3/c4-2(1-5)3(6)7/h2,5H,1,4H2,(H,6,7)/t2-/m1/s1
glycinate | C2H5NO2/c3-1-2(4)5/h1,3H2,(H,4,5)/p-1
alaninol | C3H9NO/c1-3(4)2-5/h3,5H,2,4H2,1H3/t3-/m0/s1
glycine ethyl ester | C4H9NO2/c1-2-7-4(6)3-5/h2-3,5H2,1H3
D-Glucose | C6H12O6/c7-1-3(9)5(11)6(12)4(10)2-8/h1,3-6,8-12H,2H2/t3-,4+,5+,6+/m0/s1
benzeneacetic acid | C8H8O2/c9-8(10)6-7-4-2-1-3-5-7/h1-5H,6H2,(H,9,10)
benzeneethylamine | C8H11N/c9-7-6-8-4-2-1-3-5-8/h1-5H,6-7,9H2
5-pentanolide | C5H8O2/c6-5-3-1-2-4-7-5/h1-4H2
4-butanelactam | C4H7NO/c6-4-2-1-3-5-4/h1-3H2,(H,5,6)
butano-4-lactam | C4H7NO/c6-4-2-1-3-5-4/h1-3H2,(H,5,6)
butano-4-lactone | C4H6O2/c5-4-2-1-3-6-4/h1-3H2
epoxybenzene | C6H4O/c1-2-4-6-5(3-1)7-6/h1-4H
p-benzoquinone monoimine | C6H5NO/c7-5-1-3-6(8)4-2-5/h1-4,7H
acetic acid amide | C2H5NO/c1-2(3)4/h1H3,(H2,3,4)
acetic acid N-methylamide | C3H7NO/c1-3(5)4-2/h1-2H3,(H,4,5)
acetic acid ethyl ester | C4H8O2/c1-3-6-4(2)5/h3H2,1-2H3
acetone O-ethyloxime | C5H11NO/c1-4-7-6-5(2)3/h4H2,1-3H3
benzene-1,4-dicarboxylic acid chloride | C8H4Cl2O2/c9-7(11)5-1-2-6(4-3-5)8(10)12/h1-4H
diethylene glycol ethyl methyl ether | C7H16O3/c1-3-9-6-7-10-5-4-8-2/h3-7H2,1-2H3
acetic acid sodium salt | C2H4O2.Na/c1-2(3)4;/h1H3,(H,3,4);/q;+1/p-1
acetic acid anilide | C8H9NO/c1-7(10)9-8-5-3-2-4-6-8/h2-6H,1H3,(H,9,10)
phenyl cyanate | C7H5NO/c8-6-9-7-4-2-1-3-5-7/h1-5H
peroxyacetic acid | C2H4O3/c1-2(3)5-4/h4H,1H3
2-pentafluoroethylpropanamine | C5H8F5N/c1-3(2-11)4(6,7)5(8,9)10/h3H,2,11H2,1H3
Dimethylaminopropylamine | C5H14N2/c1-7(2)5-3-4-6/h3-6H2,1-2H3
4-benzoylmethyl-4-piperidinol | C13H17NO2/c15-12(11-4-2-1-3-5-11)10-13(16)6-8-14-9-7-13/h1-5,14,16H,6-10H2
2-acetylmethyl-pyridine | C8H9NO/c1-7(10)6-8-4-2-3-5-9-8/h2-5H,6H2,1H3
3-formylmethyl-pyridine | C7H7NO/c9-5-3-7-2-1-4-8-6-7/h1-2,4-6H,3H2
alpha-ethylfuran-2-methanol | C7H10O2/c1-2-6(8)7-4-3-5-9-7/h3-6,8H,2H2,1H3
pentachlorobenzyl acetate | C9H5Cl5O2/c1-3(15)16-2-4-5(10)7(12)9(14)8(13)6(4)11/h2H2,1H3
hexachlorocyclohexane | C6H6Cl6/c7-1-2(8)4(10)6(12)5(11)3(1)9/h1-6H
bicyclo[5.4.0]-7-undecene | C11H18/c1-2-6-10-8-4-5-9-11(10)7-3-1/h8,11H,1-7,9H2
sec-Amyl acetate | C7H14O2/c1-4-5-6(2)9-7(3)8/h6H,4-5H2,1-3H3
2-methylglyceric acid | C4H8O4/c1-4(8,2-5)3(6)7/h5,8H,2H2,1H3,(H,6,7)
monoethylterephthalate | C10H10O4/c1-2-14-10(13)8-5-3-7(4-6-8)9(11)12/h3-6H,2H2,1H3,(H,11,12)/p-1
ethyloxalate | C4H6O4/c1-2-8-4(7)3(5)6/h2H2,1H3,(H,5,6)/p-1
chloromethyl ether | C2H4Cl2O/c3-1-5-2-4/h1-2H2
spiro[3.4]octane | C8H14/c1-2-5-8(4-1)6-3-7-8/h1-7H2
spiro[3.3]heptane | C7H12/c1-3-7(4-1)5-2-6-7/h1-6H2
spiro[4.5]decane | C10H18/c1-2-6-10(7-3-1)8-4-5-9-10/h1-9H2
D-(+)-glucose | C6H12O6/c7-1-3(9)5(11)6(12)4(10)2-8/h1,3-6,8-12H,2H2/t3-,4+,5+,6+/m0/s1
L-2-phenylglycine | C8H9NO2/c9-7(8(10)11)6-4-2-1-3-5-6/h1-5,7H,9H2,(H,10,11)/t7-/m0/s1
L-2-Aminobutyric acid | C4H9NO2/c1-2-3(5)4(6)7/h3H,2,5H2,1H3,(H,6,7)/t3-/m0/s1
D-2-Aminobutyric acid | C4H9NO2/c1-2-3(5)4(6)7/h3H,2,5H2,1H3,(H,6,7)/t3-/m1/s1
`;
