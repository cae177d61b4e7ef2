import type { WrittenQuestion } from '../../written-question.ts';

/** Collisions, the disappearing cross, tangents; half-reactions, molten salts, the lead battery, cell notation; acids from gases in air and sea. */
export const ratesAndRedoxAskedQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-kinetics-basics-870',
    topics: ['kinetics-basics'],
    tests: ['collision-theory', 'activation-energy'],
    difficulty: 'beginner',
    text: 'In a mixture of hydrogen and iodine vapor at 400 °C, each molecule collides billions of times per second with molecules of the other element, yet the reaction takes minutes or hours. Why do most of these collisions not lead to reaction?',
    answer: 'Their energy is too low to overcome the activation barrier.',
    distractors: [
      {
        text: 'They form a product that immediately splits apart again.',
        slip: 'event-invented',
        teaching:
          'Hydrogen iodide splits only slowly, because it must overcome a barrier, too; most collisions form nothing at all.',
      },
      {
        text: 'They occur between molecules that move in the same direction.',
        slip: 'wrong-cause',
        teaching:
          'Molecules meet from all directions, and almost none of the head-on collisions between \\ce{H2} and \\ce{I2} lead to reaction either.',
      },
      {
        text: 'Their energy is so high that no new bond can form.',
        slip: 'reversed-cause',
        teaching:
          'Energetic collisions are the ones that react, which is why heating speeds up the reaction.',
      },
    ],
    explanation:
      'Bonds have to be stretched before new ones form, and only molecules that collide with at least the activation energy, and in a suitable orientation, can do this. In most collisions, the energy is too low to overcome the activation barrier.',
    reference: 'OpenStax Chemistry 2e, section 12.5',
  },
  {
    id: 'general-kinetics-basics-871',
    topics: ['kinetics-basics'],
    tests: ['reaction-rate', 'initial-rates'],
    difficulty: 'intermediate',
    text: 'Equal amounts of acid are added to sodium thiosulfate solutions of different concentrations, with the same total volume, temperature and flask in each run. The time *t* until a cross beneath the flask is no longer visible is measured. Why can 1/*t* be used as a measure of the initial rate?',
    answer: 'At time *t*, the same small amount of sulfur has formed in each run.',
    distractors: [
      {
        text: 'At time *t*, all the thiosulfate has been used up in each run.',
        slip: 'other-stage',
        teaching:
          'The cross disappears while the reaction is still going on: the liquid becomes cloudier afterward.',
      },
      {
        text: 'At time *t*, the rate of the reaction is the same in each run.',
        slip: 'answered-another-quantity',
        teaching: 'If the rate were the same in each run, the time would not depend on the concentration.',
      },
      {
        text: 'At time *t*, the same fraction of thiosulfate is left in each run.',
        slip: 'wrong-reference',
        teaching:
          'The same amount of sulfur takes a larger fraction of the thiosulfate from a dilute solution than from a concentrated one.',
      },
    ],
    explanation:
      'The cross is hidden by a certain amount of sulfur. At time *t*, the same small amount of sulfur has formed in each run, so the average rate up to then is a constant divided by *t*, and early in the reaction this is close to the initial rate.',
    reference: 'AQA A-level Chemistry (7405), required practical 3',
  },
  {
    id: 'general-kinetics-basics-872',
    topics: ['kinetics-basics'],
    tests: ['reaction-rate', 'initial-rates'],
    difficulty: 'intermediate',
    text: 'In the disappearing-cross experiment, 1/*t* is found to be proportional to the concentration of thiosulfate, where *t* is the time until the cross disappears. At 0.20 mol/L, *t* is 24 s. What is *t* at 0.050 mol/L if all other conditions are the same?',
    answer: '96 s',
    distractors: [
      {
        text: '6.0 s',
        slip: 'inverted-ratio',
        teaching: 'A more dilute solution reacts more slowly, so *t* must be longer than 24 s.',
        expression: '24 * 0.050 / 0.20',
      },
      {
        text: '48 s',
        slip: 'one-step-short',
        teaching:
          'This is the time for 0.10 mol/L, half of 0.20 mol/L; at 0.050 mol/L the concentration has been halved twice.',
        expression: '24 * 2',
      },
      {
        text: '384 s',
        slip: 'needless-square',
        teaching: 'A factor of 16 would mean that 1/*t* is proportional to the square of the concentration.',
        expression: '24 * (0.20 / 0.050)^2',
      },
    ],
    explanation:
      'The concentration is 0.20/0.050 = 4 times smaller, so 1/*t* is also 4 times smaller, and *t* is 4 × 24 = 96 s.',
    reference: 'AQA A-level Chemistry (7405), required practical 3',
    computation: { kind: 'quantity', expression: '24 * 0.20 / 0.050', unit: 's' },
  },
  {
    id: 'general-kinetics-basics-873',
    topics: ['kinetics-basics'],
    tests: ['reaction-rate', 'initial-rates'],
    difficulty: 'intermediate',
    text: 'The volume of gas produced in a reaction is plotted against time. The curve passes through (0 s, 0 cm³) and (40 s, 36 cm³) and levels off at 72 cm³. The tangent to the curve at 0 s passes through (40 s, 60 cm³). What is the initial rate of gas production?',
    answer: '1.5 cm³/s',
    distractors: [
      {
        text: '0.90 cm³/s',
        slip: 'other-curve',
        teaching:
          'Dividing 36 cm³ by 40 s gives the average rate over the first 40 s, during which the reaction slows down.',
        expression: '36 / 40',
      },
      {
        text: '0.67 cm³/s',
        slip: 'inverted-ratio',
        teaching: 'Dividing 40 s by 60 cm³ gives the inverse of the slope, with the unit s/cm³.',
        expression: '40 / 60',
      },
      {
        text: '0.60 cm³/s',
        slip: 'needless-difference',
        teaching:
          'Here 36 cm³ was subtracted from 60 cm³, but the tangent starts at 0 cm³, so it rises by 60 cm³ in 40 s.',
        expression: '(60 - 36) / 40',
      },
    ],
    explanation:
      'The rate at a given moment is the slope of the tangent at that moment. At 0 s, the tangent rises by 60 cm³ in 40 s: 60/40 = 1.5 cm³/s.',
    reference: 'OpenStax Chemistry 2e, section 12.1',
    computation: { kind: 'quantity', expression: '60 / 40', unit: 'cm³/s' },
  },
  {
    id: 'general-kinetics-basics-874',
    topics: ['kinetics-basics'],
    tests: ['catalysis', 'acid-rain'],
    difficulty: 'intermediate',
    text: 'In polluted air, nitrogen dioxide acts as a homogeneous catalyst for the oxidation of sulfur dioxide, a process that leads to acid rain. Which pair of equations shows the catalytic action of nitrogen dioxide?',
    answer: '\\ce{SO2 + NO2 -> SO3 + NO}; \\ce{2NO + O2 -> 2NO2}',
    distractors: [
      {
        text: '\\ce{SO2 + NO2 -> SO3 + NO}; \\ce{2NO -> N2 + O2}',
        slip: 'cycle-step-left-out',
        teaching: 'A catalyst is regenerated, but here the nitrogen of \\ce{NO2} ends up as \\ce{N2}.',
      },
      {
        text: '\\ce{2SO2 + O2 -> 2SO3}; \\ce{SO3 + H2O -> H2SO4}',
        slip: 'effect-left-out',
        teaching:
          'These equations show the overall path to sulfuric acid, but \\ce{NO2} takes no part in them.',
      },
      {
        text: '\\ce{2SO2 + O2 -> 2SO3}; \\ce{2NO + O2 -> 2NO2}',
        slip: 'one-part-right',
        teaching:
          'The second equation does form \\ce{NO2}, but in the first one it is oxygen, not \\ce{NO2}, that oxidizes \\ce{SO2}.',
      },
    ],
    explanation:
      '\\ce{NO2} must first react and then be regenerated. It oxidizes \\ce{SO2} to \\ce{SO3}, which forms sulfuric acid with water, and oxygen turns \\ce{NO} back into \\ce{NO2}: \\ce{SO2 + NO2 -> SO3 + NO}; \\ce{2NO + O2 -> 2NO2}.',
    reference: 'Cambridge International AS & A Level Chemistry (9701), sections 8.3 and 12.1',
  },
  {
    id: 'general-redox-870',
    topics: ['redox'],
    tests: ['half-equations', 'oxidation-and-reduction'],
    difficulty: 'intermediate',
    text: 'When an iron nail is placed in dilute hydrochloric acid, hydrogen is given off, and the solution slowly turns pale green. Which half-reaction represents the oxidation?',
    answer: '\\ce{Fe -> Fe^2+ + 2e-}',
    distractors: [
      {
        text: '\\ce{2H+ + 2e- -> H2}',
        slip: 'oxidation-for-reduction',
        teaching: 'Hydrogen ions take up electrons to form hydrogen, so they are reduced.',
      },
      {
        text: '\\ce{Fe -> Fe^3+ + 3e-}',
        slip: 'wrong-ion-charge',
        teaching:
          'The pale green color shows \\ce{Fe^2+}; solutions of iron(III) chloride are yellow to brown.',
      },
      {
        text: '\\ce{H2 -> 2H+ + 2e-}',
        slip: 'reactant-for-product',
        teaching: 'Hydrogen is given off, so it is a product of the reaction and is not oxidized.',
      },
    ],
    explanation:
      'The metal loses electrons, and the hydrogen ions gain them. Pale green is the color of iron(II), so the oxidation is \\ce{Fe -> Fe^2+ + 2e-}.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-redox-871',
    topics: ['redox'],
    tests: ['half-equations'],
    uses: ['net-ionic-equations'],
    difficulty: 'intermediate',
    text: 'Aluminum dissolves in dilute acid. The half-reactions (half-equations) are \\ce{Al -> Al^3+ + 3e-} and \\ce{2H+ + 2e- -> H2}. Which net ionic equation is obtained by combining them?',
    answer: '\\ce{2Al + 6H+ -> 2Al^3+ + 3H2}',
    distractors: [
      {
        text: '\\ce{Al + 2H+ -> Al^3+ + H2}',
        slip: 'charges-not-balanced',
        teaching:
          'Here three electrons are released and only two are taken up, so the charges of the two sides, +2 and +3, differ.',
      },
      {
        text: '\\ce{3Al + 4H+ -> 3Al^3+ + 2H2}',
        slip: 'exchanged-values',
        teaching: 'The factors were exchanged: nine electrons are released here, and only four are taken up.',
      },
      {
        text: '\\ce{2Al + 3H+ -> 2Al^3+ + 3H2}',
        slip: 'ignored-coefficients',
        teaching:
          'The second half-reaction contains \\ce{2H+}, so three times this half-reaction needs \\ce{6H+}.',
      },
    ],
    explanation:
      'Six electrons are exchanged: the first half-reaction is multiplied by 2 and the second by 3. Their sum is \\ce{2Al + 6H+ -> 2Al^3+ + 3H2}.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
    computation: { kind: 'balanced-equation' },
  },
  {
    id: 'general-redox-872',
    topics: ['redox', 'balancing'],
    tests: ['half-equations'],
    difficulty: 'intermediate',
    text: 'Nitrate is reduced to ammonia in basic solution. A student first balances the half-reaction as if the solution were acidic: \\ce{NO3- + 9H+ + 8e- -> NH3 + 3H2O}. What is the half-reaction in basic solution?',
    answer: '\\ce{NO3- + 6H2O + 8e- -> NH3 + 9OH-}',
    distractors: [
      {
        text: '\\ce{NO3- + 9OH- + 8e- -> NH3 + 3H2O}',
        slip: 'acid-for-base',
        teaching:
          'Writing \\ce{OH-} in place of \\ce{H+} upsets the balance; \\ce{9OH-} has to be added to both sides.',
      },
      {
        text: '\\ce{NO3- + 9H2O + 8e- -> NH3 + 9OH-}',
        slip: 'one-side-only',
        teaching:
          'The \\ce{3H2O} on the right has to be subtracted from the \\ce{9H2O} that forms on the left.',
      },
      {
        text: '\\ce{NO3- + 6H2O -> NH3 + 9OH- + 8e-}',
        slip: 'electrons-on-wrong-side',
        teaching: 'Nitrogen goes from +5 to −3 and takes up electrons, so they stand on the left.',
      },
    ],
    explanation:
      'Add \\ce{9OH-} to both sides: \\ce{9H+} becomes \\ce{9H2O} on the left, and the \\ce{3H2O} on the right cancels three of them. The result is \\ce{NO3- + 6H2O + 8e- -> NH3 + 9OH-}.',
    reference: 'OpenStax Chemistry 2e, section 17.1',
    computation: { kind: 'balanced-equation' },
  },
  {
    id: 'general-electrochemistry-basics-872',
    topics: ['electrochemistry-basics'],
    tests: ['electrolytic-cell', 'half-equations'],
    difficulty: 'beginner',
    text: 'Molten lead(II) bromide is electrolyzed with graphite electrodes. Silvery beads collect beneath one electrode, and brown fumes rise from the other. Which half-reactions take place at the electrodes?',
    answer: 'Cathode: \\ce{Pb^2+ + 2e- -> Pb}; anode: \\ce{2Br- -> Br2 + 2e-}',
    distractors: [
      {
        text: 'Cathode: \\ce{2Br- -> Br2 + 2e-}; anode: \\ce{Pb^2+ + 2e- -> Pb}',
        slip: 'mixed-up-anode-and-cathode',
        teaching:
          'The positive lead ions move to the negative electrode, the cathode, where they are reduced; bromide is oxidized at the anode.',
      },
      {
        text: 'Cathode: \\ce{Br2 + 2e- -> 2Br-}; anode: \\ce{Pb -> Pb^2+ + 2e-}',
        slip: 'wrong-kind-of-cell',
        teaching:
          'A galvanic cell of lead and bromine would work this way; electrolysis drives the reverse reactions.',
      },
      {
        text: 'Cathode: \\ce{Pb -> Pb^2+ + 2e-}; anode: \\ce{Br2 + 2e- -> 2Br-}',
        slip: 'oxidation-for-reduction',
        teaching:
          'The beads and the fumes are products, so lead ions are reduced and bromide ions are oxidized.',
      },
    ],
    explanation:
      'The melt contains only \\ce{Pb^2+} and \\ce{Br-}. At the cathode, positive ions take up electrons: \\ce{Pb^2+ + 2e- -> Pb}. At the anode, negative ions give up electrons: \\ce{2Br- -> Br2 + 2e-}.',
    reference: 'OpenStax Chemistry 2e, section 17.7',
  },
  {
    id: 'general-electrochemistry-basics-873',
    topics: ['electrochemistry-basics'],
    tests: ['batteries-and-fuel-cells', 'half-equations'],
    difficulty: 'intermediate',
    text: 'Which half-reaction takes place at the cathode of a lead–acid battery while the battery is being used to start a car?',
    answer: '\\ce{PbO2 + SO4^2- + 4H+ + 2e- -> PbSO4 + 2H2O}',
    distractors: [
      {
        text: '\\ce{PbSO4 + 2H2O -> PbO2 + SO4^2- + 4H+ + 2e-}',
        slip: 'oxidation-for-reduction',
        teaching: 'This oxidation takes place at the same plate, but while the battery is being charged.',
      },
      {
        text: '\\ce{Pb + SO4^2- -> PbSO4 + 2e-}',
        slip: 'mixed-up-anode-and-cathode',
        teaching: 'Here lead gives up electrons: this is the oxidation at the anode during discharge.',
      },
      {
        text: '\\ce{PbSO4 + 2e- -> Pb + SO4^2-}',
        slip: 'discharge-for-charge',
        teaching:
          'This is a reduction, but it takes place at the lead plate while the battery is being charged.',
      },
    ],
    explanation:
      'During discharge the cathode is the plate of lead(IV) oxide, where lead goes from +4 to +2 and precipitates as sulfate: \\ce{PbO2 + SO4^2- + 4H+ + 2e- -> PbSO4 + 2H2O}.',
    reference: 'OpenStax Chemistry 2e, section 17.5',
  },
  {
    id: 'general-electrochemistry-basics-876',
    topics: ['electrochemistry-basics'],
    tests: ['batteries-and-fuel-cells'],
    difficulty: 'intermediate',
    text: 'The sulfuric acid in a lead–acid battery has a density of 1.28 g/mL when the battery is fully charged, but only about 1.10 g/mL when the battery is discharged. Why does the density fall during discharge?',
    answer: 'Both plates take up sulfate, and water is formed.',
    distractors: [
      {
        text: 'Both plates release sulfate, and water is split.',
        slip: 'discharge-for-charge',
        teaching: 'Sulfate is released while the battery is charged; the acid then becomes denser.',
      },
      {
        text: 'Both plates release lead ions, which replace \\ce{H+}.',
        slip: 'event-invented',
        teaching: 'Lead ions do not go into the solution; they stay on the plates as insoluble \\ce{PbSO4}.',
      },
      {
        text: 'Both plates take up water, and hydrogen is given off.',
        slip: 'other-process',
        teaching: 'Hydrogen can form when a battery is overcharged; during discharge, water is a product.',
      },
    ],
    explanation:
      'The discharge reaction is \\ce{Pb + PbO2 + 2H2SO4 -> 2PbSO4 + 2H2O}. Both plates take up sulfate, and water is formed, so the acid becomes more dilute and less dense.',
    reference: 'OpenStax Chemistry 2e, section 17.5',
  },
  {
    id: 'general-electrochemistry-basics-874',
    topics: ['electrochemistry-basics'],
    tests: ['galvanic-cell'],
    difficulty: 'beginner',
    text: 'In a zinc–copper cell, zinc dissolves and copper is deposited. What is the cell notation for this cell, with the anode on the left?',
    answer: '\\ce{Zn(s)}|\\ce{Zn^2+(aq)}||\\ce{Cu^2+(aq)}|\\ce{Cu(s)}',
    distractors: [
      {
        text: '\\ce{Cu(s)}|\\ce{Cu^2+(aq)}||\\ce{Zn^2+(aq)}|\\ce{Zn(s)}',
        slip: 'mixed-up-anode-and-cathode',
        teaching: 'Zinc dissolves and is thus oxidized, so zinc is the anode and belongs on the left.',
      },
      {
        text: '\\ce{Cu^2+(aq)}|\\ce{Cu(s)}||\\ce{Zn(s)}|\\ce{Zn^2+(aq)}',
        slip: 'oxidation-for-reduction',
        teaching:
          'Copper is deposited by reduction, so it belongs on the right, and the salt bridge joins the solutions.',
      },
      {
        text: '\\ce{Zn^2+(aq)}|\\ce{Zn(s)}||\\ce{Cu(s)}|\\ce{Cu^2+(aq)}',
        slip: 'notation-misread',
        teaching:
          'The double line stands for the salt bridge, which connects the two solutions and not the two metals.',
      },
    ],
    explanation:
      'Oxidation takes place at the anode, so zinc and its ions are on the left. The solutions are next to the salt bridge, and the metals are at the ends: \\ce{Zn(s)}|\\ce{Zn^2+(aq)}||\\ce{Cu^2+(aq)}|\\ce{Cu(s)}.',
    reference: 'OpenStax Chemistry 2e, section 17.2',
  },
  {
    id: 'general-electrochemistry-basics-875',
    topics: ['electrochemistry-basics'],
    tests: ['galvanic-cell'],
    difficulty: 'beginner',
    text: 'In the cell notation for a zinc–copper cell, what do a single vertical line and a double vertical line represent?',
    answer: 'Single: phase boundary; double: salt bridge',
    distractors: [
      {
        text: 'Single: salt bridge; double: phase boundary',
        slip: 'names-exchanged',
        teaching:
          'The salt bridge joins the two solutions, where the double line is; a single line is between a metal and a solution.',
      },
      {
        text: 'Single: wire to the voltmeter; double: phase boundary',
        slip: 'notation-misread',
        teaching:
          'No line stands for the wire, and the double line is between the two solutions, which the salt bridge joins.',
      },
      {
        text: 'Single: wire to the voltmeter; double: salt bridge',
        slip: 'one-part-right',
        teaching:
          'The double line is right, but the wire joins the two metals at the ends of the notation, and no line stands for it.',
      },
    ],
    explanation:
      'Each metal and the solution of its ions are two phases in contact, and the two solutions are joined by a salt bridge. A single line represents a phase boundary, and a double line represents the salt bridge.',
    reference: 'OpenStax Chemistry 2e, section 17.2',
  },
  {
    id: 'general-acids-and-bases-871',
    topics: ['acids-and-bases'],
    tests: ['acid-rain'],
    difficulty: 'beginner',
    text: 'Vehicle engines emit nitrogen oxides, which contribute to acid rain. Which equation represents the step in which an acid is formed?',
    answer: '\\ce{3NO2 + H2O -> 2HNO3 + NO}',
    distractors: [
      {
        text: '\\ce{N2 + O2 -> 2NO}',
        slip: 'other-stage',
        teaching:
          'This step takes place earlier, in the hot engine, and gives nitrogen monoxide but no acid.',
      },
      {
        text: '\\ce{2NO + O2 -> 2NO2}',
        slip: 'one-step-short',
        teaching:
          'In this step, which takes place in air, one oxide becomes another; the acid forms only with water.',
      },
      {
        text: '\\ce{CaCO3 + 2HNO3 -> Ca(NO3)2 + H2O + CO2}',
        slip: 'reactant-for-product',
        teaching: 'Nitric acid is a reactant here: it has already formed and now attacks limestone.',
      },
    ],
    explanation:
      'Nitrogen oxides form an acid when they react with water. Nitrogen dioxide and the water in clouds give nitric acid: \\ce{3NO2 + H2O -> 2HNO3 + NO}.',
    reference: 'OpenStax Chemistry 2e, section 18.7',
  },
  {
    id: 'general-acids-and-bases-872',
    topics: ['acids-and-bases'],
    tests: ['ocean-acidification'],
    uses: ['polyprotic-acids'],
    difficulty: 'intermediate',
    text: 'When the ocean absorbs carbon dioxide, seawater becomes more acidic, and less carbonate is available to shell-forming organisms. Which equation shows how the absorbed carbon dioxide lowers the concentration of carbonate?',
    answer: '\\ce{CO2 + H2O + CO3^2- -> 2HCO3-}',
    distractors: [
      {
        text: '\\ce{CO2 + 3H2O -> CO3^2- + 2H3O+}',
        slip: 'reversed-trend',
        teaching:
          'This equation would produce carbonate; in seawater, near pH 8, the reverse happens, and carbonate takes up \\ce{H+}.',
      },
      {
        text: '\\ce{CO2 + H2O + CaCO3 -> Ca^2+ + 2HCO3-}',
        slip: 'other-process',
        teaching:
          'This is how shells dissolve; it uses up solid \\ce{CaCO3}, not the carbonate dissolved in seawater.',
      },
      {
        text: '\\ce{Ca^2+ + CO3^2- -> CaCO3}',
        slip: 'effect-left-out',
        teaching: 'This is how shells form; the carbon dioxide that is absorbed has no part in it.',
      },
    ],
    explanation:
      'Dissolved carbon dioxide acts as an acid, and carbonate is the base that takes up its proton: \\ce{CO2 + H2O + CO3^2- -> 2HCO3-}.',
    reference: 'LibreTexts, Chemistry: The Central Science, section 18.3',
  },
];
