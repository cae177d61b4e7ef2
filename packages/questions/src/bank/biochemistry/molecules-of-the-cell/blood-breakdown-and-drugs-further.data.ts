import type { WrittenQuestion } from '../../written-question.ts';

export const bloodBreakdownAndDrugsFurtherQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-haemoglobin-701',
    topics: ['haemoglobin'],
    tests: ['sickle-cell-hemoglobin'],
    uses: ['gel-electrophoresis'],
    difficulty: 'intermediate',
    text: 'The hemoglobins of the members of a family are separated by electrophoresis at pH 8.6, where they move toward the positive electrode. The blood of each parent shows two bands, but that of their child, who has sickle cell disease, shows only the slower one. What can be concluded about the parents?',
    answer: 'Each has one allele for hemoglobin A and one for hemoglobin S.',
    distractors: [
      {
        text: 'Each has two alleles for hemoglobin S, like their child.',
        slip: 'given-fact-overlooked',
        teaching: 'If this were so, their blood would show the slower band alone.',
      },
      {
        text: 'One has two alleles for hemoglobin A, the other two for hemoglobin S.',
        slip: 'one-part-right',
        teaching: 'Each of these parents would show a single band, and the child would show two.',
      },
      {
        text: 'Each has two alleles for hemoglobin A, unlike their child.',
        slip: 'given-fact-overlooked',
        teaching: 'Their second band shows that they make hemoglobin S too.',
      },
    ],
    explanation:
      'Hemoglobin S lacks a negative glutamate in each β chain and moves more slowly toward the positive electrode. Both parents make the normal and the slow form, but the child makes only the slow one, which it inherited from both. Each parent has one allele for hemoglobin A and one for hemoglobin S.',
    reference: 'Lehninger Principles of Biochemistry, chapter 5',
  },
  {
    id: 'biochemistry-citric-acid-cycle-701',
    topics: ['citric-acid-cycle'],
    tests: ['anaplerotic-reactions'],
    uses: ['beta-oxidation'],
    difficulty: 'advanced',
    text: 'A patient cannot carboxylate pyruvate, so the citric acid cycle lacks intermediates. Why does a fat made of seven-carbon fatty acids help more than one made of eight-carbon fatty acids?',
    answer: 'The last three carbons of each acid can end up as succinyl-CoA.',
    distractors: [
      {
        text: 'The last three carbons of each acid can end up as acetyl-CoA.',
        slip: 'metabolite-mixed-up',
        teaching: 'Acetyl-CoA, which is also formed from eight carbons, gives no net gain of intermediates.',
      },
      {
        text: 'The first two carbons of each acid can end up as pyruvate.',
        slip: 'pathway-mixed-up',
        teaching: 'β oxidation releases acetyl-CoA, which animals cannot turn into pyruvate.',
      },
      {
        text: 'The seven carbons of each acid can end up as one citrate.',
        slip: 'metabolite-mixed-up',
        teaching: 'Citrate is made from acetyl-CoA and oxaloacetate, which is what is lacking.',
      },
    ],
    explanation:
      'Seven carbons give two acetyl-CoA and one propionyl-CoA. Carboxylation of propionyl-CoA, by another enzyme, leads to succinyl-CoA, an intermediate. So the last three carbons of each acid can end up as succinyl-CoA; eight carbons give only acetyl-CoA.',
    reference: 'Lehninger Principles of Biochemistry, chapter 17',
  },
  {
    id: 'biochemistry-nitrogen-metabolism-701',
    topics: ['nitrogen-metabolism'],
    tests: ['amino-acid-breakdown'],
    uses: ['hydrolysis-of-esters'],
    difficulty: 'beginner',
    text: 'Drinks with aspartame, the methyl ester of the dipeptide Asp-Phe, carry a warning for people with phenylketonuria. Why?',
    answer: 'Its digestion releases phenylalanine.',
    distractors: [
      {
        text: 'Its digestion releases tyrosine.',
        slip: 'metabolite-mixed-up',
        teaching: 'Tyrosine is what they lack, since they cannot make it from phenylalanine.',
      },
      {
        text: 'Its digestion uses up phenylalanine.',
        slip: 'reversed-cause',
        teaching:
          'Hydrolysis of the dipeptide releases phenylalanine, which these people already have in excess.',
      },
      {
        text: 'Its digestion uses up tyrosine.',
        slip: 'metabolite-mixed-up',
        teaching:
          'Hydrolysis by proteases uses up no amino acid; the problem is the phenylalanine that is released.',
      },
    ],
    explanation:
      'People with phenylketonuria can hardly convert phenylalanine into tyrosine, and it builds up. Hydrolysis of the ester and of the peptide bond of aspartame releases phenylalanine.',
    reference: 'Lehninger Principles of Biochemistry, chapter 18',
  },
  {
    id: 'biochemistry-signalling-701',
    topics: ['signalling'],
    tests: ['lipophilicity-and-absorption'],
    uses: ['hydrolysis-of-esters'],
    difficulty: 'intermediate',
    text: 'Enalaprilat, a drug with two carboxylic acid groups, is hardly absorbed in the gut. Its monoethyl ester, enalapril, is well absorbed, and the liver cleaves it to enalaprilat. Why is the ester absorbed better?',
    answer: 'It has one fewer charge and crosses membranes more easily.',
    distractors: [
      {
        text: 'It has one more charge and dissolves in water more easily.',
        slip: 'ionisation-ignored',
        teaching: 'An ester has no acidic hydrogen; masking a carboxylate removes a charge.',
      },
      {
        text: 'It has one more hydroxyl and binds to membranes more easily.',
        slip: 'functional-group-confused',
        teaching: 'In the ester \\ce{OC2H5} replaces OH.',
      },
      {
        text: 'It has a lower molar mass and crosses pores more easily.',
        slip: 'size-of-effect-misjudged',
        teaching: 'Replacing H by an ethyl group raises the molar mass by 28 g/mol.',
      },
    ],
    explanation:
      'At the pH of the gut both carboxylic acids are ionized. The ester group is neutral, so enalapril has one fewer charge and crosses membranes more easily.',
    reference: 'Patrick, An Introduction to Medicinal Chemistry, chapter 14',
  },
  {
    id: 'biochemistry-signalling-702',
    topics: ['signalling'],
    tests: ['opioids'],
    uses: ['active-transport'],
    difficulty: 'intermediate',
    text: 'Loperamide binds to the same receptors as morphine and is lipophilic. It stops diarrhea, but at usual doses it has no effect on the brain. What explains this?',
    answer: 'A pump of the blood–brain barrier moves it out again.',
    distractors: [
      {
        text: 'A pump of the blood–brain barrier moves it into the brain.',
        slip: 'transport-kinds-mixed-up',
        teaching:
          'If this were so, its concentration in the brain would be high, with effects like those of morphine.',
      },
      {
        text: 'A lack of lipid solubility keeps it out of the brain.',
        slip: 'given-fact-overlooked',
        teaching:
          'The question states that loperamide is lipophilic, so solubility in lipids is not the problem.',
      },
      {
        text: 'A lack of receptors in the brain keeps it inactive there.',
        slip: 'given-fact-overlooked',
        teaching: 'Morphine acts on the brain through the same receptors.',
      },
    ],
    explanation:
      'Loperamide enters the cells of the barrier, but P-glycoprotein pumps it back into the blood. It reaches the receptors of the gut but not those of the brain, since a pump of the blood–brain barrier moves it out again.',
    reference: 'Patrick, An Introduction to Medicinal Chemistry, chapter 24',
  },
  {
    id: 'biochemistry-signalling-703',
    topics: ['signalling'],
    tests: ['kinetic-isotope-effect', 'pharmacokinetics'],
    uses: ['cytochrome-p450', 'bioisosteres'],
    difficulty: 'intermediate',
    text: 'In deutetrabenazine, two \\ce{OCH3} groups of tetrabenazine are replaced by \\ce{OCD3} (D is hydrogen-2). The drug has to be taken less often. Why?',
    answer: 'C–D bonds are broken more slowly by the enzymes of the liver.',
    distractors: [
      {
        text: 'C–D bonds are held more tightly by the target of the drug.',
        slip: 'binding-and-turnover-confused',
        teaching: 'D has nearly the size and polarity of H; binding hardly changes.',
      },
      {
        text: 'C–D bonds make the molecule much larger and less soluble.',
        slip: 'size-of-effect-misjudged',
        teaching:
          'Six mass units out of about 320 are only a small change, and the volume is almost the same.',
      },
      {
        text: 'C–D bonds emit radiation, which activates the receptor.',
        slip: 'property-misjudged',
        teaching: 'Hydrogen-2 is stable; it is hydrogen-3 that is radioactive.',
      },
    ],
    explanation:
      'Oxidation of the \\ce{OCH3} groups ends the action of the drug. The zero-point energy of C–D is lower than that of C–H, so breaking it requires more energy: C–D bonds are broken more slowly by the enzymes of the liver, while the shape is unchanged.',
    reference: 'Patrick, An Introduction to Medicinal Chemistry, chapter 14',
  },
  {
    id: 'biochemistry-signalling-751',
    topics: ['signalling'],
    tests: ['bioisosteres'],
    uses: ['aromaticity'],
    difficulty: 'intermediate',
    text: 'The benzene ring of a drug fills a narrow, flat, nonpolar cleft of its target. Which ring is the classical bioisostere of benzene and thus most likely to fit there as well?',
    answer: 'Thiophene',
    distractors: [
      {
        text: 'Cyclohexane',
        slip: 'hybridisation-misjudged',
        teaching: 'Cyclohexane is nonpolar, but it is a puckered chair, too thick for the flat cleft.',
      },
      {
        text: 'Piperidine',
        slip: 'functional-group-confused',
        teaching: 'Piperidine is a puckered ring and a base that is charged at the pH of blood.',
      },
      {
        text: 'Tetrahydropyran',
        slip: 'hybridisation-misjudged',
        teaching:
          'The carbons of tetrahydropyran are saturated, so the ring is puckered, and its oxygen is polar.',
      },
    ],
    explanation:
      'A sulfur atom is about as large as a CH=CH unit. Thiophene is planar, aromatic and nonpolar like benzene, and many drugs retain their effect after this replacement.',
    reference: 'Patrick, An Introduction to Medicinal Chemistry, chapter 13',
  },
];
