/** A temperature as a linear text states it. */
export interface StatedTemperature {
  value: number;
  /** As written, without its unit. */
  written: string;
  unit: 'K' | '°C';
  at: number;
  /** True for a change: `by 25 °C`, `a rise of 25 K`. */
  isChange: boolean;
}

/** The zero of the Celsius scale, as texts round it. */
const zero = 273.15;
const roomOfZero = 0.66;
const temperature = /(?<![\w.])([−+]?\d+(?:\.\d+)?) ?(°C|K)(?![\w/·]|\^)/g;
const change =
  /(?:\bby|\b(?:rise|increase|decrease|drop|change|difference|fall|interval|elevation|depression|warming|cooling)s?(?: in temperature| of temperature)? (?:of|is|was|by)|Δ‹?[Tt]›?(?:_⟮[^⟯]*⟯)? ?[=≈])(?: about| exactly| only)? $/;

/**
 * The temperatures that a linear text states, in K or °C.
 * @example temperaturesIn('warmed by 5.0 °C')[0]?.isChange // true
 */
export function temperaturesIn(linear: string): StatedTemperature[] {
  return [...linear.matchAll(temperature)].map(({ 1: written = '', 2: unit, index }) => ({
    value: Number(written.replace('−', '-')),
    written,
    unit: unit === 'K' ? 'K' : '°C',
    at: index,
    isChange: change.test(linear.slice(0, index)),
  }));
}

/** True where one number is the other with the zero of the Celsius scale added. */
export function isShifted(celsius: number, kelvin: number): boolean {
  return Math.abs(kelvin - celsius - zero) < roomOfZero;
}

/** True for 273 and 273.15: the constant itself. */
export function isZeroOfScale(value: number): boolean {
  return Math.abs(value - zero) < roomOfZero;
}
