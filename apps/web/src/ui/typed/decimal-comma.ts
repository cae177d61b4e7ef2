/** Whether this browser's language writes decimals behind a comma. */
export function hasDecimalComma(): boolean {
  return new Intl.NumberFormat(navigator.language).format(1.5).includes(',');
}
