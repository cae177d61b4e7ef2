import type { WrittenQuestion } from '../../written-question.ts';

/** Atoms, nuclei, trends and bonds, as students ask for them in narrow words. */
export const atomsNucleiAndBondsNarrow: readonly WrittenQuestion[] = [
  {
    id: 'general-atomic-structure-879',
    topics: ['atomic-structure'],
    tests: ['models-of-the-atom'],
    difficulty: 'beginner',
    text: 'In Rutherford’s experiment, gold foil turned back a very small fraction of the α particles. What do the turning back of a few particles, and their small number, show about the nucleus?',
    answer: 'It is heavy and highly charged; it is very small.',
    distractors: [
      {
        text: 'It is heavy and highly charged; few atoms have one.',
        slip: 'wrong-cause',
        teaching:
          'Every gold atom has a nucleus; most α particles miss all of them, because each is tiny compared with its atom.',
      },
      {
        text: 'It is light and easily moved; it is very small.',
        slip: 'reversed-cause',
        teaching:
          'An α particle would push a light nucleus aside; only something heavier than itself can throw it back.',
      },
      {
        text: 'It is light and easily moved; few atoms have one.',
        slip: 'model-of-another-time',
        teaching:
          'Light, movable parts such as electrons cannot turn back an α particle, and the foil consists of gold atoms that are all alike.',
      },
    ],
    explanation:
      'To turn back a fast α particle takes a strong repulsion from something much heavier than the particle. Such close encounters are rare, because this core takes up only a minute part of the atom. About the nucleus this shows: It is heavy and highly charged; it is very small.',
    reference: 'OpenStax Chemistry 2e, section 2.2',
  },
  {
    id: 'general-chemical-bonding-879',
    topics: ['chemical-bonding'],
    tests: ['formal-charge'],
    uses: ['lewis-structures'],
    difficulty: 'intermediate',
    text: 'In the structure O=O–O of ozone each atom has an octet. A student gives the oxygen atoms the formal charges 0, 0 and −1, from left to right. Which of these charges is wrong?',
    answer: 'That of the middle atom; it should be +1.',
    distractors: [
      {
        text: 'That of the left atom; it should be −1.',
        slip: 'lone-pair-forgotten',
        teaching:
          'With two lone pairs and a double bond the left atom owns 4 + 2 = 6 electrons, as a free atom does; −1 would need seven.',
      },
      {
        text: 'That of the left atom; it should be +1.',
        slip: 'miscounted-lone-pairs',
        teaching:
          'With two lone pairs and a double bond the left atom owns 4 + 2 = 6 electrons, so 0 is right.',
      },
      {
        text: 'That of the right atom; it should be 0.',
        slip: 'neutral-molecule-neutral-atoms',
        teaching:
          'With three lone pairs and a single bond the right atom owns 6 + 1 = 7 electrons; a neutral molecule may contain charged atoms.',
      },
    ],
    explanation:
      'The middle atom has one lone pair and three bonds: 6 − 2 − 3 = +1. The charges 0, +1 and −1 add up to zero, as they must in a neutral molecule. The wrong charge is that of the middle atom; it should be +1.',
    reference: 'OpenStax Chemistry 2e, section 7.4',
  },
  {
    id: 'general-chemical-bonding-880',
    topics: ['chemical-bonding'],
    tests: ['octet-rule-and-its-exceptions'],
    difficulty: 'intermediate',
    text: '\\ce{PCl5} is known, but \\ce{NCl5} is not. In which two ways does a phosphorus atom differ from a nitrogen atom so that it can form five bonds?',
    answer: 'It is larger, and its valence shell can hold more than eight electrons.',
    distractors: [
      {
        text: 'It is larger, and its valence shell contains two more electrons.',
        slip: 'valence-electrons-miscounted',
        teaching:
          'Both elements are in group 15 and have five valence electrons; only the size differs as stated.',
      },
      {
        text: 'It is larger, and its valence shell contains two more unpaired electrons.',
        slip: 'unpaired-electrons-miscounted',
        teaching:
          'Both atoms have three unpaired electrons and a lone pair in the valence shell; only the size differs as stated.',
      },
      {
        text: 'It is smaller, and its valence shell contains two more electrons.',
        slip: 'reversed-trend',
        teaching:
          'Atoms become larger down a group, and the number of valence electrons, here five, stays the same.',
      },
    ],
    explanation:
      'Both atoms have five valence electrons. Five single bonds mean ten electrons, too many for the second shell of nitrogen, and five chlorine atoms hardly fit around so small an atom. Phosphorus differs in both ways: It is larger, and its valence shell can hold more than eight electrons.',
    reference: 'OpenStax Chemistry 2e, section 7.3',
  },
  {
    id: 'general-chemical-bonding-881',
    topics: ['chemical-bonding'],
    tests: ['octet-rule-and-its-exceptions'],
    difficulty: 'intermediate',
    text: 'Phosphorus forms \\ce{PF5}, but nitrogen forms no \\ce{NF5}. Nitrogen does form \\ce{NF3} and the ion \\ce{NF4+}. Which explanation of the missing \\ce{NF5} agrees with these facts?',
    answer: 'The valence shell of nitrogen holds only four electron pairs.',
    distractors: [
      {
        text: 'The valence shell of nitrogen has room for only three electrons.',
        slip: 'valence-electrons-miscounted',
        teaching:
          'The shell has room for eight: in \\ce{NF3} it contains three bonding pairs and a lone pair.',
      },
      {
        text: 'The lone pair of nitrogen cannot become a bonding pair.',
        slip: 'evidence-that-decides-nothing',
        teaching: 'In \\ce{NF4+} there is no lone pair left, so it can become a bonding pair.',
      },
      {
        text: 'The small atom of nitrogen has room for only three fluorine atoms.',
        slip: 'given-fact-overlooked',
        teaching:
          'In \\ce{NF4+} four fluorine atoms are bonded to one nitrogen atom, so there is room for more than three.',
      },
    ],
    explanation:
      'Nitrogen can form four bonds, as in \\ce{NF4+}, but not a fifth one: its 2s and 2p orbitals are then full. In its third shell, phosphorus can have ten electrons around it. The valence shell of nitrogen holds only four electron pairs.',
    reference: 'OpenStax Chemistry 2e, section 7.3',
  },
  {
    id: 'general-chemical-bonding-882',
    topics: ['chemical-bonding'],
    tests: ['octet-rule-and-its-exceptions'],
    uses: ['atomic-orbitals'],
    difficulty: 'intermediate',
    text: 'A student says: “Phosphorus forms \\ce{PF5} with its five valence electrons. Nitrogen also has five valence electrons, so \\ce{NF5} must exist.” What does the student overlook?',
    answer: 'A nitrogen atom has only four valence orbitals.',
    distractors: [
      {
        text: 'A nitrogen atom has a lone pair in every compound.',
        slip: 'overgeneralised-rule',
        teaching:
          'In \\ce{NH4+} all five of its valence electrons are involved in bonding, and no lone pair is left.',
      },
      {
        text: 'A nitrogen atom is larger than a phosphorus atom.',
        slip: 'reversed-trend',
        teaching:
          'Nitrogen stands above phosphorus and has the smaller atom, with less room for five fluorine atoms.',
      },
      {
        text: 'A nitrogen atom attracts no electrons of fluorine.',
        slip: 'property-misjudged',
        teaching:
          'Nitrogen shares electrons with fluorine in \\ce{NF3}; a lack of attraction is not what prevents \\ce{NF5}.',
      },
    ],
    explanation:
      'Five single bonds need ten electrons around the central atom. The second shell has one 2s and three 2p orbitals, room for eight. What the student overlooks: A nitrogen atom has only four valence orbitals.',
    reference: 'OpenStax Chemistry 2e, section 7.3',
  },
  {
    id: 'general-chemical-bonding-883',
    topics: ['chemical-bonding'],
    tests: ['ionic-bonding', 'lewis-structures'],
    difficulty: 'beginner',
    text: 'In a Lewis diagram with dots and crosses (dot-and-cross diagram) of magnesium chloride, the outer electrons of magnesium are crosses and those of chlorine are dots. Which particles are shown?',
    answer: 'One \\ce{Mg^2+}, and two \\ce{Cl-} with seven dots and one cross each',
    distractors: [
      {
        text: 'One \\ce{Mg^2+}, and two \\ce{Cl-} with six dots and two crosses each',
        slip: 'valence-electrons-miscounted',
        teaching:
          'Chlorine brings along seven outer electrons, so each ion has seven dots; the two crosses go to different chlorine atoms.',
      },
      {
        text: 'One \\ce{Mg^2+}, and one \\ce{Cl^2-} with six dots and two crosses',
        slip: 'wrong-ion-charge',
        teaching:
          'A chlorine atom has seven outer electrons and takes up just one, so two chlorine atoms are needed.',
      },
      {
        text: 'One \\ce{Mg+}, and one \\ce{Cl-} with seven dots and one cross',
        slip: 'wrong-ion-charge',
        teaching:
          'Magnesium gives away both of its outer electrons, so two chlorine atoms are needed to take them up.',
      },
    ],
    explanation:
      'Magnesium loses its two outer electrons, one to each of two chlorine atoms. Every chloride ion then has its own seven electrons and one from magnesium. The diagram shows one \\ce{Mg^2+}, and two \\ce{Cl-} with seven dots and one cross each.',
    reference: 'OpenStax Chemistry 2e, sections 7.1 and 7.3',
  },
  {
    id: 'general-chemical-bonding-884',
    topics: ['chemical-bonding'],
    tests: ['ionic-bonding', 'lewis-structures'],
    difficulty: 'beginner',
    text: 'In a student’s Lewis diagram with dots and crosses (dot-and-cross diagram) of magnesium chloride, one magnesium atom has given both of its outer electrons (crosses) to one chlorine atom, which then has seven dots and two crosses. How should the diagram be corrected?',
    answer: 'A second chlorine atom should take one of the crosses.',
    distractors: [
      {
        text: 'The magnesium atom should keep one of its crosses.',
        slip: 'wrong-ion-charge',
        teaching:
          'Magnesium loses both outer electrons and becomes \\ce{Mg^2+}, which has the electrons of neon.',
      },
      {
        text: 'The chlorine atom should give one of its dots to magnesium.',
        slip: 'reversed-cause',
        teaching:
          'Metals give electrons away, and nonmetals take them up; chlorine lacks only one to reach eight.',
      },
      {
        text: 'The chlorine atom should share one of its dots with magnesium.',
        slip: 'kind-of-bonding-confused',
        teaching: 'Magnesium chloride is ionic: the electrons are transferred, not shared.',
      },
    ],
    explanation:
      'A chlorine atom has seven outer electrons and takes up just one, since its shell is then full. Magnesium has two to give away, so the formula is \\ce{MgCl2}. A second chlorine atom should take one of the crosses.',
    reference: 'OpenStax Chemistry 2e, sections 7.1 and 7.3',
  },
  {
    id: 'general-chemical-bonding-907',
    topics: ['chemical-bonding'],
    tests: ['formal-charge', 'lewis-structures'],
    uses: ['resonance', 'electronegativity'],
    difficulty: 'advanced',
    text: 'The atoms of the thiocyanate ion, \\ce{SCN-}, are joined in this order and have octets. Which structure, with which formal charges, is best by the rules of formal charge? (electronegativities: S 2.6, C 2.6, N 3.0)',
    answer: 'S=C=N, with a formal charge of −1 on N',
    distractors: [
      {
        text: 'S=C=N, with a formal charge of −1 on S',
        slip: 'charge-placed-wrongly',
        teaching:
          'In S=C=N, sulfur with two lone pairs and two bonds has the formal charge 6 − 4 − 2 = 0; the −1 is on nitrogen (5 − 4 − 2).',
      },
      {
        text: 'S–C≡N, with a formal charge of −1 on S',
        slip: 'one-resonance-structure-only',
        teaching:
          'These formal charges are right, but the negative charge is better placed on nitrogen, which is more electronegative than sulfur.',
      },
      {
        text: 'S≡C–N, with a formal charge of −2 on N',
        slip: 'size-of-effect-misjudged',
        teaching: 'Nitrogen has −2 and sulfur +1 here; structures with smaller formal charges are better.',
      },
    ],
    explanation:
      'For S, C and N the formal charges are 0, 0, −1 in S=C=N, −1, 0, 0 in S–C≡N, and +1, 0, −2 in S≡C–N. The last has the largest charges. Of the first two, the better one has the charge on the more electronegative atom: S=C=N, with a formal charge of −1 on N.',
    reference: 'OpenStax Chemistry 2e, section 7.4',
  },
  {
    id: 'general-electron-configuration-879',
    topics: ['electron-configuration'],
    tests: ['electron-configuration-of-ions'],
    difficulty: 'beginner',
    text: 'The iron atom has the electron configuration [Ar] 3d^{6} 4s^{2}. To write the configuration of \\ce{Fe^3+}, which electrons have to be removed?',
    answer: 'Both 4s electrons and one 3d electron',
    distractors: [
      {
        text: 'Three 3d electrons only',
        slip: 'd-electrons-lost-first',
        teaching:
          'The electrons with the highest *n* leave first; 3d^{3} 4s^{2} is not a configuration of \\ce{Fe^3+}.',
      },
      {
        text: 'Two 3d electrons and one 4s electron',
        slip: 'd-electrons-lost-first',
        teaching: 'No 3d electron leaves before the 4s subshell is empty.',
      },
      {
        text: 'Two 4s electrons and one 3p electron',
        slip: 'core-for-valence-electrons',
        teaching: 'The 3p electrons are part of the argon core; the third electron comes from 3d.',
      },
    ],
    explanation:
      'When a transition metal forms ions, the electrons of the outermost shell, here 4s, are lost before those of 3d. That leaves [Ar] 3d^{5}. To be removed: Both 4s electrons and one 3d electron.',
    reference: 'OpenStax Chemistry 2e, section 6.4',
  },
  {
    id: 'general-intermolecular-forces-879',
    topics: ['intermolecular-forces'],
    tests: ['hydrogen-bonding', 'boiling-points-and-intermolecular-forces'],
    difficulty: 'intermediate',
    text: 'Hydrogen fluoride boils at 20 °C, but hydrogen chloride boils at −85 °C. A student says: “HF boils so much higher because the H–F bond is stronger than the H–Cl bond.” What is wrong with this explanation?',
    answer: 'H–F bonds do not break; hydrogen bonds between the molecules do.',
    distractors: [
      {
        text: 'H–F bonds do not break; HF has the greater dispersion forces.',
        slip: 'ignored-hydrogen-bonds',
        teaching:
          'HF has only 10 electrons and HCl 18, so the dispersion forces are weaker in HF; hydrogen bonds more than make up for this.',
      },
      {
        text: 'H–F bonds do break, but they are weaker than H–Cl bonds.',
        slip: 'bond-for-intermolecular',
        teaching:
          'The H–F bond is indeed the stronger one; but the vapor consists of HF molecules, so these bonds do not break on boiling.',
      },
      {
        text: 'H–F bonds are ionic, so it is ions that have to be separated.',
        slip: 'kind-of-bonding-confused',
        teaching:
          'HF consists of molecules with polar covalent bonds; an ionic compound would not boil at 20 °C.',
      },
    ],
    explanation:
      'On boiling, molecules move apart and their covalent bonds stay intact. HF molecules are held together by hydrogen bonds, but HCl molecules are not. So the explanation is wrong: H–F bonds do not break; hydrogen bonds between the molecules do.',
    reference: 'OpenStax Chemistry 2e, section 10.1',
  },
  {
    id: 'general-intermolecular-forces-880',
    topics: ['intermolecular-forces'],
    tests: ['hydrogen-bonding', 'boiling-points-and-intermolecular-forces'],
    difficulty: 'intermediate',
    text: 'The boiling point of 2-nitrophenol (*o*-nitrophenol) is 216 °C; that of 4-nitrophenol (*p*-nitrophenol) is about 60 °C higher. Where are most of the hydrogen bonds in the two liquids?',
    answer: '*ortho*: within the molecules; *para*: between the molecules',
    distractors: [
      {
        text: '*ortho*: between the molecules; *para*: within the molecules',
        slip: 'reversed-trend',
        teaching:
          'In the *para* isomer the two groups are too far apart to reach each other within a molecule.',
      },
      {
        text: '*ortho* and *para*: within the molecules, but fewer in *ortho*',
        slip: 'ignored-shape',
        teaching:
          'Hydrogen bonds within the molecules would not raise a boiling point, and *para* groups cannot meet.',
      },
      {
        text: '*ortho* and *para*: between the molecules, but fewer in *para*',
        slip: 'reversed-trend',
        teaching:
          'Fewer hydrogen bonds between the molecules would give the *para* isomer the lower boiling point.',
      },
    ],
    explanation:
      'In the *ortho* isomer the OH group is next to an oxygen of the nitro group and forms its hydrogen bond there. In the *para* isomer it bonds to other molecules, which then need more energy to separate. In short, *ortho*: within the molecules; *para*: between the molecules.',
    reference: 'NCERT Chemistry, class XII, unit Alcohols, phenols and ethers',
  },
  {
    id: 'general-molecular-geometry-879',
    topics: ['molecular-geometry', 'chemical-bonding'],
    tests: ['molecular-polarity'],
    uses: ['bond-polarity', 'vsepr-theory'],
    difficulty: 'intermediate',
    text: 'Which list gives \\ce{NH3}, \\ce{NF3} and \\ce{BF3} in order of increasing dipole moment?',
    answer: '\\ce{BF3}, \\ce{NF3}, \\ce{NH3}',
    distractors: [
      {
        text: '\\ce{BF3}, \\ce{NH3}, \\ce{NF3}',
        slip: 'ignored-lone-pairs',
        teaching:
          'In \\ce{NF3} the bond dipoles point away from the lone pair and nearly cancel its dipole; in \\ce{NH3} they add to it.',
      },
      {
        text: '\\ce{NH3}, \\ce{NF3}, \\ce{BF3}',
        slip: 'polar-bonds-for-polar-molecule',
        teaching:
          'This is the order of bond polarity; the three polar bonds of planar \\ce{BF3} cancel each other.',
      },
      {
        text: '\\ce{NF3}, \\ce{NH3}, \\ce{BF3}',
        slip: 'ignored-shape',
        teaching: '\\ce{BF3} is trigonal planar, so its dipole moment is zero, the smallest of the three.',
      },
    ],
    explanation:
      'In planar \\ce{BF3} the bond dipoles cancel (0 D). Both nitrogen compounds are pyramidal: in \\ce{NF3} the bond dipoles oppose that of the lone pair (0.23 D), and in \\ce{NH3} they reinforce it (1.47 D). The order is \\ce{BF3}, \\ce{NF3}, \\ce{NH3}.',
    reference: 'OpenStax Chemistry 2e, section 7.6',
  },
  {
    id: 'general-nuclear-chemistry-879',
    topics: ['nuclear-chemistry'],
    tests: ['nuclear-binding-energy', 'nuclear-fission-and-fusion'],
    difficulty: 'intermediate',
    text: 'Nuclei much heavier than iron can release energy when they split, but not when they fuse with each other. Why?',
    answer: 'Beyond iron, larger nuclei are bound less tightly per nucleon.',
    distractors: [
      {
        text: 'Beyond iron, larger nuclei have more binding energy per nucleon.',
        slip: 'reversed-trend',
        teaching:
          'Then fusion would release energy; the binding energy per nucleon rises up to iron and falls beyond it.',
      },
      {
        text: 'Beyond iron, larger nuclei have less mass per nucleon.',
        slip: 'reversed-trend',
        teaching:
          'Less mass per nucleon would mean tighter binding, and fusion would release energy; beyond iron it rises.',
      },
      {
        text: 'Beyond iron, larger nuclei gain mass when they split.',
        slip: 'reversed-trend',
        teaching:
          'Energy that is released corresponds to a loss of mass: the fragments together are lighter.',
      },
    ],
    explanation:
      'Energy is released when nucleons become more tightly bound. The curve of the binding energy per nucleon has its maximum near iron, so heavy nuclei gain by splitting and would lose by fusing. The reason is: Beyond iron, larger nuclei are bound less tightly per nucleon.',
    reference: 'OpenStax Chemistry 2e, section 21.1',
  },
  {
    id: 'general-nuclear-chemistry-880',
    topics: ['nuclear-chemistry'],
    tests: ['radioactive-decay'],
    difficulty: 'beginner',
    text: 'How does technetium-99m (half-life 6 h) decay, and why is this decay useful for a medical scan?',
    answer: 'It emits γ rays, many of which leave the body and reach a camera.',
    distractors: [
      {
        text: 'It emits γ rays, most of which are absorbed by a diseased organ.',
        slip: 'property-misjudged',
        teaching: 'Rays that were absorbed in the organ could not form an image; γ rays pass through tissue.',
      },
      {
        text: 'It emits β particles, many of which leave the body and reach a camera.',
        slip: 'mixed-up-decays',
        teaching:
          'β particles are stopped by a few millimeters of tissue, and the decay of ^{99m}Tc to ^{99}Tc emits γ rays.',
      },
      {
        text: 'It emits α particles, most of which are absorbed by a diseased organ.',
        slip: 'mixed-up-decays',
        teaching: 'α particles would damage the organ and never reach a detector; ^{99m}Tc emits none.',
      },
    ],
    explanation:
      'The “m” stands for metastable: the nucleus falls to a lower energy level and emits the difference as a γ ray. γ rays penetrate tissue, so a camera outside shows where the tracer is, and after a day little is left. It emits γ rays, many of which leave the body and reach a camera.',
    reference: 'OpenStax Chemistry 2e, section 21.5',
  },
  {
    id: 'general-nuclear-chemistry-881',
    topics: ['nuclear-chemistry'],
    tests: ['radioactive-decay'],
    difficulty: 'beginner',
    text: 'A dose of radiation can be given in grays (Gy) or in sieverts (Sv). What does the dose state in each of these units?',
    answer: 'Gy: energy absorbed per kilogram; Sv: this energy weighted for biological harm',
    distractors: [
      {
        text: 'Gy: energy weighted for biological harm; Sv: the energy absorbed per kilogram',
        slip: 'names-exchanged',
        teaching:
          'It is the other way around: the sievert is the gray multiplied by a factor for the kind of radiation.',
      },
      {
        text: 'Gy: number of decays per second; Sv: energy absorbed per kilogram of tissue',
        slip: 'other-terms-meaning',
        teaching: 'Decays per second are counted in becquerels; they describe the source, not the dose.',
      },
      {
        text: 'Gy: energy weighted for biological harm; Sv: number of decays per second',
        slip: 'other-terms-meaning',
        teaching:
          'Decays per second are counted in becquerels; the energy weighted for harm is given in sieverts, not in grays.',
      },
    ],
    explanation:
      'One gray (100 rad) is 1 J absorbed by 1 kg. The same energy does more harm as α than as γ radiation, so the dose in grays is multiplied by a weighting factor to give sieverts (1 Sv = 100 rem). Gy: energy absorbed per kilogram; Sv: this energy weighted for biological harm.',
    reference: 'OpenStax Chemistry 2e, section 21.6',
  },
  {
    id: 'general-nuclear-chemistry-882',
    topics: ['nuclear-chemistry'],
    tests: ['radioactive-decay'],
    uses: ['unit-conversion'],
    difficulty: 'intermediate',
    text: 'A tissue absorbs a dose of 5.0 mGy from α radiation, whose weighting factor is 20. What is the equivalent dose in rem? (1 Gy = 100 rad, 1 Sv = 100 rem)',
    answer: '10 rem',
    distractors: [
      {
        text: '0.50 rem',
        slip: 'given-amount-left-out',
        teaching:
          'This is the absorbed dose in rad; for α radiation it has to be multiplied by 20 to give rem.',
        expression: '5.0 / 1000 * 100',
      },
      {
        text: '0.10 rem',
        slip: 'one-step-short',
        teaching: 'This is the equivalent dose in sieverts; each sievert is 100 rem.',
        expression: '5.0 / 1000 * 20',
      },
      {
        text: '0.025 rem',
        slip: 'divided-for-multiplied',
        teaching:
          'The dose of 0.50 rad was divided by 20; α radiation does more harm, so it has to be multiplied.',
        expression: '5.0 / 1000 * 100 / 20',
      },
    ],
    explanation:
      '5.0 mGy × 20 = 100 mSv = 0.100 Sv. With 100 rem for each sievert, the equivalent dose is 0.100 × 100 = 10 rem.',
    reference: 'OpenStax Chemistry 2e, section 21.6',
    computation: { kind: 'quantity', expression: '5.0 / 1000 * 20 * 100', unit: 'rem' },
  },
  {
    id: 'general-nuclear-chemistry-907',
    topics: ['nuclear-chemistry'],
    tests: ['radioactive-decay'],
    difficulty: 'intermediate',
    text: 'A detector in front of a radioactive source shows 520 counts per second. With a sheet of paper in between it shows 310, with 5 mm of aluminum also 310, and with a thick block of lead almost none. Which kinds of radiation does the source emit?',
    answer: 'α and γ',
    distractors: [
      {
        text: 'α and β',
        slip: 'given-fact-overlooked',
        teaching:
          'Five millimeters of aluminum stops β particles, so no more than the background would be left behind the aluminum.',
      },
      {
        text: 'β and γ',
        slip: 'mixed-up-decays',
        teaching: 'Paper removes a large part of this radiation, but most β particles pass through paper.',
      },
      {
        text: 'α, β and γ',
        slip: 'overlooked-effect',
        teaching:
          'With β particles present, the count rate behind the aluminum would be lower than that behind the paper.',
      },
    ],
    explanation:
      'Paper stops α particles, and the count rate falls. Aluminum removes no more than paper does, so there are no β particles. What is left passes through aluminum and is absorbed by thick lead, as γ rays are: the source emits α and γ.',
    reference: 'OpenStax Chemistry 2e, section 21.6',
  },
  {
    id: 'general-periodic-trends-825',
    topics: ['periodic-trends'],
    tests: ['group-17-halogens'],
    difficulty: 'beginner',
    text: 'A little chlorine water is added to a colorless solution of potassium iodide. What is seen, and why?',
    answer: 'A brown color, because iodine forms',
    distractors: [
      {
        text: 'A lilac color, because potassium chloride forms',
        slip: 'test-of-another-ion',
        teaching:
          'Lilac is the color that potassium gives to a flame; its ions are colorless in the solution and stay unchanged.',
      },
      {
        text: 'A white solid, because potassium chloride forms',
        slip: 'solubility-rule',
        teaching: 'Potassium chloride is very soluble in water, so no solid appears.',
      },
      {
        text: 'No change, because iodine is the more reactive halogen',
        slip: 'activity-order-reversed',
        teaching:
          'Reactivity falls down group 17: chlorine is the stronger oxidizing agent and displaces iodine.',
      },
    ],
    explanation:
      'Chlorine is a stronger oxidizing agent than iodine: \\ce{Cl2 + 2I- -> 2Cl- + I2}. In a solution of iodide the iodine gives a brown color, because iodine forms there and is dissolved as \\ce{I3^-}.',
    reference: 'OpenStax Chemistry 2e, section 18.11',
  },
  {
    id: 'general-periodic-trends-826',
    topics: ['periodic-trends'],
    tests: ['group-1-metals'],
    uses: ['ionization-energy'],
    difficulty: 'beginner',
    text: 'Lithium fizzes steadily in water, whereas potassium reacts so violently that the hydrogen catches fire. Why is potassium more reactive?',
    answer: 'Its outer electron is farther from the nucleus and is lost more easily.',
    distractors: [
      {
        text: 'Its outer electron is closer to the nucleus and is lost more easily.',
        slip: 'reversed-trend',
        teaching: 'The atoms become larger down the group; a closer electron would be held more firmly.',
      },
      {
        text: 'Its outer shell has more electrons, and they are lost more easily.',
        slip: 'valence-electrons-miscounted',
        teaching: 'All atoms of group 1 have a single electron in the outer shell.',
      },
      {
        text: 'Its nucleus has more protons and attracts electrons more easily.',
        slip: 'ignored-shielding',
        teaching:
          'The metals react by losing electrons; the additional protons are screened by inner shells.',
      },
    ],
    explanation:
      'Both metals give away one electron to water. In potassium this electron is in the fourth shell, screened by the inner shells, and its ionization energy is lower than that of lithium. Its outer electron is farther from the nucleus and is lost more easily.',
    reference: 'OpenStax Chemistry 2e, sections 6.5 and 18.1',
  },
  {
    id: 'general-periodic-trends-827',
    topics: ['periodic-trends'],
    tests: ['group-1-metals', 'effective-nuclear-charge'],
    difficulty: 'intermediate',
    text: 'A student argues: “The nucleus of potassium has 19 protons, that of lithium only 3. So potassium holds its outer electron more firmly and reacts less violently with water.” In fact it reacts more violently. What did the student overlook?',
    answer: 'Three inner shells of potassium shield its outer electron.',
    distractors: [
      {
        text: 'The nucleus of potassium divides its pull among 19 electrons.',
        slip: 'ignored-shielding',
        teaching:
          'A nucleus does not divide up its attraction: all 19 protons act on each electron, and inner electrons screen the outer one.',
      },
      {
        text: 'Losing one electron gives potassium a noble gas configuration.',
        slip: 'holds-for-both',
        teaching:
          'Losing one electron gives lithium a noble gas configuration, too, so this does not explain the difference.',
      },
      {
        text: 'Potassium ions attract water more strongly than lithium ions.',
        slip: 'property-misjudged',
        teaching:
          'The smaller lithium ion attracts water more strongly; what matters is how easily the atom loses its outer electron.',
      },
    ],
    explanation:
      'The outer electron of potassium is in the fourth shell, and 18 inner electrons screen most of the 19 positive charges. It is far from the nucleus and held less firmly than the outer electron of lithium: three inner shells of potassium shield its outer electron.',
    reference: 'OpenStax Chemistry 2e, section 6.5',
  },
  {
    id: 'general-periodic-trends-879',
    topics: ['periodic-trends'],
    tests: ['group-2-metals'],
    difficulty: 'intermediate',
    text: 'The anhydrous nitrates of magnesium, calcium, strontium and barium are heated. Which one needs the highest temperature to decompose to the oxide, and why?',
    answer: '\\ce{Ba(NO3)2}, because its large cation distorts the nitrate ions least',
    distractors: [
      {
        text: '\\ce{Mg(NO3)2}, because its small cation distorts the nitrate ions most',
        slip: 'reversed-trend',
        teaching:
          'A strongly distorted nitrate ion has weakened N–O bonds, so this nitrate decomposes most easily.',
      },
      {
        text: '\\ce{Mg(NO3)2}, because its small cation attracts the nitrate ions most',
        slip: 'wrong-cause',
        teaching:
          'The small cation attracts the oxide ion even more strongly, which favors decomposition; magnesium nitrate needs the lowest temperature.',
      },
      {
        text: '\\ce{Ba(NO3)2}, because its large cation has the greatest charge density',
        slip: 'reversed-trend',
        teaching: 'All four cations have the charge +2, so the largest one has the lowest charge density.',
      },
    ],
    explanation:
      'A small doubly charged cation polarizes the nitrate ion, weakens its N–O bonds and makes decomposition easier. Down the group the cations grow and the nitrates become more stable. The highest temperature is needed for \\ce{Ba(NO3)2}, because its large cation distorts the nitrate ions least.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 12',
  },
  {
    id: 'general-periodic-trends-880',
    topics: ['periodic-trends'],
    tests: ['atomic-radius', 'effective-nuclear-charge'],
    difficulty: 'beginner',
    text: 'Why does the atomic radius decrease across period 3, from sodium to chlorine?',
    answer: 'The nuclear charge rises, while the shielding hardly changes.',
    distractors: [
      {
        text: 'The nuclear charge rises, while the number of shells falls.',
        slip: 'wrong-shell',
        teaching:
          'All of these atoms have three occupied shells; the number of shells changes only in the next period.',
      },
      {
        text: 'The shielding falls, while the nuclear charge hardly changes.',
        slip: 'ignored-shielding',
        teaching:
          'Each element has one proton more than the one before, and the ten core electrons shield as before.',
      },
      {
        text: 'The nuclear mass rises, while the number of shells stays the same.',
        slip: 'wrong-cause',
        teaching:
          'The nuclei do become heavier, but it is by its charge and not by its mass that a nucleus holds electrons.',
      },
    ],
    explanation:
      'Each step adds a proton to the nucleus and an electron to the same outer shell. Electrons of the same shell shield each other poorly, so all outer electrons are drawn in more strongly. The nuclear charge rises, while the shielding hardly changes.',
    reference: 'OpenStax Chemistry 2e, section 6.5',
  },
  {
    id: 'general-periodic-trends-881',
    topics: ['periodic-trends'],
    tests: ['atomic-radius'],
    difficulty: 'beginner',
    text: 'A student says: “From lithium to fluorine, each atom has one more electron than the atom before, so the atoms must become larger.” In fact they become smaller. What does the student overlook?',
    answer: 'The shell stays the same, and each nucleus has one more proton.',
    distractors: [
      {
        text: 'The shell stays the same, and each nucleus has one more neutron.',
        slip: 'particles-of-atom-confused',
        teaching: 'Neutrons have no charge and do not attract electrons; the added proton is what counts.',
      },
      {
        text: 'A new shell begins, and it is closer to the nucleus than the last.',
        slip: 'wrong-shell',
        teaching:
          'All these outer electrons are in the second shell; a new shell would make the atom larger.',
      },
      {
        text: 'The electrons pair up, and a pair needs less room than two single ones.',
        slip: 'wrong-cause',
        teaching:
          'Two electrons in one orbital repel each other, and no new pair forms from boron to nitrogen, where the atoms shrink as well.',
      },
    ],
    explanation:
      'The added electrons go into the second shell throughout. The growing charge of the nucleus pulls this shell inward, and electrons of the same shell shield each other little. What the student overlooks: The shell stays the same, and each nucleus has one more proton.',
    reference: 'OpenStax Chemistry 2e, section 6.5',
  },
  {
    id: 'general-periodic-trends-882',
    topics: ['periodic-trends'],
    tests: ['effective-nuclear-charge'],
    difficulty: 'advanced',
    text: 'A student applies Slater’s rules to a 3d electron of zinc, [Ar] 3d^{10} 4s^{2}, and finds the shielding constant 9 × 0.35 + 8 × 0.85 + 10 × 1.00 = 19.95. What is wrong?',
    answer: 'The eight 3s and 3p electrons should count 1.00 each.',
    distractors: [
      {
        text: 'The ten electrons of shells 1 and 2 should count 0.85 each.',
        slip: 'overgeneralised-rule',
        teaching:
          'All electrons to the left of the d group count 1.00 each; no 0.85 occurs for a d electron.',
      },
      {
        text: 'The two 4s electrons should be included, at 0.35 each.',
        slip: 'shielding-turned-around',
        teaching:
          'Electrons in groups to the right of 3d, here 4s, do not shield a 3d electron in this scheme.',
      },
      {
        text: 'The tenth 3d electron should be included, at 0.35.',
        slip: 'wrong-thing-counted',
        teaching: 'An electron does not shield itself, so nine others are left in the 3d group.',
      },
    ],
    explanation:
      'The factor 0.85 for the next lower shell holds for s and p electrons. For a d electron, all electrons in groups to its left count 1.00: *S* = 9 × 0.35 + 18 × 1.00 = 21.15, and *Z*_{eff} = 30 − 21.15 = 8.85. The eight 3s and 3p electrons should count 1.00 each.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 1',
  },
  {
    id: 'general-periodic-trends-883',
    topics: ['periodic-trends'],
    tests: ['ionization-energy'],
    uses: ['hunds-rule'],
    difficulty: 'intermediate',
    text: 'Oxygen has a greater nuclear charge than nitrogen, but its first ionization energy is lower. Which electron is removed from an oxygen atom, and why is it removed more easily?',
    answer: 'A paired 2p electron, because its partner repels it',
    distractors: [
      {
        text: 'A paired 2p electron, because it is in a new subshell',
        slip: 'wrong-shell',
        teaching:
          'Nitrogen also loses a 2p electron; a new subshell explains the drop from beryllium to boron.',
      },
      {
        text: 'An unpaired 2p electron, because it has no partner',
        slip: 'paired-for-unpaired',
        teaching:
          'Partners in an orbital do not hold but repel each other; all 2p electrons of nitrogen are unpaired.',
      },
      {
        text: 'An unpaired 2p electron, because it is in a new subshell',
        slip: 'wrong-shell',
        teaching:
          'The subshell is not new, since nitrogen has 2p electrons too; it is the repulsion within a pair that lowers the ionization energy.',
      },
    ],
    explanation:
      'Nitrogen has one electron in each of the three 2p orbitals. In oxygen, the fourth 2p electron has to share an orbital, and the repulsion within this pair makes its removal easier. The electron removed is a paired 2p electron, because its partner repels it.',
    reference: 'OpenStax Chemistry 2e, section 6.5',
  },
  {
    id: 'general-periodic-trends-907',
    topics: ['periodic-trends'],
    tests: ['noble-gases'],
    uses: ['valence-electrons'],
    difficulty: 'beginner',
    text: 'Why are the noble gases so unreactive?',
    answer: 'Their outer shells are full, so the atoms hardly gain, lose or share electrons.',
    distractors: [
      {
        text: 'Their outer shells are empty, so the atoms have no electrons to lose or share.',
        slip: 'valence-electrons-miscounted',
        teaching:
          'Helium has two outer electrons and the other noble gases eight; the shells are full, not empty.',
      },
      {
        text: 'Their atoms are neutral, so they have no electrons to lose or share.',
        slip: 'holds-for-both',
        teaching:
          'A neutral atom has as many electrons as protons; the atoms of sodium and chlorine are neutral too, and reactive.',
      },
      {
        text: 'Their atoms form molecules whose covalent bonds are too strong to be broken.',
        slip: 'other-substance',
        teaching: 'A strong bond is what makes nitrogen unreactive; the noble gases consist of single atoms.',
      },
    ],
    explanation:
      'Atoms react by gaining, losing or sharing electrons until their outer shells are filled. In the noble gases they are filled already, and the electrons are held firmly. Their outer shells are full, so the atoms hardly gain, lose or share electrons.',
    reference: 'OpenStax Chemistry 2e, section 18.12',
  },
  {
    id: 'general-periodic-trends-908',
    topics: ['periodic-trends'],
    tests: ['noble-gases', 'ionization-energy'],
    uses: ['electron-affinity'],
    difficulty: 'intermediate',
    text: 'For four elements, the options give the first ionization energy and the energy released when an atom gains an electron. Which element is an unreactive noble gas?',
    answer: '1521 kJ/mol; none',
    distractors: [
      {
        text: '738 kJ/mol; none',
        slip: 'one-condition-only',
        teaching:
          'This is magnesium: it does not gain electrons either, but its outer electrons are removed fairly easily.',
      },
      {
        text: '1681 kJ/mol; 328 kJ/mol',
        slip: 'one-condition-only',
        teaching:
          'This is fluorine: it holds its electrons very firmly but gains another with release of much energy, and it is very reactive.',
      },
      {
        text: '1140 kJ/mol; 325 kJ/mol',
        slip: 'one-condition-only',
        teaching:
          'This is bromine: its electrons are hard to remove, but it gains another with release of much energy and is reactive.',
      },
    ],
    explanation:
      'An atom with a full outer shell holds its electrons firmly, so the ionization energy is very high. An added electron would have to enter a new shell, and no energy is released. Argon, which neither loses nor gains an electron readily, has 1521 kJ/mol; none.',
    reference: 'OpenStax Chemistry 2e, sections 6.5 and 18.12',
  },
  {
    id: 'general-periodic-trends-909',
    topics: ['periodic-trends', 'molecular-geometry'],
    tests: ['interhalogens-and-noble-gas-compounds', 'vsepr-theory'],
    difficulty: 'intermediate',
    text: 'The shapes of \\ce{XeF2}, \\ce{XeF6} and \\ce{XeO3} follow from their electron pairs. How many lone pairs does the xenon atom have in these molecules, in this order?',
    answer: '3, 1, 1',
    distractors: [
      {
        text: '3, 0, 1',
        slip: 'ignored-lone-pairs',
        teaching:
          'In \\ce{XeF6} six of the eight valence electrons of xenon are in bonds; the other two make it a distorted octahedron, unlike \\ce{SF6}.',
      },
      {
        text: '2, 1, 1',
        slip: 'octet-rule-as-law',
        teaching:
          'Xenon in \\ce{XeF2} was given an octet, as oxygen in water; eight electrons less two leave three pairs.',
      },
      {
        text: '3, 1, 0',
        slip: 'ignored-lone-pairs',
        teaching:
          'Three oxygen atoms take six electrons of xenon in double bonds; a pair is left, and \\ce{XeO3} is pyramidal, not planar like \\ce{SO3}.',
      },
    ],
    explanation:
      'Xenon has eight valence electrons. Two F take part with two of them, six F with six, and three double-bonded O with six: 6, 2 and 2 electrons are left. The molecules are linear, distorted octahedral and trigonal pyramidal, with 3, 1, 1 lone pairs.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 18',
  },
  {
    id: 'general-periodic-trends-910',
    topics: ['periodic-trends'],
    tests: ['interhalogens-and-noble-gas-compounds'],
    uses: ['oxidation-numbers'],
    difficulty: 'advanced',
    text: 'Both \\ce{XeF2} and \\ce{XeF6} are completely hydrolyzed by water. Which products form?',
    answer: '\\ce{XeF2}: Xe, \\ce{O2} and HF; \\ce{XeF6}: \\ce{XeO3} and HF',
    distractors: [
      {
        text: '\\ce{XeF2}: XeO and HF; \\ce{XeF6}: Xe, \\ce{O2} and HF',
        slip: 'reaction-path-confused',
        teaching:
          'It is \\ce{XeF2} that oxidizes water to oxygen, since no oxide XeO forms; in \\ce{XeF6}, xenon keeps +6 and gives \\ce{XeO3}.',
      },
      {
        text: '\\ce{XeF2}: XeO and HF; \\ce{XeF6}: \\ce{XeO3} and HF',
        slip: 'other-substance',
        teaching: 'No stable oxide of xenon(II) is known; \\ce{XeF2} oxidizes water to oxygen instead.',
      },
      {
        text: '\\ce{XeF2}: Xe, \\ce{O2} and HF; \\ce{XeF6}: Xe, \\ce{O2} and HF',
        slip: 'overgeneralised-rule',
        teaching:
          'What \\ce{XeF2} does was carried over to \\ce{XeF6}; its xenon stays +6 and is found as \\ce{XeO3} in the solution.',
      },
    ],
    explanation:
      '\\ce{2XeF2 + 2H2O -> 2Xe + 4HF + O2} is a redox reaction. In \\ce{XeF6 + 3H2O -> XeO3 + 6HF}, xenon stays +6 and only changes its partners. So \\ce{XeF2} gives Xe, \\ce{O2} and HF, and \\ce{XeF6} gives \\ce{XeO3} and HF.',
    reference: 'NCERT Chemistry, Class XII, unit The p-Block Elements',
  },
];
