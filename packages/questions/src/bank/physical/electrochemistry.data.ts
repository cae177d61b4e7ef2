import type { WrittenQuestion } from '../written-question.ts';

/** Cells, Nernst equation, electrolysis. */
export const electrochemistryQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-electrochemistry-01',
    topics: ['electrochemistry'],
    tests: ['standard-cell-potential'],
    uses: ['standard-electrode-potential'],
    difficulty: 'beginner',
    text: 'A galvanic cell is built from the half-cells \\ce{Ag+}/\\ce{Ag} (*E*° = +0.80 V) and \\ce{Ni^2+}/\\ce{Ni} (*E*° = −0.26 V). What is its standard cell potential?',
    answer: '+1.06 V',
    distractors: [
      {
        text: '+0.54 V',
        slip: 'added-potentials',
        teaching:
          'The cell potential is the difference *E*°(cathode) − *E*°(anode); subtracting −0.26 V adds 0.26 V.',
        expression: '0.80 - 0.26',
      },
      {
        text: '+1.86 V',
        slip: 'scaled-potential',
        teaching:
          'Two \\ce{Ag+} ions react for each \\ce{Ni} atom, but a potential does not depend on the amount, so it is not doubled.',
        expression: '0.80 * 2 - (-0.26)',
      },
      {
        text: '−1.06 V',
        slip: 'exchanged-electrodes',
        teaching:
          'The couple with the higher potential is the cathode of a galvanic cell, so the cell potential is positive.',
        expression: '(-0.26) - 0.80',
      },
    ],
    explanation:
      'Silver has the higher potential and is the cathode: *E*°_{cell} = *E*°(cathode) − *E*°(anode) = 0.80 V − (−0.26 V) = +1.06 V.',
    reference: 'OpenStax Chemistry 2e, section 17.3',
    computation: { kind: 'quantity', expression: '0.80 - (-0.26)', unit: 'V' },
  },
  {
    id: 'physical-electrochemistry-02',
    topics: ['electrochemistry'],
    tests: ['faradays-laws-of-electrolysis'],
    uses: ['half-equations', 'mass-mole-conversion', 'electrolytic-cell'],
    difficulty: 'intermediate',
    text: 'A current of 2.50 A flows for 40.0 min through a solution of \\ce{CuSO4}. What mass of copper is deposited at the cathode if no other reaction occurs there? (*F* = 96 485 C/mol, *M*(\\ce{Cu}) = 63.55 g/mol)',
    answer: '1.98 g',
    distractors: [
      {
        text: '3.95 g',
        slip: 'electrons-transferred',
        teaching: 'Each \\ce{Cu^2+} needs two electrons, so the charge is divided by 2*F*.',
        expression: '2.50 * 40.0 * 60 / (96485) * 63.55',
      },
      {
        text: '0.0329 g',
        slip: 'time-unit',
        teaching: 'An ampere is a coulomb per second, so the time must be in seconds: 40.0 min is 2400 s.',
        expression: '2.50 * 40.0 / (2 * 96485) * 63.55',
      },
      {
        text: '0.0659 g',
        slip: 'time-unit',
        teaching: 'The time of 40.0 min is 2400 s, and each \\ce{Cu^2+} needs two electrons.',
        expression: '2.50 * 40.0 / 96485 * 63.55',
      },
    ],
    explanation:
      '*Q* = *It* = 2.50 A × 2400 s = 6000 C. *n*(\\ce{Cu}) = \\frac{6000 C}{2 × 96 485 C/mol} = 0.03109 mol; *m* = 0.03109 mol × 63.55 g/mol = 1.98 g.',
    reference: 'OpenStax Chemistry 2e, section 17.7',
    computation: { kind: 'quantity', expression: '2.50 * 40.0 * 60 / (2 * 96485) * 63.55', unit: 'g' },
  },
  {
    id: 'physical-electrochemistry-03',
    topics: ['electrochemistry'],
    tests: ['nernst-equation'],
    uses: ['reaction-quotient', 'galvanic-cell'],
    difficulty: 'advanced',
    text: 'For the cell \\ce{Zn}|\\ce{Zn^2+} (1.50 mol/L)||\\ce{Ag+} (0.0100 mol/L)|\\ce{Ag} the standard potential is *E*° = 1.56 V. What is its potential at 25 °C? (\\frac{*RT*}{*F*} ln 10 = 0.0592 V; use concentrations in place of activities)',
    answer: '1.44 V',
    distractors: [
      {
        text: '1.68 V',
        slip: 'wrong-sign',
        teaching: 'A reaction quotient greater than 1 lowers the potential: the Nernst term is subtracted.',
        expression: '1.56 - 0.0592 / 2 * log10(1 / 1.50 * 0.0100^2)',
      },
      {
        text: '1.31 V',
        slip: 'electrons-transferred',
        teaching: 'Two electrons are transferred in the reaction as written, so 0.0592 V is divided by 2.',
        expression: '1.56 - 0.0592 * log10(1.50 / 0.0100^2)',
      },
      {
        text: '1.50 V',
        slip: 'ignored-coefficients',
        teaching:
          'Two \\ce{Ag+} ions react for each \\ce{Zn} atom, so [\\ce{Ag+}] enters the reaction quotient squared.',
        expression: '1.56 - 0.0592 / 2 * log10(1.50 / 0.0100)',
      },
    ],
    explanation:
      'Reaction: \\ce{Zn + 2Ag+ -> Zn^2+ + 2Ag}, *z* = 2. *Q* = \\frac{1.50}{0.0100²} = 1.50 × 10^{4}. *E* = 1.56 V − \\frac{0.0592 V}{2} × log_{10}(1.50 × 10^{4}) = 1.56 V − 0.124 V = 1.44 V.',
    reference: 'OpenStax Chemistry 2e, section 17.4',
    computation: {
      kind: 'quantity',
      expression: '1.56 - 0.0592 / 2 * log10(1.50 / 0.0100^2)',
      unit: 'V',
    },
  },
  {
    id: 'physical-electrochemistry-04',
    topics: ['electrochemistry'],
    tests: ['galvanic-cell'],
    uses: ['oxidation-and-reduction'],
    difficulty: 'beginner',
    text: 'In a discharging galvanic cell, at which electrode does oxidation take place, and which way do electrons flow through the wire?',
    answer: 'At the anode; from anode to cathode',
    distractors: [
      {
        text: 'At the anode; from cathode to anode',
        slip: 'reversed-trend',
        teaching: 'Oxidation releases electrons at the anode, so they leave it through the wire.',
      },
      {
        text: 'At the cathode; from anode to cathode',
        slip: 'exchanged-electrodes',
        teaching: 'The cathode is where reduction takes place, in every kind of cell.',
      },
      {
        text: 'At the cathode; from cathode to anode',
        slip: 'exchanged-electrodes',
        teaching: 'Oxidation defines the anode; electrons leave there and reach the cathode.',
      },
    ],
    explanation:
      'The anode is by definition the electrode of oxidation. The electrons released there flow through the wire to the cathode, where reduction takes them up.',
    reference: 'OpenStax Chemistry 2e, section 17.2',
  },
  {
    id: 'physical-electrochemistry-05',
    topics: ['electrochemistry'],
    tests: ['concentration-cells'],
    uses: ['nernst-equation'],
    difficulty: 'intermediate',
    text: 'What is the potential of the concentration cell \\ce{Cu}|\\ce{Cu^2+} (0.0010 mol/L)||\\ce{Cu^2+} (0.10 mol/L)|\\ce{Cu} at 298 K? (\\frac{*RT*}{*F*} ln 10 = 0.0592 V; use concentrations in place of activities)',
    answer: '0.059 V',
    distractors: [
      {
        text: '0.118 V',
        slip: 'electrons-transferred',
        teaching: 'Two electrons are transferred for each \\ce{Cu^2+}, so 0.0592 V is divided by 2.',
        expression: '0.0592 * log10(0.10 / 0.0010)',
      },
      {
        text: '0.000 V',
        slip: 'standard-value-everywhere',
        teaching:
          'Only the standard potential is zero; the concentrations differ, and the cell evens them out.',
        expression: '0',
      },
      {
        text: '0.136 V',
        slip: 'natural-for-decadic-logarithm',
        teaching: '0.0592 V is used with the base-10 logarithm, log_{10} 100 = 2.',
        expression: '0.0592 / 2 * ln(0.10 / 0.0010)',
      },
    ],
    explanation:
      '*E*° = 0 for identical half-cells. *E* = \\frac{0.0592 V}{2} log_{10}\\frac{0.10}{0.0010} = 0.0296 V × 2 = 0.059 V.',
    reference: 'OpenStax Chemistry 2e, section 17.4',
    computation: { kind: 'quantity', expression: '0.0592 / 2 * log10(0.10 / 0.0010)', unit: 'V' },
  },
  {
    id: 'physical-electrochemistry-06',
    topics: ['electrochemistry', 'gibbs-energy'],
    tests: ['cell-potential-and-equilibrium-constant', 'solubility-product'],
    uses: ['standard-electrode-potential'],
    difficulty: 'advanced',
    text: 'What solubility product of \\ce{AgBr} at 298 K follows from \\ce{AgBr + e- -> Ag + Br-} (*E*° = +0.071 V) and \\ce{Ag+ + e- -> Ag} (*E*° = +0.799 V)? (\\frac{*RT*}{*F*} ln 10 = 0.0592 V)',
    answer: '5.0 × 10^{−13}',
    distractors: [
      {
        text: '2.0 × 10^{12}',
        slip: 'wrong-sign',
        teaching:
          'This is the equilibrium constant for precipitation; that for dissolution, the reverse process, is its reciprocal.',
        expression: '10^((0.799 - 0.071) / 0.0592)',
      },
      {
        text: '2.0 × 10^{−15}',
        slip: 'added-potentials',
        teaching:
          'Only the silver half-reaction is reversed, so only +0.799 V changes sign; here +0.071 V was made negative as well.',
        expression: '10^((-0.071 - 0.799) / 0.0592)',
      },
      {
        text: '4.6 × 10^{−6}',
        slip: 'natural-for-decadic-logarithm',
        teaching:
          '*E*°/0.0592 V = −12.3 is the base-10 logarithm of *K*, so it is the exponent of 10, not of e.',
        expression: 'exp((0.071 - 0.799) / 0.0592)',
      },
    ],
    explanation:
      'The first half-reaction minus the second is \\ce{AgBr -> Ag+ + Br-} with *E*° = 0.071 V − 0.799 V = −0.728 V. log_{10} *K* = \\frac{−0.728}{0.0592} = −12.30, so *K*_{sp} = 5.0 × 10^{−13}.',
    reference: 'OpenStax Chemistry 2e, section 17.4',
    computation: { kind: 'quantity', expression: '10^((0.071 - 0.799) / 0.0592)', unit: '' },
  },
  {
    id: 'physical-electrochemistry-07',
    topics: ['electrochemistry'],
    tests: ['faradays-laws-of-electrolysis'],
    uses: ['half-equations'],
    difficulty: 'beginner',
    text: 'What charge is needed to reduce 0.100 mol of \\ce{Fe^3+} to iron metal? (*F* = 96 485 C/mol)',
    answer: '2.89 × 10^{4} C',
    distractors: [
      {
        text: '9.65 × 10^{3} C',
        slip: 'electrons-transferred',
        teaching: 'This is for one electron per ion, which leads only from \\ce{Fe^3+} to \\ce{Fe^2+}.',
        expression: '0.100 * 96485',
      },
      {
        text: '1.93 × 10^{4} C',
        slip: 'electrons-transferred',
        teaching: 'Two electrons per ion would start from \\ce{Fe^2+}; \\ce{Fe^3+} needs three.',
        expression: '0.100 * 2 * 96485',
      },
      {
        text: '3.22 × 10^{3} C',
        slip: 'divided-for-multiplied',
        teaching:
          'The charge must be multiplied by three, the number of electrons per ion, not divided by it.',
        expression: '0.100 / 3 * 96485',
      },
    ],
    explanation: '\\ce{Fe^3+ + 3e- -> Fe}. *Q* = *nzF* = 0.100 mol × 3 × 96 485 C/mol = 2.89 × 10^{4} C.',
    reference: 'OpenStax Chemistry 2e, section 17.7',
    computation: { kind: 'quantity', expression: '0.100 * 3 * 96485', unit: 'C' },
  },
  {
    id: 'physical-electrochemistry-08',
    topics: ['electrochemistry'],
    tests: ['conductivity-of-electrolytes'],
    difficulty: 'intermediate',
    text: 'The limiting molar conductivities at 25 °C are 426.2 (\\ce{HCl}), 126.5 (\\ce{NaCl}) and 91.0 (sodium acetate), all in S·cm²/mol. What is the value for acetic acid?',
    answer: '390.7 S·cm²/mol',
    distractors: [
      {
        text: '643.7 S·cm²/mol',
        slip: 'added-for-subtracted',
        teaching: 'Sodium and chloride must cancel, so the value of \\ce{NaCl} is subtracted.',
        expression: '426.2 + 91.0 + 126.5',
      },
      {
        text: '461.7 S·cm²/mol',
        slip: 'exchanged-components',
        teaching:
          'The acetate ion comes from sodium acetate, whose value must be added; that of \\ce{NaCl} is subtracted.',
        expression: '426.2 + 126.5 - 91.0',
      },
      {
        text: '335.2 S·cm²/mol',
        slip: 'one-step-short',
        teaching:
          'This is the value of \\ce{HCl} minus that of sodium acetate; all three values must be combined so that only \\ce{H+} and acetate are left.',
        expression: '426.2 - 91.0',
      },
    ],
    explanation:
      'Ions move independently at infinite dilution (Kohlrausch): *Λ*°(acid) = *Λ*°(\\ce{HCl}) + *Λ*°(sodium acetate) − *Λ*°(\\ce{NaCl}) = 426.2 + 91.0 − 126.5 = 390.7 S·cm²/mol.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 16',
    computation: { kind: 'quantity', expression: '426.2 + 91.0 - 126.5', unit: 'S·cm²/mol' },
  },
  {
    id: 'physical-electrochemistry-09',
    topics: ['electrochemistry'],
    tests: ['nernst-equation', 'reference-electrodes'],
    uses: ['ph', 'standard-electrode-potential'],
    difficulty: 'advanced',
    text: 'A hydrogen electrode (1 bar) in a solution has a potential of −0.493 V against a reference electrode whose own potential is +0.197 V against the standard hydrogen electrode. What is the pH at 298 K? (\\frac{*RT*}{*F*} ln 10 = 0.0592 V)',
    answer: '5.00',
    distractors: [
      {
        text: '8.33',
        slip: 'ignored-reference-electrode',
        teaching:
          'The potential must first be referred to the standard hydrogen electrode by adding 0.197 V.',
        expression: '(0.493) / 0.0592',
      },
      {
        text: '11.66',
        slip: 'wrong-sign',
        teaching:
          'The reference lies above the standard hydrogen electrode, so 0.197 V is added and not subtracted.',
        expression: '(0.493 + 0.197) / 0.0592',
      },
      {
        text: '10.00',
        slip: 'electrons-transferred',
        teaching:
          '*E* = −0.0592 V × pH: one electron is transferred for each \\ce{H+}, so nothing is halved.',
        expression: '((0.493 - 0.197) * 2) / 0.0592',
      },
    ],
    explanation:
      'Against the standard hydrogen electrode *E* = −0.493 V + 0.197 V = −0.296 V. For hydrogen at 1 bar *E* = −0.0592 V × pH, so pH = 0.296/0.0592 = 5.00.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 6',
    computation: { kind: 'quantity', expression: '(0.493 - 0.197) / 0.0592', unit: '' },
  },
];
