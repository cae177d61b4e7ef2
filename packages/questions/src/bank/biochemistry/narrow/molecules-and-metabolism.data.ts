import type { WrittenQuestion } from '../../written-question.ts';

/** Molecules of the cell and their metabolism, as students ask for them in narrow words. */
export const moleculesAndMetabolismNarrow: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-amino-acids-825',
    topics: ['amino-acids'],
    tests: ['zwitterions'],
    difficulty: 'beginner',
    text: 'Glycine, with the groups \\ce{-COOH} and \\ce{-NH2}, melts only above 230 °C, with decomposition, while its ethyl ester is a liquid at room temperature. Why does the amino acid have such a high melting point?',
    answer: '\\ce{-COOH} has given \\ce{H+} to \\ce{-NH2}, and the charges attract each other.',
    distractors: [
      {
        text: '\\ce{-NH2} has given \\ce{H+} to \\ce{-COOH}, and ionic bonds hold the molecules together.',
        slip: 'acid-for-base',
        teaching:
          'The carboxyl group is the acid and the amino group the base, so \\ce{H+} moves the other way.',
      },
      {
        text: '\\ce{-COOH} has joined with \\ce{-NH2}, and the chains are held by covalent bonds.',
        slip: 'kind-of-bonding-confused',
        teaching: 'This would be a peptide; crystals of glycine consist of separate dipolar ions.',
      },
      {
        text: '\\ce{-COOH} has kept its \\ce{H+}, and hydrogen bonds hold the molecules together.',
        slip: 'ion-pair-for-hydrogen-bond',
        teaching:
          'Hydrogen bonds between uncharged molecules are much weaker; propanoic acid, of about the same size, melts at −21 °C.',
      },
    ],
    explanation:
      'In the crystal an amino acid is a zwitterion with \\ce{-NH3+} and \\ce{-COO-}, and the attraction between ions is strong, as in a salt. The ester has no acidic hydrogen to transfer. In glycine, \\ce{-COOH} has given \\ce{H+} to \\ce{-NH2}, and the charges attract each other.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 26.1',
  },
  {
    id: 'biochemistry-amino-acids-826',
    topics: ['amino-acids', 'protein-structure'],
    tests: ['peptide-bond', 'resonance-in-organic-molecules'],
    difficulty: 'intermediate',
    text: 'In *N*-methylacetamide, \\smiles{CC(=O)NC}, the bond from C=O to N is like a peptide bond. Which other resonance structure explains why the group is planar?',
    answer: '\\smiles{CC([O-])=[NH+]C}',
    distractors: [
      {
        text: '\\smiles{CC(O)=NC}',
        slip: 'tautomers-and-resonance-confused',
        teaching:
          'Here a hydrogen atom has moved from N to O, so this is a tautomer and not a resonance structure.',
      },
      {
        text: '\\smiles{C[C+]([O-])NC}',
        slip: 'charge-placed-wrongly',
        teaching: 'Here the C–N bond is still a single bond about which the group could turn.',
      },
      {
        text: '\\smiles{C=C([O-])[NH2+]C}',
        slip: 'atoms-moved-in-resonance',
        teaching:
          'Here a hydrogen atom has moved from the methyl group to N, and the C–N bond is still single.',
      },
    ],
    explanation:
      'The lone pair of nitrogen is shared with the carbonyl group, which gives the C–N bond partial double-bond character. A double bond does not rotate and keeps its six atoms in one plane. The structure that shows this is \\smiles{CC([O-])=[NH+]C}.',
    reference: 'Lehninger Principles of Biochemistry, 8th ed., section 4.1',
    computation: { kind: 'same-structure', smiles: 'CC([O-])=[NH+]C' },
  },
  {
    id: 'biochemistry-amino-acids-827',
    topics: ['amino-acids'],
    tests: ['peptide-bond'],
    difficulty: 'intermediate',
    text: 'Glycine is \\smiles{NCC(=O)O}, and alanine is \\smiles{CC(N)C(=O)O}. Which two drawings (without charges) show the dipeptides that form from one molecule of each?',
    answer: '\\smiles{NCC(=O)NC(C)C(=O)O} and \\smiles{CC(N)C(=O)NCC(=O)O}',
    distractors: [
      {
        text: '\\smiles{NCC(=O)NCC(=O)O} and \\smiles{CC(N)C(=O)NC(C)C(=O)O}',
        slip: 'halves-taken-as-alike',
        teaching: 'These are Gly-Gly and Ala-Ala; each was made of two equal molecules.',
      },
      {
        text: '\\smiles{NCC(=O)NC(C)C(=O)O} and \\smiles{NCC(=O)NCC(=O)O}',
        slip: 'one-part-right',
        teaching: 'The first is Gly-Ala, but the second is Gly-Gly and contains no alanine.',
      },
      {
        text: '\\smiles{CC(N)C(=O)NCC(=O)O} and \\smiles{CC(N)C(=O)NC(C)C(=O)O}',
        slip: 'order-ignored',
        teaching: 'The first is Ala-Gly, but the second is Ala-Ala; the other order, Gly-Ala, is missing.',
      },
    ],
    explanation:
      'Either amino acid can supply the carboxyl group and the other one the amino group of the amide, with loss of water. Gly-Ala and Ala-Gly result: \\smiles{NCC(=O)NC(C)C(=O)O} and \\smiles{CC(N)C(=O)NCC(=O)O}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 26.4',
  },
  {
    id: 'biochemistry-amino-acids-828',
    topics: ['amino-acids'],
    tests: ['peptide-bond', 'peptide-sequences'],
    difficulty: 'beginner',
    text: 'Glycine and L-alanine are mixed and made to react. How many different dipeptides can form?',
    answer: '4',
    distractors: [
      {
        text: '3',
        slip: 'order-ignored',
        teaching:
          'Gly-Ala and Ala-Gly were counted as one, but their free amino group is on different amino acids.',
        expression: '2 * 2 - 1',
      },
      {
        text: '2',
        slip: 'no-repeats-allowed',
        teaching: 'Two molecules of the same amino acid can join as well: Gly-Gly and Ala-Ala were left out.',
        expression: '2 * 1',
      },
      {
        text: '1',
        slip: 'order-ignored',
        teaching:
          'Only glycine joined to alanine in one order was counted; the other order and equal pairs are possible.',
        expression: '1 * 1',
      },
    ],
    explanation:
      'Each of the two positions, with the free amino group and with the free carboxyl group, can be taken by glycine or alanine: Gly-Gly, Gly-Ala, Ala-Gly and Ala-Ala. These are 2 × 2 = 4 dipeptides.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 26.4',
    computation: { kind: 'quantity', expression: '2 * 2', unit: '' },
  },
  {
    id: 'biochemistry-amino-acids-829',
    topics: ['amino-acids'],
    tests: ['isoelectric-point'],
    difficulty: 'intermediate',
    text: 'Lysine has p*K*_{a} values of 2.2 (carboxyl), 9.0 (α-amino) and 10.5 (side-chain amino). Which two of them are averaged to find its pI, and why?',
    answer: '9.0 and 10.5, because the neutral form lies between these two',
    distractors: [
      {
        text: '2.2 and 9.0, because the neutral form lies between these two',
        slip: 'averaged-wrong-pkas',
        teaching:
          'Between 2.2 and 9.0 both amino groups are protonated and the carboxyl group is ionized, so the charge is +1.',
      },
      {
        text: '2.2 and 9.0, because the α carbon lies between these two groups',
        slip: 'forgot-side-chain',
        teaching:
          'The charge of the side chain counts just as much; lysine still carries +1 between 2.2 and 9.0.',
      },
      {
        text: '2.2 and 10.5, because the carbon chain lies between these two groups',
        slip: 'averaged-wrong-pkas',
        teaching:
          'The pI is midway between the two p*K*_{a} values on either side of the neutral form, wherever the groups are.',
      },
    ],
    explanation:
      'With rising pH the charge of lysine goes from +2 to +1 at 2.2, to 0 at 9.0 and to −1 at 10.5. The pI is midway in the range of the form without net charge: 9.0 and 10.5, because the neutral form lies between these two.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 26.2',
  },
  {
    id: 'biochemistry-amino-acids-830',
    topics: ['amino-acids'],
    tests: ['isoelectric-point', 'classes-of-amino-acids'],
    difficulty: 'beginner',
    text: 'The isoelectric point of lysine (9.7) is much higher than that of alanine (6.0). Why?',
    answer: 'Its side-chain amino group stays protonated up to a high pH.',
    distractors: [
      {
        text: 'Its carboxyl group is protonated up to a high pH.',
        slip: 'wrong-protonation-state',
        teaching: 'With a p*K*_{a} near 2 the carboxyl group loses its proton at a low pH, as in alanine.',
      },
      {
        text: 'Its carboxyl group is made basic by the side-chain amino group.',
        slip: 'residue-property-mixed-up',
        teaching:
          'The carboxyl group stays an acid with a p*K*_{a} near 2; the amino group adds a charge of its own.',
      },
      {
        text: 'Its carboxyl group is kept from water by the side-chain carbon atoms.',
        slip: 'wrong-property',
        teaching:
          'The length of the chain does not matter; leucine with its large side chain has a pI of 6.0.',
      },
    ],
    explanation:
      'At pH 6 alanine has one positive and one negative charge, but lysine has a second positive charge. Its net charge becomes zero only when the amino groups begin to lose their protons: its side-chain amino group stays protonated up to a high pH.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 26.2',
  },
  {
    id: 'biochemistry-carbohydrates-825',
    topics: ['carbohydrates'],
    tests: ['reducing-sugars', 'glycosidic-bonds'],
    difficulty: 'intermediate',
    text: 'Maltose is a reducing sugar, and sucrose is not. What is the reason for this difference?',
    answer: 'In sucrose, both anomeric carbons are part of the glycosidic bond.',
    distractors: [
      {
        text: 'In sucrose, neither anomeric carbon is part of the glycosidic bond.',
        slip: 'linkage-mixed-up',
        teaching:
          'Anomeric carbons that are not in the bond could open to carbonyl groups, and the sugar would be reducing.',
      },
      {
        text: 'In maltose, neither anomeric carbon is part of the glycosidic bond.',
        slip: 'linkage-mixed-up',
        teaching:
          'One of them, C-1 of the first glucose unit, is in the bond; that the other is free makes maltose reducing.',
      },
      {
        text: 'In maltose, the glycosidic bond is broken by the alkaline reagent.',
        slip: 'strong-bonds-broken',
        teaching:
          'Glycosidic bonds are stable in base; one ring of maltose opens because its anomeric carbon is free.',
      },
    ],
    explanation:
      'A sugar reduces if a hemiacetal ring can open to an aldehyde. Maltose has one free anomeric carbon. Sucrose joins C-1 of glucose to C-2 of fructose, so no ring can open: in sucrose, both anomeric carbons are part of the glycosidic bond.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 25.8',
  },
  {
    id: 'biochemistry-carbohydrates-826',
    topics: ['carbohydrates'],
    tests: ['maillard-reaction'],
    difficulty: 'beginner',
    text: 'A slice of bread is toasted at about 160 °C. Which process is mainly responsible for the brown color and the new aroma?',
    answer: 'A reaction of sugars with amino groups, without an enzyme',
    distractors: [
      {
        text: 'A reaction of sugars with amino groups, by means of an enzyme',
        slip: 'property-misjudged',
        teaching:
          'The partners are right, but enzymes are destroyed long before 160 °C; the heat alone makes them react.',
      },
      {
        text: 'An oxidation of phenols by oxygen, without an enzyme',
        slip: 'other-process',
        teaching:
          'Bread contains hardly any phenols; what reacts are its sugars and the amino groups of its proteins.',
      },
      {
        text: 'An oxidation of phenols by oxygen, by means of an enzyme',
        slip: 'wrong-process-named',
        teaching: 'This is how a cut apple turns brown at room temperature; a toaster destroys enzymes.',
      },
    ],
    explanation:
      'In the dry heat reducing sugars react with amino groups of the proteins, which leads to brown polymers and many aroma compounds (the Maillard reaction). No enzyme survives this heat. It is a reaction of sugars with amino groups, without an enzyme.',
    reference: 'LibreTexts, Biochemistry, Food Chemistry: Maillard Reaction',
  },
  {
    id: 'biochemistry-carbohydrates-907',
    topics: ['carbohydrates', 'amino-acids', 'nucleic-acids', 'lipids'],
    tests: ['glycosidic-bonds', 'structure-of-dna'],
    uses: ['nucleotides', 'triacylglycerols'],
    difficulty: 'beginner',
    text: 'Which of these matches a biomolecule correctly with its building blocks and with the bonds that join them?',
    answer: 'DNA: nucleotides, phosphodiester bonds',
    distractors: [
      {
        text: 'Protein: amino acids, glycosidic bonds',
        slip: 'linkage-mixed-up',
        teaching: 'Amino acids are joined by peptide bonds; glycosidic bonds join sugar units.',
      },
      {
        text: 'Starch: glucose units, peptide bonds',
        slip: 'linkage-mixed-up',
        teaching:
          'The glucose units of starch are joined by glycosidic bonds; peptide bonds join amino acids.',
      },
      {
        text: 'Fat: fatty acids and glycerol, hydrogen bonds',
        slip: 'interaction-mixed-up',
        teaching:
          'Fatty acids and glycerol are joined by covalent ester bonds; hydrogen bonds would not hold them.',
      },
    ],
    explanation:
      'Carbohydrates are joined by glycosidic bonds, proteins by peptide bonds, and fats by ester bonds. Nucleic acids are chains of nucleotides, whose phosphate groups form two ester bonds each: DNA: nucleotides, phosphodiester bonds.',
    reference: 'Lehninger Principles of Biochemistry, chapters 3, 7, 8 and 10',
  },
  {
    id: 'biochemistry-carbohydrates-908',
    topics: ['carbohydrates', 'amino-acids', 'lipids', 'nucleic-acids'],
    tests: ['glycosidic-bonds', 'peptide-bond'],
    uses: ['nucleotides', 'triacylglycerols'],
    difficulty: 'beginner',
    text: 'Carbohydrates, proteins, lipids and nucleic acids are split by hydrolysis into smaller units. Which bonds are broken in starch, a protein, a fat and DNA, in this order?',
    answer: 'Glycosidic, peptide, ester, phosphodiester',
    distractors: [
      {
        text: 'Glycosidic, hydrogen, ester, phosphodiester',
        slip: 'interaction-mixed-up',
        teaching: 'Hydrogen bonds hold a protein in shape; its amino acids are joined by peptide bonds.',
      },
      {
        text: 'Glycosidic, peptide, ester, hydrogen',
        slip: 'interaction-mixed-up',
        teaching:
          'Hydrogen bonds hold the two strands of DNA together; the nucleotides of a strand are joined through phosphate.',
      },
      {
        text: 'Glycosidic, disulfide, ester, hydrogen',
        slip: 'interaction-mixed-up',
        teaching:
          'Disulfide and hydrogen bonds hold chains in shape or together; the units within a chain are joined by peptide and phosphodiester bonds.',
      },
    ],
    explanation:
      'Sugars in starch are joined by glycosidic bonds, amino acids by peptide bonds, fatty acids and glycerol by ester bonds, and nucleotides through phosphate: glycosidic, peptide, ester, phosphodiester.',
    reference: 'Lehninger Principles of Biochemistry, chapters 3, 7, 8 and 10',
  },
  {
    id: 'biochemistry-enzymes-825',
    topics: ['enzymes', 'bioenergetics'],
    tests: ['cofactors-and-coenzymes'],
    difficulty: 'beginner',
    text: 'What do the coenzymes NAD^{+}, FAD and coenzyme A carry in metabolism?',
    answer: 'NAD^{+} and FAD carry electrons; coenzyme A carries acyl groups.',
    distractors: [
      {
        text: 'NAD^{+} and coenzyme A carry electrons; FAD carries acyl groups.',
        slip: 'cofactor-mixed-up',
        teaching:
          'FAD takes up electrons and becomes FADH_{2}; coenzyme A binds acyl groups to its thiol group.',
      },
      {
        text: 'FAD and coenzyme A carry electrons; NAD^{+} carries acyl groups.',
        slip: 'cofactor-mixed-up',
        teaching:
          'NAD^{+} takes up a hydride ion, with two electrons; acyl groups are bound as thioesters of coenzyme A.',
      },
      {
        text: 'Coenzyme A carries electrons; NAD^{+} and FAD carry acyl groups.',
        slip: 'exchanged-values',
        teaching: 'The tasks are exchanged: NAD^{+} and FAD are the redox coenzymes.',
      },
    ],
    explanation:
      'NAD^{+} and FAD are reduced to NADH and FADH_{2}, which bring electrons to the respiratory chain. The thiol group of coenzyme A forms thioesters such as acetyl-CoA. So NAD^{+} and FAD carry electrons; coenzyme A carries acyl groups.',
    reference: 'Lehninger Principles of Biochemistry, 8th ed., sections 6.1 and 13.4',
  },
  {
    id: 'biochemistry-enzymes-826',
    topics: ['enzymes'],
    tests: ['cofactors-and-coenzymes'],
    difficulty: 'beginner',
    text: 'Which B vitamin is correctly matched with a coenzyme that the body makes from it?',
    answer: 'Pantothenic acid (B_{5}); coenzyme A',
    distractors: [
      {
        text: 'Riboflavin (B_{2}); NAD^{+}',
        slip: 'cofactor-mixed-up',
        teaching: 'Riboflavin is part of FAD and FMN; NAD^{+} is made from niacin (B_{3}).',
      },
      {
        text: 'Niacin (B_{3}); thiamine pyrophosphate',
        slip: 'cofactor-mixed-up',
        teaching:
          'Niacin is part of NAD^{+} and NADP^{+}; thiamine pyrophosphate is made from thiamine (B_{1}).',
      },
      {
        text: 'Pyridoxine (B_{6}); FAD',
        slip: 'cofactor-mixed-up',
        teaching: 'Pyridoxine gives pyridoxal phosphate; FAD is made from riboflavin (B_{2}).',
      },
    ],
    explanation:
      'Thiamine gives thiamine pyrophosphate, riboflavin gives FAD, niacin gives NAD^{+} and pyridoxine gives pyridoxal phosphate. The pair that matches is pantothenic acid (B_{5}) and coenzyme A.',
    reference: 'Lehninger Principles of Biochemistry, 8th ed., section 6.1',
  },
  {
    id: 'biochemistry-enzymes-907',
    topics: ['enzymes'],
    tests: ['enzyme-action'],
    uses: ['oxidation-and-reduction', 'phenols'],
    difficulty: 'beginner',
    text: 'Why does the white flesh of an apple turn brown soon after the apple is cut?',
    answer: 'An enzyme lets oxygen oxidize phenols in the flesh.',
    distractors: [
      {
        text: 'Oxygen oxidizes iron in the flesh to brown rust.',
        slip: 'other-substance',
        teaching:
          'An apple contains far too little iron for a color like this; phenols are what oxygen attacks.',
      },
      {
        text: 'An enzyme turns the sugar of the flesh into caramel.',
        slip: 'other-process',
        teaching:
          'Caramel forms from sugar only with strong heating; the sugar of the apple is not what turns brown.',
      },
      {
        text: 'Bacteria ferment the sugar of the flesh to brown acids.',
        slip: 'wrong-cause',
        teaching:
          'The color appears within minutes, long before bacteria have multiplied, and the acids of fermentation are colorless.',
      },
    ],
    explanation:
      'Cutting opens cells, so that an enzyme (polyphenol oxidase), phenols and oxygen from the air come together. The products of the oxidation, quinones, join to form brown pigments: an enzyme lets oxygen oxidize phenols in the flesh.',
    reference: 'Coultate, Food: The Chemistry of Its Components, chapter 6',
  },
  {
    id: 'biochemistry-enzymes-908',
    topics: ['enzymes'],
    tests: ['enzyme-action', 'effects-of-ph-and-temperature-on-enzymes'],
    difficulty: 'intermediate',
    text: 'Apple slices turn brown in air within minutes. Slices under nitrogen do not, and neither do slices in air that were first dipped into boiling water. What does the browning require?',
    answer: 'Oxygen and an enzyme of the apple',
    distractors: [
      {
        text: 'Oxygen and bacteria from the air',
        slip: 'given-fact-overlooked',
        teaching:
          'The dipped slices lie in the same air with the same bacteria, and yet they do not turn brown.',
      },
      {
        text: 'Oxygen but no enzyme of the apple',
        slip: 'one-condition-only',
        teaching:
          'The dipped slices are in contact with oxygen, too, but something in them has been destroyed.',
      },
      {
        text: 'An enzyme of the apple but no oxygen',
        slip: 'one-condition-only',
        teaching: 'The slices under nitrogen have their enzyme but do not turn brown without oxygen.',
      },
    ],
    explanation:
      'Nitrogen keeps out oxygen, and browning stops. Boiling water unfolds the proteins at the surface, enzymes included, and browning stops although oxygen is present. Both are needed: oxygen and an enzyme of the apple.',
    reference: 'Coultate, Food: The Chemistry of Its Components, chapter 6',
  },
  {
    id: 'biochemistry-fatty-acid-metabolism-825',
    topics: ['fatty-acid-metabolism'],
    tests: ['ketone-bodies', 'beta-oxidation'],
    difficulty: 'intermediate',
    text: 'In untreated type 1 diabetes, the lack of insulin lets fat cells release large amounts of fatty acids. Why does the liver then form ketone bodies?',
    answer: 'β Oxidation yields more acetyl-CoA than the citric acid cycle can use.',
    distractors: [
      {
        text: 'Glycolysis yields more acetyl-CoA than the citric acid cycle can use.',
        slip: 'pathway-mixed-up',
        teaching:
          'The acetyl-CoA comes from fatty acids; without insulin the liver makes glucose rather than breaking it down.',
      },
      {
        text: 'β Oxidation yields more oxaloacetate than the citric acid cycle can use.',
        slip: 'metabolite-mixed-up',
        teaching: 'Fatty acids are broken down to acetyl-CoA; oxaloacetate is scarce and limits the cycle.',
      },
      {
        text: 'Glycolysis yields more oxaloacetate than the citric acid cycle can use.',
        slip: 'metabolite-mixed-up',
        teaching:
          'Neither is right: the liver burns fatty acids, and it uses up oxaloacetate to make glucose.',
      },
    ],
    explanation:
      'The liver breaks down the flood of fatty acids, while oxaloacetate is drawn off for making glucose. The acetyl-CoA that the cycle cannot take up is turned into acetoacetate and 3-hydroxybutyrate: β oxidation yields more acetyl-CoA than the citric acid cycle can use.',
    reference: 'Lehninger Principles of Biochemistry, 8th ed., section 17.3',
  },
  {
    id: 'biochemistry-fatty-acid-metabolism-826',
    topics: ['fatty-acid-metabolism'],
    tests: ['beta-oxidation'],
    difficulty: 'intermediate',
    text: 'A student finds the net ATP from one palmitate (16 carbons): 8 rounds of β oxidation with 8 NADH (2.5 ATP each) and 8 FADH_{2} (1.5 ATP each) give 32 ATP, 8 acetyl-CoA (10 ATP each) give 80 ATP, and activation costs 2 ATP; the total is 110 ATP. What is wrong?',
    answer: 'Only 7 rounds take place; the last one gives two acetyl-CoA.',
    distractors: [
      {
        text: 'Only 7 acetyl-CoA form; each round splits off one of them.',
        slip: 'round-miscounted',
        teaching: 'Sixteen carbons make eight acetyl-CoA; the last round yields two of them at once.',
      },
      {
        text: 'Only 7 NADH form; the last round yields FADH_{2} alone.',
        slip: 'carrier-forgotten',
        teaching: 'Each of the rounds has two oxidation steps and yields one FADH_{2} and one NADH.',
      },
      {
        text: 'Only 7 acetyl-CoA form; the last round yields NADH and FADH_{2} alone.',
        slip: 'metabolite-mixed-up',
        teaching: 'Each round splits off acetyl-CoA, and the last one even yields two of them.',
      },
    ],
    explanation:
      'Seven cuts divide a chain of 16 carbons into eight pieces of two carbons. So there are 7 NADH and 7 FADH_{2}, which give 28 ATP, and the net yield is 28 + 80 − 2 = 106 ATP. Only 7 rounds take place; the last one gives two acetyl-CoA.',
    reference: 'Lehninger Principles of Biochemistry, 8th ed., section 17.2',
  },
  {
    id: 'biochemistry-fatty-acid-metabolism-827',
    topics: ['fatty-acid-metabolism', 'lipids'],
    tests: ['cholesterol-synthesis', 'enzyme-inhibitors-as-drugs'],
    uses: ['competitive-inhibition'],
    difficulty: 'intermediate',
    text: 'What does HMG-CoA reductase do, and how do statins inhibit it?',
    answer: 'It forms mevalonate; statins compete with HMG-CoA for the active site.',
    distractors: [
      {
        text: 'It forms mevalonate; statins bind firmly to a site far from the active site.',
        slip: 'inhibition-types-mixed-up',
        teaching:
          'Part of a statin resembles the HMG group, so it occupies the active site in place of the substrate.',
      },
      {
        text: 'It forms acetoacetate; statins compete with HMG-CoA for the active site.',
        slip: 'enzyme-mixed-up',
        teaching:
          'Acetoacetate is formed by HMG-CoA lyase in the making of ketone bodies; the reductase forms mevalonate.',
      },
      {
        text: 'It forms acetoacetate; statins bind firmly to a site far from the active site.',
        slip: 'pathway-mixed-up',
        teaching:
          'The reductase belongs to cholesterol synthesis and forms mevalonate, and statins occupy its active site.',
      },
    ],
    explanation:
      'HMG-CoA reductase uses 2 NADPH to reduce HMG-CoA to mevalonate, the committed step of cholesterol synthesis. Statins carry a group that resembles the substrate and are competitive inhibitors: it forms mevalonate; statins compete with HMG-CoA for the active site.',
    reference: 'Lehninger Principles of Biochemistry, 8th ed., section 21.4',
  },
  {
    id: 'biochemistry-glycolysis-825',
    topics: ['glycolysis'],
    tests: ['fermentation'],
    difficulty: 'beginner',
    text: 'What happens to pyruvate when there is no oxygen, in human muscle and in yeast?',
    answer: 'Muscle reduces it to lactate; yeast turns it into ethanol and \\ce{CO2}.',
    distractors: [
      {
        text: 'Muscle turns it into ethanol and \\ce{CO2}; yeast oxidizes it to acetyl-CoA.',
        slip: 'pathway-mixed-up',
        teaching:
          'Human cells lack the enzyme that turns pyruvate into acetaldehyde and \\ce{CO2}; it is yeast that makes ethanol.',
      },
      {
        text: 'Muscle oxidizes it to acetyl-CoA; yeast reduces it to lactate.',
        slip: 'metabolite-mixed-up',
        teaching:
          'The acetyl-CoA route needs oxygen to reoxidize NADH, and yeast makes ethanol, not lactate.',
      },
      {
        text: 'Muscle oxidizes it to acetyl-CoA; yeast turns it into ethanol and \\ce{CO2}.',
        slip: 'one-part-right',
        teaching:
          'The part on yeast is right; muscle without oxygen cannot reoxidize NADH in its mitochondria and forms lactate.',
      },
    ],
    explanation:
      'Without oxygen the NADH of glycolysis has to be reoxidized by pyruvate or by something made from it. Lactate dehydrogenase does this with pyruvate itself, and yeast does it with acetaldehyde after splitting off \\ce{CO2}. Muscle reduces it to lactate; yeast turns it into ethanol and \\ce{CO2}.',
    reference: 'Lehninger Principles of Biochemistry, 8th ed., section 14.3',
  },
  {
    id: 'biochemistry-haemoglobin-825',
    topics: ['haemoglobin'],
    tests: ['heme', 'high-spin-and-low-spin-complexes'],
    difficulty: 'intermediate',
    text: 'In deoxyhemoglobin, the iron(II) ion lies slightly out of the plane of the porphyrin ring. What happens to it when \\ce{O2} binds?',
    answer: 'It changes from high spin to low spin and moves into the plane.',
    distractors: [
      {
        text: 'It changes from low spin to high spin and moves into the plane.',
        slip: 'other-spin-state',
        teaching: 'A low-spin ion is smaller and fits into the ring; a high-spin ion is too large for it.',
      },
      {
        text: 'It changes from high spin to low spin and moves farther out.',
        slip: 'reversed-trend',
        teaching:
          'The spin change is right, but it makes the ion smaller, so that the ion fits into the ring.',
      },
      {
        text: 'It changes from low spin to high spin and moves farther out.',
        slip: 'field-levels-swapped',
        teaching:
          'A sixth ligand strengthens the ligand field, which favors low spin, and the smaller ion fits into the ring.',
      },
    ],
    explanation:
      'With five ligands the iron is high spin and too large for the ring. As a sixth ligand, \\ce{O2} strengthens the field; the electrons leave the orbitals that point at the ligands, and the ion shrinks. It changes from high spin to low spin and moves into the plane.',
    reference: 'Housecroft & Sharpe, Inorganic Chemistry, 5th ed., section 29.3',
  },
  {
    id: 'biochemistry-lipids-825',
    topics: ['lipids'],
    tests: ['lipid-classes'],
    difficulty: 'beginner',
    text: 'Terpenes are classified by their number of isoprene units. How many isoprene units and how many carbon atoms does a diterpene, such as retinol (vitamin A), have?',
    answer: 'Four units and 20 carbon atoms',
    distractors: [
      {
        text: 'Two units and 10 carbon atoms',
        slip: 'units-miscounted',
        teaching: 'This is a monoterpene; “mono” counts one pair of isoprene units and “di” two pairs.',
      },
      {
        text: 'Two units and 20 carbon atoms',
        slip: 'formula-atoms-miscounted',
        teaching: 'An isoprene unit has five carbon atoms, so 20 carbon atoms are four units.',
      },
      {
        text: 'Four units and 40 carbon atoms',
        slip: 'needless-doubling',
        teaching: 'Four units with five carbon atoms each make 20; a tetraterpene with eight units has 40.',
      },
    ],
    explanation:
      'A monoterpene consists of two isoprene units of five carbon atoms each. A diterpene has twice as many, four units and 20 carbon atoms.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 27.5',
  },
  {
    id: 'biochemistry-lipids-826',
    topics: ['lipids'],
    tests: ['triacylglycerols', 'oxidation-level-of-carbon'],
    difficulty: 'beginner',
    text: 'The complete oxidation of 1 g of fat releases about 38 kJ, that of 1 g of carbohydrate only about 17 kJ. Why does fat release more energy?',
    answer: 'Its carbon atoms are bonded to more hydrogen and less oxygen.',
    distractors: [
      {
        text: 'Its carbon atoms are bonded to more oxygen, which is rich in energy.',
        slip: 'reversed-trend',
        teaching:
          'Carbon that is already bonded to oxygen is partly oxidized and has less energy to give; this describes carbohydrate.',
      },
      {
        text: 'Its carbon atoms are bonded in long chains, which are rich in energy.',
        slip: 'wrong-property',
        teaching: 'The chains of starch are even longer; the length does not decide the energy per gram.',
      },
      {
        text: 'Its bonds are stronger and so release more when they break.',
        slip: 'bond-breaking-releases',
        teaching:
          'Breaking bonds takes up energy; it is released when the strong bonds of \\ce{CO2} and water form.',
      },
    ],
    explanation:
      'Oxidation ends at \\ce{CO2} and water for both. The \\ce{-CH2-} groups of fat start at a lower oxidation state than the \\ce{-CHOH-} groups of carbohydrate and take up more oxygen per gram. Its carbon atoms are bonded to more hydrogen and less oxygen.',
    reference: 'Lehninger Principles of Biochemistry, 8th ed., section 10.1',
  },
  {
    id: 'biochemistry-lipids-907',
    topics: ['lipids', 'carbohydrates', 'nucleic-acids'],
    tests: ['triacylglycerols'],
    uses: ['polysaccharides', 'peptide-bond'],
    difficulty: 'intermediate',
    text: 'Polysaccharides, proteins and nucleic acids are polymers, but fats (triacylglycerols) are not. What is the difference?',
    answer: 'A fat is one glycerol with three fatty acids, not a chain of many monomers.',
    distractors: [
      {
        text: 'A fat is held together by hydrogen bonds, not by covalent bonds.',
        slip: 'interaction-mixed-up',
        teaching: 'The fatty acids are bound to glycerol by ester bonds, which are covalent.',
      },
      {
        text: 'A fat is built without loss of water, not by condensation.',
        slip: 'forgot-water-loss',
        teaching: 'Each of the three ester bonds of a fat forms with loss of one water molecule.',
      },
      {
        text: 'A fat is a chain of many glycerol units, not of different monomers.',
        slip: 'lipid-parts-mixed-up',
        teaching:
          'A fat molecule contains a single glycerol unit; its long chains are those of the fatty acids.',
      },
    ],
    explanation:
      'A polymer is a long chain of monomers of one kind: sugars, amino acids or nucleotides. All the OH groups of glycerol are used up by three ester bonds, so nothing can be added. A fat is one glycerol with three fatty acids, not a chain of many monomers.',
    reference: 'Lehninger Principles of Biochemistry, chapter 10',
  },
  {
    id: 'biochemistry-lipids-943',
    topics: ['lipids'],
    tests: ['triacylglycerols', 'hydrogenation-of-alkenes'],
    difficulty: 'intermediate',
    text: 'Hydrogen is passed through a warm vegetable oil with suspended nickel powder, and half of the C=C bonds in the oil take up hydrogen. How do the melting point of the product and the amount of bromine that it decolorizes compare with those of the oil?',
    answer: 'Higher melting point, less bromine',
    distractors: [
      {
        text: 'Higher melting point, more bromine',
        slip: 'reversed-trend',
        teaching: 'Bromine adds to C=C bonds, and fewer of them are left after the hydrogenation.',
      },
      {
        text: 'Lower melting point, less bromine',
        slip: 'double-bond-effect-reversed',
        teaching:
          'Chains without the bend of a *cis* double bond pack more closely, so the melting point rises.',
      },
      {
        text: 'Lower melting point, more bromine',
        slip: 'double-bond-effect-reversed',
        teaching:
          'More saturated chains pack more closely and offer bromine fewer C=C bonds; both effects are reversed here.',
      },
    ],
    explanation:
      'The straight saturated chains pack more closely than chains bent by *cis* double bonds, so the attraction between the molecules is stronger. Fewer C=C bonds are left to react with bromine: higher melting point, less bromine.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 27.1',
  },
  {
    id: 'biochemistry-membranes-825',
    topics: ['membranes', 'lipids'],
    tests: ['lipid-bilayer', 'steroids-and-cholesterol'],
    difficulty: 'intermediate',
    text: 'How does cholesterol affect the fluidity of a phospholipid membrane, compared with the same membrane without cholesterol?',
    answer: 'It is less fluid when warm and more fluid when cold.',
    distractors: [
      {
        text: 'It is more fluid when warm and less fluid when cold.',
        slip: 'reversed-trend',
        teaching:
          'The stiff rings slow the motion of the chains in the heat and keep the chains from packing in the cold.',
      },
      {
        text: 'It is less fluid when warm and less fluid when cold.',
        slip: 'one-part-right',
        teaching:
          'In the cold, cholesterol stands between the chains and keeps them from packing into a solid.',
      },
      {
        text: 'It is more fluid when warm and more fluid when cold.',
        slip: 'effect-left-out',
        teaching: 'In the heat, the rigid ring system hinders the motion of the neighboring chains.',
      },
    ],
    explanation:
      'At high temperature the rigid rings of cholesterol restrict the motion of the fatty acid chains. At low temperature they keep the chains from packing closely. Compared with the membrane without cholesterol, it is less fluid when warm and more fluid when cold.',
    reference: 'Lehninger Principles of Biochemistry, 8th ed., section 11.2',
  },
  {
    id: 'biochemistry-nucleic-acids-825',
    topics: ['nucleic-acids'],
    tests: ['nucleotides'],
    difficulty: 'beginner',
    text: 'Which of these compounds is a nucleotide that contains a purine?',
    answer: 'Guanosine 5′-monophosphate',
    distractors: [
      {
        text: 'Guanosine',
        slip: 'one-part-right',
        teaching: 'Guanine is a purine, but without a phosphate group guanosine is a nucleoside.',
      },
      {
        text: 'Cytidine 5′-monophosphate',
        slip: 'one-condition-only',
        teaching: 'With its phosphate group this is a nucleotide, but cytosine is a pyrimidine.',
      },
      {
        text: 'Cytidine',
        slip: 'nucleic-acids-mixed-up',
        teaching: 'Cytidine has no phosphate group, so it is a nucleoside, and cytosine is a pyrimidine.',
      },
    ],
    explanation:
      'A nucleotide is a nucleoside (base and sugar) with phosphate. Adenine and guanine are purines; cytosine, thymine and uracil are pyrimidines. Both conditions are met by guanosine 5′-monophosphate.',
    reference: 'Lehninger Principles of Biochemistry, 8th ed., section 8.1',
  },
  {
    id: 'biochemistry-protein-methods-943',
    topics: ['protein-methods'],
    tests: ['protein-purification'],
    difficulty: 'beginner',
    text: 'A protein solution that contains \\ce{NaCl} is sealed in a dialysis bag, which is placed in a large volume of pure water. How is the salt removed from the protein?',
    answer: 'Ions diffuse out through pores that hold the protein back.',
    distractors: [
      {
        text: 'Protein diffuses out through pores that hold the ions back.',
        slip: 'exchanged-values',
        teaching: 'Proteins are far larger than ions, so they are what cannot pass the pores.',
      },
      {
        text: 'Water flows out through the pores and takes the ions along.',
        slip: 'microscopic-for-net',
        teaching:
          'Water tends to flow into the bag, toward the more concentrated solution; the ions diffuse out by themselves.',
      },
      {
        text: 'Ions are bound by the membrane, which repels the protein.',
        slip: 'method-mixed-up',
        teaching:
          'Ion exchangers bind ions; a dialysis membrane separates by size and binds neither of the two.',
      },
    ],
    explanation:
      'The pores of the membrane let ions and water pass but not proteins. The ions diffuse toward the lower concentration outside until it is the same on both sides, which in much water means hardly any salt: ions diffuse out through pores that hold the protein back.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-protein-structure-825',
    topics: ['protein-structure'],
    tests: ['levels-of-protein-structure'],
    difficulty: 'beginner',
    text: 'By which bonds or forces are the primary, secondary and tertiary structures of a protein mainly held together?',
    answer: 'Primary: peptide bonds; secondary: backbone hydrogen bonds; tertiary: side-chain interactions',
    distractors: [
      {
        text: 'Primary: peptide bonds; secondary: side-chain interactions; tertiary: backbone hydrogen bonds',
        slip: 'structure-level-mixed-up',
        teaching:
          'Helices and sheets are held by hydrogen bonds of the backbone; side chains hold the overall fold.',
      },
      {
        text: 'Primary: side-chain interactions; secondary: peptide bonds; tertiary: backbone hydrogen bonds',
        slip: 'interaction-mixed-up',
        teaching:
          'The sequence itself is held by peptide bonds, and these are covalent links of the primary structure.',
      },
      {
        text: 'Primary: backbone hydrogen bonds; secondary: side-chain interactions; tertiary: peptide bonds',
        slip: 'interaction-mixed-up',
        teaching:
          'Peptide bonds join the amino acids of the sequence; they are the primary structure, not the tertiary one.',
      },
    ],
    explanation:
      'The sequence is a chain of amide links. Helices and sheets arise from C=O···H–N contacts along the backbone, and the fold of the chain from contacts of the side chains. Primary: peptide bonds; secondary: backbone hydrogen bonds; tertiary: side-chain interactions.',
    reference: 'Lehninger Principles of Biochemistry, 8th ed., chapter 4',
  },
  {
    id: 'biochemistry-protein-structure-943',
    topics: ['protein-structure', 'amino-acids'],
    tests: ['alpha-helix-and-beta-sheet'],
    uses: ['amino-acid-structures'],
    difficulty: 'intermediate',
    text: 'One alanine in the middle of an α helix is replaced by proline, and the helix is broken there. Which two features of proline are responsible?',
    answer: 'No rotation about N–C_{α}, and no N–H to donate a hydrogen bond',
    distractors: [
      {
        text: 'No rotation about N–C_{α}, and no C=O to accept a hydrogen bond',
        slip: 'residue-property-mixed-up',
        teaching: 'Proline keeps its C=O group; what its ring replaces is the H on the nitrogen atom.',
      },
      {
        text: 'Free rotation about N–C_{α}, and no N–H to donate a hydrogen bond',
        slip: 'residue-property-mixed-up',
        teaching: 'Glycine is the residue that rotates freely; in proline, N–C_{α} is part of a rigid ring.',
      },
      {
        text: 'Free rotation about N–C_{α}, and no C=O to accept a hydrogen bond',
        slip: 'residue-property-mixed-up',
        teaching:
          'The ring of proline makes N–C_{α} rigid and takes the place of the H on N, not of the C=O.',
      },
    ],
    explanation:
      'The side chain of proline is bonded to its own nitrogen. The ring allows no rotation about N–C_{α}, so the chain cannot follow the helix, and in the chain there is no N–H to donate a hydrogen bond.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
  },
  {
    id: 'biochemistry-replication-and-transcription-825',
    topics: ['replication-and-transcription', 'nucleic-acids'],
    tests: ['dna-repair'],
    uses: ['nucleotides'],
    difficulty: 'intermediate',
    text: 'Thymine is uracil with a methyl group, and both pair with adenine. A cell spends additional energy to make thymine. What does DNA gain by having T instead of U?',
    answer: 'U formed by the deamination of C can be spotted and replaced.',
    distractors: [
      {
        text: 'T forms a third hydrogen bond with A that U cannot form.',
        slip: 'hydrogen-bonds-mixed-up',
        teaching: 'The methyl group forms no hydrogen bond; T and U both have two of them with A.',
      },
      {
        text: 'T keeps the strands from being damaged by ultraviolet light.',
        slip: 'property-misjudged',
        teaching: 'Neighboring thymines are even the main target of ultraviolet light and form dimers.',
      },
      {
        text: 'U would be mistaken for G in copying and would pair with C.',
        slip: 'mispaired-bases',
        teaching: 'U pairs with A, as T does; it does not take the place of G.',
      },
    ],
    explanation:
      'Cytosine slowly loses its amino group (deamination) and turns into uracil. Because U does not belong in DNA, a repair enzyme removes every U it finds; with U as a regular base it could not tell them apart. U formed by the deamination of C can be spotted and replaced.',
    reference: 'Lehninger Principles of Biochemistry, 8th ed., section 8.3',
  },
  {
    id: 'biochemistry-water-and-buffers-825',
    topics: ['water-and-buffers'],
    tests: ['biological-buffers', 'le-chateliers-principle'],
    difficulty: 'beginner',
    text: 'In respiratory acidosis, the lungs do not remove enough \\ce{CO2}. What happens to the bicarbonate equilibrium \\ce{CO2 + H2O <=> H+ + HCO3-} in the blood?',
    answer: 'It shifts to the right, and both \\ce{H+} and \\ce{HCO3-} rise.',
    distractors: [
      {
        text: 'It shifts to the right, and \\ce{H+} rises while \\ce{HCO3-} falls.',
        slip: 'one-part-right',
        teaching:
          'A fall of \\ce{HCO3-} is the sign of a metabolic acidosis; here \\ce{H+} and \\ce{HCO3-} form together from \\ce{CO2}.',
      },
      {
        text: 'It shifts to the left, and both \\ce{H+} and \\ce{HCO3-} fall.',
        slip: 'le-chatelier-reversed',
        teaching:
          'Retained \\ce{CO2} is on the left and drives the reaction to the right; a loss of \\ce{CO2} has this effect.',
      },
      {
        text: 'It shifts to the left, and \\ce{H+} falls while \\ce{HCO3-} rises.',
        slip: 'acid-for-base',
        teaching:
          'This would be an alkalosis; retained \\ce{CO2} drives the reaction to the right and forms both ions.',
      },
    ],
    explanation:
      'Retained \\ce{CO2} reacts with water and forms one \\ce{H+} and one \\ce{HCO3-} at a time. In respiratory acidosis the equilibrium shifts to the right, and both \\ce{H+} and \\ce{HCO3-} rise.',
    reference: 'Lehninger Principles of Biochemistry, 8th ed., section 2.3',
  },
  {
    id: 'biochemistry-water-and-buffers-826',
    topics: ['water-and-buffers'],
    tests: ['biological-buffers'],
    difficulty: 'intermediate',
    text: 'In respiratory acidosis that lasts for weeks, the pressure of \\ce{CO2} in the blood stays high, but the pH is almost normal again. What have the kidneys done?',
    answer: 'They have excreted \\ce{H+} and kept more \\ce{HCO3-} in the blood.',
    distractors: [
      {
        text: 'They have excreted \\ce{HCO3-} and kept more \\ce{H+} in the blood.',
        slip: 'acid-for-base',
        teaching: 'This would lower the pH further; it is the response to an alkalosis.',
      },
      {
        text: 'They have excreted \\ce{HCO3-} and kept more \\ce{NH3} in the blood.',
        slip: 'role-of-another-molecule',
        teaching:
          'A loss of \\ce{HCO3-} would lower the pH; \\ce{NH3} serves to carry \\ce{H+} into the urine.',
      },
      {
        text: 'They have excreted \\ce{NH3} and kept more \\ce{H+} in the blood.',
        slip: 'acid-for-base',
        teaching: 'This would lower the pH further; \\ce{H+} is what has to leave the blood.',
      },
    ],
    explanation:
      'The pH depends on the ratio of \\ce{HCO3-} to \\ce{CO2}. As the lungs cannot lower \\ce{CO2}, the ratio is restored by raising \\ce{HCO3-}: the kidneys have excreted \\ce{H+} and kept more \\ce{HCO3-} in the blood.',
    reference: 'Lehninger Principles of Biochemistry, 8th ed., section 2.3',
  },
  {
    id: 'biochemistry-water-and-buffers-827',
    topics: ['water-and-buffers'],
    tests: ['osmolarity'],
    difficulty: 'intermediate',
    text: 'Saline for infusion contains 0.90% (w/v) \\ce{NaCl}, that is, 0.90 g in 100 mL. What is its osmolarity, the total concentration of dissolved particles, if the salt (58.44 g/mol) is completely dissociated?',
    answer: '0.31 mol/L',
    distractors: [
      {
        text: '0.15 mol/L',
        slip: 'ignored-dissociation',
        teaching: 'This is the concentration of \\ce{NaCl}; each formula unit gives two ions.',
        expression: '9.0 / 58.44',
      },
      {
        text: '0.077 mol/L',
        slip: 'divided-for-multiplied',
        teaching:
          'The concentration of the salt was halved, but each formula unit gives two ions, so it is doubled.',
        expression: '9.0 / 58.44 / 2',
      },
      {
        text: '0.015 mol/L',
        slip: 'power-of-ten',
        teaching:
          'The 0.90 g is in 100 mL, not in one liter, and each formula unit of \\ce{NaCl} gives two ions.',
        expression: '0.90 / 58.44',
      },
    ],
    explanation:
      'One liter contains 9.0 g of \\ce{NaCl}: 9.0 g/L / 58.44 g/mol = 0.154 mol/L. It gives as much \\ce{Na+} and as much \\ce{Cl-}, so 2 × 0.154 mol/L = 0.31 mol/L.',
    reference: 'Lehninger Principles of Biochemistry, 8th ed., section 2.1',
    computation: { kind: 'quantity', expression: '0.90 * 10 / 58.44 * 2', unit: 'mol/L' },
  },
  {
    id: 'biochemistry-water-and-buffers-828',
    topics: ['water-and-buffers'],
    tests: ['osmolarity', 'vant-hoff-factor'],
    difficulty: 'beginner',
    text: 'A student divides the 9.0 g of \\ce{NaCl} in a liter of 0.9% saline by 58.44 g/mol and concludes: “The osmolarity, that is, the total concentration of dissolved particles, is 0.154 osmol/L, so saline is far more dilute than blood plasma.” What is wrong?',
    answer: 'Each formula unit of \\ce{NaCl} gives two dissolved particles.',
    distractors: [
      {
        text: 'Each liter of the saline contains only 0.9 g of \\ce{NaCl}.',
        slip: 'power-of-ten',
        teaching: 'A solution of 0.9% has 0.9 g in 100 mL, which is 9 g in a liter, as the student says.',
      },
      {
        text: 'Each liter of the saline also has 55 mol of water to count.',
        slip: 'wrong-thing-counted',
        teaching: 'Osmolarity counts the dissolved particles; the molecules of the solvent are not included.',
      },
      {
        text: 'Each mole of \\ce{NaCl} has only half of this molar mass.',
        slip: 'wrong-molar-mass',
        teaching:
          'The molar mass of \\ce{NaCl}, 58.44 g/mol, is right; what is missing is that the salt dissociates.',
      },
    ],
    explanation:
      'Osmolarity counts all dissolved particles. In water \\ce{NaCl} separates into \\ce{Na+} and \\ce{Cl-}, so that the osmolarity is about 0.31 osmol/L, close to that of plasma (0.30 osmol/L). Each formula unit of \\ce{NaCl} gives two dissolved particles.',
    reference: 'Lehninger Principles of Biochemistry, 8th ed., section 2.1',
  },
  {
    id: 'biochemistry-water-and-buffers-829',
    topics: ['water-and-buffers'],
    tests: ['biological-buffers', 'le-chateliers-principle'],
    difficulty: 'intermediate',
    text: 'Why does hyperventilation (breathing faster and deeper than needed) raise the pH of the blood?',
    answer: '\\ce{CO2} is lost, and \\ce{H+} combines with \\ce{HCO3-} to replace it.',
    distractors: [
      {
        text: '\\ce{CO2} is lost, and hemoglobin releases \\ce{H+} to replace it.',
        slip: 'wrong-cause',
        teaching:
          '\\ce{H+} that is released would lower the pH; a lack of \\ce{CO2} is made up for by taking up \\ce{H+}.',
      },
      {
        text: '\\ce{CO2} is lost, and \\ce{HCO3-} releases \\ce{H+} to replace it.',
        slip: 'reaction-direction-reversed',
        teaching:
          '\\ce{CO2} forms from \\ce{HCO3-} by taking up \\ce{H+}; releasing \\ce{H+} would lower the pH.',
      },
      {
        text: '\\ce{O2} is gained, and hemoglobin releases \\ce{H+} to bind it.',
        slip: 'wrong-cause',
        teaching:
          'Hemoglobin in the lungs is nearly saturated anyway, and a release of \\ce{H+} would lower the pH.',
      },
    ],
    explanation:
      'The equilibrium is \\ce{CO2 + H2O <=> H+ + HCO3-}. When the lungs remove \\ce{CO2} faster than the body makes it, the reaction runs to the left and uses up \\ce{H+}, so the pH rises: \\ce{CO2} is lost, and \\ce{H+} combines with \\ce{HCO3-} to replace it.',
    reference: 'Lehninger Principles of Biochemistry, 8th ed., section 2.3',
  },
];
