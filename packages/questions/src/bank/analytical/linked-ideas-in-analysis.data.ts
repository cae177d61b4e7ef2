import type { WrittenQuestion } from '../written-question.ts';

/** Questions of analysis in which three ideas must be linked: results to be explained, methods to be chosen, errors to be found. */
export const linkedIdeasInAnalysisQuestions: readonly WrittenQuestion[] = [
  {
    id: 'analytical-errors-and-statistics-820',
    topics: ['errors-and-statistics', 'acid-base-titrations'],
    tests: ['propagation-of-uncertainty'],
    uses: ['acid-base-titration'],
    difficulty: 'advanced',
    text: 'An acid (50.0 ± 0.1 mg) requires 5.00 ± 0.03 mL of 0.1000 ± 0.0002 mol/L \\ce{NaOH}. The uncertainties of the balance (±0.1 mg) and the buret (±0.03 mL up to 50 mL) stay the same. Which change makes the relative uncertainty of the acid’s purity smallest?',
    answer: 'Five times as much acid',
    distractors: [
      {
        text: '0.02000 ± 0.00004 mol/L base',
        slip: 'best-of-several-missed',
        teaching:
          'The volume also rises to 25 mL, but the mass of acid keeps its 0.2%, which a larger sample would reduce as well.',
      },
      {
        text: 'A balance good to ±0.01 mg',
        slip: 'size-of-effect-misjudged',
        teaching:
          'The balance contributes only 0.2%; the 0.6% of the buret stays and dominates the sum of squares.',
      },
      {
        text: '0.10000 ± 0.00002 mol/L base',
        slip: 'other-term-of-equation',
        teaching:
          'The base contributes only 0.2%; the 0.6% of the buret reading stays and dominates the sum of squares.',
      },
    ],
    explanation:
      'Relative uncertainties are 0.2% (mass), 0.6% (volume) and 0.2% (base), and their squares add. Five times as much acid also takes five times the volume, so that two of the three terms fall fivefold, to 0.04% and 0.12%.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 3',
  },
  {
    id: 'analytical-errors-and-statistics-821',
    topics: ['errors-and-statistics'],
    tests: ['accuracy-and-precision'],
    uses: ['mass-percent-of-a-solution'],
    difficulty: 'advanced',
    text: 'Portions of 0.20, 0.40 and 0.80 g of one uniform alloy are analyzed by the same procedure. The copper contents found are 12.00, 11.50 and 11.25%. Random errors are negligible. What is the most likely true copper content?',
    answer: '11.00%',
    distractors: [
      {
        text: '11.58%',
        slip: 'averaging-removes-bias',
        teaching: 'All three results are too high by different amounts, so their mean is too high as well.',
        expression: '(12.00 + 11.50 + 11.25) / 3',
      },
      {
        text: '11.25%',
        slip: 'one-step-short',
        teaching: 'The 0.80 g portion also contains the constant excess of 2 mg, which is 0.25% of it.',
        expression: '11.25',
      },
      {
        text: '11.80%',
        slip: 'absolute-for-relative-error',
        teaching: 'The constant excess of 2 mg is 1% of the 0.20 g portion; it is not 0.2%.',
        expression: '12.00 - 0.20',
      },
    ],
    explanation:
      'The masses of copper found are 24, 46 and 90 mg. They rise by 22 mg for 0.20 g more alloy and by 44 mg for 0.40 g more, and each contains a constant excess of 2 mg. The true content is 22 mg in 200 mg, or 11.00%.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 5',
    computation: {
      kind: 'quantity',
      expression: '(0.80 * 11.25 - 0.40 * 11.50) / (0.80 - 0.40)',
      unit: '%',
    },
  },
  {
    id: 'analytical-errors-and-statistics-822',
    topics: ['errors-and-statistics', 'calibration'],
    tests: ['quality-assurance', 'accuracy-and-precision'],
    difficulty: 'advanced',
    text: 'A sediment is digested in acid, filtered and analyzed for lead. Replicates agree within 1%, the blank is zero, and the recovery of lead spiked into the filtered digest is 100%. A certified sediment gives only 80% of its lead. What explains all four findings?',
    answer: 'Some lead stays in undissolved mineral grains.',
    distractors: [
      {
        text: 'Salts dissolved in the digest weaken the signal.',
        slip: 'given-fact-overlooked',
        teaching:
          'A weakened signal would affect the spike in the same digest too, yet all of the spike was found.',
      },
      {
        text: 'Lead from the acid gets into each digest.',
        slip: 'reversed-trend',
        teaching: 'Lead from the acid would appear in the blank and make the results too high.',
      },
      {
        text: 'The grains of the sediment differ in lead.',
        slip: 'bias-for-scatter',
        teaching: 'Uneven grains would scatter the replicates in both directions, but they agree within 1%.',
      },
    ],
    explanation:
      'The spike shows that dissolved lead is measured correctly, the blank excludes contamination, and the agreement excludes chance. The loss must occur before the spike is added: some lead stays in undissolved mineral grains.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 5',
  },
  {
    id: 'analytical-significant-figures-820',
    topics: ['significant-figures', 'buffers-analytical'],
    tests: ['significant-figures-in-calculations', 'henderson-hasselbalch-equation'],
    difficulty: 'advanced',
    text: 'An acetate buffer of pH 4.26 contains 0.2400 mol/L of acetic acid and acetate together. The p*K*_{a} is 4.76, so [\\ce{A-}]/[\\ce{HA}] = 10^{−0.50}. Which value of [\\ce{HA}] has the number of significant figures that these data justify?',
    answer: '0.182 mol/L',
    distractors: [
      {
        text: '0.18 mol/L',
        slip: 'figures-for-decimals',
        teaching:
          'The ratio 0.32 has two figures, but 1 + 0.32 is known to two decimal places and so has three.',
        expression: '0.2400 / (1 + 10^(-0.50))',
      },
      {
        text: '0.1823 mol/L',
        slip: 'too-many-figures',
        teaching: 'The total has four figures, but it is divided by 1.32, which has only three.',
        expression: '0.2400 / (1 + 10^(-0.50))',
      },
      {
        text: '0.2 mol/L',
        slip: 'too-few-figures',
        teaching: 'The ratio is good to two decimal places, so the denominator 1.32 is good to about 1%.',
        expression: '0.2400 / (1 + 10^(-0.50))',
      },
    ],
    explanation:
      'Two decimal places in the logarithm give a ratio with two figures, 0.32. In 1 + 0.32 the exact 1 is added and the two decimal places are kept: 1.32, three figures. Thus [\\ce{HA}] = \\frac{0.2400}{1.32} = 0.182 mol/L.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 3',
    computation: {
      kind: 'rounded-quantity',
      expression: '0.2400 / (1 + 10^(-0.50))',
      unit: 'mol/L',
      rounding: { significant: 3 },
    },
  },
  {
    id: 'analytical-significant-figures-821',
    topics: ['significant-figures', 'gravimetry'],
    tests: ['significant-figures-in-calculations', 'gravimetric-analysis'],
    difficulty: 'advanced',
    text: 'An empty crucible weighs 18.2431 g; containing the \\ce{BaSO4} from 0.5008 g of fertilizer, it weighs 18.2456 g. The mass percent of sulfate is calculated with a gravimetric factor of 0.4116. Which change allows the result to be given to three significant figures?',
    answer: 'Using ten times as much fertilizer',
    distractors: [
      {
        text: 'Weighing the fertilizer to 0.00001 g',
        slip: 'figures-in-part',
        teaching: 'The fertilizer’s mass already has four figures; the 0.0025 g of precipitate has only two.',
      },
      {
        text: 'Using a factor with six figures',
        slip: 'too-many-figures',
        teaching: 'The factor already has four figures; the difference of the weighings has only two.',
      },
      {
        text: 'Using a crucible half as heavy',
        slip: 'figures-of-the-readings',
        teaching:
          'A lighter crucible is still read to 0.1 mg, and the difference remains 0.0025 g with two figures.',
      },
    ],
    explanation:
      'A difference keeps the decimal places: 18.2456 − 18.2431 = 0.0025 g has two figures, which limits the quotient. Using ten times as much fertilizer gives about 0.025 g of precipitate, still read to 0.0001 g, and so three figures.',
    reference: 'OpenStax Chemistry 2e, section 1.5',
  },
  {
    id: 'analytical-concentration-units-820',
    topics: ['concentration-units', 'errors-and-statistics'],
    tests: ['volumetric-glassware', 'calibration-curve'],
    uses: ['dilution'],
    difficulty: 'advanced',
    text: 'A standard solution is made up to the mark of a 1 L flask while it is at 30 °C. At 20 °C, 10 mL of it is diluted to 100 mL for a one-point calibration, and its nominal concentration is used. Water expands by 0.25% from 20 °C to 30 °C. How are the results for samples at 20 °C affected?',
    answer: 'Too low by about 0.25%',
    distractors: [
      {
        text: 'Too high by about 0.25%',
        slip: 'one-step-short',
        teaching:
          'This is the error of the standard; a stronger standard raises the signal per unit of nominal concentration.',
      },
      {
        text: 'Too low by about 0.025%',
        slip: 'dilution-factor-wrong',
        teaching:
          'Dilution divides the true and the nominal concentration by ten alike, so the error in percent stays the same.',
      },
      {
        text: 'Too high by about 0.025%',
        slip: 'reversed-trend',
        teaching:
          'The standard contracts on cooling and is stronger than its label, so each signal is credited with too little; dilution does not reduce this error in percent.',
      },
    ],
    explanation:
      'On cooling the standard contracts, so it is 0.25% stronger than its nominal value, and dilution keeps this ratio. Each signal is then credited with too low a concentration: the results are too low by about 0.25%.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 3',
  },
  {
    id: 'analytical-concentration-units-821',
    topics: ['concentration-units', 'sampling-and-separation'],
    tests: ['preparing-solutions'],
    uses: ['sampling'],
    difficulty: 'advanced',
    text: 'Lead nitrate solutions are kept in closed glass bottles at pH 5. After a week, a solution with 10 µg/L of lead contains only 6 µg/L, but one with 1000 mg/L is unchanged. A 10 µg/L solution at pH 1 is also unchanged. What explains all three findings?',
    answer: 'The glass adsorbs a little lead in exchange for other ions.',
    distractors: [
      {
        text: 'Some lead settles out as solid lead hydroxide at pH 5.',
        slip: 'given-fact-overlooked',
        teaching: 'A precipitate would form first in the concentrated solution, but that one is unchanged.',
      },
      {
        text: 'Some water evaporates through the stoppers within the week.',
        slip: 'reversed-trend',
        teaching: 'Loss of water would raise the concentration, and at pH 1 as well.',
      },
      {
        text: 'The glass gives off lead, most of all into weak acid.',
        slip: 'reversed-cause',
        teaching: 'Lead from the glass would raise the concentration, whereas it falls by 4 µg/L.',
      },
    ],
    explanation:
      'The loss is a tiny amount, which matters only in the dilute solution, and acid prevents it because \\ce{H+} competes for the sites. The glass adsorbs a little lead in exchange for other ions.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 28',
  },
  {
    id: 'analytical-gravimetry-820',
    topics: ['gravimetry'],
    tests: ['digestion-and-coprecipitation', 'gravimetric-analysis'],
    difficulty: 'advanced',
    text: 'Analyst P determines sulfate with excess \\ce{Ba^2+}, analyst Q barium with excess \\ce{SO4^2-}. In both, some \\ce{K2SO4} (174 g/mol) is occluded in the \\ce{BaSO4} (233 g/mol). The analyte is completely in the precipitate, and nothing is lost on ignition. How are the results affected?',
    answer: 'P too low, Q too high',
    distractors: [
      {
        text: 'P and Q both too high',
        slip: 'overlooked-effect',
        teaching:
          'For P the sulfate in \\ce{K2SO4} would otherwise have been weighed as the heavier \\ce{BaSO4}.',
      },
      {
        text: 'P too high, Q too low',
        slip: 'exchanged-values',
        teaching:
          'Q weighs \\ce{K2SO4} in addition to all of the barium, while P’s sulfate is partly weighed in a lighter salt.',
      },
      {
        text: 'P and Q both too low',
        slip: 'overgeneralised-rule',
        teaching: 'For Q all of the barium is \\ce{BaSO4} anyway, and the occluded \\ce{K2SO4} adds mass.',
      },
    ],
    explanation:
      'In P’s analysis, sulfate is the limiting ion: the part weighed as \\ce{K2SO4} is lighter per sulfate than \\ce{BaSO4}, so the result is too low. In Q’s analysis, barium is the limiting ion and is completely weighed as \\ce{BaSO4}; the \\ce{K2SO4} adds to this mass. P is too low, Q too high.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 12',
  },
  {
    id: 'analytical-gravimetry-821',
    topics: ['gravimetry'],
    tests: ['gravimetric-analysis', 'indirect-analysis'],
    uses: ['mass-mole-conversion'],
    difficulty: 'advanced',
    text: 'A mixture of \\ce{Fe2O3} and \\ce{Al2O3} weighs 0.6200 g. Heating in hydrogen reduces only the \\ce{Fe2O3}, to iron, and the mass falls to 0.5480 g. What mass of aluminum does the mixture contain? (*M* in g/mol: Al 26.98, Fe 55.85, O 16.00)',
    answer: '0.201 g',
    distractors: [
      {
        text: '0.380 g',
        slip: 'metal-for-oxide',
        teaching: 'This is the mass of \\ce{Al2O3}; only about half of it is aluminum.',
        expression: '0.6200 - (0.6200 - 0.5480) / (3 * 16.00) * (2 * 55.85 + 3 * 16.00)',
      },
      {
        text: '0.290 g',
        slip: 'residue-for-solid',
        teaching: 'The residue of 0.5480 g also contains the iron, so it is not \\ce{Al2O3} alone.',
        expression: '0.5480 * 2 * 26.98 / (2 * 26.98 + 3 * 16.00)',
      },
      {
        text: '0.0809 g',
        slip: 'wrong-part-of-precipitate',
        teaching: 'The oxygen lost, 0.0720 g, belonged to the \\ce{Fe2O3}; the oxygen of \\ce{Al2O3} stays.',
        expression: '(0.6200 - 0.5480) / (3 * 16.00) * 2 * 26.98',
      },
    ],
    explanation:
      'The loss of 0.0720 g is the oxygen of \\ce{Fe2O3}: 1.50 mmol of \\ce{Fe2O3}, or 0.2396 g. The remaining 0.3804 g is \\ce{Al2O3}, which contains 0.3804 g × \\frac{53.96}{101.96} = 0.201 g of aluminum.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 27',
    computation: {
      kind: 'quantity',
      expression:
        '(0.6200 - (0.6200 - 0.5480) / (3 * 16.00) * (2 * 55.85 + 3 * 16.00)) * 2 * 26.98 / (2 * 26.98 + 3 * 16.00)',
      unit: 'g',
    },
  },
  {
    id: 'analytical-acid-base-titrations-820',
    topics: ['acid-base-titrations'],
    tests: ['back-titration', 'indirect-analysis'],
    uses: ['mass-mole-conversion'],
    difficulty: 'advanced',
    text: 'A 1.000 g mixture that contains only \\ce{CaCO3} (100.09 g/mol) and \\ce{MgCO3} (84.31 g/mol) is boiled with 50.00 mL of 0.5000 mol/L \\ce{HCl}. The remaining acid requires 6.00 mL of 0.5000 mol/L \\ce{NaOH}. What is the mass percentage of \\ce{CaCO3}?',
    answer: '46.0%',
    distractors: [
      {
        text: '54.0%',
        slip: 'other-component',
        teaching: 'The lighter carbonate consumes more acid per gram; 54.0% is the share of \\ce{MgCO3}.',
        expression: '100 - (1 / 84.31 - (50.00 - 6.00) * 0.5000 / 2 / 1000) / (1 / 84.31 - 1 / 100.09) * 100',
      },
      {
        text: '41.8%',
        slip: 'amount-share-for-mass-share',
        teaching:
          'Interpolating the mean molar mass of 90.91 g/mol gives the mole percentage, not the mass percentage.',
        expression: '(1.000 / ((50.00 - 6.00) * 0.5000 / 2 / 1000) - 84.31) / (100.09 - 84.31) * 100',
      },
      {
        text: '58.2%',
        slip: 'exchanged-values',
        teaching:
          'This is the mole percentage of \\ce{MgCO3}, the larger part, because the mean molar mass of 90.91 g/mol lies nearer to 84.31 g/mol.',
        expression: '(100.09 - 1.000 / ((50.00 - 6.00) * 0.5000 / 2 / 1000)) / (100.09 - 84.31) * 100',
      },
    ],
    explanation:
      'The carbonates take 44.00 mL × 0.5000 mol/L = 22.00 mmol of acid, so they amount to 11.00 mmol. Solving \\frac{*x*}{100.09} + \\frac{1.000 − *x*}{84.31} = 0.01100 gives *x* = 0.460 g of \\ce{CaCO3}, or 46.0%.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 16',
    computation: {
      kind: 'quantity',
      expression: '(1 / 84.31 - (50.00 - 6.00) * 0.5000 / 2 / 1000) / (1 / 84.31 - 1 / 100.09) * 100',
      unit: '%',
    },
  },
  {
    id: 'analytical-acid-base-titrations-821',
    topics: ['acid-base-titrations'],
    tests: ['titration-of-polyprotic-acids', 'acid-base-indicators'],
    difficulty: 'advanced',
    text: 'A solution of one or two solutes is titrated with 0.1 mol/L \\ce{NaOH}. Methyl orange changes at 10.0 mL (pH 4.5) and phenolphthalein at a total of 25.0 mL (pH 9.5). The p*K*_{a} values of \\ce{H3PO4} are 2.1, 7.2 and 12.3. Which composition agrees with these volumes?',
    answer: '\\ce{H3PO4} and \\ce{NaH2PO4}',
    distractors: [
      {
        text: '\\ce{H3PO4} and \\ce{HCl}',
        slip: 'exchanged-values',
        teaching: 'With \\ce{HCl} present, the first step would need more base than the second.',
      },
      {
        text: '\\ce{H3PO4} alone',
        slip: 'equivalence-for-any-point',
        teaching:
          'Pure \\ce{H3PO4} needs equal volumes for its two steps, but here they are 10.0 and 15.0 mL.',
      },
      {
        text: '\\ce{NaH2PO4} and \\ce{Na2HPO4}',
        slip: 'other-stage',
        teaching:
          'Such a mixture is a buffer of about pH 7, where methyl orange has changed before any base is added.',
      },
    ],
    explanation:
      'Up to the methyl orange change, strong acid and the first proton of \\ce{H3PO4} are neutralized (10.0 mL); from there to the phenolphthalein change, all of the \\ce{H2PO4-} (15.0 mL). \\ce{H3PO4} provides 10.0 of the 15.0 mL; the other 5.0 mL is \\ce{H2PO4-} that was there from the start. The solution contains \\ce{H3PO4} and \\ce{NaH2PO4}.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 15',
  },
  {
    id: 'analytical-acid-base-titrations-822',
    topics: ['acid-base-titrations'],
    tests: ['acid-base-indicators', 'acid-base-titration'],
    uses: ['acid-dissociation-constant'],
    difficulty: 'advanced',
    text: 'A mixture of \\ce{HCl} and \\ce{NH4Cl} (p*K*_{a} of \\ce{NH4+} 9.25) is titrated with \\ce{NaOH} to the methyl red end point (pH 5). Then formaldehyde sets free one \\ce{H+} for each \\ce{NH4+}, and these hydrogen ions are titrated. How do the results change if phenolphthalein (pH 9) is used in the first step?',
    answer: '\\ce{HCl} too high, \\ce{NH4Cl} too low',
    distractors: [
      {
        text: '\\ce{HCl} too low, \\ce{NH4Cl} too high',
        slip: 'reversed-trend',
        teaching: 'Phenolphthalein changes later than methyl red, so the first volume grows.',
      },
      {
        text: '\\ce{HCl} too high, \\ce{NH4Cl} correct',
        slip: 'counted-twice',
        teaching:
          'Each \\ce{NH4+} neutralized in the first step is already \\ce{NH3} and sets no \\ce{H+} free in the second.',
      },
      {
        text: '\\ce{HCl} correct, \\ce{NH4Cl} correct',
        slip: 'effect-where-none',
        teaching:
          'After the strong acid there is no jump up to pH 9, because \\ce{NH4+} consumes base on the way.',
      },
    ],
    explanation:
      'At pH 9 more than a third of the \\ce{NH4+} has been neutralized along with the \\ce{HCl}. The same base is then missing in the second step, because that \\ce{NH4+} is no longer there: \\ce{HCl} is too high, \\ce{NH4Cl} too low.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 11',
  },
  {
    id: 'analytical-complexometric-titrations-820',
    topics: ['complexometric-titrations'],
    tests: ['edta-titrations', 'back-titration'],
    difficulty: 'advanced',
    text: 'A solution with \\ce{Fe^3+} and \\ce{Al^3+} is boiled with 50.00 mL of 0.0200 mol/L EDTA. At pH 5 the excess requires 12.00 mL of 0.0200 mol/L \\ce{Zn^2+}. Fluoride then removes only aluminum from its EDTA complex, and 20.00 mL more \\ce{Zn^2+} is needed. What mass of iron (55.85 g/mol) is present?',
    answer: '20.1 mg',
    distractors: [
      {
        text: '42.4 mg',
        slip: 'whole-titre-for-one-part',
        teaching: 'The 38.00 mL of EDTA bound before fluoride is added holds iron and aluminum together.',
        expression: '(50.00 - 12.00) * 0.0200 * 55.85',
      },
      {
        text: '22.3 mg',
        slip: 'wrong-ion',
        teaching: 'The 20.00 mL belongs to the EDTA that fluoride freed from aluminum, not from iron.',
        expression: '20.00 * 0.0200 * 55.85',
      },
      {
        text: '33.5 mg',
        slip: 'ignored-back-titration',
        teaching: 'Of the 50.00 mL of EDTA, 12.00 mL was never bound to a metal.',
        expression: '(50.00 - 20.00) * 0.0200 * 55.85',
      },
    ],
    explanation:
      'Iron and aluminum bind 50.00 − 12.00 = 38.00 mL of EDTA. Fluoride sets free the part that held aluminum, 20.00 mL, which leaves 18.00 mL or 0.360 mmol for iron: 20.1 mg.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 12',
    computation: { kind: 'quantity', expression: '(50.00 - 12.00 - 20.00) * 0.0200 * 55.85', unit: 'mg' },
  },
  {
    id: 'analytical-complexometric-titrations-821',
    topics: ['complexometric-titrations'],
    tests: ['masking-and-metal-ion-indicators', 'edta-titrations'],
    uses: ['conditional-formation-constants'],
    difficulty: 'advanced',
    text: 'Eriochrome Black T binds \\ce{Ca^2+} too weakly for a sharp end point in a calcium titration with EDTA (\\ce{H4Y}), but it binds \\ce{Mg^2+} and \\ce{Zn^2+} more firmly. log_{10} *K*_{f} of the EDTA complexes is 8.8 (Mg), 10.7 (Ca) and 16.5 (Zn). Which addition sharpens the end point and leaves the result unchanged?',
    answer: 'A little \\ce{Na2MgY}',
    distractors: [
      {
        text: 'A little \\ce{MgCl2}',
        slip: 'added-excess',
        teaching: 'Magnesium chloride brings \\ce{Mg^2+} without EDTA, and this too would be titrated.',
      },
      {
        text: 'A little \\ce{Na2ZnY}',
        slip: 'blocked-indicator',
        teaching:
          '\\ce{Ca^2+} cannot displace \\ce{Zn^2+} from a complex about 10^{6} times as stable, so the indicator gets no zinc.',
      },
      {
        text: 'A little \\ce{Na2CaY}',
        slip: 'wrong-ion',
        teaching: 'The calcium complex puts no ion into solution that the indicator binds more firmly.',
      },
    ],
    explanation:
      '\\ce{Ca^2+} displaces \\ce{Mg^2+} from \\ce{MgY^2-}, and the free \\ce{Mg^2+} binds the indicator. At the end the last EDTA takes the \\ce{Mg^2+} back, so that a little \\ce{Na2MgY} costs no titrant.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 12',
  },
  {
    id: 'analytical-redox-titrations-820',
    topics: ['redox-titrations'],
    tests: ['iodometric-titrations', 'redox-titration-calculations'],
    difficulty: 'advanced',
    text: 'A 25.00 mL sample with arsenic(III) and arsenic(V) takes 10.00 mL of 0.0500 mol/L \\ce{I2} at pH 8. Strong acid and excess \\ce{KI} are then added to the same flask, and all of the arsenic is reduced to arsenic(III). The iodine formed takes 15.00 mL of 0.1000 mol/L \\ce{Na2S2O3}. What was the concentration of arsenic(V) in the sample?',
    answer: '0.0100 mol/L',
    distractors: [
      {
        text: '0.0300 mol/L',
        slip: 'total-for-part-of-it',
        teaching: 'The second titration also includes the arsenic that \\ce{I2} had just oxidized at pH 8.',
        expression: '15.00 * 0.1000 / 2 / 25.00',
      },
      {
        text: '0.0400 mol/L',
        slip: 'ignored-coefficients',
        teaching: 'Each arsenic(V) forms one \\ce{I2}, which takes two thiosulfate ions.',
        expression: '(15.00 * 0.1000 - 10.00 * 0.0500) / 25.00',
      },
      {
        text: '0.0200 mol/L',
        slip: 'other-component',
        teaching:
          'This is the concentration of arsenic(III), each atom of which takes up one \\ce{I2} in the first titration.',
        expression: '10.00 * 0.0500 / 25.00',
      },
    ],
    explanation:
      'At pH 8, arsenic(III) takes 0.500 mmol of \\ce{I2} and becomes arsenic(V). In acid all of the arsenic forms \\ce{I2}: 1.500 mmol/2 = 0.750 mmol. The arsenic(V) of the sample is 0.750 − 0.500 = 0.250 mmol in 25.00 mL, or 0.0100 mol/L.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 20',
    computation: {
      kind: 'quantity',
      expression: '(15.00 * 0.1000 / 2 - 10.00 * 0.0500) / 25.00',
      unit: 'mol/L',
    },
  },
  {
    id: 'analytical-redox-titrations-821',
    topics: ['redox-titrations', 'sampling-and-separation'],
    tests: ['dichromate-titrations'],
    uses: ['redox-titration-calculations', 'environmental-analysis'],
    difficulty: 'advanced',
    text: 'Chemical oxygen demand is the mass of \\ce{O2} that would take up as many electrons as are taken up by the dichromate used. Without a mercury salt, hot dichromate also oxidizes chloride to \\ce{Cl2}. A wastewater with 500 mg/L of \\ce{Cl-} (35.45 g/mol) gives 300 mg/L of \\ce{O2}. How much of this is due to organic matter?',
    answer: '187 mg/L',
    distractors: [
      {
        text: '74.3 mg/L',
        slip: 'electrons-miscounted',
        teaching: 'One \\ce{O2} takes up four electrons, as many as four \\ce{Cl-} give up, not two.',
        expression: '300 - 500 / 35.45 / 2 * 32.00',
      },
      {
        text: '225 mg/L',
        slip: 'wrong-reference',
        teaching:
          'One \\ce{Cr2O7^2-} takes up six electrons; the result is stated in \\ce{O2}, which takes up four.',
        expression: '300 - 500 / 35.45 / 6 * 32.00',
      },
      {
        text: '413 mg/L',
        slip: 'added-for-subtracted',
        teaching: 'The chloride has used dichromate too, so its part is contained in the 300 mg/L.',
        expression: '300 + 500 / 35.45 / 4 * 32.00',
      },
    ],
    explanation:
      'Each chloride ion gives up one electron: 500/35.45 = 14.1 mmol/L. One \\ce{O2} takes up four, so chloride counts as 3.53 mmol/L or 113 mg/L of \\ce{O2}. Organic matter accounts for 300 − 113 = 187 mg/L.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 16',
    computation: { kind: 'quantity', expression: '300 - 500 / 35.45 / 4 * 32.00', unit: 'mg/L' },
  },
  {
    id: 'analytical-redox-titrations-822',
    topics: ['redox-titrations'],
    tests: ['iodometric-titrations'],
    uses: ['accuracy-and-precision'],
    difficulty: 'intermediate',
    text: 'An oxidant is treated with acid and excess \\ce{KI}, and the iodine is titrated with thiosulfate and starch. A few minutes after the end point the blue color returns. Either the oxidant reacts slowly or air oxidizes iodide. Which observation within the same few minutes would show that air is the cause?',
    answer: 'Acid, \\ce{KI} and starch turn blue without the sample.',
    distractors: [
      {
        text: 'A drop of thiosulfate makes the blue color vanish again.',
        slip: 'relation-invented',
        teaching: 'Thiosulfate removes the new iodine, whichever oxidant has formed it.',
      },
      {
        text: 'Sample, \\ce{KI} and starch stay colorless without the acid.',
        slip: 'one-part-right',
        teaching: 'Acid is needed for the oxidation of iodide by air and by most slow oxidants alike.',
      },
      {
        text: 'Sample, acid and starch stay colorless without the \\ce{KI}.',
        slip: 'overgeneralised-rule',
        teaching: 'Without iodide no iodine can form, whichever oxidant is at work.',
      },
    ],
    explanation:
      'In both cases iodine forms from iodide, usually only in acid, and thiosulfate removes it again. Only the reaction with air needs no oxidant from the sample, so a blank decides: acid, \\ce{KI} and starch turn blue without the sample.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 20',
  },
  {
    id: 'analytical-precipitation-titrations-820',
    topics: ['precipitation-titrations'],
    tests: ['argentometric-titrations'],
    uses: ['acid-dissociation-constant', 'solubility-product'],
    difficulty: 'intermediate',
    text: 'Equal portions of a chloride solution are titrated with \\ce{AgNO3} by Mohr’s method, with a little chromate as the indicator. At pH 8 the titration takes 20.0 mL, at pH 3 it takes 21.2 mL and at pH 12 it takes 20.9 mL. What explains both deviations?',
    answer: 'Acid ties up chromate, and base precipitates silver.',
    distractors: [
      {
        text: 'Acid dissolves \\ce{AgCl}, and base precipitates chromate.',
        slip: 'property-misjudged',
        teaching:
          'Chloride is the anion of a strong acid, so \\ce{H+} does not dissolve \\ce{AgCl}; and \\ce{OH-} does not precipitate an anion.',
      },
      {
        text: 'Acid precipitates chromate, and base dissolves \\ce{AgCl}.',
        slip: 'names-exchanged',
        teaching:
          'In acid chromate becomes \\ce{HCrO4-} and \\ce{Cr2O7^2-}, which stay in solution; hydroxide does not dissolve \\ce{AgCl}.',
      },
      {
        text: 'Acid ties up chloride, and base ties up chromate.',
        slip: 'acid-for-base',
        teaching:
          'Chloride hardly binds \\ce{H+}, and less free chloride would lower the volume at pH 3, not raise it.',
      },
    ],
    explanation:
      'At pH 3 most chromate is \\ce{HCrO4-} and \\ce{Cr2O7^2-}, so that more \\ce{Ag+} is needed for the red \\ce{Ag2CrO4}. At pH 12 some titrant is lost as \\ce{Ag2O}. Acid ties up chromate, and base precipitates silver: both make the volume too large.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 17',
  },
  {
    id: 'analytical-precipitation-titrations-821',
    topics: ['precipitation-titrations'],
    tests: ['argentometric-titrations', 'solubility-product'],
    uses: ['back-titration'],
    difficulty: 'advanced',
    text: 'By Volhard’s method, \\ce{Cl-} and \\ce{Br-} are each precipitated with a known excess of \\ce{Ag+}, which is then titrated with \\ce{SCN-}. The precipitates are not filtered off. *K*_{sp} is 1.8 × 10^{−10} (\\ce{AgCl}), 5 × 10^{−13} (\\ce{AgBr}) and 1.1 × 10^{−12} (\\ce{AgSCN}). How are the results affected?',
    answer: 'Chloride too low, bromide about right',
    distractors: [
      {
        text: 'Chloride too high, bromide about right',
        slip: 'excess-for-reacted',
        teaching:
          'More \\ce{SCN-} used means more \\ce{Ag+} left over, so less seems to have been bound by chloride.',
      },
      {
        text: 'Bromide too low, chloride about right',
        slip: 'exchanged-values',
        teaching:
          'It is the more soluble \\ce{AgCl} that \\ce{SCN-} converts; \\ce{AgBr} is less soluble than \\ce{AgSCN}.',
      },
      {
        text: 'Chloride and bromide equally too low',
        slip: 'overgeneralised-rule',
        teaching:
          '\\ce{AgBr} has a smaller *K*_{sp} than \\ce{AgSCN}, so that \\ce{SCN-} hardly takes silver from it.',
      },
    ],
    explanation:
      '\\ce{AgSCN} is far less soluble than \\ce{AgCl}, so \\ce{SCN-} also takes silver from the precipitate. The amount of silver left over seems larger than it is, and that of chloride smaller. \\ce{AgBr} is not attacked: chloride is too low, bromide about right.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 27',
  },
  {
    id: 'analytical-buffers-analytical-820',
    topics: ['buffers-analytical'],
    tests: ['equilibria-with-activities'],
    uses: ['activity-coefficients', 'buffer-solutions'],
    difficulty: 'advanced',
    text: 'One buffer contains 0.05 mol/L each of \\ce{H2PO4-} and \\ce{HPO4^2-}, another 0.05 mol/L each of \\ce{NH4+} and \\ce{NH3}. Both are diluted tenfold with pure water. How do their pH values change, if activity coefficients are taken into account?',
    answer: 'Phosphate: pH rises; ammonia: pH falls slightly',
    distractors: [
      {
        text: 'Phosphate: pH falls; ammonia: pH rises slightly',
        slip: 'reversed-trend',
        teaching:
          'On dilution activity coefficients approach 1; for \\ce{HPO4^2-} the rise is greatest, which favors the base.',
      },
      {
        text: 'Phosphate: pH unchanged; ammonia: pH unchanged',
        slip: 'ignored-activity',
        teaching:
          'The ratio of concentrations stays the same, but not that of the activities, which sets the pH.',
      },
      {
        text: 'Phosphate: pH rises; ammonia: pH rises slightly',
        slip: 'charge-not-squared',
        teaching:
          'In the ammonia buffer only the acid is charged; its activity coefficient rises on dilution, so the pH falls.',
      },
    ],
    explanation:
      'The pH follows the ratio of activities, base to acid, and dilution brings activity coefficients nearer to 1, most of all for the higher charge. In phosphate the base is more highly charged, so the ratio rises; in ammonia only the acid is charged, so the ratio falls. The pH of the phosphate buffer rises, and that of the ammonia buffer falls slightly.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 8',
  },
  {
    id: 'analytical-buffers-analytical-821',
    topics: ['buffers-analytical'],
    tests: ['preparing-a-buffer', 'biological-buffers'],
    uses: ['henderson-hasselbalch-equation', 'solubility-product'],
    difficulty: 'advanced',
    text: 'A solution with 10 mmol/L of \\ce{Ca^2+} is buffered at pH 7.4 at 25 °C and then used at 4 °C, where its pH should still be as near to 7.4 as possible. The options give the p*K*_{a} at 25 °C and its change per °C. Which buffer is best?',
    answer: 'MOPS, an aminosulfonate (7.2; −0.015)',
    distractors: [
      {
        text: 'Phosphate, an oxoanion (7.2; −0.003)',
        slip: 'precipitates-the-analyte',
        teaching: 'At pH 7.4, phosphate precipitates much of the \\ce{Ca^2+} as calcium phosphate.',
      },
      {
        text: 'Tris, an amine (8.1; −0.028)',
        slip: 'size-of-effect-misjudged',
        teaching: 'Cooling by 21 °C shifts the p*K*_{a}, and with it the pH, by about 0.6 units.',
      },
      {
        text: 'Acetate, a carboxylate (4.8; 0.000)',
        slip: 'pka-too-far',
        teaching: 'At pH 7.4 less than 1% is acetic acid, so the solution hardly resists added base.',
      },
    ],
    explanation:
      'Three conditions must be met: a p*K*_{a} within about one unit of 7.4 (not acetate), no insoluble calcium salt (not phosphate) and a small change with temperature (not Tris). MOPS, an aminosulfonate, shifts by only about 0.3 units.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 9',
  },
  {
    id: 'analytical-potentiometry-820',
    topics: ['potentiometry'],
    tests: ['ion-selective-electrodes'],
    uses: ['complex-ion-equilibria'],
    difficulty: 'advanced',
    text: 'A fluoride electrode finds 0.6 mg/L of fluoride in a well water of pH 5.5, but 1.0 mg/L after citrate and \\ce{NaCl} are added at the same pH. With \\ce{NaCl} alone it still finds 0.6 mg/L. Each result is based on calibration with standards in the same medium. What does the citrate do?',
    answer: 'It binds \\ce{Al^3+} that held fluoride.',
    distractors: [
      {
        text: 'It keeps the fluoride from forming \\ce{HF}.',
        slip: 'property-misjudged',
        teaching:
          'The p*K*_{a} of \\ce{HF} is about 3.2, so that at pH 5.5 hardly any \\ce{HF} exists with or without citrate.',
      },
      {
        text: 'It raises the ionic strength further.',
        slip: 'ignored-activity',
        teaching:
          '\\ce{NaCl} alone also raises the ionic strength, yet the result does not change, and the standards have the same medium.',
      },
      {
        text: 'It keeps \\ce{OH-} from the membrane.',
        slip: 'effect-where-none',
        teaching: '\\ce{OH-} makes a fluoride result too high, and at pH 5.5 it is too scarce to matter.',
      },
    ],
    explanation:
      'The electrode responds only to free \\ce{F-}. At pH 5.5 hardly any fluoride is bound as \\ce{HF}, and the ionic strength is the same in the standards. Citrate raises the free fluoride by taking a metal ion from it: it binds \\ce{Al^3+} that held fluoride.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 15',
  },
  {
    id: 'analytical-potentiometry-821',
    topics: ['potentiometry', 'complexometric-titrations'],
    tests: ['ion-selective-electrodes', 'edta-titrations'],
    uses: ['atomic-absorption-spectroscopy'],
    difficulty: 'advanced',
    text: 'In one milk sample a calcium electrode, calibrated at the same ionic strength, finds 2 mmol/L of calcium, an EDTA titration with a calcium-specific indicator 30 mmol/L and atomic absorption 30 mmol/L. In an aqueous \\ce{CaCl2} control all three agree. Which explanation fits?',
    answer: 'Most of the calcium is bound, though less firmly than by EDTA.',
    distractors: [
      {
        text: 'Most of the calcium is bound, more firmly than by EDTA.',
        slip: 'one-part-right',
        teaching: 'Calcium held more firmly than by EDTA would escape the titration, which finds 30 mmol/L.',
      },
      {
        text: 'Most of the calcium is free, but EDTA also binds magnesium.',
        slip: 'wrong-ion',
        teaching: 'Atomic absorption measures calcium on its own line and also finds 30 mmol/L.',
      },
      {
        text: 'Most of the calcium is free, but the electrode detects sodium.',
        slip: 'reversed-trend',
        teaching: 'A response to sodium would make the electrode’s result too high, not too low.',
      },
    ],
    explanation:
      'The electrode sees only free \\ce{Ca^2+}, EDTA whatever it can pull away, and atomic absorption all of the calcium. The last two agree and the first is much lower: most of the calcium is bound, to casein, phosphate and citrate, though less firmly than by EDTA.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 15',
  },
  {
    id: 'analytical-electroanalysis-820',
    topics: ['electroanalysis'],
    tests: ['coulometry'],
    uses: ['redox-titration-calculations', 'nernst-equation'],
    difficulty: 'advanced',
    text: 'A small amount of \\ce{Fe^2+} is oxidized at a platinum anode by a constant current until none is left. The charge gives too high a result. With a large excess of \\ce{Ce^3+} added, the result is correct, although the anode now also oxidizes \\ce{Ce^3+}. Why?',
    answer: 'Near the end, \\ce{Ce^3+} is oxidized instead of water, and \\ce{Ce^4+} oxidizes \\ce{Fe^2+}.',
    distractors: [
      {
        text: 'Near the end, \\ce{Ce^3+} conducts the current, and no charge is lost as heat anymore.',
        slip: 'electrolyte-as-heater',
        teaching: 'Heat costs voltage, not charge; each electron counted has left a particle at the anode.',
      },
      {
        text: 'From the start, \\ce{Ce^3+} reduces \\ce{Fe^3+} that forms, and \\ce{Fe^2+} is oxidized again.',
        slip: 'reducing-agent-as-oxidant',
        teaching:
          'Cerium has the more positive potential, so that \\ce{Ce^3+} does not reduce \\ce{Fe^3+}; this would also raise the charge.',
      },
      {
        text: 'From the start, \\ce{Ce^3+} keeps water from the anode, and only \\ce{Fe^2+} is oxidized there.',
        slip: 'given-fact-overlooked',
        teaching: 'The anode oxidizes \\ce{Ce^3+} too, so \\ce{Fe^2+} is not the only ion that reacts there.',
      },
    ],
    explanation:
      'When little \\ce{Fe^2+} reaches the anode, a constant current forces another oxidation; without cerium it is that of water, and this charge is wasted. Near the end, \\ce{Ce^3+} is oxidized instead of water, and \\ce{Ce^4+} oxidizes \\ce{Fe^2+}, one for one, so that every electron counts.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 22',
  },
  {
    id: 'analytical-electroanalysis-821',
    topics: ['electroanalysis'],
    tests: ['voltammetry', 'complex-ion-equilibria'],
    difficulty: 'advanced',
    text: 'In polarography a metal ion \\ce{M^2+} gives a wave with *E*_{1/2} = −0.58 V and a limiting current of 6.0 µA. A ligand is added without a change in volume. Now *E*_{1/2} is −0.81 V and the limiting current 5.7 µA. What has the ligand done?',
    answer: 'It has bound nearly all \\ce{M^2+} in a complex that is reduced.',
    distractors: [
      {
        text: 'It has bound 5% of \\ce{M^2+} in a complex that is not reduced.',
        slip: 'signal-for-concentration',
        teaching:
          'With 95% left as free \\ce{M^2+}, the half-wave potential would have stayed close to −0.58 V.',
      },
      {
        text: 'It has precipitated nearly all \\ce{M^2+} as an insoluble salt.',
        slip: 'incomplete-taken-as-complete',
        teaching: 'A precipitate does not diffuse to the electrode, so hardly any current would be left.',
      },
      {
        text: 'It has been reduced itself at the electrode in place of \\ce{M^2+}.',
        slip: 'wrong-mechanism',
        teaching:
          'Reduction of the ligand would add a second wave beside that at −0.58 V, and its height would not match.',
      },
    ],
    explanation:
      'The limiting current depends on how much reducible metal diffuses to the electrode: almost as much as before, but slightly more slowly. The more negative potential shows that the metal is harder to reduce. The ligand has bound nearly all \\ce{M^2+} in a complex that is reduced.',
    reference: 'Skoog, Holler & Crouch, Principles of Instrumental Analysis, chapter 25',
  },
  {
    id: 'analytical-electroanalysis-822',
    topics: ['electroanalysis'],
    tests: ['coulometry', 'faradays-laws-of-electrolysis'],
    difficulty: 'advanced',
    text: 'Bromine is generated from bromide at 5.00 mA for 300 s and adds 1 : 1 to cyclohexene (82.14 g/mol). The excess is then removed by \\ce{Cu+}, generated from \\ce{Cu^2+} at 5.00 mA for 60 s: \\ce{Br2 + 2Cu+ -> 2Br- + 2Cu^2+}. What mass of cyclohexene was present? (*F* = 96 485 C/mol)',
    answer: '0.511 mg',
    distractors: [
      {
        text: '0.638 mg',
        slip: 'ignored-back-titration',
        teaching: 'The bromine of the last 60 s did not react with cyclohexene but with \\ce{Cu+}.',
        expression: '0.00500 * 300 / (2 * 96485) * 82.14 * 1000',
      },
      {
        text: '1.02 mg',
        slip: 'molecules-for-electrons',
        teaching: 'Two electrons must be removed from two \\ce{Br-} to make one \\ce{Br2}.',
        expression: '0.00500 * (300 - 60) / 96485 * 82.14 * 1000',
      },
      {
        text: '0.383 mg',
        slip: 'ignored-coefficients',
        teaching:
          'Two \\ce{Cu+} are needed for one \\ce{Br2}, so the \\ce{Cu+} generated in 60 s removes only the \\ce{Br2} generated in 60 s.',
        expression: '(0.00500 * 300 / 2 - 0.00500 * 60) / 96485 * 82.14 * 1000',
      },
    ],
    explanation:
      'Each \\ce{Br2} costs two electrons to form and two \\ce{Cu+}, again two electrons, to remove. The 60 s of the back titration are subtracted: 5.00 mA × 240 s = 1.20 C, or 6.22 µmol of \\ce{Br2}. This equals the cyclohexene: 0.511 mg.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 17',
    computation: {
      kind: 'quantity',
      expression: '0.00500 * (300 - 60) / (2 * 96485) * 82.14 * 1000',
      unit: 'mg',
    },
  },
  {
    id: 'analytical-molecular-absorption-820',
    topics: ['molecular-absorption'],
    tests: ['deviations-from-beers-law'],
    uses: ['beer-lambert-law'],
    difficulty: 'advanced',
    text: 'The absorbance of a dye is proportional to concentration up to *A* = 1.5 in a 10 mm cell; more concentrated solutions read too low. Either stray light or pairing of the dye molecules is the cause. Which measurement decides between them?',
    answer: 'The concentrated solutions in a 1 mm cell',
    distractors: [
      {
        text: 'The concentrated solutions diluted tenfold',
        slip: 'separation-overlooked',
        teaching:
          'Dilution splits the pairs and also lowers the absorbance, so both explanations predict a straight line.',
      },
      {
        text: 'The less concentrated solutions in a 5 mm cell',
        slip: 'evidence-that-decides-nothing',
        teaching:
          'For these solutions neither cause matters, so the readings fall on the line whichever it is.',
      },
      {
        text: 'The concentrated solutions after a new blank',
        slip: 'stray-light-cancels',
        teaching: 'A blank corrects neither stray light nor pairing, so the readings would stay too low.',
      },
    ],
    explanation:
      'Stray light matters at a high absorbance, pairing at a high concentration. The two must be separated: in a 1 mm cell the concentration stays high and the absorbance becomes low. If the concentrated solutions now fall on the line, stray light was the cause.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 19',
  },
  {
    id: 'analytical-molecular-absorption-821',
    topics: ['molecular-absorption'],
    tests: ['beer-lambert-law', 'analysis-of-mixtures-by-absorbance'],
    uses: ['dilution'],
    difficulty: 'advanced',
    text: 'Undiluted brown water has *A* = 0.120 at 510 nm in a 1.00 cm cell. For the determination of iron, 20.0 mL of it is made up to 50.0 mL with reagents; now *A* = 0.408 in the same cell. Pure water treated in the same way gives 0.010. The complex has ε = 1.11 × 10^{4} L/(mol·cm). What is the iron concentration of the water?',
    answer: '7.88 × 10^{−5} mol/L',
    distractors: [
      {
        text: '6.26 × 10^{−5} mol/L',
        slip: 'undiluted-standard',
        teaching: 'The brown color is diluted to 20/50 as well, so only 0.048 of the 0.408 comes from it.',
        expression: '(0.408 - 0.010 - 0.120) / 1.11e4 * 50.0 / 20.0',
      },
      {
        text: '8.96 × 10^{−5} mol/L',
        slip: 'ignored-second-absorber',
        teaching: 'The pure-water blank contains no brown matter, which also absorbs at 510 nm.',
        expression: '(0.408 - 0.010) / 1.11e4 * 50.0 / 20.0',
      },
      {
        text: '3.15 × 10^{−5} mol/L',
        slip: 'forgot-dilution-factor',
        teaching:
          'This is the concentration in the 50.0 mL flask; the water itself is 2.5 times as concentrated.',
        expression: '(0.408 - 0.010 - 0.120 * 20.0 / 50.0) / 1.11e4',
      },
    ],
    explanation:
      'Absorbances add: 0.408 = complex + 0.010 (reagents) + 0.120 × \\frac{20.0}{50.0} (brown matter), so the absorbance of the complex is 0.350. In the flask *c* = \\frac{0.350}{1.11 × 10^{4}} = 3.15 × 10^{−5} mol/L; in the water it is 2.5 times this, 7.88 × 10^{−5} mol/L.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 18',
    computation: {
      kind: 'quantity',
      expression: '(0.408 - 0.010 - 0.120 * 20.0 / 50.0) / 1.11e4 * 50.0 / 20.0',
      unit: 'mol/L',
    },
  },
  {
    id: 'analytical-atomic-spectrometry-820',
    topics: ['atomic-spectrometry'],
    tests: ['interferences-in-atomic-spectroscopy', 'atomic-absorption-spectroscopy'],
    difficulty: 'advanced',
    text: 'Calcium in one water sample is measured by flame atomic absorption. The air–acetylene flame gives 6.1 mg/L; with \\ce{KCl} or with background correction it still gives 6.1 mg/L. With \\ce{LaCl3} it gives 8.0 mg/L, as does the hotter \\ce{N2O}–acetylene flame with \\ce{KCl}. What lowers the first value?',
    answer: 'An anion that holds calcium in a stable compound',
    distractors: [
      {
        text: 'A loss of calcium atoms that turn into ions',
        slip: 'ionisation-suppressor-for-releasing-agent',
        teaching:
          '\\ce{KCl} in the air–acetylene flame would have suppressed ionization, but it changed nothing.',
      },
      {
        text: 'A cloud of salt particles that scatters light',
        slip: 'background-for-chemical-interference',
        teaching: 'Scattering raises the absorbance, and background correction would have changed the value.',
      },
      {
        text: 'A viscous solution that only slowly enters the flame',
        slip: 'wrong-mechanism',
        teaching:
          'Poor nebulization would persist with \\ce{LaCl3} and in the hotter flame, since the same solution is drawn in.',
      },
    ],
    explanation:
      '\\ce{KCl} and background correction have no effect, so ionization and scattering are excluded. Lanthanum, which binds the partner of calcium, and greater heat both help. The cause is an anion, such as phosphate, that holds calcium in a stable compound.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 21',
  },
  {
    id: 'analytical-atomic-spectrometry-821',
    topics: ['atomic-spectrometry', 'calibration'],
    tests: ['atomic-absorption-spectroscopy', 'detection-limit'],
    uses: ['atomic-emission-spectroscopy'],
    difficulty: 'advanced',
    text: 'Only 50 µL of blood can be taken from each newborn baby. The blood contains about 20 µg/L of lead and must be diluted tenfold, because it is thick and full of salts and protein. The options give the detection limit for lead and the volume used per measurement. Which method is suitable?',
    answer: 'Graphite furnace AAS (0.1 µg/L; 0.02 mL)',
    distractors: [
      {
        text: 'Flame AAS by microinjection (10 µg/L; 0.1 mL)',
        slip: 'forgot-dilution-factor',
        teaching:
          'After the tenfold dilution only 2 µg/L is left, which lies below the detection limit of 10 µg/L.',
      },
      {
        text: 'ICP optical emission (1 µg/L; 2 mL)',
        slip: 'one-part-right',
        teaching: 'The limit is below 2 µg/L, but 50 µL of blood diluted tenfold gives only 0.5 mL.',
      },
      {
        text: 'X-ray fluorescence (500 µg/L; 0.05 mL)',
        slip: 'size-of-effect-misjudged',
        teaching:
          'A drop is enough for this method, but even undiluted blood with 20 µg/L lies far below 500 µg/L.',
      },
    ],
    explanation:
      'Dilution leaves 0.5 mL with about 2 µg/L, which rules out methods that need milliliters or have a detection limit above 2 µg/L. The furnace also burns off the organic matter before the lead is atomized: graphite furnace AAS is suitable.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 21',
  },
  {
    id: 'analytical-calibration-820',
    topics: ['calibration'],
    tests: ['standard-addition'],
    uses: ['interferences-in-atomic-spectroscopy', 'calibration-curve'],
    difficulty: 'advanced',
    text: 'Aqueous standards give *A* = 0.0500*c* (*c* in mg/L). Additions of the analyte to a sample, with negligible dilution, give *A* = 0.0400*x* + 0.250, where *x* is the added concentration in mg/L. At a nearby wavelength, at which the analyte does not absorb, the sample has *A* = 0.030. What is the analyte concentration of the sample?',
    answer: '5.5 mg/L',
    distractors: [
      {
        text: '6.3 mg/L',
        slip: 'ignored-intercept',
        teaching: 'Standard addition does not remove the 0.030 that the matrix adds to every reading.',
        expression: '0.250 / 0.0400',
      },
      {
        text: '4.4 mg/L',
        slip: 'blank-corrects-slope',
        teaching:
          'In this sample the analyte gives only 0.0400 per mg/L, so the slope of the standards does not apply.',
        expression: '(0.250 - 0.030) / 0.0500',
      },
      {
        text: '5.0 mg/L',
        slip: 'overlooked-effect',
        teaching:
          'The matrix changes the slope and also adds a background; the two errors do not cancel exactly.',
        expression: '0.250 / 0.0500',
      },
    ],
    explanation:
      'The slope in the sample is 0.0400, not 0.0500: the matrix weakens the response, and standard addition allows for this. The constant background of 0.030 must be subtracted separately: \\frac{0.250 − 0.030}{0.0400} = 5.5 mg/L.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 5',
    computation: { kind: 'quantity', expression: '(0.250 - 0.030) / 0.0400', unit: 'mg/L' },
  },
  {
    id: 'analytical-calibration-821',
    topics: ['calibration', 'mass-spectrometry'],
    tests: ['internal-standard'],
    uses: ['isotope-dilution', 'ionization-methods'],
    difficulty: 'advanced',
    text: 'A drug in urine, eluting at 5.2 min, is determined by LC–MS with electrospray; a homolog eluting at 8.0 min is the internal standard. Only 65% of a spike is found. Salts leave the column from 4.5 to 6 min. In pure water the method is correct. Which internal standard would remove the error?',
    answer: 'The drug labeled with \\ce{^{13}C}, added to the urine',
    distractors: [
      {
        text: 'Ten times as much of the same homolog, added to the urine',
        slip: 'more-sample-removes-matrix',
        teaching:
          'At 8.0 min no salts disturb the ionization, so more homolog still does not share the loss of the drug.',
      },
      {
        text: 'The homolog labeled with \\ce{^{13}C}, added to the urine',
        slip: 'other-stage',
        teaching:
          'With \\ce{^{13}C} the homolog still elutes at 8.0 min, where it is ionized without the salts that disturb the drug.',
      },
      {
        text: 'An isomer of the drug, eluting at 3 min, added to the urine',
        slip: 'wrong-property',
        teaching:
          'That the isomer has the same mass as the drug does not help; at 3 min it is ionized before the salts arrive and does not share the loss.',
      },
    ],
    explanation:
      'The salts suppress the ionization of what elutes with them, and the homolog escapes this. A standard must elute at 5.2 min and yet give its own signal: the drug labeled with \\ce{^{13}C} does, at a higher *m*/*z*.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 22',
  },
  {
    id: 'analytical-calibration-822',
    topics: ['calibration'],
    tests: ['calibration-curve'],
    uses: ['dynamic-range', 'accuracy-and-precision'],
    difficulty: 'intermediate',
    text: 'A straight line is fitted to five standards of rising concentration with negligible scatter. The residuals, measured signal minus line, are −0.008, +0.005, +0.007, +0.004 and −0.008; *r*^{2} is 0.998. A concentration near that of the middle standard is read from the line. How is this result affected?',
    answer: 'It is too high, because its signal lies above the line.',
    distractors: [
      {
        text: 'It is too low, because the real curve is less steep.',
        slip: 'reversed-trend',
        teaching:
          'In the middle the signals lie above the line, so the line assigns them a larger concentration.',
      },
      {
        text: 'It is correct, because *r*^{2} is close to 1.',
        slip: 'wrong-property',
        teaching:
          'A high *r*^{2} does not prove a straight line; the signs of the residuals follow a pattern.',
      },
      {
        text: 'It is correct on average, because the residuals sum to 0.',
        slip: 'bias-for-scatter',
        teaching:
          'The sum is zero for any fitted line, but every sample in the middle deviates in the same direction.',
      },
    ],
    explanation:
      'Residuals with the signs −, +, +, +, − are not chance scatter: the true curve is bent and lies above the line in the middle. The sample’s signal is also above the line, so a concentration that is too high is read from it.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 8',
  },
  {
    id: 'analytical-chromatography-820',
    topics: ['chromatography'],
    tests: ['high-performance-liquid-chromatography'],
    uses: ['acid-dissociation-constant', 'intermolecular-forces'],
    difficulty: 'advanced',
    text: 'On a silica-based \\ce{C18} column at pH 7, amines give tailing peaks while alcohols and toluene give narrow ones. A tenfold smaller injection does not help. Adding triethylamine to the eluent removes the tailing. What causes the tailing?',
    answer: 'Ionized silanol groups hold the protonated amines.',
    distractors: [
      {
        text: 'Too much amine fills up the \\ce{C18} chains.',
        slip: 'given-fact-overlooked',
        teaching: 'An overloaded phase would give better peaks with a tenth of the amount injected.',
      },
      {
        text: 'Wide tubing after the column mixes the separated bands.',
        slip: 'overgeneralised-rule',
        teaching: 'Mixing outside the column would broaden the peaks of alcohols and toluene as well.',
      },
      {
        text: 'The \\ce{C18} chains hold the unprotonated amines.',
        slip: 'wrong-mechanism',
        teaching: 'The chains hold toluene too, without tailing, and at pH 7 most amines are protonated.',
      },
    ],
    explanation:
      'Only the amines tail, so the tubing is not to blame, and the amount does not matter, so overloading is not the cause. At pH 7 some Si–OH groups are Si–O^{−} and amines are cations; triethylammonium occupies these sites. Ionized silanol groups hold the protonated amines.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 24',
  },
  {
    id: 'analytical-chromatography-821',
    topics: ['chromatography'],
    tests: ['van-deemter-equation', 'theoretical-plates'],
    uses: ['high-performance-liquid-chromatography'],
    difficulty: 'advanced',
    text: 'An HPLC column is replaced by a column half as long that is packed with particles of half the diameter *d*. Both are run at the optimum flow velocity *u*, which is proportional to 1/*d*; the minimum plate height, reached at this velocity, is proportional to *d*. The pressure is proportional to *uL*/*d*^{2}, where *L* is the column length. What changes for a given pair of peaks?',
    answer: 'Same resolution, a quarter of the time, four times the pressure',
    distractors: [
      {
        text: 'Same resolution, half the time, twice the pressure',
        slip: 'one-step-short',
        teaching:
          'The best velocity also doubles, which halves the time again and doubles the pressure again.',
      },
      {
        text: 'Better resolution, half the time, four times the pressure',
        slip: 'one-ratio-of-two',
        teaching: 'The plate height is halved, but so is the length, and the plate number stays the same.',
      },
      {
        text: 'Poorer resolution, a quarter of the time, twice the pressure',
        slip: 'left-out-a-term',
        teaching: 'The shorter column loses no plates, because the plate height is halved too.',
      },
    ],
    explanation:
      'The plate number *L*/*H* is unchanged, and so is the resolution. The time is proportional to *L*/*u*: half the length at twice the velocity takes a quarter of it. The pressure changes by 2 × \\frac{1}{2} × 4 = 4, so it is four times as high.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 24',
  },
  {
    id: 'analytical-chromatography-822',
    topics: ['chromatography'],
    tests: ['high-performance-liquid-chromatography'],
    uses: ['acid-dissociation-constant'],
    difficulty: 'advanced',
    text: 'Benzoic acid (p*K*_{a} 4.2), benzyl alcohol and benzylamine (p*K*_{a} of its cation 9.3) are run on a \\ce{C18} column without free silanol groups. The pH of the eluent is raised from 2.5 to 7.0; its methanol content stays the same. How do the peaks move?',
    answer: 'The acid elutes much earlier; the others hardly move.',
    distractors: [
      {
        text: 'The acid elutes much later; the others hardly move.',
        slip: 'normal-phase-for-reversed',
        teaching: 'Benzoate is an ion and prefers the polar eluent to the nonpolar \\ce{C18} chains.',
      },
      {
        text: 'The acid elutes earlier, the amine later, the alcohol as before.',
        slip: 'overgeneralised-rule',
        teaching: 'At pH 7.0 the amine is still more than 99% cation, as at pH 2.5, since p*K*_{a} is 9.3.',
      },
      {
        text: 'The amine elutes much later; the others hardly move.',
        slip: 'acid-for-base',
        teaching: 'Between pH 2.5 and 7.0 it is the acid that changes its form; the amine stays a cation.',
      },
    ],
    explanation:
      'Between the two pH values only benzoic acid, p*K*_{a} 4.2, changes its form: the molecule becomes an anion, which \\ce{C18} barely retains. The amine is a cation at both, and the alcohol is neutral at both. The acid elutes much earlier; the others hardly move.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 24',
  },
  {
    id: 'analytical-mass-spectrometry-820',
    topics: ['mass-spectrometry'],
    tests: ['isotope-patterns', 'nitrogen-rule'],
    difficulty: 'advanced',
    text: 'The molecular ion of a stable compound is at *m*/*z* 127 (100%); further peaks are at 128 (6.9%) and 129 (33%). Each \\ce{^{13}C} adds about 1.1% to M + 1. Which formula fits?',
    answer: '\\ce{C6H6ClN}',
    distractors: [
      {
        text: '\\ce{C7H13NO}',
        slip: 'isotope-ratio-of-another-element',
        teaching: 'Without chlorine, M + 2 would be below 1%; a third of M shows one Cl atom.',
      },
      {
        text: '\\ce{C2H6ClNO3}',
        slip: 'wrong-thing-counted',
        teaching: 'Two carbon atoms give an M + 1 peak of only about 2.5%, not 6.9%.',
      },
      {
        text: '\\ce{C7H8Cl}',
        slip: 'nitrogen-rule-misapplied',
        teaching:
          'A stable molecule of odd mass contains an odd number of N atoms; this formula has none and is a radical.',
      },
    ],
    explanation:
      'M + 2 at a third of M shows one Cl. M + 1 at 6.9% shows about six C atoms. The odd mass requires an odd number of N atoms. \\ce{C6H6ClN}, for example chloroaniline, fits all three.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 22',
  },
  {
    id: 'analytical-mass-spectrometry-821',
    topics: ['mass-spectrometry'],
    tests: ['multiply-charged-ions', 'ionization-methods'],
    difficulty: 'advanced',
    text: 'In positive electrospray a peptide gives a strong ion at *m*/*z* 501.3 and a weak one at 512.3. In each, the isotope peaks are 0.50 apart. If \\ce{NaCl} is added, the peak at 512.3 grows. What is the relative mass of the neutral peptide? (H^{+} 1.007, Na^{+} 22.990)',
    answer: '1000.6',
    distractors: [
      {
        text: '500.3',
        slip: 'mass-to-charge-for-mass',
        teaching:
          'Isotope peaks 0.50 apart show a charge of +2, so the ion is twice as heavy as its *m*/*z*.',
        expression: '501.3 - 1.007',
      },
      {
        text: '1001.6',
        slip: 'charges-miscounted',
        teaching: 'The charge of +2 comes from two protons, and both must be subtracted.',
        expression: '2 * 501.3 - 1.007',
      },
      {
        text: '1022.6',
        slip: 'adduct-mass-for-mass',
        teaching: 'In the ion at 512.3 one of the two protons is replaced by \\ce{Na+}, which is 22 heavier.',
        expression: '2 * (512.3 - 1.007)',
      },
    ],
    explanation:
      'Isotopes differ by 1, so a spacing of 0.50 means a charge of +2. The ion at 512.3 is 11.0 × 2 = 22 heavier: [M + H + Na]^{2+}. Hence 501.3 is [M + 2H]^{2+}, and M = 2 × (501.3 − 1.007) = 1000.6.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 22',
    computation: { kind: 'quantity', expression: '2 * (501.3 - 1.007)', unit: '' },
  },
  {
    id: 'analytical-mass-spectrometry-822',
    topics: ['mass-spectrometry', 'chromatography'],
    tests: ['gas-chromatography', 'cis-trans-isomerism'],
    uses: ['high-resolution-mass-spectrometry', 'chiral-chromatography'],
    difficulty: 'advanced',
    text: 'Analysis of an insect extract by GC–MS on an achiral column shows two well-separated peaks. Their electron ionization spectra are practically the same, and so are the exact masses of the molecular ions. After hydrogenation there is only one peak. What are the two substances most likely to be?',
    answer: 'Cis–trans isomers of an alkene',
    distractors: [
      {
        text: 'Enantiomers of a chiral alkene',
        slip: 'achiral-separates-enantiomers',
        teaching: 'On an achiral column enantiomers are retained equally and leave as one peak.',
      },
      {
        text: 'Homologs of a terminal alkene',
        slip: 'given-fact-overlooked',
        teaching:
          'Homologs differ by \\ce{CH2}, so that the exact masses of the molecular ions would differ.',
      },
      {
        text: 'An alkenal and an isomeric alkynol',
        slip: 'isomers-by-mass',
        teaching:
          'Such isomers may have the same exact mass, but their different functional groups give different fragments.',
      },
    ],
    explanation:
      'The same exact mass excludes homologs, the same fragments exclude other functional groups, and an achiral column does not separate enantiomers. Hydrogenation removes the difference, which therefore lies at C=C: cis–trans isomers of an alkene.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 22',
  },
  {
    id: 'analytical-sampling-and-separation-820',
    topics: ['sampling-and-separation', 'errors-and-statistics'],
    tests: ['sampling', 'propagation-of-uncertainty'],
    uses: ['standard-deviation'],
    difficulty: 'advanced',
    text: 'The relative standard deviation of sampling a field is 4%, that of one soil analysis 2%. Taking a sample costs as much as one analysis, and mixing samples costs nothing. Which plan for twelve cost units gives the smallest standard deviation of the mean?',
    answer: '8 samples mixed into one, 4 analyses of the mixture',
    distractors: [
      {
        text: '6 samples kept apart, 1 analysis of each of them',
        slip: 'best-of-several-missed',
        teaching: 'The variances are 16/6 + 4/6 = 3.3; more samples, mixed before fewer analyses, give less.',
      },
      {
        text: '3 samples kept apart, 3 analyses of each of them',
        slip: 'size-of-effect-misjudged',
        teaching:
          'The greater error, that of sampling, is averaged over only three samples: 16/3 + 4/9 = 5.8.',
      },
      {
        text: '10 samples mixed into one, 2 analyses of the mixture',
        slip: 'largest-uncertainty-only',
        teaching: 'With two analyses the smaller error matters as well: the variances are 16/10 + 4/2 = 3.6.',
      },
    ],
    explanation:
      'The variances add, that of sampling divided by the number of samples and that of the analysis by the number of analyses; mixing averages the sampling error. The sums are 3.3 (6 + 6), 5.8 (3 + 9), 3.6 (10 + 2) and 16/8 + 4/4 = 3.0 for 8 samples mixed into one with 4 analyses, the smallest.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 28',
  },
  {
    id: 'analytical-sampling-and-separation-821',
    topics: ['sampling-and-separation'],
    tests: ['liquid-liquid-extraction'],
    uses: ['acid-dissociation-constant'],
    difficulty: 'intermediate',
    text: 'A carboxylic acid (p*K*_{a} 4.2) is shaken with benzene and with water that is kept at pH 1. At equilibrium its total concentrations in water and benzene, in mmol/L of the acid counted as monomer, are 1.0 and 4.0 in one experiment, 2.0 and 16 in a second, and 4.0 and 64 in a third. What explains the trend?',
    answer: 'In benzene the acid molecules pair up.',
    distractors: [
      {
        text: 'In water the acid molecules dissociate.',
        slip: 'given-fact-overlooked',
        teaching: 'At pH 1, three units below p*K*_{a}, less than 0.1% of the acid in the water is ionized.',
      },
      {
        text: 'In water the acid molecules pair up.',
        slip: 'exchanged-values',
        teaching:
          'Pairing in water would let the water take up a growing share, but here the share of benzene grows.',
      },
      {
        text: 'In benzene the acid is near saturation.',
        slip: 'reversed-trend',
        teaching:
          'Close to saturation the concentration in benzene would level off, whereas it rises fourfold each time.',
      },
    ],
    explanation:
      'The ratio is not constant: 4, 8 and 16. Doubling the concentration in water quadruples that in benzene, as expected for \\ce{2HA <=> (HA)2} across the boundary; dissociation is excluded at pH 1. In benzene the acid molecules pair up.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 31',
  },
  {
    id: 'analytical-sampling-and-separation-822',
    topics: ['sampling-and-separation', 'calibration'],
    tests: ['liquid-liquid-extraction', 'quality-assurance'],
    difficulty: 'intermediate',
    text: 'When a pesticide is spiked into river water and extracted once with hexane, with shaking until equilibrium, the recovery is 60%. When it is spiked into the finished hexane extract of river water, the recovery is 100%. A second portion of hexane extracts another 24% from the spiked water. Which change raises the recovery above 90%?',
    answer: 'Extracting a third time and combining the extracts',
    distractors: [
      {
        text: 'Making the standards in extract of clean river water',
        slip: 'wrong-mechanism',
        teaching:
          'The full recovery from the finished extract shows that its matrix does not change the signal.',
      },
      {
        text: 'Shaking the first portion of hexane for longer',
        slip: 'incomplete-taken-as-complete',
        teaching:
          'The second portion took 60% of the 40% left, the same fraction: equilibrium was reached each time, so more shaking changes nothing.',
      },
      {
        text: 'Purifying the hexane extract on a silica column',
        slip: 'remedy-worsens',
        teaching:
          'Nothing in the extract disturbs the measurement, and a further step can only lose pesticide.',
      },
    ],
    explanation:
      'The measurement of the extract is sound, so the loss occurs in the extraction. Each portion takes the same fraction, 60% of 100% and 60% of 40%, which is a matter of equilibrium. Extracting a third time and combining the extracts gives 1 − 0.40^{3} = 94%.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 23',
  },
];
