import type { WrittenQuestion } from '../../written-question.ts';

/** Electrochemical impedance spectroscopy: Nyquist plots and equivalent circuits. */
export const impedanceSpectroscopyQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-electrochemistry-501',
    topics: ['electrochemistry'],
    tests: ['electrochemical-impedance-spectroscopy'],
    difficulty: 'beginner',
    text: 'What is applied to the cell in electrochemical impedance spectroscopy?',
    answer: 'A small alternating voltage of varying frequency',
    distractors: [
      {
        text: 'A large voltage that rises linearly with time',
        slip: 'other-method',
        teaching: 'This describes linear sweep voltammetry.',
      },
      {
        text: 'A constant current until the potential jumps',
        slip: 'other-method',
        teaching: 'This describes chronopotentiometry.',
      },
      {
        text: 'A beam of infrared light of varying wavelength',
        slip: 'same-word-other-meaning',
        teaching: 'No light is used, in spite of the word spectroscopy.',
      },
    ],
    explanation:
      'A few millivolts of alternating voltage superimposed on a constant potential produce an alternating current; amplitude and phase at each frequency give the impedance.',
    reference: 'Bard and Faulkner, Electrochemical Methods, chapter 10',
  },
  {
    id: 'physical-electrochemistry-502',
    topics: ['electrochemistry'],
    tests: ['electrochemical-impedance-spectroscopy'],
    difficulty: 'intermediate',
    text: 'A Nyquist plot shows a semicircle that meets the real axis at 20 Ω (high frequency) and 120 Ω (low frequency). What are the solution resistance and the charge-transfer resistance, respectively?',
    answer: '20 Ω and 100 Ω',
    distractors: [
      {
        text: '20 Ω and 120 Ω',
        slip: 'value-for-change',
        teaching: 'The low-frequency intercept is the sum of both.',
      },
      {
        text: '100 Ω and 20 Ω',
        slip: 'exchanged-values',
        teaching:
          'At high frequency the capacitor short-circuits the charge transfer, so only the solution resistance is left.',
      },
      {
        text: '120 Ω and 100 Ω',
        slip: 'value-for-change',
        teaching: '120 Ω is the sum of both resistances.',
      },
    ],
    explanation:
      'At high frequency *Z* = *R*_{s} = 20 Ω; at low frequency *Z* = *R*_{s} + *R*_{ct} = 120 Ω. The diameter, 100 Ω, is *R*_{ct}.',
    reference: 'Bard and Faulkner, Electrochemical Methods, chapter 10',
  },
  {
    id: 'physical-electrochemistry-503',
    topics: ['electrochemistry'],
    tests: ['electrochemical-impedance-spectroscopy'],
    difficulty: 'intermediate',
    text: 'In the Randles circuit, why is the double-layer capacitor in parallel with the charge-transfer resistance?',
    answer: 'Current can charge the layer or drive the reaction.',
    distractors: [
      {
        text: 'Current must charge the layer before each reaction.',
        slip: 'series-for-parallel',
        teaching: 'One after the other would be a series circuit.',
      },
      {
        text: 'Current flows through the layer only at zero frequency.',
        slip: 'wrong-cause',
        teaching: 'A capacitor blocks direct current, so no current flows through it at zero frequency.',
      },
      {
        text: 'Current through the solution bypasses the electrode.',
        slip: 'wrong-cause',
        teaching: 'All current passes through the solution: *R*_{s} is in series.',
      },
    ],
    explanation:
      'At the interface two paths share the same voltage: the charging and faradaic currents add, so the two elements are in parallel.',
    reference: 'Bard and Faulkner, Electrochemical Methods, chapter 10',
  },
  {
    id: 'physical-electrochemistry-504',
    topics: ['electrochemistry'],
    tests: ['electrochemical-impedance-spectroscopy'],
    difficulty: 'intermediate',
    text: 'At low frequency a Nyquist plot (−*Z*″ against *Z*′) changes into a straight line at 45°. What does this line show?',
    answer: 'Diffusion to the electrode',
    distractors: [
      {
        text: 'An ideal capacitor',
        slip: 'wrong-cause',
        teaching: 'An ideal capacitor would give a vertical line, at 90°.',
      },
      {
        text: 'Resistance of the solution',
        slip: 'wrong-cause',
        teaching: 'The solution resistance only shifts the plot along the real axis.',
      },
      {
        text: 'Slow charge transfer',
        slip: 'wrong-cause',
        teaching: 'Slow charge transfer gives a semicircle.',
      },
    ],
    explanation:
      'The Warburg impedance of semi-infinite diffusion has equal real and imaginary parts, both proportional to 1/√ω.',
    reference: 'Bard and Faulkner, Electrochemical Methods, chapter 10',
  },
  {
    id: 'physical-electrochemistry-505',
    topics: ['electrochemistry'],
    tests: ['electrochemical-impedance-spectroscopy'],
    difficulty: 'advanced',
    text: 'In a Nyquist plot, a semicircle of diameter *R*_{ct} = 100 Ω reaches its top at an angular frequency of 500 s^{−1}. What is the double-layer capacitance?',
    answer: '20 µF',
    distractors: [
      {
        text: '3.2 µF',
        slip: 'angular-frequency',
        teaching: 'The angular frequency is given, so no factor of 2π is needed.',
        expression: '1e6 / (2 * pi * 500 * 100)',
      },
      {
        text: '5.0 µF',
        slip: 'divided-for-multiplied',
        teaching: 'This is 500/100; both belong in the denominator: *C* = 1/(ω*R*_{ct}).',
        expression: '500 / 100',
      },
      {
        text: '0.20 µF',
        slip: 'unit-prefix',
        teaching: 'This counts the 100 Ω twice in the denominator; 1/(500 × 100) F is 20 µF.',
        expression: '1e6 / (500 * 100 * 100)',
      },
    ],
    explanation: 'At the top, ω*R*_{ct}*C* = 1: *C* = 1/(500 s^{−1} × 100 Ω) = 2.0 × 10^{−5} F = 20 µF.',
    reference: 'Bard and Faulkner, Electrochemical Methods, chapter 10',
    computation: { kind: 'quantity', expression: '1e6/(500*100)', unit: 'µF' },
  },
  {
    id: 'physical-electrochemistry-506',
    topics: ['electrochemistry'],
    tests: ['electrochemical-impedance-spectroscopy'],
    difficulty: 'advanced',
    text: 'The diameter of the semicircle in the Nyquist plot of coated steel shrinks from 10^{7} Ω to 10^{4} Ω within weeks in salt water. What does this mean?',
    answer: 'The coating lets water through and protects less.',
    distractors: [
      {
        text: 'The coating becomes denser and protects more.',
        slip: 'reversed-trend',
        teaching: 'A good barrier has a high resistance; here the resistance has fallen 1000-fold.',
      },
      {
        text: 'The salt water becomes less conductive with time.',
        slip: 'wrong-cause',
        teaching: 'Solution resistance shifts the intercept, not the diameter.',
      },
      {
        text: 'The steel corrodes more slowly with time.',
        slip: 'reversed-trend',
        teaching: 'A lower resistance means a higher corrosion current.',
      },
    ],
    explanation:
      'The pore and charge-transfer resistances fall as electrolyte enters; the corrosion current is inversely proportional to the polarization resistance.',
    reference: 'Bard and Faulkner, Electrochemical Methods, chapter 10',
  },
];
