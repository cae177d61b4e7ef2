import { simpleComplexes, type Complex } from './complexes.data.ts';
import { shownComplex } from './complex-text.ts';

/** An octahedral complex whose spin state is known. */
export interface OctahedralComplex {
  complex: Complex;
  spin: 'high' | 'low';
}

const highSpin: ReadonlySet<string> = new Set([
  '\\ce{[Cr(H2O)6]^2+}',
  '\\ce{[Mn(H2O)6]^2+}',
  '\\ce{[Mn(H2O)6]^3+}',
  '\\ce{[Fe(H2O)6]^2+}',
  '\\ce{[Fe(H2O)6]^3+}',
  '\\ce{[FeF6]^3-}',
  '\\ce{[CoF6]^3-}',
  '\\ce{[Co(H2O)6]^2+}',
  '\\ce{[Co(NH3)6]^2+}',
]);
const lowSpin: ReadonlySet<string> = new Set([
  '\\ce{[Cr(CN)6]^4-}',
  '\\ce{[Mn(CN)6]^4-}',
  '\\ce{[Mn(CN)6]^3-}',
  '\\ce{[Fe(CN)6]^4-}',
  '\\ce{[Fe(CN)6]^3-}',
  '\\ce{[Co(CN)6]^3-}',
  '\\ce{[Co(NH3)6]^3+}',
  '\\ce{[Ru(NH3)6]^2+}',
  '\\ce{[Ru(NH3)6]^3+}',
  '\\ce{[IrCl6]^2-}',
]);

/** Complexes of four to seven d electrons, for which the spin state matters. */
export const octahedralComplexes: readonly OctahedralComplex[] = simpleComplexes.flatMap(withSpin);

function withSpin(complex: Complex): OctahedralComplex[] {
  const formula = shownComplex(complex);
  if (highSpin.has(formula)) return [{ complex, spin: 'high' }];
  return lowSpin.has(formula) ? [{ complex, spin: 'low' }] : [];
}
