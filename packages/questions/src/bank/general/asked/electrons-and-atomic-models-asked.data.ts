import type { WrittenQuestion } from '../../written-question.ts';

export const electronsAndAtomicModelsAskedQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-electron-configuration-660',
    topics: ['electron-configuration'],
    tests: ['electron-configuration'],
    uses: ['structure-of-the-periodic-table'],
    difficulty: 'intermediate',
    text: 'For a bromine atom (*Z* = 35), a student writes the noble-gas shorthand [Ar] 4s^{2} 4p^{5}. What is wrong with this configuration?',
    answer: 'Ten 3d electrons are missing.',
    distractors: [
      {
        text: 'Two 5s electrons are missing.',
        slip: 'wrong-shell',
        teaching: 'Bromine is in period 4, so its atoms have no electrons in the fifth shell.',
      },
      {
        text: 'Ten 4d electrons are missing.',
        slip: 'aufbau-order',
        teaching: 'The 4d subshell fills only after 5s, in period 5; bromine is in period 4.',
      },
      {
        text: 'The core should be [Kr].',
        slip: 'wrong-place-in-table',
        teaching: 'Krypton comes after bromine and has 36 electrons, more than the whole bromine atom.',
      },
    ],
    explanation:
      'The symbol [Ar] stands for 18 electrons, so the configuration accounts for only 18 + 7 = 25 of the 35 electrons. The 3d subshell fills between 4s and 4p, so ten 3d electrons are missing: [Ar] 3d^{10} 4s^{2} 4p^{5}.',
    reference: 'OpenStax Chemistry 2e, section 6.4',
  },
  {
    id: 'general-electron-configuration-661',
    topics: ['electron-configuration'],
    tests: ['electron-configuration'],
    difficulty: 'beginner',
    text: 'The usual order of filling gives [Ar] 3d^{4} 4s^{2} for chromium and [Ar] 3d^{9} 4s^{2} for copper. In fact, each atom has one more 3d electron and one fewer 4s electron. Which feature of the actual configurations is usually given as the reason for their lower energy?',
    answer: 'The 3d subshell is half filled in \\ce{Cr} and filled in \\ce{Cu}.',
    distractors: [
      {
        text: 'The 3d subshell is filled in \\ce{Cr} and half filled in \\ce{Cu}.',
        slip: 'exchanged-values',
        teaching:
          'Five electrons, as in chromium, half fill the 3d subshell, and ten, as in copper, fill it.',
      },
      {
        text: 'The 4s subshell is half filled in \\ce{Cr} and empty in \\ce{Cu}.',
        slip: 'given-fact-overlooked',
        teaching: 'Copper keeps one 4s electron, so 4s is half filled in both atoms.',
      },
      {
        text: 'The 3d subshell has as many electrons in \\ce{Cr} as in \\ce{Cu}.',
        slip: 'electrons-miscounted',
        teaching: 'With one more 3d electron each, chromium has five and copper has ten.',
      },
    ],
    explanation:
      'The 3d and 4s subshells are close in energy, so moving one electron from 4s to 3d costs little. The move gives 3d^{5} in \\ce{Cr} and 3d^{10} in \\ce{Cu}: the 3d subshell is half filled in \\ce{Cr} and filled in \\ce{Cu}.',
    reference: 'OpenStax Chemistry 2e, section 6.4',
  },
  {
    id: 'general-electron-configuration-662',
    topics: ['electron-configuration'],
    tests: ['electron-configuration'],
    uses: ['hunds-rule'],
    difficulty: 'advanced',
    text: 'The configuration of chromium is [Ar] 3d^{5} 4s^{1}, with a half-filled 3d subshell. By analogy, a student expects [Ne] 3s^{1} 3p^{3} for silicon, but the actual configuration is [Ne] 3s^{2} 3p^{2}. Why does the analogy fail?',
    answer: 'The 3p subshell is far above 3s in energy, but 3d is close to 4s.',
    distractors: [
      {
        text: 'The 3p subshell is close to 3s in energy, but 3d is far above 4s.',
        slip: 'reversed-trend',
        teaching:
          'If 3p were this close to 3s, moving a 3s electron would cost little, as a move from 4s does in chromium.',
      },
      {
        text: 'Hund’s rule applies to the 3d subshell but not to the 3p subshell.',
        slip: 'pauli-and-other-rules',
        teaching:
          'Hund’s rule applies to 3p as well: the two 3p electrons of silicon are in different orbitals.',
      },
      {
        text: 'Hund’s rule applies to the 3p subshell but not to the 3d subshell.',
        slip: 'exception-where-none-is',
        teaching:
          'Hund’s rule applies to 3d as well: the five 3d electrons of chromium are in different orbitals.',
      },
    ],
    explanation:
      'Separating the paired s electrons lowers the repulsion in both atoms, but one electron must be raised to a higher subshell. The step from 4s to 3d is small. The step from 3s to 3p costs far more than is gained, because 3p is far above 3s in energy.',
    reference: 'OpenStax Chemistry 2e, section 6.4',
  },
  {
    id: 'general-electron-configuration-663',
    topics: ['electron-configuration'],
    tests: ['hunds-rule'],
    difficulty: 'beginner',
    text: 'A tube filled with a powder hangs from a balance, with its lower end between the poles of an electromagnet. When the magnet is switched on, the balance reading increases. What does this show about the powder?',
    answer: 'It contains unpaired electrons.',
    distractors: [
      {
        text: 'It contains only paired electrons.',
        slip: 'paired-for-unpaired',
        teaching:
          'A powder with only paired electrons is weakly repelled, so the balance reading would decrease slightly.',
      },
      {
        text: 'It contains positive ions.',
        slip: 'wrong-cause',
        teaching:
          'Charge does not decide: \\ce{NaCl} contains positive ions and is weakly repelled by a magnet.',
      },
      {
        text: 'It contains only metallic elements.',
        slip: 'one-property-decides',
        teaching: 'Zinc is a metallic element, but zinc powder is weakly repelled by a magnet.',
      },
    ],
    explanation:
      'The powder is pulled into the magnetic field: it is paramagnetic. Atoms, ions and molecules are attracted in this way when they have unpaired electrons.',
    reference: 'OpenStax Chemistry 2e, section 8.4',
  },
  {
    id: 'general-electron-configuration-664',
    topics: ['electron-configuration'],
    tests: ['hunds-rule'],
    uses: ['electron-configuration'],
    difficulty: 'intermediate',
    text: 'A student claims that every atom with an even number of electrons is diamagnetic. Which atom, in its ground state, disproves this claim?',
    answer: '\\ce{O}',
    distractors: [
      {
        text: '\\ce{Mg}',
        slip: 'paired-before-hund',
        teaching:
          'The two outer electrons of magnesium share the single 3s orbital as a pair, so the atom is diamagnetic and agrees with the claim.',
      },
      {
        text: '\\ce{Ne}',
        slip: 'valence-for-unpaired',
        teaching:
          'The eight outer electrons of neon form four pairs, so the atom is diamagnetic and agrees with the claim.',
      },
      {
        text: '\\ce{Zn}',
        slip: 'd-electrons-misplaced',
        teaching:
          'The ten 3d electrons of zinc form five pairs, and the two 4s electrons form one, so the atom is diamagnetic and agrees with the claim.',
      },
    ],
    explanation:
      'An oxygen atom has eight electrons, 1s^{2} 2s^{2} 2p^{4}. By Hund’s rule, two of the four 2p electrons are unpaired, so the atom that disproves the claim is \\ce{O}.',
    reference: 'OpenStax Chemistry 2e, section 6.4',
  },
  {
    id: 'general-electron-configuration-665',
    topics: ['electron-configuration'],
    tests: ['hunds-rule', 'electron-configuration-of-ions'],
    difficulty: 'intermediate',
    text: 'In aqueous solution, each of the ions below has the same number of unpaired electrons as in the gas phase. Equally concentrated solutions of these ions are held near a magnet. Which ion’s solution is attracted most strongly?',
    answer: '\\ce{Mn^2+}',
    distractors: [
      {
        text: '\\ce{Ni^2+}',
        slip: 'all-taken-as-unpaired',
        teaching:
          '\\ce{Ni^2+} has the most d electrons of these ions, but only two of the eight are unpaired.',
      },
      {
        text: '\\ce{Fe^2+}',
        slip: 'one-property-decides',
        teaching:
          'Iron metal is known for its magnetism, but the separate ion \\ce{Fe^2+} (3d^{6}) has only four unpaired electrons.',
      },
      {
        text: '\\ce{Cr^2+}',
        slip: 'atom-for-ion',
        teaching:
          'The chromium atom has six unpaired electrons, but the ion \\ce{Cr^2+} (3d^{4}) has only four.',
      },
    ],
    explanation:
      'The more unpaired electrons an ion has, the more strongly it is attracted. \\ce{Cr^2+}, \\ce{Mn^2+}, \\ce{Fe^2+} and \\ce{Ni^2+} have 4, 5, 4 and 2 of them, so the attraction is strongest for \\ce{Mn^2+}.',
    reference: 'OpenStax Chemistry 2e, section 6.4',
  },
  {
    id: 'general-atomic-structure-660',
    topics: ['atomic-structure'],
    tests: ['models-of-the-atom', 'subatomic-particles'],
    difficulty: 'beginner',
    text: 'Which question about the nuclear model of the atom did James Chadwick’s experiments of 1932 answer?',
    answer: 'Why a helium nucleus is heavier than two protons',
    distractors: [
      {
        text: 'Why an α particle can bounce back from gold foil',
        slip: 'other-stage',
        teaching:
          'Rutherford explained this in 1911 with a small positive nucleus, before neutrons were known.',
      },
      {
        text: 'Why an electron has only certain energy levels',
        slip: 'model-of-another-time',
        teaching:
          'Fixed energy levels belong to Bohr’s model of 1913; Chadwick’s particle is in the nucleus.',
      },
      {
        text: 'Why an atom can emit negative particles',
        slip: 'particles-of-atom-confused',
        teaching: 'Thomson explained this in 1897 with electrons; Chadwick’s particle has no charge.',
      },
    ],
    explanation:
      'Chadwick showed that nuclei contain neutrons, uncharged particles with about the mass of a proton. They add mass but no charge, which explains why a helium nucleus, with two of them, is heavier than two protons.',
    reference: 'OpenStax Chemistry 2e, section 2.2',
  },
  {
    id: 'general-atomic-structure-661',
    topics: ['atomic-structure'],
    tests: ['models-of-the-atom', 'bohr-model'],
    difficulty: 'beginner',
    text: 'In Rutherford’s model of 1911, electrons surround a small positive nucleus. How did Bohr’s model of 1913 describe these electrons?',
    answer: 'They circle the nucleus only at certain distances.',
    distractors: [
      {
        text: 'They circle the nucleus at any distance.',
        slip: 'other-stage',
        teaching:
          'Rutherford’s model set no limit on the distance; Bohr’s step was to allow only some orbits.',
      },
      {
        text: 'They are embedded in a ball of positive charge.',
        slip: 'model-of-another-time',
        teaching:
          'This is Thomson’s earlier plum pudding model, which the scattering of α particles disproved.',
      },
      {
        text: 'They are spread around the nucleus in clouds of charge.',
        slip: 'orbit-for-orbital',
        teaching:
          'Clouds of charge belong to the later quantum mechanical model; Bohr had the electrons move in orbits.',
      },
    ],
    explanation:
      'In Bohr’s model each allowed orbit has a fixed energy, which explained the line spectrum of hydrogen. Electrons circle the nucleus only at certain distances.',
    reference: 'OpenStax Chemistry 2e, section 6.2',
  },
  {
    id: 'general-redox-660',
    topics: ['redox', 'stoichiometry'],
    tests: ['permanganate-titrations', 'redox-titration-calculations'],
    uses: ['mole-ratio', 'mass-mole-conversion'],
    difficulty: 'advanced',
    text: 'Five iron supplement tablets are dissolved in dilute sulfuric acid, and the solution is diluted to 250.0 mL. A 25.00 mL portion requires 23.30 mL of 0.00500 mol/L \\ce{KMnO4}: \\ce{MnO4- + 5Fe^2+ + 8H+ -> Mn^2+ + 5Fe^3+ + 4H2O}. What mass of iron (55.85 g/mol) does each tablet contain, on average?',
    answer: '65.1 mg',
    distractors: [
      {
        text: '6.51 mg',
        slip: 'wrong-flask',
        teaching: 'The titrated portion is only a tenth of the 250.0 mL in which the tablets were dissolved.',
        expression: '23.30e-3 * 0.00500 * 5 * 55.85 / 5 * 1000',
      },
      {
        text: '13.0 mg',
        slip: 'ignored-coefficients',
        teaching:
          'Each \\ce{MnO4-} oxidizes five \\ce{Fe^2+}, so the amount of iron is five times that of permanganate.',
        expression: '23.30e-3 * 0.00500 * 10 * 55.85 / 5 * 1000',
      },
      {
        text: '325 mg',
        slip: 'one-step-short',
        teaching: 'This is the mass of iron in all five tablets together.',
        expression: '23.30e-3 * 0.00500 * 5 * 10 * 55.85 * 1000',
      },
    ],
    explanation:
      'The portion requires 23.30 mL × 0.00500 mol/L = 0.1165 mmol of \\ce{MnO4-}, so it contains 0.5825 mmol of \\ce{Fe^2+}. The flask holds ten times as much, 5.825 mmol, which is 325 mg in five tablets, or 65.1 mg in each.',
    reference: 'OpenStax Chemistry 2e, section 4.5',
    computation: {
      kind: 'quantity',
      expression: '23.30e-3 * 0.00500 * 5 * 10 * 55.85 / 5 * 1000',
      unit: 'mg',
    },
  },
  {
    id: 'general-redox-661',
    topics: ['redox'],
    tests: ['permanganate-titrations'],
    difficulty: 'beginner',
    text: 'Iron supplement tablets are dissolved in dilute sulfuric acid, and the solution is titrated with \\ce{KMnO4} from a buret. No indicator is added. What is observed in the flask at the end point?',
    answer: 'The first pink color that persists',
    distractors: [
      {
        text: 'The first blue-black color that persists',
        slip: 'color-of-another-substance',
        teaching: 'Blue-black is the color of starch with iodine, and neither of them is present here.',
      },
      {
        text: 'The first brown solid that does not dissolve',
        slip: 'other-process',
        teaching:
          'Brown \\ce{MnO2} forms when there is too little acid; in enough acid, almost colorless \\ce{Mn^2+} forms.',
      },
      {
        text: 'The disappearance of the last pink color',
        slip: 'reversed-trend',
        teaching:
          'The pink would disappear at the end point if \\ce{Fe^2+} were in the buret; here permanganate is added.',
      },
    ],
    explanation:
      'As long as \\ce{Fe^2+} is left, each drop of purple permanganate is decolorized. The first small excess keeps its color, so the end point is the first pink color that persists.',
    reference: 'Harris, Quantitative Chemical Analysis, section 16-4',
  },
];
