import type { WrittenQuestion } from '../../written-question.ts';

export const equilibriumAcidAndNucleusAngleQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-equilibrium-900',
    topics: ['equilibrium'],
    tests: ['equilibrium-concentrations'],
    difficulty: 'intermediate',
    text: 'In \\ce{H2(g) + I2(g) <=> 2HI(g)} the reactants start at 0.500 mol/L \\ce{H2} and 0.300 mol/L \\ce{I2}; no \\ce{HI} is present. With [\\ce{HI}] = 2*x*, the quadratic equation for *x* has the solutions 0.274 mol/L and 0.596 mol/L. Which one is valid, and why?',
    answer: '0.274 mol/L, because the other makes [\\ce{I2}] negative',
    distractors: [
      {
        text: '0.274 mol/L, because the other makes [\\ce{HI}] negative',
        slip: 'wrong-sign',
        teaching: '[\\ce{HI}] = 2*x* is positive for both solutions; it is the reactants that decrease.',
      },
      {
        text: '0.596 mol/L, because the other makes [\\ce{I2}] negative',
        slip: 'exchanged-values',
        teaching:
          'With *x* = 0.274 mol/L, 0.026 mol/L of \\ce{I2} is left; it is *x* = 0.596 mol/L that exceeds 0.300 mol/L.',
      },
      {
        text: '0.596 mol/L, because the other makes [\\ce{HI}] negative',
        slip: 'one-condition-only',
        teaching:
          '[\\ce{HI}] = 2*x* is positive for both solutions, but with 0.596 mol/L more iodine would react than there is.',
      },
    ],
    explanation:
      'No concentration can be negative. At equilibrium [\\ce{I2}] = 0.300 mol/L − *x*, so *x* must be smaller than 0.300 mol/L. The valid solution is 0.274 mol/L, because the other makes [\\ce{I2}] negative.',
    reference: 'OpenStax Chemistry 2e, section 13.4',
  },
  {
    id: 'general-equilibrium-901',
    topics: ['equilibrium'],
    tests: ['equilibrium-concentrations', 'equilibrium-constant-expression'],

    difficulty: 'intermediate',
    text: 'At first, a flask contains only \\ce{NOCl}, at 2.00 mol/L. When the equilibrium \\ce{2NOCl(g) <=> 2NO(g) + Cl2(g)} is reached, the concentration of \\ce{Cl2} is *x*, in mol/L. Which expression equals *K*_{c}?',
    answer: '\\frac{(2*x*)^{2}*x*}{(2.00 − 2*x*)^{2}}',
    distractors: [
      {
        text: '\\frac{(2*x*)^{2}*x*}{(2.00 − *x*)^{2}}',
        slip: 'forgot-coefficient-in-ice',
        teaching: 'For each \\ce{Cl2} two \\ce{NOCl} disappear, so 2.00 − 2*x* is left.',
      },
      {
        text: '\\frac{*x*^{2}*x*}{(2.00 − 2*x*)^{2}}',
        slip: 'ignored-coefficients',
        teaching: 'Two \\ce{NO} form with each \\ce{Cl2}, so [\\ce{NO}] is 2*x*, and 2*x* is squared.',
      },
      {
        text: '\\frac{*x*^{2}*x*}{(2.00 − *x*)^{2}}',
        slip: 'coefficients-as-exponents',
        teaching:
          'The coefficients were used as exponents, but they also give the changes: 2*x* for \\ce{NO} and −2*x* for \\ce{NOCl}.',
      },
    ],
    explanation:
      'If [\\ce{Cl2}] rises by *x*, [\\ce{NO}] rises by 2*x* and [\\ce{NOCl}] falls by 2*x*. So *K*_{c} = \\frac{[\\ce{NO}]^{2}[\\ce{Cl2}]}{[\\ce{NOCl}]^{2}} = \\frac{(2*x*)^{2}*x*}{(2.00 − 2*x*)^{2}}.',
    reference: 'OpenStax Chemistry 2e, section 13.4',
  },
  {
    id: 'general-acids-and-bases-900',
    topics: ['acids-and-bases'],
    tests: ['polyprotic-acids'],
    uses: ['acid-dissociation-constant'],
    difficulty: 'beginner',
    text: 'For a diprotic acid \\ce{H2A} in water, *K*_{a2} is smaller than *K*_{a1}. Why is the second proton harder to remove than the first?',
    answer: 'It has to leave an ion that is already negative.',
    distractors: [
      {
        text: 'It has to leave an ion that is already positive.',
        slip: 'wrong-ion-charge',
        teaching:
          'Loss of a proton from \\ce{H2A} leaves the negative ion \\ce{HA-}; a positive ion would lose a proton more easily.',
      },
      {
        text: 'It has to leave a molecule that is still neutral.',
        slip: 'wrong-dissociation-step',
        teaching: 'That is the first step; the second proton leaves the ion \\ce{HA-}.',
      },
      {
        text: 'It has to leave an ion that is now much smaller.',
        slip: 'wrong-cause',
        teaching:
          'The first proton takes no electrons with it, so \\ce{HA-} is hardly smaller than \\ce{H2A}; its charge makes the difference.',
      },
    ],
    explanation:
      'The first step turns \\ce{H2A} into \\ce{HA-}. The positive proton is attracted more strongly by this ion than by the neutral molecule: it must leave an ion that is already negative.',
    reference: 'OpenStax Chemistry 2e, section 14.5',
  },
  {
    id: 'general-acids-and-bases-901',
    topics: ['acids-and-bases'],
    tests: ['polyprotic-acids'],
    uses: ['ph-of-weak-acids'],
    difficulty: 'advanced',
    text: 'What is the concentration of \\ce{CO3^2-} in 0.034 mol/L aqueous carbonic acid at 25 °C? (*K*_{a1} = 4.3 × 10^{−7}, *K*_{a2} = 4.7 × 10^{−11})',
    answer: '4.7 × 10^{−11} mol/L',
    distractors: [
      {
        text: '1.2 × 10^{−4} mol/L',
        slip: 'answered-another-quantity',
        teaching: 'This is the concentration of \\ce{HCO3-} and \\ce{H3O+} from the first step.',
        expression: 'sqrt(0.034 * 4.3e-7)',
      },
      {
        text: '4.3 × 10^{−7} mol/L',
        slip: 'wrong-dissociation-step',
        teaching:
          'This is *K*_{a1}, which belongs to the first step; \\ce{CO3^2-} forms in the second step, from \\ce{HCO3-}.',
        expression: '4.3e-7',
      },
      {
        text: '2.0 × 10^{−17} mol/L',
        slip: 'needless-factor',
        teaching:
          'The product of both constants belongs to the loss of two protons at once and must be multiplied by [\\ce{H2CO3}] and divided by [\\ce{H3O+}]^{2}.',
        expression: '4.3e-7 * 4.7e-11',
      },
    ],
    explanation:
      'The first step produces practically all of the ions, so [\\ce{H3O+}] and [\\ce{HCO3-}] are equal (1.2 × 10^{−4} mol/L). In *K*_{a2} = \\frac{[\\ce{H3O+}][\\ce{CO3^2-}]}{[\\ce{HCO3-}]} they cancel, and [\\ce{CO3^2-}] = *K*_{a2} = 4.7 × 10^{−11} mol/L, whatever the concentration of the acid.',
    reference: 'OpenStax Chemistry 2e, section 14.5',
    computation: { kind: 'quantity', expression: '4.7e-11', unit: 'mol/L' },
  },
  {
    id: 'general-acids-and-bases-902',
    topics: ['acids-and-bases'],
    tests: ['buffer-solutions'],
    uses: ['neutralization'],
    difficulty: 'intermediate',
    text: 'Solutions of \\ce{NaOH}, \\ce{HCl} and \\ce{CH3COOH}, each 0.10 mol/L, are mixed in pairs. Which mixture is a buffer?',
    answer: '100 mL of \\ce{CH3COOH} and 50 mL of \\ce{NaOH}',
    distractors: [
      {
        text: '50 mL of \\ce{CH3COOH} and 100 mL of \\ce{NaOH}',
        slip: 'wrong-limiting-reagent',
        teaching: 'The base is in excess and converts all of the acid, so no \\ce{CH3COOH} is left.',
      },
      {
        text: '100 mL of \\ce{HCl} and 50 mL of \\ce{NaOH}',
        slip: 'strong-as-weak',
        teaching:
          'Half of the acid is left, but \\ce{HCl} is strong, and its ion \\ce{Cl-} cannot bind protons.',
      },
      {
        text: '50 mL of \\ce{HCl} and 100 mL of \\ce{NaOH}',
        slip: 'strong-as-weak',
        teaching:
          'This leaves \\ce{NaCl} and the strong base \\ce{NaOH}; neither a weak acid nor a weak base is present.',
      },
    ],
    explanation:
      'A buffer contains a weak acid and its conjugate base. The 5 mmol of \\ce{NaOH} in 50 mL converts half of the 10 mmol of \\ce{CH3COOH} in 100 mL to \\ce{CH3COO-}, so both are present in equal amounts.',
    reference: 'OpenStax Chemistry 2e, section 14.6',
  },
  {
    id: 'general-acids-and-bases-903',
    topics: ['acids-and-bases'],
    tests: ['buffer-solutions'],
    uses: ['bronsted-lowry-theory'],
    difficulty: 'beginner',
    text: 'A little hydrochloric acid is added to a buffer of acetic acid and sodium acetate. Which reaction keeps the pH nearly constant?',
    answer: '\\ce{CH3COO- + H3O+ -> CH3COOH + H2O}',
    distractors: [
      {
        text: '\\ce{CH3COOH + OH- -> CH3COO- + H2O}',
        slip: 'acid-for-base',
        teaching: 'This is how the buffer responds to added base; here \\ce{H3O+} is added.',
      },
      {
        text: '\\ce{CH3COOH + H2O -> CH3COO- + H3O+}',
        slip: 'neutralisation-turned-around',
        teaching: 'This reaction would produce \\ce{H3O+} and lower the pH further.',
      },
      {
        text: '\\ce{H3O+ + Cl- -> HCl + H2O}',
        slip: 'strong-as-weak',
        teaching: '\\ce{HCl} is a strong acid in water, so chloride ions do not bind the added protons.',
      },
    ],
    explanation:
      'The added \\ce{H3O+} ions are removed by the base of the buffer, and the weak acid that forms gives hardly any of them back: \\ce{CH3COO- + H3O+ -> CH3COOH + H2O}.',
    reference: 'OpenStax Chemistry 2e, section 14.6',
  },
  {
    id: 'general-acids-and-bases-904',
    topics: ['acids-and-bases'],
    tests: ['buffer-solutions'],
    uses: ['bronsted-lowry-theory'],
    difficulty: 'intermediate',
    text: 'A solution contains \\ce{HCl} and \\ce{NaCl}, each 0.0010 mol/L. Why is it not a buffer, although \\ce{Cl-} is the conjugate base of \\ce{HCl}?',
    answer: 'Chloride ions are too weak a base to bind added protons.',
    distractors: [
      {
        text: 'Chloride ions are too strong a base to stay free in water.',
        slip: 'reversed-trend',
        teaching:
          'The conjugate base of a strong acid is very weak; chloride ions stay free in water and bind no protons.',
      },
      {
        text: 'Hydrogen chloride is too weak an acid to react with added base.',
        slip: 'strong-as-weak',
        teaching:
          'Hydrogen chloride is a strong acid and neutralizes added base; what is missing is a partner that binds added acid.',
      },
      {
        text: 'Sodium ions are too strong an acid to leave the pH constant.',
        slip: 'spectator-hydrolyzed',
        teaching: 'Sodium ions are neither acid nor base in water; they do not change the pH.',
      },
    ],
    explanation:
      'A buffer must bind added acid as well as added base. The \\ce{H3O+} from \\ce{HCl} neutralizes added base, but when acid is added, nothing takes up its protons: chloride ions are too weak a base to bind added protons.',
    reference: 'OpenStax Chemistry 2e, section 14.6',
  },
  {
    id: 'general-nuclear-chemistry-900',
    topics: ['nuclear-chemistry'],
    tests: ['nuclear-fission-and-fusion'],
    difficulty: 'intermediate',
    text: 'In many nuclear reactors the rods of uranium fuel are surrounded by water as a moderator. What does a moderator do to the neutrons?',
    answer: 'It slows them down, so that more of them cause fission.',
    distractors: [
      {
        text: 'It absorbs them, so that fewer of them cause fission.',
        slip: 'apparatus-confused',
        teaching:
          'That is the task of the control rods, which contain cadmium or boron; a moderator should absorb few neutrons.',
      },
      {
        text: 'It speeds them up, so that more of them cause fission.',
        slip: 'reversed-trend',
        teaching:
          'Neutrons from fission are already fast, and uranium-235 captures slow neutrons far more readily.',
      },
      {
        text: 'It turns them into protons, so that fewer cause fission.',
        slip: 'event-invented',
        teaching:
          'Collisions with the nuclei of the water only take energy from the neutrons; they remain neutrons.',
      },
    ],
    explanation:
      'The neutrons released by fission are fast. In collisions with the light nuclei of the water they lose energy, and slow neutrons are captured by uranium-235 far more readily: the moderator slows them down, so that more of them cause fission.',
    reference: 'OpenStax Chemistry 2e, section 21.4',
  },
  {
    id: 'general-nuclear-chemistry-901',
    topics: ['nuclear-chemistry'],
    tests: ['nuclear-fission-and-fusion', 'band-of-stability'],

    difficulty: 'advanced',
    text: 'Nearly all of the nuclei that form in the fission of uranium-235 emit β^{−} particles. Why?',
    answer: 'They have too many neutrons for their number of protons.',
    distractors: [
      {
        text: 'They have too many protons for their number of neutrons.',
        slip: 'reversed-trend',
        teaching:
          'Nuclei with too many protons emit positrons or capture electrons; β^{−} emission would add another proton.',
      },
      {
        text: 'They have too many electrons for their number of protons.',
        slip: 'particles-of-atom-confused',
        teaching: 'A β^{−} particle comes from a neutron of the nucleus, not from the electrons of the atom.',
      },
      {
        text: 'They have too many nucleons to be held together for long.',
        slip: 'mixed-up-decays',
        teaching:
          'Very heavy nuclei emit α particles, but fission products are of medium mass, far below the heaviest stable nuclei.',
      },
    ],
    explanation:
      'Heavy nuclei have more neutrons per proton than stable nuclei of medium mass. When uranium-235 splits, its fragments keep about the same ratio and so have too many neutrons for their number of protons. In β^{−} decay a neutron becomes a proton.',
    reference: 'OpenStax Chemistry 2e, section 21.4',
  },
];
