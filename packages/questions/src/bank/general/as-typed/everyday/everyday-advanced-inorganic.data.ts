import type { WrittenQuestion } from '../../../written-question.ts';

export const everydayAdvancedInorganicQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-acids-and-bases-609',
    topics: ['acids-and-bases'],
    tests: ['frustrated-lewis-pairs'],
    difficulty: 'intermediate',
    text: 'What is “frustrated” in a frustrated Lewis pair such as \\ce{P(tBu)3} with \\ce{B(C6F5)3}?',
    answer: 'Bulk keeps acid and base from binding.',
    distractors: [
      {
        text: 'Charge keeps acid and base from binding.',
        slip: 'wrong-cause',
        teaching: 'Both molecules are neutral.',
      },
      {
        text: 'Resonance keeps the acid from accepting.',
        slip: 'wrong-cause',
        teaching: 'Boron keeps its empty orbital and is a strong acid.',
      },
      {
        text: 'Solvent keeps the base from donating.',
        slip: 'wrong-cause',
        teaching: 'Toluene does not block the lone pair.',
      },
    ],
    explanation:
      'The large groups prevent the B–P bond, so that the lone pair and the empty orbital stay free: bulk keeps acid and base from binding.',
    reference: 'LibreTexts Chemistry, Frustrated Lewis Pairs',
  },
  {
    id: 'general-acids-and-bases-610',
    topics: ['acids-and-bases'],
    tests: ['frustrated-lewis-pairs'],
    difficulty: 'intermediate',
    text: 'What does the pair \\ce{P(tBu)3} and \\ce{B(C6F5)3} give with hydrogen?',
    answer: '\\ce{[HP(tBu)3]+} and \\ce{[HB(C6F5)3]-}',
    distractors: [
      {
        text: '\\ce{[HP(tBu)3]-} and \\ce{[HB(C6F5)3]+}',
        slip: 'lewis-roles-swapped',
        teaching: 'The base takes the proton, the acid the hydride.',
      },
      {
        text: '\\ce{HP(tBu)3} and \\ce{HB(C6F5)3}',
        slip: 'shared-equally',
        teaching: '\\ce{H2} is not split evenly: \\ce{H+} goes to phosphorus, \\ce{H-} to boron.',
      },
      {
        text: '\\ce{[H2P(tBu)3]+} and \\ce{[B(C6F5)3]-}',
        slip: 'one-side-only',
        teaching: 'Both partners take part in splitting \\ce{H2}.',
      },
    ],
    explanation: '\\ce{H2} is split heterolytically: \\ce{H+} goes to phosphorus, \\ce{H-} to boron.',
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
        teaching: 'Both are small and form a stable adduct.',
      },
      {
        text: '\\ce{NH3} and \\ce{B(C6F5)3}',
        slip: 'ignored-size',
        teaching: 'Ammonia is small and binds to boron at once.',
      },
      {
        text: '\\ce{P(C6H2Me3)3} and \\ce{P(tBu)3}',
        slip: 'lewis-roles-swapped',
        teaching: 'Both are bases; an acid is missing.',
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
    text: 'A frustrated Lewis pair splits \\ce{H2} much like a transition metal does. Which parts play the roles of the filled and of the empty metal d orbital?',
    answer: 'Lone pair of the base; empty orbital of the acid',
    distractors: [
      {
        text: 'Empty orbital of the acid; lone pair of the base',
        slip: 'lewis-roles-swapped',
        teaching: 'The filled orbital is the lone pair.',
      },
      {
        text: 'Lone pair of the base; σ\\* orbital of \\ce{H2}',
        slip: 'orbitals-of-other-symmetry',
        teaching: 'This is where the electrons go; it belongs to hydrogen, not to the pair.',
      },
      {
        text: 'σ orbital of \\ce{H2}; empty orbital of the acid',
        slip: 'orbitals-of-other-symmetry',
        teaching: 'The σ orbital belongs to hydrogen.',
      },
    ],
    explanation:
      'The lone pair donates into σ\\* of \\ce{H2}, the empty orbital accepts from σ, as back-donation and donation at a metal: lone pair of the base; empty orbital of the acid.',
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
      { text: 'The hydride', slip: 'other-process', teaching: 'It forms only when \\ce{H2} is split.' },
      {
        text: 'The \\ce{C6F5} ring',
        slip: 'wrong-cause',
        teaching: 'It pulls electrons away and makes boron acidic.',
      },
      {
        text: 'The borane',
        slip: 'lewis-roles-swapped',
        teaching: 'Boron has an empty orbital: it is the acid.',
      },
    ],
    explanation:
      'The bulky nitrogen takes the proton, boron the hydride, which then goes to the iminium carbon: the imine itself is the base.',
    reference: 'LibreTexts Chemistry, Frustrated Lewis Pairs',
  },
  {
    id: 'general-coordination-chemistry-609',
    topics: ['coordination-chemistry'],
    tests: ['metal-metal-bonds'],
    difficulty: 'intermediate',
    text: 'Which orbitals make the δ bond of the quadruple bond in \\ce{[Re2Cl8]^2-}?',
    answer: 'Two d_{xy} face to face',
    distractors: [
      {
        text: 'Two d_{z²} end to end',
        slip: 'orbitals-of-other-symmetry',
        teaching: 'They make the σ bond along the axis.',
      },
      {
        text: 'Two d_{xz} side by side',
        slip: 'orbitals-of-other-symmetry',
        teaching: 'They make one of the two π bonds.',
      },
      {
        text: 'Two 6s end to end',
        slip: 'orbitals-of-other-symmetry',
        teaching: 's orbitals can only make a σ bond.',
      },
    ],
    explanation:
      'With the metal–metal axis as *z* and the Re–Cl bonds along *x* and *y*, the d_{xy} orbitals meet with four lobes each: two d_{xy} face to face.',
    reference: 'LibreTexts Chemistry, Metal-Metal Bonding',
  },
  {
    id: 'general-coordination-chemistry-610',
    topics: ['coordination-chemistry'],
    tests: ['metal-metal-bonds'],
    difficulty: 'intermediate',
    text: 'The chlorides in \\ce{[Re2Cl8]^2-} are eclipsed, although they repel each other. Why?',
    answer: 'Turning by 45° destroys the δ overlap.',
    distractors: [
      {
        text: 'Turning by 45° destroys the σ overlap.',
        slip: 'orbitals-of-other-symmetry',
        teaching: 'The σ bond does not change when the halves are turned.',
      },
      {
        text: 'Turning by 45° destroys the π overlap.',
        slip: 'orbitals-of-other-symmetry',
        teaching: 'The two π bonds together are unchanged by a turn.',
      },
      {
        text: 'Turning by 45° brings the chlorides closer.',
        slip: 'reversed-trend',
        teaching: 'Staggered chlorides are farther apart.',
      },
    ],
    explanation:
      'The lobes of d_{xy} must face each other; at 45° the δ overlap is zero. The eclipsed form keeps it.',
    reference: 'LibreTexts Chemistry, Metal-Metal Bonding',
  },
  {
    id: 'general-coordination-chemistry-611',
    topics: ['coordination-chemistry'],
    tests: ['metal-metal-bonds'],
    uses: ['d-electron-count'],
    difficulty: 'intermediate',
    text: 'Rhenium is in Group 7. What is the bond order in \\ce{[Re2Cl8]^2-}, with the filling σ, π, δ, δ\\*, π\\*, σ\\*?',
    answer: '4',
    distractors: [
      {
        text: '3',
        slip: 'bond-left-out',
        teaching: 'The δ bond was left out; the eight electrons fill it too.',
        expression: '(6 - 0) / 2',
      },
      {
        text: '2',
        slip: 'needless-half',
        teaching: 'Eight electrons make four pairs, all bonding.',
        expression: '(8 - 0) / 2 / 2',
      },
      {
        text: '3.5',
        slip: 'electrons-miscounted',
        teaching: 'One electron in δ\\* would be needed for this.',
        expression: '(8 - 1) / 2',
      },
    ],
    explanation: 'Re(III) is d^{4}; eight electrons fill σ^{2}π^{4}δ^{2}: bond order (8 − 0)/2 = 4.',
    reference: 'LibreTexts Chemistry, Metal-Metal Bonding',
    computation: { kind: 'quantity', expression: '(8-0)/2', unit: '' },
  },
  {
    id: 'general-coordination-chemistry-612',
    topics: ['coordination-chemistry'],
    tests: ['metal-metal-bonds'],
    difficulty: 'advanced',
    text: 'What are the bond orders in the series \\ce{[Mo2(SO4)4]^4-} and \\ce{[Mo2(SO4)4]^3-}? (Mo is in Group 6; filling σ, π, δ, δ\\*)',
    answer: '4 and 3.5',
    distractors: [
      { text: '4 and 4.5', slip: 'wrong-sign', teaching: 'Oxidation takes away a bonding δ electron.' },
      {
        text: '4.5 and 4',
        slip: 'electrons-miscounted',
        teaching:
          'Two Mo(II) bring eight electrons, four bonding pairs, and oxidation takes away one electron.',
      },
      {
        text: '3 and 2.5',
        slip: 'electrons-miscounted',
        teaching: 'The π level holds four electrons, not two.',
      },
    ],
    explanation: '4−: two Mo(II), d^{4} each, σ^{2}π^{4}δ^{2}: 4. 3−: one δ electron less, 7/2 = 3.5.',
    reference: 'LibreTexts Chemistry, Metal-Metal Bonding',
  },
  {
    id: 'general-coordination-chemistry-613',
    topics: ['coordination-chemistry'],
    tests: ['metal-metal-bonds'],
    difficulty: 'advanced',
    text: '\\ce{[Os2Cl8]^2-} has two electrons more than \\ce{[Re2Cl8]^2-} and is found staggered in some of its salts. Why is it free to turn?',
    answer: 'δ and δ\\* are both filled.',
    distractors: [
      {
        text: 'π and π\\* are both filled.',
        slip: 'orbitals-of-other-symmetry',
        teaching: 'The two electrons more go to δ\\*, the lowest empty level.',
      },
      {
        text: 'σ and σ\\* are both filled.',
        slip: 'orbitals-of-other-symmetry',
        teaching: 'σ\\* lies highest and stays empty.',
      },
      {
        text: 'π and π\\* are both empty.',
        slip: 'orbitals-of-other-symmetry',
        teaching: 'The π level is filled from the start, and the two electrons more go to δ\\*.',
      },
    ],
    explanation:
      'σ^{2}π^{4}δ^{2}δ\\*^{2}: no net δ bond is left to hold the eclipsed form: δ and δ\\* are both filled (bond order 3).',
    reference: 'LibreTexts Chemistry, Metal-Metal Bonding',
  },
  {
    id: 'general-coordination-chemistry-614',
    topics: ['coordination-chemistry'],
    tests: ['ligands'],
    uses: ['metal-carbonyls'],
    difficulty: 'intermediate',
    text: 'In Zeise’s salt, \\ce{K[PtCl3(C2H4)]}, how does the ethylene lie with respect to the plane of the \\ce{PtCl3} group?',
    answer: 'C=C is perpendicular to the plane.',
    distractors: [
      {
        text: 'C=C lies in the plane.',
        slip: 'ignored-shape',
        teaching: 'This orientation is more crowded; it is passed when the alkene turns.',
      },
      {
        text: 'One carbon binds, the other points away.',
        slip: 'formula-for-structure',
        teaching: 'Both carbons are equally far from platinum.',
      },
      {
        text: 'Each carbon binds its own platinum.',
        slip: 'given-fact-overlooked',
        teaching: 'There is one platinum to each ethylene.',
      },
    ],
    explanation:
      'Both carbons bind side-on (η^{2}), and the C=C axis is perpendicular to the square plane: it stands upright.',
    reference: 'LibreTexts Chemistry, Alkene Complexes',
  },
  {
    id: 'general-coordination-chemistry-615',
    topics: ['coordination-chemistry'],
    tests: ['ligands'],
    uses: ['metal-carbonyls', 'bond-length-and-bond-energy'],
    difficulty: 'intermediate',
    text: 'The C=C bond of free ethylene (133.7 pm) is longer in Zeise’s salt (137.5 pm). Which two effects of the Dewar–Chatt–Duncanson model lengthen it?',
    answer: 'Loss from π and gain in π\\*',
    distractors: [
      {
        text: 'Loss from π and gain in σ\\*',
        slip: 'orbitals-of-other-symmetry',
        teaching: 'The metal donates to π\\*, which has the right symmetry.',
      },
      {
        text: 'Loss from σ and gain in π\\*',
        slip: 'other-orbital',
        teaching: 'Ethylene donates its π electrons; the σ bond of C–C is hardly touched.',
      },
      {
        text: 'Loss from σ and gain in σ\\*',
        slip: 'other-orbital',
        teaching:
          'The σ bond is hardly touched: π gives electrons to the metal, and π\\* takes some up from it.',
      },
    ],
    explanation:
      'Ethylene gives π electrons to Pt, and Pt gives d electrons to π\\*: both weaken C=C: loss from π and gain in π\\*.',
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
        teaching: 'Square planar d^{8} complexes have 16.',
        expression: '18',
      },
      {
        text: '14',
        slip: 'electrons-miscounted',
        teaching: 'The π pair of ethylene counts as two.',
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
    explanation: 'Pt(II) is d^{8}; three \\ce{Cl-} give six, ethylene two: 8 + 6 + 2 = 16.',
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
    answer: 'Five adjacent atoms of each ring bind iron.',
    distractors: [
      {
        text: 'Five ligands in all bind iron.',
        slip: 'wrong-thing-counted',
        teaching: 'The number of ligands is two.',
      },
      {
        text: 'Five electrons of iron are shared with each ring.',
        slip: 'wrong-thing-counted',
        teaching: 'Hapticity counts atoms of the ligand, not electrons of the metal.',
      },
      {
        text: 'Five iron atoms are bridged by each ring.',
        slip: 'wrong-thing-counted',
        teaching: 'Bridging is written with μ.',
      },
    ],
    explanation:
      'Hapticity is the number of contiguous atoms of one ligand bound to the metal: five adjacent atoms of each ring bind iron.',
    reference: 'LibreTexts Chemistry, Organometallic Ligands: Hapticity',
  },
  {
    id: 'general-coordination-chemistry-618',
    topics: ['coordination-chemistry'],
    tests: ['18-electron-rule'],
    uses: ['metallocenes'],
    difficulty: 'intermediate',
    text: 'How does the ring bind in \\ce{[Mn(CO)3(C5H5)]} and how in \\ce{[Mn(CO)5(C5H5)]}, if both obey the 18-electron rule?',
    answer: 'First η^{5}, then η^{1}',
    distractors: [
      {
        text: 'First η^{1}, then η^{5}',
        slip: 'reversed-trend',
        teaching: 'Each CO brings two electrons, so the ring must give fewer.',
      },
      {
        text: 'First η^{5}, then η^{3}',
        slip: 'one-step-short',
        teaching: 'Two CO bring four electrons; η^{3} gives only two fewer.',
      },
      {
        text: 'First η^{3}, then η^{1}',
        slip: 'electrons-miscounted',
        teaching: '7 + 6 + 3 = 16, two short of 18.',
      },
    ],
    explanation: 'Neutral counting: 7 + 3 × 2 + 5 = 18; 7 + 5 × 2 + 1 = 18: first η^{5}, then η^{1}.',
    reference: 'LibreTexts Chemistry, Organometallic Ligands: Hapticity',
  },
];
