import type { WrittenQuestion } from '../../written-question.ts';

export const nucleusQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-nuclear-chemistry-201',
    topics: ['nuclear-chemistry'],
    tests: ['half-life-of-a-nuclide'],
    difficulty: 'advanced',
    text: 'A counter shows 340 counts per minute beside a radioactive sample and, 6.0 h later, 100 counts per minute. Without any sample it shows 20 counts per minute. What is the half-life of the nuclide?',
    answer: '3.0 h',
    distractors: [
      {
        text: '3.4 h',
        slip: 'background-not-subtracted',
        teaching: 'You included the background, but it must be subtracted from both readings.',
        expression: '6.0 / (log10(340 / 100) / log10(2))',
      },
      {
        text: '1.5 h',
        slip: 'factor-for-half-lives',
        teaching: 'You divided the time by 4, but a decrease to a quarter takes two half-lives.',
        expression: '6.0 / ((340 - 20) / (100 - 20))',
      },
      {
        text: '1.8 h',
        slip: 'factor-for-half-lives',
        teaching:
          'You divided the time by 340/100 = 3.4, but the background must be subtracted, and a decrease to a quarter takes two half-lives.',
        expression: '6.0 / (340 / 100)',
      },
    ],
    explanation:
      'Without the background the rate falls from 320 to 80 counts per minute, that is, to a quarter. This takes two half-lives, or 6.0 h, so one half-life is 3.0 h.',
    reference: 'OpenStax Chemistry 2e, section 21.3',
    computation: {
      kind: 'quantity',
      expression: '6.0 / (log10((340 - 20) / (100 - 20)) / log10(2))',
      unit: 'h',
    },
  },
  {
    id: 'general-nuclear-chemistry-202',
    topics: ['nuclear-chemistry'],
    tests: ['radiometric-dating'],
    uses: ['half-life-of-a-nuclide'],
    difficulty: 'beginner',
    text: 'The carbon in an old bone has a quarter of the carbon-14 activity of living matter. How old is the bone? (half-life 5730 years)',
    answer: '11 460 years',
    distractors: [
      {
        text: '22 920 years',
        slip: 'factor-for-half-lives',
        teaching: 'You multiplied the half-life by four, but a decrease to a quarter takes two half-lives.',
        expression: '4 * 5730',
      },
      {
        text: '5730 years',
        slip: 'one-step-short',
        teaching: 'After this time one half is left, not a quarter.',
        expression: '5730',
      },
      {
        text: '2865 years',
        slip: 'needless-half',
        teaching: 'A quarter is left after two half-lives, not after half of one.',
        expression: '5730 / 2',
      },
    ],
    explanation: '¼ = ½ × ½: two half-lives have passed, 2 × 5730 years = 11 460 years.',
    reference: 'OpenStax Chemistry 2e, section 21.3',
    computation: { kind: 'quantity', expression: '2 * 5730', unit: 'years' },
  },
  {
    id: 'general-nuclear-chemistry-203',
    topics: ['nuclear-chemistry'],
    tests: ['radiometric-dating'],
    difficulty: 'intermediate',
    text: 'A piece of charcoal 30 000 years old was handled carelessly, and some carbon from living plants has contaminated it. How old does the charcoal appear in carbon-14 dating?',
    answer: 'It appears younger, because the fresh carbon adds carbon-14.',
    distractors: [
      {
        text: 'It appears older, because the fresh carbon adds carbon-12.',
        slip: 'most-common-isotope-only',
        teaching:
          'Fresh carbon has a much higher ratio of carbon-14 to carbon-12, so less of the carbon-14 seems to have decayed.',
      },
      {
        text: 'It appears as old as it is, because carbon-14 decays at the same rate everywhere.',
        slip: 'ratio-not-affected',
        teaching:
          'The rate constant is the same, but the sample now contains carbon-14 from the living plants in addition to its own.',
      },
      {
        text: 'It appears as old as it is, because the ratio to carbon-12 is measured.',
        slip: 'one-condition-only',
        teaching: 'Fresh carbon has a much higher ratio of carbon-14 to carbon-12, so the ratio rises too.',
      },
    ],
    explanation:
      'Fresh carbon contains far more carbon-14 than charcoal of this age. The activity per gram rises, so fewer half-lives seem to have passed.',
    reference: 'OpenStax Chemistry 2e, section 21.3',
  },
  {
    id: 'general-nuclear-chemistry-204',
    topics: ['nuclear-chemistry'],
    tests: ['radiometric-dating'],
    difficulty: 'beginner',
    text: 'Why can carbon-14 (half-life 5730 years) not be used to find the age of coal that formed 300 million years ago?',
    answer: 'Practically none of its carbon-14 is left.',
    distractors: [
      {
        text: 'Practically none of its carbon-14 has decayed yet.',
        slip: 'reversed-cause',
        teaching: 'A period of 300 million years is more than 50 000 half-lives.',
      },
      {
        text: 'Carbon-14 is found in animals, not in plants.',
        slip: 'overgeneralised-rule',
        teaching: 'Plants take it up as \\ce{CO2}, and animals take it up by eating plants.',
      },
      {
        text: 'Coal has lost its carbon-12 by decay since then.',
        slip: 'wrong-cause',
        teaching: 'Carbon-12 is stable and does not decay.',
      },
    ],
    explanation:
      'After ten half-lives a thousandth is left; after about 50 000 years there is too little to measure. Slower decays, such as that of uranium-238, are used for such ages.',
    reference: 'OpenStax Chemistry 2e, section 21.3',
  },
  {
    id: 'general-nuclear-chemistry-205',
    topics: ['nuclear-chemistry'],
    tests: ['radiometric-dating'],
    uses: ['half-life-of-a-nuclide'],
    difficulty: 'advanced',
    text: 'A mineral contained uranium but no lead when it formed. Today it contains one atom of \\ce{^{206}Pb} for every three of \\ce{^{238}U} (half-life 4.5 × 10^{9} years). How old is it?',
    answer: '1.9 × 10^{9} years',
    distractors: [
      {
        text: '2.6 × 10^{9} years',
        slip: 'ratio-for-share',
        teaching: 'You assumed that a third of the uranium has decayed, but it is one atom in four.',
        expression: 'log10(1 / (1 - 1/3)) / log10(2) * 4.5e9',
      },
      {
        text: '9.0 × 10^{9} years',
        slip: 'decayed-for-left',
        teaching: 'You used the fraction that has decayed, ¼, instead of the fraction that is left, ¾.',
        expression: 'log10(4) / log10(2) * 4.5e9',
      },
      {
        text: '7.1 × 10^{9} years',
        slip: 'decayed-for-left',
        teaching: 'You used the ratio of lead to uranium, ⅓, as the fraction of uranium that is left.',
        expression: 'log10(3) / log10(2) * 4.5e9',
      },
    ],
    explanation:
      'Of every four original uranium atoms, three are left: ¾ = (½)^{n}, so *n* = log_{2}(4/3) = 0.415 half-lives, or 1.9 × 10^{9} years.',
    reference: 'OpenStax Chemistry 2e, section 21.3',
    computation: { kind: 'quantity', expression: 'log10(4/3) / log10(2) * 4.5e9', unit: 'years' },
  },
  {
    id: 'general-nuclear-chemistry-206',
    topics: ['nuclear-chemistry'],
    tests: ['nuclear-binding-energy'],
    difficulty: 'beginner',
    text: 'Which of these nuclei has the greatest binding energy per nucleon?',
    answer: '\\ce{^{56}Fe}',
    distractors: [
      {
        text: '\\ce{^{238}U}',
        slip: 'per-nucleon-for-whole',
        teaching: 'Its total binding energy is the greatest, but it is shared by 238 nucleons.',
      },
      {
        text: '\\ce{^{2}H}',
        slip: 'reversed-trend',
        teaching: 'Its two nucleons are held together only weakly.',
      },
      {
        text: '\\ce{^{4}He}',
        slip: 'exception-where-none-is',
        teaching:
          'It is bound more strongly than its neighbors, but not as strongly as nuclei of medium size.',
      },
    ],
    explanation:
      'The curve of the binding energy per nucleon rises steeply from hydrogen, has its maximum near iron and falls slowly toward uranium.',
    reference: 'OpenStax Chemistry 2e, section 21.1',
  },
  {
    id: 'general-nuclear-chemistry-207',
    topics: ['nuclear-chemistry'],
    tests: ['nuclear-binding-energy'],
    difficulty: 'beginner',
    text: 'The nucleus \\ce{^{12}C} has less mass than six free protons and six free neutrons together. What has become of the missing mass?',
    answer: 'It was released as energy when the nucleus formed.',
    distractors: [
      {
        text: 'It was absorbed as energy when the nucleus formed.',
        slip: 'wrong-sign',
        teaching: 'Absorbed energy would increase the mass, not lower it.',
      },
      {
        text: 'It was taken up by the electrons when the nucleus formed.',
        slip: 'wrong-cause',
        teaching: 'Free protons and neutrons are compared with a nucleus, and neither includes electrons.',
      },
      {
        text: 'It belonged to neutrons that left when the nucleus formed.',
        slip: 'wrong-cause',
        teaching: 'The nucleus still contains all six neutrons.',
      },
    ],
    explanation:
      'The nucleons attract each other, and energy is released as they combine. According to *E* = *mc*^{2}, this loss of energy is also a loss of mass; the same energy would be needed to separate the nucleus into its nucleons.',
    reference: 'OpenStax Chemistry 2e, section 21.1',
  },
  {
    id: 'general-nuclear-chemistry-208',
    topics: ['nuclear-chemistry'],
    tests: ['nuclear-binding-energy'],
    uses: ['nuclear-fission-and-fusion'],
    difficulty: 'advanced',
    text: 'The binding energy per nucleon is 1.11 MeV in \\ce{^{2}H} and 7.07 MeV in \\ce{^{4}He}. How much energy does the fusion of two \\ce{^{2}H} nuclei into one \\ce{^{4}He} nucleus release?',
    answer: '23.8 MeV',
    distractors: [
      {
        text: '6.0 MeV',
        slip: 'per-nucleon-for-whole',
        teaching: 'This is the gain per nucleon, and four nucleons take part.',
        expression: '7.07 - 1.11',
      },
      {
        text: '26.1 MeV',
        slip: 'one-partner-only',
        teaching: 'You subtracted the binding energy of one \\ce{^{2}H} nucleus, but two of them react.',
        expression: '4 * 7.07 - 2 * 1.11',
      },
      {
        text: '2.6 MeV',
        slip: 'per-nucleon-for-whole',
        teaching: 'You subtracted 4 × 1.11 MeV from the value for a single nucleon of \\ce{^{4}He}.',
        expression: '7.07 - 4 * 1.11',
      },
    ],
    explanation:
      'The binding energy is 4 × 7.07 = 28.28 MeV in \\ce{^{4}He} and 4 × 1.11 = 4.44 MeV in the two \\ce{^{2}H} nuclei. The difference, 23.8 MeV, is released.',
    reference: 'OpenStax Chemistry 2e, section 21.4',
    computation: { kind: 'quantity', expression: '4 * 7.07 - 4 * 1.11', unit: 'MeV' },
  },
  {
    id: 'general-nuclear-chemistry-209',
    topics: ['nuclear-chemistry'],
    tests: ['nuclear-binding-energy', 'nuclear-fission-and-fusion'],
    difficulty: 'intermediate',
    text: 'The binding energy per nucleon is about 7.6 MeV in uranium-235 and about 8.5 MeV in the nuclei into which it splits. Approximately how much energy does the fission of one nucleus release?',
    answer: '212 MeV',
    distractors: [
      {
        text: '0.9 MeV',
        slip: 'per-nucleon-for-whole',
        teaching: 'This is the gain per nucleon, and 235 nucleons take part.',
        expression: '(8.5 - 7.6)',
      },
      {
        text: '16 MeV',
        slip: 'given-values-just-added',
        teaching:
          'You added the two values per nucleon; use the difference instead, and multiply it by the 235 nucleons.',
        expression: '(8.5 + 7.6)',
      },
      {
        text: '106 MeV',
        slip: 'one-product-only',
        teaching: 'You included the nucleons of only one fragment.',
        expression: '(235 / 2) * (8.5 - 7.6)',
      },
    ],
    explanation:
      'Each of the 235 nucleons is bound more strongly by 8.5 − 7.6 = 0.9 MeV: 235 × 0.9 MeV = 212 MeV.',
    reference: 'OpenStax Chemistry 2e, section 21.4',
    computation: { kind: 'quantity', expression: '235 * (8.5 - 7.6)', unit: 'MeV' },
  },
  {
    id: 'general-nuclear-chemistry-210',
    topics: ['nuclear-chemistry'],
    tests: ['nuclear-fission-and-fusion'],
    difficulty: 'beginner',
    text: 'What makes a chain reaction possible in uranium-235?',
    answer: 'Each fission releases two or three neutrons.',
    distractors: [
      {
        text: 'Each fission releases two or three protons.',
        slip: 'particles-of-atom-confused',
        teaching: 'Protons are repelled by nuclei; the particles that split other nuclei are neutrons.',
      },
      {
        text: 'Each fission heats the surrounding nuclei until they split.',
        slip: 'wrong-cause',
        teaching: 'Nuclei are not split by heat, even in a molten metal.',
      },
      {
        text: 'Each fission releases an α particle and two protons.',
        slip: 'mixed-up-decays',
        teaching: 'α particles and protons are repelled by the highly charged uranium nuclei.',
      },
    ],
    explanation:
      'A neutron splits a nucleus, and the neutrons that are released can split other nuclei. This continues if, on average, at least one of them does so.',
    reference: 'OpenStax Chemistry 2e, section 21.4',
  },
  {
    id: 'general-nuclear-chemistry-211',
    topics: ['nuclear-chemistry'],
    tests: ['nuclear-fission-and-fusion'],
    difficulty: 'intermediate',
    text: 'Neutrons split uranium-235 at room temperature, but fusion of hydrogen isotopes requires a temperature of many millions of kelvins. Why?',
    answer: 'Nuclei repel each other; a neutron is not repelled.',
    distractors: [
      {
        text: 'Fusion absorbs energy; fission releases it.',
        slip: 'wrong-sign',
        teaching: 'The fusion of hydrogen isotopes releases much energy; heat is needed only to start it.',
      },
      {
        text: 'The chemical bonds of hydrogen must first be broken.',
        slip: 'bond-for-intermolecular',
        teaching:
          'A temperature of a few thousand kelvins would be enough for this, so it is not the obstacle.',
      },
      {
        text: 'Hydrogen nuclei are too light to collide hard.',
        slip: 'wrong-cause',
        teaching: 'At the same temperature, light particles have the same mean kinetic energy as heavy ones.',
      },
    ],
    explanation:
      'Two positive nuclei must come within about 10^{−15} m of each other against their repulsion, which takes a very high kinetic energy. A neutron has no charge and can enter a nucleus even when slow.',
    reference: 'OpenStax Chemistry 2e, section 21.4',
  },
  {
    id: 'general-nuclear-chemistry-212',
    topics: ['nuclear-chemistry'],
    tests: ['nuclear-fission-and-fusion', 'nuclear-equations'],
    difficulty: 'beginner',
    text: 'A neutron splits uranium-235: \\ce{^{235}_{92}U + ^{1}_{0}n -> ^{141}_{56}Ba + ? + 3^{1}_{0}n}. Which nucleus replaces the question mark?',
    answer: '\\ce{^{92}_{36}Kr}',
    distractors: [
      {
        text: '\\ce{^{91}_{36}Kr}',
        slip: 'one-side-only',
        teaching: 'You forgot the neutron on the left, which makes the total mass number 236.',
      },
      {
        text: '\\ce{^{95}_{36}Kr}',
        slip: 'ignored-one-product',
        teaching: 'You forgot the three neutrons on the right.',
      },
      {
        text: '\\ce{^{94}_{36}Kr}',
        slip: 'ignored-one-product',
        teaching: 'You forgot the neutron on the left and the three neutrons on the right.',
      },
    ],
    explanation:
      'The mass numbers give 235 + 1 = 141 + *A* + 3, so *A* = 92. The charges give 92 = 56 + *Z*, so *Z* = 36, krypton.',
    reference: 'OpenStax Chemistry 2e, section 21.4',
    computation: {
      kind: 'nuclear-balance',
      equation: '^{235}_{92}U + ^{1}_{0}n -> ^{141}_{56}Ba + ? + ^{1}_{0}n + ^{1}_{0}n + ^{1}_{0}n',
    },
  },
  {
    id: 'general-nuclear-chemistry-213',
    topics: ['nuclear-chemistry'],
    tests: ['band-of-stability'],
    difficulty: 'beginner',
    text: 'In light stable nuclei the numbers of neutrons and protons are about equal, but lead-208 has 126 neutrons and 82 protons. Why do heavy nuclei need more neutrons than protons?',
    answer: 'Neutrons add attraction but do not repel the protons.',
    distractors: [
      {
        text: 'Neutrons have a negative charge that balances the protons.',
        slip: 'neutron-as-proton',
        teaching: 'Neutrons have no charge, so they cannot balance that of the protons.',
      },
      {
        text: 'Neutrons shield the protons from the many electrons.',
        slip: 'wrong-cause',
        teaching: 'Electrons do not determine whether a nucleus is stable.',
      },
      {
        text: 'Neutrons are lighter and keep the nucleus small.',
        slip: 'wrong-cause',
        teaching: 'A neutron is slightly heavier than a proton, so this cannot be the reason.',
      },
    ],
    explanation:
      'All protons repel each other, and the total repulsion grows with their number. The strong force acts between all nucleons, so extra neutrons help to hold the nucleus together.',
    reference: 'OpenStax Chemistry 2e, section 21.1',
  },
  {
    id: 'general-nuclear-chemistry-214',
    topics: ['nuclear-chemistry'],
    tests: ['band-of-stability'],
    difficulty: 'intermediate',
    text: 'Phosphorus has only one stable isotope, \\ce{^{31}P}. How does \\ce{^{33}P} decay?',
    answer: 'By β^{−} decay, to \\ce{^{33}S}',
    distractors: [
      {
        text: 'By positron emission, to \\ce{^{33}Si}',
        slip: 'wrong-sign',
        teaching: 'This nucleus has too many neutrons, and positron emission would add another.',
      },
      {
        text: 'By α decay, to \\ce{^{29}Al}',
        slip: 'mixed-up-decays',
        teaching:
          'α decay is found in heavy nuclei, and it would make the ratio of neutrons to protons even higher.',
      },
      {
        text: 'By electron capture, to \\ce{^{33}S}',
        slip: 'wrong-sign',
        teaching: 'Electron capture converts a proton to a neutron, which lowers the atomic number.',
      },
    ],
    explanation:
      '\\ce{^{33}P} has two more neutrons than the stable isotope. In β^{−} decay a neutron becomes a proton, so \\ce{^{33}S} with 16 protons forms.',
    reference: 'OpenStax Chemistry 2e, section 21.3',
  },
  {
    id: 'general-nuclear-chemistry-215',
    topics: ['nuclear-chemistry'],
    tests: ['band-of-stability', 'positron-emission-and-electron-capture'],
    difficulty: 'intermediate',
    text: 'On a chart of neutrons versus protons, \\ce{^{11}_{6}C} lies below the band of stability. Which change brings it closer to the band?',
    answer: 'Positron emission, to \\ce{^{11}_{5}B}',
    distractors: [
      {
        text: 'β^{−} decay, to \\ce{^{11}_{7}N}',
        slip: 'wrong-sign',
        teaching: 'This converts a neutron to a proton, but the nucleus already has too few neutrons.',
      },
      {
        text: 'γ emission, to \\ce{^{11}_{6}C} of lower energy',
        slip: 'mixed-up-decays',
        teaching: 'γ rays carry away energy but change neither the number of protons nor that of neutrons.',
      },
      {
        text: 'Electron capture, to \\ce{^{11}_{7}N}',
        slip: 'wrong-sign',
        teaching: 'Electron capture lowers the atomic number by one, so it would give boron, not nitrogen.',
      },
    ],
    explanation:
      'Below the band a nucleus has too few neutrons for its protons. Positron emission converts a proton to a neutron: six protons and five neutrons become five and six.',
    reference: 'OpenStax Chemistry 2e, section 21.3',
  },
  {
    id: 'general-nuclear-chemistry-216',
    topics: ['nuclear-chemistry'],
    tests: ['band-of-stability'],
    difficulty: 'intermediate',
    text: 'Which of these nuclides is stable?',
    answer: '\\ce{^{40}_{20}Ca}',
    distractors: [
      {
        text: '\\ce{^{26}_{13}Al}',
        slip: 'overgeneralised-rule',
        teaching:
          'Equal numbers are not enough for stability; here both numbers, 13 protons and 13 neutrons, are odd.',
      },
      {
        text: '\\ce{^{40}_{19}K}',
        slip: 'one-property-decides',
        teaching: 'The numbers of protons, 19, and neutrons, 21, are both odd.',
      },
      {
        text: '\\ce{^{32}_{15}P}',
        slip: 'one-property-decides',
        teaching: 'The numbers of protons, 15, and neutrons, 17, are both odd.',
      },
    ],
    explanation:
      'Nuclei with even numbers of both protons and neutrons are the most stable, and those with two odd numbers are the least stable. \\ce{^{40}Ca} has 20 of each, which is also a magic number.',
    reference: 'OpenStax Chemistry 2e, section 21.1',
  },
  {
    id: 'general-nuclear-chemistry-217',
    topics: ['nuclear-chemistry'],
    tests: ['band-of-stability'],
    difficulty: 'advanced',
    text: 'Why do β^{−} decays occur between the α decays in the series from uranium-238 to lead-206?',
    answer: 'Each α decay raises the ratio of neutrons to protons.',
    distractors: [
      {
        text: 'Each α decay lowers the ratio of neutrons to protons.',
        slip: 'wrong-sign',
        teaching:
          'An α decay removes two neutrons and two protons; because neutrons are in the majority, the ratio rises.',
      },
      {
        text: 'Each α decay leaves two electrons that must be emitted.',
        slip: 'ignored-alpha-charge',
        teaching: 'β^{−} particles come from the nucleus, not from the electron shells.',
      },
      {
        text: 'Each α decay heats the nucleus, which then emits electrons.',
        slip: 'wrong-cause',
        teaching:
          'A nucleus contains no electrons that heat could drive out; in β^{−} decay one is created as a neutron becomes a proton.',
      },
    ],
    explanation:
      'The ratio of neutrons to protons is 146/92 = 1.587 in \\ce{^{238}U} and 144/90 = 1.600 after α decay, but only 1.51 in stable lead-206. β^{−} decays convert the surplus neutrons to protons.',
    reference: 'OpenStax Chemistry 2e, section 21.3',
  },
  {
    id: 'general-nuclear-chemistry-218',
    topics: ['nuclear-chemistry'],
    tests: ['positron-emission-and-electron-capture', 'nuclear-equations'],
    difficulty: 'beginner',
    text: 'Beryllium-7 decays by electron capture: \\ce{^{7}_{4}Be + ^{0}_{-1}e -> ?}. Which nucleus forms?',
    answer: '\\ce{^{7}_{3}Li}',
    distractors: [
      {
        text: '\\ce{^{7}_{5}B}',
        slip: 'wrong-sign',
        teaching: 'The captured electron has a charge of −1, so the atomic number falls.',
      },
      {
        text: '\\ce{^{8}_{3}Li}',
        slip: 'electron-with-mass-number',
        teaching: 'An electron does not add to the mass number.',
      },
      {
        text: '\\ce{^{6}_{3}Li}',
        slip: 'electron-with-mass-number',
        teaching:
          'An electron has the mass number 0; a proton becomes a neutron, and the mass number is unchanged.',
      },
    ],
    explanation: 'The mass number remains 7, and the charge becomes 4 − 1 = 3: lithium-7.',
    reference: 'OpenStax Chemistry 2e, section 21.3',
    computation: { kind: 'nuclear-balance', equation: '^{7}_{4}Be + ^{0}_{-1}e -> ?' },
  },
  {
    id: 'general-nuclear-chemistry-219',
    topics: ['nuclear-chemistry'],
    tests: ['positron-emission-and-electron-capture'],
    difficulty: 'intermediate',
    text: 'In positron emission tomography a patient is given a compound of fluorine-18. Detectors register pairs of γ rays that arrive simultaneously from opposite directions. What is the source of these γ rays?',
    answer: 'A positron and an electron that annihilate each other',
    distractors: [
      {
        text: 'A fluorine nucleus that emits one γ ray after the other',
        slip: 'mixed-up-decays',
        teaching: 'These would be emitted at different times and in random directions.',
      },
      {
        text: 'A positron that breaks into two halves',
        slip: 'mixed-up-decays',
        teaching: 'A positron is an elementary particle; it is annihilated together with an electron.',
      },
      {
        text: 'An electron that falls into an inner shell',
        slip: 'mixed-up-decays',
        teaching: 'This would give X-rays of much lower energy, and not two at once in opposite directions.',
      },
    ],
    explanation:
      'The positron from the decay meets an electron in the tissue. Both are annihilated, and their mass is converted to two γ rays of 511 keV that leave in opposite directions.',
    reference: 'OpenStax Chemistry 2e, section 21.5',
  },
  {
    id: 'general-nuclear-chemistry-220',
    topics: ['nuclear-chemistry'],
    tests: ['positron-emission-and-electron-capture'],
    uses: ['nuclear-binding-energy'],
    difficulty: 'advanced',
    text: 'Neutral atoms of \\ce{^{7}Be} and \\ce{^{7}Li} differ in mass by 0.00093 u; the mass of an electron is 0.00055 u. \\ce{^{7}Be} decays by electron capture, but never by positron emission. What is the reason?',
    answer: 'The difference is less than two electron masses.',
    distractors: [
      {
        text: 'The difference is more than one electron mass.',
        slip: 'one-partner-only',
        teaching:
          'This is true, but it is no obstacle; positron emission requires a difference of at least two electron masses.',
      },
      {
        text: 'The nucleus has too many neutrons to lose a proton.',
        slip: 'wrong-sign',
        teaching:
          'Electron capture and positron emission both convert a proton to a neutron, and electron capture does occur.',
      },
      {
        text: 'The atom has too few electrons to emit a positron.',
        slip: 'wrong-cause',
        teaching: 'A positron comes from the nucleus, so the number of electrons does not matter.',
      },
    ],
    explanation:
      '\\ce{^{7}Be} has four electrons and \\ce{^{7}Li} has three. After positron emission, one electron is left over and one positron has been created: this requires 2 × 0.00055 u = 0.00110 u, more than is available.',
    reference: 'OpenStax Chemistry 2e, section 21.3',
  },
];
