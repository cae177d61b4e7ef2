/** Made from data/specific-heats.csv by scripts/build-tables.ts; sources in data/README.md. */
export interface SpecificHeat {
  substance: string;
  name: string;
  specificHeat: number;
}

/** Specific heat capacities in J/(g K) at 25 °C and constant pressure. */
// oxfmt-ignore
export const specificHeats: readonly SpecificHeat[] = [
  { substance: 'H2O', name: 'water', specificHeat: 4.184 },
  { substance: 'C2H5OH', name: 'ethanol', specificHeat: 2.44 },
  { substance: 'Mg', name: 'magnesium', specificHeat: 1.023 },
  { substance: 'Al', name: 'aluminium', specificHeat: 0.897 },
  { substance: 'Ti', name: 'titanium', specificHeat: 0.523 },
  { substance: 'Fe', name: 'iron', specificHeat: 0.449 },
  { substance: 'Ni', name: 'nickel', specificHeat: 0.444 },
  { substance: 'Zn', name: 'zinc', specificHeat: 0.388 },
  { substance: 'Cu', name: 'copper', specificHeat: 0.385 },
  { substance: 'Ag', name: 'silver', specificHeat: 0.235 },
  { substance: 'W', name: 'tungsten', specificHeat: 0.132 },
  { substance: 'Au', name: 'gold', specificHeat: 0.129 },
];
