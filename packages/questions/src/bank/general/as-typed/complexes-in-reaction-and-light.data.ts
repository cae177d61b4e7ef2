import type { WrittenQuestion } from '../../written-question.ts';

export const complexesInReactionAndLightQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-coordination-chemistry-320',
    topics: ['coordination-chemistry'],
    tests: ['ligand-substitution-mechanisms'],
    difficulty: 'beginner',
    text: 'How does the intermediate in the associative substitution of a square planar complex compare with that in the dissociative substitution of an octahedral complex?',
    answer: 'Coordination number 5 in the first, 5 in the second',
    distractors: [
      {
        text: 'Coordination number 6 in the first, 4 in the second',
        slip: 'needless-factor-two',
        teaching: 'Only one ligand is added or lost at a time.',
      },
      {
        text: 'Coordination number 3 in the first, 7 in the second',
        slip: 'reversed-trend',
        teaching: 'The associative path adds a ligand, and the dissociative path loses one.',
      },
      {
        text: 'Coordination number 4 in the first, 6 in the second',
        slip: 'one-condition-only',
        teaching: 'These are the coordination numbers of the starting complexes.',
      },
    ],
    explanation:
      'In the associative path, the entering ligand binds first, 4 + 1 = 5. In the dissociative path, the leaving ligand departs first, 6 − 1 = 5.',
    reference: 'LibreTexts, Inorganic Chemistry, Ligand Substitution Mechanisms',
  },
  {
    id: 'general-coordination-chemistry-321',
    topics: ['coordination-chemistry', 'kinetics-basics'],
    tests: ['ligand-substitution-mechanisms'],
    uses: ['rate-law'],
    difficulty: 'intermediate',
    text: 'The substitution of CO in \\ce{Ni(CO)4} by a phosphine is first order in the complex and zero order in the phosphine, even at a high phosphine concentration. Which mechanism is consistent with this?',
    answer: 'Dissociative: CO leaves in the slow step.',
    distractors: [
      {
        text: 'Associative: the phosphine adds in the slow step.',
        slip: 'reaction-path-confused',
        teaching: 'If this were so, the rate would increase with the phosphine concentration.',
      },
      {
        text: 'Associative: CO adds in the slow step.',
        slip: 'wrong-cause',
        teaching: 'Free CO is a product, not an entering ligand.',
      },
      {
        text: 'Dissociative: the phosphine leaves in the slow step.',
        slip: 'reaction-path-confused',
        teaching: 'The phosphine is the entering ligand, not the leaving one.',
      },
    ],
    explanation:
      'The rate depends on the complex only, so the slow step is the loss of CO. \\ce{Ni(CO)4} has 18 electrons and no vacant orbital for a fifth ligand.',
    reference: 'LibreTexts, Inorganic Chemistry, Ligand Substitution Mechanisms',
  },
  {
    id: 'general-coordination-chemistry-322',
    topics: ['coordination-chemistry'],
    tests: ['ligand-substitution-mechanisms'],
    difficulty: 'intermediate',
    text: 'Which pair of activation parameters is evidence for an associative substitution?',
    answer: 'Δ*S*^{‡} < 0 and Δ*V*^{‡} < 0',
    distractors: [
      {
        text: 'Δ*S*^{‡} > 0 and Δ*V*^{‡} > 0',
        slip: 'wrong-sign',
        teaching: 'These values indicate a dissociative path, in which a particle is released.',
      },
      {
        text: 'Δ*S*^{‡} < 0 and Δ*V*^{‡} > 0',
        slip: 'one-condition-only',
        teaching: 'If two particles join, the volume decreases as well.',
      },
      {
        text: 'Δ*S*^{‡} > 0 and Δ*V*^{‡} < 0',
        slip: 'one-condition-only',
        teaching: 'If two particles join, the entropy decreases as well.',
      },
    ],
    explanation:
      'Two particles combine in the transition state, which has less freedom (Δ*S*^{‡} < 0) and a smaller volume (Δ*V*^{‡} < 0).',
    reference: 'LibreTexts, Inorganic Chemistry, Ligand Substitution Mechanisms',
  },
  {
    id: 'general-coordination-chemistry-323',
    topics: ['coordination-chemistry'],
    tests: ['ligand-substitution-mechanisms', 'crystal-field-theory'],
    difficulty: 'intermediate',
    text: 'Water exchange takes about 10^{−9} s for \\ce{[Cr(H2O)6]^2+}, but days for \\ce{[Cr(H2O)6]^3+}. Which statement explains most of this difference in rate?',
    answer: '\\ce{Cr^3+} is d^{3} and would lose much ligand-field stabilization.',
    distractors: [
      {
        text: '\\ce{Cr^3+} is d^{3} with electrons in antibonding e_{g} orbitals.',
        slip: 'field-levels-swapped',
        teaching:
          'All three d electrons of \\ce{Cr^3+} are in t_{2g}; it is \\ce{Cr^2+} (high-spin d^{4}) that has one in e_{g}.',
      },
      {
        text: '\\ce{Cr^3+} has a less negative enthalpy of complex formation.',
        slip: 'rate-for-extent',
        teaching:
          'The more highly charged ion binds its ligands more strongly; in addition, stability is not the same as inertness.',
      },
      {
        text: '\\ce{Cr^3+} is larger, so the water molecules are too far apart.',
        slip: 'wrong-cause',
        teaching: 'The more highly charged ion, \\ce{Cr^3+}, is the smaller one.',
      },
    ],
    explanation:
      'High-spin \\ce{Cr^2+} is d^{4}, with an e_{g} electron and two long, weak bonds (Jahn–Teller): it is labile. \\ce{Cr^3+} is t_{2g}^{3} and would lose much of its ligand-field stabilization in a transition state with five or seven ligands.',
    reference: 'LibreTexts, Inorganic Chemistry, Inert and Labile Complexes',
  },
  {
    id: 'general-coordination-chemistry-324',
    topics: ['coordination-chemistry'],
    tests: ['ligand-substitution-mechanisms'],
    difficulty: 'advanced',
    text: '\\ce{[Co(CN)5(H2O)]^2-} reacts with \\ce{X-}. At high [\\ce{X-}] the rate no longer increases, and the limiting value is the same for \\ce{Br-}, \\ce{I-} and \\ce{SCN-}. What does this show?',
    answer: 'Loss of water is the slow step in every case.',
    distractors: [
      {
        text: 'Addition of \\ce{X-} is the slow step in every case.',
        slip: 'reaction-path-confused',
        teaching: 'If this were so, the rates would differ from ligand to ligand.',
      },
      {
        text: 'Loss of cyanide is the slow step, caused by \\ce{X-}.',
        slip: 'wrong-cause',
        teaching: 'Cyanide stays bound; it is water that is replaced.',
      },
      {
        text: 'All of the complex is bound to \\ce{X-} as an ion pair.',
        slip: 'one-condition-only',
        teaching: 'Two anions hardly form ion pairs, and the rates of interchange would differ.',
      },
    ],
    explanation:
      'If the intermediate \\ce{[Co(CN)5]^2-} forms slowly and is then captured, every intermediate is captured at high [\\ce{X-}]: the rate is that of the loss of water, whatever \\ce{X-} is.',
    reference: 'LibreTexts, Inorganic Chemistry, Ligand Substitution Mechanisms',
  },
  {
    id: 'general-coordination-chemistry-325',
    topics: ['coordination-chemistry'],
    tests: ['trans-effect'],
    difficulty: 'beginner',
    text: 'What does the trans effect describe?',
    answer: 'A ligand speeds up substitution opposite to it.',
    distractors: [
      {
        text: 'A ligand speeds up substitution next to it.',
        slip: 'reaction-path-confused',
        teaching: 'The effect acts on the site opposite (trans) to the ligand, not next to it.',
      },
      {
        text: 'A ligand slows down substitution next to it.',
        slip: 'reaction-path-confused',
        teaching: 'The effect acts on the opposite (trans) site, and it speeds up the substitution there.',
      },
      {
        text: 'A ligand slows down substitution opposite to it.',
        slip: 'reaction-path-confused',
        teaching: 'The ligand opposite leaves faster, not more slowly.',
      },
    ],
    explanation:
      'In square planar complexes, especially those of platinum(II), some ligands make the ligand trans to them leave faster.',
    reference: 'LibreTexts, Inorganic Chemistry, The Trans Effect',
  },
  {
    id: 'general-coordination-chemistry-326',
    topics: ['coordination-chemistry'],
    tests: ['trans-effect'],
    difficulty: 'intermediate',
    text: 'What forms when \\ce{[PtCl4]^2-} reacts with two equivalents of \\ce{NH3}? (trans effect: \\ce{Cl-} > \\ce{NH3})',
    answer: '*cis*-\\ce{[PtCl2(NH3)2]}',
    distractors: [
      {
        text: '*trans*-\\ce{[PtCl2(NH3)2]}',
        slip: 'reaction-path-confused',
        teaching:
          'For this product, the second \\ce{NH3} would have to enter opposite the first; \\ce{Cl-} directs more strongly.',
      },
      {
        text: '\\ce{[PtCl3(NH3)]-}',
        slip: 'one-step-short',
        teaching: 'This is the product after only one equivalent of \\ce{NH3} has reacted.',
      },
      {
        text: '*cis*-\\ce{[PtCl4(NH3)2]}',
        slip: 'other-process',
        teaching: 'This is a platinum(IV) complex; no oxidizing agent is present.',
      },
    ],
    explanation:
      'In \\ce{[PtCl3(NH3)]-} the chlorides that are opposite each other are labilized, since \\ce{Cl-} has the greater trans effect. The second \\ce{NH3} enters next to the first, which gives the cis isomer.',
    reference: 'LibreTexts, Inorganic Chemistry, The Trans Effect',
  },
  {
    id: 'general-coordination-chemistry-327',
    topics: ['coordination-chemistry'],
    tests: ['trans-effect'],
    difficulty: 'intermediate',
    text: 'Two ligands of \\ce{[Pt(NH3)4]^2+} are replaced by \\ce{Cl-}, one after the other. Which isomer forms? (trans effect: \\ce{Cl-} > \\ce{NH3})',
    answer: '*trans*: the second \\ce{Cl-} enters opposite the first',
    distractors: [
      {
        text: '*cis*: the second \\ce{Cl-} enters next to the first',
        slip: 'reaction-path-confused',
        teaching: 'This site is opposite \\ce{NH3}, the ligand with the weaker trans effect.',
      },
      {
        text: '*cis*: the first \\ce{Cl-} is displaced by \\ce{NH3}',
        slip: 'other-process',
        teaching:
          'Chloride replaces ammonia here; if \\ce{NH3} displaced the first \\ce{Cl-}, the starting complex would form again.',
      },
      {
        text: '*trans* and *cis* in equal amounts, by chance',
        slip: 'one-condition-only',
        teaching: 'The trans effect of \\ce{Cl-} directs the second step.',
      },
    ],
    explanation:
      'The first \\ce{Cl-} labilizes the \\ce{NH3} opposite to it. The second \\ce{Cl-} enters there, which gives the trans isomer.',
    reference: 'LibreTexts, Inorganic Chemistry, The Trans Effect',
  },
  {
    id: 'general-coordination-chemistry-328',
    topics: ['coordination-chemistry'],
    tests: ['trans-effect'],
    difficulty: 'advanced',
    text: 'Why do CO and \\ce{CN-} have such a strong trans effect in platinum(II) complexes, whereas water and ammonia have only a weak one?',
    answer: 'As π acceptors they stabilize the five-coordinate state.',
    distractors: [
      {
        text: 'As π donors they destabilize the five-coordinate state.',
        slip: 'lewis-roles-swapped',
        teaching:
          'CO and \\ce{CN-} accept electrons from the metal, and destabilizing the five-coordinate state would slow the substitution.',
      },
      {
        text: 'As small ligands they leave the most room opposite to them.',
        slip: 'charge-for-strength',
        teaching: 'Ammonia and water are small as well.',
      },
      {
        text: 'As σ donors they weaken the bond next to them most.',
        slip: 'wrong-cause',
        teaching:
          'A σ effect would act on the bond trans to them; it is π acceptance that distinguishes CO and \\ce{CN-} here.',
      },
    ],
    explanation:
      'Associative attack gives a trigonal bipyramid with the trans-directing, leaving and entering ligands in its equatorial plane. A π acceptor removes electron density from this plane and lowers the energy of the five-coordinate state.',
    reference: 'LibreTexts, Inorganic Chemistry, The Trans Effect',
  },
  {
    id: 'general-coordination-chemistry-329',
    topics: ['coordination-chemistry'],
    tests: ['trans-effect'],
    difficulty: 'advanced',
    text: 'In complexes of the type *trans*-\\ce{[PtClL(PR3)2]} the Pt–Cl bond is 2.30 Å for L = \\ce{Cl-} and 2.42 Å for L = \\ce{H-}. Which term describes this observation, strictly speaking?',
    answer: 'A trans influence: a weaker bond in the ground state',
    distractors: [
      {
        text: 'A trans effect: a faster substitution of the chloride',
        slip: 'rate-for-extent',
        teaching: 'Bond lengths give information about the ground state, not about rates.',
      },
      {
        text: 'A chelate effect: a more stable ring at platinum',
        slip: 'other-phenomenon',
        teaching: 'None of the ligands in these complexes forms a chelate ring.',
      },
      {
        text: 'A trans influence: a stronger bond in the ground state',
        slip: 'reversed-trend',
        teaching: 'A longer bond is a weaker one.',
      },
    ],
    explanation:
      'The trans influence is thermodynamic: it appears in bond lengths and vibrational frequencies of the ground state. The trans effect is kinetic. Hydride is strong in both respects.',
    reference: 'LibreTexts, Inorganic Chemistry, The Trans Effect',
  },
  {
    id: 'general-coordination-chemistry-330',
    topics: ['coordination-chemistry'],
    tests: ['electronic-spectra-of-complexes'],
    difficulty: 'beginner',
    text: 'Why are d–d bands of octahedral complexes weak?',
    answer: 'They are forbidden by the Laporte rule.',
    distractors: [
      {
        text: 'They are forbidden by the Pauli principle.',
        slip: 'other-selection-rule',
        teaching:
          'The Pauli principle limits the number of electrons in an orbital; it does not govern intensities.',
      },
      {
        text: 'They need more energy than visible light has.',
        slip: 'wrong-cause',
        teaching:
          'Many d–d bands lie in the visible region, and the energy of a band does not determine its intensity.',
      },
      {
        text: 'They involve few complexes in the sample.',
        slip: 'wrong-cause',
        teaching: 'All the complexes in the sample can absorb light.',
      },
    ],
    explanation:
      'In a complex with a center of symmetry, transitions between orbitals of the same parity (g to g) are forbidden. Vibrations relax the rule, so the bands are weak.',
    reference: 'LibreTexts, Inorganic Chemistry, Selection Rules',
  },
  {
    id: 'general-coordination-chemistry-331',
    topics: ['coordination-chemistry'],
    tests: ['electronic-spectra-of-complexes'],
    difficulty: 'intermediate',
    text: 'Into how many terms does the ^{2}D ground term of a d^{1} ion split in an octahedral field, and how many d–d bands result?',
    answer: 'Two terms, one band',
    distractors: [
      {
        text: 'Two terms, two bands',
        slip: 'levels-for-transitions',
        teaching: 'One transition leads from the lower to the upper term.',
      },
      {
        text: 'Five terms, four bands',
        slip: 'spectral-terms-miscounted',
        teaching: 'The five orbitals form only two sets, t_{2g} and e_{g}.',
      },
      {
        text: 'Three terms, two bands',
        slip: 'spectral-terms-miscounted',
        teaching: 'An F term splits into three terms; a D term splits into two.',
      },
    ],
    explanation:
      '^{2}D splits into ^{2}T_{2g} and ^{2}E_{g}. A single transition, ^{2}T_{2g} → ^{2}E_{g}, is possible, as in \\ce{[Ti(H2O)6]^3+}.',
    reference: 'LibreTexts, Inorganic Chemistry, Orgel Diagrams',
  },
  {
    id: 'general-coordination-chemistry-332',
    topics: ['coordination-chemistry'],
    tests: ['electronic-spectra-of-complexes'],
    difficulty: 'intermediate',
    text: 'How many spin-allowed d–d bands does an Orgel diagram predict for octahedral \\ce{[Ni(H2O)6]^2+}, d^{8}?',
    answer: '3',
    distractors: [
      {
        text: '1',
        slip: 'spectral-terms-miscounted',
        teaching: 'One band is expected for D ground terms (d^{1}, d^{4}, d^{6}, d^{9}).',
      },
      {
        text: '2',
        slip: 'spectral-terms-miscounted',
        teaching: 'From ^{3}A_{2g} there are transitions to two T terms from F and one from P.',
      },
      {
        text: '0',
        slip: 'spectral-terms-miscounted',
        teaching: 'No spin-allowed band would be expected for high-spin d^{5}.',
      },
    ],
    explanation:
      'The ^{3}F ground term gives ^{3}A_{2g}, ^{3}T_{2g} and ^{3}T_{1g}; ^{3}P gives another ^{3}T_{1g}. From ^{3}A_{2g} there are 3 transitions.',
    reference: 'LibreTexts, Inorganic Chemistry, Orgel Diagrams',
  },
  {
    id: 'general-coordination-chemistry-333',
    topics: ['coordination-chemistry'],
    tests: ['electronic-spectra-of-complexes'],
    difficulty: 'intermediate',
    text: 'What does a Tanabe–Sugano diagram show that an Orgel diagram does not?',
    answer: 'Low-spin ground states and spin-forbidden terms',
    distractors: [
      {
        text: 'The splitting of D and F terms in a field',
        slip: 'one-condition-only',
        teaching: 'Orgel diagrams show this as well.',
      },
      {
        text: 'The color that the eye sees in solution',
        slip: 'other-process',
        teaching: 'Neither diagram shows a color directly.',
      },
      {
        text: 'The charge-transfer bands of a complex',
        slip: 'other-transition',
        teaching: 'Both diagrams treat only d–d states.',
      },
    ],
    explanation:
      'Orgel diagrams apply to high-spin complexes and terms of the highest multiplicity. Tanabe–Sugano diagrams contain all terms, including those of low spin, with the ground state as the baseline.',
    reference: 'LibreTexts, Inorganic Chemistry, Tanabe-Sugano Diagrams',
  },
  {
    id: 'general-coordination-chemistry-334',
    topics: ['coordination-chemistry'],
    tests: ['electronic-spectra-of-complexes'],
    difficulty: 'advanced',
    text: 'The Tanabe–Sugano diagram of d^{6} has a vertical line near Δ/*B* = 20, where all curves bend sharply. What happens at this line as Δ/*B* increases?',
    answer: 'The ground term changes from ^{5}T_{2g} to ^{1}A_{1g}.',
    distractors: [
      {
        text: 'The ground term changes from ^{1}A_{1g} to ^{5}T_{2g}.',
        slip: 'reversed-trend',
        teaching: 'The field strength increases to the right, so high spin changes to low spin.',
      },
      {
        text: 'The ground term changes from ^{5}T_{2g} to ^{3}T_{1g}.',
        slip: 'other-spin-state',
        teaching:
          'The triplet is never the lowest term here; all six electrons pair at once in the lower orbitals.',
      },
      {
        text: 'The ground term changes from ^{3}T_{1g} to ^{1}A_{1g}.',
        slip: 'other-spin-state',
        teaching:
          'The triplet is never the lowest term here; the high-spin ground term has four unpaired electrons.',
      },
    ],
    explanation:
      'At low Δ/*B*, a d^{6} ion is high spin (^{5}T_{2g}), and at high Δ/*B* it is low spin (^{1}A_{1g}). Because energies are plotted relative to the ground state, all curves bend at the crossing.',
    reference: 'LibreTexts, Inorganic Chemistry, Tanabe-Sugano Diagrams',
  },
  {
    id: 'general-coordination-chemistry-335',
    topics: ['coordination-chemistry'],
    tests: ['electronic-spectra-of-complexes'],
    difficulty: 'advanced',
    text: 'In a d^{3} complex the lowest spin-allowed band lies at 17 400 cm^{−1}. What is the octahedral splitting Δ_{o}?',
    answer: '17 400 cm^{−1}',
    distractors: [
      {
        text: '14 500 cm^{−1}',
        slip: 'wrong-reference',
        teaching:
          'The energy of the band was divided by 1.2; 1.2 Δ_{o} is the ligand-field stabilization of d^{3}, not the energy of its first band.',
      },
      {
        text: '8700 cm^{−1}',
        slip: 'needless-half',
        teaching: 'The first band corresponds to Δ_{o}, not to 2Δ_{o}.',
      },
      {
        text: '29 000 cm^{−1}',
        slip: 'multiplied-for-divided',
        teaching: 'The energy of the band equals Δ_{o}; no factor of 3/5 is needed.',
      },
    ],
    explanation:
      'For d^{3} the ground term is ^{4}A_{2g}. The first transition ^{4}A_{2g} → ^{4}T_{2g} moves one electron from t_{2g} to e_{g} and equals Δ_{o}: 17 400 cm^{−1}.',
    reference: 'LibreTexts, Inorganic Chemistry, Orgel Diagrams',
  },
  {
    id: 'general-coordination-chemistry-336',
    topics: ['coordination-chemistry'],
    tests: ['electronic-spectra-of-complexes'],
    difficulty: 'intermediate',
    text: 'Why is the blue color of tetrahedral \\ce{[CoCl4]^2-} far more intense than the pink color of octahedral \\ce{[Co(H2O)6]^2+}?',
    answer: 'A tetrahedral complex has no center of symmetry.',
    distractors: [
      {
        text: 'A tetrahedral complex has a greater splitting of the d orbitals.',
        slip: 'field-levels-swapped',
        teaching:
          'The splitting in a tetrahedral field is smaller (4/9 as large), and it affects the color, not the intensity.',
      },
      {
        text: 'A tetrahedral complex has fewer ligands that block the light.',
        slip: 'wrong-cause',
        teaching: 'Ligands do not block the light in either complex.',
      },
      {
        text: 'A tetrahedral complex has only spin-forbidden bands.',
        slip: 'other-selection-rule',
        teaching: 'Spin-forbidden bands would be much weaker.',
      },
    ],
    explanation:
      'Without a center of symmetry the Laporte rule does not hold strictly (d and p orbitals mix), so the d–d bands are about 100 times as intense.',
    reference: 'LibreTexts, Inorganic Chemistry, Selection Rules',
  },
  {
    id: 'general-coordination-chemistry-337',
    topics: ['coordination-chemistry'],
    tests: ['electron-transfer-mechanisms'],
    difficulty: 'beginner',
    text: 'What distinguishes an inner-sphere electron transfer from an outer-sphere one?',
    answer: 'A ligand that bridges both metal ions',
    distractors: [
      {
        text: 'A change in the oxidation states',
        slip: 'one-condition-only',
        teaching: 'The oxidation states change in both mechanisms.',
      },
      {
        text: 'A transfer of two electrons at once',
        slip: 'irrelevant-property',
        teaching: 'The number of electrons is not the criterion.',
      },
      {
        text: 'A catalyst that carries the electrons',
        slip: 'wrong-cause',
        teaching: 'No catalyst is needed in either mechanism.',
      },
    ],
    explanation:
      'In the inner-sphere path one ligand is bound to both metals at the moment of transfer. In the outer-sphere path both coordination shells remain intact.',
    reference: 'LibreTexts, Inorganic Chemistry, Electron Transfer Reactions',
  },
  {
    id: 'general-coordination-chemistry-338',
    topics: ['coordination-chemistry'],
    tests: ['electron-transfer-mechanisms'],
    difficulty: 'intermediate',
    text: 'Taube allowed \\ce{[CoCl(NH3)5]^2+} to react with \\ce{[Cr(H2O)6]^2+} and obtained \\ce{[CrCl(H2O)5]^2+}. Why does the product prove a chloride bridge?',
    answer: '\\ce{Cr^3+} is inert: chloride must have bound before the transfer.',
    distractors: [
      {
        text: '\\ce{Cr^3+} is labile: chloride must have bound after the transfer.',
        slip: 'inert-and-labile-confused',
        teaching: 'A labile product would prove nothing; chromium(III) exchanges extremely slowly.',
      },
      {
        text: '\\ce{Co^3+} is labile: chloride must have left before the transfer.',
        slip: 'reversed-cause',
        teaching: 'Cobalt(III) is inert; free chloride would not enter \\ce{Cr^3+}.',
      },
      {
        text: '\\ce{Cr^2+} is inert: chloride must have stayed on cobalt.',
        slip: 'wrong-cause',
        teaching: 'Chromium(II) is labile and allows chloride to enter.',
      },
    ],
    explanation:
      '\\ce{Cr^3+} does not take up chloride from the solution in this time. The chloride must have been bound to labile chromium(II) and inert cobalt(III) at the same time, as a bridge.',
    reference: 'LibreTexts, Inorganic Chemistry, Electron Transfer Reactions',
  },
  {
    id: 'general-coordination-chemistry-339',
    topics: ['coordination-chemistry'],
    tests: ['electron-transfer-mechanisms'],
    difficulty: 'intermediate',
    text: 'Which pair can exchange electrons only by an outer-sphere path?',
    answer: '\\ce{[Fe(CN)6]^4-} and \\ce{[IrCl6]^2-}',
    distractors: [
      {
        text: '\\ce{[Cr(H2O)6]^2+} and \\ce{[CoCl(NH3)5]^2+}',
        slip: 'one-condition-only',
        teaching: 'Chromium(II) is labile, and chloride can bridge.',
      },
      {
        text: '\\ce{[Cr(H2O)6]^2+} and \\ce{[Co(N3)(NH3)5]^2+}',
        slip: 'one-condition-only',
        teaching: 'Azide is a good bridge to labile chromium(II).',
      },
      {
        text: '\\ce{[Cr(H2O)6]^2+} and \\ce{[CrCl(H2O)5]^2+}',
        slip: 'one-condition-only',
        teaching: 'Chloride can bridge chromium(II) and chromium(III).',
      },
    ],
    explanation:
      'A bridge needs a vacant site at one metal. If both complexes exchange ligands far more slowly than electrons, as \\ce{[Fe(CN)6]^4-} and \\ce{[IrCl6]^2-} do, only the outer-sphere path is possible.',
    reference: 'LibreTexts, Inorganic Chemistry, Electron Transfer Reactions',
  },
  {
    id: 'general-coordination-chemistry-340',
    topics: ['coordination-chemistry'],
    tests: ['electron-transfer-mechanisms'],
    difficulty: 'advanced',
    text: '\\ce{[Co(NH3)6]^3+} and \\ce{[Co(NH3)6]^2+} exchange electrons very slowly, but \\ce{[Ru(NH3)6]^3+} and \\ce{[Ru(NH3)6]^2+} do so quickly. Which difference is responsible?',
    answer: 'Cobalt–nitrogen bonds change length much more.',
    distractors: [
      {
        text: 'Cobalt–nitrogen bonds are much longer in both states.',
        slip: 'wrong-cause',
        teaching: 'The bond length itself is not a barrier; the change in length is.',
      },
      {
        text: 'Cobalt exchanges its ammonia ligands more slowly.',
        slip: 'reaction-path-confused',
        teaching: 'No ligand needs to be exchanged in the outer-sphere path.',
      },
      {
        text: 'Cobalt has the greater difference in charge.',
        slip: 'charge-for-strength',
        teaching: 'The charges are the same in both pairs.',
      },
    ],
    explanation:
      'Cobalt(III) is low-spin t_{2g}^{6} and cobalt(II) is high-spin t_{2g}^{5}e_{g}^{2}, so the bond lengths change by about 0.2 Å. Ruthenium goes from t_{2g}^{5} to t_{2g}^{6} with hardly any change, so the barrier is low.',
    reference: 'LibreTexts, Inorganic Chemistry, Electron Transfer Reactions',
  },
  {
    id: 'general-coordination-chemistry-341',
    topics: ['coordination-chemistry'],
    tests: ['electron-transfer-mechanisms'],
    difficulty: 'intermediate',
    text: 'Cobalt(III) complexes \\ce{[CoX(NH3)5]^2+} are reduced by \\ce{Cr^2+}. Why is this reaction with X = \\ce{OH-} many orders of magnitude faster than that of \\ce{[Co(NH3)6]^3+}?',
    answer: '\\ce{OH-} has a further lone pair for bridging.',
    distractors: [
      {
        text: '\\ce{OH-} makes the complex more positive.',
        slip: 'charge-for-strength',
        teaching: 'The hydroxide ion lowers the charge of the complex from +3 to +2.',
      },
      {
        text: '\\ce{OH-} is oxidized in place of chromium.',
        slip: 'role-of-a-species',
        teaching: 'Chromium(II) is the reducing agent and is itself oxidized.',
      },
      {
        text: '\\ce{OH-} is a base and catalyzes the step.',
        slip: 'condition-for-catalyst',
        teaching:
          'The hydroxide ion does not act as a base here; it is bound to cobalt and serves as a bridge.',
      },
    ],
    explanation:
      'Bound \\ce{OH-} still has lone pairs with which it can also bind chromium, so the fast inner-sphere path is open. Bound \\ce{NH3} has none.',
    reference: 'LibreTexts, Inorganic Chemistry, Electron Transfer Reactions',
  },
  {
    id: 'general-coordination-chemistry-342',
    topics: ['coordination-chemistry'],
    tests: ['marcus-theory'],
    difficulty: 'beginner',
    text: 'What is the reorganization energy λ in Marcus theory?',
    answer:
      'The energy needed to distort reactants and solvent to the products’ geometry, without electron transfer',
    distractors: [
      {
        text: 'The energy that is released as the electron moves from donor to acceptor in the solvent',
        slip: 'other-state-quantity',
        teaching: 'The energy released in the transfer is −Δ*G*°, not λ.',
      },
      {
        text: 'The energy needed to take the electron fully away from the donor into the gas phase, with no acceptor near',
        slip: 'other-state-quantity',
        teaching: 'This energy is an ionization energy of the donor.',
      },
      {
        text: 'The energy that holds donor and acceptor together as an ion pair before the electron moves',
        slip: 'other-process',
        teaching: 'This energy is part of the work term.',
      },
    ],
    explanation:
      'λ is the energy that it would take to bring the nuclei (bonds and solvent) into the arrangement of the products while the electron stays where it is.',
    reference: 'LibreTexts, Inorganic Chemistry, Marcus Theory',
  },
  {
    id: 'general-coordination-chemistry-343',
    topics: ['coordination-chemistry'],
    tests: ['marcus-theory'],
    difficulty: 'intermediate',
    text: 'In Marcus theory, Δ*G*^{‡} = (λ + Δ*G*°)^{2}/(4λ). What is the barrier for a self-exchange reaction with λ = 1.20 eV?',
    answer: '0.30 eV',
    distractors: [
      {
        text: '0.60 eV',
        slip: 'divided-for-root',
        teaching: 'λ^{2}/(4λ) is λ/4, not λ/2.',
        expression: '1.20 / 2',
      },
      {
        text: '1.20 eV',
        slip: 'one-step-short',
        teaching: 'This is λ; the barrier is a quarter of it.',
        expression: '1.20',
      },
      {
        text: '0.00 eV',
        slip: 'wrong-reference',
        teaching: 'Δ*G*° is zero, but the nuclei must still reorganize.',
        expression: '0',
      },
    ],
    explanation: 'In a self-exchange Δ*G*° = 0, so Δ*G*^{‡} = λ/4 = 1.20/4 = 0.30 eV.',
    reference: 'LibreTexts, Inorganic Chemistry, Marcus Theory',
    computation: { kind: 'quantity', expression: '1.20 / 4', unit: 'eV' },
  },
  {
    id: 'general-coordination-chemistry-344',
    topics: ['coordination-chemistry'],
    tests: ['marcus-theory'],
    difficulty: 'intermediate',
    text: 'When is electron transfer fastest according to Marcus theory?',
    answer: 'When −Δ*G*° equals λ',
    distractors: [
      {
        text: 'When −Δ*G*° is zero',
        slip: 'one-condition-only',
        teaching: 'At zero driving force, a barrier of λ/4 remains.',
      },
      {
        text: 'When −Δ*G*° is as large as possible',
        slip: 'overgeneralised-rule',
        teaching: 'When −Δ*G*° exceeds λ, the rate decreases again; this is the inverted region.',
      },
      {
        text: 'When −Δ*G*° equals λ/4',
        slip: 'one-condition-only',
        teaching: 'At this driving force a barrier still remains; λ/4 is the barrier for self-exchange.',
      },
    ],
    explanation:
      'The barrier (λ + Δ*G*°)^{2}/(4λ) vanishes when −Δ*G*° equals λ, and the rate is then highest.',
    reference: 'LibreTexts, Inorganic Chemistry, Marcus Theory',
  },
  {
    id: 'general-coordination-chemistry-345',
    topics: ['coordination-chemistry'],
    tests: ['marcus-theory'],
    difficulty: 'advanced',
    text: 'In a series of donor–acceptor molecules with a reorganization energy λ of 1.2 eV, electron transfer is measured for −Δ*G*° values of 0.4, 1.2 and 2.0 eV. How do the rates compare, according to Marcus theory?',
    answer: 'The middle one is fastest; the others are equal.',
    distractors: [
      {
        text: 'They rise from the first to the last.',
        slip: 'overgeneralised-rule',
        teaching: 'In the inverted region, −Δ*G*° > λ, the rate decreases.',
      },
      {
        text: 'They fall from the first to the last.',
        slip: 'reversed-trend',
        teaching: 'Up to −Δ*G*° = λ, the rate increases.',
      },
      {
        text: 'The middle one is slowest; the others are equal.',
        slip: 'wrong-sign',
        teaching: 'At −Δ*G*° = λ the barrier is zero.',
      },
    ],
    explanation:
      'The barriers are (1.2 − 0.4)^{2}/4.8 = 0.13 eV, 0, and (1.2 − 2.0)^{2}/4.8 = 0.13 eV. The last one lies in the inverted region.',
    reference: 'LibreTexts, Inorganic Chemistry, Marcus Theory',
  },
  {
    id: 'general-coordination-chemistry-346',
    topics: ['coordination-chemistry'],
    tests: ['marcus-theory'],
    difficulty: 'advanced',
    text: 'Why does charge separation in photosynthesis benefit from the inverted region?',
    answer: 'The energy-wasting return of the electron is slow.',
    distractors: [
      {
        text: 'The forward transfer of the electron is slow.',
        slip: 'reversed-trend',
        teaching: 'The forward steps have moderate driving forces and are fast.',
      },
      {
        text: 'The forward transfer of the electron is endergonic.',
        slip: 'wrong-sign',
        teaching: 'The forward steps are exergonic, with moderate driving forces.',
      },
      {
        text: 'The return of the electron is endergonic.',
        slip: 'wrong-sign',
        teaching: 'The return is strongly exergonic, which places it in the inverted region.',
      },
    ],
    explanation:
      'Recombination to the ground state has a driving force well above λ. In the inverted region this makes recombination slow, so the charges stay separated long enough to be used.',
    reference: 'LibreTexts, Inorganic Chemistry, Marcus Theory',
  },
  {
    id: 'general-coordination-chemistry-347',
    topics: ['coordination-chemistry'],
    tests: ['isolobal-analogy'],
    difficulty: 'beginner',
    text: 'When are two molecular fragments called isolobal?',
    answer: 'When their frontier orbitals are alike in number, symmetry, energy and occupancy',
    distractors: [
      {
        text: 'When their nuclei are alike in number, arrangement, mass and total charge',
        slip: 'irrelevant-property',
        teaching: 'Fragments with quite different atoms can be isolobal.',
      },
      {
        text: 'When their electrons are alike in total number, as in \\ce{CO} and \\ce{N2}',
        slip: 'other-terms-meaning',
        teaching: 'Such species are called isoelectronic, not isolobal.',
      },
      {
        text: 'When their ligands are alike in number, size, donor atoms and arrangement',
        slip: 'other-process',
        teaching: 'The ligands may differ, as in \\ce{CH3} and \\ce{Mn(CO)5}.',
      },
    ],
    explanation:
      'Isolobal fragments, in Hoffmann’s analogy, have frontier orbitals that are equal in number and similar in symmetry, shape and energy, with the same number of electrons in them.',
    reference: 'LibreTexts, Inorganic Chemistry, The Isolobal Analogy',
  },
  {
    id: 'general-coordination-chemistry-348',
    topics: ['coordination-chemistry'],
    tests: ['isolobal-analogy'],
    difficulty: 'intermediate',
    text: 'Which metal fragment is isolobal with the methyl radical, \\ce{CH3}?',
    answer: '\\ce{Mn(CO)5}',
    distractors: [
      {
        text: '\\ce{Fe(CO)4}',
        slip: 'electrons-miscounted',
        teaching: '\\ce{Fe(CO)4} has 16 electrons, two short of 18, like \\ce{CH2}.',
      },
      {
        text: '\\ce{Co(CO)3}',
        slip: 'electrons-miscounted',
        teaching: '\\ce{Co(CO)3} has 15 electrons, three short of 18, like CH.',
      },
      {
        text: '\\ce{Cr(CO)6}',
        slip: 'electrons-miscounted',
        teaching: '\\ce{Cr(CO)6} has a full count of 18 electrons, like \\ce{CH4}.',
      },
    ],
    explanation:
      '\\ce{CH3} has 7 electrons, one short of 8. \\ce{Mn(CO)5} has 7 + 10 = 17, one short of 18: each has one half-filled frontier orbital.',
    reference: 'LibreTexts, Inorganic Chemistry, The Isolobal Analogy',
  },
  {
    id: 'general-coordination-chemistry-349',
    topics: ['coordination-chemistry'],
    tests: ['isolobal-analogy'],
    uses: ['18-electron-rule'],
    difficulty: 'intermediate',
    text: '\\ce{Fe(CO)4} is isolobal with \\ce{CH2}. Which molecule is the analog of ethene in which both \\ce{CH2} groups are replaced?',
    answer: '\\ce{Fe2(CO)8}',
    distractors: [
      {
        text: '\\ce{Fe2(CO)9}',
        slip: 'formula-atoms-miscounted',
        teaching: 'This molecule has one CO too many; ethene is simply \\ce{CH2} joined to \\ce{CH2}.',
      },
      {
        text: '\\ce{Fe(CO)5}',
        slip: 'formula-atoms-miscounted',
        teaching:
          'This molecule has only one iron atom; it corresponds to \\ce{CH2} joined to CO, which is ketene.',
      },
      {
        text: '\\ce{Fe3(CO)12}',
        slip: 'formula-atoms-miscounted',
        teaching: 'Three \\ce{Fe(CO)4} fragments correspond to cyclopropane.',
      },
    ],
    explanation:
      'Ethene is two \\ce{CH2} groups joined by a double bond. Two \\ce{Fe(CO)4} fragments give \\ce{Fe2(CO)8}, a reactive molecule. Three would give \\ce{Fe3(CO)12}, the analog of cyclopropane.',
    reference: 'LibreTexts, Inorganic Chemistry, The Isolobal Analogy',
  },
  {
    id: 'general-coordination-chemistry-350',
    topics: ['coordination-chemistry'],
    tests: ['isolobal-analogy'],
    difficulty: 'intermediate',
    text: 'With which fragment is \\ce{Co(CO)3} isolobal, and which cluster does the analogy with tetrahedrane predict?',
    answer: 'CH; \\ce{Co4(CO)12}',
    distractors: [
      {
        text: '\\ce{CH2}; \\ce{Co2(CO)8}',
        slip: 'electrons-miscounted',
        teaching: '\\ce{Co(CO)3} has 15 electrons, three short of 18, just as CH is three short of 8.',
      },
      {
        text: '\\ce{CH3}; \\ce{Co2(CO)6}',
        slip: 'electrons-miscounted',
        teaching: '\\ce{CH3} is only one electron short of 8.',
      },
      {
        text: 'BH; \\ce{Co6(CO)18}',
        slip: 'electrons-miscounted',
        teaching: 'BH is isolobal with \\ce{Fe(CO)3}, not with \\ce{Co(CO)3}.',
      },
    ],
    explanation:
      'CH has 5 electrons (three short of 8), and \\ce{Co(CO)3} has 9 + 6 = 15 (three short of 18). Four CH fragments make tetrahedrane; four \\ce{Co(CO)3} fragments make \\ce{Co4(CO)12}.',
    reference: 'LibreTexts, Inorganic Chemistry, The Isolobal Analogy',
  },
  {
    id: 'general-coordination-chemistry-351',
    topics: ['coordination-chemistry'],
    tests: ['isolobal-analogy'],
    difficulty: 'advanced',
    text: 'With which organic species is the fragment \\ce{[(C5H5)Fe(CO)2]}, called Fp, isolobal, and what does Fp form with itself?',
    answer: '\\ce{CH3}; a dimer with one metal–metal bond',
    distractors: [
      {
        text: '\\ce{CH2}; a dimer with a metal–metal double bond',
        slip: 'electrons-miscounted',
        teaching: 'Fp has 17 electrons, one short of 18.',
      },
      {
        text: 'CH; a tetrahedral cluster of four',
        slip: 'electrons-miscounted',
        teaching: 'For this, Fp would have to be three electrons short of 18.',
      },
      {
        text: '\\ce{CH4}; no dimer, because it is saturated',
        slip: 'electrons-miscounted',
        teaching: 'For this, Fp would need 18 electrons.',
      },
    ],
    explanation:
      'Iron contributes 8 electrons, \\ce{C5H5} 5 and the two CO ligands 4, for a total of 17: one short of 18, just as \\ce{CH3} is one short of 8. Two methyl groups give ethane, and two Fp fragments give \\ce{[(C5H5)Fe(CO)2]2} with one Fe–Fe bond.',
    reference: 'LibreTexts, Inorganic Chemistry, The Isolobal Analogy',
  },
  {
    id: 'general-intermolecular-forces-302',
    topics: ['intermolecular-forces'],
    tests: ['supramolecular-chemistry'],
    difficulty: 'beginner',
    text: 'What holds a guest in its host in supramolecular chemistry?',
    answer: 'Noncovalent interactions',
    distractors: [
      {
        text: 'New covalent bonds',
        slip: 'kind-of-bonding-confused',
        teaching: 'If new covalent bonds formed, host and guest would become one molecule.',
      },
      {
        text: 'Metallic bonds',
        slip: 'kind-of-bonding-confused',
        teaching: 'Neither host nor guest has a sea of delocalized electrons.',
      },
      {
        text: 'Nuclear forces',
        slip: 'wrong-cause',
        teaching: 'Nuclear forces act only inside atomic nuclei.',
      },
    ],
    explanation:
      'Hydrogen bonds, ion–dipole forces, π stacking, dispersion and the hydrophobic effect hold host and guest together; these interactions are noncovalent and reversible.',
    reference: 'LibreTexts, Inorganic Chemistry, Supramolecular Chemistry',
  },
  {
    id: 'general-intermolecular-forces-303',
    topics: ['intermolecular-forces'],
    tests: ['supramolecular-chemistry'],
    difficulty: 'beginner',
    text: 'In the presence of 18-crown-6, \\ce{KMnO4} dissolves in benzene to give “purple benzene.” What does the crown ether do?',
    answer: 'It surrounds \\ce{K+} with six oxygen atoms.',
    distractors: [
      {
        text: 'It surrounds \\ce{MnO4-} with six C–H groups.',
        slip: 'wrong-cause',
        teaching: 'The ring binds the cation; the anion follows to balance the charge.',
      },
      {
        text: 'It reduces \\ce{MnO4-} to soluble \\ce{Mn^2+}.',
        slip: 'reaction-type-confused',
        teaching: 'The purple color shows that permanganate is intact.',
      },
      {
        text: 'It makes benzene polar by reacting with it.',
        slip: 'other-process',
        teaching: 'Benzene does not react; it remains nonpolar.',
      },
    ],
    explanation:
      '\\ce{K+} fits into the ring and is held by ion–dipole forces with six oxygen atoms. The outside of the ring is nonpolar, so the salt dissolves in benzene.',
    reference: 'LibreTexts, Inorganic Chemistry, Supramolecular Chemistry',
  },
  {
    id: 'general-intermolecular-forces-304',
    topics: ['intermolecular-forces', 'coordination-chemistry'],
    tests: ['supramolecular-chemistry'],
    uses: ['chelate-effect'],
    difficulty: 'intermediate',
    text: '[2.2.2]Cryptand binds \\ce{K+} about 10^{4} times as strongly as 18-crown-6 in methanol. What is the reason?',
    answer: 'Its cage is preorganized in three dimensions.',
    distractors: [
      {
        text: 'Its donor atoms carry negative charges.',
        slip: 'charge-for-strength',
        teaching: 'Both hosts are neutral.',
      },
      {
        text: 'Its nitrogen atoms form covalent bonds to \\ce{K+}.',
        slip: 'kind-of-bonding-confused',
        teaching: 'In both hosts, \\ce{K+} is held by ion–dipole forces.',
      },
      {
        text: 'Its ring has fewer donor atoms to be arranged.',
        slip: 'donor-atoms-miscounted',
        teaching: 'The cryptand has eight donor atoms, and the crown ether has six.',
      },
    ],
    explanation:
      'The bicyclic cryptand encloses the ion on all sides and needs little reorganization on binding, so less entropy and solvation energy are lost (macrobicyclic effect).',
    reference: 'LibreTexts, Inorganic Chemistry, Supramolecular Chemistry',
  },
  {
    id: 'general-intermolecular-forces-305',
    topics: ['intermolecular-forces'],
    tests: ['supramolecular-chemistry'],
    difficulty: 'intermediate',
    text: 'What are the structures of a rotaxane and a catenane, in that order?',
    answer: 'A ring on a stoppered axle; two interlocked rings',
    distractors: [
      {
        text: 'Two interlocked rings; a ring on a stoppered axle',
        slip: 'names-exchanged',
        teaching: 'The names are interchanged: Latin *rota* means wheel, and *catena* means chain.',
      },
      {
        text: 'A ring bonded to an axle; two bonded rings',
        slip: 'kind-of-bonding-confused',
        teaching: 'The parts are held mechanically, not by covalent bonds.',
      },
      {
        text: 'Two bonded rings; a ring bonded to an axle',
        slip: 'kind-of-bonding-confused',
        teaching: 'The parts are held mechanically, not by covalent bonds, and the names are interchanged.',
      },
    ],
    explanation:
      'In a rotaxane, bulky stoppers keep a ring on an axle. In a catenane, rings are linked like those of a chain. Both are mechanical bonds.',
    reference: 'LibreTexts, Inorganic Chemistry, Supramolecular Chemistry',
  },
  {
    id: 'general-intermolecular-forces-306',
    topics: ['intermolecular-forces'],
    tests: ['supramolecular-chemistry'],
    difficulty: 'intermediate',
    text: 'A rotaxane has a ring (a positively charged, electron-poor cyclophane) and an axle with two stations. The ring resides at one of them, a strong electron donor. How can the ring be moved to the other station?',
    answer: 'By oxidizing the donor, so that the ring is repelled',
    distractors: [
      {
        text: 'By oxidizing the donor, so that the ring is attracted',
        slip: 'like-charges-attract',
        teaching: 'The oxidized donor is a cation, and the ring, which is also positive, is repelled.',
      },
      {
        text: 'By reducing the donor, so that the ring is repelled',
        slip: 'reversed-cause',
        teaching: 'More electrons would attract the electron-poor ring more strongly.',
      },
      {
        text: 'By reducing the donor, so that the ring is attracted',
        slip: 'reversed-cause',
        teaching: 'The donor already attracts the ring; a stronger attraction would keep it there.',
      },
    ],
    explanation:
      'The positive, electron-poor ring prefers the donor. Once the donor is oxidized to a cation, the ring is repelled and shuttles to the other station, so the rotaxane acts as a switch.',
    reference: 'LibreTexts, Inorganic Chemistry, Supramolecular Chemistry',
  },
  {
    id: 'general-intermolecular-forces-307',
    topics: ['intermolecular-forces'],
    tests: ['supramolecular-chemistry'],
    difficulty: 'advanced',
    text: 'A light-driven molecular motor turns in one direction only. Which fact makes this possible without violating the second law?',
    answer: 'The energy of light keeps it out of equilibrium.',
    distractors: [
      {
        text: 'The thermal motion of the solvent alone drives it.',
        slip: 'wrong-cause',
        teaching: 'At equilibrium thermal motion turns it equally often in both directions.',
      },
      {
        text: 'The chirality of the molecule alone drives it.',
        slip: 'wrong-cause',
        teaching: 'Chirality sets the direction, but without a supply of energy there is no net rotation.',
      },
      {
        text: 'The friction of the solvent supplies its energy.',
        slip: 'wrong-cause',
        teaching: 'Friction only dissipates energy; it does not supply any.',
      },
    ],
    explanation:
      'Light isomerizes the double bond, and a thermal step over a chiral barrier follows. Net rotation needs a supply of energy; chirality sets its direction.',
    reference: 'LibreTexts, Inorganic Chemistry, Supramolecular Chemistry',
  },
];
