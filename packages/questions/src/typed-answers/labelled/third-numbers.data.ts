import type { LabelledGroup } from './labelled-answers.ts';

/** Labelled from the rules alone by somebody who has not read the grader. */
export const thirdNumbers: readonly LabelledGroup[] = [
  {
    asked: { kind: 'number', value: '2.30', unit: null, figures: 2 },
    rules: {},
    answers: String.raw`
pH = 2.30 | right
2.301 | right
≈2.30 | right
-2.30 | wrong sign
2.0 to 2.5 | notUnderstood
`,
  },
  {
    asked: {
      kind: 'number',
      value: '11.70',
      unit: null,
      figures: 2,
      slips: [{ id: 'gave-poh', value: '2.30' }],
    },
    rules: {},
    answers: String.raw`
11.70 | right
11.7 | right
pH = 11,70 | notUnderstood
`,
  },
  {
    asked: {
      kind: 'number',
      value: '8.72',
      unit: null,
      figures: 2,
      slips: [{ id: 'gave-poh', value: '5.28' }],
    },
    rules: { decimalComma: true },
    answers: String.raw`
8,72 | right
pH=8,7 | right
5,28 | wrong gave-poh
`,
  },
  {
    asked: {
      kind: 'number',
      value: '6.3e-4',
      unit: 'mol/L',
      figures: 2,
      slips: [{ id: 'swapped-base-and-acid', value: '1.6e-11' }],
    },
    rules: {},
    answers: String.raw`
6.3E-4 mol/L | right
6.3×10^(-4) M | right
630 µM | right
6.3 · 10⁻⁴ mol·L⁻¹ | right
6.3e-4 mol | partly 0.25 unitWrong
1.6e-11 M | wrong swapped-base-and-acid
`,
  },
  {
    asked: {
      kind: 'number',
      value: '1.8e-5',
      unit: null,
      figures: 2,
      slips: [{ id: 'forgot-square', value: '4.2e-3' }],
    },
    rules: {},
    answers: String.raw`
Ka = 1.8×10⁻⁵ | right
18e-6 | right
1.8 * 10^-5 | right
5.6e4 | wrong reciprocal
1.8e-6 | wrong powerOfTen
`,
  },
  {
    asked: {
      kind: 'number',
      value: '0.0212',
      unit: null,
      figures: 3,
      slips: [
        { id: 'inverted', value: '47.2' },
        { id: 'forgot-exponents', value: '0.146' },
      ],
    },
    rules: {},
    answers: String.raw`
.0212 | right
2.12% | right
47.2 | wrong inverted
2.12 | wrong percentForFraction
`,
  },
  {
    asked: {
      kind: 'number',
      value: '-890.3',
      unit: 'kJ/mol',
      figures: 4,
      slips: [
        { id: 'reversed-sign', value: '890.3' },
        { id: 'per-gram', value: '-55.5', unit: 'kJ/g' },
      ],
    },
    rules: {},
    answers: String.raw`
−890.3 kJ·mol⁻¹ | right
ΔH° = -890.3 kJ/mol | right
-0.8903 MJ/mol | right
-212.79 kcal/mol | right
+890.3 kJ/mol | wrong reversed-sign
-55.5 kJ/g | wrong per-gram
-890.3 kJ | partly 0.25 unitWrong
`,
  },
  {
    asked: {
      kind: 'number',
      value: '-33.0',
      unit: 'kJ/mol',
      figures: 3,
      slips: [{ id: 'plus-for-minus', value: '-151' }],
    },
    rules: {},
    answers: String.raw`
-33 kJ/mol | right
ΔG = −33.0 kJ per mol | right
"-33.0 kJ/mol" | right
33.0 kJ/mol | wrong sign
-33.0 kJ/K | partly 0.25 unitWrong
`,
  },
  {
    asked: { kind: 'number', value: '-198.7', unit: 'J/(mol·K)', figures: 4 },
    rules: {},
    answers: String.raw`
-198.7 J/mol/K | right
−198.7 J K⁻¹ mol⁻¹ | right
-199 J/(K·mol) | right
-198.7 J/mol | partly 0.25 unitWrong
`,
  },
  {
    asked: {
      kind: 'number',
      value: '1.10',
      unit: 'V',
      figures: 3,
      slips: [{ id: 'sign-of-the-anode', value: '-0.42' }],
    },
    rules: {},
    answers: String.raw`
+1.10 V | right
1100 mV | right
1.10 volts | right
-0.42 V | wrong sign-of-the-anode
1.10 mV | wrong powerOfTen
1.10 | partly 0.75 unitMissing
`,
  },
  {
    asked: { kind: 'number', value: '-0.403', unit: 'V', figures: 3 },
    rules: {},
    answers: String.raw`
−403 mV | right
E = -0.40 V | right
-0.403 C | partly 0.25 unitWrong
`,
  },
  {
    asked: {
      kind: 'number',
      value: '24.5',
      unit: 'L',
      figures: 3,
      slips: [
        { id: 'used-celsius', value: '2.05' },
        { id: 'molar-volume-at-stp', value: '22.4' },
      ],
    },
    rules: {},
    answers: String.raw`
24.5 l | right
24.5 dm3 | right
24.5 litres | right
0.0245 m^3 | right
  24.5   L | right
2.05 L | wrong used-celsius
about 24 or 25 L | notUnderstood
`,
  },
  {
    asked: {
      kind: 'number',
      value: '2.46',
      unit: 'atm',
      figures: 3,
      slips: [{ id: 'used-celsius', value: '0.222' }],
    },
    rules: {},
    answers: String.raw`
249 kPa | right
1870 torr | right
2.5 atm | right
2.46 L | partly 0.25 unitWrong
24.6 atm | wrong powerOfTen
`,
  },
  {
    asked: { kind: 'number', value: '350', unit: 'K', figures: 3 },
    rules: {},
    answers: String.raw`
77 °C | right
76.9 °C | right
T = 350. K | right
350 °C | wrong celsiusForKelvin
350 | partly 0.75 unitMissing
`,
  },
  {
    asked: {
      kind: 'number',
      value: '100.52',
      unit: '°C',
      figures: 5,
      slips: [
        { id: 'only-the-rise', value: '0.52' },
        { id: 'subtracted', value: '99.48' },
      ],
    },
    rules: {},
    answers: String.raw`
100.52 °C | right
100.52 degrees C | right
373.67 K | right
99.48 °C | wrong subtracted
`,
  },
  {
    asked: { kind: 'number', value: '-1.86', unit: '°C', figures: 3 },
    rules: {},
    answers: String.raw`
–1.86°C | right
ΔT = -1.86 °C | right
-1.86 | partly 0.75 unitMissing
`,
  },
  {
    asked: {
      kind: 'number',
      value: '5.85',
      unit: 'g',
      figures: 3,
      slips: [
        { id: 'one-step-short', value: '0.100', unit: 'mol' },
        { id: 'inverted-ratio', value: '0.171' },
      ],
    },
    rules: {},
    answers: String.raw`
5.85g | right
m(NaCl) = 5.85 g | right
5.85 grams | right
~5.85 g | right
0.171 g | wrong inverted-ratio
58.5 g | wrong powerOfTen
5,85 g | notUnderstood
`,
  },
  {
    asked: { kind: 'number', value: '12.6', unit: 'g', figures: 3 },
    rules: { decimalComma: true },
    answers: String.raw`
12,6 g | right
m = 12,6 g | right
12600 mg | right
12,6 | partly 0.75 unitMissing
1.260 g | notUnderstood
`,
  },
  {
    asked: {
      kind: 'number',
      value: '0.0400',
      unit: 'mol',
      figures: 3,
      slips: [{ id: 'ml-not-converted', value: '40.0' }],
    },
    rules: {},
    answers: String.raw`
40.0 mmol | right
1/25 mol | right
4.00e-2 mol | right
0.0400 mol HCl | right
0.04 mol | partly 0.75 figures
40.0 | wrong ml-not-converted
25.0 mol | wrong reciprocal
`,
  },
  {
    asked: {
      kind: 'number',
      value: '0.118',
      unit: 'mol/L',
      figures: 3,
      slips: [
        { id: 'ratio-ignored', value: '0.236' },
        { id: 'volumes-swapped', value: '0.0848' },
      ],
    },
    rules: {},
    answers: String.raw`
0.118 mol dm^-3 | right
118 mM | right
.118 M | right
0.12 M | right
0.0848 M | wrong volumes-swapped
0.118 mol | partly 0.25 unitWrong
`,
  },
  {
    asked: { kind: 'number', value: '0.789', unit: 'g/mL', figures: 3 },
    rules: {},
    answers: String.raw`
0.789 g/cm3 | right
789 g/L | right
ρ = 0.789 g/ml | right
1.27 g/mL | wrong reciprocal
0.789 | partly 0.75 unitMissing
`,
  },
  {
    asked: {
      kind: 'number',
      value: '3.47e-3',
      unit: 's^-1',
      figures: 3,
      slips: [
        { id: 'log-for-ln', value: '1.51e-3' },
        { id: 'half-over-time', value: '2.50e-3' },
      ],
    },
    rules: {},
    answers: String.raw`
3.47x10^-3 1/s | right
0.208 min^-1 | right
3.466e-3 s^-1 | right
2.5e-3 s-1 | wrong half-over-time
3.47e-3 | partly 0.75 unitMissing
`,
  },
  {
    asked: { kind: 'number', value: '0.0650', unit: 'L/(mol s)', figures: 3 },
    rules: {},
    answers: String.raw`
0.065 M⁻¹s⁻¹ | right
0.0650 dm3 mol-1 s-1 | right
0.0650 L/mol/s | right
15.4 L/(mol s) | wrong reciprocal
0.0650 s-1 | partly 0.25 unitWrong
`,
  },
  {
    asked: {
      kind: 'number',
      value: '2.4e-4',
      unit: 'mol/(L·s)',
      figures: 2,
      slips: [{ id: 'coefficient-ignored', value: '4.8e-4' }],
    },
    rules: {},
    answers: String.raw`
2.4×10^-4 mol/L/s | right
0.24 mM/s | right
4.8e-4 M/s | wrong coefficient-ignored
2.4e-4 M | partly 0.25 unitWrong
`,
  },
  {
    asked: {
      kind: 'number',
      value: '5730',
      unit: 'years',
      figures: 3,
      slips: [{ id: 'mean-life', value: '8270' }],
    },
    rules: {},
    answers: String.raw`
5730 years | right
5 730 years | right
5700 years | right
5730 | partly 0.75 unitMissing
5,73 years | notUnderstood
`,
  },
  {
    asked: { kind: 'number', value: '8.02', unit: 'days', figures: 3 },
    rules: {},
    answers: String.raw`
t1/2 = 8.02 days | right
693000 s | right
16.0 days | wrong factorTwo
> 8 days | notUnderstood
`,
  },
  {
    asked: {
      kind: 'number',
      value: '486',
      unit: 'nm',
      figures: 3,
      slips: [{ id: 'gave-the-energy', value: '4.09e-19', unit: 'J' }],
    },
    rules: {},
    answers: String.raw`
4860 Å | right
λ = 486 nm | right
490 nm | right
486 m | wrong powerOfTen
486 Hz | partly 0.25 unitWrong
`,
  },
  {
    asked: { kind: 'number', value: '6.17e14', unit: 'Hz', figures: 3 },
    rules: {},
    answers: String.raw`
6.17×10¹⁴ s⁻¹ | right
6.17e14 1/s | right
ν = 6.17E14 Hz | right
6.17e14 m | partly 0.25 unitWrong
`,
  },
  {
    asked: {
      kind: 'number',
      value: '4.09e-19',
      unit: 'J',
      figures: 3,
      slips: [{ id: 'per-mole', value: '246', unit: 'kJ/mol' }],
    },
    rules: {},
    answers: String.raw`
4.09×10⁻¹⁹ J | right
4.09e-22 kJ | right
246 kJ/mol | wrong per-mole
4.09e-19 V | partly 0.25 unitWrong
`,
  },
  {
    asked: { kind: 'number', value: '13.6', unit: 'eV', figures: 3 },
    rules: {},
    answers: String.raw`
13.60 eV | right
-13.6 eV | wrong sign
27.2 eV | wrong factorTwo
`,
  },
  {
    asked: {
      kind: 'number',
      value: '1715',
      unit: 'cm^-1',
      figures: 4,
      slips: [{ id: 'gave-wavelength', value: '5.83e-6', unit: 'm' }],
    },
    rules: {},
    answers: String.raw`
1715/cm | right
171500 m^-1 | right
1700 cm-1 | partly 0.75 figures
1715 | partly 0.75 unitMissing
1650-1750 cm-1 | notUnderstood
`,
  },
  {
    asked: { kind: 'number', value: '7.26', unit: 'ppm', figures: 3 },
    rules: {},
    answers: String.raw`
δ = 7.26 ppm | right
7.26 | partly 0.75 unitMissing
`,
  },
  {
    asked: {
      kind: 'number',
      value: '0.620',
      unit: null,
      figures: 3,
      slips: [
        { id: 'natural-log', value: '1.43' },
        { id: 'transmittance', value: '0.240' },
      ],
    },
    rules: {},
    answers: String.raw`
.62 | right
1.43 | wrong natural-log
62 | wrong percentForFraction
0.620 cm | partly 0.25 unitWrong
`,
  },
  {
    asked: { kind: 'number', value: '6220', unit: 'L/(mol cm)', figures: 3 },
    rules: {},
    answers: String.raw`
6.22e3 M-1cm-1 | right
6220 L/mol cm | right
ε = 6200 M-1 cm-1 | right
6220 L/mol | partly 0.25 unitWrong
`,
  },
  {
    asked: {
      kind: 'number',
      value: '78.4',
      unit: '%',
      figures: 3,
      slips: [{ id: 'inverted', value: '128' }],
    },
    rules: {},
    answers: String.raw`
78 % | right
yield = 78.40% | right
0.784 % | wrong percentForFraction
7.84 % | wrong powerOfTen
78.4 | partly 0.75 unitMissing
`,
  },
  {
    asked: { kind: 'number', value: '0.274', unit: null, figures: 3 },
    rules: {},
    answers: String.raw`
27.4% | right
w = 0.274 | right
27.4 | wrong percentForFraction
274 | wrong powerOfTen
`,
  },
  {
    asked: {
      kind: 'number',
      value: '6',
      unit: null,
      figures: null,
      slips: [{ id: 'charge-forgotten', value: '8' }],
    },
    rules: {},
    answers: String.raw`
+6 | right
12/2 | right
-6 | wrong sign
7 | wrong
`,
  },
  {
    asked: { kind: 'number', value: '-2', unit: null, figures: null },
    rules: {},
    answers: String.raw`
−2 | right
2 | wrong sign
+1 | wrong
`,
  },
  {
    asked: {
      kind: 'number',
      value: '13',
      unit: null,
      figures: null,
      slips: [{ id: 'halved', value: '6.5' }],
    },
    rules: {},
    answers: String.raw`
13 | right
26/2 | right
10 | wrong
thirteen | notUnderstood
`,
  },
  {
    asked: {
      kind: 'number',
      value: '11',
      unit: null,
      figures: null,
      slips: [{ id: 'pi-bonds-counted', value: '14' }],
    },
    rules: {},
    answers: String.raw`
"11" | right
14 | wrong pi-bonds-counted
10 or 11 | notUnderstood
`,
  },
  {
    asked: { kind: 'number', value: '2.5', unit: null, figures: null },
    rules: {},
    answers: String.raw`
2.50 | right
5 | wrong factorTwo
`,
  },
  {
    asked: { kind: 'number', value: '1.5', unit: null, figures: null },
    rules: { decimalComma: true },
    answers: String.raw`
1,5 | right
1,50 | right
`,
  },
  {
    asked: { kind: 'number', value: '0.75', unit: null, figures: null },
    rules: {},
    answers: String.raw`
3/4 | right
.75 | right
4/3 | wrong reciprocal
`,
  },
  {
    asked: {
      kind: 'number',
      value: '3.01e23',
      unit: null,
      figures: 3,
      slips: [{ id: 'gave-the-moles', value: '0.500', unit: 'mol' }],
    },
    rules: {},
    answers: String.raw`
3.01*10^23 | right
N = 3.01 x 10^23 | right
6.02e23 | wrong factorTwo
3.01e23 g | partly 0.25 unitWrong
`,
  },
  {
    asked: { kind: 'number', value: '180.2', unit: 'g/mol', figures: 4 },
    rules: {},
    answers: String.raw`
180 g/mol | right
M = 180.2 g mol⁻¹ | right
180.156 g/mol | partly 0.75 figures
1802 g/mol | wrong powerOfTen
180.2 | partly 0.75 unitMissing
`,
  },
  {
    asked: { kind: 'number', value: '58.44', unit: 'u', figures: 4 },
    rules: {},
    answers: String.raw`
58.44 amu | right
58.44 | partly 0.75 unitMissing
`,
  },
  {
    asked: {
      kind: 'number',
      value: '0.385',
      unit: 'J/(g·K)',
      figures: 3,
      slips: [{ id: 'molar', value: '24.5', unit: 'J/(mol K)' }],
    },
    rules: {},
    answers: String.raw`
0.385 J g⁻¹ K⁻¹ | right
385 J/(kg K) | right
24.5 J/(mol K) | wrong molar
0.385 J/K | partly 0.25 unitWrong
`,
  },
  {
    asked: { kind: 'number', value: '4180', unit: 'J', figures: 3 },
    rules: {},
    answers: String.raw`
4 180 J | right
999 cal | right
4200 J | right
-4180 J | wrong sign
4180 W | partly 0.25 unitWrong
`,
  },
  {
    asked: { kind: 'number', value: '436', unit: 'kJ/mol', figures: 3 },
    rules: {},
    answers: String.raw`
436 kJ/mole | right
436 kJ*mol^-1 | right
218 kJ/mol | wrong factorTwo
436 g/mol | partly 0.25 unitWrong
`,
  },
  {
    asked: { kind: 'number', value: '1.5e37', unit: null, figures: 2 },
    rules: {},
    answers: String.raw`
K = 1.5 x 10³⁷ | right
1.50·10^37 | right
1.5e36 | wrong powerOfTen
`,
  },
  {
    asked: {
      kind: 'number',
      value: '1.8e-10',
      unit: null,
      figures: 2,
      slips: [{ id: 'stopped-at-solubility', value: '1.3e-5', unit: 'mol/L' }],
    },
    rules: {},
    answers: String.raw`
Ksp = 1.77e-10 | right
3.6e-10 | wrong factorTwo
`,
  },
  {
    asked: { kind: 'number', value: '1.34e-5', unit: 'mol/L', figures: 3 },
    rules: {},
    answers: String.raw`
13.4 µM | right
0.0134 mmol/L | right
1.34e-5 mol dm-3 | right
1.34e-4 M | wrong powerOfTen
`,
  },
  {
    asked: { kind: 'number', value: '1.92', unit: 'mg/L', figures: 3 },
    rules: {},
    answers: String.raw`
1.92 µg/mL | right
1.92 mg L⁻¹ | right
1.92 mol/L | partly 0.25 unitWrong
`,
  },
  {
    asked: {
      kind: 'number',
      value: '9650',
      unit: 'C',
      figures: 3,
      slips: [{ id: 'one-step-short', value: '0.100', unit: 'mol' }],
    },
    rules: {},
    answers: String.raw`
9650 coulombs | right
9650 A·s | right
0.100 mol | wrong one-step-short
9650 J | partly 0.25 unitWrong
`,
  },
  {
    asked: { kind: 'number', value: '965', unit: 's', figures: 3 },
    rules: {},
    answers: String.raw`
965 seconds | right
t = 965s | right
965 A | partly 0.25 unitWrong
`,
  },
  {
    asked: {
      kind: 'number',
      value: '0.635',
      unit: 'g',
      figures: 3,
      slips: [{ id: 'one-electron', value: '1.27' }],
    },
    rules: {},
    answers: String.raw`
635 mg | right
0.635 g of copper | right
6.35 × 10^-1 g | right
0.318 g | wrong factorTwo
0.635 mol | partly 0.25 unitWrong
`,
  },
  {
    asked: {
      kind: 'number',
      value: '28.3',
      unit: 'MeV',
      figures: 3,
      slips: [{ id: 'per-nucleon', value: '7.08' }],
    },
    rules: {},
    answers: String.raw`
2.83e7 eV | right
4.53e-12 J | right
28.3 eV | wrong powerOfTen
28.3 | partly 0.75 unitMissing
`,
  },
  {
    asked: { kind: 'number', value: '3.7e4', unit: 'Bq', figures: 2 },
    rules: {},
    answers: String.raw`
37000 Bq | right
0.037 MBq | right
3.7e4 g | partly 0.25 unitWrong
`,
  },
  {
    asked: {
      kind: 'number',
      value: '234',
      unit: null,
      figures: null,
      slips: [{ id: 'forgot-the-alpha', value: '238' }],
    },
    rules: {},
    answers: String.raw`
A = 234 | right
230 | wrong
`,
  },
  {
    asked: {
      kind: 'number',
      value: '7.34',
      unit: 'bar',
      figures: 3,
      slips: [{ id: 'factor-i-forgotten', value: '3.67' }],
    },
    rules: {},
    answers: String.raw`
7.24 atm | right
0.734 MPa | right
3.67 bar | wrong factor-i-forgotten
7.34 mol/L | partly 0.25 unitWrong
`,
  },
  {
    asked: { kind: 'number', value: '1.52', unit: 'mol/kg', figures: 3 },
    rules: {},
    answers: String.raw`
1.52 mmol/g | right
1.52 mol/L | partly 0.25 unitWrong
1.52 | partly 0.75 unitMissing
`,
  },
  {
    asked: { kind: 'number', value: '109.5', unit: '°', figures: 4 },
    rules: {},
    answers: String.raw`
109.5 degrees | right
109.5 | partly 0.75 unitMissing
`,
  },
  {
    asked: { kind: 'number', value: '154', unit: 'pm', figures: 3 },
    rules: {},
    answers: String.raw`
1.54 Å | right
1.54e-10 m | right
77 pm | wrong factorTwo
154 | partly 0.75 unitMissing
`,
  },
  {
    asked: {
      kind: 'number',
      value: '4.61',
      unit: null,
      figures: 2,
      slips: [{ id: 'log-for-ln', value: '2.00' }],
    },
    rules: {},
    answers: String.raw`
4.605 | right
2.00 | wrong log-for-ln
`,
  },
  {
    asked: {
      kind: 'number',
      value: '9.25',
      unit: null,
      figures: 2,
      slips: [{ id: 'gave-pkb', value: '4.75' }],
    },
    rules: {},
    answers: String.raw`
pKa = 9.25 | right
4.75 | wrong gave-pkb
-9.25 | wrong sign
9,25 | notUnderstood
`,
  },
  {
    asked: { kind: 'number', value: '1.74', unit: null, figures: 3 },
    rules: {},
    answers: String.raw`
1.740 | right
0.575 | wrong reciprocal
3.48 | wrong factorTwo
`,
  },
  {
    asked: {
      kind: 'number',
      value: '25.0',
      unit: 'mL',
      figures: 3,
      slips: [{ id: 'subtracted', value: '225' }],
    },
    rules: {},
    answers: String.raw`
0.025 L | right
2.50e-2 L | right
25.0 cm³ | right
225 mL | wrong subtracted
25.0 g | partly 0.25 unitWrong
≤ 25 mL | notUnderstood
`,
  },
  {
    asked: { kind: 'number', value: '3.27e-22', unit: 'g', figures: 3 },
    rules: {},
    answers: String.raw`
197 u | right
3.27e-21 g | wrong powerOfTen
`,
  },
  {
    asked: {
      kind: 'number',
      value: '515',
      unit: 'm/s',
      figures: 3,
      slips: [{ id: 'grams-for-kilograms', value: '16.3' }],
    },
    rules: {},
    answers: String.raw`
515 m s⁻¹ | right
51500 cm/s | right
16.3 m/s | wrong grams-for-kilograms
`,
  },
  {
    asked: { kind: 'number', value: '126.4', unit: 'S·cm²/mol', figures: 4 },
    rules: {},
    answers: String.raw`
126.4 S cm2/mol | right
0.01264 S m^2/mol | right
126.4 S/cm | partly 0.25 unitWrong
`,
  },
  {
    asked: { kind: 'number', value: '1.6e-9', unit: 'm²/s', figures: 2 },
    rules: {},
    answers: String.raw`
1.6×10⁻⁵ cm²/s | right
1.6e-9 m/s | partly 0.25 unitWrong
`,
  },
  {
    asked: {
      kind: 'number',
      value: '2',
      unit: null,
      figures: null,
      slips: [{ id: 'took-first-order', value: '1' }],
    },
    rules: {},
    answers: String.raw`
2 | right
1 | wrong took-first-order
second | notUnderstood
`,
  },
  {
    asked: { kind: 'number', value: '3.38', unit: null, figures: 2 },
    rules: { figures: 'strict' },
    answers: String.raw`
3.4 | partly 0.75 figures
6.76 | wrong factorTwo
`,
  },
  {
    asked: { kind: 'number', value: '0.500', unit: 'mol', figures: 3 },
    rules: { figures: 'strict' },
    answers: String.raw`
500 mmol | right
5.00e-1 mol | right
0.5 mol | partly 0.75 figures
`,
  },
  {
    asked: { kind: 'number', value: '-241.8', unit: 'kJ/mol', figures: 4 },
    rules: { figures: 'lenient' },
    answers: String.raw`
-242 kJ/mol | right
-240 kJ/mol | right
241.8 kJ/mol | wrong sign
`,
  },
  {
    asked: { kind: 'number', value: '96485', unit: 'C/mol', figures: 5 },
    rules: { figures: 'lenient' },
    answers: String.raw`
96500 C/mol | right
96 485 C mol⁻¹ | right
96485 C | partly 0.25 unitWrong
`,
  },
  {
    asked: { kind: 'number', value: '24.4678', unit: 'L', figures: 3 },
    rules: {},
    answers: String.raw`
24.47 L | right
24.4678 L | partly 0.75 figures
24,5 L | notUnderstood
`,
  },
  {
    asked: { kind: 'number', value: '3.15', unit: 'mol/L', figures: 3 },
    rules: { unit: 'given' },
    answers: String.raw`
3.15 M | right
0.315 | wrong powerOfTen
3,15 | notUnderstood
`,
  },
  {
    asked: { kind: 'number', value: '2260', unit: 'kJ/kg', figures: 3 },
    rules: {},
    answers: String.raw`
2260 J/g | right
2.26 kJ g⁻¹ | right
1130 kJ/kg | wrong factorTwo
`,
  },
  {
    asked: { kind: 'number', value: '0.150', unit: 'mol/L', figures: 3 },
    rules: {},
    answers: String.raw`
０.１５０ M | right
0.150 moles per litre | right
about 0.15 M | right
0.15000 M | partly 0.75 figures
0.150 foobars | notUnderstood
0.150 M, 0.300 M | notUnderstood
`,
  },
  {
    asked: {
      kind: 'number',
      value: '0.200',
      unit: null,
      figures: 3,
      slips: [
        { id: 'other-component', value: '0.800' },
        { id: 'ratio-for-fraction', value: '0.250' },
      ],
    },
    rules: {},
    answers: String.raw`
20 % | right
χ = 0.200 | right
0.8 | wrong other-component
20 | wrong percentForFraction
`,
  },
  {
    asked: {
      kind: 'number',
      value: '4',
      unit: null,
      figures: null,
      slips: [{ id: 'nitrogen-forgotten', value: '3' }],
    },
    rules: {},
    answers: String.raw`
4 | right
3 | wrong nitrogen-forgotten
2 | wrong factorTwo
`,
  },
  {
    asked: {
      kind: 'number',
      value: '52.9',
      unit: 'kJ/mol',
      figures: 3,
      slips: [{ id: 'log-not-ln', value: '23.0' }],
    },
    rules: {},
    answers: String.raw`
52900 J/mol | right
53 kJ/mol | right
23.0 kJ/mol | wrong log-not-ln
52.9 J/mol | wrong powerOfTen
52.9 kJ/(mol K) | partly 0.25 unitWrong
`,
  },
  {
    asked: { kind: 'number', value: '0.0821', unit: 'L·atm/(mol·K)', figures: 3 },
    rules: {},
    answers: String.raw`
0.0821 L atm/mol K | right
R = 0.0821 L atm mol-1 K-1 | right
0,0821 L atm/(mol K) | notUnderstood
`,
  },
  {
    asked: { kind: 'number', value: '18.02', unit: 'g/mol', figures: 4 },
    rules: { decimalComma: true },
    answers: String.raw`
18,02 g/mol | right
M = 18,02 g/mol. | right
36,04 g/mol | wrong factorTwo
18,02 | partly 0.75 unitMissing
`,
  },
  {
    asked: { kind: 'number', value: '1500', unit: 'J', figures: 2 },
    rules: { decimalComma: true },
    answers: String.raw`
1,5 kJ | right
1,5·10^3 J | right
-1,5 kJ | wrong sign
1.500 J | notUnderstood
`,
  },
  {
    asked: { kind: 'number', value: '12.5', unit: 'kPa', figures: 3 },
    rules: {},
    answers: String.raw`
12500 Pa | right
93.8 mmHg | right
12,5 kPa | notUnderstood
12.5 kPa or 13.5 kPa | notUnderstood
12.5 flurbs | notUnderstood
too high | notUnderstood
`,
  },
  {
    asked: { kind: 'number', value: '0.693', unit: null, figures: 3 },
    rules: {},
    answers: String.raw`
.693 | right
0.6931 | right
69.3 | wrong percentForFraction
0,693 | notUnderstood
i dont know | notUnderstood
`,
  },
  {
    asked: { kind: 'number', value: '88.5', unit: '%', figures: 3 },
    rules: {},
    answers: String.raw`
w = 88.5% | right
0.885 | wrong percentForFraction
95.9 % | wrong
88,5 % | notUnderstood
`,
  },
  {
    asked: {
      kind: 'number',
      value: '3',
      unit: null,
      figures: null,
      slips: [{ id: 'low-spin', value: '1' }],
    },
    rules: {},
    answers: String.raw`
6/2 | right
1 | wrong low-spin
-3 | wrong sign
three | notUnderstood
`,
  },
  {
    asked: {
      kind: 'number',
      value: '0.0592',
      unit: 'V',
      figures: 3,
      slips: [{ id: 'kept-natural-log', value: '0.0257' }],
    },
    rules: {},
    answers: String.raw`
.059 V | right
0.0592 J/C | right
0.136 V | wrong lnForLog
0.0592 A | partly 0.25 unitWrong
`,
  },
  {
    asked: { kind: 'number', value: '1.67e-27', unit: 'kg', figures: 3 },
    rules: {},
    answers: String.raw`
1.67E-27 kg | right
1.006 u | right
1.67e-27 m | partly 0.25 unitWrong
`,
  },
  {
    asked: { kind: 'number', value: '7.00', unit: null, figures: 2 },
    rules: {},
    answers: String.raw`
7.0 | right
7 | partly 0.75 figures
14.00 | wrong factorTwo
`,
  },
  {
    asked: { kind: 'number', value: '2.998e8', unit: 'm/s', figures: 4 },
    rules: {},
    answers: String.raw`
3.00e8 m/s | right
299,800,000 m/s | right
3.0e8 m/s | partly 0.75 figures
2.998e8 m | partly 0.25 unitWrong
`,
  },
];
