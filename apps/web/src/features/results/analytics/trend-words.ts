import type { Analytics } from '@valence/contract';

type Trend = Analytics['slips'][number]['trend'];

/** A trend as screens say it. */
export function trendWords(trend: Trend): string {
  switch (trend) {
    case 'falling':
      return 'Falling';
    case 'rising':
      return 'Rising';
    case 'steady':
      return 'Steady';
    case null:
      return 'Too early to tell';
  }
}
