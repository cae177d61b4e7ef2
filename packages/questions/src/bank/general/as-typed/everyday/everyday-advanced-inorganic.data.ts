import type { WrittenQuestion } from '../../../written-question.ts';

export const everydayAdvancedInorganicQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-acids-and-bases-609',
    topics: ['acids-and-bases'],
    tests: ['frustrated-lewis-pairs'],
    difficulty: 'intermediate',
    text: 'Why is a Lewis pair such as \\ce{P(tBu)3} and \\ce{B(C6F5)3} called “frustrated”?',
    answer: 'Steric bulk keeps the acid and base from binding.',
    distractors: [
      {
        text: 'Charge keeps the acid and base from binding.',
        slip: 'wrong-cause',
        teaching: 'Both molecules are neutral, so charge does not keep them apart.',
      },
      {
        text: 'Resonance keeps the acid from accepting electrons.',
        slip: 'wrong-cause',
        teaching: 'Boron still has an empty orbital, and the borane is a strong Lewis acid.',
      },
      {
        text: 'The solvent keeps the base from donating electrons.',
        slip: 'wrong-cause',
        teaching: 'A solvent such as toluene does not block the lone pair.',
      },
    ],
    explanation:
      'The large groups prevent a B–P bond from forming, so the lone pair and the empty orbital remain available: steric bulk keeps the acid and base from binding.',
    reference: 'LibreTexts Chemistry, Frustrated Lewis Pairs',
  },
  {
    id: 'general-acids-and-bases-610',
    topics: ['acids-and-bases'],
    tests: ['frustrated-lewis-pairs'],
    difficulty: 'intermediate',
    text: 'What products form when the pair \\ce{P(tBu)3} and \\ce{B(C6F5)3} reacts with hydrogen?',
    answer: '\\ce{[HP(tBu)3]+} and \\ce{[HB(C6F5)3]-}',
    distractors: [
      {
        text: '\\ce{[HP(tBu)3]-} and \\ce{[HB(C6F5)3]+}',
        slip: 'lewis-roles-swapped',
        teaching: 'The base accepts the proton, and the acid accepts the hydride.',
      },
      {
        text: '\\ce{HP(tBu)3} and \\ce{HB(C6F5)3}',
        slip: 'shared-equally',
        teaching: '\\ce{H2} is not split evenly: \\ce{H+} goes to phosphorus and \\ce{H-} to boron.',
      },
      {
        text: '\\ce{[H2P(tBu)3]+} and \\ce{[B(C6F5)3]-}',
        slip: 'one-side-only',
        teaching: 'Both partners take part in splitting \\ce{H2}.',
      },
    ],
    explanation: '\\ce{H2} is split heterolytically: \\ce{H+} goes to phosphorus and \\ce{H-} to boron.',
    reference: 'LibreTexts Chemistry, Frustrated Lewis Pairs',
  },
  {
    id: 'general-acids-and-bases-611',
    topics: ['acids-and-bases'],
    tests: ['frustrated-lewis-pairs'],
    uses: ['lewis-acids-and-bases'],
    difficulty: 'intermediate',
    text: 'Which pair is the most likely to act as a frustrated Lewis pair?',
    answer: '\\ce{P(C6H2Me3)3} and \\ce{B(C6F5)3}',
    distractors: [
      {
        text: '\\ce{PMe3} and \\ce{BF3}',
        slip: 'ignored-size',
        teaching: 'Both molecules are small and form a stable adduct.',
      },
      {
        text: '\\ce{NH3} and \\ce{B(C6F5)3}',
        slip: 'ignored-size',
        teaching: 'Ammonia is small and binds to boron at once.',
      },
      {
        text: '\\ce{P(C6H2Me3)3} and \\ce{P(tBu)3}',
        slip: 'lewis-roles-swapped',
        teaching: 'Both phosphines are bases, so there is no Lewis acid in this pair.',
      },
    ],
    explanation:
      'Both partners must be bulky, one a base and one a strong acid: \\ce{P(C6H2Me3)3} and \\ce{B(C6F5)3}.',
    reference: 'LibreTexts Chemistry, Frustrated Lewis Pairs',
  },
  {
    id: 'general-acids-and-bases-612',
    topics: ['acids-and-bases', 'coordination-chemistry'],
    tests: ['frustrated-lewis-pairs'],
    difficulty: 'advanced',
    text: 'A frustrated Lewis pair splits \\ce{H2} much like a transition metal does. Which orbitals of the pair play the roles of the metal’s filled and empty d orbitals, in that order?',
    answer: 'The lone pair of the base; the empty orbital of the acid',
    distractors: [
      {
        text: 'The empty orbital of the acid; the lone pair of the base',
        slip: 'lewis-roles-swapped',
        teaching: 'The order is reversed: the filled orbital is the lone pair of the base.',
      },
      {
        text: 'The lone pair of the base; the σ\\* orbital of \\ce{H2}',
        slip: 'orbitals-of-other-symmetry',
        teaching:
          'The σ\\* orbital accepts the electrons, but it belongs to hydrogen, not to the Lewis pair.',
      },
      {
        text: 'The σ orbital of \\ce{H2}; the empty orbital of the acid',
        slip: 'orbitals-of-other-symmetry',
        teaching: 'The σ orbital belongs to hydrogen, not to the Lewis pair.',
      },
    ],
    explanation:
      'The lone pair donates into σ\\* of \\ce{H2}, and the empty orbital accepts electrons from σ, just as in back-donation and donation at a metal. The orbitals are the lone pair of the base and the empty orbital of the acid.',
    reference: 'LibreTexts Chemistry, Frustrated Lewis Pairs',
  },
  {
    id: 'general-acids-and-bases-613',
    topics: ['acids-and-bases'],
    tests: ['frustrated-lewis-pairs'],
    difficulty: 'advanced',
    text: 'In the hydrogenation of a bulky imine by \\ce{B(C6F5)3} and \\ce{H2}, no phosphine is added. What is the base of the frustrated Lewis pair?',
    answer: 'The imine itself',
    distractors: [
      {
        text: 'The hydride',
        slip: 'other-process',
        teaching: 'The hydride forms only when \\ce{H2} is split by the pair.',
      },
      {
        text: 'The \\ce{C6F5} ring',
        slip: 'wrong-cause',
        teaching: 'The \\ce{C6F5} rings withdraw electrons and make boron more acidic.',
      },
      {
        text: 'The borane',
        slip: 'lewis-roles-swapped',
        teaching: 'Boron has an empty orbital, so the borane is the acid.',
      },
    ],
    explanation:
      'The bulky imine nitrogen accepts the proton, and boron accepts the hydride, which is then transferred to the iminium carbon. The imine itself is the base.',
    reference: 'LibreTexts Chemistry, Frustrated Lewis Pairs',
  },
  {
    id: 'general-coordination-chemistry-609',
    topics: ['coordination-chemistry'],
    tests: ['metal-metal-bonds'],
    difficulty: 'intermediate',
    text: 'Which orbitals form the δ component of the quadruple bond in \\ce{[Re2Cl8]^2-}?',
    answer: 'Two d_{xy} orbitals face to face',
    distractors: [
      {
        text: 'Two d_{z²} orbitals end to end',
        slip: 'orbitals-of-other-symmetry',
        teaching: 'The d_{z²} orbitals form the σ bond along the metal–metal axis.',
      },
      {
        text: 'Two d_{xz} orbitals side by side',
        slip: 'orbitals-of-other-symmetry',
        teaching: 'The d_{xz} orbitals form one of the two π bonds.',
      },
      {
        text: 'Two 6s orbitals end to end',
        slip: 'orbitals-of-other-symmetry',
        teaching: 'Two s orbitals can form only a σ bond.',
      },
    ],
    explanation:
      'With the metal–metal axis as *z* and the Re–Cl bonds along *x* and *y*, each d_{xy} orbital overlaps with all four of its lobes: the δ bond is formed by two d_{xy} orbitals face to face.',
    reference: 'LibreTexts Chemistry, Metal-Metal Bonding',
  },
  {
    id: 'general-coordination-chemistry-610',
    topics: ['coordination-chemistry'],
    tests: ['metal-metal-bonds'],
    difficulty: 'intermediate',
    text: 'The chlorides in \\ce{[Re2Cl8]^2-} are eclipsed, although they repel each other. Why?',
    answer: 'Rotation by 45° destroys the δ overlap.',
    distractors: [
      {
        text: 'Rotation by 45° destroys the σ overlap.',
        slip: 'orbitals-of-other-symmetry',
        teaching: 'The σ bond does not change when one half is rotated.',
      },
      {
        text: 'Rotation by 45° destroys the π overlap.',
        slip: 'orbitals-of-other-symmetry',
        teaching: 'The two π bonds together are unchanged by a rotation.',
      },
      {
        text: 'Rotation by 45° brings the chlorides closer.',
        slip: 'reversed-trend',
        teaching: 'Staggered chlorides are farther apart.',
      },
    ],
    explanation:
      'The lobes of d_{xy} must face each other; at 45° the δ overlap is zero. The eclipsed form retains this overlap.',
    reference: 'LibreTexts Chemistry, Metal-Metal Bonding',
  },
  {
    id: 'general-coordination-chemistry-611',
    topics: ['coordination-chemistry'],
    tests: ['metal-metal-bonds'],
    uses: ['d-electron-count'],
    difficulty: 'intermediate',
    text: 'Rhenium is in Group 7. What is the bond order in \\ce{[Re2Cl8]^2-} if the orbitals fill in the order σ, π, δ, δ\\*, π\\*, σ\\*?',
    answer: '4',
    distractors: [
      {
        text: '3',
        slip: 'bond-left-out',
        teaching: 'The δ bond was left out; the eight electrons also fill the δ orbital.',
        expression: '(6 - 0) / 2',
      },
      {
        text: '2',
        slip: 'needless-half',
        teaching: 'The eight electrons form four pairs, all of them bonding.',
        expression: '(8 - 0) / 2 / 2',
      },
      {
        text: '3.5',
        slip: 'electrons-miscounted',
        teaching: 'For this bond order, a ninth electron would have to be present, in δ\\*.',
        expression: '(8 - 1) / 2',
      },
    ],
    explanation:
      'Re(III) is d^{4}; the eight electrons fill σ^{2}π^{4}δ^{2}, and the bond order is (8 − 0)/2 = 4.',
    reference: 'LibreTexts Chemistry, Metal-Metal Bonding',
    computation: { kind: 'quantity', expression: '(8-0)/2', unit: '' },
  },
  {
    id: 'general-coordination-chemistry-612',
    topics: ['coordination-chemistry'],
    tests: ['metal-metal-bonds'],
    difficulty: 'advanced',
    text: 'What are the metal–metal bond orders in \\ce{[Mo2(SO4)4]^4-} and \\ce{[Mo2(SO4)4]^3-}, in that order? (Mo is in Group 6; the orbitals fill in the order σ, π, δ, δ\\*.)',
    answer: '4 and 3.5',
    distractors: [
      {
        text: '4 and 4.5',
        slip: 'wrong-sign',
        teaching: 'Oxidation removes a bonding δ electron, so the bond order decreases.',
      },
      {
        text: '4.5 and 4',
        slip: 'electrons-miscounted',
        teaching:
          'Two Mo(II) ions contribute eight electrons, which form four bonding pairs, and oxidation removes one electron.',
      },
      {
        text: '3 and 2.5',
        slip: 'electrons-miscounted',
        teaching:
          'The two π bonds were counted as one; in the 4− ion there are also one σ bond and one δ bond.',
      },
    ],
    explanation:
      'The 4− ion has two Mo(II) ions, each d^{4}, with the configuration σ^{2}π^{4}δ^{2} and a bond order of 4. The 3− ion has one fewer δ electron, so its bond order is 7/2 = 3.5.',
    reference: 'LibreTexts Chemistry, Metal-Metal Bonding',
  },
  {
    id: 'general-coordination-chemistry-613',
    topics: ['coordination-chemistry'],
    tests: ['metal-metal-bonds'],
    difficulty: 'advanced',
    text: '\\ce{[Os2Cl8]^2-} has two more electrons than \\ce{[Re2Cl8]^2-} and is staggered in some of its salts. Why is it free to rotate about the metal–metal bond?',
    answer: 'δ and δ\\* are both filled.',
    distractors: [
      {
        text: 'π and π\\* are both filled.',
        slip: 'orbitals-of-other-symmetry',
        teaching: 'The two additional electrons go to δ\\*, the lowest empty level.',
      },
      {
        text: 'σ and σ\\* are both filled.',
        slip: 'orbitals-of-other-symmetry',
        teaching: 'The σ\\* level is the highest and stays empty.',
      },
      {
        text: 'π and π\\* are both empty.',
        slip: 'orbitals-of-other-symmetry',
        teaching: 'The π level is already filled, and the two additional electrons go to δ\\*.',
      },
    ],
    explanation:
      'In the configuration σ^{2}π^{4}δ^{2}δ\\*^{2}, no net δ bond remains to favor the eclipsed form, because δ and δ\\* are both filled (bond order 3).',
    reference: 'LibreTexts Chemistry, Metal-Metal Bonding',
  },
  {
    id: 'general-coordination-chemistry-614',
    topics: ['coordination-chemistry'],
    tests: ['ligands'],
    uses: ['metal-carbonyls'],
    difficulty: 'intermediate',
    text: 'In Zeise’s salt, \\ce{K[PtCl3(C2H4)]}, how is the ethylene oriented relative to the plane of the \\ce{PtCl3} group?',
    answer: 'C=C is perpendicular to the plane.',
    distractors: [
      {
        text: 'C=C lies in the plane.',
        slip: 'ignored-shape',
        teaching: 'This orientation is more crowded; the alkene passes through it only when it rotates.',
      },
      {
        text: 'One carbon binds, and the other points away.',
        slip: 'formula-for-structure',
        teaching: 'Both carbon atoms are at the same distance from platinum.',
      },
      {
        text: 'Each carbon binds a different platinum.',
        slip: 'given-fact-overlooked',
        teaching: 'There is only one platinum atom for each ethylene.',
      },
    ],
    explanation: 'Both carbons bind side-on (η^{2}), and the C=C axis is perpendicular to the square plane.',
    reference: 'LibreTexts Chemistry, Alkene Complexes',
  },
  {
    id: 'general-coordination-chemistry-615',
    topics: ['coordination-chemistry'],
    tests: ['ligands'],
    uses: ['metal-carbonyls', 'bond-length-and-bond-energy'],
    difficulty: 'intermediate',
    text: 'The C=C bond of free ethylene (133.7 pm) becomes longer in Zeise’s salt (137.5 pm). In the Dewar–Chatt–Duncanson model, which loss and which gain of electrons lengthen it?',
    answer: 'Loss from π and gain in π\\*',
    distractors: [
      {
        text: 'Loss from π and gain in σ\\*',
        slip: 'orbitals-of-other-symmetry',
        teaching: 'The metal donates to π\\*, which has the appropriate symmetry, not to σ\\*.',
      },
      {
        text: 'Loss from σ and gain in π\\*',
        slip: 'other-orbital',
        teaching: 'Ethylene donates its π electrons; the C–C σ bond is hardly affected.',
      },
      {
        text: 'Loss from σ and gain in σ\\*',
        slip: 'other-orbital',
        teaching:
          'The σ bond is hardly affected: the π orbital donates electrons to the metal, and π\\* accepts some from it.',
      },
    ],
    explanation:
      'Ethylene donates π electrons to Pt, and Pt donates d electrons to π\\*. Both effects weaken C=C: loss from π and gain in π\\*.',
    reference: 'LibreTexts Chemistry, Alkene Complexes',
  },
  {
    id: 'general-coordination-chemistry-616',
    topics: ['coordination-chemistry'],
    tests: ['d-electron-count', '18-electron-rule'],
    difficulty: 'intermediate',
    text: 'How many valence electrons does platinum have in the anion of Zeise’s salt, \\ce{[PtCl3(C2H4)]-}?',
    answer: '16',
    distractors: [
      {
        text: '18',
        slip: 'overgeneralised-rule',
        teaching: 'Square planar d^{8} complexes usually have 16 valence electrons, not 18.',
        expression: '18',
      },
      {
        text: '14',
        slip: 'electrons-miscounted',
        teaching: 'The π pair of ethylene contributes two electrons; it was left out.',
        expression: '8 + 3 * 2',
      },
      {
        text: '17',
        slip: 'needless-factor-two',
        teaching:
          'With 8 for platinum(II) and two for each chloride ion the charge is already counted; it adds no further electron.',
        expression: '8 + 3 * 2 + 2 + 1',
      },
    ],
    explanation:
      'Pt(II) is d^{8}; three \\ce{Cl-} contribute six electrons and ethylene contributes two: 8 + 6 + 2 = 16.',
    reference: 'LibreTexts Chemistry, Alkene Complexes',
    computation: { kind: 'quantity', expression: '8+3*2+2', unit: '' },
  },
  {
    id: 'general-coordination-chemistry-617',
    topics: ['coordination-chemistry'],
    tests: ['metallocenes'],
    uses: ['18-electron-rule'],
    difficulty: 'intermediate',
    text: 'What does η^{5} in [Fe(η^{5}-\\ce{C5H5})_{2}] mean?',
    answer: 'Five adjacent atoms of each ring bind to iron.',
    distractors: [
      {
        text: 'Five ligands in all bind to iron.',
        slip: 'wrong-thing-counted',
        teaching: 'There are only two ligands in this complex, the two rings.',
      },
      {
        text: 'Five electrons of iron are shared with each ring.',
        slip: 'wrong-thing-counted',
        teaching: 'Hapticity refers to atoms of the ligand, not electrons of the metal.',
      },
      {
        text: 'Five iron atoms are bridged by each ring.',
        slip: 'wrong-thing-counted',
        teaching: 'Bridging ligands are indicated by the symbol μ.',
      },
    ],
    explanation:
      'Hapticity is the number of contiguous atoms of one ligand bound to the metal; here, five adjacent atoms of each ring bind to iron.',
    reference: 'LibreTexts Chemistry, Organometallic Ligands: Hapticity',
  },
  {
    id: 'general-coordination-chemistry-618',
    topics: ['coordination-chemistry'],
    tests: ['18-electron-rule'],
    uses: ['metallocenes'],
    difficulty: 'intermediate',
    text: 'How is the ring bound in \\ce{[Mn(CO)3(C5H5)]} and in \\ce{[Mn(CO)5(C5H5)]}, in that order, if both obey the 18-electron rule?',
    answer: 'As η^{5}, then as η^{1}',
    distractors: [
      {
        text: 'As η^{1}, then as η^{5}',
        slip: 'reversed-trend',
        teaching:
          'Each CO contributes two electrons, so with more CO ligands the ring must contribute fewer.',
      },
      {
        text: 'As η^{5}, then as η^{3}',
        slip: 'one-step-short',
        teaching:
          'Two additional CO ligands contribute four electrons, but an η^{3} ring contributes only two fewer than an η^{5} ring.',
      },
      {
        text: 'As η^{3}, then as η^{1}',
        slip: 'electrons-miscounted',
        teaching:
          'With an η^{3} ring, the first complex would have 7 + 6 + 3 = 16 electrons, two short of 18.',
      },
    ],
    explanation:
      'By the neutral-ligand count, 7 + 3 × 2 + 5 = 18 and 7 + 5 × 2 + 1 = 18, so the ring is bound first as η^{5} and then as η^{1}.',
    reference: 'LibreTexts Chemistry, Organometallic Ligands: Hapticity',
  },
];
