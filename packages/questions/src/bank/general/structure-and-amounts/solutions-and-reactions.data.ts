import type { WrittenQuestion } from '../../written-question.ts';

export const solutionsAndReactionsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-solutions-101',
    topics: ['solutions', 'reactions-in-solution'],
    tests: ['representations-of-solutions'],
    uses: ['precipitation-reactions'],
    difficulty: 'intermediate',
    text: 'Equal volumes of 0.1 mol/L \\ce{AgNO3} and 0.1 mol/L \\ce{NaCl} have been mixed. Which dissolved particles should a particle diagram of the clear liquid above the precipitate show, if trace amounts are ignored?',
    answer: '\\ce{Na+} and \\ce{NO3-} in equal numbers',
    distractors: [
      {
        text: '\\ce{Ag+} and \\ce{Cl-} in equal numbers',
        slip: 'reacting-for-spectator',
        teaching: 'These ions form the white solid at the bottom.',
      },
      {
        text: 'All four kinds of ions in equal numbers',
        slip: 'ions-as-units',
        teaching: 'Silver and chloride ions have left the solution as \\ce{AgCl}.',
      },
      {
        text: 'Uncharged units of \\ce{NaNO3}',
        slip: 'ions-as-units',
        teaching: 'Sodium nitrate stays in solution as separate ions.',
      },
    ],
    explanation:
      '\\ce{Ag+ + Cl- -> AgCl(s)} uses up equal amounts of silver and chloride ions. The spectator ions, \\ce{Na+} and \\ce{NO3-}, remain in equal numbers.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-solutions-102',
    topics: ['solutions'],
    tests: ['solubility-of-gases-and-solids'],
    difficulty: 'beginner',
    text: 'In a hot summer, fish in a shallow pond suffer from a lack of oxygen, although the air above the pond contains as much oxygen as before. What is the cause?',
    answer: 'Warm water dissolves less oxygen.',
    distractors: [
      {
        text: 'Warm water dissolves more oxygen.',
        slip: 'reversed-trend',
        teaching: 'If more oxygen dissolved, the fish would not suffer.',
      },
      {
        text: 'Warm water splits oxygen molecules.',
        slip: 'bond-for-intermolecular',
        teaching: 'The bond in \\ce{O2} is far too strong to break in warm water.',
      },
      {
        text: 'Warm water turns oxygen into steam.',
        slip: 'chemical-for-physical-change',
        teaching: 'Steam is water vapor; oxygen does not turn into it.',
      },
    ],
    explanation:
      'The solubility of gases in water decreases as the temperature rises, because faster molecules escape more easily. For this reason, warm water dissolves less oxygen.',
    reference: 'OpenStax Chemistry 2e, section 11.3',
  },
  {
    id: 'general-solutions-103',
    topics: ['solutions'],
    tests: ['solubility-of-gases-and-solids'],
    difficulty: 'intermediate',
    text: 'The solubility of \\ce{KNO3} is 110 g per 100 g of water at 60 °C and 32 g per 100 g of water at 20 °C. A solution made with 200 g of water and saturated at 60 °C is cooled to 20 °C. What mass of crystals forms?',
    answer: '156 g',
    distractors: [
      {
        text: '64 g',
        slip: 'answered-another-quantity',
        teaching:
          'This is the mass that stays dissolved in 200 g of water at 20 °C, not the mass of crystals.',
        expression: '(32) * 200 / 100',
      },
      {
        text: '78 g',
        slip: 'wrong-reference',
        teaching: 'This is the mass that crystallizes from 100 g of water, but the solution contains 200 g.',
        expression: '110 - 32',
      },
      {
        text: '110 g',
        slip: 'wrong-amount-of-solvent',
        teaching:
          'This is all the salt dissolved in 100 g of water at 60 °C, but part of it stays in solution at 20 °C, and there are 200 g of water.',
        expression: '110',
      },
    ],
    explanation:
      'For each 100 g of water, 110 − 32 = 78 g crystallizes; for 200 g, the mass is (110 − 32) × 200/100 = 156 g.',
    reference: 'OpenStax Chemistry 2e, section 11.3',
    computation: { kind: 'quantity', expression: '(110-32)*200/100', unit: 'g' },
  },
  {
    id: 'general-solutions-104',
    topics: ['solutions'],
    tests: ['solubility-of-gases-and-solids'],
    difficulty: 'beginner',
    text: 'A tiny crystal of sodium acetate is dropped into a clear supersaturated solution of sodium acetate at 20 °C. What happens?',
    answer: 'Salt crystallizes until the solution is saturated.',
    distractors: [
      {
        text: 'Salt crystallizes until pure water is left.',
        slip: 'one-step-short',
        teaching: 'Only the excess salt crystallizes; a saturated solution remains.',
      },
      {
        text: 'The crystal dissolves, because the solution is clear.',
        slip: 'one-property-decides',
        teaching:
          'A clear solution may still contain more salt than it can at equilibrium, and then no more salt dissolves in it.',
      },
      {
        text: 'The crystal stays as it is, because the solution is clear.',
        slip: 'saturation-misjudged',
        teaching:
          'The crystal would stay as it is in a saturated solution; this solution is supersaturated, although it is clear.',
      },
    ],
    explanation:
      'A supersaturated solution contains more dissolved salt than it can at equilibrium; all that it lacks is a seed crystal. Once the crystal is added, the excess crystallizes on it until the solution is saturated.',
    reference: 'OpenStax Chemistry 2e, section 11.3',
  },
  {
    id: 'general-solutions-105',
    topics: ['solutions'],
    tests: ['solubility-of-gases-and-solids'],
    difficulty: 'intermediate',
    text: 'From 20 °C to 80 °C the solubility of \\ce{KNO3} in 100 g of water rises from 32 g to 169 g, and that of \\ce{NaCl} from 36 g to 38 g. A mixture of 100 g of \\ce{KNO3} and 10 g of \\ce{NaCl} is dissolved in 100 g of water at 80 °C, and the solution is cooled to 20 °C. What crystallizes?',
    answer: '\\ce{KNO3} only, because 10 g of \\ce{NaCl} stays dissolved',
    distractors: [
      {
        text: '\\ce{NaCl} only, because its solubility hardly changes',
        slip: 'reversed-trend',
        teaching:
          'The 10 g of \\ce{NaCl} is far below the limit of 36 g, so the solution is never saturated with it.',
      },
      {
        text: '\\ce{KNO3} and \\ce{NaCl}, in the ratio of the mixture',
        slip: 'shared-equally',
        teaching:
          'A salt crystallizes only if its amount exceeds its own solubility, and \\ce{NaCl} stays below it.',
      },
      {
        text: 'Nothing, because both dissolved at 80 °C',
        slip: 'ignored-temperature-change',
        teaching: 'The 100 g of \\ce{KNO3} is more than the 32 g that can stay dissolved at 20 °C.',
      },
    ],
    explanation:
      'At 20 °C about 32 g of \\ce{KNO3} can stay in solution, so most of the 100 g crystallizes. All of the \\ce{NaCl} stays dissolved, because 10 g is far below 36 g; this is how recrystallization purifies a salt.',
    reference: 'OpenStax Chemistry 2e, section 11.3',
  },
  {
    id: 'general-solutions-106',
    topics: ['solutions'],
    tests: ['solubility-of-gases-and-solids'],
    difficulty: 'advanced',
    text: 'The solubility of cerium(III) sulfate in water decreases as the temperature rises. What can be concluded about the process in which more of the salt dissolves in a nearly saturated solution?',
    answer: 'It releases heat.',
    distractors: [
      {
        text: 'It absorbs heat.',
        slip: 'reversed-trend',
        teaching:
          'If dissolving absorbed heat, heating would favor dissolving, and the solubility would rise.',
      },
      {
        text: 'It absorbs a gas.',
        slip: 'wrong-cause',
        teaching:
          'Gases also become less soluble on heating, but no gas takes part when this salt dissolves.',
      },
      {
        text: 'It releases a gas.',
        slip: 'overgeneralised-rule',
        teaching: 'Gases also become less soluble on heating, but the salt does not turn into a gas.',
      },
    ],
    explanation:
      'Heating shifts an equilibrium in the direction that absorbs heat. Here it shifts toward the solid, so the opposite change, dissolving, releases heat.',
    reference: 'OpenStax Chemistry 2e, section 11.3',
  },
  {
    id: 'general-solutions-107',
    topics: ['solutions'],
    tests: ['electrolytes'],
    difficulty: 'beginner',
    text: 'A lamp in a circuit glows brightly when the electrodes are dipped into 0.1 mol/L \\ce{HCl}, but only dimly in 0.1 mol/L \\ce{CH3COOH}. Why?',
    answer: 'Few molecules of acetic acid form ions in water.',
    distractors: [
      {
        text: 'Few molecules of acetic acid dissolve in water.',
        slip: 'dissolving-for-ionizing',
        teaching:
          'Acetic acid mixes with water in any ratio; its molecules are in solution, but mostly not ionized.',
      },
      {
        text: 'Few electrons dissolve in the acetic acid.',
        slip: 'wrong-charge-carrier',
        teaching: 'In both solutions, ions carry the charge, not free electrons.',
      },
      {
        text: 'Few hydrogen atoms are present in acetic acid.',
        slip: 'wrong-cause',
        teaching:
          'A molecule of acetic acid has four hydrogen atoms and one of \\ce{HCl} has one, but this number does not matter.',
      },
    ],
    explanation:
      'The current is carried by ions. \\ce{HCl} is ionized practically completely, but acetic acid only to about 1%, so its solution contains few ions.',
    reference: 'OpenStax Chemistry 2e, section 11.2',
  },
  {
    id: 'general-solutions-108',
    topics: ['solutions', 'reactions-in-solution'],
    tests: ['electrolytes'],
    uses: ['neutralization'],
    difficulty: 'intermediate',
    text: 'The lamp of a conductivity tester glows dimly in 0.1 mol/L acetic acid and also in 0.1 mol/L ammonia. In a mixture of equal volumes of the two solutions, it glows brightly. Why?',
    answer: 'They react to form ammonium and acetate ions.',
    distractors: [
      {
        text: 'They react to form a salt that does not ionize.',
        slip: 'ions-as-units',
        teaching: 'Ammonium acetate is present as ions in solution, and these carry the current.',
      },
      {
        text: 'They react to form water, which conducts well.',
        slip: 'neutral-means-no-ions',
        teaching: 'Pure water hardly conducts, and water is not the only product here.',
      },
      {
        text: 'They turn into a strong acid and a strong base.',
        slip: 'weak-as-strong',
        teaching: 'Acetic acid and ammonia are used up; the bright light is due to the ions of the salt.',
      },
    ],
    explanation:
      '\\ce{CH3COOH + NH3 -> NH4+ + CH3COO-}: two weak electrolytes, present mostly as molecules, are converted almost completely to ions. The salt is a strong electrolyte.',
    reference: 'OpenStax Chemistry 2e, section 11.2',
  },
  {
    id: 'general-reactions-in-solution-101',
    topics: ['reactions-in-solution'],
    tests: ['net-ionic-equations'],
    difficulty: 'intermediate',
    text: 'For which pair of solutions is \\ce{H+(aq) + OH-(aq) -> H2O(l)} the complete net ionic equation?',
    answer: '\\ce{HNO3} and \\ce{KOH}',
    distractors: [
      {
        text: '\\ce{CH3COOH} and \\ce{NaOH}',
        slip: 'weak-as-strong',
        teaching: 'Acetic acid is a weak acid and is written as molecules in the equation.',
      },
      {
        text: '\\ce{HCl} and \\ce{NH3}',
        slip: 'weak-as-strong',
        teaching:
          'Ammonia is a weak base, so \\ce{H+} reacts with \\ce{NH3} molecules rather than with \\ce{OH-}.',
      },
      {
        text: '\\ce{H2SO4} and \\ce{Ba(OH)2}',
        slip: 'spectator-ions-kept',
        teaching: 'Here \\ce{BaSO4} precipitates, so barium and sulfate ions take part as well.',
      },
    ],
    explanation:
      'A strong acid and a strong base are written as ions, and their other ions must stay dissolved. This is the case for \\ce{HNO3} and \\ce{KOH}; \\ce{K+} and \\ce{NO3-} are spectators.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-reactions-in-solution-102',
    topics: ['reactions-in-solution'],
    tests: ['net-ionic-equations'],
    difficulty: 'intermediate',
    text: 'Vinegar (acetic acid) is added to a solution of sodium hydrogen carbonate. What is the net ionic equation?',
    answer: '\\ce{CH3COOH(aq) + HCO3-(aq) -> CH3COO-(aq) + CO2(g) + H2O(l)}',
    distractors: [
      {
        text: '\\ce{H+(aq) + HCO3-(aq) -> CO2(g) + H2O(l)}',
        slip: 'weak-as-strong',
        teaching:
          'Acetic acid is weak, so it is present mainly as molecules and is written in molecular form.',
      },
      {
        text: '\\ce{2CH3COOH(aq) + CO3^2-(aq) -> 2CH3COO-(aq) + CO2(g) + H2O(l)}',
        slip: 'mixed-up-ion-names',
        teaching: 'The salt contains the ion \\ce{HCO3-}, not carbonate.',
      },
      {
        text: '\\ce{2H+(aq) + CO3^2-(aq) -> CO2(g) + H2O(l)}',
        slip: 'mixed-up-ion-names',
        teaching:
          'The salt contains the ion \\ce{HCO3-}, not carbonate, and the weak acid is not written as \\ce{H+}.',
      },
    ],
    explanation:
      'The salt is in solution as ions, and \\ce{Na+} does not take part. The weak acid is written in its molecular form: \\ce{CH3COOH(aq) + HCO3-(aq) -> CH3COO-(aq) + CO2(g) + H2O(l)}.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-reactions-in-solution-103',
    topics: ['reactions-in-solution'],
    tests: ['net-ionic-equations'],
    uses: ['solubility-rules'],
    difficulty: 'advanced',
    text: 'Two solutions are mixed in stoichiometric amounts. In which case are there no spectator ions at all?',
    answer: '\\ce{Ba(OH)2} and \\ce{H2SO4}',
    distractors: [
      {
        text: '\\ce{Ba(NO3)2} and \\ce{H2SO4}',
        slip: 'reacting-for-spectator',
        teaching: '\\ce{BaSO4} precipitates, but \\ce{H+} and \\ce{NO3-} stay in solution unchanged.',
      },
      {
        text: '\\ce{NaOH} and \\ce{HCl}',
        slip: 'reacting-for-spectator',
        teaching: 'Water forms, but \\ce{Na+} and \\ce{Cl-} stay in solution.',
      },
      {
        text: '\\ce{AgNO3} and \\ce{KBr}',
        slip: 'reacting-for-spectator',
        teaching: '\\ce{AgBr} precipitates, but \\ce{K+} and \\ce{NO3-} stay in solution.',
      },
    ],
    explanation:
      '\\ce{Ba^2+ + 2OH- + 2H+ + SO4^2- -> BaSO4(s) + 2H2O(l)}: with \\ce{Ba(OH)2} and \\ce{H2SO4}, every ion ends up in a solid or in water.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-reactions-in-solution-104',
    topics: ['reactions-in-solution'],
    tests: ['solubility-rules'],
    uses: ['precipitation-reactions'],
    difficulty: 'intermediate',
    text: 'A solution contains \\ce{Ag+} and \\ce{Ba^2+} as nitrates. Which reagent, added as a solution, precipitates one of these ions and leaves the other dissolved?',
    answer: '\\ce{NaCl}',
    distractors: [
      {
        text: '\\ce{KNO3}',
        slip: 'solubility-rule',
        teaching: 'All nitrates are soluble, so nothing precipitates.',
      },
      {
        text: '\\ce{Na2CO3}',
        slip: 'solubility-rule',
        teaching: 'Both carbonates are insoluble, so both precipitate.',
      },
      {
        text: '\\ce{Na3PO4}',
        slip: 'solubility-rule',
        teaching: 'Both phosphates are insoluble, so both precipitate.',
      },
    ],
    explanation:
      'Chlorides are soluble except those of silver, lead(II) and mercury(I). \\ce{NaCl} precipitates \\ce{AgCl}, and barium ions stay in solution.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-reactions-in-solution-105',
    topics: ['reactions-in-solution', 'redox'],
    tests: ['types-of-chemical-reactions', 'oxidation-and-reduction'],
    difficulty: 'intermediate',
    text: 'In each of these reactions, two substances combine to form one. Which is also a redox reaction?',
    answer: '\\ce{2Mg + O2 -> 2MgO}',
    distractors: [
      {
        text: '\\ce{CaO + CO2 -> CaCO3}',
        slip: 'redox-for-disproportionation',
        teaching: 'No oxidation number changes: calcium stays +2, carbon +4 and oxygen −2.',
      },
      {
        text: '\\ce{SO3 + H2O -> H2SO4}',
        slip: 'redox-for-disproportionation',
        teaching: 'No oxidation number changes: sulfur stays +6, hydrogen +1 and oxygen −2.',
      },
      {
        text: '\\ce{NH3 + HCl -> NH4Cl}',
        slip: 'redox-for-disproportionation',
        teaching: 'A proton is transferred, not electrons; nitrogen stays −3, chlorine −1 and hydrogen +1.',
      },
    ],
    explanation:
      'When free elements combine, oxidation numbers change: in \\ce{2Mg + O2 -> 2MgO}, magnesium goes from 0 to +2 and oxygen from 0 to −2. In the other reactions, no oxidation number changes.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-reactions-in-solution-106',
    topics: ['reactions-in-solution'],
    tests: ['types-of-chemical-reactions'],
    difficulty: 'beginner',
    text: 'Dilute hydrochloric acid is poured onto sodium sulfide: \\ce{Na2S + 2HCl -> 2NaCl + H2S}. How is this reaction classified?',
    answer: 'Double replacement, in which a gas forms',
    distractors: [
      {
        text: 'Single replacement, in which a gas forms',
        slip: 'reaction-type-confused',
        teaching:
          'In a single replacement a free element takes the place of another; no free element is present here.',
      },
      {
        text: 'Decomposition, in which a gas forms',
        slip: 'reaction-type-confused',
        teaching: 'A decomposition starts from a single substance.',
      },
      {
        text: 'Combination, in which a gas forms',
        slip: 'reaction-type-confused',
        teaching: 'A combination gives a single product; here there are two.',
      },
    ],
    explanation:
      'The two compounds exchange partners: \\ce{Na+} pairs with \\ce{Cl-}, and \\ce{H+} with \\ce{S^2-}. This is a double replacement, driven by the formation of the gas \\ce{H2S}.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-reactions-in-solution-107',
    topics: ['reactions-in-solution'],
    tests: ['types-of-chemical-reactions'],
    difficulty: 'advanced',
    text: 'Gaseous ammonia and gaseous hydrogen chloride meet and form a white smoke of solid \\ce{NH4Cl}. Which description of the reaction is correct?',
    answer: 'A combination in which a proton is transferred',
    distractors: [
      {
        text: 'A combination in which an electron is transferred',
        slip: 'reaction-type-confused',
        teaching: 'No oxidation number changes: nitrogen stays −3, hydrogen +1 and chlorine −1.',
      },
      {
        text: 'A double replacement in which a solid precipitates',
        slip: 'reaction-type-confused',
        teaching: 'Two substances become one; no partners are exchanged and no solution is involved.',
      },
      {
        text: 'A change of state in which no bond is broken',
        slip: 'chemical-for-physical-change',
        teaching: 'The H–Cl bond breaks and an N–H bond forms; the solid is a new substance.',
      },
    ],
    explanation:
      'Two substances become one, so this is a combination. \\ce{HCl} donates a proton to \\ce{NH3}, so it is also an acid–base reaction; the oxidation numbers stay the same.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-reactions-in-solution-108',
    topics: ['reactions-in-solution', 'redox'],
    tests: ['tests-for-ions'],
    uses: ['oxidation-and-reduction'],
    difficulty: 'intermediate',
    text: 'When aqueous \\ce{NaOH} is added to a solution, a green precipitate forms. On standing in air, the precipitate turns brown at its surface. Which metal ion does the solution contain, and what happens to the precipitate?',
    answer: '\\ce{Fe^2+}, and its hydroxide is oxidized',
    distractors: [
      {
        text: '\\ce{Fe^2+}, and its hydroxide is reduced',
        slip: 'oxidation-as-gain',
        teaching: 'Oxygen from the air takes electrons from it, and iron goes from +2 to +3.',
      },
      {
        text: '\\ce{Fe^3+}, and its hydroxide is reduced',
        slip: 'test-of-another-ion',
        teaching: 'Iron(III) ions give a brown precipitate from the beginning.',
      },
      {
        text: '\\ce{Fe^3+}, and its hydroxide is oxidized',
        slip: 'test-of-another-ion',
        teaching: 'The hydroxide of iron(III) is brown at once, and air does not change it.',
      },
    ],
    explanation:
      '\\ce{Fe(OH)2} is green. Oxygen from the air oxidizes it to brown iron(III) hydroxide, beginning at the surface, so the ion is \\ce{Fe^2+}.',
    reference: 'LibreTexts, Supplemental Modules (Inorganic Chemistry), Reactions of iron ions in solution',
  },
  {
    id: 'general-redox-101',
    topics: ['redox'],
    tests: ['oxidation-and-reduction'],
    difficulty: 'beginner',
    text: 'Burning magnesium continues to burn in carbon dioxide: \\ce{2Mg + CO2 -> 2MgO + C}. Which element is oxidized, and which is reduced?',
    answer: 'Magnesium is oxidized, and carbon is reduced.',
    distractors: [
      {
        text: 'Magnesium is reduced, and carbon is oxidized.',
        slip: 'oxidation-as-gain',
        teaching: 'Magnesium goes from 0 to +2; it loses electrons, which is oxidation.',
      },
      {
        text: 'Magnesium is oxidized, and oxygen is reduced.',
        slip: 'atom-for-ion',
        teaching:
          'Oxygen is −2 in \\ce{CO2} and in \\ce{MgO}; it is carbon whose oxidation number decreases.',
      },
      {
        text: 'Carbon is oxidized, and oxygen is reduced.',
        slip: 'oxidation-as-gain',
        teaching: 'Carbon goes from +4 to 0, which is a reduction, and oxygen does not change.',
      },
    ],
    explanation:
      'Magnesium goes from 0 to +2, so it is oxidized. Carbon goes from +4 in \\ce{CO2} to 0, so it is reduced; oxygen stays −2.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
];
