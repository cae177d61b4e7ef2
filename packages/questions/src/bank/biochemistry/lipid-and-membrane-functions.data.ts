import type { WrittenQuestion } from '../written-question.ts';

export const lipidAndMembraneFunctionQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-carbohydrates-51',
    topics: ['carbohydrates'],
    tests: ['glycoproteins'],
    uses: ['gel-electrophoresis'],
    difficulty: 'advanced',
    text: 'A protein has one *N*-glycosylation site, in the sequence Lys-Asn-Gly-Thr. It runs at 58 kDa on an SDS gel, and at 55 kDa after its *N*-glycan has been removed. Which mutant runs at 55 kDa without treatment?',
    answer: 'Thr to Ala',
    distractors: [
      {
        text: 'Thr to Ser',
        slip: 'residue-property-mixed-up',
        teaching: 'Asn-X-Ser is a site as well, so serine still allows glycosylation.',
      },
      {
        text: 'Gly to Ala',
        slip: 'residue-property-mixed-up',
        teaching: 'The middle position may be occupied by any residue except proline.',
      },
      {
        text: 'Lys to Ser',
        slip: 'overgeneralised-rule',
        teaching: 'The residue before asparagine is not part of the signal.',
      },
    ],
    explanation:
      'The signal for *N*-glycosylation is Asn-X-Ser or Asn-X-Thr, where X is not proline. Thr to Ala destroys it, so the glycan is never attached; the other mutants keep the signal.',
    reference: 'Lehninger Principles of Biochemistry, chapter 7',
  },
  {
    id: 'biochemistry-lipids-51',
    topics: ['lipids'],
    tests: ['sphingolipids'],
    uses: ['phospholipids'],
    difficulty: 'beginner',
    text: 'Sphingomyelin is hydrolyzed completely, at every ester, amide and phosphate ester bond. Which of these is *not* among the products?',
    answer: 'Glycerol',
    distractors: [
      {
        text: 'Choline',
        slip: 'lipid-parts-mixed-up',
        teaching: 'The head group of sphingomyelin is phosphocholine, so choline is released.',
      },
      {
        text: 'Phosphate',
        slip: 'lipid-parts-mixed-up',
        teaching:
          'Sphingomyelin is a phospholipid although it lacks glycerol: its head group contains a phosphate.',
      },
      {
        text: 'A fatty acid',
        slip: 'lipid-parts-mixed-up',
        teaching: 'A fatty acid is attached to the amino group of sphingosine as an amide.',
      },
    ],
    explanation:
      'Sphingomyelin is built on sphingosine: a fatty acid is attached as an amide, and phosphocholine as an ester. Sphingosine replaces glycerol, so hydrolysis gives no glycerol.',
    reference: 'Lehninger Principles of Biochemistry, chapter 10',
  },
  {
    id: 'biochemistry-lipids-52',
    topics: ['lipids'],
    tests: ['sphingolipids'],
    uses: ['glycosidic-bonds'],
    difficulty: 'intermediate',
    text: 'In Tay–Sachs disease, ganglioside GM_{2}, a sphingolipid with a short sugar chain, accumulates in the lysosomes of nerve cells. What is the cause?',
    answer: 'An enzyme that removes a sugar from it is missing',
    distractors: [
      {
        text: 'An enzyme that adds a sugar to it is overactive',
        slip: 'regulation-reversed',
        teaching: 'The ganglioside is made at the normal rate; what fails is its breakdown.',
      },
      {
        text: 'An enzyme that oxidizes its fatty acid is missing',
        slip: 'compartment-mixed-up',
        teaching: 'Its fatty acid is not oxidized in the lysosome, and the breakdown begins at the sugars.',
      },
      {
        text: 'An enzyme that adds its phosphate is overactive',
        slip: 'lipid-parts-mixed-up',
        teaching: 'Gangliosides carry sugars, among them sialic acid, and no phosphate.',
      },
    ],
    explanation:
      'Gangliosides are broken down in the lysosome by the removal of one sugar after another. In Tay–Sachs disease hexosaminidase A, which removes the terminal *N*-acetylgalactosamine, is missing, so GM_{2} accumulates.',
    reference: 'Lehninger Principles of Biochemistry, chapter 10',
  },
  {
    id: 'biochemistry-lipids-53',
    topics: ['lipids'],
    tests: ['steroids-and-cholesterol', 'lipid-bilayer'],

    difficulty: 'beginner',
    text: 'Which part of a cholesterol molecule in a lipid bilayer faces the water?',
    answer: 'The hydroxyl group on its first ring',
    distractors: [
      {
        text: 'The branched chain on its last ring',
        slip: 'polarity-mixed-up',
        teaching: 'This chain of carbon and hydrogen is nonpolar and extends into the core of the bilayer.',
      },
      {
        text: 'The double bond in its second ring',
        slip: 'polarity-mixed-up',
        teaching: 'A C=C bond is nonpolar and does not hold the molecule at the surface.',
      },
      {
        text: 'The methyl groups at its ring junctions',
        slip: 'polarity-mixed-up',
        teaching: 'Methyl groups are nonpolar and lie among the acyl chains.',
      },
    ],
    explanation:
      'Cholesterol is amphipathic: its one polar part is the hydroxyl group on the first ring (carbon 3), which forms hydrogen bonds with water and head groups. The rings and the chain lie among the acyl chains.',
    reference: 'Lehninger Principles of Biochemistry, chapter 10',
  },
  {
    id: 'biochemistry-lipids-54',
    topics: ['lipids'],
    tests: ['steroids-and-cholesterol'],
    difficulty: 'intermediate',
    text: 'A resin that is not absorbed binds bile acids in the gut, so that they are excreted in the feces. Why does the level of cholesterol in the blood fall?',
    answer: 'The liver turns more cholesterol into bile acids',
    distractors: [
      {
        text: 'The liver makes less cholesterol from acetyl-CoA',
        slip: 'regulation-reversed',
        teaching:
          'As its cholesterol falls, the liver makes more of it, which weakens the effect of the resin.',
      },
      {
        text: 'The resin takes cholesterol directly from the blood',
        slip: 'compartment-mixed-up',
        teaching: 'The resin is not absorbed, so it never meets the blood.',
      },
      {
        text: 'The gut oxidizes more cholesterol to carbon dioxide',
        slip: 'pathway-mixed-up',
        teaching:
          'The body cannot break down the steroid rings; cholesterol is excreted unchanged or as bile acids.',
      },
    ],
    explanation:
      'Most bile acids return from the gut to the liver. If they are lost, the liver replaces them: it turns more cholesterol into bile acids and takes up more LDL, so the level of cholesterol in the blood falls.',
    reference: 'Lehninger Principles of Biochemistry, chapter 21',
  },
  {
    id: 'biochemistry-lipids-55',
    topics: ['lipids'],
    tests: ['eicosanoids', 'irreversible-inhibition'],

    difficulty: 'beginner',
    text: 'How does aspirin lower the synthesis of prostaglandins?',
    answer: 'It acetylates cyclooxygenase',
    distractors: [
      {
        text: 'It hydrolyzes arachidonic acid',
        slip: 'enzyme-mixed-up',
        teaching: 'Aspirin is not an enzyme, and arachidonic acid has no ester to hydrolyze.',
      },
      {
        text: 'It blocks prostaglandin receptors',
        slip: 'other-stage',
        teaching:
          'Blocking the receptors would weaken the effect of prostaglandins, not lower their synthesis.',
      },
      {
        text: 'It activates phospholipase',
        slip: 'regulation-reversed',
        teaching: 'More phospholipase activity would release more arachidonate and so raise the synthesis.',
      },
    ],
    explanation:
      'Aspirin transfers its acetyl group to a serine of cyclooxygenase. The channel to the active site is then blocked, irreversibly, and arachidonic acid is no longer turned into prostaglandin H_{2}.',
    reference: 'Lehninger Principles of Biochemistry, chapter 21',
  },
  {
    id: 'biochemistry-lipids-56',
    topics: ['lipids'],
    tests: ['eicosanoids'],
    difficulty: 'intermediate',
    text: 'Ibuprofen lowers the synthesis of prostaglandins but not that of leukotrienes. Glucocorticoids lower both. Inhibition of which step explains the action of glucocorticoids?',
    answer: 'Release of arachidonate from phospholipids',
    distractors: [
      {
        text: 'Oxidation of arachidonate by cyclooxygenase',
        slip: 'pathway-mixed-up',
        teaching: 'This step leads only to prostaglandins, and it is the one that ibuprofen inhibits.',
      },
      {
        text: 'Oxidation of arachidonate by lipoxygenase',
        slip: 'pathway-mixed-up',
        teaching: 'Inhibition of 5-lipoxygenase would lower leukotrienes and spare prostaglandins.',
      },
      {
        text: 'Export of prostaglandins through the membrane',
        slip: 'pathway-mixed-up',
        teaching: 'Export comes after the branch point and would not affect the leukotrienes.',
      },
    ],
    explanation:
      'Both families start from arachidonate, which phospholipase A_{2} releases from membrane phospholipids. The release of arachidonate comes before the branch point, so both prostaglandins and leukotrienes fall.',
    reference: 'Lehninger Principles of Biochemistry, chapter 21',
  },
  {
    id: 'biochemistry-membranes-51',
    topics: ['membranes'],
    tests: ['membrane-proteins'],
    uses: ['protein-purification'],
    difficulty: 'beginner',
    text: 'When an isolated membrane is washed with 1 mol/L NaCl, without detergent, a protein is released, and the bilayer stays intact. How was the protein most likely attached?',
    answer: 'By ionic attraction to the surface',
    distractors: [
      {
        text: 'By a helix that spans the bilayer',
        slip: 'interaction-mixed-up',
        teaching:
          'A spanning helix is held by the hydrophobic effect, which salt does not weaken; a detergent is needed to release it.',
      },
      {
        text: 'By a β barrel that spans the bilayer',
        slip: 'interaction-mixed-up',
        teaching: 'A barrel in the bilayer is an integral protein and is released only with detergent.',
      },
      {
        text: 'By a lipid chain within the bilayer',
        slip: 'interaction-mixed-up',
        teaching: 'A lipid anchor is held among the acyl chains and is not released by salt.',
      },
    ],
    explanation:
      'A high salt concentration screens charges. A protein released in this way is a peripheral protein, bound by ionic attraction to head groups or to other proteins at the surface.',
    reference: 'Lehninger Principles of Biochemistry, chapter 11',
  },
  {
    id: 'biochemistry-membranes-52',
    topics: ['membranes'],
    tests: ['membrane-proteins'],
    uses: ['classes-of-amino-acids'],
    difficulty: 'intermediate',
    text: 'The hydropathy plot of a receptor in the plasma membrane shows seven stretches of about 22 nonpolar residues, each of which is a transmembrane helix. The amino terminus of the receptor carries sugars and faces the outside. Where is the carboxyl terminus?',
    answer: 'On the cytosolic side',
    distractors: [
      {
        text: 'On the outer side',
        slip: 'steps-miscounted',
        teaching: 'An even number of crossings would lead back to the outside; seven is odd.',
      },
      {
        text: 'In the core of the bilayer',
        slip: 'polarity-mixed-up',
        teaching:
          'The charged terminus is not stable in the nonpolar core, and all of the stretches span it.',
      },
      {
        text: 'In the lumen of the ER',
        slip: 'compartment-mixed-up',
        teaching: 'The receptor has left the ER, and the lumen of the ER corresponds to the outside.',
      },
    ],
    explanation:
      'Each helix crosses the bilayer once. Starting outside, the chain changes sides seven times, an odd number, so the carboxyl terminus lies on the cytosolic side.',
    reference: 'Lehninger Principles of Biochemistry, chapter 11',
  },
];
