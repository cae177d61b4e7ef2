import type { WrittenQuestion } from '../../written-question.ts';

export const colligativeFurtherQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-solutions-and-colligative-701',
    topics: ['solutions-and-colligative'],
    tests: ['colligative-properties', 'freezing-point-depression'],
    uses: ['molality'],
    difficulty: 'intermediate',
    text: 'Two solutions each contain 1 kg of water: one with 10 g of urea (60 g/mol), the other with 10 g of glucose (180 g/mol). How do the freezing-point lowerings compare? (Assume ideal dilute solutions.)',
    answer: 'The lowering by urea is three times that by glucose.',
    distractors: [
      {
        text: 'The lowering by glucose is three times that by urea.',
        slip: 'reversed-trend',
        teaching: 'A larger molar mass means fewer molecules in 10 g, and so a smaller lowering.',
      },
      {
        text: 'The lowering by urea is the same as that by glucose.',
        slip: 'mass-for-amount',
        teaching: 'The masses are equal, but the effect depends on the number of molecules.',
      },
      {
        text: 'The lowering by urea is nine times that by glucose.',
        slip: 'needless-square',
        teaching: 'The lowering is proportional to the molality, not to its square.',
      },
    ],
    explanation:
      'The lowering is proportional to the number of dissolved particles. 10 g of urea contains \\frac{180}{60} = 3 times as many molecules as 10 g of glucose: the lowering by urea is three times that by glucose.',
    reference: 'OpenStax Chemistry 2e, section 11.4',
  },
  {
    id: 'physical-solutions-and-colligative-702',
    topics: ['solutions-and-colligative'],
    tests: ['colligative-properties', 'osmotic-pressure'],
    uses: ['freezing-point-depression'],
    difficulty: 'advanced',
    text: 'The molar mass of a protein, about 50 kg/mol, is to be determined from a solution of 10 g in 1 L of water at 25 °C (*K*_{f} = 1.86 K·kg/mol, *R* = 0.0831 L·bar/(mol·K)). Which osmotic pressure and freezing point depression are expected?',
    answer: 'About 5 mbar and 0.0004 K',
    distractors: [
      {
        text: 'About 5 bar and 0.4 K',
        slip: 'unit-prefix',
        teaching: '50 kg/mol is 50 000 g/mol, so 10 g is 0.2 mmol, not 0.2 mol.',
      },
      {
        text: 'About 0.4 mbar and 0.0004 K',
        slip: 'celsius-for-kelvin',
        teaching: 'The product *cRT* needs the temperature in kelvins, 298 K, not 25.',
      },
      {
        text: 'About 5 mbar and 0.4 K',
        slip: 'unit-prefix',
        teaching:
          'The pressure is right; for the freezing point, too, the concentration is 0.0002 mol/kg, not 0.2 mol/kg.',
      },
    ],
    explanation:
      '*c* = \\frac{10 g/L}{50 000 g/mol} = 2.0 × 10^{−4} mol/L. *Π* = *cRT* = 2.0 × 10^{−4} mol/L × 0.0831 L·bar/(mol·K) × 298 K = 0.0050 bar, a column of water of about 5 cm that is easy to measure. The freezing point falls by 1.86 K·kg/mol × 2.0 × 10^{−4} mol/kg = 0.00037 K, too little to be measured reliably. The values are about 5 mbar and 0.0004 K.',
    reference: 'OpenStax Chemistry 2e, section 11.4',
  },
  {
    id: 'physical-solutions-and-colligative-703',
    topics: ['solutions-and-colligative'],
    tests: ['colligative-properties', 'freezing-point-depression'],
    uses: ['chemical-potential'],
    difficulty: 'intermediate',
    text: 'Solutes as different as sugar and urea lower the freezing point of water equally when equal numbers of their molecules are dissolved in equal amounts of water. Which explanation fits this fact?',
    answer: 'They lower the chemical potential of the liquid by diluting the water.',
    distractors: [
      {
        text: 'They lower the chemical potential of the ice by entering its crystals.',
        slip: 'event-invented',
        teaching:
          'Ice that forms from dilute solutions is nearly pure, and a lower potential of ice would favor freezing.',
      },
      {
        text: 'They lower the energy of the water by binding it with strong forces.',
        slip: 'irrelevant-property',
        teaching: 'The strength of binding would differ from solute to solute, but the lowering does not.',
      },
      {
        text: 'They raise the boiling point of water by covering its free surface.',
        slip: 'other-phenomenon',
        teaching: 'Freezing takes place inside the liquid; what covers a surface plays no part.',
      },
    ],
    explanation:
      'What matters is only the mole fraction of water in the liquid, not what dilutes it: mixing lowers the chemical potential of the liquid water, while that of pure ice stays the same. The solutes lower the chemical potential of the liquid by diluting the water.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
  },
];
