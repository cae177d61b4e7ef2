import type { LabelledGroup } from './labelled-answers.ts';

/** Labelled from the rules alone by somebody who has not read the grader; first run when the other half was all right. */
export const thirdNumbersUnseen: readonly LabelledGroup[] = [
  {
    asked: { kind: 'number', value: '2.30', unit: null, figures: 2 },
    rules: {},
    answers: String.raw`
2.3 | right
pH=2.30. | right
2.3010 | partly 0.75 figures
2,30 | notUnderstood
1.15 | wrong factorTwo
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
١١٫٧٠ | right
2.3 | wrong gave-poh
11.70 mol/L | partly 0.25 unitWrong
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
pH = 8,72 | right
８，７２ | right
-8,72 | wrong sign
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
0.00063 M | right
6.3*10^-4 mol/l | right
[H3O+]=6.3x10^-4 M | right
6.3e-4 | partly 0.75 unitMissing
6.3e-3 M | wrong powerOfTen
0,00063 M | notUnderstood
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
0.000018 | right
1.80e-5 | right
1.800e-5 | partly 0.75 figures
4.2x10^-3 | wrong forgot-square
Ka < 1.8e-5 | notUnderstood
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
2.12·10^-2 | right
0.021 | right
0.146 | wrong forgot-exponents
0.0424 | wrong factorTwo
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
-890.3kJ/mol | right
-8.903e5 J/mol | right
-890 kJ/mol | right
–890.3 kJ mol-1 | right
890.3 | wrong reversed-sign
-445.2 kJ/mol | wrong factorTwo
-890.3 | partly 0.75 unitMissing
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
-33000 J/mol | right
- 33.0 kJ/mol | right
-151 kJ/mol | wrong plus-for-minus
-33,0 kJ/mol | notUnderstood
`,
  },
  {
    asked: { kind: 'number', value: '-198.7', unit: 'J/(mol·K)', figures: 4 },
    rules: {},
    answers: String.raw`
-198.7 J/mol K | right
-198.7 J mol-1 K-1 | right
-0.1987 kJ/(mol K) | right
198.7 J/(mol K) | wrong sign
-198.7 | partly 0.75 unitMissing
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
1.1 V | right
E°cell = +1.10 V | right
1.10 J/C | right
-1.10 V | wrong sign
1.10 J | partly 0.25 unitWrong
`,
  },
  {
    asked: { kind: 'number', value: '-0.403', unit: 'V', figures: 3 },
    rules: {},
    answers: String.raw`
-.403 V | right
- 0.403V | right
0.403 V | wrong sign
-0,403 V | notUnderstood
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
24.5 dm³ | right
24500 mL | right
V= 24.5L | right
24.47 L | right
22.4 L | wrong molar-volume-at-stp
24.5 kg | partly 0.25 unitWrong
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
P=2.46atm | right
1870 mmHg | right
2.49 bar | right
0.222 atm | wrong used-celsius
2.46 | partly 0.75 unitMissing
`,
  },
  {
    asked: { kind: 'number', value: '350', unit: 'K', figures: 3 },
    rules: {},
    answers: String.raw`
350 K | right
77 C | right
170 °F | right
350.15 K | partly 0.75 figures
77 K | wrong celsiusForKelvin
350 J | partly 0.25 unitWrong
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
100.5 C | right
100.52ºC | right
0.52 °C | wrong only-the-rise
100.52 | partly 0.75 unitMissing
`,
  },
  {
    asked: { kind: 'number', value: '-1.86', unit: '°C', figures: 3 },
    rules: {},
    answers: String.raw`
-1.9 °C | right
1.86 °C | wrong sign
-1.86 or -3.72 °C | notUnderstood
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
5850 mg | right
5.85 g of NaCl | right
5.85e-3 kg | right
0.100 mol | wrong one-step-short
11.7 g | wrong factorTwo
5.85 mol | partly 0.25 unitWrong
5.85 | partly 0.75 unitMissing
`,
  },
  {
    asked: { kind: 'number', value: '12.6', unit: 'g', figures: 3 },
    rules: { decimalComma: true },
    answers: String.raw`
12,60 g | right
1,26·10^1 g | right
0,0126 kg | right
126,0 g | wrong powerOfTen
12,6 g oder 13 g | notUnderstood
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
0.040 mol | right
n(HCl)=0.0400mol | right
0.0400 moles | right
0.04000 mol | right
40.0 mol | wrong ml-not-converted
0.0800 mol | wrong factorTwo
0.0400 M | partly 0.25 unitWrong
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
0.118 M NaOH | right
0.118 mmol/mL | right
c = 0.118 mol·dm⁻³ | right
0.236 M | wrong ratio-ignored
0.059 M | wrong factorTwo
0.118 | partly 0.75 unitMissing
`,
  },
  {
    asked: { kind: 'number', value: '0.789', unit: 'g/mL', figures: 3 },
    rules: {},
    answers: String.raw`
789 kg/m3 | right
0.789 g cm⁻³ | right
0.79 kg/L | right
0.789 g/mol | partly 0.25 unitWrong
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
3.47×10⁻³ s⁻¹ | right
0.00347 s-1 | right
k = 3.47e-3 s^{-1} | right
1.51e-3 s-1 | wrong log-for-ln
3.47e-3 s | partly 0.25 unitWrong
`,
  },
  {
    asked: { kind: 'number', value: '0.0650', unit: 'L/(mol s)', figures: 3 },
    rules: {},
    answers: String.raw`
0.0650 M-1 s-1 | right
0.0650 L/mol s | right
6.50e-2 L·mol^-1·s^-1 | right
3.90 L/(mol min) | right
0.0650 mol/(L s) | partly 0.25 unitWrong
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
2.4e-4 M/s | right
2.4e-4 mol/L s | right
0.0144 M/min | right
1.2e-4 M/s | wrong factorTwo
-2.4e-4 M/s | wrong sign
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
5.73e3 years | right
5730 yr | right
8270 years | wrong mean-life
5730 g | partly 0.25 unitWrong
`,
  },
  {
    asked: { kind: 'number', value: '8.02', unit: 'days', figures: 3 },
    rules: {},
    answers: String.raw`
8.02 d | right
192.5 h | right
8.0 days | right
8.02 | partly 0.75 unitMissing
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
4.86e-7 m | right
0.486 µm | right
486.1 nm | right
4.09e-19 J | wrong gave-the-energy
4.86 nm | wrong powerOfTen
486 | partly 0.75 unitMissing
`,
  },
  {
    asked: { kind: 'number', value: '6.17e14', unit: 'Hz', figures: 3 },
    rules: {},
    answers: String.raw`
617 THz | right
617000000000000 Hz | right
6.17e15 Hz | wrong powerOfTen
6.17e14 | partly 0.75 unitMissing
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
2.55 eV | right
4.1e-19 J | right
4.09e-18 J | wrong powerOfTen
`,
  },
  {
    asked: { kind: 'number', value: '13.6', unit: 'eV', figures: 3 },
    rules: {},
    answers: String.raw`
2.18e-18 J | right
0.0136 keV | right
13.6 V | partly 0.25 unitWrong
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
1715 cm-1 | right
1715 cm⁻¹ | right
1715.0 cm-1 | right
1715 cm | partly 0.25 unitWrong
5.83 µm | wrong gave-wavelength
`,
  },
  {
    asked: { kind: 'number', value: '7.26', unit: 'ppm', figures: 3 },
    rules: {},
    answers: String.raw`
7.26ppm | right
7.3 ppm | right
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
A = 0.620 | right
62% | right
0.24 | wrong transmittance
1.24 | wrong factorTwo
`,
  },
  {
    asked: { kind: 'number', value: '6220', unit: 'L/(mol cm)', figures: 3 },
    rules: {},
    answers: String.raw`
6220 M^-1 cm^-1 | right
6220 L mol⁻¹ cm⁻¹ | right
622 m2/mol | right
62.2 L/(mol cm) | wrong powerOfTen
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
78.4% | right
78.4 percent | right
0.784 | wrong percentForFraction
128% | wrong inverted
39.2 % | wrong factorTwo
78.4 g | partly 0.25 unitWrong
`,
  },
  {
    asked: { kind: 'number', value: '0.274', unit: null, figures: 3 },
    rules: {},
    answers: String.raw`
.274 | right
0.27 | right
0.274 % | wrong percentForFraction
3.65 | wrong reciprocal
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
6.0 | right
x = +6 | right
8 | wrong charge-forgotten
six | notUnderstood
`,
  },
  {
    asked: { kind: 'number', value: '-2', unit: null, figures: null },
    rules: {},
    answers: String.raw`
-2.0 | right
-4 | wrong factorTwo
0 | wrong
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
13.0 | right
6.5 | wrong halved
13 mol | partly 0.25 unitWrong
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
11. | right
(11) | right
12 | wrong
`,
  },
  {
    asked: { kind: 'number', value: '2.5', unit: null, figures: null },
    rules: {},
    answers: String.raw`
5/2 | right
2,5 | notUnderstood
3 | wrong
`,
  },
  {
    asked: { kind: 'number', value: '1.5', unit: null, figures: null },
    rules: { decimalComma: true },
    answers: String.raw`
3/2 | right
3 | wrong factorTwo
`,
  },
  {
    asked: { kind: 'number', value: '0.75', unit: null, figures: null },
    rules: {},
    answers: String.raw`
75 % | right
75 | wrong percentForFraction
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
3.01×10²³ | right
3.011e23 | right
0.500 mol | wrong gave-the-moles
3.01e22 | wrong powerOfTen
`,
  },
  {
    asked: { kind: 'number', value: '180.2', unit: 'g/mol', figures: 4 },
    rules: {},
    answers: String.raw`
180.16 g/mol | right
0.1802 kg/mol | right
180.2 g per mole | right
90.1 g/mol | wrong factorTwo
180.2 g | partly 0.25 unitWrong
`,
  },
  {
    asked: { kind: 'number', value: '58.44', unit: 'u', figures: 4 },
    rules: {},
    answers: String.raw`
58.44 u | right
58.4 u | right
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
0.385 J/g K | right
0.385 J/(g °C) | right
0.0920 cal/(g K) | right
0.385 J/g | partly 0.25 unitWrong
`,
  },
  {
    asked: { kind: 'number', value: '4180', unit: 'J', figures: 3 },
    rules: {},
    answers: String.raw`
4.18 kJ | right
q = +4.18 kJ | right
4.2 kJ | right
4,180.0 J | partly 0.75 figures
4180 kJ | wrong powerOfTen
4180 | partly 0.75 unitMissing
`,
  },
  {
    asked: { kind: 'number', value: '436', unit: 'kJ/mol', figures: 3 },
    rules: {},
    answers: String.raw`
436000 J/mol | right
(436 ± 2) kJ/mol | right
436 kJ | partly 0.25 unitWrong
`,
  },
  {
    asked: { kind: 'number', value: '1.5e37', unit: null, figures: 2 },
    rules: {},
    answers: String.raw`
1.5E+37 | right
15e36 | right
6.7e-38 | wrong reciprocal
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
1.8 × 10⁻¹⁰ | right
1.3e-5 mol/L | wrong stopped-at-solubility
1.8e-10 M^2 | partly 0.25 unitWrong
`,
  },
  {
    asked: { kind: 'number', value: '1.34e-5', unit: 'mol/L', figures: 3 },
    rules: {},
    answers: String.raw`
13.4 μmol/L | right
s=1.34x10^-5M | right
1.34e-5 g/L | partly 0.25 unitWrong
`,
  },
  {
    asked: { kind: 'number', value: '1.92', unit: 'mg/L', figures: 3 },
    rules: {},
    answers: String.raw`
0.00192 g/L | right
1920 µg/L | right
1.92 g/L | wrong powerOfTen
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
9650 C | right
9.65 kC | right
2.68 A h | right
965 C | wrong powerOfTen
`,
  },
  {
    asked: { kind: 'number', value: '965', unit: 's', figures: 3 },
    rules: {},
    answers: String.raw`
965 sec | right
16.08 min | right
483 s | wrong factorTwo
965 | partly 0.75 unitMissing
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
.635 g | right
m(Cu)=0.635 g | right
1.27 g | wrong one-electron
0.635 kg | wrong powerOfTen
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
28 MeV | right
28300 keV | right
7.08 MeV | wrong per-nucleon
-28.3 MeV | wrong sign
`,
  },
  {
    asked: { kind: 'number', value: '3.7e4', unit: 'Bq', figures: 2 },
    rules: {},
    answers: String.raw`
37 kBq | right
3.7×10⁴ s⁻¹ | right
3.7e3 Bq | wrong powerOfTen
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
234 | right
238 | wrong forgot-the-alpha
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
734 kPa | right
7.34e5 Pa | right
Π = 7.3 bar | right
14.7 bar | wrong factorTwo
`,
  },
  {
    asked: { kind: 'number', value: '1.52', unit: 'mol/kg', figures: 3 },
    rules: {},
    answers: String.raw`
1.52 mol kg-1 | right
b = 1.5 mol/kg | right
0.658 mol/kg | wrong reciprocal
`,
  },
  {
    asked: { kind: 'number', value: '109.5', unit: '°', figures: 4 },
    rules: {},
    answers: String.raw`
109.5° | right
110° | right
120° | wrong
`,
  },
  {
    asked: { kind: 'number', value: '154', unit: 'pm', figures: 3 },
    rules: {},
    answers: String.raw`
0.154 nm | right
150 pm | right
154 nm | wrong powerOfTen
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
ln K = 4.61 | right
4.6 | right
10.6 | wrong lnForLog
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
9.248 | right
21.3 | wrong lnForLog
9.25 M | partly 0.25 unitWrong
`,
  },
  {
    asked: { kind: 'number', value: '1.74', unit: null, figures: 3 },
    rules: {},
    answers: String.raw`
1.7 | right
174 % | right
174 | wrong percentForFraction
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
25 mL | right
25.0 cm^3 | right
25.0 ml | right
25.000 mL | partly 0.75 figures
25.0 L | wrong powerOfTen
20-25 mL | notUnderstood
`,
  },
  {
    asked: { kind: 'number', value: '3.27e-22', unit: 'g', figures: 3 },
    rules: {},
    answers: String.raw`
3.27×10⁻²⁵ kg | right
3.3e-22 g | right
3.27e-22 | partly 0.75 unitMissing
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
0.515 km/s | right
v = 515 m/s | right
515 m | partly 0.25 unitWrong
`,
  },
  {
    asked: { kind: 'number', value: '126.4', unit: 'S·cm²/mol', figures: 4 },
    rules: {},
    answers: String.raw`
126.4 S cm² mol⁻¹ | right
126 S·cm^2·mol^-1 | right
`,
  },
  {
    asked: { kind: 'number', value: '1.6e-9', unit: 'm²/s', figures: 2 },
    rules: {},
    answers: String.raw`
1.6e-9 m2/s | right
1.6e-9 m^2 s^-1 | right
3.2e-9 m²/s | wrong factorTwo
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
n = 2 | right
4 | wrong factorTwo
`,
  },
  {
    asked: { kind: 'number', value: '3.38', unit: null, figures: 2 },
    rules: { figures: 'strict' },
    answers: String.raw`
pH=3.38 | right
3.377 | partly 0.75 figures
`,
  },
  {
    asked: { kind: 'number', value: '0.500', unit: 'mol', figures: 3 },
    rules: { figures: 'strict' },
    answers: String.raw`
0.500 mol | right
1/2 mol | right
0.50 mol | partly 0.75 figures
0.500 g | partly 0.25 unitWrong
`,
  },
  {
    asked: { kind: 'number', value: '-241.8', unit: 'kJ/mol', figures: 4 },
    rules: { figures: 'lenient' },
    answers: String.raw`
-241.800 kJ/mol | right
−241.82 kJ mol⁻¹ | right
-241.8 kJ | partly 0.25 unitWrong
`,
  },
  {
    asked: { kind: 'number', value: '96485', unit: 'C/mol', figures: 5 },
    rules: { figures: 'lenient' },
    answers: String.raw`
9.65e4 C/mol | right
96485 A s/mol | right
`,
  },
  {
    asked: { kind: 'number', value: '24.4678', unit: 'L', figures: 3 },
    rules: {},
    answers: String.raw`
24.5 L | right
24 L | right
12.2 L | wrong factorTwo
`,
  },
  {
    asked: { kind: 'number', value: '3.15', unit: 'mol/L', figures: 3 },
    rules: { unit: 'given' },
    answers: String.raw`
3.15 | right
3150 mM | right
3.15 g | partly 0.25 unitWrong
`,
  },
  {
    asked: { kind: 'number', value: '2260', unit: 'kJ/kg', figures: 3 },
    rules: {},
    answers: String.raw`
2.26 MJ/kg | right
2,260,000 J/kg | right
2260 kJ | partly 0.25 unitWrong
`,
  },
  {
    asked: { kind: 'number', value: '0.150', unit: 'mol/L', figures: 3 },
    rules: {},
    answers: String.raw`
3/20 M | right
.15M | right
150 mmol/L | right
0,150 M | notUnderstood
6.67 M | wrong reciprocal
dont know | notUnderstood
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
1/5 | right
0.20 | right
0.2 | partly 0.75 figures
0.25 | wrong ratio-for-fraction
2.00 | wrong powerOfTen
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
DBE = 4 | right
5 | wrong
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
Ea = 52.9 kJ/mol | right
5.29×10⁴ J mol⁻¹ | right
12.64 kcal/mol | right
122 kJ/mol | wrong lnForLog
-52.9 kJ/mol | wrong sign
`,
  },
  {
    asked: { kind: 'number', value: '0.0821', unit: 'L·atm/(mol·K)', figures: 3 },
    rules: {},
    answers: String.raw`
0.0821 L·atm·mol⁻¹·K⁻¹ | right
82.1 mL atm/(mol K) | right
0.0821 L atm | partly 0.25 unitWrong
0.0821 zorkmids | notUnderstood
`,
  },
  {
    asked: { kind: 'number', value: '18.02', unit: 'g/mol', figures: 4 },
    rules: { decimalComma: true },
    answers: String.raw`
18,0 g mol⁻¹ | right
1,802e1 g/mol | right
18,02 g | partly 0.25 unitWrong
18.020 g/mol | notUnderstood
`,
  },
  {
    asked: { kind: 'number', value: '1500', unit: 'J', figures: 2 },
    rules: { decimalComma: true },
    answers: String.raw`
1 500 J | right
1,50×10³ J | right
3000 J | wrong factorTwo
1,5 bis 2 kJ | notUnderstood
`,
  },
  {
    asked: { kind: 'number', value: '12.5', unit: 'kPa', figures: 3 },
    rules: {},
    answers: String.raw`
0.125 bar | right
p = 12.5kPa | right
between 12 and 13 kPa | notUnderstood
≥12.5 kPa | notUnderstood
kPa | notUnderstood
10.9 kPa | wrong
`,
  },
  {
    asked: { kind: 'number', value: '0.693', unit: null, figures: 3 },
    rules: {},
    answers: String.raw`
69.3 % | right
1.44 | wrong reciprocal
0.580 | wrong
0.693 0.347 | notUnderstood
`,
  },
  {
    asked: { kind: 'number', value: '88.5', unit: '%', figures: 3 },
    rules: {},
    answers: String.raw`
≈ 88.5 % | right
88.50 percent | right
8.85 % | wrong powerOfTen
88-89 % | notUnderstood
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
3 | right
3.00 | right
5 | wrong
3 or 5 | notUnderstood
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
59.2 mV | right
5.92×10⁻² V | right
25.7 mV | wrong kept-natural-log
0.592 V | wrong powerOfTen
`,
  },
  {
    asked: { kind: 'number', value: '1.67e-27', unit: 'kg', figures: 3 },
    rules: {},
    answers: String.raw`
1.67×10⁻²⁴ g | right
m = 1.67 · 10^-27 kg | right
1.67e-26 kg | wrong powerOfTen
1.67e-27 | partly 0.75 unitMissing
`,
  },
  {
    asked: { kind: 'number', value: '7.00', unit: null, figures: 2 },
    rules: {},
    answers: String.raw`
pH = 7.00 | right
7.0000 | partly 0.75 figures
neutral | notUnderstood
`,
  },
  {
    asked: { kind: 'number', value: '2.998e8', unit: 'm/s', figures: 4 },
    rules: {},
    answers: String.raw`
299800 km/s | right
2.998×10⁸ m·s⁻¹ | right
2.998e8 | partly 0.75 unitMissing
`,
  },
];
