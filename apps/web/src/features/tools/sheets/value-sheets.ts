import {
  acids,
  constants,
  reductionPotentials,
  solubilityProducts,
  specificHeats,
  standardThermochemistry,
} from '@valence/chemistry';
import { chemistry, scientific, signed, type DataSheet } from './data-sheet.ts';

/** The tables that the questions are computed with, as sheets. */
export const valueSheets: readonly DataSheet[] = [
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
