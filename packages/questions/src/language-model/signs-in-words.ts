/** Symbols and units that tell what a text is about without a word. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/\d m?mol\/L|\d M\b/, 'molarity concentration of a solution'],
  [/ g\/mol/, 'molar mass'],
  [/\d (?:atm|kPa|bar|mmHg|torr)\b/, 'pressure'],
  [/\d V\b|\*?E\*?(?:_\{[^}]*\})?[°⦵]/, 'potential of an electrode'],
  [/\d A\b/, 'electric current electrolysis'],
  [/\d s\^\{−1\}|mol\/\(L·s\)|L\/\(mol·s\)/, 'rate constant'],
  [/\d kJ\/mol/, 'molar energy enthalpy'],
  [/Δ(?:_\{[a-z]+\})?\*?G/, 'Gibbs free energy thermodynamics'],
  [/Δ(?:_\{[a-z]+\})?\*?H/, 'enthalpy thermochemistry'],
  [/Δ(?:_\{[a-z]+\})?\*?S/, 'entropy thermodynamics'],
  [/ln \*?K|\*?K\*?_\{?(?:eq|c|p)\b/, 'equilibrium constant'],
  [/\*?G\*?(?:°?[′']|[′']°)|\*?K\*?[′']/, 'biochemical standard state bioenergetics'],
  [/p\*?K\*?_?\{?a|\*?K\*?_\{?[ab]\b/, 'acid dissociation constant'],
  [/\*?K\*?_\{?sp\b/, 'solubility product'],
  [/\*?K\*?_\{?[mM]\b|\*?V\*?_\{?max/, 'enzyme kinetics Michaelis Menten'],
  [/\*?E\*?_\{?a\b/, 'activation energy'],
  [/\bδ ?\d|\d ppm\b.{0,40}\bH\b/, 'NMR chemical shift'],
  [/cm\^\{−1\}/, 'wavenumber infrared spectroscopy'],
  [/\*?m\*?\/\*?z/, 'mass spectrometry'],
];

/**
 * A text with the words behind its symbols and units after it.
 * @example signsInWords('ΔG′° = −RT ln K′') // 'ΔG′° = −RT ln K′ Gibbs free energy thermodynamics …'
 */
export function signsInWords(text: string): string {
  return [text, ...signs.flatMap(([sign, words]) => (sign.test(text) ? [words] : []))].join(' ');
}
