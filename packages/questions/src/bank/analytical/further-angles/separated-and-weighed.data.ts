import type { WrittenQuestion } from '../../written-question.ts';

/** Chromatography, mass spectrometry and the greenhouse effect. */
export const separatedAndWeighedQuestions: readonly WrittenQuestion[] = [
  {
    id: 'analytical-chromatography-900',
    topics: ['chromatography'],
    tests: ['chromatographic-resolution'],
    difficulty: 'intermediate',
    text: 'On an HPLC column with 20 000 plates two substances have exactly the same retention time, well after the dead time. Which change can separate them?',
    answer: 'A different stationary phase',
    distractors: [
      {
        text: 'A column twice as long',
        slip: 'overgeneralised-rule',
        teaching: 'On a longer column of the same kind both are delayed equally and still leave it together.',
      },
      {
        text: 'A packing of finer particles',
        slip: 'effect-where-none',
        teaching:
          'Finer particles of the same phase make the peaks narrower, but two narrow peaks at one time still coincide.',
      },
      {
        text: 'A smaller injected volume',
        slip: 'effect-where-none',
        teaching: 'A smaller volume narrows the peaks at best; it does not move one away from the other.',
      },
    ],
    explanation:
      'Equal retention times mean α = 1, and then the resolution is zero for any number of plates. A different stationary phase (or mobile phase) can change the retention of one substance more than that of the other, so that α differs from 1.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 23',
  },
  {
    id: 'analytical-chromatography-901',
    topics: ['chromatography'],
    tests: ['chromatographic-resolution'],
    uses: ['retention-factor', 'theoretical-plates'],
    difficulty: 'advanced',
    text: 'Two substances have retention factors of 0.20 and 0.24 on a column with *N* = 10 000; their resolution is only 0.8. Which change improves it the most, if all else stays the same? (*R*_{s} = \\frac{\\sqrt{*N*}}{4} × \\frac{α − 1}{α} × \\frac{*k*_{2}}{1 + *k*_{2}})',
    answer: 'Both retention factors are increased tenfold.',
    distractors: [
      {
        text: 'The number of plates is increased fourfold.',
        slip: 'linear-for-square-root',
        teaching: 'The resolution rises with the square root of *N*, so it only doubles, to 1.6.',
      },
      {
        text: 'The length of the column is doubled.',
        slip: 'linear-for-square-root',
        teaching:
          'Twice the length gives twice the plates, and the resolution rises only by a factor of \\sqrt{2}, to 1.1.',
      },
      {
        text: 'The second retention factor is raised from 0.24 to 0.26.',
        slip: 'size-of-effect-misjudged',
        teaching: 'α rises from 1.2 to 1.3, which raises the resolution to about 1.2.',
      },
    ],
    explanation:
      'The weak point is *k*_{2}/(1 + *k*_{2}) = 0.24/1.24 = 0.19: the substances are hardly retained. With tenfold retention factors, this term becomes 2.4/3.4 = 0.71, and the resolution rises from 0.8 to 2.9. The other changes give 1.6, 1.1 and 1.2.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 23',
    computation: {
      kind: 'option-extreme',
      values: {
        'Both retention factors are increased tenfold.': 'sqrt(10000) / 4 * 0.2 / 1.2 * 2.4 / 3.4',
        'The number of plates is increased fourfold.': 'sqrt(40000) / 4 * 0.2 / 1.2 * 0.24 / 1.24',
        'The length of the column is doubled.': 'sqrt(20000) / 4 * 0.2 / 1.2 * 0.24 / 1.24',
        'The second retention factor is raised from 0.24 to 0.26.':
          'sqrt(10000) / 4 * 0.3 / 1.3 * 0.26 / 1.26',
      },
      pick: 'greatest',
      quantity: 'resolution',
    },
  },
  {
    id: 'analytical-chromatography-902',
    topics: ['chromatography'],
    tests: ['theoretical-plates'],
    difficulty: 'intermediate',
    text: 'In a chromatogram with constant eluent and flow rate, a peak at 4.0 min is 0.20 min wide at its base. How wide is a peak at 8.0 min expected to be if the column has the same number of plates for both substances?',
    answer: '0.40 min',
    distractors: [
      {
        text: '0.20 min',
        slip: 'unchanged-taken-as-changed',
        teaching: 'With equal widths the later peak would stand for four times the number of plates.',
        expression: '0.20',
      },
      {
        text: '0.28 min',
        slip: 'needless-root',
        teaching:
          'The width grows with the square root of the column length; at a given length and number of plates it is proportional to the retention time.',
        expression: '0.20 * sqrt(8.0 / 4.0)',
      },
      {
        text: '0.80 min',
        slip: 'needless-square',
        teaching:
          'The square in *N* = 16(*t*_{R}/*w*)² holds for both, so equal *N* means equal ratios *t*_{R}/*w*.',
        expression: '0.20 * (8.0 / 4.0)^2',
      },
    ],
    explanation:
      '*N* = 16(*t*_{R}/*w*)² is the same for both peaks, and so is *t*_{R}/*w*. The width is 0.20 min × 8.0 min/(4.0 min) = 0.40 min: later peaks are wider.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 23',
    computation: { kind: 'quantity', expression: '0.20 * 8.0 / 4.0', unit: 'min' },
  },
  {
    id: 'analytical-chromatography-903',
    topics: ['chromatography'],
    tests: ['theoretical-plates'],
    difficulty: 'intermediate',
    text: 'Column I is 10 cm long and has 8000 plates; column II is 25 cm long and has 15 000 plates. Which column gives the narrower peak for a substance at the same retention time, and which has the smaller plate height?',
    answer: 'Narrower peak: II; smaller plate height: I',
    distractors: [
      {
        text: 'Narrower peak: I; smaller plate height: I',
        slip: 'wrong-property',
        teaching:
          'At one retention time the width depends on the number of plates alone, and II has more of them.',
      },
      {
        text: 'Narrower peak: II; smaller plate height: II',
        slip: 'inverted-ratio',
        teaching: 'The plate height is length divided by plates: 16.7 µm for II, but 12.5 µm for I.',
      },
      {
        text: 'Narrower peak: I; smaller plate height: II',
        slip: 'exchanged-values',
        teaching: 'Both parts are reversed: II has more plates, and I has the smaller plate height.',
      },
    ],
    explanation:
      'From *N* = 16(*t*_{R}/*w*)², more plates mean a narrower peak at the same retention time: column II. The plate height is *L*/*N*: 10 cm/8000 = 12.5 µm for I and 25 cm/15 000 = 16.7 µm for II, so it is smaller in I.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 23',
  },
  {
    id: 'analytical-mass-spectrometry-900',
    topics: ['mass-spectrometry'],
    tests: ['mass-analyzers'],
    difficulty: 'intermediate',
    text: 'A quadrupole mass analyzer is set so that ions of *m*/*z* 200 reach the detector. What happens to ions of other *m*/*z*?',
    answer: 'They oscillate ever more widely and strike the rods.',
    distractors: [
      {
        text: 'They are bent by a magnet and strike the walls.',
        slip: 'wrong-tool',
        teaching: 'This is how a magnetic sector works; a quadrupole uses only electric fields.',
      },
      {
        text: 'They arrive too late and miss the time window.',
        slip: 'wrong-tool',
        teaching: 'Times of arrival are used in a time-of-flight analyzer; a quadrupole is a filter.',
      },
      {
        text: 'They collide with gas and break into pieces.',
        slip: 'task-of-another-step',
        teaching: 'This is done on purpose in a collision cell; the analyzer itself is under high vacuum.',
      },
    ],
    explanation:
      'The four rods carry a constant and a radio-frequency voltage. In this field only ions of the selected *m*/*z* have a stable path along the axis. The others oscillate ever more widely, strike the rods and are lost.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 22',
  },
  {
    id: 'analytical-mass-spectrometry-901',
    topics: ['mass-spectrometry'],
    tests: ['mass-analyzers'],
    difficulty: 'advanced',
    text: 'In a magnetic sector instrument, ions of *m*/*z* 100 reach the detector at a field of 0.30 T. The radius of the path and the accelerating voltage are fixed. Which *m*/*z* reaches the detector at 0.60 T?',
    answer: '400',
    distractors: [
      {
        text: '50',
        slip: 'inverted-ratio',
        teaching: 'A stronger field bends all ions more, so heavier ions now follow the path.',
        expression: '100 * 0.30 / 0.60',
      },
      {
        text: '141',
        slip: 'root-for-square',
        teaching:
          'At a fixed field the radius is proportional to the square root of *m*/*z*; at a fixed radius *m*/*z* rises with the square of the field, not with its root.',
        expression: '100 * sqrt(0.60 / 0.30)',
      },
      {
        text: '200',
        slip: 'forgot-square',
        teaching:
          'At a given accelerating voltage, heavier ions are also slower, so *m*/*z* rises with the square of the field.',
        expression: '100 * 0.60 / 0.30',
      },
    ],
    explanation:
      'Combining *zeV* = ½*mv*² and *zevB* = *mv*²/*r* gives *m*/*z* = *eB*²*r*²/(2*V*). Twice the field means four times *m*/*z*: 100 × (0.60/0.30)² = 400.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 22',
    computation: { kind: 'quantity', expression: '100 * (0.60 / 0.30)^2', unit: '' },
  },
  {
    id: 'analytical-mass-spectrometry-902',
    topics: ['mass-spectrometry'],
    tests: ['nitrogen-rule'],
    difficulty: 'intermediate',
    text: 'A single nitrogen atom makes the nominal mass of an organic molecule odd, while carbon and oxygen atoms do not. Which property of nitrogen is the reason?',
    answer: 'An even mass number with an odd valence',
    distractors: [
      {
        text: 'An odd mass number with an even valence',
        slip: 'exchanged-values',
        teaching: 'It is the other way around: \\ce{^{14}N} has the mass number 14 and forms three bonds.',
      },
      {
        text: 'An even mass number with an even valence',
        slip: 'property-misjudged',
        teaching:
          'This describes \\ce{^{12}C} (4 bonds) and \\ce{^{16}O} (2 bonds), which keep the mass even.',
      },
      {
        text: 'An odd mass number with an odd valence',
        slip: 'property-misjudged',
        teaching:
          'This describes \\ce{^{1}H}, \\ce{^{19}F} and \\ce{^{35}Cl}, which can replace one another without changing the rule.',
      },
    ],
    explanation:
      '\\ce{^{12}C} and \\ce{^{16}O} have even mass numbers and even valences, so a molecule of C, H and O has an even number of H atoms and an even mass. \\ce{^{14}N} adds an even mass number, but its odd valence of 3 brings in one more H, as in \\ce{NH3} (17).',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 22',
  },
  {
    id: 'analytical-mass-spectrometry-903',
    topics: ['mass-spectrometry'],
    tests: ['nitrogen-rule'],
    difficulty: 'intermediate',
    text: 'A stable organic compound, which is not a radical, has its molecular ion at *m*/*z* 149. All four formulas have this nominal mass. Which one is possible?',
    answer: '\\ce{C9H11NO}',
    distractors: [
      {
        text: '\\ce{C10H13O}',
        slip: 'nitrogen-rule-misapplied',
        teaching:
          'Without nitrogen the mass of a molecule is even; an odd number of H atoms leaves a radical.',
      },
      {
        text: '\\ce{C8H9N2O}',
        slip: 'nitrogen-rule-misapplied',
        teaching:
          'With two nitrogen atoms the mass of a molecule is even; this one has an unpaired electron.',
      },
      {
        text: '\\ce{C11H17}',
        slip: 'nitrogen-rule-misapplied',
        teaching: 'A hydrocarbon molecule has an even number of H atoms and so an even mass.',
      },
    ],
    explanation:
      'An odd molecular mass requires an odd number of N atoms, and one N atom goes with an odd number of H atoms: \\ce{C9H11NO}. The other formulas, with no or two N atoms and odd numbers of H atoms, belong to radicals or fragments.',
    reference: 'McMurry, Organic Chemistry (OpenStax), chapter 24',
  },
  {
    id: 'analytical-sampling-and-separation-900',
    topics: ['sampling-and-separation'],
    tests: ['greenhouse-effect'],
    difficulty: 'advanced',
    text: 'A satellite over a hot desert records the infrared radiation that leaves Earth. Near 667 cm^{−1}, where \\ce{CO2} absorbs strongly, the intensity recorded is far lower than at wavenumbers at which no gas absorbs. What does this show?',
    answer: 'At this wavenumber, the radiation comes from cold air high above the ground.',
    distractors: [
      {
        text: 'At this wavenumber, the radiation comes from warm air close to the ground.',
        slip: 'reversed-trend',
        teaching:
          'Warm air near the ground would emit almost as much as the ground; its radiation is absorbed on the way up.',
      },
      {
        text: 'At this wavenumber, the hot ground of the desert emits hardly any radiation.',
        slip: 'event-invented',
        teaching:
          'The ground emits across the whole infrared, with nearly its maximum intensity around 667 cm^{−1}; the air absorbs this part.',
      },
      {
        text: 'At this wavenumber, the air turns the radiation of the ground into light.',
        slip: 'event-invented',
        teaching: 'Absorbed infrared radiation becomes heat and infrared radiation again, not visible light.',
      },
    ],
    explanation:
      'Where no gas absorbs, the satellite sees the radiation of the hot ground. Near 667 cm^{−1} \\ce{CO2} absorbs it and emits its own. What reaches space comes from the topmost layers of the gas, cold air high above the ground, and cold matter emits less. Earth thus loses less energy.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 20',
  },
  {
    id: 'analytical-sampling-and-separation-901',
    topics: ['sampling-and-separation'],
    tests: ['greenhouse-effect'],
    difficulty: 'intermediate',
    text: 'Additional \\ce{CO2} warms the air over the oceans a little. How does water vapor, by its absorption of infrared radiation, then change the warming?',
    answer: 'It strengthens the warming, because warmer air can contain more vapor.',
    distractors: [
      {
        text: 'It strengthens the warming, because warmer air can contain less vapor.',
        slip: 'reversed-trend',
        teaching: 'The vapor pressure of water rises with temperature, so warmer air can contain more vapor.',
      },
      {
        text: 'It weakens the warming, because warmer air can contain more vapor.',
        slip: 'wrong-sign',
        teaching:
          'Water vapor absorbs the infrared radiation from the ground, so more vapor means more warming.',
      },
      {
        text: 'It weakens the warming, because warmer air can contain less vapor.',
        slip: 'reversed-trend',
        teaching:
          'Less vapor would indeed weaken the warming, but the vapor pressure of water rises with temperature.',
      },
    ],
    explanation:
      'The vapor pressure of water rises with temperature, so warmer air can contain more vapor, and over water it does. Water vapor is itself a greenhouse gas: it absorbs more of the infrared radiation from the ground and strengthens the warming, a positive feedback.',
    reference: 'Baird and Cann, Environmental Chemistry, chapter on the greenhouse effect',
  },
];
