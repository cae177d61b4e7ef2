import type { WrittenQuestion } from '../../written-question.ts';

/** Transition states by the Hammond postulate, radicals by light and by their stability, the nitration of benzene. */
export const radicalsRingsAndTransitionStatesQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-structure-and-bonding-902',
    topics: ['structure-and-bonding', 'substitution-and-elimination'],
    tests: ['hammond-postulate'],
    uses: ['sn1-reaction'],
    difficulty: 'intermediate',
    text: 'The ionization of *tert*-butyl chloride in water has a late transition state. What follows for the transition state of the reverse step, in which the cation and chloride combine?',
    answer: 'It is early, and the C–Cl bond has hardly begun to form.',
    distractors: [
      {
        text: 'It is early, and the C–Cl bond is almost completely formed.',
        slip: 'one-part-right',
        teaching:
          'An early transition state resembles the reactants, here the separate ions, so little of the bond can have formed.',
      },
      {
        text: 'It is late, and the C–Cl bond is almost completely formed.',
        slip: 'hammond-reversed',
        teaching:
          'Both directions pass through the same transition state. It resembles the ions, which are now the reactants.',
      },
      {
        text: 'It is late, and the C–Cl bond has hardly begun to form.',
        slip: 'one-part-right',
        teaching:
          'The bond is right, but a transition state that resembles the reactants of a step is called early.',
      },
    ],
    explanation:
      'A reaction and its reverse pass through the same transition state. For the endothermic ionization it is late and resembles the ions. Seen from the ions, it comes soon: it is early, and the C–Cl bond has hardly begun to form.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 7.10',
  },
  {
    id: 'organic-structure-and-bonding-903',
    topics: ['structure-and-bonding', 'substitution-and-elimination'],
    tests: ['hammond-postulate'],
    uses: ['activation-energy', 'sn1-reaction'],
    difficulty: 'advanced',
    text: 'Two alkyl chlorides of practically equal energy ionize in strongly endothermic steps. Their carbocations differ in energy by 20 kJ/mol. By how much do the two activation energies differ, according to the Hammond postulate?',
    answer: 'By about 20 kJ/mol, because the charge has almost fully developed',
    distractors: [
      {
        text: 'By about 0 kJ/mol, because the charge has hardly begun to develop',
        slip: 'hammond-reversed',
        teaching: 'This would hold for an early transition state; an endothermic step has a late one.',
      },
      {
        text: 'By about 10 kJ/mol, because the charge has developed halfway',
        slip: 'averaged-levels',
        teaching:
          'A transition state halfway between the two sides belongs to a step that is neither endothermic nor exothermic.',
      },
      {
        text: 'By about 40 kJ/mol, because the charge has developed on both ions',
        slip: 'needless-factor-two',
        teaching: 'The chloride ion is the same in both cases and adds nothing to the difference.',
      },
    ],
    explanation:
      'The transition state of a strongly endothermic step is late and resembles the carbocation in structure and energy. The difference between the cations therefore shows up nearly in full: the barriers differ by about 20 kJ/mol, because the charge has almost fully developed.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 7.10',
  },
  {
    id: 'organic-functional-groups-902',
    topics: ['functional-groups', 'radical-reactions'],
    tests: ['photoredox-catalysis'],
    difficulty: 'intermediate',
    text: 'When it is excited by light, the photocatalyst \\ce{[Ru(bpy)3]^2+} becomes both a stronger oxidizing agent and a stronger reducing agent than it is in its ground state. What explains this?',
    answer: 'An electron has moved to a higher level and left a hole in a lower one.',
    distractors: [
      {
        text: 'An electron has passed to the solvent and left a hole in a lower level.',
        slip: 'one-part-right',
        teaching:
          'Excitation does not remove the electron. With a hole alone, \\ce{[Ru(bpy)3]^3+} would be an oxidizing agent but not a reducing agent.',
      },
      {
        text: 'An electron has come from the solvent and entered a higher level.',
        slip: 'event-invented',
        teaching:
          'Excitation adds no electron. With an extra electron, \\ce{[Ru(bpy)3]+} would be a reducing agent but not an oxidizing agent.',
      },
      {
        text: 'An electron has moved to a lower level and paired with another one.',
        slip: 'reversed-trend',
        teaching:
          'Absorbed light raises an electron; one that falls to a lower level would be harder to give away.',
      },
    ],
    explanation:
      'The raised electron is easy to give away, and the hole readily takes an electron from a donor. An electron has moved to a higher level and left a hole in a lower one, so the excited ion can do both.',
    reference: 'Prier, Rankic and MacMillan, Chemical Reviews 2013, 113, 5322',
  },
  {
    id: 'organic-functional-groups-903',
    topics: ['functional-groups', 'radical-reactions'],
    tests: ['photoredox-catalysis'],
    difficulty: 'intermediate',
    text: 'In blue light and in the presence of a tertiary amine, 1 mol% of a photocatalyst reduces aryl iodides, ArI, to ArH by electron transfer from the excited catalyst to ArI. If the amine is left out, the reaction stops as soon as each molecule of catalyst has reacted once. Why is the amine needed to keep the catalytic cycle going?',
    answer: 'It gives an electron to the oxidized catalyst.',
    distractors: [
      {
        text: 'It takes an electron from the oxidized catalyst.',
        slip: 'oxidation-for-reduction',
        teaching:
          'The catalyst has already lost an electron to ArI; to start the next cycle it has to get one back.',
      },
      {
        text: 'It passes light energy to the oxidized catalyst.',
        slip: 'absorbs-where-it-does-not',
        teaching:
          'Simple tertiary amines do not absorb blue light, and energy would not replace the electron that is missing.',
      },
      {
        text: 'It shields the oxidized catalyst from iodide ions.',
        slip: 'event-invented',
        teaching: 'Iodide is a harmless by-product here; what the catalyst lacks is an electron.',
      },
    ],
    explanation:
      'Having given an electron to ArI, the catalyst is left in its oxidized form, which cannot repeat the step. The amine, used in excess, gives an electron to the oxidized catalyst, so that it can absorb light again. Overall, the amine is the reducing agent.',
    reference: 'Prier, Rankic and MacMillan, Chemical Reviews 2013, 113, 5322',
  },
  {
    id: 'organic-radical-reactions-900',
    topics: ['radical-reactions', 'alkenes-and-alkynes'],
    tests: ['stability-of-radicals', 'resonance-in-organic-molecules'],

    difficulty: 'intermediate',
    text: 'But-1-ene and one equivalent of *N*-bromosuccinimide (NBS) in light give two constitutional isomers, 3-bromobut-1-ene and 1-bromobut-2-ene. What accounts for the second product?',
    answer: 'The unpaired electron is shared by carbons 1 and 3.',
    distractors: [
      {
        text: 'A hydrogen is also removed from the \\ce{CH3} group.',
        slip: 'radical-stability-reversed',
        teaching:
          'This would need much more energy, because no allylic radical would form, and it would give 4-bromobut-1-ene.',
      },
      {
        text: 'A bromine atom adds first to carbon 1 of C=C.',
        slip: 'mechanism-confused',
        teaching:
          'At the low concentration of bromine that NBS provides, such an addition does not lead to a product; the bromine atom takes an allylic hydrogen.',
      },
      {
        text: 'A hydrogen moves from carbon 3 to carbon 4.',
        slip: 'rearrangement-invented',
        teaching:
          'Carbon 4 is already a \\ce{CH3} group in both products, and such hydrogen shifts do not occur in radicals like this one.',
      },
    ],
    explanation:
      'Removal of an allylic hydrogen from carbon 3 gives a radical with two resonance forms. The unpaired electron is shared by carbons 1 and 3, and bromine can bond to either of them: at carbon 1 it gives 1-bromobut-2-ene.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 10.3 and 10.4',
  },
  {
    id: 'organic-radical-reactions-901',
    topics: ['radical-reactions'],
    tests: ['stability-of-radicals'],
    uses: ['resonance-in-organic-molecules'],
    difficulty: 'intermediate',
    text: 'Fats turn rancid in air because radicals remove hydrogen atoms from their chains. Linoleic acid, which contains the unit –CH=CH–\\ce{CH2}–CH=CH–, is attacked many times faster than oleic acid, whose chain has one C=C bond. What explains this?',
    answer: 'The radical formed is delocalized over both C=C bonds.',
    distractors: [
      {
        text: 'The radical formed is held on the middle carbon alone.',
        slip: 'resonance-ignored',
        teaching:
          'The unpaired electron overlaps with the π bonds on both sides and is shared by three of the five carbons.',
      },
      {
        text: 'The radical formed takes up a charge from the C=C bonds.',
        slip: 'intermediates-confused',
        teaching: 'Loss of a hydrogen atom, with its electron, leaves an uncharged radical.',
      },
      {
        text: 'The hydrogens on the C=C carbons are the easiest to remove.',
        slip: 'radical-stability-reversed',
        teaching:
          'C–H bonds on sp^{2} carbons are the strongest in the chain; those of the \\ce{CH2} between the C=C bonds are the weakest.',
      },
    ],
    explanation:
      'A hydrogen of the \\ce{CH2} group between the double bonds is lost. The radical formed is delocalized over both C=C bonds and so is more stable than the allylic radical from oleic acid; the C–H bond is therefore weaker.',
    reference: 'Solomons, Fryhle and Snyder, Organic Chemistry, chapter 10',
  },
  {
    id: 'organic-aromatic-compounds-900',
    topics: ['aromatic-compounds'],
    tests: ['nitration-of-benzene', 'curly-arrows'],

    difficulty: 'beginner',
    text: 'In the mechanism for the nitration of benzene with \\ce{NO2+}, where does the first curved arrow start and end?',
    answer: 'From the π electrons of the ring to the nitrogen atom',
    distractors: [
      {
        text: 'From the nitrogen atom to a carbon atom of the ring',
        slip: 'arrow-direction-reversed',
        teaching:
          'Arrows follow the electrons. In \\ce{NO2+} nitrogen has no lone pair to give; it accepts a pair from the ring.',
      },
      {
        text: 'From a C–H bond of the ring to the nitrogen atom',
        slip: 'mechanism-order-reversed',
        teaching: 'The electrons of the C–H bond move in the last step, and they go into the ring.',
      },
      {
        text: 'From the π electrons of the ring to an oxygen atom',
        slip: 'wrong-groups-joined',
        teaching:
          'In nitrobenzene the ring is bonded to nitrogen, which is the electron-poor atom of \\ce{NO2+}.',
      },
    ],
    explanation:
      '\\ce{NO2+} is the electrophile, and its nitrogen is bonded to a ring carbon in the product. The electron pair for this bond comes from the ring: the arrow runs from the π electrons of the ring to the nitrogen atom.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 16.2',
  },
  {
    id: 'organic-aromatic-compounds-901',
    topics: ['aromatic-compounds'],
    tests: ['nitration-of-benzene', 'rate-determining-step'],

    difficulty: 'advanced',
    text: 'With a large excess of nitric acid in nitromethane, benzene and toluene are nitrated at the same rate, and this rate does not depend on the concentration of the arene. Which step is rate-determining under these conditions?',
    answer: 'The formation of \\ce{NO2+} from \\ce{HNO3}',
    distractors: [
      {
        text: 'The attack of \\ce{NO2+} on the ring',
        slip: 'ignored-reactant',
        teaching:
          'This step involves the arene, so the rate would depend on its concentration, and toluene would react faster.',
      },
      {
        text: 'The loss of \\ce{H+} from the cation of the ring',
        slip: 'fast-step-for-slow',
        teaching:
          'The ring is part of this cation, so the identity of the arene and its concentration would affect the rate; this step is in fact fast.',
      },
      {
        text: 'The attack of \\ce{HNO3} on the ring',
        slip: 'nucleophile-electrophile-confused',
        teaching:
          'This step would involve the arene, too; besides, \\ce{HNO3} itself is not the electrophile.',
      },
    ],
    explanation:
      'A rate that is the same for two arenes and independent of their concentration means that the arene takes no part in the slow step or in any step before it. This fits only the formation of \\ce{NO2+} from \\ce{HNO3}; every \\ce{NO2+} ion formed is then captured at once by the arene.',
    reference: 'Carey and Sundberg, Advanced Organic Chemistry, Part A, chapter 9',
  },
];
