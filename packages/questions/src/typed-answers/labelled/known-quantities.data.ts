import type { LabelledGroup } from './labelled-answers.ts';

/** Labelled from the rules alone, and looked at while the grader was written. */
export const knownQuantities: readonly LabelledGroup[] = [
  {
    asked: {
      kind: 'number',
      value: '0.0250',
      unit: 'mol/L',
      figures: 3,
      slips: [
        { id: 'unit-prefix', value: '25.0' },
        { id: 'forgot-exponent', value: '0.0500' },
        { id: 'one-step-short', value: '0.00625', unit: 'mol' },
      ],
    },
    rules: {},
    answers: String.raw`
0.0250 mol/L | right
.0250 M | right
2.50x10^-2 M | right
2.5e-2 mol/L | right
25.0 mmol/L | right
0.0250 mol dm-3 | right
c = 0.0250 mol/L | right
0.0250 M HCl | right
about 0.025 M | right
"0.0250 M" | right
0.0250 ± 0.0002 M | right
0.0250 moles per liter | right
٠٫٠٢٥٠ M | right
0.025000 M | partly 0.75 figures
0.025 | partly 0.75 unitMissing
0.0250 g/mol | partly 0.25 unitWrong
25.0 M | wrong unit-prefix
0.0500 M | wrong forgot-exponent
0.00625 mol | wrong one-step-short
0.250 M | wrong powerOfTen
-0.0250 M | wrong sign
0.0125 M | wrong factorTwo
0,0250 M | notUnderstood
< 0.0250 M | notUnderstood
0.0250 M or 0.0350 M | notUnderstood
 | notUnderstood
`,
  },
  {
    asked: { kind: 'number', value: '0.0250', unit: 'mol/L', figures: 3 },
    rules: { decimalComma: true },
    answers: String.raw`
2,50·10^-2 M | right
1.250 M | notUnderstood
`,
  },
  {
    asked: {
      kind: 'number',
      value: '1234',
      unit: 'J',
      figures: 4,
      slips: [
        { id: 'wrong-sign', value: '-1234' },
        { id: 'inverted-ratio', value: '2468' },
      ],
    },
    rules: {},
    answers: String.raw`
1 234 J | right
1.234e3 J | right
0.001234 MJ | right
1230 J | right
1.2 kJ | partly 0.75 figures
1234 joules | right
-1234 J | wrong wrong-sign
617 J | wrong factorTwo
1234 kJ | wrong powerOfTen
2,5 J | notUnderstood
~1234 J | right
1150 J | wrong
`,
  },
  {
    asked: { kind: 'number', value: '1234567', unit: null, figures: null },
    rules: {},
    answers: String.raw`
1234567 | right
1.234567e6 | right
1.23e6 | wrong
`,
  },
  {
    asked: { kind: 'number', value: '298', unit: 'K', figures: 3, slips: [] },
    rules: {},
    answers: String.raw`
298 K | right
298 | partly 0.75 unitMissing
25 C | right
25 degrees Celsius | right
298 °C | wrong celsiusForKelvin
25 | wrong celsiusForKelvin
T = 298 K | right
310 K | wrong
`,
  },
  {
    asked: { kind: 'number', value: '4.74', unit: null, figures: 2 },
    rules: {},
    answers: String.raw`
4.74 | right
pH=4.7 | right
4.7447 | partly 0.75 figures
-4.74 | wrong sign
47.4 | wrong powerOfTen
4.74 g | partly 0.25 unitWrong
4-5 | notUnderstood
`,
  },
  {
    asked: { kind: 'number', value: '0.45', unit: null, figures: 2 },
    rules: {},
    answers: String.raw`
0.45 | right
45 % | right
0.45% | wrong percentForFraction
0.450 | right
0.90 | wrong factorTwo
2.2 | wrong reciprocal
`,
  },
  {
    asked: {
      kind: 'number',
      value: '62.5',
      unit: '%',
      figures: 3,
      slips: [{ id: 'wrong-reference', value: '37.5' }],
    },
    rules: {},
    answers: String.raw`
62.5% | right
62.5 | partly 0.75 unitMissing
0.625 % | wrong percentForFraction
37.5 | wrong wrong-reference
`,
  },
  {
    asked: { kind: 'number', value: '8.314', unit: 'J/(mol K)', figures: 4 },
    rules: {},
    answers: String.raw`
8.314 J/(mol K) | right
8.314 J mol^-1 K^-1 | right
8.314 J/mol/K | right
8.314 J/K mol | right
8.314e-3 kJ/(mol K) | right
8.31 J/(mol K) | right
8.314 | partly 0.75 unitMissing
`,
  },
  {
    asked: { kind: 'number', value: '-57.1', unit: 'kJ/mol', figures: 3 },
    rules: {},
    answers: String.raw`
-57.1 kJ/mol | right
–57.1 kJ mol⁻¹ | right
- 57.1 kJ/mol | right
-57.1 kJ per mole | right
57.1 kJ/mol | wrong sign
-57.1 | partly 0.75 unitMissing
-57.1 KJ/mol | right
-131 kJ/mol | wrong lnForLog
`,
  },
  {
    asked: {
      kind: 'number',
      value: '4',
      unit: null,
      figures: null,
      slips: [{ id: 'counted-wrong', value: '6' }],
    },
    rules: {},
    answers: String.raw`
4.0 | right
8/2 | right
5 | wrong
four | notUnderstood
4 % | wrong percentForFraction
`,
  },
  {
    asked: { kind: 'number', value: '2.35', unit: 'g', figures: 3 },
    rules: { figures: 'strict' },
    answers: String.raw`
2350 mg | right
2.350 g | partly 0.75 figures
2.35 grams of NaCl | right
`,
  },
  {
    asked: { kind: 'number', value: '2.35', unit: 'g', figures: 3 },
    rules: { figures: 'lenient' },
    answers: String.raw`
2.3500 g | right
2.3 g | wrong
`,
  },
  {
    asked: { kind: 'number', value: '6.022e23', unit: null, figures: 4 },
    rules: {},
    answers: String.raw`
6.022 x 10^23 | right
6.022*10**23 | right
6.022x10^22 | wrong powerOfTen
`,
  },
  {
    asked: { kind: 'number', value: '1.0e-7', unit: 'mol/L', figures: 2 },
    rules: {},
    answers: String.raw`
1.0e-7 M | right
1x10^-7 mol/L | right
1.0e7 M | wrong powerOfTen
`,
  },
];
