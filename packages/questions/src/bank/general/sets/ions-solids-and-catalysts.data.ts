import type { WrittenSet } from '../../written-set.ts';

export const ionsSolidsAndCatalystsSets: readonly WrittenSet[] = [
  {
    id: 'general-set-ionization-energies-of-three-elements',
    title: 'Successive ionization energies',
    stimulus:
      'X, M and Z are three consecutive elements of period 3 of the periodic table, not necessarily in this order. The table shows the first five ionization energies of their atoms, that is, the energies needed to remove one electron after another from the gaseous atom. None of the three is a transition metal or a noble gas. The letters are not the symbols of the elements.',
    figure: {
      caption: 'Ionization energies in kJ/mol',
      kind: 'table',
      columns: ['Element', 'First', 'Second', 'Third', 'Fourth', 'Fifth'],
      rows: [
        ['X', '578', '1817', '2745', '11 577', '14 842'],
        ['M', '738', '1451', '7733', '10 543', '13 630'],
        ['Z', '496', '4562', '6910', '9543', '13 354'],
      ],
    },
    questions: [
      {
        id: 'general-periodic-trends-800',
        topics: ['periodic-trends'],
        tests: ['ionization-energy'],
        uses: ['valence-electrons'],
        difficulty: 'beginner',
        text: 'What are the formulas of the oxides of X, M and Z, in this order?',
        answer: '\\ce{X2O3}, MO, \\ce{Z2O}',
        distractors: [
          {
            text: '\\ce{XO2}, \\ce{M2O3}, ZO',
            slip: 'jump-counted-inclusively',
            teaching:
              'The first electron after the large jump was counted as a valence electron too, which would give \\ce{X^4+}, \\ce{M^3+} and \\ce{Z^2+}.',
          },
          {
            text: '\\ce{X2O}, MO, \\ce{Z2O3}',
            slip: 'scale-backwards',
            teaching:
              'The jump comes after the third electron in X and after the first in Z, not the reverse.',
          },
          {
            text: '\\ce{X3O2}, MO, \\ce{ZO2}',
            slip: 'charges-turned-around',
            teaching: 'Three \\ce{O^2-} balance two \\ce{X^3+}; the subscripts were interchanged.',
          },
        ],
        explanation:
          'The large jump comes after three electrons in X, two in M and one in Z. The ions are therefore \\ce{X^3+}, \\ce{M^2+} and \\ce{Z+}, and the oxides are \\ce{X2O3}, MO and \\ce{Z2O}.',
        reference: 'OpenStax Chemistry 2e, section 6.5',
      },
      {
        id: 'general-periodic-trends-801',
        topics: ['periodic-trends', 'electron-configuration'],
        tests: ['ionization-energy'],
        uses: ['electron-configuration', 'effective-nuclear-charge'],
        difficulty: 'intermediate',
        text: 'M has a higher first ionization energy than X, although X has one more proton. Why?',
        answer: 'The outermost electron of X is in a 3p orbital.',
        distractors: [
          {
            text: 'The outermost electron of X is in the fourth shell.',
            slip: 'wrong-shell',
            teaching: 'All three are elements of period 3, whose outermost shell is the third.',
          },
          {
            text: 'The outermost electrons of X form a pair in 3s.',
            slip: 'paired-before-hund',
            teaching:
              'The first electron that X loses is a single electron in 3p; it is M that has a 3s pair as its outermost electrons.',
          },
          {
            text: 'The outermost electron of X is in a half-filled subshell.',
            slip: 'exception-where-none-is',
            teaching: 'X has only one electron in 3p; a half-filled subshell would have three.',
          },
        ],
        explanation:
          'M is [Ne]3s^{2}, X is [Ne]3s^{2}3p^{1}. The 3p orbital is higher in energy and is partly shielded by 3s, which outweighs the additional proton: the outermost electron of X is in a 3p orbital.',
        reference: 'OpenStax Chemistry 2e, section 6.5',
      },
      {
        id: 'general-periodic-trends-802',
        topics: ['periodic-trends'],
        tests: ['ionization-energy'],
        difficulty: 'intermediate',
        text: 'Removing the second electron requires far more energy for Z than for M. What is the main reason?',
        answer: 'In Z this electron comes from the second shell.',
        distractors: [
          {
            text: 'In Z this electron leaves an ion of higher charge.',
            slip: 'value-for-change',
            teaching: 'In both elements the second electron leaves a 1+ ion.',
          },
          {
            text: 'In Z this electron is attracted by more protons.',
            slip: 'reversed-trend',
            teaching: 'Z comes before M in the period and has one fewer proton.',
          },
          {
            text: 'In Z this electron comes from a full 3s subshell.',
            slip: 'one-subshell-only',
            teaching: 'Z has a single 3s electron, which is the first to be removed.',
          },
        ],
        explanation:
          'Z loses its only 3s electron first. The second electron comes from the second shell, which is closer to the nucleus and less shielded; in M it is still a 3s electron.',
        reference: 'OpenStax Chemistry 2e, section 6.5',
      },
    ],
  },
  {
    id: 'general-set-calcium-hydroxide-solubility',
    title: 'Calcium hydroxide in water and base',
    stimulus:
      'A student shakes an excess of solid \\ce{Ca(OH)2} for two days at 25 °C with water and with two solutions of \\ce{NaOH}. Each mixture is filtered through a dry filter, and 25.00 mL of the clear filtrate is titrated with 0.0500 mol/L \\ce{HCl}. The acid reacts with all of the hydroxide in the portion, whether it comes from \\ce{Ca(OH)2} or from \\ce{NaOH}. Activity effects are neglected, and the work is done quickly enough that carbon dioxide from the air has no effect.',
    figure: {
      caption: 'Titration of 25.00 mL of each filtrate',
      kind: 'table',
      columns: ['Solid shaken with', '0.0500 mol/L \\ce{HCl} needed (mL)'],
      rows: [
        ['water', '10.77'],
        ['0.0250 mol/L \\ce{NaOH}', '16.88'],
        ['0.0500 mol/L \\ce{NaOH}', '26.75'],
      ],
    },
    questions: [
      {
        id: 'general-equilibrium-804',
        topics: ['equilibrium'],
        tests: ['solubility-product'],
        uses: ['acid-base-titration'],
        difficulty: 'advanced',
        text: 'What value of *K*_{sp} for \\ce{Ca(OH)2} follows from the titration of the filtrate made with water?',
        answer: '5.0 × 10^{−6}',
        distractors: [
          {
            text: '1.0 × 10^{−5}',
            slip: 'forgot-coefficient-in-ice',
            teaching:
              'The concentration of \\ce{Ca^2+} is half that of \\ce{OH-}; here the two were taken to be equal.',
            expression: '(10.77 * 0.0500 / 25.00)^3',
          },
          {
            text: '2.3 × 10^{−4}',
            slip: 'forgot-exponent',
            teaching: 'The concentration of \\ce{OH-} must be squared in the ion product.',
            expression: '(10.77 * 0.0500 / 25.00)^2 / 2',
          },
          {
            text: '4.0 × 10^{−5}',
            slip: 'forgot-coefficient-in-ice',
            teaching: 'The titration gives the hydroxide concentration directly; it must not be doubled.',
            expression: '((10.77 * 2) * 0.0500 / 25.00)^3 / 2',
          },
        ],
        explanation:
          '[\\ce{OH-}] = 10.77 mL × 0.0500 mol/L/25.00 mL = 0.0215 mol/L, and [\\ce{Ca^2+}] is half of this, 0.0108 mol/L. *K*_{sp} = 0.0108 × 0.0215^{2} = 5.0 × 10^{−6}.',
        reference: 'OpenStax Chemistry 2e, section 15.1',
        computation: {
          kind: 'quantity',
          expression: '(10.77 * 0.0500 / 25.00)^3 / 2',
          unit: '',
        },
      },
      {
        id: 'general-equilibrium-805',
        topics: ['equilibrium'],
        tests: ['common-ion-effect'],
        difficulty: 'intermediate',
        text: 'More acid is needed for the filtrate made with 0.0500 mol/L \\ce{NaOH} than for the one made with water. What do the numbers show about the amount of dissolved \\ce{Ca(OH)2}?',
        answer: 'It is smaller, because most of the hydroxide is from \\ce{NaOH}.',
        distractors: [
          {
            text: 'It is greater, because a base dissolves best in another base.',
            slip: 'overgeneralised-rule',
            teaching:
              'The \\ce{NaOH} in 25.00 mL needs 25.00 mL of acid, so only 1.75 mL is left for \\ce{Ca(OH)2}.',
          },
          {
            text: 'It is greater, because more acid is needed for all the hydroxide.',
            slip: 'effect-left-out',
            teaching: 'The acid also reacts with the hydroxide that came from \\ce{NaOH}.',
          },
          {
            text: 'It is the same, because *K*_{sp} depends only on temperature.',
            slip: 'product-for-solubility',
            teaching: '*K*_{sp} is the same, and for exactly this reason the solubility is not.',
          },
        ],
        explanation:
          'The 0.0500 mol/L \\ce{NaOH} in 25.00 mL alone requires 25.00 mL of acid. Only 1.75 mL is left for \\ce{Ca(OH)2}, compared with 10.77 mL in water: the amount is smaller, because most of the hydroxide is from \\ce{NaOH}.',
        reference: 'OpenStax Chemistry 2e, section 15.1',
      },
      {
        id: 'general-equilibrium-806',
        topics: ['equilibrium'],
        tests: ['solubility-product'],
        difficulty: 'intermediate',
        text: 'A careless student uses a torn filter for the mixture with water, so the titrated portion contains some fine solid. How does this affect the value found for *K*_{sp}?',
        answer: 'It is too large, because the solid uses up acid.',
        distractors: [
          {
            text: 'It is too small, because less hydroxide is in solution.',
            slip: 'reversed-trend',
            teaching:
              'The solid reacts with acid as well, so more hydroxide seems to be dissolved, not less.',
          },
          {
            text: 'It is unchanged, because solids do not appear in *K*_{sp}.',
            slip: 'overgeneralised-rule',
            teaching:
              'It is true that they do not appear there, but during the titration the solid dissolves and reacts with acid.',
          },
          {
            text: 'It is unchanged, because the solution is saturated anyway.',
            slip: 'one-condition-only',
            teaching: 'The solution is saturated, but the acid also reacts with the solid in the flask.',
          },
        ],
        explanation:
          'As acid is added, the solid dissolves and reacts too. More acid is needed, so the concentration of hydroxide appears greater than it is and *K*_{sp} is too large.',
        reference: 'OpenStax Chemistry 2e, section 15.1',
      },
    ],
  },
  {
    id: 'general-set-barium-hydroxide-conductivity',
    title: 'Conductivity while a base is neutralized',
    stimulus:
      'A 50.0 mL portion of a \\ce{Ba(OH)2} solution is stirred in a beaker with two electrodes. A solution of 0.100 mol/L \\ce{H2SO4} is added from a buret, and the conductivity is read after each addition. A white solid forms from the first drop onward. The table shows the readings, which are corrected for the increase in volume. Other experiments show that \\ce{H+} and \\ce{OH-} conduct far better than other ions at the same concentration.',
    figure: {
      caption: 'Conductivity against the volume of acid',
      kind: 'table',
      columns: ['\\ce{H2SO4} added (mL)', 'Conductivity (mS/cm)'],
      rows: [
        ['0', '4.60'],
        ['1.00', '3.69'],
        ['2.00', '2.77'],
        ['3.00', '1.86'],
        ['4.00', '0.94'],
        ['5.00', '0.03'],
        ['6.00', '1.45'],
        ['7.00', '2.84'],
      ],
    },
    questions: [
      {
        id: 'general-reactions-in-solution-800',
        topics: ['reactions-in-solution', 'solutions'],
        tests: ['net-ionic-equations'],
        uses: ['electrolytes', 'precipitation-reactions'],
        difficulty: 'intermediate',
        text: 'Which equation best explains why the conductivity falls almost to zero?',
        answer: '\\ce{Ba^2+ + 2OH- + 2H+ + SO4^2- -> BaSO4 + 2H2O}',
        distractors: [
          {
            text: '\\ce{Ba^2+ + SO4^2- -> BaSO4}',
            slip: 'one-product-only',
            teaching: 'If this were the only reaction, the hydroxide and hydrogen ions would still conduct.',
          },
          {
            text: '\\ce{Ba^2+ + 2OH- + 2H+ + SO4^2- -> Ba^2+ + SO4^2- + 2H2O}',
            slip: 'one-product-only',
            teaching: 'If this were the only reaction, the barium and sulfate ions would still conduct.',
          },
          {
            text: '\\ce{Ba(OH)2 + 2H+ -> Ba^2+ + 2H2O}',
            slip: 'ions-as-units',
            teaching:
              'The dissolved base is already present as ions, and here \\ce{Ba^2+} and sulfate would be left to conduct.',
          },
        ],
        explanation:
          'Hardly any ions are left at 5.00 mL, so all four kinds must have reacted, barium and sulfate to form the solid and hydrogen and hydroxide to form water: \\ce{Ba^2+ + 2OH- + 2H+ + SO4^2- -> BaSO4 + 2H2O}.',
        reference: 'OpenStax Chemistry 2e, section 4.2',
      },
      {
        id: 'general-reactions-in-solution-801',
        topics: ['reactions-in-solution', 'acids-and-bases'],
        tests: ['molarity'],
        uses: ['mole-ratio', 'acid-base-titration'],
        difficulty: 'intermediate',
        text: 'What was the concentration of the \\ce{Ba(OH)2} solution?',
        answer: '0.0100 mol/L',
        distractors: [
          {
            text: '0.0200 mol/L',
            slip: 'ignored-coefficients',
            teaching:
              'One mole of sulfuric acid neutralizes one mole of \\ce{Ba(OH)2}, with two \\ce{H+} for two \\ce{OH-}.',
            expression: '(5.00 * 2) * 0.100 / 50.0',
          },
          {
            text: '0.0140 mol/L',
            slip: 'wrong-reference',
            teaching: 'Here the last reading was taken as the equivalence point instead of the lowest one.',
            expression: '7.00 * 0.100 / 50.0',
          },
          {
            text: '0.0280 mol/L',
            slip: 'wrong-reference',
            teaching:
              'The lowest reading marks the equivalence point, and one mole of acid neutralizes one mole of base.',
            expression: '(7.00 * 2) * 0.100 / 50.0',
          },
        ],
        explanation:
          'The minimum, at 5.00 mL, is the equivalence point: 5.00 mL × 0.100 mol/L = 0.500 mmol of acid, which equals the amount of base. The concentration is 0.500 mmol/50.0 mL = 0.0100 mol/L.',
        reference: 'OpenStax Chemistry 2e, section 4.5',
        computation: {
          kind: 'quantity',
          expression: '5.00 * 0.100 / 50.0',
          unit: 'mol/L',
        },
      },
      {
        id: 'general-reactions-in-solution-802',
        topics: ['reactions-in-solution', 'solutions'],
        tests: ['representations-of-solutions'],
        uses: ['electrolytes', 'precipitation-reactions'],
        difficulty: 'intermediate',
        text: 'Which ions does a particle diagram of the solution (water and trace species omitted) show after 2.00 mL of acid has been added and then after 7.00 mL?',
        answer: '\\ce{Ba^2+} and \\ce{OH-}; then \\ce{H+} and sulfate',
        distractors: [
          {
            text: '\\ce{Ba^2+} and \\ce{OH-}; then \\ce{Ba^2+} and \\ce{H+}',
            slip: 'charges-not-balanced',
            teaching: 'The barium is in the solid by then, and a solution cannot contain cations alone.',
          },
          {
            text: '\\ce{H+} and sulfate; then \\ce{Ba^2+} and \\ce{OH-}',
            slip: 'order-of-steps',
            teaching: 'The base is in the beaker from the start; the acid is in excess only later.',
          },
          {
            text: '\\ce{H+} and \\ce{OH-}; then \\ce{Ba^2+} and sulfate',
            slip: 'reacting-for-spectator',
            teaching: 'Neither pair can be present together: one forms water and the other forms the solid.',
          },
        ],
        explanation:
          'Before the minimum, base is left over: \\ce{Ba^2+} with twice as many \\ce{OH-}. Beyond it the acid is in excess, and only \\ce{H+} and sulfate (partly as \\ce{HSO4-}) are present.',
        reference: 'OpenStax Chemistry 2e, section 4.2',
      },
    ],
  },
  {
    id: 'general-set-hydrogen-peroxide-catalysts',
    title: 'Oxygen from hydrogen peroxide',
    stimulus:
      'A 50.0 mL portion of a hydrogen peroxide solution is placed in a flask connected by a tube to a gas syringe. At time zero 0.10 g of a black powder is added, either manganese(IV) oxide or copper(II) oxide, both of the same particle size. The reaction is \\ce{2H2O2 -> 2H2O + O2}. The volumes of oxygen are read at 20 °C and 1 atm, at which one mole of gas occupies 24.0 L. The last reading was made when no more gas had formed for ten minutes.',
    figure: {
      caption: 'Volume of oxygen in mL',
      kind: 'table',
      columns: ['Time (s)', 'With \\ce{MnO2} (mL)', 'With CuO (mL)'],
      rows: [
        ['0', '0', '0'],
        ['30', '30.0', '10.5'],
        ['60', '45.0', '19.1'],
        ['90', '52.5', '26.2'],
        ['120', '56.3', '32.1'],
        ['at the end', '60.0', '60.0'],
      ],
    },
    questions: [
      {
        id: 'general-kinetics-basics-804',
        topics: ['kinetics-basics'],
        tests: ['catalysis'],
        difficulty: 'beginner',
        text: 'Which conclusion do the equal final volumes support?',
        answer: 'Neither powder changes the amount of oxygen formed.',
        distractors: [
          {
            text: 'Neither powder changes the rate of the reaction.',
            slip: 'rate-for-extent',
            teaching: 'The volumes at 30 s differ; the powders do change the rate.',
          },
          {
            text: 'Both powders supply the oxygen that is collected.',
            slip: 'role-of-a-species',
            teaching:
              'Different oxides would then supply different volumes; the oxygen comes from the peroxide.',
          },
          {
            text: 'Both powders lower the activation energy equally.',
            slip: 'rate-for-extent',
            teaching: 'The final volume says nothing about this, and the rates differ.',
          },
        ],
        explanation:
          'The amount of oxygen is set by the peroxide, and a catalyst changes only how fast this amount is reached: neither powder changes the amount of oxygen formed.',
        reference: 'OpenStax Chemistry 2e, section 12.7',
      },
      {
        id: 'general-kinetics-basics-805',
        topics: ['kinetics-basics'],
        tests: ['reaction-rate'],
        difficulty: 'beginner',
        text: 'On average over the first 30 s, how many times as fast does oxygen form with \\ce{MnO2} as with CuO?',
        answer: '2.9',
        distractors: [
          {
            text: '2.4',
            slip: 'wrong-reference',
            teaching: 'This is the ratio of the volumes at 60 s.',
            expression: '45.0 / 19.1',
          },
          {
            text: '1.8',
            slip: 'wrong-reference',
            teaching: 'This is the ratio of the volumes at 120 s.',
            expression: '56.3 / 32.1',
          },
          {
            text: '1.7',
            slip: 'other-stage',
            teaching: 'This is the ratio of the volumes that form between 30 s and 60 s, 15.0 mL and 8.6 mL.',
            expression: '(45.0 - 30.0) / (19.1 - 10.5)',
          },
        ],
        explanation:
          'In the first 30 s, 30.0 mL forms with \\ce{MnO2} and 10.5 mL with CuO: 30.0/10.5 = 2.9.',
        reference: 'OpenStax Chemistry 2e, section 12.1',
        computation: {
          kind: 'quantity',
          expression: '30.0 / 10.5',
          unit: '',
        },
      },
      {
        id: 'general-kinetics-basics-806',
        topics: ['kinetics-basics'],
        tests: ['catalysis'],
        difficulty: 'intermediate',
        text: 'Which additional observation would show that \\ce{MnO2} is a catalyst here and not a reactant?',
        answer: 'When filtered off and dried, it has a mass of 0.10 g again.',
        distractors: [
          {
            text: 'When 0.20 g of it is used instead, the gas forms even faster.',
            slip: 'holds-for-both',
            teaching: 'More of a solid reactant would speed up the reaction as well.',
          },
          {
            text: 'When it is added to the solution, the flask becomes warm.',
            slip: 'holds-for-both',
            teaching: 'An exothermic reaction of the powder itself would warm the flask too.',
          },
          {
            text: 'When it is added to water without peroxide, no gas forms.',
            slip: 'holds-for-both',
            teaching: 'A powder that reacts with peroxide would give no gas with water either.',
          },
        ],
        explanation:
          'A catalyst is not used up. This is shown if the powder has a mass of 0.10 g again when filtered off and dried; the other observations would fit a reactant as well.',
        reference: 'OpenStax Chemistry 2e, section 12.7',
      },
      {
        id: 'general-kinetics-basics-807',
        topics: ['kinetics-basics', 'gas-laws'],
        tests: ['gas-stoichiometry'],
        uses: ['molarity'],
        difficulty: 'intermediate',
        text: 'What was the initial concentration of the hydrogen peroxide solution?',
        answer: '0.100 mol/L',
        distractors: [
          {
            text: '0.0500 mol/L',
            slip: 'ignored-coefficients',
            teaching: 'Two \\ce{H2O2} give one \\ce{O2}, so the amount of oxygen must be doubled.',
            expression: '0.0600 / 24.0 / 0.0500',
          },
          {
            text: '0.0250 mol/L',
            slip: 'inverted-ratio',
            teaching: 'The amount of oxygen was halved instead of doubled.',
            expression: '1 / 2 * 0.0600 / 24.0 / 0.0500',
          },
          {
            text: '0.0938 mol/L',
            slip: 'wrong-reference',
            teaching: 'This uses the reading at 120 s, when the reaction was not yet over.',
            expression: '2 * 0.0563 / 24.0 / 0.0500',
          },
        ],
        explanation:
          '0.0600 L/(24.0 L/mol) = 2.50 × 10^{−3} mol of \\ce{O2} comes from 5.00 × 10^{−3} mol of \\ce{H2O2}; in 0.0500 L of solution, this is 0.100 mol/L.',
        reference: 'OpenStax Chemistry 2e, section 9.3',
        computation: {
          kind: 'quantity',
          expression: '2 * 0.0600 / 24.0 / 0.0500',
          unit: 'mol/L',
        },
      },
    ],
  },
];
