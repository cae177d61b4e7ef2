import {
  acids,
  constants,
  reductionPotentials,
  solubilityProducts,
  specificHeats,
  standardThermochemistry,
} from '@valence/chemistry';

/** A table to look values up in. Columns and cells are in the typeset notation. */
export interface DataSheet {
  id: string;
  title: string;
  /** Conditions, and where the values are published. */
  note: string;
  columns: readonly string[];
  /** `words` is what a search reads: names and plain formulas. */
  rows: readonly { words: string; cells: readonly string[] }[];
}

/** The tables that the questions are computed with, as sheets. */
export const dataSheets: readonly DataSheet[] = [
  {
    id: 'constants',
    title: 'Constants',
    note: 'CODATA 2022; exact ones from the SI Brochure, 9th edition, 2019.',
    columns: ['Name', 'Symbol', 'Value', 'Unit'],
    rows: Object.values(constants).map(({ name, symbol, value, unit }) => ({
      words: name,
      cells: [name, symbol, scientific(value), unit],
    })),
  },
  {
    id: 'acids',
    title: 'Acid strengths',
    note: 'p*K*_{a} in water at 25 °C. CRC Handbook, dissociation constants.',
    columns: ['Acid', 'Formula', 'p*K*_{a}', 'Known by its base'],
    rows: acids.map(({ acid, name, pKas, base, baseName }) => ({
      words: `${name} ${acid} ${baseName ?? ''} ${base ?? ''}`,
      cells: [
        name,
        chemistry(acid),
        pKas.map((pKa) => signed(pKa)).join(', '),
        base === null ? '' : `${baseName ?? ''} ${chemistry(base)}`,
      ],
    })),
  },
  {
    id: 'potentials',
    title: 'Standard reduction potentials',
    note: 'In V at 25 °C, from the strongest oxidant down. CRC Handbook, electrochemical series.',
    columns: ['Half-reaction', '*E*°'],
    rows: reductionPotentials.map(({ halfReaction, potential }) => ({
      words: halfReaction,
      cells: [chemistry(halfReaction), signed(potential)],
    })),
  },
  {
    id: 'solubility',
    title: 'Solubility products',
    note: 'At 25 °C. CRC Handbook, solubility product constants.',
    columns: ['Salt', 'Formula', '*K*_{sp}'],
    rows: solubilityProducts.map(({ salt, name, solubilityProduct }) => ({
      words: `${name} ${salt}`,
      cells: [name, chemistry(salt), scientific(solubilityProduct)],
    })),
  },
  {
    id: 'thermochemistry',
    title: 'Standard thermochemistry',
    note: 'At 298.15 K and 1 bar: Δ*H*°_{f} and Δ*G*°_{f} in kJ/mol, *S*° in J/(mol K). CRC Handbook.',
    columns: ['Substance', 'Formula', 'Δ*H*°_{f}', 'Δ*G*°_{f}', '*S*°'],
    rows: standardThermochemistry.map(
      ({ substance, state, name, enthalpyOfFormation, gibbsEnergyOfFormation, entropy }) => ({
        words: `${name} ${substance}`,
        cells: [
          name,
          chemistry(`${substance}(${state})`),
          signed(enthalpyOfFormation),
          gibbsEnergyOfFormation === null ? '–' : signed(gibbsEnergyOfFormation),
          signed(entropy),
        ],
      }),
    ),
  },
  {
    id: 'heats',
    title: 'Specific heat capacities',
    note: 'In J/(g K) at 25 °C and constant pressure. CRC Handbook; water by the thermochemical calorie.',
    columns: ['Substance', 'Formula', '*c*'],
    rows: specificHeats.map(({ substance, name, specificHeat }) => ({
      words: `${name} ${substance}`,
      cells: [name, chemistry(substance), String(specificHeat)],
    })),
  },
];

/** The sheets with the rows that a text names; a sheet whose title it names comes whole, one without rows goes. */
export function searchSheets(text: string): DataSheet[] {
  const sought = text.trim().toLowerCase();
  if (sought === '') return [...dataSheets];
  return dataSheets.flatMap((sheet) => {
    if (sheet.title.toLowerCase().includes(sought)) return [sheet];
    const rows = sheet.rows.filter(({ words }) => words.toLowerCase().includes(sought));
    return rows.length === 0 ? [] : [{ ...sheet, rows }];
  });
}

function chemistry(formula: string): string {
  return String.raw`\ce{${formula}}`;
}

function signed(value: number): string {
  return String(value).replace('-', '−');
}

/** `1.77e-10` as `1.77 × 10^{−10}`. */
function scientific(value: number): string {
  const [digits = '', exponent] = String(value).split('e');
  return exponent === undefined
    ? signed(value)
    : `${digits} × 10^{${exponent.replace('-', '−').replace('+', '')}}`;
}
