/**
 * A liquid with its constants of the Antoine equation, log p = a − b/(t + c), with p in mmHg and t in °C (Lange’s Handbook of
 * Chemistry, 15th edition, table 5.8).
 */
export interface Liquid {
  name: string;
  antoine: readonly [a: number, b: number, c: number];
}

const pentane: Liquid = { name: 'pentane', antoine: [6.85296, 1064.84, 232.012] };
const hexane: Liquid = { name: 'hexane', antoine: [6.87601, 1171.17, 224.41] };
const heptane: Liquid = { name: 'heptane', antoine: [6.89677, 1264.9, 216.54] };
const octane: Liquid = { name: 'octane', antoine: [6.91868, 1351.99, 209.15] };
const benzene: Liquid = { name: 'benzene', antoine: [6.90565, 1211.033, 220.79] };
const toluene: Liquid = { name: 'toluene', antoine: [6.95464, 1344.8, 219.482] };

/** Pairs that follow Raoult's law nearly, the more volatile first, with the ends of an axis in °C for both boiling points. */
export const mixtures: readonly { light: Liquid; heavy: Liquid; from: number; to: number }[] = [
  { light: pentane, heavy: hexane, from: 30, to: 75 },
  { light: pentane, heavy: heptane, from: 30, to: 100 },
  { light: hexane, heavy: heptane, from: 65, to: 100 },
  { light: hexane, heavy: octane, from: 60, to: 130 },
  { light: heptane, heavy: octane, from: 95, to: 130 },
  { light: benzene, heavy: toluene, from: 75, to: 115 },
];
