import type { WrittenQuestion } from '../../written-question.ts';

export const organometallicQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-coordination-chemistry-241',
    topics: ['coordination-chemistry'],
    tests: ['18-electron-rule', 'metal-carbonyls'],
    difficulty: 'beginner',
    text: 'Nickel metal reacts with carbon monoxide to form the colorless liquid \\ce{Ni(CO)_n}, which follows the 18-electron rule. What is *n*?',
    answer: '4',
    distractors: [
      {
        text: '8',
        slip: 'wrong-thing-counted',
        teaching: 'This is the number of electrons still needed, but each CO contributes two.',
        expression: '(18 - 10)',
      },
      {
        text: '6',
        slip: 'overgeneralised-rule',
        teaching:
          'Six is a common coordination number, but nickel, with ten electrons, needs only eight more.',
        expression: '6',
      },
      {
        text: '5',
        slip: 'wrong-substance-data',
        teaching: 'You started from the eight valence electrons of iron; nickel has ten.',
        expression: '(18 - 8) / 2',
      },
    ],
    explanation:
      'Nickel(0) has ten valence electrons. Eight more are needed to reach 18, and each CO contributes two: *n* = (18 − 10)/2 = 4.',
    reference: 'LibreTexts, Inorganic Chemistry, Organometallic Chemistry: The 18 Electron Rule',
    computation: { kind: 'quantity', expression: '(18 - 10) / 2', unit: '' },
  },
  {
    id: 'general-coordination-chemistry-242',
    topics: ['coordination-chemistry'],
    tests: ['18-electron-rule', 'metal-carbonyls'],
    difficulty: 'intermediate',
    text: 'Iron and nickel form the mononuclear carbonyls \\ce{Fe(CO)5} and \\ce{Ni(CO)4}, but manganese forms \\ce{Mn2(CO)10}. How does the 18-electron rule explain this?',
    answer: '\\ce{Mn(CO)5} has 17 electrons, and two units share a pair.',
    distractors: [
      {
        text: '\\ce{Mn(CO)5} has 19 electrons, and two units lose a pair.',
        slip: 'electrons-miscounted',
        teaching: 'Manganese contributes seven electrons and five CO contribute ten, which makes 17, not 19.',
      },
      {
        text: '\\ce{Mn(CO)5} has 18 electrons, and two units attract each other.',
        slip: 'wrong-cause',
        teaching: 'With 18 electrons it would remain mononuclear, but 7 + 10 is 17.',
      },
      {
        text: '\\ce{Mn(CO)5} has 12 electrons, and a second metal supplies six.',
        slip: 'donor-atoms-miscounted',
        teaching: 'Each CO contributes two electrons, so \\ce{Mn(CO)5} has 7 + 10 = 17.',
      },
    ],
    explanation:
      '7 + 5 × 2 = 17. Through a Mn–Mn bond each manganese gains one more electron by sharing. Iron (8) and nickel (10) reach 18 with a whole number of CO molecules.',
    reference: 'LibreTexts, Inorganic Chemistry, Organometallic Chemistry: The 18 Electron Rule',
  },
  {
    id: 'general-coordination-chemistry-243',
    topics: ['coordination-chemistry'],
    tests: ['18-electron-rule'],
    difficulty: 'intermediate',
    text: '\\ce{Fe(CO)5} can be reduced, with loss of one CO, to an ion \\ce{[Fe(CO)4]} that follows the 18-electron rule. What is the charge of the ion?',
    answer: '−2',
    distractors: [
      {
        text: '−1',
        slip: 'one-step-short',
        teaching: 'With eight electrons from iron and eight from four CO, two more are needed, not one.',
        expression: '-1',
      },
      {
        text: '+2',
        slip: 'wrong-sign',
        teaching: 'The ion must gain two electrons, so it is negative.',
        expression: '18 - 8 - 4 * 2',
      },
      {
        text: '+1',
        slip: 'wrong-sign',
        teaching: 'Two more electrons are needed, and gaining them makes the ion negative.',
        expression: '1',
      },
    ],
    explanation:
      'Iron(0) has 8 electrons and four CO contribute 8: 16. The two that are missing come from the reducing agent: \\ce{[Fe(CO)4]^2-}.',
    reference: 'LibreTexts, Inorganic Chemistry, Organometallic Chemistry: The 18 Electron Rule',
    computation: { kind: 'quantity', expression: '-(18 - 8 - 4 * 2)', unit: '' },
  },
  {
    id: 'general-coordination-chemistry-244',
    topics: ['coordination-chemistry'],
    tests: ['18-electron-rule'],
    uses: ['d-electron-count'],
    difficulty: 'beginner',
    text: 'In which complex does the metal have 18 valence electrons?',
    answer: '\\ce{Cr(CO)6}',
    distractors: [
      {
        text: '\\ce{V(CO)6}',
        slip: 'electrons-miscounted',
        teaching: 'Vanadium contributes five electrons and six CO contribute twelve, for a total of 17.',
      },
      {
        text: '\\ce{[PtCl4]^2-}',
        slip: 'overgeneralised-rule',
        teaching:
          'Platinum(II) has eight d electrons, and four ligands contribute eight: 16, as in many square planar complexes.',
      },
      {
        text: '\\ce{[Cu(H2O)6]^2+}',
        slip: 'overgeneralised-rule',
        teaching:
          'Copper(II) has nine d electrons, and six ligands contribute twelve: 21. Aqua ions need not follow the rule.',
      },
    ],
    explanation: 'Chromium(0) contributes 6 electrons and six CO contribute 12: 18.',
    reference: 'LibreTexts, Inorganic Chemistry, Organometallic Chemistry: The 18 Electron Rule',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{Cr(CO)6}': 'sqrt((6+12-18)^2)',
        '\\ce{V(CO)6}': 'sqrt((5+12-18)^2)',
        '\\ce{[PtCl4]^2-}': 'sqrt((8+8-18)^2)',
        '\\ce{[Cu(H2O)6]^2+}': 'sqrt((9+12-18)^2)',
      },
      pick: 'least',
      quantity: 'distance of the electron count from 18',
    },
  },
  {
    id: 'general-coordination-chemistry-245',
    topics: ['coordination-chemistry'],
    tests: ['18-electron-rule'],
    uses: ['metallocenes'],
    difficulty: 'advanced',
    text: 'In \\ce{[(C5H5)Mo(CO)2]2} each molybdenum atom has one η^{5}-\\ce{C5H5} ring (5 electrons, counted as neutral) and two CO ligands. What type of bond between the two metal atoms does the 18-electron rule predict?',
    answer: 'A triple bond',
    distractors: [
      {
        text: 'A single bond',
        slip: 'one-step-short',
        teaching: 'This is true of \\ce{[(C5H5)Mo(CO)3]2}, which has one more CO on each metal.',
      },
      {
        text: 'A double bond',
        slip: 'neutral-ligand-charged',
        teaching:
          'As a neutral ligand, the ring contributes five electrons, not six; molybdenum contributes six.',
      },
      {
        text: 'No bond',
        slip: 'one-partner-only',
        teaching: 'Without a bond, each metal would have only 15 electrons.',
      },
    ],
    explanation:
      'Each molybdenum has 6 + 5 + 2 × 2 = 15 electrons. The three that are missing are gained by sharing three pairs: a triple bond.',
    reference: 'LibreTexts, Inorganic Chemistry, Organometallic Chemistry: The 18 Electron Rule',
  },
  {
    id: 'general-coordination-chemistry-246',
    topics: ['coordination-chemistry'],
    tests: ['metal-carbonyls'],
    difficulty: 'beginner',
    text: 'How is carbon monoxide bonded in \\ce{Cr(CO)6}?',
    answer: 'Carbon donates a lone pair, and chromium donates d electrons to antibonding π orbitals of CO.',
    distractors: [
      {
        text: 'Oxygen donates a lone pair, and chromium donates d electrons to antibonding π orbitals of CO.',
        slip: 'donor-atoms-miscounted',
        teaching: 'The lone pair on carbon is the better donor; terminal CO is bonded through its carbon.',
      },
      {
        text: 'Chromium donates all of the electrons of the bond, and CO is only a Lewis acid.',
        slip: 'lewis-roles-swapped',
        teaching: 'The σ bond is formed by the lone pair of carbon.',
      },
      {
        text: 'Chromium has lost electrons to CO, and the ions attract each other.',
        slip: 'kind-of-bonding-confused',
        teaching: 'The complex is a molecule with covalent bonds; it sublimes readily.',
      },
    ],
    explanation:
      'Carbon donates a pair in a σ bond; filled d orbitals of the metal overlap with empty antibonding π orbitals of CO (back-bonding). The two effects strengthen each other.',
    reference: 'LibreTexts, Inorganic Chemistry, Organometallic Chemistry: Metal Carbonyls',
  },
  {
    id: 'general-coordination-chemistry-247',
    topics: ['coordination-chemistry'],
    tests: ['metal-carbonyls'],
    difficulty: 'intermediate',
    text: 'Four carbonyls have the same number of electrons: \\ce{[Ti(CO)6]^2-}, \\ce{[V(CO)6]-}, \\ce{Cr(CO)6} and \\ce{[Mn(CO)6]+}. Which one has the C–O stretching vibration at the highest wavenumber?',
    answer: '\\ce{[Mn(CO)6]+}',
    distractors: [
      {
        text: '\\ce{[Ti(CO)6]^2-}',
        slip: 'reversed-trend',
        teaching:
          'The most negatively charged complex donates the most electron density to antibonding π orbitals, which weakens the C–O bonds most.',
      },
      {
        text: '\\ce{Cr(CO)6}',
        slip: 'ignored-ion-charge',
        teaching: 'A neutral complex lies between the anions and the cation.',
      },
      {
        text: '\\ce{[V(CO)6]-}',
        slip: 'wrong-sign',
        teaching: 'A negative charge increases back-bonding, which weakens the C–O bond.',
      },
    ],
    explanation:
      'Back-bonding populates antibonding π orbitals of CO and weakens the C–O bond. The manganese cation donates the least electron density, so its C–O bonds are the strongest and have the highest frequency.',
    reference: 'LibreTexts, Inorganic Chemistry, Organometallic Chemistry: Metal Carbonyls',
  },
  {
    id: 'general-coordination-chemistry-248',
    topics: ['coordination-chemistry'],
    tests: ['metal-carbonyls'],
    difficulty: 'advanced',
    text: 'The C–O stretching vibration occurs at 2143 cm^{−1} in free CO, at about 2000 cm^{−1} in \\ce{Cr(CO)6}, but at 2165 cm^{−1} in \\ce{H3B-CO}. Why is the wavenumber not lowered in \\ce{H3B-CO}?',
    answer: 'Boron has no d electrons to donate to CO.',
    distractors: [
      {
        text: 'Boron is bonded to the oxygen of CO.',
        slip: 'donor-atoms-miscounted',
        teaching: 'Carbon is bonded to boron, just as it is to chromium.',
      },
      {
        text: 'Boron is a lighter atom than chromium.',
        slip: 'wrong-cause',
        teaching: 'What matters here is the strength of the C–O bond, not the mass of the neighboring atom.',
      },
      {
        text: 'Boron donates a lone pair to carbon.',
        slip: 'lewis-roles-swapped',
        teaching: '\\ce{BH3} has no lone pair; it accepts the lone pair of carbon.',
      },
    ],
    explanation:
      'In \\ce{Cr(CO)6} back-bonding into antibonding π orbitals weakens the C–O bond. \\ce{BH3} only accepts the lone pair of carbon; without back-bonding the C–O bond is not weakened.',
    reference: 'LibreTexts, Inorganic Chemistry, Organometallic Chemistry: Metal Carbonyls',
  },
  {
    id: 'general-coordination-chemistry-249',
    topics: ['coordination-chemistry'],
    tests: ['metallocenes'],
    difficulty: 'beginner',
    text: 'What is the structure of ferrocene, \\ce{Fe(C5H5)2}?',
    answer: 'Iron lies between two parallel rings, equidistant from all ten carbon atoms.',
    distractors: [
      {
        text: 'Iron lies between two rings and is bonded to one carbon atom of each.',
        slip: 'donor-atoms-miscounted',
        teaching:
          'All ten Fe–C distances are equal, so iron is not bonded to just one carbon atom of each ring.',
      },
      {
        text: 'Iron lies in the center of one ring of ten carbon atoms.',
        slip: 'ring-atoms-miscounted',
        teaching: 'Ferrocene has two separate five-membered rings.',
      },
      {
        text: 'Iron lies in the same plane as the two rings, beside both.',
        slip: 'flat-drawing',
        teaching: 'The rings lie above and below the metal, like the bread of a sandwich.',
      },
    ],
    explanation:
      'Ferrocene is a sandwich compound: all five carbon atoms of each ring are bonded to iron (η^{5}).',
    reference: 'LibreTexts, Inorganic Chemistry, Organometallic Chemistry: Metallocenes',
  },
  {
    id: 'general-coordination-chemistry-250',
    topics: ['coordination-chemistry'],
    tests: ['metallocenes', 'd-electron-count'],
    difficulty: 'intermediate',
    text: 'The rings of ferrocene are treated as \\ce{C5H5-} ions. What are the oxidation state and the d-electron count of iron on this basis?',
    answer: '+2 and d^{6}',
    distractors: [
      {
        text: '0 and d^{8}',
        slip: 'neutral-ligand-charged',
        teaching: 'Each ring is treated as an anion, so two negative charges must be balanced.',
      },
      {
        text: '+3 and d^{5}',
        slip: 'wrong-ion-charge',
        teaching: 'These are the values for the ferrocenium ion, \\ce{[Fe(C5H5)2]+}.',
      },
      {
        text: '+2 and d^{8}',
        slip: 'one-step-short',
        teaching: '\\ce{Fe^2+} has lost two of the eight valence electrons of the iron atom.',
      },
    ],
    explanation:
      'The molecule is neutral, so two \\ce{C5H5-} are combined with \\ce{Fe^2+}, which has 8 − 2 = 6 d electrons. With six electrons from each ring the total is 18.',
    reference: 'LibreTexts, Inorganic Chemistry, Organometallic Chemistry: Metallocenes',
  },
  {
    id: 'general-coordination-chemistry-251',
    topics: ['coordination-chemistry'],
    tests: ['metallocenes'],
    uses: ['18-electron-rule'],
    difficulty: 'advanced',
    text: 'Cobaltocene, \\ce{Co(C5H5)2}, is oxidized far more easily than ferrocene, although cobalt is the more electronegative metal. Why?',
    answer: 'It has one more electron than the 18 in ferrocene.',
    distractors: [
      {
        text: 'It has one fewer electron than the 18 in ferrocene.',
        slip: 'wrong-sign',
        teaching: 'Cobalt is to the right of iron and contributes one more electron.',
      },
      {
        text: 'It has one fewer ring to shield the metal.',
        slip: 'wrong-cause',
        teaching: 'Both compounds have two \\ce{C5H5} rings.',
      },
      {
        text: 'It has 18 electrons, and ferrocene has 17.',
        slip: 'overgeneralised-rule',
        teaching: 'Ferrocene has 8 + 5 + 5 = 18 electrons, and cobaltocene has 9 + 5 + 5 = 19.',
      },
    ],
    explanation:
      'The 19th electron of cobaltocene is in an antibonding orbital. Its loss gives the ion \\ce{[Co(C5H5)2]+} with 18 electrons.',
    reference: 'LibreTexts, Inorganic Chemistry, Organometallic Chemistry: Metallocenes',
  },
  {
    id: 'general-coordination-chemistry-252',
    topics: ['coordination-chemistry'],
    tests: ['metallocenes'],
    difficulty: 'intermediate',
    text: 'Ferrocene reacts with acetyl chloride and \\ce{AlCl3} to give acetylferrocene, without losing its iron. What does this show?',
    answer: 'Its rings are aromatic and react as benzene does.',
    distractors: [
      {
        text: 'Its rings have double bonds and add reagents as alkenes do.',
        slip: 'reaction-type-confused',
        teaching: 'In an addition no hydrogen would be replaced, but here an acetyl group replaces one.',
      },
      {
        text: 'Its rings are free anions that react as bases do.',
        slip: 'wrong-ion-charge',
        teaching:
          'The rings are bonded strongly to iron; they do not accept protons or react with water as \\ce{NaC5H5} does.',
      },
      {
        text: 'Its iron is replaced by aluminum in this reaction.',
        slip: 'wrong-cause',
        teaching: '\\ce{AlCl3} only makes acetyl chloride more reactive; the iron remains in the product.',
      },
    ],
    explanation:
      'The acetyl group replaces a hydrogen of a ring, which is an electrophilic aromatic substitution, here a Friedel–Crafts acylation. Each ring has six π electrons.',
    reference: 'LibreTexts, Inorganic Chemistry, Organometallic Chemistry: Metallocenes',
  },
  {
    id: 'general-coordination-chemistry-253',
    topics: ['coordination-chemistry'],
    tests: ['metallocenes', '18-electron-rule'],
    difficulty: 'advanced',
    text: 'The compound \\ce{Fe(C5H5)2(CO)2} follows the 18-electron rule. One ring is bonded through five carbon atoms. Through how many carbon atoms is the other ring bonded?',
    answer: '1',
    distractors: [
      {
        text: '5',
        slip: 'overgeneralised-rule',
        teaching: 'This is so in ferrocene, but with two CO iron would then have 22 electrons.',
        expression: '5',
      },
      {
        text: '3',
        slip: 'electrons-miscounted',
        teaching: 'If so, iron would have 8 + 5 + 3 + 4 = 20 electrons.',
        expression: '3',
      },
      {
        text: '2',
        slip: 'one-partner-only',
        teaching: 'If so, iron would have 8 + 5 + 2 + 4 = 19 electrons.',
        expression: '2',
      },
    ],
    explanation:
      'With the rings treated as neutral, 8 from iron, 5 from the first ring and 4 from two CO make 17. The second ring supplies one, so it is bonded through one carbon atom, η^{1}.',
    reference: 'LibreTexts, Inorganic Chemistry, Organometallic Chemistry: The 18 Electron Rule',
    computation: { kind: 'quantity', expression: '18 - (8 + 5 + 2 * 2)', unit: '' },
  },
  {
    id: 'general-coordination-chemistry-254',
    topics: ['coordination-chemistry'],
    tests: ['oxidative-addition-and-reductive-elimination'],
    difficulty: 'beginner',
    text: 'Iodomethane undergoes oxidative addition to \\ce{[IrCl(CO)(PPh3)2]}. How do the oxidation state and the coordination number of iridium change?',
    answer: '+1 to +3, and 4 to 6',
    distractors: [
      {
        text: '+1 to +2, and 4 to 5',
        slip: 'one-partner-only',
        teaching: 'Both parts of \\ce{CH3I}, the methyl group and iodine, become bonded to iridium.',
      },
      {
        text: '+1 to −1, and 4 to 6',
        slip: 'oxidation-as-gain',
        teaching: 'The metal provides two electrons for the new bonds, so it is oxidized.',
      },
      {
        text: '+1 to +3, and 4 to 5',
        slip: 'one-partner-only',
        teaching: 'The C–I bond of \\ce{CH3I} is broken, and both parts become ligands.',
      },
    ],
    explanation:
      'The C–I bond is broken, and \\ce{CH3} and \\ce{I} become two new ligands, treated as anions. Iridium therefore goes from +1 to +3 and from four ligands to six.',
    reference: 'LibreTexts, Inorganic Chemistry, Organometallic Chemistry: Oxidative Addition',
  },
  {
    id: 'general-coordination-chemistry-255',
    topics: ['coordination-chemistry'],
    tests: ['oxidative-addition-and-reductive-elimination'],
    uses: ['d-electron-count'],
    difficulty: 'intermediate',
    text: 'To which complex can \\ce{H2} undergo oxidative addition?',
    answer: '\\ce{[IrCl(CO)(PPh3)2]}',
    distractors: [
      {
        text: '\\ce{TiCl4}',
        slip: 'one-condition-only',
        teaching: 'Titanium(IV) is d^{0} and has no electrons to provide for two new bonds.',
      },
      {
        text: '\\ce{[Co(NH3)6]^3+}',
        slip: 'one-condition-only',
        teaching: 'It already has 18 electrons and six ligands, and cobalt(V) is not formed in this way.',
      },
      {
        text: '\\ce{[Zn(NH3)4]^2+}',
        slip: 'one-condition-only',
        teaching: 'Zinc(II) does not give up electrons from its full d subshell, so zinc does not reach +4.',
      },
    ],
    explanation:
      'The metal needs two electrons that it can provide, two vacant sites and an accessible oxidation state two units higher. Iridium(I), d^{8} with 16 electrons and four ligands, meets all of these conditions.',
    reference: 'LibreTexts, Inorganic Chemistry, Organometallic Chemistry: Oxidative Addition',
  },
  {
    id: 'general-coordination-chemistry-256',
    topics: ['coordination-chemistry'],
    tests: ['oxidative-addition-and-reductive-elimination'],
    difficulty: 'intermediate',
    text: 'The square planar complex *cis*-\\ce{[Pd(CH3)(C6H5)L2]}, where L is a phosphine, undergoes reductive elimination. What is formed?',
    answer: 'Toluene and palladium(0)',
    distractors: [
      {
        text: 'Toluene and palladium(IV)',
        slip: 'oxidation-for-reduction',
        teaching: 'The metal gains two electrons, so it goes from +2 down to 0, not up.',
      },
      {
        text: 'Methane, benzene and palladium(0)',
        slip: 'reaction-type-confused',
        teaching: 'The two groups combine with each other; no hydrogen is available to form two molecules.',
      },
      {
        text: 'Methane, benzene and palladium(IV)',
        slip: 'reaction-type-confused',
        teaching: 'The two groups combine with each other, and the metal goes from +2 down to 0.',
      },
    ],
    explanation:
      'The two carbon groups leave together as \\ce{C6H5-CH3}, toluene. The metal retains two electrons and goes from +2 to 0.',
    reference: 'LibreTexts, Inorganic Chemistry, Organometallic Chemistry: Reductive Elimination',
  },
  {
    id: 'general-coordination-chemistry-257',
    topics: ['coordination-chemistry'],
    tests: ['oxidative-addition-and-reductive-elimination'],
    uses: ['isomerism-of-complexes'],
    difficulty: 'advanced',
    text: 'On warming, *cis*-\\ce{[Pd(CH3)2L2]}, where L is a phosphine, gives ethane. If a rigid diphosphine holds the two phosphorus atoms in *trans* positions, no ethane forms. What does this show?',
    answer: 'The two methyl groups must be adjacent to combine.',
    distractors: [
      {
        text: 'The two phosphorus atoms must be adjacent to leave.',
        slip: 'wrong-groups-joined',
        teaching:
          'Reductive elimination combines the methyl groups; the phosphorus atoms can stay on the metal.',
      },
      {
        text: 'The two methyl radicals must be free to leave.',
        slip: 'wrong-cause',
        teaching: 'Free radicals could leave either isomer, so the geometry would not matter.',
      },
      {
        text: 'The *trans* complex has too many electrons around palladium.',
        slip: 'wrong-cause',
        teaching:
          'Both complexes contain palladium(II), two methyl groups and two phosphorus donors, so both have 16 electrons.',
      },
    ],
    explanation:
      'The new C–C bond forms as both Pd–C bonds break, in one step. For this the groups must be close to each other, in *cis* positions.',
    reference: 'LibreTexts, Inorganic Chemistry, Organometallic Chemistry: Reductive Elimination',
  },
  {
    id: 'general-coordination-chemistry-258',
    topics: ['coordination-chemistry'],
    tests: ['cross-coupling-reactions', 'oxidative-addition-and-reductive-elimination'],
    difficulty: 'advanced',
    text: 'With a simple palladium–phosphine catalyst, iodobenzene couples quickly and chlorobenzene very slowly. With a phosphine that is a stronger electron donor, chlorobenzene couples well. Which step explains these observations?',
    answer: 'Oxidative addition to palladium(0)',
    distractors: [
      {
        text: 'Reductive elimination from palladium(II)',
        slip: 'order-of-steps',
        teaching:
          'By this stage the halogen has already left, and a donor ligand would tend to slow the step down.',
      },
      {
        text: 'Transmetalation at palladium(II)',
        slip: 'order-of-steps',
        teaching: 'By this stage the C–X bond is already broken.',
      },
      {
        text: 'Hydrolysis of the aryl halide by a base',
        slip: 'reaction-type-confused',
        teaching: 'Aryl halides do not react with aqueous base under such conditions.',
      },
    ],
    explanation:
      'The C–Cl bond is much stronger than the C–I bond, and it is broken in the oxidative addition. A more electron-rich palladium atom more easily donates electrons to the C–Cl bond.',
    reference: 'LibreTexts, Inorganic Chemistry, Organometallic Chemistry: Palladium-catalyzed coupling',
  },
  {
    id: 'general-coordination-chemistry-259',
    topics: ['coordination-chemistry'],
    tests: ['cross-coupling-reactions'],
    difficulty: 'beginner',
    text: 'Which palladium-catalyzed reaction couples an aryl halide with an alkene \\ce{RCH=CH2}, without an organometallic partner?',
    answer: 'Heck coupling',
    distractors: [
      {
        text: 'Suzuki coupling',
        slip: 'other-named-reaction',
        teaching: 'The partner in a Suzuki coupling is a boron compound, such as \\ce{RB(OH)2}.',
      },
      {
        text: 'Negishi coupling',
        slip: 'other-named-reaction',
        teaching: 'The partner in a Negishi coupling is an organozinc compound.',
      },
      {
        text: 'Stille coupling',
        slip: 'other-named-reaction',
        teaching: 'The partner in a Stille coupling is an organotin compound.',
      },
    ],
    explanation:
      'In a Heck coupling the aryl group adds to the alkene at palladium, and a hydrogen is lost, forming \\ce{RCH=CHAr}.',
    reference: 'LibreTexts, Inorganic Chemistry, Organometallic Chemistry: Palladium-catalyzed coupling',
  },
  {
    id: 'general-coordination-chemistry-260',
    topics: ['coordination-chemistry'],
    tests: ['cross-coupling-reactions'],
    difficulty: 'intermediate',
    text: 'Iodobenzene and phenylethyne, \\ce{C6H5C#CH}, react with a palladium catalyst, a copper(I) salt and an amine (Sonogashira coupling). What is the product?',
    answer: '\\smiles{C(#Cc1ccccc1)c1ccccc1}',
    distractors: [
      {
        text: '\\smiles{C(=Cc1ccccc1)c1ccccc1}',
        slip: 'reaction-type-confused',
        teaching: 'No hydrogen is added to the triple bond; the hydrogen in \\ce{C#CH} is replaced.',
      },
      {
        text: '\\smiles{C(#CC#Cc1ccccc1)c1ccccc1}',
        slip: 'one-partner-only',
        teaching: 'This product joins two molecules of the alkyne and leaves out iodobenzene.',
      },
      {
        text: '\\smiles{C(=CC=Cc1ccccc1)c1ccccc1}',
        slip: 'one-partner-only',
        teaching: 'This product joins two molecules of the alkyne, adds hydrogen and leaves out iodobenzene.',
      },
    ],
    explanation:
      'The base and copper convert the alkyne to a copper acetylide, which transfers its alkynyl group to palladium. The ring and the alkynyl group then combine to give diphenylethyne, and the HI is bound by the amine.',
    reference: 'LibreTexts, Inorganic Chemistry, Organometallic Chemistry: Palladium-catalyzed coupling',
    computation: { kind: 'same-structure', smiles: 'c1ccccc1C#Cc1ccccc1' },
  },
  {
    id: 'general-coordination-chemistry-261',
    topics: ['coordination-chemistry'],
    tests: ['olefin-metathesis'],
    difficulty: 'beginner',
    text: 'Propene, \\ce{CH3CH=CH2}, is mixed with a metathesis catalyst. Which products form?',
    answer: 'Ethene and but-2-ene',
    distractors: [
      {
        text: 'Ethane and but-1-ene',
        slip: 'reaction-type-confused',
        teaching: 'Metathesis exchanges the halves of double bonds; it does not move hydrogen.',
      },
      {
        text: 'Ethane and butadiene',
        slip: 'reaction-type-confused',
        teaching: 'The number of double bonds stays the same, and hydrogen is not moved.',
      },
      {
        text: 'Ethene and but-1-ene',
        slip: 'wrong-groups-joined',
        teaching: 'The halves \\ce{CH3CH=} combine to form \\ce{CH3CH=CHCH3}, but-2-ene.',
      },
    ],
    explanation:
      'Two propene molecules exchange the halves \\ce{CH3CH=} and \\ce{=CH2} to give \\ce{CH3CH=CHCH3} and \\ce{CH2=CH2}.',
    reference: 'LibreTexts, Organic Chemistry, Olefin Metathesis',
  },
  {
    id: 'general-coordination-chemistry-262',
    topics: ['coordination-chemistry'],
    tests: ['olefin-metathesis'],
    difficulty: 'intermediate',
    text: 'Octa-1,7-diene, \\ce{CH2=CH(CH2)4CH=CH2}, undergoes ring-closing metathesis. Which cyclic compound forms?',
    answer: '\\smiles{C1CCC=CC1}',
    distractors: [
      {
        text: '\\smiles{C1CCCC=CC1}',
        slip: 'ring-atoms-miscounted',
        teaching:
          'Only the inner carbon of each double bond remains; with the four \\ce{CH2} groups this makes six.',
      },
      {
        text: '\\smiles{C1CCCC=CCC1}',
        slip: 'ignored-one-product',
        teaching: 'The two \\ce{=CH2} groups leave together as ethene.',
      },
      {
        text: '\\smiles{C1CC=CC1}',
        slip: 'ring-atoms-miscounted',
        teaching: 'The chain contains four \\ce{CH2} groups between the double bonds.',
      },
    ],
    explanation:
      'The inner carbon atoms of the two double bonds become joined, and ethene is released. The ring has 4 + 2 = 6 carbon atoms: cyclohexene.',
    reference: 'LibreTexts, Organic Chemistry, Olefin Metathesis',
    computation: { kind: 'same-structure', smiles: 'C1CCCC=C1' },
  },
  {
    id: 'general-coordination-chemistry-263',
    topics: ['coordination-chemistry'],
    tests: ['olefin-metathesis'],
    uses: ['le-chateliers-principle'],
    difficulty: 'intermediate',
    text: 'Ring-closing metathesis is reversible, and its products and reactants are similar in energy. Why does it nevertheless give a good yield in an open flask?',
    answer: 'Ethene escapes from the solution.',
    distractors: [
      {
        text: 'The catalyst makes the forward reaction more exothermic.',
        slip: 'catalyst-changes-enthalpy',
        teaching: 'A catalyst does not change the enthalpy of a reaction.',
      },
      {
        text: 'The catalyst speeds up only the forward reaction.',
        slip: 'rate-for-extent',
        teaching: 'A catalyst speeds up both directions equally.',
      },
      {
        text: 'Air oxidizes the starting diene.',
        slip: 'wrong-cause',
        teaching: 'Air would be more likely to destroy the catalyst, and oxidation would not give the ring.',
      },
    ],
    explanation:
      'One of the products is the gas ethene. When it escapes, the reverse reaction lacks a reactant, and the equilibrium shifts toward the ring.',
    reference: 'LibreTexts, Organic Chemistry, Olefin Metathesis',
  },
  {
    id: 'general-coordination-chemistry-264',
    topics: ['coordination-chemistry'],
    tests: ['olefin-metathesis'],
    difficulty: 'advanced',
    text: '\\ce{CH3CH=CHCH3} and \\ce{CD3CD=CDCD3} are treated together with a metathesis catalyst. One new alkene appears. Which alkene is it, and what does its formation show?',
    answer: '\\ce{CH3CH=CDCD3}: the double bonds are cleaved.',
    distractors: [
      {
        text: '\\ce{CH3CD=CDCH3}: the single bonds are cleaved.',
        slip: 'reaction-type-confused',
        teaching: 'This would form if \\ce{CH3} and \\ce{CD3} groups changed places.',
      },
      {
        text: '\\ce{CD3CH=CHCD3}: the C–C single bonds move.',
        slip: 'reaction-type-confused',
        teaching: 'No methyl group leaves its carbon atom in metathesis.',
      },
      {
        text: '\\ce{CH3CD=CHCH3}: the C–H bonds are cleaved.',
        slip: 'reaction-type-confused',
        teaching: 'In metathesis each hydrogen or deuterium stays on its carbon atom.',
      },
    ],
    explanation:
      'The halves \\ce{CH3CH=} and \\ce{=CDCD3} are exchanged as whole units; no other bond is broken. This happens through four-membered rings that include the metal.',
    reference: 'LibreTexts, Organic Chemistry, Olefin Metathesis',
  },
  {
    id: 'general-coordination-chemistry-265',
    topics: ['coordination-chemistry'],
    tests: ['olefin-metathesis'],
    difficulty: 'advanced',
    text: 'A metathesis catalyst quickly polymerizes norbornene, which has a six-membered ring bridged by one carbon, but hardly polymerizes cyclohexene. Why?',
    answer: 'Opening the ring of norbornene relieves strain.',
    distractors: [
      {
        text: 'The double bond of cyclohexene is too crowded for the catalyst.',
        slip: 'wrong-cause',
        teaching:
          'The double bond of cyclohexene carries two hydrogen atoms, as that of norbornene does, and is not crowded.',
      },
      {
        text: 'The double bond of cyclohexene is part of an aromatic ring.',
        slip: 'reaction-type-confused',
        teaching: 'Cyclohexene has one double bond and is not aromatic.',
      },
      {
        text: 'Norbornene has two double bonds, so its chain can grow.',
        slip: 'double-bonds-miscounted',
        teaching: 'Norbornene has one double bond, which is retained in each unit of the polymer.',
      },
    ],
    explanation:
      'Ring opening replaces one double bond with another of the same kind. The driving force is the relief of ring strain, which is considerable in norbornene and almost absent in cyclohexene.',
    reference: 'LibreTexts, Organic Chemistry, Olefin Metathesis',
  },
  {
    id: 'general-coordination-chemistry-266',
    topics: ['coordination-chemistry'],
    tests: ['homogeneous-catalytic-cycles'],
    uses: ['catalysis'],
    difficulty: 'beginner',
    text: 'A catalytic cycle has the steps M + A → MA; MA + B → MAB; MAB → M + P. Which species are the catalyst and the intermediates, respectively?',
    answer: 'M; MA and MAB',
    distractors: [
      {
        text: 'MA; M and MAB',
        slip: 'role-of-a-species',
        teaching:
          'MA is formed and used up again within the cycle; M is the species that is added and regenerated.',
      },
      {
        text: 'A and B; MA and MAB',
        slip: 'reactant-for-product',
        teaching: 'A and B are the reactants, so they are used up.',
      },
      {
        text: 'M; A, B and P',
        slip: 'order-of-steps',
        teaching: 'A and B are reactants and P is the product of the net reaction, A + B → P.',
      },
    ],
    explanation:
      'M enters the cycle and is regenerated at the end, so it is the catalyst. MA and MAB are formed in one step and used up in the next, so they are intermediates.',
    reference: 'OpenStax Chemistry 2e, section 12.7',
  },
  {
    id: 'general-coordination-chemistry-267',
    topics: ['coordination-chemistry'],
    tests: ['homogeneous-catalytic-cycles'],
    uses: ['oxidative-addition-and-reductive-elimination'],
    difficulty: 'intermediate',
    text: 'Wilkinson’s catalyst, \\ce{[RhCl(PPh3)3]}, is used to hydrogenate an alkene. After one \\ce{PPh3} has dissociated, which order of steps gives the alkane?',
    answer: 'Addition of \\ce{H2}, binding of the alkene, insertion, elimination',
    distractors: [
      {
        text: 'Binding of the alkene, insertion, addition of \\ce{H2}, elimination',
        slip: 'order-of-steps',
        teaching: 'The alkene inserts into an Rh–H bond, which exists only after \\ce{H2} has been added.',
      },
      {
        text: 'Addition of \\ce{H2}, elimination, binding of the alkene, insertion',
        slip: 'order-of-steps',
        teaching: 'An elimination before the insertion could only release \\ce{H2} again.',
      },
      {
        text: 'Insertion, binding of the alkene, elimination, addition of \\ce{H2}',
        slip: 'order-of-steps',
        teaching: 'The alkene must be bound, next to a hydride, before it can insert.',
      },
    ],
    explanation:
      '\\ce{H2} adds oxidatively and the alkene binds; it inserts into an Rh–H bond to give an alkyl group. This group leaves with the second H by reductive elimination.',
    reference: 'LibreTexts, Inorganic Chemistry, Organometallic Catalysis',
  },
  {
    id: 'general-coordination-chemistry-268',
    topics: ['coordination-chemistry'],
    tests: ['homogeneous-catalytic-cycles'],
    difficulty: 'beginner',
    text: 'The hydroformylation of propene with CO, \\ce{H2} and a rhodium or cobalt catalyst gives mainly an unbranched product. Which product is it?',
    answer: '\\ce{CH3CH2CH2CHO}',
    distractors: [
      {
        text: '\\ce{CH3CH2CHO}',
        slip: 'forgot-particle',
        teaching: 'The carbon of CO is added to the three carbons of propene.',
      },
      {
        text: '\\ce{CH3CH2CH2OH}',
        slip: 'reaction-type-confused',
        teaching: 'This product would result from addition of water, not of CO and \\ce{H2}.',
      },
      {
        text: '\\ce{CH3CH2CH2COOH}',
        slip: 'reaction-type-confused',
        teaching: 'H and a CHO group are added; no oxygen other than that in CO is added.',
      },
    ],
    explanation:
      'A hydrogen atom and a formyl group, \\ce{CHO}, are added to the double bond: \\ce{CH3CH=CH2 + CO + H2 -> CH3CH2CH2CHO}, butanal.',
    reference: 'LibreTexts, Inorganic Chemistry, Organometallic Catalysis',
  },
  {
    id: 'general-coordination-chemistry-269',
    topics: ['coordination-chemistry'],
    tests: ['homogeneous-catalytic-cycles'],
    uses: ['rate-law'],
    difficulty: 'advanced',
    text: 'In the Monsanto process methanol and CO give acetic acid with a rhodium catalyst and iodide. The slow step is the oxidative addition of \\ce{CH3I} to \\ce{[Rh(CO)2I2]-}; all later steps are fast. What happens to the rate when the pressure of CO is doubled?',
    answer: 'It stays the same.',
    distractors: [
      {
        text: 'It doubles.',
        slip: 'orders-from-equation',
        teaching: 'CO is a reactant, but it enters the cycle after the slow step.',
      },
      {
        text: 'It falls to one half.',
        slip: 'wrong-sign',
        teaching: 'CO does not have to leave \\ce{[Rh(CO)2I2]-} before \\ce{CH3I} adds.',
      },
      {
        text: 'It becomes four times as high.',
        slip: 'needless-factor',
        teaching: 'The complex contains two CO, but none is taken up in the slow step.',
      },
    ],
    explanation:
      'The rate is *k*[\\ce{Rh}][\\ce{CH3I}]. CO takes part only in a fast step after the slow one, so the reaction is zero order in CO.',
    reference: 'LibreTexts, Inorganic Chemistry, Organometallic Catalysis',
  },
  {
    id: 'general-coordination-chemistry-270',
    topics: ['coordination-chemistry'],
    tests: ['homogeneous-catalytic-cycles'],
    uses: ['18-electron-rule'],
    difficulty: 'advanced',
    text: 'A hydrogenation catalyzed by \\ce{[RhCl(PPh3)3]} becomes slower when more \\ce{PPh3} is added. Why?',
    answer: 'Less of the complex loses \\ce{PPh3} and becomes active.',
    distractors: [
      {
        text: 'More \\ce{PPh3} takes energy from the catalyst.',
        slip: 'catalyst-adds-energy',
        teaching: 'Ligands do not remove energy; they occupy the sites that the reactants need.',
      },
      {
        text: 'The added \\ce{PPh3} is hydrogenated instead of the alkene.',
        slip: 'reaction-type-confused',
        teaching: 'The benzene rings of \\ce{PPh3} are not hydrogenated under these conditions.',
      },
      {
        text: 'More \\ce{PPh3} oxidizes rhodium to a higher state.',
        slip: 'wrong-cause',
        teaching:
          '\\ce{PPh3} is a neutral ligand that donates an electron pair; it does not oxidize rhodium.',
      },
    ],
    explanation:
      'The active species, \\ce{[RhCl(PPh3)2]}, forms by loss of a ligand: \\ce{[RhCl(PPh3)3] <=> [RhCl(PPh3)2] + PPh3}. Added \\ce{PPh3} shifts this equilibrium back.',
    reference: 'LibreTexts, Inorganic Chemistry, Organometallic Catalysis',
  },
];
