import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { acids } from '../tables/acids.data.ts';
import { convertUnits, unitCategories } from '../quantities/convert-units.ts';
import { readTypeset } from '../typeset/index.ts';
import { balancingWorking } from './balancing-working.ts';
import { conversionWorking } from './conversion-working.ts';
import { dilutionWorking, type DilutionField } from './dilution-working.ts';
import { idealGasWorking, type GasField, type GasQuantity } from './ideal-gas-working.ts';
import { molarMassWorking } from './molar-mass-working.ts';
import { phWorking, type Solute } from './ph-working.ts';
import { solutionWorking } from './solution-working.ts';
import { unitLabel } from './typeset-unit.ts';
import type { WorkingResult } from './working.ts';

function linesOf<T>(result: WorkingResult<T, string>): readonly string[] {
  if (!result.ok) throw new Error(result.error.message);
  for (const line of result.value.lines) {
    expect(readTypeset(line)).toMatchObject({ ok: true });
    expect(line).not.toMatch(/NaN|undefined|Infinity/);
  }
  return result.value.lines;
}

function valueOf<T>(result: WorkingResult<T, string>): T {
  linesOf(result);
  if (!result.ok) throw new Error(result.error.message);
  return result.value.value;
}

function faultOf<T>(result: WorkingResult<T, string>): readonly [code: string, field: string] | null {
  return result.ok ? null : [result.error.code, result.error.field];
}

test('a molar mass is added up element by element', () => {
  expect(linesOf(molarMassWorking('CuSO₄·5H2O'))).toEqual([
    'Cu: 1 × 63.546 = 63.546 g/mol',
    'S: 1 × 32.06 = 32.06 g/mol',
    'O: 9 × 15.999 = 143.991 g/mol',
    'H: 10 × 1.008 = 10.08 g/mol',
    '*M*(\\ce{CuSO4*5H2O}) = 63.546 + 32.06 + 143.991 + 10.08 = 249.677 g/mol',
  ]);
  expect(faultOf(molarMassWorking('H2Xx'))).toEqual(['unknownElement', 'formula']);
});

test('a conversion shows its factor, a temperature its way through kelvin', () => {
  expect(linesOf(conversionWorking(2, 'atm', 'kPa'))).toEqual([
    '1 atm = 101.325 kPa',
    '2 atm × \\frac{101.325 kPa}{1 atm} = 202.65 kPa',
  ]);
  expect(linesOf(conversionWorking(25, 'C', 'F'))).toEqual([
    '*T* = (25 + 273.15) K = 298.15 K',
    '*T* = (298.15 × \\frac{9}{5} − 459.67) °F = 77 °F',
  ]);
});

test('a factor that is exact by definition is shown with all its digits', () => {
  expect(linesOf(conversionWorking(1.5, 'lb', 'g'))).toEqual([
    '1 lb = 453.59237 g',
    '1.5 lb × \\frac{453.59237 g}{1 lb} = 680.388555 g',
  ]);
  expect(linesOf(conversionWorking(1, 'mol', 'particles'))).toContain(
    '1 mol = 6.02214076 × 10^{23} particles',
  );
  expect(linesOf(conversionWorking(1, 'ft³', 'L'))).toContain('1 ft^{3} = 28.316846592 L');
});

test('every pair of units has a working whose value is that of the converter', () => {
  for (const { units } of unitCategories) {
    for (const from of units) {
      for (const to of units) {
        const converted = convertUnits(3.5, from, to);
        expect(converted).toEqual({ ok: true, value: valueOf(conversionWorking(3.5, from, to)) });
      }
    }
  }
});

test.each([
  [1, 'stone', 'g', 'unknownUnit', 'from'],
  [1, 'g', 'stone', 'unknownUnit', 'to'],
  [1, 'g', 'L', 'differentCategories', 'to'],
  [-300, 'C', 'K', 'belowAbsoluteZero', 'value'],
  [Number.NaN, 'g', 'kg', 'notFinite', 'value'],
])('converting %d %s to %s is refused as %s at %s', (value, from, to, code, field) => {
  expect(faultOf(conversionWorking(value, from, to))).toEqual([code, field]);
});

test('balancing shows what every element and the charge ask for', () => {
  expect(linesOf(balancingWorking('MnO4^- + H+ + Fe^2+ = Mn^2+ + H2O + Fe^3+'))).toEqual([
    '*a*\u00a0\\ce{MnO4^{-}} + *b*\u00a0\\ce{H^{+}} + *c*\u00a0\\ce{Fe^{2+}} \\ce{->} *d*\u00a0\\ce{Mn^{2+}} + *e*\u00a0\\ce{H2O} + *f*\u00a0\\ce{Fe^{3+}}',
    'Mn: *a* = *d*',
    'O: 4*a* = *e*',
    'H: *b* = 2*e*',
    'Fe: *c* = *f*',
    'charge: −*a* + *b* + 2*c* = 2*d* + 3*f*',
    '*a* = 1, *b* = 8, *c* = 5, *d* = 1, *e* = 4, *f* = 5',
    '\\ce{MnO4^{-} + 8H^{+} + 5Fe^{2+} -> Mn^{2+} + 4H2O + 5Fe^{3+}}',
  ]);
  expect(linesOf(balancingWorking('Zn -> Zn^2+ + e-'))).toContain('charge: 0 = 2*b* − *c*');
  expect(faultOf(balancingWorking('C + O2 -> CO + CO2'))).toEqual(['ambiguous', 'equation']);
});

const units = { concentration: 'mol/L', volume: 'mL' };
const diluting = { stock: 12, stockVolume: 10, diluted: 0.48, finalVolume: 250 };

test.each(['stock', 'stockVolume', 'diluted', 'finalVolume'] as const)(
  'a dilution gives back its %s from the other three',
  (unknown: DilutionField) => {
    const solved = valueOf(dilutionWorking({ ...diluting, [unknown]: null }, units));
    expect(solved[unknown]).toBeCloseTo(diluting[unknown], 12);
  },
);

test('what cannot be diluted is told with the field at fault', () => {
  const fault = (changes: Partial<Record<DilutionField, number | null>>) =>
    faultOf(dilutionWorking({ ...diluting, stockVolume: null, ...changes }, units));
  expect(fault({ diluted: 13 })).toEqual(['notADilution', 'diluted']);
  expect(fault({ stockVolume: 300, diluted: null })).toEqual(['notADilution', 'finalVolume']);
  expect(fault({ stock: 0 })).toEqual(['notPositive', 'stock']);
  expect(fault({ stockVolume: 10 })).toEqual(['oneUnknown', 'stockVolume']);
  expect(fault({ stock: null })).toEqual(['oneUnknown', 'stockVolume']);
});

test('a solution names the mass to weigh', () => {
  const wanted = { formula: 'CuSO4·5H2O', concentration: 0.5, volume: 250, volumeUnit: 'mL' };
  const made = solutionWorking(wanted);
  expect(valueOf(made).mass).toBeCloseTo(31.209625, 9);
  expect(linesOf(made)).toContain('*n* = *cV* = 0.5 mol/L × 0.25 L = 0.125 mol');
  expect(faultOf(solutionWorking({ ...wanted, formula: 'cu' }))).toEqual(['lowerCase', 'formula']);
  expect(faultOf(solutionWorking({ ...wanted, formula: 'e-' }))).toEqual(['weightless', 'formula']);
  expect(faultOf(solutionWorking({ ...wanted, concentration: null }))).toEqual([
    'notPositive',
    'concentration',
  ]);
  expect(faultOf(solutionWorking({ ...wanted, volume: -1 }))).toEqual(['notPositive', 'volume']);
  expect(faultOf(solutionWorking({ ...wanted, volumeUnit: 'g' }))).toEqual([
    'differentCategories',
    'volumeUnit',
  ]);
});

const gas: Record<GasField, GasQuantity> = {
  pressure: { value: 1, unit: 'atm' },
  volume: { value: 22.413969545, unit: 'L' },
  amount: { value: 1000, unit: 'mmol' },
  temperature: { value: 0, unit: 'C' },
};

test.each([
  ['pressure', 1],
  ['volume', 22.413969545],
  ['amount', 1000],
  ['temperature', 0],
] as const)('an ideal gas gives back its %s from the other three', (unknown, expected) => {
  const result = idealGasWorking({ ...gas, [unknown]: { value: null, unit: gas[unknown].unit } });
  expect(Math.abs(valueOf(result) - expected)).toBeLessThan(1e-6);
});

test('what is no gas is told with the field at fault', () => {
  const fault = (changes: Partial<Record<GasField, GasQuantity>>) =>
    faultOf(idealGasWorking({ ...gas, volume: { value: null, unit: 'L' }, ...changes }));
  expect(fault({ temperature: { value: -273.15, unit: 'C' } })).toEqual(['notPositive', 'temperature']);
  expect(fault({ temperature: { value: -300, unit: 'C' } })).toEqual(['belowAbsoluteZero', 'temperature']);
  expect(fault({ pressure: { value: 1, unit: 'L' } })).toEqual(['differentCategories', 'pressure']);
  expect(fault({ amount: { value: null, unit: 'mol' } })).toEqual(['oneUnknown', 'amount']);
  expect(fault({ volume: { value: null, unit: 'g' } })).toEqual(['differentCategories', 'volume']);
  expect(fault({ volume: { value: 1, unit: 'L' } })).toEqual(['oneUnknown', 'volume']);
});

test.each([
  [{ kind: 'strong acid', concentration: 0.01, ions: 1 }, 2],
  [{ kind: 'strong base', concentration: 0.05, ions: 2 }, 13],
  [{ kind: 'strong acid', concentration: 1e-8, ions: 1 }, 6.9783],
  [{ kind: 'weak acid', concentration: 0.1, pKas: [4.756] }, 2.8809],
  [{ kind: 'weak acid', concentration: 1e-9, pKas: [4.756] }, 6.998],
  [{ kind: 'weak base', concentration: 0.1, pKas: [9.25] }, 11.1221],
  [{ kind: 'weak acid', concentration: 0.1, pKas: [2.16, 7.21, 12.32] }, 1.637],
] as const)('%o has the pH %d', (solute: Solute, expected) => {
  expect(valueOf(phWorking(solute))).toBeCloseTo(expected, 3);
});

test('a weak acid is weaker than a strong one and still an acid, its base the other way round', () => {
  const concentration = 0.02;
  for (const { pKas } of acids) {
    const pH = valueOf(phWorking({ kind: 'weak acid', concentration, pKas }));
    expect(pH).toBeGreaterThan(-Math.log10(concentration * pKas.length));
    expect(pH).toBeLessThan(7);
    const basic = valueOf(phWorking({ kind: 'weak base', concentration, pKas }));
    expect(basic).toBeGreaterThan(7);
    expect(basic).toBeLessThan(14 + Math.log10(concentration * pKas.length));
  }
});

test.each([
  [{ kind: 'strong acid', concentration: 0, ions: 1 }, 'notPositive', 'concentration'],
  [{ kind: 'strong acid', concentration: 21, ions: 1 }, 'tooConcentrated', 'concentration'],
  [{ kind: 'strong base', concentration: 1, ions: 1.5 }, 'badIons', 'ions'],
  [{ kind: 'weak acid', concentration: 1, pKas: [] }, 'badPKa', 'pKas'],
  [{ kind: 'weak acid', concentration: 1, pKas: [7, 2] }, 'badPKa', 'pKas'],
  [{ kind: 'weak base', concentration: 1, pKas: [Number.NaN] }, 'badPKa', 'pKas'],
] as const)('%o is refused as %s at %s', (solute: Solute, code, field) => {
  expect(faultOf(phWorking(solute))).toEqual([code, field]);
});

const anyNumber = fc.oneof(
  fc.double(),
  fc.constantFrom(null, 0, -1, 1e308, 5e-324),
  fc.double({ min: -9, max: 9, noNaN: true }).map((exponent) => 10 ** exponent),
);

test('whatever numbers are typed, a working shows numbers or there is an error at a field', () => {
  const four = fc.tuple(anyNumber, anyNumber, anyNumber, anyNumber);
  fc.assert(
    fc.property(four, fc.nat(3), ([first, second, third, fourth], unknown) => {
      const values = [first, second, third, fourth].map((value, index) => (index === unknown ? null : value));
      const [a = null, b = null, c = null, d = null] = values;
      const results = [
        dilutionWorking({ stock: a, stockVolume: b, diluted: c, finalVolume: d }, units),
        idealGasWorking({
          pressure: { value: a, unit: 'psi' },
          volume: { value: b, unit: 'mL' },
          amount: { value: c, unit: 'µmol' },
          temperature: { value: d, unit: 'F' },
        }),
        solutionWorking({ formula: 'NaCl', concentration: first, volume: second, volumeUnit: 'µL' }),
        phWorking({ kind: 'weak acid', concentration: first, pKas: [second ?? 4] }),
        phWorking({ kind: 'weak base', concentration: first, pKas: [second ?? 4, third ?? 9] }),
        phWorking({ kind: 'strong base', concentration: first, ions: second }),
      ];
      const lines = results.flatMap((result): readonly string[] =>
        result.ok ? result.value.lines : [result.error.message],
      );
      expect(lines.filter((line) => !readTypeset(line).ok || /NaN|Infinity|undefined/.test(line))).toEqual(
        [],
      );
    }),
    { numRuns: 3000 },
  );
});

test('a list names a temperature with its symbol and its name, any other unit as it is', () => {
  expect(unitLabel('C')).toBe('°C, Celsius');
  expect(unitLabel('K')).toBe('K, kelvin');
  expect(unitLabel('mL')).toBe('mL');
});
