import type { WrittenQuestion } from '../../written-question.ts';

export const colligativeFurtherQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-solutions-and-colligative-701',
    topics: ['solutions-and-colligative'],
    tests: ['colligative-properties', 'freezing-point-depression'],
    uses: ['molality'],
    difficulty: 'intermediate',
    text: '10 g of urea (60 g/mol) and 10 g of glucose (180 g/mol) are dissolved, each in 1 kg of water. How do the freezing-point lowerings compare? (Assume ideal dilute solutions.)',
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
    text: 'The molar mass of a protein, about 50 kg/mol, is to be determined from a solution of 10 g in 1 L of water at 25 °C (*K*_{f} = 1.86 K·kg/mol, *R* = 0.0831 L·bar/(mol·K)). Why is the osmotic pressure measured rather than the freezing point?',
    answer: 'The pressure is about 5 mbar, but the lowering is below 0.001 K.',
    distractors: [
      {
        text: 'The pressure is about 5 bar, but the lowering is below 0.01 K.',
        slip: 'unit-prefix',
        teaching: '10 g is 0.2 mmol; the product *cRT* is 0.005 bar.',
      },
      {
        text: 'The pressure depends on the mass, but the lowering depends on the number.',
        slip: 'holds-for-both',
        teaching: 'Both effects are colligative and depend on the number of dissolved molecules.',
      },
      {
        text: 'The pressure is about 50 mbar, but the lowering is below 0.01 K.',
        slip: 'power-of-ten',
        teaching: '50 kg/mol is 50 000 g/mol: 10 g is 0.0002 mol.',
      },
    ],
    explanation:
      '*c* = \\frac{10}{50 000} = 2.0 × 10^{−4} mol/L. *Π* = *cRT* = 2.0 × 10^{−4} × 0.0831 × 298 = 0.0050 bar, a column of water of about 5 cm. The lowering is 1.86 × 2.0 × 10^{−4} = 0.00037 K, too small to be measured reliably. The pressure is about 5 mbar, but the lowering is below 0.001 K.',
    reference: 'OpenStax Chemistry 2e, section 11.4',
  },
  {
    id: 'physical-solutions-and-colligative-703',
    topics: ['solutions-and-colligative'],
    tests: ['colligative-properties', 'freezing-point-depression'],
    uses: ['chemical-potential'],
    difficulty: 'intermediate',
    text: 'Solutes as different as sugar and urea lower the freezing point of water equally when equal numbers of their molecules are dissolved. Which explanation fits this fact?',
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
