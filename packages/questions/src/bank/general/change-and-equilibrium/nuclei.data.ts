import type { WrittenQuestion } from '../../written-question.ts';

export const nucleusQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-nuclear-chemistry-201',
    topics: ['nuclear-chemistry'],
    tests: ['half-life-of-a-nuclide'],
    difficulty: 'advanced',
    text: 'A counter shows 340 counts per minute beside a radioactive sample and, 6.0 h later, 100 counts per minute. Without any sample it shows 20. What is the half-life of the nuclide?',
    answer: '3.0 h',
    distractors: [
      {
        text: '3.4 h',
        slip: 'background-not-subtracted',
        teaching: 'You left the background in; it must be subtracted from both readings.',
        expression: '6.0 / (log10(340 / 100) / log10(2))',
      },
      {
        text: '1.5 h',
        slip: 'factor-for-half-lives',
        teaching: 'You divided the time by the factor 4; a fall to a quarter takes two half-lives.',
        expression: '6.0 / ((340 - 20) / (100 - 20))',
      },
      {
        text: '1.8 h',
        slip: 'factor-for-half-lives',
        teaching: 'You divided the time by the factor 3.4, and you left the background in.',
        expression: '6.0 / (340 / 100)',
      },
    ],
    explanation:
      'Without the background the rate falls from 320 to 80 counts per minute, to a quarter. This takes two half-lives, 6.0 h, so one is 3.0 h.',
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
    text: 'The carbon of an old bone shows a quarter of the carbon-14 activity of living matter. How old is the bone? (half-life 5730 years)',
    answer: '11 460 years',
    distractors: [
      {
        text: '22 920 years',
        slip: 'factor-for-half-lives',
        teaching: 'You multiplied the half-life by four; a fall to a quarter takes two half-lives.',
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
    text: 'A piece of charcoal 30 000 years old was handled carelessly, and some carbon of living plants has got into it. What does carbon-14 dating find?',
    answer: 'It seems younger than it is.',
    distractors: [
      {
        text: 'It seems older than it is.',
        slip: 'wrong-sign',
        teaching: 'The fresh carbon brings carbon-14, so less of it seems to have decayed.',
      },
      {
        text: 'Its age comes out right, as carbon-14 decays at the same rate everywhere.',
        slip: 'ratio-not-affected',
        teaching: 'The rate constant is the same, but the sample now holds more carbon-14 than its own.',
      },
      {
        text: 'Its age comes out right, as the ratio to carbon-12 is measured.',
        slip: 'one-condition-only',
        teaching: 'Fresh carbon has a much higher ratio of carbon-14 to carbon-12, so the ratio rises too.',
      },
    ],
    explanation:
      'Fresh carbon holds far more carbon-14 than charcoal of this age. The activity per gram rises, so fewer half-lives seem to have passed.',
    reference: 'OpenStax Chemistry 2e, section 21.3',
  },
  {
    id: 'general-nuclear-chemistry-204',
    topics: ['nuclear-chemistry'],
    tests: ['radiometric-dating'],
    difficulty: 'beginner',
    text: 'Why can the age of coal, formed 300 million years ago, not be found with carbon-14 (half-life 5730 years)?',
    answer: 'Practically none of its carbon-14 is left.',
    distractors: [
      {
        text: 'Practically none of its carbon-14 has decayed yet.',
        slip: 'reversed-cause',
        teaching: '300 million years are more than 50 000 half-lives.',
      },
      {
        text: 'Carbon-14 is found in animals, not in plants.',
        slip: 'overgeneralised-rule',
        teaching: 'Plants take it up with \\ce{CO2}, and animals with the plants.',
      },
      {
        text: 'Coal has lost its carbon-12 by decay since then.',
        slip: 'wrong-cause',
        teaching: 'Carbon-12 is stable.',
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
    text: 'A mineral took up uranium but no lead when it formed. Today it holds one atom of \\ce{^{206}Pb} for every three of \\ce{^{238}U} (half-life 4.5 × 10^{9} years). How old is it?',
    answer: '1.9 × 10^{9} years',
    distractors: [
      {
        text: '2.6 × 10^{9} years',
        slip: 'ratio-for-share',
        teaching: 'You took a third of the uranium for decayed; it is one atom of four.',
        expression: 'log10(1 / (1 - 1/3)) / log10(2) * 4.5e9',
      },
      {
        text: '9.0 × 10^{9} years',
        slip: 'decayed-for-left',
        teaching: 'You took the share that has decayed, ¼, for the share that is left, ¾.',
        expression: 'log10(4) / log10(2) * 4.5e9',
      },
      {
        text: '7.1 × 10^{9} years',
        slip: 'decayed-for-left',
        teaching: 'You took the ratio of lead to uranium, ⅓, for the share of uranium that is left.',
        expression: 'log10(3) / log10(2) * 4.5e9',
      },
    ],
    explanation:
      'Of four atoms of uranium three are left: ¾ = (½)^{n}, so *n* = log_{2}(4/3) = 0.415 half-lives, or 1.9 × 10^{9} years.',
    reference: 'OpenStax Chemistry 2e, section 21.3',
    computation: { kind: 'quantity', expression: 'log10(4/3) / log10(2) * 4.5e9', unit: 'years' },
  },
  {
    id: 'general-nuclear-chemistry-206',
    topics: ['nuclear-chemistry'],
    tests: ['nuclear-binding-energy'],
    difficulty: 'beginner',
    text: 'In which of these nuclei is the binding energy per nucleon the greatest?',
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
        teaching: 'It is bound more firmly than its neighbors, but not as firmly as nuclei of medium size.',
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
    answer: 'It was given off as energy when the nucleus formed.',
    distractors: [
      {
        text: 'It was taken up as energy when the nucleus formed.',
        slip: 'wrong-sign',
        teaching: 'Energy that is taken up would add to the mass, not lower it.',
      },
      {
        text: 'It was taken up by the electrons when the nucleus formed.',
        slip: 'wrong-cause',
        teaching: 'Protons and neutrons are compared with a nucleus; electrons are in neither.',
      },
      {
        text: 'It belonged to neutrons that left when the nucleus formed.',
        slip: 'wrong-cause',
        teaching: 'The nucleus still holds all six neutrons.',
      },
    ],
    explanation:
      'The nucleons attract each other, and energy leaves as they join. By *E* = *mc*^{2} this energy carries mass away; the same energy would be needed to take the nucleus apart.',
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
        teaching: 'This is the gain for one nucleon; four nucleons take part.',
        expression: '7.07 - 1.11',
      },
      {
        text: '26.1 MeV',
        slip: 'one-partner-only',
        teaching: 'You subtracted the binding energy of one \\ce{^{2}H} nucleus; two are taken apart.',
        expression: '4 * 7.07 - 2 * 1.11',
      },
      {
        text: '2.6 MeV',
        slip: 'per-nucleon-for-whole',
        teaching: 'You subtracted 4 × 1.11 MeV from the value of a single nucleon of \\ce{^{4}He}.',
        expression: '7.07 - 4 * 1.11',
      },
    ],
    explanation:
      'Bound in \\ce{^{4}He}: 4 × 7.07 = 28.28 MeV; bound before: 4 × 1.11 = 4.44 MeV. The difference, 23.8 MeV, is released.',
    reference: 'OpenStax Chemistry 2e, section 21.4',
    computation: { kind: 'quantity', expression: '4 * 7.07 - 4 * 1.11', unit: 'MeV' },
  },
  {
    id: 'general-nuclear-chemistry-209',
    topics: ['nuclear-chemistry'],
    tests: ['nuclear-binding-energy', 'nuclear-fission-and-fusion'],
    difficulty: 'intermediate',
    text: 'The binding energy per nucleon is about 7.6 MeV in uranium-235 and about 8.5 MeV in the nuclei into which it splits. About how much energy does the fission of one nucleus release?',
    answer: '212 MeV',
    distractors: [
      {
        text: '0.9 MeV',
        slip: 'per-nucleon-for-whole',
        teaching: 'This is the gain for a single nucleon; 235 nucleons take part.',
        expression: '(8.5 - 7.6)',
      },
      {
        text: '16 MeV',
        slip: 'given-values-just-added',
        teaching:
          'You added the two values of a nucleon; the difference counts, and for each of 235 nucleons.',
        expression: '(8.5 + 7.6)',
      },
      {
        text: '106 MeV',
        slip: 'one-product-only',
        teaching: 'You counted the nucleons of one fragment only.',
        expression: '(235 / 2) * (8.5 - 7.6)',
      },
    ],
    explanation:
      'Each of the 235 nucleons is bound more firmly by 8.5 − 7.6 = 0.9 MeV: 235 × 0.9 MeV = 212 MeV.',
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
        teaching: 'Protons are repelled by nuclei; the particles that split further nuclei are neutrons.',
      },
      {
        text: 'Each fission heats the nuclei around until they split.',
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
      'A neutron splits a nucleus, and the neutrons that are released can split further nuclei. This continues if on average at least one of them does so.',
    reference: 'OpenStax Chemistry 2e, section 21.4',
  },
  {
    id: 'general-nuclear-chemistry-211',
    topics: ['nuclear-chemistry'],
    tests: ['nuclear-fission-and-fusion'],
    difficulty: 'intermediate',
    text: 'Neutrons split uranium-235 at room temperature, but fusion of hydrogen isotopes takes a temperature of many millions of kelvins. Why?',
    answer: 'Nuclei repel each other; a neutron is not repelled.',
    distractors: [
      {
        text: 'Fusion takes up energy; fission gives it off.',
        slip: 'wrong-sign',
        teaching:
          'The fusion of hydrogen isotopes gives off much energy; heat is needed only to get it going.',
      },
      {
        text: 'The chemical bonds of hydrogen must first be broken.',
        slip: 'bond-for-intermolecular',
        teaching: 'A few thousand kelvins would do for this; it is not the obstacle.',
      },
      {
        text: 'Hydrogen nuclei are too light to hit each other hard.',
        slip: 'wrong-cause',
        teaching: 'At the same temperature light particles have the same mean kinetic energy as heavy ones.',
      },
    ],
    explanation:
      'Two positive nuclei must come within about 10^{−15} m against their repulsion, which takes a very high kinetic energy. A neutron has no charge and can enter a nucleus even when slow.',
    reference: 'OpenStax Chemistry 2e, section 21.4',
  },
  {
    id: 'general-nuclear-chemistry-212',
    topics: ['nuclear-chemistry'],
    tests: ['nuclear-fission-and-fusion', 'nuclear-equations'],
    difficulty: 'beginner',
    text: 'A neutron splits uranium-235: \\ce{^{235}_{92}U + ^{1}_{0}n -> ^{141}_{56}Ba + ? + 3^{1}_{0}n}. Which nucleus stands for the question mark?',
    answer: '\\ce{^{92}_{36}Kr}',
    distractors: [
      {
        text: '\\ce{^{91}_{36}Kr}',
        slip: 'one-side-only',
        teaching: 'You forgot the neutron on the left, which brings the mass number to 236.',
      },
      {
        text: '\\ce{^{95}_{36}Kr}',
        slip: 'ignored-one-product',
        teaching: 'You forgot the three neutrons on the right.',
      },
      {
        text: '\\ce{^{94}_{36}Kr}',
        slip: 'ignored-one-product',
        teaching: 'You forgot the neutron on the left and the three on the right.',
      },
    ],
    explanation:
      'Mass numbers: 235 + 1 = 141 + *A* + 3, so *A* = 92. Charges: 92 = 56 + *Z*, so *Z* = 36, krypton.',
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
    text: 'In light stable nuclei the numbers of neutrons and protons are about equal; lead-208 has 126 neutrons for 82 protons. Why do heavy nuclei need more neutrons than protons?',
    answer: 'Neutrons add attraction but do not repel the protons.',
    distractors: [
      {
        text: 'Neutrons have a negative charge that balances the protons.',
        slip: 'neutron-as-proton',
        teaching: 'Neutrons have no charge.',
      },
      {
        text: 'Neutrons shield the protons from the many surrounding electrons.',
        slip: 'wrong-cause',
        teaching: 'Electrons do not decide whether a nucleus is stable.',
      },
      {
        text: 'Neutrons are lighter and keep the nucleus small.',
        slip: 'wrong-cause',
        teaching: 'A neutron is slightly heavier than a proton.',
      },
    ],
    explanation:
      'All protons repel each other, and the more so the more there are. The strong force acts between all nucleons, so extra neutrons help to hold the nucleus together.',
    reference: 'OpenStax Chemistry 2e, section 21.1',
  },
  {
    id: 'general-nuclear-chemistry-214',
    topics: ['nuclear-chemistry'],
    tests: ['band-of-stability'],
    difficulty: 'intermediate',
    text: 'Phosphorus has a single stable isotope, \\ce{^{31}P}. How does \\ce{^{33}P} decay?',
    answer: 'By β^{−} decay, to \\ce{^{33}S}',
    distractors: [
      {
        text: 'By positron emission, to \\ce{^{33}Si}',
        slip: 'wrong-sign',
        teaching: 'It has too many neutrons; positron emission would add another one.',
      },
      {
        text: 'By α decay, to \\ce{^{29}Al}',
        slip: 'mixed-up-decays',
        teaching:
          'α decay is found in heavy nuclei; and it would leave the ratio of neutrons to protons even higher.',
      },
      {
        text: 'By electron capture, to \\ce{^{33}S}',
        slip: 'wrong-sign',
        teaching: 'Electron capture turns a proton into a neutron, which lowers the atomic number.',
      },
    ],
    explanation:
      '\\ce{^{33}P} has two neutrons more than the stable isotope. In β^{−} decay a neutron becomes a proton: \\ce{^{33}S} with 16 protons forms.',
    reference: 'OpenStax Chemistry 2e, section 21.3',
  },
  {
    id: 'general-nuclear-chemistry-215',
    topics: ['nuclear-chemistry'],
    tests: ['band-of-stability', 'positron-emission-and-electron-capture'],
    difficulty: 'intermediate',
    text: 'On a chart of neutrons against protons, \\ce{^{11}_{6}C} lies below the band of stability. Which change brings it closer to the band?',
    answer: 'Positron emission, to \\ce{^{11}_{5}B}',
    distractors: [
      {
        text: 'β^{−} decay, to \\ce{^{11}_{7}N}',
        slip: 'wrong-sign',
        teaching: 'This turns a neutron into a proton, and the nucleus has too few neutrons as it is.',
      },
      {
        text: 'γ emission, to \\ce{^{11}_{6}C} of lower energy',
        slip: 'mixed-up-decays',
        teaching: 'γ rays carry away energy but change neither number.',
      },
      {
        text: 'Electron capture, to \\ce{^{11}_{7}N}',
        slip: 'wrong-sign',
        teaching: 'Capture lowers the atomic number by one: it would give boron, not nitrogen.',
      },
    ],
    explanation:
      'Below the band a nucleus has too few neutrons for its protons. Positron emission turns a proton into a neutron: six protons and five neutrons become five and six.',
    reference: 'OpenStax Chemistry 2e, section 21.3',
  },
  {
    id: 'general-nuclear-chemistry-216',
    topics: ['nuclear-chemistry'],
    tests: ['band-of-stability'],
    difficulty: 'intermediate',
    text: 'Which nuclide is the only stable one of these four?',
    answer: '\\ce{^{40}_{20}Ca}',
    distractors: [
      {
        text: '\\ce{^{26}_{13}Al}',
        slip: 'overgeneralised-rule',
        teaching: 'Equal numbers are not enough: 13 protons and 13 neutrons are both odd numbers.',
      },
      {
        text: '\\ce{^{40}_{19}K}',
        slip: 'one-property-decides',
        teaching: 'Both the 19 protons and the 21 neutrons are odd in number.',
      },
      {
        text: '\\ce{^{32}_{15}P}',
        slip: 'one-property-decides',
        teaching: 'Both the 15 protons and the 17 neutrons are odd in number.',
      },
    ],
    explanation:
      'Nuclei with even numbers of protons and neutrons are the most stable, those with two odd numbers the least. \\ce{^{40}Ca} has 20 of each, which is also a magic number.',
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
        teaching: 'It takes two of each away; as neutrons are in the majority, their share grows.',
      },
      {
        text: 'Each α decay leaves two electrons that must be given off.',
        slip: 'ignored-alpha-charge',
        teaching: 'β^{−} particles come from the nucleus, not from the shell.',
      },
      {
        text: 'Each α decay heats the nucleus, which then boils off electrons.',
        slip: 'wrong-cause',
        teaching: 'β^{−} decay turns a neutron into a proton; the electron is not there before.',
      },
    ],
    explanation:
      '\\ce{^{238}U} has 146/92 = 1.587 neutrons per proton, after α decay 144/90 = 1.600, but stable lead-206 has only 1.51. β^{−} decays turn the surplus of neutrons into protons.',
    reference: 'OpenStax Chemistry 2e, section 21.3',
  },
  {
    id: 'general-nuclear-chemistry-218',
    topics: ['nuclear-chemistry'],
    tests: ['positron-emission-and-electron-capture', 'nuclear-equations'],
    difficulty: 'beginner',
    text: 'Beryllium-7 decays by electron capture: \\ce{^{7}_{4}Be + ^{0}_{-1}e -> ?}. What forms?',
    answer: '\\ce{^{7}_{3}Li}',
    distractors: [
      {
        text: '\\ce{^{7}_{5}B}',
        slip: 'wrong-sign',
        teaching: 'The captured electron has the charge −1, so the atomic number falls.',
      },
      {
        text: '\\ce{^{8}_{3}Li}',
        slip: 'electron-with-mass-number',
        teaching: 'An electron does not add to the mass number.',
      },
      {
        text: '\\ce{^{6}_{3}Li}',
        slip: 'electron-with-mass-number',
        teaching: 'An electron has the mass number 0; a proton becomes a neutron, and the mass number stays.',
      },
    ],
    explanation: 'The mass number stays 7, and the charge becomes 4 − 1 = 3: lithium-7.',
    reference: 'OpenStax Chemistry 2e, section 21.3',
    computation: { kind: 'nuclear-balance', equation: '^{7}_{4}Be + ^{0}_{-1}e -> ?' },
  },
  {
    id: 'general-nuclear-chemistry-219',
    topics: ['nuclear-chemistry'],
    tests: ['positron-emission-and-electron-capture'],
    difficulty: 'intermediate',
    text: 'In positron emission tomography a patient is given a compound of fluorine-18. Detectors wait for two γ rays that arrive in opposite directions at the same time. Where do these come from?',
    answer: 'A positron and an electron that destroy each other',
    distractors: [
      {
        text: 'A fluorine nucleus that emits one γ ray after the other',
        slip: 'mixed-up-decays',
        teaching: 'These would leave at different times and in any directions.',
      },
      {
        text: 'A positron that breaks into two halves',
        slip: 'mixed-up-decays',
        teaching: 'A positron is an elementary particle; it vanishes together with an electron.',
      },
      {
        text: 'An electron that falls into an inner shell',
        slip: 'mixed-up-decays',
        teaching: 'This would give X rays of much lower energy, and not two at once in opposite directions.',
      },
    ],
    explanation:
      'The positron from the decay meets an electron of the tissue. Both vanish, and their mass becomes two γ rays of 511 keV that leave in opposite directions.',
    reference: 'OpenStax Chemistry 2e, section 21.5',
  },
  {
    id: 'general-nuclear-chemistry-220',
    topics: ['nuclear-chemistry'],
    tests: ['positron-emission-and-electron-capture'],
    uses: ['nuclear-binding-energy'],
    difficulty: 'advanced',
    text: 'Neutral atoms of \\ce{^{7}Be} and \\ce{^{7}Li} differ in mass by 0.00093 u; an electron has 0.00055 u. \\ce{^{7}Be} decays by electron capture, but never by positron emission. What is the reason?',
    answer: 'The difference is less than two electron masses.',
    distractors: [
      {
        text: 'The difference is more than one electron mass.',
        slip: 'one-partner-only',
        teaching: 'This is true, but it is no obstacle; positron emission needs the mass of two electrons.',
      },
      {
        text: 'The nucleus has too many neutrons to lose a proton.',
        slip: 'wrong-sign',
        teaching: 'Electron capture and positron emission both turn a proton into a neutron.',
      },
      {
        text: 'The atom has too few electrons to emit a positron.',
        slip: 'wrong-cause',
        teaching: 'A positron comes from the nucleus; the number of electrons is no condition.',
      },
    ],
    explanation:
      '\\ce{^{7}Be} has four electrons, \\ce{^{7}Li} three. After positron emission one electron is left over and one positron has been made: this takes 2 × 0.00055 u = 0.00110 u, more than there is.',
    reference: 'OpenStax Chemistry 2e, section 21.3',
  },
];
