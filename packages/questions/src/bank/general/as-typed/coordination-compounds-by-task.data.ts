import type { WrittenQuestion } from '../../written-question.ts';

export const coordinationCompoundsByTaskQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-coordination-chemistry-362',
    topics: ['coordination-chemistry'],
    tests: ['naming-coordination-compounds'],
    difficulty: 'beginner',
    text: 'What is the name of \\ce{[Co(NH3)5Cl]Cl2}?',
    answer: 'Pentaamminechlorocobalt(III) chloride',
    distractors: [
      {
        text: 'Pentaamminechlorocobalt(II) chloride',
        slip: 'complex-charge-left-out',
        teaching: 'One chloride inside and two outside make three negative charges, so cobalt is +3.',
      },
      {
        text: 'Pentaamminecobalt(III) trichloride',
        slip: 'prefixes-for-ionic',
        teaching: 'One chloride is a ligand and is named with the complex.',
      },
      {
        text: 'Pentaamminechlorocobalt(II) dichloride',
        slip: 'complex-charge-left-out',
        teaching:
          'One chloride inside and two outside make three negative charges, and counterions take no numerical prefix.',
      },
    ],
    explanation:
      'The ligands are named in alphabetical order (ammine, chloro; IUPAC now recommends chlorido), then cobalt with its oxidation state +3, then the counterion: pentaamminechlorocobalt(III) chloride.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-363',
    topics: ['coordination-chemistry'],
    tests: ['naming-coordination-compounds'],
    difficulty: 'intermediate',
    text: 'What is the formula of potassium trioxalatoferrate(III)?',
    answer: '\\ce{K3[Fe(C2O4)3]}',
    distractors: [
      {
        text: '\\ce{K[Fe(C2O4)3]}',
        slip: 'complex-charge-left-out',
        teaching: 'Three oxalates (−6) and \\ce{Fe^3+} give the complex a charge of −3.',
      },
      {
        text: '\\ce{K4[Fe(C2O4)3]}',
        slip: 'wrong-ion-charge',
        teaching: 'In this formula, iron would be iron(II).',
      },
      {
        text: '\\ce{Fe[K(C2O4)3]}',
        slip: 'charges-turned-around',
        teaching: 'The name ferrate means that iron, not potassium, is the central ion.',
      },
    ],
    explanation:
      '\\ce{C2O4^2-} has a charge of −2, so the charge of \\ce{[Fe(C2O4)3]^3-} is 3 − 6 = −3, and three potassium ions are needed.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-364',
    topics: ['coordination-chemistry'],
    tests: ['isomerism-of-complexes'],
    difficulty: 'beginner',
    text: 'What kind of isomers are \\ce{[Co(NH3)5Br]SO4} and \\ce{[Co(NH3)5SO4]Br}?',
    answer: 'Ionization isomers',
    distractors: [
      {
        text: 'Linkage isomers',
        slip: 'isomers-of-another-complex',
        teaching:
          'Linkage isomers need a ligand that can bind through either of two different atoms, such as \\ce{NO2-}.',
      },
      {
        text: 'Geometric isomers',
        slip: 'isomers-of-another-complex',
        teaching: 'Geometric isomers differ only in the arrangement of the same ligands around the metal.',
      },
      {
        text: 'Optical isomers',
        slip: 'isomers-of-another-complex',
        teaching: 'Optical isomers would be nonsuperimposable mirror images of each other.',
      },
    ],
    explanation:
      'A ligand and a counterion have exchanged places, so the solutions contain different free ions, \\ce{SO4^2-} or \\ce{Br-}.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-365',
    topics: ['coordination-chemistry'],
    tests: ['isomerism-of-complexes'],
    difficulty: 'intermediate',
    text: 'Which complex has optical isomers?',
    answer: '*cis*-\\ce{[Co(en)2Cl2]+}',
    distractors: [
      {
        text: '*trans*-\\ce{[Co(en)2Cl2]+}',
        slip: 'every-isomer-chiral',
        teaching: 'The trans isomer has planes of symmetry, so it is achiral.',
      },
      {
        text: '*cis*-\\ce{[Pt(NH3)2Cl2]}',
        slip: 'tetrahedral-for-square',
        teaching: 'This complex is planar; the plane of the molecule is a mirror plane.',
      },
      {
        text: '*fac*-\\ce{[Co(NH3)3Cl3]}',
        slip: 'every-isomer-chiral',
        teaching: 'The fac isomer has planes of symmetry, so it is achiral.',
      },
    ],
    explanation:
      'The arrangement of the two chelate rings and two cis chlorides has no mirror plane, so the complex and its mirror image are not superimposable. The complex with optical isomers is *cis*-\\ce{[Co(en)2Cl2]+}.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-366',
    topics: ['coordination-chemistry'],
    tests: ['isomerism-of-complexes'],
    difficulty: 'intermediate',
    text: 'How many geometric isomers does octahedral \\ce{[Co(NH3)3Cl3]} have, and what are they called?',
    answer: 'Two: facial and meridional',
    distractors: [
      {
        text: 'Two: cis and trans',
        slip: 'isomers-of-another-complex',
        teaching: 'The names cis and trans are used for complexes of the type \\ce{MA4B2}.',
      },
      {
        text: 'Three: facial and two meridional',
        slip: 'enantiomers-not-counted',
        teaching: 'Both isomers have mirror planes, so neither has an enantiomer to be counted separately.',
      },
      {
        text: 'Three: cis, trans and meridional',
        slip: 'isomers-of-another-complex',
        teaching:
          'The names cis and trans are used for complexes of the type \\ce{MA4B2}; here the isomers are facial and meridional.',
      },
    ],
    explanation:
      'Three identical ligands lie on one face (fac) or on a meridian around the metal (mer): two isomers.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-367',
    topics: ['coordination-chemistry'],
    tests: ['complex-ions', 'ligands'],
    difficulty: 'beginner',
    text: 'What is the coordination number of chromium in \\ce{[Cr(en)2Cl2]+} (en is ethane-1,2-diamine)?',
    answer: '6',
    distractors: [
      {
        text: '4',
        slip: 'denticity-overlooked',
        teaching: 'Each en ligand binds through two nitrogen atoms, so it occupies two sites.',
        expression: '2 + 2',
      },
      {
        text: '3',
        slip: 'coordination-number-for-oxidation-state',
        teaching: 'This is the oxidation state of chromium.',
        expression: '1 + 2',
      },
      {
        text: '8',
        slip: 'donor-atoms-miscounted',
        teaching: 'Each chloride binds only once, so the number is 2 × 2 + 2.',
        expression: '2 * 2 + 2 * 2',
      },
    ],
    explanation: 'Two bidentate en ligands and two chlorides have 2 × 2 + 2 = 6 donor atoms.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
    computation: { kind: 'quantity', expression: '2 * 2 + 2', unit: '' },
  },
  {
    id: 'general-coordination-chemistry-368',
    topics: ['coordination-chemistry'],
    tests: ['ligands'],
    uses: ['complex-ions'],
    difficulty: 'beginner',
    text: 'What makes a molecule or an ion able to act as a ligand?',
    answer: 'A lone pair that it can donate to a metal',
    distractors: [
      {
        text: 'An empty orbital for electrons from a metal',
        slip: 'lewis-roles-swapped',
        teaching: 'The metal ion accepts the pair; the ligand donates it.',
      },
      {
        text: 'A proton that it can donate to a metal',
        slip: 'other-acid-theory',
        teaching: 'Protons play no part in the coordinate bond.',
      },
      {
        text: 'A negative charge that it can donate to a metal',
        slip: 'wrong-cause',
        teaching: '\\ce{NH3}, \\ce{H2O} and CO are neutral ligands.',
      },
    ],
    explanation: 'The ligand donates a lone pair to the metal, so it is a Lewis base.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-369',
    topics: ['coordination-chemistry'],
    tests: ['complex-ions'],
    uses: ['ligands'],
    difficulty: 'intermediate',
    text: 'Why does cobalt(II) have a coordination number of 6 with water but 4 with chloride, as in \\ce{[CoCl4]^2-}?',
    answer: 'Chloride ions are larger and repel one another.',
    distractors: [
      {
        text: 'Chloride ions are larger and bind at two sites.',
        slip: 'donor-atoms-miscounted',
        teaching: 'Each chloride binds only once here, through one lone pair.',
      },
      {
        text: 'Water molecules are smaller and bind at two sites.',
        slip: 'donor-atoms-miscounted',
        teaching: 'Each water molecule binds only once, through its oxygen atom.',
      },
      {
        text: 'Cobalt has another oxidation state with chloride.',
        slip: 'wrong-cause',
        teaching: 'Cobalt is in the +2 state in both complexes.',
      },
    ],
    explanation:
      'Four large, negatively charged chlorides fill the space around cobalt, whereas six small, neutral water molecules fit.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-370',
    topics: ['coordination-chemistry'],
    tests: ['high-spin-and-low-spin-complexes'],
    uses: ['crystal-field-theory'],
    difficulty: 'beginner',
    text: 'Which complex ion is diamagnetic?',
    answer: '\\ce{[Fe(CN)6]^4-}',
    distractors: [
      {
        text: '\\ce{[Fe(H2O)6]^2+}',
        slip: 'other-spin-state',
        teaching: 'This ion is high-spin d^{6} and has four unpaired electrons.',
      },
      {
        text: '\\ce{[Mn(H2O)6]^2+}',
        slip: 'upper-level-forgotten',
        teaching: 'This ion is high-spin d^{5} and has five unpaired electrons.',
      },
      {
        text: '\\ce{[Fe(CN)6]^3-}',
        slip: 'unpaired-electrons-miscounted',
        teaching: 'This ion is low-spin d^{5} and has one unpaired electron.',
      },
    ],
    explanation:
      'Cyanide is a strong-field ligand: in a d^{6} ion, three electron pairs fill t_{2g}. \\ce{[Fe(CN)6]^4-} has no unpaired electrons.',
    reference: 'OpenStax Chemistry 2e, section 19.3',
  },
  {
    id: 'general-coordination-chemistry-371',
    topics: ['coordination-chemistry'],
    tests: ['high-spin-and-low-spin-complexes'],
    difficulty: 'intermediate',
    text: 'What is the spin-only magnetic moment of high-spin \\ce{[CoF6]^3-}? (*μ* = (*n*(*n* + 2))^{1/2} *μ*_{B})',
    answer: '4.90 *μ*_{B}',
    distractors: [
      {
        text: '0 *μ*_{B}',
        slip: 'other-spin-state',
        teaching: 'This is the value for a low-spin d^{6} complex, such as \\ce{[Co(NH3)6]^3+}.',
      },
      {
        text: '5.92 *μ*_{B}',
        slip: 'unpaired-electrons-miscounted',
        teaching: 'This is the value for five unpaired electrons, as in high-spin d^{5}.',
      },
      {
        text: '3.87 *μ*_{B}',
        slip: 'unpaired-electrons-miscounted',
        teaching: 'This is the value for three unpaired electrons; there are four.',
      },
    ],
    explanation:
      '\\ce{Co^3+} is d^{6}; the high-spin configuration t_{2g}^{4}e_{g}^{2} has four unpaired electrons, so *μ* = (4 × 6)^{1/2} = 4.90 *μ*_{B}.',
    reference: 'OpenStax Chemistry 2e, section 19.3',
  },
  {
    id: 'general-coordination-chemistry-372',
    topics: ['coordination-chemistry'],
    tests: ['high-spin-and-low-spin-complexes'],
    difficulty: 'intermediate',
    text: 'An iron(III) complex has a magnetic moment of 5.9 *μ*_{B}, and another has one of 2.3 *μ*_{B}. What can be concluded?',
    answer: 'The first has weak-field and the second strong-field ligands.',
    distractors: [
      {
        text: 'The first has strong-field and the second weak-field ligands.',
        slip: 'field-levels-swapped',
        teaching: 'A large splitting pairs electrons and lowers the moment.',
      },
      {
        text: 'The first has six unpaired electrons, and the second has two.',
        slip: 'unpaired-electrons-miscounted',
        teaching: 'Six unpaired electrons would give 6.9 *μ*_{B}, and d^{5} has at most five.',
      },
      {
        text: 'The first has five unpaired electrons, and the second has two.',
        slip: 'unpaired-electrons-miscounted',
        teaching:
          'Two unpaired electrons would give 2.8 *μ*_{B}, and d^{5} has an odd number of unpaired electrons.',
      },
    ],
    explanation:
      '5.9 *μ*_{B} indicates five unpaired electrons (high-spin d^{5}), and 2.3 *μ*_{B} indicates one (low spin, with an orbital contribution).',
    reference: 'OpenStax Chemistry 2e, section 19.3',
  },
  {
    id: 'general-coordination-chemistry-374',
    topics: ['coordination-chemistry'],
    tests: ['spectrochemical-series', 'electronic-spectra-of-complexes'],
    uses: ['crystal-field-theory', 'colors-of-complexes'],
    difficulty: 'intermediate',
    text: 'A complex absorbs at 600 nm. In which direction does the band shift when its ligands are replaced by stronger-field ligands, and what happens to the d levels?',
    answer: 'To shorter wavelengths; t_{2g} and e_{g} move apart',
    distractors: [
      {
        text: 'To longer wavelengths; t_{2g} and e_{g} move apart',
        slip: 'reversed-trend',
        teaching: 'A larger gap requires more energy, which means a shorter wavelength.',
      },
      {
        text: 'To longer wavelengths; t_{2g} and e_{g} move together',
        slip: 'field-levels-swapped',
        teaching: 'Stronger-field ligands increase the splitting.',
      },
      {
        text: 'To shorter wavelengths; t_{2g} and e_{g} move together',
        slip: 'field-levels-swapped',
        teaching: 'Stronger-field ligands move the levels apart.',
      },
    ],
    explanation:
      'Δ_{o} increases, and since *E* = *hc*/*λ*, the transition from t_{2g} to e_{g} requires light of a shorter wavelength.',
    reference: 'OpenStax Chemistry 2e, section 19.3',
  },
  {
    id: 'general-coordination-chemistry-375',
    topics: ['coordination-chemistry'],
    tests: ['colors-of-complexes'],
    uses: ['beer-lambert-law'],
    difficulty: 'beginner',
    text: 'The concentration of a blue copper(II) ammine solution is to be measured with a colorimeter. Which filter is best?',
    answer: 'An orange-yellow one',
    distractors: [
      {
        text: 'A blue one',
        slip: 'absorbed-for-seen-color',
        teaching: 'Blue light passes through the solution and is hardly absorbed.',
      },
      {
        text: 'A colorless one',
        slip: 'wrong-cause',
        teaching:
          'A colorless filter also transmits the blue light that the solution does not absorb, so the sensitivity is low.',
      },
      {
        text: 'A green one',
        slip: 'maximum-misplaced',
        teaching:
          'Green light is absorbed less strongly than orange-yellow light, whose color is complementary to blue, so the sensitivity is lower.',
      },
    ],
    explanation:
      'The solution looks blue because it absorbs orange-yellow light. Light of this complementary color is absorbed most strongly by the complex.',
    reference: 'OpenStax Chemistry 2e, section 19.3',
  },
  {
    id: 'general-coordination-chemistry-376',
    topics: ['coordination-chemistry'],
    tests: ['calibration-curve', 'dilution'],
    difficulty: 'intermediate',
    text: 'Standard solutions of \\ce{[Fe(SCN)]^2+} at 0.10, 0.20 and 0.30 mmol/L have absorbances of 0.21, 0.42 and 0.63. A sample that contains excess thiocyanate is diluted tenfold with thiocyanate solution and then has an absorbance of 0.35. What was the concentration of \\ce{[Fe(SCN)]^2+} before the dilution?',
    answer: '1.7 mmol/L',
    distractors: [
      {
        text: '0.17 mmol/L',
        slip: 'ignored-dilution',
        teaching: 'The sample was diluted tenfold before the measurement.',
        expression: '0.35 / 2.1',
      },
      {
        text: '0.017 mmol/L',
        slip: 'divided-for-multiplied',
        teaching: 'To correct for the dilution, multiply by 10; here the value was divided by 10.',
        expression: '0.35 / 2.1 / 10',
      },
      {
        text: '0.74 mmol/L',
        slip: 'multiplied-for-divided',
        teaching:
          'The absorbance is divided by 2.1 per mmol/L, not multiplied, and the result must be corrected for the dilution.',
        expression: '0.35 * 2.1',
      },
    ],
    explanation:
      'The slope is 2.1 L/mmol, so the diluted sample contains 0.35/2.1 = 0.17 mmol/L; before dilution it was 1.7 mmol/L.',
    reference: 'OpenStax Chemistry 2e, section 19.3',
    computation: { kind: 'quantity', expression: '0.35 / 2.1 * 10', unit: 'mmol/L' },
  },
  {
    id: 'general-coordination-chemistry-377',
    topics: ['coordination-chemistry'],
    tests: ['complex-ion-equilibria'],
    uses: ['colors-of-complexes', 'beer-lambert-law'],
    difficulty: 'intermediate',
    text: 'Why is an excess of ligand, such as ammonia for \\ce{Cu^2+}, added before the absorbance is measured with a colorimeter?',
    answer: 'To convert all the metal ions to the complex',
    distractors: [
      {
        text: 'To make the reaction of the metal ion faster',
        slip: 'condition-for-catalyst',
        teaching: 'Ligand exchange of copper(II) is fast anyway.',
      },
      {
        text: 'To make the solution more dilute and clear',
        slip: 'wrong-cause',
        teaching: 'Adding the ligand may dilute the solution slightly, but that is not the purpose.',
      },
      {
        text: 'To give the ligand a color of its own',
        slip: 'wrong-cause',
        teaching: 'Ammonia itself is colorless, and an excess does not change this.',
      },
    ],
    explanation:
      'The absorbance should measure all the copper. An excess shifts the equilibrium to the complex, which absorbs more strongly than the aqua ion.',
    reference: 'OpenStax Chemistry 2e, section 19.3',
  },
  {
    id: 'general-coordination-chemistry-378',
    topics: ['coordination-chemistry'],
    tests: ['chelate-effect'],
    difficulty: 'beginner',
    text: 'How does EDTA help a patient with lead poisoning?',
    answer: 'It binds \\ce{Pb^2+} firmly and is excreted with it.',
    distractors: [
      {
        text: 'It reduces \\ce{Pb^2+} to lead, which is harmless.',
        slip: 'reaction-type-confused',
        teaching: 'EDTA is a ligand, not a reducing agent; lead metal would not be harmless.',
      },
      {
        text: 'It precipitates \\ce{Pb^2+} as an insoluble salt.',
        slip: 'reaction-type-confused',
        teaching: 'The complex is soluble in water, so the kidneys can remove it.',
      },
      {
        text: 'It oxidizes \\ce{Pb^2+} to \\ce{Pb^4+}, which is harmless.',
        slip: 'condition-for-catalyst',
        teaching: 'EDTA is a ligand, not an oxidizing agent; lead(IV) would not be harmless either.',
      },
    ],
    explanation:
      'EDTA wraps around \\ce{Pb^2+} and binds it through six donor atoms. The very stable, soluble complex leaves the body in the urine.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-379',
    topics: ['coordination-chemistry'],
    tests: ['hard-and-soft-acids-and-bases'],
    uses: ['chelate-effect'],
    difficulty: 'intermediate',
    text: 'Dimercaprol, with two –SH groups, is given to treat poisoning by mercury, arsenic or lead. Why does it not remove calcium from the body?',
    answer: 'Sulfur prefers soft metal ions to hard \\ce{Ca^2+}.',
    distractors: [
      {
        text: 'Sulfur prefers hard metal ions to soft \\ce{Ca^2+}.',
        slip: 'hard-for-soft',
        teaching: 'Calcium is a hard ion and prefers oxygen donors.',
      },
      {
        text: 'Sulfur prefers highly charged ions to \\ce{Ca^2+}.',
        slip: 'charge-for-strength',
        teaching: '\\ce{Hg^2+} and \\ce{Pb^2+} have the same charge as \\ce{Ca^2+}.',
      },
      {
        text: 'Sulfur prefers small metal ions to \\ce{Ca^2+}.',
        slip: 'wrong-cause',
        teaching: '\\ce{Pb^2+} is larger than \\ce{Ca^2+}.',
      },
    ],
    explanation:
      'Soft donors bind soft acids: thiolate binds \\ce{Hg^2+}, arsenic(III) and \\ce{Pb^2+} strongly, but hardly binds hard \\ce{Ca^2+} at all.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-380',
    topics: ['coordination-chemistry'],
    tests: ['chelate-effect'],
    difficulty: 'intermediate',
    text: 'Succimer, a dithiol, binds lead and can be taken by mouth. Besides binding lead strongly, what is required of such a chelating drug?',
    answer: 'It must leave zinc and calcium mostly alone.',
    distractors: [
      {
        text: 'It must keep the lead complex in the body.',
        slip: 'reversed-trend',
        teaching: 'The complex must be excreted; otherwise, the lead would remain in the body.',
      },
      {
        text: 'It must be insoluble in water and in blood.',
        slip: 'reversed-trend',
        teaching: 'The drug must reach the lead and carry it to the kidneys.',
      },
      {
        text: 'It must bind lead through a single donor atom.',
        slip: 'wrong-cause',
        teaching: 'Several donors make a chelate, which is far more stable.',
      },
    ],
    explanation:
      'The body needs \\ce{Ca^2+} and \\ce{Zn^2+}. A drug that binds them too would do harm; selectivity for lead is essential.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-periodic-trends-356',
    topics: ['periodic-trends'],
    tests: ['boranes'],
    difficulty: 'intermediate',
    text: 'A borane cluster has *n* BH vertices. According to Wade’s rules, how many skeletal electron pairs do closo, nido and arachno clusters have, in that order?',
    answer: '*n* + 1, *n* + 2, *n* + 3',
    distractors: [
      {
        text: '*n* + 3, *n* + 2, *n* + 1',
        slip: 'reversed-trend',
        teaching: 'The more open the cluster, the more skeletal pairs it has for *n* vertices.',
      },
      {
        text: '*n*, *n* + 1, *n* + 2',
        slip: 'skeletal-pairs-miscounted',
        teaching: 'A closed cluster has one more pair than it has vertices.',
      },
      {
        text: '*n* + 2, *n* + 1, *n*',
        slip: 'skeletal-pairs-miscounted',
        teaching:
          'A closed cluster has one more pair than it has vertices, and the open clusters have even more.',
      },
    ],
    explanation:
      'A closed polyhedron with *n* vertices has *n* + 1 skeletal pairs. A cluster with one vertex missing is nido (*n* + 2), and one with two missing is arachno (*n* + 3).',
    reference: 'LibreTexts, Chemistry of the Main Group Elements, Wade’s rules',
  },
  {
    id: 'general-periodic-trends-357',
    topics: ['periodic-trends'],
    tests: ['boranes'],
    difficulty: 'advanced',
    text: 'Which structure do Wade’s rules predict for \\ce{B4H10}?',
    answer: 'Arachno: an octahedron that lacks two vertices',
    distractors: [
      {
        text: 'Nido: a trigonal bipyramid that lacks one vertex',
        slip: 'skeletal-pairs-miscounted',
        teaching:
          'Four BH units give 8 electrons and six more H atoms give 6, so there are 7 pairs = *n* + 3.',
      },
      {
        text: 'Closo: a tetrahedron with all vertices',
        slip: 'skeletal-pairs-miscounted',
        teaching: 'A closo cluster of four vertices would have 5 pairs.',
      },
      {
        text: 'Hypho: a cube that lacks four vertices',
        slip: 'skeletal-pairs-miscounted',
        teaching: 'A hypho cluster of four vertices would have 8 pairs.',
      },
    ],
    explanation:
      'There are 4 × 2 + 6 × 1 = 14 electrons, or 7 pairs = *n* + 3 with *n* = 4. The cluster is arachno, derived from a polyhedron with six vertices, the octahedron.',
    reference: 'LibreTexts, Chemistry of the Main Group Elements, Wade’s rules',
  },
  {
    id: 'general-periodic-trends-358',
    topics: ['periodic-trends'],
    tests: ['boranes'],
    difficulty: 'advanced',
    text: 'The closo cluster \\ce{[B12H12]^2-} consists of twelve BH units. In a closo carborane, two of them are replaced by CH units. What is the charge of this carborane?',
    answer: '0, because each carbon adds one electron',
    distractors: [
      {
        text: '−4, because each carbon adds one electron',
        slip: 'wrong-sign',
        teaching: 'The added electrons replace the negative charge.',
      },
      {
        text: '−1, because only one carbon adds one electron',
        slip: 'one-side-only',
        teaching: 'Each of the two carbon atoms adds one electron.',
      },
      {
        text: '−2, because CH and BH are equivalent',
        slip: 'wrong-ion-charge',
        teaching: 'BH contributes two skeletal electrons, but CH contributes three.',
      },
    ],
    explanation:
      'Both clusters need 13 pairs. Ten BH units give 20 electrons and two CH units give 6, for a total of 26, so no charge is needed.',
    reference: 'LibreTexts, Chemistry of the Main Group Elements, Wade’s rules',
  },
  {
    id: 'general-coordination-chemistry-381',
    topics: ['coordination-chemistry'],
    tests: ['transition-metals', 'band-of-stability'],
    uses: ['redox-of-transition-metals'],
    difficulty: 'beginner',
    text: 'Which property makes technetium unique among the elements of the 3d and 4d series?',
    answer: 'It has no stable isotope.',
    distractors: [
      {
        text: 'It has the highest density.',
        slip: 'property-misjudged',
        teaching: 'Its density is about 11 g/cm³; ruthenium and rhodium exceed 12 g/cm³.',
      },
      {
        text: 'It is a liquid metal.',
        slip: 'wrong-cause',
        teaching: 'Mercury is a liquid metal; technetium melts above 2100 °C.',
      },
      {
        text: 'It has a full 4d subshell.',
        slip: 'aufbau-order',
        teaching: 'Its ground state is [Kr]4d^{5}5s^{2}: the 4d subshell is only half filled.',
      },
    ],
    explanation:
      'Technetium (*Z* = 43) was the first element to be made artificially; all its isotopes are radioactive.',
    reference: 'OpenStax Chemistry 2e, section 21.5',
  },
  {
    id: 'general-coordination-chemistry-382',
    topics: ['coordination-chemistry', 'redox'],
    tests: ['redox-of-transition-metals'],
    uses: ['oxidation-numbers'],
    difficulty: 'intermediate',
    text: 'Technetium-99m is obtained from a generator as \\ce{TcO4-}. Why must it be treated with \\ce{SnCl2} before most ligands will bind?',
    answer: 'Tc(VII) must be reduced to lower states.',
    distractors: [
      {
        text: 'Tc(VII) must be oxidized to higher states.',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: 'The +7 state is the highest; in addition, tin(II) is a reducing agent.',
      },
      {
        text: 'The γ rays must be absorbed by tin.',
        slip: 'other-process',
        teaching: 'The γ rays are needed for the image.',
      },
      {
        text: 'The oxide must be precipitated by chloride.',
        slip: 'reaction-type-confused',
        teaching: 'Technetium must stay in solution.',
      },
    ],
    explanation:
      'In pertechnetate, oxygen fills the coordination sphere. Tin(II) reduces technetium to states such as +4 or +5, which bind chelating ligands.',
    reference: 'OpenStax Chemistry 2e, section 21.5',
  },
  {
    id: 'general-nuclear-chemistry-312',
    topics: ['nuclear-chemistry'],
    tests: ['radioactive-decay', 'half-life-of-a-nuclide'],
    difficulty: 'intermediate',
    text: 'Why is ^{99m}Tc well suited for medical imaging?',
    answer: 'It emits γ rays and has a short half-life.',
    distractors: [
      {
        text: 'It emits α particles and has a short half-life.',
        slip: 'mixed-up-decays',
        teaching: 'α particles would not leave the body and would do great damage.',
      },
      {
        text: 'It emits γ rays and has a long half-life.',
        slip: 'one-part-right',
        teaching: 'A long half-life would mean a needless dose.',
      },
      {
        text: 'It emits α particles and has a long half-life.',
        slip: 'mixed-up-decays',
        teaching: 'α particles would not leave the body, and a long half-life would mean a needless dose.',
      },
    ],
    explanation:
      'The γ rays (140 keV) leave the body and are easily detected, hardly any charged particles are emitted that could harm tissue, and with a half-life of only 6.0 h, little of the isotope is left after a day.',
    reference: 'OpenStax Chemistry 2e, section 21.5',
  },
  {
    id: 'general-coordination-chemistry-383',
    topics: ['coordination-chemistry'],
    tests: ['redox-of-transition-metals'],
    difficulty: 'advanced',
    text: '\\ce{MnO4-} is a strong oxidizing agent, \\ce{TcO4-} is a weak one, and \\ce{ReO4-} is weaker still. Which general trend does this show?',
    answer: 'High oxidation states gain stability down a d-block group.',
    distractors: [
      {
        text: 'High oxidation states lose stability down a d-block group.',
        slip: 'reversed-trend',
        teaching: 'If this were so, \\ce{ReO4-} would be the strongest oxidizing agent.',
      },
      {
        text: 'High oxidation states lose stability down a p-block group.',
        slip: 'overgeneralised-rule',
        teaching: 'This is the inert pair effect; manganese, technetium and rhenium are d-block metals.',
      },
      {
        text: 'Low oxidation states gain stability down a d-block group.',
        slip: 'reversed-trend',
        teaching: 'If this were so, \\ce{ReO4-} would be reduced more easily than \\ce{MnO4-}.',
      },
    ],
    explanation:
      'The 4d and 5d orbitals extend farther and bond better with oxygen, so +7 is far more stable for Tc and Re than for Mn.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
  {
    id: 'general-coordination-chemistry-384',
    topics: ['coordination-chemistry'],
    tests: ['polyatomic-molecular-orbitals'],
    difficulty: 'advanced',
    text: 'The six σ donor orbitals of an octahedral complex span A_{1g} + E_{g} + T_{1u}. Which metal orbitals can bond with them?',
    answer: 's, p and two of the d orbitals',
    distractors: [
      {
        text: 's, p and three of the d orbitals',
        slip: 'orbitals-of-other-symmetry',
        teaching: 'The set of three d orbitals is T_{2g}, which does not occur among the σ donor orbitals.',
      },
      {
        text: 'p and all of the d orbitals',
        slip: 'orbitals-of-other-symmetry',
        teaching: 'The s orbital belongs to A_{1g} and takes part; the T_{2g} orbitals do not.',
      },
      {
        text: 'p and three of the d orbitals',
        slip: 'one-side-only',
        teaching: 'The s orbital (A_{1g}) also takes part, and the three d orbitals (T_{2g}) do not.',
      },
    ],
    explanation:
      'The s orbital belongs to A_{1g}, p_{x}, p_{y} and p_{z} to T_{1u}, and d_{z²} and d_{x²−y²} to E_{g}. T_{2g} has no partner among the σ donor orbitals.',
    reference: 'LibreTexts, Inorganic Chemistry, Ligand Field Theory',
  },
  {
    id: 'general-coordination-chemistry-385',
    topics: ['coordination-chemistry'],
    tests: ['character-tables'],
    difficulty: 'advanced',
    text: 'To find the σ-bonding orbitals of an octahedral complex, a reducible representation of the six ligand σ orbitals is constructed. What is its character under *C*_{4}?',
    answer: '2',
    distractors: [
      {
        text: '3',
        slip: 'symmetry-character-miscounted',
        teaching:
          'Three is the number of *C*_{4} axes; a rotation about any one of them leaves two ligands in place.',
      },
      {
        text: '0',
        slip: 'symmetry-character-miscounted',
        teaching: 'Two ligands on the axis stay in place, and each contributes 1.',
      },
      {
        text: '6',
        slip: 'symmetry-character-miscounted',
        teaching: 'This is the character under the identity, which leaves all six ligands in place.',
      },
    ],
    explanation:
      'Each orbital that stays in place contributes 1. A rotation by 90° about an axis through two ligands leaves these two in place, so the character is 2.',
    reference: 'LibreTexts, Inorganic Chemistry, Ligand Field Theory',
  },
  {
    id: 'general-coordination-chemistry-386',
    topics: ['coordination-chemistry'],
    tests: ['character-tables'],
    uses: ['molecular-orbital-theory'],
    difficulty: 'advanced',
    text: 'The six ligand σ orbitals of an octahedral complex form the representation Γ_{σ}. According to the *O*_{h} character table, why do d_{xy}, d_{xz} and d_{yz} form no σ bonds?',
    answer: '*xy*, *xz*, *yz* belong to T_{2g}, which is absent from Γ_{σ}.',
    distractors: [
      {
        text: '*xy*, *xz*, *yz* belong to E_{g}, which is absent from Γ_{σ}.',
        slip: 'orbitals-of-other-symmetry',
        teaching: 'E_{g} contains *z*² and *x*² − *y*², and it is present in Γ_{σ}.',
      },
      {
        text: '*xy*, *xz*, *yz* belong to T_{1u}, which is present in Γ_{σ}.',
        slip: 'orbitals-of-other-symmetry',
        teaching: 'It is *x*, *y*, *z* that belong to T_{1u}; these correspond to the p orbitals.',
      },
      {
        text: '*xy*, *xz*, *yz* belong to E_{g}, which is present in Γ_{σ}.',
        slip: 'orbitals-of-other-symmetry',
        teaching: 'E_{g} contains *z*² and *x*² − *y*², which do form σ bonds.',
      },
    ],
    explanation:
      'The functions in the right-hand columns show to which representations the orbitals belong. Γ_{σ} = A_{1g} + E_{g} + T_{1u}; T_{2g} is not among them, so these d orbitals are nonbonding with respect to σ bonding.',
    reference: 'LibreTexts, Inorganic Chemistry, Ligand Field Theory',
  },
];
