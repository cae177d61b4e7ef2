import type { WrittenQuestion } from '../../written-question.ts';

export const separationsAndEnvironmentFurtherQuestions: readonly WrittenQuestion[] = [
  {
    id: 'analytical-chromatography-701',
    topics: ['chromatography'],
    tests: ['principles-of-chromatography'],
    uses: ['retention-factor'],
    difficulty: 'intermediate',
    text: 'A compound that the stationary phase does not retain needs 2.0 min to pass through a column; compound X needs 6.0 min. What percentage of its time has X spent in the stationary phase?',
    answer: '67%',
    distractors: [
      {
        text: '33%',
        slip: 'rest-for-part',
        teaching: 'This is the percentage of its time in the mobile phase, 2.0 of 6.0 min.',
        expression: '2.0 / 6.0 * 100',
      },
      {
        text: '25%',
        slip: 'needless-sum',
        teaching: 'This is 2.0 of 8.0 min; the 6.0 min already includes the 2.0 min in the mobile phase.',
        expression: '2.0 / (2.0 + 6.0) * 100',
      },
      {
        text: '50%',
        slip: 'part-to-part-for-part-to-whole',
        teaching: 'This compares 2.0 min in the mobile phase with 4.0 min in the stationary phase.',
        expression: '2.0 / 4.0 * 100',
      },
    ],
    explanation:
      'Every molecule spends 2.0 min in the mobile phase to pass through the column. For the other 4.0 min X has been retained: \\frac{6.0 − 2.0}{6.0} × 100% = 67%.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 23',
    computation: { kind: 'quantity', expression: '(6.0 - 2.0) / 6.0 * 100', unit: '%' },
  },
  {
    id: 'analytical-chromatography-702',
    topics: ['chromatography'],
    tests: ['principles-of-chromatography'],
    uses: ['intermolecular-forces'],
    difficulty: 'beginner',
    text: 'Two dyes start together on paper, with water-saturated butanol as the mobile phase. Dye A prefers butanol, dye B the water bound to the paper. What is observed?',
    answer: 'A moves farther because it is mostly in the mobile phase.',
    distractors: [
      {
        text: 'B moves farther because it is mostly in the mobile phase.',
        slip: 'phases-of-chromatography-confused',
        teaching: 'The water is bound to the paper and stays where it is.',
      },
      {
        text: 'A moves farther because it is mostly retained by the paper.',
        slip: 'phases-of-chromatography-confused',
        teaching: 'A dye retained by the paper stays behind.',
      },
      {
        text: 'B moves farther because it is faster within the butanol.',
        slip: 'mobile-speed-differs',
        teaching: 'While they are in butanol, both dyes move at its speed.',
      },
    ],
    explanation:
      'A dye moves only while it is in the mobile phase. A is there most of the time and B rarely: A moves farther because it is mostly in the mobile phase.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 23',
  },
  {
    id: 'analytical-chromatography-703',
    topics: ['chromatography'],
    tests: ['principles-of-chromatography'],
    uses: ['retention-factor'],
    difficulty: 'intermediate',
    text: 'Two compounds X and Y have the same distribution constant between the phases of a column. A student proposes a column of twice the length to separate them. Why does the plan fail?',
    answer: 'Both are retained equally on each part of this column, at any length.',
    distractors: [
      {
        text: 'Both are retained equally only on the second half.',
        slip: 'event-invented',
        teaching: 'The second half is like the first, and the compounds stay together in both.',
      },
      {
        text: 'Both are retained so firmly that they never leave it.',
        slip: 'rate-for-equilibrium',
        teaching: 'Nothing suggests a large constant; the compounds do leave, but at the same time.',
      },
      {
        text: 'Both are washed out so quickly that they spread out.',
        slip: 'wrong-mechanism',
        teaching: 'On a longer column they elute later, but together.',
      },
    ],
    explanation:
      'A longer column makes an existing difference larger; where there is none, it does not help. Another stationary or mobile phase must be found, because both are retained equally on each part of this column, at any length.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 23',
  },
  {
    id: 'analytical-chromatography-704',
    topics: ['chromatography'],
    tests: ['retention-index'],
    uses: ['gas-chromatography'],
    difficulty: 'beginner',
    text: 'A compound has a Kovats retention index of 750. Where does its peak lie in an isothermal gas chromatogram?',
    answer: 'Between heptane and octane',
    distractors: [
      {
        text: 'Between hexane and heptane',
        slip: 'counted-from-the-other-end',
        teaching: 'Their indices are 600 and 700.',
      },
      {
        text: 'Between pentane and hexane',
        slip: 'wrong-starting-alkane',
        teaching: 'Their indices are 500 and 600.',
      },
      {
        text: 'Between nonane and decane',
        slip: 'wrong-starting-alkane',
        teaching: 'Their indices are 900 and 1000.',
      },
    ],
    explanation:
      'An alkane with *n* carbons has an index of 100*n*. The value 750 lies between 700 and 800: between heptane and octane.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 24',
  },
  {
    id: 'analytical-chromatography-705',
    topics: ['chromatography'],
    tests: ['retention-index'],
    uses: ['gas-chromatography', 'dipole-dipole-forces'],
    difficulty: 'intermediate',
    text: 'The retention index of pyridine is about 740 on a nonpolar column and about 1200 on a polar one. What does the difference show?',
    answer: 'A polar phase retains pyridine more than alkanes of the same boiling point.',
    distractors: [
      {
        text: 'A polar phase retains pyridine less than alkanes of the same boiling point.',
        slip: 'reversed-trend',
        teaching: 'A high index means that the compound elutes with long alkanes, that is, relatively late.',
      },
      {
        text: 'A polar phase retains alkanes more than a nonpolar phase does.',
        slip: 'polarity-mixed-up',
        teaching: 'Alkanes dissolve less well in a polar phase.',
      },
      {
        text: 'A nonpolar phase retains pyridine more than a polar phase does.',
        slip: 'reversed-trend',
        teaching:
          'Relative to the alkanes, pyridine is retained more by the polar phase, where its index is higher.',
      },
    ],
    explanation:
      'The index gives the retention relative to alkanes. On a polar phase pyridine, with its dipole, elutes with an alkane of twelve carbons instead of seven to eight: a polar phase retains pyridine more than alkanes of the same boiling point.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 24',
  },
  {
    id: 'analytical-mass-spectrometry-701',
    topics: ['mass-spectrometry'],
    tests: ['tandem-mass-spectrometry'],
    uses: ['structural-isomers'],
    difficulty: 'intermediate',
    text: 'Two isomeric drugs elute from the column at the same time, and both form \\ce{[M+H]+} at *m*/*z* 286. Their product ion spectra differ. How can each be determined in the presence of the other?',
    answer: 'From a fragment that only that drug gives',
    distractors: [
      {
        text: 'From an exact mass that only that drug has',
        slip: 'isomers-by-mass',
        teaching: 'Isomers have the same formula, and so the same exact mass.',
      },
      {
        text: 'From an isotope peak at *m*/*z* 287 that only that drug has',
        slip: 'isomers-by-mass',
        teaching: 'Isomers have equal numbers of carbon atoms and the same isotope pattern.',
      },
      {
        text: 'From the total signal at *m*/*z* 286 that both drugs give',
        slip: 'sum-for-one-part',
        teaching: 'This signal is the sum of both and does not distinguish them.',
      },
    ],
    explanation:
      'Both isomers pass the first analyzer. After the collision they break up in different ways, and the second analyzer selects what is specific to each drug: a fragment that only that drug gives.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 22',
  },
  {
    id: 'analytical-mass-spectrometry-702',
    topics: ['mass-spectrometry'],
    tests: ['multiply-charged-ions'],
    uses: ['isotope-patterns'],
    difficulty: 'intermediate',
    text: 'In the electrospray spectrum of a peptide the isotope peaks of one ion are 0.25 apart on the *m*/*z* axis. What is the charge of this ion?',
    answer: '+4',
    distractors: [
      {
        text: '+2',
        slip: 'needless-half',
        teaching: 'Two charges would put them 0.5 apart.',
        expression: '1 / 0.25 / 2',
      },
      {
        text: '+1',
        slip: 'mass-to-charge-for-mass',
        teaching: 'With a single charge, neighboring peaks, which differ by one neutron, are 1 apart.',
        expression: '1',
      },
      {
        text: '+8',
        slip: 'needless-factor-two',
        teaching: 'Eight charges would put them 0.125 apart.',
        expression: '2 / 0.25',
      },
    ],
    explanation:
      'Neighboring isotope peaks differ by about 1 u in mass, and by 1/*z* in *m*/*z*: \\frac{1}{0.25} = 4. The charge is +4.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 22',
    computation: { kind: 'quantity', expression: '1 / 0.25', unit: '' },
  },
  {
    id: 'analytical-mass-spectrometry-703',
    topics: ['mass-spectrometry'],
    tests: ['multiply-charged-ions'],
    uses: ['ionization-methods'],
    difficulty: 'beginner',
    text: 'A mass analyzer has an upper limit of *m*/*z* 3000. Why can a protein of 50 000 u still be measured with it after electrospray?',
    answer: 'Its ions carry many charges each.',
    distractors: [
      {
        text: 'Its ions break into smaller pieces.',
        slip: 'hard-for-soft-ionization',
        teaching: 'Electrospray leaves the molecules intact.',
      },
      {
        text: 'Its ions enter the analyzer at high speed.',
        slip: 'irrelevant-property',
        teaching: 'The limit concerns *m*/*z*, and a higher speed does not change this ratio.',
      },
      {
        text: 'Its ions have lost all of their water.',
        slip: 'effect-where-none',
        teaching: 'The loss of bound water removes only a small part of the mass.',
      },
    ],
    explanation:
      'The analyzer separates by *m*/*z*. With 30 extra protons a mass of 50 000 u appears near *m*/*z* 1670: its ions carry many charges each.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 22',
  },
  {
    id: 'analytical-mass-spectrometry-704',
    topics: ['mass-spectrometry'],
    tests: ['multiply-charged-ions'],
    uses: ['tertiary-structure-and-folding'],
    difficulty: 'intermediate',
    text: 'A compact protein is unfolded by acid before its positive electrospray spectrum is recorded. Which change is expected?',
    answer: 'More protons are bound, and the peaks move to lower *m*/*z*.',
    distractors: [
      {
        text: 'More protons are bound, and the peaks move to higher *m*/*z*.',
        slip: 'inverted-ratio',
        teaching: 'More charges make the mass-to-charge ratio smaller.',
      },
      {
        text: 'Fewer protons are bound, and the peaks move to higher *m*/*z*.',
        slip: 'reversed-trend',
        teaching: 'An unfolded chain has more basic groups at its surface, and more room between charges.',
      },
      {
        text: 'Fewer protons are bound, and the peaks move to lower *m*/*z*.',
        slip: 'reversed-cause',
        teaching: 'Fewer charges would move the peaks to higher *m*/*z*.',
      },
    ],
    explanation:
      'In the unfolded chain basic groups are exposed, and the charges can be farther apart. More protons are bound, and the peaks move to lower *m*/*z*.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 22',
  },
  {
    id: 'analytical-sampling-and-separation-701',
    topics: ['sampling-and-separation'],
    tests: ['sampling'],
    uses: ['standard-deviation'],
    difficulty: 'intermediate',
    text: 'Ore is ground to a much finer powder and mixed before 1 g is taken for analysis. Which error does this make smaller?',
    answer: 'The random difference between one gram and the whole',
    distractors: [
      {
        text: 'The constant difference between the found and true values',
        slip: 'averaging-removes-bias',
        teaching: 'A systematic error of the analysis is not changed by grinding.',
      },
      {
        text: 'The constant difference between a mass and the balance reading',
        slip: 'effect-where-none',
        teaching: 'A fault of the balance is the same for fine and coarse powder.',
      },
      {
        text: 'The uncertainty of weighing a portion of one gram',
        slip: 'wrong-tool',
        teaching: 'The balance reads fine and coarse powder equally well.',
      },
    ],
    explanation:
      'One gram of fine powder contains far more grains. The relative scatter in the proportion of rich grains decreases with the square root of their number, so the random difference between one gram and the whole gets smaller.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 28',
  },
  {
    id: 'analytical-sampling-and-separation-702',
    topics: ['sampling-and-separation'],
    tests: ['sampling'],
    uses: ['solubility-of-gases-and-solids'],
    difficulty: 'beginner',
    text: 'A bottle for the determination of dissolved oxygen in lake water is filled to the brim and closed without an air bubble. Why?',
    answer: 'So that no oxygen passes between air and sample',
    distractors: [
      {
        text: 'So that no carbonate from the lake leaves the sample',
        slip: 'wrong-ion',
        teaching: 'The analyte is oxygen, and carbonate ions do not escape into air.',
      },
      {
        text: 'So that no light reaches algae inside the sample',
        slip: 'wrong-tool',
        teaching: 'A full bottle does not keep out light; this requires storage in the dark.',
      },
      {
        text: 'So that no pressure builds up inside the sample',
        slip: 'irrelevant-property',
        teaching: 'Pressure is not a problem here; an exchange of gas is.',
      },
    ],
    explanation:
      'Air contains far more oxygen per liter than water does. Oxygen would pass from a bubble into water that is poor in it, and from supersaturated water into the bubble. The bottle is full so that no oxygen passes between air and sample.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 28',
  },
  {
    id: 'analytical-sampling-and-separation-703',
    topics: ['sampling-and-separation'],
    tests: ['environmental-analysis'],
    uses: ['si-units-and-prefixes'],
    difficulty: 'intermediate',
    text: 'A pump draws 2.0 L of air per minute through a filter for 8.0 h. The filter collects 48 µg of lead. What is the lead concentration in the air?',
    answer: '50 µg/m^{3}',
    distractors: [
      {
        text: '3.0 × 10^{3} µg/m^{3}',
        slip: 'time-unit',
        teaching:
          'The time must be in minutes, since the flow is in liters per minute; it is 480 min, not 8.',
        expression: '48 / (2.0 * 8.0 / 1000)',
      },
      {
        text: '6.0 × 10^{3} µg/m^{3}',
        slip: 'time-unit',
        teaching: 'The time must be in minutes, and the flow of 2.0 L/min doubles the volume.',
        expression: '48 / (8.0 / 1000)',
      },
      {
        text: '100 µg/m^{3}',
        slip: 'given-amount-left-out',
        teaching: 'The flow of 2.0 L/min doubles the volume of air.',
        expression: '48 / (480 / 1000)',
      },
    ],
    explanation:
      'The volume is 2.0 L/min × 480 min = 960 L = 0.960 m^{3}. The concentration is \\frac{48 µg}{0.960 m^{3}} = 50 µg/m^{3}.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 28',
    computation: { kind: 'quantity', expression: '48 / (2.0 * 480 / 1000)', unit: 'µg/m^{3}' },
  },
  {
    id: 'analytical-sampling-and-separation-704',
    topics: ['sampling-and-separation'],
    tests: ['environmental-analysis'],
    uses: ['sampling'],
    difficulty: 'intermediate',
    text: 'Nitrogen dioxide is measured 5 m, 50 m and 500 m from a highway: 62, 35 and 18 µg/m^{3}. On the same day a station in open country measures 17 µg/m^{3}. What do the data suggest?',
    answer: 'Traffic adds to a background that is found everywhere.',
    distractors: [
      {
        text: 'Traffic is the only source, near the road and far away.',
        slip: 'given-fact-overlooked',
        teaching: 'Far from any road the concentration is still 17 µg/m^{3}.',
      },
      {
        text: 'Traffic adds nothing because the air is mixed by the wind.',
        slip: 'ignored-mixing',
        teaching: 'The value falls steadily with the distance from the road.',
      },
      {
        text: 'Traffic removes a background that is found everywhere.',
        slip: 'wrong-sign',
        teaching: 'Near the road the value is higher than in open country.',
      },
    ],
    explanation:
      'At 500 m the value is nearly that of open country, the background. Nearer to the road it rises to 62 µg/m^{3}: traffic adds to a background that is found everywhere.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 28',
  },
  {
    id: 'analytical-sampling-and-separation-705',
    topics: ['sampling-and-separation'],
    tests: ['detection-limit'],
    uses: ['environmental-analysis'],
    difficulty: 'beginner',
    text: 'A pesticide is not detected in well water. The detection limit of the method is 0.02 µg/L. How should the result be reported?',
    answer: '< 0.02 µg/L',
    distractors: [
      {
        text: '0.00 µg/L',
        slip: 'small-for-zero',
        teaching: 'The method cannot distinguish 0.01 µg/L from zero.',
      },
      {
        text: '0.02 µg/L',
        slip: 'detection-limits-confused',
        teaching: 'This would mean that the pesticide had been found.',
      },
      {
        text: '0.02 ± 0.02 µg/L',
        slip: 'detection-limits-confused',
        teaching: 'A detection limit is not a measured value with an uncertainty.',
      },
    ],
    explanation: '“Not detected” means only that there is less than the method can detect: < 0.02 µg/L.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 5',
  },
  {
    id: 'analytical-sampling-and-separation-706',
    topics: ['sampling-and-separation'],
    tests: ['sampling'],
    uses: ['environmental-analysis'],
    difficulty: 'intermediate',
    text: 'A factory is suspected of releasing metals into a river occasionally, for a short time at night. Which sampling method gives the best chance of detecting this?',
    answer: 'An automatic sampler that fills a bottle each hour for a week',
    distractors: [
      {
        text: 'A careful grab sample of ten liters at noon each day for a week',
        slip: 'more-sample-removes-matrix',
        teaching: 'A large sample from the wrong hour shows nothing of what flowed by at night.',
      },
      {
        text: 'Ten grab samples within an hour at noon, and their mean',
        slip: 'averaging-removes-bias',
        teaching:
          'Repeats at the same hour show how well the concentration is measured, not what happens at night.',
      },
      {
        text: 'A single sample each month, with the lowest detection limit',
        slip: 'wrong-property',
        teaching: 'Sensitivity does not help if the water has long since flowed away.',
      },
    ],
    explanation:
      'River water keeps moving, and a short event is over within hours. Samples must be taken often and at night as well: by an automatic sampler that fills a bottle each hour for a week.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 28',
  },
  {
    id: 'analytical-sampling-and-separation-707',
    topics: ['sampling-and-separation'],
    tests: ['environmental-analysis'],
    uses: ['sampling', 'oxidation-and-reduction'],
    difficulty: 'advanced',
    text: 'Groundwater that is rich in dissolved iron and free of oxygen is clear when it is bottled, without acid, for an arsenic determination. During transport the water turns cloudy and brown, and it is filtered in the laboratory. Is the arsenic result too low or too high, and why?',
    answer: 'Too low, because iron hydroxide removes arsenic from the water',
    distractors: [
      {
        text: 'Too high, because iron hydroxide releases arsenic into the water',
        slip: 'remedy-worsens',
        teaching: 'A fresh precipitate of iron(III) hydroxide binds arsenate firmly.',
      },
      {
        text: 'Too low, because oxygen turns arsenic into a volatile compound',
        slip: 'wrong-mechanism',
        teaching: 'Air oxidizes arsenic to arsenate, which is not volatile.',
      },
      {
        text: 'Too high, because filtering leaves the arsenic in less water',
        slip: 'effect-where-none',
        teaching: 'The filtrate keeps its concentration; the filter holds back the solid.',
      },
    ],
    explanation:
      'In the bottle air oxidizes \\ce{Fe^2+} to \\ce{Fe^3+}, which precipitates as brown hydroxide, and arsenate adsorbs on it. Filtering removes both. The result is too low because iron hydroxide removes arsenic from the water; acid added at the well prevents this.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 28',
  },
  {
    id: 'analytical-sampling-and-separation-708',
    topics: ['sampling-and-separation'],
    tests: ['eutrophication'],
    uses: ['solubility-of-gases-and-solids'],
    difficulty: 'intermediate',
    text: 'In a nutrient-rich lake the surface water contains 14 mg/L of oxygen in the afternoon, although saturation corresponds to 9 mg/L. Before sunrise it contains 3 mg/L. What explains both values?',
    answer: 'Algae make oxygen by day and use it up at night.',
    distractors: [
      {
        text: 'Algae make oxygen at night and use it up by day.',
        slip: 'reversed-cause',
        teaching: 'Photosynthesis requires light, so oxygen forms by day.',
      },
      {
        text: 'Air supplies oxygen by day and removes it at night.',
        slip: 'other-process',
        teaching:
          'Air can bring the water to saturation, not above it, and at night too it drives the value toward 9 mg/L.',
      },
      {
        text: 'Warmth dissolves oxygen by day, and cold expels it at night.',
        slip: 'property-misjudged',
        teaching: 'Gases dissolve better in cold water.',
      },
    ],
    explanation:
      'A value above saturation means that oxygen is made in the water, by photosynthesis. At night there is no photosynthesis, and algae and bacteria respire: algae make oxygen by day and use it up at night.',
    reference: 'OpenStax Chemistry 2e, section 11.3',
  },
  {
    id: 'analytical-sampling-and-separation-709',
    topics: ['sampling-and-separation'],
    tests: ['ocean-acidification'],
    uses: ['ph'],
    difficulty: 'beginner',
    text: 'The surface water of the sea has a pH of 8.1. Why is the effect of carbon dioxide nevertheless called acidification?',
    answer: 'The pH falls, even if it stays above 7.',
    distractors: [
      {
        text: 'The pH rises, even if it stays below 9.',
        slip: 'wrong-sign',
        teaching: 'Carbon dioxide forms carbonic acid, which lowers the pH.',
      },
      {
        text: 'The pH falls, and it will soon be below 7.',
        slip: 'size-of-effect-misjudged',
        teaching: 'Carbonates buffer the sea; a decrease of a few tenths is expected in this century.',
      },
      {
        text: 'The pH rises, and it will soon be above 9.',
        slip: 'wrong-sign',
        teaching: 'Carbonic acid lowers the pH, which has already fallen by about 0.1.',
      },
    ],
    explanation:
      'The word describes a direction, not a state: \\ce{CO2 + H2O <=> H+ + HCO3-} raises [\\ce{H+}]. The pH falls, even if it stays above 7.',
    reference: 'OpenStax Chemistry 2e, section 14.2',
  },
  {
    id: 'analytical-sampling-and-separation-751',
    topics: ['sampling-and-separation'],
    tests: ['environmental-analysis'],
    difficulty: 'intermediate',
    text: 'A sediment core from a lake contains 20 mg/kg of lead in layers from before 1700, 180 mg/kg in the layer of 1975 and 60 mg/kg at the top. To what percentage of its 1975 level has the lead from human sources fallen, if the natural level is constant?',
    answer: '25%',
    distractors: [
      {
        text: '33%',
        slip: 'ignored-blank',
        teaching: 'The natural 20 mg/kg must be subtracted from both values.',
        expression: '60 / 180 * 100',
      },
      {
        text: '22%',
        slip: 'ignored-blank',
        teaching: 'The natural 20 mg/kg must be subtracted from the 180 mg/kg as well.',
        expression: '(60 - 20) / 180 * 100',
      },
      {
        text: '11%',
        slip: 'wrong-reference',
        teaching: 'This compares the natural level with that of 1975.',
        expression: '20 / 180 * 100',
      },
    ],
    explanation:
      'The layers from before 1700 show the natural level. Human sources account for 180 − 20 = 160 mg/kg in the layer of 1975 and 60 − 20 = 40 mg/kg at the top: \\frac{40}{160} × 100% = 25%.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 28',
    computation: { kind: 'quantity', expression: '(60 - 20) / (180 - 20) * 100', unit: '%' },
  },
  {
    id: 'analytical-sampling-and-separation-752',
    topics: ['sampling-and-separation'],
    tests: ['environmental-analysis'],
    uses: ['detection-limit'],
    difficulty: 'beginner',
    text: 'The trace concentrations of cadmium in coastal water change with every tide and often lie below the detection limit. Why are mussels from the same place analyzed instead?',
    answer: 'They accumulate cadmium over months from the water that they filter.',
    distractors: [
      {
        text: 'They contain cadmium at exactly the concentration of the water.',
        slip: 'relation-invented',
        teaching:
          'In that case nothing would be gained; in fact their concentration is many times that of the water.',
      },
      {
        text: 'They turn cadmium into a gas that is easily separated.',
        slip: 'event-invented',
        teaching: 'Cadmium stays in the tissue, which is digested in acid for the analysis.',
      },
      {
        text: 'They take up cadmium alone, so that no other metal interferes.',
        slip: 'property-misjudged',
        teaching: 'Mussels take up other metals as well; the method has to distinguish them.',
      },
    ],
    explanation:
      'A mussel filters liters of water an hour and retains the metal. Its cadmium concentration is high enough to be measured and represents an average over weeks and months: they accumulate cadmium over months from the water that they filter.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 28',
  },
];
