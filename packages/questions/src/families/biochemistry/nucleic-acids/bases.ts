import { formatDecimals } from '@valence/chemistry';

export const percent = (value: number): string => `${formatDecimals(value, 1)}%`;

export const names: Readonly<Record<string, string>> = {
  A: 'adenine',
  T: 'thymine',
  G: 'guanine',
  C: 'cytosine',
};
export const partners: Readonly<Record<string, string>> = { A: 'T', T: 'A', G: 'C', C: 'G' };
