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
        teaching: 'Starch has hardly any free carbonyl groups; fats contain no amino groups.',
      },
      {
        text: 'Sucrose and salt',
        slip: 'functional-group-missing',
        teaching: 'Sucrose is not a reducing sugar, and salt has no amino group.',
      },
      {
        text: 'Fatty acids and water',
        slip: 'reaction-type-confused',
        teaching: 'These take part in other reactions, such as hydrolysis of fats.',
      },
    ],
    explanation:
      'The carbonyl group of a reducing sugar condenses with an amino group of an amino acid or protein; brown and fragrant products form in later steps.',
    reference: 'LibreTexts, Biochemistry, Food Chemistry: Maillard Reaction',
  },
  {
    id: 'biochemistry-carbohydrates-301',
    topics: ['carbohydrates'],
    tests: ['maillard-reaction'],
    difficulty: 'intermediate',
    text: 'What is the first product formed from an aldose and an amino acid in the Maillard reaction, before the Amadori rearrangement?',
    answer: 'An imine of the sugar',
    distractors: [
      {
        text: 'An ester of the sugar',
        slip: 'wrong-groups-joined',
        teaching:
          'The amino group attacks the carbonyl carbon of the sugar; the acid group of the amino acid does not react.',
      },
      {
        text: 'An amide of the sugar',
        slip: 'functional-group-confused',
        teaching: 'The sugar is an aldehyde, not a carboxylic acid, so it cannot form an amide.',
      },
      {
        text: 'A peptide with a sugar chain',
        slip: 'linkage-mixed-up',
        teaching: 'No peptide bond forms; the amino group reacts with the aldehyde group.',
      },
    ],
    explanation:
      'The amine adds to the aldehyde and water is lost; this gives an imine, which cyclizes to a glycosylamine. The imine is thus the first product; the glycosylamine rearranges to an aminoketose (Amadori product).',
    reference: 'LibreTexts, Biochemistry, Food Chemistry: Maillard Reaction',
  },
  {
    id: 'biochemistry-carbohydrates-302',
    topics: ['carbohydrates'],
    tests: ['maillard-reaction'],
    difficulty: 'intermediate',
    text: 'Why does boiled meat stay gray, whereas roasted meat turns brown?',
    answer: 'Water keeps the temperature at 100 °C.',
    distractors: [
      {
        text: 'Water dissolves all proteins of the meat.',
        slip: 'overgeneralised-rule',
        teaching: 'Most proteins stay in the meat, so they would still be available for browning.',
      },
      {
        text: 'Water keeps all oxygen away from the meat.',
        slip: 'overgeneralised-rule',
        teaching: 'The Maillard reaction does not require oxygen.',
      },
      {
        text: 'Water turns sugars into fats in the pot.',
        slip: 'overgeneralised-rule',
        teaching: 'Boiling does not make fats from sugars.',
      },
    ],
    explanation:
      'The Maillard reaction is fast above about 140 °C. Wet food cannot exceed 100 °C, and water also suppresses the condensation.',
    reference: 'LibreTexts, Biochemistry, Food Chemistry: Maillard Reaction',
  },
  {
    id: 'biochemistry-carbohydrates-303',
    topics: ['carbohydrates'],
    tests: ['maillard-reaction'],
    difficulty: 'intermediate',
    text: 'Pretzels are dipped in dilute \\ce{NaOH} before baking. Why does this make them browner?',
    answer: 'More amino groups are unprotonated.',
    distractors: [
      {
        text: 'More amino groups are protonated.',
        slip: 'reversed-trend',
        teaching: 'A base removes protons, and a protonated amino group, \\ce{NH3+}, is not a nucleophile.',
      },
      {
        text: 'More starch turns into sodium salts.',
        slip: 'event-invented',
        teaching: 'Starch is not acidic enough to form salts in dilute base.',
      },
      {
        text: 'More salt turns into caramel.',
        slip: 'event-invented',
        teaching: 'Salt cannot turn into caramel, which forms from sugar.',
      },
    ],
    explanation:
      'Only an amino group with its lone pair attacks the carbonyl carbon. At high pH more amino groups are unprotonated, so browning is faster.',
    reference: 'LibreTexts, Biochemistry, Food Chemistry: Maillard Reaction',
  },
  {
    id: 'biochemistry-carbohydrates-304',
    topics: ['carbohydrates'],
    tests: ['maillard-reaction'],
    difficulty: 'advanced',
    text: 'Acrylamide is found in French fries. What is its precursor, and which measure reduces its formation?',
    answer: 'Asparagine; blanching the potatoes before frying',
    distractors: [
      {
        text: 'Glycine; frying the potatoes at a higher temperature',
        slip: 'metabolite-mixed-up',
        teaching:
          'The carbon skeleton of glycine does not give acrylamide, and a higher temperature produces more of it.',
      },
      {
        text: 'Glycine; storing the potatoes just above freezing',
        slip: 'metabolite-mixed-up',
        teaching: 'Glycine has no side-chain amide group, and cold storage raises the sugar in potatoes.',
      },
      {
        text: 'Asparagine; storing the potatoes just above freezing',
        slip: 'remedy-worsens',
        teaching: 'Cold storage raises the sugar in potatoes and thus the amount of acrylamide.',
      },
    ],
    explanation:
      'Asparagine with a reducing sugar gives acrylamide in the Maillard reaction above 120 °C. Blanching washes out free sugars and thus reduces its formation; frying at a lower temperature also helps.',
    reference: 'LibreTexts, Biochemistry, Food Chemistry: Maillard Reaction',
  },
  {
    id: 'biochemistry-enzymes-300',
    topics: ['enzymes'],
    tests: ['effects-of-ph-and-temperature-on-enzymes'],
    difficulty: 'beginner',
    text: 'How does boiling affect an enzyme?',
    answer: 'It unfolds the enzyme and destroys its active site.',
    distractors: [
      {
        text: 'It cuts the enzyme into its amino acids.',
        slip: 'overgeneralised-rule',
        teaching: 'Peptide bonds survive boiling for a while; what is lost is the folding.',
      },
      {
        text: 'It kills the enzyme, which is a living thing.',
        slip: 'overgeneralised-rule',
        teaching: 'An enzyme is a protein molecule, not a living thing.',
      },
      {
        text: 'It speeds the enzyme up because molecules move faster.',
        slip: 'reversed-trend',
        teaching:
          'This is true only up to the optimum temperature; at the boiling point the enzyme is denatured.',
      },
    ],
    explanation:
      'Heat breaks the weak bonds that maintain the fold. The denatured protein has no active site of the right shape.',
    reference: 'OpenStax Biology 2e, section 6.5',
  },
  {
    id: 'biochemistry-enzymes-301',
    topics: ['enzymes'],
    tests: ['effects-of-ph-and-temperature-on-enzymes'],
    difficulty: 'beginner',
    text: 'One portion of an enzyme is boiled and another is frozen. Both are then brought to 37 °C. Which portion works again?',
    answer: 'The frozen one',
    distractors: [
      {
        text: 'The boiled one',
        slip: 'reversed-trend',
        teaching: 'The protein in it is permanently denatured.',
      },
      {
        text: 'Both of them',
        slip: 'overgeneralised-rule',
        teaching: 'Denaturation by boiling is usually not reversed.',
      },
      {
        text: 'Neither of them',
        slip: 'overgeneralised-rule',
        teaching: 'Cold slows an enzyme down, but leaves its fold intact.',
      },
    ],
    explanation:
      'Cold only slows molecules down. Boiling unfolds the protein, and it aggregates instead of refolding. Only the frozen portion works again.',
    reference: 'OpenStax Biology 2e, section 6.5',
  },
  {
    id: 'biochemistry-enzymes-302',
    topics: ['enzymes', 'protein-structure'],
    tests: ['effects-of-ph-and-temperature-on-enzymes', 'tertiary-structure-and-folding'],
    difficulty: 'intermediate',
    text: 'Which bonds are broken when egg white or an enzyme is denatured by heat?',
    answer: 'Hydrogen bonds and other weak interactions in the fold',
    distractors: [
      {
        text: 'Peptide bonds of the chain between amino acids',
        slip: 'strong-bonds-broken',
        teaching: 'The primary structure is not changed by cooking.',
      },
      {
        text: 'C–C bonds in the side chains of amino acids',
        slip: 'strong-bonds-broken',
        teaching: 'These bonds are far too strong to be broken by cooking.',
      },
      {
        text: 'C–H bonds at the α carbons of the chain',
        slip: 'strong-bonds-broken',
        teaching: 'These bonds are far too strong to be broken by cooking.',
      },
    ],
    explanation:
      'Secondary and tertiary structure are maintained by hydrogen bonds, ion pairs and hydrophobic contacts; these are weak enough to be overcome by heat.',
    reference: 'OpenStax Biology 2e, section 3.4',
  },
  {
    id: 'biochemistry-enzymes-303',
    topics: ['enzymes'],
    tests: ['effects-of-ph-and-temperature-on-enzymes'],
    difficulty: 'intermediate',
    text: 'The rate–temperature curve of an enzyme rises slowly up to 40 °C and then falls steeply, reaching zero at 60 °C. What causes the two parts?',
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
        teaching: 'The steep fall occurs even with plenty of substrate.',
      },
      {
        text: 'Denaturation; then lack of substrate',
        slip: 'one-part-right',
        teaching: 'Denaturation causes the fall, which even plenty of substrate does not prevent.',
      },
    ],
    explanation:
      'As in any reaction, the rate increases with temperature. Above the optimum the enzyme unfolds faster and faster, and the activity is lost.',
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
        teaching:
          '\\ce{NAD+} is the oxidized form and has no electrons to give; \\ce{H2O} is the reduced form and cannot accept any.',
      },
      {
        text: 'From \\ce{H2O} to \\ce{NAD+}',
        slip: 'reaction-direction-reversed',
        teaching:
          'Electron flow in this direction is unfavorable and requires energy, such as that of light.',
      },
    ],
    explanation:
      'Electrons go from the couple with the lower to that with the higher potential: NADH is oxidized, and \\ce{O2} is reduced to water.',
    reference: 'Nelson, Cox, Lehninger Principles of Biochemistry, section 13.4',
  },
  {
    id: 'biochemistry-bioenergetics-301',
    topics: ['bioenergetics'],
    tests: ['biochemical-standard-state'],
    uses: ['biological-redox'],
    difficulty: 'intermediate',
    text: 'The potential of \\ce{O2}/\\ce{H2O} is +1.23 V in chemistry tables, but +0.82 V in biochemistry tables. Why is the biochemical value different?',
    answer: 'It is given for pH 7 instead of pH 0.',
    distractors: [
      {
        text: 'It is given for 37 °C instead of 25 °C.',
        slip: 'overgeneralised-rule',
        teaching: 'Tables of both kinds use 25 °C; the effect of temperature would be small.',
      },
      {
        text: 'It is given for air instead of pure \\ce{O2}.',
        slip: 'overgeneralised-rule',
        teaching: 'This would change it by only 10 mV.',
      },
      {
        text: 'It is given for blood instead of water.',
        slip: 'overgeneralised-rule',
        teaching: 'Neither value refers to blood; both apply to aqueous solutions.',
      },
    ],
    explanation:
      '\\ce{O2 + 4H+ + 4e- -> 2H2O} takes up one proton for each electron: the potential falls by 0.059 V for each pH unit, that is, by 0.41 V from pH 0 to pH 7.',
    reference: 'Nelson, Cox, Lehninger Principles of Biochemistry, section 13.4',
  },
  {
    id: 'biochemistry-bioenergetics-302',
    topics: ['bioenergetics'],
    tests: ['biological-redox'],
    difficulty: 'intermediate',
    text: 'Electrons pass to \\ce{O2} from succinate and from NADH. *E*°′ is +0.82 V for \\ce{O2}/\\ce{H2O}, +0.03 V for fumarate/succinate and −0.32 V for \\ce{NAD+}/NADH. How much standard free energy is released per mole of electron pairs from succinate and from NADH, respectively? (*F* = 96.5 kJ/(V·mol))',
    answer: '152 kJ and 220 kJ',
    distractors: [
      {
        text: '76 kJ and 110 kJ',
        slip: 'electron-count-forgotten',
        teaching: 'Two electrons are transferred, so these values must be doubled.',
      },
      {
        text: '164 kJ and 97 kJ',
        slip: 'wrong-sign',
        teaching: 'The potentials of the donors must be subtracted from that of \\ce{O2}.',
      },
      {
        text: '158 kJ and 158 kJ',
        slip: 'answered-another-quantity',
        teaching:
          'The donors have different potentials, so the potential of \\ce{O2} alone is not sufficient.',
      },
    ],
    explanation:
      '−Δ*G*°′ = 2 × 96.5 × 0.79 = 152 kJ for succinate and 2 × 96.5 × 1.14 = 220 kJ for NADH. Therefore the electrons from NADH drive the pumping of more protons.',
    reference: 'Nelson, Cox, Lehninger Principles of Biochemistry, section 13.4',
  },
];
