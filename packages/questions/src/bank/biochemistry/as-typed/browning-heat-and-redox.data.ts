import type { WrittenQuestion } from '../../written-question.ts';

export const browningHeatAndRedoxQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-carbohydrates-300',
    topics: ['carbohydrates'],
    tests: ['maillard-reaction'],
    difficulty: 'beginner',
    text: 'Which compounds react with each other in the Maillard reaction, as bread browns in the oven?',
    answer: 'Reducing sugars and amino groups',
    distractors: [
      {
        text: 'Starch and fats',
        slip: 'functional-group-missing',
        teaching: 'Starch has hardly any free carbonyl groups; fats do not start it.',
      },
      {
        text: 'Sucrose and salt',
        slip: 'functional-group-missing',
        teaching: 'Sucrose is no reducing sugar, and salt has no amino group.',
      },
      {
        text: 'Fatty acids and water',
        slip: 'reaction-type-confused',
        teaching: 'These take part in other reactions, such as hydrolysis of fats.',
      },
    ],
    explanation:
      'The carbonyl group of a reducing sugar condenses with an amino group of an amino acid or protein; brown and fragrant products follow.',
    reference: 'LibreTexts, Biochemistry, Food Chemistry: Maillard Reaction',
  },
  {
    id: 'biochemistry-carbohydrates-301',
    topics: ['carbohydrates'],
    tests: ['maillard-reaction'],
    difficulty: 'intermediate',
    text: 'What is the first product of an aldose with an amino acid in the Maillard reaction, before the Amadori rearrangement?',
    answer: 'A glycosylamine (imine)',
    distractors: [
      {
        text: 'An ester of the sugar',
        slip: 'wrong-groups-joined',
        teaching: 'The amino group attacks the carbonyl carbon, not the acid group.',
      },
      {
        text: 'An amide of the sugar',
        slip: 'functional-group-confused',
        teaching: 'The sugar is an aldehyde, no acid.',
      },
      {
        text: 'A peptide with a sugar chain',
        slip: 'linkage-mixed-up',
        teaching: 'No peptide bond is made.',
      },
    ],
    explanation:
      'The amine adds to the aldehyde and water is lost: an imine, which closes to a glycosylamine. It rearranges to an aminoketose (Amadori product).',
    reference: 'LibreTexts, Biochemistry, Food Chemistry: Maillard Reaction',
  },
  {
    id: 'biochemistry-carbohydrates-302',
    topics: ['carbohydrates'],
    tests: ['maillard-reaction'],
    difficulty: 'intermediate',
    text: 'Why does boiled meat stay gray, though roasted meat turns brown?',
    answer: 'Water holds the temperature at 100 °C.',
    distractors: [
      {
        text: 'Water dissolves all proteins of the meat.',
        slip: 'overgeneralised-rule',
        teaching: 'Most proteins stay in the meat.',
      },
      {
        text: 'Water keeps all oxygen away from the meat.',
        slip: 'overgeneralised-rule',
        teaching: 'The Maillard reaction needs no oxygen.',
      },
      {
        text: 'Water turns sugars into fats in the pot.',
        slip: 'overgeneralised-rule',
        teaching: 'Boiling does not make fats from sugars.',
      },
    ],
    explanation:
      'The Maillard reaction is fast above about 140 °C. Wet food cannot exceed 100 °C, and water also holds back the condensation.',
    reference: 'LibreTexts, Biochemistry, Food Chemistry: Maillard Reaction',
  },
  {
    id: 'biochemistry-carbohydrates-303',
    topics: ['carbohydrates'],
    tests: ['maillard-reaction'],
    difficulty: 'intermediate',
    text: 'Pretzels are dipped in dilute \\ce{NaOH} before baking. Why does this make them browner?',
    answer: 'More amino groups are free of a proton.',
    distractors: [
      {
        text: 'More amino groups carry a proton.',
        slip: 'reversed-trend',
        teaching: 'A base takes protons away; \\ce{NH3+} is no nucleophile.',
      },
      {
        text: 'More starch turns into sodium salts.',
        slip: 'event-invented',
        teaching: 'Starch is not acidic enough for this.',
      },
      {
        text: 'More salt turns into caramel.',
        slip: 'event-invented',
        teaching: 'Salt does not become caramel.',
      },
    ],
    explanation:
      'Only an amino group with its lone pair attacks the carbonyl carbon. At high pH more of them are unprotonated, so browning is faster.',
    reference: 'LibreTexts, Biochemistry, Food Chemistry: Maillard Reaction',
  },
  {
    id: 'biochemistry-carbohydrates-304',
    topics: ['carbohydrates'],
    tests: ['maillard-reaction'],
    difficulty: 'advanced',
    text: 'Acrylamide is found in French fries. Which precursor and which measure are right?',
    answer: 'Asparagine; blanching the potatoes to wash out sugars',
    distractors: [
      {
        text: 'Glycine; frying the potatoes at a higher temperature',
        slip: 'metabolite-mixed-up',
        teaching: 'Its carbon skeleton gives no acrylamide, and heat makes more of it.',
      },
      {
        text: 'Glycine; storing the potatoes just above freezing',
        slip: 'metabolite-mixed-up',
        teaching: 'Glycine brings no amide group, and cold storage raises the sugar in potatoes.',
      },
      {
        text: 'Asparagine; storing the potatoes just above freezing',
        slip: 'remedy-worsens',
        teaching: 'Cold storage raises the sugar in potatoes and so the acrylamide.',
      },
    ],
    explanation:
      'Asparagine with a reducing sugar gives acrylamide in the Maillard reaction above 120 °C. Less free sugar and lower temperatures reduce it.',
    reference: 'LibreTexts, Biochemistry, Food Chemistry: Maillard Reaction',
  },
  {
    id: 'biochemistry-enzymes-300',
    topics: ['enzymes'],
    tests: ['effects-of-ph-and-temperature-on-enzymes'],
    difficulty: 'beginner',
    text: 'What does boiling do to an enzyme?',
    answer: 'It unfolds it, so that the active site is lost.',
    distractors: [
      {
        text: 'It cuts it into its amino acids.',
        slip: 'overgeneralised-rule',
        teaching: 'Peptide bonds survive boiling for a while; the folding is lost.',
      },
      {
        text: 'It kills it, as it is a living being.',
        slip: 'overgeneralised-rule',
        teaching: 'An enzyme is a protein molecule, not a living being.',
      },
      {
        text: 'It speeds it up, since molecules move faster.',
        slip: 'reversed-trend',
        teaching: 'This holds only up to the optimum.',
      },
    ],
    explanation:
      'Heat breaks the weak bonds that hold the fold. The denatured protein has no active site of the right shape.',
    reference: 'OpenStax Biology 2e, section 6.5',
  },
  {
    id: 'biochemistry-enzymes-301',
    topics: ['enzymes'],
    tests: ['effects-of-ph-and-temperature-on-enzymes'],
    difficulty: 'beginner',
    text: 'An enzyme is boiled, another portion is frozen. Both are brought to 37 °C. Which one works again?',
    answer: 'The frozen one',
    distractors: [
      { text: 'The boiled one', slip: 'reversed-trend', teaching: 'Its protein is denatured for good.' },
      {
        text: 'Both of them',
        slip: 'overgeneralised-rule',
        teaching: 'Denaturation by boiling is usually not undone.',
      },
      {
        text: 'Neither of them',
        slip: 'overgeneralised-rule',
        teaching: 'Cold slows an enzyme down, but leaves its fold intact.',
      },
    ],
    explanation:
      'Cold only slows molecules down. Boiling unfolds the protein, and it clots instead of folding back.',
    reference: 'OpenStax Biology 2e, section 6.5',
  },
  {
    id: 'biochemistry-enzymes-302',
    topics: ['enzymes', 'protein-structure'],
    tests: ['effects-of-ph-and-temperature-on-enzymes', 'tertiary-structure-and-folding'],
    difficulty: 'intermediate',
    text: 'Which bonds are broken as an egg white or an enzyme is denatured by heat?',
    answer: 'Hydrogen bonds and other weak forces of the fold',
    distractors: [
      {
        text: 'Peptide bonds of the chain between amino acids',
        slip: 'strong-bonds-broken',
        teaching: 'The primary structure is not changed by cooking.',
      },
      {
        text: 'C–C bonds in the side chains of amino acids',
        slip: 'strong-bonds-broken',
        teaching: 'These are far too strong.',
      },
      {
        text: 'C–H bonds at the α carbons of the chain',
        slip: 'strong-bonds-broken',
        teaching: 'These are far too strong.',
      },
    ],
    explanation:
      'Secondary and tertiary structure are held by hydrogen bonds, ion pairs and hydrophobic contacts; these are weak enough to be overcome by heat.',
    reference: 'OpenStax Biology 2e, section 3.4',
  },
  {
    id: 'biochemistry-enzymes-303',
    topics: ['enzymes'],
    tests: ['effects-of-ph-and-temperature-on-enzymes'],
    difficulty: 'intermediate',
    text: 'A rate–temperature curve of an enzyme rises slowly to 40 °C and falls steeply to zero at 60 °C. What causes the two parts?',
    answer: 'More energetic collisions; then denaturation',
    distractors: [
      {
        text: 'Denaturation; then more energetic collisions',
        slip: 'reversed-trend',
        teaching: 'Denaturation takes place at high temperature and stops the reaction.',
      },
      {
        text: 'More energetic collisions; then lack of substrate',
        slip: 'overgeneralised-rule',
        teaching: 'The steep fall occurs with plenty of substrate, too.',
      },
      {
        text: 'Denaturation; then lack of substrate',
        slip: 'one-part-right',
        teaching: 'Denaturation belongs to the fall; plenty of substrate does not prevent it.',
      },
    ],
    explanation:
      'As for any reaction the rate grows with temperature. Above the optimum the enzyme unfolds faster and faster, and the activity is lost.',
    reference: 'OpenStax Biology 2e, section 6.5',
  },
  {
    id: 'biochemistry-bioenergetics-300',
    topics: ['bioenergetics'],
    tests: ['biological-redox'],
    difficulty: 'beginner',
    text: '*E*°′ is −0.32 V for \\ce{NAD+}/NADH and +0.82 V for \\ce{O2}/\\ce{H2O}. In which direction do electrons flow under standard conditions?',
    answer: 'From NADH to \\ce{O2}',
    distractors: [
      {
        text: 'From \\ce{O2} to NADH',
        slip: 'wrong-sign',
        teaching: 'Electrons flow to the couple with the higher potential.',
      },
      {
        text: 'From \\ce{NAD+} to \\ce{H2O}',
        slip: 'oxidation-for-reduction',
        teaching: 'Both are the forms without and with electrons at the wrong side.',
      },
      {
        text: 'From \\ce{H2O} to \\ce{NAD+}',
        slip: 'reaction-direction-reversed',
        teaching: 'This uphill direction needs the energy of light.',
      },
    ],
    explanation:
      'Electrons go from the couple with the lower to that with the higher potential: NADH is oxidized, \\ce{O2} reduced to water.',
    reference: 'Nelson, Cox, Lehninger Principles of Biochemistry, section 13.4',
  },
  {
    id: 'biochemistry-bioenergetics-301',
    topics: ['bioenergetics'],
    tests: ['biochemical-standard-state'],
    uses: ['biological-redox'],
    difficulty: 'intermediate',
    text: 'The potential of \\ce{O2}/\\ce{H2O} is +1.23 V in chemistry tables, but +0.82 V in biochemistry tables. Why?',
    answer: 'It is given for pH 7 in place of pH 0.',
    distractors: [
      {
        text: 'It is given for 37 °C in place of 25 °C.',
        slip: 'overgeneralised-rule',
        teaching: 'Tables of both kinds use 25 °C; the shift by temperature would be small.',
      },
      {
        text: 'It is given for air in place of pure \\ce{O2}.',
        slip: 'overgeneralised-rule',
        teaching: 'This would change it by 10 mV only.',
      },
      {
        text: 'It is given for blood in place of water.',
        slip: 'overgeneralised-rule',
        teaching: 'No such medium is meant.',
      },
    ],
    explanation:
      '\\ce{O2 + 4H+ + 4e- -> 2H2O} takes up one proton for each electron: the potential falls by 0.059 V for each pH unit, 0.41 V from pH 0 to pH 7.',
    reference: 'Nelson, Cox, Lehninger Principles of Biochemistry, section 13.4',
  },
  {
    id: 'biochemistry-bioenergetics-302',
    topics: ['bioenergetics'],
    tests: ['biological-redox'],
    difficulty: 'intermediate',
    text: 'Electrons pass from succinate (*E*°′ +0.03 V) to \\ce{O2} (+0.82 V), others from NADH (−0.32 V) to \\ce{O2}. How do the standard free energies released per two electrons compare (*F* = 96.5 kJ/(V mol))?',
    answer: '152 kJ against 220 kJ',
    distractors: [
      {
        text: '76 kJ against 110 kJ',
        slip: 'electron-count-forgotten',
        teaching: 'Two electrons are transferred.',
      },
      {
        text: '164 kJ against 97 kJ',
        slip: 'wrong-sign',
        teaching: 'The potentials of the donors must be subtracted from that of \\ce{O2}.',
      },
      {
        text: '158 kJ against 158 kJ',
        slip: 'answered-another-quantity',
        teaching: 'The donors have different potentials; that of \\ce{O2} alone does not decide.',
      },
    ],
    explanation:
      '−Δ*G*°′ = 2 × 96.5 × 0.79 = 152 kJ for succinate and 2 × 96.5 × 1.14 = 220 kJ for NADH. Therefore NADH pumps more protons.',
    reference: 'Nelson, Cox, Lehninger Principles of Biochemistry, section 13.4',
  },
];
