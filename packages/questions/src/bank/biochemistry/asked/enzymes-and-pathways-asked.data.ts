import type { WrittenQuestion } from '../../written-question.ts';

/** Inhibitors, catalytic efficiency, feedback, steps of glycolysis and of the urea cycle, one-letter codes. */
export const enzymesAndPathwaysAskedQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-enzymes-871',
    topics: ['enzymes', 'enzyme-kinetics'],
    tests: ['enzyme-inhibitors-as-drugs', 'competitive-inhibition'],
    difficulty: 'intermediate',
    text: 'A drug molecule has nearly the same shape and charge distribution as the substrate of an enzyme. The drug slows the reaction down, but a large excess of the substrate restores the full rate. How does the drug act?',
    answer: 'It binds reversibly to the active site.',
    distractors: [
      {
        text: 'It binds irreversibly to the active site.',
        slip: 'given-fact-overlooked',
        teaching:
          'If the active site were blocked irreversibly, an excess of substrate could not restore the rate.',
      },
      {
        text: 'It binds reversibly to a different site.',
        slip: 'inhibition-types-mixed-up',
        teaching:
          'Substrate could not displace an inhibitor from a different site, where a likeness to the substrate would be of no use anyway.',
      },
      {
        text: 'It binds irreversibly to a different site.',
        slip: 'wrong-part-active',
        teaching:
          'A drug that stays bound to a different site keeps the rate low, whatever the excess of substrate.',
      },
    ],
    explanation:
      'Because of its shape and charges, the drug fits the active site and competes with the substrate for it. A large excess of substrate can win this competition only if the drug binds reversibly to the active site.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzyme-kinetics-870',
    topics: ['enzyme-kinetics'],
    tests: ['turnover-number', 'diffusion-controlled-reactions'],
    difficulty: 'intermediate',
    text: 'For an isomerase, *k*_{cat}/*K*_{M} is 4 × 10^{8} L/(mol·s), close to the rate constant for the diffusion-controlled encounter of enzyme and substrate. What does this value show about the enzyme?',
    answer: 'Nearly every encounter with the substrate leads to product.',
    distractors: [
      {
        text: 'Nearly every active site is occupied by a substrate molecule.',
        slip: 'taken-as-saturated',
        teaching:
          'How many sites are occupied depends on the concentration of the substrate, which is not given here.',
      },
      {
        text: 'Nearly every bound substrate molecule is held very tightly.',
        slip: 'binding-and-turnover-confused',
        teaching:
          'Tight binding alone does not give a high value: the bound substrate must react before it escapes.',
      },
      {
        text: 'Nearly every substrate concentration gives the rate *V*_{max}.',
        slip: 'km-vmax-mixed-up',
        teaching:
          'Like other enzymes with Michaelis–Menten kinetics, it comes close to *V*_{max} only when [S] is far above *K*_{M}.',
      },
    ],
    explanation:
      'At low [S] the rate is (*k*_{cat}/*K*_{M})[E][S], so *k*_{cat}/*K*_{M} is the rate constant for the reaction of free enzyme with substrate. This rate constant cannot exceed that of their encounters. Here the two are nearly equal, so nearly every encounter leads to product.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzyme-kinetics-871',
    topics: ['enzyme-kinetics'],
    tests: ['turnover-number', 'michaelis-menten-kinetics'],
    difficulty: 'intermediate',
    text: 'A mutation doubles both *k*_{cat} and *K*_{M} of an enzyme. The amount of enzyme is unchanged. How do the rates at very low and at very high substrate concentrations change?',
    answer: 'Low: unchanged; high: doubled',
    distractors: [
      {
        text: 'Low: halved; high: unchanged',
        slip: 'given-fact-overlooked',
        teaching:
          'This would hold if only *K*_{M} were doubled; *k*_{cat} has doubled as well, which makes both of these rates twice as high.',
      },
      {
        text: 'Low: doubled; high: doubled',
        slip: 'taken-as-saturated',
        teaching:
          'At low [S] the enzyme is far from saturated, and the doubled *K*_{M} offsets the doubled *k*_{cat}.',
      },
      {
        text: 'Low: halved; high: doubled',
        slip: 'one-part-right',
        teaching:
          'At low [S] a doubled *K*_{M} alone would halve the rate, but *k*_{cat} has doubled as well.',
      },
    ],
    explanation:
      'At very low [S] the rate is (*k*_{cat}/*K*_{M})[E][S], and this ratio has not changed: the rate is unchanged. At very high [S] it is *k*_{cat}[E], which has doubled.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzymes-872',
    topics: ['enzymes', 'bioenergetics'],
    tests: ['allosteric-regulation', 'metabolic-regulation'],
    difficulty: 'intermediate',
    text: 'A bacterium converts A to B and B to C. From C, one branch leads via D to X, and another leads via E to Y. When X is plentiful, it inhibits one enzyme; Y is still made, and none of the intermediates accumulates. Which step does X inhibit?',
    answer: 'C to D, the first step toward X alone',
    distractors: [
      {
        text: 'E to Y, the last step toward Y alone',
        slip: 'given-fact-overlooked',
        teaching: 'X would then stop the synthesis of Y, but Y is still made.',
      },
      {
        text: 'D to X, the last step toward X alone',
        slip: 'order-ignored',
        teaching:
          'The cell would then keep converting C to D, and D would accumulate because nothing used it up.',
      },
      {
        text: 'C to E, the first step toward Y alone',
        slip: 'pathway-mixed-up',
        teaching:
          'This step lies on the other branch; blocking it would stop the synthesis of Y and leave that of X unchecked.',
      },
    ],
    explanation:
      'An end product usually inhibits the step that commits material to it alone. Then no intermediate of its own branch accumulates, and the other branch goes on. For X this is C to D, the first step toward X alone.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-glycolysis-870',
    topics: ['glycolysis'],
    tests: ['glycolysis-pathway', 'regulation-of-glycolysis'],
    difficulty: 'beginner',
    text: 'Which enzymes catalyze the three steps of glycolysis that are essentially irreversible in the cell?',
    answer: 'Hexokinase, phosphofructokinase-1, pyruvate kinase',
    distractors: [
      {
        text: 'Hexokinase, phosphofructokinase-1, phosphoglycerate kinase',
        slip: 'overgeneralised-rule',
        teaching:
          'Not every kinase step is irreversible: phosphoglycerate kinase also works in reverse, in gluconeogenesis.',
      },
      {
        text: 'Hexokinase, phosphoglucose isomerase, phosphoglycerate kinase',
        slip: 'enzyme-mixed-up',
        teaching:
          'Hexokinase is right, but the reactions of the isomerase and of phosphoglycerate kinase are near equilibrium in the cell.',
      },
      {
        text: 'Hexokinase, phosphoglucose isomerase, enolase',
        slip: 'one-part-right',
        teaching:
          'Hexokinase is right, but the reactions of the isomerase and of enolase are near equilibrium in the cell.',
      },
    ],
    explanation:
      'Gluconeogenesis has to bypass three steps with other enzymes, because their Δ*G* in the cell is strongly negative. These are the steps of hexokinase, phosphofructokinase-1 and pyruvate kinase.',
    reference: 'Lehninger Principles of Biochemistry, chapter 14',
  },
  {
    id: 'biochemistry-glycolysis-871',
    topics: ['glycolysis', 'signalling'],
    tests: ['regulation-of-glycolysis', 'regulation-by-covalent-modification'],
    difficulty: 'advanced',
    text: 'In the liver, one enzyme both makes and breaks down fructose 2,6-bisphosphate. When protein kinase A phosphorylates a serine residue of this enzyme, the enzyme stops making the compound and breaks it down. In a mutant, this serine is replaced with alanine. How does phosphofructokinase-1 in the mutant liver respond to glucagon?',
    answer: 'It stays active, because fructose 2,6-bisphosphate stays high.',
    distractors: [
      {
        text: 'It stays inactive, because fructose 2,6-bisphosphate stays low.',
        slip: 'regulation-reversed',
        teaching:
          'Without the phosphate group, the mutant enzyme makes fructose 2,6-bisphosphate, so its level is high, not low.',
      },
      {
        text: 'It becomes less active, because fructose 2,6-bisphosphate falls.',
        slip: 'given-fact-overlooked',
        teaching:
          'This is the response of a normal liver; in the mutant, protein kinase A finds no serine to phosphorylate.',
      },
      {
        text: 'It becomes more active, because fructose 2,6-bisphosphate rises.',
        slip: 'messenger-mixed-up',
        teaching:
          'Fructose 2,6-bisphosphate rises after insulin; glucagon cannot switch the mutant enzyme in either direction.',
      },
    ],
    explanation:
      'Fructose 2,6-bisphosphate activates phosphofructokinase-1, and glucagon normally lowers it through protein kinase A. Alanine has no OH group to be phosphorylated, so the mutant enzyme keeps making the compound. Fructose 2,6-bisphosphate stays high, and phosphofructokinase-1 stays active.',
    reference: 'Lehninger Principles of Biochemistry, chapter 14',
  },
  {
    id: 'biochemistry-nitrogen-metabolism-870',
    topics: ['nitrogen-metabolism'],
    tests: ['urea-cycle'],
    difficulty: 'intermediate',
    text: 'The enzymes of the urea cycle are supplied with aspartate labeled with ^{15}N in its amino group. The other substrates are not labeled, and no transaminases are present. Which compound of the cycle is the first to contain ^{15}N?',
    answer: 'Argininosuccinate',
    distractors: [
      {
        text: 'Carbamoyl phosphate',
        slip: 'label-misplaced',
        teaching: 'The nitrogen of this compound comes from free ammonia, which is not labeled here.',
      },
      {
        text: 'Citrulline',
        slip: 'order-ignored',
        teaching:
          'Citrulline forms from ornithine and carbamoyl phosphate, before aspartate enters the cycle.',
      },
      {
        text: 'Ornithine',
        slip: 'metabolite-mixed-up',
        teaching:
          'Ornithine is regenerated when urea is released; it does not take up the nitrogen of aspartate.',
      },
    ],
    explanation:
      'One nitrogen atom of urea enters the cycle in carbamoyl phosphate and comes from ammonia. The other enters with aspartate, which combines with citrulline, so the first compound to contain ^{15}N is argininosuccinate.',
    reference: 'Lehninger Principles of Biochemistry, chapter 18',
  },
  {
    id: 'biochemistry-amino-acids-870',
    topics: ['amino-acids'],
    tests: ['amino-acid-structures'],
    difficulty: 'beginner',
    text: 'In one-letter code, the sequence of a peptide is DKWQ. What is this sequence in three-letter code?',
    answer: 'Asp-Lys-Trp-Gln',
    distractors: [
      {
        text: 'Asn-Lys-Trp-Glu',
        slip: 'residue-property-mixed-up',
        teaching:
          'Acids and amides were confused: D is aspartate and Q glutamine; the codes of Asn and Glu are N and E.',
      },
      {
        text: 'Asp-Leu-Tyr-Gln',
        slip: 'notation-misread',
        teaching: 'K stands for lysine (leucine is L), and W for tryptophan (tyrosine is Y).',
      },
      {
        text: 'Gln-Trp-Lys-Asp',
        slip: 'counted-from-wrong-end',
        teaching: 'In both notations the N-terminus is on the left, so the order does not change.',
      },
    ],
    explanation:
      'D is aspartate (Asp), K lysine (Lys), W tryptophan (Trp) and Q glutamine (Gln). The order stays the same: Asp-Lys-Trp-Gln.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-amino-acids-871',
    topics: ['amino-acids'],
    tests: ['amino-acid-structures'],
    difficulty: 'beginner',
    text: 'The names of threonine, tyrosine and tryptophan all begin with T. What are their one-letter codes, respectively?',
    answer: 'T, Y, W',
    distractors: [
      {
        text: 'T, W, Y',
        slip: 'names-exchanged',
        teaching:
          'The code of tyrosine is Y, its second letter; the wide letter W stands for tryptophan, with its two fused rings.',
      },
      {
        text: 'Y, T, W',
        slip: 'exchanged-values',
        teaching: 'T is the code of threonine; the code of tyrosine is Y, its second letter.',
      },
      {
        text: 'Y, W, T',
        slip: 'notation-misread',
        teaching:
          'Y is the second letter of tyrosine, not of threonine, and T is the code of threonine, not of tryptophan.',
      },
    ],
    explanation:
      'Threonine keeps its first letter, T. Tyrosine has its second letter, Y, and tryptophan, with the bulkiest side chain, has the wide letter W: T, Y, W.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
];
