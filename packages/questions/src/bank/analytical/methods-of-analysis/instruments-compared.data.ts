import type { WrittenQuestion } from '../../written-question.ts';

export const instrumentsComparedQuestions: readonly WrittenQuestion[] = [
  {
    id: 'analytical-chromatography-129',
    topics: ['chromatography'],
    tests: ['van-deemter-equation'],
    difficulty: 'beginner',
    text: 'In the van Deemter equation *H* = *A* + *B*/*u* + *Cu*, which effect does *B* describe?',
    answer: 'Diffusion along the column',
    distractors: [
      {
        text: 'Paths of different lengths in the packing',
        slip: 'other-term-of-equation',
        teaching: 'This is the term *A*, which does not depend on the flow.',
      },
      {
        text: 'Slow exchange between the phases',
        slip: 'other-term-of-equation',
        teaching: 'This is the term *Cu*, which increases with the flow.',
      },
      {
        text: 'The width of the injected band',
        slip: 'other-phenomenon',
        teaching: 'The injection is not part of the equation, which describes only the column.',
      },
    ],
    explanation:
      '*B*/*u* is large at low flow, when the bands have a long time to spread by diffusion along the column.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 23',
  },
  {
    id: 'analytical-chromatography-130',
    topics: ['chromatography'],
    tests: ['van-deemter-equation'],
    difficulty: 'intermediate',
    text: 'An HPLC packing with 5 µm particles is replaced by one with 2 µm particles. How does the curve of plate height against flow velocity change?',
    answer: 'It lies lower and stays flat at high velocities.',
    distractors: [
      {
        text: 'It lies lower and rises more steeply at high velocities.',
        slip: 'reversed-trend',
        teaching: 'In small particles the exchange is fast, so the term *Cu* grows more slowly.',
      },
      {
        text: 'It lies higher and stays flat at high velocities.',
        slip: 'reversed-trend',
        teaching: 'Small particles make the paths more equal, so the plate height falls.',
      },
      {
        text: 'It stays the same, but the pressure rises.',
        slip: 'one-condition-only',
        teaching: 'The pressure does rise, but the plate height depends on the particle size too.',
      },
    ],
    explanation:
      'Smaller particles make *A* smaller (paths more equal) and *C* smaller (short distances for the exchange): the curve lies lower and stays flat, so fast runs keep their plates.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 25',
  },
  {
    id: 'analytical-chromatography-131',
    topics: ['chromatography', 'calibration'],
    tests: ['van-deemter-equation'],
    difficulty: 'advanced',
    text: 'In capillary gas chromatography, hydrogen as a carrier gas gives about the same minimum plate height as nitrogen, but at a velocity several times greater. Which property of hydrogen is the reason?',
    answer: 'Faster diffusion of solutes in it, which reduces the *C* term',
    distractors: [
      {
        text: 'Slower diffusion of solutes in it, which reduces the *B* term',
        slip: 'reversed-trend',
        teaching: 'Solutes diffuse faster in the light hydrogen; the *B* term is larger than in nitrogen.',
      },
      {
        text: 'Its chemical reactivity, which reduces the *C* term',
        slip: 'inert-gas-reacts',
        teaching: 'The carrier gas must not react with the solutes.',
      },
      {
        text: 'Its lower density, which reduces the *A* term',
        slip: 'wrong-property',
        teaching: 'An open capillary has no packing and so no *A* term.',
      },
    ],
    explanation:
      'In hydrogen solutes diffuse faster, so they exchange between gas and film more quickly: the *C* term is smaller and the optimum lies at a greater velocity.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 24',
  },
  {
    id: 'analytical-mass-spectrometry-115',
    topics: ['mass-spectrometry'],
    tests: ['mass-analyzers'],
    difficulty: 'beginner',
    text: 'How does a time-of-flight analyzer distinguish ions of equal charge?',
    answer: 'Light ions travel faster at equal energy.',
    distractors: [
      {
        text: 'Light ions travel more slowly at equal energy.',
        slip: 'reversed-trend',
        teaching: 'At equal kinetic energy the smaller mass has the greater speed.',
      },
      {
        text: 'Light ions are bent more in a magnet.',
        slip: 'other-method',
        teaching: 'This describes a magnetic sector; a flight tube has no magnet.',
      },
      {
        text: 'Light ions are held in a trap longer.',
        slip: 'other-method',
        teaching: 'This describes an ion trap; in a flight tube ions are not held.',
      },
    ],
    explanation:
      'All ions of one charge get the same kinetic energy *zeU* = ½*mv*². The smaller the mass, the greater the speed and the shorter the time.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 22',
  },
  {
    id: 'analytical-mass-spectrometry-116',
    topics: ['mass-spectrometry'],
    tests: ['mass-analyzers'],
    difficulty: 'advanced',
    text: 'Ions of one *m*/*z* start in a time-of-flight analyzer with slightly different kinetic energies. How does a reflectron correct for this?',
    answer: 'Faster ions go deeper into it and so travel a longer path.',
    distractors: [
      {
        text: 'Slower ions go deeper into it and so travel a longer path.',
        slip: 'reversed-trend',
        teaching: 'An ion with more energy penetrates farther against the field.',
      },
      {
        text: 'Faster ions are caught in it and so are not detected.',
        slip: 'wrong-mechanism',
        teaching: 'They are turned around and detected with the others.',
      },
      {
        text: 'Slower ions are accelerated in it to the mean energy.',
        slip: 'wrong-mechanism',
        teaching: 'Each ion leaves the reflectron with the same energy that it had on entering.',
      },
    ],
    explanation:
      'In the opposing field, faster ions penetrate deeper. Their longer path compensates for the greater speed, so ions of one *m*/*z* arrive together.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 22',
  },
  {
    id: 'analytical-electroanalysis-116',
    topics: ['electroanalysis'],
    tests: ['voltammetry'],
    difficulty: 'beginner',
    text: 'Why is nitrogen bubbled through a solution before \\ce{Cd^2+} is determined by voltammetry at negative potentials?',
    answer: 'To remove oxygen, which would be reduced as well',
    distractors: [
      {
        text: 'To remove oxygen, which would oxidize the \\ce{Cd^2+}',
        slip: 'wrong-mechanism',
        teaching: '\\ce{Cd^2+} is not oxidized any further; oxygen itself gives a current.',
      },
      {
        text: 'To stir the solution while the current is measured',
        slip: 'step-out-of-order',
        teaching: 'The bubbling is stopped before the scan, since the solution must be at rest.',
      },
      {
        text: 'To add nitrogen, which carries the current',
        slip: 'electrolyte-as-reactant',
        teaching: 'Nitrogen has no charge; the supporting electrolyte carries the current.',
      },
    ],
    explanation:
      'Dissolved oxygen is reduced at these potentials too, in two steps, and its current masks that of cadmium. Nitrogen drives the oxygen out.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 17',
  },
  {
    id: 'analytical-electroanalysis-117',
    topics: ['electroanalysis'],
    tests: ['voltammetry'],
    difficulty: 'intermediate',
    text: 'The cyclic voltammogram of ferrocene has two peaks of equal height, 59 mV apart. For another compound a forward peak is observed, but there is no peak on the reverse scan at the same scan rate. What does this suggest about the second compound, if its electron transfer is fast?',
    answer: 'Its product reacts further before the reverse scan.',
    distractors: [
      {
        text: 'Its product is more stable than ferrocenium.',
        slip: 'reversed-trend',
        teaching: 'A stable product would still be present on the reverse scan and give a peak.',
      },
      {
        text: 'Its product needs two electrons on the reverse scan.',
        slip: 'wrong-cause',
        teaching:
          'The number of electrons changes the separation and the height of the peaks, not their presence.',
      },
      {
        text: 'Its concentration is lower than that of ferrocene.',
        slip: 'amount-for-retention',
        teaching: 'A lower concentration makes both peaks smaller.',
      },
    ],
    explanation:
      'A peak on the reverse scan requires that the product of the forward scan still be at the electrode. If the product reacts further, it is no longer there.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 17',
  },
  {
    id: 'analytical-electroanalysis-118',
    topics: ['electroanalysis'],
    tests: ['voltammetry'],
    difficulty: 'intermediate',
    text: 'In polarography a half-wave potential of −0.60 V and a limiting current of 4.2 µA are read from a wave. What do the two values indicate?',
    answer: 'The potential indicates the ion, and the current its concentration.',
    distractors: [
      {
        text: 'The current indicates the ion, and the potential its concentration.',
        slip: 'exchanged-signals',
        teaching:
          'The limiting current is proportional to the concentration; the potential is characteristic of the ion.',
      },
      {
        text: 'Both values together indicate the ion, but not its concentration.',
        slip: 'overlooked-effect',
        teaching: 'The limiting current depends on the concentration.',
      },
      {
        text: 'Both values together indicate the concentration, but not the ion.',
        slip: 'overlooked-effect',
        teaching: 'The half-wave potential does not depend on the concentration of the ion.',
      },
    ],
    explanation:
      'The half-wave potential is characteristic of the ion in its medium; the limiting current is proportional to the concentration. So the potential indicates the ion, and the current its concentration.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 17',
  },
  {
    id: 'analytical-chromatography-132',
    topics: ['chromatography'],
    tests: ['retention-index'],
    uses: ['gas-chromatography'],
    difficulty: 'beginner',
    text: 'What are the Kovats retention indices of octane on a nonpolar column at 100 °C and on a polar column at 120 °C?',
    answer: '800 on both',
    distractors: [
      {
        text: '800 and 960',
        slip: 'effect-where-none',
        teaching:
          'This multiplies 800 by 120/100; the index of a linear alkane does not change with the temperature.',
      },
      {
        text: '8 on both',
        slip: 'forgot-factor',
        teaching: 'The number of carbon atoms is multiplied by 100.',
      },
      {
        text: '800 and 667',
        slip: 'effect-where-none',
        teaching:
          'This divides 800 by 120/100; neither the temperature nor the polarity of the column changes the index of a linear alkane.',
      },
    ],
    explanation:
      'The linear alkanes define the scale: 100 times the number of carbon atoms, on every column and at every temperature. The index of octane is therefore 800 on both.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 24',
  },
  {
    id: 'analytical-chromatography-133',
    topics: ['chromatography'],
    tests: ['retention-index'],
    difficulty: 'intermediate',
    text: 'Why do libraries list retention indices instead of retention times for gas chromatography?',
    answer: 'Indices hardly depend on column length and flow rate.',
    distractors: [
      {
        text: 'Indices hardly depend on the stationary phase.',
        slip: 'overgeneralised-rule',
        teaching: 'A polar phase changes the index of a polar compound a great deal.',
      },
      {
        text: 'Indices can be determined without standards.',
        slip: 'wrong-reference',
        teaching: 'Linear alkanes must be measured on the same column.',
      },
      {
        text: 'Indices give the amount of the compound.',
        slip: 'amount-for-retention',
        teaching: 'The area of the peak gives the amount.',
      },
    ],
    explanation:
      'The index gives a position relative to two alkanes. Column length, film thickness and flow rate change the retention times of all compounds together, so indices hardly depend on them; the kind of stationary phase must be stated.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 24',
  },
  {
    id: 'analytical-concentration-units-112',
    topics: ['concentration-units'],
    tests: ['volumetric-glassware'],
    difficulty: 'intermediate',
    text: 'After a volumetric pipet marked “TD” has drained, a drop remains in its tip. What should be done with it?',
    answer: 'Leave it, since it is accounted for',
    distractors: [
      {
        text: 'Blow it out, since it belongs to the volume',
        slip: 'contain-for-deliver',
        teaching: 'A “to deliver” pipet is calibrated without this drop.',
      },
      {
        text: 'Rinse it out with water into the flask',
        slip: 'contain-for-deliver',
        teaching: 'This applies to glassware marked “TC”, to contain; here it would add too much.',
      },
      {
        text: 'Draw it up and let it drain again',
        slip: 'wrong-mechanism',
        teaching: 'A drop would remain again; the calibration already takes it into account.',
      },
    ],
    explanation:
      '“TD”, to deliver, means that the pipet releases its nominal volume when it drains freely, so the drop that remains is accounted for.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 2',
  },
  {
    id: 'analytical-concentration-units-113',
    topics: ['concentration-units'],
    tests: ['volumetric-glassware'],
    difficulty: 'beginner',
    text: 'A buret is filled with 0.1000 mol/L \\ce{HCl} while it is still wet inside with water. What should have been done first?',
    answer: 'Rinse it with the acid',
    distractors: [
      {
        text: 'Rinse it with the sample',
        slip: 'wrong-tool',
        teaching: 'Any sample in the buret would neutralize part of the acid.',
      },
      {
        text: 'Rinse it with hot water',
        slip: 'remedy-worsens',
        teaching: 'This leaves the buret wet, and the water dilutes the acid.',
      },
      {
        text: 'Dry it in the oven at 110 °C',
        slip: 'remedy-worsens',
        teaching: 'Heat can change the volume of graduated glassware permanently.',
      },
    ],
    explanation:
      'Water on the walls dilutes the titrant. Rinsing the buret two or three times with small portions of the acid removes the water.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 2',
  },
  {
    id: 'analytical-errors-and-statistics-104',
    topics: ['errors-and-statistics'],
    tests: ['quality-assurance'],
    difficulty: 'intermediate',
    text: 'On a control chart with warning limits at two and action limits at three standard deviations, the latest values of the control sample lie at +0.4, −1.1, +0.6 and +3.6 standard deviations. What should the laboratory do?',
    answer: 'Stop and look for the cause',
    distractors: [
      {
        text: 'Go on because the mean is within the limits',
        slip: 'averaging-removes-bias',
        teaching: 'The mean hides the last value; a single value beyond the action limit requires action.',
      },
      {
        text: 'Delete the last value and go on',
        slip: 'decision-turned-around',
        teaching: 'The chart is kept precisely to give such an alarm.',
      },
      {
        text: 'Move the limits to four standard deviations',
        slip: 'remedy-worsens',
        teaching: 'Wider limits remove the alarm, not its cause.',
      },
    ],
    explanation:
      'Chance alone puts a value beyond three standard deviations about 3 times in 1000. At +3.6 the process is considered out of control: stop and look for the cause.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 5',
  },
  {
    id: 'analytical-sampling-and-separation-114',
    topics: ['sampling-and-separation'],
    tests: ['sampling'],
    difficulty: 'intermediate',
    text: 'A truckload of gravel with stones of all sizes has been driven for an hour. Why is a shovelful taken from the top not a representative sample?',
    answer: 'Shaking has brought the large stones to the top.',
    distractors: [
      {
        text: 'Shaking has brought the small stones to the top.',
        slip: 'reversed-trend',
        teaching: 'Small grains fall through the gaps and collect at the bottom.',
      },
      {
        text: 'Shaking has worn down the stones at the top.',
        slip: 'wrong-mechanism',
        teaching: 'An hour of driving hardly wears stones down; it sorts them by size.',
      },
      {
        text: 'Shaking has brought the small stones to the sides.',
        slip: 'wrong-mechanism',
        teaching:
          'Small grains fall through the gaps between large ones, so they move down, not to the sides.',
      },
    ],
    explanation:
      'On shaking, small grains fall through the gaps between large ones, so the load separates by size. Portions from many places and depths must be combined.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 28',
  },
];
