import type { WrittenQuestion } from '../../written-question.ts';

export const sugarAndLipidQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-carbohydrates-101',
    topics: ['carbohydrates'],
    tests: ['monosaccharides'],
    difficulty: 'beginner',
    text: 'Which of these sugars is a ketopentose?',
    answer: '\\smiles{OCC(=O)C(O)C(O)CO}',
    distractors: [
      {
        text: '\\smiles{OCC(O)C(O)C(O)C=O}',
        slip: 'sugar-class-mixed-up',
        teaching: 'This sugar has five carbons but an aldehyde at its end: it is an aldopentose.',
      },
      {
        text: '\\smiles{OCC(=O)C(O)C(O)C(O)CO}',
        slip: 'sugar-class-mixed-up',
        teaching: 'This sugar is a ketose, but it has six carbons.',
      },
      {
        text: '\\smiles{OCC(O)C(O)C(O)C(O)C=O}',
        slip: 'sugar-class-mixed-up',
        teaching: 'This sugar has an aldehyde group and six carbons: it is an aldohexose.',
      },
    ],
    explanation:
      'A ketopentose has five carbons and a ketone: \\smiles{OCC(=O)C(O)C(O)CO}. The others have an aldehyde, six carbons or both.',
    reference: 'Lehninger Principles of Biochemistry, chapter 7',
    computation: { kind: 'same-structure', smiles: 'OCC(=O)C(O)C(O)CO' },
  },
  {
    id: 'biochemistry-carbohydrates-102',
    topics: ['carbohydrates'],
    tests: ['monosaccharides'],
    difficulty: 'beginner',
    text: 'Open-chain D-glucose has stereocenters at carbons 2, 3, 4 and 5. At how many of them does L-glucose have the opposite configuration?',
    answer: '4',
    distractors: [
      {
        text: '1',
        slip: 'stereochemistry-mixed-up',
        teaching: 'Inverting carbon 5 alone gives L-idose, a diastereomer, not the mirror image.',
        expression: '1',
      },
      {
        text: '2',
        slip: 'stereochemistry-mixed-up',
        teaching: 'The mirror image inverts each stereocenter, not just some of them.',
        expression: '2',
      },
      {
        text: '3',
        slip: 'stereochemistry-mixed-up',
        teaching: 'The mirror image inverts carbon 5 as well.',
        expression: '4 - 2 + 1',
      },
    ],
    explanation:
      'D- and L-glucose are enantiomers. A mirror image is inverted at each stereocenter, so at all four: 2, 3, 4 and 5.',
    reference: 'Lehninger Principles of Biochemistry, chapter 7',
    computation: { kind: 'quantity', expression: '5 - 2 + 1', unit: '' },
  },
  {
    id: 'biochemistry-carbohydrates-103',
    topics: ['carbohydrates'],
    tests: ['epimers', 'monosaccharides'],
    difficulty: 'advanced',
    text: 'D-Glucose is left in dilute aqueous base for several days. Two other sugars appear, mainly by way of an enediol at carbons 1 and 2. Which sugars are they?',
    answer: 'D-Mannose and D-fructose',
    distractors: [
      {
        text: 'D-Galactose and D-fructose',
        slip: 'stereochemistry-mixed-up',
        teaching: 'Galactose differs at carbon 4, which the enediol does not involve.',
      },
      {
        text: 'L-Glucose and D-mannose',
        slip: 'stereochemistry-mixed-up',
        teaching: 'L-Glucose would need inversion at four carbons.',
      },
      {
        text: 'D-Galactose and D-ribose',
        slip: 'sugar-class-mixed-up',
        teaching:
          'Galactose differs at carbon 4, and ribose has five carbons; the enediol involves only carbons 1 and 2, and no carbon is lost.',
      },
    ],
    explanation:
      'The enediol has lost the configuration of carbon 2. A proton may return to carbon 2 from either face, which gives glucose or its epimer D-mannose, or to carbon 1, which gives D-fructose.',
    reference: 'Lehninger Principles of Biochemistry, chapter 7',
  },
  {
    id: 'biochemistry-carbohydrates-104',
    topics: ['carbohydrates'],
    tests: ['epimers'],
    difficulty: 'beginner',
    text: 'Which sugar is the epimer of D-glucose at carbon 2?',
    answer: 'D-Mannose',
    distractors: [
      {
        text: 'D-Galactose',
        slip: 'stereochemistry-mixed-up',
        teaching: 'Galactose differs from glucose at carbon 4.',
      },
      {
        text: 'D-Fructose',
        slip: 'sugar-class-mixed-up',
        teaching: 'Fructose is a ketose and so a constitutional isomer of glucose.',
      },
      {
        text: 'L-Glucose',
        slip: 'stereochemistry-mixed-up',
        teaching: 'L-Glucose differs at four carbons: it is the enantiomer.',
      },
    ],
    explanation:
      'Epimers differ at one stereocenter. At carbon 2 the hydroxyl group of D-mannose is on the other side; the rest is as in glucose.',
    reference: 'Lehninger Principles of Biochemistry, chapter 7',
  },
  {
    id: 'biochemistry-carbohydrates-105',
    topics: ['carbohydrates'],
    tests: ['epimers'],
    difficulty: 'intermediate',
    text: 'D-Mannose is the C-2 epimer of D-glucose, and D-galactose is the C-4 epimer of D-glucose. What is the relationship between D-mannose and D-galactose?',
    answer: 'Diastereomers that are not epimers',
    distractors: [
      {
        text: 'Epimers at carbon 3',
        slip: 'overgeneralised-rule',
        teaching: 'They have the same configuration at carbon 3 and differ at carbons 2 and 4.',
      },
      {
        text: 'Enantiomers of each other',
        slip: 'stereochemistry-mixed-up',
        teaching:
          'Enantiomers differ at each stereocenter; these two have the same configuration at carbons 3 and 5.',
      },
      {
        text: 'Constitutional isomers',
        slip: 'sugar-class-mixed-up',
        teaching: 'Both are aldohexoses with the same connectivity.',
      },
    ],
    explanation:
      'They differ at two of four stereocenters, C-2 and C-4. Epimers differ at one and enantiomers at all, so the two are diastereomers but not epimers.',
    reference: 'Lehninger Principles of Biochemistry, chapter 7',
  },
  {
    id: 'biochemistry-carbohydrates-106',
    topics: ['carbohydrates'],
    tests: ['epimers'],
    uses: ['cofactors-and-coenzymes'],
    difficulty: 'advanced',
    text: 'UDP-glucose 4-epimerase converts UDP-glucose to UDP-galactose. It contains a bound NAD^{+}, which is unchanged after each catalytic cycle. What is the role of the NAD^{+}?',
    answer: 'It oxidizes C-4 to a ketone and then reduces it again.',
    distractors: [
      {
        text: 'It takes up UDP and then transfers it back to the sugar.',
        slip: 'cofactor-mixed-up',
        teaching: 'UDP stays on the sugar throughout.',
      },
      {
        text: 'It breaks the bond of C-4 to C-5 and then forms it again.',
        slip: 'wrong-bond-broken',
        teaching: 'No carbon–carbon bond is broken.',
      },
      {
        text: 'It removes water at C-4 and then adds it again.',
        slip: 'cofactor-mixed-up',
        teaching: 'NAD^{+} accepts a hydride; it does not remove water.',
      },
    ],
    explanation:
      'NAD^{+} takes a hydride from carbon 4, which becomes a planar ketone. The sugar flips over in the active site, and NADH returns the hydride to the other face: the configuration at C-4 is inverted and NAD^{+} is regenerated.',
    reference: 'Lehninger Principles of Biochemistry, chapter 7',
  },
  {
    id: 'biochemistry-carbohydrates-107',
    topics: ['carbohydrates'],
    tests: ['ring-forms-of-sugars'],
    difficulty: 'beginner',
    text: 'Which group of open-chain glucose adds to the aldehyde when the six-membered pyranose ring closes?',
    answer: 'The hydroxyl group on carbon 5',
    distractors: [
      {
        text: 'The hydroxyl group on carbon 2',
        slip: 'counted-from-wrong-end',
        teaching:
          'Carbon 2 is next to the aldehyde, so this would close a three-membered ring, which does not form.',
      },
      {
        text: 'The hydroxyl group on carbon 4',
        slip: 'ring-atoms-miscounted',
        teaching: 'This would close a five-membered ring, a furanose.',
      },
      {
        text: 'The hydroxyl group on carbon 6',
        slip: 'ring-atoms-miscounted',
        teaching: 'This would close a seven-membered ring.',
      },
    ],
    explanation:
      'The ring consists of carbons 1 to 5 and one oxygen: six members. This oxygen belongs to the hydroxyl group on carbon 5, and the product is a hemiacetal.',
    reference: 'Lehninger Principles of Biochemistry, chapter 7',
  },
  {
    id: 'biochemistry-carbohydrates-108',
    topics: ['carbohydrates'],
    tests: ['ring-forms-of-sugars'],
    difficulty: 'intermediate',
    text: 'In water at equilibrium there is about twice as much β- as α-D-glucopyranose. Why is the β form more stable?',
    answer: 'Its hydroxyl group on C-1 is equatorial.',
    distractors: [
      {
        text: 'Its hydroxyl group on C-1 is axial.',
        slip: 'reversed-trend',
        teaching: 'In the favored chair the axial position belongs to the α form.',
      },
      {
        text: 'Its ring is open at carbon 1.',
        slip: 'given-fact-overlooked',
        teaching: 'Both anomers are closed rings; the open form is below 1%.',
      },
      {
        text: 'Its hydroxyl group on C-2 is axial.',
        slip: 'stereochemistry-mixed-up',
        teaching: 'In glucose this group is equatorial; an axial group on C-2 would make it mannose.',
      },
    ],
    explanation:
      'In the chair of β-D-glucopyranose each large group is equatorial, including the hydroxyl group on C-1. In the α form this group is axial and more crowded.',
    reference: 'Lehninger Principles of Biochemistry, chapter 7',
  },
  {
    id: 'biochemistry-carbohydrates-109',
    topics: ['carbohydrates'],
    tests: ['ring-forms-of-sugars', 'glycosidic-bonds'],
    difficulty: 'intermediate',
    text: 'A fresh solution of α-D-glucose changes its optical rotation within hours. A solution of methyl α-D-glucopyranoside at pH 7 does not. Why?',
    answer: 'An acetal does not open at pH 7.',
    distractors: [
      {
        text: 'A hemiacetal does not open at pH 7.',
        slip: 'reversed-cause',
        teaching: 'The hemiacetal, free glucose, is the one that opens.',
      },
      {
        text: 'A glucoside has no stereocenter.',
        slip: 'stereochemistry-mixed-up',
        teaching: 'The glucoside keeps five stereocenters and is optically active.',
      },
      {
        text: 'A methyl group blocks the light.',
        slip: 'wrong-mechanism',
        teaching: 'Rotation depends on the chirality; a methyl group does not block light.',
      },
    ],
    explanation:
      'Mutarotation passes through the open aldehyde. Glucose is a hemiacetal and opens; in the glycoside the anomeric carbon is part of an acetal, which does not open in neutral water.',
    reference: 'Lehninger Principles of Biochemistry, chapter 7',
  },
  {
    id: 'biochemistry-carbohydrates-110',
    topics: ['carbohydrates'],
    tests: ['glycosidic-bonds'],
    difficulty: 'beginner',
    text: 'Which monosaccharides result when lactose is hydrolyzed completely?',
    answer: 'Glucose and galactose',
    distractors: [
      { text: 'Glucose and fructose', slip: 'sugar-class-mixed-up', teaching: 'These come from sucrose.' },
      {
        text: 'Glucose and glucose',
        slip: 'sugar-class-mixed-up',
        teaching: 'Two glucose molecules come from maltose.',
      },
      {
        text: 'Galactose and fructose',
        slip: 'sugar-class-mixed-up',
        teaching: 'Lactose contains no fructose.',
      },
    ],
    explanation:
      'Lactose is galactose joined to glucose by a β-1,4 glycosidic bond. Its hydrolysis gives glucose and galactose.',
    reference: 'Lehninger Principles of Biochemistry, chapter 7',
  },
  {
    id: 'biochemistry-carbohydrates-111',
    topics: ['carbohydrates'],
    tests: ['reducing-sugars'],
    difficulty: 'beginner',
    text: 'Glucose is heated with Benedict’s reagent, a blue alkaline solution of \\ce{Cu^2+} with citrate, and a red solid appears. What is it?',
    answer: '\\ce{Cu2O}, from the reduction of \\ce{Cu^2+}',
    distractors: [
      {
        text: '\\ce{CuO}, from the oxidation of \\ce{Cu^2+}',
        slip: 'reversed-cause',
        teaching: 'The aldehyde gives electrons to copper; copper is reduced, and \\ce{CuO} is black.',
      },
      {
        text: '\\ce{Cu}, from the reduction of \\ce{Cu^2+}',
        slip: 'one-step-short',
        teaching: 'Here glucose reduces \\ce{Cu^2+} to copper(I), not to the metal.',
      },
      {
        text: '\\ce{Cu(OH)2}, from the base and \\ce{Cu^2+}',
        slip: 'color-of-another-substance',
        teaching: 'Copper(II) hydroxide is blue, and citrate keeps it in solution.',
      },
    ],
    explanation:
      'The aldehyde of the open form is oxidized and reduces \\ce{Cu^2+} to copper(I), which precipitates as red \\ce{Cu2O}.',
    reference: 'Lehninger Principles of Biochemistry, chapter 7',
  },
  {
    id: 'biochemistry-carbohydrates-112',
    topics: ['carbohydrates'],
    tests: ['reducing-sugars'],
    difficulty: 'intermediate',
    text: 'Fructose is a ketose and has no aldehyde. Why does it nevertheless reduce the hot alkaline \\ce{Cu^2+} of Benedict’s reagent?',
    answer: 'Base converts some of it into aldoses.',
    distractors: [
      {
        text: 'Base oxidizes all ketones to acids.',
        slip: 'overgeneralised-rule',
        teaching: 'Simple ketones such as acetone do not react with the reagent.',
      },
      {
        text: 'Base splits it into two glucose molecules.',
        slip: 'sugar-class-mixed-up',
        teaching: 'Fructose has six carbons; it cannot give two molecules with six carbons each.',
      },
      {
        text: 'Base removes its hydroxyl groups.',
        slip: 'wrong-bond-broken',
        teaching: 'The hydroxyl groups stay; base removes only a proton.',
      },
    ],
    explanation:
      'In base the α-hydroxy ketone passes through an enediol to glucose and mannose. These aldoses have an open aldehyde form, which reduces \\ce{Cu^2+}.',
    reference: 'Lehninger Principles of Biochemistry, chapter 7',
  },
  {
    id: 'biochemistry-carbohydrates-113',
    topics: ['carbohydrates'],
    tests: ['reducing-sugars', 'glycosidic-bonds'],
    difficulty: 'intermediate',
    text: 'Trehalose, a disaccharide of insects, gives a negative Benedict test. After hydrolysis with acid, the test is positive, and glucose is the only sugar present. How are the two units joined?',
    answer: 'Through C-1 of one and C-1 of the other',
    distractors: [
      {
        text: 'Through C-1 of one and C-4 of the other',
        slip: 'linkage-mixed-up',
        teaching: 'This leaves one free anomeric carbon, as in maltose, and a positive test.',
      },
      {
        text: 'Through C-1 of one and C-6 of the other',
        slip: 'linkage-mixed-up',
        teaching: 'The second unit would keep a free anomeric carbon and reduce \\ce{Cu^2+}.',
      },
      {
        text: 'Through C-4 of one and C-6 of the other',
        slip: 'linkage-mixed-up',
        teaching: 'Both anomeric carbons would be free, so the sugar would reduce \\ce{Cu^2+}.',
      },
    ],
    explanation:
      'A sugar does not reduce \\ce{Cu^2+} if no unit can open to an aldehyde. Therefore both anomeric carbons must be tied up: the units are joined C-1 to C-1.',
    reference: 'Lehninger Principles of Biochemistry, chapter 7',
  },
  {
    id: 'biochemistry-carbohydrates-114',
    topics: ['carbohydrates'],
    tests: ['reducing-sugars', 'polysaccharides'],
    difficulty: 'advanced',
    text: 'A glycogen molecule without any attached protein has 12 000 glucose units and 1000 branch points. How many reducing ends does it have?',
    answer: '1',
    distractors: [
      {
        text: '1001',
        slip: 'answered-another-quantity',
        teaching: 'This is the number of nonreducing ends: one for each branch plus one more.',
        expression: '1000 + 1',
      },
      {
        text: '1000',
        slip: 'wrong-thing-counted',
        teaching: 'A branch begins with a unit whose C-1 is tied up, so it adds no reducing end.',
        expression: '1000',
      },
      {
        text: '1002',
        slip: 'wrong-thing-counted',
        teaching: 'This is the number of all ends, including the nonreducing ones.',
        expression: '1000 + 1 + 1',
      },
    ],
    explanation:
      'Every unit except one uses its C-1 in a glycosidic bond to the unit before it. With 12 000 units and 11 999 bonds there is 12 000 − 11 999 = 1 free anomeric carbon, the reducing end.',
    reference: 'Lehninger Principles of Biochemistry, chapter 7',
    computation: { kind: 'quantity', expression: '12000 - 11999', unit: '' },
  },
  {
    id: 'biochemistry-carbohydrates-115',
    topics: ['carbohydrates'],
    tests: ['glycoproteins'],
    difficulty: 'beginner',
    text: 'To which residue of a protein is an *N*-linked glycan attached?',
    answer: 'Asparagine',
    distractors: [
      {
        text: 'Lysine',
        slip: 'residue-property-mixed-up',
        teaching: 'Lysine has a side-chain amine, but *N*-glycans are on an amide nitrogen.',
      },
      { text: 'Serine', slip: 'residue-property-mixed-up', teaching: 'Serine carries *O*-linked glycans.' },
      {
        text: 'Arginine',
        slip: 'residue-property-mixed-up',
        teaching: 'The guanidino group of arginine is not the site of *N*-glycans.',
      },
    ],
    explanation:
      'An *N*-linked glycan is joined to the amide nitrogen of asparagine, within the sequence Asn-X-Ser or Asn-X-Thr.',
    reference: 'Lehninger Principles of Biochemistry, chapter 7',
  },
  {
    id: 'biochemistry-carbohydrates-116',
    topics: ['carbohydrates'],
    tests: ['glycoproteins', 'post-translational-modification'],
    difficulty: 'advanced',
    text: 'In I-cell disease the lysosomal enzymes are made with normal sequences but are found outside the cells, in the blood. Which step fails?',
    answer: 'Tagging of their glycans with mannose 6-phosphate',
    distractors: [
      {
        text: 'Removal of their signal peptides in the ER',
        slip: 'compartment-mixed-up',
        teaching: 'The enzymes have entered the secretory pathway, since they are found outside.',
      },
      {
        text: 'Attachment of ubiquitin chains to their lysines',
        slip: 'marks-on-proteins-mixed-up',
        teaching: 'Ubiquitin sends proteins to the proteasome and not to lysosomes.',
      },
      {
        text: 'Hydroxylation of their prolines with vitamin C',
        slip: 'marks-on-proteins-mixed-up',
        teaching: 'This stabilizes collagen and does not sort enzymes.',
      },
    ],
    explanation:
      'In the Golgi the mannose of their glycans receives a phosphate. A receptor for mannose 6-phosphate takes such proteins to the lysosomes. Without this tag they leave the cell with the secreted proteins.',
    reference: 'Lehninger Principles of Biochemistry, chapter 27',
  },
  {
    id: 'biochemistry-carbohydrates-117',
    topics: ['carbohydrates'],
    tests: ['glycoproteins'],
    difficulty: 'intermediate',
    text: 'The proteoglycans of cartilage carry long chains with a sulfate or carboxylate on nearly every sugar. How do they help the tissue resist compression?',
    answer: 'Their charges hold water and repel each other.',
    distractors: [
      {
        text: 'Their charges drive out water and draw together.',
        slip: 'polarity-mixed-up',
        teaching: 'Charged groups are strongly hydrated; nonpolar groups would drive out water.',
      },
      {
        text: 'Their sulfates form disulfides with each other.',
        slip: 'interaction-mixed-up',
        teaching: 'Sulfate esters form no disulfide bonds; these come from thiols.',
      },
      {
        text: 'Their sugars drive out water and pack tightly.',
        slip: 'polarity-mixed-up',
        teaching: 'Sugars have many hydroxyl groups and bind water.',
      },
    ],
    explanation:
      'The many negative charges attract counterions and large amounts of water and keep the chains apart. The charges hold water and repel each other, so the tissue swells and resists compression.',
    reference: 'Lehninger Principles of Biochemistry, chapter 7',
  },
  {
    id: 'biochemistry-lipids-101',
    topics: ['lipids'],
    tests: ['triacylglycerols'],
    uses: ['polysaccharides'],
    difficulty: 'intermediate',
    text: 'A kilogram of body fat stores about six times as much usable energy as a kilogram of glycogen in its natural state. Which two properties of fat are responsible?',
    answer: 'It is less oxidized and contains no water',
    distractors: [
      {
        text: 'It is more oxidized and contains no water',
        slip: 'reversed-trend',
        teaching: 'A more oxidized fuel has less energy left to release.',
      },
      {
        text: 'It is less oxidized and contains a lot of water',
        slip: 'polarity-mixed-up',
        teaching: 'Stored fat is nonpolar; it is glycogen that holds twice its mass of water.',
      },
      {
        text: 'It is more oxidized and contains a lot of water',
        slip: 'reversed-trend',
        teaching: 'Fat is the less oxidized fuel, and it is stored without water.',
      },
    ],
    explanation:
      'The chains of fat are mostly \\ce{CH2}, so they are less oxidized and give more than twice as much energy per gram. Fat also contains no water, while glycogen carries about two grams of water per gram.',
    reference: 'Lehninger Principles of Biochemistry, chapter 10',
  },
  {
    id: 'biochemistry-lipids-102',
    topics: ['lipids'],
    tests: ['phospholipids'],
    difficulty: 'intermediate',
    text: 'Phosphatidylcholine and phosphatidylserine differ in their head groups. What are their respective net charges at pH 7?',
    answer: '0 and −1',
    distractors: [
      {
        text: '+1 and 0',
        slip: 'wrong-protonation-state',
        teaching: 'The phosphate of each is ionized and adds −1.',
      },
      {
        text: '0 and 0',
        slip: 'forgot-side-chain',
        teaching: 'Serine contributes a carboxylate as well as an ammonium group.',
      },
      {
        text: '−1 and 0',
        slip: 'exchanged-values',
        teaching: 'Serine has one more carboxylate than choline, so the −1 belongs to phosphatidylserine.',
      },
    ],
    explanation:
      'Choline: −1 (phosphate) + 1 (ammonium) = 0. Serine: −1 (phosphate) + 1 (ammonium) − 1 (carboxylate) = −1. So the net charges are 0 and −1.',
    reference: 'Lehninger Principles of Biochemistry, chapter 10',
  },
  {
    id: 'biochemistry-lipids-103',
    topics: ['lipids'],
    tests: ['phospholipids'],
    difficulty: 'beginner',
    text: 'Phospholipids form bilayers in water. Which feature of the molecules is responsible?',
    answer: 'Two nonpolar tails and one polar head',
    distractors: [
      {
        text: 'Two polar tails and one nonpolar head',
        slip: 'polarity-mixed-up',
        teaching: 'The tails are hydrocarbon chains; the phosphate head is polar.',
      },
      {
        text: 'One polar tail and two nonpolar heads',
        slip: 'polarity-mixed-up',
        teaching:
          'There are two hydrocarbon tails, which are nonpolar, and one head, whose phosphate makes it polar.',
      },
      {
        text: 'One nonpolar tail and two polar heads',
        slip: 'polarity-mixed-up',
        teaching:
          'There are two tails, which are together about as wide as the one head; single-tailed molecules form micelles.',
      },
    ],
    explanation:
      'The nonpolar tails leave the water and the polar heads face it. Because two tails are about as wide as the head, the molecules pack into a flat bilayer rather than a sphere.',
    reference: 'Lehninger Principles of Biochemistry, chapter 10',
  },
  {
    id: 'biochemistry-lipids-104',
    topics: ['lipids'],
    tests: ['phospholipids', 'lipid-bilayer'],
    difficulty: 'advanced',
    text: 'A labeled protein that binds phosphatidylserine does not stain healthy cells. It stains cells that have begun to die, although their membranes are still closed. What has changed?',
    answer: 'The lipid has moved to the outer leaflet',
    distractors: [
      {
        text: 'The lipid has moved to the inner leaflet',
        slip: 'reversed-trend',
        teaching: 'It is there in healthy cells, where the protein cannot reach it.',
      },
      {
        text: 'The lipid has moved to the nucleus',
        slip: 'compartment-mixed-up',
        teaching: 'Inside the cell the protein could not reach it because the membranes are closed.',
      },
      {
        text: 'The lipid has accumulated in the inner leaflet',
        slip: 'reversed-cause',
        teaching: 'More lipid on the inner side would stay out of reach.',
      },
    ],
    explanation:
      'Healthy cells keep phosphatidylserine in the inner leaflet by means of transporters that use ATP. In dying cells it is scrambled to the outer leaflet, where the labeled protein can bind.',
    reference: 'Lehninger Principles of Biochemistry, chapter 11',
  },
  {
    id: 'biochemistry-signalling-101',
    topics: ['signalling'],
    tests: ['g-protein-coupled-receptors'],
    uses: ['phospholipids'],
    difficulty: 'beginner',
    text: 'Some G-protein-coupled receptors act through G_{q}, which activates phospholipase C in the membrane. Which two messengers does this enzyme release from phosphatidylinositol 4,5-bisphosphate?',
    answer: 'Diacylglycerol and inositol trisphosphate',
    distractors: [
      {
        text: 'Cyclic AMP and inositol trisphosphate',
        slip: 'messenger-mixed-up',
        teaching: 'Cyclic AMP is made from ATP by adenylyl cyclase.',
      },
      {
        text: 'Diacylglycerol and cyclic AMP',
        slip: 'messenger-mixed-up',
        teaching: 'Cyclic AMP is made from ATP by adenylyl cyclase.',
      },
      {
        text: 'Phosphatidate and free inositol',
        slip: 'linkage-mixed-up',
        teaching:
          'Phosphatidate would come from phospholipase D, which cleaves on the other side of the phosphate, and the inositol would still carry two phosphates.',
      },
    ],
    explanation:
      'Phospholipase C cleaves the bond between glycerol and phosphate. Diacylglycerol stays in the membrane, and inositol trisphosphate diffuses to the ER and releases \\ce{Ca^2+}.',
    reference: 'Lehninger Principles of Biochemistry, chapter 12',
  },
  {
    id: 'biochemistry-lipids-105',
    topics: ['lipids'],
    tests: ['sphingolipids'],
    uses: ['phospholipids'],
    difficulty: 'advanced',
    text: 'Total lipids of red blood cells are treated with cold methanolic NaOH, which cleaves esters quickly but hardly affects amides. Which membrane lipid keeps its fatty acid?',
    answer: 'Sphingomyelin',
    distractors: [
      {
        text: 'Phosphatidylcholine',
        slip: 'linkage-mixed-up',
        teaching: 'Both fatty acids of phosphatidylcholine are bound as esters of glycerol.',
      },
      {
        text: 'Phosphatidylserine',
        slip: 'linkage-mixed-up',
        teaching: 'Its amino group is free; its fatty acids are esters.',
      },
      {
        text: 'Phosphatidylinositol',
        slip: 'linkage-mixed-up',
        teaching: 'Its fatty acids are esters of glycerol.',
      },
    ],
    explanation:
      'In sphingolipids the fatty acid is bound to the amino group of sphingosine, as an amide. Sphingomyelin therefore keeps its fatty acid, while the glycerophospholipids lose theirs.',
    reference: 'Lehninger Principles of Biochemistry, chapter 10',
  },
  {
    id: 'biochemistry-lipids-106',
    topics: ['lipids'],
    tests: ['sphingolipids'],
    difficulty: 'beginner',
    text: 'What do sphingomyelin and phosphatidylcholine have in common?',
    answer: 'The head group',
    distractors: [
      {
        text: 'The glycerol unit',
        slip: 'linkage-mixed-up',
        teaching: 'Sphingomyelin is built on sphingosine.',
      },
      {
        text: 'The amide bond',
        slip: 'linkage-mixed-up',
        teaching: 'Phosphatidylcholine carries its fatty acids as esters.',
      },
      {
        text: 'The sialic acid',
        slip: 'lipid-parts-mixed-up',
        teaching: 'Sialic acid occurs in gangliosides.',
      },
    ],
    explanation:
      'Both carry phosphocholine: they have the same head group, although one is built on sphingosine and the other on glycerol.',
    reference: 'Lehninger Principles of Biochemistry, chapter 10',
  },
  {
    id: 'biochemistry-lipids-107',
    topics: ['lipids'],
    tests: ['sphingolipids'],
    difficulty: 'intermediate',
    text: 'Cerebrosides and gangliosides are sphingolipids with sugars. At pH 7 gangliosides move toward the positive electrode and cerebrosides do not move. Which additional unit do gangliosides carry?',
    answer: 'Sialic acid',
    distractors: [
      {
        text: 'Galactose',
        slip: 'sugar-class-mixed-up',
        teaching: 'Galactose is uncharged and occurs in cerebrosides as well.',
      },
      {
        text: 'Choline',
        slip: 'linkage-mixed-up',
        teaching: 'Choline carries a positive charge, and it belongs to sphingomyelin.',
      },
      {
        text: 'Phosphate',
        slip: 'linkage-mixed-up',
        teaching: 'Phosphate would give a charge, but glycosphingolipids such as gangliosides have none.',
      },
    ],
    explanation:
      'Gangliosides move toward the positive electrode, so they are negative. The charge comes from sialic acid, a sugar with a carboxylate.',
    reference: 'Lehninger Principles of Biochemistry, chapter 10',
  },
  {
    id: 'biochemistry-lipids-108',
    topics: ['lipids'],
    tests: ['steroids-and-cholesterol', 'lipid-bilayer'],
    difficulty: 'advanced',
    text: 'A bilayer of one saturated phospholipid melts sharply at 41 °C. With 40% cholesterol no sharp melting is seen. How does cholesterol affect the lipids?',
    answer: 'It hinders close packing below 41 °C and motion above it',
    distractors: [
      {
        text: 'It helps close packing below 41 °C and motion above it',
        slip: 'reversed-trend',
        teaching: 'The rigid ring system disturbs the ordered state and restrains the disordered chains.',
      },
      {
        text: 'It hinders close packing both below 41 °C and above it',
        slip: 'one-part-right',
        teaching: 'Above the transition its rings restrain the moving chains, which then lie closer.',
      },
      {
        text: 'It helps close packing both below 41 °C and above it',
        slip: 'reversed-trend',
        teaching:
          'Below the transition its rigid rings disturb the close packing, but above it they restrain the moving chains.',
      },
    ],
    explanation:
      'The flat rigid rings do not fit into a regular array, so below the transition cholesterol hinders close packing. Above it they restrict the motion of the chains beside them. The two states become alike.',
    reference: 'Lehninger Principles of Biochemistry, chapter 11',
  },
  {
    id: 'biochemistry-lipids-109',
    topics: ['lipids'],
    tests: ['steroids-and-cholesterol'],
    difficulty: 'beginner',
    text: 'What do cortisol, testosterone and the bile acids have in common?',
    answer: 'They are made from cholesterol',
    distractors: [
      {
        text: 'They are made from arachidonate',
        slip: 'metabolite-mixed-up',
        teaching: 'Prostaglandins and other eicosanoids come from arachidonate.',
      },
      {
        text: 'They are made from tyrosine',
        slip: 'metabolite-mixed-up',
        teaching: 'Epinephrine and thyroxine come from tyrosine.',
      },
      {
        text: 'They are made of amino acids',
        slip: 'messenger-mixed-up',
        teaching: 'Peptide hormones such as insulin are; these three are steroids.',
      },
    ],
    explanation: 'All three have the four fused rings of the steroids. The body makes them from cholesterol.',
    reference: 'Lehninger Principles of Biochemistry, chapter 10',
  },
  {
    id: 'biochemistry-lipids-110',
    topics: ['lipids'],
    tests: ['steroids-and-cholesterol'],
    uses: ['zwitterions'],
    difficulty: 'advanced',
    text: 'The liver joins cholic acid (p*K*_{a} near 5) to taurine, \\ce{H2NCH2CH2SO3H}, through an amide bond. Why is taurocholate a better detergent than cholate in the gut at pH 5?',
    answer: 'Its sulfonate is fully ionized',
    distractors: [
      {
        text: 'Its sulfonate is fully protonated',
        slip: 'wrong-protonation-state',
        teaching: 'Sulfonic acids are strong; at pH 5 the proton has been lost.',
      },
      {
        text: 'Its amino group is fully protonated',
        slip: 'residue-property-mixed-up',
        teaching: 'The amino group of taurine is tied up in the amide.',
      },
      {
        text: 'Its rings are more soluble in fat',
        slip: 'polarity-mixed-up',
        teaching: 'The ring system is the same in both.',
      },
    ],
    explanation:
      'At pH 5 half of cholic acid is protonated, uncharged and poorly soluble. The sulfonic acid of taurine is strong (p*K*_{a} below 2), so taurocholate is fully ionized and keeps its polar end.',
    reference: 'Lehninger Principles of Biochemistry, chapter 10',
  },
  {
    id: 'biochemistry-lipids-111',
    topics: ['lipids'],
    tests: ['lipid-classes'],
    difficulty: 'beginner',
    text: 'Which vitamin is a lipid, so that an excess is stored in fat tissue rather than lost in the urine?',
    answer: 'Vitamin D',
    distractors: [
      {
        text: 'Vitamin C',
        slip: 'polarity-mixed-up',
        teaching: 'Ascorbic acid has many hydroxyl groups and dissolves in water.',
      },
      {
        text: 'Riboflavin',
        slip: 'polarity-mixed-up',
        teaching: 'Riboflavin carries a sugar alcohol chain and is excreted in the urine.',
      },
      {
        text: 'Thiamine',
        slip: 'polarity-mixed-up',
        teaching: 'Thiamine is a cation and dissolves in water.',
      },
    ],
    explanation:
      'Vitamin D comes from a steroid and is nonpolar except for one or a few hydroxyl groups. Together with A, E and K, it belongs to the fat-soluble vitamins.',
    reference: 'Lehninger Principles of Biochemistry, chapter 10',
  },
  {
    id: 'biochemistry-lipids-112',
    topics: ['lipids'],
    tests: ['lipid-classes'],
    difficulty: 'beginner',
    text: 'Hydrolysis of a lipid from honeycombs gives palmitic acid and a straight-chain alcohol with 30 carbons, but neither glycerol nor phosphate. To which class does the lipid belong?',
    answer: 'Waxes',
    distractors: [
      {
        text: 'Triacylglycerols',
        slip: 'linkage-mixed-up',
        teaching: 'These would give glycerol and three fatty acids.',
      },
      { text: 'Sphingolipids', slip: 'linkage-mixed-up', teaching: 'These would give sphingosine.' },
      {
        text: 'Terpenes',
        slip: 'lipid-parts-mixed-up',
        teaching: 'Terpenes are built of isoprene units and are not cleaved by hydrolysis.',
      },
    ],
    explanation:
      'An ester of a long-chain acid with a long-chain alcohol is a wax; this one is the main component of beeswax.',
    reference: 'Lehninger Principles of Biochemistry, chapter 10',
  },
  {
    id: 'biochemistry-lipids-113',
    topics: ['lipids'],
    tests: ['lipid-classes'],
    difficulty: 'beginner',
    text: 'Squalene, \\ce{C30H50}, is a terpenoid built of isoprene units with five carbons each. How many units does it contain?',
    answer: '6',
    distractors: [
      {
        text: '10',
        slip: 'answered-another-quantity',
        teaching:
          'The number of hydrogens does not give the number of units; divide the number of carbons by five.',
        expression: '50 / 5',
      },
      {
        text: '3',
        slip: 'wrong-number-per-unit',
        teaching: 'A monoterpene has ten carbons, which are two isoprene units; count units of five.',
        expression: '30 / 10',
      },
      {
        text: '15',
        slip: 'needless-half',
        teaching: 'The number of units is not half the number of carbons; each unit has five carbons.',
        expression: '30 / 2',
      },
    ],
    explanation: '30 carbons divided by 5 per isoprene unit: 30/5 = 6 units. Squalene is a triterpene.',
    reference: 'Lehninger Principles of Biochemistry, chapter 10',
    computation: { kind: 'quantity', expression: '30/5', unit: '' },
  },
  {
    id: 'biochemistry-lipids-114',
    topics: ['lipids'],
    tests: ['lipid-classes'],
    difficulty: 'advanced',
    text: 'A lipid extract is run on a silica plate in hexane that contains a little diethyl ether. Which lipid is found nearest to the solvent front?',
    answer: 'Cholesteryl palmitate',
    distractors: [
      {
        text: 'Phosphatidylcholine',
        slip: 'polarity-mixed-up',
        teaching: 'Its charged head group holds it at the origin.',
      },
      {
        text: 'Cholesterol',
        slip: 'polarity-mixed-up',
        teaching: 'Its free hydroxyl group is held by the silica.',
      },
      {
        text: 'Palmitic acid',
        slip: 'polarity-mixed-up',
        teaching: 'Its carboxyl group forms strong hydrogen bonds to silica.',
      },
    ],
    explanation:
      'Silica retains polar groups. In cholesteryl palmitate both the hydroxyl and the carboxyl group are tied up in an ester, so it is the least polar of the four and runs farthest.',
    reference: 'Lehninger Principles of Biochemistry, chapter 10',
  },
  {
    id: 'biochemistry-lipids-115',
    topics: ['lipids'],
    tests: ['eicosanoids'],
    difficulty: 'beginner',
    text: 'From which fatty acid does the body make most prostaglandins and leukotrienes?',
    answer: 'Arachidonic acid, 20:4',
    distractors: [
      {
        text: 'Palmitic acid, 16:0',
        slip: 'carbons-miscounted',
        teaching: 'Eicosanoids have twenty carbons and double bonds.',
      },
      {
        text: 'Arachidic acid, 20:0',
        slip: 'double-bond-effect-reversed',
        teaching: 'This acid has the right length but no double bonds for the oxygenases to act on.',
      },
      {
        text: 'Oleic acid, 18:1',
        slip: 'carbons-miscounted',
        teaching: 'Oleic acid has eighteen carbons and one double bond.',
      },
    ],
    explanation:
      'The name eicosanoid points to the answer: eicosa means twenty. Cyclooxygenases and lipoxygenases act on the double bonds of arachidonic acid, 20:4.',
    reference: 'Lehninger Principles of Biochemistry, chapter 10',
  },
  {
    id: 'biochemistry-lipids-116',
    topics: ['lipids'],
    tests: ['eicosanoids'],
    uses: ['hormones'],
    difficulty: 'intermediate',
    text: 'Unlike cortisol, prostaglandins act on cells close to the site where they are made. Which property best explains this?',
    answer: 'They are broken down within minutes',
    distractors: [
      {
        text: 'They are too large to enter the blood',
        slip: 'property-misjudged',
        teaching:
          'Prostaglandins have twenty carbons and are far smaller than insulin, which does travel in the blood.',
      },
      {
        text: 'They have no receptors on cells',
        slip: 'property-misjudged',
        teaching: 'They act through G protein-coupled receptors.',
      },
      {
        text: 'They are insoluble in any body fluid',
        slip: 'polarity-mixed-up',
        teaching:
          'As carboxylates with hydroxyl groups they dissolve well enough at their low concentrations.',
      },
    ],
    explanation:
      'Eicosanoids are made when needed and are broken down within minutes, largely before the blood can carry them to other organs. Cortisol lasts for more than an hour and reaches distant cells.',
    reference: 'Lehninger Principles of Biochemistry, chapter 10',
  },
  {
    id: 'biochemistry-lipids-117',
    topics: ['lipids'],
    tests: ['eicosanoids'],
    difficulty: 'advanced',
    text: 'After a small dose of aspirin, the production of thromboxane by platelets stays low for days, while the production of prostacyclin by the vessel walls recovers within hours. Why do the two differ?',
    answer: 'Platelets cannot make new enzyme.',
    distractors: [
      {
        text: 'Platelets take up aspirin again.',
        slip: 'reversed-cause',
        teaching: 'Aspirin is hydrolyzed within minutes in the blood; none remains to be taken up.',
      },
      {
        text: 'Platelets bind aspirin reversibly.',
        slip: 'inhibition-types-mixed-up',
        teaching: 'In both cells the enzyme is acetylated irreversibly.',
      },
      {
        text: 'Platelets use lipoxygenase instead.',
        slip: 'enzyme-mixed-up',
        teaching: 'Thromboxane is made by way of cyclooxygenase.',
      },
    ],
    explanation:
      'Aspirin acetylates cyclooxygenase irreversibly. Cells of the vessel wall have a nucleus and make new enzyme; platelets have no nucleus and stay blocked for their lifetime of about ten days.',
    reference: 'Lehninger Principles of Biochemistry, chapter 21',
  },
];
