import type { WrittenQuestion } from '../../written-question.ts';

/** Continuous and line spectra, potassium permanganate, and the energy content of food. */
export const spectraAndOxidantsAskedQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-electron-configuration-790',
    topics: ['electron-configuration'],
    tests: ['hydrogen-spectrum'],
    difficulty: 'beginner',
    text: 'Light from a glowing tungsten filament and light from a discharge tube containing hydrogen gas are each passed through a prism. What is seen on a screen behind the prism?',
    answer: 'Filament: all colors; hydrogen: a few bright lines',
    distractors: [
      {
        text: 'Filament: a few bright lines; hydrogen: all colors',
        slip: 'exchanged-values',
        teaching:
          'Separate atoms of a gas emit only certain colors; the closely packed atoms of a hot solid emit all of them.',
      },
      {
        text: 'Filament: all colors; hydrogen: all colors',
        slip: 'property-misjudged',
        teaching:
          'Separate hydrogen atoms emit only at certain wavelengths, so most colors are missing from their light.',
      },
      {
        text: 'Filament: a few bright lines; hydrogen: a few bright lines',
        slip: 'overgeneralised-rule',
        teaching:
          'Line spectra belong to atoms in a gas; the energy levels of a solid lie too close together for lines.',
      },
    ],
    explanation:
      'A hot solid emits a continuous spectrum with all colors. In a gas, the electrons of separate atoms fall between fixed energy levels, so hydrogen gives only a few bright lines.',
    reference: 'OpenStax Chemistry 2e, section 6.2',
  },
  {
    id: 'general-electron-configuration-791',
    topics: ['electron-configuration'],
    tests: ['hydrogen-spectrum', 'atomic-absorption-spectroscopy'],
    uses: ['photon-energy'],
    difficulty: 'intermediate',
    text: 'In a flame, sodium vapor emits a bright yellow line. White light from a very hot filament is passed through cool sodium vapor and then through a prism. How does the resulting spectrum differ from the continuous spectrum of the filament?',
    answer: 'It has a dark line at the position of the yellow line.',
    distractors: [
      {
        text: 'It has a brighter line at the position of the yellow line.',
        slip: 'absorbed-for-seen-color',
        teaching:
          'The cool vapor takes yellow light out of the beam; what it re-emits goes in all directions, so little stays in the beam.',
      },
      {
        text: 'It is dark everywhere except at the position of the yellow line.',
        slip: 'reversed-trend',
        teaching: 'Sodium atoms absorb the photons that fit their energy gap and let the other colors pass.',
      },
      {
        text: 'It does not differ, because the cool vapor does not emit light.',
        slip: 'effect-left-out',
        teaching:
          'The cool atoms emit no light, but they can absorb photons that raise an electron to a higher level.',
      },
    ],
    explanation:
      'The same gap between two energy levels decides which photons an atom emits and which it absorbs. The cool atoms absorb yellow photons from the white light, which leaves a dark line at the position of the yellow line.',
    reference: 'OpenStax Chemistry 2e, section 6.2',
  },
  {
    id: 'general-coordination-chemistry-790',
    topics: ['coordination-chemistry', 'redox'],
    tests: ['redox-of-transition-metals', 'oxidation-numbers'],
    difficulty: 'intermediate',
    text: 'Potassium permanganate is made from pyrolusite, \\ce{MnO2}. The pyrolusite is first fused with KOH in air to give green \\ce{K2MnO4}, which is then converted to purple \\ce{KMnO4}. How does the oxidation number of manganese change in these two steps?',
    answer: 'From +4 to +6, then from +6 to +7',
    distractors: [
      {
        text: 'From +4 to +7, then from +7 to +6',
        slip: 'exchanged-values',
        teaching:
          'The two compounds were interchanged: green \\ce{K2MnO4} has the ion \\ce{MnO4^2-}, in which manganese is +6.',
      },
      {
        text: 'From +2 to +7, then from +7 to +6',
        slip: 'oxidation-number-miscounted',
        teaching:
          'Manganese starts at +4 in \\ce{MnO2}, and it is +6 in green \\ce{K2MnO4} and +7 in purple \\ce{KMnO4}.',
      },
      {
        text: 'From +2 to +6, then from +6 to +7',
        slip: 'oxygen-minus-one',
        teaching: 'In \\ce{MnO2} each oxygen counts as −2, so manganese starts at +4.',
      },
    ],
    explanation:
      'Oxygen counts as −2 and potassium as +1, so manganese is +4 in \\ce{MnO2}, +6 in \\ce{K2MnO4} and +7 in \\ce{KMnO4}. Oxygen from the air takes it from +4 to +6; electrolysis, or disproportionation in acid, then takes it from +6 to +7.',
    reference: 'NCERT Chemistry, Class XII, unit The d- and f-Block Elements',
  },
  {
    id: 'general-redox-790',
    topics: ['redox', 'coordination-chemistry'],
    tests: ['half-equations', 'redox-titration-calculations'],
    uses: ['oxidation-numbers'],
    difficulty: 'intermediate',
    text: 'In dilute sulfuric acid, \\ce{MnO4-} is reduced to \\ce{Mn^2+}. It can oxidize \\ce{Fe^2+} to \\ce{Fe^3+}, oxalate (\\ce{C2O4^2-}) to \\ce{CO2}, and \\ce{I-} to \\ce{I2}. In separate reactions, what amounts of \\ce{Fe^2+}, \\ce{C2O4^2-} and \\ce{I-}, in that order, react with 1 mol of \\ce{MnO4-}?',
    answer: '5 mol, 2.5 mol, 5 mol',
    distractors: [
      {
        text: '5 mol, 5 mol, 5 mol',
        slip: 'ignored-electrons-per-ion',
        teaching:
          'An oxalate ion gives up two electrons, one for each carbon atom, so half as much is enough.',
      },
      {
        text: '5 mol, 2.5 mol, 2.5 mol',
        slip: 'reactant-for-product',
        teaching:
          'The last value is the amount of \\ce{I2} that forms; each iodide ion gives up a single electron.',
      },
      {
        text: '5 mol, 5 mol, 2.5 mol',
        slip: 'exchanged-values',
        teaching:
          'The values for oxalate and iodide were interchanged: an oxalate ion supplies two electrons, an iodide ion one.',
      },
    ],
    explanation:
      'Manganese goes from +7 to +2, so 1 mol of \\ce{MnO4-} takes up 5 mol of electrons. \\ce{Fe^2+} and \\ce{I-} each supply one electron, and \\ce{C2O4^2-} supplies two: 5 mol, 2.5 mol and 5 mol react.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-thermochemistry-790',
    topics: ['thermochemistry'],
    tests: ['enthalpy-of-combustion', 'fuels'],
    difficulty: 'beginner',
    text: 'A cereal bar contains 24.0 g of carbohydrate, 10.0 g of protein and 4.0 g of fat. Of the carbohydrate, 4.0 g is cellulose, which passes through the body undigested. Digestible carbohydrate supplies 16 kJ/g, protein 17 kJ/g and fat 37 kJ/g. How much energy does the bar supply to the body?',
    answer: '638 kJ',
    distractors: [
      {
        text: '702 kJ',
        slip: 'given-fact-overlooked',
        teaching: 'The 4.0 g of cellulose was counted with 16 kJ/g, although it is not digested.',
        expression: '24.0 * 16 + 10.0 * 17 + 4.0 * 37',
      },
      {
        text: '1122 kJ',
        slip: 'wrong-substance-data',
        teaching:
          'The values for carbohydrate and fat were interchanged, and the cellulose was counted as well.',
        expression: '24.0 * 37 + 10.0 * 17 + 4.0 * 16',
      },
      {
        text: '974 kJ',
        slip: 'exchanged-values',
        teaching: 'The values for carbohydrate and fat were interchanged; fat supplies 37 kJ/g.',
        expression: '20.0 * 37 + 10.0 * 17 + 4.0 * 16',
      },
    ],
    explanation:
      'The digestible carbohydrate is 24.0 − 4.0 = 20.0 g. The bar supplies 20.0 × 16 + 10.0 × 17 + 4.0 × 37 = 638 kJ.',
    reference: 'OpenStax Chemistry 2e, section 5.2',
    computation: {
      kind: 'quantity',
      expression: '(24.0 - 4.0) * 16 + 10.0 * 17 + 4.0 * 37',
      unit: 'kJ',
    },
  },
  {
    id: 'general-thermochemistry-791',
    topics: ['thermochemistry'],
    tests: ['enthalpy-of-combustion'],
    uses: ['calorimetry'],
    difficulty: 'intermediate',
    text: 'In a bomb calorimeter, the complete combustion of protein releases about 24 kJ/g, but the body obtains only 17 kJ/g from protein. For fat, the two values are nearly the same. What accounts for most of the difference for protein?',
    answer: 'Nitrogen is excreted as urea, which can still be burned.',
    distractors: [
      {
        text: 'Nitrogen is excreted as nitrate, which stores energy.',
        slip: 'other-substance',
        teaching:
          'Nitrate would require the oxidation of nitrogen, but the body leaves nitrogen in its lowest oxidation state.',
      },
      {
        text: 'Some of the energy is released as heat, which is not counted.',
        slip: 'system-and-surroundings-swapped',
        teaching:
          'Heat that is released in the body is counted in the 17 kJ/g, and fat would show the same difference.',
      },
      {
        text: 'Some of the energy is absorbed by enzymes, which store it.',
        slip: 'property-misjudged',
        teaching:
          'Enzymes are catalysts: they come out of a reaction unchanged and store none of its energy.',
      },
    ],
    explanation:
      'In the calorimeter, protein becomes \\ce{CO2}, water and \\ce{N2}. In the body, its nitrogen is excreted as urea, \\ce{CO(NH2)2}, which can still be burned, so this part of the energy is not obtained; fat contains no nitrogen.',
    reference: 'Merrill & Watt, Energy Value of Foods (USDA Handbook 74)',
  },
];
