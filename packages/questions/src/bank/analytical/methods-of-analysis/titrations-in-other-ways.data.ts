import type { WrittenQuestion } from '../../written-question.ts';

export const titrationsInOtherWaysQuestions: readonly WrittenQuestion[] = [
  {
    id: 'analytical-concentration-units-107',
    topics: ['concentration-units'],
    tests: ['normality'],
    difficulty: 'beginner',
    text: 'A solution contains 0.10 mol/L of \\ce{H2SO4}. What is its normality for a titration in which both protons are neutralized?',
    answer: '0.20 N',
    distractors: [
      {
        text: '0.050 N',
        slip: 'divided-for-multiplied',
        teaching: 'Two protons for each molecule double the number of equivalents.',
        expression: '0.10 / 2',
      },
      {
        text: '0.30 N',
        slip: 'wrong-thing-counted',
        teaching:
          'Three ions come from each molecule, two \\ce{H+} and one \\ce{SO4^2-}; only the protons are counted.',
        expression: '3 * 0.10',
      },
      {
        text: '0.40 N',
        slip: 'squared-the-factor',
        teaching: 'The factor of two for the two protons was applied twice.',
        expression: '2 * 2 * 0.10',
      },
    ],
    explanation:
      'One mole of \\ce{H2SO4} gives two moles of \\ce{H+}, hence two equivalents: 2 × 0.10 = 0.20 N.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 4',
    computation: { kind: 'quantity', expression: '2 * 0.10', unit: 'N' },
  },
  {
    id: 'analytical-concentration-units-108',
    topics: ['concentration-units', 'redox-titrations'],
    tests: ['normality'],
    difficulty: 'intermediate',
    text: 'A permanganate solution is 0.100 N for titrations in strongly acidic solution, where \\ce{Mn^2+} forms. What is its normality in a neutral solution, where \\ce{MnO2} forms?',
    answer: '0.0600 N',
    distractors: [
      {
        text: '0.100 N',
        slip: 'overgeneralised-rule',
        teaching:
          'The normality depends on the number of electrons in the reaction, which is five in acid but three here.',
        expression: '0.100',
      },
      {
        text: '0.0200 N',
        slip: 'one-step-short',
        teaching: 'This is the concentration in mol/L; each permanganate ion takes three electrons here.',
        expression: '0.100 / 5',
      },
      {
        text: '0.167 N',
        slip: 'inverted-ratio',
        teaching: 'The ratio of the numbers of electrons is 3 : 5, not 5 : 3.',
        expression: '0.100 * 5 / 3',
      },
    ],
    explanation:
      'In acid each ion takes five electrons, so the concentration is 0.0200 mol/L. When \\ce{MnO2} forms, each ion takes three electrons: 3 × 0.0200 = 0.0600 N.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, 9th ed., appendix 7',
    computation: { kind: 'quantity', expression: '0.100 / 5 * 3', unit: 'N' },
  },
  {
    id: 'analytical-concentration-units-109',
    topics: ['concentration-units'],
    tests: ['normality'],
    difficulty: 'intermediate',
    text: 'A student finds an old bottle labeled “\\ce{KMnO4}, 0.1 N”. Why does this label not show how many moles of \\ce{KMnO4} one liter contains?',
    answer: 'It does not state for which reaction the equivalents are defined.',
    distractors: [
      {
        text: 'It does not state at which temperature the solution was made.',
        slip: 'wrong-property',
        teaching:
          'A label in mol/L does not state the temperature either, and this matters little; here the number of electrons is not known.',
      },
      {
        text: 'N stands for moles in one kilogram of water.',
        slip: 'other-terms-meaning',
        teaching: 'This is molality; N means equivalents in one liter of solution.',
      },
      {
        text: 'N stands for moles of atoms in one liter.',
        slip: 'other-terms-meaning',
        teaching: 'N counts equivalents, which depend on the electrons or protons exchanged.',
      },
    ],
    explanation:
      'One equivalent of permanganate is one fifth of a mole in acid, one third where \\ce{MnO2} forms, and a whole mole where \\ce{MnO4^2-} forms. Without the reaction the label is ambiguous.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, 9th ed., appendix 7',
  },
  {
    id: 'analytical-concentration-units-110',
    topics: ['concentration-units'],
    tests: ['normality'],
    difficulty: 'beginner',
    text: 'What is the mass of one equivalent of \\ce{H3PO4} (98.0 g/mol) in a titration that ends at \\ce{Na2HPO4}?',
    answer: '49.0 g',
    distractors: [
      {
        text: '98.0 g',
        slip: 'one-step-short',
        teaching: 'This is the mass of one mole; in this titration each molecule gives two protons.',
        expression: '98.0',
      },
      {
        text: '32.7 g',
        slip: 'too-many-protons',
        teaching: 'This divides by all three protons; \\ce{HPO4^2-} retains one of them.',
        expression: '98.0 / 3',
      },
      {
        text: '196 g',
        slip: 'multiplied-for-divided',
        teaching: 'One equivalent is half a mole here, not two moles.',
        expression: '98.0 * 2',
      },
    ],
    explanation:
      'On going to \\ce{HPO4^2-} each molecule gives two protons. One equivalent is half a mole: 98.0 g / 2 = 49.0 g.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 4',
    computation: { kind: 'quantity', expression: '98.0 / 2', unit: 'g' },
  },
  {
    id: 'analytical-concentration-units-111',
    topics: ['concentration-units', 'acid-base-titrations'],
    tests: ['normality'],
    difficulty: 'advanced',
    text: 'A 20.00 mL sample of lime water, a solution of \\ce{Ca(OH)2}, requires 15.00 mL of 0.0400 N \\ce{H2SO4}. What is the concentration of \\ce{Ca(OH)2}?',
    answer: '0.0150 mol/L',
    distractors: [
      {
        text: '0.0300 mol/L',
        slip: 'one-step-short',
        teaching: 'This is the normality of the lime water; each \\ce{Ca(OH)2} counts as two equivalents.',
        expression: '15.00 * 0.0400 / 20.00',
      },
      {
        text: '0.0533 mol/L',
        slip: 'swapped-volumes',
        teaching: 'This interchanges the volumes, and the result is a normality.',
        expression: '20.00 * 0.0400 / 15.00',
      },
      {
        text: '0.0267 mol/L',
        slip: 'swapped-volumes',
        teaching: 'This interchanges the volumes of lime water and acid.',
        expression: '20.00 * 0.0400 / 15.00 / 2',
      },
    ],
    explanation:
      '*N*_{1}*V*_{1} = *N*_{2}*V*_{2}: the lime water is 15.00 × 0.0400 / 20.00 = 0.0300 N. With two equivalents per mole this is 0.0150 mol/L.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 4',
    computation: { kind: 'quantity', expression: '15.00 * 0.0400 / 20.00 / 2', unit: 'mol/L' },
  },
  {
    id: 'analytical-acid-base-titrations-101',
    topics: ['acid-base-titrations'],
    tests: ['nonaqueous-titrations'],
    difficulty: 'beginner',
    text: 'A very weak base gives no visible jump when it is titrated with acid in water. Which solvent and titrant are suitable?',
    answer: 'Glacial acetic acid and perchloric acid',
    distractors: [
      {
        text: 'Liquid ammonia and perchloric acid',
        slip: 'reversed-trend',
        teaching: 'Ammonia is a stronger base than the analyte and takes up the protons itself.',
      },
      {
        text: 'Glacial acetic acid and sodium methoxide',
        slip: 'wrong-ion',
        teaching:
          'Sodium methoxide is a base, for the titration of weak acids; it would react with the acetic acid.',
      },
      {
        text: 'Pure methanol and sodium methoxide',
        slip: 'wrong-ion',
        teaching: 'Sodium methoxide is a base; a base must be titrated with an acid.',
      },
    ],
    explanation:
      'The solvent must not compete for protons, so it must be a weaker base than water, and the titrant must be a strong acid: acetic acid and perchloric acid.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 11',
  },
  {
    id: 'analytical-acid-base-titrations-102',
    topics: ['acid-base-titrations'],
    tests: ['leveling-effect'],
    uses: ['nonaqueous-titrations'],
    difficulty: 'intermediate',
    text: 'In water \\ce{HClO4} and \\ce{HCl} are equally strong; in glacial acetic acid \\ce{HClO4} is clearly stronger. What explains the difference between the solvents?',
    answer: 'Water accepts the protons of both acids completely.',
    distractors: [
      {
        text: 'Water accepts the protons of neither of the two acids.',
        slip: 'reversed-trend',
        teaching: 'Both are completely dissociated in water, so they appear equally strong.',
      },
      {
        text: 'Acetic acid accepts the protons of both acids completely.',
        slip: 'exchanged-signals',
        teaching: 'Acetic acid is too weak a base for this; \\ce{HCl} stays mostly undissociated in it.',
      },
      {
        text: 'Acetic acid donates its own protons to both of the acids.',
        slip: 'wrong-mechanism',
        teaching: 'The stronger acids protonate acetic acid, not the other way around.',
      },
    ],
    explanation:
      'Water is such a strong base that both acids turn into \\ce{H3O+}: it levels them. Acetic acid is a weaker base; it accepts protons from \\ce{HClO4} more readily than from \\ce{HCl} and shows the difference.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 11',
  },
  {
    id: 'analytical-acid-base-titrations-103',
    topics: ['acid-base-titrations'],
    tests: ['nonaqueous-titrations'],
    difficulty: 'intermediate',
    text: 'A titrant of perchloric acid in glacial acetic acid is prepared from the commercial 72% acid. Why is a calculated amount of acetic anhydride added?',
    answer: 'It removes the water of the commercial acid.',
    distractors: [
      {
        text: 'It lowers the freezing point of acetic acid.',
        slip: 'irrelevant-property',
        teaching:
          'The amount is calculated from the water in the perchloric acid; freezing is not the concern.',
      },
      {
        text: 'It raises the strength of perchloric acid in water.',
        slip: 'wrong-mechanism',
        teaching: 'The water itself is the problem, since it is a base that would level the acid.',
      },
      {
        text: 'It stabilizes the perchlorate against reduction.',
        slip: 'wrong-mechanism',
        teaching:
          'Dilute perchloric acid in acetic acid is not an oxidant at room temperature; the water must be removed.',
      },
    ],
    explanation:
      'Water is a stronger base than acetic acid and would blur the end point of weak bases. The anhydride reacts with it to give acetic acid and so removes the water of the commercial acid.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 15',
  },
  {
    id: 'analytical-acid-base-titrations-104',
    topics: ['acid-base-titrations'],
    tests: ['nonaqueous-titrations'],
    difficulty: 'advanced',
    text: 'Nicotine (162.2 g/mol) takes up two protons when it is titrated with \\ce{HClO4} in glacial acetic acid. An extract requires 18.20 mL of 0.1000 mol/L \\ce{HClO4}, and the blank 0.20 mL. What mass of nicotine does the extract contain?',
    answer: '146 mg',
    distractors: [
      {
        text: '148 mg',
        slip: 'ignored-blank',
        teaching: 'The 0.20 mL of the blank must be subtracted, because it was not consumed by nicotine.',
        expression: '(18.20) * 0.1000 / 2 * 162.2',
      },
      {
        text: '292 mg',
        slip: 'counted-twice',
        teaching: 'Each molecule takes up two protons, so the amount of nicotine is half that of the acid.',
        expression: '(18.20 - 0.20) * 0.1000 * 162.2',
      },
      {
        text: '295 mg',
        slip: 'ignored-blank',
        teaching: 'This neglects the blank and the fact that each molecule takes up two protons.',
        expression: '18.20 * 0.1000 * 162.2',
      },
    ],
    explanation:
      '(18.20 − 0.20) mL × 0.1000 mol/L = 1.800 mmol of acid, hence 0.9000 mmol of nicotine: 0.9000 mmol × 162.2 g/mol = 146 mg.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 15',
    computation: { kind: 'quantity', expression: '(18.20 - 0.20) * 0.1000 / 2 * 162.2', unit: 'mg' },
  },
  {
    id: 'analytical-acid-base-titrations-105',
    topics: ['acid-base-titrations'],
    tests: ['nonaqueous-titrations'],
    difficulty: 'advanced',
    text: 'A titrant in glacial acetic acid, which expands by 0.11% per °C, was standardized at 20 °C. It is used at 28 °C without a correction. How does the calculated amount of analyte in the sample compare with the true amount?',
    answer: 'It is too high by about 0.9%.',
    distractors: [
      {
        text: 'It is too low by about 0.9%.',
        slip: 'wrong-sign',
        teaching: 'The warm titrant is more dilute, so more of it is used, and the result is too high.',
      },
      {
        text: 'It is too high by about 0.1%.',
        slip: 'one-step-short',
        teaching: 'This is the expansion for one degree; the temperature difference is eight degrees.',
      },
      {
        text: 'It is too low by about 0.1%.',
        slip: 'wrong-sign',
        teaching:
          'The dilute titrant makes the result too high, and the temperature difference is eight degrees, not one.',
      },
    ],
    explanation:
      'At 28 °C the titrant has expanded by 8 × 0.11% = 0.9%. It contains less acid per milliliter, so more is needed, and the result with the old concentration is too high by about 0.9%.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 15',
  },
  {
    id: 'analytical-acid-base-titrations-106',
    topics: ['acid-base-titrations'],
    tests: ['gran-plot'],
    difficulty: 'beginner',
    text: 'For a Gran plot of the titration of a weak acid with a strong base, *V*·10^{−pH} is plotted against the volume *V* of the base added before the equivalence point. Where on the plot is the equivalence volume found?',
    answer: 'Where the extended line meets the volume axis',
    distractors: [
      {
        text: 'Where the extended line meets the vertical axis',
        slip: 'exchanged-slope-and-intercept',
        teaching: 'At *V* = 0 no base has been added; the equivalence point is where the function vanishes.',
      },
      {
        text: 'Where the line has the steepest slope',
        slip: 'other-special-point',
        teaching: 'This is the rule for the titration curve; the Gran plot is a straight line.',
      },
      {
        text: 'Where the line reaches half of its first value',
        slip: 'half-equivalence-for-equivalence',
        teaching: 'The halfway point is not the equivalence point; the acid must be used up.',
      },
    ],
    explanation:
      '*V*·10^{−pH} = *K*_{a}(*V*_{e} − *V*) becomes zero at *V* = *V*_{e}: the extended line meets the volume axis there.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 11',
  },
  {
    id: 'analytical-acid-base-titrations-107',
    topics: ['acid-base-titrations'],
    tests: ['gran-plot'],
    difficulty: 'intermediate',
    text: 'What is the advantage of a Gran plot over finding the steepest point of the titration curve?',
    answer: 'It needs no readings close to the equivalence point.',
    distractors: [
      {
        text: 'It needs no readings of the volume of titrant.',
        slip: 'ignored-volume',
        teaching: 'The volume is one of the two plotted quantities.',
      },
      {
        text: 'It needs no electrode, only an indicator.',
        slip: 'other-method',
        teaching: 'The function is calculated from measured pH values, so an electrode is needed.',
      },
      {
        text: 'It needs no titrant of known concentration.',
        slip: 'answered-another-quantity',
        teaching:
          'The equivalence volume gives the amount of acid only with a titrant of known concentration.',
      },
    ],
    explanation:
      'Near the equivalence point the solution is hardly buffered, and readings drift. The Gran plot extends a line through points well before it, so it needs no readings close to the equivalence point.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 11',
  },
  {
    id: 'analytical-acid-base-titrations-108',
    topics: ['acid-base-titrations'],
    tests: ['gran-plot'],
    difficulty: 'intermediate',
    text: 'In a Gran plot, *V*·10^{−pH} is 5.10 × 10^{−5} mL at *V* = 9.00 mL of base and 2.10 × 10^{−5} mL at *V* = 11.00 mL. What is the equivalence volume?',
    answer: '12.40 mL',
    distractors: [
      {
        text: '13.10 mL',
        slip: 'slope-for-change',
        teaching:
          'This adds 2.10 to 11.00, as if the line fell by 1.00 × 10^{−5} for each milliliter; it falls by 1.50 × 10^{−5}.',
        expression: '11.00 + 2.10',
      },
      {
        text: '14.10 mL',
        slip: 'slope-for-change',
        teaching:
          'This adds 5.10 to 9.00, as if the line fell by 1.00 × 10^{−5} for each milliliter; it falls by 1.50 × 10^{−5}.',
        expression: '9.00 + 5.10',
      },
      {
        text: '18.60 mL',
        slip: 'exchanged-slope-and-intercept',
        teaching: 'This is the value, in units of 10^{−5} mL, at which the line meets the vertical axis.',
        expression: '5.10 + 9.00 * (5.10 - 2.10) / 2.00',
      },
    ],
    explanation:
      'The slope is −\\frac{3.00 × 10^{−5}}{2.00} = −1.50 × 10^{−5}. From 11.00 mL it takes \\frac{2.10}{1.50} = 1.40 mL more to reach zero: 12.40 mL.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 11',
    computation: { kind: 'quantity', expression: '11.00 + 2.10 / ((5.10 - 2.10) / 2.00)', unit: 'mL' },
  },
  {
    id: 'analytical-acid-base-titrations-109',
    topics: ['acid-base-titrations'],
    tests: ['gran-plot'],
    difficulty: 'advanced',
    text: 'A Gran plot of *V*·10^{−pH} against *V* (in mL) for a weak acid is a straight line with a slope of −1.8 × 10^{−5}. What is the p*K*_{a} of the acid, if activity coefficients are taken as 1?',
    answer: '4.74',
    distractors: [
      {
        text: '9.26',
        slip: 'conjugate-acid-for-base',
        teaching: 'This is the p*K*_{b} of the conjugate base.',
        expression: '14 - (-log10(1.8e-5))',
      },
      {
        text: '2.37',
        slip: 'halved-one-logarithm',
        teaching: 'No square root is needed; the slope is −*K*_{a} itself.',
        expression: '-(log10(1.8e-5) / 2)',
      },
      {
        text: '10.93',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'This is −ln *K*_{a}; p*K*_{a} is defined with the base-10 logarithm.',
        expression: '-ln(1.8e-5)',
      },
    ],
    explanation:
      '*V*·10^{−pH} = *K*_{a}(*V*_{e} − *V*). The slope is −*K*_{a}, so *K*_{a} = 1.8 × 10^{−5} and p*K*_{a} = 4.74.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 11',
    computation: { kind: 'quantity', expression: '-log10(1.8e-5)', unit: '' },
  },
  {
    id: 'analytical-acid-base-titrations-110',
    topics: ['acid-base-titrations', 'potentiometry'],
    tests: ['potentiometric-titrations'],
    uses: ['gran-plot'],
    difficulty: 'intermediate',
    text: 'In an automatic titration the second derivative of the pH with respect to volume is +400 at 24.10 mL and −200 at 24.20 mL. At what volume is the end point, by linear interpolation?',
    answer: '24.167 mL',
    distractors: [
      {
        text: '24.150 mL',
        slip: 'averaged-absorptivities',
        teaching: 'This is the midpoint; the zero lies closer to the value of smaller magnitude, −200.',
        expression: '(24.10 + 24.20) / 2',
      },
      {
        text: '24.133 mL',
        slip: 'inverted-ratio',
        teaching: 'This divides the interval as 200 : 400; it must be divided as 400 : 200.',
        expression: '24.10 + 0.10 * 200 / (400 + 200)',
      },
      {
        text: '24.200 mL',
        slip: 'other-special-point',
        teaching: 'There the derivative is already negative; the zero has already been passed.',
        expression: '24.20',
      },
    ],
    explanation:
      'The curve is steepest where its second derivative is zero: 24.10 + 0.10 × \\frac{400}{600} = 24.167 mL.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 11',
    computation: { kind: 'quantity', expression: '24.10 + 0.10 * 400 / (400 + 200)', unit: 'mL' },
  },
  {
    id: 'analytical-acid-base-titrations-111',
    topics: ['acid-base-titrations'],
    tests: ['gran-plot'],
    difficulty: 'advanced',
    text: 'A Gran plot of *V*·10^{−pH} for a weak acid is a straight line until shortly before the equivalence volume. Just beyond it the values lie near zero and no longer follow the line to negative values. Why?',
    answer: 'The excess base now fixes the pH.',
    distractors: [
      {
        text: 'The electrode cannot show a negative pH.',
        slip: 'wrong-mechanism',
        teaching: 'The pH here is above 7; no negative pH would be needed.',
      },
      {
        text: 'The acid dissociates completely at last.',
        slip: 'wrong-mechanism',
        teaching: 'The acid is used up; what is left is its conjugate base and excess \\ce{OH-}.',
      },
      {
        text: 'The volume of the base has become too small.',
        slip: 'reversed-trend',
        teaching: 'The volume keeps increasing; what becomes tiny is 10^{−pH}.',
      },
    ],
    explanation:
      'The line follows from *K*_{a} and the ratio of base to acid in the buffer. Beyond *V*_{e} there is no acid left, and the excess base fixes the pH; 10^{−pH} is tiny but positive.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 11',
  },
  {
    id: 'analytical-redox-titrations-107',
    topics: ['redox-titrations'],
    tests: ['winkler-method'],
    difficulty: 'beginner',
    text: 'Why are manganese(II) sulfate and alkaline iodide added to a Winkler sample at the lake and not in the laboratory?',
    answer: 'They bind the dissolved oxygen before its amount can change.',
    distractors: [
      {
        text: 'They kill the algae, which would be oxidized by the iodine.',
        slip: 'wrong-mechanism',
        teaching:
          'Algae would change the amount of oxygen; the purpose of the reagents is to bind the oxygen at once.',
      },
      {
        text: 'They drive out the dissolved oxygen as gas bubbles at once.',
        slip: 'reversed-cause',
        teaching: 'The oxygen must stay in the sample; it is bound by the manganese hydroxide.',
      },
      {
        text: 'They keep the sample at the pH of the lake water.',
        slip: 'wrong-tool',
        teaching:
          'The alkaline reagent makes the sample strongly basic, far from the pH of the lake; in base the oxygen is bound chemically.',
      },
    ],
    explanation:
      'During transport the oxygen concentration would change through warming, respiration and contact with air. \\ce{Mn(OH)2} binds the oxygen as a solid at once, and the titration can wait.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 20',
  },
  {
    id: 'analytical-redox-titrations-108',
    topics: ['redox-titrations'],
    tests: ['winkler-method'],
    uses: ['redox-titration-calculations'],
    difficulty: 'intermediate',
    text: 'A 100.0 mL sample of river water is treated by Winkler’s method, in which each \\ce{O2} molecule releases two \\ce{I2} molecules, and each \\ce{I2} molecule reacts with two \\ce{S2O3^2-} ions. The titration requires 10.00 mL of 0.01000 mol/L \\ce{Na2S2O3}. What is the concentration of \\ce{O2} (32.00 g/mol)?',
    answer: '8.00 mg/L',
    distractors: [
      {
        text: '16.0 mg/L',
        slip: 'one-step-short',
        teaching: 'This assumes two thiosulfate ions for each \\ce{O2}; the two steps together require four.',
        expression: '10.00 * 0.01000 / 2 * 32.00 / 0.1000',
      },
      {
        text: '32.0 mg/L',
        slip: 'ignored-coefficients',
        teaching: 'This assumes a 1 : 1 ratio of thiosulfate to \\ce{O2}; the ratio is 4 : 1.',
        expression: '10.00 * 0.01000 * 32.00 / 0.1000',
      },
      {
        text: '4.00 mg/L',
        slip: 'wrong-molar-mass',
        teaching: 'This uses the molar mass of oxygen atoms, 16.00 g/mol, instead of that of \\ce{O2}.',
        expression: '10.00 * 0.01000 / 4 * 16.00 / 0.1000',
      },
    ],
    explanation:
      '0.1000 mmol of thiosulfate corresponds to 0.02500 mmol of \\ce{O2}: 0.02500 mmol × 32.00 g/mol = 0.800 mg in 0.1000 L, or 8.00 mg/L.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 20',
    computation: { kind: 'quantity', expression: '10.00 * 0.01000 / 4 * 32.00 / 0.1000', unit: 'mg/L' },
  },
  {
    id: 'analytical-redox-titrations-109',
    topics: ['redox-titrations'],
    tests: ['winkler-method'],
    difficulty: 'intermediate',
    text: 'Water from the outlet of a sewage treatment plant contains nitrite. Why is sodium azide added to the Winkler reagents?',
    answer: 'It destroys nitrite, which would oxidize iodide.',
    distractors: [
      {
        text: 'It destroys nitrite, which would reduce iodate.',
        slip: 'other-phenomenon',
        teaching: 'No iodate is used; nitrite oxidizes iodide in acid and so appears as oxygen.',
      },
      {
        text: 'It destroys nitrite, which would reduce oxygen.',
        slip: 'remedy-worsens',
        teaching:
          'Nitrite makes the result too high, not too low: it oxidizes iodide in acid and is measured as oxygen.',
      },
      {
        text: 'It reduces the oxygen before iodide can do so.',
        slip: 'wrong-mechanism',
        teaching: 'The oxygen must remain to be measured; azide removes nitrite.',
      },
    ],
    explanation:
      'In acid nitrite oxidizes iodide to iodine and would be measured as oxygen. Azide first converts it into nitrogen and nitrous oxide.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 20',
  },
  {
    id: 'analytical-redox-titrations-110',
    topics: ['redox-titrations'],
    tests: ['winkler-method'],
    difficulty: 'beginner',
    text: 'In a Winkler determination of oxygen-poor water, the reagents are added, but the bottle is then closed with a large air bubble inside and shaken. How does the result compare with the true oxygen concentration?',
    answer: 'It is too high: oxygen from the bubble is bound as well.',
    distractors: [
      {
        text: 'It is too low: the bubble takes up oxygen from the water.',
        slip: 'wrong-sign',
        teaching: 'The bubble adds oxygen to the sample; nothing is taken away.',
      },
      {
        text: 'It is correct: oxygen in the bubble does not react.',
        slip: 'overlooked-effect',
        teaching: 'On shaking, oxygen from the bubble dissolves and reacts too.',
      },
      {
        text: 'It is correct: the dissolved oxygen was bound earlier.',
        slip: 'overlooked-effect',
        teaching:
          'The dissolved oxygen is bound, but \\ce{Mn(OH)2} is in excess and binds oxygen from the bubble as well.',
      },
    ],
    explanation:
      'Shaking brings oxygen from the air into the liquid, where \\ce{Mn(OH)2} binds it, so the result is too high. The bottle must be closed without a bubble.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 20',
  },
  {
    id: 'analytical-redox-titrations-111',
    topics: ['redox-titrations', 'sampling-and-separation'],
    tests: ['winkler-method'],
    uses: ['dilution', 'environmental-analysis'],
    difficulty: 'advanced',
    text: 'A 50.0 mL sample of wastewater is diluted to 1.000 L with clean water saturated with oxygen. Winkler titrations give 8.4 mg/L of \\ce{O2} at once and 3.6 mg/L after five days in the dark. What is the biochemical oxygen demand of the wastewater, if the clean water uses none?',
    answer: '96 mg/L',
    distractors: [
      {
        text: '4.8 mg/L',
        slip: 'forgot-dilution-factor',
        teaching: 'This is the loss in the diluted sample; the wastewater was diluted twenty times.',
        expression: '8.4 - 3.6',
      },
      {
        text: '72 mg/L',
        slip: 'value-for-change',
        teaching: 'This is the oxygen that is left, multiplied by twenty; the demand is the oxygen used up.',
        expression: '(3.6) * 1000 / 50.0',
      },
      {
        text: '91 mg/L',
        slip: 'dilution-factor-wrong',
        teaching:
          'The wastewater was diluted to 1000 mL, so the factor is 1000/50; here only the volume of the added water was used.',
        expression: '(8.4 - 3.6) * (1000 - 50.0) / 50.0',
      },
    ],
    explanation:
      'The diluted sample used up 8.4 − 3.6 = 4.8 mg/L. The wastewater is 20 times as concentrated: 4.8 mg/L × 20 = 96 mg/L.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 20',
    computation: { kind: 'quantity', expression: '(8.4 - 3.6) * 1000 / 50.0', unit: 'mg/L' },
  },
  {
    id: 'analytical-redox-titrations-112',
    topics: ['redox-titrations'],
    tests: ['winkler-method'],
    difficulty: 'advanced',
    text: 'A student adds sulfuric acid to a Winkler sample before the manganese(II) sulfate and the alkaline iodide, so that the mixture stays acidic. Why does the method fail?',
    answer: 'In acid \\ce{Mn^2+} is not oxidized by \\ce{O2}.',
    distractors: [
      {
        text: 'In acid \\ce{O2} escapes as a gas at once.',
        slip: 'wrong-mechanism',
        teaching: 'The solubility of oxygen hardly depends on the pH.',
      },
      {
        text: 'In acid \\ce{Mn^2+} oxidizes the iodide at once.',
        slip: 'wrong-mechanism',
        teaching: 'Only manganese(III) or manganese(IV) oxidizes iodide; \\ce{Mn^2+} does not.',
      },
      {
        text: 'In acid thiosulfate reacts with \\ce{Mn^2+}.',
        slip: 'wrong-mechanism',
        teaching: 'The two do not react; what is missing is the iodine.',
      },
    ],
    explanation:
      'Only the hydroxide \\ce{Mn(OH)2}, in base, is oxidized by dissolved oxygen. Acid is added afterward, so that the hydroxide of manganese(III) or manganese(IV) oxidizes the iodide; in acid \\ce{Mn^2+} is not oxidized by \\ce{O2}.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 20',
  },
  {
    id: 'analytical-redox-titrations-113',
    topics: ['redox-titrations'],
    tests: ['karl-fischer-titration'],
    difficulty: 'beginner',
    text: 'Why must the cell of a Karl Fischer titration be sealed from the air in the room?',
    answer: 'Moisture from the air would be titrated too.',
    distractors: [
      {
        text: 'Oxygen from the air would oxidize the water.',
        slip: 'wrong-mechanism',
        teaching: 'Water is not oxidized by oxygen; moisture is what adds to the result.',
      },
      {
        text: 'Nitrogen from the air would bind the iodine.',
        slip: 'inert-gas-reacts',
        teaching: 'Nitrogen does not react with iodine.',
      },
      {
        text: 'Carbon dioxide from the air would replace the sulfur dioxide.',
        slip: 'wrong-mechanism',
        teaching: 'Carbon dioxide is not a reducing agent and cannot take this role.',
      },
    ],
    explanation:
      'The method determines water. Moisture that enters from the air consumes iodine just as the water of the sample does and makes the result too high.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 17',
  },
  {
    id: 'analytical-redox-titrations-114',
    topics: ['redox-titrations'],
    tests: ['karl-fischer-titration'],
    difficulty: 'intermediate',
    text: 'One milliliter of a Karl Fischer reagent reacts with 5.00 mg of water. A sample of 0.4000 g of honey requires 14.20 mL of this reagent, and the solvent alone requires 0.20 mL. What is the mass percentage of water in the honey?',
    answer: '17.5%',
    distractors: [
      {
        text: '17.8%',
        slip: 'ignored-blank',
        teaching: 'The 0.20 mL that the solvent requires must be subtracted.',
        expression: '(14.20) * 5.00 / 400.0 * 100',
      },
      {
        text: '18.0%',
        slip: 'wrong-sign',
        teaching: 'The blank is subtracted, not added.',
        expression: '(14.20 + 0.20) * 5.00 / 400.0 * 100',
      },
      {
        text: '3.50%',
        slip: 'forgot-factor',
        teaching: 'This assumes 1 mg per 1 mL; each milliliter corresponds to 5.00 mg of water.',
        expression: '(14.20 - 0.20) / 400.0 * 100',
      },
    ],
    explanation: '(14.20 − 0.20) mL × 5.00 mg/mL = 70.0 mg of water in 400.0 mg of honey: 17.5%.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 17',
    computation: { kind: 'quantity', expression: '(14.20 - 0.20) * 5.00 / 400.0 * 100', unit: '%' },
  },
  {
    id: 'analytical-redox-titrations-115',
    topics: ['redox-titrations'],
    tests: ['karl-fischer-titration'],
    difficulty: 'intermediate',
    text: 'A dried herb with essential oils loses 12% of its mass at 105 °C. Karl Fischer titration finds 9% water. What explains the difference?',
    answer: 'On heating the oils evaporate as well.',
    distractors: [
      {
        text: 'On heating the herb takes up oxygen.',
        slip: 'wrong-sign',
        teaching: 'Uptake of oxygen would make the loss smaller.',
      },
      {
        text: 'The titration includes the oils as well.',
        slip: 'exchanged-signals',
        teaching: 'The oils do not consume iodine as water does, and the titration gives the lower value.',
      },
      {
        text: 'The titration includes only half of the water.',
        slip: 'wrong-mechanism',
        teaching:
          'The reagent is standardized with water, and each water molecule consumes one iodine molecule.',
      },
    ],
    explanation:
      'Loss on drying includes everything that is volatile; Karl Fischer titration measures only water. The difference of 3% is due to other volatile substances, such as the oils.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 17',
  },
  {
    id: 'analytical-redox-titrations-116',
    topics: ['redox-titrations'],
    tests: ['karl-fischer-titration'],
    difficulty: 'advanced',
    text: 'The water in acetone is titrated with a Karl Fischer reagent that contains methanol. The end point does not last, and the result is far too high. Why?',
    answer: 'Acetone and methanol form a ketal and water.',
    distractors: [
      {
        text: 'Acetone and methanol form an azeotrope with water.',
        slip: 'boiling-point-only',
        teaching: 'Nothing is distilled; the water is titrated in the liquid.',
      },
      {
        text: 'Acetone reduces the iodine to iodide, as water does.',
        slip: 'wrong-mechanism',
        teaching:
          'Water does not reduce iodine; sulfur dioxide does. The drift is caused by newly formed water.',
      },
      {
        text: 'Acetone oxidizes the iodide back to iodine.',
        slip: 'wrong-sign',
        teaching:
          'Newly formed iodine would reduce the volume of titrant needed and make the result too low.',
      },
    ],
    explanation:
      'In the acidic mixture a ketone and methanol form a ketal and keep releasing water, which is titrated too. For ketones, reagents without methanol are used.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 20',
  },
  {
    id: 'analytical-redox-titrations-117',
    topics: ['redox-titrations'],
    tests: ['karl-fischer-titration'],
    difficulty: 'advanced',
    text: 'For tablets with ascorbic acid (vitamin C), direct Karl Fischer titration gives far too high a water content. Which change removes the error?',
    answer: 'The water is driven off in an oven and carried into the cell by dry gas.',
    distractors: [
      {
        text: 'The tablets are ground and stirred longer before the titration.',
        slip: 'more-sample-removes-matrix',
        teaching: 'Ascorbic acid then dissolves even better and still reacts with the iodine.',
      },
      {
        text: 'The tablets are dissolved in dry methanol before they are added.',
        slip: 'remedy-worsens',
        teaching:
          'Dry methanol adds hardly any water, but the ascorbic acid dissolves as well and still reacts with the iodine.',
      },
      {
        text: 'The tablets are titrated with a reagent of twice the iodine content.',
        slip: 'remedy-worsens',
        teaching: 'Ascorbic acid uses up iodine in the same amount, whatever the concentration.',
      },
    ],
    explanation:
      'Ascorbic acid reduces iodine and is therefore measured as water. When only the water is transferred as a vapor, the ascorbic acid stays in the oven.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 20',
  },
  {
    id: 'analytical-potentiometry-101',
    topics: ['potentiometry'],
    tests: ['potentiometric-titrations'],
    difficulty: 'beginner',
    text: 'Chloride is titrated with \\ce{AgNO3}, and the end point is found potentiometrically. Which electrode, paired with a reference electrode, is a suitable indicator electrode?',
    answer: 'A silver wire',
    distractors: [
      {
        text: 'A glass electrode',
        slip: 'wrong-tool',
        teaching: 'It responds to the pH, which hardly changes in this titration.',
      },
      {
        text: 'A zinc rod',
        slip: 'wrong-tool',
        teaching: 'Zinc would reduce the silver ions and become coated with silver.',
      },
      {
        text: 'A fluoride electrode',
        slip: 'wrong-ion',
        teaching: 'It responds to fluoride; it responds neither to chloride nor to silver ions.',
      },
    ],
    explanation:
      'The potential of a silver wire follows log [\\ce{Ag+}], which rises steeply at the equivalence point.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 15',
  },
  {
    id: 'analytical-potentiometry-102',
    topics: ['potentiometry'],
    tests: ['potentiometric-titrations'],
    difficulty: 'intermediate',
    text: 'A pH electrode was calibrated badly: it reads 0.30 units too high at every pH. It is used to find the equivalence volume in the titration of an acid from the steepest point of the curve. What is the effect on this volume?',
    answer: 'It is unchanged, since the whole curve is shifted up.',
    distractors: [
      {
        text: 'It is too large, since the steep part begins later.',
        slip: 'effect-where-none',
        teaching: 'Each reading is higher by 0.30, but it corresponds to the same volume as before.',
      },
      {
        text: 'It is too small, since pH 7 is reached earlier.',
        slip: 'equivalence-always-neutral',
        teaching: 'The steepest point is used, not pH 7.',
      },
      {
        text: 'It is too large by a factor of 10^{0.30}.',
        slip: 'linear-for-logarithmic',
        teaching: 'The factor would apply to [\\ce{H+}], not to the volume.',
      },
    ],
    explanation:
      'The steepest point depends only on changes in the pH. A constant error shifts the whole curve up and leaves its steepest point at the same volume.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 15',
  },
  {
    id: 'analytical-potentiometry-103',
    topics: ['potentiometry', 'precipitation-titrations'],
    tests: ['potentiometric-titrations'],
    difficulty: 'advanced',
    text: 'A 50.00 mL sample of a solution containing iodide and chloride is titrated with 0.1000 mol/L \\ce{AgNO3}. The potential of a silver electrode jumps at 12.00 mL and again at 30.00 mL. What is the concentration of chloride? (\\ce{AgI} is far less soluble than \\ce{AgCl}.)',
    answer: '0.0360 mol/L',
    distractors: [
      {
        text: '0.0600 mol/L',
        slip: 'total-for-increase',
        teaching:
          'The volume at the second jump accounts for both ions; 12.00 mL of it was consumed by iodide.',
        expression: '(30.00) * 0.1000 / 50.00',
      },
      {
        text: '0.0240 mol/L',
        slip: 'wrong-ion',
        teaching: 'This is the concentration of iodide, which precipitates first.',
        expression: '12.00 * 0.1000 / 50.00',
      },
      {
        text: '0.0840 mol/L',
        slip: 'sum-for-one-part',
        teaching: 'This adds both volumes, but the second one already includes the first.',
        expression: '(30.00 + 12.00) * 0.1000 / 50.00',
      },
    ],
    explanation:
      '\\ce{AgI} precipitates up to 12.00 mL, \\ce{AgCl} from there to 30.00 mL. The difference of 18.00 mL gives 18.00 mL × 0.1000 mol/L / 50.00 mL = 0.0360 mol/L.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 7',
    computation: { kind: 'quantity', expression: '(30.00 - 12.00) * 0.1000 / 50.00', unit: 'mol/L' },
  },
  {
    id: 'analytical-potentiometry-104',
    topics: ['potentiometry', 'redox-titrations'],
    tests: ['potentiometric-titrations', 'redox-titration-curves'],
    uses: ['reference-electrodes'],
    difficulty: 'advanced',
    text: '\\ce{Fe^2+} is titrated with \\ce{Ce^4+}; the equivalence point is at 20.00 mL. The formal potentials are +0.68 V (iron) and +1.44 V (cerium), and the platinum electrode is measured against a reference electrode at +0.20 V. What does the voltmeter show at 10.00 mL and at 40.00 mL?',
    answer: '0.48 V and 1.24 V',
    distractors: [
      {
        text: '0.68 V and 1.44 V',
        slip: 'ignored-reference-electrode',
        teaching: 'These are potentials against the hydrogen electrode; the reference lies 0.20 V above it.',
      },
      {
        text: '0.88 V and 1.64 V',
        slip: 'wrong-sign',
        teaching:
          'The potential of the reference must be subtracted because the voltmeter shows the difference.',
      },
      {
        text: '0.48 V and 0.86 V',
        slip: 'half-equivalence-for-equivalence',
        teaching:
          '0.86 V is the reading at the equivalence point; at 40.00 mL [\\ce{Ce^4+}] equals [\\ce{Ce^3+}].',
      },
    ],
    explanation:
      'At 10.00 mL [\\ce{Fe^2+}] equals [\\ce{Fe^3+}], so *E* = 0.68 V − 0.20 V = 0.48 V. At 40.00 mL [\\ce{Ce^4+}] equals [\\ce{Ce^3+}], so *E* = 1.44 V − 0.20 V = 1.24 V. The meter shows 0.48 V and 1.24 V.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 16',
  },
  {
    id: 'analytical-potentiometry-105',
    topics: ['potentiometry'],
    tests: ['potentiometric-titrations'],
    difficulty: 'beginner',
    text: 'The acid in a dark red wine is to be titrated with \\ce{NaOH}. Why is a pH electrode preferred to phenolphthalein?',
    answer: 'The color of the wine hides the color change of the indicator.',
    distractors: [
      {
        text: 'The alcohol in the wine hides the color change of the indicator.',
        slip: 'wrong-property',
        teaching: 'Alcohol is colorless; phenolphthalein itself is used as a solution in alcohol.',
      },
      {
        text: 'The alcohol in the wine delays the color change of the indicator.',
        slip: 'wrong-mechanism',
        teaching: 'Phenolphthalein changes color at once, with or without alcohol.',
      },
      {
        text: 'The electrode makes a standardized titrant unnecessary.',
        slip: 'wrong-tool',
        teaching: 'The concentration of \\ce{NaOH} must be known in any case.',
      },
    ],
    explanation:
      'In a strongly colored or turbid sample the pink color of phenolphthalein cannot be seen. The electrode reads the pH whatever the color.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 11',
  },
  {
    id: 'analytical-electroanalysis-101',
    topics: ['electroanalysis'],
    tests: ['conductometric-titrations'],
    difficulty: 'beginner',
    text: 'Hydrochloric acid is titrated with \\ce{NaOH} while the conductivity is measured. Why does the conductivity fall up to the equivalence point?',
    answer: 'Fast \\ce{H+} ions are replaced by slower \\ce{Na+} ions.',
    distractors: [
      {
        text: 'The number of ions in the solution decreases to zero.',
        slip: 'neutral-means-no-ions',
        teaching:
          'For each \\ce{H+} that disappears one \\ce{Na+} is added; at the end the solution contains sodium chloride.',
      },
      {
        text: 'Slow \\ce{Cl-} ions are replaced by slower \\ce{OH-} ions.',
        slip: 'unchanged-taken-as-changed',
        teaching: 'The chloride ions stay, and \\ce{OH-} moves faster than they do.',
      },
      {
        text: 'The water that forms removes the ions from the solution.',
        slip: 'wrong-mechanism',
        teaching:
          'The water formed is a tiny part of the solution, and its formation removes no ions except \\ce{H+} and \\ce{OH-}.',
      },
    ],
    explanation:
      '\\ce{H+} has a molar conductivity about seven times that of \\ce{Na+}. Each \\ce{H+} that reacts is replaced by one \\ce{Na+}, so the conductivity falls.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 22',
  },
  {
    id: 'analytical-electroanalysis-102',
    topics: ['electroanalysis'],
    tests: ['conductometric-titrations'],
    difficulty: 'intermediate',
    text: 'Acetic acid is titrated with \\ce{NaOH} conductometrically. How does the conductivity change after the very first drops?',
    answer: 'It rises slowly, then steeply beyond the equivalence point.',
    distractors: [
      {
        text: 'It falls steeply, then rises beyond the equivalence point.',
        slip: 'strong-as-weak',
        teaching:
          'This is the curve of a strong acid; a solution of acetic acid contains hardly any free \\ce{H+}.',
      },
      {
        text: 'It falls slowly, then steeply beyond the equivalence point.',
        slip: 'reversed-trend',
        teaching: 'Ions are formed from molecules, so the conductivity increases.',
      },
      {
        text: 'It rises steeply, then slowly beyond the equivalence point.',
        slip: 'exchanged-signals',
        teaching:
          'Before the equivalence point, acetic acid is replaced by \\ce{Na+} and acetate; afterward, \\ce{Na+} and the much faster \\ce{OH-} are added.',
      },
    ],
    explanation:
      'Undissociated molecules are replaced by \\ce{Na+} and acetate ions, so the conductivity rises slowly. Beyond the equivalence point fast \\ce{OH-} ions are added, so it rises steeply.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 22',
  },
  {
    id: 'analytical-electroanalysis-103',
    topics: ['electroanalysis'],
    tests: ['conductometric-titrations'],
    difficulty: 'intermediate',
    text: 'A \\ce{Ba(OH)2} solution is titrated with \\ce{H2SO4} of the same concentration. How high is the conductivity at the equivalence point?',
    answer: 'Close to that of pure water',
    distractors: [
      {
        text: 'Equal to that at the start',
        slip: 'ions-as-units',
        teaching:
          'The ions of the base are not replaced by other ions in solution: the products are an insoluble solid and water.',
      },
      {
        text: 'Half of that at the start',
        slip: 'half-equivalence-for-equivalence',
        teaching:
          'Half of the ions are left when half of the base has reacted; at the equivalence point all of it has.',
      },
      {
        text: 'Greater than that at the start',
        slip: 'added-reactants',
        teaching:
          'The ions of the acid do not simply add to those present; they form a precipitate and water.',
      },
    ],
    explanation:
      '\\ce{Ba^2+ + 2OH- + 2H+ + SO4^2- -> BaSO4 + 2H2O}: all four kinds of ions leave the solution, and the conductivity becomes close to that of pure water.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 22',
  },
  {
    id: 'analytical-electroanalysis-104',
    topics: ['electroanalysis'],
    tests: ['conductometric-titrations'],
    difficulty: 'advanced',
    text: 'A mixture of \\ce{HCl} and acetic acid is titrated with 0.200 mol/L \\ce{NaOH}. The conductivity falls up to 10.00 mL, rises slowly up to 16.00 mL and then steeply. What amount of acetic acid does the sample contain?',
    answer: '1.20 mmol',
    distractors: [
      {
        text: '2.00 mmol',
        slip: 'wrong-branch',
        teaching: 'This is the amount of \\ce{HCl}, whose fast \\ce{H+} ions disappear first.',
        expression: '10.00 * 0.200',
      },
      {
        text: '3.20 mmol',
        slip: 'total-for-increase',
        teaching: 'This is the sum of both acids; 10.00 mL was consumed by \\ce{HCl}.',
        expression: '(16.00) * 0.200',
      },
      {
        text: '5.20 mmol',
        slip: 'sum-for-one-part',
        teaching: 'This adds both volumes, but the volume at the second break already includes the first.',
        expression: '(16.00 + 10.00) * 0.200',
      },
    ],
    explanation:
      'The fall is due to \\ce{HCl}, the slow rise from 10.00 to 16.00 mL to acetic acid: 6.00 mL × 0.200 mol/L = 1.20 mmol.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 22',
    computation: { kind: 'quantity', expression: '(16.00 - 10.00) * 0.200', unit: 'mmol' },
  },
  {
    id: 'analytical-electroanalysis-105',
    topics: ['electroanalysis'],
    tests: ['conductometric-titrations'],
    difficulty: 'intermediate',
    text: 'Why is the titrant in a conductometric titration about ten times as concentrated as the sample?',
    answer: 'So that dilution hardly bends the lines',
    distractors: [
      {
        text: 'So that the titrant need not be standardized',
        slip: 'wrong-tool',
        teaching: 'The concentration must be known whatever its value is.',
      },
      {
        text: 'So that the reaction becomes complete',
        slip: 'wrong-mechanism',
        teaching: 'A reaction that is suitable for a titration is complete with a dilute titrant too.',
      },
      {
        text: 'So that the conductivity stays constant',
        slip: 'answered-another-quantity',
        teaching:
          'The change in conductivity is what is measured; only the volume should stay nearly constant.',
      },
    ],
    explanation:
      'Conductivity depends on concentrations, which the added volume lowers as well. A concentrated titrant adds little volume, and the branches stay straight enough to be extended to their intersection.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 22',
  },
];
