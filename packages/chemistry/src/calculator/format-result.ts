const exponentialFrom = 1e12;
const exponentialBelow = 1e-6;
const exponentialDecimals = 6;

/** Beyond this a double's digits are rounding noise: 0.1 + 0.2 is to show 0.3. */
const significantDigits = 15;

/**
 * A result as the calculator's display shows it: at most 15 significant digits; exponential form with 6 decimals from
 * 1e12 up and, unless zero, below 1e-6. Rounding noise is the evaluator's to remove: a tiny result that arrives here is
 * a real one. What is not finite is `Error`.
 * @example formatResult(0.1 + 0.2) // '0.3'
 */
export function formatResult(value: number): string {
  if (!Number.isFinite(value)) return 'Error';
  const rounded = Number(value.toPrecision(significantDigits));
  if (rounded === 0) return '0';
  const size = Math.abs(rounded);
  return size >= exponentialFrom || size < exponentialBelow ? exponential(rounded) : String(rounded);
}

/** Rounded from the decimal digits, half away from zero: the double may lie just below a half. */
function exponential(value: number): string {
  const [mantissa = '', exponent = ''] = value.toExponential(significantDigits - 1).split('e');
  const units = Number(mantissa.replace('.', '')) / 10 ** (significantDigits - 1 - exponentialDecimals);
  const scaled = Math.sign(units) * Math.round(Math.abs(units));
  return Number(`${scaled}e${Number(exponent) - exponentialDecimals}`).toExponential(exponentialDecimals);
}
