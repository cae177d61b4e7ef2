import type { WrittenQuestion } from '../written-question.ts';

export const acidsAndBuffersComparedQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-acids-and-bases-21',
    topics: ['acids-and-bases'],
    tests: ['arrhenius-acids-and-bases'],
    difficulty: 'beginner',
    text: 'What makes a substance an acid according to the Arrhenius definition?',
    answer: 'It raises the concentration of \\ce{H3O+} in water.',
    distractors: [
      {
        text: 'It donates a proton to any other molecule or ion.',
        slip: 'other-acid-theory',
        teaching: 'This is the Brønsted–Lowry definition, which needs no water.',
      },
      {
        text: 'It accepts an electron pair from another particle.',
        slip: 'other-acid-theory',
        teaching: 'This is the definition of a Lewis acid.',
      },
      {
        text: 'It contains covalently bonded hydrogen atoms.',
        slip: 'overgeneralised-rule',
        teaching:
          'Methane and ammonia also contain bonded hydrogen atoms, but neither one makes water acidic.',
      },
    ],
    explanation:
      'Arrhenius defined acids and bases by the ions they form in water: an acid raises the concentration of \\ce{H3O+} in water, and a base raises that of \\ce{OH-}.',
    reference: 'OpenStax Chemistry 2e, section 14.1',
  },
  {
    id: 'general-acids-and-bases-22',
    topics: ['acids-and-bases'],
    tests: ['arrhenius-acids-and-bases', 'bronsted-lowry-theory'],

    difficulty: 'intermediate',
    text: 'Ammonia and hydrogen chloride gas react to form a white smoke: \\ce{NH3(g) + HCl(g) -> NH4Cl(s)}. Why is this an acid–base reaction according to the Brønsted–Lowry definition but not according to the Arrhenius definition?',
    answer: 'It takes place in the absence of water.',
    distractors: [
      {
        text: 'It does not transfer a proton to a base.',
        slip: 'other-acid-theory',
        teaching:
          'A proton goes from \\ce{HCl} to \\ce{NH3}; that is why it is a Brønsted–Lowry acid–base reaction.',
      },
      {
        text: 'It forms a product that is not a salt.',
        slip: 'wrong-cause',
        teaching: 'Ammonium chloride is a salt, made of \\ce{NH4+} and \\ce{Cl-} ions.',
      },
      {
        text: 'It does not involve any electron pairs.',
        slip: 'other-acid-theory',
        teaching:
          'Nitrogen shares its lone pair with the proton; besides, electron pairs belong to the Lewis theory, not to the Arrhenius definition.',
      },
    ],
    explanation:
      'A proton moves from \\ce{HCl} to \\ce{NH3}, as the Brønsted–Lowry definition requires. The Arrhenius definition covers only substances that form \\ce{H+} or \\ce{OH-} ions in water, and this reaction between gases takes place in the absence of water.',
    reference: 'OpenStax Chemistry 2e, section 14.1',
  },
  {
    id: 'general-acids-and-bases-23',
    topics: ['acids-and-bases'],
    tests: ['lewis-acids-and-bases'],
    uses: ['coordinate-bond'],
    difficulty: 'beginner',
    text: 'In the reaction \\ce{BF3 + NH3 -> BF3NH3} a bond forms between boron and nitrogen. What is \\ce{BF3} in this reaction?',
    answer: 'A Lewis acid, because it accepts an electron pair',
    distractors: [
      {
        text: 'A Lewis base, because it accepts an electron pair',
        slip: 'lewis-roles-swapped',
        teaching: 'The particle that accepts the pair is the acid; \\ce{NH3}, which donates it, is the base.',
      },
      {
        text: 'A Lewis acid, because it accepts a proton',
        slip: 'other-acid-theory',
        teaching: 'No proton moves here, and a particle that accepts one would be a Brønsted base.',
      },
      {
        text: 'A Lewis base, because it donates a fluoride ion',
        slip: 'other-acid-theory',
        teaching:
          'The fluorine atoms stay on boron; what matters is which particle supplies the electron pair of the new bond.',
      },
    ],
    explanation:
      'Boron in \\ce{BF3} has six valence electrons and an empty orbital. It accepts the lone pair of nitrogen, so \\ce{BF3} is a Lewis acid and \\ce{NH3} is a Lewis base.',
    reference: 'OpenStax Chemistry 2e, section 15.2',
  },
  {
    id: 'general-acids-and-bases-24',
    topics: ['acids-and-bases', 'coordination-chemistry'],
    tests: ['lewis-acids-and-bases'],
    uses: ['complex-ions'],
    difficulty: 'intermediate',
    text: 'Which reaction is an acid–base reaction according to the Lewis definition but not according to the Brønsted–Lowry definition?',
    answer: '\\ce{Ag+ + 2NH3 -> [Ag(NH3)2]+}',
    distractors: [
      {
        text: '\\ce{HCl + NH3 -> NH4Cl}',
        slip: 'other-acid-theory',
        teaching: 'A proton is transferred here, so this is a Brønsted–Lowry acid–base reaction.',
      },
      {
        text: '\\ce{Zn + 2Ag+ -> Zn^2+ + 2Ag}',
        slip: 'reaction-type-confused',
        teaching:
          'Electrons are transferred completely from zinc to silver ions; this is a redox reaction, and no electron pair is shared.',
      },
      {
        text: '\\ce{HCO3- + OH- -> CO3^2- + H2O}',
        slip: 'other-acid-theory',
        teaching:
          'The hydroxide ion takes a proton from the hydrogen carbonate ion, so this is a Brønsted–Lowry reaction.',
      },
    ],
    explanation:
      'In \\ce{[Ag(NH3)2]+} each ammonia molecule donates an electron pair to \\ce{Ag+}: the silver ion is the Lewis acid, ammonia is the Lewis base, and no proton is transferred.',
    reference: 'OpenStax Chemistry 2e, section 15.2',
  },
  {
    id: 'general-acids-and-bases-25',
    topics: ['acids-and-bases'],
    tests: ['ph-of-weak-bases'],
    difficulty: 'beginner',
    text: 'Solutions of \\ce{NH3} and \\ce{NaOH} both have a concentration of 0.10 mol/L. Which statement is correct?',
    answer: 'The \\ce{NH3} solution has the lower pH, since few \\ce{NH3} molecules react with water.',
    distractors: [
      {
        text: 'The \\ce{NH3} solution has the higher pH, since the base constant of \\ce{NH3} is very small.',
        slip: 'reversed-trend',
        teaching: 'A small base constant means few hydroxide ions and so a lower pH.',
      },
      {
        text: 'The \\ce{NH3} solution has the lower pH, since it can neutralize less acid.',
        slip: 'strength-for-amount',
        teaching:
          'Equal amounts of the two bases neutralize equal amounts of a strong acid; neutralizing capacity does not depend on base strength.',
      },
      {
        text: 'Both solutions have the same pH, since their concentrations are equal.',
        slip: 'weak-as-strong',
        teaching:
          '\\ce{NaOH} is completely dissociated into ions, but only about 1% of the ammonia has accepted a proton.',
      },
    ],
    explanation:
      'The equilibrium \\ce{NH3 + H2O <=> NH4+ + OH-} lies far to the left: few molecules react with water, so the hydroxide concentration and the pH are lower than in 0.10 mol/L \\ce{NaOH}.',
    reference: 'OpenStax Chemistry 2e, section 14.3',
  },
  {
    id: 'general-acids-and-bases-26',
    topics: ['acids-and-bases'],
    tests: ['ph-of-weak-bases'],
    difficulty: 'intermediate',
    text: 'What is the pH of 0.25 mol/L aqueous ammonia at 25 °C? (*K*_{b} = 1.8 × 10^{−5})',
    answer: '11.33',
    distractors: [
      {
        text: '2.67',
        slip: 'poh-for-ph',
        teaching: 'This is the pOH; the pH of a basic solution is above 7.',
        expression: '14 - (14.00 + log10(sqrt(1.8e-5 * 0.25)))',
      },
      {
        text: '8.65',
        slip: 'forgot-square-root',
        teaching: 'The hydroxide concentration is the square root of *K*_{b} × *c*, not the product itself.',
        expression: '14.00 + log10(1.8e-5 * 0.25)',
      },
      {
        text: '5.35',
        slip: 'poh-for-ph',
        teaching: 'The square root was not taken, and the pOH was reported instead of the pH.',
        expression: '-log10(1.8e-5 * 0.25)',
      },
    ],
    explanation:
      '[\\ce{OH-}] = (1.8 × 10^{−5} × 0.25)^{½} = 2.1 × 10^{−3} mol/L, so pOH = 2.67 and pH = 14.00 − 2.67 = 11.33.',
    reference: 'OpenStax Chemistry 2e, section 14.3',
    computation: { kind: 'quantity', expression: '14.00 + log10(sqrt(1.8e-5 * 0.25))', unit: '' },
  },
  {
    id: 'general-acids-and-bases-27',
    topics: ['acids-and-bases'],
    tests: ['hydrolysis-of-salts'],
    difficulty: 'beginner',
    text: 'Why is an aqueous solution of sodium acetate basic?',
    answer: 'Acetate ions take protons from water molecules.',
    distractors: [
      {
        text: 'Acetate ions contain hydroxide ions, which they release.',
        slip: 'hydroxyl-for-hydroxide',
        teaching:
          '\\ce{CH3COO-} contains no hydroxide ion; the \\ce{OH-} comes from water that has lost a proton.',
      },
      {
        text: 'Sodium ions react with water molecules to form \\ce{NaOH}.',
        slip: 'spectator-hydrolyzed',
        teaching: '\\ce{Na+} is the cation of a strong base and does not react with water.',
      },
      {
        text: 'Sodium ions bind the hydronium ions in the water.',
        slip: 'spectator-hydrolyzed',
        teaching: '\\ce{Na+} and \\ce{H3O+} are both positive and do not attract each other.',
      },
    ],
    explanation:
      '\\ce{CH3COO- + H2O <=> CH3COOH + OH-}: acetate ions take protons from water, because acetic acid is a weak acid. Sodium ions are spectators.',
    reference: 'OpenStax Chemistry 2e, section 14.4',
  },
  {
    id: 'general-acids-and-bases-28',
    topics: ['acids-and-bases'],
    tests: ['hydrolysis-of-salts'],
    uses: ['bronsted-lowry-theory'],
    difficulty: 'advanced',
    text: 'A student expects a solution of \\ce{NH4CN} to be neutral, because it is a salt of a weak acid and a weak base. The equilibrium constants are *K*_{a}(\\ce{NH4+}) = 5.6 × 10^{−10} and *K*_{b}(\\ce{CN-}) = 2.0 × 10^{−5}. Which statement about the solution is correct?',
    answer: 'It is basic, because \\ce{CN-} accepts protons more readily than \\ce{NH4+} donates them.',
    distractors: [
      {
        text: 'It is neutral, because a weak acid and a weak base cancel each other.',
        slip: 'overgeneralised-rule',
        teaching: 'They cancel only if *K*_{a} and *K*_{b} are equal; here *K*_{b} is far larger.',
      },
      {
        text: 'It is acidic, because \\ce{NH4+} donates protons and \\ce{CN-} is a spectator.',
        slip: 'strong-as-weak',
        teaching:
          '\\ce{CN-} is the conjugate base of a weak acid and takes up protons; it is not a spectator.',
      },
      {
        text: 'It is acidic, because \\ce{NH4+} donates protons more readily than \\ce{CN-} accepts them.',
        slip: 'reversed-trend',
        teaching:
          'The larger constant belongs to \\ce{CN-}, so the base reacts to a greater extent than the acid.',
      },
    ],
    explanation:
      '*K*_{b} of \\ce{CN-} is much larger than *K*_{a} of \\ce{NH4+}, so more \\ce{OH-} than \\ce{H3O+} is formed and the solution is basic, with a pH above 9.',
    reference: 'OpenStax Chemistry 2e, section 14.4',
  },
  {
    id: 'general-acids-and-bases-29',
    topics: ['acids-and-bases'],
    tests: ['buffer-capacity'],
    uses: ['buffer-solutions'],
    difficulty: 'beginner',
    text: 'Each of these buffers has a volume of 1.0 L. Which one can neutralize the largest amount of strong acid before its base is used up?',
    answer: '0.10 mol \\ce{CH3COOH} and 0.30 mol \\ce{CH3COO-}',
    distractors: [
      {
        text: '0.35 mol \\ce{CH3COOH} and 0.10 mol \\ce{CH3COO-}',
        slip: 'conjugate-acid-for-base',
        teaching: 'The acid molecules react with added base; added acid reacts with \\ce{CH3COO-}.',
      },
      {
        text: '0.20 mol \\ce{CH3COOH} and 0.20 mol \\ce{CH3COO-}',
        slip: 'overgeneralised-rule',
        teaching:
          'Equal amounts protect equally well against acid and base, but 0.20 mol of base neutralizes less acid than 0.30 mol.',
      },
      {
        text: '0.05 mol \\ce{CH3COOH} and 0.05 mol \\ce{CH3COO-}',
        slip: 'ph-for-capacity',
        teaching:
          'This buffer has the same pH as the one with 0.20 mol of each component, but only a quarter of its capacity.',
      },
    ],
    explanation:
      'Added acid reacts with acetate: \\ce{CH3COO- + H3O+ -> CH3COOH + H2O}. The buffer with the most acetate, 0.30 mol, can neutralize the most acid.',
    reference: 'OpenStax Chemistry 2e, section 14.6',
    computation: {
      kind: 'option-extreme',
      values: {
        '0.10 mol \\ce{CH3COOH} and 0.30 mol \\ce{CH3COO-}': '0.30',
        '0.35 mol \\ce{CH3COOH} and 0.10 mol \\ce{CH3COO-}': '0.10',
        '0.20 mol \\ce{CH3COOH} and 0.20 mol \\ce{CH3COO-}': '0.20',
        '0.05 mol \\ce{CH3COOH} and 0.05 mol \\ce{CH3COO-}': '0.05',
      },
      pick: 'greatest',
      quantity: 'amount of the base in mol',
    },
  },
  {
    id: 'general-acids-and-bases-30',
    topics: ['acids-and-bases'],
    tests: ['buffer-capacity'],
    uses: ['henderson-hasselbalch-equation'],
    difficulty: 'intermediate',
    text: 'A buffer with 0.50 mol/L \\ce{NH3} and 0.50 mol/L \\ce{NH4Cl} is diluted tenfold with water. How do the pH and the buffer capacity per liter change?',
    answer: 'The pH hardly changes; the capacity falls to a tenth.',
    distractors: [
      {
        text: 'The pH hardly changes; the capacity stays the same.',
        slip: 'ph-for-capacity',
        teaching:
          'The pH is constant because the ratio of base to acid is, but each liter contains only a tenth as much of each to react.',
      },
      {
        text: 'The pH falls by 1; the capacity falls to a tenth.',
        slip: 'concentration-for-ratio',
        teaching: 'The pH depends on the ratio of base to acid, which dilution does not change.',
      },
      {
        text: 'The pH falls by 1; the capacity stays the same.',
        slip: 'concentration-for-ratio',
        teaching:
          'It is the reverse: the ratio, and therefore the pH, stays the same, but the amounts in each liter decrease.',
      },
    ],
    explanation:
      'Dilution leaves the ratio [\\ce{NH3}]/[\\ce{NH4+}] at 1, so the pH stays near p*K*_{a}. A liter now contains only a tenth as much base and acid, so the capacity falls to a tenth.',
    reference: 'OpenStax Chemistry 2e, section 14.6',
  },
  {
    id: 'general-acids-and-bases-31',
    topics: ['acids-and-bases'],
    tests: ['molecular-structure-and-acid-strength'],
    uses: ['acid-dissociation-constant'],
    difficulty: 'beginner',
    text: 'Fluorine is more electronegative than iodine, yet \\ce{HI} is a stronger acid in water than \\ce{HF}. What explains this?',
    answer: 'The H–I bond is much weaker than the H–F bond.',
    distractors: [
      {
        text: 'The H–I bond is much more polar than the H–F bond.',
        slip: 'overgeneralised-rule',
        teaching: 'The H–F bond is the more polar one; within a group, bond strength outweighs polarity.',
      },
      {
        text: 'The iodide ion is much smaller than the fluoride ion.',
        slip: 'reversed-trend',
        teaching: 'Iodide is much larger; its charge is more spread out, which makes it the weaker base.',
      },
      {
        text: 'The \\ce{HI} molecule forms stronger hydrogen bonds to water.',
        slip: 'any-hydrogen-makes-hydrogen-bonds',
        teaching: '\\ce{HF} forms the stronger hydrogen bonds; they do not make it a strong acid.',
      },
    ],
    explanation:
      'Down a group, the atoms become larger and the bond to hydrogen becomes weaker. The H–I bond is much weaker (about 300 kJ/mol) than the H–F bond (about 570 kJ/mol), and the proton is released more easily.',
    reference: 'OpenStax Chemistry 2e, section 14.3',
  },
  {
    id: 'general-acids-and-bases-32',
    topics: ['acids-and-bases'],
    tests: ['molecular-structure-and-acid-strength'],
    uses: ['bond-polarity'],
    difficulty: 'intermediate',
    text: 'Perchloric acid, \\ce{HClO4}, is far stronger than hypochlorous acid, \\ce{HClO}. Which statement explains this?',
    answer: 'Its extra oxygen atoms draw electrons away from the O–H bond.',
    distractors: [
      {
        text: 'Its extra oxygen atoms are each bonded to a hydrogen atom of their own.',
        slip: 'too-many-protons',
        teaching: 'Both acids have a single hydrogen atom, bonded to one of the oxygen atoms.',
      },
      {
        text: 'Its hydrogen atom is bonded directly to the chlorine atom.',
        slip: 'formula-for-structure',
        teaching: 'In oxoacids the acidic hydrogen is bonded to oxygen.',
      },
      {
        text: 'Its chlorine atom has a lower oxidation number than in \\ce{HClO}.',
        slip: 'reversed-trend',
        teaching: 'Chlorine is +7 in \\ce{HClO4} and +1 in \\ce{HClO}: it is higher, not lower.',
      },
    ],
    explanation:
      'Each additional oxygen atom on chlorine draws electrons away from the O–H bond and helps to spread the negative charge of the anion, so the proton leaves more easily.',
    reference: 'OpenStax Chemistry 2e, section 14.3',
  },
  {
    id: 'general-acids-and-bases-33',
    topics: ['acids-and-bases'],
    tests: ['acid-base-indicators'],
    difficulty: 'beginner',
    text: 'An indicator has p*K*_{a} = 4.0. Its acid form \\ce{HIn} is red and its base form \\ce{In-} is yellow. What color does it show at pH 6.5?',
    answer: 'Yellow',
    distractors: [
      {
        text: 'Orange',
        slip: 'ignored-distance-from-pka',
        teaching:
          'A mixed color is seen near pH 4.0, where the two forms have similar concentrations; at 6.5 hardly any \\ce{HIn} is left.',
      },
      {
        text: 'Red',
        slip: 'acid-for-base-fraction',
        teaching:
          'A pH of 6.5 is slightly acidic, but it is above the p*K*_{a} of the indicator, so \\ce{In-} predominates.',
      },
      {
        text: 'Colorless',
        slip: 'wrong-substance-data',
        teaching:
          'Both forms of this indicator are colored; phenolphthalein is an indicator with a colorless form.',
      },
    ],
    explanation:
      'At pH 6.5, 2.5 units above p*K*_{a}, the ratio [\\ce{In-}]/[\\ce{HIn}] is about 300. The base form predominates and the solution is yellow.',
    reference: 'OpenStax Chemistry 2e, section 14.7',
  },
  {
    id: 'general-acids-and-bases-34',
    topics: ['acids-and-bases'],
    tests: ['acid-base-indicators'],
    uses: ['titration-curves'],
    difficulty: 'advanced',
    text: 'Aqueous \\ce{NH3} is titrated with \\ce{HCl} (equivalence point at pH 5.3), and a student uses phenolphthalein (colorless below pH 8.2, pink above pH 10) as the indicator. What is the outcome?',
    answer: 'The pink fades gradually before equivalence; the volume read is too small.',
    distractors: [
      {
        text: 'The pink fades gradually after equivalence; the volume read is too large.',
        slip: 'reversed-trend',
        teaching:
          'The pH falls through the range of the indicator long before equivalence, while ammonia is still there.',
      },
      {
        text: 'The pink vanishes sharply at equivalence; the volume read is correct.',
        slip: 'overgeneralised-rule',
        teaching:
          'A sharp change needs an indicator whose range lies in the steep part of the curve around pH 5.3.',
      },
      {
        text: 'The pink vanishes sharply after equivalence; the volume read is too large.',
        slip: 'reversed-trend',
        teaching: 'Beyond equivalence the pH is below 5.3, where phenolphthalein is already colorless.',
      },
    ],
    explanation:
      'The range of phenolphthalein, pH 10 to 8.2, lies in the flat buffer region around p*K*_{a} = 9.25. The pink therefore fades gradually before equivalence, and the volume read is too small; methyl red would be suitable.',
    reference: 'OpenStax Chemistry 2e, section 14.7',
  },
];
