import type { WrittenSet } from '../../written-set.ts';

export const enzymesAndProteinsSets: readonly WrittenSet[] = [
  {
    id: 'biochemistry-set-two-inhibitors',
    title: 'An enzyme with two inhibitors',
    stimulus:
      'The initial rate of an esterase is measured at pH 7.4 and 25 °C at four concentrations of its substrate: without an inhibitor, with 6.0 μmol/L of inhibitor A, and with 6.0 μmol/L of inhibitor B. The enzyme concentration is the same in all assays, and each rate is read before a tenth of the substrate has reacted. The enzyme follows Michaelis–Menten kinetics in all three series; the uninhibited enzyme has *V*_{max} = 60 μmol/(L min).',
    figure: {
      caption: 'Initial rates in μmol/(L min)',
      kind: 'table',
      columns: ['[S] (μmol/L)', 'No inhibitor', 'With A', 'With B'],
      rows: [
        ['10', '20.0', '8.6', '10.0'],
        ['20', '30.0', '15.0', '15.0'],
        ['60', '45.0', '30.0', '22.5'],
        ['180', '54.0', '45.0', '27.0'],
      ],
    },
    questions: [
      {
        id: 'biochemistry-enzyme-kinetics-800',
        topics: ['enzyme-kinetics'],
        tests: ['competitive-inhibition', 'noncompetitive-and-mixed-inhibition'],
        difficulty: 'intermediate',
        text: 'Which types of inhibition do the data show?',
        answer: 'A is competitive and B is noncompetitive.',
        distractors: [
          {
            text: 'A is noncompetitive and B is competitive.',
            slip: 'inhibition-types-mixed-up',
            teaching:
              'The effect of B, which halves the rate, does not shrink with more substrate; that of A does.',
          },
          {
            text: 'A is competitive and B is uncompetitive.',
            slip: 'inhibition-types-mixed-up',
            teaching:
              'An uncompetitive inhibitor has hardly any effect at a low substrate concentration, but B halves the rate at each concentration.',
          },
          {
            text: 'A is uncompetitive and B is competitive.',
            slip: 'inhibition-types-mixed-up',
            teaching:
              'An uncompetitive inhibitor has a stronger effect at a high substrate concentration, but the effect of A becomes smaller.',
          },
        ],
        explanation:
          'B halves the rate at each substrate concentration: *V*_{max} falls, and *K*_{M} is unchanged. With A, the rate rises from 43% to 83% of the uninhibited rate as [S] increases: the rates fit 1/*v* = 1/60 + *K*/(60[S]), so *V*_{max} is the same and *K*_{M} is larger. Therefore A is competitive and B is noncompetitive.',
        reference: 'Nelson & Cox, Lehninger Principles of Biochemistry, chapter 6',
      },
      {
        id: 'biochemistry-enzyme-kinetics-801',
        topics: ['enzyme-kinetics'],
        tests: ['competitive-inhibition'],
        difficulty: 'advanced',
        text: 'What is the dissociation constant of the complex between the free enzyme and inhibitor A?',
        answer: '3.0 μmol/L',
        distractors: [
          {
            text: '2.0 μmol/L',
            slip: 'one-forgotten-in-factor',
            teaching: '6.0/3 leaves out the 1 in the factor 1 + [I]/*K*_{i} = 3.',
            expression: '6.0 / (60 / 20)',
          },
          {
            text: '12 μmol/L',
            slip: 'multiplied-for-divided',
            teaching:
              'Because [I]/*K*_{i} = 2, the concentration of A must be divided by 2; here it was multiplied by 2.',
            expression: '6.0 * (60 / 20 - 1)',
          },
          {
            text: '18 μmol/L',
            slip: 'multiplied-for-divided',
            teaching:
              'The inhibitor concentration was multiplied by the factor of 3, and the 1 was left out as well.',
            expression: '6.0 * 60 / 20',
          },
        ],
        explanation:
          'Half of *V*_{max} (30 μmol/(L min)) is reached at 20 μmol/L of substrate without A and at 60 μmol/L with A; the rates with A approach the same *V*_{max}, as 45.0 = \\frac{60 × 180}{180 + 60} shows. The apparent *K*_{M} is therefore three times as large: 1 + [I]/*K*_{i} = 3 and *K*_{i} = \\frac{6.0 μmol/L}{2} = 3.0 μmol/L.',
        reference: 'Nelson & Cox, Lehninger Principles of Biochemistry, chapter 6',
        computation: {
          kind: 'quantity',
          expression: '6.0 / (60 / 20 - 1)',
          unit: 'μmol/L',
        },
      },
      {
        id: 'biochemistry-enzyme-kinetics-802',
        topics: ['enzyme-kinetics'],
        tests: ['irreversible-inhibition'],
        difficulty: 'intermediate',
        text: 'Which experiment would best show whether B binds reversibly?',
        answer: 'Diluting the inhibited enzyme and measuring again',
        distractors: [
          {
            text: 'Doubling the concentration of B and measuring again',
            slip: 'answered-another-quantity',
            teaching: 'More inhibitor lowers the rate in either case, as long as free enzyme is left.',
          },
          {
            text: 'Measuring the rate with B at a still higher [S]',
            slip: 'inhibition-types-mixed-up',
            teaching: 'This tests whether the substrate competes with B, not whether B can leave the enzyme.',
          },
          {
            text: 'Measuring the rate with B at a lower temperature',
            slip: 'wrong-property',
            teaching: 'All rates fall on cooling; this does not show whether the inhibitor can leave.',
          },
        ],
        explanation:
          'A reversible inhibitor leaves the enzyme when its concentration falls, and the activity returns; a covalently bound one remains attached. This is tested by diluting the inhibited enzyme and measuring again.',
        reference: 'Nelson & Cox, Lehninger Principles of Biochemistry, chapter 6',
      },
    ],
  },
  {
    id: 'biochemistry-set-purification-of-an-enzyme',
    title: 'Purification of an enzyme',
    stimulus:
      'An enzyme is purified from bacteria in three steps at 4 °C. After each step, the volume, the protein (Bradford assay) and the activity are measured; one unit (U) converts 1 μmol of substrate per minute. The final product gives one band at 30 kDa in SDS-PAGE, with and without a reducing agent, and one symmetrical peak in gel filtration, at the position of a globular protein of 120 kDa. The gel and the gel filtration column are calibrated with proteins of known mass.',
    figure: {
      caption: 'Purification of the enzyme',
      kind: 'table',
      columns: ['Step', 'Total protein (mg)', 'Total activity (U)'],
      rows: [
        ['Crude extract', '1200', '24 000'],
        ['Ammonium sulfate', '400', '20 000'],
        ['Ion exchange', '60', '15 000'],
        ['Affinity column', '4.0', '12 000'],
      ],
    },
    questions: [
      {
        id: 'biochemistry-protein-methods-800',
        topics: ['protein-methods'],
        tests: ['protein-purification'],
        uses: ['enzyme-activity'],
        difficulty: 'intermediate',
        text: 'What overall yield and purification factor follow from the data in the table?',
        answer: '50% and 150-fold',
        distractors: [
          {
            text: '50% and 300-fold',
            slip: 'residues-counted-once',
            teaching:
              '300 is the ratio of the total protein masses; the lost activity must be taken into account too.',
          },
          {
            text: '80% and 150-fold',
            slip: 'wrong-reference',
            teaching: '80% is the yield of the last step alone, compared with the ion exchange.',
          },
          {
            text: '80% and 300-fold',
            slip: 'wrong-reference',
            teaching:
              'This is the yield of the last step, and 300 is the ratio of the protein masses, not of the specific activities.',
          },
        ],
        explanation:
          'Yield: \\frac{12 000 U}{24 000 U} = 50%. The specific activity rises from 20 U/mg to 3000 U/mg, by a factor of 150: 50% and 150-fold.',
        reference: 'Nelson & Cox, Lehninger Principles of Biochemistry, chapter 3',
      },
      {
        id: 'biochemistry-protein-methods-801',
        topics: ['protein-methods'],
        tests: ['protein-purification'],
        difficulty: 'intermediate',
        text: 'Which step removes the largest percentage of the protein present before it?',
        answer: 'Affinity column',
        distractors: [
          {
            text: 'Ammonium sulfate',
            slip: 'absolute-for-relative-error',
            teaching:
              'It removes the greatest mass, 800 mg, but that is only two thirds of the protein present.',
          },
          {
            text: 'Ion exchange',
            slip: 'one-step-short',
            teaching: 'It removes 340 mg of 400 mg, or 85%; a later step does better.',
          },
          {
            text: 'Ion exchange and ammonium sulfate, to the same extent',
            slip: 'relation-invented',
            teaching: 'They remove 85% and 67% of the protein before them, so they differ.',
          },
        ],
        explanation:
          'The protein falls to \\frac{1}{3}, then to \\frac{60}{400} = 15%, then to \\frac{4.0}{60} = 6.7%: 93% is removed by the affinity column.',
        reference: 'Nelson & Cox, Lehninger Principles of Biochemistry, chapter 3',
      },
      {
        id: 'biochemistry-protein-methods-802',
        topics: ['protein-methods', 'protein-structure'],
        tests: ['size-exclusion-chromatography'],
        uses: ['gel-electrophoresis'],
        difficulty: 'intermediate',
        text: 'What do gel filtration and SDS-PAGE together show about the enzyme?',
        answer: 'Four chains of 30 kDa, held together noncovalently',
        distractors: [
          {
            text: 'Four chains of 30 kDa, held together by disulfide bridges',
            slip: 'interaction-mixed-up',
            teaching: 'Then the lane without a reducing agent would show a band at 120 kDa.',
          },
          {
            text: 'One chain of 120 kDa, cut by the detergent',
            slip: 'method-mixed-up',
            teaching: 'SDS unfolds proteins and separates their subunits, but does not cut peptide bonds.',
          },
          {
            text: 'One chain of 30 kDa, with a large amount of bound water',
            slip: 'method-mixed-up',
            teaching: 'Bound water cannot make a compact protein appear four times as heavy.',
          },
        ],
        explanation:
          'Gel filtration shows the native protein, 120 kDa; SDS separates it into chains of one size, 30 kDa, even without a reducing agent. These results show four chains of 30 kDa, held together noncovalently.',
        reference: 'Nelson & Cox, Lehninger Principles of Biochemistry, chapter 3',
      },
      {
        id: 'biochemistry-protein-methods-803',
        topics: ['protein-methods', 'enzyme-kinetics'],
        tests: ['enzyme-activity'],
        uses: ['protein-purification'],
        difficulty: 'intermediate',
        text: 'In a repeat of the purification, the total activity after the ammonium sulfate step is 27 000 U, although the crude extract again shows 24 000 U. Which explanation is plausible?',
        answer: 'An inhibitor was removed in this step.',
        distractors: [
          {
            text: 'Other protein was removed in this step.',
            slip: 'answered-another-quantity',
            teaching:
              'Removing other protein raises the activity per mg of protein, but not the total activity.',
          },
          {
            text: 'More enzyme was formed in this step.',
            slip: 'wrong-mechanism',
            teaching:
              'No protein is made in a cell-free salt solution, so the number of enzyme molecules cannot rise.',
          },
          {
            text: 'The equilibrium was shifted in this step.',
            slip: 'equilibrium-shifted-by-catalyst',
            teaching:
              'The activity is an initial rate and does not depend on the position of the equilibrium.',
          },
        ],
        explanation:
          'The number of enzyme molecules cannot rise, so each must work faster than in the crude extract. This is expected if an inhibitor was removed in this step.',
        reference: 'Nelson & Cox, Lehninger Principles of Biochemistry, chapter 3',
      },
    ],
  },
  {
    id: 'biochemistry-set-mutants-of-a-protease',
    title: 'Three forms of a protease',
    stimulus:
      'A digestive protease of the trypsin family cuts peptide bonds on the carboxyl side of lysine and arginine. Its active site contains Ser 195, His 57 and Asp 102; another aspartate, Asp 189, lies at the bottom of the pocket that takes up the side chain of the substrate. Two mutants are made, in each of which one residue is replaced. All three folded proteins have the same circular dichroism spectrum. They are studied at pH 8.0 with a peptide that contains one lysine.',
    figure: {
      caption: 'Kinetic constants for the peptide with lysine',
      kind: 'table',
      columns: ['Protein', '*k*_{cat} (1/s)', '*K*_{M} (μmol/L)'],
      rows: [
        ['Wild type', '50', '40'],
        ['Ser 195 → Ala', '5.0 × 10^{−5}', '38'],
        ['Asp 189 → Ser', '0.010', '2000'],
      ],
    },
    questions: [
      {
        id: 'biochemistry-enzyme-kinetics-803',
        topics: ['enzyme-kinetics'],
        tests: ['turnover-number'],
        uses: ['michaelis-menten-kinetics'],
        difficulty: 'intermediate',
        text: 'By what factor is the catalytic efficiency (specificity constant) of the mutant Asp 189 → Ser smaller than that of the wild type?',
        answer: '2.5 × 10^{5}',
        distractors: [
          {
            text: '5.0 × 10^{3}',
            slip: 'one-step-short',
            teaching: 'This compares only *k*_{cat}; the efficiency is *k*_{cat}/*K*_{M}.',
            expression: '50 / 0.010',
          },
          {
            text: '1.0 × 10^{2}',
            slip: 'multiplied-for-divided',
            teaching:
              'The products *k*_{cat}*K*_{M} were compared; the efficiency is the quotient *k*_{cat}/*K*_{M}.',
            expression: '50 * 40 / (0.010 * 2000)',
          },
          {
            text: '50',
            slip: 'answered-another-quantity',
            teaching: 'This is the factor by which *K*_{M} has grown.',
            expression: '2000 / 40',
          },
        ],
        explanation:
          '*k*_{cat}/*K*_{M}: \\frac{50}{40} = 1.25 for the wild type and \\frac{0.010}{2000} = 5.0 × 10^{−6} for the mutant, in the same unit. The ratio is 2.5 × 10^{5}.',
        reference: 'Nelson & Cox, Lehninger Principles of Biochemistry, chapter 6',
        computation: {
          kind: 'quantity',
          expression: '(50 / 40) / (0.010 / 2000)',
          unit: '',
        },
      },
      {
        id: 'biochemistry-enzymes-800',
        topics: ['enzymes'],
        tests: ['catalytic-mechanisms-of-enzymes'],
        uses: ['michaelis-menten-kinetics'],
        difficulty: 'intermediate',
        text: 'What do the data on the mutant Ser 195 → Ala show about Ser 195?',
        answer: 'It takes part in the reaction, but hardly in binding.',
        distractors: [
          {
            text: 'It takes part in binding, but hardly in the reaction.',
            slip: 'km-vmax-mixed-up',
            teaching: '*K*_{M} is hardly changed, while *k*_{cat} falls by six powers of ten.',
          },
          {
            text: 'It takes part in binding and reaction to the same extent.',
            slip: 'km-vmax-mixed-up',
            teaching: 'Then *K*_{M} would have risen as well, but it is 38 instead of 40 μmol/L.',
          },
          {
            text: 'It takes part in folding, but hardly in the reaction.',
            slip: 'structure-level-mixed-up',
            teaching:
              'The mutant has the same circular dichroism spectrum; *k*_{cat} is what falls by six powers of ten.',
          },
        ],
        explanation:
          '*k*_{cat} falls by a factor of 10^{6}, because the nucleophile is missing, and *K*_{M} is almost unchanged: Ser 195 takes part in the reaction, but hardly in binding.',
        reference: 'Nelson & Cox, Lehninger Principles of Biochemistry, chapter 6',
      },
      {
        id: 'biochemistry-enzymes-801',
        topics: ['enzymes', 'amino-acids'],
        tests: ['enzyme-action'],
        uses: ['classes-of-amino-acids'],
        difficulty: 'intermediate',
        text: 'Why is the *K*_{M} of the mutant Asp 189 → Ser so much larger than that of the wild type?',
        answer: 'The pocket lacks the negative charge that attracts lysine.',
        distractors: [
          {
            text: 'The pocket lacks the positive charge that attracts lysine.',
            slip: 'residue-property-mixed-up',
            teaching: 'Aspartate is negatively charged at pH 8.0; lysine is the positively charged residue.',
          },
          {
            text: 'The pocket lacks the nucleophile that attacks the peptide bond.',
            slip: 'residue-property-mixed-up',
            teaching: 'The nucleophile is Ser 195, which is still there.',
          },
          {
            text: 'The pocket gains a positive charge that repels lysine.',
            slip: 'residue-property-mixed-up',
            teaching: 'Serine is uncharged at pH 8.0, so no charge is gained.',
          },
        ],
        explanation:
          'At pH 8.0 lysine carries a positive charge, and Asp 189 a negative one. Serine is uncharged, so the pocket lacks the negative charge that attracts lysine, and the peptide binds less well.',
        reference: 'Nelson & Cox, Lehninger Principles of Biochemistry, chapter 6',
      },
      {
        id: 'biochemistry-enzymes-802',
        topics: ['enzymes'],
        tests: ['catalytic-mechanisms-of-enzymes'],
        uses: ['effects-of-ph-and-temperature-on-enzymes'],
        difficulty: 'intermediate',
        text: 'How is the rate of the wild type expected to change when the pH is lowered from 8.0 to 5.0, where the enzyme is still folded?',
        answer: 'It falls, because protonated His 57 cannot accept a proton.',
        distractors: [
          {
            text: 'It rises, because protonated His 57 can donate a proton.',
            slip: 'residue-property-mixed-up',
            teaching: 'His 57 first has to take the proton from Ser 195; for this it must be unprotonated.',
          },
          {
            text: 'It falls, because protonated Ser 195 cannot attack the bond.',
            slip: 'residue-property-mixed-up',
            teaching: 'Serine carries its proton at pH 8.0 just as well; its p*K*_{a} is above 13.',
          },
          {
            text: 'It rises, because protonated Lys of the peptide fits the pocket.',
            slip: 'effect-where-none',
            teaching: 'With a p*K*_{a} of 10.5, lysine is protonated at both pH values.',
          },
        ],
        explanation:
          'His 57 (p*K*_{a} near 7) acts as a base that takes the proton of Ser 195. At pH 5.0 nearly all of it is protonated. The rate falls, because protonated His 57 cannot accept a proton.',
        reference: 'Nelson & Cox, Lehninger Principles of Biochemistry, chapter 6',
      },
    ],
  },
  {
    id: 'biochemistry-set-proteins-of-egg-white',
    title: 'Four proteins of egg white',
    stimulus:
      'Egg white is diluted with a buffer and filtered. Its four main proteins differ in their molar mass and isoelectric point, as the table shows. Each of them consists of one chain and is compact in shape. For their separation, ion exchangers (a cation exchanger with sulfonate groups, an anion exchanger with quaternary ammonium groups), a gel filtration column for 10 to 100 kDa, and SDS-PAGE with a reducing agent are available.',
    figure: {
      caption: 'Main proteins of egg white',
      kind: 'table',
      columns: ['Protein', '*M* (kDa)', 'pI'],
      rows: [
        ['Ovalbumin', '45', '4.5'],
        ['Ovotransferrin', '77', '6.1'],
        ['Ovomucoid', '28', '4.1'],
        ['Lysozyme', '14', '10.7'],
      ],
    },
    questions: [
      {
        id: 'biochemistry-protein-methods-804',
        topics: ['protein-methods', 'amino-acids'],
        tests: ['ion-exchange-chromatography', 'isoelectric-point'],
        uses: ['protein-purification'],
        difficulty: 'intermediate',
        text: 'The mixture is loaded onto the cation exchanger at pH 7.5. Which proteins are bound?',
        answer: 'Lysozyme only',
        distractors: [
          {
            text: 'Ovalbumin, ovotransferrin and ovomucoid',
            slip: 'wrong-sign',
            teaching:
              'Above their pI these proteins carry a net negative charge and are repelled by the sulfonate groups.',
          },
          {
            text: 'Ovotransferrin and lysozyme',
            slip: 'pka-taken-for-ph',
            teaching: 'The pI of ovotransferrin, 6.1, lies below 7.5, so it is negatively charged.',
          },
          {
            text: 'Ovalbumin and ovomucoid',
            slip: 'wrong-sign',
            teaching: 'These two are the most acidic proteins and are strongly negative at pH 7.5.',
          },
        ],
        explanation:
          'A protein is positively charged below its pI. At pH 7.5 this is true only if the pI is above 7.5, so the sulfonate groups bind lysozyme only.',
        reference: 'Nelson & Cox, Lehninger Principles of Biochemistry, chapter 3',
      },
      {
        id: 'biochemistry-protein-methods-805',
        topics: ['protein-methods'],
        tests: ['size-exclusion-chromatography'],
        difficulty: 'beginner',
        text: 'Which protein leaves the gel filtration column first, and why?',
        answer: 'Ovotransferrin, because it enters the fewest pores',
        distractors: [
          {
            text: 'Lysozyme, because it slips through the most pores',
            slip: 'reversed-trend',
            teaching: 'A small protein enters the pores and is delayed by them; it comes last.',
          },
          {
            text: 'Lysozyme, because it has the most positive charge',
            slip: 'method-mixed-up',
            teaching: 'Gel filtration separates by size; the charge matters for ion exchange.',
          },
          {
            text: 'Ovotransferrin, because it sinks the fastest',
            slip: 'wrong-mechanism',
            teaching: 'The proteins move with the flow of the buffer; they do not sink noticeably.',
          },
        ],
        explanation:
          'Large molecules cannot enter the pores of the beads and pass through the space between them. The largest protein (77 kDa) comes first: ovotransferrin, because it enters the fewest pores.',
        reference: 'Nelson & Cox, Lehninger Principles of Biochemistry, chapter 3',
      },
      {
        id: 'biochemistry-protein-methods-806',
        topics: ['protein-methods'],
        tests: ['size-exclusion-chromatography', 'ion-exchange-chromatography'],
        uses: ['protein-purification'],
        difficulty: 'intermediate',
        text: 'Which pair of proteins can be separated by gel filtration but hardly by ion exchange?',
        answer: 'Ovalbumin and ovomucoid',
        distractors: [
          {
            text: 'Ovotransferrin and ovalbumin',
            slip: 'method-mixed-up',
            teaching: 'Their pI values, 6.1 and 4.5, differ widely, so an ion exchanger separates them well.',
          },
          {
            text: 'Ovotransferrin and lysozyme',
            slip: 'method-mixed-up',
            teaching: 'Their pI values, 6.1 and 10.7, lie far apart, so ion exchange is easy here.',
          },
          {
            text: 'Ovomucoid and lysozyme',
            slip: 'method-mixed-up',
            teaching:
              'Between pH 4.1 and 10.7 these two carry opposite charges, so an ion exchanger separates them easily.',
          },
        ],
        explanation:
          'For ion exchange to fail, the pI values must be close: 4.5 and 4.1. The masses of this pair, 45 and 28 kDa, differ enough for gel filtration. The pair is ovalbumin and ovomucoid.',
        reference: 'Nelson & Cox, Lehninger Principles of Biochemistry, chapter 3',
      },
      {
        id: 'biochemistry-protein-methods-807',
        topics: ['protein-methods'],
        tests: ['gel-electrophoresis'],
        difficulty: 'beginner',
        text: 'In SDS-PAGE at pH 8.3 even lysozyme, with its pI of 10.7, migrates toward the positive electrode. What is the reason?',
        answer: 'The bound detergent makes it negative.',
        distractors: [
          {
            text: 'The reducing agent removes its positive charges.',
            slip: 'task-of-another-step',
            teaching: 'The reducing agent cleaves disulfide bridges; lysine and arginine keep their charges.',
          },
          {
            text: 'The gel holds back molecules with positive charges.',
            slip: 'method-mixed-up',
            teaching: 'The gel sieves by size; it does not decide the direction.',
          },
          {
            text: 'It is itself negatively charged at pH 8.3.',
            slip: 'wrong-sign',
            teaching: 'Below its pI of 10.7 lysozyme itself is positively charged.',
          },
        ],
        explanation:
          'Dodecyl sulfate binds along the chain, about one for every two residues, and covers the protein’s own charge. The bound detergent makes it negative, so it moves toward the positive electrode.',
        reference: 'Nelson & Cox, Lehninger Principles of Biochemistry, chapter 3',
      },
    ],
  },
];
