import type { WrittenQuestion } from '../written-question.ts';

export const complexesQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-coordination-chemistry-21',
    topics: ['coordination-chemistry'],
    tests: ['ligands'],
    uses: ['lewis-acids-and-bases'],
    difficulty: 'beginner',
    text: 'Which of these species cannot be a ligand for a metal ion because it has no lone pair?',
    answer: '\\ce{NH4+}',
    distractors: [
      {
        text: '\\ce{NH3}',
        slip: 'ignored-lone-pairs',
        teaching: 'Nitrogen in ammonia has a lone pair and forms many complexes.',
      },
      {
        text: '\\ce{CO}',
        slip: 'ignored-lone-pairs',
        teaching: 'The carbon atom of carbon monoxide has a lone pair and binds metals strongly.',
      },
      {
        text: '\\ce{Cl-}',
        slip: 'ignored-lone-pairs',
        teaching: 'A chloride ion has four lone pairs, and its charge is no obstacle.',
      },
    ],
    explanation:
      'A ligand donates a lone pair. In \\ce{NH4+} all the valence electrons of nitrogen are in N–H bonds.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-22',
    topics: ['coordination-chemistry'],
    tests: ['ligands'],
    uses: ['chelate-effect'],
    difficulty: 'advanced',
    text: 'In nickel(II) complexes, ethane-1,2-diamine (ethylenediamine), \\ce{H2NCH2CH2NH2}, binds the metal ion through both of its nitrogen atoms. Hydrazine, \\ce{H2NNH2}, binds the metal ion through only one. What is the best explanation?',
    answer: 'A ring with both nitrogen atoms would be strained.',
    distractors: [
      {
        text: 'Both nitrogen atoms share a single lone pair.',
        slip: 'ignored-lone-pairs',
        teaching: 'Each nitrogen atom of hydrazine has a lone pair of its own.',
      },
      {
        text: 'The hydrazine molecule carries no charge.',
        slip: 'charge-for-strength',
        teaching: 'Ethane-1,2-diamine is neutral as well; a ligand needs lone pairs, not a charge.',
      },
      {
        text: 'The hydrazine molecule is flat and quite rigid.',
        slip: 'flat-drawing',
        teaching: 'Hydrazine is not flat; besides, flat and rigid ligands such as bipyridine chelate well.',
      },
    ],
    explanation:
      'Each nitrogen atom in both molecules has a lone pair. With ethane-1,2-diamine a five-membered ring forms; with hydrazine the ring would have three members and be strained.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-23',
    topics: ['coordination-chemistry'],
    tests: ['ligands'],
    uses: ['complex-ions'],
    difficulty: 'intermediate',
    text: 'Through which atoms does the ion \\ce{EDTA^4-} bind a metal ion in an octahedral 1:1 complex?',
    answer: 'Two nitrogen and four oxygen atoms',
    distractors: [
      {
        text: 'Two nitrogen and two oxygen atoms',
        slip: 'donor-atoms-miscounted',
        teaching: 'EDTA has four carboxylate groups, each of which binds through one oxygen atom.',
      },
      {
        text: 'Four nitrogen and two oxygen atoms',
        slip: 'donor-atoms-miscounted',
        teaching: 'EDTA has two amine nitrogen atoms and four carboxylate groups, not the reverse.',
      },
      {
        text: 'No nitrogen and six oxygen atoms',
        slip: 'donor-atoms-miscounted',
        teaching: 'There are only four carboxylate groups; the two amine nitrogen atoms bind too.',
      },
    ],
    explanation:
      'EDTA has two amine nitrogen atoms and four carboxylate groups, each of which binds through one oxygen atom. The two nitrogen and four oxygen atoms are six donors for six sites.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-24',
    topics: ['coordination-chemistry'],
    tests: ['transition-metals'],
    uses: ['electron-configuration-of-ions'],
    difficulty: 'beginner',
    text: 'By one definition, a transition metal forms at least one stable ion with a partly filled d subshell. Why is zinc not a transition metal by this definition?',
    answer: 'Its ion \\ce{Zn^2+} has a full 3d subshell.',
    distractors: [
      {
        text: 'Its ion \\ce{Zn^2+} has an empty 3d subshell.',
        slip: 'd-electrons-lost-first',
        teaching: 'The two 4s electrons are lost, and all ten 3d electrons remain.',
      },
      {
        text: 'Its atom has no electrons in a 3d subshell.',
        slip: 'aufbau-order',
        teaching: 'A zinc atom is [Ar]3d^{10}4s^{2}, because the 3d subshell is filled before 4p.',
      },
      {
        text: 'Its atom has an empty 4s subshell.',
        slip: 'ion-for-atom',
        teaching: 'The 4s subshell is empty in \\ce{Zn^2+}, not in the atom.',
      },
    ],
    explanation:
      'Zinc is [Ar]3d^{10}4s^{2} and loses its 4s electrons, so \\ce{Zn^2+} is [Ar]3d^{10}, with a full 3d subshell.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
  {
    id: 'general-coordination-chemistry-25',
    topics: ['coordination-chemistry'],
    tests: ['transition-metals'],
    uses: ['ionization-energy'],
    difficulty: 'intermediate',
    text: 'In its compounds, manganese has oxidation states from +2 to +7, but magnesium has only +2. Which explanation is correct?',
    answer: 'In manganese the 3d and 4s electrons have similar energies.',
    distractors: [
      {
        text: 'In manganese the 3d electrons are as far out as those of 4p.',
        slip: 'wrong-shell',
        teaching:
          'The 3d orbitals are closer to the nucleus than 4s and 4p; it is only their energy that is close to that of 4s.',
      },
      {
        text: 'In magnesium the 3s electrons are held more tightly than those of 2p.',
        slip: 'reversed-trend',
        teaching: 'The 3s electrons are the easiest to remove; it is the 2p core that is held tightly.',
      },
      {
        text: 'In magnesium the 3d electrons form rather weak bonds.',
        slip: 'aufbau-order',
        teaching: 'A magnesium atom in its ground state has no 3d electrons.',
      },
    ],
    explanation:
      'Since the 3d and 4s electrons of manganese have similar energies, up to seven can take part in bonding, with ionization energies that rise gradually. After losing two electrons, magnesium would have to lose one from its neon core.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
  {
    id: 'general-coordination-chemistry-26',
    topics: ['coordination-chemistry'],
    tests: ['colors-of-complexes'],
    difficulty: 'beginner',
    text: 'A solution of \\ce{[Ti(H2O)6]^3+} absorbs green light most strongly; red and blue light pass through. What color is observed in white light?',
    answer: 'Purple',
    distractors: [
      {
        text: 'Green',
        slip: 'absorbed-for-seen-color',
        teaching: 'Green is the color that is absorbed; the color observed is that of the remaining light.',
      },
      {
        text: 'Yellow',
        slip: 'absorbed-for-seen-color',
        teaching: 'Yellow would be observed if blue were absorbed and red and green were transmitted.',
      },
      {
        text: 'Black',
        slip: 'absorbed-for-seen-color',
        teaching: 'The solution would look black only if it absorbed all visible light.',
      },
    ],
    explanation:
      'The color observed is that of the transmitted light. Red and blue together look purple, the complementary color of the green that is absorbed.',
    reference: 'OpenStax Chemistry 2e, section 19.3',
  },
  {
    id: 'general-coordination-chemistry-27',
    topics: ['coordination-chemistry'],
    tests: ['colors-of-complexes'],
    uses: ['electron-configuration-of-ions'],
    difficulty: 'intermediate',
    text: 'Aqueous \\ce{Cu^2+} is colored, but aqueous \\ce{Sc^3+} and \\ce{Zn^2+} are colorless. Which explanation is correct?',
    answer: 'No d–d transition is possible in \\ce{Sc^3+} (d^{0}) and \\ce{Zn^2+} (d^{10}).',
    distractors: [
      {
        text: 'The d orbitals are split by ligands in \\ce{Cu^2+}, but not in the others.',
        slip: 'wrong-cause',
        teaching:
          'Ligands split the d orbitals of all three ions; what differs is the number of d electrons.',
      },
      {
        text: 'The ions \\ce{Sc^3+} and \\ce{Zn^2+} absorb all visible light in water.',
        slip: 'absorbed-for-seen-color',
        teaching:
          'If so, their solutions would look black; because they are colorless, they absorb none of it.',
      },
      {
        text: 'The ions \\ce{Sc^3+} and \\ce{Zn^2+} do not bind water molecules as ligands.',
        slip: 'wrong-cause',
        teaching: 'Both ions are hydrated in water, and colorless aqua complexes are complexes too.',
      },
    ],
    explanation:
      'Light is absorbed when an electron moves from a lower to an upper d orbital. \\ce{Sc^3+} has no d electron to move, and \\ce{Zn^2+} has ten, so there is no vacancy: no d–d transition is possible in either. \\ce{Cu^2+} is d^{9}.',
    reference: 'OpenStax Chemistry 2e, section 19.3',
  },
  {
    id: 'general-coordination-chemistry-28',
    topics: ['coordination-chemistry'],
    tests: ['ligand-substitution'],
    difficulty: 'beginner',
    text: 'Excess aqueous ammonia turns a pale blue solution of \\ce{Cu^2+} into a clear, deep blue solution. What has happened?',
    answer: 'Ammonia has replaced water as a ligand.',
    distractors: [
      {
        text: 'Ammonia has reduced the copper ions.',
        slip: 'reaction-type-confused',
        teaching: 'Copper remains +2; reduction would give \\ce{Cu+} or copper metal.',
      },
      {
        text: 'Ammonia has oxidized the copper ions.',
        slip: 'reaction-type-confused',
        teaching:
          'Copper remains +2 in the deep blue complex; ammonia binds to it and takes no electrons from it.',
      },
      {
        text: 'Ammonia has precipitated the copper ions.',
        slip: 'solubility-rule',
        teaching:
          'A little ammonia does precipitate the hydroxide, but excess ammonia dissolves it, so the solution is clear.',
      },
    ],
    explanation:
      '\\ce{[Cu(H2O)6]^2+ + 4NH3 -> [Cu(NH3)4(H2O)2]^2+ + 4H2O}: ammonia has replaced four water molecules as a ligand. The new complex is deep blue.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-29',
    topics: ['coordination-chemistry'],
    tests: ['ligand-substitution'],
    uses: ['complex-ions'],
    difficulty: 'intermediate',
    text: 'Concentrated \\ce{HCl} turns a solution of \\ce{[Co(H2O)6]^2+} from pink to blue as \\ce{[CoCl4]^2-} forms. What happens to the coordination number and the oxidation state of cobalt?',
    answer: 'The coordination number falls from 6 to 4; the oxidation state stays +2.',
    distractors: [
      {
        text: 'The coordination number falls from 6 to 4; the oxidation state becomes −2.',
        slip: 'ion-charge-for-oxidation-number',
        teaching:
          'The value −2 is the charge of the whole complex, which contains cobalt +2 and four chloride ions.',
      },
      {
        text: 'The coordination number stays at 6; the oxidation state stays +2.',
        slip: 'denticity-overlooked',
        teaching: '\\ce{[CoCl4]^2-} has four ligands with one donor atom each.',
      },
      {
        text: 'The coordination number stays at 6; the oxidation state becomes −2.',
        slip: 'ion-charge-for-oxidation-number',
        teaching: 'The complex has four ligands, and −2 is its charge, not the oxidation state of cobalt.',
      },
    ],
    explanation:
      'Four chloride ions, larger and charged, replace six water molecules, so the coordination number falls from 6 to 4. From *x* + 4 × (−1) = −2, the oxidation state stays +2; this is a ligand substitution, not a redox reaction.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-30',
    topics: ['coordination-chemistry'],
    tests: ['chelate-effect'],
    difficulty: 'beginner',
    text: 'Which ligand forms the most stable complex with \\ce{Ni^2+} when each is present in excess and occupies all six sites?',
    answer: '\\ce{H2NCH2CH2NH2}',
    distractors: [
      {
        text: '\\ce{CH3CH2NH2}',
        slip: 'denticity-overlooked',
        teaching:
          'It has only one nitrogen atom; two ethylamine molecules are bound less strongly than one chelate ligand.',
      },
      {
        text: '\\ce{NH3}',
        slip: 'denticity-overlooked',
        teaching:
          'Ammonia binds through one nitrogen atom; a ligand that binds through two forms the more stable complex.',
      },
      {
        text: '\\ce{H2O}',
        slip: 'denticity-overlooked',
        teaching:
          'Water binds through one atom and is replaced by amines; it is the weakest of these ligands for nickel(II).',
      },
    ],
    explanation:
      'Ethane-1,2-diamine, \\ce{H2NCH2CH2NH2}, binds through two nitrogen atoms and forms five-membered rings with the metal. Because of the chelate effect, its complex is more stable than those of ligands with one donor atom.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-31',
    topics: ['coordination-chemistry'],
    tests: ['chelate-effect'],
    uses: ['entropy'],
    difficulty: 'intermediate',
    text: 'In \\ce{[Ni(NH3)6]^2+ + 3en <=> [Ni(en)3]^2+ + 6NH3}, en is ethane-1,2-diamine (ethylenediamine). The enthalpy change is small, but the equilibrium lies far to the right. Why?',
    answer: 'The entropy rises, since four particles become seven.',
    distractors: [
      {
        text: 'The entropy falls, since three rings are formed.',
        slip: 'wrong-sign',
        teaching:
          'The rings reduce the freedom of motion somewhat, but three additional free molecules increase it much more.',
      },
      {
        text: 'The N–Ni bonds of en are far stronger than those of ammonia.',
        slip: 'ignored-entropy',
        teaching: 'If so, the enthalpy change would be large, but both ligands form six similar N–Ni bonds.',
      },
      {
        text: 'The en molecules are neutral, while ammonia is charged.',
        slip: 'charge-for-strength',
        teaching: 'Both ligands are neutral molecules.',
      },
    ],
    explanation:
      'Six N–Ni bonds are replaced by six similar ones, so Δ*H* is small. There are 1 + 3 = 4 particles on the left and 1 + 6 = 7 on the right, so the entropy rises and makes Δ*G* negative.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-32',
    topics: ['coordination-chemistry'],
    tests: ['spectrochemical-series', 'crystal-field-theory'],
    uses: ['colors-of-complexes'],
    difficulty: 'beginner',
    text: 'When ligand L in an octahedral cobalt(III) complex is replaced by ligand Q, the d–d absorption moves from 600 nm to 450 nm. What does this show about Q?',
    answer: 'It splits the d orbitals more than L does.',
    distractors: [
      {
        text: 'It splits the d orbitals less than L does.',
        slip: 'reversed-trend',
        teaching: 'A shorter wavelength means photons of higher energy, so the splitting is larger.',
      },
      {
        text: 'It fills the d orbitals more than L does.',
        slip: 'field-for-electrons',
        teaching: 'Ligands shift the energies of the d orbitals; the number of d electrons is still six.',
      },
      {
        text: 'It fills the d orbitals less than L does.',
        slip: 'field-for-electrons',
        teaching: 'Cobalt(III) has six d electrons with either ligand.',
      },
    ],
    explanation:
      '*E* = *hc*/λ: 450 nm corresponds to a higher energy than 600 nm. The gap between the d orbitals has increased, so Q splits them more than L does and is higher in the spectrochemical series.',
    reference: 'OpenStax Chemistry 2e, section 19.3',
  },
  {
    id: 'general-coordination-chemistry-33',
    topics: ['coordination-chemistry'],
    tests: ['spectrochemical-series'],
    uses: ['colors-of-complexes'],
    difficulty: 'intermediate',
    text: 'Light can raise an electron of an octahedral chromium(III) complex from the lower to the upper d orbitals. For which of these complexes does this require light of the shortest wavelength?',
    answer: '\\ce{[Cr(CN)6]^3-}',
    distractors: [
      {
        text: '\\ce{[Cr(C2O4)3]^3-}',
        slip: 'series-position-wrong',
        teaching:
          'Oxalate, which binds through oxygen, splits the d orbitals about as much as water does, which is far less than cyanide does.',
      },
      {
        text: '\\ce{[Cr(H2O)6]^3+}',
        slip: 'series-position-wrong',
        teaching: 'Water splits the d orbitals more than fluoride does, but far less than cyanide does.',
      },
      {
        text: '\\ce{[CrF6]^3-}',
        slip: 'reversed-trend',
        teaching:
          'Fluoride is a weak-field ligand, so the small gap corresponds to light of a long wavelength.',
      },
    ],
    explanation:
      'The order in the spectrochemical series is \\ce{F-}, \\ce{C2O4^2-}, \\ce{H2O}, \\ce{CN-}. Cyanide splits the d orbitals most; the largest gap requires the photons of highest energy, which have the shortest wavelength: \\ce{[Cr(CN)6]^3-}.',
    reference: 'OpenStax Chemistry 2e, section 19.3',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{[Cr(CN)6]^3-}': '4',
        '\\ce{[Cr(H2O)6]^3+}': '3',
        '\\ce{[Cr(C2O4)3]^3-}': '2',
        '\\ce{[CrF6]^3-}': '1',
      },
      pick: 'greatest',
      quantity:
        'place of the ligand among the four in the spectrochemical series (Housecroft and Sharpe, Inorganic Chemistry)',
    },
  },
  {
    id: 'general-coordination-chemistry-34',
    topics: ['coordination-chemistry'],
    tests: ['high-spin-and-low-spin-complexes'],

    difficulty: 'advanced',
    text: '\\ce{[Fe(H2O)6]^2+} has four unpaired electrons, but \\ce{[Fe(CN)6]^4-} has none. Which explanation is correct?',
    answer: 'With cyanide the splitting exceeds the pairing energy.',
    distractors: [
      {
        text: 'With water the splitting exceeds the pairing energy.',
        slip: 'field-levels-swapped',
        teaching:
          'A splitting greater than the pairing energy makes electrons pair, as they do with cyanide.',
      },
      {
        text: 'With cyanide the iron ion has lost four d electrons.',
        slip: 'field-for-electrons',
        teaching: 'Iron is +2 in both complexes, and both contain six d electrons.',
      },
      {
        text: 'With water the iron ion has gained four d electrons.',
        slip: 'field-for-electrons',
        teaching: 'Iron is +2 in both complexes; the ligands do not change its six d electrons.',
      },
    ],
    explanation:
      'Both complexes contain iron(II), d^{6}. Cyanide is high in the spectrochemical series, so the splitting exceeds the pairing energy, and all six electrons pair in the lower orbitals. With water it does not.',
    reference: 'OpenStax Chemistry 2e, section 19.3',
  },
];
