import type { Axis } from '../figure.ts';

/** The values of the numbered ticks, in the order of size. */
export function ticksOf({ from, to, step }: Axis): number[] {
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => exact((first + index) * step));
}

/** The values of the finer ruling, the numbered ticks left out. */
export function finerTicksOf(axis: Axis): number[] {
  const { from, to, step, parts = 1 } = axis;
  const finer = step / parts;
  const ticks: number[] = [];
  for (let index = Math.ceil(from / finer - 1e-9); index * finer <= to + finer * 1e-9; index += 1)
    if (index % parts !== 0) ticks.push(exact(index * finer));
  return ticks;
}

/** The number at a tick, with as many decimals as the step needs and a true minus sign. */
export function tickText(value: number, { step }: Axis): string {
  return written(value, decimalsOf(step));
}

/** How finely an eye reads the axis: a fifth of its finest ruling. */
export function readingStep(axis: Axis): number {
  return finestRuling(axis) / 5;
}

function finestRuling({ step, parts = 1 }: Axis): number {
  return step / parts;
}

/** A value as it is read off an axis: in fifths of the finest ruling, and halfway between two lines where that takes no further digit. */
export function readText(value: number, axis: Axis): string {
  const fine = readingStep(axis);
  const decimals = decimalsOf(10 ** Math.floor(Math.log10(fine) + 1e-9));
  const half = finestRuling(axis) / 2;
  const steps = decimalsOf(half) > decimals ? [fine] : [fine, half];
  const [read = value] = steps
    .map((step) => Math.round(value / step) * step)
    .toSorted((one, other) => Math.abs(one - value) - Math.abs(other - value));
  return written(read, decimals);
}

function written(value: number, decimals: number): string {
  const text = value.toFixed(decimals);
  return Number(text) < 0 ? text.replace('-', '−') : text.replace('-', '');
}

function decimalsOf(step: number): number {
  for (let decimals = 0; decimals < 8; decimals += 1)
    if (Math.abs(step * 10 ** decimals - Math.round(step * 10 ** decimals)) < 1e-6) return decimals;
  return 8;
}

function exact(value: number): number {
  return Number(value.toPrecision(12));
}
