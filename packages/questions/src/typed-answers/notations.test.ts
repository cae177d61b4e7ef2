import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import type { AskedNumber } from './asked-answer.ts';
import { gradeTypedAnswer } from './grade-typed-answer.ts';

const runs = { numRuns: 300, seed: 20_261_122 };

test('twelve notations of one number have one verdict, marks and slip', () => {
  assert(
    property(
      integer({ min: 100, max: 999 }),
      integer({ min: -9, max: 9 }),
      constantFrom(1, 2, 0.5, 10, 0.1, -1, 1.37),
      (digits, exponent, factor) => {
        const key = `${digits / 100}e${exponent}`;
        const asked: AskedNumber = { kind: 'number', value: key, unit: 'mol/L', figures: 3 };
        const typed = Number((Number(key) * factor).toPrecision(3));
        const grades = notationsOf(typed).map((notation) => gradeOf(asked, notation));
        expect(grades).toEqual(grades.map(() => grades[0]));
      },
    ),
    runs,
  );
});

test('twelve notations of one equation have one verdict and marks', () => {
  const asked = { kind: 'equation', equation: 'Cu + 2Ag^+ -> Cu^2+ + 2Ag', states: false } as const;
  assert(
    property(integer({ min: 1, max: 4 }), integer({ min: 1, max: 4 }), (one, other) => {
      const [a, b] = [one === 1 ? '' : String(one), other === 1 ? '' : String(other)];
      const notations = [
        `${a}Cu + ${b}Ag^+ -> ${a}Cu^2+ + ${b}Ag`,
        `${a}Cu+${b}Ag+->${a}Cu2++${b}Ag`,
        `${a} Cu + ${b} Ag+ = ${a} Cu2+ + ${b} Ag`,
        `${a}Cu + ${b}Ag⁺ → ${a}Cu²⁺ + ${b}Ag`,
        `${b}Ag+ + ${a}Cu --> ${b}Ag + ${a}Cu++`,
        `${a}Cu + ${b}Ag^{+} <=> ${a}Cu^{2+} + ${b}Ag`,
        `${a}Cu + ${b}Ag+1 ⇌ ${a}Cu+2 + ${b}Ag`,
        `${a}Cu(s) + ${b}Ag+(aq) ⟶ ${a}Cu2+(aq) + ${b}Ag(s)`,
        `"${a}Cu + ${b}Ag^(+) => ${a}Cu^(2+) + ${b}Ag"`,
        `\\ce{${a}Cu + ${b}Ag^+ -> ${a}Cu^2+ + ${b}Ag}`,
        `${a}Cu + ${b}Ag + -> ${a}Cu 2+ + ${b}Ag`.replace('Ag + ->', 'Ag+ ->'),
        `${a}Cu + ${b}Ag<sup>+</sup> → ${a}Cu<sup>2+</sup> + ${b}Ag.`,
      ];
      const grades = notations.map((notation) => gradeOf(asked, notation));
      expect(grades).toEqual(grades.map(() => grades[0]));
    }),
    runs,
  );
});

test('twelve notations of one ion have one verdict', () => {
  for (const formula of ['SO4^2-', 'SO3^2-', 'SO4^-', 'PO4^3-']) {
    const asked = { kind: 'formula', formula, match: 'composition' } as const;
    const notations = [
      ...'SO4^2-|SO4 2-|SO4-2|SO₄²⁻|SO_4^{2-}|SO4^{2-}|SO4^-2|SO4--|[SO4]2-|SO4^(2-)(aq)|“SO4²⁻”'.split('|'),
      ...'SO<sub>4</sub><sup>2-</sup>|\\ce{SO4^2-}|ＳＯ４ ２－'.split('|'),
    ];
    const verdicts = notations.map((notation) => gradeTypedAnswer(asked, notation).verdict);
    expect(verdicts).toEqual(notations.map(() => (formula === 'SO4^2-' ? 'right' : 'wrong')));
  }
});

/** One number in M, in twelve notations with the same figures and more. */
function notationsOf(value: number): string[] {
  const [mantissa = '', power = ''] = value.toExponential(2).split('e');
  const exponent = String(Number(power));
  const raised = [...exponent].map((sign) => '⁰¹²³⁴⁵⁶⁷⁸⁹⁻'.charAt('0123456789-'.indexOf(sign))).join('');
  const arabic = mantissa
    .replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
    .replace('.', '٫');
  const wide = mantissa.replace(/[\d.]/g, (sign) =>
    String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0),
  );
  return [
    `${mantissa}e${exponent} mol/L`,
    `${mantissa}E${exponent}M`,
    `${mantissa}x10^${exponent} M`,
    `${mantissa} × 10${raised} mol L⁻¹`,
    `${mantissa}·10^{${exponent}} mol·L^-1`,
    `${mantissa} * 10^(${exponent}) mol dm-3`,
    `c = ${mantissa.replace('-', '−')} \\times 10^{${exponent}} mol/L`,
    `≈ ${arabic}×10^${exponent} M`,
    `${wide}e${exponent} moles per litre`,
    `"${mantissa}e${exponent} molar."`,
    `(${mantissa} ± 0.01)e${exponent} M`,
    `${mantissa}e${Number(exponent) + 3} mmol/L HCl`,
  ];
}

function gradeOf(asked: Parameters<typeof gradeTypedAnswer>[0], typed: string) {
  const { verdict, marks, slip, problems } = gradeTypedAnswer(asked, typed);
  return { verdict, marks, slip, problems };
}
