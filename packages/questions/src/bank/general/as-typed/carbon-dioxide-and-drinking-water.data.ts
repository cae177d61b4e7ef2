import type { WrittenQuestion } from '../../written-question.ts';

/** Carbon dioxide as a substance, and the treatment of drinking water. */
export const carbonDioxideAndDrinkingWaterQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-reactions-in-solution-501',
    topics: ['reactions-in-solution'],
    tests: ['water-treatment'],
    difficulty: 'beginner',
    text: 'Why is aluminum sulfate added to river water at a water treatment plant?',
    answer: 'Its hydroxide flocs carry fine particles down.',
    distractors: [
      {
        text: 'Its sulfate ions kill all the bacteria.',
        slip: 'wrong-cause',
        teaching: 'Sulfate does not kill bacteria; chlorine or ozone does.',
      },
      {
        text: 'Its aluminum ions remove the hardness.',
        slip: 'wrong-cause',
        teaching: '\\ce{Ca^2+} and \\ce{Mg^2+} stay in the water.',
      },
      {
        text: 'Its acidity dissolves the sand and clay.',
        slip: 'wrong-cause',
        teaching: 'Sand and clay do not dissolve; they settle with the flocs.',
      },
    ],
    explanation:
      '\\ce{Al^3+} neutralizes the negative charge of clay and forms gelatinous \\ce{Al(OH)3}, which sweeps particles down (coagulation and flocculation).',
    reference: 'OpenStax Chemistry 2e, section 11.5',
  },
  {
    id: 'general-reactions-in-solution-502',
    topics: ['reactions-in-solution'],
    tests: ['water-treatment'],
    difficulty: 'beginner',
    text: 'What is the usual order of steps in producing drinking water from river water?',
    answer: 'Screening, coagulation, settling, filtration, chlorination',
    distractors: [
      {
        text: 'Chlorination, screening, filtration, settling, coagulation',
        slip: 'order-of-steps',
        teaching: 'Coagulation must take place before particles can settle and be filtered off.',
      },
      {
        text: 'Filtration, settling, chlorination, screening, coagulation',
        slip: 'order-of-steps',
        teaching: 'Coarse matter is screened out first; otherwise, it would clog the filters.',
      },
      {
        text: 'Coagulation, chlorination, screening, settling, filtration',
        slip: 'order-of-steps',
        teaching: 'Screening comes first, and disinfection comes last to protect the finished water.',
      },
    ],
    explanation:
      'Coarse matter is removed first, then fine particles, then germs: disinfection works best in clear water, and the remaining chlorine protects the water on its way to the tap.',
    reference: 'OpenStax Chemistry 2e, section 11.5',
  },
  {
    id: 'general-reactions-in-solution-503',
    topics: ['reactions-in-solution'],
    tests: ['water-treatment'],
    difficulty: 'intermediate',
    text: 'Chlorine reacts with water to form HClO (p*K*_{a} 7.5). Why does chlorination disinfect better at pH 6.5 than at pH 8.5?',
    answer: 'HClO passes through cell walls better than \\ce{ClO-}.',
    distractors: [
      {
        text: '\\ce{ClO-} passes through cell walls better than HClO.',
        slip: 'reversed-trend',
        teaching: 'At pH 8.5 most of the HClO has become \\ce{ClO-}, and the disinfecting effect is weaker.',
      },
      {
        text: 'Chloride ions kill germs only in acid.',
        slip: 'wrong-cause',
        teaching: 'Chloride is harmless in acid and in base.',
      },
      {
        text: 'HClO loses its chlorine as \\ce{Cl2} at pH 8.5.',
        slip: 'wrong-cause',
        teaching: '\\ce{Cl2} is released in acid, not in base.',
      },
    ],
    explanation:
      'At a pH below its p*K*_{a}, hypochlorous acid is mostly un-ionized. The neutral HClO molecules pass through the cell walls of microbes better than \\ce{ClO-} ions, so they are by far the stronger disinfectant.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 10',
  },
  {
    id: 'general-reactions-in-solution-504',
    topics: ['reactions-in-solution'],
    tests: ['water-treatment'],
    difficulty: 'intermediate',
    text: 'Trihalomethanes such as \\ce{CHCl3} are found in chlorinated water. What do they form from, and how can a treatment plant reduce them?',
    answer: 'From natural organic matter; remove it before chlorination',
    distractors: [
      {
        text: 'From methane in the air; cover the water before chlorination',
        slip: 'wrong-cause',
        teaching: 'Methane does not react with chlorine in water in the dark.',
      },
      {
        text: 'From plastic pipes; warm the water before chlorination',
        slip: 'wrong-cause',
        teaching:
          'Trihalomethanes also form where there is no plastic, and warming the water would speed up their formation.',
      },
      {
        text: 'From chloride in sea salt; add lime before chlorination',
        slip: 'wrong-cause',
        teaching: 'Chloride does not form organic compounds here; a source of carbon is needed.',
      },
    ],
    explanation:
      'Humic substances contain groups that react as in the haloform reaction. Coagulation or activated carbon removes them; ozone or chloramine may replace chlorine.',
    reference: 'OpenStax Chemistry 2e, section 18.11',
  },
  {
    id: 'general-reactions-in-solution-505',
    topics: ['reactions-in-solution'],
    tests: ['water-treatment'],
    difficulty: 'advanced',
    text: 'Chlorine is added in steps to water that contains 2.0 mg/L of ammonia nitrogen. At first the measured concentration of total chlorine rises, then falls to a minimum, then rises again. What happens while it falls (before the “breakpoint”)?',
    answer: 'Chloramines are oxidized to nitrogen.',
    distractors: [
      {
        text: 'Chlorine leaves the water as a gas.',
        slip: 'wrong-cause',
        teaching: 'If the chlorine simply escaped, adding more would not make the concentration rise again.',
      },
      {
        text: 'Nitrogen is reduced to chloramines.',
        slip: 'reaction-direction-reversed',
        teaching: 'Nitrogen from the air does not react under these conditions.',
      },
      {
        text: 'Nitrogen gas is oxidized to chloramines.',
        slip: 'reaction-direction-reversed',
        teaching: 'Nitrogen gas does not react here; it is the product formed from the chloramines.',
      },
    ],
    explanation:
      '\\ce{NH3} first gives \\ce{NH2Cl}, “combined chlorine.” More chlorine oxidizes it to \\ce{N2}, and both are used up; after the breakpoint free chlorine remains.',
    reference: 'OpenStax Chemistry 2e, section 18.12',
  },
  {
    id: 'general-molecular-geometry-501',
    topics: ['molecular-geometry'],
    tests: ['molecular-polarity'],
    difficulty: 'beginner',
    text: 'Why is carbon dioxide, \\ce{CO2}, a nonpolar molecule, although its bonds are polar?',
    answer: 'It is linear; the bond dipoles cancel.',
    distractors: [
      {
        text: 'It is bent; the bond dipoles cancel.',
        slip: 'electron-geometry-for-shape',
        teaching: 'In a bent molecule like water the bond dipoles would not cancel.',
      },
      {
        text: 'It is linear; the bond dipoles are zero.',
        slip: 'ignored-polarity',
        teaching: 'C and O differ in electronegativity, so each bond has a dipole.',
      },
      {
        text: 'It is bent; the bond dipoles are zero.',
        slip: 'given-fact-overlooked',
        teaching: 'The bonds are polar, as the question says, and the molecule is linear.',
      },
    ],
    explanation:
      'Two C=O dipoles of equal size point in opposite directions in O=C=O, so there is no net dipole.',
    reference: 'OpenStax Chemistry 2e, section 7.6',
  },
  {
    id: 'general-reactions-in-solution-506',
    topics: ['reactions-in-solution'],
    tests: ['tests-for-ions', 'precipitation-reactions'],
    uses: ['types-of-chemical-reactions'],
    difficulty: 'beginner',
    text: 'Carbon dioxide is bubbled through limewater for a few seconds. Which equation explains what is observed?',
    answer: '\\ce{CO2 + Ca(OH)2 -> CaCO3 + H2O}',
    distractors: [
      {
        text: '\\ce{CaCO3 + CO2 + H2O -> Ca(HCO3)2}',
        slip: 'other-stage',
        teaching: 'This comes later, with an excess of \\ce{CO2}, and makes the liquid clear again.',
      },
      {
        text: '\\ce{CaCO3 + H2O -> CO2 + Ca(OH)2}',
        slip: 'reaction-direction-reversed',
        teaching: 'This is the reverse: the precipitate does not re-form the base and the gas.',
      },
      {
        text: '\\ce{Ca(HCO3)2 -> CaCO3 + CO2 + H2O}',
        slip: 'other-stage',
        teaching:
          'This happens when hard water is boiled; limewater contains hydroxide, not hydrogen carbonate.',
      },
    ],
    explanation: 'White calcium carbonate makes the solution milky; this is the test for \\ce{CO2}.',
    reference: 'OpenStax Chemistry 2e, section 18.6',
  },
  {
    id: 'general-acids-and-bases-501',
    topics: ['acids-and-bases'],
    tests: ['acid-rain'],
    uses: ['bronsted-lowry-theory'],
    difficulty: 'beginner',
    text: 'Rain in clean air has a pH of about 5.6. Which substance in the air makes it slightly acidic?',
    answer: 'Carbon dioxide',
    distractors: [
      { text: 'Nitrogen', slip: 'wrong-cause', teaching: '\\ce{N2} does not react with water.' },
      { text: 'Oxygen', slip: 'wrong-cause', teaching: '\\ce{O2} dissolves without forming an acid.' },
      { text: 'Argon', slip: 'wrong-cause', teaching: 'Argon is a noble gas and does not form an acid.' },
    ],
    explanation:
      '\\ce{CO2 + H2O <=> H2CO3}, and the carbonic acid donates protons: \\ce{H2CO3 + H2O <=> HCO3- + H3O+}.',
    reference: 'OpenStax Chemistry 2e, section 14.1',
  },
  {
    id: 'general-intermolecular-forces-501',
    topics: ['intermolecular-forces'],
    tests: ['phase-diagram'],
    difficulty: 'beginner',
    text: 'Dry ice, solid carbon dioxide, leaves no puddle at room temperature and 1 atm. Why?',
    answer: 'Below 5.1 atm liquid \\ce{CO2} is not stable.',
    distractors: [
      {
        text: 'The liquid is absorbed by the table.',
        slip: 'wrong-cause',
        teaching: 'No liquid forms at all at 1 atm.',
      },
      {
        text: 'The liquid reacts with air at once.',
        slip: 'wrong-cause',
        teaching: '\\ce{CO2} does not react with air.',
      },
      {
        text: 'The liquid boils away as fast as it forms.',
        slip: 'wrong-cause',
        teaching: 'At 1 atm the solid turns directly into gas; no liquid forms even for a moment.',
      },
    ],
    explanation:
      'The triple point of \\ce{CO2} lies at 5.1 atm. At 1 atm the solid turns directly into gas at −78 °C; that is, it sublimes.',
    reference: 'OpenStax Chemistry 2e, section 10.4',
  },
];
