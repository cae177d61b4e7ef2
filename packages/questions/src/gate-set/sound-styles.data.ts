import type { SoundSketch } from './sound-sketches.data.ts';

/** Sound questions in other styles than ours: operators, lines that go on, words with hyphens, remarks on mistakes. */
export const soundStyles: readonly SoundSketch[] = [
  [
    'moles',
    'What is the molar mass of \\ce{CaCO3}?',
    ['100.09 g/mol', '68.09 g/mol', '84.08 g/mol', '116.09 g/mol'],
    'Ca 40.08 + C 12.01 + 3 × O 16.00 = 100.09, so the molar mass is 100.09 g/mol.',
  ],
  [
    'moles',
    'What is the molar mass of sulfuric acid, \\ce{H2SO4}?',
    ['98.08 g/mol', '97.07 g/mol', '82.08 g/mol', '50.07 g/mol'],
    'H: 2 × 1.008 = 2.016; S: 32.06; O: 4 × oxygen 16.00 = 64.00. The sum is 98.08 g/mol.',
  ],
  [
    'moles',
    'How many moles are in 29.22 g of \\ce{NaCl} (58.44 g/mol)?',
    ['0.5000 mol', '2.000 mol', '1708 mol', '0.2000 mol'],
    'Mass ÷ molar mass = amount: 29.22 g ÷ 58.44 g/mol = 0.5000 mol.',
  ],
  [
    'solutions',
    'What mass of \\ce{NaCl} (58.44 g/mol) is in 0.250 L of a 0.500 mol/L solution?',
    ['7.31 g', '0.125 g', '29.2 g', '14.6 g'],
    '0.250 L × 0.500 mol/L = 0.125 mol × 58.44 g/mol = 7.31 g. As a check, 7.31 g / 58.44 g/mol = 0.125 mol.',
  ],
  [
    'solutions',
    'What mass of \\ce{KBr} (119.0 g/mol) is in 1,500 mL of a 0.200 mol/L solution?',
    ['35.7 g', '23.8 g', '0.300 g', '71.4 g'],
    '1,500 mL = 1.500 L. 1.500 x 0.200 = 0.300 mol and 0.300 x 119.0 = 35.7 g. Forgetting the volume would give 0.200 × 119.0 = 23.8 g.',
  ],
  [
    'kinetics-basics',
    'The half-life of a reaction does not depend on the concentration. Which order does it have?',
    ['First-order', 'Second-order', 'Zero-order', 'Third-order'],
    'For a second-order reaction the half-life grows as the concentration falls. A constant one belongs to first order.',
  ],
  [
    'functional-groups',
    'What does an excess of a strong oxidising agent make of ethanol in the end?',
    ['A carboxylic acid', 'An aldehyde', 'A ketone', 'An ether'],
    'The aldehyde is formed first. It is oxidised further, and the acid is what remains.',
  ],
  [
    'nuclear-chemistry',
    'What part of a radioactive sample is left after 3 half-lives?',
    ['0.125', '0.333', '0.25', '0.875'],
    'Each half-life leaves one half: 1.00 - 0.50 = 0.50 after one, 0.50 : 2 = 0.25 after two, and 0.25 ÷ 2 = 0.125 after three.',
  ],
  [
    'electrochemistry-basics',
    'What is the standard potential of a cell of copper (+0.34 V) and zinc (−0.76 V)?',
    ['1.10 V', '0.42 V', '−1.10 V', '−0.42 V'],
    'The half-cell of zinc is the anode: 0.34 V - (-0.76 V) = 1.10 V.',
  ],
];
