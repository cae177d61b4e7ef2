/**
 * A number as figures and tables print it, `1.80 × 10^{−4}` among them.
 * @returns NaN for what is no number
 * @example readNumber('1.80 × 10^{−4}') // 0.00018
 */
export function readNumber(text: string): number {
  const [mantissa = '', exponent = '0'] = text.replaceAll('−', '-').split(' × 10^');
  return Number(mantissa) * 10 ** Number(exponent.replace(/[{}]/g, ''));
}
