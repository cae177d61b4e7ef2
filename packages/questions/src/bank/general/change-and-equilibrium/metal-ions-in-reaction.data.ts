import type { WrittenQuestion } from '../../written-question.ts';

export const metalIonReactionQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-coordination-chemistry-234',
    topics: ['coordination-chemistry', 'acids-and-bases'],
    tests: ['reactions-of-aqua-ions'],
    difficulty: 'beginner',
    text: 'A solution of iron(III) nitrate is much more acidic than one of iron(II) nitrate of the same concentration. Why?',
    answer: '\\ce{Fe^3+} draws electrons more strongly from the O–H bonds of its water.',
    distractors: [
      {
        text: '\\ce{Fe^3+} is accompanied by more nitrate ions, which donate protons to water.',
        slip: 'spectator-hydrolyzed',
        teaching: 'Nitrate has no proton to donate and does not react with water.',
      },
      {
        text: '\\ce{Fe^3+} binds its water molecules more weakly, so they ionize.',
        slip: 'reversed-trend',
        teaching: 'The higher charge binds them more strongly, and this weakens the O–H bonds.',
      },
      {
        text: '\\ce{Fe^3+} oxidizes water to oxygen and protons.',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: 'Its potential is too low for this, and the iron remains +3.',
      },
    ],
    explanation:
      'The smaller and more highly charged \\ce{Fe^3+} pulls electron density from its water ligands: \\ce{[Fe(H2O)6]^3+ + H2O <=> [Fe(H2O)5(OH)]^2+ + H3O+}.',
    reference: 'OpenStax Chemistry 2e, section 14.4',
  },
  {
    id: 'general-coordination-chemistry-235',
    topics: ['coordination-chemistry', 'acids-and-bases'],
    tests: ['reactions-of-aqua-ions'],
    difficulty: 'advanced',
    text: 'Sodium carbonate solution forms \\ce{FeCO3} with \\ce{Fe^2+}. With \\ce{Fe^3+} it forms a gas and a brown solid. What has happened to \\ce{Fe^3+}?',
    answer: 'Its aqua ion has donated protons to carbonate.',
    distractors: [
      {
        text: 'It has formed \\ce{Fe2(CO3)3}, which then released oxygen.',
        slip: 'solubility-rule',
        teaching: 'The gas is \\ce{CO2}, and the brown solid is a hydroxide, not a carbonate.',
      },
      {
        text: 'It has oxidized carbonate to carbon dioxide.',
        slip: 'reaction-type-confused',
        teaching: 'Carbon is +4 in carbonate and in \\ce{CO2}; nothing is oxidized.',
      },
      {
        text: 'Its aqua ion has accepted protons from carbonate.',
        slip: 'neutralisation-turned-around',
        teaching: 'Carbonate has no protons to donate; it accepts them.',
      },
    ],
    explanation:
      '\\ce{[Fe(H2O)6]^3+} is acidic enough to convert carbonate to \\ce{CO2} and water, and it becomes \\ce{Fe(OH)3}. The \\ce{[Fe(H2O)6]^2+} ion is not acidic enough for this.',
    reference:
      'LibreTexts, Inorganic Chemistry (Supplemental Modules), Reactions of aqua ions with carbonate',
  },
  {
    id: 'general-coordination-chemistry-236',
    topics: ['coordination-chemistry'],
    tests: ['reactions-of-aqua-ions'],
    difficulty: 'intermediate',
    text: 'Sodium hydroxide solution is added dropwise to a solution of a metal nitrate. A white precipitate forms and dissolves in excess reagent. Ammonia gives the same precipitate, which does not dissolve in excess ammonia. Which metal ion is present?',
    answer: '\\ce{Al^3+}',
    distractors: [
      {
        text: '\\ce{Zn^2+}',
        slip: 'test-of-another-ion',
        teaching: 'Its hydroxide dissolves in excess ammonia too, as \\ce{[Zn(NH3)4]^2+}.',
      },
      {
        text: '\\ce{Mg^2+}',
        slip: 'test-of-another-ion',
        teaching: 'Its white hydroxide does not dissolve in excess sodium hydroxide.',
      },
      {
        text: '\\ce{Fe^3+}',
        slip: 'test-of-another-ion',
        teaching: 'Its hydroxide is brown and does not dissolve in excess sodium hydroxide.',
      },
    ],
    explanation:
      '\\ce{Al(OH)3} is white and amphoteric: with excess \\ce{OH-} it forms \\ce{[Al(OH)4]-}. Ammonia is too weak a base for this and is not a ligand for \\ce{Al^3+} in water.',
    reference: 'OpenStax Chemistry 2e, section 15.2',
  },
  {
    id: 'general-coordination-chemistry-237',
    topics: ['coordination-chemistry', 'acids-and-bases'],
    tests: ['reactions-of-aqua-ions'],
    uses: ['ph-of-weak-acids'],
    difficulty: 'advanced',
    text: 'What is the pH of 0.10 mol/L \\ce{Fe(NO3)3} if only the first ionization of the acid \\ce{[Fe(H2O)6]^3+} is considered (*K*_{a} = 6.3 × 10^{−3})?',
    answer: '1.65',
    distractors: [
      {
        text: '1.00',
        slip: 'weak-as-strong',
        teaching: 'You assumed that each aqua ion gives up a proton, but only about a fifth of them do.',
        expression: '-log10(0.10)',
      },
      {
        text: '2.20',
        slip: 'forgot-square-root',
        teaching: 'This is p*K*_{a}; the pH also depends on the concentration of the acid.',
        expression: '-log10(6.3e-3)',
      },
      {
        text: '3.20',
        slip: 'forgot-square-root',
        teaching: 'You left out the square root; [\\ce{H3O+}] is not *K*_{a} × *c*.',
        expression: '-log10(6.3e-3 * 0.10)',
      },
    ],
    explanation: '*x*^{2}/(0.10 − *x*) = 6.3 × 10^{−3} gives *x* = 0.022 mol/L, so pH = 1.65.',
    reference: 'OpenStax Chemistry 2e, section 14.4',
    computation: {
      kind: 'quantity',
      expression: '-log10((-6.3e-3 + sqrt(6.3e-3^2 + 4 * 6.3e-3 * 0.10)) / 2)',
      unit: '',
    },
  },
  {
    id: 'general-coordination-chemistry-238',
    topics: ['coordination-chemistry'],
    tests: ['redox-of-transition-metals'],
    difficulty: 'beginner',
    text: 'A yellow acidic solution of \\ce{VO2+} is shaken with zinc. It turns blue, then green, then violet. Which vanadium ion is in the violet solution?',
    answer: '\\ce{V^2+}',
    distractors: [
      {
        text: '\\ce{V^3+}',
        slip: 'one-step-short',
        teaching: 'This ion gives the green solution; zinc reduces it further.',
      },
      {
        text: '\\ce{VO^2+}',
        slip: 'reversed-trend',
        teaching: 'This ion gives the blue solution after the first step.',
      },
      {
        text: '\\ce{V^4+}',
        slip: 'wrong-ion-charge',
        teaching: 'Vanadium(IV) is \\ce{VO^2+} in water, which gives the blue solution.',
      },
    ],
    explanation: 'Zinc reduces vanadium stepwise: +5 (yellow), +4 (blue), +3 (green), +2 (violet).',
    reference: 'LibreTexts, Inorganic Chemistry (Supplemental Modules), Chemistry of Vanadium',
  },
  {
    id: 'general-coordination-chemistry-239',
    topics: ['coordination-chemistry'],
    tests: ['redox-of-transition-metals'],
    uses: ['oxidation-numbers'],
    difficulty: 'intermediate',
    text: 'Acid turns a yellow solution of \\ce{CrO4^2-} orange: \\ce{2CrO4^2- + 2H+ <=> Cr2O7^2- + H2O}. Zinc then turns it green. In which of the two steps is chromium reduced?',
    answer: 'Only in the second one, from +6 to +3',
    distractors: [
      {
        text: 'Only in the first one, from +8 to +7',
        slip: 'oxidation-number-for-change',
        teaching: 'Oxygen is −2, so chromium is +6 in both ions of the first step.',
      },
      {
        text: 'In both steps, from +6 through +7 to +3',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching:
          'An increase in the oxidation number would be an oxidation; the first step leaves chromium at +6.',
      },
      {
        text: 'In neither, because only the color changes',
        slip: 'reaction-type-confused',
        teaching:
          'The first step is an acid–base reaction, but zinc donates electrons, and the green ion is \\ce{Cr^3+}.',
      },
    ],
    explanation:
      'Chromium is +6 in \\ce{CrO4^2-} and in \\ce{Cr2O7^2-}, so the first step is only a reaction with acid. Zinc reduces it to the green \\ce{Cr^3+}.',
    reference: 'LibreTexts, Inorganic Chemistry (Supplemental Modules), Chemistry of Chromium',
  },
  {
    id: 'general-coordination-chemistry-240',
    topics: ['coordination-chemistry'],
    tests: ['redox-of-transition-metals'],
    uses: ['standard-electrode-potential'],
    difficulty: 'advanced',
    text: '\\ce{[Co(H2O)6]^2+} is stable in air. In aqueous ammonia it becomes \\ce{[Co(NH3)6]^2+}, which air oxidizes to cobalt(III). *E*° of \\ce{Co^3+}/\\ce{Co^2+} is +1.8 V for the aqua complexes and +0.1 V for the ammine complexes. What is the effect of ammonia?',
    answer: 'It stabilizes cobalt(III) more than cobalt(II).',
    distractors: [
      {
        text: 'It stabilizes cobalt(II) more than cobalt(III).',
        slip: 'wrong-sign',
        teaching: 'If this were so, cobalt(II) would be harder to oxidize and the potential would be higher.',
      },
      {
        text: 'It oxidizes cobalt(II) more than cobalt(III).',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: 'Ammonia does not take electrons from cobalt; the oxygen in the air does.',
      },
      {
        text: 'It oxidizes cobalt(III) more than cobalt(II).',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: 'Ammonia oxidizes neither of them; cobalt(III) is formed by oxidation in air.',
      },
    ],
    explanation:
      'The lower potential means that cobalt(III) is harder to reduce and cobalt(II) easier to oxidize: ammonia binds far more strongly to cobalt(III). At +0.1 V, oxygen can oxidize cobalt(II).',
    reference: 'LibreTexts, Inorganic Chemistry (Supplemental Modules), Chemistry of Cobalt',
  },
];
