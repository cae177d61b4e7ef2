import type { WrittenQuestion } from '../../written-question.ts';

/** Titers and their uncertainty, the end points of silver titrations, the buffer of a hardness titration. */
export const titrationsAskedQuestions: readonly WrittenQuestion[] = [
  {
    id: 'analytical-acid-base-titrations-870',
    topics: ['acid-base-titrations'],
    tests: ['acid-base-titration'],
    uses: ['volumetric-glassware'],
    difficulty: 'beginner',
    text: 'In a titration, a student uses 24.95 mL of titrant in a rough run and then 24.55, 24.10 and 24.65 mL in three careful runs. Volumes that agree within 0.10 mL are concordant, and only these are averaged. What is the mean volume?',
    answer: '24.60 mL',
    distractors: [
      {
        text: '24.43 mL',
        slip: 'one-part-right',
        teaching:
          'All three careful runs were averaged, but 24.10 mL differs from the other two by far more than 0.10 mL.',
        expression: '(24.55 + 24.10 + 24.65) / 3',
      },
      {
        text: '24.56 mL',
        slip: 'given-fact-overlooked',
        teaching: 'All four runs were averaged, including the rough one and the one with 24.10 mL.',
        expression: '(24.95 + 24.55 + 24.10 + 24.65) / 4',
      },
      {
        text: '24.72 mL',
        slip: 'wrong-titre',
        teaching:
          'The run with 24.10 mL was left out, as it should be, but the rough run was included in the mean.',
        expression: '(24.95 + 24.55 + 24.65) / 3',
      },
    ],
    explanation: 'Only 24.55 and 24.65 mL agree within 0.10 mL. Their mean is (24.55 + 24.65)/2 = 24.60 mL.',
    reference: 'OpenStax Chemistry 2e, section 4.5',
    computation: { kind: 'quantity', expression: '(24.55 + 24.65) / 2', unit: 'mL' },
  },
  {
    id: 'analytical-concentration-units-870',
    topics: ['concentration-units', 'acid-base-titrations'],
    tests: ['volumetric-glassware', 'counting-significant-figures'],
    difficulty: 'beginner',
    text: 'A buret is marked every 0.10 mL, and a student reads it to the nearest 0.05 mL. The volumes of titrant in the student’s table are 23.70 mL (rough), 23.15 mL, 23.2 mL and 23.10 mL. The mean of the last three is given as 23.15 mL. What should be corrected?',
    answer: 'The volume of 23.2 mL should be given to two decimal places.',
    distractors: [
      {
        text: 'The mean of 23.15 mL should be given to one decimal place.',
        slip: 'too-few-figures',
        teaching:
          'The buret is read to the nearest 0.05 mL, so rounding the mean to 23.2 mL would discard a figure that was measured.',
      },
      {
        text: 'The volume of 23.70 mL should be included in the mean.',
        slip: 'wrong-titre',
        teaching:
          'The rough run only shows about where the end point lies; at 23.70 mL it was overshot, so this volume is not averaged.',
      },
      {
        text: 'The volume of 23.10 mL should be left out of the mean.',
        slip: 'decision-turned-around',
        teaching:
          'It differs from the volumes of the other two careful runs by only 0.05 and 0.10 mL, so it is concordant with them.',
      },
    ],
    explanation:
      'The last three volumes agree within 0.10 mL, and their mean is right. Every volume has to show the precision of the readings, which are made to 0.05 mL, so 23.2 mL should be given to two decimal places, as 23.20 mL.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 2',
  },
  {
    id: 'analytical-errors-and-statistics-870',
    topics: ['errors-and-statistics', 'concentration-units'],
    tests: ['propagation-of-uncertainty'],
    uses: ['volumetric-glassware'],
    difficulty: 'beginner',
    text: 'A titrant volume of 25.00 mL is the difference between two buret readings, each with an uncertainty of ±0.05 mL. In the worst case the two uncertainties add up. What is the percent uncertainty of the volume in that case?',
    answer: '0.40%',
    distractors: [
      {
        text: '0.20%',
        slip: 'averaged-uncertainties',
        teaching: 'This counts ±0.05 mL only once, but the volume depends on an initial and a final reading.',
        expression: '0.05 / 25.00 * 100',
      },
      {
        text: '0.10%',
        slip: 'absolute-for-relative-error',
        teaching: 'The number 0.10 is the uncertainty in mL; it still has to be divided by the volume.',
        expression: '2 * 0.05',
      },
      {
        text: '0.80%',
        slip: 'needless-doubling',
        teaching:
          'The uncertainty was doubled twice; ±0.05 mL already applies to a single reading, and there are two readings.',
        expression: '4 * 0.05 / 25.00 * 100',
      },
    ],
    explanation:
      'Two readings give 2 × 0.05 mL = 0.10 mL. Divided by the volume, this is 0.10/25.00 × 100% = 0.40%.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 3',
    computation: { kind: 'quantity', expression: '2 * 0.05 / 25.00 * 100', unit: '%' },
  },
  {
    id: 'analytical-errors-and-statistics-871',
    topics: ['errors-and-statistics', 'acid-base-titrations'],
    tests: ['propagation-of-uncertainty', 'volumetric-glassware'],
    difficulty: 'intermediate',
    text: 'A pipet delivers 25.00 ± 0.06 mL of an acid into a flask. The titration requires 12.50 mL of \\ce{NaOH} solution of exactly known concentration; each of the two buret readings has an uncertainty of ±0.05 mL. Which change lowers the percent uncertainty of the result the most?',
    answer: 'Using \\ce{NaOH} solution of half the concentration',
    distractors: [
      {
        text: 'Using a pipet that is accurate to ±0.03 mL',
        slip: 'size-of-effect-misjudged',
        teaching: 'The pipet contributes only 0.24%, which would become 0.12%; the buret contributes 0.8%.',
      },
      {
        text: 'Using half the volume of acid in the flask',
        slip: 'remedy-worsens',
        teaching:
          'Half the acid needs only 6.25 mL of \\ce{NaOH}, and ±0.10 mL is a larger percentage of this smaller volume.',
      },
      {
        text: 'Using more water to dilute the acid in the flask',
        slip: 'effect-where-none',
        teaching:
          'Water changes neither the amount of acid nor the volume of \\ce{NaOH}, so every percentage stays the same.',
      },
    ],
    explanation:
      'The buret contributes 0.10/12.50 = 0.8%, the pipet 0.06/25.00 = 0.24%. Using \\ce{NaOH} solution of half the concentration doubles the volume of titrant to 25.00 mL, which lowers the larger share to 0.4%.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 3',
  },
  {
    id: 'analytical-precipitation-titrations-870',
    topics: ['precipitation-titrations'],
    tests: ['argentometric-titrations', 'adsorption'],
    difficulty: 'intermediate',
    text: 'Chloride is titrated with \\ce{AgNO3} by the Fajans method. The indicator is a greenish yellow dye that forms negative ions. Just past the equivalence point, the dye is adsorbed on the particles of \\ce{AgCl}, which turn pink. Why is the dye adsorbed at this point?',
    answer: 'Adsorbed \\ce{Ag+} ions make the particles positive.',
    distractors: [
      {
        text: 'Adsorbed \\ce{Cl-} ions make the particles negative.',
        slip: 'wrong-ion',
        teaching:
          'Chloride ions cover the particles before the equivalence point, and negative particles repel the negative dye ions.',
      },
      {
        text: 'Dissolved \\ce{Ag+} ions oxidize the dye to a pink form.',
        slip: 'wrong-mechanism',
        teaching:
          'The dye is not oxidized; its color changes because it is bound to the surface of \\ce{AgCl}.',
      },
      {
        text: 'Dissolved \\ce{Cl-} ions displace the dye from the solution.',
        slip: 'reversed-cause',
        teaching:
          'Hardly any chloride is left in solution by then; earlier, when there is plenty of it, the dye stays dissolved.',
      },
    ],
    explanation:
      'As long as chloride is in excess, it covers the particles and makes them negative, so the dye stays in solution. Past the equivalence point, silver is in excess. The dye is attracted because adsorbed \\ce{Ag+} ions make the particles positive.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 17',
  },
  {
    id: 'analytical-precipitation-titrations-871',
    topics: ['precipitation-titrations'],
    tests: ['argentometric-titrations'],
    difficulty: 'intermediate',
    text: 'In which of the three argentometric methods (Mohr, Volhard and Fajans) is the end point signaled by the color of the solution rather than by that of a solid, and why?',
    answer: 'The Volhard method, because \\ce{[Fe(SCN)]^2+} is soluble',
    distractors: [
      {
        text: 'The Volhard method, because \\ce{AgSCN} is soluble',
        slip: 'property-misjudged',
        teaching: 'Silver thiocyanate is a white solid; it forms during the titration and shows no color.',
      },
      {
        text: 'The Mohr method, because the chromate stays in solution',
        slip: 'wrong-property',
        teaching: 'At this end point the chromate forms a red solid with the silver ions.',
      },
      {
        text: 'The Fajans method, because the dye stays in solution',
        slip: 'wrong-mechanism',
        teaching:
          'At this end point the dye leaves the solution and colors the surface of the silver halide.',
      },
    ],
    explanation:
      'The Mohr method shows red solid \\ce{Ag2CrO4}, and the Fajans method a dye on the surface of the precipitate. In the Volhard method, the first excess of thiocyanate forms red \\ce{[Fe(SCN)]^2+} with iron(III), and this complex is soluble.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 17',
  },
  {
    id: 'analytical-complexometric-titrations-870',
    topics: ['complexometric-titrations'],
    tests: ['edta-titrations', 'conditional-formation-constants'],
    uses: ['water-hardness'],
    difficulty: 'intermediate',
    text: 'To determine the hardness of water, calcium and magnesium are titrated with EDTA in an ammonia buffer of pH 10, with Eriochrome Black T as the indicator. By mistake, a student uses a buffer of pH 6. Why does the titration fail?',
    answer: 'Nearly all of the EDTA is protonated and binds \\ce{Mg^2+} too weakly.',
    distractors: [
      {
        text: 'Nearly all of the \\ce{Mg^2+} is precipitated and cannot react with EDTA.',
        slip: 'reversed-trend',
        teaching: '\\ce{Mg(OH)2} precipitates when the pH is too high, near 12, and not at pH 6.',
      },
      {
        text: 'Nearly all of the \\ce{Ca^2+} is bound by ammonia and cannot react with EDTA.',
        slip: 'complex-for-free-ion',
        teaching:
          'Calcium forms hardly any complex with ammonia, and at pH 6 ammonia is present as \\ce{NH4+}.',
      },
      {
        text: 'Nearly all of the indicator is precipitated and cannot show the end point.',
        slip: 'event-invented',
        teaching:
          'The indicator stays dissolved at pH 6, where much of it is in its red acid form even without a metal ion.',
      },
    ],
    explanation:
      'Protons compete with metal ions for EDTA. At pH 10 the complexes with calcium and magnesium are stable enough for a sharp end point; at pH 6 nearly all of the EDTA is protonated and binds \\ce{Mg^2+} too weakly.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 12',
  },
];
