import type { WrittenQuestion } from '../../written-question.ts';

/** How firmly atoms hold electrons and gain them, exceptions within a period, and ions with equal numbers of electrons. */
export const ionizationAndIonSizeAskedQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-periodic-trends-640',
    topics: ['periodic-trends'],
    tests: ['ionization-energy', 'effective-nuclear-charge'],
    difficulty: 'intermediate',
    text: 'The first ionization energy of magnesium (738 kJ/mol) is higher than that of sodium (496 kJ/mol). Which explanation uses Coulomb’s law correctly?',
    answer: 'The outer electrons of magnesium feel a greater effective nuclear charge at a shorter distance.',
    distractors: [
      {
        text: 'The outer electrons of magnesium feel a greater effective nuclear charge at a longer distance.',
        slip: 'reversed-trend',
        teaching: 'Magnesium atoms are smaller than sodium atoms, so the distance is shorter.',
      },
      {
        text: 'The outer electrons of magnesium feel a smaller effective nuclear charge at a shorter distance.',
        slip: 'ignored-shielding',
        teaching:
          'Magnesium has one more proton, and its second 3s electron shields the first only partly, so the effective nuclear charge is greater.',
      },
      {
        text: 'The outer electrons of magnesium fill the 3s subshell, which makes the atom especially stable.',
        slip: 'other-principle',
        teaching:
          'The stability of a full subshell is no argument from Coulomb’s law, which deals with charges and distances.',
      },
    ],
    explanation:
      'According to Coulomb’s law, the attraction grows with the charges and falls with the square of the distance. Magnesium has one more proton than sodium but the same core electrons, and its atoms are smaller. Its outer electrons therefore feel a greater effective nuclear charge at a shorter distance.',
    reference: 'OpenStax Chemistry 2e, section 6.5; AP Chemistry course and exam description, topic 1.7',
  },
  {
    id: 'general-periodic-trends-641',
    topics: ['periodic-trends'],
    tests: ['ionization-energy'],
    uses: ['effective-nuclear-charge'],
    difficulty: 'intermediate',
    text: 'Both electrons of a helium atom are in the 1s orbital. Yet removing the first requires 2372 kJ/mol, and removing the second requires 5250 kJ/mol. Which statement, based on Coulomb’s law, explains why the second requires more energy?',
    answer: 'The second electron is no longer repelled by another electron.',
    distractors: [
      {
        text: 'The second electron is attracted by one additional proton.',
        slip: 'unchanged-taken-as-changed',
        teaching: 'The nucleus keeps its two protons when an electron leaves.',
      },
      {
        text: 'The second electron is shielded by the positive charge of the ion.',
        slip: 'ignored-shielding',
        teaching: 'Only other electrons shield, and \\ce{He+} has no other electron.',
      },
      {
        text: 'The second electron is no longer close to the nucleus of the ion.',
        slip: 'reversed-trend',
        teaching:
          'The ion \\ce{He+} is smaller than the atom, and a longer distance would make the electron easier to remove.',
      },
    ],
    explanation:
      'In the atom, the two electrons repel each other, which makes the first one easier to remove. The nucleus of \\ce{He+} has the same charge, but the second electron is no longer repelled by another electron.',
    reference: 'OpenStax Chemistry 2e, section 6.5',
  },
  {
    id: 'general-periodic-trends-642',
    topics: ['periodic-trends'],
    tests: ['ionization-energy', 'hunds-rule'],
    difficulty: 'intermediate',
    text: 'The first ionization energy is 1402 kJ/mol for nitrogen, but only 1314 kJ/mol for oxygen, which has one more proton. What explains the lower value for oxygen?',
    answer: 'In oxygen, two electrons share a 2p orbital and repel each other.',
    distractors: [
      {
        text: 'In oxygen, the electron lost is in a subshell of higher energy.',
        slip: 'other-orbital',
        teaching: 'Both atoms lose a 2p electron; a change of subshell explains the drop from Be to B.',
      },
      {
        text: 'In oxygen, the electron lost is in a shell farther from the nucleus.',
        slip: 'wrong-shell',
        teaching:
          'In both atoms the electron comes from the second shell, and the oxygen atom is the smaller one.',
      },
      {
        text: 'In nitrogen, the 2p subshell is full, but in oxygen it is not.',
        slip: 'electrons-miscounted',
        teaching: 'Nitrogen has three 2p electrons, and the subshell holds six, so it is half full.',
      },
    ],
    explanation:
      'The 2p electrons of nitrogen are in three separate orbitals. The fourth 2p electron of oxygen has to join one of them. The two electrons that share an orbital repel each other, so one of them is easier to remove.',
    reference: 'OpenStax Chemistry 2e, section 6.5',
  },
  {
    id: 'general-periodic-trends-643',
    topics: ['periodic-trends'],
    tests: ['ionization-energy'],
    uses: ['hunds-rule'],
    difficulty: 'intermediate',
    text: 'The first ionization energy falls from nitrogen to oxygen. Which of these decreases in first ionization energy has the same cause?',
    answer: 'From phosphorus to sulfur',
    distractors: [
      {
        text: 'From magnesium to aluminum',
        slip: 'other-orbital',
        teaching: 'Here the electron comes from a new subshell, 3p instead of 3s, and it is unpaired.',
      },
      {
        text: 'From neon to sodium',
        slip: 'wrong-shell',
        teaching: 'Here the electron comes from a new shell, the third, and it is unpaired.',
      },
      {
        text: 'From sodium to potassium',
        slip: 'wrong-cause',
        teaching:
          'Both atoms lose an unpaired s electron; the value falls because the fourth shell is farther out.',
      },
    ],
    explanation:
      'From N to O, the configuration changes from p^{3}, with three unpaired electrons, to p^{4}, with one pair. In the next period, this change occurs from phosphorus to sulfur.',
    reference: 'OpenStax Chemistry 2e, section 6.5',
  },
  {
    id: 'general-periodic-trends-645',
    topics: ['periodic-trends'],
    tests: ['ionization-energy', 'electron-configuration'],
    uses: ['atomic-orbitals'],
    difficulty: 'intermediate',
    text: 'The first ionization energy falls from 900 kJ/mol for beryllium to 801 kJ/mol for boron, which has one more proton. Why does it fall?',
    answer: 'Boron loses a 2p electron, which is higher in energy than a 2s electron.',
    distractors: [
      {
        text: 'Boron loses a paired electron, which is repelled by its partner in the orbital.',
        slip: 'paired-for-unpaired',
        teaching: 'The 2p electron of boron is unpaired; a pair explains the drop from N to O.',
      },
      {
        text: 'Boron loses a 3s electron, which is shielded by the electrons in 2s.',
        slip: 'wrong-shell',
        teaching: 'Boron is in period 2: its outermost electrons are in the second shell.',
      },
      {
        text: 'Boron loses a 2s electron, which is shielded by the electron in 2p.',
        slip: 'shielding-turned-around',
        teaching: 'The 2p electron leaves first; it shields the 2s electrons less than they shield it.',
      },
    ],
    explanation:
      'Beryllium is 1s^{2} 2s^{2}, and boron is 1s^{2} 2s^{2} 2p^{1}. The 2s electrons help to shield the 2p electron from the nucleus. Boron loses this 2p electron, which is higher in energy than a 2s electron.',
    reference: 'OpenStax Chemistry 2e, section 6.5',
  },
  {
    id: 'general-periodic-trends-646',
    topics: ['periodic-trends', 'electron-configuration'],
    tests: ['ionization-energy', 'photoelectron-spectroscopy'],
    difficulty: 'intermediate',
    text: 'Photoelectron spectra give a binding energy of 0.90 MJ/mol for the 2s electrons of beryllium; for boron they give 1.36 MJ/mol (2s) and 0.80 MJ/mol (2p). Compared with the 2s electrons of beryllium, how strongly are the second-shell electrons of boron held?',
    answer: 'The 2s electrons more strongly, the 2p electron less strongly',
    distractors: [
      {
        text: 'The 2s electrons less strongly, the 2p electron more strongly',
        slip: 'exchanged-values',
        teaching: 'The values were exchanged: it is 2s that has 1.36 MJ/mol and 2p that has 0.80 MJ/mol.',
      },
      {
        text: 'The 2s electrons less strongly, the 2p electron even less so',
        slip: 'one-property-decides',
        teaching:
          'The lower first ionization energy of boron concerns its 2p electron; its 2s electrons require 1.36 MJ/mol.',
      },
      {
        text: 'The 2s electrons more strongly, the 2p electron even more so',
        slip: 'overgeneralised-rule',
        teaching:
          'The additional proton does not make up for the higher subshell: the 2p electron requires only 0.80 MJ/mol.',
      },
    ],
    explanation:
      'In MJ/mol, 1.36 is greater than 0.90, and 0.80 is smaller. Compared with beryllium, boron thus holds the 2s electrons more strongly and the 2p electron less strongly, so its first ionization energy is lower.',
    reference: 'AP Chemistry course and exam description, topics 1.6 and 1.7',
  },
  {
    id: 'general-periodic-trends-647',
    topics: ['periodic-trends'],
    tests: ['ionic-radius'],
    difficulty: 'intermediate',
    text: 'Which list shows isoelectronic ions in order of increasing ionic radius?',
    answer: '\\ce{Mg^2+}, \\ce{Na+}, \\ce{F-}, \\ce{N^3-}',
    distractors: [
      {
        text: '\\ce{N^3-}, \\ce{F-}, \\ce{Na+}, \\ce{Mg^2+}',
        slip: 'reversed-trend',
        teaching:
          'Here the radius decreases: with only 7 protons for its 10 electrons, \\ce{N^3-} is the largest of these ions.',
      },
      {
        text: '\\ce{Li+}, \\ce{Na+}, \\ce{K+}, \\ce{Rb+}',
        slip: 'other-terms-meaning',
        teaching: 'The radius increases, but these ions have equal charges, not equal numbers of electrons.',
      },
      {
        text: '\\ce{Na+}, \\ce{Mg^2+}, \\ce{S^2-}, \\ce{Cl-}',
        slip: 'sorted-by-atomic-number',
        teaching: 'These elements share a period, but the cations have 10 electrons and the anions 18.',
      },
    ],
    explanation:
      'Isoelectronic ions have the same number of electrons, here 10. The more protons attract them, the smaller the ion: Mg has 12, Na 11, F 9 and N 7. So the order is \\ce{Mg^2+}, \\ce{Na+}, \\ce{F-}, \\ce{N^3-}.',
    reference: 'OpenStax Chemistry 2e, section 6.5',
  },
  {
    id: 'general-periodic-trends-648',
    topics: ['periodic-trends'],
    tests: ['ionic-radius'],
    uses: ['effective-nuclear-charge'],
    difficulty: 'beginner',
    text: 'The ions \\ce{S^2-}, \\ce{Cl-}, \\ce{K+} and \\ce{Ca^2+} are isoelectronic. Their radii decrease in this order from 184 pm to 100 pm. Why?',
    answer: 'More protons attract the same number of electrons.',
    distractors: [
      {
        text: 'Fewer electrons surround the same number of protons.',
        slip: 'exchanged-values',
        teaching: 'The number of electrons is 18 in all four; the number of protons rises from 16 to 20.',
      },
      {
        text: 'Fewer shells are occupied in the positive ions.',
        slip: 'wrong-shell',
        teaching: 'All four ions have the configuration of argon, with three occupied shells.',
      },
      {
        text: 'More protons are shielded by a larger number of electrons.',
        slip: 'ignored-shielding',
        teaching:
          'The 18 electrons shield about equally in all four ions, so each additional proton pulls them closer.',
      },
    ],
    explanation:
      'All four ions have 18 electrons, but the nuclear charge rises from 16 (S) to 20 (Ca). More protons attract the same number of electrons, so the ions become smaller.',
    reference: 'OpenStax Chemistry 2e, section 6.5',
  },
  {
    id: 'general-periodic-trends-649',
    topics: ['periodic-trends'],
    tests: ['electron-affinity'],
    difficulty: 'intermediate',
    text: 'Which order lists O, S, F and Cl by the enthalpy change when a gaseous atom gains one electron (the electron gain enthalpy), from least negative to most negative?',
    answer: 'O, S, F, Cl',
    distractors: [
      {
        text: 'S, O, Cl, F',
        slip: 'overgeneralised-rule',
        teaching:
          'This order makes O more negative than S and F more negative than Cl, but the crowded electrons of the small O and F atoms repel the added one.',
      },
      {
        text: 'Cl, F, S, O',
        slip: 'reversed-trend',
        teaching: 'This order starts with the most negative value, −349 kJ/mol for Cl.',
      },
      {
        text: 'O, F, S, Cl',
        slip: 'one-property-decides',
        teaching:
          'Size matters less than the group here: F (−328 kJ/mol) is more negative than S (−200 kJ/mol).',
      },
    ],
    explanation:
      'The halogens need one electron for an octet, so their values are more negative than those of O and S. In each group, the crowded electrons of the period 2 atom repel the added one, so O is less negative than S, and F than Cl. The order is O, S, F, Cl (−141, −200, −328 and −349 kJ/mol).',
    reference: 'NCERT Chemistry, class 11, unit 3; OpenStax Chemistry 2e, section 6.5',
  },
  {
    id: 'general-periodic-trends-651',
    topics: ['periodic-trends'],
    tests: ['effective-nuclear-charge'],
    uses: ['electron-configuration'],
    difficulty: 'advanced',
    text: 'The configuration of iron (*Z* = 26) is [Ar] 3d^{6} 4s^{2}. What effective nuclear charge do Slater’s rules give for a 3d electron of iron?',
    answer: '6.25',
    distractors: [
      {
        text: '5.90',
        slip: 'wrong-thing-counted',
        teaching: 'The electron does not shield itself, so only the five other 3d electrons count 0.35 each.',
        expression: '26 - (6 * 0.35 + 18 * 1.00)',
      },
      {
        text: '7.45',
        slip: 'overgeneralised-rule',
        teaching:
          'The factor 0.85 for the next lower group applies to s and p electrons; for a d electron all 18 inner electrons count 1.00.',
        expression: '26 - (5 * 0.35 + 8 * 0.85 + 10 * 1.00)',
      },
      {
        text: '5.55',
        slip: 'shielding-turned-around',
        teaching: 'The two 4s electrons come after 3d in Slater’s order and do not shield a 3d electron.',
        expression: '26 - (7 * 0.35 + 18 * 1.00)',
      },
    ],
    explanation:
      'For a 3d electron, each other electron of the same group counts 0.35, each electron of a lower group counts 1.00, and the 4s electrons count nothing. The shielding is 5 × 0.35 + 18 × 1.00 = 19.75, and 26 − 19.75 = 6.25.',
    reference: 'LibreTexts, Inorganic Chemistry, section 2.2 (Slater’s rules)',
    computation: { kind: 'quantity', expression: '26 - (5 * 0.35 + 18 * 1.00)', unit: '' },
  },
];
