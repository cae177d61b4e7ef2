/**
 * The numbers of a text as they are printed, whatever their units.
 * @example printedNumbers('2.5 × 10^{−3} mol in 20 mL') // [0.0025, 20]
 */
export function printedNumbers(text: string): number[] {
  const written = text.matchAll(/([−-]?\d+(?: \d{3}(?!\d))*(?:\.\d+)?)(?: × 10\^\{?([−-]?\d+)\}?)?/g);
  return [...written].map(([, number = '', power = '0']) =>
    Number(`${number.replaceAll(' ', '')}e${power}`.replaceAll('−', '-')),
  );
}
