import type { WrittenQuestion } from '../../written-question.ts';

/** Methods of the laboratory and their results, in further narrow words of students. */
export const methodsOfTheLaboratoryNarrow: readonly WrittenQuestion[] = [
  {
    id: 'analytical-atomic-spectrometry-840',
    topics: ['atomic-spectrometry', 'calibration'],
    tests: ['calibration-curve', 'atomic-absorption-spectroscopy'],
    difficulty: 'beginner',
    text: 'Lead standards of 1.0 to 5.0 mg/L give a straight AAS calibration line with absorbances up to 0.240. A sample of polluted water reads 0.610. How is its lead concentration best determined?',
    answer: 'By diluting the sample and measuring again',
    distractors: [
      {
        text: 'By extending the line to 0.610 as a straight line',
        slip: 'overgeneralised-rule',
        teaching:
          'Beyond the standards the line often bends, so nothing shows that it is still straight at 0.610.',
      },
      {
        text: 'By extending the line to 0.610 as a curve',
        slip: 'overgeneralised-rule',
        teaching:
          'The line may well bend beyond 0.240, but no standard shows how much, so any curve is a guess.',
      },
      {
        text: 'By adding a known amount of lead to the sample',
        slip: 'remedy-worsens',
        teaching: 'More lead raises the absorbance still further beyond the calibrated range.',
      },
    ],
    explanation:
      'A calibration line is reliable only within the range of its standards. The diluted sample reads below 0.240, and the result is multiplied by the dilution factor: the concentration is best found by diluting the sample and measuring again.',
    reference: 'Harris, Quantitative Chemical Analysis, section 4-8',
  },
  {
    id: 'analytical-calibration-480',
    topics: ['calibration'],
    tests: ['standard-addition'],
    difficulty: 'intermediate',
    text: 'In a standard addition with negligible dilution, the signal is *y* = 0.0500*x* + 0.200, where *x* is the added concentration in mg/L. A student reports 0.200 mg/L for the unknown. What went wrong?',
    answer: 'The signal of the sample was taken for its concentration.',
    distractors: [
      {
        text: 'The intercept was used without multiplying it by the slope.',
        slip: 'multiplied-for-divided',
        teaching: 'The intercept has to be divided by the slope: 0.200/0.0500 = 4.00 mg/L.',
      },
      {
        text: 'The line was fitted freely instead of through the origin.',
        slip: 'line-through-origin',
        teaching:
          'The line must not pass through the origin: the sample gives a signal before anything is added.',
      },
      {
        text: 'The intercept was kept although it is the blank of the sample.',
        slip: 'ignored-sample-content',
        teaching:
          'The intercept is the signal of the analyte in the sample; subtracting it would remove what is to be found.',
      },
    ],
    explanation:
      'At *x* = 0 the signal 0.200 comes from the analyte in the sample. Divided by the slope it gives the concentration, 0.200/0.0500 = 4.00 mg/L. The signal of the sample was taken for its concentration.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 5',
  },
  {
    id: 'analytical-calibration-481',
    topics: ['calibration', 'chromatography'],
    tests: ['internal-standard'],
    difficulty: 'intermediate',
    text: 'In a GC analysis 0.9 µL of the sample is injected instead of the usual 1.0 µL. How does this change the result obtained with an external calibration line, and with an internal standard added to sample and standards?',
    answer: 'External: 10% too low; internal: unchanged',
    distractors: [
      {
        text: 'External: unchanged; internal: 10% too low',
        slip: 'exchanged-values',
        teaching:
          'An external line compares the area with other injections, so a smaller one is not noticed and lowers the result.',
      },
      {
        text: 'External: 10% too high; internal: 10% too low',
        slip: 'wrong-sign',
        teaching:
          'A smaller area reads as a smaller amount on the external line, and the ratio to the internal standard stays the same.',
      },
      {
        text: 'External: unchanged; internal: 10% too high',
        slip: 'effect-where-none',
        teaching: 'A smaller injection gives a smaller area, and the external line has no way to tell.',
      },
    ],
    explanation:
      'With 10% less injected, both areas are 10% smaller. The external line reads the area of the analyte alone; the internal standard uses a ratio, in which the volume cancels. External: 10% too low; internal: unchanged.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 5',
  },
  {
    id: 'analytical-calibration-482',
    topics: ['calibration', 'chromatography'],
    tests: ['internal-standard'],
    difficulty: 'intermediate',
    text: 'A pesticide in soil is extracted, and the extract is evaporated to a small volume and analyzed by GC. Why is the internal standard added to the soil and not to the final extract?',
    answer: 'It then suffers the same losses as the pesticide.',
    distractors: [
      {
        text: 'It then protects the pesticide from evaporating.',
        slip: 'role-of-another-molecule',
        teaching:
          'The standard does not prevent losses; it shows the same share of them and so corrects for them.',
      },
      {
        text: 'It then leaves the column well before the pesticide.',
        slip: 'wrong-property',
        teaching:
          'The retention time depends on the compound and the column, not on when the standard was added.',
      },
      {
        text: 'It then leaves the column together with the pesticide.',
        slip: 'separation-overlooked',
        teaching:
          'Retention does not depend on when the standard was added, and peaks that overlap are hard to measure.',
      },
    ],
    explanation:
      'A fraction of the pesticide is lost during extraction and evaporation. A similar standard that goes through the same steps loses about the same fraction, so the ratio of the areas is preserved: it then suffers the same losses as the pesticide.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 5',
  },
  {
    id: 'analytical-chromatography-480',
    topics: ['chromatography', 'sampling-and-separation'],
    tests: ['thin-layer-chromatography', 'column-chromatography'],
    difficulty: 'beginner',
    text: 'Which technique suits each task: (1) checking whether a reaction is complete, (2) separating 1 g of two high-melting solids, (3) recovering 50 mL of a liquid from a tarry residue?',
    answer: '(1) TLC, (2) column chromatography, (3) distillation',
    distractors: [
      {
        text: '(1) Column chromatography, (2) distillation, (3) TLC',
        slip: 'method-mixed-up',
        teaching:
          'A column takes too long for a check, high-melting solids do not distill readily, and a TLC plate holds only traces.',
      },
      {
        text: '(1) TLC, (2) distillation, (3) column chromatography',
        slip: 'wrong-tool',
        teaching:
          'High-melting solids do not distill readily, and 50 mL of a liquid is far more than a column needs to handle here.',
      },
      {
        text: '(1) Distillation, (2) column chromatography, (3) TLC',
        slip: 'method-mixed-up',
        teaching: 'Distilling the mixture is no quick check, and a TLC plate cannot take 50 mL.',
      },
    ],
    explanation:
      'TLC shows within minutes, with a trace of substance, whether the starting material is gone. A column separates grams by polarity, and a liquid is easily distilled off a residue that does not boil: (1) TLC, (2) column chromatography, (3) distillation.',
    reference: 'Zubrick, The Organic Chem Lab Survival Manual, chapters on distillation and chromatography',
  },
  {
    id: 'analytical-chromatography-481',
    topics: ['chromatography', 'sampling-and-separation'],
    tests: ['column-chromatography', 'retention-factor'],
    uses: ['thin-layer-chromatography'],
    difficulty: 'intermediate',
    text: 'A ketone (b.p. 202 °C) and an alcohol (b.p. 204 °C) give spots at *R*_{f} = 0.55 and 0.20 on silica. How are 2 g of the mixture best separated, and which compound is collected first?',
    answer: 'On a silica column; the ketone',
    distractors: [
      {
        text: 'On a silica column; the alcohol',
        slip: 'solvent-strength-reversed',
        teaching: 'The alcohol with the lower *R*_{f} is held more strongly by silica and comes later.',
      },
      {
        text: 'By fractional distillation; the ketone',
        slip: 'wrong-property',
        teaching: 'A difference of 2 °C in boiling point is too small for a clean fractional distillation.',
      },
      {
        text: 'By extraction with NaOH(aq); the alcohol',
        slip: 'property-misjudged',
        teaching:
          'An alcohol is too weak an acid to form a water-soluble salt with aqueous NaOH, so both compounds stay in the organic layer.',
      },
    ],
    explanation:
      'The boiling points are almost the same, but silica holds the two very differently. A column uses this difference, and the compound with the larger *R*_{f} moves faster: on a silica column; the ketone.',
    reference: 'Zubrick, The Organic Chem Lab Survival Manual, chapters on distillation and chromatography',
  },
  {
    id: 'analytical-chromatography-840',
    topics: ['chromatography'],
    tests: ['principles-of-chromatography'],
    difficulty: 'beginner',
    text: 'By mistake, the start line of a paper chromatogram of food dyes is drawn with a ballpoint pen instead of a pencil. The solvent is ethanol, in which the ink is soluble. What is likely to be seen at the end?',
    answer: 'Colors from the line have moved up among the spots.',
    distractors: [
      {
        text: 'The spots of the dyes have stayed below the line.',
        slip: 'wrong-cause',
        teaching: 'An ink line is no barrier: the solvent passes it and carries the food dyes along.',
      },
      {
        text: 'The solvent has risen no farther than the line.',
        slip: 'event-invented',
        teaching: 'Ink soluble in ethanol does not keep the solvent from rising through the paper.',
      },
      {
        text: 'The line has stayed, but the dyes have lost their color.',
        slip: 'event-invented',
        teaching: 'It is a pencil line that stays in place; ink does not destroy the dyes either.',
      },
    ],
    explanation:
      'Ink is itself a mixture of dyes that dissolve and travel with the solvent, whereas the graphite of a pencil does not dissolve. Colors from the line have moved up among the spots and confuse the result.',
    reference: 'Harris, Quantitative Chemical Analysis, section 23-1',
  },
  {
    id: 'analytical-complexometric-titrations-480',
    topics: ['complexometric-titrations'],
    tests: ['fractional-composition', 'conditional-formation-constants'],
    difficulty: 'intermediate',
    text: 'The p*K*_{a} of \\ce{HY^3-}, the last acid form of EDTA, is 10.37. Other acid forms are negligible at pH 10.00. What fraction *α* of the free EDTA is \\ce{Y^4-} at this pH?',
    answer: '0.30',
    distractors: [
      {
        text: '0.43',
        slip: 'ratio-for-fraction',
        teaching:
          '10^{10.00 − 10.37} = 0.43 is the ratio of \\ce{Y^4-} to \\ce{HY^3-}, not the fraction of the sum.',
        expression: '10^(10.00-10.37)',
      },
      {
        text: '0.70',
        slip: 'acid-for-base-fraction',
        teaching:
          'This is the fraction of \\ce{HY^3-}, which predominates because the pH is below the p*K*_{a}.',
        expression: '1/(1+10^(10.00-10.37))',
      },
      {
        text: '0.57',
        slip: 'added-for-subtracted',
        teaching: 'The ratio 0.43 was subtracted from 1, but it has to be divided by 1 + 0.43.',
        expression: '1-10^(10.00-10.37)',
      },
    ],
    explanation:
      '[\\ce{Y^4-}]/[\\ce{HY^3-}] = 10^{10.00 − 10.37} = 0.427. The fraction is 0.427/1.427 = 0.30.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 12',
    computation: { kind: 'quantity', expression: '1/(1+10^(10.37-10.00))', unit: '' },
  },
  {
    id: 'analytical-complexometric-titrations-481',
    topics: ['complexometric-titrations'],
    tests: ['fractional-composition', 'polyprotic-acids'],
    difficulty: 'intermediate',
    text: 'The last four p*K*_{a} values of EDTA, starting with \\ce{H4Y}, are 2.0, 2.7, 6.1 and 10.4. At pH 8 the fraction *α* of the free EDTA that is \\ce{Y^4-} is only 0.004. Which form makes up nearly all of the remainder, and why?',
    answer: '\\ce{HY^3-}, because pH 8 is between 6.1 and 10.4',
    distractors: [
      {
        text: '\\ce{H2Y^2-}, because pH 8 is between 6.1 and 10.4',
        slip: 'one-step-short',
        teaching:
          'The pH does lie between these values, but \\ce{H2Y^2-} predominates between 2.7 and 6.1, below its own p*K*_{a}.',
      },
      {
        text: '\\ce{H3Y-}, because pH 8 is closest to 6.1',
        slip: 'pka-too-far',
        teaching:
          '\\ce{H3Y-} loses its proton around pH 2.7 and no longer matters at pH 8; the value 6.1 belongs to \\ce{H2Y^2-}.',
      },
      {
        text: '\\ce{H2Y^2-}, because pH 8 is closest to 6.1',
        slip: 'wrong-protonation-state',
        teaching:
          'The pH is closest to the p*K*_{a} of \\ce{H2Y^2-}, but it lies almost two units above it, so nearly all of this form has lost a proton.',
      },
    ],
    explanation:
      'At a pH above 6.1, the p*K*_{a} of \\ce{H2Y^2-}, and below 10.4, that of \\ce{HY^3-}, the form that has kept one proton predominates: \\ce{HY^3-}, because pH 8 is between 6.1 and 10.4.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 12',
  },
  {
    id: 'analytical-complexometric-titrations-482',
    topics: ['complexometric-titrations'],
    tests: ['conditional-formation-constants'],
    difficulty: 'beginner',
    text: 'At pH 10 the fraction *α*(\\ce{Y^4-}) used in an EDTA titration of \\ce{Ca^2+} is 0.30. What does this mean?',
    answer: 'Of the EDTA not bound to calcium, 30% is \\ce{Y^4-}.',
    distractors: [
      {
        text: 'Of all the EDTA in the solution, 30% is \\ce{Y^4-}.',
        slip: 'share-for-concentration',
        teaching: 'The EDTA in the complex is not counted; *α* compares the forms of the free EDTA only.',
      },
      {
        text: 'Of the EDTA in the solution, 30% is bound to calcium.',
        slip: 'complex-for-free-ion',
        teaching: '*α* says nothing about the complex; it depends on the pH and not on the calcium added.',
      },
      {
        text: 'Of the calcium in the solution, 30% is bound to EDTA.',
        slip: 'ligand-for-metal',
        teaching: '*α* describes the protonation of the ligand, not how much of the metal is complexed.',
      },
    ],
    explanation:
      'The fraction *α*(\\ce{Y^4-}) is [\\ce{Y^4-}] divided by the total concentration of all forms of EDTA that are not bound to metal. So of the EDTA not bound to calcium, 30% is \\ce{Y^4-}.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 12',
  },
  {
    id: 'analytical-gravimetry-840',
    topics: ['gravimetry'],
    tests: ['gravimetric-analysis'],
    difficulty: 'intermediate',
    text: 'To determine sulfate in a fertilizer that also contains phosphate, hydrochloric acid is added to the solution before \\ce{BaCl2}. What could happen without the acid?',
    answer: 'Barium phosphate could precipitate, too.',
    distractors: [
      {
        text: 'Barium sulfate could stay in solution.',
        slip: 'solubility-rule',
        teaching:
          '\\ce{BaSO4} is insoluble with and without the acid; the acid is not needed to precipitate it.',
      },
      {
        text: 'Barium chloride could precipitate, too.',
        slip: 'solubility-rule',
        teaching:
          '\\ce{BaCl2} is soluble in water, and added chloride from HCl would not keep it in solution.',
      },
      {
        text: 'Sulfate could be reduced by the phosphate.',
        slip: 'event-invented',
        teaching: 'Phosphate is not a reducing agent; the problem is the low solubility of its barium salt.',
      },
    ],
    explanation:
      'Barium phosphate is insoluble in neutral solution. In acid, phosphate is protonated to \\ce{H2PO4-} and \\ce{H3PO4} and stays dissolved, whereas \\ce{BaSO4} still precipitates. Without the acid, barium phosphate could precipitate, too.',
    reference: 'Harris, Quantitative Chemical Analysis, section 27-1',
  },
  {
    id: 'analytical-gravimetry-841',
    topics: ['gravimetry'],
    tests: ['gravimetric-analysis'],
    difficulty: 'intermediate',
    text: 'A 2.00 g sample of fertilizer is dissolved and diluted to 250.0 mL. The sulfate in 50.00 mL of this solution gives 0.467 g of \\ce{BaSO4}. What is the mass percentage of sulfate in the fertilizer? (*M*: \\ce{BaSO4} 233.4 g/mol, \\ce{SO4^2-} 96.06 g/mol, S 32.06 g/mol, Ba 137.3 g/mol)',
    answer: '48.1%',
    distractors: [
      {
        text: '9.61%',
        slip: 'forgot-aliquot',
        teaching: 'The precipitate contains the sulfate of 50.00 mL only, one fifth of the solution.',
        expression: '0.467 / 233.4 * 96.06 / 2.00 * 100',
      },
      {
        text: '16.0%',
        slip: 'wrong-molar-mass',
        teaching: 'This is the percentage of sulfur; the molar mass of sulfate is 96.06 g/mol.',
        expression: '0.467 / 233.4 * 32.06 * 5 / 2.00 * 100',
      },
      {
        text: '68.7%',
        slip: 'wrong-part-of-precipitate',
        teaching: 'This counts the barium in the precipitate, which comes from the reagent.',
        expression: '0.467 / 233.4 * 137.3 * 5 / 2.00 * 100',
      },
    ],
    explanation:
      '0.467 g of \\ce{BaSO4} is 2.001 mmol, so 250.0 mL contains 5 × 2.001 = 10.00 mmol of sulfate, or 10.00 mmol × 96.06 g/mol = 0.961 g. Of 2.00 g this is 48.1%.',
    reference: 'Harris, Quantitative Chemical Analysis, section 27-2',
    computation: { kind: 'quantity', expression: '0.467 / 233.4 * 96.06 * 5 / 2.00 * 100', unit: '%' },
  },
  {
    id: 'analytical-molecular-absorption-580',
    topics: ['molecular-absorption'],
    tests: ['uv-visible-spectrophotometer', 'beer-lambert-law'],
    difficulty: 'intermediate',
    text: 'A student sets a spectrophotometer to zero absorbance with an empty cell compartment and then measures the sample in its cuvette, without ever running a blank. The concentration is calculated from this reading by *A* = *εbc*. How is the result affected, and why?',
    answer: 'Too high: light lost in the cell and solvent is counted.',
    distractors: [
      {
        text: 'Too low: the cell and solvent let less light pass.',
        slip: 'reversed-trend',
        teaching: 'Less light does reach the detector, but this means a higher absorbance, not a lower one.',
      },
      {
        text: 'Unchanged: the empty compartment has set the zero.',
        slip: 'wrong-reference',
        teaching:
          'The zero belongs to the empty compartment; it does not allow for the light that is lost in the cuvette and the solvent.',
      },
      {
        text: 'Unchanged: a colorless solvent lets all the light pass.',
        slip: 'small-for-zero',
        teaching:
          'The walls of the cuvette always reflect some light, and solvent and reagents can absorb some.',
      },
    ],
    explanation:
      'A blank, the cuvette with everything but the analyte, sets the zero. Without it, light that is reflected by the cuvette or absorbed by the solvent is attributed to the analyte. The result is too high: light lost in the cell and solvent is counted.',
    reference: 'Harris, Quantitative Chemical Analysis, section 18-2',
  },
  {
    id: 'analytical-molecular-absorption-581',
    topics: ['molecular-absorption'],
    tests: ['uv-visible-spectrophotometer', 'colors-of-complexes'],
    difficulty: 'beginner',
    text: 'A colorimeter can be set to 430 nm (violet), 470 nm (blue), 565 nm (green) or 635 nm (red). Which setting is best for measuring blue \\ce{CuSO4} solutions, and why?',
    answer: '635 nm, because they absorb red light',
    distractors: [
      {
        text: '470 nm, because they absorb blue light',
        slip: 'absorbed-for-seen-color',
        teaching: 'The solutions look blue because blue light passes through them.',
      },
      {
        text: '470 nm, because they transmit blue light',
        slip: 'transmittance-for-absorbance',
        teaching:
          'It is true that blue light passes, and for that reason the absorbance at 470 nm is too small to measure well.',
      },
      {
        text: '565 nm, because they reflect green light',
        slip: 'wrong-source-of-color',
        teaching:
          'A clear solution gets its color from absorption, and copper(II) sulfate absorbs green light only weakly.',
      },
    ],
    explanation:
      'The wavelength should be one that the solution absorbs strongly. Blue \\ce{CuSO4} solutions transmit blue and absorb at the red end of the spectrum, so the best setting is 635 nm, because they absorb red light.',
    reference: 'Harris, Quantitative Chemical Analysis, section 18-2',
  },
  {
    id: 'analytical-molecular-absorption-582',
    topics: ['molecular-absorption'],
    tests: ['uv-visible-spectrophotometer', 'beer-lambert-law'],
    uses: ['colors-of-complexes'],
    difficulty: 'intermediate',
    text: 'A student measures blue copper(II) sulfate solutions of increasing concentration in a colorimeter set to 470 nm, blue light, “because the solutions are blue.” What do the readings look like?',
    answer: 'Low absorbances that hardly rise with concentration',
    distractors: [
      {
        text: 'High absorbances that hardly rise with concentration',
        slip: 'absorbed-for-seen-color',
        teaching: 'Blue light passes through a blue solution, so the absorbance is low.',
      },
      {
        text: 'High absorbances that fall as concentration rises',
        slip: 'transmittance-for-absorbance',
        teaching: 'It is the transmittance that is high and falls with concentration.',
      },
      {
        text: 'High absorbances that rise steeply with concentration',
        slip: 'absorbed-for-seen-color',
        teaching: 'This is expected with orange or red light; blue light is what the solution lets pass.',
      },
    ],
    explanation:
      'A blue solution absorbs orange and red light and lets blue light pass. At 470 nm its molar absorptivity is very small, so the readings are low absorbances that hardly rise with concentration.',
    reference: 'Harris, Quantitative Chemical Analysis, section 18-2',
  },
  {
    id: 'analytical-redox-titrations-580',
    topics: ['redox-titrations'],
    tests: ['iodometric-titrations'],
    difficulty: 'intermediate',
    text: 'In an iodine–thiosulfate titration, starch is added at the very start, while the solution is dark brown, instead of near the end. Which problem should be expected?',
    answer: 'The blue color fades slowly, so the end point is overshot.',
    distractors: [
      {
        text: 'No blue color appears, so the end point cannot be seen.',
        slip: 'property-misjudged',
        teaching:
          'Starch turns dark blue with iodine at once; the trouble is that iodine is then released slowly.',
      },
      {
        text: 'No blue color appears until the end point has been passed.',
        slip: 'other-stage',
        teaching: 'Blue appears when the solution contains iodine, which is the case from the start.',
      },
      {
        text: 'The blue color fades too early, so the end point cannot be seen.',
        slip: 'reversed-trend',
        teaching:
          'Starch holds much iodine firmly and gives it up slowly, so the color fades too late rather than too early.',
      },
    ],
    explanation:
      'At a high concentration of iodine, much of it is bound firmly by starch and given up slowly. Some blue color is left when enough thiosulfate has been added, so more is added: the blue color fades slowly, so the end point is overshot.',
    reference: 'Harris, Quantitative Chemical Analysis, section 16-7',
  },
  {
    id: 'analytical-sampling-and-separation-460',
    topics: ['sampling-and-separation'],
    tests: ['pure-substances-and-mixtures', 'recrystallization'],
    difficulty: 'beginner',
    text: 'A pure product melts at 121–122 °C. It could be compound X or compound Y, both of which melt at 122 °C. A ground mixture of the product with X melts at 121–122 °C; one with Y melts at 98–110 °C. What is the product?',
    answer: 'It is X, because the melting point with X is unchanged.',
    distractors: [
      {
        text: 'It is Y, because the melting range with Y is wider.',
        slip: 'reversed-cause',
        teaching: 'A wider and lower range shows that Y acts as an impurity, so product and Y differ.',
      },
      {
        text: 'It is Y, because the melting point with Y is lower.',
        slip: 'reversed-cause',
        teaching: 'A melting point is lowered by a different compound, so the product is not Y.',
      },
      {
        text: 'It is neither, because the melting range with Y is wider.',
        slip: 'given-fact-overlooked',
        teaching:
          'The wide range rules out Y only; mixing with X changed nothing, as with the same compound.',
      },
    ],
    explanation:
      'A mixture of two different compounds melts lower and over a wider range than either; a compound mixed with itself does not. It is X, because the melting point with X is unchanged.',
    reference: 'Mohrig, Techniques in Organic Chemistry, chapter on melting points',
  },
  {
    id: 'analytical-sampling-and-separation-461',
    topics: ['sampling-and-separation'],
    tests: ['pure-substances-and-mixtures', 'recrystallization'],
    difficulty: 'intermediate',
    text: 'A dry product melts sharply at the temperature that is listed for the target compound. Why is a mixed melting point with an authentic sample of the target measured as well?',
    answer: 'Another compound might happen to melt at the same temperature.',
    distractors: [
      {
        text: 'A sharp melting point is also typical of an impure compound.',
        slip: 'property-misjudged',
        teaching: 'Impurities usually lower and widen the range, so a sharp melting point speaks for purity.',
      },
      {
        text: 'A small amount of solvent might have raised the melting point.',
        slip: 'reversed-trend',
        teaching: 'Solvent lowers a melting point and widens the range, and this product is dry.',
      },
      {
        text: 'An authentic sample makes the product melt at a higher temperature.',
        slip: 'event-invented',
        teaching: 'If both are the same pure compound, mixing them leaves the melting point as it is.',
      },
    ],
    explanation:
      'A sharp melting point shows that the product is pure, but not which compound it is, since many compounds share a melting point. The mixture melts lower if they differ. The test is needed because another compound might happen to melt at the same temperature.',
    reference: 'Mohrig, Techniques in Organic Chemistry, chapter on melting points',
  },
  {
    id: 'analytical-sampling-and-separation-480',
    topics: ['sampling-and-separation'],
    tests: ['liquid-liquid-extraction', 'acid-base-extraction'],
    difficulty: 'beginner',
    text: 'After an acid-catalyzed synthesis, the ether layer with the ester is washed with aqueous \\ce{NaHCO3} and then with brine (concentrated NaCl solution). What does each wash remove from the ether?',
    answer: 'Bicarbonate: acid; brine: water',
    distractors: [
      {
        text: 'Bicarbonate: water; brine: acid',
        slip: 'names-exchanged',
        teaching: 'This exchanges the two: bicarbonate reacts with acids, and NaCl does not.',
      },
      {
        text: 'Bicarbonate: water; brine: ester',
        slip: 'wrong-fraction',
        teaching:
          'Bicarbonate is itself used in water and does not dry the ether, and the ester has to stay in the ether.',
      },
      {
        text: 'Bicarbonate: ester; brine: acid',
        slip: 'wrong-fraction',
        teaching:
          'The ester is the product and stays in the ether, and NaCl is a neutral salt that does not react with acids.',
      },
    ],
    explanation:
      'Bicarbonate turns the acids into salts, which go into the water. The concentrated salt solution then draws most of the dissolved water out of the ether before a drying agent is added. Bicarbonate: acid; brine: water.',
    reference: 'Zubrick, The Organic Chem Lab Survival Manual, chapter on extraction and washing',
  },
  {
    id: 'analytical-sampling-and-separation-481',
    topics: ['sampling-and-separation'],
    tests: ['liquid-liquid-extraction'],
    difficulty: 'intermediate',
    text: 'By mistake, a student washes an ether solution of a product first with brine and then with aqueous \\ce{NaHCO3}, before adding a drying agent. What is the drawback of this order?',
    answer: 'The ether layer ends up saturated with water again.',
    distractors: [
      {
        text: 'The ether layer ends up saturated with \\ce{NaCl}.',
        slip: 'solubility-rule',
        teaching: 'NaCl is practically insoluble in ether and stays in the aqueous layer in either order.',
      },
      {
        text: 'The acid ends up in the ether as a dissolved salt.',
        slip: 'polarity-mixed-up',
        teaching:
          'Bicarbonate turns the acid into a salt in either order, and the salt goes into the aqueous layer.',
      },
      {
        text: 'The acid ends up in the brine as a dissolved salt.',
        slip: 'property-misjudged',
        teaching:
          'NaCl is neutral and turns no acid into a salt; only bicarbonate does, and its salt goes into that wash.',
      },
    ],
    explanation:
      'Brine serves to remove most of the water that the ether took up in the earlier washes. If a dilute aqueous solution follows it, this effect is lost: the ether layer ends up saturated with water again.',
    reference: 'Zubrick, The Organic Chem Lab Survival Manual, chapter on extraction and washing',
  },
  {
    id: 'analytical-sampling-and-separation-482',
    topics: ['sampling-and-separation'],
    tests: ['recrystallization'],
    difficulty: 'beginner',
    text: 'A product that melts at 52 °C is dissolved in boiling solvent. On cooling, droplets of oil instead of crystals appear at 65 °C. Why did the product oil out?',
    answer: 'It came out of solution above its melting point.',
    distractors: [
      {
        text: 'It was cooled too slowly below its melting point.',
        slip: 'given-fact-overlooked',
        teaching:
          'The oil appeared at 65 °C, before the solution had cooled to the melting point; and slow cooling helps crystals to grow.',
      },
      {
        text: 'It was cooled too slowly for crystals to grow.',
        slip: 'remedy-worsens',
        teaching: 'Slow cooling gives crystals time to grow; fast cooling makes oiling out more likely.',
      },
      {
        text: 'It was dissolved in too much solvent for crystals to grow.',
        slip: 'too-much-solvent',
        teaching:
          'More solvent would keep the product dissolved to a lower temperature, which prevents an oil.',
      },
    ],
    explanation:
      'The solution became saturated at 65 °C. At this temperature the product is a liquid, so it separates as droplets: it came out of solution above its melting point.',
    reference: 'Zubrick, The Organic Chem Lab Survival Manual, chapter on recrystallization',
  },
  {
    id: 'analytical-sampling-and-separation-483',
    topics: ['sampling-and-separation'],
    tests: ['recrystallization'],
    difficulty: 'intermediate',
    text: 'A pure compound melts at 80 °C and crystallizes from its hot solution at 70 °C. A crude sample of it, dissolved in the same way, separates at 70 °C as an oil. What is the likely reason?',
    answer: 'Impurities lower the temperature at which it melts.',
    distractors: [
      {
        text: 'Impurities raise the temperature at which it melts.',
        slip: 'reversed-trend',
        teaching:
          'An impurity lowers the melting point; a higher one would leave the compound solid at 70 °C.',
      },
      {
        text: 'Impurities lower the temperature at which it dissolves.',
        slip: 'wrong-property',
        teaching: 'Both samples separate at 70 °C; what differs is whether they are solid or liquid there.',
      },
      {
        text: 'Impurities raise the temperature at which the solvent boils.',
        slip: 'irrelevant-property',
        teaching:
          'A slightly higher boiling point of the solvent does not decide whether crystals or an oil form at 70 °C.',
      },
    ],
    explanation:
      'What separates at 70 °C is solid if it melts above and liquid if it melts below this temperature. The crude compound melts lower than the pure one, since impurities lower the temperature at which it melts.',
    reference: 'Zubrick, The Organic Chem Lab Survival Manual, chapter on recrystallization',
  },
  {
    id: 'analytical-significant-figures-560',
    topics: ['significant-figures'],
    tests: ['significant-figures-in-calculations'],
    difficulty: 'intermediate',
    text: 'A strip of metal consists of two pieces, 12.51 cm and 3.2 cm long, laid end to end, and is 2.145 cm wide. To the correct number of significant figures, what is its area, (12.51 cm + 3.2 cm) × 2.145 cm?',
    answer: '33.7 cm²',
    distractors: [
      {
        text: '34 cm²',
        slip: 'fewest-digits-in-a-sum',
        teaching:
          'The two figures of 3.2 do not limit the result; the sum is limited by decimal places and becomes 15.7, with three figures.',
      },
      {
        text: '33 cm²',
        slip: 'overgeneralised-rule',
        teaching:
          'The width was rounded to the tenths place as well, but decimal places decide only in the sum; the product has three figures.',
        expression: '15.7 * 2.1',
      },
      {
        text: '33.698 cm²',
        slip: 'overstated-precision',
        teaching: 'The digits of the calculator were kept; the sum has three significant figures.',
        expression: '(12.51 + 3.2) * 2.145',
      },
    ],
    explanation:
      'The sum, 15.71 cm, is limited to the tenths place by 3.2 cm, so it has three significant figures. The product, 15.71 × 2.145 = 33.698, therefore also has three: 33.7 cm².',
    reference: 'OpenStax Chemistry 2e, section 1.5',
    computation: {
      kind: 'rounded-quantity',
      expression: '(12.51 + 3.2) * 2.145',
      unit: 'cm²',
      rounding: { significant: 3 },
    },
  },
  {
    id: 'analytical-significant-figures-561',
    topics: ['significant-figures'],
    tests: ['significant-figures-in-calculations'],
    difficulty: 'intermediate',
    text: 'A student gives the result of (9.8 + 0.54) × 3.127 with two significant figures, because 9.8 and 0.54 have two each. How many significant figures should the result have, and why?',
    answer: 'Three, because the sum is known to the tenths place',
    distractors: [
      {
        text: 'Four, because the sum has two decimal places',
        slip: 'overstated-precision',
        teaching:
          'The addend 9.8 has only one decimal place, so the hundredths in 10.34 are not significant.',
      },
      {
        text: 'Four, because the factor 3.127 has four',
        slip: 'one-part-right',
        teaching: 'The other factor, the sum 10.3, has fewer figures, and the fewest decide in a product.',
      },
      {
        text: 'Three, because the factor 3.127 has three decimal places',
        slip: 'wrong-thing-counted',
        teaching:
          'Decimal places do not count in a multiplication; with 3.1273, which has four, the result would also have three figures.',
      },
    ],
    explanation:
      'In the sum, the decimal places decide: 9.8 + 0.54 = 10.34 is known to the tenths place, as 10.3. This number has three significant figures, fewer than 3.127. Therefore, the result has three figures, because the sum is known to the tenths place.',
    reference: 'OpenStax Chemistry 2e, section 1.5',
  },
];
