import type { Random } from '../../../random.ts';

interface Compounds {
  analyte: string;
  standard: string;
  /** Response factors that the usual detectors show, in thousandths. */
  lowest: number;
  highest: number;
}

export const pairsOfCompounds: readonly Compounds[] = [
  { analyte: 'ethanol', standard: '1-propanol', lowest: 600, highest: 930 },
  { analyte: 'caffeine', standard: 'theophylline', lowest: 750, highest: 1300 },
  { analyte: 'toluene', standard: 'ethylbenzene', lowest: 900, highest: 1100 },
  { analyte: 'menthol', standard: 'camphor', lowest: 800, highest: 1250 },
  { analyte: 'ibuprofen', standard: 'ketoprofen', lowest: 600, highest: 1600 },
];
interface Mixture {
  cx: number;
  cs: number;
  ax: number;
  as: number;
  /** The areas follow it but for their rounding. */
  factor: number;
}

/** A mixture of an analyte and its internal standard, in mg/L, with their peak areas. */
export function drawMixture(random: Random, { lowest, highest }: Compounds): Mixture {
  const [cx, cs] = [random.integer(20, 90) / 2, random.integer(20, 90) / 2];
  const factor = random.integer(lowest, highest) / 1000;
  const as = random.integer(600, 2400);
  return { cx, cs, ax: Math.round((factor * as * cx) / cs), as, factor };
}
