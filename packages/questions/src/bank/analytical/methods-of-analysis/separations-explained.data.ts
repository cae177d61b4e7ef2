import type { WrittenQuestion } from '../../written-question.ts';

export const separationsExplainedQuestions: readonly WrittenQuestion[] = [
  {
    id: 'analytical-chromatography-101',
    topics: ['chromatography'],
    tests: ['principles-of-chromatography'],
    difficulty: 'beginner',
    text: 'In a paper chromatogram of a black ink, the yellow dye has moved exactly as far as the solvent front. What does this show about the yellow dye?',
    answer: 'It was in the solvent all the time and was never retained by the paper.',
    distractors: [
      {
        text: 'It was retained by the paper more strongly than all the other dyes of the ink.',
        slip: 'reversed-trend',
        teaching:
          'A dye that the paper retains strongly stays behind the front; the yellow dye kept up with it.',
      },
      {
        text: 'It consists of the smallest molecules of all the dyes in the ink.',
        slip: 'wrong-property',
        teaching: 'Size is not decisive here; a dye may have large molecules and still prefer the solvent.',
      },
      {
        text: 'It does not dissolve in this solvent, and therefore floats on top.',
        slip: 'wrong-mechanism',
        teaching: 'A dye that does not dissolve would stay on the start line.',
      },
    ],
    explanation:
      'A substance moves only while it is in the mobile phase. One that keeps up with the front was in the solvent all the time.',
    reference: 'OpenStax Chemistry 2e, section 1.2',
  },
  {
    id: 'analytical-chromatography-102',
    topics: ['chromatography'],
    tests: ['retention-factor'],
    uses: ['principles-of-chromatography'],
    difficulty: 'intermediate',
    text: 'A compound has a retention factor *k* = 4.0. What percentage of its time on the column does it spend in the mobile phase?',
    answer: '20%',
    distractors: [
      {
        text: '25%',
        slip: 'share-for-ratio',
        teaching:
          'This is the ratio of the times in the mobile and the stationary phase, 1 : 4; the percentage is based on the sum of both.',
        expression: '100 / (4.0)',
      },
      {
        text: '80%',
        slip: 'wrong-fraction',
        teaching: 'This is the percentage of time in the stationary phase.',
        expression: '100 - 100 / (1 + 4.0)',
      },
      {
        text: '75%',
        slip: 'wrong-fraction',
        teaching:
          'This treats the ratio 1 : 4 as a fraction of the total and then gives the value for the stationary phase, where the compound actually spends 80% of the time.',
        expression: '100 - 100 / 4.0',
      },
    ],
    explanation:
      '*k* is the ratio of the time in the stationary phase to that in the mobile phase, here 4 : 1. The fraction in the mobile phase is \\frac{1}{1 + 4} = 20%.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 23',
    computation: { kind: 'quantity', expression: '100 / (1 + 4.0)', unit: '%' },
  },
  {
    id: 'analytical-chromatography-103',
    topics: ['chromatography'],
    tests: ['principles-of-chromatography'],
    difficulty: 'intermediate',
    text: 'An unknown compound in a drink gives a peak at 6.42 min. Under the same conditions pure caffeine also gives a peak at 6.42 min. What can be concluded?',
    answer: 'It may be caffeine, but other compounds can have the same retention time.',
    distractors: [
      {
        text: 'It is caffeine, since each compound has a retention time of its own.',
        slip: 'same-time-same-substance',
        teaching:
          'Many compounds can have the same retention time; an equal time is consistent with caffeine but does not prove it.',
      },
      {
        text: 'It is caffeine, provided that both peaks have the same area.',
        slip: 'amount-for-retention',
        teaching: 'The area shows how much of a compound is present, not which compound it is.',
      },
      {
        text: 'It is not caffeine, unless both peaks have the same area.',
        slip: 'amount-for-retention',
        teaching:
          'Equal areas would mean equal amounts; a drink with less caffeine gives a smaller peak at the same time.',
      },
    ],
    explanation:
      'Equal retention is necessary for identity but not sufficient, since other compounds may have the same retention time by chance. A second column or a mass spectrum can decide.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 23',
  },
  {
    id: 'analytical-chromatography-104',
    topics: ['chromatography'],
    tests: ['theoretical-plates'],
    uses: ['principles-of-chromatography'],
    difficulty: 'advanced',
    text: 'A packed column is replaced by one four times as long, with the same packing, eluent and flow velocity. How do the distance between two peaks on the time axis and the widths of the peaks change?',
    answer: 'Four times the distance and twice the widths',
    distractors: [
      {
        text: 'Four times the distance and four times the widths',
        slip: 'linear-for-square-root',
        teaching: 'The times increase with the length, but the widths only with its square root.',
      },
      {
        text: 'Twice the distance and the same widths',
        slip: 'linear-for-square-root',
        teaching: 'The times increase in proportion to the length, and the widths with its square root.',
      },
      {
        text: 'Twice the distance and twice the widths',
        slip: 'linear-for-square-root',
        teaching: 'The retention times, and so their difference, increase in proportion to the length.',
      },
    ],
    explanation:
      'Retention times are proportional to the length *L*, so their difference increases fourfold. The variance of a band is proportional to *L*, so the width increases with \\sqrt{*L*}, that is, twofold.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 23',
  },
  {
    id: 'analytical-chromatography-105',
    topics: ['chromatography'],
    tests: ['thin-layer-chromatography'],
    difficulty: 'beginner',
    text: 'Why is the start line on a TLC plate drawn in pencil and not in ink?',
    answer: 'Graphite does not move with the solvent.',
    distractors: [
      {
        text: 'Graphite fluoresces in ultraviolet light.',
        slip: 'wrong-property',
        teaching: 'Graphite does not fluoresce, and the line need not be visible under the lamp.',
      },
      {
        text: 'Ink clogs the pores of the silica.',
        slip: 'wrong-mechanism',
        teaching: 'Ink does not block the layer; its dyes dissolve and move with the solvent.',
      },
      {
        text: 'Ink reacts with the silica of the layer.',
        slip: 'wrong-mechanism',
        teaching:
          'The dyes are not bound by a reaction; they move with the solvent and give spots of their own.',
      },
    ],
    explanation:
      'The dyes of ink dissolve and would give spots of their own. Graphite is insoluble and stays where it is.',
    reference: 'LibreTexts, Organic Chemistry Lab Techniques (Nichols), chapter 2',
  },
  {
    id: 'analytical-chromatography-106',
    topics: ['chromatography'],
    tests: ['thin-layer-chromatography'],
    difficulty: 'intermediate',
    text: 'The oxidation of benzyl alcohol to benzaldehyde is followed by TLC on silica. Pure benzyl alcohol gives a spot at *R*_{f} = 0.25. After one hour the reaction mixture gives spots at 0.25 and 0.60. What does the plate show?',
    answer: 'The reaction is under way; the more polar alcohol is not yet used up.',
    distractors: [
      {
        text: 'The reaction is over; the spot at 0.25 is the more polar aldehyde.',
        slip: 'reversed-trend',
        teaching:
          'On silica the more polar compound stays lower, and 0.25 is the *R*_{f} value of the alcohol.',
      },
      {
        text: 'The reaction has not begun, since the spot of the alcohol is still there.',
        slip: 'part-to-part-for-part-to-whole',
        teaching: 'The second spot, at 0.60, is a new, less polar compound: something has formed.',
      },
      {
        text: 'The reaction is over; both spots are benzaldehyde in different amounts.',
        slip: 'amount-for-retention',
        teaching:
          'One compound gives one spot on a plate; its amount changes the size of the spot, not its position.',
      },
    ],
    explanation:
      'The spot at 0.25 agrees with the alcohol, which silica retains by hydrogen bonds; the new spot at 0.60 is less polar, as the aldehyde is. The alcohol is therefore not yet used up.',
    reference: 'LibreTexts, Organic Chemistry Lab Techniques (Nichols), chapter 2',
  },
  {
    id: 'analytical-chromatography-107',
    topics: ['chromatography'],
    tests: ['column-chromatography'],
    difficulty: 'intermediate',
    text: 'A student dissolves 0.5 g of a mixture in 80 mL of the eluent and pours all of the solution onto a silica column. What is the consequence?',
    answer: 'The bands start broad and overlap at the outlet.',
    distractors: [
      {
        text: 'The bands start narrow and elute more quickly.',
        slip: 'reversed-cause',
        teaching:
          'A large volume wets a long section of the column at once, so the bands are broad from the start.',
      },
      {
        text: 'The silica is used up before all of the mixture is on it.',
        slip: 'wrong-mechanism',
        teaching: 'The mass of 0.5 g would be the same in a small volume; the problem is the large volume.',
      },
      {
        text: 'The compounds no longer bind to silica, since they are diluted.',
        slip: 'wrong-mechanism',
        teaching: 'Dilution does not weaken adsorption; what suffers is the width of the starting band.',
      },
    ],
    explanation:
      'The compounds already move while the sample is still running in. The first and the last drops start far apart, so all bands are broad and overlap. A small volume is needed.',
    reference: 'LibreTexts, Organic Chemistry Lab Techniques (Nichols), chapter 2',
  },
  {
    id: 'analytical-chromatography-108',
    topics: ['chromatography'],
    tests: ['column-chromatography', 'thin-layer-chromatography'],
    difficulty: 'intermediate',
    text: 'TLC on silica gives these *R*_{f} values for X and Y: 0.02 and 0.04 in hexane; 0.22 and 0.35 in hexane with 10% ethyl acetate; 0.70 and 0.78 in hexane with 50% ethyl acetate; 0.93 and 0.95 in pure ethyl acetate. Which eluent is best for separating X and Y on a silica column?',
    answer: '10% ethyl acetate in hexane',
    distractors: [
      {
        text: 'Pure hexane',
        slip: 'one-condition-only',
        teaching:
          'The ratio of 2 looks good, but both compounds would hardly move, and elution would take a great deal of solvent.',
      },
      {
        text: '50% ethyl acetate in hexane',
        slip: 'one-condition-only',
        teaching: 'Both compounds move fast here, and the column has little chance to separate them.',
      },
      {
        text: '90% ethyl acetate in hexane',
        slip: 'solvent-strength-reversed',
        teaching: 'Both compounds move near the front; silica retains neither of them.',
      },
    ],
    explanation:
      'On a column both compounds should be well retained and yet move: *R*_{f} values near 0.2 to 0.35 that differ clearly. Only 10% ethyl acetate gives them.',
    reference: 'LibreTexts, Organic Chemistry Lab Techniques (Nichols), chapter 2',
  },
  {
    id: 'analytical-chromatography-109',
    topics: ['chromatography'],
    tests: ['gas-chromatography'],
    difficulty: 'beginner',
    text: 'In capillary gas chromatography of a perfume, what are the stationary phase and the mobile phase, in that order?',
    answer: 'A film on the inner wall, and a gas such as helium',
    distractors: [
      {
        text: 'A gas such as helium, and a film on the inner wall',
        slip: 'phases-of-chromatography-confused',
        teaching: 'These are interchanged: the film stays in place, and the gas moves.',
      },
      {
        text: 'A film on the inner wall, and the vapor of the perfume',
        slip: 'phases-of-chromatography-confused',
        teaching: 'The vapor of the perfume is the sample; an inert carrier gas moves it.',
      },
      {
        text: 'The vapor of the perfume, and a film on the inner wall',
        slip: 'phases-of-chromatography-confused',
        teaching: 'The film is the phase that stays in place, and the vapor of the perfume is the sample.',
      },
    ],
    explanation:
      'The stationary phase is a thin film on the inner wall of the capillary. An inert carrier gas, such as helium, moves the vapors through it.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 24',
  },
  {
    id: 'analytical-chromatography-110',
    topics: ['chromatography'],
    tests: ['gas-chromatography'],
    uses: ['intermolecular-forces'],
    difficulty: 'intermediate',
    text: 'Why are the fatty acids of an oil turned into methyl esters before they are separated by gas chromatography?',
    answer: 'The esters are more volatile and give sharper peaks.',
    distractors: [
      {
        text: 'The esters are heavier and so reach the detector sooner.',
        slip: 'reversed-trend',
        teaching:
          'A greater mass does not shorten the time; what matters is that the esters do not form hydrogen bonds with each other.',
      },
      {
        text: 'The acids would burn in the carrier gas at once.',
        slip: 'inert-gas-reacts',
        teaching: 'The carrier gas is helium, hydrogen or nitrogen; nothing burns in the column.',
      },
      {
        text: 'The acids pass through the column without being retained.',
        slip: 'wrong-mechanism',
        teaching: 'The free acids are retained too strongly, and their peaks tail.',
      },
    ],
    explanation:
      'Free carboxylic acids form hydrogen bonds with each other and with the column: they have high boiling points, and their peaks tail. The methyl esters cannot do so; they are more volatile and give sharper peaks.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 24',
  },
  {
    id: 'analytical-chromatography-111',
    topics: ['chromatography'],
    tests: ['gas-chromatography'],
    difficulty: 'intermediate',
    text: 'A mixture of alkanes from \\ce{C5} to \\ce{C16} is run at a constant 60 °C. The first peaks are sharp and separated; the last elute very late and are broad. Which change improves the late peaks without harming the early ones?',
    answer: 'Start at 60 °C and raise the temperature during the run',
    distractors: [
      {
        text: 'Start at 160 °C and hold the temperature during the run',
        slip: 'remedy-worsens',
        teaching: 'The late peaks improve, but at 160 °C pentane to heptane pass through together.',
      },
      {
        text: 'Start at 160 °C and lower the temperature during the run',
        slip: 'remedy-worsens',
        teaching: 'The early compounds would overlap, and the late ones would be slowed down all the more.',
      },
      {
        text: 'Run at 60 °C with a column of twice the length',
        slip: 'remedy-worsens',
        teaching: 'All retention times increase with the length; the last peaks come even later and broader.',
      },
    ],
    explanation:
      'The early peaks need the low temperature, the late ones a higher one. So the run starts at 60 °C and the oven temperature is raised as it continues.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 24',
  },
  {
    id: 'analytical-chromatography-112',
    topics: ['chromatography'],
    tests: ['gas-chromatography'],
    uses: ['intermolecular-forces'],
    difficulty: 'advanced',
    text: 'Benzene (80 °C) and cyclohexane (81 °C) boil at nearly the same temperature. What happens to the pair on a gas chromatography column coated with polyethylene glycol, compared with one coated with nonpolar polydimethylsiloxane?',
    answer: 'Benzene elutes clearly later, since its π electrons interact with the polar film.',
    distractors: [
      {
        text: 'Benzene still elutes just before cyclohexane, since only the boiling points matter.',
        slip: 'boiling-point-only',
        teaching:
          'Boiling points are decisive only on a nonpolar film; here the interactions with a polar film also matter.',
      },
      {
        text: 'Cyclohexane elutes clearly later, since it is the less polarizable molecule.',
        slip: 'reversed-trend',
        teaching: 'The less polarizable molecule is retained less by the polar film, so it elutes first.',
      },
      {
        text: 'Both elute unretained, since neither of them has a dipole moment.',
        slip: 'wrong-property',
        teaching: 'Dispersion and induced dipoles retain both in the film; no permanent dipole is needed.',
      },
    ],
    explanation:
      'The retention time depends on the volatility and on the interactions with the film. The volatilities are nearly equal; the π electrons of benzene are easily polarized by the polar film, so benzene is retained longer.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 24',
  },
  {
    id: 'analytical-chromatography-113',
    topics: ['chromatography'],
    tests: ['high-performance-liquid-chromatography'],
    difficulty: 'intermediate',
    text: 'Phenol and toluene are separated on bare silica with hexane and a little 2-propanol, and then on \\ce{C18} with methanol and water. Which of the two elutes later on each column?',
    answer: 'Phenol on silica, toluene on \\ce{C18}',
    distractors: [
      {
        text: 'Toluene on silica, phenol on \\ce{C18}',
        slip: 'normal-phase-for-reversed',
        teaching:
          'Silica is polar and retains phenol by hydrogen bonds; \\ce{C18} is nonpolar and prefers toluene.',
      },
      {
        text: 'Phenol on both columns',
        slip: 'normal-phase-for-reversed',
        teaching: 'This is correct for silica; on \\ce{C18} the polar phenol prefers the water-rich eluent.',
      },
      {
        text: 'Toluene on both columns',
        slip: 'normal-phase-for-reversed',
        teaching: 'This is correct for \\ce{C18}; on silica toluene is hardly retained at all.',
      },
    ],
    explanation:
      'Polar silica retains the more polar phenol longer; the nonpolar \\ce{C18} phase retains the less polar toluene longer. The order is reversed.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 25',
  },
  {
    id: 'analytical-chromatography-114',
    topics: ['chromatography'],
    tests: ['retention-factor'],
    difficulty: 'intermediate',
    text: 'An HPLC method is run at twice the flow rate; eluent, column and temperature stay the same. How do the retention time *t*_{R} and the retention factor *k* of a compound change?',
    answer: '*t*_{R} is halved; *k* stays the same.',
    distractors: [
      {
        text: '*t*_{R} and *k* are both halved.',
        slip: 'total-for-adjusted-time',
        teaching: 'The dead time is halved as well, so the ratio of the times does not change.',
      },
      {
        text: '*t*_{R} is halved; *k* is doubled.',
        slip: 'inverted-ratio',
        teaching: 'Both the retention time and the dead time are halved; their ratio is unchanged.',
      },
      {
        text: '*t*_{R} stays the same; *k* is halved.',
        slip: 'exchanged-values',
        teaching: 'The eluent passes through in half the time, and so does the compound.',
      },
    ],
    explanation:
      'All times, including the dead time, are halved. *k* = \\frac{*t*_{R} − *t*_{M}}{*t*_{M}} is a ratio of times and depends only on the distribution between the phases: it stays the same.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 23',
  },
  {
    id: 'analytical-chromatography-115',
    topics: ['chromatography'],
    tests: ['retention-factor'],
    difficulty: 'beginner',
    text: 'Four eluents are tried for two compounds on one column. The options give the resulting retention factors *k* of the two compounds. Which eluent is the best choice for a routine method?',
    answer: '2.5 and 3.4',
    distractors: [
      {
        text: '0.2 and 0.3',
        slip: 'one-condition-only',
        teaching:
          'The ratio is good, but both compounds elute almost at the dead time, together with everything that is not retained.',
      },
      {
        text: '2.5 and 2.6',
        slip: 'one-condition-only',
        teaching: 'The range is good, but the two compounds are hardly separated.',
      },
      {
        text: '22 and 31',
        slip: 'one-condition-only',
        teaching:
          'The two are separated well, but each run would take more than thirty dead times and the peaks would be broad.',
      },
    ],
    explanation:
      'Retention factors between about 1 and 10 keep the peaks away from the dead time without long runs, and the two must differ clearly: 2.5 and 3.4.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 23',
  },
  {
    id: 'analytical-chromatography-116',
    topics: ['chromatography'],
    tests: ['ion-exchange-chromatography'],
    difficulty: 'beginner',
    text: 'Hard water is passed through a cation exchanger loaded with sodium ions. What happens to the calcium ions?',
    answer: 'Each is retained, and two sodium ions go into the water.',
    distractors: [
      {
        text: 'Each is retained, and one sodium ion goes into the water.',
        slip: 'charges-exchanged',
        teaching: 'The charges must balance: \\ce{Ca^2+} is replaced by two \\ce{Na+}.',
      },
      {
        text: 'Each is precipitated as a salt, and the sodium ions stay.',
        slip: 'wrong-mechanism',
        teaching: 'Nothing precipitates; the ions change places at the charged groups of the resin.',
      },
      {
        text: 'Each passes through the column, and the anions stay on the resin.',
        slip: 'anion-for-cation-response',
        teaching: 'A cation exchanger has negative groups; it retains cations.',
      },
    ],
    explanation:
      'The resin has fixed negative groups. It binds \\ce{Ca^2+} more firmly than \\ce{Na+}, and, for the charges to balance, two sodium ions go into the water for each calcium ion.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 26',
  },
  {
    id: 'analytical-chromatography-117',
    topics: ['chromatography'],
    tests: ['ion-exchange-chromatography'],
    difficulty: 'intermediate',
    text: 'A solution of \\ce{NaCl} runs through a strong cation exchanger in the \\ce{H+} form, and the effluent then runs through a strong anion exchanger in the \\ce{OH-} form. What leaves the first column, and what leaves the second?',
    answer: 'First hydrochloric acid, then water',
    distractors: [
      {
        text: 'First sodium hydroxide, then water',
        slip: 'anion-for-cation-response',
        teaching:
          'The first column takes up \\ce{Na+} and releases \\ce{H+}; sodium hydroxide would need an anion exchanger first.',
      },
      {
        text: 'First hydrochloric acid, then sodium hydroxide',
        slip: 'ignored-first-step-product',
        teaching: 'The sodium ions were retained by the first column and cannot leave the second.',
      },
      {
        text: 'First sodium hydroxide, then hydrochloric acid',
        slip: 'exchanged-signals',
        teaching: 'The first column releases \\ce{H+} and the second \\ce{OH-}, which combine to form water.',
      },
    ],
    explanation:
      'The first resin retains \\ce{Na+} and releases \\ce{H+}, so hydrochloric acid leaves it. The second retains \\ce{Cl-} and releases \\ce{OH-}, which combines with \\ce{H+} to form water.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 26',
  },
  {
    id: 'analytical-chromatography-118',
    topics: ['chromatography', 'acid-base-titrations'],
    tests: ['ion-exchange-chromatography'],
    difficulty: 'advanced',
    text: 'A 25.00 mL portion of a \\ce{K2SO4} solution is passed through a strong cation exchanger in the \\ce{H+} form, and the column is rinsed with water. The combined effluent requires 32.00 mL of 0.1000 mol/L \\ce{NaOH} for neutralization. What was the concentration of \\ce{K2SO4}?',
    answer: '0.06400 mol/L',
    distractors: [
      {
        text: '0.1280 mol/L',
        slip: 'ignored-coefficients',
        teaching:
          'This is the concentration of the potassium ions; each \\ce{K2SO4} unit contains two of them and releases two \\ce{H+}.',
        expression: '32.00 * 0.1000 / 25.00',
      },
      {
        text: '0.03906 mol/L',
        slip: 'swapped-volumes',
        teaching: 'This interchanges the volumes of sample and titrant.',
        expression: '25.00 * 0.1000 / 2 / 32.00',
      },
      {
        text: '0.07813 mol/L',
        slip: 'swapped-volumes',
        teaching:
          'This interchanges the volumes and overlooks the fact that each \\ce{K2SO4} releases two \\ce{H+}.',
        expression: '25.00 * 0.1000 / 32.00',
      },
    ],
    explanation:
      '32.00 mL × 0.1000 mol/L = 3.200 mmol of \\ce{H+} has been exchanged for an equal amount of \\ce{K+}. This is 1.600 mmol of \\ce{K2SO4} in 25.00 mL: 0.06400 mol/L.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 26',
    computation: { kind: 'quantity', expression: '32.00 * 0.1000 / 2 / 25.00', unit: 'mol/L' },
  },
  {
    id: 'analytical-chromatography-119',
    topics: ['chromatography'],
    tests: ['chiral-chromatography'],
    difficulty: 'beginner',
    text: 'A racemate is run on an ordinary \\ce{C18} column with methanol and water. Why is there only one peak?',
    answer: 'An achiral phase retains both enantiomers equally.',
    distractors: [
      {
        text: 'The enantiomers interconvert on the column.',
        slip: 'wrong-mechanism',
        teaching: 'They do not change at all; the phase simply cannot distinguish them.',
      },
      {
        text: 'The enantiomers have the same boiling point.',
        slip: 'wrong-property',
        teaching:
          'This is true, but the boiling point plays no part in liquid chromatography; a chiral phase would separate them.',
      },
      {
        text: 'The detector sees only one of the two enantiomers.',
        slip: 'wrong-tool',
        teaching: 'Both absorb light equally; they arrive at the same time.',
      },
    ],
    explanation:
      'Enantiomers differ only in their interactions with something chiral. Neither \\ce{C18} nor the eluent is chiral, so both are retained equally and elute together.',
    reference: 'Skoog, Holler & Crouch, Principles of Instrumental Analysis, chapter 28',
  },
  {
    id: 'analytical-chromatography-120',
    topics: ['chromatography'],
    tests: ['chiral-chromatography'],
    difficulty: 'intermediate',
    text: 'The stationary phase of a column carries one pure enantiomer of a chiral selector. Why does it separate the enantiomers of a drug?',
    answer: 'Their adducts with the selector are diastereomers of unequal stability.',
    distractors: [
      {
        text: 'Their adducts with the selector are mirror images of unequal stability.',
        slip: 'enantiomers-and-diastereomers-confused',
        teaching:
          'With one and the same selector the adducts are not mirror images; mirror images would be equally stable.',
      },
      {
        text: 'The selector binds one enantiomer permanently and does not retain the other.',
        slip: 'part-to-part-for-part-to-whole',
        teaching: 'Both bind reversibly; they differ in how firmly they are held.',
      },
      {
        text: 'Their adducts with the selector are mirror images of unequal polarity.',
        slip: 'wrong-property',
        teaching: 'Mirror images are equally polar; these adducts are diastereomers.',
      },
    ],
    explanation:
      'With a selector of one handedness, (*R*) and (*S*) form adducts that are diastereomers of each other. These differ in stability, so one enantiomer is retained longer.',
    reference: 'Skoog, Holler & Crouch, Principles of Instrumental Analysis, chapter 28',
  },
  {
    id: 'analytical-chromatography-121',
    topics: ['chromatography'],
    tests: ['chiral-chromatography'],
    uses: ['enantiomeric-excess'],
    difficulty: 'intermediate',
    text: 'On a chiral column the (*R*)-enantiomer of a drug gives a peak of area 12.0 and the (*S*)-enantiomer a peak of area 188.0. What is the enantiomeric excess of (*S*)?',
    answer: '88.0%',
    distractors: [
      {
        text: '94.0%',
        slip: 'share-for-excess',
        teaching:
          'This is the percentage of (*S*) in the mixture; for the excess, subtract the percentage of (*R*).',
        expression: '100 * (188.0) / (188.0 + 12.0)',
      },
      {
        text: '93.6%',
        slip: 'wrong-reference',
        teaching: 'The difference was divided by the area of (*S*) instead of the sum of both areas.',
        expression: '100 * (188.0 - 12.0) / (188.0)',
      },
      {
        text: '6.0%',
        slip: 'wrong-fraction',
        teaching: 'This is the percentage of (*R*) in the mixture.',
        expression: '100 * (12.0) / (188.0 + 12.0)',
      },
    ],
    explanation:
      'Enantiomers have equal responses in an ordinary detector. ee = \\frac{188.0 − 12.0}{188.0 + 12.0} = 88.0%.',
    reference: 'Skoog, Holler & Crouch, Principles of Instrumental Analysis, chapter 28',
    computation: { kind: 'quantity', expression: '100 * (188.0 - 12.0) / (188.0 + 12.0)', unit: '%' },
  },
  {
    id: 'analytical-chromatography-122',
    topics: ['chromatography'],
    tests: ['chiral-chromatography'],
    difficulty: 'advanced',
    text: 'An amine of unknown enantiomeric purity is to be checked on an achiral column. A student first converts it completely with an excess of a chiral acid chloride, but by mistake uses the racemic one; both enantiomers of each partner react equally fast. What does the chromatogram of the amides look like?',
    answer: 'Two equal peaks, whatever the purity of the amine is',
    distractors: [
      {
        text: 'Two peaks with the ratio of the enantiomers of the amine',
        slip: 'overlooked-effect',
        teaching:
          'This would need a pure reagent; with the racemate each enantiomer of the amine contributes equally to both peaks.',
      },
      {
        text: 'Four peaks with the ratio of the enantiomers of the amine',
        slip: 'achiral-separates-enantiomers',
        teaching:
          'The four amides are two pairs of enantiomers, and an achiral column does not separate a pair, so only two peaks appear.',
      },
      {
        text: 'One peak, whatever the purity of the amine is',
        slip: 'enantiomers-and-diastereomers-confused',
        teaching:
          '(*R*,*R*) and (*R*,*S*) are diastereomers, and these can be separated without a chiral phase.',
      },
    ],
    explanation:
      '(*R*,*R*) and (*S*,*S*) form one peak, (*R*,*S*) and (*S*,*R*) the other. Each enantiomer of the amine contributes half of its amide to each peak, so both are equal and say nothing about the purity.',
    reference: 'Skoog, Holler & Crouch, Principles of Instrumental Analysis, chapter 28',
  },
  {
    id: 'analytical-chromatography-123',
    topics: ['chromatography'],
    tests: ['chiral-chromatography'],
    difficulty: 'intermediate',
    text: 'On a column with an (*R*,*R*)-selector, (*S*)-ibuprofen elutes after 9.1 min and (*R*)-ibuprofen after 10.4 min. The column is replaced by its mirror image, with the (*S*,*S*)-selector, and nothing else is changed. When do the enantiomers elute now?',
    answer: '(*R*) after 9.1 min and (*S*) after 10.4 min',
    distractors: [
      {
        text: '(*S*) after 9.1 min and (*R*) after 10.4 min',
        slip: 'overlooked-effect',
        teaching:
          'This would apply to the old column; the mirror-image selector prefers the other enantiomer.',
      },
      {
        text: '(*R*) and (*S*) together after 9.1 min',
        slip: 'achiral-separates-enantiomers',
        teaching: 'The new column is as chiral as the old one and separates them too.',
      },
      {
        text: '(*R*) and (*S*) together after 9.75 min',
        slip: 'separation-overlooked',
        teaching: 'A common retention time would require an achiral or a racemic selector.',
      },
    ],
    explanation:
      'The pair (*R*) with (*S*,*S*) is the mirror image of (*S*) with (*R*,*R*), so it has the same stability: (*R*) now elutes after 9.1 min and (*S*) after 10.4 min.',
    reference: 'Skoog, Holler & Crouch, Principles of Instrumental Analysis, chapter 28',
  },
];
