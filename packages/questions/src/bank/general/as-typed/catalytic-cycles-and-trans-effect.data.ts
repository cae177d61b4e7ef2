import type { WrittenQuestion } from '../../written-question.ts';

/** Organometallic catalytic cycles and the trans effect, by the words that students type. */
export const catalyticCyclesAndTransEffectQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-coordination-chemistry-930',
    topics: ['coordination-chemistry'],
    tests: ['homogeneous-catalytic-cycles'],
    uses: ['oxidative-addition-and-reductive-elimination'],
    difficulty: 'beginner',
    text: 'Wilkinson’s catalyst, \\ce{[RhCl(PPh3)3]}, hydrogenates an alkene. Which step of its catalytic cycle forms the first C–H bond?',
    answer: 'Migratory insertion of the alkene',
    distractors: [
      {
        text: 'Oxidative addition of hydrogen',
        slip: 'other-stage',
        teaching: 'This step breaks the H–H bond and makes two Rh–H bonds; no carbon takes part.',
      },
      {
        text: 'Coordination of the alkene',
        slip: 'other-stage',
        teaching: 'Here the π electrons of the alkene bind to rhodium, while both hydrogens stay on rhodium.',
      },
      {
        text: 'Reductive elimination of the alkane',
        slip: 'other-stage',
        teaching: 'This last step forms the second C–H bond, as the alkyl group joins the remaining hydride.',
      },
    ],
    explanation:
      'After \\ce{H2} has added to rhodium and the alkene has bound, the alkene inserts into an Rh–H bond: a hydride migrates to carbon and leaves an alkyl group on rhodium. So migratory insertion forms the first C–H bond, and reductive elimination the second.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 25',
  },
  {
    id: 'general-coordination-chemistry-931',
    topics: ['coordination-chemistry'],
    tests: ['homogeneous-catalytic-cycles', 'oxidative-addition-and-reductive-elimination'],
    uses: ['oxidation-numbers'],
    difficulty: 'intermediate',
    text: 'In an alkene hydrogenation, \\ce{[RhCl(PPh3)2]} goes through (1) oxidative addition of \\ce{H2}, (2) migratory insertion of the bound alkene and (3) reductive elimination. What is the oxidation state of rhodium after steps 1, 2 and 3?',
    answer: '+3, +3, +1',
    distractors: [
      {
        text: '+3, +1, +1',
        slip: 'other-stage',
        teaching:
          'In step 2 a hydride ligand gives way to an alkyl ligand of the same charge; the state falls by two in step 3.',
      },
      {
        text: '+3, +2, +1',
        slip: 'equal-steps',
        teaching:
          'Insertion does not change the oxidation state, and reductive elimination lowers it by two at once.',
      },
      {
        text: '+2, +2, +1',
        slip: 'electrons-miscounted',
        teaching: '\\ce{H2} becomes two hydride ligands, so the oxidation state rises by two in step 1.',
      },
    ],
    explanation:
      'Rhodium starts at +1. Oxidative addition makes two hydride ligands and raises it to +3. Migratory insertion turns one hydride and the alkene into one alkyl ligand, which leaves it at +3. Reductive elimination of the alkane brings it back to +1: +3, +3, +1.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 25',
  },
  {
    id: 'general-coordination-chemistry-932',
    topics: ['coordination-chemistry'],
    tests: ['homogeneous-catalytic-cycles'],
    uses: ['oxidative-addition-and-reductive-elimination'],
    difficulty: 'intermediate',
    text: 'The Monsanto cycle starts from \\ce{[Rh(CO)2I2]-} and has these steps: (W) \\ce{CH3} migrates to CO; (X) \\ce{CH3I} adds oxidatively; (Y) \\ce{CH3COI} is eliminated; (Z) another CO binds to rhodium. In what order do they occur?',
    answer: 'X, W, Z, Y',
    distractors: [
      {
        text: 'X, Z, W, Y',
        slip: 'order-of-steps',
        teaching:
          'After X rhodium has 18 electrons and six ligands, so CO can bind only after migration has freed a site.',
      },
      {
        text: 'Z, X, W, Y',
        slip: 'order-of-steps',
        teaching:
          'In this order CO would bind before \\ce{CH3I} adds, but it is \\ce{CH3I} that the square planar 16-electron complex takes up.',
      },
      {
        text: 'X, Y, W, Z',
        slip: 'order-of-steps',
        teaching:
          '\\ce{CH3COI} contains an acetyl group, which forms when \\ce{CH3} migrates to CO; so W must come before Y.',
      },
    ],
    explanation:
      '\\ce{CH3I} adds to the square planar complex (X), \\ce{CH3} migrates to a neighboring CO (W), CO takes the vacant site (Z), and \\ce{CH3COI} leaves by reductive elimination (Y), which restores \\ce{[Rh(CO)2I2]-}: X, W, Z, Y.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 25',
  },
  {
    id: 'general-coordination-chemistry-933',
    topics: ['coordination-chemistry'],
    tests: ['homogeneous-catalytic-cycles'],
    difficulty: 'advanced',
    text: 'Propene is hydroformylated over \\ce{HCo(CO)4}, but with \\ce{D2} in place of \\ce{H2}, so that the catalyst becomes \\ce{DCo(CO)4}. No step of the cycle is reversed. Where is deuterium in the unbranched aldehyde?',
    answer: '\\ce{CH3CHDCH2CDO}',
    distractors: [
      {
        text: '\\ce{CH3CHDCH2CHO}',
        slip: 'one-part-right',
        teaching:
          'Insertion puts one D on carbon, but \\ce{D2} also delivers the hydrogen of the CHO group when the aldehyde leaves.',
      },
      {
        text: '\\ce{CH3CH2CHDCDO}',
        slip: 'position-shifted',
        teaching:
          'For the unbranched product cobalt binds to the end carbon of propene and D to the middle one; CO then inserts at the end carbon.',
      },
      {
        text: '\\ce{CH3CH2CH2CDO}',
        slip: 'one-part-right',
        teaching:
          'The alkyl group forms by insertion of propene into a Co–D bond, so one D is also in the chain.',
      },
    ],
    explanation:
      'Propene inserts into the Co–D bond: D goes to the middle carbon and cobalt to the end carbon, as \\ce{CH3CHDCH2Co}. CO inserts to give \\ce{CH3CHDCH2COCo}, and \\ce{D2} cleaves the acyl group from cobalt with a second D: \\ce{CH3CHDCH2CDO}.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 25',
  },
  {
    id: 'general-coordination-chemistry-940',
    topics: ['coordination-chemistry'],
    tests: ['trans-effect'],
    uses: ['isomerism-of-complexes'],
    difficulty: 'advanced',
    text: 'How is *trans*-\\ce{[PtCl2(NH3)2]} made from \\ce{[PtCl4]^2-}? (trans effect: \\ce{Cl-} > \\ce{NH3})',
    answer: 'Add excess \\ce{NH3}, then heat with excess HCl.',
    distractors: [
      {
        text: 'Add two equivalents of \\ce{NH3}, but no HCl.',
        slip: 'reaction-path-confused',
        teaching:
          'In \\ce{[PtCl3(NH3)]-} a chloride opposite another chloride leaves, so the second \\ce{NH3} enters next to the first: cis.',
      },
      {
        text: 'Heat with excess HCl, then add two equivalents of \\ce{NH3}.',
        slip: 'order-of-steps',
        teaching:
          'HCl leaves \\ce{[PtCl4]^2-} as it is, and two equivalents of \\ce{NH3} then give the cis isomer.',
      },
      {
        text: 'Add one \\ce{NH3}, heat with excess HCl, add another \\ce{NH3}.',
        slip: 'order-of-steps',
        teaching:
          'The first \\ce{NH3} gives \\ce{[PtCl3(NH3)]-}; in it a chloride opposite another chloride leaves most easily, so the second \\ce{NH3} enters cis to the first.',
      },
    ],
    explanation:
      'Excess \\ce{NH3} leads to \\ce{[Pt(NH3)4]^2+}. The first chloride from HCl then labilizes the \\ce{NH3} opposite it, and the second chloride enters there, trans to the first. Adding \\ce{NH3} stepwise to \\ce{[PtCl4]^2-} gives the cis isomer instead.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 26',
  },
  {
    id: 'general-coordination-chemistry-941',
    topics: ['coordination-chemistry'],
    tests: ['trans-effect'],
    difficulty: 'intermediate',
    text: 'For the synthesis of *cis*-\\ce{[PtCl2(NH3)2]}, \\ce{[PtCl4]^2-} is often converted to \\ce{[PtI4]^2-} before \\ce{NH3} is added; iodide is replaced by chloride at the end. What is the advantage of iodide?',
    answer: 'It has a greater trans effect than \\ce{Cl-}.',
    distractors: [
      {
        text: 'It has a smaller trans effect than \\ce{Cl-}.',
        slip: 'reversed-trend',
        teaching:
          'In the trans effect series iodide is above chloride; a smaller effect would direct the second \\ce{NH3} less strongly.',
      },
      {
        text: 'It binds to Pt^{2+} more weakly than \\ce{Cl-}.',
        slip: 'hard-for-soft',
        teaching: 'Pt^{2+} is soft and binds the soft iodide more strongly than chloride.',
      },
      {
        text: 'It holds \\ce{NH3} by stronger hydrogen bonds than \\ce{Cl-}.',
        slip: 'property-misjudged',
        teaching:
          'The large iodide ion forms weaker hydrogen bonds than chloride, and the ligand opposite decides which site reacts.',
      },
    ],
    explanation:
      'The first \\ce{NH3} has an iodide opposite it; the two other iodides are opposite each other. Because iodide has a much greater trans effect than \\ce{NH3}, and a greater one than chloride, the second \\ce{NH3} replaces one of those two quickly and cleanly, next to the first. This gives the pure cis isomer.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 26',
  },
  {
    id: 'general-coordination-chemistry-942',
    topics: ['coordination-chemistry'],
    tests: ['trans-effect'],
    uses: ['isomerism-of-complexes'],
    difficulty: 'advanced',
    text: 'A sample is one isomer of \\ce{[PtCl2(NH3)2]}. With excess thiourea (tu) all four ligands are replaced, and [Pt(tu)_{4}]^{2+} forms. Which isomer is it, and why? (trans effect: tu > \\ce{Cl-} > \\ce{NH3})',
    answer: 'Cis: each \\ce{NH3} comes to lie opposite tu.',
    distractors: [
      {
        text: 'Trans: each \\ce{NH3} comes to lie opposite tu.',
        slip: 'names-exchanged',
        teaching:
          'In the trans isomer each \\ce{NH3} is opposite the other, and tu enters in place of the chlorides, next to both.',
      },
      {
        text: 'Cis: each \\ce{NH3} remains opposite the other.',
        slip: 'one-part-right',
        teaching: 'In the cis isomer each \\ce{NH3} is opposite a chloride, which thiourea replaces first.',
      },
      {
        text: 'Trans: each \\ce{NH3} remains opposite the other.',
        slip: 'given-fact-overlooked',
        teaching:
          'This is true of the trans isomer, but \\ce{NH3} does not labilize its partner enough; the complex with two \\ce{NH3} and two tu would remain.',
      },
    ],
    explanation:
      'Thiourea replaces the chlorides first. In the cis isomer each chloride is opposite \\ce{NH3}, so each \\ce{NH3} is then opposite thiourea, labilized by it and replaced. With the trans isomer, the reaction would stop once two thiourea ligands had replaced the chlorides. The sample is the cis isomer.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 26',
  },
];
