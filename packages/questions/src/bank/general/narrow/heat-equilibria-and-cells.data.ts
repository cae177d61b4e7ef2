import type { WrittenQuestion } from '../../written-question.ts';

/** Heat, rates, equilibria, acids and cells, as students ask for them in narrow words. */
export const heatEquilibriaAndCellsNarrow: readonly WrittenQuestion[] = [
  {
    id: 'general-acids-and-bases-879',
    topics: ['acids-and-bases'],
    tests: ['molecular-structure-and-acid-strength'],
    difficulty: 'beginner',
    text: 'The H–F bond is more polar than the H–Cl bond. Nevertheless, HF is a weak acid in dilute aqueous solution, and HCl is a strong one. What is the main reason?',
    answer: 'Much more energy is needed to break the H–F bond.',
    distractors: [
      {
        text: 'Much less HF than HCl dissolves in the water.',
        slip: 'dissolving-for-ionizing',
        teaching:
          'HF mixes with water in any ratio; a weak acid dissolves, but only some of its molecules ionize.',
      },
      {
        text: 'Much less heat is released when fluoride is hydrated.',
        slip: 'reversed-trend',
        teaching:
          'The small fluoride ion is hydrated with the release of more heat than chloride; this alone would favor HF.',
      },
      {
        text: 'Much more positive charge is on the H atom of HCl.',
        slip: 'reversed-trend',
        teaching:
          'Fluorine is the more electronegative element, so it is in HF that hydrogen is more positive.',
      },
    ],
    explanation:
      'To release \\ce{H+}, the bond to hydrogen has to be broken. Its enthalpy is about 565 kJ/mol in HF and only 431 kJ/mol in HCl, because the small fluorine atom binds hydrogen tightly. The main reason is that much more energy is needed to break the H–F bond.',
    reference: 'OpenStax Chemistry 2e, section 14.3',
  },
  {
    id: 'general-acids-and-bases-880',
    topics: ['acids-and-bases'],
    tests: ['molecular-structure-and-acid-strength', 'electronegativity'],
    difficulty: 'beginner',
    text: 'In both \\ce{NH3} and \\ce{NF3} nitrogen has a lone pair. Ammonia is a base in water, but \\ce{NF3} shows no basic properties. Why?',
    answer: 'The fluorine atoms draw electron density away from nitrogen.',
    distractors: [
      {
        text: 'The fluorine atoms push electron density toward nitrogen.',
        slip: 'reversed-trend',
        teaching:
          'Fluorine is more electronegative than nitrogen and pulls; a push would make \\ce{NF3} the stronger base.',
      },
      {
        text: 'The fluorine atoms form their bonds with the lone pair.',
        slip: 'given-fact-overlooked',
        teaching:
          'Three other electrons of nitrogen form the bonds; the lone pair is still there in \\ce{NF3}.',
      },
      {
        text: 'The fluorine atoms keep protons away from it by their size.',
        slip: 'ignored-size',
        teaching:
          'Fluorine atoms are small, and a proton is far smaller still; there is room enough at nitrogen.',
      },
    ],
    explanation:
      'A base needs an electron pair that it can share with a proton. The highly electronegative fluorine makes nitrogen electron-poor, so its lone pair is held tightly. \\ce{NF3} is no base in water because the fluorine atoms draw electron density away from nitrogen.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 15',
  },
  {
    id: 'general-acids-and-bases-881',
    topics: ['acids-and-bases'],
    tests: ['molecular-structure-and-acid-strength', 'electronegativity'],
    uses: ['lewis-structures'],
    difficulty: 'intermediate',
    text: 'A student says: “A molecule of \\ce{NF3} has ten lone pairs and one of \\ce{NH3} only one, so \\ce{NF3} must be the stronger base.” In fact it is far weaker. What is wrong with the reasoning?',
    answer: 'Fluorine holds its own pairs firmly and makes the lone pair of nitrogen less available.',
    distractors: [
      {
        text: 'Fluorine holds its own pairs firmly and takes the lone pair of nitrogen for its bonds.',
        slip: 'ignored-lone-pairs',
        teaching:
          'Nitrogen in \\ce{NF3} has three bonding pairs and still its lone pair; the count of ten is right.',
      },
      {
        text: 'Fluorine uses its own pairs and takes the lone pair of nitrogen for its bonds.',
        slip: 'miscounted-lone-pairs',
        teaching:
          'Each fluorine atom has three lone pairs besides its bond, and nitrogen keeps its own; the count is right.',
      },
      {
        text: 'Fluorine uses its own pairs for its bonds and so has none of them left for protons.',
        slip: 'lone-pair-forgotten',
        teaching:
          'The nine pairs of the fluorine atoms are not in bonds; they are held too firmly to be shared with protons.',
      },
    ],
    explanation:
      'What counts is not how many lone pairs there are but how easily one is shared with a proton. Those of fluorine are bound tightly, and through its electronegativity the pair of nitrogen is, too. Fluorine holds its own pairs firmly and makes the lone pair of nitrogen less available.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 15',
  },
  {
    id: 'general-acids-and-bases-907',
    topics: ['acids-and-bases', 'reactions-in-solution'],
    tests: ['neutralization'],
    difficulty: 'beginner',
    text: 'Slaked lime is spread on acidic soil, milk of magnesia is taken for an upset stomach, and toothpaste is used after a sweet meal. What happens in all three cases?',
    answer: 'A base neutralizes an acid.',
    distractors: [
      {
        text: 'An acid neutralizes a salt.',
        slip: 'acid-for-base',
        teaching:
          'The soil, the stomach and the mouth after a meal are acidic; what is added neutralizes that acid.',
      },
      {
        text: 'A salt neutralizes an acid.',
        slip: 'class-of-matter-confused',
        teaching:
          'Slaked lime, \\ce{Ca(OH)2}, and milk of magnesia, \\ce{Mg(OH)2}, are hydroxides, which are bases and not salts.',
      },
      {
        text: 'A base neutralizes a salt.',
        slip: 'reactant-for-product',
        teaching:
          'A salt is what forms; what is neutralized is the acid of the soil, of the stomach or of the bacteria in the mouth.',
      },
    ],
    explanation:
      'Slaked lime, \\ce{Ca(OH)2}, and milk of magnesia, \\ce{Mg(OH)2}, are bases, and toothpaste is slightly basic. They take up the acid of the soil, the stomach or the bacteria in the mouth: a base neutralizes an acid.',
    reference: 'NCERT Science, Class X, chapter Acids, Bases and Salts',
  },
  {
    id: 'general-acids-and-bases-908',
    topics: ['acids-and-bases'],
    tests: ['arrhenius-acids-and-bases', 'ph'],
    uses: ['hydrolysis-of-salts'],
    difficulty: 'beginner',
    text: 'Which list names an acid, a base and a neutral salt from everyday life, in this order?',
    answer: 'Lemon juice, household ammonia, table salt',
    distractors: [
      {
        text: 'Household ammonia, lemon juice, washing soda',
        slip: 'acid-for-base',
        teaching:
          'A solution of ammonia is basic, and lemon juice contains citric acid; washing soda is a basic salt as well.',
      },
      {
        text: 'Lemon juice, table salt, household ammonia',
        slip: 'names-exchanged',
        teaching: 'Table salt, \\ce{NaCl}, gives a neutral solution; the base is ammonia.',
      },
      {
        text: 'Lemon juice, household ammonia, washing soda',
        slip: 'property-misjudged',
        teaching: 'Washing soda, \\ce{Na2CO3}, is a salt, but its solution is clearly basic.',
      },
    ],
    explanation:
      'Lemon juice (citric acid) has a pH of about 2, household ammonia one of about 11, and a solution of sodium chloride one of 7. The list is lemon juice, household ammonia, table salt.',
    reference: 'NCERT Science, Class X, chapter Acids, Bases and Salts',
  },
  {
    id: 'general-acids-and-bases-909',
    topics: ['acids-and-bases'],
    tests: ['hydrolysis-of-salts'],
    difficulty: 'intermediate',
    text: 'What is the order of increasing pH for 0.1 mol/L solutions of ammonium acetate, ammonium formate and ammonium cyanide? (*K*_{a}: \\ce{HCOOH} 1.8 × 10^{−4}, \\ce{CH3COOH} 1.8 × 10^{−5}, \\ce{HCN} 4.9 × 10^{−10})',
    answer: 'Formate, acetate, cyanide',
    distractors: [
      {
        text: 'Cyanide, acetate, formate',
        slip: 'reversed-trend',
        teaching:
          'The weaker the acid, the stronger its anion as a base: cyanide gives the highest pH, not the lowest.',
      },
      {
        text: 'Acetate, formate, cyanide',
        slip: 'series-misordered',
        teaching:
          'Formic acid is stronger than acetic acid, so formate is the weaker base and gives the lower pH.',
      },
      {
        text: 'Acetate, cyanide, formate',
        slip: 'series-misordered',
        teaching:
          'HCN is by far the weakest of the acids, so cyanide is the strongest base and gives the highest pH.',
      },
    ],
    explanation:
      'The cation is the same, so the anion decides. The weaker the parent acid, the stronger the anion as a base and the higher the pH (about 6.5, 7.0 and 9.3). HCN is the weakest of the acids and formic acid the strongest: formate, acetate, cyanide.',
    reference: 'OpenStax Chemistry 2e, section 14.4',
  },
  {
    id: 'general-acids-and-bases-910',
    topics: ['acids-and-bases'],
    tests: ['acid-base-indicators', 'titration-curves'],
    difficulty: 'intermediate',
    text: 'Aqueous \\ce{NH3} is titrated with \\ce{HCl}, both 0.1 mol/L. Which indicator should be chosen, and why?',
    answer: 'Methyl red (pH 4.4 to 6.2), since the salt formed is acidic',
    distractors: [
      {
        text: 'Phenolphthalein (pH 8.2 to 10.0), since ammonia is a base',
        slip: 'half-equivalence-for-equivalence',
        teaching:
          'The indicator has to match the pH at the equivalence point and not that of the base; at pH 9 only about half is neutralized.',
      },
      {
        text: 'Bromothymol blue (pH 6.0 to 7.6), since salts are neutral',
        slip: 'equivalence-always-neutral',
        teaching:
          'At the equivalence point the solution contains \\ce{NH4Cl}, and \\ce{NH4+} is a weak acid: the pH is about 5.3.',
      },
      {
        text: 'Thymol blue (pH 1.2 to 2.8), since the titrant is a strong acid',
        slip: 'excess-titrant-for-equivalence',
        teaching: 'This color change comes only after a clear excess of \\ce{HCl} has been added.',
      },
    ],
    explanation:
      'At the equivalence point of a weak base and a strong acid, only \\ce{NH4Cl} is present; \\ce{NH4+} is a weak acid, and the pH is about 5.3. The range of the indicator has to lie there: methyl red (pH 4.4 to 6.2), since the salt formed is acidic.',
    reference: 'OpenStax Chemistry 2e, section 14.7',
  },
  {
    id: 'general-electrochemistry-basics-879',
    topics: ['electrochemistry-basics'],
    tests: ['batteries-and-fuel-cells'],
    difficulty: 'beginner',
    text: 'Which statement is true of both a hydrogen fuel cell and an ordinary battery while they supply current?',
    answer: 'A redox reaction is split between two electrodes.',
    distractors: [
      {
        text: 'All of the reactants are sealed inside the cell.',
        slip: 'wrong-kind-of-cell',
        teaching: 'This is true of a battery only; a fuel cell is fed with hydrogen and oxygen from outside.',
      },
      {
        text: 'A fuel and oxygen are supplied from outside.',
        slip: 'wrong-kind-of-cell',
        teaching: 'This is true of a fuel cell only; a battery contains a fixed store of reactants.',
      },
      {
        text: 'A fuel is burned, and its heat is turned into current.',
        slip: 'other-process',
        teaching: 'This describes a power plant; both cells produce current directly, without a flame.',
      },
    ],
    explanation:
      'Both turn chemical energy directly into electrical energy: oxidation at the anode, reduction at the cathode, and electrons through the wire. They differ in where the reactants are kept. What both have in common: A redox reaction is split between two electrodes.',
    reference: 'OpenStax Chemistry 2e, section 17.5',
  },
  {
    id: 'general-electrochemistry-basics-880',
    topics: ['electrochemistry-basics'],
    tests: ['activation-energy', 'standard-cell-potential'],
    difficulty: 'beginner',
    text: 'For \\ce{2H2 + O2 -> 2H2O} the standard cell potential is +1.23 V, but a mixture of hydrogen and oxygen stays unchanged for years at room temperature. Why does no reaction occur?',
    answer: 'Its activation energy is too high.',
    distractors: [
      {
        text: 'Its entropy change is negative.',
        slip: 'one-property-decides',
        teaching:
          'It is negative, since gas turns to liquid, but the heat given off outweighs this: the positive potential means Δ*G*° < 0.',
      },
      {
        text: 'Its electrons have no wire to follow.',
        slip: 'wrong-cause',
        teaching:
          'A wire is needed only if the half-reactions are kept apart; in a mixture electrons pass directly between the reactants.',
      },
      {
        text: 'Its equilibrium is already reached.',
        slip: 'equilibrium-as-standstill',
        teaching: 'At equilibrium practically all of the gas would be water; nothing has begun to react.',
      },
    ],
    explanation:
      'A positive cell potential shows that a reaction is favorable, but not that it is fast. At room temperature hardly any molecules have the energy to break H–H and O=O bonds; a spark or platinum starts the reaction. Its activation energy is too high.',
    reference: 'OpenStax Chemistry 2e, sections 12.5 and 17.4',
  },
  {
    id: 'general-electrochemistry-basics-881',
    topics: ['electrochemistry-basics'],
    tests: ['predicting-redox-reactions'],
    difficulty: 'intermediate',
    text: 'For a redox reaction, *E*°_{cell} calculated from a table is positive, but no reaction is observed when the solutions are mixed. Which two reasons can account for this?',
    answer: 'The reaction is very slow; the conditions are not standard.',
    distractors: [
      {
        text: 'The reaction is very slow; only one electron is transferred.',
        slip: 'one-part-right',
        teaching:
          'Slowness is possible, but by Δ*G*° = −*nFE*° a positive *E*° makes Δ*G*° negative for every *n*, 1 included.',
      },
      {
        text: 'The reaction is very slow; a salt bridge is missing.',
        slip: 'one-part-right',
        teaching:
          'Slowness is possible, but a salt bridge is needed only between separate half-cells, not in a mixture.',
      },
      {
        text: 'A salt bridge is missing; only one electron is transferred.',
        slip: 'wrong-cause',
        teaching:
          'Mixed solutions react without a salt bridge, and the number of electrons does not change the sign of Δ*G*° = −*nFE*°.',
      },
    ],
    explanation:
      'A positive *E*° means Δ*G*° < 0 and *K* > 1, but it says nothing about the activation energy. It also holds only for 1 mol/L solutions and gases at 1 bar; other concentrations change *E*. Thus two reasons are possible: The reaction is very slow; the conditions are not standard.',
    reference: 'OpenStax Chemistry 2e, section 17.4',
  },
  {
    id: 'general-electrochemistry-basics-907',
    topics: ['electrochemistry-basics', 'redox'],
    tests: ['predicting-redox-reactions', 'standard-cell-potential'],
    difficulty: 'intermediate',
    text: 'Copper gives no \\ce{H2} with 1 mol/L \\ce{HCl}. How is this explained by the electrode potentials *E*°(\\ce{Cu^2+}/\\ce{Cu}) = +0.34 V and *E*°(\\ce{H+}/\\ce{H2}) = 0.00 V?',
    answer: 'For \\ce{Cu + 2H+ -> Cu^2+ + H2}, *E*° is −0.34 V: it is not spontaneous.',
    distractors: [
      {
        text: 'For \\ce{Cu + 2H+ -> Cu^2+ + H2}, *E*° is −0.68 V: it is not spontaneous.',
        slip: 'scaled-potential',
        teaching: 'A potential is not multiplied by the number of electrons: *E*° is 0.00 V − 0.34 V.',
      },
      {
        text: 'For \\ce{Cu + 2H+ -> Cu^2+ + H2}, *E*° is +0.34 V: it is spontaneous but slow.',
        slip: 'rate-for-extent',
        teaching:
          'Copper is oxidized here, so its potential counts with the opposite sign; the reaction is not merely slow.',
      },
      {
        text: 'For \\ce{Cu + 2H+ -> Cu^2+ + H2}, *E*° is +0.68 V: it is spontaneous but slow.',
        slip: 'scaled-potential',
        teaching:
          'The potential of copper is not doubled for two electrons, and it has to be subtracted, because copper is the metal that would be oxidized.',
      },
    ],
    explanation:
      '*E*°_{cell} is *E*° of the reduction minus *E*° of the pair that is oxidized: 0.00 V − 0.34 V = −0.34 V. \\ce{H+} is too weak an oxidizing agent for copper, so the reaction is not spontaneous.',
    reference: 'OpenStax Chemistry 2e, section 17.3',
  },
  {
    id: 'general-electrochemistry-basics-908',
    topics: ['electrochemistry-basics'],
    tests: ['galvanic-cell'],
    difficulty: 'intermediate',
    text: 'In a galvanic cell, \\ce{H2} is oxidized to \\ce{H+}, and \\ce{Fe^3+} is reduced to \\ce{Fe^2+}. What is the conventional cell notation?',
    answer: '\\ce{Pt(s)}|\\ce{H2(g)}|\\ce{H+(aq)}||\\ce{Fe^3+(aq)}, \\ce{Fe^2+(aq)}|\\ce{Pt(s)}',
    distractors: [
      {
        text: '\\ce{Pt(s)}|\\ce{Fe^2+(aq)}, \\ce{Fe^3+(aq)}||\\ce{H+(aq)}|\\ce{H2(g)}|\\ce{Pt(s)}',
        slip: 'mixed-up-anode-and-cathode',
        teaching:
          'The oxidation, here that of hydrogen, is written on the left; this notation is for the reverse reaction.',
      },
      {
        text: '\\ce{H2(g)}|\\ce{H+(aq)}||\\ce{Fe^3+(aq)}, \\ce{Fe^2+(aq)}|\\ce{Fe(s)}',
        slip: 'one-condition-only',
        teaching:
          'Hydrogen gas does not conduct and needs a platinum electrode; the iron ions need one as well, since iron metal takes no part.',
      },
      {
        text: '\\ce{Pt(s)}|\\ce{H2(g)}|\\ce{H+(aq)}||\\ce{Fe^3+(aq)}, \\ce{Fe^2+(aq)}|\\ce{Fe(s)}',
        slip: 'other-substance',
        teaching:
          'Iron metal takes no part in this cell, and it would react with \\ce{Fe^3+}; the electrode has to be inert.',
      },
    ],
    explanation:
      'The oxidation is on the left, and the electrodes are at the ends. Both half-cells lack a metal and need platinum; \\ce{Fe^3+} and \\ce{Fe^2+} are in one solution and are separated by a comma: \\ce{Pt(s)}|\\ce{H2(g)}|\\ce{H+(aq)}||\\ce{Fe^3+(aq)}, \\ce{Fe^2+(aq)}|\\ce{Pt(s)}.',
    reference: 'OpenStax Chemistry 2e, section 17.2',
  },
  {
    id: 'general-electrochemistry-basics-909',
    topics: ['electrochemistry-basics'],
    tests: ['galvanic-cell'],
    difficulty: 'beginner',
    text: 'Why is platinum part of the cell notation \\ce{Zn(s)}|\\ce{Zn^2+(aq)}||\\ce{Fe^3+(aq)}, \\ce{Fe^2+(aq)}|\\ce{Pt(s)}?',
    answer: 'It conducts electrons to ions of a couple that contains no metal.',
    distractors: [
      {
        text: 'It takes up electrons and is itself reduced in place of the iron ions.',
        slip: 'inert-electrode-reacts',
        teaching: 'Platinum is inert; it passes electrons to \\ce{Fe^3+}, which is reduced to \\ce{Fe^2+}.',
      },
      {
        text: 'It conducts ions between the two solutions and keeps them neutral.',
        slip: 'wrong-tool',
        teaching: 'This is the task of the salt bridge, shown by the double line.',
      },
      {
        text: 'It loses electrons to zinc ions and so starts the reaction.',
        slip: 'inert-electrode-reacts',
        teaching: 'Zinc atoms lose the electrons; zinc ions do not take any up, and platinum loses none.',
      },
    ],
    explanation:
      '\\ce{Fe^3+} and \\ce{Fe^2+} are both dissolved, so the half-cell contains no solid that could be connected to the wire. An inert metal serves as the electrode: it conducts electrons to ions of a couple that contains no metal.',
    reference: 'OpenStax Chemistry 2e, section 17.2',
  },
  {
    id: 'general-equilibrium-825',
    topics: ['equilibrium'],
    tests: ['le-chateliers-principle', 'partial-pressures'],
    difficulty: 'intermediate',
    text: 'In a rigid vessel, \\ce{PCl5(g) <=> PCl3(g) + Cl2(g)} is at equilibrium. Helium is pumped in at constant temperature. Which quantity changes?',
    answer: 'The total pressure',
    distractors: [
      {
        text: 'The partial pressure of \\ce{Cl2}',
        slip: 'total-for-partial-pressure',
        teaching:
          'At constant volume the partial pressure of a gas depends on its own amount, which stays the same.',
      },
      {
        text: 'The amount of \\ce{PCl5}',
        slip: 'inert-gas-shifts-equilibrium',
        teaching: 'Helium leaves all concentrations as they are, so there is no shift.',
      },
      {
        text: 'The reaction quotient *Q*_{c}',
        slip: 'ignored-fixed-variables',
        teaching: 'The volume is fixed, so the concentrations in *Q*_{c} stay the same.',
      },
    ],
    explanation:
      'At constant volume an inert gas changes neither the concentrations nor the partial pressures of the reacting gases. *Q* remains equal to *K*, and nothing shifts. Helium merely adds its own pressure, so what changes is the total pressure.',
    reference: 'OpenStax Chemistry 2e, section 13.3',
  },
  {
    id: 'general-equilibrium-879',
    topics: ['equilibrium'],
    tests: ['le-chateliers-principle', 'reaction-quotient'],
    difficulty: 'intermediate',
    text: 'The reaction \\ce{PCl5(g) <=> PCl3(g) + Cl2(g)} is at equilibrium in a rigid flask. At constant temperature, neon is added until the total pressure has doubled. What happens to *Q*_{c}, and in which direction does the equilibrium shift?',
    answer: '*Q*_{c} stays equal to *K*_{c}; no shift',
    distractors: [
      {
        text: '*Q*_{c} rises above *K*_{c}; toward \\ce{PCl5}',
        slip: 'inert-gas-shifts-equilibrium',
        teaching:
          'Only compression of the reacting gases would raise their concentrations; neon raises the total pressure alone.',
      },
      {
        text: '*Q*_{c} falls below *K*_{c}; toward \\ce{PCl3}',
        slip: 'inert-gas-shifts-equilibrium',
        teaching: 'This happens if neon is added at constant pressure, because then the volume increases.',
      },
      {
        text: '*Q*_{c} and *K*_{c} both double; no shift',
        slip: 'unchanged-taken-as-changed',
        teaching:
          '*K*_{c} depends on temperature only, and *Q*_{c} contains no concentration that has changed.',
      },
    ],
    explanation:
      'Neon takes no part in the reaction, and the volume is constant, so the concentrations of \\ce{PCl5}, \\ce{PCl3} and \\ce{Cl2} do not change. Therefore *Q*_{c} stays equal to *K*_{c}; no shift.',
    reference: 'OpenStax Chemistry 2e, section 13.3',
  },
  {
    id: 'general-equilibrium-907',
    topics: ['equilibrium', 'reactions-in-solution'],
    tests: ['common-ion-effect', 'solubility-product'],
    uses: ['tests-for-ions'],
    difficulty: 'intermediate',
    text: 'In qualitative analysis (salt analysis), \\ce{NH4Cl} is added before aqueous ammonia (often written \\ce{NH4OH}) precipitates \\ce{Al^3+}, \\ce{Cr^3+} and \\ce{Fe^3+}, the ions of group III of the qualitative scheme, as hydroxides. What is the \\ce{NH4Cl} for?',
    answer: 'It lowers [\\ce{OH-}], so that hydroxides of later groups do not precipitate.',
    distractors: [
      {
        text: 'It raises [\\ce{OH-}], so that the hydroxides of group III precipitate completely.',
        slip: 'ignored-common-ion',
        teaching:
          '\\ce{NH4+} is the conjugate acid of ammonia and holds back its ionization, so [\\ce{OH-}] falls.',
      },
      {
        text: 'It supplies \\ce{Cl-}, which removes the rest of the group I ions as chlorides.',
        slip: 'order-of-steps',
        teaching: 'The chlorides of group I were precipitated with \\ce{HCl} at the start of the analysis.',
      },
      {
        text: 'It supplies \\ce{Cl-}, which keeps ions of later groups in solution as complexes.',
        slip: 'wrong-ion',
        teaching:
          '\\ce{Mg^2+} forms no stable chloride complex in water; the ion that matters is \\ce{NH4+}, the common ion.',
      },
    ],
    explanation:
      'The common ion \\ce{NH4+} shifts \\ce{NH3 + H2O <=> NH4+ + OH-} to the left. The low [\\ce{OH-}] is still enough for the very insoluble hydroxides of group III, but it is too low for those of later groups, such as \\ce{Mg(OH)2}.',
    reference: 'LibreTexts, Analytical Chemistry, Qualitative Analysis',
  },
  {
    id: 'general-equilibrium-908',
    topics: ['equilibrium', 'reactions-in-solution'],
    tests: ['common-ion-effect', 'solubility-product'],
    uses: ['ph-of-weak-bases'],
    difficulty: 'advanced',
    text: 'Separate 0.01 mol/L solutions of \\ce{Fe^3+} and of \\ce{Mg^2+} are made 0.5 mol/L in \\ce{NH3}: (1) with 1 mol/L of \\ce{NH4Cl} present, (2) without it. In which solutions does the hydroxide precipitate? (*K*_{b} of \\ce{NH3} 1.8 × 10^{−5}; *K*_{sp}: \\ce{Fe(OH)3} 4 × 10^{−38}, \\ce{Mg(OH)2} 8.9 × 10^{−12})',
    answer: '\\ce{Fe^3+} in (1) and (2), \\ce{Mg^2+} only in (2)',
    distractors: [
      {
        text: '\\ce{Fe^3+} in (1) and (2), \\ce{Mg^2+} only in (1)',
        slip: 'ignored-common-ion',
        teaching:
          '\\ce{NH4+} holds back the ionization of ammonia, so [\\ce{OH-}] is lower in (1) than in (2).',
      },
      {
        text: '\\ce{Fe^3+} and \\ce{Mg^2+} in (1) and (2)',
        slip: 'effect-left-out',
        teaching:
          'Here \\ce{NH4Cl} was left out of account; with it, [\\ce{OH-}] is 9 × 10^{−6} mol/L, too low for \\ce{Mg(OH)2}.',
      },
      {
        text: '\\ce{Fe^3+} only in (2), \\ce{Mg^2+} in neither',
        slip: 'size-of-effect-misjudged',
        teaching:
          'Even the small [\\ce{OH-}] in (1) far exceeds the *K*_{sp} of \\ce{Fe(OH)3}, and that in (2) exceeds the one of \\ce{Mg(OH)2}.',
      },
    ],
    explanation:
      'In (1), [\\ce{OH-}] = 1.8 × 10^{−5} × 0.5 = 9 × 10^{−6} mol/L. In (2), it is about 3 × 10^{−3} mol/L. For \\ce{Mg(OH)2} the ion product is 8 × 10^{−13} in (1), below *K*_{sp}, and 9 × 10^{−8} in (2), above it; for \\ce{Fe(OH)3} it is above *K*_{sp} in both. So \\ce{Fe^3+} precipitates in (1) and (2), \\ce{Mg^2+} only in (2).',
    reference: 'OpenStax Chemistry 2e, sections 14.3 and 15.1',
  },
  {
    id: 'general-equilibrium-909',
    topics: ['equilibrium'],
    tests: ['equilibrium-constant-expression', 'le-chateliers-principle'],
    difficulty: 'beginner',
    text: '\\ce{NH4HS(s) <=> NH3(g) + H2S(g)} is at equilibrium in a closed flask. Why does adding more solid \\ce{NH4HS} not shift the equilibrium?',
    answer: 'The concentration of a solid does not depend on its amount.',
    distractors: [
      {
        text: 'The reactions have stopped, so the added solid stays unchanged.',
        slip: 'equilibrium-as-standstill',
        teaching: 'Both reactions go on at equilibrium; the added solid takes part in both, at equal rates.',
      },
      {
        text: 'The equilibrium constant falls as much as the solid increases.',
        slip: 'unchanged-taken-as-changed',
        teaching: 'The equilibrium constant depends only on the temperature, which is not changed here.',
      },
      {
        text: 'The added solid has too few particles to matter in the flask.',
        slip: 'wrong-cause',
        teaching: 'Even a large heap of solid, with far more particles than the gas, has no effect.',
      },
    ],
    explanation:
      'Twice the solid has twice the amount in twice the volume of solid, so its concentration is the same, and it does not appear in *K*. With the gas pressures unchanged, *Q* still equals *K*: the concentration of a solid does not depend on its amount.',
    reference: 'OpenStax Chemistry 2e, sections 13.2 and 13.3',
  },
  {
    id: 'general-equilibrium-910',
    topics: ['equilibrium', 'gas-laws'],
    tests: ['equilibrium-concentrations', 'gas-density-and-molar-mass'],
    difficulty: 'intermediate',
    text: 'The vapor density of a gas is half its mean molar mass in g/mol. A sample of \\ce{N2O4} (92.0 g/mol) is partly dissociated, \\ce{N2O4(g) <=> 2NO2(g)}, and has a vapor density of 40.0. What is the degree of dissociation?',
    answer: '0.15',
    distractors: [
      {
        text: '0.13',
        slip: 'wrong-reference',
        teaching:
          'The fall from 46.0 to 40.0 was divided by 46.0; the mean molar mass falls as 1/(1 + α), not as 1 − α.',
        expression: '(46.0 - 40.0) / 46.0',
      },
      {
        text: '0.26',
        slip: 'needless-doubling',
        teaching:
          'The fall from 46.0 to 40.0 was divided by 46.0 and doubled; the mean molar mass falls as 1/(1 + α).',
        expression: '2 * (46.0 - 40.0) / 46.0',
      },
      {
        text: '0.87',
        slip: 'answered-another-quantity',
        teaching: 'This is the ratio 40.0/46.0, which equals 1/(1 + α); it is not the fraction dissociated.',
        expression: '40.0 / 46.0',
      },
    ],
    explanation:
      'The mean molar mass is 2 × 40.0 = 80.0 g/mol. One mole of \\ce{N2O4} gives 1 − α + 2α = 1 + α moles of gas of the same total mass: \\frac{92.0}{1 + α} = 80.0, so 1 + α = 1.15 and α = 0.15.',
    reference: 'NCERT Chemistry, Class XI, unit Equilibrium',
    computation: { kind: 'quantity', expression: '92.0 / (2 * 40.0) - 1', unit: '' },
  },
  {
    id: 'general-kinetics-basics-879',
    topics: ['kinetics-basics'],
    tests: ['catalysis', 'activation-energy'],
    difficulty: 'intermediate',
    text: 'The reaction \\ce{S2O8^2- + 2I- -> 2SO4^2- + I2} is slow, but \\ce{Fe^2+} catalyzes it: \\ce{Fe^2+} reduces \\ce{S2O8^2-}, and the \\ce{Fe^3+} formed oxidizes \\ce{I-}. Why does this path have a lower activation energy?',
    answer: 'Each step is between ions of opposite charge.',
    distractors: [
      {
        text: 'Each step is between ions of the same charge.',
        slip: 'like-charges-attract',
        teaching: 'That is what makes the direct reaction slow: two kinds of negative ions repel each other.',
      },
      {
        text: 'Each step gives off more heat than the direct one.',
        slip: 'rate-for-enthalpy',
        teaching:
          'The heats of the two steps add up to that of the direct reaction, and the heat given off does not set the activation energy.',
      },
      {
        text: 'Only one step is between ions of the same charge.',
        slip: 'wrong-ion-charge',
        teaching: 'There is no such step: \\ce{Fe^2+} meets \\ce{S2O8^2-}, and \\ce{Fe^3+} meets \\ce{I-}.',
      },
    ],
    explanation:
      'In the direct reaction two kinds of negative ions have to meet, which repel each other. With the catalyst, \\ce{Fe^2+} meets \\ce{S2O8^2-}, and \\ce{Fe^3+} meets \\ce{I-}. The barrier is lower because each step is between ions of opposite charge.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 27',
  },
  {
    id: 'general-thermochemistry-879',
    topics: ['thermochemistry'],
    tests: ['calorimetry', 'specific-heat-capacity'],
    difficulty: 'intermediate',
    text: 'A potato chip of 0.50 g is burned under a large test tube that contains 20 g of water, and the water warms by 30 °C. How much energy per gram of chip does the water take up? (specific heat capacity of water 4.18 J/(g·K))',
    answer: '5.0 kJ/g',
    distractors: [
      {
        text: '2.5 kJ/g',
        slip: 'forgot-sample-mass',
        teaching:
          'This is the energy from the whole chip in kJ; it still has to be divided by the mass of 0.50 g.',
        expression: '20 * 4.18 * 30 / 1000',
      },
      {
        text: '1.3 kJ/g',
        slip: 'multiplied-for-divided',
        teaching: 'The energy was multiplied by 0.50 g; a whole gram gives more than half a gram does.',
        expression: '20 * 4.18 * 30 / 1000 * 0.50',
      },
      {
        text: '0.13 kJ/g',
        slip: 'wrong-substance-data',
        teaching: 'The mass that is heated is the 20 g of water, not the 0.50 g of the chip.',
        expression: '0.50 * 4.18 * 30 / 1000 / 0.50',
      },
    ],
    explanation:
      '*q* = 20 g × 4.18 J/(g·K) × 30 K = 2508 J, or 2.5 kJ, from 0.50 g. 2.5 kJ / 0.50 g = 5.0 kJ/g.',
    reference: 'OpenStax Chemistry 2e, section 5.2',
    computation: { kind: 'quantity', expression: '20 * 4.18 * 30 / 1000 / 0.50', unit: 'kJ/g' },
  },
  {
    id: 'general-thermochemistry-880',
    topics: ['thermochemistry'],
    tests: ['calorimetry'],
    difficulty: 'beginner',
    text: 'To find the energy in a potato chip, a student burns it under a large test tube of water and measures the rise in temperature. The result is less than half of the value on the package. What is the main reason?',
    answer: 'Much of the heat goes into the air around the tube.',
    distractors: [
      {
        text: 'Much of the heat is needed to set the chip on fire.',
        slip: 'size-of-effect-misjudged',
        teaching:
          'A burner lights the chip, and little energy is needed for this; the chip then burns by itself.',
      },
      {
        text: 'Water needs very little heat for a rise in temperature.',
        slip: 'property-misjudged',
        teaching:
          'Water has a high specific heat capacity; its known value is used in the calculation and causes no error.',
      },
      {
        text: 'A chip gives off less heat in a flame than in the body.',
        slip: 'wrong-cause',
        teaching:
          'Whether in a flame or in steps in the body, the oxidation to carbon dioxide and water releases the same energy.',
      },
    ],
    explanation:
      'Only the heat taken up by the water is counted. The flame is open, so hot gases stream past the tube, and the glass is heated, too. The main reason for the low result is that much of the heat goes into the air around the tube.',
    reference: 'OpenStax Chemistry 2e, section 5.2',
  },
  {
    id: 'general-thermochemistry-907',
    topics: ['thermochemistry'],
    tests: ['bond-enthalpies'],
    difficulty: 'intermediate',
    text: 'For the reaction \\ce{N2(g) + 3H2(g) -> 2NH3(g)}, Δ*H* is −93 kJ. The bond energies of N≡N and H–H are 945 and 436 kJ/mol. What is the bond energy of N–H?',
    answer: '391 kJ/mol',
    distractors: [
      {
        text: '360 kJ/mol',
        slip: 'wrong-sign',
        teaching:
          'The 93 kJ was subtracted; in an exothermic reaction the new bonds release more than the old ones take up.',
        expression: '(945 + 3 * 436 - 93) / 6',
      },
      {
        text: '246 kJ/mol',
        slip: 'ignored-coefficients',
        teaching: 'Only one H–H bond was broken; the equation has three.',
        expression: '(945 + 436 + 93) / 6',
      },
      {
        text: '1173 kJ/mol',
        slip: 'bonds-miscounted',
        teaching:
          'The energy was divided by the two molecules of ammonia; they contain six N–H bonds in all.',
        expression: '(945 + 3 * 436 + 93) / 2',
      },
    ],
    explanation:
      'Breaking the bonds takes 945 + 3 × 436 = 2253 kJ. As the reaction gives off 93 kJ, forming six N–H bonds releases 2253 + 93 = 2346 kJ. One N–H bond: \\frac{2346}{6} = 391 kJ/mol.',
    reference: 'AQA GCSE Chemistry (8462), section 4.5.1.3',
    computation: { kind: 'quantity', expression: '(945 + 3 * 436 + 93) / 6', unit: 'kJ/mol' },
  },
  {
    id: 'general-thermochemistry-908',
    topics: ['thermochemistry'],
    tests: ['heating-curve', 'endothermic-and-exothermic-processes'],
    uses: ['heat-and-temperature'],
    difficulty: 'beginner',
    text: 'Steam at 100 °C burns the skin more severely than the same mass of boiling water at 100 °C. What is the main reason?',
    answer: 'Steam gives off extra heat as it condenses.',
    distractors: [
      {
        text: 'Steam gives off extra heat as its O–H bonds break.',
        slip: 'bond-breaking-releases',
        teaching:
          'Breaking bonds takes up energy, and no O–H bond breaks here: steam and water consist of the same molecules.',
      },
      {
        text: 'Steam has molecules of greater kinetic energy.',
        slip: 'heat-for-temperature',
        teaching: 'At the same temperature the molecules have the same mean kinetic energy in both.',
      },
      {
        text: 'Steam has a greater specific heat capacity.',
        slip: 'property-misjudged',
        teaching: 'The specific heat capacity of steam is only about half that of liquid water.',
      },
    ],
    explanation:
      'On the skin, steam first becomes liquid water at 100 °C and sets free its heat of vaporization, about 2260 J/g. Only then does it cool like boiling water: steam gives off extra heat as it condenses.',
    reference: 'OpenStax Chemistry 2e, section 10.3',
  },
  {
    id: 'general-thermochemistry-909',
    topics: ['thermochemistry'],
    tests: ['heating-curve', 'specific-heat-capacity'],
    difficulty: 'intermediate',
    text: 'How much heat converts 10.0 g of ice at −20.0 °C to steam at 120.0 °C at 1 atm? (specific heat capacities in J/(g·K): ice 2.09, water 4.18, steam 1.86; heat of fusion 334 J/g; heat of vaporization 2257 J/g)',
    answer: '30.9 kJ',
    distractors: [
      {
        text: '8.31 kJ',
        slip: 'left-out-a-term',
        teaching: 'The heat of vaporization, the largest term of all, is missing from this sum.',
        expression: '10.0 * (2.09 * 20.0 + 334 + 4.18 * 100 + 1.86 * 20.0) / 1000',
      },
      {
        text: '27.5 kJ',
        slip: 'left-out-a-term',
        teaching: 'The ice was warmed to 0 °C, but the heat that melts it is missing from this sum.',
        expression: '10.0 * (2.09 * 20.0 + 4.18 * 100 + 2257 + 1.86 * 20.0) / 1000',
      },
      {
        text: '31.8 kJ',
        slip: 'wrong-substance-data',
        teaching: 'The value of liquid water, 4.18 J/(g·K), was also used for warming the ice and the steam.',
        expression: '10.0 * (4.18 * 140 + 334 + 2257) / 1000',
      },
    ],
    explanation:
      'Five terms per gram: ice 2.09 × 20.0 = 41.8 J, melting 334 J, water 4.18 × 100 = 418 J, vaporization 2257 J, steam 1.86 × 20.0 = 37.2 J. Their sum is 3088 J, and for 10.0 g it is 30 880 J or 30.9 kJ.',
    reference: 'OpenStax Chemistry 2e, section 10.3',
    computation: {
      kind: 'quantity',
      expression: '10.0 * (2.09 * 20.0 + 334 + 4.18 * 100 + 2257 + 1.86 * 20.0) / 1000',
      unit: 'kJ',
    },
  },
  {
    id: 'general-thermochemistry-943',
    topics: ['thermochemistry', 'kinetics-basics', 'gibbs-energy'],
    tests: ['gibbs-energy', 'activation-energy'],
    difficulty: 'beginner',
    text: 'For the reaction of table sugar with oxygen at 25 °C, \\ce{C12H22O11(s) + 12O2(g) -> 12CO2(g) + 11H2O(l)}, Δ*G*° is about −5800 kJ/mol. Yet a bowl of sugar stands in air for years without reacting. What does this show?',
    answer: 'The reaction is favored, but its activation energy is high.',
    distractors: [
      {
        text: 'The reaction is not favored, because its activation energy is high.',
        slip: 'rate-for-extent',
        teaching:
          'A high activation energy makes a reaction slow; Δ*G*° decides whether it is favored, and here it is negative.',
      },
      {
        text: 'The reaction is not favored, because its equilibrium constant is low.',
        slip: 'given-fact-overlooked',
        teaching:
          'A very negative Δ*G*° means a very large *K*, so the reaction is favored; it is only slow.',
      },
      {
        text: 'The reaction is at equilibrium, because nothing changes.',
        slip: 'evidence-that-decides-nothing',
        teaching:
          'At equilibrium hardly any sugar would be left; a reaction that is extremely slow looks unchanged, too.',
      },
    ],
    explanation:
      'A negative Δ*G*° tells that the products are favored, not how fast they form. At 25 °C almost no collision has enough energy to start breaking the bonds: the reaction is favored, but its activation energy is high (kinetic control).',
    reference: 'AP Chemistry course and exam description, topic 9.4; OpenStax Chemistry 2e, section 16.1',
  },
  {
    id: 'general-thermochemistry-944',
    topics: ['thermochemistry', 'kinetics-basics', 'gibbs-energy'],
    tests: ['catalysis', 'gibbs-energy'],
    difficulty: 'beginner',
    text: 'For \\ce{2H2O2(aq) -> 2H2O(l) + O2(g)}, Δ*G*° is negative. The reaction is very slow at 25 °C but becomes rapid when a little solid \\ce{MnO2} is added as a catalyst. Which of the quantities activation energy, Δ*G*° and *K* does \\ce{MnO2} change?',
    answer: 'Only the activation energy',
    distractors: [
      {
        text: 'Only Δ*G*° and *K*',
        slip: 'rate-for-extent',
        teaching:
          'Reactants and products are the same with the catalyst, and so are Δ*G*° and *K*; the path between them is another.',
      },
      {
        text: 'Activation energy and *K*',
        slip: 'equilibrium-shifted-by-catalyst',
        teaching: 'A catalyst speeds up the forward and the reverse reaction equally, so *K* is unchanged.',
      },
      {
        text: 'Activation energy, Δ*G*° and *K*',
        slip: 'catalyst-changes-enthalpy',
        teaching:
          'A catalyst offers another path with a lower barrier, but it changes neither the start nor the end of the reaction.',
      },
    ],
    explanation:
      'The decomposition is favored already without the catalyst; it is under kinetic control. \\ce{MnO2} opens a path with a lower barrier between the same reactants and products, so Δ*G*° and *K* stay as they are: it changes only the activation energy.',
    reference: 'AP Chemistry course and exam description, topic 9.4; OpenStax Chemistry 2e, section 12.7',
  },
  {
    id: 'general-thermochemistry-945',
    topics: ['thermochemistry', 'kinetics-basics', 'gibbs-energy'],
    tests: ['activation-energy', 'catalysis'],
    difficulty: 'intermediate',
    text: 'The formation of water from hydrogen and oxygen has Δ*G*° = −237 kJ/mol at 25 °C, but a mixture of the two gases can be kept for years. A spark starts the reaction, and so does a piece of platinum, a catalyst. How does each act?',
    answer: 'The spark supplies energy for the barrier; platinum opens a path with a lower one.',
    distractors: [
      {
        text: 'The spark opens a path with a lower barrier; platinum supplies energy to cross it.',
        slip: 'names-exchanged',
        teaching:
          'A catalyst has no energy to give; it offers another path. The spark heats some of the gas and leaves the barrier as it is.',
      },
      {
        text: 'The spark supplies energy for the barrier; platinum makes Δ*G*° more negative.',
        slip: 'catalyst-changes-enthalpy',
        teaching: 'Δ*G*° depends only on the reactants and products, so a catalyst cannot change it.',
      },
      {
        text: 'The spark makes Δ*G*° more negative; platinum opens a path with a lower barrier.',
        slip: 'unchanged-taken-as-changed',
        teaching:
          'Δ*G*° at 25 °C is the same with or without a spark; what the spark provides is activation energy.',
      },
    ],
    explanation:
      'The reaction is favored, but its activation energy is too high at 25 °C. The spark gives some molecules this energy, and the heat released keeps the reaction going; the catalyst lets it proceed by another path. So the spark supplies energy for the barrier, and platinum opens a path with a lower one.',
    reference:
      'AP Chemistry course and exam description, topic 9.4; OpenStax Chemistry 2e, sections 12.5 and 12.7',
  },
  {
    id: 'general-thermochemistry-946',
    topics: ['thermochemistry', 'kinetics-basics', 'gibbs-energy'],
    tests: ['gibbs-energy', 'activation-energy'],
    uses: ['catalysis'],
    difficulty: 'intermediate',
    text: 'Two substances in water do not react noticeably with each other at 25 °C. Which observation shows that the reaction is favored (Δ*G* < 0) but under kinetic control, that is, too slow to be observed?',
    answer: 'At 25 °C, a trace of a catalyst makes it proceed.',
    distractors: [
      {
        text: 'At 25 °C, an electric current makes it proceed.',
        slip: 'evidence-that-decides-nothing',
        teaching:
          'Electrolysis supplies energy and can drive a reaction with a positive Δ*G*, such as the splitting of water.',
      },
      {
        text: 'At 25 °C, removal of a product makes it proceed.',
        slip: 'rate-for-extent',
        teaching:
          'A reaction that proceeds once a product is removed was held back by its equilibrium, not by a slow rate.',
      },
      {
        text: 'At 95 °C, it proceeds rapidly without a catalyst.',
        slip: 'ignored-temperature-change',
        teaching:
          'Δ*G* = Δ*H* − *T*Δ*S* can be positive at 25 °C and negative at 95 °C, so this does not show that it is favored at 25 °C.',
      },
    ],
    explanation:
      'A catalyst lowers the activation energy but leaves Δ*G* unchanged, so it can only start a reaction that is already favored. If at 25 °C a trace of a catalyst makes it proceed, the reaction had been held back by its barrier alone.',
    reference:
      'AP Chemistry course and exam description, topic 9.4; OpenStax Chemistry 2e, sections 12.7 and 16.4',
  },
  {
    id: 'general-thermochemistry-947',
    topics: ['thermochemistry', 'kinetics-basics', 'gibbs-energy'],
    tests: ['activation-energy', 'gibbs-energy'],
    difficulty: 'intermediate',
    text: 'A reaction under kinetic control is favored but too slow to be observed. Four reactions are compared at 25 °C by their Δ*G*° and their activation energy *E*_{a}. Which of them forms no noticeable product because of kinetic control?',
    answer: 'Δ*G*° = −150 kJ/mol, *E*_{a} = 250 kJ/mol',
    distractors: [
      {
        text: 'Δ*G*° = −150 kJ/mol, *E*_{a} = 40 kJ/mol',
        slip: 'one-condition-only',
        teaching: 'This reaction is favored and has a low barrier, so its products form quickly.',
      },
      {
        text: 'Δ*G*° = +30 kJ/mol, *E*_{a} = 250 kJ/mol',
        slip: 'one-condition-only',
        teaching:
          'This reaction is slow, but even with a catalyst it would give hardly any products, because Δ*G*° is positive.',
      },
      {
        text: 'Δ*G*° = +30 kJ/mol, *E*_{a} = 40 kJ/mol',
        slip: 'wrong-sign',
        teaching:
          'The barrier is low, but with a positive Δ*G*° the reactants are favored: thermodynamics prevents the products.',
      },
    ],
    explanation:
      'Kinetic control means that a favored reaction (Δ*G*° < 0) does not proceed at a measurable rate because its barrier is high. Both conditions are met by Δ*G*° = −150 kJ/mol with *E*_{a} = 250 kJ/mol.',
    reference: 'AP Chemistry course and exam description, topic 9.4; OpenStax Chemistry 2e, section 12.5',
  },
];
