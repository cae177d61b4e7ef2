import { formatSignificant } from '@valence/chemistry';

/** A rigid rotor of two atoms. */
interface Diatomic {
  formula: string;
  /** Isotopic masses in u, to the five figures that the question states. */
  masses: readonly [number, number];
  /** Rotational constant in cm⁻¹, NIST, rounded. */
  constant: number;
}

export const molecules: readonly Diatomic[] = [
  { formula: '^{12}C^{16}O', masses: [12.0, 15.995], constant: 1.92 },
  { formula: '^{1}H^{35}Cl', masses: [1.0078, 34.969], constant: 10.4 },
  { formula: '^{1}H^{79}Br', masses: [1.0078, 78.918], constant: 8.35 },
  { formula: '^{1}H^{127}I', masses: [1.0078, 126.9], constant: 6.43 },
  { formula: '^{1}H^{19}F', masses: [1.0078, 18.998], constant: 20.6 },
  { formula: '^{14}N^{16}O', masses: [14.003, 15.995], constant: 1.7 },
  { formula: '^{12}C^{32}S', masses: [12.0, 31.972], constant: 0.817 },
];

/** A wavenumber as it is written. */
export const wavenumbers = (value: number): string => `${formatSignificant(value, 3)} cm^{−1}`;
