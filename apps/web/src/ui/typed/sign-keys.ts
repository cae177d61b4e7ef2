import type { ToType } from '@valence/contract';

/** A key of the row above the keyboard: what it shows, what it types, what it is called. */
export interface SignKey {
  label: string;
  types: string;
  name: string;
}

/** Units that stand beside each other, so that the row does not say which one is asked for. */
const unitGroups: readonly (readonly string[])[] = [
  ['g', 'mg', 'kg', 'mol', 'L'],
  ['mol', 'mmol', 'g', 'L', 'mol/L'],
  ['L', 'mL', 'g', 'mol'],
  ['mol/L', 'mmol/L', 'g/L', 'mol'],
  ['J', 'kJ', 'kJ/mol', 'J/mol'],
  ['kJ/mol', 'J/mol', 'kJ', 'J/(mol·K)'],
  ['J/(mol·K)', 'kJ/mol', 'J/K', 'J/(g·K)'],
  ['K', '°C', 'kJ', 'J'],
  ['atm', 'kPa', 'bar', 'Pa', 'mmHg'],
  ['s', 'min', 'h', 's^-1'],
  ['V', 'mV', 'kJ/mol', 'A', 'C'],
  ['%', 'g', 'mol', 'ppm'],
  ['g/mol', 'mol/g', 'g', 'kg/mol'],
  ['nm', 'pm', 'm', 'cm^-1', 'Hz'],
];

/** The keys that fit a question. */
export function signKeys({ kind, unit }: ToType): SignKey[] {
  switch (kind) {
    case 'number':
      return [
        key('×10ⁿ', ' × 10^', 'times ten to the power of'),
        key('−', '−', 'minus'),
        ...(unit === null ? [] : unitsBeside(unit).map((one) => key(one.replace('^-1', '⁻¹'), ` ${one}`))),
      ];
    case 'formula':
      return [
        ...subscripts,
        ...charges,
        key('(', '(', 'open bracket'),
        key(')', ')', 'close bracket'),
        key('·', '·', 'dot'),
      ];
    case 'equation':
      return [
        key('→', ' -> ', 'arrow'),
        key('⇌', ' <=> ', 'equilibrium arrow'),
        ...subscripts,
        ...charges,
        ...['(s)', '(l)', '(g)', '(aq)'].map((state) => key(state, state, 'state')),
      ];
    case 'name':
      return [key('-', '-', 'hyphen'), key(',', ',', 'comma')];
  }
}

/** A digit on the line is set as a subscript, too; one of these cannot be taken for a charge. */
const subscripts: readonly SignKey[] = ['₂', '₃', '₄'].map((digit) => key(digit, digit, 'subscript'));

const charges: readonly SignKey[] = [
  key('⁺', '^+', 'plus charge'),
  key('⁻', '^-', 'minus charge'),
  key('²⁺', '^2+', 'two plus charge'),
  key('²⁻', '^2-', 'two minus charge'),
];

function unitsBeside(unit: string): readonly string[] {
  const plain = unit.replace(/\^\{([^}]*)\}/g, '^$1').replaceAll('−', '-');
  return (
    unitGroups.find(([first]) => first === plain) ??
    unitGroups.find((group) => group.includes(plain)) ?? [plain]
  );
}

/** @param words how a label of signs is said; the label itself is part of the name, for whoever speaks to the browser what they see */
function key(label: string, types: string, words?: string): SignKey {
  return { label, types, name: words === undefined ? label : `${words} ${label}` };
}
