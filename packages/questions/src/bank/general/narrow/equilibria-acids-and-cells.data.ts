import type { WrittenQuestion } from '../../written-question.ts';

/** Equilibria, acids, cells, heat and rates, in further narrow words of students. */
export const equilibriaAcidsAndCellsNarrow: readonly WrittenQuestion[] = [
  {
    id: 'general-acids-and-bases-460',
    topics: ['acids-and-bases'],
    tests: ['acid-base-titration', 'mole-ratio'],
    difficulty: 'intermediate',
    text: 'A 25.0 mL sample of \\ce{NaOH} is neutralized by 20.0 mL of 0.100 mol/L \\ce{H2SO4}. A student calculates that the \\ce{NaOH} is 0.100 mol/L × 20.0 mL / 25.0 mL = 0.0800 mol/L. What is wrong with this calculation?',
    answer: 'It assumes one mole of base per mole of acid.',
    distractors: [
      {
        text: 'It divides by the volume of the wrong solution.',
        slip: 'answered-another-quantity',
        teaching: 'The concentration of the base is asked for, so dividing by its volume, 25.0 mL, is right.',
      },
      {
        text: 'It leaves out the total volume of the mixture.',
        slip: 'ignored-dilution',
        teaching: 'The concentration of the original sample is asked for, not that of the mixture.',
      },
      {
        text: 'It leaves the volumes in milliliters, not liters.',
        slip: 'unit-prefix',
        teaching: 'The units of the two volumes cancel, so no conversion is needed here.',
      },
    ],
    explanation:
      'In \\ce{H2SO4 + 2NaOH -> Na2SO4 + 2H2O}, 2.00 mmol of acid reacts with 4.00 mmol of base, so the \\ce{NaOH} is 0.160 mol/L. The student’s calculation is wrong because it assumes one mole of base per mole of acid.',
    reference: 'OpenStax Chemistry 2e, section 4.5',
  },
  {
    id: 'general-acids-and-bases-461',
    topics: ['acids-and-bases'],
    tests: ['acid-base-titration'],
    difficulty: 'beginner',
    text: 'Hydrochloric acid is titrated with aqueous \\ce{NaOH} to the end point. Which data are needed to calculate the concentration of the acid?',
    answer: 'The volume of the acid, and the volume and concentration of the \\ce{NaOH}',
    distractors: [
      {
        text: 'The volume of the acid, the volume of the \\ce{NaOH}, and the final pH',
        slip: 'other-variable',
        teaching:
          'The pH shows that the end point has been reached, but without the concentration of \\ce{NaOH} its amount is unknown.',
      },
      {
        text: 'The volume and concentration of the \\ce{NaOH}, and the mass of the flask',
        slip: 'other-variable',
        teaching: 'These give the amount of acid, but its volume is needed for its concentration.',
      },
      {
        text: 'The volume of the \\ce{NaOH}, the color of the indicator, and the final pH',
        slip: 'other-variable',
        teaching: 'Color and pH only mark the end point; no amount of substance follows from them.',
      },
    ],
    explanation:
      'Volume times concentration of \\ce{NaOH} gives the moles of base, which equal the moles of \\ce{HCl}. Dividing by the volume of the acid gives its concentration. So one needs the volume of the acid, and the volume and concentration of the \\ce{NaOH}.',
    reference: 'OpenStax Chemistry 2e, section 4.5',
  },
  {
    id: 'general-acids-and-bases-560',
    topics: ['acids-and-bases'],
    tests: ['acid-dissociation-constant', 'reaction-quotient'],
    difficulty: 'intermediate',
    text: 'A solution of a weak acid, \\ce{HA + H2O <=> H3O+ + A-}, is diluted with water to twice its volume. Why does the percentage of HA that is ionized then increase?',
    answer: '[\\ce{H3O+}][\\ce{A-}]/[HA] falls below *K*_{a}, so more HA ionizes.',
    distractors: [
      {
        text: '[\\ce{H3O+}][\\ce{A-}]/[HA] rises above *K*_{a}, so more HA ionizes.',
        slip: 'reversed-trend',
        teaching:
          'Halving all three concentrations halves the quotient; if it did rise above *K*_{a}, ions would recombine.',
      },
      {
        text: '*K*_{a} rises above [\\ce{H3O+}][\\ce{A-}]/[HA], so more HA ionizes.',
        slip: 'unchanged-taken-as-changed',
        teaching:
          '*K*_{a} is a constant at a given temperature; it is the quotient of the concentrations that changes.',
      },
      {
        text: 'The added water brings in \\ce{OH-}, which takes protons from HA.',
        slip: 'size-of-effect-misjudged',
        teaching:
          'The few \\ce{OH-} ions of pure water, 10^{−7} mol/L, are far too few to ionize a noticeable part of HA.',
      },
    ],
    explanation:
      'Dilution to twice the volume halves all three concentrations, and the quotient [\\ce{H3O+}][\\ce{A-}]/[HA] is halved. As it falls below *K*_{a}, more HA ionizes until *K*_{a} is reached again.',
    reference: 'OpenStax Chemistry 2e, section 14.3',
  },
  {
    id: 'general-acids-and-bases-561',
    topics: ['acids-and-bases'],
    tests: ['acid-dissociation-constant', 'ph-of-weak-acids'],
    difficulty: 'intermediate',
    text: 'In a 0.40 mol/L solution of a weak acid, 1.0% of the acid is ionized. The solution is diluted to 0.10 mol/L. About what percentage of the acid is ionized then?',
    answer: '2.0%',
    distractors: [
      {
        text: '4.0%',
        slip: 'forgot-square-root',
        teaching: 'The percentage grows with the square root of the dilution: *K*_{a} ≈ *c*α^{2}.',
        expression: '1.0 * 0.40 / 0.10',
      },
      {
        text: '16%',
        slip: 'needless-square',
        teaching: 'The fourfold dilution was squared, but the percentage grows with its square root.',
        expression: '1.0 * (0.40 / 0.10)^2',
      },
      {
        text: '0.25%',
        slip: 'reversed-trend',
        teaching: 'The percentage was lowered in proportion to the concentration, but dilution raises it.',
        expression: '1.0 * 0.10 / 0.40',
      },
    ],
    explanation:
      'With the ionized fraction α, *K*_{a} ≈ *c*α^{2}. When *c* falls to one fourth, α^{2} becomes four times as large and α twice as large: 2.0%.',
    reference: 'OpenStax Chemistry 2e, section 14.3',
    computation: { kind: 'quantity', expression: '1.0 * sqrt(0.40 / 0.10)', unit: '%' },
  },
  {
    id: 'general-acids-and-bases-562',
    topics: ['acids-and-bases'],
    tests: ['henderson-hasselbalch-equation', 'preparing-a-buffer'],
    difficulty: 'intermediate',
    text: 'How many moles of solid sodium acetate must be dissolved in 1.00 L of 0.20 mol/L acetic acid (p*K*_{a} 4.76) to make a buffer of pH 5.00? Neglect the change in volume.',
    answer: '0.35 mol',
    distractors: [
      {
        text: '0.12 mol',
        slip: 'inverted-ratio',
        teaching: 'The ratio was inverted; a pH above p*K*_{a} requires more acetate than acetic acid.',
        expression: '0.20 / 10^(5.00 - 4.76)',
      },
      {
        text: '0.20 mol',
        slip: 'pka-taken-for-ph',
        teaching: 'Equal amounts of acid and base give pH = p*K*_{a} = 4.76, not 5.00.',
        expression: '0.20',
      },
      {
        text: '0.25 mol',
        slip: 'natural-for-decadic-logarithm',
        teaching:
          'The ratio was calculated as e^{0.24}; the equation contains the decadic logarithm, so it is 10^{0.24}.',
        expression: '0.20 * exp(5.00 - 4.76)',
      },
    ],
    explanation:
      'From 5.00 = 4.76 + log([\\ce{A-}]/[HA]) the ratio is 10^{0.24} = 1.74. There is 0.20 mol of acetic acid, so 1.74 × 0.20 mol = 0.35 mol of acetate is needed.',
    reference: 'OpenStax Chemistry 2e, section 14.6',
    computation: { kind: 'quantity', expression: '0.20 * 10^(5.00 - 4.76)', unit: 'mol' },
  },
  {
    id: 'general-acids-and-bases-563',
    topics: ['acids-and-bases'],
    tests: ['henderson-hasselbalch-equation', 'preparing-a-buffer'],
    difficulty: 'intermediate',
    text: 'To make a buffer of pH 5.00, a student adds 0.058 mol of acetate to a solution that contains 0.100 mol of acetic acid (p*K*_{a} 4.76). The pH turns out to be 4.52. Which mistake explains this result?',
    answer: 'The ratio of base to acid was inverted.',
    distractors: [
      {
        text: 'Moles were used in place of concentrations.',
        slip: 'event-invented',
        teaching:
          'Base and acid share the same volume, so the ratio of moles equals the ratio of concentrations.',
      },
      {
        text: 'The solution was diluted with too much water.',
        slip: 'ratio-not-affected',
        teaching:
          'Dilution lowers both concentrations by the same factor and leaves their ratio and the pH nearly unchanged.',
      },
      {
        text: 'The natural logarithm was used for log_{10}.',
        slip: 'natural-for-decadic-logarithm',
        teaching:
          'With e in place of 10, the ratio would be e^{0.24} = 1.27, and the pH would still exceed p*K*_{a}.',
      },
    ],
    explanation:
      'pH 5.00 requires [\\ce{A-}]/[HA] = 10^{0.24} = 1.74, that is, 0.174 mol of acetate. The student’s ratio is 0.58 = 1/1.74, which gives a pH as far below p*K*_{a} as was wanted above it. The ratio of base to acid was inverted.',
    reference: 'OpenStax Chemistry 2e, section 14.6',
  },
  {
    id: 'general-acids-and-bases-564',
    topics: ['acids-and-bases'],
    tests: ['acid-base-titration'],
    uses: ['volumetric-glassware'],
    difficulty: 'intermediate',
    text: 'A buret is rinsed with water, but not with titrant, and filled with standardized \\ce{NaOH}, which is used to titrate a measured volume of \\ce{HCl} of unknown concentration. What happens to the calculated molarity of the \\ce{HCl}?',
    answer: 'It is too high, because more of the diluted base is used.',
    distractors: [
      {
        text: 'It is too low, because less base is in each milliliter.',
        slip: 'reversed-trend',
        teaching:
          'Each milliliter does contain less base, so more milliliters are needed, and the molarity is calculated from their number.',
      },
      {
        text: 'It is too low, because the water also dilutes the acid.',
        slip: 'wrong-flask',
        teaching:
          'Water that reaches the flask does not change the amount of \\ce{HCl} in it, which is what is titrated.',
      },
      {
        text: 'It is correct, because the moles of base have not changed.',
        slip: 'ignored-dilution',
        teaching:
          'The moles that react are the same, but they are calculated from a larger volume and the original molarity.',
      },
    ],
    explanation:
      'The water left in the buret dilutes the \\ce{NaOH}, and a larger volume is needed for the same amount of \\ce{HCl}. This volume is multiplied by the molarity that \\ce{NaOH} had before. The result is too high, because more of the diluted base is used.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., section 2-4',
  },
  {
    id: 'general-acids-and-bases-565',
    topics: ['acids-and-bases'],
    tests: ['acid-base-titration'],
    uses: ['volumetric-glassware'],
    difficulty: 'intermediate',
    text: 'The molarity of a \\ce{NaOH} solution is to be found by using it to titrate a weighed sample of pure KHP, a solid acid. The buret is still wet with water when the \\ce{NaOH} is poured in. How is the calculated molarity of the \\ce{NaOH} affected?',
    answer: 'Too low: a larger volume holds the same moles.',
    distractors: [
      {
        text: 'Too high: more \\ce{NaOH} is used for the same KHP.',
        slip: 'reversed-trend',
        teaching:
          'The moles of \\ce{NaOH} are fixed by the KHP; a larger volume makes moles per liter smaller.',
      },
      {
        text: 'Too high: the water adds to the volume of base.',
        slip: 'multiplied-for-divided',
        teaching: 'The volume is larger, but it stands in the denominator of the molarity.',
      },
      {
        text: 'Unaffected: the same KHP takes up the same moles.',
        slip: 'one-part-right',
        teaching: 'The moles are the same, but they are divided by a volume that is too large.',
      },
    ],
    explanation:
      'The KHP fixes the moles of \\ce{NaOH} that react. The water in the buret dilutes the \\ce{NaOH}, so a larger volume is delivered, and molarity is moles divided by volume. The value is too low: a larger volume holds the same moles.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., section 2-4',
  },
  {
    id: 'general-acids-and-bases-566',
    topics: ['acids-and-bases'],
    tests: ['molecular-structure-and-acid-strength'],
    uses: ['bronsted-lowry-theory'],
    difficulty: 'beginner',
    text: 'In water HI is a strong acid, but HF is a weak one. One explanation compares their conjugate bases. Which property of \\ce{I-} makes it hold a proton less firmly than \\ce{F-} does?',
    answer: 'Its charge is spread over a larger ion.',
    distractors: [
      {
        text: 'Its negative charge is greater.',
        slip: 'wrong-ion-charge',
        teaching: 'Both ions have the same charge, 1−; they differ in the space over which it is spread.',
      },
      {
        text: 'Its higher nuclear charge repels \\ce{H+}.',
        slip: 'wrong-cause',
        teaching:
          'The electrons of the ion more than outweigh its nuclear charge; the ion as a whole attracts a proton.',
      },
      {
        text: 'Its electronegativity is higher.',
        slip: 'reversed-trend',
        teaching:
          'Iodine is less electronegative than fluorine; the order of acid strength follows the size of the halogen.',
      },
    ],
    explanation:
      'Iodide is much larger than fluoride, so its single negative charge is less concentrated, and the H–I bond is long and weak. \\ce{I-} holds a proton less firmly, because its charge is spread over a larger ion.',
    reference: 'OpenStax Chemistry 2e, section 14.3; McMurry, Organic Chemistry (OpenStax), section 2.8',
  },
  {
    id: 'general-acids-and-bases-580',
    topics: ['acids-and-bases'],
    tests: ['titration-curves', 'acid-dissociation-constant'],
    difficulty: 'beginner',
    text: 'The pH curve for the titration of a weak monoprotic acid with \\ce{NaOH} has been plotted. How is the p*K*_{a} of the acid found from it?',
    answer: 'Read the pH at half the equivalence volume.',
    distractors: [
      {
        text: 'Read the pH at the steepest part of the curve.',
        slip: 'half-equivalence-for-equivalence',
        teaching:
          'The steepest part marks the equivalence point, where almost no HA is left, so [HA] and [\\ce{A-}] are far from equal.',
      },
      {
        text: 'Halve the pH at the steepest part of the curve.',
        slip: 'half-equivalence-for-equivalence',
        teaching: 'The volume has to be halved, not the pH at the equivalence point.',
      },
      {
        text: 'Halve the pH at the very start of the curve.',
        slip: 'other-point-of-curve',
        teaching:
          'The pH at the start depends on the concentration of the acid as well, and half of it has no meaning here.',
      },
    ],
    explanation:
      'Halfway to the equivalence point, half of HA has been turned into \\ce{A-}. With [HA] = [\\ce{A-}], the Henderson–Hasselbalch equation gives pH = p*K*_{a}. So read the pH at half the equivalence volume.',
    reference: 'OpenStax Chemistry 2e, section 14.7',
  },
  {
    id: 'general-acids-and-bases-581',
    topics: ['acids-and-bases'],
    tests: ['titration-curves', 'acid-dissociation-constant'],
    difficulty: 'intermediate',
    text: 'A weak acid HA is titrated with \\ce{NaOH}. The pH is 4.2 after 12.0 mL and 8.6 after 24.0 mL, where the curve is steepest. A student reports p*K*_{a} = 8.6. What is wrong?',
    answer: 'At 24.0 mL hardly any HA is left; [HA] equals [\\ce{A-}] at 12.0 mL.',
    distractors: [
      {
        text: 'At 24.0 mL the solution must be neutral; the pH meter has read 1.6 units too high.',
        slip: 'equivalence-always-neutral',
        teaching: 'The salt of a weak acid is basic, so a pH above 7 at the equivalence point is correct.',
      },
      {
        text: 'The value 8.6 is p*K*_{b} of \\ce{A-}; p*K*_{a} is 14.0 − 8.6, or 5.4.',
        slip: 'answered-another-quantity',
        teaching:
          'The pH at the equivalence point is neither p*K*_{a} nor p*K*_{b}; it also depends on the concentration.',
      },
      {
        text: 'The value 8.6 counts two ions, \\ce{H+} and \\ce{A-}; p*K*_{a} is half of it, 4.3.',
        slip: 'needless-half',
        teaching: 'The volume at the equivalence point has to be halved, not the pH that is read there.',
      },
    ],
    explanation:
      'The steepest point, at 24.0 mL, is the equivalence point. The pH equals p*K*_{a} where [HA] = [\\ce{A-}], at half that volume, so p*K*_{a} is 4.2. At 24.0 mL hardly any HA is left; [HA] equals [\\ce{A-}] at 12.0 mL.',
    reference: 'OpenStax Chemistry 2e, section 14.7',
  },
  {
    id: 'general-acids-and-bases-582',
    topics: ['acids-and-bases'],
    tests: ['ionic-product-of-water', 'le-chateliers-principle'],
    difficulty: 'intermediate',
    text: 'The pH of pure water is 7.0 at 25 °C, but 6.8 at 37 °C. Why is it lower at 37 °C?',
    answer: 'The ionization of water absorbs heat, so more ions form.',
    distractors: [
      {
        text: 'The ionization of water releases heat, so fewer ions form.',
        slip: 'heat-sign',
        teaching: 'Fewer ions would mean less \\ce{H3O+} and a higher pH; the ionization is endothermic.',
      },
      {
        text: 'Warm water loses \\ce{OH-} ions, so \\ce{H3O+} ions are left over.',
        slip: 'low-ph-means-acidic',
        teaching:
          'Pure water contains equal numbers of \\ce{H3O+} and \\ce{OH-} at any temperature, so it stays neutral.',
      },
      {
        text: 'Warm water takes up more \\ce{CO2}, so a weak acid forms.',
        slip: 'wrong-cause',
        teaching: 'The water is pure, and gases are less soluble in warm water anyway.',
      },
    ],
    explanation:
      'Splitting \\ce{H2O} into ions is endothermic, so *K*_{w} is greater at 37 °C (about 2.4 × 10^{−14}). Both [\\ce{H3O+}] and [\\ce{OH-}] grow equally, and the neutral pH drops to 6.8: the ionization of water absorbs heat, so more ions form.',
    reference: 'OpenStax Chemistry 2e, section 14.2',
  },
  {
    id: 'general-acids-and-bases-583',
    topics: ['acids-and-bases'],
    tests: ['henderson-hasselbalch-equation', 'buffer-solutions'],
    difficulty: 'intermediate',
    text: 'A buffer contains 0.50 mol of acetic acid (p*K*_{a} 4.76) and 0.50 mol of sodium acetate in 1.0 L. What is its pH after 0.010 mol of solid \\ce{NaOH} has dissolved in it?',
    answer: '4.78',
    distractors: [
      {
        text: '4.76',
        slip: 'ignored-change',
        teaching:
          'A buffer keeps the change of the pH small, but \\ce{NaOH} still turns some acid into acetate.',
        expression: '4.76',
      },
      {
        text: '4.74',
        slip: 'inverted-ratio',
        teaching: 'A base raises the pH; here acid and base were exchanged in the ratio.',
        expression: '4.76 + log10((0.50 - 0.010) / (0.50 + 0.010))',
      },
      {
        text: '4.80',
        slip: 'natural-for-decadic-logarithm',
        teaching:
          'The ratio 0.51/0.49 is right, but its natural logarithm was added instead of the base-10 one.',
        expression: '4.76 + ln((0.50 + 0.010) / (0.50 - 0.010))',
      },
    ],
    explanation:
      'The hydroxide turns 0.010 mol of acetic acid into acetate: 0.49 mol and 0.51 mol. So pH = 4.76 + log_{10}(0.51/0.49) = 4.78.',
    reference: 'OpenStax Chemistry 2e, section 14.6',
    computation: {
      kind: 'quantity',
      expression: '4.76 + log10((0.50 + 0.010) / (0.50 - 0.010))',
      unit: '',
    },
  },
  {
    id: 'general-acids-and-bases-584',
    topics: ['acids-and-bases'],
    tests: ['acid-base-indicators', 'titration-curves'],
    difficulty: 'beginner',
    text: 'The pH curve of a titration has been plotted. Which feature of the curve determines whether an indicator is suitable?',
    answer: 'The pH range of its steep section',
    distractors: [
      {
        text: 'The pH range of its flat sections',
        slip: 'other-point-of-curve',
        teaching:
          'Where the curve is flat, the color would change slowly over many milliliters, so no end point could be seen.',
      },
      {
        text: 'The pH value at which it begins',
        slip: 'other-point-of-curve',
        teaching:
          'The pH at the start belongs to the solution before any titrant is added, far from the end point.',
      },
      {
        text: 'The volume at which it becomes steep',
        slip: 'wrong-axis',
        teaching:
          'The volume gives the amount of the sample, but an indicator responds to the pH, whatever the volume is.',
      },
    ],
    explanation:
      'The indicator has to change color within a drop or so at the equivalence point. That happens when its range falls within the pH range of its steep section.',
    reference: 'OpenStax Chemistry 2e, section 14.7',
  },
  {
    id: 'general-acids-and-bases-840',
    topics: ['acids-and-bases'],
    tests: ['hydrolysis-of-salts'],
    difficulty: 'beginner',
    text: 'A solution of ammonium chloride, \\ce{NH4Cl}, has a pH of about 5. Which equation explains this?',
    answer: '\\ce{NH4+ + H2O <=> NH3 + H3O+}',
    distractors: [
      {
        text: '\\ce{NH3 + H2O <=> NH4+ + OH-}',
        slip: 'conjugate-acid-for-base',
        teaching: 'This is the reaction of the base ammonia, and its \\ce{OH-} would raise the pH above 7.',
      },
      {
        text: '\\ce{Cl- + H2O <=> HCl + OH-}',
        slip: 'spectator-hydrolyzed',
        teaching:
          'Chloride, the conjugate base of a strong acid, does not react with water, and \\ce{OH-} would not lower the pH.',
      },
      {
        text: '\\ce{Cl- + H3O+ <=> HCl + H2O}',
        slip: 'spectator-hydrolyzed',
        teaching:
          'Chloride is far too weak a base to take up a proton, and using up \\ce{H3O+} would raise the pH.',
      },
    ],
    explanation:
      'The ammonium ion is the conjugate acid of the weak base ammonia and transfers a few protons to water, while chloride is a spectator. The equation is \\ce{NH4+ + H2O <=> NH3 + H3O+}.',
    reference: 'OpenStax Chemistry 2e, section 14.4',
  },
  {
    id: 'general-acids-and-bases-841',
    topics: ['acids-and-bases'],
    tests: ['hydrolysis-of-salts', 'ph-of-weak-acids'],
    difficulty: 'intermediate',
    text: 'What is the pH of 0.10 mol/L \\ce{NH4Cl} at 25 °C? (*K*_{b}(\\ce{NH3}) = 1.8 × 10^{−5}, *K*_{w} = 1.0 × 10^{−14})',
    answer: '5.13',
    distractors: [
      {
        text: '2.87',
        slip: 'conjugate-acid-for-base',
        teaching:
          'Here *K*_{b} of ammonia was used as the *K*_{a} of the ammonium ion, which is *K*_{w}/*K*_{b}.',
        expression: '-log10(sqrt(1.8e-5 * 0.10))',
      },
      {
        text: '8.87',
        slip: 'poh-for-ph',
        teaching: 'This is the pOH; the ammonium ion is an acid, so the pH is below 7.',
        expression: '14 + log10(sqrt(1.0e-14 / 1.8e-5 * 0.10))',
      },
      {
        text: '11.13',
        slip: 'conjugate-acid-for-base',
        teaching:
          'This is the pH of 0.10 mol/L ammonia; the salt contains its conjugate acid, so the pH is below 7.',
        expression: '14 + log10(sqrt(1.8e-5 * 0.10))',
      },
    ],
    explanation:
      '*K*_{a}(\\ce{NH4+}) = \\frac{1.0 × 10^{−14}}{1.8 × 10^{−5}} = 5.6 × 10^{−10}. [\\ce{H3O+}] = \\sqrt{5.6 × 10^{−10} × 0.10} = 7.5 × 10^{−6} mol/L, so the pH is 5.13.',
    reference: 'OpenStax Chemistry 2e, section 14.4',
    computation: { kind: 'quantity', expression: '-log10(sqrt(1.0e-14 / 1.8e-5 * 0.10))', unit: '' },
  },
  {
    id: 'general-electrochemistry-basics-460',
    topics: ['electrochemistry-basics'],
    tests: ['galvanic-cell', 'electrolytic-cell'],
    difficulty: 'intermediate',
    text: 'The cathode is the positive electrode of a galvanic cell but the negative electrode of an electrolytic cell. Why does it have different signs in the two cells?',
    answer:
      'Galvanic: its reaction consumes electrons. Electrolytic: a power source supplies it with electrons.',
    distractors: [
      {
        text: 'Galvanic: its reaction releases electrons. Electrolytic: a power source removes electrons from it.',
        slip: 'exchanged-electrodes',
        teaching:
          'This describes the anode, which is negative in a galvanic and positive in an electrolytic cell.',
      },
      {
        text: 'Galvanic: oxidation takes place there. Electrolytic: reduction takes place there.',
        slip: 'mixed-up-anode-and-cathode',
        teaching: 'Reduction takes place at the cathode of both types of cell.',
      },
      {
        text: 'Galvanic: anions move toward it. Electrolytic: cations move toward it.',
        slip: 'wrong-charge-carrier',
        teaching: 'Cations move toward the cathode in both types of cell.',
      },
    ],
    explanation:
      'Reduction at the cathode of a galvanic cell takes electrons out of the electrode and leaves it positive. In an electrolytic cell the power source pushes electrons onto the cathode and makes it negative. Galvanic: its reaction consumes electrons. Electrolytic: a power source supplies it with electrons.',
    reference: 'OpenStax Chemistry 2e, sections 17.2 and 17.7',
  },
  {
    id: 'general-electrochemistry-basics-461',
    topics: ['electrochemistry-basics'],
    tests: ['batteries-and-fuel-cells'],
    difficulty: 'intermediate',
    text: 'Over many cycles of discharging and recharging, some of the solid \\ce{PbSO4} that forms on the plates of a lead–acid battery flakes off and sinks to the bottom. Why can the battery then no longer be fully recharged?',
    answer: 'The loose solid cannot exchange electrons with a plate.',
    distractors: [
      {
        text: 'The loose solid neutralizes acid that the plates need.',
        slip: 'event-invented',
        teaching: '\\ce{PbSO4} is a salt of sulfuric acid and does not neutralize it.',
      },
      {
        text: 'The loose solid stops ions from reaching either plate.',
        slip: 'wrong-charge-carrier',
        teaching: 'The solid lies at the bottom, and ions still move between the plates.',
      },
      {
        text: 'The loose solid changes back to lead without a current.',
        slip: 'discharge-for-charge',
        teaching:
          'The change of \\ce{PbSO4} to lead is not spontaneous; it needs the current from the charger.',
      },
    ],
    explanation:
      'Charging turns \\ce{PbSO4} back into Pb and \\ce{PbO2} by a transfer of electrons at the plates, so the discharge product must remain in contact with them. The loose solid cannot exchange electrons with a plate.',
    reference: 'OpenStax Chemistry 2e, section 17.5',
  },
  {
    id: 'general-electrochemistry-basics-560',
    topics: ['electrochemistry-basics'],
    tests: ['nernst-equation', 'reaction-quotient'],
    difficulty: 'intermediate',
    text: 'A cell with the reaction \\ce{Zn + 2Ag+ -> Zn^2+ + 2Ag} contains both ions at 1.0 mol/L. Both solutions are then diluted to 0.10 mol/L at the same temperature. What happens to the cell potential, and why?',
    answer: 'It falls, because *Q* rises to 10.',
    distractors: [
      {
        text: 'It rises, because *Q* falls to 0.10.',
        slip: 'inverted-ratio',
        teaching: '*Q* is [\\ce{Zn^2+}]/[\\ce{Ag+}]^{2} = 0.10/0.010; the product stands in the numerator.',
      },
      {
        text: 'It stays the same, because *Q* stays at 1.',
        slip: 'forgot-exponent',
        teaching: '[\\ce{Ag+}] is squared in *Q*, so the equal concentrations do not cancel.',
      },
      {
        text: 'It stays the same, because *E*° does not change.',
        slip: 'standard-value-everywhere',
        teaching:
          '*E*° applies to ions at 1 mol/L; at other concentrations the term with ln *Q* is added to it.',
      },
    ],
    explanation:
      '*Q* = [\\ce{Zn^2+}]/[\\ce{Ag+}]^{2} changes from 1 to 0.10/(0.10)^{2} = 10. In *E* = *E*° − (*RT*/*nF*) ln *Q* the subtracted term becomes positive, so the potential falls, because *Q* rises to 10.',
    reference: 'OpenStax Chemistry 2e, section 17.4',
  },
  {
    id: 'general-electrochemistry-basics-561',
    topics: ['electrochemistry-basics'],
    tests: ['faradays-laws-of-electrolysis'],
    difficulty: 'intermediate',
    text: 'The same current is passed for the same time through four solutions, and in each only the metal is deposited. From which ion is the largest mass of metal obtained? (molar masses in g/mol: Ni 58.7, Cu 63.5, Ag 107.9, Au 197.0)',
    answer: '\\ce{Ag+}',
    distractors: [
      {
        text: '\\ce{Ni^2+}',
        slip: 'reversed-trend',
        teaching:
          'One mole of electrons deposits only 58.7/2 = 29.4 g of nickel, the smallest mass of the four.',
      },
      {
        text: '\\ce{Cu^2+}',
        slip: 'ignored-electrons-per-ion',
        teaching: 'One mole of electrons deposits half a mole of copper, 31.8 g.',
      },
      {
        text: '\\ce{Au^3+}',
        slip: 'ignored-electrons-per-ion',
        teaching:
          'Gold has the largest molar mass, but three electrons per ion leave 65.7 g per mole of electrons.',
      },
    ],
    explanation:
      'Equal charge means equal moles of electrons. One mole of electrons deposits *M*/*z*: 107.9 g of silver, 197.0/3 = 65.7 g of gold, 31.8 g of copper and 29.4 g of nickel. The largest mass is obtained from \\ce{Ag+}.',
    reference: 'OpenStax Chemistry 2e, section 17.7',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{Ag+}': '107.9 / 1',
        '\\ce{Ni^2+}': '58.7 / 2',
        '\\ce{Cu^2+}': '63.5 / 2',
        '\\ce{Au^3+}': '197.0 / 3',
      },
      pick: 'greatest',
      quantity: 'mass in g deposited per mole of electrons',
    },
  },
  {
    id: 'general-electrochemistry-basics-562',
    topics: ['electrochemistry-basics'],
    tests: ['faradays-laws-of-electrolysis', 'electroplating'],
    difficulty: 'beginner',
    text: 'A current of 2.00 A for 1930 s carries 0.0400 mol of electrons and plates a key with copper from \\ce{CuSO4} solution. A student calculates the mass of copper as 0.0400 mol × 63.55 g/mol = 2.54 g. How does this compare with the true mass?',
    answer: 'It is twice as large: each ion takes up two electrons.',
    distractors: [
      {
        text: 'It is half as large: each ion takes up two electrons.',
        slip: 'inverted-ratio',
        teaching:
          'Two electrons are needed for one atom, so 0.0400 mol of electrons gives 0.0200 mol of copper, not 0.0800 mol.',
      },
      {
        text: 'It is twice as large: half the charge passes to the anode.',
        slip: 'wrong-cause',
        teaching:
          'The same charge passes both electrodes; all of the 0.0400 mol of electrons arrives at the cathode.',
      },
      {
        text: 'It is half as large: half the charge passes to the anode.',
        slip: 'event-invented',
        teaching:
          'The charge is not shared between the electrodes; all of the 0.0400 mol of electrons passes through the cathode.',
      },
    ],
    explanation:
      '\\ce{Cu^2+ + 2e- -> Cu}: 0.0400 mol of electrons deposits 0.0200 mol or 1.27 g of copper. The student’s 2.54 g is twice as large, because each ion takes up two electrons.',
    reference: 'OpenStax Chemistry 2e, section 17.7',
  },
  {
    id: 'general-electrochemistry-basics-563',
    topics: ['electrochemistry-basics'],
    tests: ['nernst-equation'],
    uses: ['reaction-quotient'],
    difficulty: 'intermediate',
    text: 'The cell \\ce{Zn}|\\ce{Zn^2+}||\\ce{Cu^2+}|\\ce{Cu} has a voltage of 1.10 V when new, with both ions at 1.0 mol/L. As it delivers current for a long time at constant temperature, its voltage falls. How does the Nernst equation explain this drop?',
    answer: '[\\ce{Zn^2+}] rises and [\\ce{Cu^2+}] falls, so *Q* becomes larger.',
    distractors: [
      {
        text: '[\\ce{Zn^2+}] falls and [\\ce{Cu^2+}] rises, so *Q* becomes smaller.',
        slip: 'mixed-up-anode-and-cathode',
        teaching:
          'Zinc dissolves at the anode and copper is deposited, so the concentrations change the other way.',
      },
      {
        text: 'The zinc electrode loses mass, so its *E*° becomes smaller.',
        slip: 'wrong-cause',
        teaching: 'The mass of a solid electrode enters neither *E*° nor *Q*, as long as some of it is left.',
      },
      {
        text: '[\\ce{Zn^2+}] rises and [\\ce{Cu^2+}] falls, so *E*° becomes smaller.',
        slip: 'unchanged-taken-as-changed',
        teaching:
          'The concentrations change in this way, but *E*° belongs to standard concentrations and stays the same.',
      },
    ],
    explanation:
      'The reaction \\ce{Zn + Cu^2+ -> Zn^2+ + Cu} uses up \\ce{Cu^2+} and forms \\ce{Zn^2+}. In *E* = *E*° − (*RT*/*nF*) ln *Q* with *Q* = [\\ce{Zn^2+}]/[\\ce{Cu^2+}] the subtracted term grows: [\\ce{Zn^2+}] rises and [\\ce{Cu^2+}] falls, so *Q* becomes larger.',
    reference: 'OpenStax Chemistry 2e, section 17.4',
  },
  {
    id: 'general-electrochemistry-basics-840',
    topics: ['electrochemistry-basics'],
    tests: ['half-equations', 'batteries-and-fuel-cells'],
    difficulty: 'intermediate',
    text: 'In a methanol fuel cell with an acidic membrane, the half-reactions are \\ce{CH3OH + H2O -> CO2 + 6H+ + 6e-} and \\ce{O2 + 4H+ + 4e- -> 2H2O}. By what factors must they be multiplied, in this order, and what is the overall equation?',
    answer: '2 and 3: \\ce{2CH3OH + 3O2 -> 2CO2 + 4H2O}',
    distractors: [
      {
        text: '3 and 2: \\ce{3CH3OH + 2O2 -> 3CO2 + H2O + 10H+}',
        slip: 'inverted-ratio',
        teaching: 'This leaves 18 electrons released and only 8 taken up; the electrons must cancel at 12.',
      },
      {
        text: '1 and 1: \\ce{CH3OH + O2 -> CO2 + H2O + 2H+}',
        slip: 'ignored-electrons-per-ion',
        teaching: 'Six electrons are released per methanol, but one \\ce{O2} takes up only four.',
      },
      {
        text: '2 and 3: \\ce{2CH3OH + 3O2 -> 2CO2 + 6H2O}',
        slip: 'one-side-only',
        teaching:
          'The two \\ce{H2O} consumed at the anode have to be subtracted from the six formed at the cathode.',
      },
    ],
    explanation:
      'The electrons must cancel: 2 × 6 = 3 × 4 = 12. The 12 \\ce{H+} cancel as well, and 2 of the 6 \\ce{H2O}: 2 and 3, overall \\ce{2CH3OH + 3O2 -> 2CO2 + 4H2O}.',
    reference: 'OpenStax Chemistry 2e, sections 17.1 and 17.5',
  },
  {
    id: 'general-electrochemistry-basics-841',
    topics: ['electrochemistry-basics'],
    tests: ['half-equations', 'batteries-and-fuel-cells'],
    difficulty: 'advanced',
    text: 'In a methanol fuel cell with aqueous KOH as the electrolyte, the methanol is oxidized to carbonate. What is the half-equation at the anode?',
    answer: '\\ce{CH3OH + 8OH- -> CO3^2- + 6H2O + 6e-}',
    distractors: [
      {
        text: '\\ce{CH3OH + 2H2O -> CO3^2- + 8H+ + 6e-}',
        slip: 'conditions-confused',
        teaching:
          'The equation balances, but \\ce{H+} cannot be a product in aqueous KOH; \\ce{OH-} is consumed instead.',
      },
      {
        text: '\\ce{CH3OH + 4OH- -> CO3^2- + 4H2O + 2e-}',
        slip: 'electrons-miscounted',
        teaching:
          'The hydrogens do balance, but carbon changes from −2 to +4: six electrons, and oxygen needs more \\ce{OH-}.',
      },
      {
        text: '\\ce{O2 + 2H2O + 4e- -> 4OH-}',
        slip: 'mixed-up-anode-and-cathode',
        teaching: 'Oxygen is reduced at the cathode; at the anode the fuel gives up electrons.',
      },
    ],
    explanation:
      'Carbon is oxidized from −2 to +4, so six electrons are released. In base, eight \\ce{OH-} balance charge and oxygen: \\ce{CH3OH + 8OH- -> CO3^2- + 6H2O + 6e-}.',
    reference: 'OpenStax Chemistry 2e, sections 17.1 and 17.5',
  },
  {
    id: 'general-electrochemistry-basics-842',
    topics: ['electrochemistry-basics'],
    tests: ['faradays-laws-of-electrolysis', 'electroplating'],
    difficulty: 'intermediate',
    text: 'A spoon is plated from a solution of \\ce{Ag+} by a current of 2.5 A for 20 minutes. What mass of silver (107.9 g/mol) is deposited? (*F* = 96 500 C/mol)',
    answer: '3.4 g',
    distractors: [
      {
        text: '1.7 g',
        slip: 'wrong-ion-charge',
        teaching: 'Each \\ce{Ag+} ion takes up one electron, not two.',
        expression: '2.5 * 20 * 60 / 96500 / 2 * 107.9',
      },
      {
        text: '0.056 g',
        slip: 'minutes-for-seconds',
        teaching: 'One ampere is one coulomb per second, so the time is 1200 s.',
        expression: '2.5 * 20 / 96500 * 107.9',
      },
      {
        text: '0.54 g',
        slip: 'divided-for-multiplied',
        teaching: 'The charge is the current times the time, not the time divided by the current.',
        expression: '20 * 60 / 2.5 / 96500 * 107.9',
      },
    ],
    explanation:
      '*Q* = 2.5 A × 1200 s = 3000 C, which is \\frac{3000}{96 500} = 0.0311 mol of electrons and so 0.0311 mol of Ag. Its mass is 0.0311 mol × 107.9 g/mol = 3.4 g.',
    reference: 'OpenStax Chemistry 2e, section 17.7',
    computation: { kind: 'quantity', expression: '2.5 * 20 * 60 / 96500 * 107.9', unit: 'g' },
  },
  {
    id: 'general-electrochemistry-basics-843',
    topics: ['electrochemistry-basics'],
    tests: ['faradays-laws-of-electrolysis', 'electroplating'],
    difficulty: 'beginner',
    text: 'A student calculates the mass of silver plated from \\ce{Ag+} in 20 min at 2.5 A: “(1) *Q* = 2.5 × 20 = 50 C. (2) *n*(\\ce{e-}) = 50/96 500 = 5.2 × 10^{−4} mol. (3) *n*(Ag) = *n*(\\ce{e-}). (4) *m* = 5.2 × 10^{−4} × 107.9 = 0.056 g.” What must be corrected?',
    answer: 'In step 1, the time must be in seconds.',
    distractors: [
      {
        text: 'In step 1, the current must be divided by the time.',
        slip: 'divided-for-multiplied',
        teaching: 'Charge is current times time; only the unit of the time is wrong.',
      },
      {
        text: 'In step 3, *n*(Ag) must be half of *n*(\\ce{e-}).',
        slip: 'wrong-ion-charge',
        teaching: 'One electron reduces one \\ce{Ag+}; half would be right for an ion with charge 2+.',
      },
      {
        text: 'In step 4, the amount must be divided by 107.9.',
        slip: 'divided-for-multiplied',
        teaching: 'Mass is the amount in moles multiplied by the molar mass, as the student wrote.',
      },
    ],
    explanation:
      'A coulomb is an ampere-second, so *Q* = 2.5 A × 1200 s = 3000 C. The other steps are sound and then give 3.4 g. In step 1, the time must be in seconds.',
    reference: 'OpenStax Chemistry 2e, section 17.7',
  },
  {
    id: 'general-electrochemistry-basics-844',
    topics: ['electrochemistry-basics'],
    tests: ['standard-electrode-potential', 'oxidizing-and-reducing-agents'],
    difficulty: 'beginner',
    text: 'Standard electrode potentials: \\ce{Mg^2+}/\\ce{Mg} −2.37 V, \\ce{Zn^2+}/\\ce{Zn} −0.76 V, \\ce{Cu^2+}/\\ce{Cu} +0.34 V. Which species is the best reducing agent?',
    answer: '\\ce{Mg}',
    distractors: [
      {
        text: '\\ce{Mg^2+}',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: 'A reducing agent gives up electrons; the ion has none to give and could only be reduced.',
      },
      {
        text: '\\ce{Cu}',
        slip: 'reversed-trend',
        teaching:
          'A positive potential means that the ion is easily reduced and the metal gives up electrons less readily.',
      },
      {
        text: '\\ce{Cu^2+}',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching:
          'With the most positive potential, \\ce{Cu^2+} is the best oxidizing agent of the six species.',
      },
    ],
    explanation:
      'The more negative the potential, the more readily the reduced form on the right gives up electrons. The most negative couple is \\ce{Mg^2+}/\\ce{Mg}, so the best reducing agent is the metal, \\ce{Mg}.',
    reference: 'OpenStax Chemistry 2e, section 17.3',
  },
  {
    id: 'general-electrochemistry-basics-845',
    topics: ['electrochemistry-basics'],
    tests: ['standard-electrode-potential', 'oxidizing-and-reducing-agents'],
    difficulty: 'intermediate',
    text: 'Why is a metal with a more negative standard electrode potential a better reducing agent?',
    answer: 'Reduction of its ions is less favorable, so the metal gives up electrons more readily.',
    distractors: [
      {
        text: 'Reduction of its ions is more favorable, so the ions take up electrons more readily.',
        slip: 'reversed-trend',
        teaching:
          'A more negative potential means a less favorable reduction, and ions that take up electrons would be an oxidizing agent.',
      },
      {
        text: 'The metal is negatively charged, so it has more electrons to give up.',
        slip: 'other-terms-meaning',
        teaching:
          'A piece of the metal is neutral; the sign compares its couple with the hydrogen electrode.',
      },
      {
        text: 'The metal takes electrons from other substances, so these are reduced.',
        slip: 'oxidation-as-gain',
        teaching: 'A substance is reduced when it gains electrons; the reducing agent gives them.',
      },
    ],
    explanation:
      'The standard potential measures the tendency of the metal ions to be reduced to the metal. The more negative it is, the more the reverse, loss of electrons by the metal, is favored: reduction of its ions is less favorable, so the metal gives up electrons more readily.',
    reference: 'OpenStax Chemistry 2e, section 17.3',
  },
  {
    id: 'general-equilibrium-560',
    topics: ['equilibrium'],
    tests: ['equilibrium-concentrations'],
    difficulty: 'intermediate',
    text: 'From an ICE table a student obtains *K*_{c} = \\frac{*x*^{2}}{0.10 − *x*} and replaces 0.10 − *x* by 0.10. The result, *x* = 0.002, passes the 5% test. Why may *x* be dropped from the denominator but not from the numerator?',
    answer: 'A small *x* hardly changes 0.10, but dropping *x* from the numerator leaves nothing.',
    distractors: [
      {
        text: 'A small *x* becomes larger in the numerator when it is squared.',
        slip: 'size-of-effect-misjudged',
        teaching:
          'Squaring 0.002 makes it smaller still, 0.000004; the numerator is needed because it is nothing but *x*.',
      },
      {
        text: 'The denominator stands for reactants, which are not used up.',
        slip: 'neglected-change',
        teaching: 'The reactant does lose *x*; this loss is only small in comparison with 0.10.',
      },
      {
        text: 'The denominator is exact, since 0.10 was measured at the start.',
        slip: 'wrong-cause',
        teaching:
          'The concentration at equilibrium is not 0.10 but 0.098; the difference is merely small enough to neglect.',
      },
    ],
    explanation:
      'Next to 0.10, an *x* of 0.002 is a change of 2%, less than 5%. In the numerator there is no larger term beside which *x* could be neglected; without it, nothing would be left. A small *x* hardly changes 0.10, but dropping *x* from the numerator leaves nothing.',
    reference: 'OpenStax Chemistry 2e, section 13.4',
  },
  {
    id: 'general-equilibrium-561',
    topics: ['equilibrium'],
    tests: ['solubility-product', 'reaction-quotient'],
    uses: ['dilution'],
    difficulty: 'intermediate',
    text: 'Equal volumes of a \\ce{Ca(NO3)2} solution and a \\ce{NaF} solution are mixed. To find out whether \\ce{CaF2} precipitates, a student calculates *Q* from the concentrations before mixing and compares it with *K*_{sp}. How many times as large as the correct value is this *Q*?',
    answer: '8',
    distractors: [
      {
        text: '6',
        slip: 'sum-for-product',
        teaching:
          'The factors are 2 for [\\ce{Ca^2+}] and 4 for [\\ce{F-}]^{2}; *Q* is a product, so they have to be multiplied, not added.',
        expression: '2 + 2^2',
      },
      {
        text: '4',
        slip: 'forgot-exponent',
        teaching:
          'Both concentrations are halved, but *Q* = [\\ce{Ca^2+}][\\ce{F-}]^{2} contains that of fluoride twice.',
        expression: '2 * 2',
      },
      {
        text: '3',
        slip: 'sum-for-product',
        teaching:
          'The exponents 1 and 2 add up to 3, but 3 is the exponent of the factor 2 by which each concentration is too large.',
        expression: '1 + 2',
      },
    ],
    explanation:
      'Mixing equal volumes halves both concentrations. *Q* = [\\ce{Ca^2+}][\\ce{F-}]^{2} becomes ½ × (½)^{2} = 1/8 of the value calculated before mixing, so the student’s *Q* is 8 times as large.',
    reference: 'OpenStax Chemistry 2e, section 15.1',
    computation: { kind: 'quantity', expression: '2 * 2^2', unit: '' },
  },
  {
    id: 'general-equilibrium-562',
    topics: ['equilibrium'],
    tests: ['gibbs-energy-and-equilibrium-constant', 'catalysis'],
    difficulty: 'intermediate',
    text: 'Equilibrium constant and Gibbs energy are related by Δ*G*° = −*RT* ln *K*. In terms of this equation, why does adding a catalyst not change *K*?',
    answer: 'It changes the path from reactants to products, but not Δ*G*°.',
    distractors: [
      {
        text: 'It lowers Δ*G*° of the forward and the reverse reaction alike.',
        slip: 'other-state-quantity',
        teaching:
          'A catalyst lowers both activation energies alike; Δ*G*° of the reverse reaction is −Δ*G*° of the forward one, so both cannot be lowered.',
      },
      {
        text: 'It lowers Δ*G*° and raises *T*, and the two effects cancel.',
        slip: 'catalyst-adds-energy',
        teaching:
          'A catalyst does not heat the mixture, and it leaves the energies of reactants and products as they are.',
      },
      {
        text: 'It acts on the reaction only until Δ*G*° has become zero.',
        slip: 'other-state-quantity',
        teaching:
          'At equilibrium Δ*G* is zero, not Δ*G*°, and the catalyst goes on speeding up both directions.',
      },
    ],
    explanation:
      'Δ*G*° is the difference between products and reactants in their standard states. A catalyst takes part in the steps between them but leaves both as they are. *K* stays the same because a catalyst changes the path, but not Δ*G*°.',
    reference: 'OpenStax Chemistry 2e, sections 12.7 and 16.4',
  },
  {
    id: 'general-equilibrium-563',
    topics: ['equilibrium'],
    tests: ['common-ion-effect', 'solubility-product'],
    difficulty: 'intermediate',
    text: 'The molar solubility *s* of \\ce{AgCl} (*K*_{sp} = 1.8 × 10^{−10}) in 0.10 mol/L \\ce{NaCl} is to be calculated from *K*_{sp} = *s*(0.10 + *s*). Why may 0.10 + *s* be replaced by 0.10?',
    answer: 'Even in pure water *s* is far below 0.10, and here it is smaller.',
    distractors: [
      {
        text: 'All of the chloride from \\ce{AgCl} is removed again as \\ce{NaCl}.',
        slip: 'event-invented',
        teaching:
          '\\ce{NaCl} is very soluble and does not precipitate; the chloride from \\ce{AgCl} stays but is negligible.',
      },
      {
        text: 'All of the chloride comes from \\ce{NaCl}, since \\ce{AgCl} cannot dissolve.',
        slip: 'small-for-zero',
        teaching:
          'A little \\ce{AgCl} does dissolve; its solubility is small, but it is just what is to be calculated.',
      },
      {
        text: 'The common ion lowers *K*_{sp} until *s* is practically zero.',
        slip: 'ignored-common-ion',
        teaching: 'A common ion lowers the solubility *s*; *K*_{sp} depends only on the temperature.',
      },
    ],
    explanation:
      'In pure water *s* = *K*_{sp}^{1/2} = 1.3 × 10^{−5} mol/L, and the common ion \\ce{Cl-} lowers it further, to 1.8 × 10^{−9} mol/L. Next to 0.10 mol/L this can be neglected: even in pure water *s* is far below 0.10, and here it is smaller.',
    reference: 'OpenStax Chemistry 2e, section 15.1',
  },
  {
    id: 'general-equilibrium-564',
    topics: ['equilibrium'],
    tests: ['equilibrium-concentrations'],
    difficulty: 'beginner',
    text: 'From an ICE table a student obtains *K*_{c} = \\frac{*x*^{2}}{0.050 − *x*}. With the approximation 0.050 − *x* ≈ 0.050, the result is *x* = 0.010, which fails the 5% test. How is the correct *x* found?',
    answer: 'By keeping 0.050 − *x* and solving a quadratic equation',
    distractors: [
      {
        text: 'By keeping 0.050 and solving the equation once more',
        slip: 'neglected-change',
        teaching:
          'With 0.050 in the denominator the result is the same 0.010 again; the neglected *x* has to be put back.',
      },
      {
        text: 'By taking 5% of 0.050 as the value of *x*',
        slip: 'same-word-other-meaning',
        teaching: 'The 5% is a limit for accepting the approximation, not a value of *x*.',
      },
      {
        text: 'By taking 0.050 − 0.010 as the value of *x*',
        slip: 'change-for-value',
        teaching: 'This difference estimates the concentration of the reactant that is left, not *x*.',
      },
    ],
    explanation:
      'Here *x* is 0.010/0.050 = 20% of the initial concentration, far more than 5%, so *x* must not be neglected. The full expression contains *x*^{2} as well as *x*. The correct *x* is found by keeping 0.050 − *x* and solving a quadratic equation.',
    reference: 'OpenStax Chemistry 2e, sections 13.4 and 14.3',
  },
  {
    id: 'general-equilibrium-580',
    topics: ['equilibrium'],
    tests: ['calculating-an-equilibrium-constant'],
    difficulty: 'intermediate',
    text: 'An empty 2.00 L vessel is charged with 0.400 mol of \\ce{PCl3} and 0.400 mol of \\ce{Cl2}. At equilibrium it contains 0.100 mol of \\ce{PCl5}: \\ce{PCl3(g) + Cl2(g) <=> PCl5(g)}. What is *K*_{c}?',
    answer: '2.22 L/mol',
    distractors: [
      {
        text: '1.11 L/mol',
        slip: 'ignored-volume',
        teaching: 'Moles were used; each amount has to be divided by 2.00 L first.',
        expression: '0.100 / (0.300 * 0.300)',
      },
      {
        text: '1.25 L/mol',
        slip: 'initial-for-remaining',
        teaching: 'The initial amounts of \\ce{PCl3} and \\ce{Cl2} were used; 0.100 mol of each has reacted.',
        expression: '0.0500 / (0.200 * 0.200)',
      },
      {
        text: '0.450 L/mol',
        slip: 'inverted-ratio',
        teaching:
          'The fraction is upside down: the concentration of the product, \\ce{PCl5}, belongs in the numerator.',
        expression: '0.150 * 0.150 / 0.0500',
      },
    ],
    explanation:
      'At equilibrium 0.300 mol of each reactant is left. The concentrations are 0.150, 0.150 and 0.0500 mol/L, and *K*_{c} = 0.0500/(0.150 × 0.150) with the units (mol/L)/(mol/L)^{2}: 2.22 L/mol.',
    reference: 'OpenStax Chemistry 2e, section 13.4',
    computation: {
      kind: 'quantity',
      expression: '(0.100 / 2.00) / ((0.400 - 0.100) / 2.00) ^ 2',
      unit: 'L/mol',
    },
  },
  {
    id: 'general-equilibrium-581',
    topics: ['equilibrium'],
    tests: ['calculating-an-equilibrium-constant'],
    difficulty: 'intermediate',
    text: 'An empty 4.0 L vessel is charged with 2.00 mol of \\ce{PCl5}. At equilibrium, \\ce{PCl5(g) <=> PCl3(g) + Cl2(g)}, it contains 0.50 mol of \\ce{Cl2}. A student writes: “1.50 mol of \\ce{PCl5} is left, so *K*_{c} = (0.50 × 0.50)/1.50 = 0.17 mol/L.” What is wrong?',
    answer: 'The amounts have to be divided by the volume.',
    distractors: [
      {
        text: 'The amount of \\ce{PCl5} that is left is 1.00 mol.',
        slip: 'wrong-thing-counted',
        teaching: 'One mole of \\ce{PCl5} gives one mole of each product, so only 0.50 mol has reacted.',
      },
      {
        text: 'The amount of \\ce{PCl5} to be used is 2.00 mol.',
        slip: 'neglected-change',
        teaching: '*K*_{c} takes what is present at equilibrium, not the amount at the start.',
      },
      {
        text: 'The fraction has been written upside down.',
        slip: 'inverted-ratio',
        teaching: 'The products belong in the numerator, where the student put them.',
      },
    ],
    explanation:
      '*K*_{c} contains concentrations. The amounts are right, but here the volume does not cancel: *K*_{c} = 0.125 × 0.125/0.375 = 0.042 mol/L. The amounts have to be divided by the volume.',
    reference: 'OpenStax Chemistry 2e, section 13.4',
  },
  {
    id: 'general-equilibrium-840',
    topics: ['equilibrium'],
    tests: ['solubility-product', 'reaction-quotient'],
    difficulty: 'intermediate',
    text: 'To predict whether \\ce{AgCl} (*K*_{sp} = 1.8 × 10^{−10}) precipitates when 50 mL of 2.0 × 10^{−5} mol/L \\ce{AgNO3} is mixed with 50 mL of 2.0 × 10^{−5} mol/L \\ce{NaCl}, a student writes: “*Q* = (2.0 × 10^{−5})^{2} = 4.0 × 10^{−10}. *Q* is larger than *K*_{sp}, so a precipitate forms.” What is wrong with this reasoning?',
    answer: 'Mixing halves the concentration of each ion.',
    distractors: [
      {
        text: 'A precipitate forms only if *Q* is smaller than *K*_{sp}.',
        slip: 'reversed-trend',
        teaching: 'The rule in the working is right: a precipitate forms if *Q* is larger than *K*_{sp}.',
      },
      {
        text: '*Q* is the sum of the concentrations, not their product.',
        slip: 'sum-for-product',
        teaching:
          'The expression for AgCl is the product [\\ce{Ag+}][\\ce{Cl-}]; only the concentrations put into it are wrong.',
      },
      {
        text: '*Q* is made of amounts in moles, not of concentrations.',
        slip: 'amount-for-mole-fraction',
        teaching: 'Like *K*_{sp}, *Q* is made of concentrations, those in the mixture.',
      },
    ],
    explanation:
      'In 100 mL of mixture, each ion is at 1.0 × 10^{−5} mol/L, so *Q* = 1.0 × 10^{−10}, less than *K*_{sp}: no precipitate forms. The student overlooked that mixing halves the concentration of each ion.',
    reference: 'OpenStax Chemistry 2e, section 15.1',
  },
  {
    id: 'general-equilibrium-841',
    topics: ['equilibrium'],
    tests: ['dynamic-equilibrium', 'le-chateliers-principle'],
    difficulty: 'intermediate',
    text: 'In traditional Aboriginal food processing, cut cycad seeds are soaked for days. Their toxin, cycasin, dissolves in the water but can also return to the seeds. Soaking in running water removes more toxin than soaking in a small bowl of still water. Why?',
    answer: 'Dissolved cycasin is carried away, so equilibrium is not reached.',
    distractors: [
      {
        text: 'The equilibrium constant is higher, so more cycasin dissolves.',
        slip: 'unchanged-taken-as-changed',
        teaching: 'At a given temperature the constant stays the same, whether or not the water moves.',
      },
      {
        text: 'The activation energy is lower, so more cycasin dissolves.',
        slip: 'rate-for-extent',
        teaching:
          'Running water is no catalyst, and faster dissolving alone would only bring the equilibrium sooner.',
      },
      {
        text: 'In the bowl, equilibrium is reached, and no more molecules leave the seeds.',
        slip: 'equilibrium-as-standstill',
        teaching:
          'At equilibrium cycasin still dissolves, but an equal amount returns to the seeds in the same time.',
      },
    ],
    explanation:
      'In the bowl, the cycasin concentration in the water rises until the return to the seeds is as fast as dissolving. Running water keeps the concentration low, so the net change continues to the right: dissolved cycasin is carried away, and equilibrium is not reached.',
    reference: 'OpenStax Chemistry 2e, sections 13.1 and 13.3',
  },
  {
    id: 'general-equilibrium-842',
    topics: ['equilibrium'],
    tests: ['dynamic-equilibrium', 'le-chateliers-principle'],
    difficulty: 'beginner',
    text: 'Sliced cycad seeds lie in still water, and their toxin, cycasin, has reached equilibrium between seeds and water. To detoxify them further, the water is poured off and replaced by fresh water. What happens next?',
    answer: 'More cycasin dissolves than returns to the seeds.',
    distractors: [
      {
        text: 'Cycasin returns to the seeds, and none dissolves.',
        slip: 'le-chatelier-reversed',
        teaching: 'Fresh water contains no cycasin, so at first none can return to the seeds.',
      },
      {
        text: 'At once, as much cycasin returns to the seeds as dissolves.',
        slip: 'other-stage',
        teaching: 'The rates become equal only when enough cycasin has dissolved in the fresh water.',
      },
      {
        text: 'All the cycasin dissolves, and none returns to the seeds.',
        slip: 'equilibrium-as-completion',
        teaching:
          'Some of the dissolved cycasin returns, so a new equilibrium is reached with toxin left in the seeds.',
      },
    ],
    explanation:
      'Pouring off the water removes a product. The system responds with a net change to the right until a new equilibrium is reached, so repeated changes of water detoxify the seeds: more cycasin dissolves than returns.',
    reference: 'OpenStax Chemistry 2e, section 13.3',
  },
  {
    id: 'general-equilibrium-843',
    topics: ['equilibrium'],
    tests: ['le-chateliers-principle'],
    difficulty: 'intermediate',
    text: 'The pressure on the equilibrium mixture \\ce{2SO2(g) + O2(g) <=> 2SO3(g)} is increased by compression at constant temperature. What happens to *K*_{c} and to the yield of \\ce{SO3}?',
    answer: '*K*_{c} stays the same, but the yield rises.',
    distractors: [
      {
        text: '*K*_{c} rises, and so does the yield.',
        slip: 'unchanged-taken-as-changed',
        teaching:
          'The position shifts to the side with fewer gas molecules, but only temperature changes the constant.',
      },
      {
        text: '*K*_{c} stays the same, and so does the yield.',
        slip: 'moles-of-gas-uncompared',
        teaching:
          'A constant *K*_{c} does not fix the yield: three moles of gas form two, so compression favors \\ce{SO3}.',
      },
      {
        text: '*K*_{c} falls, but the yield rises.',
        slip: 'unchanged-taken-as-changed',
        teaching: 'It is *Q*_{c} that falls at first on compression; *K*_{c} changes with temperature only.',
      },
    ],
    explanation:
      'Equilibrium constants depend only on temperature. Compression makes *Q* smaller than *K*_{c}, so more \\ce{SO3} forms until *Q* equals the old constant: *K*_{c} stays the same, but the yield rises.',
    reference: 'OpenStax Chemistry 2e, section 13.3',
  },
  {
    id: 'general-equilibrium-844',
    topics: ['equilibrium'],
    tests: ['reaction-quotient', 'le-chateliers-principle'],
    difficulty: 'intermediate',
    text: 'A student claims: “Increasing the pressure on \\ce{N2 + 3H2 <=> 2NH3} at constant temperature gives more ammonia, so *K*_{c} must increase.” Why is *K*_{c} in fact unchanged?',
    answer: 'Compression lowers *Q*_{c}, and the shift raises it back to *K*_{c}.',
    distractors: [
      {
        text: 'Compression raises *Q*_{c}, and it then falls back to *K*_{c}.',
        slip: 'reversed-trend',
        teaching:
          'All concentrations rise by the same factor, and the denominator has the higher power, so *Q*_{c} falls.',
      },
      {
        text: 'Compression raises all concentrations alike, and *Q*_{c} stays equal to *K*_{c}.',
        slip: 'ratio-not-affected',
        teaching:
          'The factor does not cancel, since it has the power 2 in the numerator and 4 in the denominator; otherwise nothing would shift.',
      },
      {
        text: 'Compression raises both rates alike, and *Q*_{c} stays equal to *K*_{c}.',
        slip: 'rate-for-extent',
        teaching:
          'The forward rate rises more than the reverse one; more ammonia forms, as the student says.',
      },
    ],
    explanation:
      '*Q*_{c} = \\frac{[\\ce{NH3}]^{2}}{[\\ce{N2}][\\ce{H2}]^{3}}. At half the volume every concentration is doubled, and *Q*_{c} is one fourth of *K*_{c}, so ammonia forms. Compression lowers *Q*_{c}, and the shift raises it back to *K*_{c}.',
    reference: 'OpenStax Chemistry 2e, section 13.3',
  },
  {
    id: 'general-kinetics-basics-480',
    topics: ['kinetics-basics', 'mechanisms'],
    tests: ['elementary-reactions', 'rate-law'],
    difficulty: 'beginner',
    text: 'How are the order of an overall reaction and the molecularity of an elementary step determined?',
    answer: 'Order: measuring rates; molecularity: counting reacting particles',
    distractors: [
      {
        text: 'Order: counting reacting particles; molecularity: measuring rates',
        slip: 'names-exchanged',
        teaching:
          'This exchanges the two: the order is an experimental quantity, and the molecularity describes one step.',
      },
      {
        text: 'Order: adding the coefficients; molecularity: measuring rates',
        slip: 'orders-from-equation',
        teaching:
          'The coefficients of an overall equation do not give its order, and the molecularity is seen from the step as it is written.',
      },
      {
        text: 'Order: counting reacting particles; molecularity: adding the exponents',
        slip: 'other-terms-meaning',
        teaching:
          'Particles are counted for one elementary step, and adding the exponents of the measured rate law gives the order.',
      },
    ],
    explanation:
      'The order is the sum of the exponents in the rate law, which only experiments show. The molecularity is the number of particles that react with each other in one elementary step. Order: measuring rates; molecularity: counting reacting particles.',
    reference: 'OpenStax Chemistry 2e, section 12.6',
  },
  {
    id: 'general-kinetics-basics-580',
    topics: ['kinetics-basics'],
    tests: ['reaction-rate'],
    difficulty: 'intermediate',
    text: 'The concentration of a reactant A falls from 1.00 mol/L at 0 s to 0.40 mol/L at 30 s. The tangent to the curve at 30 s passes through (10 s, 0.64 mol/L) and (60 s, 0.04 mol/L). At what rate is A consumed at 30 s?',
    answer: '0.012 mol/(L·s)',
    distractors: [
      {
        text: '0.020 mol/(L·s)',
        slip: 'averaged-changing-values',
        teaching: 'This is the average rate from 0 s to 30 s; the reaction has slowed down by 30 s.',
        expression: '(1.00 - 0.40) / 30',
      },
      {
        text: '0.013 mol/(L·s)',
        slip: 'value-for-change',
        teaching:
          'Here the concentration at 30 s was divided by the time; a rate is a change divided by a time.',
        expression: '0.40 / 30',
      },
      {
        text: '0.064 mol/(L·s)',
        slip: 'other-point-of-curve',
        teaching:
          'A slope needs two points of the tangent; a single point, here (10 s, 0.64 mol/L), does not give it.',
        expression: '0.64 / 10',
      },
    ],
    explanation:
      'The rate at 30 s is the slope of the tangent at 30 s, without its sign: (0.64 − 0.04) mol/L / (60 − 10) s = 0.012 mol/(L·s).',
    reference: 'OpenStax Chemistry 2e, section 12.1',
    computation: { kind: 'quantity', expression: '(0.64 - 0.04) / (60 - 10)', unit: 'mol/(L·s)' },
  },
  {
    id: 'general-kinetics-basics-581',
    topics: ['kinetics-basics'],
    tests: ['reaction-rate'],
    difficulty: 'beginner',
    text: 'The volume of gas formed in a reaction has been plotted against time. How is the rate at 30 s found from the curve?',
    answer: 'Draw a tangent at 30 s and divide its rise by its run.',
    distractors: [
      {
        text: 'Draw a tangent at 30 s and read where it meets the volume axis.',
        slip: 'exchanged-slope-and-intercept',
        teaching: 'The rate is the slope of the tangent; its intercept is merely a volume.',
      },
      {
        text: 'Draw a straight line from the origin to the curve at 30 s and find its slope.',
        slip: 'averaged-changing-values',
        teaching: 'The slope of this line is the average rate over the first 30 s.',
      },
      {
        text: 'Draw a vertical line at 30 s and read its height up to the curve.',
        slip: 'value-for-change',
        teaching: 'This is the volume that has formed so far, not how fast it is forming.',
      },
    ],
    explanation:
      'The rate at one moment is the slope of the curve at that point, and a tangent has the same slope as the curve there. So draw a tangent at 30 s and divide its rise by its run.',
    reference: 'OpenStax Chemistry 2e, section 12.1',
  },
  {
    id: 'general-kinetics-basics-840',
    topics: ['kinetics-basics'],
    tests: ['endothermic-and-exothermic-processes'],
    difficulty: 'beginner',
    text: 'A reaction profile plots energy against the progress of a reaction. How does the curve show that the reaction is exothermic?',
    answer: 'The curve ends lower than it begins.',
    distractors: [
      {
        text: 'The curve peaks higher than it begins.',
        slip: 'holds-for-both',
        teaching:
          'A rise to a peak, the activation energy, belongs to exothermic and endothermic reactions alike.',
      },
      {
        text: 'The curve has only a low peak.',
        slip: 'rate-for-enthalpy',
        teaching:
          'A low peak means a small activation energy and a fast reaction; it says nothing about the heat released.',
      },
      {
        text: 'The curve ends higher than it begins.',
        slip: 'reversed-trend',
        teaching: 'Products above reactants have taken up energy: such a reaction is endothermic.',
      },
    ],
    explanation:
      'In an exothermic reaction energy passes to the surroundings, so the products have less energy than the reactants. In the profile, the curve ends lower than it begins.',
    reference: 'OpenStax Chemistry 2e, section 12.5',
  },
  {
    id: 'general-kinetics-basics-841',
    topics: ['kinetics-basics'],
    tests: ['rate-determining-step', 'rate-law'],
    difficulty: 'intermediate',
    text: 'The reaction of acetone with iodine in acid, \\ce{CH3COCH3 + I2 -> CH3COCH2I + HI}, has the rate law rate = *k*[\\ce{CH3COCH3}][\\ce{H+}]. What does this show about the rate-determining step?',
    answer: 'It comes before the step in which iodine reacts.',
    distractors: [
      {
        text: 'It is the step in which iodine reacts with acetone.',
        slip: 'orders-from-equation',
        teaching: 'Then the rate would depend on [\\ce{I2}], but iodine is absent from the rate law.',
      },
      {
        text: 'It comes after the step in which iodine reacts with acetone.',
        slip: 'order-of-steps',
        teaching: 'What has reacted before the slow step appears in the rate law; iodine does not.',
      },
      {
        text: 'It comes before the step in which \\ce{H+} reacts with acetone.',
        slip: 'order-of-steps',
        teaching:
          'The rate depends on [\\ce{H+}], so \\ce{H+} takes part in the slow step or before it, not after it.',
      },
    ],
    explanation:
      'Species in the rate law take part up to the rate-determining step: one acetone and one \\ce{H+}. Iodine, of zero order, reacts in a later, fast step. The slow step comes before the step in which iodine reacts.',
    reference: 'OpenStax Chemistry 2e, section 12.6',
  },
  {
    id: 'general-thermochemistry-560',
    topics: ['thermochemistry'],
    tests: ['calorimetry', 'enthalpy-of-reaction'],
    difficulty: 'beginner',
    text: 'In a coffee-cup calorimeter, 0.0500 mol of a reactant is used up, and the solution becomes warmer. From *q* = *mc*Δ*T* a student finds that the solution takes up 2.50 kJ. What has to be done to obtain Δ*H* per mole of the reactant?',
    answer: 'Divide by 0.0500 mol and change the sign',
    distractors: [
      {
        text: 'Divide by 0.0500 mol and keep the sign',
        slip: 'system-and-surroundings-swapped',
        teaching: 'The heat taken up by the solution is given off by the reaction, so Δ*H* is negative.',
      },
      {
        text: 'Multiply by 0.0500 mol and keep the sign',
        slip: 'multiplied-for-divided',
        teaching:
          'A whole mole gives 20 times as much heat as 0.0500 mol, not less, and the reaction gives it off.',
      },
      {
        text: 'Multiply by 0.0500 mol and change the sign',
        slip: 'multiplied-for-divided',
        teaching:
          'The sign is right, but 2.50 kJ is the heat of 0.0500 mol, so it has to be divided by this amount.',
      },
    ],
    explanation:
      'The solution gains 2.50 kJ, so the reaction gives off 2.50 kJ: *q* = −2.50 kJ for 0.0500 mol. Per mole, Δ*H* = −2.50 kJ / 0.0500 mol = −50.0 kJ/mol. So the steps are to divide by 0.0500 mol and change the sign.',
    reference: 'OpenStax Chemistry 2e, section 5.2',
  },
  {
    id: 'general-thermochemistry-561',
    topics: ['thermochemistry'],
    tests: ['heating-curve', 'specific-heat-capacity'],
    difficulty: 'intermediate',
    text: 'For the heat that turns 10 g of ice at −20 °C into water at 50 °C, a student calculates 10 g × 4.18 J/(g·K) × 70 K. How does this result compare with the true heat, and what is the main reason? (specific heat capacities in J/(g·K): ice 2.09, water 4.18; heat of fusion 334 J/g)',
    answer: 'It is too small, because the heat of melting is missing.',
    distractors: [
      {
        text: 'It is too small, because ice is harder to warm than water.',
        slip: 'exchanged-values',
        teaching:
          'Ice needs only 2.09 J/(g·K), half as much as water, so this error alone makes the result too large.',
      },
      {
        text: 'It is too large, because the ice is treated as water.',
        slip: 'size-of-effect-misjudged',
        teaching: 'This adds 418 J too much, but the 3340 J for melting that are missing weigh far more.',
      },
      {
        text: 'It is too large, because melting ice does not get warmer.',
        slip: 'heat-for-temperature',
        teaching:
          'Melting takes up heat at a constant temperature, so the true heat is larger and not smaller.',
      },
    ],
    explanation:
      'The true heat is 10 × (2.09 × 20 + 334 + 4.18 × 50) J = 5.8 kJ; the student gets 2.9 kJ. Taking ice as water adds 0.4 kJ, but leaving out melting removes 3.3 kJ. The result is too small, because the heat of melting is missing.',
    reference: 'OpenStax Chemistry 2e, section 10.3',
  },
  {
    id: 'general-thermochemistry-562',
    topics: ['thermochemistry'],
    tests: ['hesss-law'],
    difficulty: 'intermediate',
    text: 'Δ*H* of \\ce{C2H4 + H2 -> C2H6} is to be found by Hess’s law from three equations: (1) \\ce{C2H4 + 3O2 -> 2CO2 + 2H2O}, (2) \\ce{2C2H6 + 7O2 -> 4CO2 + 6H2O} and (3) \\ce{2H2 + O2 -> 2H2O}. What must be done with them before they are added?',
    answer: 'Reverse and halve (2); halve (3)',
    distractors: [
      {
        text: 'Reverse and halve (2); reverse and halve (3)',
        slip: 'too-many-equations-reversed',
        teaching:
          'Equation (3) already has \\ce{H2} as a reactant; reversed, it would give \\ce{H2} as a product.',
      },
      {
        text: 'Halve (2); reverse and halve (3)',
        slip: 'equation-not-reversed',
        teaching:
          '\\ce{C2H6} would be left as a reactant and \\ce{H2} as a product, the opposite of the target.',
      },
      {
        text: 'Reverse (1); halve (2); reverse and halve (3)',
        slip: 'too-many-equations-reversed',
        teaching: 'This gives the reverse of the target; \\ce{C2H4} is already a reactant in equation (1).',
      },
    ],
    explanation:
      'Equation (1) has one \\ce{C2H4} as a reactant, as the target does. \\ce{C2H6} has to become a product with the coefficient 1, and \\ce{H2} a reactant with the coefficient 1. So reverse and halve (2) and halve (3); then \\ce{CO2}, \\ce{H2O} and \\ce{O2} cancel.',
    reference: 'OpenStax Chemistry 2e, section 5.3',
  },
  {
    id: 'general-thermochemistry-563',
    topics: ['thermochemistry'],
    tests: ['hesss-law'],
    uses: ['enthalpy-of-reaction'],
    difficulty: 'beginner',
    text: 'For \\ce{N2(g) + 3H2(g) -> 2NH3(g)}, Δ*H* is −92 kJ. In a calculation with Hess’s law, the equation is needed in the form \\ce{4NH3(g) -> 2N2(g) + 6H2(g)}. Which Δ*H* belongs to this form?',
    answer: '+184 kJ',
    distractors: [
      {
        text: '−184 kJ',
        slip: 'equation-not-reversed',
        teaching: 'The value was doubled, but the equation was also reversed, which changes the sign.',
        expression: '2 * (-92)',
      },
      {
        text: '+92 kJ',
        slip: 'equation-not-multiplied',
        teaching:
          'The sign was changed, but all coefficients were doubled as well, and Δ*H* is doubled with them.',
        expression: '-(-92)',
      },
      {
        text: '−368 kJ',
        slip: 'needless-factor',
        teaching:
          'The coefficient 4 was used as the factor, but it is 2, from \\ce{2NH3} to \\ce{4NH3}; reversing also changes the sign.',
        expression: '-92 * 4',
      },
    ],
    explanation:
      'Compared with the given equation, this one is reversed and doubled. Reversing changes the sign of Δ*H*, and doubling doubles it: −2 × (−92 kJ) = +184 kJ.',
    reference: 'OpenStax Chemistry 2e, section 5.3',
    computation: { kind: 'quantity', expression: '-2 * (-92)', unit: 'kJ' },
  },
  {
    id: 'general-thermochemistry-580',
    topics: ['thermochemistry'],
    tests: ['born-haber-cycle', 'electron-affinity'],
    difficulty: 'advanced',
    text: 'Use a Born–Haber cycle to find the enthalpy change of \\ce{Cl(g) + e- -> Cl-(g)}. Values in kJ/mol: formation of \\ce{MgCl2(s)} −642; atomization of Mg 148; first and second ionization of Mg 738 and 1451; bond enthalpy of \\ce{Cl2} 242; \\ce{Mg^2+(g) + 2Cl-(g) -> MgCl2(s)} −2523.',
    answer: '−349 kJ/mol',
    distractors: [
      {
        text: '−698 kJ/mol',
        slip: 'equation-for-one-mole',
        teaching: 'This is the value for two moles of chlorine atoms, as they occur in the cycle.',
        expression: '-642 - 148 - 738 - 1451 - 242 + 2523',
      },
      {
        text: '−577 kJ/mol',
        slip: 'forgot-amount-of-atoms',
        teaching:
          'Half of the bond enthalpy was used, but \\ce{MgCl2} needs a whole mole of \\ce{Cl2}; and the result was not divided by two.',
        expression: '-642 - 148 - 738 - 1451 - 242 / 2 + 2523',
      },
      {
        text: '−470 kJ/mol',
        slip: 'needless-factor-two',
        teaching:
          'The bond enthalpy was used once for each chlorine atom, but 242 kJ already gives two moles of atoms.',
        expression: '(-642 - 148 - 738 - 1451 - 2 * 242 + 2523) / 2',
      },
    ],
    explanation:
      'The steps add up to the enthalpy of formation: −642 = 148 + 738 + 1451 + 242 + 2*x* − 2523. So 2*x* = −698 and *x* = −349 kJ/mol.',
    reference: 'OpenStax Chemistry 2e, section 7.5',
    computation: {
      kind: 'quantity',
      expression: '(-642 - 148 - 738 - 1451 - 242 + 2523) / 2',
      unit: 'kJ/mol',
    },
  },
  {
    id: 'general-thermochemistry-581',
    topics: ['thermochemistry'],
    tests: ['born-haber-cycle', 'electron-affinity'],
    difficulty: 'intermediate',
    text: 'From a Born–Haber cycle of \\ce{MgCl2} with correct data a student calculates −698 kJ/mol for \\ce{Cl(g) + e- -> Cl-(g)}. The accepted value is −349 kJ/mol. What was overlooked?',
    answer: 'The cycle contains this step twice.',
    distractors: [
      {
        text: 'The cycle contains two ionizations of Mg.',
        slip: 'size-of-effect-misjudged',
        teaching:
          'Leaving out one ionization would change the result far more than this, and it would not exactly double it.',
      },
      {
        text: 'The cycle needs only half a mole of \\ce{Cl2}.',
        slip: 'forgot-amount-of-atoms',
        teaching:
          'One mole of \\ce{MgCl2} contains two moles of chlorine atoms, which takes a whole mole of \\ce{Cl2}.',
      },
      {
        text: 'The cycle starts from solid Mg, not from gas.',
        slip: 'relation-invented',
        teaching:
          'The atomization of magnesium is a small step, and leaving it out would not double the result.',
      },
    ],
    explanation:
      'One \\ce{Mg^2+} goes with two \\ce{Cl-}, so two chlorine atoms take up an electron each. What the cycle yields, −698 kJ, is for two moles of chlorine atoms and has to be halved: the cycle contains this step twice.',
    reference: 'OpenStax Chemistry 2e, section 7.5',
  },
  {
    id: 'general-thermochemistry-840',
    topics: ['thermochemistry'],
    tests: ['calorimetry', 'enthalpy-of-combustion'],
    difficulty: 'intermediate',
    text: 'Burning 0.0100 mol of propan-1-ol warms a calorimeter by 4.49 °C. Electrical calibration gave a calibration factor of 4.50 kJ/°C for the calorimeter and its water. What is the heat of combustion of propan-1-ol?',
    answer: '2020 kJ/mol',
    distractors: [
      {
        text: '100 kJ/mol',
        slip: 'divided-for-multiplied',
        teaching:
          'The factor states the energy for each degree, so it is multiplied by the rise in temperature.',
        expression: '4.50 / 4.49 / 0.0100',
      },
      {
        text: '20.2 kJ/mol',
        slip: 'forgot-amount',
        teaching: 'This energy was released by 0.0100 mol; it has to be divided by the amount burned.',
        expression: '4.50 * 4.49',
      },
      {
        text: '0.202 kJ/mol',
        slip: 'multiplied-for-divided',
        teaching: 'Energy per mole is the energy divided by the amount in moles, not multiplied by it.',
        expression: '4.50 * 4.49 * 0.0100',
      },
    ],
    explanation:
      'Energy released: 4.50 kJ/°C × 4.49 °C = 20.2 kJ by 0.0100 mol. Per mole this is \\frac{20.2 kJ}{0.0100 mol} = 2020 kJ/mol.',
    reference: 'OpenStax Chemistry 2e, section 5.2',
    computation: { kind: 'quantity', expression: '4.50 * 4.49 / 0.0100', unit: 'kJ/mol' },
  },
  {
    id: 'general-thermochemistry-841',
    topics: ['thermochemistry'],
    tests: ['calorimetry'],
    uses: ['enthalpy-of-combustion'],
    difficulty: 'intermediate',
    text: 'A calorimeter is calibrated with 200 mL of water. By mistake, a fuel is then burned with 250 mL of water in it, and the heat of combustion is calculated with the calibration factor (in kJ/°C) found before. How does the magnitude of the result compare with the true value?',
    answer: 'Too small, because the temperature rise is smaller',
    distractors: [
      {
        text: 'Too large, because the calibration factor is larger',
        slip: 'reversed-trend',
        teaching:
          'The factor used belongs to 200 mL and is smaller than the right one, so the result is too small.',
      },
      {
        text: 'Too large, because the mass of water is larger',
        slip: 'effect-where-none',
        teaching:
          'The mass in the calibration factor is still 200 g; the larger mass of water only makes the temperature rise smaller.',
      },
      {
        text: 'Correct, because the factor is a constant of the apparatus',
        slip: 'ignored-change',
        teaching:
          'The factor is the heat capacity of the apparatus with its water; it changes with the amount of water.',
      },
    ],
    explanation:
      'The same heat warms 250 mL less than it would warm 200 mL. Multiplied by the calibration factor for 200 mL, the rise gives too little energy: too small, because the temperature rise is smaller.',
    reference: 'OpenStax Chemistry 2e, section 5.2',
  },
];
