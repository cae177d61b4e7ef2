/** What a data file becomes: the name of the exported table, of its row type, and the file under src/tables. */
export interface Table {
  csv: string;
  file: string;
  table: string;
  row: string;
  doc: string;
  /** Type of each column, in the order of the data file. */
  columns: Readonly<
    Record<
      string,
      'string' | 'string | null' | 'readonly string[]' | 'number' | 'number | null' | 'readonly number[]'
    >
  >;
}

export const tables: readonly Table[] = [
  {
    csv: 'thermochemistry.csv',
    file: 'standard-thermochemistry.data.ts',
    table: 'standardThermochemistry',
    row: 'StandardThermochemistry',
    doc: 'Standard enthalpy and Gibbs energy of formation in kJ/mol, entropy in J/(mol K), at 298.15 K and 1 bar.',
    columns: {
      substance: 'string',
      state: 'string',
      name: 'string',
      enthalpyOfFormation: 'number',
      gibbsEnergyOfFormation: 'number | null',
      entropy: 'number',
    },
  },
  {
    csv: 'reduction-potentials.csv',
    file: 'reduction-potentials.data.ts',
    table: 'reductionPotentials',
    row: 'ReductionPotential',
    doc: 'Standard reduction potentials in V at 25 °C, from the strongest oxidant down.',
    columns: { halfReaction: 'string', potential: 'number' },
  },
  {
    csv: 'acids.csv',
    file: 'acids.data.ts',
    table: 'acids',
    row: 'Acid',
    doc: 'Acids with every pKa in water at 25 °C; an acid that is better known by its base names that too.',
    columns: {
      acid: 'string',
      name: 'string',
      pKas: 'readonly number[]',
      base: 'string | null',
      baseName: 'string | null',
    },
  },
  {
    csv: 'solubility-products.csv',
    file: 'solubility-products.data.ts',
    table: 'solubilityProducts',
    row: 'SolubilityProduct',
    doc: 'Solubility products at 25 °C.',
    columns: { salt: 'string', name: 'string', solubilityProduct: 'number' },
  },
  {
    csv: 'specific-heats.csv',
    file: 'specific-heats.data.ts',
    table: 'specificHeats',
    row: 'SpecificHeat',
    doc: 'Specific heat capacities in J/(g K) at 25 °C and constant pressure.',
    columns: { substance: 'string', name: 'string', specificHeat: 'number' },
  },
  {
    csv: 'solubility-rules.csv',
    file: 'solubility-rules.data.ts',
    table: 'solubilityRules',
    row: 'SolubilityRule',
    doc: 'What salts of an ion do in water at 25 °C: mostly soluble or insoluble, with the ions that are exceptions and the salts on which textbooks differ.',
    columns: {
      ions: 'readonly string[]',
      solubility: 'string',
      exceptions: 'readonly string[]',
      differing: 'readonly string[]',
      note: 'string',
    },
  },
  {
    csv: 'infrared-bands.csv',
    file: 'infrared-bands.data.ts',
    table: 'infraredBands',
    row: 'InfraredBand',
    doc: 'Ranges of infrared bands in cm⁻¹, with how they look and where textbooks give another range.',
    columns: {
      id: 'string',
      bond: 'string',
      compounds: 'string',
      low: 'number',
      high: 'number',
      appearance: 'string',
      differing: 'string',
    },
  },
  {
    csv: 'proton-shifts.csv',
    file: 'proton-shifts.data.ts',
    table: 'protonShifts',
    row: 'ProtonShift',
    doc: 'Ranges of ¹H shifts in ppm against tetramethylsilane, and where textbooks give another range.',
    columns: {
      id: 'string',
      hydrogen: 'string',
      where: 'string',
      low: 'number',
      high: 'number',
      differing: 'string',
    },
  },
  {
    csv: 'carbon-shifts.csv',
    file: 'carbon-shifts.data.ts',
    table: 'carbonShifts',
    row: 'CarbonShift',
    doc: 'Ranges of ¹³C shifts in ppm against tetramethylsilane, and where textbooks give another range.',
    columns: {
      id: 'string',
      carbon: 'string',
      where: 'string',
      low: 'number',
      high: 'number',
      differing: 'string',
    },
  },
  {
    csv: 'amino-acids.csv',
    file: 'amino-acids.data.ts',
    table: 'aminoAcidValues',
    row: 'AminoAcidValues',
    doc: 'The amino acids of the standard genetic code: side chain, pKa values at 25 °C and printed pI of one textbook, and the pKa values of another.',
    columns: {
      name: 'string',
      three: 'string',
      one: 'string',
      formula: 'string',
      molarMass: 'number',
      sideChain: 'string',
      carboxyl: 'number',
      amino: 'number',
      side: 'number | null',
      sideKind: 'string | null',
      printedPI: 'number',
      others: 'readonly number[]',
    },
  },
];

/** The text of the generated file; throws on a header or a row that does not fit the columns. */
export function tableSource(table: Table, csv: string): string {
  const names = Object.keys(table.columns);
  const [header, ...rows] = csv.trimEnd().split('\n');
  if (header !== names.join(',')) throw new Error(`${table.csv}: expected the columns ${names.join(',')}`);
  return [
    `/** Made from data/${table.csv} by scripts/build-tables.ts; sources in data/README.md. */`,
    `export interface ${table.row} {`,
    ...Object.entries(table.columns).map(([name, type]) => `  ${name}: ${type};`),
    '}',
    '',
    `/** ${table.doc} */`,
    '// oxfmt-ignore',
    `export const ${table.table}: readonly ${table.row}[] = [`,
    ...rows.map((row) => `  { ${cellsOf(table, row).join(', ')} },`),
    '];',
    '',
  ].join('\n');
}

function cellsOf(table: Table, row: string): string[] {
  const cells = row.split(',');
  const columns = Object.entries(table.columns);
  if (cells.length !== columns.length) throw new Error(`${table.csv}: ${row}`);
  return columns.map(([name, type], index) => `${name}: ${valueOf(type, cells[index] ?? '', row)}`);
}

function valueOf(type: string, cell: string, row: string): string {
  if (type.endsWith('| null') && cell === '') return 'null';
  if (type === 'readonly string[]') return `[${cell.split(' ').filter(Boolean).map(quoted).join(', ')}]`;
  if (type.startsWith('string')) return quoted(cell);
  const numbers = cell.split(' ').map(Number);
  if (cell === '' || !numbers.every(Number.isFinite)) throw new Error(`Not a number in ${row}`);
  return type === 'readonly number[]' ? `[${numbers.join(', ')}]` : String(numbers[0]);
}

function quoted(text: string): string {
  return `'${text.replaceAll(/[\\']/g, String.raw`\$&`)}'`;
}
