import type { WrittenQuestion } from '../../written-question.ts';

export const protonsAndPotentialsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'analytical-acid-base-titrations-114',
    topics: ['acid-base-titrations'],
    tests: ['titration-of-polyprotic-acids'],
    difficulty: 'beginner',
    text: 'A 20.00 mL portion of a phosphoric acid solution requires 12.00 mL of \\ce{NaOH} to reach the methyl orange end point, where \\ce{H2PO4-} has formed. What total volume is needed to reach the thymolphthalein end point, where \\ce{HPO4^2-} has formed?',
    answer: '24.00 mL',
    distractors: [
      {
        text: '12.00 mL',
        slip: 'one-step-short',
        teaching: 'This volume removes only the first proton.',
        expression: '12.00',
      },
      {
        text: '36.00 mL',
        slip: 'one-step-too-many',
        teaching: 'This would remove the third proton as well, which \\ce{HPO4^2-} retains.',
        expression: '3 * 12.00',
      },
      {
        text: '18.00 mL',
        slip: 'halved-one-amount',
        teaching: 'The second proton needs as much base as the first, not half of it.',
        expression: '12.00 + 12.00 / 2',
      },
    ],
    explanation: 'The removal of each of the two protons requires 12.00 mL: 2 × 12.00 mL = 24.00 mL.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 11',
    computation: { kind: 'quantity', expression: '2 * 12.00', unit: 'mL' },
  },
  {
    id: 'analytical-acid-base-titrations-115',
    topics: ['acid-base-titrations'],
    tests: ['titration-of-polyprotic-acids'],
    difficulty: 'intermediate',
    text: 'Oxalic acid (p*K*_{a} 1.3 and 4.3) and sulfurous acid (1.9 and 7.2) are each titrated as 0.1 mol/L solutions with 0.1 mol/L \\ce{NaOH}. Which shows a clear first jump in pH, and why?',
    answer: 'Sulfurous acid, because its two constants lie farther apart',
    distractors: [
      {
        text: 'Sulfurous acid, because its first step is the weaker one',
        slip: 'wrong-property',
        teaching: 'A weaker first step alone would make the first jump smaller.',
      },
      {
        text: 'Oxalic acid, because its two constants lie closer together',
        slip: 'reversed-trend',
        teaching: 'Close constants let the second step begin before the first is over.',
      },
      {
        text: 'Oxalic acid, because its first step is the stronger one',
        slip: 'one-condition-only',
        teaching: 'The strength of the first step does not help if the second follows so closely.',
      },
    ],
    explanation:
      'A first jump needs constants that differ by a factor of about 10^{4} or more. The p*K*_{a} values differ by 5.3 for sulfurous acid but by only 3.0 for oxalic acid, so sulfurous acid shows the clear first jump.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 11',
  },
  {
    id: 'analytical-acid-base-titrations-116',
    topics: ['acid-base-titrations'],
    tests: ['titration-of-polyprotic-acids'],
    difficulty: 'advanced',
    text: 'A \\ce{Na2CO3} solution is titrated with \\ce{HCl}. The solution is boiled shortly before the second end point, cooled and titrated to the end point. Why does the boiling sharpen the jump in pH?',
    answer: 'It drives off \\ce{CO2}, which buffers the solution.',
    distractors: [
      {
        text: 'It drives off \\ce{HCl}, which acidifies the solution.',
        slip: 'wrong-mechanism',
        teaching: 'Such a dilute acid does not escape with the steam, and none is in excess yet.',
      },
      {
        text: 'It drives off water, which dilutes the solution.',
        slip: 'irrelevant-property',
        teaching: 'Little water is lost; the change in concentration hardly matters.',
      },
      {
        text: 'It drives off \\ce{HCl}, which buffers the solution.',
        slip: 'wrong-mechanism',
        teaching:
          'A strong acid such as \\ce{HCl} does not form a buffer, and it stays in such a dilute solution.',
      },
    ],
    explanation:
      'Near the end point the solution contains a lot of dissolved \\ce{CO2} and a little \\ce{HCO3-}, which form a buffer. Boiling drives off \\ce{CO2}, the pH rises, and the last drops of acid give a steep fall.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 11',
  },
  {
    id: 'analytical-precipitation-titrations-101',
    topics: ['precipitation-titrations'],
    tests: ['fractional-precipitation'],
    difficulty: 'beginner',
    text: 'Silver nitrate is added dropwise to a solution that is 0.01 mol/L in each of \\ce{Cl-}, \\ce{Br-} and \\ce{I-}. Which silver halide precipitates first? (*K*_{sp}: \\ce{AgCl} 2 × 10^{−10}, \\ce{AgBr} 5 × 10^{−13}, \\ce{AgI} 8 × 10^{−17})',
    answer: '\\ce{AgI}',
    distractors: [
      {
        text: '\\ce{AgCl}',
        slip: 'reversed-trend',
        teaching: '\\ce{AgCl} is the most soluble of the three and precipitates last.',
      },
      {
        text: '\\ce{AgBr}',
        slip: 'one-step-short',
        teaching: '\\ce{AgBr} precipitates second, after the less soluble iodide.',
      },
      {
        text: 'All three together',
        slip: 'overlooked-effect',
        teaching:
          'Each requires a different concentration of \\ce{Ag+} before its solubility product is reached.',
      },
    ],
    explanation:
      'The three salts are of the same type and the halides are equally concentrated, so the smallest *K*_{sp} is reached with the least \\ce{Ag+}: \\ce{AgI}.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 7',
  },
  {
    id: 'analytical-potentiometry-106',
    topics: ['potentiometry'],
    tests: ['ph-electrode'],
    difficulty: 'beginner',
    text: 'Why is a glass pH electrode stored in a \\ce{KCl} solution or a buffer rather than dry?',
    answer: 'Its outer glass layer must stay hydrated.',
    distractors: [
      {
        text: 'Its inner solution would dry up at once.',
        slip: 'dehydration-for-interference',
        teaching: 'The inner solution is sealed in; the surface of the glass is what dries out.',
      },
      {
        text: 'Its glass would crack in dry air.',
        slip: 'wrong-mechanism',
        teaching: 'Dry air does not crack the glass; it dries out the hydrated layer on its surface.',
      },
      {
        text: 'Its charge would leak into the air.',
        slip: 'wrong-mechanism',
        teaching: 'The electrode is not a charged capacitor, and its storage has nothing to do with charge.',
      },
    ],
    explanation:
      'The exchange of protons takes place in a thin hydrated layer of the glass. When it dries out, the electrode responds slowly and drifts.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 15',
  },
  {
    id: 'analytical-potentiometry-107',
    topics: ['potentiometry'],
    tests: ['ph-electrode'],
    difficulty: 'intermediate',
    text: 'A pH meter that assumes the theoretical slope is calibrated with a single buffer of pH 7.00. The slope of the aged electrode is 5% too small. What is the reading in a solution of pH 4.00?',
    answer: '4.15',
    distractors: [
      {
        text: '3.85',
        slip: 'wrong-sign',
        teaching: 'Too small a slope makes the reading stay too close to 7.',
        expression: '7.00 - 1.05 * (7.00 - 4.00)',
      },
      {
        text: '4.20',
        slip: 'wrong-reference',
        teaching: 'This is based on 5% of 4.00; the deviation is measured from the calibration at 7.00.',
        expression: '4.00 + 0.05 * 4.00',
      },
      {
        text: '4.00',
        slip: 'overlooked-effect',
        teaching: 'One buffer corrects the offset, but not the slope.',
        expression: '4.00',
      },
    ],
    explanation: 'Only 95% of the change from pH 7.00 is registered: 7.00 − 0.95 × 3.00 = 4.15.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 15',
    computation: { kind: 'quantity', expression: '7.00 - 0.95 * (7.00 - 4.00)', unit: '' },
  },
];
