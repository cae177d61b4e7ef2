import type { WrittenQuestion } from '../../written-question.ts';

/** Titrations, instruments and results, as students ask for them in narrow words. */
export const titrationsAndInstrumentsNarrow: readonly WrittenQuestion[] = [
  {
    id: 'analytical-acid-base-titrations-825',
    topics: ['acid-base-titrations'],
    tests: ['acid-base-titration', 'accuracy-and-precision'],
    difficulty: 'beginner',
    text: 'In a titration, trials whose volumes agree within 0.10 mL are concordant, and the mean volume is calculated from concordant trials only. A student has used 23.05 mL in a rough trial, then 22.40 mL and 22.65 mL in careful trials. What should the student do next?',
    answer: 'Repeat the titration until two careful trials agree',
    distractors: [
      {
        text: 'Repeat the titration once and average all four trials',
        slip: 'needless-sum',
        teaching:
          'The mean would include the rough trial and any careful trial that does not agree with another one.',
      },
      {
        text: 'Calculate the mean volume from the two careful trials',
        slip: 'given-fact-overlooked',
        teaching:
          'The volumes of the two careful trials differ by 0.25 mL, more than the 0.10 mL that is allowed.',
      },
      {
        text: 'Calculate the mean volume from all three of the trials',
        slip: 'averaging-removes-bias',
        teaching: 'Averaging does not make good an overshot rough trial; only concordant trials count.',
      },
    ],
    explanation:
      'The volumes of the careful trials differ by 22.65 mL − 22.40 mL = 0.25 mL, which is more than 0.10 mL, so they are not concordant. The student should repeat the titration until two careful trials agree.',
    reference: 'OpenStax Chemistry 2e, section 4.5',
  },
  {
    id: 'analytical-acid-base-titrations-879',
    topics: ['acid-base-titrations'],
    tests: ['titration-of-polyprotic-acids'],
    difficulty: 'intermediate',
    text: 'A weak acid \\ce{H2A} is titrated with \\ce{NaOH}; the equivalence points are at 18.0 mL and 36.0 mL. The pH is 2.9 after 9.0 mL, 4.2 after 18.0 mL, 5.4 after 27.0 mL and 8.9 after 36.0 mL. Which value is the best estimate of p*K*_{a2}, and why?',
    answer: '5.4, because [\\ce{HA-}] and [\\ce{A^2-}] are then equal',
    distractors: [
      {
        text: '2.9, because [\\ce{H2A}] and [\\ce{HA-}] are then equal',
        slip: 'other-stage',
        teaching: 'Half of the first protons are neutralized at this point, so it gives p*K*_{a1}.',
      },
      {
        text: '4.2, because [\\ce{HA-}] and [\\ce{A^2-}] are then equal',
        slip: 'half-equivalence-for-equivalence',
        teaching:
          'At 18.0 mL nearly all is \\ce{HA-}; [\\ce{HA-}] and [\\ce{A^2-}] become equal when half of it is neutralized, at 27.0 mL.',
      },
      {
        text: '8.9, because [\\ce{OH-}] and [\\ce{HA-}] are then equal',
        slip: 'half-equivalence-for-equivalence',
        teaching:
          'This holds at the second equivalence point, where nearly all is \\ce{A^2-} and no buffer is present.',
      },
    ],
    explanation:
      'Between 18.0 and 36.0 mL the second proton is neutralized, and 27.0 mL is halfway. With equal concentrations the logarithm in the Henderson–Hasselbalch equation is zero, so pH = p*K*_{a2}. The value is 5.4, because [\\ce{HA-}] and [\\ce{A^2-}] are then equal.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 11',
  },
  {
    id: 'analytical-acid-base-titrations-880',
    topics: ['acid-base-titrations'],
    tests: ['titration-of-polyprotic-acids'],
    difficulty: 'advanced',
    text: 'A 20.0 mL portion of a 0.100 mol/L weak acid \\ce{H2A} (p*K*_{a1} = 4.0, p*K*_{a2} = 8.0) is titrated with 0.100 mol/L \\ce{NaOH}. After 30.0 mL, two forms of the acid have equal concentrations. Which are they, and what is the pH?',
    answer: '\\ce{HA-} and \\ce{A^2-}, pH 8.0',
    distractors: [
      {
        text: '\\ce{H2A} and \\ce{HA-}, pH 4.0',
        slip: 'other-stage',
        teaching:
          'This describes the mixture after 10.0 mL, halfway to the first equivalence point at 20.0 mL.',
      },
      {
        text: '\\ce{HA-} and \\ce{A^2-}, pH 6.0',
        slip: 'equivalence-for-any-point',
        teaching:
          'The mean of the p*K*_{a} values is the pH at the first equivalence point, after 20.0 mL; here a buffer of \\ce{HA-} and \\ce{A^2-} decides.',
      },
      {
        text: '\\ce{H2A} and \\ce{A^2-}, pH 6.0',
        slip: 'equivalence-for-any-point',
        teaching:
          'These two have equal, but very small, concentrations at the first equivalence point, after 20.0 mL.',
      },
    ],
    explanation:
      'The portion contains 2.00 mmol of \\ce{H2A}, and 3.00 mmol of base is added: 2.00 mmol converts all of it to \\ce{HA-}, and 1.00 mmol converts half of that to \\ce{A^2-}. Then pH = p*K*_{a2}. The answer is \\ce{HA-} and \\ce{A^2-}, pH 8.0.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 11',
  },
  {
    id: 'analytical-atomic-spectrometry-825',
    topics: ['atomic-spectrometry'],
    tests: ['interferences-in-atomic-spectroscopy', 'atomic-absorption-spectroscopy'],
    difficulty: 'beginner',
    text: 'Lead in urine is determined by graphite furnace atomic absorption. Without background correction by a deuterium lamp, the result is too high. Why?',
    answer: 'Smoke and molecules in the furnace also weaken the light of the lead lamp.',
    distractors: [
      {
        text: 'Other metals in the furnace also send out light at the lead wavelength.',
        slip: 'emission-for-absorption',
        teaching: 'Additional light at the detector would make the absorbance too low, not too high.',
      },
      {
        text: 'Lead ions in the furnace also absorb the light that lead atoms absorb.',
        slip: 'ion-for-atom',
        teaching: 'Ions have other energy levels and absorb at other wavelengths than the atoms.',
      },
      {
        text: 'Heat from the furnace also makes the lead lamp shine more brightly.',
        slip: 'event-invented',
        teaching:
          'The lamp stands apart from the furnace, and a brighter lamp would not raise the absorbance.',
      },
    ],
    explanation:
      'The detector sees only that less light arrives. Smoke scatters light, and molecules from the salts of the sample absorb it in broad bands; this is added to the absorbance of the atoms. Smoke and molecules in the furnace also weaken the light of the lead lamp.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., section 21-4',
  },
  {
    id: 'analytical-atomic-spectrometry-826',
    topics: ['atomic-spectrometry'],
    tests: ['interferences-in-atomic-spectroscopy', 'atomic-absorption-spectroscopy'],
    difficulty: 'intermediate',
    text: 'In atomic absorption, the sharp line of a hollow-cathode lamp and the continuous light of a deuterium lamp are sent through the flame in turn. The absorbance of the deuterium light is subtracted from that of the line. Why does this correct for the background?',
    answer: 'The background weakens both lights alike; the atoms hardly weaken the deuterium light.',
    distractors: [
      {
        text: 'The background weakens only the deuterium light; the atoms weaken both lights alike.',
        slip: 'exchanged-signals',
        teaching: 'Then the subtraction would remove the absorbance of the atoms, which is to be measured.',
      },
      {
        text: 'The background weakens only the deuterium light; the atoms weaken only the line.',
        slip: 'overlooked-effect',
        teaching:
          'Then the subtraction would take away an absorbance that the line has not lost to the background.',
      },
      {
        text: 'The background weakens only the line; the atoms weaken both lights alike.',
        slip: 'exchanged-signals',
        teaching:
          'Then the subtraction would remove the absorbance of the atoms and leave that of the background.',
      },
    ],
    explanation:
      'Scatter and molecular bands are broad, so they weaken the line and the deuterium light to the same extent. Atoms absorb only a tiny part of the continuous light. The difference is the absorbance of the atoms: the background weakens both lights alike; the atoms hardly weaken the deuterium light.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., section 21-4',
  },
  {
    id: 'analytical-atomic-spectrometry-827',
    topics: ['atomic-spectrometry'],
    tests: ['atomic-absorption-spectroscopy'],
    uses: ['calibration-curve'],
    difficulty: 'beginner',
    text: 'How is the concentration of a metal in a solution found by flame atomic absorption spectroscopy (AAS)?',
    answer: 'The light absorbed by its atoms is compared with that for standards.',
    distractors: [
      {
        text: 'The light emitted by its atoms is compared with that for standards.',
        slip: 'emission-for-absorption',
        teaching: 'This describes flame emission (flame photometry), which works without a lamp.',
      },
      {
        text: 'The light emitted by its ions is compared with that for standards.',
        slip: 'ion-for-atom',
        teaching:
          'This describes emission from a hot plasma; in AAS the flame makes free atoms, which absorb the light of a lamp.',
      },
      {
        text: 'The wavelength emitted by its atoms is compared with that for standards.',
        slip: 'other-variable',
        teaching:
          'The wavelength is fixed by the element and tells which metal it is, not how much is present.',
      },
    ],
    explanation:
      'The flame turns the metal into free atoms, which absorb light of the lamp. The absorbance grows with the concentration and is read against a calibration curve: the light absorbed by its atoms is compared with that for standards.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., section 21-1',
  },
  {
    id: 'analytical-atomic-spectrometry-828',
    topics: ['atomic-spectrometry'],
    tests: ['interferences-in-atomic-spectroscopy'],
    difficulty: 'beginner',
    text: 'Why is \\ce{LaCl3} added to a sample that contains phosphate before its calcium is determined by flame atomic absorption?',
    answer: 'Lanthanum binds the phosphate and leaves the calcium free.',
    distractors: [
      {
        text: 'Lanthanum supplies electrons and keeps calcium un-ionized.',
        slip: 'ionisation-suppressor-for-releasing-agent',
        teaching:
          'This is the task of an ionization suppressor such as \\ce{KCl}; the trouble here is calcium phosphate.',
      },
      {
        text: 'Lanthanum precipitates the calcium and so enriches it.',
        slip: 'precipitates-the-analyte',
        teaching: 'Calcium has to stay in solution to reach the flame; lanthanum reacts with the phosphate.',
      },
      {
        text: 'Lanthanum absorbs the stray light and sharpens the line.',
        slip: 'background-for-chemical-interference',
        teaching: 'Phosphate is a chemical interference, which no change in the light can remove.',
      },
    ],
    explanation:
      'Calcium phosphate hardly decomposes in the flame, so that fewer calcium atoms form. An excess of lanthanum, the releasing agent, ties up the phosphate instead: lanthanum binds the phosphate and leaves the calcium free.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., section 21-5',
  },
  {
    id: 'analytical-buffers-analytical-879',
    topics: ['buffers-analytical'],
    tests: ['fractional-composition'],
    difficulty: 'intermediate',
    text: 'Phosphoric acid has the dissociation constants *K*_{1}, *K*_{2} and *K*_{3}. With *h* = [\\ce{H+}] and *D* = *h*^{3} + *K*_{1}*h*^{2} + *K*_{1}*K*_{2}*h* + *K*_{1}*K*_{2}*K*_{3}, what is the fraction α of all phosphate that is \\ce{HPO4^2-}?',
    answer: '\\frac{*K*_{1}*K*_{2}*h*}{*D*}',
    distractors: [
      {
        text: '\\frac{*K*_{1}*h*^{2}}{*D*}',
        slip: 'other-term-of-equation',
        teaching: 'With one constant, for the loss of one proton, this is the fraction of \\ce{H2PO4-}.',
      },
      {
        text: '\\frac{*K*_{1}*K*_{2}*h*^{2}}{*D*}',
        slip: 'wrong-exponent',
        teaching:
          'This term would have four factors, but each term of *D* has three; \\ce{HPO4^2-} keeps only one proton.',
      },
      {
        text: '\\frac{*K*_{2}*h*}{*D*}',
        slip: 'left-out-a-term',
        teaching:
          '\\ce{HPO4^2-} forms in two steps, so *K*_{1} belongs in the numerator, too; each term of *D* has three factors.',
      },
    ],
    explanation:
      'Each term of *D* stands for one form, from \\ce{H3PO4} (*h*^{3}) to \\ce{PO4^3-}. \\ce{HPO4^2-} has lost two protons and keeps one, so its term has *K*_{1}, *K*_{2} and one *h*. Its fraction is \\frac{*K*_{1}*K*_{2}*h*}{*D*}.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 10',
  },
  {
    id: 'analytical-buffers-analytical-907',
    topics: ['buffers-analytical'],
    tests: ['preparing-a-buffer', 'buffer-solutions'],
    difficulty: 'intermediate',
    text: 'Equal volumes of two solutions are mixed. Which mixture is a buffer with a pH close to the p*K*_{a} of \\ce{NH4+}, 9.25?',
    answer: '0.20 mol/L \\ce{NH3} and 0.10 mol/L \\ce{HCl}',
    distractors: [
      {
        text: '0.20 mol/L \\ce{NH3} and 0.20 mol/L \\ce{HCl}',
        slip: 'equivalence-for-any-point',
        teaching:
          'All of the ammonia is converted to \\ce{NH4+}, and no base is left; the solution is weakly acidic.',
      },
      {
        text: '0.20 mol/L \\ce{NH4Cl} and 0.20 mol/L \\ce{NaOH}',
        slip: 'base-not-consumed',
        teaching:
          'All of the \\ce{NH4+} is converted to ammonia, and no acid is left; half as much \\ce{NaOH} would be right.',
      },
      {
        text: '0.20 mol/L \\ce{NH4Cl} and 0.20 mol/L \\ce{HCl}',
        slip: 'conjugate-acid-for-base',
        teaching: 'Neither solution contains or forms ammonia; the strong acid makes the pH very low.',
      },
    ],
    explanation:
      'The pH equals the p*K*_{a} when \\ce{NH3} and \\ce{NH4+} are present in equal amounts. A strong acid that converts half of the ammonia to \\ce{NH4+} achieves this: 0.20 mol/L \\ce{NH3} and 0.10 mol/L \\ce{HCl}.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 9',
  },
  {
    id: 'analytical-buffers-analytical-908',
    topics: ['buffers-analytical'],
    tests: ['buffer-capacity', 'henderson-hasselbalch-equation'],
    difficulty: 'intermediate',
    text: 'A buffer acid has p*K*_{a} 7.2. In which range of pH is the buffer commonly regarded as useful, and what is the ratio [\\ce{A-}]/[HA] in it?',
    answer: '6.2 to 8.2; ratio from 0.1 to 10',
    distractors: [
      {
        text: '6.2 to 8.2; ratio from 1 to 100',
        slip: 'wrong-reference',
        teaching: 'At one unit below the p*K*_{a} the acid form prevails, and the ratio is 0.1.',
      },
      {
        text: '7.2 to 9.2; ratio from 1 to 100',
        slip: 'pka-too-far',
        teaching:
          'At pH 9.2 hardly any HA is left to take up added base; the range lies on both sides of the p*K*_{a}.',
      },
      {
        text: '7.1 to 7.3; ratio from 0.1 to 10',
        slip: 'linear-for-logarithmic',
        teaching: 'A factor of 10 in the ratio changes the pH by one whole unit, not by 0.1.',
      },
    ],
    explanation:
      'A buffer needs enough of both forms to take up acid and base. By pH = p*K*_{a} + log_{10}([\\ce{A-}]/[HA]), ratios between 1 : 10 and 10 : 1 correspond to p*K*_{a} ± 1: 6.2 to 8.2; ratio from 0.1 to 10.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 9',
  },
  {
    id: 'analytical-chromatography-825',
    topics: ['chromatography'],
    tests: ['high-performance-liquid-chromatography'],
    difficulty: 'beginner',
    text: 'Why is the mobile phase degassed before it is used in HPLC?',
    answer: 'Dissolved air could form bubbles in the pump and the detector.',
    distractors: [
      {
        text: 'Dissolved air could make the mobile phase too thick to pump.',
        slip: 'property-misjudged',
        teaching: 'The little air that dissolves hardly changes the viscosity of the liquid.',
      },
      {
        text: 'Dissolved air could carry the analytes along as a gas phase.',
        slip: 'phases-of-chromatography-confused',
        teaching: 'A gas carries the analytes in gas chromatography; in HPLC they move in the liquid.',
      },
      {
        text: 'Dissolved air could make the mobile phase far more polar.',
        slip: 'effect-where-none',
        teaching: 'Nitrogen and oxygen are nonpolar and too dilute to change the strength of the solvent.',
      },
    ],
    explanation:
      'Air dissolved in the solvents can come out of solution. Bubbles upset the flow of the pump and give noise and spikes in the detector, so it is removed beforehand: dissolved air could form bubbles in the pump and the detector.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 25',
  },
  {
    id: 'analytical-chromatography-826',
    topics: ['chromatography'],
    tests: ['high-performance-liquid-chromatography', 'henrys-law'],
    difficulty: 'intermediate',
    text: 'An HPLC mobile phase was not degassed. The baseline shows spikes from air bubbles in the detector cell, downstream of the column. Why do the bubbles form there rather than in the first part of the column?',
    answer: 'The pressure is much lower there, so less air stays dissolved.',
    distractors: [
      {
        text: 'The pressure is much higher there, so less air stays dissolved.',
        slip: 'reversed-trend',
        teaching: 'The pressure falls along the column, and a higher pressure would keep more air dissolved.',
      },
      {
        text: 'The liquid is much colder there, so less air stays dissolved.',
        slip: 'property-misjudged',
        teaching:
          'A cold liquid dissolves more gas; besides, it is the pressure that changes along the column.',
      },
      {
        text: 'The liquid flows more slowly there, so less air stays dissolved.',
        slip: 'wrong-cause',
        teaching: 'The speed of the flow does not decide how much air a liquid can hold; the pressure does.',
      },
    ],
    explanation:
      'The pump forces the liquid into the column at a high pressure, which keeps the air in solution. Up to the detector the pressure falls nearly to that of the atmosphere, and the solubility of gases falls with it: the pressure is much lower there, so less air stays dissolved.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 25',
  },
  {
    id: 'analytical-complexometric-titrations-825',
    topics: ['complexometric-titrations'],
    tests: ['edta-titrations', 'back-titration'],
    difficulty: 'intermediate',
    text: 'A 20.00 mL sample of a \\ce{Ni^2+} solution is treated with 25.00 mL of 0.05000 mol/L EDTA, which binds metal ions 1:1 and is in excess. The EDTA that is left requires 12.50 mL of 0.04000 mol/L \\ce{Zn^2+}. What is the concentration of \\ce{Ni^2+} in the sample?',
    answer: '0.03750 mol/L',
    distractors: [
      {
        text: '0.06250 mol/L',
        slip: 'ignored-back-titration',
        teaching: 'This takes all of the EDTA as bound to nickel; 0.5000 mmol of it was left for the zinc.',
        expression: '25.00 * 0.05000 / 20.00',
      },
      {
        text: '0.02500 mol/L',
        slip: 'excess-for-reacted',
        teaching: 'This is the EDTA that was left over; nickel has bound the rest.',
        expression: '12.50 * 0.04000 / 20.00',
      },
      {
        text: '0.03125 mol/L',
        slip: 'volumes-for-amounts',
        teaching:
          'The two solutions differ in concentration, so the amounts and not the volumes are to be subtracted.',
        expression: '(25.00 - 12.50) * 0.05000 / 20.00',
      },
    ],
    explanation:
      'Added EDTA: 25.00 mL × 0.05000 mol/L = 1.250 mmol. Left over, as one \\ce{Zn^2+} binds one EDTA: 12.50 mL × 0.04000 mol/L = 0.5000 mmol. Nickel has bound 1.250 mmol − 0.5000 mmol = 0.750 mmol, and 0.750 mmol / 20.00 mL = 0.03750 mol/L.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., section 12-7',
    computation: {
      kind: 'quantity',
      expression: '(25.00 * 0.05000 - 12.50 * 0.04000) / 20.00',
      unit: 'mol/L',
    },
  },
  {
    id: 'analytical-concentration-units-825',
    topics: ['concentration-units'],
    tests: ['mass-percent-of-a-solution'],
    difficulty: 'beginner',
    text: 'The label of an IV bag says “5% dextrose (w/v).” What does this mean?',
    answer: 'There are 5 g of dextrose in 100 mL of solution.',
    distractors: [
      {
        text: 'There are 5 g of dextrose in 100 g of solution.',
        slip: 'notation-misread',
        teaching: 'This would be 5% (w/w); w/v compares a mass with a volume.',
      },
      {
        text: 'There are 5 g of dextrose per 100 mL of water.',
        slip: 'wrong-amount-of-solvent',
        teaching: 'The volume in w/v is that of the finished solution, not of the water that was added.',
      },
      {
        text: 'There are 5 g of dextrose in 1 L of solution.',
        slip: 'power-of-ten',
        teaching: 'A percentage refers to 100 mL; one liter of this solution contains 50 g.',
      },
    ],
    explanation:
      'The abbreviation w/v means weight per volume: grams of solute in 100 mL of the finished solution. There are 5 g of dextrose in 100 mL of solution.',
    reference: 'OpenStax Chemistry 2e, section 3.4',
  },
  {
    id: 'analytical-concentration-units-826',
    topics: ['concentration-units'],
    tests: ['mass-percent-of-a-solution'],
    difficulty: 'beginner',
    text: 'An IV bag holds 250 mL of a solution that contains 12.5 g of dextrose. What is the concentration of the dextrose in percent (w/v)?',
    answer: '5.00%',
    distractors: [
      {
        text: '50.0%',
        slip: 'power-of-ten',
        teaching: 'One liter contains 50.0 g; a percentage (w/v) refers to 100 mL.',
        expression: '12.5 / 250 * 1000',
      },
      {
        text: '20.0%',
        slip: 'inverted-ratio',
        teaching: 'The volume was divided by the mass; w/v is mass of solute per volume of solution.',
        expression: '250 / 12.5',
      },
      {
        text: '31.3%',
        slip: 'multiplied-for-divided',
        teaching:
          'The mass was multiplied by 2.5, the number of portions of 100 mL, instead of being divided by it.',
        expression: '12.5 * 250 / 100',
      },
    ],
    explanation:
      'Percent (w/v) is the mass of solute in grams in 100 mL of solution: 12.5 g / 250 mL × 100 mL = 5.00 g, so 5.00%.',
    reference: 'OpenStax Chemistry 2e, section 3.4',
    computation: { kind: 'quantity', expression: '12.5 / 250 * 100', unit: '%' },
  },
  {
    id: 'analytical-concentration-units-879',
    topics: ['concentration-units'],
    tests: ['normality'],
    difficulty: 'beginner',
    text: 'A blood serum contains 140 mEq/L of \\ce{Na+} and 5.0 mEq/L of \\ce{Ca^2+}. What are these concentrations in mmol/L?',
    answer: '\\ce{Na+} 140, \\ce{Ca^2+} 2.5',
    distractors: [
      {
        text: '\\ce{Na+} 140, \\ce{Ca^2+} 5.0',
        slip: 'ignored-charges',
        teaching:
          'Only for singly charged ions are the two numbers equal; one millimole of \\ce{Ca^2+} is 2 mEq.',
      },
      {
        text: '\\ce{Na+} 140, \\ce{Ca^2+} 10',
        slip: 'multiplied-for-divided',
        teaching: 'The number of mEq is the larger one: it has to be divided by the charge to get mmol.',
      },
      {
        text: '\\ce{Na+} 70, \\ce{Ca^2+} 2.5',
        slip: 'needless-half',
        teaching: 'Calcium is right, but \\ce{Na+} has the charge +1, so its number stays the same.',
      },
    ],
    explanation:
      'One millimole of an ion with the charge *z* is *z* milliequivalents. Sodium: 140/1 = 140 mmol/L; calcium: 5.0/2 = 2.5 mmol/L. The result is \\ce{Na+} 140, \\ce{Ca^2+} 2.5.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 1',
  },
  {
    id: 'analytical-concentration-units-880',
    topics: ['concentration-units'],
    tests: ['normality'],
    difficulty: 'intermediate',
    text: 'Two laboratories analyze the same blood plasma. The first reports 142 mEq/L of \\ce{Na+} and 2.4 mEq/L of free \\ce{Ca^2+}; the second, 142 mmol/L of \\ce{Na+} and 1.2 mmol/L of free \\ce{Ca^2+}. For which ions do the results agree, and why?',
    answer: 'For both ions, since 1 mmol of \\ce{Ca^2+} is 2 mEq',
    distractors: [
      {
        text: 'For \\ce{Na+} only, since 1 mmol of \\ce{Ca^2+} is 1 mEq',
        slip: 'ignored-charges',
        teaching: 'An equivalent is one mole of charge, and each calcium ion carries two charges.',
      },
      {
        text: 'For \\ce{Na+} only, since 2 mmol of \\ce{Ca^2+} is 1 mEq',
        slip: 'inverted-ratio',
        teaching: 'It is the other way around: two charges per ion make 2 mEq out of 1 mmol.',
      },
      {
        text: 'For neither ion, since 1 mmol of \\ce{Na+} is 2 mEq',
        slip: 'exchanged-values',
        teaching: 'Sodium ions carry a single charge, so 1 mmol of them is 1 mEq.',
      },
    ],
    explanation:
      'Milliequivalents count charges and millimoles count ions. For \\ce{Na+} the numbers are equal; 1.2 mmol/L of \\ce{Ca^2+} is 2 × 1.2 = 2.4 mEq/L. The results agree for both ions, since 1 mmol of \\ce{Ca^2+} is 2 mEq.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 1',
  },
  {
    id: 'analytical-errors-and-statistics-825',
    topics: ['errors-and-statistics'],
    tests: ['propagation-of-uncertainty', 'volumetric-glassware'],
    difficulty: 'beginner',
    text: 'Each reading of a buret is uncertain by ±0.05 mL. A student delivers 20.00 mL from it and gives the percent uncertainty of this volume as (0.05 mL/20.00 mL) × 100% = 0.25%. What is wrong with the calculation?',
    answer: 'The volume is the difference of two readings, each uncertain.',
    distractors: [
      {
        text: 'The uncertainty should be divided by the buret’s full 50 mL.',
        slip: 'wrong-reference',
        teaching: 'A percent uncertainty refers to the volume that was delivered, here 20.00 mL.',
      },
      {
        text: 'The uncertainty of the first reading cancels the second one.',
        slip: 'subtracted-variances',
        teaching: 'The readings are subtracted, but their uncertainties combine to a larger one.',
      },
      {
        text: 'The uncertainty should be divided by one reading, not a volume.',
        slip: 'value-for-change',
        teaching: 'The result is the volume delivered, so its percent uncertainty is based on this volume.',
      },
    ],
    explanation:
      'A buret is read before and after the delivery, and both readings are uncertain by 0.05 mL. The student has counted only one of them, but the volume is the difference of two readings, each uncertain.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., section 3-4',
  },
  {
    id: 'analytical-errors-and-statistics-826',
    topics: ['errors-and-statistics'],
    tests: ['significance-tests'],
    difficulty: 'intermediate',
    text: 'A laboratory asks two questions. (1) Do two balances scatter equally when each weighs the same object ten times? (2) Do two methods, each used once on the same ten ores, differ systematically? Which test fits each question?',
    answer: '*F* test for (1), paired *t* test for (2)',
    distractors: [
      {
        text: 'Unpaired *t* test for (1), paired *t* test for (2)',
        slip: 'other-method',
        teaching:
          'A *t* test compares two means, but question (1) is about scatter, so two variances are compared.',
      },
      {
        text: 'Unpaired *t* test for (1), *F* test for (2)',
        slip: 'names-exchanged',
        teaching:
          'An *F* test compares the scatter, as in (1); it cannot show the systematic difference in (2).',
      },
      {
        text: '*F* test for (1), unpaired *t* test for (2)',
        slip: 'given-fact-overlooked',
        teaching:
          'The ores are the same for both methods; in an unpaired test the spread among the ores would hide the difference.',
      },
    ],
    explanation:
      'Scatter is compared through the ratio of two variances, which is an *F* test. A systematic difference between two methods used on the same samples shows in the mean of the differences, sample by sample, which is a paired *t* test. So: *F* test for (1), paired *t* test for (2).',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 4',
  },
  {
    id: 'analytical-gravimetry-825',
    topics: ['gravimetry'],
    tests: ['digestion-and-coprecipitation'],
    difficulty: 'beginner',
    text: 'Two identical portions of \\ce{BaSO4} are precipitated. One is filtered at once, and the filtrate is cloudy. The other is first digested, that is, kept for an hour in the hot solution; its filtrate is clear. What has digestion done?',
    answer: 'It has made the crystals too large to pass the filter.',
    distractors: [
      {
        text: 'It has precipitated the sulfate that could pass the filter.',
        slip: 'heat-lowers-solubility',
        teaching:
          'Dissolved sulfate does pass the filter, but its solution is clear; the cloudiness is fine solid, and heating does not make \\ce{BaSO4} less soluble.',
      },
      {
        text: 'It has made the crystals too fine to cloud the filtrate.',
        slip: 'reversed-trend',
        teaching:
          'Finer crystals would run through the filter even more easily; in the hot solution the crystals grow.',
      },
      {
        text: 'It has driven off the air that could cloud the filtrate.',
        slip: 'wrong-cause',
        teaching: 'Heating does drive off dissolved air, but the cloudiness here was fine solid \\ce{BaSO4}.',
      },
    ],
    explanation:
      'In the hot mother liquor the smallest crystals dissolve and their ions deposit on larger ones, so the average crystal grows. The fine particles that clouded the first filtrate are gone: digestion has made the crystals too large to pass the filter.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., section 27-2',
  },
  {
    id: 'analytical-gravimetry-826',
    topics: ['gravimetry'],
    tests: ['digestion-and-coprecipitation'],
    difficulty: 'intermediate',
    text: 'Nitrate ions have been trapped inside crystals of \\ce{BaSO4} that formed quickly. Washing cannot reach these ions, but digestion in the hot mother liquor removes many of them. How?',
    answer: 'The crystals dissolve and form again more slowly.',
    distractors: [
      {
        text: 'The crystals let the hot liquid flow through them.',
        slip: 'wrong-mechanism',
        teaching:
          'An ionic crystal has no channels for a liquid; ions in its interior are freed only where it dissolves.',
      },
      {
        text: 'The crystals break apart into smaller, purer ones.',
        slip: 'small-crystals-are-pure',
        teaching:
          'Digestion makes the crystals larger, since small ones dissolve and large ones grow; a mere piece of a crystal would keep the ions inside it.',
      },
      {
        text: 'The nitrate ions dissolve better in the hot liquid.',
        slip: 'given-fact-overlooked',
        teaching:
          'Nitrate ions that the liquid can reach dissolve even in the cold; those inside are shut in until the crystal around them dissolves.',
      },
    ],
    explanation:
      'During digestion material dissolves from small and imperfect crystals and is deposited again. This sets trapped ions free, and the slow growth encloses fewer of them: the crystals dissolve and form again more slowly.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., section 27-2',
  },
  {
    id: 'analytical-gravimetry-879',
    topics: ['gravimetry'],
    tests: ['gravimetric-analysis', 'percent-composition'],
    difficulty: 'intermediate',
    text: 'By the Carius method, all of the bromine in 0.150 g of an organic compound is converted to 0.210 g of \\ce{AgBr}. What is the mass percentage of bromine in the compound? (molar masses in g/mol: \\ce{AgBr} 187.8, \\ce{Br} 79.90)',
    answer: '59.6%',
    distractors: [
      {
        text: '80.4%',
        slip: 'wrong-part-of-precipitate',
        teaching:
          'This was calculated with silver, the other part of the precipitate (187.8 − 79.90 = 107.9 g/mol).',
        expression: '0.210 * (187.8 - 79.90) / 187.8 / 0.150 * 100',
      },
      {
        text: '42.5%',
        slip: 'share-of-precipitate',
        teaching:
          'This is the percentage of bromine in \\ce{AgBr}; it has to be referred to the sample of 0.150 g.',
        expression: '79.90 / 187.8 * 100',
      },
      {
        text: '30.4%',
        slip: 'inverted-ratio',
        teaching:
          'The mass of the precipitate has to be divided by that of the sample, not the other way around.',
        expression: '0.150 / 0.210 * 79.90 / 187.8 * 100',
      },
    ],
    explanation:
      'The precipitate contains 0.210 g × 79.90/187.8 = 0.0893 g of bromine, all of it from the sample. The percentage is 0.0893 g / 0.150 g × 100% = 59.6%.',
    reference: 'NCERT Chemistry, class XI, unit Organic chemistry: Some basic principles and techniques',
    computation: { kind: 'quantity', expression: '0.210 * 79.90 / 187.8 / 0.150 * 100', unit: '%' },
  },
  {
    id: 'analytical-gravimetry-880',
    topics: ['gravimetry'],
    tests: ['gravimetric-analysis'],
    difficulty: 'intermediate',
    text: 'In the Carius method for bromine, an organic compound is heated with fuming nitric acid and silver nitrate in a sealed tube. What does the nitric acid do?',
    answer: 'It breaks down the compound, so that bromide ions form.',
    distractors: [
      {
        text: 'It dissolves the precipitate, so that pure crystals form.',
        slip: 'wrong-mechanism',
        teaching:
          'Silver bromide does not dissolve in nitric acid; that is why it can be collected and weighed.',
      },
      {
        text: 'It adds nitrate, so that all of the silver precipitates.',
        slip: 'wrong-part-of-precipitate',
        teaching:
          'Silver nitrate is soluble; the silver is added in excess and precipitates only with halide ions.',
      },
      {
        text: 'It binds water, so that a dry precipitate can be weighed.',
        slip: 'task-of-another-step',
        teaching:
          'The precipitate is dried in an oven after filtration and washing; the acid is there to oxidize.',
      },
    ],
    explanation:
      'Covalently bonded bromine does not precipitate with \\ce{Ag+}. The hot acid oxidizes carbon and hydrogen to \\ce{CO2} and water, and the bromine ends up as \\ce{AgBr}. What the acid does: It breaks down the compound, so that bromide ions form.',
    reference: 'NCERT Chemistry, class XI, unit Organic chemistry: Some basic principles and techniques',
  },
  {
    id: 'analytical-molecular-absorption-825',
    topics: ['molecular-absorption'],
    tests: ['deviations-from-beers-law'],
    difficulty: 'beginner',
    text: 'Even with perfectly monochromatic light and no stray light, Beer’s law usually fails at high concentrations of the solute (above about 0.01 mol/L). Why?',
    answer: 'Neighboring solute particles alter each other’s absorptivity.',
    distractors: [
      {
        text: 'Solute particles in front shade those behind from the light.',
        slip: 'absorbed-share-for-absorbance',
        teaching:
          'The law already allows for this: each layer of the solution absorbs the same fraction of the light that reaches it.',
      },
      {
        text: 'Excited solute particles send their light on to the detector.',
        slip: 'emission-for-absorption',
        teaching:
          'Most solutes turn the absorbed energy into heat, and one that fluoresces sends out its light in all directions.',
      },
      {
        text: 'Too few solute particles are left in the unexcited state.',
        slip: 'size-of-effect-misjudged',
        teaching:
          'The light excites only a tiny fraction of the particles at a time, and among more particles this fraction is even smaller.',
      },
    ],
    explanation:
      'Beer’s law assumes that each particle absorbs independently, with a constant molar absorptivity. At high concentration the particles are so close that the charges of one affect the electrons of the next: neighboring solute particles alter each other’s absorptivity.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., section 18-2',
  },
  {
    id: 'analytical-molecular-absorption-826',
    topics: ['molecular-absorption'],
    tests: ['deviations-from-beers-law'],
    difficulty: 'intermediate',
    text: 'As a methylene blue solution is made more concentrated, its absorbance at 664 nm rises less than Beer’s law predicts, and a new absorption band grows at 610 nm. Why does Beer’s law fail here?',
    answer: 'Dye molecules join in pairs, which absorb at 610 nm.',
    distractors: [
      {
        text: 'Dye molecules fade in the lamp and then emit light at 610 nm.',
        slip: 'emission-for-absorption',
        teaching:
          'Emission does not give an absorption band, and fading would not depend on the concentration in this way.',
      },
      {
        text: 'Stray light from the lamp is added to the light at 610 nm.',
        slip: 'stray-light-on-absorbance',
        teaching: 'Stray light lowers a high absorbance, but it does not produce a new band.',
      },
      {
        text: 'Water molecules form clusters and then absorb light at 610 nm.',
        slip: 'absorbs-where-it-does-not',
        teaching: 'Water is practically transparent at 610 nm, and the blank would contain it as well.',
      },
    ],
    explanation:
      'The new band shows a new absorbing species, and it becomes more important at high concentration, as expected for an equilibrium of two molecules with a pair. The single molecules, which absorb at 664 nm, become fewer than expected: dye molecules join in pairs, which absorb at 610 nm.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., section 18-2',
  },
  {
    id: 'analytical-potentiometry-825',
    topics: ['potentiometry'],
    tests: ['ph-electrode'],
    difficulty: 'intermediate',
    text: 'An ordinary pH glass electrode is dipped into 1 mol/L \\ce{NaOH}. What causes its alkaline error, and how does this error affect the reading?',
    answer: 'It responds to \\ce{Na+} as well, so the pH reads too low.',
    distractors: [
      {
        text: 'It responds to \\ce{Na+} as well, so the pH reads too high.',
        slip: 'wrong-sign',
        teaching: 'To the electrode, sodium ions look like more \\ce{H+}, which is a lower pH.',
      },
      {
        text: 'It responds to \\ce{OH-} as well, so the pH reads too low.',
        slip: 'anion-for-cation-response',
        teaching: 'The glass has negative sites that exchange cations; hydroxide ions do not enter it.',
      },
      {
        text: 'It responds to \\ce{OH-} as well, so the pH reads too high.',
        slip: 'wrong-ion',
        teaching: 'The glass membrane exchanges cations; the ion that disturbs it at high pH is \\ce{Na+}.',
      },
    ],
    explanation:
      'At high pH there is very little \\ce{H+} and a lot of \\ce{Na+}, and the sites of the glass also exchange \\ce{Na+}. The electrode takes it for more \\ce{H+}: it responds to \\ce{Na+} as well, so the pH reads too low.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., section 15-5',
  },
  {
    id: 'analytical-redox-titrations-825',
    topics: ['redox-titrations'],
    tests: ['permanganate-titrations', 'redox-titration-calculations'],
    difficulty: 'intermediate',
    text: 'A 10.00 mL sample of 0.1000 mol/L Mohr’s salt, \\ce{(NH4)2Fe(SO4)2*6H2O}, acidified with dilute sulfuric acid, requires 8.00 mL of \\ce{KMnO4} solution: \\ce{MnO4- + 5Fe^2+ + 8H+ -> Mn^2+ + 5Fe^3+ + 4H2O}. What is the concentration of the \\ce{KMnO4}?',
    answer: '0.0250 mol/L',
    distractors: [
      {
        text: '0.125 mol/L',
        slip: 'ignored-coefficients',
        teaching: 'One \\ce{MnO4-} oxidizes five \\ce{Fe^2+}, so the amounts are not equal.',
        expression: '10.00 * 0.1000 / 8.00',
      },
      {
        text: '0.625 mol/L',
        slip: 'inverted-ratio',
        teaching:
          'The ratio is the other way around: five \\ce{Fe^2+} for one \\ce{MnO4-}, so the amount of iron is divided by 5.',
        expression: '10.00 * 0.1000 * 5 / 8.00',
      },
      {
        text: '0.0160 mol/L',
        slip: 'swapped-volumes',
        teaching: 'The 10.00 mL is the volume of Mohr’s salt, and the permanganate was contained in 8.00 mL.',
        expression: '8.00 * 0.1000 / 5 / 10.00',
      },
    ],
    explanation:
      'Iron(II): 10.00 mL × 0.1000 mol/L = 1.000 mmol. Permanganate: 1.000 mmol / 5 = 0.2000 mmol in 8.00 mL, and 0.2000 mmol / 8.00 mL = 0.0250 mol/L.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., section 16-4',
    computation: { kind: 'quantity', expression: '10.00 * 0.1000 / 5 / 8.00', unit: 'mol/L' },
  },
  {
    id: 'analytical-redox-titrations-826',
    topics: ['redox-titrations'],
    tests: ['permanganate-titrations'],
    difficulty: 'intermediate',
    text: 'For the titration with \\ce{KMnO4}, an oxalic acid solution is heated to about 60 °C, but a solution of Mohr’s salt, \\ce{(NH4)2Fe(SO4)2*6H2O}, is not heated. Why not?',
    answer: '\\ce{Fe^2+} reacts fast when cold, and when hot, air would oxidize some of it.',
    distractors: [
      {
        text: '\\ce{Fe^2+} reacts fast when cold, and when hot, acid would reduce some of it.',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching:
          'Dilute sulfuric acid does not reduce \\ce{Fe^2+}; the danger on heating is its oxidation by air.',
      },
      {
        text: '\\ce{Fe^2+} reacts more slowly when hot, and the end point would come too late.',
        slip: 'reversed-trend',
        teaching:
          'Reactions become faster on heating, which is why the slow one of oxalic acid is carried out at 60 °C.',
      },
      {
        text: '\\ce{Fe^2+} reacts with \\ce{NH4+} when hot, and too little of it would be left.',
        slip: 'event-invented',
        teaching:
          'The two ions stand side by side in Mohr’s salt and its solutions; they do not react with each other.',
      },
    ],
    explanation:
      'Oxalic acid must be heated because its reaction with permanganate is slow in the cold. With iron(II) no heating is needed, and it would do harm: \\ce{Fe^2+} reacts fast when cold, and when hot, air would oxidize some of it.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., section 16-4',
  },
  {
    id: 'analytical-redox-titrations-827',
    topics: ['redox-titrations'],
    tests: ['iodometric-titrations', 'redox-titration-calculations'],
    difficulty: 'intermediate',
    text: 'Bleach is treated with excess iodide and acid, \\ce{ClO- + 2I- + 2H+ -> Cl- + I2 + H2O}, and the iodine is titrated, \\ce{I2 + 2S2O3^2- -> 2I- + S4O6^2-}. A student takes the moles of \\ce{ClO-} as equal to the moles of thiosulfate. How does the concentration found for the bleach compare with the true one?',
    answer: 'It is twice as high as the true one.',
    distractors: [
      {
        text: 'It is half as high as the true one.',
        slip: 'inverted-ratio',
        teaching:
          'Two thiosulfate ions are used for each \\ce{ClO-}, so equating the two overestimates the bleach.',
      },
      {
        text: 'It is four times as high as the true one.',
        slip: 'multiplied-both-coefficients',
        teaching:
          'Each \\ce{ClO-} gives one \\ce{I2}, and only the step from iodine to thiosulfate brings a factor of 2.',
      },
      {
        text: 'It is just as high as the true one.',
        slip: 'ignored-coefficients',
        teaching: 'The coefficient 2 of thiosulfate in the second equation was ignored.',
      },
    ],
    explanation:
      'One \\ce{ClO-} forms one \\ce{I2}, and one \\ce{I2} uses up two \\ce{S2O3^2-}. The true amount of \\ce{ClO-} is half that of the thiosulfate, so the value found is twice as high as the true one.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., section 16-7',
  },
  {
    id: 'analytical-sampling-and-separation-825',
    topics: ['sampling-and-separation'],
    tests: ['distillation-techniques'],
    difficulty: 'beginner',
    text: 'When is simple distillation sufficient to separate two miscible liquids, and when is fractional distillation used?',
    answer: 'Simple: boiling points far apart; fractional: boiling points close together',
    distractors: [
      {
        text: 'Simple: boiling points close together; fractional: boiling points far apart',
        slip: 'names-exchanged',
        teaching: 'Liquids that boil close together need the many steps of the fractionating column.',
      },
      {
        text: 'Simple: boiling points below 100 °C; fractional: boiling points above 100 °C',
        slip: 'wrong-property',
        teaching: 'The difference between the boiling points decides, not how high they are.',
      },
      {
        text: 'Simple: boiling points above 100 °C; fractional: boiling points below 100 °C',
        slip: 'irrelevant-property',
        teaching: 'A column separates liquids by the gap between their boiling points, at any temperature.',
      },
    ],
    explanation:
      'A single vaporization enriches the more volatile liquid enough only if the other one is much less volatile. Otherwise, a fractionating column has to repeat the step many times. Simple: boiling points far apart; fractional: boiling points close together.',
    reference: 'OpenStax Chemistry 2e, section 11.4',
  },
  {
    id: 'analytical-sampling-and-separation-879',
    topics: ['sampling-and-separation'],
    tests: ['recrystallization', 'pure-substances-and-mixtures'],
    difficulty: 'beginner',
    text: 'The dry product of a synthesis melts from 113 °C to 120 °C. The pure target compound melts at 122 °C. What does this show about the product?',
    answer: 'It contains an impurity.',
    distractors: [
      {
        text: 'It is another pure compound.',
        slip: 'evidence-that-decides-nothing',
        teaching: 'A pure compound melts sharply, within 1 or 2 °C, and not over a range of 7 °C.',
      },
      {
        text: 'It was made in low yield.',
        slip: 'wrong-property',
        teaching: 'The melting point does not depend on how much of the compound was obtained.',
      },
      {
        text: 'It has very small crystals.',
        slip: 'wrong-property',
        teaching:
          'Solids are even ground to a fine powder before their melting points are taken; this does not widen the range.',
      },
    ],
    explanation:
      'A pure compound melts within 1 or 2 °C. A foreign substance lowers the temperature at which melting begins and makes the range broad. What the product shows is that it contains an impurity.',
    reference: 'LibreTexts, Organic Chemistry Lab Techniques, section 6.1',
  },
  {
    id: 'analytical-sampling-and-separation-880',
    topics: ['sampling-and-separation'],
    tests: ['distillation-techniques'],
    difficulty: 'beginner',
    text: 'In a distillation, a student lets the cooling water enter the jacket of the sloping condenser at the upper end and leave at the lower end. What goes wrong?',
    answer: 'Air stays in the jacket, so cooling is incomplete.',
    distractors: [
      {
        text: 'Water seeps into the product, so it is diluted.',
        slip: 'event-invented',
        teaching: 'The jacket is closed off from the inner tube, whichever way the water flows.',
      },
      {
        text: 'Vapor is cooled too early, so none distills over.',
        slip: 'effect-where-none',
        teaching: 'Vapor that condenses anywhere in the sloping tube runs down into the receiver.',
      },
      {
        text: 'Pressure builds up inside, so boiling stops.',
        slip: 'event-invented',
        teaching:
          'The distilling apparatus is open at the receiver; the cooling water does not change its pressure.',
      },
    ],
    explanation:
      'Water that enters at the top runs down along one side and drains off before the jacket is full. Part of the inner tube is then surrounded by air, and vapor can escape. Air stays in the jacket, so cooling is incomplete.',
    reference: 'LibreTexts, Organic Chemistry Lab Techniques, chapter 5',
  },
  {
    id: 'analytical-sampling-and-separation-881',
    topics: ['sampling-and-separation'],
    tests: ['recrystallization'],
    difficulty: 'beginner',
    text: 'Crude aspirin that contains a little salicylic acid is purified: it is dissolved in a small volume of hot solvent and cooled slowly, and the crystals are filtered off under suction. What happens to the salicylic acid?',
    answer: 'It stays in solution and passes through the filter.',
    distractors: [
      {
        text: 'It crystallizes first and is held back on the filter.',
        slip: 'residue-for-filtrate',
        teaching:
          'A small amount does not reach saturation on cooling; the crystals on the filter are aspirin.',
      },
      {
        text: 'It evaporates along with some of the solvent.',
        slip: 'wrong-process-named',
        teaching: 'Salicylic acid is a solid that melts at 159 °C and hardly evaporates from warm solvents.',
      },
      {
        text: 'It reacts with the hot solvent to give aspirin.',
        slip: 'event-invented',
        teaching: 'Acetylation takes acetic anhydride or a similar reagent; the solvent only dissolves.',
      },
    ],
    explanation:
      'On cooling, the solution becomes saturated with the main component, aspirin, which crystallizes. The impurity is present in so small an amount that the cold solvent can hold it. It stays in solution and passes through the filter.',
    reference: 'LibreTexts, Organic Chemistry Lab Techniques, chapter 3',
  },
];
