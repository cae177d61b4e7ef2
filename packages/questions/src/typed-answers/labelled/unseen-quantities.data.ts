import type { LabelledGroup } from './labelled-answers.ts';

/** Labelled from the rules alone, and not run before the grader was finished. */
export const unseenQuantities: readonly LabelledGroup[] = [
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
0.0250 M | right
0.025 mol/L | right
2.50 × 10⁻² mol L⁻¹ | right
25.0 mM | right
25.0 mol/m^3 | right
0.0250 mol·L^-1 | right
c(HCl) = 0.0250 M | right
≈ 0.025 M | right
0.0250 M. | right
(0.0250 M) | right
(0.0250 ± 0.0002) M | right
２．５０×10^-2 M | right
0.02500 M | right
0.0250 | partly 0.75 unitMissing
0.0250 mol | partly 0.25 unitWrong
0.0250 m | partly 0.25 unitWrong
25.0 | wrong unit-prefix
0.05 M | wrong forgot-exponent
6.25 mmol | wrong one-step-short
0.0250 mM | wrong powerOfTen
40.0 M | wrong reciprocal
0.0321 M | wrong
0.02-0.03 M | notUnderstood
0.0250 blorps | notUnderstood
no idea | notUnderstood
`,
  },
  {
    asked: { kind: 'number', value: '0.0250', unit: 'mol/L', figures: 3 },
    rules: { decimalComma: true },
    answers: String.raw`
0,0250 mol/L | right
25,0 mM | right
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
1234 J | right
1.234 kJ | right
1,234.0 J | right
294.9 cal | right
1.23 kJ | right
1200 J | partly 0.75 figures
1.234 kilojoules | right
2468 J | wrong inverted-ratio
12.34 kJ | wrong powerOfTen
1234 W | partly 0.25 unitWrong
1234 1235 J | notUnderstood
1234 J/mol | partly 0.25 unitWrong
`,
  },
  {
    asked: { kind: 'number', value: '1234567', unit: null, figures: null },
    rules: {},
    answers: String.raw`
1,234,567 | right
1 234 567 | right
1234568 | wrong
1234567 g | partly 0.25 unitWrong
`,
  },
  {
    asked: { kind: 'number', value: '298', unit: 'K', figures: 3, slips: [] },
    rules: {},
    answers: String.raw`
298.15 K | partly 0.75 figures
25 °C | right
24.9 °C | right
77 °F | right
25 K | wrong celsiusForKelvin
298 kelvin | right
298 g | partly 0.25 unitWrong
-298 K | wrong sign
`,
  },
  {
    asked: { kind: 'number', value: '4.74', unit: null, figures: 2 },
    rules: {},
    answers: String.raw`
pH = 4.74 | right
4.745 | right
9.48 | wrong factorTwo
10.9 | wrong lnForLog
5.74 | wrong
<4.74 | notUnderstood
4,74 | notUnderstood
`,
  },
  {
    asked: { kind: 'number', value: '0.45', unit: null, figures: 2 },
    rules: {},
    answers: String.raw`
45% | right
45 | wrong percentForFraction
4.5 | wrong powerOfTen
0.4500 | partly 0.75 figures
9/20 | right
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
62.5 % | right
62.5 percent | right
0.625 | wrong percentForFraction
37.5 % | wrong wrong-reference
5/8 | wrong percentForFraction
`,
  },
  {
    asked: { kind: 'number', value: '8.314', unit: 'J/(mol K)', figures: 4 },
    rules: {},
    answers: String.raw`
8.314 J/mol K | right
8.314 J·mol⁻¹·K⁻¹ | right
8.314 J/(mol·K) | right
8.314 JK-1mol-1 | right
0.08206 L atm/(mol K) | right
8.314 J/K | partly 0.25 unitWrong
0.08206 | wrong
`,
  },
  {
    asked: { kind: 'number', value: '-57.1', unit: 'kJ/mol', figures: 3 },
    rules: {},
    answers: String.raw`
−57.1 kJ/mol | right
ΔH = −57.1 kJ/mol | right
-57100 J/mol | right
-57 kJ/mol | right
-57.1 kJ | partly 0.25 unitWrong
-571 kJ/mol | wrong powerOfTen
-28.55 kJ/mol | wrong factorTwo
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
4 | right
+4 | right
6 | wrong counted-wrong
2 | wrong factorTwo
4 or 5 | notUnderstood
`,
  },
  {
    asked: { kind: 'number', value: '2.35', unit: 'g', figures: 3 },
    rules: { figures: 'strict' },
    answers: String.raw`
2.35 g | right
0.00235 kg | right
2.4 g | partly 0.75 figures
2.35 g NaCl | right
`,
  },
  {
    asked: { kind: 'number', value: '2.35', unit: 'g', figures: 3 },
    rules: { figures: 'lenient' },
    answers: String.raw`
2.4 g | right
`,
  },
  {
    asked: { kind: 'number', value: '6.022e23', unit: null, figures: 4 },
    rules: {},
    answers: String.raw`
6.022e23 | right
6.022·10²³ | right
6.02e23 | right
6.022x10^23 /mol | partly 0.25 unitWrong
`,
  },
  {
    asked: { kind: 'number', value: '1.0e-7', unit: 'mol/L', figures: 2 },
    rules: {},
    answers: String.raw`
10^-7 M | right
0.00000010 M | right
1.0e-14 M | wrong powerOfTen
`,
  },
];
