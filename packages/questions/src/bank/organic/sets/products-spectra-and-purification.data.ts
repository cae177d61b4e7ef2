import type { WrittenSet } from '../../written-set.ts';

export const productsSpectraAndPurificationSets: readonly WrittenSet[] = [
  {
    id: 'organic-set-nitration-of-five-arenes',
    title: 'Nitration of five arenes',
    stimulus:
      'Five monosubstituted benzenes are nitrated at 25 °C with nitric acid in acetic anhydride or, in the case of the less reactive ones, under other conditions, and all results are converted to the same scale. The rate of each compound as a whole is compared with that of benzene by letting both compete for a small amount of the reagent. The percentages of the *ortho*, *meta* and *para* products among the mononitro compounds are found by gas chromatography. The *ortho* and *meta* columns give the sums for both equivalent positions.',
    figure: {
      caption: 'Relative rates and products of nitration',
      kind: 'table',
      columns: ['Compound', 'Rate (benzene = 1)', '*ortho* (%)', '*meta* (%)', '*para* (%)'],
      rows: [
        ['Toluene', '25', '59', '4', '37'],
        ['*tert*-Butylbenzene', '16', '12', '8', '80'],
        ['Chlorobenzene', '0.033', '30', '1', '69'],
        ['Ethyl benzoate', '0.0037', '28', '68', '4'],
        ['Nitrobenzene', '6 × 10^{−8}', '6', '93', '1'],
      ],
    },
    questions: [
      {
        id: 'organic-aromatic-compounds-801',
        topics: ['aromatic-compounds'],
        tests: ['directing-effects'],
        difficulty: 'advanced',
        text: 'How many times as fast does the *para* position of toluene react as a single position of benzene?',
        answer: '56',
        distractors: [
          {
            text: '9.3',
            slip: 'symmetry-overlooked',
            teaching:
              'The product 25 × 0.37 compares the position with the whole benzene molecule, which has six equivalent positions.',
            expression: '25 * 0.37',
          },
          {
            text: '28',
            slip: 'averaged-unequal-parts',
            teaching: 'Toluene has a single *para* position, so the product must not be halved.',
            expression: '(25 / 2) * 0.37 * 6',
          },
          {
            text: '150',
            slip: 'one-step-short',
            teaching: 'This is 25 × 6, as if all of the product were *para*; only 37% is.',
            expression: '25 * 6',
          },
        ],
        explanation:
          'One position of benzene has the relative rate \\frac{1}{6}, and the *para* position of toluene has 25 × 0.37 = 9.25. The ratio of the two, called the partial rate factor, is 9.25 × 6 = 56.',
        reference: 'Carey & Sundberg, Advanced Organic Chemistry Part A, chapter 9',
        computation: {
          kind: 'quantity',
          expression: '25 * 0.37 * 6',
          unit: '',
        },
      },
      {
        id: 'organic-aromatic-compounds-802',
        topics: ['aromatic-compounds'],
        tests: ['directing-effects'],
        uses: ['resonance-in-organic-molecules'],
        difficulty: 'intermediate',
        text: 'Chlorobenzene reacts more slowly than benzene yet forms hardly any *meta* product. What explains both facts?',
        answer: 'Chlorine withdraws through the σ bond and donates a lone pair.',
        distractors: [
          {
            text: 'Chlorine donates through the σ bond and withdraws through the π system.',
            slip: 'exchanged-values',
            teaching:
              'Chlorine is more electronegative than carbon, so its σ bond withdraws electrons; its lone pair is donated.',
          },
          {
            text: 'Chlorine withdraws through the σ bond and the π system.',
            slip: 'resonance-ignored',
            teaching: 'If it did, the *meta* product would predominate, as it does for nitrobenzene.',
          },
          {
            text: 'Chlorine shields the positions beside it by its size.',
            slip: 'mechanism-confused',
            teaching:
              'Size could not slow the attack at the *para* position or keep the *meta* product from forming.',
          },
        ],
        explanation:
          'The inductive withdrawal lowers the rate at all positions. The lone pair stabilizes the cations formed by *ortho* and *para* attack, but not the one formed by *meta* attack. Chlorine withdraws through the σ bond and donates a lone pair.',
        reference: 'McMurry, Organic Chemistry (OpenStax), chapter 16',
      },
      {
        id: 'organic-aromatic-compounds-803',
        topics: ['aromatic-compounds'],
        tests: ['directing-effects'],
        difficulty: 'intermediate',
        text: 'What is the main reason why *tert*-butylbenzene gives a much smaller percentage of *ortho* product than toluene?',
        answer: 'The large group hinders the approach of the reagent.',
        distractors: [
          {
            text: 'The large group withdraws electrons from the ring.',
            slip: 'inductive-effect-ignored',
            teaching: 'An alkyl group donates electrons; the compound reacts 16 times as fast as benzene.',
          },
          {
            text: 'The large group is lost from the *ortho* cation.',
            slip: 'wrong-bond-broken',
            teaching: 'Loss of the group would give nitrobenzene, not more *para* product.',
          },
          {
            text: 'The large group is mainly *meta*-directing.',
            slip: 'directing-effect-confused',
            teaching: 'Only 8% of the product is *meta*.',
          },
        ],
        explanation:
          'Both groups activate the *ortho* and *para* positions. Attack next to the bulky *tert*-butyl group is slowed, so more of the product is *para*: the large group hinders the approach of the reagent.',
        reference: 'McMurry, Organic Chemistry (OpenStax), chapter 16',
      },
    ],
  },
  {
    id: 'organic-set-acidity-of-benzoic-acids-and-phenols',
    title: 'Benzoic acids and phenols',
    stimulus:
      'The p*K*_{a} values of some substituted benzoic acids and phenols in water at 25 °C are given in the table; “H” stands for the compound without a substituent. Positions are numbered from the carbon that bears the acidic group. Carbonic acid has p*K*_{a1} = 6.4 at this temperature. All the compounds dissolve well in diethyl ether but, as neutral molecules, poorly in cold water.',
    figure: {
      caption: 'p*K*_{a} values in water at 25 °C',
      kind: 'table',
      columns: ['Substituent', 'Benzoic acid', 'Phenol'],
      rows: [
        ['H', '4.20', '9.99'],
        ['3-Nitro', '3.46', '8.36'],
        ['4-Nitro', '3.44', '7.15'],
        ['3-Methoxy', '4.09', '9.65'],
        ['4-Methoxy', '4.47', '10.2'],
      ],
    },
    questions: [
      {
        id: 'organic-acidity-and-basicity-800',
        topics: ['acidity-and-basicity'],
        tests: ['acidity-of-organic-compounds'],
        uses: ['resonance-in-organic-molecules'],
        difficulty: 'intermediate',
        text: 'Moving the nitro group from position 3 to position 4 hardly changes the acidity of the benzoic acid but changes that of the phenol more than tenfold. Why?',
        answer: 'Only the phenoxide charge reaches the 4-nitro group by resonance.',
        distractors: [
          {
            text: 'Only the carboxylate charge reaches the 4-nitro group by resonance.',
            slip: 'resonance-ignored',
            teaching:
              'The charge of a carboxylate stays on its two oxygen atoms and is not shared with the ring.',
          },
          {
            text: 'Only the carboxylate charge is close to the 4-nitro group in space.',
            slip: 'inductive-effect-at-any-distance',
            teaching: 'Position 4 is the farthest one from the acidic group.',
          },
          {
            text: 'Only in benzoic acid does the 4-nitro group form a hydrogen bond.',
            slip: 'wrong-cause',
            teaching: 'At position 4 it is too far away for a hydrogen bond within the molecule.',
          },
        ],
        explanation:
          'In 4-nitrophenoxide the charge can be delocalized onto the oxygen atoms of the nitro group; from position 3 it cannot. In benzoates the charge is not conjugated with the ring. Only the phenoxide charge reaches the 4-nitro group by resonance.',
        reference: 'McMurry, Organic Chemistry (OpenStax), chapter 17',
      },
      {
        id: 'organic-structure-and-bonding-800',
        topics: ['structure-and-bonding', 'acidity-and-basicity'],
        tests: ['hammett-equation'],
        difficulty: 'advanced',
        text: 'The Hammett constant σ of a substituent is defined with ρ = 1 for benzoic acids. What value of ρ for the phenols follows from the data for the 3-nitro compounds?',
        answer: '2.2',
        distractors: [
          {
            text: '3.7',
            slip: 'wrong-row',
            teaching:
              'Here the 4-nitro compounds were used: 2.84/0.76. Their through-resonance is not part of σ.',
            expression: '(9.99 - 7.15) / (4.20 - 3.44)',
          },
          {
            text: '0.45',
            slip: 'inverted-ratio',
            teaching: 'The ratio was inverted; the phenols respond more strongly, so ρ exceeds 1.',
            expression: '(4.20 - 3.46) / (9.99 - 8.36)',
          },
          {
            text: '2.4',
            slip: 'value-for-change',
            teaching: 'This is 8.36/3.46; ρ is the ratio of the changes caused by the substituent.',
            expression: '8.36 / 3.46',
          },
        ],
        explanation:
          'σ(3-nitro) = 4.20 − 3.46 = 0.74; for the phenols the change is 9.99 − 8.36 = 1.63. ρ = \\frac{1.63}{0.74} = 2.2.',
        reference: 'Clayden, Organic Chemistry, chapter 39',
        computation: {
          kind: 'quantity',
          expression: '(9.99 - 8.36) / (4.20 - 3.46)',
          unit: '',
        },
      },
      {
        id: 'organic-acidity-and-basicity-801',
        topics: ['acidity-and-basicity', 'structure-and-bonding'],
        tests: ['inductive-effect'],
        uses: ['resonance-in-organic-molecules'],
        difficulty: 'intermediate',
        text: 'What explains the p*K*_{a} values of the two methoxybenzoic acids?',
        answer: 'Methoxy withdraws by induction and donates from position 4 by resonance.',
        distractors: [
          {
            text: 'Methoxy donates by induction and withdraws from position 3 by resonance.',
            slip: 'inductive-effect-ignored',
            teaching:
              'Oxygen is more electronegative than carbon, so it withdraws electrons; it is a lone pair that is donated, from position 4.',
          },
          {
            text: 'Methoxy donates by induction, more strongly from position 4 than from 3.',
            slip: 'inductive-effect-at-any-distance',
            teaching: 'If it did, the 3-methoxy acid would be weaker than benzoic acid, but it is stronger.',
          },
          {
            text: 'Methoxy withdraws by resonance, but only from position 3.',
            slip: 'resonance-ignored',
            teaching:
              'A lone pair cannot withdraw, and from position 3 it does not reach the carbon with the carboxyl group.',
          },
        ],
        explanation:
          'At position 3 the acid is stronger (4.09): there the electronegative oxygen matters most. At position 4 it is weaker (4.47), because the lone pair is donated toward the carboxyl group. Methoxy withdraws by induction and donates from position 4 by resonance.',
        reference: 'McMurry, Organic Chemistry (OpenStax), chapter 20',
      },
      {
        id: 'organic-acidity-and-basicity-802',
        topics: ['acidity-and-basicity'],
        tests: ['acidity-of-organic-compounds'],
        uses: ['acid-base-extraction'],
        difficulty: 'intermediate',
        text: 'An ether solution of benzoic acid, 4-methoxybenzoic acid, phenol and 4-methoxyphenol is shaken with aqueous sodium hydrogen carbonate. What does the water layer contain afterward?',
        answer: 'The salts of both benzoic acids',
        distractors: [
          {
            text: 'The salts of all four compounds',
            slip: 'acidity-order-reversed',
            teaching:
              'Phenols with p*K*_{a} near 10 are weaker acids than carbonic acid and stay in the ether.',
          },
          {
            text: 'The salts of both phenols',
            slip: 'acidity-order-reversed',
            teaching: 'The phenols are by far the weaker acids of the four compounds.',
          },
          {
            text: 'The salts of both methoxy compounds',
            slip: 'acidity-order-reversed',
            teaching:
              '4-Methoxyphenol is a far weaker acid than carbonic acid (p*K*_{a} 6.4), and benzoic acid is a stronger one.',
          },
        ],
        explanation:
          'Hydrogen carbonate deprotonates acids that are clearly stronger than carbonic acid (p*K*_{a} 6.4). This holds for the acids with p*K*_{a} values of 4.20 and 4.47, but not for those with 9.99 and 10.2. The water layer contains the salts of both benzoic acids.',
        reference: 'McMurry, Organic Chemistry (OpenStax), chapter 20',
      },
    ],
  },
  {
    id: 'organic-set-three-isomers-by-spectra',
    title: 'Identifying three isomers from their spectra',
    stimulus:
      'Three bottles contain isomers of the formula \\ce{C4H8O2}. For each liquid, the table gives the ^{1}H NMR signals in \\ce{CDCl3} (δ in ppm, number of hydrogens, splitting: s singlet, d doublet, t triplet, q quartet, sext sextet) and two features of the infrared spectrum of the pure liquid. The broad signal near 11.5 ppm disappears when a drop of \\ce{D2O} is added. All three liquids are colorless, and none of them decolorizes bromine.',
    figure: {
      caption: 'Spectra of three isomers \\ce{C4H8O2}',
      kind: 'table',
      columns: ['Liquid', '^{1}H NMR', 'Infrared (cm^{−1})'],
      rows: [
        ['X', '1.26 (3 H, t), 2.04 (3 H, s), 4.12 (2 H, q)', '1742; no O–H band'],
        ['Y', '1.14 (3 H, t), 2.32 (2 H, q), 3.67 (3 H, s)', '1740; no O–H band'],
        ['Z', '0.98 (3 H, t), 1.68 (2 H, sext), 2.34 (2 H, t), 11.5 (1 H, broad)', '1712; 2500–3300, broad'],
      ],
    },
    questions: [
      {
        id: 'organic-spectroscopy-organic-800',
        topics: ['spectroscopy-organic'],
        tests: ['combined-structure-elucidation'],
        uses: ['proton-nmr'],
        difficulty: 'intermediate',
        text: 'What are X, Y and Z?',
        answer: 'X \\smiles{CCOC(C)=O}, Y \\smiles{CCC(=O)OC}, Z \\smiles{CCCC(=O)O}',
        distractors: [
          {
            text: 'X \\smiles{CCC(=O)OC}, Y \\smiles{CCOC(C)=O}, Z \\smiles{CCCC(=O)O}',
            slip: 'ester-halves-swapped',
            teaching:
              'The group bonded to the oxygen appears near 4 ppm: in X it is the \\ce{CH2} (4.12), in Y the \\ce{CH3} (3.67).',
          },
          {
            text: 'X \\smiles{CCOC(C)=O}, Y \\smiles{CCC(=O)OC}, Z \\smiles{CC(C)C(=O)O}',
            slip: 'branched-for-straight',
            teaching: '2-Methylpropanoic acid would show a doublet (6 H) and a septet (1 H).',
          },
          {
            text: 'X \\smiles{CCC(=O)OC}, Y \\smiles{CCOC(C)=O}, Z \\smiles{CC(C)C(=O)O}',
            slip: 'ester-halves-swapped',
            teaching:
              'The shifts near 4 ppm show which group is bonded to oxygen, and Z has no doublet (6 H).',
          },
        ],
        explanation:
          'X: O–\\ce{CH2} (4.12, quartet) and an acetyl \\ce{CH3} (2.04, singlet). Y: O–\\ce{CH3} (3.67, singlet) and a \\ce{CH2} beside C=O (2.32, quartet). Z: a carboxyl group and an unbranched chain. So X is \\smiles{CCOC(C)=O}, Y is \\smiles{CCC(=O)OC} and Z is \\smiles{CCCC(=O)O}.',
        reference: 'McMurry, Organic Chemistry (OpenStax), chapter 13',
      },
      {
        id: 'organic-spectroscopy-organic-801',
        topics: ['spectroscopy-organic'],
        tests: ['infrared-spectroscopy'],
        difficulty: 'intermediate',
        text: 'Why is the O–H band of Z so broad?',
        answer: 'Its molecules are linked by hydrogen bonds.',
        distractors: [
          {
            text: 'Its molecules lose the acidic proton to their neighbors completely.',
            slip: 'ion-pair-for-hydrogen-bond',
            teaching: 'The pure acid is hardly ionized; a carboxylate would not show C=O at 1712 cm^{−1}.',
          },
          {
            text: 'Its O–H group couples with seven other hydrogen atoms.',
            slip: 'splitting-for-shift',
            teaching: 'Coupling of nuclear spins splits NMR signals, not infrared bands.',
          },
          {
            text: 'Its O–H bond is unusually strong and vibrates with a large amplitude.',
            slip: 'reversed-trend',
            teaching: 'Hydrogen bonding weakens the O–H bond, which lowers the wavenumber.',
          },
        ],
        explanation:
          'In the pure liquid the molecules form dimers and chains, so the O–H bonds are weakened to different degrees, and their bands overlap between 2500 and 3300 cm^{−1}. Its molecules are linked by hydrogen bonds.',
        reference: 'McMurry, Organic Chemistry (OpenStax), chapter 12',
      },
      {
        id: 'organic-spectroscopy-organic-802',
        topics: ['spectroscopy-organic'],
        tests: ['proton-nmr'],
        difficulty: 'intermediate',
        text: 'Why does \\ce{D2O} remove one signal of Z but none of X?',
        answer: 'Only Z has a hydrogen bonded to oxygen.',
        distractors: [
          {
            text: 'Only Z has a hydrogen that lies next to a carbonyl group.',
            slip: 'exchange-misjudged',
            teaching: 'X has such hydrogens too (2.04 ppm); they exchange only slowly without a strong base.',
          },
          {
            text: 'Only Z has a hydrogen that is split by its neighbors.',
            slip: 'splitting-for-shift',
            teaching: 'X shows a triplet and a quartet; splitting has nothing to do with exchange.',
          },
          {
            text: 'Only Z dissolves in the added heavy water.',
            slip: 'wrong-cause',
            teaching: 'The C–H signals of Z remain, so the substance itself has not left the solution.',
          },
        ],
        explanation:
          'Hydrogen on oxygen is exchanged quickly: \\ce{RCOOH + D2O <=> RCOOD + HDO}, and deuterium gives no ^{1}H signal. Hydrogen on carbon is not exchanged. Only Z has a hydrogen bonded to oxygen.',
        reference: 'McMurry, Organic Chemistry (OpenStax), chapter 13',
      },
      {
        id: 'organic-spectroscopy-organic-803',
        topics: ['spectroscopy-organic'],
        tests: ['carbon-13-nmr'],
        difficulty: 'intermediate',
        text: 'How many signals does the ^{13}C NMR spectrum of each liquid have (recorded with broadband proton decoupling)?',
        answer: 'Four in each',
        distractors: [
          {
            text: 'Three in X and Y, four in Z',
            slip: 'hydrogens-for-carbons',
            teaching:
              'This counts the ^{1}H signals; the carbonyl carbon, which bears no hydrogen, gives a signal too.',
          },
          {
            text: 'Three in each',
            slip: 'hydrogens-for-carbons',
            teaching: 'Each molecule has a carbonyl carbon besides its three kinds of C–H carbon.',
          },
          {
            text: 'Four in X and Y, three in Z',
            slip: 'symmetry-invented',
            teaching: 'The chain of Z has no symmetry: its three C–H carbons are all different.',
          },
        ],
        explanation:
          'Each molecule has four carbon atoms, and the ^{1}H data show three different kinds of carbon with hydrogen; the carbonyl carbon is the fourth. There are four in each.',
        reference: 'McMurry, Organic Chemistry (OpenStax), chapter 13',
      },
    ],
  },
  {
    id: 'organic-set-preparing-banana-oil',
    title: 'Preparing banana oil',
    stimulus:
      '3-Methylbutan-1-ol and acetic acid are heated under reflux for an hour with a little sulfuric acid. After cooling, the mixture is washed in a separatory funnel with water and then with sodium hydrogen carbonate solution, dried with magnesium sulfate, filtered and distilled. Pure 3-methylbutyl acetate boils at 142 °C, the alcohol at 131 °C and acetic acid at 118 °C. Molar masses in g/mol: alcohol 88.15, acetic acid 60.05, ester 130.19.',
    figure: {
      caption: 'Amounts and fractions',
      kind: 'table',
      columns: ['Substance or fraction', 'Mass (g)', 'Remark'],
      rows: [
        ['3-Methylbutan-1-ol', '8.82', 'start'],
        ['Acetic acid', '18.0', 'start'],
        ['Fraction 1', '1.6', '128–137 °C'],
        ['Fraction 2', '8.60', '140–142 °C'],
      ],
    },
    questions: [
      {
        id: 'organic-carboxylic-acids-800',
        topics: ['carboxylic-acids'],
        tests: ['percentage-yield'],
        uses: ['esterification'],
        difficulty: 'intermediate',
        text: 'What is the percent yield if fraction 2 is assumed to be pure ester?',
        answer: '66.0%',
        distractors: [
          {
            text: '97.5%',
            slip: 'amount-for-mass',
            teaching:
              'Here 8.60 g of ester was compared with 8.82 g of alcohol; the amounts in moles must be compared.',
            expression: '8.60 / (8.82) * 100',
          },
          {
            text: '22.0%',
            slip: 'wrong-reference',
            teaching: 'The ester was compared with the acetic acid, which is in threefold excess.',
            expression: '8.60 / 130.19 / (18.0 / 60.05) * 100',
          },
          {
            text: '78.3%',
            slip: 'sum-for-one-part',
            teaching: 'Fraction 1 was added; it boils too low to be the pure ester.',
            expression: '(8.60 + 1.6) / 130.19 / (8.82 / 88.15) * 100',
          },
        ],
        explanation:
          '\\frac{8.82 g}{88.15 g/mol} = 0.1001 mol of alcohol is the limiting reactant, and 0.300 mol of acid is in excess. \\frac{8.60 g}{130.19 g/mol} = 0.0661 mol of ester: 66.0%.',
        reference: 'LibreTexts, Organic Chemistry Lab Techniques (Nichols), chapter 1',
        computation: {
          kind: 'quantity',
          expression: '8.60 / 130.19 / (8.82 / 88.15) * 100',
          unit: '%',
        },
      },
      {
        id: 'organic-carboxylic-acids-801',
        topics: ['carboxylic-acids'],
        tests: ['esterification'],
        difficulty: 'intermediate',
        text: 'What is observed when the mixture is shaken with the hydrogen carbonate solution, and what is removed?',
        answer: 'Gas bubbles; acetic acid passes into the water as its salt.',
        distractors: [
          {
            text: 'Gas bubbles; the ester passes into the water as its salt.',
            slip: 'functional-group-confused',
            teaching:
              'The ester has no hydrogen acidic enough to react with hydrogen carbonate, so it stays in the organic layer.',
          },
          {
            text: 'Gas bubbles; the ester is split into the alcohol and a salt.',
            slip: 'conditions-confused',
            teaching: 'Splitting an ester takes a strong base and time; the gas comes from the acid.',
          },
          {
            text: 'Two clear layers; water is drawn out of the ester.',
            slip: 'drying-for-washing',
            teaching: 'This wash removes acid; the water is taken up later by magnesium sulfate.',
          },
        ],
        explanation:
          '\\ce{CH3COOH + NaHCO3 -> CH3COONa + H2O + CO2}. Traces of sulfuric acid react in the same way. Gas bubbles form, and acetic acid passes into the water as its salt.',
        reference: 'LibreTexts, Organic Chemistry Lab Techniques (Nichols), chapter 4',
      },
      {
        id: 'organic-spectroscopy-organic-804',
        topics: ['spectroscopy-organic', 'carboxylic-acids'],
        tests: ['infrared-spectroscopy'],
        difficulty: 'intermediate',
        text: 'The infrared spectrum of fraction 1 shows a strong band at 1743 cm^{−1} and a broad one at 3340 cm^{−1}. What does this fraction contain?',
        answer: 'The ester with some alcohol',
        distractors: [
          {
            text: 'The ester with some acetic acid',
            slip: 'band-misassigned',
            teaching:
              'An acid has its broad band from 2500 to 3300 cm^{−1} and C=O near 1715 cm^{−1}; acetic acid was also removed in the washing.',
          },
          {
            text: 'The alcohol with some acetic acid',
            slip: 'band-misassigned',
            teaching:
              'The band at 1743 cm^{−1} is the C=O band of an ester; that of the acid would lie near 1715 cm^{−1}.',
          },
          {
            text: 'The pure ester',
            slip: 'boiling-point-only',
            teaching: 'An ester has no O–H group, so it cannot show a band at 3340 cm^{−1}.',
          },
        ],
        explanation:
          'The band at 1743 cm^{−1} is due to C=O of an ester and that at 3340 cm^{−1} to the hydrogen-bonded O–H of an alcohol. The boiling range from 128 °C to 137 °C fits this too: the fraction is the ester with some alcohol.',
        reference: 'McMurry, Organic Chemistry (OpenStax), chapter 12',
      },
      {
        id: 'organic-carboxylic-acids-802',
        topics: ['carboxylic-acids'],
        tests: ['esterification'],
        difficulty: 'beginner',
        text: 'Why is about three times as much acetic acid used as the equation requires?',
        answer: 'To shift the equilibrium toward the ester',
        distractors: [
          {
            text: 'To let it act as the drying agent',
            slip: 'task-of-another-step',
            teaching: 'Acetic acid does not remove water; the ester is dried later with magnesium sulfate.',
          },
          {
            text: 'To replace the sulfuric acid as catalyst',
            slip: 'task-of-another-step',
            teaching: 'A little sulfuric acid is there as the catalyst; acetic acid is a far weaker acid.',
          },
          {
            text: 'To raise the boiling point of the mixture',
            slip: 'wrong-cause',
            teaching: 'Acetic acid has the lowest boiling point of the three, 118 °C.',
          },
        ],
        explanation:
          'Esterification is reversible and reaches equilibrium while much alcohol is still left. An excess of the cheaper reactant, which is easily washed out, serves to shift the equilibrium toward the ester.',
        reference: 'McMurry, Organic Chemistry (OpenStax), chapter 21',
      },
    ],
  },
];
