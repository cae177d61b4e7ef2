import type { WrittenQuestion } from '../../written-question.ts';

export const coloredMetalIonsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-coordination-chemistry-300',
    topics: ['coordination-chemistry'],
    tests: ['redox-of-transition-metals'],
    difficulty: 'beginner',
    text: 'Acid is added to a yellow solution of potassium chromate, \\ce{K2CrO4}, and the solution turns orange. What has happened to the chromium?',
    answer: 'It has become dichromate and is still in the +6 state.',
    distractors: [
      {
        text: 'It has been reduced to \\ce{Cr^3+} and is now in the +3 state.',
        slip: 'redox-for-disproportionation',
        teaching: 'Acid alone reduces nothing; \\ce{Cr^3+} would be green or violet.',
      },
      {
        text: 'It has been oxidized to dichromate and is now in the +7 state.',
        slip: 'other-substance',
        teaching: 'Chromium has six valence electrons, so +6 is its highest state.',
      },
      {
        text: 'It has been precipitated as chromium(III) oxide.',
        slip: 'reaction-type-confused',
        teaching: 'The solution stays clear, and no electrons are transferred.',
      },
    ],
    explanation:
      'Two chromate ions join: \\ce{2CrO4^2- + 2H+ <=> Cr2O7^2- + H2O}. Chromium is +6 in both ions, so this is not a redox reaction.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
  {
    id: 'general-coordination-chemistry-301',
    topics: ['coordination-chemistry', 'redox'],
    tests: ['redox-of-transition-metals', 'half-equations'],
    difficulty: 'intermediate',
    text: 'Acidified dichromate becomes green as it oxidizes sulfur dioxide to sulfate. Which ion is green, and how many electrons does one \\ce{Cr2O7^2-} ion take up?',
    answer: '\\ce{Cr^3+}, six electrons',
    distractors: [
      {
        text: '\\ce{Cr^3+}, three electrons',
        slip: 'one-side-only',
        teaching: 'Each chromium atom takes up three, and the dichromate ion contains two chromium atoms.',
      },
      {
        text: '\\ce{Cr^2+}, six electrons',
        slip: 'color-of-another-ion',
        teaching: '\\ce{Cr^2+} is blue and forms only with strong reducing agents such as zinc.',
      },
      {
        text: '\\ce{CrO4^2-}, eight electrons',
        slip: 'oxidation-number-for-change',
        teaching: '\\ce{CrO4^2-} is yellow, and its chromium is in the +6 state, as in dichromate.',
      },
    ],
    explanation:
      '\\ce{Cr2O7^2- + 14H+ + 6e- -> 2Cr^3+ + 7H2O}: two chromium atoms go from +6 to +3, which takes six electrons; \\ce{Cr^3+} is green.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-coordination-chemistry-302',
    topics: ['coordination-chemistry'],
    tests: ['redox-of-transition-metals'],
    difficulty: 'intermediate',
    text: 'A green acidic solution of chromium(III) is stirred with zinc under hydrogen and turns sky blue. Left open to the air, it becomes green again. What explains both changes?',
    answer: 'Zinc reduces \\ce{Cr^3+} to \\ce{Cr^2+}, which oxygen oxidizes back.',
    distractors: [
      {
        text: 'Zinc oxidizes \\ce{Cr^3+} to \\ce{CrO4^2-}, which oxygen reduces back.',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: 'Zinc gives up electrons, so it reduces the chromium; in addition, chromate is yellow.',
      },
      {
        text: 'Zinc displaces \\ce{Cr^3+} and forms \\ce{Zn^2+}, which is sky blue in water.',
        slip: 'color-of-another-ion',
        teaching: '\\ce{Zn^2+} has a full 3d subshell and is colorless.',
      },
      {
        text: 'Zinc removes water from \\ce{[Cr(H2O)6]^3+}, which moist air restores.',
        slip: 'reaction-type-confused',
        teaching: 'Water is the solvent and in excess; the color changes with the oxidation state.',
      },
    ],
    explanation:
      'Zinc is a strong enough reducing agent for \\ce{2Cr^3+ + Zn -> 2Cr^2+ + Zn^2+}. \\ce{Cr^2+} is blue and is oxidized by oxygen from the air to green \\ce{Cr^3+}.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
  {
    id: 'general-coordination-chemistry-303',
    topics: ['coordination-chemistry', 'redox'],
    tests: ['redox-of-transition-metals'],
    uses: ['oxidizing-and-reducing-agents'],
    difficulty: 'advanced',
    text: 'Which reagents are suitable for converting green \\ce{Cr^3+} to yellow chromate?',
    answer: 'Hydrogen peroxide and excess sodium hydroxide',
    distractors: [
      {
        text: 'Zinc and excess hydrochloric acid',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: 'Zinc is a reducing agent; it reduces chromium(III) to the +2 state.',
      },
      {
        text: 'Hydrogen peroxide and dilute sulfuric acid',
        slip: 'one-condition-only',
        teaching:
          'In acid the reaction goes in the reverse direction: \\ce{H2O2} reduces chromium(VI) to \\ce{Cr^3+}.',
      },
      {
        text: 'Aqueous ammonia and sodium chloride',
        slip: 'reaction-type-confused',
        teaching: 'This precipitates \\ce{Cr(OH)3}; no oxidizing agent is present.',
      },
    ],
    explanation:
      'To go from +3 to +6, chromium must be oxidized. In base, chromium(III) is easily oxidized by peroxide: \\ce{2[Cr(OH)6]^3- + 3H2O2 -> 2CrO4^2- + 2OH- + 8H2O}; in acid, dichromate is such a strong oxidizing agent that the opposite happens. Hydrogen peroxide and excess sodium hydroxide are therefore suitable.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
  {
    id: 'general-redox-300',
    topics: ['redox', 'alcohols-and-ethers'],
    tests: ['oxidizing-and-reducing-agents', 'oxidation-of-alcohols'],
    difficulty: 'beginner',
    text: 'Early breath testers contained crystals coated with acidified potassium dichromate, which turned from orange to green in breath that contained alcohol. What role did the dichromate play?',
    answer: 'It oxidized the ethanol.',
    distractors: [
      {
        text: 'It reduced the ethanol.',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: 'It is the ethanol that loses electrons; chromium gains them.',
      },
      {
        text: 'It catalyzed the burning of ethanol.',
        slip: 'condition-for-catalyst',
        teaching: 'A catalyst is not used up; here chromium goes from +6 to +3.',
      },
      {
        text: 'It neutralized the ethanol.',
        slip: 'reaction-type-confused',
        teaching: 'Ethanol does not act as a base in this reaction; electrons are transferred.',
      },
    ],
    explanation:
      'Chromium goes from +6 (orange \\ce{Cr2O7^2-}) to +3 (green \\ce{Cr^3+}), so the dichromate oxidized the ethanol, ultimately to acetic acid.',
    reference: 'OpenStax Chemistry 2e, section 20.2',
  },
  {
    id: 'general-coordination-chemistry-304',
    topics: ['coordination-chemistry'],
    tests: ['redox-of-transition-metals'],
    difficulty: 'beginner',
    text: 'Vanadium in its four common oxidation states gives yellow, blue, green and violet solutions. Which oxidation states correspond to these colors, in this order?',
    answer: '+5, +4, +3, +2',
    distractors: [
      {
        text: '+2, +3, +4, +5',
        slip: 'reversed-trend',
        teaching: 'Yellow is \\ce{VO2+} with vanadium(V); zinc reduces it to violet \\ce{V^2+}.',
      },
      {
        text: '+5, +3, +4, +2',
        slip: 'color-of-another-ion',
        teaching: 'Blue is \\ce{VO^2+}, vanadium(IV), and green is \\ce{V^3+}.',
      },
      {
        text: '+4, +5, +2, +3',
        slip: 'ion-charge-for-oxidation-number',
        teaching: 'In \\ce{VO2+} two oxygen atoms at −2 and a charge of +1 leave +5 for vanadium.',
      },
    ],
    explanation:
      'Yellow \\ce{VO2+} is +5, blue \\ce{VO^2+} is +4, green \\ce{V^3+} is +3 and violet \\ce{V^2+} is +2: +5, +4, +3, +2.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
  {
    id: 'general-coordination-chemistry-305',
    topics: ['coordination-chemistry'],
    tests: ['redox-of-transition-metals'],
    uses: ['oxidation-numbers'],
    difficulty: 'intermediate',
    text: 'In acid, the yellow ion \\ce{VO2+} becomes the blue ion \\ce{VO^2+}. Which half-reaction describes this change?',
    answer: '\\ce{VO2+ + 2H+ + e- -> VO^2+ + H2O}',
    distractors: [
      {
        text: '\\ce{VO2+ + 2H+ + 2e- -> VO^2+ + H2O}',
        slip: 'charges-not-balanced',
        teaching: 'With two electrons, the left side has a charge of +1 and the right side a charge of +2.',
      },
      {
        text: '\\ce{VO2+ + 2H+ -> VO^2+ + H2O + e-}',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching:
          'Electrons on the right mean oxidation, and the charges on the two sides, +3 and +1, do not balance.',
      },
      {
        text: '\\ce{VO2+ + H+ + e- -> VO^2+ + OH-}',
        slip: 'forgot-coefficient-one',
        teaching: 'Hydroxide does not form in acid; two protons combine with the oxygen to form water.',
      },
    ],
    explanation:
      'Vanadium goes from +5 to +4, which requires one electron. The oxygen combines with two protons to form water; both sides have a charge of +2: \\ce{VO2+ + 2H+ + e- -> VO^2+ + H2O}.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
  {
    id: 'general-coordination-chemistry-306',
    topics: ['coordination-chemistry', 'electrochemistry-basics'],
    tests: ['redox-of-transition-metals', 'predicting-redox-reactions'],
    difficulty: 'intermediate',
    text: 'An acidic solution of \\ce{VO2+} is treated with excess iron(II). *E*° values in V: \\ce{VO2+}/\\ce{VO^2+} +1.00, \\ce{Fe^3+}/\\ce{Fe^2+} +0.77, \\ce{VO^2+}/\\ce{V^3+} +0.34, \\ce{V^3+}/\\ce{V^2+} −0.26. At which ion does the reduction of vanadium stop?',
    answer: 'At blue \\ce{VO^2+}',
    distractors: [
      {
        text: 'At yellow \\ce{VO2+}',
        slip: 'one-step-short',
        teaching: '+1.00 V is above +0.77 V, so the first step takes place.',
      },
      {
        text: 'At green \\ce{V^3+}',
        slip: 'wrong-sign',
        teaching:
          'The potential of the step to \\ce{V^3+} (+0.34 V) is below +0.77 V, so iron(II) is too weak a reducing agent for it.',
      },
      {
        text: 'At violet \\ce{V^2+}',
        slip: 'order-of-steps',
        teaching: 'Only zinc or a similarly strong reducing agent reduces vanadium this far.',
      },
    ],
    explanation:
      'Iron(II) can reduce only the oxidized form of a couple whose potential is above +0.77 V. This is true only of \\ce{VO2+}/\\ce{VO^2+}, so the reduction stops at blue \\ce{VO^2+}.',
    reference: 'OpenStax Chemistry 2e, section 17.3',
  },
  {
    id: 'general-coordination-chemistry-307',
    topics: ['coordination-chemistry'],
    tests: ['redox-of-transition-metals'],
    difficulty: 'beginner',
    text: 'What color change is observed when permanganate in acid is reduced to \\ce{Mn^2+}?',
    answer: 'Purple to almost colorless',
    distractors: [
      {
        text: 'Purple to brown, with a solid',
        slip: 'color-of-another-ion',
        teaching:
          'Brown \\ce{MnO2} forms in neutral solution; in acid the reduction continues to \\ce{Mn^2+}.',
      },
      {
        text: 'Purple to dark green',
        slip: 'color-of-another-ion',
        teaching: 'Green manganate(VI) forms only in strong base.',
      },
      {
        text: 'Orange to green',
        slip: 'test-of-another-ion',
        teaching: 'This is the color change when dichromate is reduced to \\ce{Cr^3+}.',
      },
    ],
    explanation:
      '\\ce{MnO4- + 8H+ + 5e- -> Mn^2+ + 4H2O}: the purple of \\ce{MnO4-} vanishes, and dilute \\ce{Mn^2+} is such a pale pink that it looks colorless.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
  {
    id: 'general-coordination-chemistry-308',
    topics: ['coordination-chemistry'],
    tests: ['redox-of-transition-metals'],
    difficulty: 'intermediate',
    text: 'Permanganate is reduced to different products at different pH values. What are the products in strong acid, neutral solution and strong base (with little reducing agent), in this order?',
    answer: '\\ce{Mn^2+}, \\ce{MnO2}, \\ce{MnO4^2-}',
    distractors: [
      {
        text: '\\ce{MnO4^2-}, \\ce{MnO2}, \\ce{Mn^2+}',
        slip: 'reversed-trend',
        teaching: 'Protons are needed to remove the oxygen, so the reduction goes furthest in acid.',
      },
      {
        text: '\\ce{MnO2}, \\ce{Mn^2+}, \\ce{MnO4^2-}',
        slip: 'series-position-wrong',
        teaching: 'The brown solid \\ce{MnO2} is the product near pH 7.',
      },
      {
        text: '\\ce{Mn^2+}, \\ce{MnO4^2-}, \\ce{MnO2}',
        slip: 'series-position-wrong',
        teaching: 'Green manganate(VI) disproportionates unless the solution is strongly basic.',
      },
    ],
    explanation:
      'Permanganate gains five, three and one electron, respectively: acid gives \\ce{Mn^2+}, neutral solution gives the brown solid \\ce{MnO2}, and strong base gives green \\ce{MnO4^2-}.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
  {
    id: 'general-coordination-chemistry-309',
    topics: ['coordination-chemistry'],
    tests: ['transition-metals'],
    difficulty: 'intermediate',
    text: 'The highest oxidation states of the 3d metals rise from scandium (+3) to manganese (+7) and then decrease. What sets the limit up to manganese?',
    answer: 'The number of 3d and 4s electrons in the atom',
    distractors: [
      {
        text: 'The number of half-filled d orbitals',
        slip: 'wrong-cause',
        teaching:
          'Chromium and manganese have the same number (five) of half-filled d orbitals, but their highest states are +6 and +7.',
      },
      {
        text: 'The number of protons that can be lost',
        slip: 'wrong-cause',
        teaching: 'An oxidation state counts electrons; nuclei do not change in chemical reactions.',
      },
      {
        text: 'The decrease in atomic size across the period',
        slip: 'one-property-decides',
        teaching: 'Atomic size decreases across the period and does not explain a maximum at manganese.',
      },
    ],
    explanation:
      'Scandium has 3, titanium 4, vanadium 5, chromium 6 and manganese 7 electrons in 3d and 4s, and all can take part in bonding. After manganese, the increasing nuclear charge holds the d electrons too tightly.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
  {
    id: 'general-coordination-chemistry-310',
    topics: ['coordination-chemistry'],
    tests: ['oxidation-numbers'],
    uses: ['transition-metals'],
    difficulty: 'beginner',
    text: 'In which compound is manganese in its highest oxidation state?',
    answer: '\\ce{KMnO4}',
    distractors: [
      {
        text: '\\ce{K3MnO4}',
        slip: 'ignored-ion-charge',
        teaching: 'With three \\ce{K+} ions, manganese is in the +5 state.',
      },
      {
        text: '\\ce{K2MnO4}',
        slip: 'ignored-ion-charge',
        teaching: 'With two \\ce{K+} ions, manganese is in the +6 state.',
      },
      {
        text: '\\ce{MnO2}',
        slip: 'one-side-only',
        teaching: 'With two oxygen atoms at −2, manganese is in the +4 state.',
      },
    ],
    explanation:
      'In \\ce{KMnO4}, one \\ce{K+} and four oxygen atoms at −2 leave +7, which equals the number of valence electrons of manganese.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
    computation: { kind: 'formula-with-oxidation-number', element: 'Mn', number: 7 },
  },
  {
    id: 'general-coordination-chemistry-311',
    topics: ['coordination-chemistry'],
    tests: ['transition-metals'],
    difficulty: 'advanced',
    text: 'Iron forms \\ce{Fe^2+} and \\ce{Fe^3+}, and copper forms \\ce{Cu+} and \\ce{Cu^2+}, but calcium forms only \\ce{Ca^2+}. What enables a transition metal to form more than one kind of ion?',
    answer: 'Successive ionization energies of d electrons rise only gradually.',
    distractors: [
      {
        text: 'Transition metals have low first ionization energies throughout.',
        slip: 'overgeneralised-rule',
        teaching:
          'The first ionization energy of copper is higher than that of calcium; the later ionization energies are what matter.',
      },
      {
        text: 'Transition metals lose their d electrons before the s electrons.',
        slip: 'reversed-cause',
        teaching: 'In transition metals, the 4s electrons are lost first.',
      },
      {
        text: 'The d electrons lie in a shell outside the 4s electrons.',
        slip: 'wrong-cause',
        teaching:
          'The 3d electrons are in the third shell, inside the 4s electrons but close to them in energy.',
      },
    ],
    explanation:
      'The third electron of calcium would come from a noble gas core, at a very high cost in energy. In a transition metal it comes from 3d at a moderate cost, which bonding or hydration can offset.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
  {
    id: 'general-reactions-in-solution-300',
    topics: ['reactions-in-solution'],
    tests: ['tests-for-ions'],
    difficulty: 'beginner',
    text: 'In the borax bead test, a loop of platinum wire with borax is heated until the borax melts. What does the bead look like before a sample is added?',
    answer: 'Clear and colorless, like glass',
    distractors: [
      {
        text: 'Deep blue and shiny, like cobalt glass',
        slip: 'color-of-another-ion',
        teaching: 'A blue color appears only when a cobalt or copper compound is dissolved in the bead.',
      },
      {
        text: 'Black and shiny, like volcanic glass',
        slip: 'other-substance',
        teaching: 'The melt of borax alone has no color; a black bead would mean an excess of sample.',
      },
      {
        text: 'White and swollen, like popcorn',
        slip: 'one-step-short',
        teaching: 'This is the first stage, while water escapes; the borax then melts.',
      },
    ],
    explanation:
      'Borax first swells as its water leaves. Then it melts to a clear, colorless glass of \\ce{NaBO2} and \\ce{B2O3}, in which metal oxides dissolve with their colors.',
    reference: 'LibreTexts, Supplemental Modules (Analytical Chemistry), Borax Bead Test',
  },
  {
    id: 'general-reactions-in-solution-301',
    topics: ['reactions-in-solution'],
    tests: ['tests-for-ions'],
    difficulty: 'beginner',
    text: 'A salt heated on a borax bead colors the bead deep blue in both the oxidizing and the reducing flame. Which metal does it contain?',
    answer: 'Cobalt',
    distractors: [
      {
        text: 'Chromium',
        slip: 'test-of-another-ion',
        teaching: 'Chromium gives a green bead in both flames.',
      },
      {
        text: 'Manganese',
        slip: 'test-of-another-ion',
        teaching:
          'Manganese gives a violet bead in the oxidizing flame and a colorless one in the reducing flame.',
      },
      {
        text: 'Iron',
        slip: 'test-of-another-ion',
        teaching:
          'Iron gives a yellow to brown bead in the oxidizing flame and a green one in the reducing flame.',
      },
    ],
    explanation:
      'Cobalt(II) metaborate, \\ce{Co(BO2)2}, is deep blue, and reduction does not change this color, so the metal is cobalt.',
    reference: 'LibreTexts, Supplemental Modules (Analytical Chemistry), Borax Bead Test',
  },
  {
    id: 'general-reactions-in-solution-302',
    topics: ['reactions-in-solution'],
    tests: ['tests-for-ions'],
    difficulty: 'intermediate',
    text: 'A borax bead takes up a small amount of a copper salt. After heating in the oxidizing flame, the cold bead is blue-green; after heating in the reducing flame, it is colorless or opaque red. Which change explains this?',
    answer: 'Copper(II) is reduced to copper(I) or to the metal.',
    distractors: [
      {
        text: 'Copper(II) borate evaporates from the bead.',
        slip: 'wrong-process-named',
        teaching:
          'Copper(II) borate is not volatile; when the bead is put back in the oxidizing flame, the color returns.',
      },
      {
        text: 'Copper(II) is oxidized to copper(III).',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: 'A reducing flame is poor in oxygen and cannot oxidize copper(II).',
      },
      {
        text: 'Borate is reduced to boron, which is red.',
        slip: 'wrong-cause',
        teaching: 'Borate is far too stable to be reduced to boron in this flame.',
      },
    ],
    explanation:
      'In the oxidizing flame blue \\ce{Cu(BO2)2} forms. A reducing flame converts it to colorless \\ce{CuBO2} or to red metallic copper.',
    reference: 'LibreTexts, Supplemental Modules (Analytical Chemistry), Borax Bead Test',
  },
  {
    id: 'general-reactions-in-solution-303',
    topics: ['reactions-in-solution'],
    tests: ['tests-for-ions'],
    difficulty: 'advanced',
    text: 'Why does the borax bead test work for chromium, cobalt and nickel, but not for magnesium and aluminum?',
    answer: 'The borates of the last two are colorless.',
    distractors: [
      {
        text: 'The oxides of the last two do not dissolve in molten borax.',
        slip: 'wrong-cause',
        teaching: 'The acidic \\ce{B2O3} in the melt also dissolves these oxides.',
      },
      {
        text: 'The salts of the last two evaporate in the hot flame.',
        slip: 'other-process',
        teaching:
          'In the bead, the metals are present as oxides and borates, which do not evaporate in the flame.',
      },
      {
        text: 'The borates of the last two dissolve readily in water.',
        slip: 'solubility-rule',
        teaching: 'No water is present in a glass bead.',
      },
    ],
    explanation:
      'The color results from partly filled d subshells of the metal ions. \\ce{Mg^2+} and \\ce{Al^3+} have noble gas configurations, and their borates are colorless.',
    reference: 'LibreTexts, Supplemental Modules (Analytical Chemistry), Borax Bead Test',
  },
  {
    id: 'general-reactions-in-solution-304',
    topics: ['reactions-in-solution'],
    tests: ['tests-for-ions'],
    difficulty: 'beginner',
    text: 'Which ion is paired with its correct flame color?',
    answer: '\\ce{Cu^2+}: blue-green',
    distractors: [
      {
        text: '\\ce{Ca^2+}: apple green',
        slip: 'color-of-another-ion',
        teaching: 'Calcium gives orange-red; apple green is the color of barium.',
      },
      {
        text: '\\ce{Sr^2+}: apple green',
        slip: 'color-of-another-ion',
        teaching: 'Strontium gives crimson; apple green is the color of barium.',
      },
      {
        text: '\\ce{Li+}: yellow',
        slip: 'color-of-another-ion',
        teaching: 'Lithium gives crimson; an intense yellow is the color of sodium.',
      },
    ],
    explanation:
      'Copper compounds color a flame blue-green. Lithium gives crimson, sodium yellow, potassium lilac, calcium orange-red and barium apple green.',
    reference: 'LibreTexts, Supplemental Modules (Inorganic Chemistry), Flame Tests',
  },
  {
    id: 'general-reactions-in-solution-305',
    topics: ['reactions-in-solution'],
    tests: ['tests-for-ions'],
    difficulty: 'beginner',
    text: 'What produces the light of a colored flame in a flame test?',
    answer: 'Electrons of the metal fall back to lower levels.',
    distractors: [
      {
        text: 'Electrons of the metal rise to higher levels.',
        slip: 'reversed-cause',
        teaching:
          'When electrons rise, they absorb energy from the flame; light is emitted when they fall back.',
      },
      {
        text: 'The metal burns with oxygen from the air.',
        slip: 'other-process',
        teaching: 'The color appears with salts, whose metal is already oxidized.',
      },
      {
        text: 'Nuclei of the metal rise to higher levels.',
        slip: 'wrong-cause',
        teaching: 'The energy of a flame is far too low to excite nuclei.',
      },
    ],
    explanation:
      'The heat of the flame raises electrons to higher levels. As they fall back, they emit light of definite wavelengths, which differ from metal to metal.',
    reference: 'OpenStax Chemistry 2e, section 6.2',
  },
  {
    id: 'general-reactions-in-solution-306',
    topics: ['reactions-in-solution'],
    tests: ['tests-for-ions'],
    difficulty: 'intermediate',
    text: 'A student holds an unknown salt on a wire in a flame and sees an intense yellow color. Through blue cobalt glass the flame looks lilac. What can be concluded?',
    answer: 'The sample contains potassium and some sodium.',
    distractors: [
      {
        text: 'The sample contains sodium, but no potassium.',
        slip: 'test-of-another-ion',
        teaching: 'Cobalt glass removes the yellow; sodium alone would leave no lilac.',
      },
      {
        text: 'The sample contains potassium, but no sodium.',
        slip: 'evidence-that-decides-nothing',
        teaching: 'The intense yellow without the glass shows sodium.',
      },
      {
        text: 'The sample contains calcium and some barium.',
        slip: 'color-of-another-ion',
        teaching: 'These give orange-red and green, not yellow and lilac.',
      },
    ],
    explanation:
      'Traces of sodium mask the weak lilac of potassium. Cobalt glass absorbs the yellow sodium light, and the lilac of potassium remains visible.',
    reference: 'LibreTexts, Supplemental Modules (Inorganic Chemistry), Flame Tests',
  },
  {
    id: 'general-reactions-in-solution-307',
    topics: ['reactions-in-solution'],
    tests: ['tests-for-ions'],
    difficulty: 'intermediate',
    text: 'Before a flame test, the wire is dipped in concentrated hydrochloric acid and heated until the flame shows no color. What is the purpose of this step?',
    answer: 'To remove salts from earlier samples as volatile chlorides',
    distractors: [
      {
        text: 'To coat the wire with a catalyst that helps the salt to burn',
        slip: 'condition-for-catalyst',
        teaching: 'The salt does not burn, and no catalyst is needed.',
      },
      {
        text: 'To cover the wire with chlorine, which makes flames visible',
        slip: 'wrong-cause',
        teaching: 'Chloride does not color a flame; it is the metal that emits the light.',
      },
      {
        text: 'To harden the wire so that it does not melt in the flame',
        slip: 'other-process',
        teaching: 'Platinum and nichrome withstand the heat without treatment.',
      },
    ],
    explanation:
      'Metal chlorides evaporate easily. The acid converts residues on the wire to chlorides, which the flame drives off, so only the new sample gives a color.',
    reference: 'LibreTexts, Supplemental Modules (Inorganic Chemistry), Flame Tests',
  },
  {
    id: 'general-coordination-chemistry-312',
    topics: ['coordination-chemistry'],
    tests: ['colors-of-complexes'],
    difficulty: 'beginner',
    text: 'Which of these aqueous ions is colorless?',
    answer: '\\ce{Zn^2+}',
    distractors: [
      {
        text: '\\ce{Ni^2+}',
        slip: 'color-of-another-ion',
        teaching: 'Aqueous solutions of \\ce{Ni^2+} are green.',
      },
      {
        text: '\\ce{Co^2+}',
        slip: 'color-of-another-ion',
        teaching: 'Aqueous solutions of \\ce{Co^2+} are pink.',
      },
      {
        text: '\\ce{Cu^2+}',
        slip: 'color-of-another-ion',
        teaching: 'Aqueous solutions of \\ce{Cu^2+} are blue.',
      },
    ],
    explanation:
      '\\ce{Zn^2+} has the configuration 3d^{10}: no d electron can be excited within a full subshell, so it is colorless.',
    reference: 'OpenStax Chemistry 2e, section 19.3',
  },
  {
    id: 'general-coordination-chemistry-313',
    topics: ['coordination-chemistry'],
    tests: ['colors-of-complexes'],
    difficulty: 'intermediate',
    text: 'Anhydrous copper(II) sulfate is white, the pentahydrate is blue, and a solution of the salt in excess aqueous ammonia is deep blue-violet. Which statement explains all three colors?',
    answer: 'The ligands around \\ce{Cu^2+} determine the gap between its d orbitals.',
    distractors: [
      {
        text: 'The number of d electrons of copper changes each time.',
        slip: 'wrong-cause',
        teaching: 'Copper is present as \\ce{Cu^2+}, d^{9}, in all three.',
      },
      {
        text: 'Water and ammonia are taken up by the salt and are blue themselves.',
        slip: 'other-process',
        teaching: 'Water and ammonia are both colorless.',
      },
      {
        text: 'Copper is oxidized by water and further by ammonia.',
        slip: 'reaction-type-confused',
        teaching: 'The oxidation state stays +2; only the ligands change.',
      },
    ],
    explanation:
      'The color depends on the energy difference between the d levels of \\ce{Cu^2+}. Water and the stronger ligand ammonia split them differently from the sulfate in the dry salt, whose absorption lies in the infrared.',
    reference: 'OpenStax Chemistry 2e, section 19.3',
  },
];
